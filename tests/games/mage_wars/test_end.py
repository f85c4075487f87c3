"""How the game ends (R22, O78 to O80)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.rounds import DEPLOYMENT
from tests.games.mage_wars.layout import A, B, Layout


def won(g: Layout) -> list[int]:
    """Who is said to have won."""
    return [e.seat for e in g.told(t.WON)]


def doomed(**options: object) -> tuple[Layout, int]:
    """A Wizard of B with 1 Life left beside a Knight of A that attacks."""
    g = Layout("Priestess", "Wizard", **options).stand(B, "b2").hurt(B, 31)
    knight = g.put(A, "Knight of Westlock", "b2")
    return g.turn(A).activate(knight).dice("1* 0 0 0 0"), knight


@pytest.mark.card("knight-of-westlock")
def test_a77_the_action_phase_is_finished_and_the_survivor_wins() -> None:
    """A77: a Mage with Life 32 reaches damage 32: destroyed; then the other one wins."""
    g, knight = doomed()
    g.put(B, "Leather Boots", on=B)
    wolf = g.put(B, "Timber Wolf", "d1")
    g.attack(knight, "Longsword", B)
    assert g.s.over
    assert won(g) == [A]
    assert [e.a for e in g.told(t.MAGE_FELL)] == [B]
    assert not g.in_play(B)
    assert g.in_play(wolf)
    assert not g.s.ready[knight]


@pytest.mark.card("leather-boots", "rhino-hide", "bear-strength")
def test_a77_what_is_attached_to_a_fallen_mage_goes_the_rest_stays() -> None:
    """R22.2: its equipment and enchantments are destroyed; its other objects stay."""
    g, knight = doomed()
    boots, wolf = g.put(B, "Leather Boots", on=B), g.put(B, "Timber Wolf", "d1")
    curse = g.put(A, "Chains of Agony", on=B)
    bear = g.put(B, "Bear Strength", on=wolf)
    g.attack(knight, "Longsword", B)
    assert [g.in_play(x) for x in (boots, curse, wolf, bear)] == [False, False, True, True]


@pytest.mark.card("battle-fury")
def test_a77_the_knight_goes_on_to_the_end_of_its_action_phase() -> None:
    """A77: with Battle Fury it attacks once more before the game ends; nobody of the fallen is asked."""
    g = Layout("Warlock", "Wizard").stand(B, "b2").hurt(B, 31)
    knight, hydra = g.put(A, "Knight of Westlock", "b2"), g.put(B, "Darkfenne Hydra", "b2")
    fury = g.prepare(A, "Battle Fury")
    g.stand(A, "b1").turn(A).cast(A, fury, knight)
    g.activate(knight).dice("1 0 0 0 0").attack(knight, "Longsword", B)
    assert not g.s.over
    assert g.asks(A, t.MORE_STRIKES)
    g.dice("2* 0 0 0 0").choose(A, t.ATTACK, g.bar(knight, "Longsword"), hydra)
    assert g.damage(hydra) == 2
    assert not g.told(t.STRUCK_BACK)
    assert g.s.over
    assert won(g) == [A]


@pytest.mark.card("demonhide-armor")
def test_a77_if_the_barrier_of_the_dead_destroys_the_other_mage_it_is_a_draw() -> None:
    """A77: the barrier was fixed at the hit; both fall in one Action Phase."""
    g = Layout("Wizard", "Warlock").stand(B, "a1").hurt(A, 31).hurt(B, 37)
    g.put(B, "Demonhide Armor", on=B)
    g.turn(A).activate(A).dice("1* 0 0 1").attack(A, "Basic Melee Attack", B)
    assert g.s.over
    assert not won(g)
    assert len(g.told(t.DRAWN)) == 1
    assert [e.a for e in g.told(t.MAGE_FELL)] == [B, A]


@pytest.mark.card("knight-of-westlock")
def test_a77_sudden_death_ends_the_game_at_once() -> None:
    """O79: with the option nothing more is done."""
    g = Layout("Warlock", "Wizard", sudden_death=True).stand(B, "b2").hurt(B, 31)
    knight = g.put(A, "Knight of Westlock", "b2")
    g.put(B, "Darkfenne Hydra", "b2")
    fury = g.prepare(A, "Battle Fury")
    g.stand(A, "b1").turn(A).cast(A, fury, knight)
    g.activate(knight).dice("1 0 0 0 0").attack(knight, "Longsword", B)
    assert g.s.over
    assert won(g) == [A]


@pytest.mark.card("idol-of-pestilence")
def test_a77_two_that_fall_in_one_upkeep_draw() -> None:
    """R22.2, O78: one batch of damage destroys both."""
    g = Layout("Warlock", "Wizard").hurt(A, 37).hurt(B, 31)
    g.put(A, "Idol of Pestilence", "b1")
    g.upkeep(A)
    assert g.s.over
    assert len(g.told(t.DRAWN)) == 1


@pytest.mark.card("ghoul-rot")
def test_a77_who_falls_in_a_phase_loses_at_its_end() -> None:
    """R22.2: the Upkeep goes on to its end; what falls later in it counts."""
    g = Layout("Warlock", "Priestess").hurt(A, 37).hurt(B, 31)
    g.put(B, "Ghoul Rot", on=A)
    g.afflict(B, k.ROT)
    g.upkeep(A).skip()
    assert g.s.over
    assert len(g.told(t.DRAWN)) == 1


@pytest.mark.parametrize(("left_a", "left_b", "winner"), [(10, 12, [B]), (12, 10, [A]), (12, 12, [])])
def test_a79_after_the_last_round_more_life_left_wins(left_a: int, left_b: int, winner: list[int]) -> None:
    """A79: `max_rounds=40` reached with 10 and 12: the second wins; 12 and 12: draw."""
    g = Layout("Wizard", "Warlock", max_rounds=40).hurt(A, 32 - left_a).hurt(B, 38 - left_b)
    g.s.round = 40
    g.s.ready[A] = g.s.ready[B] = 0
    g.turn(A).skip()
    while not g.s.over:
        g.done(g.asked()[0])
    assert g.s.round == 40
    assert won(g) == winner
    assert len(g.told(t.DRAWN)) == (not winner)


def test_a79_before_the_last_round_the_game_goes_on() -> None:
    """A79: round 39 is not the last."""
    g = Layout("Wizard", "Warlock", max_rounds=40)
    g.s.round = 39
    g.s.ready[A] = g.s.ready[B] = 0
    g.turn(A)
    while g.s.round == 39:
        g.done(g.asked()[0])
    assert not g.s.over
    assert g.s.round == 40


def test_a79_an_empty_book_has_no_consequence() -> None:
    """O80: nobody loses for want of spells."""
    g = Layout()
    for x in range(2, g.s.terms.plans):
        g.s.place[x] = k.DISCARD
    g.phase(DEPLOYMENT)
    assert not g.s.over
