"""The parts of a room, each alone: no host, no store, no sockets."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from conclave.registry import load
from conclave.server.asks import HAND_OVER, UNDO, Ask, Asks
from conclave.server.clock import Clock
from conclave.server.errands import Errands
from conclave.server.feeds import Feed
from conclave.server.forms import ClockWanted, SeatWanted
from conclave.server.mask import Mask
from conclave.server.recall import Recall
from conclave.server.seats import SPECTATOR, Seats
from conclave.server.sitting import Sitting
from conclave.server.stage import Stage
from conclave.server.thinking import Thinking
from conclave.server.timekeeper import CLOCK_BOT, Timekeeper
from conclave.server.viewers import Viewers
from conclave.server.wire import Asked, SceneSent, Settled
from conclave.server.withdrawal import FREE_UNDO, NO_UNDO, Withdrawal
from conclave.table.match import Match
from tests.server.evening import drain, of_type, refused, run

PERSON, BOT = SeatWanted(kind="human"), SeatWanted(kind="bot", bot="random")


def a_sitting(*seats: SeatWanted, taken: bool = True) -> Sitting:
    """A match of Dark Artifacts with these seats, whose people have come."""
    game = load("dark-artifacts")
    laid = Seats.laid(seats, len(seats), game)
    while taken and any(row.is_open for row in laid.rows):
        laid.take(None, "Ada")
    return Sitting("table", Match(game, len(seats), 7), laid)


def came(sitting: Sitting, seat: int) -> Feed:
    feed = Feed(seat, "en")
    sitting.audience.welcome(feed)
    return feed


def one_asked(sitting: Sitting) -> int:
    """Play past the screens, until one seat is asked: which."""
    match, dice = sitting.match, Random(5)
    while match.state.aside or len(match.state.pending) != 1:
        d = dice.choice(match.state.pending)
        match.decide(d.seat, dice.randrange(len(d.codes)))
    seat: int = match.state.pending[0].seat
    return seat


# --- the mask and the clock --------------------------------------------------------------------------------
def test_a_mask_hides_from_who_is_openly_asked_and_lifts_by_itself() -> None:
    async def evening() -> None:
        sitting, lifted = a_sitting(PERSON, PERSON), asyncio.Event()
        mask = Mask(sitting, True, lifted.set)
        mask.cover(openly=True, told=False)
        assert not mask.is_up
        mask.pause = 0.05
        mask.cover(openly=True, told=True)
        assert mask.is_up
        assert [mask.hides_from(viewer) for viewer in (SPECTATOR, 0, 1)] == [True, True, True]
        await mask.lifted()
        assert not mask.hides_from(SPECTATOR)
        await asyncio.wait_for(lifted.wait(), 1.0)

    run(evening())


def test_a_table_that_wears_no_mask_hides_nothing() -> None:
    async def evening() -> None:
        mask = Mask(a_sitting(PERSON, PERSON), False, lambda: None)
        mask.cover(openly=True, told=True)
        assert not mask.is_up

    run(evening())


def test_the_timekeeper_waits_for_guests_and_stands_still_behind_the_mask() -> None:
    async def evening() -> None:
        sitting, fell = a_sitting(PERSON, PERSON, taken=False), asyncio.Event()
        mask = Mask(sitting, True, lambda: None)
        clock = Clock.of(ClockWanted(seconds=100, increment=5), 2)
        keeper = Timekeeper(clock, sitting, mask, fell.set)
        seat = one_asked(sitting)
        keeper.run()
        assert clock.running == []
        sitting.seats.take(None, "Ada"), sitting.seats.take(None, "Bo")
        mask.hide(10.0)
        keeper.run()
        assert clock.running == []
        mask.lift()
        clock.left[seat] = 0.01
        keeper.run()
        assert clock.running == [seat]
        await asyncio.wait_for(fell.wait(), 1.0)
        assert keeper.seat_bots()
        assert sitting.seats[seat].bot == CLOCK_BOT
        assert keeper.is_up_for(seat) is False  # it is written down when the clock runs on
        keeper.run()
        assert keeper.is_up_for(seat)

    run(evening())


def test_a_table_without_a_clock_keeps_no_time() -> None:
    sitting = a_sitting(PERSON, PERSON)
    keeper = Timekeeper(None, sitting, Mask(sitting, False, lambda: None), lambda: None)
    keeper.run()
    keeper.reward(0, openly=True)
    assert (keeper.facts(), keeper.written(), keeper.seat_bots(), keeper.is_up_for(0)) == (
        (),
        "",
        False,
        False,
    )


# --- asks and withdrawals ----------------------------------------------------------------------------------
def test_an_ask_is_granted_once_by_all_and_void_when_it_stands_no_more() -> None:
    async def evening() -> None:
        sitting = a_sitting(PERSON, PERSON, PERSON)
        feeds = [came(sitting, seat) for seat in range(3)]
        asks, granted, stands = Asks(sitting), [], [True]

        async def grant() -> None:
            granted.append(1)

        await refused("nobody-to-ask", put(asks, Ask(0, UNDO, set(), grant)))
        asks.put(Ask(0, UNDO, sitting.others(0), grant, stands=lambda: stands[0]))
        assert [len(of_type(drain(feed), Asked)) for feed in feeds] == [0, 1, 1]
        await asks.answer(1, 1, True)
        assert not granted
        await asks.answer(2, 1, True)
        await refused("not-your-question", asks.answer(2, 1, True))
        assert granted == [1]
        assert [drain(feed) for feed in feeds] == [[Settled(ask=1, yes=True)]] * 3
        asks.put(Ask(0, UNDO, sitting.others(0), grant, stands=lambda: stands[0]))
        asks.put(Ask(0, HAND_OVER, {1}, grant, seat=2, bot="random"))
        stands[0] = False
        await asks.void()
        assert of_type(drain(feeds[0]), Settled) == [Settled(ask=2, yes=False)]
        assert sitting.audience.lose(feeds[1])
        await asks.miss(feeds[1])
        assert of_type(drain(feeds[0]), Settled) == [Settled(ask=3, yes=False)]
        assert granted == [1]

    run(evening())


async def put(asks: Asks, ask: Ask) -> None:
    asks.put(ask)


def test_whether_an_undo_is_free_depends_on_who_sits_there() -> None:
    async def evening() -> None:
        thinking = Thinking()
        sitting = a_sitting(PERSON, PERSON)
        withdrawal = Withdrawal(sitting, thinking)
        assert withdrawal.facts(SPECTATOR) is NO_UNDO
        assert withdrawal.facts(0).why
        sitting.match.decide(0, 0)
        assert withdrawal.facts(0) is FREE_UNDO
        await withdrawal.withdraw(0)
        assert not sitting.match.has_decided(0)
        await refused("undo-stands", withdrawal.withdraw(0))
        thinking.close()

    run(evening())


# --- what is shown -----------------------------------------------------------------------------------------
def a_stage(sitting: Sitting) -> tuple[Stage, Mask]:
    mask = Mask(sitting, True, lambda: None)
    keeper = Timekeeper(None, sitting, mask, lambda: None)
    return Stage(sitting, Viewers(sitting.match), mask, keeper, Withdrawal(sitting, Thinking())), mask


def test_only_what_is_new_is_shown_and_nothing_behind_the_mask() -> None:
    async def evening() -> None:
        sitting = a_sitting(PERSON, PERSON)
        stage, mask = a_stage(sitting)
        seat = one_asked(sitting)
        feeds = [came(sitting, seat), came(sitting, seat), came(sitting, SPECTATOR)]
        stage.publish()
        assert feeds[0].last is feeds[1].last  # what two are shown alike is written once
        assert all(len(of_type(drain(feed), SceneSent)) == 1 for feed in feeds)
        stage.publish()
        assert [drain(feed) for feed in feeds] == [[], [], []]
        stage.show_again(feeds[2])
        assert drain(feeds[2]) == [feeds[2].last]
        mask.hide(10.0)
        version = stage.public_version
        sitting.match.decide(seat, 0)
        stage.publish()
        assert [drain(feed) for feed in feeds] == [[], [], []]
        assert stage.public_version == version
        mask.lift()
        stage.publish()
        assert of_type(drain(feeds[0]), SceneSent)

    run(evening())


def test_what_was_made_of_an_object_is_found_by_the_very_object() -> None:
    made: list[Any] = []

    def make(one: list[int], other: list[int]) -> int:
        made.append((one, other))
        return len(made)

    recall = Recall(make, 2)
    a, b = [1], [1]
    assert [recall(a, b), recall(b, a), recall(a, b)] == [1, 2, 1]
    assert recall(a, a) == 3  # more than it holds: it begins again
    assert recall(a, b) == 4


def test_an_errand_is_seen_through_though_nobody_waits_for_it() -> None:
    async def evening() -> None:
        errands, gate, done = Errands(), asyncio.Event(), []

        async def work() -> None:
            await gate.wait()
            done.append(1)

        waiting = asyncio.create_task(errands.through(work()))
        await asyncio.sleep(0)
        waiting.cancel()
        gate.set()
        await asyncio.sleep(0.01)
        assert done == [1]
        endless = errands.start(asyncio.sleep(60))
        await errands.end()
        assert endless.cancelled()

    run(evening())
