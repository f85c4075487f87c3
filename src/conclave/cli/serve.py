"""Serving the web table."""

from __future__ import annotations

import errno
import socket
from importlib.util import find_spec
from typing import Annotated, Final

import typer

from conclave.cli.arguments import number, whole_number
from conclave.kernel.game import BadOption, ConclaveError
from conclave.server.limits import GRACE, Limits
from conclave.server.settings import PACE, Settings

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8000
NEEDED: Final = ("alembic", "greenlet", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets")
MOST_WORKERS: Final = 64
SLOWEST: Final = 10
LONGEST_GRACE: Final = 3600
LEVELS: Final = ("debug", "info", "warning", "error")


class PortTaken(ConclaveError):
    """Another program listens there."""


def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="ADDRESS", help="The address to listen on; only this machine's own."),
    ] = LOOPBACK,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="N",
            parser=whole_number,
            help=f"The port; 0 takes any that is free. {PORT} if not given, or any if that is taken.",
            show_default=False,
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            help="Where tables are kept: a file for SQLite, or the address of a PostgreSQL.",
        ),
    ] = "",
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    log: Annotated[
        str, typer.Option("--log", metavar="LEVEL", help="How much to log: debug, info, warning or error.")
    ] = "warning",
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            metavar="N",
            parser=whole_number,
            help="Processes that share the tables; one will do.",
        ),
    ] = 1,
    pace: Annotated[
        float,
        typer.Option(
            "--pace",
            metavar="SECONDS",
            parser=number,
            help="What a bot waits before it answers again, so that people can follow; 0 for nothing.",
        ),
    ] = PACE,
    grace: Annotated[
        float,
        typer.Option(
            "--grace",
            metavar="SECONDS",
            parser=number,
            help="How long somebody who has gone is waited for before the others may let a bot play.",
        ),
    ] = GRACE,
) -> None:
    """Serve the web table: play in the browser, with friends and bots."""
    check_installed()
    check_log(log)
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption(f"There can be 1 to {MOST_WORKERS} workers, not {workers}.")
    if not 0 <= pace <= SLOWEST:
        raise BadOption(f"A bot can wait 0 to {SLOWEST} seconds, not {pace:g}.")
    if not 0 <= grace <= LONGEST_GRACE:
        raise BadOption(f"Somebody can be waited for 0 to {LONGEST_GRACE} seconds, not {grace:g}.")
    listening = listen_somewhere(host) if port is None else listen(host, port)
    address = address_of(host, listening.getsockname()[1])
    print(f"Conclave is at {address} (Ctrl-C ends it)", flush=True)
    if show:
        open_browser(address)
    from conclave.server.host import usual_file

    settings = Settings(
        database=database or str(usual_file()),
        workers=workers,
        log=log,
        pace=pace,
        limits=Limits(grace_seconds=grace),
    )
    if workers == 1:
        run(listening, settings)
    else:
        run_several(listening, settings)


def check_installed() -> None:
    """Refuse in a sentence where the extra is missing."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ConclaveError(
            f"The web table needs {', '.join(missing)}: install it with pip install 'conclave[server]'."
        )


def listen_somewhere(host: str) -> socket.socket:
    """Take the usual port, or any that is free if another program has it."""
    try:
        return listen(host, PORT)
    except PortTaken:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """Take the port, so that whoever follows the address is not turned away, or say who has it."""
    if not 0 <= port < 65536:
        raise BadOption(f"A port is a whole number from 0 to 65535, not {port}.")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise BadOption(f"There is no address {host!r} to listen on.") from None
    family, kind, protocol, _, place = found[0]
    taken = socket.socket(family, kind, protocol)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(place)
        taken.listen(2048)
    except OSError as error:
        taken.close()
        kind_of_fault = PortTaken if error.errno == errno.EADDRINUSE else ConclaveError
        raise kind_of_fault(why_not(error, host, port)) from None
    taken.setblocking(False)
    return taken


def why_not(error: OSError, host: str, port: int) -> str:
    """Why a port cannot be had."""
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program: choose one with --port, or 0 for any that is free."
    if error.errno == errno.EACCES:
        return f"Port {port} is reserved for the system: choose one from 1024 with --port."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine."
    return f"Port {port} at {host} cannot be had: {(error.strerror or str(error)).lower()}."


def address_of(host: str, port: int) -> str:
    """The address as a browser takes it."""
    name = {"0.0.0.0": LOOPBACK, "::": "::1", "": LOOPBACK}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def open_browser(address: str) -> None:
    """Open the page beside; a machine without a browser is no reason to stop."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def check_log(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in LEVELS:
        raise BadOption(f"The log cannot be {level!r}: it takes {', '.join(LEVELS)}.")


def run(listening: socket.socket, settings: Settings) -> None:
    """Serve until somebody ends it."""
    from uvicorn import Server

    from conclave.server.app import build, configured
    from conclave.server.hall import write_log

    write_log(settings.log)
    app = build(settings)
    try:
        Server(configured(app)).run(sockets=[listening])
    except SystemExit:
        failure = app.state.hall.failure
        if isinstance(failure, ConclaveError):
            raise failure from None
        raise ConclaveError(f"The tables cannot be opened: {shortly(failure)}.") from None


def run_several(listening: socket.socket, settings: Settings) -> None:
    """Let several processes serve until somebody ends it."""
    from conclave.server import doorkeeper
    from conclave.server.hall import write_log

    write_log(settings.log)
    doorkeeper.keep(listening, settings)


def shortly(failure: Exception | None) -> str:
    """What went wrong, in its first line."""
    lines = str(failure or "").strip().splitlines()
    return (lines[0] if lines else type(failure).__name__).rstrip(".")[:200]
