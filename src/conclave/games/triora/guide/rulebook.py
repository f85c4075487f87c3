"""The rules as people look them up, in our own words: R a rule, T a table of our numbers, O a ruling."""

from __future__ import annotations

from typing import Final

from conclave.games.triora.guide.rulings import RULINGS_BY_CHAPTER
from conclave.kernel.game import RuleText, rule_texts

CHAPTERS: Final[dict[str, dict[str, str]]] = {
    "Aim and components": {
        "R1": "The box has a main board, four Witch boards, 36 Villager cards, the Inquisitor and Morgana, "
        "and for each of four players a Witch and a Familiar with a card each. Markers are 60 Doom Markers, "
        "48 silver, 16 Undead (the zombie tokens), 36 potion markers, 48 herbs, 12 disks and the black "
        "sacrifice token. A reference sheet completes it.",
        "R2": "Brigid knows fire and conjuration, Cerida transmutation and curses, Clidina, the youngest, "
        "water, healing and protection, Druantia nature. This is story only: no Witch has a power of her "
        "own.",
        "R3": "Whoever has most Doom Points after the final count wins.",
        "R67": "Doom Points decide the game. Silver is spent in the Castle, the Alchemist's Lair and the "
        "Stone Circle; Undead wait on their owner's board.",
    },
    "Setup": {
        "R4": "The main board lies in the middle, and each player has a Witch board.",
        "R5": "A Witch board has a track with a marker for every potion, and all markers start on 0. "
        "Brewing moves a marker up and spending moves it down, so it always tells what is in stock.",
        "R6": "Each player has three red, three blue, three green and three yellow herbs. Of every colour "
        "two lie in HERBS and the third in SEEDS.",
        "R7": "Each player keeps a Witch, a Familiar, 15 Doom Markers, a large disk and two small ones at "
        "hand until they are wanted.",
        "R8": "Silver and Undead lie in one supply for everybody.",
        "R9": "The sacrifice token waits on the start space of the Stone Circle.",
        "R10": "Everybody begins with 20 Doom Points.",
        "R11": "One disk of each player is stacked at random on space 4 of the Inquisition track. Of disks "
        "on one space the upper one is ahead of those below, and a disk that arrives lands on top. Apart "
        "from that a pile stays as it is.",
        "R12": "The Villagers are shuffled, and each card space of the board gets one face up.",
        "R13": "Witch and Familiar cards begin with the picture up, which means not used yet.",
        "R14": "The Inquisitor begins in the Castle and Morgana in the Cemetery.",
        "R15": "For experienced players, option random_start: a first Villager drawn says where the "
        "Inquisitor begins, a second where Morgana does. A Noble stands for the City, a Peasant for the "
        "Fields, a Merchant for the River, a Soldier for the Dungeon.",
    },
    "The round": {
        "R16": "A round goes through Nightfall, Night and Day. In the Night each player has two turns.",
        "R17": "At Nightfall everybody takes a free position on the Turn Order track and gets its bonus. "
        "The player furthest ahead in Inquisition picks first and the one furthest behind last, in a pile "
        "from the top down.",
        "T2": "Positions 1 to 6 of the Turn Order track give in this order: nothing, 1 shovel, 1 silver, 2 "
        "shovels, 2 Inquisition less, 1 Cauldron. The published text does not print them; they are this "
        "table's numbers.",
        "R18": "Turns go from the lowest position upwards. When all have had their first turn, the second "
        "turns follow in the same order.",
        "R19": "After the last second turn the round comes to its end, everybody takes the order disk back, "
        "and the next round begins with a new choice. The old order still holds during the Day (O63).",
    },
    "Turns": {
        "R20": "In one turn you place your Witch, in the other your Familiar, whichever you like first. The "
        "card of the piece is turned over when it has been used; laying the piece down will do as well.",
        "R21": "A Familiar goes only where there is neither Witch nor Familiar. Pieces of its own side bar "
        "it too.",
        "R22": "A Witch may join other pieces anywhere but in the circles of the Forest (R55).",
        "R23": "A Witch brings 1 Cauldron the moment she is placed. Use it in the same turn, or it is gone.",
        "R24": "In the first round your pieces come from outside the board. Nothing takes them back "
        "afterwards: later they set out from where they stand.",
        "R25": "A piece always has to change its circle. Only in the Forest, with its six circles, can it "
        "use the same area two rounds running.",
        "R26": "Witches and Familiars go from any area to any other. Only the Inquisitor and Morgana need "
        "the roads.",
        "R27": "Cauldron, Witch's Bonus and area action come in the order you like, but an area helps you "
        "only after its cost is paid. A potion of the same turn can pay: a Witch in the Fields may harvest "
        "with the shovels of her bonus, brew Pestilentiae and spend it there.",
    },
    "Potions and herbs": {
        "R28": "A Cauldron carries out one formula of your choice. Depending on the formula that makes 1 or "
        "2 potions.",
        "R29": "The herbs of the formula must lie in HERBS, colour by colour. They go on to SEEDS, "
        "anticlockwise round the ring, and the marker of the potion goes up.",
        "R30": "Without the herbs there is no potion. Your 12 herbs are yours for the whole game and only "
        "go round the ring.",
        "R31": "A white herb, as in the formula of Arcanum, may be of any colour.",
        "R32": "Of each potion you can have 5 and no more, for there the track ends.",
        "R33": "Molestum has two formulas: 1 blue and 1 green herb make 1, twice as many make 2. One "
        "Cauldron is enough for either.",
        "R34": "A shovel plants or harvests one herb: from SEEDS to PLANTING, or from HARVEST to HERBS. The "
        "other two steps of the ring are not for shovels.",
        "R35": "Shovels and Cauldrons are for now and cannot be saved up. What you have no use for is lost.",
        "R36": "Planted herbs ripen only at the end of the round, all at once: from PLANTING to HARVEST, "
        "when the Inquisitor and Morgana are done and before the Villagers give anything.",
    },
    "Bonuses": {
        "R37": "On top of the action a Witch who is placed may have the bonus marked by a pentagram, the "
        "Witch's Bonus of her area. It comes first or afterwards, or she leaves it.",
        "R38": "A Witch who comes to other players' Witches brings each of them the Witch's Bonus of the "
        "area once more. That is the Coven Bonus.",
        "R39": "Familiars take no part in Witch's Bonus and Coven Bonus, neither as guests nor as hosts.",
        "R40": "The player whose turn it is finishes action and bonus first. The others follow in turn "
        "order.",
    },
    "Actions": {
        "R41": "Most areas ask for a payment. Without it the action does nothing for you, but a Witch keeps "
        "her claim to the Witch's Bonus.",
        "R42": "Each placement allows one payment and one action for it. You can neither pay twice nor act "
        "for nothing.",
    },
    "City, Fields, River, Dungeon": {
        "R43": "To act in one of these four, the main areas, spend 1 potion of the kind shown there. 1 "
        "Undead will do instead.",
        "R44": "You put one of your Doom Markers on a free Doom space and take the bonus of the area.",
        "R45": "Each main area has 5 Doom spaces with four players, 4 with three and 3 with two.",
        "R46": "An area without a free Doom space has no action and no bonus left. A Witch may still go for "
        "the Witch's Bonus and needs no potion for it.",
        "R47": "In the City you may choose a Villager as a part of the bonus.",
        "R48": "The Fields ask for Pestilentiae, and their Witch's Bonus is shovels.",
        "T4": "Chosen by this table, as the published text does not print it: the City gives 3 points, 2 "
        "Inquisition and either 3 silver or a Villager for one potion less; the Fields 4 points, 2 "
        "Inquisition, 3 shovels; the River 4 points, 2 Inquisition, 1 Cauldron; the Dungeon 3 points and 2 "
        "Inquisition less. As Witch's Bonus the City has 2 silver, the Fields 2 shovels, the River 2 "
        "Inquisition less, the Dungeon 3 points with 1 Inquisition.",
    },
    "Castle": {
        "R49": "Enchant with the upper potion to lower your Inquisition, or curse with Maledictionis to "
        "gain points. You also pay the silver of one column, put a marker there and take its result. Each "
        "personage falls for this only once in a game.",
        "R50": "At the end your markers in the Castle bring Crowns, which count together with those of your "
        "Nobles.",
        "R51": "The Witch's Bonus of the Castle costs 7 Doom Points: choose a main area and fill one of its "
        "free Doom spaces with a marker of yours. You get what an action there would give, but not the "
        "Witch's Bonus of that area.",
        "T5": "Silver, Crowns, Inquisition off by enchanting, points by cursing: Gate Captain and Steward "
        "1, 1, 3, 3; Notary 2, 1, 4, 5; Treasurer 2, 2, 4, 4; Magistrate 3, 2, 6, 6; Vicar 4, 2, 8, 8; "
        "Countess 4, 3, 6, 7; Count 5, 3, 8, 9. Personages and numbers are this table's, since the "
        "published text prints none.",
    },
    "Lair": {
        "R52": "The Alchemist's Lair costs nothing and gives 2 Cauldrons to be used now. In these two brews "
        "any herb may be replaced by 1 silver, as many as you can pay.",
        "R53": "Witch's Bonus: sell 1 potion and get 3 silver, or sell 2 and get 4. Without a potion there "
        "is nothing in it.",
    },
    "Stone Circle": {
        "R54": "It is free. The black token must go on clockwise by one space, and you take the benefit "
        "there; each sacrifice of 2 silver or of 2 Vitae moves it another space with its benefit, as often "
        "as you pay. Witch's Bonus: either up to two moves without benefit, put in wherever you like to "
        "skip spaces, or 2 Inquisition for one more move with benefit. A Coven Bonus offers the same choice "
        "when the acting player is done.",
        "T6": "Benefits from the start space clockwise: 4 points; 3 shovels; 3 silver; 3 Inquisition less; "
        "1 Cauldron and 1 silver; 4 points; 2 shovels and 1 silver; 1 Undead with 1 Inquisition; 4 "
        "Inquisition less; 1 Cauldron and 1 shovel; 3 silver; 4 shovels. They are this table's, as the "
        "published text does not print them; of two things on a space you choose which comes first.",
    },
    "Forest": {
        "R55": "The Forest is free and has six circles for one piece each, Witches included. Each circle "
        "counts as an action space of its own, so Witches there get their Witch's Bonus but never a Coven "
        "Bonus. Several Familiars fit in, and a piece may change from circle to circle.",
        "R56": "The action gives 4 shovels, the Witch's Bonus 2.",
        "R57": "Pieces in the Forest are hidden: the Inquisitor adds nothing for them, though he still "
        "walks after a Witch there. To him and to Morgana the whole Forest is one area.",
    },
    "Cemetery": {
        "R58": "For 1 Necromantiae you get 2 Undead and 4 Inquisition. The Witch's Bonus is 1 Undead and 5 "
        "Inquisition.",
        "R59": "An Undead replaces the potion in the City, the Fields, the River or the Dungeon. Nothing "
        "else can be done with it, but those left at the end count (R90).",
    },
    "Tower": {
        "R60": "For 1 Arcanum you carry out the action of another area as though your piece were there. A "
        "Witch may copy the Witch's Bonus of that area as well.",
        "R61": "The potion that the copied action asks for is spared. The silver of the Castle, the price "
        "of a Villager and potions sold for the bonus of the Lair are not, and in the Castle you choose "
        "between enchanting and cursing.",
    },
    "Swamp House and Villagers": {
        "R62": "Coming here is free but always brings 3 Inquisition. You may take one Villager for the "
        "potions on its card.",
        "R63": "Five of the cards on show can be had. Two more below them are the next in line and not for "
        "sale; when one is taken, the line closes up and the deck adds another.",
        "R64": "The Witch's Bonus is 1 Cauldron, used before the purchase or after it.",
        "R65": "At the end of each round a Soldier takes 2 Inquisition off, a Merchant brings 1 silver, a "
        "Peasant 1 shovel, a Noble 1 point. At the end of the game a Noble also has 2 Crowns.",
        "R66": "In the final count a Villager is as good as one Doom Marker: a Noble in the City, a Peasant "
        "in the Fields, a Merchant in the River, a Soldier in the Dungeon.",
        "T7": "The published text does not print what Villagers cost, so the prices are this table's: one "
        "to three potions, as shown on each card. By and large Peasants are the cheapest and Nobles the "
        "dearest.",
    },
    "Inquisition": {
        "R68": "Every gain and loss of Inquisition moves your disk straight away, and whoever is highest is "
        "hunted. On one space the disk that came last lies on top and is ahead (R11).",
        "R69": "The track ends at 32. What would go further is taken from your Doom Points.",
        "R70": "A player on 32 with the Witch in the Inquisitor's area is captured, whenever that happens. "
        "This player has lost and forfeits all points, and the game comes to its end.",
        "R71": "Several players can be on 0. There, too, the upper disk is ahead.",
    },
    "The Day": {
        "R72": "The Day has four steps: the Inquisitor, Morgana, herbs from PLANTING to HARVEST, gifts of "
        "the Villagers. Then night falls again.",
        "R73": "The Inquisitor hunts the Witch of whoever is highest when he sets out, even if the track "
        "changes on his way. He walks 2 areas along the shortest road and stops where he finds her.",
        "R74": "He investigates the area where he starts and those he enters, one to three in all. Other "
        "pieces do not hold him up.",
        "R75": "Being investigated costs a player 5 Inquisition for the Witch and 2 for the Familiar.",
        "R76": "Of equally short roads the Inquisitor and Morgana take the one by the Cemetery or the Tower.",
        "R77": "Morgana walks likewise, up to 2 areas, towards the Witch of whoever has least Inquisition. "
        "Familiars mean nothing to her.",
        "R78": "A Witch she meets may take 3 Inquisition, with either 5 Doom Points or 3 shovels for it. "
        "She may also refuse.",
        "R79": "If both your Witch and your Familiar are found, a Day costs you 7. Others cannot drive you "
        "into capture, says the rulebook: take care when you are high on the track.",
        "R80": "Option self_preservation: no move may bring your own Witch to the Inquisitor on 32, and no "
        "action may do that to somebody else's. As with check in chess, all watch that it is kept.",
    },
    "End and counting": {
        "R81": "Two things bring the end: a third main area of the four is filled, or a Witch is captured.",
        "R82": "That round is still played to its end, with Inquisitor, Morgana and Villagers. Only then is "
        "the final count.",
        "R83": "A captured player is last with zero points, whatever happens afterwards. All steps of the "
        "round are still done, though, and the player's places on the Inquisition track and in the areas "
        "still count against the others; a Soldier may shift them.",
        "R84": "In each main area Doom Markers and matching Villagers are added up: most are worth 10 "
        "points, second most 6, third most 3.",
        "R85": "Players who tie share the places they fill: add these up and divide. Two firsts get 8 each, "
        "half of 16.",
        "R86": "Without a marker or a matching Villager you get nothing in an area, even if a place there "
        "is left over.",
        "R87": "Sets of different kinds of Villagers bring 3 points for two kinds, 9 for three, 18 for "
        "four. A card belongs to one set, and you sort your own as you please.",
        "R88": "On the Inquisition track the highest pays 24 points, the next 16, then 8, then none; of "
        "equals the upper disk is higher. Only the rank matters, with fewer players and on 0 as well.",
        "R89": "1 to 4 Crowns bring 2 points each. 5 bring 11, 6 bring 15, 7 bring 20, 8 bring 25, 9 bring "
        "30, and 10 or more bring 35.",
        "R90": "Each potion, Undead and silver you have left is 1 point. Herbs are worth nothing.",
        "R91": "Of all who are not captured, the highest total wins. A tie goes to the one with less "
        "Inquisition, and on the same space to the lower disk.",
        "R92": "Fractions are always rounded down.",
        "R93": "A captured player's total is void even if it is the highest: the best one that is valid "
        "wins.",
    },
    "Two players": {
        "R94": "Option extra_familiar: each player has a second Familiar, of a Witch who is not in the "
        "game. Whenever your own Familiar moves, this one must move as well, right before or right after "
        "it.",
        "R95": "The second Familiar neither acts nor suffers from the Inquisitor; all it does is take up a "
        "space. It is placed like any Familiar, never where a piece stands.",
        "R96": "Within one turn one of your Familiars may free its space for the other.",
    },
}
"""Every rule, by chapter."""


RULE_TEXTS: Final[tuple[RuleText, ...]] = rule_texts(CHAPTERS, RULINGS_BY_CHAPTER)
