"""The end: what brings it about, what everything counts, and who wins (R81 to R93, O50, O56 to O61, O69)."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from conclave.games.triora import terms as t
from conclave.games.triora.table import crowns_of
from tests.games.triora.layout import A, B, C, D, Layout, area

MAIN = ("city", "fields", "river", "dungeon")
KIND_OF = {"city": "noble", "fields": "peasant", "river": "merchant", "dungeon": "soldier"}
POTION_OF = {"city": "MOL", "fields": "PES", "river": "VEN", "dungeon": "IGN"}
PERSONAGES = "captain steward notary treasurer magistrate vicar countess count".split()
CROWN_POINTS = [0, 2, 4, 6, 8, 11, 15, 20, 25, 30, 35]
"""R89, from no Crown at all to 10 and more."""
PENALTY = {2: [16, 24], 3: [8, 16, 24], 4: [0, 8, 16, 24]}
"""R88, of A, B, C, D while the last of them is on top: how all disks lie unless a test says otherwise."""
NIGHTFALL = "game@2 > nightfall@2"


def figures(g: Layout, inquisitor: str = "castle", morgana: str = "cemetery") -> Layout:
    """The Inquisitor and Morgana stand somewhere."""
    g.s.inquisitor, g.s.morgana = area(inquisitor), area(morgana)
    return g


def capture(g: Layout, *seats: int) -> Layout:
    """These players were captured before."""
    for seat in seats:
        g.s.captured |= 1 << seat
    return g


def bewitch(g: Layout, seat: int, *personages: str) -> Layout:
    """A player has markers on these columns of the Castle."""
    for name in personages:
        g.s.castle[PERSONAGES.index(name)] = seat
        g.s.markers[seat] -= 1
    return g


def control(g: Layout, name: str) -> list[int]:
    """The points of each seat for a main area; -1 for a seat that is not placed there at all."""
    found = [-1] * g.s.seats
    for e in g.told(t.CONTROLLED):
        if e.a == area(name):
            assert found[e.seat] == -1
            found[e.seat] = e.n
    return found


def counted(g: Layout, what: int) -> list[int]:
    """The points of each seat for one row of the count."""
    found = [0] * g.s.seats
    for e in g.told(t.COUNTED):
        if e.a == what:
            found[e.seat] += e.b
    return found


def standing(g: Layout) -> list[tuple[str, int, int, bool]]:
    """The final standing: player, place, points, and whether that is the winner."""
    return [("ABCD"[row.seat], row.place, row.points, row.won) for row in g.game.scores(g.s)]


def decline_all(g: Layout) -> Layout:
    """Nobody takes anything from Morgana, and shovels go unused."""
    while not g.s.over and g.decision(g.asked()[0]).about in (t.MORGANA, t.DIG_WHAT):
        g.done(g.asked()[0])
    return g


# --- what brings the end about ------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("last", MAIN)
def test_r81_the_end_nears_when_the_third_main_area_is_full(seats: int, spaces: int, last: str) -> None:
    """R81, R45: two areas are full and one lacks a single marker; A's marker there is what ends the game."""
    full = [name for name in MAIN if name != last][:2]
    g = Layout(seats).have(A, **{POTION_OF[last]: 1})
    for name in full:
        g.doom(name, A=2, B=spaces - 2)
    g.doom(last, B=spaces - 1).start()
    g.place(A, t.FAMILIAR, last)
    assert not g.s.ending
    g.act(A, last)
    assert g.doom_in(last) == [1, spaces - 1, 0, 0][:seats]
    assert g.s.ending
    assert len(g.told(t.END_NEARS)) == 1
    assert [e.a for e in g.told(t.DESTROYED)] == [area(last)]
    assert not g.s.over


@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_r81_two_full_areas_do_not_end_the_game(seats: int, spaces: int) -> None:
    """R81: A fills the second area, and the third and fourth lack one marker each: the game goes on."""
    g = Layout(seats).have(A, MOL=1).doom("fields", B=spaces).doom("city", A=spaces - 1)
    g.doom("river", A=1, B=spaces - 2).doom("dungeon", A=1, B=spaces - 2).start()
    g.place(A, t.FAMILIAR, "city").act(A, "city")
    assert [e.a for e in g.told(t.DESTROYED)] == [area("city")]
    assert not g.s.ending
    assert g.told(t.END_NEARS) == []


