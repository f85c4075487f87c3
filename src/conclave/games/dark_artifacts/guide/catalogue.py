"""Cards and rules as people look them up, in our own words. R is a rule of the game, O a ruling of ours."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.game import CardText, RuleText

LEVELS: Final = ("", "1 power", "2 power", "3 power", "cursed relic")
SLOTS: Final = ("", "four-dots", "three-dots or leader", "two-dot", "relic cube")
PICTURES: Final = ((), (), ("leader",), (), ("relic",))
"""Of each level, the level's name, the pieces it is for, and the drawing of what has no dots."""

MODIFIERS: Final = "All modifiers of one attack add up (O12, O20)."
SAME_PLAYER: Final = "It serves entities of the same player only, not those of allies."
BY_EFFECT: Final = "The Dragon counts as an effect, since no entity attacked (O45)."
ATTACKER_GONE: Final = "If the attacking entity is no longer on the board, nothing happens."
COUNTER: Final = "It changes the count of the running turn, which never falls below 0."
STEP_NO_MOVE: Final = "It is no Move: no support, and Salt Chains, Snarekeeper and forests do not matter."
TERRAIN: Final = "If the box is empty, one piece of that terrain on the board is moved (O47)."

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "A1": (STEP_NO_MOVE,),
    "A2": (MODIFIERS,),
    "A3": (BY_EFFECT, ATTACKER_GONE, "A push is a legal step; Salt Chains and Snarekeeper do not matter."),
    "A4": ("Only the owner of the card learns what lies there; the others learn which entity it was (O16).",),
    "A5": (SAME_PLAYER, "Four-dots do not hurry themselves: only the others gain."),
    "A6": ("Printed power counts: a Guardian Urn has 0, and so has every leader (O12).",),
    "A7": ("What is left in a swamp when the four-dot goes may step out, not in (O46).",),
    "A8": (COUNTER,),
    "B1": ("Walls do not matter, but it may not land in a swamp or on the Dragon.", STEP_NO_MOVE),
    "B2": (MODIFIERS, "On a leader it makes an attack of 2 without support (O22)."),
    "B3": (SAME_PLAYER, "A Hollow Crown takes its support away too."),
    "B4": ("Both may end where a Move could not take them: in a swamp or with the Dragon.",),
    "B5": ("What comes back is not revealed (R11).",),
    "B6": ("An entity without a legal step stays where it is.",),
    "B7": (TERRAIN, "Lines of first rows are open to it."),
    "B8": ("A single piece cannot be unveiled; a relic on top breaks (O28).",),
    "B9": (TERRAIN, "First rows are open to it, and so are spaces with entities."),
    "B10": (
        "The five-dot that covers was not revealed and has no card.",
        "On a leader it is never heard: the fall of a leader is settled first (O33).",
    ),
    "B11": ("Attacks, the Dragon's too, still defeat it.",),
    "B12": ("It stops Moves only: no pushes, no Quickstep, no Blinkstone.",),
    "C1": ("If there is no space for the Dragon now, it does not come later (O44).",),
    "C2": (MODIFIERS, "When attacked it has 2."),
    "C3": (
        "Its own entity is spared, and so is whatever is Unyielding.",
        "Leaders that fall are judged by O34.",
    ),
    "C4": ("What comes back is not revealed (R11).",),
    "C5": ("An entity without a legal step cannot be named.",),
    "C6": (COUNTER, "The second attack still costs an action."),
    "C7": (BY_EFFECT, ATTACKER_GONE),
    "C8": (SAME_PLAYER, MODIFIERS, "The two-dot itself gains nothing."),
    "D1": ("Uncovered by a Split, by a card or by the Dragon it does nothing.", ATTACKER_GONE),
    "D2": (TERRAIN, "The board must stay whole (O5)."),
    "D3": ("What comes back is not revealed (R11). Leaders and relics never come back (O29).",),
    "D4": ("It takes away support of everybody, its owner included, and nothing else.",),
    "D5": ("An enemy that enters on its way stops here too. Pushes and steps by cards still leave.",),
    "D6": ("A single piece cannot be unveiled; a relic on top breaks (O28).",),
    "D7": (COUNTER, "On an ally's turn nothing happens."),
    "D8": ("Its printed power stays 0, so Cinder Spark defeats it.",),
}
"""Notes on cards."""

CARD_TEXTS: Final[tuple[CardText, ...]] = tuple(
    CardText(
        PRINTED[face].key,
        PRINTED[face].name,
        PRINTED[face].trigger,
        PRINTED[face].sentence,
        RULINGS.get(PRINTED[face].key, ()),
        {"level": LEVELS[PRINTED[face].level], "slot": SLOTS[PRINTED[face].level]},
        pictures=PICTURES[PRINTED[face].level],
    )
    for face in sorted(PRINTED)
)

