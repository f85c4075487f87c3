"""Corners of the rules in which two of them meet, played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.closing import CLEAN_UP_PHASE
from conclave.games.black_rose_wars.rules.combination import why_no_end
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.flags import NEXT_ACTION_PHASE, NO_MOVE, flag, set_flag
from conclave.games.black_rose_wars.rules.limits import ASKS_TOO_MANY_CARDS
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.reasons import LEAVE_CELL
from conclave.games.black_rose_wars.show import SHOW
from conclave.games.black_rose_wars.show.facts import Look
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVATE,
    ACTIVE,
    ARMORY,
    BRANCH,
    CAST,
    CERBERO,
    COMPLETE,
    COMPLETED,
    DIVINE_ALTAR,
    END,
    EVOCATION,
    HAND,
    INFAMY_OF_CRETE,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PREPARATION,
    QUESTS,
    REVERSE,
    ROSE,
    SANCTUARY,
    SCHOOL_DECK,
    SIDES,
    STEP,
    STRAIGHT,
    THE_ABYSS,
    USED,
    VORTEX_LAST,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.phases import at_phase
from tests.games.black_rose_wars.quest_scenes import cubes_in, cubes_on, door_scene, hurt, shake

NERO, REBECCA, TESSA, JAFAR = range(4)
SMILE, WEEP = 0, 1
FIRST_OF_NERO, FIRST_OF_REBECCA = 4, 7
HOME = at(-1, 0)
BESIDE = at(-1, 1)


# --- what a Protection answers -----
def test_the_vortex_of_a_protection_does_not_hide_what_it_answers() -> None:
    """R98, O33: the cube is the first in Rebecca's Room; Nero still takes the 3 damage he deals her."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = BESIDE
    lay_spell(s, NERO, 1, "destructive-bolt", STRAIGHT)
    lay_spell(s, REBECCA, 0, "multiple-images", REVERSE, ACTIVE)
    lay_spell(s, REBECCA, 1, "deceiving-wind", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, BESIDE)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, WEEP)
    assert s.instability[SIDES * BESIDE + REBECCA] == 1
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA)] == [3, 3]
    assert s.damage[SIDES * NERO + NERO] == 3


