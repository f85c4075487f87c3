"""Phase 4, Action: combinations of Actions until everything is used (R72 to R83, O21 to O32, O51, O102)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.activation import activate, why_not_activated
from conclave.games.black_rose_wars.rules.attacks import attack_with, why_no_attack
from conclave.games.black_rose_wars.rules.casting import cast
from conclave.games.black_rose_wars.rules.combination import (
    DID_SOMETHING,
    USED_QUICK,
    USED_STANDARD,
    active_places,
    has_something_left,
    may_give_up_active,
    ready_places,
    why_no_end,
    why_no_move,
    why_no_physical_attack,
    why_not_attacked,
    why_not_cast,
    why_not_sacrificed,
    why_not_struck,
)
from conclave.games.black_rose_wars.rules.entering import BY_STEP, enter, has_moved, steps_from, why_no_step
from conclave.games.black_rose_wars.rules.events import work
from conclave.games.black_rose_wars.rules.models import move_value
from conclave.games.black_rose_wars.rules.moments import moment
from conclave.games.black_rose_wars.rules.moons import check_moon
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.rules.quests import check_quests, why_quest_waits
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.rules.windows import PHYSICAL
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING
from conclave.kernel.state import State

ASKS_ACTION: Final = t.V.question(
    "action",
    "R76, R78",
    {
        t.PHYSICAL_MOVE: why_no_move,
        t.PHYSICAL_ATTACK: why_not_attacked,
        t.CAST: why_not_cast,
        t.SACRIFICE: why_not_sacrificed,
        t.END: why_no_end,
        PASS: why_no_end,
    },
    often=(t.PHYSICAL_MOVE, t.PHYSICAL_ATTACK, t.CAST, t.SACRIFICE, t.COMPLETE, t.END),
)


def begin_action_phase(s: Table, f: Frame) -> None:
    """Action Events become standing rules (R72, O62)."""
    s.phase = t.ACTION
    s.active = s.first
    f.amount = 3
    f.it = 0
    f.by = 0


def raise_events(s: Table, f: Frame) -> None:
    """Their ops are run anew each Action Phase."""
    while f.amount > 0:
        f.amount -= 1
        c = s.top[t.EVENT_SLOT + f.amount]
        if c >= 0 and box.EVENT_CARDS[s.face[c]].phase == t.ACTION:
            f.again()
            work(s, c)
            return


def begin_activation(s: Table, f: Frame) -> None:
    """The next Mage with something left, or with Active Spells to give up (R78, O26).

    The phase ends when all of them, one after another, do nothing.
    """
    waiting = [q for q in range(s.seats) if has_something_left(s, q) or may_give_up_active(s, q)]
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
    f.told = -1  # it does not follow from the activation before it
    s.tell_and_head(t.ACTIVATION_BEGINS, seat)
    s.push(Frame(COMBINATION, -1, seat, 0))


def after_activation(s: Table, f: Frame) -> None:
    """Round and round."""
    f.go_to(NEXT_ACTIVATION)


NEXT_ACTIVATION: Final = Label("next activation")
ACTION_PHASE: Final = BOOK.rule(
    "action phase", [begin_action_phase, raise_events, NEXT_ACTIVATION, begin_activation, after_activation]
)


# --- one combination (R76, R77): `amount` counts Actions, `it` has bits for what was used -----
def options_now(s: Table, f: Frame) -> list[int]:
    """What may be done next in this combination."""
    codes: list[int] = []
    if why_no_move(s, f) == ALLOWED:
        codes.append(pack(t.PHYSICAL_MOVE))
        if why_no_physical_attack(s, f) == ALLOWED:
            codes.append(pack(t.PHYSICAL_ATTACK))
    standard = f.you * t.PLACES + t.QUICK + 1
    for p in (standard, standard + 1, standard + 2, f.you * t.PLACES + t.QUICK):
        if why_not_cast(s, f, p) == ALLOWED:
            codes.append(pack(t.CAST, p))
    for p in [*ready_places(s, f.you), *active_places(s, f.you)]:
        if why_not_sacrificed(s, f, p) == ALLOWED:
            codes.append(pack(t.SACRIFICE, p))
    if not codes or why_no_end(s, f) == ALLOWED:
        codes.append(pack(t.END))
    return codes


def offer_action(s: Table, f: Frame) -> None:
    """What the Mage does next."""
    if f.them and f.them[0] != len(s.fallen) and f.you in s.fallen[f.them[0] :]:
        f.leave()  # defeated in its own activation: the rest of the combination is lost (R93, O51)
        return
    f.them = [len(s.fallen)]
    codes = options_now(s, f)
    if len(codes) == 1 and codes[0] == pack(t.END):
        f.leave()
        return
    s.ask(f.you, ASKS_ACTION, -1, codes)


def take_action(s: Table, f: Frame) -> None:
    """One Action is finished before the next begins (R79)."""
    o = s.answer
    if o.verb == t.END:
        f.leave()
        return
    f.it |= DID_SOMETHING
    phase = s.waiting_for(f)
    if phase is not None:
        phase.by = 0  # it counts Mages that pass in a row
    if o.verb == t.SACRIFICE:
        f.amount += 1 if is_on(s, t.SACRIFICE_IS_ACTION) else 0
        sacrifice(s, f.you, o.a)
        return
    f.amount += 1
    if o.verb == t.CAST:
        f.it |= USED_QUICK if o.a % t.PLACES == t.QUICK else USED_STANDARD
        cast(s, o.a, f.you)
    else:
        s.tokens[f.you] -= 1
        g = Frame(PHYSICAL_ACTION, -1, f.you)
        g.it = o.verb
        g.by = 0
        s.push(g)


def after_action(s: Table, f: Frame) -> None:
    """Moon check, then Quest check (R52, O33, O66)."""
    check_quests(s, False)
    check_moon(s)


def after_quests(s: Table, f: Frame) -> None:
    """Quests may have moved the Moon; then the next Action."""
    check_moon(s)
    f.start_over()


COMBINATION: Final = BOOK.rule("combination", [offer_action, take_action, after_action, after_quests])


# --- sacrifice (R80, R81) -----
def sacrifice(s: Table, seat: int, place: int) -> None:
    """A Spell is given up for one step."""
    card = s.sheet[place]
    s.sheet[place] = -1
    s.side[place] = -1
    s.status[place] = t.READY
    s.caster[place] = -1
    put(s, card, t.MEMORIES + seat)
    s.tell(t.SACRIFICED, seat, card, s.face[card])
    step = Frame(SACRIFICE_STEP, -1, seat)
    if not s.quiet:
        step.told = s.told - 1
    s.push(step)


def why_no_sacrifice_step(s: Table, f: Frame, there: int, b: int) -> int:
    """Why the step does not lead to a hex."""
    return why_no_step(s, f.you, there)


ASKS_SACRIFICE_STEP: Final = t.V.question(
    "sacrifice-step", "R80", {**why.MUST, t.STEP: why_no_sacrifice_step}
)


def ask_sacrifice_step(s: Table, f: Frame) -> None:
    """Where the step leads."""
    codes = [pack(t.STEP, there, f.you) for there in steps_from(s, f.you)]
    s.ask_unless_forced(f.you, ASKS_SACRIFICE_STEP, -1, codes)


def make_sacrifice_step(s: Table, f: Frame) -> None:
    """One Room, without attack or activation."""
    enter(s, f.you, s.answer.a, BY_STEP)


SACRIFICE_STEP: Final = BOOK.rule("sacrifice", [ask_sacrifice_step, make_sacrifice_step])


# --- a Physical Action (R73 to R75): `it` is its verb, `amount` counts steps, `by` has bits -----
MOVE_IS_OVER: Final = 1
STRUCK: Final = 2
ACTIVATED: Final = 4


def why_not_activated_here(s: Table, f: Frame) -> int:
    """Why the Room cannot be activated with this Action, before or after, not both (R73, O21)."""
    if s.where[f.you] < 0:
        return why.IN_YOUR_CELL
    if f.by & ACTIVATED:
        return why.ACTIVATED_ONCE
    if flags.has_flag(s, f.you, flags.NO_PHYSICAL_ACTIVATE):
        return why.NOT_BY_ACTION
    if flags.has_flag(s, f.you, flags.NO_ACTIVATE_AFTER_MOVE) and has_moved(s, f.you):
        return why.NOT_AFTER_MOVING
    return why_not_activated(s, f.you, s.where[f.you])


def why_no_steps(s: Table, f: Frame) -> int:
    """Why this Action has no step left to make (R73, R75, O32)."""
    if f.it != t.PHYSICAL_MOVE and not flags.has_flag(s, f.you, flags.MOVE_AND_ATTACK):
        return why.MOVES_NOT
    if f.by & MOVE_IS_OVER:
        return why.MOVE_IS_OVER
    if f.amount >= move_value(s, f.you):
        return why.NO_STEPS_LEFT
    if s.where[f.you] == IN_CELL:
        return ALLOWED
    if flags.has_flag(s, f.you, flags.NO_MOVE):
        return why.MAY_NOT_MOVE
    return why.MAY_NOT_LEAVE if flags.has_flag(s, f.you, flags.NO_LEAVE) else ALLOWED


def why_no_physical_step(s: Table, f: Frame, there: int, b: int) -> int:
    """Why this Action makes no step to a hex."""
    reason = why_no_steps(s, f)
    return reason if reason != ALLOWED else why_no_step(s, f.you, there)


def why_no_strike(s: Table, f: Frame) -> int:
    """Why this Action does not strike, or strike again (R74, R75)."""
    if f.it != t.PHYSICAL_ATTACK and not flags.has_flag(s, f.you, flags.MOVE_AND_ATTACK):
        return why.STRIKES_NOT
    if f.by & STRUCK:
        return why.STRUCK_ALREADY
    return why_no_attack(s, f.you, f.you)


def why_not_struck_now(s: Table, f: Frame, m: int, b: int) -> int:
    """Why this Action does not strike a model."""
    reason = why_no_strike(s, f)
    return reason if reason != ALLOWED else why_not_struck(s, f.you, m)


def why_not_activated_there(s: Table, f: Frame, hex_: int, b: int) -> int:
    """Why a Room cannot be activated with this Action."""
    elsewhere = s.where[f.you] not in (hex_, IN_CELL)
    return why.NOT_WHERE_YOU_STAND if elsewhere else why_not_activated_here(s, f)


def why_no_stop(s: Table, f: Frame, a: int = -1, b: int = -1) -> int:
    """Why this Action cannot end while it can go on: it must leave the Cell (R8, O24)."""
    return why.LEAVE_CELL if s.where[f.you] == IN_CELL else ALLOWED


ASKS_PHYSICAL: Final = t.V.question(
    "physical",
    "R73, R74",
    {
        t.STEP: why_no_physical_step,
        t.PHYSICAL_ATTACK: why_not_struck_now,
        t.ACTIVATE: why_not_activated_there,
        t.STOP: why_no_stop,
        PASS: why_no_stop,
    },
    often=(t.STEP, t.PHYSICAL_ATTACK, t.ACTIVATE, t.STOP),
)


def offer_physical(s: Table, f: Frame) -> None:
    """Steps, the blow, the activation; or enough."""
    if f.here < 0:
        f.here = len(s.fallen)
    if f.you in s.fallen[f.here :]:
        f.leave()
        return
    codes: list[int] = []
    if why_no_steps(s, f) == ALLOWED:
        codes.extend([pack(t.STEP, there, f.you) for there in steps_from(s, f.you)])
    if why_no_strike(s, f) == ALLOWED:
        codes.append(pack(t.PHYSICAL_ATTACK))
    if why_not_activated_here(s, f) == ALLOWED:
        codes.append(pack(t.ACTIVATE, s.where[f.you]))
    if not codes or why_no_stop(s, f) == ALLOWED:
        codes.append(pack(t.STOP))
    if s.size[t.QUESTS + f.you] > 0 and why_not_activated_here(s, f) in (why.FOUR_CARDS, why.NONE_FORGOTTEN):
        s.ask(f.you, ASKS_PHYSICAL, -1, codes)  # or all would see that no Quest of its opens the Room (R31)
    else:
        s.ask_unless_forced(f.you, ASKS_PHYSICAL, -1, codes)


def take_physical(s: Table, f: Frame) -> None:
    """One part of it; after an activation or a blow that follows a move, no more steps."""
    o = s.answer
    if o.verb == t.STOP:
        return
    f.start_over()
    if o.verb == t.STEP:
        f.amount += 1
        enter(s, f.you, o.a, BY_STEP, True)
    elif o.verb == t.PHYSICAL_ATTACK:
        f.by |= STRUCK | (MOVE_IS_OVER if f.amount > 0 else 0)
        attack_with(s, f.you, f.you, [])
    else:
        f.by |= ACTIVATED | (MOVE_IS_OVER if f.amount > 0 else 0)
        activate(s, f.you, o.a)


def close_physical(s: Table, f: Frame) -> None:
    """Traps on a Physical Action that is complete."""
    moment(s, PHYSICAL, -1, f.you, f.you, s.where[f.you])


PHYSICAL_ACTION: Final = BOOK.rule("physical action", [offer_physical, take_physical, close_physical])


# --- what is for another time -----
OF_ACTIONS: Final = (t.PHYSICAL_MOVE, t.PHYSICAL_ATTACK, t.CAST, t.SACRIFICE, t.END)


def why_it_waits(s: State, seat: int, verb: int, a: int, otherwise: int) -> int:
    """Why something is for another time than the open question, as far as there is more to say."""
    assert isinstance(s, Table)
    d = s.decision_of(seat)
    about = d.about if d is not None else -1
    if verb == t.COMPLETE and otherwise != NO_SUCH_THING:
        return why_quest_waits(s, seat, a, False)
    if s.phase != t.ACTION:
        return otherwise
    if verb == t.EVOKE:
        return why.IN_THEIR_PHASE
    if verb in (t.STEP, t.ACTIVATE) and about == ASKS_ACTION:
        return why.BY_PHYSICAL_ACTION
    if verb in OF_ACTIONS and s.active == seat and about != ASKS_ACTION:
        return why.FINISH_FIRST
    return otherwise


t.V.waits = why_it_waits
