"""Cards of Lost Grimoire that change what others do (R21, O25, O66 to O72, O83)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import NORTH
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.harm import tokens
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.games.mage_wars.rules.rounds import DEPLOYMENT
from conclave.games.mage_wars.rules.traits import armour_of, value
from conclave.kernel.happenings import PASS, USE
from conclave.testkit.dice import loaded
from tests.games.mage_wars.layout import A, B, Layout, face


def dice_of(g: Layout) -> int:
    """How many attack dice were rolled last."""
    n, count = g.told(t.DICE_ROLLED)[-1].n, 0
    while n:
        n, count = n // 7, count + 1
    return count


def count_dice(g: Layout, x: int, bar: str, target: int) -> int:
    """How many dice a creature rolls that is activated and attacks."""
    g.activate(x).attack(x, bar, target).skip()
    return dice_of(g)


# --- Altar of Infernia (R21.5) -----------------------------------------------------------------------------
@pytest.mark.card("altar-of-infernia", "gauntlets-of-strength", "lash-of-hellfire", "agony")
@pytest.mark.parametrize(("cards", "dice"), [("", 6), ("altar", 4), ("altar agony", 2), ("agony", 4)])
def test_a64_the_altar_takes_every_melee_bonus(cards: str, dice: int) -> None:
    """A64: Warlock, Gauntlets and Lash roll 6, with the Altar 4; what Agony takes stays taken."""
    g = Layout("Warlock")
    g.put(A, "Gauntlets of Strength", on=A)
    g.put(A, "Lash of Hellfire", on=A)
    if "altar" in cards:
        g.put(B, "Altar of Infernia", "c3")
    if "agony" in cards:
        g.put(B, "Agony", on=A)
    golem = g.put(B, "Stonegaze Basilisk", "a1")
    assert count_dice(g.turn(A), A, "Searing Thrash", golem) == dice


@pytest.mark.card("altar-of-infernia", "goran-werewolf-pet")
def test_a64_the_altar_leaves_bloodthirsty_alone() -> None:
    """A64: Goran away from his Mage on a damaged Living creature has 4 + 1 dice."""
    g = Layout("Warlock")
    g.put(B, "Altar of Infernia", "c3")
    goran = g.put(A, "Goran, Werewolf Pet", "b2")
    grizzly = g.put(B, "Steelclaw Grizzly", "b2")
    g.hurt(grizzly, 1)
    assert count_dice(g.turn(A), goran, "Fangs", grizzly) == 5


@pytest.mark.card("altar-of-infernia", "feral-bobcat")
def test_a64_the_altar_leaves_charge_alone() -> None:
    """A64: a Bobcat that has moved has 4 dice."""
    g = Layout("Beastmaster")
    g.put(B, "Altar of Infernia", "c3")
    bobcat = g.put(A, "Feral Bobcat", "b1")
    grizzly = g.put(B, "Steelclaw Grizzly", "b2")
    g.turn(A).activate(bobcat).move(bobcat, "b2").attack(bobcat, "Claws", grizzly).skip()
    assert dice_of(g) == 4


@pytest.mark.card("altar-of-infernia", "fireshaper-ring", "fireball")
def test_a64_the_altar_leaves_ranged_bonuses_alone() -> None:
    """A64: with a Fireshaper Ring a Fireball has 7 dice."""
    g = Layout("Warlock")
    g.put(A, "Altar of Infernia", "a2")
    g.put(A, "Fireshaper Ring", on=A)
    grizzly = g.put(B, "Steelclaw Grizzly", "b2")
    ball = g.prepare(A, "Fireball")
    g.turn(A).activate(A).cast(A, ball, grizzly)
    assert dice_of(g) == 7


@pytest.mark.card("altar-of-infernia", "gauntlets-of-strength", "lash-of-hellfire")
def test_a64_without_the_altar_the_bonuses_are_back() -> None:
    """A64: the Warlock destroys the Altar with the first attack; the next one has 6 dice again."""
    g = Layout("Warlock")
    g.put(A, "Gauntlets of Strength", on=A)
    g.put(A, "Lash of Hellfire", on=A)
    altar = g.put(B, "Altar of Infernia", "a1")
    g.hurt(altar, 5)
    wolf = g.put(A, "Timber Wolf", "a1")
    grizzly = g.put(B, "Steelclaw Grizzly", "a1")
    g.turn(A).activate(wolf).dice("1* 0 0 0").attack(wolf, "Bite", altar).skip()
    assert not g.in_play(altar)
    g.activate(B).done(B).skip()
    assert count_dice(g, A, "Searing Thrash", grizzly) == 6


# --- Confusion (R21.6, O69) --------------------------------------------------------------------------------
def confused(name: str = "Timber Wolf") -> tuple[Layout, int, list[int]]:
    """A confused creature of A in a zone with four others that it may attack, and they."""
    g = Layout("Beastmaster")
    wolf = g.put(A, name, "b2")
    g.put(B, "Confusion", on=wolf)
    others = [g.put(B, "Knight of Westlock", "b2"), g.put(B, "Asyran Cleric", "b2")]
    others.append(g.put(B, "Mana Flower", "b2"))
    others.append(g.put(B, "Tanglevine", on=wolf))
    return g, wolf, others


@pytest.mark.card("confusion")
def test_a65_confusion_costs_2_and_the_level_of_its_bearer() -> None:
    """A65: on a Wolf 2 at casting and 2 at the reveal."""
    g = Layout(open_training=True)
    wolf = g.put(B, "Timber Wolf", "b2")
    spell = g.prepare(A, "Confusion")
    g.turn(A).activate(A).cast(A, spell, wolf)
    assert g.s.mana[A] == 18
    assert g.asks(A, t.REVEAL_WHAT)
    g.choose(A, t.REVEAL, spell)
    assert g.s.mana[A] == 16
    assert g.s.up[spell]


@pytest.mark.card("confusion", "tanglevine")
def test_a65_on_6_the_target_stays_as_declared() -> None:
    """A65: d12=6 changes nothing."""
    g, wolf, others = confused()
    g.turn(A).activate(wolf).dice("d6").attack(wolf, "Bite", others[0])
    assert not g.told(t.CONFUSED)
    assert g.asks(B, t.DEFEND_WITH)


@pytest.mark.card("confusion", "tanglevine")
def test_a65_on_7_one_of_five_is_drawn_each_as_likely() -> None:
    """A65: the Wolf itself, its Tanglevine, Knight, Cleric and Mana Flower, about a fifth each."""
    g, wolf, others = confused()
    g.turn(A).activate(wolf)
    drawn = set()
    for n in range(5):
        h = g.copy()
        h.s.rng = loaded([(12, (6,)), (5, (n,))])
        h.attack(wolf, "Bite", others[0])
        drawn |= {e.b for e in h.told(t.CONFUSED)}
    assert drawn == {wolf, *others}


@pytest.mark.card("confusion", "tanglevine")
def test_a65_guards_narrow_the_choice() -> None:
    """A65, O69: with a guarding Knight the Wolf, its Tanglevine and the guard are left."""
    g, wolf, others = confused()
    g.guard(others[0]).turn(A).activate(wolf)
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), others[1]) == "guarded"
    drawn = set()
    for n in range(3):
        h = g.copy()
        h.s.rng = loaded([(12, (11,)), (3, (n,))])
        h.attack(wolf, "Bite", others[0])
        drawn |= {e.b for e in h.told(t.CONFUSED)}
    assert drawn == {wolf, others[0], others[3]}


@pytest.mark.card("confusion", "darkfenne-hydra")
def test_a67_a_confused_counterstrike_hits_the_attacker_or_itself() -> None:
    """A67: Hydra counterstrikes, d12=9: one of the two."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    hydra = g.put(B, "Darkfenne Hydra", "b2")
    g.put(A, "Confusion", on=hydra)
    g.turn(A).activate(wolf).dice("0 0 0 0").attack(wolf, "Bite", hydra)
    struck = set()
    for n in range(2):
        h = g.copy()
        h.s.rng = loaded([(12, (8,)), (2, (n,)), (6, (3,)), (6, (3,)), (6, (0,)), (6, (0,))])
        h.choose(B, t.STRIKE_BACK, h.bar(hydra, "Snapping Bite"), wolf).skip()
        struck |= {x for x in (wolf, hydra) if h.damage(x)}
        assert h.damage(wolf) + h.damage(hydra) > 0
    assert struck == {wolf, hydra}