def test_a_spell_that_was_turned_away_is_not_answered_again() -> None:
    """R96, O35: Deceiving Wind gives the arrow to Tessa, so Ghost Assassin has nothing to answer."""
    s = in_action()
    s.where[NERO] = at(0, 1)
    s.where[REBECCA] = at(0, -1)
    s.where[TESSA] = at(0, 0)
    lay_spell(s, NERO, 1, "unstable-arrow", STRAIGHT)
    lay_spell(s, REBECCA, 0, "ghost-assassin", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "deceiving-wind", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert may_trigger(s, REBECCA) == [4, 5]
    trigger(s, REBECCA, 5)
    assert may_trigger(s, REBECCA) == []
    assert s.status[4] == ACTIVE
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [0, 2]


@pytest.mark.parametrize("first", [4, 5])
def test_a_spell_that_is_ignored_is_not_answered_again(first: int) -> None:
    """R96, O35: after Clairvoyance there is nothing to answer; the other way round both may speak."""
    s = in_action()
    s.where[NERO] = at(0, 1)
    s.where[REBECCA] = at(0, -1)
    lay_spell(s, NERO, 1, "unstable-arrow", STRAIGHT)
    lay_spell(s, REBECCA, 0, "ghost-assassin", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "clairvoyance", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    trigger(s, REBECCA, first)
    if first == 4:
        answer(s, REBECCA, BRANCH, SMILE)
    assert may_trigger(s, REBECCA) == ([5] if first == 4 else [])
    assert s.points[REBECCA] == 1


# --- what a Trap answers -----
def test_a_quest_that_was_prevented_springs_no_other_trap() -> None:
    """R95, O35: Rebecca's Deceiving Image stops it; Tessa's Magical Theft has nothing to steal."""
    s, card = door_scene("q1-07")
    lay_spell(s, REBECCA, 1, "deceiving-image", REVERSE, ACTIVE)
    lay_spell(s, TESSA, 1, "magical-theft", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HOME)
    answer(s, NERO, COMPLETE, card)
    trigger(s, REBECCA, 5)
    answer(s, REBECCA, BRANCH, WEEP)
    assert may_trigger(s, TESSA) == []
    assert s.pile[card] == QUESTS + NERO
    assert s.status[9] == ACTIVE


@pytest.mark.parametrize("branch", [SMILE, WEEP])
def test_an_activation_that_was_prevented_springs_no_other_trap(branch: int) -> None:
    """R95, O35: with Smile it fails, and Tessa is not asked; with Weep it goes on, and she is."""
    s = in_action()
    lay_room(s, SANCTUARY, HOME)
    s.where[NERO] = HOME
    s.points[NERO] = 2
    lay_spell(s, REBECCA, 1, "deceiving-image", STRAIGHT, ACTIVE)
    lay_spell(s, TESSA, 1, "illusory-tribute", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HOME)
    trigger(s, REBECCA, 5)
    answer(s, REBECCA, BRANCH, branch)
    assert may_trigger(s, TESSA) == ([] if branch == SMILE else [9])
    assert s.flipped[HOME] == 0
    assert int(damage_on(s, NERO)) == branch + 1
    assert offered(s, NERO, ACTIVATE) == []


# --- up to so many -----
def test_up_to_so_many_cubes_come_off_models_of_others() -> None:
    """O30: Forget the Grief takes one of Rebecca's three cubes and none of Tessa's; Nero heals in full."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    lay_spell(s, NERO, 1, "forget-the-grief", STRAIGHT)
    hurt(s, NERO, REBECCA, 2)
    hurt(s, REBECCA, NERO, 2)
    hurt(s, REBECCA, JAFAR, 1)
    hurt(s, TESSA, NERO, 4)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert offered(s, NERO, PICK_CUBE) == [NERO, JAFAR], "all three may go, but they need not"
    answer(s, NERO, PICK_CUBE, JAFAR, REBECCA)
    answer(s, NERO, PASS)
    answer(s, NERO, PASS)
    assert [cubes_on(s, m) for m in (NERO, REBECCA, TESSA)] == [[0] * 5, [2, 0, 0, 0, 0], [4, 0, 0, 0, 0]]
    assert s.points[NERO] == 1


def test_autumn_rite_pays_only_for_models_that_were_healed() -> None:
    """O30: Nero leaves Rebecca's damage alone and gets 1 PP, for himself."""
    s = in_action()
    s.where[NERO] = s.where[REBECCA] = HOME
    put_summoned(s, FIRST_OF_NERO, DIVINE_ALTAR, HOME)
    lay_spell(s, NERO, 1, "autumn-rite", STRAIGHT)
    hurt(s, NERO, REBECCA, 1)
    hurt(s, REBECCA, NERO, 3)
    begin(s)
    answer(s, NERO, CAST, 1)
    while offered(s, NERO, VORTEX_LAST):
        answer(s, NERO, VORTEX_LAST)
    answer(s, NERO, PASS)
    assert [sum(cubes_on(s, m)) for m in (NERO, REBECCA)] == [0, 3]
    assert s.points[NERO] == 1


@pytest.mark.parametrize("moved", [0, 1, 2])
def test_up_to_so_many_cubes_are_passed_on(moved: int) -> None:
    """O30: Cowardice hands over as many of Nero's three cubes as he likes, two at most."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = BESIDE
    lay_spell(s, NERO, 1, "cowardice", REVERSE)
    hurt(s, NERO, TESSA, 3)
    begin(s)
    answer(s, NERO, CAST, 1)
    for _ in range(moved):
        answer(s, NERO, PICK_CUBE, TESSA, NERO)
    if moved < 2:
        answer(s, NERO, PASS)
    assert [sum(cubes_on(s, m)) for m in (NERO, REBECCA)] == [3 - moved, moved]
    assert cubes_on(s, REBECCA) == [moved, 0, 0, 0, 0], "and they become his"


# --- cubes that all go -----
@pytest.mark.parametrize(("reserve", "asked"), [(25, False), (2, True)])
def test_nobody_is_asked_about_cubes_that_are_all_converted(reserve: int, asked: bool) -> None:
    """R154: four cubes at most, three lie there; with two of Nero's own left it matters which."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = BESIDE
    lay_spell(s, NERO, 1, "cowardice", STRAIGHT)
    hurt(s, REBECCA, TESSA, 2)
    hurt(s, REBECCA, JAFAR, 1)
    s.reserve[NERO] = reserve
    begin(s)
    answer(s, NERO, CAST, 1)
    while offered(s, NERO, VORTEX_LAST):
        answer(s, NERO, VORTEX_LAST)
    assert offered(s, NERO, PICK_CUBE) == ([TESSA, JAFAR] if asked else [])
    assert cubes_on(s, REBECCA) == ([0, 0, 2, 1, 0] if asked else [3, 0, 0, 0, 0])


@pytest.mark.parametrize("there", [3, 4])
def test_nobody_is_asked_about_cubes_that_all_leave_a_room(there: int) -> None:
    """Three cubes go: of three there is nothing to choose, of four there is."""
    s = in_action()
    s.where[NERO] = HOME
    lay_spell(s, NERO, 1, "unstable-bind", STRAIGHT)
    shake(s, BESIDE, TESSA, there - 1)
    shake(s, BESIDE, JAFAR, 1)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_CUBE) == ([] if there == 3 else [TESSA, JAFAR])
    assert sum(cubes_in(s, BESIDE)) == (0 if there == 3 else 4)


# --- when the vortex comes -----
@pytest.mark.parametrize(("cubes", "asked"), [(12, True), (13, False)])
def test_the_vortex_of_an_area_spell_waits_while_cubes_may_run_short(cubes: int, asked: bool) -> None:
    """R112, R147, O49: four enemy models at 3 each and the vortex are 13 cubes."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = s.where[TESSA] = s.where[JAFAR] = BESIDE
    put_summoned(s, FIRST_OF_REBECCA, CERBERO, BESIDE)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    s.reserve[NERO] = cubes
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert bool(offered(s, NERO, VORTEX_LAST)) == asked


@pytest.mark.parametrize(
    ("key", "side", "there", "asked"),
    [
        ("fireball", STRAIGHT, 0, False),
        ("fireball", STRAIGHT, 3, True),
        ("unstable-arrow", STRAIGHT, 0, True),
    ],
)
def test_the_vortex_waits_only_if_its_room_is_shaken(key: str, side: int, there: int, asked: bool) -> None:
    """R112: damage alone in one's own Room leaves no choice, unless 3 slots or fewer are free."""
    s = in_action()
    lay_room(s, ARMORY, HOME)
    s.where[NERO] = s.where[REBECCA] = HOME
    shake(s, HOME, TESSA, there)
    lay_spell(s, NERO, 1, key, side)
    begin(s)
    answer(s, NERO, CAST, 1)
    if offered(s, NERO, PICK_ROOM):
        answer(s, NERO, PICK_ROOM, HOME)
    assert bool(offered(s, NERO, VORTEX_LAST)) == asked


# --- the Cell -----
def test_who_went_to_its_cell_with_an_action_left_must_leave_it() -> None:
    """R8, R109, O24, O76: The Abyss took Nero home; his second Action leads out, so he may not stop."""
    s = in_action()
    lay_room(s, THE_ABYSS, HOME)
    s.where[NERO] = BESIDE
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, HOME, NERO)
    answer(s, NERO, ACTIVATE, HOME)
    assert s.where[NERO] == IN_CELL, "nobody else stands near"
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1], "his move was over before he fell"
    assert offered(s, NERO, END) == []
    assert why_no_end(s, s.stack[-1]) == LEAVE_CELL
    answer(s, NERO, PHYSICAL_MOVE)
    assert s.where[NERO] == s.door[NERO]


