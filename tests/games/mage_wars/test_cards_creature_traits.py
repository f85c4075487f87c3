"""The traits of creatures at work: Flying, Pest, Slow, Elusive, Legendary, immunities, Charge and so on."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.arms import bars_of
from conclave.games.mage_wars.rules.traits import is_unmovable
from tests.games.mage_wars.layout import A, B, Layout


def opponents(name: str, other: str, zone: str = "b2") -> tuple[Layout, int, int]:
    """A creature of A in zone b2, and one of B there or elsewhere."""
    g = Layout()
    return g, g.put(A, name, "b2"), g.put(B, other, zone)


@pytest.mark.card(
    "adramelech-lord-of-fire", "darkfenne-bat", "fellella-pixie-familiar", "gray-angel", "moonglow-faerie",
    "huginn-raven-familiar", "samandriel-angel-of-light", "tarok-the-skyhunter", "thunderift-falcon",
    "valshalla-lightning-angel", "messenger-of-bim-shalla",
)  # fmt: skip
@pytest.mark.parametrize(
    "name",
    [
        "Adramelech, Lord of Fire", "Darkfenne Bat", "Fellella, Pixie Familiar", "Gray Angel",
        "Moonglow Faerie", "Huginn, Raven Familiar", "Samandriel, Angel of Light", "Tarok, the Skyhunter",
        "Thunderift Falcon", "Valshalla, Lightning Angel", "Messenger of Bim-Shalla",
    ],
)  # fmt: skip
def test_a_flying_creature_is_out_of_reach_on_foot(name: str) -> None:
    """R20: until it guards; another flyer gets at it."""
    for attacker, bar, guards, answer in (
        ("Timber Wolf", "Bite", False, "out-of-reach"),
        ("Timber Wolf", "Bite", True, "allowed"),
        ("Thunderift Falcon", "Razor Beak", False, "allowed"),
    ):
        g, attacks, x = opponents(attacker, name)
        if guards:
            g.guard(x)
        g.turn(A).activate(attacks)
        assert g.why(A, t.ATTACK, g.bar(attacks, bar), x) == answer


@pytest.mark.card(
    "blue-gremlin", "fellella-pixie-familiar", "huginn-raven-familiar", "moonglow-faerie",
    "sosruko-ferret-companion",
)  # fmt: skip
@pytest.mark.parametrize(
    "name",
    [
        "Blue Gremlin", "Fellella, Pixie Familiar", "Huginn, Raven Familiar", "Moonglow Faerie",
        "Sosruko, Ferret Companion",
    ],
)  # fmt: skip
def test_a_pest_neither_hinders_nor_guards_others(name: str) -> None:
    """R7.2, R18.2."""
    g, wolf, x = opponents("Timber Wolf", name)
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.guard(x).turn(A).activate(wolf)
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), cleric) == "allowed"
    g.tire(cleric).stand(cleric, "d3").move(wolf, "c2")
    assert g.why(A, t.MOVE, g.zone("c3")) == "allowed"


@pytest.mark.card(
    "darkfenne-hydra", "gorgon-archer", "malacoda", "stonegaze-basilisk", "magma-golem", "titanodon"
)
@pytest.mark.parametrize(
    "name",
    ["Darkfenne Hydra", "Gorgon Archer", "Malacoda", "Stonegaze Basilisk", "Magma Golem", "Titanodon"],
)
def test_a_slow_creature_does_nothing_more_after_a_move(name: str) -> None:
    """R6.5."""
    g, x, _ = opponents(name, "Timber Wolf", "b3")
    g.turn(A).activate(x).move(x, "b3").skip()
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("cervere-the-forest-shadow", "sosruko-ferret-companion", "kumanjaran-leopard")
@pytest.mark.parametrize(
    "name", ["Cervere, The Forest Shadow", "Sosruko, Ferret Companion", "Kumanjaran Leopard"]
)
def test_an_elusive_creature_passes_enemies_and_guards(name: str) -> None:
    """R7.2, R18.2: it is never hindered, and need not attack the guard."""
    g, x, knight = opponents(name, "Knight of Westlock")
    cleric = g.put(B, "Asyran Cleric", "b3")
    guard = g.put(B, "Royal Archer", "b3")
    g.guard(guard).turn(A).activate(x).move(x, "b3")
    assert g.why(A, t.MOVE, g.zone("c3")) == "allowed"
    assert g.why(A, t.ATTACK, bars_of(g.s, x)[0], cleric) == "allowed"
    assert g.in_play(knight)


@pytest.mark.card(
    "adramelech-lord-of-fire", "brogan-bloodstone", "cervere-the-forest-shadow", "fellella-pixie-familiar",
    "goran-werewolf-pet", "huginn-raven-familiar", "malacoda", "redclaw-alpha-male",
    "samandriel-angel-of-light", "sosruko-ferret-companion", "tarok-the-skyhunter",
    "valshalla-lightning-angel", "joseph-trublood-high-cleric",
)  # fmt: skip
@pytest.mark.parametrize(
    "name",
    [
        "Adramelech, Lord of Fire", "Brogan Bloodstone", "Cervere, The Forest Shadow", "Malacoda",
        "Fellella, Pixie Familiar", "Goran, Werewolf Pet", "Huginn, Raven Familiar", "Redclaw, Alpha Male",
        "Samandriel, Angel of Light", "Sosruko, Ferret Companion", "Tarok, the Skyhunter",
        "Valshalla, Lightning Angel", "Joseph Trublood, High Cleric",
    ],
)  # fmt: skip
def test_a_legendary_creature_is_in_play_but_once(name: str) -> None:
    """R10.5: whoever controls the other one."""
    g = Layout(open_training=True).mana(A, 30)
    g.put(B, name, "d3")
    card = g.prepare(A, name)
    g.turn(A).activate(A)
    assert g.why(A, t.CAST_ZONE, card, g.zone("a1")) == "in-play-already"


@pytest.mark.card(
    "fellella-pixie-familiar", "goran-werewolf-pet", "huginn-raven-familiar", "sosruko-ferret-companion",
    "joseph-trublood-high-cleric",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "own", "other"),
    [
        ("Fellella, Pixie Familiar", "Beastmaster", "Wizard"),
        ("Goran, Werewolf Pet", "Warlock", "Wizard"),
        ("Huginn, Raven Familiar", "Wizard", "Warlock"),
        ("Sosruko, Ferret Companion", "Beastmaster", "Wizard"),
        ("Joseph Trublood, High Cleric", "Priestess", "Wizard"),
    ],
)
def test_some_creatures_serve_one_mage_only(name: str, own: str, other: str) -> None:
    """R3.6."""
    for mage, answer in ((own, "allowed"), (other, "not-for-them")):
        g = Layout(first=mage)
        card = g.prepare(A, name)
        g.turn(A).activate(A)
        assert g.why(A, t.CAST_ZONE, card, g.zone("a1")) == answer


@pytest.mark.card(
    "adramelech-lord-of-fire", "firebrand-imp", "flaming-hellion", "fire-elemental", "skeletal-sentry",
    "samandriel-angel-of-light", "malacoda", "mana-leech", "magma-golem",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "spell"),
    [
        ("Adramelech, Lord of Fire", "Fireball"),
        ("Firebrand Imp", "Fireball"),
        ("Flaming Hellion", "Fireball"),
        ("Fire Elemental", "Fireball"),
        ("Samandriel, Angel of Light", "Pillar of Light"),
        ("Malacoda", "Ghoul Rot"),
        ("Mana Leech", "Pacify"),
        ("Skeletal Sentry", "Pacify"),
        ("Magma Golem", "Pacify"),
    ],
)
def test_an_immune_creature_cannot_be_targeted(name: str, spell: str) -> None:
    """R8.6, O57."""
    g = Layout()
    x = g.put(B, name, "b1")
    card = g.prepare(A, spell)
    g.turn(A)
    assert g.why(A, t.CAST, card, x) == "immune"


@pytest.mark.card("darkfenne-hydra", "gorgon-archer", "highland-unicorn")
@pytest.mark.parametrize("name", ["Darkfenne Hydra", "Gorgon Archer", "Highland Unicorn"])
def test_a_creature_regenerates_2(name: str) -> None:
    """R20: of several the highest counts, so that the Unicorn gains nothing from itself."""
    g = Layout("Beastmaster")
    x = g.put(A, name, "b2")
    g.hurt(x, 3).upkeep()
    assert g.damage(x) == 1


@pytest.mark.card("feral-bobcat", "highland-unicorn", "mountain-ram", "woolly-rhinoceros")
@pytest.mark.parametrize(
    ("name", "bar", "dice"),
    [
        ("Feral Bobcat", "Claws", 4),
        ("Highland Unicorn", "Horn", 5),
        ("Mountain Ram", "Battering Horns", 4),
        ("Woolly Rhinoceros", "Great Horn", 5),
    ],
)
def test_a12_charge_adds_2_dice_right_after_a_move(name: str, bar: str, dice: int) -> None:
    g, x, dummy = opponents(name, "Titanodon", "b3")
    g.turn(A).activate(x).move(x, "b3").attack(x, bar, dummy).skip()
    assert g.rolled() == [dice]


@pytest.mark.card("whirling-spirit", "fire-elemental")
@pytest.mark.parametrize("name", ["Whirling Spirit", "Fire Elemental"])
def test_an_incorporeal_creature_costs_upkeep_and_takes_ones_only(name: str) -> None:
    """R5.4, R16.4: of 1, 2, 1* and 2* it takes 2."""
    g, wolf, x = opponents("Timber Wolf", name)
    g.fights(wolf, "Bite", x, "1 2 1* 2*")
    assert g.damage(x) == 2
    for paid in (True, False):
        h = Layout("Beastmaster")
        y = h.put(A, name, "b2")
        h.upkeep()
        assert h.asks(A, t.PAY_UPKEEP)
        if paid:
            h.choose(A, t.YES)
        else:
            h.done(A)
        assert (h.in_play(y), h.s.mana[A]) == ((True, 19) if paid else (False, 20))


@pytest.mark.card("titanodon")
def test_a_titanodon_cannot_be_pushed() -> None:
    g = Layout()
    x = g.put(B, "Titanodon", "b1")
    assert is_unmovable(g.s, x)
    g.casts(A, "Jet Stream", x, "0 0 d12")
    g.skip()
    assert g.name_of_zone(x) == g.s.terms.board.name(g.zone("b1"))
    assert g.has(x, k.DAZE) == 0, "12 counts 9, which only Pushes"