@pytest.mark.card("confusion", "goran-werewolf-pet")
def test_a67_extra_strikes_keep_the_target() -> None:
    """A67: a confused Goran's second strike goes where the first went, without a new roll."""
    g = Layout("Warlock")
    goran = g.put(A, "Goran, Werewolf Pet", "b2")
    g.put(B, "Confusion", on=goran)
    grizzly = g.put(B, "Steelclaw Grizzly", "b2")
    g.turn(A).activate(goran)
    g.s.rng = loaded([(12, (6,)), (2, (0,))])
    g.attack(goran, "Feral Claws", grizzly).skip()
    rolled = [e.a for e in g.told(t.DICE_ROLLED)]
    assert len(rolled) == 2
    assert rolled[0] == rolled[1]
    assert len(g.told(t.MAGIC_ROLL)) == 1


@pytest.mark.card("confusion", "adramelech-lord-of-fire")
def test_a67_a_confused_sweep_rolls_anew_and_leaves_its_first_target_out() -> None:
    """A67: the second attack has a roll of its own; the first target is not drawn again, nor he himself, whom
    flames do not touch.
    """
    g = Layout("Warlock")
    lord = g.put(A, "Adramelech, Lord of Fire", "b2")
    g.put(B, "Confusion", on=lord)
    one, two, three = (g.put(B, "Stonegaze Basilisk", "b2") for _ in range(3))
    g.turn(A).activate(lord).dice("d1 0 0 0 0").attack(lord, "Hellfire Sweep", one)
    assert g.asks(A, t.NEXT_TARGET)
    assert g.why(A, t.PICK, one) == "had-its-turn"
    drawn = set()
    for n in range(2):
        h = g.copy()
        h.s.rng = loaded([(12, (11,)), (2, (n,))])
        h.choose(A, t.PICK, two)
        drawn |= {e.b for e in h.told(t.CONFUSED)}
    assert drawn == {two, three}


