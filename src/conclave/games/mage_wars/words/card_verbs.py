"""Verbs that take cards somewhere: destroying, sending home, summoning, moving, attaching, looking."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import arriving, destroying, pushing
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.legality import why_doubled, why_zone_taken
from conclave.games.mage_wars.rules.spells import as_zone
from conclave.games.mage_wars.table import Table
from conclave.games.mage_wars.words.nouns import where
from conclave.games.mage_wars.words.speech import Doing, Line, Lines, Noun
from conclave.kernel.reasons import ALLOWED


class Destroy(Doing):
    """Everything in a set is destroyed at once (R22)."""

    def do(self, s: Table, f: Effect) -> None:
        """With what is attached to it."""
        destroying.destroy(s, self.noun.of(s, f)[:])


class ToBook(Doing):
    """Cards go back to their owners' books (O30)."""

    def do(self, s: Table, f: Effect) -> None:
        """From the arena, or just before they are discarded (O74)."""
        for x in self.noun.of(s, f):
            if s.place[x] == k.PLAY or s.place[x] == k.DYING:
                destroying.send_home(s, x)


class Look(Doing):
    """One's Mage alone sees a card, now and from now on."""

    def do(self, s: Table, f: Effect) -> None:
        """Everybody sees that it was looked at."""
        for x in self.noun.of(s, f):
            s.show(x, 1 << f.you)
            s.tell(t.LOOKED, f.you, x)


class Banish(Doing):
    """Creatures leave the arena for a number of rounds (O65)."""

    def __init__(self, x: Noun, n: int) -> None:
        super().__init__(x)
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """With all that is on them."""
        for x in self.noun.of(s, f):
            arriving.banish(s, x, self.n, f.you)


# --- where to ----------------------------------------------------------------------------------------------
SUMMON: Final = 0
TELEPORT: Final = 1
DRIFT: Final = 2


class Bring(Doing):
    """Something gets into the zone of something else."""

    def __init__(self, x: Noun, how: int, to: Noun) -> None:
        super().__init__(x)
        self.how = how
        self.to = to

    def do(self, s: Table, f: Effect) -> None:
        """It is summoned, Teleported, or drifts there."""
        x = self.noun.one(s, f)
        zone = where(s, f, self.to)
        if x < 0 or zone < 0:
            return
        if self.how == SUMMON:
            arriving.summon(s, x, f.you, zone)
        elif self.how == TELEPORT:
            pushing.teleport(s, x, zone, f.you)
        else:
            arriving.shift_conjuration(s, x, zone)


class Push(Doing):
    """A creature is Pushed the way that was chosen (R7.4)."""

    def do(self, s: Table, f: Effect) -> None:
        """Through walls that attack only if that was paid for (O58)."""
        x = self.noun.one(s, f)
        if x >= 0:
            pushing.push(s, x, f.way, f.you, f.paid)


class Attach(Line):
    """The enchantment that is the target gets the second target as its bearer, or zone (O52)."""

    def __init__(self, steals: bool) -> None:
        self.steals = steals

    def do(self, s: Table, f: Effect) -> None:
        """It may change its controller as well; beside its like, turned up meanwhile, it cannot be."""
        x = f.target
        on = f.second >= 0
        zone = as_zone(f.second)
        face = s.face[x]
        reason = why_doubled(s, face, f.you, f.second) if on else why_zone_taken(s, face, f.you, zone)
        if reason != ALLOWED:
            s.tell(t.NO_EFFECT, s.controller[x], x if s.up[x] else -1)
            return
        if self.steals:
            arriving.take_control(s, x, f.you)
        if on:
            arriving.attach(s, x, f.second, -1)
        else:
            arriving.attach(s, x, -1, zone)


def destroy(x: Noun) -> Lines:
    """Destroy it, or all of them together."""
    return [Destroy(x)]


def to_book(x: Noun) -> Lines:
    """Back to the book."""
    return [ToBook(x)]


def look_at(x: Noun) -> Lines:
    """Look at a hidden card."""
    return [Look(x)]


def banish(x: Noun, n: int) -> Lines:
    """Banish it for n rounds."""
    return [Banish(x, n)]


def summon(x: Noun, to: Noun) -> Lines:
    """Put it into play in a zone."""
    return [Bring(x, SUMMON, to)]


def teleport(x: Noun, to: Noun) -> Lines:
    """Teleport it into a zone."""
    return [Bring(x, TELEPORT, to)]


def drift(x: Noun, to: Noun) -> Lines:
    """Move a conjuration into a zone."""
    return [Bring(x, DRIFT, to)]


def push(x: Noun) -> Lines:
    """Push it the way that was chosen."""
    return [Push(x)]


def shift_target() -> Lines:
    """The target is attached to the second target."""
    return [Attach(False)]


def steal_target() -> Lines:
    """The same, under one's own control."""
    return [Attach(True)]
