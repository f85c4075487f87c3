"""How the settings of a server are gathered: an option counts most, then the environment, then the file."""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from conclave.kernel.game import BadOption, ConclaveError
from conclave.server.guests import Proxies
from conclave.server.limits import Limits, Retention
from conclave.server.names import Names
from conclave.server.settings import Settings

CONFIG: Final = "CONCLAVE_CONFIG"
DATABASE: Final = "CONCLAVE_DATABASE"
DATABASE_FILE: Final = "CONCLAVE_DATABASE_FILE"
METRICS_TOKEN: Final = "CONCLAVE_METRICS_TOKEN"

LEVELS: Final = ("debug", "info", "warning", "error")
MOST_WORKERS: Final = 64
SLOWEST: Final = 10
LONGEST_GRACE: Final = 3600
LONGEST_HEALTH: Final = 60

KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
"""What a value must be, as its writer would call it."""


def gathered(
    config: str | None = None, environment: Mapping[str, str] = os.environ, **given: Any
) -> Settings:
    """The settings of a server: what is `given` by options (None: not given) counts before all else.

    `grace` is the one limit that has an option of its own.
    """
    file = config or environment.get(CONFIG, "")
    settings = read_file(file) if file else Settings()
    settings = with_environment(settings, environment)
    grace = given.pop("grace", None)
    settings = changed(settings, **given)
    if grace is not None:
        settings = replace(settings, limits=replace(settings.limits, grace_seconds=grace))
    check(settings)
    return with_address(settings)


def changed(settings: Settings, **given: Any) -> Settings:
    """Settings with what is given; where the database lies is said in one way or in the other."""
    given = {name: value for name, value in given.items() if value is not None}
    if given.get("database") and given.get("database_file"):
        raise BadOption("Say where the database is with --database or with --database-file, not with both.")
    if given.get("database"):
        given["database_file"] = ""
    elif given.get("database_file"):
        given["database"] = ""
    return replace(settings, **given)


def with_environment(settings: Settings, environment: Mapping[str, str]) -> Settings:
    """Settings with what the environment says: the secrets among them, which belong in no command line."""
    address, file = environment.get(DATABASE, ""), environment.get(DATABASE_FILE, "")
    if address and file:
        raise ConclaveError(
            f"Say where the database is with {DATABASE} or with {DATABASE_FILE}, not with both."
        )
    token = environment.get(METRICS_TOKEN, "")
    return changed(
        settings, database=address or None, database_file=file or None, metrics_token=token or None
    )


def with_address(settings: Settings) -> Settings:
    """Settings with the address of the database, read from its file if it stands in one."""
    if not settings.database_file:
        return settings
    path = Path(settings.database_file).expanduser()
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        raise ConclaveError(f"The database's address cannot be read: {said_of(path, error)}.") from None
    address = lines[0].strip() if lines else ""
    if not address:
        raise ConclaveError(f"The first line of {path} must be the address of the database, and is empty.")
    return replace(settings, database=address, database_file="")


# --- the file ----------------------------------------------------------------------------------------------
def read_file(path: str) -> Settings:
    """The settings that a file holds; whatever is wrong in it is one sentence that names it."""
    try:
        text = Path(path).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise ConclaveError(f"The configuration cannot be read: {said_of(path, error)}.") from None
    try:
        return settings_in(text)
    except ConclaveError as error:
        raise ConclaveError(f"{path}: {error}") from None


def settings_in(text: str) -> Settings:
    """The settings that a text holds."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConclaveError(f"This is not TOML: {str(error)[:1].lower()}{str(error)[1:]}.") from None
    try:
        settings = msgspec.convert(content, Settings)
    except msgspec.ValidationError as error:
        raise ConclaveError(plainly(str(error))) from None
    if settings.database and settings.database_file:
        raise ConclaveError("Say where the database is with database or with database_file, not with both.")
    check(settings)
    return settings


UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<name>[^`]*)`(?: - at `\$(?P<where>.*)`)?")
EXPECTED: Final = re.compile(r"Expected `(?P<kind>[^`]*)`, got `(?P<got>[^`]*)`(?: - at `\$(?P<where>.*)`)?")


def plainly(fault: str) -> str:
    """What is wrong with a value, as its writer would call it."""
    unknown, expected = UNKNOWN.fullmatch(fault), EXPECTED.fullmatch(fault)
    if unknown:
        return f"There is no setting {called(unknown['where'] or '', unknown['name'])}."
    if expected:
        wanted = " or ".join(
            KINDS.get(kind, kind) for kind in expected["kind"].split(" | ") if kind != "null"
        )
        got = KINDS.get(expected["got"], expected["got"])
        return f"The setting {called(expected['where'] or '')} must be {wanted}, not {got}."
    return f"{fault}."


def called(where: str, name: str = "") -> str:
    """A setting by its full name."""
    return f"{where}.{name}".strip(".")


def said_of(path: object, error: Exception) -> str:
    """Why a file cannot be read."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else "it is not a text in UTF-8"
    return f"{path}: {why[:1].lower()}{why[1:]}"


# --- what cannot be ----------------------------------------------------------------------------------------
def check(settings: Settings) -> None:
    """Refuse what cannot be, wherever it was said."""
    if settings.log not in LEVELS:
        raise BadOption(f"The log cannot be {settings.log!r}: it takes {', '.join(LEVELS)}.")
    if not 1 <= settings.workers <= MOST_WORKERS:
        raise BadOption(f"There can be 1 to {MOST_WORKERS} workers, not {settings.workers}.")
    if settings.port is not None and not 0 <= settings.port < 65536:
        raise BadOption(f"A port is a whole number from 0 to 65535, not {settings.port}.")
    if not 0 <= settings.pace <= SLOWEST:
        raise BadOption(f"A bot can wait 0 to {SLOWEST} seconds, not {settings.pace:g}.")
    grace = settings.limits.grace_seconds
    if not 0 <= grace <= LONGEST_GRACE:
        raise BadOption(f"Somebody can be waited for 0 to {LONGEST_GRACE} seconds, not {grace:g}.")
    if settings.metrics:
        place_of(settings.metrics)
    if not 0 < settings.health_seconds <= LONGEST_HEALTH:
        raise BadOption(
            f"The database can be waited for up to {LONGEST_HEALTH} seconds, not {settings.health_seconds:g}."
        )
    Proxies(settings.proxies)
    Names(settings.names)
    check_numbers(settings.limits, "limits")
    check_numbers(settings.retention, "retention")


def check_numbers(part: Limits | Retention, name: str) -> None:
    """Refuse numbers that are none, or below zero: nobody could keep to such a limit."""
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if isinstance(value, int | float) and not (math.isfinite(value) and value >= 0):
            raise BadOption(f"The setting {name}.{field} must be a number from 0, not {value:g}.")


def place_of(address: str) -> tuple[str, int]:
    """Host and port of an address such as 127.0.0.1:9100 or [::1]:9100."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise BadOption(f"{address!r} is not an address for the numbers: it takes one like 127.0.0.1:9100.")
    return host.removeprefix("[").removesuffix("]"), int(port)
