"""What an attack action is as a whole: bonuses, strikes, sweeps, swoops, what breaks off (R15, O23 to O40).

How dice are counted and single steps done is in `test_attacks.py`, guards are in `test_guards.py`.
"""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.dice import CRITICAL, NORMAL
from conclave.games.mage_wars.rules.harm import afflict
from conclave.kernel.rng import seeded
from tests.games.mage_wars.layout import A, B, Layout


def duel(mine: str, theirs: str) -> tuple[Layout, int, int]:
    """A creature of A and one of B stand in the middle."""
    g = Layout("Warlock", "Priestess")
    return g, g.put(A, mine, "b2"), g.put(B, theirs, "b2")


def decline_until(g: Layout, rolls: int) -> Layout:
    """Everybody declines until attack dice have been rolled so often."""
    while len(g.pools()) < rolls:
        g.done(g.asked()[0])
    return g


def whisk_away(g: Layout, seat: int, card: int, zone: str) -> Layout:
    """Divine Intervention takes its bearer to another zone; whatever else may be declined is."""
    return g.choose(seat, t.REVEAL, card).choose(seat, t.PICK_ZONE, g.zone(zone)).skip()


# --- what counts for one attack of the action (R15.11, O23) ------------------------------------------------
@pytest.mark.card("goran-werewolf-pet", "titanodon")
def test_o23_bloodthirsty_waits_for_a_wound() -> None:
    """Nobody is hurt at the first strike, so the second is the first that can use it."""
    g, goran, beast = duel("Goran, Werewolf Pet", "Titanodon")
    g.fights(goran, "Feral Claws", beast, "1* 0 0 0 0 0 0")
    assert g.pools() == [3, 4]


@pytest.mark.card("darkfenne-hydra", "demonic-bloodlust", "titanodon", "skeletal-sentry")
@pytest.mark.parametrize(("damage", "pools"), [(1, [5, 3, 3]), (0, [3, 5, 3])])
def test_o23_bloodthirsty_counts_for_one_strike_of_three(damage: int, pools: list[int]) -> None:
    """Of three strikes on a damaged creature the first has it, else the one after the first wound."""
    g, hydra, beast = duel("Darkfenne Hydra", "Titanodon")
    g.put(A, "Demonic Bloodlust", on=hydra)
    g.hurt(beast, damage).fights(hydra, "Triple Bite", beast, "1* 0 0" + " 0" * 12)
    assert g.pools() == pools


@pytest.mark.card("goran-werewolf-pet", "titanodon")
def test_o23_a_miss_has_used_bloodthirsty() -> None:
    """The first strike at what is damaged could use it, and missed; the second has none."""
    g, goran, beast = duel("Goran, Werewolf Pet", "Titanodon")
    g.hurt(beast, 1).afflict(goran, k.DAZE)
    g.fights(goran, "Feral Claws", beast, "d1 d12 0 0 0")
    assert g.pools() == [3]


@pytest.mark.card("darkfenne-hydra", "vampirism", "titanodon")
@pytest.mark.parametrize(
    ("dice", "left"),
    [("0 0 0 2* 0 0 2* 0 0", 4), ("2* 0 0 2* 2* 0 0 0 0", 4), ("2* 1* 0 2* 2* 0 0 0 0", 3)],
)
def test_o23_the_first_strike_that_hurts_is_vampiric(dice: str, left: int) -> None:
    """Half of that strike, rounded up, is healed, and of no other."""
    g, hydra, beast = duel("Darkfenne Hydra", "Titanodon")
    g.put(A, "Vampirism", on=hydra)
    g.hurt(hydra, 5).fights(hydra, "Triple Bite", beast, dice)
    assert g.damage(hydra) == left


@pytest.mark.card("necropian-vampiress", "mana-flower", "tanglevine")
def test_r20_only_living_creatures_have_blood() -> None:
    """R20: a Mana Flower is Living, but no creature: nothing is healed."""
    g, vampiress, flower = duel("Necropian Vampiress", "Mana Flower")
    g.hurt(vampiress, 4).fights(vampiress, "Fangs", flower, "2* 2* 0 0 0")
    assert (g.damage(flower), g.damage(vampiress)) == (4, 4)


