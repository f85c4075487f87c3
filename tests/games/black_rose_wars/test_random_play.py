"""Whatever the players do: games end, cubes and cards are all there, copies are equal and independent."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules.box import COPIES, COPIES_IN_MANUAL, SPELLS
from conclave.games.black_rose_wars.rules.cubes import all_cubes, damage_on, health_of, instability_on
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ABOMINATION,
    DONE,
    END,
    FORGOTTEN_DECK,
    HAND,
    KINDS,
    MODELS,
    NO_MODEL,
    NO_ROOM,
    PILES,
    PLACES,
    QUESTS,
    RESISTANCE,
    ROSE,
    SACRIFICE,
    SCHOOL_DECK,
    SHEET,
    STOP,
    STUDIED,
    TOLD_CAST,
    TRIGGERED,
)
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import Rng, seeded
from conclave.testkit.plain import LOG, difference, plain, shared
from tests.games.black_rose_wars.layout import MANUAL, RULEBOOK, before_play, opened

GAMES = 30
LONGEST = 20_000
SHY = (PASS, SACRIFICE, END, STOP, DONE)
PROFILES = [("rulebook", RULEBOOK), ("manual", MANUAL)]


def step(s: Table, rng: Rng) -> None:
    """Somebody who is asked answers anything."""
    d = s.pending[int(rng.below(len(s.pending)))]
    BOOK.decide(s, d, int(rng.below(len(d.codes))))


# --- what must always hold -----
def check_cubes(s: Table) -> None:
    """R16, O7, O48, R112: nothing lost, nothing below 0, no model and no Room with more than it can bear."""
    for side in [*range(s.seats), ROSE]:
        assert all_cubes(s, side) == (30 if side == ROSE else 25)
    assert min(s.reserve) >= 0
    assert min(s.damage) >= 0
    assert min(s.instability) >= 0
    for m in range(MODELS):
        assert int(damage_on(s, m)) <= (health_of(s, m) if s.kind[m] != NO_MODEL else 0)
    for h in range(HEXES):
        room = s.room_at[h]
        bearable = 0 if room == NO_ROOM or s.destroyed[h] else RESISTANCE[room]
        assert int(instability_on(s, h)) <= bearable


def check_cards(s: Table) -> None:
    """Every card lies in exactly one pile, which knows it and how many it has."""
    found: list[int] = []
    for pile in range(PILES):
        cards = cards_in(s, pile)
        assert len(cards) == s.size[pile], pile
        assert all(s.pile[c] == pile for c in cards), pile
        found += cards
    assert sorted(found) == list(range(len(s.face)))
    for seat in range(s.seats):
        on_sheet = [c for c in s.sheet[seat * PLACES : (seat + 1) * PLACES] if c >= 0]
        assert sorted(on_sheet) == sorted(cards_in(s, SHEET + seat))
        assert s.size[QUESTS + seat] <= 3, "two, and one more while the Mage chooses which to give up"
    for pile in range(SCHOOL_DECK, SCHOOL_DECK + 6):
        assert all(c < 3 * 76 and SPELLS[s.face[c]].school == pile - SCHOOL_DECK for c in cards_in(s, pile))


def check_models(s: Table, copies: list[int]) -> None:
    """R117, R118: Evocations are in play or in reserve; everybody stands somewhere."""
    for kind in range(KINDS):
        if kind != ABOMINATION:
            assert s.kind.count(kind) + s.stock[kind] == copies[kind]
    for m in range(MODELS):
        if s.kind[m] == NO_MODEL:
            assert s.where[m] == NO_ROOM
        elif m < s.seats:
            assert s.where[m] == IN_CELL or s.room_at[s.where[m]] != NO_ROOM
        else:
            assert s.room_at[s.where[m]] != NO_ROOM
            assert s.where[m] >= 0
    assert all(n >= 0 for n in s.points)
    assert sum(s.taken) + sum(s.trophies) <= 10 * s.seats, "the Rose has the rest"


def faces(s: Table) -> Counter[tuple[bool, int]]:
    """How often each Spell is on the table, and each Quest or Event."""
    return Counter((c < 238, s.face[c]) for c in range(len(s.face)))


# --- games -----
@pytest.mark.parametrize(("profile", "switches"), PROFILES, ids=[name for name, _ in PROFILES])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_with_everything_in_its_place(seats: int, profile: str, switches: int) -> None:
    """R16, R133, R141, O78: within 20 Game Turns, with one winner, or the Rose."""
    games = GAMES if profile == "rulebook" else GAMES // 3
    copies = COPIES_IN_MANUAL if profile == "manual" else COPIES
    for seed in range(games):
        s = opened(seats, seed, switches)
        s.quiet = True
        box = faces(s)
        rng = seeded(1000 + seed)
        while not s.over and s.decided < LONGEST:
            step(s, rng)
            if s.decided % 41 == 0:
                check_cubes(s)
                check_cards(s)
                check_models(s, copies)
        assert s.over, f"seed {seed} goes on after {s.decided} decisions: {BOOK.bookmarks(s)}"
        check_cubes(s)
        check_cards(s)
        assert faces(s) == box
        assert 1 <= s.turn <= 20
        assert s.winners.bit_count() == 1
        winner = s.winners.bit_length() - 1
        best = max(s.points[:seats])
        if winner == ROSE:
            assert profile == "rulebook"
            assert s.points[ROSE] > best
        else:
            assert s.points[winner] == best
        assert all(s.size[STUDIED + seat] == 0 for seat in range(4))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_is_equal_and_shares_nothing_with_its_original(seats: int) -> None:
    """The log stays behind; nothing changeable can be reached from both."""
    s = opened(seats, 77)
    rng = seeded(7)
    looked = 0
    while not s.over:
        if s.decided % 53 == 0:
            twin = s.copy()
            assert not difference(plain(s, LOG), plain(twin, LOG))
            assert not shared(s, twin)
            looked += 1
        step(s, rng)
    assert looked > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_goes_the_same_way_and_leaves_its_original_alone(seats: int) -> None:
    """The copy plays on and the original does not notice; then the original follows, step by step."""
    s = opened(seats, 78)
    while not s.over:
        before = plain(s, LOG)
        twin = s.copy()
        seed = s.decided
        for one in (twin, s):
            dice = seeded(seed)
            for _ in range(25):
                if not one.over:
                    step_eagerly(one, dice)
            if one is twin:
                assert not difference(before, plain(s, LOG))
        assert not difference(plain(twin, LOG), plain(s, LOG))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_stuck_and_nobody_is_asked_what_is_no_question(seats: int) -> None:
    """R78, O102: every question has answers, each of them once; somebody is asked until the end."""
    for seed in range(6):
        s = opened(seats, 300 + seed)
        rng = seeded(seed)
        while not s.over:
            assert s.pending
            assert len({d.seat for d in s.pending}) == len(s.pending)
            for d in s.pending:
                assert 0 <= d.seat < seats
                assert d.codes
                assert len(set(d.codes)) == len(d.codes), (d.about, d.options)
            step(s, rng)
        assert not s.pending


def test_hands_keep_their_limit_between_game_turns() -> None:
    """R66: at the first question of a Game Turn nobody holds more than its sheet allows."""
    for seed in range(5):
        s = opened(3, 500 + seed)
        rng = seeded(seed)
        turn = 1
        while not s.over:
            step(s, rng)
            if s.turn > turn and not s.over:
                turn = s.turn
                limits = [[7, 6, 7, 8][mage] for mage in s.mage]
                assert all(s.size[HAND + seat] <= limits[seat] for seat in range(3))


def test_eager_games_cast_nearly_every_side_and_end_in_order() -> None:
    """Players rarely pass and hold Forgotten Spells from the start; everything stays in its place."""
    spoken: set[tuple[int, int]] = set()
    for seed in range(45):
        s = before_play(2 + seed % 3, seed)
        for k, c in enumerate(cards_in(s, FORGOTTEN_DECK)[: 2 * s.seats]):
            put(s, c, HAND + k % s.seats)
        BOOK.advance(s)
        rng = seeded(seed + 9)
        while not s.over:
            step_eagerly(s, rng)
            if s.decided % 31 == 0:
                check_cubes(s)
                check_cards(s)
                check_models(s, COPIES)
        spoken |= {(e.b, e.n) for e in s.events if e.kind in (TOLD_CAST, TRIGGERED)}
    assert len(spoken) >= 150, "of 172 sides"


def step_eagerly(s: Table, rng: Rng) -> None:
    """Somebody answers anything, but mostly something that does something."""
    d = s.pending[int(rng.below(len(s.pending)))]
    bold = [i for i, o in enumerate(d.options) if o.verb not in SHY]
    if bold and rng.below(10) < 8:
        BOOK.decide(s, d, bold[int(rng.below(len(bold)))])
    else:
        BOOK.decide(s, d, int(rng.below(len(d.codes))))
