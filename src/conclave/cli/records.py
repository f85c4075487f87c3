"""`conclave verify` and `replay`: recorded games."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from conclave.cli.arguments import Plain, whole_number
from conclave.kernel.choices import Option
from conclave.kernel.game import ConclaveError, Game
from conclave.table.chance import Chance
from conclave.table.record import BrokenRecord, Decided, Record, Withdrawn

if TYPE_CHECKING:
    from conclave.terminal.screen import Screen

File = Annotated[str, typer.Argument(metavar="FILE", help="A record, as play and simulate save it.")]


def load_record(path: str) -> Record:
    """Read a record; what is wrong with it is said with the name of the file."""
    try:
        return Record.load(path)
    except BrokenRecord as error:
        raise ConclaveError(f"{path}: {error}") from None


def verify(
    file: File,
    promise: Annotated[
        str, typer.Option("--promise", metavar="SUM", help="What the table showed before the deal.")
    ] = "",
    throw: Annotated[
        str, typer.Option("--throw", metavar="WORD", help="What you threw in before the deal.")
    ] = "",
) -> None:
    """Re-run a recorded game and compare every line; and check that nobody chose the deal."""
    record = load_record(file)
    fair = check_chance(file, record.chance, promise, throw)
    try:
        state = record.verify()
    except BrokenRecord as error:
        raise ConclaveError(f"{file}: {error}") from None
    undone = sum(isinstance(entry, Withdrawn) for entry in record.entries)
    withdrawn = f", {undone} more withdrawn" if undone else ""
    end = "the game is over" if state.over else "the game goes on"
    what = f"{record.game} for {record.seats}, seed {record.seed}"
    print(f"{file}: {what}: {len(record)} decisions agree{withdrawn}; {end}.")
    if fair:
        print(fair)


def check_chance(file: str, chance: Chance | None, promise: str, throw: str) -> str:
    """Compare how a game was dealt with what a player knows of it; reading the record did the sums."""
    if chance is None:
        if promise or throw:
            raise ConclaveError(f"{file}: nothing was promised before this game was dealt.")
        return ""
    if promise and promise.lower() != chance.promise:
        raise ConclaveError(f"{file}: this deal was promised as {chance.promise}, not as {promise}.")
    if throw and throw not in chance.throws:
        raise ConclaveError(f"{file}: nobody threw in {throw}.")
    thrown = sum(bool(each) for each in chance.throws)
    return (
        f"The deal is the one promised as {chance.promise}; {thrown} of {len(chance.throws)} seats threw in."
    )


# --- replay ------------------------------------------------------------------------------------------------
def replay(
    file: File,
    at: Annotated[
        int | None,
        typer.Option(
            "--at", metavar="N", parser=whole_number, help="Show the position after N decisions, no more."
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", parser=whole_number, help="Look with the eyes of this seat."),
    ] = None,
    plain: Plain = False,
) -> None:
    """Step through a recorded game: enter goes on, b goes back, a number goes there, q leaves."""
    record = load_record(file)
    try:
        reel = Reel(record, seat, plain)
    except BrokenRecord as error:
        raise ConclaveError(f"{file}: {error}") from None
    if at is not None:
        reel.show(at)
    elif sys.stdin.isatty():
        step_through(reel)
    else:
        for n in range(1, reel.end + 1):
            print(f"{n}. {reel.words_of(n)}")
        reel.show(reel.end)


def step_through(reel: Reel) -> None:
    """Show position after position until the reader leaves."""
    from conclave.terminal.screen import number_typed

    at = 0
    while True:
        reel.show(at)
        try:
            said = input("enter next, b back, a number, q leave: ").strip().lower()
        except EOFError:
            return
        if said in ("q", "quit"):
            return
        if said in ("b", "back"):
            at = max(0, at - 1)
        elif (number := number_typed(said)) is not None:
            at = min(number, reel.end)
        elif said:
            print("Enter, b, a number or q.")
        elif at < reel.end:
            at += 1
        else:
            return


class Reel:
    """The positions of a record, ready to be looked at."""

    def __init__(self, record: Record, seat: int | None, plain: bool) -> None:
        self.game: Game = record.load_game()
        self.decisions: list[Decided] = record.decisions
        self.positions: list[Any] = list(record.positions())
        self.plain = plain
        if seat is not None and not 0 <= seat <= record.seats:
            raise ConclaveError(f"There is no seat {seat} at a table of {record.seats}.")
        self.seat = seat

    @property
    def end(self) -> int:
        """The number of decisions."""
        return len(self.decisions)

    def words_of(self, n: int) -> str:
        """Decision number n in words; another seat's is its own affair when we look with a seat's eyes."""
        made = self.decisions[n - 1]
        name = self.game.words.seat_name(made.seat)
        if self.seat is not None and self.seat != made.seat:
            return f"{name} decides."
        view = self.game.view(self.positions[n - 1], made.seat)
        return f"{name}: {self.game.label(view, Option(*made.option))}"

    def eyes(self, n: int) -> int:
        """Whose view is shown: the seat asked for, or the one that decides next."""
        if self.seat is not None:
            return self.seat
        state = self.positions[n]
        return state.seats if n == self.end else self.decisions[n].seat

    def show(self, n: int) -> None:
        """Draw the position after n decisions."""
        if not 0 <= n <= self.end:
            raise ConclaveError(f"The record has {self.end} decisions; there is no position {n}.")
        if n:
            print(f"After decision {n} of {self.end}: {self.words_of(n)}")
        else:
            print(f"The beginning; {self.end} decisions follow.")
        scene = self.game.scene(self.game.view(self.positions[n], self.eyes(n)))
        screen = self.screen()
        if scene.over:
            screen.end(scene)
        else:
            screen.table(scene)

    def screen(self) -> Screen:
        """Where positions are drawn, as at the table: painted, or spoken in whole sentences."""
        from conclave.terminal.painted import Painted
        from conclave.terminal.screen import wants_plain
        from conclave.terminal.spoken import Spoken

        return Spoken(sys.stdout) if self.plain or wants_plain(sys.stdout) else Painted(sys.stdout)
