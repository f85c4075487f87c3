"""What a scene of Mage Wars shows: the arena, the Mages, cards and what they are called."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.show import SHOW
from conclave.games.mage_wars.show.facts import DRAWN
from conclave.games.mage_wars.show.names import MARK_KEYS, TOKEN_KEYS
from conclave.show.drawing import Canvas
from tests.games.mage_wars.layout import GAME, A, B, Layout

BOOKS = [("any", "any"), ("any", "warlock"), ("priestess", "any")]


@pytest.mark.parametrize("apprentice", [False, True])
@pytest.mark.parametrize("books", BOOKS)
def test_books_left_to_chance_are_of_two_mages(books: tuple[str, str], apprentice: bool) -> None:
    """O84: whoever leaves a book to chance meets another Mage, so nobody takes one for the other."""
    options = dict(zip(("first_book", "second_book"), books, strict=True))
    games = [GAME.new(2, seed, {**options, "apprentice": apprentice}) for seed in range(30)]
    pairs = {tuple(s.terms.mages) for s in games}
    assert all(one != other for one, other in pairs)
    assert len(pairs) > 1


# --- the arena ----------------------------------------------------------------------------------------------
def scene_of(g: Layout, viewer: int = 2) -> Any:
    """What somebody sees."""
    return GAME.scene(g.game.view(g.s, viewer))


def piece(g: Layout, x: int) -> Any:
    """How an object stands in the arena."""
    return next(each for each in scene_of(g).pieces if each.key == f"card-{x}")


def test_zones_lie_four_by_three_and_two_are_home() -> None:
    """R1.1, R4.1: columns A to D, rows 1 to 3 from below, and whose Mage begins where."""
    scene = scene_of(Layout().turn(A).skip())
    assert [(area.label, area.x, area.y) for area in scene.areas] == [
        (f"{'ABCD'[x]}{y + 1}", float(x), float(y)) for y in range(3) for x in range(4)
    ]
    assert {area.label: area.note for area in scene.areas if area.note} == {
        "A1": "the Wizard begins here",
        "D3": "the Priestess begins here",
    }


def test_a_wall_stands_on_its_border() -> None:
    """R9.1: the border is a wall, and the piece stands on it."""
    g = Layout()
    wall = g.put(A, "Wall of Stone", between=("b1", "b2"))
    g.turn(A).skip()
    scene = scene_of(g)
    (edge,) = [edge for edge in scene.edges if edge.kind == "wall"]
    assert piece(g, wall).at == edge.key
    assert {area.label for area in scene.areas if area.key in edge.ends} == {"B1", "B2"}


def test_a_piece_shows_life_readiness_and_what_lies_on_it() -> None:
    """The badge tells Life and that it may act, marks the rest; who has acted is spent."""
    g = Layout()
    wolf = g.hurt(g.put(A, "Timber Wolf", "b2"), 3).s.play[-1]
    g.afflict(wolf, k.BURN, 2).afflict(wolf, k.DAZE).guard(wolf)
    g.put(B, "Agony", on=wolf, up=False)
    g.put(A, "Bear Strength", on=wolf)
    tired = g.put(A, "Thunderift Falcon", "b2", ready=False)
    g.turn(A).skip()
    shown = piece(g, wolf)
    assert (shown.note, shown.state, shown.figure) == ("♥7•", "", "creature")
    assert [(mark.label, mark.value, mark.tone) for mark in shown.marks] == [
        ("on guard", 1, ""),
        ("2 Burn", 2, ""),
        ("Daze", 1, ""),
        ("1 enchantment of the Wizard", 1, "orange"),
        ("1 face-down enchantment of the Priestess", 1, "cyan"),
        ("Armour 2", 2, ""),
    ]
    assert (piece(g, tired).note, piece(g, tired).state) == ("♥5", "spent")
    assert [mark.label for mark in piece(g, tired).marks] == ["Flying"]


def test_the_label_of_a_piece_tells_all_that_its_marks_tell() -> None:
    """Whoever cannot see the drawings hears the same."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.BURN, 2)
    g.put(B, "Agony", on=wolf, up=False)
    g.turn(A).skip()
    assert piece(g, wolf).label == (
        "Timber Wolf (of the Wizard; Life 10 of 10; Armour 2; ready to act; 2 Burn; "
        "with the face-down enchantment on Timber Wolf)"
    )


