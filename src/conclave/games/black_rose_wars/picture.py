"""The Lodge as a scene shows it: Rooms, Cells, and the models in them."""

from __future__ import annotations

from typing import Final, NamedTuple

from conclave.games.black_rose_wars.board import CELLS, COORDINATES, DOORS, HEXES, IN_CELL, hex_at
from conclave.games.black_rose_wars.naming import COLOUR_KEYS, Names
from conclave.games.black_rose_wars.rules.cubes import health_left, health_of, instability_on
from conclave.games.black_rose_wars.rules.flags import (
    IS_ABOMINATION,
    NO_ACTIVATE,
    NO_ACTIVATE_AFTER_MOVE,
    NO_LEAVE,
    NO_MOVE,
    NO_PHYSICAL_ACTIVATE,
    NO_PROTECTION,
    has_flag,
)
from conclave.games.black_rose_wars.rules.lodge import colour_at, has_token, name_at
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    A_MAGE,
    MODELS,
    NO_MODEL,
    RESISTANCE,
    ROSE,
    SETUP,
    SIDES,
)
from conclave.kernel.memory import PUBLIC, Latest, Memory
from conclave.kernel.scene import Area, Edge, Mark, Piece

TONES: Final = ("orange", "cyan", "pink", "lime")
"""The colours of the seats; none is the colour of a Room."""

ROSE_SYMBOL: Final = "✿"
COLOUR_SYMBOLS: Final = ("●", "◆", "▲", "▼", "■", "★", "○")
"""A shape for each colour of Rooms, so that a Lodge without colours can be read."""

SIGNS: Final = {"turned": "↻", "blocked": "⊘", "no-token": "◌", "destroyed": "✕", "copy": "≡"}
"""What else may be marked on a Room."""

NO_EVOCATIONS: Final = [NO_MODEL] * 3
BOUND: Final = "!"
HEALTH: Final = "♥"

INHIBITIONS: Final = {
    NO_MOVE: "no-move",
    NO_LEAVE: "no-leave",
    NO_ACTIVATE: "no-activate",
    NO_PHYSICAL_ACTIVATE: "no-physical-activate",
    NO_ACTIVATE_AFTER_MOVE: "no-activate-after-move",
    NO_PROTECTION: "no-protection",
    IS_ABOMINATION: "is-abomination",
}
"""What may be fastened to a Mage for a while."""


class Board(NamedTuple):
    """The Lodge: its areas with their keys, the doors, and the keys of all marks."""

    areas: tuple[Area, ...]
    keys: frozenset[str]
    edges: tuple[Edge, ...]
    marked: frozenset[str]


BOARDS: Final[Latest[Board]] = Latest()
ROOMS: Final[Memory[dict[tuple[int, ...], tuple[Area, frozenset[str]]]]] = Memory(500)
CELL_AREAS: Final[Memory[Area]] = Memory(2_000)
PIECES: Final[Memory[dict[tuple[object, ...], Piece]]] = Memory(500)
"""Rooms and models by their own state, in a shelf for each ground: what holds for all of them alike."""
IN_PLAY: Final[Latest[tuple[Piece, ...]]] = Latest()


# --- Rooms and Cells -------------------------------------------------------------------------------------
def board(names: Names) -> Board:
    """The Rooms on their hexes, then the Cells once they are turned up (R48), and their doors."""
    v = names.v
    facts = (names.words, v.moon == 1, v.phase == SETUP, names.flags)
    tiles = [v.room_at, v.destroyed, v.activated, v.flipped, v.instability, v.winner_of, v.mage, v.door]
    return BOARDS.of(PUBLIC, facts, tiles, drawn_board, names)


def drawn_board(names: Names) -> Board:
    """The Rooms and Cells, drawn afresh."""
    v = names.v
    shelf = ROOMS.of((names.words, v.moon == 1, tuple(v.mage), names.flags), dict)
    rooms = [room(names, hex_, shelf) for hex_ in range(HEXES) if v.room_at[hex_] >= 0]
    cells = [cell(names, seat) for seat in range(v.seats) if has_cell(v, seat)]
    areas = (*[area for area, _ in rooms], *cells)
    marked: frozenset[str] = frozenset().union(*[keys for _, keys in rooms])
    return Board(areas, frozenset([area.key for area in areas]), edges(v), marked)


