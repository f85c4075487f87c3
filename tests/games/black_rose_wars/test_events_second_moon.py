"""The 26 Events of the Second Moon, each by what it does (R36, R37, section "events")."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    BLACK_ROSE_ROOM,
    BRANCH,
    CAST,
    CEMETERY,
    CERBERO,
    CRYPT,
    DISCARD,
    END,
    EVOKE,
    FORGE,
    GARDEN,
    GREY,
    GRIMOIRE,
    HAND,
    LANDSKNECHT,
    MEMORIES,
    MIRRORS_ROOM,
    NAME_COLOUR,
    NO_MODEL,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    REVERSE,
    ROSE,
    SACRIFICE,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    THRONE_ROOM,
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
    may_trigger,
    offered,
    play_event,
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
@pytest.mark.card("e2-01")
def test_bleeding_wallpaper_hurts_all_mages_in_cells_too() -> None:
    """e2-01, A36: 1 black cube on each, wherever it is; Evocations have none."""
    s = in_rose()
    s.where[NERO] = at(1, 0)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(1, 0))
    draw(s, "e2-01")
    assert [black_on(s, m) for m in range(4)] == [1] * 4
    assert sum(s.damage) == 4
    assert is_over(s)


@pytest.mark.card("e2-01")
def test_bleeding_wallpaper_can_defeat_and_then_the_rose_scores() -> None:
    """R105, R106: Nero has 9 cubes of Tessa's; she has most, the Rose is second, and nobody a Trophy."""
    s = in_rose()
    s.where[NERO] = at(1, 0)
    wound(s, NERO, 9, TESSA)
    draw(s, "e2-01")
    assert s.where[NERO] == IN_CELL
    assert damage_on(s, NERO) == 0
    assert s.points == [0, 0, 4, 0, 2 + 2], "2 on entry, 2 as runner-up"
    assert s.taken == [0] * 4


@pytest.mark.card("e2-08")
@pytest.mark.parametrize(("points", "victim"), [([1, 5, 2, 0], REBECCA), ([3, 0, 3, 0], TESSA)])
def test_harvest_of_thorns_strikes_the_richest_mage(points: list[int], victim: int) -> None:
    """e2-08, O60: 2 damage, in its Cell too; of two the first in turn order, which begins with Tessa."""
    s = in_rose(first=TESSA)
    s.points = [*points, 5]
    draw(s, "e2-08")
    assert [black_on(s, m) for m in range(4)] == [2 if m == victim else 0 for m in range(4)]


@pytest.mark.card("e2-09")
def test_creaking_chains_strike_every_evocation() -> None:
    """e2-09, R121: the Cerbero has 2 Health and goes, the Landsknecht keeps 2 cubes; Mages are spared."""
    s = in_rose()
    s.where[NERO] = at(1, 0)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(1, 0))
    put_summoned(s, OF_REBECCA, CERBERO, at(-1, 0))
    draw(s, "e2-09")
    assert black_on(s, OF_NERO) == 2
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert damage_on(s, NERO) == 0
    assert s.points == [0, 0, 0, 0, 3], "2 on entry, 1 on leaving, none for the Cerbero"


# --- what is paid in the Action Phase -----
def duel_scene(key: str, crown: int) -> Table:
    """Rebecca, 2 short of defeat by 6 cubes of Tessa's and 4 of Nero's, stands beside Nero."""
    s = in_force(key)
    s.crown = crown
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    wound(s, REBECCA, 6, TESSA)
    wound(s, REBECCA, 4, NERO)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    return s


@pytest.mark.card("e2-03")
def test_prize_of_the_pit_pays_whoever_strikes_the_final_blow() -> None:
    """e2-03: 6 cubes each, so 3 PP each (R105); 1 more for Nero, who struck last."""
    s = duel_scene("e2-03", JAFAR)
    assert s.where[REBECCA] == IN_CELL
    assert s.points == [4, 0, 3, 0, 0]


@pytest.mark.card("e2-03")
def test_prize_of_the_pit_is_not_for_evocations() -> None:
    """e2-03: a Landsknecht that is struck down is worth nothing."""
    s = in_force("e2-03")
    s.where[NERO] = at(1, 0)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(1, 0))
    wound(s, OF_REBECCA, 1, NERO)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert s.points == [0] * 5


