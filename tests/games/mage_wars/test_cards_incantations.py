"""What incantations do: at what they are cast, for how much, and what becomes of it (R10, R11.2, O43)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import EAST
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.rounds import end_round
from conclave.games.mage_wars.rules.setup import GAME as WHOLE_GAME
from conclave.games.mage_wars.rules.traits import armour_of, is_fast
from conclave.kernel.frames import Frame
from tests.games.mage_wars.layout import A, B, Layout, dice_in


def end_of_round(g: Layout) -> Layout:
    """What lasts until the end of the round ends."""
    g.s.stack.clear()
    g.s.stack.append(Frame(WHOLE_GAME))
    end_round(g.s, g.s.stack[0])
    return g


def whys(g: Layout, name: str, *targets: int) -> list[str]:
    """Why a Mage in its turn does not cast a spell, which it has ready, at each of some targets."""
    card = g.prepare(A, name)
    g.turn(A).skip().activate(A).skip()
    return [g.why(A, t.CAST, card, x) for x in targets]


# --- Banish (O65) ------------------------------------------------------------------------------------------
@pytest.mark.card("banish")
def test_banish_is_for_creatures_that_are_no_mages() -> None:
    """R8.6: of either side, within 2 zones, for 14 mana."""
    g = Layout()
    wolf, far = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "d1")
    own, flower = g.put(A, "Skeletal Sentry", "a1"), g.put(B, "Mana Flower", "b2")
    found = whys(g, "Banish", wolf, own, far, A, flower)
    assert found == ["allowed", "allowed", "too-far", "a-mage", "other-kind"]
    g.s.ready[A] = 1
    assert whys(g.mana(A, 13), "Banish", wolf) == ["no-mana"]


@pytest.mark.card("banish")
def test_o65_the_banished_is_nowhere() -> None:
    """O65: neither aimed at nor attacked, it hinders nobody, is not activated and not counted."""
    g = Layout()
    wolf, archer = g.put(B, "Timber Wolf", "b1"), g.put(A, "Royal Archer", "b2")
    fox = g.put(A, "Bitterwood Fox", "b1")
    g.guard(wolf)
    dazzle = g.prepare(A, "Pillar of Light")
    g.casts(A, "Banish", wolf)
    assert g.s.place[wolf] == k.BANISHED
    assert (int(g.s.mana[A]), int(g.s.guard[wolf])) == (6, 0)
    assert g.copy().activate(archer).why(A, t.ATTACK, g.bar(archer, "Longbow"), wolf) == "no-target"
    assert g.copy().activate(fox).why(A, t.ATTACK, g.bar(fox, "Bite"), wolf) == "no-target"
    assert g.copy().activate(A).why(A, t.CAST, dazzle, wolf) == "no-target"
    g.activate(fox).move(fox, "c1").move(fox, "c2")
    assert g.name_of_zone(fox) == "c2"
    g.turn(B)
    assert g.offered(B, t.ACTIVATE) == [(B, -1)]
    assert g.why(B, t.ACTIVATE, wolf) == "no-creature"


@pytest.mark.card("banish", "hellfire-trap")
@pytest.mark.parametrize("ready", [True, False])
def test_o65_the_banished_comes_back_with_the_third_upkeep(ready: bool) -> None:
    """O65: where it was, with its action marker as it was; that is not entering, so no trap springs."""
    g = Layout("Warlock")
    wolf = g.put(B, "Timber Wolf", "b1", ready=ready)
    g.casts(A, "Banish", wolf)
    g.put(A, "Hellfire Trap", "b1", up=False)
    tokens = []
    for _ in range(3):
        assert g.s.place[wolf] == k.BANISHED
        tokens.append(int(g.s.tokens[k.TOKENS * wolf + k.BANISHMENT]))
        g.upkeep(A).skip()
    assert tokens == [3, 2, 1]
    assert (g.in_play(wolf), g.name_of_zone(wolf), bool(g.s.ready[wolf])) == (True, "b1", ready)
    assert (g.damage(wolf), int(g.s.tokens[k.TOKENS * wolf + k.BANISHMENT])) == (0, 0)


@pytest.mark.card("banish", "ghoul-rot", "regrowth", "mordoks-obelisk", "idol-of-pestilence")
def test_o65_what_is_on_the_banished_goes_on() -> None:
    """O65: attachments, Burn, Rot and Regrowth do; what other cards do to creatures passes it by."""
    g = Layout("Warlock")
    wolf = g.put(B, "Timber Wolf", "b1")
    rot, growth = g.put(A, "Ghoul Rot", on=wolf), g.put(B, "Regrowth", on=wolf)
    g.put(A, "Idol of Pestilence", "a3")
    g.put(B, "Mordok's Obelisk", "d1")
    g.put(A, "Poison Gas Cloud", "b1")
    g.hurt(wolf, 4).afflict(wolf, k.BURN).afflict(wolf, k.ROT)
    g.casts(A, "Banish", wolf)
    assert g.trait(wolf, k.UPKEEP) == 0
    g.dice("2").upkeep(A).skip()
    assert g.damage(wolf) == 4 + 2 - 2 + 2 + 1  # Ghoul Rot; then Regrowth, fire and Rot of its own side
    assert g.in_play(rot)
    assert g.in_play(growth)


@pytest.mark.card("banish", "ghoul-rot")
def test_o65_the_banished_may_die_where_it_is() -> None:
    """R22.1: it goes to the discard pile, and what is on it too."""
    g = Layout("Warlock")
    wolf = g.put(B, "Timber Wolf", "b1")
    rot = g.put(A, "Ghoul Rot", on=wolf)
    g.hurt(wolf, 8).casts(A, "Banish", wolf)
    g.upkeep(A).skip()
    assert [g.s.place[x] for x in (wolf, rot)] == [k.DISCARD] * 2


@pytest.mark.card("banish", "timber-wolf")
def test_o65_a_legendary_creature_is_in_play_while_it_is_away() -> None:
    """R10.5: no second one comes meanwhile."""
    g = Layout("Beastmaster").mana(A, 40)
    redclaw, another = g.put(B, "Redclaw, Alpha Male", "b1"), g.prepare(A, "Redclaw, Alpha Male")
    g.casts(A, "Banish", redclaw)
    g.s.ready[A] = 1
    assert g.turn(A).activate(A).why(A, t.CAST_ZONE, another, g.zone("a1")) == "in-play-already"


# --- commands ----------------------------------------------------------------------------------------------
@pytest.mark.card("call-of-the-wild")
def test_the_call_of_the_wild_strengthens_the_animals_there_are() -> None:
    """Friendly ones, anywhere: Melee +1 for the round; no enemies, nothing else, none that come later."""
    g = Layout("Beastmaster")
    wolf, falcon = g.put(A, "Timber Wolf", "d1"), g.put(A, "Thunderift Falcon", "a1")
    goran, foe = g.put(A, "Goran, Werewolf Pet", "a1"), g.put(B, "Timber Wolf", "d1")
    g.casts(A, "Call of the Wild")
    later = g.put(A, "Timber Wolf", "a1")
    everybody = (wolf, falcon, goran, foe, later)
    assert int(g.s.mana[A]) == 16
    assert [g.trait(x, k.MELEE_BONUS) for x in everybody] == [1, 1, 0, 0, 0]
    end_of_round(g)
    assert [g.trait(x, k.MELEE_BONUS) for x in everybody] == [0] * 5


@pytest.mark.card("call-of-the-wild")
def test_two_calls_of_the_wild_add_up() -> None:
    """R20: Melee +X adds up; the bite has 4 and 2 dice."""
    g = Layout("Beastmaster", "Priestess")
    wolf, bones = g.put(A, "Timber Wolf", "b2"), g.put(B, "Skeletal Sentry", "b2")
    for _ in range(2):
        card = g.prepare(A, "Call of the Wild")
        g.s.quick[A] = 1
        g.turn(A).choose(A, t.CAST_ALONE, card)
    g.turn(A).fights(wolf, "Bite", bones)
    assert g.rolled() == [6]


@pytest.mark.card("charge")
def test_a_charge_makes_fast_and_stronger_after_a_move() -> None:
    """R6.5: two moves and an attack with 1 die more, beside a Charge of its own; to the end of the round."""
    g = Layout("Wizard")
    wolf, bones = g.put(A, "Timber Wolf", "a1"), g.put(B, "Skeletal Sentry", "c1")
    g.casts(A, "Charge", wolf)
    assert int(g.s.mana[A]) == 16
    assert (is_fast(g.s, wolf), g.trait(wolf, k.CHARGE)) == (True, 1)
    g.activate(wolf).move(wolf, "b1").move(wolf, "c1").attack(wolf, "Bite", bones).skip()
    assert g.rolled() == [5]
    end_of_round(g)
    assert (is_fast(g.s, wolf), g.trait(wolf, k.CHARGE)) == (False, 0)


@pytest.mark.card("charge")
def test_a_charge_cancels_slow() -> None:
    """R6.5: and is not for the Incorporeal; a Mage may charge too."""
    g = Layout("Wizard")
    hydra, spirit = g.put(A, "Darkfenne Hydra", "b1"), g.put(A, "Whirling Spirit", "b1")
    assert whys(g.copy(), "Charge", hydra, spirit, A) == ["allowed", "not-corporeal", "allowed"]
    g.casts(A, "Charge", hydra)
    g.activate(hydra).move(hydra, "c1")
    assert g.why(A, t.MOVE, g.zone("d1")) == "allowed"
    assert not is_fast(g.s, hydra)


@pytest.mark.card("evade")
def test_who_evades_passes_by() -> None:
    """R20: not hindered and free of guards, to the end of the round; Corporeal creatures alone."""
    g = Layout("Wizard")
    wolf, spirit = g.put(A, "Timber Wolf", "b1"), g.put(A, "Whirling Spirit", "b1")
    guard, cleric = g.put(B, "Knight of Westlock", "b1"), g.put(B, "Asyran Cleric", "b1")
    g.guard(guard)
    assert whys(g.copy(), "Evade", wolf, spirit, A) == ["allowed", "not-corporeal", "allowed"]
    plain = g.copy().turn(A).activate(wolf)
    assert plain.why(A, t.ATTACK, g.bar(wolf, "Bite"), cleric) == "guarded"
    assert plain.move(wolf, "b2").why(A, t.MOVE, g.zone("b3")) == "hindered"
    g.casts(A, "Evade", wolf)
    assert int(g.s.mana[A]) == 17
    g.activate(wolf)
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), cleric) == "allowed"
    assert g.move(wolf, "b2").why(A, t.MOVE, g.zone("b3")) == "allowed"
    end_of_round(g)
    assert g.trait(wolf, k.ELUSIVE) == 0


@pytest.mark.card("vampiric-strike")
def test_a_vampiric_strike_heals_and_pierces_once() -> None:
    """R20, O31: half of the damage, rounded up, and Piercing +1; the next melee attack has neither."""
    g = Layout("Warlock")
    knight, foe = g.put(A, "Knight of Westlock", "b1"), g.put(B, "Titanodon", "b1")
    g.hurt(knight, 9).casts(A, "Vampiric Strike", knight)
    assert int(g.s.mana[A]) == 17
    g.activate(knight).dice("2 2 1* 0 0").attack(knight, "Longsword", foe).skip()
    assert (g.damage(foe), g.damage(knight)) == (4, 7)
    g.s.ready[knight] = 1
    g.turn(A).activate(knight).dice("2 2 1* 0 0").attack(knight, "Longsword", foe).skip()
    assert (g.damage(foe), g.damage(knight)) == (7, 7)


@pytest.mark.card("vampiric-strike")
def test_o77_a_vampiric_strike_drinks_the_life_there_is() -> None:
    """O77: of 8 damage to who had 3 Life left, half of 3 heals; of what is no Living creature nothing."""
    for name, left, healed in (("Timber Wolf", 3, 2), ("Skeletal Sentry", 11, 0), ("Mana Flower", 6, 0)):
        g = Layout("Warlock")
        knight, foe = g.put(A, "Knight of Westlock", "b1"), g.put(B, name, "b1")
        g.hurt(foe, {"Timber Wolf": 10 - left}.get(name, 0)).hurt(knight, 9)
        g.casts(A, "Vampiric Strike", knight)
        g.activate(knight).dice("2* 2* 2* 2* 0").attack(knight, "Longsword", foe).skip()
        assert g.damage(knight) == 9 - healed


@pytest.mark.card("vampiric-strike")
def test_o31_a_vampiric_strike_is_used_by_a_counterstrike_and_not_by_an_arrow() -> None:
    """O31: the next single melee attack; a ranged attack has nothing of it, and leaves it."""
    g = Layout("Warlock")
    archer, wolf = g.put(A, "Royal Archer", "b1"), g.put(B, "Titanodon", "c1")
    hunter = g.put(B, "Timber Wolf", "b1")
    g.hurt(archer, 5).casts(A, "Vampiric Strike", archer)
    g.activate(archer).dice("2* 2* 0 0").attack(archer, "Longbow", wolf).skip()
    assert g.damage(archer) == 5
    g.guard(archer).turn(B).activate(hunter).dice("0 0 0 0").attack(hunter, "Bite", archer)
    g.dice("2* 1*").choose(A, t.STRIKE_BACK, g.bar(archer, "Knife"), hunter).skip()
    assert (g.damage(hunter), g.damage(archer)) == (3, 3)
    assert g.trait(archer, k.VAMPIRIC) == g.trait(archer, k.PIERCING) == 0


@pytest.mark.card("vampiric-strike", "perfect-strike", "piercing-strike", "battle-fury")
def test_some_strikes_are_for_some_creatures() -> None:
    """R8.6: Vampiric Strike for the Living, the others for the Corporeal; Mages and enemies too."""
    g = Layout("Warlock").mana(A, 40)
    bones, spirit = g.put(A, "Skeletal Sentry", "b1"), g.put(A, "Whirling Spirit", "b1")
    foe, flower = g.put(B, "Timber Wolf", "c1"), g.put(A, "Mana Flower", "b1")
    everybody = (A, bones, spirit, foe, flower)
    living = ["allowed", "not-living", "not-living", "allowed", "other-kind"]
    assert whys(g.copy(), "Vampiric Strike", *everybody) == living
    for name in ("Perfect Strike", "Piercing Strike", "Battle Fury"):
        found = whys(g.copy(), name, *everybody)
        assert found == ["allowed", "allowed", "not-corporeal", "allowed", "other-kind"]


# --- Drain Life, Drain Power -------------------------------------------------------------------------------
@pytest.mark.card("drain-life")
def test_drain_life_moves_life_from_one_to_the_other() -> None:
    """R16.6: 5 dice, past Armour; the caster heals as much. It is no attack: nothing avoids or answers it."""
    g = Layout("Warlock")
    knight = g.put(B, "Knight of Westlock", "b1")
    block = g.put(B, "Block", on=knight, up=False)
    g.put(B, "Circle of Lightning", on=knight)
    g.hurt(A, 10).casts(A, "Drain Life", knight, "2 1 1* 0 2*")
    g.skip()
    assert (g.damage(knight), g.damage(A), int(g.s.mana[A])) == (6, 4, 8)
    assert int(g.s.up[block]) == 0


@pytest.mark.card("drain-life")
@pytest.mark.parametrize(("left", "hurt", "after"), [(3, 10, 7), (10, 2, 0), (10, 0, 0)])
def test_o77_drain_life_heals_by_the_life_there_was(left: int, hurt: int, after: int) -> None:
    """O77: beyond the victim's Life nothing is drunk; and nobody heals more than the damage it has."""
    g = Layout("Warlock")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.hurt(wolf, 10 - left).hurt(A, hurt).casts(A, "Drain Life", wolf, "2 2 1* 0 1*")
    assert g.in_play(wolf) == (left == 10)
    assert g.damage(A) == after


