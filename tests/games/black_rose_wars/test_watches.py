"""Texts that wait: Events in play and effects for the rest of the turn (O62, R126)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.content import EVENT_CARDS
from conclave.games.black_rose_wars.rules.cubes import damage_on, put_damage
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    EVENT_DECK,
    EVENT_SLOT,
    FORGE,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PLEASURES_ROOM,
    STOP,
)
from conclave.games.black_rose_wars.words.model_verbs import ASKS_STEP
from tests.games.black_rose_wars.layout import answer, at, begin, in_action, lay_room


def with_event(key: str, moon: int) -> Table:
    """Nero and Rebecca in the Forge, Rebecca 2 short of defeat by Nero's cubes, and an Event in play."""
    s = in_action(2)
    face = next(n for n, event in enumerate(EVENT_CARDS) if event.key == key)
    card = next(c for c in cards_in(s, EVENT_DECK + moon - 1) if s.face[c] == face)
    put(s, card, EVENT_SLOT)
    lay_room(s, FORGE, at(0, 1))
    s.where[0] = s.where[1] = at(0, 1)
    put_damage(s, 1, 0, 10)
    return s


def strike(s: Table) -> None:
    """Nero strikes Rebecca down."""
    begin(s)
    answer(s, 0, PHYSICAL_ATTACK)
    answer(s, 0, PHYSICAL_ATTACK)


@pytest.mark.parametrize(("key", "moon", "points"), [("e3-03", 3, 6), ("e1-01", 1, 5)])
def test_sky_of_roses_pays_whoever_scores_a_defeat(key: str, moon: int, points: int) -> None:
    """e3-03: 5 for the sole colour and 1 more; an Event about something else adds nothing."""
    s = with_event(key, moon)
    strike(s)
    assert int(damage_on(s, 1)) == 0
    assert s.where[1] < 0
    assert s.points[:2] == [points, 0]
    assert (s.taken[0], s.trophies[1]) == (1, 9)


@pytest.mark.parametrize(("key", "points"), [("e2-03", 6), ("e2-21", 5)])
def test_prize_of_the_pit_pays_the_final_blow(key: str, points: int) -> None:
    """e2-03 pays for any Mage, e2-21 only for the Crown holder, which Rebecca is not."""
    s = with_event(key, 2)
    strike(s)
    assert s.points[:2] == [points, 0]


def test_miserable_dance_pays_for_purple_rooms_only() -> None:
    """R38, A9: the Pleasures Room pays 1 PP, the Forge nothing."""
    for room, points in ((PLEASURES_ROOM, 1), (FORGE, 0)):
        s = with_event("e1-01", 1)
        lay_room(s, room, at(0, 1))
        s.where[1] = at(1, 0)
        begin(s)
        answer(s, 0, PHYSICAL_MOVE)
        answer(s, 0, ACTIVATE, at(0, 1))
        while s.active == 0 and s.decision_of(0) is not None and s.decision_of(0).about == ASKS_STEP:
            answer(s, 0, STOP, 0)
        assert s.points[0] == points
