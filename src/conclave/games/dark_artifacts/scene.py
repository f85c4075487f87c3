"""What a client draws of Dark Artifacts: the scene of a view."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.asking import prompt
from conclave.games.dark_artifacts.naming import SEATS, Names
from conclave.games.dark_artifacts.rules.actions import why_no_command
from conclave.games.dark_artifacts.rules.setup import laid, places
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
    board_of,
    is_on_board,
    kit_of,
    owner_of_piece,
)
from conclave.games.dark_artifacts.text import FACTS, KIND_NAMES, log_lines
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.events import EVERYONE, Event
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.scene import (
    Area,
    Card,
    Edge,
    Layer,
    LogLine,
    Mark,
    Piece,
    Scene,
    SeatScene,
    Track,
)

PHASES: Final = {DRAFT: "draft", TERRAIN: "terrain", STACKING: "stacking", PLAY: "play"}
LEGEND: Final = ("5", "L", "r")
MARKS: Final = {"swamp": "≈", "forest": "♣"}
SYMBOLS: Final = ("W", "B", "R", "U")
STILL_SHOWN_FROM: Final = 10
"""The count towards a stalemate is worth a place on the screen only when it begins to matter (O35)."""


# --- the board -------------------------------------------------------------------------------------------
def areas(names: Names) -> tuple[Area, ...]:
    """The spaces, row 1 at the bottom."""
    v = names.v
    board = board_of(v)
    found: list[Area] = []
    for space in range(board.spaces):
        marks = [name for name, mask in (("swamp", v.swamps), ("forest", v.forests)) if (mask >> space) & 1]
        home = next((seat for seat in range(v.seats) if space in board.homes[seat]), -1)
        found.append(
            Area(
                key=f"space-{space}",
                label=board.name(space),
                shape="square",
                x=float(space % board.columns),
                y=float(space // board.columns),
                tone=SEATS[home] if home >= 0 else "",
                marks=tuple(
                    Mark(key=mark, symbol=MARKS[mark], label=names.say(f"mark-{mark}")) for mark in marks
                ),
                note=names.say("mark-home", seat=names.seat(home)) if home >= 0 else "",
            )
        )
    return tuple(found)


def edges(v: Table) -> tuple[Edge, ...]:
    """The lines; those with a wall are of kind `wall`."""
    board = board_of(v)
    return tuple(
        Edge(
            key=f"line-{line}",
            ends=(f"space-{board.line_from[line]}", f"space-{board.line_to[line]}"),
            kind="wall" if (v.walls >> line) & 1 else "open",
        )
        for line in range(board.lines)
    )


def pieces(names: Names) -> tuple[Piece, ...]:
    """The entities in play, what waits to be revealed, the viewer's half-built stacks, and the Dragon."""
    v = names.v
    found = [entity(names, e) for e in range(len(v.top)) if v.top[e] != GONE]
    if v.phase == STACKING and v.viewer < v.seats:
        found.extend(stacks_behind_the_screen(names))
    if v.dragon >= 0:
        found.append(dragon(names))
    return tuple(found)


def entity(names: Names, e: int) -> Piece:
    """An entity with its layers, as far as the viewer knows them."""
    v = names.v
    in_play = is_on_board(v, e)
    faces = names.faces(e)
    symbol = names.symbol(v.face[v.top[e]]) if in_play else "?"
    label = names.here(e) if in_play else names.say("waits-beneath", piece=names.type(v.face[v.fell[e]]))
    if in_play and v.owner[e] == v.viewer:
        label = names.say("yours", what=label)
    return Piece(
        key=f"entity-{e}",
        at=f"space-{v.space[e]}",
        seat=v.owner[e],
        symbol=symbol,
        label=label,
        tone=SEATS[v.owner[e]],
        note=f"#{names.number(e)}" if in_play and names.has_twin(e) else "",
        layers=layers(names, f"entity-{e}", faces),
        more=-1 if faces[-1] == -2 else len(faces) - 1,
    )


def layers(names: Names, key: str, faces: list[int]) -> tuple[Layer, ...]:
    """The pieces of a stack, top first."""
    return tuple(
        Layer(
            key=f"{key}-{n}",
            symbol=names.symbol(face),
            label=names.type(face),
            known=face >= 0,
        )
        for n, face in enumerate(faces)
    )


