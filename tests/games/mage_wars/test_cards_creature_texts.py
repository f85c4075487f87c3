"""What creatures do beyond traits and dice, and the traits of their bars."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.traits import armour_of, flies
from conclave.games.mage_wars.rules.upkeep import UPKEEP
from conclave.kernel.happenings import USE
from tests.games.mage_wars.layout import A, B, Layout


def opponents(name: str, other: str, zone: str = "b2") -> tuple[Layout, int, int]:
    """A creature of A in zone b2, and one of B there or elsewhere."""
    g = Layout()
    return g, g.put(A, name, "b2"), g.put(B, other, zone)


# --- bars --------------------------------------------------------------------------------------------------
@pytest.mark.card(
    "dark-pact-slayer", "blue-gremlin", "brogan-bloodstone", "huginn-raven-familiar", "malacoda",
    "royal-archer", "steelclaw-grizzly", "tarok-the-skyhunter", "kumanjaran-leopard", "woolly-rhinoceros",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "bar", "dice", "harm"),
    [
        ("Dark Pact Slayer", "Hellsword", "2 2 0 0", 4),
        ("Blue Gremlin", "Claws", "2 2 0", 3),
        ("Brogan Bloodstone", "Vorpal Blade", "2 2 0 0", 4),
        ("Huginn, Raven Familiar", "Beak", "2", 1),
        ("Malacoda", "Talons", "2 2 0 0", 3),
        ("Royal Archer", "Longbow", "2 2 0 0", 3),
        ("Steelclaw Grizzly", "Claws", "2 2 0 0 0", 3),
        ("Steelclaw Grizzly", "Heavy Claw Strike", "2 2 0 0 0 0 0", 3),
        ("Tarok, the Skyhunter", "Beak & Talons", "2 2 0", 3),
        ("Kumanjaran Leopard", "Pounce", "2 2 0", 3),
        ("Woolly Rhinoceros", "Great Horn", "2 2 0", 4),
        ("Timber Wolf", "Bite", "2 2 0 0", 2),
    ],
)
def test_piercing_bars_leave_less_of_a_wolfs_armour_of_2(name: str, bar: str, dice: str, harm: int) -> None:
    """R16.3; a Wolf's own Bite pierces nothing."""
    g, x, wolf = opponents(name, "Timber Wolf", "b3" if bar == "Longbow" else "b2")
    g.fights(x, bar, wolf, dice)
    assert g.damage(wolf) == harm


@pytest.mark.card("darkfenne-hydra", "goran-werewolf-pet", "kumanjaran-leopard")
@pytest.mark.parametrize(
    ("name", "bar", "strikes"),
    [
        ("Darkfenne Hydra", "Triple Bite", 3),
        ("Goran, Werewolf Pet", "Feral Claws", 2),
        ("Kumanjaran Leopard", "Wild Slashing", 2),
    ],
)
def test_some_full_attacks_strike_more_than_once(name: str, bar: str, strikes: int) -> None:
    """R15.7; without damage, so that Goran's Bloodthirsty does not count."""
    g, x, dummy = opponents(name, "Titanodon")
    g.fights(x, bar, dummy, "0 0 0 0 0 0 0 0 0")
    assert g.rolled() == [3] * strikes


@pytest.mark.card(
    "moonglow-faerie", "samandriel-angel-of-light", "tarok-the-skyhunter", "whirling-spirit",
    "joseph-trublood-high-cleric", "messenger-of-bim-shalla", "mountain-ram", "titanodon",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "bar", "other", "dice"),
    [
        ("Moonglow Faerie", "Zap", "Whirling Spirit", 4),
        ("Samandriel, Angel of Light", 'The Greatsword "Starfire"', "Skeletal Sentry", 6),
        ("Samandriel, Angel of Light", 'The Greatsword "Starfire"', "Firebrand Imp", 6),
        ("Tarok, the Skyhunter", "Beak & Talons", "Thunderift Falcon", 5),
        ("Whirling Spirit", "Windstorm", "Fire Elemental", 6),
        ("Joseph Trublood, High Cleric", "Staff of Smiting", "Skeletal Sentry", 5),
        ("Joseph Trublood, High Cleric", "Staff of Smiting", "Firebrand Imp", 5),
        ("Messenger of Bim-Shalla", "Radiant Touch", "Skeletal Sentry", 4),
        ("Mountain Ram", "Battering Horns", "Mana Flower", 4),
        ("Titanodon", "Gore", "Mana Flower", 7),
    ],
)
def test_a68_some_bars_hit_some_things_harder(name: str, bar: str, other: str, dice: int) -> None:
    g, x, dummy = opponents(name, other)
    g.fights(x, bar, dummy)
    assert g.rolled()[0] == dice


