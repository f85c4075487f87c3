"""Rules as lists of named steps, and the interpreter that carries them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from conclave.kernel.choices import NOTHING, Decision, unpack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.reasons import OTHER_QUESTION
from conclave.kernel.state import MAIN, State, StuckGame

S = TypeVar("S", bound=State)

LONGEST_STORY: Final = 400
"""Letters of a stack that a complaint quotes: rules that push themselves have no end."""

PATIENCE: Final = 100_000
"""Steps that may pass between two decisions before the kernel calls it a loop."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of a rule. It may change the state, push a frame, or ask; never two of the last."""

    def run(self, s: S, f: Frame) -> None:
        """Carry out the line."""
        raise NotImplementedError

    def why_not(self, s: S, f: Frame, verb: int, a: int, b: int) -> int:
        """Why this line, which asks, does not offer something; most leave that to the question."""
        return OTHER_QUESTION


class Do(Step[S]):
    """A line written as a function: a rulebook's numbered step, or the odd card."""

    def __init__(self, fn: Callable[[S, Frame], None]) -> None:
        self.fn = fn

    def run(self, s: S, f: Frame) -> None:
        """Carry out the line."""
        self.fn(s, f)


class Runs(Step[S]):
    """A line that carries out another rule, for the same seat."""

    def __init__(self, rule: int) -> None:
        self.rule = rule

    def run(self, s: S, f: Frame) -> None:
        """Begin that rule."""
        s.push(Frame(self.rule, -1, f.you))


class Book(Generic[S]):
    """All rules and card texts of one game, by number. Built at import, never written again."""

    def __init__(self) -> None:
        self.rules: list[list[Step[S]]] = []
        self.names: list[str] = []

    def rule(
        self, name: str, lines: Sequence[Callable[[S, Frame], None] | Step[S] | list[Step[S]] | Label]
    ) -> int:
        """Add a rule; a line is a step, a function that is one, a phrase of several, or a label between."""
        steps: list[Step[S]] = []
        for line in lines:
            if isinstance(line, Step):
                steps.append(line)
            elif isinstance(line, Label):
                assert line.at < 0, f"the label {line.name!r} stands in {self.names[line.rule]!r} already"
                line.rule = len(self.rules)
                line.at = len(steps)
            elif isinstance(line, list):
                steps.extend(line)
            else:
                steps.append(Do(line))
        self.names.append(name)
        self.rules.append(steps)
        return len(self.rules) - 1

    # --- running ------------------------------------------------------------------------------------
    def begin(self, s: S, rule: int) -> None:
        """Open the game at a rule and run to the first question."""
        s.stack.append(Frame(rule))
        self.advance(s)

    def advance(self, s: S) -> None:
        """Carry out steps until someone must decide or the game is over."""
        patience = PATIENCE
        rules = self.rules
        while not s.over:
            if s.aside and not self.everyone_is_done_aside(s):
                break
            if s.pending:
                break
            stack = s.stack
            if not stack or patience == 0:
                raise StuckGame(self.why_stuck(s, patience))
            patience -= 1
            f = stack[-1]
            steps = rules[f.rule]
            at = f.at
            if at >= len(steps):
                stack.pop()
                continue
            f.at = at + 1
            s.running = len(stack) - 1
            steps[at].run(s, f)
        s.running = -1
        if s.over:
            s.pending = []
            s.aside = []

    def everyone_is_done_aside(self, s: S) -> bool:
        """Run the strands behind the screens as far as they go; true when the shared one may go on."""
        done = True
        for seat in range(len(s.aside)):
            if s.aside[seat] and s.decision_of(seat) is None:
                self.work_aside(s, seat)
            if s.aside[seat]:
                done = False
        if done:
            s.aside = []
            s.forked = -1
            s.answer = NOTHING  # who came last behind the screens is no part of the position
        return done

    def work_aside(self, s: S, seat: int) -> None:
        """Run one seat's strand until it asks or ends. Dice are not for behind the screen."""
        s.strand = seat
        strand = s.aside[seat]
        dice = s.rng.d
        patience = PATIENCE
        while strand and s.decision_of(seat) is None:
            if patience == 0:
                raise StuckGame(self.why_stuck(s, patience))
            patience -= 1
            f = strand[-1]
            steps = self.rules[f.rule]
            if f.at >= len(steps):
                strand.pop()
                continue
            f.at += 1
            s.running = len(strand) - 1
            steps[f.at - 1].run(s, f)
        s.strand = MAIN
        s.running = -1
        if s.rng.d != dice:
            raise StuckGame(f"dice were rolled behind a screen: {self.bookmarks(s)}")

    def decide(self, s: S, d: Decision, index: int) -> None:
        """Answer an open decision with its option number `index`; whoever calls has checked both."""
        s.answer = unpack(d.codes[index])
        if len(s.pending) == 1:
            s.pending.pop()
        else:
            s.pending = [other for other in s.pending if other is not d]
        s.decided += 1
        dice = s.rng.d
        if d.aside:
            self.work_aside(s, d.seat)
        self.advance(s)
        if s.rng.d != dice:
            s.horizon = s.decided

    def line_at(self, f: Frame) -> Step[S]:
        """The line that a bookmark has just carried out."""
        return self.rules[f.rule][max(0, f.at - 1)]

    # --- telling where we are ---------------------------------------------------------------------------
    def bookmarks(self, s: S) -> str:
        """The stack in one line: `turn@2 > attack@1`, and each strand behind a screen after a bar."""
        strands = [s.stack, *s.aside]
        lines = [" > ".join([f"{self.names[f.rule]}@{f.at}" for f in strand]) for strand in strands]
        return " | ".join([line for line in lines if line]) or "(nothing)"

    def why_stuck(self, s: S, patience: int) -> str:
        """The sentence for a game that cannot go on."""
        if patience == 0:
            where = self.bookmarks(s)
            ending = where if len(where) <= LONGEST_STORY else f"{where[:LONGEST_STORY]} ..."
            return f"the rules went through {PATIENCE} steps without a decision: {ending}"
        return "nobody is asked although the game is not over: the stack is empty"
