"""The data file: models of cards that are read, and every way in which one is refused by name."""

from __future__ import annotations

from importlib import resources

import pytest

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.bars import read_bar
from conclave.games.mage_wars.rules.box import read_box
from conclave.games.mage_wars.rules.printed import Printed
from conclave.games.mage_wars.rules.reading import BadCard

WOLF = {
    "school": '"nature 2"',
    "subtypes": '"animal canine"',
    "cost": "9",
    "life": "10",
    "armour": "2",
    "bars": '["Bite: quick melee, 4 dice"]',
}
BLOCK = {"school": '"mind 1"', "reveal": "2", "mandatory": "true", "target": '"corporeal creature"'}
RING = {"school": '"arcane 1 or nature 1"', "cost": "2", "slot": '"ring"'}
BOLT = {
    "school": '"air 2"',
    "cost": "8",
    "action": '"quick"',
    "range": '"0-2"',
    "target": '"creature"',
    "bars": '["ranged, 5 lightning dice; 6-7 daze, 8+ stun; ethereal"]',
}
MAGE = {
    "subclass": '"Order"',
    "trained": '"arcane"',
    "chooses": '"air fire"',
    "unless-said": '"air"',
    "level": "6",
    "points": "120",
    "mana": "10",
    "life": "32",
    "channeling": "10",
    "apprentice-life": "24",
    "apprentice-channeling": "10",
}
MODELS = {"creature": WOLF, "enchantment": BLOCK, "equipment": RING, "attack": BOLT, "mage": MAGE}


def written(kind: str, **changes: str | None) -> str:
    """A file with one card, a model with changes; None leaves a field out."""
    fields = {**MODELS[kind], **{name.replace("_", "-"): value for name, value in changes.items()}}
    lines = [f"{name} = {value}" for name, value in fields.items() if value is not None]
    return "\n".join([f'[core.{kind}."Model"]', *lines])


def test_the_models_are_read() -> None:
    for kind in MODELS:
        (card,) = read_box(written(kind))
        assert (card.key, card.kind) == ("model", k.TYPE_WORDS.index(kind))
    (wolf,) = read_box(written("creature"))
    assert (wolf.low, wolf.high, wolf.action, wolf.level) == (0, 0, k.FULL, 2)
    (bolt,) = read_box(written("attack"))
    assert (bolt.bars[0].name, bolt.bars[0].high) == ("Model", 2)


@pytest.mark.parametrize(
    ("kind", "changes", "field"),
    [
        ("creature", {"school": None}, "school"),
        ("creature", {"school": '"nature"'}, "school"),
        ("creature", {"school": '"natur 2"'}, "school"),
        ("creature", {"school": '"nature 7"'}, "school"),
        ("creature", {"school": '"nature 1 and nature 1"'}, "school"),
        ("creature", {"school": '"nature 1 or war 2"'}, "school"),
        ("creature", {"school": "2"}, "school"),
        ("creature", {"subtypes": '"animal wolf"'}, "subtypes"),
        ("creature", {"subtypes": '"animal animal"'}, "subtypes"),
        ("creature", {"cost": None}, "cost"),
        ("creature", {"cost": "-1"}, "cost"),
        ("creature", {"cost": "true"}, "cost"),
        ("creature", {"cost": '"Y"'}, "cost"),
        ("creature", {"life": None}, "life"),
        ("creature", {"life": "0"}, "life"),
        ("creature", {"armour": '"2"'}, "armour"),
        ("creature", {"armor": "2"}, "armor"),
        ("creature", {"reveal": "2"}, "reveal"),
        ("creature", {"traits": '"swift"'}, "traits"),
        ("creature", {"traits": '"fast, fast"'}, "traits"),
        ("creature", {"traits": '"fast 2"'}, "traits"),
        ("creature", {"traits": '"charge"'}, "traits"),
        ("creature", {"traits": '"charge +0"'}, "traits"),
        ("creature", {"traits": '"Fast"'}, "traits"),
        ("creature", {"traits": '"ethereal"'}, "traits"),
        ("creature", {"traits": '"heat immunity"'}, "traits"),
        ("creature", {"traits": '"heat +2"'}, "traits"),
        ("creature", {"traits": '"hero only"'}, "traits"),
        ("creature", {"traits": '"law mage only"'}, "traits"),
        ("creature", {"defence": '"13+ once"'}, "defence"),
        ("creature", {"defence": '"8 once"'}, "defence"),
        ("creature", {"defence": '"8+ twice"'}, "defence"),
        ("creature", {"traits": '"incorporeal"'}, "armour"),
        ("creature", {"range": '"1-0"'}, "range"),
        ("creature", {"range": '"0"'}, "range"),
        ("creature", {"action": '"slow"'}, "action"),
        ("creature", {"target": '"castle"'}, "target"),
        ("creature", {"target": '"big zone"'}, "target"),
        ("creature", {"bars": '"Bite: quick melee, 4 dice"'}, "bars"),
        ("creature", {"bars": "[4]"}, "bars"),
        ("enchantment", {"reveal": None}, "reveal"),
        ("enchantment", {"reveal": '"X"'}, "reveal"),
        ("enchantment", {"mandatory": "1"}, "mandatory"),
        ("enchantment", {"target": None}, "target"),
        ("enchantment", {"life": "3"}, "life"),
        ("equipment", {"slot": None}, "slot"),
        ("equipment", {"slot": '"finger"'}, "slot"),
        ("attack", {"bars": None}, "bars"),
        ("attack", {"range": None}, "range"),
        ("mage", {"subclass": None}, "subclass"),
        ("mage", {"trained": '"magic"'}, "trained"),
        ("mage", {"unless_said": '"water"'}, "unless-said"),
        ("mage", {"unless_said": None}, "unless-said"),
        ("mage", {"mana": None}, "mana"),
        ("mage", {"points": "121"}, "points"),
    ],
)  # fmt: skip
def test_a_field_that_is_wrong_is_refused_by_name(
    kind: str, changes: dict[str, str | None], field: str
) -> None:
    with pytest.raises(BadCard, match=rf"^Model, {field}: .*\.$"):
        read_box(written(kind, **changes))


