"""The 26 Events of the First Moon, each by what it does (R36, R37, section "events")."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ALCHEMICAL_LABORATORY,
    ARENA,
    ARMORY,
    BIBLIOTHECA,
    BRANCH,
    CAST,
    CEMETERY,
    COMPLETED,
    CRYPT,
    DISCARD,
    DRAW_FROM,
    END,
    FORGE,
    GARDEN,
    GRIMOIRE,
    HAND,
    LANDSKNECHT,
    MALACODA,
    MIRRORS_ROOM,
    ORACLE_ROOM,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUEST_DECK,
    QUESTS,
    REVERSE,
    ROSE,
    SANCTUARY,
    SCHOOL_DECK,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    TREASURE_ROOM,
    YES,
)
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    give,
    hold_quest,
    lay_room,
    lay_spell,
    offered,
    put_summoned,
)
from tests.games.black_rose_wars.rose import (
    activate_here,
    black_in,
    black_on,
    draw,
    in_force,
    in_rose,
    is_over,
    keep_quests,
    lay_rooms,
    then_step,
    unsettle,
    wound,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA = 4, 7
"""The first Evocations of two Mages."""


# --- what pays for activating a Room -----
@pytest.mark.card("e1-01")
def test_miserable_dance_pays_for_every_purple_room() -> None:
    """A9, R38: the Pleasures Room and the Armory in one Game Turn pay 1 PP each, the Forge nothing."""
    s = in_force("e1-01")
    s.where[NERO], armory, s.where[REBECCA] = lay_rooms(s, PLEASURES_ROOM, ARMORY, FORGE)
    put(s, hold_quest(s, NERO, "q1-01"), QUEST_DECK)
    begin(s)
    activate_here(s, NERO)
    assert s.points[NERO] == 1
    assert s.size[QUESTS + NERO] == 1, "the Room's own effect"
    then_step(s, NERO, armory)
    activate_here(s, NERO)
    assert s.points[NERO] == 2
    answer(s, NERO, STOP)
    activate_here(s, REBECCA)
    assert s.points == [2, 0, 0, 0, 0]


@pytest.mark.card("e1-06")
def test_crimson_pennant_pays_each_mage_for_its_first_red_room() -> None:
    """e1-06: Nero's second red Room pays nothing more, Rebecca's first one does."""
    s = in_force("e1-06")
    s.where[NERO], summoner, s.where[REBECCA] = lay_rooms(s, ALCHEMICAL_LABORATORY, SUMMONER_ROOM, ARENA)
    begin(s)
    activate_here(s, NERO)
    assert s.points[NERO] == 1
    then_step(s, NERO, summoner)
    activate_here(s, NERO)
    assert s.flipped[summoner] == 1
    assert s.points[NERO] == 1
    answer(s, NERO, STOP)
    activate_here(s, REBECCA)
    assert s.points == [1, 1, 0, 0, 0]


@pytest.mark.card("e1-15")
def test_grey_procession_draws_a_card_for_the_first_grey_room() -> None:
    """e1-15: the Cemetery brings a card off the Grimoire, the Crypt after it none."""
    s = in_force("e1-15")
    s.where[NERO], crypt = lay_rooms(s, CEMETERY, CRYPT)
    begin(s)
    top = s.top[GRIMOIRE + NERO]
    activate_here(s, NERO)
    assert cards_in(s, HAND + NERO) == [top]
    then_step(s, NERO, crypt)
    activate_here(s, NERO)
    assert s.flipped[crypt] == 1
    assert s.size[HAND + NERO] == 1


@pytest.mark.card("e1-16")
def test_lanterns_of_honey_heal_in_every_yellow_room() -> None:
    """e1-16: the Sanctuary heals 2 and the Event 1; the Bibliotheca another 1, of a colour to choose."""
    s = in_force("e1-16")
    s.where[NERO], library = lay_rooms(s, SANCTUARY, BIBLIOTHECA)
    wound(s, NERO, 5, REBECCA)
    wound(s, NERO, 1, TESSA)
    begin(s)
    activate_here(s, NERO)
    for _ in range(3):
        answer(s, NERO, PICK_CUBE, REBECCA, NERO)
    assert damage_on(s, NERO) == 3
    then_step(s, NERO, library)
    activate_here(s, NERO)
    answer(s, NERO, DRAW_FROM, 0, NERO)
    answer(s, NERO, PICK_CUBE, TESSA, NERO)
    assert s.damage[SIDES * NERO : SIDES * NERO + SIDES] == [0, 2, 0, 0, 0]


# --- what Mages cannot do, or do better -----
@pytest.mark.card("e1-07")
def test_fallow_season_flips_all_green_tokens_and_no_others() -> None:
    """e1-07, O77: a green Room is not offered; it is flipped without having been activated."""
    s = in_force("e1-07")
    s.where[NERO], summoner = lay_rooms(s, GARDEN, SUMMONER_ROOM)
    begin(s)
    green = [s.room_at.index(room) for room in (FORGE, GARDEN, TREASURE_ROOM)]
    assert [h for h in range(19) if s.flipped[h]] == sorted(green)
    assert sum(s.activated) == 0
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, ACTIVATE) == []
    answer(s, NERO, STEP, summoner, NERO)
    assert offered(s, NERO, ACTIVATE) == [summoner]


@pytest.mark.card("e1-18", "e1-19")
@pytest.mark.parametrize(("key", "steps"), [("e1-18", 3), ("e1-19", 1)])
def test_mages_move_as_far_as_the_event_says_also_out_of_their_cells(key: str, steps: int) -> None:
    """e1-18, e1-19: 3 Rooms, or 1; in its Cell a Mage is under the Event as well (R7)."""
    s = in_force(key)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert s.where[NERO] == s.door[NERO], "the first step is forced"
    made = 1
    while offered(s, NERO, STEP):
        answer(s, NERO, STEP, offered(s, NERO, STEP)[0], NERO)
        made += 1
    assert made == steps


@pytest.mark.card("e1-20")
def test_whetted_steel_lets_every_mage_strike_for_three() -> None:
    """e1-20: Nero and, after him, Rebecca; an Evocation's value is its own."""
    s = in_force("e1-20")
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    begin(s)
    for seat, victim in ((NERO, REBECCA), (REBECCA, NERO)):
        answer(s, seat, PHYSICAL_ATTACK)
        answer(s, seat, PHYSICAL_ATTACK)
        answer(s, seat, STOP)
        answer(s, seat, END)
        assert s.damage[SIDES * victim + seat] == 3


