"""Revealing enchantments, and the windows in which their controllers may (R12, O1 to O5, O9, O44)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.deeds import FORBIDS_REVEAL, ONLY_BETWEEN, X_REVEAL
from conclave.games.mage_wars.rules.destroying import break_guards, destroy, judge
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.events import REVEALED, cause
from conclave.games.mage_wars.rules.fight import fight_of
from conclave.games.mage_wars.rules.legality import why_no_bearer
from conclave.games.mage_wars.rules.mana import Purchase, can_pay, most_saved, offer_savings, pay
from conclave.games.mage_wars.rules.spell import casting_of
from conclave.games.mage_wars.rules.traits import refresh, reveal_cost
from conclave.games.mage_wars.table import BOOK, Table, attached_to, is_alive, is_hidden, zone_of
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


class Revealing(Purchase):
    """An enchantment is turned up: by choice, or `forced` by what it must answer (O5)."""

    def __init__(self, this: int, you: int, forced: bool) -> None:
        super().__init__(REVEAL, this, you)
        self.forced = forced

    def copy(self) -> Frame:
        """Return an equal sequence that shares nothing mutable."""
        q = Revealing(self.this, self.you, self.forced)
        self.copy_purchase_into(q)
        return q


def price_of(s: Table, x: int) -> int:
    """What revealing an enchantment costs where it lies (R12.5, R21.4)."""
    number = X_REVEAL[s.face[x]]
    n = reveal_cost(s, x, s.bearer[x])
    return n + number.of(s, Effect(0, x, s.controller[x], -1)) if number is not None else n


def has_twin(s: Table, x: int) -> bool:
    """Whether one of the same name lies face up where an enchantment lies (O9)."""
    there = attached_to(s, s.bearer[x]) if s.bearer[x] >= 0 else s.play
    for y in there:
        if y != x and s.up[y] and s.face[y] == s.face[x] and s.bearer[y] == s.bearer[x]:
            if s.bearer[x] >= 0 or s.zone[y] == s.zone[x]:
                return True
    return False


# --- turning up --------------------------------------------------------------------------------------------
def see_whether_it_holds(s: Table, f: Frame) -> None:
    """Without a legal bearer, or beside its like, it is destroyed without effect and cost (O9)."""
    assert isinstance(f, Revealing)
    x = f.this
    f.it = s.bearer[x]
    bad = has_twin(s, x) or (s.bearer[x] >= 0 and why_no_bearer(s, s.face[x], f.you, s.bearer[x]) != ALLOWED)
    f.price = price_of(s, x)
    poor = not can_pay(s, f.you, f.price - most_saved(s, f.you, s.face[x], s.bearer[x], True))
    if bad or poor:
        show_it(s, x)
        s.tell(t.WASTED, f.you, x)
        destroy(s, [x])
        f.leave()
        return
    offer_savings(s, f, s.bearer[x], True)


def show_it(s: Table, x: int) -> None:
    """Everybody sees what it is."""
    s.show(x, EVERYONE)


def pay_for_it(s: Table, f: Frame) -> None:
    """It is paid from the Mage's supply and lies face up, as the last to arrive (R12.2, R12.7)."""
    assert isinstance(f, Revealing)
    x = f.this
    if not can_pay(s, f.you, f.due()):
        show_it(s, x)
        s.tell(t.WASTED, f.you, x)
        destroy(s, [x])
        f.leave()
        return
    s.up[x] = 1
    show_it(s, x)
    s.play.remove(x)
    s.play.append(x)
    a = fight_of(s)
    if a is not None:
        a.revealed = True
    s.tell_and_head(t.REVEALED, f.you, x, -1, f.due())
    pay(s, f.you, f.due())
    refresh(s)
    break_guards(s)
    judge(s)


def let_it_be_heard(s: Table, f: Frame) -> None:
    """What hears of a reveal answers."""
    if s.place[f.this] == k.PLAY:
        cause(s, REVEALED, f.this, -1, zone_of(s, f.this), 0, f.you)


REVEAL: Final = BOOK.rule("reveal", [see_whether_it_holds, pay_for_it, let_it_be_heard])


