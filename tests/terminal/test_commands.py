"""What a person can type at the table besides a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.table.match import Match
from conclave.terminal.session import Session
from tests.games.dark_artifacts.layout import BLACK, WHITE, Layout
from tests.terminal.evening import GAME, KEY, evening, heard, painted, spoken


def answers(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str], before: int = 0) -> str:
    """What is said in answer to lines typed at the question after the first few answers."""
    session = evening(monkeypatch, folder, [*["1"] * before, *lines], seed=3)
    return heard(session.screen).split(f"> {lines[0]}\n", 1)[1]


def at_position(monkeypatch: pytest.MonkeyPatch, folder: Path, t: Layout, lines: list[str]) -> str:
    """What is said in answer to lines typed in a position that was laid out."""
    match = Match(GAME, 2, 1)
    match._course.state = t.s
    session: Session = evening(monkeypatch, folder, lines, who="human,human", match=match)
    return heard(session.screen)


def refusal(key: str) -> str:
    """A refusal as it is said, with its rule."""
    reason = next(reason for reason in GAME.reasons.all if reason.key == key)
    return f"{reason.sentence} ({reason.rule})" if reason.rule else reason.sentence


# --- why -------------------------------------------------------------------------------------------------
def a_fight() -> Layout:
    """White's relic, a five-dot behind a wall, and a five-dot with a swamp before it."""
    return (
        Layout()
        .terrain(swamp="b3", wall="a2|b2")
        .stack(WHITE, "b2", "5.4")
        .stack(WHITE, "a4", "A")
        .stack(BLACK, "a4", "5")
        .stack(BLACK, "c3", "5.4")
        .start()
    )


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("why move b2 to b3", refusal("swamp")),
        ("why move b2 a2", refusal("wall")),
        ("why move b2 to d5", refusal("too-far")),
        ("why attack a4", refusal("relic-attack")),
        ("why attack b2 c3", refusal("not-here")),
        ("why split a4", refusal("one-piece")),
        ("why split c3", refusal("not-yours")),
        ("why command", refusal("no-dragon")),
        ("why move b2 to c2", "that is allowed. Choose option"),
        ("why split b2", "that is allowed. It is option"),
        ("why swamp b2", refusal("other-question")),
        ("why did you do that", "I cannot tell what you mean by did you do that."),
        ("why 99", "There is no option 99"),
    ],
)
def test_why_answers_from_the_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asked: str, answer: str
) -> None:
    said = at_position(monkeypatch, tmp_path, a_fight(), ["", asked])
    assert answer in said.split(asked, 1)[1]


def test_why_quotes_the_rule_behind_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = at_position(monkeypatch, tmp_path, a_fight(), ["", "why move b2 b3"])
    rule = next(rule for rule in GAME.rules if rule.key == "R25")
    assert f"R25: {rule.sentence}" in said


def test_why_alone_tells_what_is_missing_and_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = at_position(monkeypatch, tmp_path, a_fight(), ["", "why"]).split("> why\n")[1]
    assert f"Split: {refusal('one-piece')}" in said
    assert f"Attack: {refusal('relic-attack')}" in said
    assert f"Command: {refusal('no-dragon')}" in said
    assert "Move:" not in said.split("Command")[0]


def test_why_and_a_number_explains_an_option(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["why 2"])
    assert said.startswith("2. Keep ")
    assert "It is offered by R18, O13." in said
    assert "R18: Two players:" in said


def test_why_works_at_setup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["why swamp a1", "why a1", "why d4"], before=6)
    assert said.count(refusal("first-row")) == 2
    assert "that is allowed. It is option 12." in said


