"""Cauldrons, formulas, shovels and the herbs' way round the ring (R27 to R36, O29 to O31, O33, T3)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from conclave.games.triora import terms as t
from conclave.games.triora.terms import BLUE, FAMILIAR, GREEN, RED, WITCH, YELLOW
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from tests.games.triora.layout import COLOURS, GAME, POTIONS, A, B, Layout, area, circle, formula, villager

ALL_HERBS = "RRRBBBGGGYYY"
T3 = (
    ("MOL", "BG", 1), ("2 MOL", "BBGG", 2),
    ("PES", "GY", 1), ("2 PES", "GGYY", 2),
    ("VEN", "RG", 1), ("2 VEN", "RRGG", 2),
    ("IGN", "RY", 1), ("2 IGN", "RRYY", 2),
    ("INC", "BY", 1), ("2 INC", "BBYY", 2),
    ("MAL", "RB", 1), ("2 MAL", "RRBB", 2),
    ("2 NEC", "R", 2),
    ("VIT", "G", 1), ("2 VIT", "GG", 2),
)  # fmt: skip
"""Every formula but Arcanum's: what it is called, its herbs, how many potions it makes (T3)."""
T3_KEYS = (
    "molestum-2", "molestum-4", "pestilentiae-2", "pestilentiae-4", "veneni-2", "veneni-4", "ignis-2",
    "ignis-4", "incantationis-2", "incantationis-4", "maledictionis-2", "maledictionis-4", "necromantiae-1",
    "vitae-1", "vitae-2",
)  # fmt: skip


def has(g: Layout, seat: int) -> dict[str, Any]:
    """All that a player has: the numbers, and the potions there are any of."""
    s = g.s
    numbers = {
        "points": s.points[seat],
        "inquisition": s.inquisition[seat],
        "silver": s.silver[seat],
        "undead": s.undead[seat],
        "markers": s.markers[seat],
        "ring": g.ring(seat),
    }
    return numbers | {name: g.potion(seat, name) for name in POTIONS if g.potion(seat, name)}


START = {
    "points": 20,
    "inquisition": 4,
    "silver": 0,
    "undead": 0,
    "markers": 15,
    "ring": ("RRBBGGYY", "RBGY", "", ""),
}
"""What somebody has who has done nothing yet."""


def less(herbs: str, used: str) -> str:
    """Herbs without some of them."""
    return "".join(c * (herbs.count(c) - used.count(c)) for c in COLOURS)


def with_a_cauldron(g: Layout) -> Layout:
    """A's Witch goes to the Cemetery, where nothing but her own Cauldron is of use without a Necromantiae."""
    return g.start().place(A, WITCH, "cemetery")


def ready_to_dig(g: Layout) -> Layout:
    """A's Familiar goes to the Forest and has four shovels."""
    return g.start().place(A, FAMILIAR, "forest-1")


# --- formulas ---------------------------------------------------------------------------------------------
@pytest.mark.card(
    "molestum-2", "molestum-4", "pestilentiae-2", "pestilentiae-4", "veneni-2", "veneni-4", "ignis-2",
    "ignis-4", "incantationis-2", "incantationis-4", "maledictionis-2", "maledictionis-4", "necromantiae-1",
    "vitae-1", "vitae-2",
)  # fmt: skip
@pytest.mark.parametrize(("name", "herbs", "makes"), T3, ids=T3_KEYS)
def test_t03_a_formula_takes_its_exact_herbs_and_one_cauldron(name: str, herbs: str, makes: int) -> None:
    """T3, R28, R29: with just these herbs it is brewed; they go to SEEDS, and the Cauldron is used up."""
    g = with_a_cauldron(Layout(2).herbs(A, herbs))
    g.brew(A, name)
    assert has(g, A) == START | {"ring": ("", ALL_HERBS, "", ""), name[-3:]: makes}
    assert has(g, B) == START
    assert g.asks(A, t.DO_WHAT)
    assert g.brews(A) == set()
    assert g.why(A, t.BREW, formula(name)) == "no-cauldron"


@pytest.mark.parametrize(("name", "herbs", "makes"), T3, ids=T3_KEYS)
def test_r29_more_herbs_than_needed_stay_where_they_are(name: str, herbs: str, makes: int) -> None:
    """R29, T3: with all twelve in HERBS only those of the formula move."""
    g = with_a_cauldron(Layout(2).herbs(A, ALL_HERBS))
    g.brew(A, name)
    moved = "".join(sorted(herbs, key=COLOURS.index))
    assert has(g, A) == START | {"ring": (less(ALL_HERBS, herbs), moved, "", ""), name[-3:]: makes}
    assert has(g, B) == START


