"""How a text goes on: testing, binding names, skipping. All of it stays in one frame.

A text is a flat list of lines; nested phrases become jumps within it, so what was picked or let stays
known to the end of the text, and a pending choice is still one bookmark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeAlias, cast

from mypy_extensions import mypyc_attr

from conclave.kernel.book import S, Step
from conclave.kernel.frames import Frame
from conclave.language.sets import Name
from conclave.language.speech import Noun, Number, Test, number
from conclave.language.text import F

Lines: TypeAlias = list[Step[S]]
Phrase: TypeAlias = Sequence[Step[S] | list[Step[S]]]
"""What a card says: lines, and expressions that are several lines."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Step[S], Generic[S, F]):
    """One line of a text."""

    def run(self, s: S, f: Frame) -> None:
        """Carry out the line with the pronouns of the text."""
        self.do(s, cast("F", f))

    def do(self, s: S, f: F) -> None:
        """What the line does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing(Line[S, F]):
    """A verb that does something to one set."""

    def __init__(self, x: Noun[S, F]) -> None:
        self.noun = x


def flat(lines: Phrase[S]) -> Lines[S]:
    """A phrase as one flat list of lines."""
    found: Lines[S] = []
    for line in lines:
        if isinstance(line, list):
            found.extend(line)
        else:
            found.append(line)
    return found


# --- skipping -----
class Jump(Line[S, F]):
    """Skip some lines."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: S, f: F) -> None:
        """Go on further down, or further up."""
        f.leap(self.n)


class Unless(Line[S, F]):
    """Skip some lines unless a test holds."""

    def __init__(self, test: Test[S, F], n: int) -> None:
        self.test = test
        self.n = n

    def do(self, s: S, f: F) -> None:
        """Test, and skip."""
        if not self.test.holds(s, f):
            f.leap(self.n)


def when(test: Test[S, F], then: Phrase[S], otherwise: Phrase[S] = ()) -> Lines[S]:
    """`If <test>: <then>; otherwise <otherwise>.`"""
    yes = flat(then)
    no = flat(otherwise)
    if not no:
        return [Unless(test, len(yes)), *yes]
    return [Unless(test, len(yes) + 1), *yes, Jump(len(no)), *no]


class UpTo(Line[S, F]):
    """Back to the first line, so many times in all; `amount` counts."""

    def __init__(self, times: int) -> None:
        self.times = times

    def do(self, s: S, f: F) -> None:
        """Once more, or enough."""
        f.amount += 1
        if f.amount < self.times:
            f.start_over()


def up_to(times: int) -> Lines[S]:
    """`<the lines before> up to <times> times.`"""
    return [UpTo(times)]


class OverAgain(Line[S, F]):
    """Back to the first line."""

    def do(self, s: S, f: F) -> None:
        """Once more; a `take` that finds nothing ends it."""
        f.start_over()


def over_again() -> Lines[S]:
    """`<the lines before> until there is nothing left to take.`"""
    return [OverAgain()]


# --- binding names -----
class Let(Line[S, F]):
    """Bind a name to a number."""

    def __init__(self, name: Name[S, F], number: Number[S, F]) -> None:
        self.name = name
        self.number = number

    def do(self, s: S, f: F) -> None:
        """Work it out now."""
        f.keep(self.name.n, [self.number.of(s, f)])


class LetBe(Line[S, F]):
    """Bind a name to a set."""

    def __init__(self, name: Name[S, F], noun: Noun[S, F]) -> None:
        self.name = name
        self.noun = noun

    def do(self, s: S, f: F) -> None:
        """Work it out now."""
        f.keep(self.name.n, self.noun.of(s, f)[:])


def let(name: Name[S, F], n: int | Number[S, F]) -> Lines[S]:
    """`Let <name> be the number <n>.`"""
    return [Let(name, number(n))]


def let_be(name: Name[S, F], noun: Noun[S, F]) -> Lines[S]:
    """`Let <name> be <noun>.`"""
    return [LetBe(name, noun)]
