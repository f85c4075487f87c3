"""The last cubes of a reserve: their owner says who or which Rooms get them (R16, R110, O49)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.sides import ask_side
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION


class Sharing(Frame):
    """Too few cubes of a `colour` for all that an effect places: `wanted` and `given`, for each of `them`.

    `verb` names one of them, `via` says how damage comes about; the last step of the rule places the cubes.
    """

    def __init__(self, rule: int, this: int, you: int, them: list[int], wanted: list[int]) -> None:
        super().__init__(rule, this, you)
        self.them = them[:]
        self.wanted = wanted
        self.given = [0] * len(them)
        self.colour = you
        self.verb = 0
        self.via = 0

    def copy(self) -> Frame:
        """Return an equal frame that shares nothing mutable."""
        f = Sharing(self.rule, self.this, self.you, self.them, self.wanted[:])
        self.copy_into(f)
        f.it = self.it
        f.given = self.given[:]
        f.colour = self.colour
        f.verb = self.verb
        f.via = self.via
        return f


def must_be_shared(s: Table, colour: int, wanted: list[int]) -> bool:
    """Whether it matters who is served first: several want cubes and there are not enough."""
    return sum(wanted) > s.reserve[colour] > 0 and len([n for n in wanted if n > 0]) > 1


def ask_share(s: Table, f: Frame) -> None:
    """Name the next to get a cube; when nothing is left to decide the cubes are placed."""
    assert isinstance(f, Sharing)
    left = s.reserve[f.colour] - sum(f.given)
    short = [i for i in range(len(f.them)) if f.given[i] < f.wanted[i]]
    if left == 0 or len(short) < 2:
        for i in short:
            f.given[i] += min(left, f.wanted[i] - f.given[i])
        f.skip()
        return
    ask_side(s, f.colour, ASKS_SHARE, f.this, [pack(f.verb, f.them[i]) for i in short])


def why_not_served(f: Frame, verb: int, x: int) -> int:
    """Why a model or Room is not next to get a cube."""
    assert isinstance(f, Sharing)
    if f.verb != verb:
        return OTHER_QUESTION
    if x not in f.them:
        return why.NOT_MEANT
    i = f.them.index(x)
    return ALLOWED if f.given[i] < f.wanted[i] else why.SERVED


def why_no_model_served(s: Table, f: Frame, m: int, b: int) -> int:
    """Why a model is not next."""
    return why_not_served(f, t.PICK_MODEL, m)


def why_no_room_served(s: Table, f: Frame, hex_: int, b: int) -> int:
    """Why a Room is not next."""
    return why_not_served(f, t.PICK_ROOM, hex_)


ASKS_SHARE: Final = t.V.question(
    "share",
    "R16, R110, O49",
    {**why.MUST, t.PICK_MODEL: why_no_model_served, t.PICK_ROOM: why_no_room_served},
)


def take_share(s: Table, f: Frame) -> None:
    """One cube for it; then the next."""
    assert isinstance(f, Sharing)
    f.given[f.them.index(s.answer.a)] += 1
    f.start_over()
