"""Equipment, in printed order."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import ATTACK_DICE
from conclave.games.mage_wars.rules.events import ATTACK_AIMED, ATTACK_COST, ATTACK_ENDED
from conclave.games.mage_wars.words.answering import on
from conclave.games.mage_wars.words.card_verbs import to_book
from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.fight_verbs import scare_off
from conclave.games.mage_wars.words.flow import choose, each, pick
from conclave.games.mage_wars.words.forms import (
    Form,
    ability,
    barrier,
    bind,
    defence,
    discount,
    each_upkeep,
    lend,
    reroll,
    toll,
)
from conclave.games.mage_wars.words.grants import against, grant
from conclave.games.mage_wars.words.harm_verbs import ALL, damage, give, heal, remove, tokens
from conclave.games.mage_wars.words.mana_verbs import affordable, charge, may_pay, pay, unless_paid
from conclave.games.mage_wars.words.nouns import (
    ATTACKER,
    BEARER,
    CHOSEN,
    IT,
    MY_MAGE,
    TARGET,
    THIS,
    controller_of,
)
from conclave.games.mage_wars.words.numbers import D12, burns_on, cost_of, dice
from conclave.games.mage_wars.words.sets import creatures
from conclave.games.mage_wars.words.speech import ALWAYS
from conclave.games.mage_wars.words.spells import spells
from conclave.games.mage_wars.words.tests import (
    AVOIDED_BY_THIS,
    COUNTERSTRIKE,
    MELEE,
    RANGED_OR_ZONE,
    all_of,
    attacks,
    can_be_healed,
    can_pay,
    damage_is,
    defends,
    is_a_creature,
    is_friendly,
    is_immune,
    is_living,
    with_bar,
)
from conclave.language.flow import when
from conclave.language.tests import any_of, at_least, no


def armour(n: int) -> Form:
    """Armour for its wearer."""
    return grant(k.ARMOUR, n, BEARER)


def melee_with(damage: int) -> Form:
    """Melee +1 for attacks of a damage type."""
    return grant(k.MELEE_BONUS, 1, BEARER, when=damage_is(damage))


def ranged_with(damage: int) -> Form:
    """Ranged +1 for attacks of a damage type."""
    return grant(k.RANGED_BONUS, 1, BEARER, when=damage_is(damage))


card(
    "Arcane Ring",
    "Once a round a metamagic or mana spell costs 1 less to cast, or to reveal if it is an enchantment.",
    discount(spells(any_subtype=1 << k.METAMAGIC | 1 << k.MANA), casting=True, revealing=True),
)
card("Bearskin", "Armour +2; frost -2.", armour(2), against(k.FROST, -2))
card(
    "Crown of Protection",
    "Once a round, as a quick spell for 2 mana, a Living creature within 1 zone that is no Mage gets an "
    "Armour token.",
    ability(
        k.QUICK_SPELL, tokens(TARGET, k.ARMOUR_TOKEN, 1), target=creatures(living=True, mage=False), high=1,
        cost=2, times=1,
    ),
)  # fmt: skip
card(
    "Deflection Bracers", "You may avoid one melee attack a round, on 7 or more.", defence(7, k.AGAINST_MELEE)
)
card("Demonhide Armor", "Armour +2; its damage barrier protects you.", armour(2), barrier())
card("Dragonscale Hauberk", "Armour +2; flame -2.", armour(2), against(k.FLAME, -2))
card(
    "Elemental Cloak",
    "Armour +1; flame -2, frost -2, lightning -2.",
    armour(1),
    against(k.FLAME, -2),
    against(k.FROST, -2),
    against(k.LIGHTNING, -2),
)
card(
    "Elemental Wand",
    "An attack spell that is not Epic is bound to it; for 3 mana, as a quick spell, another one.",
    bind(spells(k.ATTACK_SPELL, epic=False), 3),
)
card(
    "Enchanter's Ring",
    "Once a round an enchantment on a friendly creature costs 1 less to cast.",
    discount(spells(k.ENCHANTMENT), casting=True, when=all_of(is_a_creature(TARGET), is_friendly(TARGET))),
)
card(
    "Fireshaper Ring",
    "Your flame attacks have Melee +1 and Ranged +1.",
    melee_with(k.FLAME),
    ranged_with(k.FLAME),
)
card("Gauntlets of Strength", "Melee +1.", grant(k.MELEE_BONUS, 1, BEARER))
card(
    "Helm of Fear",
    "On 9 or more a melee attack on you is cancelled, and its attacker may attack another instead. What "
    "does not live or is immune to psychic damage knows no fear, and a counterstrike is none.",
    on(
        ATTACK_AIMED, when(at_least(D12, 9), scare_off()), commutes=False,
        when=all_of(
            defends(BEARER), MELEE, no(COUNTERSTRIKE), is_living(ATTACKER), no(is_immune(ATTACKER, k.PSYCHIC))
        ),
    ),
)  # fmt: skip
card("Ivarium Longbow", "")
card("Lash of Hellfire", "")
card("Leather Boots", "Armour +1.", armour(1))
card("Leather Gloves", "Armour +1.", armour(1))
card(
    "Lightning Ring",
    "Your lightning attacks have Melee +1 and Ranged +1.",
    melee_with(k.LIGHTNING),
    ranged_with(k.LIGHTNING),
)
card("Mage Staff", "")
card(
    "Mage Wand",
    "An incantation that is not Epic is bound to it; for 3 mana, as a quick spell, another one.",
    bind(spells(k.INCANTATION, epic=False), 3),
)
CURSED = creatures(cursed=True)
card(
    "Moloch's Torment",
    "Each Upkeep you may pay 1 mana for each creature with a revealed curse of yours to damage it by 1.",
    each_upkeep(
        [
            pick(CHOSEN, affordable(CURSED, 1), n=ALL, may=True),
            each(CHOSEN, when(can_pay(1), [pay(1), damage(IT, 1)])),
        ],
        when=any_of(CURSED),
    ),
)
card("Moonglow Amulet", "Channeling +1.", grant(k.CHANNELING, 1, BEARER))
card("Regrowth Belt", "Regenerate 2.", grant(k.REGENERATE, 2, BEARER))
card(
    "Ring of Asyra",
    "Once a round a holy incantation costs 1 less to cast, or a holy enchantment 1 less to reveal.",
    discount(spells(k.INCANTATION, k.ENCHANTMENT, school=k.HOLY), casting=True, revealing=True),
)
card(
    "Ring of Beasts",
    "Once a round an animal costs 1 less.",
    discount(spells(k.CREATURE, subtype=k.ANIMAL), casting=True),
)
card(
    "Dawnbreaker Ring",
    "Your light attacks have Melee +1 and Ranged +1.",
    melee_with(k.LIGHT),
    ranged_with(k.LIGHT),
)
card(
    "Ring of Curses",
    "Once a round a curse costs 1 less to cast, or to reveal if it is an enchantment.",
    discount(spells(subtype=k.CURSE), casting=True, revealing=True),
)
card("Staff of Asyra", "")
card(
    "Staff of Beasts",
    "Once a round, as a quick spell for 2 mana, an animal within 1 zone has Melee +2 for the round, or "
    "heals 2 dice.",
    ability(
        k.QUICK_SPELL,
        choose([
            ("Melee +2 for the round", ALWAYS, give(TARGET, k.MELEE_BONUS, 2)),
            ("Heal 2 dice", can_be_healed(TARGET), heal(TARGET, dice(2))),
        ]),
        target=creatures(subtypes=1 << k.ANIMAL), high=1, cost=2, times=1,
    ),
)  # fmt: skip
card("Staff of the Arcanum", "")
card(
    "Suppression Cloak",
    "The first melee attack of each creature on you in a round, counterstrikes aside, costs its controller 2 "
    "mana, or is lost.",
    toll(2, on_defender=True),
    on(
        ATTACK_COST, charge(controller_of(ATTACKER), 2), once=True, per=ATTACKER, cap=0,
        when=all_of(defends(BEARER), MELEE, is_a_creature(ATTACKER), no(COUNTERSTRIKE)),
    ),
)  # fmt: skip
card("Wind Wyvern Hide", "Armour +2; wind -3.", armour(2), against(k.WIND, -3))
card("Chitin Armor", "Armour +2; acid -3.", armour(2), against(k.ACID, -3))
card(
    "Gloves of Skill",
    "Once a round you may roll all attack dice of a ranged or zone attack of yours again.",
    reroll([ATTACK_DICE], all_of(attacks(BEARER), RANGED_OR_ZONE)),
)
card(
    "Hunting Spear",
    "Thrown, it returns to the book unless you pay its cost again.",
    on(
        ATTACK_ENDED, unless_paid(MY_MAGE, cost_of(THIS), to_book(THIS)), commutes=False,
        when=all_of(attacks(BEARER), with_bar("Crippling Throw")),
    ),
)  # fmt: skip
card("Mordok's Tome", "You prepare one spell more.", grant(k.MORE_PREPARED, 1, BEARER))
card(
    "Spiked Buckler",
    "You may avoid one melee attack a round, on 8 or more; having done so you may strike back with it.",
    defence(8, k.AGAINST_MELEE),
    lend(k.COUNTERSTRIKE, all_of(with_bar("Shield Bash"), AVOIDED_BY_THIS)),
)
card("Vorpal Blade", "")
card(
    "Waterfall Cloak",
    "Acid -2. Each Upkeep you may pay 1 mana to take a Burn off yourself.",
    against(k.ACID, -2),
    each_upkeep(may_pay(1, remove(k.BURN, BEARER, 1)), when=at_least(burns_on(BEARER), 1)),
)
