"""Activating a Room: tokens, doors of Quests, effects (R11, R12, R33, R82, O22, O67, O73, O77, O93)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.content import QUEST_CARDS, ROOM_TEXTS
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.flags import NO_ACTIVATE, has_flag
from conclave.games.black_rose_wars.rules.lodge import has_token, name_at
from conclave.games.black_rose_wars.rules.moments import moment, nothing_changes
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.rules.quests import complete_quest
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.games.black_rose_wars.tellings import ACTIVATED
from conclave.games.black_rose_wars.terms import (
    BLACK_ROSE_ROOM,
    COMPLETE,
    D_ACTIVATED,
    FORGOTTEN_DECK,
    HAND,
    QUESTS,
)
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS

ASKS_DOOR: Final = 9

ACTIVATING: Final = DOOR.kind("activate", nothing_changes)
WAS_ACTIVATED: Final = DOOR.kind("activated", nothing_changes)


def can_activate(s: Table, seat: int, hex_: int, again: bool = False) -> bool:
    """Whether a Mage can activate a Room now (R11, R130, O15, O32)."""
    if hex_ < 0 or not has_token(s, hex_) or has_flag(s, seat, NO_ACTIVATE):
        return False
    if s.flipped[hex_] and not again:
        return False
    if name_at(s, hex_) == BLACK_ROSE_ROOM and not doors(s, seat, hex_):
        return s.size[HAND + seat] >= 4 and s.size[FORGOTTEN_DECK] > 0
    return True


def doors(s: Table, seat: int, hex_: int) -> list[int]:
    """The Quests of a seat that this Room is the door to; a copied Room counts as either name (O67, O77)."""
    names = (s.room_at[hex_], name_at(s, hex_))
    return [c for c in cards_in(s, QUESTS + seat) if QUEST_CARDS[s.face[c]].room in names]


def activate(s: Table, seat: int, hex_: int, again: bool = False) -> bool:
    """A Mage activates a Room, from there or from afar (R12); false if it cannot."""
    if not can_activate(s, seat, hex_, again):
        return False
    f = Frame(ACTIVATION, -1, seat)
    f.here = hex_
    s.push(f)
    return True


def declare(s: Table, f: Frame) -> None:
    """Traps on activation come before the token is flipped; a prevented one does not count (O77)."""
    moment(s, ACTIVATING, -1, f.you, f.you, f.here)


def flip(s: Table, f: Frame) -> None:
    """The token is flipped, unless the activation was prevented."""
    if f.amount < 0:
        f.leave()
        return
    s.flipped[f.here] = 1
    s.activated[f.here] = 1
    note(s, D_ACTIVATED, f.you, name_at(s, f.here))
    s.tell_and_head(ACTIVATED, f.you, f.here, name_at(s, f.here))


def offer_door(s: Table, f: Frame) -> None:
    """A door Quest may be completed, one to an activation (O67)."""
    found = doors(s, f.you, f.here)
    if not found:
        f.at += 1
        return
    s.ask(f.you, ASKS_DOOR, f.here, [pack(PASS), *[pack(COMPLETE, c) for c in found]])


def take_door(s: Table, f: Frame) -> None:
    """The Quest is completed; its reward may stand in place of the Room's effect."""
    if s.answer.verb == COMPLETE:
        f.it = s.answer.a
        if QUEST_CARDS[s.face[f.it]].replaces:
            f.at += 1
            complete_quest(s, f.you, f.it, f.here)


def run_room(s: Table, f: Frame) -> None:
    """The Room's own effect, in that Room."""
    e = Effect(ROOM_TEXTS[name_at(s, f.here)], -1, f.you, f.here)
    e.began = len(s.fallen)
    s.push(e)


def add_reward(s: Table, f: Frame) -> None:
    """A reward that is added comes after the effect."""
    if f.it >= 0 and not QUEST_CARDS[s.face[f.it]].replaces:
        complete_quest(s, f.you, f.it, f.here)


def tell_watchers(s: Table, f: Frame) -> None:
    """What watches activations speaks after the effect."""
    moment(s, WAS_ACTIVATED, -1, f.you, f.you, f.here)


ACTIVATION: Final = BOOK.rule(
    "activate", [declare, flip, offer_door, take_door, run_room, add_reward, tell_watchers]
)
