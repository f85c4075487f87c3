"""Creatures, in printed order."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.events import (
    ACTIVATED,
    BURN_ROLLED,
    DESTROYED,
    DICE_ROLLED,
    SUMMONED,
    UPKEEP_START,
)
from conclave.games.mage_wars.words.answering import on
from conclave.games.mage_wars.words.card_verbs import destroy, look_at
from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.fight_verbs import add_effect, attack
from conclave.games.mage_wars.words.flow import pick
from conclave.games.mage_wars.words.forms import ability, defends_only, each_upkeep, familiar, lend, unhurt_by
from conclave.games.mage_wars.words.grants import against, grant
from conclave.games.mage_wars.words.harm_verbs import damage, give, heal, place, tokens
from conclave.games.mage_wars.words.nouns import (
    ATTACKER,
    BY,
    CHOSEN,
    HERE,
    IT,
    MY_MAGE,
    TARGET,
    THIS,
)
from conclave.games.mage_wars.words.numbers import AMOUNT, burns_on, dice, tokens_on
from conclave.games.mage_wars.words.sets import FRIENDLY, creatures, enchantments
from conclave.games.mage_wars.words.spells import spells
from conclave.games.mage_wars.words.tests import (
    BY_ATTACK,
    CHARGING,
    DEALING_DAMAGE,
    MELEE,
    all_of,
    attacks,
    damage_is,
    defends,
    is_a_creature,
    is_flying,
    is_friendly,
    is_living,
    is_of_school,
    it_is,
    same_zone,
    with_bar,
)
from conclave.language.numbers import less
from conclave.language.tests import either, no

card("Adramelech, Lord of Fire", "")
card(
    "Asyran Cleric",
    "As a full action it heals a Living creature within 1 zone by 1 die.",
    ability(k.FULL_ACTION, heal(TARGET, dice(1)), target=creatures(living=True), high=1),
)
card("Dark Pact Slayer", "")
card("Bitterwood Fox", "")
card(
    "Blue Gremlin",
    "When it is activated you may pay 1 mana: for the round it is Fast, and Teleports where it would walk.",
    on(ACTIVATED, [give(THIS, k.FAST), give(THIS, k.TELEPORTS)], when=it_is(THIS), price=1),
)
card("Brogan Bloodstone", "")
card("Cervere, The Forest Shadow", "")
card("Darkfenne Bat", "")
card("Darkfenne Hydra", "")
card("Emerald Tegu", "")
card(
    "Fellella, Pixie Familiar",
    "It casts enchantments.",
    familiar(spells(k.ENCHANTMENT)),
)
card("Feral Bobcat", "")
card("Firebrand Imp", "")
card("Flaming Hellion", "")
card(
    "Goran, Werewolf Pet",
    "Bloodthirsty +1 more in the zone of its Mage.",
    grant(k.BLOODTHIRSTY, 1, THIS, when=same_zone(THIS, MY_MAGE)),
)
card("Gorgon Archer", "")
card(
    "Gray Angel",
    "As a full action it heals any Living creature by 6 dice, and is destroyed.",
    ability(k.FULL_ACTION, [heal(TARGET, dice(6)), destroy(THIS)], target=creatures(living=True)),
)
card(
    "Highland Unicorn",
    "Your Living creatures in its zone have Regenerate 1.",
    grant(k.REGENERATE, 1, creatures(FRIENDLY, living=True, here=THIS)),
)
card(
    "Huginn, Raven Familiar",
    "It casts incantations up to level 2. As a quick action it looks at a hidden enchantment within 2 zones.",
    familiar(spells(k.INCANTATION, most_level=2)),
    ability(k.QUICK_ACTION, look_at(TARGET), target=enchantments(hidden=True), high=2),
)
card("Knight of Westlock", "")
card(
    "Malacoda",
    "Each Upkeep every Living creature in its zone takes 2 poison damage.",
    each_upkeep(damage(creatures(living=True, here=THIS), 2, k.POISON)),
)
card("Mana Leech", "")
card("Mountain Gorilla", "")
card(
    "Necropian Vampiress",
    "When she is activated you may pay 1 mana: she is Flying for that Action Phase.",
    on(ACTIVATED, give(THIS, k.FLYING, until=k.ACTIVATION), when=it_is(THIS), price=1),
)
card("Moonglow Faerie", "")
card("Royal Archer", "")
PACK = creatures(FRIENDLY, subtypes=1 << k.CANINE, here=THIS, other=THIS)
card(
    "Redclaw, Alpha Male",
    "Your other canines in its zone have Armour +1 and Melee +1.",
    grant(k.ARMOUR, 1, PACK),
    grant(k.MELEE_BONUS, 1, PACK),
)
card("Samandriel, Angel of Light", "")
card("Skeletal Sentry", "")
card("Sosruko, Ferret Companion", "")
card("Steelclaw Grizzly", "")
card("Stonegaze Basilisk", "")
card(
    "Tarok, the Skyhunter",
    "Its defence is against Flying attackers only.",
    defends_only(all_of(MELEE, is_flying(ATTACKER))),
)
card("Thunderift Falcon", "")
card("Timber Wolf", "")
card(
    "Valshalla, Lightning Angel",
    "Once a round, when an attack of an enemy creature destroys a creature of yours, she gets a Wrath "
    "token, up to 4 in all: each is Melee +1.",
    on(
        DESTROYED, tokens(THIS, k.WRATH, 1, 4), once=True,
        when=all_of(is_a_creature(IT), is_friendly(IT), is_a_creature(BY), no(is_friendly(BY))),
    ),
    grant(k.MELEE_BONUS, tokens_on(THIS, k.WRATH), THIS),
)  # fmt: skip
card("Whirling Spirit", "")
card("Dwarf Kriegshammer", "")
card(
    "Fire Elemental",
    "Water does it full damage.",
    lend(k.ETHEREAL, all_of(defends(THIS), damage_is(k.HYDRO))),
)
card(
    "Joseph Trublood, High Cleric",
    "While a Nonliving or dark creature damages him he has Armour +2.",
    grant(
        k.ARMOUR, 2, THIS,
        when=all_of(
            DEALING_DAMAGE, defends(THIS), is_a_creature(ATTACKER),
            either(no(is_living(ATTACKER)), is_of_school(ATTACKER, k.DARK)),
        ),
    ),
)  # fmt: skip
card("Kumanjaran Leopard", "")
card(
    "Magma Golem",
    "Flames do it no damage, but it burns: each Upkeep it gets a Burn first, and its Burns damage every "
    "other creature in its zone instead. Each Burn is Armour -1, and frost +1.",
    unhurt_by(k.FLAME),
    on(UPKEEP_START, place(k.BURN, THIS)),
    on(BURN_ROLLED, damage(creatures(here=THIS, other=THIS), AMOUNT, k.FLAME), when=it_is(THIS)),
    grant(k.ARMOUR, less(0, burns_on(THIS)), THIS),
    against(k.FROST, burns_on(THIS), THIS),
)
card(
    "Messenger of Bim-Shalla",
    "When it is summoned it may heal a Living creature of yours within 1 zone by 4 dice.",
    on(
        SUMMONED,
        [pick(CHOSEN, creatures(FRIENDLY, living=True, within=1, of=THIS), may=True), heal(CHOSEN, dice(4))],
        when=it_is(THIS), commutes=False,
    ),
)  # fmt: skip
card(
    "Mountain Ram",
    "When it charges you may add 3 to the effect die of Battering Horns.",
    on(
        DICE_ROLLED,
        add_effect(3),
        when=all_of(attacks(THIS), with_bar("Battering Horns"), CHARGING),
        optional=True,
    ),
)
card("Titanodon", "")
card(
    "Unstable Fire Imp",
    "Destroyed by the damage of an attack it bursts, and may set fire to everything in its zone.",
    on(DESTROYED, attack("Blazing Burst", HERE), when=all_of(it_is(THIS), BY_ATTACK), commutes=False),
)
card("Woolly Rhinoceros", "")
