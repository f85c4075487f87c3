"""Damage and defeat: one event for all victims, then who falls (R83, R103 to R111, O40 to O59, O99)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.cubes import (
    clear_damage,
    damage_on,
    health_left,
    health_of,
    put_damage,
)
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.moments import FALLEN, SCORED, moment
from conclave.games.black_rose_wars.rules.sharing import Sharing, ask_share, must_be_shared, take_share
from conclave.games.black_rose_wars.rules.sides import gain, is_on, order_from, owner_of_model
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Happening
from conclave.kernel.reasons import ALLOWED

# How damage comes about
BY_SPELL: Final = 0
BY_ATTACK: Final = 1
BY_EVOCATION: Final = 2
BY_OTHER: Final = 3


class Harm(Happening):
    """Damage on its way to several models at once.

    `you` controls it, `by` is the model that deals it (or -1), `this` the Spell behind it (or -1),
    `colour` whose cubes it uses, `via` how it comes about; `shielded` says whether Protections may answer.
    With `sole` points, only the controller scores a defeat.
    """

    def __init__(self, this: int, you: int, them: list[int], amounts: list[int]) -> None:
        super().__init__(HARM, this, you, them, amounts)
        self.colour = you
        self.via = BY_OTHER
        self.shielded = True
        self.sole = 0
        self.placed: list[int] = []

    def copy(self) -> Frame:
        """Return an equal happening that shares nothing mutable."""
        h = Harm(self.this, self.you, [], [])
        self.copy_happening_into(h)
        h.colour = self.colour
        h.via = self.via
        h.shielded = self.shielded
        h.sole = self.sole
        h.placed = self.placed[:]
        return h


def can_be_harmed(s: Table, m: int, you: int, this: int = -1) -> bool:
    """Whether a side can damage a model by a card."""
    return why_not_harmed(s, m, you, this) == ALLOWED


def why_not_harmed(s: Table, m: int, you: int, this: int = -1) -> int:
    """Why a side cannot damage a model by a card: never its own, nor a Mage in its Cell (R7, R83)."""
    if s.kind[m] == t.NO_MODEL:
        return why.NOT_IN_PLAY
    if you != t.ROSE and owner_of_model(m) == you:
        return why.OWN_MODEL
    if s.where[m] >= 0 or (you == t.ROSE and s.kind[m] == t.A_MAGE and pierces_cells(s, this)):
        return ALLOWED
    return why.IN_ITS_CELL


def pierces_cells(s: Table, this: int) -> bool:
    """Whether the Rose's damage reaches Cells: always, or by Event cards alone (R7, O65)."""
    if not is_on(s, t.ONLY_EVENTS_PIERCE_CELLS):
        return True
    return this >= 0 and t.EVENT_DECK <= s.pile[this] < t.EVENT_SLOT + 3


def place_cubes(s: Table, h: Happening) -> None:
    """All cubes are placed at once, as far as Health and reserve go (O40, O48, O49)."""
    assert isinstance(h, Harm)
    wanted = [room_for_damage(s, h.them[i], h.amounts[i]) for i in range(len(h.them))]
    if must_be_shared(s, h.colour, wanted):
        f = Sharing(SHARING_DAMAGE, h.this, h.you, h.them, wanted)
        f.colour = h.colour
        f.via = h.via
        f.verb = t.PICK_MODEL
        h.placed = [0] * len(h.them)
        s.push(f)
    else:
        h.placed = put_on_models(s, h, h.colour, h.via, wanted)


def room_for_damage(s: Table, m: int, n: int) -> int:
    """How many of n cubes a model takes: no more than its Health, but for Overkill (O48)."""
    if s.kind[m] == t.NO_MODEL:
        return 0
    return n if is_on(s, t.OVERKILL) and s.kind[m] == t.A_MAGE else min(n, health_left(s, m))


def put_on_models(s: Table, f: Frame, colour: int, via: int, wanted: list[int]) -> list[int]:
    """Cubes onto each of them, dealt by `you` with the card `this`; returns how many there were."""
    placed: list[int] = []
    for i in range(len(f.them)):
        m = f.them[i]
        n = put_damage(s, m, colour, wanted[i])
        placed.append(n)
        if n > 0:
            s.tell(t.DAMAGED, f.you, m, f.this, n)
            note(s, t.D_DEALT, f.you, blow_on(s, m, via), n, where_damage_begins(s, f))
            if s.kind[m] == t.A_MAGE:
                note(s, t.D_SUFFERED, m, 0, n)
    remember(s, f, [f.them[i] for i in range(len(f.them)) if placed[i] > 0], sum(placed))
    return placed


def place_shared_damage(s: Table, f: Frame) -> None:
    """The last cubes lie as their owner said; what waits for the damage knows how many."""
    assert isinstance(f, Sharing)
    placed = put_on_models(s, f, f.colour, f.via, f.given)
    h = s.waiting_for(f)
    if isinstance(h, Harm):
        h.placed = placed


SHARING_DAMAGE: Final = BOOK.rule("share damage", [ask_share, take_share, place_shared_damage])


