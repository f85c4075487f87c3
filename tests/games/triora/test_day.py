"""The Day: the Inquisition track, capture, Inquisitor, Morgana, herbs, Villagers (R65, R68 to R79)."""

from __future__ import annotations

import pytest

from conclave.games.triora import terms as t
from conclave.games.triora.table import by_inquisition
from tests.games.triora.layout import A, B, C, D, Layout, area

NAMES = "city fields river dungeon castle lair stones cemetery tower forest swamp".split()
INQUISITOR, MORGANA = 0, 1
NIGHTFALL = "game@2 > nightfall@2"
"""Where the rules stand once the Day is over: the next round's first choice."""


def figures(g: Layout, inquisitor: str = "castle", morgana: str = "cemetery") -> Layout:
    """The Inquisitor and Morgana stand somewhere."""
    g.s.inquisitor, g.s.morgana = area(inquisitor), area(morgana)
    return g


def ahead(g: Layout) -> str:
    """The players from the furthest ahead on the Inquisition track to the furthest behind."""
    return "".join("ABCD"[seat] for seat in by_inquisition(g.s))


def captured(g: Layout) -> str:
    """The players who were captured."""
    return "".join("ABCD"[seat] for seat in range(g.s.seats) if (g.s.captured >> seat) & 1)


def walked(g: Layout, walker: int) -> list[str]:
    """The areas that one of the two has entered."""
    return [NAMES[e.n] for e in g.told(t.WALKED) if e.a == walker]


def found(g: Layout) -> list[tuple[str, str, str]]:
    """Whom the Inquisitor has found: player, piece and area, in order."""
    return [("ABCD"[e.seat], "WF"[e.a], NAMES[e.b]) for e in g.told(t.FOUND)]


def met(g: Layout) -> list[tuple[str, str]]:
    """Whose Witches Morgana has met, and where, in order."""
    return [("ABCD"[e.seat], NAMES[e.a]) for e in g.told(t.MET)]


def decline_all(g: Layout) -> Layout:
    """Nobody takes anything from Morgana, and Peasants' shovels go unused."""
    while not g.s.over and g.decision(g.asked()[0]).about in (t.MORGANA, t.DIG_WHAT):
        g.done(g.asked()[0])
    return g


def apart(**inquisition: int) -> Layout:
    """Four players whose Witches neither of the two can reach today: they stand in the Forest.

    Inquisitor and Morgana begin in the Castle and at the Lair.
    """
    g = Layout(4)
    for n, seat in enumerate((A, B, C, D)):
        g.witch(seat, f"forest-{n + 1}").have(seat, inquisition=inquisition["ABCD"[seat]])
    return figures(g, "castle", "lair")


# --- the Inquisition track --------------------------------------------------------------------------------
@pytest.mark.card("soldier-1", "soldier-2", "soldier-3")
def test_r68_a_disk_that_moves_onto_an_occupied_space_goes_on_top() -> None:
    """R11, R68, O45: A falls from 11 to 9, where B lies upon C: A is on top of them, D stays behind."""
    g = apart(A=11, B=9, C=9, D=3).pile("ACBD").own(A, "soldier-1")
    assert ahead(g) == "ABCD"
    g.day()
    assert g.s.inquisition == [9, 9, 9, 3]
    assert ahead(g) == "ABCD"
    g = apart(A=13, B=9, C=9, D=3).pile("ABCD").own(A, "soldier-1", "soldier-2").day()
    assert g.s.inquisition == [9, 9, 9, 3]
    assert ahead(g) == "ACBD"
    g = apart(A=9, B=11, C=9, D=9).pile("ABCD").own(B, "soldier-3").day()
    assert g.s.inquisition == [9, 9, 9, 9]
    assert ahead(g) == "BDCA"
    g.idle(NIGHTFALL, seat=B)


def test_r68_a_disk_that_moves_up_goes_on_top_too() -> None:
    """R68, O45: C is found and comes to 9, where A and B are: C is ahead of both, and A still ahead of B."""
    g = Layout(4).witch(A, "forest-1").witch(B, "forest-2").witch(C, "castle").witch(D, "forest-3")
    g.have(A, inquisition=9).have(B, inquisition=9).have(C, inquisition=4).have(D, inquisition=1)
    figures(g.pile("CBAD"), morgana="lair").day()
    assert g.s.inquisition == [9, 9, 9, 1]
    assert ahead(g) == "CABD"
    g.idle(NIGHTFALL, seat=C)


@pytest.mark.card("soldier-1", "soldier-2")
def test_o45_several_soldiers_are_one_loss_and_a_disk_that_cannot_fall_stays_in_its_pile() -> None:
    """O45, O55, R71: A and B on 0 do not move and B stays on top; C falls from 3 to 0, not below, and lies
    on top of both.
    """
    g = apart(A=0, B=0, C=3, D=20).pile("CABD").own(A, "soldier-1").own(C, "soldier-2", "soldier-3").day()
    assert g.s.inquisition == [0, 0, 0, 20]
    assert ahead(g) == "DCBA"
    assert [(e.seat, e.a, e.b) for e in g.told(t.HUNTED_LESS)] == [(C, 3, 0)]
    assert [e.seat for e in g.told(t.STILL_UNHUNTED)] == [A]
    assert g.s.points == [20, 20, 20, 20]
    g.idle(NIGHTFALL, seat=D)