@pytest.mark.card("drain-life")
def test_drain_life_is_cast_by_dark_mages_at_what_lives_nearby() -> None:
    """R3.6, R8.6: within 1 zone, a Mage too; by nobody but a Mage who is trained in dark spells."""
    g = Layout("Warlock").stand(B, "b1")
    wolf, far = g.put(B, "Timber Wolf", "a2"), g.put(B, "Timber Wolf", "c1")
    bones, flower = g.put(B, "Skeletal Sentry", "b1"), g.put(B, "Mana Flower", "b1")
    found = whys(g, "Drain Life", wolf, B, far, bones, flower)
    assert found == ["allowed", "allowed", "too-far", "not-living", "other-kind"]
    h = Layout("Wizard")
    wolf = h.put(B, "Timber Wolf", "a2")
    assert whys(h, "Drain Life", wolf) == ["not-for-them"]


@pytest.mark.card("drain-life", "drain-power", "huginn-raven-familiar")
@pytest.mark.parametrize("name", ["Drain Life", "Drain Power"])
def test_familiars_do_not_drain(name: str) -> None:
    """R10.5: Magecast."""
    g = Layout("Warlock", open_training=True).stand(B, "a2").mana(A, 40)
    huginn = g.put(A, "Huginn, Raven Familiar", "a1")
    card = g.prepare(A, name, on=huginn)
    assert g.turn(A).activate(huginn).why(A, t.CAST, card, B) == "only-mages"


