"""The Witch's Bonus and the Coven Bonus of every area (R37 to R40, O34 to O38, O68)."""

from __future__ import annotations

import pytest

from conclave.games.triora import terms as t
from conclave.kernel.happenings import PASS
from tests.games.triora.layout import A, B, C, D, Layout, area
from tests.games.triora.ledger import changes, ledger, next_turn

BONUSES: dict[str, dict[str, object]] = {
    "city": {"silver": 2},
    "fields": {"SEEDS": "GY", "PLANTING": "RB"},
    "river": {"inquisition": 2},
    "dungeon": {"points": 23, "inquisition": 5},
    "castle": {"points": 16, "inquisition": 2, "markers": 14, "doom dungeon": 1},
    "lair": {"silver": 4, "NEC": 0},
    "stones": {"inquisition": 2},
    "cemetery": {"undead": 1, "inquisition": 9},
    "forest": {"SEEDS": "GY", "PLANTING": "RB"},
    "swamp": {"IGN": 1, "HERBS": "RBBGGY", "SEEDS": "RRBGYY"},
}
"""What the bonus of each area changes for a player with 20 points, 4 Inquisition and 2 to sell (T4)."""

SHARED = [name for name in BONUSES if name != "forest"]
WAYS_TO_TAKE = {t.BONUS, t.SPREAD, t.SELL, t.SKIP, t.HASTEN}


def table(name: str, token: int, seats: int = 2, order: str = "ABCD") -> Layout:
    """A table with the token on some space; for the Lair everybody has 2 Necromantiae to sell."""
    g = Layout(seats, order)
    g.s.token = token
    for seat in range(seats if name == "lair" else 0):
        g.have(seat, NEC=2)
    return g


def take(g: Layout, seat: int, name: str) -> Layout:
    """Take a bonus and use all of it: a marker in the Dungeon, both potions sold, haste to space 8."""
    if name == "castle":
        return g.choose(seat, t.SPREAD, area("dungeon"))
    if name == "lair":
        return g.choose(seat, t.SELL, t.NECROMANTIAE).choose(seat, t.SELL, t.NECROMANTIAE)
    if name == "stones":
        return g.choose(seat, t.HASTEN, 8)
    g.bonus(seat, name)
    if name in ("fields", "forest"):
        return g.plant(seat, "RB")
    return g.brew(seat, "IGN") if name == "swamp" else g


def taken(seat: int, name: str) -> dict[str, object]:
    """What has changed by it."""
    mine = {f"{'ABCD'[seat]} {thing}": value for thing, value in BONUSES[name].items()}
    return {**mine, "token": 8} if name == "stones" else mine


def do_nothing(g: Layout, seat: int, name: str) -> Layout:
    """End a turn without doing anything but the first step of the Stone Circle, which is compulsory."""
    if name == "stones":
        g.choose(seat, t.STEP, 7).done(seat)
    return g.done(seat)


def met(g: Layout) -> list[int]:
    """Who has been offered a Coven Bonus, in order."""
    return [e.seat for e in g.told(t.COVEN_MET)]


# --- the Witch's Bonus -------------------------------------------------------------------------------------
@pytest.mark.card(
    "city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "forest", "swamp"
)
@pytest.mark.parametrize("name", BONUSES)
def test_r37_the_witchs_bonus_of_each_area_needs_no_action(name: str) -> None:
    """R37, R41, O68, T4: a Witch who has paid for nothing takes the bonus, and only once."""
    g = table(name, token=7).start().place(A, t.WITCH, "forest-2" if name == "forest" else name)
    was = ledger(g)
    take(g, A, name)
    assert changes(g, was) == taken(A, name)
    assert g.asks(A, t.DO_WHAT)
    assert WAYS_TO_TAKE.isdisjoint(g.verbs(A))
    assert g.why(A, t.BONUS, area(name)) == "no-bonus"


@pytest.mark.card(
    "city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "forest", "swamp"
)
@pytest.mark.parametrize("name", BONUSES)
def test_r37_the_witchs_bonus_is_optional(name: str) -> None:
    """R37, O26: she ends her turn without it; nothing changes but a step that she must make."""
    g = table(name, token=6).start().place(A, t.WITCH, "forest-2" if name == "forest" else name)
    was = ledger(g)
    do_nothing(g, A, name)
    forced = {"token": 7, "A undead": 1, "A inquisition": 5} if name == "stones" else {}
    assert changes(g, was) == forced
    next_turn(g, B)


