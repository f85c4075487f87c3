"""How texts of this game ask, and what follows their expressions."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.casting import ask_whom_it_reaches, casting_of, name_target
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.limits import keep_limits
from conclave.games.black_rose_wars.rules.sides import ask_side, turn_order
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.nouns import CROWN, ME, Everyone
from conclave.games.black_rose_wars.words.sets import Models
from conclave.games.black_rose_wars.words.speech import A_SEAT, Line, Lines, Noun
from conclave.language.grammar import Grammar

ASKS_PICK: Final = t.V.question("pick", "O30", why.MUST)
ASKS_MAY: Final = t.V.question("may", "O30", why.MUST)
ASKS_BRANCH: Final = t.V.question("branch", "O30", why.MUST)


class Bringing(Line):
    """A line after which somebody may hold too many cards or Quests."""


class KeepLimits(Line):
    """Hand and Quest limits are tested."""

    def do(self, s: Table, f: Effect) -> None:
        """Before anything else."""
        keep_limits(s)


class LodgeGrammar(Grammar[Table, Effect]):
    """The Rose is asked through the Crown holder, and Mages that a Spell reaches may protect themselves."""

    def side(self, s: Table, f: Effect, by: Noun | None) -> int:
        """The side that a text asks; the Crown holder whom an Event asks decides for the Rose (O60)."""
        if by is None or by is ME or (by is CROWN and f.you == t.ROSE):
            return f.you
        return by.one(s, f)

    def ask(self, s: Table, side: int, about: int, this: int, codes: list[int]) -> None:
        """Whoever decides for a side."""
        ask_side(s, side, about, this, codes)

    def picked(self, s: Table, f: Effect, verb: int, x: int) -> None:
        """A model that is picked is named as a target."""
        if verb == t.PICK_MODEL:
            name_target(s, casting_of(s, f, f.this), x)

    def members(self, s: Table, f: Effect, noun: Noun) -> list[int] | None:
        """Players come in turn order; Mages reached only now may protect themselves before (O99)."""
        found = noun.of(s, f)
        if isinstance(noun, (Models, Everyone)) and ask_whom_it_reaches(s, f, found):
            return None
        if noun.sort == A_SEAT or all(x < s.seats for x in found):
            return [seat for seat in turn_order(s) if seat in found]
        return found

    def expression(self, lines: Lines) -> Lines:
        """Limits are tested after each expression that may have brought somebody cards (O16)."""
        return [*lines, KeepLimits()] if any(isinstance(line, Bringing) for line in lines) else lines


GRAMMAR: Final = LodgeGrammar(
    yes=t.YES,
    branch=t.BRANCH,
    picks=[t.PICK_MODEL, t.PICK_ROOM, t.PICK_CARD, t.PICK_SEAT],
    asks_may=ASKS_MAY,
    asks_branch=ASKS_BRANCH,
    asks_pick=ASKS_PICK,
    not_meant=why.NOT_MEANT,
    picked_already=why.PICKED_ALREADY,
)
clauses: Final = GRAMMAR.text
may: Final = GRAMMAR.may
choose: Final = GRAMMAR.choose
pick: Final = GRAMMAR.pick
each: Final = GRAMMAR.each