# --- Joseph Trublood (R21.7, O72) --------------------------------------------------------------------------
@pytest.mark.card("joseph-trublood-high-cleric")
@pytest.mark.parametrize(
    ("victim", "dice"), [("Skeletal Sentry", 5), ("Firebrand Imp", 5), ("Timber Wolf", 3)]
)
def test_a68_two_dice_more_once(victim: str, dice: int) -> None:
    """A68: 5 on what is Dark and Nonliving, 5 on what is Dark, 3 on a Wolf."""
    g = Layout("Priestess", "Warlock")
    joseph = g.put(A, "Joseph Trublood, High Cleric", "b2")
    x = g.put(B, victim, "b2")
    assert count_dice(g.turn(A), joseph, "Staff of Smiting", x) == dice


@pytest.mark.card("joseph-trublood-high-cleric")
@pytest.mark.parametrize(
    ("attacker", "bar", "damage"), [("Skeletal Sentry", "Short Sword", 2), ("Timber Wolf", "Bite", 4)]
)
def test_a68_armour_while_the_dead_or_the_dark_damage_him(attacker: str, bar: str, damage: int) -> None:
    """A68: the same roll of 5 does 5 - 3 or 5 - 1; after the attack his Armour is 1."""
    g = Layout("Warlock")
    x = g.put(A, attacker, "b2")
    joseph = g.put(B, "Joseph Trublood, High Cleric", "b2")
    g.turn(A).activate(x).dice("2 2 1 0").attack(x, bar, joseph).skip()
    assert g.damage(joseph) == damage
    assert armour_of(g.s, joseph) == 1


# --- Unstable Fire Imp (R21.10, O71) -----------------------------------------------------------------------
def with_imp() -> tuple[Layout, int, int, int, int]:
    """An Imp of B in the zone of a Wolf of A, beside a Cleric of B and a Mana Flower."""
    g = Layout()
    wolf, imp = g.put(A, "Timber Wolf", "b2"), g.put(B, "Unstable Fire Imp", "b2")
    return g, wolf, imp, g.put(B, "Asyran Cleric", "b2"), g.put(A, "Mana Flower", "b2")


