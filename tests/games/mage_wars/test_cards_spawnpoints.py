"""What Spawnpoints do, and the two Gates: what they cast, for what mana, and what feeds them (R14, O49)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.games.mage_wars.rules.rounds import DEPLOYMENT, channel
from conclave.games.mage_wars.rules.setup import GAME as WHOLE_GAME
from conclave.games.mage_wars.rules.traits import refresh
from conclave.kernel.frames import Frame
from tests.games.mage_wars.layout import A, B, Layout


def remove(g: Layout, x: int) -> None:
    """An object is gone."""
    g.s.play.remove(x)
    g.s.place[x] = k.DISCARD
    refresh(g.s)


def deployment(g: Layout, seat: int = A) -> Layout:
    """The Deployment Phase begins; the initiative is a player's."""
    return g.phase(DEPLOYMENT, seat)


def may_be_given(g: Layout, seat: int, spawnpoint: int) -> set[str]:
    """The spells that a seat may give to a Spawnpoint in the Planning Phase."""
    g.phase(PLANNING, seat)
    return {str(g.game.cards[f].name) for f, x in g.offered(seat, t.GIVE) if x == spawnpoint}


# --- Spawnpoints -------------------------------------------------------------------------------------------
@pytest.mark.card("battle-forge")
def test_a_battle_forge_makes_equipment_in_the_deployment_phase() -> None:
    """O45, O49: with its own mana first, at a Mage within 2 zones of the Forge."""
    g = Layout("Warlock").mana(A, 10)
    forge = g.put(A, "Battle Forge", "c2")
    g.s.mana[forge] = 2
    sword = g.prepare(A, "Gauntlets of Strength", on=forge)
    g.stand(B, "b2")
    deployment(g)
    assert g.why(A, t.CAST, sword, A) == "too-far"
    g.stand(A, "a2")
    deployment(g)
    assert g.offered(A, t.CAST) == [(sword, A), (sword, B)]
    g.cast(A, sword, A)
    assert (g.in_play(sword), int(g.s.bearer[sword])) == (True, A)
    assert (int(g.s.mana[forge]), int(g.s.mana[A])) == (0, 9)
    assert not g.asks(A, t.DEPLOY)


@pytest.mark.card("battle-forge", "elemental-cloak")
def test_a_battle_forge_is_given_equipment_alone_and_no_discount() -> None:
    """O44, R14.1: one piece for each Forge; the rings of the Mage do not help it."""
    g = Layout("Wizard")
    forge = g.put(A, "Battle Forge", "a2")
    g.card(A, "Elemental Cloak")
    g.card(A, "Timber Wolf")
    assert may_be_given(g, A, forge) == {"Elemental Cloak"}
    h = Layout("Wizard").mana(A, 5)
    forge = h.put(A, "Battle Forge", "a2")
    cloak = h.prepare(A, "Elemental Cloak", on=forge)
    deployment(h)
    assert not h.asks(A, t.DEPLOY)
    h.s.mana[forge] = 1
    deployment(h)
    assert h.offered(A, t.CAST) == [(cloak, A)]


@pytest.mark.card("battle-forge", "lair", "gate-to-voltari", "pentagram", "temple-of-asyra")
@pytest.mark.parametrize(
    ("name", "mage", "n"),
    [
        ("Battle Forge", "Warlock", 1),
        ("Lair", "Beastmaster", 2),
        ("Gate to Voltari", "Wizard", 1),
        ("Pentagram", "Warlock", 1),
        ("Temple of Asyra", "Priestess", 1),
    ],
)
def test_spawnpoints_channel(name: str, mage: str, n: int) -> None:
    """R5.3: onto themselves."""
    g = Layout(mage)
    x = g.put(A, name, "a2")
    channel(g.s, Frame(WHOLE_GAME))
    assert int(g.s.mana[x]) == n


