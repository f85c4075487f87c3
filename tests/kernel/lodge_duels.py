"""Duels in the Lodge: a rule that is a sequence, and cards that interrupt it in the middle."""

from __future__ import annotations

from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import Happening, Opens
from conclave.kernel.sequences import Sequence
from tests.kernel.lodge_cards import HIDDEN, SPELL, card, choose, foes_here, models_in, speaks, spend
from tests.kernel.lodge_table import BOOK, CANCELS, DAMAGE, DOOR, MARK, SAVES, Lodge, alive, gain

BOUTS = 2


class Duel(Sequence):
    """A duel of `you` with one of `them`: two bouts, in each of which blows of `amounts` fall.

    `blows` says how many have fallen.
    """

    def __init__(self, rule: int, this: int, you: int, them: list[int], amounts: list[int]) -> None:
        super().__init__(rule, this, you, them, amounts)
        self.blows = 0

    def copy(self) -> Duel:
        q = Duel(self.rule, self.this, self.you, [], [])
        self.copy_sequence_into(q)
        q.blows = self.blows
        return q


def nothing_changes(s: Lodge, h: Happening) -> None:
    """A moment that only opens windows."""


CHALLENGED = DOOR.kind("challenged", nothing_changes)
LUNGES = DOOR.kind("lunges", nothing_changes)


# --- the rule -------------------------------------------------------------------------------------------
def fall_to(s: Lodge, f: Frame) -> None:
    """A bout is a rule of its own, which tells the duel how many blows fell."""
    f.amount += 1
    bout = Sequence(BOUT, f.this, f.you, f.them, f.amounts)
    s.push(bout)


def strike(s: Lodge, f: Frame) -> None:
    DOOR.cause(s, Happening(DAMAGE, f.this, f.you, f.them, f.amounts))


def count_blow(s: Lodge, f: Frame) -> None:
    duel = s.waiting_for(f)
    assert isinstance(duel, Duel)
    duel.blows += 1


def another_bout(s: Lodge, f: Frame) -> None:
    if f.amount < BOUTS and all(alive(s, m) for m in f.them):
        f.go_to(EN_GARDE)


def salute(s: Lodge, f: Frame) -> None:
    """Whoever has fought to the end has a point."""
    gain(s, f.you, 1)


BOUT = BOOK.rule("bout", [strike, count_blow, strike, count_blow])
EN_GARDE = Label("en garde")
SALUTE = Label("salute")
DUEL = BOOK.rule(
    "duel", [Opens(DOOR, CHALLENGED), EN_GARDE, Opens(DOOR, LUNGES), fall_to, another_bout, SALUTE, salute]
)


def embrace(s: Lodge, f: Frame) -> None:
    DOOR.cause(s, Happening(MARK, f.this, f.you, [s.room[f.you]], [len(f.them)]))


TRUCE = BOOK.rule("truce", [embrace])


def challenge(s: Lodge, f: Frame) -> None:
    s.push(Duel(DUEL, f.this, f.you, [f.it], [1]))


DUELLIST = card("Duellist", SPELL, 2, [choose(foes_here), challenge])


# --- what interrupts it ---------------------------------------------------------------------------------
def you_are_challenged(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return you in h.them


def prevent_it(s: Lodge, f: Frame) -> None:
    DOOR.sequence(s).prevent()


def make_it_a_truce(s: Lodge, f: Frame) -> None:
    DOOR.sequence(s).replace(TRUCE)


def lessen_by_one(s: Lodge, f: Frame) -> None:
    DOOR.sequence(s).lessen(f.you, 1)


def yield_to_them(s: Lodge, f: Frame) -> None:
    DOOR.sequence(s).go_to(SALUTE)


def bystanders(s: Lodge, f: Frame) -> list[int]:
    return [m for m in models_in(s, s.room[f.you]) if m not in DOOR.sequence(s).them]


def send_for(s: Lodge, f: Frame) -> None:
    DOOR.sequence(s).redirect(f.you, f.it)


def you_are_hit_in_a_duel(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return you in h.them and s.whole(h, Duel) is not None


def break_it_off(s: Lodge, f: Frame) -> None:
    """The blow under way still falls, and the duel goes on after this bout."""
    h = DOOR.happening(s)
    duel = s.whole(h, Duel)
    assert duel is not None
    duel.break_off(s, h)


SAFE_CONDUCT = card("Safe Conduct", HIDDEN, 1)
speaks(
    SAFE_CONDUCT, [CHALLENGED], CANCELS, you_are_challenged, [spend, prevent_it], optional=True, secret=True
)
OLIVE_BRANCH = card("Olive Branch", HIDDEN, 1)
speaks(
    OLIVE_BRANCH,
    [CHALLENGED],
    CANCELS,
    you_are_challenged,
    [spend, make_it_a_truce],
    optional=True,
    secret=True,
)
SECOND = card("Second", HIDDEN, 1)
speaks(
    SECOND,
    [CHALLENGED],
    CANCELS,
    you_are_challenged,
    [spend, choose(bystanders), send_for],
    optional=True,
    secret=True,
)
BLUNT_BLADE = card("Blunt Blade", HIDDEN, 1)
speaks(BLUNT_BLADE, [LUNGES], SAVES, you_are_challenged, [spend, lessen_by_one], optional=True, secret=True)
YIELD = card("Yield", HIDDEN, 1)
speaks(YIELD, [LUNGES], SAVES, you_are_challenged, [spend, yield_to_them], optional=True, secret=True)
THUNDERCLAP = card("Thunderclap", HIDDEN, 1)
speaks(THUNDERCLAP, [DAMAGE], SAVES, you_are_hit_in_a_duel, [spend, break_it_off], optional=True, secret=True)
