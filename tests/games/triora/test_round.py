"""Setting up, Nightfall, the order of turns, and placing (R4 to R26, O8, O12, O21 to O25, O39, O41)."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.games.triora import terms as t
from conclave.games.triora.terms import EXTRA, FAMILIAR, WITCH
from conclave.kernel.happenings import PASS
from tests.games.triora.layout import GAME, A, B, C, D, Layout, area, circle

AREAS = ("city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "tower", "swamp")
"""The ten areas with a single circle."""
FOREST = {f"forest-{n}" for n in range(1, 7)}
EVERYWHERE = set(AREAS) | FOREST
ALL_POSITIONS = [1, 2, 3, 4, 5, 6]


def fresh(seats: int, seed: int = 0) -> Layout:
    """A game that has just been set up, as people begin one; nobody has a second Familiar."""
    g = Layout(seats)
    g.s = GAME.new(seats, seed, {"extra_familiar": False})
    return g


def has(g: Layout, seat: int) -> dict[str, Any]:
    """All that a player has, and where the pieces stand."""
    s = g.s
    return {
        "points": s.points[seat],
        "inquisition": s.inquisition[seat],
        "silver": s.silver[seat],
        "undead": s.undead[seat],
        "markers": s.markers[seat],
        "ring": g.ring(seat),
        "potions": s.potions[9 * seat : 9 * seat + 9],
        "doom": s.doom[4 * seat : 4 * seat + 4],
        "circles": s.circle[3 * seat : 3 * seat + 3],
    }


def start_values() -> dict[str, Any]:
    """What everybody has at the start (R6, R7, R10, R11, O19)."""
    return {
        "points": 20,
        "inquisition": 4,
        "silver": 0,
        "undead": 0,
        "markers": 15,
        "ring": ("RRBBGGYY", "RBGY", "", ""),
        "potions": [0, 0, 0, 0, 0, 0, 0, 0, 0],
        "doom": [0, 0, 0, 0],
        "circles": [-1, -1, -1],
    }


def take(g: Layout, seat: int, position: int) -> Layout:
    """Take a position, and leave the shovels or the Cauldron that it gives."""
    g.choose(seat, t.POSITION, position)
    return g.done(seat) if g.decision(g.asked()[0]).about in (t.DIG_WHAT, t.BREW_WHAT) else g


def positions(g: Layout, seat: int) -> list[int]:
    """The positions that a player may take."""
    return [a for a, _ in g.offered(seat, t.POSITION)]


def idle_familiar(g: Layout, seat: int, where: str) -> Layout:
    """Place the Familiar where nothing can be paid for, so that the turn is over at once."""
    return g.place(seat, FAMILIAR, where)


def idle_witch(g: Layout, seat: int, where: str) -> Layout:
    """Place the Witch and leave everything."""
    return g.place(seat, WITCH, where).done(seat)


def sleep_through_the_day(g: Layout) -> Layout:
    """Take nothing from Morgana, until night falls again."""
    while g.decision(g.asked()[0]).about == t.MORGANA:
        g.done(g.asked()[0])
    return g


# --- setting up -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_a01_what_is_on_the_table_at_the_start(seats: int, spaces: int) -> None:
    """A1, R4 to R14, R45, O19: the same values for everybody, and as many Doom spaces as players ask for."""
    g = fresh(seats, 3)
    s = g.s
    assert [has(g, seat) for seat in range(seats)] == [start_values()] * seats
    assert (s.token, s.inquisitor, s.morgana) == (0, area("castle"), area("cemetery"))
    assert list(s.castle) == [-1] * 8
    assert set(s.owner) == {-1}
    scene = GAME.scene(g.view(A))
    where = [card.where for card in scene.cards if card.where != "castle"]
    assert where == ["sale"] * 5 + ["next"] * 2
    assert {track.key: track.value for track in scene.tracks}["deck"] == 29
    assert [[m.most for m in a.marks if m.key == "doom"] for a in scene.areas[:4]] == [[spaces]] * 4
    assert [a.marks for a in scene.areas[4:]] == [()] * 7
    assert s.round == 1


def test_r04_every_player_has_a_board_of_her_own() -> None:
    """R4: what somebody plants in the first Nightfall is not seen on another's board."""
    g = fresh(3, 1)
    first = g.asked()[0]
    others = [seat for seat in (A, B, C) if seat != first]
    g.choose(first, t.POSITION, 4).plant(first, "RB")
    assert g.ring(first) == ("RRBBGGYY", "GY", "RB", "")
    assert [has(g, seat) for seat in others] == [start_values()] * 2


