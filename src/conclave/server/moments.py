"""Earlier moments of a game, as a viewer may see them."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from conclave.kernel.game import Game
from conclave.server.lookback import Lookback
from conclave.server.rekey import rekeyed
from conclave.show.scene import Scene
from conclave.table.lines import Decided
from conclave.table.record import Record

COST: Final = 0.005
"""Seconds that a moment of a running game costs whoever asks: what it really took could tell secrets."""


def moment(
    record: Record, decisions: list[Decided], over: bool, n: int, viewer: int, lookback: Lookback
) -> tuple[int, int, Any]:
    """A moment's number, how many there are, and a viewer's view of it.

    A finished game has one for each decision. While the game runs, moments in which a viewer could not have
    seen anything happen are not counted, nor those after an answer in secret: their number would tell how
    often others were asked.
    """
    with lookback.lock:
        game, log = lookback.grow(record, decisions)
        numbers = list(range(len(decisions) + 1)) if over else numbered(decisions, log, lookback, viewer)
        last = numbers[-1]
        found = bisect_right(numbers, n) - 1
        return min(n, last), last, game.view(lookback.position(found), viewer)


def numbered(decisions: list[Decided], log: list[Any], lookback: Lookback, viewer: int) -> list[int]:
    """The number that the beginning and each decision have for a viewer while the game runs.

    What comes of another's answer in secret belongs to the moment before: it might have come without it.
    """
    numbers = [0]
    heard = lookback.told[0]
    for decision, length, secret in zip(decisions, lookback.told[1:], lookback.secret, strict=True):
        seen = any((event.seen_by >> viewer) & 1 for event in log[heard:length])
        news = decision.seat == viewer or (seen and not secret)
        numbers.append(numbers[-1] + news)
        heard = length
    return numbers


def shown(game: Game, language: str, *facts: Any) -> tuple[int, int, Scene]:
    """A moment's number, how many there are, and its scene."""
    at, last, view = moment(*facts)
    return at, last, drawn(game, view, language)


def drawn(game: Game, view: Any, language: str) -> Scene:
    """A scene that is drawn once, as it leaves the server."""
    return rekeyed(game.scene(view, language))