@pytest.mark.card("drain-power")
@pytest.mark.parametrize(("held", "lost"), [(20, 5), (3, 3), (0, 0)])
def test_drain_power_moves_the_mana_there_is(held: int, lost: int) -> None:
    """8 dice, critical or not, for 16 mana, from a Mage within 2 zones."""
    g = Layout("Wizard").stand(B, "b2").mana(A, 16).mana(B, held)
    wolf = g.put(B, "Timber Wolf", "b2")
    assert whys(g.copy(), "Drain Power", B, wolf) == ["allowed", "other-kind"]
    g.casts(A, "Drain Power", B, "2 1 2* 0 0 0 0 0")
    assert (int(g.s.mana[A]), int(g.s.mana[B])) == (lost, held - lost)


# --- Explode, Dissolve -------------------------------------------------------------------------------------
@pytest.mark.card("explode", "elemental-cloak", "leather-boots")
def test_explode_destroys_a_piece_and_attacks_its_wearer() -> None:
    """6 and the cost of the piece; then 4 flame dice, when the piece protects no more."""
    g = Layout("Warlock").stand(B, "b1").mana(A, 30)
    cloak, boots = g.put(B, "Elemental Cloak", on=B), g.put(B, "Leather Boots", on=B)
    both = g.copy()
    g.casts(A, "Explode", B)
    assert g.offered(A, t.PICK) == [(cloak, -1), (boots, -1)]
    g.dice("2 1 1* 0 d5").choose(A, t.PICK, cloak)
    assert [g.in_play(x) for x in (cloak, boots)] == [False, True]
    assert (g.rolled(), g.damage(B), g.has(B, k.BURN)) == ([4], 3, 0)
    assert int(g.s.mana[A]) == 30 - 6 - 6
    both.casts(A, "Explode", B)
    both.dice("2 1 d8").choose(A, t.PICK, boots)
    assert (both.rolled(), both.damage(B), both.has(B, k.BURN)) == (
        [2],
        2,
        1,
    )  # the Cloak: Flame -2, Armour +1
    assert int(both.s.mana[A]) == 30 - 6 - 2


