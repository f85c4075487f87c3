"""Who knows what (O14, O16, A39): views, worlds made from views, and hidden heights."""

from __future__ import annotations

import pytest

from conclave.games.dark_artifacts.table import Table, height, kit_of
from conclave.games.dark_artifacts.terms import (
    CUBE_A,
    FOUR,
    KEEP_WHICH,
    LEADER,
    PEEK,
    RETURN,
    SLOTS,
    SPLIT,
    THREE,
    TWO,
    WAITS,
)
from conclave.kernel.playout import playout
from conclave.kernel.rng import seeded
from conclave.testkit.plain import as_bytes
from tests.games.dark_artifacts.layout import BLACK, DOTS, GAME, WHITE, Layout, Setup


def census(s: Table) -> list[int]:
    """How often each piece lies somewhere: in a stack or in the graveyard."""
    found = [0] * kit_of(s).first_card
    for e in range(len(s.top)):
        p = s.top[e] if s.top[e] >= 0 else -2 - s.top[e] if s.top[e] < -1 else -1
        while p >= 0:
            found[p] += 1
            p = s.under[p]
    for p in s.grave:
        found[p] += 1
    return found


def world_of(black: str, three: str, leader: str) -> Layout:
    """A position whose secrets on Black's side can be exchanged."""
    t = Layout().card(BLACK, THREE, three).card(BLACK, LEADER, leader).stack(WHITE, "b3", "5.4")
    return t.stack(BLACK, "b3", "5").stack(BLACK, "c3", black).start()


def test_a39_two_worlds_that_differ_in_blacks_secrets_look_the_same() -> None:
    """A39, O16: hidden pieces, unrevealed cards, cards not kept: White's view and options are the same
    bytes.
    """
    one = world_of("5.4.3.L", "B9", "B1")
    two = world_of("5.L.4.3", "B9", "B1")
    three = world_of("5.4.3.L", "B1", "B9")
    four = world_of("5.4.3.L", "B9", "B1")
    kept = four.s.slot[BLACK * SLOTS + THREE - 1]
    other = kept + 3  # dealt to Black, of the same level, and not kept
    four.s.face[kept], four.s.face[other] = four.s.face[other], four.s.face[kept]
    views = [as_bytes(t.view(WHITE)) for t in (one, two, three, four)]
    assert views[0] == views[1] == views[2] == views[3]
    assert as_bytes(one.view(BLACK)) != as_bytes(two.view(BLACK))
    spectators = {as_bytes(t.view(2)) for t in (one, two, three, four)}
    assert len(spectators) == 1


def test_a39_which_card_was_kept_changes_no_byte_for_others() -> None:
    """A39, O9: Black keeps the first or the last card of each kind; White sees the same in every later
    phase.
    """
    views = []
    for last in (False, True):
        t = Setup.new(GAME, seats=2, seed=11).answer_first(KEEP_WHICH, seats=(WHITE,))
        while t.asked() == [BLACK]:
            GAME.decide(t.s, BLACK, len(t.offered(BLACK)) - 1 if last else 0)
        terrain = as_bytes(t.view(WHITE))
        t.to_stacking()
        stacking = as_bytes(t.view(WHITE))
        t.to_play()
        views.append((terrain, stacking, as_bytes(t.view(WHITE)), as_bytes(t.view(2))))
    assert views[0] == views[1]


@pytest.mark.card("A4")
def test_a39_a_peek_is_known_to_its_owner_alone() -> None:
    """A39, O16: White's view shows the one piece seen; Black's and the spectator's do not say so."""
    t = (
        Layout()
        .card(WHITE, FOUR, "A4")
        .stack(WHITE, "b3", "5.4")
        .stack(BLACK, "c3", "5.L.4")
        .start()
        .split(WHITE, 0)
    )
    t.choose(WHITE, PEEK, 1)
    below = t.s.under[t.s.top[1]]
    assert t.view(WHITE).face[below] == DOTS.index("L")
    assert t.view(2).face[below] < 0
    assert t.view(BLACK).seen_by[below] == 1 << BLACK
    for seed in range(10):
        assert GAME.determinise(t.view(WHITE), seeded(seed)).face[below] == DOTS.index("L")
    spectator = {GAME.determinise(t.view(2), seeded(seed)).face[below] for seed in range(40)}
    assert len(spectator) > 3
    t.idle(seat=WHITE)


