"""From the box to the first turn: deal, draft, terrain, stacks (R15 to R23, R33 to R36, O1 to O11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from conclave.games.dark_artifacts.rules.reasons import (
    KEPT_ALREADY,
    NONE_LEFT,
    NOT_DEALT,
    NOT_YOUR_ROW,
    ONE_RELIC_EACH,
    PIECES_LEFT_OVER,
    RELIC_LEFT_OVER,
    TWO_THERE,
    WRONG_LEVEL,
)
from conclave.games.dark_artifacts.rules.terrain import (
    why_no_swamp_in_setup,
    why_no_wall_in_setup,
)
from conclave.games.dark_artifacts.rules.turns import TURN
from conclave.games.dark_artifacts.table import (
    BOOK,
    CARDS,
    CUBE_A,
    CUBE_B,
    DRAFT,
    FIRST_OF_LEVEL,
    FIVE,
    FOUR,
    LEADER,
    LEVELS,
    PLAY,
    SLOTS,
    STACKING,
    TERRAIN,
    THREE,
    TWO,
    TYPES,
    Kit,
    Table,
    board_of,
    kit_of,
    new_entity,
)
from conclave.games.dark_artifacts.terms import (
    DEALT,
    KEEP,
    KEEP_WHICH,
    KEPT,
    LAY,
    LAY_WHAT,
    PLACE,
    PLACE_WHERE,
    PUT_SWAMP,
    PUT_WALL,
    SCREENS_GONE,
    SWAMP,
    SWAMP_WHERE,
    WALL,
    WALL_WHERE,
)
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.state import UNKNOWN

DRAFT_ORDER: Final[list[int]] = [FOUR, THREE, LEADER, TWO, CUBE_A, CUBE_B]
"""The types for which a card is kept, in the order in which they are asked."""


# --- dealing -------------------------------------------------------------------------------------------
def deal(s: Table, f: Frame) -> None:
    """Deal each player cards of every level and relics; the rest stays in the box (R18, R19, R35)."""
    kit = kit_of(s)
    s.phase = DRAFT
    s.team = list(range(s.seats))
    s.active = s.first
    s.face = vec[i16]([UNKNOWN] * kit.handles)
    s.seen_by = vec[i16]([0] * kit.handles)
    s.under = [-1] * kit.first_card
    s.origin = [-1] * kit.first_card
    s.slot = [-1] * (SLOTS * s.seats)
    box = shuffled_box(s)
    handle = kit.first_card
    for seat in range(s.seats):
        for level in range(1, 5):
            for _ in range(kit.dealt[level]):
                s.face[handle] = box[level].pop()
                s.seen_by[handle] = 1 << seat
                handle += 1
    for level in range(1, 5):
        while box[level]:
            s.face[handle] = box[level].pop()
            handle += 1
    s.tell(DEALT, -1)
    s.fork(DRAFTING)


def shuffled_box(s: Table) -> list[list[int]]:
    """The cards of each level in random order."""
    box: list[list[int]] = [[]]
    for level in range(1, 5):
        pile = list(range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1]))
        s.rng.shuffle(pile)
        box.append(pile)
    return box


# --- drafting, behind the screen -----------------------------------------------------------------------
def type_to_fill(s: Table, seat: int) -> int:
    """The next type of piece that a seat keeps a card for; -1 when all slots are filled."""
    for type_ in DRAFT_ORDER:
        if kit_of(s).pieces[type_] > 0 and s.slot[seat * SLOTS + type_ - 1] < 0:
            return type_
    return -1


def why_not_keep(s: Table, seat: int, handle: int, type_: int) -> int:
    """Why a card cannot be kept for a type (R18, O13)."""
    kit = kit_of(s)
    first = kit.first_card + seat * kit.cards_each
    if not first <= handle < first + kit.cards_each:
        return NOT_DEALT
    if not FOUR <= type_ < TYPES or kit.level_at[handle - first] != LEVELS[type_]:
        return WRONG_LEVEL
    if handle in s.slot[seat * SLOTS : seat * SLOTS + SLOTS]:
        return KEPT_ALREADY
    return ALLOWED


def offer_cards(s: Table, f: Frame) -> None:
    """One card for each type: 1 power for four-dots, 2 for three-dots and leader, 3 for the two-dot (O13)."""
    kit = kit_of(s)
    seat = f.you
    type_ = type_to_fill(s, seat)
    if type_ < 0:
        f.leave()
        return
    level = LEVELS[type_]
    first = kit.first_card + seat * kit.cards_each + kit.level_from[level]
    codes = [
        pack(KEEP, handle, type_)
        for handle in range(first, first + kit.dealt[level])
        if why_not_keep(s, seat, handle, type_) == ALLOWED
    ]
    s.ask(seat, KEEP_WHICH, type_, codes)


def keep_card(s: Table, f: Frame) -> None:
    """The card goes to its slot; the others go back unseen in the end."""
    s.slot[f.you * SLOTS + s.answer.b - 1] = s.answer.a
    s.tell(KEPT, f.you, s.answer.a, s.answer.b)
    f.again(2)


DRAFTING: Final = BOOK.rule("draft", [offer_cards, keep_card])


# --- terrain, in the open ------------------------------------------------------------------------------
def begin_terrain(s: Table, f: Frame) -> None:
    """All cards are chosen; terrain is placed one player at a time (O3, O9)."""
    s.phase = TERRAIN
    s.placed = 0


def offer_terrain(s: Table, f: Frame) -> None:
    """In turn order: a swamp, two walls, a swamp, two walls (R20, R21, O3)."""
    step = terrain_step(s)
    if step < 0:
        f.at += 1
        return
    seat = terrain_seat(s)
    board = board_of(s)
    if step == SWAMP:
        codes = [pack(SWAMP, x) for x in range(board.spaces) if why_no_swamp_in_setup(s, x) == ALLOWED]
        s.ask(seat, SWAMP_WHERE, -1, codes)
    else:
        codes = [pack(WALL, x) for x in range(board.lines) if why_no_wall_in_setup(s, x) == ALLOWED]
        s.ask(seat, WALL_WHERE, -1, codes)


def terrain_step(s: Table) -> int:
    """What is placed next: a swamp or a wall; -1 when every player has had a step."""
    steps = [SWAMP, WALL, WALL, SWAMP, WALL, WALL]
    most = [0, 1, 3, 4, 6][s.seats]
    return steps[s.placed] if s.placed < most else -1


def terrain_seat(s: Table) -> int:
    """Whose step it is: the first player's, the second's twice, the third's, the fourth's twice."""
    return (s.first + [0, 1, 1, 2, 3, 3][s.placed]) % s.seats


def put_terrain(s: Table, f: Frame) -> None:
    """The piece lies; the next step follows."""
    seat = terrain_seat(s)
    if s.answer.verb == SWAMP:
        s.swamps |= 1 << s.answer.a
        s.tell(PUT_SWAMP, seat, s.answer.a)
    else:
        s.walls |= 1 << s.answer.a
        s.tell(PUT_WALL, seat, s.answer.a)
    s.placed += 1
    f.again(2)


# --- stacking, behind the screen -----------------------------------------------------------------------
def begin_stacking(s: Table, f: Frame) -> None:
    """Everybody stacks at the same time (R22, R36, O9)."""
    s.phase = STACKING
    s.fork(STACK)


def laid(s: Table, seat: int) -> list[int]:
    """The types a seat has laid so far, bottom up; each five-dot closes a stack."""
    first = seat * kit_of(s).per_seat
    return [int(x) for x in s.face[first : first + kit_of(s).per_seat] if x != UNKNOWN]


def places(s: Table, seat: int) -> list[int]:
    """The spaces a seat has chosen for its stacks so far."""
    first = kit_of(s).first_place + seat * kit_of(s).entities
    return [int(x) for x in s.face[first : first + kit_of(s).entities] if x != UNKNOWN]


def why_no_place(s: Table, seat: int, space: int) -> int:
    """Why a stack cannot be begun on a space (R22, R36, O6)."""
    if space not in board_of(s).homes[seat]:
        return NOT_YOUR_ROW
    return TWO_THERE if places(s, seat).count(space) >= 2 else ALLOWED


def why_no_lay(s: Table, seat: int, type_: int) -> int:
    """Why a seat cannot lay a piece next on the stack it is building."""
    f = s.aside[seat][-1]
    return why_piece_does_not_fit(kit_of(s), f.them, f.here, f.by, type_)


def why_piece_does_not_fit(kit: Kit, left: list[int], closed: int, has_relic: int, type_: int) -> int:
    """Why a piece cannot come next, given what is left to lay and what the stack holds (R22, O10)."""
    if not FIVE <= type_ < TYPES or left[type_] == 0:
        return NONE_LEFT
    if type_ >= CUBE_A:
        return ONE_RELIC_EACH if has_relic else ALLOWED
    if type_ != FIVE:
        return ALLOWED
    stacks_left = kit.entities - closed - 1
    if stacks_left == 0 and sum(left) > 1:
        return PIECES_LEFT_OVER
    return RELIC_LEFT_OVER if left[CUBE_A] + left[CUBE_B] > stacks_left else ALLOWED


def offer_stacking(s: Table, f: Frame) -> None:
    """First where the next stack stands, then its pieces from the bottom up; the five-dot closes it.

    The frame remembers: `them` what is left of each type, `amount` how many are laid, `here` how many
    stacks are closed, `by` whether the open one has a relic, `it` whether it has a place.
    """
    seat = f.you
    kit = kit_of(s)
    if not f.them:
        f.them = kit.pieces[:]
        f.here = 0
        f.by = 0
        f.it = 0
    if f.here == kit.entities:
        f.leave()
    elif f.it == 0:
        homes = board_of(s).homes[seat]
        codes = [pack(PLACE, x) for x in homes if why_no_place(s, seat, x) == ALLOWED]
        s.ask(seat, PLACE_WHERE, f.here, codes)
    else:
        codes = [
            pack(LAY, x)
            for x in range(TYPES)
            if why_piece_does_not_fit(kit, f.them, f.here, f.by, x) == ALLOWED
        ]
        s.ask_unless_forced(seat, LAY_WHAT, f.here, codes)


def do_stacking(s: Table, f: Frame) -> None:
    """A place chosen or a piece laid is a secret face like any other."""
    kit = kit_of(s)
    chosen = s.answer.a
    if s.answer.verb == PLACE:
        handle = kit.first_place + f.you * kit.entities + f.here
        f.it = 1
    else:
        handle = f.you * kit.per_seat + f.amount
        f.amount += 1
        f.them[chosen] -= 1
        if chosen >= CUBE_A:
            f.by = 1
        elif chosen == FIVE:
            f.here += 1
            f.by = 0
            f.it = 0
    s.face[handle] = chosen
    s.seen_by[handle] = 1 << f.you
    f.again(2)


STACK: Final = BOOK.rule("stack", [offer_stacking, do_stacking])


# --- screens away --------------------------------------------------------------------------------------
def remove_screens(s: Table, f: Frame) -> None:
    """All stacks stand in the open (R23); handles are dealt anew, so that they tell nothing."""
    for seat in range(s.seats):
        set_up_stacks(s, seat)
    for handle in range(kit_of(s).first_place, kit_of(s).handles):
        s.seen_by[handle] = EVERYONE
    s.phase = PLAY
    s.horizon = s.decided
    s.tell(SCREENS_GONE, -1)


def stacks_from_left(s: Table, seat: int) -> list[int]:
    """The stacks a seat built, by space and height: nobody learns which was built first. Ties at random."""
    kit = kit_of(s)
    spaces = places(s, seat)
    built = laid_stacks(laid(s, seat))
    order = list(range(kit.entities))
    s.rng.shuffle(order)
    keys: list[int] = []
    for k in range(kit.entities):
        seen = min(len(built[k]), 2) if s.hide_heights else len(built[k])
        keys.append(((spaces[k] * 32 + seen) * 8 + order[k]) * 8 + k)
    return [key % 8 for key in sorted(keys)]


def set_up_stacks(s: Table, seat: int) -> None:
    """Turn what one seat laid into entities; hidden pieces get random handles."""
    kit = kit_of(s)
    first = seat * kit.per_seat
    spaces = places(s, seat)
    built = laid_stacks(laid(s, seat))
    hidden = list(range(first + kit.entities, first + kit.per_seat))
    order = stacks_from_left(s, seat)
    s.rng.shuffle(hidden)
    for stack in range(kit.entities):
        space = spaces[order[stack]]
        s.face[kit.first_place + seat * kit.entities + stack] = space
        below = -1
        for face in built[order[stack]]:
            p = first + stack if face == FIVE else hidden.pop()
            s.face[p] = face
            s.seen_by[p] = EVERYONE if face == FIVE else 1 << seat
            s.under[p] = below
            s.origin[p] = stack
            below = p
        new_entity(s, seat, space, below)


def laid_stacks(faces: list[int]) -> list[list[int]]:
    """What was laid, stack by stack, bottom up."""
    stacks: list[list[int]] = [[]]
    for face in faces:
        stacks[-1].append(face)
        if face == FIVE:
            stacks.append([])
    return stacks


def begin_play(s: Table, f: Frame) -> None:
    """The first player has the first turn (R20, O7)."""
    s.active = s.first
    s.push(Frame(TURN))


GAME: Final = BOOK.rule(
    "game",
    [deal, begin_terrain, offer_terrain, put_terrain, begin_stacking, remove_screens, begin_play],
)

assert FIRST_OF_LEVEL[5] == CARDS
