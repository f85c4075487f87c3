"""Costly answers: looking back costs little, and whoever asks for much work pays for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from conclave.registry import load
from conclave.server import host, laying, lore, moments
from conclave.server.budget import PAYER, Budget, Payer
from conclave.server.limits import Limits
from conclave.server.lookback import EVERY, Lookbacks
from conclave.server.sentences import Refusal, say
from conclave.server.settings import Settings
from conclave.server.thinking import Thinking
from conclave.table.lines import Decided
from conclave.table.match import Match
from conclave.table.record import Record
from conclave.table.timeline import snapshot
from conclave.testkit.plain import difference, plain
from tests.server.evening import GAMES, run
from tests.server.house import GAME, House, a_house
from tests.server.test_limits import Clock, is_well


def random_match(game: str, seats: int, decisions: int, seed: int = 3) -> Match:
    match, dice = Match(load(game), seats, seed), Random(seed)
    while len(match.record) < decisions and not match.state.over:
        d = dice.choice(match.state.pending)
        match.decide(d.seat, dice.randrange(len(d.codes)))
    return match


# --- moments -----------------------------------------------------------------------------------------------
def as_it_always_was(
    record: Record, decisions: list[Decided], over: bool, n: int, viewer: int
) -> tuple[int, int, Any]:
    """The rule by which moments are counted, written down as slowly as it can be."""

    def marked(state: Any, own: int) -> tuple[int, int]:
        return own, sum((event.seen_by >> viewer) & 1 for event in state.events)

    game, state = record.begin()
    at, own, found, mark = 0, 0, snapshot(state), marked(state, 0)
    for decision in decisions:
        another_in_secret = decision.seat != viewer and not state.decision_of(decision.seat).open
        game.decide(state, decision.seat, decision.index)
        own += decision.seat == viewer
        if over or (marked(state, own) != mark and not another_in_secret):
            at += 1
        mark = marked(state, own)
        if at <= n:
            found = snapshot(state)
    return min(n, at), at, game.view(found, viewer)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("over", [False, True])
def test_a_moment_is_what_it_was_when_everything_was_played_again(game: str, over: bool) -> None:
    match = random_match(game, min(3, load(game).players[-1]), 90)
    lookback, dice = Lookbacks().new(), Random(1)
    for turn in range(8):
        for viewer in range(match.state.seats):
            facts = (match.record, match.record.decisions, over, dice.randrange(110), viewer)
            told, slowly = moments.moment(*facts, lookback), as_it_always_was(*facts)
            assert told[:2] == slowly[:2]
            assert not difference(plain(told[2]), plain(slowly[2])), (turn, viewer)
        if turn % 2:
            match.go_back(dice.randrange(3))
        for _ in range(5):
            d = dice.choice(match.state.pending)
            match.decide(d.seat, dice.randrange(len(d.codes)))


def test_walking_through_a_game_carries_few_decisions_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match("black-rose-wars", 2, 200)
    decisions, lookback, carried_out = match.record.decisions, Lookbacks().new(), 0
    game = match.game
    decide = type(game).decide

    def counted(*facts: Any) -> Any:
        nonlocal carried_out
        carried_out += 1
        return decide(*facts)

    monkeypatch.setattr(type(game), "decide", counted)
    moments.moment(match.record, decisions, True, 0, 0, lookback)
    assert carried_out == len(decisions)
    for n in (0, 1, 17, 100, 199, 200, 3):
        before = carried_out
        moments.moment(match.record, decisions, True, n, 0, lookback)
        assert carried_out - before < EVERY


def test_all_lookbacks_together_keep_only_so_much() -> None:
    match = random_match(GAME, 2, 80)
    decisions = match.record.decisions
    shelf = Lookbacks(most=2 * (len(decisions) // EVERY + 1))
    lookbacks = [shelf.new() for _ in range(5)]
    for lookback in lookbacks:
        moments.moment(match.record, decisions, True, 9, 0, lookback)
        assert shelf.total() <= shelf.most
    assert [len(lookback) > 0 for lookback in lookbacks] == [False, False, False, True, True]
    with lookbacks[3].lock:  # one that somebody looks at is not taken away
        moments.moment(match.record, decisions, True, 9, 0, lookbacks[0])
        assert len(lookbacks[3])
        assert not len(lookbacks[4])
    at, last, _ = moments.moment(match.record, decisions, True, 9, 0, lookbacks[4])
    assert (at, last) == (9, len(decisions))


def test_what_a_running_moment_costs_does_not_tell_how_much_was_decided(house: House) -> None:
    mine = house.lay("human", "random")
    house.come(mine)
    budget, paid = house.hall.budget, []
    pay = budget.pay

    def written_down(guest: str, seconds: float) -> None:
        paid.append(seconds)
        pay(guest, seconds)

    budget.pay = written_down  # type: ignore[method-assign]
    try:
        for n in (0, 0, 5):
            house.get(f"/api/tables/{mine['table']}/moments/{n}")
    finally:
        del budget.pay
    assert paid == [moments.COST] * 3


# --- the budget --------------------------------------------------------------------------------------------
def test_a_budget_is_refilled_and_a_guest_may_owe() -> None:
    clock = Clock()
    budget = Budget(rate=0.5, most=2.0, clock=clock)
    budget.pay("ann", 3.0)
    assert budget.left("ann") == pytest.approx(-1.0)
    with pytest.raises(Refusal, match="much work"):
        budget.check("ann")
    budget.check("bob")
    clock.now += 2.5
    budget.check("ann")
    clock.now += 1000
    assert budget.left("ann") == 2.0


def test_the_work_of_one_guest_is_done_in_turn_and_another_does_not_wait_for_it() -> None:
    async def evening() -> None:
        thinking, budget = Thinking(), Budget(1.0, 10.0)
        gate, begun = Event(), []

        async def ask(guest: str, what: str) -> None:
            PAYER.set(Payer(budget, guest))
            await thinking.work(lambda: (begun.append(what), gate.wait(10) if guest == "ann" else None))

        anns = [asyncio.create_task(ask("ann", f"ann {n}")) for n in range(3)]
        while not begun:
            await asyncio.sleep(0.001)
        await asyncio.create_task(ask("bob", "bob"))
        assert begun == ["ann 0", "bob"]
        gate.set()
        await asyncio.gather(*anns)
        assert begun == ["ann 0", "bob", "ann 1", "ann 2"]
        await asyncio.sleep(0.05)
        budget.forget_rested()
        assert budget._turns == {}
        thinking.close()

    run(evening())


def test_work_that_fails_is_paid_for_and_its_failure_is_told() -> None:
    async def evening() -> None:
        thinking, budget = Thinking(), Budget(0.0, 1.0)
        PAYER.set(Payer(budget, "ann"))
        with pytest.raises(ZeroDivisionError):
            await thinking.work(lambda: 1 // 0, cost=2.0)
        with pytest.raises(Refusal, match="much work"):
            await thinking.work(lambda: 1)
        assert await thinking.revive(lambda: 1) == 1
        PAYER.set(None)
        assert await thinking.work(lambda: 1) == 1
        thinking.close()

    run(evening())


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = Limits(work_per_second=0.0, work_at_once=0.05, messages_per_second=5_000)
    with a_house(tmp_path_factory.mktemp("frugal") / "t.sqlite", limits) as running:
        yield running


def test_who_asks_for_much_gets_a_sentence_and_the_table_goes_on(frugal: House) -> None:
    mine = frugal.lay("human", "random", game="black-rose-wars")
    path = f"/api/tables/{mine['table']}"
    with frugal.client(mine["table"], mine["token"]) as ann:
        answers = [frugal.get(f"{path}/moments/0") for _ in range(15)]
        assert {answer.status for answer in answers[:9]} == {200}
        assert answers[-1].status == 429
        assert answers[-1].sentence == say("too-much-work")
        for refused in (
            frugal.get(f"{path}/code"),
            frugal.ask("POST", "/api/records", {"record": random_match(GAME, 2, 9).record.text()}),
        ):
            assert (refused.status, refused.sentence) == (429, say("too-much-work"))
        for free in (path, "/openapi.json", "/api/games/black-rose-wars/cards", "/api/tables", "/"):
            assert frugal.get(free).status == 200
        assert is_well(ann)


def test_a_table_of_ones_own_comes_back_though_one_has_spent_everything(frugal: House) -> None:
    mine = frugal.lay("human", "random")
    frugal.hall.budget.pay("127.0.0.1", 5.0)
    frugal.hall.host.rooms.pop(mine["table"])
    with frugal.client(mine["table"], mine["token"]) as ann:
        assert is_well(ann)


def test_what_never_changes_is_written_once(house: House) -> None:
    for what, written in (("cards", lore.written_cards), ("rules", lore.written_rules)):
        answer = house.get(f"/api/games/black-rose-wars/{what}")
        assert answer.body == written("black-rose-wars", "en")
        assert written("black-rose-wars", "en") is written("black-rose-wars", "en")
    assert house.get(f"/api/games/{GAME}/symbols").body == lore.written_symbols(GAME)


# --- the list ----------------------------------------------------------------------------------------------
def test_a_table_is_marked_by_its_guest_but_not_with_an_address(tmp_path: Path) -> None:
    with a_house(tmp_path / "t", settings={"proxies": ("127.0.0.1",)}) as house:
        mine = [house.lay("human", "open") for _ in range(2)]
        wish = {"game": GAME, "players": 2, "seats": [{"kind": "human"}, {"kind": "open"}]}
        other = house.ask("POST", "/api/tables", wish, {"X-Forwarded-For": "192.0.2.7"}).json
        rooms = house.hall.host.rooms
        marks = [rooms[each["table"]].archive.row.laid_by for each in (*mine, other)]
        assert marks[0] == marks[1] != marks[2]
        assert all(len(mark) == 16 for mark in marks)
        assert b"192.0.2.7" not in (tmp_path / "t").read_bytes() + (tmp_path / "t-wal").read_bytes()


def test_marks_are_the_same_in_all_workers_and_others_after_a_restart() -> None:
    first, second = Settings().with_key(), Settings().with_key()
    assert first.key != second.key
    assert Settings.read(first.written()).with_key() == first


# --- records that explode ----------------------------------------------------------------------------------
def exploding(times: int) -> str:
    """Decide and take back by agreement, again and again; the last to decide chose beyond the horizon."""
    match = next(
        m
        for m in (random_match(GAME, 3, n, 5) for n in range(60, 90))
        if not m.may_undo(0) and not m.state.over
    )
    last = match.record.decisions[-1]
    for _ in range(times):
        match.go_back(last.seat)
        match.decide(last.seat, last.index)
    return match.record.text()


def bring(house: House, text: str) -> Any:
    return house.ask("POST", "/api/records", {"record": text})


def test_a_record_has_a_budget_of_lines_of_work_and_of_time(tmp_path: Path) -> None:
    text = exploding(60)
    lines = text.count("\n")
    for limits, enough in (
        (Limits(record_lines=lines - 1), False),
        (Limits(record_work=lines - 2), False),
        (Limits(record_seconds=0.0), False),
        (Limits(record_lines=lines, record_work=lines, record_seconds=20.0), True),
    ):
        with a_house(tmp_path / "t", limits) as house:
            answer = bring(house, text)
            if enough:
                assert answer.status == 201
            else:
                most = {"n": limits.record_work, "seconds": int(limits.record_seconds)}
                assert (answer.status, answer.sentence) == (409, say("record-too-long", **most))


def test_while_a_long_record_is_read_or_revived_others_play(house: House, monkeypatch: Any) -> None:
    """The reading waits at its first rest until somebody else has been answered."""
    begun, answered = Event(), Event()

    class Held(laying.Effort):
        def give_way(self) -> None:
            begun.set()
            assert answered.wait(20)

    text = exploding(5)
    mine = house.lay("human", "random")
    with house.client(mine["table"], mine["token"]) as ann:
        client = house.client(house.lay("human", "random")["table"])
        for module in (host, laying):
            monkeypatch.setattr(module, "Effort", Held)
        taken = ask_beside(lambda: bring(house, text))
        assert begun.wait(20)
        assert is_well(ann)
        with client as onlooker:
            assert is_well(onlooker)
        answered.set()
        place = taken().json
        begun.clear()
        answered.clear()
        house.hall.host.rooms.pop(place["table"])
        facts = ask_beside(lambda: house.get(f"/api/tables/{place['table']}"))
        assert begun.wait(20)
        assert is_well(ann)
        answered.set()
        assert facts().json["state"] == "running"


def ask_beside(ask: Any) -> Any:
    """Ask in a thread of its own; returns what waits for the answer."""
    pool = ThreadPoolExecutor(1)
    future = pool.submit(ask)
    pool.shutdown(wait=False)
    return lambda: future.result(30)
