"""Cubes: on models, in Rooms, in reserve (R16, R103, R110, R112 to R116, O48, O49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.moments import FIRST_PLACED, moment
from conclave.games.black_rose_wars.rules.sharing import Sharing, ask_share, must_be_shared, take_share
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.kernel.frames import Frame


def damage_on(s: Table, m: i64) -> i64:
    """How many cubes lie on a model."""
    n: i64 = 0
    for k in range(t.SIDES * m, t.SIDES * m + t.SIDES):
        n += s.damage[k]
    return n


def health_of(s: Table, m: int) -> int:
    """The Health of a model; an Abomination has its Mage's (O58)."""
    return box.MAGE_HEALTH[s.mage[m]] if s.kind[m] == t.A_MAGE else box.HEALTH[s.kind[m]]


def health_left(s: Table, m: int) -> int:
    """How much more damage a model takes before it falls."""
    return max(0, health_of(s, m) - int(damage_on(s, m)))


def instability_on(s: Table, hex_: i64) -> i64:
    """How many cubes lie in a Room."""
    n: i64 = 0
    for k in range(t.SIDES * hex_, t.SIDES * hex_ + t.SIDES):
        n += s.instability[k]
    return n


def room_for_instability(s: Table, hex_: int) -> int:
    """How many more cubes a Room takes: none if destroyed, any number with Overload (R112, R116, R131)."""
    if hex_ < 0 or s.room_at[hex_] < 0 or s.destroyed[hex_]:
        return 0
    if is_on(s, t.OVERLOAD) or not is_on(s, t.CAP_INSTABILITY):
        return 1000
    return max(0, t.RESISTANCE[s.room_at[hex_]] - int(instability_on(s, hex_)))


def put_damage(s: Table, m: int, side: int, n: int) -> int:
    """Cubes of a side from its reserve onto a model; returns how many there were."""
    n = min(n, s.reserve[side])
    s.reserve[side] -= n
    s.damage[t.SIDES * m + side] += n
    return n


def put_instability(s: Table, hex_: int, side: int, n: int) -> int:
    """Cubes of a side into a Room, as far as slots and reserve go; returns how many."""
    n = min(n, s.reserve[side], room_for_instability(s, hex_))
    if n > 0:
        first = int(instability_on(s, hex_)) == 0
        s.reserve[side] -= n
        s.instability[t.SIDES * hex_ + side] += n
        note(s, t.D_PLACED, side, hex_, n)
        s.tell(t.INSTABILITY, side, hex_, s.room_at[hex_], n)
        if first and side < s.seats:
            moment(s, FIRST_PLACED, -1, side, side, hex_)
    return n


def spread_instability(s: Table, rooms: list[int], side: int, n: int, e: Effect) -> None:
    """n cubes in each of some Rooms; of too few their owner says which Rooms get them (R16, O49)."""
    wanted = [min(n, room_for_instability(s, hex_)) for hex_ in rooms]
    e.did = 0
    if must_be_shared(s, side, wanted):
        f = Sharing(SHARING_INSTABILITY, e.this, side, rooms, wanted)
        f.verb = t.PICK_ROOM
        s.push(f)
        return
    for hex_ in rooms:
        e.did += put_instability(s, hex_, side, n)


def place_shared_instability(s: Table, f: Frame) -> None:
    """The last cubes lie as their owner said; the text knows how many."""
    assert isinstance(f, Sharing)
    text = s.waiting_for(f)
    for i in range(len(f.them)):
        n = put_instability(s, f.them[i], f.you, f.given[i])
        if isinstance(text, Effect):
            text.did += n


SHARING_INSTABILITY: Final = BOOK.rule("share instability", [ask_share, take_share, place_shared_instability])


def clear_damage(s: Table, m: int) -> None:
    """All cubes on a model go home."""
    for side in range(t.SIDES):
        s.reserve[side] += s.damage[t.SIDES * m + side]
        s.damage[t.SIDES * m + side] = 0


def clear_instability(s: Table, hex_: int) -> None:
    """All cubes in a Room go home."""
    for side in range(t.SIDES):
        s.reserve[side] += s.instability[t.SIDES * hex_ + side]
        s.instability[t.SIDES * hex_ + side] = 0


def heal_cube(s: Table, m: int, side: int) -> None:
    """One cube of a side goes home from a model."""
    s.damage[t.SIDES * m + side] -= 1
    s.reserve[side] += 1
    s.tell(t.HEALED, side, m)


def convert_damage_cube(s: Table, m: int, old: int, new: int) -> bool:
    """One cube on a model becomes another side's, if that side has one left (R154, O49)."""
    if s.reserve[new] == 0 or s.damage[t.SIDES * m + old] == 0:
        return False
    s.damage[t.SIDES * m + old] -= 1
    s.reserve[old] += 1
    s.damage[t.SIDES * m + new] += 1
    s.reserve[new] -= 1
    s.tell(t.CONVERTED, new, m, old)
    return True


def colours_on(s: Table, m: int) -> list[int]:
    """The sides with a cube on a model."""
    return [side for side in range(t.SIDES) if s.damage[t.SIDES * m + side] > 0]


def all_cubes(s: Table, side: int) -> int:
    """All cubes of a side, wherever they are: always the same number."""
    n = s.reserve[side]
    for m in range(t.MODELS):
        n += s.damage[t.SIDES * m + side]
    for k in range(side, len(s.instability), t.SIDES):
        n += s.instability[k]
    return n