def dragon(names: Names) -> Piece:
    """The Dragon, and whom it obeys."""
    v = names.v
    obeys = v.commander >= 0 and why_no_command(v, v.commander) == ALLOWED
    return Piece(
        key="dragon-0",
        at=f"space-{v.dragon}",
        seat=-1,
        symbol=names.say("dragon"),
        label=names.say("dragon-of", seat=names.seat(v.commander)) if obeys else names.say("dragon-wild"),
        tone=SEATS[v.commander] if obeys else "",
    )


def stacks_behind_the_screen(names: Names) -> list[Piece]:
    """What the viewer has built so far; the last stack may lack its five-dot."""
    v = names.v
    found: list[Piece] = []
    so_far = laid(v, v.viewer)
    for n, space in enumerate(places(v, v.viewer)):
        end = so_far.index(FIVE) + 1 if FIVE in so_far else len(so_far)
        stack, so_far = so_far[:end][::-1], so_far[end:]
        found.append(
            Piece(
                key=f"stack-{n}",
                at=f"space-{space}",
                seat=v.viewer,
                symbol=names.symbol(stack[0]) if stack else "_",
                label=stack_in_words(names, stack),
                tone=SEATS[v.viewer],
                layers=layers(names, f"stack-{n}", stack),
                more=max(0, len(stack) - 1),
            )
        )
    return found


def stack_in_words(names: Names, stack: list[int]) -> str:
    """A stack that is being built, top first."""
    if not stack:
        return names.say("stack-begun")
    below = [names.short(face) for face in stack[1:]]
    contents = names.say("over", what=", ".join(below)) if below else ""
    return names.say("entity-here", top=names.type(stack[0]), contents=contents).strip()


# --- cards and numbers -----------------------------------------------------------------------------------
def cards(names: Names) -> tuple[Card, ...]:
    """The cards dealt to the viewer during the draft; then every slot, face up where the viewer knows it."""
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
    return tuple(
        SeatScene(
            seat=seat,
            name=names.seat(seat),
            tone=SEATS[seat],
            symbol=SYMBOLS[seat],
            active=v.phase in (TERRAIN, PLAY) and not v.over and seat == active_seat(v),
            asked=((v.waiting >> seat) & 1) == 1,
            team=v.team[seat],
            notes=notes(names, seat),
        )
        for seat in range(v.seats)
    )


def active_seat(v: Table) -> int:
    """Who plays, or places terrain."""
    if v.phase == PLAY:
        return v.active
    return next((seat for seat in range(v.seats) if (v.waiting >> seat) & 1), v.first)


def notes(names: Names, seat: int) -> tuple[str, ...]:
    """What is left of a player, what fell, and whose side they are on."""
    v = names.v
    if v.phase in (DRAFT, STACKING):
        return (names.say("note-choosing" if (v.waiting >> seat) & 1 else "note-chose"),)
    if v.phase != PLAY:
        return ()
    own = [e for e in range(len(v.top)) if v.owner[e] == seat and v.top[e] != GONE]
    if v.hide_heights and seat != v.viewer and not v.over:
        found = [names.say("note-entities", n=len(own))]
    else:
        found = [names.say("note-pieces", n=sum(len(names.faces(e)) for e in own))]
    fallen = [p for p in v.grave if owner_of_piece(v, p) == seat]
    if fallen:
        short = [names.short(v.face[p]) for p in fallen]
        found.append(names.say("note-fallen", what=", ".join(short)))
    if v.team[seat] != seat:
        found.append(names.say("note-side", seat=names.seat(v.team[seat])))
    elif any(v.face[p] == LEADER for p in fallen):
        found.append(names.say("note-leaderless"))
    return tuple(found)


# --- the whole -------------------------------------------------------------------------------------------
def log(v: Table, code: str) -> tuple[LogLine, ...]:
    """The log in words, each line with its cause."""
    depths: list[int] = []
    found: list[LogLine] = []
    for event, text in zip(v.events, log_lines(v, code), strict=True):
        depths.append(depths[event.cause] + 1 if 0 <= event.cause < len(depths) else 0)
        found.append(
            LogLine(
                number=event.number,
                text=text,
                cause=event.cause,
                depth=depths[-1],
                seat=event.seat,
                about=about(event),
                cards=(PRINTED[event.n].key,) if event.kind == terms.REVEALED and event.n in PRINTED else (),
            )
        )
    return tuple(found)


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
        legend=tuple((symbol, names.say(f"legend-{symbol}")) for symbol in LEGEND),
    )