@pytest.mark.card(
    "fellella-pixie-familiar", "moonglow-faerie", "samandriel-angel-of-light", "valshalla-lightning-angel",
    "whirling-spirit", "messenger-of-bim-shalla",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "bar", "dice", "harm"),
    [
        ("Fellella, Pixie Familiar", "Ethereal Touch", "2 2*", 4),
        ("Moonglow Faerie", "Zap", "2 2* 0 0", 4),
        ("Samandriel, Angel of Light", 'The Greatsword "Starfire"', "2 2* 0 0 0 0 d1", 4),
        ("Valshalla, Lightning Angel", "Lightning Sword", "2 2* 0 0 d1", 4),
        ("Whirling Spirit", "Windstorm", "2 2* 0 0 0 0 d1", 4),
        ("Messenger of Bim-Shalla", "Radiant Touch", "2 2* 0 0", 4),
        ("Timber Wolf", "Bite", "2 2* 0 0", 0),
    ],
)
def test_ethereal_bars_hurt_the_incorporeal_in_full(name: str, bar: str, dice: str, harm: int) -> None:
    """R16.4."""
    g, x, spirit = opponents(name, "Whirling Spirit")
    g.fights(x, bar, spirit, dice)
    assert g.damage(spirit) == harm


@pytest.mark.card(
    "blue-gremlin", "cervere-the-forest-shadow", "fellella-pixie-familiar", "feral-bobcat",
    "huginn-raven-familiar", "knight-of-westlock", "moonglow-faerie", "sosruko-ferret-companion",
    "tarok-the-skyhunter", "kumanjaran-leopard",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "least", "always", "ranged"),
    [
        ("Blue Gremlin", 8, False, True),
        ("Cervere, The Forest Shadow", 8, False, True),
        ("Fellella, Pixie Familiar", 6, True, True),
        ("Feral Bobcat", 8, False, False),
        ("Huginn, Raven Familiar", 6, True, True),
        ("Knight of Westlock", 8, False, True),
        ("Moonglow Faerie", 6, True, True),
        ("Sosruko, Ferret Companion", 5, True, True),
        ("Tarok, the Skyhunter", 7, False, False),
        ("Kumanjaran Leopard", 7, False, False),
    ],
)
def test_a_defence_avoids_so_often_on_so_much(name: str, least: int, always: bool, ranged: bool) -> None:
    """R15.4: printed as a roll, once a round or always, against melee alone or all attacks."""
    g, falcon, x = opponents("Thunderift Falcon", name)
    other = g.put(A, "Thunderift Falcon", "b2")
    archer = g.put(A, "Royal Archer", "b1")
    g.tire(B).tire(x).turn(A).activate(falcon).dice(f"d{least}").attack(falcon, "Razor Beak", x)
    assert g.asks(B, t.DEFEND_WITH)
    g.choose(B, t.DEFEND, x).skip()
    assert g.rolled() == []
    g.activate(other).dice(f"d{least - 1}" if always else "0 0 0").attack(other, "Razor Beak", x)
    assert g.asks(B, t.DEFEND_WITH) == always
    if always:
        g.choose(B, t.DEFEND, x)
    g.skip()
    assert g.rolled() == [3]
    h = Layout()
    archer, x = h.put(A, "Royal Archer", "b1"), h.put(B, name, "b2")
    h.turn(A).activate(archer).attack(archer, "Longbow", x)
    assert h.asks(B, t.DEFEND_WITH) == ranged


