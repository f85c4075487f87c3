"""Small numbers that name all that a scene shows of a thing: of an entity, a player, a card, an option.

What was drawn before is found again by such a number, whoever it was drawn for: it may rest on nothing else.
The numbers are made of the columns of a view, which takes compiled code next to no time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.dark_artifacts.rules.movement import allowance
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.table import (
    DRAFT,
    FOUR,
    GONE,
    KITS,
    PLAY,
    SLOTS,
    TERRAIN,
    TYPES,
    Table,
    beneath,
)
from conclave.games.dark_artifacts.terms import (
    ACT,
    ATTACK,
    CARD_CHOICE,
    COMMAND,
    DEFEAT,
    EXCHANGE,
    KEEP,
    LAY_WHAT,
    LIFT_WHICH,
    MOVE,
    MOVE_WHERE,
    NEXT,
    PEEK,
    PUSH,
    PUSH_WHERE,
    RETURN,
    SPLIT,
    STRIKE,
    STRIKE_WHOM,
    TO,
    UNVEIL,
    VEIL,
    WALL_WHERE,
)
from conclave.kernel.choices import BITS, PART, Decision
from conclave.kernel.events import EVERYONE
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE
from conclave.kernel.state import UNKNOWN

# --- entities --------------------------------------------------------------------------------------------
# A state is one number made of all that words about an entity rest on: from the lowest bit, its space, its
# owner, whether it is the viewer's, what has just fallen from it (0 while it is on the board), its number
# where another goes by the same name, and the pieces from the top down. 0 stands for no entity at all.
OWNER_AT: Final = 6
MINE_AT: Final = 8
FALLEN_AT: Final = 9
NUMBER_AT: Final = 13
FACES_AT: Final = 25
FACE_BITS: Final = 4
HIDDEN: Final = 8
"""A face that the viewer does not know, as a state has it; a known one is the type and 1."""
NO_PIECE: Final = 9
"""In a state: nothing has fallen, or nobody knows how many pieces lie here."""
UNCOUNTED: Final = -2
"""An unknown number of pieces at the bottom of a stack."""


class Stacks:
    """The entities as far as a viewer knows them: those in play, the state of each, and the keys of pieces.

    The key of an entity in play is its state before its number; it names all that a scene shows of it.
    """

    def __init__(self, v: Table) -> None:
        in_play: list[int] = []
        states: list[int] = []
        tops = v.top
        count: i64 = len(tops)
        for e in range(count):
            state = standing(v, e)
            top: i64 = tops[e]
            if top != GONE:
                in_play.append(e)
                state |= faces_at(v, e) << FACES_AT
            states.append(state)
        number_twins(v, in_play, states)
        self.in_play = in_play
        self.states = states
        self.keys: list[int] = [(states[e] << BITS) | e for e in in_play]


def standing(v: Table, e: i64) -> int:
    """The lower part of a state, without a number."""
    owner = v.owner[e]
    found = (v.space[e] + 1) | (owner << OWNER_AT)
    if owner == v.viewer:
        found |= 1 << MINE_AT
    if v.top[e] < 0:
        p: i64 = v.fell[e]
        found |= (in_state(v.face[p]) if p >= 0 else NO_PIECE) << FALLEN_AT
    return found


def number_twins(v: Table, in_play: list[int], states: list[int]) -> None:
    """Give the entities on the board that would be called the same their numbers."""
    crowded = [0] * v.seats
    spots: list[int] = []
    for e in in_play:
        top: i64 = v.top[e]
        owner = v.owner[e]
        where = v.space[e]
        spot = (where << 2) | owner if top >= 0 else -1
        if spot >= 0:
            bit = 1 << where
            before = crowded[owner]
            if before & bit:
                for n, other in enumerate(spots):
                    if other == spot:
                        number_alike(v, states, in_play[n], e)
            else:
                crowded[owner] = before | bit
        spots.append(spot)


def number_alike(v: Table, states: list[int], one: int, other: int) -> None:
    """Give two entities of one player on one space their numbers if words tell the same of both."""
    if looks_of(states[one] >> FACES_AT) == looks_of(states[other] >> FACES_AT):
        for e in (one, other):
            if not (states[e] >> NUMBER_AT) & PART:
                # which of its owner's entities it is, in the order in which they appeared
                states[e] |= v.owner[: e + 1].count(v.owner[e]) << NUMBER_AT


def in_state(face: int) -> int:
    """A face as a state has it."""
    return face + 1 if face >= 0 else HIDDEN


def faces_at(v: Table, e: i64) -> int:
    """The pieces of an entity from the top down, as far as the viewer knows them, as a state has them."""
    face = v.face
    under = v.under
    p: i64 = v.top[e]
    if p < 0:
        p = beneath(v, e)
    found = 0
    at = 0
    while p >= 0:
        found |= in_state(face[p]) << at
        at += FACE_BITS
        p = under[p]
    return found | (NO_PIECE << at) if p < -1 else found


def looks_of(faces: int) -> int:
    """What words tell of a stack: its top, the known pieces beneath in order, and how many are hidden."""
    known = faces & 15
    hidden = 0
    at = FACE_BITS
    below = faces >> FACE_BITS
    while below:
        face = below & 15
        below >>= FACE_BITS
        if face == NO_PIECE:
            return ((faces & 15) << FACE_BITS) | 15
        if face == HIDDEN:
            hidden += 1
        else:
            known |= face << at
            at += FACE_BITS
    return (known << FACE_BITS) | hidden


def faces_in(state: int) -> tuple[int, ...]:
    """The pieces that a state tells of, from the top down; negative for the unknown."""
    found: list[int] = []
    faces = state >> FACES_AT
    while faces:
        face = faces & 15
        found.append(UNCOUNTED if face == NO_PIECE else UNKNOWN if face == HIDDEN else face - 1)
        faces >>= FACE_BITS
    return tuple(found)


def fallen_in(state: int) -> int:
    """The type that has just fallen, as a state tells; negative for an unknown one or none."""
    face = (state >> FALLEN_AT) & 15
    return face - 1 if 0 < face < HIDDEN else UNKNOWN if face == HIDDEN else -1


# --- players and cards -----------------------------------------------------------------------------------
def active_seat(v: Table) -> int:
    """Who plays, or places terrain."""
    if v.phase == PLAY:
        return v.active
    for seat in range(v.seats):
        if (v.waiting >> seat) & 1:
            return seat
    return v.first


def heights_are_hidden(v: Table, seat: int) -> bool:
    """Whether the viewer is not told how high the stacks of a seat are."""
    return v.hide_heights and seat != v.viewer and not v.over


def players(v: Table) -> tuple[int, ...]:
    """Of each player one number made of all that a scene shows of them.

    From the lowest bit: seat, side, phase, active, asked, heights hidden, how much is in play, what fell.
    """
    active = active_seat(v) if v.phase in (PLAY, TERRAIN) and not v.over else -1
    fallen = pieces_fallen(v)
    own = pieces_left(v)
    found: list[int] = []
    for seat in range(v.seats):
        key = seat | (v.team[seat] << 2) | (v.phase << 4) | (own[seat] << 9)
        if seat == active:
            key |= 1 << 6
        if (v.waiting >> seat) & 1:
            key |= 1 << 7
        if heights_are_hidden(v, seat):
            key |= 1 << 8
        found.append(key | (fallen[seat] << 17))
    return tuple(found)


def pieces_fallen(v: Table) -> list[int]:
    """The types of each player's pieces that fell, the first in the lowest bits."""
    per_seat = KITS[v.seats].per_seat
    found = [0] * v.seats
    at = [0] * v.seats
    for p in v.grave:
        seat = p // per_seat
        found[seat] |= in_state(v.face[p]) << at[seat]
        at[seat] += FACE_BITS
    return found


