"""Equipment that is worn, one by one: armour, helmets, amulets, belts, cloaks, gloves, rings of damage."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import ATTACK_DICE
from conclave.games.mage_wars.rules.harm import tokens
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.games.mage_wars.rules.traits import armour_of, channeling_of
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from tests.games.mage_wars.layout import A, B, Layout, face

TYPES = range(k.DAMAGE_TYPES)


def met(
    name: str, foe: str = "Timber Wolf", second: str = "Wizard", **options: object
) -> tuple[Layout, int, int]:
    """The Mage of B wears something in b2, and a creature of A stands there."""
    g = Layout("Warlock", second, **options).stand(B, "b2")
    return g, g.put(B, name, on=B), g.put(A, foe, "b2")


def against(g: Layout, x: int) -> dict[int, int]:
    """The damage types that an object takes otherwise than others, and how."""
    return {n: g.trait(x, k.AGAINST + n) for n in TYPES if g.trait(x, k.AGAINST + n)}


# --- armour ------------------------------------------------------------------------------------------------
@pytest.mark.card(
    "bearskin", "chitin-armor", "demonhide-armor", "dragonscale-hauberk", "elemental-cloak", "leather-boots",
    "leather-gloves", "waterfall-cloak", "wind-wyvern-hide",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "armour", "types"),
    [
        ("Bearskin", 2, {k.FROST: -2}),
        ("Chitin Armor", 2, {k.ACID: -3}),
        ("Demonhide Armor", 2, {}),
        ("Dragonscale Hauberk", 2, {k.FLAME: -2}),
        ("Elemental Cloak", 1, {k.FLAME: -2, k.FROST: -2, k.LIGHTNING: -2}),
        ("Leather Boots", 1, {}),
        ("Leather Gloves", 1, {}),
        ("Waterfall Cloak", 0, {k.ACID: -2}),
        ("Wind Wyvern Hide", 2, {k.WIND: -3}),
    ],
)
def test_armour_protects_whoever_wears_it(name: str, armour: int, types: dict[int, int]) -> None:
    """R16.3, R17.2: so much Armour, and against these types of damage; for its wearer alone."""
    g, _, wolf = met(name)
    assert armour_of(g.s, B) == armour
    assert against(g, B) == types
    assert (armour_of(g.s, A), against(g, A)) == (0, {})
    g.fights(wolf, "Bite", B, "2 2 1 1*")
    assert (g.rolled()[0], g.damage(B)) == (4, 5 - armour + 1)


@pytest.mark.card("elemental-cloak", "bearskin", "leather-boots", "dragonscale-hauberk", "leather-gloves")
def test_what_is_worn_adds_up() -> None:
    """R16.2, R16.3: Armour 2 + 1 + 1 + 1, and flame -4, which leaves 2 dice of a Fireball."""
    g, _, wolf = met("Dragonscale Hauberk")
    for name in ("Elemental Cloak", "Leather Boots", "Leather Gloves"):
        g.put(B, name, on=B)
    assert (armour_of(g.s, B), against(g, B)[k.FLAME]) == (5, -4)
    g.put(B, "Timber Wolf", "b2")
    g.stand(A, "b1").casts(A, "Fireball", B, "2 2* d8")
    assert (g.rolled(), g.damage(B), g.has(B, k.BURN)) == ([2], 2, 1)
    assert wolf


@pytest.mark.card("dragonscale-hauberk", "elemental-cloak", "fireball", "lightning-bolt", "jet-stream")
@pytest.mark.parametrize(
    ("worn", "spell", "dice", "roll", "condition"),
    [
        ("Dragonscale Hauberk", "Fireball", 4, 5, None),
        ("Dragonscale Hauberk", "Fireball", 4, 6, k.BURN),
        ("Dragonscale Hauberk", "Lightning Bolt", 5, 6, k.DAZE),
        ("Elemental Cloak", "Fireball", 4, 5, None),
        ("Elemental Cloak", "Lightning Bolt", 3, 7, None),
        ("Elemental Cloak", "Lightning Bolt", 3, 8, k.DAZE),
        ("Wind Wyvern Hide", "Fireball", 6, 4, k.BURN),
        ("Bearskin", "Fireball", 6, 4, k.BURN),
    ],
)
def test_resistance_takes_dice_and_effect(
    worn: str, spell: str, dice: int, roll: int, condition: int | None
) -> None:
    """R17.2: so many dice fewer, and so much less on the effect die; nothing of other types."""
    g, _, _ = met(worn)
    g.stand(A, "b1").casts(A, spell, B, "0 " * dice + f"d{roll}")
    assert g.rolled() == [dice]
    got = [c for c in range(k.CONDITIONS) if g.has(B, c)]
    assert got == ([] if condition is None else [condition])


@pytest.mark.card("wind-wyvern-hide", "jet-stream", "whirling-spirit")
def test_a_wind_wyvern_hide_holds_against_the_wind() -> None:
    """R16.2: of the 2 dice of a Jet Stream one is left, a 7 Pushes its wearer and a 6 does not."""
    for roll, zone in ((6, "b2"), (7, "c2")):
        g, _, _ = met("Wind Wyvern Hide")
        g.stand(A, "a2").casts(A, "Jet Stream", B, f"1 d{roll}")
        g.skip()
        assert (g.rolled(), g.damage(B), g.name_of_zone(B)) == ([1], 0, zone)
    g, _, spirit = met("Wind Wyvern Hide", "Whirling Spirit")
    g.fights(spirit, "Windstorm", B, "2* d1")
    assert (g.rolled(), g.damage(B)) == ([1], 2)


# --- Demonhide Armor ---------------------------------------------------------------------------------------
@pytest.mark.card("demonhide-armor", "whirling-spirit")
def test_a_demonhide_barrier_is_one_ethereal_die_of_critical_damage() -> None:
    """R16.4, R18.4: a 2 hurts a Knight in armour by 2, and something Incorporeal too."""
    for foe, bar, roll in (
        ("Knight of Westlock", "Longsword", "0 0 0 0 0 2"),
        ("Whirling Spirit", "Windstorm", "0 0 0 0 d1 2"),
    ):
        g, _, x = met("Demonhide Armor", foe, "Warlock")
        g.fights(x, bar, B, roll)
        assert (g.rolled()[1:], g.damage(x)) == ([1], 2)


@pytest.mark.card("demonhide-armor", "goran-werewolf-pet", "deflection-bracers", "royal-archer")
def test_a_demonhide_barrier_answers_a_hit_in_melee_once_a_round() -> None:
    """R18.4, O34: after both strikes of Goran once; not a friend, not an arrow, not what was avoided."""
    g, _, goran = met("Demonhide Armor", "Goran, Werewolf Pet", "Warlock")
    g.fights(goran, "Feral Claws", B, "0 0 0 0 0 0 1")
    assert (len(g.told(t.BARRIER_ANSWERS)), g.damage(goran)) == (1, 1)
    g, _, archer = met("Demonhide Armor", "Royal Archer", "Warlock")
    g.stand(archer, "b1").fights(archer, "Longbow", B)
    assert not g.told(t.BARRIER_ANSWERS)
    g, _, _ = met("Demonhide Armor", second="Warlock")
    mine = g.put(B, "Timber Wolf", "b2")
    g.fights(mine, "Bite", B)
    assert not g.told(t.BARRIER_ANSWERS)
    g, _, wolf = met("Demonhide Armor", second="Warlock")
    bracers = g.put(B, "Deflection Bracers", on=B)
    g.turn(A).activate(wolf).attack(wolf, "Bite", B).dice("d7").choose(B, t.DEFEND, bracers).skip()
    assert not g.told(t.BARRIER_ANSWERS)


# --- Crown of Protection -----------------------------------------------------------------------------------
def crowned() -> tuple[Layout, int, int]:
    """A Priestess with the Crown, and a Wolf of hers beside her."""
    g = Layout("Priestess", "Wizard")
    return g, g.put(A, "Crown of Protection", on=A), g.put(A, "Timber Wolf", "a1")


@pytest.mark.card("crown-of-protection", "timber-wolf")
def test_a_crown_of_protection_gives_an_armour_token_for_2_mana() -> None:
    """Once a round, as a quick spell: by the quickcast here, so that the action is left."""
    g, crown, wolf = crowned()
    g.turn(A).invoke(A, crown, target=wolf)
    assert (tokens(g.s, wolf, k.ARMOUR_TOKEN), armour_of(g.s, wolf)) == (1, 3)
    assert (int(g.s.mana[A]), int(g.s.quick[A])) == (18, 0)
    g.activate(A)
    assert g.why(A, t.INVOKE, k.DEEDS * crown, wolf) == "used-already"
    assert not [a for a, _ in g.offered(A, t.INVOKE) if a == k.DEEDS * crown]


@pytest.mark.card("crown-of-protection")
def test_tokens_of_the_crown_add_up_and_stay_when_it_goes() -> None:
    """Each round one more; without the Crown the Wolf keeps them."""
    g, crown, wolf = crowned()
    for n in (1, 2, 3):
        g.s.done = []
        g.s.ready[A] = 1
        g.turn(A).activate(A).invoke(A, crown, target=wolf)
        assert armour_of(g.s, wolf) == 2 + n
    g.skip().stand(B, "b1")
    dissolve = g.prepare(B, "Dissolve")
    g.turn(B).cast(B, dissolve, A)
    assert (g.in_play(crown), armour_of(g.s, wolf)) == (False, 5)


@pytest.mark.card("crown-of-protection", "skeletal-sentry", "mana-flower")
def test_a_crown_of_protection_is_for_living_creatures_nearby_that_are_no_mages() -> None:
    """Range 0-1 and in sight, of either side; no Mage, nothing Nonliving, no conjuration."""
    g, crown, wolf = crowned()
    near, far, theirs = (g.put(seat, "Timber Wolf", zone) for seat, zone in ((A, "b1"), (A, "c1"), (B, "a2")))
    sentry, flower = g.put(A, "Skeletal Sentry", "a1"), g.put(A, "Mana Flower", "a1")
    g.turn(A)
    deed = k.DEEDS * crown
    assert {b for a, b in g.offered(A, t.INVOKE) if a == deed} == {wolf, near, theirs}
    assert g.why(A, t.INVOKE, deed, far) == "too-far"
    for x in (A, sentry, flower):
        assert g.why(A, t.INVOKE, deed, x) == "other-kind"
    g.put(B, "Wall of Stone", between=("a1", "b1"))
    assert g.turn(A).why(A, t.INVOKE, deed, near) == "out-of-sight"
    assert g.mana(A, 1).turn(A).why(A, t.INVOKE, deed, wolf) == "no-mana"


@pytest.mark.card("crown-of-protection", "jinx")
def test_o41_jinx_pays_the_crown_back_and_it_is_used() -> None:
    """R23, O41: it is used as a quick spell."""
    g, crown, wolf = crowned()
    g.put(B, "Jinx", on=A, up=False)
    g.turn(A).invoke(A, crown, target=wolf)
    assert (int(g.s.mana[A]), armour_of(g.s, wolf)) == (20, 2)
    assert g.activate(A).why(A, t.INVOKE, k.DEEDS * crown, wolf) == "used-already"


# --- Deflection Bracers ------------------------------------------------------------------------------------
@pytest.mark.card("deflection-bracers")
@pytest.mark.parametrize(
    ("roll", "dazes", "avoids"), [(6, 0, False), (7, 0, True), (8, 1, False), (9, 1, True)]
)
def test_deflection_bracers_avoid_a_melee_attack_on_7(roll: int, dazes: int, avoids: bool) -> None:
    """R15.4: 2 worse for each Daze."""
    g, bracers, wolf = met("Deflection Bracers")
    g.afflict(B, k.DAZE, dazes).turn(A).activate(wolf).attack(wolf, "Bite", B)
    g.dice(f"d{roll}" + ("" if avoids else " 2 0 0 0")).choose(B, t.DEFEND, bracers)
    assert g.damage(B) == (0 if avoids else 2)


@pytest.mark.card("deflection-bracers", "royal-archer", "brogan-bloodstone", "fireball")
def test_deflection_bracers_are_for_one_melee_attack_a_round() -> None:
    """Not for an arrow or a spell, not against the Unavoidable, not while Incapacitated, not twice."""
    g, bracers, wolf = met("Deflection Bracers")
    other = g.put(A, "Timber Wolf", "b2")
    g.tire(B).turn(A).activate(wolf).attack(wolf, "Bite", B).dice("d1 0 0 0 0").choose(
        B, t.DEFEND, bracers
    ).skip()
    g.activate(other).attack(other, "Bite", B)
    assert not g.asks(B, t.DEFEND_WITH)
    for foe, bar, zone in (("Royal Archer", "Longbow", "b1"), ("Brogan Bloodstone", "Vorpal Blade", "b2")):
        g, _, x = met("Deflection Bracers", foe)
        g.stand(x, zone).turn(A).activate(x).attack(x, bar, B)
        assert not g.asks(B, t.DEFEND_WITH)
    g, _, wolf = met("Deflection Bracers")
    g.afflict(B, k.STUN).turn(A).activate(wolf).attack(wolf, "Bite", B)
    assert not g.asks(B, t.DEFEND_WITH)
    g, _, _ = met("Deflection Bracers")
    g.stand(A, "b1").casts(A, "Fireball", B)
    assert not g.asks(B, t.DEFEND_WITH)


# --- Helm of Fear ------------------------------------------------------------------------------------------
@pytest.mark.card("helm-of-fear", "timber-wolf")
@pytest.mark.parametrize(("roll", "flees"), [(8, False), (9, True)])
def test_a_helm_of_fear_cancels_a_melee_attack_on_9(roll: int, flees: bool) -> None:
    """O70: its attacker may attack another with the same bar instead, and nobody defends before."""
    g, _, wolf = met("Helm of Fear", second="Warlock")
    other = g.put(B, "Skeletal Sentry", "b2")
    g.turn(A).activate(wolf).dice(f"d{roll}" + ("" if flees else " 2 0 0 0")).attack(wolf, "Bite", B)
    assert g.asks(A, t.NEXT_TARGET) == flees
    if not flees:
        assert (g.rolled(), g.damage(B)) == ([4], 2)
        return
    assert {a for a, _ in g.offered(A, t.PICK)} == {wolf, other}
    assert g.why(A, t.PICK, B) != "allowed"
    g.dice("2 0 0 0").choose(A, t.PICK, other).skip()
    assert (g.rolled(), g.damage(B), g.damage(other)) == ([4], 0, 2)
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("helm-of-fear", "timber-wolf")
def test_o70_who_attacks_nobody_else_has_lost_the_action() -> None:
    """O70: declined, nothing is rolled and the Wolf has acted; another attack is rolled for anew."""
    g, _, wolf = met("Helm of Fear", second="Warlock")
    second = g.put(A, "Timber Wolf", "b2")
    g.tire(B).turn(A).activate(wolf).dice("d9").attack(wolf, "Bite", B).done(A).skip()
    assert (g.rolled(), g.damage(B)) == ([], 0)
    assert g.asks(A, t.WHOSE_TURN)
    g.activate(second).dice("d12").attack(second, "Bite", B)
    assert len(g.told(t.MAGIC_ROLL)) == 2
    assert g.asks(A, t.NEXT_TARGET)


@pytest.mark.card("helm-of-fear", "skeletal-sentry", "mana-leech", "royal-archer")
@pytest.mark.parametrize(
    ("foe", "bar", "zone"),
    [
        ("Skeletal Sentry", "Short Sword", "b2"),
        ("Mana Leech", "Gorging Bite", "b2"),
        ("Royal Archer", "Longbow", "b1"),
    ],
)
def test_a_helm_of_fear_frightens_the_living_in_melee_alone(foe: str, bar: str, zone: str) -> None:
    """What is Nonliving, or immune to psychic damage, knows no fear; an arrow flies."""
    g, _, x = met("Helm of Fear", foe, "Warlock")
    g.stand(x, zone).fights(x, bar, B)
    assert not g.told(t.MAGIC_ROLL)
    assert len(g.rolled()) == 1


@pytest.mark.card("helm-of-fear", "darkfenne-hydra", "titanodon", "fireball")
def test_a_helm_of_fear_does_not_stop_counterstrikes_tramples_and_spells() -> None:
    """O37: a trample is no melee attack, and the card leaves counterstrikes alone."""
    g = Layout("Wizard", "Warlock").stand(B, "b2")
    g.put(B, "Helm of Fear", on=B)
    hydra = g.put(A, "Darkfenne Hydra", "b2")
    g.turn(B).activate(B).attack(B, "Basic Melee Attack", hydra)
    g.choose(A, t.STRIKE_BACK, g.bar(hydra, "Snapping Bite"), B)
    assert not g.told(t.MAGIC_ROLL)
    g, _, beast = met("Helm of Fear", "Titanodon", "Warlock")
    g.turn(A).activate(beast).move(beast, "c2")
    g.choose(A, t.TRAMPLES, g.offered(A, t.TRAMPLES)[0][0], B)
    assert not g.told(t.MAGIC_ROLL)
    g, _, _ = met("Helm of Fear", second="Warlock")
    g.stand(A, "b1").casts(A, "Fireball", B)
    assert not g.told(t.MAGIC_ROLL)


@pytest.mark.card("helm-of-fear", "goran-werewolf-pet")
def test_a_helm_of_fear_frightens_once_for_all_strikes() -> None:
    """R15.1: the roll comes as the attack is declared, not with each strike."""
    g, _, goran = met("Helm of Fear", "Goran, Werewolf Pet", "Warlock")
    g.turn(A).activate(goran).dice("d8 0 0 0 0 0 0").attack(goran, "Feral Claws", B).skip()
    assert (len(g.told(t.MAGIC_ROLL)), g.rolled()) == (1, [3, 3])


@pytest.mark.card("helm-of-fear", "confusion", "timber-wolf")
def test_o70_the_helm_is_feared_after_a_confused_attacker_has_its_target() -> None:
    """O69, O70: whoever was declared, the Helm rolls if the Mage is drawn, and only then."""
    drawn_at = set()
    for seed in range(30):
        g, helm, wolf = met("Helm of Fear", second="Warlock")
        g.put(B, "Confusion", on=wolf)
        declared = g.put(B, "Skeletal Sentry", "b2") if seed % 2 else B
        g.s.rng = seeded(seed)
        g.turn(A).activate(wolf).attack(wolf, "Bite", declared).skip()
        target = [declared, *[e.b for e in g.told(t.CONFUSED)]][-1]
        assert [e.a for e in g.told(t.MAGIC_ROLL)].count(helm) == (1 if target == B else 0)
        drawn_at.add((declared == B, target == B))
    assert {(False, True), (True, False)} <= drawn_at


@pytest.mark.card("helm-of-fear", "timber-wolf")
def test_o70_guards_bind_whoever_is_frightened_off() -> None:
    """O70, R18.2: another target is chosen as guards allow."""
    g, _, wolf = met("Helm of Fear", second="Warlock")
    free, guard = g.put(B, "Skeletal Sentry", "b2"), g.put(B, "Knight of Westlock", "b2")
    g.guard(B).guard(guard).turn(A).activate(wolf).dice("d12").attack(wolf, "Bite", B)
    assert {a for a, _ in g.offered(A, t.PICK)} == {wolf, guard}
    assert g.why(A, t.PICK, free) != "allowed"
    assert int(g.s.guard[B]) == 1


# --- Moloch's Torment, Moonglow Amulet, Regrowth Belt ------------------------------------------------------
def tormented(mana: int = 20) -> tuple[Layout, list[int]]:
    """A Warlock with the Torment; of three creatures two have her curses, and the enemy Mage has one."""
    g = Layout("Warlock").mana(A, mana)
    g.put(A, "Moloch's Torment", on=A)
    wolves = [g.put(seat, "Timber Wolf", "b2") for seat in (A, B, B)]
    g.put(A, "Agony", on=wolves[0])
    g.put(A, "Enfeeble", on=wolves[1])
    g.put(A, "Agony", on=B)
    return g, wolves


@pytest.mark.card("molochs-torment", "agony", "enfeeble")
def test_molochs_torment_hurts_the_cursed_for_1_mana_each() -> None:
    """As many as its wearer likes, on any side, Mages included; 1 damage that Armour does not stop."""
    g, (mine, theirs, free) = tormented()
    g.upkeep(A)
    assert {a for a, _ in g.offered(A, t.PICK)} == {B, mine, theirs}
    g.choose(A, t.PICK, theirs).choose(A, t.PICK, B)
    assert g.why(A, t.PICK, theirs) == "had-its-turn"
    g.done(A)
    assert [g.damage(x) for x in (mine, theirs, free, B)] == [0, 1, 0, 1]
    assert int(g.s.mana[A]) == 18


@pytest.mark.card("molochs-torment")
def test_molochs_torment_offers_no_more_than_can_be_paid() -> None:
    """R5.4: with 1 mana one creature, without mana none; with nobody cursed nothing is asked either."""
    g, (mine, theirs, _) = tormented(1)
    g.upkeep(A).choose(A, t.PICK, theirs)
    assert not g.asks(A, t.ASKS_PICK)
    assert (int(g.s.mana[A]), g.damage(theirs), g.damage(mine)) == (0, 1, 0)
    g, _ = tormented(0)
    assert not g.upkeep(A).asks(A, t.ASKS_PICK)
    g = Layout("Warlock")
    g.put(A, "Moloch's Torment", on=A)
    assert not g.upkeep(A).asks(A, t.ASKS_PICK)


@pytest.mark.card("molochs-torment", "agony", "bear-strength")
def test_molochs_torment_counts_revealed_curses_of_its_own_side() -> None:
    """A hidden curse is none, nor is a curse of the enemy, nor an enchantment that is no curse."""
    g = Layout("Warlock", "Warlock")
    g.put(A, "Moloch's Torment", on=A)
    one, two, three = (g.put(B, "Timber Wolf", "b2") for _ in range(3))
    g.put(A, "Agony", on=one, up=False)
    g.put(B, "Agony", on=two)
    g.put(A, "Bear Strength", on=three)
    assert not g.upkeep(A).asks(A, t.ASKS_PICK)


@pytest.mark.card("molochs-torment", "agony", "enfeeble")
def test_molochs_torment_hurts_a_creature_once_however_often_it_is_cursed() -> None:
    g = Layout("Warlock")
    g.put(A, "Moloch's Torment", on=A)
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Agony", on=wolf)
    g.put(A, "Enfeeble", on=wolf)
    g.upkeep(A).choose(A, t.PICK, wolf)
    assert (g.damage(wolf), int(g.s.mana[A])) == (1, 19)
    assert not g.asks(A, t.ASKS_PICK)


@pytest.mark.card("moonglow-amulet")
def test_a_moonglow_amulet_channels_for_its_wearer() -> None:
    """R5.3: one more, for the Mage who wears it alone."""
    g = Layout("Wizard", "Beastmaster")
    before = [channeling_of(g.s, seat) for seat in (A, B)]
    g.put(A, "Moonglow Amulet", on=B)
    assert [channeling_of(g.s, seat) for seat in (A, B)] == [before[A], before[B] + 1]


@pytest.mark.card("regrowth-belt", "regrowth")
def test_a_regrowth_belt_heals_2_each_upkeep() -> None:
    """R20: Regenerate 2, the highest only, and never more than there is."""
    for harm, left in ((5, 3), (1, 0), (0, 0)):
        g = Layout("Beastmaster").hurt(A, harm).hurt(B, 5)
        g.put(A, "Regrowth Belt", on=A)
        g.put(A, "Regrowth", on=A)
        g.upkeep(A).skip()
        assert (g.damage(A), g.damage(B)) == (left, 5)


@pytest.mark.card("regrowth-belt", "poisoned-blood")
def test_a_regrowth_belt_heals_nobody_with_finite_life() -> None:
    """R20: no regeneration under Poisoned Blood."""
    g = Layout("Beastmaster").hurt(A, 5)
    g.put(A, "Regrowth Belt", on=A)
    g.put(B, "Poisoned Blood", on=A)
    g.upkeep(A).skip()
    assert g.damage(A) == 5


# --- cloaks ------------------------------------------------------------------------------------------------
@pytest.mark.card("suppression-cloak", "timber-wolf")
@pytest.mark.parametrize(
    ("mana", "pays", "left", "rolled"), [(2, True, 0, [4]), (2, False, 2, []), (1, False, 1, [])]
)
def test_a_suppression_cloak_takes_2_mana_or_the_attack(
    mana: int, pays: bool, left: int, rolled: list[int]
) -> None:
    """R15.2: the controller of the attacker pays, or the action is lost; who cannot is not asked."""
    g, _, wolf = met("Suppression Cloak")
    g.mana(A, mana).turn(A).activate(wolf).attack(wolf, "Bite", B)
    assert g.asks(A, t.PAY_FOR_IT) == (mana >= 2)
    if mana >= 2:
        g.choose(A, t.YES) if pays else g.done(A)
    g.skip()
    assert (int(g.s.mana[A]), g.rolled()) == (left, rolled)
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("suppression-cloak", "timber-wolf", "battle-fury")
def test_a_suppression_cloak_charges_each_creature_once_a_round() -> None:
    """The second attack of one Wolf is free, the first of another is not, nor that of a Mage."""
    g, _, wolf = met("Suppression Cloak")
    other = g.put(A, "Timber Wolf", "b2")
    fury = g.prepare(A, "Battle Fury")
    g.tire(B).stand(A, "b2").turn(A).cast(A, fury, wolf).activate(wolf).attack(wolf, "Bite", B).choose(
        A, t.YES
    )
    assert g.asks(A, t.MORE_STRIKES)
    g.attack(wolf, "Bite", B)
    assert not g.asks(A, t.PAY_FOR_IT)
    assert int(g.s.mana[A]) == 20 - 5 - 2
    g.skip().activate(other).attack(other, "Bite", B)
    assert g.asks(A, t.PAY_FOR_IT)
    g.choose(A, t.YES).skip().activate(A).attack(A, "Basic Melee Attack", B)
    assert g.asks(A, t.PAY_FOR_IT)


@pytest.mark.card("suppression-cloak", "timber-wolf", "battle-fury")
def test_o31_an_attack_that_was_not_paid_for_brings_no_more() -> None:
    """R15.2, O32: the action is lost, and with it the additional attack of a Battle Fury."""
    g, _, wolf = met("Suppression Cloak")
    fury = g.prepare(A, "Battle Fury")
    g.stand(A, "b1").turn(A).cast(A, fury, wolf).activate(wolf).attack(wolf, "Bite", B).done(A)
    assert not g.asks(A, t.MORE_STRIKES)
    assert g.rolled() == []


@pytest.mark.card("suppression-cloak", "royal-archer", "darkfenne-hydra", "fireball", "titanodon")
def test_a_suppression_cloak_charges_no_arrows_spells_and_counterstrikes() -> None:
    """O37: nor a trample, which is no melee attack."""
    g, _, beast = met("Suppression Cloak", "Titanodon")
    g.turn(A).activate(beast).move(beast, "c2")
    g.choose(A, t.TRAMPLES, g.offered(A, t.TRAMPLES)[0][0], B)
    assert (g.rolled(), int(g.s.mana[A])) == ([7], 20)
    g, _, archer = met("Suppression Cloak", "Royal Archer")
    g.stand(archer, "b1").turn(A).activate(archer).attack(archer, "Longbow", B)
    assert g.rolled() == [4]
    g, _, _ = met("Suppression Cloak")
    g.stand(A, "b1").casts(A, "Fireball", B)
    assert (g.rolled(), int(g.s.mana[A])) == ([6], 12)
    g, _, hydra = met("Suppression Cloak", "Darkfenne Hydra")
    g.turn(B).activate(B).attack(B, "Basic Melee Attack", hydra)
    g.choose(A, t.STRIKE_BACK, g.bar(hydra, "Snapping Bite"), B)
    assert (g.rolled(), int(g.s.mana[A])) == ([3, 4], 20)


@pytest.mark.card("waterfall-cloak")
def test_a_waterfall_cloak_puts_out_one_burn_an_upkeep() -> None:
    """Of three Burns one for 1 mana; without mana or without Burns nobody is asked."""
    g = Layout("Beastmaster")
    cloak = g.put(A, "Waterfall Cloak", on=A)
    g.afflict(A, k.BURN, 3).upkeep(A).choose(A, t.ITEM, cloak, k.TEXT_ITEM).choose(A, t.YES)
    assert (g.has(A, k.BURN), int(g.s.mana[A])) == (2, 19)
    for mana, burns in ((0, 2), (20, 0)):
        g = Layout("Beastmaster").mana(A, mana)
        g.put(A, "Waterfall Cloak", on=A)
        g.afflict(A, k.BURN, burns).dice("1 1").upkeep(A).skip()
        assert not g.asks(A, t.ASKS_MAY)
        assert g.damage(A) == burns


# --- gloves, tomes -----------------------------------------------------------------------------------------
@pytest.mark.card("gauntlets-of-strength", "vorpal-blade", "ivarium-longbow")
def test_gauntlets_of_strength_are_for_melee() -> None:
    """R15.11: one die more for its wearer's melee attacks, none for a bow."""
    for weapon, bar, zone, dice in (
        ("Vorpal Blade", "Razor Edged Slash", "a1", 5),
        ("Ivarium Longbow", "Voltaric Strike", "b1", 4),
    ):
        g = Layout()
        g.put(A, "Gauntlets of Strength", on=A)
        g.put(A, weapon, on=A)
        wolf = g.put(B, "Timber Wolf", zone)
        g.fights(A, bar, wolf)
        assert g.rolled() == [dice]


