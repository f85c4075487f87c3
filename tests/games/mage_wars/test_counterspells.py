"""Spells that are taken over, countered or cancelled on the way: choices, costs, other answers (O41, O42)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import EAST, NORTH
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


def turned(name: str) -> tuple[Layout, int]:
    """The first player is about to cast a spell, the card, at the other Mage, who hides Reverse Magic."""
    g = Layout().stand(B, "b1")
    g.put(B, "Reverse Magic", on=B, up=False)
    return g, g.prepare(A, name)


# --- choices are made anew (O42) ---------------------------------------------------------------------------
@pytest.mark.card("reverse-magic", "dissolve", "leather-boots", "elemental-cloak")
def test_o42_who_takes_dissolve_over_chooses_the_piece() -> None:
    """Of the caster's two pieces the new controller names one."""
    g, spell = turned("Dissolve")
    g.put(B, "Leather Gloves", on=B)
    boots, cloak = g.put(A, "Leather Boots", on=A), g.put(A, "Elemental Cloak", on=A)
    g.turn(A).cast(A, spell, B)
    assert g.offered(B, t.PICK) == [(boots, -1), (cloak, -1)]
    g.choose(B, t.PICK, cloak)
    assert (g.in_play(boots), g.in_play(cloak)) == (True, False)


@pytest.mark.card("reverse-magic", "dissolve", "leather-boots", "elemental-cloak")
@pytest.mark.parametrize(("mana", "left", "stays"), [(10, 1, False), (9, 0, False), (8, 3, True)])
def test_o42_the_excess_of_x_is_paid_by_who_takes_it_over(mana: int, left: int, stays: bool) -> None:
    """2 were paid for gloves, the cloak costs 6: 4 more after 5 for Reverse Magic, or it is countered."""
    g, spell = turned("Dissolve")
    g.put(B, "Leather Gloves", on=B)
    cloak = g.put(A, "Elemental Cloak", on=A)
    g.turn(A).mana(B, mana).cast(A, spell, B)
    assert g.in_play(cloak) == stays
    assert len(g.told(t.COUNTERED)) == stays
    assert (g.s.mana[A], g.s.mana[B]) == (18, left)


@pytest.mark.card("reverse-magic", "dissolve", "leather-boots", "elemental-cloak")
def test_o42_nothing_is_given_back_where_x_is_less() -> None:
    """6 were paid, the boots cost 2."""
    g, spell = turned("Dissolve")
    g.put(B, "Elemental Cloak", on=B)
    boots = g.put(A, "Leather Boots", on=A)
    g.turn(A).cast(A, spell, B)
    assert not g.in_play(boots)
    assert (g.s.mana[A], g.s.mana[B]) == (14, 15)


@pytest.mark.card("reverse-magic", "dissolve")
def test_o42_a_spell_with_nothing_to_choose_is_countered() -> None:
    """The caster wears nothing."""
    g, spell = turned("Dissolve")
    boots = g.put(B, "Leather Boots", on=B)
    g.turn(A).cast(A, spell, B)
    assert g.in_play(boots)
    assert len(g.told(t.COUNTERED)) == 1
    assert (g.s.place[spell], g.s.mana[B]) == (k.DISCARD, 15)


@pytest.mark.card("reverse-magic", "teleport")
def test_o42_who_takes_teleport_over_says_where_to() -> None:
    """3 were paid; two zones away cost 6, so 3 more."""
    g, spell = turned("Teleport")
    g.turn(A).cast(A, spell, B).choose(A, t.PICK_ZONE, g.zone("b1"))
    zones = [g.s.terms.board.name(z) for z, _ in g.offered(B, t.PICK_ZONE)]
    assert zones == ["a1", "b1", "c1", "a2", "b2", "a3"]
    g.choose(B, t.PICK_ZONE, g.zone("b2"))
    assert g.name_of_zone(A) == "b2"
    assert g.name_of_zone(B) == "b1"
    assert (g.s.mana[A], g.s.mana[B]) == (17, 12)


@pytest.mark.card("reverse-magic", "force-push", "wall-of-thorns")
def test_o42_who_takes_a_push_over_says_which_way_and_pays_for_thorns() -> None:
    """The caster is Pushed a way that its new controller chooses; the 3 mana more are his to pay."""
    g, spell = turned("Force Push")
    g.put(B, "Wall of Thorns", between=("a1", "a2"))
    g.turn(A).cast(A, spell, B)
    g.choose(A, t.PICK_WAY, EAST)
    g.choose(B, t.PICK_WAY, NORTH).choose(B, t.YES)
    assert g.name_of_zone(A) == "a2"
    assert len(g.rolled()) == 5
    assert (g.s.mana[A], g.s.mana[B]) == (17, 12)