# --- one by one --------------------------------------------------------------------------------------------
@pytest.mark.card("adramelech-lord-of-fire")
def test_a25_adramelechs_sweep_goes_on_to_another_target() -> None:
    g, x, wolf = opponents("Adramelech, Lord of Fire", "Timber Wolf")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.turn(A).activate(x).attack(x, "Hellfire Sweep", wolf)
    assert g.asks(A, t.NEXT_TARGET)
    assert g.why(A, t.PICK, wolf) == "had-its-turn"
    g.choose(A, t.PICK, cleric).skip()
    assert g.rolled() == [4, 4]
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("asyran-cleric")
def test_an_asyran_cleric_heals_by_a_die() -> None:
    g = Layout()
    cleric, wolf = g.put(A, "Asyran Cleric", "b2"), g.put(B, "Timber Wolf", "b3")
    sentry, far = g.put(A, "Skeletal Sentry", "b2"), g.put(A, "Timber Wolf", "c3")
    for x in (wolf, sentry, far):
        g.hurt(x, 5)
    g.turn(A).activate(cleric)
    deed = k.DEEDS * cleric
    assert (deed, wolf) in g.offered(A, t.INVOKE)
    assert g.why(A, t.INVOKE, deed, sentry) == "other-kind"
    assert g.why(A, t.INVOKE, deed, far) == "too-far"
    g.dice("2*").invoke(A, cleric, 0, wolf)
    assert g.damage(wolf) == 3
    assert g.skip().asks(B, t.WHOSE_TURN)


@pytest.mark.card("bitterwood-fox", "thunderift-falcon", "cervere-the-forest-shadow")
@pytest.mark.parametrize(
    ("name", "bar"),
    [
        ("Bitterwood Fox", "Bite"),
        ("Thunderift Falcon", "Razor Beak"),
        ("Cervere, The Forest Shadow", "Claws & Bite"),
    ],
)
def test_a_fast_creature_moves_twice_and_attacks(name: str, bar: str) -> None:
    """R6.5."""
    g, x, wolf = opponents(name, "Timber Wolf", "d2")
    g.turn(A).activate(x).move(x, "c2").move(x, "d2")
    assert g.offered(A, t.MOVE) == []
    g.attack(x, bar, wolf)


@pytest.mark.card("blue-gremlin")
def test_a_blue_gremlin_pays_1_to_be_fast_and_teleport() -> None:
    """O61: no walls, no hindering; it may decline."""
    g = Layout()
    x = g.put(A, "Blue Gremlin", "b2")
    g.put(A, "Wall of Stone", between=("b2", "c2"))
    g.put(B, "Timber Wolf", "b2")
    wolf = g.put(B, "Timber Wolf", "d2")
    g.turn(A).activate(x)
    h = g.copy()
    h.done(A)
    assert h.why(A, t.MOVE, h.zone("c2")) == "wall-blocks"
    g.speak(A, x).move(x, "c2").move(x, "d2").attack(x, "Claws", wolf)
    assert g.s.mana[A] == 19


@pytest.mark.card("brogan-bloodstone")
def test_a18_nobody_may_avoid_brogans_vorpal_blade() -> None:
    g, x, knight = opponents("Brogan Bloodstone", "Knight of Westlock")
    g.turn(A).activate(x).dice("2 2 0 0").attack(x, "Vorpal Blade", knight)
    assert g.damage(knight) == 4
    assert g.rolled() == [4]


@pytest.mark.card("darkfenne-hydra")
def test_a26_a_hydra_strikes_back_with_its_quick_bite() -> None:
    g, wolf, hydra = opponents("Timber Wolf", "Darkfenne Hydra")
    g.turn(A).activate(wolf).attack(wolf, "Bite", hydra)
    assert g.asks(B, t.ANSWER_WITH)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(hydra, "Snapping Bite"), wolf)]
    assert g.why(B, t.STRIKE_BACK, g.bar(hydra, "Triple Bite"), wolf) == "no-counterstrike"
    g.choose(B, t.STRIKE_BACK, g.bar(hydra, "Snapping Bite"), wolf)
    assert g.rolled() == [4, 4]
    assert g.skip().asks(B, t.WHOSE_TURN)