def test_r81_the_castle_does_not_count_as_a_full_area() -> None:
    """R81: eight personages bewitched and two main areas full: another round begins."""
    g = Layout(2).doom("city", A=3).doom("fields", B=3).witch(A, "forest-1").witch(B, "forest-2")
    bewitch(g, A, *PERSONAGES[:4])
    bewitch(g, B, *PERSONAGES[4:])
    figures(g, morgana="lair").day()
    assert not g.s.ending
    g.idle(NIGHTFALL, seat=B)


@pytest.mark.card("castle")
def test_r81_a_marker_by_the_witchs_bonus_of_the_castle_counts_too() -> None:
    """R81, R51: A fills the third area from the Castle, for 7 points."""
    g = Layout(2).doom("city", A=3).doom("fields", B=3).doom("dungeon", B=2).witch(B, "forest-1")
    figures(g, inquisitor="lair").start()
    g.place(A, t.WITCH, "castle").choose(A, t.SPREAD, area("dungeon"))
    assert g.doom_in("dungeon") == [1, 2]
    assert g.s.ending
    assert g.s.points == [16, 20]


def test_a39_the_round_is_played_out_and_the_fourth_area_may_fill_too() -> None:
    """A39, R82, O60: the third area is filled in the first turn of a round; the other three turns and the Day
    follow, and then everything is counted.
    """
    g = Layout(2).doom("city", A=3).doom("fields", B=3).doom("river", A=1, B=1).doom("dungeon", B=2)
    g.witch(A, "lair").witch(B, "forest-1").familiar(A, "tower").familiar(B, "swamp").own(B, "noble-1")
    g.have(A, VEN=1).have(B, IGN=1, inquisition=20).herbs(A)
    figures(g, inquisitor="stones", morgana="castle").start()
    g.place(A, t.FAMILIAR, "river").act(A, "river")
    assert g.s.ending
    assert g.asks(B, t.PLACE_PIECE)
    g.place(B, t.FAMILIAR, "dungeon").act(B, "dungeon")
    assert [e.a for e in g.told(t.DESTROYED)] == [area("river"), area("dungeon")]
    assert len(g.told(t.END_NEARS)) == 1
    assert g.asks(A, t.PLACE_PIECE)
    g.place(A, t.WITCH, "city").bonus(A, "city")
    assert g.asks(B, t.PLACE_PIECE)
    assert g.told(t.DAY_BREAKS) == []
    g.place(B, t.WITCH, "forest-2").done(B)
    decline_all(g)
    assert len(g.told(t.DAY_BREAKS)) == 1
    assert [e.a for e in g.told(t.HUNTS)] == [B]
    assert [e.a for e in g.told(t.SEEKS)] == [A]
    assert [(e.seat, e.a) for e in g.told(t.VILLAGER_GIFTS)] == [(B, 1)]
    assert g.s.over
    assert g.s.round == 2
    g.idle()


@pytest.mark.card("noble-1", "merchant-1", "soldier-1")
def test_r82_villagers_still_give_in_the_last_round_before_the_count() -> None:
    """R82, O55: the end is near; A's Noble, Merchant and Soldier bring a point, a silver and -2 Inquisition,
    by which A falls below B before penalties are taken.
    """
    g = Layout(2).witch(A, "forest-1").witch(B, "forest-2").have(A, inquisition=11).have(B, inquisition=10)
    g.own(A, "noble-1", "merchant-1", "soldier-1")
    g.s.ending = True
    figures(g, morgana="lair").day()
    assert g.s.over
    assert g.s.points == [21, 20]
    assert g.s.inquisition == [9, 10]
    assert counted(g, t.LEFTOVERS) == [1, 0]
    assert counted(g, t.PENALTY) == [-16, -24]
    g.idle()


