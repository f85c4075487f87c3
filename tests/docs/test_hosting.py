"""The page for hosts and its files are true: every setting is there, and programs take their files."""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec import Struct
from websockets.sync.client import connect

from conclave.cli import admin
from conclave.cli.serve import PORT
from conclave.server.configuration import gathered, settings_in
from conclave.server.leaving import LEAVING
from conclave.server.settings import Settings
from tests.docs.pages import ROOT
from tests.server.house import House, a_house

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FOLDER = ROOT / "docs" / "hosting"
ROW = re.compile(r"^\| `([a-z_.]+)` \| `(.*?)` \| \S.*\. \|$", re.MULTILINE)


def fields(part: Struct, before: str = "") -> dict[str, object]:
    """Every setting by its full name, with its usual value."""
    found: dict[str, object] = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, Struct):
            found |= fields(value, f"{name}.")
        else:
            found[before + name] = (
                PORT if name == "port" else list(value) if isinstance(value, tuple) else value
            )
    return found


def test_the_page_explains_every_setting_with_its_usual_value() -> None:
    rows = ROW.findall(PAGE)
    assert len(rows) == len(dict(rows)), "a setting is explained twice"
    told = {name: tomllib.loads(f"value = {value}")["value"] for name, value in rows}
    assert told == fields(Settings())


def test_the_sample_file_has_every_setting_with_its_usual_value() -> None:
    text = (FOLDER / "conclave.toml").read_text(encoding="utf-8")
    content = tomllib.loads(text)
    tables = {f"{t}.{name}": v for t in ("limits", "retention") for name, v in content.pop(t).items()}
    assert content | tables == fields(Settings())
    assert fields(settings_in(text)) == fields(Settings())
    assert gathered(str(FOLDER / "conclave.toml"), {}).port == PORT
    for above, line in zip(text.splitlines(), text.splitlines()[1:], strict=False):
        assert not re.match("[a-z_]+ = ", line) or above.startswith("# "), f"{line} is not explained"


def test_the_page_shows_every_command_of_a_keeper() -> None:
    names = [each.name or each.callback.__name__ for each in admin.admin.registered_commands if each.callback]
    for name in names:
        assert f"conclave admin {name}" in PAGE, name


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    text = (FOLDER / "conclave.service").read_text()
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    program, *words = unit["Service"]["ExecStart"].split()
    assert (Path(program).name, words) == ("conclave", ["serve", "--config", "/etc/conclave/conclave.toml"])
    assert int(unit["Service"]["TimeoutStopSec"]) > LEAVING
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    file = tmp_path / "conclave.service"
    here = text.replace(program, sys.executable)  # it must be a program that is there
    assert here != text
    file.write_text(here.replace("User=conclave", "User=root").replace("Group=conclave", "Group=root"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True, check=False
    )
    complaints = [line for line in done.stderr.splitlines() if "conclave.service" in line]
    assert (done.returncode, complaints) == (0, []), done.stderr


# --- proxies -----------------------------------------------------------------------------------------------
def certified(folder: Path) -> None:
    command = ["openssl", "req", "-new", "-x509", "-days", "2", "-nodes", "-subj", "/CN=localhost"]
    command += ["-newkey", "rsa:2048", "-out", f"{folder}/crt.pem", "-keyout", f"{folder}/key.pem"]
    subprocess.run(command, check=True, capture_output=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def changed(text: str, changes: dict[str, str]) -> str:
    """A file made fit for a test; each change must have something to change."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def an_nginx(folder: Path, to: int) -> Iterator[int]:
    """nginx with our file, on loopback ports of its own."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None or shutil.which("openssl") is None:
        pytest.skip("nginx is not installed here")
    certified(folder)
    port = free_port()
    live = "/etc/letsencrypt/live/play.example.org"
    site = changed(
        (FOLDER / "nginx.conf").read_text(),
        {
            "127.0.0.1:8000": f"127.0.0.1:{to}",
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
            f"{live}/fullchain.pem": f"{folder}/crt.pem",
            f"{live}/privkey.pem": f"{folder}/key.pem",
        },
    )
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    root = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{root}daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{own}include {folder}/site.conf;\n}}\n"
    )
    command = [program, "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command)
    try:
        wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait(10)


def wait_for(port: int) -> None:
    end = time.monotonic() + 10
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.02)


def test_people_play_through_nginx_with_tls(tmp_path: Path) -> None:
    with a_house(tmp_path / "t.sqlite") as house, an_nginx(tmp_path, house.port) as port:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE  # nobody else knows our own
        with urllib.request.urlopen(f"https://localhost:{port}/healthz", context=trusting) as answer:
            assert json.load(answer)["well"] is True
        check_that_a_table_opens(house, port, trusting)


def check_that_a_table_opens(house: House, port: int, trusting: ssl.SSLContext) -> None:
    mine = house.lay("human", "random")
    address, origin = f"wss://localhost:{port}/ws/{mine['table']}", f"https://localhost:{port}"
    with connect(address, ssl=trusting, origin=origin, compression=None) as wire:  # type: ignore[arg-type]
        wire.send(json.dumps({"type": "hello", "token": mine["token"]}))
        assert json.loads(wire.recv(timeout=20))["type"] == "welcome"


def test_the_files_for_proxies_lead_to_the_usual_port() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        assert f"127.0.0.1:{PORT}" in (FOLDER / name).read_text()


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed here")
    command = [
        program,
        "adapt",
        "--validate",
        "--adapter",
        "caddyfile",
        "--config",
        str(FOLDER / "Caddyfile"),
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "HOME": str(tmp_path)}
    )
    assert done.returncode == 0, done.stderr
