"""Every keyword that a card may carry and every condition has a test that is about it, named here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from conclave.games.mage_wars.rules import kinds as k

KEYWORDS = {
    "counterstrike": "test_a26_a_bar_with_counterstrike_answers_without_a_guard",
    "critical damage": "test_a54_a_wall_of_poison_gas_passes_armour",
    "doublestrike": "test_o33_one_answer_to_a_doublestrike_after_the_last",
    "ethereal": "test_ethereal_bars_hurt_the_incorporeal_in_full",
    "mana drain": "test_o23_the_first_bite_that_hurts_drains_mana",
    "no damage": "test_a69_an_unstable_fire_imp_bursts_when_it_is_slain",
    "piercing": "test_a18_piercing_and_unavoidable",
    "reach": "test_o22_what_flies_is_out_of_reach",
    "spell": "test_a71_magebane_sees_a_zap_too",
    "sweeping": "test_o28_each_attack_of_a_sweep_has_its_own_miss_roll",
    "triplestrike": "test_o23_a_triplestrike_has_melee_bonuses_once",
    "unavoidable": "test_a30_an_unavoidable_attack_wastes_a_block",
    "vampiric": "test_o23_the_first_strike_that_hurts_is_vampiric",
    "aegis": "test_o37_aegis_and_marks_count_and_agony_does_not",
    "blocks sight": "test_a49_a_corner_is_closed_only_if_both_ways_around_it_are",
    "bloodthirsty": "test_o23_bloodthirsty_against_the_damaged_and_living",
    "charge": "test_r20_a_charge_wants_its_move_directly_before",
    "climbing": "test_r7_climbing_crosses_a_corporeal_wall_by_a_full_action",
    "elusive": "test_an_elusive_creature_passes_enemies_and_guards",
    "extendable": "test_every_wall_may_be_extended",
    "familiar": "test_o50_a_familiar_casts_in_its_own_action_phase_alone",
    "fast": "test_a_fast_creature_moves_twice_and_attacks",
    "finite life": "test_r20_finite_life_does_not_regenerate",
    "flying": "test_a_flying_creature_is_out_of_reach_on_foot",
    "incapacitated": "test_o33_the_incapacitated_strike_not_back",
    "incorporeal": "test_r16_the_incorporeal_take_ones_alone",
    "legendary": "test_a_legendary_creature_is_in_play_but_once",
    "living": "test_r20_only_living_creatures_have_blood",
    "melee": "test_a23_melee_bonuses_add_up",
    "nonliving": "test_r17_rot_spares_the_nonliving_and_the_immune",
    "passage attacks": "test_a52_thorns_attack_once_for_each_level_above_the_first",
    "passage blocked": "test_o58_a_push_into_what_blocks_is_a_bash",
    "pest": "test_a_pest_neither_hinders_nor_guards_others",
    "rage": "test_a_mountain_gorilla_rages_and_climbs",
    "ranged": "test_a64_the_altar_leaves_ranged_bonuses_alone",
    "regenerate": "test_r20_of_two_regenerates_the_higher_counts",
    "restrained": "test_o18_restrained_in_its_action_phase_only_the_moving_ends",
    "slow": "test_a_slow_creature_does_nothing_more_after_a_move",
    "spawnpoint": "test_o49_a_spawnpoint_casts_in_the_deployment_phase_alone",
    "spellbind": "test_o47_a_mage_wand_binds_an_incantation_that_is_not_epic",
    "tough": "test_a22_tough_lowers_the_effect",
    "uncontainable": "test_r19_the_uncontainable_and_conjurations_cannot_be_crippled",
    "unique": "test_r10_a_second_unique_enchantment_is_not_stolen",
    "unmovable": "test_r7_the_unmovable_are_not_pushed",
    "upkeep": "test_o15_all_upkeep_of_an_object_is_one_payment",
    "zone exclusive": "test_a59_a_zone_exclusive_conjuration_would_mind_another",
    "epic": "test_r03_an_epic_spell_is_refused_for_being_epic_alone",
    "magebind": "test_a73_stealing_counts_the_magebind_of_the_new_bearer",
    "magecast": "test_familiars_do_not_drain",
    "novice": "test_r03_a_novice_spell_costs_everybody_one_point",
}
CONDITIONS = {
    "burn": "test_a41_burn_rolls_a_die_for_each_marker",
    "rot": "test_r19_rot_and_bleed_do_a_damage_for_each_marker",
    "weak": "test_a23_there_is_always_one_die",
    "cripple": "test_a45_each_marker_of_cripple_is_escaped_from_7",
    "tainted": "test_r19_tainted_counts_as_damage_that_nothing_heals",
    "bleed": "test_r19_rot_and_bleed_do_a_damage_for_each_marker",
    "daze": "test_a19_a_dazed_attacker_may_miss",
    "stun": "test_a44_a_stun_received_while_acting_lasts_through_the_next_activation",
    "slam": "test_r19_slam_becomes_daze_on_activation",
    "sleep": "test_a43_damage_turns_sleep_into_one_daze",
    "stuck": "test_r19_a_teleport_frees_from_stuck_and_from_vines",
    "corrode": "test_r19_corrode_takes_armour",
    "taunt": "test_r19_the_taunted_must_attack_the_taunter",
    "push": "test_r7_conjurations_and_the_unmovable_are_not_pushed_by_attacks",
}
WITHOUT_EFFECT = {"defrost"}
"""What does nothing in these sets (R17.7)."""


def named_tests() -> Iterator[str]:
    """The names of all tests beside this file."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def test_every_keyword_and_every_condition_has_a_test() -> None:
    assert set(KEYWORDS) | WITHOUT_EFFECT == set(k.TRAIT_WORDS)
    assert set(CONDITIONS) == set(k.EFFECT_WORDS)


def test_the_tests_that_are_named_exist() -> None:
    known = set(named_tests())
    assert [name for name in (*KEYWORDS.values(), *CONDITIONS.values()) if name not in known] == []
