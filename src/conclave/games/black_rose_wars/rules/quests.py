"""Quests: drawing, checking, completing (R31 to R35, R57, R62, O13, O66 to O70, O92)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.content import QUEST_CARDS
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.moments import moment, nothing_changes
from conclave.games.black_rose_wars.rules.piles import cards_in, put, rebuild
from conclave.games.black_rose_wars.rules.sides import gain, turn_order
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.games.black_rose_wars.tellings import QUEST_DONE, QUEST_DRAWN
from conclave.games.black_rose_wars.terms import (
    COMPLETE,
    COMPLETED,
    D_COMPLETED,
    NO_ROOM,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
)
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.goals import QUEST_GOALS
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS

ASKS_QUEST: Final = 12
COMPLETING: Final = DOOR.kind("complete", nothing_changes)


def draw_quest(s: Table, seat: int, moon: int) -> bool:
    """A Mage draws a Quest of a Moon; an empty deck is rebuilt from its discarded Quests (O13)."""
    if not 1 <= moon <= 3:
        return False
    rebuild(s, QUEST_DECK + moon - 1, QUEST_DISCARD + moon - 1)
    c = s.top[QUEST_DECK + moon - 1]
    if c < 0:
        return False
    take_quest(s, seat, c)
    return True


def take_quest(s: Table, seat: int, c: int) -> None:
    """A Quest joins a Mage's; what it counts begins now (O66)."""
    put(s, c, QUESTS + seat)
    s.since[c] = len(s.deeds)
    s.tell(QUEST_DRAWN, seat, c, s.face[c], 0, 1 << seat)


def is_met(s: Table, seat: int, c: int) -> bool:
    """Whether the condition of a Quest holds; a door is met only at its Room (O67)."""
    goal = QUEST_GOALS[s.face[c]]
    if goal is None:
        return False
    e = Effect(-1, c, seat, s.where[seat])
    e.quest = c
    e.by = s.since[c]
    return goal.holds(s, e)


# --- checking -----
def check_quests(s: Table, at_end: bool) -> None:
    """A Quest check: all holders in turn order, each Quest once (O66)."""
    f = Frame(CHECK)
    f.amount = 1 if at_end else 0
    s.push(f)


def offer_quest(s: Table, f: Frame) -> None:
    """The next Quest whose condition holds is offered to its holder."""
    for seat in turn_order(s):
        for c in cards_in(s, QUESTS + seat):
            if c in f.them or (QUEST_CARDS[s.face[c]].at_end and f.amount == 0):
                continue
            if is_met(s, seat, c):
                f.them = [*f.them, c]
                f.you = seat
                f.it = c
                s.ask(seat, ASKS_QUEST, c, [pack(PASS), pack(COMPLETE, c)], False)
                return
    f.leave()


def take_quest_answer(s: Table, f: Frame) -> None:
    """Completed now, or offered again at the next check."""
    f.again(2)
    if s.answer.verb == COMPLETE:
        complete_quest(s, f.you, f.it, s.where[f.you])


CHECK: Final = BOOK.rule("quest check", [offer_quest, take_quest_answer])


# --- completing -----
def complete_quest(s: Table, seat: int, c: int, here: int) -> None:
    """Complete a Quest: Traps, points, card, reward (O68). `amount` and `by` say who gets points and card."""
    f = Frame(COMPLETION, c, seat)
    f.here = here
    f.by = seat
    f.amount = seat
    s.push(f)


def open_quest_window(s: Table, f: Frame) -> None:
    """Traps on completion; none for a Mage in its Cell (R146)."""
    s.show(f.this, EVERYONE)
    moment(s, COMPLETING, f.this, f.you, f.you, f.here)


def score_quest(s: Table, f: Frame) -> None:
    """Points and card, unless a Trap gave them to somebody else or stopped it."""
    if f.it == PREVENTED:
        f.leave()
        return
    put(s, f.this, COMPLETED + f.by)
    note(s, D_COMPLETED, f.you)
    s.tell_and_head(QUEST_DONE, f.you, f.this, s.face[f.this])
    gain(s, f.amount, QUEST_CARDS[s.face[f.this]].points)


def reward(s: Table, f: Frame) -> None:
    """The reward effect; a door's is measured from its Room (O68)."""
    quest = QUEST_CARDS[s.face[f.this]]
    e = Effect(
        quest.rule, f.this, f.you, f.here if quest.room == NO_ROOM else room_named(s, quest.room, f.here)
    )
    e.quest = f.this
    e.began = len(s.fallen)
    s.push(e)


def room_named(s: Table, room: int, otherwise: int) -> int:
    """The hex on which a Room lies."""
    if otherwise >= 0 and s.room_at[otherwise] == room:
        return otherwise
    return s.room_at.index(room) if room in s.room_at else -1


PREVENTED: Final = -5
COMPLETION: Final = BOOK.rule("complete", [open_quest_window, score_quest, reward])