GIVEN = (
    "Timber Wolf",
    "Blue Gremlin",
    "Skeletal Sentry",
    "Gray Angel",
    "Whirling Spirit",
    "Dark Pact Slayer",
)


@pytest.mark.card("lair", "gate-to-voltari", "pentagram", "temple-of-asyra", "battle-forge")
@pytest.mark.parametrize(
    ("name", "mage", "fit"),
    [
        ("Lair", "Beastmaster", {"Timber Wolf"}),
        ("Gate to Voltari", "Wizard", {"Blue Gremlin"}),
        ("Pentagram", "Warlock", {"Dark Pact Slayer"}),
        ("Temple of Asyra", "Priestess", {"Gray Angel"}),
    ],
)
def test_spawnpoints_are_given_the_creatures_they_can_bring(name: str, mage: str, fit: set[str]) -> None:
    """R14.1: animals; arcane and Corporeal; dark and Living; holy. Not their mana, and no other spells."""
    g = Layout(mage)
    x = g.put(A, name, "a2")
    for card in (*GIVEN, "Mana Leech", "Magma Golem") if name == "Gate to Voltari" else GIVEN:
        g.card(A, card)
    g.card(A, "Gauntlets of Strength")
    assert may_be_given(g, A, x) == fit | ({"Mana Leech"} if name == "Gate to Voltari" else set())


@pytest.mark.card("gate-to-voltari", "pentagram", "temple-of-asyra")
@pytest.mark.parametrize(
    ("name", "mage", "creature", "least"),
    [
        ("Gate to Voltari", "Wizard", "Blue Gremlin", 3),
        ("Pentagram", "Warlock", "Dark Pact Slayer", 2),
        ("Temple of Asyra", "Priestess", "Gray Angel", 2),
    ],
)
def test_some_spawnpoints_need_mana_of_their_own(name: str, mage: str, creature: str, least: int) -> None:
    """O49: as much as that before they pay, all of it first; the Mage pays the rest."""
    g = Layout(mage).mana(A, 30)
    x = g.put(A, name, "c2")
    card = g.prepare(A, creature, on=x)
    g.s.mana[x] = least - 1
    deployment(g)
    assert not g.asks(A, t.DEPLOY)
    g.s.mana[x] = least
    deployment(g)
    assert g.offered(A, t.CAST_ZONE) == [(card, g.zone("c2"))]
    g.cast_zone(A, card, "c2")
    assert (g.name_of_zone(card), int(g.s.ready[card])) == ("c2", 0)
    cost = {"Blue Gremlin": 7, "Dark Pact Slayer": 13, "Gray Angel": 12}[creature]
    assert (int(g.s.mana[x]), int(g.s.mana[A])) == (0, 30 - cost + least)


@pytest.mark.card("gate-to-voltari")
def test_a_gate_to_voltari_gains_from_each_spell_of_the_enemy_mage() -> None:
    """It is linked as it comes; a countered spell brings nothing, nor do one's own and a Familiar's."""
    g = Layout("Wizard", "Wizard").mana(A, 30).mana(B, 40)
    gate = g.prepare(A, "Gate to Voltari")
    g.turn(A).activate(A).cast_zone(A, gate, "a2").skip()
    assert int(g.s.linked[gate]) == B
    wolf = g.put(A, "Timber Wolf", "d2")
    ball, sleep = g.prepare(B, "Fireball"), g.prepare(B, "Sleep")
    g.turn(B).dice("0 0 0 0 0 0 d1").cast(B, ball, wolf).skip()
    assert int(g.s.mana[gate]) == 1
    g.put(A, "Nullify", on=wolf, up=False)
    g.turn(B).activate(B).skip().cast(B, sleep, wolf).skip()
    assert not g.has(wolf, k.SLEEP)
    assert int(g.s.mana[gate]) == 1
    heal = g.prepare(A, "Minor Heal")
    g.turn(A).skip().cast(A, heal, A)
    assert int(g.s.mana[gate]) == 1