@pytest.mark.card("explode", "leather-boots")
@pytest.mark.parametrize(("roll", "burns"), [(5, 0), (6, 1), (12, 1)])
def test_the_blast_of_an_explosion_burns_on_6(roll: int, burns: int) -> None:
    """R15.12: nobody avoids it, and a Block is wasted; the dice of a Mage are as printed."""
    g = Layout("Warlock").stand(B, "b1").mana(A, 30)
    g.put(B, "Leather Boots", on=B)
    block = g.put(B, "Block", on=B, up=False)
    g.put(A, "Hawkeye", on=A)
    g.casts(A, "Explode", B, f"2* 0 0 0 d{roll}")
    g.skip()
    assert (g.rolled(), g.damage(B), g.has(B, k.BURN)) == ([4], 2, burns)
    assert not g.in_play(block)


@pytest.mark.card("explode", "dissolve", "leather-boots")
@pytest.mark.parametrize(("name", "least"), [("Explode", 8), ("Dissolve", 2)])
def test_they_want_a_mage_who_wears_something(name: str, least: int) -> None:
    """Range 0-1, one's own Mage too; the piece must be paid for as the spell is cast."""
    g = Layout("Warlock").stand(B, "b1").mana(A, least)
    wolf = g.put(B, "Timber Wolf", "b1")
    assert whys(g.copy(), name, A, B, wolf) == ["no-choice", "no-choice", "other-kind"]
    g.put(B, "Leather Boots", on=B)
    assert whys(g.copy(), name, B) == ["allowed"]
    assert whys(g.copy().stand(B, "c1"), name, B) == ["too-far"]
    assert whys(g.copy().mana(A, least - 1), name, B) == ["no-mana"]
    g.put(A, "Leather Boots", on=A)
    assert whys(g.copy(), name, A) == ["allowed"]


@pytest.mark.card("explode", "nullify", "leather-boots")
def test_nullify_stops_an_explosion() -> None:
    """R23: it is aimed at the Mage; the mana is lost, the piece stays, no attack is made."""
    g = Layout("Warlock").stand(B, "b1").mana(A, 30)
    boots = g.put(B, "Leather Boots", on=B)
    g.put(B, "Nullify", on=B, up=False)
    g.casts(A, "Explode", B)
    g.skip()
    assert (g.in_play(boots), int(g.s.mana[A]), g.rolled()) == (True, 22, [])


# --- healing -----------------------------------------------------------------------------------------------
@pytest.mark.card("minor-heal", "heal", "lay-hands")
@pytest.mark.parametrize(
    ("name", "dice", "high", "cost"), [("Minor Heal", 5, 1, 5), ("Heal", 8, 2, 9), ("Lay Hands", 12, 0, 9)]
)
def test_healing_spells_roll_attack_dice(name: str, dice: int, high: int, cost: int) -> None:
    """R16.5: all numbers count, Armour does not; never more than the damage there is."""
    g = Layout("Priestess")
    at = {0: "a1", 1: "b1", 2: "c1"}[high]
    giant = g.put(B, "Titanodon", at)
    little = g.copy().hurt(giant, 2)
    g.hurt(giant, 9).casts(A, name, giant, "2 1*" + " 0" * (dice - 2))
    assert (g.damage(giant), int(g.s.mana[A])) == (6, 20 - cost)
    assert [dice_in(e.n) for e in g.told(t.MAGIC_DICE)] == [dice]
    little.casts(A, name, giant, "2 2*")
    assert little.damage(giant) == 0
    beyond = g.put(B, "Titanodon", "d1" if high == 2 else "d2")
    assert whys(g, name, beyond) == ["too-far"]


@pytest.mark.card("minor-heal", "heal", "lay-hands", "purify")
@pytest.mark.parametrize(
    ("name", "mage"),
    [("Minor Heal", "allowed"), ("Heal", "allowed"), ("Lay Hands", "a-mage"), ("Purify", "allowed")],
)
def test_healing_spells_are_for_living_creatures(name: str, mage: str) -> None:
    """R8.6: Lay Hands not for a Mage; nothing for the Nonliving, for conjurations even if they live."""
    g = Layout("Priestess")
    wolf, bones = g.put(B, "Timber Wolf", "a1"), g.put(A, "Skeletal Sentry", "a1")
    flower = g.put(A, "Mana Flower", "a1")
    assert whys(g, name, wolf, A, bones, flower) == ["allowed", mage, "not-living", "other-kind"]


