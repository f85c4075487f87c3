"""Phases 5 and 6 and the end: Evocations, Clean-up, counting (R120 to R142, O66, O78 to O82, O101)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.acting import acting, can_act
from conclave.games.black_rose_wars.rules.harm import rank_of
from conclave.games.black_rose_wars.rules.limits import keep_limits
from conclave.games.black_rose_wars.rules.lodge import destroy_room, is_unstable, leader_in
from conclave.games.black_rose_wars.rules.models import evocations_of
from conclave.games.black_rose_wars.rules.moments import TURN_ENDS, moment
from conclave.games.black_rose_wars.rules.moons import check_moon
from conclave.games.black_rose_wars.rules.piles import mix, put
from conclave.games.black_rose_wars.rules.quests import check_quests
from conclave.games.black_rose_wars.rules.sides import gain, is_on, owner_of_model, turn_order
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED

MOST_EXTRA_TURNS: Final = 3
FOR_BONUS: Final[list[int]] = [t.FOR_MOST_QUESTS, t.FOR_MOST_TROPHIES, t.FOR_ROOMS, t.FOR_CROWN]


# --- Evocation Phase -----
def begin_evocations(s: Table, f: Frame) -> None:
    """From the First Player, each Mage may use its Evocations in any order (R120)."""
    s.phase = t.EVOCATION
    s.end_lasting(flags.END_OF_ACTION_PHASE, s.turn)
    s.acted = [0] * len(s.acted)
    f.amount = 0


def offer_evocation(s: Table, f: Frame) -> None:
    """The next Evocation to act, or enough, unless all of them must; an Abomination is one (O58)."""
    if f.amount == s.seats:
        f.leave()
        return
    f.you = s.active = (s.first + f.amount) % s.seats
    codes = t.V.offer(s, f, ASKS_EVOKE, t.EVOKE, [*evocations_of(s, f.you), f.you])
    if not codes:
        f.skip()
        return
    if why_all_must_act(s, f) == ALLOWED:
        codes.append(pack(t.END))
    s.ask_unless_forced(f.you, ASKS_EVOKE, -1, codes)


def why_not_evoked(s: Table, f: Frame, m: int, b: int) -> int:
    """Why a Mage cannot use a model in this phase (R120, O58)."""
    if s.kind[m] == t.NO_MODEL:
        return why.NOT_IN_PLAY
    if owner_of_model(m) != f.you:
        return why.NOT_YOURS
    if m == f.you and (not flags.has_flag(s, m, flags.IS_ABOMINATION) or s.where[m] < 0):
        return why.NOT_AN_ABOMINATION
    if s.acted[m]:
        return why.ACTED_ALREADY
    return ALLOWED if m == f.you or can_act(s, m) else why.CANNOT_ACT


def why_all_must_act(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why a Mage may not leave Evocations idle: the manual says so."""
    return why.ALL_MUST_ACT if is_on(s, t.EVOCATIONS_MUST_ACT) else ALLOWED


ASKS_EVOKE: Final = t.V.question(
    "evoke",
    "R120",
    {t.EVOKE: why_not_evoked, t.END: why_all_must_act, PASS: why_all_must_act},
    often=(t.EVOKE, t.END),
)


def take_evocation(s: Table, f: Frame) -> None:
    """It acts: moves, then may attack (R148)."""
    if s.answer.verb == t.END:
        return
    f.go_to(NEXT_EVOCATION)
    s.acted[s.answer.a] = 1
    acting(s, s.answer.a)


def after_evocations(s: Table, f: Frame) -> None:
    """After each Mage's part the Moon may rise and Quests are checked (O66, O71)."""
    f.amount += 1
    check_quests(s, False)
    check_moon(s)


def next_summoner(s: Table, f: Frame) -> None:
    """Quests may have moved the Moon; then the next Mage."""
    check_moon(s)
    f.go_to(NEXT_EVOCATION)


