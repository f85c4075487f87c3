"""What walls do: how they cut sight and bar the way, whom they attack, what hurts them (R9)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.traits import armour_of, life_of
from conclave.kernel.happenings import PASS
from tests.games.mage_wars.layout import A, B, Layout

WALLS = ("Fog Bank", "Wall of Stone", "Wall of Fire", "Wall of Thorns", "Wall of Poison Gas")


def across(name: str, walker: str, dice: str = "") -> tuple[Layout, int]:
    """A creature of A walks from b2 to c2 through a wall of B."""
    g = Layout()
    x = g.put(A, walker, "b2")
    g.put(B, name, between=("b2", "c2"))
    g.turn(A).activate(x)
    if dice:
        g.dice(dice)
    return g.move(x, "c2"), x


# --- in the way --------------------------------------------------------------------------------------------
@pytest.mark.card("fog-bank", "wall-of-stone", "wall-of-fire", "wall-of-thorns", "wall-of-poison-gas")
@pytest.mark.parametrize("name", WALLS)
def test_every_wall_cuts_sight(name: str) -> None:
    """O54: behind it nothing is seen but what flies, and the wall itself."""
    g = Layout()
    wolf, falcon = g.put(B, "Timber Wolf", "b1"), g.put(B, "Thunderift Falcon", "b1")
    ray = g.prepare(A, "Pillar of Light")
    assert g.turn(A).why(A, t.CAST, ray, wolf) == "allowed"
    wall = g.put(B, name, between=("a1", "b1"))
    g.turn(A)
    assert [g.why(A, t.CAST, ray, x) for x in (wolf, falcon, wall)] == ["out-of-sight", "allowed", "allowed"]


@pytest.mark.card("fog-bank", "wall-of-stone", "wall-of-fire", "wall-of-thorns", "wall-of-poison-gas")
@pytest.mark.parametrize(
    ("name", "cost", "level"),
    [
        ("Fog Bank", 4, 1),
        ("Wall of Stone", 7, 2),
        ("Wall of Fire", 7, 2),
        ("Wall of Thorns", 5, 1),
        ("Wall of Poison Gas", 7, 2),
    ],
)
def test_every_wall_may_be_extended(name: str, cost: int, level: int) -> None:
    """R9.3, O46: for its cost and its level more, with a copy from the book."""
    g = Layout().mana(A, 20)
    wall = g.prepare(A, name)
    g.card(A, name)
    g.turn(A).choose(A, t.CAST_BORDER, wall, g.border("a1", "b1"))
    assert g.asks(A, t.EXTEND)
    assert g.copy().choose(A, PASS).s.mana[A] == 20 - cost
    g.choose(A, t.PICK_BORDER, g.border("a1", "a2"))
    assert int(g.s.mana[A]) == 20 - 2 * cost - level
    assert sum(g.s.border[x] >= 0 for x in g.s.play) == 2


@pytest.mark.card("fog-bank", "wall-of-stone", "wall-of-fire", "wall-of-thorns", "wall-of-poison-gas")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Fog Bank", "allowed"),
        ("Wall of Stone", "wall-blocks"),
        ("Wall of Fire", "allowed"),
        ("Wall of Thorns", "full-action"),
        ("Wall of Poison Gas", "allowed"),
    ],
)
def test_how_walls_bar_the_way(name: str, why: str) -> None:
    """R9.2, R9.5: a Wolf walks through all but stone and thorns; nobody is attacked by fog or stone."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(B, name, between=("b2", "c2"))
    g.turn(A).activate(wolf)
    assert g.why(A, t.MOVE, g.zone("c2")) == why
    if name == "Fog Bank":
        g.move(wolf, "c2")
        assert (g.name_of_zone(wolf), g.rolled()) == ("c2", [])


