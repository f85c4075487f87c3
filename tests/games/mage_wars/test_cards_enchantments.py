"""Every enchantment: cast face down for 2 mana, revealed for what it says; those that give traits."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.traits import (
    armour_of,
    channeling_of,
    flies,
    is_fast,
    is_finite,
    is_slow,
    life_of,
)
from tests.games.mage_wars.layout import A, B, Layout

CHOSEN = [
    ("Bear Strength", 3, 3),
    ("Bull Endurance", 3, 3),
    ("Chains of Agony", 1, 1),
    ("Cheetah Speed", 3, 3),
    ("Circle of Lightning", 4, 6),
    ("Cobra Reflexes", 5, 7),
    ("Death Link", 6, None),
    ("Agony", 3, 3),
    ("Decoy", 0, 0),
    ("Divine Intervention", 10, 10),
    ("Divine Protection", 2, 4),
    ("Eagle Wings", 4, None),
    ("Enfeeble", 4, 4),
    ("Essence Drain", 4, None),
    ("Force Hold", 2, 2),
    ("Force Orb", 3, 4),
    ("Force Sword", 3, 4),
    ("Ghoul Rot", 4, 6),
    ("Hawkeye", 1, 1),
    ("Magebane", 3, 3),
    ("Maim Wings", 3, 3),
    ("Marked for Death", 2, 4),
    ("Mongoose Agility", 3, 3),
    ("Pacify", 2, None),
    ("Poisoned Blood", 3, 3),
    ("Regrowth", 3, 4),
    ("Retaliate", 2, 2),
    ("Rhino Hide", 2, 3),
    ("Turn to Stone", 4, None),
    ("Vampirism", 4, 4),
    ("Circle of Light", 4, 6),
    ("Confusion", 2, None),
    ("Critical Strike", 3, 3),
    ("Demonic Bloodlust", 3, None),
]
"""What is revealed by choice: for how much on a Wolf of level 2, and on a Mage if it may be there."""

MANDATORY = ["Block", "Jinx", "Nullify", "Reverse Attack", "Reverse Magic", "Hellfire Trap", "Teleport Trap"]

CORPOREAL = [
    "Block", "Circle of Lightning", "Force Orb", "Force Sword", "Maim Wings", "Nullify", "Retaliate",
    "Reverse Attack", "Reverse Magic", "Turn to Stone",
]  # fmt: skip
LIVING = [
    "Bear Strength", "Bull Endurance", "Cheetah Speed", "Cobra Reflexes", "Death Link",
    "Divine Intervention", "Divine Protection", "Eagle Wings", "Ghoul Rot", "Hawkeye", "Mongoose Agility",
    "Poisoned Blood", "Regrowth", "Rhino Hide", "Vampirism", "Circle of Light", "Critical Strike",
]  # fmt: skip


@pytest.mark.card(
    "bear-strength", "bull-endurance", "chains-of-agony", "cheetah-speed", "circle-of-lightning",
    "cobra-reflexes", "death-link", "agony", "decoy", "divine-intervention", "divine-protection",
    "eagle-wings", "enfeeble", "essence-drain", "force-hold", "force-orb", "force-sword", "ghoul-rot",
    "hawkeye", "magebane", "maim-wings", "marked-for-death", "mongoose-agility", "pacify", "poisoned-blood",
    "regrowth", "retaliate", "rhino-hide", "turn-to-stone", "vampirism", "circle-of-light", "confusion",
    "critical-strike", "demonic-bloodlust",
)  # fmt: skip
@pytest.mark.parametrize(("name", "price", "on_mage"), CHOSEN)
def test_an_enchantment_is_cast_for_2_and_revealed_for_its_cost(
    name: str, price: int, on_mage: int | None
) -> None:
    """R12.1, R12.2, R12.5: hidden it does nothing, and nobody else sees what it is."""
    for target, cost in ((True, on_mage), (False, price)):
        g = Layout(open_training=True)
        x = A if target else g.put(A, "Timber Wolf", "a1")
        card = g.prepare(A, name)
        g.turn(A)
        if cost is None:
            assert g.why(A, t.CAST, card, x) == "a-mage"
            continue
        g.cast(A, card, x)
        assert (g.s.mana[A], g.s.bearer[card], g.s.up[card]) == (18, x, 0)
        assert g.view(B).face[card] < 0
        assert g.asks(A, t.REVEAL_WHAT)
        g.choose(A, t.REVEAL, card)
        assert g.s.mana[A] == 18 - cost + (2 if name == "Decoy" else 0)
        assert g.view(B).face[card] == g.s.face[card]


@pytest.mark.card(
    "block", "jinx", "nullify", "reverse-attack", "reverse-magic", "hellfire-trap", "teleport-trap"
)
@pytest.mark.parametrize("name", MANDATORY)
def test_what_must_answer_is_never_offered(name: str) -> None:
    """O5: another hidden enchantment may be revealed, it may not."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "a1")
    card = g.put(A, name, "a2", up=False) if "Trap" in name else g.put(A, name, on=wolf, up=False)
    g.put(A, "Rhino Hide", on=wolf, up=False)
    g.turn(A).skip().activate(wolf)
    assert g.asks(A, t.REVEAL_WHAT)
    assert g.why(A, t.REVEAL, card) == "must-answer"


