"""Frames, books and strands: how rules run, wait, go back and leave; and what happens when they cannot."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from conclave.kernel.book import PATIENCE, Book, Do, Step
from conclave.kernel.choices import pack
from conclave.kernel.frames import END, Frame, Label
from conclave.kernel.rng import seeded
from conclave.kernel.state import MAIN, State, StuckGame

SAY = 2


class Page(State):
    """A state that remembers what its rules did."""

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        super().__init__(seats, seeded(seed))
        self.done: list[str] = []

    def copy(self) -> Page:
        s = Page(self.seats)
        s.rng = self.rng.copy()
        self.copy_into(s)
        s.done = self.done[:]
        return s


class Note(Step[Page]):
    """A step that notes a word and who carried it out."""

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Page, f: Frame) -> None:
        s.done.append(self.word)


def ask_one(s: Page, f: Frame) -> None:
    s.ask(0, SAY, -1, [pack(SAY, 1), pack(SAY, 2)])


def note_answer(s: Page, f: Frame) -> None:
    s.done.append(f"said {s.answer.a}")


def close(s: Page, f: Frame) -> None:
    s.over = True


def run(*lines, seats: int = 2, book: Book[Page] | None = None) -> tuple[Page, Book[Page]]:
    book = book or Book()
    s = Page(seats)
    book.begin(s, book.rule("page", list(lines)))
    return s, book


# --- steps ----------------------------------------------------------------------------------------------
def test_steps_run_in_order_until_somebody_must_decide() -> None:
    s, book = run(Note("one"), ask_one, note_answer, Note("two"), close)
    assert s.done == ["one"]
    assert [d.seat for d in s.pending] == [0]
    assert book.bookmarks(s) == "page@2"
    book.decide(s, s.pending[0], 1)
    assert s.done == ["one", "said 2", "two"]
    assert s.over
    assert s.pending == []


def test_a_line_is_a_step_a_function_or_a_phrase_of_several_steps() -> None:
    s, book = run(Note("step"), [Note("a"), Do(note_answer), Note("phrase")], close)
    assert s.done == ["step", "a", "said -1", "phrase"]
    assert [len(rule) for rule in book.rules] == [5]


def test_what_is_pushed_is_done_before_the_rule_goes_on() -> None:
    book: Book[Page] = Book()
    inner = book.rule("inner", [Note("inner")])

    def push(s: Page, f: Frame) -> None:
        s.push(Frame(inner))
        s.done.append("pushed")

    s, _ = run(push, Note("after"), close, book=book)
    assert s.done == ["pushed", "inner", "after"]


def test_again_comes_back_to_the_step_and_a_label_is_gone_to() -> None:
    x = Label("x")

    def thrice(s: Page, f: Frame) -> None:
        f.amount += 1
        if f.amount < 3:
            f.again()
        s.done.append(f"thrice {f.amount}")

    def back(s: Page, f: Frame) -> None:
        f.by += 1
        if f.by < 1:
            f.go_to(x)

    s, _ = run(thrice, x, Note("x"), back, close)
    assert s.done == ["thrice 1", "thrice 2", "thrice 3", "x", "x"]


def test_leave_skips_the_steps_that_remain() -> None:
    book: Book[Page] = Book()

    def leave(s: Page, f: Frame) -> None:
        f.leave()
        assert f.at == END

    inner = book.rule("inner", [leave, Note("never")])

    def push(s: Page, f: Frame) -> None:
        s.push(Frame(inner))

    s, _ = run(push, Note("after"), close, book=book)
    assert s.done == ["after"]


def test_a_forced_answer_is_taken_without_asking() -> None:
    def forced(s: Page, f: Frame) -> None:
        s.ask_unless_forced(0, SAY, -1, [pack(SAY, 7)])

    s, _ = run(forced, note_answer, close)
    assert s.done == ["said 7"]
    assert s.decided == 0


def test_frames_copy_all_pronouns_and_share_nothing() -> None:
    f = Frame(3, 1, 2, 4)
    f.at, f.here, f.by, f.amount, f.told, f.them = 5, 6, 7, 8, 9, [10]
    twin = f.copy()
    assert (twin.rule, twin.at, twin.this, twin.you, twin.it) == (3, 5, 1, 2, 4)
    assert (twin.here, twin.by, twin.amount, twin.told, twin.them) == (6, 7, 8, 9, [10])
    twin.them.append(11)
    assert f.them == [10]


# --- behind screens -------------------------------------------------------------------------------------
def secret_book() -> tuple[Book[Page], int]:
    book: Book[Page] = Book()

    def ask(s: Page, f: Frame) -> None:
        s.ask(f.you, SAY, -1, [pack(SAY, 1), pack(SAY, 2)])

    def note(s: Page, f: Frame) -> None:
        s.done.append(f"{f.you} says {s.answer.a}")
        f.amount += 1
        if f.amount < 1 + f.you:
            f.start_over()

    return book, book.rule("secret", [ask, note])


def test_a_fork_asks_every_seat_at_once_and_the_shared_rule_waits() -> None:
    book, secret = secret_book()

    def fork(s: Page, f: Frame) -> None:
        s.fork(secret)

    s, _ = run(fork, Note("screens away"), close, seats=3, book=book)
    assert [d.seat for d in s.pending] == [0, 1, 2]
    assert all(d.aside for d in s.pending)
    assert book.bookmarks(s) == "page@1 | secret@1 | secret@1 | secret@1"
    book.decide(s, s.decision_of(1), 0)
    assert book.bookmarks(s) == "page@1 | secret@1 | secret@1 | secret@1"
    book.decide(s, s.decision_of(0), 1)
    assert s.decision_of(0) is None, "seat 0 is done and waits"
    assert s.aside[0] == []
    for seat in (2, 1, 2, 2):
        assert s.done[-1] != "screens away"
        book.decide(s, s.decision_of(seat), 1)
    assert s.done == ["1 says 1", "0 says 2", "2 says 2", "1 says 2", "2 says 2", "2 says 2", "screens away"]
    assert s.aside == []
    assert s.strand == MAIN


def test_a_fork_that_asks_nobody_ends_at_once() -> None:
    book: Book[Page] = Book()
    silent = book.rule("silent", [Note("thinks")])

    def fork(s: Page, f: Frame) -> None:
        s.fork(silent)

    s, _ = run(fork, Note("on"), close, book=book)
    assert s.done == ["thinks", "thinks", "on"]


def test_a_frame_pushed_behind_a_screen_stays_there() -> None:
    book: Book[Page] = Book()

    def ask(s: Page, f: Frame) -> None:
        s.ask(f.you, SAY, -1, [pack(SAY, 1)])

    deeper = book.rule("deeper", [ask])

    def push(s: Page, f: Frame) -> None:
        s.push(Frame(deeper, -1, f.you))

    outer = book.rule("outer", [push])

    def fork(s: Page, f: Frame) -> None:
        s.fork(outer)

    s, _ = run(fork, close, book=book)
    assert book.bookmarks(s) == "page@1 | outer@1 > deeper@1 | outer@1 > deeper@1"


def test_dice_are_refused_behind_a_screen() -> None:
    book: Book[Page] = Book()

    def roll(s: Page, f: Frame) -> None:
        s.rng.die(6)

    rolling = book.rule("rolling", [roll])

    def fork(s: Page, f: Frame) -> None:
        s.fork(rolling)

    with pytest.raises(StuckGame, match=r"dice were rolled behind a screen: page@1"):
        run(fork, close, book=book)


def test_what_is_told_behind_a_screen_is_told_to_its_seat_alone() -> None:
    book: Book[Page] = Book()

    def tell(s: Page, f: Frame) -> None:
        s.tell(9, f.you)

    telling = book.rule("telling", [tell])

    def fork(s: Page, f: Frame) -> None:
        s.fork(telling)

    s, _ = run(fork, close, book=book)
    assert [(e.seat, e.seen_by) for e in s.events] == [(0, 1), (1, 2)]


# --- stuck ----------------------------------------------------------------------------------------------
def test_a_circle_is_noticed_and_says_where() -> None:
    def circle(s: Page, f: Frame) -> None:
        f.again()

    with pytest.raises(StuckGame, match=rf"went through {PATIENCE} steps without a decision: page@1"):
        run(Note("one"), circle)


def test_a_circle_behind_a_screen_is_noticed_too() -> None:
    book: Book[Page] = Book()

    def circle(s: Page, f: Frame) -> None:
        f.again()

    circling = book.rule("circling", [circle])

    def fork(s: Page, f: Frame) -> None:
        s.fork(circling)

    with pytest.raises(StuckGame, match=r"without a decision: page@1 \| circling@0"):
        run(fork, book=book)


def test_rules_that_end_before_the_game_does() -> None:
    with pytest.raises(StuckGame, match="nobody is asked although the game is not over: the stack is empty"):
        run(Note("one"))


def test_a_question_without_an_answer() -> None:
    def ask_nothing(s: Page, f: Frame) -> None:
        s.ask(1, 4, -1, [])

    with pytest.raises(StuckGame, match="seat 1 is asked question 4 without a single answer"):
        run(ask_nothing)


def test_a_rule_that_asks_twice_at_once_is_refused() -> None:
    """The second answer would overwrite the first before any step has seen it."""

    def ask_both(s: Page, f: Frame) -> None:
        s.ask(0, SAY, -1, [pack(SAY, 1)])
        s.ask(1, SAY, -1, [pack(SAY, 2)])

    with pytest.raises(StuckGame, match="while another question is open"):
        run(ask_both, close)


def test_a_state_that_is_nowhere_says_so() -> None:
    assert Book[Page]().bookmarks(Page()) == "(nothing)"


# --- the undo horizon -----------------------------------------------------------------------------------
def test_dice_move_the_horizon_and_a_plain_answer_does_not() -> None:
    def roll(s: Page, f: Frame) -> None:
        s.rng.die(6)

    s, book = run(ask_one, note_answer, ask_one, roll, ask_one, close)
    assert (s.decided, s.horizon) == (0, 0)
    book.decide(s, s.pending[0], 0)
    assert (s.decided, s.horizon) == (1, 0)
    book.decide(s, s.pending[0], 0)
    assert (s.decided, s.horizon) == (2, 2)
    book.decide(s, s.pending[0], 0)
    assert (s.decided, s.horizon) == (3, 2)


def test_showing_a_face_moves_the_horizon_only_if_it_was_news() -> None:
    def show(s: Page, f: Frame) -> None:
        s.show(0, s.answer.a)

    s, book = run(ask_one, show, ask_one, show, ask_one, close)
    s.face = vec[i16]([4])
    s.seen_by = vec[i16]([0])
    book.decide(s, s.pending[0], 0)
    assert (list(s.seen_by), s.horizon) == ([1], 1)
    book.decide(s, s.pending[0], 0)
    assert (list(s.seen_by), s.horizon) == ([1], 1)
