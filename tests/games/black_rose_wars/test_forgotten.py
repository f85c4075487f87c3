"""The Forgotten Spells, side by side, played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.action import ASKS_ACTION
from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.rules.cubes import (
    all_cubes,
    damage_on,
    instability_on,
    put_damage,
    put_instability,
)
from conclave.games.black_rose_wars.rules.flags import NO_ACTIVATE, NO_MOVE, has_flag
from conclave.games.black_rose_wars.rules.piles import cards_in, put, top_of
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    BONE_KNIGHT,
    BRANCH,
    CAST,
    COMPLETED,
    CRYPT,
    DISCARD,
    GARDEN,
    INFAMY_OF_CRETE,
    LANDSKNECHT,
    LAY_SIDE,
    MALACODA,
    MEMORIES,
    NO_MODEL,
    OBSERVATORY,
    OUT,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    QUEST_DECK,
    READY,
    REPLACE,
    REVERSE,
    ROSE,
    SANCTUARY,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    THRONE_ROOM,
    TREASURE_ROOM,
    USED,
    VORTEX_LAST,
    YES,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    face_of,
    give,
    hex_of,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.phases import held

NERO, REBECCA, TESSA, JAFAR = range(4)
ONE_OF_NEROS, ANOTHER = 4, 5
ONE_OF_REBECCAS, ONE_OF_TESSAS = 7, 10
HOME = at(0, 1)
BESIDE = at(0, 0)
CORNER = at(-1, 2)
FAR = at(2, -2)


def scene(key: str, side: int) -> Table:
    """Nero stands at home with a Ready Standard Spell; the others are still in their Cells."""
    s = in_action()
    s.where[NERO] = HOME
    lay_spell(s, NERO, 1, key, side)
    return s


def cast(s: Table, verb: int = -1, x: int = -1) -> None:
    """Nero casts his Spell, at a model or Room if it takes one."""
    if not s.pending:
        begin(s)
    answer(s, NERO, CAST, 1)
    if x in offered(s, NERO, verb):
        answer(s, NERO, verb, x)
    if offered(s, NERO, VORTEX_LAST):
        answer(s, NERO, VORTEX_LAST)


def is_done(s: Table) -> bool:
    """The Spell is Used and Nero is asked for his next Action."""
    d = s.decision_of(NERO)
    return s.status[1] == USED and d is not None and d.about == ASKS_ACTION


def hurt(s: Table, m: int, side: int, n: int) -> None:
    """A model already has damage."""
    assert put_damage(s, m, side, n) == n


def on(s: Table, m: int) -> list[int]:
    """The cubes on a model, by side."""
    return s.damage[SIDES * m : SIDES * m + SIDES]


# --- ranges -----
@pytest.mark.card(
    "disintegration/straight", "eviscerate/straight", "eviscerate/reverse", "death-delirium/straight"
)
@pytest.mark.parametrize(
    ("key", "side"),
    [
        ("disintegration", STRAIGHT),
        ("eviscerate", STRAIGHT),
        ("eviscerate", REVERSE),
        ("death-delirium", STRAIGHT),
    ],
)
def test_a_spell_names_a_model_up_to_two_rooms_away(key: str, side: int) -> None:
    """R100: two Rooms in a line; not round a corner, not three. Any model will do."""
    s = scene(key, side)
    s.where[REBECCA], s.where[TESSA], s.where[JAFAR] = at(0, -1), at(1, -1), at(0, -2)
    put_summoned(s, ONE_OF_TESSAS, LANDSKNECHT, HOME)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, ONE_OF_TESSAS]


@pytest.mark.card("disintegration/reverse", "infamy-of-crete/reverse")
@pytest.mark.parametrize("key", ["disintegration", "infamy-of-crete"])
def test_a_spell_is_aimed_at_a_room_up_to_two_rooms_away(key: str) -> None:
    """R100."""
    s = scene(key, REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    rooms = offered(s, NERO, PICK_ROOM)
    assert [at(0, r) in rooms for r in (1, 0, -1, -2)] == [True, True, True, False]


# --- Death Delirium -----
def delirium_turn(before: int) -> Table:
    """Death Delirium at Rebecca is all that is left to do this turn; she has some of Tessa's cubes."""
    s = scene("death-delirium", STRAIGHT)
    s.tokens = [0] * 4
    s.where[REBECCA] = BESIDE
    hurt(s, REBECCA, TESSA, before)
    hurt(s, REBECCA, NERO, 1)
    cast(s, PICK_MODEL, REBECCA)
    assert s.turn == 2
    return s


