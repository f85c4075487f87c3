"""The Spells of Destruction, side by side, played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS
from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on, put_damage
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    BLACK_ROSE,
    CAST,
    CERBERO,
    DISCARD,
    DIVINE_ALTAR,
    END,
    EVENT_DISCARD,
    FORGE,
    FORGO,
    GARDEN,
    LANDSKNECHT,
    MALACODA,
    MUTANT_ALTAR,
    NO_MODEL,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUEST_DISCARD,
    QUESTS,
    REPLACE,
    REVERSE,
    ROSE,
    SACRIFICE,
    SANCTUARY,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    USED,
    VORTEX_FIRST,
    VORTEX_LAST,
    YES,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
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

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA, OF_TESSA = 4, 7, 10
HERE, THERE = at(0, 1), at(0, 0)
"""Where Nero casts from, and the Room next to it that he aims at."""


def caster_scene(key: str, side: int) -> Table:
    """Nero at (0, 1) with a Ready Spell on his first Standard place; the others in their Cells."""
    s = in_action()
    s.where[NERO] = HERE
    lay_spell(s, NERO, 1, key, side)
    return s


def cast_on(s: Table, room: int = THERE) -> None:
    """Nero casts at a Room; in his own the vortex comes last."""
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, room)
    if offered(s, NERO, VORTEX_LAST):
        answer(s, NERO, VORTEX_LAST)


def harm_on(s: Table, *models: int) -> list[int]:
    """The damage on some models."""
    return [int(damage_on(s, m)) for m in models]


def unrest(s: Table, *rooms: int) -> list[int]:
    """Nero's Instability in some Rooms."""
    return [s.instability[SIDES * h + NERO] for h in rooms]


def crowded(key: str, side: int) -> Table:
    """Rebecca, Tessa and Nero's own Malacoda stand in the Room he aims at, Jaf'ar in one beside it."""
    s = caster_scene(key, side)
    s.where[REBECCA] = s.where[TESSA] = THERE
    s.where[JAFAR] = at(0, -1)
    put_summoned(s, OF_NERO, MALACODA, THERE)
    return s


# --- Demon's Howl -----
@pytest.mark.parametrize("strikes", [True, False])
@pytest.mark.card("demons-howl/straight")
def test_demons_howl_lets_an_evocation_act(strikes: bool) -> None:
    """Only one's own; it moves up to its value and then may attack."""
    s = caster_scene("demons-howl", STRAIGHT)
    s.where[REBECCA] = at(-2, 1)
    put_summoned(s, OF_NERO, MALACODA, at(-2, 0))
    put_summoned(s, OF_NERO + 1, CERBERO, at(2, 0))
    put_summoned(s, OF_REBECCA, LANDSKNECHT, HERE)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [OF_NERO, OF_NERO + 1]
    answer(s, NERO, PICK_MODEL, OF_NERO)
    answer(s, NERO, STEP, at(-2, 1), OF_NERO)
    answer(s, NERO, STOP, OF_NERO)
    answer(s, NERO, YES if strikes else PASS)
    assert s.where[OF_NERO] == at(-2, 1)
    assert harm_on(s, REBECCA) == [3 if strikes else 0]
    assert sum(s.instability) == 0, "no vortex on this card"


@pytest.mark.card("demons-howl/straight")
def test_demons_howl_without_an_evocation_does_nothing() -> None:
    """O25: the Spell is Used all the same."""
    s = caster_scene("demons-howl", STRAIGHT)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, HERE)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.status[1] == USED
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1]


@pytest.mark.card("demons-howl/reverse")
def test_demons_howl_summons_a_malacoda_next_door() -> None:
    """Range 1; it enters the Room."""
    s = caster_scene("demons-howl", REVERSE)
    stock = s.stock[MALACODA]
    begin(s)
    answer(s, NERO, CAST, 1)
    around = {at(1, 1), at(1, 0), at(0, 0), at(-1, 1), at(-1, 2), at(0, 2)}
    assert set(offered(s, NERO, PICK_ROOM)) == {HERE, *around}
    answer(s, NERO, PICK_ROOM, THERE)
    assert (s.kind[OF_NERO], s.where[OF_NERO]) == (MALACODA, THERE)
    assert s.stock[MALACODA] == stock - 1