def test_o45_a_disk_at_the_limit_does_not_move_when_it_gains() -> None:
    """O45, R69: A is on 32 below B; found with a Familiar A stays below, and pays 2 points instead."""
    g = Layout(2).witch(A, "forest-1").familiar(A, "castle").witch(B, "forest-2")
    g.have(A, inquisition=32).have(B, inquisition=32).pile("AB")
    figures(g, morgana="lair").day()
    assert g.s.inquisition == [32, 32]
    assert ahead(g) == "BA"
    assert g.s.points == [18, 20]
    assert captured(g) == ""
    g.idle(NIGHTFALL, seat=B)


@pytest.mark.parametrize(
    ("before", "after", "points"), [(26, 31, 20), (27, 32, 20), (28, 32, 19), (31, 32, 16), (32, 32, 15)]
)
def test_r69_inquisition_beyond_32_is_taken_from_the_points(before: int, after: int, points: int) -> None:
    """R69, R75: a Witch is found, +5; what does not fit on the track costs as many Doom Points."""
    g = Layout(2).witch(A, "castle").witch(B, "forest-1").have(A, inquisition=before)
    figures(g, morgana="swamp")
    g.day()
    decline_all(g)
    assert g.s.inquisition == [after, 4]
    assert g.s.points == [points, 20]
    assert captured(g) == ("A" if after == 32 else "")
    assert g.s.over == (after == 32)


def test_o46_points_do_not_fall_below_nothing() -> None:
    """O46, R69: with 1 point and 3 Inquisition too many A has none left; with 3, none either; with 4, one."""
    for points, left in ((1, 0), (3, 0), (4, 1)):
        g = Layout(2).witch(A, "castle").witch(B, "forest-1").have(A, inquisition=30, points=points)
        figures(g, morgana="swamp").day()
        assert g.s.points == [left, 20]
        assert [(e.seat, e.a, e.b) for e in g.told(t.HUNTED_TOO_MUCH)] == [(A, 3, left)]


def test_r71_several_players_may_be_at_nothing_and_the_top_disk_is_hunted() -> None:
    """R71, R68, FAQ 4: all on 0; the Inquisitor hunts C, on top, and Morgana seeks B, at the bottom."""
    g = Layout(3).witch(A, "forest-1").witch(B, "fields").witch(C, "dungeon").pile("BAC")
    for seat in (A, B, C):
        g.have(seat, inquisition=0)
    figures(g).day()
    assert [e.a for e in g.told(t.HUNTS)] == [C]
    assert walked(g, INQUISITOR) == ["city", "dungeon"]
    assert [e.a for e in g.told(t.SEEKS)] == [B]
    assert g.s.inquisition == [0, 0, 5]


# --- capture ----------------------------------------------------------------------------------------------
def test_r70_a_witch_at_32_is_captured_where_the_inquisitor_is_and_nowhere_else() -> None:
    """R70: A and B reach 32 in the Dungeon, where he ends; C on 32 elsewhere, D on 31 there are safe."""
    g = Layout(4).witch(A, "dungeon").witch(B, "dungeon").witch(C, "stones").witch(D, "dungeon")
    g.have(A, inquisition=30).have(B, inquisition=27).have(C, inquisition=32).have(D, inquisition=26)
    figures(g, morgana="lair").day()
    decline_all(g)
    assert walked(g, INQUISITOR) == ["city", "dungeon"]
    assert g.s.inquisition == [32, 32, 32, 31]
    assert captured(g) == "AB"
    assert [(e.seat, NAMES[e.a]) for e in g.told(t.CAPTURED)] == [(A, "dungeon"), (B, "dungeon")]
    assert g.s.over
    g.idle()


def test_r70_a_familiar_at_32_is_not_captured() -> None:
    """R70: A's Familiar, with the Inquisitor, brings A to 32; the Witch is elsewhere, the game goes on."""
    g = Layout(2).witch(A, "forest-1").familiar(A, "castle").witch(B, "forest-2").have(A, inquisition=30)
    figures(g, morgana="lair").day()
    assert g.s.inquisition == [32, 4]
    assert captured(g) == ""
    g.idle(NIGHTFALL, seat=A)


def test_r70_the_familiar_found_with_her_may_be_what_captures_the_witch() -> None:
    """R70, R75, R79, O47: on 25 the Witch's 5 make 30 and the Familiar's 2 make 32: captured; on 24 not."""
    for before, after, who in ((25, 32, "A"), (24, 31, "")):
        g = Layout(2).witch(A, "castle").familiar(A, "castle").witch(B, "forest-1")
        figures(g.have(A, inquisition=before), morgana="swamp").day()
        assert g.s.inquisition[A] == after
        assert captured(g) == who
        assert g.s.points == [20, 20]


def test_o09_a_witch_at_32_is_captured_when_he_enters_her_area() -> None:
    """O9, O47: he is told to have captured her before he finds her, and goes on to his target."""
    g = Layout(2).witch(A, "city").witch(B, "dungeon").have(A, inquisition=32).have(B, inquisition=32)
    figures(g.pile("AB"), morgana="river").day()
    kinds = [(e.kind, e.seat) for e in g.s.events if e.kind in (t.CAPTURED, t.FOUND)]
    assert kinds == [(t.CAPTURED, A), (t.FOUND, A), (t.CAPTURED, B), (t.FOUND, B)]
    assert walked(g, INQUISITOR) == ["city", "dungeon"]
    assert captured(g) == "AB"


