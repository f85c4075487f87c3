"""Settings from options, environment and file: which counts more, and one sentence for whatever is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from conclave.kernel.game import ConclaveError
from conclave.server.configuration import gathered, settings_in
from conclave.server.limits import Limits, Retention
from conclave.server.settings import Settings
from tests.cli.command import sentence_of
from tests.server.test_serve import look, port_in, serving


def a_file(folder: Path, text: str) -> str:
    file = folder / "conclave.toml"
    file.write_text(text)
    return str(file)


def test_nothing_said_is_the_usual() -> None:
    assert gathered(environment={}) == Settings()
    assert settings_in("") == Settings()


def test_a_file_says_everything(tmp_path: Path) -> None:
    file = a_file(
        tmp_path,
        'host = "0.0.0.0"\nport = 80\ndatabase = "t.sqlite"\nworkers = 3\nlog = "info"\npace = 1\n'
        "[limits]\nfaults = 5\nidle_seconds = 7.5\n[retention]\nfinished = 60\n",
    )
    assert gathered(file, {}) == Settings(
        host="0.0.0.0",
        port=80,
        database="t.sqlite",
        workers=3,
        log="info",
        pace=1.0,
        limits=Limits(faults=5, idle_seconds=7.5),
        retention=Retention(finished=60.0),
    )
    assert gathered(None, {"CONCLAVE_CONFIG": file}).workers == 3


def test_an_option_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = a_file(tmp_path, 'database = "file"\nlog = "info"\n[limits]\ngrace_seconds = 5\nfaults = 3\n')
    said = {"CONCLAVE_DATABASE": "environment"}
    assert gathered(file, {}).database == "file"
    assert gathered(file, said).database == "environment"
    assert gathered(file, said, database="option").database == "option"
    assert gathered(file, said, log="error").log == "error"
    assert gathered(file, said, log=None).log == "info"
    assert gathered(file, said, grace=9.0).limits == Limits(grace_seconds=9.0, faults=3)


def test_the_address_of_the_database_may_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("postgresql://me:word@127.0.0.1/tables\nand nothing else\n")
    address = "postgresql://me:word@127.0.0.1/tables"
    file = a_file(tmp_path, f'database_file = "{secret}"\n')
    for settings in (
        gathered(file, {}),
        gathered(None, {"CONCLAVE_DATABASE_FILE": str(secret)}),
        gathered(None, {"CONCLAVE_DATABASE": "elsewhere"}, database_file=str(secret)),
    ):
        assert settings == replace(Settings(), database=address)
    assert gathered(file, {"CONCLAVE_DATABASE": "elsewhere"}).database == "elsewhere"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hots = 1", "There is no setting hots."),
        ("[limits]\nfualts = 1", "There is no setting limits.fualts."),
        ("[retention]\nfinished = 'long'", "The setting retention.finished must be a number, not a text"),
        ("workers = 2.5", "The setting workers must be a whole number, not a number."),
        ("port = '80'", "The setting port must be a whole number, not a text in quotes."),
        ("limits = 3", "The setting limits must be a table, not a whole number."),
        ("database = true", "The setting database must be a text in quotes, not true or false."),
        ("workers = 0", "There can be 1 to 64 workers, not 0."),
        ("log = 'loud'", "The log cannot be 'loud'"),
        ("[limits]\nfaults = -1", "The setting limits.faults must be a number from 0, not -1."),
        ("[limits]\nidle_seconds = nan", "The setting limits.idle_seconds must be a number from 0, not nan."),
        ("[retention]\nunused = inf", "The setting retention.unused must be a number from 0, not inf."),
        ("database = 'a'\ndatabase_file = 'b'", "Say where the database is with database or"),
        ("a = = 2", "This is not TOML: invalid value (at line 1, column 5)."),
    ],
)
def test_what_is_wrong_in_a_file_is_said_by_name(text: str, sentence: str, tmp_path: Path) -> None:
    file = a_file(tmp_path, text)
    with pytest.raises(ConclaveError) as wrong:
        gathered(file, {})
    assert str(wrong.value).startswith(f"{file}: {sentence}")


def test_files_that_cannot_be_read_are_said_by_name(tmp_path: Path) -> None:
    assert sentence_of("serve", "--config", tmp_path / "no") == (
        f"The configuration cannot be read: {tmp_path / 'no'}: no such file or directory."
    )
    assert sentence_of("serve", "--database-file", tmp_path / "no") == (
        f"The database's address cannot be read: {tmp_path / 'no'}: no such file or directory."
    )
    (tmp_path / "empty").write_text("\n")
    assert "is empty" in sentence_of("serve", "--database-file", tmp_path / "empty")
    (tmp_path / "noise").write_bytes(b"\xff\xfe")
    assert "not a text in UTF-8" in sentence_of("serve", "--config", tmp_path / "noise")
    both = sentence_of("serve", "--database-file", tmp_path / "empty", "--database", "t.sqlite")
    assert both == "Say where the database is with --database or with --database-file, not with both."


def test_a_server_keeps_to_its_file(tmp_path: Path) -> None:
    file = a_file(
        tmp_path,
        f'database = "{tmp_path}/own.sqlite"\n[limits]\nrequests_at_once = 2\nrequests_per_second = 0\n',
    )
    with serving("--config", file) as (_, line):
        port = port_in(line)
        assert [look(port, "/api/games")[0] for _ in range(3)] == [200, 200, 429]
    assert (tmp_path / "own.sqlite").is_file()
