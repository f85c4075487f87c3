"""Who sees what: the view with its holes, and one possible world that fills them (O8)."""

from __future__ import annotations

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import BINDS
from conclave.games.mage_wars.rules.legality import why_no_control, why_no_kind
from conclave.games.mage_wars.rules.planning import spells_for
from conclave.games.mage_wars.table import BOOK, PLAN_SLOTS, Table, is_mage
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.rng import Rng
from conclave.kernel.state import UNKNOWN
from conclave.kernel.views import begin_world, fill_screens, view_of_faces


def view(s: Table, seat: int) -> Table:
    """What a seat may know; whoever waits does not see whether a reveal window is still open."""
    v = view_of_faces(s, seat)
    assert isinstance(v, Table)
    v.settled = 0
    v.stirred = 1 if v.frames() and s.stirred != s.settled else 0
    v.rested = v.stirred if not v.frames() or s.stirred == s.rested else -1
    return v


def determinise(v: Table, rng: Rng) -> Table:
    """One world that the viewer cannot tell from the real one."""
    w = v.copy()
    begin_world(v, w, rng)
    for seat in range(2):
        deal_book(w, seat, rng)
        forget_plans(w, seat)
    fill_screens(BOOK, w, v.viewer, rng)
    return w


def forget_plans(w: Table, seat: int) -> None:
    """What is planned behind another's screen is nobody's business, and nothing once the screens are down."""
    first = w.terms.plans + PLAN_SLOTS * seat
    for x in range(first, first + PLAN_SLOTS):
        if w.face[x] == UNKNOWN:
            w.face[x] = k.NONE
        w.seen_by[x] |= 1 << seat


# --- the books ---------------------------------------------------------------------------------------------
def deal_book(w: Table, seat: int, rng: Rng) -> None:
    """The cards of a book that nobody can see are dealt: first those of which something is known."""
    first = w.terms.first[seat]
    handles = range(first, first + len(w.terms.books[seat]))
    missing = w.terms.books[seat][:]
    holes: list[int] = []
    for x in handles:
        if w.face[x] == UNKNOWN:
            holes.append(x)
            w.seen_by[x] |= 1 << seat | 1 << int(w.controller[x])
        else:
            missing.remove(w.face[x])
    rng.shuffle(missing)
    known: list[int] = []
    plain: list[int] = []
    for x in holes:
        if not is_told_of(w, x):
            plain.append(x)
            continue
        n = first_fitting(w, seat, x, missing)
        if n < 0:
            n = trade_for(w, seat, x, known, missing)
        w.face[x] = missing.pop(n)
        known.append(x)
    for x, face in zip(plain, missing, strict=True):
        w.face[x] = face


def is_told_of(w: Table, x: int) -> bool:
    """Whether something is known of a hidden card: where it lies in the arena, or who may cast it."""
    if w.place[x] == k.PREPARED:
        return not is_mage(w, int(w.bearer[x]))
    return w.place[x] in (k.PLAY, k.BANISHED, k.CASTING, k.BOUND, k.DYING)


def first_fitting(w: Table, seat: int, x: int, faces: list[int]) -> int:
    """The place of the first face that a card may have, as far as anybody can know, or -1."""
    for n, face in enumerate(faces):
        if could_be(w, seat, x, face):
            return n
    return -1


def trade_for(w: Table, seat: int, x: int, dealt: list[int], faces: list[int]) -> int:
    """Another card that could do with one of these faces gives its own away; else any enchantment will do."""
    for y in dealt:
        n = first_fitting(w, seat, y, faces) if could_be(w, seat, x, w.face[y]) else -1
        if n >= 0:
            face = w.face[y]
            w.face[y] = faces[n]
            faces[n] = face
            return n
    for n, face in enumerate(faces):
        if box.KIND[face] == k.ENCHANTMENT:
            return n
    return 0


def could_be(w: Table, seat: int, x: int, face: int) -> bool:
    """Whether a hidden card may have a face: an enchantment for its bearer, a spell that its holder casts."""
    place = w.place[x]
    if place == k.PREPARED:
        spells = spells_for(w, int(w.bearer[x]))
        return spells is not None and spells.has(face) and why_no_control(w, seat, face) == ALLOWED
    if place == k.BOUND:
        bound = BINDS[w.face[int(w.bearer[x])]]
        return bound is not None and bound.has(face)
    if box.KIND[face] != k.ENCHANTMENT:
        return False
    if place == k.CASTING:
        return True
    bearer = w.bearer[x]
    if bearer < 0:
        return any(target.kind == k.A_ZONE for target in box.TARGETS[face])
    return why_no_kind(w, face, int(w.controller[x]), int(bearer)) == ALLOWED
