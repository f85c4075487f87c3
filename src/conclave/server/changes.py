"""What goes out of a scene: all of it to a newcomer, and then only what is not as it was."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from conclave.kernel.scene import LogLine
from conclave.server import reading
from conclave.server.wire import Changes, SceneChanged, SceneSent

PARTS: Final = tuple(name for name in Changes.__struct_fields__ if name != "log")
MOST_KEPT: Final = 256


class Scribe:
    """Writes scenes; what several listeners get alike is written once."""

    def __init__(self) -> None:
        self._written: dict[tuple[int, int], tuple[SceneSent, SceneSent | None, str]] = {}

    def write(self, sent: SceneSent, before: SceneSent | None) -> str:
        """A scene for one who was sent another before, or none."""
        key = (id(sent), id(before))
        found = self._written.get(key)
        if found is None:
            if len(self._written) >= MOST_KEPT:
                self._written.clear()
            message = sent if before is None else changed(sent, before)
            found = self._written[key] = (sent, before, reading.write(message).decode())
        return found[2]


def changed(sent: SceneSent, before: SceneSent) -> SceneChanged:
    """What is not as it was."""
    scene, old = sent.scene, before.scene
    kept = lines_kept(scene.log, old.log)
    parts: dict[str, Any] = {"log": scene.log[kept:]}
    for name in PARTS:
        part, was = getattr(scene, name), getattr(old, name)
        if part is not was and part != was:
            parts[name] = part
    return SceneChanged(
        version=sent.version,
        scene=Changes(**parts),
        log_from=kept,
        undo=sent.undo if sent.undo != before.undo else UNSET,
        seats=sent.seats if sent.seats != before.seats else UNSET,
        clocks=sent.clocks if sent.clocks != before.clocks else UNSET,
        masked=sent.masked if sent.masked != before.masked else UNSET,
    )


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
