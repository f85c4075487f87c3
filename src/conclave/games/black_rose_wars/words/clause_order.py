"""Short of cubes, Instability may come before damage within one effect (R147, O49)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.harm import can_be_harmed, room_for_damage
from conclave.games.black_rose_wars.rules.sides import chooser_for
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.words.speech import Line
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame

ASKS_CLAUSES: Final = t.V.question("clauses", "R147, O49", why.MUST)

# What an effect remembers about two clauses, damage and then Instability, for which there are too few cubes
NOT_ASKED: Final = 0
AS_PRINTED: Final = 1
INSTABILITY_FIRST: Final = 2
DAMAGE_LAST: Final = 3
PLACED_ALREADY: Final = 4


class Instability(Line):
    """A clause that places Instability."""

    def wanted(self, s: Table, f: Effect) -> int:
        """How many cubes it would place now."""
        raise NotImplementedError

    def place(self, s: Table, f: Effect) -> None:
        """Place them."""
        raise NotImplementedError


def next_instability(f: Effect) -> Instability | None:
    """The clause that comes right after the running one, if it places Instability."""
    text = BOOK.rules[f.rule]
    line = text[f.at] if f.at < len(text) else None
    return line if isinstance(line, Instability) else None


def yields_to_instability(s: Table, f: Effect, side: int, victims: list[int], n: int) -> bool:
    """Whether a damage clause waits: for the answer what comes first, or for Instability placed first."""
    if f.order == INSTABILITY_FIRST:
        later = next_instability(f)
        assert later is not None
        f.order = DAMAGE_LAST
        f.again()
        later.place(s, f)
        return True
    if f.order == NOT_ASKED and is_short(s, f, side, victims, n):
        f.again()
        s.push(Frame(CLAUSES, f.this, side))
        return True
    f.order = PLACED_ALREADY if f.order == DAMAGE_LAST else NOT_ASKED
    return False


def is_short(s: Table, f: Effect, side: int, victims: list[int], n: int) -> bool:
    """Whether a player has too few cubes for its damage and the Instability after it."""
    if side == t.ROSE or side != f.you or s.reserve[side] >= 25:
        return False
    later = next_instability(f)
    if later is None:
        return False
    hurt = sum(room_for_damage(s, m, n) for m in victims if can_be_harmed(s, m, side, f.this))
    placed = later.wanted(s, f)
    return hurt > 0 and placed > 0 and hurt + placed > s.reserve[side] > 0


def ask_clauses(s: Table, f: Frame) -> None:
    """Instability first, or last as it is printed."""
    s.ask(chooser_for(s, f.you), ASKS_CLAUSES, f.this, [pack(t.VORTEX_LAST), pack(t.VORTEX_FIRST)])


def take_clauses(s: Table, f: Frame) -> None:
    """The effect that waits is told."""
    e = s.waiting_for(f)
    assert isinstance(e, Effect)
    e.order = INSTABILITY_FIRST if s.answer.verb == t.VORTEX_FIRST else AS_PRINTED


CLAUSES: Final = BOOK.rule("clauses", [ask_clauses, take_clauses])
