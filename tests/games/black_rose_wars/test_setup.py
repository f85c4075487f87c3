"""Setting up for 2, 3 and 4 players in both profiles (R40 to R49, O1 to O11, O92, O95, A1, A2)."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules.box import COPIES, COPIES_IN_MANUAL, GRIMOIRES, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.rules.lodge import has_token
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    BLACK_ROSE_ROOM,
    CUSTOM,
    EVENT_DECK,
    EVENT_DISCARD,
    EVENT_SLOT,
    FORGOTTEN_DECK,
    GRIMOIRE,
    HAND,
    NO_ROOM,
    OUT,
    QUEST_DECK,
    QUESTS,
    ROOMS,
    ROSE,
    SCHOOL_DECK,
    SCHOOLS,
    SET_ASIDE,
    SETUP,
    TAKE_GRIMOIRE,
    TAKE_MAGE,
    TAKE_SCHOOL,
    THRONE_ROOM,
)
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    at,
    before_play,
    free_hexes,
    index_in_setup,
    opened,
    seated,
)

TABLES = [(seats, seed) for seats in (2, 3, 4) for seed in (0, 1, 2)]
PROFILES = pytest.mark.parametrize("switches", [RULEBOOK, MANUAL], ids=["rulebook", "manual"])


def sizes(s: Table, first: int, n: int) -> list[int]:
    return [s.size[pile] for pile in range(first, first + n)]


# --- Lodge -----
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_nineteen_rooms_with_the_throne_beside_the_black_rose(seats: int, seed: int) -> None:
    """A1, R40, R41, O1: 18 tokens on the tiles; the Black Rose Room's comes later."""
    s = seated(seats, seed)
    assert sorted(s.room_at) == list(range(ROOMS))
    assert s.room_at[at(0, 0)] == BLACK_ROSE_ROOM
    assert s.room_at[at(1, 0)] == THRONE_ROOM
    assert [h for h in range(HEXES) if not has_token(s, h)] == [at(0, 0)]


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_the_small_lodge_leaves_one_hex_empty_and_one_room_out(seats: int, seed: int) -> None:
    """A2, O3: 18 Rooms; (2,-1) is empty; the Black Rose and Throne Rooms are always there."""
    s = seated(seats, seed, MANUAL)
    assert [h for h in range(HEXES) if s.room_at[h] == NO_ROOM] == [at(2, -1)]
    assert len({s.room_at[h] for h in free_hexes(s)}) == 18
    assert (s.room_at[at(0, 0)], s.room_at[at(1, 0)]) == (BLACK_ROSE_ROOM, THRONE_ROOM)


def test_lodges_and_first_players_differ_from_seed_to_seed() -> None:
    """R40, R44, O6: shuffled, and a First Player by lot who holds the Crown."""
    tables = [opened(4, seed) for seed in range(30)]
    assert len({tuple(s.room_at) for s in tables}) == 30
    assert {s.first for s in tables} == {0, 1, 2, 3}
    assert all(s.crown == s.first == s.pending[0].seat for s in tables)


# --- reserves and sheets -----
@PROFILES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_mage_begins_with(seats: int, switches: int) -> None:
    """R16, R17, R20, R42, R48, O7, O53: cubes, Trophies, two Physical Action tokens, no points."""
    s = before_play(seats, 5, switches)
    assert s.reserve == [25] * seats + [0] * (4 - seats) + [30]
    assert s.trophies == [10] * seats
    assert s.taken == [0] * seats
    assert s.tokens == [2] * seats
    assert s.points == [0] * (ROSE + 1)
    assert sum(s.damage) == sum(s.instability) == 0
    assert s.stock == (COPIES_IN_MANUAL if switches == MANUAL else COPIES)
    assert s.moon == 1
    assert s.sheet == [-1] * (4 * seats)


def test_the_stock_of_evocations_is_the_tables_own() -> None:
    """O97: summoning at one table leaves the box of the next one full."""
    s = seated()
    s.stock[0] -= 1
    assert seated().stock == COPIES


