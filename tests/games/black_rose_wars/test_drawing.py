"""A scene drawn on what the viewer was shown before is the scene drawn from nothing, whatever changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conclave.games.black_rose_wars import GAME
from conclave.games.black_rose_wars.show import scene
from conclave.games.black_rose_wars.show.changes import (
    CARDS,
    CLOCK,
    EVERYTHING,
    MODELS,
    NUMBERS,
    ROOMS,
    WAITED_FOR,
    changes,
)
from conclave.games.black_rose_wars.show.scene import draw
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import ROSE, SIDES
from conclave.server import stage
from conclave.server.kept import Kept, KeptMatch
from conclave.show.diary import Diary
from conclave.show.scene import Scene
from tests.memories import forget

PARTS = tuple(name for name in Scene.__struct_fields__ if name not in ("prompt", "log"))
WHOLE = ("areas", "edges", "pieces", "cards", "tracks", "legend", "seats")
"""The parts that are the very same object where they did not change."""

COLUMNS = (
    "room_at flipped activated destroyed instability kind where damage mage door school tokens taken "
    "winner_of points reserve sheet side status token top size under face seen_by"
).split()
NUMBERS_OF_TABLE = "phase moon turn crown first active waiting".split()


def afresh(view: Table) -> Scene:
    """A view drawn from nothing."""
    forget()
    return draw(view, "en")


def a_match(seats: int, seed: int, settings: dict[str, bool | int | str] | None = None) -> KeptMatch:
    return KeptMatch.over(Kept.begun(GAME, seats, seed, settings or {}))


def play_on(match: KeptMatch, dice: Random, undoing: float = 0.0) -> None:
    """Decide anything, or now and then take something back."""
    seat = match.state.pending[0].seat
    if dice.random() < undoing and match.may_undo(seat):
        match.undo(seat)
        return
    d = dice.choice(match.state.pending)
    match.decide(d.seat, dice.randrange(len(d.codes)))


def played(seats: int, seed: int, decisions: int) -> KeptMatch:
    match, dice = a_match(seats, seed), Random(seed)
    while len(match.record.own) == 0 or sum(match.record.own.values()) < decisions:
        play_on(match, dice)
    return match


def viewers_of(match: KeptMatch) -> range:
    """All seats, and the spectator."""
    return range(match.record.seats + 1)


@pytest.mark.parametrize(
    ("seats", "seed", "skipped", "settings"),
    [
        (4, 31, 0, {}),
        (2, 32, 60, {"profile": "manual"}),
        (3, 33, 200, {"overload": True}),
        (4, 34, 350, {}),
        (4, 35, 500, {"profile": "manual"}),
    ],
)
def test_every_scene_is_the_one_drawn_from_nothing(
    seats: int, seed: int, skipped: int, settings: dict[str, bool | int | str]
) -> None:
    match, dice = a_match(seats, seed, settings), Random(seed)
    undone = 0
    for step in range(skipped + 50):
        if match.state.over:
            break
        before = len(match.state.events)
        play_on(match, dice, undoing=0.15)
        undone += len(match.state.events) < before
        if step < skipped and step % 10:
            continue
        remembered = [draw(match.look(viewer), "en") for viewer in viewers_of(match)]
        for viewer, shown in zip(viewers_of(match), remembered, strict=True):
            assert afresh(match.view(viewer)) == shown
    assert undone, "nothing was taken back"


def test_a_finished_game_is_drawn_as_from_nothing() -> None:
    match, dice = a_match(3, 8), Random(8)
    while not match.state.over:
        play_on(match, dice)
        shown = [draw(match.look(viewer), "en") for viewer in viewers_of(match)]
    for viewer in viewers_of(match):
        assert shown[viewer].result
        assert afresh(match.view(viewer)) == shown[viewer]


def test_what_does_not_change_is_the_very_same_object() -> None:
    match, dice = played(4, 41, 90), Random(41)
    last = [draw(match.look(viewer), "en") for viewer in viewers_of(match)]
    same = dict.fromkeys(WHOLE, 0)
    for _ in range(150):
        play_on(match, dice)
        for viewer in viewers_of(match):
            now = draw(match.look(viewer), "en")
            for part in WHOLE:
                new, old = getattr(now, part), getattr(last[viewer], part)
                assert new is old or new != old, part
                same[part] += new is old
            last[viewer] = now
    assert all(same.values())


def test_nothing_is_drawn_again_where_nothing_changed() -> None:
    match = played(4, 42, 120)
    for viewer in viewers_of(match):
        assert draw(match.look(viewer), "en") is draw(match.look(viewer), "en")


def test_a_question_that_stays_open_is_asked_in_the_very_same_words() -> None:
    match, dice = a_match(4, 43), Random(43)
    kept = 0
    while kept < 3:
        before = {d.seat: (d, draw(match.look(d.seat), "en").prompt) for d in match.state.pending}
        play_on(match, dice)
        for d in match.state.pending:
            if d.seat in before and before[d.seat][0] is d:
                prompt = draw(match.look(d.seat), "en").prompt
                assert prompt == before[d.seat][1]
                kept += prompt is before[d.seat][1]


def test_two_languages_of_one_viewer_do_not_mix() -> None:
    match, dice = played(3, 44, 50), Random(44)
    for _ in range(20):
        play_on(match, dice)
        view = match.look(0)
        first, second = draw(view, "en"), draw(view, "xx")
        assert first == second  # a language without a file says all in English
        assert draw(match.look(0), "en") is first
        assert draw(match.look(0), "xx") is second


def test_a_drawing_that_fails_leaves_nothing_half_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice = played(4, 45, 100), Random(45)
    draw(match.look(0), "en")
    for _ in range(12):
        play_on(match, dice)
    with monkeypatch.context() as broken:
        broken.setattr(scene, "told", None)
        with pytest.raises(TypeError):
            draw(match.look(0), "en")
    assert draw(match.look(0), "en") == afresh(match.view(0))


# --- whatever changes ------------------------------------------------------------------------------------
def redrawn(was: Table, v: Table) -> tuple[Scene | None, Scene]:
    """A view drawn after another, and drawn from nothing; None where no table can look like that."""
    diary = Diary(was.viewer)
    was.events = diary
    draw(was, "en")
    v.events = diary
    try:
        after = draw(v, "en")
    except (IndexError, KeyError, ValueError):
        return None, draw(was, "en")
    v.events = []
    return after, afresh(v)


def compared(was: Table, v: Table, what: str) -> bool:
    """Whether a change shows; a scene drawn after the change must tell of it."""
    before = draw(was, "en")
    after, fresh = redrawn(was, v)
    if after is None:
        return False
    for part in (*PARTS, "prompt"):
        assert getattr(after, part) == getattr(fresh, part), (what, part)
    return any(getattr(fresh, part) != getattr(before, part) for part in PARTS)


@pytest.mark.parametrize("decisions", [130, 420])
def test_a_scene_tells_of_a_change_in_any_column(decisions: int) -> None:
    match, dice = played(4, 46, decisions), Random(46)
    shown = set()
    for viewer in (match.state.pending[0].seat, 4):
        for column in COLUMNS:
            for _ in range(3):
                was, v = match.view(viewer), match.view(viewer)
                values: Any = getattr(v, column)
                k = dice.randrange(ROSE if column == "kind" else 0, len(values))  # a Mage stays one
                values[k] += dice.choice((-1, 1))
                if compared(was, v, column):
                    shown.add(column)
        for number in NUMBERS_OF_TABLE:
            was, v = match.view(viewer), match.view(viewer)
            setattr(v, number, getattr(v, number) + 1)
            if compared(was, v, number):
                shown.add(number)
    assert {"instability", "points", "crown", "turn"} <= shown


def test_changes_name_the_groups_that_changed() -> None:
    match = played(4, 47, 120)
    was = match.view(0)

    def groups(column: str, k: int, by: int = 1) -> int:
        v = match.view(0)
        getattr(v, column)[k] += by
        return changes(v, was)

    assert changes(match.view(0), was) == 0
    assert groups("instability", 3) == ROOMS
    assert groups("damage", SIDES) == MODELS | NUMBERS
    assert groups("where", 1) == MODELS
    assert groups("size", 0) == NUMBERS
    assert groups("under", 0) == groups("face", 1) == groups("seen_by", 2) == groups("status", 3) == CARDS
    assert groups("school", 0) == CLOCK
    assert groups("mage", 0) == groups("room_at", 0) == EVERYTHING
    v = match.view(0)
    v.waiting ^= 1
    assert changes(v, was) == WAITED_FOR


def test_what_lasts_is_marked_as_soon_as_it_is_in_force() -> None:
    match, dice = a_match(4, 48), Random(48)
    lasting = 0
    while lasting < 60 and not match.state.over:
        play_on(match, dice)
        if match.state.lasting:
            lasting += 1
            viewer = dice.randrange(5)
            assert draw(match.look(viewer), "en") == draw(match.view(viewer), "en")
    assert lasting


def test_the_server_sends_what_is_drawn() -> None:
    match, dice = played(4, 49, 60), Random(49)
    for _ in range(60):
        play_on(match, dice)
        for viewer in (0, 1, 2, 3, -1):
            place = stage.place_of(match, viewer)
            assert stage.scene_of(match, viewer, "en") == stage.drawn(GAME, match.view(place), "en")
