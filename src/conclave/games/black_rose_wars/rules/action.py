"""Phase 4, Action: combinations of Actions until everything is used (R72 to R83, O21 to O32, O51, O102)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.content import EVENT_CARDS
from conclave.games.black_rose_wars.rules.activation import activate, can_activate
from conclave.games.black_rose_wars.rules.attacks import attack_with, may_attack
from conclave.games.black_rose_wars.rules.casting import cast
from conclave.games.black_rose_wars.rules.entering import BY_STEP, enter, steps_from
from conclave.games.black_rose_wars.rules.events import work
from conclave.games.black_rose_wars.rules.flags import (
    MOVE_AND_ATTACK,
    NO_ACTIVATE_AFTER_MOVE,
    NO_LEAVE,
    NO_MOVE,
    NO_PHYSICAL_ACTIVATE,
    has_flag,
)
from conclave.games.black_rose_wars.rules.models import move_value
from conclave.games.black_rose_wars.rules.moments import moment
from conclave.games.black_rose_wars.rules.moons import check_moon
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.rules.quests import check_quests
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.rules.windows import PHYSICAL
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.tellings import ACTIVATION_BEGINS, SACRIFICED
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVATE,
    ACTIVE,
    CAST,
    END,
    EVENT_SLOT,
    MAY_PASS,
    MEMORIES,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PLACES,
    QUICK,
    READY,
    SACRIFICE,
    SACRIFICE_ACTIVE,
    SACRIFICE_IS_ACTION,
    STEP,
    STOP,
)
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame

ASKS_ACTION: Final = 40
ASKS_PHYSICAL: Final = 41
ASKS_SACRIFICE_STEP: Final = 43


def begin_action_phase(s: Table, f: Frame) -> None:
    """Action Events become standing rules (R72, O62)."""
    s.phase = ACTION
    s.active = s.first
    f.amount = 3
    f.it = 0
    f.by = 0


def raise_events(s: Table, f: Frame) -> None:
    """Their ops are run anew each Action Phase."""
    while f.amount > 0:
        f.amount -= 1
        c = s.top[EVENT_SLOT + f.amount]
        if c >= 0 and EVENT_CARDS[s.face[c]].phase == ACTION:
            f.again()
            work(s, c)
            return


def ready_places(s: Table, seat: int) -> list[int]:
    """The places with Spells not yet cast."""
    first = seat * PLACES
    return [p for p in range(first, first + PLACES) if s.sheet[p] >= 0 and s.status[p] == READY]


def active_places(s: Table, seat: int) -> list[int]:
    """The places with Traps and Protections not yet triggered."""
    first = seat * PLACES
    return [p for p in range(first, first + PLACES) if s.sheet[p] >= 0 and s.status[p] == ACTIVE]


def has_something_left(s: Table, seat: int) -> bool:
    """Whether a Mage still has a Ready Spell or a token."""
    return s.tokens[seat] > 0 or bool(ready_places(s, seat))


def begin_activation(s: Table, f: Frame) -> None:
    """The next Mage with something left; the phase ends when all of them pass in a row (R78, O26)."""
    waiting = [q for q in range(s.seats) if has_something_left(s, q)]
    if f.by >= len(waiting):
        f.leave()
        return
    seat = (s.first + f.it) % s.seats
    f.it = (f.it + 1) % s.seats
    if seat not in waiting:
        f.again()
        return
    s.active = seat
    f.you = seat
    f.by += 1
    s.tell_and_head(ACTIVATION_BEGINS, seat)
    s.push(Frame(COMBINATION, -1, seat, 0))


def after_activation(s: Table, f: Frame) -> None:
    """Round and round."""
    f.again(2)


ACTION_PHASE: Final = BOOK.rule(
    "action phase", [begin_action_phase, raise_events, begin_activation, after_activation]
)


# --- one combination (R76, R77): `amount` counts Actions, `it` has bits for what was used -----
USED_STANDARD: Final = 1
USED_QUICK: Final = 2
DID_SOMETHING: Final = 4


def options_now(s: Table, f: Frame) -> list[int]:
    """What may be done next in this combination."""
    seat = f.you
    codes: list[int] = []
    in_cell = s.where[seat] == IN_CELL
    may_act = f.amount < 2
    if may_act and s.tokens[seat] > 0:
        codes.append(pack(PHYSICAL_MOVE))
        if not in_cell and may_attack(s, seat, seat, []):
            codes.append(pack(PHYSICAL_ATTACK))
    if may_act and not in_cell:
        codes.extend(spells_now(s, f))
    if may_act or not is_on(s, SACRIFICE_IS_ACTION):
        places = ready_places(s, seat)
        if is_on(s, SACRIFICE_ACTIVE):
            places = [*places, *active_places(s, seat)]
        if not has_flag(s, seat, NO_LEAVE) or in_cell:
            codes.extend([pack(SACRIFICE, p) for p in places])
    if may_end(s, f, codes):
        codes.append(pack(END))
    return codes


def spells_now(s: Table, f: Frame) -> list[int]:
    """The next Standard Spell and the Quick one, one of each at most (R71, R77)."""
    codes: list[int] = []
    places = ready_places(s, f.you)
    standard = [p for p in places if p % PLACES != QUICK]
    if standard and not f.it & USED_STANDARD:
        codes.append(pack(CAST, standard[0]))
    if f.you * PLACES + QUICK in places and not f.it & USED_QUICK:
        codes.append(pack(CAST, f.you * PLACES + QUICK))
    return codes


def may_end(s: Table, f: Frame, codes: list[int]) -> bool:
    """Whether the combination may stop: after one Action, or where passing is allowed (R76, R78, R81)."""
    if not codes or f.it & DID_SOMETHING:
        return True
    return is_on(s, MAY_PASS) and s.where[f.you] != IN_CELL


def offer_action(s: Table, f: Frame) -> None:
    """What the Mage does next."""
    if f.them and f.them[0] != len(s.fallen) and f.you in s.fallen[f.them[0] :]:
        f.leave()  # defeated in its own activation: the rest of the combination is lost (R93, O51)
        return
    f.them = [len(s.fallen)]
    codes = options_now(s, f)
    if len(codes) == 1 and codes[0] == pack(END):
        f.leave()
        return
    s.ask(f.you, ASKS_ACTION, -1, codes)


def take_action(s: Table, f: Frame) -> None:
    """One Action is finished before the next begins (R79)."""
    o = s.answer
    if o.verb == END:
        f.leave()
        return
    f.it |= DID_SOMETHING
    s.stack[-2].by = 0  # the Action Phase counts Mages that pass in a row
    if o.verb == SACRIFICE:
        f.amount += 1 if is_on(s, SACRIFICE_IS_ACTION) else 0
        sacrifice(s, f.you, o.a)
        return
    f.amount += 1
    if o.verb == CAST:
        f.it |= USED_QUICK if o.a % PLACES == QUICK else USED_STANDARD
        cast(s, o.a, f.you)
    else:
        s.tokens[f.you] -= 1
        g = Frame(PHYSICAL_ACTION, -1, f.you)
        g.it = o.verb
        s.push(g)


def after_action(s: Table, f: Frame) -> None:
    """Moon check, then Quest check (R52, O66); then the next Action."""
    check_quests(s, False)
    check_moon(s)
    f.again(3)


COMBINATION: Final = BOOK.rule("combination", [offer_action, take_action, after_action])


# --- sacrifice (R80, R81) -----
def sacrifice(s: Table, seat: int, place: int) -> None:
    """A Spell is given up for one step."""
    card = s.sheet[place]
    s.sheet[place] = -1
    s.side[place] = -1
    s.status[place] = READY
    put(s, card, MEMORIES + seat)
    s.tell_and_head(SACRIFICED, seat, card, s.face[card])
    s.push(Frame(SACRIFICE_STEP, -1, seat))


def ask_sacrifice_step(s: Table, f: Frame) -> None:
    """Where the step leads."""
    codes = [pack(STEP, there, f.you) for there in steps_from(s, f.you)]
    s.ask_unless_forced(f.you, ASKS_SACRIFICE_STEP, -1, codes)


def make_sacrifice_step(s: Table, f: Frame) -> None:
    """One Room, without attack or activation."""
    enter(s, f.you, s.answer.a, BY_STEP)


SACRIFICE_STEP: Final = BOOK.rule("sacrifice", [ask_sacrifice_step, make_sacrifice_step])


# --- a Physical Action (R73 to R75): `it` is its verb, `amount` steps made, `them` whether the -----
MOVED_AND_ACTIVATED: Final = 1
STRUCK: Final = 2


def may_activate_here(s: Table, f: Frame) -> bool:
    """Whether the Room may be activated with this Action, before or after, not both (R73, O21)."""
    if f.them or s.where[f.you] < 0 or has_flag(s, f.you, NO_PHYSICAL_ACTIVATE):
        return False
    if has_flag(s, f.you, NO_ACTIVATE_AFTER_MOVE) and f.amount > 0:
        return False
    return can_activate(s, f.you, s.where[f.you])


def offer_physical(s: Table, f: Frame) -> None:
    """Steps, the blow, the activation; or enough."""
    if f.here < 0:
        f.here = len(s.fallen)
    if f.you in s.fallen[f.here :]:
        f.leave()
        return
    codes: list[int] = []
    in_cell = s.where[f.you] == IN_CELL
    moved_away = f.by > 0 and (f.by & MOVED_AND_ACTIVATED) != 0
    if f.it == PHYSICAL_MOVE or has_flag(s, f.you, MOVE_AND_ATTACK):
        bound = has_flag(s, f.you, NO_MOVE) or has_flag(s, f.you, NO_LEAVE)
        if f.amount < move_value(s, f.you) and (in_cell or not bound) and not moved_away:
            codes.extend([pack(STEP, there, f.you) for there in steps_from(s, f.you)])
    struck = f.by > 0 and (f.by & STRUCK) != 0
    if (f.it == PHYSICAL_ATTACK or has_flag(s, f.you, MOVE_AND_ATTACK)) and not struck:
        if may_attack(s, f.you, f.you, []):
            codes.append(pack(PHYSICAL_ATTACK))
    if may_activate_here(s, f):
        codes.append(pack(ACTIVATE, s.where[f.you]))
    if not (in_cell and codes):
        codes.append(pack(STOP))
    s.ask_unless_forced(f.you, ASKS_PHYSICAL, -1, codes)


def take_physical(s: Table, f: Frame) -> None:
    """One part of it; after an activation that follows a move, no more steps."""
    o = s.answer
    if o.verb == STOP:
        return
    f.again(2)
    if o.verb == STEP:
        f.amount += 1
        enter(s, f.you, o.a, BY_STEP, True)
    elif o.verb == PHYSICAL_ATTACK:
        f.by = max(0, f.by) | STRUCK
        attack_with(s, f.you, f.you, [])
    else:
        f.them = [1]
        f.by = max(0, f.by) | (MOVED_AND_ACTIVATED if f.amount > 0 else 0)
        activate(s, f.you, o.a)


def close_physical(s: Table, f: Frame) -> None:
    """Traps on a Physical Action that is complete."""
    moment(s, PHYSICAL, -1, f.you, f.you, s.where[f.you])


PHYSICAL_ACTION: Final = BOOK.rule("physical action", [offer_physical, take_physical, close_physical])
