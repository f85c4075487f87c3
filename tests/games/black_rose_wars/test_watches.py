"""Texts that wait: Events in play and effects for the rest of the turn (R126, O62)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.action import ACTION_PHASE
from conclave.games.black_rose_wars.rules.cubes import damage_on, put_damage
from conclave.games.black_rose_wars.rules.flags import END_OF_ACTION_PHASE
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.rules.turns import GAME_TURN, PHASES
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    BONE_KNIGHT,
    BRANCH,
    CAST,
    END,
    EVENT_DECK,
    EVENT_SLOT,
    EVOKE,
    FORGE,
    LANDSKNECHT,
    MALACODA,
    NAME_ELEMENT,
    ONLY_EVENTS_PIERCE_CELLS,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_ROOM,
    PLEASURES_ROOM,
    REVERSE,
    ROSE,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    THRONE_ROOM,
    TREASURE_ROOM,
    YES,
)
from conclave.kernel.frames import Frame
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    bits,
    in_action,
    lay_room,
    lay_spell,
    offered,
    play_event,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.rose import (
    activate_here,
    black_on,
    draw,
    event_card,
    in_force,
    in_rose,
    lay_rooms,
    rise,
    wound,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA = 4, 7
"""The first Evocations of two Mages."""


# --- Events that pay for defeats -----
def with_event(key: str, moon: int) -> Table:
    """Nero and Rebecca in the Forge, Rebecca 2 short of defeat by Nero's cubes, and an Event in play."""
    s = in_action(2)
    s.moon = moon
    play_event(s, key, 0)
    lay_room(s, FORGE, at(0, 1))
    s.where[NERO] = s.where[REBECCA] = at(0, 1)
    put_damage(s, REBECCA, NERO, 10)
    return s


def strike(s: Table) -> None:
    """Nero strikes Rebecca down."""
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)


@pytest.mark.parametrize(("key", "moon", "points"), [("e3-03", 3, 6), ("e1-01", 1, 5)])
def test_sky_of_roses_pays_whoever_scores_a_defeat(key: str, moon: int, points: int) -> None:
    """e3-03: 5 for the sole colour and 1 more; an Event about something else adds nothing."""
    s = with_event(key, moon)
    strike(s)
    assert int(damage_on(s, REBECCA)) == 0
    assert s.where[REBECCA] == IN_CELL
    assert s.points[:2] == [points, 0]
    assert (s.taken[NERO], s.trophies[REBECCA]) == (1, 9)


@pytest.mark.parametrize(("key", "points"), [("e2-03", 6), ("e2-21", 5)])
def test_prize_of_the_pit_pays_the_final_blow(key: str, points: int) -> None:
    """e2-03 pays for any Mage, e2-21 only for the Crown holder, which Rebecca is not."""
    s = with_event(key, 2)
    strike(s)
    assert s.points[:2] == [points, 0]


# --- how long an Event holds (O62) -----
def test_an_event_stops_with_the_action_phase() -> None:
    """O62: a defeat in the Evocation Phase is nothing to Sky of Roses."""
    s = with_event("e3-03", 3)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(0, 1))
    s.tokens = [0, 0]
    begin(s)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert s.where[REBECCA] == IN_CELL
    assert s.points[:2] == [5, 0]


def test_an_event_discarded_in_the_action_phase_stops_at_once() -> None:
    """O62: Fire of Fate takes two Events off; the Throne Room pays nothing, and Nero moves 2 again."""
    s = in_action()
    feet = play_event(s, "e1-18", 2)
    play_event(s, "e1-01", 0)
    lay_room(s, THRONE_ROOM, at(-2, 0))
    s.where[NERO] = at(-2, 0)
    lay_spell(s, NERO, 0, "fire-of-fate", REVERSE)
    lay_spell(s, NERO, 1, "fire-of-fate", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_CARD, feet)
    answer(s, NERO, CAST, 1)
    assert [s.top[EVENT_SLOT + k] for k in range(3)] == [-1] * 3
    assert s.points == [4, 0, 0, 0, 0], "2 each for Nero, none for the Rose"
    for seat in (REBECCA, TESSA, JAFAR):
        answer(s, seat, PHYSICAL_MOVE)
        answer(s, seat, STOP)
        answer(s, seat, END)
    activate_here(s, NERO)
    assert s.points[NERO] == 4
    answer(s, NERO, STEP, at(-1, 0), NERO)
    answer(s, NERO, STEP, at(0, 0), NERO)
    assert offered(s, NERO, STEP) == []


