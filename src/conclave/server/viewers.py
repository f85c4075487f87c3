"""The viewers of a match: what each has heard of it, and what was drawn last for them."""

from __future__ import annotations

from operator import attrgetter, is_
from typing import Any, Final

from conclave.kernel.choices import unpack
from conclave.kernel.events import Heard
from conclave.kernel.game import Game
from conclave.kernel.reasons import Reason
from conclave.server.rekey import rekeyed
from conclave.server.seats import SPECTATOR
from conclave.show.drawing import Canvas
from conclave.show.scene import Prompt, Scene
from conclave.table.match import Match

Code = tuple[int, int, int]
FIELDS: Final = Scene.__struct_fields__
fields_of: Final = attrgetter(*FIELDS)


class Picture:
    """What one viewer was shown last in one language: the very same scene until something in it changes."""

    def __init__(self, lately: dict[Any, Any]) -> None:
        self._canvas = Canvas(lately)
        self._length = 0
        self._drawn: Scene | None = None
        self._scene: Scene | None = None

    def is_of(self, length: int) -> Scene | None:
        """The scene, if it was drawn when the record had so many lines."""
        return self._scene if self._length == length else None

    def draw(self, game: Game, view: Any, language: str, length: int) -> Scene:
        """The scene of a view as it leaves the server."""
        drawn: Scene = game.scene(view, language, self._canvas)
        if self._scene is None:
            self._scene = rekeyed(drawn)
        elif drawn is not self._drawn:
            self._scene = as_it_was(rekeyed(drawn), self._scene)
        self._drawn, self._length = drawn, length
        return self._scene


class Viewers:
    """Everybody who may look at a match: a viewer is a seat, or -1 for what is public."""

    def __init__(self, match: Match) -> None:
        self.look_at(match)

    def look_at(self, match: Match) -> None:
        """Another match is dealt: nobody has heard or been shown anything of it."""
        self._match = match
        self._heard: dict[int, Heard] = {}
        self._lately: dict[Any, Any] = {}
        self._pictures: dict[tuple[int, str], Picture] = {}

    def view(self, viewer: int) -> Any:
        """What a viewer may know, to be drawn at once: its log goes on with the game."""
        return self._match.game.view(self._match.state, self.place_of(viewer), self._heard_by(viewer))

    def place_of(self, viewer: int) -> int:
        """The number under which the kernel knows a viewer: the spectator is the seat after the last."""
        return self._match.record.seats if viewer == SPECTATOR else viewer

    def _heard_by(self, viewer: int) -> Heard:
        heard = self._heard.get(viewer)
        if heard is None:
            heard = self._heard[viewer] = Heard(self.place_of(viewer))
        return heard

    def version(self, viewer: int) -> int:
        """How far the game has come for a viewer: made only of what that viewer has done and been shown.

        It grows with every decision of the viewer's own, so an answer to an older prompt can be told.
        """
        heard = self._heard_by(viewer)
        heard.catch_up(self._match.state.events)
        place = heard.viewer
        return self._match.record.own[place] + len(heard.events) + self._match.taken_from(place)

    def scene(self, viewer: int, language: str) -> Scene:
        """What a viewer's page draws."""
        picture = self._pictures.get((viewer, language))
        if picture is None:
            picture = self._pictures[viewer, language] = Picture(self._lately)
        length = self._match.record.length
        found = picture.is_of(length)
        return found or picture.draw(self._match.game, self.view(viewer), language, length)

    def prompt(self, seat: int) -> Prompt | None:
        """What a seat is asked, as it was sent: its options are the same in every language."""
        languages = [language for viewer, language in self._pictures if viewer == seat]
        return self.scene(seat, languages[0] if languages else "en").prompt

    def is_offered(self, seat: int, index: int, code: Code) -> bool:
        """Whether an option of a seat's prompt has this index and, as the seat was sent it, this code."""
        d = self._match.state.decision_of(seat)
        if d is None or not 0 <= index < len(d.codes):
            return False
        o = unpack(d.codes[index])
        if (o.verb, o.a, o.b) == code:
            return True
        if o.verb != code[0]:
            return False
        prompt = self.prompt(seat)
        return prompt is not None and any(c.index == index and c.code == code for c in prompt.choices)

    def why_not(self, seat: int, code: Code) -> Reason:
        """Why a seat is not offered something, as far as the seat may know."""
        return self._match.game.why_not(self.view(seat), seat, *code)


def as_it_was(scene: Scene, was: Scene) -> Scene:
    """A scene in which whatever is as it was is the very object that it was.

    This is where scenes are compared; whoever sends them asks only whether something is another object.
    """
    was_fields = fields_of(was)
    fields = [
        old if now is old or now == old else now
        for now, old in zip(fields_of(scene), was_fields, strict=True)
    ]
    if all(map(is_, fields, was_fields)):
        return was
    return Scene(**dict(zip(FIELDS, fields, strict=True)))
