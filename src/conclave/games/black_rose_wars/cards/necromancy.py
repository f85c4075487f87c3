"""The Spells of the School of Necromancy, in printed order (R23)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.aiming import MAGE_ONLY, OWN_UNDEAD, UNDEAD_ONLY
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.windows import DAMAGED, DAMAGED_MODEL
from conclave.games.black_rose_wars.words.card_verbs import SHUFFLE, discard, draw, look, put
from conclave.games.black_rose_wars.words.chain_verbs import chain
from conclave.games.black_rose_wars.words.cube_verbs import convert, damage, heal, transfer
from conclave.games.black_rose_wars.words.declare import aimed_at_self, area, protection, single, spell
from conclave.games.black_rose_wars.words.flow import choose, each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import act, attack, remove, shift, summon, swap
from conclave.games.black_rose_wars.words.nouns import ATTACKER, IT, LODGE, ME, ROOM, SEEN, TARGET, A
from conclave.games.black_rose_wars.words.numbers import AMOUNT, DID, INCOMING, pp
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, lose_pp, steal_pp
from conclave.games.black_rose_wars.words.sets import (
    MINE,
    OTHER,
    adjacent,
    evocations,
    mages,
    models,
    room_of,
    within,
)
from conclave.games.black_rose_wars.words.speech import ALWAYS
from conclave.games.black_rose_wars.words.tests import defeated, in_reserve, is_mage
from conclave.games.black_rose_wars.words.watching import DEALS, watch
from conclave.games.black_rose_wars.words.zones import cards, grimoire, hand, memories, ready
from conclave.language.flow import let, when
from conclave.language.numbers import least, less, value
from conclave.language.tests import any_of, at_least, equals, more_than, no

BONE_ARMOR: Final = spell(
    "bone-armor", "Bone Armor", t.NECROMANCY, t.PROTECTION, t.SACRED, False,
    protection(
        DAMAGED_MODEL, "A model has hurt you: it takes as much itself, up to 5, in its own cubes.",
        [damage(ATTACKER, least(5, INCOMING), colour=ATTACKER)],
    ),
    protection(
        DAMAGED, "You have been hurt: gain 1 PP for each damage, up to 3.",
        [gain_pp(ME, least(3, INCOMING))],
    ),
)  # fmt: skip

COWARDICE: Final = spell(
    "cowardice", "Cowardice", t.NECROMANCY, t.COMBAT, t.PROFANE, True,
    single(2, "Turn up to 4 damage on the Mage to your colour.", [convert(TARGET, 4)], filter=MAGE_ONLY),
    single(
        2,
        "Move up to 2 of the damage cubes on you to the Mage, colours unchanged; then turn up to 2 damage on "
        "it to your colour.",
        [transfer(ME, TARGET, 2), convert(TARGET, 2)],
        filter=MAGE_ONLY,
    ),
)  # fmt: skip

EPIPHANY: Final = spell(
    "epiphany", "Epiphany", t.NECROMANCY, t.CONTINGENCY, t.SACRED, False,
    aimed_at_self(
        "Your Memories go back into your Grimoire, which is shuffled; then you draw 2 cards from it.",
        [put(cards(memories(ME)), grimoire(ME), order=SHUFFLE), draw(ME, grimoire(ME), 2)],
    ),
    aimed_at_self(
        "See the 3 uppermost cards of your Memories; one of them comes to your hand.",
        [look(memories(ME), 3), pick(A, SEEN), put(A, hand(ME))],
    ),
)  # fmt: skip

EVANESCENT_HOPE: Final = spell(
    "evanescent-hope", "Evanescent Hope", t.NECROMANCY, t.CONTINGENCY, t.SACRED, True,
    single(
        2, "Take 1 PP away from a Mage that has any; if you do, gain 2 yourself.",
        [when(more_than(pp(TARGET), 0), [lose_pp(TARGET, 1), gain_pp(ME, 2)])],
        filter=MAGE_ONLY,
    ),
    area(
        2,
        "An Undead leaves the Room for the reserve; every other Mage up to one Room from there loses 1 PP, "
        "and you gain 1 for each such Mage.",
        [
            pick(A, evocations(ROOM, archetype=t.UNDEAD)),
            remove(A),
            each(mages(within(ROOM, 1), who=OTHER), [lose_pp(IT, 1), gain_pp(ME, 1)]),
        ],
        filter=UNDEAD_ONLY,
    ),
)  # fmt: skip

GAZE: Final = spell(
    "gaze", "Gaze", t.NECROMANCY, t.COMBAT, t.PROFANE, True,
    area(
        2,
        "Each model in the Room takes 2 damage. In the Rooms around it, turn 1 damage on each model to "
        "your colour; where you cannot, the model takes 1.",
        [
            damage(models(ROOM), 2),
            each(models(adjacent(ROOM), owner=OTHER), [
                convert(IT, 1),
                when(equals(DID, 0), [damage(IT, 1)]),
            ]),
        ],
    ),
    single(
        2,
        "The Mage takes 2 damage. If it survives, turn 2 damage on it to your colour and gain 1 PP for "
        "each that you cannot turn.",
        [
            damage(TARGET, 2),
            when(no(defeated(TARGET)), [convert(TARGET, 2), let(A, DID), gain_pp(ME, less(2, value(A)))]),
        ],
        filter=MAGE_ONLY,
    ),
)  # fmt: skip

ICE_GRIP: Final = spell(
    "ice-grip", "Ice Grip", t.NECROMANCY, t.COMBAT, t.WATER, True,
    single(2, "The model takes 3 damage.", [damage(TARGET, 3)]),
    single(
        2,
        "The model takes 2 damage. If it survives, turn 2 damage on it to your colour; a Mage loses 1 PP "
        "for each that you cannot turn.",
        [
            damage(TARGET, 2),
            when(no(defeated(TARGET)), [
                convert(TARGET, 2),
                let(A, DID),
                when(is_mage(TARGET), [lose_pp(TARGET, less(2, value(A)))]),
            ]),
        ],
    ),
)  # fmt: skip

INVOKE_OBSCURITY: Final = spell(
    "invoke-obscurity", "Invoke Obscurity", t.NECROMANCY, t.CONTINGENCY, t.PROFANE, False,
    area(
        2,
        "Either an Undead leaves the Room for the reserve and you gain 2 PP, or you pay 1 PP and a Bone "
        "Knight of yours appears there.",
        [choose([
            ("Remove an Undead, gain 2 PP", any_of(evocations(ROOM, archetype=t.UNDEAD)), [
                pick(A, evocations(ROOM, archetype=t.UNDEAD)),
                remove(A),
                when(equals(DID, 1), [gain_pp(ME, 2)]),
            ]),
            ("Pay 1 PP and summon a Bone Knight", at_least(pp(ME), 1), [
                lose_pp(ME, 1),
                when(equals(DID, 1), [summon(t.BONE_KNIGHT, ROOM)]),
            ]),
        ])],
    ),
    area(
        2, "An Undead of yours leaves the Room for the reserve and a Bone Knight takes its place.",
        [
            pick(A, evocations(ROOM, owner=MINE, archetype=t.UNDEAD)),
            remove(A),
            when(equals(DID, 1), [summon(t.BONE_KNIGHT, ROOM)]),
        ],
    ),
)  # fmt: skip

OBSCURITYS_GRASP: Final = spell(
    "obscuritys-grasp", "Obscurity's Grasp", t.NECROMANCY, t.CONTINGENCY, t.PROFANE, False,
    single(
        ANYWHERE, "Your Undead shifts to a Room where a Mage stands, and may attack there.",
        [pick(A, room_of(mages(LODGE))), shift(TARGET, A), may([attack(TARGET)])],
        filter=OWN_UNDEAD,
    ),
    area(
        ANYWHERE,
        "Either you and an Undead in the Room trade places, or a Landsknecht of yours appears there.",
        [choose([
            ("Change places with an Undead", any_of(evocations(ROOM, archetype=t.UNDEAD)), [
                pick(A, evocations(ROOM, archetype=t.UNDEAD)),
                swap(ME, A),
            ]),
            ("Summon a Landsknecht", in_reserve(t.LANDSKNECHT), [summon(t.LANDSKNECHT, ROOM)]),
        ])],
    ),
)  # fmt: skip

SICK_WITHERING: Final = spell(
    "sick-withering", "Sick Withering", t.NECROMANCY, t.COMBAT, t.WATER, False,
    single(
        2,
        "The model takes 3 damage. Then you may name an enemy model not yet hit, at most one Room from the "
        "last, which takes 1 damage; and so on.",
        [chain(TARGET, [3], rest=1)],
    ),
    area(
        2,
        "On every other Mage in the Room or one Room away, turn 2 damage to your colour; it loses 1 PP for "
        "each that you cannot turn.",
        [each(mages(within(ROOM, 1), who=OTHER), [
            convert(IT, 2),
            let(A, DID),
            lose_pp(IT, less(2, value(A))),
        ])],
    ),
)  # fmt: skip

SUMMON_OBSCURITY: Final = spell(
    "summon-obscurity", "Summon Obscurity", t.NECROMANCY, t.CONTINGENCY, t.PROFANE, False,
    area(
        2,
        "Pick an Undead of yours in the Room; until the turn ends, each damage it deals brings you 1 PP, "
        "at most 3 in all.",
        [
            pick(A, evocations(ROOM, owner=MINE, archetype=t.UNDEAD)),
            watch(DEALS, [gain_pp(ME, AMOUNT)], who=A, cap=3),
        ],
        filter=OWN_UNDEAD,
    ),
    area(
        ANYWHERE,
        "Either an Undead of yours in the Room acts at once, or a Landsknecht of yours appears there.",
        [choose([
            ("Let an Undead of yours act", any_of(evocations(ROOM, owner=MINE, archetype=t.UNDEAD)), [
                pick(A, evocations(ROOM, owner=MINE, archetype=t.UNDEAD)),
                act(A),
            ]),
            ("Summon a Landsknecht", in_reserve(t.LANDSKNECHT), [summon(t.LANDSKNECHT, ROOM)]),
        ])],
    ),
)  # fmt: skip

TRAITOR_MIST: Final = spell(
    "traitor-mist", "Traitor Mist", t.NECROMANCY, t.COMBAT, t.WATER, False,
    area(
        2,
        "Every other Mage in the Room or one Room away either discards a Ready Spell or lets you gain 1 "
        "PP.",
        [each(mages(within(ROOM, 1), who=OTHER), [choose(
            [
                ("Discard a Ready Spell", any_of(ready(IT)), [discard(ready(IT), 1, by=IT)]),
                ("Refuse: the caster gains 1 PP", ALWAYS, [gain_pp(ME, 1)]),
            ],
            by=IT,
        )])],
    ),
    area(
        2, "Every other Mage in the Room or one Room away either discards a Ready Spell or takes 2 damage.",
        [each(mages(within(ROOM, 1), who=OTHER), [choose(
            [
                ("Discard a Ready Spell", any_of(ready(IT)), [discard(ready(IT), 1, by=IT)]),
                ("Refuse: take 2 damage", ALWAYS, [damage(IT, 2)]),
            ],
            by=IT,
        )])],
    ),
)  # fmt: skip

VAMPIRES_BITE: Final = spell(
    "vampires-bite", "Vampire's Bite", t.NECROMANCY, t.COMBAT, t.PROFANE, True,
    single(1, "The model takes 2 damage, and you heal up to 2 of yours.", [damage(TARGET, 2), heal(ME, 2)]),
    single(
        1, "The model takes 2 damage; from a Mage you also steal 1 PP.",
        [damage(TARGET, 2), when(is_mage(TARGET), [steal_pp(TARGET, 1)])],
    ),
)  # fmt: skip