def test_r82_without_a_trigger_another_round_begins() -> None:
    """R16, R82: nothing is counted."""
    g = Layout(2).witch(A, "forest-1").witch(B, "forest-2")
    figures(g, morgana="lair").day()
    assert not g.s.over
    assert g.told(t.COUNTING) == []
    assert g.s.round == 3
    g.idle(NIGHTFALL, seat=B)


@pytest.mark.parametrize(("number", "is_last"), [(28, False), (29, False), (30, True)])
def test_o61_after_thirty_rounds_there_is_an_end(number: int, is_last: bool) -> None:
    """O61: as if it had been triggered, without a full area or a capture; not a round earlier."""
    g = Layout(2).witch(A, "forest-1").witch(B, "forest-2")
    g.s.round = number
    figures(g, morgana="lair").day()
    assert g.s.over == is_last
    assert len(g.told(t.END_NEARS)) == int(is_last)
    assert len(g.told(t.COUNTING)) == int(is_last)
    assert g.s.round == (30 if is_last else number + 1)
    if is_last:
        assert standing(g) == [("A", 1, 4, True), ("B", 2, -4, False)]


def test_a35_a_captured_player_takes_part_to_the_last_but_scores_nothing() -> None:
    """A35, R70, R83, FAQ 10, 11 and 12: A is captured on 32 and falls to 28 by two Soldiers."""
    g = Layout(3).have(A, inquisition=29, points=40).have(B, inquisition=30).have(C, inquisition=10)
    g.witch(A, "castle").witch(B, "forest-1").witch(C, "fields").own(A, "soldier-1", "soldier-2")
    figures(g.doom("city", A=2, B=1).herbs(C, planting="R")).day()
    assert g.s.inquisition == [32, 30, 10]
    assert g.s.points == [38, 20, 20]
    assert [(e.seat, e.a) for e in g.told(t.CAPTURED)] == [(A, area("castle"))]
    assert [e.n for e in g.told(t.WALKED) if e.a == 0] == [area("city"), area("cemetery")]
    assert g.asks(C, t.MORGANA)
    g.done(C)
    assert g.ring(C)[t.HARVEST] == "R"
    assert g.s.inquisition == [28, 30, 10]
    assert g.s.over
    assert counted(g, t.PENALTY) == [-16, -24, -8]
    assert control(g, "city") == [10, 6, -1]
    assert g.s.total == [0, 2, 12]
    assert standing(g) == [("C", 1, 12, True), ("B", 2, 2, False), ("A", 3, 0, False)]
    g.idle()


# --- area control -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", MAIN)
@pytest.mark.parametrize(
    ("strength", "points"),
    [
        ((4, 3, 2, 1), [10, 6, 3, 0]),
        ((1, 2, 3, 4), [0, 3, 6, 10]),
        ((3, 3, 2, 1), [8, 8, 3, 0]),
        ((2, 2, 1, 1), [8, 8, 1, 1]),
        ((3, 2, 1, 1), [10, 6, 1, 1]),
        ((3, 2, 2, 1), [10, 4, 4, 0]),
        ((2, 1, 1, 1), [10, 3, 3, 3]),
        ((2, 2, 2, 1), [6, 6, 6, 0]),
        ((1, 1, 1, 1), [4, 4, 4, 4]),
        ((2, 2, 0, 0), [8, 8, -1, -1]),
        ((0, 2, 1, 1), [-1, 10, 4, 4]),
        ((1, 0, 1, 1), [6, -1, 6, 6]),
        ((0, 0, 3, 0), [-1, -1, 10, -1]),
        ((0, 0, 0, 0), [-1, -1, -1, -1]),
    ],
    ids=str,
)
def test_r84_control_by_markers_and_villagers(
    name: str, strength: tuple[int, ...], points: list[int]
) -> None:
    """R84 to R86, R92, O57, FAQ 5, 9: places 10, 6, 3; ties share what they cover, rounded down; nobody
    scores without presence. Everybody has one marker, and Villagers of the area's kind for the rest.
    """
    g = Layout(4)
    left = list(range(1, 10))
    for seat, n in enumerate(strength):
        if n:
            g.doom(name, **{"ABCD"[seat]: 1})
            g.own(seat, *[f"{KIND_OF[name]}-{left.pop()}" for _ in range(n - 1)])
    g.ending()
    assert control(g, name) == points
    for other in MAIN:
        assert other == name or control(g, other) == [-1] * 4
    nobles = [n - 1 if n and name == "city" else 0 for n in strength]
    crowns = [CROWN_POINTS[2 * n] for n in nobles]
    rows = zip(points, PENALTY[4], crowns, strict=True)
    assert g.s.total == [20 + max(0, won) - penalty + extra for won, penalty, extra in rows]
    g.idle()


