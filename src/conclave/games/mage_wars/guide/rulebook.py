"""The rules as people look them up, in our own words: R a rule, O a ruling. Here all but the fights."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.guide.rulebook_of_fights import FIGHTS_BY_CHAPTER
from conclave.games.mage_wars.guide.rulings import RULINGS_BY_CHAPTER
from conclave.kernel.game import RuleText, rule_texts

CHAPTERS: Final[dict[str, dict[str, str]]] = {
    "The arena and its words": {
        "R1.1": "The arena has twelve square zones, four across and three deep. The two Mages begin in "
        "corners that lie opposite each other.",
        "R1.2": "Zones are neighbours side by side, never at a corner, and nothing goes diagonally. "
        "Distance is counted in steps from zone to zone, so the zone across a corner is 2 away; borders "
        "add nothing.",
        "R1.3": "Two neighbouring zones share a border. Only walls stand on borders, one at most on each, "
        "and a wall is in neither of the zones.",
        "R1.4": "Think of the rim of the arena as walls that nobody passes or sees through, too high even "
        "for flyers.",
        "R1.5": "What stays in play is an object: creatures with the Mages, conjurations with the walls, "
        "enchantments, and equipment. Incantations and attack spells do their work and are gone, so they "
        "never are objects.",
        "R1.6": "The owner of a card is the player in whose book it began, the controller the one who "
        "cast it. Equipment alone obeys the Mage who wears it. What your side controls is friendly to "
        "you, and the rest is enemy.",
        "R1.7": "Each Mage has a book of spells, a supply of mana and a discard pile. A card that is used "
        "up or destroyed goes to its owner's pile, and anybody may look through any pile.",
        "R1.8": 'If a spell joins schools by "and", add their levels up; if it joins them by "or", the '
        "level is printed once. Mages count as creatures of level 6. Levels 1 and 2 are minor, all others "
        "major.",
        "R1.9": "Six schools are major: dark, holy, nature, mind, arcane and war. Four are elemental: "
        "air, earth, fire and water.",
        "R1.10": "Where a card and the rules disagree, follow the card.",
    },
    "Mages": {
        "R2.1": "A Mage's card shows Life, Armour (0 for all four), Channeling, 120 points for a book, "
        "the schools it is trained in, its abilities, and one basic attack: quick, melee, 3 dice.",
        "R2.2": "Beastmaster: Life 36, Channeling 9, trained in nature and opposed to fire; Quick "
        "Summoning, Pet, Melee +1. Priestess: Life 32, Channeling 10, holy against dark; Divine Reward, "
        "Restore. Warlock: Life 38, Channeling 9, dark and fire against holy; Curseweaving, Blood Reaper, "
        "Melee +1. Wizard: Life 32, Channeling 10, arcane and one element, opposed to nothing; Voltaric "
        "Shield, Arcane Zap. Options change some of this (O81).",
        "R2.3": "Damage is marked and adds up; a Mage with as much damage as Life falls. Gaining or "
        "losing Life moves that limit, and is neither healing nor damage.",
        "R2.4": "In every respect a Mage is a creature. It also channels mana, casts spells, and has a "
        "quickcast action once a round.",
    },
    "Spellbooks": {
        "R3.1": "All spells of a book together cost 120 points at most. Apprentices take a book that is "
        "made up already.",
        "R3.2": "A copy costs its level if the Mage is trained in the school, three times its level if "
        "the school is opposed, and twice its level in all other cases.",
        "R3.3": 'With "and", add the parts up, each at the rate of its school. With "or", the cheapest '
        "school is the one that counts.",
        "R3.4": "Novice spells cost anybody a single point.",
        "R3.5": "A book holds up to six copies of a spell of level 1, up to four of one of a higher "
        "level, and only one of an Epic spell.",
        "R3.6": '"Warlock only" and the like reserve a spell for a class, "holy Mage only" for those who '
        "are trained in the school. Nobody else may put it in a book, cast it or control it.",
        "R3.7": "Each of the four published books comes to exactly 120 points, that of the Wizard with "
        "training in air.",
    },
    "Setup": {
        "R4.1": "Everybody takes a Mage and its book. The two Mages stand in opposite corner zones.",
        "R4.2": "You start with 10 mana and channel for the first time before the first Planning.",
        "R4.3": "Both players roll the effect die, and the higher roll has the initiative in round 1.",
        "R4.4": "The two markers of a Mage, for its action and for its quickcast, start ready.",
        "R4.5": "In an apprentice game (option apprentice) the arena is half as big, two zones by three. "
        "Every Mage has Life 24, Channeling 10, Armour 0, its basic attack of 3 dice, no abilities, and a "
        "published book for apprentices.",
    },
    "The round": {
        "R5.1": "A round has a Ready Stage and an Action Stage. The Ready Stage opens with Initiative, "
        "which changes hands in every round but the first; who has it is called the initiative as well.",
        "R5.2": "Reset: markers of actions, of quickcasts and of what works once a round are all turned "
        "to ready.",
        "R5.3": "Channel: each Mage, and each object with Channeling, gains as much mana as its "
        "Channeling. This is never less than 0, and an object without Channeling has no use for a bonus.",
        "R5.4": "Upkeep: Upkeep costs are due, and whatever a card or marker does each Upkeep takes "
        "place, such as Burn, Rot and Regenerate. You order what concerns your own objects; between "
        "players the initiative decides. An object whose cost is left unpaid is destroyed.",
        "R5.5": "Planning: prepared spells that were not used go back to the book. Then both players "
        "choose in secret, face down, up to two spells for the Mage and one for each Familiar and "
        "Spawnpoint that could cast it.",
        "R5.6": "Deployment: each Spawnpoint may cast the spell that was prepared for it, those of the "
        "player with the initiative first.",
        "R5.7": "The Action Stage opens with the First Quickcast Phase. The player with the initiative "
        "and then the other may use the quickcast action.",
        "R5.8": "Creature actions: beginning with the initiative, players take turns to activate one "
        "ready creature; who has no more leaves the rest to the other. You may pass, also several times, "
        "while you have fewer ready creatures than your opponent; with as many or more you have to "
        "activate one.",
        "R5.9": "Final Quickcast Phase: whoever has kept the quickcast action may use it now.",
        "R5.10": "The round is over, and so is everything that was to last until its end.",
        "R5.11": "Priority: immediately before or after any activation of yours you may use the quickcast "
        "action, and abilities that work before or after a friendly creature is activated, as many as you "
        "like.",
    },
    "Activations and actions": {
        "R6.1": "To activate a creature turn its action marker and take off its guard marker; effects of "
        "activation follow, such as Slam becoming Daze. Before you choose what it does, enchantments may "
        "be revealed.",
        "R6.2": "In its Action Phase a creature has one of three things: a full action without moving; a "
        "move action and, if you like, a quick action after it; or a quick action alone. Whoever has "
        "acted does not move any more.",
        "R6.3": "Quick actions are a second move action, a quick attack, guarding, a quick spell, and "
        "abilities that are called quick.",
        "R6.4": "Full actions are a full attack, a full spell, climbing over a wall, and abilities that "
        "are called full.",
        "R6.5": "Nobody has more than two move actions in an Action Phase. A Fast creature still has its "
        "quick action after the second; a Slow one has finished once it has moved; one that is both is "
        "neither.",
        "R6.6": "A creature that is summoned comes with its action marker used. It acts from the next "
        "round on.",
        "R6.7": "Incapacitated creatures are activated as well, with nothing to do in their Action Phase. "
        "Only a Mage may, even so, cast quick spells that are no attacks.",
        "R6.8": "When the Action Phase ends, Daze and Stun that were there at its beginning come off; "
        "what came later, by a counterstrike for instance, stays until the next one ends. After that the "
        "creature rolls to escape from Cripple and Stuck.",
        "R6.9": "Bloodthirsty and Taunt demand a melee attack as long as a legal one exists. Guards in "
        "the way or an unpaid cost set the creature free. Of several such attacks its controller picks "
        "one.",
    },
    "Movement": {
        "R7.1": "Move actions, Pushes and Teleports go through six steps, R7.1.1 to R7.1.6, as far as "
        "they concern them. If a step leaves the creature unable to move, the rest of the move is lost.",
        "R7.1.1": "Declare: name a neighbouring zone. No wall may block the way, and the creature may be "
        "neither Restrained nor Incapacitated. So far you can take it back.",
        "R7.1.2": "Pay: costs of moving are due, as for Suppression Orb. Unpaid, the action is lost.",
        "R7.1.3": "Leave: what happens on leaving a zone happens, a trample for one (R21.1).",
        "R7.1.4": "Walls: a wall with passage attacks strikes. Flyers and Teleports miss it.",
        "R7.1.5": "Move: now the creature stands in its new zone.",
        "R7.1.6": "Enter: traps, and all else that waits for somebody to enter.",
        "R7.2": "A creature that leaves enemy creatures behind or comes to some is hindered: it has no "
        "further move action in this Action Phase, but may still have its quick action. Creatures that "
        "are Incapacitated, Restrained or a Pest hinder nobody, flyers and others do not hinder each "
        "other, and Elusive creatures are never hindered.",
        "R7.3": "Entering is by move action, Push or Teleport. Who is summoned in a zone has not entered it.",
        "R7.4": "A Push goes one zone straight away from its source. If several ways lead away, as in the "
        "same zone or across a corner, the one who pushes picks; at random the effect die says north on 1 "
        "to 3, east on 4 to 6, south on 7 to 9, west on 10 to 12. Passage attacks strike, and a blocked "
        "way means a Bash, an Unavoidable attack of 3 dice without a type, and no movement. Conjurations "
        "and Unmovable creatures are not Pushed; flyers pass inner walls.",
        "R7.5": "A Snatch is a Push one zone nearer to its source. It does nothing to Unmovable and "
        "Uncontainable creatures.",
        "R7.6": "A Teleport leads straight to its zone, whatever walls there are, and nobody hinders it. "
        "It moves Unmovable and Restrained creatures too, and may lead to the zone they are in. "
        "Enchantments, equipment and conditions come along; attached conjurations and Stuck markers are "
        "destroyed.",
        "R7.7": "Climbing over a Corporeal wall is a full action. The wall's passage attack comes first.",
    },
    "Range, sight and targets": {
        "R8.1": "A range has two numbers, and the distance from the zone of the source to that of the "
        "target must not lie outside them.",
        "R8.2": "Sight is a straight line between the middles of two zones. Walls that block sight cut it "
        "on the borders that it crosses; where it meets a corner exactly, both ways round the corner must "
        "be closed (O54).",
        "R8.3": "To and from what is Flying sight is always clear.",
        "R8.4": "For a wall to be in range, one of its two zones must be. Its border has to be in sight.",
        "R8.5": "Within a zone the least distance of a ranged attack does not count if either the "
        "attacker or the target, but not both, is Flying.",
        "R8.6": "A card says what it can target: what is Living or Corporeal, no Mage, and so on. Spells "
        "and attacks of a type cannot target what is immune to it, with one exception (R17.6).",
        "R8.7": "If the source or the target has moved to another zone, a spell that has not resolved is "
        "cancelled, and so is an attack that has not reached its damage, even when all is still in range.",
    },
    "Walls": {
        "R9.1": "A wall is cast on a border of a zone in range. The border must be in sight and have no "
        "wall.",
        "R9.2": "Passage Blocked lets nobody through. Passage Attacks strikes whoever moves through, in "
        "step R7.1.4; this attack is neither melee nor ranged, and no barrier or counterstrike answers "
        "it. A wall with neither is no obstacle.",
        "R9.3": "Extendable: when casting you may also pay the mana cost and the level of the wall. On "
        "resolving, a second copy out of your book goes on a border that touches the first and is in "
        "sight, at any range. It does not go beyond two.",
        "R9.4": "In melee a creature may attack a wall on a border of its own zone, and guards do not "
        "prevent that. A ranged attack needs sight and one of the wall's zones in range. Zone attacks "
        "spare walls.",
        "R9.5": "Wall of Thorns attacks a creature one time fewer than its level. From level 2 on, "
        "crossing it is a full action. For Wall of Poison Gas see R21.8.",
    },
    "Casting": {
        "R10.1": "Step 1, cast: take a prepared or bound spell and spend the action for it, the quickcast "
        "if you like and the spell is quick. Choose its targets and all else that is chosen now, and if "
        "range, sight and target are right, pay the mana. Familiars and Spawnpoints spend their own mana "
        "before the Mage's.",
        "R10.2": "Step 2, counter: enchantments that answer a spell do so, such as Nullify, Jinx and "
        "Reverse Magic. A countered spell is destroyed, and its costs are gone if nothing else is said.",
        "R10.3": "Step 3, resolve: the spell takes effect. Incantations and attack spells are then "
        "discarded, objects come into play. After each of the three steps enchantments may be revealed.",
        "R10.4": "Each discount works once on a spell. What makes it dearer is part of its cost. For a "
        "cost of X see R21.4.",
        "R10.5": "Magecast: only a Mage casts it. Legendary: one at most in play altogether. Unique: one "
        "for each player. Zone Exclusive: in each zone one such conjuration, whosever it is. And a zone "
        "or object bears no two spells of one name.",
        "R10.6": "Cantrip, which brings a card back to the book, and Obliterate, which takes it out of "
        "the game, are on no card of these sets.",
    },
    "Types of spells": {
        "R11": "A spell is an attack spell, an incantation, a creature, a conjuration, of which walls are "
        "a kind, an enchantment or equipment.",
        "R11.1": "An attack spell is cast and then runs as an attack of its caster on its target, ranged "
        "or against a zone.",
        "R11.2": "An incantation takes effect once. Unless it says so it is no attack.",
        "R11.3": "A creature has range 0-0: it appears where its caster is, with its action used. If its "
        "card says nothing else it is Living and Corporeal.",
        "R11.4": "A conjuration is attached to a zone, or to an object and moves with it. It has no "
        "actions, and enough damage destroys it. If its card says nothing else it is Nonliving, immune to "
        "psychic, and Unmovable. A zone has no two of one name.",
        "R11.5": "A wall is a conjuration that stands on a border (R9.1).",
        "R11.6": "An enchantment is attached face down (R12.1), and equipment is worn by a Mage (R13.1).",
    },
    "Enchantments": {
        "R12.1": "Casting an enchantment costs 2 mana and puts it face down on a legal target. As long as "
        "it is hidden it does nothing. It can never be attacked.",
        "R12.2": "To reveal it the controller pays its reveal cost out of the Mage's mana and turns it "
        "up. If that cannot be paid, it is destroyed.",
        "R12.3": "Reveal your enchantments between events and never in the middle of one: when a phase "
        "ends, when a creature has been activated or has finished an action, after a step of an attack, "
        "of casting or of a move, or right after casting. The initiative comes first, and O1 has the full "
        "list.",
        "R12.4": "A mandatory enchantment must be revealed when what it waits for happens. Revealed at "
        "any other time, or with its cost unpaid, it is destroyed and does nothing.",
        "R12.5": "Magebind +X: on a Mage the reveal cost is X more, for everything that looks at this cost.",
        "R12.6": "Traps go on a zone without enemy creatures and wait for one to enter. Who controls "
        "several says in which order; a victim that can do nothing any more has finished its Action "
        "Phase.",
        "R12.7": "Effects count in the order in which they began. An enchantment that is moved begins anew.",
    },
    "Equipment": {
        "R13.1": "Equipment goes on any Mage at range 0-2. A Mage has one place each for helmet, amulet, "
        "chest piece, cloak, belt, gloves, boots, weapon and shield, and two for rings. Some items fit as "
        "weapon or as shield, the longbow needs both places, and no name is worn twice.",
        "R13.2": "If the place is full, the old item goes back to the book, together with a spell bound "
        "to it.",
        "R13.3": "The attacks on a weapon are attacks the Mage may choose besides the basic one.",
        "R13.4": "Spellbind: as the item is cast, a fitting spell from the book is bound to it face down. "
        "Once a round it can be cast as if it were prepared, for its full cost, and it stays bound, "
        "countered or not. It goes when the item is destroyed.",
    },
    "Familiars and Spawnpoints": {
        "R14.1": "The spell prepared for such an object is its own, and range and sight begin there. Its "
        "mana is spent first, then the Mage's.",
        "R14.2": "If it was not used, it is back in the book with the next Planning. If the object is "
        "destroyed, the spell is destroyed too.",
        "R14.3": "Familiars cast when they are activated, with the action that the spell needs. "
        "Spawnpoints cast in Deployment and never otherwise.",
    },
    **FIGHTS_BY_CHAPTER,
}
"""Every rule, by chapter."""


RULE_TEXTS: Final[tuple[RuleText, ...]] = rule_texts(CHAPTERS, RULINGS_BY_CHAPTER)
