"""Who is asked shows in no wait: tables in virtual time that differ in one hidden card (O4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from conclave.server.host import Host
from tests.games.mage_wars.layout import GAME, Layout
from tests.games.mage_wars.test_unseen_questions import MOMENTS, Acting, Moment
from tests.games.mage_wars.worlds import settled
from tests.server.test_twins import (
    Company,
    Evening,
    after_an_answer_in_secret,
    at_a_host,
    at_the_beginning,
    in_the_mask,
    in_the_pace_of_bots,
    told_apart,
)

COMPANIES = {
    "people who decline": Company(bots=False, clock=False, declines=True),
    "people who answer, with a clock": Company(bots=False, clock=True),
    "people who let it pass": Company(bots=False, clock=False, standing=True),
    "bots": Company(bots=True, clock=False),
}


class Ear:
    """Listens which answer a scene chooses, and carries nothing out."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def decide(self, s: Any, seat: int, index: int) -> None:
        self.heard.append(index)


def index_of(g: Layout, act: Acting) -> int:
    """The number of the answer that is chosen."""
    twin, ear = g.copy(), Ear()
    twin.game = cast("Any", ear)
    act(twin)
    (index,) = ear.heard
    return index


def differences(tmp_path: Path, patch: pytest.MonkeyPatch, m: Moment, company: Company) -> list[str]:
    """By what the worlds of a moment can be told apart at a table, if at all; all of them are masked."""
    found: list[str] = []

    async def look(host: Host) -> None:
        traces = []
        for name in m.names:
            g = settled(m.make(name, [each for each in m.names if each != name]))
            world = at_the_beginning(g.s)
            evening = Evening(host, GAME, world, m.seat, company)
            traces.append(await evening.pass_by(index_of(g, m.act)))
        found.extend([told_apart(traces[0], other) for other in traces[1:]])
        found.extend([f"{trace.lifted}" for trace in traces if not trace.lifted])

    at_a_host(tmp_path, patch, look)
    return [each for each in found if each]


@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("name", MOMENTS)
def test_o4_who_is_asked_shows_in_no_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, company: str
) -> None:
    """O4: whatever leaves the table, and when, is the same behind the mask in each of the worlds."""
    assert not differences(tmp_path, monkeypatch, MOMENTS[name], COMPANIES[company])


@pytest.mark.parametrize(
    ("leak", "name"),
    [
        (in_the_mask, "an activation"),
        (after_an_answer_in_secret, "the quickcast of the other"),
        (in_the_pace_of_bots, "an attack"),
    ],
)
def test_a_wait_that_tells_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], name: str
) -> None:
    """The test above can fail."""
    leak(monkeypatch)
    found = [
        each
        for n, company in enumerate(COMPANIES.values())
        for each in differences(tmp_path, monkeypatch, MOMENTS[name], company)
    ]
    assert found
