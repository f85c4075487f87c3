"""The words of Dark Artifacts, each declared once: numbers, verbs, events, and what texts may change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.games.dark_artifacts.board import BOARDS
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS
from conclave.kernel.modifiers import Modifiers
from conclave.kernel.reasons import Reasons
from conclave.show.vocabulary import Vocabulary

if TYPE_CHECKING:
    from conclave.games.dark_artifacts.table import Table

# Types of pieces (R3, R4, O12). The faces of pieces; a type less one is its card slot.
FIVE: Final = 0
FOUR: Final = 1
THREE: Final = 2
TWO: Final = 3
LEADER: Final = 4
CUBE_A: Final = 5
CUBE_B: Final = 6
TYPES: Final = 7
POWER: Final[list[int]] = [5, 4, 3, 2, 0, 0, 0]
SLOTS: Final = 6
LEVELS: Final[list[int]] = [0, 1, 2, 3, 2, 4, 4]
"""The level of card that a type takes (O13); 4 stands for relics."""

# Cards: the faces of card handles run through the box in printed order.
CARDS: Final = 36
FIRST_OF_LEVEL: Final[list[int]] = [0, 0, 8, 20, 28, 36]
"""Card faces of level n run from FIRST_OF_LEVEL[n] to FIRST_OF_LEVEL[n + 1] - 1."""

# Phases
DRAFT: Final = 0
TERRAIN: Final = 1
STACKING: Final = 2
PLAY: Final = 3

WAITS: Final = -4096
"""In a view with hidden heights: the top of an entity under which an unknown piece waits to be revealed."""

GONE: Final = -1
"""The top of an entity that is no longer on the board, and the space it stands on."""

SWAMPS: Final = 2
WALLS: Final = 4
FORESTS: Final = 2

# --- families of things that have numbers -----------------------------------------------------------------
REASONS: Final = Reasons()
V: Final = Vocabulary(REASONS)
V.family("entity")
V.family("space", lambda s: BOARDS[s.seats].spaces)
V.family("line", lambda s: BOARDS[s.seats].lines)
V.family("card")
V.family("piece", shown=False)
V.family("type", lambda s: TYPES)

# --- verbs of options (0 and 1 are the kernel's PASS and USE); records keep their numbers -----------------
KEEP: Final = V.verb("keep", "card")  # and the type of piece it is for
SWAMP: Final = V.verb("swamp", "space")
WALL: Final = V.verb("wall", "line")
FOREST: Final = V.verb("forest", "space")
PLACE: Final = V.verb("place", "space")
LAY: Final = V.verb("lay", "piece:type")
MOVE: Final = V.verb("move", "what:entity", "space", mine=True)
TO: Final = V.verb("to", "space")
SPLIT: Final = V.verb("split", "what:entity", mine=True)
ATTACK: Final = V.verb("attack", "what:entity", "whom:entity", mine=True)
COMMAND: Final = V.verb("command")
STRIKE: Final = V.verb("strike", "whom:entity")
STEP: Final = V.verb("step", "space")
PUSH: Final = V.verb("push", "what:entity")
UNVEIL: Final = V.verb("unveil", "what:entity")
DEFEAT: Final = V.verb("defeat", "what:entity")
PEEK: Final = V.verb("peek", "what:entity")
RETURN: Final = V.verb("return", "piece")
EXCHANGE: Final = V.verb("exchange", "what:entity")
DRAGON: Final = V.verb("dragon", "space")
NEXT: Final = V.verb("next", "what:entity")
VEIL: Final = V.verb("veil", "piece")
LIFT: Final = V.verb("lift")  # a line or space, and the verb of the terrain that is moved elsewhere

# --- questions; what refuses their answers stands beside the rules (0 and 1 are the kernel's) -------------
V.rule(ASKS_TO_USE, "O31")
V.rule(ASKS_FOR_ORDER, "O31")
KEEP_WHICH: Final = V.question("keep", "R18, O13")
SWAMP_WHERE: Final = V.question("swamp", "R20, O4, O5")
WALL_WHERE: Final = V.question("wall", "R21, O4, O5")
PLACE_WHERE: Final = V.question("place", "R22, O6")
LAY_WHAT: Final = V.question("lay", "R22, O10")
ACT: Final = V.question("act", "R24", often=(PASS, MOVE, SPLIT, ATTACK, COMMAND))
MOVE_WHERE: Final = V.question("move", "R13, R25, O18")
DRAGON_WHERE: Final = V.question("dragon", "O45")
STRIKE_WHOM: Final = V.question("strike", "O45")
CARD_CHOICE: Final = V.question("card", "O31")
WHO_NEXT: Final = V.question("next", "O32")
PUSH_WHERE: Final = V.question("push", "T3")
LIFT_WHICH: Final = V.question("lift", "O47")

# --- events: what their three numbers are ------------------------------------------------------------------
DEALT: Final = V.event("dealt")
KEPT: Final = V.event("kept", "", "slot")  # the card, by its handle
PUT_SWAMP: Final = V.event("put-swamp", "space")
PUT_WALL: Final = V.event("put-wall", "line")
PUT_FOREST: Final = V.event("put-forest", "space")
SCREENS_GONE: Final = V.event("screens-gone")
TURN_BEGINS: Final = V.event("turn-begins", "turn:number")
MOVED: Final = V.event("moved", "what:entity", "from:space", "to:space")
SPLITS: Final = V.event("splits", "what:entity", "", "piece:type")  # and the entity that stands apart
ATTACKED: Final = V.event("attacked", "what:entity", "whom:entity")  # both powers as one number
DEFEATED: Final = V.event("defeated", "what:entity", "piece:type", "at:space")
REVEALED: Final = V.event("revealed", "what:entity", "piece:type")  # and the face of its card
RETURNED: Final = V.event("returned", "", "piece:type", "space")
PUSHED: Final = V.event("pushed", "what:entity", "from:space", "to:space")
UNVEILED: Final = V.event("unveiled", "what:entity", "", "piece:type")  # as SPLITS
PEEKED: Final = V.event("peeked", "what:entity")
SAW: Final = V.event("saw", "what:entity", "piece:type")
JOINED: Final = V.event("joined", "side:seat", "victor:seat")
WON: Final = V.event("won")
DRAWN: Final = V.event("drawn")
DRAGON_CAME: Final = V.event("dragon-came", "space")
DRAGON_MOVED: Final = V.event("dragon-moved", "from:space", "to:space")
DRAGON_STRUCK: Final = V.event("dragon-struck", "what:entity")  # both powers as one number
LOST_ACTION: Final = V.event("lost-action")
GAINED_ACTION: Final = V.event("gained-action", "actions:number", "attacks:number", "later:number")
TURN_CUT: Final = V.event("turn-cut")
VEILED: Final = V.event("veiled", "what:entity")
EXCHANGED: Final = V.event("exchanged", "what:entity", "whom:entity")
BROKE: Final = V.event("broke", "what:entity", "piece:type")
PASSED: Final = V.event("passed")
STALEMATE: Final = V.event("stalemate", "n:number")
STEPPED: Final = V.event("stepped", "what:entity", "from:space", "to:space")
TOOK_WALL: Final = V.event("took-wall", "line")
TOOK_SWAMP: Final = V.event("took-swamp", "space")
TOOK_FOREST: Final = V.event("took-forest", "space")
PASSED_OVER: Final = V.event("passed-over")

# --- modifiers that texts print (T4 to T7) ------------------------------------------------------------------
MODIFIERS: Final[Modifiers[Table]] = Modifiers()
WHEN_ATTACKED: Final = MODIFIERS.declare("more power while this is attacked")
WHEN_ATTACKING: Final = MODIFIERS.declare("more power when this attacks")
ATTACKS_AS: Final = MODIFIERS.declare("base power when this attacks")
GUARDS: Final = MODIFIERS.declare("more power for your other entities here while attacked")
RALLIES: Final = MODIFIERS.declare("more allies for attack support of your other entities here")
HURRIES: Final = MODIFIERS.declare("more allies for move support of your other entities here")
FORBIDS_SUPPORT: Final = MODIFIERS.declare("nobody has attack support here")
HOLDS: Final = MODIFIERS.declare("enemy entities cannot leave here by Move")
SNARES: Final = MODIFIERS.declare("an enemy entity that moves into here ends that move")
WADES: Final = MODIFIERS.declare("may enter swamps and cross walls")
STANDS_FIRM: Final = MODIFIERS.declare("cannot be defeated by effects, pushed or unveiled")
MORE_ACTIONS: Final = MODIFIERS.declare("more actions on the next turn")
MORE_ATTACKS: Final = MODIFIERS.declare("more attacks on the next turn")

END_OF_TURN: Final = 1
"""The moment at which effects for one turn end; effects are fastened to the seat whose turn it is."""
