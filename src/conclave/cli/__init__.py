"""The command line. Each command is imported when it is called, so that `--help` is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

from conclave import __version__
from conclave.kernel.game import ConclaveError
from conclave.kernel.state import StuckGame

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("conclave.cli.play", "Play a game in the terminal, hot-seat or against bots."),
    "serve": ("conclave.cli.serve", "Serve the web table: play in the browser, with friends and bots."),
    "admin": ("conclave.cli.admin", "Look after the tables of a server, while it runs or not."),
    "simulate": ("conclave.cli.simulate", "Let bots play many games on all cores, and sum them up."),
    "arena": ("conclave.cli.arena", "Let bots play each other: who wins how often."),
    "replay": ("conclave.cli.records", "Step through a recorded game."),
    "verify": ("conclave.cli.records", "Re-run a recorded game and compare every line."),
    "bench": ("conclave.cli.bench", "Measure how fast the rules run, compiled and interpreted."),
    "games": ("conclave.cli.lookup", "List the installed games, with players and options."),
    "cards": ("conclave.cli.lookup", "List a game's cards, or explain one."),
    "rules": ("conclave.cli.lookup", "List a game's rules and rulings, or those about a word."),
}
"""Every command: the module whose function of that name it is, and what it does."""

WRONG: Final = 2
"""The exit code of every error."""

UNHEARD: Final = 1
INTERRUPTED: Final = 130

UsageErrors: Final[type[Any]] = typer.BadParameter.__mro__[2]
"""What typer raises for a command line it cannot read; it has no public name of its own."""


def main() -> None:
    """Carry out the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Carry out a command; every error is one sentence on stderr and exit code 2."""
    try:
        code = get_command(application(args)).main(list(args), "conclave", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except UsageErrors as error:
        return complain(error.format_message())
    except (ConclaveError, StuckGame) as error:
        return complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has left: what Python would still flush goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except OSError as error:
        return complain(f"{error.filename or 'the output'}: {(error.strerror or str(error)).lower()}")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def complain(sentence: str) -> int:
    """Say what is wrong, in one line."""
    line = " ".join(sentence.split())
    print(f"conclave: {line if line.endswith(('.', '?', '!')) else line + '.'}", file=sys.stderr)
    return WRONG


def application(args: Sequence[str]) -> typer.Typer:
    """The commands; only the one that is called is imported, of the others the help line is enough."""
    app = typer.Typer(
        name="conclave",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(table)
    wanted = next((arg for arg in args if not arg.startswith("-")), "")
    for name, (module, help_line) in COMMANDS.items():
        command: Callable[..., object] | typer.Typer = closed
        if name == wanted:
            command = getattr(import_module(module), name)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name, short_help=help_line)
            continue
        app.command(name, short_help=help_line, help=None if name == wanted else help_line)(command)
    return app


def closed() -> None:
    """Stands for a command that is not called."""


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(f"conclave {__version__}")
        raise typer.Exit()


def table(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A table for games of magic: rules enforced, secrets kept, fair bots, replays and simulation."""
    if context.invoked_subcommand is None:
        print(context.get_help())
