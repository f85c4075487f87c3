"""The Stone Circle: its twelve spaces, sacrifices, skips and haste (R54, O5, O28, O29, O65, T6)."""

from __future__ import annotations

import pytest

from conclave.games.triora import terms as t
from conclave.kernel.happenings import PASS
from tests.games.triora.layout import A, B, C, Layout
from tests.games.triora.ledger import changes, ledger, next_turn

BENEFITS: list[tuple[int, str, dict[str, object]]] = [
    (0, "", {"A points": 24}),
    (1, "plant RRB", {"A SEEDS": "BBGGGYY", "A PLANTING": "RRB"}),
    (2, "no sacrifice", {"A silver": 3}),
    (3, "", {"A inquisition": 7}),
    (4, "brew", {"A silver": 1, "A IGN": 1, "A HERBS": "", "A SEEDS": "RRRBBBGGGYYY"}),
    (5, "", {"A points": 24}),
    (6, "plant RR", {"A silver": 1, "A SEEDS": "BBBGGGYY", "A PLANTING": "RR"}),
    (7, "", {"A undead": 1, "A inquisition": 11}),
    (8, "", {"A inquisition": 6}),
    (9, "both", {"A IGN": 1, "A HERBS": "", "A SEEDS": "RRBBBGGGYYY", "A PLANTING": "R"}),
    (10, "no sacrifice", {"A silver": 3}),
    (11, "plant RRBB", {"A SEEDS": "BGGGYY", "A PLANTING": "RRBB"}),
]
"""What each space gives to somebody with 20 points, 10 Inquisition and a red and a yellow herb (T6)."""


def circle_at(token: int, seats: int = 2, order: str = "ABCD") -> Layout:
    """A table at which the token stands on some space."""
    g = Layout(seats, order)
    g.s.token = token
    return g


def use(g: Layout, answers: str) -> None:
    """Use what a space has given to A, and nothing beyond it."""
    if answers.startswith("plant"):
        assert g.asks(A, t.DIG_WHAT)
        g.plant(A, answers.removeprefix("plant "))
    elif answers == "both":
        assert g.asks(A, t.WHICH_FIRST)
        g.choose(A, t.CAULDRON_FIRST).brew(A, "IGN").plant(A, "R")
    elif answers == "brew":
        assert g.asks(A, t.BREW_WHAT)
        g.brew(A, "IGN")
    elif answers == "no sacrifice":
        assert g.asks(A, t.MOVE_TOKEN)
        g.done(A)


# --- the twelve spaces -------------------------------------------------------------------------------------
@pytest.mark.card(
    "stones", "stone-0", "stone-1", "stone-2", "stone-3", "stone-4", "stone-5", "stone-6", "stone-7",
    "stone-8", "stone-9", "stone-10", "stone-11",
)  # fmt: skip
@pytest.mark.parametrize(("space", "answers", "gained"), BENEFITS)
def test_r54_a_step_brings_exactly_the_benefit_of_its_space(
    space: int, answers: str, gained: dict[str, object]
) -> None:
    """R54 a, O28, T6: a Familiar must move the token one space, and gains this and nothing else."""
    g = circle_at((space - 1) % 12).herbs(A, "RY").have(A, inquisition=10).start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, "stones")
    use(g, answers)
    assert changes(g, was) == {"A familiar": "stones", "token": space, **gained}
    next_turn(g, B)


@pytest.mark.card(
    "stones", "stone-0", "stone-1", "stone-2", "stone-3", "stone-4", "stone-5", "stone-6", "stone-7",
    "stone-8", "stone-9", "stone-10", "stone-11",
)  # fmt: skip
@pytest.mark.parametrize("space", range(12))
def test_r54_a_witch_may_skip_a_space_and_then_gets_nothing_of_it(space: int) -> None:
    """R54 d, T6: her bonus moves the token over the space without benefit, whatever lies there."""
    g = circle_at((space - 1) % 12).herbs(A, "RY").have(A, inquisition=10).start().place(A, t.WITCH, "stones")
    was = ledger(g)
    g.choose(A, t.SKIP, space)
    assert changes(g, was) == {"token": space}
    assert g.asks(A, t.DO_WHAT)


