"""What a position is worth to a seat: the eyes of `greedy` and of the search.

Everything is counted in hundredths of a dot and in whole numbers, so that it is the same on every machine.
The numbers come from self-play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.board import BOARDS
from conclave.games.dark_artifacts.rules.actions import DRAGON_POWER, obeyed
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.rules.setup import laid
from conclave.games.dark_artifacts.rules.turns import ACTIONS
from conclave.games.dark_artifacts.table import Table, card_of, kit_of
from conclave.kernel.frames import NOBODY

WIN: Final = 1_000_000
"""The worth of a won game; a draw is 0."""

PIECE: Final[list[int]] = [800, 400, 350, 350, 0, 150, 150]
"""A piece on the board, by type."""

CAPTURE: Final = 40_000
"""An attack that fells the last opposing leader."""

CONQUEST: Final = 6_000
"""An attack that fells one of several opposing leaders (R30)."""

BARE: Final[list[int]] = [3000, 900, 400, 200, 100, 50, 0]
"""What it costs a side that only so many pieces cover its leader."""

ENTITY: Final = 40
"""Each entity: it can act and support."""

FORMED: Final = 50
"""Each entity with an ally beside it (R12)."""

CLOSE: Final = 35
"""Each step, up to five, by which an attacker stands nearer to an opposing leader."""

COMMANDS: Final = 200
"""Having the Dragon at one's command (O44)."""

MINE_NOW: Final = 90
MINE_LATER: Final = 35
THEIRS_NOW: Final = 80
THEIRS_LATER: Final = 40
"""How many hundredths of the best attack count, for the side that acts and for those that act later."""

ABOUT_POWER: Final = (
    (1 << t.ATTACKS_AS)
    | (1 << t.FORBIDS_SUPPORT)
    | (1 << t.GUARDS)
    | (1 << t.RALLIES)
    | (1 << t.WHEN_ATTACKED)
    | (1 << t.WHEN_ATTACKING)
)
"""The questions whose answers change the power of an attack."""

COVER: Final = 4
"""Pieces above the leader with which a stack is well built; a rule beyond that would be easy to guess."""

CARD: Final[list[int]] = [
    *[1, 2, 1, 2, 1, 2, 2, 1],
    *[1, 2, 1, 2, 3, 1, 0, 2, 1, 2, 1, 1],
    *[1, 3, 1, 3, 0, 2, 2, 1],
    *[3, 1, 3, 0, 1, 2, 1, 1],
]
"""A card kept, in printed order; coarse on purpose: of many equals nobody can foretell the choice."""

LEADS: Final[list[int]] = [0, 1, 2, 3, 3, 0, 0, 2, 1, 0, 1, 2]
"""A "2 power" card kept for the leader, in printed order."""


def _distances(seats: int) -> list[int]:
    """Steps between all pairs of spaces of a board, walls ignored."""
    board = BOARDS[seats]
    return [board.distance(here, there) for here in range(board.spaces) for there in range(board.spaces)]


STEPS: Final[list[list[int]]] = [_distances(seats) for seats in range(len(BOARDS))]
"""The distances on the board of each number of players."""


def worth(s: Table, seat: int) -> float:
    """A number that grows with the seat's chances."""
    if s.over:
        return float(worth_of_end(s, seat))
    if s.phase == t.PLAY:
        return float(worth_of_play(s, seat))
    if s.phase == t.STACKING:
        return float(worth_of_stacks(s, seat))
    if s.phase == t.DRAFT:
        return float(worth_of_cards(s, seat))
    return 0.0


def worth_of_end(s: Table, seat: int) -> int:
    """Won, lost, or shared with another side: a draw (O35, O38)."""
    if not (s.winners >> seat) & 1:
        return -WIN
    for other in range(s.seats):
        if (s.winners >> other) & 1 and s.team[other] != s.team[seat]:
            return 0
    return WIN


# --- before play ----------------------------------------------------------------------------------------
def worth_of_cards(s: Table, seat: int) -> int:
    """What the cards kept so far are worth."""
    total = 0
    for type_ in range(t.FOUR, t.TYPES):
        handle = s.slot[seat * t.SLOTS + type_ - 1]
        if handle >= 0:
            total += (
                LEADS[s.face[handle] - t.FIRST_OF_LEVEL[2]] if type_ == t.LEADER else CARD[s.face[handle]]
            )
    return total