@pytest.mark.parametrize("replaces", [True, False])
@pytest.mark.card("demons-howl/reverse")
def test_a_fourth_evocation_replaces_one_or_is_given_up(replaces: bool) -> None:
    """R118: at most three."""
    s = caster_scene("demons-howl", REVERSE)
    for k in range(3):
        put_summoned(s, OF_NERO + k, LANDSKNECHT, HERE)
    cast_on(s)
    if replaces:
        answer(s, NERO, REPLACE, OF_NERO + 1)
    else:
        answer(s, NERO, FORGO)
    kinds = s.kind[OF_NERO : OF_NERO + 3]
    assert kinds == [LANDSKNECHT, MALACODA if replaces else LANDSKNECHT, LANDSKNECHT]


# --- Destructive Bolt -----
@pytest.mark.card("destructive-bolt/straight")
def test_destructive_bolt_strikes_a_room_and_shuts_it() -> None:
    """3 to every model but one's own; the token lies flipped, and nobody activated the Room."""
    s = crowded("destructive-bolt", STRAIGHT)
    lay_room(s, FORGE, THERE)
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA, OF_NERO, JAFAR) == [3, 3, 0, 0]
    assert (s.flipped[THERE], s.activated[THERE]) == (1, 0)
    assert unrest(s, HERE, THERE) == [1, 0]
    answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    assert offered(s, REBECCA, ACTIVATE) == []


@pytest.mark.card("destructive-bolt/reverse")
def test_destructive_bolt_leaps_from_model_to_model() -> None:
    """3, then 2 to a new one within 1 of it, then 1 to a third within 1 of that; never one's own."""
    s = caster_scene("destructive-bolt", REVERSE)
    s.where[REBECCA] = THERE
    s.where[TESSA] = at(0, -1)
    s.where[JAFAR] = at(0, -2)
    put_summoned(s, OF_NERO, MALACODA, THERE)
    put_summoned(s, OF_REBECCA, DIVINE_ALTAR, at(2, -2))
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, OF_NERO], "printed range 1"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert offered(s, NERO, PICK_MODEL) == [TESSA]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert offered(s, NERO, PICK_MODEL) == [JAFAR], "Rebecca has been hit"
    answer(s, NERO, PICK_MODEL, JAFAR)
    assert harm_on(s, REBECCA, TESSA, JAFAR, OF_NERO, OF_REBECCA) == [3, 2, 1, 0, 0]


@pytest.mark.card("destructive-bolt/reverse")
def test_destructive_bolt_may_stop_at_any_link_and_leaps_from_where_a_model_fell() -> None:
    """O84: the Malacoda is gone, its Room counts; the second link is declined."""
    s = caster_scene("destructive-bolt", REVERSE)
    s.where[TESSA] = at(0, -1)
    put_summoned(s, OF_REBECCA, MALACODA, THERE)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert offered(s, NERO, PICK_MODEL) == [TESSA]
    answer(s, NERO, PASS)
    assert harm_on(s, TESSA) == [0]
    assert s.status[1] == USED


@pytest.mark.card("destructive-bolt/reverse")
def test_a_mage_that_ignores_the_bolt_does_not_stop_it() -> None:
    """R86: Rebecca is spared, and it may go on from her Room."""
    s = caster_scene("destructive-bolt", REVERSE)
    s.where[REBECCA] = THERE
    s.where[TESSA] = at(0, -1)
    lay_spell(s, REBECCA, 1, "clairvoyance", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    trigger(s, REBECCA, 5)
    answer(s, NERO, PICK_MODEL, TESSA)
    assert harm_on(s, REBECCA, TESSA) == [0, 2]


# --- Fireball -----
@pytest.mark.card("fireball/straight")
def test_fireball_cannot_be_answered() -> None:
    """O99: 3 to every model there, and Rebecca's Protections stay asleep."""
    s = crowded("fireball", STRAIGHT)
    lay_spell(s, REBECCA, 0, "obscure-armor", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "deceiving-wind", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 2, "clairvoyance", STRAIGHT, ACTIVE)
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA, OF_NERO, JAFAR) == [3, 3, 0, 0]
    assert s.status[4:7] == [ACTIVE] * 3
    assert unrest(s, HERE, THERE) == [1, 0]


