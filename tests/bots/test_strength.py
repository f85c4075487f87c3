"""Greedy is clearly better than chance, with any number of players. Seeds are fixed, so nothing flakes."""

from __future__ import annotations

from tests.bots.games import GAME, play, wins


def test_greedy_beats_random_for_two() -> None:
    assert wins(["greedy", "random"], 40, 100) >= 36


def test_one_greedy_among_random_players_wins_for_three() -> None:
    assert wins(["greedy", "random", "random"], 12, 200) >= 10


def test_one_greedy_among_random_players_wins_for_four() -> None:
    assert wins(["greedy", "random", "random", "random"], 8, 300) >= 7


def test_greedy_plays_with_every_option_to_the_end() -> None:
    for seed in range(2):
        s = play(["greedy", "greedy"], seed, {"hide_heights": True, "first_player": "random"})
        assert GAME.scores(s)[0].won
