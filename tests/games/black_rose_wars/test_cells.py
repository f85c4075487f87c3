"""Cells and inhibitions in the Action Phase (R8, R9, R22, R109, O24, O32, O76, O102, A20, A44, A75)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.casting import cast
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.flags import (
    END_OF_GAME_TURN,
    INHIBITIONS,
    NO_ACTIVATE,
    NO_LEAVE,
    NO_MOVE,
    NO_PHYSICAL_ACTIVATE,
    has_flag,
    set_flag,
)
from conclave.games.black_rose_wars.rules.lodge import destroy_room
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    CAST,
    END,
    FORGE,
    NAME_ELEMENT,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_MODEL,
    PICK_ROOM,
    SACRIFICE,
    STEP,
    STOP,
    STRAIGHT,
    THE_ABYSS,
    TREASURE_ROOM,
    USED,
)
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    in_action,
    lay_room,
    lay_spell,
    offered,
)
from tests.games.black_rose_wars.phases import NERO, REBECCA, TESSA, asked, verbs


def in_rooms(*hexes: int, switches: int = RULEBOOK, first: int = 0) -> Table:
    """So many Mages, each in a Room, before the Action Phase."""
    s = in_action(len(hexes), switches, first=first)
    s.where[: len(hexes)] = hexes
    return s


# --- in the Cell -----
def test_in_its_cell_a_mage_with_a_token_moves_out_first() -> None:
    """A20, R8, O5, O24: no attack, activation or casting; 1 or 2 steps through the door; then as usual."""
    s = in_rooms(IN_CELL, at(-2, 0))
    s.door[NERO] = at(1, 1)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    begin(s)
    assert verbs(s, NERO) == [PHYSICAL_MOVE, SACRIFICE]
    answer(s, NERO, PHYSICAL_MOVE)
    assert s.where[NERO] == at(1, 1), "there is one way only"
    assert STOP in verbs(s, NERO)
    assert STEP in verbs(s, NERO)
    answer(s, NERO, STOP)
    assert offered(s, NERO, CAST) == [1]


def test_with_neither_token_nor_spell_a_mage_stays_in_its_cell() -> None:
    """A20, R109: it is skipped and ends the phase there."""
    s = in_rooms(IN_CELL, at(-2, 0))
    s.tokens = [0, 1]
    begin(s)
    assert asked(s) == [REBECCA]
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STOP)
    assert (s.turn, s.where[NERO]) == (2, IN_CELL)


def test_a_defeated_mage_leaves_its_cell_before_anything_else() -> None:
    """A44, R109: Tessa fell on another's turn; one token and two Spells are left."""
    s = in_rooms(at(1, 0), at(1, 0), at(1, 0))
    s.damage[5 * TESSA + REBECCA] = 10
    s.reserve[REBECCA] -= 10
    s.tokens = [1, 0, 1]
    for place in (0, 1):
        lay_spell(s, TESSA, place, "fireball", STRAIGHT)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PICK_MODEL, TESSA)
    answer(s, NERO, STOP)
    assert s.where[TESSA] == IN_CELL
    assert (asked(s), verbs(s, TESSA)) == ([TESSA], [PHYSICAL_MOVE, SACRIFICE])
    assert sorted(offered(s, TESSA, SACRIFICE)) == [8, 9]
    answer(s, TESSA, SACRIFICE, 9)
    assert s.where[TESSA] == s.door[TESSA]
    assert CAST in verbs(s, TESSA)


def test_no_model_walks_into_a_cell_or_over_the_empty_hex() -> None:
    """R9, O3, O4: steps lead to Rooms only."""
    s = in_rooms(at(1, -1), at(-2, 0), switches=MANUAL)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert sorted(offered(s, NERO, STEP)) == sorted([at(0, 0), at(1, 0), at(2, -2), at(0, -1), at(1, -2)])


def cast_in_cell(key: str) -> Table:
    """An effect lets Nero cast a Spell in his Cell."""
    s = in_rooms(IN_CELL, at(-2, 0))
    lay_spell(s, NERO, 1, key, STRAIGHT)
    begin(s)
    s.pending = []
    s.stack[-1].at = 0
    cast(s, 1, NERO)
    begin(s)
    return s


def test_a_spell_cast_in_a_cell_has_no_room_to_start_from() -> None:
    """O87: no vortex; Dismiss reaches anywhere, Fireball nothing."""
    s = cast_in_cell("dismiss")
    assert len(offered(s, NERO, PICK_ROOM)) == 19
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert (s.status[1], sum(s.instability), s.where[NERO]) == (USED, 0, IN_CELL)
    s = cast_in_cell("fireball")
    assert (s.status[1], sum(s.instability), sum(s.damage)) == (USED, 0, 0)
    assert verbs(s, NERO) == [PHYSICAL_MOVE]