@pytest.mark.parametrize(("others", "cubes"), [(0, 0), (1, 1), (3, 3), (5, 4)])
@pytest.mark.card("fireball/reverse")
def test_fireball_shakes_the_room_for_each_model_hit(others: int, cubes: int) -> None:
    """2 damage each; 1 Instability per model, 4 at most; a model of one's own is not hit."""
    s = caster_scene("fireball", REVERSE)
    put_summoned(s, OF_NERO, CERBERO, THERE)
    for m in (OF_REBECCA, OF_REBECCA + 1, OF_REBECCA + 2, OF_TESSA, OF_TESSA + 1)[:others]:
        put_summoned(s, m, LANDSKNECHT, THERE)
    cast_on(s)
    assert int(damage_on(s, OF_REBECCA)) == (2 if others else 0)
    assert unrest(s, THERE, HERE) == [cubes, 1]


@pytest.mark.card("fireball/reverse")
def test_a_model_whose_damage_was_prevented_was_not_hit() -> None:
    """O41: Deceiving Wind takes all of Rebecca's damage; only Tessa counts."""
    s = crowded("fireball", REVERSE)
    lay_spell(s, REBECCA, 1, "deceiving-wind", STRAIGHT, ACTIVE)
    cast_on(s)
    trigger(s, REBECCA, 5)
    assert harm_on(s, REBECCA, TESSA) == [0, 2]
    assert unrest(s, THERE) == [1]


# --- Fire Dash -----
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
@pytest.mark.card("fire-dash/straight", "fire-dash/reverse")
def test_fire_dash_burns_where_it_arrives_or_where_it_leaves(side: int) -> None:
    """Straight: 1 in the target Room after shifting. Reverse: 1 in one's own Room before."""
    s = caster_scene("fire-dash", side)
    s.where[REBECCA] = at(0, -2)
    s.where[TESSA] = HERE
    s.where[JAFAR] = at(0, -1)
    begin(s)
    answer(s, NERO, CAST, 1)
    reach = offered(s, NERO, PICK_ROOM)
    assert at(0, -2) in reach, "three Rooms in a straight line"
    assert at(-1, 0) not in reach, "two Rooms away, but on no line"
    answer(s, NERO, PICK_ROOM, at(0, -2))
    assert s.where[NERO] == at(0, -2)
    assert harm_on(s, REBECCA, TESSA, JAFAR) == ([1, 0, 0] if side == STRAIGHT else [0, 1, 0])
    assert sum(s.instability) == 0


@pytest.mark.card("fire-dash/straight")
def test_fire_dash_into_a_trap_still_burns() -> None:
    """O51: Nero falls on arrival; his Spell finishes for those in the Room."""
    s = caster_scene("fire-dash", STRAIGHT)
    lay_room(s, SUMMONER_ROOM, at(0, -1))
    s.where[TESSA] = at(0, -1)
    put_damage(s, NERO, REBECCA, 7)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    cast_on(s, at(0, -1))
    trigger(s, REBECCA, 5)
    assert s.where[NERO] == IN_CELL
    assert harm_on(s, TESSA) == [4]
    assert s.pending[0].seat == REBECCA, "his activation is over"


# --- Fire of Fate -----
@pytest.mark.parametrize("quests", [0, 1, 2])
@pytest.mark.card("fire-of-fate/straight")
def test_fire_of_fate_makes_a_mage_give_a_quest_up(quests: int) -> None:
    """Rebecca chooses; the Rose scores; Nero gains 1 PP even if she had none."""
    s = caster_scene("fire-of-fate", STRAIGHT)
    s.where[REBECCA] = at(0, -1)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, THERE)
    held = [hold_quest(s, REBECCA, key) for key in ("q1-01", "q1-02")[:quests]]
    begin(s)
    answer(s, NERO, CAST, 1)
    if quests == 2:
        assert sorted(offered(s, REBECCA, DISCARD)) == sorted(held)
        answer(s, REBECCA, DISCARD, held[0])
        assert s.pile[held[1]] == QUESTS + REBECCA
    if quests:
        assert s.pile[held[0]] == QUEST_DISCARD
    assert s.points[ROSE] == min(1, quests)
    assert s.points[NERO] == 1


@pytest.mark.card("fire-of-fate/straight")
def test_fire_of_fate_out_of_reach_gives_nothing() -> None:
    """O25: range 2, Mages only; with nobody there no PP is gained."""
    s = caster_scene("fire-of-fate", STRAIGHT)
    s.where[REBECCA] = at(0, -2)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, THERE)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.points == [0] * 5