@pytest.mark.card("mana-leech", "battle-fury", "titanodon", "mana-flower")
@pytest.mark.parametrize(("dice", "mana"), [("0 0 2* 0", 19), ("2* 0 2* 0", 19), ("0 0 0 0", 20)])
def test_o23_the_first_bite_that_hurts_drains_mana(dice: str, mana: int) -> None:
    """The extra attack of Battle Fury is part of the same action: one of the two drains 1, if it hurts."""
    g, leech, beast = duel("Mana Leech", "Titanodon")
    g.stand(A, "b1").casts(A, "Battle Fury", leech)
    g.skip().activate(leech).skip().dice(dice).attack(leech, "Leeching Bite", beast)
    while not g.asks(A, t.MORE_STRIKES):
        g.done(g.asked()[0])
    g.choose(A, t.ATTACK, g.bar(leech, "Leeching Bite"), beast).skip()
    assert g.pools() == [2, 2]
    assert g.s.mana[B] == mana


@pytest.mark.card("adramelech-lord-of-fire", "bear-strength", "skeletal-sentry", "timber-wolf")
def test_o23_a_sweep_has_melee_bonuses_for_its_first_target() -> None:
    """O23: 4 + 2 dice on the first, 4 on the second."""
    g, demon, one = duel("Adramelech, Lord of Fire", "Skeletal Sentry")
    two = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Bear Strength", on=demon)
    g.turn(A).activate(demon).attack(demon, "Hellfire Sweep", one)
    g.choose(A, t.PICK, two)
    assert g.pools() == [6, 4]


# --- sweeps (O28, O33, O64) --------------------------------------------------------------------------------
@pytest.mark.card("adramelech-lord-of-fire", "skeletal-sentry", "asyran-cleric")
def test_o28_guards_are_judged_anew_for_the_second_target() -> None:
    """The only guard must be the first target; when its marker is off, anybody may be the second."""
    g, demon, guard = duel("Adramelech, Lord of Fire", "Skeletal Sentry")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.guard(guard).turn(A).activate(demon)
    sweep = g.bar(demon, "Hellfire Sweep")
    assert g.why(A, t.ATTACK, sweep, cleric) == "guarded"
    g.dice("0 0 0 0 d1").attack(demon, "Hellfire Sweep", guard)
    g.done(B)
    assert {x for x, _ in g.offered(A, t.PICK)} == {cleric}


@pytest.mark.card("adramelech-lord-of-fire", "skeletal-sentry", "knight-of-westlock")
def test_o28_a_second_guard_binds_the_second_attack() -> None:
    """Two guards: whichever is first, the other is second; each may strike back once."""
    g, demon, one = duel("Adramelech, Lord of Fire", "Skeletal Sentry")
    two, wolf = g.put(B, "Darkfenne Hydra", "b2"), g.put(B, "Timber Wolf", "b2")
    g.guard(one).guard(two).turn(A).activate(demon)
    g.dice("0 0 0 0 d1 0 0 0 0").attack(demon, "Hellfire Sweep", one)
    g.choose(B, t.STRIKE_BACK, g.bar(one, "Short Sword"), demon)
    assert {x for x, _ in g.offered(A, t.PICK)} == {two}
    assert g.why(A, t.PICK, wolf) == "guarded"
    g.dice("0 0 0 0 d1").choose(A, t.PICK, two)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(two, "Snapping Bite"), demon)]


@pytest.mark.card("adramelech-lord-of-fire", "skeletal-sentry", "timber-wolf")
def test_o28_each_attack_of_a_sweep_has_its_own_miss_roll() -> None:
    """R15.3: a Dazed demon misses the first, on guard, who strikes back, and hits the second."""
    g, demon, one = duel("Adramelech, Lord of Fire", "Skeletal Sentry")
    two = g.put(B, "Timber Wolf", "b2")
    g.afflict(demon, k.DAZE).guard(one).turn(A).activate(demon)
    g.dice("d3 1* 0 0 0").attack(demon, "Hellfire Sweep", one)
    g.choose(B, t.STRIKE_BACK, g.bar(one, "Short Sword"), demon)
    assert g.damage(demon) == 1
    assert g.s.guard[one] == 0
    g.dice("d7 2* 0 0 0 d1").choose(A, t.PICK, two)
    assert len(g.told(t.MISS_ROLL)) == 2
    assert g.damage(two) == 2


