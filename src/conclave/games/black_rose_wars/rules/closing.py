"""Phases 5 and 6 and the end: Evocations, Clean-up, counting (R120 to R142, O66, O78 to O82, O101)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.content import SPELLS, TOKENS_PER_MAGE
from conclave.games.black_rose_wars.rules.acting import acting
from conclave.games.black_rose_wars.rules.flags import (
    END_OF_ACTION_PHASE,
    END_OF_GAME_TURN,
    IS_ABOMINATION,
    NEXT_ACTION_PHASE,
    has_flag,
)
from conclave.games.black_rose_wars.rules.limits import keep_limits
from conclave.games.black_rose_wars.rules.lodge import destroy_room, is_unstable, leader_in
from conclave.games.black_rose_wars.rules.models import evocations_of
from conclave.games.black_rose_wars.rules.moments import TURN_ENDS, moment
from conclave.games.black_rose_wars.rules.moons import check_moon
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.rules.quests import check_quests
from conclave.games.black_rose_wars.rules.sides import gain, is_on, turn_order
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.tellings import BONUS, ROSE_WON, WON
from conclave.games.black_rose_wars.terms import (
    ACTIVE,
    CLEAN_UP,
    COMPLETED,
    CROWN_BREAKS_TIES,
    CROWN_WINNER,
    END,
    EVOCATION,
    EVOKE,
    FORGOTTEN,
    HAND,
    MEMORIES,
    OUT,
    PLACES,
    READY,
    ROOM_POINTS,
    ROOMS,
    ROSE,
    ROSE_CAN_WIN,
    SECOND_QUESTS_TWO,
    TRAP,
)
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame

ASKS_EVOKE: Final = 44
ASKS_WINNER: Final = 45
END_POINTS: Final = 30


# --- Evocation Phase -----
def begin_evocations(s: Table, f: Frame) -> None:
    """From the First Player, each Mage may use its Evocations in any order (R120)."""
    s.phase = EVOCATION
    s.end_lasting(END_OF_ACTION_PHASE, s.turn)
    s.acted = [0] * len(s.acted)
    f.amount = 0


def offer_evocation(s: Table, f: Frame) -> None:
    """The next Evocation to act, or enough; an Abomination is one of them (O58)."""
    if f.amount < s.seats:
        seat = (s.first + f.amount) % s.seats
        s.active = seat
        able = [m for m in evocations_of(s, seat) if not s.acted[m]]
        if has_flag(s, seat, IS_ABOMINATION) and not s.acted[seat] and s.where[seat] >= 0:
            able.append(seat)
        if able:
            s.ask(seat, ASKS_EVOKE, -1, [*[pack(EVOKE, m) for m in able], pack(END)])
            return
        f.amount += 1
        f.again()
        check_quests(s, False)
        return
    f.at += 1


def take_evocation(s: Table, f: Frame) -> None:
    """It acts: moves, then may attack (R148)."""
    f.again(2)
    if s.answer.verb == END:
        f.amount += 1
        check_quests(s, False)
        return
    s.acted[s.answer.a] = 1
    acting(s, s.answer.a)


def after_evocations(s: Table, f: Frame) -> None:
    """The Moon may have risen."""
    check_moon(s)


EVOCATION_PHASE: Final = BOOK.rule(
    "evocations", [begin_evocations, offer_evocation, take_evocation, after_evocations]
)


# --- Clean-up -----
def begin_clean_up(s: Table, f: Frame) -> None:
    """Quests that are tested only now."""
    s.phase = CLEAN_UP
    s.active = s.first
    check_quests(s, True)


def clear_sheets(s: Table, f: Frame) -> None:
    """1a to 1c: played Spells to Memories, unsprung Traps and uncast Spells to hand, Forgotten ones out."""
    for place in range(PLACES * s.seats):
        c = s.sheet[place]
        if c >= 0:
            seat = place // PLACES
            put(s, c, pile_after(s, place, seat))
            if s.pile[c] == OUT:
                s.show(c, EVERYONE)
        s.sheet[place] = -1
        s.side[place] = -1
        s.status[place] = READY
        s.caster[place] = -1
        s.element[place] = -1
    s.tokens = [TOKENS_PER_MAGE] * s.seats
    keep_limits(s)


def pile_after(s: Table, place: int, seat: int) -> int:
    """Where a Spell on the sheet goes in Clean-up (R94, R123, R125, O19, O101)."""
    spell = SPELLS[s.face[s.sheet[place]]]
    status = s.status[place]
    if status == READY:
        return HAND + seat
    if status == ACTIVE:
        return HAND + seat if spell.sides[s.side[place]].type == TRAP else MEMORIES + seat
    return OUT if spell.school == FORGOTTEN else MEMORIES + seat


def end_effects(s: Table, f: Frame) -> None:
    """1d: what lasts until the end of the Game Turn stops; 2: Room tokens are turned back (R126, R127)."""
    moment(s, TURN_ENDS, -1, ROSE, -1, -1)


def reset_rooms(s: Table, f: Frame) -> None:
    """Tokens are turned back; unstable Rooms fall (R127, R128)."""
    s.end_lasting(END_OF_GAME_TURN, s.turn)
    s.end_lasting(NEXT_ACTION_PHASE, s.turn)
    s.flipped = [0] * HEXES
    s.activated = [0] * HEXES
    for hex_ in range(HEXES):
        if is_unstable(s, hex_):
            destroy_room(s, hex_, leader_in(s, hex_))


def check_end(s: Table, f: Frame) -> None:
    """4: thirty points end the game (R133, O78)."""
    check_moon(s)
    if max(s.points) >= END_POINTS or s.turn >= s.round_limit:
        s.push(Frame(COUNTING))


CLEAN_UP_PHASE: Final = BOOK.rule(
    "clean-up", [begin_clean_up, clear_sheets, end_effects, reset_rooms, check_end]
)


# --- counting -----
def award_ranks(s: Table, values: list[int], prizes: list[int]) -> None:
    """Most, second, and everybody else with at least one; ties for first or second cost 1 (R136, R137)."""
    heights = sorted({v for v in values if v > 0}, reverse=True)
    for seat in range(s.seats):
        if values[seat] > 0:
            rank = min(heights.index(values[seat]), 2)
            tied = values.count(values[seat]) > 1 and rank < 2
            n = prizes[rank] - (1 if tied else 0)
            s.tell(BONUS, seat, n)
            gain(s, seat, n)


def count_bonuses(s: Table, f: Frame) -> None:
    """Quests, Trophies, Room tokens, the Crown: for Mages, not for the Rose (R135 to R139)."""
    quests = [s.size[COMPLETED + seat] for seat in range(s.seats)]
    award_ranks(s, quests, [6, 2 if is_on(s, SECOND_QUESTS_TWO) else 3, 1])
    award_ranks(s, s.taken, [4, 2, 1])
    for room in range(ROOMS):
        if 0 <= s.winner_of[room] < s.seats:
            gain(s, s.winner_of[room], ROOM_POINTS[room])
    gain(s, s.crown, 1)


def find_winner(s: Table, f: Frame) -> None:
    """The highest total; the Rose if it is strictly ahead of every Mage (R141, O79)."""
    best = max(s.points[: s.seats])
    if is_on(s, ROSE_CAN_WIN) and s.points[ROSE] > best:
        s.winners = 1 << ROSE
        s.tell(ROSE_WON, ROSE)
        s.over = True
        return
    tied = [q for q in turn_order(s) if s.points[q] == best]
    if not is_on(s, CROWN_BREAKS_TIES):
        most = max(s.size[COMPLETED + q] for q in tied)
        tied = [q for q in tied if s.size[COMPLETED + q] == most]
        most = max(s.taken[q] for q in tied)
        tied = [q for q in tied if s.taken[q] == most]
    s.ask_unless_forced(s.crown, ASKS_WINNER, -1, [pack(CROWN_WINNER, q) for q in tied])


def name_winner(s: Table, f: Frame) -> None:
    """The Grand Master."""
    s.winners = 1 << s.answer.a
    s.tell(WON, s.answer.a)
    s.over = True


COUNTING: Final = BOOK.rule("counting", [count_bonuses, find_winner, name_winner])
