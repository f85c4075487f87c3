"""What conjurations do: to whom, how much, how often, and to whom not (R11.4, R14, R20)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import EAST
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import ATTACK_DICE, EFFECT_DIE
from conclave.games.mage_wars.rules.rounds import DEPLOYMENT
from conclave.games.mage_wars.rules.traits import (
    armour_of,
    channeling_of,
    is_immune,
    is_restrained,
    is_unmovable,
    life_of,
    refresh,
)
from tests.games.mage_wars.layout import A, B, Layout


def remove(g: Layout, x: int) -> None:
    """An object is gone."""
    g.s.play.remove(x)
    g.s.place[x] = k.DISCARD
    refresh(g.s)


# --- totems ------------------------------------------------------------------------------------------------
@pytest.mark.card("rajans-fury")
def test_rajans_fury_gives_every_animal_a_charge() -> None:
    """R20: of both sides, and beside a Charge of its own; no other creature."""
    g = Layout("Beastmaster")
    totem = g.put(A, "Rajan's Fury", "a2")
    x = {name: g.put(A, name, "b2") for name in ("Timber Wolf", "Feral Bobcat", "Goran, Werewolf Pet")}
    theirs = g.put(B, "Timber Wolf", "d1")
    assert [g.trait(y, k.CHARGE) for y in (*x.values(), theirs, A)] == [1, 3, 0, 1, 0]
    remove(g, totem)
    assert [g.trait(y, k.CHARGE) for y in (*x.values(), theirs, A)] == [0, 2, 0, 0, 0]


@pytest.mark.card("rajans-fury")
@pytest.mark.parametrize(("start", "dice"), [("b1", 5), ("b2", 4)])
def test_rajans_fury_counts_after_a_move(start: str, dice: int) -> None:
    """R20: 4 dice and 1 for who has moved; for a counterstrike never."""
    g = Layout("Beastmaster")
    g.put(B, "Rajan's Fury", "d2")
    wolf, foe = g.put(A, "Timber Wolf", start), g.put(B, "Timber Wolf", "b2")
    g.guard(foe).turn(A).activate(wolf)
    if start == "b1":
        g.move(wolf, "b2")
    g.dice("0 0 0 0").attack(wolf, "Bite", foe)
    g.choose(B, t.STRIKE_BACK, g.bar(foe, "Bite"), wolf)
    assert g.rolled() == [dice, 4]


FAMILIES = [
    ("Mountain Gorilla", k.CLIMBING, 1),
    ("Steelclaw Grizzly", k.TOUGH, -2),
    ("Timber Wolf", k.MELEE_BONUS, 1),
    ("Feral Bobcat", k.ELUSIVE, 1),
    ("Emerald Tegu", k.ARMOUR, 1),
]


@pytest.mark.card("animal-kinship")
@pytest.mark.parametrize(("name", "trait", "n"), FAMILIES)
def test_animal_kinship_teaches_the_mage_one_thing_of_each_family(name: str, trait: int, n: int) -> None:
    """The Mage alone, and once, however many there are; without the animal it is forgotten."""
    g = Layout("Wizard", "Beastmaster")
    g.put(A, "Animal Kinship", "a2")
    every = [kind for _, kind, _ in FAMILIES]
    g.put(B, name, "d2")
    assert [g.trait(A, kind) for kind in every] == [0] * 5
    one, two = g.put(A, name, "b2"), g.put(A, name, "c2")
    knight = g.put(A, "Knight of Westlock", "b2")
    assert [g.trait(A, kind) for kind in every] == [n if kind == trait else 0 for kind in every]
    assert g.trait(knight, trait) == 0
    remove(g, one)
    assert g.trait(A, trait) == n
    remove(g, two)
    assert g.trait(A, trait) == 0


@pytest.mark.card("animal-kinship")
def test_o66_animal_kinship_wants_animals() -> None:
    """O66: neither a canine nor a reptile that is no animal counts; of five families all count."""
    g = Layout("Wizard")
    g.put(A, "Animal Kinship", "a2")
    g.put(A, "Goran, Werewolf Pet", "b2")
    g.put(A, "Stonegaze Basilisk", "b2")
    assert [g.trait(A, kind) for _, kind, _ in FAMILIES] == [0] * 5
    for name, _, _ in FAMILIES:
        g.put(A, name, "c2")
    assert [g.trait(A, kind) for _, kind, _ in FAMILIES] == [n for _, _, n in FAMILIES]


@pytest.mark.card("animal-kinship")
def test_animal_kinship_lets_the_mage_climb_and_pass_by_guards() -> None:
    """R7.7, R18.2: as an ape and as a cat do."""
    g = Layout("Wizard").stand(A, "b2")
    g.put(A, "Animal Kinship", "a2")
    g.put(B, "Wall of Stone", between=("b2", "c2"))
    wolf, cleric = g.put(B, "Timber Wolf", "b2"), g.put(B, "Asyran Cleric", "b2")
    g.guard(wolf).turn(A).activate(A)
    fist = g.bar(A, "Basic Melee Attack")
    assert g.why(A, t.CROSS, g.zone("c2")) == "cannot-climb"
    assert g.why(A, t.ATTACK, fist, cleric) == "guarded"
    g.put(A, "Mountain Gorilla", "a1")
    g.put(A, "Feral Bobcat", "a1")
    g.s.ready[A] = 1
    g.turn(A).activate(A)
    assert g.why(A, t.ATTACK, fist, cleric) == "allowed"
    g.choose(A, t.CROSS, g.zone("c2"))
    assert g.name_of_zone(A) == "c2"


@pytest.mark.card("tooth-nail")
@pytest.mark.parametrize(
    ("name", "bar", "harm"),
    [("Timber Wolf", "Bite", 3), ("Steelclaw Grizzly", "Claws", 4), ("Knight of Westlock", "Longsword", 2)],
)
def test_tooth_and_nail_sharpens_the_melee_of_animals(name: str, bar: str, harm: int) -> None:
    """R16.3: 1 of a Wolf's Armour of 2 counts less, beside what the bar pierces; animals alone."""
    g = Layout()
    g.put(B, "Tooth & Nail", "d2")
    x, wolf = g.put(A, name, "b2"), g.put(B, "Timber Wolf", "b2")
    g.fights(x, bar, wolf, "2 2" + " 0" * {"Bite": 2}.get(bar, 3))
    assert g.damage(wolf) == harm