@pytest.mark.card("e2-21")
@pytest.mark.parametrize(("crown", "points"), [(REBECCA, 5), (TESSA, 3)])
def test_crown_and_gallows_pay_for_the_crown_holders_head(crown: int, points: int) -> None:
    """e2-21: 3 PP by cubes, and 2 more if Rebecca holds the Crown."""
    s = duel_scene("e2-21", crown)
    assert s.points == [points, 0, 3, 0, 0]


@pytest.mark.card("e2-05")
def test_tribute_of_scarlet_pays_and_hurts_in_every_red_room() -> None:
    """e2-05: 1 PP and 1 black cube for each of two red Rooms."""
    s = in_force("e2-05")
    s.where[NERO], summoner, s.where[REBECCA] = lay_rooms(
        s, ALCHEMICAL_LABORATORY, SUMMONER_ROOM, TREASURE_ROOM
    )
    begin(s)
    activate_here(s, NERO)
    assert (s.points[NERO], black_on(s, NERO)) == (1, 1)
    then_step(s, NERO, summoner)
    activate_here(s, NERO)
    assert (s.points[NERO], black_on(s, NERO)) == (2, 2)
    answer(s, NERO, STOP)
    activate_here(s, REBECCA)
    assert (s.points[REBECCA], damage_on(s, REBECCA)) == (1, 0), "the Treasure Room's own point"


@pytest.mark.card("e2-06", "e2-07")
@pytest.mark.parametrize(
    ("key", "rooms"),
    [("e2-06", (CEMETERY, SANCTUARY, SUMMONER_ROOM)), ("e2-07", (MIRRORS_ROOM, PLEASURES_ROOM, CEMETERY))],
)
def test_tributes_pay_once_for_either_of_two_colours(key: str, rooms: tuple[int, int, int]) -> None:
    """e2-06 grey or yellow, e2-07 blue or purple: Nero's second pays nothing, a third colour nothing."""
    s = in_force(key)
    s.where[NERO], second, s.where[REBECCA] = lay_rooms(s, *rooms)
    begin(s)
    activate_here(s, NERO)
    assert s.points[NERO] == 1
    then_step(s, NERO, second)
    activate_here(s, NERO)
    assert s.flipped[second] == 1
    answer(s, NERO, STOP)
    activate_here(s, REBECCA)
    assert s.points[:2] == [1, 0]


@pytest.mark.card("e2-19")
def test_rose_in_the_glass_pays_the_rose_once_for_throne_or_black_rose_room() -> None:
    """e2-19: Nero takes the Throne, then Rebecca a Forgotten Spell: 1 PP for the Rose in all."""
    s = in_force("e2-19")
    s.where[NERO], s.where[REBECCA] = s.room_at.index(THRONE_ROOM), s.room_at.index(BLACK_ROSE_ROOM)
    mine = [give(s, REBECCA, key) for key in ("fireball", "maelstrom", "ice-burst", "plot")]
    begin(s)
    activate_here(s, NERO)
    assert s.points == [0, 0, 0, 0, 1]
    answer(s, NERO, STOP)
    answer(s, NERO, END)
    activate_here(s, REBECCA)
    for card in mine[:3]:
        answer(s, REBECCA, DISCARD, card)
    answer(s, REBECCA, PICK_CARD, offered(s, REBECCA, PICK_CARD)[0])
    answer(s, REBECCA, PICK_CARD, offered(s, REBECCA, PICK_CARD)[0])
    assert s.activated[s.where[REBECCA]] == 1
    assert s.size[HAND + REBECCA] == 1
    assert s.points == [0, 0, 0, 0, 1]


