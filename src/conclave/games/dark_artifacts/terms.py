"""The numbers behind options, questions and events; `text.py` turns them into words."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.table import MODIFIERS

# --- verbs of options (0 and 1 are the kernel's PASS and USE) ------------------------------------------
KEEP: Final = 2  # card handle, type of piece
SWAMP: Final = 3  # space
WALL: Final = 4  # line
FOREST: Final = 5  # space
PLACE: Final = 6  # space
LAY: Final = 7  # type of piece
MOVE: Final = 8  # entity
TO: Final = 9  # space
SPLIT: Final = 10  # entity
ATTACK: Final = 11  # own entity, enemy entity
COMMAND: Final = 12
STRIKE: Final = 13  # enemy entity
STEP: Final = 14  # space
PUSH: Final = 15  # entity
UNVEIL: Final = 16  # entity
DEFEAT: Final = 17  # entity
PEEK: Final = 18  # entity
RETURN: Final = 19  # piece
EXCHANGE: Final = 20  # entity
DRAGON: Final = 21  # space
NEXT: Final = 22  # entity
VEIL: Final = 23  # piece
LIFT: Final = 24  # line or space of a terrain piece to move elsewhere

# --- what is asked (0 and 1 are the kernel's) ----------------------------------------------------------
KEEP_WHICH: Final = 2
SWAMP_WHERE: Final = 3
WALL_WHERE: Final = 4
PLACE_WHERE: Final = 5
LAY_WHAT: Final = 6
ACT: Final = 7
MOVE_WHERE: Final = 8
DRAGON_WHERE: Final = 9
STRIKE_WHOM: Final = 10
CARD_CHOICE: Final = 11
WHO_NEXT: Final = 12
PUSH_WHERE: Final = 13
LIFT_WHICH: Final = 14

# --- events --------------------------------------------------------------------------------------------
DEALT: Final = 0
KEPT: Final = 1
PUT_SWAMP: Final = 2
PUT_WALL: Final = 3
PUT_FOREST: Final = 4
SCREENS_GONE: Final = 5
TURN_BEGINS: Final = 6
MOVED: Final = 7
SPLITS: Final = 8
ATTACKED: Final = 9
DEFEATED: Final = 10
REVEALED: Final = 11
RETURNED: Final = 12
PUSHED: Final = 13
UNVEILED: Final = 14
PEEKED: Final = 15
SAW: Final = 16
JOINED: Final = 17
WON: Final = 18
DRAWN: Final = 19
DRAGON_CAME: Final = 20
DRAGON_MOVED: Final = 21
DRAGON_STRUCK: Final = 22
LOST_ACTION: Final = 23
GAINED_ACTION: Final = 24
TURN_CUT: Final = 25
VEILED: Final = 26
EXCHANGED: Final = 27
BROKE: Final = 28
PASSED: Final = 29
STALEMATE: Final = 30
STEPPED: Final = 31
TOOK_WALL: Final = 32
TOOK_SWAMP: Final = 33
TOOK_FOREST: Final = 34
PASSED_OVER: Final = 35

# --- modifiers that texts print (T4 to T7) --------------------------------------------------------------
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
