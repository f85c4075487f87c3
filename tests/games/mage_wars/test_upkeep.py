"""The items of an Upkeep: what is due, in which order, and what comes to nothing (R5.4, O14, O15, O78)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


# --- Regenerate (R20, O14) ---------------------------------------------------------------------------------
@pytest.mark.card("darkfenne-hydra")
def test_o14_rot_comes_first_where_nobody_is_hurt_and_is_healed_then() -> None:
    """Its Regenerate waits for what there is to heal; one item after the other asks nobody."""
    g = Layout("Warlock")
    hydra = g.put(A, "Darkfenne Hydra", "b2")
    g.afflict(hydra, k.ROT).upkeep(A)
    assert not g.asks(A, t.WHICH_ITEM)
    assert g.damage(hydra) == 0
    assert [e.kind for e in g.s.events if e.kind in (t.DAMAGED, t.HEALED)] == [t.DAMAGED, t.HEALED]


@pytest.mark.card("darkfenne-hydra")
@pytest.mark.parametrize(("first", "left"), [(k.HEAL_ITEM, 1), (k.ROT_ITEM, 0)])
def test_o14_its_player_says_whether_it_heals_before_or_after(first: int, left: int) -> None:
    """Of 1 damage and 1 Rot either 1 is healed, or both; Regenerate comes once."""
    g = Layout("Warlock")
    hydra = g.put(A, "Darkfenne Hydra", "b2")
    g.hurt(hydra, 1).afflict(hydra, k.ROT).upkeep(A)
    assert sorted(g.offered(A, t.ITEM)) == [(hydra, k.HEAL_ITEM), (hydra, k.ROT_ITEM)]
    g.choose(A, t.ITEM, hydra, first).skip()
    assert g.damage(hydra) == left


@pytest.mark.card("idol-of-pestilence", "regrowth-belt")
def test_o14_an_idol_hurts_its_own_mage_who_heals_after_it() -> None:
    """The Mage was not hurt when the Upkeep began."""
    g = Layout("Warlock", "Warlock")
    idol = g.put(A, "Idol of Pestilence", "b1")
    g.put(A, "Regrowth Belt", on=A)
    g.upkeep(A)
    assert (g.damage(A), g.damage(B)) == (0, 1)
    assert g.in_play(idol)


@pytest.mark.card("darkfenne-hydra", "regrowth")
def test_r20_of_two_regenerates_the_higher_counts() -> None:
    """R20: Regrowth 2 and its own 2 heal 2."""
    g = Layout("Warlock")
    hydra = g.put(A, "Darkfenne Hydra", "b2")
    g.put(A, "Regrowth", on=hydra)
    g.hurt(hydra, 5).upkeep(A).skip()
    assert g.damage(hydra) == 3


@pytest.mark.card("deathlock", "darkfenne-hydra", "poisoned-blood")
@pytest.mark.parametrize("card", ["Deathlock", "Poisoned Blood"])
def test_r20_finite_life_does_not_regenerate(card: str) -> None:
    """R20: neither by itself nor after Rot."""
    g = Layout("Warlock")
    hydra = g.put(A, "Darkfenne Hydra", "b2")
    g.put(B, card, "c3") if card == "Deathlock" else g.put(B, card, on=hydra)
    g.hurt(hydra, 5).afflict(hydra, k.ROT).upkeep(A)
    assert g.damage(hydra) == 6


# --- what comes to nothing (O14, O15, O78) -----------------------------------------------------------------
@pytest.mark.card("ghoul-rot", "timber-wolf")
def test_o14_the_items_of_what_is_gone_are_skipped() -> None:
    """The Wolf dies of Rot; its Burn is not rolled, and Ghoul Rot went with it."""
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    rot = g.put(A, "Ghoul Rot", on=wolf)
    g.hurt(wolf, 9).afflict(wolf, k.ROT).afflict(wolf, k.BURN).upkeep(A)
    g.choose(A, t.ITEM, wolf, k.ROT_ITEM)
    assert not g.in_play(wolf)
    assert g.s.place[rot] == k.DISCARD
    assert not g.told(t.DICE_ROLLED)
    assert not g.asks(A, t.WHICH_ITEM)


@pytest.mark.card("mordoks-obelisk", "bitterwood-fox")
def test_o14_a_cost_that_has_lapsed_is_not_paid() -> None:
    """An Obelisk that burns down before the Foxes of the other player pay for it costs them nothing."""
    g = Layout("Wizard", "Warlock")
    obelisk = g.put(A, "Mordok's Obelisk", "b1")
    fox = g.put(B, "Bitterwood Fox", "b2")
    g.hurt(obelisk, 6).afflict(obelisk, k.BURN).tire(A).upkeep(A).dice("2*")
    g.choose(A, t.ITEM, obelisk, k.BURN_ITEM).skip()
    assert not g.in_play(obelisk)
    assert (g.in_play(fox), g.s.mana[B]) == (True, 20)


@pytest.mark.card("whirling-spirit")
@pytest.mark.parametrize(("mana", "paid", "stays"), [(1, True, True), (1, False, False), (0, False, False)])
def test_o15_an_upkeep_cost_may_be_refused(mana: int, paid: bool, stays: bool) -> None:
    """1 mana for a Whirling Spirit; who has none is not asked."""
    g = Layout().mana(A, mana)
    spirit = g.put(A, "Whirling Spirit", "b2")
    g.upkeep(A)
    while g.asks(A, t.WHICH_ITEM) or g.asks(A, t.ASKS_MAY):
        g.done(A)
    assert g.asks(A, t.PAY_UPKEEP) is (mana > 0)
    if g.asks(A, t.PAY_UPKEEP):
        g.choose(A, t.YES) if paid else g.done(A)
    assert g.in_play(spirit) is stays


@pytest.mark.card("whirling-spirit", "death-link", "timber-wolf")
def test_o78_who_falls_pays_for_nothing_and_is_asked_nothing_more() -> None:
    """A Warlock dies of Rot first: his Spirit is unpaid, his Death Link is declined; then the game ends."""
    g = Layout("Warlock", "Priestess").hurt(A, 37).afflict(A, k.ROT)
    spirit, wolf = g.put(A, "Whirling Spirit", "b2"), g.put(B, "Timber Wolf", "c2")
    g.put(A, "Death Link", on=wolf)
    g.upkeep(A).choose(A, t.ITEM, A, k.ROT_ITEM)
    assert g.asked() == []
    assert g.s.over
    assert not g.in_play(spirit)
    assert (g.damage(wolf), g.s.mana[A]) == (0, 20)
    assert [e.seat for e in g.told(t.WON)] == [B]


# --- whose turn it is (O14) --------------------------------------------------------------------------------
@pytest.mark.card("essence-drain", "darkfenne-hydra")
def test_o14_the_order_is_offered_and_may_be_taken_as_it_is() -> None:
    """Costs, healing, other, damage: a Hydra is paid for, healed by 2, and rots by 1."""
    g = Layout("Warlock", "Wizard")
    hydra = g.put(A, "Darkfenne Hydra", "b2")
    g.put(B, "Essence Drain", on=hydra)
    g.hurt(hydra, 5).afflict(hydra, k.ROT).upkeep(A)
    assert [n for _, n in g.offered(A, t.ITEM)] == [k.COST_ITEM, k.HEAL_ITEM, k.ROT_ITEM]
    g.done(A)
    assert g.asks(A, t.PAY_UPKEEP)
    g.choose(A, t.YES)
    kinds = [e.kind for e in g.s.events if e.kind in (t.PAID, t.HEALED, t.DAMAGED)]
    assert kinds == [t.PAID, t.HEALED, t.DAMAGED]
    assert g.damage(hydra) == 4