@pytest.mark.parametrize(("name", "herbs", "makes"), T3, ids=T3_KEYS)
def test_r30_one_herb_too_few_of_any_colour_and_there_is_no_formula(
    name: str, herbs: str, makes: int
) -> None:
    """R30, R29: three of every other colour do not help, nor do those that lie elsewhere on the ring."""
    for colour in sorted(set(herbs)):
        lacking = less(ALL_HERBS, colour * (4 - herbs.count(colour)))
        for rest in ({}, {"planting": less(ALL_HERBS, lacking)}, {"harvest": less(ALL_HERBS, lacking)}):
            g = with_a_cauldron(Layout(2).herbs(A, lacking, **rest))
            assert name not in g.brews(A)
            assert g.why(A, t.BREW, formula(name)) == "no-herbs"


def test_t03_sixteen_formulas_for_nine_potions() -> None:
    """T3: the herbs of the start are enough for each of them, and there are no others."""
    g = with_a_cauldron(Layout(2))
    assert g.brews(A) == {name for name, _, _ in T3} | {"ARC"}
    assert len(g.offered(A, t.BREW)) == 16
    assert g.why(A, t.BREW, 16) == "no-such-thing"


@pytest.mark.card("arcanum-3")
@pytest.mark.parametrize("herbs", ["RRR", "RRB", "RBG", "BGY", "GGY", "YYY"])
def test_faq14_arcanum_takes_any_three_herbs(herbs: str) -> None:
    """A10, R31, FAQ 14, T3: whichever three, all of one colour or each of another."""
    g = with_a_cauldron(Layout(2).herbs(A, ALL_HERBS))
    g.brew(A, "ARC", herbs)
    assert has(g, A) == START | {"ring": (less(ALL_HERBS, herbs), herbs, "", ""), "ARC": 1}
    assert has(g, B) == START


@pytest.mark.card("arcanum-3")
def test_r31_arcanum_needs_three_herbs_and_no_choice_is_asked_where_there_is_none() -> None:
    """R31, R30: two are too few; with three of them in HERBS those are taken without a question."""
    g = with_a_cauldron(Layout(2).herbs(A, "RB"))
    assert g.brews(A) == {"MAL", "2 NEC"}
    assert g.why(A, t.BREW, formula("ARC")) == "no-herbs"
    g = with_a_cauldron(Layout(2).herbs(A, "RBB"))
    g.brew(A, "ARC")
    assert g.ring(A) == ("", ALL_HERBS, "", "")
    assert g.potion(A, "ARC") == 1


@pytest.mark.card("arcanum-3")
def test_r31_the_herbs_of_arcanum_are_asked_for() -> None:
    """R31, A10: from the eight of the start all sixteen choices of three; no two, no four, none that lack."""
    g = with_a_cauldron(Layout(2))
    g.choose(A, t.BREW, formula("ARC"))
    assert g.asks(A, t.BREW_FROM)
    assert len(g.offered(A, t.MIX)) == 16
    assert g.why(A, t.MIX, 3, formula("ARC")) == "no-herbs"
    assert g.why(A, t.MIX, 2, formula("ARC")) != "allowed"
    assert g.why(A, t.MIX, 2 + (2 << 2), formula("ARC")) == "other-mix"
    assert g.why(A, t.MIX, 2 + (1 << 2), formula("ARC")) == "allowed"


@pytest.mark.card("arcanum-3")
def test_o31_where_silver_is_of_no_use_nobody_is_told_that_it_is_lacking() -> None:
    """O31, R31: two herbs are too few in the Witch's own Cauldron, however much silver A has."""
    g = with_a_cauldron(Layout(2).have(A, silver=5))
    g.choose(A, t.BREW, formula("ARC"))
    assert g.why(A, t.MIX, 2, formula("ARC")) == "other-mix"