def test_an_event_that_a_spell_brings_holds_from_then_on() -> None:
    """O62, O63: Plot plays Whetted Steel; it lies in slot 3, pays the Rose 1, and Nero strikes for 3."""
    s = in_action()
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    card = event_card(s, "e1-20")
    put(s, card, EVENT_DECK)
    lay_spell(s, NERO, 1, "plot", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_CARD, card)
    assert s.top[EVENT_SLOT + 2] == card
    assert s.points[ROSE] == 1
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert damage_on(s, REBECCA) == 3


def test_a_black_rose_event_that_a_spell_brings_waits() -> None:
    """O63: Plot plays A Rose for the Humble into slot 3; the next shift takes it off, and it pays nobody."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    card = event_card(s, "e1-25")
    put(s, card, EVENT_DECK)
    lay_spell(s, NERO, 1, "plot", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_CARD, card)
    assert s.top[EVENT_SLOT + 2] == card
    assert s.points == [2, 0, 0, 0, 1], "2 for the Crown on it, by Plot"
    draw(rise(s), "e1-06")
    assert s.top[EVENT_SLOT + 2] != card
    assert s.points == [2, 0, 0, 0, 2]


def test_once_for_each_mage_means_once_in_each_game_turn() -> None:
    """O62: Crimson Pennant pays Nero in two Action Phases, once in each."""
    s = in_force("e1-06")
    (s.where[NERO],) = lay_rooms(s, ALCHEMICAL_LABORATORY)
    begin(s)
    activate_here(s, NERO)
    assert s.points[NERO] == 1
    s.end_lasting(END_OF_ACTION_PHASE, s.turn)
    s.turn += 1
    s.flipped[s.where[NERO]] = 0
    s.pending = []
    s.stack = [Frame(GAME_TURN)]
    s.stack[0].it = PHASES.index(ACTION_PHASE) - 1
    begin(s)
    activate_here(s, NERO)
    assert s.points[NERO] == 2


def test_an_event_moves_mages_that_stand_in_their_cells_when_it_begins() -> None:
    """R7, O62: Whetted Steel holds for a Mage that begins in its Cell."""
    s = in_force("e1-20")
    s.where[REBECCA] = s.door[NERO]
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert damage_on(s, REBECCA) == 3


# --- the names of a watch -----
def test_a_watch_with_a_cap_gives_no_more_than_that() -> None:
    """Summon Obscurity straight: 2 PP for the first 2 damage, 1 for the next 2, then no more."""
    s = in_action(2)
    s.where[NERO], s.where[REBECCA] = at(1, 0), at(0, 0)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(0, 0))
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    lay_spell(s, NERO, 0, "summon-obscurity", REVERSE)
    s.tokens = [0, 0]
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    answer(s, NERO, BRANCH, 0)
    answer(s, NERO, STOP, OF_NERO)
    answer(s, NERO, YES)
    assert (damage_on(s, REBECCA), s.points[NERO]) == (2, 2)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert (damage_on(s, REBECCA), s.points[NERO]) == (4, 3)


@pytest.mark.parametrize(("health", "points"), [(1, 1), (2, 2), (3, 3)])
def test_what_a_model_deals_is_the_cubes_it_places(health: int, points: int) -> None:
    """Summon Obscurity straight: a Bone Knight strikes for 4 at a Malacoda with less Health left (O48)."""
    s = in_action(2)
    s.where[NERO] = at(1, 0)
    put_summoned(s, OF_NERO, BONE_KNIGHT, at(0, 0))
    put_summoned(s, OF_REBECCA, MALACODA, at(0, 0))
    wound(s, OF_REBECCA, 3 - health, REBECCA)
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    s.tokens = [0, 0]
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert s.points[NERO] == points


def test_a_watch_for_one_model_hears_no_other() -> None:
    """Summon Obscurity straight: one Landsknecht was picked; Nero's other one deals for nothing."""
    s = in_action(2)
    s.where[NERO], s.where[REBECCA] = at(1, 0), at(0, 1)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(0, 0))
    put_summoned(s, OF_NERO + 1, LANDSKNECHT, at(0, 1))
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    s.tokens = [0, 0]
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    answer(s, NERO, EVOKE, OF_NERO + 1)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO + 1)
    assert (damage_on(s, REBECCA), s.points[NERO]) == (2, 0)


