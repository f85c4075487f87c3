"""Numbers: in a row with their limits, and courses on which markers run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from conclave.show.scene import Part, Runner, SeatScene, Track
from conclave.terminal.ink import QUIET, flow, foreground, style_of

LONGEST: Final = 60
"""Places of a course that is drawn; markers on a longer one are told by their numbers alone."""


def groups_of(tracks: Iterable[Track]) -> dict[str, list[Track]]:
    """Numbers under their headings."""
    groups: dict[str, list[Track]] = {}
    for track in tracks:
        groups.setdefault(track.group, []).append(track)
    return groups


def tells(track: Track) -> bool:
    """Whether a number tells something: not what is told elsewhere, nor what there is none of.

    Points, health, what has a limit or markers, and a count that stands alone are told even then.
    """
    if track.role == "clock" and not track.runners:
        return False
    if track.role == "count":
        return bool(track.value or track.runners or not track.group)
    return bool(track.value or track.runners or track.most >= 0 or track.role in ("points", "health"))


def is_a_pile(track: Track) -> bool:
    """Whether a number counts cards or pieces lying somewhere, with no limit to them."""
    return track.role == "pile" and track.most < 0 and not track.runners


def number(track: Track) -> Text:
    """A number with its limit, if it has one; one with parts is told by those there are any of."""
    if track.parts:
        there = [part(each) for each in track.parts if each.value]
        return Text(" ").join([Text(track.label, QUIET), *there])
    most = f"/{track.most}" if track.most >= 0 else ""
    return Text.assemble((f"{track.label} ", QUIET), f"{track.value}{most}")


def part(part: Part) -> Text:
    """How many there are of one sort, in its colour."""
    return Text.assemble(f"{part.value} ", (part.label, foreground(style_of(part.tone)) if part.tone else ""))


def course(track: Track, seats: Sequence[SeatScene], width: int) -> list[Text]:
    """A row of places with markers on it, and each marker's number."""
    symbols = {seat.seat: seat.symbol for seat in seats}
    runners = sorted(track.runners, key=_by_place)
    last = max([track.most, *(runner.at for runner in runners)])
    told = [Text(f"{sign(runner, symbols)} {runner.at}") for runner in runners]
    row = Text(f"{track.label} ", QUIET).append("0 ")
    for place in range(last + 1):
        here = [runner for runner in runners if runner.at == place]
        for runner in here:
            row.append(sign(runner, symbols), foreground(style_of(runner.tone)))
        row.append("" if here else "·", QUIET)
    row.append(f" {last}")
    first = min((runner.at for runner in runners), default=0)
    if last > LONGEST or row.cell_len > width or first < 0:
        row = Text(track.label, QUIET) if track.most < 0 else Text(f"{track.label} /{track.most}", QUIET)
    return flow([row, *told], width, first="")


def sign(runner: Runner, symbols: Mapping[int, str]) -> str:
    """A marker in a letter or two: its own, its player's, or how it begins."""
    return runner.symbol or symbols.get(runner.seat, "") or runner.label[:2]


def _by_place(runner: Runner) -> int:
    return runner.at
