"""The Spells of Destruction: fire, ice and storm, and the Malacoda."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules.aiming import MAGE_ONLY, OWN_EVOCATION
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.windows import TARGETED_TRAP, WOULD_DAMAGE_MODEL
from conclave.games.black_rose_wars.words.card_verbs import discard
from conclave.games.black_rose_wars.words.chain_verbs import chain
from conclave.games.black_rose_wars.words.cube_verbs import convert_instability, damage
from conclave.games.black_rose_wars.words.declare import area, protection, single, special, spell
from conclave.games.black_rose_wars.words.flow import each, pick
from conclave.games.black_rose_wars.words.model_verbs import (
    act,
    block,
    modify,
    move,
    shift,
    spend_action,
    summon,
)
from conclave.games.black_rose_wars.words.nouns import (
    ATTACKER,
    EVENTS,
    HIT,
    IT,
    ME,
    ROOM,
    SPELL,
    TARGET,
    A,
    B,
)
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, place_instability
from conclave.games.black_rose_wars.words.sets import adjacent, evocations, mages, models, room_of
from conclave.games.black_rose_wars.words.targets import aim_at_it, valid_targets
from conclave.games.black_rose_wars.words.tests import is_mage
from conclave.games.black_rose_wars.words.window_verbs import prevent_damage, prevent_effect
from conclave.games.black_rose_wars.words.zones import quests
from conclave.language.flow import let_be, when
from conclave.language.numbers import count, least
from conclave.language.sets import but, union
from conclave.language.tests import more_than

DEMONS_HOWL: Final = spell(
    "demons-howl", "Demon's Howl", t.DESTRUCTION, t.CONTINGENCY, t.PROFANE, False,
    single(ANYWHERE,
           "An Evocation of yours acts at once: it may move, then it may attack.",
           [act(TARGET)], filter=OWN_EVOCATION),
    area(1,
         "A Malacoda of yours is summoned to the Room.",
         [summon(t.MALACODA, ROOM)]),
)  # fmt: skip

DESTRUCTIVE_BOLT: Final = spell(
    "destructive-bolt", "Destructive Bolt", t.DESTRUCTION, t.COMBAT, t.AIR, True,
    area(1,
         "Each model in the Room takes 3 damage; nobody can activate the Room any more this turn.",
         [damage(models(ROOM), 3), block(ROOM)]),
    single(1,
           "The model takes 3 damage. You may go on to a new enemy model 1 Room away at most, "
           "which takes 2, and from there to a third, which takes 1.",
           [chain(TARGET, [3, 2, 1])]),
)  # fmt: skip

FIREBALL: Final = spell(
    "fireball", "Fireball", t.DESTRUCTION, t.COMBAT, t.FIRE, True,
    area(1,
         "Each model in the Room takes 3 damage, and no Protection answers.",
         [damage(models(ROOM), 3, shielded=False)]),
    area(1,
         "Each model in the Room takes 2 damage; add 1 Instability there for each model hit, 4 at most.",
         [damage(models(ROOM), 2), place_instability(ROOM, least(4, count(HIT)))]),
)  # fmt: skip

FIRE_DASH: Final = spell(
    "fire-dash", "Fire Dash", t.DESTRUCTION, t.COMBAT, t.FIRE, False,
    area(3,
         "You shift to the Room, where each model takes 1 damage.",
         [shift(ME, ROOM), damage(models(ROOM), 1)]),
    area(3,
         "Each model in the Room you are in takes 1 damage; then you shift to the Room chosen.",
         [damage(models(room_of(ME)), 1), shift(ME, ROOM)]),
)  # fmt: skip

FIRE_OF_FATE: Final = spell(
    "fire-of-fate", "Fire of Fate", t.DESTRUCTION, t.CONTINGENCY, t.FIRE, False,
    single(2,
           "The Mage chooses a Quest it holds and discards it. Gain 1 PP, whether it held any or not.",
           [discard(quests(TARGET), 1, by=TARGET), gain_pp(ME, 1)], filter=MAGE_ONLY),
    special("An Event in play is discarded: 2 PP for you, none for the Rose.",
            [pick(A, EVENTS), when(more_than(count(A), 0), [discard(A, rose=0), gain_pp(ME, 2)])]),
)  # fmt: skip

ICE_BURST: Final = spell(
    "ice-burst", "Ice Burst", t.DESTRUCTION, t.COMBAT, t.WATER, True,
    area(1,
         "Each model in the Room takes 2 damage; no Physical Action moves a Mage so hit any more this turn.",
         [damage(models(ROOM), 2), each(HIT, [when(is_mage(IT), [modify(IT, flags.NO_MOVE)])])]),
    area(1,
         "Each model in the Room takes 2 damage; a Mage so hit loses a Physical Action it has left.",
         [damage(models(ROOM), 2), each(HIT, [when(is_mage(IT), [spend_action(IT, 1)])])]),
)  # fmt: skip

MAELSTROM: Final = spell(
    "maelstrom", "Maelstrom", t.DESTRUCTION, t.COMBAT, t.WATER, True,
    area(2,
         "All models in adjacent Rooms are drawn into the Room; then each model in it takes 2 damage.",
         [each(models(adjacent(ROOM)), [move(IT, 1, to=ROOM)]), damage(models(ROOM), 2)]),
    area(2,
         "Each model in the Room takes 3 damage; add 2 Instability there.",
         [damage(models(ROOM), 3), place_instability(ROOM, 2)]),
)  # fmt: skip

METEOR_SWARM: Final = spell(
    "meteor-swarm", "Meteor Swarm", t.DESTRUCTION, t.COMBAT, t.FIRE, True,
    area(2,
         "Each model in the Room takes 4 damage.",
         [damage(models(ROOM), 4)]),
    area(2,
         "Each model in the Room takes 3 damage, and each model in an adjacent Room takes 1.",
         [damage(models(ROOM), 3), damage(models(adjacent(ROOM)), 1)]),
)  # fmt: skip

MIGHTY_WHIRLWIND: Final = spell(
    "mighty-whirlwind", "Mighty Whirlwind", t.DESTRUCTION, t.COMBAT, t.AIR, False,
    single(3,
           "The model goes to an adjacent Room of your choice; "
           "if others stand there, it and one of them that you choose take 1 damage each.",
           [pick(A, adjacent(room_of(TARGET))),
            move(TARGET, 1, to=A),
            pick(B, but(models(room_of(TARGET)), TARGET)),
            when(more_than(count(B), 0), [damage(union(TARGET, B), 1)])]),
    area(3,
         "For this turn no Physical Action and no Spell takes the Mages now in the Room out of it.",
         [each(mages(ROOM), [modify(IT, flags.NO_LEAVE)])]),
)  # fmt: skip

OBSCURE_ARMOR: Final = spell(
    "obscure-armor", "Obscure Armor", t.DESTRUCTION, t.PROTECTION, t.PROFANE, False,
    protection(WOULD_DAMAGE_MODEL,
               "An enemy model is about to damage you: you take nothing, and it takes 1 damage itself.",
               [prevent_damage(), damage(ATTACKER, 1, colour=ATTACKER)]),
    protection(TARGETED_TRAP,
               "A Trap is about to strike you: it does nothing to you, and its owner takes 3 damage.",
               [prevent_effect(), damage(ATTACKER, 3, colour=ATTACKER)]),
)  # fmt: skip

OBSCURE_EXPLOSION: Final = spell(
    "obscure-explosion", "Obscure Explosion", t.DESTRUCTION, t.COMBAT, t.PROFANE, False,
    area(2,
         "Each model in the Room takes 2 damage; convert up to 3 Instability there.",
         [damage(models(ROOM), 2), convert_instability(ROOM, 3)]),
    area(2,
         "Each Altar in the Room takes 5 damage, each other model there 2.",
         [damage(but(models(ROOM), evocations(ROOM, archetype=t.ALTAR)), 2),
          damage(evocations(ROOM, archetype=t.ALTAR), 5)]),
)  # fmt: skip

UNSTABLE_ARROW: Final = spell(
    "unstable-arrow", "Unstable Arrow", t.DESTRUCTION, t.COMBAT, t.AIR, True,
    single(2,
           "The model takes 2 damage; add 1 Instability to the Room it is in.",
           [let_be(A, room_of(TARGET)), damage(TARGET, 2), place_instability(A, 1)]),
    single(2,
           "The model, and a second one in range if you like, take 1 damage each; "
           "for each, add 1 Instability to the Room it is in.",
           [pick(A, but(valid_targets(SPELL), TARGET), may=True),
            each(union(TARGET, A),
                 [aim_at_it(), let_be(B, room_of(IT)), damage(IT, 1), place_instability(B, 1)])]),
)  # fmt: skip