@pytest.mark.card("gate-to-voltari", "huginn-raven-familiar")
def test_a_gate_to_voltari_sees_zaps_and_no_familiars() -> None:
    """O82: an Arcane Zap is a spell of the Mage; what a Familiar casts is none."""
    g = Layout("Warlock", "Wizard").mana(B, 40)
    gate = g.put(A, "Gate to Voltari", "a2")
    g.s.linked[gate] = B
    wolf = g.put(A, "Timber Wolf", "d2")
    huginn = g.put(B, "Huginn, Raven Familiar", "d2")
    push = g.prepare(B, "Knockdown", on=huginn)
    g.turn(B).activate(huginn).cast(B, push, wolf).skip()
    assert int(g.s.mana[gate]) == 0
    g.turn(B).dice("0 0 d1").invoke(B, B, target=wolf).skip()
    assert int(g.s.mana[gate]) == 1


@pytest.mark.card("pentagram")
def test_a_pentagram_drinks_when_enemies_are_damaged() -> None:
    """O73: once a round for each enemy creature, and twice in all; by a creature's attack alone."""
    g = Layout("Warlock").mana(A, 40)
    star = g.put(A, "Pentagram", "a2")
    foes = [g.put(B, "Titanodon", "b2") for _ in range(3)]
    mine = [g.put(A, "Dark Pact Slayer", "b2") for _ in range(5)]
    own = g.put(A, "Titanodon", "b2")
    gains = []
    for x, foe, dice in [
        (mine[0], own, "1* 0 0 0"),
        (mine[1], foes[0], "0 0 0 0"),
        (mine[2], foes[0], "1* 0 0 0"),
        (mine[3], foes[0], "1* 0 0 0"),
        (mine[4], foes[1], "1* 0 0 0"),
    ]:
        g.turn(A).skip().fights(x, "Hellsword", foe, dice)
        gains.append(int(g.s.mana[star]))
    assert gains == [0, 0, 1, 1, 2]
    ball = g.prepare(A, "Fireball")
    g.turn(A).dice("2* 2* 0 0 0 0 d1").cast(A, ball, foes[2])
    assert g.damage(foes[2]) == 4
    assert int(g.s.mana[star]) == 2


@pytest.mark.card("pentagram", "ring-of-fire")
def test_a_pentagram_is_fed_by_a_mages_attack_spells() -> None:
    """The Mage is a creature too, and so is the enemy's: a Flower is none, and a Wolf is not damaged."""
    g = Layout("Warlock").stand(A, "b2").stand(B, "b2").mana(A, 40)
    star = g.put(A, "Pentagram", "a2")
    flower, wolf = g.put(B, "Mana Flower", "b2"), g.put(B, "Timber Wolf", "b2")
    g.casts(A, "Ring of Fire", "b2")
    g.dice("1* 0 0 0 0 0 0").choose(A, t.PICK, flower)
    assert int(g.s.mana[star]) == 0
    g.dice("1* 0 0 0 0 d1 0 0 0 0 0").choose(A, t.PICK, B)
    assert (g.damage(flower), g.damage(wolf), g.damage(B)) == (1, 0, 1)
    assert int(g.s.mana[star]) == 1


@pytest.mark.card("pentagram", "dark-pact-slayer", "idol-of-pestilence")
def test_a_pentagram_is_not_fed_by_the_enemy_or_by_what_is_no_attack() -> None:
    """Neither by an enemy's attack on one's own, nor by direct damage, nor by a conjuration's attack."""
    g = Layout("Warlock")
    star = g.put(A, "Pentagram", "a2")
    g.put(A, "Idol of Pestilence", "a3")
    wolf, foe = g.put(A, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "b2")
    g.fights(foe, "Bite", wolf, "2* 0 0 0")
    assert g.damage(wolf) == 2
    g.upkeep(A)
    assert g.damage(foe) == 1
    assert int(g.s.mana[star]) == 0


