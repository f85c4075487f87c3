"""Enchantments that do more than give a trait, one by one."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.rounds import DEPLOYMENT
from conclave.games.mage_wars.rules.traits import is_restrained, is_unmovable
from tests.games.mage_wars.layout import A, B, Layout


def opponents(name: str, other: str, zone: str = "b2") -> tuple[Layout, int, int]:
    """A creature of A in zone b2, and one of B there or elsewhere."""
    g = Layout()
    return g, g.put(A, name, "b2"), g.put(B, other, zone)


# --- attacks -----------------------------------------------------------------------------------------------
@pytest.mark.card("block")
@pytest.mark.parametrize(
    ("attacker", "bar", "mana", "harm", "left"),
    [
        ("Timber Wolf", "Bite", 20, 0, 18),
        ("Brogan Bloodstone", "Vorpal Blade", 20, 4, 18),
        ("Timber Wolf", "Bite", 1, 4, 1),
    ],
)
def test_a30_block_avoids_one_attack(attacker: str, bar: str, mana: int, harm: int, left: int) -> None:
    """A30: an Unavoidable attack wastes it, and without the mana it is destroyed."""
    g, x, wolf = opponents(attacker, "Timber Wolf")
    block = g.put(B, "Block", on=wolf, up=False)
    g.mana(B, mana).turn(A).skip().activate(x).skip()
    if harm:
        g.dice("2* 2* 0 0")
    g.attack(x, bar, wolf).skip()
    assert (g.damage(wolf), g.in_play(block), g.s.mana[B]) == (harm, False, left)
    assert g.rolled() == ([4] if harm else [])


@pytest.mark.card("reverse-attack")
def test_a29_reverse_attack_turns_an_attack_on_its_attacker() -> None:
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    card = g.put(B, "Reverse Attack", on=wolf, up=False)
    g.fights(x, "Bite", wolf, "2 2* 1* 0")
    assert (g.damage(x), g.damage(wolf), g.s.mana[B], g.in_play(card)) == (3, 0, 15, False)


@pytest.mark.card("circle-of-lightning", "circle-of-light")
@pytest.mark.parametrize(
    ("name", "attacker", "bar", "dice", "harm", "condition"),
    [
        ("Circle of Lightning", "Feral Bobcat", "Claws", "1 0 1 2* d8", 3, k.DAZE),
        ("Circle of Lightning", "Timber Wolf", "Bite", "1 0 0 0 1 2* d11", 2, k.STUN),
        ("Circle of Light", "Timber Wolf", "Bite", "1 0 0 0 2* d5", 2, k.DAZE),
        ("Circle of Light", "Skeletal Sentry", "Short Sword", "1 0 0 0 2 0 1 d11", 3, k.STUN),
    ],
)
def test_a27_a_circle_answers_a_hit(
    name: str, attacker: str, bar: str, dice: str, harm: int, condition: int
) -> None:
    """A27, A85, R18.4: Circle of Light has 2 dice more against what is Nonliving."""
    g, x, wolf = opponents(attacker, "Timber Wolf")
    g.put(B, name, on=wolf)
    g.turn(A).activate(x).dice(dice).attack(x, bar, wolf)
    assert g.damage(x) == harm
    assert g.has(x, condition) == 1


@pytest.mark.card("cobra-reflexes", "force-orb", "force-sword")
@pytest.mark.parametrize(
    ("name", "least", "melee", "ranged", "stunned"),
    [
        ("Cobra Reflexes", 7, True, True, False),
        ("Force Orb", 8, False, True, True),
        ("Force Sword", 8, True, False, True),
    ],
)
def test_some_enchantments_are_defences(
    name: str, least: int, melee: bool, ranged: bool, stunned: bool
) -> None:
    """R15.4: once a round; Force Orb and Force Sword help even the Incapacitated."""
    for attacker, bar, zone, works in (
        ("Timber Wolf", "Bite", "b2", melee),
        ("Royal Archer", "Longbow", "b3", ranged),
    ):
        for roll in (least - 1, least):
            for stuns in (0, 1):
                g, x, wolf = opponents(attacker, "Timber Wolf", zone)
                card = g.put(B, name, on=wolf)
                g.afflict(wolf, k.STUN, stuns).turn(A).activate(x)
                if roll == least:
                    g.dice(f"d{roll}")
                g.attack(x, bar, wolf)
                offered = works and (stunned or not stuns)
                assert g.asks(B, t.DEFEND_WITH) == offered
                if offered and roll == least:
                    g.choose(B, t.DEFEND, card)
                    assert g.rolled() == []


@pytest.mark.card("agony")
@pytest.mark.parametrize(
    ("attacker", "bar", "zone", "dice"),
    [
        ("Timber Wolf", "Bite", "b2", 2),
        ("Royal Archer", "Longbow", "b3", 2),
        ("Royal Archer", "Knife", "b2", 1),
    ],
)
def test_agony_costs_2_dice(attacker: str, bar: str, zone: str, dice: int) -> None:
    """R16.2: never below 1 die."""
    g, x, wolf = opponents(attacker, "Timber Wolf", zone)
    g.put(B, "Agony", on=x)
    g.fights(x, bar, wolf)
    assert g.rolled() == [dice]


@pytest.mark.card("agony", "fireball")
def test_agony_leaves_spells_alone() -> None:
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Agony", on=A)
    g.casts(A, "Fireball", wolf)
    assert g.rolled() == [6]


@pytest.mark.card("marked-for-death")
def test_a35_each_creatures_first_attack_on_the_marked_has_a_die_more() -> None:
    g, x, wolf = opponents("Goran, Werewolf Pet", "Titanodon")
    archer = g.put(A, "Royal Archer", "b3")
    g.tire(B).tire(wolf).put(A, "Marked for Death", on=wolf)
    g.fights(x, "Feral Claws", wolf, "0 0 0 0")
    g.fights(archer, "Longbow", wolf)
    assert g.rolled() == [4, 3, 5]


@pytest.mark.card("critical-strike", "demonic-bloodlust")
@pytest.mark.parametrize(
    ("name", "bar", "harms"),
    [("Critical Strike", "Bite", 4), ("Demonic Bloodlust", "Bite", 3)],
)
def test_some_enchantments_pierce_in_melee(name: str, bar: str, harms: int) -> None:
    """R16.3: Piercing +3 in the first melee attack of a round, Piercing +1 in each."""
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    g.put(A, name, on=x)
    g.fights(x, bar, wolf, "2 2 0 0")
    assert g.damage(wolf) == harms


@pytest.mark.card("critical-strike")
def test_a85_critical_strike_is_for_the_first_melee_attack_alone() -> None:
    g, x, wolf = opponents("Goran, Werewolf Pet", "Titanodon")
    g.put(A, "Critical Strike", on=x)
    g.fights(x, "Feral Claws", wolf, "2 2 0 2 2 0")
    assert g.damage(wolf) == 4 + 2


@pytest.mark.card("demonic-bloodlust")
def test_demonic_bloodlust_drives_at_the_damaged() -> None:
    """R6.9."""
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    g.put(A, "Demonic Bloodlust", on=x)
    g.hurt(wolf, 1).turn(A).activate(x)
    assert g.verbs(A) == {t.ATTACK}
    g.attack(x, "Bite", wolf)
    assert g.rolled() == [6]


@pytest.mark.card("retaliate")
def test_retaliate_strikes_back_once() -> None:
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    card = g.put(B, "Retaliate", on=wolf)
    g.turn(A).activate(x).attack(x, "Bite", wolf)
    assert g.asks(B, t.ANSWER_WITH)
    g.choose(B, t.STRIKE_BACK, g.bar(wolf, "Bite"), x)
    assert g.rolled() == [4, 4]
    assert not g.in_play(card)


@pytest.mark.card("vampirism")
def test_vampirism_heals_half_of_the_damage() -> None:
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    g.put(A, "Vampirism", on=x)
    g.hurt(x, 5).fights(x, "Bite", wolf, "2* 1* 0 0")
    assert (g.damage(wolf), g.damage(x)) == (3, 3)


@pytest.mark.card("pacify")
@pytest.mark.parametrize("paid", [True, False])
def test_pacify_makes_the_first_attack_cost_2(paid: bool) -> None:
    """R15.2, R23."""
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    g.put(B, "Pacify", on=x)
    g.turn(A).activate(x).attack(x, "Bite", wolf)
    assert g.asks(A, t.PAY_FOR_IT)
    if paid:
        g.choose(A, t.YES)
    else:
        g.done(A)
    assert (g.rolled(), g.s.mana[A]) == (([4], 18) if paid else ([], 20))
    assert g.skip().asks(B, t.WHOSE_TURN)


@pytest.mark.card("confusion")
def test_a65_confusion_draws_a_target_on_7_or_more() -> None:
    """O69: the attacker itself may be it."""
    for roll, targets in ((6, {"declared"}), (7, {"declared", "itself", "other"})):
        seen = set()
        for seed in range(12):
            g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
            cleric = g.put(B, "Asyran Cleric", "b2")
            g.put(B, "Confusion", on=x)
            g.turn(A).activate(x)
            g.dice(f"d{roll} " + "0 1 2"[2 * (seed % 3)])
            g.attack(x, "Bite", wolf)
            names = {wolf: "declared", x: "itself", cleric: "other"}
            rolls = g.told(t.DICE_ROLLED)
            seen.add(names[rolls[0].a])
        assert seen <= targets
        assert (len(seen) == 1) == (roll == 6)


# --- moving ------------------------------------------------------------------------------------------------
@pytest.mark.card("chains-of-agony")
def test_a14_chains_of_agony_hurt_with_each_move_action() -> None:
    g, x, _ = opponents("Timber Wolf", "Timber Wolf", "d3")
    g.put(B, "Chains of Agony", on=x)
    g.turn(A).activate(x).move(x, "b1")
    assert g.damage(x) == 1
    g.move(x, "c1").skip()
    assert g.damage(x) == 2
    h = Layout()
    wolf = h.put(B, "Timber Wolf", "b1")
    h.put(A, "Chains of Agony", on=wolf)
    h.casts(A, "Jet Stream", wolf, "0 0 d4")
    assert h.s.zone[wolf] == h.zone("c1")
    assert h.damage(wolf) == 0


@pytest.mark.card("mongoose-agility", "enfeeble", "cheetah-speed")
def test_enchantments_change_how_a_creature_moves() -> None:
    """R6.5, R7.2."""
    g, x, _ = opponents("Timber Wolf", "Timber Wolf")
    g.put(A, "Mongoose Agility", on=x)
    g.put(A, "Cheetah Speed", on=x)
    g.turn(A).activate(x).move(x, "b1").move(x, "c1")
    assert g.asks(A, t.DO_WHAT)
    assert (-1, -1) in g.offered(A, t.GUARD)
    h, x, _ = opponents("Timber Wolf", "Timber Wolf", "d3")
    h.put(B, "Enfeeble", on=x)
    h.turn(A).activate(x).move(x, "b1").skip()
    assert h.asks(B, t.WHOSE_TURN)


@pytest.mark.card("force-hold")
def test_force_hold_restrains_and_costs_upkeep() -> None:
    """O10, O15: its own Upkeep is its controller's; the Uncontainable are not held."""
    g, x, golem = opponents("Timber Wolf", "Magma Golem")
    hold = g.put(B, "Force Hold", on=x)
    g.put(A, "Force Hold", on=golem)
    assert is_restrained(g.s, x)
    assert is_unmovable(g.s, x)
    assert not is_restrained(g.s, golem)
    assert not is_unmovable(g.s, golem)
    h = Layout("Beastmaster")
    wolf = h.put(A, "Timber Wolf", "b2")
    hold = h.put(B, "Force Hold", on=wolf)
    h.upkeep(B)
    assert h.asks(B, t.PAY_UPKEEP)
    h.done(B)
    assert not h.in_play(hold)
    assert h.in_play(wolf)


