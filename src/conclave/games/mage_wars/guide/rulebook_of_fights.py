"""The rules of attacks and of what they leave behind, of traits, single cards and the end of the game."""

from __future__ import annotations

from typing import Final

FIGHTS_BY_CHAPTER: Final[dict[str, dict[str, str]]] = {
    "Attacks": {
        "R15.1": "Step 1, declare: choose an attack and a target that is legal by range, sight, guards "
        "(R18.2) and Flying (R20.5). Sweeping has its targets one after the other.",
        "R15.2": "Step 2, pay: what the attack costs is due. Unpaid, the attack is cancelled and the "
        "action lost.",
        "R15.3": "Step 3, roll to miss: a Dazed attacker rolls the effect die and misses on 1 to 6, even "
        "if the attack is Unavoidable. Each strike has its roll, a zone attack just one; barriers and "
        "walls do not roll. A miss leads straight to step 7.",
        "R15.4": "Step 4, avoid: the defender may use one defence, and if the effect die with its "
        "modifiers reaches the number, the attack is avoided and step 7 comes next. Many can be used only "
        "so often in a round, some only against melee or ranged. None helps against zone attacks, "
        "barriers and what is Unavoidable. Take 2 off for each Daze and 2 if Restrained; who is "
        "Incapacitated has nothing but mandatory enchantments such as Block.",
        "R15.5": "Step 5, roll: the attack dice (R16.2), and the effect die if the attack has effects. "
        "The time for re-rolls is now (R21.3).",
        "R15.6": "Step 6, damage and effects: normal damage less armour, plus critical damage, less what "
        "is prevented; then what the effect die says. An attack that has come so far has hit.",
        "R15.7": "Step 7, more strikes: Doublestrike brings a second and Triplestrike a second and a "
        "third on the same target, each from step 3 on.",
        "R15.8": "Step 8, damage barrier: if one melee strike or more hit, the defender's barrier attacks "
        "once, even if the defender did not live to see it (R18.4).",
        "R15.9": "Step 9, counterstrike (R18.3). When it is over, a guard that was attacked in melee "
        "loses its marker, whether it was hit or not.",
        "R15.10": "Step 10, more targets: Sweeping (O28) and chains go on with the next target, from step "
        "3 on, and a zone attack from step 5 on.",
        "R15.11": "Step 11, end: what was for the next attack is over. One attack action may hold several "
        "attacks, but Melee +X, Ranged +X, Charge, Bloodthirsty, Vampiric and Mana Drain are for the "
        'first that can use them. Where attacks are joined by "or", choose when declaring.',
        "R15.12": "A counterstrike has steps 1 to 6, 8 and 11: no more strikes and no counterstrike "
        "against it. A barrier has 5 and 6 alone. Attacks of walls and traps, and Bashes, have no choice "
        "of target, no roll to miss, no defence against them if Unavoidable, and no barrier or "
        "counterstrike in answer.",
        "R15.13": "A zone attack targets the zone. Each creature and conjuration in it, of any side, is "
        "attacked on its own, in the attacker's order. It is Unavoidable, Ranged +X does not help it, "
        "answers to being targeted do not stop it, and it is finished even if its source is destroyed.",
    },
    "Dice and damage": {
        "R16.1": "The attack die has two blanks and the faces 1, 2, critical 1 and critical 2. The effect "
        "die has the numbers 1 to 12.",
        "R16.2": 'How many dice: those printed, more for Melee, Ranged, Charge, Bloodthirsty, "+X '
        'against", Marked for Death and a weakness of the defender, fewer for Weak, Agony, Aegis and a '
        "resistance. At least 1 die is rolled, but none for an attack with No Damage.",
        "R16.3": "Piercing lowers the armour, though not below 0. Of normal damage only what exceeds the "
        "armour counts, critical damage counts fully; with the trait Critical Damage all of it is "
        "critical.",
        "R16.4": "Against an Incorporeal defender only faces with a 1 count, critical or not, and effects "
        "and conditions fail. An Ethereal attack has its full force.",
        "R16.5": "When healing is rolled, critical and normal faces are worth the same and armour plays "
        "no part. Nobody heals more than the damage there is.",
        "R16.6": "Direct damage is critical, is no attack, and leaves no room for a defence. If it has a "
        "type, who is immune to that has none of it.",
    },
    "The effect die and damage types": {
        "R17.1": "Find the result of the effect die among the numbers on the attack. Tough -X, weaknesses "
        "and resistances change the result before that.",
        "R17.2": "Damage may have a type: flame, frost, hydro, light, lightning, poison, psychic, wind or "
        'acid. "Flame +2" is a weakness: flame attacks have 2 dice more and add 2 to the effect die. '
        '"Flame -2" is a resistance. Several add up.',
        "R17.3": "Burn belongs to flame; Rot, Cripple, Weak and Tainted to poison; Sleep to psychic; "
        "Corrode to acid. Immunity to the type keeps them away. Only an effect that says so gives a "
        "condition, never the type of damage alone.",
        "R17.4": "A conjuration is never Dazed, Stunned, Slammed, Crippled, Stuck, Bleeding or "
        "Incapacitated.",
        "R17.5": "Unmovable creatures get Daze where others get Slam.",
        "R17.6": "Geyser and other hydro attacks with Extinguish may target what is immune to hydro, "
        "though only to put out its Burns.",
        "R17.7": "Defrost does nothing in these sets, where nothing freezes.",
        "R17.8": "Extinguish: as many Burns as the defender has, so many dice fewer are rolled, and so "
        "much is taken from the effect die. Then all Burns come off.",
    },
    "Guards, counterstrikes and barriers": {
        "R18.1": "Guarding is a quick action and brings a guard marker. A guard does not fly, and its "
        "quick melee attacks have Counterstrike. The marker comes off when the creature is activated, "
        "when it is Incapacitated, and after a melee attack on it.",
        "R18.2": "Where enemy guards are, a melee attack or trample has to be against one of them. "
        "Exceptions are Elusive attackers, flyers against flyers, and attacks on walls, on oneself and on "
        "what is attached to oneself; and guards that are a Pest, Restrained or Incapacitated may be "
        "ignored. Only the moment of declaring matters. Ranged attacks, zone attacks and spells are free.",
        "R18.3": "Counterstrike: a defender that survives a melee attack, hit or missed, may answer with "
        "one quick melee attack that has this trait. It does so once for each attack action of an "
        "attacker, never against a counterstrike, never while Incapacitated, and not if the attacker has "
        "left the zone.",
        "R18.4": "A damage barrier answers a melee hit by itself, once per attacker and round, and is "
        "Unavoidable, neither melee nor ranged. What its bearer has does not change it; what its victim "
        "has does, such as Aegis or a resistance. If an object has several, the oldest works.",
        "R18.5": "Intercept: when a ranged attack is aimed at something in its zone that does not fly, a "
        "guard with this trait may become the target instead, if it is a legal one. It cannot if "
        "Restrained or Incapacitated, nor with a zone attack, and at the end it loses its marker.",
        "R18.6": "Whoever attacks itself, or what is attached to it, meets neither its own barrier nor a "
        "counterstrike.",
    },
    "Conditions": {
        "R19": "Conditions are markers on objects, and those of one kind add up if nothing else is said. "
        "Each has a price in mana for which a card may let you remove it; without such a card you cannot.",
        "R19.1": "Burn (flame, removed for 2): each Upkeep one attack die is rolled for each marker, for "
        "direct flame damage. A blank takes that marker off.",
        "R19.2": "Rot (poison, removed for 2): 1 direct damage for each marker, each Upkeep.",
        "R19.3": "Weak (poison, removed for 2): each marker takes 1 die from attacks that are no spells, "
        "but not the last die. Barriers keep all dice.",
        "R19.4": "Cripple (poison, removed for 4): the creature is Restrained. When its own Action Phase "
        "ends it rolls for each marker, Incapacitated or not, and on 7 or more that marker comes off.",
        "R19.5": "Tainted (poison, removed for 3): 3 damage that cannot be healed.",
        "R19.6": "Bleed (removed for 2): 1 direct damage for each marker, each Upkeep. Healing may take "
        "off markers in place of damage. Only Living creatures that are no plants bleed.",
        "R19.7": "Daze (removed for 2): the creature rolls to miss when it attacks (R15.3), and each "
        "marker takes 2 from its defence rolls. When an Action Phase ends all come off.",
        "R19.8": "Stun (removed for 4): the creature is Incapacitated until its Action Phase ends (O17).",
        "R19.9": "Slam (removed for 3): the creature is Incapacitated. When it is activated, Slam becomes "
        "Daze.",
        "R19.10": "Sleep (psychic, removed for the creature's level): it is Incapacitated until it takes "
        "any damage, which turns Sleep into Daze.",
        "R19.11": "Stuck (removed for 4): the creature is Restrained and Unmovable. It escapes as from "
        "Cripple, and a Teleport destroys the markers. Uncontainable creatures cannot be Stuck.",
        "R19.12": "Corrode (acid, removed for 2): Armour -1 for each marker. One that finds no armour "
        "left turns into 1 direct acid damage. Not for Incorporeal objects.",
        "R19.13": "Taunt (cannot be removed): when it is next activated the creature must attack the "
        "taunter in melee, if that is in its zone and it is able to. Taunt goes when that activation ends "
        "or when the taunter is activated.",
        "R19.14": "Incapacitated: without actions, defences, guarding, counterstrike and Flying; others "
        "ignore it, and it hinders nobody. Its damage barrier still works.",
        "R19.15": "Restrained: without move actions and Flying, 2 less on defence rolls. It may guard, "
        "but can be ignored, and it hinders nobody; Pushes and Teleports move it. Uncontainable creatures "
        "and conjurations cannot be Restrained.",
    },
    "Traits": {
        "R20": "Traits are words on cards with a fixed meaning. A number behind one says how strong it is.",
        "R20.1": "Aegis X: attacks on it have X dice fewer; of several only the highest counts. Armour, "
        "Life and Channeling with a number change that value, never below 0.",
        "R20.2": "Bloodthirsty +X: X dice more in melee against a damaged Living creature, and an enemy "
        "of that kind in its zone must be attacked. Charge +X: X dice more in melee straight after a move "
        "action into another zone. Melee +X, Ranged +X: X dice more (R15.11). Rage +X: whenever the "
        "attack of an enemy creature damages it, it gains a token, X at most; each is Melee +1, one goes "
        "with every healing, and all when no damage is left.",
        "R20.3": "Piercing +X: armour counts X less (R16.3). Vampiric: the attacker heals half, rounded "
        "up, of the damage it did to a Living creature, as far as that had Life left. Mana Drain +X: if "
        "the attack damages an enemy creature, its controller loses X mana.",
        "R20.4": "Doublestrike, Triplestrike: R15.7. Sweeping: R15.10. Counterstrike: R18.3. Reach: this "
        "melee attack hits flyers too. Ethereal: full force against the Incorporeal. Unavoidable: no "
        "defence helps. Critical Damage: R16.3. No Damage: R16.2. Extinguish: R17.8. Defrost: R17.7.",
        "R20.5": "Flying: passes inner walls, neither hinders nor is hindered by those who walk, is hit "
        "in melee by flyers and Reach alone, and sight to it and from it is clear. In a melee attack on a "
        "non-flyer it swoops: it does not fly until that attack action is over. Within an attack nobody "
        "begins or ceases to fly.",
        "R20.6": "Fast, Slow: R6.5. Elusive: never hindered, not bound by guards. Pest: hinders nobody, "
        "and can be ignored as a guard. Climbing: R7.7. Unmovable: cannot be Pushed, but Teleported. "
        "Uncontainable: neither Restrained nor Stuck.",
        "R20.7": "Nonliving: immune to poison, with Finite Life. Finite Life: no healing, no Regenerate, "
        "no Life gained. Incorporeal: Nonliving, Uncontainable, without Burn and armour (R16.4). "
        "Immunity: R8.6 and O57.",
        "R20.8": "Regenerate X: heals X each Upkeep; of several the highest. Upkeep +X: its controller "
        "pays X each Upkeep, or it is destroyed. Tough -X: X less on effect dice against it.",
        "R20.9": 'Words of books and spells: Epic (R3.5), Novice (R3.4), a class or school "only" (R3.6), '
        "Legendary, Unique, Zone Exclusive and Magecast (R10.5), Magebind (R12.5), Extendable (R9.3), "
        "Spellbind (R13.4), Familiar and Spawnpoint (R14.1).",
    },
    "Lost Grimoire": {
        "R21.1": "Trample: once a round a creature that leaves a zone by a move action may trample a "
        "non-flying creature there, in step R7.1.3 and without an action for it. Conjurations cannot be "
        "trampled, and no Push or Teleport allows it. It is neither melee nor ranged, yet guards bind it, "
        "and barrier and counterstrike may follow; if these stop the creature, the move is lost. A quick "
        "action after the move is allowed as ever.",
        "R21.2": "A conjuration that moves goes only where it could be attached: to no zone with one of "
        "its name, nor, if it is Zone Exclusive, to one with another such.",
        "R21.3": "Dice may be re-rolled after the roll of step 5 and before damage. If both players can, "
        "the initiative chooses first, and other effects of the step come later.",
        "R21.4": "X in a cost: of Dispel, Dissolve and their like it is fixed and paid at casting; of "
        "Purify and Clear Mind it is counted and paid on resolving; of Confusion it is paid when "
        "revealed.",
        "R21.5": "Altar of Infernia takes Melee +X away. It leaves Melee -X, Bloodthirsty and Charge.",
        "R21.6": "Confusion: the new target is any object the creature could attack, its own attachments "
        "and itself included, each as likely as the next; guards and Bloodthirsty narrow the choice. A "
        "counterstrike falls on the attacker or on itself, further strikes stay with their target, and "
        "Sweeping looks for its second target without the first.",
        "R21.7": "Joseph Trublood: +2 dice against Dark or Nonliving creatures, and not more against one "
        "that is both. His Armour +2 against them is there in step 6 alone.",
        "R21.8": "Wall of Poison Gas attacks in step R7.1.4. A creature Crippled by it is Restrained and "
        "does not get through.",
        "R21.9": "Mind's Eye has no action of its own. Once a round one quick spell of your Mage or of a "
        'Familiar of yours may come from it, with range and sight from there. What hits "the attacker" of '
        "that spell hits Mind's Eye.",
        "R21.10": "Unstable Fire Imp: if the damage of an attack destroys it, it bursts in the zone where "
        "it died. The burst never does damage and only has effect dice.",
    },
    "The end": {
        "R22.1": "A creature or conjuration is destroyed as soon as its damage is as high as its Life, "
        "and what is attached to it is destroyed as well. Life that is lost can have the same result "
        "without being damage.",
        "R22.2": "A fallen Mage does nothing any more; its equipment and the enchantments on it go, other "
        "objects stay. The phase, or the Action Phase of the creature that is acting, is still played to "
        "its end. If the other Mage lives then, it wins; if both have fallen, the game is drawn.",
        "R22.3": "Objects that are obliterated or devoured would leave the game for good. Nothing in "
        "these sets does so.",
    },
    "Single cards": {
        "R23.1": "Dispel and Seeking Dispel target an enchantment, so Nullify on its bearer does not "
        "answer. Dissolve and Explode target the Mage, so there it does.",
        "R23.2": "Block and Reverse Attack have to be revealed even against an Unavoidable attack, and "
        "are then wasted. They work for the Incapacitated. No attack meets more than one defence.",
        "R23.3": "Force Hold and Chains of Agony must be there before a move is declared. The one "
        "exception is after a step of a wall's passage attack.",
        "R23.4": "Pacify and Suppression Cloak make it dearer to declare an attack. Attack spells pay "
        "that on resolving.",
        "R23.5": "Death Link heals first, then does as much damage as it healed. Drain Life never heals "
        "more than it did. Chain Lightning counts its range from the last target.",
        "R23.6": "Jinx returns what was really paid to the one who paid. It also answers abilities used "
        "as a quick spell, Arcane Zap among them.",
        "R23.7": "Teleport has range 0-2 for the creature and for its destination. It costs at least 3 mana.",
        "R23.8": "In the Final Quickcast Phase Rouse the Beast is of no use. Banish leaves the action "
        "marker as it is.",
        "R23.9": "Battle Fury does not speak of counterstrikes, so these neither use it nor waste it "
        "(O32). Its extra attack on the same defender meets no second barrier or counterstrike.",
        "R23.10": "Temple of Light: 9 and 10 stun, 11 or more daze. That is how it is printed.",
        "R23.11": "Reverse Magic on a single target takes the spell over as a whole.",
    },
    "Editions": {
        "R24.1": "Editions differ in the Channeling of Mages, 9 or 10, in the Wizard's element and in the "
        "cost of Arcane Zap. Options decide: channeling, wizard_element, zap_cost.",
        "R24.2": "An older text has one roll to miss for all strikes of an attack. Here each strike has "
        "its own.",
        "R24.3": "An attack that was neither missed nor avoided has hit, even if all its dice are blank.",
        "R24.6": "Hunting Spear is thrown at range 1-1 here; one list has 1-2.",
    },
}
"""Every rule from the first attack on, by chapter."""
