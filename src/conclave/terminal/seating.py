"""Who sits around one screen: whose turn it is to look, and the curtain between them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from conclave.bots import Bot
from conclave.show.scene import LogLine, Scene
from conclave.table.match import Match
from conclave.terminal.screen import Screen


class Seating:
    """People and bots at one match; `None` is a person. Remembers who has been shown what."""

    def __init__(
        self, match: Match, players: Sequence[Bot | None], screen: Screen, language: str = "en"
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.language = language
        self.people = [seat for seat, bot in enumerate(players) if bot is None]
        self.current = -1
        self.shown: dict[int, int] = {}
        self.looked: dict[int, str] = {}
        self.explained: set[tuple[int, str]] = set()

    # --- who ----------------------------------------------------------------------------------------------
    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.match.game.words.seat_name(seat, self.language)

    def who(self) -> list[str]:
        """Who sits where, in words."""
        said = self.screen.words.say
        return [
            said("seat-human", seat=self.name(seat))
            if bot is None
            else said("seat-bot", seat=self.name(seat), bot=bot.name)
            for seat, bot in enumerate(self.players)
        ]

    def arguments(self) -> str:
        """Who sits where, as the command line takes it."""
        return ",".join("human" if bot is None else bot.name for bot in self.players)

    def next_seat(self) -> int:
        """Bots answer first; then whoever sits at the screen already, to spare the passing."""
        asked = self.match.asked()
        for seat in asked:
            if self.players[seat] is not None:
                return seat
        return self.current if self.current in asked else asked[0]

    def with_names(self, sentence: str) -> str:
        """A sentence of the match, which knows seats by number only, with their names."""
        for seat in range(len(self.players)):
            sentence = sentence.replace(f"Seat {seat} ", f"{self.name(seat)} ")
        return sentence

    # --- what they see ------------------------------------------------------------------------------------
    def scene(self, seat: int) -> Scene:
        """What a seat sees."""
        scene: Scene = self.match.game.scene(self.match.view(seat), self.language)
        return scene

    def fresh(self, scene: Scene) -> tuple[LogLine, ...]:
        """The lines of the log that the viewer has not been shown; now they have."""
        seen = self.shown.get(scene.viewer, 0)
        self.shown[scene.viewer] = len(scene.log)
        return scene.log[seen:]

    def take_back(self, seat: int) -> None:
        """Forget what a seat was shown of a decision that it has withdrawn."""
        self.shown[seat] = min(self.shown.get(seat, 0), len(self.scene(seat).log))

    # --- sitting down -------------------------------------------------------------------------------------
    def sit_down(self, seat: int) -> None:
        """With several people at one screen, nobody sees what the one before saw."""
        if seat == self.current:
            return
        before, self.current = self.current, seat
        if len(self.people) < 2:
            return
        learned = self.fresh(self.scene(before)) if before >= 0 else ()
        if learned:
            self.screen.news(learned)
            self.screen.say("curtain-hide", seat=self.name(before))
            self.read()
        self.screen.wipe()
        self.screen.say("curtain", seat=self.name(seat))
        self.read()
        self.screen.wipe()
        forget_lines()
        self.looked.pop(seat, None)

    def turn(self, pages: Iterable[None]) -> None:
        """Let the person at the screen turn page after page."""
        for _ in pages:
            self.screen.say("page-turns")
            self.read()

    def read(self) -> str:
        """One line from the person at the screen."""
        self.screen.out.flush()
        return input(self.screen.mark)


def forget_lines() -> None:
    """Let nobody call back what the one before typed."""
    editing = sys.modules.get("readline")
    if editing is not None:
        editing.clear_history()
