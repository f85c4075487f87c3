"""Scenes drawn one after another for a table are those that would be drawn from nothing, part for part."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from conclave.games.dark_artifacts.show import scene as drawing
from conclave.games.dark_artifacts.show.changes import EVERYTHING, changes
from conclave.games.dark_artifacts.show.codes import faces_in, fallen_in
from conclave.games.dark_artifacts.show.naming import Names, number_in, owner_in, space_in
from conclave.games.dark_artifacts.table import GONE, beneath
from conclave.server.kept import Kept, KeptMatch
from conclave.show.scene import Scene
from tests.games.dark_artifacts.layout import GAME
from tests.memories import forget

PARTS = tuple(name for name in Scene.__struct_fields__ if name not in ("prompt", "log"))


def a_match(seats: int, seed: int, hide_heights: bool = False) -> KeptMatch:
    return KeptMatch.over(Kept.begun(GAME, seats, seed, {"hide_heights": hide_heights}))


def play_on(match: KeptMatch, dice: Random) -> None:
    """Take back what was decided last, now and then; else decide at random."""
    seat = match.state.pending[0].seat
    if dice.random() < 0.1 and match.may_undo(seat):
        match.undo(seat)
        return
    d = dice.choice(match.state.pending)
    match.decide(d.seat, dice.randrange(len(d.codes)))


def drawn(match: KeptMatch, viewer: int) -> Scene:
    """What a viewer of the table is shown; the last viewer is a spectator."""
    scene: Scene = GAME.scene(match.look(viewer))
    return scene


def from_nothing(match: KeptMatch, viewer: int) -> Scene:
    """The same, as if nothing had been drawn before."""
    forget()
    scene: Scene = GAME.scene(GAME.view(match.state, viewer))
    return scene


@pytest.mark.parametrize(("seats", "hide_heights"), list(product((2, 3, 4), (False, True))))
def test_every_scene_is_the_one_drawn_from_nothing(seats: int, hide_heights: bool) -> None:
    match, dice = a_match(seats, seats, hide_heights), Random(seats)
    late = Random(1)
    while not match.state.over:
        play_on(match, dice)
        for viewer in range(seats + 1):
            if late.random() < 0.9:  # a page that was away misses some scenes
                scene = drawn(match, viewer)
                if match.state.over or late.random() < 0.3:
                    assert scene == from_nothing(match, viewer)


@pytest.mark.parametrize("seed", [11, 12])
def test_after_every_decision_everybody_is_shown_what_is_drawn_from_nothing(seed: int) -> None:
    match, dice = a_match(4, seed), Random(seed)
    for _ in range(160):
        if match.state.over:
            break
        play_on(match, dice)
        for viewer in range(5):
            assert drawn(match, viewer) == from_nothing(match, viewer)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_as_it_was_is_the_very_same_object(seats: int) -> None:
    match, dice = a_match(seats, 8), Random(8)
    before = [drawn(match, viewer) for viewer in range(seats + 1)]
    while not match.state.over:
        play_on(match, dice)
        for viewer, was in enumerate(before):
            now = before[viewer] = drawn(match, viewer)
            for part in PARTS:
                if getattr(now, part) == getattr(was, part):
                    assert getattr(now, part) is getattr(was, part), part


def test_a_look_at_what_was_drawn_already_gives_the_very_same_scene() -> None:
    match, dice = a_match(3, 2), Random(2)
    for _ in range(90):
        play_on(match, dice)
        for viewer in range(4):
            assert drawn(match, viewer) is drawn(match, viewer)


def test_while_others_choose_behind_their_screens_a_question_stays_as_it_is() -> None:
    match = a_match(4, 2)
    asked = drawn(match, 0).prompt
    assert asked is not None
    match.decide(1, 0)
    assert drawn(match, 0).prompt is asked


def test_a_view_that_changes_in_place_is_drawn_anew() -> None:
    match, dice = a_match(2, 3), Random(3)
    for _ in range(60):
        play_on(match, dice)
    v = match.look(0)
    before = GAME.scene(v)
    e = next(e for e, top in enumerate(v.top) if top != GONE)
    v.space[e] = (v.space[e] + 1) % 20
    v.walls ^= 1
    v.turn += 1
    after = GAME.scene(v)
    assert changes(v, v) == EVERYTHING
    for part in ("pieces", "edges", "phase", "tracks"):
        assert getattr(before, part) != getattr(after, part)


def test_a_drawing_that_failed_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice = a_match(2, 3), Random(3)
    for _ in range(60):
        play_on(match, dice)
    drawn(match, 0)
    with monkeypatch.context() as spoilt:
        spoilt.setattr(drawing, "tracks", lambda names: 1 // 0)
        for _ in range(8):
            play_on(match, dice)
        with pytest.raises(ZeroDivisionError):
            drawn(match, 0)
    for _ in range(3):
        play_on(match, dice)
        assert drawn(match, 0) == from_nothing(match, 0)


def test_a_table_in_two_languages_keeps_them_apart() -> None:
    match, dice = a_match(2, 4), Random(4)
    for _ in range(80):
        play_on(match, dice)
        english, italian = (GAME.scene(match.look(0), code) for code in ("en", "it"))
        assert english.phase != italian.phase
        assert english.prompt is None or english.prompt.question != italian.prompt.question


@pytest.mark.parametrize("hide_heights", [False, True])
def test_a_state_tells_what_the_columns_tell(hide_heights: bool) -> None:
    match, dice = a_match(4, 6, hide_heights), Random(6)
    twins = 0
    while not match.state.over:
        play_on(match, dice)
        v = GAME.view(match.state, dice.randrange(5))
        names = Names(v)
        for e, top in enumerate(v.top):
            state = names.state(e)
            assert (space_in(state), owner_in(state)) == (v.space[e], v.owner[e])
            assert fallen_in(state) == (v.face[v.fell[e]] if top < 0 and v.fell[e] >= 0 else -1)
            p = top if top >= 0 else beneath(v, e)
            for face in faces_in(state):
                assert face == (v.face[p] if p >= 0 else -2)
                p = v.under[p] if p >= 0 else -1
            assert p == -1
            twins += number_in(state) > 0
    assert twins