@pytest.mark.card("fire-of-fate/reverse")
def test_fire_of_fate_burns_an_event() -> None:
    """2 PP for Nero; the Rose, which would have had 2, gains nothing."""
    s = caster_scene("fire-of-fate", REVERSE)
    keys = [e.key for e in EVENT_CARDS if e.exit == 2 and e.moon == 3 and e.phase == BLACK_ROSE][:2]
    cards = [play_event(s, key, slot) for slot, key in enumerate(keys)]
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_CARD) == cards
    answer(s, NERO, PICK_CARD, cards[0])
    assert s.pile[cards[0]] == EVENT_DISCARD + 2
    assert s.points == [2, 0, 0, 0, 0]


@pytest.mark.card("fire-of-fate/reverse")
def test_fire_of_fate_needs_an_event() -> None:
    """No Event in play, no PP."""
    s = caster_scene("fire-of-fate", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.points == [0] * 5


# --- Ice Burst -----
@pytest.mark.card("ice-burst/straight")
def test_ice_burst_freezes_the_mages_it_hits() -> None:
    """2 damage; no Physical Action moves Rebecca, though she may flip a token and sacrifice (O32, O102)."""
    s = crowded("ice-burst", STRAIGHT)
    lay_spell(s, REBECCA, 1, "gaze", STRAIGHT)
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA, OF_NERO, JAFAR) == [2, 2, 0, 0]
    answer(s, NERO, END)
    assert offered(s, REBECCA, SACRIFICE) == [5]
    answer(s, REBECCA, PHYSICAL_MOVE)
    assert offered(s, REBECCA, STEP) == []


@pytest.mark.card("ice-burst/straight", "ice-burst/reverse")
def test_ice_burst_does_nothing_more_to_a_mage_it_did_not_hurt() -> None:
    """O41: with all damage prevented Rebecca is neither frozen nor robbed of a token."""
    for side in (STRAIGHT, REVERSE):
        s = crowded("ice-burst", side)
        lay_spell(s, REBECCA, 1, "deceiving-wind", STRAIGHT, ACTIVE)
        cast_on(s)
        trigger(s, REBECCA, 5)
        assert s.tokens[REBECCA] == 2
        answer(s, NERO, END)
        answer(s, REBECCA, PHYSICAL_MOVE)
        assert offered(s, REBECCA, STEP)


@pytest.mark.parametrize(("had", "left"), [(2, 1), (1, 0), (0, 0)])
@pytest.mark.card("ice-burst/reverse")
def test_ice_burst_takes_a_physical_action(had: int, left: int) -> None:
    """2 damage; each Mage hit flips one token, if it has any left."""
    s = crowded("ice-burst", REVERSE)
    s.tokens[REBECCA] = had
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA, JAFAR) == [2, 2, 0]
    assert s.tokens == [2, left, 1, 2]


@pytest.mark.card("ice-burst/straight", "ice-burst/reverse")
def test_a_mage_that_ice_burst_defeats_keeps_its_legs_and_its_tokens() -> None:
    """R7, R22: in her Cell Rebecca is out of reach."""
    for side in (STRAIGHT, REVERSE):
        s = crowded("ice-burst", side)
        put_damage(s, REBECCA, NERO, 10)
        cast_on(s)
        assert s.where[REBECCA] == IN_CELL
        assert s.tokens[REBECCA] == 2
        assert s.points[NERO] == 5
        answer(s, NERO, END)
        answer(s, REBECCA, PHYSICAL_MOVE)
        assert offered(s, REBECCA, STEP), "she has left by her door and may go on"


# --- Maelstrom -----
@pytest.mark.card("maelstrom/straight")
def test_maelstrom_draws_everybody_in_and_strikes() -> None:
    """All models next door, one's own too, enter the Room; then 2 to every enemy model in it."""
    s = caster_scene("maelstrom", STRAIGHT)
    middle = at(0, -1)
    s.where[REBECCA] = THERE
    s.where[TESSA] = middle
    s.where[JAFAR] = HERE
    put_summoned(s, OF_NERO, MALACODA, at(0, -2))
    put_summoned(s, OF_TESSA, DIVINE_ALTAR, at(1, -2))
    cast_on(s, middle)
    assert [s.where[m] for m in (REBECCA, TESSA, OF_NERO, OF_TESSA)] == [middle] * 4
    assert s.where[JAFAR] == HERE, "two Rooms away"
    assert harm_on(s, REBECCA, TESSA, OF_NERO, OF_TESSA, JAFAR) == [2, 2, 0, 2, 0]
    assert s.where[NERO] == HERE


