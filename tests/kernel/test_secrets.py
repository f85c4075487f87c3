"""Views: what a face-down card, a screen and a question tell those who may not know."""

from __future__ import annotations

import pytest

from conclave.kernel.choices import NOTHING, unpack
from conclave.kernel.events import EVERYONE
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.rng import seeded
from conclave.kernel.state import TRUTH, UNKNOWN
from conclave.testkit.plain import difference, plain
from tests.kernel.lodge import GAME, Evening, determinise
from tests.kernel.lodge_cards import (
    AEGIS,
    CALL_GHOUL,
    FIRE_SNARE,
    FIRESTORM,
    GARDENER,
    LEAVES,
    MELEE,
    MIRROR,
    PARRY,
    SCRY,
    SILENCE,
    SLEEPER,
)
from tests.kernel.lodge_table import CAST, LAY, PICK, PLANNED, WALK, redeal


def same_view(a: Evening, b: Evening, seat: int) -> list[str]:
    """Where two scenes differ for a seat: nothing, if it cannot tell them apart."""
    return difference(plain(a.view(seat)), plain(b.view(seat)))


# --- faces ----------------------------------------------------------------------------------------------
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = Evening(3).give(0, FIRESTORM).go_on()
    c = t.card(FIRESTORM)
    assert [t.view(seat).face[c] for seat in range(4)] == [FIRESTORM, UNKNOWN, UNKNOWN, UNKNOWN]


def test_what_everybody_knows_stays_known_to_be_known_by_all() -> None:
    t = Evening().stand(1, GARDENER).give(0, FIRESTORM).go_on()
    v = t.view(0)
    assert v.seen_by[t.card(GARDENER)] == EVERYONE
    assert v.seen_by[t.card(FIRESTORM)] == 1


def test_who_else_has_looked_is_not_seen() -> None:
    t = Evening(3).set(1, FIRE_SNARE).give(0, SCRY).go_on()
    t.cast(0, SCRY).choose(0, PICK, t.card(FIRE_SNARE))
    assert t.s.seen_by[t.card(FIRE_SNARE)] == 0b11
    assert t.view(1).seen_by[t.card(FIRE_SNARE)] == 0b10
    assert t.view(2).seen_by[t.card(FIRE_SNARE)] == 0


def test_dice_to_come_counters_and_the_last_answer_are_holes() -> None:
    t = Evening().give(0, FIRESTORM).go_on().cast(0, FIRESTORM)
    assert (t.s.decided, t.s.horizon) == (1, 1)
    v = t.view(0)
    assert v.rng.words() == seeded(0).words()
    assert (v.decided, v.horizon, v.told, v.viewer, v.quiet) == (0, 0, 0, 0, True)
    assert v.answer.verb == PASS
    assert t.s.viewer == TRUTH


# --- questions ------------------------------------------------------------------------------------------
def test_an_open_question_is_known_to_be_asked_but_not_what_it_says() -> None:
    t = Evening().go_on()
    assert t.view(0).waiting == 0b01
    assert t.view(1).waiting == 0b01
    assert t.view(1).pending == []
    assert t.view(1).stack == []


def test_a_question_about_a_face_down_card_is_not_even_known_to_be_asked() -> None:
    t = Evening(3).at(0, 2).set(1, FIRE_SNARE).go_on().choose(0, WALK, 3)
    assert t.asked() == [1]
    for seat in (0, 2, 3):
        v = t.view(seat)
        assert (v.pending, v.stack) == ([], [])
        assert v.waiting == 0b111, "the table waits, and nobody can tell for whom"
    assert t.view(1).decision_of(1).options == t.decision(1).options


def test_declining_leaves_no_trace() -> None:
    """Whoever had a snare and kept it looks like somebody who lay a snare that could not speak."""
    looked = []
    for face in (FIRE_SNARE, SILENCE):
        t = Evening().at(0, 2).set(1, face).go_on().choose(0, WALK, 3)
        if face == FIRE_SNARE:
            t.choose(1, PASS)
        looked.append(t)
    # The decks differ, so the comparison leaves out what only the truth holds: a view has no more than this.
    first, second = (plain(t.view(0)) for t in looked)
    for v in (first, second):
        del v["face"]
    assert difference(without_handles(first), without_handles(second)) == []


def without_handles(v: dict) -> dict:
    """A view without the numbers of cards, which another deal gives otherwise."""
    return {key: value for key, value in v.items() if key not in ("zone", "holder", "seen_by", "pile")}


def test_what_was_declined_does_not_show_on_the_stack_of_who_is_asked_next() -> None:
    """Seat 2 declined in the same window in which seat 0 is asked later."""
    t = Evening(3).at(0, 1).at(2, 1).set(2, PARRY).set(0, AEGIS).give(1, FIRESTORM)
    t.s.active = 1
    t.s.stack[-1].you = 1
    t.go_on().cast(1, FIRESTORM).choose(1, PICK, 1)
    assert t.asked() == [2]
    t.choose(2, PASS)
    assert t.asked() == [0]
    truth = [f for f in t.s.stack if hasattr(f, "spoken")][-1]
    assert len(truth.spoken) == 1
    seen = [f for f in t.view(0).stack if hasattr(f, "spoken")][-1]
    assert seen.spoken == []
    assert all(f.told == -1 for f in t.view(0).stack)


def test_what_else_could_have_been_used_does_not_show_either() -> None:
    t = Evening().at(0, 2).set(0, AEGIS).set(1, FIRE_SNARE, FIRE_SNARE).go_on().choose(0, WALK, 3)
    first, second = t.offered(1, USE)
    t.choose(1, USE, *first)
    assert t.asked() == [0]
    named = [x for f in t.view(0).stack for x in (f.this, f.it, *f.them)]
    assert first[1] in named, "the snare that speaks is known"
    assert second[1] not in named
    assert all(unpack(x).b != second[1] for f in t.view(0).stack for x in f.them)