# --- how many ---------------------------------------------------------------------------------------------
def test_a07_one_cauldron_brews_either_formula_of_molestum() -> None:
    """A7, FAQ 2, FAQ 3, R33: B+G gives 1; 2B+2G gives 2 and leaves no blue and no green in HERBS."""
    g = Layout(2).pile("BA").nightfall().choose(A, t.POSITION, 6)
    twin = g.copy()
    g.brew(A, "MOL")
    assert has(g, A) == START | {"ring": ("RRBGYY", "RBBGGY", "", ""), "MOL": 1}
    assert g.asks(B, t.CHOOSE_POSITION)
    twin.brew(A, "2 MOL")
    assert has(twin, A) == START | {"ring": ("RRYY", "RBBBGGGY", "", ""), "MOL": 2}
    assert twin.asks(B, t.CHOOSE_POSITION)


@pytest.mark.card("lair")
def test_faq02_each_cauldron_brews_one_formula() -> None:
    """FAQ 2, R28: two Cauldrons brew two formulas, which may be the same, and not a third."""
    g = Layout(2).herbs(A, ALL_HERBS).start().place(A, FAMILIAR, "lair")
    assert g.asks(A, t.BREW_WHAT)
    assert g.decision(A).this == 2
    g.brew(A, "IGN")
    assert g.decision(A).this == 1
    g.brew(A, "IGN")
    assert has(g, A) == START | {"ring": ("RBBBGGGY", "RRYY", "", ""), "IGN": 2}
    assert g.asks(B, t.PLACE_PIECE)


@pytest.mark.card("molestum-2", "molestum-4")
def test_faq03_two_of_each_herb_need_no_second_cauldron() -> None:
    """FAQ 3, R33: with one Cauldron and just 2 blue and 2 green, two Molestum."""
    g = with_a_cauldron(Layout(2).herbs(A, "BBGG"))
    assert {"MOL", "2 MOL"} <= g.brews(A)
    g.brew(A, "2 MOL")
    assert has(g, A) == START | {"ring": ("", ALL_HERBS, "", ""), "MOL": 2}


@pytest.mark.parametrize(("name", "herbs", "makes"), [*T3, ("ARC", "RRR", 1)], ids=[*T3_KEYS, "arcanum-3"])
@pytest.mark.card(
    "molestum-2", "molestum-4", "pestilentiae-2", "pestilentiae-4", "veneni-2", "veneni-4", "ignis-2",
    "ignis-4", "incantationis-2", "incantationis-4", "maledictionis-2", "maledictionis-4", "necromantiae-1",
    "vitae-1", "vitae-2", "arcanum-3",
)  # fmt: skip
def test_faq01_there_is_room_for_five(name: str, herbs: str, makes: int) -> None:
    """FAQ 1, R32, O30: up to five fit, the rest is spilt, all herbs move; at 5 nothing."""
    potion = name[-3:]
    for before in (0, 1, 3, 4):
        after = min(5, before + makes)
        g = with_a_cauldron(Layout(2).herbs(A, herbs).have(A, **{potion: before}))
        g.brew(A, name)
        assert has(g, A) == START | {"ring": ("", ALL_HERBS, "", ""), potion: after}
        assert has(g, B) == START
        assert sum(e.b for e in g.told(t.SPILT)) == before + makes - after
    g = with_a_cauldron(Layout(2).herbs(A, ALL_HERBS).have(A, **{potion: 5}))
    assert name not in g.brews(A)
    assert g.why(A, t.BREW, formula(name)) == "track-full"
    assert len(g.brews(A)) in (14, 15)


def test_o30_at_five_of_everything_a_cauldron_is_lost() -> None:
    """O30, R35: herbs in plenty, but no room; nobody is asked, and nothing moves."""
    full = dict.fromkeys(POTIONS, 5)
    g = Layout(2).herbs(A, ALL_HERBS).have(A, **full).pile("BA").nightfall().choose(A, t.POSITION, 6)
    assert g.asks(B, t.CHOOSE_POSITION)
    assert has(g, A) == START | {"ring": (ALL_HERBS, "", "", "")} | full


@pytest.mark.card("city", "cemetery")
def test_o30_silver_and_undead_have_no_limit() -> None:
    """O30, O32: more than the box holds."""
    g = Layout(2).have(A, silver=60, undead=20).start()
    twin = g.copy()
    g.place(A, WITCH, "city").bonus(A, "city")
    assert has(g, A) == START | {"silver": 62, "undead": 20}
    twin.place(A, WITCH, "cemetery").bonus(A, "cemetery")
    assert has(twin, A) == START | {"silver": 60, "undead": 21, "inquisition": 9}