def test_a36_a_witch_at_32_placed_with_the_inquisitor_is_captured_at_once() -> None:
    """A36, O9, R82: in the first turn of a round; all turns and the Day are still played, A's too."""
    g = Layout(2).witch(A, "city").familiar(A, "river").witch(B, "fields").familiar(B, "lair")
    figures(g.have(A, inquisition=32).have(B, inquisition=5), morgana="cemetery").start()
    assert captured(g) == ""
    assert not g.s.ending
    g.place(A, t.WITCH, "castle")
    assert captured(g) == "A"
    assert g.s.ending
    assert len(g.told(t.END_NEARS)) == 1
    assert g.brews(A)
    g.brew(A, "VIT").done(A)
    assert g.potion(A, "VIT") == 1
    assert g.asks(B, t.PLACE_PIECE)
    g.place(B, t.FAMILIAR, "forest-1").done(B)
    assert g.asks(A, t.PLACE_PIECE)
    g.place(A, t.FAMILIAR, "forest-2").plant(A, "RBG").done(A)
    g.place(B, t.WITCH, "swamp").done(B)
    assert [e.a for e in g.told(t.HUNTS)] == [A]
    assert [NAMES[e.b] for e in g.told(t.STAYED)] == ["castle"]
    assert g.s.points == [15, 20]
    assert g.asks(B, t.MORGANA)
    g.choose(B, t.TAKE_POINTS)
    assert g.s.over
    assert len(g.told(t.CAPTURED)) == 1
    assert g.s.total[A] == 0
    assert [(row.seat, row.place, row.won) for row in g.game.scores(g.s)] == [(B, 1, True), (A, 2, False)]
    g.idle()


def test_o09_a_witch_at_31_placed_with_the_inquisitor_is_safe_until_she_gains() -> None:
    """O9, R70: on 31 she is not captured in the Dungeon; the Witch's Bonus there makes 32, and she is."""
    g = Layout(2).witch(A, "city").witch(B, "forest-1").have(A, inquisition=31)
    figures(g, inquisitor="dungeon").start()
    g.place(A, t.WITCH, "dungeon")
    assert captured(g) == ""
    g.bonus(A, "dungeon")
    assert g.s.inquisition[A] == 32
    assert g.s.points[A] == 23
    assert captured(g) == "A"
    assert g.s.ending


def test_o09_the_toll_of_the_swamp_house_may_capture_on_arrival() -> None:
    """O9, O27: on 29 the +3 makes 32 with the Inquisitor there; on 28 it makes 31 and nothing happens."""
    for before, who in ((29, "A"), (28, "")):
        g = Layout(2).witch(A, "city").witch(B, "forest-1").have(A, inquisition=before)
        figures(g, inquisitor="swamp").start().place(A, t.WITCH, "swamp")
        assert g.s.inquisition[A] == before + 3
        assert captured(g) == who
        assert g.s.ending == (who == "A")


def test_o09_a_familiar_placed_with_the_inquisitor_at_32_captures_nobody() -> None:
    """O9, R70: A is on 32 and the Witch is elsewhere."""
    g = Layout(2).witch(A, "city").witch(B, "forest-1").have(A, inquisition=32)
    figures(g).start().place(A, t.FAMILIAR, "castle")
    assert captured(g) == ""
    assert not g.s.ending


def test_o09_whoever_gains_away_from_her_captures_his_own_witch_with_the_inquisitor() -> None:
    """O9: A's Familiar goes to the Swamp House; the +3 makes 32 while A's Witch is with the Inquisitor."""
    g = Layout(2).witch(A, "castle").familiar(A, "river").witch(B, "forest-1").have(A, inquisition=29)
    figures(g).start().place(A, t.FAMILIAR, "swamp")
    assert g.s.inquisition == [32, 4]
    assert captured(g) == "A"
    assert g.s.ending


def test_o49_nobody_is_captured_in_the_forest() -> None:
    """O49, R57: on 32, found in the Forest by the Inquisitor, who walks there for her; nothing is added."""
    g = Layout(2).witch(A, "forest-1").familiar(A, "forest-2").witch(B, "castle").have(A, inquisition=32)
    figures(g, inquisitor="tower", morgana="lair").day()
    decline_all(g)
    assert walked(g, INQUISITOR) == ["forest"]
    assert g.s.inquisition == [32, 4]
    assert g.s.points == [20, 20]
    assert captured(g) == ""
    assert [(e.seat, e.a) for e in g.told(t.HIDDEN)] == [(A, t.WITCH), (A, t.FAMILIAR)]
    g.idle(NIGHTFALL, seat=A)


def test_o49_a_witch_at_32_placed_in_the_forest_with_him_is_not_captured() -> None:
    """O49: the Inquisitor stands in the Forest; A on 32 places the Witch there."""
    g = Layout(2).witch(A, "city").witch(B, "castle").have(A, inquisition=32)
    figures(g, inquisitor="forest").start().place(A, t.WITCH, "forest-3")
    assert captured(g) == ""
    assert not g.s.ending


def test_o09_morganas_gift_may_capture() -> None:
    """O9, O48: the Inquisitor has found A, now on 30; Morgana's +3 makes 32 in his area. B is not touched."""
    g = Layout(2).witch(A, "castle").witch(B, "castle").have(A, inquisition=25).have(B, inquisition=3)
    figures(g, morgana="city").day()
    assert g.s.inquisition == [30, 8]
    assert captured(g) == ""
    assert g.asks(A, t.MORGANA)
    g.choose(A, t.TAKE_POINTS)
    assert g.s.inquisition == [32, 8]
    assert g.s.points == [24, 20]
    assert captured(g) == "A"
    assert g.asks(B, t.MORGANA)
    g.done(B)
    assert g.s.over


