"""Sides, fallen leaders, the order of turns and the end (R29 to R32, O33 to O41)."""

from __future__ import annotations

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.table import Table, height


def members(s: Table, team: int) -> int:
    """The seats of a side as a mask."""
    mask = 0
    for seat in range(s.seats):
        if s.team[seat] == team:
            mask |= 1 << seat
    return mask


def sides(s: Table) -> list[int]:
    """The sides still opposed, each named by the seat whose leader is in play (O37)."""
    return [seat for seat in range(s.seats) if seat in s.team]


def has_entity(s: Table, seat: int) -> bool:
    """Whether a seat has anything on the board."""
    return any(s.owner[e] == seat and s.top[e] >= 0 for e in range(len(s.owner)))


# --- leaders ------------------------------------------------------------------------------------------------
def victor_over(s: Table, fallen: int, by: int) -> int:
    """Who wins a leader: whoever did it, or, against the own side, whom O39 names."""
    if s.team[by] != s.team[fallen]:
        return by
    if s.team[s.active] != s.team[fallen]:
        return s.active
    for k in range(1, s.seats):
        seat = (fallen + k) % s.seats
        if s.team[seat] != s.team[fallen]:
            return seat
    return by


def lose_leader(s: Table, fallen: int, by: int) -> None:
    """A leader has fallen: its side joins the victor's, or the game ends (R30, R31, O33, O37, O38)."""
    victor = victor_over(s, fallen, by)
    winning = s.team[victor]
    losing = s.team[fallen]
    if len(sides(s)) == 2:
        win(s, members(s, winning))
        return
    for seat in range(s.seats):
        if s.team[seat] == losing:
            s.team[seat] = winning
            s.tell(t.JOINED, seat, winning, victor)


def judge_leaders(s: Table, fallen: list[int], by: int) -> None:
    """Leaders that fell in one instant: opponents leftward from who did it, then the own side (O34)."""
    mine = s.team[by]
    opponents = [seat for seat in fallen if s.team[seat] != mine]
    own = [seat for seat in fallen if s.team[seat] == mine]
    for k in range(1, s.seats + 1):
        seat = (by + k) % s.seats
        if seat in opponents and not s.over:
            lose_leader(s, seat, by)
    for seat in own:
        if not s.over:
            lose_leader(s, seat, by)


def win(s: Table, winners: int) -> None:
    """The game ends with these winners, and everything is shown (O16, O38)."""
    s.winners = winners
    s.over = True
    for seat in range(s.seats):
        if (winners >> seat) & 1:
            s.tell(t.WON, seat)


# --- the order of turns --------------------------------------------------------------------------------
def lone_seat(s: Table) -> int:
    """The seat that faces all others alone, one against two or three; -1 if there is none (R32, O40)."""
    teams = sides(s)
    if s.seats == 2 or len(teams) != 2:
        return -1
    for team in teams:
        mask = members(s, team)
        if mask & (mask - 1) == 0:
            return team
    return -1


def next_to_left(s: Table, seat: int, leave_out: int) -> int:
    """The next seat to the left that has an entity; those without are passed over (O35)."""
    for k in range(1, s.seats + 1):
        other = (seat + k) % s.seats
        if other == leave_out:
            continue
        if has_entity(s, other):
            return other
        s.tell(t.PASSED_OVER, other)
    return seat


def seat_after(s: Table) -> int:
    """Who plays after the active seat, keeping the books of the lone player's order (R29, R32, O40)."""
    lone = lone_seat(s)
    if lone < 0:
        s.alone = -1
        return next_to_left(s, s.active, -1)
    if s.active != lone:
        s.last_member = s.active
    elif s.alone != lone:
        s.last_member = lone
    s.alone = lone
    if s.active != lone and has_entity(s, lone):
        return lone
    return next_to_left(s, s.last_member, lone)


# --- stalemate -----------------------------------------------------------------------------------------
def pieces_of_side(s: Table, team: int) -> int:
    """How many pieces a side has on the board, hidden ones included."""
    n = 0
    for e in range(len(s.owner)):
        if s.top[e] >= 0 and s.team[s.owner[e]] == team:
            n += height(s, e)
    return n


def call_stalemate(s: Table) -> None:
    """Nothing has stirred for 30 turns: most pieces win, equal numbers draw (O35)."""
    best = -1
    winners = 0
    teams = 0
    for team in sides(s):
        n = pieces_of_side(s, team)
        if n > best:
            best = n
            winners = 0
            teams = 0
        if n == best:
            winners |= members(s, team)
            teams += 1
    s.tell(t.STALEMATE, -1, best)
    if teams > 1:
        s.winners = winners
        s.drawn = True
        s.over = True
        s.tell(t.DRAWN, -1)
    else:
        win(s, winners)
