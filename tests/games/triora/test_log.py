"""Nothing passes silently: the log tells it all, and every question and answer has words (O26, R41)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from conclave.games.triora import terms as t
from conclave.games.triora.show import SHOW
from conclave.games.triora.terms import EXTRA, FAMILIAR, WITCH
from conclave.kernel.events import Heard
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from tests.games.triora.layout import GAME, A, B, C, Layout, area, circle

WORDS = SHOW.words_in("en")
ALL_HERBS = "RRRBBBGGGYYY"


def log_of(g: Layout) -> list[str]:
    """The whole log in words, as a spectator reads it."""
    return [line.text for line in GAME.scene(g.view(g.s.seats)).log]


def told_by(g: Layout, *answers: tuple[int, ...]) -> list[str]:
    """Let somebody answer, and what the log then says: each answer is a seat, a verb and its numbers."""
    before = len(log_of(g))
    for seat, verb, *numbers in answers:
        g.choose(seat, verb, *numbers)
    return log_of(g)[before:]


def until(lines: list[str], last: str) -> list[str]:
    """The lines before one that begins a new chapter."""
    return lines[: next(n for n, line in enumerate(lines) if line.startswith(last))]


def question(g: Layout, seat: int) -> str:
    """What a player is asked, in words."""
    prompt = GAME.scene(g.view(seat)).prompt
    assert prompt is not None
    return str(prompt.question)


def labels(g: Layout, seat: int) -> list[str]:
    """The answers that a player may give, in words."""
    prompt = GAME.scene(g.view(seat)).prompt
    assert prompt is not None
    return [choice.label for choice in prompt.choices]


def witch_to(where: str) -> tuple[int, ...]:
    """A places the Witch."""
    return A, t.WITCH_TO, circle(where)


def familiar_to(where: str) -> tuple[int, ...]:
    """A places the Familiar."""
    return A, t.FAMILIAR_TO, circle(where)


B_PLAYS = "Cerida plays the first turn."
NIGHT_3 = "Round 3: night falls."


# --- setting up and Nightfall -----------------------------------------------------------------------------
def test_o26_the_setup_is_told() -> None:
    """R11, R12, O26: the pile, and each card that joins the row, the last with 29 left."""
    g = Layout(2)
    g.s = GAME.new(2, 3)
    lines = log_of(g)
    top = "Cerida, Brigid"
    assert g.s.pile == [A, B]
    assert (
        lines[0]
        == f"The city is set up. The Inquisition disks are piled in random order, from the top: {top}."
    )
    assert len(lines) == 9
    for n, line in enumerate(lines[1:8]):
        assert re.fullmatch(
            rf"(Noble|Peasant|Merchant|Soldier) [1-9] joins the row; {35 - n} cards are left\.", line
        )
    assert lines[8] == f"Round 1: night falls. Positions are chosen in this order: {top}."


@pytest.mark.parametrize("seed", range(8))
def test_o26_a_random_start_is_told(seed: int) -> None:
    """R15, O53, O64: both cards and where they send the two figures."""
    g = Layout(2)
    g.s = GAME.new(2, seed, {"random_start": True})
    home = {"Noble": "the City", "Peasant": "the Fields", "Merchant": "the River", "Soldier": "the Dungeon"}
    for line, who, at in zip(
        log_of(g)[1:3], ("the Inquisitor", "Morgana"), (g.s.inquisitor, g.s.morgana), strict=True
    ):
        kind = line.split()[0]
        assert re.fullmatch(rf"{kind} [1-9] is drawn: {who} starts in {home[kind]}\.", line)
        assert at == list(home).index(kind)


@pytest.mark.card("position-1", "position-2", "position-3", "position-4", "position-5", "position-6")
@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (1, ["Brigid takes position 1 (no bonus)."]),
        (2, ["Brigid takes position 2 (1 shovel).", "Brigid has 1 shovel."]),
        (3, ["Brigid takes position 3 (1 silver).", "Brigid takes 1 silver and has 1."]),
        (4, ["Brigid takes position 4 (2 shovels).", "Brigid has 2 shovels."]),
        (5, ["Brigid takes position 5 (2 Inquisition less).", "Brigid loses 2 Inquisition and is at 2."]),
        (6, ["Brigid takes position 6 (1 Cauldron).", "Brigid has 1 Cauldron."]),
    ],
)
def test_o26_each_position_and_its_bonus_are_told(position: int, lines: list[str]) -> None:
    """R17, T2, O26: what was taken, and what it gave."""
    g = Layout(2).pile("BA").nightfall()
    assert log_of(g) == ["Round 2: night falls. Positions are chosen in this order: Brigid, Cerida."]
    assert told_by(g, (A, t.POSITION, position)) == lines


@pytest.mark.card("position-2", "position-4", "position-5", "position-6")
def test_o26_a_bonus_that_is_of_no_use_is_told() -> None:
    """R35, O45: shovels without herbs to move, a Cauldron without herbs, nothing to lose."""
    g = Layout(3).pile("CBA").herbs(A, ALL_HERBS).herbs(B, ALL_HERBS).herbs(C).nightfall()
    assert told_by(g, (A, t.POSITION, 2)) == [
        "Brigid takes position 2 (1 shovel).",
        "Brigid has 1 shovel.",
        "Brigid has nothing to plant or harvest, and 1 shovel is lost.",
    ]
    assert told_by(g, (B, t.POSITION, 4))[2:] == [
        "Cerida has nothing to plant or harvest, and 2 shovels are lost."
    ]
    assert told_by(g, (C, t.POSITION, 6))[1:] == [
        "Clidina has 1 Cauldron.",
        "Clidina can brew nothing, and 1 Cauldron is lost.",
        "Brigid plays the first turn.",
    ]
    g = Layout(2).pile("BA").have(A, inquisition=0).have(B, inquisition=0).nightfall()
    assert told_by(g, (A, t.POSITION, 5))[1:] == ["Brigid has no Inquisition to lose."]


def test_o26_what_a_position_gives_and_is_left_is_told() -> None:
    """R35, O26: shovels and a Cauldron that are not used."""
    g = Layout(2).pile("BA").nightfall()
    assert told_by(g, (A, t.POSITION, 4), (A, t.PLANT, t.RED), (A, PASS))[2:] == [
        "Brigid plants a red herb.",
        "Brigid leaves 1 shovel unused.",
    ]
    assert told_by(g, (B, t.POSITION, 6), (B, PASS))[2:] == [
        "Cerida leaves 1 Cauldron unused.",
        "Brigid plays the first turn.",
    ]


# --- what is left, and what cannot be done -----------------------------------------------------------------
def test_o26_a_witch_who_does_nothing_leaves_three_things() -> None:
    """O26, R37, R41: the Cauldron, the bonus and the action, all possible, all left; then the next turn."""
    g = Layout(2).have(A, IGN=1).start()
    assert log_of(g) == ["Brigid plays the first turn."]
    assert told_by(g, witch_to("dungeon"), (A, PASS)) == [
        "Brigid goes to the Dungeon.",
        "Brigid has 1 Cauldron.",
        "Brigid leaves 1 Cauldron unused.",
        "Brigid does not take the Witch’s Bonus of the Dungeon.",
        "Brigid does not do the action of the Dungeon.",
        B_PLAYS,
    ]


@pytest.mark.parametrize(
    ("where", "name"),
    [
        ("city", "the City"),
        ("fields", "the Fields"),
        ("river", "the River"),
        ("dungeon", "the Dungeon"),
        ("castle", "the Castle"),
        ("cemetery", "the Cemetery"),
        ("tower", "the Ancient Tower"),
    ],
)
@pytest.mark.card("city", "fields", "river", "dungeon", "castle", "cemetery", "tower")
def test_r41_a_familiar_who_cannot_pay_is_told_to_do_nothing(where: str, name: str) -> None:
    """R41, A13: the piece stands there and gets nothing, and the log says so."""
    g = Layout(2).start()
    assert told_by(g, familiar_to(where)) == [
        f"Brigid’s Familiar goes to {name}.",
        f"Brigid cannot do the action of {name}.",
        B_PLAYS,
    ]


@pytest.mark.card("city")
def test_r46_a_full_area_is_told_as_an_action_that_cannot_be_done() -> None:
    """R46, R41: with a Molestum, yet without a Doom space; and so it is without a marker (O32)."""
    g = Layout(2).have(A, MOL=1).doom("city", B=3).start()
    assert told_by(g, familiar_to("city"))[1] == "Brigid cannot do the action of the City."
    g = Layout(2).have(A, MOL=1, markers=0).start()
    assert told_by(g, familiar_to("city"))[1] == "Brigid cannot do the action of the City."


@pytest.mark.card("river")
def test_r41_a_witch_who_cannot_act_may_take_the_bonus_and_both_are_told() -> None:
    """R41, R37, R23: no Veneni and no herbs; the bonus is taken, Cauldron and action come to nothing."""
    g = Layout(2).herbs(A).start()
    assert told_by(g, witch_to("river"), (A, t.BONUS, area("river"))) == [
        "Brigid goes to the River.",
        "Brigid has 1 Cauldron.",
        "Brigid takes the Witch’s Bonus of the River.",
        "Brigid loses 2 Inquisition and is at 2.",
        "Brigid can brew nothing, and 1 Cauldron is lost.",
        "Brigid cannot do the action of the River.",
        B_PLAYS,
    ]


@pytest.mark.card("tower")
def test_o37_a_witch_in_the_tower_without_arcanum_has_no_bonus_to_leave() -> None:
    """O37, R41: the action cannot be done; of a Witch's Bonus nothing is said."""
    g = Layout(2).herbs(A).start()
    assert told_by(g, witch_to("tower")) == [
        "Brigid goes to the Ancient Tower.",
        "Brigid has 1 Cauldron.",
        "Brigid can brew nothing, and 1 Cauldron is lost.",
        "Brigid cannot do the action of the Ancient Tower.",
        B_PLAYS,
    ]


