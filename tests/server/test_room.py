"""A room: decisions stored before they are shown, undo and consent, bots, masks, spectators."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from conclave.kernel.choices import Decision
from conclave.server import talk, watching
from conclave.server.feeds import MOST_WAITING, Feed
from conclave.server.host import Host
from conclave.server.rekey import rekeyed
from conclave.server.room import Room
from conclave.server.store import Unstored
from conclave.server.wire import Asked, Gone, Over, Said, SceneSent, Sent, Settled
from conclave.table.lines import Withdrawn
from conclave.table.timeline import snapshot
from tests.server.evening import (
    GAMES,
    PERSON,
    RANDOM,
    a_host,
    a_table,
    answer,
    drain,
    newest,
    of_type,
    play,
    refused,
    run,
)


async def two_people(host: Host, **facts: Any) -> tuple[Room, Feed, Feed]:
    taken = await a_table(host, PERSON, PERSON, **facts)
    room = await host.find(taken[0].table)
    return room, await room.listen(0), await room.listen(1)


async def in_play(host: Host) -> tuple[Room, Feed, Feed]:
    """Two people at Dark Artifacts, past the screens: one of them is asked at a time."""
    room, ada, bo = await two_people(host)
    dice = Random(5)
    while room.match.state.aside or len(room.match.state.pending) != 1:
        await play(room, [ada, bo], 1, dice)
    return room, ada, bo


def asked_and_other(ada: Feed, bo: Feed) -> tuple[Feed, Feed]:
    return (ada, bo) if newest(ada).scene.prompt else (bo, ada)


async def past_the_horizon(room: Room, ada: Feed, bo: Feed) -> tuple[Feed, Feed]:
    """Play until the one who decided last could not take that back alone."""
    dice = Random(6)
    while True:
        actor, other = asked_and_other(ada, bo)
        await answer(room, actor, dice)
        if newest(actor).undo.ask:
            return actor, other


# --- storing and showing -----------------------------------------------------------------------------------
def test_nothing_is_shown_or_acknowledged_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await in_play(host)
            actor, other = asked_and_other(ada, bo)
            drain(ada), drain(bo)
            stored, gate = host.store.keep, asyncio.Event()

            async def slow(*facts: Any) -> None:
                await gate.wait()
                await stored(*facts)

            monkeypatch.setattr(host.store, "keep", slow)
            before = room.facts()
            deciding = asyncio.create_task(answer(room, actor))
            await asyncio.sleep(0.02)
            listening = asyncio.create_task(room.listen(-1))
            await asyncio.sleep(0.05)
            assert not deciding.done()
            assert not listening.done()
            assert drain(ada) == drain(bo) == []
            assert room.facts() == before
            gate.set()
            await deciding
            assert of_type(drain(actor), SceneSent)
            assert of_type(drain(other), SceneSent)
            await listening

    run(evening())


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await in_play(host)
            actor, _ = asked_and_other(ada, bo)
            shown = newest(actor)
            drain(ada), drain(bo)

            async def full(*_: Any) -> None:
                raise Unstored("The disk is full.")

            with monkeypatch.context() as patch:
                patch.setattr(host.store, "keep", full)
                await refused("not-stored", answer(room, actor))
            for feed in (ada, bo):
                assert [type(message) for message in drain(feed)] == [Gone]
                assert feed.ended
            await refused("not-stored", room.listen(0))
            again = await host.find(room.table)
            assert again is not room
            feed = await again.listen(actor.seat)
            assert newest(feed).scene == shown.scene
            assert newest(feed).version == shown.version
            await answer(again, feed)

    run(evening())


def test_old_prompts_other_options_and_other_seats_are_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await in_play(host)
            actor, other = asked_and_other(ada, bo)
            shown = newest(actor)
            assert shown.scene.prompt is not None
            first = shown.scene.prompt.choices[0]
            seat, version = actor.seat, shown.version
            await refused(
                "not-asked", room.decide(other.seat, newest(other).version, first.index, first.code)
            )
            await refused(
                "other-option", room.decide(seat, version, first.index, (first.code[0], 4000, 4000))
            )
            await refused("other-option", room.decide(seat, version, 4000, first.code))
            await refused("no-such-seat", room.decide(7, version, first.index, first.code))
            before = room.match.record.length
            await answer(room, actor)
            await refused("stale", room.decide(seat, version, first.index, first.code))
            assert room.match.record.length == before + 1

    run(evening())


def test_a_scene_that_did_not_change_is_not_sent_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host)
            drain(ada), drain(bo)
            await answer(room, ada)  # behind the screen
            assert of_type(drain(ada), SceneSent)
            assert drain(bo) == []
            await room.resend(bo)
            assert len(of_type(drain(bo), SceneSent)) == 1

    run(evening())


def test_a_version_tells_nothing_of_what_others_choose_behind_their_screens(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host)
            spectator = await room.listen(-1)
            before = [newest(feed).version for feed in (ada, bo, spectator)]
            await answer(room, ada)
            await room.undo(0)
            await answer(room, ada)
            after = [newest(feed).version for feed in (ada, bo, spectator)]
            assert after[0] >= before[0] + 3
            assert after[1:] == before[1:]
            assert room.facts().version == before[2]
            await answer(room, bo)  # a prompt of one's own is not stale because others chose
            assert (await room.moments(0, 1)).of == 1

    run(evening())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_comes_back_the_same(tmp_path: Path, game: str) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await a_table(host, PERSON, RANDOM, game=game, masked=False)
            room = await host.find(taken[0].table)
            feed = await room.listen(0)
            await play(room, [feed], 10_000, Random(1))
            while not newest(feed).scene.over:
                await asyncio.sleep(0.01)
            over = of_type(drain(feed), Over)
            assert len(over) == 1
            assert [row.seat for row in over[0].standing] == [
                row.seat for row in room.match.record.standing or []
            ]
            await refused("game-over", room.undo(0))
            text, version, scene = room.record(), newest(feed).version, newest(feed).scene
        async with a_host(tmp_path / "t") as host:
            room = await host.find(taken[0].table)
            feed = await room.listen(0)
            assert room.record() == text
            assert (newest(feed).version, newest(feed).scene) == (version, scene)
            assert [type(message) for message in drain(feed)] == [SceneSent, Over]

    run(evening())


# --- taking back -------------------------------------------------------------------------------------------
def test_undo_within_the_horizon_is_free_and_a_line_of_the_record(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, _ = await two_people(host)
            await refused("nothing-to-undo", room.undo(0))
            before = newest(ada)
            await answer(room, ada)
            assert newest(ada).undo.free
            await room.undo(0)
            assert newest(ada).scene == before.scene
            assert newest(ada).version > before.version
            assert isinstance(room.match.record.entries[-1], Withdrawn)
            version = newest(ada).version
        async with a_host(tmp_path / "t") as host:
            room = await host.find(room.table)
            ada = await room.listen(0)
            assert (newest(ada).version, newest(ada).scene) == (version, before.scene)

    run(evening())


def test_undo_beyond_the_horizon_needs_the_others_and_survives_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await in_play(host)
            actor, other = await past_the_horizon(room, ada, bo)
            drain(ada), drain(bo)
            lines, standing = room.match.record.length, len(room.match.record)
            await room.undo(actor.seat)
            assert room.match.record.length == lines
            asked = of_type(drain(other), Asked)
            assert [(each.by, each.about) for each in asked] == [(actor.seat, "undo")]
            assert "Ada" in asked[0].sentence or "Bo" in asked[0].sentence
            await refused("already-asked", room.undo(actor.seat))
            await refused("not-your-question", room.consent(actor.seat, asked[0].ask, True))
            await room.consent(other.seat, asked[0].ask, True)
            assert len(room.match.record) < standing
            assert isinstance(room.match.record.entries[-1], Withdrawn)
            assert of_type(drain(actor), Settled) == [Settled(ask=asked[0].ask, yes=True)]
            assert newest(actor).scene.prompt
            seen = {feed.seat: (newest(feed).version, newest(feed).scene) for feed in (ada, bo)}
        async with a_host(tmp_path / "t") as host:
            room = await host.find(room.table)
            ada, bo = await room.listen(0), await room.listen(1)
            for feed in (ada, bo):
                assert (newest(feed).version, newest(feed).scene) == seen[feed.seat]
            await play(room, [ada, bo], 5, Random(1))

    run(evening())


def test_an_undo_by_consent_is_not_settled_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await in_play(host)
            actor, other = await past_the_horizon(room, ada, bo)
            await room.undo(actor.seat)
            drain(ada), drain(bo)
            stored, wanted, gate = host.store.keep, asyncio.Event(), asyncio.Event()

            async def slow(*facts: Any) -> None:
                wanted.set()
                await gate.wait()
                await stored(*facts)

            monkeypatch.setattr(host.store, "keep", slow)
            agreeing = asyncio.create_task(room.consent(other.seat, 1, True))
            await wanted.wait()
            assert drain(ada) == drain(bo) == []
            gate.set()
            await agreeing
            for feed in (ada, bo):
                assert [type(message) for message in drain(feed)] == [SceneSent, Settled]

    run(evening())


def test_a_refusal_leaves_all_as_it_was_and_going_on_settles_the_question(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await in_play(host)
            actor, other = await past_the_horizon(room, ada, bo)
            lines = room.match.record.length
            drain(ada), drain(bo)
            await room.undo(actor.seat)
            await room.consent(other.seat, 1, False)
            assert of_type(drain(actor), Settled) == [Settled(ask=1, yes=False)]
            assert room.match.record.length == lines
            await room.undo(actor.seat)
            await answer(room, asked_and_other(ada, bo)[0])
            assert of_type(drain(actor), Settled) == [Settled(ask=2, yes=False)]
            await refused("not-your-question", room.consent(other.seat, 2, True))
            if not newest(actor).undo.free:
                await room.undo(actor.seat)
                room.leave(other)
                await asyncio.sleep(0.05)
                assert of_type(drain(actor), Settled) == [Settled(ask=3, yes=False)]

    run(evening())


def test_bots_do_not_mind_an_undo(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await a_table(host, PERSON, RANDOM)
            room = await host.find(taken[0].table)
            feed = await room.listen(0)
            dice = Random(2)
            while room.match.may_undo(0) or not newest(feed).scene.prompt or not newest(feed).undo.free:
                await play(room, [feed], 1, dice)
                await asyncio.sleep(0.02)
            standing = len(room.match.record)
            await room.undo(0)
            assert len(room.match.record) < standing
            await play(room, [feed], 3, dice)

    run(evening())


# --- seats and spectators ----------------------------------------------------------------------------------
def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host)
            await refused("no-such-bot", room.hand_over(0, "nobody"))
            await refused("still-there", room.hand_over(0, "random", 1))
            await room.hand_over(1, "random")
            assert newest(ada).seats[1].kind == "bot"
            await refused("bot-plays", room.decide(1, newest(bo).version, 0, (0, 0, 0)))
            await play(room, [ada], 12, Random(1))
            while room.match.state.decision_of(1):
                await asyncio.sleep(0.01)
            assert room.match.record.own[1] > 0
            await room.take_back(1)
            await refused("yours-already", room.take_back(1))
            assert newest(ada).seats[1].kind == "human"
            await play(room, [ada, bo], 5, Random(1))

    run(evening())


def test_an_absent_players_seat_is_handed_over_by_consent(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await a_table(host, PERSON, PERSON, PERSON)
            room = await host.find(taken[0].table)
            ada, bo = await room.listen(0), await room.listen(1)
            await room.hand_over(0, "random", 2)
            asked = of_type(drain(bo), Asked)
            assert [each.about for each in asked] == ["hand_over"]
            assert room.seats[2].bot == ""
            await room.consent(1, asked[0].ask, True)
            assert newest(ada).seats[2].bot == "random"
        async with a_host(tmp_path / "t") as host:
            room = await host.find(taken[0].table)
            assert room.seats[2].bot == "random"
            assert room.seat_of(taken[2].token) == 2
            await room.take_back(2)
            assert room.facts().seats[2].kind == "human"

    run(evening())


def test_a_spectator_sees_what_is_public_or_through_consenting_eyes(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, _ = await two_people(host)
            spectator = await room.listen(-1)
            assert newest(spectator).scene.prompt is None
            assert not [card for card in newest(spectator).scene.cards if card.face_up]
            await refused("only-spectators", room.watch(ada, 1))
            await refused("only-seated", room.chat(-1, "Hello"))
            drain(ada)
            await room.watch(spectator, 0)
            asked = of_type(drain(ada), Asked)
            assert newest(spectator).scene.prompt is None
            await room.consent(0, asked[0].ask, True)
            assert newest(spectator).scene == newest(ada).scene
            assert newest(spectator).undo.free is False
            await room.watch(spectator, -1)
            assert newest(spectator).scene.prompt is None

    run(evening())


def test_consent_to_be_watched_is_shown_revoked_and_ends_with_the_visit(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, _ = await two_people(host)
            spectator = await room.listen(-1, guest="somebody")
            await room.watch(spectator, 0)
            [asked] = of_type(drain(ada), Asked)
            assert [each.watched for each in newest(ada).seats] == [0, 0]
            await room.consent(0, asked.ask, True)
            assert [each.watched for each in newest(ada).seats] == [1, 0]
            assert newest(spectator).scene.viewer == 0
            await room.unwatch(1)  # not their eyes
            assert newest(spectator).scene.viewer == 0
            await room.unwatch(0)
            assert newest(spectator).scene.prompt is None
            assert newest(spectator).scene.viewer != 0
            assert [each.watched for each in newest(ada).seats] == [0, 0]
            room.leave(spectator)
            again = await room.listen(-1, guest="somebody")
            assert newest(again).scene.viewer != 0
            await refused("asked-lately", room.watch(again, 0))
            await room.watch(again, 1)  # another seat was not asked
            other = await room.listen(-1, guest="somebody else")
            await room.watch(other, 0)

    run(evening())


def test_who_is_refused_a_view_may_ask_again_after_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, _ = await two_people(host)
            spectator = await room.listen(-1)
            await room.watch(spectator, 0)
            [asked] = of_type(drain(ada), Asked)
            await room.consent(0, asked.ask, False)
            await refused("asked-lately", room.watch(spectator, 0))
            now = monotonic()
            monkeypatch.setattr(watching, "monotonic", lambda: now + 61)
            await room.watch(spectator, 0)
            assert len(of_type(drain(ada), Asked)) == 1

    run(evening())


def test_chat_is_told_to_all_and_to_who_comes_later(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host)
            await room.chat(0, "  Good\x00 evening \n all ")
            await refused("nothing-said", room.chat(0, "\x00 \n"))
            said = of_type(drain(bo), Said)
            assert [(each.seat, each.name, each.text) for each in said] == [(0, "Ada", "Good evening all")]
            assert said == of_type(drain(ada), Said)
        async with a_host(tmp_path / "t") as host:
            room = await host.find(room.table)
            assert of_type(drain(await room.listen(-1)), Said) == said
            await room.chat(1, "And to you")

    run(evening())


def test_nobody_talks_faster_than_others_can_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host)
            for n in range(talk.AT_ONCE):
                await room.chat(0, f"word {n}")
            await refused("talks-too-fast", room.chat(0, "and more"))
            await room.chat(1, "I have my own breath")
            now = monotonic()
            monkeypatch.setattr(talk, "monotonic", lambda: now + 1 / talk.RATE)
            await room.chat(0, "at last")
            assert len(of_type(drain(bo), Said)) == len(of_type(drain(ada), Said)) == talk.AT_ONCE + 2

    run(evening())


def test_why_not_is_answered_with_the_rule(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await in_play(host)
            actor, other = asked_and_other(ada, bo)
            reason = await room.why(other.seat, (0, 0, 0))
            assert reason.sentence
            prompt = newest(actor).scene.prompt
            assert prompt is not None
            deed = next(deed for deed in prompt.deeds if deed.takes)
            offered = {choice.code for choice in prompt.choices}
            code = next((deed.verb, n, -1) for n in range(200) if (deed.verb, n, -1) not in offered)
            assert (await room.why(actor.seat, code)).sentence

    run(evening())


# --- secrets -----------------------------------------------------------------------------------------------
def test_a_masked_table_gives_everybody_the_same_wait(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host, game="black-rose-wars")
            assert room.mask.is_worn
            dice = Random(4)
            room.mask.pause = 0.0
            await play(room, [ada, bo], 150, dice)
            room.mask.pause = 0.25
            hidden = 0
            for _ in range(300):
                asked = [feed for feed in (ada, bo) if newest(feed).scene.prompt]
                if room.mask.is_up or not asked:
                    hidden += await check_hidden(room, ada, bo)
                    continue
                if hidden >= 3 or room.match.state.over:
                    break
                await answer(room, asked[0], dice)
            assert hidden >= 3

    run(evening())


async def check_hidden(room: Room, ada: Feed, bo: Feed) -> int:
    """While the outcome is hidden, seats that are not asked in secret see and may do nothing new."""
    spectator = await room.listen(-1)
    drain(ada), drain(bo)
    checked = 0
    for feed in (ada, bo):
        d: Decision | None = room.match.state.decision_of(feed.seat)
        if d is not None and d.open and room.mask.until > monotonic() + 0.05:
            codes = d.options[0]
            work = room.decide(feed.seat, room.viewers.version(feed.seat), 0, (codes.verb, codes.a, codes.b))
            await refused("stale", work)
            checked += 1
    await room.resend(spectator)
    await room.mask.lifted()
    await asyncio.sleep(0.05)
    room.leave(spectator)
    await asyncio.sleep(0.01)
    return checked


def test_an_end_that_could_have_been_put_off_in_secret_is_hidden_like_any_outcome(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host, game="black-rose-wars")
            room.mask.pause = 0.0
            dice = Random(1)
            while not room.match.state.over:
                d = dice.choice(room.match.state.pending)
                feed, index = (ada, bo)[d.seat], dice.randrange(len(d.codes))
                if ends_the_game(room, d, index):
                    assert d.open
                    room.mask.pause = 0.3
                choice = d.options[index]
                code = (choice.verb, choice.a, choice.b)
                await room.decide(feed.seat, newest(feed).version, index, code)
            for feed in (ada, bo):
                assert not newest(feed).scene.over
                assert not of_type(drain(feed), Over)
            assert room.facts().state == "running"
            assert [facts.state for facts in await host.tables()] == ["running"]
            await refused("record-when-over", asyncio.to_thread(room.record))
            await refused("stale", room.decide(0, newest(ada).version, 0, (1, 0, 0)))
            await room.mask.lifted()
            await asyncio.sleep(0.1)
            for feed in (ada, bo):
                assert newest(feed).scene.over
                assert len(of_type(drain(feed), Over)) == 1
            assert room.facts().state == room.archive.row.state == "over"
            await refused("game-over", room.decide(0, newest(ada).version, 0, (1, 0, 0)))
            assert await host.tables() == []
            assert room.record()

    run(evening())


def ends_the_game(room: Room, d: Decision, index: int) -> bool:
    """Whether an answer would be the last."""
    after = snapshot(room.match.state)
    room.match.game.decide(after, d.seat, index)
    return bool(after.over)


def test_a_secret_question_is_put_at_once_and_hidden_from_the_others(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host, game="black-rose-wars", masked=False)
            dice = Random(13)  # with these dice a secret question comes soon
            closed: list[int] = []
            while not closed:
                await play(room, [ada, bo], 1, dice)
                closed = [d.seat for d in room.match.state.pending if not d.open]
            asked = ada if closed[0] == 0 else bo
            other = bo if asked is ada else ada
            assert newest(asked).scene.prompt
            assert newest(other).scene.prompt is None
            assert newest(other).scene.waiting  # it waits, and is not told for what
            room.mask.is_worn = True
            room.mask.hide(0.2)
            assert not room.mask.hides_from(asked.seat)
            assert room.mask.hides_from(other.seat)
            assert room.mask.hides_from(-1)
            length = room.match.record.length
            drain(other)
            await answer(room, asked)
            assert room.match.record.length > length
            assert drain(other) == []  # it is stored, and not shown yet
            await asyncio.sleep(0.3)
            assert of_type(drain(other), SceneSent)

    run(evening())


@pytest.mark.parametrize("game", GAMES)
def test_codes_name_only_what_the_viewer_can_see(tmp_path: Path, game: str) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            room, ada, bo = await two_people(host, game=game, masked=False)
            dice = Random(3)
            for _ in range(60):
                await play(room, [ada, bo], 1, dice)
                for feed in (ada, bo):
                    prompt = newest(feed).scene.prompt
                    for choice in prompt.choices if prompt else ():
                        tails = {key.rpartition("-")[2] for key in choice.points_at}
                        for number in choice.code[1:]:
                            assert number < 0 or str(number) in tails or number == 4094 - choice.index
                assert rekeyed(newest(ada).scene) == newest(ada).scene

    run(evening())


# --- bots --------------------------------------------------------------------------------------------------
def test_bots_let_people_follow(tmp_path: Path) -> None:
    breath = 0.05

    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            host.breath = breath
            (taken,) = await a_table(host, PERSON, RANDOM, RANDOM)
            room = await host.find(taken.table)
            feed = await room.listen(taken.seat)
            came: list[tuple[float, int]] = []

            def take(message: Sent) -> bool:
                if isinstance(message, SceneSent):
                    came.append((monotonic(), room.match.record.own[taken.seat]))
                return True

            drain(feed)
            feed.takes = take
            alone: list[float] = []
            while len(alone) < 5:
                await answer(room, feed)
                while newest(feed).scene.prompt is None:
                    await asyncio.sleep(0.01)
                alone = [b - a for (a, mine), (b, still) in pairwise(came) if mine == still]
            assert min(alone) > 0.8 * breath

    run(evening())


# --- slow readers ------------------------------------------------------------------------------------------
def test_a_slow_reader_gets_the_newest_scene_and_a_stuck_one_is_let_go() -> None:
    async def evening() -> None:
        feed = Feed(0, "en")
        said = Said(seat=0, name="", text="word", at=0.0)
        for _ in range(MOST_WAITING + 10):
            feed.put(said)
        assert feed.ended
        assert len(drain(feed)) == MOST_WAITING
        assert feed.next() is None

    run(evening())