@pytest.mark.card("hellfire-trap", "teleport-trap")
def test_a72_traps_catch_whoever_enters() -> None:
    """A72: 4 flame dice and an effect, or a Teleport up to 2 zones; each is paid and destroyed."""
    g, x, _ = opponents("Timber Wolf", "Timber Wolf", "d3")
    trap = g.put(B, "Hellfire Trap", "c2", up=False)
    g.turn(A).skip().activate(x).skip().dice("2 2 2* 0 d9").move(x, "c2").skip()
    assert (g.damage(x), g.has(x, k.BURN), g.in_play(trap), g.s.mana[B]) == (4, 2, False, 18)
    h, x, _ = opponents("Timber Wolf", "Timber Wolf", "d3")
    trap = h.put(B, "Teleport Trap", "c2", up=False)
    h.turn(A).skip().activate(x).skip().move(x, "c2")
    assert h.asks(B, t.ASKS_PICK)
    assert (h.zone("a2"), -1) in h.offered(B, t.PICK_ZONE)
    assert h.why(B, t.PICK_ZONE, h.zone("a1")) == "too-far"
    h.choose(B, t.PICK_ZONE, h.zone("a2"))
    assert h.s.zone[x] == h.zone("a2")
    assert (h.in_play(trap), h.s.mana[B]) == (False, 18)


