"""What a spell does when nothing has stopped it, by its kind (R10.3, R11)."""

from __future__ import annotations

from typing import Final, cast

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.arms import FIRST_BAR, bar_called
from conclave.games.mage_wars.rules.arriving import place_in_zone, place_on, stand, summon, wear
from conclave.games.mage_wars.rules.deeds import BINDS, DEEDS, RESOLVES
from conclave.games.mage_wars.rules.destroying import kept_by
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.fight import Attack
from conclave.games.mage_wars.rules.legality import why_no_control
from conclave.games.mage_wars.rules.piles import faces_in_book, return_to_book, take_from_book
from conclave.games.mage_wars.rules.spell import Casting
from conclave.games.mage_wars.table import BOOK, Table, is_in_play, zone_of
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


def resolve(s: Table, f: Frame) -> None:
    """Attack spells attack, incantations and abilities do what they say (R11.1, R11.2)."""
    c = cast("Casting", f)
    if c.this < 0:
        invoke(s, c)
        return
    face = s.face[c.this]
    if box.KIND[face] == k.ATTACK_SPELL:
        attack(s, c, FIRST_BAR[face])
    elif RESOLVES[face] >= 0:
        s.push(text_of(c, RESOLVES[face], c.this))


def text_of(c: Casting, rule: int, this: int) -> Effect:
    """The text of a spell or ability, with what it was aimed at."""
    e = Effect(rule, this, c.you, -1)
    e.it = c.it
    e.by = c.caster
    e.target = c.it if c.it >= 0 else c.spot
    e.second = c.second
    e.way = c.way
    e.x = c.x
    e.paid = c.paid_more
    return e


def invoke(s: Table, c: Casting) -> None:
    """What is used like a spell: the text of an ability, an Arcane Zap, another bound spell (O47, O82)."""
    if c.deed < 0:
        unbind(s, c.source)
        s.push(Frame(BINDING, c.source, c.you))
        return
    deed = DEEDS[s.face_of(c.source)][c.deed]
    if deed.zap:
        attack(s, c, bar_called(s.face[c.source], deed.bar))
    else:
        s.push(text_of(c, deed.rule, c.source))


def attack(s: Table, c: Casting, bar: int) -> None:
    """A spell's attack is made by its caster, from where the spell comes from (R11.1, O53)."""
    a = Attack(bar, c.caster, c.you, c.it)
    a.spell = True
    a.by = c.this
    a.origin = c.origin
    a.spot = c.spot
    s.push(a)


def resolve_object(s: Table, f: Frame) -> None:
    """What becomes an object comes into play (R11.3 to R11.6)."""
    c = cast("Casting", f)
    if c.this < 0 or s.place[c.this] != k.CASTING:
        return
    kind = box.KIND[s.face[c.this]]
    if kind == k.CREATURE:
        summon(s, c.this, c.you, c.spot if c.spot >= 0 else zone_of(s, c.caster))
    elif kind == k.WALL:
        s.push(Frame(RAISING, c.this, c.you))
    elif kind == k.EQUIPMENT:
        s.push(Frame(DRESSING, c.this, c.you, c.it))
    elif kind in (k.CONJURATION, k.ENCHANTMENT):
        up = kind == k.CONJURATION
        if c.it >= 0:
            place_on(s, c.this, c.you, c.it, up)
        else:
            place_in_zone(s, c.this, c.you, c.spot, up)


# --- walls (R9.3, O46) -------------------------------------------------------------------------------------
def raise_wall(s: Table, f: Frame) -> None:
    """The wall stands."""
    c = s.waiting_for(f)
    assert isinstance(c, Casting)
    stand(s, c.this, c.you, c.edge)


def extend_wall(s: Table, f: Frame) -> None:
    """Its second copy comes from the book."""
    c = s.waiting_for(f)
    assert isinstance(c, Casting)
    if c.extension >= 0:
        x = take_from_book(s, c.you, s.face[c.this])
        s.tell(t.EXTENDED, c.you, c.extension)
        stand(s, x, c.you, c.extension)


RAISING: Final = BOOK.rule("raising a wall", [raise_wall, extend_wall])


# --- equipment, and what is bound to it (R13.4, O47) -------------------------------------------------------
def dress(s: Table, f: Frame) -> None:
    """It is worn."""
    wear(s, f.this, f.you, f.it)


def bindable(s: Table, seat: int, wand: int) -> list[int]:
    """The spells in a book that can be bound to a wand."""
    spells = BINDS[s.face[wand]]
    if spells is None:
        return []
    found = [face for face in faces_in_book(s, seat, []) if spells.has(face)]
    return [face for face in found if why_no_control(s, seat, face) == ALLOWED]


def unbind(s: Table, wand: int) -> None:
    """What is bound to a wand goes back to the book."""
    for x in kept_by(s, wand):
        return_to_book(s, x)


def offer_binding(s: Table, f: Frame) -> None:
    """A fitting spell from the book may be bound, face down."""
    seat = s.controller[f.this]
    found = bindable(s, int(seat), f.this) if is_in_play(s, f.this) else []
    if BINDS[s.face[f.this]] is not None:
        s.veil()
    if found:
        codes = [pack(t.BIND, face) for face in found]
        s.ask(int(seat), t.BIND_WHAT, f.this, [t.PASSING, *codes], False)
    else:
        f.skip()


def bind(s: Table, f: Frame) -> None:
    """It waits there until it is cast, and after."""
    if s.answer.verb == PASS:
        return
    seat = int(s.controller[f.this])
    x = take_from_book(s, seat, s.answer.a)
    s.place[x] = k.BOUND
    s.bearer[x] = f.this
    s.tell(t.BOUND_SPELL, seat, f.this)


def why_not_bound(s: Table, f: Frame, face: int, b: int) -> int:
    """Why a spell is not bound to a wand."""
    seat = int(s.controller[f.this])
    if face not in faces_in_book(s, seat, []):
        return why.NOT_IN_BOOK
    spells = BINDS[s.face[f.this]]
    return why.UNFIT if spells is None or not spells.has(face) else why_no_control(s, seat, face)


t.V.refuses(t.BIND_WHAT, t.BIND, why_not_bound)
BINDING: Final = BOOK.rule("binding", [offer_binding, bind])
DRESSING: Final = BOOK.rule("dressing", [dress, offer_binding, bind])