@pytest.mark.card("death-delirium/straight")
def test_death_delirium_wears_off_whole() -> None:
    """8 on, 8 off at the end of the turn; Tessa's 2 stay, and one of Nero's that was there before."""
    s = delirium_turn(2)
    assert on(s, REBECCA) == [1, 0, 2, 0, 0]
    assert s.where[REBECCA] == BESIDE
    assert all_cubes(s, NERO) == 25
    assert [s.face[c] for c in cards_in(s, OUT)].count(face_of("death-delirium")) == 1


@pytest.mark.card("death-delirium/straight")
def test_death_delirium_may_kill_first() -> None:
    """3 and 1 and 8 make 12: Nero ranks first, Tessa second."""
    s = delirium_turn(3)
    assert s.where[REBECCA] == IN_CELL
    assert (s.points[NERO], s.points[TESSA]) == (4, 2)


@pytest.mark.card("death-delirium/reverse")
def test_death_delirium_strikes_all_that_are_wounded() -> None:
    """Rebecca and Tessa's Malacoda, wherever; not the unhurt, not Nero's own, not Tessa in her Cell."""
    s = scene("death-delirium", REVERSE)
    s.where[REBECCA] = FAR
    s.where[JAFAR] = BESIDE
    put_summoned(s, ONE_OF_NEROS, MALACODA, BESIDE)
    put_summoned(s, ONE_OF_TESSAS, MALACODA, BESIDE)
    hurt(s, NERO, TESSA, 1)
    hurt(s, REBECCA, TESSA, 1)
    hurt(s, ONE_OF_NEROS, TESSA, 1)
    hurt(s, ONE_OF_TESSAS, REBECCA, 1)
    cast(s)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, JAFAR, ONE_OF_NEROS)] == [1, 4, 0, 1]
    assert s.kind[ONE_OF_TESSAS] == NO_MODEL
    assert s.where[TESSA] == IN_CELL
    assert is_done(s)


# --- Devastation -----
@pytest.mark.card("devastation/straight")
def test_devastation_strikes_and_converts_all_within_two() -> None:
    """Round corners too (O84): 2 on each, then up to 3 foreign cubes on each survivor become Nero's."""
    s = scene("devastation", STRAIGHT)
    s.where[REBECCA] = at(1, -1)
    s.where[TESSA] = at(0, -2)
    s.where[JAFAR] = HOME
    put_summoned(s, ONE_OF_NEROS, LANDSKNECHT, HOME)
    put_summoned(s, ONE_OF_TESSAS, LANDSKNECHT, BESIDE)
    hurt(s, REBECCA, TESSA, 2)
    hurt(s, REBECCA, ROSE, 2)
    hurt(s, JAFAR, TESSA, 1)
    hurt(s, ONE_OF_NEROS, TESSA, 1)
    hurt(s, ONE_OF_TESSAS, REBECCA, 1)
    cast(s)
    for side in (ROSE, ROSE):
        answer(s, NERO, PICK_CUBE, side, REBECCA)
    assert on(s, REBECCA) == [5, 0, 1, 0, 0]
    assert on(s, JAFAR) == [3, 0, 0, 0, 0]
    assert int(damage_on(s, TESSA)) == 0, "three Rooms away"
    assert on(s, ONE_OF_NEROS) == [0, 0, 1, 0, 0], "his own is neither struck nor converted"
    assert s.kind[ONE_OF_TESSAS] == NO_MODEL, "1 and 2 make 3"
    assert sum(s.instability) == 0, "no vortex"
    assert is_done(s)


@pytest.mark.card("devastation/straight")
def test_who_ignores_devastation_is_not_converted_either() -> None:
    """R86, O99: Rebecca in a neighbouring Room is asked before the damage reaches her."""
    s = scene("devastation", STRAIGHT)
    s.where[REBECCA] = at(1, -1)
    s.where[TESSA] = BESIDE
    hurt(s, REBECCA, TESSA, 2)
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s)
    trigger(s, REBECCA, 4)
    assert on(s, REBECCA) == [0, 0, 2, 0, 0]
    assert on(s, TESSA) == [2, 0, 0, 0, 0]
    assert is_done(s)


@pytest.mark.card("devastation/reverse")
def test_devastation_costs_every_mage_within_two_three_points() -> None:
    """Rebecca has 5, Tessa 1, Jaf'ar stands too far: 4 PP for Nero."""
    s = scene("devastation", REVERSE)
    s.where[REBECCA], s.where[TESSA], s.where[JAFAR] = at(1, -1), HOME, at(0, -2)
    s.points[:4] = [0, 5, 1, 5]
    cast(s)
    assert s.points[:4] == [4, 2, 0, 5]
    assert is_done(s)


@pytest.mark.card("devastation/reverse")
def test_devastation_pays_six_at_most() -> None:
    """Three Mages are all there are; without points they count too."""
    s = scene("devastation", REVERSE)
    for m in (REBECCA, TESSA, JAFAR):
        s.where[m] = BESIDE
    cast(s)
    assert s.points[:4] == [6, 0, 0, 0]