@pytest.mark.card("forest")
def test_r35_shovels_used_left_and_lost_are_told() -> None:
    """R34, R35, O26: the bonus is used, part of the action left; where nothing can be moved all are lost."""
    g = Layout(2).herbs(A, "BB", harvest="R").start()
    lines = told_by(
        g,
        witch_to("forest-3"),
        (A, t.BONUS, area("forest")),
        (A, t.HARVESTING, t.RED),
        (A, t.PLANT, t.GREEN),
        (A, t.ACT, area("forest"), t.FOR_NOTHING),
        (A, t.PLANT, t.YELLOW),
        (A, PASS),
    )
    assert lines == [
        "Brigid goes to the Forest, circle 3.",
        "Brigid has 1 Cauldron.",
        "Brigid takes the Witch’s Bonus of the Forest.",
        "Brigid has 2 shovels.",
        "Brigid harvests a red herb.",
        "Brigid plants a green herb.",
        "Brigid does the action of the Forest.",
        "Brigid has 4 shovels.",
        "Brigid plants a yellow herb.",
        "Brigid leaves 3 shovels unused.",
    ]
    assert told_by(g, (A, PASS)) == ["Brigid leaves 1 Cauldron unused.", B_PLAYS]
    g = Layout(2).herbs(A, "RRRBBBGGGYY").start()
    assert told_by(g, familiar_to("forest-1"), (A, t.PLANT, t.YELLOW))[2:] == [
        "Brigid has 4 shovels.",
        "Brigid plants a yellow herb.",
        "Brigid has nothing to plant or harvest, and 3 shovels are lost.",
        B_PLAYS,
    ]


@pytest.mark.card("forest")
def test_r34_all_herbs_moved_at_once_are_told_one_by_one() -> None:
    """R34: a line for each herb."""
    g = Layout(2).herbs(A, "RRRBBBGYY", harvest="GY").start()
    assert told_by(g, familiar_to("forest-1"), (A, t.DIG_ALL))[3:] == [
        "Brigid harvests a green herb.",
        "Brigid plants a green herb.",
        "Brigid harvests a yellow herb.",
        "Brigid has nothing to plant or harvest, and 1 shovel is lost.",
        B_PLAYS,
    ]


