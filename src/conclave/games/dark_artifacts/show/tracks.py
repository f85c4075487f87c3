"""Numbers and headings: what is left of a turn or still to lay, what is going on, and who won."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.show.facts import Look, active_seat
from conclave.games.dark_artifacts.show.names import PICTURES, Names
from conclave.show import author as show

PHASES: Final = {t.DRAFT: "draft", t.TERRAIN: "terrain", t.STACKING: "stacking", t.PLAY: "play"}
LEGEND: Final = ["5", "L", "r"]


def draw_track(names: Names, facts: tuple[str, int, int, int]) -> show.Track:
    """Something of a turn, or how many pieces of a type the viewer has still to lay."""
    key, seat, value, most = facts
    if seat >= 0:
        type_ = int(key.removeprefix("type-"))
        return show.Track(
            key=key,
            label=names.type(type_),
            value=value,
            most=most,
            seat=seat,
            group=names.say("track-left"),
            picture=PICTURES[type_],
        )
    role = "clock" if key == "turn" else "count"
    return show.Track(key=key, label=names.say(f"track-{key}"), value=value, most=most, role=role)


def banner(look: Look) -> show.Sentence:
    """What is going on, in one line."""
    if look.v.over:
        return show.said("banner-over")
    return show.said(f"banner-{PHASES[look.v.phase]}", who=("seat", active_seat(look.v)))


def phase(look: Look) -> show.Sentence:
    """The phase, in play the turn."""
    return show.said(f"phase-{PHASES[look.v.phase]}", turn=look.v.turn)


def result(look: Look) -> show.Sentence:
    """Who won, once the game is over."""
    v = look.v
    if not v.over:
        return show.said("")
    winners = [("seat", seat) for seat in range(v.seats) if (v.winners >> seat) & 1]
    key = "result-drawn" if v.drawn else "result-won"
    return show.said(key, who=("row", *winners), one=show.yes(len(winners) == 1))


def legend(look: Look) -> list[str]:
    """The symbols that are explained."""
    return LEGEND


def draw_legend(names: Names, symbol: str) -> tuple[str, str]:
    """What a symbol means."""
    return symbol, names.say(f"legend-{symbol}")