# --- Spells under Events -----
@pytest.mark.card("e2-04")
def test_the_silent_bell_adds_a_cube_of_the_caster_to_its_room() -> None:
    """e2-04: Summon Obscurity has no vortex, so 1 cube of Nero's; a Combat Spell adds none."""
    s = in_force("e2-04")
    s.where[NERO] = at(1, 0)
    lay_spell(s, NERO, 1, "summon-obscurity", STRAIGHT)
    lay_spell(s, NERO, 0, "fire-dash", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.instability[SIDES * at(1, 0) + NERO] == 1
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert sum(s.instability) == 1


def blood_scene(key: str, spell: str, side: int = STRAIGHT) -> Table:
    """Nero beside a Room with Rebecca, Tessa and a Landsknecht of Rebecca's; he casts a Spell at it."""
    s = in_force(key)
    s.where[NERO] = at(1, 0)
    s.where[REBECCA] = s.where[TESSA] = at(0, 0)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(0, 0))
    lay_spell(s, NERO, 1, spell, side)
    begin(s)
    answer(s, NERO, CAST, 1)
    return s


@pytest.mark.card("e2-13")
def test_blood_moon_rising_adds_one_to_each_mage_and_to_nothing_else() -> None:
    """e2-13: Destructive Bolt deals 3 to the Landsknecht, and 4 to each of two Mages."""
    s = blood_scene("e2-13", "destructive-bolt")
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [4, 4]
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert s.reserve[NERO] == 25 - 8 - 1, "the vortex"


@pytest.mark.card("e2-13")
def test_blood_moon_rising_spares_a_sturdier_evocation() -> None:
    """e2-13: Ice Burst deals 2; the Landsknecht of 3 Health lives."""
    s = blood_scene("e2-13", "ice-burst")
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA, OF_REBECCA)] == [3, 3, 2]


@pytest.mark.card("e2-13")
def test_blood_moon_rising_counts_once_for_a_spell_and_a_victim() -> None:
    """e2-13: Ring of Fire burns Rebecca for 3, and for no more than 2 when she walks out of it."""
    s = blood_scene("e2-13", "ring-of-fire", REVERSE)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert damage_on(s, REBECCA) == 3
    answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, at(0, 1), REBECCA)
    assert damage_on(s, REBECCA) == 5


@pytest.mark.card("e2-13")
def test_blood_moon_rising_counts_again_for_the_next_spell() -> None:
    """e2-13: another Combat Spell hurts the same Mages for 1 more again."""
    s = blood_scene("e2-13", "destructive-bolt")
    lay_spell(s, NERO, 0, "ice-burst", STRAIGHT)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [4 + 3, 4 + 3]


@pytest.mark.card("e2-13")
def test_blood_moon_rising_leaves_blows_and_the_rose_alone() -> None:
    """e2-13: an attack deals 2, and Azure Fog 1, as ever."""
    s = in_force("e2-13")
    play_event(s, "e1-14", 0)
    s.where[NERO], blue = lay_rooms(s, FORGE, MIRRORS_ROOM)
    s.where[REBECCA] = blue
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, blue, NERO)
    assert black_on(s, NERO) == 1
    answer(s, NERO, STOP)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert damage_on(s, REBECCA) == 2


@pytest.mark.card("e2-14")
def test_walls_of_glass_shut_protections_out_of_the_action_phase() -> None:
    """e2-14, O62: Deceiving Wind is not offered against a blow; in the Evocation Phase it is again."""
    s = in_force("e2-14", seats=2)
    s.crown = NERO
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(1, 0))
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    s.tokens = [1, 0]
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert damage_on(s, REBECCA) == 2
    answer(s, NERO, STOP)
    while not offered(s, NERO, EVOKE):
        answer(s, s.pending[0].seat, END)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert may_trigger(s, REBECCA) == [4]


@pytest.mark.card("e2-14")
def test_walls_of_glass_hold_for_a_mage_that_has_been_defeated() -> None:
    """O62: what an Event says holds for all Mages to the end of the phase; a Cell does not end it."""
    s = in_force("e2-14", seats=2)
    s.crown = NERO
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    wound(s, REBECCA, 10, NERO)
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert s.where[REBECCA] == IN_CELL
    s.where[REBECCA] = at(1, 0)
    answer(s, NERO, STOP)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert damage_on(s, REBECCA) == 2