def pieces_left(v: Table) -> list[int]:
    """How much each player has in play: pieces, or entities where heights are hidden from the viewer."""
    found = [0] * v.seats
    viewer = v.viewer
    hides = v.hide_heights and not v.over
    count: i64 = len(v.top)
    for e in range(count):
        top: i64 = v.top[e]
        if top != GONE:
            seat = v.owner[e]
            found[seat] += 1 if hides and seat != viewer else layers_of(v, e)
    return found


def layers_of(v: Table, e: i64) -> int:
    """How many layers of an entity a viewer is shown."""
    under = v.under
    p: i64 = v.top[e]
    if p < 0:
        p = beneath(v, e)
    n = 0
    while p >= 0:
        n += 1
        p = under[p]
    return n + 1 if p < -1 else n


BACK: Final = 0
IN_SLOT: Final = 1
DEALT: Final = 2


def cards_shown(v: Table) -> list[int]:
    """Of each card that a scene shows one number made of all that it shows of it.

    From the lowest bit: back, in its slot or dealt; seat; type of piece; whether all know it; face; handle.
    """
    kit = KITS[v.seats]
    found: list[int] = []
    viewer = v.viewer
    if v.phase == DRAFT and viewer < v.seats:
        first = kit.first_card + viewer * kit.cards_each
        kept = v.slot[viewer * SLOTS : viewer * SLOTS + SLOTS]
        for handle in range(first, first + kit.cards_each):
            if handle not in kept:
                found.append(DEALT | (viewer << 2) | shown_card(v, handle))
    for seat in range(v.seats):
        for type_ in range(FOUR, TYPES):
            handle = v.slot[seat * SLOTS + type_ - 1]
            if handle >= 0:
                found.append(IN_SLOT | (seat << 2) | (type_ << 5) | shown_card(v, handle))
            elif v.phase != DRAFT and kit.pieces[type_]:
                found.append(BACK | (seat << 2) | (type_ << 5))
    return found