# --- the Inquisitor ---------------------------------------------------------------------------------------
def test_a30_he_investigates_where_he_starts_and_what_he_enters() -> None:
    """A30, R73 to R75: Castle to the Dungeon; B +2 and +5, C +5, A nothing though B passes A on the way."""
    g = Layout(3).witch(A, "stones").familiar(B, "castle").witch(B, "city").witch(C, "dungeon")
    g.familiar(A, "forest-1").familiar(C, "lair")
    figures(g.have(A, inquisition=10), morgana="forest").day()
    assert [e.a for e in g.told(t.HUNTS)] == [A]
    assert walked(g, INQUISITOR) == ["city", "dungeon"]
    assert NAMES[g.s.inquisitor] == "dungeon"
    assert g.s.inquisition == [10, 11, 9]
    assert found(g) == [("B", "F", "castle"), ("B", "W", "city"), ("C", "W", "dungeon")]
    assert [(NAMES[e.a], e.b) for e in g.told(t.INVESTIGATED)] == [("castle", 1), ("city", 1), ("dungeon", 1)]
    assert ahead(g) == "BAC"
    assert g.s.points == [20, 20, 20]
    decline_all(g)
    g.idle(NIGHTFALL, seat=B)


def test_r73_the_target_stays_even_if_another_passes_it() -> None:
    """R73: B, in the Castle with both pieces, passes A there; he still goes to A, by the Lair, not back."""
    g = Layout(2).witch(A, "lair").witch(B, "castle").familiar(B, "castle").have(A, inquisition=10)
    figures(g.have(B, inquisition=9), morgana="forest").day()
    assert [e.a for e in g.told(t.HUNTS)] == [A]
    assert walked(g, INQUISITOR) == ["lair"]
    assert g.s.inquisition == [15, 16]
    decline_all(g)
    g.idle(NIGHTFALL, seat=B)


def test_r75_witch_and_familiar_of_one_player_together_cost_seven() -> None:
    """A30, R75, R79, O47: as two gains, the Witch first."""
    g = Layout(2).witch(A, "castle").familiar(A, "castle").witch(B, "forest-1").have(A, inquisition=9)
    figures(g, morgana="forest").day()
    assert g.s.inquisition == [16, 4]
    assert found(g) == [("A", "W", "castle"), ("A", "F", "castle")]
    assert [(e.seat, e.a, e.b) for e in g.told(t.HUNTED_MORE)] == [(A, 5, 14), (A, 2, 16)]


@pytest.mark.parametrize(
    ("goal", "steps"),
    [("castle", []), ("lair", ["lair"]), ("river", ["lair", "river"]), ("swamp", ["city", "cemetery"])],
)
def test_a31_he_walks_until_he_is_with_his_target_but_two_steps_at_most(goal: str, steps: list[str]) -> None:
    """A31, O6, R73, R74: one to three areas are investigated, and only a target within reach is found."""
    g = Layout(2).witch(A, goal).witch(B, "forest-1").have(A, inquisition=9)
    figures(g, morgana="forest").day()
    assert walked(g, INQUISITOR) == steps
    assert [NAMES[e.a] for e in g.told(t.INVESTIGATED)] == ["castle", *steps]
    reached = goal in ("castle", *steps)
    assert g.s.inquisition == [14 if reached else 9, 4]
    assert NAMES[g.s.inquisitor] == (steps[-1] if steps else "castle")
    assert [NAMES[e.b] for e in g.told(t.STAYED) if e.a == INQUISITOR] == ([] if steps else ["castle"])


def test_r74_others_met_do_not_stop_him() -> None:
    """R74: Witches in the City do not keep him from the Dungeon, where his target is."""
    g = Layout(3).witch(A, "dungeon").witch(B, "city").witch(C, "city").familiar(C, "city")
    figures(g.have(A, inquisition=9), morgana="forest").day()
    assert walked(g, INQUISITOR) == ["city", "dungeon"]
    assert g.s.inquisition == [14, 9, 11]


def test_o47_pieces_in_one_area_are_found_in_turn_order_and_the_witch_first() -> None:
    """O47, O63: turns ran C, A, B; all end on 11 but in the pile the one found last is on top."""
    g = Layout(3, order="CAB").witch(A, "castle").witch(B, "castle").witch(C, "castle").familiar(C, "castle")
    g.have(A, inquisition=6).have(B, inquisition=6).have(C, inquisition=4)
    figures(g, morgana="forest").day()
    assert found(g) == [
        ("C", "W", "castle"),
        ("C", "F", "castle"),
        ("A", "W", "castle"),
        ("B", "W", "castle"),
    ]
    assert g.s.inquisition == [11, 11, 11]
    assert ahead(g) == "BAC"


def test_o47_a_capture_does_not_stop_his_walk() -> None:
    """O47, FAQ 12: C is captured in the Castle; he still goes to A by the City, where B is found."""
    g = Layout(3).witch(A, "dungeon").witch(B, "city").witch(C, "castle")
    g.have(A, inquisition=29).have(B, inquisition=8).have(C, inquisition=28)
    figures(g, morgana="forest").day()
    assert walked(g, INQUISITOR) == ["city", "dungeon"]
    assert g.s.inquisition == [32, 13, 32]
    assert g.s.points == [18, 20, 19]
    assert captured(g) == "AC"


def test_r57_the_forest_hides_everybody_though_he_walks_there() -> None:
    """R57: he walks to the Forest for A and adds nothing to A and B there; on the way he finds C."""
    g = Layout(3).witch(A, "forest-1").familiar(A, "forest-2").witch(B, "forest-3").witch(C, "tower")
    figures(g.have(A, inquisition=9), inquisitor="cemetery", morgana="lair").day()
    assert walked(g, INQUISITOR) == ["tower", "forest"]
    assert g.s.inquisition == [9, 4, 9]
    assert found(g) == [("C", "W", "tower")]
    assert [(e.seat, e.a, NAMES[e.b]) for e in g.told(t.HIDDEN)] == [
        (A, t.WITCH, "forest"),
        (A, t.FAMILIAR, "forest"),
        (B, t.WITCH, "forest"),
    ]
    assert NAMES[g.s.inquisitor] == "forest"


