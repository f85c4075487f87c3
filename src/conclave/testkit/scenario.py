"""Scenes: a game in a position, driven through its decisions only, and what a test may ask about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from conclave.kernel.choices import Decision, Option
from conclave.kernel.events import Event
from conclave.kernel.game import Game
from conclave.kernel.playout import playout
from conclave.kernel.reasons import Reason
from conclave.kernel.rng import Rng, seeded


class Scene:
    """A game and a state of it. Tests act through `choose` alone, so a test can only do what a player can.

    A game subclasses it to lay out positions, and says in `rest` where its rules stand when nothing is left
    to do: the bookmarks of a bare turn.
    """

    rest = ""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.s = state

    @classmethod
    def new(
        cls, game: Game, seats: int = 2, seed: int = 0, options: Mapping[str, object] | None = None
    ) -> Self:
        """Begin a game as people do."""
        return cls(game, game.new(seats, seed, options))

    def copy(self) -> Self:
        """Return a scene of its own at the same position; the log stays behind."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.s = self.s.copy()
        return twin

    def go_on(self) -> Self:
        """Carry out the rules to the next question, after a position was laid out by hand."""
        self.game.book.advance(self.s)
        return self

    # --- acting -----------------------------------------------------------------------------------------
    def choose(self, seat: int, verb: int, a: int = -1, b: int = -1) -> Self:
        """Let a seat answer its question; a test that chooses what is not offered is told what was."""
        wanted = Option(verb, a, b)
        d = self.s.decision_of(seat)
        options = [] if d is None else d.options
        if wanted not in options:
            raise AssertionError(self.complaint(seat, wanted))
        self.game.decide(self.s, seat, options.index(wanted))
        return self

    def play_out(self, rng: Rng | int = 0) -> Self:
        """Play at random to the end of the game."""
        dice = seeded(rng) if isinstance(rng, int) else rng
        playout(self.game.book, self.s, dice, self.game.longest)
        return self

    # --- asking -----------------------------------------------------------------------------------------
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        return sorted(d.seat for d in self.s.pending)

    def decision(self, seat: int) -> Decision:
        """The open decision of a seat; the test fails if it has none."""
        d: Decision | None = self.s.decision_of(seat)
        if d is None:
            raise AssertionError(f"Seat {seat} is not being asked.\n{self.where()}")
        return d

    def offered(self, seat: int, verb: int | None = None) -> list[tuple[int, int]]:
        """What a seat may answer, with one verb or with any: the two numbers of each option, in order."""
        d: Decision | None = self.s.decision_of(seat)
        return [] if d is None else [(o.a, o.b) for o in d.options if verb is None or o.verb == verb]

    def verbs(self, seat: int) -> set[int]:
        """The verbs that a seat may answer with."""
        d: Decision | None = self.s.decision_of(seat)
        return set() if d is None else {o.verb for o in d.options}

    def reason(self, seat: int, verb: int, a: int = -1, b: int = -1) -> Reason:
        """What the table answers when a seat asks why it may not do something."""
        return self.game.why_not(self.game.view(self.s, seat), seat, verb, a, b)

    def why(self, seat: int, verb: int, a: int = -1, b: int = -1) -> str:
        """The key of that reason: `allowed`, or what stands in the way."""
        return self.reason(seat, verb, a, b).key

    def told(self, kind: int) -> list[Event]:
        """The events of a kind since the scene began, whoever may know them."""
        return [e for e in self.s.events if e.kind == kind]

    def heard(self, seat: int, kind: int) -> list[Event]:
        """The events of a kind that a seat knows of; the seat after the last is a spectator."""
        return [e for e in self.game.view(self.s, seat).events if e.kind == kind]

    def view(self, seat: int) -> Any:
        """What a seat may know."""
        return self.game.view(self.s, seat)

    def bookmarks(self) -> str:
        """Where the rules stand, in one line."""
        return self.game.book.bookmarks(self.s)

    def idle(self, bookmarks: str | None = None, seat: int | None = None) -> Self:
        """Prove that everything set in motion is done: the rules stand at their place of rest.

        The place is given, or is the game's `rest`. With a seat, that seat alone is asked.
        A game that is over is idle when nobody is asked.
        """
        asked = self.asked()
        if self.s.over:
            assert not asked, f"The game is over, yet seats {asked} are asked."
            return self
        expected = self.rest if bookmarks is None else bookmarks
        assert expected, "Say where the rules should stand: idle(bookmarks) or the scene's `rest`."
        assert self.bookmarks() == expected, f"The rules should stand at {expected}.\n{self.where()}"
        if seat is not None:
            assert asked == [seat], f"Only seat {seat} should be asked.\n{self.where()}"
        return self

    # --- telling the author of a failing test what is the matter ------------------------------------------
    def where(self) -> str:
        """Where the rules stand and who is asked what, for a person."""
        lines = [f"Bookmarks: {self.bookmarks()}"]
        for d in self.s.pending:
            lines.append(f"Seat {d.seat} is asked: {self.prompt(d)}")
            lines.extend(f"  {o!r}  {self.words(d.seat, o)}" for o in d.options)
        if not self.s.pending:
            lines.append("The game is over." if self.s.over else "Nobody is asked.")
        return "\n".join(lines)

    def complaint(self, seat: int, wanted: Option) -> str:
        """Why a choice of a test is not possible, and what is."""
        reason = self.reason(seat, wanted.verb, wanted.a, wanted.b)
        rule = f" ({reason.rule})" if reason.rule else ""
        what = f"Seat {seat} is not offered {wanted!r} {self.words(seat, wanted)}".rstrip()
        return f"{what}: {reason.sentence}{rule}\n{self.where()}"

    def words(self, seat: int, option: Option) -> str:
        """An option in the game's words, if it has words for it."""
        try:
            return self.game.label(self.game.view(self.s, seat), option)
        except (NotImplementedError, LookupError):
            return ""

    def prompt(self, d: Decision) -> str:
        """A question in the game's words, or its number."""
        try:
            return self.game.words.prompt(self.game.view(self.s, d.seat), d)
        except (NotImplementedError, LookupError):
            return f"question {d.about}"
