"""Everything that can be offered, asked or told has a sentence, and the sentence is true."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.guide.catalogue import RULINGS
from conclave.games.dark_artifacts.show import SHOW as TEXT
from conclave.games.dark_artifacts.terms import (
    ATTACK,
    CUBE_A,
    CUBE_B,
    FOUR,
    LEADER,
    NEXT,
    PEEK,
    SPLIT,
    THREE,
    TWO,
)
from conclave.kernel.rng import seeded
from conclave.show.translation import language
from tests.games.dark_artifacts.layout import BLACK, GAME, WHITE, Layout

PACKAGE = TEXT.package
WORDS = language(PACKAGE)
EVENT_TERMS = vars(terms)


def numbers_between(first: str, last: str) -> list[int]:
    """The numbers of the terms from one name to another, as the module declares them."""
    names = list(EVENT_TERMS)
    return [EVENT_TERMS[name] for name in names[names.index(first) : names.index(last) + 1]]


def log_lines(v: Any) -> list[str]:
    """The whole log of a view in words, oldest first."""
    return [line.text for line in GAME.scene(v).log]


def log_of(t: Layout, seat: int = 2) -> list[str]:
    """The log in words, as a seat or a spectator reads it."""
    return log_lines(GAME.view(t.s, seat))


# --- there is a sentence for everything ----------------------------------------------------------------
def test_every_verb_has_a_name_and_a_label() -> None:
    assert {verb.number for verb in terms.V.verbs} == {0, 1, *numbers_between("KEEP", "LIFT")}
    for verb in terms.V.verbs:
        assert WORDS.knows(f"option-{verb.name}") or verb.number == terms.LIFT, verb.name


def test_every_question_has_words_a_rule_and_help() -> None:
    assert len(terms.V.questions) == 15
    for question in terms.V.questions:
        assert WORDS.knows(f"ask-{question.name}"), question.name
        assert WORDS.knows(f"help-{question.name}"), question.name
        assert question.rule


def test_every_event_has_a_line_under_its_own_name() -> None:
    assert [kind.number for kind in terms.V.kinds] == numbers_between("DEALT", "PASSED_OVER")
    for kind in terms.V.kinds:
        assert EVENT_TERMS[kind.name.replace("-", "_").upper()] == kind.number
        assert WORDS.knows(f"log-{kind.name}"), kind.name


def test_the_english_file_has_no_sentence_twice() -> None:
    text = files(PACKAGE).joinpath("locale", "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"(?m)^([a-zA-Z][\w-]*) =", text)
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("hide_heights", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_say_everything_and_never_the_same_twice(seats: int, hide_heights: bool) -> None:
    for seed in range(2):
        dice = seeded(seed)
        s = GAME.new(seats, seed, {"hide_heights": hide_heights})
        while not s.over:
            d = s.pending[int(dice.below(len(s.pending)))]
            if d.about != terms.ACT or s.decided % 3 == 0:
                check_words_of(s, d.seat)
            GAME.decide(s, d.seat, int(dice.below(len(d))))
        for seat in (seed, seats):
            check_log_of(GAME.view(s, seat))


def check_words_of(s: Any, seat: int) -> None:
    """A question and its answers are said, and no two answers alike."""
    v = GAME.view(s, seat)
    d = v.decision_of(seat)
    labels = [GAME.label(v, o) for o in d.options]
    assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]
    question = TEXT.prompt(v, d)
    assert question[-1] in "?."
    assert TEXT.rule_of(v, d)
    for sentence in (question, *labels):
        assert "{" not in sentence
        assert "  " not in sentence
        assert "off the board" not in sentence


def check_log_of(v: Any) -> None:
    """Every line is a sentence; a line on its own says the same as in the whole log."""
    lines = log_lines(v)
    for line in lines:
        assert line[0].isupper(), line
        assert line.endswith("."), line
        assert "off the board" not in line, line
        assert "hidden piece" not in line, line
    for event in v.events[:: max(1, len(v.events) // 5)]:
        assert TEXT.line(v, event) == lines[event.number]


def test_the_primer_is_five_short_sentences() -> None:
    primer = TEXT.primer()
    assert len(primer) == 5
    assert "leader" in primer[0]
    for sentence in primer:
        assert sentence.endswith(".")
        assert len(sentence) <= 130


# --- rules and cards -----------------------------------------------------------------------------------
def test_every_rule_and_ruling_is_there_in_some_chapter() -> None:
    keys = [rule.key for rule in GAME.rules]
    assert {f"R{n}" for n in range(1, 37)} | {f"O{n}" for n in range(1, 48)} <= set(keys)
    assert len(set(keys)) == len(keys)
    for rule in GAME.rules:
        assert rule.chapter
        assert rule.sentence.endswith(".")
        assert rule.ruling == (rule.key[0] != "R")


def test_whatever_a_reason_or_a_question_cites_can_be_looked_up() -> None:
    known = {rule.key for rule in GAME.rules} | {card.key for card in GAME.cards}
    cited = [reason.rule for reason in GAME.reasons.all if reason.rule] + [
        question.rule for question in terms.V.questions
    ]
    for rules in cited:
        assert set(rules.split(", ")) <= known, rules


def test_cards_have_level_slot_and_notes() -> None:
    assert set(RULINGS) == {card.key for card in GAME.cards}
    by_key = {card.key: card for card in GAME.cards}
    assert by_key["A1"].facts == {"level": "1 power", "slot": "four-dots"}
    assert by_key["B12"].facts == {"level": "2 power", "slot": "three-dots or leader"}
    assert by_key["C8"].facts == {"level": "3 power", "slot": "two-dot"}
    assert by_key["D8"].facts == {"level": "cursed relic", "slot": "relic cube"}


def test_rules_that_notes_cite_exist() -> None:
    known = {rule.key for rule in GAME.rules}
    texts = [note for card in GAME.cards for note in card.rulings] + [rule.sentence for rule in GAME.rules]
    for key in re.findall(r"\b[RO]\d+\b", " ".join(texts)):
        assert key in known


# --- names ---------------------------------------------------------------------------------------------
def test_own_stacks_are_named_with_what_they_hide_and_others_by_height() -> None:
    t = Layout().stack(WHITE, "b3", "5.4.L").stack(BLACK, "b3", "5.3").start()
    own, theirs = GAME.view(t.s, WHITE), GAME.view(t.s, BLACK)
    attack = next(o for o in own.decision_of(WHITE).options if o.verb == ATTACK)
    assert GAME.label(own, attack) == (
        "Attack on b3: five-dot (over 4, leader) against Black’s five-dot (2 pieces), 5 to 5, fails"
    )
    assert "leader" not in GAME.label(theirs, attack)
    assert "over 3" in GAME.label(theirs, attack)


def test_two_entities_of_the_same_look_are_numbered() -> None:
    t = Layout().stack(WHITE, "b3", "5").stack(WHITE, "b3", "5").stack(WHITE, "c3", "5").start()
    v = GAME.view(t.s, WHITE)
    labels = [GAME.label(v, o) for o in v.decision_of(WHITE).options]
    assert "Move the five-dot #1 on b3, up to 2 spaces" in labels
    assert "Move the five-dot #2 on b3, up to 2 spaces" in labels
    assert "Move the five-dot on c3" in labels


def test_with_hidden_heights_others_are_named_without_a_number() -> None:
    t = Layout(hide_heights=True).stack(WHITE, "b3", "5").stack(BLACK, "b3", "5.4.3").start()
    v = GAME.view(t.s, WHITE)
    attack = next(o for o in v.decision_of(WHITE).options if o.verb == ATTACK)
    assert "Black’s five-dot (more than one piece)" in GAME.label(v, attack)


def test_splitting_a_relic_says_that_it_breaks() -> None:
    t = Layout().stack(WHITE, "b3", "A.4").start()
    v = GAME.view(t.s, WHITE)
    split = next(o for o in v.decision_of(WHITE).options if o.verb == SPLIT and o.a == 0)
    assert GAME.label(v, split) == "Split the relic A on b3 (over 4): the relic breaks"


# --- the log -------------------------------------------------------------------------------------------
def test_the_log_names_attacker_target_and_powers() -> None:
    t = Layout().stack(WHITE, "b3", "5").stack(WHITE, "b3", "4").stack(BLACK, "b3", "5.4").start()
    t.choose(WHITE, ATTACK, 0, 2)
    lines = log_of(t)
    assert lines[0].endswith("on b3, 6 to 5: it succeeds.")
    assert "Black’s five-dot on b3 is defeated." in lines
    assert any(line.startswith("Black reveals a four-dot on b3, with ") for line in lines)


@pytest.mark.card("C7")
def test_the_log_names_doomsayer_where_the_attacker_falls() -> None:
    t = Layout().stack(WHITE, "b3", "5.4").stack(BLACK, "b3", "2").card(BLACK, TWO, "C7").start()
    t.choose(WHITE, ATTACK, 0, 1)
    lines = log_of(t)
    assert "Black’s two-dot on b3 is defeated." in lines
    assert "Doomsayer: White’s five-dot on b3 is defeated." in lines


@pytest.mark.card("C3")
def test_the_log_tells_cataclysm_from_doomsayer() -> None:
    """Black's Doomsayer falls to White's Cataclysm and takes White's two-dot with it."""
    t = (
        Layout()
        .stack(WHITE, "b3", "5.2.4")
        .stack(BLACK, "b3", "2")
        .stack(BLACK, "b3", "5.4")
        .card(WHITE, TWO, "C3")
        .card(BLACK, TWO, "C7")
        .start()
    )
    t.choose(WHITE, SPLIT, 0)
    if t.s.pending[0].about == terms.WHO_NEXT:
        t.choose(WHITE, NEXT, 1)
    while t.s.pending[0].about != terms.ACT:
        GAME.decide(t.s, t.s.pending[0].seat, 0)
    lines = log_of(t)
    assert "Cataclysm: Black’s two-dot on b3 is defeated." in lines
    assert "Cataclysm: Black’s five-dot on b3 is defeated." in lines
    assert "Cataclysm: White’s five-dot on b3 is defeated." in lines
    assert "Doomsayer: White’s two-dot on b3 is defeated." in lines


