"""The attack: dice, armour, defences, strikes, barriers, answers, zones, chains (R15 to R17, O22 to O34)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.kernel.happenings import PASS
from tests.games.mage_wars.layout import A, B, Layout


def duel(mine: str, theirs: str, first: str = "Wizard", second: str = "Priestess") -> tuple[Layout, int, int]:
    """A creature of A and one of B stand in the middle."""
    g = Layout(first, second)
    return g, g.put(A, mine, "b2"), g.put(B, theirs, "b2")


def strike(g: Layout, x: int, bar: str, target: int, dice: str = "") -> Layout:
    """In the turn of its controller a creature is activated and attacks."""
    seat = int(g.s.controller[x])
    if not g.asked():
        g.turn(seat)
    g.activate(x)
    if dice:
        g.dice(dice)
    return g.attack(x, bar, target)


def spell(g: Layout, seat: int, name: str, target: int, dice: str = "") -> Layout:
    """In its turn a Mage casts a prepared attack spell by its action."""
    card = g.prepare(seat, name)
    if not g.asked():
        g.turn(seat)
    g.activate(seat)
    if dice:
        g.dice(dice)
    return g.cast(seat, card, target)


def spell_at_zone(g: Layout, seat: int, name: str, zone: str, dice: str = "") -> Layout:
    """The same with a spell that is aimed at a zone."""
    card = g.prepare(seat, name)
    g.turn(seat).activate(seat)
    if dice:
        g.dice(dice)
    return g.cast_zone(seat, card, zone)


def defend(g: Layout, seat: int, source: int, dice: str) -> Layout:
    """A defence is used, with what is rolled then."""
    return g.dice(dice).choose(seat, t.DEFEND, source)


# --- dice, armour, effects (R16, R17) ----------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "knight-of-westlock")
def test_a15_armour_stops_normal_damage_only() -> None:
    """A15: 1, 2, critical 2 and a blank against armour 3."""
    g, wolf, knight = duel("Timber Wolf", "Knight of Westlock")
    strike(g, wolf, "Bite", knight, "1 2 2* 0")
    assert g.asks(B, t.DEFEND_WITH)
    g.done(B)
    assert g.pools() == [4]
    assert g.damage(knight) == 2


@pytest.mark.card("timber-wolf", "knight-of-westlock")
def test_a16_a_defence_avoids_once_a_round() -> None:
    """A16: 8 avoids and no dice are rolled; a second attack in the round finds no defence left."""
    g, wolf, knight = duel("Timber Wolf", "Knight of Westlock")
    other = g.put(A, "Timber Wolf", "b2")
    strike(g, wolf, "Bite", knight)
    defend(g, B, knight, "d8")
    assert g.pools() == []
    assert g.damage(knight) == 0
    g.skip().activate(B).done(B).skip()
    strike(g, other, "Bite", knight)
    assert not g.asks(B, t.DEFEND_WITH)
    assert g.pools() == [4]


@pytest.mark.card("timber-wolf", "knight-of-westlock")
@pytest.mark.parametrize(
    ("daze", "cripple", "roll", "avoided"),
    [(0, 0, 7, False), (0, 0, 8, True), (1, 0, 9, False), (1, 0, 10, True), (0, 2, 9, False),
     (0, 2, 10, True), (1, 1, 11, False), (1, 1, 12, True), (3, 0, 12, False)],
)  # fmt: skip
def test_a16_daze_and_restraint_make_it_harder(daze: int, cripple: int, roll: int, avoided: bool) -> None:
    """A16, R15.4: 2 for each Daze, 2 for being Restrained however often."""
    g, wolf, knight = duel("Timber Wolf", "Knight of Westlock")
    g.afflict(knight, k.DAZE, daze).afflict(knight, k.CRIPPLE, cripple)
    strike(g, wolf, "Bite", knight)
    defend(g, B, knight, f"d{roll}")
    assert (g.pools() == []) is avoided


@pytest.mark.card("timber-wolf", "knight-of-westlock", "force-sword")
def test_r15_incapacitated_there_is_no_defence_but_an_unhampered_one() -> None:
    """R15.4: a Stunned Knight cannot use its own; a Force Sword defends it all the same, at 8."""
    g, wolf, knight = duel("Timber Wolf", "Knight of Westlock")
    g.afflict(knight, k.STUN)
    sword = g.put(B, "Force Sword", on=knight)
    strike(g, wolf, "Bite", knight)
    assert g.offered(B, t.DEFEND) == [(sword, -1)]
    assert g.why(B, t.DEFEND, knight) == "cannot-defend"
    defend(g, B, sword, "d8")
    assert g.pools() == []


@pytest.mark.card("force-sword", "force-orb", "royal-archer", "timber-wolf")
def test_r15_defences_against_melee_or_ranged_only() -> None:
    """R15.4: an Orb does not answer a bite, nor a Sword an arrow; one defence is used for each attack."""
    g = Layout()
    archer, wolf = g.put(A, "Royal Archer", "b1"), g.put(A, "Timber Wolf", "b2")
    prey = g.put(B, "Skeletal Sentry", "b2")
    sword, orb = g.put(B, "Force Sword", on=prey), g.put(B, "Force Orb", on=prey)
    strike(g, archer, "Longbow", prey)
    assert g.offered(B, t.DEFEND) == [(orb, -1)]
    assert g.why(B, t.DEFEND, sword) == "no-defence"
    g.skip().activate(B).done(B).skip()
    strike(g, wolf, "Bite", prey)
    assert g.offered(B, t.DEFEND) == [(sword, -1)]
    assert g.why(B, t.DEFEND, orb) == "no-defence"


@pytest.mark.card("brogan-bloodstone", "steelclaw-grizzly", "knight-of-westlock")
def test_a18_piercing_and_unavoidable() -> None:
    """A18: armour 3 is pierced; nobody is asked to defend."""
    g, brogan, bear = duel("Brogan Bloodstone", "Steelclaw Grizzly")
    strike(g, brogan, "Vorpal Blade", bear, "1 2 1* 0")
    assert g.damage(bear) == 4
    g, brogan, knight = duel("Brogan Bloodstone", "Knight of Westlock")
    strike(g, brogan, "Vorpal Blade", knight)
    assert not g.told(t.DEFENCE_ROLL)
    assert g.pools() == [4]


@pytest.mark.card("timber-wolf", "circle-of-lightning", "skeletal-sentry")
def test_a19_a_dazed_attacker_may_miss() -> None:
    """A19: with 6 it misses, no barrier answers, a guard may strike back and guards no more."""
    g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
    g.put(B, "Circle of Lightning", on=foe)
    g.afflict(wolf, k.DAZE).guard(foe)
    strike(g, wolf, "Bite", foe, "d6")
    assert g.pools() == []
    assert not g.told(t.BARRIER_ANSWERS)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(foe, "Short Sword"), wolf)]
    g.dice("0 0 0 0").choose(B, t.STRIKE_BACK, g.bar(foe, "Short Sword"), wolf)
    assert g.s.guard[foe] == 0
    g.skip()
    assert g.has(wolf, k.DAZE) == 0


@pytest.mark.card("timber-wolf", "skeletal-sentry")
def test_a19_with_seven_the_attack_goes_on() -> None:
    """A19: the Daze is gone with the Action Phase."""
    g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
    g.afflict(wolf, k.DAZE)
    strike(g, wolf, "Bite", foe, "d7 2 0 0 0")
    assert g.damage(foe) == 2
    g.skip()
    assert g.has(wolf, k.DAZE) == 0


@pytest.mark.card("goran-werewolf-pet", "skeletal-sentry")
def test_o27_each_strike_rolls_for_its_own_miss() -> None:
    """O27, R15.7: a Doublestrike misses once and hits once."""
    g, goran, foe = duel("Goran, Werewolf Pet", "Skeletal Sentry", "Warlock")
    g.afflict(goran, k.DAZE)
    strike(g, goran, "Feral Claws", foe, "d1 d12 1 0 0")
    assert len(g.told(t.MISS_ROLL)) == 2
    assert g.damage(foe) == 1


@pytest.mark.card("fireball", "brogan-bloodstone")
def test_r15_daze_makes_even_the_unavoidable_miss() -> None:
    """R15.3: a Dazed Brogan and a Dazed Mage's spell."""
    g, brogan, foe = duel("Brogan Bloodstone", "Skeletal Sentry")
    g.afflict(brogan, k.DAZE)
    strike(g, brogan, "Vorpal Blade", foe, "d6")
    assert g.pools() == []
    g = Layout("Warlock").stand(B, "b1").afflict(A, k.DAZE)
    spell(g, A, "Fireball", B, "d6")
    assert g.pools() == []