def test_r05_nine_potion_tracks_stand_at_nought() -> None:
    """R5, O3: nine tracks per board, each with its marker on 0."""
    scene = GAME.scene(fresh(4).view(A))
    tracks = [track for track in scene.tracks if track.key.startswith("potions-")]
    assert [track.seat for track in tracks] == [A, B, C, D]
    for track in tracks:
        assert [part.label for part in track.parts] == [
            "Molestum", "Pestilentiae", "Veneni", "Ignis", "Incantationis", "Maledictionis", "Arcanum",
            "Necromantiae", "Vitae",
        ]  # fmt: skip
        assert [part.value for part in track.parts] == [0] * 9


def test_r06_three_herbs_of_each_colour_two_in_herbs_and_one_in_seeds() -> None:
    """R6: twelve herbs per player, none in PLANTING or HARVEST."""
    g = fresh(4)
    for seat in (A, B, C, D):
        assert g.ring(seat) == ("RRBBGGYY", "RBGY", "", "")


def test_r11_the_disks_are_piled_in_random_order() -> None:
    """R11: all on space 4, each order of the pile as likely as another, and the top one is asked first."""
    first = set()
    orders = set()
    for seed in range(60):
        g = fresh(4, seed)
        assert sorted(g.s.pile) == [A, B, C, D]
        assert g.s.inquisition == [4, 4, 4, 4]
        assert g.asked() == [g.s.pile[-1]]
        first.add(g.s.pile[-1])
        orders.add(tuple(g.s.pile))
    assert first == {A, B, C, D}
    assert len(orders) > 15


def test_r12_the_villagers_are_shuffled_and_seven_lie_open() -> None:
    """R12, R63: 36 different cards, in another order each time; nobody knows those in the deck (O64)."""
    rows = set()
    for seed in range(20):
        g = fresh(2, seed)
        assert sorted(g.s.face) == list(range(36))
        assert len(g.s.row) == 7
        for viewer in (A, B, 2):
            known = [face >= 0 for face in g.view(viewer).face]
            assert known == [handle in g.s.row for handle in range(36)]
        rows.add(tuple(g.s.face[handle] for handle in g.s.row))
    assert len(rows) == 20


def test_r13_witch_and_familiar_are_both_unused_at_the_start() -> None:
    """R13: in the first turn of the game either may be placed, in the second only the other."""
    g = fresh(2, 2)
    for position in (1, 3):
        take(g, g.asked()[0], position)
    one, other = g.s.order
    assert g.s.used == [0, 0]
    assert g.where_to(one, WITCH) == g.where_to(one, FAMILIAR) == EVERYWHERE
    idle_familiar(g, one, "dungeon")
    assert (g.s.used[one], g.s.used[other]) == (2, 0)
    assert g.where_to(other, WITCH) == EVERYWHERE


@pytest.mark.card("castle", "cemetery")
def test_r14_the_inquisitor_starts_in_the_castle_and_morgana_in_the_cemetery() -> None:
    """R14: whatever the seed, unless the cards decide (R15)."""
    for seed in range(12):
        scene = GAME.scene(fresh(3, seed).view(A))
        assert {piece.label: piece.at for piece in scene.pieces} == {
            "the Inquisitor": "area-4",
            "Morgana": "area-7",
        }


# --- Nightfall --------------------------------------------------------------------------------------------
def test_a02_from_the_top_of_the_pile_down_and_then_by_position() -> None:
    """A2, R11, R17, R18: C, A, D, B choose; with A 3, B 1, C 6, D 2 the turns run B, D, A, C, twice."""
    g = Layout().pile("BDAC").nightfall()
    chosen = []
    for position in (6, 3, 2, 1):
        chosen.append(g.asked())
        take(g, g.asked()[0], position)
    assert chosen == [[C], [A], [D], [B]]
    assert g.s.position == [3, 1, 6, 2]
    turns = []
    for where in ("dungeon", "river", "fields", "castle"):
        turns.append(g.asked())
        idle_familiar(g, g.asked()[0], where)
    for where in ("tower", "cemetery", "city", "river"):
        turns.append(g.asked())
        idle_witch(g, g.asked()[0], where)
    assert turns == [[B], [D], [A], [C]] * 2


