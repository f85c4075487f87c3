"""Casting a spell: choosing, paying, what counters it, what it does (R10.1 to R10.3, O40 to O47)."""

from __future__ import annotations

from typing import cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.choosing import (
    choose_second,
    choose_way,
    has_second_object,
    offer_extension,
    offer_surcharge,
    payable_seconds,
    settle_origin,
    take_extension,
    take_it_up,
    take_second,
    take_surcharge,
    take_way,
    targets_of,
)
from conclave.games.mage_wars.rules.deeds import SURCHARGES, X_COST
from conclave.games.mage_wars.rules.destroying import discard
from conclave.games.mage_wars.rules.events import COUNTER_SPELL, DOOR, SPELL_RESOLVED
from conclave.games.mage_wars.rules.legality import why_no_control, why_no_object
from conclave.games.mage_wars.rules.mana import can_pay, gain, offer_savings, pay
from conclave.games.mage_wars.rules.piles import return_to_book
from conclave.games.mage_wars.rules.resolving import resolve, resolve_object
from conclave.games.mage_wars.rules.revealing import count_as_action, open_window
from conclave.games.mage_wars.rules.spell import (
    ANSWERED,
    CAST_RULE,
    CHOSEN,
    NOWHERE,
    SETTLING,
    Casting,
)
from conclave.games.mage_wars.rules.spells import BOUND_CAST, has_second, price_of
from conclave.games.mage_wars.table import BOOK, CAST_ON, USED, Table, is_in_play, is_mage, note, zone_of
from conclave.kernel.choices import Option
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import Happening
from conclave.kernel.reasons import ALLOWED


# --- beginning ---------------------------------------------------------------------------------------------
def cast_spell(s: Table, seat: int, caster: int, chosen: Option, leisurely: bool) -> Casting:
    """Begin to cast what was chosen: an option that names a spell, and what it is aimed at."""
    c = Casting(chosen.a, seat, caster)
    c.leisurely = leisurely
    if chosen.verb == t.CAST:
        c.it = chosen.b
        c.them = [chosen.b]
        c.amounts = [0]
    elif chosen.verb == t.CAST_ZONE:
        c.spot = chosen.b
    elif chosen.verb == t.CAST_BORDER:
        c.edge = chosen.b
    s.push(c)
    return c


# --- paying (R10.1, R10.4) ---------------------------------------------------------------------------------
def name_price(s: Table, f: Frame) -> None:
    """What it costs is settled now; discounts may be used (O43, O44)."""
    c = cast("Casting", f)
    if c.this < 0:
        return
    face = s.face[c.this]
    c.price = price_of(s, c.this, c.you, c.it, c.second)
    c.x = c.price - box.COST[face]
    if c.paid_more:
        c.price += SURCHARGES[face]
    if c.extension >= 0:
        c.price += box.COST[face] + box.LEVEL[face]
    if is_mage(s, c.caster):
        offer_savings(s, c, c.it, False)


def pay_price(s: Table, f: Frame) -> None:
    """A caster's own mana goes first, the Mage pays the rest; the spell is named (O45)."""
    c = cast("Casting", f)
    due = c.due()
    c.own = 0 if is_mage(s, c.caster) else min(due, s.mana[c.caster])
    c.purse = c.you
    c.supply = due - c.own
    if c.gone or c.supply > s.mana[c.you]:
        c.gone = True
        c.own = c.supply = 0
    c.start = zone_of(s, c.origin)
    c.there = zone_of(s, c.it) if c.it >= 0 and is_in_play(s, c.it) else NOWHERE
    c.yonder = zone_of(s, c.second) if has_second_object(s, c) else NOWHERE
    f.told = -1
    tell_cast(s, c, due)
    pay(s, c.caster, c.own)
    pay(s, c.you, c.supply)
    if c.this >= 0 and c.it >= 0 and box.KIND[s.face[c.this]] == k.INCANTATION:
        note(s, CAST_ON, s.face[c.this], c.it)


def tell_cast(s: Table, c: Casting, due: int) -> None:
    """The table hears what is cast, and at what; of an enchantment only at what."""
    if c.this < 0:
        s.tell_and_head(t.INVOKED, c.you, c.source, c.it, max(0, c.deed))
        return
    hidden = box.KIND[s.face[c.this]] == k.ENCHANTMENT
    if not hidden:
        s.show(c.this, -1)
    if c.it >= 0:
        s.tell_and_head(
            t.CASTS_HIDDEN if hidden else t.CASTS,
            c.you,
            c.it if hidden else c.this,
            -1 if hidden else c.it,
            due,
        )
    elif c.spot >= 0:
        s.tell_and_head(
            t.CASTS_HIDDEN_ZONE if hidden else t.CASTS_ZONE,
            c.you,
            c.spot if hidden else c.this,
            -1 if hidden else c.spot,
            due,
        )
    elif c.edge >= 0:
        s.tell_and_head(t.CASTS_BORDER, c.you, c.this, c.edge, due)
    else:
        s.tell_and_head(t.CASTS_ALONE, c.you, c.this, -1, due)
    if c.caster != c.you:
        s.tell(t.CASTER, c.you, c.caster)
    if c.origin != c.caster:
        s.tell(t.FROM_THE_EYE, c.you, c.origin)