@pytest.mark.parametrize("seats", [2, 4])
def test_r30_twelve_herbs_are_never_gained_or_lost(seats: int) -> None:
    """R30, R32, R6: at every question of a whole game, three of each colour and at most five of a potion."""
    g = Layout(seats)
    g.s = GAME.new(seats, 7)
    dice = seeded(7)
    while not g.s.over:
        d = g.s.pending[0]
        GAME.decide(g.s, d.seat, int(dice.below(len(d))))
        for seat in range(seats):
            assert sorted("".join(g.ring(seat))) == sorted(ALL_HERBS)
        assert min(g.s.herbs) >= 0
        assert min(g.s.potions) >= 0
        assert max(g.s.potions) <= 5
    assert g.s.round > 2


# --- silver in place of herbs -----------------------------------------------------------------------------
@pytest.mark.card("lair", "necromantiae-1")
def test_a10_in_the_lair_silver_stands_in_for_herbs() -> None:
    """A10, R52, O31: 1 red, 1 green and 2 silver make 2 Veneni; the herbs move, and the silver is gone."""
    g = Layout(2).herbs(A, "RG").have(A, silver=2).start().place(A, FAMILIAR, "lair")
    assert "2 VEN" in g.brews(A)
    g.brew(A, "2 VEN")
    assert has(g, A) == START | {"ring": ("", ALL_HERBS, "", ""), "VEN": 2}
    assert has(g, B) == START
    assert g.asks(B, t.PLACE_PIECE)


@pytest.mark.card("lair")
def test_a10_the_witchs_own_cauldron_takes_no_silver() -> None:
    """A10, O31: a Witch in the Lair with 1 red, 1 green and 2 silver; her own Cauldron makes no
    Maledictionis, those two do.
    """
    g = Layout(2).herbs(A, "RG").have(A, silver=2).start().place(A, WITCH, "lair")
    assert g.asks(A, t.DO_WHAT)
    assert g.brews(A) == {"VEN", "2 NEC", "VIT"}
    assert g.why(A, t.BREW, formula("MAL")) == "no-herbs"
    g.act(A, "lair", t.FOR_NOTHING)
    assert g.asks(A, t.BREW_WHAT)
    assert "MAL" in g.brews(A)
    g.brew(A, "MAL", "R").done(A)
    assert has(g, A) == START | {"ring": ("G", "RRRBBBGGYYY", "", ""), "silver": 1, "MAL": 1}
    assert g.brews(A) == {"VIT"}
    assert g.why(A, t.BREW, formula("VEN")) == "no-herbs"


@pytest.mark.card("lair")
def test_faq14_silver_may_stand_in_for_every_herb_or_for_one_that_is_there() -> None:
    """FAQ 14, R52, O31: as often as wished; herbs replaced by silver do not move."""
    g = Layout(2).herbs(A, "RBY").have(A, silver=5).start().place(A, FAMILIAR, "lair")
    g.brew(A, "2 IGN", "")
    assert has(g, A) == START | {"ring": ("RBY", "RRBBGGGYY", "", ""), "silver": 1, "IGN": 2}
    g.brew(A, "IGN", "R")
    assert has(g, A) == START | {"ring": ("BY", "RRRBBGGGYY", "", ""), "IGN": 3}
    assert has(g, B) == START


@pytest.mark.card("lair", "arcanum-3")
def test_faq14_silver_stands_in_for_a_white_herb_too() -> None:
    """FAQ 14, R31, R52: Arcanum from two herbs and 1 silver, and from 3 silver."""
    g = Layout(2).herbs(A, "GY").have(A, silver=4).start().place(A, FAMILIAR, "lair")
    g.brew(A, "ARC", "GY")
    assert has(g, A) == START | {"ring": ("", ALL_HERBS, "", ""), "silver": 3, "ARC": 1}
    g.brew(A, "ARC")
    assert has(g, A) == START | {"ring": ("", ALL_HERBS, "", ""), "silver": 0, "ARC": 2}


@pytest.mark.card("lair")
def test_r52_one_silver_too_few_is_too_few() -> None:
    """R52, R30: with 1 red and 1 silver a formula of two herbs can be brewed, Arcanum cannot."""
    g = Layout(2).herbs(A, "R").have(A, silver=1).start().place(A, FAMILIAR, "lair")
    assert g.brews(A) == {"VEN", "IGN", "MAL", "2 NEC", "VIT"}
    assert g.why(A, t.BREW, formula("ARC")) == "no-herbs"
    g.choose(A, t.BREW, formula("VIT"))
    assert has(g, A) == START | {"ring": ("R", "RRBBBGGGYYY", "", ""), "VIT": 1}
    assert g.brews(A) == {"2 NEC"}