NEXT_EVOCATION: Final = Label("next Evocation")
EVOCATION_PHASE: Final = BOOK.rule(
    "evocations",
    [
        begin_evocations,
        NEXT_EVOCATION,
        offer_evocation,
        take_evocation,
        after_evocations,
        next_summoner,
    ],
)


# --- Clean-up -----
def begin_clean_up(s: Table, f: Frame) -> None:
    """Quests that are tested only now."""
    s.phase = t.CLEAN_UP
    s.active = s.first
    check_quests(s, True)


def after_last_quests(s: Table, f: Frame) -> None:
    """Quests may have moved the Moon (O71)."""
    s.active = s.first
    check_moon(s)


def clear_sheets(s: Table, f: Frame) -> None:
    """1a to 1c: played Spells to Memories, unsprung Traps and uncast Spells to hand, Forgotten ones out."""
    for place in range(t.PLACES * s.seats):
        c = s.sheet[place]
        if c >= 0:
            seat = place // t.PLACES
            put(s, c, pile_after(s, place, seat))
            if s.pile[c] == t.OUT:
                s.show(c, EVERYONE)
        s.sheet[place] = -1
        s.side[place] = -1
        s.status[place] = t.READY
        s.caster[place] = -1
        s.element[place] = -1
    for seat in range(s.seats):
        mix(s, t.HAND + seat, 1 << seat)  # which card came back from which place, nobody can follow
    s.tokens = [box.TOKENS_PER_MAGE] * s.seats
    keep_limits(s)


def pile_after(s: Table, place: int, seat: int) -> int:
    """Where a Spell on the sheet goes in Clean-up (R94, R123, R125, O19, O101)."""
    spell = box.SPELLS[s.face[s.sheet[place]]]
    status = s.status[place]
    if status == t.READY:
        return t.HAND + seat
    if status == t.ACTIVE:
        return t.HAND + seat if spell.sides[s.side[place]].type == t.TRAP else t.MEMORIES + seat
    return t.OUT if spell.school == t.FORGOTTEN else t.MEMORIES + seat


def end_effects(s: Table, f: Frame) -> None:
    """1d: what lasts until the end of the Game Turn stops; 2: Room tokens are turned back (R126, R127)."""
    moment(s, TURN_ENDS, -1, t.ROSE, -1, -1)


def reset_rooms(s: Table, f: Frame) -> None:
    """Tokens are turned back; unstable Rooms fall (R127, R128)."""
    s.end_lasting(flags.END_OF_GAME_TURN, s.turn)
    s.end_lasting(flags.NEXT_ACTION_PHASE, s.turn)
    s.flipped = [0] * HEXES
    s.activated = [0] * HEXES
    for hex_ in range(HEXES):
        if is_unstable(s, hex_):
            destroy_room(s, hex_, leader_in(s, hex_))


def check_end(s: Table, f: Frame) -> None:
    """4: thirty points end the game (R133, O78); in extra Game Turns somebody being ahead does (R142)."""
    check_moon(s)
    if s.tied:
        s.extra_turns += 1
        if len(ahead_in_extra_turns(s)) == 1 or s.extra_turns == MOST_EXTRA_TURNS:
            s.push(Frame(COUNTING))
    elif max(s.points) >= t.END_POINTS or s.turn >= s.round_limit:
        if is_on(s, t.EXTRA_TURNS):
            s.tied = tied_for_first(s)
        if not s.tied:
            s.push(Frame(COUNTING))


CLEAN_UP_PHASE: Final = BOOK.rule(
    "clean-up", [begin_clean_up, after_last_quests, clear_sheets, end_effects, reset_rooms, check_end]
)