@pytest.mark.card("unstable-fire-imp")
def test_a69_destroyed_by_an_attack_the_imp_bursts() -> None:
    """A69: Wolf 5 Burn, Cleric 4 nothing, Mana Flower 3 counts 5 Burn; no damage to anyone."""
    g, wolf, imp, cleric, flower = with_imp()
    g.turn(A).activate(wolf).dice("2 2* 0 0").attack(wolf, "Bite", imp)
    assert g.s.place[imp] in (k.DYING, k.DISCARD)
    assert g.asks(B, t.NEXT_TARGET)
    assert [x for x, _ in g.offered(B, t.PICK)] == [wolf, cleric, flower]
    g.dice("d5").choose(B, t.PICK, wolf).dice("d4 d3").choose(B, t.PICK, cleric)
    assert [g.has(x, k.BURN) for x in (wolf, cleric, flower)] == [1, 0, 1]
    assert [g.damage(x) for x in (wolf, cleric, flower)] == [0, 0, 0]
    assert g.s.place[imp] == k.DISCARD


@pytest.mark.card("unstable-fire-imp")
def test_a69_destroyed_by_fire_in_the_upkeep_it_does_not_burst() -> None:
    """A69: Burn is no attack."""
    g, wolf, imp, cleric, _ = with_imp()
    g.hurt(imp, 3).afflict(imp, k.BURN).dice("2").upkeep(B).skip()
    assert g.s.place[imp] == k.DISCARD
    assert not g.told(t.DECLARED_ZONE)
    assert not g.has(wolf, k.BURN) + g.has(cleric, k.BURN)


@pytest.mark.card("unstable-fire-imp", "sacrificial-altar")
def test_a69_sacrificed_it_does_not_burst() -> None:
    """A69: a sacrifice is no attack."""
    g = Layout("Warlock")
    imp, wolf = g.put(A, "Unstable Fire Imp", "b2"), g.put(A, "Timber Wolf", "b2")
    altar = g.put(A, "Sacrificial Altar", "a2")
    g.turn(A).invoke(A, altar, target=wolf).choose(A, t.PICK, imp)
    assert g.s.place[imp] == k.DISCARD
    assert not g.told(t.DECLARED_ZONE)
    assert value(g.s, wolf, k.MELEE_BONUS) == 1


# --- Mountain Ram (O25) ------------------------------------------------------------------------------------
@pytest.mark.card("mountain-ram")
@pytest.mark.parametrize(("added", "zone"), [(True, "b3"), (False, "b2")])
def test_a81_a_charging_ram_may_add_3_to_its_effect_die(added: bool, zone: str) -> None:
    """A81: 2 + 2 dice and d12=6; with 3 more it is 9, which Pushes."""
    g = Layout("Beastmaster")
    ram, wolf = g.put(A, "Mountain Ram", "b1"), g.put(B, "Timber Wolf", "b2")
    g.turn(A).activate(ram).move(ram, "b2").dice("0 0 1 1 d6").attack(ram, "Battering Horns", wolf)
    assert dice_of(g) == 4
    if added:
        use = next(o for o in g.decision(A).options if o.verb == USE)
        g.choose(A, use.verb, use.a, use.b).choose(A, t.PICK_WAY, NORTH)
    else:
        g.done(A)
    assert g.name_of_zone(wolf) == zone


@pytest.mark.card("mountain-ram")
def test_a81_without_a_charge_nothing_is_added() -> None:
    """A81: without the move d12=6 stays 6."""
    g = Layout("Beastmaster")
    ram, wolf = g.put(A, "Mountain Ram", "b2"), g.put(B, "Timber Wolf", "b2")
    g.turn(A).activate(ram).dice("0 0 d6").attack(ram, "Battering Horns", wolf)
    assert dice_of(g) == 2
    assert g.asked() == [B]
    assert g.name_of_zone(wolf) == "b2"


