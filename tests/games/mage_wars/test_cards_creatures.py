"""Every creature as it is printed: what it costs, its Life and Armour, each of its bars, its traits."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.traits import armour_of, life_of
from tests.games.mage_wars.layout import A, B, Layout

CREATURES = [
    ("Adramelech, Lord of Fire", 24, 14, 3),
    ("Asyran Cleric", 5, 6, 1),
    ("Dark Pact Slayer", 13, 14, 2),
    ("Bitterwood Fox", 5, 5, 0),
    ("Blue Gremlin", 7, 7, 1),
    ("Brogan Bloodstone", 15, 11, 4),
    ("Cervere, The Forest Shadow", 15, 11, 2),
    ("Darkfenne Bat", 5, 4, 0),
    ("Darkfenne Hydra", 16, 15, 1),
    ("Emerald Tegu", 9, 8, 3),
    ("Fellella, Pixie Familiar", 12, 6, 0),
    ("Feral Bobcat", 5, 4, 0),
    ("Firebrand Imp", 5, 6, 0),
    ("Flaming Hellion", 13, 9, 2),
    ("Goran, Werewolf Pet", 15, 12, 3),
    ("Gorgon Archer", 16, 13, 1),
    ("Gray Angel", 12, 10, 2),
    ("Highland Unicorn", 13, 9, 2),
    ("Huginn, Raven Familiar", 11, 5, 0),
    ("Knight of Westlock", 13, 10, 3),
    ("Malacoda", 16, 13, 3),
    ("Mana Leech", 8, 8, 1),
    ("Mountain Gorilla", 16, 16, 2),
    ("Necropian Vampiress", 16, 15, 2),
    ("Moonglow Faerie", 8, 5, 0),
    ("Royal Archer", 12, 9, 1),
    ("Redclaw, Alpha Male", 16, 12, 3),
    ("Samandriel, Angel of Light", 21, 14, 1),
    ("Skeletal Sentry", 8, 11, 0),
    ("Sosruko, Ferret Companion", 7, 5, 0),
    ("Steelclaw Grizzly", 17, 15, 3),
    ("Stonegaze Basilisk", 12, 10, 2),
    ("Tarok, the Skyhunter", 13, 9, 2),
    ("Thunderift Falcon", 6, 5, 0),
    ("Timber Wolf", 9, 10, 2),
    ("Valshalla, Lightning Angel", 21, 14, 1),
    ("Whirling Spirit", 12, 13, 0),
    ("Dwarf Kriegshammer", 11, 9, 3),
    ("Fire Elemental", 20, 15, 0),
    ("Joseph Trublood, High Cleric", 12, 10, 1),
    ("Kumanjaran Leopard", 13, 10, 1),
    ("Magma Golem", 15, 12, 4),
    ("Messenger of Bim-Shalla", 9, 7, 0),
    ("Mountain Ram", 8, 7, 1),
    ("Titanodon", 19, 18, 2),
    ("Unstable Fire Imp", 5, 4, 0),
    ("Woolly Rhinoceros", 16, 12, 3),
]
"""Each creature: mana, Life, Armour."""

BARS = [
    ("Adramelech, Lord of Fire", "Hellfire Scythe", 6),
    ("Adramelech, Lord of Fire", "Hellfire Sweep", 4),
    ("Asyran Cleric", "Staff", 2),
    ("Dark Pact Slayer", "Hellsword", 4),
    ("Bitterwood Fox", "Bite", 3),
    ("Blue Gremlin", "Claws", 3),
    ("Brogan Bloodstone", "Vorpal Blade", 4),
    ("Cervere, The Forest Shadow", "Claws & Bite", 4),
    ("Darkfenne Bat", "Diseased Bite", 2),
    ("Darkfenne Hydra", "Snapping Bite", 4),
    ("Darkfenne Hydra", "Triple Bite", 3),
    ("Emerald Tegu", "Venomous Bite", 3),
    ("Fellella, Pixie Familiar", "Ethereal Touch", 2),
    ("Feral Bobcat", "Claws", 2),
    ("Firebrand Imp", "Hellfire Claws", 2),
    ("Flaming Hellion", "Flameblast", 3),
    ("Flaming Hellion", "Hell Trident", 4),
    ("Goran, Werewolf Pet", "Fangs", 4),
    ("Goran, Werewolf Pet", "Feral Claws", 3),
    ("Gorgon Archer", "Poison Bow", 4),
    ("Gorgon Archer", "Claws", 2),
    ("Gray Angel", "Sword", 4),
    ("Highland Unicorn", "Horn", 3),
    ("Huginn, Raven Familiar", "Beak", 1),
    ("Knight of Westlock", "Longsword", 5),
    ("Malacoda", "Talons", 4),
    ("Mana Leech", "Leeching Bite", 2),
    ("Mana Leech", "Gorging Bite", 3),
    ("Mountain Gorilla", "Fists", 4),
    ("Necropian Vampiress", "Fangs", 5),
    ("Moonglow Faerie", "Zap", 2),
    ("Royal Archer", "Longbow", 4),
    ("Royal Archer", "Knife", 2),
    ("Redclaw, Alpha Male", "Bite", 5),
    ("Samandriel, Angel of Light", 'The Greatsword "Starfire"', 5),
    ("Skeletal Sentry", "Short Sword", 4),
    ("Sosruko, Ferret Companion", "Bite", 2),
    ("Steelclaw Grizzly", "Claws", 5),
    ("Steelclaw Grizzly", "Heavy Claw Strike", 7),
    ("Stonegaze Basilisk", "Paralysis Beam", 2),
    ("Stonegaze Basilisk", "Bite", 4),
    ("Tarok, the Skyhunter", "Beak & Talons", 3),
    ("Thunderift Falcon", "Razor Beak", 3),
    ("Timber Wolf", "Bite", 4),
    ("Valshalla, Lightning Angel", "Lightning Sword", 4),
    ("Whirling Spirit", "Windstorm", 4),
    ("Dwarf Kriegshammer", "Smash", 4),
    ("Dwarf Kriegshammer", "Overhead Crush", 6),
    ("Fire Elemental", "Claws of Fire", 5),
    ("Joseph Trublood, High Cleric", "Staff of Smiting", 3),
    ("Kumanjaran Leopard", "Pounce", 3),
    ("Kumanjaran Leopard", "Wild Slashing", 3),
    ("Magma Golem", "Lava Claws", 4),
    ("Messenger of Bim-Shalla", "Radiant Touch", 2),
    ("Mountain Ram", "Battering Horns", 2),
    ("Titanodon", "Gore", 5),
    ("Unstable Fire Imp", "Flame Strike", 1),
    ("Woolly Rhinoceros", "Great Horn", 3),
]
"""Each bar of attack with its dice against a Living creature on the ground."""

SHOTS = {"Flameblast": 1, "Poison Bow": 2, "Longbow": 2, "Paralysis Beam": 2}
"""The ranged bars and how far they reach."""

BANDS = [
    ("Adramelech, Lord of Fire", "Hellfire Scythe", 6, {4: {}, 5: {k.BURN: 1}, 10: {k.BURN: 2}}),
    ("Adramelech, Lord of Fire", "Hellfire Sweep", 4, {6: {}, 7: {k.BURN: 1}, 11: {k.BURN: 2}}),
    ("Darkfenne Bat", "Diseased Bite", 2, {8: {}, 9: {k.ROT: 1}}),
    ("Emerald Tegu", "Venomous Bite", 3, {7: {}, 8: {k.ROT: 1}}),
    ("Firebrand Imp", "Hellfire Claws", 2, {7: {}, 8: {k.BURN: 1}}),
    ("Flaming Hellion", "Flameblast", 3, {4: {}, 5: {k.BURN: 1}, 10: {k.BURN: 2}}),
    ("Flaming Hellion", "Hell Trident", 4, {6: {}, 7: {k.BURN: 1}, 11: {k.BURN: 2}}),
    ("Gorgon Archer", "Poison Bow", 4, {3: {}, 4: {k.WEAK: 1}, 10: {k.WEAK: 2}}),
    ("Samandriel, Angel of Light", 'The Greatsword "Starfire"', 5, {6: {}, 7: {k.DAZE: 1}, 11: {k.STUN: 1}}),
    ("Sosruko, Ferret Companion", "Bite", 2, {6: {}, 7: {k.TAUNT: 1}}),
    ("Stonegaze Basilisk", "Paralysis Beam", 2, {6: {}, 7: {k.CRIPPLE: 1}}),
    ("Valshalla, Lightning Angel", "Lightning Sword", 4, {6: {}, 7: {k.DAZE: 1}, 9: {k.STUN: 1}}),
    ("Whirling Spirit", "Windstorm", 4, {6: {}, 7: {k.PUSH: 1}, 11: {k.PUSH: 1, k.DAZE: 1}}),
    ("Dwarf Kriegshammer", "Overhead Crush", 6, {8: {}, 9: {k.DAZE: 1}}),
    ("Fire Elemental", "Claws of Fire", 5, {4: {}, 5: {k.BURN: 1}, 9: {k.BURN: 2}}),
    ("Magma Golem", "Lava Claws", 4, {6: {}, 7: {k.BURN: 1}, 11: {k.BURN: 2}}),
    ("Mountain Ram", "Battering Horns", 2, {8: {}, 9: {k.PUSH: 1}}),
    ("Unstable Fire Imp", "Flame Strike", 1, {8: {}, 9: {k.BURN: 1}}),
]
"""What results of the effect die bring, each at the edges of its band."""

TRAITS = [
    ("Dark Pact Slayer", k.AGAINST + k.FLAME, -2),
    ("Bitterwood Fox", k.FAST, 1),
    ("Brogan Bloodstone", k.AGAINST + k.LIGHTNING, 2),
    ("Cervere, The Forest Shadow", k.FAST, 1),
    ("Knight of Westlock", k.AGAINST + k.LIGHTNING, 2),
    ("Necropian Vampiress", k.AGAINST + k.FROST, -2),
    ("Samandriel, Angel of Light", k.AEGIS, 1),
    ("Steelclaw Grizzly", k.AGAINST + k.FROST, -3),
    ("Thunderift Falcon", k.FAST, 1),
    ("Valshalla, Lightning Angel", k.AEGIS, 1),
    ("Valshalla, Lightning Angel", k.AGAINST + k.LIGHTNING, -2),
    ("Dwarf Kriegshammer", k.AGAINST + k.LIGHTNING, 2),
    ("Fire Elemental", k.AGAINST + k.HYDRO, 2),
    ("Magma Golem", k.UNCONTAINABLE, 1),
    ("Messenger of Bim-Shalla", k.AEGIS, 1),
    ("Mountain Ram", k.AGAINST + k.FROST, -2),
    ("Titanodon", k.TOUGH, -3),
    ("Unstable Fire Imp", k.AGAINST + k.FLAME, -3),
    ("Woolly Rhinoceros", k.AGAINST + k.FROST, -4),
    ("Woolly Rhinoceros", k.TOUGH, -2),
]
"""Printed traits that no other test here shows at work."""


def opponents(name: str, other: str, zone: str = "b2") -> tuple[Layout, int, int]:
    """A creature of A in zone b2, and one of B there or elsewhere."""
    g = Layout()
    return g, g.put(A, name, "b2"), g.put(B, other, zone)


@pytest.mark.card(
    "adramelech-lord-of-fire", "asyran-cleric", "dark-pact-slayer", "bitterwood-fox", "blue-gremlin",
    "brogan-bloodstone", "cervere-the-forest-shadow", "darkfenne-bat", "darkfenne-hydra", "emerald-tegu",
    "fellella-pixie-familiar", "feral-bobcat", "firebrand-imp", "flaming-hellion", "goran-werewolf-pet",
    "gorgon-archer", "gray-angel", "highland-unicorn", "huginn-raven-familiar", "knight-of-westlock",
    "malacoda", "mana-leech", "mountain-gorilla", "necropian-vampiress", "moonglow-faerie", "royal-archer",
    "redclaw-alpha-male", "samandriel-angel-of-light", "skeletal-sentry", "sosruko-ferret-companion",
    "steelclaw-grizzly", "stonegaze-basilisk", "tarok-the-skyhunter", "thunderift-falcon", "timber-wolf",
    "valshalla-lightning-angel", "whirling-spirit", "dwarf-kriegshammer", "fire-elemental",
    "joseph-trublood-high-cleric", "kumanjaran-leopard", "magma-golem", "messenger-of-bim-shalla",
    "mountain-ram", "titanodon", "unstable-fire-imp", "woolly-rhinoceros",
)  # fmt: skip
@pytest.mark.parametrize(("name", "cost", "life", "armour"), CREATURES)
def test_a_creature_is_summoned_for_its_cost_into_its_mages_zone(
    name: str, cost: int, life: int, armour: int
) -> None:
    """R6.6, R11.3, R2.1: as a full spell; its action marker is used, and it has what is printed."""
    g = Layout(open_training=True).mana(A, 30)
    far = g.zone("a2")
    card = g.prepare(A, name)
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, card, g.zone("a1")) == "full-spell"
    g.activate(A)
    assert g.offered(A, t.CAST_ZONE) == [(card, g.zone("a1"))]
    assert g.why(A, t.CAST_ZONE, card, far) == "too-far"
    g.cast_zone(A, card, "a1")
    assert g.in_play(card)
    assert g.name_of_zone(card) == g.name_of_zone(A)
    assert g.s.ready[card] == 0
    assert (30 - g.s.mana[A], life_of(g.s, card), armour_of(g.s, card)) == (cost, life, armour)


@pytest.mark.parametrize(("name", "bar", "dice"), BARS)
def test_each_bar_rolls_its_dice(name: str, bar: str, dice: int) -> None:
    """R15.5, R16.2."""
    g, x, dummy = opponents(name, "Titanodon", "b3" if bar in SHOTS else "b2")
    g.fights(x, bar, dummy)
    assert g.rolled()[0] == dice


@pytest.mark.parametrize(("bar", "reach"), SHOTS.items())
def test_a_ranged_bar_reaches_so_far_and_no_farther(bar: str, reach: int) -> None:
    """R8.1: 1-2 for bows, 1-1 for the Hellion's Flameblast, 0-2 for the Basilisk's beam."""
    name = next(row[0] for row in BARS if row[1] == bar)
    g = Layout()
    x = g.put(A, name, "a2")
    wolves = [g.put(B, "Timber Wolf", zone) for zone in ("a2", "b2", "c2", "d2")]
    g.turn(A).activate(x)
    n = g.bar(x, bar)
    near = "allowed" if bar == "Paralysis Beam" else "too-near"
    expected = [near, "allowed", "allowed" if reach == 2 else "too-far", "too-far"]
    assert [g.why(A, t.ATTACK, n, wolf) for wolf in wolves] == expected


@pytest.mark.parametrize(("name", "bar", "dice", "bands"), BANDS)
def test_the_effect_die_brings_what_the_bar_says(
    name: str, bar: str, dice: int, bands: dict[int, dict[int, int]]
) -> None:
    """R17.1, R19."""
    for roll, effects in bands.items():
        g, x, wolf = opponents(name, "Timber Wolf", "b3" if bar in SHOTS else "b2")
        g.turn(A).activate(x).dice("0 " * dice + f"d{roll}").attack(x, bar, wolf)
        if effects.get(k.PUSH):
            assert g.asks(A, t.PUSH_WHERE)
            g.choose(A, t.PICK_WAY, 1)
            assert g.name_of_zone(wolf) == g.s.terms.board.name(g.zone("c2"))
        g.skip()
        has = {c: g.has(wolf, c) for c in range(k.CONDITIONS) if g.has(wolf, c)}
        assert has == {c: n for c, n in effects.items() if c != k.PUSH}


@pytest.mark.parametrize(("name", "trait", "n"), TRAITS)
def test_a_creature_has_its_printed_traits(name: str, trait: int, n: int) -> None:
    g = Layout()
    assert g.trait(g.put(A, name, "b2"), trait) == n