@pytest.mark.card("electrify", "timber-wolf")
def test_r15_one_miss_roll_for_a_whole_zone_attack() -> None:
    """R15.3, O29: if it misses, it misses everything; nothing is rolled."""
    g = Layout("Wizard").afflict(A, k.DAZE)
    wolves = [g.put(B, "Timber Wolf", "a1") for _ in range(2)]
    spell_at_zone(g, A, "Electrify", "a1", "d6")
    g.done(A).skip()
    assert len(g.told(t.MISS_ROLL)) == 1
    assert g.pools() == []
    assert [g.damage(wolf) for wolf in wolves] == [0, 0]
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("lightning-bolt", "brogan-bloodstone")
def test_a21_a_weakness_adds_dice_and_effect() -> None:
    """A21: Lightning +2 makes 5 dice 7, and a 6 an 8, which Stuns."""
    g = Layout().stand(A, "b2")
    brogan = g.put(B, "Brogan Bloodstone", "b2")
    spell(g, A, "Lightning Bolt", brogan, "0 0 0 1 2 1* 2* d6")
    assert g.pools() == [7]
    assert g.damage(brogan) == 3
    assert (g.has(brogan, k.STUN), g.has(brogan, k.DAZE)) == (1, 0)


@pytest.mark.card("fireball", "titanodon")
def test_a22_tough_lowers_the_effect() -> None:
    """A22: a 12 counts 9, one Burn; armour 2 stops part of the 5 normal damage."""
    g = Layout("Warlock").stand(A, "b2")
    beast = g.put(B, "Titanodon", "b2")
    spell(g, A, "Fireball", beast, "2 2 1 0 1* 0 d12")
    assert (g.pools(), g.damage(beast), g.has(beast, k.BURN)) == ([6], 4, 1)


@pytest.mark.card("bear-strength", "staff-of-beasts", "skeletal-sentry")
def test_a23_melee_bonuses_add_up() -> None:
    """A23: 4 of the staff, 1 of the Mage, 2 of the enchantment."""
    g = Layout("Beastmaster").stand(A, "b2")
    foe = g.put(B, "Skeletal Sentry", "b2")
    g.put(A, "Staff of Beasts", on=A)
    g.put(A, "Bear Strength", on=A)
    strike(g, A, "Savage Strike", foe)
    assert g.pools() == [7]


@pytest.mark.card("huginn-raven-familiar", "samandriel-angel-of-light", "feral-bobcat")
def test_a23_there_is_always_one_die() -> None:
    """A23: one die against Aegis 1 stays one; two Weak leave a Bobcat one of two."""
    g, raven, angel = duel("Huginn, Raven Familiar", "Samandriel, Angel of Light")
    strike(g, raven, "Beak", angel)
    assert g.pools() == [1]
    g, cat, foe = duel("Feral Bobcat", "Skeletal Sentry")
    g.afflict(cat, k.WEAK, 2)
    strike(g, cat, "Claws", foe)
    assert g.pools() == [1]


@pytest.mark.card("fireball", "agony", "divine-protection", "timber-wolf")
def test_o23_agony_and_weak_do_not_weaken_spells_and_the_highest_aegis_counts() -> None:
    """O23: a Weak Mage in Agony still throws 6 dice; two Aegis 1 are one."""
    g = Layout("Warlock", "Priestess").stand(A, "b2").afflict(A, k.WEAK)
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(B, "Agony", on=A)
    g.put(B, "Divine Protection", on=wolf)
    g.put(B, "Sacred Ground", "b2")
    spell(g, A, "Fireball", wolf)
    assert g.pools() == [5]


@pytest.mark.card("agony", "timber-wolf")
def test_o23_agony_takes_two_dice_of_a_bite() -> None:
    """O23: 4 - 2, and one for a Weak."""
    g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
    g.put(B, "Agony", on=wolf)
    g.afflict(wolf, k.WEAK)
    strike(g, wolf, "Bite", foe)
    assert g.pools() == [1]