@pytest.mark.card("mountain-ram", "ballista")
def test_a81_a_ram_hits_conjurations_harder() -> None:
    """A81: 6 dice on a Ballista."""
    g = Layout("Beastmaster")
    ram, ballista = g.put(A, "Mountain Ram", "b1"), g.put(B, "Ballista", "b2")
    g.turn(A).activate(ram).move(ram, "b2").attack(ram, "Battering Horns", ballista)
    assert dice_of(g) == 6


# --- Ballista (O83) ----------------------------------------------------------------------------------------
@pytest.mark.card("ballista")
def test_a82_a_ballista_comes_with_a_load() -> None:
    """A82: cast by `open_training` it has 1 Load on arrival."""
    g = Layout(open_training=True)
    ballista = g.prepare(A, "Ballista")
    g.turn(A).activate(A).cast_zone(A, ballista, "b1")
    assert tokens(g.s, ballista, k.LOAD) == 1


@pytest.mark.card("ballista")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a82_each_upkeep_loads_a_ballista_up_to_2(before: int, after: int) -> None:
    """A82: 2 after the next Upkeep, still 2 after another."""
    g = Layout("Warlock")
    ballista = g.put(A, "Ballista", "b1")
    g.s.tokens[k.TOKENS * ballista + k.LOAD] = before
    g.upkeep(A)
    assert tokens(g.s, ballista, k.LOAD) == after


@pytest.mark.card("ballista")
def test_a82_a_ballista_fires_around_an_activation_of_its_player() -> None:
    """A82: 5 dice, Piercing 3, range 1-2, and it holds 0; with 1 it cannot fire."""
    g = Layout()
    ballista = g.put(A, "Ballista", "b1")
    wolf, near, far = (g.put(B, "Timber Wolf", zone) for zone in ("b2", "b1", "d2"))
    g.s.tokens[k.TOKENS * ballista + k.LOAD] = 2
    g.turn(A)
    assert g.why(A, t.INVOKE, k.DEEDS * ballista, near) == "too-near"
    assert g.why(A, t.INVOKE, k.DEEDS * ballista, far) == "too-far"
    g.dice("2 2 1 0 0").invoke(A, ballista, target=wolf)
    assert g.damage(wolf) == 5
    assert tokens(g.s, ballista, k.LOAD) == 0
    assert g.asks(A, t.WHOSE_TURN)
    assert g.why(A, PASS) == "has-begun"
    g.s.tokens[k.TOKENS * ballista + k.LOAD] = 1
    assert g.why(A, t.INVOKE, k.DEEDS * ballista, wolf) == "not-now"


# --- Spiked Buckler, Hunting Spear -------------------------------------------------------------------------
@pytest.mark.card("spiked-buckler")
def test_a83_who_avoids_with_the_buckler_may_strike_back_with_it() -> None:
    """A83: d12=8 avoids; Shield Bash has 3 dice and Piercing 1."""
    g = Layout("Warlock", "Beastmaster")
    wolf = g.put(A, "Timber Wolf", "d3")
    buckler = g.put(B, "Spiked Buckler", on=B)
    g.turn(A).activate(wolf).dice("d8").attack(wolf, "Bite", B)
    g.choose(B, t.DEFEND, buckler)
    assert g.asks(B, t.ANSWER_WITH)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(B, "Shield Bash"), wolf)]
    g.dice("2 2 0 0").choose(B, t.STRIKE_BACK, g.bar(B, "Shield Bash"), wolf)
    assert dice_of(g) == 3 + 1  # the Beastmaster's Melee +1
    assert g.damage(wolf) == 3


@pytest.mark.card("spiked-buckler")
def test_a83_who_does_not_avoid_does_not_strike_back() -> None:
    """A83: d12=7, no counterstrike."""
    g = Layout("Warlock", "Beastmaster")
    wolf = g.put(A, "Timber Wolf", "d3")
    buckler = g.put(B, "Spiked Buckler", on=B)
    g.turn(A).activate(wolf).dice("d7 0 0 0 0").attack(wolf, "Bite", B).choose(B, t.DEFEND, buckler)
    assert not g.told(t.STRUCK_BACK)
    assert not g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("hunting-spear")
