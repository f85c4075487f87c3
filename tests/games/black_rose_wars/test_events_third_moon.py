"""The 26 Events of the Third Moon, each by what it does (R36, R37, section "events")."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ANDROMEDA,
    BONE_KNIGHT,
    CAST,
    CEMETERY,
    COMPLETED,
    DISCARD,
    END,
    FORGE,
    FORGOTTEN_DECK,
    HAND,
    LANDSKNECHT,
    MALACODA,
    MEMORIES,
    NAME_COLOUR,
    NAME_ELEMENT,
    OUT,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PICK_SEAT,
    PLEASURES_ROOM,
    RED,
    ROSE,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    TREASURE_ROOM,
    YES,
)
from conclave.kernel.happenings import PASS
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


# --- damage by the Rose -----
@pytest.mark.card("e3-01")
def test_night_of_knives_strikes_mages_in_the_lodge_for_two() -> None:
    """e3-01, O65: Cells shelter from it, and Evocations are no Mages."""
    s = in_rose()
    s.where[NERO], s.where[TESSA] = at(1, 0), at(0, 1)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(1, 0))
    draw(s, "e3-01")
    assert [black_on(s, m) for m in range(4)] == [2, 0, 2, 0]
    assert sum(s.damage) == 4
    assert is_over(s)


@pytest.mark.card("e3-04")
def test_black_communion_sells_a_point_for_two_damage() -> None:
    """e3-04, R7: Nero in his Cell and Tessa outside take it, the others do not."""
    s = in_rose()
    s.where[TESSA] = at(1, 0)
    draw(s, "e3-04")
    for seat in range(4):
        answer(s, seat, YES if seat in (NERO, TESSA) else PASS)
    assert [black_on(s, m) for m in range(4)] == [2, 0, 2, 0]
    assert s.points == [1, 0, 1, 0, 4]
    assert is_over(s)


@pytest.mark.card("e3-05")
def test_ashen_crown_hurts_and_pays_its_drawer() -> None:
    """e3-05: Jaf'ar, in his Cell, takes the Crown, 2 damage and 1 PP."""
    s = in_rose()
    draw(s, "e3-05")
    assert s.crown == JAFAR
    assert [black_on(s, m) for m in range(4)] == [0, 0, 0, 2]
    assert s.points == [0, 0, 0, 1, 4]


@pytest.mark.card("e3-11")
def test_judgement_falls_hardest_on_the_richest() -> None:
    """e3-11: 3 on Rebecca, 1 on everybody else, Cells or not; the Rose's own points do not count."""
    s = in_rose()
    s.points = [2, 4, 3, 0, 9]
    draw(s, "e3-11")
    assert [black_on(s, m) for m in range(4)] == [1, 3, 1, 1]


@pytest.mark.card("e3-11")
def test_judgement_names_the_richest_once() -> None:
    """e3-11: Rebecca falls, which makes Tessa the richest; still she takes 1, and Rebecca no more."""
    s = in_rose()
    s.points = [0, 2, 0, 0, 0]
    s.where[REBECCA] = at(1, 0)
    wound(s, REBECCA, 9, TESSA)
    draw(s, "e3-11")
    assert s.points[TESSA] == 4
    assert s.where[REBECCA] == IN_CELL
    assert [black_on(s, m) for m in range(4)] == [1, 0, 1, 1]


@pytest.mark.card("e3-18")
def test_red_snow_falls_on_all_models_in_rooms_of_a_colour() -> None:
    """e3-18: the Crown holder names red; Mages and Evocations in red Rooms take 2."""
    s = in_rose(first=TESSA)
    red, grey = lay_rooms(s, SUMMONER_ROOM, CEMETERY)
    s.where[NERO] = s.where[TESSA] = red
    s.where[REBECCA] = grey
    put_summoned(s, OF_NERO, LANDSKNECHT, red)
    s.points[TESSA] = 1
    draw(s, "e3-18")
    answer(s, TESSA, NAME_COLOUR, RED)
    assert [black_on(s, m) for m in (NERO, REBECCA, TESSA, JAFAR, OF_NERO)] == [2, 0, 2, 0, 2]
    assert is_over(s)


@pytest.mark.card("e3-19")
def test_trial_of_faith_strikes_those_without_quests() -> None:
    """e3-19: Nero holds one; the others take 2, in Cells too, before they draw theirs."""
    s = in_rose()
    hold_quest(s, NERO, "q1-02")
    draw(s, "e3-19")
    keep_quests(s)
    assert [black_on(s, m) for m in range(4)] == [0, 2, 2, 2]
    assert is_over(s)


