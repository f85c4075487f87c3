"""What is in the box, against tables of our own (R2 to R4, T1, T2, T4 to T7)."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.board import BOARDS
from conclave.games.dark_artifacts.table import KITS
from conclave.games.dark_artifacts.terms import FORESTS, POWER, SWAMPS, WALLS
from tests.games.dark_artifacts.layout import GAME

BOX = {
    "1": "Quickstep, Thornskin, Parting Shove, Whisperer, Packrunner, Cinder Spark, Mirestride, Dread Toll",
    "2": "Blinkstone, Warbrand, War Banner, Body Double, Gravecall, Repulse, Wall of Bones, Unmask, "
    "Overgrowth, Last Veil, Unyielding, Snarekeeper",
    "3": "Dragoncaller, Giant's Grip, Cataclysm, Necromancer, Tempest, Time Slip, Doomsayer, Aegis",
    "relic": "Shattering Idol, Bog Lantern, Bone Chime, Hollow Crown, Salt Chains, Weeping Mirror, "
    "Black Hourglass, Guardian Urn",
}
WHEN_REVEALED = "A1 A4 A6 B1 B4 B5 B6 B7 B8 B9 C1 C3 C4 C5 C6 D1 D2 D3 D6 D7".split()
WHEN_DEFEATED = "A3 A8 B10 C7".split()
ALWAYS = "A2 A5 A7 B2 B3 B11 B12 C2 C8 D4 D5 D8".split()


def test_28_power_cards_and_8_relics() -> None:
    """R2, T4 to T7: names and order of the box."""
    names = {card.key: card.name for card in GAME.cards}
    assert len(names) == len(GAME.cards) == 36
    for letter, listed in zip("ABCD", BOX.values(), strict=True):
        assert [names[f"{letter}{n + 1}"] for n in range(len(listed.split(", ")))] == listed.split(", ")
    assert len(BOX["2"].split(", ")) == 12


def test_when_each_card_speaks() -> None:
    """T4 to T7: when revealed, when defeated, or always."""
    from conclave.games.dark_artifacts.words.declare import PRINTED  # noqa: PLC0415

    found = {"when revealed": [], "when defeated": [], "always active": []}  # type: dict[str, list[str]]
    for face in sorted(PRINTED):
        found[PRINTED[face].trigger].append(PRINTED[face].key)
    assert found == {"when revealed": WHEN_REVEALED, "when defeated": WHEN_DEFEATED, "always active": ALWAYS}


@pytest.mark.parametrize(
    ("seats", "pieces", "entities", "dealt"),
    [
        (
            2,
            {"5": 4, "4": 3, "3": 2, "2": 1, "L": 1, "A": 1, "B": 1},
            4,
            {"1": 4, "2": 6, "3": 4, "relic": 4},
        ),
        (
            3,
            {"5": 3, "4": 2, "3": 1, "2": 1, "L": 1, "A": 1, "B": 0},
            3,
            {"1": 2, "2": 3, "3": 2, "relic": 2},
        ),
        (
            4,
            {"5": 3, "4": 2, "3": 1, "2": 1, "L": 1, "A": 1, "B": 0},
            3,
            {"1": 2, "2": 3, "3": 2, "relic": 2},
        ),
    ],
)
def test_what_each_player_gets(
    seats: int, pieces: dict[str, int], entities: int, dealt: dict[str, int]
) -> None:
    """R3, R4, R18, R34, R35, O8, T1, T2."""
    kit = KITS[seats]
    assert dict(zip("5432LAB", kit.pieces, strict=True)) == pieces
    assert kit.entities == entities
    assert dict(zip(["1", "2", "3", "relic"], kit.dealt[1:], strict=True)) == dealt


def test_power_and_terrain() -> None:
    """R2, O12: dots, 0 for leader and cubes; 2 swamps, 4 walls, 2 forests."""
    assert dict(zip("5432LAB", POWER, strict=True)) == {
        "5": 5,
        "4": 4,
        "3": 3,
        "2": 2,
        "L": 0,
        "A": 0,
        "B": 0,
    }
    assert (SWAMPS, WALLS, FORESTS) == (2, 4, 2)


@pytest.mark.parametrize(
    ("seats", "columns", "lines", "homes"),
    [
        (2, "abcd", 31, ["a1 b1 c1 d1", "a5 b5 c5 d5"]),
        (3, "abcde", 40, ["b1 c1 d1", "a3 a4 a5", "e3 e4 e5"]),
        (4, "abcde", 40, ["b1 c1 d1", "a2 a3 a4", "b5 c5 d5", "e2 e3 e4"]),
    ],
)
def test_boards(seats: int, columns: str, lines: int, homes: list[str]) -> None:
    """R15, R33, O1, O2, T2: 4 or 5 columns, 5 rows, the setup spaces."""
    board = BOARDS[seats]
    assert [board.name(x) for x in range(board.spaces)] == [f"{c}{r}" for r in range(1, 6) for c in columns]
    assert board.lines == lines
    assert [" ".join(board.name(x) for x in row) for row in board.homes] == homes
    for x in range(board.spaces):
        assert board.space_named(board.name(x)) == x


def test_neighbours_are_orthogonal() -> None:
    """R25: a line lies between two spaces exactly if they are one step apart."""
    for seats in (2, 4):
        board = BOARDS[seats]
        for a in range(board.spaces):
            for b in range(board.spaces):
                assert (board.line_between(a, b) >= 0) == (board.distance(a, b) == 1)


def test_open_spaces_and_lines_before_play() -> None:
    """R20, R21, A6: 12 spaces and 17 lines for two; 16 spaces for three, 13 for four."""
    counts = []
    for seats in (2, 3, 4):
        board = BOARDS[seats]
        spaces = [x for x in range(board.spaces) if not (board.home_mask >> x) & 1]
        lines = [x for x in range(board.lines) if board.line_from[x] in spaces and board.line_to[x] in spaces]
        counts.append((len(spaces), len(lines)))
    assert counts[0] == (12, 17)
    assert [spaces for spaces, _ in counts] == [12, 16, 13]
