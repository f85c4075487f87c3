"""What viewers see of a match: scenes now, and scenes of earlier moments."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from conclave.kernel.choices import unpack
from conclave.kernel.game import Game
from conclave.kernel.reasons import Reason
from conclave.registry import load
from conclave.server.kept import Kept, KeptMatch
from conclave.server.rekey import rekeyed
from conclave.server.seats import SPECTATOR
from conclave.show.scene import Prompt, Scene
from conclave.table.lines import Decided

LOOKED_THROUGH = 1_000
"""Decisions of a random game in which a game's closed questions are looked for."""


def view_of(match: KeptMatch, viewer: int) -> Any:
    """What a viewer may know; the spectator's view is that of the seat after the last."""
    return match.look(place_of(match, viewer))


def place_of(match: KeptMatch, viewer: int) -> int:
    """The number under which the kernel knows a viewer."""
    return match.record.seats if viewer == SPECTATOR else viewer


def scene_of(match: KeptMatch, viewer: int, language: str) -> Scene:
    """What a viewer's page draws."""
    return drawn(match.game, view_of(match, viewer), language)


def drawn(game: Game, view: Any, language: str) -> Scene:
    """A scene as it leaves the server."""
    scene: Scene = game.scene(view, language)
    return rekeyed(scene)


def reason_of(match: KeptMatch, seat: int, code: tuple[int, int, int]) -> Reason:
    """Why a seat is not offered something, as far as the seat may know."""
    return match.game.why_not(view_of(match, seat), seat, *code)


def true_index(
    match: KeptMatch, seat: int, index: int, code: tuple[int, int, int], sent: Callable[[int], Prompt | None]
) -> bool:
    """Whether an option of a seat's prompt has this index and, as the seat was `sent` it, this code."""
    d = match.state.decision_of(seat)
    if d is None or not 0 <= index < len(d.codes):
        return False
    o = unpack(d.codes[index])
    if (o.verb, o.a, o.b) == code:
        return True
    if o.verb != code[0]:
        return False
    prompt = sent(seat)
    return prompt is not None and any(c.index == index and c.code == code for c in prompt.choices)


def is_open_now(match: KeptMatch, seat: int) -> bool:
    """Whether a seat is asked something of which everybody may know."""
    d = match.state.decision_of(seat)
    return d is not None and d.open


# --- earlier moments ---------------------------------------------------------------------------------------
def moment(record: Kept, standing: list[Decided], over: bool, n: int, viewer: int) -> tuple[int, int, Any]:
    """A moment's number, how many there are, and a viewer's view of it.

    A finished game has one for each decision. While the game runs, moments in which a viewer could not have
    seen anything happen are not counted: their number would tell how often others chose in secret.
    """
    game, state = record.begin()
    at = 0
    found = state.copy()
    found.events = list(state.events)
    mark = marked(state, 0, viewer)
    own = 0
    for decision in standing:
        game.decide(state, decision.seat, decision.index)
        own += decision.seat == viewer
        now = marked(state, own, viewer)
        if over or now != mark:
            at += 1
            mark = now
        if at <= n:
            found = state.copy()
            found.events = list(state.events)
    return min(n, at), at, game.view(found, viewer)


def marked(state: Any, own: int, viewer: int) -> tuple[int, int]:
    """By what a viewer can tell a moment from the one before."""
    return own, sum((event.seen_by >> viewer) & 1 for event in state.events)


@cache
def asks_in_secret(key: str) -> bool:
    """Whether a game ever asks a question that others must not notice: a game is played through to see."""
    game = load(key)
    dice = Random(1)
    state = game.new(game.players[0], 1)
    for _ in range(LOOKED_THROUGH):
        if state.over:
            break
        d = dice.choice(state.pending)
        if not d.open:
            return True
        game.decide(state, d.seat, dice.randrange(len(d.codes)))
    return False
