"""What a scene shows of a view, as tuples of numbers: the keys of drawings, and all that they are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.actions import obeyed
from conclave.games.dark_artifacts.rules.setup import laid, laid_stacks, places
from conclave.games.dark_artifacts.table import KITS, Table
from conclave.kernel.events import EVERYONE
from conclave.kernel.state import UNKNOWN

IN_PLAY: Final = -1
"""What has fallen from an entity whose top is in play."""
UNCOUNTED: Final = -2
"""An unknown number of pieces at the bottom of a stack."""
STILL_SHOWN_FROM: Final = 10
"""The count towards a stalemate is worth a place on the screen only when it begins to matter (O35)."""

Column = tuple[int, ...]
Stack = tuple[int, bool, int, int, tuple[int, ...]]
"""What words tell of an entity wherever it stands: its owner, whether it is the viewer's, what has just
fallen from it, its number where another would be called the same, and its pieces from the top down."""
Standing = tuple[str, int, int, Stack]
"""What stands on the board: its family and number, where, and what words tell of it."""
Shown = tuple[int, int, int, int, bool]
"""A card: seat, the type it belongs to, handle, face, whether all know it.

One that may be kept belongs to no type yet, one that the viewer does not know has no handle."""

Player = tuple[int, int, int, bool, bool, bool, int, tuple[int, ...]]
"""A player: seat, side, phase, active, asked, heights hidden, how much is in play, what fell.

What is in play are pieces, or entities where heights are hidden from the viewer."""


class Look:
    """A view, and its entities as far as the viewer knows them, once something asks for them."""

    def __init__(self, v: Table) -> None:
        self.v = v
        self.known: list[Stack] | None = None

    @property
    def stacks(self) -> list[Stack]:
        """All entities by number."""
        found = self.known
        if found is None:
            found = self.known = stacks_in(self.v)
        return found


def stacks_in(v: Table) -> list[Stack]:
    """All entities by number, those that words would not tell apart numbered."""
    found: list[Stack] = []
    crowds: dict[int, list[int]] = {}
    for e in range(len(v.top)):
        p, owner = v.top[e], v.owner[e]
        fallen = IN_PLAY
        if p >= 0:
            crowds.setdefault(v.space[e] * 4 + owner, []).append(e)
        else:
            p = UNKNOWN if p == t.WAITS else -2 - p
            fallen = v.face[v.fell[e]] if v.fell[e] >= 0 else UNKNOWN
        faces: list[int] = []
        while p >= 0:
            faces.append(v.face[p])
            p = v.under[p]
        if p == UNKNOWN:
            faces.append(UNCOUNTED)
        found.append((owner, owner == v.viewer, fallen, 0, tuple(faces)))
    for crowd in crowds.values():
        if len(crowd) > 1:
            number_twins(v.owner, found, crowd)
    return found


def number_twins(owner: list[int], stacks: list[Stack], crowd: list[int]) -> None:
    """Among entities of one player on one space, number those of which words would tell the same."""
    looks = [looks_of(stacks[e][4]) for e in crowd]
    for e, look in zip(crowd, looks, strict=True):
        if looks.count(look) > 1:
            whose, mine, fallen, _, faces = stacks[e]
            # which of its owner's entities it is, in the order in which they appeared
            stacks[e] = (whose, mine, fallen, owner[: e + 1].count(whose), faces)


def looks_of(faces: tuple[int, ...]) -> tuple[int, ...]:
    """What words tell of a stack: its top, the known pieces beneath in order, and how many are hidden."""
    if faces[-1] == UNCOUNTED:
        return (faces[0], UNCOUNTED)
    if UNKNOWN not in faces:
        return faces
    known = [face for face in faces if face != UNKNOWN]
    return (len(known) - len(faces), *known)


# --- what stands on the board ------------------------------------------------------------------------------
def ground(look: Look) -> tuple[int, int, int]:
    """The board, its swamps and its forests."""
    v = look.v
    return v.seats, v.swamps, v.forests


def lines(look: Look) -> tuple[int, int]:
    """The board and its walls."""
    return look.v.seats, look.v.walls


def pieces(look: Look) -> list[Standing]:
    """The entities in play, what waits to be revealed, the viewer's half-built stacks, and the Dragon."""
    v = look.v
    stacks = look.stacks
    found: list[Standing] = [("entity", e, v.space[e], stacks[e]) for e, p in enumerate(v.top) if p != t.GONE]
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


def players(look: Look) -> list[Player]:
    """The players as the viewer sees them."""
    v = look.v
    active = active_seat(v) if v.phase in (t.PLAY, t.TERRAIN) and not v.over else -1
    fallen: list[list[int]] = [[] for _ in range(v.seats)]
    per_seat = KITS[v.seats].per_seat
    for p in v.grave:
        fallen[p // per_seat].append(v.face[p])
    found: list[Player] = []
    for seat in range(v.seats):
        hides = v.hide_heights and seat != v.viewer and not v.over
        fell = tuple(fallen[seat])
        left = entities_of(look, seat) if hides else per_seat - len(fell)
        asked = (v.waiting >> seat) & 1 == 1
        found.append((seat, v.team[seat], v.phase, seat == active, asked, hides, left, fell))
    return found


def entities_of(look: Look, seat: int) -> int:
    """How many entities a player has in play."""
    return len([stack for stack in look.stacks if stack[0] == seat and stack[4]])


def cards(look: Look) -> list[Shown]:
    """The cards that the viewer may keep, and those that belong to pieces."""
    v = look.v
    first, last = KITS[v.seats].first_card, KITS[v.seats].first_place
    known = (tuple(v.face[first:last]), tuple(v.seen_by[first:last]))
    return cards_in(v.seats, v.viewer, v.phase == t.DRAFT, tuple(v.slot), known)


@lru_cache(500)
def cards_in(
    seats: int, viewer: int, drafts: bool, slot: Column, known: tuple[Column, Column]
) -> list[Shown]:
    """The cards: they seldom change, so most looks find them as the last did."""
    kit = KITS[seats]
    face, seen_by = known
    found: list[Shown] = []
    if drafts and viewer < seats:
        dealt = range(viewer * kit.cards_each, (viewer + 1) * kit.cards_each)
        for k in dealt:
            if kit.first_card + k not in slot:
                found.append((viewer, -1, kit.first_card + k, face[k], False))
    for at, handle in enumerate(slot):
        seat, type_ = at // t.SLOTS, at % t.SLOTS + 1
        k = handle - kit.first_card
        if handle >= 0:
            found.append((seat, type_, handle, face[k], seen_by[k] == EVERYONE))
        elif not drafts and kit.pieces[type_]:
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
