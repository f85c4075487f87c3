"""What is remembered of scenes never shows: whole games look as if everything were drawn afresh each time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conclave.games.dark_artifacts.show.naming import Names
from conclave.games.dark_artifacts.terms import DRAGON, MOVE
from conclave.server import stage
from conclave.server.kept import Kept, KeptMatch
from conclave.server.rekey import rekeyed
from conclave.show.scene import Scene
from tests.games.dark_artifacts.layout import GAME
from tests.memories import forget


def scenes_of(match: KeptMatch, afresh: bool) -> list[Scene]:
    """What all viewers are sent, in two languages."""
    found = []
    for viewer in range(-1, match.state.seats):
        for language in ("en", "it"):
            if afresh:
                forget()
                view = match.view(stage.place_of(match, viewer))
                found.append(stage.drawn(GAME, view, language))
            else:
                found.append(stage.scene_of(match, viewer, language))
    return found


def play_on(match: KeptMatch, dice: Random) -> None:
    """Take back what was decided last, now and then; else decide at random."""
    seat = match.state.pending[0].seat
    if dice.random() < 0.05 and match.may_undo(seat):
        match.undo(seat)
        return
    d = dice.choice(match.state.pending)
    match.decide(d.seat, dice.randrange(len(d.codes)))


def drawn_games(seats: int, hide_heights: bool, afresh: bool) -> list[list[Scene]]:
    """Scenes from all over two games played at the same time: what one leaves, the other may find."""
    options: dict[str, bool | int | str] = {"hide_heights": hide_heights}
    matches = [KeptMatch.over(Kept.begun(GAME, seats, seed, options)) for seed in (4, 5)]
    dice = Random(6)
    found = []
    for step in range(420):
        for match in matches:
            if not match.state.over:
                play_on(match, dice)
            if step % 60 in (0, 1):
                found.append(scenes_of(match, afresh))
    return found


@pytest.mark.parametrize("hide_heights", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_look_as_if_drawn_afresh(seats: int, hide_heights: bool) -> None:
    forget()
    remembered = drawn_games(seats, hide_heights, afresh=False)
    assert remembered == drawn_games(seats, hide_heights, afresh=True)


def test_what_has_not_changed_is_the_very_same_object() -> None:
    match = KeptMatch.over(Kept.begun(GAME, 4, 3, {}))
    dice = Random(3)
    while not any(o.verb == MOVE for d in match.state.pending for o in d.options):
        play_on(match, dice)
    d = match.state.pending[0]
    before = [stage.scene_of(match, viewer, "en") for viewer in range(4)]
    match.decide(d.seat, next(n for n, o in enumerate(d.options) if o.verb == MOVE))
    match.decide(d.seat, 0)
    for was, now in zip(before, [stage.scene_of(match, viewer, "en") for viewer in range(4)], strict=True):
        assert now.areas is was.areas
        assert now.edges is was.edges
        assert now.cards is was.cards
        assert now.seats is was.seats
        moved = [piece.key for piece, old in zip(now.pieces, was.pieces, strict=True) if piece is not old]
        assert f"entity-{match.state.events[-1].a}" in moved
        assert len(moved) < len(now.pieces) / 2


def test_viewers_share_what_they_see_alike_and_nothing_else() -> None:
    match = KeptMatch.over(Kept.begun(GAME, 4, 3, {}))
    dice = Random(3)
    for _ in range(200):
        play_on(match, dice)
    one, two = (stage.scene_of(match, viewer, "en") for viewer in (0, 1))
    assert one.areas is two.areas
    assert one.log[-1].text is two.log[-1].text
    for mine, theirs in zip(one.pieces, two.pieces, strict=True):
        assert (mine is theirs) == (mine == theirs)
        if mine.seat in (0, 1):
            assert mine.label != theirs.label  # one of them is told that it is theirs


def test_a_state_names_all_that_is_said_of_an_entity() -> None:
    said: dict[Any, tuple[str, str]] = {}
    for seed in range(3):
        match = KeptMatch.over(Kept.begun(GAME, 4, seed, {}))
        dice = Random(seed)
        while not match.state.over:
            play_on(match, dice)
            forget()
            names = Names(match.view(dice.randrange(5)))
            for e in names.stacks().in_play:
                words = (names.named_afresh("entity", e), names.named_afresh("entity-here", e))
                assert said.setdefault(names.state(e), words) == words
    assert len(said) > 500


def test_options_leave_the_server_under_the_same_names_every_time() -> None:
    match = KeptMatch.over(Kept.begun(GAME, 2, 1, {}))
    dice = Random(1)
    for _ in range(120):
        play_on(match, dice)
        for viewer in range(2):
            drawn: Scene = GAME.scene(match.view(viewer))
            once = rekeyed(drawn)
            forget()
            assert rekeyed(drawn) == once
            assert once.prompt is None or all(c.code[0] != DRAGON or c.points_at for c in once.prompt.choices)
