"""From the box to the first turn: deal, draft, terrain, stacks (R15 to R23, R33 to R36, O1 to O11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules import reasons as why
from conclave.games.dark_artifacts.rules.terrain import why_no_swamp_in_setup, why_no_wall_in_setup
from conclave.games.dark_artifacts.rules.turns import TURN
from conclave.games.dark_artifacts.table import BOOK, Table, board_of, kit_of, new_entity
from conclave.kernel.choices import pack
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame, Label
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.state import UNKNOWN

DRAFT_ORDER: Final[list[int]] = [t.FOUR, t.THREE, t.LEADER, t.TWO, t.CUBE_A, t.CUBE_B]
"""The types for which a card is kept, in the order in which they are asked."""


# --- dealing -------------------------------------------------------------------------------------------
def deal(s: Table, f: Frame) -> None:
    """Deal each player cards of every level and relics; the rest stays in the box (R18, R19, R35)."""
    kit = kit_of(s)
    s.phase = t.DRAFT
    s.team = list(range(s.seats))
    s.active = s.first
    s.face = vec[i16]([UNKNOWN] * kit.handles)
    s.seen_by = vec[i16]([0] * kit.handles)
    s.under = [-1] * kit.first_card
    s.origin = [-1] * kit.first_card
    s.slot = [-1] * (t.SLOTS * s.seats)
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
    s.tell(t.DEALT, -1)
    s.fork(DRAFTING)


def shuffled_box(s: Table) -> list[list[int]]:
    """The cards of each level in random order."""
    box: list[list[int]] = [[]]
    for level in range(1, 5):
        pile = list(range(t.FIRST_OF_LEVEL[level], t.FIRST_OF_LEVEL[level + 1]))
        s.rng.shuffle(pile)
        box.append(pile)
    return box


# --- drafting, behind the screen -----------------------------------------------------------------------
def type_to_fill(s: Table, seat: int) -> int:
    """The next type of piece that a seat keeps a card for; -1 when all slots are filled."""
    for type_ in DRAFT_ORDER:
        if kit_of(s).pieces[type_] > 0 and s.slot[seat * t.SLOTS + type_ - 1] < 0:
            return type_
    return -1


def why_not_keep(s: Table, f: Frame, handle: int, type_: int) -> int:
    """Why a card cannot be kept for a type, or for the one that comes next (R18, O13)."""
    kit = kit_of(s)
    first = kit.first_card + f.you * kit.cards_each
    if not first <= handle < first + kit.cards_each:
        return why.NOT_DEALT
    if type_ < 0:
        type_ = type_to_fill(s, f.you)
    if not t.FOUR <= type_ < t.TYPES or kit.level_at[handle - first] != t.LEVELS[type_]:
        return why.WRONG_LEVEL
    return why.KEPT_ALREADY if handle in s.slot[f.you * t.SLOTS : (f.you + 1) * t.SLOTS] else ALLOWED


t.V.refuses(t.KEEP_WHICH, t.KEEP, why_not_keep)


def offer_cards(s: Table, f: Frame) -> None:
    """One card for each type: 1 power for four-dots, 2 for three-dots and leader, 3 for the two-dot (O13)."""
    kit = kit_of(s)
    type_ = type_to_fill(s, f.you)
    if type_ < 0:
        f.leave()
        return
    level = t.LEVELS[type_]
    first = kit.first_card + f.you * kit.cards_each + kit.level_from[level]
    dealt = range(first, first + kit.dealt[level])
    codes = [pack(t.KEEP, x, type_) for x in dealt if why_not_keep(s, f, x, type_) == ALLOWED]
    s.ask(f.you, t.KEEP_WHICH, type_, codes)


def keep_card(s: Table, f: Frame) -> None:
    """The card goes to its slot; the others go back unseen in the end."""
    s.slot[f.you * t.SLOTS + s.answer.b - 1] = s.answer.a
    s.tell(t.KEPT, f.you, s.answer.a, s.answer.b)
    f.go_to(NEXT_CARD)


NEXT_CARD: Final = Label("next card")
DRAFTING: Final = BOOK.rule("draft", [NEXT_CARD, offer_cards, keep_card])


# --- terrain, in the open ------------------------------------------------------------------------------
def begin_terrain(s: Table, f: Frame) -> None:
    """All cards are chosen; terrain is placed one player at a time (O3, O9)."""
    s.phase = t.TERRAIN
    s.placed = 0


t.V.refuses(t.SWAMP_WHERE, t.SWAMP, why_no_swamp_in_setup)
t.V.refuses(t.WALL_WHERE, t.WALL, why_no_wall_in_setup)


def offer_terrain(s: Table, f: Frame) -> None:
    """In turn order: a swamp, two walls, a swamp, two walls (R20, R21, O3)."""
    step = terrain_step(s)
    if step < 0:
        f.skip()
        return
    about = t.SWAMP_WHERE if step == t.SWAMP else t.WALL_WHERE
    most = board_of(s).spaces if step == t.SWAMP else board_of(s).lines
    s.ask(terrain_seat(s), about, -1, t.V.offer(s, f, about, step, list(range(most))))


def terrain_step(s: Table) -> int:
    """What is placed next: a swamp or a wall; -1 when every player has had a step."""
    steps = [t.SWAMP, t.WALL, t.WALL, t.SWAMP, t.WALL, t.WALL]
    most = [0, 1, 3, 4, 6][s.seats]
    return steps[s.placed] if s.placed < most else -1


def terrain_seat(s: Table) -> int:
    """Whose step it is: the first player's, the second's twice, the third's, the fourth's twice."""
    return (s.first + [0, 1, 1, 2, 3, 3][s.placed]) % s.seats


def put_terrain(s: Table, f: Frame) -> None:
    """The piece lies; the next step follows."""
    seat = terrain_seat(s)
    if s.answer.verb == t.SWAMP:
        s.swamps |= 1 << s.answer.a
        s.tell(t.PUT_SWAMP, seat, s.answer.a)
    else:
        s.walls |= 1 << s.answer.a
        s.tell(t.PUT_WALL, seat, s.answer.a)
    s.placed += 1
    f.go_to(NEXT_TERRAIN)


# --- stacking, behind the screen -----------------------------------------------------------------------
def begin_stacking(s: Table, f: Frame) -> None:
    """Everybody stacks at the same time (R22, R36, O9)."""
    s.phase = t.STACKING
    s.fork(STACK)


def laid(s: Table, seat: int) -> list[int]:
    """The types a seat has laid so far, bottom up; each five-dot closes a stack."""
    first = seat * kit_of(s).per_seat
    return [int(x) for x in s.face[first : first + kit_of(s).per_seat] if x != UNKNOWN]


def places(s: Table, seat: int) -> list[int]:
    """The spaces a seat has chosen for its stacks so far."""
    first = kit_of(s).first_place + seat * kit_of(s).entities
    return [int(x) for x in s.face[first : first + kit_of(s).entities] if x != UNKNOWN]


def why_no_place(s: Table, f: Frame, space: int, b: int) -> int:
    """Why a stack cannot be begun on a space (R22, R36, O6)."""
    if space not in board_of(s).homes[f.you]:
        return why.NOT_YOUR_ROW
    return why.TWO_THERE if places(s, f.you).count(space) >= 2 else ALLOWED


def count_known(s: Table, first: i64, most: i64) -> i64:
    """How many of a row of handles have got their faces, one after another."""
    n: i64 = 0
    while n < most and s.face[first + n] != UNKNOWN:
        n += 1
    return n


def why_no_lay(s: Table, f: Frame, type_: int, b: int) -> int:
    """Why a piece cannot come next on the stack that a seat is building."""
    return why_piece_does_not_fit(still_to_lay(s, f.you), has_relic(s, f.you), type_)


def why_piece_does_not_fit(left: list[int], relic: bool, type_: int) -> int:
    """Why a piece cannot come next, given what is left to lay and whether there is a relic (R22, O10)."""
    if left[type_] == 0:
        return why.NONE_LEFT
    if type_ >= t.CUBE_A:
        return why.ONE_RELIC_EACH if relic else ALLOWED
    if type_ != t.FIVE:
        return ALLOWED
    if left[t.FIVE] == 1 and sum(left) > 1:
        return why.PIECES_LEFT_OVER
    return why.RELIC_LEFT_OVER if left[t.CUBE_A] + left[t.CUBE_B] >= left[t.FIVE] else ALLOWED


def has_relic(s: Table, seat: int) -> bool:
    """Whether the stack that is being built has a relic; a five-dot has closed the one before."""
    first = seat * kit_of(s).per_seat
    n = count_known(s, first, kit_of(s).per_seat)
    while n > 0 and s.face[first + n - 1] != t.FIVE:
        n -= 1
        if s.face[first + n] >= t.CUBE_A:
            return True
    return False


def still_to_lay(s: Table, seat: int) -> list[int]:
    """How many pieces of each type a seat has still to lay."""
    kit = kit_of(s)
    left = kit.pieces[:]
    first = seat * kit.per_seat
    for p in range(first, first + count_known(s, first, kit.per_seat)):
        left[s.face[p]] -= 1
    return left


t.V.refuses(t.PLACE_WHERE, t.PLACE, why_no_place)
t.V.refuses(t.LAY_WHAT, t.LAY, why_no_lay)


def offer_stacking(s: Table, f: Frame) -> None:
    """First where the next stack stands, then its pieces from the bottom up; the five-dot closes it."""
    kit = kit_of(s)
    left = still_to_lay(s, f.you)
    closed = kit.entities - left[t.FIVE]
    if closed == kit.entities:
        f.leave()
    elif closed == count_known(s, kit.first_place + f.you * kit.entities, kit.entities):
        homes = board_of(s).homes[f.you]
        s.ask(f.you, t.PLACE_WHERE, closed, t.V.offer(s, f, t.PLACE_WHERE, t.PLACE, homes))
    else:
        relic = has_relic(s, f.you)
        fitting = [x for x in range(t.TYPES) if why_piece_does_not_fit(left, relic, x) == ALLOWED]
        s.ask_unless_forced(f.you, t.LAY_WHAT, closed, [pack(t.LAY, x) for x in fitting])


def do_stacking(s: Table, f: Frame) -> None:
    """A place chosen or a piece laid is a secret face like any other."""
    kit = kit_of(s)
    first, most = f.you * kit.per_seat, kit.per_seat
    if s.answer.verb == t.PLACE:
        first, most = kit.first_place + f.you * kit.entities, kit.entities
    handle = first + count_known(s, first, most)
    s.face[handle] = s.answer.a
    s.seen_by[handle] = 1 << f.you
    f.go_to(NEXT_PIECE)


NEXT_PIECE: Final = Label("next piece")
STACK: Final = BOOK.rule("stack", [NEXT_PIECE, offer_stacking, do_stacking])


# --- screens away --------------------------------------------------------------------------------------
def remove_screens(s: Table, f: Frame) -> None:
    """All stacks stand in the open (R23); handles are dealt anew, so that they tell nothing."""
    for seat in range(s.seats):
        set_up_stacks(s, seat)
    for handle in range(kit_of(s).first_place, kit_of(s).handles):
        s.seen_by[handle] = EVERYONE
    s.phase = t.PLAY
    s.horizon = s.decided
    s.tell(t.SCREENS_GONE, -1)


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
            p = first + stack if face == t.FIVE else hidden.pop()
            s.face[p] = face
            s.seen_by[p] = EVERYONE if face == t.FIVE else 1 << seat
            s.under[p] = below
            s.origin[p] = stack
            below = p
        new_entity(s, seat, space, below)


def laid_stacks(faces: list[int]) -> list[list[int]]:
    """What was laid, stack by stack, bottom up."""
    stacks: list[list[int]] = [[]]
    for face in faces:
        stacks[-1].append(face)
        if face == t.FIVE:
            stacks.append([])
    return stacks


def begin_play(s: Table, f: Frame) -> None:
    """The first player has the first turn (R20, O7)."""
    s.active = s.first
    s.push(Frame(TURN))


NEXT_TERRAIN: Final = Label("next terrain")
GAME: Final = BOOK.rule(
    "game",
    [
        deal,
        begin_terrain,
        NEXT_TERRAIN,
        offer_terrain,
        put_terrain,
        begin_stacking,
        remove_screens,
        begin_play,
    ],
)

assert t.FIRST_OF_LEVEL[5] == t.CARDS