@pytest.mark.card("fireball", "geyser")
def test_o24_a_band_below_one_and_above_twelve() -> None:
    """O24: with flame +2 a 12 is still 2 Burns; a resistance may bring an effect below 1."""
    g = Layout("Warlock").stand(A, "b2")
    vine = g.put(B, "Mana Flower", "b2")
    spell(g, A, "Fireball", vine, "0 0 1 0 0 0 0 0 d12")
    assert g.pools() == [8]
    assert g.has(vine, k.BURN) == 2
    g = Layout("Warlock", "Warlock").stand(A, "b2").stand(B, "b2")
    g.put(B, "Dragonscale Hauberk", on=B)
    spell(g, A, "Fireball", B, "0 0 0 0 d1")
    assert g.pools() == [4]
    assert g.has(B, k.BURN) == 0


@pytest.mark.card("fireball", "adramelech-lord-of-fire", "emerald-tegu", "skeletal-sentry")
def test_r17_immunity_forbids_the_attack_and_its_conditions() -> None:
    """R17.3, R8.6: no Fireball at a demon of fire; a bite of poison leaves no Rot on the dead, but hurts."""
    g = Layout("Warlock").stand(A, "b2")
    demon = g.put(B, "Adramelech, Lord of Fire", "b2")
    ball = g.prepare(A, "Fireball")
    g.turn(A).activate(A)
    assert (ball, demon) not in g.offered(A, t.CAST)
    assert g.why(A, t.CAST, ball, demon) == "immune"
    g, tegu, foe = duel("Emerald Tegu", "Skeletal Sentry")
    strike(g, tegu, "Venomous Bite", foe, "2 0 0 d12")
    assert (g.damage(foe), g.has(foe, k.ROT)) == (2, 0)


@pytest.mark.card("firebrand-imp", "adramelech-lord-of-fire")
def test_r17_a_flame_bar_is_not_offered_against_the_immune() -> None:
    """R8.6: of an Imp's bars none reaches Adramelech."""
    g, imp, demon = duel("Firebrand Imp", "Adramelech, Lord of Fire")
    g.guard(demon).turn(A).activate(imp)
    assert (g.bar(imp, "Hellfire Claws"), demon) not in g.offered(A, t.ATTACK)
    assert g.why(A, t.ATTACK, g.bar(imp, "Hellfire Claws"), demon) == "immune"


@pytest.mark.card("timber-wolf", "whirling-spirit", "mage-staff")
def test_r16_the_incorporeal_take_ones_alone() -> None:
    """R16.4: of 1, 2, critical 1 and critical 2 only the ones count; an Ethereal staff hits with all."""
    g, wolf, spirit = duel("Timber Wolf", "Whirling Spirit")
    strike(g, wolf, "Bite", spirit, "1 2 1* 2*")
    assert g.damage(spirit) == 2
    g = Layout().stand(A, "b2")
    spirit = g.put(B, "Whirling Spirit", "b2")
    g.put(A, "Mage Staff", on=A)
    strike(g, A, "Arcane Burst", spirit, "1 2 1* 2*")
    assert g.damage(spirit) == 6


@pytest.mark.card("emerald-tegu", "mana-crystal", "dwarf-kriegshammer")
def test_r17_a_conjuration_cannot_be_dazed() -> None:
    """R17.4: the damage is done, the Daze is left out."""
    g = Layout()
    dwarf, crystal = g.put(A, "Dwarf Kriegshammer", "b2"), g.put(B, "Mana Crystal", "b2")
    strike(g, dwarf, "Overhead Crush", crystal, "2 2 0 0 0 0 d12")
    assert (g.damage(crystal), g.has(crystal, k.DAZE)) == (2, 0)


@pytest.mark.card("timber-wolf", "bitterwood-fox", "unstable-fire-imp")
def test_o24_the_destroyed_have_no_effects() -> None:
    """O24, R22.1: destruction comes at once, before the band."""
    g = Layout("Warlock").stand(A, "b2")
    fox = g.put(B, "Bitterwood Fox", "b2")
    spell(g, A, "Fireball", fox, "2* 2* 2* 0 0 0 d12")
    assert not g.in_play(fox)
    assert not g.told(t.GOT_CONDITION)


# --- strikes, sweeps, answers (R15.7 to R15.10, R18, O22, O27, O28, O33) -----------------------------------
@pytest.mark.card("timber-wolf", "bitterwood-fox", "tanglevine", "wall-of-stone", "rhino-hide")
def test_o22_melee_goes_at_all_sides_and_at_itself() -> None:
    """O22: creatures, conjurations there and on objects there, walls beside, itself; no enchantment."""
    g, wolf, fox = duel("Timber Wolf", "Bitterwood Fox")
    friend = g.put(A, "Bitterwood Fox", "b2")
    vine = g.put(A, "Tanglevine", on=fox)
    wall = g.put(B, "Wall of Stone", between=("b2", "c2"))
    far = g.put(B, "Wall of Stone", between=("a1", "b1"))
    hide = g.put(B, "Rhino Hide", on=fox)
    g.turn(A).activate(wolf)
    bite = g.bar(wolf, "Bite")
    assert {x for bar, x in g.offered(A, t.ATTACK)} == {wolf, fox, friend, vine, wall}
    assert g.why(A, t.ATTACK, bite, far) == "too-far"
    assert g.why(A, t.ATTACK, bite, hide) == "no-target"


@pytest.mark.card("adramelech-lord-of-fire", "circle-of-lightning", "retaliate", "skeletal-sentry")
def test_a25_a_sweep_goes_on_to_another_target() -> None:
    """A25: barrier and counterstrike of the first come first; then the second, and never the first again."""
    g = Layout("Warlock")
    demon = g.put(A, "Adramelech, Lord of Fire", "b2")
    one, two = g.put(B, "Skeletal Sentry", "b2"), g.put(B, "Timber Wolf", "b2")
    g.put(B, "Circle of Lightning", on=one)
    g.put(B, "Retaliate", on=one)
    strike(g, demon, "Hellfire Sweep", one, "0 0 0 0 d1 0 0 d1")
    assert len(g.told(t.BARRIER_ANSWERS)) == 1
    assert g.asks(B, t.ANSWER_WITH)
    g.dice("0 0 0 0").choose(B, t.STRIKE_BACK, g.bar(one, "Short Sword"), demon)
    assert g.asks(A, t.NEXT_TARGET)
    assert (two, -1) in g.offered(A, t.PICK)
    assert (one, -1) not in g.offered(A, t.PICK)
    assert g.why(A, t.PICK, one) == "had-its-turn"
    g.dice("2 2 0 0 d1").choose(A, t.PICK, two)
    assert g.damage(two) == 2
    assert not g.asks(A, t.NEXT_TARGET)


