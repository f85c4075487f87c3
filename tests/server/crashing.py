"""People at a server that will be killed: they play, talk, take back, agree, and note what it told them.

A server reads the messages of a socket one after the other: whatever was sent before a ping and not refused
before its pong is acknowledged.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from http.client import HTTPConnection, HTTPException
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

GONE = (ConnectionClosed, InvalidMessage, HTTPException, OSError, EOFError)
"""What one notices of a server that was killed."""

WAIT = 60.0


class Person:
    """Somebody who holds a seat, comes again after every kill, and remembers everything."""

    def __init__(self, place: dict[str, Any], dice: Random) -> None:
        self.table: str = place["table"]
        self.seat: int = place["seat"]
        self.token: str = place["token"]
        self.dice = dice
        self.scene: dict[str, Any] = {}
        self.is_asked = False
        self.over = False
        self.acknowledged: list[dict[str, Any]] = []
        self.agreed = 0
        self.asked: set[int] = set()
        self.deed: dict[str, Any] | None = None
        self.said = 0
        self.heard: set[str] = set()
        self.refusals: Counter[str] = Counter()
        self.wire: ClientConnection | None = None

    @property
    def version(self) -> int:
        """How far the game had come when this seat was last shown it."""
        version: int = self.scene.get("version", -1)
        return version

    async def come(self, port: int) -> None:
        """Sit down again: the seat is still one's own, nothing shown has vanished, the prompt is there."""
        self.wire = await connect(f"ws://127.0.0.1:{port}/ws/{self.table}", max_size=None, open_timeout=WAIT)
        self.deed = None
        self.asked.clear()
        await self.send({"type": "hello", "token": self.token})
        before, self.scene = self.scene, {}
        while not self.scene:
            message = json.loads(await self.wire.recv())
            assert message["type"] != "gone", message
            if message["type"] == "welcome":
                assert message["seat"] == self.seat
            self.hear(message)
        prompt = self.scene["scene"]["prompt"]
        assert prompt or not self.is_asked, "a prompt is not there any more"
        if before:
            assert self.version >= before["version"]
            if self.version == before["version"] and prompt and before["scene"]["prompt"]:
                assert prompt == before["scene"]["prompt"]

    async def play(self) -> None:
        """Answer whatever comes until the server is gone."""
        assert self.wire is not None
        await self.act()
        async for message in self.wire:
            self.hear(json.loads(message))
            await self.act()

    async def leave(self) -> None:
        """The socket is of no more use."""
        if self.wire is not None:
            self.wire.transport.abort()
            self.wire = None

    async def send(self, *messages: dict[str, Any]) -> None:
        assert self.wire is not None
        for message in messages:
            await self.wire.send(json.dumps(message))

    def hear(self, message: dict[str, Any]) -> None:
        """Note what the server said."""
        match message["type"]:
            case "scene":
                assert message["version"] >= self.version
                self.scene = message
            case "over":
                self.over = True
            case "asked":
                self.asked.add(message["ask"])
            case "settled":
                self.agreed += message["yes"]
                self.asked.discard(message["ask"])
            case "said":
                self.heard.add(message["text"])
            case "refused":
                self.refusals[message["sentence"]] += 1
                self.deed = {"type": "refused"}
            case "pong":
                assert self.deed is not None
                self.acknowledged.append(self.deed)
                self.deed = None

    async def act(self) -> None:
        """One thing at a time, and a ping behind it."""
        if self.deed is not None or self.over:
            return
        self.deed = self.choose()
        if self.deed:
            await self.send(self.deed, {"type": "ping"})

    def choose(self) -> dict[str, Any] | None:
        """Agree, take back, say something, or answer the prompt."""
        undo, prompt = self.scene["undo"], self.scene["scene"]["prompt"]
        if self.asked:
            return {"type": "consent", "ask": self.asked.pop(), "yes": True}
        chance = self.dice.random()
        if chance < 0.12 and (undo["free"] or undo["ask"]) and self.acknowledged:
            return {"type": "undo"}
        if chance < 0.2:
            self.said += 1
            return {"type": "chat", "text": f"{self.seat} says {self.said}"}
        if not prompt:
            return None
        choice = self.dice.choice(prompt["choices"])
        facts = {"version": self.version, "index": choice["index"], "code": choice["code"]}
        return {"type": "decide", **facts}


class Guest:
    """Somebody who lays table after table."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.laid: list[dict[str, Any]] = []

    async def lay(self, port: int) -> None:
        """Lay tables until the server is gone."""
        while True:
            self.laid.append(await asyncio.to_thread(lay, port, self.dice.choice(TABLES)))
            await asyncio.sleep(self.dice.uniform(0.0, 0.1))


TABLES = (
    {"game": "dark-artifacts", "players": 2},
    {"game": "black-rose-wars", "players": 3, "masked": False},
)


def lay(port: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """Lay a table; returns the place of whoever laid it."""
    return ask(port, "/api/tables", wanted)


def ask(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask for something to be made."""
    wire = HTTPConnection("127.0.0.1", port, timeout=WAIT)
    try:
        wire.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = wire.getresponse()
        content = answer.read()
    finally:
        wire.close()
    assert answer.status == 201, content
    found: dict[str, Any] = json.loads(content)
    return found
