"""Why something is not offered: each question goes back to the predicates that make its options.

All of it is asked of a view, whose holes are never looked into: what a seat asks about is its own, or lies
open, before a face or a side is read.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules import action, setup, study
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.acting import (
    ASKS_ACT,
    why_no_further,
    why_no_rest,
    why_nothing_instead,
)
from conclave.games.black_rose_wars.rules.activation import ASKS_DOOR, why_no_door
from conclave.games.black_rose_wars.rules.aiming import A_SINGLE, why_not_area_target, why_not_single_target
from conclave.games.black_rose_wars.rules.attacks import ASKS_VICTIM, why_no_attack, why_not_a_victim
from conclave.games.black_rose_wars.rules.black_rose import ASKS_DROP
from conclave.games.black_rose_wars.rules.casting import ASKS_TARGET, Casting, side_at
from conclave.games.black_rose_wars.rules.closing import (
    ASKS_EVOKE,
    ASKS_WINNER,
    why_all_must_act,
    why_not_crowned,
    why_not_evoked,
)
from conclave.games.black_rose_wars.rules.combination import (
    why_no_end,
    why_no_move,
    why_no_physical_attack,
    why_not_cast,
    why_not_sacrificed,
)
from conclave.games.black_rose_wars.rules.entering import why_no_step
from conclave.games.black_rose_wars.rules.limits import ASKS_TOO_MANY_CARDS, ASKS_TOO_MANY_QUESTS
from conclave.games.black_rose_wars.rules.models import ASKS_REPLACE, why_not_beside, why_not_replaced
from conclave.games.black_rose_wars.rules.piles import is_quest, is_spell
from conclave.games.black_rose_wars.rules.quests import ASKS_QUEST, why_quest_waits
from conclave.games.black_rose_wars.rules.sharing import ASKS_SHARE, Sharing, why_not_served
from conclave.games.black_rose_wars.rules.windows import why_not_triggered
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.refusals import refuse_in_text
from conclave.kernel.choices import Decision
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION

OF_MODELS: Final = (t.PICK_MODEL, t.EVOKE)
OF_ROOMS: Final = (t.PICK_ROOM, t.STEP, t.ACTIVATE)
OF_CARDS: Final = (t.PICK_CARD, t.DISCARD, t.KEEP, t.REMOVE, t.PREPARE)
OF_SPELLS: Final = (t.KEEP, t.REMOVE, t.PREPARE)
OF_PLACES: Final = (t.CAST, t.SACRIFICE)
OF_ACTIONS: Final = (t.PHYSICAL_MOVE, t.PHYSICAL_ATTACK, t.CAST, t.SACRIFICE, t.END)


def refuse(v: Table, seat: int, verb: int, a: int, b: int) -> int:
    """Why a seat that is asked something is not offered this answer."""
    d = v.decision_of(seat)
    f = v.frame_asking(seat)
    if d is None or f is None:
        return OTHER_QUESTION
    reason = refuse_at(v, d, f, verb, a, b) if is_something(v, verb, a) else NO_SUCH_THING
    if verb in OF_SPELLS and reason != NO_SUCH_THING and not is_spell(v, a):
        return OTHER_QUESTION
    return why_it_waits(v, d, verb, a, reason) if reason in (OTHER_QUESTION, NO_SUCH_THING) else reason


def is_something(v: Table, verb: int, a: int) -> bool:
    """Whether the first number of an answer can stand for a thing that its verb is about."""
    if verb in OF_MODELS:
        return 0 <= a < t.MODELS
    if verb in OF_ROOMS:
        return 0 <= a < HEXES
    if verb == t.COMPLETE:
        return 0 <= a < len(v.face) and is_quest(v, a)
    if verb in OF_CARDS:
        return 0 <= a < len(v.face)
    return verb not in OF_PLACES or 0 <= a < len(v.sheet)


def refuse_at(v: Table, d: Decision, f: Frame, verb: int, a: int, b: int) -> int:
    """Why the question that is open does not have this answer."""
    if isinstance(f, Effect):
        return refuse_in_text(v, f, verb, a, b)
    if d.about == action.ASKS_ACTION:
        return refuse_action(v, d, f, verb, a)
    if d.about == action.ASKS_PHYSICAL:
        return refuse_physical(v, d, f, verb, a)
    if setup.ASKS_MAGE <= d.about <= setup.ASKS_GRIMOIRE:
        return refuse_setup(v, verb, a)
    if study.ASKS_STUDY <= d.about <= study.ASKS_PREPARE:
        return refuse_study(v, d, f, verb, a, b)
    if d.about in (ASKS_EVOKE, ASKS_ACT, ASKS_REPLACE):
        return refuse_evocation(v, d, f, verb, a)
    if d.about in (ASKS_TOO_MANY_CARDS, ASKS_TOO_MANY_QUESTS, ASKS_DROP, ASKS_DOOR, ASKS_QUEST, ASKS_WINNER):
        return refuse_card(v, d, f, verb, a)
    return refuse_aim(v, d, f, verb, a, b)


def why_it_waits(v: Table, d: Decision, verb: int, a: int, otherwise: int) -> int:
    """Why something is for another time than this question, as far as there is more to say."""
    if verb == t.COMPLETE and otherwise != NO_SUCH_THING:
        return why_quest_waits(v, d.seat, a, False)
    if v.phase != t.ACTION:
        return otherwise
    if verb == t.EVOKE:
        return why.IN_THEIR_PHASE
    if verb in (t.STEP, t.ACTIVATE) and d.about == action.ASKS_ACTION:
        return why.BY_PHYSICAL_ACTION
    if verb in OF_ACTIONS and v.active == d.seat and d.about != action.ASKS_ACTION:
        return why.FINISH_FIRST
    return otherwise


# --- the Action Phase -----
def refuse_action(v: Table, d: Decision, f: Frame, verb: int, a: int) -> int:
    """Why an Action is not offered in a combination."""
    if verb == t.PHYSICAL_MOVE:
        return why_no_move(v, f)
    if verb == t.PHYSICAL_ATTACK:
        reason = why_no_physical_attack(v, f)
        return reason if reason != ALLOWED else why_not_struck(v, d.seat, a)
    if verb == t.CAST:
        return why_not_cast(v, f, a)
    if verb == t.SACRIFICE:
        return why_not_sacrificed(v, f, a)
    return why_no_end(v, f, d.codes) if verb in (t.END, PASS) else OTHER_QUESTION


def refuse_physical(v: Table, d: Decision, f: Frame, verb: int, a: int) -> int:
    """Why a part of a Physical Action is not offered."""
    if verb == t.STEP:
        return action.why_no_physical_step(v, f, a)
    if verb == t.PHYSICAL_ATTACK:
        reason = action.why_no_strike(v, f)
        return reason if reason != ALLOWED else why_not_struck(v, d.seat, a)
    if verb == t.ACTIVATE:
        elsewhere = v.where[d.seat] not in (a, IN_CELL)
        return why.NOT_WHERE_YOU_STAND if elsewhere else action.why_not_activated_here(v, f)
    return action.why_no_stop(v, f, d.codes) if verb in (t.STOP, PASS) else OTHER_QUESTION


def why_not_struck(v: Table, seat: int, m: int) -> int:
    """Why a model cannot be struck by choosing it together with the attack."""
    if not 0 <= m < t.MODELS:
        return NO_SUCH_THING
    reason = why_not_beside(v, seat, seat, m)
    return why.ATTACK_FIRST if reason == ALLOWED else reason


def refuse_aim(v: Table, d: Decision, f: Frame, verb: int, a: int, b: int) -> int:
    """Why a step, a target, a victim, a share of cubes or a trigger is not offered."""
    if d.about in (ASKS_TO_USE, ASKS_FOR_ORDER) and verb == USE:
        return why_not_triggered(v, d.seat, b) if 0 <= b < len(v.sheet) else NO_SUCH_THING
    if verb == PASS:
        return why.COMPULSORY
    if d.about == action.ASKS_SACRIFICE_STEP and verb == t.STEP:
        return why_no_step(v, d.seat, a)
    if d.about == ASKS_VICTIM and verb == t.PICK_MODEL:
        return why_not_a_victim(v, f, a)
    if d.about == ASKS_SHARE and isinstance(f, Sharing) and verb == f.verb:
        return why_not_served(f, a)
    if d.about == ASKS_TARGET and isinstance(f, Casting) and verb in (t.PICK_MODEL, t.PICK_ROOM):
        return refuse_target(v, f, verb, a)
    return OTHER_QUESTION


def refuse_target(v: Table, f: Casting, verb: int, a: int) -> int:
    """Why a Spell, which lies open by now, cannot be aimed at something."""
    side = side_at(v, f.this)
    if side.aim == A_SINGLE:
        return (
            why_not_single_target(v, f.you, f.origin, side, a) if verb == t.PICK_MODEL else why.AIMS_AT_MODEL
        )
    return why_not_area_target(v, f.you, f.origin, side, a) if verb == t.PICK_ROOM else why.AIMS_AT_ROOM


# --- other phases -----
def refuse_setup(v: Table, verb: int, a: int) -> int:
    """Why a choice is not offered before play."""
    if verb == t.TAKE_MAGE:
        return setup.why_no_mage(v, a) if 0 <= a < 4 else NO_SUCH_THING
    if verb == t.TAKE_CELL:
        return setup.why_no_cell(v, a) if 0 <= a < 4 else NO_SUCH_THING
    if verb == t.TAKE_SCHOOL:
        return setup.why_no_school(v, a) if 0 <= a < t.SCHOOLS else NO_SUCH_THING
    return OTHER_QUESTION


def refuse_study(v: Table, d: Decision, f: Frame, verb: int, a: int, b: int) -> int:
    """Why a choice is not offered in Study or Preparation."""
    if verb == t.REMOVE and d.about != study.ASKS_PREPARE:
        return study.why_not_removed(v, f, a, d.about != study.ASKS_REMOVE)
    if verb == t.DRAW_FROM and d.about == study.ASKS_STUDY:
        return study.why_not_drawn_from(v, a, f.them.count(a)) if a >= 0 else NO_SUCH_THING
    if verb == t.KEEP and d.about == study.ASKS_KEEP:
        return study.why_not_kept(v, d.seat, a)
    if verb == t.PREPARE and d.about == study.ASKS_PREPARE:
        return study.why_not_prepared(v, d.seat, a, b) if b < 2 else NO_SUCH_THING
    return study.why_not_done(v, f) if verb == t.DONE and d.about == study.ASKS_PREPARE else OTHER_QUESTION


def refuse_evocation(v: Table, d: Decision, f: Frame, verb: int, a: int) -> int:
    """Why an Evocation cannot be used, do something, or make room."""
    if d.about == ASKS_EVOKE:
        if verb == t.EVOKE:
            return why_not_evoked(v, d.seat, a)
        return why_all_must_act(v) if verb in (t.END, PASS) else OTHER_QUESTION
    if d.about == ASKS_REPLACE:
        known = verb == t.REPLACE and 0 <= a < t.MODELS
        return why_not_replaced(v, d.seat, a) if known else OTHER_QUESTION
    if verb == t.STEP:
        return why_no_further(v, f, a)
    if verb == t.PHYSICAL_ATTACK:
        return why_no_attack(v, f.this, f.you)
    if verb == t.YES:
        return why_nothing_instead(v, f)
    return why_no_rest(v, f) if verb in (t.STOP, PASS) else OTHER_QUESTION


def refuse_card(v: Table, d: Decision, f: Frame, verb: int, a: int) -> int:
    """Why a card cannot be discarded or completed, or a Mage named Grand Master."""
    if d.about == ASKS_WINNER and verb == t.CROWN_WINNER:
        return why_not_crowned(v, a) if 0 <= a < v.seats else NO_SUCH_THING
    if d.about == ASKS_DOOR and verb == t.COMPLETE:
        return why_no_door(v, d.seat, f.here, a)
    if d.about == ASKS_QUEST and verb == t.COMPLETE:
        return why_quest_waits(v, d.seat, a, f.amount > 0)
    if verb == t.DISCARD and d.about == ASKS_TOO_MANY_CARDS:
        return study.why_not_in_hand(v, d.seat, a)
    if verb == t.DISCARD and d.about in (ASKS_TOO_MANY_QUESTS, ASKS_DROP):
        return why.NOT_YOUR_QUEST if v.pile[a] != t.QUESTS + d.seat else OTHER_QUESTION
    if verb == PASS and d.about in (ASKS_TOO_MANY_CARDS, ASKS_TOO_MANY_QUESTS):
        return why.COMPULSORY
    return OTHER_QUESTION