@pytest.mark.card("reverse-magic", "drain-power", "arcane-ring")
def test_o42_a_discount_leaves_no_excess() -> None:
    """Drain Power has no X: whoever takes it over pays nothing, though the caster saved 1."""
    g, spell = turned("Drain Power")
    g.put(A, "Arcane Ring", on=A)
    g.turn(A).cast(A, spell, B).dice("0 0 0 0 0 0 0 0")
    g.choose(A, t.DISCOUNT, g.offered(A, t.DISCOUNT)[0][0])
    assert (g.s.mana[A], g.s.mana[B]) == (20 - 15, 20 - 5)


# --- other answers to the same spell (O6) ------------------------------------------------------------------
@pytest.mark.card("reverse-magic", "nullify", "drain-power")
def test_o6_what_was_turned_back_may_meet_a_nullify_of_its_caster() -> None:
    """It is an enemy's spell now, and aimed at the bearer of the caster's Nullify."""
    g, spell = turned("Drain Power")
    nullify = g.put(A, "Nullify", on=A, up=False)
    g.turn(A).cast(A, spell, B)
    assert len(g.told(t.COUNTERED)) == 1
    assert not g.in_play(nullify)
    assert (g.s.mana[A], g.s.mana[B]) == (20 - 16 - 2, 20 - 5)


@pytest.mark.card("reverse-magic", "nullify", "drain-power")
def test_o6_a_nullify_of_the_new_controller_stays_hidden() -> None:
    """After Reverse Magic the spell is no enemy's any more."""
    g, spell = turned("Drain Power")
    magic = g.s.play[-1]
    nullify = g.put(B, "Nullify", on=B, up=False)
    g.turn(A).cast(A, spell, B)
    order = next(o for o in g.decision(B).options if o.b == magic)
    g.dice("0 0 0 0 0 0 0 0").choose(B, order.verb, order.a, order.b)
    assert not g.s.up[nullify]
    assert not g.told(t.COUNTERED)


@pytest.mark.card("reverse-magic", "jinx", "teleport")
def test_o41_jinx_cancels_what_was_turned_back_and_refunds_its_payer() -> None:
    """A Teleport is taken over, then cancelled: all mana goes back to the caster."""
    g, spell = turned("Teleport")
    jinx = g.put(B, "Jinx", on=A, up=False)
    g.turn(A).cast(A, spell, B).choose(A, t.PICK_ZONE, g.zone("b1"))
    order = next(o for o in g.decision(B).options if o.b != jinx)
    g.choose(B, order.verb, order.a, order.b)
    assert len(g.told(t.CANCELLED)) == 1
    assert g.s.place[spell] == k.BOOK
    assert not g.asks(B, t.ASKS_PICK)
    assert (g.s.mana[A], g.s.mana[B]) == (20, 20 - 5 - 1)


@pytest.mark.card("nullify", "jinx", "teleport")
def test_o6_a_countered_spell_needs_no_second_answer() -> None:
    """Nullify first: Jinx on the caster stays hidden, and nothing is refunded."""
    g = Layout().stand(B, "b1")
    nullify, jinx = g.put(B, "Nullify", on=B, up=False), g.put(B, "Jinx", on=A, up=False)
    spell = g.prepare(A, "Teleport")
    g.turn(A).cast(A, spell, B).choose(A, t.PICK_ZONE, g.zone("b1"))
    order = next(o for o in g.decision(B).options if o.b == nullify)
    g.choose(B, order.verb, order.a, order.b)
    assert not g.s.up[jinx]
    assert (g.s.mana[A], g.s.place[spell]) == (17, k.DISCARD)


@pytest.mark.card("nullify", "steal-enchantment", "bear-strength")
def test_o41_nullify_on_the_new_bearer_answers() -> None:
    """R23: Steal Enchantment is aimed at the enchantment, and at what is to bear it."""
    g = Layout().mana(A, 40)
    theirs, other = g.put(B, "Timber Wolf", "b1"), g.put(B, "Bitterwood Fox", "b1")
    bear = g.put(B, "Bear Strength", on=theirs)
    nullify = g.put(B, "Nullify", on=other, up=False)
    spell = g.prepare(A, "Steal Enchantment")
    g.turn(A).activate(A).cast(A, spell, bear).choose(A, t.PICK, other)
    assert not g.in_play(nullify)
    assert (g.s.bearer[bear], g.s.controller[bear]) == (theirs, B)


