"""The text of a card being carried out: the pronouns a Black Rose card may use."""

from __future__ import annotations

from conclave.kernel.frames import Frame


class Effect(Frame):
    """A frame with the names of the card language: me, target, room, victim, attacker, actor, spell, quest.

    `you` is the controller (a seat, or the Rose), `this` the source, `here` the Room meant, `it` the element
    of the running `each`. `did` is what the last verb really did, `hit` the models it put a cube on,
    `order` which of two clauses short of cubes comes first,
    `seen` the cards last looked at, `kept` what was picked or let, `loops` what is left of each `each`;
    `dealt` is where in the deeds its damage begins.
    """

    def __init__(self, rule: int, this: int, you: int, here: int) -> None:
        super().__init__(rule, this, you)
        self.here = here
        self.target = -1
        self.victim = -1
        self.attacker = -1
        self.actor = -1
        self.spell = -1
        self.quest = -1
        self.did = 0
        self.began = 0
        self.order = 0
        self.dealt = -1
        self.hit: list[int] = []
        self.seen: list[int] = []
        self.kept: list[list[int]] = []
        self.loops: list[list[int]] = []

    def copy(self) -> Frame:
        """Return an equal frame that shares nothing mutable."""
        f = Effect(self.rule, self.this, self.you, self.here)
        self.copy_into(f)
        f.it = self.it
        f.target = self.target
        f.victim = self.victim
        f.attacker = self.attacker
        f.actor = self.actor
        f.spell = self.spell
        f.quest = self.quest
        f.did = self.did
        f.began = self.began
        f.order = self.order
        f.dealt = self.dealt
        f.hit = self.hit[:]
        f.seen = self.seen[:]
        f.kept = [row[:] for row in self.kept]
        f.loops = [row[:] for row in self.loops]
        return f

    def keep(self, n: int, values: list[int]) -> None:
        """Bind a name to values, to the end of the text."""
        while len(self.kept) <= n:
            self.kept.append([])
        self.kept[n] = values

    def swap_names(self, c: int, d: int) -> None:
        """Two cards have changed handles: whatever is called by the one is called by the other."""
        self.kept = [[d if x == c else c if x == d else x for x in row] for row in self.kept]
        self.seen = [d if x == c else c if x == d else x for x in self.seen]

    def recall(self, n: int) -> list[int]:
        """What a name is bound to; nothing if it never was."""
        return self.kept[n] if n < len(self.kept) else []