@pytest.mark.card("gloves-of-skill", "ivarium-longbow", "royal-archer", "fireball")
def test_o25_gloves_of_skill_are_for_one_ranged_attack_of_their_wearer_a_round() -> None:
    """O25: a bow will do; used, they are not there for a spell, and never for another's arrow."""
    g = Layout().stand(B, "d3")
    gloves = g.put(A, "Gloves of Skill", on=A)
    g.put(A, "Ivarium Longbow", on=A)
    wolf, archer = g.put(B, "Timber Wolf", "b1"), g.put(A, "Royal Archer", "a1")
    ball = g.prepare(A, "Fireball")
    g.tire(B).tire(wolf).turn(A).activate(A).dice("0 0 0 0").attack(A, "Voltaric Strike", wolf)
    assert g.offered(A, t.REROLL) == [(gloves, ATTACK_DICE)]
    g.dice("2 2 0 0").choose(A, t.REROLL, gloves, ATTACK_DICE)
    assert (g.damage(wolf), g.rolled()) == (3, [4, 4])
    g.dice("0 0 0 0 0 0 d1").cast(A, ball, wolf)
    assert not g.asks(A, t.ROLL_AGAIN)
    g.s.done = []
    g.skip().activate(archer).attack(archer, "Longbow", wolf)
    assert not g.asks(A, t.ROLL_AGAIN)


