"""The "3 power" cards, for the two-dot (T6)."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.words.declare import always, when_defeated, when_revealed
from conclave.games.dark_artifacts.words.nouns import LAIR, NEAR, YOUR_FALLEN, Culprit, Enemy
from conclave.games.dark_artifacts.words.verbs import (
    defeat_it,
    defeat_others_here,
    gain_action_and_attack,
    pushing,
    put_dragon,
    return_it,
    take,
)
from conclave.language.flow import up_to

DRAGONCALLER: Final = when_revealed(
    "C1", "Dragoncaller",
    "When revealed, put the Dragon on a space without entity or swamp up to two steps away: "
    "you command it while this is visible.",
    [take(LAIR), put_dragon],
)  # fmt: skip

GIANTS_GRIP: Final = always(
    "C2", "Giant's Grip", "This attacks with a base power of 6.",
    t.ATTACKS_AS, 6,
)  # fmt: skip

CATACLYSM: Final = when_revealed(
    "C3", "Cataclysm", "When revealed, defeat the top of every other entity here, yours too.",
    [defeat_others_here],
)  # fmt: skip

NECROMANCER: Final = when_revealed(
    "C4", "Necromancer",
    "When revealed, up to two of your characters return from the graveyard to this space.",
    [take(YOUR_FALLEN, may=True), return_it, up_to(2)],
)  # fmt: skip

TEMPEST: Final = when_revealed(
    "C5", "Tempest", "When revealed, push up to three enemy entities here or on adjacent spaces, once each.",
    [pushing(Enemy(NEAR, t.PUSH), may=True), up_to(3)],
)  # fmt: skip

TIME_SLIP: Final = when_revealed(
    "C6", "Time Slip",
    "When revealed, you have one more action and one more attack: now if it is your turn, else on your next.",
    [gain_action_and_attack],
)  # fmt: skip

DOOMSAYER: Final = when_defeated(
    "C7", "Doomsayer",
    "When defeated, defeat the top of the entity that defeated it; "
    "if an effect did, the top of one enemy entity here.",
    [take(Culprit(t.DEFEAT)), defeat_it],
)  # fmt: skip

AEGIS: Final = always(
    "C8", "Aegis", "Your other entities here have 2 more power while they are attacked.",
    t.GUARDS, 2,
)  # fmt: skip
