"""Conditions and the Upkeep: what each marker does, how it goes (R17, R19, O14, O17, O39)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


def dice_rolled(g: Layout) -> list[int]:
    """How many attack dice each roll had."""
    found: list[int] = []
    for e in g.told(t.DICE_ROLLED):
        n, left = 0, e.n
        while left:
            n, left = n + 1, left // 7
        found.append(n)
    return found


def next_activation(g: Layout, x: int) -> Layout:
    """The creature is ready once more, and acts."""
    g.s.ready[x] = 1
    return g.turn(int(g.s.controller[x])).activate(x)


# --- what takes conditions off (R19) -----------------------------------------------------------------------
COSTS = [
    ("burn", 2), ("rot", 2), ("weak", 2), ("cripple", 4), ("tainted", 3), ("bleed", 2), ("daze", 2),
    ("stun", 4), ("slam", 3), ("sleep", 4), ("stuck", 4), ("corrode", 2),
]  # fmt: skip


@pytest.mark.card("priestess", "steelclaw-grizzly")
@pytest.mark.parametrize(("word", "cost"), COSTS)
def test_r19_each_condition_has_its_price(word: str, cost: int) -> None:
    """The Priestess restores a Grizzly (level 4) of one marker of two, for the condition's cost."""
    g = Layout("Priestess", "Wizard")
    c = k.EFFECT_WORDS.index(word)
    bear = g.put(A, "Steelclaw Grizzly", "a1")
    g.afflict(bear, c, 2).turn(A).activate(A).invoke(A, A, 1, bear)
    g.choose(A, t.PICK_CONDITION, c, bear).done(A)
    assert g.has(bear, c) == 1
    assert g.s.mana[A] == 20 - cost
    poor = Layout("Priestess", "Wizard").mana(A, cost - 1)
    bear = poor.put(A, "Steelclaw Grizzly", "a1")
    poor.afflict(bear, c).turn(A).activate(A).invoke(A, A, 1, bear)
    assert poor.has(bear, c) == 1
    assert not poor.asks(A, t.CURE_WHAT)


@pytest.mark.card("priestess", "timber-wolf")
def test_r19_taunt_cannot_be_bought_off() -> None:
    """It has no removal cost."""
    g = Layout("Priestess", "Wizard")
    wolf = g.put(A, "Timber Wolf", "a1")
    g.afflict(wolf, k.TAUNT).afflict(wolf, k.ROT).turn(A).activate(A).invoke(A, A, 1, wolf)
    assert g.offered(A, t.PICK_CONDITION) == [(k.ROT, wolf)]
    assert g.why(A, t.PICK_CONDITION, k.TAUNT, wolf) == "not-this-one"


# --- Burn (A41) --------------------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf")
def test_a41_burn_rolls_a_die_for_each_marker() -> None:
    """0, 2 and a critical 1: 3 damage in one batch past the Armour, and one Burn is out."""
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.BURN, 3).dice("0 2 1*").upkeep(A)
    assert [(e.a, e.b) for e in g.told(t.DAMAGED)] == [(wolf, 3)]
    assert g.damage(wolf) == 3
    assert g.has(wolf, k.BURN) == 2


@pytest.mark.card("firestorm", "flaming-hellion", "whirling-spirit", "timber-wolf")
def test_a41_a_flame_immune_or_incorporeal_creature_cannot_burn() -> None:
    """A Firestorm burns the Wolf alone: the Hellion is immune, the Spirit is Burnproof."""
    g = Layout().stand(A, "b1")
    storm, wolf = g.prepare(A, "Firestorm"), g.put(B, "Timber Wolf", "b2")
    hellion, spirit = g.put(B, "Flaming Hellion", "b2"), g.put(B, "Whirling Spirit", "b2")
    g.turn(A).activate(A).cast_zone(A, storm, "b2").skip()
    for x in (wolf, hellion, spirit):
        if g.asks(A, t.NEXT_TARGET):
            g.dice("0 0 0 0 0 d12").choose(A, t.PICK, x)
    assert (g.has(wolf, k.BURN), g.has(hellion, k.BURN), g.has(spirit, k.BURN)) == (2, 0, 0)


