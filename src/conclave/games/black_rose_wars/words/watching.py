"""Watches: texts that wait for something to happen, for the rest of the turn."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.activation import WAS_ACTIVATED
from conclave.games.black_rose_wars.rules.attacks import AFTER_ATTACK
from conclave.games.black_rose_wars.rules.attacks import BEFORE_ATTACK as BEFORE_BLOW
from conclave.games.black_rose_wars.rules.casting import CASTS
from conclave.games.black_rose_wars.rules.entering import ENTER, Entering
from conclave.games.black_rose_wars.rules.flags import END_OF_ACTION_PHASE, END_OF_GAME_TURN
from conclave.games.black_rose_wars.rules.harm import BY_SPELL, HARM, Harm
from conclave.games.black_rose_wars.rules.moments import FALLEN, FIRST_PLACED, SCORED, TURN_ENDS
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.rules.windows import WATCHES_AFTER, WATCHES_BEFORE
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table, Watcher
from conclave.games.black_rose_wars.terms import ROSE
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.flow import Line, Phrase, Text, flat
from conclave.games.black_rose_wars.words.speech import ALWAYS, Noun, Test
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Happening
from conclave.kernel.lasting import Lasting

LEAVES: Final = 0
ENTERS: Final = 1
SPELL_CAST: Final = 2
ATTACKS: Final = 3
BEFORE_ATTACK: Final = 4
BEFORE_SPELL_DAMAGE: Final = 5
IS_DAMAGED: Final = 6
DEALS: Final = 7
DEFEATS: Final = 8
SCORES_DEFEAT: Final = 9
ROOM_ACTIVATED: Final = 10
PLACES_FIRST: Final = 11
END_OF_TURN: Final = 12

KIND_OF: Final[list[int]] = [
    ENTER, ENTER, CASTS, AFTER_ATTACK, BEFORE_BLOW, HARM, HARM, HARM, FALLEN, SCORED, WAS_ACTIVATED,
    FIRST_PLACED, TURN_ENDS,
]  # fmt: skip
WINDOW_OF: Final[list[int]] = [
    WATCHES_BEFORE, WATCHES_AFTER, WATCHES_AFTER, WATCHES_AFTER, WATCHES_AFTER, WATCHES_BEFORE,
    WATCHES_AFTER, WATCHES_AFTER, WATCHES_AFTER, WATCHES_AFTER, WATCHES_AFTER, WATCHES_AFTER, WATCHES_AFTER,
]  # fmt: skip


class Watch(Lasting):
    """A text that waits: with the names it was made with, and how often it may still speak. Never mutated."""

    def __init__(
        self,
        row: Lasting,
        kept: list[list[int]],
        who: list[int],
        left: int,
        heard: list[int],
        began: int,
        target: int,
    ) -> None:
        super().__init__(row.number, row.text, row.this, row.you, row.it, row.amount, row.until, row.when)
        self.kept = kept
        self.who = who
        self.left = left
        self.heard = heard
        self.began = began
        self.target = target


class WatchText:
    """What a watch says: the condition, how often, and the rule. Never mutated."""

    def __init__(self, event: int, cond: Test, times: int, times_each: int, cap: int, rule: int) -> None:
        self.event = event
        self.cond = cond
        self.times = times
        self.times_each = times_each
        self.cap = cap
        self.rule = rule


WATCH_TEXTS: Final[dict[int, WatchText]] = {}
"""The texts of watches, by the number of their ability."""


def somebody_waits(s: Table, h: Happening, this: int, you: int) -> bool:
    """Whether a watch speaks is for its row to say."""
    return True


class BeginWatch(Line):
    """A watch begins."""

    def __init__(self, ability: int, who: Noun | None) -> None:
        self.ability = ability
        self.who = who

    def do(self, s: Table, f: Effect) -> None:
        """It keeps the names as they are now; an Event's ends with the Action Phase (O62)."""
        text = WATCH_TEXTS[self.ability]
        until = END_OF_ACTION_PHASE if f.you == ROSE else END_OF_GAME_TURN
        s.let_last(self.ability, f.this, f.you, -1, 0, until, s.turn)
        row = s.lasting.pop()
        who = self.who.of(s, f)[:] if self.who is not None else []
        kept = [names[:] for names in f.kept]
        s.lasting.append(Watch(row, kept, who, text.times, [], f.began, f.target))


