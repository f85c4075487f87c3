"""Moves that are stopped, changed or driven on the way (R6.5, R7, R20, O18, O21, O40, O58)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import EAST
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


# --- stopped on the way (R7.1, R21.8) ----------------------------------------------------------------------
@pytest.mark.card("feral-bobcat", "wall-of-poison-gas", "titanodon")
@pytest.mark.parametrize(("roll", "pools"), [("d10", [3, 2]), ("d9", [3])])
def test_r20_who_is_held_at_a_wall_has_not_charged(roll: str, pools: list[int]) -> None:
    """R20: Charge wants a move of at least one zone; held at the wall the Bobcat attacks where it is."""
    g = Layout("Beastmaster")
    cat, foe = g.put(A, "Feral Bobcat", "b2"), g.put(B, "Titanodon", "b2")
    g.put(A, "Bull Endurance", on=cat)
    g.put(A, "Mongoose Agility", on=cat)
    g.put(B, "Wall of Poison Gas", between=("b2", "c2"))
    g.turn(A).activate(cat).dice(f"1 0 0 {roll}").move(cat, "c2")
    if roll == "d10":
        g.attack(cat, "Claws", foe).skip()
    assert g.pools() == pools
    assert g.name_of_zone(cat) == ("b2" if roll == "d10" else "c2")


@pytest.mark.card("feral-bobcat", "timber-wolf")
def test_r20_a_charge_wants_its_move_directly_before() -> None:
    """R20, O21: with a friend's help the Bobcat has 2 + 2 dice for its first attack alone."""
    g = Layout("Beastmaster").stand(A, "b1")
    cat, foe = g.put(A, "Feral Bobcat", "b2"), g.put(B, "Titanodon", "c2")
    g.casts(A, "Battle Fury", cat)
    g.skip().activate(cat).move(cat, "c2").skip().attack(cat, "Claws", foe)
    while not g.asks(A, t.MORE_STRIKES):
        g.done(g.asked()[0])
    g.choose(A, t.ATTACK, g.bar(cat, "Claws"), foe)
    assert g.pools() == [4, 2]


@pytest.mark.card("enfeeble", "timber-wolf", "bitterwood-fox")
@pytest.mark.parametrize(("name", "goes_on"), [("Timber Wolf", False), ("Bitterwood Fox", True)])
def test_r6_who_becomes_slow_after_a_move_is_done(name: str, goes_on: bool) -> None:
    """R6.5: Enfeeble ends a Wolf's Action Phase after its move; a Fast Fox is neither Fast nor Slow."""
    g = Layout()
    x = g.put(A, name, "b1")
    curse = g.put(B, "Enfeeble", on=x, up=False)
    g.turn(A).activate(x).done(B).move(x, "b2").choose(B, t.REVEAL, curse).skip()
    assert g.asks(A, t.DO_WHAT) is goes_on
    if goes_on:
        g.move(x, "b3").skip()
        assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("force-hold", "thunderift-falcon")
def test_o18_who_is_held_between_two_moves_may_still_act() -> None:
    """O18: Restrained only ends movement; the Falcon does not fly any more, and may be hit by a Wolf."""
    g = Layout()
    falcon, wolf = g.put(A, "Thunderift Falcon", "b1"), g.put(B, "Timber Wolf", "b2")
    hold = g.put(B, "Force Hold", on=falcon, up=False)
    g.turn(A).activate(falcon).done(B).move(falcon, "b2").choose(B, t.REVEAL, hold).skip()
    assert g.why(A, t.MOVE, g.zone("c2")) == "restrained"
    assert (g.bar(falcon, "Razor Beak"), wolf) in g.offered(A, t.ATTACK)
    g.choose(A, t.GUARD).skip().activate(wolf)
    assert (g.bar(wolf, "Bite"), falcon) in g.offered(B, t.ATTACK)


