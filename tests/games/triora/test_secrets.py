"""Who knows what (O64): everything is public but the order of the Villagers still in the deck."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.games.triora import terms as t
from conclave.games.triora.table import Table
from conclave.kernel.playout import playout
from conclave.kernel.rng import seeded
from conclave.kernel.state import UNKNOWN
from conclave.testkit.plain import as_bytes, plain
from tests.games.triora.layout import GAME, A, B, Layout, area, villager

OF_THE_VIEWER = ("viewer", "pending", "stack", "seen_by", "rng", "answer", "events", "quiet", "face")
"""What is of the one who looks, of the kernel, or a face."""
COUNTERS = ("told", "decided", "horizon", "waiting")
"""What the kernel counts, and who is being asked: a view has its own."""


def columns(s: Table) -> Any:
    """Everything that the game itself keeps, but for the faces of cards."""
    return plain(s, (*OF_THE_VIEWER, *COUNTERS))


def positions(seats: int, seed: int, every: int) -> list[Table]:
    """Positions of a game played at random, one in so many."""
    options = {"random_start": seed % 2 == 1, "self_preservation": seed % 3 == 1}
    s = GAME.new(seats, seed, options)
    rng = seeded(seed)
    found = []
    while not s.over:
        if s.decided % every == 0:
            snapshot = s.copy()
            snapshot.events = s.events[:]
            found.append(snapshot)
        d = s.pending[0]
        GAME.decide(s, d.seat, int(rng.below(len(d.codes))))
    found.append(s)
    return found


def log(v: Table) -> list[tuple[int, ...]]:
    """The events of a view, word for word."""
    return [(e.number, e.kind, e.seat, e.a, e.b, e.n, e.cause) for e in v.events]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_o64_all_seats_and_the_spectator_see_the_same_and_it_is_the_truth(seats: int) -> None:
    """O64: stocks, herbs, points, tracks, pieces, cards and figures are open; the log is one for all."""
    for seed in range(3):
        for s in positions(seats, seed, every=23):
            views = [GAME.view(s, seat) for seat in range(seats + 1)]
            for v in views:
                assert columns(v) == columns(s)
                assert list(v.face) == list(views[0].face)
                assert v.waiting == sum(1 << d.seat for d in s.pending)
                assert log(v) == log(views[0])
                assert len(v.events) == len(s.events)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_o64_only_the_cards_of_the_deck_are_hidden(seats: int) -> None:
    """O64, R12, O54: whatever was drawn is known to all, in the row or won; what was not is known to none."""
    for s in positions(seats, 5, every=17):
        for seat in range(seats + 1):
            v = GAME.view(s, seat)
            deck = 0 if s.over else 36 - s.drawn
            assert [face == UNKNOWN for face in v.face] == [False] * (36 - deck) + [True] * deck
            known = [handle for handle in range(36) if v.face[handle] != UNKNOWN]
            assert [v.face[handle] for handle in known] == [s.face[handle] for handle in known]
            open_cards = {*s.row, *[handle for handle in range(36) if s.owner[handle] >= 0]}
            assert open_cards == set(range(s.drawn))
    assert s.over


def test_o64_a_question_is_seen_by_the_one_who_is_asked_alone() -> None:
    """O64, R20: that A is asked is open, A's answers are in A's view only."""
    g = Layout(3).witch(A, "city").start()
    assert len(g.view(A).pending) == 1
    assert [g.view(seat).pending for seat in (B, 2, 3)] == [[], [], []]
    assert [g.view(seat).waiting for seat in range(4)] == [1 << A] * 4


def test_o64_a_card_is_shown_to_all_when_it_is_drawn() -> None:
    """O64, R63: A wins a Villager, and the eighth card is drawn: nobody knew its face, now everybody does."""
    g = Layout(3).row("merchant-1").have(A, VEN=2).witch(B, "forest-1").start()
    assert [g.view(seat).face[7] for seat in range(4)] == [UNKNOWN] * 4
    g.place(A, t.FAMILIAR, "swamp").choose(A, t.BUY, 0)
    truth = g.s.face[7]
    assert [g.view(seat).face[7] for seat in range(4)] == [truth] * 4
    assert [g.view(seat).face[8] for seat in range(4)] == [UNKNOWN] * 4
    assert [g.view(seat).owner[0] for seat in range(4)] == [A] * 4
    assert [g.view(seat).face[0] for seat in range(4)] == [villager("merchant-1")] * 4
    assert [len(g.heard(seat, t.REVEALED)) for seat in range(4)] == [1] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_o64_a_world_has_each_villager_once_and_keeps_what_is_known(seats: int) -> None:
    """O64: determinising deals exactly the faces that the view lacks, and nothing else is changed."""
    rng = seeded(7)
    for s in positions(seats, 2, every=19):
        for seat in range(seats + 1):
            v = GAME.view(s, seat)
            w = GAME.determinise(v, rng)
            assert sorted(w.face) == list(range(36))
            shown = [handle for handle in range(36) if v.face[handle] != UNKNOWN]
            assert [w.face[handle] for handle in shown] == [s.face[handle] for handle in shown]
            assert columns(w) == columns(s)
            assert (w.viewer, w.waiting) == (-1, 0)
            assert list(v.face).count(UNKNOWN) == (0 if s.over else 36 - s.drawn)


def test_o64_worlds_deal_every_order_of_the_deck() -> None:
    """O64: each hidden card comes up on top, and none that lies open ever does."""
    g = Layout(2).row("soldier-9").start()
    v = g.view(A)
    tops = {GAME.determinise(v, seeded(seed)).face[7] for seed in range(400)}
    open_faces = {g.s.face[handle] for handle in range(7)}
    assert len(open_faces) == 7
    assert tops == set(range(36)) - open_faces


def test_o64_the_same_dice_deal_the_same_world_whoever_looks() -> None:
    """O64: all seats know the same, so they imagine the same decks; other dice, other decks."""
    g = Layout(3).start()
    decks = [list(GAME.determinise(g.view(seat), seeded(4)).face) for seat in range(4)]
    assert decks[0] == decks[1] == decks[2] == decks[3]
    assert decks[0] != list(GAME.determinise(g.view(A), seeded(5)).face)


def test_o64_two_worlds_that_differ_in_the_deck_look_the_same() -> None:
    """O64: two cards of the deck change places; no view and no option changes by a byte. Two cards of the row
    that change places are seen by all.
    """
    one, two, three = (Layout(3).have(A, VEN=2).witch(B, "forest-1") for _ in range(3))
    two.swap(9, int(two.s.face[30]))
    three.swap(1, int(three.s.face[5]))
    for g in (one, two, three):
        g.start().place(A, t.FAMILIAR, "swamp")
    assert list(one.s.face) != list(two.s.face)
    for seat in range(4):
        assert as_bytes(one.view(seat)) == as_bytes(two.view(seat))
        assert as_bytes(one.view(seat)) != as_bytes(three.view(seat))


def test_o64_two_worlds_go_on_alike_until_the_difference_is_drawn() -> None:
    """O64: they differ in the eighth card; A's whole turn in the City looks the same until A wins a card."""
    one, two = (Layout(2).row("merchant-8").have(A, MOL=1).witch(B, "forest-1") for _ in range(2))
    two.swap(7, int(two.s.face[20]))
    for g in (one, two):
        g.start().place(A, t.FAMILIAR, "city")
    for seat in range(3):
        assert as_bytes(one.view(seat)) == as_bytes(two.view(seat))
    for g in (one, two):
        g.act(A, "city")
    assert one.offered(A) == two.offered(A)
    for seat in range(3):
        assert as_bytes(one.view(seat)) == as_bytes(two.view(seat))
    for g in (one, two):
        g.choose(A, t.BUY, 0, t.ARCANUM)
    assert one.s.row == two.s.row
    for seat in range(3):
        assert as_bytes(one.view(seat)) != as_bytes(two.view(seat))


