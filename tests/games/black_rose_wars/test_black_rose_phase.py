"""Phase 1: Quests given up, Events that come and go, new Quests (R56 to R63, A5 to A8, O60 to O64, O71)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS
from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    BLACK_ROSE,
    DISCARD,
    DONE,
    DRAW_QUEST_BELOW_TWO,
    EVENT_DECK,
    EVENT_DISCARD,
    EVENT_POINTS,
    EVENT_SLOT,
    FIRST_PLAYER_DRAWS_EVENT,
    HAND,
    OUT,
    PHYSICAL_MOVE,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    ROSE,
    ROSE_CHOOSES_AT_RANDOM,
    ROSE_POINTS_FOR_QUESTS,
    SET_ASIDE,
    SIDES,
)
from conclave.kernel.rng import seeded
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    bits,
    give,
    hex_of,
    hold_quest,
    in_action,
    offered,
    play_event,
)
from tests.games.black_rose_wars.rose import (
    draw,
    event_card,
    in_rose,
    is_over,
    keep_quests,
    lay_next,
    rise,
    top_face,
)

NERO, REBECCA, TESSA, JAFAR = range(4)

QUIET = "e1-18"
"""Hurrying Feet: slot 3, 1 PP on entry, none on leaving, and nothing to do in this phase."""


def board(s: Table) -> list[int]:
    """The cards in the three slots, -1 for an empty one."""
    return [s.top[EVENT_SLOT + k] for k in range(3)]


# --- A5: slots, pushes, points -----
def pushing_scene(switches: int = RULEBOOK) -> tuple[Table, list[int]]:
    """Events with 0, 1 and 2 exit points in slots 1 to 3; the next one prints slot 2 and 2 entry points."""
    s = in_rose(switches=switches)
    cards = [play_event(s, key, slot) for slot, key in enumerate(("e1-06", "e1-07", "e2-19"))]
    assert [EVENT_CARDS[s.face[c]].exit for c in cards] == [0, 1, 2]
    return s, [*cards, draw(s, "e2-14")]


def test_a5_events_shift_and_the_new_one_pushes_on_whoever_lies_in_its_slot() -> None:
    """A5, R58, R59: E3 goes, E2 and E1 move on; N takes slot 2, so E1 goes to 3 and E2 out: 2, 2 and 1."""
    s, (e1, e2, e3, new) = pushing_scene()
    assert board(s) == [-1, new, e1]
    assert s.points[ROSE] == 5
    assert s.pile[e2] == EVENT_DISCARD
    assert s.pile[e3] == EVENT_DISCARD + 1, "each Event lies with those of its own Moon"
    assert is_over(s)


def test_without_event_points_the_rose_gains_neither_on_entry_nor_on_leaving() -> None:
    """Switch event_pp: the board is the same, the Rose has nothing."""
    s, (e1, _, _, new) = pushing_scene(RULEBOOK & ~bits(EVENT_POINTS))
    assert board(s) == [-1, new, e1]
    assert s.points[ROSE] == 0


def test_an_event_in_a_free_slot_pushes_nobody() -> None:
    """R59: slots 1 and 3 are free; the one in slot 1 moves on to 2 by the shift alone."""
    s = in_rose()
    old = play_event(s, "e1-07", 0)
    new = draw(s, QUIET)
    assert board(s) == [-1, old, new]
    assert s.points[ROSE] == 1


def test_an_event_for_the_last_slot_pushes_the_one_there_off_the_board() -> None:
    """R58, R59: the shift brings one with 1 exit point to slot 3, where the new one belongs."""
    s = in_rose()
    old = play_event(s, "e1-07", 1)
    new = draw(s, QUIET)
    assert board(s) == [-1, -1, new]
    assert s.pile[old] == EVENT_DISCARD
    assert s.points[ROSE] == 1 + 1


# --- A6: Instants and the Crown -----
@pytest.mark.card("e1-21")
def test_a6_an_instant_with_a_crown_works_once_and_its_drawer_is_first_next_turn() -> None:
    """A6, R60, R61: Nero, right of Rebecca, draws Crown of Briars: 2 for the Rose, 1 damage, the Crown."""
    s = in_rose(first=REBECCA)
    card = draw(s, "e1-21")
    assert s.points == [0, 0, 0, 0, 2]
    assert [int(damage_on(s, m)) for m in range(4)] == [1, 0, 0, 0]
    assert s.crown == NERO
    assert s.pile[card] == EVENT_DISCARD
    assert board(s) == [-1, -1, -1]
    assert s.first == REBECCA, "the order of this Game Turn stays"
    assert is_over(s)
    draw(rise(s), QUIET)
    assert s.first == NERO
    keep_quests(s)
    assert is_over(s)


def test_an_instant_pushes_nothing() -> None:
    """R60: it lies in no slot."""
    s = in_rose()
    old = play_event(s, QUIET, 0)
    draw(s, "e1-02")
    assert board(s) == [-1, old, -1]


def test_an_event_that_stays_gives_the_crown_to_its_drawer_too() -> None:
    """R61: Loud Incantations shows a Crown; Jaf'ar, right of Nero, draws it."""
    s = in_rose()
    card = draw(s, "e1-26")
    assert (s.crown, s.first) == (JAFAR, NERO)
    assert board(s) == [-1, card, -1]