@pytest.mark.card("lay-hands")
def test_lay_hands_buys_any_conditions_off() -> None:
    """R19: each for its cost, as many as one likes and can pay; a Sleep costs the level."""
    g = Layout("Priestess").mana(A, 9 + 14)
    wolf = g.put(A, "Timber Wolf", "a1")
    for c in (k.BURN, k.STUCK, k.SLEEP, k.TAUNT, k.SLAM, k.STUN, k.TAINTED, k.CORRODE):
        g.afflict(wolf, c)
    g.hurt(wolf, 2).casts(A, "Lay Hands", wolf, "2 2")
    costs = {}
    while g.asks(A, t.CURE_WHAT):
        c = g.offered(A, t.PICK_CONDITION)[0][0]
        before = int(g.s.mana[A])
        g.choose(A, t.PICK_CONDITION, c, wolf)
        costs[c] = before - int(g.s.mana[A])
    assert costs == {k.BURN: 2, k.TAINTED: 3, k.STUN: 4, k.SLAM: 3, k.SLEEP: 2}
    assert (int(g.s.mana[A]), g.damage(wolf)) == (0, 0)
    assert [g.has(wolf, c) for c in (k.STUCK, k.TAUNT, k.CORRODE)] == [1, 1, 1]


@pytest.mark.card("lay-hands")
def test_lay_hands_is_for_holy_mages_and_may_leave_conditions() -> None:
    """R3.6: nobody must buy; who is not hurt is cured all the same."""
    g = Layout("Priestess")
    wolf = g.put(A, "Timber Wolf", "a1")
    g.afflict(wolf, k.DAZE).casts(A, "Lay Hands", wolf)
    assert g.told(t.MAGIC_DICE) == []
    assert g.done(A).has(wolf, k.DAZE) == 1
    h = Layout("Wizard")
    assert whys(h, "Lay Hands", h.put(A, "Timber Wolf", "a1")) == ["not-for-them"]


@pytest.mark.card("group-heal")
def test_a_group_heal_heals_each_friend_in_a_zone_by_its_own_roll() -> None:
    """5 dice each; the Mage too; no enemies, no Nonliving, no conjurations, nobody elsewhere."""
    g = Layout("Priestess").stand(A, "b1")
    wolf, knight = g.put(A, "Timber Wolf", "b1"), g.put(A, "Knight of Westlock", "b1")
    bones, flower = g.put(A, "Skeletal Sentry", "b1"), g.put(A, "Mana Flower", "b1")
    foe, near = g.put(B, "Timber Wolf", "b1"), g.put(A, "Timber Wolf", "b2")
    everybody = (A, wolf, knight, bones, flower, foe, near)
    for x in everybody:
        g.hurt(x, 0 if x == knight else 5)
    g.casts(A, "Group Heal", "b1", "2 2* 0 0 0 0 0 0 0 1*")
    assert [g.damage(x) for x in everybody] == [1, 4, 0, 5, 5, 5, 5]
    assert [dice_in(e.n) for e in g.told(t.MAGIC_DICE)] == [5, 5]  # none for the Knight, who is not hurt
    assert int(g.s.mana[A]) == 11


@pytest.mark.card("group-heal")
def test_a_group_heal_is_a_full_spell_for_a_zone_nearby() -> None:
    """R6.4, R8.1: within 1 zone; an empty zone may be chosen too."""
    g = Layout("Priestess")
    card = g.prepare(A, "Group Heal")
    assert g.turn(A).why(A, t.CAST_ZONE, card, g.zone("b1")) == "full-spell"
    g.activate(A)
    assert [g.why(A, t.CAST_ZONE, card, g.zone(z)) for z in ("b1", "a1", "c1")] == [
        "allowed", "allowed", "too-far",
    ]  # fmt: skip


# --- Purge Magic, Dispel, Seeking Dispel -------------------------------------------------------------------
@pytest.mark.card("purge-magic")
def test_purge_magic_destroys_every_enchantment_on_one_object() -> None:
    """Hidden and revealed, of both sides, for 12 mana; not what is in its zone or on something else."""
    g = Layout("Wizard").stand(B, "b1")
    wolf, flower = g.put(B, "Timber Wolf", "b1"), g.put(B, "Mana Flower", "b1")
    gone = [
        g.put(B, "Bear Strength", on=wolf),
        g.put(B, "Decoy", on=wolf, up=False),
        g.put(A, "Agony", on=wolf, up=False),
    ]
    kept = [
        g.put(B, "Rhino Hide", on=B), g.put(B, "Sacred Ground", "b1"), g.put(B, "Tanglevine", on=wolf),
        g.put(B, "Elemental Cloak", on=B),
    ]  # fmt: skip
    far = g.put(B, "Timber Wolf", "c1")
    found = whys(g.copy(), "Purge Magic", wolf, flower, B, kept[0], far)
    assert found == ["allowed", "allowed", "allowed", "other-kind", "too-far"]
    g.casts(A, "Purge Magic", wolf)
    g.skip()
    assert [g.s.place[x] for x in gone] == [k.DISCARD] * 3
    assert [g.in_play(x) for x in kept] == [True] * 4
    assert (int(g.s.mana[A]), int(g.s.mana[B])) == (8, 22)  # the Decoy


@pytest.mark.card("purge-magic", "nullify")
def test_nullify_answers_purge_magic() -> None:
    """R12.4: the object is its target, so what must answer does; that is then gone, the rest stays."""
    g = Layout("Wizard")
    wolf = g.put(B, "Timber Wolf", "b1")
    strength, nullify = g.put(B, "Bear Strength", on=wolf), g.put(B, "Nullify", on=wolf, up=False)
    g.casts(A, "Purge Magic", wolf)
    g.skip()
    assert [g.in_play(x) for x in (strength, nullify)] == [True, False]