def test_every_drawing_of_a_mark_and_of_the_legend_is_there() -> None:
    """A mark without a drawing would be two letters that nobody explains."""
    names = [f"has-{word}" for word in k.EFFECT_WORDS[: k.CONDITIONS]]
    names += [f"token-{word}" for word in TOKEN_KEYS] + [f"mark-{word}" for word in MARK_KEYS.values()]
    assert set(names) | set(DRAWN[1:]) <= set(GAME.symbols)


def test_the_legend_explains_the_signs_that_stand_somewhere_and_no_others() -> None:
    """With nothing but the Mages it is short."""
    g = Layout().turn(A).skip()
    assert scene_of(g).legend == (("♥9", "Life that is left"), ("•", "ready to act in this round"))
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.BURN).put(B, "Agony", on=wolf, up=False)
    assert scene_of(g).legend[2:] == (
        ("shield", "Armour"),
        ("face-down", "face-down enchantments, in the colour of their Mage"),
        ("has-burn", "Burn"),
    )


def test_the_steps_of_the_round_are_shown_with_the_one_under_way() -> None:
    """R5: seven steps, and both quickcasts are called alike."""
    g = Layout().turn(A).skip()
    clock = next(track for track in scene_of(g).tracks if track.role == "clock")
    assert [part.label for part in clock.parts] == [
        "Mana", "Upkeep", "Planning", "Deployment", "Quickcast", "Creatures", "Quickcast",
    ]  # fmt: skip
    assert [part.label for part in clock.parts if part.value] == ["Creatures"]


def test_cards_lie_where_they_are_looked_for() -> None:
    """O8: prepared spells in hand, what is worn before its Mage, in the arena by zone and conditions."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.BURN, 2)
    robes = g.put(A, "Leather Boots", on=A)
    held = g.prepare(A, "Minor Heal")
    g.turn(A).skip()
    cards = {card.key: card for card in scene_of(g, A).cards}
    assert (cards[f"held-{held}"].name, cards[f"held-{held}"].place) == ("Minor Heal", "hand")
    assert (cards[f"card-{robes}"].note, cards[f"card-{robes}"].place) == ("on the Wizard", "front")
    assert (cards[f"object-{wolf}"].note, cards[f"object-{wolf}"].place) == ("B2, 2 Burn", "pile")
    others = {card.key: card for card in scene_of(g, B).cards}
    assert (others[f"held-{held}"].name, others[f"held-{held}"].face_up) == ("", False)
    assert not [card for card in others.values() if card.where == "book" and card.seat == A]


def test_a_scene_of_a_full_arena_is_drawn_anew_for_what_has_changed_alone() -> None:
    """Facts are the keys of drawings: a second look draws nothing, and a wound redraws one piece."""
    g = Layout()
    wolves = [g.put(A, "Timber Wolf", zone) for zone in ("a1", "b1", "c1", "d1", "a2", "b2")]
    g.turn(A).skip()
    canvas = Canvas()
    first = SHOW.draw(g.game.view(g.s, A), "en", canvas)
    again = SHOW.draw(g.game.view(g.s, A), "en", canvas)
    assert (again.pieces is first.pieces, again.cards is first.cards) == (True, True)
    g.hurt(wolves[0], 2)
    after = SHOW.draw(g.game.view(g.s, A), "en", canvas)
    fresh = [
        n for n, (one, other) in enumerate(zip(first.pieces, after.pieces, strict=True)) if one is not other
    ]
    assert [first.pieces[n].key for n in fresh] == [f"card-{wolves[0]}"]
    assert after.edges is first.edges
