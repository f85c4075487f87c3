"""An evening at the terminal: people and bots at one match, from the welcome to the end."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence

from conclave.bots import Bot
from conclave.kernel.choices import Decision
from conclave.kernel.game import ConclaveError
from conclave.kernel.rng import seeded
from conclave.show.scene import Prompt, Scene
from conclave.table.files import Unwritten
from conclave.table.match import Match
from conclave.terminal.commands import Commands, Leave
from conclave.terminal.lookup import show_primer
from conclave.terminal.safe import Safe
from conclave.terminal.screen import Screen, in_order, number_typed
from conclave.terminal.seating import Seating


def is_for_show(d: Decision | None) -> bool:
    """Whether a question is asked only so that nobody can tell it from another: it has one answer."""
    return d is not None and not d.open and len(d.codes) == 1


class Session:
    """A match with a person or a bot on each seat; `None` is a person."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Bot | None],
        screen: Screen,
        language: str = "en",
        save: str = "",
        notice: str = "",
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.notice = notice
        self.seating = Seating(match, players, screen, language)
        self.safe = Safe(match, save)
        self.commands = Commands(self.seating, self.safe)
        self.complaint = ""

    # --- the evening --------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play to the end, or until somebody leaves; whatever happens, the game is saved first."""
        try:
            self.welcome()
            self.play()
            self.finish()
        except Leave:
            return
        except (EOFError, KeyboardInterrupt):
            self.commands.say_farewell()
        except BrokenPipeError:
            self.safe.rescue()
            raise
        except Exception as error:
            raise ConclaveError(self.last_words(error)) from error

    def welcome(self) -> None:
        """Say which game this is, who plays and what it is about."""
        self.screen.say("welcome", title=self.match.game.title, seed=str(self.match.record.seed))
        self.screen.say("seats-who", who=", ".join(self.seating.who()))
        if self.notice:
            self.screen.line(self.notice)
        if not self.match.record.entries:
            self.screen.line("")
            show_primer(self.screen, self.match.game)
        people = len(self.seating.people)
        # Where the first question or the curtain wipes all this away, people read it first.
        if people and self.screen.on_terminal and (self.screen.repeats or people > 1):
            self.screen.line("")
            self.screen.say("begin")
            self.seating.read()

    def play(self) -> None:
        """Ask whoever is to be asked until the game is over."""
        while not self.match.state.over:
            passed = self.commands.standing.answer(self.match.game, self.match.state)
            if passed is not None:
                self.decide(*passed)
                continue
            seat = self.seating.next_seat()
            bot = self.players[seat]
            if bot is None:
                self.seating.sit_down(seat)
                self.ask(seat)
            else:
                self.let(bot, seat)

    def let(self, bot: Bot, seat: int) -> None:
        """Let a bot answer. Its dice follow from seed and moment, so a resumed game goes on the same."""
        moment = len(self.match.record) * 64 + seat
        dice = seeded((self.match.record.seed * 1_000_003 + moment) & ((1 << 62) - 1))
        self.decide(seat, bot.choose(self.match.view(seat), dice))
        if not self.seating.people:
            self.watch()

    def watch(self) -> None:
        """With bots only, tell what happens as it happens."""
        self.screen.news(self.seating.fresh(self.seating.scene(len(self.players))))

    def decide(self, seat: int, index: int) -> None:
        """Answer for a seat; a file that cannot be written is no reason to stop, and one to say so once."""
        complaint = ""
        try:
            self.match.decide(seat, index)
        except Unwritten as error:
            complaint = str(error)
        if complaint != self.complaint:
            self.screen.remark(complaint)
        self.complaint = complaint

    # --- asking -------------------------------------------------------------------------------------------
    def ask(self, seat: int) -> None:
        """Show the table and the question, and take commands until one answers it."""
        view = self.match.view(seat)
        if is_for_show(view.decision_of(seat)):
            self.decide(seat, 0)
            return
        scene: Scene = self.match.game.scene(view, self.seating.language)
        prompt = scene.prompt
        if prompt is None:
            return
        self.show(scene, prompt)
        while True:
            line = self.seating.read().strip()
            number = number_typed(line)
            word, _, rest = line.partition(" ")
            if number is not None:
                if self.choose(seat, prompt, number):
                    return
            elif self.commands.obey(word.lower(), rest.strip(), view, scene, prompt):
                return

    def show(self, scene: Scene, prompt: Prompt) -> None:
        """Show the table, the news and the question; a table just described is not repeated aloud."""
        seats, seat = self.seating, scene.viewer
        whole = self.screen.repeats or seats.looked.get(seat) != scene.phase
        seats.looked[seat] = scene.phase
        first = (seat, prompt.kind) not in seats.explained or self.is_from_a_card(prompt)
        seats.explained.add((seat, prompt.kind))
        if whole:
            news = seats.fresh(scene)
            if self.screen.turns_page(scene, news):
                seats.turn([None])
                news = ()
            seats.turn(self.screen.board_first(scene, first))
            self.screen.everything(scene, news, first)
        else:
            self.screen.reminder(scene)
            self.screen.news(seats.fresh(scene))
            self.screen.question(scene, first)
        self.screen.make_remarks()

    def is_from_a_card(self, prompt: Prompt) -> bool:
        """Whether the text of a card asks; then it explains the question each time."""
        source = prompt.rule.partition(",")[0]
        return any(card.key == source for card in self.match.game.cards)

    def choose(self, seat: int, prompt: Prompt, number: int) -> bool:
        """Answer with an option by its number."""
        choices = in_order(prompt)
        if not 1 <= number <= len(choices):
            self.screen.say("no-such-option", text=number, n=len(choices))
            return False
        self.commands.unsaved = False
        self.decide(seat, choices[number - 1].index)
        return True

    # --- the end ------------------------------------------------------------------------------------------
    def finish(self) -> None:
        """Show how it ended: now everything is open. The game is kept, to be stepped through."""
        seats = self.seating
        scene = seats.scene(seats.current if seats.current >= 0 else len(self.players))
        self.screen.news(seats.fresh(scene))
        self.screen.end(scene)
        self.screen.make_remarks()
        try:
            file = self.safe.rescue()
        except Unwritten as error:
            self.screen.line(str(error))
            return
        self.screen.line("")
        self.screen.say("saved-over", command=f"conclave replay {shlex.quote(str(file))}")

    def last_words(self, error: Exception) -> str:
        """What went wrong that never should, and where the game is; it is saved before anything is said."""
        said = self.screen.words.say
        try:
            command = self.safe.way_back(self.safe.rescue(), self.seating.arguments())
            where = said("broken-saved", command=command)
        except ConclaveError as lost:
            where = str(lost)
        return said("broken", what=f"{type(error).__name__}: {error}".rstrip(".: "), where=where)


def use_line_editing() -> None:
    """Let people edit what they type and call back earlier commands, where Python can."""
    if sys.stdin.isatty() and os.environ.get("TERM", "") not in ("", "dumb"):
        try:
            import readline  # noqa: F401, PLC0415
        except ImportError:
            return