@pytest.mark.card("stone-9")
@pytest.mark.parametrize(
    ("first", "herbs", "harvest", "ring"),
    [
        (t.SHOVELS_FIRST, "", "G", ("", "RRRBBBGGGYYY", "", "")),
        (t.CAULDRON_FIRST, "G", "", ("", "RRRBBBGGYYY", "G", "")),
    ],
)
def test_t6_cauldron_and_shovel_come_in_either_order(
    first: int, herbs: str, harvest: str, ring: tuple[str, str, str, str]
) -> None:
    """T6: harvest a green herb and brew it, or brew the one at hand and plant its seed."""
    g = circle_at(8).herbs(A, herbs, harvest=harvest).start().place(A, t.FAMILIAR, "stones")
    g.choose(A, first)
    if first == t.SHOVELS_FIRST:
        g.harvest(A, "G").brew(A, "VIT")
    else:
        g.brew(A, "VIT").plant(A, "G")
    assert g.potion(A, "VIT") == 1
    assert g.ring(A) == ring
    next_turn(g, B)


@pytest.mark.card("stone-9")
def test_t6_taken_first_the_cauldron_may_find_no_herb() -> None:
    """T6, R35: before the harvest there is nothing to brew: the Cauldron is lost, the shovel is not."""
    g = circle_at(8).herbs(A, "", harvest="G").start().place(A, t.FAMILIAR, "stones")
    g.choose(A, t.CAULDRON_FIRST)
    assert len(g.told(t.NO_USE_FOR_CAULDRONS)) == 1
    assert g.asks(A, t.DIG_WHAT)
    g.harvest(A, "G")
    assert g.ring(A)[0] == "G"
    assert g.potion(A, "VIT") == 0
    next_turn(g, B)


@pytest.mark.card("stone-1", "stone-4")
@pytest.mark.parametrize(("token", "question"), [(0, t.DIG_WHAT), (3, t.BREW_WHAT)])
def test_o65_shovels_and_cauldrons_may_go_unused(token: int, question: int) -> None:
    """O65, O28: they are declined, while the silver of space 4 is taken all the same."""
    g = circle_at(token).start().place(A, t.FAMILIAR, "stones")
    was = ledger(g)
    assert g.asks(A, question)
    g.done(A)
    assert changes(g, was) == {}
    assert g.s.silver[A] == (1 if token == 3 else 0)
    next_turn(g, B)


# --- the first step ----------------------------------------------------------------------------------------
@pytest.mark.card("stones", "stone-7")
def test_o28_the_first_step_is_compulsory() -> None:
    """R54 a, O28, O65: a Witch cannot end her turn before it; then space 7 costs its Inquisition."""
    g = circle_at(6).start().place(A, t.WITCH, "stones")
    was = ledger(g)
    assert PASS not in g.verbs(A)
    assert g.why(A, PASS) == "must-step"
    assert g.offered(A, t.STEP) == [(7, -1)]
    g.choose(A, t.STEP, 7)
    assert changes(g, was) == {"token": 7, "A undead": 1, "A inquisition": 5}
    assert g.asks(A, t.MOVE_TOKEN)
    g.done(A)
    assert g.why(A, PASS) == "allowed"
    g.done(A)
    assert changes(g, was) == {"token": 7, "A undead": 1, "A inquisition": 5}
    next_turn(g, B)


@pytest.mark.card("stones", "stone-5")
def test_r54_the_token_moves_one_space_clockwise() -> None:
    """R54: of the twelve spaces only the next one can be entered, by step, skip or haste."""
    g = circle_at(4).start().place(A, t.WITCH, "stones")
    for verb in (t.STEP, t.SKIP, t.HASTEN):
        assert g.offered(A, verb) == [(5, -1)]
        for space in (*range(5), *range(6, 12)):
            assert g.why(A, verb, space) == "not-next"


@pytest.mark.card("stones")
def test_r27_the_witch_may_brew_before_the_first_step() -> None:
    """R27, O26: her own Cauldron comes first; the step is still to be made."""
    g = circle_at(2).start().place(A, t.WITCH, "stones").brew(A, "2 VIT")
    assert g.why(A, PASS) == "must-step"
    was = ledger(g)
    g.choose(A, t.STEP, 3)
    assert changes(g, was) == {"token": 3, "A inquisition": 1}
    assert g.verbs(A) == {PASS, t.SKIP, t.HASTEN, t.OFFER_VITAE}