@pytest.mark.card("fellella-pixie-familiar")
def test_fellella_casts_enchantments_with_her_own_mana_first() -> None:
    """R14, O45, O50: in her own Action Phase."""
    g = Layout("Beastmaster")
    x, wolf = g.put(A, "Fellella, Pixie Familiar", "b2"), g.put(A, "Timber Wolf", "c2")
    card = g.prepare(A, "Bear Strength", x)
    g.s.mana[x] = 1
    g.turn(A)
    assert g.why(A, t.CAST, card, wolf) == "not-prepared"
    g.activate(x).cast(A, card, wolf)
    assert g.s.bearer[card] == wolf
    assert (g.s.mana[x], g.s.mana[A]) == (0, 19)


@pytest.mark.card("goran-werewolf-pet")
@pytest.mark.parametrize(("zone", "dice"), [("b2", 6), ("a1", 5)])
def test_goran_is_bloodthirstier_beside_his_mage(zone: str, dice: int) -> None:
    """R6.9: he must attack the damaged."""
    g = Layout("Warlock")
    g.stand(A, zone)
    x, wolf, fresh = (
        g.put(A, "Goran, Werewolf Pet", "b2"),
        g.put(B, "Timber Wolf", "b2"),
        g.put(B, "Timber Wolf", "b2"),
    )
    g.hurt(wolf, 1).turn(A).activate(x)
    assert g.verbs(A) == {t.ATTACK}
    assert g.why(A, t.ATTACK, g.bar(x, "Fangs"), fresh) == "duty"
    g.attack(x, "Fangs", wolf)
    assert g.rolled() == [dice]


@pytest.mark.card("gray-angel")
def test_a_gray_angel_gives_herself_to_heal() -> None:
    """O55: anywhere in the arena."""
    g = Layout()
    x, wolf = g.put(A, "Gray Angel", "b2"), g.put(A, "Timber Wolf", "d1")
    g.hurt(wolf, 7).turn(A).activate(x).dice("2* 1 0 0 0 0").invoke(A, x, 0, wolf)
    assert g.damage(wolf) == 4
    assert not g.in_play(x)


@pytest.mark.card("highland-unicorn")
def test_a_highland_unicorn_lets_its_friends_regenerate() -> None:
    g = Layout("Beastmaster")
    g.put(A, "Highland Unicorn", "b2")
    near, far = g.put(A, "Timber Wolf", "b2"), g.put(A, "Timber Wolf", "b3")
    foe, dead = g.put(B, "Timber Wolf", "b2"), g.put(A, "Skeletal Sentry", "b2")
    for x in (near, far, foe, dead):
        g.hurt(x, 3)
    g.upkeep()
    assert [g.damage(x) for x in (near, far, foe, dead)] == [2, 3, 3, 3]


@pytest.mark.card("huginn-raven-familiar")
def test_huginn_looks_at_what_is_hidden_and_casts_small_incantations() -> None:
    """O8: only his controller sees the card."""
    g = Layout()
    x, wolf = g.put(A, "Huginn, Raven Familiar", "b2"), g.put(B, "Timber Wolf", "c3")
    secret = g.put(B, "Bear Strength", on=wolf, up=False)
    g.turn(A).skip().activate(x).skip()
    assert g.view(A).face[secret] < 0
    g.invoke(A, x, 0, secret)
    assert g.view(A).face[secret] == g.s.face[secret]
    h = Layout()
    x = h.put(A, "Huginn, Raven Familiar", "b2")
    small = h.prepare(A, "Minor Heal", x)
    h.prepare(A, "Banish", x)
    wolf = h.put(A, "Timber Wolf", "b3")
    h.hurt(wolf, 5).turn(A).activate(x)
    h.dice("1 0 0 0 0").cast(A, small, wolf)
    assert h.damage(wolf) == 4