@pytest.mark.card("tower", "lair")
def test_o31_a_copied_lair_takes_silver_as_well() -> None:
    """O31, R60: the Tower copies the Lair; its two Cauldrons take silver, and only these."""
    g = Layout(2).herbs(A, "B").have(A, silver=2, ARC=1).start().place(A, WITCH, "tower")
    assert g.brews(A) == set()
    g.choose(A, t.COPY, area("lair"))
    assert g.asks(A, t.BREW_WHAT)
    assert g.decision(A).this == 2
    g.brew(A, "ARC")
    assert has(g, A) == START | {"ring": ("", ALL_HERBS, "", ""), "ARC": 1}


@pytest.mark.card("river", "swamp", "position-6", "stone-4")
def test_o31_no_other_cauldron_takes_silver() -> None:
    """O31: not that of a position, of the River, of the Swamp House, nor of the Stone Circle."""
    lone = Layout(2).herbs(A, "B").have(A, silver=5, VEN=1).pile("BA")
    g = lone.copy().nightfall().choose(A, t.POSITION, 6)
    assert g.asks(B, t.CHOOSE_POSITION)
    g = lone.copy().start().place(A, FAMILIAR, "river").act(A, "river")
    assert g.asks(B, t.PLACE_PIECE)
    g = lone.copy().start().place(A, WITCH, "swamp").bonus(A, "swamp")
    assert g.asks(B, t.PLACE_PIECE)
    g = lone.copy()
    g.s.token = 3
    g.start().place(A, FAMILIAR, "stones")
    assert g.asks(A, t.MOVE_TOKEN)
    assert has(g, A) == START | {"ring": ("B", less(ALL_HERBS, "B"), "", ""), "silver": 6, "VEN": 1}


# --- the order is free ------------------------------------------------------------------------------------
@pytest.mark.card("fields", "pestilentiae-2")
def test_a06_bonus_first_then_brew_then_pay() -> None:
    """A6, FAQ 13, R27, R48: shovels of the bonus bring the herbs of the potion that pays for the Fields."""
    g = Layout(2).herbs(A, "RRBB", harvest="GY").start().place(A, WITCH, "fields")
    assert g.brews(A) == {"MAL", "2 MAL", "ARC", "2 NEC"}
    assert g.why(A, t.ACT, area("fields"), t.WITH_POTION) == "no-potion"
    g.bonus(A, "fields")
    assert g.decision(A).this == 2
    g.harvest(A, "GY")
    assert g.ring(A) == ("RRBBGY", "RBGGYY", "", "")
    assert g.why(A, t.ACT, area("fields"), t.WITH_POTION) == "no-potion"
    g.brew(A, "PES")
    assert g.potion(A, "PES") == 1
    g.act(A, "fields")
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == 3
    assert g.doom_in("fields") == [1, 0]
    paid = START | {"points": 24, "inquisition": 6, "markers": 14, "ring": ("RRBB", "RBGGGYYY", "", "")}
    assert has(g, A) == paid
    g.plant(A, "GYY")
    assert has(g, A) == paid | {"ring": ("RRBB", "RBGGY", "GYY", "")}
    assert has(g, B) == START
    assert g.asks(B, t.PLACE_PIECE)


@pytest.mark.card("dungeon", "vitae-1")
@pytest.mark.parametrize("order", list(permutations(("cauldron", "bonus", "action"))))
def test_r27_cauldron_bonus_and_action_in_any_order(order: tuple[str, ...]) -> None:
    """R27, R37, O26: all six orders are possible and come to the same."""
    g = Layout(2).have(A, IGN=1).start().place(A, WITCH, "dungeon")
    for item in order:
        assert g.asks(A, t.DO_WHAT)
        if item == "cauldron":
            g.brew(A, "VIT")
        elif item == "bonus":
            g.bonus(A, "dungeon")
        else:
            g.act(A, "dungeon")
    done = {"points": 26, "inquisition": 3, "markers": 14, "ring": ("RRBBGYY", "RBGGY", "", ""), "VIT": 1}
    assert has(g, A) == START | done
    assert g.doom_in("dungeon") == [1, 0]
    assert has(g, B) == START
    assert g.asks(B, t.PLACE_PIECE)