@pytest.mark.card("noble-1", "peasant-1", "merchant-1", "soldier-1", "city", "fields", "river", "dungeon")
@pytest.mark.parametrize("name", MAIN)
def test_r66_a_villager_counts_as_a_marker_in_the_area_of_its_kind_alone(name: str) -> None:
    """R66, R84, O1: one Villager and one marker make two, which beats a single marker; nowhere else anything.

    Noble in the City, Peasant in the Fields, Merchant in the River, Soldier in the Dungeon.
    """
    g = Layout(2).own(A, f"{KIND_OF[name]}-1").doom(name, A=1, B=1).ending()
    assert control(g, name) == [10, 6]
    assert [control(g, other) for other in MAIN if other != name] == [[-1, -1]] * 3
    alone = Layout(2).own(B, f"{KIND_OF[name]}-1").ending()
    assert control(alone, name) == [-1, 10]


def test_faq05_whoever_has_nothing_in_an_area_gets_no_place_there() -> None:
    """FAQ 5, R86: only B has pieces in the City: 10 for B, and second and third place are nobody's."""
    g = Layout(3).doom("city", B=2).own(C, "peasant-1").ending()
    assert control(g, "city") == [-1, 10, -1]
    assert control(g, "fields") == [-1, -1, 10]
    assert g.s.total == [20 - 8, 20 + 10 - 16, 20 + 10 - 24]
    g = Layout(3).doom("city", B=2).own(C, "noble-1").ending()
    assert control(g, "city") == [-1, 10, 6]
    g.idle()


def test_o58_two_players_get_ten_and_six_or_eight_each() -> None:
    """O58, R85: there is no third place; penalties are 24 and 16."""
    g = Layout(2).doom("city", A=2, B=1).doom("fields", A=1, B=1).doom("river", B=2).ending()
    assert control(g, "city") == [10, 6]
    assert control(g, "fields") == [8, 8]
    assert control(g, "river") == [-1, 10]
    assert counted(g, t.PENALTY) == [-16, -24]
    assert g.s.total == [20 + 10 + 8 - 16, 20 + 6 + 8 + 10 - 24]
    g.idle()


def test_faq09_points_are_rounded_down_for_each_area_by_itself() -> None:
    """FAQ 9, R92: twice 3 shared by two is 1 and 1 for each, not 3; nothing is rounded up."""
    g = Layout(4).doom("river", A=1, B=1, C=1, D=1).doom("dungeon", A=1, B=1, C=1, D=1)
    g.own(A, "merchant-1", "merchant-2", "soldier-1", "soldier-2").own(B, "merchant-3", "soldier-3").ending()
    assert control(g, "river") == [10, 6, 1, 1]
    assert control(g, "dungeon") == [10, 6, 1, 1]
    assert g.s.total[C:] == [20 + 2 - 16, 20 + 2 - 24]
    g.idle()


def test_faq10_a_captured_player_keeps_the_place_in_an_area() -> None:
    """FAQ 10, R83: A was captured and is first in the River; B is second, not first, and C third."""
    g = Layout(3).doom("river", A=2, B=1).own(B, "merchant-1").own(A, "merchant-2", "merchant-3")
    capture(g.doom("river", C=1), A).ending()
    assert control(g, "river") == [10, 6, 3]
    assert g.s.total == [0, 20 + 6 - 16, 20 + 3 - 24]
    g.idle()