def worth_of_stacks(s: Table, seat: int) -> int:
    """How well the leader is covered, or still can be; all good stacks are equal, so none can be guessed."""
    kit = kit_of(s)
    fives = 0
    above = -1
    closed = False
    so_far = laid(s, seat)
    for type_ in so_far:
        if type_ == t.FIVE:
            fives += 1
        if above >= 0 and not closed:
            above += 1
            closed = type_ == t.FIVE
        elif type_ == t.LEADER:
            above = 0
    if not closed:
        # All that is still to come may lie above the leader, the closing five-dot too, but no second relic.
        left = kit.per_seat - kit.pieces[t.FIVE] - (len(so_far) - fives) - (kit.cubes - 1)
        above = left + 1 + (above if above >= 0 else -1)
    return min(above, COVER)


# --- play -------------------------------------------------------------------------------------------------
class Survey:
    """The entities in play as columns of numbers, made once for each judgement.

    `crowd` counts each side's entities on each space, `value` and `leader` belong to sides.
    """

    def __init__(self, seats: int) -> None:
        self.spaces = BOARDS[seats].spaces
        self.crowd: list[int] = [0] * (seats * self.spaces)
        self.team: list[int] = []
        self.space: list[int] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.mates: list[int] = []
        self.tall: list[int] = []
        self.prize: list[int] = []
        self.value: list[int] = [0] * seats
        self.leader: list[int] = [-1] * seats


def survey(s: Table) -> Survey:
    """Look at every entity once."""
    v = Survey(s.seats)
    duel = is_duel(s)
    spaces = v.spaces
    crowd = v.crowd
    loud: i64 = s.forests | mark_entities(s, crowd, spaces)
    for e in range(len(s.owner)):
        p = s.top[e]
        team = s.team[s.owner[e]]
        here = s.space[e]
        if p < 0:
            if p < t.GONE:
                count_pieces(s, v, team, here, -2 - p)
            continue
        mates = crowd[team * spaces + here] - 1
        type_ = s.face[p]
        below = s.under[p]
        v.team.append(team)
        v.space.append(here)
        v.mates.append(mates)
        v.tall.append(1 if below >= 0 else 0)
        if (loud >> here) & 1:
            v.attack.append(attack_power(s, e) if type_ < t.CUBE_A else -1)
            v.defence.append(defence_power(s, e))
        else:
            v.attack.append(t.POWER[type_] + mates if type_ < t.CUBE_A else -1)
            v.defence.append(t.POWER[type_])
        v.prize.append(prize_of(s, type_, below, duel))
        v.value[team] += ENTITY + FORMED if mates > 0 else ENTITY
        count_pieces(s, v, team, here, p)
    return v


def is_duel(s: Table) -> bool:
    """Whether only two sides are left, so that the next leader to fall ends the game (O37, O38)."""
    sides = 0
    for seat in range(s.seats):
        if s.team[seat] == seat:
            sides += 1
    return sides <= 2


def mark_entities(s: Table, crowd: list[int], spaces: int) -> i64:
    """Count each side's entities on each space; returns the spaces where a text changes power, as a mask."""
    loud: i64 = 0
    masks = t.MODIFIERS.masks
    for e in range(len(s.owner)):
        p = s.top[e]
        if p < 0:
            continue
        here = s.space[e]
        crowd[s.team[s.owner[e]] * spaces + here] += 1
        if s.face[p] > t.FIVE:
            card = card_of(s, p)
            if 0 <= card < len(masks) and masks[card] & ABOUT_POWER:
                loud |= 1 << here
    return loud


def prize_of(s: Table, type_: int, below: int, duel: bool) -> int:
    """What an enemy gains by felling the top of an entity."""
    if type_ == t.LEADER:
        return CAPTURE if duel else CONQUEST
    if below >= 0 and s.face[below] == t.LEADER:
        return PIECE[type_] + (BARE[0] if duel else BARE[1])
    return PIECE[type_]