def test_a_seat_knows_its_own_stacks_and_cards() -> None:
    """O16: the owner sees everything of the own, below the top too; others see tops and heights."""
    t = world_of("5.4.3.L", "B9", "B1")
    mine, theirs = t.view(BLACK), t.view(WHITE)
    per_seat = kit_of(t.s).per_seat
    assert all(mine.face[p] >= 0 for p in range(per_seat, 2 * per_seat))
    assert [theirs.face[p] >= 0 for p in range(per_seat, 2 * per_seat)].count(True) == 4
    assert height(theirs, 2) == 4
    for type_ in (FOUR, THREE, TWO, LEADER, CUBE_A):
        assert theirs.slot[BLACK * SLOTS + type_ - 1] == -1
        assert mine.slot[BLACK * SLOTS + type_ - 1] >= 0


def test_a_card_is_public_from_its_first_piece_on() -> None:
    """O14: revealed once, it stays known after the piece is gone; the other "2 power" card does not."""
    t = (
        Layout()
        .card(BLACK, FOUR, "A2")
        .stack(WHITE, "b3", "5")
        .stack(WHITE, "b3", "5")
        .stack(WHITE, "b3", "4")
    )
    t.stack(BLACK, "b3", "5.4.3").start().attack(WHITE, 0, 3)
    assert t.knows_card(WHITE, BLACK, FOUR)
    assert t.knows_card(2, BLACK, FOUR)
    assert not t.knows_card(WHITE, BLACK, THREE)
    t.pass_turn(WHITE, BLACK).attack(WHITE, 0, 3)
    assert t.board()[-1] == "K:3@b3"
    assert t.knows_card(WHITE, BLACK, FOUR)
    assert t.knows_card(WHITE, BLACK, THREE)
    assert not t.knows_card(WHITE, BLACK, LEADER)
    t.idle(seat=WHITE)


