"""The glossary and its examples, and the manual's own FAQ (R18, R26, R35, R148 to R161, O103, A65 to A74)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.black_rose import BLACK_ROSE_PHASE
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.closing import EVOCATION_PHASE
from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    ARENA,
    CAST,
    COMPLETE,
    COMPLETED,
    DISCARD,
    DIVINE_ALTAR,
    END,
    FIRE,
    GRIMOIRE,
    HAND,
    LANDSKNECHT,
    LAY_SIDE,
    MEMORIES,
    NAME_ELEMENT,
    ORACLE_ROOM,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUESTS,
    READY,
    REPLACE,
    ROSE,
    SACRIFICE,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    SCHOOL_DECK,
    STEP,
    STOP,
    STRAIGHT,
    USED,
)
from conclave.games.black_rose_wars.words.card_verbs import draw_cards
from conclave.games.black_rose_wars.words.conditions import did_cast
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    give,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    play_event,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.phases import (
    JAFAR,
    NERO,
    REBECCA,
    TESSA,
    asked,
    at_phase,
    cubes_on,
    keys_in,
    verbs,
    wound,
)


# --- cubes -----
def test_profane_mark_transfers_cubes_without_changing_their_colour() -> None:
    """A65, R161: two of Nero's on Rebecca become two of Nero's on Nero; 2 points for her."""
    s = in_action(2)
    lay_room(s, SANCTUARY, at(0, 1))
    s.where[:2] = [at(0, 0), at(2, 0)]
    wound(s, REBECCA, 2)
    lay_spell(s, REBECCA, 1, "profane-mark", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 1), NERO)
    trigger(s, REBECCA, 5)
    for _ in range(2):
        answer(s, REBECCA, PICK_CUBE, NERO, REBECCA)
    assert (cubes_on(s, NERO), cubes_on(s, REBECCA)) == ([2, 0, 0, 0, 0], [0] * 5)
    assert (s.points[REBECCA], s.reserve[NERO]) == (2, 23)


@pytest.mark.parametrize("nero_goes", [True, False])
def test_who_heals_chooses_the_colours(nero_goes: bool) -> None:
    """A69, R156: Sanctuary, with 1 of Nero's and 2 of Tessa's on Rebecca; 2 of the 3 go, her choice."""
    s = in_action(3, first=REBECCA)
    lay_room(s, SANCTUARY, at(0, 1))
    s.where[REBECCA] = at(0, 1)
    wound(s, REBECCA, 1, 0, 2)
    begin(s)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, ACTIVATE, at(0, 1))
    assert offered(s, REBECCA, PICK_CUBE) == [NERO, TESSA]
    answer(s, REBECCA, PICK_CUBE, NERO if nero_goes else TESSA, REBECCA)
    if not nero_goes:
        answer(s, REBECCA, PICK_CUBE, TESSA, REBECCA)
    assert cubes_on(s, REBECCA) == ([0, 0, 1, 0, 0] if nero_goes else [1, 0, 0, 0, 0])


def test_vampires_bite_heals_only_what_is_there() -> None:
    """A74, R83: unhurt Nero heals nothing and has no way to hurt himself first."""
    s = in_action(2)
    s.where[:2] = [at(0, 0), at(1, 0)]
    lay_spell(s, NERO, 1, "vampires-bite", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert (cubes_on(s, NERO), cubes_on(s, REBECCA)) == ([0] * 5, [2, 0, 0, 0, 0])
    assert s.reserve[NERO] == 22, "two cubes on Rebecca, one vortex"
    s = in_action(2)
    s.where[:2] = [at(0, 0), at(0, 0)]
    lay_spell(s, NERO, 1, "vampires-bite", STRAIGHT)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert (damage_on(s, NERO), damage_on(s, REBECCA)) == (0, 2), "he can only strike others"


# --- casting -----
def rite(switches: int = RULEBOOK) -> Table:
    """Nero casts Winter Rite: a Used Spell and a Ready one lie on his sheet, a Fireball is in his hand."""
    s = in_action(2, switches)
    s.where[:2] = [at(0, 0), at(0, 1)]
    put_summoned(s, 4, DIVINE_ALTAR, at(2, 0))
    lay_spell(s, NERO, 0, "winter-rite", STRAIGHT)
    lay_spell(s, NERO, 1, "maelstrom", STRAIGHT, USED)
    lay_spell(s, NERO, 2, "ice-burst", STRAIGHT)
    give(s, NERO, "fireball")
    begin(s)
    answer(s, NERO, CAST, 0)
    return s


def test_casting_from_hand_replaces_any_other_spell_of_the_sheet() -> None:
    """A67, R153: also a Used one; the card from hand is cast at once; a Standard Spell may still follow."""
    s = rite()
    assert offered(s, NERO, REPLACE) == [1, 2], "not the Rite itself (O103)"
    answer(s, NERO, REPLACE, 1)
    answer(s, NERO, LAY_SIDE, STRAIGHT, s.sheet[1])
    answer(s, NERO, PICK_ROOM, at(0, 1))
    assert keys_in(s, MEMORIES + NERO) == ["maelstrom"]
    assert SPELLS[s.face[s.sheet[1]]].key == "fireball"
    assert (s.status[1], s.size[HAND + NERO]) == (USED, 0)
    assert cubes_on(s, REBECCA) == [3, 0, 0, 0, 0]
    assert s.points[NERO] == 1
    assert offered(s, NERO, CAST) == [2], "no Standard Spell was cast in this activation"


def test_in_the_manual_a_used_spell_stays() -> None:
    """A67, switch hand_cast_replaces: only the Ready Spell may make room, so nobody is asked which."""
    s = rite(MANUAL)
    assert offered(s, NERO, REPLACE) == []
    assert keys_in(s, MEMORIES + NERO) == ["ice-burst"]
    assert SPELLS[s.face[s.sheet[1]]].key == "maelstrom"


def test_a_spell_of_any_element_is_given_one() -> None:
    """A68, R18: Magic Door as Fire; Quests count that one and no other."""
    s = in_action(2)
    s.where[NERO] = at(0, 0)
    place = lay_spell(s, NERO, 1, "magic-door", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, NAME_ELEMENT) == list(range(7))
    answer(s, NERO, NAME_ELEMENT, FIRE)
    assert s.element[place] == FIRE
    counted = Effect(-1, -1, NERO, -1)
    counted.by = 0
    assert [did_cast(element=k).of(s, counted) for k in range(7)] == [int(k == FIRE) for k in range(7)]


def test_the_arena_casts_the_next_standard_or_the_quick_spell_of_two_mages() -> None:
    """O74: each chooses; who has no Ready Spell, or is in its Cell, is not eligible; nothing is used up."""
    s = in_action()
    lay_room(s, ARENA, at(0, 1))
    s.where[:4] = [at(0, 1), at(2, 0), at(2, 0), IN_CELL]
    lay_spell(s, NERO, 0, "summon-obscurity", STRAIGHT)
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT)
    lay_spell(s, NERO, 2, "fireball", STRAIGHT)
    lay_spell(s, TESSA, 0, "clairvoyance", STRAIGHT)
    lay_spell(s, TESSA, 1, "fireball", STRAIGHT)
    lay_spell(s, JAFAR, 0, "deceiving-wind", STRAIGHT)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 1))
    assert offered(s, NERO, CAST) == [1, 0], "the next Standard one, or the Quick one"
    answer(s, NERO, CAST, 1)
    assert s.status[1] == ACTIVE
    assert asked(s) == [TESSA], "the only eligible Mage"
    assert offered(s, TESSA, CAST) == [9, 8]
    answer(s, TESSA, CAST, 8)
    assert (s.status[8], s.status[9]) == (ACTIVE, READY)
    answer(s, NERO, STOP)
    assert sorted(offered(s, NERO, CAST)) == [0, 2], "his combination still holds a Standard and a Quick"


# --- Custom Spells -----
def test_a_custom_spell_drawn_by_another_mage_goes_to_its_owners_memories() -> None:
    """R26: nothing else is drawn; from a hand it goes the same way."""
    s = in_action(2)
    custom = next(c for c in cards_in(s, GRIMOIRE + NERO) if SPELLS[s.face[c]].key == "ring-of-fire")
    put(s, custom, GRIMOIRE + NERO)
    assert draw_cards(s, REBECCA, GRIMOIRE + NERO, 2) == 0
    assert keys_in(s, MEMORIES + NERO) == ["ring-of-fire"]
    assert (s.size[HAND + REBECCA], s.size[GRIMOIRE + NERO]) == (0, 6)
    assert draw_cards(s, REBECCA, GRIMOIRE + NERO, 2) == 2
    put(s, custom, GRIMOIRE + NERO)
    assert draw_cards(s, NERO, GRIMOIRE + NERO, 1) == 1, "its own Mage may have it"


def test_extort_magic_cannot_take_a_custom_spell() -> None:
    """R26, O20: Rebecca's Putrefy goes to her Memories; Nero keeps his card and gains his point."""
    s = in_action(2)
    s.where[:2] = [at(0, 0), at(0, 1)]
    lay_spell(s, NERO, 1, "extort-magic", STRAIGHT)
    give(s, NERO, "fireball")
    taken = give(s, REBECCA, "putrefy")
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.pile[taken] == MEMORIES + REBECCA
    assert keys_in(s, HAND + NERO) == ["fireball"]
    assert s.points[NERO] == 1