@pytest.mark.card("river", "dungeon", "city")
@pytest.mark.parametrize(
    ("name", "potion", "bonus_first", "inquisition"),
    [
        ("river", "VEN", True, 2),
        ("river", "VEN", False, 1),
        ("dungeon", "IGN", True, 0),
        ("dungeon", "IGN", False, 1),
        ("city", "MOL", True, 3),
        ("city", "MOL", False, 3),
    ],
)
def test_r37_the_bonus_comes_before_or_after_the_action(
    name: str, potion: str, bonus_first: bool, inquisition: int
) -> None:
    """R27, R37, O45: from 1 Inquisition the order decides, since a loss beyond 0 is void."""
    g = Layout(2).have(A, inquisition=1, **{potion: 1}).start().place(A, t.WITCH, name)
    was = ledger(g)
    if bonus_first:
        g.bonus(A, name).act(A, name)
    else:
        g.act(A, name)
    if name == "river":
        g.done(A)
    if not bonus_first:
        g.bonus(A, name)
    points = {"river": 24, "dungeon": 26, "city": 23}[name]
    got: dict[str, object] = {"A points": points, "A markers": 14, f"A doom {name}": 1, f"A {potion}": 0}
    got |= {"A silver": 5} if name == "city" else {}
    got |= {"A inquisition": inquisition} if inquisition != 1 else {}
    assert changes(g, was) == got
    assert g.s.inquisition[A] == inquisition


@pytest.mark.card("city", "fields", "river", "dungeon", "cemetery")
@pytest.mark.parametrize(
    ("name", "potion"),
    [("city", "MOL"), ("fields", "PES"), ("river", "VEN"), ("dungeon", "IGN"), ("cemetery", "NEC")],
)
def test_r39_a_familiar_has_no_bonus(name: str, potion: str) -> None:
    """R39: it may do the action and nothing else."""
    g = Layout(2).have(A, **{potion: 1}).start().place(A, t.FAMILIAR, name)
    assert g.verbs(A) == {PASS, t.ACT}
    assert g.why(A, t.BONUS, area(name)) == "no-bonus"


@pytest.mark.card("city")
def test_r37_the_bonus_is_that_of_her_own_area() -> None:
    """R37: a Witch in the City is refused the bonus of every other area."""
    g = Layout(2).have(A, MOL=1).start().place(A, t.WITCH, "city")
    assert [n for n in range(11) if g.why(A, t.BONUS, n) == "allowed"] == [area("city")]
    assert g.why(A, t.BONUS, area("dungeon")) == "no-bonus"
    assert g.why(A, t.SPREAD, area("city")) == "no-bonus"
    assert g.why(A, t.SELL, t.MOLESTUM) == "no-bonus"
    assert g.why(A, t.SKIP, 1) == "no-bonus"
    assert g.why(A, t.HASTEN, 1) == "no-bonus"