@pytest.mark.card("lair", "necromantiae-1")
def test_r35_cauldrons_used_left_and_lost_are_told() -> None:
    """R35, R52: a brew with silver, the second Cauldron left; without herbs and silver both are lost."""
    g = Layout(2).herbs(A, "RRR").have(A, silver=3).start()
    assert told_by(g, familiar_to("lair"), (A, t.BREW, 13), (A, t.MIX, 0, 13), (A, PASS)) == [
        "Brigid’s Familiar goes to the Alchemist’s Lair.",
        "Brigid does the action of the Alchemist’s Lair.",
        "Brigid has 2 Cauldrons.",
        "Brigid brews 2 Necromantiae from 1 silver and has 2.",
        "Brigid pays 1 silver and has 2 left.",
        "Brigid leaves 1 Cauldron unused.",
        B_PLAYS,
    ]
    g = Layout(2).herbs(A).start()
    assert told_by(g, familiar_to("lair"))[2:4] == [
        "Brigid has 2 Cauldrons.",
        "Brigid can brew nothing, and 2 Cauldrons are lost.",
    ]
    g = Layout(2).start()
    assert told_by(g, familiar_to("lair"), (A, PASS))[3] == "Brigid leaves 2 Cauldrons unused."


@pytest.mark.card("molestum-4", "vitae-2")
def test_o30_a_potion_spilt_is_told() -> None:
    """O30, R32: five are held, one is spilt; where all fit nothing is said of it."""
    g = Layout(2).have(A, MOL=4, VIT=3).start().place(A, WITCH, "tower")
    twin = g.copy()
    assert told_by(g, (A, t.BREW, 1))[:2] == [
        "Brigid brews 2 Molestum from 2 blue, 2 green and has 5.",
        "There is room for 5 Molestum only, and one is spilt.",
    ]
    assert until(told_by(twin, (A, t.BREW, 15)), "Brigid cannot do the action of the Ancient Tower.") == [
        "Brigid brews 2 Vitae from 2 green and has 5."
    ]


@pytest.mark.card("arcanum-3")
def test_r31_the_herbs_of_an_arcanum_are_told() -> None:
    """R31: which three."""
    g = Layout(2).start().place(A, WITCH, "castle")
    assert told_by(g, (A, t.BREW, 12), (A, t.MIX, 2 + (1 << 2), 12))[0] == (
        "Brigid brews 1 Arcanum from 2 red, 1 blue and has 1."
    )


# --- areas --------------------------------------------------------------------------------------------------
@pytest.mark.card("city")
def test_r44_the_city_is_told_from_payment_to_gift() -> None:
    """R43, R44, O66: what was paid, the marker and the spaces left, points, Inquisition, silver."""
    g = Layout(2).have(A, MOL=2).doom("city", B=1).start()
    assert told_by(g, familiar_to("city"), (A, t.ACT, area("city"), t.WITH_POTION)) == [
        "Brigid’s Familiar goes to the City.",
        "Brigid does the action of the City for a potion.",
        "Brigid pays 1 Molestum and has 1 left.",
        "Brigid puts a Doom Marker in the City: 1 space is left.",
        "Brigid gains 3 points, 23 in all.",
        "Brigid takes 2 Inquisition and is at 6.",
        "Brigid takes 3 silver and has 3.",
        B_PLAYS,
    ]


@pytest.mark.card("city", "peasant-8")
def test_r47_a_villager_won_in_the_city_is_told_with_the_potion_let_off() -> None:
    """R47, O44, R63: a card of one potion is free; the row closes up with a new one."""
    g = Layout(2).have(A, undead=1).row("peasant-8").start().place(A, FAMILIAR, "city")
    assert told_by(g, (A, t.ACT, area("city"), t.WITH_UNDEAD), (A, t.BUY, 0, t.ARCANUM)) == [
        "Brigid does the action of the City for an Undead.",
        "Brigid sends an Undead and has 0 left.",
        "Brigid puts a Doom Marker in the City: 2 spaces are left.",
        "Brigid gains 3 points, 23 in all.",
        "Brigid takes 2 Inquisition and is at 6.",
        "Brigid wins Peasant 8, without paying Arcanum.",
        "Noble 8 joins the row; 28 cards are left.",
        B_PLAYS,
    ]


@pytest.mark.card("swamp", "peasant-1")
def test_r62_the_swamp_house_is_told() -> None:
    """R62, R64, O27: the toll, the bonus, the card and its potions; a card left, and a Cauldron left."""
    g = Layout(2).have(A, PES=1, VIT=2).row("peasant-1").start()
    twin = g.copy()
    toll = ["Coming to the Swamp House is noticed.", "Brigid takes 3 Inquisition and is at 7."]
    assert told_by(g, familiar_to("swamp"), (A, t.BUY, 0)) == [
        "Brigid’s Familiar goes to the Swamp House.",
        *toll,
        "Brigid wins Peasant 1.",
        "Brigid pays 1 Pestilentiae and has 0 left.",
        "Brigid pays 1 Vitae and has 1 left.",
        "Noble 8 joins the row; 28 cards are left.",
        B_PLAYS,
    ]
    assert told_by(twin, witch_to("swamp"), (A, t.BONUS, area("swamp")), (A, PASS), (A, PASS)) == [
        "Brigid goes to the Swamp House.",
        "Brigid has 1 Cauldron.",
        *toll,
        "Brigid takes the Witch’s Bonus of the Swamp House.",
        "Brigid has 1 Cauldron.",
        "Brigid leaves 1 Cauldron unused.",
        "Brigid leaves 1 Cauldron unused.",
        "Brigid does not do the action of the Swamp House.",
        B_PLAYS,
    ]


@pytest.mark.card("swamp", "peasant-1")
def test_o54_the_last_card_and_an_empty_deck_are_told() -> None:
    """O54: the last card is drawn; after that the row grows shorter."""
    for drawn, line in ((35, "Soldier 9 joins the row; the deck is empty."),
                        (34, "Soldier 8 joins the row; 1 card is left."),
                        (36, "The deck is empty: the row grows shorter.")):  # fmt: skip
        g = Layout(2).have(A, PES=1, VIT=1).row("peasant-1")
        g.s.drawn = drawn
        assert told_by(g.start(), familiar_to("swamp"), (A, t.BUY, 0))[-2] == line


