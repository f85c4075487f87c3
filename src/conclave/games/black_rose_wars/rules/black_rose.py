"""Phase 1, Black Rose: Quests given up, Events, new Quests (R56 to R63, O61)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.events import play_event, shift_events, top_event, work
from conclave.games.black_rose_wars.rules.limits import (
    drop_quest,
    is_over_a_limit,
    keep_limits,
    why_not_your_quest,
)
from conclave.games.black_rose_wars.rules.moons import check_moon
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.rules.quests import draw_quest
from conclave.games.black_rose_wars.rules.sides import is_on, turn_order
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame, Label

ASKS_DROP: Final = t.V.question("drop", "R57", {t.DISCARD: why_not_your_quest})


def fix_first_player(s: Table, f: Frame) -> None:
    """The Crown holder is First Player for the whole Game Turn (R56)."""
    s.turn += 1
    s.phase = t.BLACK_ROSE
    s.first = s.crown
    s.active = s.first
    s.deeds = []
    s.since = vec[i16]([0] * len(s.since))
    s.fallen = []
    f.told = -1
    f.amount = 0
    s.tell_and_head(t.TURN_BEGINS, s.first, s.turn)


def offer_drop(s: Table, f: Frame) -> None:
    """Each Mage may discard one or both Quests (R57)."""
    while f.amount < s.seats:
        f.you = (s.first + f.amount) % s.seats
        quests = cards_in(s, t.QUESTS + f.you)
        if quests:
            s.ask(f.you, ASKS_DROP, -1, [pack(t.DONE), *[pack(t.DISCARD, c) for c in quests]])
            return
        f.amount += 1
    f.skip()


def take_drop(s: Table, f: Frame) -> None:
    """The Rose scores for it; then another, or the next Mage."""
    if s.answer.verb == t.DONE:
        f.amount += 1
    else:
        drop_quest(s, f.you, s.answer.a, -1)
    f.go_to(NEXT_TO_DROP)


def move_events_on(s: Table, f: Frame) -> None:
    """Step 1: Events move one slot on (R58)."""
    shift_events(s)
    check_moon(s)


def draw_event(s: Table, f: Frame) -> None:
    """Step 2: the last in turn order draws an Event (R59)."""
    c = top_event(s)
    if c >= 0:
        drawer = s.first if is_on(s, t.FIRST_PLAYER_DRAWS_EVENT) else (s.first + s.seats - 1) % s.seats
        play_event(s, f, c, drawer)
    f.amount = 3


def let_event_work(s: Table, f: Frame) -> None:
    """Black Rose Events in play work from slot 3 down to 1, the new one included (O61)."""
    check_moon(s)
    if is_over_a_limit(s):
        f.again()  # the Moon brought cards: limits come before anything else (O16)
        return
    while f.amount > 0:
        f.amount -= 1
        c = s.top[t.EVENT_SLOT + f.amount]
        if c >= 0 and box.EVENT_CARDS[s.face[c]].phase == t.BLACK_ROSE:
            f.again()
            work(s, c)
            return


def give_quests(s: Table, f: Frame) -> None:
    """Step 3: each Mage without a Quest draws one of the current Moon (R62)."""
    below = 2 if is_on(s, t.DRAW_QUEST_BELOW_TWO) else 1
    for seat in turn_order(s):
        if s.size[t.QUESTS + seat] < below:
            draw_quest(s, seat, s.moon)
    keep_limits(s)


NEXT_TO_DROP: Final = Label("next to drop")
BLACK_ROSE_PHASE: Final = BOOK.rule(
    "black rose",
    [
        fix_first_player,
        NEXT_TO_DROP,
        offer_drop,
        take_drop,
        move_events_on,
        draw_event,
        let_event_work,
        give_quests,
    ],
)