def spot(q: int, r: int) -> tuple[float, float]:
    """Where a hex lies on a page: rows of hexes, each half a hex aside from the next, upwards."""
    return q + r / 2, float(-r)


def room(
    names: Names, hex_: int, shelf: dict[tuple[int, ...], tuple[Area, frozenset[str]]]
) -> tuple[Area, frozenset[str]]:
    """A Room with its token and its cubes, and the keys of its marks."""
    v = names.v
    which = v.room_at[hex_]
    tile = (hex_, which, v.winner_of[which], v.destroyed[hex_], v.activated[hex_], v.flipped[hex_])
    state = (*tile, *v.instability[SIDES * hex_ : SIDES * hex_ + SIDES])
    found = shelf.get(state)
    if found is None:
        found = shelf[state] = drawn_room(names, hex_)
    return found


def drawn_room(names: Names, hex_: int) -> tuple[Area, frozenset[str]]:
    """A Room, drawn afresh."""
    v = names.v
    x, y = spot(*COORDINATES[hex_])
    area = Area(
        key=f"hex-{hex_}",
        label=names.room_name(name_at(v, hex_)),
        shape="hex",
        x=x,
        y=y,
        tone=COLOUR_KEYS[colour_at(v, hex_)],
        marks=tuple(marks(names, hex_)),
        note=names.say("note-copy", room=names.room(hex_)) if is_copy(v, hex_) else "",
    )
    return area, frozenset(mark.key for mark in area.marks)


def is_copy(v: Table, hex_: int) -> bool:
    """Whether a Room stands in for another this turn (O77)."""
    return name_at(v, hex_) != v.room_at[hex_]


def marks(names: Names, hex_: int) -> list[Mark]:
    """The colour, the cubes against the Resistance, the token, then each side's cubes."""
    v = names.v
    say = names.say
    colour = colour_at(v, hex_)
    found = [
        Mark(key=f"colour-{COLOUR_KEYS[colour]}", symbol=COLOUR_SYMBOLS[colour], label=names.colour(colour))
    ]
    if v.destroyed[hex_]:
        return [*found, Mark(key="destroyed", symbol=SIGNS["destroyed"], label=destroyed(names, hex_))]
    n, most = int(instability_on(v, hex_)), RESISTANCE[v.room_at[hex_]]
    found.append(Mark(key="instability", symbol=f"{n}/{most}", label=say("mark-instability", n=n, most=most)))
    if not has_token(v, hex_):
        found.append(Mark(key="no-token", symbol=SIGNS["no-token"], label=say("mark-no-token")))
    elif v.activated[hex_]:
        found.append(Mark(key="turned", symbol=SIGNS["turned"], label=say("mark-turned")))
    elif v.flipped[hex_]:
        found.append(Mark(key="blocked", symbol=SIGNS["blocked"], label=say("mark-blocked")))
    if is_copy(v, hex_):
        found.append(Mark(key="copy", symbol=SIGNS["copy"], label=say("note-copy", room=names.room(hex_))))
    return [*found, *cubes(names, hex_)]


def destroyed(names: Names, hex_: int) -> str:
    """That a Room is destroyed, and who has its token."""
    winner = names.v.winner_of[names.v.room_at[hex_]]
    return names.say("mark-destroyed", seat=names.seat(winner))


def cubes(names: Names, hex_: int) -> list[Mark]:
    """The cubes in a Room, side by side."""
    v = names.v
    return [
        Mark(
            key=f"cubes-{side}",
            symbol=f"{symbol_of(names, side)}{n}",
            label=names.say("mark-cubes", n=n, seat=names.seat(side)),
        )
        for side in range(SIDES)
        if (n := v.instability[SIDES * hex_ + side])
    ]


def symbol_of(names: Names, side: int) -> str:
    """A letter for a side: its Mage's, its number before it has one, or the Rose."""
    v = names.v
    if side == ROSE:
        return ROSE_SYMBOL
    return names.mage(v.mage[side])[:1] if v.mage[side] >= 0 else str(side + 1)


def has_cell(v: Table, seat: int) -> bool:
    """Whether it is known where a seat's Cell lies."""
    return v.phase != SETUP and v.door[seat] >= 0


def cell(names: Names, seat: int) -> Area:
    """A Cell, outside the Lodge beside its door Room (O2)."""
    v = names.v
    door = v.door[seat]
    state = (seat, v.seats, v.mage[seat], door, v.room_at[door])
    return CELL_AREAS.of((names.words, state), lambda: drawn_cell(names, seat))


