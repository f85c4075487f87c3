"""Playing in the terminal."""

from __future__ import annotations

import secrets
import signal
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

from conclave.cli.arguments import GameKey, Options, Plain, read_bots, read_options, whole_number
from conclave.kernel.game import BadOption, ConclaveError, Game

if TYPE_CHECKING:
    from conclave.bots import Bot
    from conclave.table.match import Match
    from conclave.terminal.screen import Screen

HUMAN = "human"
BOT = "bot"
DEFAULT_BOT = "greedy"


def play(
    game: GameKey,
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="WHO,WHO", help="Who sits where: human, bot, or the name of a bot."),
    ] = "",
    players: Annotated[
        int,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole_number,
            help="How many play: you, and bots on the others.",
            show_default=False,
        ),
    ] = 0,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,NAME", help="The bots you play against, in order of seats.")
    ] = "",
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="S", parser=whole_number, help="The seed of the game; by default a new one."
        ),
    ] = None,
    option: Options = None,
    plain: Plain = False,
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = "",
    save: Annotated[
        str, typer.Option("--save", metavar="FILE", help="Keep the game in this file, decision by decision.")
    ] = "",
) -> None:
    """Play a game in the terminal, hot-seat or against bots."""
    from conclave.registry import load
    from conclave.table.lines import Player
    from conclave.table.match import Match
    from conclave.terminal.session import Session, use_line_editing

    chosen = load(game)
    if resume:
        if seed is not None or option:
            raise BadOption("A resumed game keeps its seed and its options: leave out --seed and --option.")
        match, notice = resumed(resume)
        if match.game.key != chosen.key:
            raise BadOption(f"{resume} is a game of {match.game.title}, not of {chosen.title}.")
        who = [player.bot or HUMAN for player in match.record.players]
        if seats or players or bots or not who:
            who = read_seats(chosen, seats, 0 if seats else players or match.record.seats, bots)
        if len(who) != match.record.seats:
            raise BadOption(f"{resume} is a game for {match.record.seats} players, not {len(who)}.")
    else:
        who, notice = read_seats(chosen, seats, players, bots), ""
        number = secrets.randbelow(1 << 31) if seed is None else seed
        named = [Player(bot="" if name == HUMAN else name) for name in who]
        match = Match(chosen, len(who), number, read_options(option), named)
    seated = seat_players(chosen, who)
    if save:
        keep_at(match, save)
    leave_politely()
    use_line_editing()
    Session(match, seated, screen_for(plain), save=save or resume, notice=notice).run()


def resumed(path: str) -> tuple[Match, str]:
    """The match of a record, and what to say if its last line was cut short, as by a power cut."""
    from conclave.table.lines import BrokenRecord
    from conclave.table.match import Match
    from conclave.table.record import counted

    try:
        match = Match.resume(path, mend=True)
    except BrokenRecord as error:
        raise ConclaveError(f"{path}: {error}") from None
    with open(path, "rb") as file:
        whole = file.read().endswith(b"\n")
    kept = counted(len(match.record))
    return match, "" if whole else f"The last line of {path} was cut short and is left out; {kept} kept."


def keep_at(match: Match, path: str) -> None:
    """Keep a match in a file from now on; a file that holds another game is left alone."""
    from conclave.terminal.safe import is_taken

    if is_taken(path, match):
        raise BadOption(f"{path} holds something else: go on with it by --resume {path}, or save elsewhere.")
    match.keep_at(path)


def read_seats(game: Game, seats: str, players: int, bots: str) -> list[str]:
    """Who sits where: as `--seats` says, or you and bots."""
    if seats:
        if players or bots:
            raise BadOption("Say who plays with --seats, or with --players and --bots, not with both.")
        who = [name.strip() for name in seats.split(",")]
    else:
        named = list(read_bots(bots))
        fewest = max(players or 0, 1 + len(named), 0 if players else game.players[0])
        if players and 1 + len(named) > players:
            raise BadOption(f"{len(named)} bots and you are more than {players} players.")
        who = [HUMAN, *named, *([BOT] * (fewest - 1 - len(named)))]
    return [DEFAULT_BOT if name == BOT else name for name in who]


def seat_players(game: Game, who: list[str]) -> list[Bot | None]:
    """A bot for each seat that has one; people bring themselves."""
    from conclave.bots import make, names

    for name in who:
        if name not in (HUMAN, *names()):
            known = ", ".join([HUMAN, BOT, *names()])
            raise BadOption(f"Nobody called {name!r} can sit down; a seat takes: {known}.")
    return [None if name == HUMAN else make(name, game) for name in who]


def screen_for(plain: bool) -> Screen:
    """Paint where there is a terminal with colours, speak where not."""
    from conclave.terminal.painted import Painted
    from conclave.terminal.screen import standard, wants_plain
    from conclave.terminal.spoken import Spoken

    out = standard()
    return Spoken(out) if plain or wants_plain(out) else Painted(out)


def leave_politely() -> None:
    """A closed window or a lost connection saves the game like Ctrl-C does."""
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