@pytest.mark.card("e3-23")
def test_the_rose_walks_from_the_black_rose_room() -> None:
    """e3-23: 2 damage to all models at distance 0 and 1; Tessa at distance 2 and Jaf'ar in his Cell none."""
    s = in_rose()
    s.where[NERO], s.where[REBECCA], s.where[TESSA] = at(0, 0), at(0, 1), at(0, 2)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(1, -1))
    draw(s, "e3-23")
    assert [black_on(s, m) for m in (NERO, REBECCA, TESSA, JAFAR, OF_NERO)] == [2, 2, 0, 0, 2]
    assert s.crown == JAFAR


@pytest.mark.card("e3-26")
def test_tide_of_thorns_with_too_few_cubes_hurts_whom_the_crown_holder_names() -> None:
    """e3-26, O49, O60: three black cubes for four Mages; Tessa, who has the Crown, spares herself."""
    s = in_rose(first=TESSA)
    s.reserve[ROSE] = 3
    draw(s, "e3-26")
    for m in (NERO, REBECCA, JAFAR):
        answer(s, TESSA, PICK_MODEL, m)
    assert [black_on(s, m) for m in range(4)] == [1, 1, 0, 1]
    assert is_over(s)


@pytest.mark.card("e3-26")
def test_tide_of_thorns_spares_nobody() -> None:
    """e3-26: 1 on every model, and on Mages in Cells; those in the Lodge are not hurt twice."""
    s = in_rose()
    s.where[NERO] = at(0, 0)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(2, 0))
    put_summoned(s, OF_REBECCA, MALACODA, at(2, 0))
    draw(s, "e3-26")
    assert [black_on(s, m) for m in (NERO, REBECCA, TESSA, JAFAR, OF_NERO, OF_REBECCA)] == [1] * 6
    assert sum(s.damage) == 6


# --- what holds in the Action Phase -----
@pytest.mark.card("e3-03")
def test_sky_of_roses_adds_a_point_for_each_mage_that_scores() -> None:
    """e3-03, R105: 5, 4 and 3 cubes pay 4, 2 and 1; the Mages gain 1 more each, the Rose does not."""
    s = in_force("e3-03")
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    wound(s, REBECCA, 3, NERO)
    wound(s, REBECCA, 4, TESSA)
    wound(s, REBECCA, 3, ROSE)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert s.where[REBECCA] == IN_CELL
    assert s.points == [5, 0, 3, 0, 1]


@pytest.mark.card("e3-06")
def test_all_doors_bleed_whenever_a_room_is_activated() -> None:
    """e3-06: 1 black cube for each of two Rooms, after their effects."""
    s = in_force("e3-06")
    s.where[NERO], summoner = lay_rooms(s, TREASURE_ROOM, SUMMONER_ROOM)
    begin(s)
    activate_here(s, NERO)
    assert (s.points[NERO], black_on(s, NERO)) == (1, 1)
    then_step(s, NERO, summoner)
    activate_here(s, NERO)
    assert black_on(s, NERO) == 2


@pytest.mark.card("e3-07")
def test_gilded_ruin_pays_for_the_first_cube_in_a_room_once() -> None:
    """e3-07: Unstable Arrow's vortex and its cube open two Rooms; Nero gains 1 PP in all."""
    s = in_force("e3-07")
    s.where[NERO], s.where[REBECCA] = at(1, 0), at(0, 0)
    lay_spell(s, NERO, 1, "unstable-arrow", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert [s.instability[SIDES * h + NERO] for h in (at(1, 0), at(0, 0))] == [1, 1]
    assert s.points[NERO] == 1


@pytest.mark.card("e3-07")
def test_gilded_ruin_does_not_pay_where_instability_lies() -> None:
    """e3-07: both Rooms have some already."""
    s = in_force("e3-07")
    s.where[NERO], s.where[REBECCA] = at(1, 0), at(0, 0)
    unsettle(s, at(1, 0), 1, TESSA)
    unsettle(s, at(0, 0), 1)
    lay_spell(s, NERO, 1, "unstable-arrow", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.points == [0] * 5


@pytest.mark.card("e3-12")
def test_silence_of_stone_shuts_rooms_to_physical_actions_but_not_to_spells() -> None:
    """e3-12: Nero in the Treasure Room may not activate it; Arcane Vision does so from afar."""
    s = in_force("e3-12")
    lay_room(s, TREASURE_ROOM, at(1, 0))
    s.where[NERO] = at(1, 0)
    lay_spell(s, NERO, 1, "arcane-vision", STRAIGHT)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, ACTIVATE) == []
    answer(s, NERO, STEP, at(0, 0), NERO)
    answer(s, NERO, STOP)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, 0)
    answer(s, NERO, PICK_ROOM, at(1, 0))
    assert s.points[NERO] == 1
    assert s.flipped[at(1, 0)] == 1