@pytest.mark.card("teleport-trap", "feral-bobcat")
def test_o59_who_is_teleported_by_a_trap_is_hindered_by_nobody_there() -> None:
    """O59: a Teleport hinders nobody, so a second move action follows; but no third."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "a1")
    g.put(B, "Skeletal Sentry", "c1")
    trap = g.put(B, "Teleport Trap", "b1", up=False)
    g.turn(A).activate(wolf).move(wolf, "b1").choose(B, t.PICK_ZONE, g.zone("c1")).skip()
    assert g.s.place[trap] == k.DISCARD
    assert g.why(A, t.MOVE, g.zone("d1")) == "allowed"
    g.move(wolf, "d1").skip()
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("hellfire-trap", "bitterwood-fox")
def test_r12_who_dies_in_a_trap_has_ended_its_turn() -> None:
    """R7.1, R12.6: the Fox is gone in step 6, and nothing is left of its Action Phase."""
    g = Layout()
    fox = g.put(A, "Bitterwood Fox", "b1")
    g.put(B, "Hellfire Trap", "b2", up=False)
    g.turn(A).activate(fox).dice("2 2 1 0 d1").move(fox, "b2").skip()
    assert not g.in_play(fox)
    assert g.asks(B, t.WHOSE_TURN)


# --- driven on (R7.4, O58) ---------------------------------------------------------------------------------
@pytest.mark.card("force-push", "wall-of-poison-gas", "timber-wolf")
def test_o58_who_is_crippled_in_a_push_is_pushed_all_the_same() -> None:
    """R19: the Restrained can be Pushed; only a move of its own would be lost."""
    g = Layout().stand(A, "a2")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(B, "Wall of Poison Gas", between=("b2", "c2"))
    g.casts(A, "Force Push", wolf)
    g.choose(A, t.PICK_WAY, EAST).dice("1 0 0 d10").choose(A, t.YES)
    assert (g.name_of_zone(wolf), g.has(wolf, k.CRIPPLE), g.damage(wolf)) == ("c2", 1, 1)


@pytest.mark.card("whirling-spirit", "hellfire-trap", "darkfenne-hydra")
def test_r18_who_is_pushed_out_of_the_zone_does_not_strike_back() -> None:
    """R18.3: the Spirit blows a Hydra into a trap of its own Mage; it cannot answer from there."""
    g = Layout()
    spirit, hydra = g.put(A, "Whirling Spirit", "b2"), g.put(B, "Darkfenne Hydra", "b2")
    trap = g.put(A, "Hellfire Trap", "c2", up=False)
    g.turn(A).activate(spirit).dice("0 0 0 0 d7 2 0 0 0 d1").attack(spirit, "Windstorm", hydra)
    g.choose(A, t.PICK_WAY, EAST).skip()
    assert g.name_of_zone(hydra) == "c2"
    assert g.s.place[trap] == k.DISCARD
    assert g.damage(hydra) == 1
    assert not g.told(t.STRUCK_BACK)


@pytest.mark.card("whirling-spirit", "tanglevine", "mana-flower", "titanodon")
def test_r7_conjurations_and_the_unmovable_are_not_pushed_by_attacks() -> None:
    """R7.4: damage and the other effects come all the same."""
    for name in ("Mana Flower", "Titanodon"):
        g = Layout()
        spirit, foe = g.put(A, "Whirling Spirit", "b2"), g.put(B, name, "b2")
        g.fights(spirit, "Windstorm", foe, "2* 0 0 0 d12")
        assert (g.name_of_zone(foe), g.damage(foe)) == ("b2", 2)
        assert not g.asks(A, t.PUSH_WHERE)
    g = Layout()
    spirit, foe = g.put(A, "Whirling Spirit", "b2"), g.put(B, "Timber Wolf", "b2")
    g.put(A, "Tanglevine", on=foe)
    g.fights(spirit, "Windstorm", foe, "2* 0 0 0 d12")
    assert (g.name_of_zone(foe), g.damage(foe), g.has(foe, k.DAZE)) == ("b2", 2, 1)


@pytest.mark.card("teleport", "tanglevine", "rhino-hide", "circle-of-lightning", "timber-wolf")
def test_r7_what_is_attached_goes_along_with_a_teleport_but_for_conjurations() -> None:
    """R7.6: enchantments, seen or not, and conditions; the vine and Stuck stay behind."""
    g = Layout().stand(A, "a2")
    wolf = g.put(A, "Timber Wolf", "b2")
    hide, secret = g.put(A, "Rhino Hide", on=wolf), g.put(A, "Circle of Lightning", on=wolf, up=False)
    vine = g.put(B, "Tanglevine", on=wolf)
    g.afflict(wolf, k.BURN, 2).afflict(wolf, k.CRIPPLE).afflict(wolf, k.STUCK)
    g.casts(A, "Teleport", wolf)
    g.choose(A, t.PICK_ZONE, g.zone("c2")).skip()
    assert [g.in_play(x) for x in (hide, secret, vine)] == [True, True, False]
    assert [g.has(wolf, c) for c in (k.BURN, k.CRIPPLE, k.STUCK)] == [2, 1, 0]
    assert len(g.told(t.TELEPORTED)) == 1
    assert not g.told(t.MOVED)


# --- where to (R1.2) ---------------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "mountain-gorilla")
def test_r1_nothing_moves_diagonally_or_further_than_a_zone() -> None:
    """R1.2: four ways from b2; neither a corner nor two zones on, nor out of the arena."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.turn(A).activate(wolf)
    assert {zone for zone, _ in g.offered(A, t.MOVE)} == {g.zone(name) for name in ("a2", "b1", "b3", "c2")}
    assert {g.why(A, t.MOVE, g.zone(name)) for name in ("a1", "c3", "d2", "b2")} == {"not-next-to"}
    assert g.why(A, t.CROSS, g.zone("c2")) == "no-wall"