# --- decks -----
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_decks_of_the_rulebook(seats: int, seed: int) -> None:
    """A1, A2: chosen Schools 30, others 36; Forgotten 10; Quests 32/32/31 or two less each; Events 26."""
    s = before_play(seats, seed, RULEBOOK)
    assert sizes(s, SCHOOL_DECK, SCHOOLS) == [30 if k in s.school else 36 for k in range(SCHOOLS)]
    assert s.size[FORGOTTEN_DECK] == 10
    assert sizes(s, QUEST_DECK, 3) == ([32, 32, 31] if seats == 4 else [30, 30, 29])
    assert sizes(s, EVENT_DECK, 3) == [26, 26, 26]
    assert sum(sizes(s, EVENT_DISCARD, 3)) == sum(sizes(s, EVENT_SLOT, 3)) == 0
    assert s.size[OUT] == 3 * (4 - seats) + (0 if seats == 4 else 6)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_decks_of_the_manual(seats: int, seed: int) -> None:
    """A2, O92: no Custom Spells, Events 20 each, Quests 20 each but for the doors of the Room left out."""
    s = before_play(seats, seed, MANUAL)
    (missing,) = set(range(ROOMS)) - set(s.room_at)
    wanted = [
        sum(quest.in_manual and quest.moon == moon and quest.room != missing for quest in QUEST_CARDS)
        for moon in (1, 2, 3)
    ]
    assert sizes(s, QUEST_DECK, 3) == wanted
    assert max(wanted) <= 20
    assert sizes(s, EVENT_DECK, 3) == [20, 20, 20]
    assert sizes(s, SCHOOL_DECK, SCHOOLS) == [30 if k in s.school else 36 for k in range(SCHOOLS)]
    assert sizes(s, GRIMOIRE, seats) == [6] * seats
    assert sizes(s, SET_ASIDE, seats) == [0] * seats
    assert Counter(SPELLS[s.face[c]].school for c in cards_in(s, OUT) if c < 228) == {CUSTOM: 12}


def test_below_four_players_the_quests_for_four_stay_in_the_box() -> None:
    """A2, O11: exactly those six."""
    s = before_play(3, 0, RULEBOOK)
    in_box = [QUEST_CARDS[s.face[c]] for c in cards_in(s, OUT) if 238 <= c < 238 + 95]
    assert len(in_box) == 6
    assert all(quest.four_players for quest in in_box)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_grimoire_is_six_spells_of_the_school_and_one_custom_spell(seats: int, seed: int) -> None:
    """A1, R46, R47, O95: two more copies of the Custom Spell are set aside, nobody has cards in hand."""
    s = before_play(seats, seed, RULEBOOK)
    for seat in range(seats):
        spells = [SPELLS[s.face[c]] for c in cards_in(s, GRIMOIRE + seat)]
        assert len(spells) == 7
        assert sorted(spell.key for spell in spells if spell.school == s.school[seat]) in [
            sorted(GRIMOIRES[2 * s.school[seat]]),
            sorted(GRIMOIRES[2 * s.school[seat] + 1]),
        ]
        own = [spell.mage for spell in spells if spell.school == CUSTOM]
        own += [SPELLS[s.face[c]].mage for c in cards_in(s, SET_ASIDE + seat)]
        assert own == [s.mage[seat]] * 3
        assert s.size[HAND + seat] == s.size[QUESTS + seat] == 0


# --- choosing -----
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mages_and_schools_are_taken_in_turn_order_and_by_one_player_each(seats: int) -> None:
    """R45, R46, O6: from the First Player clockwise; what is taken is no longer offered."""
    s = opened(seats, 3)
    asked: dict[int, list[int]] = {TAKE_MAGE: [], TAKE_SCHOOL: []}
    taken: dict[int, list[int]] = {TAKE_MAGE: [], TAKE_SCHOOL: []}
    while s.phase == SETUP:
        d = s.pending[0]
        verb = d.options[0].verb
        if verb in asked:
            everything = range(4 if verb == TAKE_MAGE else SCHOOLS)
            assert [o.a for o in d.options] == [k for k in everything if k not in taken[verb]]
            asked[verb].append(d.seat)
            taken[verb].append(d.options[-1].a)
        BOOK.decide(s, d, len(d.codes) - 1)
    order = [(s.first + k) % seats for k in range(seats)]
    assert asked == {TAKE_MAGE: order, TAKE_SCHOOL: order}
    assert [s.mage[seat] for seat in order] == taken[TAKE_MAGE]
    assert [s.school[seat] for seat in order] == taken[TAKE_SCHOOL]


@pytest.mark.parametrize("which", [0, 1])
def test_the_grimoire_chosen_is_the_grimoire_given(which: int) -> None:
    """R47, O95: either list of six."""
    s = opened(2, 8)
    while s.pending[0].options[0].verb != TAKE_GRIMOIRE:
        BOOK.decide(s, s.pending[0], index_in_setup(s.pending[0], (0, 1, 2, 3)))
    seat = s.pending[0].seat
    BOOK.decide(s, s.pending[0], which)
    spells = [SPELLS[s.face[c]] for c in cards_in(s, GRIMOIRE + seat)]
    keys = [spell.key for spell in spells if spell.school != CUSTOM]
    assert sorted(keys) == sorted(GRIMOIRES[2 * s.school[seat] + which])
