"""Black Rose Wars: Mages at war in a living Lodge, for two to four. `GAME` is all that others import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.guide.rulebook import RULE_TEXTS
from conclave.games.black_rose_wars.rules.profiles import SETTINGS, switches_of
from conclave.games.black_rose_wars.rules.setup import GAME as WHOLE_GAME
from conclave.games.black_rose_wars.secrets import determinise, view
from conclave.games.black_rose_wars.show import SHOW
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.worth import worth
from conclave.kernel.game import Game, Standing, in_order
from conclave.kernel.rng import Rng
from conclave.show.symbols import symbols_of


def begin(seats: int, rng: Rng, options: Mapping[str, Any]) -> Table:
    """A new game, run to its first question."""
    s = Table(seats, rng)
    s.switches = switches_of(options)
    s.round_limit = int(options["round_limit"])
    BOOK.begin(s, WHOLE_GAME)
    return s


def standing(s: Table) -> list[Standing]:
    """The Grand Master first, then Mages by points; if the Rose has won, none is first (R141)."""
    ahead = 1 if (s.winners >> t.ROSE) & 1 else 0
    rows: list[Standing] = []
    for seat in range(s.seats):
        won = ((s.winners >> seat) & 1) != 0
        better = sum(1 for q in range(s.seats) if is_ahead(s, q, seat))
        rows.append(Standing(seat, 1 if won else 1 + ahead + better, s.points[seat], won))
    return in_order(rows)


def is_ahead(s: Table, q: int, seat: int) -> bool:
    """Whether one Mage stands before another: as the Grand Master, or by points."""
    if (s.winners >> q) & 1:
        return q != seat
    return not (s.winners >> seat) & 1 and s.points[q] > s.points[seat]


def refuse(v: Table, seat: int, verb: int, a: int, b: int) -> int:
    """Why a seat that is asked something is not offered this answer."""
    return t.V.refuse(BOOK, v, seat, verb, a, b)


def round_of(s: Table) -> int:
    """The number of the Game Turn."""
    return s.turn


def traits(s: Table, seat: int) -> tuple[str, ...]:
    """The Mage and the School of a seat."""
    fact = SHOW.make_names("en", ()).fact
    return (f"mage: {fact(('mage', s.mage[seat]))}", f"school: {fact(('school', s.school[seat]))}")


GAME: Final = Game(
    key="black-rose-wars",
    title="Black Rose Wars",
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
    cards=tuple(SHOW.cards().values()),
    rules=RULE_TEXTS,
    round_of=round_of,
    symbols=symbols_of("conclave.games.black_rose_wars.data"),
    crest=("rose", "necromancy", "fire"),
    traits=traits,
)
