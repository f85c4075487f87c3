"""The "2 power" cards, for three-dots and leaders (T5)."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.words.declare import always, when_defeated, when_revealed
from conclave.games.dark_artifacts.words.nouns import (
    BLINK_AWAY,
    FOREST_SPOT,
    HERE,
    NEAR,
    WALL_SPOT,
    YOUR_FALLEN_FIVE,
    YOUR_OTHER,
    Enemy,
)
from conclave.games.dark_artifacts.words.verbs import (
    exchange_with_it,
    if_pieces_remain,
    pushing,
    put_forest,
    put_wall,
    return_it,
    step_there,
    take,
    take_terrain,
    unveil_it,
    veil_with_it,
)
from conclave.language.flow import over_again

BLINKSTONE: Final = when_revealed(
    "B1", "Blinkstone",
    "When revealed, you may put this entity on a space up to two steps away, walls ignored: "
    "no swamp, and not where the Dragon is.",
    [take(BLINK_AWAY, may=True), step_there],
)  # fmt: skip

WARBRAND: Final = always(
    "B2", "Warbrand", "This has 2 more power when it attacks.",
    t.WHEN_ATTACKING, 2,
)  # fmt: skip

WAR_BANNER: Final = always(
    "B3", "War Banner", "This counts as two allies when your other entities here attack.",
    t.RALLIES, 1,
)  # fmt: skip

BODY_DOUBLE: Final = when_revealed(
    "B4", "Body Double",
    "When revealed, you may exchange the places of this entity and one other of yours, anywhere.",
    [take(YOUR_OTHER, may=True), exchange_with_it],
)  # fmt: skip

GRAVECALL: Final = when_revealed(
    "B5", "Gravecall", "When revealed, one five-dot of yours returns from the graveyard to this space.",
    [take(YOUR_FALLEN_FIVE), return_it],
)  # fmt: skip

REPULSE: Final = when_revealed(
    "B6", "Repulse", "When revealed, push each enemy entity here once, in the order you like.",
    [pushing(Enemy(HERE, t.PUSH)), over_again()],
)  # fmt: skip

WALL_OF_BONES: Final = when_revealed(
    "B7", "Wall of Bones", "When revealed, put a wall on a free line of this space.",
    [take_terrain(t.WALL, WALL_SPOT), put_wall],
)  # fmt: skip

UNMASK: Final = when_revealed(
    "B8", "Unmask", "When revealed, unveil one enemy entity here or on an adjacent space.",
    [take(Enemy(NEAR, t.UNVEIL)), unveil_it],
)  # fmt: skip

OVERGROWTH: Final = when_revealed(
    "B9", "Overgrowth",
    "When revealed, put a forest here or on an adjacent space that has no swamp, no forest and no Dragon.",
    [take_terrain(t.FOREST, FOREST_SPOT), put_forest],
)  # fmt: skip

LAST_VEIL: Final = when_defeated(
    "B10", "Last Veil",
    "When defeated with pieces left beneath it, you may cover them with a five-dot from your graveyard; "
    "nothing is revealed.",
    [if_pieces_remain, take(YOUR_FALLEN_FIVE, may=True, verb=t.VEIL), veil_with_it],
)  # fmt: skip

UNYIELDING: Final = always(
    "B11", "Unyielding", "This cannot be defeated by effects, pushed or unveiled.",
    t.STANDS_FIRM, 1,
)  # fmt: skip

SNAREKEEPER: Final = always(
    "B12", "Snarekeeper", "An enemy entity that moves into this space ends that move.",
    t.SNARES, 1,
)  # fmt: skip