@pytest.mark.card("timber-wolf")
def test_r19_burn_destroys() -> None:
    """R22.1: a Wolf with 1 Life left dies of a Burn."""
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    g.hurt(wolf, 9).afflict(wolf, k.BURN).dice("1").upkeep(A)
    assert not g.in_play(wolf)


# --- Rot, Bleed, Tainted -----------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf")
@pytest.mark.parametrize("word", ["rot", "bleed"])
def test_r19_rot_and_bleed_do_a_damage_for_each_marker(word: str) -> None:
    """2 markers: 2 direct damage each Upkeep, and the markers stay."""
    g = Layout("Beastmaster")
    c = k.EFFECT_WORDS.index(word)
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, c, 2).upkeep(A)
    assert g.damage(wolf) == 2
    assert g.has(wolf, c) == 2


@pytest.mark.card("darkfenne-bat", "timber-wolf", "skeletal-sentry", "malacoda")
@pytest.mark.parametrize(("name", "markers"), [("Timber Wolf", 1), ("Skeletal Sentry", 0), ("Malacoda", 0)])
def test_r17_rot_spares_the_nonliving_and_the_immune(name: str, markers: int) -> None:
    """R17.3: a Diseased Bite on 9 brings Rot, which is of the poison family."""
    g = Layout()
    bat, x = g.put(A, "Darkfenne Bat", "b2"), g.put(B, name, "b2")
    g.turn(A).activate(bat).dice("0 0 d9").attack(bat, "Diseased Bite", x).skip()
    assert g.has(x, k.ROT) == markers


@pytest.mark.card("minor-heal", "timber-wolf")
def test_r19_tainted_counts_as_damage_that_nothing_heals() -> None:
    """A Wolf with 2 damage and a Tainted: 5 in all, of which a spell heals 2."""
    g = Layout().stand(A, "b2")
    heal, wolf = g.prepare(A, "Minor Heal"), g.put(A, "Timber Wolf", "b2")
    g.hurt(wolf, 2).afflict(wolf, k.TAINTED).turn(A).dice("1 1 1 1 1").cast(A, heal, wolf).skip()
    assert (g.damage(wolf), g.has(wolf, k.TAINTED)) == (0, 1)


@pytest.mark.card("goran-werewolf-pet", "timber-wolf")
def test_r19_tainted_counts_against_life() -> None:
    """A Wolf (Life 10) with 6 damage and a Tainted dies of 1 more; Bloodthirsty takes it for damaged."""
    g = Layout("Warlock")
    goran, wolf = g.put(A, "Goran, Werewolf Pet", "b2"), g.put(B, "Timber Wolf", "b2")
    g.afflict(wolf, k.TAINTED).turn(A).activate(goran)
    assert g.why(A, t.GUARD) == "duty"
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    g.hurt(wolf, 6).afflict(wolf, k.TAINTED).afflict(wolf, k.ROT).upkeep(A)
    assert not g.in_play(wolf)


# --- Weak --------------------------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "emerald-tegu")
@pytest.mark.parametrize(("markers", "dice"), [(1, 3), (3, 1), (6, 1)])
def test_r19_weak_takes_dice_but_not_the_last(markers: int, dice: int) -> None:
    """Each marker takes a die off the Wolf's four."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.afflict(wolf, k.WEAK, markers).turn(A).activate(wolf).attack(wolf, "Bite", tegu)
    assert dice_rolled(g) == [dice]
    assert g.has(wolf, k.WEAK) == markers


@pytest.mark.card("fireball", "emerald-tegu", "wizard")
def test_r19_weak_does_not_touch_spells() -> None:
    """A Weak Mage's Fireball has its six dice, his fist two."""
    g = Layout().stand(A, "b2")
    ball, tegu = g.prepare(A, "Fireball"), g.put(B, "Emerald Tegu", "b2")
    g.afflict(A, k.WEAK).turn(A)
    twin = g.copy().cast(A, ball, tegu)
    assert dice_rolled(twin)[-1:] == [6]
    g.activate(A).attack(A, "Basic Melee Attack", tegu)
    assert dice_rolled(g)[-1:] == [2]


