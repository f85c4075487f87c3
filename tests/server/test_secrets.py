"""Two worlds over the wire: what a seat is sent does not depend on what it may not know.

At a position of a random game the server is given other true states that one seat cannot tell from the truth.
Every byte that this seat then gets must be the same.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from conclave.kernel.reasons import Reason
from conclave.kernel.rng import Rng, seeded
from conclave.registry import load
from conclave.server import moments
from conclave.server.room import Room
from conclave.server.viewers import Viewers
from conclave.table.match import Match
from conclave.table.record import Record
from conclave.table.timeline import snapshot
from conclave.testkit.worlds import another_world, scrambled_truth
from tests.server.house import Client, House

POSITIONS = 200
TABLES = list(product(("dark-artifacts", "black-rose-wars"), (2, 3, 4)))
EACH = -(-POSITIONS // len(TABLES))
MOVES = 24
"""Decisions between two positions at most."""


class Watched:
    """A table whose true state is ours to change, and the tokens of its seats; the last is a spectator's."""

    def __init__(self, house: House, game: str, seats: int, seed: int) -> None:
        self.house = house
        place = house.lay("human", *["open"] * (seats - 1), game=game)
        self.table: str = place["table"]
        places = [place, *(house.join(self.table) for _ in range(seats - 1))]
        house.come(*places)
        self.tokens = [*(each["token"] for each in places), ""]
        self.room: Room = house.hall.host.rooms[self.table]
        self.dice = Random(seed)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin a game of this seed."""
        self.lay(Match(load(self.room.match.game.key), len(self.tokens) - 1, seed))

    def lay(self, match: Match) -> None:
        """Lay the table anew with another match, once nobody listens any more."""
        end = time.monotonic() + 5
        while not self.room.is_idle(-1.0) and time.monotonic() < end:
            time.sleep(0.001)
        assert self.room.is_idle(-1.0)
        host, row = self.house.hall.host, self.room.archive.row
        self.room = host.rooms[self.table] = Room(row, match, host.store, host.thinking)

    def play(self) -> None:
        """Play on at random; where the game is over, another begins."""
        for _ in range(self.dice.randint(1, MOVES)):
            match = self.room.match
            if match.state.over:
                self.begin(self.dice.getrandbits(32))
                match = self.room.match
            d = self.dice.choice(match.state.pending)
            match.decide(d.seat, self.dice.randrange(len(d.codes)))
        if self.room.match.state.over:
            self.play()

    def put(self, state: Any) -> None:
        """Put another state in the place of the true one, for now and as the beginning of all moments."""
        match, record = self.room.match, self.room.match.record
        match._timeline.state = state
        record._decisions = []
        record.begin = lambda: (match.game, snapshot(state))  # type: ignore[method-assign]
        self.lay(match)

    def told(self, seat: int) -> dict[str, list[str | bytes]]:
        """All that a seat or spectator can get out of the server now, as it comes over the wire."""
        token = self.tokens[seat]
        got: dict[str, list[str | bytes]] = {}
        with self.house.socket(self.table) as client:
            client.say("hello", token=token)
            got["hello"] = heard(client, 2)
            scene = json.loads(got["hello"][1])
            for n, code in enumerate(self.codes(scene)):
                client.say("why", code=code)
                got[f"why {n}"] = heard(client, 1)
            client.say("decide", version=scene["version"] + 1, index=0, code=[1, 0, 0])
            got["stale"] = heard(client, 2)
            client.say("decide", version=scene["version"], index=0, code=[63, 7, 7])
            got["refused"] = heard(client, 2)
        viewer = seat if token else -1
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        path = f"/api/tables/{self.table}"
        got["moment"] = [self.house.get(f"{path}/moments/0?viewer={viewer}", **bearer).body]
        got["beyond"] = [self.house.get(f"{path}/moments/9?viewer={viewer}", **bearer).body]
        got["table"] = [self.house.get(path).body]
        return got

    def codes(self, scene: dict[str, Any]) -> list[list[int]]:
        """Options about which one may ask: of what is asked, and of anything else."""
        dice = Random(scene["version"])
        prompt = scene["scene"]["prompt"]
        verbs = [deed["verb"] for deed in prompt["deeds"]] if prompt else []
        verbs = [*dice.sample(verbs, min(2, len(verbs))), dice.randrange(1, 40)]
        return [[verb, dice.randrange(40), dice.choice((-1, dice.randrange(40)))] for verb in verbs]

    def differences(self, seat: int, rng: Rng) -> set[str]:
        """What a seat is told otherwise in worlds that it cannot tell from the truth."""
        match = self.room.match
        truth, decisions = match.state, match.record._decisions
        self.put(truth)
        told = self.told(seat)
        found: set[str] = set()
        for world in (another_world(match.game, truth, seat, rng), scrambled_truth(truth, seat, rng)):
            self.put(world)
            other = self.told(seat)
            assert list(other) == list(told)
            found |= {what for what in told if told[what] != other[what]}
        self.put(truth)
        del match.record.begin
        match.record._decisions = decisions
        return found


def heard(client: Client, messages: int) -> list[str | bytes]:
    return [client.wire.recv(timeout=20) for _ in range(messages)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(
    house: House, game: str, seats: int
) -> None:
    watched, rng = Watched(house, game, seats, seats), seeded(seats)
    for position in range(EACH):
        watched.play()
        seat = position % (seats + 1)
        different = watched.differences(seat, rng)
        assert not different, f"seat {seat} can tell worlds apart at position {position} by {different}"


# --- the test above can fail -------------------------------------------------------------------------------
def in_scenes(patch: pytest.MonkeyPatch) -> None:
    drawn = Viewers.scene

    def leaking(viewers: Viewers, viewer: int, language: str) -> Any:
        return replace(drawn(viewers, viewer, language), phase=str(list(viewers._match.state.face)))

    patch.setattr(Viewers, "scene", leaking)


def in_reasons(patch: pytest.MonkeyPatch) -> None:
    why_not = Viewers.why_not

    def leaking(viewers: Viewers, seat: int, code: tuple[int, int, int]) -> Reason:
        reason = why_not(viewers, seat, code)
        return Reason(reason.number, reason.key, reason.sentence, f"O{list(viewers._match.state.face)}")

    patch.setattr(Viewers, "why_not", leaking)


def in_moments(patch: pytest.MonkeyPatch) -> None:
    moment = moments.moment

    def leaking(record: Record, *facts: Any) -> Any:
        at, last, view = moment(record, *facts)
        return at, last + int(record.begin()[1].decided), view

    patch.setattr(moments, "moment", leaking)


def in_versions(patch: pytest.MonkeyPatch) -> None:
    version = Viewers.version

    def leaking(viewers: Viewers, viewer: int) -> int:
        return version(viewers, viewer) + int(viewers._match.state.told)

    patch.setattr(Viewers, "version", leaking)


@pytest.mark.parametrize(
    ("leak", "seen"),
    [
        (in_scenes, {"hello", "stale", "refused"}),
        (in_reasons, {"why 0"}),
        (in_moments, {"moment"}),
        (in_versions, {"hello"}),
    ],
)
def test_a_leak_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], seen: set[str]
) -> None:
    watched = Watched(house, "dark-artifacts", 2, 5)
    for _ in range(3):
        watched.play()
    assert not watched.differences(0, seeded(1))
    leak(monkeypatch)
    assert seen <= watched.differences(0, seeded(1))