def test_o64_the_scene_tells_nothing_of_the_deck() -> None:
    """O64: what is drawn for a seat and for a spectator is the same in two worlds."""
    one, two = (Layout(3).witch(A, "city").witch(B, "forest-1") for _ in range(2))
    two.swap(10, int(two.s.face[33]))
    for g in (one, two):
        g.start()
    for seat in range(4):
        assert GAME.scene(one.view(seat)) == GAME.scene(two.view(seat))


def test_o64_the_two_starting_draws_are_public_and_tell_nothing_of_the_deck() -> None:
    """O64, R15, O53: every seat and the spectator hear which two cards were drawn and in which order; their
    faces stay hidden if the shuffle put them back into the deck.
    """
    hidden = 0
    for seed in range(20):
        s = GAME.new(3, seed, {"random_start": True})
        logs = [GAME.view(s, seat).events for seat in range(4)]
        told = [[(e.a, e.b, e.n) for e in events if e.kind == t.STARTS_AT] for events in logs]
        assert told[0] == told[1] == told[2] == told[3]
        assert [a for a, _, _ in told[0]] == [0, 1]
        v = GAME.view(s, 3)
        assert [face == UNKNOWN for face in v.face] == [False] * 7 + [True] * 29
        for _, _, face in told[0]:
            at = list(s.face).index(face)
            hidden += at >= 7
            places = {list(GAME.determinise(v, seeded(n)).face).index(face) for n in range(60)}
            assert places == {at} if at < 7 else len(places) > 10
    assert hidden > 20


def test_o64_at_the_end_everything_is_shown() -> None:
    """O64: once the game is over every view has every face, the deck included."""
    g = Layout(2).witch(A, "city").witch(B, "river")
    before = g.s.copy()
    g.ending()
    assert g.s.over
    assert g.s.drawn == 7
    for seat in range(3):
        v = g.view(seat)
        assert list(v.face) == list(before.face)
        assert columns(v) == columns(g.s)
        assert v.pending == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_o64_a_world_of_the_one_who_is_asked_can_be_played_to_the_end(seats: int) -> None:
    """O64: with the deck filled in any order, the game goes on from the same question."""
    s = positions(seats, 4, every=40)[1]
    seat = s.pending[0].seat
    for n in range(3):
        w = GAME.determinise(GAME.view(s, seat), seeded(n))
        assert plain(w.pending) == plain(s.pending)
        playout(GAME.book, w, seeded(n), GAME.longest)
        assert w.over
        assert sorted(w.face) == list(range(36))
        assert w.round <= 30


def test_o64_why_not_is_answered_from_a_view() -> None:
    """O64, R63: a card of the deck and one of the two below are refused for the same reason."""
    g = Layout(2).have(A, MOL=1, INC=1, VIT=1).witch(B, "forest-1").start().place(A, t.FAMILIAR, "swamp")
    assert g.why(A, t.BUY, 0) == "allowed"
    assert [g.why(A, t.BUY, handle) for handle in (5, 6, 7, 20, 35)] == ["not-for-sale"] * 5
    assert g.why(A, t.BUY, 3) == "too-dear"
    assert g.why(A, t.ACT, area("swamp"), t.FOR_NOTHING) == "not-here"
