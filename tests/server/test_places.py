"""Places and turns: who gives way to whom, and that nobody is pushed out by others."""

from __future__ import annotations

import asyncio

from conclave.server.places import Place, Places
from conclave.server.turnstile import Turnstile
from tests.server.evening import run


class Door:
    """Guests that come, and those that were asked to go."""

    def __init__(self, most: int, each: int) -> None:
        self.places = Places(most, each, lambda guest: guest == "proxy")
        self.gone: list[str] = []

    def come(self, guest: str, n: int = 0) -> Place:
        return self.places.come(guest, lambda: self.gone.append(f"{guest} {n}"))


def test_a_guest_with_too_many_loses_the_one_that_has_waited_longest() -> None:
    door = Door(most=100, each=3)
    busy = door.come("ann", 0)
    busy.stay()
    for n in range(1, 5):
        door.come("ann", n)
    door.come("bob", 0)
    assert door.gone == ["ann 1", "ann 2"]
    assert (door.places.total, dict(door.places.of)) == (4, {"ann": 3, "bob": 1})


def test_in_a_full_house_whoever_has_most_gives_way_and_nobody_who_stays() -> None:
    door = Door(most=6, each=5)
    seated = [door.come("ann", n) for n in range(3)]
    for place in seated:
        place.stay()
    for n in range(3):
        door.come("eve", n)
    bob = door.come("bob", 0)
    assert door.gone == ["eve 0"]
    bob.stay()
    for n in range(3, 50):
        door.come("eve", n)
    assert len(door.gone) == 48
    assert all(each.startswith("eve") for each in door.gone)
    assert door.places.total == 6


def test_where_all_stay_the_newcomer_goes_and_a_place_left_is_free_again() -> None:
    door = Door(most=2, each=2)
    first, second = door.come("ann", 0), door.come("bob", 0)
    first.stay()
    second.stay()
    door.come("cid", 0)
    assert door.gone == ["cid 0"]
    first.leave()
    first.leave()
    first.wait()
    door.come("cid", 1).stay()
    assert door.gone == ["cid 0"]
    assert dict(door.places.of) == {"bob": 1, "cid": 1}


def test_a_proxy_brings_many_guests_but_not_more_than_all() -> None:
    door = Door(most=10, each=2)
    for n in range(12):
        door.come("proxy", n)
    assert door.gone == ["proxy 0", "proxy 1"]


def test_of_each_guest_one_thing_passes_in_a_round() -> None:
    async def evening() -> None:
        turnstile, done = Turnstile(), []
        for n in range(4):
            turnstile.pass_on("eve", lambda n=n: done.append(f"eve {n}"))
        assert done == ["eve 0"]
        turnstile.pass_on("ann", lambda: done.append("ann"))
        assert done == ["eve 0", "ann"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert done[2] == "eve 1"
        await asyncio.gather(*(turnstile.through("eve") for _ in range(3)))
        assert done == ["eve 0", "ann", "eve 1", "eve 2", "eve 3"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert turnstile._waiting == {}

    run(evening())
