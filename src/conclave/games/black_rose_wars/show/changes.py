"""What of a table is not as it was: two views of one viewer, compared."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import SETUP

GROUND: Final = 1
"""Mages and Rooms: by them nearly everything is called."""
ROOMS: Final = 2
MODELS: Final = 4
CARDS: Final = 8
NUMBERS: Final = 16
CLOCK: Final = 32
WAITED_FOR: Final = 64
EVERYTHING: Final = 127


def changes(v: Table, was: Table) -> int:
    """The groups of columns in which a view is not as another view of the same table was, as bits."""
    found = changed_clock(v, was) | changed_cards(v, was)
    if v.mage != was.mage or v.room_at != was.room_at:
        return EVERYTHING
    if v.lasting != was.lasting:
        found |= ROOMS | MODELS | CLOCK
    if v.kind != was.kind or v.where != was.where:
        found |= MODELS
    if v.damage != was.damage:
        found |= MODELS | NUMBERS
    if v.instability != was.instability or v.activated != was.activated or v.flipped != was.flipped:
        found |= ROOMS
    if v.winner_of != was.winner_of or v.destroyed != was.destroyed:
        found |= ROOMS | NUMBERS
    if v.door != was.door:
        found |= ROOMS | MODELS
    if v.size != was.size or v.points != was.points or v.tokens != was.tokens:
        found |= NUMBERS
    if v.reserve != was.reserve or v.taken != was.taken:
        found |= NUMBERS
    return found


def changed_clock(v: Table, was: Table) -> int:
    """What is not as it was because of the time, and of who is waited for."""
    found = 0
    if v.waiting != was.waiting:
        found = WAITED_FOR
    if v.turn != was.turn or v.moon != was.moon:
        found |= CLOCK | ROOMS | NUMBERS
    if v.phase != was.phase:
        found |= CLOCK
        if SETUP in (v.phase, was.phase):
            found |= ROOMS | MODELS | NUMBERS
    if v.active != was.active or v.over != was.over or v.crown != was.crown or v.first != was.first:
        found |= CLOCK
    if v.school != was.school:
        found |= CLOCK
    if found & CLOCK and v.lasting:  # what lasts may be in force in one phase alone
        found |= ROOMS | MODELS
    return found


def changed_cards(v: Table, was: Table) -> int:
    """Whether a card lies elsewhere, or otherwise, or is known now."""
    if v.top != was.top or v.sheet != was.sheet or v.side != was.side or v.status != was.status:
        return CARDS
    if v.token != was.token or v.under != was.under or v.face != was.face or v.seen_by != was.seen_by:
        return CARDS
    return 0