# --- Bolted Doors -----
@pytest.mark.card("e2-15")
def test_bolted_doors_let_a_mage_activate_before_it_moves() -> None:
    """e2-15: the Room it stands in, and then a step."""
    s = in_force("e2-15")
    s.where[NERO], garden = lay_rooms(s, TREASURE_ROOM, GARDEN)
    begin(s)
    activate_here(s, NERO)
    assert s.points[NERO] == 1
    then_step(s, NERO, garden)
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, ACTIVATE) == [], "it has moved with another Physical Action"


@pytest.mark.card("e2-15")
@pytest.mark.parametrize("by_sacrifice", [False, True])
def test_bolted_doors_stop_a_mage_that_has_moved(by_sacrifice: bool) -> None:
    """e2-15: a step by a Physical Action or by a sacrifice; the Treasure Room stays shut."""
    s = in_force("e2-15")
    s.where[NERO], treasure = lay_rooms(s, FORGE, TREASURE_ROOM)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    begin(s)
    if by_sacrifice:
        answer(s, NERO, SACRIFICE, 1)
        answer(s, NERO, STEP, treasure, NERO)
        answer(s, NERO, PHYSICAL_MOVE)
    else:
        answer(s, NERO, PHYSICAL_MOVE)
        answer(s, NERO, STEP, treasure, NERO)
    assert s.where[NERO] == treasure
    assert offered(s, NERO, ACTIVATE) == []


@pytest.mark.card("e2-15")
def test_bolted_doors_open_to_a_mage_that_was_shifted() -> None:
    """e2-15, R160: Fire Dash shifts Nero; he has not moved."""
    s = in_force("e2-15")
    s.where[NERO], treasure = lay_rooms(s, FORGE, TREASURE_ROOM)
    lay_spell(s, NERO, 0, "fire-dash", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, treasure)
    activate_here(s, NERO)
    assert s.points[NERO] == 1


# --- Instability and models -----
@pytest.mark.card("e2-02")
def test_fault_line_runs_through_all_rooms_of_a_colour() -> None:
    """e2-02: the Crown holder names grey; a destroyed one takes no cube."""
    s = in_rose(first=TESSA)
    cemetery, crypt, altar = [s.room_at.index(room) for room in (CEMETERY, CRYPT, SACRIFICIAL_ALTAR)]
    s.destroyed[crypt] = 1
    s.points[TESSA] = 1
    draw(s, "e2-02")
    assert offered(s, TESSA, NAME_COLOUR) == list(range(7))
    answer(s, TESSA, NAME_COLOUR, GREY)
    assert sorted(h for h in range(19) if black_in(s, h)) == sorted([cemetery, altar])
    assert sum(s.instability) == 2
    assert is_over(s)


@pytest.mark.card("e2-02")
def test_fault_line_with_too_few_cubes_runs_where_the_crown_holder_says() -> None:
    """e2-02, O49, O60: one black cube is left for three grey Rooms."""
    s = in_rose(first=TESSA)
    grey = [s.room_at.index(room) for room in (CEMETERY, CRYPT, SACRIFICIAL_ALTAR)]
    s.reserve[ROSE] = 1
    draw(s, "e2-02")
    answer(s, TESSA, NAME_COLOUR, GREY)
    assert sorted(offered(s, TESSA, PICK_ROOM)) == sorted(grey)
    answer(s, TESSA, PICK_ROOM, grey[1])
    assert [black_in(s, h) for h in grey] == [0, 1, 0]
    assert is_over(s)


@pytest.mark.card("e2-25")
@pytest.mark.parametrize(("before", "cubes"), [(0, 2), (3, 1)])
def test_rain_through_the_roof_adds_two_cubes_as_far_as_they_fit(before: int, cubes: int) -> None:
    """e2-25, R112: the Forge bears 4; its drawer, who has the Crown now, names the Room."""
    s = in_rose()
    lay_room(s, FORGE, at(2, 0))
    unsettle(s, at(2, 0), before, NERO)
    draw(s, "e2-25")
    answer(s, JAFAR, PICK_ROOM, at(2, 0))
    assert black_in(s, at(2, 0)) == cubes


