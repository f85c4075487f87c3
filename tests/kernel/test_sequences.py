"""Sequences: rules with named places, which others interrupt in the middle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import conclave
from conclave.kernel.book import Book
from conclave.kernel.choices import pack
from conclave.kernel.frames import END, Frame, Label
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.rng import seeded
from conclave.kernel.sequences import Sequence
from conclave.testkit.plain import difference, plain, shared
from tests.kernel.lodge import GAME, Evening
from tests.kernel.lodge_duels import (
    BLUNT_BLADE,
    DUEL,
    DUELLIST,
    OLIVE_BRANCH,
    SAFE_CONDUCT,
    SECOND,
    THUNDERCLAP,
    TRUCE,
    YIELD,
    Duel,
)
from tests.kernel.lodge_table import DOOR, PICK
from tests.kernel.test_books import SAY, Note, Page, close, run
from tests.kernel.test_model_effects import use


# --- labels ---------------------------------------------------------------------------------------------
def test_a_label_stands_between_steps_and_is_none() -> None:
    here = Label("here")
    book: Book[Page] = Book()
    book.rule("another", [Note("a")])
    rule = book.rule("labelled", [Note("a"), [Note("b"), Note("c")], here, Note("d")])
    assert (here.rule, here.at) == (rule, 3)
    assert len(book.rules[rule]) == 4


def test_a_label_stands_in_one_rule_only() -> None:
    here = Label("here")
    book: Book[Page] = Book()
    book.rule("first", [here])
    with pytest.raises(AssertionError, match="'here' stands in 'first' already"):
        book.rule("second", [here])


def test_nobody_goes_to_a_label_of_another_rule() -> None:
    here = Label("here")
    book: Book[Page] = Book()
    book.rule("first", [here, Note("a")])
    f = Frame(book.rule("second", [Note("b")]))
    with pytest.raises(AssertionError, match="here"):
        f.go_to(here)


def test_skip_leaves_out_the_next_step_and_leap_some_of_them() -> None:
    def skip(s: Page, f: Frame) -> None:
        f.skip()

    def leap(s: Page, f: Frame) -> None:
        f.leap(2)

    def back(s: Page, f: Frame) -> None:
        if len(s.done) < 5:
            f.leap(-2)

    s, _ = run(skip, Note("a"), Note("b"), leap, Note("c"), Note("d"), Note("e"), back, close)
    assert s.done == ["b", "e", "e", "e", "e"]


def test_starting_over_begins_with_the_first_step() -> None:
    def once_more(s: Page, f: Frame) -> None:
        if len(s.done) < 4:
            f.start_over()

    s, _ = run(Note("a"), Note("b"), once_more, close)
    assert s.done == ["a", "b", "a", "b"]


# --- who waits for whom ---------------------------------------------------------------------------------
def ask_its_seat(s: Page, f: Frame) -> None:
    s.ask(f.you - 10, SAY, -1, [pack(SAY, 1)])


def test_what_a_rule_brings_is_handed_down_to_the_frame_that_waits() -> None:
    """Two rules are begun in one step: both know who began them, though one lies on the other."""
    book: Book[Page] = Book()

    def bring(s: Page, f: Frame) -> None:
        waiting = s.waiting_for(f)
        assert waiting is not None
        waiting.amount += f.this

    def begin(s: Page, f: Frame) -> None:
        s.push(Frame(bringing, 1))
        s.push(Frame(bringing, 20))

    def look(s: Page, f: Frame) -> None:
        s.done.append(f"brought {f.amount}")

    bringing = book.rule("bringing", [bring])
    s, _ = run(begin, look, close, book=book)
    assert s.done == ["brought 21"]
    assert s.running == -1, "while people think no step is running"


def test_the_rule_of_the_game_waits_for_nobody() -> None:
    s = Evening().s
    assert s.waiting_for(s.stack[0]) is None


def test_behind_a_screen_the_strand_of_the_seat_counts() -> None:
    book: Book[Page] = Book()

    def bring(s: Page, f: Frame) -> None:
        waiting = s.waiting_for(f)
        s.done.append(f"{f.you} is waited for by {waiting.you if waiting is not None else -1}")

    def begin(s: Page, f: Frame) -> None:
        s.push(Frame(inner, -1, 10 + f.you))

    inner = book.rule("inner", [bring])
    secret = book.rule("secret", [begin])

    def fork(s: Page, f: Frame) -> None:
        s.fork(secret)

    s, _ = run(Note("x"), fork, close, book=book)
    assert s.done == ["x", "10 is waited for by 0", "11 is waited for by 1"]


def test_in_a_view_behind_a_screen_the_strand_of_the_viewer_counts() -> None:
    book: Book[Page] = Book()

    def begin(s: Page, f: Frame) -> None:
        s.push(Frame(inner, -1, 10 + f.you))

    inner = book.rule("inner", [ask_its_seat])
    secret = book.rule("secret", [begin])

    def fork(s: Page, f: Frame) -> None:
        s.fork(secret)

    s, _ = run(Note("x"), fork, close, book=book)
    for seat in range(2):
        v = s.copy()
        v.viewer = seat
        asking = v.frame_asking(seat)
        assert asking is not None
        assert v.waiting_for(asking) is v.aside[seat][0]


def test_the_whole_that_a_frame_is_part_of() -> None:
    t = challenged(BLUNT_BLADE)
    s = t.s
    duel = next(f for f in s.stack if isinstance(f, Duel))
    assert s.whole(s.stack[-1], Duel) is duel
    assert s.whole(duel, Duel) is duel
    assert s.whole(duel, Frame) is duel
    assert s.whole(s.stack[0], Duel) is None
    assert s.whole(None, Duel) is None


def test_the_innermost_of_a_kind_and_what_is_only_supposed() -> None:
    t = challenged(BLUNT_BLADE)
    s = t.s
    duel = next(f for f in s.stack if isinstance(f, Duel))
    depth = len(s.stack)
    assert s.innermost(Frame) is s.stack[-1]
    assert s.innermost(Duel) is duel
    other = duel.copy()
    s.suppose(other)
    assert s.innermost(Duel) is other
    s.forget_supposed()
    assert s.innermost(Duel) is duel
    assert len(s.stack) == depth


# --- what an interrupt may do ---------------------------------------------------------------------------
def challenged(*faces: int, seats: int = 2, give: int = DUELLIST) -> Evening:
    """Seat 0 has challenged seat 1, which has laid these cards."""
    t = Evening(seats).at(1, 0).set(1, *faces).give(0, give).go_on()
    for seat in range(2, seats):
        t.at(seat, 0)
    t.cast(0, give)
    return t.choose(0, PICK, 1)


def test_a_duel_that_nobody_interrupts_is_fought_to_its_end() -> None:
    t = challenged()
    assert t.s.damage == [0, 4]
    assert t.s.points == [1, 0]
    t.idle(seat=0)


def test_prevented_it_does_not_take_place() -> None:
    t = challenged(SAFE_CONDUCT)
    use(t, 1, SAFE_CONDUCT)
    assert t.s.damage == [0, 0]
    assert t.s.points == [0, 0]
    t.idle(seat=0)


def test_prevented_nothing_else_is_offered_in_its_windows_to_come() -> None:
    t = challenged(SAFE_CONDUCT, BLUNT_BLADE)
    use(t, 1, SAFE_CONDUCT)
    t.idle(seat=0)


def test_lessened_for_one_of_them_for_good() -> None:
    t = challenged(BLUNT_BLADE)
    use(t, 1, BLUNT_BLADE)
    assert t.s.damage == [0, 0], "one less than one, in every bout"
    assert t.s.points == [1, 0]
    t.idle(seat=0)


def test_in_each_bout_the_window_opens_anew() -> None:
    t = challenged(BLUNT_BLADE)
    t.choose(1, PASS)
    assert t.s.damage == [0, 2]
    assert [f.blows for f in t.s.stack if isinstance(f, Duel)] == [2], "each bout hands down its blows"
    use(t, 1, BLUNT_BLADE)
    assert t.s.damage == [0, 2]
    t.idle(seat=0)


def test_an_interrupt_may_send_it_on_to_a_later_step() -> None:
    t = challenged(YIELD)
    t.choose(1, PASS)
    use(t, 1, YIELD)
    assert t.s.damage == [0, 2]
    assert t.s.points == [1, 0]
    t.idle(seat=0)


def test_redirected_it_happens_to_another() -> None:
    t = challenged(SECOND, seats=3)
    use(t, 1, SECOND)
    t.choose(1, PICK, 2)
    assert t.s.damage == [0, 0, 4]
    assert t.s.points == [1, 0, 0]
    t.idle(seat=0)


def test_replaced_another_rule_is_carried_out() -> None:
    t = challenged(OLIVE_BRANCH)
    use(t, 1, OLIVE_BRANCH)
    assert t.s.damage == [0, 0]
    assert t.s.marks[0] == 1
    assert t.s.points == [0, 0]
    t.idle(seat=0)


def test_broken_off_what_it_has_begun_does_nothing_more() -> None:
    """The blow under way falls, the second of the bout does not; the duel itself goes on."""
    t = challenged(THUNDERCLAP)
    use(t, 1, THUNDERCLAP)
    assert t.s.damage == [0, 3]
    assert t.s.points == [1, 0]
    t.idle(seat=0)


def test_the_interruption_itself_is_not_broken_off() -> None:
    t = challenged(THUNDERCLAP)
    duel = next(f for f in t.s.stack if isinstance(f, Duel))
    i = t.s.stack.index(duel)
    bout, h, reply = t.s.stack[i + 1 :]
    duel.break_off(t.s, h)
    assert (bout.at, duel.at) == (END, 3)
    assert END not in (h.at, reply.at)


def test_a_sequence_may_keep_what_it_has_begun() -> None:
    class Stubborn(Duel):
        def ends_with_it(self, f: Frame) -> bool:
            return False

    t = challenged(THUNDERCLAP)
    s = t.s
    i = next(i for i, f in enumerate(s.stack) if isinstance(f, Duel))
    duel = Stubborn(DUEL, -1, 0, [1], [1])
    s.stack[i] = duel
    before = [f.at for f in s.stack]
    duel.break_off(s, s.stack[i + 2])
    assert [f.at for f in s.stack] == before


def test_words_of_a_sequence_without_a_rule_around_it() -> None:
    q = Sequence(DUEL, 7, 0, [3, 4], [1, 2])
    assert q.it == 3
    q.increase(4, 5)
    q.increase(99, 5)
    assert [q.amount_for(x) for x in (3, 4, 99)] == [1, 7, 0]
    q.spare(3)
    assert (q.them, q.amounts, q.it, q.prevented) == ([4], [7], 4, False)
    q.spare(4)
    assert (q.prevented, q.at) == (True, END)
    q.replace(TRUCE)
    assert (q.rule, q.at) == (TRUCE, 0)


def test_outside_a_sequence_nothing_is_interrupted() -> None:
    t = Evening().at(0, 2).go_on()
    with pytest.raises(LookupError, match="nothing is happening"):
        DOOR.sequence(t.s)


# --- copies and views in the middle of it ---------------------------------------------------------------
def test_a_copy_in_the_middle_of_a_sequence_goes_on_by_itself() -> None:
    t = challenged(BLUNT_BLADE)
    t.choose(1, PASS)
    twin = Evening()
    twin.s = t.s.copy()
    assert difference(plain(t.s, ("events",)), plain(twin.s, ("events",))) == []
    assert shared(t.s, twin.s) == []
    use(twin, 1, BLUNT_BLADE)
    assert (t.s.damage, twin.s.damage) == ([0, 2], [0, 2])
    t.choose(1, PASS)
    assert (t.s.damage, twin.s.damage) == ([0, 4], [0, 2])


def test_a_copy_of_a_sequence_that_has_spared_everybody_has_nobody_either() -> None:
    q = Duel(DUEL, 7, 0, [3], [1])
    q.blows = 2
    q.spare(3)
    assert plain(q.copy()) == plain(q)


def test_who_is_asked_sees_the_sequence_and_who_waits_does_not() -> None:
    t = challenged(BLUNT_BLADE)
    seen = t.view(1)
    assert [plain(f) for f in seen.stack if isinstance(f, Duel)] == [
        plain(f) | {"told": -1} for f in t.s.stack if isinstance(f, Duel)
    ]
    assert [f.of for f in seen.stack] == [f.of for f in t.s.stack]
    assert t.view(0).stack == t.view(2).stack == []


def test_a_world_dealt_from_a_view_goes_on_in_the_middle_of_it() -> None:
    t = challenged(BLUNT_BLADE)
    w = GAME.determinise(t.view(1), seeded(3))
    d = w.decision_of(1)
    assert d is not None
    GAME.decide(w, 1, next(i for i, o in enumerate(d.options) if o.verb == USE))
    assert w.damage == [0, 0]
    assert w.points == [1, 0]


# --- and nobody else ------------------------------------------------------------------------------------
WRITES_A_BOOKMARK = re.compile(r"(?<!self)\.at\s*[-+]?=(?!=)")
LOOKS_THROUGH_THE_STACK = re.compile(r"\.stack\b|\bstack\[-")


def rules_and_words() -> list[Path]:
    """The sources of the games and of the card language."""
    package = Path(conclave.__file__).parent
    return [*(package / "games").rglob("*.py"), *(package / "language").rglob("*.py")]


def test_no_game_counts_lines_or_looks_through_the_stack() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in rules_and_words()}
    assert len(sources) > 100
    for pattern in (WRITES_A_BOOKMARK, LOOKS_THROUGH_THE_STACK):
        assert [str(path) for path, text in sources.items() if pattern.search(text)] == []


def test_that_test_would_notice() -> None:
    assert WRITES_A_BOOKMARK.search("        f.at += 1")
    assert WRITES_A_BOOKMARK.search("    text.at = 0")
    assert not WRITES_A_BOOKMARK.search("if f.at == 3:")
    assert LOOKS_THROUGH_THE_STACK.search("below = s.stack[-2]")
