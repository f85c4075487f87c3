"""What is printed on Evocations besides their numbers, in the order of the tables (R29)."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.words.cube_verbs import convert, damage, remove_instability
from conclave.games.black_rose_wars.words.declare import evocation_text
from conclave.games.black_rose_wars.words.flow import choose
from conclave.games.black_rose_wars.words.model_verbs import activate
from conclave.games.black_rose_wars.words.nouns import THIS, VICTIM
from conclave.games.black_rose_wars.words.numbers import instability_on
from conclave.games.black_rose_wars.words.sets import models, room_of
from conclave.games.black_rose_wars.words.tests import can_be_activated
from conclave.language.sets import but
from conclave.language.tests import at_least

evocation_text(
    t.CERBERO,
    "When it has attacked, its owner converts 1 damage on the victim.",
    [convert(VICTIM, 1)],
)  # fmt: skip

evocation_text(
    t.ANDROMEDA,
    "Instead of attacking, it takes 1 Instability out of its Room, or its owner activates that Room.",
    [
        choose([
            (
                "Take 1 Instability out of the Room",
                at_least(instability_on(room_of(THIS)), 1),
                [remove_instability(room_of(THIS), 1)],
            ),
            (
                "Activate the Room",
                can_be_activated(room_of(THIS)),
                [activate(room_of(THIS))],
            ),
        ]),
    ],
)  # fmt: skip

evocation_text(
    t.INFAMY_OF_CRETE,
    "Whenever it enters a Room, every enemy model there takes 4 damage.",
    [damage(but(models(room_of(THIS)), THIS), 4)],
)  # fmt: skip
