"""The Custom Spells of the four Mages, played through decisions (R26)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.cubes import damage_on, put_damage
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVE,
    BONE_KNIGHT,
    CAST,
    CERBERO,
    DISCARD,
    END,
    EVENT_DECK,
    FIRE,
    LANDSKNECHT,
    MALACODA,
    NAME_ELEMENT,
    NO_MODEL,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_MODEL,
    PICK_ROOM,
    PLACES,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    REVERSE,
    ROSE,
    SACRIFICE,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    USED,
    YES,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    hold_quest,
    in_action,
    lay_spell,
    offered,
    put_summoned,
    trigger,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA, OF_TESSA, OF_JAFAR = 4, 7, 10, 13
HERE, THERE = at(0, 1), at(0, 0)
"""Where the caster stands, and the Room next to it."""


def custom(mage: int, key: str, side: int) -> Table:
    """A Mage at (0, 1), whose turn it is, with its Custom Spell on its first Standard place."""
    s = in_action(first=mage)
    s.where[mage] = HERE
    lay_spell(s, mage, 1, key, side)
    return s


def cast_it(s: Table) -> None:
    """The Mage that goes first casts it."""
    begin(s)
    answer(s, s.first, CAST, PLACES * s.first + 1)


def harm_on(s: Table, *models: int) -> list[int]:
    """The damage on some models."""
    return [int(damage_on(s, m)) for m in models]


# --- Read the Stars -----
def star_reader(points: int) -> Table:
    """Jaf'ar casts Read the Stars on its Straight side, with so many PP."""
    s = custom(JAFAR, "read-the-stars", STRAIGHT)
    s.points[JAFAR] = points
    cast_it(s)
    answer(s, JAFAR, NAME_ELEMENT, FIRE)
    return s


@pytest.mark.card("read-the-stars/straight")
def test_read_the_stars_buys_a_quest_of_the_third_moon() -> None:
    """Jaf'ar sees the top two, alone; for 1 PP he takes one and leaves the other where it was."""
    s = star_reader(2)
    first, second, third = cards_in(s, QUEST_DECK + 2)[:3]
    assert [s.seen_by[c] for c in (first, second, third)] == [1 << JAFAR, 1 << JAFAR, 0]
    answer(s, JAFAR, YES)
    assert offered(s, JAFAR, PICK_CARD) == [first, second]
    answer(s, JAFAR, PICK_CARD, second)
    assert cards_in(s, QUESTS + JAFAR) == [second]
    assert cards_in(s, QUEST_DECK + 2)[:2] == [first, third]
    assert s.points[JAFAR] == 1
    assert s.element[PLACES * JAFAR + 1] == FIRE
    assert sum(s.instability) == 0, "no vortex on this card"


@pytest.mark.parametrize(("points", "wants"), [(2, False), (0, True)])
@pytest.mark.card("read-the-stars/straight")
def test_read_the_stars_may_only_look_and_cannot_buy_on_credit(points: int, wants: bool) -> None:
    """Declined, or with no PP to lose, the Quests stay in their deck in their order."""
    s = star_reader(points)
    deck = cards_in(s, QUEST_DECK + 2)
    answer(s, JAFAR, YES if wants else PASS)
    assert cards_in(s, QUEST_DECK + 2) == deck
    assert s.points[JAFAR] == points
    assert s.size[QUESTS + JAFAR] == 0


@pytest.mark.card("read-the-stars/straight")
def test_a_third_quest_read_in_the_stars_is_one_too_many() -> None:
    """O70: Jaf'ar discards one of three; one of the Third Moon gives the Rose 3 PP."""
    s = custom(JAFAR, "read-the-stars", STRAIGHT)
    s.points[JAFAR] = 1
    for key in ("q1-01", "q1-02"):
        hold_quest(s, JAFAR, key)
    top = cards_in(s, QUEST_DECK + 2)[0]
    cast_it(s)
    answer(s, JAFAR, NAME_ELEMENT, FIRE)
    answer(s, JAFAR, YES)
    answer(s, JAFAR, PICK_CARD, top)
    answer(s, JAFAR, DISCARD, top)
    assert s.pile[top] == QUEST_DISCARD + 2
    assert s.points == [0, 0, 0, 0, 3]