def count_pieces(s: Table, v: Survey, team: int, here: int, top: int) -> None:
    """Add up what an entity is made of, hidden pieces too, and find the leader in it."""
    value = 0
    depth = 0
    p = top
    while p >= 0:
        type_ = s.face[p]
        value += PIECE[type_]
        if type_ == t.LEADER:
            v.leader[team] = here
            value -= BARE[depth if depth < 6 else 6]
        depth += 1
        p = s.under[p]
    v.value[team] += value


def worth_of_play(s: Table, seat: int) -> int:
    """Material, cover and closeness of leaders, formations, the Dragon, and the best attacks of each side."""
    v = survey(s)
    mine = s.team[seat]
    acting = s.team[s.active]
    commander = obeyed(s)
    if commander != NOBODY:
        commander = s.team[commander]
    total = 0
    rivals = 0
    theirs = 0
    threat = 0
    for team in range(s.seats):
        if s.team[team] != team:
            continue
        value = v.value[team] + COMMANDS if commander == team else v.value[team]
        now = team == acting and s.attacks > 0 and s.actions > 0
        prize = best_attack(s, v, team, s.actions if now else ACTIONS, commander == team)
        if team == mine:
            total += value + prize * (MINE_NOW if now else MINE_LATER) // 100
        else:
            rivals += 1
            theirs += value
            threat = max(threat, prize * (THEIRS_LATER if acting == mine else THEIRS_NOW) // 100)
            total += (closeness(s, v, mine, team) - closeness(s, v, team, mine)) * CLOSE
    return total - theirs // max(rivals, 1) - threat


def best_attack(s: Table, v: Survey, team: int, actions: int, commands: bool) -> int:
    """The prize of the best attack a side can make within so many actions, as far as a glance can tell."""
    best = 0
    steps = STEPS[s.seats]
    spaces = BOARDS[s.seats].spaces
    team_of = v.team
    prize = v.prize
    for target in range(len(team_of)):
        if team_of[target] == team or prize[target] <= best:
            continue
        row = v.space[target] * spaces
        struck = commands and v.defence[target] < DRAGON_POWER and steps[row + s.dragon] <= 1
        if struck or can_be_felled(v, steps, row, target, team, actions):
            best = prize[target]
    return best


def can_be_felled(v: Survey, steps: list[int], row: int, target: int, team: int, actions: int) -> bool:
    """Whether a side may come to an entity and fell its top: by Moves, perhaps a Split, and one Attack.

    A Move goes a space, and one more for each ally at its start (R13); each entity that comes along and the
    one that is split off make the attack stronger (R14, R27). Walls and the like are left out of account.
    """
    team_of = v.team
    space = v.space
    mates = v.mates
    defence = v.defence[target]
    beside = v.crowd[team * v.spaces + space[target]]
    near = -1
    for a in range(len(team_of)):
        if team_of[a] != team or v.attack[a] < 0:
            continue
        away = steps[row + space[a]]
        comes = away <= 1 + mates[a]
        if away == 0:
            power = v.attack[a]
            spare = actions - 1
        else:
            power = v.attack[a] - mates[a] + beside
            spare = actions - 2 if comes else actions - 1 - away + mates[a]
        if spare < 0 or power + spare <= defence:
            continue
        if power + min(spare, v.tall[a]) > defence:
            return True
        if near < 0:
            near = count_near(v, steps, row, team)
        company = near - 1 if comes and away > 0 else near
        if power + min(spare, v.tall[a] + company) > defence:
            return True
    return False


def count_near(v: Survey, steps: list[int], row: int, team: int) -> int:
    """How many entities of a side can come to a space with one Move each."""
    near = 0
    for a in range(len(v.team)):
        if v.team[a] == team:
            away = steps[row + v.space[a]]
            if 0 < away <= 1 + v.mates[a]:
                near += 1
    return near


def closeness(s: Table, v: Survey, team: int, target: int) -> int:
    """How near a side's attackers stand to another side's leader, in steps saved."""
    there = v.leader[target]
    if there < 0:
        return 0
    steps = STEPS[s.seats]
    row = there * BOARDS[s.seats].spaces
    total = 0
    for a in range(len(v.team)):
        if v.team[a] == team and v.attack[a] > 0:
            away = steps[row + v.space[a]]
            if away < 5:
                total += 5 - away
    return total
