"""Revealing and defeating: the sequence of O30, one entity or several at once (R9, R10, O14, O30 to O34)."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.teams import judge_leaders
from conclave.games.dark_artifacts.table import (
    BOOK,
    DOOR,
    Table,
    beneath,
    card_of,
    new_entity,
    owner_of_piece,
)
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import Happening


# --- revealing -----------------------------------------------------------------------------------------
def make_public(s: Table, p: int) -> None:
    """A piece and the card of its type become known to all, for good (O14)."""
    s.show(p, EVERYONE)
    type_ = s.face[p]
    if type_ > t.FIVE:
        s.show(s.slot[owner_of_piece(s, p) * t.SLOTS + type_ - 1], EVERYONE)


def be_revealed(s: Table, h: Happening) -> None:
    """The new top of an entity is read out (R10)."""
    e = h.it
    p = s.top[e]
    make_public(s, p)
    s.stirred = True
    s.tell(t.REVEALED, s.owner[e], e, s.face[p], card_of(s, p))
    h.told = s.told - 1 if not s.quiet else -1


REVEAL: Final = DOOR.kind("reveal", be_revealed)


def reveal(s: Table, e: int, by: int) -> None:
    """Reveal the top of an entity; `by` is the attacking entity that uncovered it, or -1 (R9).

    The happening remembers the piece: what a chain of effects uncovers next has a reveal of its own.
    """
    h = Happening(REVEAL, e, s.owner[e], [e], [s.top[e]])
    h.here = s.space[e]
    h.by = by
    DOOR.cause(s, h)


def open_entity(s: Table, e: int, by_split: bool) -> None:
    """Take the top off an entity as by Split: it stands beside it, or breaks if it is a relic (R26, O28)."""
    p = s.top[e]
    owner = s.owner[e]
    below = s.under[p]
    s.under[p] = -1
    s.stirred = True
    if s.face[p] >= t.CUBE_A:
        s.grave.append(p)
        s.tell_and_head(t.BROKE, owner, e, s.face[p])
    else:
        fresh = new_entity(s, owner, s.space[e], p)
        s.tell_and_head(t.SPLITS if by_split else t.UNVEILED, owner, e, fresh, s.face[p])
    s.top[e] = below
    reveal(s, e, -1)


# --- falling -------------------------------------------------------------------------------------------
def fall_away(s: Table, h: Happening) -> None:
    """The moment between falling and what follows; only a text answers it (O30 b)."""


FALL: Final = DOOR.kind("fall", fall_away)


def defeat(s: Table, them: list[int], you: int, by: int) -> None:
    """Defeat tops in one instant: `you` gets the credit, `by` is the attacking entity or -1."""
    if not them:
        return
    f = Frame(DEFEAT, -1, you)
    f.them = them
    f.by = by
    s.push(f)


def send_to_graveyard(s: Table, f: Frame) -> None:
    """O30 a: the pieces go to their graveyards; leaders are judged before anything else (O32, O33)."""
    leaders: list[int] = []
    for e in f.them:
        p = s.top[e]
        below = s.under[p]
        s.under[p] = -1
        s.fell[e] = p
        s.grave.append(p)
        s.top[e] = -2 - below if below >= 0 else t.GONE
        s.tell(t.DEFEATED, s.owner[e], e, s.face[p], s.space[e])
        if s.face[p] == t.LEADER:
            leaders.append(s.owner[e])
    s.stirred = True
    if leaders:
        judge_leaders(s, leaders, f.you)


def choose_aftermath(s: Table, f: Frame) -> None:
    """The active player orders what follows several defeats, where it matters (O32)."""
    if not f.them:
        f.leave()
        return
    waiting = [e for e in f.them if something_follows(s, e)]
    if len(waiting) > 1:
        s.ask(s.active, t.WHO_NEXT, -1, [pack(t.NEXT, e) for e in waiting])
    else:
        e = waiting[0] if waiting else f.them[0]
        s.ask_unless_forced(s.active, t.WHO_NEXT, -1, [pack(t.NEXT, e)])


def something_follows(s: Table, e: int) -> bool:
    """Whether the fall of an entity's top has a sequel: a text, or a piece beneath. Public facts only."""
    if beneath(s, e) >= 0:
        return True
    card = -1 if s.face[s.fell[e]] == t.LEADER else card_of(s, s.fell[e])
    return 0 <= card < len(DOOR.hears) and (DOOR.hears[card] >> FALL) & 1 != 0


def speak_when_defeated(s: Table, f: Frame) -> None:
    """O30 b: the text of what fell. A leader's is never heard (O33)."""
    e = s.answer.a
    f.it = e
    f.them = [other for other in f.them if other != e]
    if s.face[s.fell[e]] != t.LEADER:
        h = Happening(FALL, e, s.owner[e], [e], [0])
        h.here = s.space[e]
        h.by = f.by
        DOOR.cause(s, h)


def uncover(s: Table, f: Frame) -> None:
    """O30 c and d: the new top is revealed, unless the entity was covered again (B10) or is gone."""
    e = f.it
    if s.top[e] == t.GONE:
        s.space[e] = t.GONE
    elif s.top[e] < t.GONE:
        s.top[e] = beneath(s, e)
        reveal(s, e, f.by)


def go_on(s: Table, f: Frame) -> None:
    """The next of several entities that were hit at once."""
    f.go_to(NEXT_FALLEN)


NEXT_FALLEN: Final = Label("next fallen")
DEFEAT: Final = BOOK.rule(
    "defeat", [send_to_graveyard, NEXT_FALLEN, choose_aftermath, speak_when_defeated, uncover, go_on]
)
