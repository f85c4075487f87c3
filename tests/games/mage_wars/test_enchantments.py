"""Enchantments that must answer, and those that make others answer (R12, R23, O5, O6, O9, O41, O42, O52)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import NORTH
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.traits import armour_of, life_of, value
from tests.games.mage_wars.layout import A, B, Layout


# --- Nullify, Reverse Magic (R23, O41, O42) ----------------------------------------------------------------
@pytest.mark.card("nullify", "dissolve", "elemental-cloak")
def test_a70_nullify_counters_what_is_aimed_at_its_mage() -> None:
    """A70: Dissolve is aimed at the Mage: countered, Nullify is paid and destroyed."""
    g = Layout().stand(B, "b1")
    cloak = g.put(B, "Elemental Cloak", on=B)
    nullify = g.put(B, "Nullify", on=B, up=False)
    spell = g.prepare(A, "Dissolve")
    g.turn(A).activate(A).cast(A, spell, B)
    assert g.in_play(cloak)
    assert not g.in_play(nullify)
    assert (g.s.mana[A], g.s.mana[B]) == (14, 18)
    assert g.s.place[spell] == k.DISCARD
    assert len(g.told(t.COUNTERED)) == 1


@pytest.mark.card("nullify", "dispel", "rhino-hide")
def test_a70_dispel_is_aimed_at_the_enchantment() -> None:
    """A70: Nullify on its bearer does not answer."""
    g = Layout().stand(B, "b1")
    hide = g.put(B, "Rhino Hide", on=B)
    nullify = g.put(B, "Nullify", on=B, up=False)
    spell = g.prepare(A, "Dispel")
    g.turn(A).activate(A).cast(A, spell, hide)
    assert not g.in_play(hide)
    assert g.in_play(nullify)
    assert not g.s.up[nullify]


@pytest.mark.card("nullify", "minor-heal")
def test_a70_nullify_lets_ones_own_spells_pass() -> None:
    """A70: its controller's Minor Heal is no enemy spell."""
    g = Layout("Priestess", "Wizard").hurt(A, 10)
    nullify = g.put(A, "Nullify", on=A, up=False)
    spell = g.prepare(A, "Minor Heal")
    g.turn(A).activate(A).dice("2 2 0 0 0").cast(A, spell, A)
    assert g.damage(A) == 6
    assert not g.s.up[nullify]


@pytest.mark.card("reverse-magic", "sleep")
def test_a70_reverse_magic_counters_what_cannot_be_aimed_at_the_caster() -> None:
    """A70: Sleep cannot target a Mage; a Wolf that was to sleep does not, nor does the Mage."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    magic = g.put(B, "Reverse Magic", on=wolf, up=False)
    spell = g.prepare(A, "Sleep")
    g.turn(A).activate(A).cast(A, spell, wolf)
    assert g.has(wolf, k.SLEEP) + g.has(A, k.SLEEP) == 0
    assert not g.in_play(magic)
    assert (g.s.mana[A], g.s.mana[B]) == (15, 15)
    assert g.s.place[spell] == k.DISCARD


@pytest.mark.card("reverse-magic", "drain-power")
def test_a70_reverse_magic_turns_a_spell_on_its_caster() -> None:
    """A70, O42: Drain Power hits who cast it, and the Mage that took it over gains."""
    g = Layout().stand(B, "b1")
    g.put(B, "Reverse Magic", on=B, up=False)
    spell = g.prepare(A, "Drain Power")
    g.turn(A).activate(A).dice("1 1 0 0 0 0 0 0").cast(A, spell, B)
    assert (g.s.mana[A], g.s.mana[B]) == (20 - 16 - 2, 20 - 5 + 2)


@pytest.mark.card("reverse-magic", "ghoul-rot")
def test_a70_a_reversed_enchantment_lies_hidden_on_its_caster() -> None:
    """A70, O42, O8: it belongs to who reversed it; both have seen it, and it goes to its owner's discards."""
    g = Layout("Warlock", "Wizard")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Reverse Magic", on=wolf, up=False)
    spell = g.prepare(A, "Ghoul Rot")
    g.turn(A).activate(A).cast(A, spell, wolf)
    assert g.in_play(spell)
    assert (g.s.bearer[spell], g.s.controller[spell], g.s.up[spell]) == (A, B, 0)
    assert g.view(A).face[spell] == g.view(B).face[spell] == g.s.face[spell]