@pytest.mark.card("tooth-nail")
def test_tooth_and_nail_counts_in_a_counterstrike_and_not_in_a_trample() -> None:
    """R21.1: a trample is no melee attack."""
    g = Layout()
    g.put(A, "Tooth & Nail", "a2")
    rhino, wolf = g.put(A, "Woolly Rhinoceros", "b2"), g.put(B, "Timber Wolf", "b2")
    g.guard(wolf).turn(A).activate(rhino).choose(A, t.MOVE, g.zone("b3"))
    g.dice("2 2 0").choose(A, t.TRAMPLES, g.offered(A, t.TRAMPLES)[0][0], wolf)
    assert g.damage(wolf) == 2
    g.dice("2 2 0 0").choose(B, t.STRIKE_BACK, g.bar(wolf, "Bite"), rhino)
    assert g.damage(rhino) == 4 - 2


# --- trees, flowers, crystals ------------------------------------------------------------------------------
@pytest.mark.card("mohktari-great-tree-of-life")
def test_mohktari_regrows_what_lives_beneath_it() -> None:
    """Friendly Living creatures in its zone, the Mage too, heal 2; itself as well, and no one else."""
    g = Layout("Beastmaster")
    tree = g.put(A, "Mohktari, Great Tree of Life", "a1")
    wolf, bones = g.put(A, "Timber Wolf", "a1"), g.put(A, "Skeletal Sentry", "a1")
    far, foe = g.put(A, "Timber Wolf", "a2"), g.put(B, "Timber Wolf", "a1")
    flower, unicorn = g.put(A, "Mana Flower", "a1"), g.put(A, "Highland Unicorn", "a1")
    hurt = (tree, wolf, A, flower, unicorn, bones, far, foe)
    for x in hurt:
        g.hurt(x, 4)
    g.upkeep(A).skip()
    assert [g.damage(x) for x in hurt] == [2, 2, 2, 2, 2, 4, 4, 4]


@pytest.mark.card("mohktari-great-tree-of-life")
def test_there_is_one_mohktari() -> None:
    """R10.5: it is Legendary; it stands beside a Zone Exclusive conjuration, and water does not harm it."""
    g = Layout("Beastmaster")
    g.put(A, "Rajan's Fury", "a2")
    tree, geyser = g.prepare(A, "Mohktari, Great Tree of Life"), g.prepare(A, "Geyser")
    theirs = g.put(B, "Mohktari, Great Tree of Life", "a1")
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, tree, g.zone("a2")) == "in-play-already"
    assert g.why(A, t.CAST, geyser, theirs) == "immune"
    remove(g, theirs)
    assert g.turn(A).why(A, t.CAST_ZONE, tree, g.zone("a2")) == "allowed"


@pytest.mark.card("mana-flower", "mana-crystal")
@pytest.mark.parametrize("name", ["Mana Flower", "Mana Crystal"])
def test_flowers_and_crystals_add_up_for_their_mage(name: str) -> None:
    """Channeling +1 each for the controller's Mage, and not for the other or for a Lair."""
    g = Layout("Beastmaster")
    lair = g.put(A, "Lair", "a2")
    for zone in ("a1", "b1", "c1"):
        g.put(A, name, zone)
    assert [channeling_of(g.s, x) for x in (A, B, lair)] == [9 + 3, 10, 2]


@pytest.mark.card("mana-flower", "mana-crystal", "fireball", "geyser")
def test_a_flower_grows_and_burns_a_crystal_does_not() -> None:
    """R20: a Flower is Living, heals 2 each Upkeep, minds no water and flames the more."""
    g = Layout("Warlock")
    flower, crystal = g.put(B, "Mana Flower", "b1"), g.put(B, "Mana Crystal", "a2")
    ball, geyser = g.prepare(A, "Fireball"), g.prepare(A, "Geyser")
    grown = g.copy().hurt(flower, 3).hurt(crystal, 3).upkeep(A)
    assert (grown.damage(flower), grown.damage(crystal)) == (1, 3)
    g.turn(A)
    assert g.why(A, t.CAST, geyser, flower) == "immune"
    assert g.why(A, t.CAST, ball, crystal) == "immune"
    g.cast(A, ball, flower).skip()
    assert g.rolled() == [8]


@pytest.mark.card("mana-siphon")
def test_a_siphon_is_linked_to_a_mage_near_and_in_sight() -> None:
    """As it comes, within 2 zones; the Mage has Channeling -2 wherever it goes, until the Siphon is gone."""
    g = Layout("Wizard").stand(B, "c2").mana(A, 40)
    siphon = g.prepare(A, "Mana Siphon")
    g.turn(A).activate(A).cast_zone(A, siphon, "b1")
    assert g.offered(A, t.PICK) == [(A, -1), (B, -1)]
    g.choose(A, t.PICK, B)
    assert (channeling_of(g.s, A), channeling_of(g.s, B)) == (10, 8)
    g.stand(B, "d3")
    assert channeling_of(g.s, B) == 8
    remove(g, siphon)
    assert channeling_of(g.s, B) == 10


