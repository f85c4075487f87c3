"""What a client draws is made from a view, is plain data, and tells no more than the view."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conclave.games.dark_artifacts.terms import ATTACK, SPLIT
from conclave.kernel.rng import seeded
from conclave.show.scene import Scene
from conclave.testkit.worlds import another_world
from tests.games.dark_artifacts.layout import BLACK, GAME, WHITE, Layout, Setup

SPECTATOR = 2


def scene_of(s: Any, seat: int) -> Scene:
    """The scene that a seat sees."""
    scene: Scene = GAME.scene(GAME.view(s, seat))
    return scene


def keys_of(scene: Scene) -> list[str]:
    """The keys of all things in a scene."""
    things = [*scene.areas, *scene.edges, *scene.pieces, *scene.cards, *scene.tracks]
    return [thing.key for thing in things]


def positions(seats: int, hide_heights: bool, games: int = 1, every: int = 30) -> list[Any]:
    """States on the way through a few random games."""
    found = []
    for seed in range(games):
        dice = seeded(seed)
        s = GAME.new(seats, seed, {"hide_heights": hide_heights})
        while not s.over:
            if s.decided % every == 0:
                kept = s.copy()
                kept.events = s.events[:]
                found.append(kept)
            d = s.pending[int(dice.below(len(s.pending)))]
            GAME.decide(s, d.seat, int(dice.below(len(d))))
        found.append(s)
    return found


@pytest.mark.parametrize("hide_heights", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_a_viewer_cannot_tell_apart_look_the_same(seats: int, hide_heights: bool) -> None:
    dice = seeded(5)
    for s in positions(seats, hide_heights):
        for seat in range(seats + 1):
            world = another_world(GAME, s, seat, dice)
            assert scene_of(world, seat) == scene_of(s, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scene_is_plain_data_and_points_at_what_is_there(seats: int) -> None:
    for s in positions(seats, False, every=12):
        for seat in range(seats + 1):
            scene = scene_of(s, seat)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
            keys = keys_of(scene)
            assert len(set(keys)) == len(keys)
            areas = {area.key for area in scene.areas}
            assert {piece.at for piece in scene.pieces} <= areas
            if scene.prompt is not None:
                check_prompt(scene, s.decision_of(seat))


def check_prompt(scene: Scene, d: Any) -> None:
    """The prompt offers exactly what is offered, and points at things of the scene."""
    prompt = scene.prompt
    assert prompt is not None
    assert [choice.index for choice in prompt.choices] == list(range(len(d.codes)))
    assert [choice.code for choice in prompt.choices] == [(o.verb, o.a, o.b) for o in d.options]
    assert prompt.kind
    assert prompt.help
    known = set(keys_of(scene))
    for choice in prompt.choices:
        pointed = {key for key in choice.points_at if not key.startswith("piece")}
        assert pointed <= known, choice


# --- the board -----------------------------------------------------------------------------------------
def test_own_layers_are_known_and_others_are_not() -> None:
    t = Layout().stack(WHITE, "b3", "5.4.L").stack(BLACK, "c3", "5.3").start()
    mine, theirs = scene_of(t.s, WHITE).pieces[:2]
    assert [layer.symbol for layer in mine.layers] == ["5", "4", "L"]
    assert [layer.known for layer in theirs.layers] == [True, False]
    assert theirs.layers[1].symbol == ""
    assert (mine.more, theirs.more) == (2, 1)


def test_with_hidden_heights_the_number_beneath_is_unknown() -> None:
    t = Layout(hide_heights=True).stack(WHITE, "b3", "5.4.L").stack(BLACK, "c3", "5.3.4").start()
    mine, theirs = scene_of(t.s, WHITE).pieces[:2]
    assert (mine.more, theirs.more) == (2, -1)
    assert not any("pieces" in note for note in scene_of(t.s, WHITE).seats[BLACK].notes)


def test_terrain_walls_and_the_dragon_are_drawn() -> None:
    t = (
        Layout()
        .terrain(swamp="b3", wall="c2|c3", forest="d4")
        .dragon("a3", WHITE)
        .stack(WHITE, "b2", "2")
        .start()
    )
    scene = scene_of(t.s, SPECTATOR)
    marks = {area.label: [mark.key for mark in area.marks] for area in scene.areas if area.marks}
    assert marks == {"b3": ["swamp"], "d4": ["forest"]}
    names = {area.key: area.label for area in scene.areas}
    walls = [tuple(names[end] for end in edge.ends) for edge in scene.edges if edge.kind == "wall"]
    assert walls == [("c2", "c3")]
    dragon = next(piece for piece in scene.pieces if piece.key == "dragon-0")
    assert (names[dragon.at], dragon.seat, dragon.tone) == ("a3", -1, "white")


def test_the_dragon_obeys_nobody_once_its_caller_is_gone() -> None:
    t = Layout().dragon("a3", WHITE).stack(WHITE, "b2", "5.2").start()
    dragon = next(piece for piece in scene_of(t.s, WHITE).pieces if piece.key == "dragon-0")
    assert dragon.tone == ""
    assert dragon.label == "Dragon, obeys nobody"


# --- players, cards, numbers ---------------------------------------------------------------------------
def test_graveyards_sides_and_counts_are_notes() -> None:
    t = Layout(3).join(WHITE, BLACK).graveyard(BLACK, "5.4").stack(WHITE, "b2", "5.4").start()
    white, black, _ = scene_of(t.s, SPECTATOR + 1).seats
    assert "fallen: leader, 5, 4" in black.notes
    assert "on the side of White" in black.notes
    assert (white.team, black.team) == (WHITE, WHITE)
    assert white.active


def test_cards_are_face_up_for_their_owner_and_public_once_revealed() -> None:
    t = Layout().stack(WHITE, "b3", "5.4").start()
    t.choose(WHITE, SPLIT, 0)
    own = [card for card in scene_of(t.s, WHITE).cards if card.seat == WHITE]
    seen = [card for card in scene_of(t.s, BLACK).cards if card.seat == WHITE]
    assert all(card.face_up for card in own)
    assert [card.note for card in own if not card.public] == ["three-dots", "two-dot", "leader", "relic A"]
    assert [card.note for card in seen if card.face_up] == ["four-dots", "relic B"]
    assert [card.name for card in seen if not card.face_up] == [""] * 4


def test_the_draft_shows_the_cards_dealt_with_their_texts() -> None:
    scene = scene_of(Setup.new(GAME, seats=2, seed=3).s, WHITE)
    dealt = [card for card in scene.cards if card.where == "dealt"]
    assert len(dealt) == 18
    assert all(card.sentence and card.seat == WHITE for card in dealt)
    assert scene.prompt is not None
    assert all(choice.note for choice in scene.prompt.choices)
    assert scene.waiting == (WHITE, BLACK)
    assert scene_of(Setup.new(GAME, seats=2, seed=3).s, SPECTATOR).cards == ()


def test_stacking_shows_what_is_built_and_what_is_left() -> None:
    t = Setup.new(GAME, seats=2, seed=3).to_stacking()
    t.build(WHITE, "b1 5.L.4")
    scene = scene_of(t.s, WHITE)
    (stack,) = scene.pieces
    assert [layer.symbol for layer in stack.layers] == ["5", "L", "4"]
    left = {track.label: track.value for track in scene.tracks}
    assert left["five-dot"] == 3
    assert left["four-dot"] == 2
    assert left["leader"] == 0
    assert scene_of(t.s, BLACK).pieces == ()
    assert scene_of(t.s, SPECTATOR).pieces == ()
    assert scene_of(t.s, SPECTATOR).tracks == ()


def test_the_numbers_of_the_turn_are_tracks() -> None:
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "5").start(still=12)
    t.choose(WHITE, ATTACK, 0, 1)
    values = {track.key: track.value for track in scene_of(t.s, BLACK).tracks}
    assert values == {"turn": 1, "actions": 2, "attacks": 0, "still": 12}


# --- the log and the end -------------------------------------------------------------------------------
def test_every_line_of_the_log_hangs_on_its_cause() -> None:
    t = Layout().stack(WHITE, "b3", "5").stack(WHITE, "b3", "4").stack(BLACK, "b3", "5.4").start()
    t.choose(WHITE, ATTACK, 0, 2)
    log = scene_of(t.s, SPECTATOR).log
    attacked, defeated, revealed = log[:3]
    assert (defeated.cause, revealed.cause) == (attacked.number, attacked.number)
    assert (attacked.depth, defeated.depth, revealed.depth) == (0, 1, 1)
    assert "entity-2" in attacked.about
    assert revealed.cards


def test_the_end_is_a_sentence_and_shows_everything() -> None:
    t = Layout().stack(WHITE, "b3", "5.4").stack(BLACK, "b3", "L.3").start()
    t.choose(WHITE, ATTACK, 0, 1)
    scene = scene_of(t.s, BLACK)
    assert scene.over
    assert scene.prompt is None
    assert scene.result == "White wins"
    assert all(layer.known for piece in scene.pieces for layer in piece.layers)
    assert all(card.face_up for card in scene.cards)
