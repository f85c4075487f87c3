"""What of a table is not as it was when a viewer's scene was drawn last.

A scene is drawn after every decision for every viewer, and most of it is as it was. To compare the columns of
two views takes compiled code next to no time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from conclave.games.dark_artifacts.table import KITS, STACKING, Table

# What may change, each a bit.
PHASE: Final = 1  # the phase, and the end of the game
CLOCK: Final = 2  # the turn and whose it is
WAITING: Final = 4  # who is asked
GROUND: Final = 8  # terrain
STACKS: Final = 16  # pieces, what they lie on, whose they are
SPACES: Final = 32  # where entities stand
DRAGON: Final = 64  # the Dragon and its commander
SIDES: Final = 128  # sides and graveyards
CARDS: Final = 256  # cards and who knows them
SCREENS: Final = 512  # what is built behind the screens
COUNTS: Final = 1024  # actions and attacks left, the count towards a stalemate
ASKED: Final = 2048  # the question to the viewer
EVERYTHING: Final = 4095


def changes(v: Table, was: Table) -> int:
    """What is not as it was in an earlier view; a view compared with itself may have changed anywhere."""
    if v is was or v.viewer != was.viewer or v.seats != was.seats or len(v.face) != len(was.face):
        return EVERYTHING
    mask: i64 = changes_of_the_course(v, was) | changes_of_secrets(v, was)
    if v.walls != was.walls or v.swamps != was.swamps or v.forests != was.forests:
        mask |= GROUND
    if v.space != was.space:
        mask |= SPACES
    if v.dragon != was.dragon or v.commander != was.commander:
        mask |= DRAGON
    if v.team != was.team or v.grave != was.grave or v.hide_heights != was.hide_heights:
        mask |= SIDES
    if v.top != was.top or v.under != was.under or v.fell != was.fell or v.owner != was.owner:
        mask |= STACKS
    return mask


def changes_of_the_course(v: Table, was: Table) -> i64:
    """What is not as it was of the clock, the counts and the questions."""
    mask: i64 = 0
    if v.phase != was.phase or v.over != was.over or v.winners != was.winners:
        mask |= PHASE
    if v.turn != was.turn or v.active != was.active or v.first != was.first or v.placed != was.placed:
        mask |= CLOCK
    if v.waiting != was.waiting:
        mask |= WAITING
    if v.actions != was.actions or v.attacks != was.attacks or v.still != was.still:
        mask |= COUNTS
    if len(v.pending) != len(was.pending) or (v.pending and v.pending[0] is not was.pending[0]):
        mask |= ASKED
    return mask


def changes_of_secrets(v: Table, was: Table) -> i64:
    """What is not as it was of the faces, and of who knows the cards."""
    kit = KITS[v.seats]
    cards: i64 = kit.first_card
    places: i64 = kit.first_place
    mask: i64 = 0
    if differ(v.face, was.face, 0, cards):
        mask |= STACKS
        if v.phase == STACKING:
            mask |= SCREENS
    if v.slot != was.slot or differ(v.face, was.face, cards, places):
        mask |= CARDS
    if differ(v.seen_by, was.seen_by, cards, places):
        mask |= CARDS
    if differ(v.face, was.face, places, len(v.face)):
        mask |= SCREENS
    return mask


def differ(column: vec[i16], was: vec[i16], first: i64, last: i64) -> bool:
    """Whether two columns differ between two rows."""
    k = first
    while k < last and column[k] == was[k]:
        k += 1
    return k < last
