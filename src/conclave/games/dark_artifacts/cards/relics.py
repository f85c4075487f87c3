"""The cursed relics (T7)."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.words.declare import always, when_revealed
from conclave.games.dark_artifacts.words.nouns import NEAR, SWAMP_SPOT, YOUR_FALLEN, Enemy
from conclave.games.dark_artifacts.words.verbs import (
    cut_turn_short,
    defeat_attacker,
    put_swamp,
    return_it,
    take,
    take_terrain,
    unveil_it,
)

SHATTERING_IDOL: Final = when_revealed(
    "D1", "Shattering Idol", "When revealed by an enemy attack, defeat the top of the attacking entity.",
    [defeat_attacker],
)  # fmt: skip

BOG_LANTERN: Final = when_revealed(
    "D2", "Bog Lantern",
    "When revealed, put a swamp on an adjacent space without entity, swamp, forest and Dragon.",
    [take_terrain(t.SWAMP, SWAMP_SPOT), put_swamp],
)  # fmt: skip

BONE_CHIME: Final = when_revealed(
    "D3", "Bone Chime", "When revealed, one of your characters returns from the graveyard to this space.",
    [take(YOUR_FALLEN), return_it],
)  # fmt: skip

HOLLOW_CROWN: Final = always(
    "D4", "Hollow Crown", "Nobody has attack support here.",
    t.FORBIDS_SUPPORT, 1,
)  # fmt: skip

SALT_CHAINS: Final = always(
    "D5", "Salt Chains", "Enemy entities cannot leave this space by Move.",
    t.HOLDS, 1,
)  # fmt: skip

WEEPING_MIRROR: Final = when_revealed(
    "D6", "Weeping Mirror", "When revealed, unveil one enemy entity here or on an adjacent space.",
    [take(Enemy(NEAR, t.UNVEIL)), unveil_it],
)  # fmt: skip

BLACK_HOURGLASS: Final = when_revealed(
    "D7", "Black Hourglass",
    "When revealed on an enemy's turn, that turn ends once all effects are done; "
    "on your own turn you have one more action.",
    [cut_turn_short],
)  # fmt: skip

GUARDIAN_URN: Final = always(
    "D8", "Guardian Urn", "This has a power of 4 instead of 0 while it is attacked.",
    t.WHEN_ATTACKED, 4,
)  # fmt: skip