@pytest.mark.card("mordoks-tome")
def test_mordoks_tome_is_for_whoever_reads_it() -> None:
    """R5.5: put on the enemy it is the enemy who prepares three; without it two."""
    g = Layout("Wizard", "Wizard")
    g.put(A, "Mordok's Tome", on=B)
    g.phase(PLANNING)
    for seat, n in ((A, 2), (B, 3)):
        for _ in range(n):
            g.choose(seat, t.PREPARE, face("Minor Heal"))
        assert not g.asks(seat, t.PLAN)


@pytest.mark.card("mordoks-tome", "minor-heal")
def test_a84_mordoks_tome_brings_no_action_more() -> None:
    """A84, O30: with three spells ready the quickcast and the action cast two, the third is left."""
    g = Layout().hurt(A, 20)
    g.put(A, "Mordok's Tome", on=A)
    cards = [g.prepare(A, "Minor Heal") for _ in range(3)]
    g.turn(A).cast(A, cards[0], A).activate(A).cast(A, cards[1], A).skip()
    assert not g.offered(A, t.CAST)
    assert int(g.s.place[cards[2]]) == k.PREPARED


# --- rings of damage ---------------------------------------------------------------------------------------
@pytest.mark.card("fireshaper-ring", "lightning-ring", "dawnbreaker-ring")
@pytest.mark.parametrize(
    ("ring", "first", "how", "dice"),
    [
        ("Fireshaper Ring", "Warlock", "Fireball", 7),
        ("Fireshaper Ring", "Warlock", "Lightning Bolt", 5),
        ("Fireshaper Ring", "Warlock", "Firestorm", 5),
        ("Fireshaper Ring", "Warlock", "Searing Thrash", 6),
        ("Fireshaper Ring", "Warlock", "Basic Melee Attack", 4),
        ("Lightning Ring", "Wizard", "Lightning Bolt", 6),
        ("Lightning Ring", "Wizard", "Fireball", 6),
        ("Lightning Ring", "Wizard", "Electrify", 4),
        ("Lightning Ring", "Wizard", "Arcane Burst", 4),
        ("Dawnbreaker Ring", "Priestess", "Pillar of Light", 3),
        ("Dawnbreaker Ring", "Priestess", "Blinding Flash", 2),
        ("Dawnbreaker Ring", "Priestess", "Jet Stream", 2),
        ("Dawnbreaker Ring", "Priestess", "Celestial Strike", 5),
        ("Dawnbreaker Ring", "Priestess", "Basic Melee Attack", 3),
    ],
)
def test_a_ring_of_damage_adds_a_die_of_its_type_in_melee_and_at_range(
    ring: str, first: str, how: str, dice: int
) -> None:
    """R15.11, O23: for spells too, not for zone attacks, not for other types; a Warlock has Melee +1."""
    weapons = {
        "Searing Thrash": "Lash of Hellfire",
        "Celestial Strike": "Staff of Asyra",
        "Arcane Burst": "Mage Staff",
    }
    g = Layout(first)
    g.put(A, ring, on=A)
    wolf = g.put(B, "Timber Wolf", "a1")
    if how in weapons or how == "Basic Melee Attack":
        if how in weapons:
            g.put(A, weapons[how], on=A)
        g.fights(A, how, wolf)
    else:
        g.casts(A, how, "a1" if how in ("Firestorm", "Electrify", "Blinding Flash") else wolf)
        if g.asks(A, t.NEXT_TARGET):
            g.choose(A, t.PICK, wolf)
    assert g.rolled()[0] == dice