def watch(
    event: int,
    lines: Phrase,
    who: Noun | None = None,
    cond: Test = ALWAYS,
    times: int = 0,
    times_each: int = 0,
    cap: int = 0,
) -> Text:
    """`Until the end of the turn, when <who> <event>, if <cond>: <lines>.`"""
    rule = BOOK.rule("watch", flat(lines))
    ability = DOOR.ability(
        "watch", [KIND_OF[event]], WINDOW_OF[event], somebody_waits, rule, False, False, True
    )
    WATCH_TEXTS[ability] = WatchText(event, cond, times, times_each, cap, rule)
    return [BeginWatch(ability, who)]


def effect_of(s: Table, h: Happening, row: Watch) -> Effect:
    """The pronouns of a watch when something happens."""
    text = WATCH_TEXTS[row.text]
    e = Effect(text.rule, row.this, row.you, h.here)
    e.kept = [names[:] for names in row.kept]
    e.began = row.began
    e.target = row.target
    e.victim = h.it
    e.spell = h.this
    e.attacker = h.by if h.by >= 0 else h.you
    e.actor = actor_of(h, text.event)
    e.amount = h.amounts[0] if h.amounts else 0
    if isinstance(h, Entering):
        e.did = 1 if h.physical else 0
        e.here = h.left if text.event == LEAVES else h.here
    if isinstance(h, Harm) and row.you in h.them and len(h.placed) == len(h.them):
        e.amount = h.placed[h.them.index(row.you)]
    return e


def actor_of(h: Happening, event: int) -> int:
    """Who did the watched thing: a model that moves itself, else the side behind it."""
    if event in (LEAVES, ENTERS):
        return h.it
    if event == DEALS:
        return h.by
    return h.you


def watch_holds(s: Table, h: Happening, row: Watch) -> bool:
    """Whether a watch speaks: the one it waits for, its condition, its number of times."""
    text = WATCH_TEXTS[row.text]
    if text.times > 0 and row.left == 0:
        return False
    e = effect_of(s, h, row)
    if text.event == LEAVES and (e.here < 0 or e.victim < 0):
        return False
    if text.event == BEFORE_SPELL_DAMAGE and not (isinstance(h, Harm) and h.via == BY_SPELL and h.this >= 0):
        return False
    if row.who and not concerns(row.who, h, e, text.event):
        return False
    actor = owner_of_model(e.actor) if e.actor >= 0 else -1
    if text.times_each > 0 and row.heard.count(actor) >= text.times_each:
        return False
    return text.cond.holds(s, e)


def concerns(who: list[int], h: Happening, e: Effect, event: int) -> bool:
    """Whether what happens is done by, or befalls, the one a watch waits for."""
    if event in (IS_DAMAGED, BEFORE_SPELL_DAMAGE):
        return any(m in h.them for m in who)
    if event in (BEFORE_ATTACK, ATTACKS):
        return h.by in who
    return e.actor in who


def spend(s: Table, row: Watch, actor: int) -> None:
    """A watch has spoken: it may do so once less."""
    fresh = Watch(row, row.kept, row.who, row.left - 1, [*row.heard, actor], row.began, row.target)
    s.lasting = [fresh if each.number == row.number else each for each in s.lasting]


class LodgeWatcher(Watcher):
    """Answers the Door for watches."""

    def holds(self, s: Table, h: Happening, row: Lasting) -> bool:
        """Flags are rows too, but say nothing."""
        return isinstance(row, Watch) and watch_holds(s, h, row)

    def frame(self, s: Table, h: Happening, row: Lasting) -> Frame:
        """The text with its pronouns; it may speak once less."""
        assert isinstance(row, Watch)
        e = effect_of(s, h, row)
        spend(s, row, owner_of_model(e.actor) if e.actor >= 0 else -1)
        return e


DOOR.watcher = LodgeWatcher()