@pytest.mark.card("adramelech-lord-of-fire", "stonegaze-basilisk", "circle-of-lightning")
def test_a25_a_stunned_attacker_sweeps_no_more() -> None:
    """A25: Stunned by the answer of the first target, the second attack is cancelled."""
    g = Layout("Warlock")
    demon, one = g.put(A, "Adramelech, Lord of Fire", "b2"), g.put(B, "Skeletal Sentry", "b2")
    g.put(B, "Timber Wolf", "b2")
    g.put(B, "Circle of Lightning", on=one)
    strike(g, demon, "Hellfire Sweep", one, "0 0 0 0 d1 0 0 d11")
    assert g.has(demon, k.STUN) == 1
    assert not g.asks(A, t.NEXT_TARGET)
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("timber-wolf", "darkfenne-hydra")
def test_a26_a_bar_with_counterstrike_answers_without_a_guard() -> None:
    """A26: missed or unharmed, the Hydra snaps back with 4 dice; the Wolf has no answer to that."""
    for dice in ("d6", "d7 0 0 0 0"):
        g, wolf, hydra = duel("Timber Wolf", "Darkfenne Hydra")
        g.afflict(wolf, k.DAZE)
        strike(g, wolf, "Bite", hydra, dice)
        assert g.offered(B, t.STRIKE_BACK) == [(g.bar(hydra, "Snapping Bite"), wolf)]
        assert g.why(B, t.STRIKE_BACK, g.bar(hydra, "Triple Bite"), wolf) == "no-counterstrike"
        was = len(g.pools())
        g.dice("1 0 0 0").choose(B, t.STRIKE_BACK, g.bar(hydra, "Snapping Bite"), wolf)
        assert g.pools()[was:] == [4]
        assert not g.asks(A, t.ANSWER_WITH)


@pytest.mark.card("timber-wolf", "darkfenne-hydra")
def test_o33_the_incapacitated_strike_not_back() -> None:
    """O33, R18.3: nor does who is dead."""
    g, wolf, hydra = duel("Timber Wolf", "Darkfenne Hydra")
    g.afflict(hydra, k.STUN)
    strike(g, wolf, "Bite", hydra)
    assert not g.asks(B, t.ANSWER_WITH)
    g, wolf, hydra = duel("Timber Wolf", "Darkfenne Hydra")
    g.hurt(hydra, 14)
    strike(g, wolf, "Bite", hydra, "2* 0 0 0")
    assert not g.in_play(hydra)
    assert not g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("goran-werewolf-pet", "darkfenne-hydra")
def test_o33_one_answer_to_a_doublestrike_after_the_last() -> None:
    """O27, O33: both strikes first, then a single counterstrike."""
    g, goran, hydra = duel("Goran, Werewolf Pet", "Darkfenne Hydra", "Warlock")
    strike(g, goran, "Feral Claws", hydra, "1 1 0 1 1 0 0")
    assert g.pools() == [3, 4]
    assert g.damage(hydra) == 2
    assert g.asks(B, t.ANSWER_WITH)
    g.choose(B, t.STRIKE_BACK, g.bar(hydra, "Snapping Bite"), goran)
    assert not g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("darkfenne-hydra", "bear-strength", "skeletal-sentry")
def test_o23_a_triplestrike_has_melee_bonuses_once() -> None:
    """R15.7, O23: 3 + 2, then 3, then 3."""
    g, hydra, foe = duel("Darkfenne Hydra", "Skeletal Sentry")
    g.put(A, "Bear Strength", on=hydra)
    strike(g, hydra, "Triple Bite", foe, "0 0 0")
    assert g.pools() == [5, 3, 3]


@pytest.mark.card("samandriel-angel-of-light", "joseph-trublood-high-cleric", "skeletal-sentry")
def test_o23_a_bonus_against_somebody() -> None:
    """R16.2: one die more against the Nonliving, none against a Wolf; against both only once."""
    g, joseph, dead = duel("Joseph Trublood, High Cleric", "Skeletal Sentry", "Priestess")
    strike(g, joseph, "Staff of Smiting", dead)
    assert g.pools() == [5]
    g, joseph, wolf = duel("Joseph Trublood, High Cleric", "Timber Wolf", "Priestess")
    strike(g, joseph, "Staff of Smiting", wolf)
    assert g.pools() == [3]


@pytest.mark.card("goran-werewolf-pet", "timber-wolf", "skeletal-sentry")
def test_o23_bloodthirsty_against_the_damaged_and_living() -> None:
    """O23: one die more against a damaged Wolf, none against a damaged Sentry."""
    g, goran, wolf = duel("Goran, Werewolf Pet", "Timber Wolf", "Warlock")
    g.hurt(wolf, 1)
    strike(g, goran, "Fangs", wolf)
    assert g.pools() == [5]
    g, goran, dead = duel("Goran, Werewolf Pet", "Skeletal Sentry", "Warlock")
    g.hurt(dead, 1)
    strike(g, goran, "Fangs", dead)
    assert g.pools() == [4]


# --- damage barriers (R18.4, O34) --------------------------------------------------------------------------
@pytest.mark.card("circle-of-lightning", "timber-wolf", "feral-bobcat")
def test_a27_a_barrier_answers_an_enemy_once_a_round() -> None:
    """A27: 3 damage and a Daze for a Bobcat; its second hit in the round is not answered."""
    g, cat, wolf = duel("Feral Bobcat", "Timber Wolf")
    g.put(B, "Circle of Lightning", on=wolf)
    strike(g, cat, "Claws", wolf, "1 0 1 2* d8")
    assert g.pools() == [2, 2]
    assert g.damage(cat) == 3
    assert g.has(cat, k.DAZE) == 1
    g.skip().s.ready[cat] = 1
    g.activate(B).done(B).skip()
    strike(g, cat, "Claws", wolf, "d12 1 0")
    assert g.pools() == [2, 2, 2]
    assert g.damage(cat) == 3


@pytest.mark.card("circle-of-lightning", "knight-of-westlock", "feral-bobcat")
def test_a27_an_avoided_attack_meets_no_barrier() -> None:
    """A27: only a hit is answered."""
    g, cat, knight = duel("Feral Bobcat", "Knight of Westlock")
    g.put(B, "Circle of Lightning", on=knight)
    strike(g, cat, "Claws", knight)
    defend(g, B, knight, "d12")
    assert g.damage(cat) == 0
    assert g.pools() == []


