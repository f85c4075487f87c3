"""What a person may type besides a number."""

from __future__ import annotations

from typing import Any, Final

from conclave.kernel.game import ConclaveError
from conclave.show.scene import Prompt, Scene
from conclave.table.files import Unwritten
from conclave.table.standing import StandingAnswers
from conclave.terminal.lookup import show_card, show_hand, show_rules
from conclave.terminal.safe import Safe
from conclave.terminal.screen import shortened
from conclave.terminal.seating import Seating
from conclave.terminal.why import Why

HELP: Final = (
    "number", "why", "look", "undo", "skip", "ask", "log", "rules", "card", "hand", "save", "help", "quit",
)  # fmt: skip


class Leave(Exception):
    """Somebody leaves the table, and the game is saved or given up."""


class Commands:
    """The commands of one table."""

    def __init__(self, seating: Seating, safe: Safe) -> None:
        self.seating = seating
        self.safe = safe
        self.match = seating.match
        self.screen = seating.screen
        self.unsaved = False
        self.standing = StandingAnswers()

    def obey(self, word: str, rest: str, view: Any, scene: Scene, prompt: Prompt) -> bool:
        """Carry out a command; true if the question must be asked anew."""
        if word == "undo":
            return self.undo(scene.viewer)
        if word == "skip":
            return self.skip(prompt)
        if word == "look":
            self.look(scene)
        elif word == "ask":
            self.standing.drop(scene.viewer)
            self.screen.say("asks-again")
        elif word == "why":
            for line in self.why(view, scene, prompt).answer(rest):
                self.screen.line(line)
        elif word == "log":
            self.log(scene)
        elif word in ("rules", "rule"):
            show_rules(self.screen, self.match.game, rest)
        elif word in ("card", "cards"):
            show_card(self.screen, self.match.game, rest)
        elif word == "hand":
            show_hand(self.screen, scene)
        elif word == "save":
            self.save(rest)
        elif word in ("help", "?"):
            self.help(view, scene, prompt)
        elif word in ("quit", "exit", "q"):
            self.quit()
        elif word:
            text = shortened(f"{word} {rest}".strip())
            self.screen.say("unknown-command", text=f"“{text}”", n=len(prompt.choices))
        return False

    def why(self, view: Any, scene: Scene, prompt: Prompt) -> Why:
        """What may be asked about a question."""
        return Why(self.match.game, view, scene, prompt, self.screen.words)

    def skip(self, prompt: Prompt) -> bool:
        """Decline what is asked in secret, now and for the rest of the round."""
        if not prompt.may_stand:
            self.screen.say("no-skip")
            return False
        self.standing.keep(self.match.game, self.match.state, prompt.seat)
        return True

    def undo(self, seat: int) -> bool:
        """Withdraw the last decision, or say why that cannot be."""
        reason = self.match.why_no_undo(seat)
        if reason:
            self.screen.line(self.seating.with_names(reason))
            return False
        complaint = ""
        try:
            self.match.undo(seat)
        except Unwritten as error:
            complaint = str(error)
        self.seating.take_back(seat)
        self.screen.remark(self.screen.words.say("undone"))
        self.screen.remark(complaint)
        return True

    def look(self, scene: Scene) -> None:
        """Show the table and the question again, page by page where they take several."""
        self.seating.turn(self.screen.leaf_through(scene))
        self.screen.question(scene, True)

    def log(self, scene: Scene) -> None:
        """Show everything the viewer knows to have happened."""
        if not scene.log:
            self.screen.say("no-log")
        for line in scene.log:
            self.screen.line("  " * min(line.depth, 5) * self.screen.repeats + line.text)

    def help(self, view: Any, scene: Scene, prompt: Prompt) -> None:
        """Show what can be typed."""
        said = self.screen.words.say
        self.screen.heading(said("help-title"))
        example = f"why {self.why(view, scene, prompt).meaning.example()}"
        self.screen.pairs([(said(f"help-{key}"), said(f"help-{key}-text", example=example)) for key in HELP])

    # --- saving -------------------------------------------------------------------------------------------
    def save(self, path: str) -> None:
        """Save and go on, whether it could be saved or not."""
        try:
            file = self.safe.save(path)
        except ConclaveError as error:
            self.screen.line(str(error))
            return
        if self.unsaved:
            self.safe.path, self.unsaved = str(file), False
        self.screen.say("saved", path=str(file))

    def quit(self) -> None:
        """Save and leave; a game that cannot be saved is left only by whoever says so twice."""
        try:
            self.say_farewell()
        except Unwritten as error:
            self.screen.line(str(error))
            if not self.unsaved:
                self.unsaved = True
                self.screen.say("quit-unsaved")
                return
        raise Leave

    def say_farewell(self) -> None:
        """Save, and say how to come back."""
        command = self.safe.way_back(self.safe.rescue(), self.seating.arguments())
        self.screen.line("")
        self.screen.say("saved-leaving", command=command)