@pytest.mark.card("river")
def test_r27_benefits_come_after_the_cost() -> None:
    """R27, R42: the River's own Cauldron cannot brew the Veneni that pays for it; the Witch's can."""
    g = Layout(2).herbs(A, "RG").start()
    twin = g.copy()
    g.place(A, FAMILIAR, "river")
    assert g.doom_in("river") == [0, 0]
    assert has(g, A) == START | {"ring": ("RG", less(ALL_HERBS, "RG"), "", "")}
    assert g.asks(B, t.PLACE_PIECE)
    twin.place(A, WITCH, "river").brew(A, "VEN").act(A, "river")
    assert twin.doom_in("river") == [1, 0]
    assert twin.potion(A, "VEN") == 0


@pytest.mark.card("forest")
def test_o29_an_action_begun_is_finished_before_anything_else() -> None:
    """O29: while shovels are left neither the Cauldron nor the bonus can be used; afterwards they can."""
    g = Layout(2).start().place(A, WITCH, "forest-1").act(A, "forest", t.FOR_NOTHING)
    assert g.asks(A, t.DIG_WHAT)
    assert g.verbs(A) == {PASS, t.PLANT, t.DIG_ALL}
    assert g.why(A, t.BREW, formula("VIT")) == "other-question"
    assert g.why(A, t.BONUS, area("forest")) == "other-question"
    g.plant(A, "RBG").done(A)
    assert g.verbs(A) == {PASS, t.BREW, t.BONUS}


@pytest.mark.card("swamp", "peasant-1", "pestilentiae-2", "vitae-1")
def test_o33_brew_first_then_pay_for_a_villager() -> None:
    """O33, R64, O27: the own Cauldron and that of the Swamp House make the two potions of Peasant 1."""
    g = Layout(2).row("peasant-1").herbs(A, "GGY").start().place(A, WITCH, "swamp")
    assert g.s.inquisition == [7, 4]
    assert g.offered(A, t.BUY) == []
    assert g.why(A, t.BUY, 0) == "too-dear"
    g.brew(A, "PES").bonus(A, "swamp").brew(A, "VIT")
    assert g.offered(A, t.BUY) == [(0, -1)]
    g.choose(A, t.BUY, 0)
    assert has(g, A) == START | {"inquisition": 7, "ring": ("", ALL_HERBS, "", "")}
    assert [g.s.face[h] for h in range(36) if g.s.owner[h] == A] == [villager("peasant-1")]
    assert g.s.row == [1, 2, 3, 4, 5, 6, 7]
    assert has(g, B) == START
    assert g.asks(B, t.PLACE_PIECE)


# --- shovels ----------------------------------------------------------------------------------------------
@pytest.mark.card("forest")
def test_r34_a_shovel_plants_from_seeds_or_harvests_into_herbs() -> None:
    """R34: reds in HERBS and blues in PLANTING cannot be moved, greens are harvested, yellows planted."""
    g = ready_to_dig(Layout(2).herbs(A, "RRR", planting="BBB", harvest="GGG"))
    assert g.offered(A, t.PLANT) == [(YELLOW, -1)]
    assert g.offered(A, t.HARVESTING) == [(GREEN, -1)]
    assert g.why(A, t.PLANT, RED) == "no-seeds"
    assert g.why(A, t.PLANT, BLUE) == "no-seeds"
    assert g.why(A, t.PLANT, GREEN) == "no-seeds"
    assert g.why(A, t.HARVESTING, RED) == "no-harvest"
    assert g.why(A, t.HARVESTING, BLUE) == "no-harvest"
    assert g.why(A, t.HARVESTING, YELLOW) == "no-harvest"
    g.harvest(A, "G").plant(A, "Y").harvest(A, "G").plant(A, "Y")
    assert g.ring(A) == ("RRRGG", "Y", "BBBYY", "G")
    assert has(g, B) == START
    assert g.asks(B, t.PLACE_PIECE)


@pytest.mark.card("forest")
def test_r34_what_was_just_planted_cannot_be_harvested_with_the_next_shovel() -> None:
    """R34, R36: no shovel moves PLANTING to HARVEST."""
    g = ready_to_dig(Layout(2).herbs(A, "RRRBBBGGGYY"))
    g.plant(A, "Y")
    assert g.ring(A) == ("RRRBBBGGGYY", "", "Y", "")
    assert g.asks(B, t.PLACE_PIECE)


