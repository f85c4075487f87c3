"""Coming into play: summoned, attached, worn, on a border; and moving what is there (R10.3, R11, R13)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import OUTSIDE
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.destroying import break_guards, send_home
from conclave.games.mage_wars.rules.events import COMES_INTO_PLAY, SUMMONED, cause
from conclave.games.mage_wars.rules.harm import give_tokens
from conclave.games.mage_wars.rules.legality import why_zone_taken
from conclave.games.mage_wars.rules.traits import refresh
from conclave.games.mage_wars.table import BOOK, Table, attached_to, is_alive, is_in_play, kind_of, zone_of
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED


def put_into_play(s: Table, x: int, seat: int, face_up: bool) -> None:
    """A card is in play, as the last to arrive."""
    s.place[x] = k.PLAY
    s.controller[x] = seat
    s.came[x] = s.round
    s.up[x] = 1 if face_up else 0
    s.bearer[x] = -1
    s.zone[x] = -1
    if x not in s.play:
        s.play.append(x)
    if face_up:
        s.show(x, EVERYONE)
    else:
        s.stirred += 1  # its arrival is not told, but everybody sees it


def summon(s: Table, x: int, seat: int, zone: int) -> None:
    """A creature appears, its action marker used; that is not entering (R6.6, R7.3, O16)."""
    put_into_play(s, x, seat, True)
    s.zone[x] = zone
    s.ready[x] = 0
    s.tell(t.ARRIVED, seat, x, zone)
    refresh(s)
    f = Frame(COMING, x, seat)
    f.here = zone
    s.push(f)


def come_into_play(s: Table, f: Frame) -> None:
    """What hears of it answers."""
    cause(s, COMES_INTO_PLAY, f.this, -1, zone_of(s, f.this), 0, f.you)


def be_summoned(s: Table, f: Frame) -> None:
    """What hears of creatures that are summoned answers."""
    if is_in_play(s, f.this) and kind_of(s, f.this) == k.CREATURE:
        cause(s, SUMMONED, f.this, -1, f.here, 0, f.you)


COMING: Final = BOOK.rule("coming into play", [come_into_play, be_summoned])


def place_in_zone(s: Table, x: int, seat: int, zone: int, face_up: bool) -> None:
    """A conjuration or an enchantment is attached to a zone (R11.4, R12.1)."""
    put_into_play(s, x, seat, face_up)
    s.zone[x] = zone
    if face_up:
        s.tell(t.ARRIVED, seat, x, zone)
    refresh(s)
    if face_up:
        s.push(Frame(COMING, x, seat))


def place_on(s: Table, x: int, seat: int, bearer: int, face_up: bool) -> None:
    """A card is attached to an object."""
    put_into_play(s, x, seat, face_up)
    s.bearer[x] = bearer
    if face_up:
        s.tell(t.ATTACHED, seat, x, bearer)
    refresh(s)
    if face_up:
        s.push(Frame(COMING, x, seat))


def stand(s: Table, x: int, seat: int, border: int) -> None:
    """A wall stands on a border (R9.1)."""
    put_into_play(s, x, seat, True)
    s.border[x] = border
    s.tell(t.STANDS, seat, x, border)
    refresh(s)
    s.push(Frame(COMING, x, seat))


# --- equipment (R13.1, R13.2, O48) --------------------------------------------------------------------------
def worn_by(s: Table, mage: int) -> list[int]:
    """The equipment that a Mage wears."""
    return [y for y in attached_to(s, mage) if is_in_play(s, y) and kind_of(s, y) == k.EQUIPMENT]


def fit_together(faces: list[int]) -> bool:
    """Whether a Mage has room for all of these: what is weapon or shield takes the hand that is free."""
    taken = [0] * k.SLOTS
    either = 0
    for face in faces:
        if box.EITHER_SLOT[face]:
            either += 1
            continue
        for slot in range(k.SLOTS):
            taken[slot] += (box.SLOTS[face] >> slot) & 1
    for slot in range(k.SLOTS):
        if taken[slot] > k.SLOT_ROOM[slot]:
            return False
    hands = k.SLOT_ROOM[k.WEAPON] + k.SLOT_ROOM[k.SHIELD]
    return taken[k.WEAPON] + taken[k.SHIELD] + either <= hands


def wear(s: Table, x: int, seat: int, mage: int) -> None:
    """A Mage puts a piece of equipment on, once there is room for it; its wearer controls it (R1.6)."""
    s.push(Frame(WEARING, x, seat, mage))


def crowded(s: Table, f: Frame) -> list[int]:
    """The pieces one of which must go: any that would make room, or all where one is not enough."""
    face = s.face[f.this]
    worn = worn_by(s, f.it)
    if fit_together([face, *[s.face[y] for y in worn]]):
        return []
    rivals = [y for y in worn if box.SLOTS[s.face[y]] & box.SLOTS[face]]
    found = [y for y in rivals if fit_together([face, *[s.face[z] for z in worn if z != y]])]
    return found if found else rivals[:1]


def make_room(s: Table, f: Frame) -> None:
    """The old piece returns to the book; where one of two must go, its wearer's controller says which."""
    found = crowded(s, f)
    if not found:
        f.skip()
    elif is_alive(s, f.it):
        s.ask_unless_forced(f.it, t.TAKE_OFF, f.this, [pack(t.PICK, y) for y in found])
    else:
        s.answer = t.answer(t.PICK, found[0])