@pytest.mark.card("mana-siphon")
@pytest.mark.parametrize(("zone", "wall"), [("d3", False), ("b3", True)])
def test_a_siphon_finds_no_mage_far_away_or_behind_a_wall(zone: str, wall: bool) -> None:
    """The Mage itself is the only one there is, and is taken without being asked."""
    g = Layout("Wizard").stand(B, zone).mana(A, 40)
    if wall:
        g.put(B, "Fog Bank", between=("b1", "b2"))
    siphon = g.prepare(A, "Mana Siphon")
    g.turn(A).activate(A).cast_zone(A, siphon, "b1")
    assert int(g.s.linked[siphon]) == A
    assert (channeling_of(g.s, A), channeling_of(g.s, B)) == (8, 10)


# --- artifacts ---------------------------------------------------------------------------------------------
@pytest.mark.card("idol-of-pestilence")
def test_an_idol_poisons_all_that_lives() -> None:
    """1 damage each Upkeep, Mages and its own side included, past Armour; not the immune, no conjurations."""
    g = Layout("Warlock")
    g.put(A, "Idol of Pestilence", "a2")
    lives = [A, B, g.put(A, "Knight of Westlock", "b2"), g.put(B, "Thunderift Falcon", "d1")]
    not_hit = [
        g.put(A, "Malacoda", "c3"), g.put(B, "Skeletal Sentry", "b2"), g.put(B, "Whirling Spirit", "b2"),
        g.put(B, "Mana Flower", "b2"),
    ]  # fmt: skip
    g.upkeep(A).skip()
    assert [g.damage(x) for x in lives] == [1] * 4
    assert [g.damage(x) for x in not_hit] == [0] * 4


@pytest.mark.card("mordoks-obelisk")
def test_an_obelisk_taxes_every_creature_but_mages() -> None:
    """Upkeep +1 on both sides, beside what is printed; who is not paid for is destroyed."""
    g = Layout("Beastmaster").mana(A, 3).mana(B, 1)
    g.put(A, "Mordok's Obelisk", "a2")
    wolf, spirit = g.put(A, "Timber Wolf", "b2"), g.put(A, "Whirling Spirit", "b2")
    one, two = g.put(B, "Timber Wolf", "c2"), g.put(B, "Bitterwood Fox", "c2")
    g.put(B, "Mana Flower", "c2")
    assert [g.trait(x, k.UPKEEP) for x in (A, B, wolf, spirit, one, two)] == [0, 0, 1, 2, 1, 1]
    g.upkeep(A).choose(A, t.ITEM, spirit, k.COST_ITEM).choose(A, t.YES).choose(A, t.YES)
    g.choose(B, t.ITEM, two, k.COST_ITEM).choose(B, t.YES)
    assert [g.in_play(x) for x in (wolf, spirit, one, two)] == [True, True, False, True]
    assert (int(g.s.mana[A]), int(g.s.mana[B])) == (0, 0)


@pytest.mark.card("deathlock")
def test_under_a_deathlock_nothing_heals() -> None:
    """R20: creatures and conjurations of both sides have Finite Life: no healing, no regrowing, no Life."""
    g = Layout("Priestess").mana(A, 40)
    lock = g.put(B, "Deathlock", "c3")
    wolf, unicorn = g.put(A, "Timber Wolf", "a1"), g.put(B, "Highland Unicorn", "d1")
    flower, spell = g.put(A, "Mana Flower", "a2"), g.prepare(A, "Minor Heal")
    for x in (wolf, unicorn, flower):
        g.hurt(x, 4)
    upkeep, turn = g.copy().upkeep(A), g.copy().turn(A).cast(A, spell, wolf)
    assert [upkeep.damage(x) for x in (wolf, unicorn, flower)] == [4, 4, 4]
    assert (turn.damage(wolf), life_of(turn.s, A)) == (4, 32)
    remove(g, lock)
    upkeep, turn = g.copy().upkeep(A), g.copy().turn(A).dice("2 2* 0 0 0").cast(A, spell, wolf)
    assert [upkeep.damage(x) for x in (wolf, unicorn, flower)] == [4, 2, 2]
    assert (turn.damage(wolf), life_of(turn.s, A)) == (0, 33)


@pytest.mark.card("sacrificial-altar")
def test_a_sacrifice_strengthens_by_the_level_of_the_victim() -> None:
    """Melee and Piercing +X to the end of the round, X the victim's level; once a round, of one's own."""
    g = Layout("Warlock")
    altar = g.put(A, "Sacrificial Altar", "a2")
    imp, slayer = g.put(A, "Firebrand Imp", "b2"), g.put(A, "Dark Pact Slayer", "c3")
    wolf, foe = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    deed = k.DEEDS * altar
    g.turn(A)
    assert g.why(A, t.INVOKE, deed, foe) == "other-kind"
    assert g.why(A, t.INVOKE, deed, A) == "allowed"
    g.invoke(A, altar, target=wolf)
    assert sorted(g.offered(A, t.PICK)) == sorted([(x, -1) for x in (imp, slayer, wolf)])
    g.choose(A, t.PICK, slayer)
    assert not g.in_play(slayer)
    assert (g.trait(wolf, k.MELEE_BONUS), g.trait(wolf, k.PIERCING)) == (3, 3)
    assert g.why(A, t.INVOKE, deed, imp) == "used-already"
    g.fights(wolf, "Bite", foe, "2 2 0 0 0 0 0")
    assert (g.rolled(), g.damage(foe)) == ([7], 4)


@pytest.mark.card("sacrificial-altar")
def test_an_altar_wants_a_victim_that_is_no_mage() -> None:
    """Nothing but Mages and enemies: it is not used; who is picked may be whom it was to strengthen."""
    g = Layout("Warlock")
    altar = g.put(A, "Sacrificial Altar", "a2")
    g.put(B, "Timber Wolf", "b2")
    assert g.turn(A).why(A, t.INVOKE, k.DEEDS * altar, A) == "not-now"
    wolf = g.put(A, "Timber Wolf", "b2")
    g.turn(A).invoke(A, altar, target=wolf)
    assert not g.in_play(wolf)
    g.s.phase = k.CREATURE_ACTIONS
    assert g.asks(A, t.WHOSE_TURN)