# --- counting -----
def prize(s: Table, values: list[int], prizes: list[int], seat: int) -> int:
    """Most, second, everybody else with at least one; ties for first or second cost 1 (R136, R137, R140)."""
    if values[seat] == 0:
        return 0
    rank = rank_of(s, values, [q for q in range(s.seats) if values[q] > 0], seat)
    tied = values[: s.seats].count(values[seat]) > 1 and rank < 2
    return prizes[min(rank, 2)] - (1 if tied else 0)


def bonuses(s: Table, seat: int) -> list[int]:
    """What a Mage adds for Quests, Trophies, Room tokens and the Crown (R136 to R139)."""
    quests = [s.size[t.COMPLETED + q] for q in range(s.seats)]
    rooms = sum(t.ROOM_POINTS[room] for room in range(t.ROOMS) if s.winner_of[room] == seat)
    return [
        prize(s, quests, [6, 2 if is_on(s, t.SECOND_QUESTS_TWO) else 3, 1], seat),
        prize(s, s.taken, [4, 2, 1], seat),
        rooms,
        1 if s.crown == seat else 0,
    ]


def count_bonuses(s: Table, f: Frame) -> None:
    """The Mages, not the Rose, add bonus points (R135)."""
    s.tell(t.BONUS, -1)
    found = [bonuses(s, seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        for k in range(len(FOR_BONUS)):
            gain(s, seat, found[seat][k], FOR_BONUS[k])


def tied_for_first(s: Table) -> int:
    """The Mages, as bits, that would share the first place now; 0 if one is ahead, or the Rose is (O81)."""
    totals = [s.points[seat] + sum(bonuses(s, seat)) for seat in range(s.seats)]
    best = max(totals)
    if totals.count(best) == 1 or (is_on(s, t.ROSE_CAN_WIN) and s.points[t.ROSE] > best):
        return 0
    return sum(1 << seat for seat in range(s.seats) if totals[seat] == best)


def ahead_in_extra_turns(s: Table) -> list[int]:
    """Of the Mages that were tied, those with most points that count in extra Game Turns."""
    tied = [q for q in turn_order(s) if (s.tied >> q) & 1]
    most = max(s.extra[q] for q in tied)
    return [q for q in tied if s.extra[q] == most]


def contenders(s: Table) -> list[int]:
    """The Mages that may still win once totals, Quests and Trophies have been compared (R141)."""
    best = max(s.points[: s.seats])
    tied = ahead_in_extra_turns(s) if s.tied else [q for q in turn_order(s) if s.points[q] == best]
    if not is_on(s, t.CROWN_BREAKS_TIES):
        most = max(s.size[t.COMPLETED + q] for q in tied)
        tied = [q for q in tied if s.size[t.COMPLETED + q] == most]
        most = max(s.taken[q] for q in tied)
        tied = [q for q in tied if s.taken[q] == most]
    return tied


def why_not_crowned(s: Table, f: Frame, seat: int, b: int) -> int:
    """Why the Crown holder cannot name a Mage (R141, O80)."""
    return ALLOWED if seat in contenders(s) else why.NOT_TIED


ASKS_WINNER: Final = t.V.question("winner", "R141, O80", {t.CROWN_WINNER: why_not_crowned})


def find_winner(s: Table, f: Frame) -> None:
    """The highest total; the Rose if it is strictly ahead of every Mage; else the Crown holder says (O79)."""
    if not s.tied and is_on(s, t.ROSE_CAN_WIN) and s.points[t.ROSE] > max(s.points[: s.seats]):
        s.winners = 1 << t.ROSE
        s.tell(t.ROSE_WON, t.ROSE)
        s.over = True
        return
    s.ask_unless_forced(s.crown, ASKS_WINNER, -1, [pack(t.CROWN_WINNER, q) for q in contenders(s)])


def name_winner(s: Table, f: Frame) -> None:
    """The Grand Master."""
    s.winners = 1 << s.answer.a
    s.tell(t.WON, s.answer.a)
    s.over = True


COUNTING: Final = BOOK.rule("counting", [count_bonuses, find_winner, name_winner])
