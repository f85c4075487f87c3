"""Serving the web table."""

from __future__ import annotations

import errno
import socket
from importlib.util import find_spec
from typing import Annotated, Final

import typer
from msgspec.structs import replace

from conclave.cli.arguments import number, whole_number
from conclave.kernel.game import BadOption, ConclaveError
from conclave.server.configuration import CONFIG, DATABASE, gathered, place_of
from conclave.server.limits import GRACE
from conclave.server.settings import LOOPBACK, PACE, Settings

PORT: Final = 8000
NEEDED: Final = ("alembic", "greenlet", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets")


class PortTaken(ConclaveError):
    """Another program listens there."""


def serve(
    config: Annotated[
        str | None,
        typer.Option(
            "--config",
            metavar="FILE",
            help=f"Settings in TOML, limits included; also by ${CONFIG}. An option here counts more.",
        ),
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            metavar="ADDRESS",
            help=f"The address to listen on; {LOOPBACK}, only this machine's own.",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="N",
            parser=whole_number,
            help=f"The port; 0 takes any that is free. {PORT} if not given, or any if that is taken.",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help=f"Where tables are kept: a file, or the address of a PostgreSQL; also by ${DATABASE}.",
        ),
    ] = None,
    database_file: Annotated[
        str | None,
        typer.Option(
            "--database-file",
            metavar="FILE",
            help="A file whose first line is that address, so that nobody reads its password elsewhere.",
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            "--metrics",
            metavar="HOST:PORT",
            help="An address of its own for the numbers that Prometheus reads; they are told nowhere else.",
        ),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    log: Annotated[
        str | None,
        typer.Option(
            "--log", metavar="LEVEL", help="How much to log: debug, info, warning (as usual) or error."
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="N",
            parser=whole_number,
            help="Processes that share the tables; one, which will do.",
        ),
    ] = None,
    pace: Annotated[
        float | None,
        typer.Option(
            "--pace",
            metavar="SECONDS",
            parser=number,
            help=f"What a bot waits before it answers, so that people can follow; {PACE:g}, 0 for nothing.",
        ),
    ] = None,
    grace: Annotated[
        float | None,
        typer.Option(
            "--grace",
            metavar="SECONDS",
            parser=number,
            help=f"How long who has gone is waited for before the others may let a bot play; {GRACE:g}.",
        ),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS,...",
            help="Proxies, by address or network, whose word is taken for where a guest comes from.",
        ),
    ] = None,
    name: Annotated[
        str | None,
        typer.Option(
            "--name",
            metavar="NAME,...",
            help="What the server is called, the name for links first; this machine's names if not given.",
        ),
    ] = None,
) -> None:
    """Serve the web table: play in the browser, with friends and bots."""
    check_installed()
    settings = gathered(
        config,
        host=host,
        port=port,
        database=database,
        database_file=database_file,
        metrics=metrics,
        log=log,
        workers=workers,
        pace=pace,
        grace=grace,
        proxies=listed(proxy),
        names=listed(name),
    )
    from conclave.server.hold import held
    from conclave.server.laying import usual_file

    settings = replace(settings, database=settings.database or str(usual_file()))
    with held(settings.database):
        listening = listen_as_told(settings)
        numbers = listen(*place_of(settings.metrics)) if settings.metrics else None
        address = address_of(settings.host, listening.getsockname()[1])
        print(f"Conclave is at {address} (Ctrl-C ends it)", flush=True)
        if show:
            open_browser(address)
        serve_on = run if settings.workers == 1 else run_several
        serve_on(listening, settings, numbers)


def check_installed() -> None:
    """Refuse in a sentence where the extra is missing."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ConclaveError(
            f"The web table needs {', '.join(missing)}: install it with pip install 'conclave[server]'."
        )


def listen_as_told(settings: Settings) -> socket.socket:
    """Take the port of the settings, or the usual one if they name none."""
    return listen_somewhere(settings.host) if settings.port is None else listen(settings.host, settings.port)


def listen_somewhere(host: str) -> socket.socket:
    """Take the usual port, or any that is free if another program has it."""
    try:
        return listen(host, PORT)
    except PortTaken:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """Take the port, so that whoever follows the address is not turned away, or say who has it."""
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


def listed(text: str | None) -> tuple[str, ...] | None:
    """What stands between commas, if anything was said."""
    return None if text is None else tuple(each.strip() for each in text.split(",") if each.strip())


def run(listening: socket.socket, settings: Settings, numbers: socket.socket | None = None) -> None:
    """Serve until somebody ends it."""
    from conclave.server.app import build, configured
    from conclave.server.journal import write_log
    from conclave.server.leaving import Punctual

    write_log(settings.log)
    app = build(settings)
    try:
        Punctual(configured(app), numbers, app.state.hall.metrics.text).run(sockets=[listening])
    except SystemExit:
        failure = app.state.hall.failure
        if isinstance(failure, ConclaveError):
            raise failure from None
        raise ConclaveError(f"The tables cannot be opened: {shortly(failure)}.") from None


def run_several(listening: socket.socket, settings: Settings, numbers: socket.socket | None = None) -> None:
    """Let several processes serve until somebody ends it."""
    from conclave.server import doorkeeper
    from conclave.server.journal import write_log

    write_log(settings.log)
    doorkeeper.keep(listening, settings, numbers)


def shortly(failure: Exception | None) -> str:
    """What went wrong, in its first line."""
    lines = str(failure or "").strip().splitlines()
    return (lines[0] if lines else type(failure).__name__).rstrip(".")[:200]