@pytest.mark.card("castle", "vicar", "count")
def test_r49_the_castle_is_told() -> None:
    """R49, R50, T5: enchanting and cursing, potion, silver, result and Crowns."""
    g = Layout(2).have(A, INC=1, MAL=1, silver=9, inquisition=12).start().place(A, FAMILIAR, "castle")
    twin = g.copy()
    assert told_by(g, (A, t.ENCHANT, 5)) == [
        "Brigid enchants the Vicar, for 2 Crowns.",
        "Brigid pays 1 Incantationis and has 0 left.",
        "Brigid pays 4 silver and has 5 left.",
        "Brigid loses 8 Inquisition and is at 4.",
        B_PLAYS,
    ]
    assert told_by(twin, (A, t.CURSE, 7)) == [
        "Brigid curses the Count, for 3 Crowns.",
        "Brigid pays 1 Maledictionis and has 0 left.",
        "Brigid pays 5 silver and has 4 left.",
        "Brigid gains 9 points, 29 in all.",
        B_PLAYS,
    ]


@pytest.mark.card("castle", "captain")
def test_r49_a_single_crown_is_told_in_the_singular() -> None:
    """R49, T5: the Gate Captain counts one."""
    g = Layout(2).have(A, MAL=1, silver=1).start().place(A, FAMILIAR, "castle")
    assert told_by(g, (A, t.CURSE, 0))[0] == "Brigid curses the Gate Captain, for 1 Crown."


@pytest.mark.card("castle", "river")
def test_r51_the_bonus_of_the_castle_is_told() -> None:
    """R51, O42: seven points paid, the marker, and what the River gives."""
    g = Layout(2).start().place(A, WITCH, "castle")
    assert told_by(g, (A, t.SPREAD, area("river")))[:6] == [
        "Brigid takes the Witch’s Bonus of the Castle.",
        "Brigid pays 7 points and has 13 left.",
        "Brigid puts a Doom Marker in the River: 2 spaces are left.",
        "Brigid gains 4 points, 17 in all.",
        "Brigid takes 2 Inquisition and is at 6.",
        "Brigid has 1 Cauldron.",
    ]


@pytest.mark.card("lair")
def test_r53_a_sale_is_told() -> None:
    """R53: two potions are sold, not paid, for 4 silver, as the Witch's Bonus."""
    g = Layout(2).herbs(A).have(A, MOL=1, VIT=1).start().place(A, WITCH, "lair")
    lines = told_by(g, (A, t.SELL, t.MOLESTUM), (A, t.SELL, t.VITAE))
    assert lines[0] == "Brigid takes the Witch’s Bonus of the Alchemist’s Lair."
    assert [line for line in lines if "silver" in line] == [
        "Brigid takes 3 silver and has 3.",
        "Brigid takes 1 silver and has 4.",
    ]
    assert [line for line in lines if "Molestum" in line or "Vitae" in line] == [
        "Brigid sells 1 Molestum and has 0 left.",
        "Brigid sells 1 Vitae and has 0 left.",
    ]


@pytest.mark.card("cemetery")
def test_r58_the_cemetery_is_told() -> None:
    """R58: action and bonus, each with its Undead and its Inquisition."""
    g = Layout(2).herbs(A).have(A, NEC=1).start().place(A, WITCH, "cemetery")
    assert told_by(g, (A, t.ACT, area("cemetery"), t.WITH_POTION), (A, t.BONUS, area("cemetery")))[:-2] == [
        "Brigid does the action of the Cemetery for a potion.",
        "Brigid pays 1 Necromantiae and has 0 left.",
        "Brigid raises 2 Undead and has 2.",
        "Brigid takes 4 Inquisition and is at 8.",
        "Brigid takes the Witch’s Bonus of the Cemetery.",
        "Brigid raises 1 Undead and has 3.",
        "Brigid takes 5 Inquisition and is at 13.",
    ]


@pytest.mark.card("tower", "dungeon")
def test_r60_a_copy_is_told() -> None:
    """R60, R61: the Arcanum, and the action that is done for nothing; the copied bonus is left."""
    g = Layout(2).herbs(A).have(A, ARC=1).start().place(A, WITCH, "tower")
    lines = told_by(g, (A, t.COPY, area("dungeon")), (A, t.ACT, area("dungeon"), t.FOR_NOTHING), (A, PASS))
    assert lines == [
        "Brigid copies the Dungeon from the Ancient Tower.",
        "Brigid pays 1 Arcanum and has 0 left.",
        "Brigid does the action of the Dungeon.",
        "Brigid puts a Doom Marker in the Dungeon: 2 spaces are left.",
        "Brigid gains 3 points, 23 in all.",
        "Brigid loses 2 Inquisition and is at 2.",
        "Brigid can brew nothing, and 1 Cauldron is lost.",
        "Brigid does not take the Witch’s Bonus of the Dungeon.",
        B_PLAYS,
    ]


@pytest.mark.card("stones", "stone-1", "stone-2", "stone-3")
def test_r54_the_stone_circle_is_told_step_by_step() -> None:
    """R54, O65: the first step, a sacrifice of silver, one of Vitae; each with its stone."""
    g = Layout(2).herbs(A, ALL_HERBS).have(A, silver=2, VIT=2).start()
    lines = told_by(g, familiar_to("stones"), (A, t.OFFER_SILVER, 2), (A, t.OFFER_VITAE, 3), (A, PASS))
    assert lines == [
        "Brigid’s Familiar goes to the Stone Circle.",
        "The black token goes to stone 1 (3 shovels).",
        "Brigid has 3 shovels.",
        "Brigid has nothing to plant or harvest, and 3 shovels are lost.",
        "Brigid sacrifices silver.",
        "Brigid pays 2 silver and has 0 left.",
        "The black token goes to stone 2 (3 silver).",
        "Brigid takes 3 silver and has 3.",
        "Brigid sacrifices a pair of Vitae.",
        "Brigid pays 1 Vitae and has 1 left.",
        "Brigid pays 1 Vitae and has 0 left.",
        "The black token goes to stone 3 (3 Inquisition less).",
        "Brigid loses 3 Inquisition and is at 1.",
        B_PLAYS,
    ]


