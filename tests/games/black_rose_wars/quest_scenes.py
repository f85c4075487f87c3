"""Scenes in which Nero holds a Quest: how a Mage acts in them, and whether the Quest is offered."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.action import ASKS_ACTION, ASKS_PHYSICAL
from conclave.games.black_rose_wars.rules.attacks import ASKS_VICTIM
from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.quests import ASKS_QUEST
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVATE,
    CAST,
    COMPLETE,
    COMPLETED,
    END,
    GRIMOIRE,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_MODEL,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
)
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    offered,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
FIRST_OF_NERO, FIRST_OF_REBECCA, FIRST_OF_TESSA = 4, 7, 10
HERE = at(-1, 0)
BESIDE = at(-1, 1)
FAR = at(2, -2)


def quest_scene(key: str, seats: int = 4) -> tuple[Table, int]:
    """Nero alone in the Lodge with a Quest of the present Moon; nobody else has anything left to do."""
    s = in_action(seats)
    s.moon = next(quest.moon for quest in QUEST_CARDS if quest.key == key)
    s.where[NERO] = HERE
    s.tokens = [2] + [0] * (seats - 1)
    return s, hold_quest(s, NERO, key)


def door_scene(key: str) -> tuple[Table, int]:
    """Nero stands in the Room that is the door of his Quest; Rebecca and Tessa are in the Lodge, far off."""
    s, card = quest_scene(key)
    lay_room(s, QUEST_CARDS[s.face[card]].room, HERE)
    s.where[REBECCA] = s.where[TESSA] = FAR
    return s, card


def go_through(s: Table, card: int) -> None:
    """Nero activates his Room and completes the Quest whose door it is."""
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    answer(s, NERO, COMPLETE, card)


# --- acting -----
def settle(s: Table) -> None:
    """Everybody answers anything until the next Action is asked for, or a Quest offered."""
    while s.pending and s.pending[0].about not in (ASKS_ACTION, ASKS_QUEST) and s.phase == ACTION:
        BOOK.decide(s, s.pending[0], 0)


def acting(s: Table, verb: int) -> int:
    """The Mage that is asked for an Action, or the next one if this activation has no room for it."""
    if not offered(s, s.pending[0].seat, verb):
        answer(s, s.pending[0].seat, END)
    return s.pending[0].seat


def cast_at(s: Table, place: int, verb: int = -1, target: int = -1) -> None:
    """The acting Mage casts the Spell at a place, in its next activation if this one is over."""
    seat = acting(s, CAST)
    if place not in offered(s, seat, CAST):
        answer(s, seat, END)
    answer(s, seat, CAST, place)
    if verb >= 0:
        answer(s, seat, verb, target)
    settle(s)


def cast_all(s: Table, keys: list[str], side: int = STRAIGHT) -> None:
    """Nero casts some Spells, one after another, until a Quest is offered."""
    places = [1, 0, 2, 3][: len(keys)]
    for place, key in zip(places, keys, strict=True):
        lay_spell(s, NERO, place, key, side)
    begin(s)
    for place in places:
        assert not is_offered(s)
        cast_at(s, place)


def strike(s: Table, victim: int) -> None:
    """The acting Mage attacks a model in its Room."""
    seat = acting(s, PHYSICAL_ATTACK)
    answer(s, seat, PHYSICAL_ATTACK)
    answer(s, seat, PHYSICAL_ATTACK)
    if s.pending[0].about == ASKS_VICTIM:
        answer(s, seat, PICK_MODEL, victim)
    rest(s)


def walk(s: Table, *hexes: int) -> None:
    """The acting Mage moves by a Physical Action."""
    seat = acting(s, PHYSICAL_MOVE)
    answer(s, seat, PHYSICAL_MOVE)
    for hex_ in hexes:
        answer(s, seat, STEP, hex_, seat)
    rest(s)


def use_room(s: Table) -> None:
    """The acting Mage activates the Room it stands in; every question of the Room gets its first answer."""
    seat = acting(s, PHYSICAL_MOVE)
    answer(s, seat, PHYSICAL_MOVE)
    answer(s, seat, ACTIVATE, s.where[seat])
    while s.pending[0].about not in (ASKS_PHYSICAL, ASKS_ACTION, ASKS_QUEST):
        BOOK.decide(s, s.pending[0], 0)
    rest(s)


def rest(s: Table) -> None:
    """The Physical Action is over."""
    if s.pending and s.pending[0].about == ASKS_PHYSICAL:
        answer(s, s.pending[0].seat, STOP)


# --- looking -----
def is_offered(s: Table) -> bool:
    """Whether somebody is asked about a Quest whose condition is met."""
    return bool(s.pending) and s.pending[0].about == ASKS_QUEST


def take(s: Table, card: int, points: int) -> None:
    """Nero, who is offered this Quest and nothing else, completes it for its points."""
    d = s.decision_of(NERO)
    assert d is not None
    assert d.about == ASKS_QUEST
    assert offered(s, NERO, COMPLETE) == [card]
    before = s.points[NERO]
    answer(s, NERO, COMPLETE, card)
    assert s.points[NERO] == before + points
    assert s.pile[card] == COMPLETED + NERO


def hurt(s: Table, m: int, side: int, n: int) -> None:
    """Cubes of a side lie on a model."""
    s.damage[SIDES * m + side] += n
    s.reserve[side] -= n


def shake(s: Table, hex_: int, side: int, n: int) -> None:
    """Cubes of a side lie in a Room."""
    s.instability[SIDES * hex_ + side] += n
    s.reserve[side] -= n


def cubes_on(s: Table, m: int) -> list[int]:
    """The damage on a model, side by side."""
    return s.damage[SIDES * m : SIDES * m + SIDES]


def cubes_in(s: Table, hex_: int) -> list[int]:
    """The Instability in a Room, side by side."""
    return s.instability[SIDES * hex_ : SIDES * hex_ + SIDES]


def fill_grimoire(s: Table, seat: int, n: int) -> list[int]:
    """A Grimoire of so many cards, top first."""
    for c in cards_in(s, GRIMOIRE + seat)[n:]:
        put(s, c, GRIMOIRE + (seat + 1) % s.seats)
    return cards_in(s, GRIMOIRE + seat)