# --- limits within an effect -----
def test_an_exchange_is_finished_before_limits_are_tested() -> None:
    """O16: Rebecca with a full hand of 6 gives a card and gets one; nothing is given up in between."""
    s = in_action(2)
    s.where[:2] = [at(0, 0), at(0, 1)]
    lay_spell(s, NERO, 1, "extort-magic", STRAIGHT)
    mine = give(s, NERO, "fireball")
    for c in cards_in(s, SCHOOL_DECK)[:6]:
        put(s, c, HAND + REBECCA)
    hers = cards_in(s, HAND + REBECCA)
    for c in cards_in(s, SCHOOL_DECK)[:6]:
        put(s, c, HAND + NERO)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_CARD, hers[0])
    answer(s, NERO, PICK_CARD, mine)
    assert (s.size[HAND + NERO], s.size[HAND + REBECCA]) == (7, 6)
    assert (s.pile[hers[0]], s.pile[mine]) == (HAND + NERO, HAND + REBECCA)
    assert (s.size[MEMORIES + NERO], s.size[MEMORIES + REBECCA]) == (0, 0)


def test_a_draw_beyond_the_limit_is_drawn_first() -> None:
    """O16, O75: the Laboratory gives two, then Nero gives one of eight up."""
    s = in_action(2)
    lay_room(s, ALCHEMICAL_LABORATORY, at(0, 0))
    s.where[NERO] = at(0, 0)
    for c in cards_in(s, SCHOOL_DECK)[:6]:
        put(s, c, HAND + NERO)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 0))
    assert s.size[HAND + NERO] == 8
    assert len(offered(s, NERO, DISCARD)) == 8