@pytest.mark.card("adramelech-lord-of-fire", "battle-fury", "darkfenne-hydra", "timber-wolf")
def test_o32_the_extra_attack_is_answered_by_neither_target_of_a_sweep() -> None:
    """O32, O33: one counterstrike for each attacking creature and action, also of the first target."""
    g, demon, hydra = duel("Adramelech, Lord of Fire", "Darkfenne Hydra")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.stand(A, "b1").casts(A, "Battle Fury", demon)
    g.skip().activate(demon).skip().dice("0 0 0 0 d1").attack(demon, "Hellfire Sweep", hydra)
    g.done(B).dice("0 0 0 0 d1").choose(A, t.PICK, wolf)
    assert g.asks(A, t.MORE_STRIKES)
    g.dice("0 0 0 0 0 0 d1").choose(A, t.ATTACK, g.bar(demon, "Hellfire Scythe"), hydra)
    assert g.pools() == [4, 4, 6]
    assert not g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("goran-werewolf-pet", "battle-fury", "timber-wolf", "asyran-cleric")
def test_o32_the_extra_attack_is_a_quick_one_in_melee() -> None:
    """O32: Fangs, and no Feral Claws; guards bind it as any other."""
    g, goran, wolf = duel("Goran, Werewolf Pet", "Timber Wolf")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.guard(cleric).stand(A, "b1").casts(A, "Battle Fury", goran)
    g.skip().activate(goran).skip().dice("0 0 0 0").attack(goran, "Fangs", cleric)
    while not g.asks(A, t.MORE_STRIKES):
        g.done(g.asked()[0])
    fangs, claws = g.bar(goran, "Fangs"), g.bar(goran, "Feral Claws")
    assert set(g.offered(A, t.ATTACK)) == {(fangs, x) for x in (wolf, cleric, goran)}
    assert g.why(A, t.ATTACK, claws, wolf) == "no-such-bar"
    assert g.why(A, t.ATTACK, fangs, A) == "too-far"


@pytest.mark.card("adramelech-lord-of-fire", "timber-wolf", "thunderift-falcon")
def test_o64_who_has_swooped_does_not_reach_flyers_with_its_second_attack() -> None:
    """R20, O64: Flying is off until the attack ends; the other way round it may swoop for the second."""
    g, demon, wolf = duel("Adramelech, Lord of Fire", "Timber Wolf")
    falcon = g.put(B, "Thunderift Falcon", "b2")
    g.put(B, "Skeletal Sentry", "b2")
    g.turn(A).activate(demon).dice("0 0 0 0 d1").attack(demon, "Hellfire Sweep", wolf)
    assert g.why(A, t.PICK, falcon) == "out-of-reach"
    g.done(A)
    assert g.s.swooping == -1
    g, demon, wolf = duel("Adramelech, Lord of Fire", "Timber Wolf")
    falcon = g.put(B, "Thunderift Falcon", "b2")
    g.turn(A).activate(demon).dice("0 0 0 0 d1").attack(demon, "Hellfire Sweep", falcon)
    assert (wolf, -1) in g.offered(A, t.PICK)