@pytest.mark.card("forest")
def test_r34_all_herbs_at_once_where_there_are_shovels_for_all() -> None:
    """R34, O29: offered with four herbs to move and four shovels, not with five herbs, nor with one."""
    g = ready_to_dig(Layout(2).herbs(A, "RRBBBGGYYY", harvest="R"))
    g.choose(A, t.DIG_ALL)
    assert g.ring(A) == ("RRRBBBGGYYY", "", "G", "")
    assert g.asks(B, t.PLACE_PIECE)
    g = ready_to_dig(Layout(2).herbs(A, "RRBBGGY", harvest="R"))
    assert t.DIG_ALL not in g.verbs(A)
    assert g.why(A, t.DIG_ALL) == "too-few-shovels"
    g.plant(A, "Y")
    assert t.DIG_ALL not in g.verbs(A)
    g = ready_to_dig(Layout(2).herbs(A, "RRRBBBGGGYY"))
    assert g.verbs(A) == {PASS, t.PLANT}


@pytest.mark.card("forest")
def test_faq08_shovels_are_not_kept() -> None:
    """FAQ 8, R35: two of four are left; in the next turn there are none of them."""
    g = ready_to_dig(Layout(2))
    g.plant(A, "RB").done(A)
    assert g.ring(A) == ("RRBBGGYY", "GY", "RB", "")
    g.place(B, FAMILIAR, "river")
    g.place(A, WITCH, "fields").bonus(A, "fields")
    assert g.decision(A).this == 2


@pytest.mark.card("lair")
def test_faq08_cauldrons_are_not_kept() -> None:
    """FAQ 8, R35: both Cauldrons of the Lair are left; the Witch's later turn has her own only."""
    g = Layout(2).start().place(A, FAMILIAR, "lair")
    assert g.decision(A).this == 2
    g.done(A)
    assert has(g, A) == START
    g.place(B, FAMILIAR, "river")
    g.place(A, WITCH, "tower").brew(A, "VIT")
    assert g.asks(B, t.PLACE_PIECE)
    assert g.potion(A, "VIT") == 1


@pytest.mark.card("forest", "lair")
def test_r35_what_cannot_be_used_is_lost_without_a_question() -> None:
    """R35: shovels with all herbs in HERBS, Cauldrons with all of them in SEEDS."""
    g = ready_to_dig(Layout(2).herbs(A, ALL_HERBS))
    assert g.ring(A) == (ALL_HERBS, "", "", "")
    assert g.asks(B, t.PLACE_PIECE)
    g = Layout(2).herbs(A).start().place(A, FAMILIAR, "lair")
    assert g.ring(A) == ("", ALL_HERBS, "", "")
    assert g.asks(B, t.PLACE_PIECE)


# --- the ring and the Day ---------------------------------------------------------------------------------
def shun_morgana(g: Layout) -> Layout:
    """Whoever she meets takes nothing from her."""
    while g.decision(g.asked()[0]).about == t.MORGANA:
        g.done(g.asked()[0])
    return g


def next_round(g: Layout, position: int) -> Layout:
    """B's Familiar, both Witches (left idle), the Day, and A's next position; B takes 1."""
    g.place(B, FAMILIAR, "river")
    g.place(A, WITCH, "tower").done(A)
    g.place(B, WITCH, "castle").done(B)
    shun_morgana(g)
    for _ in (A, B):
        seat = g.asked()[0]
        g.choose(seat, t.POSITION, position if seat == A else 1)
        if seat == A:
            g.harvest(A, "R")
    return g


@pytest.mark.card("forest", "position-2")
def test_a09_four_seeds_are_planted_grow_by_day_and_are_harvested() -> None:
    """A9, R34 to R36, FAQ 8: HERBS has three of each in the next round, and a fifth shovel is lost."""
    g = ready_to_dig(Layout(2))
    g.plant(A, "RBGY")
    assert g.ring(A) == ("RRBBGGYY", "", "RBGY", "")
    next_round(g, 2)
    assert g.ring(A) == ("RRRBBGGYY", "", "", "BGY")
    g.place(B, FAMILIAR, "dungeon")
    g.place(A, FAMILIAR, "forest-2").harvest(A, "BGY")
    assert g.ring(A) == (ALL_HERBS, "", "", "")
    assert [(e.seat, e.a) for e in g.told(t.NO_USE_FOR_SHOVELS)] == [(A, 1)]
    assert g.asks(B, t.PLACE_PIECE)


