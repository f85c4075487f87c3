"""Nightfall and the turns of the Night (R16 to R20, R27, O8, O24 to O29)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import FOREST, LAIR, STONES, TOWER
from conclave.games.triora.rules import box
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.rules.areas import act, action_codes, bewitch, copy_area
from conclave.games.triora.rules.bonuses import COVEN, bonus_codes, take_bonus
from conclave.games.triora.rules.gains import receive
from conclave.games.triora.rules.placing import VERBS, is_half_moved, place, placements, safe_ones
from conclave.games.triora.rules.potions import brew_formula, formulas_for, why_no_brew
from conclave.games.triora.rules.stones import CIRCLING, leave_bonus
from conclave.games.triora.rules.villagers import win_villager
from conclave.games.triora.table import BOOK, Table, by_inquisition, row_of
from conclave.kernel.choices import pack, unpack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


# --- Nightfall ---------------------------------------------------------------------------------------------
def let_night_fall(s: Table, f: Frame) -> None:
    """Disks and cards go back; the order of choosing is settled for this Nightfall (R17, O8, O25)."""
    s.round += 1
    s.night = True
    s.active = -1
    s.order = []
    for seat in range(s.seats):
        s.position[seat] = 0
        s.used[seat] = 0
    f.told = -1
    f.them = by_inquisition(s)
    s.tell_and_head(t.NIGHTFALL, -1, s.round, n=row_of(f.them))


def why_no_position(s: Table, f: Frame, position: int, b: int) -> int:
    """Why a position of the Turn Order track is not taken."""
    return why.POSITION_TAKEN if position in s.position or position == 0 else ALLOWED


t.V.refuses(t.CHOOSE_POSITION, t.POSITION, why_no_position)


def offer_position(s: Table, f: Frame) -> None:
    """The next player takes a free position (R17)."""
    free = [position for position in range(1, t.POSITIONS + 1) if position not in s.position]
    s.ask(f.them[0], t.CHOOSE_POSITION, -1, [pack(t.POSITION, position) for position in free])


def take_position(s: Table, f: Frame) -> None:
    """It gives its bonus at once, before the next player chooses (O8)."""
    seat = f.them.pop(0)
    position = s.answer.a
    s.position[seat] = position
    s.tell(t.TOOK_POSITION, seat, position)
    if f.them:
        f.go_to(NEXT_SEAT)
    receive(s, seat, box.POSITION_GAINS[position])


def settle_order(s: Table, f: Frame) -> None:
    """The lowest position plays first (R18)."""
    s.order = sorted(range(s.seats), key=s.position.__getitem__)
    s.turn = 0


# --- turns -------------------------------------------------------------------------------------------------
def begin_turn(s: Table, f: Frame) -> None:
    """Everybody plays a first turn, then everybody a second (R18)."""
    s.active = s.order[s.turn % s.seats]
    s.cauldron = False
    s.action = -1
    s.bonus = -1
    s.copied = -1
    s.skips = 0
    f.you = s.active
    f.this = -1
    f.told = -1
    s.tell_and_head(t.TURN_BEGINS, s.active, 1 + s.turn // s.seats)


def ask_for_piece(s: Table, f: Frame) -> None:
    """Place the Witch or the Familiar; moving is compulsory, wherever no place is safe (R20, O24, O52)."""
    codes = placements(s, s.active)
    safe = safe_ones(s, s.active, codes) if s.careful else codes
    if not safe:
        s.tell(t.NOWHERE_SAFE, s.active)
    s.ask_unless_forced(s.active, t.PLACE_PIECE, -1, safe or codes)


def place_piece(s: Table, f: Frame) -> None:
    """It is placed; where there are two Familiars, the other one follows (R94, O62)."""
    piece = VERBS.index(s.answer.verb)
    if piece != t.EXTRA:
        f.this = piece
    place(s, s.active, piece, s.answer.a)
    if is_half_moved(s, s.active):
        f.go_to(SECOND_FAMILIAR)


def why_not_end(s: Table, f: Frame, a: int, b: int) -> int:
    """Why the turn cannot be ended: the first step of the Stone Circle is compulsory (R54, O26)."""
    return why.MUST_STEP if s.action == STONES else ALLOWED


def why_no_own_brew(s: Table, f: Frame, formula: int, b: int) -> int:
    """Why the Witch's own Cauldron does not brew a formula (R23, O31)."""
    return why_no_brew(s, f.you, formula, 0) if s.cauldron else why.NO_CAULDRON