@pytest.mark.card("maelstrom/straight")
def test_a_mage_that_ignores_maelstrom_stays_where_it_is() -> None:
    """O99: Rebecca, next door, is asked before she is drawn in."""
    s = caster_scene("maelstrom", STRAIGHT)
    s.where[REBECCA] = THERE
    lay_spell(s, REBECCA, 1, "clairvoyance", STRAIGHT, ACTIVE)
    cast_on(s, at(0, -1))
    assert may_trigger(s, REBECCA) == [5]
    trigger(s, REBECCA, 5)
    assert s.where[REBECCA] == THERE
    assert harm_on(s, REBECCA) == [0]


@pytest.mark.card("maelstrom/straight")
def test_maelstrom_drags_its_victims_through_traps() -> None:
    """O39: being pulled in is entering; Jaf'ar's Trap strikes Rebecca before the water does."""
    s = caster_scene("maelstrom", STRAIGHT)
    lay_room(s, GARDEN, at(0, -1))
    s.where[REBECCA] = THERE
    lay_spell(s, JAFAR, 1, "blade-barrage", STRAIGHT, ACTIVE)
    cast_on(s, at(0, -1))
    trigger(s, JAFAR, 13)
    assert s.damage[SIDES * REBECCA : SIDES * REBECCA + SIDES] == [2, 0, 0, 2, 0]


@pytest.mark.card("maelstrom/reverse")
def test_maelstrom_shakes_a_room() -> None:
    """A45: Garden +1 of the caster's, 3 damage, Oracle Room +2."""
    s = crowded("maelstrom", REVERSE)
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA, OF_NERO, JAFAR) == [3, 3, 0, 0]
    assert unrest(s, THERE, HERE) == [2, 1]


# --- Meteor Swarm -----
@pytest.mark.card("meteor-swarm/straight")
def test_meteor_swarm_strikes_for_four() -> None:
    """A34: along a line of 2; the Malacoda (Health 3) is removed and its cubes are home."""
    s = caster_scene("meteor-swarm", STRAIGHT)
    s.where[NERO] = at(-2, 0)
    s.where[TESSA] = at(-1, 1)
    s.where[REBECCA] = THERE
    put_summoned(s, OF_REBECCA, MALACODA, THERE)
    begin(s)
    answer(s, NERO, CAST, 1)
    reach = offered(s, NERO, PICK_ROOM)
    assert THERE in reach
    assert at(-1, 1) not in reach
    assert at(1, 0) not in reach
    answer(s, NERO, PICK_ROOM, THERE)
    assert harm_on(s, REBECCA, TESSA) == [4, 0]
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert s.reserve[NERO] == 25 - 4 - 1
    assert unrest(s, at(-2, 0)) == [1]


@pytest.mark.card("meteor-swarm/reverse")
def test_meteor_swarm_scatters_next_door() -> None:
    """3 in the Room, 1 in the Rooms next to it, none to one's own and none further off."""
    s = crowded("meteor-swarm", REVERSE)
    put_summoned(s, OF_TESSA, LANDSKNECHT, HERE)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(0, -2))
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA, JAFAR, OF_TESSA) == [3, 3, 1, 1]
    assert harm_on(s, NERO, OF_NERO, OF_REBECCA) == [0, 0, 0]


@pytest.mark.card("meteor-swarm/reverse")
def test_a_mage_next_door_to_the_meteors_may_protect_itself() -> None:
    """O99: Jaf'ar is reached by the second clause, and asked then."""
    s = crowded("meteor-swarm", REVERSE)
    lay_spell(s, JAFAR, 1, "clairvoyance", STRAIGHT, ACTIVE)
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA) == [3, 3], "the first clause is over"
    trigger(s, JAFAR, 13)
    assert harm_on(s, JAFAR) == [0]