# --- sets of Villagers --------------------------------------------------------------------------------------
def grant(g: Layout, seat: int, nobles: int, peasants: int, merchants: int, soldiers: int) -> Layout:
    """Give a player Villagers, so many of each kind."""
    for kind, n in (("noble", nobles), ("peasant", peasants), ("merchant", merchants), ("soldier", soldiers)):
        g.own(seat, *[f"{kind}-{each}" for each in range(1, n + 1)])
    return g


@pytest.mark.parametrize(
    ("have", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 0),
        ((0, 0, 5, 0), 0),
        ((1, 1, 0, 0), 3),
        ((0, 1, 0, 1), 3),
        ((4, 0, 1, 0), 3),
        ((2, 2, 0, 0), 6),
        ((1, 1, 1, 0), 9),
        ((0, 1, 1, 1), 9),
        ((3, 1, 1, 0), 9),
        ((2, 2, 1, 0), 12),
        ((1, 3, 0, 2), 12),
        ((1, 1, 1, 1), 18),
        ((3, 1, 1, 1), 18),
        ((2, 1, 2, 1), 21),
        ((2, 2, 2, 1), 27),
        ((2, 2, 2, 2), 36),
        ((3, 3, 2, 1), 30),
        ((9, 9, 9, 9), 162),
    ],
    ids=str,
)
def test_r87_sets_of_different_villagers(have: tuple[int, int, int, int], points: int) -> None:
    """R87, O56: two kinds 3, three 9, four 18; each card is in one set, the largest sets are made first."""
    g = grant(Layout(2), B, *have)
    g.ending()
    assert counted(g, t.SETS) == [0, points]
    g.idle()


def test_o56_no_other_grouping_is_worth_more() -> None:
    """O56, R87: for up to three of each kind the count is the best of all ways to group them."""

    @cache
    def best(have: tuple[int, ...]) -> int:
        worth = {2: 3, 3: 9, 4: 18}
        found = [0]
        for picked in product((0, 1), repeat=4):
            if sum(picked) in worth and all(x <= y for x, y in zip(picked, have, strict=True)):
                rest = tuple(y - x for x, y in zip(picked, have, strict=True))
                found.append(worth[sum(picked)] + best(rest))
        return max(found)

    for have in product(range(4), repeat=4):
        g = grant(Layout(2), B, *have)
        g.ending()
        assert counted(g, t.SETS) == [0, best(have)]


# --- penalties ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("inquisition", "pile", "points"),
    [
        ((9, 8), "AB", [-24, -16]),
        ((8, 9), "AB", [-16, -24]),
        ((7, 7), "AB", [-16, -24]),
        ((7, 7), "BA", [-24, -16]),
        ((0, 0), "BA", [-24, -16]),
        ((0, 31, 5), "ABC", [-8, -24, -16]),
        ((0, 0, 0), "CAB", [-16, -24, -8]),
        ((5, 9, 5), "CAB", [-16, -24, -8]),
        ((5, 9, 5), "ABC", [-8, -24, -16]),
        ((1, 2, 3, 4), "DCBA", [0, -8, -16, -24]),
        ((0, 0, 0, 0), "BDAC", [-16, 0, -24, -8]),
        ((32, 32, 0, 32), "DBCA", [-24, -16, 0, -8]),
    ],
)
def test_r88_penalties_by_rank_on_the_inquisition_track(
    inquisition: tuple[int, ...], pile: str, points: list[int]
) -> None:
    """R88, R71, FAQ 4: 24, 16, 8, 0 from the highest, for any number of players, on 0 too; ties by pile."""
    g = Layout(len(inquisition)).pile(pile)
    for seat, n in enumerate(inquisition):
        g.have(seat, inquisition=n)
    g.ending()
    assert counted(g, t.PENALTY) == points
    assert g.s.total == [20 + n for n in points]
    g.idle()