def test_r57_the_forest_hides_where_he_starts_too() -> None:
    """R57, R74: he leaves the Forest, where B is hidden, for A in the Fields."""
    g = Layout(2).witch(A, "fields").witch(B, "forest-3").familiar(B, "forest-4").have(A, inquisition=9)
    figures(g, inquisitor="forest", morgana="lair").day()
    assert walked(g, INQUISITOR) == ["fields"]
    assert g.s.inquisition == [14, 4]


def test_r68_of_equal_values_the_top_disk_is_hunted() -> None:
    """R68, R73: A and B are on 9; with B on top he goes to B, with A on top to A."""
    for pile, goal in (("CAB", "dungeon"), ("CBA", "river")):
        g = Layout(3).witch(A, "river").witch(B, "dungeon").witch(C, "forest-1").pile(pile)
        figures(g.have(A, inquisition=9).have(B, inquisition=9), morgana="forest").day()
        assert NAMES[g.s.inquisitor] == goal


# --- Morgana ----------------------------------------------------------------------------------------------
def test_a34_morgana_offers_points_or_shovels_or_nothing() -> None:
    """A34, R78: A with 20 points and 4 Inquisition: 25 and 7; or 7 and three shovels; or neither."""
    g = Layout(2).witch(A, "river").familiar(A, "cemetery").witch(B, "forest-1").have(B, inquisition=9)
    figures(g, inquisitor="forest").day()
    assert met(g) == [("A", "river")]
    assert g.asks(A, t.MORGANA)
    assert len(g.offered(A)) == 3
    points, shovels, nothing = g.copy(), g.copy(), g.copy()
    points.choose(A, t.TAKE_POINTS)
    assert (points.s.points, points.s.inquisition) == ([25, 20], [7, 9])
    points.idle(NIGHTFALL, seat=B)
    shovels.choose(A, t.TAKE_SHOVELS)
    assert (shovels.s.points, shovels.s.inquisition) == ([20, 20], [7, 9])
    assert shovels.asks(A, t.DIG_WHAT)
    assert shovels.decision(A).this == 3
    shovels.plant(A, "RBG")
    shovels.idle(NIGHTFALL, seat=B)
    nothing.done(A)
    assert (nothing.s.points, nothing.s.inquisition) == ([20, 20], [4, 9])
    assert nothing.ring(A) == ("RRBBGGYY", "RBGY", "", "")
    nothing.idle(NIGHTFALL, seat=B)


def test_a34_beyond_32_her_inquisition_costs_points() -> None:
    """A34, R69: on 31 A comes to 32 and has 20 - 2 + 5 points; the Inquisitor is elsewhere, no capture."""
    g = Layout(2).witch(A, "river").witch(B, "forest-1").have(A, inquisition=31).have(B, inquisition=32)
    figures(g, inquisitor="stones").day()
    g.choose(A, t.TAKE_POINTS)
    assert g.s.inquisition == [32, 32]
    assert g.s.points == [23, 20]
    assert captured(g) == ""
    assert ahead(g) == "AB"
    g.idle(NIGHTFALL, seat=A)


def test_a34_herbs_planted_with_her_shovels_can_be_harvested_the_same_day() -> None:
    """A34, O48, R36: planted before PLANTING goes to HARVEST; a herb harvested stays in HERBS."""
    g = Layout(2).witch(A, "river").witch(B, "forest-1").herbs(A, herbs="RR", harvest="G")
    figures(g.have(B, inquisition=9)).day()
    g.choose(A, t.TAKE_SHOVELS).plant(A, "YB").harvest(A, "G")
    assert g.ring(A) == ("RRG", "RBBGGYY", "", "BY")
    assert g.ring(B) == ("RRBBGGYY", "RBGY", "", "")
    g.idle(NIGHTFALL, seat=B)


def test_r78_her_shovels_are_lost_where_there_is_nothing_to_dig() -> None:
    """R35, R78: all herbs of A lie in HERBS; the Inquisition is taken all the same."""
    g = Layout(2).witch(A, "river").witch(B, "forest-1").herbs(A, herbs="RRRBBBGGGYYY")
    figures(g.have(B, inquisition=9)).day()
    g.choose(A, t.TAKE_SHOVELS)
    assert g.s.inquisition == [7, 9]
    assert [(e.seat, e.a) for e in g.told(t.NO_USE_FOR_SHOVELS)] == [(A, 3)]
    g.idle(NIGHTFALL, seat=B)


def test_r77_she_seeks_the_lowest_and_the_bottom_disk_of_equals() -> None:
    """R77: A and B are on 4 and C on 9; with A below B she goes to A, else to B, two steps at most."""
    for pile, steps in (("ABC", ["tower", "stones"]), ("BAC", ["river", "lair"])):
        g = Layout(3).witch(A, "stones").witch(B, "lair").witch(C, "forest-1").pile(pile)
        figures(g.have(C, inquisition=9), inquisitor="forest").day()
        assert [e.a for e in g.told(t.SEEKS)] == ["ABC".index(pile[0])]
        assert walked(g, MORGANA) == steps
        assert met(g) == [(pile[0], steps[-1])]