@pytest.mark.card("devastation/reverse")
def test_who_ignores_devastation_loses_no_points() -> None:
    """O99: asked before the clause that reaches a neighbouring Room."""
    s = scene("devastation", REVERSE)
    s.where[REBECCA] = at(1, -1)
    s.points[REBECCA] = 5
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s)
    trigger(s, REBECCA, 4)
    assert s.points[REBECCA] == 6
    assert is_done(s)


# --- Disintegration -----
@pytest.mark.card("disintegration/straight")
def test_disintegration_deals_seven() -> None:
    """To one model."""
    s = scene("disintegration", STRAIGHT)
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    cast(s, PICK_MODEL, REBECCA)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [7, 0]
    assert s.instability[SIDES * HOME + NERO] == 1
    assert is_done(s)


@pytest.mark.card("disintegration/reverse")
@pytest.mark.parametrize(("before", "placed"), [(0, 4), (1, 3)])
def test_disintegration_fills_a_room(before: int, placed: int) -> None:
    """5 Instability, as far as the Garden's 4 slots go."""
    s = scene("disintegration", REVERSE)
    lay_room(s, GARDEN, BESIDE)
    put_instability(s, BESIDE, TESSA, before)
    cast(s, PICK_ROOM, BESIDE)
    assert s.instability[SIDES * BESIDE + NERO] == placed
    assert is_done(s)


@pytest.mark.card("disintegration/reverse")
def test_disintegration_is_a_contingency_on_its_other_side() -> None:
    """Clairvoyance does not answer it, Imitation does; in a Room with 6 slots all 5 find room."""
    s = scene("disintegration", REVERSE)
    lay_room(s, CRYPT, BESIDE)
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = FAR
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    lay_spell(s, TESSA, 0, "imitation", REVERSE, ACTIVE)
    cast(s, PICK_ROOM, BESIDE)
    assert int(instability_on(s, BESIDE)) == 5
    assert may_trigger(s, TESSA) == [8]
    answer(s, TESSA, PASS)
    assert s.status[4] == ACTIVE
    assert is_done(s)


# --- Echo of Revenge -----
def echo_scene(key: str, side: int) -> Table:
    """Nero has a single-target Spell for Rebecca beside him; she has Echo of Revenge Active."""
    s = scene(key, STRAIGHT)
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = FAR
    lay_spell(s, REBECCA, 0, "echo-of-revenge", side, ACTIVE)
    return s


@pytest.mark.card("echo-of-revenge/straight")
def test_echo_of_revenge_hurts_everybody_else_as_much() -> None:
    """2 on Rebecca: 2 of her colour on Nero, Tessa and Nero's Malacoda; not on her own, not in Cells."""
    s = echo_scene("illusory-pain", STRAIGHT)
    put_summoned(s, ONE_OF_NEROS, MALACODA, FAR)
    put_summoned(s, ONE_OF_REBECCAS, LANDSKNECHT, FAR)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert on(s, REBECCA) == [2, 0, 0, 0, 0]
    assert [on(s, m)[REBECCA] for m in (NERO, TESSA, ONE_OF_NEROS)] == [2, 2, 2]
    assert int(damage_on(s, ONE_OF_REBECCAS)) == 0
    assert s.where[JAFAR] == IN_CELL
    assert int(damage_on(s, JAFAR)) == 0
    assert is_done(s)


@pytest.mark.card("echo-of-revenge/straight")
def test_echo_of_revenge_stops_at_five() -> None:
    """Disintegration dealt 7."""
    s = echo_scene("disintegration", STRAIGHT)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, TESSA)] == [5, 7, 5]


@pytest.mark.card("echo-of-revenge/straight")
def test_echo_of_revenge_answers_a_fatal_hit() -> None:
    """O99: before Rebecca falls; Nero, 4 short of his own end, falls first."""
    s = echo_scene("disintegration", STRAIGHT)
    hurt(s, REBECCA, TESSA, 7)
    hurt(s, NERO, TESSA, 6)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert s.where[NERO] == s.where[REBECCA] == IN_CELL
    # Nero: Tessa 6, Rebecca 4. Rebecca: Tessa 7, Nero 5 of the 7.
    assert s.points[:4] == [2, 2, 8, 0]
    assert int(damage_on(s, TESSA)) == 5


def doomed_scene() -> Table:
    """Rebecca, with 6 of Tessa's and 1 of the Rose's cubes, is struck by Disintegration for the last 5."""
    s = echo_scene("disintegration", REVERSE)
    s.where[TESSA] = FAR
    hurt(s, REBECCA, TESSA, 6)
    hurt(s, REBECCA, ROSE, 1)
    hurt(s, TESSA, NERO, 3)
    hurt(s, TESSA, JAFAR, 1)
    cast(s, PICK_MODEL, REBECCA)
    return s


