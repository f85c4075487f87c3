"""Mana: supplies, what objects hold, and what may be saved on a spell (R5.3, R10.4, O44, O45)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import DISCOUNTS, Discount
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.table import BOOK, SPENT, Table, is_alive, note, times_done
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.sequences import Sequence


def gain(s: Table, x: int, n: int) -> None:
    """Mana comes to a Mage's supply, or onto an object."""
    if n > 0:
        s.mana[x] += n
        s.tell(t.GAINED_MANA, s.controller[x], x, n, s.mana[x])


def lose(s: Table, x: int, n: int) -> int:
    """Mana is lost, at most what is there; returns how much."""
    n = min(n, s.mana[x])
    if n > 0:
        s.mana[x] -= n
        s.tell(t.LOST_MANA, s.controller[x], x, n, s.mana[x])
    return n


def pay(s: Table, x: int, n: int) -> None:
    """Mana is paid."""
    if n > 0:
        s.mana[x] -= n
        s.tell(t.PAID, s.controller[x], x, n, s.mana[x])


def can_pay(s: Table, seat: int, n: int) -> bool:
    """Whether a seat can pay from its supply: one whose Mage has fallen pays nothing (O78)."""
    return n <= 0 or (is_alive(s, seat) and s.mana[seat] >= n)


# --- saving (O44) ------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase(Sequence):
    """Something that is paid for: `price` is what it costs, `saved` what discounts have taken off."""

    def __init__(self, rule: int, this: int, you: int) -> None:
        super().__init__(rule, this, you, [], [])
        self.price = 0
        self.saved = 0

    def copy_purchase_into(self, q: Purchase) -> None:
        """Give another purchase all that this one has."""
        self.copy_sequence_into(q)
        q.price = self.price
        q.saved = self.saved

    def due(self) -> int:
        """What is still to be paid."""
        return max(0, self.price - self.saved)


def savings(s: Table, seat: int, face: int, target: int, revealing: bool) -> list[int]:
    """What may take mana off a spell: once a round each, for the Mage's own spells."""
    found: list[int] = []
    for x in s.play:
        if s.up[x] and s.controller[x] == seat and s.place[x] == k.PLAY:
            own = s.face_of(x)
            d = DISCOUNTS[own] if own >= 0 else None
            if d is None or not d.spells.has(face) or times_done(s, SPENT, x):
                continue
            if not (d.revealing if revealing else d.casting) or is_for_reveals(face, d, revealing):
                continue
            f = Effect(0, x, seat, -1)
            f.target = target
            if d.when is None or d.when.holds(s, f):
                found.append(x)
    return found


def is_for_reveals(face: int, d: Discount, revealing: bool) -> bool:
    """Whether a discount that knows both moments is kept for an enchantment's reveal (O44)."""
    return not revealing and d.revealing and box.KIND[face] == k.ENCHANTMENT


def saves(s: Table, x: int) -> int:
    """How much one of them takes off."""
    d = DISCOUNTS[s.face_of(x)]
    return 0 if d is None else d.n


def has_discounts(s: Table, seat: int) -> bool:
    """Whether a seat has anything that takes mana off spells, of which none is free otherwise."""
    return any(s.up[x] and s.controller[x] == seat and DISCOUNTS[s.face[x]] is not None for x in s.play)


def most_saved(s: Table, seat: int, face: int, target: int, revealing: bool) -> int:
    """How much can be saved at most."""
    return sum([saves(s, x) for x in savings(s, seat, face, target, revealing)])


def purchase_below(s: Table, f: Frame) -> Purchase:
    """The purchase on which something is saved."""
    p = s.waiting_for(f)
    assert isinstance(p, Purchase)
    return p


def offer_saving(s: Table, f: Frame) -> None:
    """Discounts may be used one by one; without enough mana they must (O44)."""
    p = purchase_below(s, f)
    found = savings(s, f.you, s.face[p.this], f.it, f.by == 1) if p.due() > 0 else []
    if not found or not is_alive(s, f.you):
        f.leave()
        return
    codes = [pack(t.DISCOUNT, x) for x in found]
    if s.mana[f.you] + f.amount >= p.due():
        codes.insert(0, t.PASSING)
    s.ask(f.you, t.SAVE_MANA, p.this, codes, s.up[p.this] != 0 or f.by == 0)


def save(s: Table, f: Frame) -> None:
    """One is used, or none more."""
    if s.answer.verb == PASS:
        f.leave()
        return
    x = s.answer.a
    n = saves(s, x)
    purchase_below(s, f).saved += n
    note(s, SPENT, x)
    s.tell(t.SAVED, f.you, x, n)
    f.start_over()


SAVING = BOOK.rule("saving", [offer_saving, save])


def offer_savings(s: Table, p: Purchase, target: int, revealing: bool, own_mana: int = 0) -> None:
    """Let whoever pays use discounts; an object may have mana of its own to spend before."""
    if p.price <= 0 or not savings(s, p.you, s.face[p.this], target, revealing):
        return
    f = Frame(SAVING, -1, p.you, target)
    f.by = 1 if revealing else 0
    f.amount = own_mana
    s.push(f)