def test_a02_a_position_already_taken_is_not_offered() -> None:
    """A2, R17: each choice leaves one position fewer; who is not asked yet may not choose."""
    g = Layout().pile("BDAC").nightfall()
    assert positions(g, C) == ALL_POSITIONS
    assert g.why(A, t.POSITION, 1) == "not-asked"
    take(g, C, 6)
    assert positions(g, A) == [1, 2, 3, 4, 5]
    assert g.why(A, t.POSITION, 6) == "position-taken"
    take(g, A, 3)
    assert positions(g, D) == [1, 2, 4, 5]
    assert g.why(D, t.POSITION, 3) == "position-taken"
    assert g.why(D, t.POSITION, 7) == "no-such-thing"
    assert g.why(D, t.POSITION, 4) == "allowed"


def test_a03_the_bonus_is_taken_before_the_next_player_chooses() -> None:
    """A3, O8: C falls from 4 to 2 at once; A, D, B still choose in that order."""
    g = Layout().pile("BDAC").nightfall()
    g.choose(C, t.POSITION, 5)
    assert g.s.inquisition == [4, 4, 2, 4]
    chosen = []
    for position in (1, 3, 6):
        chosen.append(g.asked())
        take(g, g.asked()[0], position)
    assert chosen == [[A], [D], [B]]
    assert g.s.inquisition == [4, 4, 2, 4]
    assert g.asks(A, t.PLACE_PIECE)


def test_o08_the_order_of_choosing_is_settled_when_night_falls() -> None:
    """O8: A falls onto B's value and on top of B, yet B is next and A is not asked again."""
    g = Layout(3).have(A, inquisition=6).pile("CBA").nightfall()
    g.choose(A, t.POSITION, 5)
    assert g.s.inquisition == [4, 4, 4]
    assert g.asks(B, t.CHOOSE_POSITION)
    take(g, B, 1)
    assert g.asks(C, t.CHOOSE_POSITION)
    take(g, C, 3)
    assert g.asks(B, t.PLACE_PIECE)
    assert g.s.position == [5, 1, 3]


def test_r17_the_furthest_ahead_chooses_first_and_ties_go_to_the_top_disk() -> None:
    """R17, R11: C and B are on 9 with C on top, D on 4, A on 3; it is not the pile alone that counts."""
    g = Layout().have(A, inquisition=3).have(B, inquisition=9).have(C, inquisition=9).pile("BCDA").nightfall()
    chosen = []
    for position in (6, 5, 3, 1):
        chosen.append(g.asked())
        take(g, g.asked()[0], position)
    assert chosen == [[C], [B], [D], [A]]


def test_r17_the_pile_counts_at_nought_too() -> None:
    """R17, R71: all on 0, B on top of A."""
    g = Layout(2).have(A, inquisition=0).have(B, inquisition=0).pile("AB").nightfall()
    assert g.asks(B, t.CHOOSE_POSITION)
    g = Layout(2).have(A, inquisition=0).have(B, inquisition=0).pile("BA").nightfall()
    assert g.asks(A, t.CHOOSE_POSITION)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_o12_there_are_six_positions_however_many_play(seats: int) -> None:
    """O12, R17: the first has six to choose from, the next five, and some stay free."""
    g = Layout(seats).nightfall()
    left = ALL_POSITIONS[:]
    for position in (5, 1, 3, 6)[:seats]:
        seat = g.asked()[0]
        assert positions(g, seat) == left
        left.remove(position)
        take(g, seat, position)
    assert len(left) == 6 - seats
    assert g.decision(g.asked()[0]).about == t.PLACE_PIECE


@pytest.mark.card("position-1")
def test_t02_position_1_gives_nothing() -> None:
    """T2: nobody has more or less, and the next player is asked."""
    g = Layout(2).pile("BA").nightfall().choose(A, t.POSITION, 1)
    assert [has(g, seat) for seat in (A, B)] == [start_values()] * 2
    assert g.asks(B, t.CHOOSE_POSITION)


@pytest.mark.card("position-2", "position-4")
@pytest.mark.parametrize(("position", "shovels"), [(2, 1), (4, 2)])
def test_t02_positions_2_and_4_give_shovels(position: int, shovels: int) -> None:
    """T2, O8, R35: so many shovels are used on receipt, and only then the next player is asked."""
    g = Layout(2).pile("BA").nightfall().choose(A, t.POSITION, position)
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == shovels
    g.plant(A, "RBGY"[:shovels])
    assert g.asks(B, t.CHOOSE_POSITION)
    assert has(g, A) == start_values() | {"ring": ("RRBBGGYY", "RBGY"[shovels:], "RBGY"[:shovels], "")}
    assert has(g, B) == start_values()


