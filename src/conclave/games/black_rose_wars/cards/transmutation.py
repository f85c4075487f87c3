"""The Spells of the School of Transmutation, in printed order (R23)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules.aiming import INSTABILITY_3, WITH_ALTAR, WITH_MUTANT_ALTAR
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.windows import DAMAGED, WOULD_DAMAGE
from conclave.games.black_rose_wars.words.card_verbs import discard
from conclave.games.black_rose_wars.words.cube_verbs import damage, heal, remove_instability
from conclave.games.black_rose_wars.words.declare import aimed_at_self, area, protection, single, spell
from conclave.games.black_rose_wars.words.flow import may, pick
from conclave.games.black_rose_wars.words.model_verbs import activate, attack, modify, move, remove, summon
from conclave.games.black_rose_wars.words.nouns import LODGE, ME, ROOM, TARGET, A
from conclave.games.black_rose_wars.words.numbers import DID, INCOMING, damage_on, instability_on, name_of
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, place_instability
from conclave.games.black_rose_wars.words.sets import STANDING, evocations, models, room_of, rooms
from conclave.games.black_rose_wars.words.watching import ATTACKS, BEFORE_ATTACK, watch
from conclave.games.black_rose_wars.words.window_verbs import bonus, prevent_damage
from conclave.games.black_rose_wars.words.zones import hand
from conclave.language.flow import let, when
from conclave.language.numbers import count, either_number, half, least, value
from conclave.language.sets import but, union
from conclave.language.tests import at_least, equals

ACID_EXPLOSION: Final = spell(
    "acid-explosion", "Acid Explosion", t.TRANSMUTATION, t.COMBAT, t.WATER, True,
    single(
        2, "You may discard a card from your hand. If you do, the model takes 3 damage, otherwise 1.",
        [
            discard(hand(ME), 1, may=True),
            let(A, DID),
            damage(TARGET, either_number(equals(value(A), 1), 3, 1)),
        ],
    ),
    area(
        2,
        "You may discard a card from your hand. If you do, add 2 Instability to the Room; otherwise each "
        "model in it takes 1 damage.",
        [
            discard(hand(ME), 1, may=True),
            let(A, DID),
            when(equals(value(A), 1), [place_instability(ROOM, 2)], [damage(models(ROOM), 1)]),
        ],
    ),
)  # fmt: skip

DISFIGURING_MUTATION: Final = spell(
    "disfiguring-mutation", "Disfiguring Mutation", t.TRANSMUTATION, t.CONTINGENCY, t.FIRE, True,
    aimed_at_self(
        "Until the turn ends each of your Physical Actions lets you both move and attack, in either order.",
        [modify(ME, flags.MOVE_AND_ATTACK)],
    ),
    aimed_at_self(
        "Until the turn ends you are an Abomination: movement 2, attack 3, and you act once in the "
        "Evocation Phase. You may move up to one Room now and attack.",
        [modify(ME, flags.IS_ABOMINATION), may([move(ME, 1), attack(ME)])],
    ),
)  # fmt: skip

IMPLOSION_RITE: Final = spell(
    "implosion-rite", "Implosion Rite", t.TRANSMUTATION, t.CONTINGENCY, t.EARTH, False,
    area(
        2, "A Mutant Altar leaves the Room for the reserve; add 4 Instability to the Room.",
        [pick(A, evocations(ROOM, kind=t.MUTANT_ALTAR)), remove(A), place_instability(ROOM, 4)],
        filter=WITH_MUTANT_ALTAR,
    ),
    area(
        1, "A Mutant Altar of yours rises in the Room; add 1 Instability to it.",
        [summon(t.MUTANT_ALTAR, ROOM), place_instability(ROOM, 1)],
    ),
)  # fmt: skip

MAGIC_ERUPTION: Final = spell(
    "magic-eruption", "Magic Eruption", t.TRANSMUTATION, t.PROTECTION, t.FIRE, False,
    protection(
        DAMAGED, "You have been hurt: add as much Instability to the Room where you stand.",
        [place_instability(room_of(ME), INCOMING)],
    ),
    protection(
        WOULD_DAMAGE,
        "Damage is about to reach you: you take none; add 1 Instability to the Room where you stand.",
        [prevent_damage(), place_instability(room_of(ME), 1)],
    ),
)  # fmt: skip

MUTATION_RITE: Final = spell(
    "mutation-rite", "Mutation Rite", t.TRANSMUTATION, t.CONTINGENCY, t.WATER, False,
    area(
        2, "A Mutant Altar leaves the Room for the reserve; gain 2 PP and add 2 Instability to the Room.",
        [
            pick(A, evocations(ROOM, kind=t.MUTANT_ALTAR)),
            remove(A),
            gain_pp(ME, 2),
            place_instability(ROOM, 2),
        ],
        filter=WITH_MUTANT_ALTAR,
    ),
    area(
        1, "A Mutant Altar of yours rises in the Room; gain 1 PP.",
        [summon(t.MUTANT_ALTAR, ROOM), gain_pp(ME, 1)],
    ),
)  # fmt: skip

OVERLOAD: Final = spell(
    "overload", "Overload", t.TRANSMUTATION, t.CONTINGENCY, t.FIRE, True,
    area(
        ANYWHERE, "Take up to 2 Instability out of the Room; each is worth 1 PP to you.",
        [remove_instability(ROOM, 2), let(A, DID), gain_pp(ME, value(A))],
    ),
    area(
        ANYWHERE, "Add 2 Instability to the Room, in which an Altar stands.",
        [place_instability(ROOM, 2)],
        filter=WITH_ALTAR,
    ),
)  # fmt: skip

PUTREFYING_POISON: Final = spell(
    "putrefying-poison", "Putrefying Poison", t.TRANSMUTATION, t.COMBAT, t.WATER, False,
    aimed_at_self(
        "Until the turn ends, whenever you attack physically, add 1 Instability to the Room where you "
        "stand. You may move up to one Room now and attack.",
        [watch(ATTACKS, [place_instability(room_of(ME), 1)], who=ME), may([move(ME, 1), attack(ME)])],
    ),
    single(
        1, "For every 2 damage on the model add 1 Instability to its Room, up to 3.",
        [place_instability(room_of(TARGET), least(3, half(damage_on(TARGET))))],
    ),
)  # fmt: skip

RITE_OF_CHANGE: Final = spell(
    "rite-of-change", "Rite of Change", t.TRANSMUTATION, t.CONTINGENCY, t.EARTH, False,
    area(
        ANYWHERE,
        "Until the turn ends the Room with the Mutant Altar takes name, colour and effect of another that "
        "still stands, the Black Rose Room excepted. You may activate it.",
        [
            pick(A, but(rooms(destroyed=STANDING), union(ROOM, rooms(name=t.BLACK_ROSE_ROOM)))),
            modify(ROOM, flags.COPY_OF, name_of(A)),
            may([activate(ROOM)]),
        ],
        filter=WITH_MUTANT_ALTAR,
    ),
    area(
        1,
        "A Mutant Altar of yours rises in the Room; add 1 Instability to it for each Mutant Altar in the "
        "Lodge.",
        [
            summon(t.MUTANT_ALTAR, ROOM),
            place_instability(ROOM, count(evocations(LODGE, kind=t.MUTANT_ALTAR))),
        ],
    ),
)  # fmt: skip

RITE_OF_CONTROL: Final = spell(
    "rite-of-control", "Rite of Control", t.TRANSMUTATION, t.CONTINGENCY, t.EARTH, False,
    area(
        0,
        "For each Mutant Altar in the Lodge, up to 4, gain 1 PP and add 1 Instability to the Room where "
        "you stand.",
        [
            let(A, least(4, count(evocations(LODGE, kind=t.MUTANT_ALTAR)))),
            gain_pp(ME, value(A)),
            place_instability(ROOM, value(A)),
        ],
    ),
    area(
        1, "A Mutant Altar of yours rises in the Room; gain 1 PP for each Mutant Altar in the Lodge.",
        [summon(t.MUTANT_ALTAR, ROOM), gain_pp(ME, count(evocations(LODGE, kind=t.MUTANT_ALTAR)))],
    ),
)  # fmt: skip

STONE_CLAWS: Final = spell(
    "stone-claws", "Stone Claws", t.TRANSMUTATION, t.COMBAT, t.EARTH, True,
    aimed_at_self(
        "Until the turn ends your physical attacks strike all enemy models in the Room at once. You may "
        "move up to one Room now and attack.",
        [modify(ME, flags.ATTACK_AREA), may([move(ME, 1), attack(ME)])],
    ),
    aimed_at_self(
        "Until the turn ends you attack with a value of 3. You may move up to one Room now and attack.",
        [modify(ME, flags.ATTACK_VALUE, 3), may([move(ME, 1), attack(ME)])],
    ),
)  # fmt: skip

UNSTABLE_BIND: Final = spell(
    "unstable-bind", "Unstable Bind", t.TRANSMUTATION, t.CONTINGENCY, t.WATER, True,
    area(
        ANYWHERE, "Take 3 Instability out of the Room, which has 3 or more, and heal up to 2 of your damage.",
        [when(at_least(instability_on(ROOM), 3), [remove_instability(ROOM, 3), heal(ME, 2)])],
        filter=INSTABILITY_3,
    ),
    area(
        ANYWHERE,
        "Take 3 Instability out of the Room, which has 3 or more; a Mutant Altar of yours rises in it.",
        [
            when(
                at_least(instability_on(ROOM), 3),
                [remove_instability(ROOM, 3), summon(t.MUTANT_ALTAR, ROOM)],
            ),
        ],
        filter=INSTABILITY_3,
    ),
)  # fmt: skip

UNSTABLE_FLAMES: Final = spell(
    "unstable-flames", "Unstable Flames", t.TRANSMUTATION, t.COMBAT, t.FIRE, False,
    aimed_at_self(
        "Until the turn ends, whenever you attack physically, you may burn 1 Instability of the Room where "
        "you stand to deal 1 damage more. You may move up to one Room now and attack.",
        [
            watch(
                BEFORE_ATTACK,
                [may([remove_instability(room_of(ME), 1), let(A, DID), bonus(value(A))])],
                who=ME,
            ),
            may([move(ME, 1), attack(ME)]),
        ],
    ),
    aimed_at_self(
        "Until the turn ends, whenever you attack physically, you may deal no damage and add 2 Instability "
        "to the Room where you stand. You may move up to one Room now and attack.",
        [
            watch(BEFORE_ATTACK, [may([prevent_damage(), place_instability(room_of(ME), 2)])], who=ME),
            may([move(ME, 1), attack(ME)]),
        ],
    ),
)  # fmt: skip
