"""Triora: City of Witches: herbs, potions and doom for two to four. `GAME` is all that others import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.triora.guide.rulebook import RULE_TEXTS
from conclave.games.triora.rules.setup import GAME as WHOLE_GAME
from conclave.games.triora.secrets import determinise
from conclave.games.triora.show import SHOW
from conclave.games.triora.table import BOOK, Table
from conclave.games.triora.worth import worth
from conclave.kernel.game import Game, Setting, Standing, in_order
from conclave.kernel.rng import Rng
from conclave.show.symbols import symbols_of

SETTINGS: Final = (
    Setting(
        "extra_familiar", True, "With two players, each has a second Familiar that only blocks (R94, O62)."
    ),
    Setting("self_preservation", False, "Nobody may let a Witch who is safe be captured (R80, O52)."),
    Setting("random_start", False, "Cards decide where the Inquisitor and Morgana start (R15, O53)."),
)


def begin(seats: int, rng: Rng, options: Mapping[str, Any]) -> Table:
    """A new game, run to its first question."""
    s = Table(seats, rng)
    s.extra = seats == 2 and bool(options["extra_familiar"])
    s.careful = bool(options["self_preservation"])
    s.random_start = bool(options["random_start"])
    BOOK.begin(s, WHOLE_GAME)
    return s


def standing(s: Table) -> list[Standing]:
    """By total and, of equals, by lower Inquisition; captured players share the last place (R91, O69)."""
    rows = [
        Standing(seat, s.place[seat], s.total[seat], s.place[seat] == 1 and not (s.captured >> seat) & 1)
        for seat in range(s.seats)
    ]
    return in_order(rows)


def round_of(s: Table) -> int:
    """The number of the round."""
    return s.round


GAME: Final = Game(
    key="triora",
    title="Triora: City of Witches",
    version="1",
    players=range(2, 5),
    book=BOOK,
    setting_list=SETTINGS,
    begin=begin,
    fill_holes=determinise,
    standing=standing,
    show=SHOW,
    worth=worth,
    cards=tuple(SHOW.cards().values()),
    rules=RULE_TEXTS,
    round_of=round_of,
    symbols=symbols_of("conclave.games.triora.data"),
    crest=("witch", "cauldron", "doom"),
)