def test_faq04_the_third_of_three_on_nothing_still_pays_eight() -> None:
    """FAQ 4: C is on 0 and last; with two on 0 the one on top pays 16."""
    g = Layout(3).have(A, inquisition=12).have(B, inquisition=3).have(C, inquisition=0).ending()
    assert g.s.total == [20 - 24, 20 - 16, 20 - 8]
    g = Layout(3).have(A, inquisition=12).have(B, inquisition=0).have(C, inquisition=0).pile("CBA").ending()
    assert g.s.total == [20 - 24, 20 - 16, 20 - 8]
    g = Layout(3).have(A, inquisition=12).have(B, inquisition=0).have(C, inquisition=0).pile("ABC").ending()
    assert g.s.total == [20 - 24, 20 - 8, 20 - 16]


def test_faq11_a_captured_player_who_falls_raises_the_penalty_of_others() -> None:
    """FAQ 11, R83: A was captured on 32 and has a Soldier; B on 31 now ranks first and pays 24, C 8."""
    g = Layout(3).have(A, inquisition=32).have(B, inquisition=31).have(C, inquisition=5).own(A, "soldier-1")
    g.witch(A, "forest-1").witch(B, "forest-2").witch(C, "forest-3")
    g.s.ending = True
    figures(capture(g, A), morgana="lair").day()
    assert g.s.inquisition == [30, 31, 5]
    assert counted(g, t.PENALTY) == [-16, -24, -8]
    assert standing(g) == [("C", 1, 12, True), ("B", 2, -4, False), ("A", 3, 0, False)]
    g.idle()


# --- Crowns -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("personages", "crowns", "points"),
    [
        ("", 0, 0),
        ("captain", 1, 2),
        ("treasurer", 2, 4),
        ("count", 3, 6),
        ("count notary", 4, 8),
        ("count vicar", 5, 11),
        ("count countess", 6, 15),
        ("count countess steward", 7, 20),
        ("count countess magistrate", 8, 25),
        ("count countess magistrate captain", 9, 30),
        ("count countess magistrate vicar", 10, 35),
        ("count countess magistrate vicar notary", 11, 35),
        ("captain steward notary treasurer magistrate vicar countess count", 15, 35),
    ],
)
def test_r89_the_table_of_crowns(personages: str, crowns: int, points: int) -> None:
    """R50, R89: each value of the table, and 10 or more; only the owner of the markers gets anything."""
    g = bewitch(Layout(2), A, *personages.split()).ending()
    assert counted(g, t.CROWNS) == [points, 0]
    assert g.s.total == [20 - 16 + points, 20 - 24]
    assert crowns_of(g.s, A) == crowns
    g.idle()


@pytest.mark.card("captain", "steward", "notary", "treasurer", "magistrate", "vicar", "countess", "count")
@pytest.mark.parametrize(
    ("personage", "points"),
    [
        ("captain", 2),
        ("steward", 2),
        ("notary", 2),
        ("treasurer", 4),
        ("magistrate", 4),
        ("vicar", 4),
        ("countess", 6),
        ("count", 6),
    ],
)
def test_r50_each_personage_has_its_crowns(personage: str, points: int) -> None:
    """R50, T5: one Crown for the first three, two for the next three, three for the last two."""
    g = bewitch(Layout(3), B, personage).ending()
    assert counted(g, t.CROWNS) == [0, points, 0]
    g.idle()


@pytest.mark.card(
    "noble-1", "noble-2", "noble-3", "noble-4", "noble-5", "noble-6", "noble-7", "noble-8", "noble-9"
)
@pytest.mark.parametrize("n", range(1, 10))
def test_r65_each_noble_has_two_crowns(n: int) -> None:
    """R65, R89: two Crowns are 4 points; with the Captain's three are 6; other Villagers have none."""
    g = Layout(2).own(A, f"noble-{n}").own(B, f"peasant-{n}", f"merchant-{n}", f"soldier-{n}").ending()
    assert counted(g, t.CROWNS) == [4, 0]
    g = bewitch(Layout(2).own(B, f"noble-{n}"), B, "captain").ending()
    assert counted(g, t.CROWNS) == [0, 6]
    g.idle()