@pytest.mark.card("dispel", "seeking-dispel")
def test_dispel_is_for_the_revealed_and_seeking_dispel_for_the_hidden() -> None:
    """R8.6: of either side, on creatures, Mages and zones; no conjurations and no equipment."""
    g = Layout("Wizard").mana(A, 40)
    wolf = g.put(B, "Timber Wolf", "b1")
    up = [g.put(B, "Bear Strength", on=wolf), g.put(A, "Agony", on=wolf), g.put(B, "Sacred Ground", "c1")]
    down = [g.put(B, "Decoy", on=wolf, up=False), g.put(B, "Hellfire Trap", "b2", up=False)]
    others = [wolf, g.put(B, "Mana Flower", "b1"), g.put(A, "Leather Boots", on=A)]
    far = g.put(B, "Sacred Ground", "d1")
    found = whys(g.copy(), "Dispel", *up, *down, *others, far)
    assert found == ["allowed"] * 3 + ["face-down"] * 2 + ["other-kind"] * 3 + ["too-far"]
    found = whys(g.copy(), "Seeking Dispel", *up, *down, *others)
    assert found == ["face-up"] * 3 + ["allowed"] * 2 + ["other-kind"] * 3
    g.casts(A, "Dispel", up[2])
    g.skip()
    assert not g.in_play(up[2])


@pytest.mark.card("seeking-dispel")
def test_seeking_dispel_costs_2_and_shows_what_it_destroys() -> None:
    """O8: what was hidden lies face up in the discard pile."""
    g = Layout("Wizard")
    wolf = g.put(B, "Timber Wolf", "b1")
    strength = g.put(B, "Bear Strength", on=wolf, up=False)
    g.casts(A, "Seeking Dispel", strength)
    assert (int(g.s.mana[A]), g.s.place[strength], g.s.seen_by[strength]) == (18, k.DISCARD, -1)
    assert int(g.s.mana[B]) == 20


# --- Resurrection (O51) ------------------------------------------------------------------------------------
@pytest.mark.card("resurrection")
def test_o51_resurrection_summons_a_dead_creature() -> None:
    """O51: into the caster's zone, unhurt, its action marker used; X is its cost and its level."""
    g = Layout("Priestess").mana(A, 20)
    wolf = g.discarded(A, "Timber Wolf")
    g.casts(A, "Resurrection", wolf)
    assert (g.in_play(wolf), g.name_of_zone(wolf), int(g.s.ready[wolf])) == (True, "a1", 0)
    assert (g.damage(wolf), int(g.s.controller[wolf])) == (0, A)
    assert int(g.s.mana[A]) == 20 - 9 - 2
    assert armour_of(g.s, wolf) == 2


@pytest.mark.card("resurrection")
def test_o51_only_ones_own_living_creatures_come_back() -> None:
    """O51: no enemy's, nothing Nonliving, nothing else, no second Legendary one; a full spell."""
    g = Layout("Priestess").mana(A, 40)
    names = ("Gray Angel", "Skeletal Sentry", "Mana Flower", "Brogan Bloodstone", "Whirling Spirit")
    cards = [g.discarded(A, name) for name in names]
    theirs, living = g.discarded(B, "Timber Wolf"), g.put(A, "Timber Wolf", "a1")
    g.put(B, "Brogan Bloodstone", "d1")
    found = whys(g, "Resurrection", *cards, theirs, living)
    assert found == [
        "allowed", "not-living", "other-kind", "in-play-already", "not-living", "not-discarded",
        "not-discarded",
    ]  # fmt: skip
    card = g.prepare(A, "Resurrection")
    g.s.ready[A] = 1
    assert g.turn(A).why(A, t.CAST, card, cards[0]) == "full-spell"


@pytest.mark.card("resurrection", "rouse-the-beast")
def test_o51_the_risen_may_be_roused() -> None:
    """O51: it has been summoned in this round, and its arrival is heard."""
    g = Layout("Beastmaster").mana(A, 40)
    wolf = g.discarded(A, "Timber Wolf")
    card = g.prepare(A, "Resurrection")
    rouse = g.prepare(A, "Rouse the Beast")
    g.turn(A).activate(A).cast(A, card, wolf)
    assert g.told(t.ARRIVED)
    g.s.ready[A] = 1
    g.turn(A)
    assert g.why(A, t.CAST, rouse, wolf) == "allowed"
    g.cast(A, rouse, wolf)
    assert int(g.s.ready[wolf]) == 1


@pytest.mark.card("resurrection")
def test_resurrection_needs_all_its_mana_at_once() -> None:
    """O43: X is paid as it is cast."""
    g = Layout("Priestess").mana(A, 10)
    assert whys(g, "Resurrection", g.discarded(A, "Timber Wolf")) == ["no-mana"]
    g = Layout("Priestess").mana(A, 11)
    assert whys(g, "Resurrection", g.discarded(A, "Timber Wolf")) == ["allowed"]


# --- the others --------------------------------------------------------------------------------------------
@pytest.mark.card("rouse-the-beast")
def test_rouse_the_beast_wants_what_lives_and_has_come_now() -> None:
    """X is the level; once a round for each creature; not for the Nonliving, not for who came earlier."""
    g = Layout("Beastmaster").mana(A, 40)
    wolf, bones, old = (
        g.put(A, n, "b1", ready=False) for n in ("Timber Wolf", "Skeletal Sentry", "Titanodon")
    )
    theirs = g.put(B, "Redclaw, Alpha Male", "b1", ready=False)
    for x in (wolf, bones, theirs):
        g.s.came[x] = g.s.round
    found = whys(g.copy(), "Rouse the Beast", wolf, bones, old, theirs)
    assert found == ["allowed", "not-living", "came-earlier", "allowed"]
    one, two = g.prepare(A, "Rouse the Beast"), g.prepare(A, "Rouse the Beast")
    g.turn(A).cast(A, one, wolf)
    assert (int(g.s.ready[wolf]), int(g.s.mana[A])) == (1, 38)
    assert g.activate(A).why(A, t.CAST, two, wolf) == "not-again"
    g.cast(A, two, theirs)
    assert (int(g.s.ready[theirs]), int(g.s.mana[A])) == (1, 34)