@pytest.mark.card("e3-13")
def test_fever_dream_hurts_each_mage_more_and_heals_the_caster() -> None:
    """e3-13: Ice Burst deals 3 to each of two Mages and 2 to the Landsknecht; Nero heals 2 as he likes."""
    s = in_force("e3-13")
    s.where[NERO] = at(1, 0)
    s.where[REBECCA] = s.where[TESSA] = at(0, 0)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(0, 0))
    wound(s, NERO, 3, TESSA)
    wound(s, NERO, 2, ROSE)
    lay_spell(s, NERO, 1, "ice-burst", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    answer(s, NERO, PICK_CUBE, ROSE, NERO)
    answer(s, NERO, PICK_CUBE, TESSA, NERO)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA, OF_REBECCA)] == [3, 3, 2]
    assert s.damage[SIDES * NERO : SIDES * NERO + SIDES] == [0, 0, 2, 0, 1]


@pytest.mark.card("e3-13")
def test_fever_dream_does_nothing_without_a_mage_to_hurt() -> None:
    """e3-13: only the Landsknecht is there, and Nero is not healed."""
    s = in_force("e3-13")
    s.where[NERO] = at(1, 0)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(0, 0))
    wound(s, NERO, 5, TESSA)
    lay_spell(s, NERO, 1, "ice-burst", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert (damage_on(s, OF_REBECCA), damage_on(s, NERO)) == (2, 5)


@pytest.mark.card("e3-21")
def test_war_of_succession_pays_each_attacker_of_the_crown_holder_once() -> None:
    """e3-21: Nero strikes Tessa for nothing, then Rebecca, who has the Crown, for 1 PP; once in all."""
    s = in_force("e3-21")
    s.crown = REBECCA
    s.tokens[NERO] = 3
    s.where[NERO] = s.where[REBECCA] = s.where[TESSA] = at(1, 0)
    begin(s)
    for victim, points in ((TESSA, 0), (REBECCA, 1)):
        answer(s, NERO, PHYSICAL_ATTACK)
        answer(s, NERO, PHYSICAL_ATTACK)
        answer(s, NERO, PICK_MODEL, victim)
        answer(s, NERO, STOP)
        assert s.points[NERO] == points
    answer(s, REBECCA, PHYSICAL_ATTACK)
    answer(s, REBECCA, PHYSICAL_ATTACK)
    answer(s, REBECCA, PICK_MODEL, NERO)
    answer(s, REBECCA, STOP)
    answer(s, REBECCA, END)
    answer(s, TESSA, PHYSICAL_ATTACK)
    answer(s, TESSA, PHYSICAL_ATTACK)
    answer(s, TESSA, PICK_MODEL, REBECCA)
    assert s.points == [1, 0, 1, 0, 0]


# --- Instability -----
@pytest.mark.card("e3-02")
def test_collapse_adds_a_cube_wherever_there_is_one() -> None:
    """e3-02, R112: two Rooms with Instability get a black cube, a full one none, the others none."""
    s = in_rose()
    forge, garden, treasure = lay_rooms(s, FORGE, PLEASURES_ROOM, TREASURE_ROOM)
    unsettle(s, forge, 1, NERO)
    unsettle(s, garden, 2)
    unsettle(s, treasure, 4, TESSA)
    draw(s, "e3-02")
    assert [black_in(s, h) for h in (forge, garden, treasure)] == [1, 3, 0]
    assert sum(s.instability) == 1 + 2 + 4 + 2


@pytest.mark.card("e3-24")
@pytest.mark.parametrize(("side", "left"), [(ROSE, [2, 0, 1, 0, 0]), (NERO, [0, 0, 1, 0, 3])])
def test_unweaving_sends_all_cubes_of_one_side_home_from_a_room(side: int, left: list[int]) -> None:
    """e3-24: Jaf'ar, who drew it, picks the Room and then a Mage or the Rose; other Rooms keep theirs."""
    s = in_rose()
    lay_room(s, PLEASURES_ROOM, at(2, 0))
    for owner, n in ((NERO, 2), (TESSA, 1), (ROSE, 3)):
        unsettle(s, at(2, 0), n, owner)
    unsettle(s, at(0, 0), 2, side)
    draw(s, "e3-24")
    answer(s, JAFAR, PICK_ROOM, at(2, 0))
    assert offered(s, JAFAR, PICK_SEAT) == [0, 1, 2, 3, ROSE]
    answer(s, JAFAR, PICK_SEAT, side)
    assert s.instability[SIDES * at(2, 0) : SIDES * at(2, 0) + SIDES] == left
    assert s.instability[SIDES * at(0, 0) + side] == 2
    assert is_over(s)


# --- points -----
@pytest.mark.card("e3-08")
@pytest.mark.parametrize(("taken", "winner"), [([1, 0, 3, 2], TESSA), ([1, 1, 0, 1], JAFAR)])
def test_feast_for_the_strong_pays_for_most_trophies(taken: list[int], winner: int) -> None:
    """e3-08, O60: 2 PP; of those tied the first in turn order, from Tessa on."""
    s = in_rose(first=TESSA)
    s.taken = taken
    draw(s, "e3-08")
    assert s.points[:4] == [2 if seat == winner else 0 for seat in range(4)]


@pytest.mark.card("e3-09")
def test_feast_for_the_wise_pays_for_most_completed_quests() -> None:
    """e3-09: two of Rebecca's against one of Nero's; open ones do not count."""
    s = in_rose()
    for seat, key in ((NERO, "q1-02"), (REBECCA, "q1-03"), (REBECCA, "q1-04")):
        put(s, hold_quest(s, seat, key), COMPLETED + seat)
    draw(s, "e3-09")
    assert s.points[:4] == [0, 2, 0, 0]


@pytest.mark.card("e3-14")
@pytest.mark.parametrize(("destroyed", "points"), [(0, 0), (2, 2), (5, 3)])
def test_the_rose_remembers_up_to_three_destroyed_rooms(destroyed: int, points: int) -> None:
    """e3-14: besides 2 on entry and 2 on leaving."""
    s = in_rose()
    for hex_ in range(destroyed):
        s.destroyed[hex_] = 1
    draw(s, "e3-14")
    assert s.points == [0, 0, 0, 0, 4 + points]


@pytest.mark.card("e3-20")
def test_heir_apparent_pays_whoever_has_the_crown() -> None:
    """e3-20: the Crown goes to the drawer first."""
    s = in_rose()
    draw(s, "e3-20")
    assert (s.crown, s.points[:4]) == (JAFAR, [0, 0, 0, 1])


@pytest.mark.card("e3-22")
def test_abdication_hands_the_crown_on_for_two_points() -> None:
    """e3-22: Jaf'ar has just taken it; he names Rebecca and gains 2."""
    s = in_rose()
    draw(s, "e3-22")
    assert offered(s, JAFAR, PICK_SEAT) == [NERO, REBECCA, TESSA]
    answer(s, JAFAR, PICK_SEAT, REBECCA)
    assert s.crown == REBECCA
    assert s.points[:4] == [0, 0, 0, 2]
    assert is_over(s)


@pytest.mark.card("e3-25")
def test_last_lesson_pays_the_poorest_three() -> None:
    """e3-25: Tessa has fewest."""
    s = in_rose()
    s.points = [2, 2, 1, 2, 0]
    draw(s, "e3-25")
    assert s.points[:4] == [2, 2, 4, 2]


# --- Evocations -----
@pytest.mark.card("e3-17")
def test_pack_of_shadows_gives_the_poorest_mage_a_bone_knight() -> None:
    """e3-17: Rebecca has fewest PP and names the Room."""
    s = in_rose()
    s.points = [3, 1, 2, 2, 0]
    draw(s, "e3-17")
    answer(s, REBECCA, PICK_ROOM, at(0, 2))
    assert (s.kind[OF_REBECCA], s.where[OF_REBECCA]) == (BONE_KNIGHT, at(0, 2))
    assert is_over(s)


@pytest.mark.card("e3-10")
def test_legion_lets_one_evocation_of_each_mage_act() -> None:
    """e3-10: Nero's Malacoda steps beside Rebecca and strikes for 3; she lets hers rest."""
    s = in_rose(first=JAFAR)
    s.where[REBECCA] = at(1, 0)
    put_summoned(s, OF_NERO, MALACODA, at(0, 0))
    put_summoned(s, OF_NERO + 1, LANDSKNECHT, at(1, 0))
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(-2, 0))
    draw(s, "e3-10")
    assert offered(s, NERO, PICK_MODEL) == [OF_NERO, OF_NERO + 1]
    answer(s, NERO, PICK_MODEL, OF_NERO)
    answer(s, NERO, STEP, at(1, 0), OF_NERO)
    answer(s, NERO, STOP, OF_NERO)
    answer(s, NERO, YES)
    assert s.damage[SIDES * REBECCA + NERO] == 3
    answer(s, REBECCA, PASS)
    assert s.where[OF_REBECCA] == at(-2, 0)
    assert is_over(s)


