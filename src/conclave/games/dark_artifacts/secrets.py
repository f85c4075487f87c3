"""Who sees what: the view with its holes, and one possible world that fills them (O16, O9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.table import BOOK, Table, beneath, kit_of
from conclave.kernel.events import EVERYONE
from conclave.kernel.rng import Rng
from conclave.kernel.state import UNKNOWN
from conclave.kernel.views import begin_world, fill_screens, make_holes


def view(s: Table, seat: int) -> Table:
    """What a seat may know; at the end of the game, everything (O16)."""
    v = s.copy()
    if s.over:
        v.seen_by = vec[i16]([EVERYONE] * len(v.seen_by))
    make_holes(s, v, seat)
    for k in range(len(v.slot)):
        # Which of the cards dealt is kept is as secret as the card.
        if k // t.SLOTS != seat and (s.phase == t.DRAFT or v.face[v.slot[k]] == UNKNOWN):
            v.slot[k] = -1
    if s.hide_heights and s.phase == t.PLAY and not s.over:
        hide_what_lies_beneath(v, seat)
    return v


def hide_what_lies_beneath(v: Table, seat: int) -> None:
    """With hidden heights, others know only whether a stack has one piece or more."""
    per_seat = kit_of(v).per_seat
    for e in range(len(v.top)):
        if v.owner[e] == seat:
            continue
        p = v.top[e]
        below = beneath(v, e)
        if below >= 0 and v.face[below] != UNKNOWN:
            v.under[below] = UNKNOWN  # seen by a peek; whether more lies beneath it is not known
        elif p >= 0 and below >= 0:
            v.under[p] = UNKNOWN
        elif p < -1:
            v.top[e] = t.WAITS
    for p in range(len(v.under)):
        if p // per_seat != seat and v.face[p] == UNKNOWN:
            v.under[p] = UNKNOWN
            v.origin[p] = UNKNOWN


# --- filling the holes ---------------------------------------------------------------------------------
def determinise(v: Table, rng: Rng) -> Table:
    """One world that the viewer cannot tell from the real one."""
    w = v.copy()
    begin_world(v, w, rng)
    if not v.over:
        if w.phase != t.DRAFT:
            fill_unknown_slots(w)
        deal_unknown_cards(w, rng)
        if w.phase == t.PLAY:
            deal_unknown_pieces(w, v.viewer, rng)
    fill_screens(BOOK, w, v.viewer, rng)
    return w


def fill_unknown_slots(w: Table) -> None:
    """Each hidden slot holds some card of its level that was dealt to the seat; which is no matter yet."""
    kit = kit_of(w)
    for k in range(len(w.slot)):
        seat = k // t.SLOTS
        type_ = k % t.SLOTS + 1
        if w.slot[k] < 0 and kit.pieces[type_] > 0:
            handle = kit.first_card + seat * kit.cards_each + sum(kit.dealt[1 : t.LEVELS[type_]])
            while handle in w.slot:
                handle += 1
            w.slot[k] = handle


def deal_unknown_cards(w: Table, rng: Rng) -> None:
    """Every card nobody has shown to the viewer may be any unseen one of its level."""
    kit = kit_of(w)
    known = [False] * t.FIRST_OF_LEVEL[5]
    for handle in range(kit.first_card, kit.first_place):
        if w.face[handle] != UNKNOWN:
            known[w.face[handle]] = True
    for level in range(1, 5):
        unseen = [c for c in range(t.FIRST_OF_LEVEL[level], t.FIRST_OF_LEVEL[level + 1]) if not known[c]]
        rng.shuffle(unseen)
        for handle in handles_of_level(w, level):
            if w.face[handle] == UNKNOWN:
                w.face[handle] = unseen.pop()
    for handle in range(kit.first_card, kit.first_card + w.seats * kit.cards_each):
        if w.seen_by[handle] == 0:
            w.seen_by[handle] = 1 << ((handle - kit.first_card) // kit.cards_each)


def handles_of_level(w: Table, level: int) -> list[int]:
    """The card handles of a level: each seat's, then those left in the box."""
    kit = kit_of(w)
    found: list[int] = []
    start = kit.first_card
    for _ in range(w.seats):
        at = start + sum(kit.dealt[1:level])
        found.extend(range(at, at + kit.dealt[level]))
        start += kit.cards_each
    for n in range(1, 5):
        left = t.FIRST_OF_LEVEL[n + 1] - t.FIRST_OF_LEVEL[n] - w.seats * kit.dealt[n]
        if n == level:
            found.extend(range(start, start + left))
        start += left
    return found


