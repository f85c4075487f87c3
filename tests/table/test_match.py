"""A match: decisions, the way back, save and resume."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import conclave
from conclave.kernel.game import IllegalDecision
from conclave.kernel.rng import seeded
from conclave.table.files import Unwritten
from conclave.table.match import Match
from conclave.table.record import Decided, Record, Withdrawn
from conclave.table.timeline import Timeline, snapshot
from conclave.testkit.plain import difference, plain
from tests.table.games import GAME, decide_anything, random_match

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**63 - 1)


def same(a: object, b: object) -> list[str]:
    return difference(plain(a), plain(b))


def without(match: Match, seat: int) -> Record:
    """The decisions of a match but for the last of a seat, as a fresh record."""
    kept = [(d.seat, d.index) for d in match.record.decisions]
    at = max(n for n, (whose, _) in enumerate(kept) if whose == seat)
    del kept[at]
    record = match.record
    other = Match(GAME, record.seats, record.seed, record.options)
    for whose, index in kept:
        other.decide(whose, index)
    return other.record


@given(SEATS, SEEDS, st.integers(0, 250))
def test_undo_gives_exactly_the_state_before(seats: int, seed: int, decisions: int) -> None:
    match = random_match(seats, seed, decisions)
    if match.state.over:
        return
    before = snapshot(match.state)
    seat = decide_anything(match, seeded(seed + 1))
    if match.may_undo(seat):
        match.undo(seat)
        assert not same(match.state, before)
    else:
        assert match.state.over or match.state.horizon == len(match.record)


@given(SEATS, SEEDS, st.integers(1, 40))
def test_behind_screens_a_choice_in_the_middle_can_be_withdrawn(
    seats: int, seed: int, decisions: int
) -> None:
    match = random_match(seats, seed, decisions)
    for seat in range(seats):
        if not match.may_undo(seat):
            continue
        expected = without(match, seat).replay()
        again = Match.of(Record.parse(match.record.text().encode()))
        again.undo(seat)
        assert not same(again.state, expected)


@given(SEATS, SEEDS, st.integers(1, 250))
def test_the_record_of_a_match_with_undos_leads_to_its_state(seats: int, seed: int, decisions: int) -> None:
    match = random_match(seats, seed, decisions, undos=True)
    assert not same(match.record.replay(), match.state)
    assert not same(match.record.verify(), match.state)


# --- as the others agree -----------------------------------------------------------------------------------
def go_back_anywhere(seats: int, seed: int, decisions: int) -> Match:
    """A random match in which undos are free, and now and then the table goes back beyond the horizon."""
    match = Match(GAME, seats, seed)
    rng = seeded(seed)
    for _ in range(decisions):
        if match.state.over:
            break
        decide_anything(match, rng)
        seat = int(rng.below(seats))
        if rng.below(20) == 0 and not match.state.over and match.has_decided(seat):
            match.go_back(seat)
        elif rng.below(5) == 0 and match.may_undo(seat):
            match.undo(seat)
    return match


@given(SEATS, SEEDS, st.integers(1, 150))
def test_a_table_goes_back_as_far_as_it_agrees_and_its_record_leads_there(
    seats: int, seed: int, decisions: int
) -> None:
    match = go_back_anywhere(seats, seed, decisions)
    again = Match.of(Record.parse(match.record.text().encode()))
    for state in (match.record.replay(), match.record.verify(), again.state):
        assert not same(state, match.state)
    viewers = range(seats + 1)
    assert [again.taken_from(v) for v in viewers] == [match.taken_from(v) for v in viewers]
    assert [again.may_undo(seat) for seat in range(seats)] == [match.may_undo(seat) for seat in range(seats)]


def test_going_back_withdraws_whatever_was_decided_since_last_first() -> None:
    match = next(m for m in (random_match(3, 5, n) for n in range(60, 90)) if not m.may_undo(0))
    at = max(n for n, d in enumerate(match.record.decisions) if d.seat == 0)
    before, since = match.record.decisions[:at], match.record.decisions[at:]
    match.go_back(0)
    assert match.record.decisions == before
    expected = [Withdrawn(d.number, d.seat, agreed=True) for d in reversed(since)]
    assert match.record.entries[-len(since) :] == expected
    assert match.state.decision_of(0) is not None
    match.decide(0, 0)
    assert match.record.decisions[-1].number == since[-1].number + 1


def test_a_record_that_goes_back_again_and_again_plays_no_decision_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record of decide and agreed undo, a thousand times over, would else be a thousand games long."""
    match = next(m for m in (random_match(3, 5, n) for n in range(60, 90)) if not m.may_undo(0))
    last = match.record.decisions[-1]
    for _ in range(40):
        match.go_back(last.seat)
        match.decide(last.seat, last.index)
    carried_out: list[int] = []
    decide = Timeline.decide

    def counted(timeline: Timeline, seat: int, index: int, number: int) -> Decided:
        carried_out.append(number)
        return decide(timeline, seat, index, number)

    monkeypatch.setattr(Timeline, "decide", counted)
    again = Match.of(Record.parse(match.record.text().encode()))
    assert carried_out == [entry.number for entry in match.record.entries if isinstance(entry, Decided)]
    assert not same(again.state, match.state)


def test_nobody_goes_back_over_nothing_or_after_the_end() -> None:
    with pytest.raises(IllegalDecision, match="decided nothing"):
        Match(GAME, 2, 7).go_back(0)
    with pytest.raises(IllegalDecision, match="The game is over"):
        random_match(2, 11, 5000).go_back(0)


