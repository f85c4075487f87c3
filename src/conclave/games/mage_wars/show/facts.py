"""What a scene shows of a view, as tuples of numbers: the keys of drawings, and all that they are made of."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.harm import life_left
from conclave.games.mage_wars.rules.planning import room_for, slots_of
from conclave.games.mage_wars.rules.traits import armour_of, channeling_of, channels, flies, life_of
from conclave.games.mage_wars.show.names import MARK_KEYS
from conclave.games.mage_wars.table import Table, can_be_hit, is_creature, kind_of, zone_of
from conclave.kernel.choices import Decision
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
Player = tuple[int, bool, bool, bool, bool, bool, bool, Rows, int]
"""A player: seat, acts, is asked, initiative, lives, quickcast and action ready, conditions, element."""
Number = tuple[str, int, int, int, int]
"""A number: what, whose, how much, of how much; of the round also its phase, else -1."""


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
        self.twins: dict[int, list[int]] = {}
        self.borne: dict[int, list[int]] | None = None
        self.standing: dict[int, Standing] | None = None
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
            return name_among(face, x, twins_of(look, face), v.terms.owner)
    if face < 0:
        return "hidden", "", 0
    alike = copies_of(v, x)
    return ("copy", face, alike.index(x) + 1) if len(alike) > 1 else ("spell", face)


def twins_of(look: Look, face: int) -> list[int]:
    """Everything of one name that lies open in the arena."""
    if not look.twins:
        v = look.v
        for x in sorted(v.play):
            if v.up[x] != 0 and v.place[x] in (k.PLAY, k.BANISHED):
                look.twins.setdefault(int(v.face[x]), []).append(x)
    return look.twins.get(face, [])


def borne_by(look: Look, x: int) -> list[int]:
    """What is attached to something, in order of its arrival."""
    if look.borne is None:
        v = look.v
        look.borne = {}
        for y in v.play:
            if v.bearer[y] >= 0 and v.place[y] == k.PLAY:
                look.borne.setdefault(int(v.bearer[y]), []).append(y)
    return look.borne.get(x, [])


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
    return list(standing(look).values())


def standing(look: Look) -> dict[int, Standing]:
    """The same by number, found once for a look."""
    if look.standing is None:
        v = look.v
        look.standing = {x: piece(look, x) for x in v.play if stands_by_itself(v, x)}
    return look.standing


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
        tuple([called(look, y) for y in borne_by(look, x)]),
        called(look, int(v.bearer[x])) if v.bearer[x] >= 0 else NOTHING,
        border_of(v, x),
        spells_on(look, x),
    )


def spells_on(look: Look, x: int) -> Spells:
    """The enchantments on something, counted: of each player those that lie open, and those that do not."""
    v = look.v
    counts = [0, 0, 0, 0]
    for y in borne_by(look, x):
        if kind_of(v, y) == k.ENCHANTMENT:
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
    conditions: set[int] = set()
    signs: set[str] = set()
    marks = 0
    for row in standing(look).values():
        _, guards, flying, burdens, _, marked, _ = row[7]
        conditions.update([c for c, _ in burdens])
        marks |= marked
        if not row[5]:
            signs.add("hidden")
        if guards:
            signs.add("on-guard")
        if flying:
            signs.add("on-wings")
        if row[6] and row[6][2]:
            signs.add("shield")
        signs.update(["enchantment" if lies_open else "face-down" for _, lies_open, _ in row[11]])
    found = ["life", "ready", *[sign for sign in DRAWN if sign in signs]]
    found.extend([f"has-{k.EFFECT_WORDS[c]}" for c in range(k.CONDITIONS) if c in conditions])
    found.extend([f"mark-{MARK_KEYS[mark]}" for mark in MARK_KEYS if marks & mark])
    return found


DRAWN: Final = ("hidden", "on-guard", "on-wings", "shield", "enchantment", "face-down")
"""Signs beside those of conditions and markers."""