# --- Mighty Whirlwind -----
@pytest.mark.card("mighty-whirlwind/straight")
def test_mighty_whirlwind_hurls_a_model_against_another() -> None:
    """Rebecca goes one Room; of two models there Nero picks one; 1 damage to both."""
    s = caster_scene("mighty-whirlwind", STRAIGHT)
    s.where[REBECCA] = at(0, -2)
    s.where[TESSA] = at(0, -1)
    put_summoned(s, OF_TESSA, MALACODA, at(0, -1))
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, REBECCA)
    answer(s, NERO, PICK_ROOM, at(0, -1))
    assert s.where[REBECCA] == at(0, -1)
    assert offered(s, NERO, PICK_MODEL) == [TESSA, OF_TESSA]
    answer(s, NERO, PICK_MODEL, OF_TESSA)
    assert harm_on(s, REBECCA, TESSA, OF_TESSA) == [1, 0, 1]


@pytest.mark.card("mighty-whirlwind/straight")
def test_mighty_whirlwind_into_an_empty_room_hurts_nobody() -> None:
    """The move is compulsory, the damage needs another model."""
    s = caster_scene("mighty-whirlwind", STRAIGHT)
    s.where[REBECCA] = at(0, -2)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert set(offered(s, NERO, PICK_ROOM)) == {at(1, -2), at(0, -1), at(-1, -1)}
    answer(s, NERO, PICK_ROOM, at(1, -2))
    assert s.where[REBECCA] == at(1, -2)
    assert harm_on(s, REBECCA) == [0]


@pytest.mark.card("mighty-whirlwind/straight")
def test_ones_own_evocation_may_be_the_missile() -> None:
    """R83: Nero's Malacoda is not hurt, Rebecca is."""
    s = caster_scene("mighty-whirlwind", STRAIGHT)
    s.where[REBECCA] = THERE
    put_summoned(s, OF_NERO, MALACODA, HERE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, OF_NERO)
    answer(s, NERO, PICK_ROOM, THERE)
    assert harm_on(s, OF_NERO, REBECCA) == [0, 1]


def held_scene() -> Table:
    """Nero has held Rebecca at (0, 0) with Mighty Whirlwind; she has a Ready Spell, it is her turn."""
    s = caster_scene("mighty-whirlwind", REVERSE)
    s.where[REBECCA] = THERE
    s.where[TESSA] = at(0, -1)
    return s


@pytest.mark.card("mighty-whirlwind/reverse")
def test_mighty_whirlwind_keeps_mages_in_a_room() -> None:
    """No Physical Action takes Rebecca out; a sacrifice is none, and does (R80)."""
    s = held_scene()
    lay_spell(s, REBECCA, 1, "gaze", STRAIGHT)
    cast_on(s)
    assert harm_on(s, REBECCA) == [0]
    answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    assert (s.where[REBECCA], s.tokens[REBECCA]) == (THERE, 1), "no step is offered: the Action is over"
    answer(s, REBECCA, SACRIFICE, 5)
    answer(s, REBECCA, STEP, HERE, REBECCA)
    assert s.where[REBECCA] == HERE


@pytest.mark.card("mighty-whirlwind/reverse")
def test_no_spell_takes_a_held_mage_out_of_its_room() -> None:
    """Her own Fire Dash leads nowhere, and burns in the Room she aimed at all the same."""
    s = held_scene()
    lay_spell(s, REBECCA, 1, "fire-dash", STRAIGHT)
    cast_on(s)
    answer(s, NERO, END)
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, PICK_ROOM, at(0, -1))
    assert s.where[REBECCA] == THERE
    assert harm_on(s, TESSA) == [1], "the rest of the Spell happens"


@pytest.mark.card("mighty-whirlwind/reverse")
def test_evocations_and_other_rooms_are_free() -> None:
    """Only Mages in the target Room are held."""
    s = held_scene()
    cast_on(s)
    answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, END)
    answer(s, TESSA, PHYSICAL_MOVE)
    assert THERE in offered(s, TESSA, STEP)


# --- Obscure Armor -----
@pytest.mark.parametrize("attacker", [NERO, OF_NERO])
@pytest.mark.card("obscure-armor/straight")
def test_obscure_armor_turns_a_blow_on_its_dealer(attacker: int) -> None:
    """R87, O46: nothing for Rebecca; the model that struck takes 1, in its own Mage's colour."""
    s = caster_scene("demons-howl", STRAIGHT)
    s.where[REBECCA] = HERE
    put_summoned(s, OF_NERO, MALACODA, HERE)
    lay_spell(s, REBECCA, 1, "obscure-armor", STRAIGHT, ACTIVE)
    begin(s)
    if attacker == NERO:
        answer(s, NERO, PHYSICAL_ATTACK)
        answer(s, NERO, PHYSICAL_ATTACK)
    else:
        answer(s, NERO, CAST, 1)
        answer(s, NERO, STOP, OF_NERO)
        answer(s, NERO, YES)
    trigger(s, REBECCA, 5)
    assert harm_on(s, REBECCA) == [0]
    assert harm_on(s, NERO, OF_NERO) == ([1, 0] if attacker == NERO else [0, 1])
    assert s.damage[SIDES * attacker + NERO] == 1


