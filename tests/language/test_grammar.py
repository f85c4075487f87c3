"""Texts of a game without things: marbles with numbers, and cards that speak of them.

The game is never compiled, so it also proves that interpreted games speak a compiled language.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from conclave.kernel.book import Book, Step
from conclave.kernel.choices import Option
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION
from conclave.kernel.rng import seeded
from conclave.kernel.state import State
from conclave.language import flow, sets, speech
from conclave.language.flow import let, let_be, up_to, when
from conclave.language.grammar import Grammar
from conclave.language.numbers import count, either_number, half, least, less, most, plus, times, value
from conclave.language.sets import but, union
from conclave.language.tests import any_of, at_least, both, either, equals, more_than, no, same
from conclave.language.text import Text

YES, BRANCH, PICK, TAKE = range(2, 6)
MAY, ONE_OF, WHICH, WHAT = range(2, 6)
NOT_MEANT, AGAIN, RED, TOO_SMALL = range(10, 14)


class Bag(State):
    """Marbles, and what was done with them."""

    def __init__(self) -> None:
        super().__init__(2, seeded(1))
        self.done: list[tuple[str, list[int]]] = []

    def copy(self) -> Bag:
        """Return an equal bag."""
        s = Bag()
        self.copy_into(s)
        s.done = self.done[:]
        return s


Noun: TypeAlias = speech.Noun[Bag, Text]


class Marbles(Noun):
    """Marbles from a number on, but for red ones, which are every third."""

    def __init__(self, least: int) -> None:
        super().__init__(0)
        self.least = least

    def most(self, s: Bag) -> int:
        """There are nine."""
        return 9

    def why_not(self, s: Bag, f: Text, x: int) -> int:
        """Small or red."""
        return TOO_SMALL if x < self.least else RED if x % 3 == 0 else ALLOWED


class It(Noun):
    """What was taken, or the element of an `each`."""

    def of(self, s: Bag, f: Text) -> list[int]:
        """One or nothing."""
        return [f.it] if f.it >= 0 else []


class Roll(flow.Doing[Bag, Text]):
    """Marbles roll."""

    def do(self, s: Bag, f: Text) -> None:
        """Write it down."""
        s.done.append(("roll", self.noun.of(s, f)))
        f.did = len(self.noun.of(s, f))


G: Final = Grammar[Bag, Text](
    yes=YES,
    branch=BRANCH,
    picks=[PICK],
    asks_may=MAY,
    asks_branch=ONE_OF,
    asks_pick=WHICH,
    not_meant=NOT_MEANT,
    picked_already=AGAIN,
)
A: Final[sets.Name[Bag, Text]] = sets.Name(0)
B: Final[sets.Name[Bag, Text]] = sets.Name(1)
BIG: Final = Marbles(5)
IT: Final = It(0)
ALWAYS: Final[speech.Test[Bag, Text]] = speech.Always()


def close(s: Bag, f: Frame) -> None:
    """The bag is shut."""
    s.over = True


def read(*lines: Step[Bag] | list[Step[Bag]]) -> tuple[Bag, Book[Bag]]:
    """Let seat 0 carry out a card."""
    book: Book[Bag] = Book()
    card = book.rule("card", G.text(lines))
    begin = book.rule("game", [lambda s, f: s.push(Text(card, -1, 0, -1)), close])
    s = Bag()
    book.begin(s, begin)
    return s, book


def answer(s: Bag, book: Book[Bag], verb: int, a: int = -1) -> None:
    """Seat 0 answers."""
    d = s.pending[0]
    book.decide(s, d, d.options.index(Option(verb, a)))


def refused(s: Bag, book: Book[Bag], verb: int, a: int) -> int:
    """What the line that asks says of an answer."""
    f = s.stack[-1]
    return book.line_at(f).why_not(s, f, verb, a, -1)


def test_a_noun_means_what_it_does_not_refuse() -> None:
    assert BIG.of(Bag(), Text(0, -1, 0, -1)) == [5, 7, 8]


def test_pick_names_several_one_after_another() -> None:
    s, book = read(G.pick(A, BIG, 2), Roll(A))
    assert s.pending[0].about == WHICH
    answer(s, book, PICK, 7)
    assert s.pending[0].options == [Option(PICK, 5), Option(PICK, 8)]
    answer(s, book, PICK, 5)
    assert s.done == [("roll", [7, 5])]


def test_the_line_that_asks_says_why_not() -> None:
    """From the noun it asks about, and from what was picked before."""
    s, book = read(G.pick(A, BIG, 2))
    assert [refused(s, book, PICK, x) for x in (1, 6)] == [TOO_SMALL, RED]
    assert refused(s, book, YES, -1) == OTHER_QUESTION
    answer(s, book, PICK, 7)
    assert refused(s, book, PICK, 7) == AGAIN


def test_a_set_without_reasons_leaves_them_to_the_grammar() -> None:
    s, book = read(let_be(A, BIG), G.pick(B, A))
    assert refused(s, book, PICK, 1) == NOT_MEANT


def test_one_choice_is_taken_unless_it_may_be_declined() -> None:
    s, _ = read(G.pick(A, Marbles(8)), Roll(A))
    assert s.done == [("roll", [8])]
    s, book = read(G.pick(A, Marbles(8), may=True), Roll(A))
    answer(s, book, PASS)
    assert s.done == [("roll", [])]


def test_picking_leaves_the_number_under_discussion_alone() -> None:
    """A text that comes with an amount picks like any other."""
    book: Book[Bag] = Book()
    card = book.rule("card", G.text([G.pick(A, BIG), Roll(A)]))
    s = Bag()
    f = Text(card, -1, 0, -1)
    f.amount = 1
    s.stack.append(f)
    book.advance(s)
    assert s.pending[0].about == WHICH


def test_take_makes_it_one_of_a_set_up_to_so_often() -> None:
    s, book = read(G.take(BIG, may=True, verb=TAKE, about=WHAT), Roll(IT), up_to(2))
    assert s.pending[0].about == WHAT
    answer(s, book, TAKE, 7)
    answer(s, book, TAKE, 7)
    assert s.done == [("roll", [7]), ("roll", [7])]


def test_with_nothing_to_take_or_declined_the_rest_lapses() -> None:
    s, _ = read(G.take(Marbles(9)), Roll(BIG))
    assert s.done == []
    s, book = read(G.take(BIG, may=True), Roll(BIG))
    answer(s, book, PASS)
    assert s.done == []


def test_may_and_choose_skip_what_was_not_chosen() -> None:
    s, book = read(G.may([Roll(BIG)]), Roll(Marbles(8)))
    answer(s, book, PASS)
    assert s.done == [("roll", [8])]
    branches = [("never", no(ALWAYS), [Roll(IT)]), ("big", ALWAYS, [Roll(BIG)]), ("eight", ALWAYS, [Roll(A)])]
    s, book = read(G.choose(branches), Roll(Marbles(8)))
    assert s.pending[0].options == [Option(BRANCH, 1), Option(BRANCH, 2)]
    assert [refused(s, book, BRANCH, x) for x in (0, 3)] == [NOT_MEANT, NO_SUCH_THING]
    answer(s, book, BRANCH, 1)
    assert s.done == [("roll", [5, 7, 8]), ("roll", [8])]


def test_each_goes_through_a_set_and_names_outlast_it() -> None:
    s, _ = read(G.each(BIG, [let_be(A, IT), when(at_least(count(A), 1), [Roll(IT)])]), Roll(A))
    assert s.done == [("roll", [5]), ("roll", [7]), ("roll", [8]), ("roll", [8])]


def test_sets_numbers_and_tests_are_put_together() -> None:
    s = Bag()
    f = Text(0, -1, 0, -1)
    f.keep(0, [4])
    assert [but(BIG, Marbles(8)).of(s, f), union(Marbles(8), BIG).of(s, f)] == [[5, 7], [8, 5, 7]]
    four = value(A)
    worked_out = [plus(four, 1), less(four, 1), times(four, 2), half(four), least(four, 3), most(four, 9)]
    assert [n.of(s, f) for n in worked_out] == [5, 3, 8, 2, 3, 9]
    assert either_number(equals(four, 4), 1, 2).of(s, f) == 1
    tests = [any_of(IT), more_than(four, 4), same(BIG, Marbles(8)), both(ALWAYS, no(ALWAYS))]
    assert [test.holds(s, f) for test in tests] == [False, False, True, False]
    assert either(no(ALWAYS), ALWAYS).holds(s, f)
    assert at_least(four, 8).progress(s, f) == 50


def test_a_copy_of_a_text_shares_nothing() -> None:
    f = Text(3, 1, 0, 2)
    f.keep(1, [7])
    f.loops = [[1, 2]]
    g = f.copy()
    assert isinstance(g, Text)
    f.keep(1, [8])
    f.loops[0].pop()
    assert (g.recall(1), g.loops, g.here) == ([7], [[1, 2]], 2)
    g.swap_names(7, 9)
    assert g.recall(1) == [9]


def test_a_number_let_is_the_one_of_that_moment() -> None:
    s, _ = read(let(A, count(BIG)), let(B, plus(value(A), 1)), when(equals(value(B), 4), [Roll(BIG)]))
    assert len(s.done) == 1
