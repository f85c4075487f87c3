"""What scenes of Black Rose Wars remember: nothing stale, and nothing of another table or viewer."""

from __future__ import annotations

from random import Random
from typing import Any

from conclave.games.black_rose_wars import (
    GAME,
)
from conclave.games.black_rose_wars.show.naming import Names
from conclave.games.black_rose_wars.show.scene import draw
from conclave.games.black_rose_wars.terms import MODELS, NO_MODEL, SIDES
from conclave.server import stage
from conclave.server.kept import Kept, KeptMatch
from tests.memories import forget

SETTINGS: tuple[dict[str, bool | int | str], ...] = ({}, {"profile": "manual"}, {"overload": True})


def a_match(seats: int, seed: int, settings: dict[str, bool | int | str]) -> KeptMatch:
    return KeptMatch.over(Kept.begun(GAME, seats, seed, settings))


def play_on(match: KeptMatch, dice: Random) -> None:
    if not match.state.over:
        d = dice.choice(match.state.pending)
        match.decide(d.seat, dice.randrange(len(d.codes)))


def seen(match: KeptMatch) -> list[Any]:
    """What all viewers are shown, a spectator last."""
    return [stage.scene_of(match, viewer, "en") for viewer in (*range(match.record.seats), -1)]


def test_several_tables_at_once_are_drawn_as_if_nothing_was_remembered() -> None:
    forget()
    seed = 21
    matches = [a_match(4 - n, seed + n, settings) for n, settings in enumerate(SETTINGS)]
    dice = Random(seed)
    for step in range(600):
        match = matches[step % len(matches)]
        play_on(match, dice)
        drawn = seen(match)
        if step % 7 == 0:
            kept = [stage.view_of(match, viewer) for viewer in (*range(match.record.seats), -1)]
            for view, scene_ in zip(kept, drawn, strict=True):
                forget()
                view.events = list(view.events)  # no diary: the log is told anew as well
                assert stage.drawn(GAME, view, "en") == scene_


def test_a_game_to_its_end_is_drawn_as_if_nothing_was_remembered() -> None:
    forget()
    match, dice = a_match(4, 5, {}), Random(5)
    summoned = False
    while not match.state.over:
        play_on(match, dice)
        summoned = summoned or any(match.state.kind[m] != NO_MODEL for m in range(4, MODELS))
        viewer = dice.randrange(4)
        remembered = stage.scene_of(match, viewer, "en")
        if dice.random() < 0.3 or match.state.over:
            forget()
            assert stage.drawn(GAME, match.view(viewer), "en") == remembered
    assert summoned, "no Evocation came: whose is whose was not tested"


def test_a_view_that_changes_in_place_is_drawn_anew() -> None:
    match, dice = a_match(4, 3, {}), Random(3)
    for _ in range(120):
        play_on(match, dice)
    v = match.view(0)
    before = draw(v, "en")
    v.damage[SIDES + 2] += 1
    v.points[3] += 1
    v.instability[7] += 1
    v.crown = (v.crown + 1) % 4
    after = draw(v, "en")
    for part in ("pieces", "tracks", "areas", "seats"):
        assert getattr(before, part) != getattr(after, part)
    forget()
    assert draw(v, "en") == after


def test_what_does_not_change_is_the_very_same_object() -> None:
    match, dice = a_match(4, 4, {}), Random(4)
    for _ in range(120):
        play_on(match, dice)
    first, again = seen(match), seen(match)
    for part in ("areas", "edges", "pieces", "cards", "tracks", "seats", "legend", "log", "waiting"):
        assert all(getattr(a, part) is getattr(b, part) for a, b in zip(first, again, strict=True))
    assert all(scene_.areas is first[0].areas and scene_.edges is first[0].edges for scene_ in first)


def test_two_languages_do_not_mix() -> None:
    v = a_match(2, 1, {}).view(0)
    assert Names(v, "en").words is not Names(v, "xx").words
    assert draw(v, "en") == draw(v, "xx")  # a language without a file says all in English