@pytest.mark.card("stones")
def test_r42_there_is_one_first_step_for_each_placement() -> None:
    """R42: when the moves are over the Witch is refused another step."""
    g = circle_at(2).start().place(A, t.WITCH, "stones").choose(A, t.STEP, 3).done(A)
    assert g.asks(A, t.DO_WHAT)
    assert g.offered(A, t.STEP) == []
    assert g.why(A, t.STEP, 4) == "not-here"


# --- sacrifices --------------------------------------------------------------------------------------------
def sacrifice(g: Layout, verb: int, spaces: int, answers: dict[int, str]) -> None:
    """Let A make sacrifices, one after the other, and use what each space gives."""
    for _ in range(spaces):
        g.choose(A, verb, (g.s.token + 1) % 12)
        use(g, answers.get(g.s.token, ""))


@pytest.mark.card("stones", "stone-1", "stone-2", "stone-3", "stone-4")
def test_a16_three_sacrifices_of_two_silver() -> None:
    """R54 b, the rulebook's example: token on 4, three herbs planted, Inquisition 1, a Cauldron, 4 silver."""
    g = circle_at(0).have(A, silver=6).start().place(A, t.FAMILIAR, "stones").plant(A, "RBG")
    was = ledger(g)
    assert was["A PLANTING"] == "RBG"
    sacrifice(g, t.OFFER_SILVER, 2, {})
    assert changes(g, was) == {"token": 3, "A silver": 5, "A inquisition": 1}
    g.choose(A, t.OFFER_SILVER, 4).brew(A, "IGN")
    assert changes(g, was) == {
        "token": 4, "A silver": 4, "A inquisition": 1, "A IGN": 1, "A HERBS": "RBBGGY", "A SEEDS": "RYY",
    }  # fmt: skip
    g.done(A)
    next_turn(g, B)


@pytest.mark.card("stones", "stone-2", "stone-3", "stone-4")
@pytest.mark.parametrize(("silver", "sacrifices", "left"), [(3, 3, 1), (2, 2, 1)])
def test_a16_silver_just_gained_pays_for_the_next_sacrifice(silver: int, sacrifices: int, left: int) -> None:
    """O65: 3 silver reach three sacrifices and leave 1; 2 silver reach only two."""
    g = circle_at(0).have(A, silver=silver).start().place(A, t.FAMILIAR, "stones").plant(A, "RBG")
    was = ledger(g)
    sacrifice(g, t.OFFER_SILVER, sacrifices, {4: "brew"})
    rest: dict[str, object] = {"A IGN": 1, "A HERBS": "RBBGGY", "A SEEDS": "RYY"} if sacrifices == 3 else {}
    assert changes(g, was) == {"token": 1 + sacrifices, "A inquisition": 1, "A silver": left, **rest}
    next_turn(g, B)


@pytest.mark.card("stones", "stone-3")
def test_a16_one_silver_is_no_sacrifice() -> None:
    """R54 c: a Familiar with 1 silver and 1 Vitae moves one space and is not asked again."""
    g = circle_at(2).have(A, silver=1, VIT=1).start().place(A, t.FAMILIAR, "stones")
    assert g.s.token == 3
    assert (g.s.silver[A], g.potion(A, "VIT")) == (1, 1)
    next_turn(g, B)


@pytest.mark.card("stones")
def test_r54_a_sacrifice_is_two_silver_or_a_pair_of_vitae_not_one_of_each() -> None:
    """R54 c: a Witch with 1 silver and 1 Vitae is refused both, and keeps her bonus moves."""
    g = circle_at(2).have(A, silver=1, VIT=1).start().place(A, t.WITCH, "stones").choose(A, t.STEP, 3)
    assert g.asks(A, t.MOVE_TOKEN)
    assert g.verbs(A) == {PASS, t.SKIP, t.HASTEN}
    assert g.why(A, t.OFFER_SILVER, 4) == "no-silver"
    assert g.why(A, t.OFFER_VITAE, 4) == "no-vitae"