@pytest.mark.card("echo-of-revenge/reverse")
def test_echo_of_revenge_lets_another_fall_instead() -> None:
    """Tessa has most damage on Rebecca. Rebecca ranks first for her: 4; Nero second, 2; Jaf'ar third, 1."""
    s = doomed_scene()
    trigger(s, REBECCA, 4)
    assert (s.where[REBECCA], int(damage_on(s, REBECCA))) == (BESIDE, 0)
    assert s.where[TESSA] == IN_CELL
    assert s.points[:5] == [2, 4, 0, 1, 0]
    assert (s.taken[REBECCA], s.trophies[TESSA], s.trophies[REBECCA]) == (1, 9, 10)
    assert is_done(s)


@pytest.mark.card("echo-of-revenge/reverse")
def test_a_mage_without_foreign_cubes_is_worth_five_to_echo_of_revenge() -> None:
    """Tessa is unhurt: no other colour is there."""
    s = echo_scene("disintegration", REVERSE)
    hurt(s, REBECCA, TESSA, 7)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert (s.where[NERO], s.where[TESSA]) == (HOME, IN_CELL)
    assert s.points[:4] == [0, 5, 0, 0]


@pytest.mark.card("echo-of-revenge/reverse")
def test_without_echo_of_revenge_she_falls() -> None:
    """Declined: Tessa 6, Nero 5, the Rose 1."""
    s = doomed_scene()
    answer(s, REBECCA, PASS)
    assert s.where[REBECCA] == IN_CELL
    assert s.points[:5] == [2, 0, 4, 0, 1]


@pytest.mark.card("echo-of-revenge/reverse")
def test_nobody_falls_if_only_the_rose_wounded_her() -> None:
    """The Rose's twelfth cube comes of her own Illusory Tribute: she is healed, and no Mage pays for it."""
    s = in_action()
    s.where[NERO] = s.where[REBECCA] = HOME
    hurt(s, REBECCA, ROSE, 11)
    lay_room(s, TREASURE_ROOM, HOME)
    lay_spell(s, REBECCA, 0, "echo-of-revenge", REVERSE, ACTIVE)
    lay_spell(s, REBECCA, 1, "illusory-tribute", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HOME)
    trigger(s, REBECCA, 5)
    trigger(s, REBECCA, 4)
    assert (s.where[REBECCA], int(damage_on(s, REBECCA))) == (HOME, 0)
    assert s.where[NERO] == HOME
    assert s.points[:5] == [0, 1, 0, 0, 0], "the Treasure Room's"


# --- Eviscerate -----
@pytest.mark.card("eviscerate/straight")
def test_eviscerate_deals_five() -> None:
    """To one model."""
    s = scene("eviscerate", STRAIGHT)
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    cast(s, PICK_MODEL, REBECCA)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [5, 0]
    assert is_done(s)


@pytest.mark.card("eviscerate/straight")
def test_no_protection_answers_eviscerate() -> None:
    """5 damage; neither a targeted, nor a damaged, nor a last-moment Protection is asked (O99)."""
    s = scene("eviscerate", STRAIGHT)
    s.where[REBECCA] = BESIDE
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "light-cape", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 2, "echo-of-revenge", REVERSE, ACTIVE)
    hurt(s, REBECCA, NERO, 7)
    cast(s, PICK_MODEL, REBECCA)
    assert s.where[REBECCA] == IN_CELL
    assert s.points[NERO] == 5
    assert [s.status[p] for p in (4, 5, 6)] == [ACTIVE] * 3
    assert is_done(s)


@pytest.mark.card("eviscerate/reverse")
@pytest.mark.parametrize(("before", "falls"), [(2, False), (3, True)])
def test_eviscerate_defeats_who_has_three_damage(before: int, falls: bool) -> None:
    """Tessa's cubes score: 5 for her alone; the Trophy is Nero's."""
    s = scene("eviscerate", REVERSE)
    s.where[REBECCA] = BESIDE
    hurt(s, REBECCA, TESSA, before)
    cast(s, PICK_MODEL, REBECCA)
    assert (s.where[REBECCA] == IN_CELL) == falls
    assert s.points[:4] == [0, 0, 5 if falls else 0, 0]
    assert s.taken[NERO] == (1 if falls else 0)
    assert int(damage_on(s, REBECCA)) == (0 if falls else before)
    assert is_done(s)


