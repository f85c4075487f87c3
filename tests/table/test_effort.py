"""What playing a record again may cost: decisions, lines, seconds; and how little going back costs."""

from __future__ import annotations

import pytest

import conclave
from conclave.kernel.rng import seeded
from conclave.table.effort import BREATH, Effort, TooMuchWork
from conclave.table.match import Match
from conclave.table.milestones import APART, MOST, RECENT, Milestones
from conclave.table.record import Decided, Record, Withdrawn
from conclave.testkit.plain import difference, plain
from tests.table.games import GAME, decide_anything, random_match


class Clock:
    """A clock that goes on by itself, a little each time somebody looks; rests are written down."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step
        self.rests: list[float] = []

    def __call__(self) -> float:
        self.now += self.step
        return self.now

    def rest(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.now += seconds


def test_work_rests_twice_as_long_as_it_lasts_and_not_at_every_step() -> None:
    clock = Clock(BREATH / 4)
    effort = Effort(rest=clock.rest, clock=clock)
    for _ in range(16):
        effort.spend()
    assert effort.spent == 16
    assert clock.rests
    assert len(clock.rests) < 8
    assert sum(clock.rests) == pytest.approx(2 * effort.worked)


def test_too_many_decisions_or_lines_or_seconds_are_refused_in_a_sentence() -> None:
    effort = Effort(decisions=3)
    effort.spend(3)
    with pytest.raises(TooMuchWork, match=r"^With all that was taken back, .* more than 3 decisions\.$"):
        effort.spend()
    with pytest.raises(TooMuchWork, match=r"^This record has 9 lines; 8 is the most\.$"):
        Effort(lines=8).check_lines(9)
    clock = Clock(1.0)
    late = Effort(seconds=2, rest=clock.rest, clock=clock)
    late.give_way()
    with pytest.raises(TooMuchWork, match=r"takes more than 2 seconds\.$"):
        late.give_way()


def behind_screens(undos: int) -> Match:
    """A match in which the first seat withdraws again and again what it chose behind its screen."""
    match = Match(GAME, 3, 7)
    for seat in (0, 1, 2, 1, 2):
        if match.state.decision_of(seat) is not None:
            match.decide(seat, 0)
    for _ in range(undos):
        match.undo(0)
        match.decide(0, 0)
    return match


def test_what_others_chose_and_an_undo_plays_again_is_paid_for() -> None:
    few, many = behind_screens(0), behind_screens(20)
    assert [entry for entry in many.record.entries if isinstance(entry, Withdrawn)]
    spent = []
    for match in (few, many):
        effort = Effort(rest=lambda seconds: None)
        again = Match.of(Record.parse(match.record.text().encode(), effort=effort), effort)
        assert len(again.record) == len(match.record)
        spent.append(effort.spent)
    lines = many.record.length - few.record.length
    assert spent[1] - spent[0] > lines  # the others' choices count each time, beside the lines themselves
    with pytest.raises(TooMuchWork):
        Match.of(many.record, Effort(decisions=spent[1] - 1))


def test_an_effort_ends_with_the_record() -> None:
    match = Match.of(random_match(2, 5, 20).record, effort := Effort(decisions=20))
    spent = effort.spent
    match.decide(match.asked()[0], 0)
    assert effort.spent == spent


# --- milestones --------------------------------------------------------------------------------------------
def test_milestones_keep_the_first_and_the_last_and_never_too_many() -> None:
    stones: Milestones[str] = Milestones()
    for n in range(10_000):
        stones.add(n, str(n))
        assert len(stones) <= MOST + 1
        for m in range(n, max(-1, n - RECENT), -1):
            assert stones.last(m) == (m, str(m))
    assert stones.last(0) == (0, "0")
    gaps = [at - stones.last(at)[0] for at in range(10_000)]
    assert max(gaps) < 1_000
    early = stones.before(500)
    assert early.last(9_999)[0] < 500


def test_milestones_are_not_far_apart_while_there_are_few() -> None:
    stones: Milestones[int] = Milestones()
    for n in range(APART * 20):
        stones.add(n, n)
    assert max(at - stones.last(at)[0] for at in range(APART * 20)) < 2 * APART


def test_going_far_back_plays_few_decisions_again() -> None:
    match = Match(conclave.load("black-rose-wars"), 4, 3)
    rng = seeded(3)
    while len(match.record) < 400:
        decide_anything(match, rng)
    timeline = match._timeline
    for at in (390, 300, 200, 100, 50, 3):
        expected = Record(
            match.record.game,
            match.record.version,
            match.record.options,
            match.record.seed,
            match.record.seats,
            [Decided(n, d.seat, d.index, d.option) for n, d in enumerate(timeline.decisions[:at], 1)],
        ).rerun()
        effort = Effort(rest=lambda seconds: None)
        timeline.work_for(effort)
        timeline.go_back(at)
        assert len(timeline.decisions) == at
        assert not difference(plain(timeline.state), plain(expected.state))
        assert [timeline.may_undo(s) for s in range(4)] == [expected.may_undo(s) for s in range(4)]
        assert [timeline.last_of(s) for s in range(4)] == [expected.last_of(s) for s in range(4)]
        assert effort.spent < 4 * APART, (at, effort.spent)