# --- freely ------------------------------------------------------------------------------------------------
def test_a_seat_goes_back_step_by_step_to_the_beginning() -> None:
    match = Match(GAME, 2, 7)
    start = snapshot(match.state)
    for _ in range(4):
        match.decide(0, 1)
        match.decide(1, 0)
    for _ in range(4):
        match.undo(0)
    for _ in range(4):
        match.undo(1)
    assert not same(match.state, start)
    assert match.record.decisions == []
    assert sum(isinstance(entry, Withdrawn) for entry in match.record.entries) == 8
    with pytest.raises(conclave.IllegalDecision, match="decided nothing"):
        match.undo(0)


def test_other_seats_keep_their_choices_when_one_is_withdrawn() -> None:
    match = Match(GAME, 3, 5)
    for seat in (0, 1, 2, 1):
        match.decide(seat, 1)
    match.undo(0)
    assert [(d.number, d.seat) for d in match.record.decisions] == [(2, 1), (3, 2), (4, 1)]
    match.decide(0, 0)
    assert match.record.decisions[-1].number == 5


def draft_all(match: Match) -> None:
    while match.state.aside:
        match.decide(match.asked()[0], 0)


def test_once_the_screens_are_down_only_the_last_choice_is_free() -> None:
    match = Match(GAME, 2, 7)
    draft_all(match)
    last = match.record.decisions[-1].seat
    assert match.may_undo(last)
    assert not match.may_undo(1 - last)
    with pytest.raises(conclave.IllegalDecision, match=f"Seat {last} has decided since"):
        match.undo(1 - last)


def test_the_last_choice_of_a_draft_puts_the_screens_up_again() -> None:
    match = Match(GAME, 2, 7)
    draft_all(match)
    last = match.record.decisions[-1].seat
    match.undo(last)
    assert match.state.aside
    assert match.may_undo(0)
    assert match.may_undo(1)


def test_what_was_decided_before_the_screens_went_up_stands_once_another_seat_chose() -> None:
    match = Match(GAME, 2, 7)
    draft_all(match)
    while not match.state.aside:
        match.decide(match.asked()[0], 0)
    builder = match.record.decisions[-1].seat
    assert match.may_undo(builder)
    match.decide(1 - builder, 0)
    assert not match.may_undo(builder)
    match.undo(1 - builder)
    assert match.may_undo(builder)


def test_the_second_time_the_screens_are_up_is_like_the_first() -> None:
    match = Match(GAME, 2, 7)
    draft_all(match)
    while not match.state.aside:
        match.decide(match.asked()[0], 0)
    for seat in (0, 1, 0, 1):
        match.decide(seat, 0)
    expected = without(match, 0).replay()
    match.undo(0)
    assert not same(match.state, expected)


def test_nothing_is_withdrawn_beyond_the_dice() -> None:
    match = Match(GAME, 2, 7)
    while match.state.phase != 3:
        match.decide(match.asked()[0], 0)
    for seat in (0, 1):
        with pytest.raises(conclave.IllegalDecision, match="Dice were rolled, or something was shown"):
            match.undo(seat)


def test_whether_undo_is_free_does_not_tell_who_else_was_asked_in_secret() -> None:
    game = conclave.load("black-rose-wars")
    secret = 0
    for seed in range(4):
        match, rng, openly = Match(game, 4, seed), seeded(seed), list[bool]()
        while not match.state.over and len(openly) < 900:
            d = match.state.pending[int(rng.below(len(match.state.pending)))]
            openly.append(bool(d.open))
            secret += not d.open
            match.decide(d.seat, int(rng.below(len(d))))
            for seat in range(4):
                at = match._timeline.last_of(seat)
                if at >= 0 and not match.state.aside and not all(openly[at:]):
                    assert not match.may_undo(seat)
                if 0 <= at < len(openly) - 1 and not any(openly[at + 1 :]):
                    assert "in secret since" in match.why_no_undo(seat) or match.state.over
    assert secret > 30


def test_nothing_is_withdrawn_from_a_finished_game() -> None:
    match = random_match(2, 11, 5000)
    assert match.state.over
    for seat in (0, 1):
        assert match.why_no_undo(seat) == "The game is over: nothing can be withdrawn."


def test_a_refused_decision_changes_nothing() -> None:
    match = Match(GAME, 2, 7)
    before = snapshot(match.state)
    for seat, index in ((0, 99), (0, -1), (0, True), (5, 0)):
        with pytest.raises(conclave.IllegalDecision):
            match.decide(seat, index)
    assert not same(match.state, before)
    assert len(match.record) == 0


@given(SEATS, SEEDS, st.integers(0, 250))
def test_a_resumed_match_goes_on_as_if_never_saved(
    tmp_path_factory: pytest.TempPathFactory, seats: int, seed: int, decisions: int
) -> None:
    match = random_match(seats, seed, decisions, undos=True)
    path = tmp_path_factory.mktemp("match") / "match.jsonl"
    match.save(path)
    other = Match.resume(path)
    assert not same(other.state, match.state)
    assert [other.why_no_undo(seat) for seat in range(seats)] == [
        match.why_no_undo(seat) for seat in range(seats)
    ]
    if not match.state.over:
        decide_anything(match, seeded(1))
        decide_anything(other, seeded(1))
    assert other.record == match.record


def test_views_come_from_the_match() -> None:
    match = Match(GAME, 2, 7)
    assert match.asked() == [0, 1]
    assert match.view(1).viewer == 1
    assert match.view(2).pending == []


def test_a_file_that_fails_at_the_end_does_not_cost_the_standing(tmp_path: Path) -> None:
    match = random_match(2, 5, 0)
    path = tmp_path / "game.jsonl"
    match.keep_at(path)
    path.unlink()
    rng = seeded(5)
    while not match.state.over:
        with pytest.raises(Unwritten):
            decide_anything(match, rng)
    assert match.record.standing is not None
    path.touch()
    match.save(path)
    Record.load(path).verify()