# --- what answers Spells, blows and steps -----
@pytest.mark.card("e1-09")
def test_dust_from_the_vault_falls_where_a_contingency_is_cast() -> None:
    """e1-09: 1 Instability of the Rose in the caster's Room for a Contingency, none for a Combat Spell."""
    s = in_force("e1-09")
    s.where[NERO] = at(1, 0)
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert black_in(s, at(1, 0)) == 0
    answer(s, NERO, CAST, 1)
    assert black_in(s, at(1, 0)) == 1
    assert int(instability_on(s, at(1, 0))) == 2, "and Nero's own for the Fireball"


@pytest.mark.card("e1-09")
def test_dust_from_the_vault_goes_by_the_side_that_is_cast() -> None:
    """e1-09: Disintegration is a Combat Spell on one side and a Contingency on the other."""
    s = in_force("e1-09")
    s.where[NERO] = at(1, 0)
    lay_spell(s, NERO, 1, "disintegration", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert black_in(s, at(1, 0)) == 1


@pytest.mark.card("e1-26")
def test_loud_incantations_pay_for_the_first_combat_spell() -> None:
    """e1-26: a Contingency pays nothing, the first Combat Spell 1 PP, the second nothing."""
    s = in_force("e1-26")
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    s.tokens[NERO] = 1
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    lay_spell(s, NERO, 2, "ice-burst", STRAIGHT)
    lay_spell(s, REBECCA, 1, "deceiving-wind", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.points[NERO] == 0
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert s.points[NERO] == 1
    answer(s, NERO, END)
    answer(s, REBECCA, CAST, 5)
    assert s.points[REBECCA] == 0, "a Protection is no Combat Spell"
    answer(s, REBECCA, END)
    for seat in (TESSA, JAFAR):
        answer(s, seat, PHYSICAL_MOVE)
        answer(s, seat, STOP)
        answer(s, seat, END)
    answer(s, NERO, CAST, 2)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert s.points[NERO] == 1


@pytest.mark.card("e1-10")
def test_licence_to_duel_pays_for_the_first_blow_at_a_mage() -> None:
    """e1-10: the Malacoda is no Mage; then Rebecca is struck twice, and pays once."""
    s = in_force("e1-10")
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    put_summoned(s, OF_REBECCA, MALACODA, at(1, 0))
    s.tokens[NERO] = 3
    begin(s)
    for victim, points in ((OF_REBECCA, 0), (REBECCA, 1)):
        answer(s, NERO, PHYSICAL_ATTACK)
        answer(s, NERO, PHYSICAL_ATTACK)
        answer(s, NERO, PICK_MODEL, victim)
        answer(s, NERO, STOP)
        assert s.points[NERO] == points
    answer(s, REBECCA, PHYSICAL_ATTACK)
    answer(s, REBECCA, PHYSICAL_ATTACK)
    assert s.points[:2] == [1, 1], "each attacker has its own"
    answer(s, REBECCA, STOP)
    answer(s, REBECCA, END)
    for seat in (TESSA, JAFAR):
        answer(s, seat, PHYSICAL_MOVE)
        answer(s, seat, STOP)
        answer(s, seat, END)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert s.damage[SIDES * REBECCA + NERO] == 4
    assert s.points[NERO] == 1


@pytest.mark.card("e1-10")
def test_licence_to_duel_is_for_mages_not_for_their_evocations() -> None:
    """e1-10: a Landsknecht that a Spell lets act strikes Rebecca, and nobody is paid."""
    s = in_force("e1-10")
    s.where[NERO], s.where[REBECCA] = at(1, 0), at(0, 0)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(0, 0))
    lay_spell(s, NERO, 1, "summon-obscurity", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    answer(s, NERO, BRANCH, 0)
    answer(s, NERO, STOP, OF_NERO)
    answer(s, NERO, YES)
    assert damage_on(s, REBECCA) == 2
    assert s.points == [0] * 5


@pytest.mark.card("e1-14")
def test_azure_fog_hurts_a_mage_once_on_entering_blue_rooms() -> None:
    """e1-14: black cubes; the second blue Room of the Game Turn does nothing."""
    s = in_force("e1-14")
    s.where[NERO], mirrors, oracle = lay_rooms(s, FORGE, MIRRORS_ROOM, ORACLE_ROOM)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, mirrors, NERO)
    assert black_on(s, NERO) == 1
    answer(s, NERO, STEP, oracle, NERO)
    assert damage_on(s, NERO) == 1


@pytest.mark.card("e1-14")
def test_azure_fog_leaves_evocations_alone() -> None:
    """e1-14: it speaks of Mages; Nero's own first step into the fog still counts."""
    s = in_force("e1-14")
    s.where[NERO], mirrors = lay_rooms(s, FORGE, MIRRORS_ROOM)
    put_summoned(s, OF_NERO, LANDSKNECHT, s.where[NERO])
    lay_spell(s, NERO, 1, "summon-obscurity", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, s.where[NERO])
    answer(s, NERO, BRANCH, 0)
    answer(s, NERO, STEP, mirrors, OF_NERO)
    answer(s, NERO, STOP, OF_NERO)
    assert damage_on(s, OF_NERO) == 0
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, mirrors, NERO)
    assert black_on(s, NERO) == 1


