"""Incantations, in printed order."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.words.card_verbs import (
    banish,
    destroy,
    push,
    shift_target,
    steal_target,
    summon,
    teleport,
)
from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.fight_verbs import attack
from conclave.games.mage_wars.words.flow import each
from conclave.games.mage_wars.words.forms import chooses_equipment, chooses_way, keeps_hidden, resolve, x_cost
from conclave.games.mage_wars.words.harm_verbs import damage, give, heal, make_ready, place
from conclave.games.mage_wars.words.mana_verbs import buy_off, buy_out, family, gain_mana, lose_mana
from conclave.games.mage_wars.words.nouns import CASTER, IT, SECOND, SECOND_ZONE, TARGET, TARGET_ZONE
from conclave.games.mage_wars.words.numbers import cost_of, dice, distance, full_cost, level_of
from conclave.games.mage_wars.words.sets import FRIENDLY, creatures, enchantments
from conclave.games.mage_wars.words.tests import is_face_down, is_unmovable
from conclave.language.flow import when
from conclave.language.numbers import Did, either_number, most, plus, times
from conclave.language.tests import more_than, no

card(
    "Banish",
    "The creature leaves the arena for 3 rounds, with all that is on it.",
    resolve(banish(TARGET, 3)),
)
card(
    "Battle Fury",
    "In this round the creature may make another quick melee attack in one of its attack actions.",
    resolve(give(TARGET, k.EXTRA_MELEE)),
)
card(
    "Call of the Wild",
    "Your animals have Melee +1 for the round.",
    resolve(give(creatures(FRIENDLY, subtypes=1 << k.ANIMAL), k.MELEE_BONUS)),
)
card(
    "Charge",
    "The creature is Fast and has Charge +1 for the round.",
    resolve(give(TARGET, k.FAST), give(TARGET, k.CHARGE)),
)
card(
    "Dispel",
    "A revealed enchantment is destroyed; X is all that it costs to cast and reveal.",
    x_cost(full_cost(TARGET)),
    resolve(destroy(TARGET)),
)
card(
    "Dissolve",
    "A piece of the Mage's equipment is destroyed; X is its cost.",
    chooses_equipment(),
    x_cost(cost_of(SECOND)),
    resolve(destroy(SECOND)),
)
card(
    "Drain Life",
    "The creature takes 5 dice of damage, and its caster heals as much.",
    resolve(damage(TARGET, dice(5)), heal(CASTER, Did())),
)
card(
    "Drain Power",
    "The Mage loses 8 dice of mana, and its caster gains as much.",
    resolve(lose_mana(TARGET, dice(8)), gain_mana(CASTER, Did())),
)
card("Evade", "The creature is Elusive for the round.", resolve(give(TARGET, k.ELUSIVE)))
card(
    "Explode",
    "A piece of the Mage's equipment is destroyed, and the Mage is attacked; X is its cost and 6.",
    chooses_equipment(),
    x_cost(plus(6, cost_of(SECOND))),
    resolve(destroy(SECOND), attack("Fiery Blast", TARGET, by=CASTER)),
)
card(
    "Force Push",
    "The creature is Pushed 1 zone, whichever way you like; for 3 mana more even through a wall that "
    "attacks.",
    chooses_way(3),
    resolve(push(TARGET)),
)
card(
    "Group Heal",
    "Each of your Living creatures in the zone heals 5 dice.",
    resolve(each(creatures(FRIENDLY, living=True, here=TARGET_ZONE), heal(IT, dice(5)))),
)
card("Heal", "The creature heals 8 dice.", resolve(heal(TARGET, dice(8))))
card(
    "Knockdown",
    "Unless it is Unmovable the creature is Incapacitated until its next activation, or the end of the "
    "round.",
    resolve(when(no(is_unmovable(TARGET)), give(TARGET, k.INCAPACITATED, until=k.NEXT_ACTIVATION))),
)
card(
    "Lay Hands",
    "The creature heals 12 dice, and you may buy any of its conditions off.",
    resolve(heal(TARGET, dice(12)), buy_off(TARGET)),
)
card("Minor Heal", "The creature heals 5 dice.", resolve(heal(TARGET, dice(5))))
card(
    "Perfect Strike",
    "The creature's next melee attack in this round is Unavoidable.",
    resolve(give(TARGET, k.UNAVOIDABLE, until=k.NEXT_MELEE)),
)
card(
    "Piercing Strike",
    "The creature's next melee attack in this round has Piercing +3.",
    resolve(give(TARGET, k.PIERCING, 3, k.NEXT_MELEE)),
)
card(
    "Purify",
    "You may buy the creature's poison conditions and revealed poison enchantments off; X is what they cost.",
    resolve(
        buy_off(TARGET, family(k.POISON)), buy_out(enchantments(TARGET, subtypes=1 << k.POISON, hidden=False))
    ),
)
card("Purge Magic", "All enchantments on the object are destroyed.", resolve(destroy(enchantments(TARGET))))
card(
    "Resurrection",
    "A Living creature from your discard pile is summoned into its caster's zone; X is its cost and its "
    "level.",
    x_cost(plus(cost_of(TARGET), level_of(TARGET))),
    resolve(summon(TARGET, CASTER)),
)
card(
    "Rouse the Beast",
    "A creature that was summoned in this round may act in it; X is its level.",
    x_cost(level_of(TARGET)),
    resolve(make_ready(TARGET)),
)
card(
    "Seeking Dispel",
    "A hidden enchantment is destroyed, and may not be revealed any more.",
    keeps_hidden(),
    resolve(destroy(TARGET)),
)
card(
    "Shift Enchantment",
    "An enchantment of yours gets another bearer, or zone; X is its level, or 1 if it is hidden.",
    x_cost(either_number(is_face_down(TARGET), 1, level_of(TARGET))),
    resolve(shift_target()),
)
card(
    "Sleep",
    "The creature gets a Sleep condition; X is its level and 3, or twice its level from 4 on.",
    x_cost(
        either_number(more_than(level_of(TARGET), 3), times(2, level_of(TARGET)), plus(level_of(TARGET), 3))
    ),
    resolve(place(k.SLEEP, TARGET)),
)
card(
    "Steal Enchantment",
    "A revealed enchantment becomes yours and gets another bearer, or zone; X is all that it costs, here "
    "and there.",
    x_cost(plus(full_cost(TARGET), full_cost(TARGET, on=SECOND))),
    resolve(steal_target()),
)
card(
    "Teleport",
    "The creature is Teleported into the zone; X is 3 for each zone between, and at least 3.",
    x_cost(most(3, times(3, distance(TARGET, SECOND_ZONE)))),
    resolve(teleport(TARGET, SECOND_ZONE)),
)
card(
    "Vampiric Strike",
    "The creature's next melee attack in this round is Vampiric and has Piercing +1.",
    resolve(give(TARGET, k.VAMPIRIC, until=k.NEXT_MELEE), give(TARGET, k.PIERCING, until=k.NEXT_MELEE)),
)
MINDS = family(k.PSYCHIC) | 1 << k.DAZE | 1 << k.STUN
card(
    "Clear Mind",
    "You may buy the creature's psychic conditions, Daze, Stun and revealed psychic enchantments off; X is "
    "what they cost.",
    resolve(buy_off(TARGET, MINDS), buy_out(enchantments(TARGET, subtypes=1 << k.PSYCHIC, hidden=False))),
)
