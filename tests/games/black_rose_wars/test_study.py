"""Phases 2 and 3, Study and Preparation (R64 to R71, O12, O16 to O18, A10, A12)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.limits import ASKS_TOO_MANY_CARDS
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.study import (
    ASKS_KEEP,
    ASKS_PREPARE,
    ASKS_REMOVE,
    ASKS_STUDY,
    PREPARATION_PHASE,
    STUDY_PHASE,
)
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    CONSPIRACY,
    DESTRUCTION,
    DISCARD,
    DONE,
    DRAW_FROM,
    FORGOTTEN_DECK,
    GRIMOIRE,
    HAND,
    ILLUSION,
    KEEP,
    MEMORIES,
    OUT,
    PREPARATION,
    PREPARE,
    READY,
    REMOVE,
    REVERSE,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    SCHOOLS,
    SET_ASIDE,
    SHEET,
    STRAIGHT,
    STUDIED,
    STUDY_REMOVE,
    TRANSMUTATION,
)
from conclave.kernel.events import EVERYONE
from tests.games.black_rose_wars.layout import RULEBOOK, answer, begin, bits, give, offered
from tests.games.black_rose_wars.phases import NERO, REBECCA, asked, at_phase, held, keys_in


def question(s: Table) -> tuple[int, int]:
    """Who is asked what."""
    (d,) = s.pending
    return d.seat, d.about


def lesson(cards: int, switches: int = RULEBOOK) -> Table:
    """Nero, First Player of two, holds some Illusions when the Study Phase begins."""
    s = at_phase(STUDY_PHASE, 2, switches)
    for c in cards_in(s, SCHOOL_DECK + ILLUSION)[:cards]:
        put(s, c, HAND + NERO)
    begin(s)
    return s


def study(s: Table, seat: int, *schools: int) -> list[int]:
    """Four cards are named; they are returned, looked at, not in hand."""
    for school in schools:
        answer(s, seat, DRAW_FROM, school)
    return cards_in(s, STUDIED + seat)


# --- A10 -----
def test_nero_studies() -> None:
    """A10: 4 cards and 2 make 6; 2 of 4 kept make 8; 1 goes to Memories, 1 is removed: 6 in hand."""
    s = lesson(4)
    answer(s, NERO, DONE)
    assert s.size[HAND + NERO] == 6
    answer(s, NERO, DONE)
    answer(s, REBECCA, DONE)
    found = study(s, NERO, DESTRUCTION, DESTRUCTION, DESTRUCTION, TRANSMUTATION)
    assert sorted(SPELLS[s.face[c]].school for c in found) == [1, 1, 1, 5]
    assert s.size[HAND + NERO] == 6, "what is looked at is not in hand"
    kept = [c for c in found if SPELLS[s.face[c]].school == DESTRUCTION][:2]
    for c in kept:
        answer(s, NERO, KEEP, c)
    assert s.size[HAND + NERO] == 8
    assert question(s) == (NERO, ASKS_TOO_MANY_CARDS)
    back = [c for c in found if c not in kept]
    assert sorted(s.pile[c] for c in back) == [SCHOOL_DISCARD + DESTRUCTION, SCHOOL_DISCARD + TRANSMUTATION]
    assert all(s.seen_by[c] == EVERYONE for c in back), "face up"
    assert sorted(offered(s, NERO, DISCARD)) == sorted(cards_in(s, HAND + NERO)), "any card of his choice"
    given_up = kept[0]
    answer(s, NERO, DISCARD, given_up)
    assert (s.size[HAND + NERO], cards_in(s, MEMORIES + NERO)) == (7, [given_up])
    assert question(s) == (NERO, ASKS_REMOVE)
    answer(s, NERO, REMOVE, kept[1])
    assert s.size[HAND + NERO] == 6
    assert cards_in(s, MEMORIES + NERO) == [given_up]
    assert s.pile[kept[1]] == SCHOOL_DISCARD + DESTRUCTION
    assert question(s) == (REBECCA, ASKS_STUDY)


def test_everybody_reads_before_anybody_studies() -> None:
    """R64, R65: step 1 in turn order, then step 2 in turn order."""
    s = lesson(0)
    seen: list[tuple[int, int]] = []
    while s.phase != PREPARATION:
        seen.append(question(s))
        d = s.pending[0]
        assert d.about != ASKS_TOO_MANY_CARDS
        BOOK.decide(s, d, 0)
    order = [(NERO, ASKS_REMOVE), (REBECCA, ASKS_REMOVE)]
    for seat in (NERO, REBECCA):
        order += [(seat, ASKS_STUDY)] * 4 + [(seat, ASKS_KEEP)] * 2 + [(seat, ASKS_REMOVE)]
    assert seen == order
    assert [s.size[HAND + seat] for seat in (NERO, REBECCA)] == [4, 4]


@pytest.mark.parametrize("moment", [0, 1, 2])
def test_a_spell_may_be_removed_once_before_between_or_after_the_steps(moment: int) -> None:
    """R68, O16: at the start, after step 1, or after step 2; then never again in this phase."""
    s = lesson(3)
    for n in range(3):
        assert question(s) == (NERO, ASKS_REMOVE)
        if n == moment:
            card = held(s, NERO, keys_in(s, HAND + NERO)[-1])
            answer(s, NERO, REMOVE, card)
            break
        answer(s, NERO, DONE)
        if n == 1:
            answer(s, REBECCA, DONE)
            for c in study(s, NERO, *[CONSPIRACY] * 4)[:2]:
                answer(s, NERO, KEEP, c)
    assert s.size[HAND + NERO] == [4, 4, 6][moment]
    while s.phase != PREPARATION:
        assert question(s) != (NERO, ASKS_REMOVE)
        BOOK.decide(s, s.pending[0], 0)


def test_what_is_removed_first_makes_room_for_what_is_read() -> None:
    """R66, R68, O16: with 6 of 7 cards Nero removes one and reads two without giving any up."""
    s = lesson(6)
    answer(s, NERO, REMOVE, cards_in(s, HAND + NERO)[0])
    assert s.size[HAND + NERO] == 7
    assert question(s) == (REBECCA, ASKS_REMOVE)


def test_reading_beyond_the_hand_limit_costs_a_card_before_anything_is_offered() -> None:
    """R66, O16: 6 and 2 are 8; Nero gives one up, then he is asked about removing."""
    s = lesson(6)
    answer(s, NERO, DONE)
    assert question(s) == (NERO, ASKS_TOO_MANY_CARDS)
    answer(s, NERO, DISCARD, cards_in(s, HAND + NERO)[0])
    assert question(s) == (NERO, ASKS_REMOVE)


def test_the_manual_knows_no_removing() -> None:
    """Switch study_remove."""
    s = lesson(3, RULEBOOK & ~bits(STUDY_REMOVE))
    assert question(s) == (NERO, ASKS_STUDY)
    assert s.size[HAND + NERO] == s.size[HAND + REBECCA] + 3 == 5


def test_a_removed_custom_spell_is_set_aside_and_a_forgotten_one_goes_under_its_deck() -> None:
    """R68, O16: the one comes back at a Moon change, the other lies last of ten."""
    s = at_phase(STUDY_PHASE, 2)
    custom = give(s, NERO, "ring-of-fire")
    s.first = NERO
    begin(s)
    answer(s, NERO, REMOVE, custom)
    assert s.pile[custom] == SET_ASIDE + NERO
    s = at_phase(STUDY_PHASE, 2)
    forgotten = give(s, NERO, "time-stop")
    begin(s)
    answer(s, NERO, REMOVE, forgotten)
    assert cards_in(s, FORGOTTEN_DECK)[-1] == forgotten
    assert s.size[FORGOTTEN_DECK] == 10


def test_an_empty_grimoire_is_the_memories_shuffled() -> None:
    """R67: one card is left of seven; five lie in Memories, one of which is read."""
    s = at_phase(STUDY_PHASE, 2)
    cards = cards_in(s, GRIMOIRE + NERO)
    for c in cards[1:6]:
        put(s, c, MEMORIES + NERO)
    put(s, cards[6], OUT)
    begin(s)
    assert s.size[HAND + NERO] == 2
    assert (s.size[GRIMOIRE + NERO], s.size[MEMORIES + NERO]) == (4, 0)
    assert all(s.seen_by[c] == 0 for c in cards_in(s, GRIMOIRE + NERO))


def test_with_nothing_to_read_nothing_is_read() -> None:
    """R67, O12: an empty Grimoire and empty Memories."""
    s = at_phase(STUDY_PHASE, 2)
    for c in cards_in(s, GRIMOIRE + NERO):
        put(s, c, OUT)
    begin(s)
    assert s.size[HAND + NERO] == 0
    assert asked(s) == [REBECCA]


def test_an_empty_school_deck_is_its_discard_pile_and_an_empty_school_is_not_offered() -> None:
    """O12: no more is asked of a School than it has; its discard pile counts."""
    s = at_phase(STUDY_PHASE, 2, RULEBOOK & ~bits(STUDY_REMOVE))
    for c in cards_in(s, SCHOOL_DECK + ILLUSION):
        put(s, c, OUT)
    cards = cards_in(s, SCHOOL_DECK + CONSPIRACY)
    for c in cards[:2]:
        put(s, c, SCHOOL_DISCARD + CONSPIRACY)
    for c in cards[3:]:
        put(s, c, OUT)
    begin(s)
    assert offered(s, NERO, DRAW_FROM) == [k for k in range(SCHOOLS) if k != ILLUSION]
    for _ in range(3):
        answer(s, NERO, DRAW_FROM, CONSPIRACY)
    assert CONSPIRACY not in offered(s, NERO, DRAW_FROM)
    answer(s, NERO, DRAW_FROM, DESTRUCTION)
    assert (s.size[SCHOOL_DECK + CONSPIRACY], s.size[SCHOOL_DISCARD + CONSPIRACY]) == (0, 0)
    assert s.size[STUDIED + NERO] == 4


# --- A12 -----
def desk(cards: int) -> Table:
    """Nero and Rebecca prepare; Nero holds some Destructions, Rebecca none."""
    s = at_phase(PREPARATION_PHASE, 2)
    for c in cards_in(s, SCHOOL_DECK + DESTRUCTION)[:cards]:
        put(s, c, HAND + NERO)
    begin(s)
    return s


def lay_next(s: Table, side: int) -> int:
    """Nero places the first of his cards on a side."""
    o = next(o for o in s.pending[0].options if o.verb == PREPARE and o.b == side)
    answer(s, NERO, PREPARE, o.a, o.b)
    return o.a


def test_two_to_four_spells_the_first_of_them_quick() -> None:
    """A12, R69: 1 is too few, 2 to 4 will do, with one on the Quick place; a fifth cannot be placed."""
    for n in (2, 3, 4):
        s = desk(6)
        placed = []
        for k in range(n):
            assert (s.pending[0].about, s.pending[0].this) == (ASKS_PREPARE, k)
            assert (offered(s, NERO, DONE) == []) == (k < 2)
            placed.append(lay_next(s, REVERSE if k % 2 else STRAIGHT))
        if n < 4:
            answer(s, NERO, DONE)
        assert s.sheet[:4] == placed + [-1] * (4 - n), "the Quick place, then Standard places from the left"
        assert s.side[:n] == [STRAIGHT, REVERSE, STRAIGHT, REVERSE][:n]
        assert s.status[:4] == [READY] * 4
        assert sorted(cards_in(s, SHEET + NERO)) == sorted(placed)
        assert s.phase > PREPARATION, "afterwards nothing can be changed"


def test_every_card_may_be_laid_on_either_side() -> None:
    """R24, R69: six cards, two sides each."""
    s = desk(6)
    assert len(offered(s, NERO, PREPARE)) == 12


def test_a_hand_of_one_goes_on_the_quick_place() -> None:
    """A12, O17: and an empty hand is not asked."""
    s = desk(1)
    assert asked(s) == [NERO]
    card = lay_next(s, REVERSE)
    assert s.sheet[:8] == [card] + [-1] * 7
    assert s.phase > PREPARATION


def test_everybody_prepares_at_the_same_time_and_the_phase_waits_for_all() -> None:
    """R70, O17: both are asked at once; one being done ends nothing."""
    s = at_phase(PREPARATION_PHASE, 2)
    for seat in (NERO, REBECCA):
        for c in cards_in(s, SCHOOL_DECK + DESTRUCTION)[:2]:
            put(s, c, HAND + seat)
    begin(s)
    assert sorted(asked(s)) == [NERO, REBECCA]
    for _ in range(2):
        d = s.decision_of(NERO)
        assert d is not None
        BOOK.decide(s, d, 0)
    assert (asked(s), s.phase) == ([REBECCA], PREPARATION)


def test_hands_are_secret_and_memories_public() -> None:
    """O18, R155: who may know a card follows from where it lies."""
    s = lesson(3)
    card = cards_in(s, HAND + NERO)[0]
    assert s.seat_may_know(card, NERO)
    assert not s.seat_may_know(card, REBECCA)
    put(s, card, MEMORIES + NERO)
    assert s.seat_may_know(card, REBECCA)