@pytest.mark.card("adramelech-lord-of-fire", "divine-intervention", "timber-wolf")
def test_o28_who_is_taken_away_after_the_first_attack_sweeps_nobody_elsewhere() -> None:
    """O28: the second target is one of the same zone."""
    g, demon, wolf = duel("Adramelech, Lord of Fire", "Timber Wolf")
    g.put(B, "Timber Wolf", "d1")
    card = g.put(B, "Divine Intervention", on=demon, up=False)
    g.turn(A).skip().activate(demon).skip().dice("2* 0 0 0 d1").attack(demon, "Hellfire Sweep", wolf)
    while not g.damage(wolf):
        g.done(g.asked()[0])
    g.choose(B, t.REVEAL, card).choose(B, t.PICK_ZONE, g.zone("d1"))
    assert g.name_of_zone(demon) == "d1"
    assert not g.asks(A, t.NEXT_TARGET)
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("gray-angel", "confusion", "darkfenne-hydra", "thunderift-falcon")
def test_o69_a_confused_flyer_may_hit_all_that_it_could_have_attacked() -> None:
    """O64: whether it comes down for the attack is settled by the target it has in the end."""
    seen: set[tuple[bool, bool]] = set()
    for seed in range(40):
        g, angel, hydra = duel("Gray Angel", "Darkfenne Hydra")
        falcon = g.put(B, "Thunderift Falcon", "b2")
        g.put(B, "Confusion", on=angel)
        g.put(A, "Hawkeye", on=angel, up=False)
        declared = falcon if seed % 2 else hydra
        g.turn(A).skip().activate(angel).skip()
        g.s.rng = seeded(seed)
        g.attack(angel, "Sword", declared)
        final = g.told(t.CONFUSED)[0].b if g.told(t.CONFUSED) else declared
        assert (g.s.swooping == angel) is (final == hydra)
        seen.add((declared == falcon, final == falcon))
    assert len(seen) == 4


# --- what is cancelled on the way (R8.7, O31, O34, O40) ----------------------------------------------------
@pytest.mark.card("electrify", "divine-intervention", "timber-wolf")
def test_o40_what_has_left_a_zone_under_attack_is_not_hurt() -> None:
    """R8.7: Teleported away after its dice are rolled; the attack goes on with the others."""
    g = Layout().stand(A, "b2")
    wolf, other = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "b2")
    card = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.casts(A, "Electrify", "b2")
    while not g.asks(A, t.NEXT_TARGET):
        g.done(g.asked()[0])
    g.dice("2* 2* 0 0 d9").choose(A, t.PICK, wolf)
    g.dice("2* 0 0 0 d1")
    whisk_away(g, B, card, "d1")
    assert (g.damage(wolf), g.has(wolf, k.STUN)) == (0, 0)
    assert g.damage(other) == 2


@pytest.mark.card("firestorm", "divine-intervention", "timber-wolf")
def test_o40_a_zone_attack_ends_if_its_caster_is_taken_away() -> None:
    """R8.7: the caster has moved before step 6, and the rest is cancelled."""
    g = Layout("Warlock", "Priestess").stand(A, "b1")
    one, two = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "b2")
    card = g.put(B, "Divine Intervention", on=A, up=False)
    g.casts(A, "Firestorm", "b2")
    while not g.asks(A, t.NEXT_TARGET):
        g.done(g.asked()[0])
    g.choose(A, t.PICK, one)
    whisk_away(g, B, card, "d1")
    assert (g.damage(one), g.damage(two)) == (0, 0)
    assert len(g.pools()) == 1


@pytest.mark.card("firestorm", "timber-wolf", "asyran-cleric")
def test_r15_a_zone_attack_goes_on_when_its_caster_is_dead() -> None:
    """R15.13: the Warlock burns first, then a Cleric of his own, the Wolf, and the Priestess: a draw."""
    g = Layout("Warlock", "Priestess").stand(A, "b2").stand(B, "b2").hurt(A, 37).hurt(B, 31)
    wolf, cleric = g.put(B, "Timber Wolf", "b2"), g.put(A, "Asyran Cleric", "b2")
    g.casts(A, "Firestorm", "b2")
    g.dice("2* 2 2 2 2 d1").choose(A, t.PICK, A)
    assert g.pools() == [5, 5, 5, 5]
    assert wolf in [e.a for e in g.told(t.DICE_ROLLED)]
    assert cleric in [e.a for e in g.told(t.DICE_ROLLED)]
    assert g.s.over
    assert len(g.told(t.DRAWN)) == 1
    assert [e.a for e in g.told(t.MAGE_FELL)] == [A, B]