@pytest.mark.card("stones", "stone-1", "stone-2", "stone-10")
def test_r54_the_bonus_of_the_stone_circle_is_told() -> None:
    """R54 d: a move without benefit, or one for 2 Inquisition; a bonus that is left."""
    g = Layout(2).herbs(A).start().place(A, WITCH, "stones")
    assert told_by(g.copy(), (A, t.SKIP, 1)) == [
        "Brigid moves the black token to stone 1 (3 shovels) without benefit."
    ]
    g.choose(A, t.STEP, 1).done(A)
    assert g.asks(A, t.MOVE_TOKEN)
    assert told_by(g.copy(), (A, t.HASTEN, 2))[:4] == [
        "Brigid hastens the black token to stone 2 (3 silver).",
        "Brigid takes 2 Inquisition and is at 6.",
        "The black token goes to stone 2 (3 silver).",
        "Brigid takes 3 silver and has 3.",
    ]
    assert told_by(g.copy(), (A, t.SKIP, 2), (A, PASS)) == [
        "Brigid moves the black token to stone 2 (3 silver) without benefit.",
        "Brigid leaves the second move without benefit.",
        "Brigid can brew nothing, and 1 Cauldron is lost.",
        B_PLAYS,
    ]
    assert told_by(g, (A, PASS)) == [
        "Brigid does not take the Witch’s Bonus of the Stone Circle.",
        "Brigid can brew nothing, and 1 Cauldron is lost.",
        B_PLAYS,
    ]


@pytest.mark.card("stones")
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_r54_of_the_moves_in_a_coven_bonus_the_one_left_is_told(moves: int) -> None:
    """R54 e, O5: none taken, one left, or both used."""
    g = Layout(2, "BA").herbs(B).witch(A, "stones").start().place(B, WITCH, "stones")
    g.choose(B, t.STEP, 1).done(B).done(B)
    lines = told_by(g, *[(A, t.SKIP, 2 + n) for n in range(moves)], *([(A, PASS)] if moves < 2 else []))
    assert lines[moves:] == [
        *[["Brigid takes no Coven Bonus."], ["Brigid leaves the second move without benefit."], []][moves],
        "Brigid plays the first turn.",
    ]


@pytest.mark.card("cemetery")
def test_r38_a_coven_bonus_is_told_taken_or_not() -> None:
    """R38, O34, O36: both residents may take it; C does, B does not."""
    g = Layout(3).witch(B, "cemetery").witch(C, "cemetery").start().place(A, WITCH, "cemetery")
    lines = told_by(g, (A, PASS), (B, PASS), (C, t.BONUS, area("cemetery")))
    assert lines == [
        "Brigid leaves 1 Cauldron unused.",
        "Brigid does not take the Witch’s Bonus of the Cemetery.",
        "Brigid cannot do the action of the Cemetery.",
        "Cerida may take a Coven Bonus of the Cemetery.",
        "Cerida takes no Coven Bonus.",
        "Clidina may take a Coven Bonus of the Cemetery.",
        "Clidina takes the Witch’s Bonus of the Cemetery.",
        "Clidina raises 1 Undead and has 1.",
        "Clidina takes 5 Inquisition and is at 9.",
        B_PLAYS,
    ]


@pytest.mark.card("castle")
def test_r38_a_coven_bonus_that_cannot_be_taken_is_told() -> None:
    """R38, O34, O42: B has six points; nobody is asked, yet it is said."""
    g = Layout(2).witch(B, "castle").have(B, points=6).start().place(A, WITCH, "castle")
    assert told_by(g, (A, PASS))[-2:] == [
        "Cerida can make no use of a Coven Bonus of the Castle.",
        B_PLAYS,
    ]


def test_o62_the_second_familiar_is_told() -> None:
    """R94, O62: both Familiars, by their names."""
    g = Layout(2, extra=True).start()
    assert told_by(g, (A, t.EXTRA_TO, circle("city")), familiar_to("dungeon")) == [
        "Brigid’s second Familiar goes to the City.",
        "Brigid’s Familiar goes to the Dungeon.",
        "Brigid cannot do the action of the Dungeon.",
        B_PLAYS,
    ]


# --- the track, doom, and the end -------------------------------------------------------------------------
@pytest.mark.card("cemetery")
def test_r69_what_goes_beyond_the_limit_is_told() -> None:
    """R69: from 30 by 5 to 32, the other 3 off the points; at the limit the points alone."""
    g = Layout(2).have(A, inquisition=30).start().place(A, WITCH, "cemetery")
    assert told_by(g, (A, t.BONUS, area("cemetery")))[1:] == [
        "Brigid raises 1 Undead and has 1.",
        "Brigid takes 2 Inquisition and is at 32.",
        "Brigid is at the limit: 3 Inquisition too many cost points instead, 17 are left.",
    ]
    g = Layout(2).have(A, inquisition=32).start().place(A, WITCH, "cemetery")
    assert told_by(g, (A, t.BONUS, area("cemetery")))[2:] == [
        "Brigid is at the limit: 5 Inquisition too many cost points instead, 15 are left.",
    ]


@pytest.mark.card("cemetery")
def test_o46_points_that_are_not_there_are_not_told_as_lost() -> None:
    """O46, R69: at the limit with 2 points, 5 Inquisition cost those 2, and the log does not say 5."""
    g = Layout(2).have(A, inquisition=32, points=2).start().place(A, WITCH, "cemetery")
    assert told_by(g, (A, t.BONUS, area("cemetery")))[2:] == [
        "Brigid is at the limit: 5 Inquisition too many cost points instead, 0 are left.",
    ]
    assert g.s.points[A] == 0


@pytest.mark.card("castle")
def test_r70_a_capture_is_told_and_that_the_end_has_come() -> None:
    """R70, R82, A36: A on 32 goes to the Castle, where the Inquisitor is."""
    g = Layout(2).have(A, inquisition=32).start()
    assert told_by(g, witch_to("castle")) == [
        "Brigid goes to the Castle.",
        "Brigid has 1 Cauldron.",
        "Brigid is captured in the Castle: she has lost, whatever she has.",
        "The end has come: this round is played out, then everything is counted.",
    ]


@pytest.mark.card("dungeon")
def test_r81_a_destroyed_area_is_told_and_with_the_third_the_end() -> None:
    """R81, R46: the last space of the Dungeon, once as the first area and once as the third."""
    g = Layout(2).have(A, IGN=1).doom("dungeon", B=2).start()
    lines = told_by(g, familiar_to("dungeon"), (A, t.ACT, area("dungeon"), t.WITH_POTION))
    assert lines[3:6] == [
        "Brigid puts a Doom Marker in the Dungeon: no space is left.",
        "The Dungeon is destroyed.",
        "Brigid gains 3 points, 23 in all.",
    ]
    g = Layout(2).have(A, IGN=1).doom("dungeon", B=2).doom("city", A=3).doom("river", A=2, B=1).start()
    lines = told_by(g, familiar_to("dungeon"), (A, t.ACT, area("dungeon"), t.WITH_POTION))
    assert lines[4:6] == [
        "The Dungeon is destroyed.",
        "The end has come: this round is played out, then everything is counted.",
    ]