@pytest.mark.card("circle-of-lightning", "timber-wolf", "emerald-tegu")
def test_r19_weak_does_not_touch_barriers() -> None:
    """R18.4: the conditions of the bearer do not change its damage barrier."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.put(B, "Circle of Lightning", on=tegu)
    g.afflict(tegu, k.WEAK, 2).turn(A).activate(wolf).attack(wolf, "Bite", tegu)
    assert dice_rolled(g) == [4, 2]


@pytest.mark.card("gorgon-archer", "skeletal-sentry", "timber-wolf")
def test_r17_weak_is_poison() -> None:
    """A Poison Bow brings two of it on 10, none to a Skeletal Sentry."""
    for name, markers in (("Timber Wolf", 2), ("Skeletal Sentry", 0)):
        g = Layout()
        archer, x = g.put(A, "Gorgon Archer", "b2"), g.put(B, name, "c2")
        g.turn(A).activate(archer).dice("0 0 0 0 d10").attack(archer, "Poison Bow", x).skip()
        assert g.has(x, k.WEAK) == markers


# --- Daze --------------------------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "emerald-tegu")
@pytest.mark.parametrize(("roll", "hit"), [("d6", False), ("d7 0 0 0 0", True)])
def test_r19_a_dazed_attacker_hits_from_7(roll: str, hit: bool) -> None:
    """R15.3: one roll whatever the number of Dazes, all of which go at the end of the Action Phase."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.afflict(wolf, k.DAZE, 2).turn(A).activate(wolf).dice(roll).attack(wolf, "Bite", tegu)
    assert len(g.told(t.MISS_ROLL)) == 1
    assert (dice_rolled(g) == [4]) == hit
    assert g.has(wolf, k.DAZE) == 0


@pytest.mark.card("timber-wolf", "knight-of-westlock", "tanglevine")
@pytest.mark.parametrize(
    ("dazes", "restrained", "roll", "avoided"),
    [
        (0, 0, "d8", 1),
        (1, 0, "d9", 0),
        (1, 0, "d10", 1),
        (2, 0, "d11", 0),
        (1, 1, "d11", 0),
        (1, 1, "d12", 1),
    ],
)
def test_r19_daze_and_restraint_hamper_defences(dazes: int, restrained: int, roll: str, avoided: int) -> None:
    """R15.4: -2 for each Daze, -2 if Restrained, on a Knight who avoids from 8."""
    g = Layout()
    wolf, knight = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    g.afflict(knight, k.DAZE, dazes).afflict(knight, k.CRIPPLE, restrained)
    g.turn(A).activate(wolf).attack(wolf, "Bite", knight).dice(roll).choose(B, t.DEFEND, knight)
    assert len(g.told(t.AVOIDED)) == avoided


# --- Stun, Slam, Sleep (A43, A44) --------------------------------------------------------------------------
@pytest.mark.card("valshalla-lightning-angel", "timber-wolf")
def test_a44_a_stun_received_while_acting_lasts_through_the_next_activation() -> None:
    """The Angel on guard strikes back and stuns: the Wolf is idle in its next Action Phase, then free."""
    g = Layout()
    wolf, angel = g.put(A, "Timber Wolf", "b2"), g.put(B, "Valshalla, Lightning Angel", "b2")
    g.guard(angel).turn(A).activate(wolf).dice("0 0 0 0 0 0 0 d9").attack(wolf, "Bite", angel)
    g.choose(B, t.STRIKE_BACK, g.bar(angel, "Lightning Sword"), wolf)
    assert g.has(wolf, k.STUN) == 1
    next_activation(g, wolf)
    assert [e.a for e in g.told(t.NO_ACTION)] == [wolf]
    assert g.has(wolf, k.STUN) == 0


@pytest.mark.card("lightning-bolt", "timber-wolf")
def test_a44_a_stun_received_in_an_enemys_turn_goes_after_the_next_activation() -> None:
    """Incapacitated: it neither acts nor moves, and is free at the end."""
    g = Layout().stand(A, "b1")
    bolt, wolf = g.prepare(A, "Lightning Bolt"), g.put(B, "Timber Wolf", "b2")
    g.turn(A).dice("0 0 0 0 0 d12").cast(A, bolt, wolf).skip()
    assert g.has(wolf, k.STUN) == 1
    next_activation(g, wolf)
    assert [e.a for e in g.told(t.NO_ACTION)] == [wolf]
    assert g.has(wolf, k.STUN) == 0