# --- Jinx, Magebane (R23, O41, O82) ------------------------------------------------------------------------
@pytest.mark.card("jinx")
def test_a71_a_jinxed_zap_is_refunded_and_used() -> None:
    """A71: no attack, 1 mana back, Zap is used for the round."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "a1")
    jinx = g.put(B, "Jinx", on=A, up=False)
    g.turn(A).invoke(A, A, target=wolf)
    assert not g.told(t.DECLARED)
    assert g.s.mana[A] == 20
    assert not g.in_play(jinx)
    assert g.why(A, t.INVOKE, k.DEEDS * A, wolf) == "quickcast-used"
    g.activate(A)
    assert g.why(A, t.INVOKE, k.DEEDS * A, wolf) == "used-already"


@pytest.mark.card("jinx", "electrify")
def test_a71_jinx_does_not_answer_a_full_spell() -> None:
    """A71: Electrify takes a full action; Jinx stays hidden."""
    g = Layout()
    g.put(B, "Timber Wolf", "a1")
    jinx = g.put(B, "Jinx", on=A, up=False)
    spell = g.prepare(A, "Electrify")
    g.turn(A).activate(A).cast_zone(A, spell, "a1")
    assert g.in_play(jinx)
    assert not g.s.up[jinx]
    assert g.s.mana[A] == 11


@pytest.mark.card("magebane", "fireball", "minor-heal", "nullify")
def test_a71_magebane_hurts_for_every_resolved_spell() -> None:
    """A71: 1 damage for a Fireball, none for what is countered."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Magebane", on=A)
    ball = g.prepare(A, "Fireball")
    g.turn(A).activate(A).dice("0 0 0 0 0 0 d1").cast(A, ball, wolf)
    assert g.damage(A) == 1
    g = Layout()
    g.put(B, "Magebane", on=A)
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Nullify", on=wolf, up=False)
    spell = g.prepare(A, "Knockdown")
    g.turn(A).activate(A).cast(A, spell, wolf)
    assert g.told(t.COUNTERED)
    assert g.damage(A) == 0