def take_off(s: Table, f: Frame) -> None:
    """It goes back, and perhaps another one must."""
    send_home(s, s.answer.a)
    f.start_over()


def put_on(s: Table, f: Frame) -> None:
    """The new piece is worn."""
    place_on(s, f.this, f.it, f.it, True)


def why_not_off(s: Table, f: Frame, y: int, b: int) -> int:
    """Why a piece is not taken off for another."""
    return ALLOWED if y in crowded(s, f) else why.NOT_THIS_ONE


t.V.refuses(t.TAKE_OFF, t.PICK, why_not_off)
WEARING: Final = BOOK.rule("wearing", [make_room, take_off, put_on])


# --- what is in play already -------------------------------------------------------------------------------
def attach(s: Table, x: int, bearer: int, zone: int) -> None:
    """An attached card gets another bearer, or zone, and a new place in time (R12.7, O52)."""
    s.bearer[x] = bearer
    s.zone[x] = zone
    s.play.remove(x)
    s.play.append(x)
    if bearer >= 0:
        s.tell(t.ATTACHED, s.controller[x], x if s.up[x] else -1, bearer)
    else:
        s.tell(t.ARRIVED, s.controller[x], x if s.up[x] else -1, zone)
    refresh(s)
    break_guards(s)


def take_control(s: Table, x: int, seat: int) -> None:
    """Another Mage controls a card; its owner never changes (R1.6)."""
    if s.controller[x] != seat:
        s.controller[x] = seat
        s.seen_by[x] |= 1 << seat
        s.tell(t.CONTROLS, seat, x if s.up[x] else -1)
        refresh(s)


def why_no_shift(s: Table, x: int, zone: int) -> int:
    """Why a conjuration cannot move into a zone: it must be a neighbour where it could stand (O62)."""
    here = zone_of(s, x)
    if not 0 <= zone < s.terms.board.zones or not (s.terms.board.near_mask[here] >> zone) & 1:
        return why.NOT_NEXT_TO
    return why_zone_taken(s, s.face[x], int(s.controller[x]), zone)


def shift_conjuration(s: Table, x: int, zone: int) -> None:
    """A conjuration drifts into a zone (R21.2, O53)."""
    if zone != OUTSIDE:
        s.zone[x] = zone
        s.tell(t.MOVED, s.controller[x], x, zone)


# --- banishment (O65) --------------------------------------------------------------------------------------
def banish(s: Table, x: int, n: int, you: int) -> None:
    """A creature leaves the arena for a while, its action marker as it is."""
    if is_in_play(s, x):
        s.place[x] = k.BANISHED
        s.guard[x] = 0
        s.marks[x] |= k.SENT_BY_SECOND * you
        s.tell(t.BANISHED_IT, s.controller[x], x, n)
        give_tokens(s, x, k.BANISHMENT, n, n)
        refresh(s)


def come_back(s: Table, x: int) -> None:
    """It is back in the zone that it left, which is not entering."""
    s.place[x] = k.PLAY
    s.marks[x] &= ~k.SENT_BY_SECOND
    s.tell(t.CAME_BACK, s.controller[x], x, s.zone[x])
    refresh(s)
