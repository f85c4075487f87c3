"""The rules as people look them up, in our own words. R is a rule of the game, O a ruling of ours."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.guide.rulings import RULINGS_BY_CHAPTER
from conclave.kernel.game import RuleText, rule_texts

CHAPTERS: Final[dict[str, dict[str, str]]] = {
    "Aim and components": {
        "R1": "Everybody plays a Mage of the Order. After the final count the side with most Power Points "
        "(PP) leads it as Grand Master. If that side is the Black Rose, all players have lost.",
        "R2": "The Power Board shows the points of every Mage and of the Rose, and the Moon. Quests, "
        "Evocations and, at first, the token of the Black Rose Room lie there.",
        "R3": "30 points bring the end: it is checked in Clean-up. The track goes on beyond 30.",
        "R4": "The Event Board has three slots for Events in play, the Event decks, and what the Rose has "
        "won.",
        "R5": "The Crown marks the First Player. Whatever all do is done clockwise from there.",
        "R6": "A Mage starts in its Cell and returns there when it is defeated.",
        "R7": "No effect of a player reaches a Mage in its own Cell. Those of the Rose do.",
        "R8": "Nobody stays in the Cell by choice: leave it by a Physical Action or by sacrificing a Spell. "
        "Nothing else can be done there.",
        "R9": "Nobody walks into a Cell. Only effects that say so send a Mage there.",
        "R10": "There are three Rooms in each of six colours, and the Black Rose Room; each has a token.",
        "R11": "To activate a Room, carry out its effect and turn its token. A turned token waits for "
        "Clean-up.",
        "R12": "A Room activated from afar still works in that Room, not where the Mage stands.",
        "R13": "A Room's token is worth its points to whoever destroys the Room. Its Resistance is how many "
        "cubes it bears.",
        "R14": "The Black Rose Room is the middle of the Lodge. From the Second Moon on it gives Forgotten "
        "Spells.",
        "R15": "A Mage's sheet says how many cards it holds, how far it moves, how hard it hits and how much "
        "damage it bears. It has one Quick and three Standard places for Spells.",
        "R16": "Cubes mark damage on models and Instability in Rooms. When yours run out you place no more, "
        "and you decide who gets the last ones.",
        "R17": "A Mage has two Physical Action tokens; each is turned when it is used.",
        "R18": "Elements are air, earth, fire, water, magic, sacred and profane. A Spell of any element gets "
        "one from its caster when it is revealed.",
        "R19": "Trap and Protection tokens lie on Spells that are Active.",
        "R20": "Whoever deals the last damage of a defeat takes a Trophy of the loser, as long as it has "
        "any.",
        "R21": "The Infamy of Crete is an Evocation like any other.",
        "R22": "A Mage that enters its Cell is free of what kept it from moving or activating.",
        "R23": "Six Schools have twelve Spells each, three copies of every one; each Mage has a Custom Spell "
        "in three copies.",
        "R24": "A Spell has a Straight and a Reverse side, with type, element, target and range. A vortex on "
        "it creates Instability.",
        "R25": "Spells are Combat, Contingency, Protection or Trap.",
        "R26": "A Custom Spell never goes to another Mage: whoever would take it leaves it in its owner's "
        "Memories and gets nothing else.",
        "R27": "Each School offers two Grimoires to begin with.",
        "R28": "Ten Forgotten Spells exist once each. They come from the Black Rose Room or from effects "
        "that name them; once played they are gone for good.",
        "R29": "An Evocation has a name, an archetype, movement, attack and Health.",
        "R30": "Quests come in three decks, one a Moon. Later ones are harder and worth more.",
        "R31": "Open Quests are secret. Nobody holds more than two; what is too much is given up at once.",
        "R32": "Each Quest given up brings the Rose as many points as its Moon: 1, 2 or 3.",
        "R33": "A Quest is completed by activating the Room it names, or by meeting its condition. It brings "
        "points and a reward; a Room's Quest says whether the reward replaces the Room's effect.",
        "R34": "Completed Quests lie open and count at the end. Some Quests are for four players only.",
        "R35": "Shed Blood names a Room, is worth 1 PP and deals 3 damage to a Mage anywhere instead of the "
        "Room's effect.",
        "R36": "Events come in three decks, one a Moon. One is drawn each Game Turn.",
        "R37": "An Event brings the Rose points when it enters and when it leaves. Whoever draws one with a "
        "Crown takes the Crown.",
        "R38": "Miserable Dance: in the Action Phase, whoever activates a purple Room gains 1 PP.",
        "R39": "Moon tokens and pins are markers; pins tell equal Evocations of one Mage apart.",
    },
    "Setup": {
        "R40": "The Black Rose Room lies in the middle, the Throne Room beside it, the others at random "
        "around.",
        "R41": "Each Room gets its token, but for the Black Rose Room, whose token waits for the Second "
        "Moon.",
        "R42": "As many Cells as players are laid face down at random at their places.",
        "R43": "Quest and Event decks of each Moon are shuffled; the First Moon's are used first.",
        "R44": "One player begins with the Crown.",
        "R45": "In turn order everybody takes a Mage and one of the Cells.",
        "R46": "In turn order everybody chooses a School that nobody else has.",
        "R47": "Everybody takes one of the two Grimoires of that School, adds one Custom Spell, and sets two "
        "Custom Spells aside.",
        "R48": "The Cells are turned up, and each Mage stands in its own.",
        "R49": "The six School decks and the Forgotten Spells, all shuffled, are the Library.",
    },
    "Moons": {
        "R50": "The Moon follows whoever has most points, the Rose included.",
        "R51": "First Moon below 6 points, Second Moon from 6, Third Moon from 18.",
        "R52": "A Moon rises right after the Action that brought the points.",
        "R53": "A new Moon brings its own Quests and Events, and everybody takes one Custom Spell that was "
        "set aside.",
        "R54": "With the Second Moon the Black Rose Room gets its token.",
        "R55": "A Moon never goes back, even if points are lost.",
    },
    "Black Rose Phase": {
        "R56": "Whoever has the Crown now is First Player for the whole Game Turn.",
        "R57": "First, everybody may give up Quests; the Rose scores for each.",
        "R58": "Events move on by one slot. The one that leaves the third slot brings the Rose its exit "
        "points.",
        "R59": "The last in turn order draws an Event and puts it in its slot, pushing on what lies there. "
        "The Rose gains its entry points.",
        "R60": "An Instant Event works at once and leaves; the Rose gains both its numbers.",
        "R61": "A Crown on the Event drawn goes to the Mage who drew it, who begins next Game Turn.",
        "R62": "Every Mage without a Quest draws one of the current Moon.",
        "R63": "Whoever holds more than two Quests gives some up at once.",
    },
    "Study Phase": {
        "R64": "In turn order, everybody draws two cards of the own Grimoire.",
        "R65": "Then everybody takes four cards from School decks in any mix, keeps two and puts two on the "
        "discard piles of their Schools. Forgotten Spells cannot be studied.",
        "R66": "The hand limit always holds: choose what goes to your Memories.",
        "R67": "An empty Grimoire is made anew of your Memories, shuffled.",
        "R68": "Once in this phase you may put a Spell of your hand on its School's discard pile. A Custom "
        "Spell is set aside instead.",
    },
    "Preparation Phase": {
        "R69": "Everybody lays two to four Spells face down, each on the side it shall have: one on the "
        "Quick place, the others on Standard places from the left. They are Ready.",
        "R70": "Once all are done, order and sides cannot change.",
        "R71": "Standard Spells are cast from left to right. The Quick Spell may be cast whenever its Mage "
        "acts.",
    },
    "Action Phase": {
        "R72": "First, Events of the Action Phase take effect.",
        "R73": "Physical Action, move: go up to your movement, and if you like activate the Room you are in, "
        "before or after.",
        "R74": "Physical Action, attack: deal your attack value to one model in your Room, and if you like "
        "activate the Room, before or after.",
        "R75": "One Physical Action never both moves and attacks.",
        "R76": "In turn order everybody takes one combination: one or two Physical Actions; or a Spell; or a "
        "Physical Action and a Spell; or a Standard and the Quick Spell; in any order.",
        "R77": "Never two Standard Spells in one combination. Spells cast from hand do not count.",
        "R78": "It goes round until all Spells and tokens are used. Nobody passes with something left to do.",
        "R79": "One Action is over before the next begins.",
        "R80": "Sacrifice a Spell you have not used to move one Room, without attack or activation. "
        "An Active Trap or Protection may be sacrificed too.",
        "R81": "A Mage in its Cell without a Physical Action left must sacrifice a Spell to get out.",
        "R82": "The Throne Room gives the Crown. The order of this Game Turn stays.",
        "R83": "Nobody damages the own Mage or the own Evocations.",
        "R144": "The Quick Spell may come last, after all Standard Spells.",
    },
    "Traps and Protections": {
        "R84": "A Trap or Protection is cast by leaving it face down and putting its token on it: now it is "
        "Active and can be triggered.",
        "R85": "An Active Protection may be triggered when its condition is met. Damage never falls below 0.",
        "R86": "To ignore a Spell spares you alone; to cancel it undoes it for everybody. It is Used either "
        "way.",
        "R87": "Damage that a Protection turns back is placed in cubes of whoever attacked.",
        "R88": "An Active Trap may be triggered when its condition is met. Its owner never sets it off.",
        "R89": "A Room Trap has no Reverse but two effects, each for a colour of Rooms.",
        "R90": "A Room Trap may be triggered when an enemy model enters a Room of one of its colours. That "
        "effect happens, and the card is used up.",
        "R91": "Who is in the Room already, or leaves it, sets nothing off.",
        "R92": "Traps and Protections interrupt. Passing through a Room is entering it.",
        "R93": "A Mage defeated by a Trap loses the rest of its combination.",
        "R94": "In Clean-up, Protections not triggered go to Memories, Traps not triggered come back to "
        "hand.",
        "R95": "Several Traps speak clockwise from the Mage who acts next; your own in any order.",
        "R96": "Several Protections speak in their owner's order, each only if its condition still holds.",
        "R97": "An Evocation that is summoned can set off a Trap where it appears.",
        "R98": "The vortex of a Trap or Protection is placed when it is triggered.",
        "R146": "No Trap strikes a Mage that completes a Quest in its Cell.",
    },
    "Targets and range": {
        "R99": "A Spell is aimed at its caster, at a single model, at a Room, or at something special. A "
        "single model is an Evocation, or a Mage other than the caster.",
        "R100": "Range counts Rooms in a straight line from where the Spell is cast. Models never block. "
        "Range 0 is the same Room.",
        "R101": "Some ranges reach everywhere.",
        "R102": "A Cell is never a target.",
    },
    "Damage and defeat": {
        "R103": "Damage is cubes of whoever deals it, on the Mage's sheet or the Evocation's card.",
        "R104": "A Mage with as much damage as Health is defeated at once: it goes to its Cell, and sides "
        "score.",
        "R105": "Most cubes on the loser bring 4 PP, second most 2, any others 1. A tie for first or second "
        "costs each 1. If only one side has cubes there, it gets 5. The Rose scores too.",
        "R106": "The last damage takes a Trophy of the loser.",
        "R107": "The loser's own cubes take a rank but earn nothing.",
        "R108": "Then all cubes on the loser go home, and it goes on from its Cell.",
        "R109": "It must leave the Cell when it acts next, by a Physical Action or by sacrificing a Ready "
        "Spell.",
        "R110": "With too few cubes, their owner chooses where they go.",
        "R111": "Overkill, an option: damage beyond the last Health counts for the ranking too.",
        "R145": "A defeat interrupts: the rest of the same Spell no longer strikes that Mage.",
    },
    "Instability": {
        "R112": "A Spell with a vortex places one cube of its caster in the caster's Room, before or after "
        "its effect, if there is a free slot.",
        "R113": "Effects may place more Instability.",
        "R114": "To convert Instability, replace cubes in the Room by your own.",
        "R115": "In Clean-up a full Room goes to whoever has most cubes there, on a tie to the Rose.",
        "R116": "Overload, an option: cubes may be added beyond the Resistance until Clean-up.",
        "R147": "Short of cubes, you may place Instability before damage within one effect, or the reverse.",
    },
    "Evocations": {
        "R117": "To summon is to take an Evocation from reserve. If none is left, nothing comes.",
        "R118": "A Mage has three Evocations at most; a fourth may replace one.",
        "R119": "The Summoner Room and the Cemetery summon.",
        "R120": "Evocation Phase: in turn order, each Mage may use its Evocations in any order. Each may "
        "move, then may attack.",
        "R121": "They deal damage in their owner's cubes. One with as much damage as Health goes back to "
        "reserve; nobody scores.",
        "R122": "Effects may speak of an archetype, and let Evocations act in other phases.",
    },
    "Clean-up": {
        "R123": "Played Spells go to Memories, Traps not triggered to hand.",
        "R124": "Physical Action tokens are turned back.",
        "R125": "Forgotten Spells that were used are gone for good.",
        "R126": "Effects until the end of the Game Turn stop.",
        "R127": "All Room tokens are turned back.",
        "R128": "A Room with as many cubes as its Resistance collapses. Its token goes to whoever has most "
        "cubes there, on a tie to the Rose; the cubes go home and the tile is turned over.",
        "R129": "Models in it are not touched.",
        "R130": "A destroyed Room cannot be activated or used.",
        "R131": "No Instability goes into a destroyed Room.",
        "R132": "Otherwise it stays a part of the Lodge.",
        "R133": "If anybody has 30 points or more, the game ends; otherwise a new Game Turn begins.",
        "R134": "Cards in hand are kept.",
    },
    "The end": {
        "R135": "The Mages, not the Rose, add points at the end.",
        "R136": "Completed Quests: 6 for most, 3 for second most, 1 for any others.",
        "R137": "Trophies: 4 for most, 2 for second most, 1 for any others.",
        "R138": "Room tokens count what is printed on them.",
        "R139": "The Crown counts 1.",
        "R140": "For Quests and Trophies a tie for first or second costs each 1.",
        "R141": "Equal totals: more completed Quests, then more Trophies; then the holder of the Crown "
        "decides.",
        "R142": "Extra Game Turns, an option: Mages that tie play on until one is ahead by defeats, Quests "
        "and Rooms.",
        "R143": "For the Crown, an option: whoever takes the Crown is First Player from the next phase on.",
    },
    "Words on cards": {
        "R148": "Act: an Evocation moves and then attacks.",
        "R149": "Activate: use a Room whose token is not turned. Active: cast, and still at work.",
        "R150": "Attack: deal physical damage. A Mage begins with 2.",
        "R151": "Avoid, ignore: it does not touch you. Cancel: it touches nobody.",
        "R152": "Cast: reveal and carry out a Combat or Contingency Spell; make a Trap or Protection Active.",
        "R153": "Cast from hand: a Spell of your sheet goes to Memories, one from hand takes its place and "
        "is cast at once.",
        "R154": "Convert: replace cubes of your choice by your own.",
        "R155": "Discard: to its discard pile. Draw: from the top to hand. Eliminate: out of the game. "
        "Remove: back to reserve or to the discard pile.",
        "R156": "Heal: take off cubes of your choice.",
        "R157": "Ready: face down and not yet cast. Used: done, and still on the sheet.",
        "R158": "Reveal: turn a Ready Spell up, on casting or on triggering.",
        "R159": "Steal: take it from another Mage, as far as it is there.",
        "R160": "Shift: go straight to a Room, without entering those between.",
        "R161": "Summon: from reserve to the Room. Transfer: move cubes, colours unchanged. Trigger: turn up "
        "an Active card when its condition is met.",
    },
}
"""Every rule, by chapter."""


RULE_TEXTS: Final[tuple[RuleText, ...]] = rule_texts(CHAPTERS, RULINGS_BY_CHAPTER)
