"""Conjurations, in printed order."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import ATTACK_DICE, DEFENCE_DIE, EFFECT_DIE, ESCAPE_DIE
from conclave.games.mage_wars.rules.events import (
    ACTIVATED,
    ATTACK_DAMAGED,
    COMES_INTO_PLAY,
    ENTERED,
    MOVE_COST,
    SPELL_RESOLVED,
)
from conclave.games.mage_wars.words.answering import on
from conclave.games.mage_wars.words.card_verbs import destroy, drift
from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.fight_verbs import attack
from conclave.games.mage_wars.words.flow import choose, each, pick
from conclave.games.mage_wars.words.forms import (
    ability,
    each_upkeep,
    lend,
    no_ranged_attacks,
    reroll,
    source,
    spawnpoint,
    summon_here,
)
from conclave.games.mage_wars.words.grants import grant, lose
from conclave.games.mage_wars.words.harm_verbs import (
    ALL,
    damage,
    give,
    heal,
    heal_up_to,
    link_to,
    mark,
    tokens,
)
from conclave.games.mage_wars.words.mana_verbs import buy_off, charge, gain_mana
from conclave.games.mage_wars.words.nouns import (
    ATTACKER,
    BEARER,
    BY,
    CHOSEN,
    CHOSEN_ZONE,
    DEFENDER,
    HERE,
    IT,
    LINKED,
    MY_MAGE,
    SO_MANY,
    TARGET,
    THIS,
    controller_of,
)
from conclave.games.mage_wars.words.numbers import X, level_of, tokens_on
from conclave.games.mage_wars.words.sets import (
    CONJURATIONS,
    ENEMY,
    FRIENDLY,
    LEADING_MAGE,
    MINE,
    creatures,
    mages,
    objects,
    shot,
    zones,
)
from conclave.games.mage_wars.words.speech import ALWAYS, Test
from conclave.games.mage_wars.words.spells import spells
from conclave.games.mage_wars.words.tests import (
    MELEE,
    all_of,
    by_is,
    can_be_healed,
    is_a,
    is_a_creature,
    is_a_mage,
    is_friendly,
    is_immune,
    is_living,
    is_marked,
    it_is,
    same_zone,
)
from conclave.language.flow import let
from conclave.language.numbers import count, value
from conclave.language.tests import any_of, at_least, no

card(
    "Rajan's Fury",
    "All animals have Charge +1.",
    grant(k.CHARGE, 1, creatures(subtypes=1 << k.ANIMAL)),
)


def have(family: int) -> Test:
    """An animal of a family that its Mage controls (O66)."""
    return any_of(creatures(MINE, subtypes=1 << k.ANIMAL | 1 << family))


card(
    "Animal Kinship",
    "Your Mage learns from your animals: Climbing from an ape, Tough -2 from a bear, Melee +1 from a "
    "canine, Elusive from a cat, Armour +1 from a reptile.",
    grant(k.CLIMBING, 1, MY_MAGE, when=have(k.APE)),
    grant(k.TOUGH, -2, MY_MAGE, when=have(k.BEAR)),
    grant(k.MELEE_BONUS, 1, MY_MAGE, when=have(k.CANINE)),
    grant(k.ELUSIVE, 1, MY_MAGE, when=have(k.CAT)),
    grant(k.ARMOUR, 1, MY_MAGE, when=have(k.REPTILE)),
)
card(
    "Tooth & Nail",
    "Melee attacks of animals have Piercing +1.",
    lend(k.PIERCING, all_of(MELEE, is_a_creature(ATTACKER), is_a(ATTACKER, k.ANIMAL))),
)
card("Battle Forge", "It casts equipment.", spawnpoint(spells(k.EQUIPMENT)))
card(
    "Gate to Hell",
    "Demons have Melee +1. Once in the game your Mage may open it for a full action and 12 mana: it attacks "
    "every creature in the arena that does not fly, and from then on your demons may appear in its zone.",
    grant(k.MELEE_BONUS, 1, creatures(subtypes=1 << k.DEMON)),
    ability(
        k.FULL_ACTION,
        [
            mark(THIS, k.OPENED),
            pick(CHOSEN, creatures(flying=False), n=ALL), each(CHOSEN, attack("Open the Gate", IT)),
        ],
        by=MY_MAGE, cost=12, in_all=True,
    ),
    summon_here(spells(k.CREATURE, subtype=k.DEMON), when=is_marked(THIS, k.OPENED)),
)  # fmt: skip
card(
    "Gate to Voltari",
    "It gets 1 mana whenever the enemy Mage that it is linked to has resolved a spell. With 3 mana on it, "
    "it casts Corporeal arcane creatures.",
    on(COMES_INTO_PLAY, [pick(CHOSEN, mages(ENEMY)), link_to(CHOSEN)], when=it_is(THIS), commutes=False),
    on(SPELL_RESOLVED, gain_mana(THIS, 1), when=by_is(LINKED)),
    spawnpoint(spells(k.CREATURE, school=k.ARCANE, corporeal=True), 3),
)
card(
    "Hand of Bim-Shalla",
    "Once a round, before or after an activation of yours, any Living creature heals 1, or has Melee +1 or "
    "Armour +1 for the round.",
    ability(
        k.PRIORITY,
        choose([
            ("Heal 1", can_be_healed(TARGET), heal(TARGET, 1)),
            ("Melee +1 for the round", ALWAYS, give(TARGET, k.MELEE_BONUS)),
            ("Armour +1 for the round", ALWAYS, give(TARGET, k.ARMOUR)),
        ]),
        target=creatures(living=True), times=1,
    ),
)  # fmt: skip
card(
    "Temple of the Dawnbreaker",
    "Once a round you may roll again: a defence or an escape of yours, or the attack dice or the effect die "
    "of an attack on a creature of yours.",
    reroll([DEFENCE_DIE, ESCAPE_DIE]),
    reroll([EFFECT_DIE, ATTACK_DICE], all_of(is_friendly(DEFENDER), is_a_creature(DEFENDER))),
)
card("Lair", "It casts animals.", spawnpoint(spells(k.CREATURE, subtype=k.ANIMAL)))
card(
    "Idol of Pestilence",
    "Each Upkeep every Living creature takes 1 poison damage.",
    each_upkeep(damage(creatures(living=True), 1, k.POISON)),
)
card("Mana Crystal", "Your Mage has Channeling +1.", grant(k.CHANNELING, 1, MY_MAGE))
card("Mana Flower", "Your Mage has Channeling +1.", grant(k.CHANNELING, 1, MY_MAGE))
card(
    "Mana Siphon",
    "As it comes it is linked to a Mage within 2 zones and in its sight, who has Channeling -2.",
    on(
        COMES_INTO_PLAY, [pick(CHOSEN, mages(within=2, of=THIS, sight=True)), link_to(CHOSEN)],
        when=it_is(THIS), commutes=False,
    ),
    grant(k.CHANNELING, -2, LINKED),
)  # fmt: skip
card(
    "Mohktari, Great Tree of Life",
    "Your Living creatures in its zone have Regenerate 2.",
    grant(k.REGENERATE, 2, creatures(FRIENDLY, living=True, here=THIS)),
)
card(
    "Mordok's Obelisk",
    "All creatures but Mages have Upkeep +1.",
    grant(k.UPKEEP, 1, creatures(mage=False)),
)
card(
    "Pentagram",
    "It gets 1 mana when an attack of a creature of yours damages an enemy creature: once a round for each "
    "of those, and twice in all. With 2 mana on it, it casts Living dark creatures.",
    on(
        ATTACK_DAMAGED, gain_mana(THIS, 1), once=True, per=IT, cap=2,
        when=all_of(is_a_creature(BY), is_friendly(BY), is_a_creature(IT), no(is_friendly(IT))),
    ),
    spawnpoint(spells(k.CREATURE, school=k.DARK, living=True), 2),
)  # fmt: skip
card(
    "Poison Gas Cloud",
    "Each Upkeep every Living creature in its zone takes 2 poison damage. Who enters, or is activated "
    "there, takes one move action at most in that Action Phase.",
    each_upkeep(damage(creatures(living=True, here=THIS), 2, k.POISON)),
    on(
        ENTERED, give(IT, k.ONE_MOVE, until=k.ACTIVATION),
        when=all_of(same_zone(HERE, THIS), is_living(IT), no(is_immune(IT, k.POISON))),
    ),
    on(
        ACTIVATED, give(IT, k.ONE_MOVE, until=k.ACTIVATION),
        when=all_of(same_zone(IT, THIS), is_living(IT), no(is_immune(IT, k.POISON))),
    ),
)  # fmt: skip
card("Deathlock", "Everything has Finite Life.", grant(k.FINITE_LIFE, 1, objects()))
VICTIMS = creatures(MINE, mage=False, owned=True)
card(
    "Sacrificial Altar",
    "Once a round, before or after an activation of yours, you may destroy a creature of your own: another "
    "one of yours has Melee and Piercing by its level for the round.",
    ability(
        k.PRIORITY,
        [
            pick(CHOSEN, VICTIMS), let(SO_MANY, level_of(CHOSEN)), destroy(CHOSEN),
            give(TARGET, k.MELEE_BONUS, value(SO_MANY)), give(TARGET, k.PIERCING, value(SO_MANY)),
        ],
        target=creatures(FRIENDLY), times=1, when=any_of(VICTIMS),
    ),
)  # fmt: skip
card(
    "Suppression Orb",
    "Each move action of a creature that is no Mage costs its controller 1 mana.",
    on(MOVE_COST, charge(controller_of(IT), 1), when=no(is_a_mage(IT))),
)
card(
    "Tanglevine",
    "The creature is Restrained and Unmovable. No ranged attack may be aimed at the vine.",
    grant(k.RESTRAINED, 1, BEARER),
    grant(k.UNMOVABLE, 1, BEARER),
    no_ranged_attacks(),
)
card(
    "Temple of Asyra",
    "Twice a round a cleric of yours may spend a full action to put 1 mana on it. With 2 mana on it, it "
    "casts holy creatures.",
    ability(
        k.FULL_ACTION, gain_mana(THIS, 1), by=creatures(FRIENDLY, subtypes=1 << k.CLERIC), times=2
    ),
    spawnpoint(spells(k.CREATURE, school=k.HOLY), 2),
)  # fmt: skip
TEMPLES = objects(MINE, CONJURATIONS, subtypes=1 << k.TEMPLE)
card(
    "Temple of Light",
    "Once a round, before or after an activation of yours, you may pay X mana, up to the number of your "
    "temples: it shoots with X dice, and X more on the effect die.",
    ability(
        k.PRIORITY, attack("Light Blast", TARGET, dice=X), target=shot(k.LIGHT), high=2, times=1,
        most_x=count(TEMPLES),
    ),
)  # fmt: skip
card("Altar of Infernia", "No creature has a Melee bonus.", lose(k.NO_MELEE_BONUS, creatures()))
card(
    "Ballista",
    "It comes with a Load token and gets one each Upkeep, up to 2. Before or after an activation of yours "
    "it may spend both to shoot.",
    on(COMES_INTO_PLAY, tokens(THIS, k.LOAD, 1, 2), when=it_is(THIS)),
    each_upkeep(tokens(THIS, k.LOAD, 1, 2)),
    ability(
        k.PRIORITY, [tokens(THIS, k.LOAD, -2), attack("Giant Bolt", TARGET)], target=shot(), low=1, high=2,
        when=at_least(tokens_on(THIS, k.LOAD), 2),
    ),
)  # fmt: skip
LIVING_OBJECTS = objects(living=True, mage=False)
card(
    "Meredia's Blessing",
    "Each Upkeep the Mage with more Living objects than the other may heal one of them up to 2, and buy one "
    "condition off one of them; no Mage is one of them.",
    each_upkeep(
        each(
            LEADING_MAGE,
            [
                pick(CHOSEN, LIVING_OBJECTS, may=True, by=LEADING_MAGE),
                heal_up_to(CHOSEN, 2, least=1, by=LEADING_MAGE),
                buy_off(LIVING_OBJECTS, once=True, by=LEADING_MAGE),
            ],
        )
    ),
)
card(
    "Mind's Eye",
    "Once a round a quick spell of your Mage or Familiar may come from it. Each Upkeep it may drift into an "
    "adjacent zone.",
    source(spells()),
    each_upkeep([pick(CHOSEN_ZONE, zones(beside=THIS), may=True), drift(THIS, CHOSEN_ZONE)]),
)