@pytest.mark.card("A3")
def test_the_log_names_parting_shove() -> None:
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "4").card(BLACK, FOUR, "A3").start()
    t.choose(WHITE, ATTACK, 0, 1)
    v = GAME.view(t.s, BLACK)
    d = v.decision_of(BLACK)
    assert TEXT.prompt(v, d) == "Parting Shove: where is White’s five-dot on b3 pushed?"
    assert TEXT.rule_of(v, d) == "A3, T3"
    GAME.decide(t.s, BLACK, 0)
    assert log_of(t)[-1].startswith("Parting Shove: Black pushes White’s five-dot from b3 to ")


@pytest.mark.card("A4")
def test_only_who_looked_reads_what_was_seen() -> None:
    t = Layout().stack(WHITE, "b3", "5.4").stack(BLACK, "b3", "5.L").card(WHITE, FOUR, "A4").start()
    t.choose(WHITE, SPLIT, 0).choose(WHITE, PEEK, 1)
    assert "You see a leader beneath Black’s five-dot on b3." in log_of(t, WHITE)
    for seat in (BLACK, 2):
        assert "Whisperer: White looks in secret beneath Black’s five-dot on b3." in log_of(t, seat)
        assert not any("leader" in line for line in log_of(t, seat))
    assert "over leader" in GAME.scene(GAME.view(t.s, WHITE)).pieces[1].label