# --- being bound -----
def test_a_bound_mage_alone_may_still_flip_a_token_and_activate() -> None:
    """A75, O102: Nero, hit by Ice Burst, with one token and no Spells."""
    s = in_rooms(at(0, 1), at(0, 0), first=REBECCA)
    lay_room(s, TREASURE_ROOM, at(0, 1))
    s.tokens = [1, 1]
    lay_spell(s, REBECCA, 1, "ice-burst", STRAIGHT)
    begin(s)
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, PICK_ROOM, at(0, 1))
    answer(s, REBECCA, END)
    assert has_flag(s, NERO, NO_MOVE)
    assert verbs(s, NERO) == [PHYSICAL_MOVE]
    answer(s, NERO, PHYSICAL_MOVE)
    assert verbs(s, NERO) == [ACTIVATE, STOP]
    answer(s, NERO, ACTIVATE, at(0, 1))
    assert (s.points[NERO], s.tokens[NERO]) == (1, 0)


@pytest.mark.parametrize("flag", [NO_MOVE, NO_LEAVE])
def test_a_bound_mage_may_still_sacrifice(flag: int) -> None:
    """O32, R80: a sacrifice is neither a Physical Action nor a Spell."""
    s = in_rooms(at(0, 1), at(-2, 0))
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    set_flag(s, NERO, flag, 1, END_OF_GAME_TURN, -1, REBECCA)
    begin(s)
    answer(s, NERO, SACRIFICE, 1)
    answer(s, NERO, STEP, at(0, 0), NERO)
    assert s.where[NERO] == at(0, 0)


def test_the_abyss_sends_its_own_visitor_to_its_cell() -> None:
    """O76, O24: cubes go home, nobody scores, and with the Action left it must leave the Cell again."""
    s = in_rooms(at(0, 0), at(-2, 0))
    lay_room(s, THE_ABYSS, at(0, 1))
    s.damage[5 * NERO + REBECCA] = 3
    s.reserve[REBECCA] -= 3
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 1), NERO)
    answer(s, NERO, ACTIVATE, at(0, 1))
    assert (s.where[NERO], damage_on(s, NERO), s.points) == (IN_CELL, 0, [0] * 5)
    assert (s.reserve[REBECCA], s.trophies[NERO]) == (25, 10)
    assert (asked(s), verbs(s, NERO)) == ([NERO], [PHYSICAL_MOVE])


def test_the_cell_frees_from_every_inhibition() -> None:
    """O32, R22: bound in the Abyss Nero activates it, and can walk out of his Cell."""
    s = in_rooms(at(0, 1), at(-2, 0))
    lay_room(s, THE_ABYSS, at(0, 1))
    for flag in (NO_MOVE, NO_LEAVE):
        set_flag(s, NERO, flag, 1, END_OF_GAME_TURN, -1, REBECCA)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert verbs(s, NERO) == [ACTIVATE, STOP]
    answer(s, NERO, ACTIVATE, at(0, 1))
    assert not any(has_flag(s, NERO, flag) for flag in INHIBITIONS)
    assert s.where[NERO] == s.door[NERO], "the token that was flipped takes him out again"
    assert verbs(s, NERO) == [STEP, STOP]


@pytest.mark.parametrize("flag", [NO_ACTIVATE, NO_PHYSICAL_ACTIVATE])
def test_no_activation_at_all_with_that_inhibition(flag: int) -> None:
    """O32, O22: moving 0 is legal, activating is not."""
    s = in_rooms(at(0, 1), at(-2, 0))
    lay_room(s, TREASURE_ROOM, at(0, 1))
    set_flag(s, NERO, flag, 1, END_OF_GAME_TURN, -1, REBECCA)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert verbs(s, NERO) == [STEP, STOP]


def test_without_tokens_a_granted_move_and_attack_still_work() -> None:
    """O31, O93: the Forge, activated from afar, moves Nero and lets him attack."""
    s = in_rooms(at(0, 1), at(1, 1))
    lay_room(s, FORGE, at(-2, 0))
    s.tokens = [0, 0]
    lay_spell(s, NERO, 1, "arcane-vision", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, 0)
    answer(s, NERO, PICK_ROOM, at(-2, 0))
    answer(s, NERO, STEP, at(1, 1), NERO)
    assert s.where[NERO] == at(1, 1), "parts that say you act on the Mage where it stands (O93)"
    assert damage_on(s, REBECCA) == 2


def test_destroyed_rooms_are_walked_through() -> None:
    """R132, O27: tile or no tile, models never block."""
    s = in_rooms(at(0, 1), at(0, 0))
    destroy_room(s, at(0, 0), NERO)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 0), NERO)
    assert ACTIVATE not in verbs(s, NERO)
    answer(s, NERO, STEP, at(0, -1), NERO)
    assert s.where[NERO] == at(0, -1)