def test_a_watch_for_nobody_does_not_wait() -> None:
    """Summon Obscurity straight without an Undead: other models' damage pays nothing."""
    s = in_action(2)
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert (damage_on(s, REBECCA), s.points[NERO]) == (2, 0)


def test_a_watch_knows_who_was_hurt_by_whom_and_how_much() -> None:
    """Multiple Images reverse, weep: Rebecca and Tessa take 3 each, Nero 3 in his own colour."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    s.where[REBECCA] = s.where[TESSA] = at(0, 0)
    lay_spell(s, NERO, 1, "destructive-bolt", STRAIGHT)
    lay_spell(s, REBECCA, 0, "multiple-images", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, 1)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, TESSA)] == [3, 3, 3]
    assert s.damage[SIDES * NERO + NERO] == 3


def test_any_victim_of_a_blow_at_all_may_be_the_one_meant() -> None:
    """War of Succession, Stone Claws: Rebecca and Tessa are struck at once, and Tessa has the Crown."""
    s = in_force("e3-21")
    s.crown = TESSA
    s.where[NERO] = s.where[REBECCA] = s.where[TESSA] = at(1, 0)
    lay_spell(s, NERO, 1, "stone-claws", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, YES)
    answer(s, NERO, STOP, NERO)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [2, 2]
    assert s.points[NERO] == 1


# --- what reaches Cells -----
@pytest.mark.parametrize(
    ("switches", "cubes"), [(RULEBOOK, 1), (RULEBOOK | bits(ONLY_EVENTS_PIERCE_CELLS), 0)]
)
def test_damage_of_the_rose_by_a_spell_reaches_cells_unless_only_events_do(switches: int, cubes: int) -> None:
    """Switch cell_pierced_by: Rebecca in her Cell smiles at Illusory Tribute and takes 1 from the Rose."""
    s = in_action(2, switches)
    lay_room(s, TREASURE_ROOM, at(1, 0))
    s.where[NERO] = at(1, 0)
    lay_spell(s, REBECCA, 0, "illusory-tribute", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(1, 0))
    trigger(s, REBECCA, 4)
    assert black_on(s, REBECCA) == cubes
    assert s.points[:2] == [0, 1], "the activation is hers"


@pytest.mark.parametrize("switches", [RULEBOOK, MANUAL, RULEBOOK | bits(ONLY_EVENTS_PIERCE_CELLS)])
def test_damage_of_the_rose_by_an_event_reaches_cells_always(switches: int) -> None:
    """R7, A73: Bleeding Wallpaper, drawn and in its slot, and Crown of Briars, an Instant."""
    s = in_rose(switches=switches)
    draw(s, "e2-01")
    assert [black_on(s, m) for m in range(4)] == [1] * 4
    s = in_rose(switches=switches)
    draw(s, "e1-21")
    assert sum(black_on(s, m) for m in range(4)) == 1


def test_a_purple_room_far_from_home_pays_all_the_same() -> None:
    """R12, R38: Arcane Vision activates the Pleasures Room from afar under Miserable Dance."""
    s = in_force("e1-01")
    pleasures, s.where[NERO] = lay_rooms(s, PLEASURES_ROOM, FORGE)
    lay_spell(s, NERO, 1, "arcane-vision", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, 0)
    answer(s, NERO, PICK_ROOM, pleasures)
    assert s.points[NERO] == 1