@pytest.mark.card("obscure-armor/straight")
def test_obscure_armor_may_strike_the_last_blow() -> None:
    """O46: Nero falls to his own colour; Rebecca takes the Trophy, and nobody the first place's points."""
    s = caster_scene("unstable-arrow", STRAIGHT)
    s.where[REBECCA] = THERE
    put_damage(s, NERO, TESSA, 9)
    lay_spell(s, REBECCA, 1, "obscure-armor", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    trigger(s, REBECCA, 5)
    assert s.where[NERO] == IN_CELL
    assert (s.taken[REBECCA], s.points[REBECCA], s.points[TESSA]) == (1, 0, 4)
    assert harm_on(s, REBECCA) == [0]
    assert unrest(s, THERE, HERE) == [1, 1], "the rest of the arrow happens (O41)"


@pytest.mark.card("obscure-armor/reverse")
def test_obscure_armor_throws_a_trap_back() -> None:
    """R86: Nero ignores Blade Barrage, its owner takes 3 of her own colour, and Tessa is hit all the same."""
    s = in_action()
    lay_room(s, SUMMONER_ROOM, THERE)
    lay_room(s, SANCTUARY, HERE)
    s.where[NERO] = HERE
    s.where[TESSA] = THERE
    s.where[REBECCA] = at(2, -2)
    lay_spell(s, NERO, 1, "obscure-armor", REVERSE, ACTIVE)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, THERE, NERO)
    trigger(s, REBECCA, 5)
    assert may_trigger(s, NERO) == [1]
    trigger(s, NERO, 1)
    assert harm_on(s, NERO, TESSA, REBECCA) == [0, 3, 3]
    assert s.damage[SIDES * REBECCA + REBECCA] == 3
    assert s.where[NERO] == THERE


@pytest.mark.card("obscure-armor/reverse", "blood-pact/purple")
def test_a_trap_that_is_ignored_takes_nothing() -> None:
    """Blood Pact: no PP change hands, Nero may go on, and its owner takes the 3 damage."""
    s = in_action()
    lay_room(s, PLEASURES_ROOM, THERE)
    lay_room(s, SANCTUARY, HERE)
    s.where[NERO] = HERE
    s.where[REBECCA] = at(2, -2)
    s.points[NERO] = 3
    lay_spell(s, NERO, 1, "obscure-armor", REVERSE, ACTIVE)
    lay_spell(s, REBECCA, 1, "blood-pact", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, THERE, NERO)
    trigger(s, REBECCA, 5)
    trigger(s, NERO, 1)
    assert (s.points[NERO], s.points[REBECCA]) == (3, 0)
    assert offered(s, NERO, STEP)
    assert harm_on(s, REBECCA) == [3]


@pytest.mark.card("obscure-armor/reverse")
def test_the_reverse_of_obscure_armor_answers_traps_alone() -> None:
    """A Combat Spell finds it asleep."""
    s = caster_scene("destructive-bolt", STRAIGHT)
    s.where[REBECCA] = THERE
    lay_spell(s, REBECCA, 1, "obscure-armor", REVERSE, ACTIVE)
    cast_on(s)
    assert harm_on(s, REBECCA) == [3]
    assert s.status[5] == ACTIVE


# --- Obscure Explosion -----
@pytest.mark.card("obscure-explosion/straight")
def test_obscure_explosion_converts_what_unrest_there_is() -> None:
    """2 damage; up to 3 cubes of Nero's choice become his, none are added."""
    s = crowded("obscure-explosion", STRAIGHT)
    s.instability[SIDES * THERE + TESSA] = 1
    s.instability[SIDES * THERE + ROSE] = 3
    s.instability[SIDES * THERE + NERO] = 1
    s.reserve = [24, 25, 24, 25, 27]
    cast_on(s)
    assert harm_on(s, REBECCA, TESSA, OF_NERO) == [2, 2, 0]
    assert offered(s, NERO, PICK_CUBE) == [TESSA, ROSE]
    answer(s, NERO, PICK_CUBE, TESSA, THERE)
    assert s.instability[SIDES * THERE : SIDES * THERE + SIDES] == [4, 0, 0, 0, 1]
    assert int(instability_on(s, THERE)) == 5
    assert s.reserve[ROSE] == 29


