"""From a view to a scene: the parts of a scene, and the canvas that remembers what was drawn last.

A part says how the facts of its things are found in a view, and how one thing is drawn from its facts. Facts
are plain tuples: they are the key by which a drawing is found again, and all that it is made of, so nothing
drawn can be out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter, is_not
from typing import Any, Final

from mypy_extensions import mypyc_attr

from conclave.kernel.events import Event
from conclave.show.names import MOST, Names
from conclave.show.scene import LogLine, Scene
from conclave.show.sentences import Sentence

Facts = tuple[Any, ...]
Row = tuple[Names, Any, Any, Any]
"""A part as it was drawn: its names, its columns, its facts, the drawing."""

GROUNDS: Final = 200
"""Grounds whose names are remembered before all are forgotten."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Things:
    """A part of a scene that is a row of things.

    It may name the columns of a view that its facts rest on, all of them: where those are as they were, the
    facts are not even looked for. A law holds what is drawn so against what is drawn from nothing.
    """

    def __init__(
        self, facts: Callable[[Any], Any], draw: Callable[[Any, Any], Any], *, columns: str = ""
    ) -> None:
        self.facts = facts
        self.draw = draw
        self.columns: Callable[[Any], Any] | None = attrgetter(*columns.split()) if columns else None

    def drawn(self, names: Names, facts: Any) -> Any:
        """The things, each as it was drawn before or drawn now."""
        before = names.drawn.setdefault(self, {})
        found: list[Any] = []
        for each in facts:
            thing = before.get(each)
            if thing is None:
                if len(before) >= MOST:
                    before.clear()
                thing = before[each] = self.draw(names, each)
            found.append(thing)
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(Things):
    """A part of a scene that is drawn in one piece from all its facts, such as a question."""

    def drawn(self, names: Names, facts: Any) -> Any:
        """The part, drawn now."""
        return self.draw(names, facts)


def told(sentence: Callable[[Any], Sentence], *, columns: str = "") -> Whole:
    """A part of a scene that is a sentence."""
    return Whole(sentence, Names.capital, columns=columns)


class Canvas:
    """What was drawn last for one viewer in one language; `lately` is shared by the viewers of a table."""

    def __init__(self, lately: dict[object, Row] | None = None) -> None:
        self.lately = {} if lately is None else lately
        self.own: dict[object, Row] = {}
        self.scene: Scene | None = None
        self.past: Any = None
        self.names: Names | None = None
        self.heard: Event | None = None
        self.lines: list[LogLine] = []
        self.log: tuple[LogLine, ...] = ()

    def part(self, names: Names, part: Things, v: Any, look: Any) -> Any:
        """A part of a scene: the very same object as long as its columns, or its facts, are the same."""
        own = self.own.get(part)
        columns = part.columns(v) if part.columns is not None else None
        if columns is not None and own is not None and own[1] == columns and own[0] is names:
            return own[3]
        row = self.lately.get(part)
        if columns is not None and row is not None and row[1] == columns and row[0] is names:
            facts = row[2]
        else:
            facts = part.facts(look)
        for each in (own, row):
            if each is not None and each[2] == facts and each[0] is names:
                drawn = each[3]
                break
        else:
            drawn = part.drawn(names, facts)
        self.own[part] = self.lately[part] = (names, columns, facts, drawn)
        return drawn


class Drawing:
    """How a game is drawn: its names, the ground they stand on, and the parts of its scenes."""

    def __init__(
        self,
        key: str,
        title: str,
        names: Callable[[str, Facts], Names],
        parts: Mapping[str, Things],
        ground: Callable[[Any], Facts],
        log: Callable[[Canvas, Names, Any, Any], tuple[LogLine, ...]],
    ) -> None:
        self.key = key
        self.title = title
        self.make_names = names
        self.parts = dict(parts)
        self.ground = ground
        self.log = log
        self.shown = attrgetter(*self.parts, "log")
        self.grounds: dict[tuple[str, Facts], Names] = {}

    def names(self, language: str, ground: Facts) -> Names:
        """The names of a language on a ground, with all that was drawn with them."""
        found = self.grounds.get((language, ground))
        if found is None:
            if len(self.grounds) >= GROUNDS:
                self.grounds.clear()
            found = self.grounds[language, ground] = self.make_names(language, ground)
        return found

    def forget(self) -> None:
        """Let all that was drawn go."""
        self.grounds.clear()

    def draw(self, v: Any, look: Any, language: str, canvas: Canvas | None) -> Scene:
        """The scene of a view; a canvas takes over what is as it was."""
        if canvas is None:
            canvas = Canvas()
        names = self.names(language, self.ground(look))
        drawn = {name: canvas.part(names, part, v, look) for name, part in self.parts.items()}
        drawn["log"] = self.log(canvas, names, v, look)
        was = canvas.scene
        if was is None or was.over != v.over or any(map(is_not, drawn.values(), self.shown(was))):
            was = canvas.scene = Scene(game=self.key, title=self.title, viewer=v.viewer, over=v.over, **drawn)
        return was
