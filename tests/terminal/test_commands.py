"""What a person can type at the table besides a number."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec import structs

import conclave
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from conclave.show.scene import Prompt
from conclave.show.translation import language
from conclave.table.match import Match
from conclave.table.standing import may_stand
from conclave.terminal.meaning import score
from conclave.terminal.session import Session
from conclave.terminal.why import Why
from tests.games.dark_artifacts.layout import BLACK, WHITE, Layout
from tests.terminal.evening import GAME, KEY, SETUP, evening, heard, painted, spoken


def answers(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str], before: int = 0) -> str:
    """What is said in answer to lines typed at the question after the first few answers."""
    session = evening(monkeypatch, folder, [*["1"] * before, *lines], seed=3)
    return heard(session.screen).split(f"> {lines[0]}\n", 1)[1]


def at_position(monkeypatch: pytest.MonkeyPatch, folder: Path, t: Layout, lines: list[str]) -> str:
    """What is said in answer to lines typed in a position that was laid out."""
    match = Match(GAME, 2, 1)
    match._timeline.state = t.s
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
    assert session.seating.scene(0).prompt == GAME.scene(GAME.view(GAME.new(2, 3), 0)).prompt
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


@pytest.mark.parametrize(
    "typed",
    ["foo", "undo it", "7", "0", "-1", "1 2", "move b2", "½", "²", "1" * 5000, "why ²", "why " + "1" * 5000],
)
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


def test_a_new_game_begins_with_its_primer_and_a_resumed_one_does_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    primer = GAME.words.primer()
    new = evening(monkeypatch, tmp_path, ["1", "rules", "quit"], seed=3)
    before, after = heard(new.screen).split("> rules\n")
    for sentence in primer:
        assert before.count(sentence) == 1
        assert sentence in after
    assert "help for all commands" in before.splitlines()[0]
    again = evening(monkeypatch, tmp_path, ["quit"], match=new.match)
    assert primer[0] not in heard(again.screen)


# --- why in the draft and while stacking ---------------------------------------------------------------
def cards_of_the_draft(seed: int = 3) -> tuple[str, str]:
    """A card that White may keep for the four-dots, and one that was dealt for another slot."""
    scene = GAME.scene(GAME.view(GAME.new(2, seed), 0))
    offered = [choice.label.removeprefix("Keep ") for choice in scene.prompt.choices]
    return offered[1], next(card.name for card in scene.cards if card.note == "3 power")


def test_why_finds_a_card_that_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    offered, other = cards_of_the_draft()
    asked = [f"why keep {offered}", f"why {offered.upper()}?", f"why keep {other}", f"why {other}"]
    parts = answers(monkeypatch, tmp_path, [*asked, "quit"]).split("> ")
    for part in (parts[0], parts[1]):
        assert f"Keep {offered}: that is allowed. It is option 2." in part
    for part in (parts[2], parts[3]):
        assert f"Keep {other}: {refusal('wrong-level')}" in part


def test_why_and_a_deed_alone_tells_what_is_missing_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = answers(monkeypatch, tmp_path, ["why keep", "quit"]).split("> quit")[0]
    assert said.startswith(f"Keep: {refusal('wrong-level')}")
    assert "allowed" not in said


def test_why_a_deed_and_a_number_is_that_option(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parts = answers(monkeypatch, tmp_path, ["why keep 3", "why 3", "quit"]).split("> ")
    assert parts[0].startswith("3. Keep ")
    assert parts[1].removeprefix("why 3\n") == parts[0]


def test_why_knows_only_whole_words() -> None:
    assert score("Snarekeeper", ["keep"]) == 0
    assert score("Giant's Grip", ["giant's", "grip"]) == 2
    assert score("five-dot", ["five"]) == 1


def test_every_example_of_why_is_understood() -> None:
    """At every question of a few games, the example that help gives gets a real answer."""
    words = language("conclave.terminal")
    unclear = words.say("why-unclear", text="", example="").split(" by ")[0]
    asked = set()
    for seats in (2, 3):
        dice = seeded(seats)
        s = GAME.new(seats, 5)
        while not s.over:
            d = s.pending[0]
            view = GAME.view(s, d.seat)
            scene = GAME.scene(view)
            if scene.prompt.kind not in asked or s.decided % 25 == 0:
                asked.add(scene.prompt.kind)
                why = Why(GAME, view, scene, scene.prompt, words)
                example = why.meaning.example()
                said = why.answer(example)
                assert said, example
                assert not said[0].startswith(unclear), (scene.prompt.kind, example)
            GAME.decide(s, d.seat, int(dice.below(len(d))))
    assert {"keep", "lay", "swamp", "wall", "place", "act", "move"} <= asked


def test_why_and_a_type_is_understood_while_stacking(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = evening(monkeypatch, tmp_path, [*SETUP, "why five-dot", "why lay relic a", "quit"], seed=1)
    parts = heard(session.screen).split("> why ")
    assert "Lay five-dot: that is allowed. It is option 1." in parts[1]
    assert "Lay relic A: that is allowed." in parts[2]


def test_the_way_back_can_be_copied_from_a_narrow_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session = evening(monkeypatch, tmp_path, ["quit"], screen=painted(40))
    (line,) = [line for line in heard(session.screen).splitlines() if line.startswith("conclave play")]
    assert line.endswith(".jsonl")


def test_a_question_of_a_card_is_explained_each_time() -> None:
    game = conclave.load("black-rose-wars")
    session = Session(Match(game, 2, 1), [None, None], spoken())
    asked = Prompt(seat=0, question="", rule="fireball, R99, R100", choices=())
    assert session.is_from_a_card(asked)
    assert not session.is_from_a_card(structs.replace(asked, rule="R76, R78"))


# --- skip ------------------------------------------------------------------------------------------------
def test_skip_declines_what_is_asked_in_secret_for_the_rest_of_the_round(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = conclave.load("black-rose-wars")
    match, dice = Match(game, 2, 2), Random(2)
    while not (may_stand(d := dice.choice(match.state.pending)) and len(d.codes) > 1):
        match.decide(d.seat, dice.randrange(len(d.codes)))
    before = len(match.record)
    who = "human,random" if d.seat == 0 else "random,human"
    session = evening(monkeypatch, tmp_path, ["skip", "ask", "help"], who=who, match=match)
    said = heard(session.screen)
    declined = match.record.decisions[before]
    assert (declined.seat, declined.option[0]) == (d.seat, PASS)
    assert "> skip" in said
    assert "You are asked everything again." in said
    assert "be asked again what you have skipped" in said
    assert session.commands.standing.count(game, match.state, d.seat) in (0, 1)


def test_an_open_question_cannot_be_skipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = answers(monkeypatch, tmp_path, ["skip"])
    assert said.startswith("Only what you are asked in secret can be skipped")