@pytest.mark.card("knockdown")
def test_knockdown_lasts_to_the_next_activation() -> None:
    """3 mana: Incapacitated until it is activated, or the round ends; the Unmovable stand."""
    g = Layout("Wizard")
    wolf, giant = g.put(B, "Timber Wolf", "b1"), g.put(B, "Titanodon", "b1")
    g.casts(A, "Knockdown", wolf)
    assert (g.trait(wolf, k.INCAPACITATED), int(g.s.mana[A])) == (1, 17)
    late = end_of_round(g.copy())
    assert late.trait(wolf, k.INCAPACITATED) == 0
    g.turn(B).activate(wolf)
    assert g.trait(wolf, k.INCAPACITATED) == 0
    assert g.why(B, t.MOVE, g.zone("b2")) == "allowed"
    h = Layout("Wizard")
    giant = h.put(B, "Titanodon", "b1")
    h.casts(A, "Knockdown", giant)
    assert h.trait(giant, k.INCAPACITATED) == 0


@pytest.mark.card("force-push", "huginn-raven-familiar", "wall-of-thorns")
def test_o45_a_familiar_pays_for_the_way_through_thorns_too() -> None:
    """O45, O58: its own mana first, for the 3 more as well."""
    g = Layout("Wizard").mana(A, 1)
    huginn, wolf = g.put(A, "Huginn, Raven Familiar", "a1"), g.put(B, "Timber Wolf", "b1")
    g.put(B, "Wall of Thorns", between=("b1", "c1"))
    push = g.prepare(A, "Force Push", on=huginn)
    g.s.mana[huginn] = 5
    g.turn(A).activate(huginn).cast(A, push, wolf).choose(A, t.PICK_WAY, EAST)
    assert g.asks(A, t.PAY_MORE)
    g.choose(A, t.YES).skip()
    assert (g.name_of_zone(wolf), int(g.s.mana[huginn]), int(g.s.mana[A])) == ("c1", 0, 0)


@pytest.mark.card("sleep")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("Feral Bobcat", 4),
        ("Timber Wolf", 5),
        ("Knight of Westlock", 6),
        ("Steelclaw Grizzly", 8),
        ("Titanodon", 10),
        ("Adramelech, Lord of Fire", 12),
    ],
)
def test_the_price_of_sleep_rises_with_the_level(name: str, price: int) -> None:
    """4, 5, 6 for the first three levels, then twice the level; no Mages, nobody whose mind is closed."""
    g = Layout("Wizard").mana(A, price)
    x, leech = g.put(B, name, "b1"), g.put(B, "Mana Leech", "b1")
    bones, flower = g.put(B, "Magma Golem", "b1"), g.put(B, "Mana Flower", "b1")
    assert whys(g.copy(), "Sleep", B, leech, bones, flower) == [
        "a-mage",
        "immune",
        "not-living",
        "other-kind",
    ]
    assert whys(g.copy().mana(A, price - 1), "Sleep", x) == ["no-mana"]
    g.casts(A, "Sleep", x)
    assert (g.has(x, k.SLEEP), int(g.s.mana[A])) == (1, 0)


@pytest.mark.card("teleport")
def test_a_teleport_starts_and_ends_within_2_zones_of_its_caster() -> None:
    """R23: of either side, Mages too; 3 mana at least, 3 for each zone of the way."""
    g = Layout("Wizard").mana(A, 40)
    wolf, far = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "d2")
    flower = g.put(B, "Mana Flower", "b2")
    assert whys(g.copy(), "Teleport", wolf, A, far, flower) == ["allowed", "allowed", "too-far", "other-kind"]
    g.casts(A, "Teleport", wolf)
    names = {str(g.s.terms.board.name(z)) for z, _ in g.offered(A, t.PICK_ZONE)}
    assert names == {"a1", "a2", "a3", "b1", "b2", "c1"}
    g.choose(A, t.PICK_ZONE, g.zone("c1"))
    assert (g.name_of_zone(wolf), int(g.s.mana[A])) == ("c1", 34)


@pytest.mark.card("teleport")
def test_a_poor_teleport_is_a_short_one() -> None:
    """O43: only what can be paid is offered."""
    g = Layout("Wizard").mana(A, 3)
    wolf = g.put(B, "Timber Wolf", "b1")
    g.casts(A, "Teleport", wolf)
    names = {str(g.s.terms.board.name(z)) for z, _ in g.offered(A, t.PICK_ZONE)}
    assert names == {"a1", "b1", "b2", "c1"}


@pytest.mark.card("teleport", "chains-of-agony", "suppression-orb")
def test_a_teleport_is_no_move_action() -> None:
    """R7.6: Chains and Orb do not see it, what holds does not hold it; it works on the Unmovable."""
    g = Layout("Wizard").mana(A, 40)
    giant = g.put(B, "Titanodon", "b2")
    g.put(A, "Chains of Agony", on=giant)
    g.put(B, "Suppression Orb", "d1")
    g.afflict(giant, k.CRIPPLE).casts(A, "Teleport", giant)
    g.choose(A, t.PICK_ZONE, g.zone("c1")).skip()
    assert (g.name_of_zone(giant), g.damage(giant), int(g.s.mana[B])) == ("c1", 0, 20)
    assert g.has(giant, k.CRIPPLE) == 1