@pytest.mark.card("read-the-stars/reverse")
def test_read_the_stars_orders_the_coming_events() -> None:
    """Four cards, laid back from the top in the order they are named; 1 PP."""
    s = custom(JAFAR, "read-the-stars", REVERSE)
    deck = cards_in(s, EVENT_DECK)
    cast_it(s)
    answer(s, JAFAR, NAME_ELEMENT, FIRE)
    assert offered(s, JAFAR, PICK_CARD) == deck[:4]
    for n in (2, 0, 3):
        answer(s, JAFAR, PICK_CARD, deck[n])
    assert cards_in(s, EVENT_DECK) == [deck[2], deck[0], deck[3], deck[1], *deck[4:]]
    assert s.points == [0, 0, 0, 1, 0]


# --- Wrath of Nature -----
@pytest.mark.card("wrath-of-nature/straight")
def test_wrath_of_nature_strikes_two_different_models() -> None:
    """Tessa moves and strikes Nero; staying there, she strikes Rebecca, for Nero has been hit."""
    s = custom(TESSA, "wrath-of-nature", STRAIGHT)
    s.where[NERO] = THERE
    s.where[REBECCA] = THERE
    cast_it(s)
    answer(s, TESSA, STEP, THERE, TESSA)
    assert offered(s, TESSA, PICK_MODEL) == [NERO, REBECCA]
    answer(s, TESSA, PICK_MODEL, NERO)
    assert harm_on(s, NERO, REBECCA) == [2, 0]
    answer(s, TESSA, STOP, TESSA)
    assert harm_on(s, NERO, REBECCA) == [2, 2], "Rebecca is the only one left to strike"
    assert s.tokens[TESSA] == 2, "these are no Physical Actions"


@pytest.mark.card("wrath-of-nature/straight")
def test_wrath_of_nature_does_not_strike_the_same_model_twice() -> None:
    """Alone with Nero she strikes once; next door nobody is left."""
    s = custom(TESSA, "wrath-of-nature", STRAIGHT)
    s.where[NERO] = HERE
    cast_it(s)
    answer(s, TESSA, STOP, TESSA)
    assert harm_on(s, NERO) == [2]
    answer(s, TESSA, STEP, THERE, TESSA)
    assert harm_on(s, NERO) == [2]
    assert s.where[TESSA] == THERE
    assert s.status[PLACES * TESSA + 1] == USED


@pytest.mark.card("wrath-of-nature/straight")
def test_wrath_of_nature_without_a_first_victim_may_strike_anyone_second() -> None:
    """Nobody is in the first Room; the second attack is free."""
    s = custom(TESSA, "wrath-of-nature", STRAIGHT)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(0, -1))
    cast_it(s)
    answer(s, TESSA, STEP, THERE, TESSA)
    answer(s, TESSA, STEP, at(0, -1), TESSA)
    assert harm_on(s, OF_NERO) == [2]


@pytest.mark.parametrize(("room", "cubes"), [(THERE, 1), (HERE, 2)])
@pytest.mark.card("wrath-of-nature/reverse")
def test_wrath_of_nature_shakes_ones_own_room_harder(room: int, cubes: int) -> None:
    """1 damage to every enemy model; 1 Instability, 2 where Tessa stands."""
    s = custom(TESSA, "wrath-of-nature", REVERSE)
    s.where[NERO] = s.where[REBECCA] = room
    put_summoned(s, OF_TESSA, MALACODA, room)
    cast_it(s)
    answer(s, TESSA, PICK_ROOM, room)
    assert harm_on(s, NERO, REBECCA, TESSA, OF_TESSA) == [1, 1, 0, 0]
    assert s.instability[SIDES * room + TESSA] == cubes == sum(s.instability)