@pytest.mark.card("eviscerate/reverse")
def test_eviscerate_removes_an_evocation() -> None:
    """A Bone Knight with 3 of its 4 damage; no points for that."""
    s = scene("eviscerate", REVERSE)
    put_summoned(s, ONE_OF_TESSAS, BONE_KNIGHT, BESIDE)
    hurt(s, ONE_OF_TESSAS, REBECCA, 3)
    cast(s, PICK_MODEL, ONE_OF_TESSAS)
    assert s.kind[ONE_OF_TESSAS] == NO_MODEL
    assert sum(s.points) == 0
    assert is_done(s)


@pytest.mark.card("eviscerate/reverse", "echo-of-revenge/reverse")
def test_echo_of_revenge_saves_from_eviscerate() -> None:
    """O99: a defeat outright may be answered too; Tessa, who has most damage there, falls in her stead."""
    s = scene("eviscerate", REVERSE)
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = FAR
    hurt(s, REBECCA, TESSA, 3)
    lay_spell(s, REBECCA, 0, "echo-of-revenge", REVERSE, ACTIVE)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert (s.where[REBECCA], int(damage_on(s, REBECCA))) == (BESIDE, 0)
    assert s.where[TESSA] == IN_CELL
    assert s.points[:4] == [0, 5, 0, 0], "no other colour lay on her"
    assert (s.taken[NERO], s.taken[REBECCA]) == (0, 1)
    assert is_done(s)


# --- Infamy of Crete -----
@pytest.mark.card("infamy-of-crete/straight")
def test_infamy_of_crete_tears_down_two_neighbours() -> None:
    """Around (1, -1): not the Throne Room, not Black Rose, not what lies in ruins; tokens go to Nero."""
    s = scene("infamy-of-crete", STRAIGHT)
    centre = at(1, -1)
    assert hex_of(s, THRONE_ROOM) == at(1, 0)
    s.destroyed[at(0, -1)] = 1
    lay_room(s, GARDEN, at(2, -2))
    lay_room(s, CRYPT, at(2, -1))
    put_instability(s, at(2, -2), TESSA, 2)
    s.where[TESSA] = at(2, -2)
    cast(s, PICK_ROOM, centre)
    assert sorted(offered(s, NERO, PICK_ROOM)) == sorted([at(1, -2), at(2, -2), at(2, -1)])
    answer(s, NERO, PICK_ROOM, at(2, -2))
    answer(s, NERO, PICK_ROOM, at(2, -1))
    assert [s.destroyed[h] for h in (at(2, -2), at(2, -1), at(1, -2), centre)] == [1, 1, 0, 0]
    assert (s.winner_of[GARDEN], s.winner_of[CRYPT]) == (NERO, NERO)
    assert s.reserve[TESSA] == 25, "cubes go home"
    assert s.where[TESSA] == at(2, -2), "models stay"
    assert sum(s.points) == 0
    assert is_done(s)


@pytest.mark.card("infamy-of-crete/straight")
def test_infamy_of_crete_takes_what_there_is() -> None:
    """One neighbour is left: it falls without a question."""
    s = scene("infamy-of-crete", STRAIGHT)
    s.destroyed[at(-1, -1)] = s.destroyed[at(0, -1)] = 1
    cast(s, PICK_ROOM, at(0, -2))
    assert s.destroyed[at(1, -2)] == 1
    assert s.winner_of[s.room_at[at(1, -2)]] == NERO
    assert sum(s.destroyed) == 3
    assert is_done(s)


def crete_scene() -> Table:
    """Rebecca and Nero's Landsknecht beside Nero, Tessa one Room further."""
    s = scene("infamy-of-crete", REVERSE)
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = at(0, -1)
    put_summoned(s, ANOTHER, LANDSKNECHT, BESIDE)
    return s


@pytest.mark.card("infamy-of-crete/reverse")
def test_the_infamy_of_crete_tramples_where_it_appears_and_where_it_goes() -> None:
    """4 damage to each model of others in each Room it enters, once on arriving and once on acting."""
    s = crete_scene()
    cast(s, PICK_ROOM, BESIDE)
    assert (s.kind[ONE_OF_NEROS], s.where[ONE_OF_NEROS]) == (INFAMY_OF_CRETE, BESIDE)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA, ANOTHER)] == [4, 0, 0]
    answer(s, NERO, YES)
    answer(s, NERO, STEP, at(0, -1), ONE_OF_NEROS)
    assert int(damage_on(s, TESSA)) == 4
    answer(s, NERO, STOP, ONE_OF_NEROS)
    assert s.where[ONE_OF_NEROS] == at(0, -1)
    assert is_done(s)


@pytest.mark.card("infamy-of-crete/reverse")
def test_the_infamy_of_crete_may_stay() -> None:
    """It need not act."""
    s = crete_scene()
    cast(s, PICK_ROOM, BESIDE)
    answer(s, NERO, PASS)
    assert s.where[ONE_OF_NEROS] == BESIDE
    assert int(damage_on(s, TESSA)) == 0
    assert is_done(s)