# --- countering (R10.2) ------------------------------------------------------------------------------------
def answer_cast(s: Table, f: Frame) -> None:
    """Enchantments that must answer a spell do so now (O41)."""
    happen(s, cast("Casting", f), COUNTER_SPELL)


def happen(s: Table, c: Casting, kind: int) -> None:
    """Something happens to a spell: to its targets, by its caster."""
    targets = targets_of(s, c)
    h = Happening(kind, c.this, c.you, targets, [0] * len(targets))
    h.by = c.caster
    h.here = zone_of(s, c.caster)
    DOOR.cause(s, h)


def counter(s: Table, c: Casting) -> None:
    """A spell is countered: destroyed, what it cost is lost."""
    c.gone = True
    c.countered = True
    s.tell(t.COUNTERED, c.you, known(s, c))


def known(s: Table, c: Casting) -> int:
    """The card that was cast, as far as everybody knows."""
    return c.this if c.this >= 0 and s.seen_by[c.this] == -1 else -1


def cancel(s: Table, c: Casting) -> None:
    """A spell is cancelled: back to the book, and the mana to whoever paid it (O41)."""
    c.gone = True
    c.returned = True
    s.tell(t.CANCELLED, c.you, known(s, c))
    if c.own:
        gain(s, c.caster, c.own)
    if c.supply:
        gain(s, c.purse, c.supply)


# --- taking a spell over (O42) -----------------------------------------------------------------------------
def reverse(s: Table, c: Casting, seat: int) -> None:
    """Another Mage takes a spell over and aims it at its caster; what cannot be is countered."""
    face = s.face[c.this]
    c.you = seat
    c.it = c.caster
    c.them = [c.it]
    c.origin = c.caster
    c.second = c.way = -1
    c.paid_more = False
    c.reversed = True
    s.tell(t.TURNED_BACK, seat, known(s, c), c.it)
    s.seen_by[c.this] |= 1 << seat
    c.there = zone_of(s, c.it)
    barred = why_no_control(s, seat, face) != ALLOWED or why_no_object(s, face, seat, c.it) != ALLOWED
    if barred or (has_second(face) and not payable_seconds(s, c)):
        counter(s, c)


def choose_anew(s: Table, f: Frame) -> None:
    """Whoever has taken a spell over makes all its choices; else it goes on."""
    c = cast("Casting", f)
    if not c.reversed or c.gone:
        f.go_to(ANSWERED)


def pay_excess(s: Table, f: Frame) -> None:
    """What X comes to now beyond what was paid is paid by whoever has taken the spell over."""
    c = cast("Casting", f)
    face = s.face[c.this]
    price = price_of(s, c.this, c.you, c.it, c.second)
    c.x = price - box.COST[face]
    if c.paid_more:
        price += SURCHARGES[face]
    more = price - c.own - c.supply if c.paid_more or X_COST[face] is not None else 0
    if not can_pay(s, c.you, more):
        counter(s, c)
    elif box.KIND[face] == k.INCANTATION:
        pay(s, c.you, more)
        note(s, CAST_ON, face, c.it)


# --- resolving (R10.3) -------------------------------------------------------------------------------------
def see_whether_it_holds(s: Table, f: Frame) -> None:
    """Countered or cancelled, or its source or target elsewhere: it does nothing (R8.7, O40)."""
    c = cast("Casting", f)
    if not c.gone and is_displaced(s, c):
        s.tell(t.BROKEN_OFF, c.you, known(s, c))
        c.gone = True
    if c.gone:
        f.go_to(SETTLING)


def is_displaced(s: Table, c: Casting) -> bool:
    """Whether caster, origin or a target have gone or moved since the spell was declared."""
    if not is_in_play(s, c.caster) or not is_in_play(s, c.origin):
        return True
    if zone_of(s, c.origin) != c.start and not c.reversed:
        return True
    if c.there != NOWHERE and (not is_in_play(s, c.it) or zone_of(s, c.it) != c.there):
        return True
    return c.yonder != NOWHERE and (not is_in_play(s, c.second) or zone_of(s, c.second) != c.yonder)


def let_resolved_be_heard(s: Table, f: Frame) -> None:
    """What hears of resolved spells answers."""
    happen(s, cast("Casting", f), SPELL_RESOLVED)


def settle(s: Table, f: Frame) -> None:
    """The card goes where it belongs: to the discard pile, to the book, or back to its wand."""
    c = cast("Casting", f)
    if c.this < 0 or s.place[c.this] != k.CASTING:
        return
    if c.bound and is_in_play(s, s.bearer[c.this]):
        s.place[c.this] = k.BOUND
        note(s, USED, c.this, BOUND_CAST)
    elif c.returned:
        s.tell(t.RETURNED, c.you, known(s, c))
        return_to_book(s, c.this)
    else:
        discard(s, c.this)


CAST_RULE.append(BOOK.rule("cast", [
    take_it_up, settle_origin, choose_second, take_second,
    choose_way, take_way, offer_surcharge, take_surcharge, offer_extension, take_extension,
    CHOSEN, name_price, pay_price, open_window,
    answer_cast, choose_anew, choose_second, take_second, choose_way, take_way,
    offer_surcharge, take_surcharge, pay_excess,
    ANSWERED, open_window,
    see_whether_it_holds, resolve, resolve_object, let_resolved_be_heard,
    SETTLING, settle, open_window,
]))  # fmt: skip
count_as_action(CAST_RULE[0], len(BOOK.rules[CAST_RULE[0]]))