# --- Putrefy -----
@pytest.mark.parametrize(("points", "left"), [(4, 3), (0, 0)])
@pytest.mark.card("putrefy/straight")
def test_putrefy_eats_at_a_mage_and_its_power(points: int, left: int) -> None:
    """3 damage and 1 PP, not below 0; nobody gains it."""
    s = custom(REBECCA, "putrefy", STRAIGHT)
    s.where[NERO] = THERE
    s.points[NERO] = points
    cast_it(s)
    assert harm_on(s, NERO) == [3]
    assert s.points == [left, 0, 0, 0, 0]


@pytest.mark.card("putrefy/straight")
def test_putrefy_takes_no_points_for_an_evocation() -> None:
    """Only a Mage loses PP; range 1."""
    s = custom(REBECCA, "putrefy", STRAIGHT)
    s.points[NERO] = 4
    s.where[NERO] = at(0, -1)
    put_summoned(s, OF_NERO, BONE_KNIGHT, THERE)
    cast_it(s)
    assert harm_on(s, OF_NERO, NERO) == [3, 0]
    assert s.points[NERO] == 4


@pytest.mark.card("putrefy/straight")
def test_a_mage_that_putrefy_defeats_is_out_of_its_reach() -> None:
    """R7: in his Cell Nero loses nothing more; a Mage that ignores the Spell loses nothing at all."""
    s = custom(REBECCA, "putrefy", STRAIGHT)
    s.where[NERO] = THERE
    s.points[NERO] = 4
    put_damage(s, NERO, REBECCA, 7)
    cast_it(s)
    assert s.where[NERO] == IN_CELL
    assert s.points == [4, 5, 0, 0, 0]
    s = custom(REBECCA, "putrefy", STRAIGHT)
    s.where[NERO] = THERE
    s.points[NERO] = 4
    lay_spell(s, NERO, 1, "clairvoyance", STRAIGHT, ACTIVE)
    cast_it(s)
    trigger(s, NERO, 1)
    assert harm_on(s, NERO) == [0]
    assert s.points[NERO] == 4 + 1


@pytest.mark.parametrize("victim", [NERO, OF_JAFAR])
@pytest.mark.card("putrefy/reverse")
def test_putrefy_turns_an_undead_on_its_neighbours(victim: int) -> None:
    """Anyone's Undead anywhere; 4 damage to an enemy model within 1 of where it stood."""
    s = custom(REBECCA, "putrefy", REVERSE)
    grave = at(2, -2)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(-2, 0))
    put_summoned(s, OF_REBECCA + 1, CERBERO, at(2, -1))
    put_summoned(s, OF_NERO, BONE_KNIGHT, grave)
    put_summoned(s, OF_JAFAR, MALACODA, at(2, -1))
    s.where[NERO] = at(1, -1)
    s.where[TESSA] = at(0, 0)
    stock = s.stock[BONE_KNIGHT]
    cast_it(s)
    assert offered(s, REBECCA, PICK_MODEL) == [OF_NERO, OF_REBECCA]
    answer(s, REBECCA, PICK_MODEL, OF_NERO)
    assert offered(s, REBECCA, PICK_MODEL) == [NERO, OF_JAFAR], "neither her own Cerbero nor Tessa, 2 away"
    answer(s, REBECCA, PICK_MODEL, victim)
    assert s.kind[OF_NERO] == NO_MODEL
    assert s.stock[BONE_KNIGHT] == stock + 1
    assert harm_on(s, NERO) == [4 if victim == NERO else 0]
    assert (s.kind[OF_JAFAR] == NO_MODEL) == (victim == OF_JAFAR)


@pytest.mark.card("putrefy/reverse")
def test_putrefy_may_spend_an_undead_for_nothing() -> None:
    """Nobody is near the Landsknecht: it is removed all the same. Without any Undead nothing happens."""
    s = custom(REBECCA, "putrefy", REVERSE)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(-2, 0))
    cast_it(s)
    assert s.kind[OF_REBECCA] == NO_MODEL
    s = custom(REBECCA, "putrefy", REVERSE)
    put_summoned(s, OF_REBECCA, CERBERO, at(-2, 0))
    cast_it(s)
    assert s.kind[OF_REBECCA] == CERBERO
    assert s.status[PLACES * REBECCA + 1] == USED