def test_r89_crowns_of_castle_and_nobles_are_added_up() -> None:
    """R50, R89: three Nobles and the Count make 9 Crowns, 30 points, not 15 and 6."""
    g = bewitch(Layout(2).own(A, "noble-1", "noble-2", "noble-3"), A, "count").ending()
    assert counted(g, t.CROWNS) == [30, 0]
    assert g.s.total == [20 + 10 - 16 + 30, 20 - 24]
    g.idle()


# --- what is left over --------------------------------------------------------------------------------------
@pytest.mark.parametrize("potion", ["MOL", "PES", "VEN", "IGN", "INC", "MAL", "ARC", "NEC", "VIT"])
def test_r90_every_potion_left_is_a_point(potion: str) -> None:
    """R90: each of the nine, and A's are not B's."""
    g = Layout(2).have(A, **{potion: 5}).have(B, **{potion: 1}).ending()
    assert counted(g, t.LEFTOVERS) == [5, 1]
    assert g.s.total == [20 - 16 + 5, 20 - 24 + 1]
    g.idle()


def test_r90_silver_and_undead_are_points_and_herbs_are_none() -> None:
    """R90: 3 Undead, 4 silver, 2 Molestum and a Vitae are 10; herbs count nothing wherever they lie."""
    g = Layout(2).have(A, undead=3, silver=4, MOL=2, VIT=1)
    g.herbs(A, herbs="RRRBBB", planting="G", harvest="Y").herbs(B, herbs="RRRBBBGGGYYY").ending()
    assert counted(g, t.LEFTOVERS) == [10, 0]
    assert g.s.total == [20 - 16 + 10, 20 - 24]
    g.idle()


def test_o59_the_total_is_the_sum_of_all_rows_in_their_order() -> None:
    """O59, R84 to R90: control, sets, penalty, Crowns, leftovers upon the points; bystanders pay only."""
    g = Layout(3).have(A, points=31, silver=2, MOL=1).doom("city", A=2, B=1).doom("dungeon", B=1)
    bewitch(g.own(A, "noble-1", "soldier-1"), A, "vicar").ending()
    assert (control(g, "city"), control(g, "dungeon")) == ([10, 6, -1], [8, 8, -1])
    rows = [(e.a, e.b) for e in g.told(t.COUNTED) if e.seat == A]
    assert rows == [(t.SETS, 3), (t.PENALTY, -8), (t.CROWNS, 8), (t.LEFTOVERS, 3)]
    kinds = [e.kind for e in g.s.events if e.seat == A and e.kind in (t.CONTROLLED, t.COUNTED)]
    assert kinds == [t.CONTROLLED] * 2 + [t.COUNTED] * 4
    assert g.s.total == [31 + 10 + 8 + 3 - 8 + 8 + 3, 20 + 6 + 8 - 16, 20 - 24]
    assert standing(g) == [("A", 1, 55, True), ("B", 2, 18, False), ("C", 3, -4, False)]
    g.idle()


# --- who wins -----------------------------------------------------------------------------------------------
def test_r91_the_highest_total_wins_not_the_most_points() -> None:
    """R3, R91: A has 25 points and pays 24, B has 20 and pays 16."""
    g = Layout(2).have(A, points=25).pile("BA").ending()
    assert standing(g) == [("B", 1, 4, True), ("A", 2, 1, False)]
    g.idle()


def test_a39_of_equal_totals_the_lower_inquisition_wins() -> None:
    """A39, R91, O69: both have 4; A on 9 loses to B on 7; with B on 9 and A on 7 A wins."""
    g = Layout(2).have(A, inquisition=9, points=28).have(B, inquisition=7, points=20).ending()
    assert standing(g) == [("B", 1, 4, True), ("A", 2, 4, False)]
    g = Layout(2).have(B, inquisition=9, points=28).have(A, inquisition=7, points=20).ending()
    assert standing(g) == [("A", 1, 4, True), ("B", 2, 4, False)]
    g.idle()