@pytest.mark.card("e2-16")
def test_hounds_unchained_give_the_poorest_mage_a_cerbero() -> None:
    """e2-16: Tessa has fewest PP, names a Room, and the Cerbero is hers."""
    s = in_rose()
    s.points = [1, 1, 0, 1, 0]
    draw(s, "e2-16")
    answer(s, TESSA, PICK_ROOM, at(0, -2))
    assert (s.kind[10], s.where[10]) == (CERBERO, at(0, -2))
    assert is_over(s)


@pytest.mark.card("e2-22")
def test_procession_of_masks_swaps_two_models() -> None:
    """e2-22: Jaf'ar draws it, picks Nero and then somebody else; those in Cells are out of it."""
    s = in_rose()
    s.where[NERO] = at(1, 0)
    s.where[TESSA] = at(2, 0)
    put_summoned(s, OF_REBECCA, CERBERO, at(-2, 0))
    draw(s, "e2-22")
    assert offered(s, JAFAR, PICK_MODEL) == [NERO, TESSA, OF_REBECCA]
    answer(s, JAFAR, PICK_MODEL, NERO)
    assert offered(s, JAFAR, PICK_MODEL) == [TESSA, OF_REBECCA]
    answer(s, JAFAR, PICK_MODEL, OF_REBECCA)
    assert [s.where[m] for m in (NERO, TESSA, OF_REBECCA)] == [at(-2, 0), at(2, 0), at(1, 0)]
    assert is_over(s)


# --- cards and Quests -----
@pytest.mark.card("e2-10")
def test_breath_of_the_crypt_offers_each_mage_the_top_of_its_memories() -> None:
    """e2-10: Nero takes his, Rebecca leaves hers."""
    s = in_rose(first=JAFAR)
    cards = [give(s, NERO, "fireball"), give(s, NERO, "maelstrom"), give(s, REBECCA, "plot")]
    for card, seat in zip(cards, (NERO, NERO, REBECCA), strict=True):
        put(s, card, MEMORIES + seat)
    draw(s, "e2-10")
    for seat in (JAFAR, NERO, REBECCA, TESSA):
        answer(s, seat, YES if seat == NERO else PASS)
    assert cards_in(s, HAND + NERO) == [cards[1]]
    assert cards_in(s, MEMORIES + NERO) == [cards[0]]
    assert cards_in(s, MEMORIES + REBECCA) == [cards[2]]
    assert is_over(s)


@pytest.mark.card("e2-11")
def test_price_of_knowledge_is_a_card_or_a_point() -> None:
    """e2-11, O30: Nero may choose, Rebecca has only points, Tessa only a card, Jaf'ar nothing."""
    s = in_rose(first=JAFAR)
    s.points = [2, 1, 0, 0, 0]
    mine, hers = give(s, NERO, "fireball"), give(s, TESSA, "plot")
    draw(s, "e2-11")
    assert offered(s, NERO, BRANCH) == [0, 1]
    answer(s, NERO, BRANCH, 1)
    assert s.points == [1, 0, 0, 0, 2]
    assert cards_in(s, HAND + NERO) == [mine]
    assert cards_in(s, MEMORIES + TESSA) == [hers]
    assert is_over(s)


@pytest.mark.card("e2-11")
def test_price_of_knowledge_paid_with_a_card_of_ones_choice() -> None:
    """e2-11: Nero picks which one goes to his Memories and keeps his points."""
    s = in_rose(first=JAFAR)
    s.points[NERO] = 2
    first, second = give(s, NERO, "fireball"), give(s, NERO, "plot")
    draw(s, "e2-11")
    answer(s, NERO, BRANCH, 0)
    answer(s, NERO, DISCARD, second)
    assert cards_in(s, HAND + NERO) == [first]
    assert cards_in(s, MEMORIES + NERO) == [second]
    assert s.points[NERO] == 2