@pytest.mark.card("infamy-of-crete/reverse")
def test_there_is_one_infamy_of_crete() -> None:
    """R117: Rebecca has it already; nothing appears and nobody is asked."""
    s = crete_scene()
    put_summoned(s, ONE_OF_REBECCAS, INFAMY_OF_CRETE, FAR)
    cast(s, PICK_ROOM, BESIDE)
    assert s.kind[ONE_OF_NEROS] == NO_MODEL
    assert int(damage_on(s, REBECCA)) == 0
    assert is_done(s)


# --- Intertwine Fate -----
@pytest.mark.card("intertwine-fate/straight")
def test_intertwine_fate_takes_ready_quick_spells() -> None:
    """Rebecca's and Jaf'ar's go; Tessa's is Used, and Standard Spells stay: 4 PP."""
    s = scene("intertwine-fate", STRAIGHT)
    for m in (REBECCA, TESSA, JAFAR):
        s.where[m] = FAR
    hers = s.sheet[lay_spell(s, REBECCA, 0, "fireball", STRAIGHT)]
    lay_spell(s, REBECCA, 1, "maelstrom", STRAIGHT)
    lay_spell(s, TESSA, 0, "plot", STRAIGHT, USED)
    his = s.sheet[lay_spell(s, JAFAR, 0, "gaze", STRAIGHT)]
    cast(s, PICK_ROOM, FAR)
    assert (s.pile[hers], s.pile[his]) == (MEMORIES + REBECCA, MEMORIES + JAFAR)
    assert [s.sheet[p] >= 0 for p in (4, 5, 8, 12)] == [False, True, True, False]
    assert s.points[NERO] == 4
    assert is_done(s)


@pytest.mark.card("intertwine-fate/straight")
@pytest.mark.parametrize(("jafar", "points"), [(FAR, 6), (BESIDE, 4)])
def test_intertwine_fate_pays_two_for_each_mage_in_the_room(jafar: int, points: int) -> None:
    """And nothing for one elsewhere, who keeps his Spell."""
    s = scene("intertwine-fate", STRAIGHT)
    for m in (REBECCA, TESSA, JAFAR):
        s.where[m] = FAR
        lay_spell(s, m, 0, "gaze", STRAIGHT)
    s.where[JAFAR] = jafar
    cast(s, PICK_ROOM, FAR)
    assert s.points[NERO] == points
    assert (s.sheet[12] >= 0) == (jafar == BESIDE)


@pytest.mark.card("intertwine-fate/reverse")
def test_intertwine_fate_completes_a_quest_of_the_moon_before() -> None:
    """Wash the Wounds: 1 PP and its reward, and 2 PP more; the others are shuffled back unknown."""
    s = scene("intertwine-fate", REVERSE)
    s.moon = 2
    lay_room(s, SANCTUARY, FAR)
    hurt(s, NERO, TESSA, 5)
    wash = hold_quest(s, TESSA, "q1-07")
    put(s, wash, QUEST_DECK)
    before = s.size[QUEST_DECK]
    four = top_of(s, QUEST_DECK, 4)
    cast(s)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted(four)
    answer(s, NERO, PICK_CARD, wash)
    assert s.pile[wash] == COMPLETED + NERO
    assert QUEST_CARDS[s.face[wash]].key == "q1-07", "the one that was picked"
    assert s.points[NERO] == 3
    assert int(damage_on(s, NERO)) == 1, "up to 4 healed"
    assert s.size[QUEST_DECK] == before - 1
    assert not any(s.seat_may_know(c, NERO) for c in cards_in(s, QUEST_DECK))
    assert is_done(s)


@pytest.mark.card("intertwine-fate/reverse")
def test_in_the_first_moon_intertwine_fate_just_pays() -> None:
    """2 PP."""
    s = scene("intertwine-fate", REVERSE)
    cast(s)
    assert s.points[NERO] == 2
    assert s.size[COMPLETED + NERO] == 0
    assert is_done(s)


# --- Lightning Storm -----
def next_turn(s: Table) -> None:
    """As if the Game Turn were the next one."""
    s.turn += 1