# --- Quests -----
def test_shed_blood_takes_the_place_of_the_altars_effect() -> None:
    """A72, R35: 3 damage to a Mage outside its Cell, 1 point, the card completed, the token flipped."""
    s = in_action()
    lay_room(s, SACRIFICIAL_ALTAR, at(0, 0))
    s.where[:4] = [at(0, 0), at(2, 0), at(-2, 0), IN_CELL]
    quest = hold_quest(s, NERO, "q1-01")
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 0))
    answer(s, NERO, COMPLETE, quest)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert [int(damage_on(s, m)) for m in range(4)] == [0, 0, 3, 0]
    assert s.points[NERO] == 1
    assert (cards_in(s, COMPLETED + NERO), s.size[QUESTS + NERO]) == ([quest], 0)
    assert s.flipped[at(0, 0)] == 1


# --- the manual's FAQ -----
def test_the_manuals_faq_on_combinations() -> None:
    """A73: Standard and Quick may share a round, two Standards may not; tokens need no cards."""
    s = in_action(2, MANUAL)
    s.where[:2] = [at(0, 0), at(2, 0)]
    for place in range(3):
        lay_spell(s, NERO, place, "summon-obscurity", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, CAST) == [0]
    answer(s, NERO, CAST, 0)
    assert asked(s) == [REBECCA], "two Actions"
    for _ in range(2):
        answer(s, REBECCA, PHYSICAL_MOVE)
        answer(s, REBECCA, STOP)
    assert s.tokens[REBECCA] == 0


