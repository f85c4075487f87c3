"""Texts that answer what happens: by themselves, if asked, or because they must (R12.4, O5 to O7)."""

from __future__ import annotations

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import EACH_KEY, FIRST_KEY
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.events import ANSWERS, AVOID, COUNTER_SPELL, DESTROYED, DOOR, ENTERED
from conclave.games.mage_wars.rules.fight import OPEN, fight_of
from conclave.games.mage_wars.rules.mana import can_pay
from conclave.games.mage_wars.rules.revealing import Revealing, is_being_destroyed
from conclave.games.mage_wars.rules.spell import casting_of
from conclave.games.mage_wars.table import (
    BOOK,
    USED,
    Table,
    are_enemies,
    is_alive,
    is_creature,
    is_in_play,
    note,
    times_done,
    zone_of,
)
from conclave.games.mage_wars.words.flow import text
from conclave.games.mage_wars.words.forms import Form
from conclave.games.mage_wars.words.mana_verbs import pay
from conclave.games.mage_wars.words.speech import ALWAYS, Line, Noun, Number, Phrase, Test
from conclave.kernel.happenings import Happening
from conclave.language.speech import number


def effect_of(h: Happening, this: int, you: int) -> Effect:
    """A text that speaks of what happens."""
    f = Effect(0, this, you, h.here)
    f.it = h.it
    f.by = h.by
    f.amount = h.amount
    f.them = h.them
    return f


# --- what speaks face up -----------------------------------------------------------------------------------
class Answer:
    """Whether a text answers: its card is there, it is not used up, its test holds, its price can be paid."""

    def __init__(
        self, when: Test, key: int, per: Noun | None, cap: int, optional: bool, price: Number | None
    ) -> None:
        self.when = when
        self.key = key
        self.per = per
        self.cap = cap
        self.optional = optional
        self.price = price

    def holds(self, s: Table, h: Happening, this: int, you: int) -> bool:
        """Whether it speaks now; what is just destroyed hears of destructions alone."""
        place = s.place[this]
        if not s.up[this] or (place != k.PLAY and (place != k.DYING or h.kind != DESTROYED)):
            return False
        if self.optional and not is_alive(s, you):
            return False
        f = effect_of(h, this, you)
        if self.key >= 0 and self.is_used_up(s, f):
            return False
        if not self.when.holds(s, f):
            return False
        return self.price is None or can_pay(s, you, self.price.of(s, f))

    def is_used_up(self, s: Table, f: Effect) -> bool:
        """Whether it has spoken as often as it may in a round, in all or about this object."""
        if self.cap and times_done(s, USED, f.this, self.key) >= self.cap:
            return True
        return self.per is not None and times_done(s, USED, f.this, EACH_KEY + self.per.one(s, f)) > 0


class Speak(Line):
    """The card speaks, with the text of a number among its texts, and that counts as a use."""

    def __init__(self, key: int, per: Noun | None, n: int) -> None:
        self.key = key
        self.per = per
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Everybody sees which card it is."""
        if self.key >= 0:
            note(s, USED, f.this, self.key)
            if self.per is not None:
                note(s, USED, f.this, EACH_KEY + self.per.one(s, f))
        s.tell_and_head(t.SPEAKS, f.you, f.this, self.n)


class On(Form):
    """What a card does when something happens."""

    def __init__(self, kind: int, answer: Answer, lines: Phrase, commutes: bool) -> None:
        self.kind = kind
        self.answer = answer
        self.lines = lines
        self.commutes = commutes

    def print_on(self, face: int) -> None:
        """It listens at the door of the arena."""
        a = self.answer
        price = [] if a.price is None else pay(a.price)
        name = f"{box.NAME[face]}, {DOOR.kinds[self.kind]}"
        speak = Speak(a.key, a.per, len(DOOR.printed.get(face, [])))
        rule = BOOK.rule(name, [speak, *price, *text(self.lines)])
        n = DOOR.ability(name, [self.kind], ANSWERS, a.holds, rule, a.optional, False, self.commutes)
        DOOR.print_on(face, n)


def on(
    kind: int,
    lines: Phrase,
    when: Test = ALWAYS,
    once: bool = False,
    key: int = 0,
    per: Noun | None = None,
    cap: int = 1,
    price: int | Number | None = None,
    optional: bool = False,
    commutes: bool = True,
) -> Form:
    """`When <kind> happens, if <when>: <lines>`.

    `once` a round, shared by all texts of the card with that `key`; with `per` once for each such object,
    and `cap` times in all, or 0 for any number. A `price` makes it optional. What asks, or matters in its
    order, does not `commute`.
    """
    cost = None if price is None else number(price)
    may = optional or cost is not None
    return On(kind, Answer(when, FIRST_KEY + key if once else -1, per, cap, may, cost), lines, commutes)


# --- what must be revealed ---------------------------------------------------------------------------------
class Lurking:
    """Whether an enchantment must be turned up: it lies face down, and what it answers is still there."""

    def __init__(self, when: Test) -> None:
        self.when = when

    def holds(self, s: Table, h: Happening, this: int, you: int) -> bool:
        """Whether it must (O6)."""
        if s.up[this] or s.place[this] != k.PLAY or is_being_destroyed(s, this):
            return False
        if h.kind == AVOID:
            a = fight_of(s)
            if a is None or a.how != OPEN or a.forced or h.it != s.bearer[this]:
                return False
        elif h.kind == COUNTER_SPELL:
            c = casting_of(s)
            if c is None or c.gone:
                return False
        elif not is_caught(s, h, this):
            return False
        return self.when.holds(s, effect_of(h, this, you))


def is_caught(s: Table, h: Happening, this: int) -> bool:
    """Whether an enemy creature that has entered the zone of a trap is still there."""
    x = h.it
    if not is_in_play(s, x) or not is_creature(s, x) or not are_enemies(s, this, x):
        return False
    return h.here == zone_of(s, this) and zone_of(s, x) == h.here


class TurnUp(Line):
    """It is turned up and paid; of those against attacks one alone is, for each attack (O6)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def do(self, s: Table, f: Effect) -> None:
        """Whether it can be paid or not."""
        a = fight_of(s)
        if self.kind == AVOID and a is not None:
            a.forced = True
        s.push(Revealing(f.this, f.you, True))


class UnlessWasted(Line):
    """What could not be turned up does nothing more."""

    def do(self, s: Table, f: Effect) -> None:
        """It lies face up in play, or the text ends."""
        if not s.up[f.this] or s.place[f.this] != k.PLAY:
            f.leave()


class MustReveal(Form):
    """What an enchantment does that must be revealed."""

    def __init__(self, kind: int, lurking: Lurking, lines: Phrase) -> None:
        self.kind = kind
        self.lurking = lurking
        self.lines = lines

    def print_on(self, face: int) -> None:
        """It listens face down."""
        name = box.NAME[face]
        assert self.kind in (AVOID, COUNTER_SPELL, ENTERED)
        rule = BOOK.rule(name, [TurnUp(self.kind), UnlessWasted(), *text(self.lines)])
        DOOR.print_on(face, DOOR.ability(name, [self.kind], ANSWERS, self.lurking.holds, rule))


def must_reveal(kind: int, lines: Phrase, when: Test = ALWAYS) -> Form:
    """`When <kind> happens it must be revealed: <lines>`.

    It answers attacks on its bearer, enemy creatures that enter its zone, or a spell that meets a test.
    """
    return MustReveal(kind, Lurking(when), lines)
