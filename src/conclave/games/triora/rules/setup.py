"""Setting up, and the whole game (R4 to R16, R81, R82, O53, O61)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.rules import box
from conclave.games.triora.rules.counting import COUNTING
from conclave.games.triora.rules.day import DAY, INQUISITOR, MORGANA
from conclave.games.triora.rules.inquisition import let_end_near
from conclave.games.triora.rules.turns import NIGHT, NIGHTFALL
from conclave.games.triora.rules.villagers import draw_villager
from conclave.games.triora.table import BOOK, Table, row_of
from conclave.kernel.book import Runs
from conclave.kernel.frames import Frame, Label


def shuffle(s: Table) -> None:
    """Nobody knows the order of the Villagers."""
    faces = list(range(t.VILLAGERS))
    s.rng.shuffle(faces)
    for handle in range(t.VILLAGERS):
        s.face[handle] = faces[handle]


def set_up(s: Table, f: Frame) -> None:
    """Disks are piled at random, figures stand at their starts, Villagers are dealt (R11 to R15)."""
    s.rng.shuffle(s.pile)
    s.tell_and_head(t.SET_UP, -1, row_of(s.pile[::-1]))
    if s.random_start:
        shuffle(s)
        first, second = s.face[0], s.face[1]
        s.inquisitor = box.KIND[first]
        s.morgana = box.KIND[second]
        s.tell(t.STARTS_AT, -1, INQUISITOR, s.inquisitor, first)
        s.tell(t.STARTS_AT, -1, MORGANA, s.morgana, second)
    shuffle(s)
    for _ in range(box.OPEN_CARDS):
        draw_villager(s)


def end_round(s: Table, f: Frame) -> None:
    """Another round, unless the end has come; after thirty there is an end to everything (R82, O61)."""
    if s.round >= box.LAST_ROUND:
        let_end_near(s)
    if not s.ending:
        f.go_to(NEXT_ROUND)


NEXT_ROUND: Final = Label("next round")
GAME: Final = BOOK.rule(
    "game", [set_up, NEXT_ROUND, Runs(NIGHTFALL), Runs(NIGHT), Runs(DAY), end_round, Runs(COUNTING)]
)