def test_o48_her_target_is_fixed_once_the_inquisitor_has_finished() -> None:
    """O48: A was the lowest until the Inquisitor found A; now she seeks B."""
    g = Layout(3).witch(A, "city").witch(B, "swamp").witch(C, "dungeon")
    g.have(A, inquisition=3).have(B, inquisition=5).have(C, inquisition=10)
    figures(g).day()
    assert g.s.inquisition == [8, 5, 15]
    assert [e.a for e in g.told(t.SEEKS)] == [B]
    assert walked(g, MORGANA) == ["swamp"]
    assert met(g) == [("B", "swamp")]


def test_o48_she_meets_witches_where_she_starts_and_on_her_way_area_by_area_in_turn_order() -> None:
    """O48, O63: turns ran D, C, B, A; in the Cemetery C and B, on the Tower D, in the Fields A, her target,
    though an answer changes who is lowest.
    """
    g = Layout(4, order="DCBA").witch(A, "fields").witch(B, "cemetery").witch(C, "cemetery").witch(D, "tower")
    g.familiar(A, "cemetery").familiar(B, "stones").familiar(C, "fields").familiar(D, "river")
    g.have(A, inquisition=4).have(B, inquisition=5).have(C, inquisition=6).have(D, inquisition=9)
    figures(g, inquisitor="forest").day()
    assert g.s.inquisition == [4, 5, 6, 14]
    for seat in (C, B, D, A):
        assert g.asks(seat, t.MORGANA)
        g.choose(seat, t.TAKE_POINTS)
    assert met(g) == [("C", "cemetery"), ("B", "cemetery"), ("D", "tower"), ("A", "fields")]
    assert NAMES[g.s.morgana] == "fields"
    assert g.s.inquisition == [7, 8, 9, 17]
    assert g.s.points == [25, 25, 25, 25]
    g.idle(NIGHTFALL, seat=D)


def test_o48_a_choice_is_carried_out_before_the_next_is_asked() -> None:
    """O48: A digs with the three shovels before B, in the same area, is asked; B has nothing new yet."""
    g = Layout(3).witch(A, "cemetery").witch(B, "cemetery").witch(C, "forest-1").have(C, inquisition=9)
    figures(g, inquisitor="forest").day()
    g.choose(A, t.TAKE_SHOVELS)
    assert g.asks(A, t.DIG_WHAT)
    g.plant(A, "RG")
    assert g.asks(A, t.DIG_WHAT)
    g.done(A)
    assert g.s.inquisition == [7, 4, 9]
    assert g.asks(B, t.MORGANA)
    g.done(B)
    assert g.ring(A) == ("RRBBGGYY", "BY", "", "RG")
    assert g.ring(B) == ("RRBBGGYY", "RBGY", "", "")
    g.idle(NIGHTFALL, seat=C)


def test_o48_she_stops_at_her_target_and_meets_nobody_beyond() -> None:
    """O48, R77: A is in the City, one step away; C in the Castle, beyond, is not met, nor is B behind."""
    g = Layout(3).witch(A, "city").witch(B, "swamp").witch(C, "castle")
    figures(g.have(B, inquisition=9).have(C, inquisition=8), inquisitor="forest").day()
    assert walked(g, MORGANA) == ["city"]
    assert met(g) == [("A", "city")]
    g.done(A)
    g.idle(NIGHTFALL, seat=B)


def test_o48_she_does_not_move_if_her_target_is_with_her() -> None:
    """O48: A and B are in the Cemetery, where she is; both are met, once each."""
    g = Layout(3).witch(A, "cemetery").witch(B, "cemetery").witch(C, "forest-1").have(C, inquisition=9)
    figures(g, inquisitor="forest").day()
    decline_all(g)
    assert walked(g, MORGANA) == []
    assert [(e.a, NAMES[e.b]) for e in g.told(t.STAYED) if e.a == MORGANA] == [(MORGANA, "cemetery")]
    assert met(g) == [("A", "cemetery"), ("B", "cemetery")]
    assert g.s.inquisition == [4, 4, 9]
    assert g.s.points == [20, 20, 20]
    g.idle(NIGHTFALL, seat=C)


def test_o48_she_meets_witches_in_the_forest() -> None:
    """O48, R57: the Forest hides nobody from Morgana; both Witches there are met, no Familiar is."""
    g = Layout(3).witch(A, "forest-1").witch(B, "forest-5").witch(C, "castle").familiar(C, "forest-2")
    figures(g.have(C, inquisition=9), inquisitor="lair", morgana="tower").day()
    assert met(g) == [("A", "forest")]
    g.choose(A, t.TAKE_POINTS)
    assert met(g) == [("A", "forest"), ("B", "forest")]
    g.done(B)
    assert g.s.inquisition == [7, 4, 14]
    assert g.s.points == [25, 20, 20]
    g.idle(NIGHTFALL, seat=C)


def test_r77_familiars_are_not_met() -> None:
    """R77, A34: Familiars stand in all three areas, from the Swamp House to the Tower; nobody is asked."""
    g = Layout(3).familiar(A, "swamp").familiar(B, "cemetery").familiar(C, "tower")
    g.witch(A, "forest-1").witch(B, "forest-2").witch(C, "forest-3").have(A, inquisition=9)
    figures(g, inquisitor="forest", morgana="swamp").day()
    assert walked(g, MORGANA) == ["cemetery", "tower"]
    assert met(g) == []
    assert g.s.inquisition == [9, 4, 4]
    assert g.s.points == [20, 20, 20]
    g.idle(NIGHTFALL, seat=A)


