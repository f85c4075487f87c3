"""What a scene shows of a view, as tuples of numbers: the keys of drawings, and all that they are made of."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.harm import life_left
from conclave.games.mage_wars.rules.planning import room_for, slots_of
from conclave.games.mage_wars.rules.traits import armour_of, channeling_of, channels, flies, life_of
from conclave.games.mage_wars.show.names import MARK_KEYS
from conclave.games.mage_wars.table import PLAN_SLOTS, Table, can_be_hit, is_creature, kind_of, zone_of
from conclave.kernel.choices import Decision
from conclave.kernel.events import EVERYONE
from conclave.show.sentences import Thing

NOTHING: Final[Thing] = ("nothing",)

Ground = tuple[int, int, int, int]
"""A zone: its number, its column, its row, and the seat whose Mage begins there, or -1."""
Border = tuple[int, int, int, bool]
"""A border: its number, the zones beside it, whether a wall stands there."""
Rows = tuple[tuple[int, int], ...]
"""What and how many."""
State = tuple[bool, bool, bool, Rows, Rows, int, bool]
"""Ready, guarding, flying, conditions, tokens, marks, and whether it is a creature."""
Spells = tuple[tuple[int, bool, int], ...]
"""Enchantments: whose, whether open, and how many."""
Standing = tuple[
    int, Thing, int, int, str, bool, tuple[int, ...], State, tuple[Thing, ...], Thing, int, Spells
]
"""A piece: number, name, whose, face, where, whether open, its numbers, its state, what is attached to it,
what it is attached to, its border, and the enchantments on it."""
Lying = tuple[str, int, int, int, bool, Thing, Thing, int, bool, Rows]
"""A card: where, number, whose, face, whether known to all, name, on or for what, copies, whether open, and
its conditions."""
Player = tuple[int, bool, bool, bool, bool, bool, bool, Rows, int]
"""A player: seat, acts, is asked, initiative, lives, quickcast and action ready, conditions, element."""
Number = tuple[str, int, int, int, int]
"""A number: what, whose, how much, of how much; of the round also its phase, else -1."""

HELD: Final = (k.PREPARED, k.BOUND, k.CASTING)
"""Where cards lie that may be cast, or are."""
LYING: Final[list[tuple[int, str]]] = [
    (k.CASTING, "casting"), (k.DYING, "leaving"), (k.PREPARED, "prepared"), (k.BOUND, "bound"),
    (k.BANISHED, "banished"), (k.DISCARD, "discard"),
]  # fmt: skip
"""Where cards lie that are not in the arena, with the names of those places, in the order of the page."""


class Look:
    """A view as it is drawn: with its question, and what the things in it are called."""

    def __init__(self, v: Table) -> None:
        self.v = v
        self.d: Decision | None = None
        if v.viewer >= 0:
            self.d = v.decision_of(v.viewer)
        elif v.pending:
            self.d = v.pending[0]
        self.called: dict[int, Thing] = {}
        self.firsts: dict[int, int] | None = None


def view_of(look: Look) -> Table:
    """The view that is looked at."""
    return look.v


def ground_of(look: Look) -> tuple[int, ...]:
    """What nearly all names rest on: who plays which Mage, and the arena."""
    terms = look.v.terms
    return terms.mages[0], terms.mages[1], terms.board.columns


# --- what things are called by -----------------------------------------------------------------------------
def called(look: Look, x: int) -> Thing:
    """A card, a Mage or an object, told apart from others of its name."""
    if x < 0:
        return NOTHING
    found = look.called.get(x)
    if found is None:
        found = look.called[x] = name_of(look, x)
    return found


def name_of(look: Look, x: int) -> Thing:
    """The facts by which something is called."""
    v = look.v
    if x < 2:
        return "seat", x
    face = int(v.face[x])
    if v.place[x] in (k.PLAY, k.BANISHED, k.DYING):
        if v.up[x] == 0 and v.place[x] == k.PLAY:
            return name_face_down(look, x)
        if face >= 0:
            return name_among(face, x, twins_of(v, face), v.terms.owner)
    if face < 0:
        return "hidden", "", 0
    alike = copies_of(v, x)
    return ("copy", face, alike.index(x) + 1) if len(alike) > 1 else ("spell", face)


def twins_of(v: Table, face: int) -> list[int]:
    """Everything of one name that lies open in the arena."""
    found = [x for x in v.play if v.face[x] == face and v.up[x] != 0 and v.place[x] in (k.PLAY, k.BANISHED)]
    found.sort()
    return found


def name_among(face: int, x: int, twins: list[int], owner: list[int]) -> Thing:
    """A card by its name, with its owner or its number where that is not enough."""
    if len(twins) < 2 or x not in twins:
        return "card", face, -1, 0
    own = [y for y in twins if owner[y] == owner[x]]
    whose = owner[x] if len(own) < len(twins) else -1
    return "card", face, whose, own.index(x) + 1 if len(own) > 1 else 0


def name_face_down(look: Look, x: int) -> Thing:
    """An enchantment that lies face down, by where it lies; for whoever knows it, by its name as well."""
    v = look.v
    face = int(v.face[x])
    bearer = int(v.bearer[x])
    where: Thing = ("on", called(look, bearer) if bearer >= 0 else ("zone", int(v.zone[x])))
    alike = [
        y
        for y in v.play
        if v.up[y] == 0 and v.face[y] == face and v.bearer[y] == bearer and v.zone[y] == v.zone[x]
    ]
    n = alike.index(x) + 1 if len(alike) > 1 and x in alike else 0
    return ("secret", face, where, n) if face >= 0 else ("hidden", where, n)


def copies_of(v: Table, x: int) -> list[int]:
    """Cards of the same name in the same place, of the same owner and for the same holder."""
    place, bearer, face = v.place[x], v.bearer[x], v.face[x]
    if place == k.BOOK:
        return [x]
    first = v.terms.first[v.terms.owner[x]]
    cards = range(first, first + len(v.terms.books[v.terms.owner[x]]))
    return [y for y in cards if v.place[y] == place and v.face[y] == face and v.bearer[y] == bearer]


def is_drawn(v: Table, x: int) -> bool:
    """Whether a card or an object is drawn under its own number."""
    return 0 <= x < v.terms.plans and v.place[x] not in (k.BOOK, k.OUT)


# --- the arena ---------------------------------------------------------------------------------------------
def areas(look: Look) -> list[Ground]:
    """The zones: number, column, row, and whose Mage begins there."""
    board = look.v.terms.board
    found: list[Ground] = []
    for zone in range(board.zones):
        home = board.starts.index(zone) if zone in board.starts else -1
        found.append((zone, zone % board.columns, zone // board.columns, home))
    return found


def edges(look: Look) -> list[Border]:
    """The borders: number, the zones beside it, and whether a wall stands there."""
    v = look.v
    board = v.terms.board
    walls = [int(v.border[x]) for x in v.play if v.border[x] >= 0 and v.place[x] == k.PLAY]
    return [(b, board.low_end[b], board.high_end[b], b in walls) for b in range(board.borders)]


def stands_by_itself(v: Table, x: int) -> bool:
    """Whether something in play is a piece of the board: it can be attacked, or lies in a zone."""
    return v.place[x] == k.PLAY and (can_be_hit(v, x) or v.bearer[x] < 0)


def pieces(look: Look) -> list[Standing]:
    """What is in the arena, each with all that is told of it."""
    return [piece(look, x) for x in look.v.play if stands_by_itself(look.v, x)]


def piece(look: Look, x: int) -> Standing:
    """One object: number, name, whose, face, where, whether open, its numbers, what lies on it."""
    v = look.v
    where = f"border-{v.border[x]}" if v.border[x] >= 0 else f"zone-{zone_of(v, x)}"
    return (
        x,
        called(look, x),
        int(v.controller[x]),
        max(-1, int(v.face[x])),
        where,
        v.up[x] != 0,
        numbers_of(v, x),
        state_of(v, x),
        tuple([called(look, y) for y in v.play if v.bearer[y] == x and v.place[y] == k.PLAY]),
        called(look, int(v.bearer[x])) if v.bearer[x] >= 0 else NOTHING,
        border_of(v, x),
        spells_on(v, x),
    )


def spells_on(v: Table, x: int) -> Spells:
    """The enchantments on something, counted: of each player those that lie open, and those that do not."""
    counts = [0, 0, 0, 0]
    for y in v.play:
        if v.bearer[y] == x and v.place[y] == k.PLAY and kind_of(v, y) == k.ENCHANTMENT:
            counts[2 * v.controller[y] + (1 if v.up[y] else 0)] += 1
    return tuple([(n // 2, n % 2 == 1, counts[n]) for n in range(4) if counts[n]])


def border_of(v: Table, x: int) -> int:
    """The border on which a wall stands, or -1."""
    return int(v.border[x])


def numbers_of(v: Table, x: int) -> tuple[int, ...]:
    """Life left, Life, Armour, mana on it, Channeling; of what has no Life nothing."""
    if not can_be_hit(v, x):
        return ()
    mana = int(v.mana[x]) if x >= 2 else 0
    channeling = channeling_of(v, x) if x >= 2 and channels(v, x) else 0
    return max(0, life_left(v, x)), life_of(v, x), armour_of(v, x), mana, channeling


def state_of(v: Table, x: int) -> State:
    """Ready, guarding, flying, conditions with their numbers, tokens, marks."""
    tokens = [(c, int(v.tokens[k.TOKENS * x + c])) for c in range(k.TOKENS)]
    creature = v.up[x] != 0 and is_creature(v, x)
    return (
        creature and v.ready[x] != 0,
        v.guard[x] != 0,
        creature and flies(v, x),
        conditions_of(v, x),
        tuple([row for row in tokens if row[1]]),
        int(v.marks[x]),
        creature,
    )


def conditions_of(v: Table, x: int) -> Rows:
    """The conditions of something, with how many markers of each."""
    rows = [(c, int(v.conditions[k.CONDITIONS * x + c])) for c in range(k.CONDITIONS)]
    return tuple([row for row in rows if row[1]])


# --- cards -------------------------------------------------------------------------------------------------
def card_facts(look: Look, where: str, x: int, seat: int, on: Thing, n: int) -> Lying:
    """A card: where it lies, its number, whose, its face as far as it is known, its name, on or for what."""
    v = look.v
    face = max(-1, int(v.face[x]))
    name = called(look, x) if where != "planned" else ("spell", face)
    conditions = conditions_of(v, x) if where == "in-play" else ()
    return where, x, seat, face, v.seen_by[x] == EVERYONE, name, on, n, v.up[x] != 0, conditions


def cards(look: Look) -> list[Lying]:
    """What each seat has in hand and in the arena, its discards, and its book as far as it is known."""
    found: list[Lying] = []
    for seat in range(2):
        planned(look, seat, found)
        held(look, seat, found)
        in_arena(look, seat, found)
        book(look.v, seat, found)
    return found


def planned(look: Look, seat: int, found: list[Lying]) -> None:
    """What a seat has chosen behind its screen, as far as the viewer may see it."""
    v = look.v
    first = slots_of(v, seat)
    for x in range(first, first + PLAN_SLOTS):
        if v.face[x] >= 0:
            found.append(card_facts(look, "planned", x, seat, NOTHING, 0))


def held(look: Look, seat: int, found: list[Lying]) -> None:
    """Spells that are under way, prepared, bound, banished or discarded."""
    v = look.v
    first = v.terms.first[seat]
    cards = range(first, first + len(v.terms.books[seat]))
    for place, where in LYING:
        for x in cards:
            if v.place[x] == place:
                bearer = int(v.bearer[x])
                mine = bearer < 2 or place not in (k.PREPARED, k.BOUND)
                name = "given" if place == k.PREPARED and not mine else where
                found.append(card_facts(look, name, x, seat, NOTHING if mine else called(look, bearer), 0))


def in_arena(look: Look, seat: int, found: list[Lying]) -> None:
    """What is attached to the Mage, and to others, then the Mage and all its objects, to be read."""
    v = look.v
    lying = [y for y in v.play if v.controller[y] == seat and v.place[y] == k.PLAY]
    lying = [y for y in lying if not stands_by_itself(v, y)]
    for bearer in [seat, *[x for x in v.play if x != seat]]:
        for y in lying:
            if v.bearer[y] == bearer:
                found.append(card_facts(look, "attached", y, seat, called(look, bearer), 0))
    for x in v.play:
        if v.controller[x] == seat and stands_by_itself(v, x) and v.up[x] != 0 and v.face[x] >= 0:
            on: Thing = ("border", int(v.border[x])) if v.border[x] >= 0 else ("zone", zone_of(v, x))
            found.append(card_facts(look, "in-play", x, seat, on, 0))


def book(v: Table, seat: int, found: list[Lying]) -> None:
    """The spells that are left in a book, each once with its copies; nothing of a book nobody may read."""
    first = v.terms.first[seat]
    counts: dict[int, int] = {}
    for x in range(first, first + len(v.terms.books[seat])):
        face = int(v.face[x])
        if v.place[x] == k.BOOK and face >= 0:
            counts[face] = counts.get(face, 0) + 1
    for face in sorted(counts):
        public = v.viewer == 2 or v.over
        found.append(("book", face, seat, face, public, ("spell", face), NOTHING, counts[face], False, ()))


def book_key(seat: int, face: int) -> str:
    """The key of a spell in a book; there are two books, and faces are fewer than a thousand."""
    return f"spell-{1000 * seat + face}"


# --- players and numbers -----------------------------------------------------------------------------------
def players(look: Look) -> list[Player]:
    """The players: seat, who acts, who is asked, initiative, markers, what burdens the Mage, school."""
    v = look.v
    found: list[Player] = []
    for seat in range(2):
        alive = v.place[seat] == k.PLAY
        conditions = conditions_of(v, seat)
        element = v.terms.trained[seat] & ~box.TRAINED[v.terms.mages[seat]]
        found.append((
            seat, v.active == seat and not v.over, (v.waiting >> seat) & 1 == 1, v.initiative == seat,
            alive, v.quick[seat] != 0, v.ready[seat] != 0, conditions, element,
        ))  # fmt: skip
    return found


def numbers(look: Look) -> list[Number]:
    """The round with its phase, then what each Mage has for all to see."""
    v = look.v
    found: list[Number] = [("round", -1, v.round, v.terms.max_rounds or -1, v.phase)]
    for seat in range(2):
        alive = v.place[seat] == k.PLAY or v.place[seat] == k.BANISHED
        left = max(0, life_left(v, seat)) if alive else 0
        found.append(("life", seat, left, life_of(v, seat) if alive else -1, -1))
        found.append(("mana", seat, int(v.mana[seat]), -1, -1))
        found.append(("channeling", seat, channeling_of(v, seat) if alive else 0, -1, -1))
        found.append(("armour", seat, armour_of(v, seat) if alive else 0, -1, -1))
        first = v.terms.first[seat]
        places = [int(v.place[x]) for x in range(first, first + len(v.terms.books[seat]))]
        found.append(("book", seat, places.count(k.BOOK), -1, -1))
        found.append(("discards", seat, places.count(k.DISCARD), -1, -1))
    return found


def plans_so_far(v: Table, seat: int) -> list[int]:
    """The faces that a Mage has chosen to prepare."""
    first = slots_of(v, seat)
    return [int(v.face[x]) for x in range(first, first + room_for(v, seat)) if v.face[x] >= 0]


def legend(look: Look) -> list[str]:
    """The signs that are explained: those that stand somewhere now, drawings included."""
    v = look.v
    found = ["life", "ready"]
    counts = [0] * (k.CONDITIONS + len(DRAWN))
    marks = 0
    for x in v.play:
        if v.place[x] == k.PLAY:
            count_signs(v, x, counts)
            marks |= v.marks[x]
    found.extend([DRAWN[n] for n in range(len(DRAWN)) if counts[k.CONDITIONS + n]])
    found.extend([f"has-{k.EFFECT_WORDS[c]}" for c in range(k.CONDITIONS) if counts[c]])
    found.extend([f"mark-{MARK_KEYS[mark]}" for mark in MARK_KEYS if marks & mark])
    return found


DRAWN: Final = ("hidden", "on-guard", "on-wings", "shield", "enchantment", "face-down")
"""Signs beside those of conditions."""


def count_signs(v: Table, x: int, counts: list[int]) -> None:
    """Which signs something brings to the board."""
    for c in range(k.CONDITIONS):
        counts[c] += v.conditions[k.CONDITIONS * x + c]
    by_itself = stands_by_itself(v, x)
    enchants = not by_itself and kind_of(v, x) == k.ENCHANTMENT
    hit = can_be_hit(v, x)
    signs = [
        by_itself and v.up[x] == 0,
        v.guard[x] != 0,
        hit and is_creature(v, x) and flies(v, x),
        hit and armour_of(v, x) > 0,
        enchants and v.up[x] != 0,
        enchants and v.up[x] == 0,
    ]
    for n, stands in enumerate(signs):
        counts[k.CONDITIONS + n] += stands