# --- windows -----------------------------------------------------------------------------------------------
def why_no_reveal(s: Table, seat: int, x: int) -> int:
    """Why a seat does not turn up a card now."""
    if not 0 <= x < s.terms.plans or not is_hidden(s, x) or s.controller[x] != seat:
        return why.NOT_YOURS_HIDDEN
    face = s.face[x]
    if face < 0:
        return why.NOT_YOURS_HIDDEN
    if box.MANDATORY[face]:
        return why.MUST_ANSWER
    if ONLY_BETWEEN[face] and is_amid_action(s):
        return why.BETWEEN_ACTIONS
    if is_being_destroyed(s, x):
        return why.HELD_DOWN
    price = price_of(s, x) - most_saved(s, seat, face, s.bearer[x], True)
    return ALLOWED if can_pay(s, seat, price) else why.NO_MANA


ACTIONS: Final[list[int]] = []
"""Of each rule of what is done with an action the bookmark from which on it is done; of others 0."""


def count_as_action(rule: int, until: int) -> None:
    """Count a rule among those of what is done with an action, up to a bookmark."""
    ACTIONS.extend([0] * (rule + 1 - len(ACTIONS)))
    ACTIONS[rule] = until


def is_amid_action(s: Table) -> bool:
    """Whether an attack, a spell, a move or the use of an ability has begun and is not done yet."""
    return s.is_amid(ACTIONS)


def is_being_destroyed(s: Table, x: int) -> bool:
    """Whether a spell under way forbids to reveal it."""
    q = casting_of(s)
    return q is not None and q.it == x and q.this >= 0 and FORBIDS_REVEAL[s.face[q.this]]


def seems_able(s: Table, seat: int) -> bool:
    """Whether, as far as everybody can see, a seat might turn something up."""
    return (s.lurking >> seat) & 1 == 1 and is_alive(s, seat)


def open_window(s: Table, f: Frame) -> None:
    """After a step in which something happened, and after an action, enchantments may be revealed (O1)."""
    if judge(s):
        f.again()
        return
    if s.stirred == s.settled and (s.stirred == s.rested or is_amid_action(s)):
        return
    if not seems_able(s, 0) and not seems_able(s, 1):
        close_window(s)
        return
    w = Frame(WINDOW)
    w.it = s.initiative
    s.push(w)


def offer_reveal(s: Table, f: Frame) -> None:
    """One after the other may reveal one, until both pass in a row (O3, O4)."""
    if judge(s):
        f.again()
        return
    while f.amount < 2:
        seat = f.it
        if seems_able(s, seat):
            s.veil()
            found = [x for x in s.play if s.up[x] == 0 and why_not_in_window(s, seat, x) == ALLOWED]
            if found:
                s.ask(seat, t.REVEAL_WHAT, -1, [t.PASSING, *[pack(t.REVEAL, x) for x in found]], False)
                return
        f.amount += 1
        f.it = 1 - seat
    close_window(s)
    f.leave()


def close_window(s: Table) -> None:
    """Nobody reveals anything more until something happens, or the action under way is done."""
    s.settled = s.stirred
    if not is_amid_action(s):
        s.rested = s.stirred


def why_not_in_window(s: Table, seat: int, x: int) -> int:
    """Why a seat does not turn up a card in a window; after an action it has declined most cards before."""
    reason = why_no_reveal(s, seat, x)
    if reason == ALLOWED and s.stirred == s.settled and not ONLY_BETWEEN[s.face[x]]:
        return why.NOT_NOW
    return reason


def reveal_chosen(s: Table, f: Frame) -> None:
    """It is revealed and has its whole effect before anybody is asked again."""
    seat = f.it
    f.it = 1 - seat
    f.start_over()
    if s.answer.verb == PASS:
        f.amount += 1
        return
    f.amount = 0
    s.push(Revealing(s.answer.a, seat, False))


def why_not_now(s: Table, f: Frame, a: int, b: int) -> int:
    """Why the seat that is asked does not reveal a card."""
    return why_not_in_window(s, f.it, a)


t.V.refuses(t.REVEAL_WHAT, t.REVEAL, why_not_now)
WINDOW: Final = BOOK.rule("window", [offer_reveal, reveal_chosen])
