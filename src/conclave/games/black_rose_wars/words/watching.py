"""Watches: texts that wait for something to happen, for the rest of the turn."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules.activation import WAS_ACTIVATED
from conclave.games.black_rose_wars.rules.attacks import AFTER_ATTACK
from conclave.games.black_rose_wars.rules.attacks import BEFORE_ATTACK as BEFORE_BLOW
from conclave.games.black_rose_wars.rules.casting import CASTS, casting_of
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.entering import ENTER, Entering
from conclave.games.black_rose_wars.rules.harm import HARM, Harm
from conclave.games.black_rose_wars.rules.moments import FALLEN, FIRST_PLACED, SCORED, TURN_ENDS
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.rules.windows import WATCHES_AFTER, WATCHES_BEFORE, spell_type
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table, Watcher
from conclave.games.black_rose_wars.words.flow import clauses
from conclave.games.black_rose_wars.words.speech import ALWAYS, Line, Lines, Noun, Phrase, Test
from conclave.kernel.events import EVERYONE
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


WITH_VICTIM: Final = (BEFORE_ATTACK, ATTACKS, BEFORE_SPELL_DAMAGE, IS_DAMAGED, DEFEATS)
WITH_SPELL: Final = (SPELL_CAST, BEFORE_SPELL_DAMAGE, IS_DAMAGED)
BY_MODELS: Final = (LEAVES, ENTERS, BEFORE_ATTACK, ATTACKS)
"""The watched things that befall a model, that a Spell does, and that Evocations do as well as Mages."""

NOBODY: Final = -2
"""Nothing that a watch speaks about: -1 is a happening without a model."""


class Watch(Lasting):
    """A text that waits: with the names it was made with, and how often it may still speak. Never mutated.

    `amount` counts the points it has given so far, `heard` whom, or which Spell and victim, it has heard.
    """

    def __init__(
        self, row: Lasting, made: Effect, who: list[int], left: int, heard: list[int], given: int
    ) -> None:
        super().__init__(row.number, row.text, row.this, row.you, row.it, given, row.until, row.when)
        self.made = made
        self.who = who
        self.left = left
        self.heard = heard

    def copy(self) -> Lasting:
        """Return an equal watch."""
        return Watch(self, self.made, self.who[:], self.left, self.heard[:], self.amount)


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
        """It keeps the names as they are now; an Event's ends with the Action Phase (O62).

        One that hangs on a model ends with its defeat (O50); a Trap or Protection of one's own does not hang.
        """
        text = WATCH_TEXTS[self.ability]
        found = self.who.of(s, f) if self.who is not None else []
        who = [m for m in found if m not in s.fallen[f.began :]]
        if self.who is not None and not who:
            return  # it would wait for nobody
        until = flags.END_OF_ACTION_PHASE if f.you == t.ROSE else flags.END_OF_GAME_TURN
        hangs = len(who) == 1 and (who[0] != f.you or spell_type(s, f.this) in (t.COMBAT, t.CONTINGENCY))
        on = who[0] if hangs else -1
        s.let_last(self.ability, f.this, f.you, on, 0, until, s.turn)
        row = s.lasting.pop()
        s.lasting.append(Watch(row, f.anew(text.rule), who, text.times, [], 0))


def watch(
    event: int,
    lines: Phrase,
    who: Noun | None = None,
    cond: Test = ALWAYS,
    times: int = 0,
    times_each: int = 0,
    cap: int = 0,
) -> Lines:
    """`Until the end of the turn, when <who> <event>, if <cond>: <lines>.`

    It speaks so many `times` in all, `times_each` for each Mage; with a `cap` it gives so many points in all,
    AMOUNT being what is left of them at most.
    """
    rule = BOOK.rule("watch", clauses(lines))
    ability = DOOR.ability(
        "watch", [KIND_OF[event]], WINDOW_OF[event], somebody_waits, rule, False, False, True
    )
    WATCH_TEXTS[ability] = WatchText(event, cond, times, times_each, cap, rule)
    return [BeginWatch(ability, who)]


def effect_of(s: Table, h: Happening, row: Watch, m: int) -> Effect:
    """The names of a watch when something befalls a model: its event binds some, all others stay."""
    text = WATCH_TEXTS[row.text]
    event = text.event
    e = row.made.anew(text.rule)
    e.of = h.of
    if event != END_OF_TURN:
        e.actor = actor_of(h, event)
    if event in WITH_VICTIM:
        e.victim = m
    if event in WITH_SPELL:
        e.spell = h.this
    if event == ROOM_ACTIVATED:
        e.here = h.here
    if isinstance(h, Entering):
        e.did = 1 if h.physical else 0
        e.here = h.left if event == LEAVES else h.here
    if event == IS_DAMAGED:
        e.attacker = -1 if h.you == t.ROSE else h.by if h.by >= 0 else h.you
    if isinstance(h, Harm):
        e.amount = amount_of(h, event, m)
        if text.cap > 0:
            e.amount = min(e.amount, text.cap - row.amount)
    return e


def amount_of(h: Harm, event: int, m: int) -> int:
    """The cubes that a model got, or all that were dealt; what is still to come has no number."""
    if len(h.placed) != len(h.them):
        return 0
    return sum(h.placed) if event == DEALS else h.placed[h.them.index(m)] if m in h.them else 0


def actor_of(h: Happening, event: int) -> int:
    """Who did the watched thing: a model that moves itself or deals damage, else the side behind it."""
    if event in (LEAVES, ENTERS):
        return h.it
    if event == DEALS:
        return h.by
    return h.you if h.you != t.ROSE else -1


def subject_of(s: Table, h: Happening, row: Watch) -> int:
    """The first model about which a watch speaks now, or NOBODY."""
    text = WATCH_TEXTS[row.text]
    if text.times > 0 and row.left == 0:
        return NOBODY
    for m in h.them if text.event in WITH_VICTIM else [h.it]:
        e = effect_of(s, h, row, m)
        if is_watched(s, h, row, e) and text.cond.holds(s, e):
            return m
    return NOBODY


def is_watched(s: Table, h: Happening, row: Watch, e: Effect) -> bool:
    """Whether a watch waits for this: for the one who does it, this often, and not yet heard."""
    text = WATCH_TEXTS[row.text]
    if not concerns(s, row.who, h, e, text.event):
        return False
    if text.event == LEAVES:
        return e.here >= 0  # out of a Cell there is no Room to leave
    if text.event in (IS_DAMAGED, DEALS):
        return e.amount > 0
    if text.event == BEFORE_SPELL_DAMAGE:
        return ear_of(s, h, e, text.event) not in row.heard and casting_of(s, h, h.this) is not None
    return text.times_each == 0 or row.heard.count(ear_of(s, h, e, text.event)) < text.times_each


def concerns(s: Table, who: list[int], h: Happening, e: Effect, event: int) -> bool:
    """Whether what happens is done by, or befalls, the one a watch waits for; else any Mage will do."""
    doer = h.by if event in (BEFORE_ATTACK, ATTACKS) else e.actor
    if not who:
        return event not in BY_MODELS or doer < s.seats
    return (e.victim if event in (IS_DAMAGED, BEFORE_SPELL_DAMAGE) else doer) in who


def ear_of(s: Table, h: Happening, e: Effect, event: int) -> int:
    """What a watch remembers of having spoken: the Mage, or the casting and its victim."""
    if event == BEFORE_SPELL_DAMAGE:
        c = casting_of(s, h, h.this)
        return t.MODELS * (c.number if c is not None else 0) + e.victim
    return owner_of_model(e.actor) if e.actor >= 0 else -1


def spend(s: Table, h: Happening, row: Watch, e: Effect) -> None:
    """A watch has spoken: it may do so once less, or, of one Spell, again of another victim."""
    text = WATCH_TEXTS[row.text]
    given = row.amount + (e.amount if text.cap > 0 else 0)
    heard = [*row.heard, ear_of(s, h, e, text.event)]
    fresh: Lasting = row
    if text.event == BEFORE_SPELL_DAMAGE:
        s.let_last(row.text, row.this, row.you, row.it, 0, row.until, row.when)
        fresh = s.lasting.pop()  # by another number it has not yet spoken in this window
    spent = Watch(fresh, row.made, row.who, row.left - 1, heard, given)
    s.lasting = [spent if each.number == row.number else each for each in s.lasting]


class LodgeWatcher(Watcher):
    """Answers the Door for watches."""

    def holds(self, s: Table, h: Happening, row: Lasting) -> bool:
        """Flags are rows too, but say nothing."""
        return isinstance(row, Watch) and subject_of(s, h, row) != NOBODY

    def frame(self, s: Table, h: Happening, row: Lasting) -> Frame:
        """The text with its names; it may speak once less."""
        assert isinstance(row, Watch)
        e = effect_of(s, h, row, subject_of(s, h, row))
        if not s.quiet:
            known = row.this >= 0 and s.seen_by[row.this] == EVERYONE  # it may be in a hand by now
            s.tell(t.SPOKE_LATER, row.you, row.this, s.face[row.this] if known else -1)
            e.told = s.told - 1
        spend(s, h, row, e)
        return e


DOOR.watcher = LodgeWatcher()