@pytest.mark.card("suppression-orb")
def test_an_orb_charges_each_move_action_of_a_creature() -> None:
    """R7.1.2: 1 mana of its controller, on both sides; Mages walk free; unpaid, the action is lost."""
    g = Layout("Wizard").mana(A, 1)
    g.put(A, "Suppression Orb", "a2")
    wolf = g.put(A, "Timber Wolf", "b2")
    walk = g.copy().turn(A).activate(A).move(A, "b1")
    assert (walk.name_of_zone(A), int(walk.s.mana[A])) == ("b1", 1)
    g.turn(A).activate(wolf).move(wolf, "c2")
    assert g.asks(A, t.PAY_FOR_IT)
    unpaid = g.copy().done(A)
    assert (unpaid.name_of_zone(wolf), int(unpaid.s.mana[A])) == ("b2", 1)
    assert unpaid.why(A, t.GUARD) == "allowed"
    g.choose(A, t.YES)
    assert (g.name_of_zone(wolf), int(g.s.mana[A])) == ("c2", 0)
    g.move(wolf, "d2")
    assert not g.asks(A, t.PAY_FOR_IT)
    assert g.name_of_zone(wolf) == "c2"
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("suppression-orb", "force-push")
def test_an_orb_charges_the_enemy_and_no_pushes() -> None:
    """A Push is no move action."""
    g = Layout("Wizard").mana(B, 5)
    g.put(A, "Suppression Orb", "a2")
    fox = g.put(B, "Bitterwood Fox", "b1")
    g.turn(B).activate(fox).move(fox, "b2").choose(B, t.YES).move(fox, "b1").choose(B, t.YES)
    assert int(g.s.mana[B]) == 3
    push = g.prepare(A, "Force Push")
    g.turn(A).cast(A, push, fox).choose(A, t.PICK_WAY, EAST)
    assert (g.name_of_zone(fox), int(g.s.mana[B])) == ("c1", 3)


# --- clouds and vines --------------------------------------------------------------------------------------
@pytest.mark.card("poison-gas-cloud")
@pytest.mark.parametrize(
    ("name", "left"), [("Bitterwood Fox", 0), ("Skeletal Sentry", 1), ("Malacoda", 0), ("Feral Bobcat", 0)]
)
def test_in_a_cloud_there_is_one_move_action(name: str, left: int) -> None:
    """For who enters, and for who is activated there, even if Fast; O63: the immune do not mind."""
    for start, first, second in (("b1", "b2", "b3"), ("b2", "b3", "c3")):
        g = Layout()
        g.put(B, "Poison Gas Cloud", "b2")
        x = g.put(A, name, start)
        g.turn(A).activate(x).move(x, first)
        if name == "Malacoda":
            assert not g.asks(A, t.DO_WHAT), "it is Slow"
            continue
        assert bool(g.offered(A, t.MOVE)) == bool(left)
        assert g.why(A, t.MOVE, g.zone(second)) == ("allowed" if left else "moved-enough")
        assert g.why(A, t.GUARD) == "allowed"


@pytest.mark.card("poison-gas-cloud")
def test_a_cloud_at_the_second_step_takes_nothing_back() -> None:
    """O63: Malacoda and a friend of the cloud; the move taken before counts; the next round is free again."""
    g = Layout()
    g.put(A, "Poison Gas Cloud", "b3")
    fox = g.put(A, "Bitterwood Fox", "b1")
    g.turn(A).activate(fox).move(fox, "b2").move(fox, "b3")
    assert g.name_of_zone(fox) == "b3"
    assert g.why(A, t.GUARD) == "allowed"
    g.done(A).skip()
    assert not g.trait(fox, k.ONE_MOVE)


@pytest.mark.card("poison-gas-cloud", "force-push")
def test_who_is_pushed_into_a_cloud_goes_slowly_in_its_next_action_phase() -> None:
    """R7.3: a Push is entering."""
    g = Layout()
    g.put(A, "Poison Gas Cloud", "c1")
    fox = g.put(B, "Bitterwood Fox", "b1")
    g.casts(A, "Force Push", fox)
    g.choose(A, t.PICK_WAY, EAST).stand(fox, "d1")
    g.turn(B).activate(fox).move(fox, "d2")
    assert g.why(B, t.MOVE, g.zone("c2")) == "moved-enough"


@pytest.mark.card("poison-gas-cloud")
def test_a_cloud_poisons_its_own_zone() -> None:
    """2 damage each Upkeep to Living creatures there, of both sides; nobody beside it."""
    g = Layout().stand(A, "b2")
    g.put(A, "Poison Gas Cloud", "b2")
    x = [g.put(B, name, "b2") for name in ("Knight of Westlock", "Skeletal Sentry", "Mana Flower")]
    near = g.put(B, "Timber Wolf", "b3")
    g.upkeep(A).skip()
    assert [g.damage(y) for y in (A, *x, near)] == [2, 2, 0, 0, 0]


@pytest.mark.card("tanglevine")
def test_a_tanglevine_holds_what_can_be_held() -> None:
    """R8.6: Corporeal, not Flying, not Uncontainable; one on each creature; a Mage too."""
    g = Layout("Beastmaster").stand(A, "b2")
    vine = g.prepare(A, "Tanglevine")
    g.put(B, "Highland Unicorn", "b2")
    wolf, golem = g.put(B, "Timber Wolf", "b2"), g.put(B, "Magma Golem", "b2")
    falcon, spirit = g.put(B, "Thunderift Falcon", "b2"), g.put(B, "Whirling Spirit", "b2")
    held, flower = g.put(B, "Timber Wolf", "b2"), g.put(B, "Mana Flower", "b2")
    g.put(B, "Tanglevine", on=held)
    g.turn(A)
    why = [g.why(A, t.CAST, vine, x) for x in (wolf, A, golem, falcon, spirit, held, flower)]
    assert why == [
        "allowed", "allowed", "cannot-be-held", "it-flies", "not-corporeal", "same-name", "other-kind",
    ]  # fmt: skip
    g.cast(A, vine, wolf)
    assert (is_restrained(g.s, wolf), is_unmovable(g.s, wolf)) == (True, True)
    assert (g.s.bearer[vine], g.s.controller[vine]) == (wolf, A)
    remove(g, vine)
    assert (is_restrained(g.s, wolf), is_unmovable(g.s, wolf)) == (False, False)