@pytest.mark.parametrize(
    ("room", "key", "sprung"),
    [(ALCHEMICAL_LABORATORY, "blade-barrage", True), (PLEASURES_ROOM, "blood-pact", False)],
    ids=["damage", "points"],
)
def test_the_manuals_faq_on_evocations_and_traps(room: int, key: str, sprung: bool) -> None:
    """A73, O38: an Evocation sets off what can strike it, not what robs a Mage of points."""
    s = at_phase(EVOCATION_PHASE, 2, MANUAL)
    lay_room(s, room, at(0, 1))
    s.where[:2] = [at(-2, 0), at(2, 0)]
    s.tokens = [0, 0]
    put_summoned(s, 4, LANDSKNECHT, at(0, 0))
    lay_spell(s, REBECCA, 1, key, STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, STEP, at(0, 1), 4)
    assert (may_trigger(s, REBECCA) == [5]) == sprung
    assert (asked(s) == [REBECCA]) == sprung


def test_the_manuals_faq_on_protections_and_equal_traps() -> None:
    """A73: a Protection saves nobody else from an area Spell; two equal Traps both strike, in any order."""
    s = in_action(3, MANUAL)
    lay_room(s, ALCHEMICAL_LABORATORY, at(0, 1))
    s.where[:3] = [at(0, 0), at(1, 0), at(1, 0)]
    lay_spell(s, NERO, 1, "destructive-bolt", STRAIGHT)
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    for place in (1, 2):
        lay_spell(s, REBECCA, place, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(1, 0))
    trigger(s, REBECCA, 4)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [0, 3]
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 1), NERO)
    trigger(s, REBECCA, 6)
    trigger(s, REBECCA, 5)
    assert cubes_on(s, NERO) == [0, 6, 0, 0, 0]


def test_the_manuals_faq_on_cells() -> None:
    """A73, switch cell_pierced_by: in its Cell a Mage is reached by Event cards and by nothing else."""
    s = at_phase(BLACK_ROSE_PHASE, 2, MANUAL)
    play_event(s, "e2-01", 0)
    begin(s)
    assert [cubes_on(s, m)[ROSE] for m in range(2)] == [1, 1]
    s = in_action(2, MANUAL)
    s.where[:2] = [at(0, 0), IN_CELL]
    lay_spell(s, NERO, 1, "lightning-storm", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert damage_on(s, REBECCA) == 0


# --- words -----
def test_a_shift_enters_only_the_room_it_leads_to() -> None:
    """R160, O39: Magic Door past a red Room into another: one Trap window, at the end."""
    s = in_action(2)
    lay_room(s, ALCHEMICAL_LABORATORY, at(0, 0))
    lay_room(s, ARENA, at(1, 0))
    lay_room(s, ORACLE_ROOM, at(-1, 0))
    s.where[:2] = [at(-1, 0), at(2, -2)]
    lay_spell(s, NERO, 1, "magic-door", STRAIGHT)
    for place in (1, 2):
        lay_spell(s, REBECCA, place, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, FIRE)
    answer(s, NERO, PICK_ROOM, at(1, 0))
    assert (s.where[NERO], may_trigger(s, REBECCA)) == (at(1, 0), [5, 6])


def test_a_spell_is_ready_then_active_or_used() -> None:
    """R149, R152, R157, R158: a Combat Spell is revealed and Used, a Trap lies face down and Active."""
    s = in_action(2)
    s.where[:2] = [at(0, 0), at(2, 0)]
    lay_spell(s, NERO, 0, "blade-barrage", STRAIGHT)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    assert s.status[:2] == [READY, READY]
    begin(s)
    answer(s, NERO, CAST, 0)
    assert (s.status[0], s.seat_may_know(s.sheet[0], REBECCA)) == (ACTIVE, False)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 1))
    assert (s.status[1], s.seat_may_know(s.sheet[1], REBECCA)) == (USED, True)
    assert instability_on(s, at(0, 0)) == 1
    assert verbs(s, NERO) == [SACRIFICE, END], "the Trap could still be given up"
