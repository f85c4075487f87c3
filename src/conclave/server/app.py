"""The application: the page, the JSON interface and the websocket over one hall."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from conclave.server import api, pages, sockets
from conclave.server.asking import language_of
from conclave.server.gate import Gate
from conclave.server.hall import LOG, Hall, note
from conclave.server.host import Host
from conclave.server.limits import Limits
from conclave.server.sentences import say
from conclave.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn import Config

SWITCH: Final = 0.001
GARBAGE: Final = (1_000, 10, 100)
FILES: Final = 500
"""Files that a process has open beside its connections."""
SWEEPS_OF_THE_STORE: Final = 60
"""Of so many sweeps one goes through the store as well."""


def build(settings: Settings | None = None, hall: Hall | None = None) -> Starlette:
    """The application; its host is opened when it starts and closed when it stops."""
    shared = hall or Hall(settings or Settings())

    @asynccontextmanager
    async def open_hall(app: Starlette) -> AsyncIterator[None]:
        try:
            shared.opened(
                await Host.open(
                    shared.settings.database,
                    shared.pause,
                    shared.settings.pace,
                    shared.keeps,
                    shared.limits.grace_seconds,
                )
            )
            await shared.orders.look(shared.host)
        except Exception as error:
            shared.failure = error
            raise
        quicken()
        note("hall opened", database=shared.settings.database.partition("://")[0] or "sqlite")
        sweeping = asyncio.create_task(sweep(shared))
        watching = asyncio.create_task(shared.orders.watch(shared.host))
        try:
            yield
        finally:
            sweeping.cancel()
            watching.cancel()
            await shared.host.close()
            shared.opened(None)
            note("hall closed")

    app = Starlette(
        routes=[*api.routes(shared), *sockets.routes(shared), *pages.routes(shared)],
        middleware=[Middleware(Gate, hall=shared)],
        lifespan=open_hall,
        exception_handlers={HTTPException: astray},
    )
    app.router.redirect_slashes = False
    app.state.hall = shared
    return app


def quicken() -> None:
    """Let threads that think or write give way soon, and look for garbage in small parts.

    A look at what is young takes a millisecond for every thousand things; nobody's decision waits for many.
    Tables live long, so that all of memory is looked through seldom.
    """
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)


async def sweep(hall: Hall) -> None:
    """Now and then, clear away the tables that nobody uses; a mistake there must not end it.

    The store is looked through far less often: nobody waits for it to forget something.
    """
    for n in count(1):
        await asyncio.sleep(hall.limits.sweep_seconds)
        try:
            hall.budget.forget_rested()
            keep = hall.settings.retention if n % SWEEPS_OF_THE_STORE == 0 else None
            cleared = await hall.host.sweep(hall.limits.idle_seconds, keep)
        except Exception:
            LOG.exception("sweep failed")
            continue
        note("swept", level=logging.DEBUG, tables=cleared)


def allow_files(limits: Limits) -> None:
    """Let the process have as many connections open as there are places, if the system allows it."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def astray(request: Request, error: Exception) -> Response:
    """An address or a method that there is not, in a sentence."""
    assert isinstance(error, HTTPException)
    method = request.method if request.method.isascii() and len(request.method) < 20 else "this"
    key = "wrong-method" if error.status_code == 405 else "nothing-here"
    facts: dict[str, str | int] = {"method": method} if error.status_code == 405 else {}
    headers = dict(error.headers or {})
    return api.sentence(error.status_code, say(key, language_of(request), **facts), headers)


def configured(app: Starlette, host: str = "127.0.0.1", port: int = 8000) -> Config:
    """How uvicorn serves the application: no header of a client is believed, nothing is compressed."""
    from uvicorn import Config  # noqa: PLC0415 - a test may build the application without it

    from conclave.server.doors import Line, door_of  # noqa: PLC0415 - nor this

    hall: Hall = app.state.hall
    allow_files(hall.limits)
    door: Any = door_of(hall)
    return Config(
        app,
        host=host,
        port=port,
        http=door,
        ws=Line,
        timeout_keep_alive=hall.limits.keep_alive_seconds,  # type: ignore[arg-type]
        ws_max_size=4 * hall.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