@pytest.mark.card("magebane")
def test_a71_magebane_sees_a_zap_too() -> None:
    """A71, O82: an Arcane Zap is a spell."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Magebane", on=A)
    g.turn(A).activate(A).invoke(A, A, target=wolf)
    assert g.damage(A) == 1


# --- traps (R12.6, O6) -------------------------------------------------------------------------------------
@pytest.mark.card("hellfire-trap", "force-push")
def test_a72_who_is_pushed_in_springs_the_trap() -> None:
    """A72: the enemy Wolf is attacked with 4 dice, the trap is destroyed."""
    g = Layout()
    trap = g.put(A, "Hellfire Trap", "b2", up=False)
    wolf = g.put(B, "Timber Wolf", "b1")
    push = g.prepare(A, "Force Push")
    g.turn(A).activate(A).dice("2* 2* 0 0 d9").cast(A, push, wolf).choose(A, t.PICK_WAY, NORTH)
    assert (g.name_of_zone(wolf), g.damage(wolf)) == ("b2", 4)
    assert not g.in_play(trap)


@pytest.mark.card("hellfire-trap", "force-push")
def test_a72_the_trap_burns_and_is_gone() -> None:
    """A72: 4 dice, and on 9 two Burns."""
    g = Layout().stand(A, "b1")
    trap = g.put(A, "Hellfire Trap", "b3", up=False)
    wolf = g.put(B, "Timber Wolf", "b2")
    push = g.prepare(A, "Force Push")
    g.turn(A).activate(A).dice("2* 2* 0 0 d9").cast(A, push, wolf).choose(A, t.PICK_WAY, NORTH)
    assert g.name_of_zone(wolf) == "b3"
    assert (g.damage(wolf), g.has(wolf, k.BURN)) == (4, 2)
    assert g.s.place[trap] == k.DISCARD
    assert g.s.mana[A] == 20 - 3 - 2


@pytest.mark.card("hellfire-trap")
def test_a72_who_is_summoned_there_does_not_spring_it() -> None:
    """A72, R7.3: a summoned creature has not entered."""
    g = Layout("Beastmaster", "Warlock")
    trap = g.put(B, "Hellfire Trap", "a1", up=False)
    wolf = g.prepare(A, "Timber Wolf")
    g.turn(A).activate(A).cast_zone(A, wolf, "a1").skip()
    assert g.in_play(wolf)
    assert not g.s.up[trap]
    assert g.damage(wolf) == 0


@pytest.mark.card("hellfire-trap", "teleport-trap")
def test_a72_no_trap_is_cast_where_enemies_are() -> None:
    """A72: a zone with an enemy creature is no target."""
    g = Layout("Warlock")
    g.put(B, "Timber Wolf", "b1")
    trap = g.prepare(A, "Hellfire Trap")
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, trap, g.zone("b1")) == "enemies-there"
    assert g.why(A, t.CAST_ZONE, trap, g.zone("b2")) == "allowed"


@pytest.mark.card("hellfire-trap", "teleport-trap")
def test_a72_of_two_traps_their_controller_says_which_comes_first() -> None:
    """A72: Teleport Trap first moves the Wolf away, and Hellfire Trap stays hidden."""
    g = Layout("Warlock", "Beastmaster")
    fire = g.put(A, "Hellfire Trap", "b2", up=False)
    away = g.put(A, "Teleport Trap", "b2", up=False)
    wolf = g.put(B, "Timber Wolf", "c2")
    g.turn(B).activate(wolf).move(wolf, "b2")
    assert g.asked() == [A]
    first = next(o for o in g.decision(A).options if o.b == away)
    g.choose(A, first.verb, first.a, first.b)
    assert [z for z, _ in g.offered(A, t.PICK_ZONE)]
    g.choose(A, t.PICK_ZONE, g.zone("c3"))
    assert g.name_of_zone(wolf) == "c3"
    assert not g.in_play(away)
    assert g.in_play(fire)
    assert not g.s.up[fire]


@pytest.mark.card("hellfire-trap", "teleport-trap")
def test_a72_hellfire_first_then_teleport() -> None:
    """A72: the other way round both speak."""
    g = Layout("Warlock", "Beastmaster")
    fire = g.put(A, "Hellfire Trap", "b2", up=False)
    away = g.put(A, "Teleport Trap", "b2", up=False)
    wolf = g.put(B, "Timber Wolf", "c2")
    g.turn(B).activate(wolf).move(wolf, "b2")
    first = next(o for o in g.decision(A).options if o.b == fire)
    g.dice("2* 0 0 0 d1").choose(A, first.verb, first.a, first.b)
    assert g.damage(wolf) == 2
    g.choose(A, t.PICK_ZONE, g.zone("a3"))
    assert g.name_of_zone(wolf) == "a3"
    assert not g.in_play(fire)
    assert not g.in_play(away)


# --- Decoy, Shift, Steal, Teleport (O52) -------------------------------------------------------------------
@pytest.mark.card("decoy", "seeking-dispel")
def test_a73_a_decoy_pays_its_controller_when_it_is_sought_out() -> None:
    """A73: Seeking Dispel costs 2, the Decoy may not be revealed, its controller gains 2."""
    g = Layout()
    decoy = g.put(B, "Decoy", "b1", up=False)
    spell = g.prepare(A, "Seeking Dispel")
    g.turn(A).activate(A).skip().cast(A, spell, decoy)
    assert not g.told(t.REVEALED)
    assert g.s.place[decoy] == k.DISCARD
    assert (g.s.mana[A], g.s.mana[B]) == (18, 22)


@pytest.mark.card("bear-strength", "seeking-dispel")
def test_a73_what_is_sought_out_may_not_be_revealed_any_more() -> None:
    """A73: from the cast on; another hidden enchantment may."""
    g = Layout("Wizard", "Beastmaster")
    wolf = g.put(B, "Timber Wolf", "b1")
    bear, hide = g.put(B, "Bear Strength", on=wolf, up=False), g.put(B, "Rhino Hide", on=wolf, up=False)
    spell = g.prepare(A, "Seeking Dispel")
    g.turn(A).activate(A).skip().cast(A, spell, bear)
    assert g.asks(B, t.REVEAL_WHAT)
    assert g.offered(B, t.REVEAL) == [(hide, -1)]
    assert g.why(B, t.REVEAL, bear) == "held-down"
    g.skip()
    assert not g.in_play(bear)
    assert value(g.s, wolf, k.MELEE_BONUS) == 0


@pytest.mark.card("steal-enchantment", "bear-strength")
def test_a73_stealing_bear_strength_costs_ten() -> None:
    """A73: 5 + 5; it gets another bearer and another controller."""
    g = Layout()
    theirs, mine = g.put(B, "Timber Wolf", "b1"), g.put(A, "Timber Wolf", "a1")
    bear = g.put(B, "Bear Strength", on=theirs)
    spell = g.prepare(A, "Steal Enchantment")
    g.turn(A).activate(A).cast(A, spell, bear)
    if g.asks(A, t.ASKS_PICK):
        assert (theirs, -1) not in g.offered(A, t.PICK)
        g.choose(A, t.PICK, mine)
    assert g.s.mana[A] == 10
    assert (g.s.bearer[bear], g.s.controller[bear]) == (mine, A)
    assert (value(g.s, mine, k.MELEE_BONUS), value(g.s, theirs, k.MELEE_BONUS)) == (2, 0)


@pytest.mark.card("steal-enchantment", "rhino-hide")
def test_a73_stealing_counts_the_magebind_of_the_new_bearer() -> None:
    """A73, O52: Rhino Hide from a Wolf to a Mage costs 4 + 5."""
    g = Layout()
    theirs = g.put(B, "Timber Wolf", "b1")
    hide = g.put(B, "Rhino Hide", on=theirs)
    spell = g.prepare(A, "Steal Enchantment")
    g.turn(A).activate(A).cast(A, spell, hide)
    if g.asks(A, t.ASKS_PICK):
        g.choose(A, t.PICK, A)
    assert g.s.mana[A] == 11
    assert armour_of(g.s, A) == 2


@pytest.mark.card("shift-enchantment", "bear-strength")
@pytest.mark.parametrize(
    ("up", "name", "price"), [(False, "Eagle Wings", 1), (True, "Bear Strength", 1), (True, "Eagle Wings", 2)]
)
def test_a73_shifting_costs_1_hidden_and_the_level_revealed(up: bool, name: str, price: int) -> None:
    """A73: 1 hidden, 1 or 2 revealed, by the level."""
    g = Layout("Wizard", "Beastmaster")
    one, two = g.put(A, "Timber Wolf", "a1"), g.put(A, "Steelclaw Grizzly", "b1")
    x = g.put(A, name, on=one, up=up)
    spell = g.prepare(A, "Shift Enchantment")
    g.turn(A).activate(A).skip().cast(A, spell, x)
    if g.asks(A, t.ASKS_PICK):
        g.choose(A, t.PICK, two)
    assert g.s.mana[A] == 20 - price
    g.skip()
    assert g.s.bearer[x] == two
    assert g.s.up[x] == up


@pytest.mark.card("teleport", "tanglevine")
@pytest.mark.parametrize(("zone", "price"), [("b1", 3), ("c1", 3), ("a2", 6)])
def test_a73_teleport_costs_3_a_zone_and_leaves_the_vine(zone: str, price: int) -> None:
    """A73: 0, 1, 2 zones: 3, 3, 6 mana; a Tanglevine on the creature is destroyed each time."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    vine = g.put(A, "Tanglevine", on=wolf)
    spell = g.prepare(A, "Teleport")
    g.turn(A).activate(A).cast(A, spell, wolf).choose(A, t.PICK_ZONE, g.zone(zone))
    assert g.s.mana[A] == 20 - price
    assert g.name_of_zone(wolf) == zone
    assert g.s.place[vine] == k.DISCARD