@pytest.mark.card("temple-of-asyra")
def test_clerics_pray_at_a_temple_of_asyra() -> None:
    """A full action of a friendly cleric, anywhere, puts 1 mana on it: twice a round, and no more."""
    g = Layout("Priestess", "Priestess")
    temple = g.put(A, "Temple of Asyra", "a2")
    clerics = [g.put(A, "Asyran Cleric", zone) for zone in ("a2", "d1", "c3")]
    knight, foe = g.put(A, "Knight of Westlock", "a2"), g.put(B, "Asyran Cleric", "a2")
    deed = k.DEEDS * temple
    for n, cleric in enumerate(clerics[:2]):
        g.turn(A).activate(cleric)
        assert g.why(A, t.INVOKE_ALONE, deed) == "allowed"
        g.invoke(A, temple)
        assert int(g.s.mana[temple]) == n + 1
        assert not g.asks(A, t.DO_WHAT)
    assert g.turn(A).activate(clerics[2]).why(A, t.INVOKE_ALONE, deed) == "used-already"
    assert g.turn(A).activate(knight).why(A, t.INVOKE_ALONE, deed) == "not-now"
    assert g.turn(B).activate(foe).why(B, t.INVOKE_ALONE, deed) == "not-yours"
    assert int(g.s.mana[A]) == 20


@pytest.mark.card("temple-of-asyra")
def test_who_has_moved_prays_no_more() -> None:
    """R6.2: it takes a full action; the Priestess herself is no cleric."""
    g = Layout("Priestess")
    temple, cleric = g.put(A, "Temple of Asyra", "a2"), g.put(A, "Asyran Cleric", "a2")
    deed = k.DEEDS * temple
    assert g.turn(A).activate(A).why(A, t.INVOKE_ALONE, deed) == "not-now"
    g.turn(A).activate(cleric).move(cleric, "b2")
    assert g.why(A, t.INVOKE_ALONE, deed) == "not-now"


# --- Gate to Hell ------------------------------------------------------------------------------------------
@pytest.mark.card("gate-to-hell")
def test_a_gate_to_hell_strengthens_every_demon() -> None:
    """Of both sides: Melee +1; nobody else."""
    g = Layout("Warlock")
    gate = g.put(A, "Gate to Hell", "a2")
    x = [g.put(seat, name, "b2") for seat, name in ((A, "Firebrand Imp"), (B, "Malacoda"), (A, "Gray Angel"))]
    assert [g.trait(y, k.MELEE_BONUS) for y in (*x, A)] == [1, 1, 0, 1]  # a Warlock has +1 anyway
    remove(g, gate)
    assert [g.trait(y, k.MELEE_BONUS) for y in (*x, A)] == [0, 0, 0, 1]


def with_gate() -> tuple[Layout, int, list[int]]:
    """A Gate of A, and of both sides a Mage and creatures: a Wolf, a Falcon, an Imp, a Knight far away."""
    g = Layout("Warlock").mana(A, 12).stand(A, "c1")
    gate = g.put(A, "Gate to Hell", "a2")
    x = [
        g.put(A, "Timber Wolf", "a2"),
        g.put(B, "Thunderift Falcon", "a2"),
        g.put(B, "Firebrand Imp", "b2"),
        g.put(B, "Knight of Westlock", "d1"),
    ]
    g.put(B, "Mana Crystal", "b3")
    return g, gate, x


