"""Tables laid out right before a Black Rose Phase, with an Event to come."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.action import ACTION_PHASE
from conclave.games.black_rose_wars.rules.black_rose import BLACK_ROSE_PHASE
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS
from conclave.games.black_rose_wars.rules.cubes import put_damage, put_instability
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.setup import spells_in_box
from conclave.games.black_rose_wars.rules.turns import GAME_TURN, PHASES
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVATE,
    DONE,
    EVENT_DECK,
    PHYSICAL_MOVE,
    ROSE,
    SIDES,
    STEP,
    STOP,
)
from conclave.kernel.frames import Frame
from tests.games.black_rose_wars.layout import (
    IN_ORDER,
    RULEBOOK,
    answer,
    at,
    before_play,
    begin,
    in_action,
    lay_room,
    offered,
    play_event,
)


def in_rose(
    seats: int = 4, switches: int = RULEBOOK, mages: tuple[int, ...] = IN_ORDER, first: int = 0
) -> Table:
    """A table right before a Black Rose Phase; the Action Phase follows at once. No hands, no Quests."""
    s = before_play(seats, 0, switches, mages)
    s.crown = first
    return rise(s)


def rise(s: Table) -> Table:
    """Let a Black Rose Phase come next."""
    s.pending = []
    s.stack = [Frame(GAME_TURN), Frame(BLACK_ROSE_PHASE)]
    s.stack[0].it = PHASES.index(ACTION_PHASE) - 1
    return s


def event_card(s: Table, key: str) -> int:
    """The card of an Event, wherever it lies."""
    face = next(n for n, event in enumerate(EVENT_CARDS) if event.key == key)
    return next(c for c in range(spells_in_box() + 95, len(s.face)) if s.face[c] == face)


def lay_next(s: Table, key: str) -> int:
    """An Event lies on top of its Moon's deck, and that Moon shines."""
    card = event_card(s, key)
    s.moon = EVENT_CARDS[s.face[card]].moon
    put(s, card, EVENT_DECK + s.moon - 1)
    return card


def draw(s: Table, key: str) -> int:
    """The Black Rose Phase begins and this Event is drawn."""
    card = lay_next(s, key)
    begin(s)
    return card


def keep_quests(s: Table) -> None:
    """Nobody gives a Quest up."""
    while offered(s, s.pending[0].seat, DONE):
        answer(s, s.pending[0].seat, DONE)


def is_over(s: Table) -> bool:
    """Whether the Black Rose Phase is done: the First Player is asked for its first Action."""
    return s.phase == ACTION and [d.seat for d in s.pending] == [s.first]


def in_force(key: str, seats: int = 4, first: int = 0) -> Table:
    """A table right before an Action Phase with an Event in its printed slot; the last seat has the Crown."""
    s = in_action(seats, first=first)
    s.crown = seats - 1
    event = next(event for event in EVENT_CARDS if event.key == key)
    s.moon = event.moon
    play_event(s, key, event.slot - 1)
    return s


def lay_rooms(s: Table, *rooms: int) -> list[int]:
    """Rooms lie side by side in a row through the middle; returns their hexes."""
    row = [at(q, 0) for q in range(-2, 3)][: len(rooms)]
    for room, hex_ in zip(rooms, row, strict=True):
        lay_room(s, room, hex_)
    return row


def activate_here(s: Table, seat: int) -> None:
    """A Mage whose turn it is activates the Room it stands in, with a Physical Action."""
    answer(s, seat, PHYSICAL_MOVE)
    answer(s, seat, ACTIVATE, s.where[seat])


def then_step(s: Table, seat: int, hex_: int) -> None:
    """With the same Physical Action the Mage goes one step and stops."""
    answer(s, seat, STEP, hex_, seat)
    answer(s, seat, STOP)


def black_on(s: Table, m: int) -> int:
    """The cubes of the Rose on a model."""
    return s.damage[SIDES * m + ROSE]


def black_in(s: Table, hex_: int) -> int:
    """The cubes of the Rose in a Room."""
    return s.instability[SIDES * hex_ + ROSE]


def wound(s: Table, m: int, n: int, by: int = ROSE) -> None:
    """Cubes of a side lie on a model."""
    assert put_damage(s, m, by, n) == n


def unsettle(s: Table, hex_: int, n: int, by: int = ROSE) -> None:
    """Cubes of a side lie in a Room."""
    assert put_instability(s, hex_, by, n) == n


def top_face(s: Table, pile: int) -> int:
    """The face of the card on top of a pile."""
    return s.face[cards_in(s, pile)[0]]
