"""What a position is worth to a seat: the eyes of `greedy` and of the search.

Everything is counted in hundredths of a Power Point and in whole numbers, so that it is the same on every
machine. The numbers come from self-play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import DISTANCE, HEXES, IN_CELL
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.table import Table

WIN: Final = 1_000_000
"""The worth of a won game, and minus that of one lost to the Rose."""

POINT: Final = 100
ROSE_POINT: Final = 35
"""A point of the Rose's, to whoever it is ahead of; close to the end it weighs more."""

RIVAL: Final = 60
"""Hundredths of the others' worth that count against one's own: of the best rival, and of their mean."""

QUEST_DONE: Final = 150
TROPHY: Final = 70
CROWN: Final = 60
CARD: Final = 22
ACTIVE_CARD: Final = 30
IN_ITS_CELL: Final = 60
QUEST_HELD: Final = 30

DEFEAT: Final[list[int]] = [420, 200, 100]
"""What a defeat brings whoever has most, second most, or any cubes on the loser (R105)."""

FALLING: Final = 260
"""What it costs a Mage to be defeated: its place, its time, what it had in hand."""

ROOM_TAKEN: Final = 80
"""Hundredths of a Room's points that a majority in a full one is worth before Clean-up."""


def worth(s: Table, seat: int) -> float:
    """What the position is worth to a seat: its own standing against its rivals and the Rose."""
    if s.over:
        return float(worth_at_the_end(s, seat))
    mine = 0
    others = 0
    best = 0
    for q in range(s.seats):
        value = int(standing_of(s, q))
        if q == seat:
            mine = value
        else:
            others += value
            best = max(best, value)
    rivals = (best + others // (s.seats - 1)) // 2
    return float(mine + quests_of(s, seat) - rivals * RIVAL // 100 - fear_of_the_rose(s))


def worth_at_the_end(s: Table, seat: int) -> int:
    """Won, lost to another Mage, or lost to the Rose."""
    if (s.winners >> seat) & 1:
        return WIN + POINT * s.points[seat]
    if (s.winners >> t.ROSE) & 1:
        return POINT * s.points[seat] - WIN
    return POINT * (s.points[seat] - max(s.points[: s.seats])) - WIN // 2


def fear_of_the_rose(s: Table) -> int:
    """The Rose's points weigh more the nearer it is to the lead (R135)."""
    ahead = s.points[t.ROSE] - max(s.points[: s.seats])
    return ROSE_POINT * s.points[t.ROSE] + (POINT * ahead if ahead > 0 else 0)


def standing_of(s: Table, seat: int) -> i64:
    """What everybody can see of a Mage's prospects."""
    n: i64 = POINT * s.points[seat]
    n += QUEST_DONE * s.size[t.COMPLETED + seat] + TROPHY * s.taken[seat]
    n += CARD * s.size[t.HAND + seat]
    if s.crown == seat:
        n += CROWN
    for room in range(HEXES):
        if s.winner_of[room] == seat:
            n += POINT * t.ROOM_POINTS[room]
    for p in range(t.PLACES * seat, t.PLACES * seat + t.PLACES):
        if s.sheet[p] >= 0 and s.status[p] <= t.ACTIVE:
            n += CARD if s.status[p] == t.READY else ACTIVE_CARD
    return n + damage_of(s, seat) + rooms_of(s, seat) + models_of(s, seat)


# --- damage -----
def damage_of(s: Table, seat: int) -> i64:
    """A share in every defeat that is on its way, the nearer the more; its own counts against a Mage."""
    n: i64 = 0
    for m in range(s.seats):
        health: i64 = box.MAGE_HEALTH[s.mage[m]] if s.mage[m] >= 0 else 10
        total: i64 = 0
        first = t.SIDES * m
        for k in range(first, first + t.SIDES):
            total += s.damage[k]
        if total == 0:
            continue
        near: i64 = 100 * total * total // (health * health)
        if m == seat:
            n -= FALLING * near // 100
        elif s.damage[first + seat] > 0:
            n += share_of(s, first, seat) * (near + 4 * s.damage[first + seat]) // 100
    return n


def share_of(s: Table, first: int, seat: int) -> i64:
    """What a defeat would bring a seat, by its rank among the cubes on the loser."""
    mine = s.damage[first + seat]
    above = 0
    level = 0
    for side in range(t.SIDES):
        theirs = s.damage[first + side]
        if theirs > mine:
            above += 1
        elif theirs == mine and side != seat:
            level += 1
    share: i64 = DEFEAT[min(above, 2)]
    return share - (100 if level and above < 2 else 0)


# --- Rooms -----
def rooms_of(s: Table, seat: int) -> i64:
    """Majorities of Instability, the fuller the Room the more."""
    n: i64 = 0
    for h in range(HEXES):
        mine = s.instability[t.SIDES * h + seat]
        if mine == 0 or s.room_at[h] < 0:
            continue
        total: i64 = 0
        most = 0
        for side in range(t.SIDES):
            cubes = s.instability[t.SIDES * h + side]
            total += cubes
            if side != seat and cubes > most:
                most = cubes
        room = s.room_at[h]
        full: i64 = 100 * total // t.RESISTANCE[room]
        lead: i64 = 100 if mine > most else 35 if mine == most else 15
        n += t.ROOM_POINTS[room] * ROOM_TAKEN * full * lead // 10_000
    return n


# --- models -----
def models_of(s: Table, seat: int) -> i64:
    """Evocations by what they can still do, and a Mage outside its Cell with somebody to strike."""
    n: i64 = 0
    here = s.where[seat]
    if here == IN_CELL:
        n -= IN_ITS_CELL
    for m in range(4 + 3 * seat, 7 + 3 * seat):
        kind = s.kind[m]
        if kind == t.NO_MODEL:
            continue
        damage: i64 = 0
        for k in range(t.SIDES * m, t.SIDES * m + t.SIDES):
            damage += s.damage[k]
        n += 15 + 22 * box.ATTACK[kind] + 4 * box.MOVE[kind] + 8 * (box.HEALTH[kind] - damage)
    if here >= 0 and s.tokens[seat] > 0:
        n += nearness(s, seat, here)
    return n


def nearness(s: Table, seat: int, here: int) -> i64:
    """Whoever can still strike likes to have somebody within reach."""
    best: i64 = 0
    for q in range(s.seats):
        if q != seat and s.where[q] >= 0:
            distance = DISTANCE[here * HEXES + s.where[q]]
            best = max(best, 24 - 8 * i64(distance))
    return best


# --- Quests: only the seat's own, which it knows -----
def quests_of(s: Table, seat: int) -> int:
    """How near each Quest is: a door by the way to its Room, any other by what it counts."""
    n = 0
    for c in cards_in(s, t.QUESTS + seat):
        if s.face[c] < 0:
            continue
        quest = box.QUEST_CARDS[s.face[c]]
        value = POINT * quest.points + QUEST_DONE
        n += QUEST_HELD
        goal = box.QUEST_GOALS[s.face[c]]
        if quest.room != t.NO_ROOM:
            n += value * way_to(s, seat, quest.room) // 100
        elif goal is not None:
            e = Effect(-1, c, seat, s.where[seat])
            e.quest = c
            e.by = s.since[c]
            n += value * goal.progress(s, e) // 160
    return n


def way_to(s: Table, seat: int, room: int) -> int:
    """How near a Mage is to activating a Room: nothing if its token is turned or its tile destroyed."""
    for h in range(HEXES):
        if s.room_at[h] == room:
            if s.destroyed[h]:
                return 0
            here = s.where[seat]
            steps = DISTANCE[(here if here >= 0 else s.door[seat]) * HEXES + h] + (0 if here >= 0 else 1)
            near = 55 - 9 * min(5, steps)
            return near // 2 if s.flipped[h] or s.tokens[seat] == 0 else near
    return 0
