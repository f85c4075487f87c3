"""What a client draws of Dark Artifacts: the scene of a view."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.asking import prompt
from conclave.games.dark_artifacts.chronicle import Log, about
from conclave.games.dark_artifacts.naming import SEATS, Names
from conclave.games.dark_artifacts.picture import areas, edges, pieces
from conclave.games.dark_artifacts.rules.setup import laid
from conclave.games.dark_artifacts.table import (
    DRAFT,
    FIVE,
    FOUR,
    LEADER,
    PLAY,
    SLOTS,
    STACKING,
    TERRAIN,
    TYPES,
    Table,
    kit_of,
)
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.diary import told
from conclave.kernel.events import EVERYONE, Event
from conclave.kernel.memory import Memory
from conclave.kernel.scene import (
    Area,
    Card,
    Edge,
    LogLine,
    Scene,
    SeatScene,
    Track,
)

PHASES: Final = {DRAFT: "draft", TERRAIN: "terrain", STACKING: "stacking", PLAY: "play"}
LEGEND: Final = ("5", "L", "r")
SYMBOLS: Final = ("W", "B", "R", "U")
STILL_SHOWN_FROM: Final = 10
"""The count towards a stalemate is worth a place on the screen only when it begins to matter (O35)."""

WAITING: Final = tuple([tuple([n for n in range(4) if (mask >> n) & 1]) for mask in range(1 << 4)])
"""The seats of each mask."""

Ground = tuple[tuple[Area, ...], tuple[Edge, ...], tuple[tuple[str, str], ...]]

GROUND: Final[Memory[Ground]] = Memory(2_000)
HEADINGS: Final[Memory[tuple[str, str]]] = Memory()
LINES: Final[Memory[LogLine]] = Memory()
TOLD: Final[Memory[str]] = Memory()
PLAYERS: Final[Memory[SeatScene]] = Memory()
TRACKS: Final[Memory[tuple[Track, ...]]] = Memory(2_000)
SEATED: Final[Memory[tuple[SeatScene, ...]]] = Memory(2_000)
CARDS: Final[Memory[Card]] = Memory()
ON_TABLE: Final[Memory[tuple[Card, ...]]] = Memory(2_000)
LEGENDS: Final[Memory[tuple[tuple[str, str], ...]]] = Memory()


# --- cards and numbers -----------------------------------------------------------------------------------
def cards(names: Names) -> tuple[Card, ...]:
    """The cards dealt to the viewer during the draft; then every slot, face up where the viewer knows it."""
    v = names.v
    kit = kit_of(v)
    first = kit.first_card
    last = first + v.seats * kit.cards_each
    known = (bytes(v.face[first:last]), bytes(v.seen_by[first:last]))
    key = (names.words, v.seats, v.viewer, v.phase == DRAFT, tuple(v.slot), known)
    found = ON_TABLE.get(key)
    return found if found is not None else ON_TABLE.keep(key, drawn_cards(names))


def drawn_cards(names: Names) -> tuple[Card, ...]:
    """The cards, drawn afresh."""
    v = names.v
    kit = kit_of(v)
    found: list[Card] = []
    if v.phase == DRAFT and v.viewer < v.seats:
        first = kit.first_card + v.viewer * kit.cards_each
        kept = v.slot[v.viewer * SLOTS : v.viewer * SLOTS + SLOTS]
        for handle in range(first, first + kit.cards_each):
            if handle not in kept:
                found.append(card(names, handle, "dealt", v.viewer, FIVE))
    for seat in range(v.seats):
        for type_ in range(FOUR, TYPES):
            handle = v.slot[seat * SLOTS + type_ - 1]
            if handle >= 0:
                found.append(card(names, handle, "slot", seat, type_))
            elif v.phase != DRAFT and kit.pieces[type_]:
                found.append(back(names, seat, type_))
    return tuple(found)


def card(names: Names, handle: int, where: str, seat: int, type_: int) -> Card:
    """A card the viewer knows; the note says what it belongs to, or its level while it may be kept."""
    v = names.v
    state = (v.face[handle], v.seen_by[handle] == EVERYONE)
    return CARDS.of(
        (names.words, v.seats, handle, where, seat, type_, *state),
        lambda: drawn_card(names, handle, where, seat, type_),
    )


def drawn_card(names: Names, handle: int, where: str, seat: int, type_: int) -> Card:
    """A card, drawn afresh."""
    face = names.v.face[handle]
    printed = PRINTED[face]
    return Card(
        key=f"card-{handle}",
        where=where,
        seat=seat,
        face_up=True,
        name=names.card(face),
        kind=names.trigger(face),
        sentence=names.card_sentence(face),
        text_key=printed.key,
        note=names.types(type_) if where == "slot" else names.say(f"level-{printed.level}"),
        symbol=names.symbol(type_) if where == "slot" else "",
        public=names.v.seen_by[handle] == EVERYONE,
    )


def back(names: Names, seat: int, type_: int) -> Card:
    """The back of a card: the viewer knows where it lies and nothing else, not even which handle it has."""
    return CARDS.of((names.words, names.v.seats, seat, type_), lambda: drawn_back(names, seat, type_))


def drawn_back(names: Names, seat: int, type_: int) -> Card:
    """The back of a card, drawn afresh."""
    return Card(
        key=f"back-{seat * SLOTS + type_ - 1}",
        where="slot",
        seat=seat,
        face_up=False,
        note=names.types(type_),
        symbol=names.symbol(type_),
    )


def tracks(names: Names) -> tuple[Track, ...]:
    """Actions and attacks left, the turn; at stacking, what the viewer has still to lay."""
    v = names.v
    if v.phase == PLAY and not v.over:
        still = v.still if v.still >= STILL_SHOWN_FROM else 0
        key = (names.words, v.turn, v.actions, v.attacks, still)
        found = TRACKS.get(key)
        return found if found is not None else TRACKS.keep(key, tracks_of_turn(names, still))
    if v.phase == STACKING and v.viewer < v.seats:
        so_far = tuple(laid(v, v.viewer))
        return TRACKS.of((names.words, v.seats, v.viewer, so_far), lambda: tracks_of_stacking(names, so_far))
    return ()


def tracks_of_turn(names: Names, still: int) -> tuple[Track, ...]:
    """The turn, and what is left of it."""
    v = names.v
    say = names.say
    found = [
        Track(key="turn", label=say("track-turn"), value=v.turn),
        Track(key="actions", label=say("track-actions"), value=v.actions, most=max(3, v.actions)),
        Track(key="attacks", label=say("track-attacks"), value=v.attacks, most=max(1, v.attacks)),
    ]
    if still:
        found.append(Track(key="still", label=say("track-still"), value=still, most=30))
    return tuple(found)


def tracks_of_stacking(names: Names, so_far: tuple[int, ...]) -> tuple[Track, ...]:
    """What the viewer has still to lay."""
    most = kit_of(names.v).pieces
    return tuple(
        Track(
            key=f"type-{type_}",
            label=names.type(type_),
            value=most[type_] - so_far.count(type_),
            most=most[type_],
            seat=names.v.viewer,
            group=names.say("track-left"),
        )
        for type_ in range(TYPES)
        if most[type_]
    )


# --- players ---------------------------------------------------------------------------------------------
def seats(names: Names) -> tuple[SeatScene, ...]:
    """The players as the viewer sees them."""
    v = names.v
    clock = (v.phase, v.waiting, v.active, v.first, v.over)
    whose = (v.viewer, v.hide_heights, tuple(v.team), tuple(v.grave))
    key = (names.words, names.stacks(), clock, whose)
    found = SEATED.get(key)
    return found if found is not None else SEATED.keep(key, drawn_seats(names))


def drawn_seats(names: Names) -> tuple[SeatScene, ...]:
    """The players, drawn afresh as far as they are not as they were."""
    v = names.v
    active = active_seat(v) if v.phase in (TERRAIN, PLAY) and not v.over else -1
    own, fallen = pieces_left(names), pieces_fallen(v)
    return tuple(
        [player(names, seat, seat == active, own[seat], tuple(fallen[seat])) for seat in range(v.seats)]
    )


def player(names: Names, seat: int, active: bool, own: int, fallen: tuple[int, ...]) -> SeatScene:
    """One player."""
    v = names.v
    asked = ((v.waiting >> seat) & 1) == 1
    heights = heights_are_hidden(v, seat)
    return PLAYERS.of(
        (names.words, v.seats, v.phase, seat, active, asked, v.team[seat], own, fallen, heights),
        lambda: SeatScene(
            seat=seat,
            name=names.seat(seat),
            tone=SEATS[seat],
            symbol=SYMBOLS[seat],
            active=active,
            asked=asked,
            team=v.team[seat],
            notes=notes(names, seat, own, fallen, heights),
        ),
    )


def pieces_fallen(v: Table) -> list[list[int]]:
    """The types of each player's pieces that fell, in order."""
    found: list[list[int]] = [[] for _ in range(v.seats)]
    face, per_seat = v.face, kit_of(v).per_seat
    for p in v.grave:
        found[p // per_seat].append(face[p])
    return found


def heights_are_hidden(v: Table, seat: int) -> bool:
    """Whether the viewer is not told how high the stacks of a seat are."""
    return v.hide_heights and seat != v.viewer and not v.over


def pieces_left(names: Names) -> list[int]:
    """How much each player has in play: pieces, or entities where heights are hidden from the viewer."""
    v = names.v
    stacks, owner = names.stacks(), v.owner
    hidden = [heights_are_hidden(v, seat) for seat in range(v.seats)]
    found = [0] * v.seats
    for e in stacks.in_play:
        seat = owner[e]
        found[seat] += 1 if hidden[seat] else len(stacks.faces[e])
    return found


def active_seat(v: Table) -> int:
    """Who plays, or places terrain."""
    if v.phase == PLAY:
        return v.active
    return next((seat for seat in range(v.seats) if (v.waiting >> seat) & 1), v.first)


def notes(names: Names, seat: int, own: int, fallen: tuple[int, ...], heights: bool) -> tuple[str, ...]:
    """What is left of a player, what fell, and whose side they are on."""
    v = names.v
    if v.phase in (DRAFT, STACKING):
        return (names.say("note-choosing" if (v.waiting >> seat) & 1 else "note-chose"),)
    if v.phase != PLAY:
        return ()
    found = [names.say("note-entities" if heights else "note-pieces", n=own)]
    if fallen:
        short = [names.short(face) for face in fallen]
        found.append(names.say("note-fallen", what=", ".join(short)))
    if v.team[seat] != seat:
        found.append(names.say("note-side", seat=names.seat(v.team[seat])))
    elif LEADER in fallen:
        found.append(names.say("note-leaderless"))
    return tuple(found)


# --- the whole -------------------------------------------------------------------------------------------
class Teller:
    """Tells the log line by line, each with its cause."""

    def __init__(self, v: Table, code: str) -> None:
        self.log = Log(v, code)
        self.depths: list[int] = []

    def look(self, v: Table) -> None:
        """Take the newest view."""
        self.log.names.v = self.log.past.v = v

    def line(self, event: Event) -> LogLine:
        """The next event in words."""
        depths = self.depths
        depth = depths[event.cause] + 1 if 0 <= event.cause < len(depths) else 0
        depths.append(depth)
        words, grounds = self.log.names.words, self.log.grounds(event)
        key = (words, event.number, event.cause, depth, grounds)
        line = LINES.get(key)
        if line is None:
            text = TOLD.of((words, grounds), lambda: self.log.line(event))
            line = LINES.keep(key, drawn_line(event, depth, text))
        self.log.past.note(event)
        return line


def drawn_line(event: Event, depth: int, text: str) -> LogLine:
    """A line of the log, drawn afresh."""
    return LogLine(
        number=event.number,
        text=text,
        cause=event.cause,
        depth=depth,
        seat=event.seat,
        about=about(event),
        cards=(PRINTED[event.n].key,) if event.kind == terms.REVEALED and event.n in PRINTED else (),
    )


def log(v: Table, code: str) -> tuple[LogLine, ...]:
    """The log in words, each line with its cause."""
    return told(v, code, None, Teller)


def heading(names: Names) -> tuple[str, str]:
    """What is going on, in one line, and the phase."""
    v = names.v
    who = active_seat(v)
    key = (names.words, v.phase, v.over, v.turn, who)
    found = HEADINGS.get(key)
    return found if found is not None else HEADINGS.keep(key, (banner(names, who), phase_name(names)))


def banner(names: Names, who: int) -> str:
    """What is going on, in one line."""
    if names.v.over:
        return names.say("banner-over")
    return names.say(f"banner-{PHASES[names.v.phase]}", who=names.seat(who))


def phase_name(names: Names) -> str:
    """The phase, in play the turn."""
    return names.say(f"phase-{PHASES[names.v.phase]}", turn=names.v.turn)


def ground(names: Names) -> Ground:
    """The spaces, the lines and the legend: what changes only with the terrain."""
    v = names.v
    key = (names.words, v.seats, v.swamps, v.forests, v.walls)
    found = GROUND.get(key)
    return found if found is not None else GROUND.keep(key, (areas(names), edges(v), legend(names)))


def legend(names: Names) -> tuple[tuple[str, str], ...]:
    """What symbols mean."""
    return LEGENDS.of(
        names.words, lambda: tuple((symbol, names.say(f"legend-{symbol}")) for symbol in LEGEND)
    )


def result(names: Names) -> str:
    """Who won, once the game is over."""
    v = names.v
    if not v.over:
        return ""
    drawn = any(event.kind == terms.DRAWN for event in v.events)
    one = "yes" if v.winners & (v.winners - 1) == 0 else "no"
    return names.say("result-drawn" if drawn else "result-won", who=names.seats(v.winners), one=one)


def draw(v: Table, language: str) -> Scene:
    """The scene of a view: nothing in it comes from anywhere else."""
    names = Names(v, language)
    now, phase = heading(names)
    spaces, lines, symbols = ground(names)
    return Scene(
        game="dark-artifacts",
        title="Dark Artifacts",
        viewer=v.viewer,
        banner=now,
        phase=phase,
        over=v.over,
        seats=seats(names),
        areas=spaces,
        edges=lines,
        pieces=pieces(names),
        cards=cards(names),
        tracks=tracks(names),
        waiting=WAITING[v.waiting & ((1 << v.seats) - 1)],
        prompt=prompt(names),
        log=log(v, language),
        result=result(names),
        legend=symbols,
    )
