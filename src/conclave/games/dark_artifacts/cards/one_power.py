"""The "1 power" cards, for four-dots (T4)."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.words.declare import always, when_defeated, when_revealed
from conclave.games.dark_artifacts.words.nouns import ANYWHERE, HERE, STEP_AWAY, Culprit, Enemy, WeakEnemy
from conclave.games.dark_artifacts.words.verbs import (
    defeat_it,
    peek_at_it,
    pushing,
    step_there,
    take,
    take_action_from_enemy,
)

QUICKSTEP: Final = when_revealed(
    "A1", "Quickstep", "When revealed, you may make one legal step with this entity.",
    [take(STEP_AWAY, may=True), step_there],
)  # fmt: skip

THORNSKIN: Final = always(
    "A2", "Thornskin", "This has 1 more power while it is attacked.",
    t.WHEN_ATTACKED, 1,
)  # fmt: skip

PARTING_SHOVE: Final = when_defeated(
    "A3", "Parting Shove",
    "When defeated, push the enemy entity that defeated it; if an effect did, push one enemy entity here.",
    [pushing(Culprit(t.PUSH))],
)  # fmt: skip

WHISPERER: Final = when_revealed(
    "A4", "Whisperer",
    "When revealed, look in secret at the piece just below the top of one enemy entity, anywhere.",
    [take(Enemy(ANYWHERE, t.PEEK)), peek_at_it],
)  # fmt: skip

PACKRUNNER: Final = always(
    "A5", "Packrunner", "This counts as two allies when your other entities here move.",
    t.HURRIES, 1,
)  # fmt: skip

CINDER_SPARK: Final = when_revealed(
    "A6", "Cinder Spark",
    "When revealed, defeat the top of one enemy entity here whose top has a printed power of 2 or less.",
    [take(WeakEnemy(HERE, t.DEFEAT)), defeat_it],
)  # fmt: skip

MIRESTRIDE: Final = always(
    "A7", "Mirestride", "This entity may enter swamps and cross walls.",
    t.WADES, 1,
)  # fmt: skip

DREAD_TOLL: Final = when_defeated(
    "A8", "Dread Toll",
    "When defeated on an enemy's turn, that player loses one action still left this turn.",
    [take_action_from_enemy],
)  # fmt: skip