@pytest.mark.card("e2-12")
def test_second_sight_trades_a_quest_without_points_for_the_rose() -> None:
    """e2-12: Nero trades one of his two; Rebecca keeps hers; Tessa has none to trade."""
    s = in_rose(first=JAFAR)
    old, other = hold_quest(s, NERO, "q1-02"), hold_quest(s, NERO, "q1-04")
    kept = hold_quest(s, REBECCA, "q1-03")
    tops = cards_in(s, QUEST_DECK + 1)[:3]
    draw(s, "e2-12")
    keep_quests(s)
    answer(s, JAFAR, PASS)
    answer(s, NERO, YES)
    answer(s, NERO, DISCARD, old)
    answer(s, REBECCA, PASS)
    answer(s, TESSA, YES)
    assert s.pile[old] == QUEST_DISCARD
    assert set(cards_in(s, QUESTS + NERO)) == {other, tops[0]}
    assert cards_in(s, QUESTS + REBECCA) == [kept]
    assert cards_in(s, QUESTS + JAFAR) == [tops[1]], "drawn in step 3"
    assert cards_in(s, QUESTS + TESSA) == [tops[2]], "this one too: she had nothing to discard"
    assert s.points[ROSE] == 2
    assert is_over(s)


@pytest.mark.card("e2-20")
def test_change_of_regent_lets_the_new_crown_holder_draw_two() -> None:
    """e2-20: Jaf'ar draws the Event, takes the Crown and two cards off his Grimoire."""
    s = in_rose()
    tops = cards_in(s, GRIMOIRE + JAFAR)[:2]
    draw(s, "e2-20")
    assert s.crown == JAFAR
    assert sorted(cards_in(s, HAND + JAFAR)) == sorted(tops)
    assert [s.size[HAND + seat] for seat in range(3)] == [0] * 3


@pytest.mark.card("e2-24")
def test_shattered_oath_costs_a_second_quest() -> None:
    """e2-24: Nero gives up one of two, a Second Moon one worth 2 to the Rose; Rebecca keeps her only one."""
    s = in_rose()
    kept, gone = hold_quest(s, NERO, "q1-02"), hold_quest(s, NERO, "q2-02")
    hold_quest(s, REBECCA, "q1-03")
    draw(s, "e2-24")
    keep_quests(s)
    answer(s, NERO, DISCARD, gone)
    assert cards_in(s, QUESTS + NERO) == [kept]
    assert s.size[QUESTS + REBECCA] == 1
    assert s.points[ROSE] == 2 + 2
    assert is_over(s)


# --- points and healing -----
@pytest.mark.card("e2-17")
def test_wine_for_the_wounded_heals_three() -> None:
    """e2-17: Nero chooses among two colours, Rebecca has fewer cubes than 3."""
    s = in_rose(first=JAFAR)
    wound(s, NERO, 1, TESSA)
    wound(s, NERO, 4, ROSE)
    wound(s, REBECCA, 2, TESSA)
    draw(s, "e2-17")
    for side in (ROSE, ROSE, TESSA):
        answer(s, NERO, PICK_CUBE, side, NERO)
    assert s.damage[SIDES * NERO : SIDES * NERO + SIDES] == [0, 0, 0, 0, 2]
    assert damage_on(s, REBECCA) == 0
    assert is_over(s)


@pytest.mark.card("e2-18")
@pytest.mark.parametrize(("points", "left"), [([5, 2, 0, 0], [3, 2, 0, 0]), ([1, 0, 0, 0], [0, 0, 0, 0])])
def test_envy_costs_the_richest_two_points(points: list[int], left: list[int]) -> None:
    """e2-18, O57: never below 0; the Rose gains 1 besides 2 on entry and 1 on leaving."""
    s = in_rose()
    s.points = [*points, 0]
    draw(s, "e2-18")
    assert s.points == [*left, 4]


@pytest.mark.card("e2-23")
def test_the_usurpers_hour_pays_all_but_the_crown_holder() -> None:
    """e2-23: the Crown has just passed to Jaf'ar, who drew it."""
    s = in_rose()
    draw(s, "e2-23")
    assert s.points == [1, 1, 1, 0, 2]


@pytest.mark.card("e2-26")
def test_lesson_in_humility_pays_the_poorest_two() -> None:
    """e2-26, O60: of Nero and Jaf'ar, both with nothing, Jaf'ar comes first after Tessa."""
    s = in_rose(first=TESSA)
    s.points = [0, 1, 1, 0, 0]
    draw(s, "e2-26")
    assert s.points[:4] == [0, 1, 1, 2]
