"""Tables of Black Rose Wars laid out by hand, and the two profiles as switches."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from conclave.games.black_rose_wars.board import HEXES, hex_at
from conclave.games.black_rose_wars.rules.action import ACTION_PHASE
from conclave.games.black_rose_wars.rules.activation import ASKS_DOOR
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.setup import GAME, spells_in_box
from conclave.games.black_rose_wars.rules.turns import GAME_TURN, PHASES
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ACTIVE,
    CANCEL_FOR_SELF,
    CAP_INSTABILITY,
    CROWN_BREAKS_TIES,
    CUSTOM_SPELLS,
    DRAW_QUEST_BELOW_TWO,
    EVENT_DECK,
    EVENT_POINTS,
    EVENT_SLOT,
    EVOCATIONS_MUST_ACT,
    FIRST_PLAYER_DRAWS_EVENT,
    FIXED_PHYSICAL,
    HAND,
    JAFAR,
    MAY_PASS,
    NERO,
    ONLY_EVENTS_PIERCE_CELLS,
    PLACES,
    QUESTS,
    READY,
    REBECCA,
    REPLACE_USED,
    ROSE_CAN_WIN,
    ROSE_POINTS_FOR_QUESTS,
    SACRIFICE_ACTIVE,
    SACRIFICE_IS_ACTION,
    SECOND_QUESTS_TWO,
    SETUP,
    SHEET,
    SMALL_DECKS,
    SMALL_LODGE,
    SMALL_RESERVE,
    STRAIGHT_LINES,
    STUDY_REMOVE,
    TAKE_GRIMOIRE,
    TAKE_MAGE,
    TAKE_SCHOOL,
    TESSA,
)
from conclave.games.black_rose_wars.words.card_verbs import ASKS_CARD, ASKS_SIDE
from conclave.kernel.choices import Decision, Option
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import USE
from conclave.kernel.rng import seeded

CHAPTERS: Final = (
    "conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation", "custom",
    "forgotten", "quests_first_moon", "quests_second_moon", "quests_third_moon", "events_first_moon",
    "events_second_moon", "events_third_moon", "rooms", "evocations",
)  # fmt: skip
for chapter in CHAPTERS:  # a card's number is its place in this order
    import_module(f"conclave.games.black_rose_wars.cards.{chapter}")


def bits(*switches: int) -> int:
    """Switches as one number."""
    return sum(1 << switch for switch in switches)


BOTH: Final = (ROSE_POINTS_FOR_QUESTS, EVENT_POINTS, CAP_INSTABILITY, STRAIGHT_LINES)
RULEBOOK: Final = bits(
    CUSTOM_SPELLS, SACRIFICE_ACTIVE, REPLACE_USED, ROSE_CAN_WIN, STUDY_REMOVE, *BOTH
)  # fmt: skip
MANUAL: Final = bits(
    MAY_PASS, SACRIFICE_IS_ACTION, CANCEL_FOR_SELF, EVOCATIONS_MUST_ACT, ONLY_EVENTS_PIERCE_CELLS,
    FIXED_PHYSICAL, FIRST_PLAYER_DRAWS_EVENT, DRAW_QUEST_BELOW_TWO, SECOND_QUESTS_TWO, CROWN_BREAKS_TIES,
    SMALL_LODGE, SMALL_DECKS, SMALL_RESERVE, *BOTH,
)  # fmt: skip

IN_ORDER: Final = (NERO, REBECCA, TESSA, JAFAR)


def opened(seats: int, seed: int = 0, switches: int = RULEBOOK) -> Table:
    """A table at its first question."""
    s = Table(seats, seeded(seed))
    s.switches = switches
    BOOK.begin(s, GAME)
    return s


def answer(s: Table, seat: int, verb: int, a: int = -1, b: int = -1) -> None:
    """Let a seat answer its open question; the test fails if that answer is not offered."""
    d = s.decision_of(seat)
    assert d is not None, f"seat {seat} is not asked: {BOOK.bookmarks(s)}"
    assert Option(verb, a, b) in d.options, f"{(verb, a, b)} is not among {d.options} of question {d.about}"
    BOOK.decide(s, d, d.options.index(Option(verb, a, b)))
    pass_what_is_for_show(s)


def pass_what_is_for_show(s: Table) -> None:
    """Questions with one answer, asked only so that nobody learns that there is one, answer themselves."""
    while not s.over and len(s.pending) == 1:
        d = s.pending[0]
        if len(d.codes) > 1 or d.about not in (ASKS_DOOR, ASKS_CARD, ASKS_SIDE):
            return
        BOOK.decide(s, d, 0)


def offered(s: Table, seat: int, verb: int) -> list[int]:
    """The first numbers of what a seat may answer with one verb."""
    d = s.decision_of(seat)
    return [] if d is None else [o.a for o in d.options if o.verb == verb]


def index_in_setup(d: Decision, mages: tuple[int, ...]) -> int:
    """Each seat takes the Mage named for it and the School of the same number; else the first answer."""
    wanted = {TAKE_MAGE: mages[d.seat], TAKE_SCHOOL: d.seat}
    for i, o in enumerate(d.options):
        if o.a == wanted.get(o.verb, o.a):
            return i
    raise AssertionError(f"seat {d.seat} cannot have what it wants")


def seated(
    seats: int = 4, seed: int = 0, switches: int = RULEBOOK, mages: tuple[int, ...] = IN_ORDER
) -> Table:
    """A table after setup, at the first question of the first Game Turn."""
    s = opened(seats, seed, switches)
    while s.phase == SETUP:
        BOOK.decide(s, s.pending[0], index_in_setup(s.pending[0], mages))
    return s


def before_play(
    seats: int = 4, seed: int = 0, switches: int = RULEBOOK, mages: tuple[int, ...] = IN_ORDER
) -> Table:
    """A table on which everything is set up and nothing has been done."""
    s = opened(seats, seed, switches)
    while min(s.school) < 0 or s.pending[0].options[0].verb != TAKE_GRIMOIRE:
        BOOK.decide(s, s.pending[0], index_in_setup(s.pending[0], mages))
    d = s.pending.pop()
    s.answer = d.options[0]
    f = s.stack[-1]
    f.at += 1
    BOOK.rules[f.rule][f.at - 1].run(s, f)
    return s


def in_action(
    seats: int = 4, switches: int = RULEBOOK, mages: tuple[int, ...] = IN_ORDER, first: int = 0
) -> Table:
    """A table right before its first Action Phase: no Events, hands and sheets empty; `begin` opens it."""
    s = before_play(seats, 0, switches, mages)
    s.stack = [Frame(GAME_TURN)]
    s.stack[0].it = PHASES.index(ACTION_PHASE) - 1
    s.first = s.crown = s.active = first
    s.turn = 1
    return s


def begin(s: Table) -> None:
    """Go on to the next question."""
    BOOK.advance(s)


def at(q: int, r: int) -> int:
    """The hex at two coordinates."""
    found = hex_at(q, r)
    assert found >= 0
    return found


def hex_of(s: Table, room: int) -> int:
    """Where a Room lies."""
    return s.room_at.index(room)


def lay_room(s: Table, room: int, hex_: int) -> None:
    """Let a Room lie on a hex, by changing places with the one there."""
    other = hex_of(s, room)
    s.room_at[other], s.room_at[hex_] = s.room_at[hex_], s.room_at[other]


def free_hexes(s: Table) -> list[int]:
    """The hexes on which a Room lies."""
    return [h for h in range(HEXES) if s.room_at[h] >= 0]


def face_of(key: str) -> int:
    """The number of a Spell."""
    return [spell.key for spell in SPELLS].index(key)


def lay_spell(s: Table, seat: int, place: int, key: str, side: int, status: int = READY) -> int:
    """A copy of a Spell from its deck, or from anywhere, lies on a place of a sheet; returns the place."""
    face = face_of(key)
    free = [c for c in range(len(SPELLS) * 3) if c < 238 and s.face[c] == face and c not in s.sheet]
    card = free[0]
    put(s, card, SHEET + seat)
    p = seat * PLACES + place
    s.sheet[p] = card
    s.side[p] = side
    s.status[p] = status
    s.token[p] = SPELLS[face].sides[side].type if status == ACTIVE else -1
    s.caster[p] = seat
    return p


def trigger(s: Table, seat: int, place: int) -> None:
    """A seat that is asked uses the Trap or Protection at a place of its sheet."""
    d = s.decision_of(seat)
    assert d is not None
    (o,) = [o for o in d.options if o.verb == USE and o.b == place]
    answer(s, seat, USE, o.a, o.b)


def may_trigger(s: Table, seat: int) -> list[int]:
    """The places whose cards a seat may use now."""
    d = s.decision_of(seat)
    return [] if d is None else [o.b for o in d.options if o.verb == USE]


def put_summoned(s: Table, m: int, kind: int, hex_: int) -> None:
    """An Evocation stands in a Room."""
    s.kind[m] = kind
    s.where[m] = hex_
    s.stock[kind] -= 1


def give(s: Table, seat: int, key: str) -> int:
    """A copy of a Spell comes to hand."""
    face = face_of(key)
    card = next(c for c in range(238) if s.face[c] == face and c not in s.sheet)
    put(s, card, HAND + seat)
    return card


def hold_quest(s: Table, seat: int, key: str) -> int:
    """A Quest from its Moon's deck, or from anywhere, is held by a seat that counts for it from now on."""
    face = next(n for n, quest in enumerate(QUEST_CARDS) if quest.key == key)
    quests = range(spells_in_box(), spells_in_box() + len(QUEST_CARDS))
    card = next(c for c in quests if s.face[c] == face)
    put(s, card, QUESTS + seat)
    s.since[card] = len(s.deeds)
    return card


def play_event(s: Table, key: str, slot: int = 0) -> int:
    """An Event from its Moon's deck lies in a slot of the Event Board."""
    face = next(n for n, event in enumerate(EVENT_CARDS) if event.key == key)
    deck = EVENT_DECK + EVENT_CARDS[face].moon - 1
    card = next(c for c in cards_in(s, deck) if s.face[c] == face)
    put(s, card, EVENT_SLOT + slot)
    return card