def shown_card(v: Table, handle: int) -> int:
    """The upper part of the number of a card that the viewer knows."""
    public = 1 if v.seen_by[handle] == EVERYONE else 0
    return (public << 8) | (int(v.face[handle]) << 9) | (handle << 16)


# --- questions -------------------------------------------------------------------------------------------
def card_asking(v: Table, d: Decision) -> int:
    """The card whose text asks, or -1."""
    about = d.about
    if about not in (CARD_CHOICE, PUSH_WHERE, LIFT_WHICH, ASKS_TO_USE, ASKS_FOR_ORDER):
        return -1
    return v.face_of(d.this) if 0 <= d.this < len(v.top) else -1


def verb_asked(d: Decision) -> int:
    """What a card asks its owner to do."""
    for code in d.codes:
        if code >> (2 * BITS) != PASS:
            return code >> (2 * BITS)
    return PASS


def grounds_of_question(
    v: Table, d: Decision, states: list[int]
) -> tuple[tuple[int, int, int, int], tuple[int, int]]:
    """All that a question rests on beside the language and the number of players.

    First what everything about it rests on, then what its words speak of besides.
    """
    about = d.about
    this = d.this
    card = card_asking(v, d)
    one = 0
    other = 0
    if about == ACT:
        one, other = v.actions, v.attacks
    elif about == MOVE_WHERE:
        one = states[this]
    elif about == WALL_WHERE:
        one = v.placed
    elif about == LAY_WHAT:
        one = last_place(v, d.seat)
    elif about == STRIKE_WHOM:
        one = v.dragon
    elif card >= 0:
        one = v.space[this]
        if about == PUSH_WHERE and v.stack:
            pushed = v.stack[-1].amount
            other = states[pushed] if 0 <= pushed < len(states) else 0
    return (about, this, verb_asked(d), card), (one, other)


def last_place(v: Table, seat: int) -> int:
    """The space that a seat has chosen last for a stack, or -1."""
    kit = KITS[v.seats]
    first = kit.first_place + seat * kit.entities
    found = -1
    for handle in range(first, first + kit.entities):
        if v.face[handle] != UNKNOWN:
            found = v.face[handle]
    return found


def grounds_of_options(v: Table, d: Decision, states: list[int]) -> list[tuple[int, int, int]]:
    """Of each option all that it shows beside the language and the number of players.

    First the option, the question and its place there, packed; then what its words speak of.
    """
    found: list[tuple[int, int, int]] = []
    about = d.about << 16
    for place, code in enumerate(d.codes):
        one, other = grounds_of_option(v, code, states)
        found.append(((code << 24) | about | place, one, other))
    return found


def grounds_of_option(v: Table, code: int, states: list[int]) -> tuple[int, int]:
    """What the words of an option rest on beside the question and the option itself."""
    verb: i64 = code >> (2 * BITS)
    a = ((code >> BITS) & PART) - 1
    b = (code & PART) - 1
    if verb in (MOVE, SPLIT):
        return states[a], allowance(v, a)
    if verb == ATTACK:
        return states[a], (states[b] << 16) | (attack_power(v, a) << 8) | defence_power(v, b)
    if verb == STRIKE:
        return states[a], defence_power(v, a)
    if verb in (TO, COMMAND):
        return v.dragon, 0
    if verb in (KEEP, RETURN, VEIL):
        return v.face[a], 0
    if verb == USE:
        return v.face_of(b), 0
    if verb in (PUSH, UNVEIL, DEFEAT, PEEK, EXCHANGE, NEXT):
        return states[a], 0
    return 0, 0