@pytest.mark.card("position-3")
def test_t02_position_3_gives_a_silver() -> None:
    """T2: 1 silver, and nothing is asked."""
    g = Layout(2).pile("BA").have(A, silver=4).nightfall().choose(A, t.POSITION, 3)
    assert has(g, A) == start_values() | {"silver": 5}
    assert has(g, B) == start_values()
    assert g.asks(B, t.CHOOSE_POSITION)


@pytest.mark.card("position-5")
@pytest.mark.parametrize(("before", "after"), [(32, 30), (4, 2), (2, 0), (1, 0), (0, 0)])
def test_t02_position_5_takes_two_inquisition_away(before: int, after: int) -> None:
    """T2, O45: 2 less, and not below 0."""
    g = Layout(2).have(A, inquisition=before).have(B, inquisition=0).pile("BA").nightfall()
    g.choose(A, t.POSITION, 5)
    assert has(g, A) == start_values() | {"inquisition": after}
    assert has(g, B) == start_values() | {"inquisition": 0}
    assert g.asks(B, t.CHOOSE_POSITION)


@pytest.mark.card("position-6")
def test_t02_position_6_gives_a_cauldron() -> None:
    """T2, O8, R35: one formula is brewed at once, and only then the next player is asked."""
    g = Layout(2).pile("BA").nightfall().choose(A, t.POSITION, 6)
    assert g.asks(A, t.BREW_WHAT)
    assert g.decision(A).this == 1
    g.brew(A, "2 MOL")
    assert g.asks(B, t.CHOOSE_POSITION)
    assert has(g, A) == start_values() | {
        "ring": ("RRYY", "RBBBGGGY", "", ""),
        "potions": [2, 0, 0, 0, 0, 0, 0, 0, 0],
    }
    assert has(g, B) == start_values()


@pytest.mark.card("position-4", "position-6")
def test_r35_shovels_and_cauldrons_of_a_position_may_be_left_or_be_of_no_use() -> None:
    """R35, O8: left ones are gone; where there is nothing to move or brew nobody is asked."""
    g = Layout(2).pile("BA").nightfall().choose(A, t.POSITION, 4).plant(A, "R").done(A)
    assert g.ring(A) == ("RRBBGGYY", "BGY", "R", "")
    assert g.asks(B, t.CHOOSE_POSITION)
    g.choose(B, t.POSITION, 6).done(B)
    assert has(g, B) == start_values()
    assert g.asks(A, t.PLACE_PIECE)
    g = Layout(2).herbs(A, "RRRBBBGGGYYY").herbs(B).pile("BA").nightfall()
    g.choose(A, t.POSITION, 4)
    assert g.ring(A) == ("RRRBBBGGGYYY", "", "", "")
    assert g.asks(B, t.CHOOSE_POSITION)
    g.choose(B, t.POSITION, 6)
    assert g.ring(B) == ("", "RRRBBBGGGYYY", "", "")
    assert g.asks(A, t.PLACE_PIECE)


def test_r17_everybody_must_take_a_position() -> None:
    """R17: nothing but positions is offered."""
    g = Layout(2).pile("BA").nightfall()
    assert g.verbs(A) == {t.POSITION}
    assert g.why(A, PASS) != "allowed"


def test_r17_who_would_choose_no_position_is_told_that_it_is_compulsory() -> None:
    """R17: the refusal says what is the matter, not that something else is being asked."""
    g = Layout(2).pile("BA").nightfall()
    assert g.why(A, PASS) == "compulsory"


# --- the round --------------------------------------------------------------------------------------------
def test_r16_nightfall_then_two_turns_each_then_day() -> None:
    """R16, R18: the chapters of a round in their order; the next round begins with Nightfall again."""
    g = Layout(2).pile("BA").nightfall()
    take(take(g, A, 3), B, 1)
    idle_familiar(idle_familiar(g, B, "dungeon"), A, "river")
    idle_witch(idle_witch(g, B, "tower"), A, "fields")
    sleep_through_the_day(g)
    chapters = [
        (e.kind, e.seat, e.a)
        for e in g.s.events
        if e.kind in (t.NIGHTFALL, t.TURN_BEGINS, t.DAY_BREAKS, t.COUNTING)
    ]
    assert chapters == [
        (t.NIGHTFALL, -1, 2),
        (t.TURN_BEGINS, B, 1),
        (t.TURN_BEGINS, A, 1),
        (t.TURN_BEGINS, B, 2),
        (t.TURN_BEGINS, A, 2),
        (t.DAY_BREAKS, -1, 2),
        (t.NIGHTFALL, -1, 3),
    ]