# --- Divine Intervention -----------------------------------------------------------------------------------
@pytest.mark.card("divine-intervention")
def test_a74_who_is_teleported_away_is_not_attacked() -> None:
    """A74: after step 1 it is revealed for 10; the attack is cancelled, the Knight's action is lost."""
    g = Layout("Wizard", "Priestess")
    knight, wolf = g.put(A, "Knight of Westlock", "b2"), g.put(B, "Timber Wolf", "b2")
    divine = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.turn(A).activate(knight).skip().attack(knight, "Longsword", wolf)
    assert g.asks(B, t.REVEAL_WHAT)
    g.choose(B, t.REVEAL, divine)
    assert g.s.mana[B] == 10
    g.choose(B, t.PICK_ZONE, g.zone("d1"))
    assert g.name_of_zone(wolf) == "d1"
    assert g.s.place[divine] == k.DISCARD
    assert (g.damage(wolf), len(g.told(t.BROKEN_OFF))) == (0, 1)
    assert not g.told(t.DICE_ROLLED)
    assert not g.asks(A, t.DO_WHAT)
    assert not g.s.ready[knight]


# --- what Mages do with creatures and spells (A76) ---------------------------------------------------------
@pytest.mark.card("beastmaster", "timber-wolf")
def test_a76_the_pet_of_the_beastmaster() -> None:
    """A76: for 3 mana Armour 3, Life 13, Melee +1, and +2 in his zone."""
    g = Layout("Beastmaster")
    wolf = g.prepare(A, "Timber Wolf")
    g.turn(A).activate(A).cast_zone(A, wolf, "a1")
    assert g.s.mana[A] == 11
    ask = next(o for o in g.decision(A).options if o.verb == 1)
    g.choose(A, ask.verb, ask.a, ask.b)
    assert g.s.mana[A] == 8
    assert (armour_of(g.s, wolf), life_of(g.s, wolf)) == (3, 13)
    assert value(g.s, wolf, k.MELEE_BONUS) == 2
    g.stand(wolf, "b2")
    assert value(g.s, wolf, k.MELEE_BONUS) == 1