@pytest.mark.parametrize(
    "bar",
    [
        "quick melee, 4 dice",
        "Bite: quick melee",
        "Bite: melee quick, 4 dice",
        "Bite: quick melee, four dice",
        "Bite: quick melee, 4",
        "Bite: quick melee, 4 heat dice",
        "Bite: quick bite, 4 dice",
        "Bite: quick melee 0-0 0-1, 4 dice",
        "Bite: quick ranged, 4 dice",
        "Bite: quick ranged 2-1, 4 dice",
        "Bite: quick melee, 4 dice; 5-9 burn",
        "Bite: quick melee, 4 dice; 5-9 burn, 11+ burn",
        "Bite: quick melee, 4 dice; 9-5 burn, 10+ burn",
        "Bite: quick melee, 4 dice; 13+ burn",
        "Bite: quick melee, 4 dice; 9+ heat",
        "Bite: quick melee, 4 dice; 9+ 0 burn",
        "Bite: quick melee, 4 dice; 9+",
        "Bite: quick melee, 4 dice; fast",
        "Bite: quick melee, 4 dice; piercing",
        "Bite: quick melee, 4 dice; +2 vs wolves",
        "Bite: quick melee, 4 dice; ",
        "Bite: zone 0-0, 4 dice",
        "Bite: barrier, 4 dice",
        "Bite: quick melee, 0 dice",
        "Bite: quick melee, 4 dice; no damage",
    ],
)
def test_a_bar_that_is_wrong_is_refused(bar: str) -> None:
    with pytest.raises(BadCard, match=r"^Model, bars: .*\.$"):
        read_bar(bar, "", k.NONE, k.NONE, "Model, bars")


def test_a_band_may_be_one_number_and_effects_may_come_together() -> None:
    bar = read_bar(
        "Bite: full ranged 1-2, 1 flame die; 7 daze, 8+ push & 2 burn", "", k.NONE, k.NONE, "Model"
    )
    assert [(band.low, band.high, band.effects, band.counts) for band in bar.bands] == [
        (7, 7, [k.DAZE], [1]),
        (8, 12, [k.PUSH, k.BURN], [1, 2]),
    ]
    assert (bar.action, bar.kind, bar.low, bar.high, bar.dice, bar.damage) == (
        k.FULL, k.RANGED, 1, 2, 1, k.FLAME,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[core", "no TOML"),
        ("core = 1", "core: a table is wanted"),
        ("[second.creature.Wolf]", "'second' is none of"),
        ("[core.monster.Wolf]", "'monster' is none of"),
        ("[core.creature]\nWolf = 1", "Wolf: a table is wanted"),
        ("[core.creature.'!']\n", "needs a name with letters"),
        (written("creature") + "\n" + written("equipment"), "Model: another card has that name"),
        (
            written("creature") + "\n" + written("mage").replace("Model", "Mage"),
            "Mages stand before all spells",
        ),
        (written("creature", traits='"model only"'), "there is no Mage called 'model'"),
    ],
)
def test_a_file_that_is_wrong_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadCard, match=complaint):
        read_box(text)


def test_the_data_lie_in_the_package() -> None:
    """What is read at import is installed with the package: `*.toml` beside an `__init__`."""
    found = {each.name for each in resources.files("conclave.games.mage_wars.data").iterdir()}
    assert {"__init__.py", "cards.toml"} <= found
    assert Printed("Rajan's Fury", k.CONJURATION, k.CORE).key == "rajans-fury"