t.V.refuses(t.DO_WHAT, PASS, why_not_end)
t.V.refuses(t.DO_WHAT, t.BREW, why_no_own_brew)


def offer_items(s: Table, f: Frame) -> None:
    """Cauldron, Witch's Bonus and action in any order, or leave the rest (R27, O26).

    What can only be of use is begun without asking when nothing else is left: its shovels and Cauldrons may
    still go unused (O28).
    """
    codes = action_codes(s, f)
    brews = formulas_for(s, f.you, 0) if s.cauldron else []
    bonuses = bonus_codes(s, f)
    if not brews and not bonuses and s.action in (FOREST, LAIR, STONES):
        s.answer = unpack(codes[0])
        return
    codes = [*brews, *bonuses, *codes]
    if s.action == STONES:
        s.ask(f.you, t.DO_WHAT, -1, codes)
    elif codes:
        s.ask(f.you, t.DO_WHAT, -1, [t.PASSING, *codes])
    else:
        f.skip()


def do_item(s: Table, f: Frame) -> None:
    """Do what was chosen, and ask again (O29)."""
    o = s.answer
    if o.verb == PASS:
        return
    f.go_to(NEXT_ITEM)
    if o.verb == t.BREW:
        s.cauldron = False
        brew_formula(s, f.you, o.a, -1)
    elif o.verb == t.ACT:
        act(s, f.you, o.a, o.b)
    elif o.verb == t.STEP:
        s.push(Frame(CIRCLING, -1, f.you))
    elif o.verb in (t.ENCHANT, t.CURSE):
        bewitch(s, f.you, o.a, t.BY_ENCHANTMENT if o.verb == t.ENCHANT else t.BY_CURSE)
    elif o.verb == t.COPY:
        copy_area(s, f.you, o.a, f.this == t.WITCH)
    elif o.verb == t.BUY:
        s.action = -1
        win_villager(s, f.you, o.a, -1)
    else:
        take_bonus(s, f.you, o)


def drop_the_rest(s: Table, f: Frame) -> None:
    """What was not done is dropped, and said (R35, R37, R41, O26)."""
    if s.cauldron:
        useless = not formulas_for(s, f.you, 0)
        s.tell(t.NO_USE_FOR_CAULDRONS if useless else t.LEFT_CAULDRONS, f.you, 1)
        s.cauldron = False
    leave_bonus(s, f.you)
    if s.bonus >= 0 and s.bonus != TOWER:
        s.tell(t.LEFT_BONUS, f.you, s.bonus)
    if s.action >= 0:
        could = bool(action_codes(s, f))
        s.tell(t.LEFT_ACTION if could else t.COULD_NOT_ACT, f.you, s.action)
    s.action = -1
    s.bonus = -1
    if f.this == t.WITCH:
        s.push(Frame(COVEN, -1, f.you))


def pass_turn(s: Table, f: Frame) -> None:
    """The next player, until everybody has played twice (R18, R19)."""
    s.turn += 1
    s.copied = -1
    if s.turn < 2 * s.seats:
        f.start_over()


NEXT_SEAT: Final = Label("next seat")
SECOND_FAMILIAR: Final = Label("second Familiar")
NEXT_ITEM: Final = Label("next item")
NIGHTFALL: Final = BOOK.rule(
    "nightfall", [let_night_fall, NEXT_SEAT, offer_position, take_position, settle_order]
)
NIGHT: Final = BOOK.rule("night", [
    begin_turn, SECOND_FAMILIAR, ask_for_piece, place_piece, NEXT_ITEM, offer_items, do_item, drop_the_rest,
    pass_turn,
])  # fmt: skip
