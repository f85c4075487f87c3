"""The host: tables are laid, found again after a restart, forked and swept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from conclave.registry import load
from conclave.server.forms import ClockWanted, NewTable, SeatWanted
from conclave.server.host import Host
from conclave.server.laying import usual_file
from conclave.server.limits import Retention
from conclave.server.sentences import Refusal, say
from conclave.table.match import Match
from conclave.table.record import Record
from tests.server.evening import (
    GAMES,
    OPEN,
    PERSON,
    RANDOM,
    a_host,
    a_table,
    newest,
    play,
    refused,
    run,
    wanted,
)


def test_whoever_lays_a_table_takes_the_first_seat_for_a_person(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await host.create(wanted("dark-artifacts", RANDOM, PERSON, OPEN, name="Ada\x00  Byron"))
            assert taken.seat == 1
            room = await host.find(taken.table)
            assert [(seat.kind, seat.name, seat.bot) for seat in room.facts().seats] == [
                ("bot", "", "random"),
                ("human", "Ada Byron", ""),
                ("open", "", ""),
            ]
            assert room.facts().state == "open"
            assert (room.seat_of(taken.token), room.seat_of("other"), room.seat_of("")) == (1, -1, -1)
            await refused("seat-taken", room.join(0))
            await refused("no-such-seat", room.join(9))
            bo = await room.join(name="Bo")
            assert bo.seat == 2
            assert room.facts().state == "running"
            await refused("table-full", room.join())

    run(evening())


def test_without_seats_bots_sit_opposite(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = await host.create(NewTable(game="dark-artifacts", players=3))
            kinds = [seat.kind for seat in (await host.find(taken.table)).facts().seats]
            assert kinds == ["human", "bot", "bot"]

    run(evening())


def test_what_cannot_be_laid_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            nobody = SeatWanted(kind="bot", bot="nobody")
            for key, table in (
                ("no-such-game", wanted("chess")),
                ("bad-options", wanted("dark-artifacts", *[PERSON] * 9)),
                ("bad-options", wanted("dark-artifacts", PERSON, PERSON, options={"cheat": True})),
                ("no-such-bot", wanted("dark-artifacts", PERSON, nobody)),
                ("seats-and-players", NewTable(game="dark-artifacts", players=3, seats=(PERSON, RANDOM))),
            ):
                refusal = await refused(key, host.create(table))
                assert refusal.sentence().endswith(".")
            for table_id in ("abcdefgh", "abc", "'; drop table", "ééééééééé"):
                await refused("no-such-table", host.find(table_id))
            assert await host.tables() == []

    run(evening())


def test_only_games_that_ask_in_secret_are_masked_unless_one_says_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            for game, wish, masked in (
                ("black-rose-wars", None, True),
                ("black-rose-wars", False, False),
                ("dark-artifacts", None, False),
                ("dark-artifacts", True, True),
            ):
                taken = await host.create(wanted(game, PERSON, RANDOM, masked=wish))
                assert (await host.find(taken.table)).mask.is_worn is masked

    run(evening())


@pytest.mark.parametrize("game", GAMES)
def test_after_a_restart_every_seat_finds_its_prompt_again(tmp_path: Path, game: str) -> None:
    async def evening() -> None:
        shown = {}
        async with a_host(tmp_path / "t") as host:
            places = await a_table(host, PERSON, PERSON, game=game, masked=False)
            room = await host.find(places[0].table)
            feeds = [await room.listen(place.seat) for place in places]
            await play(room, feeds, 30, Random(8))
            for feed in feeds:
                shown[feed.seat] = newest(feed).version, newest(feed).scene
        async with a_host(tmp_path / "t") as host:
            assert [facts.table for facts in await host.tables()] == [places[0].table]
            rooms = await asyncio.gather(*[host.find(places[0].table) for _ in range(5)])
            assert len({id(each) for each in rooms}) == 1
            room = rooms[0]
            feeds = [await room.listen(room.seat_of(place.token)) for place in places]
            for feed in feeds:
                assert (newest(feed).version, newest(feed).scene) == shown[feed.seat]
            assert any(newest(feed).scene.prompt for feed in feeds)
            assert [seat.name for seat in room.facts().seats] == ["Ada", "Bo"]
            await play(room, feeds, 10, Random(8))

    run(evening())


async def a_finished_table(host: Host) -> str:
    taken = (await a_table(host, PERSON, RANDOM))[0]
    room = await host.find(taken.table)
    feed = await room.listen(0)
    await play(room, [feed], 10_000, Random(1))
    return taken.table


def test_a_finished_game_is_looked_through_with_all_eyes_and_played_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            table = await a_finished_table(host)
            room = await host.find(table)
            record = Record.parse(room.record().encode())
            last = len(record)
            assert (await room.moments(0, -1)).of == last
            assert (await room.moments(last, 1)).scene.over
            await refused("no-such-moment", room.moments(last + 1, 1))
            await refused("no-such-seat", room.moments(0, 7))
            await refused("no-such-moment", host.fork(table, last, ()))
            assert await host.tables() == []
            fork = await host.fork(table, 40, (PERSON, RANDOM), "Cy")
            assert fork.table != table
            forked = await host.find(fork.table)
            assert len(forked.match.record) == 40
            feed = await forked.listen(0)
            assert newest(feed).scene == (await room.moments(40, 0)).scene
            await play(forked, [feed], 5, Random(1))
            await refused("fork-when-over", host.fork(fork.table, 3, ()))
            await refused("record-when-over", asyncio.to_thread(forked.record))

    run(evening())


def test_the_lobby_lists_what_others_may_come_to(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            await host.create(wanted("dark-artifacts", PERSON, RANDOM))
            await host.create(wanted("dark-artifacts", PERSON, OPEN, private=True))
            open_one = await host.create(wanted("dark-artifacts", PERSON, OPEN))
            full = await a_table(host, PERSON, PERSON)
            listed = {open_one.table, full[0].table}
            assert {each.table for each in await host.tables()} == listed
        async with a_host(tmp_path / "t") as host:
            assert {each.table for each in await host.tables()} == listed
            await (await host.find(full[0].table)).leave_for_good(1)
            assert {each.table for each in await host.tables()} == {open_one.table}

    run(evening())


def test_who_goes_on_from_a_record_plays_alone_and_the_table_says_so(tmp_path: Path) -> None:
    """A seed that somebody chose, or has read, deals to nobody else."""

    async def evening() -> None:
        rigged = Match(load("dark-artifacts"), 2, 12345).record.text()
        async with a_host(tmp_path / "t") as host:
            for seats in ((PERSON, OPEN), (OPEN, PERSON), (PERSON, PERSON), (OPEN, OPEN)):
                await refused("fork-alone", host.bring(rigged, seats))
            table = await a_finished_table(host)
            await refused("fork-alone", host.fork(table, 0, (PERSON, OPEN)))
            taken = [await host.bring(rigged), await host.fork(table, 0, (PERSON, RANDOM))]
            laid = await host.create(wanted("dark-artifacts", PERSON, RANDOM))
            for each in taken:
                room = await host.find(each.table)
                assert room.facts().fork
                await refused("table-full", room.join())
            assert not (await host.find(laid.table)).facts().fork
        async with a_host(tmp_path / "t") as host:
            for each in taken:
                assert (await host.find(each.table)).facts().fork

    run(evening())


def test_the_same_people_play_the_same_again_at_one_new_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            places = await a_table(
                host,
                PERSON,
                RANDOM,
                PERSON,
                options={"hide_heights": True},
                clock=ClockWanted(seconds=600, increment=5),
            )
            old = await host.find(places[0].table)
            await refused("again-when-over", host.again(old.table, 0))
            feeds = [await old.listen(place.seat) for place in places]
            await play(old, feeds, 10_000, Random(1))
            while not old.match.state.over:  # the bot may have the last word
                await asyncio.sleep(0.01)
            bo, ada = await asyncio.gather(host.again(old.table, 2), host.again(old.table, 0, "Ada again"))
            assert ada.table == bo.table != old.table
            assert (ada.seat, bo.seat) == (0, 2)
            new = await host.find(ada.table)
            assert [(facts.name, facts.kind) for facts in new.facts().seats] == [
                ("Ada again", "human"), ("", "bot"), ("Bo", "human"),
            ]  # fmt: skip
            assert new.state() == "running"
            assert new.match.record.options == old.match.record.options
            assert new.match.record.seed != old.match.record.seed
            assert new.timekeeper.clock is not None
            assert (new.timekeeper.clock.seconds, new.timekeeper.clock.increment) == (600.0, 5.0)
            assert max(new.timekeeper.clock.left) == 600.0
            assert [new.seat_of(place.token) for place in (ada, bo)] == [0, 2]
            await refused("seat-taken", host.again(old.table, 0))

    run(evening())


def test_the_moments_of_a_running_game_are_ones_own(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            places = await a_table(host, PERSON, PERSON)
            room = await host.find(places[0].table)
            feeds = [await room.listen(place.seat) for place in places]
            await play(room, feeds, 40, Random(8))
            for viewer in (-1, 0, 1):
                first = await room.moments(0, viewer)
                last = await room.moments(first.of, viewer)
                assert first.of <= len(room.match.record)
                if viewer >= 0:
                    assert last.scene == newest(feeds[viewer]).scene
                else:
                    assert last.scene.prompt is None

    run(evening())


def test_idle_tables_leave_memory_and_unused_ones_the_store(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            idle = (await a_table(host, PERSON, PERSON))[0].table
            busy = (await a_table(host, PERSON, PERSON))[0].table
            room = await host.find(busy)
            feed = await room.listen(0)
            await play(room, [feed], 1, Random(1))
            assert await host.sweep() == 0
            assert await host.sweep(idle=-1.0) == 1
            assert list(host.rooms) == [busy]
            assert (await host.find(idle)).table == idle
            assert await host.sweep(idle=-1.0, keep=Retention(unused=-10.0)) == 1
            await refused("no-such-table", host.find(idle))
            assert await host.find(busy) is room

    run(evening())


def test_a_table_whose_record_was_tampered_with_says_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with a_host(tmp_path / "t") as host:
            taken = (await a_table(host, PERSON, RANDOM))[0]
            room = await host.find(taken.table)
            await host.store.keep(room.archive.row, 99, ['{"n":1}'])
            await host.sweep(idle=-1.0)
            refusal = await refused("cannot-revive", host.find(taken.table))
            assert "Line" in refusal.sentence()

    run(evening())


def test_tables_are_kept_where_the_user_keeps_things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_file() == tmp_path / "conclave" / "tables.sqlite"


def test_a_refusal_is_said_in_english_where_a_language_is_missing() -> None:
    assert Refusal("stale").sentence("xx") == say("stale")
    assert str(Refusal("stale")) == say("stale")