@pytest.mark.card("ring-of-fire", "tanglevine", "bitterwood-fox", "timber-wolf")
def test_o29_what_is_gone_when_its_turn_comes_is_skipped() -> None:
    """The vine on a Fox that burns to death is destroyed with it, and not attacked any more."""
    g = Layout("Warlock").stand(A, "b2")
    fox, wolf = g.put(B, "Bitterwood Fox", "b2"), g.put(B, "Timber Wolf", "b2")
    vine = g.put(A, "Tanglevine", on=fox)
    g.casts(A, "Ring of Fire", "b2", "2* 2* 2* 0 0 d1 0 0 0 0 0 d1")
    assert {x for x, _ in g.offered(A, t.PICK)} == {fox, wolf, vine}
    g.choose(A, t.PICK, fox)
    assert not g.in_play(vine)
    assert g.pools() == [5, 5]


@pytest.mark.card("suppression-cloak", "critical-strike", "divine-intervention", "retaliate", "timber-wolf")
def test_o31_a_cancelled_attack_was_not_the_first_of_the_round() -> None:
    """The Mage is taken away once the Cloak is paid for: the counterstrike after it pierces by 3."""
    g = Layout("Warlock", "Wizard").stand(B, "b2")
    wolf, grizzly = g.put(A, "Timber Wolf", "b2"), g.put(B, "Steelclaw Grizzly", "b2")
    g.put(B, "Suppression Cloak", on=B)
    g.put(A, "Critical Strike", on=wolf)
    g.put(A, "Retaliate", on=wolf)
    card = g.put(B, "Divine Intervention", on=B, up=False)
    g.turn(A).activate(wolf)
    g.done(B).attack(wolf, "Bite", B).done(B).choose(A, t.YES)
    whisk_away(g, B, card, "d1")
    assert g.pools() == []
    assert len(g.told(t.BROKEN_OFF)) == 1
    g.skip().activate(grizzly).dice("0 0 0 0 0 2 0 0 0").attack(grizzly, "Claws", wolf)
    g.choose(A, t.STRIKE_BACK, g.bar(wolf, "Bite"), grizzly)
    assert g.damage(grizzly) == 2


@pytest.mark.card("goran-werewolf-pet", "circle-of-lightning", "divine-intervention", "timber-wolf")
def test_o34_the_barrier_of_a_first_strike_answers_though_the_second_is_cancelled() -> None:
    """The Wolf is taken away between the dice and the damage of the second strike."""
    g, goran, wolf = duel("Goran, Werewolf Pet", "Timber Wolf")
    g.put(B, "Circle of Lightning", on=wolf)
    card = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.turn(A).activate(goran).skip()
    g.dice("1* 0 0 2* 0 0 0 2* 0 d1").attack(goran, "Feral Claws", wolf)
    decline_until(g, 2)
    whisk_away(g, B, card, "d1")
    assert g.damage(wolf) == 1
    assert len(g.told(t.BARRIER_ANSWERS)) == 1
    assert g.damage(goran) == 2


@pytest.mark.card("knight-of-westlock", "divine-intervention", "battle-fury", "timber-wolf")
def test_a74_the_action_is_lost_with_its_attack() -> None:
    """A74: Battle Fury adds nothing to an action that is lost, and waits for another."""
    g, knight, wolf = duel("Knight of Westlock", "Timber Wolf")
    g.put(B, "Darkfenne Hydra", "b2")
    card = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.stand(A, "b1").casts(A, "Battle Fury", knight)
    g.skip().activate(knight).skip().attack(knight, "Longsword", wolf)
    whisk_away(g, B, card, "d1")
    assert g.pools() == []
    assert not g.asks(A, t.MORE_STRIKES)
    assert not g.asks(A, t.DO_WHAT)


# --- answers of answers (R15.12, R18.3, R18.4) -------------------------------------------------------------
@pytest.mark.card("timber-wolf", "circle-of-lightning", "skeletal-sentry")
def test_r15_an_attack_of_blanks_has_hit() -> None:
    """R15.6, R24.3: Damage and Effects were reached, so the barrier answers."""
    g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
    g.put(B, "Circle of Lightning", on=foe)
    g.fights(wolf, "Bite", foe, "0 0 0 0 1* 0 d1")
    assert (g.damage(foe), g.damage(wolf)) == (0, 1)


