"""What a game offers to the world: every mistake gets a sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conclave.kernel.choices import NOTHING, Decision, Option, pack, unpack
from conclave.kernel.game import BadOption, CardText, ConclaveError, IllegalDecision, Setting, Words
from conclave.kernel.happenings import PASS
from conclave.kernel.playout import copies, playout
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION, OVER, Reasons
from conclave.kernel.rng import seeded
from conclave.kernel.state import State, StuckGame
from conclave.testkit import Scene
from tests.kernel.lodge import GAME, Evening
from tests.kernel.lodge_cards import AEGIS, FIRESTORM
from tests.kernel.lodge_table import ACTIVATE, CAST, PICK, WALK


# --- options --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("parts", [(0, -1, -1), (1, 0, 0), (63, 4094, 4094), (5, -1, 7), (5, 7, -1)])
def test_an_option_packs_into_a_number_and_back(parts: tuple[int, int, int]) -> None:
    o = Option(*parts)
    assert unpack(o.code) == o
    assert unpack(pack(*parts)) == o
    assert hash(o) == o.code


def test_options_compare_by_what_they_say() -> None:
    assert Option(1, 2, 3) == Option(1, 2, 3)
    assert Option(1, 2, 3) != Option(1, 3, 2)
    assert Option(1) != (1, -1, -1)
    assert repr(Option(1, 2)) == "Option(1, 2, -1)"
    assert Option(0) == NOTHING


def test_a_decision_says_how_much_there_is_to_choose() -> None:
    d = Decision(1, 2, 3, [pack(4), pack(5, 6)], True, False)
    assert len(d) == 2
    assert d.options == [Option(4), Option(5, 6)]
    assert repr(d) == "Decision(seat=1, about=2, options=2)"


# --- settings -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("given", "read"), [(True, True), ("true", True), ("False", False), (False, False)])
def test_a_switch_reads_what_people_write(given: object, read: bool) -> None:
    assert Setting("loud", False, "Bells.").read(given) is read


@pytest.mark.parametrize("given", ["yes", 1, 0, None, 2.0, "", []])
def test_a_switch_refuses_the_rest(given: object) -> None:
    with pytest.raises(BadOption, match=r"Option loud cannot be .*: it takes false, true\."):
        Setting("loud", False, "Bells.").read(given)


def test_numbers_and_words_are_chosen_from_a_list() -> None:
    size = Setting("size", 3, "How big.", (3, 5))
    assert (size.read("5"), size.read(3)) == (5, 3)
    with pytest.raises(BadOption, match=r"Option size cannot be '4': it takes 3, 5\."):
        size.read("4")
    assert Setting("moon", "new", "Moon.", ("new", "full")).read("FULL") == "full"


def test_a_game_fills_in_what_nobody_chose() -> None:
    assert GAME.read_options({"loud": "true"}) == {"moon": "new", "loud": True}
    assert GAME.read_options(None) == {"moon": "new", "loud": False}
    assert sorted(GAME.options) == ["loud", "moon"]
    with pytest.raises(BadOption, match=r"The Lodge has no option 'sun'; it has: loud, moon\."):
        GAME.read_options({"sun": 1})


# --- beginning ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", 2.0, None])
def test_only_so_many_can_play(seats: object) -> None:
    with pytest.raises(BadOption, match=r"The Lodge is for 2 to 4 players, not .*\."):
        GAME.new(seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", None, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadOption, match=r"A seed is a whole number from 0 to 9223372036854775807, not .*\."):
        GAME.new(2, seed)  # type: ignore[arg-type]


def test_the_largest_seed_is_a_seed() -> None:
    assert GAME.new(2, (1 << 63) - 1).seats == 2


def test_other_seeds_are_other_games() -> None:
    assert GAME.new(2, 1).face != GAME.new(2, 2).face
    assert GAME.new(2, 1).face == GAME.new(2, 1).face


# --- deciding -------------------------------------------------------------------------------------------
def test_a_seat_that_is_not_asked_cannot_decide() -> None:
    t = Evening(3).go_on()
    with pytest.raises(IllegalDecision, match=r"Seat 1 is not being asked; the table waits for seat 0\."):
        GAME.decide(t.s, 1, 0)


@pytest.mark.parametrize("index", [-1, 4, True, 0.0, "0", None])
def test_an_option_must_exist(index: object) -> None:
    t = Evening().go_on()
    with pytest.raises(IllegalDecision, match=rf"Option {index} does not exist: seat 0 has 0 to 3\."):
        GAME.decide(t.s, 0, index)  # type: ignore[arg-type]


def test_a_refused_decision_changes_nothing() -> None:
    t = Evening().go_on()
    before = (t.s.decided, t.bookmarks(), t.s.pending[:])
    with pytest.raises(IllegalDecision):
        GAME.decide(t.s, 0, 99)
    assert (t.s.decided, t.bookmarks(), t.s.pending) == before


def test_when_it_is_over_it_is_over() -> None:
    t = Evening.new_game().play_out(5)
    with pytest.raises(IllegalDecision, match=r"The game is over: there is nothing to decide\."):
        GAME.decide(t.s, 0, 0)
    assert t.why(0, PASS) == "over"
    assert t.asked() == []
    t.idle()


def test_choosing_by_name_says_why_not_with_the_rule() -> None:
    t = Evening().at(0, 0).go_on()
    GAME.choose(t.s, 0, WALK, 1)
    assert t.s.room[0] == 1
    with pytest.raises(IllegalDecision, match=r"^Mages walk to the next room only\. \(L1\)$"):
        GAME.choose(t.s, 0, WALK, 4)
    with pytest.raises(IllegalDecision, match=r"^You are not being asked anything now\.$"):
        GAME.choose(t.s, 1, WALK, 1)


def test_why_not() -> None:
    t = Evening().at(0, 0).give(0, AEGIS, FIRESTORM).go_on()
    assert t.why(0, WALK, 1) == "allowed"
    assert t.why(0, WALK, 3) == "far"
    assert t.why(0, CAST, t.card(AEGIS)) == "not-a-spell"
    assert t.why(0, CAST, t.s.pile[0]) == "not-in-hand"
    assert t.why(0, PICK, 1) == "other-question"
    assert t.why(1, WALK, 1) == "not-asked"
    assert t.why(0, 44) == "no-such-thing"
    assert repr(t.reason(0, WALK, 3)) == "Reason(far: Mages walk to the next room only. [L1])"


def test_the_first_reasons_are_the_same_in_every_game() -> None:
    keys = [reason.key for reason in Reasons().all]
    assert keys == ["allowed", "over", "not-asked", "other-question", "no-such-thing"]
    assert (keys[ALLOWED], keys[OVER]) == ("allowed", "over")
    assert (keys[OTHER_QUESTION], keys[NO_SUCH_THING]) == ("other-question", "no-such-thing")


# --- looking --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(BadOption, match=rf"There is no seat {seat} at a table of 2\."):
        GAME.view(GAME.new(2), seat)


def test_the_spectator_sits_after_the_last() -> None:
    assert GAME.view(GAME.new(2), 2).viewer == 2


def test_worlds_are_weighed_by_the_game() -> None:
    v = GAME.view(GAME.new(2, 3), 0)
    assert [weight for _, weight in GAME.worlds(v, seeded(1), 3)] == [1.0, 1.0, 1.0]
    picky = replace(GAME, plausibility=lambda v, w: float(w.face[w.pile[0]] + 1))
    weighed = list(picky.worlds(v, seeded(1), 4))
    assert [weight for _, weight in weighed] == [float(w.face[w.pile[0]] + 1) for w, _ in weighed]
    assert len({weight for _, weight in weighed}) > 1


def test_the_standing_is_best_first_with_ties() -> None:
    t = Evening(3).go_on()
    t.s.points = [2, 5, 5]
    assert [(row.seat, row.place, row.won) for row in GAME.scores(t.s)] == [
        (1, 1, True),
        (2, 1, True),
        (0, 3, False),
    ]


def test_words_and_states_leave_to_each_game_what_is_its_own() -> None:
    for call in ("label", "prompt", "rule_of", "line"):
        with pytest.raises(NotImplementedError):
            getattr(Words(), call)(None, None)
    with pytest.raises(NotImplementedError):
        Words().seat_name(0)
    assert Words().reason(Reasons()[OVER]) == "The game is over."
    with pytest.raises(NotImplementedError):
        State(2, seeded(1)).copy()
    bare = State(3, seeded(1))
    assert (bare.speakers(0, []), bare.voice_of(0), bare.speaking_order()) == ([], -1, [0, 1, 2])
    assert issubclass(IllegalDecision, ConclaveError)
    assert issubclass(BadOption, ConclaveError)
    assert CardText("k", "n", "kind", "s").rulings == ()


# --- playing out ----------------------------------------------------------------------------------------
def test_a_playout_counts_its_decisions_and_has_a_limit() -> None:
    s = GAME.new(2, 1)
    n = playout(GAME.book, s, seeded(1), GAME.longest)
    assert s.over
    assert n == s.decided
    with pytest.raises(StuckGame, match="the game is not over after 3 decisions: game@"):
        playout(GAME.book, GAME.new(2, 1), seeded(1), 3)


def test_copies_copy() -> None:
    s = GAME.new(2, 1)
    assert copies(s, 4) == 4 * len(s.stack)


# --- scenes ---------------------------------------------------------------------------------------------
def test_a_scene_that_cannot_go_on_says_what_could_be_done() -> None:
    t = Evening().at(0, 0).go_on()
    with pytest.raises(AssertionError) as complaint:
        t.choose(0, WALK, 3)
    lines = str(complaint.value).splitlines()
    assert (
        lines[0] == "Seat 0 is not offered Option(3, 3, -1) walk to 3: Mages walk to the next room only. (L1)"
    )
    assert lines[1] == "Bookmarks: game@3 > turn@2"
    assert lines[2] == "Seat 0 is asked: Your action?"
    assert lines[3:] == [
        "  Option(0, -1, -1)  pass",
        "  Option(4, -1, -1)  activate",
        "  Option(3, 1, -1)  walk to 1",
        "  Option(3, 5, -1)  walk to 5",
    ]


def test_a_scene_is_not_idle_while_something_is_left_to_do() -> None:
    t = Evening().go_on().idle(seat=0)
    with pytest.raises(AssertionError, match="Only seat 1 should be asked"):
        t.idle(seat=1)
    with pytest.raises(AssertionError, match="should stand at elsewhere@1"):
        t.idle("elsewhere@1")
    with pytest.raises(AssertionError, match="Say where the rules should stand"):
        Scene(GAME, t.s).idle()
    with pytest.raises(AssertionError, match="Seat 1 is not being asked"):
        t.decision(1)


def test_a_scene_can_be_forked() -> None:
    t = Evening().at(0, 0).go_on()
    twin = t.copy().choose(0, WALK, 1)
    assert (t.s.room[0], twin.s.room[0]) == (0, 1)
    assert isinstance(twin, Evening)
    assert t.verbs(0) == {PASS, WALK, ACTIVATE}
    assert t.offered(1) == []
    assert Scene.new(GAME, 3, 5).asked() == [0, 1, 2]


def test_a_view_cannot_be_played_on() -> None:
    t = Evening().go_on()
    with pytest.raises(IllegalDecision, match="This is a view"):
        GAME.decide(t.view(0), 0, 0)


def test_numbers_too_large_for_an_option_are_no_other_option() -> None:
    t = Evening().at(0, 0).go_on()
    verb, a, b = t.decision(0).options[-1].verb, t.decision(0).options[-1].a, t.decision(0).options[-1].b
    alias = (verb << 12 | a + 1) - 1
    assert pack(0, alias, b) == pack(verb, a, b), "or this test shows nothing"
    assert GAME.why_not(t.view(0), 0, 0, alias, b).number == NO_SUCH_THING
    with pytest.raises(IllegalDecision):
        GAME.choose(t.s, 0, 0, alias, b)
