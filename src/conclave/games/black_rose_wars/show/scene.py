"""What a client draws of Black Rose Wars: the scene of a view."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from conclave.games.black_rose_wars.show.asking import prompt
from conclave.games.black_rose_wars.show.changes import (
    CARDS,
    CLOCK,
    EVERYTHING,
    GROUND,
    MODELS,
    NUMBERS,
    ROOMS,
    WAITED_FOR,
    changes,
)
from conclave.games.black_rose_wars.show.codes import (
    BLOCKED,
    COPIED,
    CUBES_LIE,
    DESTROYED,
    TURNED,
    WITHOUT_TOKEN,
    code_of_clock,
    code_of_titles,
    kinds_in_play,
    marks_on_rooms,
    titles_of,
)
from conclave.games.black_rose_wars.show.counts import tracks
from conclave.games.black_rose_wars.show.easel import Easel, Ground, Moment, easel_of, put
from conclave.games.black_rose_wars.show.lines import Teller
from conclave.games.black_rose_wars.show.naming import COLOUR_KEYS, PHASE_KEYS, Names
from conclave.games.black_rose_wars.show.picture import (
    BOUND,
    COLOUR_SYMBOLS,
    HEALTH,
    ROSE_SYMBOL,
    SIGNS,
    TONES,
    inhibitions,
    lodge,
    pieces,
    symbol_of,
)
from conclave.games.black_rose_wars.show.showing import cards
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import ACTION, KINDS, PREPARATION, ROSE, SETUP
from conclave.show.diary import told
from conclave.show.memory import Memory
from conclave.show.scene import Scene, SeatScene

KEY: Final = "black-rose-wars"
TITLE: Final = "Black Rose Wars"
GROUNDS: Final[Memory[Ground]] = Memory(100)


# --- players ---------------------------------------------------------------------------------------------
def moment(easel: Easel) -> Moment:
    """What is going on, and who does it."""
    names, ground = easel.names, easel.ground
    v = names.v
    key = (code_of_clock(v), code_of_titles(v))
    found = ground.moments.get(key)
    if found is None:
        now = Moment(seats(names, ground, key[1]), waiting(v), banner(names), phase(names))
        found = put(ground.moments, key, now)
    return found


def seats(names: Names, ground: Ground, titles: int) -> tuple[SeatScene, ...]:
    """The players; they stay the same while nobody else is active or asked."""
    v = names.v
    active = -1 if v.over else active_seat(v)
    clock = (v.waiting, active, v.phase == PREPARATION, v.phase == SETUP and not v.turn)
    key = (*clock, v.crown, v.first, titles)
    found = ground.seats.get(key)
    if found is None:
        drawn = [player(names, ground, seat, seat == active, titles) for seat in range(v.seats)]
        found = put(ground.seats, key, tuple(drawn))
    return found


def player(names: Names, ground: Ground, seat: int, active: bool, titles: int) -> SeatScene:
    """A player, as drawn before or drawn now."""
    v = names.v
    asked = ((v.waiting >> seat) & 1) == 1
    clock = (active, asked, v.phase == PREPARATION and waiting(v) != (), v.phase == SETUP and not v.turn)
    key = (seat, *clock, v.crown == seat, v.first == seat, titles_of(titles, seat, v.seats))
    return ground.players.get(key) or put(ground.players, key, drawn_player(names, seat, active, asked))


def drawn_player(names: Names, seat: int, active: bool, asked: bool) -> SeatScene:
    """A player, drawn afresh."""
    return SeatScene(
        seat=seat,
        name=names.seat(seat),
        tone=TONES[seat],
        symbol=symbol_of(names, seat),
        active=active,
        asked=asked,
        team=seat,
        notes=notes(names, seat),
    )


def active_seat(v: Table) -> int:
    """Whose activation it is; outside the Action Phase, the only one who is asked, or nobody."""
    if v.phase == ACTION and v.active >= 0:
        return v.active
    asked = waiting(v)
    return asked[0] if len(asked) == 1 else -1


def waiting(v: Table) -> tuple[int, ...]:
    """The seats that the table openly waits for."""
    return seats_in(v.waiting & ((1 << v.seats) - 1))


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(mask.bit_length()) if (mask >> seat) & 1)


def notes(names: Names, seat: int) -> tuple[str, ...]:
    """School, Crown, order of play, and what holds for the Mage for a while."""
    v = names.v
    say = names.say
    found: list[str] = []
    if v.phase != SETUP or v.turn:
        if v.crown == seat:
            found.append(say("note-crown"))
        if v.first == seat:
            found.append(say("note-first"))
    if v.school[seat] >= 0:
        found.append(names.school(v.school[seat]))
    if v.phase == PREPARATION and waiting(v):
        found.append(say("note-preparing" if seat in waiting(v) else "note-prepared"))
    if v.mage[seat] >= 0:
        found.extend(inhibitions(names, seat))
    return tuple(found)


# --- the whole -------------------------------------------------------------------------------------------
def banner(names: Names) -> str:
    """What is going on, in one line."""
    v = names.v
    if v.over:
        return names.say("banner-over")
    if v.phase == PREPARATION:
        return names.say("banner-preparation")
    active = active_seat(v)
    key = f"banner-{PHASE_KEYS[v.phase]}"
    return names.say(key, who=names.seat(active) if active >= 0 else names.say("everybody"))


def phase(names: Names) -> str:
    """The Game Turn, the Moon and the phase."""
    v = names.v
    if v.phase == SETUP:
        return names.phase(SETUP)
    return names.say("phase-of-turn", turn=v.turn, moon=names.moon(v.moon), phase=names.phase(v.phase))


MARKS: Final = {
    "turned": TURNED,
    "blocked": BLOCKED,
    "no-token": WITHOUT_TOKEN,
    "destroyed": DESTROYED,
    "copy": COPIED,
}
"""The bits of what may be marked on a Room beside cubes."""


def legend(easel: Easel) -> tuple[tuple[str, str], ...]:
    """What symbols mean: a Mage, the Evocations in play, the colours, and what is marked on Rooms now."""
    v = easel.names.v
    shelf = easel.ground.legends
    seat = max(0, v.viewer) % v.seats
    key = (((easel.kinds << 6) | easel.marked) << 3) | (seat << 1) | (v.phase == SETUP)
    found = shelf.get(key)
    return found if found is not None else put(shelf, key, drawn_legend(easel, seat))


def drawn_legend(easel: Easel, seat: int) -> tuple[tuple[str, str], ...]:
    """The legend, drawn afresh."""
    names, marked = easel.names, easel.marked
    say = names.say
    symbol = symbol_of(names, seat)
    found: list[tuple[str, str]] = []
    if names.v.phase != SETUP:
        found.append((f"{symbol}{HEALTH}7", say("legend-mage", seat=names.seat(seat))))
    in_play = [kind for kind in range(KINDS) if (easel.kinds >> (kind + 1)) & 1]
    found.extend([(names.kind(kind)[:2], names.kind(kind)) for kind in in_play])
    found.extend([(COLOUR_SYMBOLS[k], names.colour(k)) for k in range(len(COLOUR_KEYS))])
    found.append(("2/6", say("legend-instability")))
    if marked & CUBES_LIE:
        found.append((f"{symbol}2 {ROSE_SYMBOL}1", say("legend-cubes")))
    found.extend([(SIGNS[key], say(f"legend-{key}")) for key, bit in MARKS.items() if marked & bit])
    if easel.kinds & 1:
        found.append((BOUND, say("legend-bound")))
    return tuple(found)


def result(names: Names) -> str:
    """Who won, once the game is over (R141, O79)."""
    v = names.v
    if not v.over:
        return ""
    if (v.winners >> ROSE) & 1:
        return names.say("result-rose", n=v.points[ROSE], others=standing(names))
    best = max(v.points[: v.seats])
    return names.say("result-won", who=names.seats(v.winners), n=best, others=standing(names))


def standing(names: Names) -> str:
    """The sides that did not win, best first."""
    v = names.v
    sides = [side for side in (*range(v.seats), ROSE) if not (v.winners >> side) & 1]
    sides.sort(key=lambda side: -v.points[side])
    return names.row([names.say("side-with", who=names.seat(side), n=v.points[side]) for side in sides])


def draw(v: Table, language: str) -> Scene:
    """The scene of a view: nothing in it comes from anywhere else.

    What the viewer was shown last is only drawn again where the view is not as it was.
    """
    easel = easel_of(v, language)
    was, easel.view = easel.view, None  # should drawing fail, the next one begins anew
    changed = EVERYTHING if was is None or was is v else changes(v, was)
    easel.names.look(v)
    parts = redrawn(easel, changed) if changed else {}
    d = v.pending[0] if v.pending else None
    if d is not easel.decision or (d is not None and changed & ~WAITED_FOR):
        parts["prompt"] = prompt(easel)
    lines = told(v, language, easel.mark, Teller)
    if was is None:
        easel.scene = Scene(game=KEY, title=TITLE, viewer=v.viewer, log=lines, **{"prompt": None} | parts)
    elif parts or lines is not easel.scene.log:
        easel.scene = replace(easel.scene, log=lines, **parts)
    easel.view, easel.decision = v, d
    return easel.scene


def redrawn(easel: Easel, changed: int) -> dict[str, Any]:
    """The parts that rest on what is not as it was, by name."""
    v = easel.names.v
    parts: dict[str, Any] = {}
    if changed & GROUND:
        stand_on_ground(easel)
    if changed & (CLOCK | WAITED_FOR):
        parts["seats"], parts["waiting"], parts["banner"], parts["phase"] = moment(easel)
    if changed & CLOCK or v.over:
        parts["over"], parts["result"] = v.over, result(easel.names)
    if changed & CARDS:
        parts["cards"] = cards(easel)
    if changed & NUMBERS:
        parts["tracks"] = tracks(easel)
    explained = (easel.marked, easel.kinds)
    if changed & ROOMS:
        parts["areas"], parts["edges"] = lodge(easel)
        easel.marked = marks_on_rooms(v)
    if changed & MODELS:
        parts["pieces"] = pieces(easel)
        easel.kinds = kinds_in_play(v)
    if changed & (GROUND | CLOCK) or (easel.marked, easel.kinds) != explained:
        parts["legend"] = legend(easel)
    return parts


def stand_on_ground(easel: Easel) -> None:
    """Take the ground of the view that is drawn."""
    v = easel.names.v
    mages = tuple(v.mage)
    easel.mark = (mages, tuple(v.room_at))
    easel.ground = GROUNDS.of((easel.names.words, v.switches, v.round_limit, mages), Ground)