def test_r84_the_count_is_told() -> None:
    """R84 to R91, O59: control, sets, penalty, Crowns, what is left over, and the places."""
    g = Layout(2).pile("BA").doom("city", A=2, B=1).own(A, "noble-1", "soldier-1").have(B, silver=2, MOL=1)
    assert log_of(g.ending()) == [
        "Everything is counted.",
        "Brigid is in place 1 in the City: 10 points.",
        "Cerida is in place 2 in the City: 6 points.",
        "Brigid is in place 1 in the Dungeon: 10 points.",
        "Brigid, sets of Villagers: 3 points.",
        "Brigid, Inquisition: -24 points.",
        "Brigid, Crowns: 4 points.",
        "Cerida, Inquisition: -16 points.",
        "Cerida, what is left over: 3 points.",
        "Brigid has 23 points, place 1.",
        "Cerida has 13 points, place 2.",
    ]


def test_r90_a_single_point_is_told_in_the_singular() -> None:
    """R90: one silver left over is 1 point, not 1 points."""
    g = Layout(2).have(A, silver=1)
    assert "Brigid, what is left over: 1 point." in log_of(g.ending())


def test_r93_captured_players_and_nobody_winning_are_told() -> None:
    """R83, O50: both were captured."""
    g = Layout(2)
    g.s.captured = 3
    lines = log_of(g.ending())
    assert lines[-3:] == [
        "Brigid was captured and counts for nothing.",
        "Cerida was captured and counts for nothing.",
        "All Witches were captured: nobody wins.",
    ]


# --- the Day ----------------------------------------------------------------------------------------------
def test_r72_a_day_is_told_from_the_hunt_to_the_villagers() -> None:
    """R72 to R78, A30: who is hunted, each area, whom he finds, whom she meets, herbs, Villagers."""
    g = Layout(3).have(A, inquisition=9).pile("CBA").witch(A, "stones").witch(B, "city").witch(C, "tower")
    g.familiar(B, "castle").herbs(A, "RRRBBBGG", planting="YYY").herbs(B, "RRRBBBGGGYY", planting="Y")
    g.own(C, "merchant-1").own(A, "peasant-1")
    assert log_of(g.day()) == [
        "Day 2 breaks.",
        "The Inquisitor hunts Brigid, who is in the Stone Circle.",
        "The Inquisitor investigates the Castle.",
        "Cerida’s Familiar is found in the Castle.",
        "Cerida takes 2 Inquisition and is at 6.",
        "The Inquisitor goes from the Castle to the City.",
        "The Inquisitor investigates the City.",
        "Cerida is found in the City.",
        "Cerida takes 5 Inquisition and is at 11.",
        "The Inquisitor goes from the City to the Dungeon.",
        "The Inquisitor investigates the Dungeon and finds nobody.",
        "Morgana seeks Clidina, who is in the Ancient Tower.",
        "Morgana meets nobody in the Cemetery.",
        "Morgana goes from the Cemetery to the Ancient Tower.",
        "Morgana meets Clidina in the Ancient Tower.",
    ]
    assert until(told_by(g, (C, t.TAKE_POINTS), (A, t.HARVESTING, t.YELLOW)), NIGHT_3) == [
        "Clidina takes 3 Inquisition and is at 7.",
        "Clidina gains 5 points, 25 in all.",
        "3 planted herbs of Brigid can be harvested.",
        "1 planted herb of Cerida can be harvested.",
        "1 Peasant serves Brigid.",
        "Brigid has 1 shovel.",
        "Brigid harvests a yellow herb.",
        "1 Merchant serves Clidina.",
        "Clidina takes 1 silver and has 1.",
    ]


def test_r57_whom_the_forest_hides_and_who_stays_are_told() -> None:
    """R57, O6, O48: he stays with his target in the Forest and finds nobody; she meets both there."""
    g = Layout(2).pile("AB").witch(B, "forest-1").witch(A, "forest-2").familiar(A, "forest-3")
    g.s.inquisitor = g.s.morgana = area("forest")
    assert log_of(g.day()) == [
        "Day 2 breaks.",
        "The Inquisitor hunts Cerida, who is in the Forest.",
        "The Inquisitor investigates the Forest.",
        "Brigid is hidden in the Forest.",
        "Brigid’s Familiar is hidden in the Forest.",
        "Cerida is hidden in the Forest.",
        "The Inquisitor stays in the Forest.",
        "Morgana seeks Brigid, who is in the Forest.",
        "Morgana stays in the Forest.",
        "Morgana meets Brigid in the Forest.",
    ]
    assert told_by(g, (A, PASS), (B, t.TAKE_SHOVELS), (B, PASS)) == [
        "Brigid takes nothing from Morgana.",
        "Morgana meets Cerida in the Forest.",
        "Cerida takes 3 Inquisition and is at 7.",
        "Cerida has 3 shovels.",
        "Cerida leaves 3 shovels unused.",
        f"{NIGHT_3} Positions are chosen in this order: Cerida, Brigid.",
    ]


def test_r65_several_villagers_serve_in_the_plural() -> None:
    """R65, O55: Soldiers, Merchants and Nobles by themselves, then the Peasants."""
    g = Layout(2).witch(A, "forest-1").witch(B, "forest-2").have(A, inquisition=9)
    g.own(
        A,
        "soldier-1",
        "soldier-2",
        "merchant-1",
        "merchant-2",
        "noble-1",
        "noble-2",
        "peasant-1",
        "peasant-2",
    )
    g.day()
    while g.decision(g.asked()[0]).about == t.MORGANA:
        g.done(g.asked()[0])
    lines = log_of(g)
    assert lines[lines.index("Brigid loses 4 Inquisition and is at 5.") - 1 :] == [
        "2 Soldiers serve Brigid.",
        "Brigid loses 4 Inquisition and is at 5.",
        "2 Merchants serve Brigid.",
        "Brigid takes 2 silver and has 2.",
        "2 Nobles serve Brigid.",
        "Brigid gains 2 points, 22 in all.",
        "2 Peasants serve Brigid.",
        "Brigid has 2 shovels.",
    ]


