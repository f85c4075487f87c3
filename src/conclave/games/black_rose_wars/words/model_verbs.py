"""Verbs for models and Rooms: moving, attacking, summoning, activating, flags."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import models as model_rules
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.acting import has_other_work
from conclave.games.black_rose_wars.rules.activation import activate as activate_room
from conclave.games.black_rose_wars.rules.attacks import attack_with, may_attack
from conclave.games.black_rose_wars.rules.casting import ask_whom_it_reaches, spared_by
from conclave.games.black_rose_wars.rules.cubes import clear_damage
from conclave.games.black_rose_wars.rules.effect import Effect, speak
from conclave.games.black_rose_wars.rules.entering import (
    BY_SHIFT,
    BY_STEP,
    enter,
    go_to_cell,
    steps_from,
    why_no_step,
)
from conclave.games.black_rose_wars.rules.harm import remove_evocation
from conclave.games.black_rose_wars.rules.lodge import name_at
from conclave.games.black_rose_wars.rules.sides import ask_side, owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.cube_verbs import side_of
from conclave.games.black_rose_wars.words.flow import may
from conclave.games.black_rose_wars.words.nouns import ME
from conclave.games.black_rose_wars.words.numbers import About
from conclave.games.black_rose_wars.words.speech import A_ROOM, Doing, Line, Lines, Noun, Number, Test
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import OTHER_QUESTION
from conclave.language.flow import when
from conclave.language.speech import number

ASKS_STEP: Final = t.V.question("step", "O27", why.MUST)


def can_be_moved(s: Table, f: Effect, m: int) -> bool:
    """Whether an effect can move a model: not a Mage in its Cell (O87), nor by a Spell one that is held."""
    if s.kind[m] == t.NO_MODEL or s.where[m] < 0:
        return False
    return not (flags.has_flag(s, m, flags.NO_LEAVE) and f.this in s.sheet)


# --- moving -----
class BeginMove(Doing):
    """Take the models to be moved, one after another."""

    def do(self, s: Table, f: Effect) -> None:
        """Remember who, and how many steps were made; a Mage reached only now may protect itself (O99)."""
        found = [m for m in self.noun.of(s, f) if can_be_moved(s, f, m)]
        if ask_whom_it_reaches(s, f, found):
            f.again()
            return
        spared = spared_by(s, f)
        f.loops.append([*[m for m in found[::-1] if m >= s.seats or not (spared >> m) & 1], 0])


class AskStep(Line):
    """Ask for the next Room, or to stop."""

    def __init__(self, n: Number, to: Noun | None, by: Noun) -> None:
        self.n = n
        self.to = to
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Up to n steps; a named destination is one compulsory step."""
        todo = f.loops[-1]
        while len(todo) > 1 and (todo[-1] >= self.n.of(s, f) or not can_be_moved(s, f, todo[-2])):
            todo.pop(len(todo) - 2)
            todo[-1] = 0
        if len(todo) == 1:
            f.loops.pop()
            f.skip()
            return
        m = todo[-2]
        if self.to is not None:
            to = self.to.one(s, f)
            codes = [pack(t.STEP, to, m)] if to >= 0 else [pack(t.STOP, m)]
        else:
            codes = [pack(t.STOP, m), *[pack(t.STEP, there, m) for there in steps_from(s, m)]]
        side = self.by.one(s, f) if self.by is not ME else f.you
        ask_side(s, side if side >= 0 else f.you, ASKS_STEP, f.this, codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why a Room is not the next."""
        assert isinstance(f, Effect)
        return why_no_step(s, f.loops[-1][-2], a) if verb == t.STEP else OTHER_QUESTION


class TakeStep(Line):
    """The model enters the Room named, or stays."""

    def do(self, s: Table, f: Effect) -> None:
        """Then the next step, or the next model."""
        f.leap(-2)
        if s.answer.verb == t.STOP:
            f.loops[-1][-1] = 99
        else:
            f.loops[-1][-1] += 1
            enter(s, s.answer.b, s.answer.a, BY_STEP)


def move(x: Noun, n: int | Number, to: Noun | None = None, by: Noun = ME) -> Lines:
    """Up to n steps chosen by `by`, entering each Room; `to` fixes the destination."""
    return [BeginMove(x), AskStep(number(n), to, by), TakeStep()]


class Shift(Line):
    """Go directly to a Room."""

    def __init__(self, x: Noun, room: Noun) -> None:
        self.noun = x
        self.room = room

    def do(self, s: Table, f: Effect) -> None:
        """Only the destination is entered."""
        room = self.room.one(s, f)
        for m in self.noun.of(s, f):
            if room >= 0 and can_be_moved(s, f, m):
                enter(s, m, room, BY_SHIFT)


class Swap(Line):
    """Two models exchange Rooms."""

    def __init__(self, x: Noun, y: Noun) -> None:
        self.a = x
        self.b = y

    def do(self, s: Table, f: Effect) -> None:
        """Both enter."""
        a = self.a.one(s, f)
        b = self.b.one(s, f)
        if a >= 0 and b >= 0 and can_be_moved(s, f, a) and can_be_moved(s, f, b):
            here = s.where[a]
            there = s.where[b]
            enter(s, b, here, BY_SHIFT)
            enter(s, a, there, BY_SHIFT)


class ToCell(Doing):
    """A Mage goes to its Cell, its cubes go home; it is no defeat."""

    def do(self, s: Table, f: Effect) -> None:
        """Each of them."""
        for m in self.noun.of(s, f):
            if s.kind[m] == t.A_MAGE and s.where[m] >= 0:
                clear_damage(s, m)
                go_to_cell(s, m)


# --- attacking and acting -----
class Attack(Line):
    """One physical attack by a model on another in its Room."""

    def __init__(self, x: Noun, by: Noun | None = None, exclude: Noun | None = None) -> None:
        self.noun = x
        self.by = by
        self.exclude = exclude

    def do(self, s: Table, f: Effect) -> None:
        """Chosen and dealt by `by`, its controller if not said; nothing if nobody is there."""
        m = self.noun.one(s, f)
        f.by = t.NO_MODEL
        if m < 0:
            return
        side = owner_of_model(m) if self.by is None else side_of(s, f, self.by)
        leave_out = self.exclude.of(s, f) if self.exclude is not None else []
        if may_attack(s, m, side, leave_out):
            attack_with(s, m, side, leave_out)


class InsteadOfAttack(Line):
    """An Andromeda does something else instead of attacking."""

    def __init__(self, noun: Noun, by: Noun | None) -> None:
        self.noun = noun
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Its own text, for whoever commands it."""
        m = self.noun.one(s, f)
        if m >= 0 and s.kind[m] == t.ANDROMEDA and t.ANDROMEDA in box.EVOCATION_TEXTS:
            side = owner_of_model(m) if self.by is None else side_of(s, f, self.by)
            e = speak(s, box.EVOCATION_TEXTS[t.ANDROMEDA], -1, side, s.where[m])
            e.by = m


class MoveValue(About):
    """How far a model moves."""

    def for_one(self, s: Table, x: int) -> int:
        """The value now."""
        return model_rules.move_value(s, x)


class CanStrike(Test):
    """A model has somebody to attack, or something else to do instead."""

    def __init__(self, noun: Noun, by: Noun | None) -> None:
        self.noun = noun
        self.by = by

    def holds(self, s: Table, f: Effect) -> bool:
        """Whether there is anything to ask about."""
        m = self.noun.one(s, f)
        if m < 0 or s.where[m] < 0:
            return False
        side = owner_of_model(m) if self.by is None else side_of(s, f, self.by)
        return may_attack(s, m, side, []) or (s.kind[m] == t.ANDROMEDA and has_other_work(s, m, side))


def act(x: Noun, by: Noun | None = None) -> Lines:
    """An Evocation moves up to its value, then may attack."""
    chooser = ME if by is None else by
    # The attack comes last: after it the model last summoned is no longer known by that name.
    strike = may([InsteadOfAttack(x, by), attack(x, by)], by=chooser)
    return [*move(x, MoveValue(x), by=chooser), *when(CanStrike(x, by), strike)]


# --- summoning and removing -----
class Summon(Line):
    """Bring an Evocation into a Room."""

    def __init__(self, kind: int, room: Noun, by: Noun = ME) -> None:
        self.kind = kind
        self.room = room
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """For the controller, or for whom the text names."""
        model_rules.summon(s, side_of(s, f, self.by), self.kind, self.room.one(s, f), f)


class Remove(Doing):
    """Evocations go back to reserve."""

    def do(self, s: Table, f: Effect) -> None:
        """How many is known afterwards."""
        f.did = 0
        for m in self.noun.of(s, f)[:]:
            if s.kind[m] not in (t.A_MAGE, t.NO_MODEL):
                remove_evocation(s, m)
                f.did += 1


class SpendAction(Line):
    """Flip up to n unused Physical Action tokens of a Mage."""

    def __init__(self, x: Noun, n: int | Number) -> None:
        self.noun = x
        self.n = number(n)

    def do(self, s: Table, f: Effect) -> None:
        """As many as there are; a Mage in its Cell is out of reach."""
        for seat in self.noun.of(s, f):
            if seat < s.seats and s.where[seat] >= 0:
                n = min(self.n.of(s, f), s.tokens[seat])
                s.tokens[seat] -= n
                if n > 0:
                    s.tell(t.TOKEN_TURNED, seat, n)


# --- Rooms -----
class Activate(Line):
    """The controller activates a Room."""

    def __init__(self, x: Noun, again: bool = False) -> None:
        self.room = x
        self.again = again

    def do(self, s: Table, f: Effect) -> None:
        """If it can: a Mage struck down meanwhile does nothing more (O51)."""
        room = self.room.one(s, f)
        able = f.you < s.seats and f.you not in s.fallen[f.began :]
        f.did = 1 if able and activate_room(s, f.you, room, self.again) else 0


class CopyEffect(Doing):
    """Carry out another Room's effect with this Room as its place."""

    def do(self, s: Table, f: Effect) -> None:
        """The token of the other stays as it is (O73)."""
        room = self.noun.one(s, f)
        if room >= 0:
            speak(s, box.ROOM_TEXTS[name_at(s, room)], -1, f.you, f.here)


class Block(Doing):
    """Flip tokens without activating."""

    def do(self, s: Table, f: Effect) -> None:
        """Each of them."""
        for hex_ in self.noun.of(s, f):
            s.flipped[hex_] = 1
            s.tell(t.BLOCKED, f.you, hex_, s.room_at[hex_])


# --- flags -----
class Modify(Line):
    """Fasten a flag to models or Rooms for a while."""

    def __init__(
        self, x: Noun, which: int, value: int | Number = 1, until: int = flags.END_OF_GAME_TURN
    ) -> None:
        self.noun = x
        self.which = which
        self.value = number(value)
        self.until = until

    def do(self, s: Table, f: Effect) -> None:
        """Mages in their Cell are out of reach, but not for Events, which hold for the Action Phase (O62)."""
        until = flags.END_OF_ACTION_PHASE if f.you == t.ROSE else self.until
        for x in self.noun.of(s, f):
            value = self.value.of(s, f)
            if self.noun.sort == A_ROOM:
                flags.set_flag(s, flags.ROOM_OFFSET + x, self.which, value, until, f.this, f.you)
                s.tell(t.BOUND, f.you, x, self.which, 1 + value)
            elif s.where[x] >= 0 or f.you == t.ROSE:
                flags.set_flag(s, x, self.which, value, until, f.this, f.you)
                s.tell(t.BOUND, f.you, x, self.which, -value)


# --- as cards say it -----
shift: Final = Shift
swap: Final = Swap
to_cell: Final = ToCell
attack: Final = Attack
summon: Final = Summon
remove: Final = Remove
spend_action: Final = SpendAction
activate: Final = Activate
copy_effect: Final = CopyEffect
block: Final = Block
modify: Final = Modify