@pytest.mark.parametrize(
    ("taken", "turns"),
    [((1, 2, 3, 5), "ABCD"), ((6, 5, 3, 1), "DCBA"), ((3, 1, 6, 5), "BADC"), ((5, 6, 1, 3), "CDAB")],
)
def test_r18_the_lowest_number_plays_first(taken: tuple[int, int, int, int], turns: str) -> None:
    """R18: by the numbers taken, whatever the Inquisition track says, gaps included."""
    g = Layout().pile("DCBA").nightfall()
    for position in taken:
        take(g, g.asked()[0], position)
    found = ""
    for where in ("dungeon", "river", "fields", "castle"):
        found += "ABCD"[g.asked()[0]]
        idle_familiar(g, g.asked()[0], where)
    assert found == turns


def test_r19_after_the_last_second_turn_disks_go_back_and_cards_are_turned() -> None:
    """R19, O25, R24: all six positions are open, both pieces unused, and they stand where they stood."""
    g = Layout(2).pile("BA").start()
    idle_familiar(g, A, "dungeon")
    idle_familiar(g, B, "river")
    idle_witch(g, A, "tower")
    assert g.s.used == [3, 2]
    assert g.s.position == [1, 2]
    idle_witch(g, B, "fields")
    sleep_through_the_day(g)
    assert g.s.round == 3
    assert (g.s.position, g.s.used) == ([0, 0], [0, 0])
    first = g.asked()[0]
    assert positions(g, first) == ALL_POSITIONS
    assert [g.stands(A, WITCH), g.stands(A, FAMILIAR)] == ["tower", "dungeon"]
    assert [g.stands(B, WITCH), g.stands(B, FAMILIAR)] == ["fields", "river"]
    take(take(g, first, 1), 1 - first, 3)
    for piece in (WITCH, FAMILIAR):
        assert g.where_to(first, piece) != set()


# --- which piece ------------------------------------------------------------------------------------------
def test_a04_after_the_witch_only_the_familiar_may_be_placed() -> None:
    """A4, R20, R25, O24: A's second turn is the Familiar's, to another circle, and cannot be skipped."""
    g = Layout(2).familiar(A, "city").start()
    idle_witch(g, A, "tower")
    idle_familiar(g, B, "river")
    assert g.asks(A, t.PLACE_PIECE)
    assert g.verbs(A) == {t.FAMILIAR_TO}
    assert g.where_to(A, FAMILIAR) == EVERYWHERE - {"city", "tower", "river"}
    assert g.why_not(A, WITCH, "fields") == "used"
    assert g.why_not(A, FAMILIAR, "city") == "same-circle"
    assert g.why(A, PASS) != "allowed"
    idle_familiar(g, A, "dungeon")
    assert [g.stands(A, WITCH), g.stands(A, FAMILIAR)] == ["tower", "dungeon"]
    assert g.asks(B, t.PLACE_PIECE)


def test_a04_after_the_familiar_only_the_witch_may_be_placed() -> None:
    """A4, R20, R25: the other way round."""
    g = Layout(2).witch(A, "city").start()
    idle_familiar(g, A, "tower")
    idle_familiar(g, B, "river")
    assert g.verbs(A) == {t.WITCH_TO}
    assert g.where_to(A, WITCH) == EVERYWHERE - {"city"}
    assert g.why_not(A, FAMILIAR, "fields") == "used"
    assert g.why_not(A, WITCH, "city") == "same-circle"


def test_o24_who_would_place_nothing_is_told_that_it_is_compulsory() -> None:
    """A4, O24: the refusal says what is the matter, not that something else is being asked."""
    g = Layout(2).start()
    assert g.why(A, PASS) == "compulsory"


def test_o24_placing_is_compulsory_and_acting_is_not() -> None:
    """O24, R41: a Witch in the City with a Molestum leaves everything; only her place and her card change."""
    g = Layout(2).have(A, MOL=1).start().place(A, WITCH, "city")
    assert {PASS, t.ACT, t.BONUS, t.BREW} == g.verbs(A)
    g.done(A)
    assert has(g, A) == start_values() | {
        "potions": [1, 0, 0, 0, 0, 0, 0, 0, 0],
        "circles": [circle("city"), -1, -1],
    }
    assert g.s.used == [1, 0]
    assert has(g, B) == start_values()
    assert g.asks(B, t.PLACE_PIECE)