@pytest.mark.card("lightning-storm/straight", "lightning-storm/reverse")
@pytest.mark.parametrize(("side", "flag"), [(STRAIGHT, NO_MOVE), (REVERSE, NO_ACTIVATE)])
def test_lightning_storm_strikes_all_and_binds_mages_next_turn(side: int, flag: int) -> None:
    """3 on every model of others outside Cells; Mages hit are bound in the next Action Phase, not now."""
    s = scene("lightning-storm", side)
    s.where[REBECCA] = FAR
    s.where[JAFAR] = BESIDE
    put_summoned(s, ONE_OF_NEROS, LANDSKNECHT, FAR)
    put_summoned(s, ONE_OF_TESSAS, LANDSKNECHT, HOME)
    hurt(s, JAFAR, TESSA, 6)
    cast(s)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, TESSA, ONE_OF_NEROS)] == [0, 3, 0, 0]
    assert s.kind[ONE_OF_TESSAS] == NO_MODEL
    assert s.where[JAFAR] == IN_CELL, "6 and 3 make his 9"
    assert not any(has_flag(s, m, flag) for m in range(4))
    next_turn(s)
    assert [has_flag(s, m, flag) for m in range(4)] == [False, True, False, False], "a defeated Mage is free"
    next_turn(s)
    assert not has_flag(s, REBECCA, flag)


@pytest.mark.card("lightning-storm/straight")
def test_who_takes_no_damage_of_the_storm_is_not_bound() -> None:
    """O41: Light Cape turned it all away, so Rebecca was not hit."""
    s = scene("lightning-storm", STRAIGHT)
    s.where[REBECCA] = FAR
    lay_spell(s, REBECCA, 0, "light-cape", STRAIGHT, ACTIVE)
    cast(s)
    trigger(s, REBECCA, 4)
    assert int(damage_on(s, REBECCA)) == 0
    next_turn(s)
    assert not has_flag(s, REBECCA, NO_MOVE)


# --- Soul Entrapment -----
def step_into(room: int, points: int = 0, damage: int = 0) -> Table:
    """Nero steps into a Room next door; Rebecca far away triggers Soul Entrapment."""
    s = in_action()
    lay_room(s, room, CORNER)
    s.where[NERO] = HOME
    s.where[REBECCA] = FAR
    s.points[NERO] = points
    hurt(s, NERO, TESSA, damage)
    lay_spell(s, REBECCA, 0, "soul-entrapment", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, CORNER, NERO)
    return s


@pytest.mark.card("soul-entrapment/grey")
@pytest.mark.parametrize(("points", "stolen"), [(5, 4), (3, 3), (0, 0)])
def test_soul_entrapment_steals_four_points(points: int, stolen: int) -> None:
    """What is not there cannot be stolen (R159)."""
    s = step_into(CRYPT, points)
    trigger(s, REBECCA, 4)
    assert (s.points[NERO], s.points[REBECCA]) == (points - stolen, stolen)
    assert int(damage_on(s, NERO)) == 0
    assert s.where[NERO] == CORNER


@pytest.mark.card("soul-entrapment/grey")
def test_an_evocation_in_a_grey_room_has_no_points() -> None:
    """Only a Mage sets that colour off; in a yellow Room any model does."""
    for room, asked in ((CRYPT, []), (OBSERVATORY, [4])):
        s = scene("andromeda", STRAIGHT)
        lay_room(s, room, CORNER)
        s.where[REBECCA] = FAR
        lay_spell(s, REBECCA, 0, "soul-entrapment", STRAIGHT, ACTIVE)
        cast(s, PICK_ROOM, CORNER)
        assert may_trigger(s, REBECCA) == asked
        if asked:
            trigger(s, REBECCA, 4)
        assert (s.kind[ONE_OF_NEROS] == NO_MODEL) == bool(asked), "6 damage are too much for an Andromeda"


@pytest.mark.card("soul-entrapment/yellow")
def test_soul_entrapment_deals_six() -> None:
    """Nero lives on and walks on."""
    s = step_into(OBSERVATORY, 5)
    trigger(s, REBECCA, 4)
    assert on(s, NERO) == [0, 6, 0, 0, 0]
    assert s.points[:2] == [5, 0]
    assert offered(s, NERO, STEP) != []


@pytest.mark.card("soul-entrapment/yellow")
def test_a_mage_that_dies_of_soul_entrapment_is_worth_six_to_its_owner_alone() -> None:
    """Tessa's 4 cubes earn nothing; Rebecca takes the Trophy."""
    s = step_into(OBSERVATORY, 0, 4)
    trigger(s, REBECCA, 4)
    assert s.where[NERO] == IN_CELL
    assert s.points[:4] == [0, 6, 0, 0]
    assert (s.taken[REBECCA], s.trophies[NERO]) == (1, 9)
    assert s.decision_of(NERO) is None, "his activation is over (R93)"