# --- questions --------------------------------------------------------------------------------------------
def test_o26_the_question_of_placing_says_what_is_to_be_placed() -> None:
    """R20, O26: both pieces in the first turn, the other one in the second."""
    g = Layout(2).start()
    both = "Your first turn: do you place your Witch or your Familiar, and where?"
    assert question(g, A) == both
    g.place(A, WITCH, "tower").done(A)
    assert question(g, B) == both
    g.place(B, FAMILIAR, "dungeon")
    assert question(g, A) == "Your second turn: where does your Familiar go?"
    g.place(A, FAMILIAR, "river")
    assert question(g, B) == "Your second turn: where does your Witch go?"


@pytest.mark.parametrize(
    ("first", "line"),
    [
        (FAMILIAR, "Where does your second Familiar go? Both of them move."),
        (EXTRA, "Where does your Familiar go? Both of them move."),
    ],
)
def test_o62_half_way_the_question_of_placing_names_the_other_familiar(first: int, line: str) -> None:
    """R94, O62: one Familiar has moved and the other must; the Witch cannot be placed now."""
    g = Layout(2, extra=True).start().place(A, first, "city")
    assert g.asks(A, t.PLACE_PIECE)
    assert t.WITCH_TO not in g.verbs(A)
    assert question(g, A) == line


def test_o26_the_question_of_a_turn_names_the_area_and_its_answers_say_what_they_give() -> None:
    """O26, R27: a Witch in the City with a Molestum and an Undead; without herbs there is no formula."""
    g = Layout(2).herbs(A).have(A, MOL=1, undead=1).start().place(A, WITCH, "city")
    assert question(g, A) == "What do you do in the City?"
    assert labels(g, A) == [
        "End the turn, and leave the rest",
        "Witch’s Bonus of the City: 2 silver",
        "Pay 1 Molestum: a Doom Marker in the City, 3 points, 2 Inquisition, 3 silver or a Villager",
        "Send an Undead: a Doom Marker in the City, 3 points, 2 Inquisition, 3 silver or a Villager",
    ]


def test_o26_how_many_shovels_and_cauldrons_are_left_is_asked_with_them() -> None:
    """O26: the question counts down."""
    g = Layout(2).start().place(A, FAMILIAR, "forest-1")
    assert question(g, A) == "What do you plant or harvest? You have 4 shovels."
    g.plant(A, "RBG")
    assert question(g, A) == "What do you plant or harvest? You have 1 shovel."
    assert labels(g, A) == ["Leave the shovels", "Plant a yellow herb"]
    g = Layout(2).start().place(A, FAMILIAR, "lair")
    assert question(g, A) == "What do you brew? You have 2 Cauldrons."
    g.brew(A, "2 VIT")
    assert question(g, A) == "What do you brew? You have 1 Cauldron."


def test_o34_the_question_of_a_coven_bonus_says_who_has_come_and_where() -> None:
    """R38, O34: B is asked about A's Witch in the Cemetery."""
    g = Layout(2).witch(B, "cemetery").start().place(A, WITCH, "cemetery").done(A)
    assert question(g, B) == "Brigid has come to the Cemetery: do you take the Coven Bonus?"
    assert labels(g, B) == ["Leave it", "Witch’s Bonus of the Cemetery: 5 Inquisition, 1 Undead"]


@pytest.mark.card("tower")
def test_o38_in_the_tower_the_question_names_both_where_they_are_and_what_was_copied() -> None:
    """O38: A's Witch copies the Cemetery where B's Witch is: in the Tower, to which the map points, too."""
    g = Layout(2).witch(B, "tower").have(A, ARC=1).start().place(A, WITCH, "tower")
    g.choose(A, t.COPY, area("cemetery")).done(A)
    asked = "Brigid has come to the Ancient Tower and copied the Cemetery: do you take the Coven Bonus?"
    assert question(g, B) == asked
    assert prompt_of(g.view(B)).points_at == (f"area-{area('tower')}",)


@pytest.mark.card("stones")
def test_r54_the_second_move_of_a_coven_bonus_is_a_question_of_its_own() -> None:
    """R54 e: the bonus has been taken; what is asked is whether the token moves once more."""
    g = Layout(2).witch(B, "stones").start().place(A, WITCH, "stones").choose(A, t.STEP, 1)
    while not g.asks(B, t.COVEN):
        g.done(A)
    space = g.s.token + 1
    g.choose(B, t.SKIP, space)
    assert question(g, B).startswith(
        f"Do you move the token once more without benefit, to stone {space + 1} ("
    )
    assert labels(g, B)[0] == "Leave it"


@pytest.mark.card("castle", "captain")
def test_r49_an_answer_says_what_bewitching_costs_before_what_it_brings() -> None:
    """R49, R61: potion and silver; by the Tower the potion is waived."""
    g = Layout(2).have(A, INC=1, silver=1).start().place(A, FAMILIAR, "castle")
    assert "Enchant the Gate Captain for 1 Incantationis and 1 silver: 3 Inquisition less, 1 Crown" in labels(
        g, A
    )
    g = Layout(2).have(A, ARC=1, silver=1).start().place(A, FAMILIAR, "tower")
    g.choose(A, t.COPY, area("castle"))
    assert "Curse the Gate Captain for 1 silver: 3 points, 1 Crown" in labels(g, A)


def test_r94_the_first_question_speaks_of_both_familiars_where_there_are_two() -> None:
    """R94: with a second Familiar the question says so, and its help says what it is for."""
    asked = "Your first turn: do you place your Witch or your {}, and where?"
    g = Layout(2, extra=True).start()
    assert question(g, A) == asked.format("Familiars")
    assert "A second Familiar moves together with the first" in prompt_of(g.view(A)).help
    assert question(Layout(2).start(), A) == asked.format("Familiar")
    g = Layout(2, extra=True).start().place(A, WITCH, "city").done(A)
    g.place(B, WITCH, "river").done(B)
    assert question(g, A) == "Your second turn: where do your Familiars go?"


