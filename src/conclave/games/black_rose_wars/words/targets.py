"""Other models that the Spell being cast could hit, and naming one more of them."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.aiming import why_not_single_target
from conclave.games.black_rose_wars.rules.casting import ask_whom_it_reaches, casting_of, name_target, side_at
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.nouns import LODGE
from conclave.games.black_rose_wars.words.speech import A_MODEL, Line, Lines, Noun
from conclave.kernel.reasons import ALLOWED


class ValidTargets(Noun):
    """Models that a Spell's filter and range from its caster allow, never its caster."""

    def __init__(self, spell: Noun, rooms: Noun = LODGE) -> None:
        super().__init__(A_MODEL)
        self.spell = spell
        self.rooms = rooms

    def most(self, s: Table) -> int:
        """The models."""
        return t.MODELS

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """The Spell could not hit it; for a redirect none of the caster's own either."""
        card = self.spell.one(s, f)
        c = casting_of(s, f, card)
        if c is None:
            return why.NOT_MEANT
        reason = why_not_single_target(s, c.you, c.origin, side_at(s, c.this), x)
        if reason != ALLOWED:
            return reason
        own = f.you != c.you and owner_of_model(x) == c.you
        return why.NOT_MEANT if own or s.where[x] not in self.rooms.of(s, f) else ALLOWED


class NameIt(Line):
    """`it` becomes what the Spell is aimed at now."""

    def do(self, s: Table, f: Effect) -> None:
        """A Protection may answer, and even give it another target."""
        c = casting_of(s, f, f.this)
        if c is not None:
            c.aim_at(f.it, c.amount)
            name_target(s, c, f.it)


class AimAtIt(Line):
    """The Mage named is asked for Protections; `it` is what the Spell is aimed at afterwards."""

    def do(self, s: Table, f: Effect) -> None:
        """Nothing, if it ignores the Spell (R86)."""
        c = casting_of(s, f, f.this)
        if c is None:
            return
        if ask_whom_it_reaches(s, f, [c.it]):
            f.again()
        else:
            f.it = -1 if 0 <= c.it < s.seats and (c.spared >> c.it) & 1 else c.it


def aim_at_it() -> Lines:
    """Within an `each`: the Spell names one more target, which may answer before it is hit (O99)."""
    return [NameIt(), AimAtIt()]


# --- as cards say it -----
valid_targets: Final = ValidTargets
