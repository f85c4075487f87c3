"""The text of a card being carried out: the pronouns a Black Rose card may use."""

from __future__ import annotations

from conclave.games.black_rose_wars.table import Table
from conclave.kernel.frames import Frame
from conclave.language.text import Text


class Effect(Text):
    """A text with the names of the card language: me, target, room, victim, attacker, actor, spell, quest.

    `you` is the controller (a seat, or the Rose), `this` the source, `here` the Room meant. `hit` are the
    models that the last verb put a cube on, `order` says which of two clauses short of cubes comes first,
    `began` and `dealt` where the fallen, and in the deeds its damage, begin.
    """

    def __init__(self, rule: int, this: int, you: int, here: int) -> None:
        super().__init__(rule, this, you, here)
        self.target = -1
        self.victim = -1
        self.attacker = -1
        self.actor = -1
        self.spell = -1
        self.quest = -1
        self.began = 0
        self.order = 0
        self.dealt = -1
        self.hit: list[int] = []

    def copy(self) -> Frame:
        """Return an equal frame that shares nothing mutable."""
        f = Effect(self.rule, self.this, self.you, self.here)
        self.copy_text_into(f)
        self.name_for(f)
        f.order = self.order
        f.dealt = self.dealt
        f.hit = self.hit[:]
        return f

    def anew(self, rule: int) -> Effect:
        """Another text that begins with the names this one has now."""
        e = Effect(rule, self.this, self.you, self.here)
        e.kept = [row[:] for row in self.kept]
        e.it = self.it
        e.by = self.by
        self.name_for(e)
        return e

    def name_for(self, e: Effect) -> None:
        """Give another text the pronouns of this one."""
        e.target = self.target
        e.victim = self.victim
        e.attacker = self.attacker
        e.actor = self.actor
        e.spell = self.spell
        e.quest = self.quest
        e.began = self.began


def speak(s: Table, rule: int, this: int, you: int, here: int) -> Effect:
    """A text begins, for which only those are fallen that fall from now on."""
    e = Effect(rule, this, you, here)
    e.began = len(s.fallen)
    s.push(e)
    return e