def deal_unknown_pieces(w: Table, viewer: int, rng: Rng) -> None:
    """Others' hidden pieces lie in some possible order, at most one relic to a setup stack (R22)."""
    kit = kit_of(w)
    for seat in range(w.seats):
        if seat == viewer:
            continue
        first = seat * kit.per_seat
        block = range(first, first + kit.per_seat)
        unknown = [p for p in block if w.face[p] == UNKNOWN]
        for p in block:
            w.seen_by[p] |= 1 << seat
        if not unknown:
            continue
        left = kit.pieces[:]
        relic_stacks = 0
        for p in block:
            if w.face[p] != UNKNOWN:
                left[w.face[p]] -= 1
                if w.face[p] >= t.CUBE_A:
                    relic_stacks |= 1 << w.origin[p]
        if w.hide_heights:
            stack_unknown_pieces(w, seat, unknown, left[t.CUBE_A] + left[t.CUBE_B], relic_stacks, rng)
        assign_faces(w, unknown, left, relic_stacks, rng)


def assign_faces(w: Table, unknown: list[int], left: list[int], relic_stacks: int, rng: Rng) -> None:
    """Relics first, each to a setup stack that has none; then the rest at random."""
    free = unknown[:]
    for type_ in range(t.CUBE_A, t.TYPES):
        for _ in range(left[type_]):
            fit = [p for p in free if not (relic_stacks >> w.origin[p]) & 1]
            p = fit[int(rng.below(len(fit)))]
            w.face[p] = type_
            relic_stacks |= 1 << w.origin[p]
            free.remove(p)
    pool: list[int] = []
    for type_ in range(t.FIVE, t.CUBE_A):
        pool.extend([type_] * left[type_])
    rng.shuffle(pool)
    for p in free:
        w.face[p] = pool.pop()


def stack_unknown_pieces(
    w: Table, seat: int, unknown: list[int], cubes: int, relic_stacks: int, rng: Rng
) -> None:
    """With hidden heights: put the hidden pieces under the tops that are known to have something beneath.

    Under a piece that was peeked at more may lie, or nothing: only so many must as the relics need stacks.
    """
    pool = unknown[:]
    rng.shuffle(pool)
    ends: list[int] = []
    peeked: list[int] = []
    for e in range(len(w.top)):
        below = beneath(w, e)
        if w.owner[e] != seat or below == -1:
            continue
        if below != UNKNOWN:
            w.under[below] = -1
            peeked.append(below)
            continue
        top = w.top[e]
        p = pool.pop()
        if top >= 0:
            w.under[top] = p
        else:
            w.top[e] = -2 - p
        w.under[p] = -1
        w.origin[p] = w.origin[top] if top >= 0 else w.origin[w.fell[e]]
        ends.append(p)
        if not (relic_stacks >> w.origin[p]) & 1:
            cubes -= 1
    rng.shuffle(peeked)
    for p in peeked:
        ends.append(p)
        if cubes > 0 and not (relic_stacks >> w.origin[p]) & 1:
            lay_beneath(w, ends, len(ends) - 1, pool.pop())
            cubes -= 1
    while pool:
        lay_beneath(w, ends, int(rng.below(len(ends))), pool.pop())


def lay_beneath(w: Table, ends: list[int], k: int, p: int) -> None:
    """A piece lies at the bottom of the stack that ended with `ends[k]`."""
    w.under[ends[k]] = p
    w.under[p] = -1
    w.origin[p] = w.origin[ends[k]]
    ends[k] = p
