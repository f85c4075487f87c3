"""What tables are laid with: games, seats, and matches that are new, stored, brought or gone on with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from conclave.kernel.game import BadOption, ConclaveError, Game
from conclave.registry import load
from conclave.server.dealing import Dealing
from conclave.server.schema import ID_LETTERS
from conclave.server.seats import Seats
from conclave.server.sentences import Refusal
from conclave.table.effort import Effort
from conclave.table.lines import Decided
from conclave.table.match import Match
from conclave.table.record import Record


def game_of(key: str) -> Game:
    """An installed game, or a refusal that names those there are."""
    try:
        return load(key)
    except BadOption as error:
        raise Refusal("no-such-game", spoken=str(error)) from None


def new_match(
    game: Game, seats: Seats, options: Mapping[str, Any], seed: int | None = None
) -> tuple[Match, Dealing | None]:
    """A match that waits to be dealt, and its dealing; whatever the game does not know is refused.

    Where no person is waited for, or a test names the seed, it is dealt at once.
    """
    try:
        if seed is not None:
            return Match(game, len(seats), seed, options), None
        dealing = Dealing.promised(len(seats), game.read_options(options))
        if any(not row.bot for row in seats.rows):
            return dealing.blank(game), dealing
        return dealing.deal(game), None
    except ConclaveError as error:
        raise Refusal("bad-options", spoken=str(error)) from None


def for_one(seats: Seats) -> Seats:
    """The seats of a game that goes on from a record: one person's at most, the others are bots'.

    Whoever has the record, or made it, may know every card and every die that is to come.
    """
    if sum(not row.bot for row in seats.rows) > 1:
        raise Refusal("fork-alone")
    return seats


def is_table(table: str) -> bool:
    """Whether something can be the id of a table."""
    return len(table) == ID_LETTERS and table.isascii() and table.isalnum()


def revived(lines: bytes) -> Match:
    """The match of a stored record; every line is checked and played again, and others are given way to."""
    return brought(lines, Effort)


def brought(lines: bytes, effort: Callable[[], Effort]) -> Match:
    """The match of a record that may cost so much; its time begins when it is read, not while it waits."""
    begun = effort()
    return Match.of(Record.parse(lines, effort=begun), begun)


def forked(old: Record, at: int) -> Match:
    """A match that begins with the first decisions of another."""
    decisions = [Decided(n, d.seat, d.index, d.option) for n, d in enumerate(old.decisions[:at], 1)]
    return Match.of(Record(old.game, old.version, old.options, old.seed, old.seats, decisions), Effort())


def usual_file() -> Path:
    """Where tables are kept if nobody says otherwise."""
    return user_data_path("conclave") / "tables.sqlite"