@pytest.mark.card("tanglevine", "fireball", "firestorm")
def test_a_vine_is_out_of_the_way_of_ranged_attacks() -> None:
    """O29: no bow and no Fireball may be aimed at it; teeth may, and a Firestorm hits it hard."""
    g = Layout("Warlock").mana(A, 40)
    wolf, archer = g.put(A, "Timber Wolf", "b1"), g.put(A, "Royal Archer", "b2")
    vine = g.put(B, "Tanglevine", on=wolf)
    ball, storm = g.prepare(A, "Fireball"), g.prepare(A, "Firestorm")
    g.turn(A)
    assert g.why(A, t.CAST, ball, vine) == "protected"
    assert g.copy().activate(archer).why(A, t.ATTACK, g.bar(archer, "Longbow"), vine) == "protected"
    assert g.copy().activate(wolf).why(A, t.ATTACK, g.bar(wolf, "Bite"), vine) == "allowed"
    g.activate(A).cast_zone(A, storm, "b1").choose(A, t.PICK, vine)
    assert g.rolled() == [7, 5]


# --- temples -----------------------------------------------------------------------------------------------
@pytest.mark.card("hand-of-bim-shalla")
@pytest.mark.parametrize(
    ("branch", "effect"), [(0, (2, 0, 0)), (1, (3, 1, 0)), (2, (3, 0, 1))], ids=["heal", "melee", "armour"]
)
def test_the_hand_helps_one_living_creature_a_round(branch: int, effect: tuple[int, int, int]) -> None:
    """Anywhere, of either side, out of sight too; it takes no action; once a round, and to its end."""
    g = Layout("Priestess")
    hand = g.put(A, "Hand of Bim-Shalla", "a2")
    wolf, bones = g.put(B, "Timber Wolf", "d1"), g.put(A, "Skeletal Sentry", "a1")
    flower = g.put(A, "Mana Flower", "b1")
    deed = k.DEEDS * hand
    g.hurt(wolf, 3).turn(A)
    assert [g.why(A, t.INVOKE, deed, x) for x in (wolf, A, bones, flower)] == [
        "allowed", "allowed", "other-kind", "other-kind",
    ]  # fmt: skip
    armour = armour_of(g.s, wolf)
    g.invoke(A, hand, target=wolf).choose(A, t.BRANCH, branch)
    assert (g.damage(wolf), g.trait(wolf, k.MELEE_BONUS), armour_of(g.s, wolf) - armour) == effect
    assert g.why(A, t.INVOKE, deed, A) == "used-already"
    assert g.asks(A, t.WHOSE_TURN)
    assert int(g.s.ready[A]) == 1


@pytest.mark.card("hand-of-bim-shalla")
def test_the_hand_does_not_heal_the_unhurt() -> None:
    """One of the other two is chosen then; there is one Hand for each Mage."""
    g = Layout("Priestess", "Priestess")
    hand = g.put(A, "Hand of Bim-Shalla", "a2")
    another = g.prepare(A, "Hand of Bim-Shalla")
    g.put(B, "Hand of Bim-Shalla", "d2")
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, another, g.zone("a1")) == "in-play-already"
    g.invoke(A, hand, target=A)
    assert g.offered(A, t.BRANCH) == [(1, -1), (2, -1)]
    remove(g, hand)
    assert g.turn(A).why(A, t.CAST_ZONE, another, g.zone("a1")) == "allowed"


@pytest.mark.card("temple-of-the-dawnbreaker")
def test_the_dawnbreaker_lets_a_defence_be_rolled_again() -> None:
    """R21.3: right after the roll, the new result stands, and it is used for the round."""
    g = Layout("Warlock", "Priestess")
    wolf, knight = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    temple = g.put(B, "Temple of the Dawnbreaker", "d1")
    g.turn(A).activate(wolf).dice("d7").attack(wolf, "Bite", knight).choose(B, t.DEFEND, knight)
    assert g.offered(B, t.REROLL) == [(temple, -1)]
    g.dice("d8").choose(B, t.REROLL, temple)
    assert g.rolled() == []
    assert g.told(t.AVOIDED)
    again = g.put(A, "Timber Wolf", "b2")
    g.turn(A).activate(again).attack(again, "Bite", knight)
    assert not g.asks(B, t.ROLL_AGAIN)


@pytest.mark.card("temple-of-the-dawnbreaker")
@pytest.mark.parametrize(("again", "left"), [("d7", 0), ("d6", 1)])
def test_the_dawnbreaker_lets_an_escape_be_rolled_again(again: str, left: int) -> None:
    """R19: one's own roll alone."""
    g = Layout("Priestess")
    wolf, foe = g.put(A, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "c2")
    temple = g.put(A, "Temple of the Dawnbreaker", "a2")
    g.afflict(wolf, k.CRIPPLE).afflict(foe, k.CRIPPLE)
    g.turn(A).activate(wolf).dice("d6").done(A)
    g.dice(again).choose(A, t.REROLL, temple).skip()
    assert g.has(wolf, k.CRIPPLE) == left
    g.s.done = []
    g.turn(B).activate(foe).dice("d6").done(B)
    assert not g.asks(A, t.ROLL_AGAIN)


