"""Both screens draw a board of hexes, at any width, and without colours nothing is lost."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars import GAME as BLACK_ROSE_WARS
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVE,
    BIBLIOTHECA,
    BONE_KNIGHT,
    CRYPT,
    FORGE,
    KEEP,
    PHYSICAL_MOVE,
    ROSE,
    SACRIFICIAL_ALTAR,
    SIDES,
    STEP,
    STRAIGHT,
    TRAP,
)
from conclave.kernel.rng import seeded
from conclave.show.scene import Scene
from conclave.terminal.answers import brief, is_about_cards
from conclave.terminal.board import Board
from conclave.terminal.hexes import Hexes
from conclave.terminal.ink import fitted
from conclave.terminal.lookup import show_hand
from conclave.terminal.screen import in_order
from conclave.terminal.things import Things
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    give,
    hex_of,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    opened,
    play_event,
    put_summoned,
)
from tests.terminal.evening import GAME, heard, painted, spoken

NERO, REBECCA = 0, 1


def laid_out() -> Table:
    """A table for four in its first Action Phase: Nero in the Forge, in the middle of the top row."""
    s = in_action()
    s.phase = ACTION
    lay_room(s, FORGE, at(1, -2))
    s.where[NERO] = hex_of(s, FORGE)
    return s


def seen(s: Table, seat: int = NERO) -> Scene:
    """The scene that a seat sees."""
    scene: Scene = BLACK_ROSE_WARS.scene(BLACK_ROSE_WARS.view(s, seat))
    return scene


def board(s: Table, width: int = 80, low: bool = False) -> list[str]:
    """The board as Nero sees it, without colours."""
    return [line.plain for line in Hexes(Things(seen(s)), width, low=low).lines()]


def some_scenes(seats: int, switches: int) -> list[Scene]:
    """Scenes from the beginning to the end of a random game, of whoever is asked and of an onlooker."""
    dice = seeded(seats)
    s = opened(seats, seats, switches)
    found: list[Scene] = []
    while not s.over:
        d = s.pending[int(dice.below(len(s.pending)))]
        if s.decided % 67 == 0:
            found.extend(seen(s, seat) for seat in (d.seat, seats))
        BOOK.decide(s, d, int(dice.below(len(d))))
    return [*found, seen(s)]


# --- the board -----------------------------------------------------------------------------------------
def test_a_game_of_squares_has_no_hexes() -> None:
    words = spoken().words
    assert not isinstance(Board(Things(GAME.scene(GAME.view(GAME.new(2, 1), 0))), words, 80).picture, Hexes)
    assert isinstance(Board(Things(seen(laid_out())), words, 80).picture, Hexes)


def test_the_lodge_fits_eighty_columns() -> None:
    lines = board(laid_out(), 80)
    assert 70 < max(len(line) for line in lines) <= 80
    names = "\n".join(lines)
    for word in ("Forge", "Black Rose", "Sacrif. Altar", "Alche. Labor.", "Nero’s", "Rebecca’s"):
        assert word in names


def test_rows_stand_half_a_box_aside() -> None:
    """Every box of the second row begins in the middle of one of the first."""
    lines = board(laid_out())
    first, second = [line for line in lines if "0/" in line][:2]
    bars = [[n for n, sign in enumerate(line) if sign == "│"] for line in (first, second)]
    assert [bar + 7 for bar in bars[0]] == [bar for bar in bars[1] if bar > bars[0][0]][: len(bars[0])]


def test_a_box_tells_colour_cubes_token_and_models_without_colours() -> None:
    s = laid_out()
    forge = hex_of(s, FORGE)
    s.instability[SIDES * forge + REBECCA] = 2
    s.instability[SIDES * forge + ROSE] = 1
    s.flipped[forge] = s.activated[forge] = 1
    s.damage[SIDES * NERO + REBECCA] = 3
    put_summoned(s, 7, BONE_KNIGHT, forge)
    lines = board(s)
    top = next(n for n, line in enumerate(lines) if "Forge" in line)
    left = lines[top].index("Forge")
    box = [line[left : left + 13].rstrip() for line in lines[top : top + 4]]
    assert box == ["Forge", "▼green 3/4 ↻", "R2 ✿1", "N♥7 RBo♥4"]


def test_where_lines_are_scarce_a_hex_takes_two_of_them() -> None:
    """Five rows of two lines, and six borders; nobody is in a Cell, so none is drawn."""
    s = laid_out()
    for m in range(4):
        s.where[m] = hex_of(s, (FORGE, CRYPT, SACRIFICIAL_ALTAR, BIBLIOTHECA)[m])
    lines = board(s, 80, low=True)
    assert len(lines) == 5 * 2 + 6
    assert not any("Cell" in line for line in lines)
    assert any("▼ 0/4 N♥10" in line for line in lines)


def test_a_wide_board_has_wide_boxes_and_a_narrow_screen_a_list() -> None:
    s = laid_out()
    things = Things(seen(s))
    assert Hexes(things, 120).pitch > Hexes(things, 80).pitch > Hexes(things, 60).pitch > 0
    narrow = Board(things, spoken().words, 40)
    assert narrow.picture is None
    listed = "\n".join(line.plain for line in narrow.lines())
    assert "Alchemical Laboratory" in listed
    assert "N♥10" in listed


@pytest.mark.parametrize(
    ("label", "width", "short"),
    [
        ("Forge", 13, "Forge"),
        ("Pleasures Room", 13, "Pleasures"),
        ("Treasure Room", 13, "Treasure Room"),
        ("Sacrificial Altar", 13, "Sacrif. Altar"),
        ("Alchemical Laboratory", 13, "Alche. Labor."),
        ("Forge", 3, "Fo."),
    ],
)
def test_a_long_name_is_cut_where_it_hurts_least(label: str, width: int, short: str) -> None:
    assert fitted(label, width, ["Room"]) == short


def test_the_numbers_of_steps_stand_on_the_board() -> None:
    s = laid_out()
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    scene = seen(s)
    screen = painted(80, 60)
    screen.everything(scene, (), explain=False)
    assert scene.prompt is not None
    for number, choice in enumerate(in_order(scene.prompt), 1):
        if choice.code[0] == STEP:
            area = next(area.label for area in scene.areas if area.key == choice.points_at[-1])
            boxes = [box for line in heard(screen).splitlines() for box in line.split("│")[1:-1]]
            assert next(box for box in boxes if box.startswith(area[:3])).endswith(f" {number} ")


# --- around it -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "switches"), [(2, MANUAL), (3, RULEBOOK), (4, RULEBOOK)])
def test_nothing_is_wider_than_the_screen(seats: int, switches: int) -> None:
    for scene in some_scenes(seats, switches):
        for width, height in ((40, 24), (60, 50), (80, 24), (80, 50), (120, 50), (160, 60)):
            screen = painted(width, height)
            screen.everything(scene, scene.log[-9:], explain=True)
            assert max(len(line) for line in heard(screen).splitlines()) <= width


def test_sheets_show_backs_with_their_tokens_and_own_spells_by_name() -> None:
    s = laid_out()
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    lay_spell(s, REBECCA, 0, "fireball", STRAIGHT)
    p = lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    s.token[p] = TRAP
    screen = painted(120, 50)
    screen.table(seen(s))
    assert "Sheet: Q Fireball (Straight)" in heard(screen)
    assert "Sheet: Q ▒▒ · 1 ▒▒ [Trap]" in heard(screen)
    assert "Blade Barrage" not in heard(screen)


def test_hand_quests_and_events_lie_beneath_the_board() -> None:
    s = laid_out()
    give(s, NERO, "fireball")
    hold_quest(s, NERO, "q1-01")
    play_event(s, "e1-01", 2)
    scene = seen(s)
    quest = next(card for card in scene.cards if card.where == "quest")
    event = next(card for card in scene.cards if card.where == "event")
    screen = painted(80, 50)
    screen.table(scene)
    said = " ".join(heard(screen).split())
    assert "Hand: Fireball (Destruction, fire; Combat" in said
    assert f"{quest.name} ({quest.kind}): {' '.join(quest.sentence.split())}" in said
    assert f"3 {event.name}" in said


def test_points_of_every_side_are_told() -> None:
    s = laid_out()
    s.points = [3, 11, 0, 0, 7]
    screen = painted(120, 50)
    screen.table(seen(s))
    assert "Power Points 11/30" in heard(screen)
    assert "The Black Rose: Power Points 7/30" in heard(screen)


def test_the_hand_can_be_read_with_both_sides() -> None:
    s = laid_out()
    give(s, NERO, "fireball")
    for screen in (painted(), spoken()):
        show_hand(screen, seen(s))
        assert "Fireball" in heard(screen)
        assert "Straight: (" in heard(screen)
        assert "Reverse: (" in heard(screen)
    screen = spoken()
    show_hand(screen, seen(s, REBECCA))
    assert heard(screen) == "You have no cards of your own.\n"


def test_texts_that_would_push_the_board_away_are_left_to_be_looked_up() -> None:
    s = laid_out()
    for place, key in enumerate(("fireball", "ice-burst", "maelstrom")):
        lay_spell(s, NERO, place, key, STRAIGHT)
    begin(s)
    tall, low = painted(80, 50), painted(80, 12)
    for screen in (tall, low):
        screen.question(seen(s), explain=False)
    assert "(Combat," in heard(tall)
    assert "(Combat," not in heard(low)
    assert "Type hand to read your cards" in heard(low)


def keeping() -> Table:
    """A table for two at which somebody keeps two of four cards."""
    s = opened(2)
    while s.pending[0].options[0].verb != KEEP:
        BOOK.decide(s, s.pending[0], 0)
    return s


def test_cards_are_chosen_by_their_texts_even_where_the_board_must_go_for_them() -> None:
    s = keeping()
    scene = seen(s, s.pending[0].seat)
    low, tall = painted(80, 24), painted(80, 100)
    for screen in (low, tall):
        screen.everything(scene, (), explain=False)
        assert heard(screen).count("Straight: (") + heard(screen).count("entering a") >= 4
    assert "┌" in heard(tall)
    assert "┌" not in heard(low)
    low.table(scene)
    assert "┌" in heard(low)


@pytest.mark.parametrize(("width", "height"), [(80, 40), (120, 45), (150, 50)])
def test_the_board_is_in_sight_when_something_on_it_is_chosen(width: int, height: int) -> None:
    for scene in some_scenes(4, RULEBOOK):
        if scene.prompt is None:
            continue
        screen = painted(width, height)
        screen.everything(scene, scene.log[-9:], explain=False)
        lines = heard(screen).splitlines()
        if is_about_cards(scene, scene.prompt):
            continue
        assert next(n for n, line in enumerate(lines) if "┌" in line) >= len(lines) - (height - 1)


def test_what_others_did_has_a_page_of_its_own_where_it_would_scroll_away() -> None:
    s = laid_out()
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    scene = seen(s)
    others = [line for line in scene.log if line.seat != NERO]
    ours = [line for line in scene.log if line.seat == NERO]
    low, tall = painted(80, 24), painted(80, 100)
    assert low.turns_page(scene, others)
    assert others[-1].text in heard(low)
    assert "┌" not in heard(low)
    assert not low.turns_page(scene, ours)
    assert not tall.turns_page(scene, others)


def test_a_small_cell_keeps_the_name_of_its_mage() -> None:
    s = laid_out()
    s.where[NERO] = IN_CELL
    cells = [line for line in board(s, 80, low=True) if "│Nero’s" in line]
    assert len(cells) == 1
    assert "Nero." not in cells[0]


def test_a_label_in_little_room_keeps_the_side_of_a_spell() -> None:
    labels = ["Cast Fireball (Straight), Quick", "Crypt (Instability 0 of 6)", "Arena (Instability 0 of 6)"]
    assert brief(labels) == ["Cast Fireball (Straight), Quick", "Crypt", "Arena"]


def test_the_rose_keeps_its_points_where_lines_are_scarce() -> None:
    s = laid_out()
    s.points = [0, 0, 0, 0, 33]
    screen = painted(80, 24)
    screen.table(seen(s))
    assert "The Black Rose: Power Points 33 " in heard(screen)
    assert "Decks" not in heard(screen)


# --- spoken --------------------------------------------------------------------------------------------
def test_the_lodge_is_spoken_in_rows_then_what_is_in_it() -> None:
    s = laid_out()
    s.instability[SIDES * hex_of(s, FORGE) + ROSE] = 1
    s.flipped[hex_of(s, FORGE)] = s.activated[hex_of(s, FORGE)] = 1
    screen = spoken()
    screen.table(seen(s))
    said = heard(screen)
    rows = [line for line in said.splitlines() if line.startswith("Row ")]
    assert [line.count("(") for line in rows] == [3, 4, 5, 4, 3]
    assert "Forge (green)" in rows[0]
    assert (
        "Forge: 1 of 4 Instability; token turned; 1 cube of the Black Rose; Nero (10 of 10 Health left)."
        in said
    )
    assert "Rebecca’s Cell: Rebecca (12 of 12 Health left); its door leads to" in said
    assert "0 of 4 Instability" not in said


def test_spoken_cards_are_told_by_where_they_lie() -> None:
    s = laid_out()
    give(s, NERO, "fireball")
    p = lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    s.token[p] = TRAP
    screen = spoken()
    screen.table(seen(s))
    said = heard(screen)
    assert "Your Hand: Fireball." in said
    assert "Sheet: 1 face down (Trap)." in said
    assert "Blade Barrage" not in said


def test_every_scene_can_be_spoken_without_boxes() -> None:
    for scene in some_scenes(3, RULEBOOK):
        screen = spoken()
        screen.everything(scene, scene.log[-9:], explain=True)
        assert not set(heard(screen)) & set("│─┌▸›·◆▲▼■★○●✿♥↻⊘◌▒")
        for line in heard(screen).splitlines():
            assert not line or line[-1] in ".?:", line