# --- the Coven Bonus of each area --------------------------------------------------------------------------
@pytest.mark.card("city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "swamp")
@pytest.mark.parametrize("name", SHARED)
def test_r38_a_witch_who_was_there_gets_the_bonus_again(name: str) -> None:
    """R38, O34, O36: A's Witch arrives and does nothing; B's takes the bonus, without toll, and alone."""
    g = table(name, token=6, seats=3).witch(B, name).familiar(C, "forest-1").start().place(A, t.WITCH, name)
    do_nothing(g, A, name)
    assert g.asks(B, t.COVEN)
    was = ledger(g)
    take(g, B, name)
    assert changes(g, was) == taken(B, name)
    assert met(g) == [B]
    next_turn(g, B)


@pytest.mark.card("city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "swamp")
@pytest.mark.parametrize("name", SHARED)
def test_o34_the_coven_bonus_may_be_declined(name: str) -> None:
    """O34: B takes nothing, nothing changes, and the game goes on."""
    g = table(name, token=6).witch(B, name).start().place(A, t.WITCH, name)
    do_nothing(g, A, name)
    assert PASS in g.verbs(B)
    was = ledger(g)
    g.done(B)
    assert changes(g, was) == {}
    assert [(e.seat, e.a) for e in g.told(t.COVEN_DECLINED)] == [(B, area(name))]
    next_turn(g, B)


@pytest.mark.card("forest")
def test_r55_there_is_no_coven_bonus_in_the_forest() -> None:
    """R55, A19: a second Witch in the Forest has 2 and 4 shovels; the first gets nothing."""
    g = Layout(2).witch(B, "forest-1").herbs(A, "").start().place(A, t.WITCH, "forest-2")
    was = ledger(g)
    g.bonus(A, "forest").plant(A, "RR").plant(A, "RBBB")
    assert changes(g, was) == {"A SEEDS": "GGGYYY", "A PLANTING": "RRRBBB"}
    assert met(g) == []
    next_turn(g, B)


@pytest.mark.card("castle", "lair")
@pytest.mark.parametrize("name", ["castle", "lair"])
def test_o34_a_resident_who_cannot_pay_is_not_asked(name: str) -> None:
    """O34, R51, R53: with 6 points, or without a potion, there is nothing to choose."""
    g = Layout(2).witch(B, name).have(B, points=6, silver=9).start().place(A, t.WITCH, name)
    was = ledger(g)
    g.done(A)
    assert changes(g, was) == {}
    next_turn(g, B)


@pytest.mark.card("castle")
def test_o34_the_coven_bonus_of_the_castle_costs_the_resident_seven_points() -> None:
    """O34, O42, O44: with 7 points B marks the City, with its choice of silver or a Villager."""
    g = (
        Layout(2)
        .row("merchant-8")
        .witch(B, "castle")
        .have(B, points=7)
        .start()
        .place(A, t.WITCH, "castle")
        .done(A)
    )
    assert g.asks(B, t.COVEN)
    was = ledger(g)
    assert g.why(B, t.SPREAD, area("forest")) == "not-main"
    g.choose(B, t.SPREAD, area("city"))
    assert g.asks(B, t.CITY_GIFT)
    g.choose(B, t.SILVER)
    assert changes(g, was) == {
        "B points": 3, "B inquisition": 6, "B markers": 14, "B doom city": 1, "B silver": 3,
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("castle")
def test_o35_a_coven_bonus_never_causes_another() -> None:
    """O35: B marks the River from the Castle; C's Witch, who stands in the River, gets nothing."""
    g = Layout(3).witch(B, "castle").witch(C, "river").start().place(A, t.WITCH, "castle").done(A)
    g.choose(B, t.SPREAD, area("river"))
    assert g.asks(B, t.BREW_WHAT)
    g.done(B)
    assert met(g) == [B]
    next_turn(g, B)


# --- who gets it, and when ---------------------------------------------------------------------------------
@pytest.mark.card("cemetery")
@pytest.mark.parametrize("acts", [True, False])
def test_a27_the_coven_follows_the_turn_order_from_the_one_who_arrived(acts: bool) -> None:
    """R38, R40, O35, O36: order B, D, A, C: D has finished, then A, then B may take an Undead and 5."""
    g = Layout(4, order="BDAC").witch(A, "cemetery").witch(B, "cemetery").have(D, NEC=1).start(turn=1)
    g.place(D, t.WITCH, "cemetery")
    was = ledger(g)
    if acts:
        g.act(D, "cemetery").bonus(D, "cemetery")
    assert g.asked() == [D]
    assert met(g) == []
    g.done(D)
    mine = {"D NEC": 0, "D undead": 3, "D inquisition": 13} if acts else {}
    assert changes(g, was) == mine
    assert g.asks(A, t.COVEN)
    twin = g.copy()
    g.bonus(A, "cemetery")
    assert changes(g, was) == {**mine, "A undead": 1, "A inquisition": 9}
    assert g.asks(B, t.COVEN)
    g.bonus(B, "cemetery")
    both = {"A undead": 1, "A inquisition": 9, "B undead": 1, "B inquisition": 9}
    assert changes(g, was) == {**mine, **both}
    next_turn(g, A)
    twin.done(A).done(B)
    assert changes(twin, was) == mine
    next_turn(twin, A)


@pytest.mark.card("city")
@pytest.mark.parametrize(
    ("turn", "seat", "expected"), [(0, B, "DAC"), (1, D, "ACB"), (2, A, "CBD"), (3, C, "BDA")]
)
def test_o35_the_order_goes_round_from_the_acting_player(turn: int, seat: int, expected: str) -> None:
    """O35: order B, D, A, C; all the others stand in the City, and are asked from the next one on."""
    g = Layout(4, order="BDAC")
    for other in {A, B, C, D} - {seat}:
        g.witch(other, "city")
    g.start(turn).place(seat, t.WITCH, "city").done(seat)
    was = ledger(g)
    for letter in expected:
        assert g.asks("ABCD".index(letter), t.COVEN)
        g.bonus("ABCD".index(letter), "city")
    assert changes(g, was) == {f"{letter} silver": 2 for letter in expected}
    assert met(g) == ["ABCD".index(letter) for letter in expected]


@pytest.mark.card("cemetery")
def test_a27_a_familiar_standing_there_gets_nothing() -> None:
    """R39: only B's Familiar is in the Cemetery, and A's own; A's Witch arrives, and nobody is asked."""
    for owner in (A, B):
        g = Layout(2).familiar(owner, "cemetery").start().place(A, t.WITCH, "cemetery")
        was = ledger(g)
        g.done(A)
        assert changes(g, was) == {}
        assert met(g) == []
        next_turn(g, B)


@pytest.mark.card("cemetery", "forest", "tower")
def test_a27_a_familiar_causes_nothing() -> None:
    """R39, R21: it cannot enter where Witches stand, and beside them in the Forest nobody gains by it."""
    g = Layout(2).witch(B, "cemetery").start()
    assert g.why_not(A, t.FAMILIAR, "cemetery") == "occupied"
    g = Layout(2).witch(B, "forest-1").start().place(A, t.FAMILIAR, "forest-2").plant(A, "RBGY")
    assert met(g) == []
    next_turn(g, B)


@pytest.mark.card("fields", "swamp")
@pytest.mark.parametrize(("name", "question"), [("fields", t.DIG_WHAT), ("swamp", t.BREW_WHAT)])
def test_o35_shovels_and_cauldrons_of_a_coven_bonus_are_used_before_the_next_one(
    name: str, question: int
) -> None:
    """O35, R35: B uses what B gets, then C is asked."""
    g = Layout(3).witch(B, name).witch(C, name).start().place(A, t.WITCH, name).done(A)
    g.bonus(B, name)
    assert g.asks(B, question)
    assert met(g) == [B]
    g.done(B)
    assert g.asks(C, t.COVEN)
    was = ledger(g)
    take(g, C, name)
    assert changes(g, was) == taken(C, name)
    next_turn(g, B)


@pytest.mark.card("city")
def test_r40_the_acting_player_is_done_first() -> None:
    """R40, O35: action, bonus and Cauldron of A come before B is asked; then A can do nothing more."""
    g = Layout(2).witch(B, "city").have(A, MOL=1).start().place(A, t.WITCH, "city")
    was = ledger(g)
    g.bonus(A, "city")
    assert g.asked() == [A]
    g.act(A, "city")
    assert g.asked() == [A]
    g.brew(A, "VIT")
    assert changes(g, was) == {
        "A MOL": 0, "A points": 23, "A inquisition": 6, "A markers": 14, "A doom city": 1, "A silver": 5,
        "A VIT": 1, "A HERBS": "RRBBGYY", "A SEEDS": "RBGGY",
    }  # fmt: skip
    assert g.asks(B, t.COVEN)
    assert g.why(A, t.BONUS, area("city")) == "not-asked"


@pytest.mark.card("city")
def test_r38_only_witches_who_stand_there_get_it() -> None:
    """R38: C's Witch is in the Fields, D's on no circle yet; B's in the City alone is asked."""
    g = Layout(4).witch(B, "city").witch(C, "fields").start().place(A, t.WITCH, "city").done(A)
    assert met(g) == [B]
    was = ledger(g)
    g.bonus(B, "city")
    assert changes(g, was) == {"B silver": 2}
    next_turn(g, B)


@pytest.mark.card("city")
def test_r38_the_bonus_of_a_resident_is_that_area_alone() -> None:
    """R38: B may take the City's bonus again, and neither its action nor another bonus."""
    g = Layout(2).witch(B, "city").have(B, MOL=1, undead=1).start().place(A, t.WITCH, "city").done(A)
    assert g.verbs(B) == {PASS, t.BONUS}
    assert g.why(B, t.BONUS, area("dungeon")) == "no-bonus"
    assert g.why(B, t.ACT, area("city"), t.WITH_POTION) == "other-question"
    assert g.why(B, t.BREW, 0) == "other-question"


# --- in the Tower ------------------------------------------------------------------------------------------
@pytest.mark.card(
    "tower", "city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "forest", "swamp"
)  # fmt: skip
@pytest.mark.parametrize("name", BONUSES)
def test_o38_a_resident_of_the_tower_gets_the_bonus_of_the_copied_area(name: str) -> None:
    """O38, R60: A names an area and does no more; B's Witch in the Tower takes its bonus, without toll."""
    g = table(name, token=6).witch(B, "tower").have(A, silver=1, ARC=1).start().place(A, t.WITCH, "tower")
    g.choose(A, t.COPY, area(name))
    do_nothing(g, A, name)
    assert g.asks(B, t.COVEN)
    was = ledger(g)
    take(g, B, name)
    assert changes(g, was) == taken(B, name)
    assert met(g) == [B]
    next_turn(g, B)


@pytest.mark.card(
    "tower", "city", "fields", "river", "dungeon", "castle", "lair", "stones", "cemetery", "forest", "swamp"
)  # fmt: skip
@pytest.mark.parametrize("name", BONUSES)
def test_r60_a_witch_in_the_tower_may_copy_the_bonus_of_each_area(name: str) -> None:
    """R60, O37: once the area is named its bonus is taken before the action, by A alone, and only once."""
    g = table(name, token=7).have(A, silver=1 if name == "castle" else 0, ARC=1).start()
    g.place(A, t.WITCH, "tower").choose(A, t.COPY, area(name))
    was = ledger(g)
    assert was["A ARC"] == 0
    take(g, A, name)
    assert changes(g, was) == taken(A, name)
    assert g.asks(A, t.DO_WHAT)
    assert WAYS_TO_TAKE.isdisjoint(g.verbs(A))
    assert g.why(A, t.BONUS, area(name)) == "no-bonus"


@pytest.mark.card("tower", "city")
def test_o39_witches_in_the_copied_area_get_nothing() -> None:
    """O38, O39: A in the Tower copies the City; B in the Tower is asked, C in the City is not."""
    g = Layout(3).witch(B, "tower").witch(C, "city").have(A, ARC=1).start().place(A, t.WITCH, "tower")
    g.choose(A, t.COPY, area("city")).done(A)
    was = ledger(g)
    g.bonus(B, "city")
    assert changes(g, was) == {"B silver": 2}
    assert met(g) == [B]
    next_turn(g, B)


@pytest.mark.card("tower")
@pytest.mark.parametrize("arcanum", [0, 1])
def test_o38_without_a_copy_the_tower_has_no_coven_bonus(arcanum: int) -> None:
    """O37, O38: A has no Arcanum, or keeps it; B's Witch in the Tower is not asked."""
    g = Layout(2).witch(B, "tower").have(A, ARC=arcanum).start().place(A, t.WITCH, "tower")
    was = ledger(g)
    g.done(A)
    assert changes(g, was) == {}
    assert met(g) == []
    next_turn(g, B)


@pytest.mark.card("tower")
def test_o38_what_was_copied_is_forgotten_when_the_turn_is_over() -> None:
    """O38: A copies the City; B then comes to the Tower without Arcanum, and A gets nothing."""
    g = Layout(2).have(A, ARC=1).start().place(A, t.WITCH, "tower").choose(A, t.COPY, area("city")).done(A)
    g.place(B, t.WITCH, "tower")
    was = ledger(g)
    g.done(B)
    assert changes(g, was) == {}
    assert met(g) == []
    next_turn(g, A)
