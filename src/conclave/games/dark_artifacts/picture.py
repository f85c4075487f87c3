"""The board as a scene shows it: spaces and lines, and the stacks that stand there."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts.naming import FAR, SEATS, Names
from conclave.games.dark_artifacts.rules.actions import why_no_command
from conclave.games.dark_artifacts.rules.setup import laid, places
from conclave.games.dark_artifacts.table import FIVE, STACKING, Table, board_of, is_on_board
from conclave.kernel.memory import Memory
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.scene import Area, Edge, Layer, Mark, Piece

MARKS: Final = {"swamp": "≈", "forest": "♣"}

AREAS: Final[Memory[tuple[Area, ...]]] = Memory(2_000)
EDGES: Final[Memory[tuple[Edge, ...]]] = Memory(2_000)
IN_PLAY: Final[Memory[tuple[Piece, ...]]] = Memory(2_000)
ROWS: Final[Memory[dict[int, Piece]]] = Memory(2_000)
PIECES: Final[Memory[Piece]] = Memory()
DRAGONS: Final[Memory[Piece]] = Memory()


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
                marks=tuple(
                    Mark(key=mark, symbol=MARKS[mark], label=names.say(f"mark-{mark}")) for mark in marks
                ),
                note=names.say("mark-home", seat=names.seat(home)) if home >= 0 else "",
            )
        )
    return tuple(found)


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
    behind: tuple[tuple[int, ...], ...] = ()
    if v.phase == STACKING and v.viewer < v.seats:
        behind = (tuple(laid(v, v.viewer)), tuple(places(v, v.viewer)))
    obeyed = commander(v) if v.dragon >= 0 else -1
    key = (names.words, v.viewer, names.stacks(), tuple(v.space), v.dragon, obeyed, behind)
    found = IN_PLAY.get(key)
    return found if found is not None else IN_PLAY.keep(key, drawn_pieces(names, obeyed, *behind))


def drawn_pieces(
    names: Names, obeyed: int, so_far: tuple[int, ...] = (), spaces: tuple[int, ...] = ()
) -> tuple[Piece, ...]:
    """What stands on the board, drawn afresh as far as it is not as it was."""
    found = entities(names)
    found.extend(stacks_behind_the_screen(names, so_far, spaces))
    if names.v.dragon >= 0:
        found.append(dragon(names, obeyed))
    return tuple(found)


def entities(names: Names) -> list[Piece]:
    """The entities in play; while no stack changes, they differ only by where they stand."""
    v = names.v
    stacks, space, twins = names.stacks(), v.space, names.twins_here()
    row = ROWS.of((names.words, v.viewer, stacks), dict)
    found: list[Piece] = []
    for e in stacks.in_play:
        spot = 2 * (FAR * e + space[e]) + (e in twins)
        piece = row.get(spot)
        if piece is None:
            piece = row[spot] = entity(names, e)
        found.append(piece)
    return found


def entity(names: Names, e: int) -> Piece:
    """An entity with its layers, as far as the viewer knows them."""
    key = (names.words, names.v.seats, e, names.state(e))
    found = PIECES.get(key)
    return found if found is not None else PIECES.keep(key, drawn_entity(names, e))


def drawn_entity(names: Names, e: int) -> Piece:
    """An entity, drawn afresh."""
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


def layers(names: Names, key: str, faces: tuple[int, ...]) -> tuple[Layer, ...]:
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


def commander(v: Table) -> int:
    """Whom the Dragon obeys, or -1."""
    return v.commander if v.commander >= 0 and why_no_command(v, v.commander) == ALLOWED else -1


def dragon(names: Names, obeyed: int) -> Piece:
    """The Dragon, and whom it obeys."""
    key = (names.words, names.v.dragon, obeyed)
    return DRAGONS.of(key, lambda: drawn_dragon(names, obeyed))


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
    )


def stacks_behind_the_screen(names: Names, so_far: tuple[int, ...], spaces: tuple[int, ...]) -> list[Piece]:
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
