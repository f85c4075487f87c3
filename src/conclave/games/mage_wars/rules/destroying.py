"""Destruction: at once, with what is attached, and heard before it is buried (R22, O74, O78)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.effects import forget
from conclave.games.mage_wars.rules.ending import end_game
from conclave.games.mage_wars.rules.events import DESTROYED, LAID_OUT, cause
from conclave.games.mage_wars.rules.harm import end_guard, life_left, suffered
from conclave.games.mage_wars.rules.piles import clear, return_to_book
from conclave.games.mage_wars.rules.traits import is_incapacitated, own_life, refresh
from conclave.games.mage_wars.table import (
    BOOK,
    Table,
    attached_to,
    is_creature,
    is_in_play,
    owner_of,
    zone_of,
)
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame


def lay_down(s: Table, x: int) -> None:
    """A card goes to its owner's discard pile, where everybody sees it (R1.7)."""
    clear(s, x)
    forget(s, x)
    s.place[x] = k.DISCARD
    s.show(x, EVERYONE)


def discard(s: Table, x: int) -> None:
    """A spell that has done its work, or never will, is discarded."""
    lay_down(s, x)
    s.tell(t.DISCARDED, owner_of(s, x), x)


def send_home(s: Table, x: int) -> None:
    """A card goes back to the book, and what is bound to it too (R13.2)."""
    known = s.up[x] != 0 or s.place[x] == k.CASTING
    s.tell(t.RETURNED, owner_of(s, x), x if known else -1)
    for y in kept_by(s, x):
        return_to_book(s, y)
    return_to_book(s, x)
    refresh(s)


def kept_by(s: Table, x: int) -> list[int]:
    """Spells that wait to be cast with the help of an object: prepared for it, or bound to it."""
    if x < 2:
        return []
    cards = range(2, s.terms.plans)  # a wand that an enemy put on a Mage binds spells of its wearer's book
    return [y for y in cards if s.bearer[y] == x and (s.place[y] == k.PREPARED or s.place[y] == k.BOUND)]


# --- at once -----------------------------------------------------------------------------------------------
def destroy(s: Table, xs: list[int], attacker: int = -1) -> None:
    """Objects are destroyed together: by an attack if an attacker is named."""
    found = [x for x in xs if is_in_play(s, x) or s.place[x] == k.BANISHED]
    if not found:
        return
    f = Frame(DESTROYING)
    f.them = found
    f.by = attacker
    s.push(f)


def judge(s: Table, attacker: int = -1) -> bool:
    """Everything that has no Life left is destroyed; returns whether anything is (R22.1, O78)."""
    if not s.shaken:
        return False
    found = [x for x in s.play if has_fallen(s, x)]
    destroy(s, found, attacker)
    s.shaken = bool(found)
    return s.shaken


def has_fallen(s: Table, x: int) -> bool:
    """Whether an object has as much damage as Life."""
    if box.LIFE[s.face[x]] == 0 or suffered(s, x) < own_life(s, x):
        return False
    return (s.place[x] == k.PLAY or s.place[x] == k.BANISHED) and life_left(s, x) <= 0


def leave_the_arena(s: Table, f: Frame) -> None:
    """They leave the arena, with all that is attached to them; the initiative's own first (O78)."""
    seat = s.initiative
    f.them = [x for x in f.them if s.controller[x] == seat] + [x for x in f.them if s.controller[x] != seat]
    for x in f.them:
        s.place[x] = k.DYING
        s.show(x, EVERYONE)
        s.up[x] = 1
        if x < 2:
            s.fallen |= 1 << x
            s.tell(t.MAGE_FELL, x, x)
        else:
            s.tell(t.DESTROYED, s.controller[x], x)
    for x in f.them:
        for y in attached_to(s, x):
            if y not in f.them:
                f.them.append(y)
                s.place[y] = k.DYING
                if s.up[y]:
                    s.tell(t.DESTROYED, s.controller[y], y)
    f.amount = 0
    refresh(s)


def let_them_be_heard(s: Table, f: Frame) -> None:
    """What hears of a destruction speaks while attachments are still known, one destruction at a time.

    For each there are two turns: what hears of it, and then what may take its attachments home (O74).
    """
    if f.amount >= 2 * len(f.them):
        return
    x = f.them[f.amount // 2]
    heard = f.amount % 2 == 1
    f.amount += 1
    f.again()
    if s.place[x] != k.DYING:
        return  # it went home instead
    if heard:
        cause(s, LAID_OUT, x, -1, zone_of(s, x))
        return
    if not s.up[x]:
        show_the_dead(s, x)
    by_attack = f.by >= 0 and s.bearer[x] not in f.them
    cause(s, DESTROYED, x, f.by if by_attack else -1, zone_of(s, x), 1 if by_attack else 0)


def show_the_dead(s: Table, x: int) -> None:
    """An enchantment that was face down on what is destroyed is seen now, unless it went home (O8)."""
    s.show(x, EVERYONE)
    s.up[x] = 1
    s.tell(t.DESTROYED, s.controller[x], x)
    refresh(s)


def bury(s: Table, f: Frame) -> None:
    """Cards go to the discard piles; what was to be cast with their help goes with them (R14.2)."""
    for x in f.them:
        if s.place[x] != k.DYING:
            continue  # it went home instead
        for y in kept_by(s, x):
            discard(s, y)
        if x < 2:
            clear(s, x)
            s.place[x] = k.OUT
        else:
            lay_down(s, x)
    refresh(s)
    if s.fallen and s.terms.sudden_death:
        end_game(s)  # O79
    judge(s)


def break_guards(s: Table) -> None:
    """Who is Incapacitated guards no more (R18.1)."""
    for x in s.play:
        if s.guard[x] and is_creature(s, x) and is_incapacitated(s, x):
            end_guard(s, x)


DESTROYING: Final = BOOK.rule("destroying", [leave_the_arena, let_them_be_heard, bury])