@pytest.mark.card("malacoda")
def test_malacoda_poisons_whoever_lives_in_its_zone() -> None:
    g = Layout("Warlock")
    x = g.put(A, "Malacoda", "b2")
    wolf, friend, far = (
        g.put(B, "Timber Wolf", "b2"),
        g.put(A, "Timber Wolf", "b2"),
        g.put(B, "Timber Wolf", "b3"),
    )
    sentry = g.put(B, "Skeletal Sentry", "b2")
    g.upkeep()
    assert [g.damage(y) for y in (x, wolf, friend, far, sentry)] == [0, 2, 2, 0, 0]


@pytest.mark.card("mana-leech")
@pytest.mark.parametrize(
    ("bar", "dice", "left"),
    [("Leeching Bite", "2* 0", 19), ("Gorging Bite", "2* 0 0", 18), ("Gorging Bite", "0 0 0", 20)],
)
def test_a34_a_mana_leech_drains_whose_creature_it_damages(bar: str, dice: str, left: int) -> None:
    g, x, wolf = opponents("Mana Leech", "Timber Wolf")
    g.fights(x, bar, wolf, dice)
    assert g.s.mana[B] == left


@pytest.mark.card("mountain-gorilla")
def test_a_mountain_gorilla_rages_and_climbs() -> None:
    """R20: Melee +1 for each attack that damages it, up to 3; healing calms it."""
    g, wolf, x = opponents("Timber Wolf", "Mountain Gorilla")
    g.fights(wolf, "Bite", x, "1* 0 0 0")
    assert g.rolled() == [4]
    g.put(A, "Wall of Stone", between=("b2", "b3"))
    g.activate(x)
    assert (g.zone("b3"), -1) in g.offered(B, t.CROSS)
    g.attack(x, "Fists", wolf).skip()
    assert g.rolled() == [4, 5]
    g.s.tokens[k.TOKENS * x + k.RAGE_TOKEN] = 3
    g.fights(A, "Basic Melee Attack", A)
    assert g.s.tokens[k.TOKENS * x + k.RAGE_TOKEN] == 3


@pytest.mark.card("necropian-vampiress")
def test_a_necropian_vampiress_drinks_and_may_fly() -> None:
    g, x, wolf = opponents("Necropian Vampiress", "Timber Wolf")
    g.hurt(x, 4).turn(A).activate(x)
    g.speak(A, x)
    assert flies(g.s, x)
    g.dice("2* 1* 0 0 0").attack(x, "Fangs", wolf).skip()
    assert (g.damage(wolf), g.damage(x)) == (3, 2)
    assert g.s.mana[A] == 19
    assert not flies(g.s, x)


@pytest.mark.card("redclaw-alpha-male")
def test_redclaw_leads_the_canines_beside_him() -> None:
    """O66: Goran counts; Redclaw himself does not."""
    g = Layout()
    x = g.put(A, "Redclaw, Alpha Male", "b2")
    wolf, goran, far = (
        g.put(A, "Timber Wolf", "b2"),
        g.put(A, "Goran, Werewolf Pet", "b2"),
        g.put(A, "Timber Wolf", "b3"),
    )
    foe, bear = g.put(B, "Timber Wolf", "b2"), g.put(A, "Steelclaw Grizzly", "b2")
    assert [g.trait(y, k.MELEE_BONUS) for y in (x, wolf, goran, far, foe, bear)] == [0, 1, 1, 0, 0, 0]
    assert [armour_of(g.s, y) for y in (x, wolf, goran, far, foe, bear)] == [3, 3, 4, 2, 2, 3]


