"""The Lodge as a scene shows it: Rooms, Cells, and the models in them."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.board import CELLS, COORDINATES, DOORS, IN_CELL, hex_at
from conclave.games.black_rose_wars.rules.cubes import health_left, health_of, instability_on
from conclave.games.black_rose_wars.rules.flags import has_flag
from conclave.games.black_rose_wars.rules.lodge import colour_at, has_token, name_at
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.show.codes import INHIBITIONS as FLAGS
from conclave.games.black_rose_wars.show.codes import code_of_cells, codes_of_models, codes_of_rooms, has_cell
from conclave.games.black_rose_wars.show.easel import Easel, Lodge, put, taken
from conclave.games.black_rose_wars.show.naming import COLOUR_KEYS, EVOCATION_KEYS, ROOM_KEYS, Names
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    A_MAGE,
    RESISTANCE,
    ROSE,
    SIDES,
)
from conclave.show.scene import Area, Edge, Mark, Piece

TONES: Final = ("orange", "cyan", "pink", "lime")
"""The colours of the seats; none is the colour of a Room."""

ROSE_SYMBOL: Final = "✿"
COLOUR_SYMBOLS: Final = ("●", "◆", "▲", "▼", "■", "★", "○")
"""A shape for each colour of Rooms, so that a Lodge without colours can be read."""

SIGNS: Final = {"turned": "↻", "blocked": "⊘", "no-token": "◌", "destroyed": "✕", "copy": "≡"}
"""What else may be marked on a Room."""

BOUND: Final = "!"
HEALTH: Final = "♥"

INHIBITIONS: Final = dict(
    zip(
        FLAGS,
        (
            "no-move", "no-leave", "no-activate", "no-physical-activate", "no-activate-after-move",
            "no-protection", "is-abomination",
        ),
        strict=True,
    )
)  # fmt: skip
"""What may be fastened to a Mage for a while."""


LODGE: Final = 0
IN_PLAY: Final = 1
"""Where an easel keeps these parts."""


# --- Rooms and Cells -------------------------------------------------------------------------------------
def lodge(easel: Easel) -> Lodge:
    """The Rooms on their hexes, then the Cells once they are turned up (R48), and their doors."""
    names = easel.names
    v = names.v
    rooms, doors = codes_of_rooms(v), code_of_cells(v)
    codes = [*rooms, doors]
    found: Lodge | None = easel.found(LODGE, codes)
    if found is not None:
        return found
    shelf = easel.ground.cells
    cells, edges = shelf.get(doors) or put(shelf, doors, drawn_cells(names))
    areas = taken(easel.ground.rooms, rooms, names, drawn_room)
    return easel.keep(LODGE, codes, Lodge((*areas, *cells), edges))


def spot(q: int, r: int) -> tuple[float, float]:
    """Where a hex lies on a page: rows of hexes, each half a hex aside from the next, upwards."""
    return q + r / 2, float(-r)


def drawn_room(names: Names, code: int) -> Area:
    """A Room with its token and its cubes."""
    v = names.v
    hex_ = code & 31
    x, y = spot(*COORDINATES[hex_])
    return Area(
        key=f"hex-{hex_}",
        label=names.room_name(name_at(v, hex_)),
        shape="hex",
        x=x,
        y=y,
        tone=COLOUR_KEYS[colour_at(v, hex_)],
        marks=tuple(marks(names, hex_)),
        note=names.say("note-copy", room=names.room(hex_)) if is_copy(v, hex_) else "",
        picture=ROOM_KEYS[name_at(v, hex_)],
        state="gone" if v.destroyed[hex_] else "spent" if is_turned(v, hex_) else "",
    )


def is_copy(v: Table, hex_: int) -> bool:
    """Whether a Room stands in for another this turn (O77)."""
    return name_at(v, hex_) != v.room_at[hex_]


def is_turned(v: Table, hex_: int) -> bool:
    """Whether the token of a Room lies turned: it was activated this turn."""
    return has_token(v, hex_) and bool(v.activated[hex_])


def marks(names: Names, hex_: int) -> list[Mark]:
    """The colour, the cubes against the Resistance, the token, then each side's cubes."""
    v = names.v
    say = names.say
    colour = colour_at(v, hex_)
    found = [
        Mark(
            key=f"colour-{COLOUR_KEYS[colour]}",
            symbol=COLOUR_SYMBOLS[colour],
            label=names.colour(colour),
            role="crest",
            picture=f"colour-{COLOUR_KEYS[colour]}",
        )
    ]
    if v.destroyed[hex_]:
        return [*found, sign("destroyed", destroyed(names, hex_))]
    n, most = int(instability_on(v, hex_)), RESISTANCE[v.room_at[hex_]]
    found.append(
        Mark(
            key="instability",
            symbol=f"{n}/{most}",
            label=say("mark-instability", n=n, most=most),
            role="gauge",
            value=n,
            most=most,
        )
    )
    if not has_token(v, hex_):
        found.append(sign("no-token", say("mark-no-token")))
    elif is_turned(v, hex_):
        found.append(sign("turned", say("mark-turned")))
    elif v.flipped[hex_]:
        found.append(sign("blocked", say("mark-blocked")))
    if is_copy(v, hex_):
        found.append(sign("copy", say("note-copy", room=names.room(hex_))))
    return [*found, *cubes(names, hex_)]


def sign(key: str, label: str) -> Mark:
    """One of the signs that may be marked on a Room."""
    return Mark(key=key, symbol=SIGNS[key], label=label, picture=key)


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


def drawn_cells(names: Names) -> tuple[tuple[Area, ...], tuple[Edge, ...]]:
    """The Cells whose place is known, and their doors; any two hexes that touch are neighbours."""
    v = names.v
    known = [seat for seat in range(v.seats) if has_cell(v, seat)]
    doors = [
        Edge(key=f"door-{seat}", ends=(f"cell-{seat}", f"hex-{v.door[seat]}"), kind="door") for seat in known
    ]
    return tuple([drawn_cell(names, seat) for seat in known]), tuple(doors)


def drawn_cell(names: Names, seat: int) -> Area:
    """A Cell, outside the Lodge beside its door Room (O2)."""
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


# --- models ----------------------------------------------------------------------------------------------
def pieces(easel: Easel) -> tuple[Piece, ...]:
    """The models in play, each where it stands."""
    names = easel.names
    codes = codes_of_models(names.v)
    found: tuple[Piece, ...] | None = easel.found(IN_PLAY, codes)
    if found is not None:
        return found
    return easel.keep(IN_PLAY, codes, taken(easel.ground.models, codes, names, drawn_piece))


def place_of(v: Table, m: int) -> str:
    """The key of the area that a model stands in."""
    return f"cell-{m}" if v.where[m] == IN_CELL else f"hex-{v.where[m]}"


def drawn_piece(names: Names, code: int) -> Piece:
    """A model with the Health it has left; its label tells whose cubes lie on it."""
    v = names.v
    m = code & 15
    seat = owner_of_model(m)
    is_mage = v.kind[m] == A_MAGE
    return Piece(
        key=f"model-{m}",
        at=place_of(v, m),
        seat=seat,
        symbol=symbol_of(names, seat) if is_mage else names.kind(v.kind[m])[:2],
        label=names.say("piece", what=names.model(m), state="; ".join(state_of(names, m))),
        tone=TONES[seat],
        note=f"{HEALTH}{health_left(v, m)}{BOUND if inhibitions(names, m) else ''}",
        figure="person" if is_mage else "creature",
        picture="mage" if is_mage else EVOCATION_KEYS[v.kind[m]],
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