@pytest.mark.card("e3-10")
def test_legion_does_not_ask_about_a_blow_that_has_no_victim() -> None:
    """e3-10, R148: the Landsknecht stays alone; only its steps are asked for."""
    s = in_rose()
    put_summoned(s, OF_NERO, LANDSKNECHT, at(0, 0))
    draw(s, "e3-10")
    answer(s, NERO, PICK_MODEL, OF_NERO)
    answer(s, NERO, STOP, OF_NERO)
    assert is_over(s)


@pytest.mark.card("e3-10")
def test_legion_lets_an_andromeda_do_what_she_does_instead_of_attacking() -> None:
    """e3-10: she cannot strike; she activates the Treasure Room for Nero."""
    s = in_rose()
    lay_room(s, TREASURE_ROOM, at(2, 0))
    put_summoned(s, OF_NERO, ANDROMEDA, at(2, 0))
    draw(s, "e3-10")
    answer(s, NERO, PICK_MODEL, OF_NERO)
    answer(s, NERO, STOP, OF_NERO)
    answer(s, NERO, YES)
    assert s.points[NERO] == 1
    assert s.flipped[at(2, 0)] == 1
    assert is_over(s)


# --- cards -----
def seals_scene(forgotten: int) -> tuple[Table, list[int], list[int]]:
    """Nero with three cards, Rebecca with two, Tessa with one and the Crown; some Forgotten Spells."""
    s = in_rose(first=TESSA)
    mine = [give(s, NERO, key) for key in ("fireball", "plot", "maelstrom")]
    for seat, key in ((REBECCA, "dismiss"), (REBECCA, "gaze"), (TESSA, "epiphany")):
        give(s, seat, key)
    for card in cards_in(s, FORGOTTEN_DECK)[forgotten:]:
        put(s, card, OUT)
    deck = cards_in(s, FORGOTTEN_DECK)
    draw(s, "e3-15")
    return s, mine, deck


