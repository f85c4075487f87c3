"""A game as seed and decisions: JSON Lines that can be saved, replayed and verified."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import conclave
from conclave.kernel.game import BadOption, ConclaveError, Game, IllegalDecision, Standing
from conclave.registry import games, load
from conclave.table.chance import Chance
from conclave.table.effort import Effort
from conclave.table.files import Unwritten, reason_of, write_whole
from conclave.table.journal import Journal
from conclave.table.lines import (
    BrokenRecord,
    Closed,
    Decided,
    Entry,
    Header,
    Player,
    Withdrawn,
    line_of,
    read_line,
)
from conclave.table.timeline import Timeline, snapshot


class Record:
    """Everything that a game was: which game, under which rules and options, and who decided what.

    A decision that was withdrawn stays in the record, with the undo that withdrew it as a line of its own.
    `own` counts the lines of each seat.
    """

    def __init__(
        self,
        game: str,
        version: str,
        options: Mapping[str, bool | int | str],
        seed: int,
        seats: int,
        entries: Iterable[Entry] = (),
        written_by: str = "",
        players: Sequence[Player] = (),
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.options = dict(options)
        self.seed = seed
        self.seats = seats
        self.players = tuple(players)
        self.chance = chance
        self.written_by = written_by or conclave.__version__
        self.entries: list[Entry] = []
        self.own: Counter[int] = Counter()
        self._decisions: list[tuple[int, Decided]] = []
        self._numbers = 0
        first, self._sum = line_of(self.header, "")
        self._lines = [first]
        self._journal: Journal | None = None
        for entry in entries:
            self.append(entry)

    # --- what it says -------------------------------------------------------------------------------------
    @property
    def header(self) -> Header:
        """The first line."""
        return Header(
            self.game,
            self.version,
            self.written_by,
            self.seats,
            self.seed,
            self.options,
            self.players,
            self.chance,
        )

    @property
    def decisions(self) -> list[Decided]:
        """The decisions that stand, in the order in which they were made."""
        return [decision for _, decision in self._decisions]

    @property
    def standing(self) -> list[Standing] | None:
        """The final standing, if the record says that the game ended."""
        last = self.entries[-1] if self.entries else None
        return list(last.standing) if isinstance(last, Closed) else None

    @property
    def length(self) -> int:
        """How many lines there are, the header included."""
        return len(self._lines)

    def lines_from(self, first: int) -> list[str]:
        """The lines from a number on, as they are written; line 0 is the header."""
        return self._lines[first:]

    @property
    def next_number(self) -> int:
        """The number that the next decision gets; numbers are never used again."""
        return self._numbers + 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._lines == other._lines

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return len(self._decisions)

    def __repr__(self) -> str:
        return f"Record({self.game!r}, seats={self.seats}, seed={self.seed}, decisions={len(self)})"

    # --- writing it ---------------------------------------------------------------------------------------
    def append(self, entry: Entry) -> None:
        """Add a line; a record that is kept at a file writes it there at once."""
        line = len(self._lines) + 1
        if self.standing is not None:
            raise BrokenRecord(line, "it follows the standing, which is the last line.", len(self))
        if isinstance(entry, Decided):
            self._add_decision(entry, line)
        elif isinstance(entry, Withdrawn):
            self._withdraw(entry, line)
        elif entry.decisions != len(self):
            raise BrokenRecord(
                line, f"it counts {entry.decisions} decisions where {len(self)} stand.", len(self)
            )
        text, self._sum = line_of(entry, self._sum)
        self.entries.append(entry)
        self._lines.append(text)
        if not isinstance(entry, Closed):
            self.own[entry.seat] += 1
        if self._journal:
            self._journal.catch_up(self._lines)

    def _add_decision(self, entry: Decided, line: int) -> None:
        if entry.number != self.next_number:
            raise BrokenRecord(
                line, f"it is decision {entry.number} where {self.next_number} comes next.", len(self)
            )
        if entry.seat >= self.seats:
            raise BrokenRecord(line, f"there is no seat {entry.seat} at a table of {self.seats}.", len(self))
        self._numbers += 1
        self._decisions.append((line, entry))

    def _withdraw(self, entry: Withdrawn, line: int) -> None:
        if entry.agreed and self._decisions and self._decisions[-1][1].number != entry.number:
            raise BrokenRecord(
                line, f"decision {entry.number} is not the last, which an agreed undo withdraws.", len(self)
            )
        last = len(self._decisions) - 1
        while last >= 0 and self._decisions[last][1].seat != entry.seat:
            last -= 1
        if last < 0 or self._decisions[last][1].number != entry.number:
            raise BrokenRecord(
                line, f"decision {entry.number} is not the last of seat {entry.seat}.", len(self)
            )
        del self._decisions[last]

    def naming(self, players: Sequence[Player]) -> Record:
        """The same record, with a header that says who sat where."""
        return Record(
            self.game,
            self.version,
            self.options,
            self.seed,
            self.seats,
            self.entries,
            self.written_by,
            players,
            self.chance,
        )

    def text(self) -> str:
        """The whole record as it is written to a file."""
        return "\n".join(self._lines) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, which is never left half-written."""
        write_whole(path, self.text())

    def keep_at(self, path: str | os.PathLike[str]) -> None:
        """Save the record, and from now on write every new line to that file at once."""
        self.save(path)
        self._journal = Journal(path, self._lines)

    # --- reading it ---------------------------------------------------------------------------------------
    @classmethod
    def load(cls, path: str | os.PathLike[str], mend: bool = False) -> Record:
        """Read a record and check every sum; with `mend`, leave out a last line that was cut short."""
        try:
            with open(path, "rb") as file:
                return cls.parse(file.read(), mend)
        except OSError as error:
            raise ConclaveError(f"{os.fspath(path)} could not be read: {reason_of(error)}.") from None

    @classmethod
    def parse(cls, content: bytes, mend: bool = False, effort: Effort | None = None) -> Record:
        """Read a record from the bytes of a file; reading it gives way to others if there is an effort."""
        *lines, rest = content.split(b"\n")
        if effort is not None:
            effort.check_lines(len(lines))
        if not lines and not rest:
            raise BrokenRecord(1, "the file is empty.")
        if not lines:
            raise BrokenRecord(1, "it is cut short, or this is not a record.")
        header, own = read_line(lines[0], 1, "")
        assert isinstance(header, Header)
        record = cls(
            header.game,
            header.version,
            header.options,
            header.seed,
            header.seats,
            (),
            header.conclave,
            header.players,
            header.chance,
        )
        for number, raw in enumerate(lines[1:], 2):
            try:
                entry, own = read_line(raw, number, own)
            except BrokenRecord as error:
                error.readable = len(record)
                raise
            assert not isinstance(entry, Header)
            record.append(entry)
            if effort is not None:
                effort.give_way()
        if rest and not mend:
            sentence = f"it is cut short; the {counted(len(record))} before it can be read."
            raise BrokenRecord(len(lines) + 1, sentence, len(record))
        return record

    # --- running it ---------------------------------------------------------------------------------------
    def load_game(self) -> Game:
        """The game, if it is installed with the rules under which this was recorded."""
        if self.game not in games():
            raise BrokenRecord(1, f"there is no game {self.game!r} here; installed: {', '.join(games())}.")
        game = load(self.game)
        if game.version != self.version:
            raise BrokenRecord(
                1,
                f"it was made under rules {self.version} of {game.title}; installed are rules "
                f"{game.version}, under which it cannot be replayed.",
            )
        return game

    def begin(self) -> tuple[Game, Any]:
        """The game, and its state before the first decision."""
        game = self.load_game()
        try:
            return game, game.new(self.seats, self.seed, self.options)
        except BadOption as error:
            raise BrokenRecord(1, str(error)) from None

    def positions(self) -> Iterator[Any]:
        """The state at the beginning and after every decision that stands, each a copy of its own."""
        game, state = self.begin()
        timeline = Timeline(game, state)
        yield snapshot(state)
        for line, decision in self._decisions:
            take(timeline, decision, line)
            yield snapshot(state)

    def replay(self) -> Any:
        """The state after the last decision."""
        game, state = self.begin()
        for line, decision in self._decisions:
            d = state.decision_of(decision.seat)
            check(d, decision, line)
            game.decide(state, decision.seat, decision.index)
        return state

    def verify(self) -> Any:
        """Re-run every line, withdrawn decisions and undos too, and compare; returns the final state."""
        return self.rerun().state

    def rerun(self, effort: Effort | None = None) -> Timeline:
        """The timeline of the game, line by line, with its way back to the undo horizon."""
        game, state = self.begin()
        timeline = Timeline(game, state, effort)
        back = 0
        for line, entry in enumerate(self.entries, 2):
            if isinstance(entry, Decided):
                take(timeline, entry, line)
            elif is_agreed(entry):
                back += 1
                if effort is not None:
                    effort.spend()
                if not any(is_agreed(following) for following in self.entries[line - 1 : line]):
                    timeline.go_back(len(timeline.decisions) - back)
                    back = 0
            elif isinstance(entry, Withdrawn):
                try:
                    timeline.undo(entry.seat)
                except IllegalDecision as error:
                    raise BrokenRecord(line, f"the undo was not free: {error}", line - 2) from None
                if effort is not None:
                    effort.spend()
            elif not timeline.state.over:
                raise BrokenRecord(line, "it gives a standing although the game is not over.", line - 2)
            elif list(entry.standing) != game.scores(timeline.state):
                raise BrokenRecord(line, "the game did not end with this standing.", line - 2)
        timeline.work_for(None)
        return timeline


