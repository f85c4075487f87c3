"""Our rulings, in our own words: what the rules leave open, and how this table plays it."""

from __future__ import annotations

from typing import Final

RULINGS_BY_CHAPTER: Final[dict[str, dict[str, str]]] = {
    "Setup": {
        "O1": "The Lodge is a middle and two rings of hexes. The Throne Room lies beside the Black Rose "
        "Room.",
        "O2": "Each Cell lies outside the Lodge and has one door, in the middle of a side. Which Cell is "
        "whose is drawn at random.",
        "O3": "With 18 Rooms one hex stays empty; moves and lines do not cross it.",
        "O4": "A Cell is no Room: it has no colour, no Instability, and lies on no line.",
        "O5": "The first step out of a Cell leads to its door Room and counts as one.",
        "O6": "The First Player is drawn at random. Mages, Cells and Schools are chosen in turn order.",
        "O7": "Each Mage has 25 cubes, the Rose 30.",
        "O8": "The Throne Room has a Resistance of 8.",
        "O9": "There are 34 Evocation cards.",
        "O10": "Moon tokens and pins do nothing. Markers never run out; cubes, Trophies and Evocations do.",
        "O11": "The game is for two to four. Quests for four players stay in the box with fewer.",
    },
    "Decks and hands": {
        "O12": "An empty School deck is made anew of its discard pile. The mix of the four cards you study "
        "is declared before you see any of them.",
        "O13": "An empty Quest deck is made anew of the Quests of that Moon that were given up.",
        "O14": "An empty Event deck is made anew of the Events of that Moon that have left.",
        "O15": "With fewer than four cards in hand, or no Forgotten Spell left, the Black Rose Room does "
        "nothing; it is offered only if it completes a Quest.",
        "O16": "Limits of hand and Quests are tested after each complete instruction, and the owner chooses. "
        "A Forgotten Spell put back goes under its deck.",
        "O17": "Whoever has fewer than two cards lays what there is, the Quick place first. All lay in "
        "secret and at the same time.",
        "O18": "Memories and discard piles are open. Grimoires, hands, Ready Spells and open Quests are "
        "secret.",
        "O19": "A Spell sacrificed or discarded goes to Memories. Only Forgotten Spells that were played are "
        "gone for good. Traps not triggered always come back to hand.",
        "O20": "Cards that change owner stay with the new one, but for Custom Spells. The First Moon has no "
        "Moon before it.",
        "O94": "Looking moves no cards. Only drawing makes a Grimoire anew.",
        "O95": "The two Grimoires of a School share out its twelve Spells, six each.",
    },
    "Action Phase": {
        "O21": "With a Physical Action you activate before or after it, once.",
        "O22": "You activate the Room you are in at that moment. Going nowhere and activating is allowed.",
        "O23": "You may sacrifice Spells before, between and after your Actions, as many as you like, one "
        "step each.",
        "O24": "In the Cell the first thing is to leave it: by a move of one or more, or by sacrificing a "
        "Spell.",
        "O25": "A Spell without a target, or one that can do nothing, is cast all the same and is Used.",
        "O26": "A Mage with nothing left is passed over, but may sacrifice Active Spells. The phase ends "
        "when nobody has anything left.",
        "O27": "A move goes to a neighbouring Room, a destroyed one too. An effect that moves goes up to so "
        "far, as its controller likes, and enters each Room on the way.",
        "O28": "Standard Spells are cast in the order of their places; empty places are skipped.",
        "O29": "An attack needs an enemy in the same Room. A model with an attack of 0 never attacks.",
        "O30": "“May” asks you, and so does “up to” where cubes are passed on or come off models of others; "
        "the rest is done as far as possible. A choice that can do nothing is not offered.",
        "O31": "Moves and attacks that effects grant need no Physical Action token.",
        "O32": "Who may not move still moves by effects and by sacrificing Spells. Who may not activate "
        "cannot activate at all. Both end in the Cell.",
        "O102": "A Mage that can neither move nor attack may still turn a token for nothing.",
        "O103": "Cast from hand: you choose the side. The new card takes the place of the old one and is no "
        "part of the combination. The Spell being cast cannot make room.",
        "O104": "A target is fixed when it is chosen. One that has gone meanwhile is left out; the rest "
        "happens.",
        "O72": "Traps and Protections count as cast when their token is laid; their element and School count "
        "only when they are revealed.",
    },
    "Traps and Protections": {
        "O33": "A Spell goes in this order: reveal, target, vortex if first, Traps, Protections, effect, "
        "vortex if last, then it is Used.",
        "O34": "A Trap lets those it strikes answer with Protections before play goes on.",
        "O35": "Traps speak first, clockwise from the Mage who acts next; then Protections in the same "
        "order.",
        "O36": "What is triggered last is done first. A card is triggered once.",
        "O37": "Triggering is always up to its owner. Declining costs nothing.",
        "O38": "Effects of Room Traps that deal damage work on any model, the others on Mages only.",
        "O39": "To enter is to arrive in a Room in any way, by summoning too. Going to the Cell is not.",
        "O43": "A cancelled Spell still places its vortex and is Used.",
        "O44": "Protections against plain damage work against the Rose; those against models or Spells do "
        "not.",
        "O45": "Cards of a Mage in its Cell stay Active and may be triggered. What a Mage does in its Cell "
        "sets off no Trap.",
        "O46": "Damage turned back is in the attacker's cubes, and the Protection's owner counts as its "
        "dealer.",
        "O47": "An effect never damages its controller's own models. A Spell turned aside stays its "
        "caster's.",
        "O85": "A Trap with a range is measured from its owner's Room, a Room Trap from the Room entered.",
        "O99": "Each Mage is asked once for each Spell before it is touched; just before damage; right after "
        "it; and when about to be defeated. Some effects shut Protections out.",
    },
    "Damage and defeat": {
        "O40": "Damage to several models is one event: all cubes are placed, then the fallen are counted.",
        "O41": "Less damage does not stop the rest of a Spell. Protections shield the Mage, not its "
        "Evocations.",
        "O42": "Ties skip no place: after two firsts comes a second.",
        "O48": "No model holds more cubes than its Health, but with Overkill.",
        "O49": "With too few cubes an effect does what it can. Converting needs cubes of your own in "
        "reserve.",
        "O50": "A defeat: to the Cell, points, Trophy, cubes home, and what hung on the Mage ends.",
        "O51": "A Mage defeated while it acts loses the rest of its combination. Its Ready Spells stay.",
        "O52": "A defeat changes nothing about Evocations, Spells, hand, Quests or the Crown.",
        "O53": "There are no cubes of colours that nobody plays.",
        "O54": "You may turn cubes on yourself into your own; they take a rank at your defeat.",
        "O55": "A transfer can defeat; the blow belongs to whoever transfers.",
        "O56": "The 5 points need cubes of one side only. Alone with its own cubes, a loser brings nobody "
        "points.",
        "O57": "Points never fall below 0.",
        "O58": "An Abomination keeps its Mage's Health and cubes, moves 2, attacks for 3, takes no Evocation "
        "place and may act in the Evocation Phase.",
        "O59": "An Evocation removed brings no points and no Trophy.",
    },
    "The Rose, Events, Quests": {
        "O60": "The holder of the Crown chooses for the Rose. Where most or least counts, ties go to the "
        "first in turn order.",
        "O61": "Events of the Black Rose Phase work from the third slot to the first, the new one included; "
        "then Quests are drawn.",
        "O62": "Events of the Action Phase hold until it ends, or until they leave.",
        "O63": "An Event played by a Spell enters like one that is drawn.",
        "O64": "An Event removed by a Spell still brings its exit points, unless the Spell says otherwise.",
        "O65": "Damage of Events reaches Mages in their Cells, unless they speak of the Lodge.",
        "O66": "A Quest is offered when its condition holds: after each Action, after each Mage's "
        "Evocations, and in Clean-up. It counts from when you got it. You may wait.",
        "O67": "A Quest that names a Room is offered when you activate that Room, one each time.",
        "O68": "Completing: Traps first, then points, card and reward. A reward that can do nothing is lost.",
        "O69": "A completed Quest can be stolen; its points stay.",
        "O70": "With a third Quest, choose at once which one to give up.",
        "O71": "A Moon rises after the Action; two at once come one after the other.",
        "O91": "Shed Blood and Miserable Dance belong to the First Moon.",
        "O92": "Quests of Rooms that are not in the Lodge stay in the box. With its Room destroyed a Quest "
        "cannot be completed by activating.",
    },
    "Rooms": {
        "O73": "The Mirrors Room copies a Room activated this turn, but not Throne, Black Rose, itself or a "
        "destroyed one, and works in its own place.",
        "O74": "Arena: you cast your next Ready Spell, then another Mage outside its Cell must cast one. A "
        "Spell cast by somebody else uses that caster's Room, cubes and choices.",
        "O75": "Rooms that draw are bound by the hand limit: draw, then discard.",
        "O76": "The Abyss reaches a Mage at most one Room away, you too. It is no defeat.",
        "O77": "A copied Room takes name, colour and effect, but keeps its own token and Resistance. An "
        "activation that was stopped leaves the token as it is.",
        "O93": "Activated from afar, a Room measures from itself; what it does to “you” is done where you "
        "are.",
    },
    "The end": {
        "O78": "The end is checked in Clean-up only: the Game Turn is played out. A limit of Game Turns ends "
        "it too.",
        "O79": "The Rose wins only if it is ahead of every Mage.",
        "O80": "The holder of the Crown may name anybody who ties, itself too.",
        "O81": "In extra Game Turns only points for defeats, Quests and Rooms decide between those who tied, "
        "for three turns at most.",
        "O82": "Points gained at the same time count together. Anything else goes in turn order.",
        "O83": "A player who leaves is replaced by a bot.",
        "O100": "Whoever does not answer in time gets a harmless legal answer.",
        "O101": "Ready Spells not cast come back to hand in Clean-up.",
    },
    "Targets and range": {
        "O84": "“Within” in a text counts hexes in any direction; printed ranges go in straight lines. A "
        "chain is measured from where the last one stood.",
        "O86": "A Spell cast from an Evocation is measured from it; the vortex stays with the Mage.",
        "O87": "A Mage in its Cell has no Room: no vortex, and effects do not move it out.",
        "O88": "A Ready Spell that is removed goes to Memories unused, face up.",
        "O89": "Losses and thefts by players stop at the Cell too.",
        "O90": "Numbers that the sources leave open are ours.",
    },
    "Content": {
        "O96": "Nero holds 7 cards and has 10 Health; Rebecca 6 and 12; Tessa 7 and 11; Jaf'ar 8 and 9. All "
        "move 2 and attack for 2.",
        "O97": "How many copies of each Evocation there are is ours.",
        "O98": "Some numbers on cards are ours: their notes say so.",
    },
}
"""Every ruling, by chapter."""