# --- Instants: damage, healing, points -----
@pytest.mark.card("e1-02")
def test_thorns_in_the_hall_prick_mages_outside_their_cells() -> None:
    """e1-02, O65: it says the Lodge, so Cells shelter; Evocations are no Mages."""
    s = in_rose()
    s.where[NERO], s.where[TESSA] = at(1, 0), at(0, 1)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(1, 0))
    draw(s, "e1-02")
    assert [black_on(s, m) for m in range(4)] == [1, 0, 1, 0]
    assert sum(s.damage) == 2
    assert is_over(s)


@pytest.mark.card("e1-11")
def test_gentle_moonlight_takes_two_cubes_off_each_mage_as_it_likes() -> None:
    """e1-11: Nero chooses colours, Rebecca has one cube only, the others none; Cells do not matter."""
    s = in_rose(first=JAFAR)
    wound(s, NERO, 2, REBECCA)
    wound(s, NERO, 2, TESSA)
    wound(s, REBECCA, 1, NERO)
    draw(s, "e1-11")
    answer(s, NERO, PICK_CUBE, TESSA, NERO)
    answer(s, NERO, PICK_CUBE, REBECCA, NERO)
    assert s.damage[SIDES * NERO : SIDES * NERO + SIDES] == [0, 1, 1, 0, 0]
    assert damage_on(s, REBECCA) == 0
    assert s.points[ROSE] == 2
    assert is_over(s)


