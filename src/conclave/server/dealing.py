"""The dealing of a table: nothing is dealt before everybody has come and thrown in what they like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from conclave.kernel.game import Game
from conclave.server.sentences import say
from conclave.server.wire import Promise
from conclave.show.scene import Scene
from conclave.table.chance import Chance
from conclave.table.match import Match

BLANK_SEED = 0
"""Of the game that stands in for one that is not dealt yet; nobody is shown anything of it but its seats."""


class Dealing(Struct):
    """What a table keeps until it is dealt: its secret, and what each seat that has come threw in."""

    nonce: str
    secret: str
    options: dict[str, bool | int | str]
    throws: list[str | None]

    @classmethod
    def promised(cls, seats: int, options: Mapping[str, bool | int | str]) -> Dealing:
        """A fresh secret; from now on its promise can be looked at."""
        chance = Chance.fresh()
        return cls(chance.nonce, chance.secret, dict(options), [None] * seats)

    @classmethod
    def read(cls, text: str) -> Dealing | None:
        """A dealing as the store kept it; nothing is kept of one that is done."""
        return _stored.decode(text) if text else None

    def written(self) -> str:
        """A dealing as the store keeps it."""
        return msgspec.json.encode(self).decode()

    def promise(self) -> Promise:
        """What everybody may see before the deal."""
        return promise_of(Chance(self.nonce, self.secret))

    def come(self, seat: int, throw: str) -> bool:
        """A seat has come, and throws in what it likes, once; false if it had come before."""
        if self.throws[seat] is not None:
            return False
        self.throws[seat] = throw
        return True

    def leave(self, seat: int) -> None:
        """Whoever had come to a seat has left it again."""
        self.throws[seat] = None

    def awaited(self, people: list[int]) -> list[int]:
        """The people who have not come yet."""
        return [seat for seat in people if self.throws[seat] is None]

    def chance(self) -> Chance:
        """The secret, with all that was thrown in."""
        return Chance(self.nonce, self.secret, tuple([throw or "" for throw in self.throws]))

    def deal(self, game: Game) -> Match:
        """The match, dealt."""
        return Match(game, len(self.throws), options=self.options, chance=self.chance())

    def blank(self, game: Game) -> Match:
        """A match that stands in until this one is dealt."""
        return Match(game, len(self.throws), BLANK_SEED, self.options)


_stored = msgspec.json.Decoder(Dealing)


def promise_of(chance: Chance) -> Promise:
    """What was promised of a deal."""
    return Promise(hash=chance.promise, nonce=chance.nonce)


def undealt(scene: Scene, viewer: int, awaited: tuple[int, ...], language: str) -> Scene:
    """A table at which nothing is dealt: who sits there, and who is waited for."""
    nothing: Any = ()
    seats = tuple([replace(seat, active=False, asked=False, notes=()) for seat in scene.seats])
    return replace(
        scene,
        viewer=viewer,
        banner=say("not-dealt", language),
        phase="",
        seats=seats,
        waiting=awaited,
        prompt=None,
        result="",
        **dict.fromkeys(("areas", "edges", "pieces", "cards", "tracks", "log", "legend"), nothing),
    )