@pytest.mark.card("lightning-ring", "chain-lightning", "dawnbreaker-ring", "samandriel-angel-of-light")
def test_a_ring_of_damage_is_for_the_first_attack_of_its_wearer() -> None:
    """R15.11: the second bolt of a chain has lost it; a friendly Angel with a sword of light has none."""
    g = Layout()
    g.put(A, "Lightning Ring", on=A)
    one, two = g.put(B, "Timber Wolf", "a1"), g.put(B, "Timber Wolf", "a1")
    g.casts(A, "Chain Lightning", one, "2* 0 0 0 0 0 d1 0 0 0 0 d1")
    g.choose(A, t.PICK, two)
    assert g.rolled() == [6, 4]
    g = Layout("Priestess")
    g.put(A, "Dawnbreaker Ring", on=A)
    angel, foe = g.put(A, "Samandriel, Angel of Light", "b2"), g.put(B, "Timber Wolf", "b2")
    g.fights(angel, 'The Greatsword "Starfire"', foe)
    assert g.rolled()[0] == 5


# --- Staff of Beasts ---------------------------------------------------------------------------------------
def beastly(*animals: tuple[int, str, str]) -> tuple[Layout, int, list[int]]:
    """A Beastmaster with the Staff, and creatures."""
    g = Layout("Beastmaster")
    return g, g.put(A, "Staff of Beasts", on=A), [g.put(seat, name, zone) for seat, name, zone in animals]


