"""Enchantments, in printed order."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.events import (
    ATTACK_COST,
    ATTACK_DECLARED,
    AVOID,
    COUNTER_SPELL,
    COUNTERSTRIKE_MADE,
    DESTROYED,
    ENTERED,
    MOVE_ACTION,
    REVEALED,
    SPELL_RESOLVED,
)
from conclave.games.mage_wars.words.answering import must_reveal, on
from conclave.games.mage_wars.words.card_verbs import destroy, teleport
from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.fight_verbs import (
    attack,
    avoid,
    cancel_spell,
    confuse,
    counter_spell,
    reverse_spell,
    turn_back,
)
from conclave.games.mage_wars.words.flow import pick
from conclave.games.mage_wars.words.forms import (
    barrier,
    between_actions,
    defence,
    each_upkeep,
    lend,
    more_dice,
    summon_here,
    toll,
    x_reveal,
)
from conclave.games.mage_wars.words.grants import grant, lose
from conclave.games.mage_wars.words.harm_verbs import damage, heal_up_to
from conclave.games.mage_wars.words.mana_verbs import charge, gain_mana
from conclave.games.mage_wars.words.nouns import (
    ATTACKER,
    BEARER,
    CHOSEN_ZONE,
    HERE,
    IT,
    MY_MAGE,
    THIS,
    controller_of,
)
from conclave.games.mage_wars.words.numbers import D12, level_of
from conclave.games.mage_wars.words.sets import FRIENDLY, creatures, zones
from conclave.games.mage_wars.words.spells import spells
from conclave.games.mage_wars.words.tests import (
    COUNTERSTRIKE,
    FIRST_ATTACK_ON_IT,
    FIRST_MELEE_ATTACK,
    MELEE,
    MELEE_OR_RANGED,
    QUICK_ATTACK,
    SPELL_ATTACK,
    UNAVOIDABLE,
    all_of,
    attacks,
    by_is,
    defends,
    is_a_creature,
    is_uncontainable,
    it_is,
    spell_is,
)
from conclave.language.flow import when
from conclave.language.numbers import Did
from conclave.language.tests import at_least, no

card("Bear Strength", "The creature has Melee +2.", grant(k.MELEE_BONUS, 2, BEARER))
card(
    "Block",
    "The next attack on the creature is avoided, unless it is Unavoidable; then this is destroyed.",
    must_reveal(AVOID, [when(no(UNAVOIDABLE), avoid()), destroy(THIS)]),
)
card("Bull Endurance", "The creature has Life +4.", grant(k.LIFE, 4, BEARER))
card(
    "Chains of Agony",
    "Each move action costs the creature 1 damage.",
    on(MOVE_ACTION, damage(BEARER, 1), when=it_is(BEARER)),
)
card("Cheetah Speed", "The creature is Fast.", grant(k.FAST, 1, BEARER))
card("Circle of Lightning", "Its damage barrier protects the creature.", barrier())
card("Cobra Reflexes", "The creature may avoid one attack a round, on 7 or more.", defence(7))
card(
    "Death Link",
    "Each Upkeep your Mage may heal up to 2, and the creature takes as much damage.",
    each_upkeep([heal_up_to(MY_MAGE, 2), damage(BEARER, Did())]),
)
card(
    "Agony",
    "The creature's melee and ranged attacks, spells aside, have 2 dice less.",
    more_dice(-2, all_of(attacks(BEARER), MELEE_OR_RANGED, no(SPELL_ATTACK))),
)
card(
    "Decoy",
    "Revealed, it is destroyed. Whenever it is destroyed your Mage gains 2 mana.",
    on(REVEALED, destroy(THIS), when=it_is(THIS)),
    on(DESTROYED, gain_mana(MY_MAGE, 2), when=it_is(THIS)),
)
card(
    "Divine Intervention",
    "Revealed, it may Teleport the creature into any zone; then it is destroyed.",
    on(
        REVEALED,
        [pick(CHOSEN_ZONE, zones(), may=True), teleport(BEARER, CHOSEN_ZONE), destroy(THIS)],
        when=it_is(THIS),
        commutes=False,
    ),
)
card("Divine Protection", "The creature has Aegis 1.", grant(k.AEGIS, 1, BEARER))
card("Eagle Wings", "The creature is Flying.", grant(k.FLYING, 1, BEARER))
card("Enfeeble", "The creature is Slow.", grant(k.SLOW, 1, BEARER))
card("Essence Drain", "The creature has Upkeep +2.", grant(k.UPKEEP, 2, BEARER))
card(
    "Force Hold",
    "Unless the creature is Uncontainable it is Restrained and Unmovable.",
    grant(k.RESTRAINED, 1, BEARER, when=no(is_uncontainable(BEARER))),
    grant(k.UNMOVABLE, 1, BEARER, when=no(is_uncontainable(BEARER))),
)
card(
    "Force Orb",
    "The creature may avoid one ranged attack a round, on 8 or more, in whatever state it is.",
    defence(8, k.AGAINST_RANGED, unhampered=True),
)
card(
    "Force Sword",
    "The creature may avoid one melee attack a round, on 8 or more, in whatever state it is.",
    defence(8, k.AGAINST_MELEE, unhampered=True),
)
card(
    "Ghoul Rot",
    "Each Upkeep the creature takes 2 poison damage.",
    each_upkeep(damage(BEARER, 2, k.POISON)),
)
card("Harmonize", "The object has Channeling +1.", grant(k.CHANNELING, 1, BEARER))
card("Hawkeye", "The creature has Ranged +1.", grant(k.RANGED_BONUS, 1, BEARER))
card(
    "Hellfire Trap",
    "The next enemy creature that enters the zone is attacked; then this is destroyed.",
    must_reveal(ENTERED, [attack("Trap Attack", IT), destroy(THIS)]),
)
card(
    "Jinx",
    "The next quick spell that the creature casts is cancelled: it returns to the book, and its mana to "
    "whoever paid it. Then this is destroyed.",
    must_reveal(COUNTER_SPELL, [cancel_spell(), destroy(THIS)], when=spell_is(quick=True, caster=BEARER)),
)
card(
    "Magebane",
    "The creature takes 1 damage whenever it has resolved a spell.",
    on(SPELL_RESOLVED, damage(BEARER, 1), when=by_is(BEARER)),
)
card("Maim Wings", "The creature cannot fly.", lose(k.NO_FLYING, BEARER))
card(
    "Marked for Death",
    "The first attack of each creature on this one in a round has 1 die more.",
    more_dice(1, all_of(defends(BEARER), is_a_creature(ATTACKER), FIRST_ATTACK_ON_IT)),
)
card("Mongoose Agility", "The creature is Elusive.", grant(k.ELUSIVE, 1, BEARER))
AT_BEARER = spell_is(k.INCANTATION, k.ENCHANTMENT, mine=False, at=BEARER)
card(
    "Nullify",
    "The next enemy incantation or enchantment aimed at the creature is countered; then this is destroyed.",
    must_reveal(COUNTER_SPELL, [counter_spell(), destroy(THIS)], when=AT_BEARER),
)
card(
    "Pacify",
    "The creature's first melee or ranged attack in a round, counterstrikes aside, costs its controller 2 "
    "mana, or is lost.",
    toll(2),
    on(
        ATTACK_COST, charge(controller_of(BEARER), 2), once=True,
        when=all_of(attacks(BEARER), MELEE_OR_RANGED, no(COUNTERSTRIKE)),
    ),
)  # fmt: skip
card("Poisoned Blood", "The creature has Finite Life.", grant(k.FINITE_LIFE, 1, BEARER))
card("Regrowth", "The creature has Regenerate 2.", grant(k.REGENERATE, 2, BEARER))
card(
    "Retaliate",
    "The creature's quick melee attacks have Counterstrike; when one has been made this is destroyed.",
    lend(k.COUNTERSTRIKE, all_of(attacks(BEARER), MELEE, QUICK_ATTACK)),
    on(COUNTERSTRIKE_MADE, destroy(THIS), when=by_is(BEARER)),
)
card(
    "Reverse Attack",
    "The next attack on the creature is avoided and hits whoever made it, unless it is Unavoidable; then "
    "this is destroyed.",
    must_reveal(AVOID, [when(no(UNAVOIDABLE), [avoid(), turn_back()]), destroy(THIS)]),
)  # fmt: skip
card(
    "Reverse Magic",
    "The next enemy incantation or enchantment aimed at the creature becomes yours, and is aimed at its "
    "caster; then this is destroyed.",
    must_reveal(COUNTER_SPELL, [reverse_spell(), destroy(THIS)], when=AT_BEARER),
)
card("Rhino Hide", "The creature has Armour +2.", grant(k.ARMOUR, 2, BEARER))
card(
    "Sacred Ground",
    "Your Living creatures in the zone have Aegis 1.",
    grant(k.AEGIS, 1, creatures(FRIENDLY, living=True, here=THIS)),
)
card(
    "Teleport Trap",
    "The next enemy creature that enters the zone is Teleported where you like, within 2 zones; then this "
    "is destroyed.",
    must_reveal(
        ENTERED, [pick(CHOSEN_ZONE, zones(within=2, of=HERE)), teleport(IT, CHOSEN_ZONE), destroy(THIS)]
    ),
)
card(
    "Turn to Stone",
    "The creature is Incapacitated and has Armour +6. It is revealed between actions only.",
    grant(k.INCAPACITATED, 1, BEARER),
    grant(k.ARMOUR, 6, BEARER),
    between_actions(),
)
card(
    "Vampirism",
    "The creature's melee attacks are Vampiric.",
    lend(k.VAMPIRIC, all_of(attacks(BEARER), MELEE)),
)
card("Circle of Light", "Its damage barrier protects the creature.", barrier())
card(
    "Confusion",
    "X is the creature's level. On 7 or more a melee attack of the creature gets a target by chance from "
    "all that it could attack, itself included.",
    x_reveal(level_of(BEARER)),
    on(
        ATTACK_DECLARED, when(at_least(D12, 7), confuse()), commutes=False,
        when=all_of(attacks(BEARER), MELEE),
    ),
)  # fmt: skip
card(
    "Critical Strike",
    "The creature's first melee attack in a round has Piercing +3.",
    lend(k.PIERCING, all_of(attacks(BEARER), MELEE, FIRST_MELEE_ATTACK), 3),
)
card(
    "Demonic Bloodlust",
    "The creature has Bloodthirsty +2, and Piercing +1 in melee.",
    grant(k.BLOODTHIRSTY, 2, BEARER),
    lend(k.PIERCING, all_of(attacks(BEARER), MELEE)),
)
card(
    "Summoning Circle",
    "Your Mage may summon creatures into its zone, whatever the range.",
    summon_here(spells(k.CREATURE), mage_only=True),
)