# --- what cannot be paid, what is gone ---------------------------------------------------------------------
@pytest.mark.card("nullify", "jinx", "reverse-magic", "dissolve")
@pytest.mark.parametrize(("name", "mana"), [("Nullify", 1), ("Jinx", 0), ("Reverse Magic", 4)])
def test_o5_an_answer_that_cannot_be_paid_is_lost(name: str, mana: int) -> None:
    """It is destroyed without effect, and the spell goes on."""
    g = Layout().stand(B, "b1").mana(B, mana)
    boots = g.put(B, "Leather Boots", on=B)
    card = g.put(B, name, on=A if name == "Jinx" else B, up=False)
    spell = g.prepare(A, "Dissolve")
    g.turn(A).cast(A, spell, B)
    assert not g.in_play(boots)
    assert (g.s.place[card], g.s.mana[B]) == (k.DISCARD, mana)


@pytest.mark.card("shift-enchantment", "divine-intervention", "bear-strength")
def test_o40_a_new_bearer_that_has_gone_elsewhere_ends_the_spell() -> None:
    """R8.7: it was a target too."""
    g = Layout("Wizard", "Wizard")
    mine, theirs = g.put(A, "Timber Wolf", "a1"), g.put(B, "Timber Wolf", "b1")
    bear = g.put(A, "Bear Strength", on=mine)
    divine = g.put(B, "Divine Intervention", on=theirs, up=False)
    spell = g.prepare(A, "Shift Enchantment")
    g.turn(A).skip().cast(A, spell, bear).choose(A, t.PICK, theirs)
    g.choose(B, t.REVEAL, divine).choose(B, t.PICK_ZONE, g.zone("d1")).skip()
    assert g.s.bearer[bear] == mine
    assert len(g.told(t.BROKEN_OFF)) == 1
    assert g.s.place[spell] == k.DISCARD


@pytest.mark.card("shift-enchantment", "bear-strength")
def test_o52_beside_its_like_turned_up_meanwhile_an_enchantment_cannot_be() -> None:
    """R10.5: the other player answers the spell with a hidden Bear Strength on the new bearer."""
    g = Layout("Wizard", "Wizard")
    mine, other = g.put(A, "Timber Wolf", "a1"), g.put(A, "Bitterwood Fox", "a1")
    bear = g.put(A, "Bear Strength", on=mine)
    twin = g.put(B, "Bear Strength", on=other, up=False)
    spell = g.prepare(A, "Shift Enchantment")
    g.turn(A).skip().cast(A, spell, bear).choose(A, t.PICK, other).choose(B, t.REVEAL, twin).skip()
    assert (g.s.bearer[bear], g.s.bearer[twin]) == (mine, other)
    assert (g.trait(mine, k.MELEE_BONUS), g.trait(other, k.MELEE_BONUS)) == (2, 2)


@pytest.mark.card("steal-enchantment", "death-link")
def test_r10_a_second_unique_enchantment_is_not_stolen() -> None:
    """R10.5: each player has one Death Link at most."""
    for own in (False, True):
        g = Layout("Warlock").mana(A, 40)
        g.put(B, "Bitterwood Fox", "b1")
        link = g.put(B, "Death Link", on=g.put(A, "Timber Wolf", "b1"))
        if own:
            g.put(A, "Death Link", on=g.put(B, "Timber Wolf", "d1"))
        steal = g.prepare(A, "Steal Enchantment")
        g.turn(A).activate(A)
        assert (g.why(A, t.CAST, steal, link) == "allowed") != own


@pytest.mark.card("decoy", "seeking-dispel", "wall-of-stone")
@pytest.mark.parametrize(("sides", "reason"), [(("a2", "b2"), "allowed"), (("c3", "d3"), "too-far")])
def test_o55_what_is_attached_to_a_wall_is_where_the_wall_stands(sides: tuple[str, str], reason: str) -> None:
    """R8.4: in range if either side of its border is."""
    g = Layout()
    decoy = g.put(B, "Decoy", on=g.put(B, "Wall of Stone", between=sides), up=False)
    spell = g.prepare(A, "Seeking Dispel")
    g.turn(A).skip()
    assert g.why(A, t.CAST, spell, decoy) == reason