def test_r20_only_who_plays_is_asked() -> None:
    """R20, R18: B is told that it is not asked, and nothing is placed for A."""
    g = Layout(2).start()
    assert g.asked() == [A]
    assert g.why_not(B, WITCH, "city") == "not-asked"
    assert g.why_not(A, EXTRA, "city") == "no-extra"


# --- where to ---------------------------------------------------------------------------------------------
def test_a05_no_familiar_goes_where_a_witch_stands_but_witches_do() -> None:
    """A5, R21, R22, O22: A's Witch in the City bars every Familiar, A's own included, and no Witch."""
    g = Layout(2).witch(A, "city").start()
    assert g.why_not(A, FAMILIAR, "city") == "occupied"
    assert "city" not in g.where_to(A, FAMILIAR)
    idle_familiar(g, A, "dungeon")
    assert g.why_not(B, FAMILIAR, "city") == "occupied"
    assert "city" not in g.where_to(B, FAMILIAR)
    assert "city" in g.where_to(B, WITCH)
    g.place(B, WITCH, "city")
    assert [g.stands(A, WITCH), g.stands(B, WITCH)] == ["city", "city"]


def test_a05_a_witch_may_join_her_own_familiar() -> None:
    """A5, O22: A's Familiar in the City; A's Witch may go there, B's Familiar may not."""
    g = Layout(2).familiar(A, "city").start()
    assert "city" in g.where_to(A, WITCH)
    idle_witch(g, A, "city")
    assert [g.stands(A, WITCH), g.stands(A, FAMILIAR)] == ["city", "city"]
    assert g.why_not(B, FAMILIAR, "city") == "occupied"


@pytest.mark.parametrize("where", AREAS)
def test_r21_a_familiar_bars_familiars_everywhere(where: str) -> None:
    """R21, R22: in any area with one circle, B's Familiar keeps A's out and lets A's Witch in."""
    g = Layout(2).familiar(B, where).start()
    assert g.where_to(A, FAMILIAR) == EVERYWHERE - {where}
    assert g.why_not(A, FAMILIAR, where) == "occupied"
    assert g.where_to(A, WITCH) == EVERYWHERE


@pytest.mark.parametrize("where", AREAS)
def test_r22_any_number_of_witches_share_an_area(where: str) -> None:
    """R22, O21: three Witches and a Familiar stand there, and D's Witch goes there too."""
    g = Layout(order="DABC").witch(A, where).witch(B, where).witch(C, where).familiar(A, where).start()
    g.place(D, WITCH, where)
    assert [g.stands(seat, WITCH) for seat in (A, B, C, D)] == [where] * 4
    assert g.stands(A, FAMILIAR) == where


def test_o21_inquisitor_and_morgana_bar_nobody() -> None:
    """O21: Familiars go to the Castle, where he is, and to the Cemetery, where she is."""
    g = Layout(2).start()
    idle_familiar(g, A, "castle")
    idle_familiar(g, B, "cemetery")
    assert [g.stands(A, FAMILIAR), g.stands(B, FAMILIAR)] == ["castle", "cemetery"]
    assert (g.s.inquisitor, g.s.morgana) == (area("castle"), area("cemetery"))


def test_o21_sixteen_circles_six_of_them_in_the_forest() -> None:
    """O21, R55: one circle in each of ten areas and six in the Forest."""
    g = Layout(2).start()
    assert len(g.offered(A, t.WITCH_TO)) == len(g.offered(A, t.FAMILIAR_TO)) == 16
    assert g.where_to(A, WITCH) == EVERYWHERE
    assert g.why(A, t.WITCH_TO, 16) == "no-such-thing"


def test_r23_a_witch_brings_a_cauldron_and_a_familiar_none() -> None:
    """R23, R39: the Cauldron is there for the Witch's turn, once; the Familiar has none."""
    g = Layout(2).have(A, IGN=1).start()
    twin = g.copy()
    g.place(A, WITCH, "dungeon")
    assert len(g.brews(A)) == 16
    g.brew(A, "VIT")
    assert g.brews(A) == set()
    assert g.why(A, t.BREW, 0) == "no-cauldron"
    assert g.potion(A, "VIT") == 1
    twin.place(A, FAMILIAR, "dungeon")
    assert twin.asks(A, t.DO_WHAT)
    assert twin.brews(A) == set()
    assert twin.why(A, t.BREW, 0) == "no-cauldron"


