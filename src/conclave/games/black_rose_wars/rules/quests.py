"""Quests: drawing, checking, completing (R31 to R35, R57, R62, O13, O66 to O70, O92)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import Effect, speak
from conclave.games.black_rose_wars.rules.moments import nothing_changes
from conclave.games.black_rose_wars.rules.piles import cards_in, is_quest, put, rebuild
from conclave.games.black_rose_wars.rules.sides import gain, turn_order
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS, Opens
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING
from conclave.kernel.sequences import Sequence

COMPLETING: Final = DOOR.kind("complete", nothing_changes)


def draw_quest(s: Table, seat: int, moon: int) -> bool:
    """A Mage draws a Quest of a Moon; an empty deck is rebuilt from its discarded Quests (O13)."""
    if not 1 <= moon <= 3:
        return False
    rebuild(s, t.QUEST_DECK + moon - 1, t.QUEST_DISCARD + moon - 1)
    c = s.top[t.QUEST_DECK + moon - 1]
    if c < 0:
        return False
    take_quest(s, seat, c)
    return True


def take_quest(s: Table, seat: int, c: int) -> None:
    """A Quest joins a Mage's; what it counts begins now (O66)."""
    put(s, c, t.QUESTS + seat)
    s.since[c] = len(s.deeds)
    s.tell(t.QUEST_DRAWN, seat, c, s.face[c], 0, 1 << seat)
    s.tell(t.QUEST_HIDDEN, seat, box.QUEST_CARDS[s.face[c]].moon, -1, 0, ~(1 << seat))


def shut_for_this_turn(s: Table, c: int, source: int, side: int) -> None:
    """A Quest cannot be completed any more this Game Turn."""
    flags.set_flag(s, flags.CARD_OFFSET + c, flags.NOT_COMPLETED, 1, flags.END_OF_GAME_TURN, source, side)


def is_shut(s: Table, c: int) -> bool:
    """Whether a Trap keeps a Quest from being completed this Game Turn."""
    return flags.has_flag(s, flags.CARD_OFFSET + c, flags.NOT_COMPLETED)


def why_not_completed(s: Table, seat: int, c: int) -> int:
    """Why a seat cannot complete a Quest by whatever means."""
    if s.pile[c] != t.QUESTS + seat:
        return why.COMPLETED_ALREADY if is_completed(s, c) else why.NOT_YOUR_QUEST
    return why.QUEST_SHUT if is_shut(s, c) else ALLOWED


def why_not_checked(s: Table, c: int, at_end: bool) -> int:
    """Why a check passes over a Quest: a door is met only at its Room, some wait for Clean-up (O66, O67)."""
    if box.QUEST_GOALS[s.face[c]] is None:
        return why.DOOR_QUEST
    return why.AT_CLEAN_UP if box.QUEST_CARDS[s.face[c]].at_end and not at_end else ALLOWED


def why_quest_waits(s: Table, seat: int, c: int, at_end: bool) -> int:
    """Why a seat is not asked about a Quest now; whether it is met, a check alone looks at (O66)."""
    if not is_quest(s, c):
        return NO_SUCH_THING
    reason = why_not_completed(s, seat, c)
    if reason == ALLOWED:
        reason = why_not_checked(s, c, at_end)
    return why.WHEN_MET if reason == ALLOWED else reason


def why_not_offered(s: Table, f: Frame, c: int, b: int) -> int:
    """Why the check under way does not offer a Quest."""
    return why_quest_waits(s, f.you, c, f.amount > 0)


ASKS_QUEST: Final = t.V.question("quest", "R33, O66", {t.COMPLETE: why_not_offered})


# --- checking -----
def check_quests(s: Table, at_end: bool) -> None:
    """A Quest check: all holders in turn order, each Quest once (O66)."""
    f = Frame(CHECK)
    f.amount = 1 if at_end else 0
    held: list[int] = []
    for seat in turn_order(s):
        theirs = cards_in(s, t.QUESTS + seat)
        if theirs and seat != s.active:
            s.veil()
        held.extend(theirs)
    if held:
        f.them = held
        s.push(f)


