"""What goes out of a scene: whole to a newcomer, then only what is not as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from conclave.registry import games, load
from conclave.server import moments, reading
from conclave.server.changes import Scribe, lines_alike, spliced
from conclave.server.viewers import Viewers
from conclave.server.wire import SceneChanged, SceneSent, UndoFacts
from conclave.table.match import Match
from tests.server.house import House
from tests.server.playing import put_together

GAMES = games()


def a_match(key: str, seed: int) -> tuple[Match, Viewers]:
    game = load(key)
    match = Match(game, min(4, game.players[-1]), seed)
    return match, Viewers(match)


def played_on(match: Match, dice: Random) -> None:
    d = dice.choice(match.state.pending)
    match.decide(d.seat, dice.randrange(len(d.codes)))


def as_json(value: Any) -> Any:
    return msgspec.json.decode(reading.write(value))


def sent(viewers: Viewers, viewer: int, language: str = "en") -> SceneSent:
    return SceneSent(
        version=viewers.version(viewer),
        scene=viewers.scene(viewer, language),
        undo=UndoFacts(free=False, ask=False),
        seats=(),
    )


@pytest.mark.parametrize("key", GAMES)
def test_what_is_remembered_is_what_would_be_drawn_afresh(key: str) -> None:
    match, viewers = a_match(key, 11)
    dice = Random(11)
    for step in range(160):
        if match.state.over:
            break
        played_on(match, dice)
        if step % 8:
            continue
        drawn = [viewers.scene(viewer, "en") for viewer in range(-1, match.state.seats)]
        match.game.show.drawing.forget()
        for viewer, scene_ in zip(range(-1, match.state.seats), drawn, strict=True):
            view = match.view(viewers.place_of(viewer))
            assert moments.drawn(match.game, view, "en") == scene_


@pytest.mark.parametrize("key", GAMES)
def test_what_is_as_it_was_is_the_very_same_object(key: str) -> None:
    match, viewers = a_match(key, 4)
    dice = Random(4)
    was = viewers.scene(0, "en")
    for _ in range(60):
        assert viewers.scene(0, "en") is was
        if match.state.over:
            break
        played_on(match, dice)
        now = viewers.scene(0, "en")
        for name in was.__struct_fields__:
            part, old = getattr(now, name), getattr(was, name)
            assert part is old or part != old
        assert now is was or now != was
        was = now


@pytest.mark.parametrize("key", GAMES)
def test_changes_make_the_scene_that_a_newcomer_is_sent(key: str) -> None:
    match, viewers = a_match(key, 7)
    dice = Random(7)
    scribe = Scribe()
    last = [sent(viewers, viewer) for viewer in range(-1, match.state.seats)]
    held = [as_json(each) for each in last]
    for _ in range(120):
        if match.state.over:
            break
        seat = match.state.pending[0].seat
        if dice.random() < 0.1 and match.may_undo(seat):
            match.undo(seat)
        else:
            played_on(match, dice)
        for n, viewer in enumerate(range(-1, match.state.seats)):
            now = sent(viewers, viewer)
            held[n] = put_together(held[n], as_json(scribe.changed(now, last[n])))
            assert held[n] == as_json(now)
            last[n] = now


def test_a_splice_says_what_comes_and_what_goes() -> None:
    for was, now, told in (
        ("abcdef", "abXdef", [(2, 1, ("X",))]),
        ("abcdef", "XbcdeY", [(0, 1, ("X",)), (5, 1, ("Y",))]),
        ("abcdef", "abcdefX", [(6, 0, ("X",))]),
        ("abcdef", "abdef", [(2, 1, ())]),
        ("abcdef", "abXYdef", [(2, 1, ("X", "Y"))]),
        ("aaaa", "aaaaa", [(4, 0, ("a",))]),
        ("aaaa", "aaa", [(3, 1, ())]),
        ("abcd", "XYcd", None),
        ("", "a", None),
        ("a", "", None),
    ):
        assert spliced(tuple(now), tuple(was)) == told


def test_little_is_sent_where_little_has_changed() -> None:
    match, viewers = a_match("black-rose-wars", 7)
    dice = Random(7)
    scribe, last = Scribe(), sent(viewers, 0)
    sizes = []
    for _ in range(150):
        played_on(match, dice)
        now = sent(viewers, 0)
        sizes.append(len(reading.write(scribe.changed(now, last))) / len(reading.write(now)))
        last = now
    assert sum(sizes) / len(sizes) < 0.1


def test_a_version_counts_what_a_viewer_was_shown() -> None:
    match, viewers = a_match("dark-artifacts", 3)
    dice = Random(3)
    for _ in range(60):
        played_on(match, dice)
        for viewer in range(-1, match.state.seats):
            place = viewers.place_of(viewer)
            shown = sum((event.seen_by >> place) & 1 for event in match.state.events)
            assert viewers.version(viewer) == match.record.own[place] + shown


def test_the_log_is_told_again_from_the_first_line_that_is_another() -> None:
    match, viewers = a_match("dark-artifacts", 5)
    dice = Random(5)
    for _ in range(40):
        played_on(match, dice)
    before = sent(viewers, 0).scene.log
    assert lines_alike(before, before) == len(before)
    played_on(match, dice)
    assert lines_alike(sent(viewers, 0).scene.log, before) == len(before)
    anew = [msgspec.structs.replace(line) for line in before]  # as after an undo: other lines, equal words
    other = (*anew[:3], msgspec.structs.replace(before[3], text="Something else."), *anew[4:])
    assert lines_alike(tuple(anew), before) == len(before)
    assert lines_alike(other, before) == 3
    assert lines_alike((*other[:3], other[3], *before[4:]), before) == 3  # only the last is the very same
    assert lines_alike((), before) == 0


def test_what_two_are_sent_alike_is_written_once() -> None:
    match, viewers = a_match("dark-artifacts", 5)
    scribe = Scribe()
    first = sent(viewers, -1)
    assert scribe.write(first, None) is scribe.write(first, None)
    played_on(match, Random(1))
    second = sent(viewers, -1)
    text = scribe.write(second, first)
    assert text is scribe.write(second, first)
    assert isinstance(msgspec.json.decode(text, type=SceneChanged), SceneChanged)


def test_a_client_that_asks_for_changes_gets_them_and_another_whole_scenes(house: House) -> None:
    taken = house.lay("human", "human", masked=False)
    other = house.join(taken["table"])
    house.come(taken, other)
    with (
        house.client(taken["table"], taken["token"], changes=True) as ada,
        house.client(other["table"], other["token"]) as bo,
    ):
        held = ada.hear("scene")
        bo.hear("scene")
        for _ in range(12):
            asked = next(client for client in (ada, bo) if client.prompt())
            asked.decide(0)
            if asked is bo:
                bo.hear("scene")
                continue
            held = put_together(held, ada.hear("changed"))
            ada.scene = held
        with house.client(taken["table"], taken["token"]) as again:
            fresh = again.hear("scene")
        assert {**held["scene"]} == fresh["scene"]
        assert held["version"] == fresh["version"]
