"""An album: what was shown of a game, moment by moment, so that it can be looked at under later rules.

Of every so many scenes one is whole; of the others only what changed is kept. An album of a game that has
ended has everybody's scenes, one after each decision; of a game that goes on it has only what was public.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from conclave.server import reading
from conclave.server.changes import Scribe
from conclave.server.hall import tongues
from conclave.server.seats import SPECTATOR
from conclave.server.viewers import Viewers
from conclave.server.wire import SceneSent, UndoFacts
from conclave.show.scene import Scene
from conclave.show.translation import ENGLISH
from conclave.table.match import Match
from conclave.table.record import Record

WHOLE: Final = 50
"""One of so many scenes is kept whole, so that no moment is far from one."""
TIGHT: Final = 2
"""How hard an album is pressed: harder takes five times as long and spares a fifth."""
CHANGE: Final = b'{"type":"changed"'
"""How a change begins."""
NO_UNDO: Final = UndoFacts(free=False, ask=False)


class Page(Struct):
    """What one viewer was shown, in one language."""

    viewer: int
    language: str
    scenes: list[Raw]


class Pages(Struct):
    """All pages of an album, as they are stored."""

    pages: list[Page]


_pages: Final = msgspec.json.Decoder(Pages)


class Album:
    """The pages of a game."""

    def __init__(self, pages: list[Page]) -> None:
        self.pages = pages
        self._found = {(page.viewer, page.language): page for page in pages}

    @classmethod
    def opened(cls, pressed: bytes, *later: bytes) -> Album:
        """An album from the store, with what was added to it later."""
        album = cls(_pages.decode(lzma.decompress(pressed)).pages)
        for each in later:
            album.add(cls.opened(each))
        return album

    def pressed(self) -> bytes:
        """The album for the store."""
        return lzma.compress(reading.write(Pages(self.pages)), preset=TIGHT)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.pages[0].scenes) - 1

    def shows(self, viewer: int) -> bool:
        """Whether a viewer's own scenes are here."""
        return (viewer, ENGLISH) in self._found

    def add(self, later: Album) -> None:
        """Add what was shown later to the same viewers."""
        if later._found.keys() == self._found.keys():
            for who, page in self._found.items():
                page.scenes.extend(later._found[who].scenes)

    def scene(self, at: int, viewer: int, language: str) -> Scene:
        """What a viewer was shown at a moment, in their language if the game was told in it."""
        page = self._found.get((viewer, language)) or self._found[viewer, ENGLISH]
        whole = at
        while is_change(page.scenes[whole]):
            whole -= 1
        scene: dict[str, Any] = msgspec.json.decode(page.scenes[whole])
        for change in page.scenes[whole + 1 : at + 1]:
            put_together(scene, msgspec.json.decode(change))
        return msgspec.convert(scene, Scene)


def is_change(scene: Raw) -> bool:
    """Whether something kept is a change of the scene before it."""
    return bytes(memoryview(scene)[: len(CHANGE)]) == CHANGE


def put_together(scene: dict[str, Any], change: dict[str, Any]) -> None:
    """Carry a change out on the scene before it."""
    log = scene["log"][: change["log_from"]] + change["scene"]["log"]
    scene.update(change["scene"])
    scene["log"] = log
    for name, splices in change.get("splices", {}).items():
        for at, gone, come in splices:
            scene[name][at : at + gone] = come


class Painter:
    """Draws the album of a game, stroke by stroke: drawing belongs to the thread in which people play."""

    def __init__(self, record: Record, ended: bool) -> None:
        self._record = record
        self._ended = ended
        self._scribe = Scribe()
        self._match = Match.of(Record(record.game, record.version, record.options, record.seed, record.seats))
        self._viewers = viewers = Viewers(self._match)
        self.album = Album([Page(viewer, language, []) for viewer, language in self._seen(viewers)])

    def strokes(self) -> Iterator[None]:
        """Draw the moments one after the other."""
        shown: dict[int, SceneSent] = {}
        self._add(shown)
        for decision in self._record.decisions:
            yield
            self._match.decide(decision.seat, decision.index)
            self._add(shown)

    def _seen(self, viewers: Viewers) -> list[tuple[int, str]]:
        """Whose scenes are drawn, in which languages: those that the game is told in."""
        seats = range(self._record.seats) if self._ended else ()
        english = viewers.scene(SPECTATOR, ENGLISH)
        others = [each for each in sorted(tongues()) if viewers.scene(SPECTATOR, each) != english]
        return [(viewer, each) for viewer in (SPECTATOR, *seats) for each in (ENGLISH, *others)]

    def _add(self, shown: dict[int, SceneSent]) -> None:
        """Add a moment; of a game that goes on, only if anything was to be seen."""
        before = dict(shown)
        for n, page in enumerate(self.album.pages):
            scene = self._viewers.scene(page.viewer, page.language)
            shown[n] = SceneSent(version=0, scene=scene, undo=NO_UNDO, seats=())
        if not self._ended and before and all(shown[n].scene is before[n].scene for n in shown):
            return
        for n, page in enumerate(self.album.pages):
            whole = len(page.scenes) % WHOLE == 0
            kept = shown[n].scene if whole else self._scribe.changed(shown[n], before[n])
            page.scenes.append(Raw(reading.write(kept)))


def last_look(viewers: Viewers) -> Album:
    """An album of one moment: the table as everybody may see it now."""
    english = viewers.scene(SPECTATOR, ENGLISH)
    told = {each: viewers.scene(SPECTATOR, each) for each in sorted(tongues())}
    return Album(
        [
            Page(SPECTATOR, language, [Raw(reading.write(scene))])
            for language, scene in {ENGLISH: english, **told}.items()
            if language == ENGLISH or scene != english
        ]
    )