@pytest.mark.parametrize(("face", "other"), [(FIRE_SNARE, MIRROR), (AEGIS, FIRE_SNARE), (SILENCE, PARRY)])
def test_a_face_down_card_that_does_not_speak_changes_nothing(face: int, other: int) -> None:
    """Two truths that differ in one face-down card: whenever neither speaks, seat 0 sees the same stack.

    A happening waits on the stack if anybody listens. Whether a hidden card listens must not decide that.
    """
    t = Evening().at(0, 0).at(1, 3).set(1, face).give(0, FIRESTORM, CALL_GHOUL, MELEE).go_on()
    c = t.card(face)
    twin = t.copy()
    swap = next(x for x in t.s.pile if t.s.face[x] == other)
    twin.s.face[c], twin.s.face[swap] = other, face
    for each in (t, twin):
        each.choose(0, CAST, t.card(FIRESTORM))
        if each.asked() == [1]:
            each.choose(1, PASS)
    assert same_view(t, twin, 0) == []


# --- screens --------------------------------------------------------------------------------------------
def test_a_plan_behind_a_screen_is_seen_by_its_owner_alone() -> None:
    t = Evening.new_game(3)
    seat = next(seat for seat in range(3) if t.offered(seat, LAY))
    twin = t.copy()
    t.choose(seat, LAY, t.offered(seat, LAY)[0][0])
    twin.choose(seat, PASS)
    twin.s.events = t.s.events[:-1] + twin.s.events
    for other in range(4):
        assert (same_view(t, twin, other) == []) == (other != seat)
    assert len(t.heard(seat, PLANNED)) == 1
    assert [len(t.heard(other, PLANNED)) for other in range(4) if other != seat] == [0, 0, 0]


def test_a_screen_shows_whether_its_seat_is_done_and_nothing_else() -> None:
    t = Evening.new_game(2)
    v = t.view(0)
    assert [len(strand) for strand in v.aside] == [1, 1]
    assert (v.aside[1][0].at, v.aside[1][0].you) == (0, 1)
    assert v.aside[0][0].at == 1
    t.choose(1, PASS)
    assert [len(strand) for strand in t.view(0).aside] == [1, 0]
    assert t.view(0).waiting == 0b01
    t.choose(0, PASS)


def test_worlds_let_others_choose_behind_their_screens() -> None:
    """Who is still choosing is asked anew in a world; who is done has planned something possible."""
    t = Evening.new_game(3)
    t.choose(1, PASS)
    v = t.view(0)
    plans = set()
    for seed in range(40):
        w = determinise(v, seeded(seed))
        assert [d.seat for d in w.pending] == [0, 2]
        assert w.aside[1] == []
        assert w.answer == NOTHING
        planned = w.face[len(w.zone) + 1]
        assert planned == -1 or w.holder[planned] == 1
        plans.add(planned)
        assert w.face[len(w.zone) + 2] == UNKNOWN
    assert len(plans) > 2, "sometimes it planned to lay a card"


def test_a_world_has_dice_of_its_own_and_no_viewer() -> None:
    t = Evening().give(0, FIRESTORM).go_on()
    v = t.view(0)
    one, two = determinise(v, seeded(1)), determinise(v, seeded(2))
    assert one.rng.words() != two.rng.words()
    assert one.rng.words() != t.s.rng.words()
    assert (one.viewer, one.quiet, one.events, one.waiting) == (TRUTH, True, [], 0)


def test_a_world_can_be_played_on_from_inside_a_window() -> None:
    t = Evening().at(0, 2).set(0, AEGIS).set(1, FIRE_SNARE).go_on().choose(0, WALK, 3)
    snare = t.decision(1).options[1]
    t.choose(1, USE, snare.a, snare.b)
    w = determinise(t.view(0), seeded(3))
    use = w.decision_of(0).options[1]
    GAME.choose(w, 0, use.verb, use.a, use.b)
    assert w.damage == [0, 0]


def test_a_card_nobody_has_seen_is_a_hole_for_all() -> None:
    t = Evening().ghoul(0, 2, over=SLEEPER).go_on()
    c = t.s.beneath[2]
    assert [t.view(seat).face[c] for seat in range(3)] == [UNKNOWN] * 3


def test_shuffling_gives_cards_other_handles() -> None:
    """A handle followed through the pile would tell what is drawn."""
    t = Evening().give(0, FIRESTORM, MELEE, LEAVES).go_on()
    s = t.s
    known = [c for c in range(len(s.zone)) if s.seen_by[c]]
    for c in known:
        s.zone[c] = 5
    before = [s.face[c] for c in known]
    changed = False
    for _ in range(20):
        redeal(s, known)
        assert all(s.seen_by[c] == 0 for c in known)
        assert sorted(s.face[c] for c in known) == sorted(before)
        changed = changed or [s.face[c] for c in known] != before
    assert changed


@pytest.mark.parametrize("face", [FIRE_SNARE, AEGIS])
def test_an_undo_does_not_find_out_whether_a_face_down_card_was_considered(face: int) -> None:
    """Walking past a face-down card moves the horizon, whatever it is and whether its owner was asked."""
    t = Evening().at(0, 2).at(1, 5).set(1, face).go_on()
    before = t.s.decided
    t.choose(0, WALK, 3)
    if t.asked() == [1]:
        t.choose(1, PASS)
    assert t.s.horizon > before
