"""Tables laid out right before any phase of a Game Turn, and what scenes of several chapters share."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.cubes import all_cubes, put_damage
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.rules.turns import GAME_TURN, PHASES
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import HAND, ROSE, SIDES
from conclave.kernel.frames import Frame
from tests.games.black_rose_wars.layout import IN_ORDER, RULEBOOK, before_play

NERO, REBECCA, TESSA, JAFAR = range(4)


def at_phase(
    phase: int,
    seats: int = 4,
    switches: int = RULEBOOK,
    mages: tuple[int, ...] = IN_ORDER,
    first: int = 0,
) -> Table:
    """A table right before a phase of its first Game Turn: hands and sheets empty; `begin` opens it."""
    s = before_play(seats, 0, switches, mages)
    s.stack = [Frame(GAME_TURN)]
    s.stack[0].it = PHASES.index(phase) - 1
    s.first = s.crown = s.active = first
    s.turn = 1
    return s


def wound(s: Table, m: int, *cubes: int) -> None:
    """Cubes of seats 0, 1 and so on, the Rose last, lie on a model."""
    for side, n in enumerate(cubes):
        assert put_damage(s, m, side, n) == n


def cubes_on(s: Table, m: int) -> list[int]:
    """The cubes on a model, by side."""
    return s.damage[SIDES * m : SIDES * m + SIDES]


def cubes_in(s: Table, hex_: int) -> list[int]:
    """The cubes in a Room, by side."""
    return s.instability[SIDES * hex_ : SIDES * hex_ + SIDES]


def short_of_cubes(s: Table, side: int, left: int) -> None:
    """All but some of a side's cubes are away: they lie on Mages in their Cells, or in the box."""
    s.reserve[side] = left


def keys_in(s: Table, pile: int) -> list[str]:
    """The Spells of a pile, top first."""
    return [SPELLS[s.face[c]].key for c in cards_in(s, pile)]


def held(s: Table, seat: int, key: str) -> int:
    """The card in hand that is this Spell; hands are mixed when cards come out of them unseen."""
    return next(c for c in cards_in(s, HAND + seat) if SPELLS[s.face[c]].key == key)


def asked(s: Table) -> list[int]:
    """The seats that are asked something."""
    return [d.seat for d in s.pending]


def verbs(s: Table, seat: int) -> list[int]:
    """The verbs a seat may answer with, each once, in order."""
    d = s.decision_of(seat)
    found: list[int] = []
    for o in d.options if d is not None else []:
        if o.verb not in found:
            found.append(o.verb)
    return found


def shyly(s: Table, verbs_: tuple[int, ...]) -> None:
    """Whoever is asked gives the first of some answers that is offered, until somebody cannot."""
    while s.pending:
        d = s.pending[0]
        wanted = [i for verb in verbs_ for i, o in enumerate(d.options) if o.verb == verb]
        if not wanted:
            return
        BOOK.decide(s, d, wanted[0])


def cubes_are_all_there(s: Table) -> bool:
    """R16, O7: 25 of each Mage, 30 of the Rose."""
    return [all_cubes(s, side) for side in [*range(s.seats), ROSE]] == [25] * s.seats + [30]
