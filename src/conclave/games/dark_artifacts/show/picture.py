"""The board as a scene shows it: spaces and lines, and the stacks that stand there."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.rules.actions import why_no_command
from conclave.games.dark_artifacts.rules.setup import laid, places
from conclave.games.dark_artifacts.show.codes import FACES_AT, OWNER_AT, UNCOUNTED, faces_in, fallen_in
from conclave.games.dark_artifacts.show.naming import (
    SEATS,
    Names,
    has_fallen,
    is_mine,
    number_in,
    owner_in,
    space_in,
)
from conclave.games.dark_artifacts.show.palette import Layered
from conclave.games.dark_artifacts.table import FIVE, POWER, STACKING, Table, board_of
from conclave.kernel.choices import BITS, PART
from conclave.kernel.reasons import ALLOWED
from conclave.show.memory import Memory
from conclave.show.scene import Area, Edge, Layer, Mark, Piece

MARKS: Final = {"swamp": "≈", "forest": "♣"}
GROUNDS: Final = {"swamp": "teal", "forest": "moss"}

AREAS: Final[Memory[tuple[Area, ...]]] = Memory(2_000)
EDGES: Final[Memory[tuple[Edge, ...]]] = Memory(2_000)


# --- the board -------------------------------------------------------------------------------------------
def areas(names: Names) -> tuple[Area, ...]:
    """The spaces, row 1 at the bottom."""
    v = names.v
    return AREAS.of((names.words, v.seats, v.swamps, v.forests), lambda: drawn_areas(names))


def drawn_areas(names: Names) -> tuple[Area, ...]:
    """The spaces, drawn afresh."""
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
                marks=tuple(drawn_mark(names, mark) for mark in marks),
                note=names.say("mark-home", seat=names.seat(home)) if home >= 0 else "",
            )
        )
    return tuple(found)


def drawn_mark(names: Names, mark: str) -> Mark:
    """What covers a space."""
    return Mark(
        key=mark,
        symbol=MARKS[mark],
        label=names.say(f"mark-{mark}"),
        role="ground",
        picture=mark,
        tone=GROUNDS[mark],
    )


def edges(v: Table) -> tuple[Edge, ...]:
    """The lines; those with a wall are of kind `wall`."""
    return EDGES.of((v.seats, v.walls), lambda: drawn_edges(v))


def drawn_edges(v: Table) -> tuple[Edge, ...]:
    """The lines, drawn afresh."""
    board = board_of(v)
    return tuple(
        Edge(
            key=f"line-{line}",
            ends=(f"space-{board.line_from[line]}", f"space-{board.line_to[line]}"),
            kind="wall" if (v.walls >> line) & 1 else "open",
        )
        for line in range(board.lines)
    )


# --- what stands there -----------------------------------------------------------------------------------
def pieces(names: Names) -> tuple[Piece, ...]:
    """The entities in play, what waits to be revealed, the viewer's half-built stacks, and the Dragon."""
    v = names.v
    found = entities(names)
    if v.phase == STACKING and v.viewer < v.seats:
        found.extend(stacks_behind_the_screen(names, tuple(laid(v, v.viewer)), places(v, v.viewer)))
    if v.dragon >= 0:
        found.append(dragon(names, commander(v)))
    return tuple(found)


def entities(names: Names) -> list[Piece]:
    """The entities in play; most stand where they stood, so the last row is looked at first."""
    get = names.palette.pieces.get
    keys = names.stacks().keys
    was, drawn = names.drawn
    if len(keys) == len(was):
        row = zip(keys, was, drawn, strict=True)
        found = [piece if key == old else get(key) or entity(names, key) for key, old, piece in row]
    else:
        found = [get(key) or entity(names, key) for key in keys]
    names.drawn = keys, found[:]
    return found


def entity(names: Names, key: int) -> Piece:
    """An entity with its layers, as far as the viewer knows them, drawn afresh."""
    e, state = key & PART, key >> BITS
    palette = names.palette
    wherever = state >> OWNER_AT  # wherever it goes, it is called the same and has the same layers
    stack = ((state >> FACES_AT) << BITS) | e
    symbol, parts, more = palette.layers.get(stack) or palette.layers.keep(stack, layered(names, e, state))
    owner, number = owner_in(state), number_in(state)
    drawn = Piece(
        key=f"entity-{e}",
        at=f"space-{space_in(state)}",
        seat=owner,
        symbol="?" if has_fallen(state) else symbol,
        label=palette.labels_here.get(wherever)
        or palette.labels_here.keep(wherever, called(names, e, state)),
        tone=SEATS[owner],
        note=f"#{number}" if number else "",
        layers=parts,
        more=more,
        figure="stack",
        picture=parts[0].picture if parts and not has_fallen(state) else "",
        pips=parts[0].pips if parts and not has_fallen(state) else 0,
    )
    return palette.pieces.keep(key, drawn)


def called(names: Names, e: int, state: int) -> str:
    """What an entity is called on the board."""
    if has_fallen(state):
        return names.say("waits-beneath", piece=names.type(fallen_in(state)))
    return names.say("yours", what=names.here(e)) if is_mine(state) else names.here(e)


def layered(names: Names, e: int, state: int) -> Layered:
    """The symbol of an entity, its layers, and how many lie beneath the top."""
    faces = faces_in(state)
    more = -1 if faces[-1] == UNCOUNTED else len(faces) - 1
    return names.symbol(faces[0]), layers(names, f"entity-{e}", faces), more


def layers(names: Names, key: str, faces: tuple[int, ...]) -> tuple[Layer, ...]:
    """The pieces of a stack, top first."""
    return tuple(
        [
            Layer(
                key=f"{key}-{n}",
                symbol=names.symbol(face),
                label=names.type(face),
                known=face >= 0,
                picture=names.picture(face),
                pips=POWER[face] if face >= 0 else 0,
            )
            for n, face in enumerate(faces)
        ]
    )


def commander(v: Table) -> int:
    """Whom the Dragon obeys, or -1."""
    return v.commander if v.commander >= 0 and why_no_command(v, v.commander) == ALLOWED else -1


def dragon(names: Names, obeyed: int) -> Piece:
    """The Dragon, and whom it obeys."""
    key = (names.v.dragon, obeyed)
    dragons = names.palette.dragons
    return dragons.get(key) or dragons.keep(key, drawn_dragon(names, obeyed))


def drawn_dragon(names: Names, obeyed: int) -> Piece:
    """The Dragon, drawn afresh."""
    obeys = obeyed >= 0
    return Piece(
        key="dragon-0",
        at=f"space-{names.v.dragon}",
        seat=-1,
        symbol=names.say("dragon"),
        label=names.say("dragon-of", seat=names.seat(obeyed)) if obeys else names.say("dragon-wild"),
        tone=SEATS[obeyed] if obeys else "",
        figure="creature",
        picture="dragon",
    )


def stacks_behind_the_screen(names: Names, so_far: tuple[int, ...], spaces: list[int]) -> list[Piece]:
    """What the viewer has built so far; the last stack may lack its five-dot."""
    v = names.v
    found: list[Piece] = []
    for n, space in enumerate(spaces):
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
                figure="stack",
                picture=names.picture(stack[0]) if stack else "",
                pips=POWER[stack[0]] if stack else 0,
            )
        )
    return found


def stack_in_words(names: Names, stack: tuple[int, ...]) -> str:
    """A stack that is being built, top first."""
    if not stack:
        return names.say("stack-begun")
    below = [names.short(face) for face in stack[1:]]
    contents = names.say("over", what=", ".join(below)) if below else ""
    return names.say("entity-here", top=names.type(stack[0]), contents=contents).strip()