@pytest.mark.card("temple-of-the-dawnbreaker", "fireball")
@pytest.mark.parametrize(
    ("kind", "dice", "result"), [(ATTACK_DICE, "0 0 0 0 0 0", (0, 2)), (EFFECT_DIE, "d1", (2, 0))]
)
def test_the_dawnbreaker_softens_an_attack_on_a_creature_of_yours(
    kind: int, dice: str, result: tuple[int, int]
) -> None:
    """All attack dice, or the effect die; one of them, once a round, whatever was rolled again."""
    g = Layout("Warlock", "Priestess").mana(A, 40)
    temple, wolf = g.put(B, "Temple of the Dawnbreaker", "d1"), g.put(B, "Timber Wolf", "b1")
    ball = g.prepare(A, "Fireball")
    g.turn(A).dice("2* 0 0 0 0 0 d11").cast(A, ball, wolf)
    assert g.offered(B, t.REROLL) == [(temple, ATTACK_DICE), (temple, EFFECT_DIE)]
    g.dice(dice).choose(B, t.REROLL, temple, kind)
    assert not g.asks(B, t.ROLL_AGAIN)
    assert (g.damage(wolf), g.has(wolf, k.BURN)) == result


@pytest.mark.card("temple-of-the-dawnbreaker", "fireball")
def test_the_dawnbreaker_cares_for_its_own_creatures_alone() -> None:
    """Neither for a conjuration, nor for what one's own attack does to an enemy; for the Mage it does."""
    for target, asked in (("Mana Flower", False), ("Priestess", True)):
        g = Layout("Warlock", "Priestess").stand(B, "b1")
        temple, flower = g.put(B, "Temple of the Dawnbreaker", "d1"), g.put(B, "Mana Flower", "b1")
        ball = g.prepare(A, "Fireball")
        g.turn(A).cast(A, ball, flower if target == "Mana Flower" else B)
        assert g.asks(B, t.ROLL_AGAIN) == asked
        assert g.in_play(temple)
    g = Layout("Priestess")
    g.put(A, "Temple of the Dawnbreaker", "a2")
    wolf, foe = g.put(A, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "b2")
    g.turn(A).activate(wolf).attack(wolf, "Bite", foe)
    assert not g.asks(A, t.ROLL_AGAIN)


def with_temples(n: int, mana: int = 20) -> tuple[Layout, int, int, int]:
    """A Temple of Light of A in b1, n - 1 other temples of it, a Wolf and a Sentry of B in c1."""
    g = Layout("Priestess").mana(A, mana)
    light = g.put(A, "Temple of Light", "b1")
    for name, zone in [("Hand of Bim-Shalla", "a1"), ("Temple of the Dawnbreaker", "a2")][: n - 1]:
        g.put(A, name, zone)
    g.put(A, "Mana Flower", "a3")
    g.put(B, "Temple of the Dawnbreaker", "d2")
    return g, light, g.put(B, "Timber Wolf", "c1"), g.put(B, "Skeletal Sentry", "c1")


@pytest.mark.card("temple-of-light")
@pytest.mark.parametrize(
    ("temples", "mana", "most"), [(1, 20, 1), (2, 20, 2), (3, 20, 3), (3, 2, 2), (3, 0, 0)]
)
def test_a_temple_of_light_shoots_with_as_many_dice_as_temples(temples: int, mana: int, most: int) -> None:
    """X is paid: at least 1, at most the temples of one's own."""
    g, light, wolf, _ = with_temples(temples, mana)
    g.turn(A)
    if not most:
        assert g.why(A, t.INVOKE, k.DEEDS * light, wolf) == "no-mana"
        return
    g.invoke(A, light, target=wolf)
    if most > 1:
        assert g.offered(A, t.PICK_NUMBER) == [(n, -1) for n in range(1, most + 1)]
        g.choose(A, t.PICK_NUMBER, most)
    while g.asks(B, t.ROLL_AGAIN):
        g.done(B)
    assert g.rolled() == [most]
    assert int(g.s.mana[A]) == mana - most


@pytest.mark.card("temple-of-light")
@pytest.mark.parametrize(
    ("roll", "condition"), [(6, ""), (7, "stun"), (8, "stun"), (9, "daze"), (12, "daze")]
)
def test_the_light_of_the_temple_stuns_and_above_that_dazes(roll: int, condition: str) -> None:
    """R23: with X = 2 on the effect die; 9-10 a Stun, 11 and more a Daze."""
    g, light, wolf, _ = with_temples(2)
    g.turn(A).dice(f"2 1 d{roll}").invoke(A, light, target=wolf).choose(A, t.PICK_NUMBER, 2).done(B)
    assert g.damage(wolf) == 1
    assert (g.has(wolf, k.STUN), g.has(wolf, k.DAZE)) == (condition == "stun", condition == "daze")


@pytest.mark.card("temple-of-light")
def test_a_temple_of_light_shines_on_the_dead() -> None:
    """2 dice more against Nonliving creatures, and full damage to the Incorporeal; no conjurations."""
    g, light, _, bones = with_temples(1)
    spirit, crystal = g.put(B, "Whirling Spirit", "c1"), g.put(B, "Mana Crystal", "c2")
    g.put(B, "Samandriel, Angel of Light", "c1")
    for x, dice in ((bones, 3), (spirit, 3), (crystal, 1)):
        h = g.copy().turn(A)
        h.dice("2 0 0 d1"[: 2 * dice] + " d1").invoke(A, light, target=x)
        while h.asks(B, t.ROLL_AGAIN):
            h.done(B)
        assert h.rolled() == [dice]
        assert h.damage(x) == (0 if x == crystal else 2)


