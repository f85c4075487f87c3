"""Clients that play a game over the wire to its end."""

from __future__ import annotations

import time
from contextlib import ExitStack
from random import Random
from typing import Any

from tests.server.house import Client, House

MOST = 240.0


class Player:
    """A client that answers at random; each prompt once, unless it was too late with it."""

    def __init__(self, client: Client, dice: Random) -> None:
        self.client = client
        self.dice = dice
        self.answered = -1
        self.late = 0

    def move(self) -> bool:
        """Answer if there is something to answer; true if there was."""
        prompt, scene = self.client.prompt(), self.client.scene
        if self.client.over is None and prompt is not None and scene is not None:
            if scene["version"] != self.answered:
                self.answered = scene["version"]
                self.client.decide(self.dice.randrange(len(prompt["choices"])))
                return True
        return False

    def hear(self, wait: float = 0.0) -> bool:
        """Take one message if there is one; a refused answer is given again to the scene that follows."""
        try:
            message = self.client.next(wait)
        except TimeoutError:
            return False
        if message["type"] == "refused":
            assert message["to"] == "decide", message
            assert self.client.hear("scene")
            self.answered = -1
            self.late += 1
        return True


def play_out(house: House, *taken: dict[str, Any], seed: int = 1) -> list[Client]:
    """Let everybody who took a seat answer at random until the game is over."""
    with ExitStack() as stack:
        clients = [stack.enter_context(house.client(each["table"], each["token"])) for each in taken]
        play_on(clients, Random(seed))
        return clients


def play_on(clients: list[Client], dice: Random, most: int = 10_000) -> int:
    """Answer at random, whoever is asked, until the game is over or so many answers were given."""
    end = time.monotonic() + MOST
    players = [Player(client, dice) for client in clients]
    given = 0
    while going := [player for player in players if player.client.over is None]:
        assert time.monotonic() < end
        news = False
        for player in going:
            news |= player.hear()
            moved = player.move()
            given += moved
            news |= moved
            if given == most:
                return given
        if not news:
            going[given % len(going)].hear(0.002)
    return given


def put_together(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What a client makes of a scene and a change."""
    parts = dict(change)
    kept, parts_of_scene = parts.pop("log_from"), parts.pop("scene")
    assert kept <= len(before["scene"]["log"])
    log = before["scene"]["log"][:kept] + parts_of_scene["log"]
    whole = {**before["scene"], **parts_of_scene, "log": log}
    for name, splices in parts.pop("splices", {}).items():
        things = list(whole[name])
        for at, gone, come in splices:
            things[at : at + gone] = come
        whole[name] = things
    return {**before, **parts, "type": "scene", "scene": whole}