@pytest.mark.card("circle-of-lightning", "timber-wolf", "feral-bobcat")
def test_a27_a_friend_meets_no_barrier() -> None:
    """A27, O34: nor does whoever attacks itself."""
    g = Layout()
    cat, wolf = g.put(A, "Feral Bobcat", "b2"), g.put(A, "Timber Wolf", "b2")
    g.put(A, "Circle of Lightning", on=wolf)
    strike(g, cat, "Claws", wolf, "1 0")
    assert g.pools() == [2]


@pytest.mark.card("circle-of-lightning", "bitterwood-fox", "timber-wolf")
def test_o34_the_barrier_of_the_dead_answers() -> None:
    """O34, R15.8: which barrier answers is fixed at the hit."""
    g, wolf, fox = duel("Timber Wolf", "Bitterwood Fox")
    g.put(B, "Circle of Lightning", on=fox)
    strike(g, wolf, "Bite", fox, "2* 2* 2* 0 1* 0 d1")
    assert not g.in_play(fox)
    assert g.damage(wolf) == 1


@pytest.mark.card("circle-of-lightning", "circle-of-light", "timber-wolf", "feral-bobcat")
def test_o34_the_oldest_barrier_counts() -> None:
    """R18.4: one barrier for each object."""
    g, cat, wolf = duel("Feral Bobcat", "Timber Wolf")
    g.put(B, "Circle of Lightning", on=wolf)
    g.put(B, "Circle of Light", on=wolf)
    strike(g, cat, "Claws", wolf, "1 0 0 0 d1")
    assert g.pools() == [2, 2]


@pytest.mark.card("demonhide-armor", "knight-of-westlock")
def test_a28_a_critical_barrier_passes_armour() -> None:
    """A28: one die that shows 2 is 2 damage for the Knight."""
    g = Layout("Priestess", "Warlock").stand(B, "b2")
    knight = g.put(A, "Knight of Westlock", "b2")
    g.put(B, "Demonhide Armor", on=B)
    strike(g, knight, "Longsword", B, "0 0 0 0 0 2")
    assert g.pools() == [5, 1]
    assert g.damage(knight) == 2


# --- mandatory defences (O6, O7, O26) ----------------------------------------------------------------------
@pytest.mark.card("reverse-attack", "elemental-cloak", "fireball", "timber-wolf")
def test_a29_a_reversed_fireball() -> None:
    """A29: the Wizard defends with 2 dice and 2 effect less, and its own armour."""
    g = Layout("Wizard").stand(A, "b2")
    wolf = g.put(B, "Timber Wolf", "b2")
    back = g.put(B, "Reverse Attack", on=wolf, up=False)
    g.put(A, "Elemental Cloak", on=A)
    spell(g, A, "Fireball", wolf, "2 1 0 1* d5")
    assert g.s.mana[B] == 15
    assert not g.in_play(back)
    assert g.pools() == [4]
    assert (g.damage(A), g.damage(wolf)) == (3, 0)
    assert (g.has(A, k.BURN), g.has(wolf, k.BURN)) == (0, 0)


@pytest.mark.card("reverse-attack", "circle-of-lightning", "timber-wolf", "darkfenne-hydra")
def test_o26_a_reversed_bite_brings_the_attacker_no_barrier_of_its_own() -> None:
    """O26: steps 5 and 6 once, no barrier of the bitten attacker; then the Hydra may still strike back."""
    g, wolf, hydra = duel("Timber Wolf", "Darkfenne Hydra")
    g.put(B, "Reverse Attack", on=hydra, up=False)
    g.put(A, "Circle of Lightning", on=wolf)
    strike(g, wolf, "Bite", hydra, "2 1 1 2*")
    assert g.pools() == [4]
    assert (g.damage(wolf), g.damage(hydra)) == (4, 0)
    assert g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("block", "knight-of-westlock", "timber-wolf")
@pytest.mark.parametrize(("mana", "left", "rolled"), [(2, 0, []), (1, 1, [5])])
def test_a30_a_block_is_revealed_and_paid(mana: int, left: int, rolled: list[int]) -> None:
    """A30: with 2 mana it avoids; with 1 it is destroyed and the attack goes on."""
    g, knight, wolf = duel("Knight of Westlock", "Timber Wolf")
    block = g.put(B, "Block", on=wolf, up=False)
    g.mana(B, mana)
    strike(g, knight, "Longsword", wolf)
    assert (g.s.mana[B], g.pools(), g.in_play(block)) == (left, rolled, False)


@pytest.mark.card("block", "flameblast", "timber-wolf")
def test_a30_an_unavoidable_attack_wastes_a_block() -> None:
    """A30: revealed, paid, destroyed, and the attack goes on."""
    g = Layout("Warlock").stand(A, "b2")
    wolf = g.put(B, "Timber Wolf", "b2")
    block = g.put(B, "Block", on=wolf, up=False)
    spell(g, A, "Flameblast", wolf, "2 2 2 2 d1")
    assert (g.s.mana[B], g.in_play(block), g.damage(wolf)) == (18, False, 6)


@pytest.mark.card("block", "electrify", "circle-of-lightning", "timber-wolf")
def test_a30_zone_attacks_and_barriers_leave_a_block_hidden() -> None:
    """A30, O7: neither has a step in which it could answer."""
    g = Layout("Wizard").stand(A, "b2")
    wolf = g.put(B, "Timber Wolf", "b2")
    block = g.put(B, "Block", on=wolf, up=False)
    spell_at_zone(g, A, "Electrify", "b2", "0 0 0 0 d1")
    assert g.pools() == [4]
    assert g.in_play(block)
    assert g.s.up[block] == 0
    g, cat, wolf = duel("Feral Bobcat", "Timber Wolf")
    block = g.put(A, "Block", on=cat, up=False)
    g.put(B, "Circle of Lightning", on=wolf)
    strike(g, cat, "Claws", wolf)
    assert g.told(t.BARRIER_ANSWERS)
    assert g.s.up[block] == 0


@pytest.mark.card("block", "knight-of-westlock", "timber-wolf")
def test_o7_a_mandatory_defence_comes_before_the_optional_one() -> None:
    """O6, O7: one defence for each attack; the Knight's own is still there for the next attack."""
    g, wolf, knight = duel("Timber Wolf", "Knight of Westlock")
    other = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Block", on=knight, up=False)
    strike(g, wolf, "Bite", knight)
    assert not g.asks(B, t.DEFEND_WITH)
    assert g.pools() == []
    g.skip().activate(B).done(B).skip()
    strike(g, other, "Bite", knight)
    assert g.asks(B, t.DEFEND_WITH)