@pytest.mark.card("purify", "clear-mind")
@pytest.mark.parametrize(
    ("name", "conditions", "curse", "other"),
    [
        ("Purify", {k.ROT, k.WEAK, k.CRIPPLE, k.TAINTED}, "Ghoul Rot", "Pacify"),
        ("Clear Mind", {k.DAZE, k.STUN, k.SLEEP}, "Pacify", "Ghoul Rot"),
    ],
)
def test_cures_are_for_what_they_name(name: str, conditions: set[int], curse: str, other: str) -> None:
    """R17.3, O43: poison, or the mind with Daze and Stun; of enchantments the revealed ones, of any side."""
    g = Layout("Priestess", open_training=True).mana(A, 60)
    wolf = g.put(A, "Timber Wolf", "a1")
    for c in range(k.CONDITIONS):
        g.afflict(wolf, c)
    found, kept = g.put(B, curse, on=wolf), [g.put(B, other, on=wolf), g.put(B, "Bear Strength", on=wolf)]
    g.casts(A, name, wolf)
    assert {c for c, _ in g.offered(A, t.PICK_CONDITION)} == conditions
    g.done(A)
    assert g.offered(A, t.PICK) == [(found, -1)]
    g.done(A)
    assert int(g.s.mana[A]) == 60
    assert all(g.in_play(x) for x in (found, *kept))


@pytest.mark.card("purify", "ghoul-rot")
def test_purify_leaves_what_is_hidden() -> None:
    """A hidden Ghoul Rot is not bought out."""
    g = Layout("Priestess").mana(A, 60)
    wolf = g.put(A, "Timber Wolf", "a1")
    rot = g.put(B, "Ghoul Rot", on=wolf, up=False)
    g.casts(A, "Purify", wolf)
    assert not g.asks(A, t.BUY_WHAT)
    assert g.in_play(rot)


@pytest.mark.card("shift-enchantment", "steal-enchantment")
def test_o52_an_enchantment_goes_where_it_might_have_been_cast() -> None:
    """O52: Shift takes one's own, hidden too; Steal any revealed one; to a legal and different bearer."""
    g = Layout("Wizard").mana(A, 40)
    wolf, fox = g.put(A, "Timber Wolf", "b1"), g.put(A, "Bitterwood Fox", "b1")
    foe = g.put(B, "Titanodon", "c1")
    for name, zone in (("Skeletal Sentry", "b1"), ("Mana Flower", "b1"), ("Timber Wolf", "d1")):
        g.put(A, name, zone)
    g.put(B, "Bear Strength", on=fox)
    mine, hidden = g.put(A, "Bear Strength", on=wolf), g.put(A, "Regrowth", on=wolf, up=False)
    theirs, secret = g.put(B, "Agony", on=wolf), g.put(B, "Pacify", on=wolf, up=False)
    both = (mine, hidden, theirs, secret)
    assert whys(g.copy(), "Shift Enchantment", *both) == ["allowed", "allowed", "not-yours", "not-yours"]
    assert whys(g.copy(), "Steal Enchantment", *both) == ["allowed", "face-down", "allowed", "face-down"]
    h = g.copy()
    h.casts(A, "Shift Enchantment", mine)
    assert {x for x, _ in h.offered(A, t.PICK)} == {A, foe}  # the Fox has one, the others do not live so
    h.choose(A, t.PICK, foe).skip()
    assert (int(h.s.bearer[mine]), int(h.s.controller[mine]), int(h.s.mana[A])) == (foe, A, 39)
    g.casts(A, "Shift Enchantment", hidden)
    assert {x for x, _ in g.offered(A, t.PICK)} == {A, fox, foe}
    g.choose(A, t.PICK, fox).skip()
    assert (int(g.s.bearer[hidden]), int(g.s.up[hidden]), int(g.s.mana[A])) == (fox, 0, 39)
    assert {int(g.s.bearer[x]) for x in both} == {wolf, fox}


@pytest.mark.card("steal-enchantment")
def test_o52_what_is_stolen_works_for_the_thief() -> None:
    """O52: a full spell; the thief controls it, and all that it costs is paid twice."""
    g = Layout("Wizard").mana(A, 40)
    wolf, foe = g.put(A, "Timber Wolf", "b1"), g.put(B, "Steelclaw Grizzly", "b1")
    strength = g.put(B, "Bear Strength", on=foe)
    g.casts(A, "Steal Enchantment", strength)
    g.choose(A, t.PICK, wolf)
    assert (int(g.s.bearer[strength]), int(g.s.controller[strength])) == (wolf, A)
    assert [g.trait(x, k.MELEE_BONUS) for x in (wolf, foe)] == [2, 0]
    assert int(g.s.mana[A]) == 30


# --- how they are cast -------------------------------------------------------------------------------------
QUICK = (
    "Banish", "Battle Fury", "Charge", "Drain Life", "Evade", "Force Push", "Heal", "Knockdown", "Lay Hands",
    "Minor Heal", "Perfect Strike", "Piercing Strike", "Purge Magic", "Purify", "Sleep", "Teleport",
    "Vampiric Strike", "Clear Mind",
)  # fmt: skip


@pytest.mark.card(
    "banish", "battle-fury", "charge", "drain-life", "evade", "force-push", "heal", "knockdown", "lay-hands",
    "minor-heal", "perfect-strike", "piercing-strike", "purge-magic", "purify", "sleep", "teleport",
    "vampiric-strike", "clear-mind",
)  # fmt: skip
@pytest.mark.parametrize("name", QUICK)
def test_most_incantations_are_quick_and_go_to_the_discard_pile(name: str) -> None:
    """R6.3, R10.3: by the quickcast action, and not twice."""
    g = Layout("Warlock", open_training=True).mana(A, 60).mana(B, 0)
    wolf = g.put(B, "Timber Wolf", "a1")
    g.hurt(wolf, 1)
    card = g.casts(A, name, wolf)
    for _ in range(3):
        if g.asks(A, t.ASKS_PICK):
            g.choose(A, t.PICK_ZONE, g.zone("a1"))
        if g.asks(A, t.PUSH_WHERE):
            g.choose(A, t.PICK_WAY, g.offered(A, t.PICK_WAY)[0][0])
    g.skip()
    assert g.s.place[card] == k.DISCARD
    assert int(g.s.quick[A]) == 0
    assert int(g.s.ready[A]) == 1