CHAPTERS: Final[dict[str, dict[str, str]]] = {
    "Aim and pieces": {
        "R1": "Every side hides a leader with an old artifact. Find the enemy's and defeat it: that wins.",
        "R2": "In the box: a board, the Dragon, 2 swamps, 4 walls, 2 forests, 4 relic cubes, 28 power "
        "cards, 8 relic cards, and a tableau, a screen and relic mats for each player.",
        "R3": "White, led by Pale Shade, and Black, led by Dark Moon, have 4 five-dots, 3 four-dots, 2 "
        "three-dots, 1 two-dot and the leader.",
        "R4": "Red, led by Crimson Rose, and Blue, led by Sapphire Tears, have 3 five-dots, 2 four- "
        "dots, 1 three-dot, 1 two-dot and the leader.",
        "R5": "The dots tell the five types apart. Other marks on the pieces mean nothing.",
    },
    "Key ideas": {
        "R6": "An entity is a piece or a stack that acts as one. Only its top is in play, and all of it "
        "moves.",
        "R7": "Each type has one card for the whole game. It works for every visible piece of that type.",
        "R8": "Five-dots have no card.",
        "R9": "A piece is revealed when what covered it is defeated, split off or taken off by a card. "
        "Its “when revealed” happens at once, on anybody's turn. Relics are revealed in the same "
        "way.",
        "R10": "Every revealed piece has its card read out. Some texts work as long as the piece is "
        "visible, some when it is defeated.",
        "R11": "A piece that comes back from the graveyard is not revealed, but its card works from then on.",
        "R12": "Allied entities on the same space support what a friendly entity does there.",
        "R13": "Move support: one more space for each ally where the Move begins.",
        "R14": "Attack support: one more power for each ally on the same space.",
    },
    "Setup": {
        "R15": "Two players use a board that is four spaces wide.",
        "R16": "Everybody sets up behind a screen.",
        "R17": "White and Black each take their pieces, a tableau, two relic mats and two cubes.",
        "R18": "Two players: each is dealt four cards of 3 power, six of 2 and four of 1, and keeps one, "
        "two and one of them for the slots of that level. The others go back unseen.",
        "R19": "Two players: each is dealt four relic cards and keeps two, face down.",
        "R20": "The first player puts a swamp on a space outside the first rows.",
        "R21": "The second player puts two walls on lines that touch no first row.",
        "R22": "Each builds four stacks in the own first row: a five-dot on top of each, at most two to "
        "a space, at most one relic in each, and no piece left over.",
        "R23": "All screens go away at the same moment, and the game begins.",
        "O1": "The board of two players has columns a to d and rows 1 to 5. White begins in row 1, "
        "Black in row 5.",
        "O2": "Three and four players use columns a to e. Four players set up on the three middle "
        "spaces of their sides; three players on b1 c1 d1, a3 a4 a5 and e3 e4 e5.",
        "O3": "With more players terrain goes on in turn order: the third puts a swamp, the fourth two "
        "walls.",
        "O4": "On the large board no swamp lies on a setup space, and no wall touches one.",
        "O5": "Terrain never cuts the board: all spaces without a swamp stay connected, the Dragon left "
        "out of account. One terrain to a space, one wall to a line.",
        "O6": "At most two stacks to a space is a rule for setting up; in play there is no limit.",
        "O7": "White begins, or a random player if you choose that option. Left of White is Black, then "
        "Red, Blue.",
        "O8": "With three or four players White and Black leave out a five-dot, a four-dot and a three-dot.",
        "O9": "First cards, then relics, then terrain in the open, then stacks. Cards, relics and "
        "stacks are chosen by all at the same time; the others see only that you have chosen.",
        "O10": "All pieces are stacked. A stack may be a five-dot alone, and the order beneath it is free.",
        "O11": "With two relics, cube A belongs to the first card and cube B to the second.",
    },
    "Cards and power": {
        "O12": "The power of a piece is its dots; a leader has 0.",
        "O13": "Four-dots take a card of 1 power, three-dots and the leader one of 2 power each, the "
        "two-dot one of 3 power. Dots and level make five.",
        "O14": "A card becomes known to all when a piece of its type is first revealed or comes back, "
        "and it stays known.",
        "O15": "“When revealed” happens for each piece of the type anew.",
    },
    "What is secret": {
        "O16": "Everybody sees tops, heights, graveyards, terrain and revealed cards. What lies beneath, "
        "hidden cards and the cards not kept are secret; allies keep their secrets too. You "
        "always know your own. With the option hide_heights the others see only whether there is "
        "more than one piece.",
    },
    "The turn": {
        "R24": "On your turn you take up to three actions in any order, or pass. Then the next player "
        "has a turn.",
        "R25": "Move: one of your entities goes to a space next to it, not diagonally, not into a swamp, "
        "not through a wall. Support lets it go further.",
        "R26": "Split: the top of one of your entities stands beside it as an entity of its own, and "
        "what it covered is revealed.",
        "R27": "A hint: split first, and the two support each other.",
        "R28": "Attack, once a turn: one of your entities attacks an enemy on its space. With more "
        "power, support included, it defeats the target's top, and what was beneath is revealed.",
        "O17": "You may take the same action again, with the same entity too. Only the attack is once a "
        "turn.",
        "O18": "A Move may be shorter than allowed and may pass or meet enemies. It ends on another "
        "space than it began.",
        "O19": "Allies are the other entities of your side on the space where the action begins. You act "
        "with your own entities only.",
        "O20": "The defender has no support.",
        "O21": "You may attack even if you must fail. Equal power fails, and a failed attack costs the "
        "action and the attack. Allies cannot be attacked.",
        "O22": "A leader may attack, with 0 and its support.",
        "O23": "It takes two pieces to split. What is taken off is not revealed again.",
        "O24": "Entities never join.",
        "O25": "Passing ends the turn. Actions are not saved up.",
    },
    "Relics": {
        "O26": "A relic cube is a piece with a power of 0.",
        "O27": "An entity with a relic on top moves, supports and can be attacked, but does not attack.",
        "O28": "A relic cannot stand off alone: splitting breaks it. It goes to the graveyard, "
        "undefeated, and what was beneath is revealed. A relic on its own cannot be split.",
        "O29": "Relics never come back.",
    },
    "Timing": {
        "O30": "Defeat goes in order: the piece leaves, its “when defeated” speaks, what was beneath is "
        "revealed, its “when revealed” speaks. In between nothing can touch the entity.",
        "O31": "The owner of a card makes its choices, on anybody's turn. “May” and “up to” leave you "
        "free; the rest must be done if it can be.",
        "O32": "Of several defeats at once all pieces leave first; the active player orders what follows.",
        "O33": "A fallen leader is settled at once, before any other effect. The victor is whoever owns "
        "the attacker, commands the Dragon or owns the card.",
        "O34": "Leaders that fall in the same instant are settled one by one: first the opponents of the "
        "card's owner, from the left, then the own side.",
        "O35": "You may always pass. After 30 turns in a row without a split, a reveal or a defeat, the "
        "side with most pieces on the board wins; equal numbers draw.",
    },
    "Three and four players": {
        "R29": "The rules for two hold, but for what follows. Turns go to the left.",
        "R30": "Whoever loses the leader joins the side of the victor, and the whole side gives support.",
        "R31": "The last side with a leader wins, with everybody on it.",
        "R32": "A player who stands alone against all others has a turn after each of theirs.",
        "R33": "The board is five by five.",
        "R34": "Each has 3 five-dots, 2 four-dots, 1 three-dot, 1 two-dot, the leader and one relic cube.",
        "R35": "Each is dealt two cards of 3 power, three of 2, two of 1 and two relics, and keeps one, "
        "two, one and one.",
        "R36": "Each builds three stacks on the own setup spaces.",
        "O36": "A conquered player goes on with own pieces, turns and choices, for the new side. The "
        "leader never comes back.",
        "O37": "A side that loses its last leader joins the victor as a whole.",
        "O38": "When one leader is left the game ends. Whoever was on that side before the last one fell "
        "wins.",
        "O39": "A leader lost to its own side's effect goes to the active player, or else to the nearest "
        "opponent on the left.",
        "O40": "Two against two keep the usual order. Standing alone changes it: member, lone player, "
        "next member, lone player, and so on.",
        "O41": "Cards mean the sides of the moment. “Your” pieces and graveyard are always your own.",
    },
    "Forest and Dragon": {
        "O42": "Forests and the Dragon come into play by cards only.",
        "O43": "A Move ends in a forest. Whatever stands in it has one more power when attacked.",
        "O44": "Nobody steps where the Dragon is. It obeys whoever called it as long as the Dragoncaller "
        "is visible, and is an obstacle otherwise.",
        "O45": "Command is an action and uses up the attack: the Dragon moves 0 or 1 space over "
        "everything, then may attack an enemy there with 6.",
        "O46": "Whoever finds themselves in a swamp may act and step out; nobody else may step in.",
        "O47": "Cards take terrain from the box, or move a piece of it if none is left. First rows are "
        "open to them, and the board stays whole.",
    },
    "Words on cards": {
        "T3": "Here is where the card's entity stands, or fell. Adjacent spaces share a side; walls between "
        "them do not matter. A legal step goes to an adjacent space as a Move could. Push: the card's owner "
        "makes one legal step with the entity named. Defeat: the top falls, whatever its power. Unveil: "
        "the entity is opened as by Split. Return: a piece of your graveyard comes here as an entity of "
        "its own, never a leader or a relic. Look: you alone see it.",
        "T4": "The 1 power cards, A1 to A8, are for four-dots. What a card has dealt with once it does not "
        "deal with again.",
        "T5": "The 2 power cards, B1 to B12, are for three-dots and leaders.",
        "T6": "The 3 power cards, C1 to C8, are for the two-dot.",
        "T7": "The cursed relics, D1 to D8, are for the cubes.",
        "T8": "Printed power is the dots, 0 for leaders and cubes. Whatever defeats without an attacking "
        "entity counts as an effect, the Dragon included.",
    },
}
"""Every rule and ruling, by chapter."""


def _rule_texts() -> tuple[RuleText, ...]:
    return tuple(
        RuleText(key, chapter, sentence, not key.startswith("R"))
        for chapter, rules in CHAPTERS.items()
        for key, sentence in rules.items()
    )


RULE_TEXTS: Final[tuple[RuleText, ...]] = _rule_texts()