@pytest.mark.card("e3-15")
def test_broken_seals_trade_two_cards_for_one_of_two_forgotten_spells() -> None:
    """e3-15: two of three cards go; of the two on top the second is taken, the first goes to the bottom."""
    s, mine, deck = seals_scene(10)
    answer(s, NERO, YES)
    answer(s, NERO, DISCARD, mine[0])
    answer(s, NERO, DISCARD, mine[1])
    assert offered(s, NERO, PICK_CARD) == deck[:2]
    assert [s.seen_by[c] for c in deck[:2]] == [1 << NERO] * 2, "for his eyes only"
    answer(s, NERO, PICK_CARD, deck[1])
    answer(s, REBECCA, PASS)
    assert set(cards_in(s, HAND + NERO)) == {mine[2], deck[1]}
    assert set(cards_in(s, MEMORIES + NERO)) == {mine[0], mine[1]}
    assert cards_in(s, FORGOTTEN_DECK) == [*deck[2:], deck[0]]
    assert [s.size[HAND + seat] for seat in (REBECCA, TESSA)] == [2, 1]
    assert is_over(s), "Tessa has one card only, Jaf'ar none"


@pytest.mark.card("e3-15")
def test_broken_seals_with_one_forgotten_spell_left_ask_for_no_choice() -> None:
    """e3-15: Rebecca discards her two cards and has it; nobody after her is asked."""
    s, _, deck = seals_scene(1)
    answer(s, NERO, PASS)
    answer(s, REBECCA, YES)
    answer(s, REBECCA, DISCARD, offered(s, REBECCA, DISCARD)[0])
    assert cards_in(s, HAND + REBECCA) == deck
    assert s.size[FORGOTTEN_DECK] == 0
    assert is_over(s)


@pytest.mark.card("e3-15")
def test_broken_seals_need_forgotten_spells() -> None:
    """e3-15: with the deck empty nobody is asked."""
    s, _, _ = seals_scene(0)
    assert s.size[HAND + NERO] == 3
    assert is_over(s)


@pytest.mark.card("e3-16")
def test_empty_sleeves_cost_each_mage_a_card() -> None:
    """e3-16: Nero chooses one of two, Rebecca has one, the others none to lose."""
    s = in_rose(first=JAFAR)
    first, second = give(s, NERO, "fireball"), give(s, NERO, "plot")
    hers = give(s, REBECCA, "dismiss")
    draw(s, "e3-16")
    answer(s, NERO, DISCARD, first)
    assert cards_in(s, HAND + NERO) == [second]
    assert cards_in(s, MEMORIES + REBECCA) == [hers]
    assert is_over(s)