def drawn_cell(names: Names, seat: int) -> Area:
    """A Cell, drawn afresh."""
    v = names.v
    doors = [hex_at(q, r) for q, r in DOORS[v.seats]]
    x, y = spot(*CELLS[v.seats][doors.index(v.door[seat])])
    return Area(
        key=f"cell-{seat}",
        label=names.cell(seat),
        shape="cell",
        x=x,
        y=y,
        tone=TONES[seat],
        note=names.say("note-door", room=names.the_room(v.door[seat])),
    )


def edges(v: Table) -> tuple[Edge, ...]:
    """The doors between Cells and Rooms; any two hexes that touch are neighbours."""
    return tuple(
        Edge(key=f"door-{seat}", ends=(f"cell-{seat}", f"hex-{v.door[seat]}"), kind="door")
        for seat in range(v.seats)
        if has_cell(v, seat)
    )


# --- models ----------------------------------------------------------------------------------------------
def pieces(names: Names) -> tuple[Piece, ...]:
    """The models in play, each where it stands."""
    v = names.v
    mine = 4 + 3 * v.viewer
    owner = v.viewer if v.kind[mine : mine + 3] != NO_EVOCATIONS else PUBLIC  # only its own are `yours`
    facts = (names.words, owner, v.switches, v.phase == SETUP, names.flags)
    columns = [v.kind, v.where, v.damage, v.mage, v.door]
    return IN_PLAY.of(owner, facts, columns, drawn_pieces, names)


def drawn_pieces(names: Names) -> tuple[Piece, ...]:
    """The models, drawn afresh."""
    v = names.v
    shelf = PIECES.of((names.words, v.switches, tuple(v.mage), names.flags), dict)
    placed = [(m, place_of(v, m)) for m in range(MODELS) if v.kind[m] != NO_MODEL]
    return tuple([piece(names, m, at, shelf) for m, at in placed if at])


def place_of(v: Table, m: int) -> str:
    """The key of the area a model stands in, or nothing."""
    if v.kind[m] == NO_MODEL or (m < 4 and (m >= v.seats or v.mage[m] < 0)):
        return ""
    if v.where[m] == IN_CELL:
        return f"cell-{m}" if has_cell(v, m) else ""
    return f"hex-{v.where[m]}" if v.where[m] >= 0 else ""


def piece(names: Names, m: int, at: str, shelf: dict[tuple[object, ...], Piece]) -> Piece:
    """A model with the Health it has left; its label tells whose cubes lie on it."""
    v = names.v
    seat = owner_of_model(m)
    number = names.number(m) if m >= 4 and names.has_twin(m) else 0
    lies = v.damage[SIDES * m : SIDES * m + SIDES]
    state = (m, at, v.kind[m], number, m >= 4 and seat == v.viewer, *lies)
    found = shelf.get(state)
    if found is None:
        found = shelf[state] = drawn_piece(names, m, seat)
    return found


def drawn_piece(names: Names, m: int, seat: int) -> Piece:
    """A model, drawn afresh."""
    v = names.v
    is_mage = v.kind[m] == A_MAGE
    return Piece(
        key=f"model-{m}",
        at=place_of(v, m),
        seat=seat,
        symbol=symbol_of(names, seat) if is_mage else names.kind(v.kind[m])[:2],
        label=names.say("piece", what=names.model(m), state="; ".join(state_of(names, m))),
        tone=TONES[seat],
        note=f"{HEALTH}{health_left(v, m)}{BOUND if inhibitions(names, m) else ''}",
    )


def state_of(names: Names, m: int) -> list[str]:
    """Health, damage side by side, and what holds for the model for a while."""
    v = names.v
    found = [names.say("piece-health", n=health_left(v, m), most=health_of(v, m))]
    if v.kind[m] != A_MAGE and health_of(v, m) == 0:
        found = []
    damage = [
        names.say("piece-cubes", n=n, seat=names.seat(side))
        for side in range(SIDES)
        if (n := v.damage[SIDES * m + side])
    ]
    if damage:
        found.append(names.say("piece-damage", what=", ".join(damage)))
    return [*found, *inhibitions(names, m)]


def inhibitions(names: Names, m: int) -> list[str]:
    """What a model may not do, or is, for a while (R22)."""
    return [names.say(f"piece-{key}") for flag, key in INHIBITIONS.items() if has_flag(names.v, m, flag)]