def offer_quest(s: Table, f: Frame) -> None:
    """The next Quest whose condition holds is offered to its holder; the frame never tells which did."""
    e = Effect(-1, -1, -1, -1)
    while f.them:
        c = f.them.pop(0)
        goal = box.QUEST_GOALS[s.face[c]]
        seat = s.pile[c] - t.QUESTS
        if goal is None or not 0 <= seat < 4 or why_not_checked(s, c, f.amount > 0) != ALLOWED:
            continue
        e.quest = e.this = c
        e.you = seat
        e.here = s.where[seat]
        if goal.holds(s, e) and not is_shut(s, c):
            f.you = seat
            f.it = c
            s.ask(seat, ASKS_QUEST, c, [pack(PASS), pack(t.COMPLETE, c)], False)
            return
    f.leave()


def take_quest_answer(s: Table, f: Frame) -> None:
    """Completed now, or offered again at the next check; others may be asked about theirs next."""
    f.start_over()
    if any(s.pile[c] != t.QUESTS + f.you for c in f.them):
        s.veil()
    if s.answer.verb == t.COMPLETE:
        if s.phase == t.CLEAN_UP:
            s.active = f.you  # nobody's turn is running: Traps begin with this one's neighbour (R95)
        complete_quest(s, f.you, f.it, s.where[f.you])


CHECK: Final = BOOK.rule("quest check", [offer_quest, take_quest_answer])


# --- completing -----
class Completion(Sequence):
    """A Quest, `this`, being completed by the Mage `you`; others may get its points, or its card.

    With `reward_later` the reward waits for the effect of the Room.
    """

    def __init__(self, c: int, seat: int, here: int) -> None:
        super().__init__(COMPLETION, c, seat, [seat], [0])
        self.here = here
        self.points_to = seat
        self.card_to = seat
        self.reward_later = False

    def copy(self) -> Frame:
        """Return an equal completion that shares nothing mutable."""
        f = Completion(self.this, self.you, self.here)
        self.copy_sequence_into(f)
        f.points_to = self.points_to
        f.card_to = self.card_to
        f.reward_later = self.reward_later
        return f


def complete_quest(s: Table, seat: int, c: int, here: int, reward_later: bool = False) -> None:
    """Complete a Quest, for all to see: Traps, points, card, reward (O68)."""
    if not is_shut(s, c):
        s.show(c, EVERYONE)
        f = Completion(c, seat, here)
        f.reward_later = reward_later
        s.push(f)


def is_completed(s: Table, c: int) -> bool:
    """Whether a Quest lies with somebody's completed ones."""
    return t.COMPLETED <= s.pile[c] < t.COMPLETED + 4


def place_of_reward(s: Table, seat: int, c: int) -> int:
    """The Room meant when an effect completes a Quest: a door's own, if it stands; else the Mage's (O68)."""
    room = box.QUEST_CARDS[s.face[c]].room
    if room == t.NO_ROOM:
        return s.where[seat]
    hex_ = s.room_at.index(room) if room in s.room_at else -1
    return -1 if hex_ < 0 or s.destroyed[hex_] else hex_


def score_quest(s: Table, f: Frame) -> None:
    """Points and card, perhaps to whom a Trap gave them."""
    assert isinstance(f, Completion)
    put(s, f.this, t.COMPLETED + f.card_to)
    note(s, t.D_COMPLETED, f.you)
    s.tell_and_head(t.QUEST_DONE, f.you, f.this, s.face[f.this], f.card_to)
    gain(s, f.points_to, box.QUEST_CARDS[s.face[f.this]].points, t.FOR_QUEST)


def give_reward(s: Table, f: Frame) -> None:
    """The reward, unless it waits for the Room's own effect (O67)."""
    assert isinstance(f, Completion)
    if not f.reward_later:
        reward(s, f.you, f.this, f.here)


def reward(s: Table, seat: int, c: int, here: int) -> None:
    """The reward effect; a door's is measured from the Room activated (O68)."""
    e = speak(s, box.QUEST_CARDS[s.face[c]].rule, c, seat, here)
    e.quest = c


COMPLETION: Final = BOOK.rule("complete", [Opens(DOOR, COMPLETING), score_quest, give_reward])
