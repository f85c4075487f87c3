"""What a client draws of Black Rose Wars: the scene of a view."""

from __future__ import annotations

from functools import cache, partial
from typing import Final, NamedTuple

from conclave.games.black_rose_wars.asking import mentioned, prompt
from conclave.games.black_rose_wars.chronicle import Log
from conclave.games.black_rose_wars.counts import tracks
from conclave.games.black_rose_wars.naming import COLOUR_KEYS, PHASE_KEYS, Names
from conclave.games.black_rose_wars.picture import (
    BOUND,
    COLOUR_SYMBOLS,
    HEALTH,
    ROSE_SYMBOL,
    SIGNS,
    TONES,
    board,
    inhibitions,
    pieces,
    symbol_of,
)
from conclave.games.black_rose_wars.showing import cards
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    KINDS,
    MODELS,
    NO_MODEL,
    PREPARATION,
    ROSE,
    SETUP,
)
from conclave.kernel.diary import told
from conclave.kernel.events import Event
from conclave.kernel.memory import PUBLIC, Latest, Memory
from conclave.kernel.scene import LogLine, Scene, SeatScene

KEY: Final = "black-rose-wars"
TITLE: Final = "Black Rose Wars"
LEGENDS: Final[Latest[tuple[tuple[str, str], ...]]] = Latest()


# --- players ---------------------------------------------------------------------------------------------
class Moment(NamedTuple):
    """What is going on: the players as the viewer sees them, who is waited for, and two headings."""

    seats: tuple[SeatScene, ...]
    waiting: tuple[int, ...]
    banner: str
    phase: str


LATEST_MOMENT: Final[Latest[Moment]] = Latest()
MOMENTS: Final[Memory[Moment]] = Memory(5_000)


def moment(names: Names) -> Moment:
    """What is going on, and who does it."""
    v = names.v
    clock = (names.words, v.phase, v.turn, v.moon, v.waiting, v.active, v.over, v.crown, v.first, names.flags)
    return LATEST_MOMENT.of(PUBLIC, clock, [v.school, v.mage], partial(known_moment, clock), names)


def known_moment(clock: tuple[object, ...], names: Names) -> Moment:
    """What is going on, as it was drawn before or drawn now: some viewers do not see who is waited for."""
    v = names.v
    key = (clock, *v.school, *v.mage)
    return MOMENTS.kept.get(key) or MOMENTS.of(key, partial(drawn_moment, names))


def drawn_moment(names: Names) -> Moment:
    """What is going on, drawn afresh."""
    return Moment(drawn_seats(names), waiting(names.v), banner(names), phase(names))


def drawn_seats(names: Names) -> tuple[SeatScene, ...]:
    """The players, drawn afresh."""
    v = names.v
    active = active_seat(v)
    return tuple(
        SeatScene(
            seat=seat,
            name=names.seat(seat),
            tone=TONES[seat],
            symbol=symbol_of(names, seat),
            active=not v.over and seat == active,
            asked=((v.waiting >> seat) & 1) == 1,
            team=seat,
            notes=notes(names, seat),
        )
        for seat in range(v.seats)
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
class Teller:
    """Tells the log line by line, each with its cause."""

    def __init__(self, v: Table, code: str) -> None:
        self.log = Log(v, code)
        self.seats = v.seats
        self.depths: list[int] = []

    def look(self, v: Table) -> None:
        """Take the newest view."""
        self.log.names.v = v
        self.log.await_models(v.events[len(self.depths) :])

    def line(self, event: Event) -> LogLine:
        """The next event in words."""
        depths = self.depths
        depths.append(depths[event.cause] + 1 if 0 <= event.cause < len(depths) else 0)
        text = self.log.line(event)
        self.log.note(event)
        about, of_cards = mentioned(event.kind, event.a, event.b, event.n)
        return LogLine(
            number=event.number,
            text=text,
            cause=event.cause,
            depth=depths[-1],
            seat=event.seat if event.seat < self.seats else -1,
            about=about,
            cards=of_cards,
        )


def log(v: Table, code: str) -> tuple[LogLine, ...]:
    """The log in words, each line with its cause; told anew when a Mage is taken or a Room lies elsewhere."""
    return told(v, code, (tuple(v.mage), tuple(v.room_at)), Teller)


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


def legend(names: Names, marked: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """What symbols mean: a Mage, the Evocations in play, the colours, and what is marked on Rooms now."""
    v = names.v
    facts = (names.words, v.viewer, v.phase == SETUP, v.switches, marked, names.flags)
    return LEGENDS.of(v.viewer, facts, [v.mage, v.kind], partial(drawn_legend, marked), names)


def drawn_legend(marked: frozenset[str], names: Names) -> tuple[tuple[str, str], ...]:
    """The legend, drawn afresh."""
    v = names.v
    say = names.say
    seat = max(0, v.viewer) % v.seats
    symbol = symbol_of(names, seat)
    found: list[tuple[str, str]] = []
    if v.phase != SETUP:
        found.append((f"{symbol}{HEALTH}7", say("legend-mage", seat=names.seat(seat))))
    in_play = {v.kind[m] for m in range(4, MODELS)}
    found.extend((names.kind(kind)[:2], names.kind(kind)) for kind in range(KINDS) if kind in in_play)
    found.extend((COLOUR_SYMBOLS[k], names.colour(k)) for k in range(len(COLOUR_KEYS)))
    found.append(("2/6", say("legend-instability")))
    if any(key.startswith("cubes") for key in marked):
        found.append((f"{symbol}2 {ROSE_SYMBOL}1", say("legend-cubes")))
    found.extend((sign, say(f"legend-{key}")) for key, sign in SIGNS.items() if key in marked)
    if v.lasting and any(inhibitions(names, m) for m in range(MODELS) if v.kind[m] != NO_MODEL):
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
    """The scene of a view: nothing in it comes from anywhere else."""
    names = Names(v, language)
    lodge, now = board(names), moment(names)
    models, on_table = pieces(names), cards(names)
    numbers, counted = tracks(names)
    asked = None
    if v.pending:
        movable = {*[x.key for x in models], *[x.key for x in on_table]}
        asked = prompt(names, (lodge.keys, counted, movable))
    return Scene(
        game=KEY,
        title=TITLE,
        viewer=v.viewer,
        banner=now.banner,
        phase=now.phase,
        over=v.over,
        seats=now.seats,
        areas=lodge.areas,
        edges=lodge.edges,
        pieces=models,
        cards=on_table,
        tracks=numbers,
        waiting=now.waiting,
        prompt=asked,
        log=log(v, language),
        result=result(names),
        legend=legend(names, lodge.marked),
    )
