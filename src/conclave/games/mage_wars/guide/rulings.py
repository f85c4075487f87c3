"""Our rulings, in our own words: what the rules leave open, and how this table plays it."""

from __future__ import annotations

from typing import Final

RULINGS_BY_CHAPTER: Final[dict[str, dict[str, str]]] = {
    "The arena and its words": {
        "O8": "Books, prepared and bound spells and hidden enchantments are seen by their owner alone, "
        "and an enchantment also by a player who looked at it or turned it back. Everybody sees how many "
        "there are, who holds them, what a hidden enchantment is attached to, mana and discards; "
        "destroyed it lies face up, and back in the book it stays unknown unless it was seen before. The "
        "lists of both books are open to both players at the start, but not which of their cards are "
        "still there.",
    },
    "Mages": {
        "O73": "You have one Pet or one Bloodreaper at a time, and choose it only when the creature comes "
        "into play; the bonus ends when the creature or the Mage leaves. Pentagram counts each enemy "
        "creature once a round.",
        "O74": "Curseweaving takes a hidden curse as well as a revealed one, which then is not discarded. "
        "First comes what the creature's destruction sets off.",
        "O81": "Channeling is as printed and Arcane Zap costs 1; the Wizard's element is chosen with the "
        "book, and is air if nothing is said. The options channeling=ten, zap_cost=2 and wizard_element "
        "change that.",
        "O82": "Arcane Zap has no card, and yet Jinx, Magebane, Gate to Voltari and the roll to miss "
        "treat it like any other attack spell. Weak and Agony pass it over.",
    },
    "Spellbooks": {
        "O83": "No Mage of these sets is trained in mind or war, so no legal book holds Mind's Eye, "
        "Confusion or Ballista. The option open_training, off by default, lifts the limits of class and "
        "school (R3.6) for books and for casting.",
        "O84": "A book is checked for points, copies, Epic spells, classes, schools and unknown names; "
        'each part of an "and" spell counts at its own rate, and a Novice spell costs 1 at any level. '
        "Books for apprentices are accepted by name only.",
    },
    "The round": {
        "O11": "Around your activation, before it and after it, priority abilities and the quickcast "
        "action are yours in any order and as often as they can be used; once you have used one before "
        "it, you have to activate a creature. If you pass you have no priority, and Quickcast Phases are "
        "for the quickcast action alone.",
        "O12": "In each turn ready action markers in the arena are counted anew, Mages included, banished "
        "creatures not. With fewer than your opponent you may pass, even in the first turn, otherwise you "
        "must activate; when nobody has any, the phase ends.",
        "O13": "In each Quickcast Phase you decide once, the initiative first. Your quickcast is good for "
        "one quick spell, prepared or bound, or for an ability that stands for one; a Mage that has acted "
        "still has it, and an Incapacitated Mage may only cast with it what is no attack.",
        "O14": "Every Upkeep cost, Regenerate, Rot, all Burns of an object together, and every effect of "
        "a card is one item, and belongs to the controller of the object. What happens at the start of "
        "Upkeep comes first, then the player with the initiative settles all own items in any order, then "
        "the other. You are asked only while at least two different items are left, with costs, healing, "
        "the rest and damage as the order proposed; new items wait for the next Upkeep.",
        "O15": "All Upkeep costs on an object are one payment of its controller, who may refuse it. Force "
        "Hold and Turn to Stone are costs of the enchantment itself, paid by its controller.",
        "O19": "After the Final Quickcast Phase effects for the round and for the next activation end, "
        "and Voltaric Shield goes out. What works once a round stays used until Reset.",
        "O20": "Where both players have to choose and nothing else is said, the initiative goes first. "
        "Planning is done by both at once, in secret.",
    },
    "Activations and actions": {
        "O16": "Every creature that comes into play has its action marker used, in Deployment too. As "
        "Reset is over by then, it acts in the next round, or by Rouse the Beast.",
        "O17": "At the end of an Action Phase these come in order: older Daze and Stun off, escape rolls, "
        "effects for the activation, Taunt off, priority. Daze and Stun that came during it, from "
        "whatever source, wait for the end of another one; Daze made from Slam counts as older.",
        "O18": "A creature that becomes Incapacitated in its own Action Phase loses the rest of it. Being "
        "Restrained ends only its movement.",
        "O21": "A move action is legal if the creature has not acted, has moved less than twice and is "
        "neither hindered nor Restrained nor Incapacitated; the second one costs the quick action unless "
        "it is Fast, and Slow or a limit to one move allows no second. Charge counts only if the last "
        "thing done was a move action.",
        "O39": "While an attack that Bloodthirsty or Taunt demands is legal and can be paid for, nothing "
        "else is offered; of several duties you choose one. This is looked at on activation and after "
        "each move the creature was free to make; priority abilities before that are free, and a trample "
        "does not fulfil the duty.",
    },
    "Movement": {
        "O58": "A Push in a row or column goes exactly the other way, across a corner one of two ways, in "
        "the same zone any way; it has steps 3 to 6 of a move without costs or trample, and stops flyers "
        "only at the rim. A blocked way may be chosen: the Bash counts armour and has no effect die. "
        "Force Push without its extra 3 mana does not lead through a wall with passage attacks; the "
        "creature stays, without a Bash.",
        "O59": "Hindering is judged in step R7.1.5, by enemies left behind and enemies met, so a trample "
        "that destroys the only one leaves the creature free. Pushes and Teleports never hinder. This is "
        "our choice.",
        "O60": "Climbing, and crossing Wall of Thorns from level 2 on, is a full action with all six "
        "steps. Suppression Orb, Chains of Agony, trample and hindering take it for a move action; flyers "
        "need neither, and level 1 just walks through. Creatures that are Pushed take the attacks as "
        "well, a Mage five, one by one, and who becomes unable to move in between does not get across.",
    },
    "Range, sight and targets": {
        "O40": "Before step 3 of a spell or step 6 of an attack, source and target must still be in the "
        "zones they were in at the start, or else it is cancelled, with actions and costs lost; chosen "
        "zones and borders never move. A Teleport into the same zone does not cancel, which is our "
        "choice.",
        "O54": "The line runs between the middles of the zones, and a sight-blocking wall on any border "
        "that it crosses cuts it; through a corner it is cut only if such walls stand in both ways round, "
        "on either border of each. To a border it runs to the middle, where a wall on that border itself "
        "does not count. Within a zone, and to its own borders, sight is always clear.",
        "O55": "Range to a border is counted to the nearer zone, and to something attached as to its "
        "bearer. Abilities without a range, those of Hand of Bim-Shalla, Sacrificial Altar and Gray "
        "Angel, need neither range nor sight, which is our choice; nor do spells that target the arena.",
        "O56": "In the same zone the least distance does not matter if exactly one of the two is Flying. "
        "It could also be read that two flyers are free of it too.",
    },
    "Walls": {
        "O46": "Extending adds mana cost and level, so Wall of Stone costs 7 + 7 + 2 = 16. It is offered "
        "only with another copy in the book, which need not be prepared, and a legal border that shares "
        "an end with the first. If the spell is countered, that copy stays in the book and the extra mana "
        "is lost.",
    },
    "Casting": {
        "O30": "What goes back to the book, by Jinx, Hunting Spear, new equipment or Curseweaving, can be "
        "used from the next Planning on. One action casts one spell, and a Mage casts two a round at "
        "most, bound spells and quick-spell abilities included.",
        "O41": "Enchantments answer a spell in the order of O6. A countered spell is destroyed and its "
        "costs are lost; cancelled by Jinx it goes back to the book or stays bound, its mana is returned "
        "and the action is lost, and an ability used as a quick spell is paid back but used for this "
        "round.",
        "O43": "X at casting is counted from what is known, with Magebind and without hidden costs; X on "
        "resolving means casting for 0 and then paying thing by thing, or nothing; X on revealing is the "
        "level of the bearer then. Wherever else a mana cost with X is asked for, X is 0.",
        "O44": "Discounts are voluntary, work once on a spell and may add up, down to 0. For enchantments "
        "Arcane Ring, Ring of Asyra and Ring of Curses work on the reveal, and Enchanter's Ring on the "
        "cast; Familiars and Spawnpoints have none of the Mage's discounts.",
        "O45": "The own mana of a Familiar or Spawnpoint is spent on its spell to the last, before the "
        "Mage pays anything. Reveal costs are the Mage's alone.",
    },
    "Enchantments": {
        "O1": "Enchantments can be revealed at the end of each phase; after an activation, an action or a "
        "priority ability; after each step of an attack that took place; after each step of casting; and "
        "at the end of a move: never while damage, an item of Upkeep or another reveal is under way. A "
        "step in which nothing that everybody sees happens opens no window of its own.",
        "O2": "Between declaring a move and its end only attacks on the way, of tramples and walls, allow "
        "reveals. So Force Hold and Chains of Agony catch only moves that are not declared yet.",
        "O3": "The player with the initiative may reveal one enchantment, then the other player one, "
        "until both pass in a row. Each is paid and takes full effect before the next.",
        "O4": "You are asked only if you have a hidden enchantment that is not mandatory and that you can "
        "pay for. Nobody else learns whether you were asked or how long you thought.",
        "O5": "Nobody is asked about a mandatory enchantment: when it is due it is revealed and paid for "
        "by itself, and destroyed without effect if the mana does not suffice. If something turns it up "
        "at any other time, it is destroyed without effect.",
        "O6": "Of mandatory enchantments for one occasion those of the initiative come first, each "
        "player's own in an order of choice; once the occasion is gone, the rest stay hidden. Of "
        "mandatory defences an attack reveals only one, wasted or not.",
        "O9": "Hidden or not, an enchantment is cast on targets legal for its card; if its bearer is none "
        "when it would be revealed, it is destroyed, without effect or cost. A revealed one keeps others "
        "of its name off, you cannot attach two hidden ones of a name, and if each player has hidden one, "
        "that revealed second is destroyed in the same way.",
        "O10": "A revealed enchantment or attached conjuration stays though its bearer is no legal target "
        "any more; if its own condition fails, like Force Hold on an Uncontainable creature, it does "
        "nothing for the time being. This is our choice.",
    },
    "Equipment": {
        "O47": "A wand may come without a bound spell; spells are bound at its casting or by the swap it "
        "sells. Any spell of the book at that time that the Mage can cast will do, and it does not count "
        "as a prepared one.",
        "O48": "Before a new item goes on, the wearer's controller returns what is in its place: by choice "
        "one ring of two, or weapon or shield for what fits as either; both items for a weapon with two "
        "places. Equipment goes on an enemy Mage only if that Mage may control it.",
    },
    "Familiars and Spawnpoints": {
        "O49": "The player with the initiative uses all Spawnpoints in any order, then the other. Any "
        "fitting spell may be prepared, the mana that the Spawnpoint needs is looked at when it casts, "
        "before paying; equipment from the Battle Forge has its usual target and range, counted from "
        "there.",
        "O50": "A Familiar casts in its own Action Phase, within the classes and schools of its Mage, and "
        "has no quickcast. One that is summoned in the Action Stage gets its first spell in the next "
        "Planning.",
    },
    "Attacks": {
        "O7": "Mandatory defences come before the one you may choose. They answer every attack that has "
        "step 4, be it a counterstrike, a trample, a wall, a trap or a Bash, and an Unavoidable one "
        "wastes them; zone attacks and damage barriers have no step 4.",
        "O22": "In melee you may attack creatures and conjurations in the zone, conjurations attached to "
        "objects there, walls on its borders, and the attacker itself, of any side. Enchantments and "
        "equipment are never attacked.",
        "O24": "In step 6 come armour with critical damage, prevention, the damage, what it sets off, "
        "destruction, and, if the defender is still in play, the effect. Effect dice below 1 count as 1, "
        "above 12 as 12, and effects that the defender cannot have are left out one by one.",
        "O25": "After the roll each player may use one re-roll in turn, the initiative first, until both "
        "pass, and once more after reveals in this step; then comes the +3 of Mountain Ram. The number of "
        "dice does not change any more, each permission works once, and the last result counts; defence "
        "and escape rolls are re-rolled at once.",
        "O26": "Reverse Attack: its bearer has avoided the attack, and steps 5 and 6 take place once "
        "against the attacker, with the attacker's own armour and immunities, without defence, barrier or "
        "counterstrike; then comes step 7. A spell from Mind's Eye comes back to Mind's Eye.",
        "O27": "More strikes need both in play, the attacker not Incapacitated, and in melee the same "
        "zone. Each has its own roll to miss and its own defence; barrier and counterstrike come once, "
        "after the last.",
        "O28": "The second attack of Sweeping comes after the whole first one, with barrier and "
        "counterstrike, and starts with step 1 on another object in the zone, guards looked at anew. "
        "Without such a target, or if the attacker is unable, it is cancelled.",
        "O29": "Who is hit by a zone attack is fixed when it is declared, attached conjurations included, "
        "which is our choice; who has left since is skipped, and one roll to miss is for all. As only the "
        "zone is targeted, protection from being targeted does not help.",
        "O31": "What is for the next melee attack, such as Perfect Strike, is for the next single one, "
        "even a counterstrike, and is gone after it, hit or not. The first attack in a round means the "
        "first one declared that was not cancelled.",
    },
    "Dice and damage": {
        "O23": "Melee +X, Ranged +X, Charge, Bloodthirsty, Vampiric and Mana Drain are for the first "
        'attack of an action that can use them; "+X against", damage types, Weak, Agony, Aegis and '
        "Piercing are for every strike; Marked for Death is for a creature's first attack on the bearer "
        "in a round. A counterstrike is an action of its own with Melee +X and Bloodthirsty, but never "
        "with Charge.",
    },
    "The effect die and damage types": {
        "O57": "A spell has the damage types of its subtypes and of its attack; who is immune can be "
        "neither targeted nor affected by it or its conditions. Effects without a target, such as zone "
        "attacks, traps, barriers, walls and Upkeep damage, skip them, though mandatory cards are used "
        "up. Conjurations are immune to psychic, Nonliving objects to poison.",
    },
    "Guards, counterstrikes and barriers": {
        "O33": "A counterstrike needs both in play in one zone and the defender not Incapacitated; Flying "
        "does not matter, as who swoops is down, and a flyer hit by Reach may swoop to answer. Each "
        "defender has one for each attack action of an attacker, all of it before step 10.",
        "O34": "A barrier answers enemies of its bearer's controller only, once per attacker and round, "
        "wherever the attacker is by then and even if the bearer is dead: the hit settles it. It has "
        "neither roll to miss nor defence, and the attacker's armour, Aegis and immunities count.",
        "O35": "The marker comes off after step 9 of a melee attack on the guard, and not by tramples or "
        "any other attack. Against a trample the guard may strike back.",
        "O36": "A guard binds if it is an enemy in the zone, a legal target of the attack chosen, and "
        "neither Pest nor Restrained nor Incapacitated, and if the attacker is not Elusive; then only "
        "such guards, the attacker itself, its attachments and walls can be chosen. An attack that can "
        "reach no guard is free, which is our choice.",
        "O38": "Intercept is on no card of these sets. The rule stands here for completeness.",
    },
    "Conditions": {
        "O76": "Taunt goes on any creature, Mages too, and is no psychic condition here. This is our choice.",
    },
    "Traits": {
        "O64": "A flyer that attacks a non-flyer in melee does not fly from declaring until step 11, for "
        "everything there is. Necropian Vampiress flies once she has paid on activation.",
        "O77": "For Vampiric and for Drain Life, damage beyond the Life that the victim had left brings "
        "no healing. For Drain Life this is our choice.",
    },
    "Lost Grimoire": {
        "O37": "Trample: Weak, Aegis, Marked for Death, Daze and the creature's own Piercing count; "
        "Agony, Pacify, Suppression Cloak, Helm of Fear, Confusion, Melee, Charge, Bloodthirsty and "
        "defences against melee do not. Your own side may be trampled, but not the creature itself, once "
        "a round over all moves, after Chains of Agony; if it dies or cannot go on, it stays and the move "
        "action is spent.",
        "O53": "With Mind's Eye the spell still has its Mage or Familiar as caster and attacker, for "
        "dice, Daze and discounts as for Magebane and Gate to Voltari; range, sight, the way of a Push, "
        'and what hits "the attacker" are the Eye\'s, and a creature cast as a quick spell appears in its '
        "zone. Its drift in Upkeep is no move action: it heeds no walls, enters nothing and stays in the "
        "arena. As it is Flying, sight is always clear and only flyers and Reach hit it in melee.",
        "O62": "A conjuration is offered a move only if some zone of the arena would be legal for casting "
        "it there. What is attached to a bearer goes along when that moves or is Pushed, but conjurations "
        "so attached are destroyed by a Teleport, even one into the same zone.",
        "O67": "Magma Golem is not immune to flame: flame attacks may target it and give it Burns, they "
        "just never damage it. Its Burn dice are rolled each Upkeep as usual, and their sum is direct "
        "flame damage for all other creatures in its zone at once and none for it. Each Burn that it has "
        "at a time is Armour -1, down to 0, and frost +1.",
        "O69": "Confusion: when the target is declared, roll; on 7 or more draw evenly among the targets "
        "a duty demands, else those that guards leave, else all of O22, the declared one included, and "
        "pay the costs of the final one. A counterstrike draws between attacker and itself, and who "
        "attacks itself or its attachments meets no barrier or counterstrike.",
        "O71": "Unstable Fire Imp bursts if strikes, barriers, counterstrikes, walls or zone attacks "
        "destroy it, not by direct damage, sacrifice or lost Life. The burst comes right away, before the "
        "other attack goes on, with an effect die for each object in the zone in its controller's order; "
        "one burst may set off the next.",
        "O72": "Joseph Trublood has +2 dice once. The Armour +2 is for step 6 alone, if who attacks is a "
        "creature that is Nonliving or Dark, which a Mage is only if a card says so; barriers count if "
        "their bearer is such a creature.",
    },
    "The end": {
        "O78": "After each batch of damage all objects with as much damage as Life go at once, the "
        "initiative's effects first. A fallen Mage loses its equipment and the enchantments on it, and "
        "its player makes no more choices: costs stay unpaid, offers are declined, mandatory enchantments "
        "are destroyed, creatures are not activated.",
        "O79": "Play goes on to the end of the Action Phase, or else of the phase, that is under way; "
        "then a single living Mage wins, and with none the game is drawn. The option sudden_death, off by "
        "default, ends the game at once.",
        "O80": "There is no limit of rounds, and an empty book has no consequence. With the option "
        "max_rounds, 0 for none by default, the Mage with more Life left wins after that round, and "
        "equals draw.",
    },
    "Single cards": {
        "O32": "Battle Fury is indifferent to counterstrikes: they do not use it, and they do not waste "
        "it. The extra attack comes after the last attack of the action and belongs to it: no second "
        "Melee +X, Charge or Bloodthirsty, and no second barrier or counterstrike of the same defender.",
        "O42": "Reverse Magic: the new controller chooses anew, and only the kind of target is checked, "
        "not range or sight; for a higher X the difference is paid, or the spell is countered, and "
        "nothing is given back. A reversed enchantment goes hidden on the caster, the Mage or Familiar "
        "even if Mind's Eye was used; what its new controller may not control is countered, and the card "
        "goes to its owner's discards.",
        "O51": "Resurrection takes a Living creature from your own discards, a Legendary one only if none "
        "is in play. It is summoned without damage or markers, and all that speaks of summoning applies, "
        "Rouse the Beast too.",
        "O52": "Shift and Steal Enchantment need another bearer that is legal and has none of that name; "
        "what is hidden stays hidden, and revealing does not happen again. Steal is only for cards your "
        "Mage may control, at twice the full cost, the second time with the new bearer's Magebind.",
        "O61": "Blue Gremlin: having paid, it Teleports to a neighbouring zone wherever it could take a "
        "move action, without Suppression Orb, Chains of Agony, walls or hindering. Traps and other "
        "effects of entering still work; this is our choice.",
        "O63": "Poison Gas Cloud, Malacoda and Idol of Pestilence do nothing to Living creatures immune "
        "to poison, and these are free of the cloud's limit on moves.",
        "O65": "A banished creature is in no zone, cannot be reached and keeps its action marker as it "
        "is, while its attachments, conditions and items of Upkeep go on. Each Upkeep a token comes off, "
        "as the last item of the player who banished it, a moment of our choice; after the last token it "
        "is back in its zone, without entering.",
        "O66": "Animal Kinship wants animals of the family, so neither Goran, a canine but no animal, nor "
        "Stonegaze Basilisk counts. Redclaw asks for canines alone, so there Goran counts.",
        "O68": "Meredia's Blessing is for whoever controls more Living objects, Mages included, and for "
        "nobody on a tie. Its healing and its buying off may be for different objects, of any side.",
        "O70": "Helm of Fear rolls in step 1, after Confusion. On 9 or more the attack is cancelled, and "
        "the attacker may declare the same attack on another legal target, or the action is lost.",
        "O75": "Gate to Hell: the Mage may be anywhere when spending the full action. The Gate attacks "
        "every non-flying creature, of both sides and Mages too, in its controller's order.",
    },
}
"""Every ruling, by chapter."""
