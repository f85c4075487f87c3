"""What a client draws of Black Rose Wars: the scene of a view."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.asking import cards_of, prompt, things_of
from conclave.games.black_rose_wars.chronicle import Log
from conclave.games.black_rose_wars.content import HAND_LIMIT, MOST_QUESTS, TOKENS_PER_MAGE
from conclave.games.black_rose_wars.naming import COLOUR_KEYS, PHASE_KEYS, Names
from conclave.games.black_rose_wars.picture import (
    BOUND,
    COLOUR_SYMBOLS,
    HEALTH,
    ROSE_SYMBOL,
    SIGNS,
    TONES,
    areas,
    edges,
    flags_of,
    inhibitions,
    pieces,
    symbol_of,
)
from conclave.games.black_rose_wars.rules.cubes import health_left, health_of
from conclave.games.black_rose_wars.showing import cards
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    COMPLETED,
    EVENT_DECK,
    FORGOTTEN_DECK,
    GRIMOIRE,
    HAND,
    KINDS,
    MEMORIES,
    MODELS,
    NO_MODEL,
    PREPARATION,
    QUEST_DECK,
    QUESTS,
    ROSE,
    SCHOOL_DECK,
    SCHOOLS,
    SET_ASIDE,
    SETUP,
    SIDES,
)
from conclave.kernel.diary import told
from conclave.kernel.events import Event
from conclave.kernel.memory import Memory
from conclave.kernel.scene import LogLine, Scene, SeatScene, Track

KEY: Final = "black-rose-wars"
TITLE: Final = "Black Rose Wars"
END_POINTS: Final = 30

TRACKS: Final[Memory[tuple[Track, ...]]] = Memory(2_000)
NUMBERS: Final[Memory[Track]] = Memory()
SEATED: Final[Memory[tuple[SeatScene, ...]]] = Memory(2_000)
LEGENDS: Final[Memory[tuple[tuple[str, str], ...]]] = Memory(2_000)


# --- numbers ---------------------------------------------------------------------------------------------
def tracks(names: Names) -> tuple[Track, ...]:
    """The Game Turn and the Moon; what each side has; the decks."""
    v = names.v
    clock = (v.phase == SETUP, v.turn, v.moon, v.round_limit)
    sides = (tuple(v.mage), tuple(v.points), tuple(v.tokens), tuple(v.taken), tuple(v.reserve))
    lies = (tuple(v.size), tuple(v.winner_of), tuple(v.damage[: SIDES * v.seats]))
    return TRACKS.of((names.words, clock, sides, lies), lambda: drawn_tracks(names))


def drawn_tracks(names: Names) -> tuple[Track, ...]:
    """The numbers, drawn afresh."""
    v = names.v
    say = names.say
    if v.phase == SETUP:
        return ()
    found = [
        Track(key="turn", label=say("track-turn"), value=v.turn, most=v.round_limit),
        Track(key="moon", label=say("track-moon"), value=v.moon, most=3),
    ]
    for seat in range(v.seats):
        found.extend(numbers_of(names, seat))
    found.extend(numbers_of_rose(names))
    found.extend(decks(names))
    return tuple(found)


def numbers_of(names: Names, seat: int) -> list[Track]:
    """What a Mage has, for all to see."""
    v = names.v
    limit = HAND_LIMIT[v.mage[seat]]
    rows = (
        ("points", v.points[seat], points_wanted(v, seat)),
        ("health", health_left(v, seat), health_of(v, seat)),
        ("tokens", v.tokens[seat], TOKENS_PER_MAGE),
        ("hand", v.size[HAND + seat], limit),
        ("quests", v.size[QUESTS + seat], MOST_QUESTS),
        ("completed", v.size[COMPLETED + seat], -1),
        ("trophies", v.taken[seat], -1),
        ("rooms", v.winner_of.count(seat), -1),
        ("cubes", v.reserve[seat], -1),
        ("grimoire", v.size[GRIMOIRE + seat], -1),
        ("memories", v.size[MEMORIES + seat], -1),
        ("aside", v.size[SET_ASIDE + seat], -1),
    )
    return [side_track(names, seat, key, value, most) for key, value, most in rows]


def numbers_of_rose(names: Names) -> list[Track]:
    """What the Black Rose has."""
    v = names.v
    rows = (
        ("points", v.points[ROSE], points_wanted(v, ROSE)),
        ("rooms", v.winner_of.count(ROSE), -1),
        ("cubes", v.reserve[ROSE], -1),
    )
    return [side_track(names, ROSE, key, value, most) for key, value, most in rows]


def points_wanted(v: Table, side: int) -> int:
    """The points that end the game (R3); once a side has more, the number stands alone."""
    return END_POINTS if v.points[side] <= END_POINTS else -1


def side_track(names: Names, side: int, key: str, value: int, most: int) -> Track:
    """One number of a side, under its name."""
    name = names.seat(side)
    state = (side, key, value, most, name, names.v.seats)
    return NUMBERS.of((names.words, state), lambda: drawn_track(names, side, key, value, most, name))


def drawn_track(names: Names, side: int, key: str, value: int, most: int, name: str) -> Track:
    """One number of a side, drawn afresh."""
    return Track(
        key=f"{key}-{side}",
        label=names.say(f"track-{key}"),
        value=value,
        most=most,
        seat=side if side < names.v.seats else -1,
        group=f"{name[:1].upper()}{name[1:]}",
    )


def decks(names: Names) -> list[Track]:
    """How many cards are left in the Library and in the decks of this Moon."""
    v = names.v
    group = names.say("track-decks")
    rows = [(f"school-{k}", names.school(k), v.size[SCHOOL_DECK + k]) for k in range(SCHOOLS)]
    rows.append(("deck-forgotten", names.say("track-forgotten"), v.size[FORGOTTEN_DECK]))
    rows.append(("deck-quests", names.say("track-quest-deck"), v.size[QUEST_DECK + v.moon - 1]))
    rows.append(("deck-events", names.say("track-event-deck"), v.size[EVENT_DECK + v.moon - 1]))
    return [Track(key=key, label=label, value=value, group=group) for key, label, value in rows]


# --- players ---------------------------------------------------------------------------------------------
def seats(names: Names) -> tuple[SeatScene, ...]:
    """The players as the viewer sees them."""
    v = names.v
    clock = (v.phase, v.turn, v.waiting, v.active, v.over)
    state = (v.crown, v.first, tuple(v.school), tuple(v.mage), flags_of(v))
    return SEATED.of((names.words, clock, state), lambda: drawn_seats(names))


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
    return tuple(seat for seat in range(v.seats) if (v.waiting >> seat) & 1)


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
        return LogLine(
            number=event.number,
            text=text,
            cause=event.cause,
            depth=depths[-1],
            seat=event.seat if event.seat < self.seats else -1,
            about=things_of(event),
            cards=cards_of(event),
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
    state = (v.viewer, v.seats, v.phase == SETUP, tuple(v.mage), tuple(v.kind), v.switches)
    return LEGENDS.of((names.words, state, marked, flags_of(v)), lambda: drawn_legend(names, marked))


def drawn_legend(names: Names, marked: frozenset[str]) -> tuple[tuple[str, str], ...]:
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
    board, marked = areas(names)
    models, on_table, numbers = pieces(names), cards(names), tracks(names)
    keys: set[str] = set()
    if v.pending:
        keys.update(thing.key for things in (board, models, on_table, numbers) for thing in things)
    return Scene(
        game=KEY,
        title=TITLE,
        viewer=v.viewer,
        banner=banner(names),
        phase=phase(names),
        over=v.over,
        seats=seats(names),
        areas=board,
        edges=edges(v),
        pieces=models,
        cards=on_table,
        tracks=numbers,
        waiting=waiting(v),
        prompt=prompt(names, language, keys),
        log=log(v, language),
        result=result(names),
        legend=legend(names, marked),
    )
