"""Dark Artifacts: a hidden-stack duel for two to four. `GAME` is all that others import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.dark_artifacts.cards import one_power, relics, three_power, two_power
from conclave.games.dark_artifacts.guide.catalogue import CARD_TEXTS, RULE_TEXTS
from conclave.games.dark_artifacts.rules.setup import GAME as WHOLE_GAME
from conclave.games.dark_artifacts.secrets import determinise, view
from conclave.games.dark_artifacts.show import SHOW
from conclave.games.dark_artifacts.table import BOOK, Table
from conclave.games.dark_artifacts.worth import worth
from conclave.kernel.game import Game, Setting, Standing, in_order
from conclave.kernel.rng import Rng
from conclave.show.symbols import symbols_of

DECKS: Final = (one_power, two_power, three_power, relics)
"""Importing them enters their cards in the box."""

SETTINGS: Final = (
    Setting("hide_heights", False, "Others see only whether a stack has one piece or more (O16)."),
    Setting("first_player", "white", "Who plays first (O7).", ("white", "random")),
)


def begin(seats: int, rng: Rng, options: Mapping[str, Any]) -> Table:
    """A new game, run to its first question."""
    s = Table(seats, rng)
    s.hide_heights = bool(options["hide_heights"])
    if options["first_player"] == "random":
        s.first = int(rng.below(seats))
    BOOK.begin(s, WHOLE_GAME)
    return s


def standing(s: Table) -> list[Standing]:
    """The winners share the first place, as do those who draw; everybody else is behind them (O35, O38)."""
    first = [(s.winners >> seat) & 1 for seat in range(s.seats)]
    behind = 1 + sum(first)
    rows = [
        Standing(seat, 1 if first[seat] else behind, first[seat], bool(first[seat]) and not s.drawn)
        for seat in range(s.seats)
    ]
    return in_order(rows)


def round_of(s: Table) -> int:
    """The number of the turn."""
    return s.turn


GAME: Final = Game(
    key="dark-artifacts",
    title="Dark Artifacts",
    version="1",
    players=range(2, 5),
    book=BOOK,
    setting_list=SETTINGS,
    begin=begin,
    make_view=view,
    fill_holes=determinise,
    standing=standing,
    show=SHOW,
    worth=worth,
    cards=CARD_TEXTS,
    rules=RULE_TEXTS,
    round_of=round_of,
    symbols=symbols_of("conclave.games.dark_artifacts.data"),
    crest=("leader", "relic", "dragon"),
)
