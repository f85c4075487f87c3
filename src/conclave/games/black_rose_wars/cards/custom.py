"""The Custom Spells, one for each Mage, in printed order (R26)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.aiming import UNDEAD_ONLY
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.words.card_verbs import CHOOSE, look, put
from conclave.games.black_rose_wars.words.cube_verbs import damage
from conclave.games.black_rose_wars.words.declare import aimed_at_self, area, single, special, spell
from conclave.games.black_rose_wars.words.flow import each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import attack, move, remove
from conclave.games.black_rose_wars.words.nouns import ACTOR, ATTACKED, HIT, IT, ME, ROOM, SEEN, TARGET, A, B
from conclave.games.black_rose_wars.words.numbers import DID
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, lose_pp, place_instability
from conclave.games.black_rose_wars.words.sets import OTHER, adjacent, models, room_of, within
from conclave.games.black_rose_wars.words.tests import BY_PHYSICAL_ACTION, is_mage
from conclave.games.black_rose_wars.words.watching import LEAVES, watch
from conclave.games.black_rose_wars.words.zones import EVENT_DECK, quest_deck, quests
from conclave.language.flow import let_be, when
from conclave.language.numbers import either_number
from conclave.language.tests import both, equals, same

READ_THE_STARS: Final = spell(
    "read-the-stars", "Read the Stars", t.CUSTOM, t.CONTINGENCY, t.ANY, False,
    special(
        "See the 2 uppermost Quests of the Third Moon; you may pay 1 PP and keep one of them.",
        [
            look(quest_deck(3), 2),
            may([lose_pp(ME, 1), when(equals(DID, 1), [pick(A, SEEN), put(A, quests(ME))])]),
        ],
    ),
    special(
        "See the 4 uppermost Events and lay them back in the order you like; gain 1 PP.",
        [look(EVENT_DECK, 4), put(SEEN, EVENT_DECK, order=CHOOSE), gain_pp(ME, 1)],
    ),
    mage=t.JAFAR,
)  # fmt: skip

WRATH_OF_NATURE: Final = spell(
    "wrath-of-nature", "Wrath of Nature", t.CUSTOM, t.COMBAT, t.EARTH, False,
    aimed_at_self(
        "Twice over, move up to one Room and attack; the second attack needs another victim.",
        [move(ME, 1), attack(ME), let_be(A, ATTACKED), move(ME, 1), attack(ME, exclude=A)],
    ),
    area(
        1, "Each model in the Room takes 1 damage; add 1 Instability there, or 2 where you stand yourself.",
        [damage(models(ROOM), 1), place_instability(ROOM, either_number(same(ROOM, room_of(ME)), 2, 1))],
    ),
    mage=t.TESSA,
)  # fmt: skip

PUTREFY: Final = spell(
    "putrefy", "Putrefy", t.CUSTOM, t.COMBAT, t.WATER, False,
    single(
        1, "The model takes 3 damage; if it is a Mage, it loses 1 PP as well.",
        [damage(TARGET, 3), when(is_mage(TARGET), [lose_pp(TARGET, 1)])],
    ),
    single(
        ANYWHERE,
        "The Undead goes to the reserve; a model of another's, at most one Room from there, takes 4 "
        "damage.",
        [
            let_be(A, room_of(TARGET)),
            remove(TARGET),
            pick(B, models(within(A, 1), owner=OTHER)),
            damage(B, 4),
        ],
        filter=UNDEAD_ONLY,
    ),
    mage=t.REBECCA,
)  # fmt: skip

RING_OF_FIRE: Final = spell(
    "ring-of-fire", "Ring of Fire", t.CUSTOM, t.COMBAT, t.FIRE, True,
    area(0, "Each model in the Rooms around you takes 2 damage.", [damage(models(adjacent(ROOM)), 2)]),
    area(
        2,
        "Each model in the Room takes 2 damage; a Mage so hurt takes 2 again if a Physical Action leads it "
        "out this turn.",
        [
            let_be(A, ROOM),
            damage(models(ROOM), 2),
            each(HIT, [when(is_mage(IT), [
                watch(
                    LEAVES, [damage(ACTOR, 2)],
                    who=IT, cond=both(BY_PHYSICAL_ACTION, same(ROOM, A)), times=1,
                ),
            ])]),
        ],
    ),
    mage=t.NERO,
)  # fmt: skip