# --- how long things last -----
@pytest.mark.parametrize(
    ("turn", "phase", "holds"),
    [(1, ACTION, 0), (2, PREPARATION, 0), (2, ACTION, 1), (2, EVOCATION, 0), (3, ACTION, 0)],
)
def test_what_is_for_the_next_action_phase_holds_in_that_phase_alone(
    turn: int, phase: int, holds: int
) -> None:
    """A bound Mage is free before and after."""
    s = in_action()
    set_flag(s, REBECCA, NO_MOVE, 1, NEXT_ACTION_PHASE, -1, NERO)
    s.turn = turn
    s.phase = phase
    assert flag(s, REBECCA, NO_MOVE, 0) == holds


def test_what_a_mage_does_until_the_end_of_the_turn_ends_with_its_defeat() -> None:
    """O50: Nero's Putrefying Poison waits for his attacks; Rebecca strikes him down, and it is gone."""
    s = in_action()
    s.where[NERO] = s.where[REBECCA] = HOME
    s.tokens[NERO] = 0
    lay_spell(s, NERO, 1, "putrefying-poison", STRAIGHT)
    hurt(s, NERO, TESSA, 8)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PASS)
    assert [row.you for row in s.lasting] == [NERO]
    answer(s, REBECCA, PHYSICAL_ATTACK)
    answer(s, REBECCA, PHYSICAL_ATTACK)
    assert s.where[NERO] == IN_CELL
    assert s.lasting == []


