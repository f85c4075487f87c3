"""What goes out of a scene: all of it to a newcomer, and then only what is not as it was."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from msgspec import UNSET, Raw

from conclave.server import reading
from conclave.server.wire import Changes, SceneChanged, SceneSent, Splices
from conclave.show.scene import LogLine

PARTS: Final = tuple(name for name in Changes.__struct_fields__ if name != "log")
LONG: Final = frozenset(Splices.__struct_fields__)
parts_of: Final = attrgetter(*PARTS)
MOST_KEPT: Final = 256

Splice = tuple[int, int, tuple[Any, ...]]
Written = tuple[bool, Raw | None]
"""How a part that may not be as it was is written: whether as splices, and the text, if there is any."""


class Scribe:
    """Writes scenes; what several listeners get alike is written once."""

    def __init__(self) -> None:
        self._texts: dict[tuple[int, int], tuple[SceneSent, SceneSent | None, str]] = {}
        self._parts: dict[tuple[int, int], tuple[object, object, Written]] = {}

    def write(self, sent: SceneSent, before: SceneSent | None) -> str:
        """A scene for one who was sent another before, or none."""
        key = (id(sent), id(before))
        found = self._texts.get(key)
        if found is None:
            if len(self._texts) >= MOST_KEPT:
                self._texts.clear()
            message = sent if before is None else self.changed(sent, before)
            found = self._texts[key] = (sent, before, reading.write(message).decode())
        return found[2]

    def changed(self, sent: SceneSent, before: SceneSent) -> SceneChanged:
        """What is not as it was; a long part is written already, since others may get the same."""
        scene, old = sent.scene, before.scene
        kept = lines_kept(scene.log, old.log)
        wholes: dict[str, Any] = {"log": scene.log[kept:]}
        splices: dict[str, Any] = {}
        for name, now, was in zip(PARTS, parts_of(scene), parts_of(old), strict=True):
            if now is was:
                continue
            if name in LONG:
                as_splices, text = self.written(now, was)
                if text is not None:
                    (splices if as_splices else wholes)[name] = text
            elif now != was:
                wholes[name] = now
        return SceneChanged(
            version=sent.version,
            scene=Changes(**wholes),
            log_from=kept,
            splices=Splices(**splices) if splices else UNSET,
            undo=sent.undo if sent.undo is not before.undo and sent.undo != before.undo else UNSET,
            seats=sent.seats if sent.seats is not before.seats and sent.seats != before.seats else UNSET,
            clocks=sent.clocks if sent.clocks != before.clocks else UNSET,
            masked=sent.masked if sent.masked != before.masked else UNSET,
        )

    def written(self, now: tuple[Any, ...], was: tuple[Any, ...]) -> Written:
        """A long part that may not be as it was."""
        key = (id(now), id(was))
        found = self._parts.get(key)
        if found is None:
            if len(self._parts) >= MOST_KEPT:
                self._parts.clear()
            found = self._parts[key] = (now, was, written(now, was))
        return found[2]


def written(now: tuple[Any, ...], was: tuple[Any, ...]) -> Written:
    """A long part: nothing if it is as it was, else splices if they are shorter, else all of it."""
    found = spliced(now, was)
    if found is None:
        return False, Raw(reading.write(now))
    return True, Raw(reading.write(found)) if found else None


def spliced(now: tuple[Any, ...], was: tuple[Any, ...]) -> list[Splice] | None:
    """How one part becomes another, if less than half of it is sent for that."""
    if len(now) == len(was):
        found: list[Splice] = [
            (at, 1, (thing,))
            for at, (thing, old) in enumerate(zip(now, was, strict=True))
            if thing is not old and thing != old
        ]
        return found if 2 * len(found) < len(now) or not found else None
    least = min(len(now), len(was))
    first = last = 0
    while first < least and (now[first] is was[first] or now[first] == was[first]):
        first += 1
    while last < least - first and (now[-1 - last] is was[-1 - last] or now[-1 - last] == was[-1 - last]):
        last += 1
    things = now[first : len(now) - last]
    return [(first, len(was) - last - first, things)] if 2 * len(things) < len(now) else None


def lines_kept(log: tuple[LogLine, ...], old: tuple[LogLine, ...]) -> int:
    """How many lines at the beginning of a log are as they were."""
    if log is old:
        return len(log)
    if old and len(log) >= len(old) and log[len(old) - 1] is old[-1]:
        return len(old)  # a log that only grew still has the very same lines
    kept = 0
    for line, was in zip(log, old, strict=False):
        if line is not was and line != was:
            break
        kept += 1
    return kept