@pytest.mark.card("circle-of-lightning", "piercing-strike", "agony", "timber-wolf")
def test_r18_a_barrier_is_no_melee_attack_of_its_bearer() -> None:
    """R18.4: neither Weak nor Melee +X nor Agony change it; what waits for a melee attack goes on waiting."""
    g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
    g.put(B, "Circle of Lightning", on=foe)
    g.put(B, "Agony", on=foe)
    g.put(B, "Bear Strength", on=foe)
    g.afflict(foe, k.WEAK)
    strike = g.prepare(B, "Piercing Strike")
    g.stand(B, "b1").turn(B).cast(B, strike, foe).skip()
    g.activate(B).done(B).skip()
    g.activate(wolf).attack(wolf, "Bite", foe).skip()
    assert g.pools() == [4, 2]
    assert [row.it for row in g.s.lasting] == [foe]


@pytest.mark.card("timber-wolf", "circle-of-lightning", "knight-of-westlock")
def test_r15_a_counterstrike_meets_the_barrier_of_the_attacker() -> None:
    """R15.12: step 8 belongs to a counterstrike too, once for each attacker and round."""
    g, wolf, guard = duel("Timber Wolf", "Skeletal Sentry")
    g.put(A, "Circle of Lightning", on=wolf)
    g.guard(guard).turn(A).activate(wolf)
    g.dice("0 0 0 0 1 0 0 0 2* 0 d1").attack(wolf, "Bite", guard)
    g.choose(B, t.STRIKE_BACK, g.bar(guard, "Short Sword"), wolf)
    assert [e.a for e in g.told(t.BARRIER_ANSWERS)] == [wolf]
    assert g.damage(guard) == 2


@pytest.mark.card("bitterwood-fox", "circle-of-lightning", "skeletal-sentry")
def test_r15_a_barrier_may_kill_before_the_counterstrike() -> None:
    """R15.8, R15.9: step 8 comes first; nobody strikes back at the dead, and the guard guards no more."""
    g, fox, guard = duel("Bitterwood Fox", "Skeletal Sentry")
    g.put(B, "Circle of Lightning", on=guard)
    g.guard(guard).hurt(fox, 3)
    g.fights(fox, "Bite", guard, "1 0 0 2* 0 d1")
    assert not g.in_play(fox)
    assert not g.told(t.STRUCK_BACK)
    assert g.s.guard[guard] == 0


@pytest.mark.card("timber-wolf", "skeletal-sentry", "adramelech-lord-of-fire")
def test_r22_a_counterstrike_that_kills_ends_the_action() -> None:
    """O28: the sweep's second attack is cancelled; the turn goes to the other player."""
    g, demon, guard = duel("Adramelech, Lord of Fire", "Skeletal Sentry")
    g.put(B, "Timber Wolf", "b2")
    g.guard(guard).hurt(demon, 13).turn(A).activate(demon)
    g.dice("0 0 0 0 d1 2* 0 0 0").attack(demon, "Hellfire Sweep", guard)
    g.choose(B, t.STRIKE_BACK, g.bar(guard, "Short Sword"), demon)
    assert not g.in_play(demon)
    assert not g.asks(A, t.NEXT_TARGET)


@pytest.mark.card("timber-wolf", "skeletal-sentry")
def test_r18_whatever_happens_to_the_guard_its_marker_goes_after_a_melee_attack_only() -> None:
    """O35: an Incapacitated guard has lost its marker; a Restrained one keeps it, and is no obstacle."""
    g, wolf, guard = duel("Timber Wolf", "Skeletal Sentry")
    g.guard(guard)
    afflict(g.s, guard, k.SLAM, 1)
    assert g.s.guard[guard] == 0
    g, wolf, guard = duel("Timber Wolf", "Skeletal Sentry")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.guard(guard)
    afflict(g.s, guard, k.STUCK, 1)
    assert g.s.guard[guard] == 1
    g.turn(A).activate(wolf)
    assert (g.bar(wolf, "Bite"), cleric) in g.offered(A, t.ATTACK)
    g.attack(wolf, "Bite", guard).done(B)
    assert g.s.guard[guard] == 0