@pytest.mark.card("obscure-explosion/reverse")
def test_obscure_explosion_breaks_altars() -> None:
    """5 to both kinds of Altar (Health 4), 2 to everybody else; one's own Altar stands."""
    s = crowded("obscure-explosion", REVERSE)
    put_summoned(s, OF_NERO + 1, DIVINE_ALTAR, THERE)
    put_summoned(s, OF_REBECCA, DIVINE_ALTAR, THERE)
    put_summoned(s, OF_REBECCA + 1, MUTANT_ALTAR, THERE)
    put_summoned(s, OF_REBECCA + 2, LANDSKNECHT, THERE)
    cast_on(s)
    assert s.kind[OF_REBECCA] == s.kind[OF_REBECCA + 1] == NO_MODEL
    assert s.kind[OF_NERO + 1] == DIVINE_ALTAR
    assert harm_on(s, REBECCA, TESSA, OF_REBECCA + 2, OF_NERO + 1, JAFAR) == [2, 2, 2, 0, 0]
    assert s.reserve[NERO] == 25 - 6


# --- Unstable Arrow -----
@pytest.mark.card("unstable-arrow/straight")
def test_unstable_arrow_strikes_one_model_and_shakes_its_room() -> None:
    """2 damage and 1 Instability there, even if the model falls."""
    s = caster_scene("unstable-arrow", STRAIGHT)
    s.where[TESSA] = at(0, -1)
    put_summoned(s, OF_REBECCA, CERBERO, at(0, -1))
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, OF_REBECCA)
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert harm_on(s, TESSA) == [0]
    assert unrest(s, at(0, -1), HERE) == [1, 1]


@pytest.mark.card("unstable-arrow/straight")
def test_a_full_room_takes_no_more_unrest() -> None:
    """R112: the Garden has four slots; the vortex, asked for first, takes the last one."""
    s = caster_scene("unstable-arrow", STRAIGHT)
    lay_room(s, GARDEN, HERE)
    s.where[REBECCA] = HERE
    s.instability[SIDES * HERE + TESSA] = 3
    s.reserve[TESSA] = 22
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, VORTEX_FIRST)
    assert unrest(s, HERE) == [1]
    assert harm_on(s, REBECCA) == [2]


@pytest.mark.parametrize("second", [True, False])
@pytest.mark.card("unstable-arrow/reverse")
def test_unstable_arrow_may_split(second: bool) -> None:
    """1 damage and 1 Instability for each of up to two models in range."""
    s = caster_scene("unstable-arrow", REVERSE)
    s.where[REBECCA] = THERE
    s.where[TESSA] = at(0, -1)
    s.where[JAFAR] = at(0, -2)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert offered(s, NERO, PICK_MODEL) == [TESSA], "Jaf'ar is three Rooms away"
    if second:
        answer(s, NERO, PICK_MODEL, TESSA)
    else:
        answer(s, NERO, PASS)
    assert harm_on(s, REBECCA, TESSA, JAFAR) == [1, 1 if second else 0, 0]
    assert unrest(s, THERE, at(0, -1), HERE) == [1, 1 if second else 0, 1]


@pytest.mark.card("unstable-arrow/reverse")
def test_each_half_of_a_split_arrow_may_be_ignored() -> None:
    """Tessa, the second target, ignores hers: neither she nor her Room is touched."""
    s = caster_scene("unstable-arrow", REVERSE)
    s.where[REBECCA] = THERE
    s.where[TESSA] = at(0, -1)
    lay_spell(s, TESSA, 1, "clairvoyance", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, REBECCA)
    answer(s, NERO, PICK_MODEL, TESSA)
    trigger(s, TESSA, 9)
    assert harm_on(s, REBECCA, TESSA) == [1, 0]
    assert unrest(s, THERE, at(0, -1)) == [1, 0]
    assert s.status[1] == USED
