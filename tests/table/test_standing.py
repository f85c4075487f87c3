"""Standing answers: what a seat lets pass for a round, and when it is asked again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

import conclave
from conclave.table.standing import PASSING, StandingAnswers, may_stand, occasion
from conclave.table.timeline import snapshot

GAME = conclave.load("black-rose-wars")


def secret_questions(seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions of a random game at which somebody is asked in secret and may decline, with the question."""
    dice, s = Random(seed), GAME.new(2, seed)
    while not s.over:
        d = dice.choice(s.pending)
        if may_stand(d):
            yield s, d
        GAME.decide(s, d.seat, dice.randrange(len(d.codes)))


@pytest.fixture(scope="module")
def asked() -> tuple[Any, Any]:
    """A seat that is asked in secret."""
    s, d = next(secret_questions(2))
    return snapshot(s), d


def test_what_is_let_pass_is_answered_with_no(asked: tuple[Any, Any]) -> None:
    s, d = asked
    standing = StandingAnswers()
    assert standing.answer(GAME, s) is None
    standing.keep(GAME, s, d.seat)
    assert standing.count(GAME, s, d.seat) == 1
    seat, index = standing.answer(GAME, s) or (-1, -1)
    assert (seat, d.codes[index]) == (d.seat, PASSING)


def test_open_questions_are_never_let_pass() -> None:
    s, standing = GAME.new(2, 1), StandingAnswers()
    for d in s.pending:
        standing.keep(GAME, s, d.seat)
        assert standing.count(GAME, s, d.seat) == 0
    assert standing.answer(GAME, s) is None


def test_whoever_wants_to_is_asked_again(asked: tuple[Any, Any]) -> None:
    s, d = asked
    standing = StandingAnswers()
    standing.keep(GAME, s, d.seat)
    standing.drop(1 - d.seat)
    assert standing.answer(GAME, s) is not None
    standing.drop(d.seat)
    assert standing.answer(GAME, s) is None
    assert standing.count(GAME, s, d.seat) == 0


def test_in_another_round_everything_is_asked_again(asked: tuple[Any, Any]) -> None:
    s, d = asked
    standing = StandingAnswers()
    standing.keep(GAME, s, d.seat)
    later = snapshot(s)
    later.turn += 1
    assert GAME.round_of(later) == GAME.round_of(s) + 1
    assert standing.answer(GAME, later) is None
    assert standing.count(GAME, later, d.seat) == 0


def test_on_another_occasion_it_is_another_question_but_not_with_other_answers() -> None:
    """Were a seat asked again as soon as it could answer something new, the wait would tell everybody."""
    seen: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for s, d in chain(*map(secret_questions, (3, 4, 5))):
        key, standing = occasion(s, d), StandingAnswers()
        standing._turn_to(GAME.round_of(s))
        standing._kept[d.seat] = {other for other in seen if other != key}
        assert standing.answer(GAME, s) is None
        standing._kept[d.seat].add(key)
        assert standing.answer(GAME, s) == (d.seat, d.codes.index(PASSING))
        seen.setdefault(key, set()).add(tuple(d.codes))
    assert len(seen) > 2
    assert max(map(len, seen.values())) > 1