@pytest.mark.card("timber-wolf", "emerald-tegu", "circle-of-lightning")
def test_o17_a_daze_received_while_acting_stays_for_the_next_activation() -> None:
    """O17: of two Dazes the old one goes, the one from the damage barrier stays."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.put(B, "Circle of Lightning", on=tegu)
    g.afflict(wolf, k.DAZE).turn(A).activate(wolf).dice("d7 0 0 0 0 0 0 d7").attack(wolf, "Bite", tegu).skip()
    assert g.has(wolf, k.DAZE) == 1


@pytest.mark.card("timber-wolf", "emerald-tegu")
def test_r19_slam_becomes_daze_on_activation() -> None:
    """Until then it is Incapacitated; afterwards it acts, and must roll to hit."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.afflict(wolf, k.SLAM)
    twin = g.copy().turn(B).activate(tegu).dice("0 0 0 d1").attack(tegu, "Venomous Bite", wolf)
    assert not twin.asks(A, t.ANSWER_WITH)
    g.turn(A).activate(wolf)
    assert (g.has(wolf, k.SLAM), g.has(wolf, k.DAZE)) == (0, 1)
    g.dice("d1").attack(wolf, "Bite", tegu)
    assert len(g.told(t.MISS_ROLL)) == 1
    assert g.has(wolf, k.DAZE) == 0


@pytest.mark.card("sleep", "steelclaw-grizzly", "skeletal-sentry", "priestess")
def test_a43_sleep_costs_twice_the_level_and_wants_the_living() -> None:
    """8 mana for a Grizzly of level 4; neither a Skeletal Sentry nor a Mage falls asleep."""
    g = Layout().stand(A, "b1").stand(B, "b2")
    sleep, bear = g.prepare(A, "Sleep"), g.put(B, "Steelclaw Grizzly", "b2")
    sentry = g.put(B, "Skeletal Sentry", "b2")
    g.turn(A)
    assert g.offered(A, t.CAST) == [(sleep, bear)]
    assert g.why(A, t.CAST, sleep, sentry) == "not-living"
    assert g.why(A, t.CAST, sleep, B) == "a-mage"
    g.cast(A, sleep, bear).skip()
    assert g.s.mana[A] == 12
    assert g.has(bear, k.SLEEP) == 1