# --- Time Stop -----
@pytest.mark.card("time-stop/straight")
def test_time_stop_casts_two_spells_from_hand() -> None:
    """The second may take the place of the first (O103); never that of Time Stop; 2 PP."""
    s = scene("time-stop", STRAIGHT)
    s.where[REBECCA] = BESIDE
    place = lay_spell(s, NERO, 2, "plot", STRAIGHT)
    give(s, NERO, "fireball")
    give(s, NERO, "illusory-pain")
    cast(s)
    card = held(s, NERO, "fireball")
    answer(s, NERO, PICK_CARD, card)
    answer(s, NERO, LAY_SIDE, STRAIGHT, card)
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert int(damage_on(s, REBECCA)) == 3
    answer(s, NERO, LAY_SIDE, STRAIGHT, s.sheet[place])
    assert int(damage_on(s, REBECCA)) == 4, "half of 3, rounded down, more"
    memories = [s.face[c] for c in cards_in(s, MEMORIES + NERO)]
    assert memories == [face_of("fireball"), face_of("plot")]
    assert s.points[NERO] == 2
    assert s.instability[SIDES * HOME + NERO] == 3
    assert is_done(s)


@pytest.mark.card("time-stop/straight")
def test_time_stop_within_a_rite_leaves_both_where_they_are() -> None:
    """O103: Winter Rite casts Time Stop, and neither of the two being resolved is replaced."""
    s = scene("winter-rite", STRAIGHT)
    put_summoned(s, ONE_OF_NEROS, 6, FAR)
    lay_spell(s, NERO, 2, "plot", STRAIGHT)
    lay_spell(s, NERO, 3, "gaze", STRAIGHT)
    give(s, NERO, "time-stop")
    give(s, NERO, "imitation")
    cast(s, PICK_ROOM, FAR)
    assert offered(s, NERO, REPLACE) == [2, 3]
    answer(s, NERO, REPLACE, 3)
    card = held(s, NERO, "time-stop")
    answer(s, NERO, PICK_CARD, card)
    answer(s, NERO, LAY_SIDE, STRAIGHT, card)
    if offered(s, NERO, VORTEX_LAST):
        answer(s, NERO, VORTEX_LAST)
    answer(s, NERO, LAY_SIDE, STRAIGHT, s.sheet[2])
    assert s.face[s.sheet[2]] == face_of("imitation"), "place 2 was the only one left"
    assert (s.status[1], s.status[2], s.status[3]) == (USED, ACTIVE, USED)
    assert s.points[NERO] == 3
    assert is_done(s)


@pytest.mark.card("time-stop/reverse")
def test_time_stop_takes_a_ready_spell_from_every_other_mage() -> None:
    """Quick or Standard, of the owner's choice; Active and Used ones stay; a Cell is out of reach; 4 PP."""
    s = scene("time-stop", REVERSE)
    s.where[REBECCA], s.where[TESSA] = FAR, BESIDE
    quick = s.sheet[lay_spell(s, REBECCA, 0, "fireball", STRAIGHT)]
    standard = s.sheet[lay_spell(s, REBECCA, 2, "maelstrom", STRAIGHT)]
    lay_spell(s, TESSA, 0, "imitation", STRAIGHT, ACTIVE)
    lay_spell(s, TESSA, 1, "plot", STRAIGHT, USED)
    safe = lay_spell(s, JAFAR, 1, "gaze", STRAIGHT)
    cast(s)
    assert sorted(offered(s, REBECCA, DISCARD)) == sorted([quick, standard])
    answer(s, REBECCA, DISCARD, standard)
    assert s.pile[standard] == MEMORIES + REBECCA
    assert (s.sheet[4], s.sheet[8] >= 0, s.sheet[9] >= 0) == (quick, True, True)
    assert s.status[safe] == READY
    assert s.sheet[safe] >= 0, "O89: Jaf'ar is in his Cell"
    assert s.points[NERO] == 4
    assert is_done(s)


@pytest.mark.card("time-stop/reverse")
def test_time_stop_may_be_answered_before_it_reaches_a_mage() -> None:
    """O99: a Special Spell is a Spell; Ghost Assassin counts Nero's 1 face-up Spell."""
    s = scene("time-stop", REVERSE)
    s.where[REBECCA] = FAR
    lay_spell(s, REBECCA, 0, "ghost-assassin", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "maelstrom", STRAIGHT)
    cast(s)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, 0)
    assert s.points[:2] == [4, 1]
    assert s.sheet[5] == -1, "the Spell goes on"
    assert is_done(s)


def test_a_forgotten_spell_is_played_once() -> None:
    """R125: it leaves the game in Clean-up, where others go to Memories."""
    s = scene("disintegration", STRAIGHT)
    s.tokens = [0] * 4
    s.where[REBECCA] = BESIDE
    lay_spell(s, NERO, 2, "fireball", STRAIGHT, USED)
    cast(s, PICK_MODEL, REBECCA)
    assert s.turn == 2
    assert face_of("disintegration") in [s.face[c] for c in cards_in(s, OUT)]
    assert face_of("fireball") in [s.face[c] for c in cards_in(s, MEMORIES + NERO)]
