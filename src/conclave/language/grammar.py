"""Choosing and going through a set: what asks, and so depends on how a game asks.

A game has one `Grammar`, made with its verbs, its questions and its reasons. Where a game is special it
overrides what the grammar does by default; the lines hold the grammar they were made by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, cast

from mypy_extensions import mypyc_attr

from conclave.kernel.book import S
from conclave.kernel.choices import pack, unpack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import NO_SUCH_THING, OTHER_QUESTION
from conclave.language.flow import Jump, Line, Lines, Phrase, flat
from conclave.language.sets import Name
from conclave.language.speech import NOT_SAID, Noun, Test
from conclave.language.text import F


@mypyc_attr(allow_interpreted_subclasses=True)
class Grammar(Generic[S, F]):
    """How the texts of a game ask: by which verbs, in which questions, and what it says to refuse.

    `picks` has the verb for each sort of noun; a game whose cards never say `may` or `choose` needs neither
    verb nor question for them. Never mutated.
    """

    def __init__(
        self,
        picks: list[int],
        asks_pick: int,
        not_meant: int = NO_SUCH_THING,
        picked_already: int = NO_SUCH_THING,
        yes: int = -1,
        asks_may: int = -1,
        branch: int = -1,
        asks_branch: int = -1,
    ) -> None:
        self.picks = picks
        self.asks_pick = asks_pick
        self.not_meant = not_meant
        self.picked_already = picked_already
        self.yes = yes
        self.asks_may = asks_may
        self.branch = branch
        self.asks_branch = asks_branch

    # --- what a game may say otherwise --------------------------------------------------------------------
    def side(self, s: S, f: F, by: Noun[S, F] | None) -> int:
        """Who is asked: whoever the text belongs to, or whom it names; -1 for nobody."""
        return f.you if by is None else by.one(s, f)

    def ask(self, s: S, side: int, about: int, this: int, codes: list[int]) -> None:
        """Ask a side; with one answer only nobody is bothered."""
        s.ask_unless_forced(side, about, this, codes)

    def picked(self, s: S, f: F, verb: int, x: int) -> None:
        """Something was picked."""

    def members(self, s: S, f: F, noun: Noun[S, F]) -> list[int] | None:
        """What an `each` goes through, in order; None if something must be asked before."""
        return noun.of(s, f)

    def expression(self, lines: Lines[S]) -> Lines[S]:
        """An expression with what follows every one of its kind, such as a test of limits."""
        return lines

    # --- words -----
    def text(self, lines: Phrase[S]) -> Lines[S]:
        """A whole text as one flat list of lines."""
        found: Lines[S] = []
        for line in lines:
            found.extend(self.expression(flat([line])))
        return found

    def may(self, lines: Phrase[S], by: Noun[S, F] | None = None) -> Lines[S]:
        """`<by> may: <lines>.`"""
        yes = flat(lines)
        return [AskMay(self, by), UnlessYes(self, len(yes)), *yes]

    def choose(
        self, branches: Sequence[tuple[str, Test[S, F], Phrase[S]]], by: Noun[S, F] | None = None
    ) -> Lines[S]:
        """`Choose one: <label> if <test>: <lines>.`"""
        texts = [flat(lines) for _, _, lines in branches]
        lengths = [len(text) for text in texts]
        tests = [test for _, test, _ in branches]
        labels = [label for label, _, _ in branches]
        whole: Lines[S] = [AskBranch(self, by, labels, tests, lengths), TakeBranch(lengths)]
        for i, text in enumerate(texts):
            whole.extend(text)
            whole.append(Jump(sum(lengths[i + 1 :]) + len(lengths) - i - 1))
        return whole

    def pick(
        self,
        name: Name[S, F],
        noun: Noun[S, F],
        n: int = 1,
        may: bool = False,
        by: Noun[S, F] | None = None,
        verb: int = -1,
        about: int = -1,
    ) -> Lines[S]:
        """`<by> picks n of <noun>, to be called <name>`, by a verb and in a question of its own if said."""
        return [AskPick(self, name, noun, n, verb, about, may, by), TakePick(self, name)]

    def take(
        self,
        noun: Noun[S, F],
        may: bool = False,
        by: Noun[S, F] | None = None,
        verb: int = -1,
        about: int = -1,
    ) -> Lines[S]:
        """`<by> takes one of <noun>`, which becomes `it`; without one the rest of the text lapses."""
        return [AskIt(self, noun, verb, about, may, by), TakeIt()]

    def each(self, noun: Noun[S, F], lines: Phrase[S]) -> Lines[S]:
        """`For each of <noun>: <lines>`, the element being `it`."""
        body = self.expression(flat(lines))
        return [BeginEach(self, noun, len(body)), *body, NextEach(len(body))]


# --- yes or no -----
class AskMay(Line[S, F]):
    """Ask yes or no."""

    def __init__(self, grammar: Grammar[S, F], by: Noun[S, F] | None) -> None:
        self.grammar = grammar
        self.by = by

    def do(self, s: S, f: F) -> None:
        """Ask; nobody there to ask means no."""
        g = self.grammar
        side = g.side(s, f, self.by)
        if side < 0:
            s.answer = unpack(pack(PASS))
        else:
            g.ask(s, side, g.asks_may, f.this, [pack(PASS), pack(g.yes)])


class UnlessYes(Line[S, F]):
    """Skip some lines unless the answer was yes."""

    def __init__(self, grammar: Grammar[S, F], n: int) -> None:
        self.yes = grammar.yes
        self.n = n

    def do(self, s: S, f: F) -> None:
        """Look at the answer."""
        if s.answer.verb != self.yes:
            f.leap(self.n)


# --- one of several -----
class AskBranch(Line[S, F]):
    """Ask for one of several branches."""

    def __init__(
        self,
        grammar: Grammar[S, F],
        by: Noun[S, F] | None,
        labels: list[str],
        tests: list[Test[S, F]],
        lengths: list[int],
    ) -> None:
        self.grammar = grammar
        self.by = by
        self.labels = labels
        self.tests = tests
        self.lengths = lengths

    def do(self, s: S, f: F) -> None:
        """Only branches that can do something are offered; if none can, all are skipped."""
        g = self.grammar
        codes = [pack(g.branch, i) for i in range(len(self.tests)) if self.tests[i].holds(s, f)]
        if not codes:
            f.leap(1 + sum(self.lengths) + len(self.lengths))
            return
        g.ask(s, g.side(s, f, self.by), g.asks_branch, f.this, codes)

    def why_not(self, s: S, f: Frame, verb: int, a: int, b: int) -> int:
        """A branch is offered if its test holds."""
        if verb != self.grammar.branch:
            return OTHER_QUESTION
        return self.grammar.not_meant if 0 <= a < len(self.tests) else NO_SUCH_THING


class TakeBranch(Line[S, F]):
    """Go to the branch chosen."""

    def __init__(self, lengths: list[int]) -> None:
        self.lengths = lengths

    def do(self, s: S, f: F) -> None:
        """Skip the branches before it; each ends with a jump past the rest."""
        for i in range(s.answer.a):
            f.leap(self.lengths[i] + 1)


# --- some of a set -----
@mypyc_attr(allow_interpreted_subclasses=True)
class AskFor(Line[S, F]):
    """Ask for one of a set; one legal choice is taken without asking unless it may be declined."""

    def __init__(
        self,
        grammar: Grammar[S, F],
        noun: Noun[S, F],
        verb: int,
        about: int,
        optional: bool,
        by: Noun[S, F] | None,
    ) -> None:
        self.grammar = grammar
        self.noun = noun
        self.verb = self.grammar.picks[noun.sort] if verb < 0 else verb
        self.about = self.grammar.asks_pick if about < 0 else about
        self.optional = optional
        self.by = by

    def offer(self, s: S, f: F, found: list[int]) -> bool:
        """Offer some of the set; false if there is nothing to offer, or nobody to ask."""
        side = self.grammar.side(s, f, self.by) if found else -1
        if side < 0:
            return False
        codes = [pack(self.verb, x) for x in found]
        if self.optional:
            codes.append(pack(PASS))
        self.grammar.ask(s, side, self.about, f.this, codes)
        return True

    def why_not(self, s: S, f: Frame, verb: int, a: int, b: int) -> int:
        """The noun does not mean it."""
        if verb != self.verb:
            return OTHER_QUESTION
        reason = self.noun.why_not(s, cast("F", f), a)
        return self.grammar.not_meant if reason == NOT_SAID else reason


class AskPick(AskFor[S, F]):
    """Ask for the next of several to be called by a name."""

    def __init__(
        self,
        grammar: Grammar[S, F],
        name: Name[S, F],
        noun: Noun[S, F],
        n: int,
        verb: int,
        about: int,
        optional: bool,
        by: Noun[S, F] | None,
    ) -> None:
        super().__init__(grammar, noun, verb, about, optional, by)
        self.name = name
        self.n = n

    def do(self, s: S, f: F) -> None:
        """Offer what has not been picked yet."""
        if f.picked == 0:
            f.keep(self.name.n, [])
        so_far = f.recall(self.name.n)
        left = [x for x in self.noun.of(s, f) if x not in so_far] if f.picked < self.n else []
        if not self.offer(s, f, left):
            f.picked = 0
            f.skip()

    def why_not(self, s: S, f: Frame, verb: int, a: int, b: int) -> int:
        """It has been picked, or the noun does not mean it."""
        if verb == self.verb and cast("F", f).picked > 0 and a in cast("F", f).recall(self.name.n):
            return self.grammar.picked_already
        return super().why_not(s, f, verb, a, b)


class TakePick(Line[S, F]):
    """What was chosen is added to the name; then the next, if more may be picked."""

    def __init__(self, grammar: Grammar[S, F], name: Name[S, F]) -> None:
        self.grammar = grammar
        self.name = name

    def do(self, s: S, f: F) -> None:
        """Pick up the answer."""
        if s.answer.verb == PASS:
            f.picked = 0
            return
        f.keep(self.name.n, [*f.recall(self.name.n), s.answer.a])
        self.grammar.picked(s, f, s.answer.verb, s.answer.a)
        f.picked += 1
        f.leap(-2)


class AskIt(AskFor[S, F]):
    """Ask for the one that becomes `it`."""

    def do(self, s: S, f: F) -> None:
        """With nothing to take the rest of the text lapses."""
        if not self.offer(s, f, self.noun.of(s, f)):
            f.leave()


class TakeIt(Line[S, F]):
    """What was chosen becomes `it`; declining ends the text."""

    def do(self, s: S, f: F) -> None:
        """Pick up the answer."""
        if s.answer.verb == PASS:
            f.leave()
        else:
            f.it = s.answer.a


# --- all of a set -----
class BeginEach(Line[S, F]):
    """Take a set once."""

    def __init__(self, grammar: Grammar[S, F], noun: Noun[S, F], n: int) -> None:
        self.grammar = grammar
        self.noun = noun
        self.n = n

    def do(self, s: S, f: F) -> None:
        """Begin with the first, or skip it all; come back if something is asked before."""
        found = self.grammar.members(s, f, self.noun)
        if found is None:
            f.again()
        elif not found:
            f.leap(self.n + 1)
        else:
            f.loops.append([*found[1:][::-1], f.it])
            f.it = found[0]


class NextEach(Line[S, F]):
    """Go back for the next of the set."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: S, f: F) -> None:
        """The element before this `each` comes back when all have had their turn."""
        rest = f.loops[-1]
        if len(rest) > 1:
            f.it = rest.pop(len(rest) - 2)
            f.leap(-self.n - 1)
        else:
            f.it = rest[0]
            f.loops.pop()