# --- zone attacks and chains (R15.13, O29) -----------------------------------------------------------------
@pytest.mark.card("ring-of-fire", "knight-of-westlock", "timber-wolf", "mana-flower", "wall-of-stone")
def test_a32_a_ring_of_fire_attacks_each_object_apart() -> None:
    """A32: friend, foe and flower with 5, 5 and 7 dice in any order; neither caster nor wall."""
    g = Layout("Warlock").stand(A, "b2")
    wolf, knight = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    flower = g.put(B, "Mana Flower", "b2")
    g.put(B, "Wall of Stone", between=("b2", "c2"))
    spell_at_zone(g, A, "Ring of Fire", "b2")
    assert g.asks(A, t.NEXT_TARGET)
    assert {x for x, _ in g.offered(A, t.PICK)} == {wolf, knight, flower}
    assert not g.offered(A, PASS)
    g.choose(A, t.PICK, flower)
    assert {x for x, _ in g.offered(A, t.PICK)} == {wolf, knight}
    assert g.why(A, t.PICK, A) != "allowed"
    assert g.why(A, t.PICK, flower) != "allowed"
    g.choose(A, t.PICK, knight)
    assert g.pools() == [7, 5, 5]
    assert g.damage(A) == 0


@pytest.mark.card("firestorm", "hawkeye", "timber-wolf")
def test_r15_a_zone_attack_is_not_helped_by_ranged_bonuses() -> None:
    """R15.13: Hawkeye adds to a Fireball's dice, not to a Firestorm's."""
    g = Layout("Warlock").stand(A, "b1")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Hawkeye", on=A)
    spell_at_zone(g, A, "Firestorm", "b2")
    assert g.pools() == [5]
    g = Layout("Warlock").stand(A, "b1")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Hawkeye", on=A)
    spell(g, A, "Fireball", wolf)
    assert g.pools() == [7]


@pytest.mark.card("ring-of-fire", "hellfire-trap", "firebrand-imp", "timber-wolf")
def test_o57_a_zone_attack_skips_the_immune() -> None:
    """O57: an Imp in a Ring of Fire is not harmed."""
    g = Layout("Warlock").stand(A, "b2")
    imp, wolf = g.put(B, "Firebrand Imp", "b2"), g.put(B, "Timber Wolf", "b2")
    spell_at_zone(g, A, "Ring of Fire", "b2")
    while g.asks(A, t.NEXT_TARGET):
        g.choose(A, t.PICK, g.offered(A, t.PICK)[0][0])
    assert (g.damage(imp), g.has(imp, k.BURN)) == (0, 0)
    assert g.in_play(wolf)


@pytest.mark.card("chain-lightning", "timber-wolf", "knight-of-westlock")
def test_chain_lightning_leaps_with_one_die_and_effect_less() -> None:
    """R23, O23: within a zone of the last target, never to one it has hit; it may end at any time."""
    g = Layout("Wizard").stand(A, "a2").stand(B, "d1").mana(A, 20)
    one, two = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "c2")
    far = g.put(B, "Timber Wolf", "d3")
    spell(g, A, "Chain Lightning", one, "1* 0 0 0 0 d1")
    assert g.asks(A, t.NEXT_TARGET)
    assert g.offered(A, PASS)
    assert (two, -1) in g.offered(A, t.PICK)
    assert (far, -1) not in g.offered(A, t.PICK)
    assert g.why(A, t.PICK, far) == "too-far"
    assert g.why(A, t.PICK, one) == "had-its-turn"
    g.dice("1* 0 0 0 d5").choose(A, t.PICK, two)
    assert g.pools() == [5, 4]
    assert g.damage(two) == 1
    assert g.has(two, k.DAZE) == 0, "a 5 counts 4 now"
    assert not g.asks(A, t.NEXT_TARGET) or (one, -1) not in g.offered(A, t.PICK)


@pytest.mark.card("chain-lightning", "timber-wolf", "knight-of-westlock")
def test_chain_lightning_ends_where_it_does_no_damage() -> None:
    """O23: also where a later target avoids it."""
    g = Layout("Wizard").stand(A, "a2").mana(A, 20)
    one, knight = g.put(B, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "c2")
    g.put(B, "Timber Wolf", "c2")
    spell(g, A, "Chain Lightning", one, "0 0 0 0 0 d1")
    assert not g.asks(A, t.NEXT_TARGET)
    g = Layout("Wizard").stand(A, "a2").mana(A, 20)
    one, knight = g.put(B, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "c2")
    g.put(B, "Timber Wolf", "c2")
    spell(g, A, "Chain Lightning", one, "1* 0 0 0 0 d1")
    g.choose(A, t.PICK, knight)
    defend(g, B, knight, "d12")
    assert g.pools() == [5]
    assert not g.asks(A, t.NEXT_TARGET)


@pytest.mark.card("chain-lightning", "tanglevine", "timber-wolf")
def test_chain_lightning_does_not_leap_to_what_no_ranged_attack_may_target() -> None:
    """The vine that holds a Wolf is protected from ranged attacks, and a leap is one."""
    g = Layout("Wizard").stand(A, "a2").mana(A, 20)
    wolf = g.put(B, "Timber Wolf", "b2")
    vine = g.put(A, "Tanglevine", on=wolf)
    spell(g, A, "Chain Lightning", wolf, "1* 0 0 0 0 d1")
    assert (vine, -1) not in g.offered(A, t.PICK)
    if g.asks(A, t.NEXT_TARGET):
        assert g.why(A, t.PICK, vine) == "protected"


# --- who profits (R20, O24) --------------------------------------------------------------------------------
@pytest.mark.card("necropian-vampiress", "timber-wolf", "skeletal-sentry", "deathlock")
def test_a33_a_vampire_heals_by_half_of_the_life_there_was() -> None:
    """A33: 5 damage where 3 Life is left heal 2; the dead give nothing, and Deathlock forbids it."""
    for prey, lock, left in (
        ("Timber Wolf", False, 2),
        ("Skeletal Sentry", False, 4),
        ("Timber Wolf", True, 4),
    ):
        g, vampire, foe = duel("Necropian Vampiress", prey)
        g.hurt(vampire, 4).hurt(foe, 7)
        if lock:
            g.put(B, "Deathlock", "d3")
        g.turn(A).activate(vampire).done(A)  # she does not take wing
        g.dice("2* 2* 1* 0 0").attack(vampire, "Fangs", foe)
        assert g.damage(vampire) == left