# --- the target moves (R8.7, O40) --------------------------------------------------------------------------
@pytest.mark.card("royal-archer", "divine-intervention", "timber-wolf")
def test_o40_an_arrow_misses_who_has_left_even_within_range() -> None:
    """R8.7: from b2 to c1 the Wolf is still 1 zone away from the Archer; the attack is cancelled."""
    g = Layout()
    archer, wolf = g.put(A, "Royal Archer", "b1"), g.put(B, "Timber Wolf", "b2")
    card = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.turn(A).activate(archer).done(B).attack(archer, "Longbow", wolf)
    g.choose(B, t.REVEAL, card).choose(B, t.PICK_ZONE, g.zone("c1")).skip()
    assert g.pools() == []
    assert g.damage(wolf) == 0
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("royal-archer", "divine-intervention", "timber-wolf")
def test_o40_an_archer_who_is_taken_away_shoots_nobody() -> None:
    """R8.7: its source has moved, to a zone of the same distance."""
    g = Layout()
    archer, wolf = g.put(A, "Royal Archer", "b1"), g.put(B, "Timber Wolf", "b2")
    card = g.put(B, "Divine Intervention", on=archer, up=False)
    g.turn(A).activate(archer).done(B).attack(archer, "Longbow", wolf)
    g.choose(B, t.REVEAL, card).choose(B, t.PICK_ZONE, g.zone("c2")).skip()
    assert g.pools() == []
    assert g.damage(wolf) == 0


# --- walls that let pass (R9.2) ----------------------------------------------------------------------------
@pytest.mark.card("fog-bank", "timber-wolf")
def test_r9_a_fog_bank_lets_everybody_pass_unharmed() -> None:
    """R9.2: neither blocked nor attacked; two ordinary moves through two of them."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Fog Bank", between=("b2", "c2"))
    g.put(B, "Fog Bank", between=("c2", "d2"))
    g.turn(A).activate(wolf).move(wolf, "c2").move(wolf, "d2")
    assert (g.name_of_zone(wolf), g.damage(wolf)) == ("d2", 0)
    assert g.pools() == []
