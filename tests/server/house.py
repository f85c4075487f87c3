"""A real server on a free loopback port, and clients that speak to it over real sockets."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from conclave.server.app import build, configured
from conclave.server.hall import Hall
from conclave.server.limits import Limits
from conclave.server.porter import Porter
from conclave.server.settings import Settings

GAME = "dark-artifacts"
WAIT = 20.0
PAUSE = 0.05
TOKEN = "for the numbers"


class Answer:
    """What the server answered to a request."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def sentence(self) -> str:
        """The one sentence of a refusal, which must be all there is."""
        content = self.json
        assert list(content) == ["sentence"], content
        text: str = content["sentence"]
        assert text
        assert text.endswith((".", "?"))
        assert "\n" not in text
        return text


class House:
    """A running server."""

    def __init__(self, port: int, hall: Hall) -> None:
        self.port = port
        self.hall = hall

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        """Send a request; bytes go as they are, anything else as JSON."""
        wire = http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT)
        try:
            content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
            given = {"Content-Type": "application/json"} if content is not None else {}
            wire.request(method, path, content, {**given, **(headers or {})})
            got = wire.getresponse()
            return Answer(got.status, {k.lower(): v for k, v in got.getheaders()}, got.read())
        finally:
            wire.close()

    def get(self, path: str, **headers: str) -> Answer:
        """Look at something."""
        return self.ask("GET", path, headers=headers)

    def numbers(self) -> Answer:
        """What the server has counted."""
        return self.get("/metrics", Authorization=f"Bearer {TOKEN}")

    def lay(self, *kinds: str, game: str = GAME, **more: Any) -> dict[str, Any]:
        """Lay a table with such seats: `human`, `open`, or the name of a bot."""
        seats = [{"kind": k} if k in ("human", "open") else {"kind": "bot", "bot": k} for k in kinds]
        answer = self.ask(
            "POST", "/api/tables", {"game": game, "players": len(kinds), "seats": seats, **more}
        )
        assert answer.status == 201, answer.body
        taken: dict[str, Any] = answer.json
        return taken

    def join(self, table: str, **more: Any) -> dict[str, Any]:
        """Sit down at a table."""
        answer = self.ask("POST", f"/api/tables/{table}/join", more)
        assert answer.status == 201, answer.body
        taken: dict[str, Any] = answer.json
        return taken

    def come(self, *places: dict[str, Any]) -> None:
        """Let people come and go again: once all have come, the table is dealt."""
        for place in places:
            with self.client(place["table"], place["token"]) as client:
                client.hear("scene")

    @contextmanager
    def socket(self, table: str, **more: Any) -> Iterator[Client]:
        """A socket at a table that has not said anything yet."""
        with connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}", compression=None, max_size=2**24, **more
        ) as wire:
            yield Client(wire)

    @contextmanager
    def client(self, table: str, token: str = "", **hello: Any) -> Iterator[Client]:
        """A client that has said hello and been welcomed."""
        with self.socket(table) as client:
            client.say("hello", **({"token": token} if token else {}), **hello)
            client.welcome = client.hear("welcome")
            yield client


class Client:
    """One end of a websocket: says messages, hears messages, remembers the last scene."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.welcome: dict[str, Any] = {}
        self.scene: dict[str, Any] | None = None
        self.over: dict[str, Any] | None = None

    def say(self, kind: str, **content: Any) -> None:
        """Send a message."""
        self.wire.send(json.dumps({"type": kind, **content}))

    def next(self, wait: float = WAIT) -> dict[str, Any]:
        """The next message, whatever it is."""
        message: dict[str, Any] = json.loads(self.wire.recv(timeout=wait))
        if message["type"] == "scene":
            self.scene = message
        elif message["type"] == "over":
            self.over = message
        return message

    def hear(self, kind: str, wait: float = WAIT) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        end = time.monotonic() + wait
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] == kind:
                return message

    def drain(self) -> None:
        """Hear everything until the socket closes."""
        while True:
            self.next()

    def prompt(self) -> dict[str, Any] | None:
        """What this client is being asked."""
        found: dict[str, Any] | None = self.scene["scene"]["prompt"] if self.scene else None
        return found

    def decide(self, index: int) -> None:
        """Answer the prompt with one of its choices."""
        prompt, scene = self.prompt(), self.scene
        assert prompt is not None
        assert scene is not None
        choice = prompt["choices"][index]
        self.say("decide", version=scene["version"], index=choice["index"], code=choice["code"])


@contextmanager
def a_house(
    database: Path | str, limits: Limits | None = None, settings: dict[str, Any] | None = None, **changes: Any
) -> Iterator[House]:
    """A server of our own, ended when the test is; `changes` are made to how uvicorn serves it."""
    usual = {"pace": 0.0, "metrics_token": TOKEN, "limits": limits or Limits()}
    wanted = Settings(database=str(database), **{**usual, **(settings or {})})
    app = build(hall=Hall(wanted, pause=PAUSE))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(128)
    config = configured(app)
    for name, value in changes.items():
        setattr(config, name, value)
    server = Porter(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    end = time.monotonic() + WAIT
    while not server.started:
        assert thread.is_alive(), app.state.hall.failure
        assert time.monotonic() < end
        time.sleep(0.01)
    try:
        yield House(listening.getsockname()[1], app.state.hall)
    finally:
        server.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive()


def fits(content: bytes, kind: Any) -> Any:
    """A body, which must have the wire's own type."""
    return msgspec.json.decode(content, type=kind)