def test_a83_a_thrown_spear_is_paid_again_or_returns_to_the_book() -> None:
    """A83: after Crippling Throw 5 mana, or it is in the book."""
    for paid in (True, False):
        g = Layout("Beastmaster")
        spear, wolf = g.put(A, "Hunting Spear", on=A), g.put(B, "Timber Wolf", "b1")
        g.turn(A).activate(A).dice("0 0 0 0 d1").attack(A, "Crippling Throw", wolf)
        assert g.asks(A, t.PAY_FOR_IT)
        g.choose(A, t.YES) if paid else g.done(A)
        assert g.s.mana[A] == (15 if paid else 20)
        assert g.s.place[spear] == (k.PLAY if paid else k.BOOK)


@pytest.mark.card("hunting-spear")
def test_a83_a_lunge_costs_nothing_more_and_a_poor_thrower_loses_the_spear() -> None:
    """A83: only the throw is paid for; who has not 5 mana is not asked."""
    g = Layout("Beastmaster").mana(A, 4)
    spear, wolf = g.put(A, "Hunting Spear", on=A), g.put(B, "Timber Wolf", "a1")
    lunge = g.copy().turn(A).activate(A).attack(A, "Lunge", wolf)
    assert not lunge.asks(A, t.PAY_FOR_IT)
    assert lunge.in_play(spear)
    g.stand(wolf, "b1").turn(A).activate(A).dice("0 0 0 0 d1").attack(A, "Crippling Throw", wolf)
    assert g.s.place[spear] == k.BOOK


# --- Mordok's Tome, Summoning Circle, Messenger ------------------------------------------------------------
@pytest.mark.card("mordoks-tome")
def test_a84_with_the_tome_three_spells_are_prepared() -> None:
    """A84: three, and still one action and one quickcast."""
    g = Layout()
    g.put(A, "Mordok's Tome", on=A)
    blank = face("Minor Heal")
    g.phase(PLANNING)
    for _ in range(3):
        g.choose(A, t.PREPARE, blank)
    assert not g.asks(A, t.PLAN)
    g.choose(B, t.PREPARE, blank).choose(B, t.PREPARE, blank)
    assert not g.asks(B, t.PLAN)
    mine = [x for x in range(2, g.s.terms.plans) if g.s.place[x] == k.PREPARED and g.s.bearer[x] == A]
    assert len(mine) == 3
    assert g.s.quick[A] == 1


@pytest.mark.card("summoning-circle", "lair")
def test_a84_the_mage_may_summon_into_the_circle_a_lair_may_not() -> None:
    """A84: the circle is far away at d3."""
    g = Layout("Beastmaster")
    g.put(A, "Summoning Circle", "d3")
    lair = g.put(A, "Lair", "b1")
    fox = g.prepare(A, "Bitterwood Fox", on=lair)
    g.phase(DEPLOYMENT)
    assert g.offered(A, t.CAST_ZONE) == [(fox, g.zone("b1"))]
    assert g.why(A, t.CAST_ZONE, fox, g.zone("d3")) == "too-far"
    g = Layout("Beastmaster")
    g.put(A, "Summoning Circle", "d3")
    wolf = g.prepare(A, "Timber Wolf")
    g.turn(A).activate(A)
    assert g.offered(A, t.CAST_ZONE) == [(wolf, g.zone("a1")), (wolf, g.zone("d3"))]
    g.cast_zone(A, wolf, "d3")
    assert g.name_of_zone(wolf) == "d3"


@pytest.mark.card("messenger-of-bim-shalla")
def test_a84_the_messenger_heals_as_it_comes() -> None:
    """A84: dice 2, 1*, 0, 1: a friendly Living creature within 1 zone heals 4."""
    g = Layout("Priestess", "Wizard")
    wolf, enemy, far = (
        g.put(A, "Timber Wolf", "b1"),
        g.put(B, "Timber Wolf", "b1"),
        g.put(A, "Timber Wolf", "c2"),
    )
    bones = g.put(A, "Skeletal Sentry", "a1")
    for x in (wolf, enemy, far, bones):
        g.hurt(x, 6)
    messenger = g.prepare(A, "Messenger of Bim-Shalla")
    g.turn(A).activate(A).cast_zone(A, messenger, "a1")
    assert g.asks(A, t.ASKS_PICK)
    offered = [x for x, _ in g.offered(A, t.PICK)]
    assert wolf in offered
    assert not {enemy, far, bones} & set(offered)
    g.dice("2 1* 0 1").choose(A, t.PICK, wolf)
    assert g.damage(wolf) == 2