@pytest.mark.card("mana-leech", "timber-wolf")
@pytest.mark.parametrize(("dice", "left"), [("2* 0 0", 0), ("0 0 0", 1), ("1 1 0", 1)])
def test_a34_a_leech_drinks_mana_if_it_hurts(dice: str, left: int) -> None:
    """A34: at most what there is; nothing without damage."""
    g, leech, wolf = duel("Mana Leech", "Timber Wolf")
    g.mana(B, 1)
    strike(g, leech, "Gorging Bite", wolf, dice)
    assert g.s.mana[B] == left


@pytest.mark.card("marked-for-death", "timber-wolf", "feral-bobcat", "titanodon", "flameblast")
def test_a35_the_first_attack_of_each_creature_has_a_die_more() -> None:
    """A35: an attack spell of a Mage and another creature's bite each; the same Wolf's second bite not."""
    g = Layout("Warlock").stand(A, "b2")
    foe = g.put(B, "Darkfenne Hydra", "b2")
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(A, "Marked for Death", on=foe)
    spell(g, A, "Flameblast", foe, "0 0 0 0 0 d1")
    assert g.pools() == [5]
    g.skip().activate(B).done(B).skip()
    strike(g, wolf, "Bite", foe, "0 0 0 0 0").done(B).skip()
    assert g.pools() == [5, 5]
    g.s.ready[wolf] = 1
    g.done(B) if g.offered(B, PASS) else g.activate(foe).done(B)
    g.skip()
    strike(g, wolf, "Bite", foe)
    assert g.pools() == [5, 5, 4]


@pytest.mark.card("marked-for-death", "goran-werewolf-pet", "titanodon", "timber-wolf")
def test_a35_a_trample_counts_and_a_second_strike_does_not() -> None:
    """A35, O23: Doublestrike has the die once; a trample has it too."""
    g, goran, foe = duel("Goran, Werewolf Pet", "Skeletal Sentry", "Warlock")
    g.put(A, "Marked for Death", on=foe)
    strike(g, goran, "Feral Claws", foe)
    assert g.pools() == [4, 3]
    g, beast, wolf = duel("Titanodon", "Timber Wolf")
    g.put(A, "Marked for Death", on=wolf)
    g.turn(A).activate(beast).move(beast, "c2")
    g.choose(A, t.TRAMPLES, g.s.decision_of(A).options[-1].a, wolf)
    assert g.pools() == [8]


# --- the next melee attack, Battle Fury (O31, O32) ---------------------------------------------------------
@pytest.mark.card("perfect-strike", "retaliate", "timber-wolf", "knight-of-westlock")
def test_a36_a_perfect_strike_is_spent_by_a_counterstrike() -> None:
    """A36: the counterstrike is Unavoidable, the Wolf's own attack after it is not."""
    g = Layout()
    knight, wolf = g.put(B, "Knight of Westlock", "b2"), g.put(A, "Timber Wolf", "b2")
    g.put(A, "Retaliate", on=wolf)
    card = g.prepare(A, "Perfect Strike")
    g.stand(A, "b1").turn(A).activate(A).cast(A, card, wolf).skip()
    strike(g, knight, "Longsword", wolf, "0 0 0 0 0")
    g.dice("0 0 0 0").choose(A, t.STRIKE_BACK, g.bar(wolf, "Bite"), knight)
    assert g.pools() == [5, 4], "the Knight was not asked to defend"
    g.skip()
    strike(g, wolf, "Bite", knight)
    assert g.asks(B, t.DEFEND_WITH)


@pytest.mark.card("perfect-strike", "timber-wolf", "knight-of-westlock", "piercing-strike")
def test_o31_the_next_melee_attack_uses_it_up_hit_or_not() -> None:
    """O31: a strike that misses has spent it too."""
    g = Layout("Warlock")
    goran, knight = g.put(A, "Goran, Werewolf Pet", "b2"), g.put(B, "Knight of Westlock", "b2")
    card = g.prepare(A, "Perfect Strike")
    g.stand(A, "b1").afflict(goran, k.DAZE)
    g.turn(A).activate(A).cast(A, card, goran).skip()
    g.activate(B).done(B).skip()
    strike(g, goran, "Feral Claws", knight, "d1 d12")
    assert g.asks(B, t.DEFEND_WITH), "the second strike may be avoided"


def fury(mine: str, theirs: str, first: str = "Beastmaster") -> tuple[Layout, int, int]:
    """A creature of A has Battle Fury, and it is the turn of B with one creature that may attack it."""
    g = Layout(first).stand(A, "b1")
    x, foe = g.put(A, mine, "b2"), g.put(B, theirs, "b2")
    card = g.prepare(A, "Battle Fury")
    g.turn(A).activate(A).cast(A, card, x).skip()
    return g, x, foe


@pytest.mark.card("battle-fury", "retaliate", "timber-wolf", "skeletal-sentry", "bear-strength")
def test_a36_battle_fury_is_not_used_by_a_counterstrike() -> None:
    """A36, O32: the Wolf strikes back, then attacks, then once more without its Melee bonus."""
    g = Layout("Beastmaster").stand(A, "b1")
    wolf, foe = g.put(A, "Timber Wolf", "b2"), g.put(B, "Skeletal Sentry", "b2")
    g.put(A, "Bear Strength", on=wolf)
    g.put(A, "Retaliate", on=wolf)
    card = g.prepare(A, "Battle Fury")
    g.turn(A).activate(A).cast(A, card, wolf).skip()
    strike(g, foe, "Short Sword", wolf, "0 0 0 0")
    g.dice("0 0 0 0 0 0").choose(A, t.STRIKE_BACK, g.bar(wolf, "Bite"), foe)
    assert not g.asks(A, t.MORE_STRIKES)
    g.skip()
    strike(g, wolf, "Bite", foe, "0 0 0 0 0 0")
    assert g.asks(A, t.MORE_STRIKES)
    assert g.offered(A, PASS)
    g.dice("0 0 0 0").attack(wolf, "Bite", foe)
    assert g.pools() == [4, 6, 6, 4]
    assert not g.asks(A, t.MORE_STRIKES)