@pytest.mark.card("gate-to-hell")
def test_o75_an_opened_gate_attacks_whatever_does_not_fly() -> None:
    """O75: 12 mana and a full action of the Mage, anywhere; both sides, Mages too, in the order it likes."""
    g, gate, (wolf, falcon, imp, knight) = with_gate()
    g.turn(A).activate(A)
    g.invoke(A, gate)
    order = [knight, wolf, B, A, imp]
    for x in order[:-1]:
        assert (falcon, -1) not in g.offered(A, t.PICK)
        g.choose(A, t.PICK, x)
    assert [e.a for e in g.told(t.DICE_ROLLED)][:4] == order[:4]
    assert (int(g.s.mana[A]), g.rolled()[:4]) == (0, [4] * 4)
    assert not g.damage(falcon)
    assert (g.damage(imp), g.has(imp, k.BURN)) == (0, 0)
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("gate-to-hell")
@pytest.mark.parametrize(("roll", "burns"), [(4, 0), (5, 1), (10, 1), (11, 2)])
def test_the_fire_of_the_gate_burns(roll: int, burns: int) -> None:
    """4 flame dice, against Armour; 5-10 a Burn, 11 or more two. A defence is no use."""
    g = Layout("Warlock").mana(A, 12)
    gate = g.put(A, "Gate to Hell", "a2")
    g.put(A, "Eagle Wings", on=A)
    knight = g.put(B, "Knight of Westlock", "d1")
    g.stand(B, "d3").put(B, "Eagle Wings", on=B)
    g.turn(A).activate(A).dice(f"2 2 1 0 d{roll}").invoke(A, gate)
    assert (g.damage(knight), g.has(knight, k.BURN)) == (5 - 3, burns)
    assert (g.damage(A), g.damage(B)) == (0, 0)
    assert not g.asks(B, t.DEFEND_WITH)


@pytest.mark.card("gate-to-hell")
def test_a_gate_to_hell_is_opened_once_and_by_its_mage_alone() -> None:
    """Once in the game, in a full action, for 12 mana."""
    g, gate, (wolf, *_) = with_gate()
    deed = k.DEEDS * gate
    assert g.turn(A).why(A, t.INVOKE_ALONE, deed) == "not-now"
    assert g.turn(A).activate(wolf).why(A, t.INVOKE_ALONE, deed) == "not-now"
    assert g.turn(B).activate(B).why(B, t.INVOKE_ALONE, deed) == "not-yours"
    assert g.mana(A, 11).turn(A).activate(A).why(A, t.INVOKE_ALONE, deed) == "no-mana"
    g.mana(A, 24).move(A, "c2")
    assert g.why(A, t.INVOKE_ALONE, deed) == "not-now"
    g.turn(A).s.ready[A] = 1
    g.turn(A).activate(A).invoke(A, gate)
    while g.asks(A, t.ASKS_PICK):
        g.choose(A, t.PICK, g.offered(A, t.PICK)[0][0])
    g.s.done = []
    g.s.ready[A] = 1
    assert g.turn(A).activate(A).why(A, t.INVOKE_ALONE, deed) == "used-already"


@pytest.mark.card("gate-to-hell", "pentagram")
def test_demons_come_through_an_opened_gate() -> None:
    """Those of the Mage and of its Spawnpoints; not before it is open, and no other creatures."""
    g = Layout("Warlock").mana(A, 40)
    gate, star = g.put(A, "Gate to Hell", "d1"), g.put(A, "Pentagram", "a2")
    g.s.mana[star] = 2
    slayer, bat = g.prepare(A, "Dark Pact Slayer"), g.prepare(A, "Darkfenne Bat")
    imp = g.prepare(A, "Firebrand Imp", on=star)
    g.turn(A).activate(A)
    assert g.why(A, t.CAST_ZONE, slayer, g.zone("d1")) == "too-far"
    g.s.marks[gate] |= k.OPENED
    g.turn(A).s.ready[A] = 1
    g.turn(A).activate(A)
    at_home, beyond = g.zone("a1"), g.zone("d1")
    assert sorted(g.offered(A, t.CAST_ZONE)) == sorted([(slayer, at_home), (slayer, beyond), (bat, at_home)])
    h = deployment(g.copy())
    assert h.offered(A, t.CAST_ZONE) == [(imp, h.zone("d1")), (imp, h.zone("a2"))]
    g.cast_zone(A, slayer, "d1")
    assert g.name_of_zone(slayer) == "d1"