@pytest.mark.card("skeletal-sentry")
def test_a_skeletal_sentry_neither_heals_nor_sleeps() -> None:
    """R20: Nonliving is Poison Immunity and Finite Life."""
    g = Layout(open_training=True)
    x = g.put(A, "Skeletal Sentry", "a1")
    for spell in ("Sleep", "Heal", "Bear Strength"):
        card = g.prepare(A, spell)
        h = g.copy()
        h.hurt(x, 3).turn(A)
        assert h.why(A, t.CAST, card, x) == "not-living"
    g.put(B, "Malacoda", "a1")
    g.upkeep().skip()
    assert g.damage(x) == 0


@pytest.mark.card("sosruko-ferret-companion")
def test_sosruko_taunts_whoever_it_bites() -> None:
    """R19: the taunted must attack it at its next activation."""
    g, x, wolf = opponents("Sosruko, Ferret Companion", "Timber Wolf")
    cleric = g.put(A, "Asyran Cleric", "b2")
    g.fights(x, "Bite", wolf, "0 0 d7")
    g.activate(wolf)
    assert g.offered(B) == [(g.bar(wolf, "Bite"), x)]
    assert g.why(B, t.ATTACK, g.bar(wolf, "Bite"), cleric) == "duty"


@pytest.mark.card("tarok-the-skyhunter")
def test_tarok_avoids_flying_attackers_only() -> None:
    g, wolf, x = opponents("Timber Wolf", "Tarok, the Skyhunter")
    g.guard(x).turn(A).activate(wolf).attack(wolf, "Bite", x)
    assert not g.asks(B, t.DEFEND_WITH)


@pytest.mark.card("valshalla-lightning-angel")
def test_valshalla_avenges_her_friends() -> None:
    """A Wrath token a round, each Melee +1."""
    g = Layout()
    x, fox, cleric = (
        g.put(A, "Valshalla, Lightning Angel", "d1"),
        g.put(A, "Bitterwood Fox", "b2"),
        g.put(A, "Asyran Cleric", "b2"),
    )
    wolf, other = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "b2")
    for y in (fox, cleric):
        g.hurt(y, 4)
    g.tire(A).tire(x).tire(fox).tire(cleric).turn(B)
    g.fights(wolf, "Bite", fox, "2* 0 0 0")
    assert g.trait(x, k.MELEE_BONUS) == 1
    g.fights(other, "Bite", cleric, "2* 0 0 0")
    assert not g.in_play(cleric)
    assert g.trait(x, k.MELEE_BONUS) == 1


@pytest.mark.card("fire-elemental")
def test_a_fire_elemental_burns_its_attackers_and_fears_water() -> None:
    """R18.4: Scorching Heat answers a melee hit with 2 dice; Geyser counts in full, with 2 dice more."""
    g, wolf, x = opponents("Timber Wolf", "Fire Elemental")
    g.fights(wolf, "Bite", x, "0 0 0 0 2* 2* d9")
    assert (g.damage(wolf), g.has(wolf, k.BURN), g.has(wolf, k.DAZE)) == (4, 1, 1)
    h = Layout()
    x = h.put(B, "Fire Elemental", "b1")
    h.casts(A, "Geyser", x, "2 2* 0 0 0 d1")
    assert h.damage(x) == 4


@pytest.mark.card("joseph-trublood-high-cleric")
def test_a68_joseph_trublood_withstands_the_dark() -> None:
    for name, bar, harm in (("Skeletal Sentry", "Short Sword", 2), ("Timber Wolf", "Bite", 4)):
        g, x, joseph = opponents(name, "Joseph Trublood, High Cleric")
        g.fights(x, bar, joseph, "2 2 1 0")
        assert g.damage(joseph) == harm
        assert armour_of(g.s, joseph) == 1


@pytest.mark.card("magma-golem")
def test_a_magma_golem_burns_for_others() -> None:
    """O67: flames do it no damage but set it alight; each Burn is Armour -1 and frost +1."""
    g = Layout()
    x, wolf, own = g.put(B, "Magma Golem", "b1"), g.put(B, "Timber Wolf", "b1"), g.put(A, "Timber Wolf", "b1")
    g.casts(A, "Fireball", x, "2* 2* 2 2 0 0 d4")
    assert (g.damage(x), g.has(x, k.BURN)) == (0, 1)
    assert (armour_of(g.s, x), g.trait(x, k.AGAINST + k.FROST)) == (3, 1)
    h = Layout("Beastmaster")
    x, wolf, own = h.put(A, "Magma Golem", "b1"), h.put(B, "Timber Wolf", "b1"), h.put(A, "Timber Wolf", "b1")
    h.dice("2 0").afflict(x, k.BURN).upkeep()
    assert [h.damage(y) for y in (x, wolf, own)] == [0, 2, 2]
    assert h.has(x, k.BURN) == 1