def test_r23_a_cauldron_that_is_not_used_is_lost() -> None:
    """R23, R35: A leaves it in the first turn; in the second, with the Familiar, there is none."""
    g = Layout(2).have(A, IGN=1).start()
    idle_witch(g, A, "tower")
    idle_familiar(g, B, "river")
    g.place(A, FAMILIAR, "dungeon")
    assert g.asks(A, t.DO_WHAT)
    assert g.verbs(A) == {PASS, t.ACT}
    assert g.why(A, t.BREW, 0) == "no-cauldron"
    assert g.ring(A) == ("RRBBGGYY", "RBGY", "", "")


def test_r24_in_round_one_pieces_come_from_outside_the_board() -> None:
    """R24: every circle is open to the first piece; those not placed yet bar nothing."""
    g = fresh(2, 4)
    for position in (1, 3):
        take(g, g.asked()[0], position)
    one, other = g.s.order
    assert g.where_to(one, WITCH) == g.where_to(one, FAMILIAR) == EVERYWHERE
    idle_familiar(g, one, "city")
    assert g.s.circle[3 * one : 3 * one + 3] == [-1, circle("city"), -1]
    assert g.where_to(other, WITCH) == EVERYWHERE
    assert g.where_to(other, FAMILIAR) == EVERYWHERE - {"city"}


def test_r24_from_round_two_pieces_are_moved_and_leave_their_circle() -> None:
    """R24: A's Familiar leaves the City, which is then open to B's."""
    g = Layout(2).familiar(A, "city").start()
    idle_familiar(g, A, "river")
    assert g.stands(A, FAMILIAR) == "river"
    assert "city" in g.where_to(B, FAMILIAR)
    assert g.why_not(B, FAMILIAR, "river") == "occupied"


@pytest.mark.parametrize("where", [*AREAS, "forest-1", "forest-4", "forest-6"])
def test_r25_a_piece_must_leave_its_circle(where: str) -> None:
    """R25, R26: it may go everywhere else, whatever the roads, and not stay."""
    g = Layout(2).witch(A, where).start()
    assert g.where_to(A, WITCH) == EVERYWHERE - {where}
    assert g.why_not(A, WITCH, where) == "same-circle"
    g = Layout(2).familiar(A, where).start()
    assert g.where_to(A, FAMILIAR) == EVERYWHERE - {where}
    assert g.why_not(A, FAMILIAR, where) == "same-circle"


def test_r25_the_forest_is_the_one_area_used_in_consecutive_rounds() -> None:
    """R25, R55: A's Familiar goes from circle 2 to circle 3 and digs again; B's must leave the City."""
    g = Layout(2).familiar(A, "forest-2").familiar(B, "city").start()
    g.place(A, FAMILIAR, "forest-3")
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == 4
    g.done(A)
    assert g.s.circle[1] == circle("forest-3")
    assert g.why_not(B, FAMILIAR, "city") == "same-circle"
    assert g.why_not(B, FAMILIAR, "forest-2") == "allowed"


def test_r26_a_piece_goes_from_one_end_of_the_board_to_the_other() -> None:
    """R26, T1: from the Castle to the Fields, four roads away, in one turn."""
    g = Layout(2).familiar(A, "castle").start()
    idle_familiar(g, A, "fields")
    assert g.stands(A, FAMILIAR) == "fields"
    assert g.asks(B, t.PLACE_PIECE)


def test_o23_a_witch_does_not_enter_a_taken_forest_circle() -> None:
    """O23, R55: not where a Familiar is, not where a Witch is, not even her own Familiar."""
    g = Layout(2).familiar(A, "forest-1").familiar(B, "forest-2").witch(B, "forest-3").start()
    for n in (1, 2, 3):
        assert g.why_not(A, WITCH, f"forest-{n}") == "circle-taken"
    assert g.where_to(A, WITCH) == EVERYWHERE - {"forest-1", "forest-2", "forest-3"}


def test_o23_with_all_pieces_on_the_board_there_is_always_somewhere_to_go() -> None:
    """O23: six stand in the Forest, and A's Familiar in the City still has nine areas, her Witch ten."""
    g = Layout().witch(A, "city").familiar(A, "tower")
    places = iter(range(1, 7))
    for seat in (B, C, D):
        g.witch(seat, f"forest-{next(places)}").familiar(seat, f"forest-{next(places)}")
    g.start()
    assert g.where_to(A, FAMILIAR) == set(AREAS) - {"city", "tower"}
    assert g.where_to(A, WITCH) == set(AREAS) - {"city"}
    assert g.why_not(A, WITCH, "forest-1") == "circle-taken"
    assert g.why_not(A, FAMILIAR, "forest-1") == "circle-taken"