@pytest.mark.card("wall-of-fire")
@pytest.mark.parametrize(("roll", "burns"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_a_wall_of_fire_burns_whoever_walks_through(roll: int, burns: int) -> None:
    """5 flame dice against Armour; friend and foe."""
    g, wolf = across("Wall of Fire", "Timber Wolf", f"2 2 0 0 0 d{roll}")
    assert g.rolled() == [5]
    assert (g.damage(wolf), g.has(wolf, k.BURN), g.name_of_zone(wolf)) == (2, burns, "c2")


@pytest.mark.card("wall-of-poison-gas")
@pytest.mark.parametrize(
    ("roll", "daze", "cripple", "zone"), [(4, 0, 0, "c2"), (5, 1, 0, "c2"), (9, 1, 0, "c2"), (10, 0, 1, "b2")]
)
def test_a54_a_wall_of_poison_gas_passes_armour(roll: int, daze: int, cripple: int, zone: str) -> None:
    """A54: 3 poison dice, all critical; the Crippled stay where they were."""
    g, knight = across("Wall of Poison Gas", "Knight of Westlock", f"2 1 0 d{roll}")
    assert g.rolled() == [3]
    assert (g.damage(knight), g.has(knight, k.DAZE), g.has(knight, k.CRIPPLE)) == (3, daze, cripple)
    assert g.name_of_zone(knight) == zone


@pytest.mark.card("wall-of-poison-gas", "malacoda", "magma-golem")
def test_poison_gas_holds_neither_the_immune_nor_the_uncontainable() -> None:
    """O57, R21.8: who is not Crippled by a 10 gets through."""
    g, malacoda = across("Wall of Poison Gas", "Malacoda")
    assert (g.rolled(), g.name_of_zone(malacoda)) == ([], "c2")
    g, golem = across("Wall of Poison Gas", "Magma Golem")
    assert (g.rolled(), g.name_of_zone(golem)) == ([], "c2")


@pytest.mark.card("wall-of-thorns")
@pytest.mark.parametrize(
    ("name", "blows"),
    [("Bitterwood Fox", 0), ("Timber Wolf", 1), ("Royal Archer", 2), ("Titanodon", 4), ("", 5)],
)
def test_a52_thorns_attack_once_for_each_level_above_the_first(name: str, blows: int) -> None:
    """A52: 2 dice each, one after the other; a Mage is of level 6."""
    g = Layout()
    x = g.put(A, name, "b2") if name else A
    g.stand(x, "b2").put(B, "Wall of Thorns", between=("b2", "c2"))
    g.turn(A).activate(x)
    if blows:
        assert g.why(A, t.MOVE, g.zone("c2")) == "full-action"
        g.choose(A, t.CROSS, g.zone("c2"))
    else:
        g.move(x, "c2")
    assert (g.rolled(), g.name_of_zone(x)) == ([2] * blows, "c2")


# --- what hurts them ---------------------------------------------------------------------------------------
@pytest.mark.card("fog-bank", "wall-of-stone", "wall-of-fire", "wall-of-thorns", "wall-of-poison-gas")
@pytest.mark.parametrize(
    ("name", "life", "armour", "harm"),
    [
        ("Fog Bank", 4, 0, 2),
        ("Wall of Stone", 10, 3, 3),
        ("Wall of Fire", 8, 0, 2),
        ("Wall of Thorns", 6, 0, 6),
        ("Wall of Poison Gas", 8, 0, 2),
    ],
)
def test_walls_are_bitten(name: str, life: int, armour: int, harm: int) -> None:
    """R16.4: of 2, 1, 1*, 2* the Incorporeal take the ones; stone has Armour; thorns are mere wood."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    wall = g.put(B, name, between=("b2", "c2"))
    assert (life_of(g.s, wall), armour_of(g.s, wall)) == (life, armour)
    g.fights(wolf, "Bite", wall, "2 1 1* 2*")
    assert g.in_play(wall) == (harm < life)
    assert g.damage(wall) == (harm if harm < life else 0)


@pytest.mark.card("wall-of-fire", "wall-of-poison-gas", "fog-bank", "geyser", "jet-stream")
def test_water_drowns_a_wall_of_fire() -> None:
    """Hydro +3, and in full as if it were Ethereal; for the gas the same water counts its ones alone."""
    g = Layout()
    fire = g.put(B, "Wall of Fire", between=("a1", "b1"))
    g.casts(A, "Geyser", fire, "2 2* 0 0 0 0 d1")
    assert (g.rolled(), g.damage(fire)) == ([6], 4)
    for name in ("Wall of Poison Gas", "Fog Bank"):
        g = Layout()
        wall = g.put(B, name, between=("a1", "b1"))
        g.casts(A, "Geyser", wall, "2 2* 1 d1")
        assert (g.rolled(), g.damage(wall)) == ([3], 1)


@pytest.mark.card("wall-of-fire", "fireball", "mage-staff")
def test_a_wall_of_fire_minds_no_flames() -> None:
    """O57: no Fireball may be aimed at it; and blows do it the harm of their ones."""
    g = Layout("Warlock")
    fire = g.put(B, "Wall of Fire", between=("a1", "b1"))
    ball = g.prepare(A, "Fireball")
    g.turn(A).activate(A)
    assert g.why(A, t.CAST, ball, fire) == "immune"
    g.dice("2 2* 1 1*").attack(A, "Basic Melee Attack", fire)
    assert g.damage(fire) == 2


@pytest.mark.card("wall-of-thorns", "fireball", "geyser")
def test_thorns_grow_again_and_burn_well() -> None:
    """R20: Living, Regenerate 2, Flame +2; water does nothing to them."""
    g = Layout("Warlock")
    thorns = g.put(B, "Wall of Thorns", between=("a1", "b1"))
    ball, geyser = g.prepare(A, "Fireball"), g.prepare(A, "Geyser")
    grown = g.copy().hurt(thorns, 5).upkeep(A)
    assert grown.damage(thorns) == 3
    g.turn(A)
    assert g.why(A, t.CAST, geyser, thorns) == "immune"
    g.cast(A, ball, thorns)
    assert g.rolled() == [8]


@pytest.mark.card("wall-of-poison-gas", "poison-gas-cloud", "jet-stream")
@pytest.mark.parametrize("name", ["Wall of Poison Gas", "Poison Gas Cloud"])
def test_wind_blows_gas_away(name: str) -> None:
    """R17.2: Wind +2, and a Jet Stream is Ethereal; a wall is not Pushed."""
    g = Layout()
    between = ("a1", "b1") if name == "Wall of Poison Gas" else None
    gas = g.put(B, name, "" if between else "b1", between=between)
    g.casts(A, "Jet Stream", gas, "2 2* 0 0 d9")
    assert (g.rolled(), g.damage(gas)) == ([4], 4)
    assert g.told(t.PUSHED) == []