@pytest.mark.card("staff-of-beasts", "timber-wolf")
def test_a_staff_of_beasts_makes_an_animal_wild_for_the_round() -> None:
    """For 2 mana Melee +2 for the first attack; once a round, and gone with the round."""
    g, staff, (wolf, foe) = beastly((A, "Timber Wolf", "b1"), (B, "Skeletal Sentry", "b1"))
    g.turn(A).invoke(A, staff, target=wolf)
    assert (g.trait(wolf, k.MELEE_BONUS), int(g.s.mana[A])) == (2, 18)
    g.fights(wolf, "Bite", foe)
    assert g.rolled() == [6]
    assert (
        g.skip().activate(B).done(B).skip().activate(A).why(A, t.INVOKE, k.DEEDS * staff, wolf)
        == "used-already"
    )
    g.done(A)
    while g.s.round == 2:
        g.done(g.asked()[0]) if g.offered(g.asked()[0], PASS) else g.activate(foe)
    assert g.trait(wolf, k.MELEE_BONUS) == 0


@pytest.mark.card("staff-of-beasts", "timber-wolf")
def test_a_staff_of_beasts_heals_an_animal_by_two_dice() -> None:
    """R16.5: critical or not; whoever is not hurt is made wild without asking."""
    g, staff, (wolf,) = beastly((A, "Timber Wolf", "b1"))
    g.hurt(wolf, 5).turn(A).invoke(A, staff, target=wolf)
    assert g.asks(A, t.ASKS_BRANCH)
    assert g.offered(A, t.BRANCH) == [(0, -1), (1, -1)]
    g.dice("2* 1").choose(A, t.BRANCH, 1)
    assert (g.damage(wolf), g.trait(wolf, k.MELEE_BONUS)) == (2, 0)


@pytest.mark.card("staff-of-beasts", "bitterwood-fox", "goran-werewolf-pet", "darkfenne-hydra")
def test_a_staff_of_beasts_is_for_animals_nearby() -> None:
    """Range 0-1, on any side; no creature without that subtype, and no Mage."""
    g, staff, (near, far, theirs, goran) = beastly(
        (A, "Bitterwood Fox", "b1"),
        (A, "Bitterwood Fox", "c1"),
        (B, "Bitterwood Fox", "a1"),
        (A, "Goran, Werewolf Pet", "a1"),
    )
    g.turn(A)
    deed = k.DEEDS * staff
    assert {b for a, b in g.offered(A, t.INVOKE) if a == deed} == {near, theirs}
    assert g.why(A, t.INVOKE, deed, far) == "too-far"
    assert g.why(A, t.INVOKE, deed, goran) == "other-kind"
    assert g.why(A, t.INVOKE, deed, A) == "other-kind"
    assert g.mana(A, 1).turn(A).why(A, t.INVOKE, deed, near) == "no-mana"