# --- chains and walls (R9.4, R23, O55) ---------------------------------------------------------------------
@pytest.mark.card("chain-lightning", "wall-of-fire", "wall-of-stone", "timber-wolf")
def test_r23_a_chain_leaps_to_walls_and_on_from_them() -> None:
    """A wall is as near as the nearer zone beside it, from which the next one is sought, even if it fell."""
    g = Layout().stand(A, "b1")
    wolf, far = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "d2")
    near = g.put(B, "Timber Wolf", "c3")
    wall = g.put(B, "Wall of Fire", between=("c1", "c2"))
    beyond = g.put(B, "Wall of Stone", between=("d1", "d2"))
    g.hurt(wall, 7).casts(A, "Chain Lightning", wolf, "1* 0 0 0 0 d1")
    assert {x for x, _ in g.offered(A, t.PICK)} == {A, wall}
    assert g.why(A, t.PICK, beyond) == "too-far"
    g.dice("1* 0 0 0 d1").choose(A, t.PICK, wall)
    assert not g.in_play(wall)
    assert {x for x, _ in g.offered(A, t.PICK)} == {A, near, far, beyond}
    g.dice("0 0 0 d1").choose(A, t.PICK, beyond)
    assert g.pools() == [5, 4, 3]


@pytest.mark.card("chain-lightning", "wall-of-stone", "thunderift-falcon", "timber-wolf")
def test_r23_a_chain_does_not_leap_through_a_wall_but_up_to_a_flyer() -> None:
    """R8.3: of two beyond a Wall of Stone only the Falcon is in sight, and from it the Wolf is."""
    g = Layout().stand(A, "b1")
    one, two = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "c2")
    falcon = g.put(B, "Thunderift Falcon", "c2")
    wall = g.put(B, "Wall of Stone", between=("b2", "c2"))
    g.casts(A, "Chain Lightning", one, "1* 0 0 0 0 d1")
    assert {x for x, _ in g.offered(A, t.PICK)} == {A, wall, falcon}
    assert g.why(A, t.PICK, two) == "out-of-sight"
    g.dice("1* 0 0 0 d1").choose(A, t.PICK, falcon)
    assert {x for x, _ in g.offered(A, t.PICK)} == {wall, two}


# --- dice and conditions (R16.1, R17.5) --------------------------------------------------------------------
def test_r16_two_blanks_one_and_two_and_both_again_as_criticals() -> None:
    """R16.1: of six faces two are blank."""
    assert list(zip(NORMAL, CRITICAL, strict=True)) == [(0, 0), (0, 0), (1, 0), (2, 0), (0, 1), (0, 2)]


@pytest.mark.card("titanodon", "timber-wolf", "tanglevine", "mana-flower")
def test_r17_what_is_unmovable_is_dazed_instead_of_slammed() -> None:
    """R17.5: a Titanodon, and a Wolf held by a vine; a conjuration is neither (R17.4)."""
    g, beast, wolf = duel("Titanodon", "Timber Wolf")
    held, flower = g.put(B, "Timber Wolf", "c2"), g.put(B, "Mana Flower", "b2")
    g.put(A, "Tanglevine", on=held)
    for x in (beast, wolf, held, flower):
        afflict(g.s, x, k.SLAM, 1)
    assert [g.has(x, k.SLAM) for x in (beast, wolf, held, flower)] == [0, 1, 0, 0]
    assert [g.has(x, k.DAZE) for x in (beast, wolf, held, flower)] == [1, 0, 1, 0]


