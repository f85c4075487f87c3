"""What seats played with, and games that everybody lost, in the sum of a series."""

from __future__ import annotations

import json
from pathlib import Path

from conclave.research.series import Row, series
from conclave.research.simulate import Simulation
from conclave.research.store import row_from, row_line
from conclave.research.tally import Tally

TWO = series("black-rose-wars", 2, 1, ("random",), {"round_limit": 10})
NERO_AND_TESSA = (("mage: Nero", "school: Illusion"), ("mage: Tessa", "school: Necromancy"))


def test_wins_are_counted_by_what_the_winner_played() -> None:
    tally = Tally(TWO)
    tally.add(Row(0, 1, (0,), 10, 5, True, False, NERO_AND_TESSA))
    tally.add(Row(1, 2, (), 10, 5, True, True, NERO_AND_TESSA))
    rates = tally.facts(1.0, 2, 20)["win_rate_by_trait"]
    assert {trait: (found["seats"], found["rate"]) for trait, found in rates.items()} == {
        "mage: Nero": (2, 0.5),
        "mage: Tessa": (2, 0.0),
        "school: Illusion": (2, 0.5),
        "school: Necromancy": (2, 0.0),
    }


def test_a_game_that_the_rose_wins_is_no_draw() -> None:
    tally = Tally(TWO)
    tally.add(Row(0, 1, (), 10, 5, True, True))
    tally.add(Row(1, 2, (), 10, 5, True, False))
    facts = tally.facts(1.0, 2, 20)
    assert (facts["lost_by_all"], facts["draws"], facts["unfinished"]) == (1, 1, 0)


def test_a_game_comes_back_from_its_line_with_its_traits() -> None:
    row = Row(3, 4, (1,), 10, 5, True, False, NERO_AND_TESSA)
    assert row_from(json.loads(row_line(row))) == row


def test_lines_of_older_files_are_still_read() -> None:
    old = {"game": 0, "seed": 1, "winners": [1], "decisions": 9, "turns": 3, "finished": True}
    assert row_from(old) == Row(0, 1, (1,), 9, 3, True)


def test_random_mages_lose_to_the_rose(tmp_path: Path) -> None:
    rows: list[Row] = []
    facts = Simulation(TWO, 3, 1, str(tmp_path / "games.jsonl")).run(rows.append)
    assert len(rows) == 3
    assert facts["unfinished"] == 0
    assert facts["lost_by_all"] + sum(facts["wins_by_seat"]) == 3
    mages = [found["seats"] for trait, found in facts["win_rate_by_trait"].items() if "mage" in trait]
    assert sum(mages) == 6