@pytest.mark.card("forest")
def test_a19_a_taken_circle_is_refused_and_the_other_five_are_open() -> None:
    """A19, R55, R25: B's Familiar on circle 1; A's Witch goes from circle 2 to 3 and may not stay."""
    g = Layout(2).familiar(B, "forest-1").witch(A, "forest-2").start()
    assert g.why_not(A, WITCH, "forest-1") == "circle-taken"
    assert g.why_not(A, FAMILIAR, "forest-1") == "circle-taken"
    assert g.where_to(A, FAMILIAR) & FOREST == FOREST - {"forest-1", "forest-2"}
    assert g.where_to(A, WITCH) & FOREST == FOREST - {"forest-1", "forest-2"}
    assert g.why_not(A, WITCH, "forest-2") == "same-circle"
    g.place(A, WITCH, "forest-3")
    assert g.s.circle[0] == circle("forest-3")
    assert g.s.circle[3 + FAMILIAR] == circle("forest-1")


@pytest.mark.card("forest")
def test_a19_a_second_witch_in_the_forest_gets_six_shovels_and_causes_no_coven() -> None:
    """A19, R55: A takes 4 + 2 shovels, B's Witch on another circle gets nothing."""
    g = Layout(2).witch(B, "forest-1").herbs(A, "", harvest="RRRBBB").start()
    g.place(A, WITCH, "forest-2").bonus(A, "forest").harvest(A, "BB")
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == 4
    g.harvest(A, "B").plant(A, "GYY")
    assert g.ring(A) == ("BBB", "GGY", "GYY", "RRR")
    g.done(A)
    assert g.told(t.COVEN_MET) == []
    assert has(g, B) == start_values() | {"circles": [circle("forest-1"), -1, -1]}
    assert g.asks(B, t.PLACE_PIECE)


# --- the Tower puts nobody anywhere ----------------------------------------------------------------------
@pytest.mark.card("tower")
def test_o39_copying_an_area_does_not_put_the_piece_there() -> None:
    """O39: A's Familiar copies the City, where B's Witch and Familiar stand; it stays in the Tower."""
    g = Layout(2).witch(B, "city").familiar(B, "city").have(A, ARC=1).start()
    g.place(A, FAMILIAR, "tower").choose(A, t.COPY, area("city")).act(A, "city", t.FOR_NOTHING)
    assert g.doom_in("city") == [1, 0]
    assert g.stands(A, FAMILIAR) == "tower"
    assert g.told(t.COVEN_MET) == []
    assert has(g, B) == start_values() | {"circles": [circle("city"), circle("city"), -1]}
    assert g.why_not(B, FAMILIAR, "tower") == "occupied"


@pytest.mark.card("tower")
def test_o39_a_copied_area_stays_open_to_familiars() -> None:
    """O39, O40: the Forest is copied though no circle is free; a Dungeon that was copied is B's to enter."""
    g = Layout().have(A, ARC=1)
    places = iter(range(1, 7))
    for seat in (B, C, D):
        g.witch(seat, f"forest-{next(places)}").familiar(seat, f"forest-{next(places)}")
    g.start()
    twin = g.copy()
    g.place(A, FAMILIAR, "tower").choose(A, t.COPY, area("forest"))
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == 4
    twin.place(A, FAMILIAR, "tower").choose(A, t.COPY, area("dungeon")).act(A, "dungeon", t.FOR_NOTHING)
    assert twin.asks(B, t.PLACE_PIECE)
    assert twin.why_not(B, FAMILIAR, "dungeon") == "allowed"
    assert twin.why_not(B, FAMILIAR, "tower") == "occupied"


@pytest.mark.card("tower")
def test_o41_an_area_may_be_copied_where_the_own_other_piece_stands() -> None:
    """O41: A's Witch bars A's Familiar from the Dungeon; the Tower copies it all the same."""
    g = Layout(2).witch(A, "dungeon").have(A, ARC=1).start()
    assert g.why_not(A, FAMILIAR, "dungeon") == "occupied"
    g.place(A, FAMILIAR, "tower")
    assert (area("dungeon"), -1) in g.offered(A, t.COPY)
    g.choose(A, t.COPY, area("dungeon")).act(A, "dungeon", t.FOR_NOTHING)
    assert has(g, A) == start_values() | {
        "points": 23,
        "inquisition": 2,
        "markers": 14,
        "doom": [0, 0, 0, 1],
        "circles": [circle("dungeon"), circle("tower"), -1],
    }
    assert has(g, B) == start_values()