def test_why_never_tells_a_secret(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two worlds that differ in what Black hides get the same answers."""
    said = []
    for hidden in ("5.4.L", "5.L.4"):
        t = Layout().stack(WHITE, "b2", "5").stack(BLACK, "c3", hidden).start()
        said.append(at_position(monkeypatch, tmp_path, t, ["", "why", "why attack b2 c3", "look", "log"]))
    assert said[0] == said[1]


def test_after_the_curtain_no_hidden_piece_of_the_other_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    t = (
        Layout()
        .bury(BLACK)
        .stack(WHITE, "b2", "5.4.L")
        .stack(BLACK, "c3", "5")
        .stack(BLACK, "c4", "L")
        .start()
    )
    last = str(len(t.s.pending[0].options))
    before, after = at_position(monkeypatch, tmp_path, t, ["", last, "", "", "look", "log", "why"]).split(
        "Pass the screen to Black."
    )
    assert "your five-dot (over 4, leader)" in before
    assert "White’s five-dot (3 pieces)" in after
    assert "over" not in after.replace("covered", "")
    assert "your five-dot" in after


# --- the others ------------------------------------------------------------------------------------------
def test_undo_withdraws_a_decision_and_asks_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = evening(monkeypatch, tmp_path, ["2", "undo", "quit"], seed=3)
    said = heard(session.screen)
    assert "Your last decision is withdrawn." in said
    assert said.count("Which card do you keep for your four-dots?") == 2
    assert session.scene(0).prompt == GAME.scene(GAME.view(GAME.new(2, 3), 0)).prompt
    assert [d.seat for d in session.match.record.decisions].count(0) == 0


def test_undo_is_refused_in_a_sentence_with_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["undo", "quit"])
    assert said.startswith("White has decided nothing that it could withdraw.\n")


def test_log_tells_everything_so_far(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["log", "quit"], before=2)
    lines = said.splitlines()
    assert lines[0] == "The cards are dealt, and everybody chooses in secret."
    assert [line.split()[1] for line in lines[1:3]] == ["keep", "keep"]


def test_rules_are_found_by_number_word_and_chapter(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["rules r13", "rules dragon", "rules relics", "rules", "rules xyz"])
    parts = said.split("> ")
    assert parts[0].startswith("R13: Move support")
    assert "O44: " in parts[1]
    assert [line[:3] for line in parts[2].strip().splitlines()[1:]] == ["O26", "O27", "O28", "O29"]
    assert "Forest and Dragon: O42, O43" in parts[3]
    assert "\nNo rule speaks of xyz. Type rules for the chapters.\n" in parts[4]


def test_cards_are_found_by_name_part_and_key(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["card quick", "card b12", "card giant’s grip", "card", "card xyz"])
    parts = said.split("> ")
    assert parts[0].startswith("Quickstep (A1), when revealed.")
    assert "Level: 1 power" in parts[0]
    assert "Snarekeeper (B12), always active." in parts[1]
    assert "Giant's Grip (C2)" in parts[2]
    assert "D8: Guardian Urn" in parts[3]
    assert "There is no card called xyz." in parts[4]


def test_save_writes_where_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.jsonl"
    said = answers(monkeypatch, tmp_path, [f"save {file}", "save", "quit"], before=1)
    assert said.startswith(f"Saved to {file}.")
    assert f"Saved to {tmp_path / 'conclave' / 'saves' / f'{KEY}-3.jsonl'}." in said
    assert Match.resume(file).record.seed == 3


def test_help_lists_every_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["help"])
    for word in ("a number", "why", "look", "undo", "log", "rules", "card", "save", "help", "quit"):
        assert f"\n{word}" in said


@pytest.mark.parametrize("typed", ["foo", "undo it", "7", "0", "-1", "1 2", "move b2", "½"])
def test_nonsense_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str) -> None:
    said = answers(monkeypatch, tmp_path, [typed, "quit"]).split("> quit")[0]
    assert len(said.strip().splitlines()) == 1
    assert said.strip().endswith((".", "withdraw."))


def test_an_empty_line_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = evening(monkeypatch, tmp_path, ["", "  ", "quit"], seed=3)
    assert [d.seat for d in session.match.record.decisions].count(0) == 0


def test_a_question_is_explained_the_first_time_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for screen in (spoken(), painted(120)):
        session = evening(monkeypatch, tmp_path, ["1", "1", "quit"], seed=3, screen=screen)
        assert heard(session.screen).count("Each type of piece but the five-dot has one card") == 1