@pytest.mark.card("D6")
def test_the_log_tells_a_relic_broken_by_a_card_from_one_split() -> None:
    t = Layout().stack(WHITE, "b3", "5.A").stack(BLACK, "b3", "B.4").card(WHITE, CUBE_A, "D6").start()
    t.choose(WHITE, SPLIT, 0)
    lines = log_of(t)
    assert "Weeping Mirror: Black’s relic B on b3 breaks." in lines
    split = Layout().stack(WHITE, "b3", "B.4").card(WHITE, CUBE_B, "D6").start()
    split.choose(WHITE, SPLIT, 0)
    assert log_of(split)[0] == "White splits the stack on b3: relic B breaks."


def test_a_fallen_leader_is_called_by_name() -> None:
    t = Layout().stack(WHITE, "b3", "5").stack(BLACK, "b3", "L").start()
    t.choose(WHITE, ATTACK, 0, 1)
    assert log_of(t)[-2:] == ["Black’s leader Dark Moon is defeated on b3.", "White wins."]


@pytest.mark.card("B5")
def test_a_returned_piece_is_told_with_its_card() -> None:
    t = (
        Layout()
        .stack(WHITE, "b3", "5.3")
        .graveyard(WHITE, "5")
        .stack(BLACK, "b3", "5")
        .stack(BLACK, "b3", "4")
        .card(WHITE, THREE, "B5")
        .card(WHITE, LEADER, "B11")
        .start(BLACK)
    )
    t.choose(BLACK, ATTACK, 1, 0)
    assert "Gravecall: a five-dot of White returns to b3." in log_of(t)


def test_a_language_without_a_file_speaks_english() -> None:
    v = GAME.view(GAME.new(2, 1), 0)
    option = v.decision_of(0).options[0]
    assert TEXT.label(v, option, "xx-YY") == TEXT.label(v, option)
    assert TEXT.reason(GAME.reasons[5], "xx") == GAME.reasons[5].sentence
    assert [TEXT.seat_name(seat) for seat in range(5)] == ["White", "Black", "Red", "Blue", "an onlooker"]