def test_without_a_crown_on_it_an_event_leaves_the_crown_where_it_is() -> None:
    """R61."""
    s = in_rose(first=TESSA)
    draw(s, QUIET)
    assert s.crown == TESSA


@pytest.mark.parametrize(
    ("switches", "drawer"), [(RULEBOOK, REBECCA), (RULEBOOK | bits(FIRST_PLAYER_DRAWS_EVENT), TESSA)]
)
def test_the_last_in_turn_order_draws_the_event_or_the_first_player(switches: int, drawer: int) -> None:
    """R59, switch event_drawer: whoever draws takes the Crown of the Event."""
    s = in_rose(switches=switches, first=TESSA)
    s.crown = TESSA
    draw(s, "e1-26")
    assert s.crown == drawer


# --- which Event -----
def test_an_empty_event_deck_is_its_discard_pile_shuffled() -> None:
    """O14: the two that were discarded are the deck; one of them is drawn."""
    s = in_rose()
    for c in cards_in(s, EVENT_DECK):
        put(s, c, OUT)
    gone = {event_card(s, "e1-18"), event_card(s, "e1-19")}
    for c in gone:
        put(s, c, EVENT_DISCARD)
    begin(s)
    assert (s.size[EVENT_DECK], s.size[EVENT_DISCARD]) == (1, 0)
    assert board(s)[2] in gone


def test_with_no_event_left_none_is_drawn() -> None:
    """O14: the phase goes on, and the Rose gains nothing."""
    s = in_rose()
    for c in cards_in(s, EVENT_DECK):
        put(s, c, OUT)
    begin(s)
    assert board(s) == [-1, -1, -1]
    assert s.points[ROSE] == 0
    assert is_over(s)


def test_after_a_moon_change_new_events_come_from_the_new_deck_and_old_ones_stay() -> None:
    """O63, O71: leaving brings the Rose to 6, so the Event drawn after the shift is a Second Moon one."""
    s = in_rose()
    s.points[ROSE] = 5
    old = play_event(s, "e1-06", 0)
    play_event(s, "e1-07", 2)
    put(s, event_card(s, "e2-14"), EVENT_DECK + 1)
    begin(s)
    assert s.moon == 2
    assert board(s) == [-1, event_card(s, "e2-14"), old]
    assert s.points[ROSE] == 5 + 1 + 2