@pytest.mark.card("e1-12")
def test_thorn_tax_takes_a_point_from_three_upwards() -> None:
    """e1-12: those with 3 and 5 pay, the one with 2 does not; the Rose has 1 for its entry and 2 more."""
    s = in_rose()
    s.points = [3, 2, 5, 0, 0]
    draw(s, "e1-12")
    assert s.points == [2, 2, 4, 0, 3]


@pytest.mark.card("e1-17")
def test_greedy_buds_count_mages_with_two_quests() -> None:
    """e1-17: two such Mages, and 1 on leaving."""
    s = in_rose()
    for seat, keys in ((NERO, ("q1-02", "q1-03")), (REBECCA, ("q1-04",)), (TESSA, ("q1-05", "q1-07"))):
        for key in keys:
            hold_quest(s, seat, key)
    draw(s, "e1-17")
    keep_quests(s)
    assert s.points == [0, 0, 0, 0, 3]
    assert is_over(s)


@pytest.mark.card("e1-21")
def test_crown_of_briars_pricks_the_new_crown_holder_in_its_cell_too() -> None:
    """e1-21, R7: Jaf'ar draws it and takes 1 black cube, in his Cell or out of it."""
    for where in (-1, at(1, 0)):
        s = in_rose()
        s.where[JAFAR] = s.where[JAFAR] if where < 0 else where
        draw(s, "e1-21")
        assert [black_on(s, m) for m in range(4)] == [0, 0, 0, 1]


@pytest.mark.card("e1-25")
def test_a_rose_for_the_humble_pays_the_poorest_mage() -> None:
    """e1-25, O60: of two with nothing the first in turn order, from Tessa on, is Jaf'ar."""
    s = in_rose(first=TESSA)
    s.points = [0, 2, 1, 0, 0]
    draw(s, "e1-25")
    assert s.points[:4] == [0, 2, 1, 1]


# --- cards and Quests -----
@pytest.mark.card("e1-04")
def test_rain_of_petals_brings_each_mage_a_card_within_its_limit() -> None:
    """e1-04, R66: Nero, who holds 7 already, discards one; Rebecca is in the same rain."""
    s = in_rose()
    for key in ("fireball", "maelstrom", "ice-burst", "fire-dash", "meteor-swarm", "plot", "dismiss"):
        give(s, NERO, key)
    tops = [s.top[GRIMOIRE + seat] for seat in range(4)]
    draw(s, "e1-04")
    assert len(offered(s, NERO, DISCARD)) == 8
    assert s.size[HAND + REBECCA] == 0, "one Mage after the other"
    answer(s, NERO, DISCARD, tops[NERO])
    assert [s.size[HAND + seat] for seat in range(4)] == [7, 1, 1, 1]
    assert cards_in(s, HAND + REBECCA) == [tops[REBECCA]]
    assert is_over(s)


@pytest.mark.card("e1-05")
def test_call_to_the_order_gives_its_drawer_a_quest() -> None:
    """e1-05: Jaf'ar draws one now and so none later; with two, one of three goes and the Rose scores 1."""
    s = in_rose()
    top = s.top[QUEST_DECK]
    draw(s, "e1-05")
    assert cards_in(s, QUESTS + JAFAR) == [top]
    assert s.points[ROSE] == 1
    s = in_rose()
    mine = [hold_quest(s, JAFAR, "q1-02"), hold_quest(s, JAFAR, "q1-03")]
    draw(s, "e1-05")
    keep_quests(s)
    assert len(offered(s, JAFAR, DISCARD)) == 3
    answer(s, JAFAR, DISCARD, mine[0])
    assert s.size[QUESTS + JAFAR] == 2
    assert s.points[ROSE] == 2
    assert is_over(s)


@pytest.mark.card("e1-08")
def test_unlocked_shelves_let_each_mage_take_the_top_card_of_a_school() -> None:
    """e1-08: in turn order, any School; two may take from one deck."""
    s = in_rose(first=TESSA)
    first, second = cards_in(s, SCHOOL_DECK + 3)[:2]
    draw(s, "e1-08")
    for seat, school in ((TESSA, 3), (JAFAR, 3), (NERO, 0), (REBECCA, 5)):
        assert offered(s, seat, DRAW_FROM) == list(range(6))
        answer(s, seat, DRAW_FROM, school, seat)
    assert (cards_in(s, HAND + TESSA), cards_in(s, HAND + JAFAR)) == ([first], [second])
    assert [s.size[HAND + seat] for seat in range(4)] == [1] * 4
    assert is_over(s)