@pytest.mark.card(
    "block", "circle-of-lightning", "force-orb", "force-sword", "maim-wings", "nullify", "retaliate",
    "reverse-attack", "reverse-magic", "turn-to-stone",
)  # fmt: skip
@pytest.mark.parametrize("name", CORPOREAL)
def test_some_enchantments_want_a_corporeal_creature(name: str) -> None:
    g = Layout()
    spirit, flower = g.put(B, "Whirling Spirit", "a1"), g.put(B, "Mana Flower", "a1")
    card = g.prepare(A, name)
    g.turn(A)
    assert g.why(A, t.CAST, card, spirit) == "not-corporeal"
    assert g.why(A, t.CAST, card, flower) == "other-kind"


@pytest.mark.card(
    "bear-strength", "bull-endurance", "cheetah-speed", "cobra-reflexes", "death-link",
    "divine-intervention", "divine-protection", "eagle-wings", "ghoul-rot", "hawkeye", "mongoose-agility",
    "poisoned-blood", "regrowth", "rhino-hide", "vampirism", "circle-of-light", "critical-strike",
)  # fmt: skip
@pytest.mark.parametrize("name", LIVING)
def test_some_enchantments_want_a_living_creature(name: str) -> None:
    g = Layout(open_training=True)
    sentry = g.put(B, "Skeletal Sentry", "a1")
    card = g.prepare(A, name)
    g.turn(A)
    assert g.why(A, t.CAST, card, sentry) == "not-living"


@pytest.mark.card("hellfire-trap", "teleport-trap", "sacred-ground", "summoning-circle", "decoy")
@pytest.mark.parametrize(
    ("name", "beside_enemies"),
    [
        ("Hellfire Trap", "enemies-there"),
        ("Teleport Trap", "enemies-there"),
        ("Sacred Ground", "allowed"),
        ("Summoning Circle", "allowed"),
        ("Decoy", "allowed"),
    ],
)
def test_a72_some_enchantments_lie_in_a_zone(name: str, beside_enemies: str) -> None:
    g = Layout()
    g.put(B, "Timber Wolf", "a2")
    card = g.prepare(A, name)
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, card, g.zone("a2")) == beside_enemies
    assert g.why(A, t.CAST_ZONE, card, g.zone("d1")) == "too-far"
    g.cast_zone(A, card, "b1")
    assert (g.s.zone[card], g.s.bearer[card], g.s.up[card]) == (g.zone("b1"), -1, 0)


# --- traits ------------------------------------------------------------------------------------------------
@pytest.mark.card(
    "bear-strength", "cheetah-speed", "divine-protection", "enfeeble", "essence-drain", "hawkeye",
    "mongoose-agility", "poisoned-blood", "regrowth", "demonic-bloodlust", "turn-to-stone",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "trait", "n"),
    [
        ("Bear Strength", k.MELEE_BONUS, 2),
        ("Cheetah Speed", k.FAST, 1),
        ("Divine Protection", k.AEGIS, 1),
        ("Enfeeble", k.SLOW, 1),
        ("Essence Drain", k.UPKEEP, 2),
        ("Hawkeye", k.RANGED_BONUS, 1),
        ("Mongoose Agility", k.ELUSIVE, 1),
        ("Poisoned Blood", k.FINITE_LIFE, 1),
        ("Regrowth", k.REGENERATE, 2),
        ("Demonic Bloodlust", k.BLOODTHIRSTY, 2),
        ("Turn to Stone", k.INCAPACITATED, 1),
    ],
)
def test_an_enchantment_gives_its_bearer_a_trait_once_it_is_revealed(name: str, trait: int, n: int) -> None:
    for up in (False, True):
        g = Layout()
        wolf, other = g.put(A, "Timber Wolf", "b2"), g.put(A, "Timber Wolf", "b2")
        g.put(A, name, on=wolf, up=up)
        assert g.trait(wolf, trait) == (n if up else 0)
        assert g.trait(other, trait) == 0