@pytest.mark.card("divine-intervention")
def test_a74_divine_intervention_takes_its_bearer_out_of_an_attack() -> None:
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    card = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.turn(A).skip().activate(x).skip().attack(x, "Bite", wolf)
    assert g.asks(B, t.REVEAL_WHAT)
    g.choose(B, t.REVEAL, card).choose(B, t.PICK_ZONE, g.zone("d1"))
    assert (g.s.zone[wolf], g.s.mana[B], g.rolled(), g.in_play(card)) == (g.zone("d1"), 10, [], False)


@pytest.mark.card("turn-to-stone")
def test_turn_to_stone_is_revealed_between_actions_and_costs_upkeep() -> None:
    """O15: its Upkeep of 4 is its controller's."""
    g, x, wolf = opponents("Timber Wolf", "Timber Wolf")
    card = g.put(A, "Turn to Stone", on=wolf, up=False)
    g.put(A, "Agony", on=wolf, up=False)
    g.turn(A).skip().activate(x)
    assert g.why(A, t.REVEAL, card) == "allowed"
    g.skip().attack(x, "Bite", wolf)
    assert g.asks(A, t.REVEAL_WHAT)
    assert g.why(A, t.REVEAL, card) == "between-actions"
    h = Layout("Beastmaster")
    wolf = h.put(B, "Timber Wolf", "b2")
    card = h.put(A, "Turn to Stone", on=wolf)
    h.upkeep().done(A)
    assert not h.in_play(card)
    assert h.in_play(wolf)