@pytest.mark.parametrize(("pile", "winner", "other"), [("AB", "A", "B"), ("BA", "B", "A")])
def test_a39_of_equal_totals_and_inquisition_the_lower_disk_wins(pile: str, winner: str, other: str) -> None:
    """A39, R91: both on 7 with a total of 4; the disk on top counts as higher."""
    g = Layout(2).pile(pile)
    for seat in (A, B):
        g.have(seat, inquisition=7, points=20 if "AB"[seat] == winner else 28)
    g.ending()
    assert standing(g) == [(winner, 1, 4, True), (other, 2, 4, False)]
    g.idle()


def test_o69_the_final_order_is_total_then_tie_rule_then_the_captured() -> None:
    """O69, R91: D leads; A, B are equal with B hunted less; C was captured and comes after all."""
    g = Layout(4).have(A, inquisition=20, points=30).have(B, inquisition=10, points=22)
    g.have(C, inquisition=30, points=99).have(D, inquisition=3, points=40)
    capture(g, C).ending()
    assert counted(g, t.PENALTY) == [-16, -8, -24, 0]
    assert standing(g) == [("D", 1, 40, True), ("B", 2, 14, False), ("A", 3, 14, False), ("C", 4, 0, False)]
    assert [(e.seat, e.a, e.b) for e in g.told(t.TOTALLED)] == [(D, 40, 1), (B, 14, 2), (A, 14, 3), (C, 0, 4)]
    g.idle()


def test_r93_the_highest_total_of_a_captured_player_is_void() -> None:
    """R93, A39: A has 100 points and was captured; B wins, though with a total below nothing."""
    g = capture(Layout(2).have(A, points=100, silver=9).have(B, points=3).doom("city", A=3), A).ending()
    assert g.s.total == [0, 3 - 24]
    assert standing(g) == [("B", 1, -21, True), ("A", 2, 0, False)]
    assert g.told(t.NO_WINNER) == []
    g.idle()


def test_o46_a_total_may_be_negative() -> None:
    """O46: with no points the one on top has -24 and the other -16, who wins."""
    g = Layout(2).have(A, points=0).have(B, points=0).ending()
    assert standing(g) == [("A", 1, -16, True), ("B", 2, -24, False)]
    g.idle()


def test_o50_several_captured_players_share_the_last_place() -> None:
    """O50, O69: A and C were captured: both third of four with 0, whatever they have."""
    g = capture(Layout(4).have(A, points=80).have(C, points=1), A, C).ending()
    assert standing(g) == [("B", 1, 12, True), ("D", 2, -4, False), ("A", 3, 0, False), ("C", 3, 0, False)]
    g.idle()


def test_o50_if_all_are_captured_nobody_wins() -> None:
    """O50: all share the only place there is, with 0 points, and nobody has won."""
    g = capture(Layout(3).have(B, points=70), A, B, C).ending()
    assert g.s.total == [0, 0, 0]
    assert [(row.points, row.won) for row in g.game.scores(g.s)] == [(0, False)] * 3
    assert len({row.place for row in g.game.scores(g.s)}) == 1
    assert len(g.told(t.NO_WINNER)) == 1
    g.idle()


def test_o50_two_witches_may_be_captured_in_one_day() -> None:
    """O50, R70: A in the Castle and C in the Dungeon, where he ends; B wins."""
    g = Layout(3).witch(A, "castle").witch(B, "swamp").witch(C, "dungeon")
    g.have(A, inquisition=28).have(C, inquisition=30)
    figures(g, morgana="forest").day()
    decline_all(g)
    assert [e.seat for e in g.told(t.CAPTURED)] == [A, C]
    assert len(g.told(t.END_NEARS)) == 1
    assert [(seat, place, won) for seat, place, _, won in standing(g)] == [
        ("B", 1, True),
        ("A", 2, False),
        ("C", 2, False),
    ]
    g.idle()


def test_r91_nobody_has_won_before_the_count() -> None:
    """R82, R91: while the last round is being played `scores` names no winner."""
    g = Layout(2).witch(A, "river").witch(B, "fields").familiar(A, "lair")
    g.s.ending = True
    g.start()
    assert [row.won for row in g.game.scores(g.s)] == [False, False]
    assert sorted(row.seat for row in g.game.scores(g.s)) == [A, B]