@pytest.mark.card("stones", "stone-8")
def test_r54_a_pair_of_vitae_moves_the_token() -> None:
    """R54 b, c: of three Vitae two are paid for space 8; the third is no pair."""
    g = circle_at(6).have(A, inquisition=10, VIT=3, MOL=2).start().place(A, t.FAMILIAR, "stones")
    was = ledger(g)
    assert (g.verbs(A), g.offered(A, t.OFFER_VITAE)) == ({PASS, t.OFFER_VITAE}, [(8, -1)])
    assert g.why(A, t.OFFER_VITAE, 9) == "not-next"
    g.choose(A, t.OFFER_VITAE, 8)
    assert changes(g, was) == {"token": 8, "A VIT": 1, "A inquisition": 7}
    next_turn(g, B)


@pytest.mark.card("stones", "stone-5", "stone-7", "stone-8")
def test_r54_sacrifices_of_both_kinds_may_follow_one_another() -> None:
    """R54 b: Vitae, silver, Vitae; each moves the token one space with its benefit."""
    g = circle_at(4).have(A, silver=2, VIT=4).start().place(A, t.FAMILIAR, "stones")
    was = ledger(g)
    assert was["A points"] == 24
    g.choose(A, t.OFFER_VITAE, 6).plant(A, "RB").choose(A, t.OFFER_SILVER, 7).choose(A, t.OFFER_VITAE, 8)
    assert changes(g, was) == {
        "token": 8, "A VIT": 0, "A silver": 1, "A undead": 1, "A inquisition": 1, "A SEEDS": "GY",
        "A PLANTING": "RB",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("stones", "stone-4", "stone-5")
def test_o65_vitae_just_brewed_pay_for_the_next_sacrifice() -> None:
    """O65: the Cauldron of space 4 brews two Vitae, and they move the token to space 5."""
    g = circle_at(3).start().place(A, t.FAMILIAR, "stones")
    was = ledger(g)
    g.brew(A, "2 VIT")
    assert g.verbs(A) == {PASS, t.OFFER_VITAE}
    g.choose(A, t.OFFER_VITAE, 5)
    assert changes(g, was) == {"token": 5, "A points": 24, "A HERBS": "RRBBYY", "A SEEDS": "RBGGGY"}
    assert g.potion(A, "VIT") == 0
    next_turn(g, B)


def leave(g: Layout) -> None:
    """Leave shovels and Cauldrons that a space has given to A."""
    while g.asked() == [A] and not g.asks(A, t.MOVE_TOKEN):
        if g.asks(A, t.WHICH_FIRST):
            g.choose(A, t.SHOVELS_FIRST)
        else:
            g.done(A)


@pytest.mark.card("stones")
def test_o65_there_is_no_limit_to_sacrifices() -> None:
    """O65, T6: eleven sacrifices after the first step go once round: 22 silver are paid and 8 come back."""
    g = circle_at(0).have(A, silver=22).start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, "stones")
    leave(g)
    for space in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0):
        g.choose(A, t.OFFER_SILVER, space)
        leave(g)
    assert [e.a for e in g.told(t.STEPPED)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]
    assert changes(g, was) == {
        "A familiar": "stones", "A silver": 8, "A points": 28, "A inquisition": 0, "A undead": 1,
    }  # fmt: skip
    g.done(A)
    next_turn(g, B)


@pytest.mark.card("stones", "stone-4", "stone-5")
def test_o65_the_token_stays_for_the_next_player() -> None:
    """O65: A leaves it on 4, and B's step enters 5."""
    g = circle_at(3).start().place(A, t.FAMILIAR, "stones").done(A)
    was = ledger(g)
    g.place(B, t.WITCH, "stones").choose(B, t.STEP, 5)
    assert changes(g, was) == {"B witch": "stones", "token": 5, "B points": 24}


# --- the Witch's Bonus -------------------------------------------------------------------------------------
@pytest.mark.card("stones", "stone-8")
def test_r54_two_skips_before_the_first_step() -> None:
    """R54 d: the token goes over 6 and 7 without benefit and stops on 8 with it; a third skip is refused."""
    g = circle_at(5).herbs(A, "").have(A, inquisition=10).start().place(A, t.WITCH, "stones")
    was = ledger(g)
    g.choose(A, t.SKIP, 6)
    assert changes(g, was) == {"token": 6}
    assert g.verbs(A) == {t.STEP, t.SKIP}
    assert g.why(A, t.HASTEN, 7) == "no-bonus"
    assert g.why(A, PASS) == "must-step"
    g.choose(A, t.SKIP, 7)
    assert changes(g, was) == {"token": 8, "A inquisition": 6}
    next_turn(g, B)