# --- herbs ------------------------------------------------------------------------------------------------
def test_r36_planted_herbs_of_everybody_go_to_harvest_and_nothing_else_moves() -> None:
    """R36, R72 c: what is planted joins what can be harvested; HERBS and SEEDS stay as they are."""
    g = apart(A=9, B=4, C=4, D=4).herbs(A, herbs="RB", planting="RGG", harvest="Y")
    g.herbs(B, herbs="RRR").herbs(C, planting="BBBYYY").day()
    assert g.ring(A) == ("RB", "RBBGYY", "", "RGGY")
    assert g.ring(B) == ("RRR", "BBBGGGYYY", "", "")
    assert g.ring(C) == ("", "RRRGGG", "", "BBBYYY")
    assert g.ring(D) == ("RRBBGGYY", "RBGY", "", "")
    assert [(e.seat, e.a) for e in g.told(t.HERBS_GREW)] == [(A, 3), (C, 6)]
    g.idle(NIGHTFALL, seat=A)


# --- Villagers --------------------------------------------------------------------------------------------
@pytest.mark.card(
    "noble-1", "noble-2", "noble-3", "noble-4", "noble-5", "noble-6", "noble-7", "noble-8", "noble-9"
)
@pytest.mark.card(
    "merchant-1", "merchant-2", "merchant-3", "merchant-4", "merchant-5", "merchant-6", "merchant-7"
)
@pytest.mark.card("merchant-8", "merchant-9", "soldier-1", "soldier-2", "soldier-3", "soldier-4", "soldier-5")
@pytest.mark.card("soldier-6", "soldier-7", "soldier-8", "soldier-9")
@pytest.mark.parametrize("n", range(1, 10))
def test_r65_a_villager_gives_its_gift_at_the_end_of_the_round(n: int) -> None:
    """R65, O2: Soldier -2 Inquisition, Merchant 1 silver and no Inquisition, Noble 1 point; others get
    nothing.
    """
    g = apart(A=9, B=9, C=9, D=9).own(A, f"soldier-{n}").own(B, f"merchant-{n}").own(C, f"noble-{n}").day()
    assert g.s.inquisition == [7, 9, 9, 9]
    assert g.s.silver == [0, 1, 0, 0]
    assert g.s.points == [20, 20, 21, 20]
    assert [g.ring(seat) for seat in range(4)] == [("RRBBGGYY", "RBGY", "", "")] * 4
    g.idle(NIGHTFALL, seat=D)


@pytest.mark.card(
    "peasant-1", "peasant-2", "peasant-3", "peasant-4", "peasant-5", "peasant-6", "peasant-7", "peasant-8"
)
@pytest.mark.card("peasant-9")
@pytest.mark.parametrize("n", range(1, 10))
def test_r65_a_peasant_gives_one_shovel(n: int) -> None:
    """R65, R36, O55: one herb is moved, after the herbs have grown, so what was planted today can be
    harvested.
    """
    g = apart(A=9, B=4, C=4, D=4).own(B, f"peasant-{n}").herbs(B, planting="G").day()
    assert g.asks(B, t.DIG_WHAT)
    assert g.decision(B).this == 1
    assert g.ring(B) == ("", "RRRBBBGGYYY", "", "G")
    g.harvest(B, "G")
    assert g.ring(B) == ("G", "RRRBBBGGYYY", "", "")
    assert (g.s.points, g.s.silver, g.s.inquisition) == ([20] * 4, [0] * 4, [9, 4, 4, 4])
    g.idle(NIGHTFALL, seat=A)


def test_o55_what_a_peasant_plants_does_not_grow_in_the_same_day() -> None:
    """O55, R36, R72: the shovel comes after PLANTING to HARVEST; it may be declined too."""
    g = apart(A=9, B=4, C=4, D=4).own(B, "peasant-1").day()
    twin = g.copy().done(B)
    g.plant(B, "Y")
    assert g.ring(B) == ("RRBBGGYY", "RBG", "Y", "")
    assert twin.ring(B) == ("RRBBGGYY", "RBGY", "", "")
    g.idle(NIGHTFALL, seat=A)
    twin.idle(NIGHTFALL, seat=A)


def test_o55_villagers_give_in_turn_order_and_each_players_peasants_last() -> None:
    """O55, O63: turns ran C, A, B. C has everything; A and B are not served before C has dug."""
    g = Layout(3, order="CAB").witch(A, "forest-1").witch(B, "forest-2").witch(C, "forest-3")
    g.have(A, inquisition=9).have(B, inquisition=8).have(C, inquisition=7)
    g.own(C, "soldier-4", "soldier-6", "merchant-2", "noble-5", "noble-6", "peasant-3", "peasant-4")
    g.own(A, "merchant-7", "peasant-9").own(B, "soldier-9", "merchant-1", "merchant-3", "merchant-4")
    figures(g, morgana="lair").day()
    assert g.asks(C, t.DIG_WHAT)
    assert g.decision(C).this == 2
    assert (g.s.inquisition, g.s.silver, g.s.points) == ([9, 8, 3], [0, 0, 1], [20, 20, 22])
    g.plant(C, "RB")
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == 1
    assert (g.s.inquisition, g.s.silver, g.s.points) == ([9, 8, 3], [1, 0, 1], [20, 20, 22])
    g.plant(A, "G")
    assert (g.s.inquisition, g.s.silver, g.s.points) == ([9, 6, 3], [1, 3, 1], [20, 20, 22])
    soldier, merchant, noble, peasant = t.SOLDIER, t.MERCHANT, t.NOBLE, t.PEASANT
    assert [(e.seat, e.a, e.b) for e in g.told(t.VILLAGER_GIFTS)] == [
        (C, 2, soldier),
        (C, 1, merchant),
        (C, 2, noble),
        (C, 2, peasant),
        (A, 1, merchant),
        (A, 1, peasant),
        (B, 1, soldier),
        (B, 3, merchant),
    ]
    assert g.ring(A) == ("RRBBGGYY", "RBY", "G", "")
    assert g.ring(B) == ("RRBBGGYY", "RBGY", "", "")
    assert g.ring(C) == ("RRBBGGYY", "GY", "RB", "")
    g.idle(NIGHTFALL, seat=A)