# --- Ring of Fire -----
@pytest.mark.card("ring-of-fire/straight")
def test_ring_of_fire_burns_around_its_mage() -> None:
    """2 in every neighbouring Room, nothing in Nero's own nor two Rooms away; vortex at home."""
    s = custom(NERO, "ring-of-fire", STRAIGHT)
    s.where[REBECCA] = THERE
    s.where[TESSA] = HERE
    s.where[JAFAR] = at(0, -1)
    put_summoned(s, OF_NERO, MALACODA, THERE)
    put_summoned(s, OF_TESSA, LANDSKNECHT, at(1, 1))
    cast_it(s)
    assert harm_on(s, REBECCA, TESSA, JAFAR, OF_NERO, OF_TESSA) == [2, 0, 0, 0, 2]
    assert s.instability[SIDES * HERE + NERO] == 1


def ringed() -> Table:
    """Nero's Ring of Fire, on its Reverse, has hit Rebecca and Tessa's Landsknecht two Rooms away."""
    s = custom(NERO, "ring-of-fire", REVERSE)
    s.where[REBECCA] = at(0, -1)
    put_summoned(s, OF_TESSA, LANDSKNECHT, at(0, -1))
    lay_spell(s, REBECCA, 1, "magic-door", STRAIGHT)
    return s


def burn(s: Table) -> None:
    """Nero casts it at (0, -1) and ends his activation."""
    cast_it(s)
    answer(s, NERO, PICK_ROOM, at(0, -1))
    answer(s, NERO, END)


@pytest.mark.card("ring-of-fire/reverse")
def test_ring_of_fire_burns_again_whoever_walks_out_of_it() -> None:
    """2 damage; 2 more for leaving by Physical Action, once; walking on costs nothing."""
    s = ringed()
    burn(s)
    assert harm_on(s, REBECCA, OF_TESSA) == [2, 2]
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, THERE, REBECCA)
    assert harm_on(s, REBECCA) == [4]
    answer(s, REBECCA, STEP, at(0, -1), REBECCA)
    answer(s, REBECCA, STOP)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, THERE, REBECCA)
    assert harm_on(s, REBECCA) == [4]
    assert s.damage[SIDES * REBECCA + NERO] == 4


@pytest.mark.card("ring-of-fire/reverse")
def test_other_ways_out_of_the_ring_are_free() -> None:
    """A sacrifice is no Physical Action; from the next Room a Physical Action costs nothing either."""
    s = ringed()
    burn(s)
    answer(s, REBECCA, SACRIFICE, PLACES * REBECCA + 1)
    answer(s, REBECCA, STEP, THERE, REBECCA)
    assert harm_on(s, REBECCA) == [2]
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, at(1, 0), REBECCA)
    assert harm_on(s, REBECCA) == [2]


@pytest.mark.card("ring-of-fire/reverse")
def test_a_mage_that_was_not_hit_walks_out_of_the_ring_unharmed() -> None:
    """O41: Rebecca's damage was prevented, so nothing waits for her."""
    s = ringed()
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    cast_it(s)
    answer(s, NERO, PICK_ROOM, at(0, -1))
    trigger(s, REBECCA, PLACES * REBECCA)
    answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, THERE, REBECCA)
    assert harm_on(s, REBECCA) == [0]


@pytest.mark.card("ring-of-fire/reverse")
def test_the_ring_is_out_when_its_victim_has_fallen() -> None:
    """O50: Rebecca is defeated by the fire; back in that Room by her door, she leaves it unharmed."""
    s = ringed()
    put_damage(s, REBECCA, TESSA, 10)
    s.door[REBECCA] = at(0, -1)
    burn(s)
    assert s.where[REBECCA] == IN_CELL
    assert (s.points[TESSA], s.points[NERO], s.points[ROSE]) == (4, 2, 0)
    answer(s, REBECCA, PHYSICAL_MOVE)
    assert s.where[REBECCA] == at(0, -1)
    answer(s, REBECCA, STEP, THERE, REBECCA)
    assert harm_on(s, REBECCA) == [0]