@pytest.mark.card("stones", "stone-3", "stone-5", "stone-8")
def test_r54_skips_slip_in_between_steps_and_sacrifices() -> None:
    """R54 d, O29: step to 3, skip 4, sacrifice for 5, skip 6, sacrifice for 7 and 8; only those give."""
    g = circle_at(2).herbs(A, "").have(A, inquisition=10, silver=6).start().place(A, t.WITCH, "stones")
    was = ledger(g)
    g.choose(A, t.STEP, 3).choose(A, t.SKIP, 4).choose(A, t.OFFER_SILVER, 5)
    assert changes(g, was) == {"token": 5, "A inquisition": 7, "A silver": 4, "A points": 24}
    g.choose(A, t.SKIP, 6)
    assert g.verbs(A) == {PASS, t.OFFER_SILVER}
    assert g.why(A, t.SKIP, 7) == "no-bonus"
    assert g.why(A, t.HASTEN, 7) == "no-bonus"
    g.choose(A, t.OFFER_SILVER, 7).choose(A, t.OFFER_SILVER, 8)
    assert changes(g, was) == {"token": 8, "A inquisition": 4, "A silver": 0, "A points": 24, "A undead": 1}
    next_turn(g, B)


@pytest.mark.card("stones")
@pytest.mark.parametrize("skips", [0, 1, 2])
def test_o05_the_bonus_skips_none_one_or_two_spaces(skips: int) -> None:
    """R54 d, O5: after the step the Witch skips as many as she likes, up to two, and ends her turn."""
    g = circle_at(2).herbs(A, "").start().place(A, t.WITCH, "stones").choose(A, t.STEP, 3)
    was = ledger(g)
    for n in range(skips):
        g.choose(A, t.SKIP, 4 + n)
    if skips < 2:
        g.done(A)
    assert changes(g, was) == ({"token": 3 + skips} if skips else {})
    next_turn(g, B)