# --- when Events of this phase work -----
def test_events_of_this_phase_work_from_slot_3_down_the_new_one_included() -> None:
    """O61: Gathering of Servants in slot 3 asks the poorest, then Restless Masonry in slot 2 the Crown."""
    s = in_rose(first=REBECCA)
    s.points = [1, 1, 0, 1, 0]
    play_event(s, "e1-13", 1)
    draw(s, "e1-03")
    assert (s.phase, [d.seat for d in s.pending]) == (BLACK_ROSE, [TESSA])
    answer(s, TESSA, PICK_ROOM, at(1, 0))
    assert [d.seat for d in s.pending] == [REBECCA]
    assert sum(s.instability) == 0
    answer(s, REBECCA, PICK_ROOM, at(1, 0))
    assert s.instability[SIDES * at(1, 0) + ROSE] == 1
    assert is_over(s)


def test_an_event_works_in_every_game_turn_in_which_it_is_on_the_board() -> None:
    """O61: A Rose for the Humble pays in slot 3, but not when the next shift has taken it off."""
    s = in_rose()
    humble = play_event(s, "e1-25", 1)
    draw(s, "e1-06")
    assert board(s)[2] == humble
    assert s.points[:4] == [1, 0, 0, 0]
    draw(rise(s), "e1-06")
    keep_quests(s)
    assert humble not in board(s)
    assert s.points[:4] == [1, 0, 0, 0]
    assert is_over(s)


def test_the_moons_cards_meet_the_hand_limit_before_an_event_works() -> None:
    """O16, O71: the Rose reaches 6 on entry; Nero's eighth card goes before a Room is named."""
    s = in_rose()
    s.points[ROSE] = 5
    for key in ("fireball", "maelstrom", "ice-burst", "fire-dash", "meteor-swarm", "plot", "dismiss"):
        give(s, NERO, key)
    draw(s, "e1-03")
    assert s.moon == 2
    assert [s.size[SET_ASIDE + seat] for seat in range(4)] == [1] * 4
    assert (s.pending[0].seat, len(offered(s, NERO, DISCARD))) == (NERO, 8)
    answer(s, NERO, DISCARD, offered(s, NERO, DISCARD)[0])
    assert len(offered(s, NERO, PICK_ROOM)) == 19
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert s.size[HAND + NERO] == 7
    assert is_over(s)


# --- A7: Quests -----
def test_a7_a_quest_given_up_pays_the_rose_its_moon_and_another_is_drawn() -> None:
    """A7, R57, R62: 2 for a Second Moon Quest; Rebecca holds one and draws none; the others draw."""
    s = in_rose()
    old = hold_quest(s, NERO, "q2-01")
    kept = hold_quest(s, REBECCA, "q1-02")
    lay_next(s, QUIET)
    begin(s)
    answer(s, NERO, DISCARD, old)
    assert s.points[ROSE] == 2
    assert s.pile[old] == QUEST_DISCARD + 1
    answer(s, REBECCA, DONE)
    assert s.points[ROSE] == 2 + 1, "and the Event's entry"
    assert [s.size[QUESTS + seat] for seat in range(4)] == [1, 1, 1, 1]
    assert cards_in(s, QUESTS + REBECCA) == [kept]
    assert QUEST_CARDS[top_face(s, QUESTS + NERO)].moon == 1
    assert is_over(s), "what was just drawn cannot be given up before the next Black Rose Phase"


@pytest.mark.parametrize(
    ("switches", "held"),
    [(RULEBOOK, [1, 1, 2, 1]), (RULEBOOK | bits(DRAW_QUEST_BELOW_TWO), [1, 2, 2, 1]), (MANUAL, [1, 2, 2, 1])],
)
def test_a_mage_with_one_quest_draws_another_only_where_two_are_kept(switches: int, held: list[int]) -> None:
    """A7, switch quest_draw_below: Rebecca holds 1, Tessa 2; one card at most is drawn."""
    s = in_rose(switches=switches)
    hold_quest(s, REBECCA, "q1-02")
    hold_quest(s, TESSA, "q1-03")
    hold_quest(s, TESSA, "q1-04")
    lay_next(s, QUIET)
    begin(s)
    answer(s, REBECCA, DONE)
    answer(s, TESSA, DONE)
    assert [s.size[QUESTS + seat] for seat in range(4)] == held
    assert is_over(s)


