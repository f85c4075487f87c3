"""How texts of this game ask."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.table import Table, is_alive
from conclave.games.mage_wars.words.speech import Noun
from conclave.language.grammar import Grammar


class ArenaGrammar(Grammar[Table, Effect]):
    """Who has no Mage any more is asked nothing (O78)."""

    def side(self, s: Table, f: Effect, by: Noun | None) -> int:
        """The controller, or the Mage that the text names; -1 for the fallen."""
        seat = f.you if by is None else by.one(s, f)
        return seat if seat >= 0 and is_alive(s, seat) else -1


GRAMMAR: Final = ArenaGrammar(
    yes=t.YES,
    branch=t.BRANCH,
    picks=[t.PICK, t.PICK_ZONE, t.PICK_WAY, t.PICK_NUMBER],
    asks_may=t.ASKS_MAY,
    asks_branch=t.ASKS_BRANCH,
    asks_pick=t.ASKS_PICK,
    not_meant=why.NOT_THIS_ONE,
    picked_already=why.HAD_ITS_TURN,
)
text: Final = GRAMMAR.text
may: Final = GRAMMAR.may
choose: Final = GRAMMAR.choose
pick: Final = GRAMMAR.pick
each: Final = GRAMMAR.each
