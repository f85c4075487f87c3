"""`conclave serve`: the address at once, a page behind it, and one sentence for whatever is wrong."""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from conclave.cli.serve import LOOPBACK, NEEDED, PORT, listen_somewhere
from tests.cli.command import PROGRAM, environment, hear_interrupts, sentence_of
from tests.conftest import ROOT


@contextmanager
def serving(*args: object, **changes: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command with its first line, ended like a person does."""
    process = subprocess.Popen(
        [*PROGRAM, "serve", "--port", "0", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(**changes),
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - as in tests.cli.command
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        try:
            process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise


def port_in(line: str) -> int:
    """The port of the address in a line."""
    return int(line.partition("http://127.0.0.1:")[2].partition("/")[0])


def look(port: int, path: str) -> tuple[int, bytes]:
    """What is behind an address."""
    wire = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        wire.request("GET", path)
        got = wire.getresponse()
        return got.status, got.read()
    finally:
        wire.close()


def test_the_address_comes_at_once_and_the_page_is_behind_it(tmp_path: Path) -> None:
    began = time.monotonic()
    with serving(XDG_DATA_HOME=str(tmp_path)) as (process, line):
        assert line.startswith("Conclave is at http://127.0.0.1:")
        assert time.monotonic() - began < 5
        status, page = look(port_in(line), "/")
        assert status == 200
        assert page.startswith(b"<!doctype html>")
        assert look(port_in(line), "/healthz")[0] == 200
        assert (tmp_path / "conclave" / "tables.sqlite").is_file()
    assert process.returncode in (0, 130)


def test_the_log_is_one_json_object_a_line(tmp_path: Path) -> None:
    import json  # noqa: PLC0415

    with serving("--database", tmp_path / "t.sqlite", "--log", "info") as (process, line):
        look(port_in(line), "/healthz")
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=15)
    lines = [json.loads(each) for each in log.splitlines() if not each.startswith("conclave: compiled")]
    assert {"hall opened", "hall closed"} <= {each["what"] for each in lines}
    assert all({"at", "level", "what"} <= set(each) for each in lines)


def test_the_browser_is_opened_if_wanted(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    with serving("--database", tmp_path / "t.sqlite", "--open", BROWSER=f"{browser} %s") as (_, line):
        end = time.monotonic() + 10
        while not (tmp_path / "opened").exists() and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(0.1)
        assert (tmp_path / "opened").read_text().strip() in line


def test_a_taken_port_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = sentence_of("serve", "--port", port)
    assert said == (
        f"Port {port} is taken by another program: choose one with --port, or 0 for any that is free."
    )


def test_without_a_port_any_free_one_stands_in_for_the_usual() -> None:
    with socket.socket() as taken:
        with contextlib.suppress(OSError):  # taken by somebody else is as good
            taken.bind((LOOPBACK, PORT))
            taken.listen()
        with listen_somewhere(LOOPBACK) as found:
            assert found.getsockname()[1] not in (0, PORT)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--port", "70000"], "A port is a whole number from 0 to 65535, not 70000."),
        (["--port", "soon"], "'soon' is not a whole number."),
        (["--host", "203.0.113.7", "--port", "0"], "203.0.113.7 is not an address of this machine."),
        (["--pace", "11"], "A bot can wait 0 to 10 seconds, not 11."),
        (["--pace", "soon"], "'soon' is not a number."),
        (["--grace", "-1"], "Somebody can be waited for 0 to 3600 seconds, not -1."),
        (["--log", "loud"], "The log cannot be 'loud': it takes debug, info, warning, error."),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(args: list[str], sentence: str) -> None:
    assert sentence in sentence_of("serve", *args)


def test_a_database_that_cannot_be_opened_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is no folder.")
    done = subprocess.run(
        [*PROGRAM, "serve", "--port", "0", "--database", str(tmp_path / "file" / "tables.sqlite")],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("conclave: ")


def test_a_missing_extra_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['starlette'] = None\n")
    done = subprocess.run(
        [sys.executable, "-m", "conclave.cli", "serve", "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 2, done
    assert done.stderr.splitlines()[-1] == (
        "conclave: The web table needs starlette: install it with pip install 'conclave[server]'."
    )


def test_whatever_the_extra_installs_is_missed_by_name() -> None:
    """All but the drivers, which are named in addresses of databases."""
    extra = tomllib.loads(Path(ROOT, "pyproject.toml").read_text())["project"]["optional-dependencies"][
        "server"
    ]
    names = {re.split(r"[\[>]", each)[0] for each in extra}
    assert names - {"aiosqlite", "asyncpg"} <= set(NEEDED)


def brought_by(wanted: str) -> set[str]:
    """All distributions that a requirement brings here, its extras included."""
    found: set[str] = set()
    waiting = [Requirement(wanted)]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        each = waiting.pop()
        name, extras = canonicalize_name(each.name), frozenset(each.extras)
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        found.add(name)
        for text in distribution(name).requires or []:
            more = Requirement(text)
            if more.marker is None or any(more.marker.evaluate({"extra": e}) for e in extras or {""}):
                waiting.append(more)
    return found


def loaded_by(program: str) -> set[str]:
    """The modules that a program of one line has loaded at its end."""
    command = [sys.executable, "-c", f"import sys{program}; print(*sys.modules)"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {name.partition(".")[0] for name in said.split()}


def test_the_extra_brings_everything_that_the_server_imports() -> None:
    of_module = packages_distributions()
    loaded = loaded_by(", conclave.server.app, conclave.server.worker") - loaded_by("")
    used = {canonicalize_name(each) for name in loaded for each in of_module.get(name, [])[:1]}
    assert {"sqlalchemy", "greenlet"} <= used
    assert not used - brought_by("conclave[server]"), "these come with something else only"
