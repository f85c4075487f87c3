"""The parts of speech as this game speaks them: of a Table, in an Effect."""

from __future__ import annotations

from typing import Final, TypeAlias

from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.table import Table
from conclave.kernel.book import Step
from conclave.language import flow, sets, speech

Noun: TypeAlias = speech.Noun[Table, Effect]
Number: TypeAlias = speech.Number[Table, Effect]
Test: TypeAlias = speech.Test[Table, Effect]
Name: TypeAlias = sets.Name[Table, Effect]
Line: TypeAlias = flow.Line[Table, Effect]
Doing: TypeAlias = flow.Doing[Table, Effect]
Lines: TypeAlias = list[Step[Table]]
Phrase: TypeAlias = flow.Phrase[Table]

# What a noun is about
A_CARD: Final = 0
A_ZONE: Final = 1
A_WAY: Final = 2
A_NUMBER: Final = 3

ALWAYS: Final[Test] = speech.Always()