def test_r91_a_tie_of_points_says_that_the_inquisition_track_decides() -> None:
    """R91: equal totals; the lower Inquisition comes first, and the log says by what."""
    g = Layout(2).have(A, points=36, inquisition=9).have(B, points=44, inquisition=5)
    assert log_of(g.ending())[-2:] == [
        "Cerida has 28 points, place 1.",
        "Brigid has 12 points, place 2.",
    ]
    g = Layout(2).have(A, points=36, inquisition=9).have(B, points=28, inquisition=5)
    assert log_of(g.ending())[-2:] == [
        "Cerida has 12 points, place 1, by the Inquisition track.",
        "Brigid has 12 points, place 2, by the Inquisition track.",
    ]


# --- there are words for everything -----------------------------------------------------------------------
def test_o26_every_event_that_is_declared_has_a_sentence() -> None:
    """O26: what can be told has a line; one that has none is either forgotten or not needed."""
    assert [kind.name for kind in t.V.kinds if not WORDS.knows(f"log-{kind.name}")] == []


def test_o26_every_question_has_words_a_help_and_a_rule() -> None:
    """O26: those of this game; the two of the kernel are never asked here."""
    for asked in t.V.questions[2:]:
        assert WORDS.knows(f"ask-{asked.name}"), asked.name
        assert WORDS.knows(f"help-{asked.name}"), asked.name
        assert asked.rule, asked.name
    assert len(t.V.questions) == 14


@dataclass
class Played:
    """What random games have asked, offered and told."""

    questions: dict[str, set[str]] = field(default_factory=dict)
    helps: dict[str, set[str]] = field(default_factory=dict)
    answers: set[str] = field(default_factory=set)
    doubled: list[list[str]] = field(default_factory=list)
    lines: set[str] = field(default_factory=set)
    kinds: set[int] = field(default_factory=set)
    untold: list[int] = field(default_factory=list)
    games: int = 0

    def note_question(self, prompt: Any) -> None:
        """A question with its help and its answers."""
        self.questions.setdefault(prompt.kind, set()).add(prompt.question)
        self.helps.setdefault(prompt.kind, set()).add(prompt.help)
        found = [choice.label for choice in prompt.choices]
        self.answers.update(found)
        if len(set(found)) < len(found):
            self.doubled.append(found)

    def note_log(self, v: Any) -> None:
        """The log of a game that is over: a line for each event, under its number."""
        log = GAME.scene(v).log
        self.untold += [e.number for e, line in zip(v.events, log, strict=True) if not line.text.strip()]
        assert [line.number for line in log] == [e.number for e in v.events]
        self.lines.update(line.text for line in log)
        self.kinds.update(e.kind for e in v.events)
        self.games += 1

    def sentences(self) -> list[str]:
        """Everything that was said."""
        questions = [
            text for texts in (self.questions, self.helps) for said in texts.values() for text in said
        ]
        return [*questions, *self.answers, *self.lines]


@pytest.fixture(scope="module")
def played() -> Played:
    """Ten random games each of two, three and four players, all three options on in five and off in five."""
    found = Played()
    for seats in (2, 3, 4):
        for on in (True, False):
            for seed in range(5):
                play(found, seats, on, seed)
    return found


def prompt_of(v: Any) -> Any:
    """A question as the scene of a view has it, without drawing the rest of the scene."""
    return SHOW.asking.draw(SHOW.names_of(v, "en"), SHOW.prompt_facts(v))


def play(found: Played, seats: int, on: bool, seed: int) -> None:
    """One random game; each question is looked at by whoever is asked."""
    options = {"extra_familiar": on, "self_preservation": on, "random_start": on}
    s = GAME.new(seats, seed, options)
    dice = seeded(100 * seats + seed)
    heard = [Heard(seat) for seat in range(seats)]
    while not s.over:
        d = s.pending[0]
        found.note_question(prompt_of(GAME.view(s, d.seat, heard[d.seat])))
        GAME.decide(s, d.seat, int(dice.below(len(d))))
    for viewer in (0, seats):
        v = GAME.view(s, viewer)
        assert len(v.events) == len(s.events)
        found.note_log(v)


def test_o26_random_games_ask_every_question(played: Played) -> None:
    """O26, O67: all twelve of this game come up, so the next tests see them all; each log is read twice."""
    assert played.games == 60
    assert set(played.questions) == {asked.name for asked in t.V.questions[2:]}


def test_o26_no_two_answers_to_a_question_are_called_alike(played: Played) -> None:
    """O26: a label tells an option from every other one of its question."""
    assert played.doubled == []
    assert len(played.answers) > 150


def test_o26_every_question_that_was_asked_has_a_help(played: Played) -> None:
    """O26: one or more sentences for somebody who is asked for the first time."""
    for kind, helps in played.helps.items():
        for text in helps:
            assert text[-1:] == ".", (kind, text)
            assert len(text) > 30, (kind, text)


def test_o26_every_event_told_has_a_line(played: Played) -> None:
    """O26, R41: nothing that happened is passed over; most kinds of events did happen."""
    assert played.untold == []
    assert len(played.kinds) > 50


def test_o26_questions_answers_and_lines_are_whole_sentences(played: Played) -> None:
    """O26: no key without its words, no fact without its name; capitals, stops and single spaces."""
    unresolved = re.compile(r"[{}$<>]|\b[a-z]+-[a-z0-9]|None|  | [.,:?]|\(\)|^\s*$")
    for text in played.sentences():
        assert not unresolved.search(text), text
        assert text[0].isupper() or text[0].isdigit(), text
    for line in played.lines:
        assert line[-1] == ".", line
    for texts in played.questions.values():
        for text in texts:
            assert text[-1] in "?.", text
    for text in played.answers:
        assert text[-1] not in ".:,", text


def test_o26_one_is_said_in_the_singular_and_more_in_the_plural(played: Played) -> None:
    """O26: the log, the questions and their answers count as people do."""
    wrong = re.compile(
        r"\b1 (points|shovels|Cauldrons|Crowns|spaces|cards|planted herbs)\b"
        r"|\b([02-9]|\d\d+) (point|shovel|Cauldron|Crown|space|card|planted herb)\b"
        r"|\b([02-9]|\d\d+) (Soldier|Merchant|Noble|Peasant)\b"
    )
    assert [text for text in sorted(played.sentences()) if wrong.search(text)] == []