@pytest.mark.card("steelclaw-grizzly", "emerald-tegu")
def test_a43_damage_turns_sleep_into_one_daze() -> None:
    """Asleep it strikes nobody back and does not act; 1 damage of any kind wakes it up."""
    g = Layout("Beastmaster")
    bear, tegu = g.put(A, "Steelclaw Grizzly", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.afflict(bear, k.SLEEP)
    idle = g.copy().turn(A).activate(bear)
    assert [e.a for e in idle.told(t.NO_ACTION)] == [bear]
    assert idle.has(bear, k.SLEEP) == 1
    hit = g.copy().turn(B).activate(tegu).dice("1* 0 0 d1").attack(tegu, "Venomous Bite", bear)
    assert (hit.has(bear, k.SLEEP), hit.has(bear, k.DAZE)) == (0, 1)
    rotten = g.copy().afflict(bear, k.ROT, 2).afflict(bear, k.SLEEP, 2).upkeep(A)
    assert (rotten.has(bear, k.SLEEP), rotten.has(bear, k.DAZE), rotten.damage(bear)) == (0, 1, 2)


@pytest.mark.card("steelclaw-grizzly", "emerald-tegu")
def test_a43_an_attack_that_does_no_damage_lets_it_sleep() -> None:
    """Two normal damage do not get through its Armour of 3."""
    g = Layout()
    bear, tegu = g.put(A, "Steelclaw Grizzly", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.afflict(bear, k.SLEEP).turn(B).activate(tegu).dice("2 0 0 d1").attack(tegu, "Venomous Bite", bear)
    assert g.has(bear, k.SLEEP) == 1


@pytest.mark.card("wizard", "minor-heal", "fireball")
def test_r6_an_incapacitated_mage_casts_quick_spells_that_do_not_attack() -> None:
    """R6.7: with the quickcast action and in the Action Phase; no attack, no move, no guard."""
    g = Layout().hurt(A, 5).stand(B, "a2")
    heal, ball = g.prepare(A, "Minor Heal"), g.prepare(A, "Fireball")
    g.afflict(A, k.STUN).turn(A)
    assert g.offered(A, t.CAST) == [(heal, A), (heal, B)]
    assert g.why(A, t.CAST, ball, B) == "no-attack-spell"
    g.activate(A)
    assert (heal, A) in g.offered(A, t.CAST)
    assert g.verbs(A) & {t.MOVE, t.ATTACK, t.GUARD} == set()
    assert g.why(A, t.GUARD) == "cannot-act"


# --- Cripple and Stuck (A45) -------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf")
@pytest.mark.parametrize("word", ["cripple", "stuck"])
@pytest.mark.parametrize(("markers", "rolls", "left"), [(1, "d6", 1), (1, "d7", 0), (2, "d6 d12", 1)])
def test_a45_each_marker_of_cripple_is_escaped_from_7(word: str, markers: int, rolls: str, left: int) -> None:
    """No move action; at the end of the Action Phase one roll for each marker."""
    g = Layout()
    c = k.EFFECT_WORDS.index(word)
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, c, markers).turn(A).activate(wolf)
    assert g.offered(A, t.MOVE) == []
    assert g.why(A, t.MOVE, g.zone("b1")) == "restrained"
    assert g.why(A, t.GUARD) == "allowed"
    g.dice(rolls).done(A)
    assert len(g.told(t.ESCAPE_ROLL)) == markers
    assert g.has(wolf, c) == left


@pytest.mark.card("timber-wolf")
def test_a45_an_incapacitated_creature_tries_to_escape_too() -> None:
    """R19: even who is Stunned rolls."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.CRIPPLE).afflict(wolf, k.STUN).dice("d7").turn(A).activate(wolf)
    assert (g.has(wolf, k.CRIPPLE), g.has(wolf, k.STUN)) == (0, 0)


@pytest.mark.card("timber-wolf", "jet-stream", "titanodon")
@pytest.mark.parametrize(("word", "zone"), [("cripple", "c2"), ("stuck", "b2"), ("", "c2")])
def test_a45_a_push_moves_the_crippled_and_not_the_stuck(word: str, zone: str) -> None:
    """Stuck makes Unmovable as well."""
    g = Layout().stand(A, "a2")
    jet, wolf = g.prepare(A, "Jet Stream"), g.put(B, "Timber Wolf", "b2")
    if word:
        g.afflict(wolf, k.EFFECT_WORDS.index(word))
    g.turn(A).dice("0 0 d4").cast(A, jet, wolf).skip()
    assert g.name_of_zone(wolf) == zone


@pytest.mark.card("timber-wolf", "teleport", "tanglevine")
def test_r19_a_teleport_frees_from_stuck_and_from_vines() -> None:
    """R7.6: Stuck markers and attached conjurations stay behind; Cripple goes along."""
    g = Layout().stand(A, "b2")
    spell, wolf = g.prepare(A, "Teleport"), g.put(A, "Timber Wolf", "b2")
    vine = g.put(B, "Tanglevine", on=wolf)
    g.afflict(wolf, k.STUCK, 2).afflict(wolf, k.CRIPPLE).turn(A).activate(A).cast(A, spell, wolf)
    g.choose(A, t.PICK_ZONE, g.zone("c2")).skip()
    assert g.name_of_zone(wolf) == "c2"
    assert (g.has(wolf, k.STUCK), g.has(wolf, k.CRIPPLE), g.in_play(vine)) == (0, 1, False)


@pytest.mark.card("stonegaze-basilisk", "magma-golem", "whirling-spirit", "mana-crystal")
@pytest.mark.parametrize("name", ["Magma Golem", "Whirling Spirit", "Mana Crystal"])
def test_r19_the_uncontainable_and_conjurations_cannot_be_crippled(name: str) -> None:
    """R17.4, R19: a Paralysis Beam on 12 does nothing to them."""
    g = Layout()
    snake, x = g.put(A, "Stonegaze Basilisk", "b2"), g.put(B, name, "c2")
    g.turn(A).activate(snake).dice("0 0 d12").attack(snake, "Paralysis Beam", x).skip()
    assert g.has(x, k.CRIPPLE) == 0


@pytest.mark.card("pillar-of-light", "mana-crystal", "timber-wolf")
@pytest.mark.parametrize(("name", "dazes", "stuns"), [("Mana Crystal", 0, 0), ("Timber Wolf", 0, 1)])
def test_r17_conjurations_are_neither_dazed_nor_stunned(name: str, dazes: int, stuns: int) -> None:
    """R17.4."""
    g = Layout().stand(A, "b2")
    spell, x = g.prepare(A, "Pillar of Light"), g.put(B, name, "b2")
    g.turn(A).dice("0 0 d11").cast(A, spell, x).skip()
    assert (g.has(x, k.DAZE), g.has(x, k.STUN)) == (dazes, stuns)


# --- Corrode -----------------------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "emerald-tegu")
@pytest.mark.parametrize(("markers", "harm"), [(0, 1), (2, 3), (3, 4)])
def test_r19_corrode_takes_armour(markers: int, harm: int) -> None:
    """A Tegu (Armour 3) takes 4 normal damage; each marker is one Armour less."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.afflict(tegu, k.CORRODE, markers).turn(A).activate(wolf).dice("2 2 0 0").attack(wolf, "Bite", tegu)
    assert g.damage(tegu) == harm


# --- Taunt (R6.9, O39, O76) --------------------------------------------------------------------------------
@pytest.mark.card("sosruko-ferret-companion", "timber-wolf", "asyran-cleric")
def test_r19_the_taunted_must_attack_the_taunter() -> None:
    """On 7 Sosruko taunts: the Wolf's next activation offers nothing but him, and Taunt goes with it."""
    g = Layout()
    ferret, wolf = g.put(A, "Sosruko, Ferret Companion", "b2"), g.put(B, "Timber Wolf", "b2")
    cleric = g.put(A, "Asyran Cleric", "b2")
    g.turn(A).activate(ferret).dice("0 0 d7").attack(ferret, "Bite", wolf).skip()
    assert g.has(wolf, k.TAUNT) == 1
    next_activation(g, wolf)
    assert g.offered(B) == [(g.bar(wolf, "Bite"), ferret)]
    assert g.why(B, t.ATTACK, g.bar(wolf, "Bite"), cleric) == "duty"
    assert g.why(B, t.MOVE, g.zone("b1")) == "duty"
    assert g.why(B, t.GUARD) == "duty"
    g.attack(wolf, "Bite", ferret).skip()
    assert g.has(wolf, k.TAUNT) == 0


@pytest.mark.card("sosruko-ferret-companion", "timber-wolf")
def test_r19_taunt_goes_when_the_taunter_acts() -> None:
    """The next activation of Sosruko takes his own Taunt off."""
    g = Layout()
    ferret, wolf = g.put(A, "Sosruko, Ferret Companion", "b2"), g.put(B, "Timber Wolf", "b2")
    g.turn(A).activate(ferret).dice("0 0 d7").attack(ferret, "Bite", wolf).skip()
    next_activation(g, ferret)
    assert g.has(wolf, k.TAUNT) == 0


@pytest.mark.card("sosruko-ferret-companion", "priestess")
def test_o76_a_mage_can_be_taunted_and_far_away_it_is_free() -> None:
    """A taunted Mage in another zone does what it likes, and the Taunt goes."""
    g = Layout().stand(B, "b2")
    ferret = g.put(A, "Sosruko, Ferret Companion", "b2")
    g.turn(A).activate(ferret).dice("0 0 d12").attack(ferret, "Bite", B).skip()
    assert g.has(B, k.TAUNT) == 1
    g.stand(ferret, "d1")
    next_activation(g, B)
    assert t.GUARD in g.verbs(B)
    g.done(B)
    assert g.has(B, k.TAUNT) == 0


@pytest.mark.card("sosruko-ferret-companion", "timber-wolf", "emerald-tegu")
def test_o39_a_guard_frees_the_taunted() -> None:
    """R6.9: while a guard binds it, the Wolf cannot attack Sosruko, and is free."""
    g = Layout()
    ferret, wolf = g.put(A, "Sosruko, Ferret Companion", "b2"), g.put(B, "Timber Wolf", "b2")
    tegu = g.put(A, "Emerald Tegu", "b2")
    g.turn(A).activate(ferret).dice("0 0 d7").attack(ferret, "Bite", wolf).skip()
    g.guard(tegu)
    next_activation(g, wolf)
    assert t.GUARD in g.verbs(B)
    assert g.why(B, t.ATTACK, g.bar(wolf, "Bite"), ferret) == "guarded"


@pytest.mark.card("goran-werewolf-pet", "timber-wolf", "emerald-tegu", "mana-flower")
def test_o39_bloodthirsty_picks_among_damaged_living_enemies() -> None:
    """Goran must attack one of two damaged creatures; who is unhurt, Nonliving or a plant is no prey."""
    g = Layout("Warlock")
    goran, wolf = g.put(A, "Goran, Werewolf Pet", "b2"), g.put(B, "Timber Wolf", "b2")
    tegu, sentry = g.put(B, "Emerald Tegu", "b2"), g.put(B, "Skeletal Sentry", "b2")
    whole, own = g.put(B, "Timber Wolf", "b2"), g.put(A, "Timber Wolf", "b2")
    flower = g.put(B, "Mana Flower", "b2")
    for x in (wolf, tegu, sentry, own, flower):
        g.hurt(x, 1)
    g.turn(A).activate(goran)
    fangs, claws = g.bar(goran, "Fangs"), g.bar(goran, "Feral Claws")
    assert g.offered(A) == [(bar, x) for bar in (fangs, claws) for x in (wolf, tegu)]
    for x in (sentry, whole, own, flower):
        assert g.why(A, t.ATTACK, fangs, x) == "duty"


@pytest.mark.card("goran-werewolf-pet", "timber-wolf")
def test_o39_a_duty_comes_up_after_a_free_move() -> None:
    """R6.9: nothing binds Goran until he comes to where his prey is; then only quick bars are left."""
    g = Layout("Warlock")
    goran, wolf = g.put(A, "Goran, Werewolf Pet", "b2"), g.put(B, "Timber Wolf", "c2")
    g.hurt(wolf, 1).turn(A).activate(goran)
    assert t.GUARD in g.verbs(A)
    g.move(goran, "c2")
    assert g.offered(A) == [(g.bar(goran, "Fangs"), wolf)]


@pytest.mark.card("goran-werewolf-pet", "pacify", "timber-wolf")
def test_o39_who_cannot_pay_for_the_attack_is_free() -> None:
    """R6.9: Pacify asks 2 mana for it; with 1 there is no duty, with 2 there is."""
    for mana, bound in ((1, False), (2, True)):
        g = Layout("Warlock").mana(A, mana)
        goran, wolf = g.put(A, "Goran, Werewolf Pet", "b2"), g.put(B, "Timber Wolf", "b2")
        g.put(B, "Pacify", on=goran)
        g.hurt(wolf, 1).turn(A).activate(goran)
        assert (t.GUARD not in g.verbs(A)) == bound


@pytest.mark.card("goran-werewolf-pet", "suppression-cloak", "wizard")
def test_o39_a_suppression_cloak_frees_the_poor_too() -> None:
    """A damaged Mage in the Cloak is no duty for whoever has no mana."""
    for mana, bound in ((1, False), (2, True)):
        g = Layout("Warlock", "Wizard").mana(A, mana).stand(B, "b2").hurt(B, 1)
        goran = g.put(A, "Goran, Werewolf Pet", "b2")
        g.put(B, "Suppression Cloak", on=B)
        g.turn(A).activate(goran)
        assert (t.GUARD not in g.verbs(A)) == bound


# --- the Upkeep (A46, A48, O14, O15) -----------------------------------------------------------------------
@pytest.mark.card("ghoul-rot", "idol-of-pestilence", "poison-gas-cloud", "timber-wolf", "malacoda")
@pytest.mark.parametrize(("name", "harm"), [("Timber Wolf", 5), ("Malacoda", 0)])
def test_a46_poison_of_many_sources_adds_up(name: str, harm: int) -> None:
    """O63: 2 + 1 + 2 on a Living creature in an Upkeep, nothing on Malacoda."""
    g = Layout("Beastmaster")
    x = g.put(A, name, "b2")
    g.put(B, "Ghoul Rot", on=x)
    g.put(B, "Idol of Pestilence", "d3")
    g.put(B, "Poison Gas Cloud", "b2")
    g.upkeep(A).skip()
    assert g.damage(x) == harm
    assert (g.damage(A), g.damage(B)) == (1, 1)


@pytest.mark.card("waterfall-cloak", "beastmaster")
def test_a48_a_waterfall_cloak_puts_out_a_burn_before_or_after_the_dice() -> None:
    """1 mana takes one Burn off; its owner orders the two items."""
    g = Layout("Beastmaster")
    cloak = g.put(A, "Waterfall Cloak", on=A)
    g.afflict(A, k.BURN).upkeep(A)
    assert g.asks(A, t.WHICH_ITEM)
    first = g.copy().choose(A, t.ITEM, cloak, k.TEXT_ITEM).choose(A, t.YES)
    assert (first.damage(A), first.has(A, k.BURN), int(first.s.mana[A])) == (0, 0, 19)
    assert dice_rolled(first) == []
    g.dice("2").choose(A, t.ITEM, A, k.BURN_ITEM)
    assert g.damage(A) == 2
    g.choose(A, t.YES)
    assert (g.has(A, k.BURN), int(g.s.mana[A])) == (0, 19)


@pytest.mark.card("timber-wolf", "regrowth")
def test_o14_the_initiative_orders_its_items_first() -> None:
    """The player with the initiative is asked about its own objects, then the other; one item asks nobody."""
    g = Layout("Beastmaster")
    mine, theirs = g.put(A, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "c2")
    for seat, x in ((A, mine), (B, theirs)):
        g.put(seat, "Regrowth", on=x)
        g.hurt(x, 1).afflict(x, k.ROT)
    g.upkeep(B)
    assert g.asked() == [B]
    assert g.offered(B, t.ITEM) == [(theirs, k.HEAL_ITEM), (theirs, k.ROT_ITEM)]
    assert g.why(B, t.ITEM, mine, k.ROT_ITEM) == "no-item"
    g.choose(B, t.ITEM, theirs, k.ROT_ITEM)
    assert g.asked() == [A]
    assert g.damage(theirs) == 0
    g.done(A)
    assert g.damage(mine) == 1


@pytest.mark.card("mordoks-obelisk", "essence-drain", "whirling-spirit", "timber-wolf")
def test_o15_all_upkeep_of_an_object_is_one_payment() -> None:
    """A Whirling Spirit's own 1, an Obelisk's 1 and an Essence Drain's 2: 4 mana, or it is destroyed."""
    g = Layout("Beastmaster")
    spirit = g.put(A, "Whirling Spirit", "b2")
    g.put(B, "Essence Drain", on=spirit)
    g.put(B, "Mordok's Obelisk", "d3")
    g.upkeep(A)
    assert g.asks(A, t.PAY_UPKEEP)
    paid, refused = g.copy().choose(A, t.YES), g.copy().done(A)
    assert (int(paid.s.mana[A]), paid.in_play(spirit)) == (16, True)
    assert (int(refused.s.mana[A]), refused.in_play(spirit)) == (20, False)
    poor = Layout("Beastmaster").mana(A, 3)
    spirit = poor.put(A, "Whirling Spirit", "b2")
    poor.put(B, "Essence Drain", on=spirit)
    poor.put(B, "Mordok's Obelisk", "d3")
    poor.upkeep(A)
    assert not poor.in_play(spirit)


@pytest.mark.card("force-hold", "timber-wolf")
def test_o15_a_force_hold_costs_its_own_controller() -> None:
    """Its Upkeep of 3 is the enchantment's, not the creature's."""
    g = Layout("Beastmaster")
    wolf = g.put(B, "Timber Wolf", "b2")
    hold = g.put(A, "Force Hold", on=wolf)
    g.upkeep(B)
    assert g.asks(A, t.PAY_UPKEEP)
    g.done(A)
    assert (g.in_play(hold), g.in_play(wolf)) == (False, True)
