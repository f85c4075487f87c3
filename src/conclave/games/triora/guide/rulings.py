"""Our rulings, in our own words: what the rules leave open, and how this table plays it."""

from __future__ import annotations

from typing import Final

RULINGS_BY_CHAPTER: Final[dict[str, dict[str, str]]] = {
    "Aim and components": {
        "O10": "Zombie and Undead are the same thing; so are Villager and Citizen, Stone Circle and "
        "Witches' circle. It could also be read that Zombies or Citizens are something else, but no rule "
        "sets them apart.",
        "O18": "Brigid is red, Cerida purple, Clidina blue, Druantia green; these colours are our choice.",
        "O20": "The large disk is for the turn order, the small ones are for points and Inquisition. Play "
        "does not depend on it.",
        "O64": "Everything is open to all, stocks, herbs, points, tracks and cards, except in which order "
        "the Villager deck lies. The two cards of a random start are seen by all.",
    },
    "Setup": {
        "O1": "Kind and area belong together: Merchant and River, Peasant and Fields, Noble and City, "
        "Soldier and Dungeon. By its colours the rulebook could also be read to swap River and Fields in "
        "the count; here colours mean nothing, and the River is green, the Fields yellow, the City blue, "
        "the Dungeon red.",
        "O3": "A Witch board has nine potion tracks, as 36 markers for four boards and the nine potions in "
        "use suggest. It could also be read that there are twelve, the number that the setup names; but "
        "that is the number of herbs.",
        "O19": "Nobody begins with silver, Undead or potions.",
        "O53": "Option random_start: both cards are shuffled back before Villagers are laid out. The "
        "Inquisitor and Morgana may begin in the same area.",
    },
    "The round": {
        "O8": "The order of choosing is settled when night falls; each player then picks a position and has "
        "its bonus before the next one picks. It could also be read that bonuses come before any choice, or "
        "only once all have chosen.",
        "O12": "The Turn Order track has six positions with any number of players; their bonuses are ours "
        "(T2).",
        "O25": "All Witch and Familiar cards are turned back when night falls.",
        "O63": "Where turn order counts, for Coven Bonuses, Inquisitor, Morgana and Villagers, it is that "
        "of the positions chosen this round. The disks stay until the next Nightfall.",
        "O67": "In another player's turn you are asked about Coven Bonuses only. In the Day you are asked "
        "about Morgana's offer, her shovels and those of Peasants; the rest goes by itself.",
    },
    "Turns": {
        "O21": "All areas but the Forest have a single circle, which holds as many Witches as come. The "
        "Inquisitor and Morgana keep nobody out.",
        "O22": "Your Familiar cannot follow your Witch into a circle, but your Witch may join your Familiar.",
        "O23": "No Witch enters a Forest circle that is taken. There are always enough circles for "
        "everybody to move.",
        "O24": "Both pieces have to move each round. Whether they act is up to you.",
        "O26": "A turn goes: piece, circle, then Cauldron, Witch's Bonus and action as you like, done or "
        "dropped, and at last the Coven Bonuses of others. You can end it once everything compulsory is "
        "done: the 3 Inquisition of the Swamp House, the first step of the Stone Circle, the move of a "
        "second Familiar.",
        "O28": "Even a free action may be left out, except the first step in the Stone Circle; but what you "
        "take you take whole, with its Inquisition, and only shovels, Cauldrons and purchases in it may go "
        "unused. It could also be read that a free action has to be carried out.",
        "O29": "What is begun is finished, with all its shovels and Cauldrons, before anything else in the "
        "turn; only the Witch's Bonus of the Stone Circle fits between its steps, and left there it is not "
        "asked for again, unless shovels can wait for a brew. Shovels that come together may both plant and "
        "harvest. It could also be read that a free order allows any interruption.",
    },
    "Potions and herbs": {
        "O13": "Veneni, Ignis and Incantationis are our names, and most formulas are ours. Like Molestum "
        "are Pestilentiae (green, yellow), Veneni (red, green), Ignis (red, yellow), Incantationis (blue, "
        "yellow) and Maledictionis (red, blue); any three herbs make 1 Arcanum, 1 red herb 2 Necromantiae, "
        "1 or 2 green herbs as many Vitae.",
        "O30": "With 4 of a potion you may still brew 2: all herbs of the formula move, and the second "
        "potion is lost. With 5 it cannot be brewed at all. For silver and Undead there is no limit.",
        "O32": "The supply of silver and Undead never runs dry. Your 15 Doom Markers are all you have: "
        "without one there is no action in a main area, and neither action nor bonus in the Castle.",
    },
    "Bonuses": {
        "O34": "A Coven Bonus may be refused. Whoever takes it bears its costs: 7 points in the Castle, 5 "
        "Inquisition in the Cemetery, the potions sold in the Lair. A Witch already in the Swamp House gets "
        "no 3 Inquisition again.",
        "O35": "Coven Bonuses wait until the turn is done and go round in turn order from the next player "
        "on; what they give is used at once, and they cause no others. It could also be read that they "
        "start with the first of the round, or come in the middle of the turn.",
        "O36": "The Coven Bonus is due even when the Witch who arrives does nothing.",
        "O68": "No Witch's Bonus depends on the action or its potion: that of the Cemetery needs no "
        "Necromantiae. The Tower is the exception (O37).",
    },
    "Actions": {
        "O14": "What the areas cost and give is ours wherever the text is silent (T4).",
    },
    "City, Fields, River, Dungeon": {
        "O44": "In the City you may buy one of the five Villagers at once for one potion less, of your "
        "choice, and without the 3 Inquisition; if you can pay for none, you get 3 silver. The same holds "
        "by the Castle's bonus or the Tower. It could also be read that the Villager costs its full price, "
        "or nothing.",
        "O66": "First comes the marker, then points, then Inquisition, then the rest. With both potion and "
        "Undead at hand you choose what to pay.",
    },
    "Castle": {
        "O4": "You pay one potion, that of enchanting or that of cursing. It could also be read that the "
        "Castle takes one of each.",
        "O15": "All eight columns are open with any number of players. A column takes one marker in all, "
        "for enchanting or for cursing.",
        "O42": "You need 7 points at that moment and pay them before you gain anything. Neither potion nor "
        "Undead is paid; a free Doom space and one of your 15 markers are needed.",
        "O43": "In one turn a Witch may use both the action of the Castle and its bonus.",
    },
    "Lair": {
        "O31": "Silver replaces herbs for the two Cauldrons of the Lair's action only, also when the Tower "
        "copies it, and not for the Witch's own Cauldron. A herb that silver replaces stays where it is.",
    },
    "Stone Circle": {
        "O5": "The first bonus is none, one or two moves. It could also be read that it is two at least, as "
        "one sentence has it.",
        "O16": "The Stone Circle has twelve spaces with benefits of ours (T6).",
        "O65": "Steps are done one by one, each with its benefit before the next sacrifice, so that you can "
        "pay with what you have just gained, any number of times. Benefits must be taken, Inquisition too, "
        "but nobody has to use shovels and Cauldrons. The next player finds the token where you left it.",
    },
    "Tower": {
        "O37": "Without Arcanum there is no copy and so no Witch's Bonus either; with it you pay and name "
        "the area in one, and then do action and bonus in any order. It could also be read that a Witch may "
        "copy a bonus even if she cannot pay.",
        "O38": "A Witch who was in the Tower before may take as Coven Bonus the Witch's Bonus of the area "
        "just copied. If nothing was copied there is none.",
        "O39": "The piece stays in the Tower for everybody, Inquisitor and Morgana included. In the copied "
        "area it makes no Coven Bonus, and no piece there is in its way.",
        "O40": "Free areas can be copied too: the Swamp House with its 3 Inquisition, the Forest even if "
        "its circles are full, the Stone Circle with its compulsory first step. The Tower itself cannot, "
        "nor an action you could not do: a full main area, a Castle without a column you can pay, anything "
        "for which you lack a marker.",
        "O41": "You may copy an area in which your other piece stands.",
    },
    "Swamp House and Villagers": {
        "O7": "Going to the Swamp House is free, but a card costs its potions. It could also be read that "
        "Villagers are free there, since the area names no cost.",
        "O17": "There are nine Villagers of each kind; their prices are ours (T7).",
        "O27": "The 3 Inquisition come first of all, when the piece is placed, with or without a purchase.",
        "O33": "You may brew with your Cauldrons here first and pay for the Villager with that.",
        "O54": "Seven Villagers lie open: five for sale, two as a preview. After a purchase they close up "
        "and the last place is filled from the deck; when that is empty the row shrinks, the preview first. "
        "Nothing else renews it, and bought cards lie open before their owner.",
        "O55": "Gifts come in turn order: for each player Soldiers, all as one loss, Merchants and Nobles "
        "by themselves, then the shovels of Peasants, if wanted. A Villager gives from the round in which "
        "it was taken, in the last round too.",
        "O56": "Sets are sorted for you, always the largest that is possible; that is the best way.",
    },
    "Inquisition": {
        "O9": "Capture is tested at any moment: after each change of Inquisition, each Witch placed, each "
        "step of the Inquisitor. Somebody captured at Night plays the round on, and is hunted, as usual. It "
        "could also be read that captures happen in the Day alone.",
        "O45": "Inquisition never falls below 0. A disk that keeps its value keeps its place in the pile; "
        "one that moves, up or down, is one move and lands on top. It could also be read that any gain at "
        "32 or loss at 0 brings the disk to the top.",
        "O46": "During play Doom Points stop at 0, but a final total may be below. It could also be read "
        "that debts are possible at any time, or never.",
        "O49": "Nobody is captured in the Forest, as the Inquisitor does nothing to those who hide there. "
        "It could also be read that on 32 it is enough to be in one area with him.",
        "O50": "Several Witches may be captured in one Day, and these players have 0 and share the last "
        "place; if all are, nobody wins. It could also be read that the first capture is the only one.",
    },
    "The Day": {
        "O2": "Merchants give silver and nothing else. By a tip in the rulebook it could also be read that "
        "they add Inquisition at the end of a round; we take it for a leftover.",
        "O6": "The Inquisitor walks exactly 2 areas, fewer only when he reaches his target or is with her "
        "already. It could also be read that 2 is the least he walks.",
        "O11": "The roads are ours, fifteen of them, and laid so that R76 settles every tie. If it ever did "
        "not, the Cemetery would come first, then the Tower, then the area first in the alphabet.",
        "O47": "The Inquisitor's areas are done as he walks, the first being where he starts; in each the "
        "players come in turn order, the Witch's 5 before the Familiar's 2, as two gains. He walks on after "
        "a capture. It could also be read as one gain of 7.",
        "O48": "Morgana's target is settled after the Inquisitor's walk. She too looks where she starts, "
        "stops at her target and sees Witches in the Forest; each is met once a Day, area by area and in "
        "turn order, and her shovels come before the herbs ripen. It could also be read that her target is "
        "settled at dawn, or that the Forest hides Witches from her.",
        "O51": "The first round has a Day like any other.",
        "O52": "Option self_preservation, off by default: a placement, action, sacrifice or bonus is "
        "refused if the Inquisitor's next walk would then capture a Witch who was safe before, and a Witch "
        "in danger must leave it when she is placed. A placement is judged with what it forces and without "
        "Witches still outside; what is compulsory is never refused, and if no place is safe, every place "
        "is allowed. It could also be read as an agreement that players watch over themselves.",
    },
    "End and counting": {
        "O57": "A tie that reaches below third place shares only what there is: two players tied for third "
        "get 1 each. A fourth gets nothing.",
        "O58": "With two players an area is worth 10 and 6, and the Inquisition costs 24 and 16.",
        "O59": "The count goes: areas, sets, Inquisition, Crowns, what is left. Only the totals matter.",
        "O60": "When a third main area is full, all turns of the round are still played; the fourth may "
        "fill up too.",
        "O61": "So that automatic games end, the game is over after 30 rounds as if the end had been "
        "triggered.",
        "O69": "Players are ranked by total, then by the rule for ties (R91). Those who were captured come "
        "after all others.",
    },
    "Two players": {
        "O62": "Option extra_familiar, on by default with two players. The second Familiars come from "
        "outside, must change circle, keep out Familiars but no Witch except in a Forest circle, and do not "
        "interest the Inquisitor; you say which Familiar moves first, and both stand before anything else. "
        "In seat order players take the unused Witches in the order of R2. It could also be read that the "
        "rule holds only if both agree.",
    },
}
"""Every ruling, by chapter."""
