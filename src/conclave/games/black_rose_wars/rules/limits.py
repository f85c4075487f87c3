"""Hand and Quest limits, tested after each complete instruction (R31, R63, R66, O16, O70)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.piles import cards_in, is_spell, put
from conclave.games.black_rose_wars.rules.sides import gain, is_on, turn_order
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION


def why_not_in_hand(s: Table, f: Frame, c: int, b: int = -1) -> int:
    """Why a Spell cannot leave a hand: it is not there."""
    if not is_spell(s, c):
        return OTHER_QUESTION
    return ALLOWED if s.pile[c] == t.HAND + f.you else why.NOT_IN_HAND


def why_not_your_quest(s: Table, f: Frame, c: int, b: int = -1) -> int:
    """Why a Quest cannot be given up: somebody else holds it, or nobody."""
    return ALLOWED if s.pile[c] == t.QUESTS + f.you else why.NOT_YOUR_QUEST


ASKS_TOO_MANY_CARDS: Final = t.V.question("hand-limit", "R66, O16", {**why.MUST, t.DISCARD: why_not_in_hand})
ASKS_TOO_MANY_QUESTS: Final = t.V.question(
    "quest-limit", "R31, O70", {**why.MUST, t.DISCARD: why_not_your_quest}
)


def discard_to_memories(s: Table, seat: int, c: int) -> None:
    """A card of a Mage goes face up to its Memories."""
    put(s, c, t.MEMORIES + seat)
    s.tell(t.DISCARDED, seat, c, s.face[c])


def drop_quest(s: Table, seat: int, c: int, rose: int) -> None:
    """A Quest is discarded; the Rose scores its Moon, or what an effect says instead (R32)."""
    moon = box.QUEST_CARDS[s.face[c]].moon
    put(s, c, t.QUEST_DISCARD + moon - 1)
    s.tell(t.QUEST_DROPPED, seat, c, s.face[c])
    if rose >= 0:
        gain(s, t.ROSE, rose, t.FOR_QUEST_DROPPED)
    elif is_on(s, t.ROSE_POINTS_FOR_QUESTS):
        gain(s, t.ROSE, moon, t.FOR_QUEST_DROPPED)


def is_over_a_limit(s: Table) -> bool:
    """Whether any Mage holds more than it may."""
    for seat in range(s.seats):
        if s.size[t.HAND + seat] > box.HAND_LIMIT[s.mage[seat]] or s.size[t.QUESTS + seat] > box.MOST_QUESTS:
            return True
    return False


def keep_limits(s: Table) -> None:
    """Test the limits before anything else is offered."""
    if is_over_a_limit(s):
        s.push(Frame(LIMITS))


def ask_surplus(s: Table, f: Frame) -> None:
    """The owner chooses what goes."""
    for seat in turn_order(s):
        f.you = seat
        if s.size[t.HAND + seat] > box.HAND_LIMIT[s.mage[seat]]:
            cards = cards_in(s, t.HAND + seat)
            s.ask(seat, ASKS_TOO_MANY_CARDS, -1, [pack(t.DISCARD, c) for c in cards])
            return
        if s.size[t.QUESTS + seat] > box.MOST_QUESTS:
            cards = cards_in(s, t.QUESTS + seat)
            s.ask(seat, ASKS_TOO_MANY_QUESTS, -1, [pack(t.DISCARD, c) for c in cards])
            return
    f.leave()


def take_surplus(s: Table, f: Frame) -> None:
    """It goes to Memories, or to the discarded Quests."""
    c = s.answer.a
    if s.pile[c] == t.HAND + f.you:
        discard_to_memories(s, f.you, c)
    else:
        drop_quest(s, f.you, c, -1)
    f.start_over()


LIMITS: Final = BOOK.rule("limits", [ask_surplus, take_surplus])
