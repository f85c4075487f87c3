"""The laws of drawing: what is remembered of scenes never shows, and what did not change is not drawn again.

Each goes on with a game from a position for a while, takes decisions back now and then, and draws for every
viewer in two languages, as a table does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from conclave.kernel.events import Heard
from conclave.kernel.game import Game
from conclave.kernel.rng import Rng
from conclave.show.drawing import Canvas, Whole
from conclave.show.scene import Scene
from conclave.show.show import Show
from conclave.testkit.laws import Law, uphold
from conclave.testkit.strategies import Position, any_answer

STEPS: Final = 6
"""Decisions after each of which everything is drawn."""
LANGUAGES: Final = ("en", "it")


class Look:
    """One viewer's look at a table: the view, what was drawn on a canvas, and the facts of its parts."""

    def __init__(self, game: Game, v: Any, language: str, canvas: Canvas) -> None:
        self.view = v
        self.language = language
        self.canvas = canvas
        self.scene: Scene = game.scene(v, language, canvas)
        self.facts: dict[str, Any] = {}
        self.names: Any = None
        if isinstance(game.show, Show):
            look = game.show.look(v)
            self.names = game.show.names_of(look, language)
            self.facts = {name: part.facts(look) for name, part in game.show.drawing.parts.items()}


def looks_at(p: Position, rng: Rng) -> Iterator[list[Look]]:
    """What all viewers are shown, moment after moment; whoever looks was away at times."""
    s = kept(p.state)
    before = [s]
    heard = [Heard(viewer) for viewer in p.viewers]
    lately: dict[object, Any] = {}
    canvases = {(viewer, code): Canvas(lately) for viewer in p.viewers for code in LANGUAGES}
    for _ in range(STEPS):
        yield [
            Look(p.game, p.game.view(s, viewer, heard[viewer]), code, canvas)
            for (viewer, code), canvas in canvases.items()
            if rng.below(8)
        ]
        if s.over or not rng.below(5):
            s = kept(before[int(rng.below(len(before)))])
        else:
            before.append(kept(s))
            seat, index = any_answer(s.pending, rng)
            p.game.decide(s, seat, index)


def kept(s: Any) -> Any:
    """A copy with its log."""
    copy = s.copy()
    copy.events = s.events[:]
    return copy


def drawn_from_nothing(game: Game, v: Any, language: str) -> Scene:
    """The scene of a view as if nothing had been drawn before."""
    if not isinstance(game.show, Show):
        scene: Scene = game.scene(v, language)
        return scene
    drawing = game.show.drawing
    grounds, drawing.grounds = drawing.grounds, {}
    try:
        return game.show.draw(v, language)
    finally:
        drawing.grounds = grounds


def scenes_are_as_drawn_from_nothing(p: Position, rng: Rng) -> None:
    """A scene on a canvas that remembers is the one drawn from nothing: it rests on its facts alone."""
    for looks in looks_at(p, rng):
        for look in looks:
            afresh = drawn_from_nothing(p.game, look.view, look.language)
            for name in Scene.__struct_fields__:
                uphold(
                    getattr(look.scene, name) == getattr(afresh, name),
                    f"viewer {look.view.viewer} is shown {name} that are out of date, in {look.language!r}",
                )


def what_did_not_change_is_not_drawn_again(p: Position, rng: Rng) -> None:
    """A part whose facts are as they were is the very same object, and a view seen twice the same scene."""
    last: dict[Canvas, Look] = {}
    for looks in looks_at(p, rng):
        for look in looks if isinstance(p.game.show, Show) else []:
            again = p.game.scene(look.view, look.language, look.canvas)
            uphold(again is look.scene, f"viewer {look.view.viewer} is drawn the same view twice")
            was = last.get(look.canvas)
            for name, facts in look.facts.items():
                same = was is not None and was.names is look.names and was.facts[name] == facts
                uphold(
                    not same or was is None or getattr(look.scene, name) is getattr(was.scene, name),
                    f"viewer {look.view.viewer} is drawn {name} again, of which nothing has changed",
                )
            last[look.canvas] = look


def viewers_share_what_they_see_alike(p: Position, rng: Rng) -> None:
    """A thing of which several viewers are shown the same is one object."""
    for looks in looks_at(p, rng):
        if not isinstance(p.game.show, Show):
            return
        for name, part in p.game.show.drawing.parts.items():
            drawn: dict[Any, Any] = {}
            for look in looks if not isinstance(part, Whole) else []:
                for facts, thing in zip(look.facts[name], getattr(look.scene, name), strict=True):
                    first = drawn.setdefault((look.names, facts), thing)
                    uphold(first is thing, f"several viewers are each drawn their own {name}: {facts}")


DRAWING: Final[tuple[Law, ...]] = (
    scenes_are_as_drawn_from_nothing,
    what_did_not_change_is_not_drawn_again,
    viewers_share_what_they_see_alike,
)