@pytest.mark.card("e1-22")
def test_new_ambitions_draw_for_those_without_a_completed_quest() -> None:
    """e1-22: Rebecca has completed one and draws nothing; the Crown goes to the drawer."""
    s = in_rose()
    put(s, hold_quest(s, REBECCA, "q1-02"), COMPLETED + REBECCA)
    tops = [s.top[GRIMOIRE + seat] for seat in range(4)]
    draw(s, "e1-22")
    assert [s.top[HAND + seat] for seat in range(4)] == [tops[0], -1, tops[2], tops[3]]
    assert s.crown == JAFAR


# --- Rooms and models -----
@pytest.mark.card("e1-03")
@pytest.mark.parametrize(("full", "destroyed", "cubes"), [(0, 0, 1), (6, 0, 0), (0, 1, 0)])
def test_restless_masonry_adds_a_black_cube_to_a_room(full: int, destroyed: int, cubes: int) -> None:
    """e1-03, R112, R131: any of the 19 Rooms may be named; a full or destroyed one takes no cube."""
    s = in_rose(first=REBECCA)
    s.points[REBECCA] = 1
    lay_room(s, CEMETERY, at(2, 0))
    unsettle(s, at(2, 0), full, TESSA)
    s.destroyed[at(2, 0)] = destroyed
    draw(s, "e1-03")
    assert len(offered(s, REBECCA, PICK_ROOM)) == 19
    answer(s, REBECCA, PICK_ROOM, at(2, 0))
    assert black_in(s, at(2, 0)) == cubes
    assert is_over(s)


@pytest.mark.card("e1-13")
def test_gathering_of_servants_gives_the_poorest_mage_a_landsknecht() -> None:
    """e1-13: Rebecca has fewest PP and names the Room."""
    s = in_rose()
    s.points = [1, 0, 1, 1, 0]
    draw(s, "e1-13")
    assert len(offered(s, REBECCA, PICK_ROOM)) == 19
    answer(s, REBECCA, PICK_ROOM, at(-2, 0))
    assert (s.kind[OF_REBECCA], s.where[OF_REBECCA]) == (LANDSKNECHT, at(-2, 0))
    assert s.stock[LANDSKNECHT] == 5
    assert is_over(s)


@pytest.mark.card("e1-23")
def test_turning_corridors_shift_a_model_of_the_crown_holders_choice() -> None:
    """e1-23, O87: Jaf'ar draws it; Mages in Cells are not in the Lodge and stay there."""
    s = in_rose()
    s.where[NERO] = at(1, 0)
    put_summoned(s, OF_REBECCA, MALACODA, at(0, 0))
    draw(s, "e1-23")
    assert offered(s, JAFAR, PICK_MODEL) == [NERO, OF_REBECCA]
    answer(s, JAFAR, PICK_MODEL, NERO)
    assert len(offered(s, JAFAR, PICK_ROOM)) == 19
    answer(s, JAFAR, PICK_ROOM, at(-2, 2))
    assert (s.where[NERO], s.where[OF_REBECCA]) == (at(-2, 2), at(0, 0))
    assert is_over(s)


@pytest.mark.card("e1-23")
def test_turning_corridors_find_nobody_in_an_empty_lodge() -> None:
    """e1-23: all Mages are in their Cells, so nothing is asked or done."""
    s = in_rose()
    draw(s, "e1-23")
    assert is_over(s)


@pytest.mark.card("e1-24")
def test_cracks_in_the_mortar_come_once_to_each_room_with_mages() -> None:
    """e1-24: two Mages in one Room make one cube; an Evocation's Room has none."""
    s = in_rose()
    s.where[NERO] = s.where[TESSA] = at(1, 0)
    s.where[REBECCA] = at(-1, 0)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(0, 0))
    draw(s, "e1-24")
    assert [h for h in range(19) if black_in(s, h) == 1] == sorted([at(1, 0), at(-1, 0)])
    assert sum(s.instability) == 2