# --- Meredia's Blessing, Critical Strike, Circle of Light --------------------------------------------------
@pytest.mark.card("meredias-blessing")
def test_a85_who_leads_in_living_objects_is_blessed() -> None:
    """A85: 4 against 3: heals up to 2 on one Living non-Mage object and pays 2 for a Rot on another."""
    g = Layout("Warlock", "Beastmaster")
    g.put(B, "Meredia's Blessing", "c1")
    one, two = g.put(A, "Timber Wolf", "b2"), g.put(A, "Mana Flower", "b3")
    g.put(A, "Bitterwood Fox", "b1")
    theirs = [g.put(B, "Timber Wolf", "c2"), g.put(B, "Bitterwood Fox", "c3")]
    g.hurt(two, 3).hurt(A, 5).afflict(theirs[0], k.ROT).afflict(A, k.ROT)
    g.upkeep(B).done(B)
    assert g.asks(A, t.ASKS_PICK)
    offered = [x for x, _ in g.offered(A, t.PICK)]
    assert A not in offered
    assert two in offered
    g.choose(A, t.PICK, two)
    assert g.offered(A, t.PICK_NUMBER) == [(1, -1), (2, -1)]
    g.choose(A, t.PICK_NUMBER, 2)
    assert g.damage(two) == 1
    assert g.offered(A, t.PICK_CONDITION) == [(k.ROT, theirs[0])]
    g.choose(A, t.PICK_CONDITION, k.ROT, theirs[0])
    assert g.s.mana[A] == 18
    assert not g.has(theirs[0], k.ROT)
    assert g.in_play(one)


@pytest.mark.card("meredias-blessing")
def test_a85_on_a_tie_nobody_is_blessed() -> None:
    """A85: 3 against 3."""
    g = Layout("Warlock", "Beastmaster")
    g.put(B, "Meredia's Blessing", "c1")
    for seat, zone in ((A, "b2"), (B, "c2")):
        g.put(seat, "Bitterwood Fox", zone)
        g.hurt(g.put(seat, "Timber Wolf", zone), 3)
    g.upkeep(A)
    assert not g.asks(A, t.ASKS_PICK)
    assert not g.asks(B, t.ASKS_PICK)
    assert not g.told(t.HEALED)


@pytest.mark.card("critical-strike")
def test_a85_critical_strike_is_for_the_first_melee_attack_of_a_round() -> None:
    """A85: Piercing +3 for the first, as a counterstrike too; the second has none."""
    g = Layout("Warlock", "Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(A, "Critical Strike", on=wolf)
    other, knight = g.put(B, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    g.guard(wolf).turn(B).activate(other).dice("0 0 0 0").attack(other, "Bite", wolf)
    g.dice("2 0 0 0").choose(A, t.STRIKE_BACK, g.bar(wolf, "Bite"), other)
    assert g.damage(other) == 2
    g.activate(wolf).dice("2 2 1 0").attack(wolf, "Bite", other)
    assert g.damage(other) == 2 + 3
    assert g.in_play(knight)


@pytest.mark.card("circle-of-light")
@pytest.mark.parametrize(
    ("name", "bar", "dice"), [("Timber Wolf", "Bite", 1), ("Skeletal Sentry", "Short Sword", 3)]
)
def test_a85_circle_of_light_shines_brighter_on_the_dead(name: str, bar: str, dice: int) -> None:
    """A85: its barrier has 1 die, 3 against a Nonliving attacker."""
    g = Layout("Warlock", "Beastmaster")
    x, wolf = g.put(A, name, "b2"), g.put(B, "Timber Wolf", "b2")
    g.put(B, "Circle of Light", on=wolf)
    g.turn(A).activate(x).attack(x, bar, wolf)
    assert g.told(t.BARRIER_ANSWERS)
    assert dice_of(g) == dice
