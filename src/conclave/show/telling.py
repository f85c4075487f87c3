"""The log in words: each event as a sentence whose facts are those of the moment when it happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from conclave.kernel.events import Event
from conclave.show.asking import KEY, Asking, More
from conclave.show.drawing import Canvas
from conclave.show.names import MOST, Names
from conclave.show.scene import LogLine
from conclave.show.sentences import Fact, Sentence, Thing
from conclave.show.vocabulary import WHO, Vocabulary

L = TypeVar("L")


@mypyc_attr(allow_interpreted_subclasses=True)
class Past(Generic[L]):
    """The table as the log tells it, up to some event. A game whose things change subclasses it.

    `things` may say how one of a family was called then; others are called as they are called now. `note`
    takes over what an event changed.
    """

    def __init__(self, look: L, events: list[Event]) -> None:
        self.look = look
        self.events = events

    def thing(self, family: str, x: int) -> Thing | None:
        """The facts by which a thing was called then; None for what is always called the same."""
        return None

    def note(self, event: Event) -> None:
        """Take over what an event changed."""

    def cause_of(self, event: Event) -> Event | None:
        """The event that another follows from."""
        return self.events[event.cause] if 0 <= event.cause < len(self.events) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """How the events of a game are told: `more` adds facts to a kind of event, or `everywhere` to all.

    `about` and `cards` name the things and the cards (by their keys in the catalogue) that a line speaks of.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        asking: Asking,
        *,
        past: Callable[[Any, list[Event]], Past[Any]] = Past,
        more: Mapping[int, Callable[[Any, Event], More]] | None = None,
        everywhere: Callable[[Any, Event], More] | None = None,
        cards: Callable[[Any, Event], tuple[str, ...]] | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.asking = asking
        self.make_past = past
        self.more = more or {}
        self.everywhere = everywhere
        self.cards = cards

    # --- facts --------------------------------------------------------------------------------------------
    def sentence(self, past: Past[Any], event: Event) -> Sentence:
        """An event as a sentence; the events before it have been noted."""
        kind = self.vocabulary.kinds[event.kind]
        facts: dict[str, Fact] = {WHO: ("seat", event.seat)}
        for fact, family, x in kind.numbers(event):
            facts[fact] = past.thing(family, x) or self.asking.things[family](past.look, x)
        if self.everywhere is not None:
            facts |= self.everywhere(past, event)
        more = self.more.get(event.kind)
        if more is not None:
            facts |= more(past, event)
        key = str(facts.pop(KEY, f"log-{kind.name}"))
        return key, tuple(facts.items())

    def about(self, past: Past[Any], event: Event) -> tuple[str, ...]:
        """The keys of the things that a line speaks of."""
        kind = self.vocabulary.kinds[event.kind]
        if not kind.slots:
            return ()
        shown = self.vocabulary.shown
        return tuple([f"{family}-{x}" for _, family, x in kind.numbers(event) if family in shown and x >= 0])

    # --- lines --------------------------------------------------------------------------------------------
    def line(self, names: Names, past: Past[Any], event: Event, depth: int, seats: int) -> LogLine:
        """The next event in words, as it was told before or told now."""
        facts = (
            event.number,
            event.cause,
            depth,
            event.seat if event.seat < seats else -1,
            self.sentence(past, event),
            self.about(past, event),
            self.cards(past, event) if self.cards is not None else (),
        )
        past.note(event)
        before = names.drawn.setdefault(self, {})
        return before.get(facts) or drawn_line(names, before, facts)

    def log(self, canvas: Canvas, names: Names, v: Any, look: Any) -> tuple[LogLine, ...]:
        """The log of a view in words; on a canvas that has told its beginning, only what is new is told."""
        events: list[Event] = v.events
        done = len(canvas.lines)
        if canvas.names is not names or done > len(events) or (done and events[done - 1] is not canvas.heard):
            canvas.names, canvas.past, canvas.lines, done = names, self.make_past(look, events), [], 0
            canvas.log = ()
        past, lines = canvas.past, canvas.lines
        past.look, past.events = look, events
        for event in events[done:]:
            depth = lines[event.cause].depth + 1 if 0 <= event.cause < len(lines) else 0
            lines.append(self.line(names, past, event, depth, v.seats))
        if len(lines) != len(canvas.log):
            canvas.heard, canvas.log = events[-1], tuple(lines)
        return canvas.log


def drawn_line(names: Names, before: dict[Any, LogLine], facts: tuple[Any, ...]) -> LogLine:
    """A line of the log, drawn from its facts and remembered."""
    number, cause, depth, seat, sentence, about, cards = facts
    if len(before) >= MOST:
        before.clear()
    found = before[facts] = LogLine(
        number=number,
        text=names.capital(sentence),
        cause=cause,
        depth=depth,
        seat=seat,
        about=about,
        cards=cards,
    )
    return found
