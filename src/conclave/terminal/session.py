"""An evening at the terminal: people and bots at one match, and every command a person may type."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from conclave.bots import Bot
from conclave.kernel.rng import seeded
from conclave.kernel.scene import LogLine, Prompt, Scene
from conclave.table.match import Match
from conclave.terminal.lookup import show_card, show_rules
from conclave.terminal.screen import Screen, in_order
from conclave.terminal.why import Why, example_of

HELP: Final = ("number", "why", "look", "undo", "log", "rules", "card", "save", "help", "quit")


class Leave(Exception):
    """Somebody leaves the table."""


class Session:
    """A match with a person or a bot on each seat; `None` is a person."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Bot | None],
        screen: Screen,
        language: str = "en",
        save: str = "",
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.language = language
        self.path = save
        self.people = [seat for seat, bot in enumerate(players) if bot is None]
        self.current = -1
        self.shown: dict[int, int] = {}
        self.looked: dict[int, str] = {}
        self.explained: set[tuple[int, str]] = set()

    # --- the evening --------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self.welcome()
            while not self.match.state.over:
                seat = self.next_seat()
                bot = self.players[seat]
                if bot is None:
                    self.sit_down(seat)
                    self.ask(seat)
                else:
                    self.let(bot, seat)
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()

    def welcome(self) -> None:
        """Say which game this is and who plays."""
        said = self.screen.words.say
        who = [
            said("seat-human", seat=self.name(seat))
            if bot is None
            else said("seat-bot", seat=self.name(seat), bot=bot.name)
            for seat, bot in enumerate(self.players)
        ]
        self.screen.say("welcome", title=self.match.game.title, seed=self.match.record.seed)
        self.screen.say("seats-who", who=", ".join(who))

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.match.game.words.seat_name(seat, self.language)

    def next_seat(self) -> int:
        """Bots answer first; then whoever sits at the screen already, to spare the passing."""
        asked = self.match.asked()
        for seat in asked:
            if self.players[seat] is not None:
                return seat
        return self.current if self.current in asked else asked[0]

    def let(self, bot: Bot, seat: int) -> None:
        """Let a bot answer. Its dice follow from seed and moment, so a resumed game goes on the same."""
        moment = len(self.match.record) * 64 + seat
        dice = seeded((self.match.record.seed * 1_000_003 + moment) & ((1 << 62) - 1))
        self.match.decide(seat, bot.choose(self.match.view(seat), dice))
        if not self.people:
            self.watch()

    def watch(self) -> None:
        """With bots only, tell what happens as it happens."""
        self.screen.news(self.fresh(self.scene(len(self.players))))

    def finish(self) -> None:
        """Show how it ended: now everything is open."""
        seat = self.current if self.current >= 0 else len(self.players)
        scene = self.scene(seat)
        self.screen.news(self.fresh(scene))
        self.screen.end(scene)
        if self.path:
            self.match.save(self.path)
            self.screen.say("saved-over", path=self.path)

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
        self.looked.pop(seat, None)

    def scene(self, seat: int) -> Scene:
        """What a seat sees."""
        scene: Scene = self.match.game.scene(self.match.view(seat), self.language)
        return scene

    def fresh(self, scene: Scene) -> tuple[LogLine, ...]:
        """The lines of the log that the viewer has not been shown; now they have."""
        seen = self.shown.get(scene.viewer, 0)
        self.shown[scene.viewer] = len(scene.log)
        return scene.log[seen:]

    # --- asking -------------------------------------------------------------------------------------------
    def ask(self, seat: int) -> None:
        """Show the table and the question, and take commands until one answers it."""
        view = self.match.view(seat)
        scene: Scene = self.match.game.scene(view, self.language)
        prompt = scene.prompt
        if prompt is None:
            return
        self.show(scene, prompt)
        while True:
            line = self.read()
            word, _, rest = line.strip().partition(" ")
            if word.isdigit() and not rest:
                if self.choose(seat, prompt, int(word)):
                    return
            elif self.obey(word.lower(), rest.strip(), view, scene, prompt):
                return

    def show(self, scene: Scene, prompt: Prompt) -> None:
        """Show the table, the news and the question; a table just described is not repeated aloud."""
        seat = scene.viewer
        moment = scene.phase
        whole = self.screen.repeats or self.looked.get(seat) != moment
        self.looked[seat] = moment
        first = (seat, prompt.kind) not in self.explained
        self.explained.add((seat, prompt.kind))
        if whole:
            self.screen.everything(scene, self.fresh(scene), first)
        else:
            self.screen.reminder(scene)
            self.screen.news(self.fresh(scene))
            self.screen.question(scene, first)

    def choose(self, seat: int, prompt: Prompt, number: int) -> bool:
        """Answer with an option by its number."""
        choices = in_order(prompt)
        if not 1 <= number <= len(choices):
            self.screen.say("no-such-option", text=number, n=len(choices))
            return False
        self.match.decide(seat, choices[number - 1].index)
        return True

    def read(self) -> str:
        """One line from the person at the screen."""
        self.screen.out.flush()
        return input(self.screen.mark)

    # --- commands -----------------------------------------------------------------------------------------
    def obey(self, word: str, rest: str, view: Any, scene: Scene, prompt: Prompt) -> bool:
        """Carry out a command; true if the question must be asked anew."""
        if word == "undo":
            return self.undo(scene.viewer)
        if word == "look":
            self.look(scene)
        elif word == "why":
            for line in Why(self.match.game, view, scene, prompt, self.screen.words).answer(rest):
                self.screen.line(line)
        elif word == "log":
            self.log(scene)
        elif word in ("rules", "rule"):
            show_rules(self.screen, self.match.game, rest)
        elif word in ("card", "cards"):
            show_card(self.screen, self.match.game, rest)
        elif word == "save":
            self.save(rest)
        elif word in ("help", "?"):
            self.help(scene, prompt)
        elif word in ("quit", "exit", "q"):
            raise Leave
        elif word:
            text = f"{word} {rest}".strip()
            self.screen.say("unknown-command", text=f"“{text}”", n=len(prompt.choices))
        return False

    def undo(self, seat: int) -> bool:
        """Withdraw the last decision, or say why that cannot be."""
        reason = self.match.why_no_undo(seat)
        if reason:
            self.screen.line(self.with_names(reason))
            return False
        self.match.undo(seat)
        self.shown[seat] = min(self.shown.get(seat, 0), len(self.scene(seat).log))
        self.screen.say("undone")
        return True

    def with_names(self, sentence: str) -> str:
        """A sentence of the match, which knows seats by number only, with their names."""
        for seat in range(len(self.players)):
            sentence = sentence.replace(f"Seat {seat} ", f"{self.name(seat)} ")
        return sentence

    def look(self, scene: Scene) -> None:
        """Show the table and the question again."""
        self.screen.table(scene)
        self.screen.question(scene, True)

    def log(self, scene: Scene) -> None:
        """Show everything the viewer knows to have happened."""
        if not scene.log:
            self.screen.say("no-log")
        for line in scene.log:
            self.screen.line("  " * min(line.depth, 5) * self.screen.repeats + line.text)

    def help(self, scene: Scene, prompt: Prompt) -> None:
        """Show what can be typed."""
        said = self.screen.words.say
        self.screen.heading(said("help-title"))
        example = f"why {example_of(scene, prompt)}"
        self.screen.pairs([(said(f"help-{key}"), said(f"help-{key}-text", example=example)) for key in HELP])

    # --- saving -------------------------------------------------------------------------------------------
    def save(self, path: str) -> None:
        """Save and go on."""
        self.screen.say("saved", path=str(self.write(path)))

    def write(self, path: str) -> Path:
        """Write the record to a file, by default in the user's data folder."""
        file = Path(path or self.path or self.usual_path()).expanduser()
        file.parent.mkdir(parents=True, exist_ok=True)
        self.match.save(file)
        return file

    def usual_path(self) -> str:
        """Where a match is saved if nobody says where."""
        folder = user_data_path("conclave") / "saves"
        return str(folder / f"{self.match.game.key}-{self.match.record.seed}.jsonl")

    def leave(self) -> None:
        """Save, and say how to come back."""
        file = self.write("")
        seats = ",".join("human" if bot is None else bot.name for bot in self.players)
        command = f"conclave play {self.match.game.key} --seats {seats} --resume {shlex.quote(str(file))}"
        self.screen.line("")
        self.screen.say("saved-leaving", command=command)


def use_line_editing() -> None:
    """Let people edit what they type and call back earlier commands, where Python can."""
    if sys.stdin.isatty() and os.environ.get("TERM", "") not in ("", "dumb"):
        try:
            import readline  # noqa: F401, PLC0415
        except ImportError:
            return
