"""What a client draws of Dark Artifacts: the scene of a view."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.asking import prompt
from conclave.games.dark_artifacts.naming import SEATS, Names
from conclave.games.dark_artifacts.picture import areas, edges, pieces, stacks
from conclave.games.dark_artifacts.rules.setup import laid
from conclave.games.dark_artifacts.table import (
    DRAFT,
    FIVE,
    FOUR,
    GONE,
    LEADER,
    PLAY,
    SLOTS,
    STACKING,
    TERRAIN,
    TYPES,
    Table,
    kit_of,
    owner_of_piece,
)
from conclave.games.dark_artifacts.text import FACTS, KIND_NAMES, Log
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.diary import told
from conclave.kernel.events import EVERYONE, Event
from conclave.kernel.memory import Memory
from conclave.kernel.scene import (
    Card,
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

SEATED: Final[Memory[tuple[SeatScene, ...]]] = Memory(2_000)
CARDS: Final[Memory[Card]] = Memory()
ON_TABLE: Final[Memory[tuple[Card, ...]]] = Memory(2_000)
LEGENDS: Final[Memory[tuple[tuple[str, str], ...]]] = Memory()


# --- cards and numbers -----------------------------------------------------------------------------------
def cards(names: Names) -> tuple[Card, ...]:
    """The cards dealt to the viewer during the draft; then every slot, face up where the viewer knows it."""
    v = names.v
    first = kit_of(v).first_card
    last = first + v.seats * kit_of(v).cards_each
    known = (tuple(v.face[first:last]), tuple(v.seen_by[first:last]))
    state = (v.seats, v.viewer, v.phase == DRAFT, tuple(v.slot), known)
    return ON_TABLE.of((names.words, state), lambda: drawn_cards(names))


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
    say = names.say
    if v.phase == STACKING and v.viewer < v.seats:
        so_far = laid(v, v.viewer)
        most = kit_of(v).pieces
        return tuple(
            Track(
                key=f"type-{type_}",
                label=names.type(type_),
                value=most[type_] - so_far.count(type_),
                most=most[type_],
                seat=v.viewer,
                group=say("track-left"),
            )
            for type_ in range(TYPES)
            if most[type_]
        )
    if v.phase != PLAY or v.over:
        return ()
    found = [
        Track(key="turn", label=say("track-turn"), value=v.turn),
        Track(key="actions", label=say("track-actions"), value=v.actions, most=max(3, v.actions)),
        Track(key="attacks", label=say("track-attacks"), value=v.attacks, most=max(1, v.attacks)),
    ]
    if v.still >= STILL_SHOWN_FROM:
        found.append(Track(key="still", label=say("track-still"), value=v.still, most=30))
    return tuple(found)


# --- players ---------------------------------------------------------------------------------------------
def seats(names: Names) -> tuple[SeatScene, ...]:
    """The players as the viewer sees them."""
    v = names.v
    clock = (v.phase, v.waiting, v.active, v.first, v.over)
    state = (v.viewer, v.hide_heights, tuple(v.team), tuple(v.grave), stacks(names))
    return SEATED.of((names.words, clock, state), lambda: drawn_seats(names))


def drawn_seats(names: Names) -> tuple[SeatScene, ...]:
    """The players, drawn afresh."""
    v = names.v
    active = active_seat(v) if v.phase in (TERRAIN, PLAY) and not v.over else -1
    own = pieces_left(names)
    return tuple(seat_scene(names, seat, seat == active, own[seat]) for seat in range(v.seats))


def seat_scene(names: Names, seat: int, active: bool, own: int) -> SeatScene:
    """One player."""
    v = names.v
    fallen = tuple(v.face[p] for p in v.grave if owner_of_piece(v, p) == seat)
    heights = v.hide_heights and seat != v.viewer and not v.over
    return SeatScene(
        seat=seat,
        name=names.seat(seat),
        tone=SEATS[seat],
        symbol=SYMBOLS[seat],
        active=active,
        asked=((v.waiting >> seat) & 1) == 1,
        team=v.team[seat],
        notes=notes(names, seat, own, fallen, heights),
    )


def pieces_left(names: Names) -> list[int]:
    """How much each player has in play: pieces, or entities where heights are hidden from the viewer."""
    v = names.v
    found = [0] * v.seats
    for e in range(len(v.top)):
        if v.top[e] != GONE:
            seat = v.owner[e]
            hidden = v.hide_heights and seat != v.viewer and not v.over
            found[seat] += 1 if hidden else len(names.faces(e))
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
        depths.append(depths[event.cause] + 1 if 0 <= event.cause < len(depths) else 0)
        text = self.log.line(event)
        self.log.past.note(event)
        return LogLine(
            number=event.number,
            text=text,
            cause=event.cause,
            depth=depths[-1],
            seat=event.seat,
            about=about(event),
            cards=(PRINTED[event.n].key,) if event.kind == terms.REVEALED and event.n in PRINTED else (),
        )


def log(v: Table, code: str) -> tuple[LogLine, ...]:
    """The log in words, each line with its cause."""
    return told(v, code, None, Teller)


def about(event: Event) -> tuple[str, ...]:
    """The things a line of the log speaks of."""
    facts = FACTS[KIND_NAMES[event.kind]]
    return tuple(
        f"{meaning}-{x}"
        for (_, meaning), x in zip(facts, (event.a, event.b, event.n), strict=False)
        if meaning in ("entity", "space", "line") and x >= 0
    )


def banner(names: Names) -> str:
    """What is going on, in one line."""
    v = names.v
    if v.over:
        return names.say("banner-over")
    return names.say(f"banner-{PHASES[v.phase]}", who=names.seat(active_seat(v)))


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
    return Scene(
        game="dark-artifacts",
        title="Dark Artifacts",
        viewer=v.viewer,
        banner=banner(names),
        phase=names.say(f"phase-{PHASES[v.phase]}", turn=v.turn),
        over=v.over,
        seats=seats(names),
        areas=areas(names),
        edges=edges(v),
        pieces=pieces(names),
        cards=cards(names),
        tracks=tracks(names),
        waiting=tuple(seat for seat in range(v.seats) if (v.waiting >> seat) & 1),
        prompt=prompt(names, language),
        log=log(v, language),
        result=result(names),
        legend=legend(names),
    )