def test_what_a_protection_waits_for_outlives_a_defeat() -> None:
    """O50: Rebecca's Multiple Images answers the bolt that fells her; Nero takes what she took."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = BESIDE
    hurt(s, REBECCA, TESSA, 9)
    lay_spell(s, NERO, 1, "destructive-bolt", STRAIGHT)
    lay_spell(s, REBECCA, 0, "multiple-images", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, BESIDE)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, WEEP)
    assert s.where[REBECCA] == IN_CELL
    assert int(damage_on(s, NERO)) == 3
    assert [row.you for row in s.lasting] == [REBECCA], "until the turn ends"


# --- Clean-up -----
def surviving(seat: int) -> tuple[Table, int]:
    """Clean-up is to begin, and a Mage with 3 Health left holds Survivor, which is tested then."""
    s = at_phase(CLEAN_UP_PHASE)
    s.moon = 2
    s.where[seat] = HOME
    hurt(s, seat, ROSE, 8)
    card = hold_quest(s, seat, "q3-28")
    return s, card


def test_the_moon_rises_right_after_the_quests_of_clean_up() -> None:
    """O71: 16 and 3 points bring the Third Moon and a Custom Spell, while her Spells still lie there."""
    s, card = surviving(TESSA)
    s.points[TESSA] = 16
    for c in cards_in(s, SCHOOL_DECK)[:7]:
        put(s, c, HAND + TESSA)
    place = lay_spell(s, TESSA, 1, "fireball", STRAIGHT, USED)
    begin(s)
    answer(s, TESSA, COMPLETE, card)
    d = s.decision_of(TESSA)
    assert d is not None
    assert (d.about, len(d.options)) == (ASKS_TOO_MANY_CARDS, 8)
    assert s.moon == 3
    assert s.sheet[place] >= 0


def test_traps_on_a_quest_of_clean_up_begin_beside_its_mage() -> None:
    """R95: Tessa completes it, so Jaf'ar is asked before Rebecca, though Nero is First Player."""
    s, card = surviving(TESSA)
    for seat in (REBECCA, JAFAR):
        lay_spell(s, seat, 1, "magical-theft", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, TESSA, COMPLETE, card)
    assert may_trigger(s, JAFAR) == [13]
    answer(s, JAFAR, PASS)
    assert may_trigger(s, REBECCA) == [5]
    answer(s, REBECCA, PASS)
    assert s.pile[card] == COMPLETED + TESSA
    assert s.active == NERO


# --- names -----
@pytest.mark.parametrize(("switches", "name"), [(RULEBOOK, "Infamy of Crete"), (MANUAL, "Bull")])
def test_the_infamy_of_crete_is_called_as_in_its_box(switches: int, name: str) -> None:
    """Profile switch bull_token_name."""
    names = SHOW.names_of(Look(in_action(switches=switches)), "en")
    assert names.fact(("kind", INFAMY_OF_CRETE)) == name