def test_r36_a_herb_goes_once_round_the_ring() -> None:
    """R29, R34, R36: brewed to SEEDS, planted, grown by day, harvested; each step by its own means only."""
    g = Layout(2).herbs(A, ALL_HERBS).start()
    g.place(A, WITCH, "forest-1").brew(A, "VIT")
    assert g.ring(A) == (less(ALL_HERBS, "G"), "G", "", "")
    g.bonus(A, "forest").plant(A, "G")
    assert g.ring(A) == (less(ALL_HERBS, "G"), "", "G", "")
    g.place(B, WITCH, "castle").done(B)
    g.place(A, FAMILIAR, "forest-2")
    assert g.ring(A) == (less(ALL_HERBS, "G"), "", "G", "")
    g.place(B, FAMILIAR, "river")
    shun_morgana(g)
    assert g.asks(B, t.CHOOSE_POSITION)
    assert g.ring(A) == (less(ALL_HERBS, "G"), "", "", "G")
    g.choose(B, t.POSITION, 1).choose(A, t.POSITION, 2).harvest(A, "G")
    assert g.ring(A) == (ALL_HERBS, "", "", "")
    assert g.potion(A, "VIT") == 1


def test_r36_everything_planted_by_anybody_grows_in_the_day_and_nothing_else_moves() -> None:
    """R36, R72: all herbs of all players, once; those in HERBS, SEEDS and HARVEST stay."""
    g = Layout(2).witch(A, "forest-1").witch(B, "forest-2")
    g.herbs(A, "RR", planting="RBBG", harvest="BY").herbs(B, "Y", planting="YY")
    shun_morgana(g.day())
    assert g.decision(g.asked()[0]).about == t.CHOOSE_POSITION
    assert g.ring(A) == ("RR", "GGYY", "", "RBBBGY")
    assert g.ring(B) == ("Y", "RRRBBBGGG", "", "YY")


def test_r36_herbs_grow_after_morgana() -> None:
    """R36, R72, O48: what A plants with Morgana's shovels grows in the same Day."""
    g = Layout(2).witch(A, "cemetery").witch(B, "forest-1").pile("AB").day()
    assert g.asks(A, t.MORGANA)
    assert g.ring(A) == ("RRBBGGYY", "RBGY", "", "")
    g.choose(A, t.TAKE_SHOVELS).plant(A, "RBG")
    assert g.asks(B, t.MORGANA)
    assert g.ring(A) == ("RRBBGGYY", "Y", "RBG", "")
    g.done(B)
    assert g.ring(A) == ("RRBBGGYY", "Y", "", "RBG")
    assert has(g, B) == START


@pytest.mark.card("peasant-1")
def test_r36_herbs_grow_before_villagers_serve() -> None:
    """R36, R72, R65: the Peasant's shovel harvests what grew this Day; what it plants does not grow again."""
    g = Layout(2).witch(A, "forest-1").witch(B, "forest-2").own(A, "peasant-1")
    shun_morgana(g.herbs(A, "RRRBBBGGGY", planting="Y").day())
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == 1
    assert g.ring(A) == ("RRRBBBGGGY", "Y", "", "Y")
    twin = g.copy()
    g.harvest(A, "Y")
    assert g.ring(A) == ("RRRBBBGGGYY", "Y", "", "")
    twin.plant(A, "Y")
    assert twin.ring(A) == ("RRRBBBGGGY", "", "Y", "Y")
    assert has(g, B) == has(twin, B) == START


def test_r36_nothing_grows_at_nightfall_or_by_night() -> None:
    """R36: what was planted stays in PLANTING through Nightfall and every turn."""
    g = Layout(2).pile("BA").herbs(A, "RRRBBBGGG", planting="YYY").nightfall()
    g.choose(A, t.POSITION, 2)
    assert g.asks(B, t.CHOOSE_POSITION)
    g.choose(B, t.POSITION, 1)
    g.place(B, FAMILIAR, "river").place(A, FAMILIAR, "forest-1")
    g.place(B, WITCH, "tower").done(B)
    assert g.ring(A) == ("RRRBBBGGG", "", "YYY", "")
    assert g.s.circle[3 * A + FAMILIAR] == circle("forest-1")
