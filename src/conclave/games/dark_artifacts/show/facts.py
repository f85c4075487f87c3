"""What a scene shows of a view, as tuples of numbers: the keys of drawings, and all that they are made of."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.actions import obeyed
from conclave.games.dark_artifacts.rules.setup import laid, laid_stacks, places
from conclave.games.dark_artifacts.table import KITS, Table, beneath
from conclave.kernel.events import EVERYONE
from conclave.kernel.state import UNKNOWN

IN_PLAY: Final = -1
"""What has fallen from an entity whose top is in play."""
UNCOUNTED: Final = -2
"""An unknown number of pieces at the bottom of a stack."""
STILL_SHOWN_FROM: Final = 10
"""The count towards a stalemate is worth a place on the screen only when it begins to matter (O35)."""

Stack = tuple[int, bool, int, int, tuple[int, ...]]
"""What words tell of an entity wherever it stands: its owner, whether it is the viewer's, what has just
fallen from it, its number where another would be called the same, and its pieces from the top down."""


class Look:
    """A view, and its entities as far as the viewer knows them."""

    def __init__(self, v: Table) -> None:
        self.v = v
        self.stacks = stacks_of(v)


def stacks_of(v: Table) -> list[Stack]:
    """The entities by number, those that are gone without pieces."""
    found: list[Stack] = []
    crowds: dict[int, list[int]] = {}
    face = v.face
    under = v.under
    for e in range(len(v.top)):
        p = v.top[e]
        owner = v.owner[e]
        fallen = IN_PLAY
        if p >= 0:
            crowds.setdefault(v.space[e] * 4 + owner, []).append(e)
        else:
            fallen = int(face[v.fell[e]]) if v.fell[e] >= 0 else UNKNOWN
            p = beneath(v, e)
        faces: list[int] = []
        while p >= 0:
            faces.append(int(face[p]))
            p = under[p]
        if p == UNKNOWN:
            faces.append(UNCOUNTED)
        found.append((owner, owner == v.viewer, fallen, 0, tuple(faces)))
    for crowd in crowds.values():
        if len(crowd) > 1:
            number_twins(v, found, crowd)
    return found


def number_twins(v: Table, stacks: list[Stack], crowd: list[int]) -> None:
    """Among entities of one player on one space, number those of which words would tell the same."""
    looks = [looks_of(stacks[e][4]) for e in crowd]
    for e, look in zip(crowd, looks, strict=True):
        if looks.count(look) > 1:
            owner, mine, fallen, _, faces = stacks[e]
            # which of its owner's entities it is, in the order in which they appeared
            stacks[e] = (owner, mine, fallen, v.owner[: e + 1].count(owner), faces)


def looks_of(faces: tuple[int, ...]) -> tuple[int, ...]:
    """What words tell of a stack: its top, the known pieces beneath in order, and how many are hidden."""
    if faces[-1] == UNCOUNTED:
        return (faces[0], UNCOUNTED)
    known = [face for face in faces[1:] if face != UNKNOWN]
    return (faces[0], len(faces) - len(known), *known)


# --- what stands on the board ------------------------------------------------------------------------------
def ground(look: Look) -> tuple[int, int, int]:
    """The board, its swamps and its forests."""
    v = look.v
    return v.seats, v.swamps, v.forests


def lines(look: Look) -> tuple[int, int]:
    """The board and its walls."""
    return look.v.seats, look.v.walls


def pieces(look: Look) -> list[tuple[str, int, int, Stack]]:
    """The entities in play, what waits to be revealed, the viewer's half-built stacks, and the Dragon.

    Of each: its family and number, where it stands, and what words tell of it.
    """
    v = look.v
    stacks = look.stacks
    found: list[tuple[str, int, int, Stack]] = []
    for e in range(len(stacks)):
        if v.top[e] != t.GONE:
            found.append(("entity", e, v.space[e], stacks[e]))
    if v.phase == t.STACKING and v.viewer < v.seats:
        built = laid_stacks(laid(v, v.viewer))
        for n, space in enumerate(places(v, v.viewer)):
            found.append(("stack", n, space, (v.viewer, True, IN_PLAY, 0, tuple(built[n][::-1]))))
    if v.dragon >= 0:
        found.append(("dragon", 0, v.dragon, (obeyed(v), False, IN_PLAY, 0, ())))
    return found


# --- players, cards, numbers -------------------------------------------------------------------------------
def active_seat(v: Table) -> int:
    """Who plays, or places terrain."""
    if v.phase == t.PLAY:
        return v.active
    for seat in range(v.seats):
        if (v.waiting >> seat) & 1:
            return seat
    return v.first


def players(look: Look) -> list[tuple[int, int, int, bool, bool, bool, int, tuple[int, ...]]]:
    """Of each player: seat, side, phase, active, asked, heights hidden, how much is in play, what fell.

    What is in play are pieces, or entities where heights are hidden from the viewer.
    """
    v = look.v
    active = active_seat(v) if v.phase in (t.PLAY, t.TERRAIN) and not v.over else -1
    hides = [v.hide_heights and seat != v.viewer and not v.over for seat in range(v.seats)]
    left = [0] * v.seats
    for owner, _, _, _, faces in look.stacks:
        left[owner] += len(faces) if not hides[owner] else 1 if faces else 0
    fallen: list[list[int]] = [[] for _ in left]
    per_seat = KITS[v.seats].per_seat
    for p in v.grave:
        fallen[p // per_seat].append(int(v.face[p]))
    return [
        (
            seat,
            v.team[seat],
            v.phase,
            seat == active,
            (v.waiting >> seat) & 1 == 1,
            hides[seat],
            left[seat],
            tuple(fallen[seat]),
        )
        for seat in range(v.seats)
    ]


def cards(look: Look) -> list[tuple[int, int, int, int, bool]]:
    """Of each card that a scene shows: seat, the type it belongs to, handle, face, whether all know it.

    A card that may be kept belongs to no type yet, a card that the viewer does not know has no handle.
    """
    v = look.v
    kit = KITS[v.seats]
    found: list[tuple[int, int, int, int, bool]] = []
    if v.phase == t.DRAFT and v.viewer < v.seats:
        first = kit.first_card + v.viewer * kit.cards_each
        for handle in range(first, first + kit.cards_each):
            if handle not in v.slot:
                found.append((v.viewer, -1, handle, int(v.face[handle]), False))
    for k in range(len(v.slot)):
        handle = v.slot[k]
        seat, type_ = k // t.SLOTS, k % t.SLOTS + 1
        if handle >= 0:
            found.append((seat, type_, handle, int(v.face[handle]), v.seen_by[handle] == EVERYONE))
        elif v.phase != t.DRAFT and kit.pieces[type_]:
            found.append((seat, type_, -1, UNKNOWN, False))
    return found


def tracks(look: Look) -> list[tuple[str, int, int, int]]:
    """Actions and attacks left, the turn; at stacking, what the viewer has still to lay.

    Of each: what it counts or the viewer whose it is, the type, the number, the most.
    """
    v = look.v
    if v.phase == t.PLAY and not v.over:
        found = [
            ("turn", -1, v.turn, -1),
            ("actions", -1, v.actions, max(3, v.actions)),
            ("attacks", -1, v.attacks, max(1, v.attacks)),
        ]
        return found if v.still < STILL_SHOWN_FROM else [*found, ("still", -1, v.still, 30)]
    if v.phase != t.STACKING or v.viewer == v.seats:
        return []
    so_far = laid(v, v.viewer)
    most = KITS[v.seats].pieces
    return [
        (f"type-{type_}", v.viewer, most[type_] - so_far.count(type_), most[type_])
        for type_ in range(t.TYPES)
        if most[type_]
    ]