@pytest.mark.card("beastmaster", "timber-wolf")
def test_a76_there_is_one_pet_and_nobody_need_pay() -> None:
    """A76, O73: declined, there is none; with a Pet in play nobody is asked."""
    g = Layout("Beastmaster")
    wolf = g.prepare(A, "Timber Wolf")
    g.turn(A).activate(A).cast_zone(A, wolf, "a1").done(A)
    assert (g.s.mana[A], armour_of(g.s, wolf)) == (11, 2)
    g = Layout("Beastmaster")
    g.s.marks[g.put(A, "Bitterwood Fox", "b2")] = k.PET
    wolf = g.prepare(A, "Timber Wolf")
    g.turn(A).activate(A).cast_zone(A, wolf, "a1")
    assert not g.asks(A, 0)


@pytest.mark.card("priestess", "minor-heal")
def test_a76_the_priestess_gains_life_once_a_round() -> None:
    """A76: two Holy incantations in a round: Life 33."""
    g = Layout("Priestess", "Wizard").hurt(A, 10)
    one, two = g.prepare(A, "Minor Heal"), g.prepare(A, "Minor Heal")
    g.turn(A).cast(A, one, A)
    assert life_of(g.s, A) == 33
    g.activate(A).cast(A, two, A)
    assert life_of(g.s, A) == 33


@pytest.mark.card("priestess", "divine-protection")
def test_a76_a_holy_enchantment_revealed_counts_as_well() -> None:
    """A76, R2.2: Divine Reward listens to reveals."""
    g = Layout("Priestess", "Wizard")
    wolf = g.put(A, "Timber Wolf", "a1")
    x = g.put(A, "Divine Protection", on=wolf, up=False)
    g.turn(A).activate(A).choose(A, t.REVEAL, x)
    assert life_of(g.s, A) == 33


@pytest.mark.card("warlock", "firebrand-imp")
def test_a76_the_bloodreaper_costs_life() -> None:
    """A76: Firebrand Imp: Life 38 - 2 = 36, and Bloodthirsty +2."""
    g = Layout("Warlock")
    imp = g.prepare(A, "Firebrand Imp")
    g.turn(A).activate(A).cast_zone(A, imp, "a1")
    ask = next(o for o in g.decision(A).options if o.verb == 1)
    g.choose(A, ask.verb, ask.a, ask.b)
    assert life_of(g.s, A) == 36
    assert value(g.s, imp, k.BLOODTHIRSTY) == 2
    assert g.damage(A) == 0