@pytest.mark.card("temple-of-light")
def test_a_temple_of_light_shoots_once_a_round_as_far_as_it_sees() -> None:
    """Range 0-2 from the temple, in sight, at creatures and conjurations; the defender may avoid it."""
    g, light, wolf, _ = with_temples(1)
    far, angel = g.put(B, "Timber Wolf", "d2"), g.put(B, "Samandriel, Angel of Light", "c1")
    knight, behind = g.put(B, "Knight of Westlock", "c1"), g.put(B, "Timber Wolf", "b2")
    g.put(B, "Fog Bank", between=("b1", "b2"))
    deed = k.DEEDS * light
    g.turn(A)
    assert [g.why(A, t.INVOKE, deed, x) for x in (far, angel, behind, light, A, wolf)] == [
        "too-far", "other-kind", "out-of-sight", "allowed", "allowed", "allowed",
    ]  # fmt: skip
    g.dice("d8").invoke(A, light, target=knight)
    g.choose(B, t.DEFEND, knight)
    while g.asks(B, t.ROLL_AGAIN):
        g.done(B)
    assert g.rolled() == []
    assert g.why(A, t.INVOKE, deed, wolf) == "used-already"


# --- Lost Grimoire -----------------------------------------------------------------------------------------
@pytest.mark.card("altar-of-infernia", "call-of-the-wild")
def test_under_the_altar_nobody_gains_a_melee_bonus() -> None:
    """R21.5: on both sides, also what comes later, and what Rage brings; trait by trait it is still there."""
    g = Layout("Beastmaster")
    g.put(B, "Altar of Infernia", "c3")
    wolf, bones = g.put(A, "Timber Wolf", "b2"), g.put(B, "Skeletal Sentry", "b2")
    gorilla, foe = g.put(B, "Mountain Gorilla", "c2"), g.put(A, "Titanodon", "c2")
    g.s.tokens[k.TOKENS * gorilla + k.RAGE_TOKEN] = 2
    g.casts(A, "Call of the Wild")
    g.skip().fights(wolf, "Bite", bones)
    g.skip().fights(gorilla, "Fists", foe)
    assert g.rolled() == [4, 4]


@pytest.mark.card("ballista", "fireball")
def test_a_ballista_hits_conjurations_and_burns_well() -> None:
    """Giant Bolt goes at a Crystal too; out of sight it does not; flames do it 2 dice more; one each."""
    g = Layout("Warlock", open_training=True)
    ballista, other = g.put(A, "Ballista", "b1"), g.prepare(A, "Ballista")
    crystal, behind = g.put(B, "Mana Crystal", "c1"), g.put(B, "Mana Crystal", "b2")
    g.put(B, "Fog Bank", between=("b1", "b2"))
    g.s.tokens[k.TOKENS * ballista + k.LOAD] = 2
    g.turn(A)
    assert g.why(A, t.INVOKE, k.DEEDS * ballista, behind) == "out-of-sight"
    assert g.why(A, t.CAST_ZONE, other, g.zone("a1")) == "in-play-already"
    g.dice("2 2 2 0 0").invoke(A, ballista, target=crystal)
    assert not g.in_play(crystal)
    ball = g.prepare(B, "Fireball")
    g.stand(B, "c1").turn(B).cast(B, ball, ballista)
    assert g.rolled() == [5, 8]


@pytest.mark.card("meredias-blessing")
def test_o68_mages_count_and_whoever_leads_is_blessed() -> None:
    """O68: the Mages make it 2 to 1; the leader may be the enemy of whoever controls the Blessing."""
    for flowers, blessed in (((A,), A), ((B,), B), ((A, B), -1), ((), -1)):
        g = Layout("Warlock", "Beastmaster")
        g.put(B, "Meredia's Blessing", "c1")
        g.put(A, "Skeletal Sentry", "a1")
        g.put(A, "Mana Crystal", "a1")
        for seat in flowers:
            g.put(seat, "Mana Flower", "b2")
        g.upkeep(A)
        assert [g.asks(seat, t.ASKS_PICK) for seat in (A, B)] == [blessed == A, blessed == B]


@pytest.mark.card("meredias-blessing")
def test_o68_healing_may_be_declined_and_curing_be_done() -> None:
    """O68: the one or the other, or both, on whoever lives and is no Mage, of any side."""
    g = Layout("Warlock", "Beastmaster")
    g.put(A, "Meredia's Blessing", "c1")
    wolf, foe = g.put(A, "Timber Wolf", "b2"), g.put(B, "Titanodon", "b2")
    bones, flower = g.put(B, "Skeletal Sentry", "b2"), g.put(A, "Mana Flower", "b1")
    g.hurt(wolf, 1).hurt(foe, 5).hurt(bones, 5).hurt(A, 5)
    g.afflict(wolf, k.WEAK, 2).afflict(foe, k.STUN).afflict(A, k.DAZE).afflict(bones, k.DAZE)
    g.upkeep(A)
    assert [x for x, _ in g.offered(A, t.PICK)] == [wolf, foe, flower]
    one = g.copy().choose(A, t.PICK, foe)
    assert one.offered(A, t.PICK_NUMBER) == [(1, -1), (2, -1)]
    assert one.choose(A, t.PICK_NUMBER, 1).damage(foe) == 4
    g.done(A)
    assert g.offered(A, t.PICK_CONDITION) == [(k.WEAK, wolf), (k.STUN, foe)]
    g.choose(A, t.PICK_CONDITION, k.WEAK, wolf)
    assert (g.has(wolf, k.WEAK), int(g.s.mana[A])) == (1, 18)
    assert not g.asks(A, t.CURE_WHAT)