def test_both_quests_may_go_and_mages_are_asked_in_turn_order() -> None:
    """R57: Tessa is First Player; she gives up a First and a Third Moon Quest, then Nero is asked."""
    s = in_rose(first=TESSA)
    first, second = hold_quest(s, TESSA, "q1-01"), hold_quest(s, TESSA, "q3-01")
    hold_quest(s, NERO, "q1-02")
    lay_next(s, QUIET)
    begin(s)
    assert [d.seat for d in s.pending] == [TESSA]
    answer(s, TESSA, DISCARD, first)
    assert offered(s, TESSA, DISCARD) == [second]
    answer(s, TESSA, DISCARD, second)
    assert s.points[ROSE] == 1 + 3
    answer(s, NERO, DONE)
    assert is_over(s)


def test_without_points_for_quests_the_rose_gains_nothing_by_them() -> None:
    """Switch rose_pp_for_quests: only the Event's entry counts."""
    s = in_rose(switches=RULEBOOK & ~bits(ROSE_POINTS_FOR_QUESTS))
    quest = hold_quest(s, NERO, "q2-01")
    lay_next(s, QUIET)
    begin(s)
    answer(s, NERO, DISCARD, quest)
    assert s.points[ROSE] == 1


def test_quests_are_drawn_from_the_first_player_on() -> None:
    """R62: the four cards on top of the deck, in turn order from Tessa."""
    s = in_rose(first=TESSA)
    on_top = cards_in(s, QUEST_DECK)[:4]
    draw(s, QUIET)
    assert [cards_in(s, QUESTS + seat)[0] for seat in (TESSA, JAFAR, NERO, REBECCA)] == on_top


def test_quests_come_from_the_moon_that_the_event_has_brought() -> None:
    """R62, O71: on entry the Rose reaches 18, so two Moons rise, with a Custom Spell each."""
    s = in_rose()
    s.points[ROSE] = 17
    draw(s, QUIET)
    assert s.moon == 3
    assert [QUEST_CARDS[top_face(s, QUESTS + seat)].moon for seat in range(4)] == [3] * 4
    assert [s.size[HAND + seat] for seat in range(4)] == [2] * 4


# --- A8: the third Quest -----
def test_a8_a_third_quest_is_drawn_and_any_of_the_three_goes() -> None:
    """A8, R63, O70: two of the First Moon and one of the Second, which goes: 2 for the Rose."""
    s = in_action()
    s.moon = 2
    mine = [hold_quest(s, NERO, "q1-02"), hold_quest(s, NERO, "q1-03")]
    s.where[NERO] = hex_of(s, PLEASURES_ROOM)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    new = s.top[QUEST_DECK + 1]
    answer(s, NERO, ACTIVATE, s.where[NERO])
    assert sorted(offered(s, NERO, DISCARD)) == sorted([*mine, new])
    answer(s, NERO, DISCARD, new)
    assert sorted(cards_in(s, QUESTS + NERO)) == sorted(mine)
    assert s.points[ROSE] == 2
    assert s.pile[new] == QUEST_DISCARD + 1


# --- the Rose's choices -----
def test_the_crown_holder_chooses_for_the_rose() -> None:
    """O60: Restless Masonry asks the Crown holder for one of the 19 Rooms."""
    s = in_rose(first=JAFAR)
    draw(s, "e1-03")
    assert len(offered(s, JAFAR, PICK_ROOM)) == 19


def test_or_chance_chooses_for_the_rose() -> None:
    """O60, switch rose_choice: nobody is asked, and not always the same Room is hit."""
    hit: set[int] = set()
    for seed in range(8):
        s = in_rose(switches=RULEBOOK | bits(ROSE_CHOOSES_AT_RANDOM))
        s.rng = seeded(seed)
        draw(s, "e1-03")
        assert is_over(s)
        (hex_,) = [h for h in range(19) if int(instability_on(s, h)) == 1]
        hit.add(hex_)
    assert len(hit) > 1