def counted(decisions: int) -> str:
    """A number of decisions in words."""
    return "1 decision" if decisions == 1 else f"{decisions} decisions"


def is_agreed(entry: Entry) -> bool:
    """Whether a line is an undo to which the others agreed; those in a row are one way back."""
    return isinstance(entry, Withdrawn) and entry.agreed


def check(d: Any, decision: Decided, line: int) -> None:
    """Compare what a record says was chosen with what may be chosen."""
    if d is None:
        raise BrokenRecord(line, f"seat {decision.seat} is not asked at this point.")
    if decision.index >= len(d.codes):
        raise BrokenRecord(line, f"option {decision.index} does not exist; there are {len(d.codes)}.")
    o = d.options[decision.index]
    if (o.verb, o.a, o.b) != decision.option:
        raise BrokenRecord(
            line, f"option {decision.index} is {[o.verb, o.a, o.b]}, not {list(decision.option)}."
        )


def take(timeline: Timeline, decision: Decided, line: int) -> None:
    """Carry a recorded decision out."""
    check(timeline.state.decision_of(decision.seat), decision, line)
    timeline.decide(decision.seat, decision.index, decision.number)


__all__ = ["BrokenRecord", "Closed", "Decided", "Player", "Record", "Unwritten", "Withdrawn"]