@pytest.mark.card("decoy", "shift-enchantment", "wall-of-stone")
def test_o40_a_target_that_is_gone_ends_the_spell_though_it_was_in_no_zone() -> None:
    """Its own controller turns the Decoy on the wall up before it is moved, and gains 2."""
    g = Layout()
    decoy = g.put(A, "Decoy", on=g.put(B, "Wall of Stone", between=("a2", "b2")), up=False)
    spell = g.prepare(A, "Shift Enchantment")
    g.turn(A).skip().cast(A, spell, decoy).choose(A, t.PICK, A).choose(A, t.REVEAL, decoy).skip()
    assert (g.s.place[decoy], g.s.place[spell]) == (k.DISCARD, k.DISCARD)
    assert len(g.told(t.BROKEN_OFF)) == 1
    assert g.s.mana[A] == 20 - 1 + 2


@pytest.mark.card("decoy", "shift-enchantment")
@pytest.mark.parametrize("lies_in_zone", [False, True])
def test_o52_a_decoy_goes_from_zones_to_objects_and_back(lies_in_zone: bool) -> None:
    """It could have been cast on either, so it may be moved to either; not to where it is."""
    g = Layout()
    wolf, fox = g.put(A, "Timber Wolf", "b1"), g.put(A, "Bitterwood Fox", "b1")
    decoy = g.put(A, "Decoy", "b1", up=False) if lies_in_zone else g.put(A, "Decoy", on=wolf, up=False)
    spell = g.prepare(A, "Shift Enchantment")
    g.turn(A).skip().cast(A, spell, decoy)
    assert {x for x, _ in g.offered(A, t.PICK)} == {A, wolf, fox} - (set() if lies_in_zone else {wolf})
    assert ((g.zone("b1"), -1) in g.offered(A, t.PICK_ZONE)) != lies_in_zone
    assert g.why(A, t.PICK_ZONE, g.zone("d3")) == "not-this-one"
    onto, into = g.copy().choose(A, t.PICK, fox).skip(), g.choose(A, t.PICK_ZONE, g.zone("a2")).skip()
    assert (onto.s.bearer[decoy], onto.s.zone[decoy], onto.s.up[decoy]) == (fox, -1, 0)
    assert (into.s.bearer[decoy], into.name_of_zone(decoy), into.s.up[decoy]) == (-1, "a2", 0)


@pytest.mark.card("steal-enchantment", "sacred-ground")
def test_o52_an_enchantment_of_a_zone_is_stolen_into_another_zone() -> None:
    """6 and 6; it helps the thief's creatures there."""
    g = Layout().mana(A, 40)
    ground = g.put(B, "Sacred Ground", "b1")
    wolf = g.put(A, "Timber Wolf", "a1")
    spell = g.prepare(A, "Steal Enchantment")
    g.turn(A).activate(A).cast(A, spell, ground)
    assert (g.zone("b1"), -1) not in g.offered(A, t.PICK_ZONE)
    assert not g.offered(A, t.PICK)
    g.choose(A, t.PICK_ZONE, g.zone("a1")).skip()
    assert (g.name_of_zone(ground), g.s.controller[ground], g.s.mana[A]) == ("a1", A, 28)
    assert g.trait(wolf, k.AEGIS) == 1


@pytest.mark.card("reverse-magic", "drain-life")
@pytest.mark.parametrize(("second", "countered"), [("Wizard", True), ("Warlock", False)])
def test_o42_what_its_new_controller_may_not_have_is_countered(second: str, countered: bool) -> None:
    """Drain Life is for dark Mages; one of them drains its caster."""
    g = Layout("Warlock", second).stand(B, "b1").hurt(B, 9)
    g.put(B, "Reverse Magic", on=B, up=False)
    spell = g.prepare(A, "Drain Life")
    g.turn(A).activate(A).dice("2* 2* 0 0 0").cast(A, spell, B)
    assert len(g.told(t.COUNTERED)) == countered
    assert (g.damage(A), g.damage(B)) == ((0, 9) if countered else (4, 5))


@pytest.mark.card("reverse-magic", "fellella-pixie-familiar", "agony")
def test_o42_what_a_familiar_cast_comes_back_on_the_familiar() -> None:
    """It is the caster, not its Mage."""
    g = Layout()
    fellella, wolf = g.put(A, "Fellella, Pixie Familiar", "b1"), g.put(B, "Timber Wolf", "b1")
    g.put(B, "Reverse Magic", on=wolf, up=False)
    spell = g.prepare(A, "Agony", on=fellella)
    g.turn(A).activate(fellella).cast(A, spell, wolf)
    assert (g.s.bearer[spell], g.s.controller[spell], g.s.up[spell]) == (fellella, B, 0)