@pytest.mark.card("messenger-of-bim-shalla")
def test_a84_a_messenger_of_bim_shalla_brings_healing() -> None:
    g = Layout()
    near, far, foe = (
        g.put(A, "Timber Wolf", "a2"),
        g.put(A, "Timber Wolf", "b2"),
        g.put(B, "Timber Wolf", "a1"),
    )
    for x in (near, far, foe):
        g.hurt(x, 6)
    g.casts(A, "Messenger of Bim-Shalla", "a1", "2 1* 0 1")
    assert g.asks(A, t.ASKS_PICK)
    assert (far, -1) not in g.offered(A, t.PICK)
    assert (foe, -1) not in g.offered(A, t.PICK)
    g.choose(A, t.PICK, near)
    assert g.damage(near) == 2


@pytest.mark.card("mountain-ram")
def test_a81_a_mountain_ram_may_add_3_when_it_charges() -> None:
    g, x, wolf = opponents("Mountain Ram", "Timber Wolf", "b3")
    g.turn(A).activate(x).move(x, "b3").dice("0 0 0 0 d6").attack(x, "Battering Horns", wolf)
    h = g.copy()
    g.speak(A, x)
    assert g.asks(A, t.PUSH_WHERE)
    h.skip()
    assert h.s.zone[wolf] == h.zone("b3")
    j, x, wolf = opponents("Mountain Ram", "Timber Wolf")
    j.turn(A).activate(x).dice("0 0 d6").attack(x, "Battering Horns", wolf)
    assert j.offered(A, USE) == []


@pytest.mark.card("titanodon", "woolly-rhinoceros")
@pytest.mark.parametrize(("name", "dice"), [("Titanodon", 7), ("Woolly Rhinoceros", 3)])
def test_a55_some_trample_what_they_leave(name: str, dice: int) -> None:
    """R21.1: one creature on the ground, as they move away."""
    g, x, knight = opponents(name, "Knight of Westlock")
    bat = g.put(B, "Darkfenne Bat", "b2")
    there = g.put(B, "Timber Wolf", "b3")
    g.turn(A).activate(x).move(x, "b3")
    assert g.asks(A, t.TRAMPLE_WHOM)
    assert [y for _, y in g.offered(A, t.TRAMPLES)] == [knight]
    bar = g.offered(A, t.TRAMPLES)[0][0]
    assert g.why(A, t.TRAMPLES, bar, bat) == "it-flies"
    assert g.why(A, t.TRAMPLES, bar, there) == "no-target"
    g.choose(A, t.TRAMPLES, bar, knight).skip()
    assert g.rolled() == [dice]
    assert g.s.zone[x] == g.zone("b3")


@pytest.mark.card("unstable-fire-imp")
def test_a69_an_unstable_fire_imp_bursts_when_it_is_slain() -> None:
    g, wolf, x = opponents("Timber Wolf", "Unstable Fire Imp")
    g.turn(A).activate(wolf).dice("2 2* 0 0 d5").attack(wolf, "Bite", x).skip()
    assert not g.in_play(x)
    assert (g.has(wolf, k.BURN), g.damage(wolf)) == (1, 0)
    h = Layout("Beastmaster")
    x, wolf = h.put(A, "Unstable Fire Imp", "b2"), h.put(A, "Timber Wolf", "b2")
    h.hurt(x, 3).afflict(x, k.ROT).phase(UPKEEP)
    assert not h.in_play(x)
    assert h.has(wolf, k.BURN) == 0