def test_o55_villagers_in_the_row_and_in_the_deck_give_nothing() -> None:
    """R65: only those that somebody has won."""
    g = apart(A=9, B=4, C=4, D=4).row("soldier-1", "merchant-1", "noble-1", "peasant-1").day()
    assert g.told(t.VILLAGER_GIFTS) == []
    assert (g.s.points, g.s.silver, g.s.inquisition) == ([20] * 4, [0] * 4, [9, 4, 4, 4])
    g.idle(NIGHTFALL, seat=A)


@pytest.mark.card("merchant-1")
def test_o55_a_villager_works_from_the_round_in_which_it_is_taken() -> None:
    """O55: B buys Merchant 1 in the last turn of the round and has 1 silver when the Day is over."""
    g = Layout(2).row("merchant-1").witch(A, "forest-1").witch(B, "forest-2").familiar(A, "lair")
    g.have(B, VEN=1).have(A, inquisition=20)
    figures(g, morgana="city").start()
    g.place(A, t.WITCH, "forest-3").done(A)
    g.place(B, t.WITCH, "forest-4").done(B)
    g.place(A, t.FAMILIAR, "forest-5").done(A)
    g.place(B, t.FAMILIAR, "swamp")
    assert g.s.silver == [0, 0]
    g.choose(B, t.BUY, 0)
    decline_all(g)
    assert g.s.silver == [0, 1]
    assert (g.potion(B, "VEN"), g.s.inquisition) == (0, [20, 7])
    g.idle(NIGHTFALL, seat=A)


# --- the order of the Day, and its first time -------------------------------------------------------------
def test_r72_the_day_runs_inquisitor_morgana_herbs_villagers_and_then_night_falls() -> None:
    """R72, overview 7 and 8: in that order, whoever is concerned; then the highest player chooses first."""
    g = Layout(2).witch(A, "city").witch(B, "river").have(A, inquisition=9).herbs(B, planting="R")
    figures(g.own(A, "noble-1")).day()
    g.choose(B, t.TAKE_SHOVELS).plant(B, "B").done(B)
    kinds = [
        (t.DAY_BREAKS, "day"),
        (t.HUNTS, "hunts"),
        (t.FOUND, "found"),
        (t.SEEKS, "seeks"),
        (t.MET, "met"),
        (t.HERBS_GREW, "herbs"),
        (t.VILLAGER_GIFTS, "gift"),
        (t.NIGHTFALL, "night"),
    ]
    names = dict(kinds)
    assert [names[e.kind] for e in g.s.events if e.kind in names] == [name for _, name in kinds]
    assert g.s.round == 3
    g.idle(NIGHTFALL, seat=A)


def test_r19_the_pieces_stay_and_may_all_be_placed_again() -> None:
    """R19, R24, O25: after the Day everybody stands where they stood, no position is taken, no piece used."""
    g = Layout(2).witch(A, "forest-1").witch(B, "forest-2").familiar(A, "swamp").familiar(B, "stones")
    figures(g.have(A, inquisition=9), morgana="lair").day()
    assert (g.stands(A), g.stands(A, t.FAMILIAR)) == ("forest", "swamp")
    assert (g.stands(B), g.stands(B, t.FAMILIAR)) == ("forest", "stones")
    assert g.s.used == [0, 0]
    assert [a for a, _ in g.offered(A, t.POSITION)] == [1, 2, 3, 4, 5, 6]
    g.idle(NIGHTFALL, seat=A)


def test_o51_the_day_of_the_first_round_is_like_any_other() -> None:
    """O51: pieces come from outside, and in the evening the Inquisitor finds B and Morgana meets A."""
    g = Layout(2).pile("AB")
    g.s.round = 1
    g.nightfall()
    g.choose(B, t.POSITION, 3).choose(A, t.POSITION, 1)
    assert g.s.round == 1
    g.place(A, t.WITCH, "river").done(A)
    g.place(B, t.WITCH, "city").done(B)
    g.place(A, t.FAMILIAR, "castle")
    g.place(B, t.FAMILIAR, "forest-1").done(B)
    assert walked(g, INQUISITOR) == ["city"]
    assert g.s.inquisition == [6, 9]
    assert g.asks(A, t.MORGANA)
    g.choose(A, t.TAKE_POINTS)
    assert g.s.inquisition == [9, 9]
    assert g.s.points == [25, 20]
    assert g.s.round == 2
    g.idle(NIGHTFALL, seat=A)


def test_o67_nobody_is_asked_in_the_day_but_by_morgana_and_for_shovels() -> None:
    """O67, R78: with everybody out of Morgana's way and without Peasants the Day runs by itself."""
    g = Layout(4).witch(A, "castle").witch(B, "city").witch(C, "dungeon").witch(D, "stones")
    g.have(D, inquisition=20).own(A, "soldier-1", "noble-2", "merchant-3").herbs(B, planting="RRR")
    figures(g, morgana="fields").day()
    assert walked(g, INQUISITOR) == ["city", "dungeon"]
    assert walked(g, MORGANA) == ["tower", "cemetery"]
    assert g.s.inquisition == [7, 9, 9, 20]
    assert (g.s.silver, g.s.points) == ([1, 0, 0, 0], [21, 20, 20, 20])
    assert g.ring(B)[t.HARVEST] == "RRR"
    g.idle(NIGHTFALL, seat=D)