@pytest.mark.card("bull-endurance", "rhino-hide", "turn-to-stone", "harmonize")
def test_some_enchantments_change_a_number() -> None:
    """R20: Life +4, Armour +2 and +6, Channeling +1."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(A, "Bull Endurance", on=wolf)
    assert life_of(g.s, wolf) == 14
    g.put(A, "Rhino Hide", on=wolf)
    assert armour_of(g.s, wolf) == 4
    g.put(A, "Turn to Stone", on=wolf)
    assert armour_of(g.s, wolf) == 10
    g.put(A, "Harmonize", on=A)
    assert channeling_of(g.s, A) == 11


@pytest.mark.card("bull-endurance")
def test_a_creature_may_die_of_losing_bull_endurance() -> None:
    """R22.1."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    bull = g.put(B, "Bull Endurance", on=wolf)
    g.hurt(wolf, 11)
    g.casts(A, "Dispel", bull)
    assert not g.in_play(wolf)


@pytest.mark.card("harmonize")
def test_a8_harmonize_wants_something_that_channels() -> None:
    """A8, R12.5: 2 on a Spawnpoint, 4 on a Mage."""
    for on_mage, cost in ((True, 4), (False, 2)):
        g = Layout()
        wolf = g.put(A, "Timber Wolf", "a1")
        x = A if on_mage else g.put(A, "Battle Forge", "a1")
        card = g.prepare(A, "Harmonize")
        g.turn(A)
        assert g.why(A, t.CAST, card, wolf) == "no-channeling"
        g.cast(A, card, x).choose(A, t.REVEAL, card)
        assert g.s.mana[A] == 18 - cost
        assert channeling_of(g.s, x) == (11 if on_mage else 2)


@pytest.mark.card("cheetah-speed", "enfeeble")
def test_fast_and_slow_cancel_each_other() -> None:
    """R6.5."""
    g = Layout()
    fox = g.put(A, "Bitterwood Fox", "b2")
    assert is_fast(g.s, fox)
    g.put(B, "Enfeeble", on=fox)
    assert not is_fast(g.s, fox)
    assert not is_slow(g.s, fox)


@pytest.mark.card("eagle-wings", "maim-wings")
def test_wings_are_given_and_taken() -> None:
    """R20: what is maimed cannot gain Flying either."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(A, "Eagle Wings", on=wolf)
    assert flies(g.s, wolf)
    g.put(B, "Maim Wings", on=wolf)
    assert not flies(g.s, wolf)


@pytest.mark.card("poisoned-blood")
def test_poisoned_blood_cannot_be_healed() -> None:
    g = Layout("Priestess", "Wizard")
    wolf = g.put(A, "Timber Wolf", "a1")
    g.hurt(wolf, 5).put(B, "Poisoned Blood", on=wolf)
    assert is_finite(g.s, wolf)
    g.casts(A, "Minor Heal", wolf)
    assert g.damage(wolf) == 5


@pytest.mark.card("essence-drain")
@pytest.mark.parametrize("paid", [True, False])
def test_essence_drain_is_paid_by_the_creatures_controller(paid: bool) -> None:
    """O15."""
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Essence Drain", on=wolf)
    g.upkeep()
    assert g.asks(A, t.PAY_UPKEEP)
    if paid:
        g.choose(A, t.YES)
    else:
        g.done(A)
    assert (g.in_play(wolf), g.s.mana[A]) == ((True, 18) if paid else (False, 20))


@pytest.mark.card("regrowth")
def test_regrowth_heals_2_each_upkeep() -> None:
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    g.hurt(wolf, 5).put(A, "Regrowth", on=wolf)
    g.upkeep()
    assert g.damage(wolf) == 3


@pytest.mark.card("bear-strength", "hawkeye", "divine-protection")
@pytest.mark.parametrize(
    ("name", "attacker", "bar", "on_defender", "dice"),
    [
        ("Bear Strength", "Timber Wolf", "Bite", False, 6),
        ("Hawkeye", "Royal Archer", "Longbow", False, 5),
        ("Hawkeye", "Royal Archer", "Knife", False, 2),
        ("Divine Protection", "Timber Wolf", "Bite", True, 3),
    ],
)
def test_some_enchantments_change_the_dice(
    name: str, attacker: str, bar: str, on_defender: bool, dice: int
) -> None:
    """R16.2."""
    g = Layout()
    x, wolf = g.put(A, attacker, "b2"), g.put(B, "Timber Wolf", "b3" if bar == "Longbow" else "b2")
    g.put(A, name, on=wolf if on_defender else x)
    g.fights(x, bar, wolf)
    assert g.rolled() == [dice]


@pytest.mark.card("sacred-ground")
def test_sacred_ground_protects_ones_living_creatures_there() -> None:
    g = Layout()
    g.put(A, "Sacred Ground", "b2")
    wolf, far = g.put(A, "Timber Wolf", "b2"), g.put(A, "Timber Wolf", "b3")
    foe, dead = g.put(B, "Timber Wolf", "b2"), g.put(A, "Skeletal Sentry", "b2")
    assert [g.trait(x, k.AEGIS) for x in (wolf, far, foe, dead)] == [1, 0, 0, 0]