@pytest.mark.card("minds-eye")
def test_the_eye_hovers_out_of_reach() -> None:
    """O53: only what flies or has Reach gets at it; sight to and from it is always clear."""
    g = Layout("Wizard")
    eye = g.put(A, "Mind's Eye", "b2")
    wolf, angel = g.put(B, "Timber Wolf", "b2"), g.put(B, "Gray Angel", "b2")
    hidden = g.put(B, "Timber Wolf", "c2")
    for pair in (("b2", "c2"), ("a1", "b1"), ("a1", "a2")):
        g.put(B, "Wall of Stone", between=pair)
    ball = g.prepare(A, "Fireball")
    g.turn(A)
    assert g.why(A, t.CAST, ball, hidden) == "allowed"
    assert g.turn(B).activate(wolf).why(B, t.ATTACK, g.bar(wolf, "Bite"), eye) == "out-of-reach"
    assert g.turn(B).activate(angel).why(B, t.ATTACK, g.bar(angel, "Sword"), eye) == "allowed"


@pytest.mark.card("minds-eye", "huginn-raven-familiar")
def test_a_spell_of_a_familiar_may_come_from_the_eye_too() -> None:
    """R21.9: one quick spell a round, of the Mage or of a Familiar; of a Spawnpoint never."""
    g = Layout("Wizard").mana(A, 40)
    g.put(A, "Mind's Eye", "d2")
    huginn, gate = g.put(A, "Huginn, Raven Familiar", "a1"), g.put(A, "Gate to Voltari", "a2")
    wolf = g.put(B, "Timber Wolf", "d1")
    push = g.prepare(A, "Knockdown", on=huginn)
    ball = g.prepare(A, "Fireball")
    gremlin = g.prepare(A, "Blue Gremlin", on=gate)
    g.s.mana[gate] = 5
    g.phase(DEPLOYMENT)
    assert g.offered(A, t.CAST_ZONE) == [(gremlin, g.zone("a2"))]
    g.turn(A)
    assert g.why(A, t.CAST, ball, wolf) == "allowed"
    g.activate(huginn).cast(A, push, wolf)
    assert g.trait(wolf, k.INCAPACITATED) == 1
    assert g.why(A, t.CAST, ball, wolf) == "too-far"


@pytest.mark.card("minds-eye", "feral-bobcat")
def test_o53_a_creature_cast_as_a_quick_spell_appears_at_the_eye() -> None:
    """O53: the Beastmaster's Quick Summoning; a full spell comes from the Mage alone."""
    g = Layout("Beastmaster").mana(A, 40)
    g.put(A, "Mind's Eye", "d2")
    bobcat, wolf = g.prepare(A, "Feral Bobcat"), g.prepare(A, "Timber Wolf")
    g.turn(A).activate(A)
    assert g.why(A, t.CAST_ZONE, wolf, g.zone("d2")) == "too-far"
    g.cast_zone(A, bobcat, "d2")
    assert g.name_of_zone(bobcat) == "d2"


@pytest.mark.card("minds-eye", "jet-stream")
def test_o53_a_push_leads_away_from_the_eye() -> None:
    """O53: it is the source of the Push; the Mage stays the caster."""
    g = Layout("Wizard")
    eye = g.put(A, "Mind's Eye", "d1")
    wolf = g.put(B, "Timber Wolf", "c1")
    jet = g.prepare(A, "Jet Stream")
    g.turn(A).dice("0 0 d4").cast(A, jet, wolf).choose(A, t.PICK, eye)
    assert g.name_of_zone(wolf) == "b1"


@pytest.mark.card("lair", "mordoks-obelisk", "suppression-orb", "idol-of-pestilence")
@pytest.mark.parametrize(
    ("name", "mage"),
    [("Mordok's Obelisk", "Wizard"), ("Suppression Orb", "Wizard"), ("Idol of Pestilence", "Warlock")],
)
def test_some_artifacts_are_one_in_the_world(name: str, mage: str) -> None:
    """R10.5: a Legendary card is in play once, whoever has it."""
    g = Layout(mage).mana(A, 40)
    card, theirs = g.prepare(A, name), g.put(B, name, "d2")
    assert g.turn(A).why(A, t.CAST_ZONE, card, g.zone("a2")) == "in-play-already"
    remove(g, theirs)
    assert g.turn(A).why(A, t.CAST_ZONE, card, g.zone("a2")) == "allowed"


@pytest.mark.card(
    "animal-kinship", "gate-to-hell", "gate-to-voltari", "lair", "pentagram", "sacrificial-altar",
    "temple-of-asyra", "ballista", "minds-eye",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "who"),
    [
        ("Animal Kinship", {"Beastmaster"}),
        ("Gate to Hell", {"Warlock"}),
        ("Gate to Voltari", {"Wizard"}),
        ("Lair", {"Beastmaster"}),
        ("Pentagram", {"Warlock"}),
        ("Sacrificial Altar", {"Warlock"}),
        ("Temple of Asyra", {"Priestess"}),
        ("Ballista", set()),
        ("Mind's Eye", set()),
    ],
)
def test_some_conjurations_are_for_some_mages(name: str, who: set[str]) -> None:
    """R3.6: of one class, or trained in the school."""
    for mage in ("Beastmaster", "Priestess", "Warlock", "Wizard"):
        g = Layout(mage).mana(A, 40)
        card = g.prepare(A, name)
        reason = g.turn(A).activate(A).why(A, t.CAST_ZONE, card, g.zone("a2"))
        assert reason == ("allowed" if mage in who else "not-for-them")


@pytest.mark.card("battle-forge", "gate-to-hell", "wall-of-fire", "mana-crystal")
def test_some_conjurations_are_immune_to_flames_and_mind_water() -> None:
    """R17.2: Hydro +3 is 3 dice more; O57: what does not live is immune to poison, and all to the mind."""
    for name in ("Battle Forge", "Gate to Hell"):
        g = Layout("Wizard")
        x, geyser = g.put(B, name, "b1"), g.prepare(A, "Geyser")
        assert [is_immune(g.s, x, kind) for kind in (k.FLAME, k.POISON, k.PSYCHIC, k.HYDRO)] == [
            True, True, True, False,
        ]  # fmt: skip
        g.turn(A).cast(A, geyser, x)
        assert g.rolled() == [6]