def remember(s: Table, f: Frame, hit: list[int], n: int) -> None:
    """The text behind some damage knows whom it hit and how much it did."""
    e = s.whole(f, Effect)
    if e is not None:
        e.hit = hit
        e.did = n


def where_damage_begins(s: Table, f: Frame) -> int:
    """The first deed of the effect that deals damage: all that one effect deals counts together."""
    e = s.whole(f, Effect)
    if e is None:
        return len(s.deeds)
    if e.dealt < 0:
        e.dealt = len(s.deeds)
    return e.dealt


def blow_on(s: Table, m: int, via: int) -> int:
    """Whom a blow struck and how, as deeds keep it; who takes a fallen Evocation's place is another."""
    lives = s.fallen.count(m) & 3 if s.kind[m] != t.A_MAGE else 0
    return s.kind[m] | (via << 4) | (m << 6) | (lives << 10)


HARM: Final = DOOR.kind("harm", place_cubes)


# --- defeat -----
def is_full(s: Table, m: int) -> bool:
    """Whether a model has taken all the damage it can."""
    return s.kind[m] != t.NO_MODEL and int(damage_on(s, m)) >= health_of(s, m)


def scores_of(s: Table, m: int, first: int = -1) -> list[int]:
    """What each side scores for the cubes on a fallen Mage (R105, R107, O42, O56).

    An effect may say which side is `first`, alone, whatever cubes lie there.
    """
    cubes = [s.damage[t.SIDES * m + side] for side in range(t.SIDES)]
    if first >= 0:
        cubes[first] = max(cubes) + 1
    present = [side for side in range(t.SIDES) if cubes[side] > 0]
    points = [0] * t.SIDES
    if len(present) == 1:
        points[present[0]] = 5
    else:
        for side in present:
            rank = rank_of(s, cubes, present, side)
            tied = sum(1 for other in present if cubes[other] == cubes[side]) > 1
            points[side] = [4, 2, 1][min(rank, 2)] - (1 if tied and rank < 2 else 0)
    points[m] = 0
    return points


def rank_of(s: Table, cubes: list[int], present: list[int], side: int) -> int:
    """The place of a side among the cubes on a loser; dense by default, so ties skip no place (O42)."""
    ahead = [other for other in present if cubes[other] > cubes[side]]
    if is_on(s, t.COMPETITION_RANKS):
        return len(ahead)
    heights: list[int] = []
    for other in ahead:
        if cubes[other] not in heights:
            heights.append(cubes[other])
    return len(heights)


def remove_evocation(s: Table, m: int) -> None:
    """An Evocation goes back to reserve, its cubes go home; no points for that (R121, O59)."""
    clear_damage(s, m)
    s.stock[s.kind[m]] += 1
    s.tell(t.REMOVED, owner_of_model(m), m, s.kind[m])
    s.fallen.append(m)
    s.kind[m] = t.NO_MODEL
    s.where[m] = t.NO_ROOM
    s.acted[m] = 0
    flags.drop_flags(s, m)


def send_to_cell(s: Table, m: int) -> None:
    """A Mage stands in its Cell; its cubes go home and what hung on it ends (R22, R108)."""
    clear_damage(s, m)
    s.where[m] = IN_CELL
    flags.drop_flags(s, m)


def defeat_mage(s: Table, m: int, dealer: int, via: int, sole: int, first: int = -1) -> None:
    """A Mage falls: to its Cell, sides score, the dealer takes a Trophy, cubes go home (R104 to R108)."""
    s.tell(t.DEFEATED, dealer, m)
    points = scores_of(s, m, first)
    if sole > 0:
        points = [0] * t.SIDES
        points[dealer] = sole
    colours = sum(1 for side in range(t.SIDES) if s.damage[t.SIDES * m + side] > 0)
    s.fallen.append(m)
    for seat in order_from(s, max(0, s.active)):
        if points[seat] > 0:
            gain(s, seat, points[seat], t.FOR_MAGE + m)
            note(s, t.D_SHARED, seat, colours)
            moment(s, SCORED, -1, seat, m, s.where[m])
    if points[t.ROSE] > 0:
        gain(s, t.ROSE, points[t.ROSE], t.FOR_MAGE + m)
    if dealer != m and s.trophies[m] > 0:
        s.trophies[m] -= 1
        if dealer < s.seats:
            s.taken[dealer] += 1  # those of the Rose lie on the Event Board and count for nothing (R4, R135)
        s.tell(t.TROPHY, dealer, m)
    note(s, t.D_DEFEATED, dealer, blow_on(s, m, via))
    note(s, t.D_WAS_DEFEATED, m)
    send_to_cell(s, m)


def strike_down(s: Table, m: int, dealer: int, via: int, sole: int, first: int = -1) -> None:
    """A model whose life bar is full falls; what waits for a final blow speaks after it."""
    if dealer != t.ROSE:
        moment(s, FALLEN, -1, dealer, m, s.where[m])
    if s.kind[m] == t.A_MAGE:
        defeat_mage(s, m, dealer, via, sole, first)
    else:
        note(s, t.D_DEFEATED, dealer, blow_on(s, m, via))
        remove_evocation(s, m)
