"""Events: numbered, with a cause, each seat's log without gaps."""

from __future__ import annotations

from conclave.kernel.book import Book
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE, Event, for_seat
from conclave.kernel.frames import Frame
from tests.kernel.test_books import SAY, Page, run


def event(number: int, cause: int, seen_by: int) -> Event:
    return Event(number, 10 + number, 0, number, number, number, cause, seen_by)


def test_a_seat_hears_its_own_numbered_afresh() -> None:
    log = [event(0, -1, EVERYONE), event(1, 0, 0b01), event(2, 0, 0b10), event(3, 2, EVERYONE)]
    assert [(e.number, e.kind, e.cause) for e in for_seat(log, 0)] == [(0, 10, -1), (1, 11, 0), (2, 13, 0)]
    assert [(e.number, e.kind, e.cause) for e in for_seat(log, 1)] == [(0, 10, -1), (1, 12, 0), (2, 13, 1)]


def test_a_hidden_cause_is_replaced_by_the_nearest_known_one() -> None:
    log = [event(0, -1, EVERYONE), event(1, 0, 0b10), event(2, 1, 0b10), event(3, 2, EVERYONE)]
    assert [e.cause for e in for_seat(log, 0)] == [-1, 0]
    log = [event(0, -1, 0b10), event(1, 0, EVERYONE)]
    assert [e.cause for e in for_seat(log, 0)] == [-1]


def test_nobody_learns_from_a_log_who_else_heard() -> None:
    log = [event(0, -1, 0b101), event(1, -1, EVERYONE)]
    assert [e.seen_by for e in for_seat(log, 0)] == [1, 1]
    assert [e.seen_by for e in for_seat(log, 3)] == [0b1000]


def test_a_log_whose_beginning_stayed_behind_still_holds_together() -> None:
    log = [event(7, 3, EVERYONE), event(8, 7, EVERYONE)]
    assert [(e.number, e.cause) for e in for_seat(log, 0)] == [(0, -1), (1, 0)]


def test_what_follows_a_head_has_it_as_its_cause_down_the_stack() -> None:
    def head(s: Page, f: Frame) -> None:
        s.tell(1, 0)
        s.tell_and_head(2, 0)
        s.tell(3, 0)
        s.push(Frame(0))

    def over(s: Page, f: Frame) -> None:
        s.tell(5, 0)
        s.over = True

    book: Book[Page] = Book()

    def inner(s: Page, f: Frame) -> None:
        s.tell(4, 0)

    book.rule("inner", [inner])
    s, _ = run(head, over, book=book)
    assert [(e.number, e.kind, e.cause) for e in s.events] == [
        (0, 1, -1),
        (1, 2, -1),
        (2, 3, 1),
        (3, 4, 1),
        (4, 5, 1),
    ]


def test_a_quiet_state_tells_nothing() -> None:
    def tell(s: Page, f: Frame) -> None:
        s.ask(0, SAY, -1, [pack(SAY, 1)])

    def more(s: Page, f: Frame) -> None:
        s.tell_and_head(1, 0)
        s.tell(2, 0)
        s.over = True

    s, book = run(tell, more)
    s.quiet = True
    book.decide(s, s.pending[0], 0)
    assert s.events == []
    assert s.told == 0


def test_a_copy_leaves_the_log_behind_and_counts_on() -> None:
    s, _ = run(lambda s, f: s.tell(1, 0), lambda s, f: s.ask(0, SAY, -1, [pack(SAY, 1)]))
    twin = s.copy()
    assert twin.events == []
    assert twin.told == 1
    assert len(s.events) == 1


def test_an_event_says_what_it_is() -> None:
    assert repr(event(1, 0, 1)) == "Event(1, kind=11, seat=0, a=1, b=1, n=1, cause=0)"