@pytest.mark.card("stones", "stone-10", "stone-11")
def test_r37_the_bonus_may_come_after_the_action_is_over() -> None:
    """R37, R54 d: she declines, brews, and hastens to shovels that plant the seed; no sacrifice follows."""
    g = circle_at(9).herbs(A, "G", planting="RRRBBBYYYGG").start().place(A, t.WITCH, "stones")
    g.choose(A, t.STEP, 10)
    was = ledger(g)
    assert g.asks(A, t.MOVE_TOKEN)
    assert t.OFFER_SILVER in g.verbs(A)
    g.done(A)
    assert g.asks(A, t.DO_WHAT)
    assert g.verbs(A) == {PASS, t.BREW, t.SKIP, t.HASTEN}
    g.brew(A, "VIT")
    assert g.verbs(A) == {PASS, t.SKIP, t.HASTEN}
    assert g.why(A, t.OFFER_SILVER, 11) == "other-question"
    g.choose(A, t.HASTEN, 11).plant(A, "G")
    assert changes(g, was) == {
        "token": 11, "A inquisition": 6, "A VIT": 1, "A HERBS": "", "A PLANTING": "RRRBBBGGGYYY",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("stones", "stone-11")
def test_r37_kept_until_after_the_brew_the_bonus_may_still_skip_or_be_left() -> None:
    """R37, R54 d, O5: one move without benefit after the action, the second left; or all of it left."""
    g = circle_at(9).herbs(A, "G").start().place(A, t.WITCH, "stones").choose(A, t.STEP, 10).done(A)
    was = ledger(g)
    twin = g.copy()
    g.choose(A, t.SKIP, 11)
    assert g.verbs(A) == {PASS, t.BREW, t.SKIP}
    g.done(A)
    assert changes(g, was) == {"token": 11}
    assert (len(g.told(t.LEFT_SKIP)), len(g.told(t.LEFT_BONUS))) == (1, 0)
    next_turn(g, B)
    twin.done(A)
    assert changes(twin, was) == {}
    assert (len(twin.told(t.LEFT_SKIP)), len(twin.told(t.LEFT_BONUS))) == (0, 1)
    next_turn(twin, B)


@pytest.mark.card("stones")
@pytest.mark.parametrize(
    ("token", "herbs", "skips"),
    [
        pytest.param(9, "", 0, id="shovels, but nothing to brew before them"),
        pytest.param(9, "G", 1, id="the second move without benefit"),
        pytest.param(1, "G", 0, id="Inquisition less"),
        pytest.param(2, "G", 0, id="a Cauldron"),
        pytest.param(6, "G", 0, id="Inquisition less again"),
    ],
)
def test_o26_a_bonus_passed_on_in_the_circle_is_not_asked_for_again(
    token: int, herbs: str, skips: int
) -> None:
    """O26, O29: where nothing that is left can change its worth, once is enough; a brew is still open."""
    g = circle_at(token).herbs(A, herbs).start().place(A, t.WITCH, "stones").choose(A, t.STEP, token + 1)
    for n in range(skips):
        g.choose(A, t.SKIP, token + 2 + n)
    assert g.asks(A, t.MOVE_TOKEN)
    was = ledger(g)
    g.done(A)
    if herbs:
        assert g.verbs(A) == {PASS, t.BREW}
        for verb in (t.SKIP, t.HASTEN):
            assert g.why(A, verb, (token + 2 + skips) % 12) == "no-bonus"
        g.done(A)
    assert changes(g, was) == {}
    next_turn(g, B)


@pytest.mark.card("stones", "stone-2", "stone-3")
@pytest.mark.parametrize("when", ["before", "between"])
def test_r54_haste_costs_two_inquisition_and_brings_the_benefit(when: str) -> None:
    """R54 d: one extra move with benefit, before the step or after it; no second one, and no skip."""
    g = circle_at(1).herbs(A, "G").have(A, inquisition=10).start().place(A, t.WITCH, "stones")
    was = ledger(g)
    if when == "before":
        g.choose(A, t.HASTEN, 2)
        assert changes(g, was) == {"token": 2, "A inquisition": 12, "A silver": 3}
        g.choose(A, t.STEP, 3)
    else:
        g.choose(A, t.STEP, 2)
        assert changes(g, was) == {"token": 2, "A silver": 3}
        g.choose(A, t.HASTEN, 3)
    assert changes(g, was) == {"token": 3, "A inquisition": 9, "A silver": 3}
    assert g.verbs(A) == {PASS, t.OFFER_SILVER}
    assert g.why(A, t.HASTEN, 4) == "no-bonus"
    assert g.why(A, t.SKIP, 4) == "no-bonus"


@pytest.mark.card("stones", "stone-3")
def test_r54_haste_is_paid_before_its_benefit() -> None:
    """R54 d, R69: at 31 it makes 32 and costs a point, then space 3 takes off 3."""
    g = circle_at(2).have(A, inquisition=31).start().place(A, t.WITCH, "stones")
    was = ledger(g)
    g.choose(A, t.HASTEN, 3)
    assert changes(g, was) == {"token": 3, "A inquisition": 29, "A points": 19}
    assert g.why(A, PASS) == "must-step"


@pytest.mark.card("stones", "stone-10")
def test_o65_silver_of_a_hastened_space_pays_for_a_sacrifice() -> None:
    """O65, O29: without silver the Witch hastens to 10 between her moves, and 2 of its 3 silver pay."""
    g = circle_at(8).herbs(A, "").start().place(A, t.WITCH, "stones").choose(A, t.STEP, 9)
    g.choose(A, t.SHOVELS_FIRST).done(A)
    was = ledger(g)
    assert t.OFFER_SILVER not in g.verbs(A)
    g.choose(A, t.HASTEN, 10).choose(A, t.OFFER_SILVER, 11).plant(A, "RRRB")
    assert changes(g, was) == {
        "token": 11, "A inquisition": 6, "A silver": 1, "A SEEDS": "BBGGGYYY", "A PLANTING": "RRRB",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("stones")
def test_o29_only_the_bonus_of_the_stone_circle_slips_in_between() -> None:
    """O29: between the moves the Witch's own Cauldron is closed, and opens when the action is over."""
    g = circle_at(2).have(A, silver=2).start().place(A, t.WITCH, "stones").choose(A, t.STEP, 3)
    assert g.verbs(A) == {PASS, t.SKIP, t.HASTEN, t.OFFER_SILVER}
    assert g.why(A, t.BREW, 0) == "other-question"
    g.done(A)
    assert g.asks(A, t.DO_WHAT)
    assert t.BREW in g.verbs(A)


@pytest.mark.card("stones", "stone-1")
def test_o29_the_shovels_of_a_space_come_before_the_next_move() -> None:
    """O65, O29: while they are used neither sacrifice nor skip is open."""
    g = circle_at(0).have(A, silver=2).start().place(A, t.WITCH, "stones").choose(A, t.STEP, 1)
    assert g.verbs(A) == {PASS, t.PLANT}
    for verb in (t.SKIP, t.HASTEN, t.OFFER_SILVER):
        assert g.why(A, verb, 2) == "other-question"


@pytest.mark.card("stones")
def test_r54_a_familiar_neither_skips_nor_hastens() -> None:
    """R39, R54: with silver for a sacrifice it is asked for that alone."""
    g = circle_at(2).have(A, silver=2).start().place(A, t.FAMILIAR, "stones")
    assert g.verbs(A) == {PASS, t.OFFER_SILVER}
    assert g.why(A, t.SKIP, 4) == "no-bonus"
    assert g.why(A, t.HASTEN, 4) == "no-bonus"


# --- as a Coven Bonus --------------------------------------------------------------------------------------
def coven_at_four() -> Layout:
    """A's Witch is at the Stone Circle when B's arrives and stops the token on 4; B has had everything."""
    g = circle_at(3, order="BA").witch(A, "stones").start().place(B, t.WITCH, "stones").choose(B, t.STEP, 4)
    return g.done(B).done(B).done(B)


@pytest.mark.card("stones", "stone-5")
def test_a18_after_the_arrival_the_resident_may_hasten_the_token() -> None:
    """R54 e: A takes 2 Inquisition and the 4 points of space 5, and A's own turn follows."""
    g = coven_at_four()
    was = ledger(g)
    assert was["token"] == 4
    assert g.asks(A, t.COVEN)
    assert g.verbs(A) == {PASS, t.SKIP, t.HASTEN}
    g.choose(A, t.HASTEN, 5)
    assert changes(g, was) == {"token": 5, "A inquisition": 6, "A points": 24}
    next_turn(g, A)


@pytest.mark.card("stones")
@pytest.mark.parametrize("skips", [0, 1, 2])
def test_a18_the_resident_may_move_the_token_none_one_or_two_spaces(skips: int) -> None:
    """R54 e, O5: without benefit, and after the first no haste is offered any more."""
    g = coven_at_four()
    was = ledger(g)
    for n in range(skips):
        g.choose(A, t.SKIP, 5 + n)
        if n == 0:
            assert g.asks(A, t.COVEN)
            assert g.verbs(A) == {PASS, t.SKIP}
            assert g.why(A, t.HASTEN, 6) == "no-bonus"
            assert g.why(A, t.SKIP, 7) == "not-next"
    if skips < 2:
        g.done(A)
    assert changes(g, was) == ({"token": 4 + skips} if skips else {})
    next_turn(g, A)


@pytest.mark.card("stones", "stone-8")
def test_r54_each_resident_has_the_whole_choice() -> None:
    """R54 e, O35: A skips once and stops, then C may skip twice or hasten, from where A left the token."""
    g = circle_at(5, 3, "BAC").witch(A, "stones").witch(C, "stones").start()
    g.place(B, t.WITCH, "stones").choose(B, t.STEP, 6).done(B).done(B).done(B)
    assert g.asks(A, t.COVEN)
    g.choose(A, t.SKIP, 7).done(A)
    assert g.asks(C, t.COVEN)
    was = ledger(g)
    assert g.verbs(C) == {PASS, t.SKIP, t.HASTEN}
    g.choose(C, t.HASTEN, 8)
    assert changes(g, was) == {"token": 8, "C inquisition": 2}
    next_turn(g, A)


@pytest.mark.card("stones")
def test_r54_a_resident_makes_no_sacrifice() -> None:
    """R54 e: the Coven Bonus is the Witch's Bonus alone, with however much silver."""
    g = circle_at(2, order="BA").witch(A, "stones").have(A, silver=9, VIT=5).start()
    g.place(B, t.WITCH, "stones").choose(B, t.STEP, 3).done(B).done(B)
    assert g.asks(A, t.COVEN)
    assert g.verbs(A) == {PASS, t.SKIP, t.HASTEN}
    assert g.why(A, t.OFFER_SILVER, 4) == "other-question"
    assert g.why(A, t.STEP, 4) == "other-question"