# --- distances (R8.5, O56) ---------------------------------------------------------------------------------
@pytest.mark.card("royal-archer", "thunderift-falcon", "eagle-wings", "timber-wolf")
def test_o56_the_least_range_is_waived_in_one_zone_between_a_flyer_and_another() -> None:
    """A Longbow (1-2) shoots a Falcon overhead, no Wolf, and no Falcon if the Archer flies too."""
    g = Layout()
    archer, falcon = g.put(A, "Royal Archer", "b2"), g.put(B, "Thunderift Falcon", "b2")
    wolf = g.put(B, "Timber Wolf", "b2")
    wings = g.put(A, "Eagle Wings", on=archer, up=False)
    g.turn(A).activate(archer).done(A)
    bow = g.bar(archer, "Longbow")
    assert (bow, falcon) in g.offered(A, t.ATTACK)
    assert g.why(A, t.ATTACK, bow, wolf) == "too-near"
    del wings
    g = Layout()
    archer, falcon = g.put(A, "Royal Archer", "b2"), g.put(B, "Thunderift Falcon", "b2")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Eagle Wings", on=archer)
    g.turn(A).activate(archer)
    assert g.why(A, t.ATTACK, bow, falcon) == "too-near"
    assert (bow, wolf) in g.offered(A, t.ATTACK)


# --- Intercept (O38) ---------------------------------------------------------------------------------------
def test_o38_nothing_intercepts() -> None:
    """R18.5: the rule needs no code as long as no card says so."""
    assert "intercept" not in k.TRAIT_WORDS


# --- a fallen Mage chooses nothing (O78) -------------------------------------------------------------------
@pytest.mark.card("block", "knight-of-westlock", "battle-fury")
def test_o78_what_a_fallen_mage_must_reveal_is_destroyed_without_effect() -> None:
    """The Knight's extra attack meets a Block that nobody can pay for any more."""
    g = Layout("Warlock", "Wizard").stand(B, "b2").hurt(B, 31)
    knight, sentry = g.put(A, "Knight of Westlock", "b2"), g.put(B, "Skeletal Sentry", "b2")
    block = g.put(B, "Block", on=sentry, up=False)
    g.stand(A, "b1").casts(A, "Battle Fury", knight)
    g.skip().activate(knight).skip().dice("2* 0 0 0 0 2* 0 0 0 0").attack(knight, "Longsword", B)
    while not g.asks(A, t.MORE_STRIKES):
        g.done(g.asked()[0])
    g.choose(A, t.ATTACK, g.bar(knight, "Longsword"), sentry)
    assert g.s.place[block] == k.DISCARD
    assert g.damage(sentry) == 2
    assert len(g.told(t.WASTED)) == 1
    assert g.s.over


@pytest.mark.card("woolly-rhinoceros", "hellfire-trap", "teleport-trap")
def test_o78_the_traps_of_a_fallen_mage_catch_nobody() -> None:
    """Trampled to death he is not asked which of two comes first; neither has an effect."""
    g = Layout("Warlock", "Wizard").stand(B, "b2").hurt(B, 31)
    rhino = g.put(A, "Woolly Rhinoceros", "b2")
    traps = [g.put(B, "Hellfire Trap", "c2", up=False), g.put(B, "Teleport Trap", "c2", up=False)]
    g.turn(A).activate(rhino).move(rhino, "c2").dice("2* 0 0")
    g.choose(A, t.TRAMPLES, g.offered(A, t.TRAMPLES)[0][0], B)
    assert [g.s.place[x] for x in traps] == [k.DISCARD, k.DISCARD]
    assert (g.name_of_zone(rhino), g.damage(rhino)) == ("c2", 0)
    assert g.asks(A, t.DO_WHAT)
    g.done(A)
    assert g.s.over


@pytest.mark.card("drain-life", "timber-wolf")
def test_o77_drain_life_heals_what_life_there_was() -> None:
    """Of 8 damage to a Wolf with 2 Life left 2 are healed."""
    g = Layout("Warlock").stand(A, "b2").hurt(A, 20)
    wolf = g.put(B, "Timber Wolf", "b2")
    g.hurt(wolf, 8).casts(A, "Drain Life", wolf, "2* 2* 2 2 0")
    assert not g.in_play(wolf)
    assert g.damage(A) == 18
