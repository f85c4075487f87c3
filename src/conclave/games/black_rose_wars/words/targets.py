"""Other models that the Spell being cast could hit."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.aiming import is_single_target
from conclave.games.black_rose_wars.rules.casting import casting_of, side_at
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import MODELS
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.nouns import LODGE
from conclave.games.black_rose_wars.words.speech import A_MODEL, Noun


class ValidTargets(Noun):
    """Models that a Spell's filter and range from its caster allow, never its caster."""

    def __init__(self, spell: Noun, rooms: Noun) -> None:
        super().__init__(A_MODEL)
        self.spell = spell
        self.rooms = rooms

    def of(self, s: Table, f: Effect) -> list[int]:
        """For a Protection's redirect none of the caster's own either."""
        card = self.spell.one(s, f)
        c = casting_of(s, card) if card >= 0 else None
        if c is None:
            return []
        rooms = self.rooms.of(s, f)
        side = side_at(s, c.this)
        found: list[int] = []
        for m in range(MODELS):
            if s.where[m] not in rooms or not is_single_target(s, c.you, c.here, side, m):
                continue
            if f.you == c.you or owner_of_model(m) != c.you:
                found.append(m)
        return found


def valid_targets(spell: Noun, rooms: Noun = LODGE) -> Noun:
    """Models that a Spell could hit."""
    return ValidTargets(spell, rooms)