@pytest.mark.card("battle-fury", "circle-of-lightning", "darkfenne-hydra", "timber-wolf")
def test_o32_the_extra_attack_brings_the_same_defender_no_second_answer() -> None:
    """O32: neither barrier nor counterstrike again."""
    g, wolf, hydra = fury("Timber Wolf", "Darkfenne Hydra")
    g.put(B, "Circle of Lightning", on=hydra)
    g.activate(hydra).done(B).skip()
    strike(g, wolf, "Bite", hydra, "0 0 0 0 0 0 d1")
    assert g.asks(B, t.ANSWER_WITH)
    g.dice("0 0 0 0").choose(B, t.STRIKE_BACK, g.bar(hydra, "Snapping Bite"), wolf)
    assert g.asks(A, t.MORE_STRIKES)
    g.dice("0 0 0 0").attack(wolf, "Bite", hydra)
    assert len(g.told(t.BARRIER_ANSWERS)) == 1
    assert not g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("battle-fury", "circle-of-lightning", "darkfenne-hydra", "timber-wolf")
def test_o32_the_extra_attack_on_another_is_answered() -> None:
    """O32: a different defender has its barrier and its counterstrike."""
    g, wolf, hydra = fury("Timber Wolf", "Darkfenne Hydra")
    fox = g.put(B, "Bitterwood Fox", "b2")
    g.put(B, "Circle of Lightning", on=hydra)
    g.activate(hydra).done(B).skip()
    strike(g, wolf, "Bite", fox, "0 0 0 0")
    g.dice("0 0 0 0 1* 0 d1").attack(wolf, "Bite", hydra)
    assert len(g.told(t.BARRIER_ANSWERS)) == 1
    assert g.damage(wolf) == 1
    assert g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("battle-fury", "timber-wolf")
def test_o32_after_the_round_it_is_gone_and_it_is_cast_once() -> None:
    """The card: a creature is its target once a round."""
    g, wolf, _ = fury("Timber Wolf", "Skeletal Sentry")
    again = g.prepare(A, "Battle Fury")
    g.activate(B).done(B).skip()
    assert g.asks(A, t.WHOSE_TURN)
    assert g.why(A, t.CAST, again, wolf) == "not-again"
    assert (again, wolf) not in g.offered(A, t.CAST)


# --- costs of attacking, and attacks that come to nothing (R15.2, R8.7, O31, O40) --------------------------
@pytest.mark.card("pacify", "timber-wolf", "skeletal-sentry")
def test_r15_an_unpaid_attack_is_lost() -> None:
    """R15.2: the action is spent, nothing is rolled; paid, it goes on."""
    g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
    g.put(B, "Pacify", on=wolf)
    strike(g, wolf, "Bite", foe)
    assert g.asks(A, t.PAY_FOR_IT)
    g.done(A)
    assert g.pools() == []
    assert g.s.mana[A] == 20
    assert not g.asks(A, t.DO_WHAT)
    g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
    g.put(B, "Pacify", on=wolf)
    strike(g, wolf, "Bite", foe).choose(A, t.YES)
    assert g.pools() == [4]
    assert g.s.mana[A] == 18


@pytest.mark.card("critical-strike", "goran-werewolf-pet", "steelclaw-grizzly")
def test_o31_a_critical_strike_pierces_for_the_first_attack() -> None:
    """O31: Piercing +3 for the first strike, armour again for the second."""
    g, goran, bear = duel("Goran, Werewolf Pet", "Steelclaw Grizzly", "Warlock")
    g.put(A, "Critical Strike", on=goran)
    strike(g, goran, "Feral Claws", bear, "2 0 0 2 0 0 0")
    assert g.damage(bear) == 2


@pytest.mark.card("gray-angel", "thunderift-falcon", "timber-wolf", "mage-staff")
def test_o22_what_flies_is_out_of_reach() -> None:
    """R20: a Wolf does not get at a Falcon; another flyer does, and so does a bar with Reach."""
    g = Layout().stand(A, "b2")
    falcon = g.put(B, "Thunderift Falcon", "b2")
    wolf, angel = g.put(A, "Timber Wolf", "b2"), g.put(A, "Gray Angel", "b2")
    g.put(A, "Mage Staff", on=A)
    g.turn(A).activate(wolf)
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), falcon) == "out-of-reach"
    g.done(A).skip().activate(B).done(B).skip().activate(angel)
    assert (g.bar(angel, "Sword"), falcon) in g.offered(A, t.ATTACK)
    g.done(A).skip()
    g.activate(falcon).done(B).skip().activate(A)
    assert (g.bar(A, "Arcane Burst"), falcon) in g.offered(A, t.ATTACK)
    assert (g.bar(A, "Basic Melee Attack"), falcon) not in g.offered(A, t.ATTACK)


@pytest.mark.card("gray-angel", "darkfenne-hydra", "thunderift-falcon")
def test_o33_who_has_swooped_is_struck_back() -> None:
    """O33, O64: an Angel that attacks a Hydra is within its reach until the action ends."""
    g, angel, hydra = duel("Gray Angel", "Darkfenne Hydra")
    strike(g, angel, "Sword", hydra)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(hydra, "Snapping Bite"), angel)]


@pytest.mark.card("temple-of-the-dawnbreaker", "gloves-of-skill", "timber-wolf", "fireball")
def test_o25_rerolls_in_order_of_initiative_the_last_result_counts() -> None:
    """O25, R21.3: gloves roll all dice again, then a Temple once more; a permission is used once a round."""
    g = Layout("Warlock", "Priestess").stand(A, "b2")
    wolf = g.put(B, "Timber Wolf", "b2")
    gloves = g.put(A, "Gloves of Skill", on=A)
    temple = g.put(B, "Temple of the Dawnbreaker", "d3")
    spell(g, A, "Fireball", wolf, "0 0 0 0 0 0 d12")
    assert g.asks(A, t.ROLL_AGAIN)
    assert {x for x, _ in g.offered(A, t.REROLL)} == {gloves}
    assert g.why(A, t.REROLL, temple, 3) != "allowed"
    kind = g.offered(A, t.REROLL)[0][1]
    g.dice("2* 2* 2* 1 0 0").choose(A, t.REROLL, gloves, kind)
    assert g.asks(B, t.ROLL_AGAIN)
    assert {x for x, _ in g.offered(B, t.REROLL)} == {temple}
    effect = min(kind for _, kind in g.offered(B, t.REROLL))
    g.dice("d1").choose(B, t.REROLL, temple, effect)
    assert g.damage(wolf) == 6
    assert g.has(wolf, k.BURN) == 0
