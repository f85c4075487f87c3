"""The conditions of the Quests, by face; a door has none, for its Room is the condition."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.words.speech import Test

QUEST_GOALS: Final[list[Test | None]] = []
