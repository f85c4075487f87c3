"""Earlier moments of a game, as a viewer may see them."""

from __future__ import annotations

from typing import Any

from conclave.kernel.game import Game
from conclave.server.rekey import rekeyed
from conclave.show.scene import Scene
from conclave.table.lines import Decided
from conclave.table.record import Record
from conclave.table.timeline import snapshot


def moment(record: Record, decisions: list[Decided], over: bool, n: int, viewer: int) -> tuple[int, int, Any]:
    """A moment's number, how many there are, and a viewer's view of it.

    A finished game has one for each decision. While the game runs, moments in which a viewer could not have
    seen anything happen are not counted: their number would tell how often others chose in secret.
    """
    game, state = record.begin()
    at = 0
    found = snapshot(state)
    mark = marked(state, 0, viewer)
    own = 0
    for decision in decisions:
        game.decide(state, decision.seat, decision.index)
        own += decision.seat == viewer
        now = marked(state, own, viewer)
        if over or now != mark:
            at += 1
            mark = now
        if at <= n:
            found = snapshot(state)
    return min(n, at), at, game.view(found, viewer)


def marked(state: Any, own: int, viewer: int) -> tuple[int, int]:
    """By what a viewer can tell a moment from the one before."""
    return own, sum((event.seen_by >> viewer) & 1 for event in state.events)


def drawn(game: Game, view: Any, language: str) -> Scene:
    """A scene that is drawn once, as it leaves the server."""
    return rekeyed(game.scene(view, language))
