"""What goes out of a scene: all of it to a newcomer, and then only what is not as it was.

What is as it was is the very same object in both scenes. Things that are other objects are compared one by
one only in long parts, where a few of many may have changed.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, TypeVar

from msgspec import UNSET, Raw, UnsetType

from conclave.server import reading
from conclave.server.recall import Recall
from conclave.server.wire import Changes, SceneChanged, SceneSent, Splices
from conclave.show.scene import LogLine

PARTS: Final = tuple(name for name in Changes.__struct_fields__ if name != "log")
LONG: Final = frozenset(Splices.__struct_fields__)
parts_of: Final = attrgetter(*PARTS)
MOST_AT_HAND: Final = 256

T = TypeVar("T")
Splice = tuple[int, int, tuple[Any, ...]]
Written = tuple[bool, Raw | None]
"""How a part that may not be as it was is written: whether as splices, and the text, if there is any."""


class Scribe:
    """Writes scenes; what several listeners get alike is written once."""

    def __init__(self) -> None:
        self.write = Recall(self._write, MOST_AT_HAND)
        """A scene for one who was sent another before, or none."""
        self._written = Recall(written, MOST_AT_HAND)

    def _write(self, sent: SceneSent, before: SceneSent | None) -> str:
        return reading.write(sent if before is None else self.changed(sent, before)).decode()

    def changed(self, sent: SceneSent, before: SceneSent) -> SceneChanged:
        """What is not as it was; a long part is written already, since others may get the same."""
        scene, old = sent.scene, before.scene
        same = lines_alike(scene.log, old.log)
        wholes: dict[str, Any] = {"log": scene.log[same:]}
        splices: dict[str, Any] = {}
        for name, now, was in zip(PARTS, parts_of(scene), parts_of(old), strict=True):
            if now is was:
                continue
            if name in LONG:
                as_splices, text = self._written(now, was)
                if text is not None:
                    (splices if as_splices else wholes)[name] = text
            else:
                wholes[name] = now
        return SceneChanged(
            version=sent.version,
            scene=Changes(**wholes),
            log_from=same,
            splices=Splices(**splices) if splices else UNSET,
            undo=if_new(sent.undo, before.undo),
            seats=if_new(sent.seats, before.seats),
            clocks=if_new(sent.clocks, before.clocks),
            masked=if_new(sent.masked, before.masked),
            standing=if_new(sent.standing, before.standing),
        )


def if_new(now: T, was: T) -> T | UnsetType:
    """A thing, if it is not as it was."""
    return UNSET if now is was or now == was else now


def is_news(message: SceneSent, last: SceneSent) -> bool:
    """Whether a message shows anything that the last did not, the clocks apart."""
    return (
        message.scene is not last.scene
        or message.version != last.version
        or message.undo != last.undo
        or message.seats != last.seats
        or message.masked != last.masked
        or message.standing != last.standing
    )


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


def lines_alike(log: tuple[LogLine, ...], old: tuple[LogLine, ...]) -> int:
    """How many lines at the beginning of a log are as they were."""
    if log[: len(old)] == old:
        return len(old)
    same = 0
    for line, was in zip(log, old, strict=False):
        if line is not was and line != was:
            break
        same += 1
    return same
