"""Records: JSON Lines in which a changed digit is found, and its line named."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import conclave
from conclave.kernel.game import Standing
from conclave.table.lines import line_of
from conclave.table.match import Match
from conclave.table.record import BrokenRecord, Closed, Decided, Player, Record, Withdrawn
from conclave.testkit.plain import difference, plain
from tests.table.games import GAME, random_match


def small_record() -> Record:
    """Nine decisions, of which two were withdrawn."""
    match = Match(GAME, 2, 7)
    for seat in (0, 1, 0, 1, 0):
        match.decide(seat, 1)
    match.undo(1)
    for seat in (1, 0):
        match.decide(seat, 0)
    match.undo(0)
    for seat in (1, 0):
        match.decide(seat, 0)
    return match.record


SMALL = small_record()
TEXT = SMALL.text().encode()
FINISHED = random_match(2, 11, 5000).record


def line_at(position: int) -> int:
    return TEXT[:position].count(b"\n") + 1


def refused(content: bytes) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        Record.parse(content).verify()
    assert str(caught.value).startswith(f"Line {caught.value.line} of the record: ")
    return caught.value


# --- changed files -----------------------------------------------------------------------------------------
def test_every_changed_digit_is_refused_with_its_line() -> None:
    digits = b"0123456789"
    tried = 0
    for position, digit in enumerate(TEXT):
        for other in digits if digit in digits else b"":
            if other != digit:
                changed = TEXT[:position] + bytes([other]) + TEXT[position + 1 :]
                assert refused(changed).line == line_at(position), changed
                tried += 1
    assert tried > 1500


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 255))
def test_every_changed_byte_is_refused_with_its_line(position: int, byte: int) -> None:
    if TEXT[position] != byte and position != len(TEXT) - 1:
        error = refused(TEXT[:position] + bytes([byte]) + TEXT[position + 1 :])
        assert error.line == line_at(position)


@given(st.integers(0, len(TEXT) - 1), st.binary(min_size=1, max_size=3))
def test_nothing_can_be_put_in(position: int, extra: bytes) -> None:
    changed = TEXT[:position] + extra + TEXT[position:]
    if changed != TEXT:
        assert refused(changed).line <= line_at(position) + extra.count(b"\n")


@given(st.integers(0, len(TEXT) - 1), st.integers(1, 60))
def test_nothing_can_be_taken_out(position: int, length: int) -> None:
    changed = TEXT[:position] + TEXT[position + length :]
    if not TEXT.startswith(changed):
        assert refused(changed).line == line_at(position)


@pytest.mark.parametrize(
    ("written", "otherwise"),
    [(b'":', b'": '), (b'{"n"', b'{ "n"'), (b'"seat"', b'"s\\u0065at"'), (b"}\n", b"}\r\n")],
)
def test_a_line_that_says_the_same_in_another_way_has_been_edited(written: bytes, otherwise: bytes) -> None:
    lines = TEXT.splitlines(keepends=True)
    lines[2] = lines[2].replace(written, otherwise)
    assert json.loads(lines[2]) == json.loads(TEXT.splitlines()[2])
    error = refused(b"".join(lines))
    assert error.line == 3
    assert "it has been edited" in str(error)


def test_lines_cannot_change_places_be_doubled_or_dropped() -> None:
    lines = TEXT.splitlines(keepends=True)
    for k in range(len(lines) - 1):
        swapped = [*lines[:k], lines[k + 1], lines[k], *lines[k + 2 :]]
        assert refused(b"".join(swapped)).line == k + 1
        dropped = [*lines[:k], *lines[k + 1 :]]
        assert refused(b"".join(dropped)).line == k + 1
        doubled = [*lines[: k + 1], *lines[k:]]
        assert refused(b"".join(doubled)).line == k + 2


def test_a_file_cut_short_tells_how_much_can_be_read() -> None:
    for end in range(len(TEXT)):
        cut = TEXT[:end]
        if cut.endswith(b"\n"):
            assert len(Record.parse(cut).entries) == cut.count(b"\n") - 1
            continue
        error = refused(cut)
        assert error.line == cut.count(b"\n") + 1
        if cut.count(b"\n"):
            whole = Record.parse(cut, mend=True)
            assert whole.entries == SMALL.entries[: cut.count(b"\n") - 1]
            assert error.readable == len(whole)
            assert "decision" in str(error)
            assert f" {len(whole)} decision" in str(error)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"[]\n", b"{}\n", b"\xff\n", b"1\n" * 3])
def test_what_is_no_record_at_all_is_refused_in_line_one(content: bytes) -> None:
    assert refused(content).line == 1


# --- forged files: the sums are right, the game is not ------------------------------------------------------
def forged(*entries: Decided | Withdrawn | Closed, **header: object) -> bytes:
    """A record of our small game whose sums are right whatever it says."""
    first = json.loads(TEXT.splitlines()[0])
    facts = {"game": first["game"], "version": "1", "options": first["options"], "seed": 7, "seats": 2}
    record = Record(**{**facts, **header})  # type: ignore[arg-type]
    lines = [line_of(record.header, "")]
    for entry in entries:
        lines.append(line_of(entry, lines[-1][1]))
    return "".join(f"{line}\n" for line, _ in lines).encode()


FIRST, SECOND = SMALL.decisions[0], SMALL.entries[1]
assert isinstance(SECOND, Decided)


def another(decision: Decided, **fields: object) -> Decided:
    return Decided(**{**decision.__dict__, **fields})  # type: ignore[arg-type]


def test_the_forger_of_these_tests_can_write_a_good_record() -> None:
    assert Record.parse(forged(*SMALL.entries)) == SMALL


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (another(FIRST, index=0), "option 0 is"),
        (another(FIRST, option=(2, 40, 1)), "option 1 is"),
        (another(FIRST, index=77), "option 77 does not exist"),
        (another(FIRST, seat=2), "no seat 2"),
        (another(FIRST, number=3), "decision 3 where 1 comes next"),
        (Withdrawn(1, 0), "not the last of seat 0"),
        (Closed(0, ()), "the game is not over"),
        (Closed(4, ()), "counts 4 decisions where 0 stand"),
    ],
)
def test_a_forged_line_is_found_by_running_it(entry: Decided | Withdrawn | Closed, sentence: str) -> None:
    error = refused(forged(entry))
    assert error.line == 2
    assert sentence in str(error)


def test_a_seat_that_is_not_asked_cannot_have_decided() -> None:
    draft = [entry for entry in FINISHED.entries if isinstance(entry, Decided)]
    content = forged(*draft[:13], another(draft[13], seat=1 - draft[13].seat), seed=FINISHED.seed)
    assert "is not asked at this point" in str(refused(content))
    assert refused(content).line == 15


def test_an_undo_that_was_not_free_is_found() -> None:
    match = Match(GAME, 2, 7)
    while match.state.phase != 3:
        match.decide(match.asked()[0], 0)
    last = match.record.decisions[-1]
    content = forged(*match.record.entries, Withdrawn(last.number, last.seat))
    error = refused(content)
    assert error.line == len(match.record) + 2
    assert "the undo was not free" in str(error)


def test_an_undo_that_was_agreed_need_not_be_free_and_withdraws_the_last_decision() -> None:
    match = Match(GAME, 2, 7)
    while match.state.phase != 3:
        match.decide(match.asked()[0], 0)
    *_, other, last = match.record.decisions
    agreed = Withdrawn(last.number, last.seat, agreed=True)
    record = Record.parse(forged(*match.record.entries, agreed))
    assert record.decisions == match.record.decisions[:-1]
    assert not difference(plain(record.verify()), plain(record.replay()))
    if other.seat == last.seat:
        return
    error = refused(forged(*match.record.entries, Withdrawn(other.number, other.seat, agreed=True)))
    assert f"decision {other.number} is not the last, which an agreed undo withdraws" in str(error)


@pytest.mark.parametrize("value", [False, 1, "yes", None])
def test_agreed_is_true_or_not_said(value: object) -> None:
    lines = TEXT.decode().splitlines()
    content = next(json.loads(line) for line in lines if '"undo"' in line)
    at = next(n for n, line in enumerate(lines) if '"undo"' in line)
    lines[at] = json.dumps({**content, "agreed": value}, separators=(",", ":"))
    error = refused("\n".join(lines).encode() + b"\n")
    assert error.line == at + 1
    assert "agreed is true where it is said" in str(error)


def test_a_standing_that_is_not_the_game_s_is_found() -> None:
    closed = FINISHED.entries[-1]
    assert isinstance(closed, Closed)
    wrong = Closed(closed.decisions, tuple(Standing(r.seat, 1, 1, True) for r in closed.standing))
    error = refused(forged(*FINISHED.entries[:-1], wrong, seed=FINISHED.seed))
    assert error.line == len(FINISHED.entries) + 1
    assert "did not end with this standing" in str(error)


def test_nothing_follows_the_standing() -> None:
    error = refused(forged(*FINISHED.entries, FINISHED.entries[-1], seed=FINISHED.seed))
    assert error.line == len(FINISHED.entries) + 2


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ({"version": "0"}, "made under rules 0 of Dark Artifacts; installed are rules 1, under"),
        ({"game": "chess"}, "there is no game 'chess' here"),
        ({"seats": 7}, "2 to 4 players, not 7"),
        ({"seed": 2**63}, "A seed is a whole number"),
        ({"options": {"wild": True}}, "no option 'wild'"),
        ({"options": {"first_player": 3}}, "first_player cannot be 3"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_in_line_one(header: dict[str, object], sentence: str) -> None:
    record = Record.parse(forged(**header))
    runs: list[Callable[[], object]] = [record.replay, record.verify, record.rerun]
    for run in [*runs, lambda: next(record.positions())]:
        with pytest.raises(BrokenRecord, match="Line 1 ") as caught:
            run()
        assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("seat", -1, "seat must be a whole number from 0"),
        ("seat", 1.0, "seat must be a whole number from 0"),
        ("seat", True, "seat must be a whole number from 0"),
        ("index", "1", "index must be a whole number from 0"),
        ("option", [1, 2], "option must be three whole numbers"),
        ("option", [1, 2, 3.5], "option must be three whole numbers"),
        ("extra", 1, "unknown field 'extra'"),
        ("sum", 7, "does not fit its checksum"),
    ],
)
def test_a_wrong_field_is_named(name: str, value: object, sentence: str) -> None:
    lines = TEXT.decode().splitlines()
    content = json.loads(lines[2])
    content[name] = value
    lines[2] = json.dumps(content, separators=(",", ":"))
    error = refused("\n".join(lines).encode() + b"\n")
    assert error.line == 3
    assert sentence in str(error)


def test_a_missing_field_is_named() -> None:
    lines = TEXT.decode().splitlines()
    lines[1] = lines[1].replace('"index":1,', "")
    assert "the field index is missing" in str(refused("\n".join(lines).encode() + b"\n"))


# --- who played --------------------------------------------------------------------------------------------
PEOPLE = (Player("Ada"), Player(bot="greedy"))


def test_a_record_says_who_sat_where_and_is_else_the_same() -> None:
    named = FINISHED.naming(PEOPLE)
    again = Record.parse(named.text().encode())
    assert again == named
    assert again.players == PEOPLE
    assert again.decisions == FINISHED.decisions
    assert again.verify().over
    assert json.loads(named.text().splitlines()[0])["players"] == [
        {"name": "Ada", "bot": ""},
        {"name": "", "bot": "greedy"},
    ]


def test_a_record_that_names_nobody_is_written_as_ever() -> None:
    assert Record.parse(TEXT).players == ()
    assert "players" not in json.loads(TEXT.splitlines()[0])
    assert SMALL.naming(()).text().encode() == TEXT


def test_names_are_cleaned_when_they_are_written() -> None:
    players = (Player("  Ada\n\x1b[31mL.\u202e "), Player("x" * 100, "gre\x00edy"))
    first, second = Record.parse(SMALL.naming(players).text().encode()).players
    assert first == Player("Ada [31mL.")
    assert second == Player("x" * 40, "gre edy")


def test_a_changed_name_does_not_fit_its_checksum() -> None:
    content = SMALL.naming(PEOPLE).text().replace("Ada", "Eve").encode()
    error = refused(content)
    assert error.line == 1
    assert "does not fit its checksum" in str(error)


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ("Ada", "one for each seat"),
        ([], "one for each seat"),
        ([{"name": "Ada", "bot": ""}], "one for each seat"),
        (["Ada", "Bo"], "a list of objects"),
        ([{"name": "Ada"}] * 2, "the field bot is missing"),
        ([{"name": 1, "bot": ""}] * 2, "name must be a word"),
        ([{"name": "Ada\n", "bot": ""}] * 2, "one line of at most 40 letters"),
        ([{"name": "", "bot": "x" * 41}] * 2, "one line of at most 40 letters"),
    ],
)
def test_players_that_no_record_would_name_are_refused(players: object, sentence: str) -> None:
    first, *rest = TEXT.decode().splitlines()
    content = {**json.loads(first), "players": players}
    error = refused("\n".join([json.dumps(content), *rest, ""]).encode())
    assert error.line == 1
    assert sentence in str(error)


# --- whole files -------------------------------------------------------------------------------------------
def test_a_saved_record_is_the_same_record(tmp_path: Path) -> None:
    for record in (SMALL, FINISHED):
        record.save(tmp_path / "game.jsonl")
        loaded = conclave.Record.load(tmp_path / "game.jsonl")
        assert loaded == record
        assert loaded.decisions == record.decisions
        assert loaded.standing == record.standing
        assert not difference(plain(loaded.replay()), plain(record.verify()))


def test_positions_are_the_beginning_and_one_for_each_decision() -> None:
    positions = list(SMALL.positions())
    assert [state.decided for state in positions] == list(range(len(SMALL) + 1))
    assert not difference(plain(positions[-1]), plain(SMALL.replay()))
    assert not difference(plain(positions[0]), plain(GAME.new(2, 7)))


def test_a_finished_record_knows_its_standing() -> None:
    state = FINISHED.replay()
    assert state.over
    assert FINISHED.standing == GAME.scores(state)
    assert SMALL.standing is None


def test_the_header_keeps_all_options_with_their_defaults() -> None:
    header = json.loads(TEXT.splitlines()[0])
    assert header["options"] == {"first_player": "white", "hide_heights": False}
    assert header["conclave"] == conclave.__version__
    assert header["rules"] == GAME.version


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(conclave.ConclaveError, match=r"none\.jsonl could not be read: no such file"):
        Record.load(tmp_path / "none.jsonl")


def test_a_broken_record_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(BrokenRecord(3, "it is not JSON.", 2)))
    assert (error.line, error.readable, str(error)) == (3, 2, "Line 3 of the record: it is not JSON.")
