"""Activating a Room: tokens, doors of Quests, effects (R11, R12, R33, R82, O22, O67, O73, O77, O93)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import speak
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at, why_no_token
from conclave.games.black_rose_wars.rules.moments import nothing_changes
from conclave.games.black_rose_wars.rules.piles import cards_in, is_quest
from conclave.games.black_rose_wars.rules.quests import (
    complete_quest,
    is_completed,
    reward,
    why_not_completed,
)
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS, Opens
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING
from conclave.kernel.sequences import Sequence

ACTIVATING: Final = DOOR.kind("activate", nothing_changes)
WAS_ACTIVATED: Final = DOOR.kind("activated", nothing_changes)


class Activation(Sequence):
    """A Room, `here`, being activated by the Mage `you`, and the Quest completed at its door.

    Those are fallen since `began`.
    """

    def __init__(self, you: int, here: int) -> None:
        super().__init__(ACTIVATION, -1, you, [you], [0])
        self.here = here
        self.quest = -1
        self.began = 0

    def copy(self) -> Frame:
        """Return an equal activation that shares nothing mutable."""
        f = Activation(self.you, self.here)
        self.copy_sequence_into(f)
        f.quest = self.quest
        f.began = self.began
        return f


def can_activate(s: Table, seat: int, hex_: int, again: bool = False) -> bool:
    """Whether a Mage can activate a Room now."""
    return why_not_activated(s, seat, hex_, again) == ALLOWED


def why_not_activated(s: Table, seat: int, hex_: int, again: bool = False) -> int:
    """Why a Mage cannot activate a Room now (R11, R130, O15, O32)."""
    if hex_ < 0:
        return why.NO_ROOM_THERE
    reason = why_no_token(s, hex_)
    if reason != ALLOWED:
        return reason
    if flags.has_flag(s, seat, flags.NO_ACTIVATE):
        return why.MAY_NOT_ACTIVATE
    if s.flipped[hex_] and not again:
        return why.TOKEN_TURNED
    if name_at(s, hex_) == t.BLACK_ROSE_ROOM and not doors(s, seat, hex_):
        if s.size[t.HAND + seat] < 4:
            return why.FOUR_CARDS
        return ALLOWED if s.size[t.FORGOTTEN_DECK] > 0 else why.NONE_FORGOTTEN
    return ALLOWED


def doors(s: Table, seat: int, hex_: int) -> list[int]:
    """The Quests of a seat that this Room is the door to."""
    return [c for c in cards_in(s, t.QUESTS + seat) if why_no_door(s, seat, hex_, c) == ALLOWED]


def why_no_door(s: Table, seat: int, hex_: int, c: int) -> int:
    """Why a Room is not the door to a Quest; a copied Room counts as either name (O67, O77)."""
    reason = why_not_completed(s, seat, c)
    if reason != ALLOWED:
        return reason
    room = box.QUEST_CARDS[s.face[c]].room
    return ALLOWED if room in (s.room_at[hex_], name_at(s, hex_)) else why.OTHER_DOOR


def why_no_such_door(s: Table, f: Frame, c: int, b: int) -> int:
    """Why the Room being activated is not the door to a Quest."""
    return why_no_door(s, f.you, f.here, c) if is_quest(s, c) else NO_SUCH_THING


ASKS_DOOR: Final = t.V.question("door", "R33, O67", {t.COMPLETE: why_no_such_door})


def activate(s: Table, seat: int, hex_: int, again: bool = False) -> bool:
    """A Mage activates a Room, from there or from afar (R12); false if it cannot."""
    if not can_activate(s, seat, hex_, again):
        return False
    f = Activation(seat, hex_)
    f.began = len(s.fallen)
    s.push(f)
    return True


def flip(s: Table, f: Frame) -> None:
    """The token is flipped, unless its Mage fell to a Trap (O51); a prevented activation does not count."""
    assert isinstance(f, Activation)
    if f.you in s.fallen[f.began :]:
        f.leave()
        return
    s.flipped[f.here] = 1
    s.activated[f.here] = 1
    note(s, t.D_ACTIVATED, f.you, s.room_at[f.here] | (name_at(s, f.here) << 5), colour_at(s, f.here))
    s.tell_and_head(t.ACTIVATED, f.you, f.here, name_at(s, f.here))


def offer_door(s: Table, f: Frame) -> None:
    """A door Quest may be completed, one to an activation (O67).

    Whoever holds any Quest is asked, so that nobody learns whether this Room is its door (R31).
    """
    if s.size[t.QUESTS + f.you] == 0:
        f.skip()
        return
    found = doors(s, f.you, f.here)
    s.ask(f.you, ASKS_DOOR, f.here, [pack(PASS), *[pack(t.COMPLETE, c) for c in found]], False)


def take_door(s: Table, f: Frame) -> None:
    """The Quest is completed; a reward that is added waits for the Room's effect."""
    assert isinstance(f, Activation)
    if s.answer.verb == t.COMPLETE:
        f.quest = s.answer.a
        complete_quest(s, f.you, f.quest, f.here, not box.QUEST_CARDS[s.face[f.quest]].replaces)


def run_room(s: Table, f: Frame) -> None:
    """The Room's own effect, in that Room, unless the reward of a completed Quest stands in for it (O67)."""
    assert isinstance(f, Activation)
    if f.quest >= 0 and box.QUEST_CARDS[s.face[f.quest]].replaces and is_completed(s, f.quest):
        return
    speak(s, box.ROOM_TEXTS[name_at(s, f.here)], -1, f.you, f.here)


def add_reward(s: Table, f: Frame) -> None:
    """A reward that is added comes after the effect."""
    assert isinstance(f, Activation)
    if f.quest >= 0 and not box.QUEST_CARDS[s.face[f.quest]].replaces and is_completed(s, f.quest):
        reward(s, f.you, f.quest, f.here)


ACTIVATION: Final = BOOK.rule(
    "activate",
    [
        Opens(DOOR, ACTIVATING),  # Traps come before the token is flipped (O77)
        flip,
        offer_door,
        take_door,
        run_room,
        add_reward,
        Opens(DOOR, WAS_ACTIVATED),
    ],
)