@pytest.mark.parametrize("hide", [False, True])
def test_worlds_keep_what_is_known_and_every_piece(hide: bool) -> None:
    """R22, O10: a world has each piece once, at most one cube to a setup stack, and looks like the view."""
    for seed in range(12):
        t = Setup.new(GAME, seats=2 + seed % 3, seed=seed, options={"hide_heights": hide}).to_play()
        rng = seeded(seed)
        for n in range(120):
            if t.s.over:
                break
            d = t.s.pending[0]
            if n % 10 == 0:
                v = t.view(d.seat)
                w = GAME.determinise(v, rng)
                assert census(w) == [1] * kit_of(w).first_card
                relics = [
                    (p // kit_of(w).per_seat, w.origin[p])
                    for p in range(kit_of(w).first_card)
                    if w.face[p] >= CUBE_A
                ]
                assert len(set(relics)) == len(relics)
                assert as_bytes(GAME.view(w, d.seat), ["events"]) == as_bytes(v, ["events"])
            GAME.decide(t.s, d.seat, int(rng.below(len(d))))
        assert census(t.s) == [1] * kit_of(t.s).first_card


def test_allies_do_not_see_each_others_secrets() -> None:
    """O16: conquered Black sees no more of White than before."""
    t = Layout(3).join(WHITE, BLACK).stack(WHITE, "c3", "5.4.3").start()
    p = t.s.under[t.s.top[0]]
    assert t.view(BLACK).face[p] < 0
    assert t.view(WHITE).face[p] == DOTS.index("4")


def test_cards_not_kept_stay_hidden_from_the_others() -> None:
    """R18, R19, O16: White knows the own cards not kept, not Black's; worlds deal Black what White has not
    seen.
    """
    t = Setup.new(GAME, seats=2, seed=3).to_play()
    kit = kit_of(t.s)
    v = t.view(WHITE)
    mine = v.face[kit.first_card : kit.first_card + kit.cards_each]
    theirs = v.face[kit.first_card + kit.cards_each : kit.first_place]
    assert all(face >= 0 for face in mine)
    assert all(face < 0 for face in theirs)
    w = GAME.determinise(v, seeded(1))
    assert sorted(w.face[kit.first_card : kit.first_place]) == list(range(36))
    assert w.face[kit.first_card : kit.first_card + kit.cards_each] == mine


def test_hidden_heights_show_only_one_or_more() -> None:
    """O16, hide_heights: one piece is seen to be one, any taller stack to be more; the owner sees all."""
    t = (
        Layout(hide_heights=True)
        .stack(BLACK, "b3", "5.4.3.2.L")
        .stack(BLACK, "c3", "5.4")
        .stack(BLACK, "c3", "5")
        .start()
    )
    assert [height(t.view(WHITE), e) for e in range(3)] == [2, 2, 1]
    assert [height(t.view(2), e) for e in range(3)] == [2, 2, 1]
    assert [height(t.view(BLACK), e) for e in range(3)] == [5, 2, 1]


@pytest.mark.parametrize("hide", [False, True])
def test_hidden_heights_leave_no_trace_in_setup(hide: bool) -> None:
    """O16, hide_heights: of two stacks on one space either may come first; without the option the lower
    does.
    """
    lower_first = set()
    looks = set()
    for seed in range(12):
        t = Setup.new(GAME, seats=2, seed=seed, options={"hide_heights": hide}).to_stacking()
        t.build(BLACK, "a5 5.A", "a5 5.4.4.4.3.3.2", "b5 5", "d5 5.B.L").to_play()
        lower_first.add(height(t.s, 4) < height(t.s, 5))
        looks.add(tuple(height(t.view(WHITE), e) for e in range(4, 8)))
    assert lower_first == ({False, True} if hide else {True})
    assert looks == {(2, 2, 1, 2) if hide else (2, 7, 1, 3)}


@pytest.mark.card("A4")
def test_a_peek_under_hidden_heights_shows_the_piece_and_no_more() -> None:
    """O16, A4: whether anything lies below the piece seen stays unknown, in the view and in worlds."""
    views = []
    for tall, other in (("5.L.4", "5.3"), ("5.L", "5.3.4")):
        t = (
            Layout(hide_heights=True)
            .card(WHITE, FOUR, "A4")
            .stack(WHITE, "b3", "5.4")
            .stack(BLACK, "c3", tall)
        )
        t.stack(BLACK, "c5", other).start().split(WHITE, 0).choose(WHITE, PEEK, 1)
        v = t.view(WHITE)
        below = v.under[v.top[1]]
        assert v.face[below] == DOTS.index("L")
        assert height(v, 1) == 2
        heights = set()
        for seed in range(30):
            w = GAME.determinise(v, seeded(seed))
            assert census(w) == [1] * kit_of(w).first_card
            assert w.face[w.under[w.top[1]]] == DOTS.index("L")
            heights.add(height(w, 1))
        assert len(heights) > 2
        views.append([height(v, e) for e in range(len(v.top))])
    assert views[0] == views[1]


@pytest.mark.card("C7")
@pytest.mark.parametrize("hide", [False, True])
def test_what_waits_to_be_revealed_stays_unknown_and_worlds_can_be_played(hide: bool) -> None:
    """O30, O16: Black is asked for a wall while what lay beneath White's two-dot still waits."""
    t = (
        Layout(hide_heights=hide)
        .card(WHITE, TWO, "C7")
        .card(BLACK, THREE, "B7")
        .stack(WHITE, "b3", "2.4.L")
        .stack(BLACK, "b3", "5.3.L")
        .start(BLACK)
        .attack(BLACK, 1, 0)
    )
    assert t.asked() == [BLACK]
    assert t.s.top[0] < -1
    for seat in (WHITE, BLACK, 2):
        v = t.view(seat)
        assert (v.top[0] == WAITS) == (hide and seat != WHITE)
        assert v.top[0] < -1
        (shown,) = [p for p in GAME.scene(v).pieces if p.key == "entity-0"]
        assert (shown.symbol, shown.seat) == ("?", WHITE)
        assert {layer.known for layer in shown.layers} == {seat == WHITE}
    v = t.view(BLACK)
    for seed in range(10):
        w = GAME.determinise(v, seeded(seed))
        assert census(w) == [1] * kit_of(w).first_card
        assert as_bytes(GAME.view(w, BLACK), ["events"]) == as_bytes(v, ["events"])
        playout(GAME.book, w, seeded(seed), 20_000)


@pytest.mark.card("D3")
def test_a_world_made_in_the_middle_of_a_text_does_not_let_it_speak_twice() -> None:
    """R9, O15: Black's world goes on where Black's view stands: Bone Chime returns one piece, not two."""
    t = (
        Layout()
        .card(BLACK, CUBE_A, "D3")
        .stack(BLACK, "b3", "5.A.3")
        .stack(WHITE, "b3", "5.3")
        .stack(WHITE, "b3", "4")
    )
    t.graveyard(BLACK, "4").start().attack(WHITE, 1, 0)
    assert t.asked() == [BLACK]
    w = GAME.determinise(t.view(BLACK), seeded(3))
    GAME.choose(w, BLACK, RETURN, t.fallen(BLACK, "4"))
    assert [DOTS[w.face[p]] for p in w.grave if p >= kit_of(w).per_seat] == ["5"]
    t.choose(BLACK, RETURN, t.fallen(BLACK, "4"))
    assert t.board() == ["K:A.3@b3", "W:5.3@b3", "W:4@b3", "K:4@b3"]
    t.idle(seat=WHITE)


def test_a_waiting_seat_is_told_who_is_asked_and_nothing_else() -> None:
    """O16, O31: Black waits without options; a refusal to Black tells nothing of White's stacks."""
    t = world_of("5.4.3.L", "B9", "B1")
    v = t.view(BLACK)
    assert v.pending == []
    assert v.waiting == 1 << WHITE
    assert t.why(BLACK, SPLIT, 0) == "not-asked"