@pytest.mark.card("summoning-circle")
def test_a84_summoning_circle_lets_the_mage_summon_afar() -> None:
    g = Layout("Beastmaster")
    g.put(A, "Summoning Circle", "d3")
    lair = g.put(A, "Lair", "b2")
    g.s.mana[lair] = 20
    mine, lairs = g.prepare(A, "Timber Wolf"), g.prepare(A, "Timber Wolf", lair)
    h = g.copy()
    g.turn(A).activate(A).cast_zone(A, mine, "d3")
    assert g.s.zone[mine] == g.zone("d3")
    h.phase(DEPLOYMENT)
    assert h.why(A, t.CAST_ZONE, lairs, h.zone("d3")) == "too-far"
    assert h.why(A, t.CAST_ZONE, lairs, h.zone("b2")) == "allowed"


# --- spells ------------------------------------------------------------------------------------------------
@pytest.mark.card("decoy")
@pytest.mark.parametrize("revealed", [True, False])
def test_a73_decoy_brings_2_mana_when_it_is_destroyed(revealed: bool) -> None:
    """A73: revealed for nothing, or destroyed face down by Seeking Dispel."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    decoy = g.put(B, "Decoy", on=wolf, up=False)
    if revealed:
        g.turn(A).skip().activate(A).choose(B, t.REVEAL, decoy)
    else:
        g.casts(A, "Seeking Dispel", decoy)
        g.skip()
    assert not g.in_play(decoy)
    assert g.s.mana[B] == 22


@pytest.mark.card("death-link")
def test_death_link_heals_the_mage_with_the_creatures_life() -> None:
    """R23: the damage is what was healed."""
    g = Layout("Warlock")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Death Link", on=wolf)
    g.hurt(A, 1).upkeep()
    assert g.asks(A, t.ASKS_PICK)
    assert g.offered(A, t.PICK_NUMBER) == [(0, -1), (1, -1)]
    g.choose(A, t.PICK_NUMBER, 1)
    assert (g.damage(A), g.damage(wolf)) == (0, 1)


@pytest.mark.card("ghoul-rot")
def test_ghoul_rot_poisons_each_upkeep() -> None:
    g = Layout("Beastmaster")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Ghoul Rot", on=wolf)
    g.upkeep()
    assert g.damage(wolf) == 2


@pytest.mark.card("jinx")
def test_a71_jinx_cancels_a_quick_spell_and_gives_the_mana_back() -> None:
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    jinx = g.put(B, "Jinx", on=A, up=False)
    card = g.casts(A, "Fireball", wolf)
    g.skip()
    assert (g.s.place[card], g.s.mana[A], g.s.mana[B], g.in_play(jinx)) == (k.BOOK, 20, 19, False)
    assert g.rolled() == []
    h = Layout()
    jinx = h.put(B, "Jinx", on=A, up=False)
    h.casts(A, "Timber Wolf", "a1")
    h.skip()
    assert h.in_play(jinx), "a full spell does not trigger it"


@pytest.mark.card("magebane")
def test_a71_magebane_hurts_whoever_resolves_a_spell() -> None:
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Magebane", on=A)
    g.casts(A, "Fireball", wolf)
    assert g.damage(A) == 1


@pytest.mark.card("nullify")
def test_a70_nullify_counters_an_enemy_incantation() -> None:
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    card = g.put(B, "Nullify", on=wolf, up=False)
    spell = g.casts(A, "Sleep", wolf)
    g.skip()
    assert (g.has(wolf, k.SLEEP), g.in_play(card), g.s.mana[A], g.s.mana[B]) == (0, False, 15, 18)
    assert g.s.place[spell] == k.DISCARD


@pytest.mark.card("reverse-magic")
def test_a70_reverse_magic_turns_a_spell_round() -> None:
    """O42: the new controller's enchantment lies hidden on its caster."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    card = g.put(B, "Reverse Magic", on=wolf, up=False)
    spell = g.casts(A, "Agony", wolf)
    g.skip()
    assert (g.s.bearer[spell], g.s.controller[spell], g.s.up[spell]) == (A, B, 0)
    assert (g.in_play(card), g.s.mana[B]) == (False, 15)
