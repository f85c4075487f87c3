"""What a scene shows of a view, as tuples of numbers: the keys of drawings, and all that they are made of."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREAS, MAIN
from conclave.games.triora.rules import box
from conclave.games.triora.table import Table, crowns_of

INQUISITOR: Final = 0
MORGANA: Final = 1

Ground = tuple[int, int, tuple[int, ...]]
"""An area: its number, how many Doom spaces it has, whose markers stand there."""
Standing = tuple[int, int, int]
"""A piece: its owner, or -1 and -2 for Inquisitor and Morgana; its sort; its circle, or the area of those."""
Lying = tuple[str, int, int, int]
"""A card: where it lies, its number, its face, and its owner or who has bewitched it."""
Player = tuple[int, bool, bool, int, int, bool]
"""A player: seat, whose turn it is, who is asked, position, pieces placed, captured."""
Row = tuple[tuple[int, int], ...]
"""What stands on a track or lies in a row: what or whose, and where or how many."""
Number = tuple[str, int, int, Row]
"""A track: what it counts, whose, how much or which place of the ring, and what stands on it."""


# --- the map -----------------------------------------------------------------------------------------------
def areas(v: Table) -> list[Ground]:
    """The areas and the Doom Markers in them."""
    found: list[Ground] = []
    for area in range(AREAS):
        if area < MAIN:
            marks = tuple([v.doom[MAIN * seat + area] for seat in range(v.seats)])
            found.append((area, box.DOOM_SPACES[v.seats], marks))
        else:
            found.append((area, 0, ()))
    return found


def pieces(v: Table) -> list[Standing]:
    """Witches and Familiars on the board, the Inquisitor and Morgana."""
    found: list[Standing] = []
    for seat in range(v.seats):
        for piece in range(t.PIECES):
            circle = v.circle[t.PIECES * seat + piece]
            if circle >= 0:
                found.append((seat, piece, circle))
    found.append((-1, INQUISITOR, v.inquisitor))
    found.append((-1, MORGANA, v.morgana))
    return found


# --- cards -------------------------------------------------------------------------------------------------
def cards(v: Table) -> list[Lying]:
    """The Villagers that lie open, those that players have won, and the personages of the Castle."""
    found: list[Lying] = []
    for n, handle in enumerate(v.row):
        found.append(("sale" if n < box.FOR_SALE else "next", handle, v.face[handle], -1))
    for handle in range(t.VILLAGERS):
        if v.owner[handle] >= 0:
            found.append(("won", handle, v.face[handle], v.owner[handle]))
    for column in range(t.COLUMNS):
        found.append(("castle", column, column, v.castle[column]))
    return found


# --- players and numbers -----------------------------------------------------------------------------------
def players(v: Table) -> list[Player]:
    """The players."""
    return [
        (
            seat,
            seat == v.active and not v.over,
            ((v.waiting >> seat) & 1) == 1,
            v.position[seat],
            v.used[seat],
            ((v.captured >> seat) & 1) == 1,
        )
        for seat in range(v.seats)
    ]


def tracks(v: Table) -> list[Number]:
    """Disks on tracks, rounds and cards left, and what each player has."""
    found: list[Number] = [
        ("inquisition", -1, 0, tuple([(seat, v.inquisition[seat]) for seat in v.pile])),
        ("order", -1, 0, tuple([(seat, v.position[seat]) for seat in range(v.seats) if v.position[seat]])),
        ("stones", -1, 0, ((-1, v.token),)),
        ("round", -1, v.round, ()),
        ("deck", -1, t.VILLAGERS - v.drawn, ()),
    ]
    for seat in range(v.seats):
        found.append(("points", seat, v.total[seat] if v.over else v.points[seat], ()))
        found.append(("silver", seat, v.silver[seat], ()))
        found.append(("undead", seat, v.undead[seat], ()))
        found.append(("markers", seat, v.markers[seat], ()))
        found.append(("crowns", seat, crowns_of(v, seat), ()))
        for place in range(t.PLACES):
            found.append(("ring", seat, place, ring(v, seat, place)))
        found.append(("potions", seat, 0, potions(v, seat)))
    return found


def ring(v: Table, seat: int, place: int) -> Row:
    """The herbs of each colour in one place of the ring."""
    at = t.RING * seat + place
    return tuple([(colour, v.herbs[at + t.PLACES * colour]) for colour in range(t.COLOURS)])


def potions(v: Table, seat: int) -> Row:
    """The potions of a seat, those it has none of included."""
    return tuple([(which, v.potions[t.POTIONS * seat + which]) for which in range(t.POTIONS)])
