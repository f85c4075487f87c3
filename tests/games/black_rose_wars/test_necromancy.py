"""The Spells of Necromancy, each side played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.aiming import (
    A_SINGLE,
    AN_AREA,
    MAGE_ONLY,
    NO_FILTER,
    ONESELF,
    OWN_UNDEAD,
    UNDEAD_ONLY,
)
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.casting import ASKS_TARGET
from conclave.games.black_rose_wars.rules.cubes import all_cubes, damage_on, instability_on, put_damage
from conclave.games.black_rose_wars.rules.flags import ATTACK_VALUE, END_OF_GAME_TURN, set_flag
from conclave.games.black_rose_wars.rules.harm import BY_OTHER, remove_evocation
from conclave.games.black_rose_wars.rules.harming import deal
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVE,
    BONE_KNIGHT,
    BRANCH,
    CAST,
    COMBAT,
    CONTINGENCY,
    DISCARD,
    END,
    EVOKE,
    GRIMOIRE,
    HAND,
    LANDSKNECHT,
    MALACODA,
    MEMORIES,
    NECROMANCY,
    NO_MODEL,
    PHYSICAL_ATTACK,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PROFANE,
    PROTECTION,
    REVERSE,
    ROSE,
    SACRED,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    USED,
    VORTEX_LAST,
    WATER,
    YES,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    give,
    in_action,
    lay_spell,
    may_trigger,
    offered,
    put_summoned,
    trigger,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_NERO_TOO, OF_REBECCA = 4, 5, 7
HOME, EAST, FAR_EAST, NEXT_TO_EAST, WEST = at(0, 0), at(1, 0), at(2, 0), at(2, -1), at(-1, 0)


def holding(key: str, side: int) -> Table:
    """Nero in the middle of the Lodge with one Ready Spell; the others still in their Cells."""
    s = in_action()
    s.where[NERO] = HOME
    lay_spell(s, NERO, 1, key, side)
    return s


def cast(s: Table, verb: int = PASS, target: int = -1) -> None:
    """Nero casts his Spell; with one legal target he is not asked for it."""
    begin(s)
    answer(s, NERO, CAST, 1)
    d = s.decision_of(NERO)
    if d is not None and d.about == ASKS_TARGET:
        answer(s, NERO, verb, target)
    assert s.status[1] == USED


def cubes(s: Table, m: int) -> list[int]:
    """The damage on a model, by side."""
    return s.damage[SIDES * m : SIDES * m + SIDES]


def in_evocation_phase(s: Table) -> None:
    """Nobody has a token or a Ready Spell left in the Action Phase, or sacrifices an Active one."""
    s.tokens = [0] * s.seats
    begin(s)
    while s.phase == ACTION:
        answer(s, s.pending[0].seat, END)


# --- what is printed -----
MYSELF = (ONESELF, 0, NO_FILTER)
PRINTED = [
    ("bone-armor", PROTECTION, SACRED, False, MYSELF, MYSELF),
    ("cowardice", COMBAT, PROFANE, True, (A_SINGLE, 2, MAGE_ONLY), (A_SINGLE, 2, MAGE_ONLY)),
    ("epiphany", CONTINGENCY, SACRED, False, MYSELF, MYSELF),
    ("evanescent-hope", CONTINGENCY, SACRED, True, (A_SINGLE, 2, MAGE_ONLY), (AN_AREA, 2, UNDEAD_ONLY)),
    ("gaze", COMBAT, PROFANE, True, (AN_AREA, 2, NO_FILTER), (A_SINGLE, 2, MAGE_ONLY)),
    ("ice-grip", COMBAT, WATER, True, (A_SINGLE, 2, NO_FILTER), (A_SINGLE, 2, NO_FILTER)),
    ("invoke-obscurity", CONTINGENCY, PROFANE, False, (AN_AREA, 2, NO_FILTER), (AN_AREA, 2, NO_FILTER)),
    (
        "obscuritys-grasp", CONTINGENCY, PROFANE, False,
        (A_SINGLE, ANYWHERE, OWN_UNDEAD), (AN_AREA, ANYWHERE, NO_FILTER),
    ),
    ("sick-withering", COMBAT, WATER, False, (A_SINGLE, 2, NO_FILTER), (AN_AREA, 2, NO_FILTER)),
    (
        "summon-obscurity", CONTINGENCY, PROFANE, False,
        (AN_AREA, 2, OWN_UNDEAD), (AN_AREA, ANYWHERE, NO_FILTER),
    ),
    ("traitor-mist", COMBAT, WATER, False, (AN_AREA, 2, NO_FILTER), (AN_AREA, 2, NO_FILTER)),
    ("vampires-bite", COMBAT, PROFANE, True, (A_SINGLE, 1, NO_FILTER), (A_SINGLE, 1, NO_FILTER)),
]  # fmt: skip


def test_what_is_printed_on_the_spells_of_necromancy() -> None:
    """R24: type, element and vortex of each Spell; target, range and filter of each side."""
    found = []
    for spell in SPELLS:
        if spell.school == NECROMANCY:
            straight, reverse = [(side.aim, side.range, side.filter) for side in spell.sides]
            assert spell.sides[0].type == spell.sides[1].type
            found.append((spell.key, spell.sides[0].type, spell.element, spell.vortex, straight, reverse))
    assert found == PRINTED


# --- Bone Armor -----
def armoured(side: int, attack: int = 2) -> Table:
    """Rebecca's Bone Armor is Active; Nero beside her hits as hard as said."""
    s = in_action()
    s.where[NERO] = s.where[REBECCA] = HOME
    lay_spell(s, REBECCA, 0, "bone-armor", side, ACTIVE)
    set_flag(s, NERO, ATTACK_VALUE, attack, END_OF_GAME_TURN, -1, NERO)
    return s


def strike(s: Table) -> None:
    """Nero attacks the only enemy there."""
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)


@pytest.mark.card("bone-armor/straight")
@pytest.mark.parametrize(("attack", "back"), [(2, 2), (5, 5), (7, 5)])
def test_bone_armor_sends_the_damage_back_in_the_attackers_own_cubes(attack: int, back: int) -> None:
    """R87, O46: as much as was taken, at most 5."""
    s = armoured(STRAIGHT, attack)
    strike(s)
    assert cubes(s, REBECCA) == [attack, 0, 0, 0, 0], "it answers damage that has been taken"
    trigger(s, REBECCA, 4)
    assert cubes(s, NERO) == [back, 0, 0, 0, 0]
    assert s.status[4] == USED
    assert all_cubes(s, NERO) == 25


@pytest.mark.card("bone-armor/straight")
def test_bone_armor_strikes_the_evocation_that_attacked() -> None:
    """O46: the cubes are those of the Evocation's controller."""
    s = armoured(STRAIGHT)
    put_summoned(s, OF_NERO, MALACODA, HOME)
    in_evocation_phase(s)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    trigger(s, REBECCA, 4)
    assert s.kind[OF_NERO] == NO_MODEL, "3 damage on 3 Health"
    assert damage_on(s, NERO) == 0
    assert cubes(s, REBECCA) == [3, 0, 0, 0, 0]


@pytest.mark.card("bone-armor/straight")
def test_bone_armor_still_answers_the_blow_that_fells_its_mage() -> None:
    """O99: one cube was room for, so one goes back; then Rebecca falls."""
    s = armoured(STRAIGHT)
    put_damage(s, REBECCA, TESSA, 11)
    strike(s)
    trigger(s, REBECCA, 4)
    assert cubes(s, NERO) == [1, 0, 0, 0, 0]
    assert s.where[REBECCA] == IN_CELL
    assert s.points[:4] == [2, 0, 4, 0]
    assert s.taken[NERO] == 1


@pytest.mark.card("bone-armor/straight", "bone-armor/reverse")
@pytest.mark.parametrize(("side", "places", "points"), [(STRAIGHT, [], 0), (REVERSE, [4], 2)])
def test_only_its_reverse_answers_the_rose(side: int, places: list[int], points: int) -> None:
    """O44: no model deals the damage of the Rose."""
    s = armoured(side)
    deal(s, -1, ROSE, [REBECCA], 2, -1, BY_OTHER)
    begin(s)
    assert may_trigger(s, REBECCA) == places
    if places:
        trigger(s, REBECCA, 4)
    assert s.points[REBECCA] == points
    assert cubes(s, REBECCA) == [0, 0, 0, 0, 2]


@pytest.mark.card("bone-armor/reverse")
@pytest.mark.parametrize(("attack", "points"), [(1, 1), (3, 3), (6, 3)])
def test_bone_armor_turns_pain_into_at_most_three_points(attack: int, points: int) -> None:
    """1 PP for each damage taken; the attacker is left alone."""
    s = armoured(REVERSE, attack)
    strike(s)
    trigger(s, REBECCA, 4)
    assert s.points[REBECCA] == points
    assert damage_on(s, NERO) == 0
    assert damage_on(s, REBECCA) == attack


# --- Cowardice -----
@pytest.mark.card("cowardice/straight")
def test_cowardice_turns_four_cubes_of_ones_choice() -> None:
    """R154: two of Jaf'ar's and two of Rebecca's three; the vortex stays at home."""
    s = holding("cowardice", STRAIGHT)
    s.where[TESSA] = FAR_EAST
    put_damage(s, TESSA, REBECCA, 3)
    put_damage(s, TESSA, JAFAR, 2)
    cast(s)
    assert offered(s, NERO, PICK_CUBE) == [REBECCA, JAFAR]
    answer(s, NERO, PICK_CUBE, JAFAR, TESSA)
    answer(s, NERO, PICK_CUBE, JAFAR, TESSA)
    assert cubes(s, TESSA) == [4, 1, 0, 0, 0]
    assert s.instability[SIDES * HOME + NERO] == 1
    assert s.reserve[:4] == [20, 24, 25, 25]


@pytest.mark.card("cowardice/straight")
def test_cowardice_is_aimed_at_mages_in_a_straight_line_and_ends_with_the_reserve() -> None:
    """R100, O49: neither an Evocation nor a Mage off the lines; one cube left, one converted."""
    s = holding("cowardice", STRAIGHT)
    s.where[REBECCA] = s.where[TESSA] = EAST
    s.where[JAFAR] = at(1, 1)
    put_summoned(s, OF_REBECCA, MALACODA, EAST)
    put_damage(s, TESSA, JAFAR, 3)
    s.reserve[NERO] = 1
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, TESSA)
    answer(s, NERO, VORTEX_LAST)
    assert cubes(s, TESSA) == [1, 0, 0, 2, 0]
    assert instability_on(s, HOME) == 0, "no cube is left for the vortex"


@pytest.mark.card("cowardice/straight")
def test_who_ignores_cowardice_keeps_its_cubes() -> None:
    """R86: Clairvoyance answers a Combat Spell that does no damage at all."""
    s = holding("cowardice", STRAIGHT)
    s.where[TESSA] = EAST
    put_damage(s, TESSA, REBECCA, 3)
    lay_spell(s, TESSA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s)
    trigger(s, TESSA, 8)
    assert cubes(s, TESSA) == [0, 3, 0, 0, 0]
    assert s.points[TESSA] == 1


@pytest.mark.card("cowardice/reverse")
def test_cowardice_hands_ones_wounds_over() -> None:
    """R161: colours stay in the transfer; then two cubes become Nero's."""
    s = holding("cowardice", REVERSE)
    s.where[TESSA] = EAST
    put_damage(s, NERO, TESSA, 2)
    put_damage(s, NERO, JAFAR, 1)
    put_damage(s, TESSA, REBECCA, 1)
    cast(s)
    answer(s, NERO, PICK_CUBE, JAFAR, NERO)
    answer(s, NERO, PICK_CUBE, TESSA, NERO)
    assert cubes(s, NERO) == [0, 0, 1, 0, 0]
    assert cubes(s, TESSA) == [0, 1, 1, 1, 0]
    answer(s, NERO, PICK_CUBE, TESSA, TESSA)
    answer(s, NERO, PICK_CUBE, REBECCA, TESSA)
    assert cubes(s, TESSA) == [2, 0, 0, 1, 0]


@pytest.mark.card("cowardice/reverse")
def test_a_wound_handed_over_may_fell_a_mage() -> None:
    """O55: Tessa's eleventh cube is Jaf'ar's; Nero strikes the blow but has no cube there."""
    s = holding("cowardice", REVERSE)
    s.where[TESSA] = EAST
    put_damage(s, NERO, JAFAR, 2)
    put_damage(s, TESSA, REBECCA, 10)
    cast(s)
    answer(s, NERO, PICK_CUBE, JAFAR, NERO)
    assert s.where[TESSA] == IN_CELL
    assert cubes(s, NERO) == [0, 0, 0, 1, 0], "a full life bar takes no more"
    assert s.points[:4] == [0, 4, 0, 2]
    assert (s.taken[NERO], s.trophies[TESSA]) == (1, 9)


# --- Epiphany -----
def remembering(side: int) -> tuple[Table, list[int]]:
    """Nero's Memories hold four cards, the last one on top."""
    s = holding("epiphany", side)
    cards = [give(s, NERO, key) for key in ("fireball", "maelstrom", "ice-burst", "fire-dash")]
    for c in cards:
        put(s, c, MEMORIES + NERO)
    return s, cards


@pytest.mark.card("epiphany/straight")
@pytest.mark.parametrize(("grimoire", "left", "drawn"), [(7, 9, 2), (0, 2, 2)])
def test_epiphany_shuffles_memories_in_and_draws_two(grimoire: int, left: int, drawn: int) -> None:
    """Four cards of Memories and those of the Grimoire, less the two drawn."""
    s, _ = remembering(STRAIGHT)
    for c in cards_in(s, GRIMOIRE + NERO)[grimoire:]:
        put(s, c, GRIMOIRE + REBECCA)
    cast(s)
    assert (s.size[MEMORIES + NERO], s.size[GRIMOIRE + NERO], s.size[HAND + NERO]) == (0, left, drawn)
    assert all(s.seen_by[c] == 0 for c in cards_in(s, GRIMOIRE + NERO)), "nobody knows the new order"


@pytest.mark.card("epiphany/straight")
def test_epiphany_with_nothing_anywhere_draws_nothing() -> None:
    """O25: it is cast all the same."""
    s = holding("epiphany", STRAIGHT)
    for c in cards_in(s, GRIMOIRE + NERO):
        put(s, c, GRIMOIRE + REBECCA)
    cast(s)
    assert s.size[HAND + NERO] == 0


@pytest.mark.card("epiphany/reverse")
def test_epiphany_brings_back_one_of_the_three_latest_memories() -> None:
    """O94: the others stay where they were, and the oldest is out of reach."""
    s, cards = remembering(REVERSE)
    cast(s)
    assert offered(s, NERO, PICK_CARD) == [cards[3], cards[2], cards[1]]
    assert offered(s, NERO, PASS) == [], "it takes one"
    answer(s, NERO, PICK_CARD, cards[2])
    assert s.pile[cards[2]] == HAND + NERO
    assert cards_in(s, MEMORIES + NERO) == [cards[3], cards[1], cards[0]]


# --- Evanescent Hope -----
@pytest.mark.card("evanescent-hope/straight")
@pytest.mark.parametrize(("before", "after", "mine"), [(3, 2, 2), (1, 0, 2), (0, 0, 0)])
def test_evanescent_hope_takes_from_who_has(before: int, after: int, mine: int) -> None:
    """Only a Mage with PP loses 1, and only then Nero gains 2."""
    s = holding("evanescent-hope", STRAIGHT)
    s.where[TESSA] = FAR_EAST
    s.points[TESSA] = before
    cast(s)
    assert (s.points[TESSA], s.points[NERO]) == (after, mine)
    assert s.instability[SIDES * HOME + NERO] == 1


@pytest.mark.card("evanescent-hope/reverse")
def test_evanescent_hope_feeds_on_an_undead_and_on_all_around_it() -> None:
    """Anyone's Undead goes; Tessa there and Jaf'ar beside count, Nero and Rebecca two Rooms off do not."""
    s = holding("evanescent-hope", REVERSE)
    s.where[TESSA], s.where[JAFAR], s.where[REBECCA] = EAST, FAR_EAST, WEST
    put_summoned(s, OF_REBECCA, LANDSKNECHT, EAST)
    s.points = [0, 5, 4, 0, 0]
    stock = s.stock[LANDSKNECHT]
    cast(s)
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert s.stock[LANDSKNECHT] == stock + 1
    assert s.points[:4] == [2, 5, 3, 0], "one point for Jaf'ar too, who had none to lose"


@pytest.mark.card("evanescent-hope/reverse")
def test_evanescent_hope_needs_a_room_with_an_undead() -> None:
    """O25: a Demon is none; the Spell is spent without effect."""
    s = holding("evanescent-hope", REVERSE)
    s.where[TESSA] = EAST
    put_summoned(s, OF_REBECCA, MALACODA, EAST)
    s.points[TESSA] = 1
    cast(s)
    assert s.kind[OF_REBECCA] == MALACODA
    assert s.points[:4] == [0, 0, 1, 0]
    assert s.instability[SIDES * HOME + NERO] == 1, "its vortex comes all the same"


# --- Gaze -----
@pytest.mark.card("gaze/straight")
@pytest.mark.parametrize(("cube", "after"), [(JAFAR, [1, 0, 0, 1, 0]), (NERO, [3, 0, 0, 0, 0])])
def test_gaze_hits_a_room_and_turns_or_deals_a_cube_around_it(cube: int, after: list[int]) -> None:
    """2 damage in the Room; around it a foreign cube is converted, else 1 damage is dealt."""
    s = holding("gaze", STRAIGHT)
    s.where[REBECCA], s.where[TESSA], s.where[JAFAR] = EAST, FAR_EAST, NEXT_TO_EAST
    put_summoned(s, OF_NERO, MALACODA, EAST)
    put_summoned(s, OF_REBECCA, MALACODA, NEXT_TO_EAST)
    put_damage(s, TESSA, cube, 2)
    put_damage(s, NERO, TESSA, 1)
    cast(s, PICK_ROOM, EAST)
    assert cubes(s, REBECCA) == [2, 0, 0, 0, 0]
    assert cubes(s, TESSA) == after
    assert cubes(s, JAFAR) == cubes(s, OF_REBECCA) == [1, 0, 0, 0, 0]
    assert cubes(s, NERO) == [0, 0, 1, 0, 0], "he is next door himself"
    assert damage_on(s, OF_NERO) == 0, "R83"


@pytest.mark.card("gaze/straight")
def test_a_mage_beside_the_room_is_asked_before_gaze_reaches_it() -> None:
    """O99: Tessa ignores the clause that would convert her cube."""
    s = holding("gaze", STRAIGHT)
    s.where[REBECCA], s.where[TESSA] = EAST, FAR_EAST
    put_damage(s, TESSA, JAFAR, 1)
    lay_spell(s, TESSA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s, PICK_ROOM, EAST)
    assert cubes(s, REBECCA) == [2, 0, 0, 0, 0]
    trigger(s, TESSA, 8)
    assert cubes(s, TESSA) == [0, 0, 0, 1, 0]


@pytest.mark.card("gaze/reverse")
@pytest.mark.parametrize(("foreign", "points"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_gaze_pays_for_what_it_cannot_turn(foreign: int, points: int) -> None:
    """2 damage, 2 converted, 1 PP for each short of it."""
    s = holding("gaze", REVERSE)
    s.where[TESSA] = FAR_EAST
    put_damage(s, TESSA, JAFAR, foreign)
    cast(s)
    assert cubes(s, TESSA) == [2 + min(2, foreign), 0, 0, max(0, foreign - 2), 0]
    assert s.points[NERO] == points


@pytest.mark.card("gaze/reverse")
def test_gaze_pays_nothing_for_a_mage_it_fells() -> None:
    """10 of Rebecca's and 1 of Nero's: 4 and 2 PP for the defeat, and no more."""
    s = holding("gaze", REVERSE)
    s.where[TESSA] = EAST
    put_damage(s, TESSA, REBECCA, 10)
    cast(s)
    assert s.where[TESSA] == IN_CELL
    assert s.points[:4] == [2, 4, 0, 0]


# --- Ice Grip -----
@pytest.mark.card("ice-grip/straight")
def test_ice_grip_takes_three_from_any_model() -> None:
    """Range 2 in a line; an Evocation of 4 Health lives on with 1."""
    s = holding("ice-grip", STRAIGHT)
    s.where[REBECCA], s.where[TESSA] = EAST, at(1, 1)
    put_summoned(s, OF_REBECCA, BONE_KNIGHT, FAR_EAST)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, OF_REBECCA]
    answer(s, NERO, PICK_MODEL, OF_REBECCA)
    assert cubes(s, OF_REBECCA) == [3, 0, 0, 0, 0]
    assert damage_on(s, REBECCA) == 0


@pytest.mark.card("ice-grip/reverse")
@pytest.mark.parametrize(("foreign", "left"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_ice_grip_costs_a_mage_what_cannot_be_turned(foreign: int, left: int) -> None:
    """2 damage, 2 converted, and the Mage loses 1 of its 3 PP for each short of it."""
    s = holding("ice-grip", REVERSE)
    s.where[TESSA] = FAR_EAST
    s.points[TESSA] = 3
    put_damage(s, TESSA, JAFAR, foreign)
    cast(s)
    assert cubes(s, TESSA) == [2 + min(2, foreign), 0, 0, max(0, foreign - 2), 0]
    assert (s.points[TESSA], s.points[NERO]) == (left, 0)


@pytest.mark.card("ice-grip/reverse")
def test_ice_grip_on_an_evocation_costs_its_owner_nothing() -> None:
    """Only a Mage loses PP."""
    s = holding("ice-grip", REVERSE)
    put_summoned(s, OF_REBECCA, BONE_KNIGHT, EAST)
    put_damage(s, OF_REBECCA, TESSA, 1)
    s.points[REBECCA] = 3
    cast(s)
    assert cubes(s, OF_REBECCA) == [3, 0, 0, 0, 0]
    assert s.points[REBECCA] == 3


# --- Invoke Obscurity -----
@pytest.mark.card("invoke-obscurity/straight")
@pytest.mark.parametrize(
    ("branch", "points", "kinds"),
    [(0, 4, [NO_MODEL, NO_MODEL]), (1, 1, [BONE_KNIGHT, LANDSKNECHT])],
)
def test_invoke_obscurity_sells_an_undead_or_buys_one(branch: int, points: int, kinds: list[int]) -> None:
    """With 2 PP: 2 more for Rebecca's Undead, or a Bone Knight for that one."""
    s = holding("invoke-obscurity", STRAIGHT)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, FAR_EAST)
    s.points[NERO] = 2
    cast(s, PICK_ROOM, FAR_EAST)
    answer(s, NERO, BRANCH, branch)
    assert s.points[NERO] == points
    assert [s.kind[OF_NERO], s.kind[OF_REBECCA]] == kinds


@pytest.mark.card("invoke-obscurity/straight")
@pytest.mark.parametrize(("points", "kind"), [(1, BONE_KNIGHT), (0, NO_MODEL)])
def test_without_a_point_there_is_no_bone_knight(points: int, kind: int) -> None:
    """O30: a branch that cannot begin is not offered; with neither there is nothing."""
    s = holding("invoke-obscurity", STRAIGHT)
    s.points[NERO] = points
    cast(s, PICK_ROOM, EAST)
    assert s.kind[OF_NERO] == kind
    assert s.points[NERO] == 0


@pytest.mark.card("invoke-obscurity/reverse")
@pytest.mark.parametrize(("where", "kind"), [(EAST, BONE_KNIGHT), (FAR_EAST, LANDSKNECHT)])
def test_invoke_obscurity_makes_a_bone_knight_of_ones_own_undead(where: int, kind: int) -> None:
    """Nero's in the Room, not Rebecca's there, nor his own elsewhere."""
    s = holding("invoke-obscurity", REVERSE)
    put_summoned(s, OF_NERO, LANDSKNECHT, EAST)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, FAR_EAST)
    put_damage(s, OF_NERO, REBECCA, 2)
    cast(s, PICK_ROOM, where)
    assert (s.kind[OF_NERO], s.where[OF_NERO]) == (kind, EAST)
    assert damage_on(s, OF_NERO) == (0 if kind == BONE_KNIGHT else 2)
    assert s.kind[OF_REBECCA] == LANDSKNECHT


# --- Obscurity's Grasp -----
def grasping() -> Table:
    """Nero's Undead far in the west, Rebecca's beside him, Tessa far in the east."""
    s = holding("obscuritys-grasp", STRAIGHT)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(-2, 0))
    put_summoned(s, OF_REBECCA, LANDSKNECHT, EAST)
    s.where[TESSA] = FAR_EAST
    return s


@pytest.mark.card("obscuritys-grasp/straight")
@pytest.mark.parametrize(("verb", "damage"), [(YES, 2), (PASS, 0)])
def test_obscuritys_grasp_sends_ones_undead_to_a_mage(verb: int, damage: int) -> None:
    """Only Nero's own can be named; it goes where a Mage is, and may attack."""
    s = grasping()
    cast(s)
    assert offered(s, NERO, PICK_ROOM) == [HOME, FAR_EAST]
    answer(s, NERO, PICK_ROOM, FAR_EAST)
    assert s.where[OF_NERO] == FAR_EAST
    answer(s, NERO, verb)
    assert damage_on(s, TESSA) == damage


@pytest.mark.card("obscuritys-grasp/reverse")
def test_obscuritys_grasp_changes_places_with_anyones_undead() -> None:
    """At any range; both enter."""
    s = grasping()
    s.side[1] = REVERSE
    cast(s, PICK_ROOM, EAST)
    answer(s, NERO, BRANCH, 0)
    assert (s.where[NERO], s.where[OF_REBECCA]) == (EAST, HOME)


@pytest.mark.card("obscuritys-grasp/reverse")
def test_obscuritys_grasp_may_summon_instead_while_there_are_landsknechts() -> None:
    """R117, O30: without a card in reserve, and without an Undead there, nothing is left to choose."""
    s = grasping()
    s.side[1] = REVERSE
    cast(s, PICK_ROOM, EAST)
    answer(s, NERO, BRANCH, 1)
    assert (s.kind[OF_NERO_TOO], s.where[OF_NERO_TOO]) == (LANDSKNECHT, EAST)
    s = grasping()
    s.side[1] = REVERSE
    s.stock[LANDSKNECHT] = 0
    cast(s, PICK_ROOM, EAST)
    assert s.where[NERO] == EAST, "changing places was the only thing to do"


# --- Sick Withering -----
@pytest.mark.card("sick-withering/straight")
def test_sick_withering_creeps_from_model_to_model() -> None:
    """O84: 3, then 1 each to new enemies at most one Room from the last."""
    s = holding("sick-withering", STRAIGHT)
    s.where[TESSA], s.where[REBECCA], s.where[JAFAR] = EAST, FAR_EAST, at(2, -2)
    put_summoned(s, OF_REBECCA, MALACODA, NEXT_TO_EAST)
    put_summoned(s, OF_NERO, MALACODA, EAST)
    cast(s, PICK_MODEL, TESSA)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, OF_REBECCA], "Jaf'ar is two Rooms off"
    answer(s, NERO, PICK_MODEL, OF_REBECCA)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, JAFAR], "not Tessa again"
    answer(s, NERO, PICK_MODEL, JAFAR)
    assert [damage_on(s, m) for m in (NERO, REBECCA, TESSA, JAFAR, OF_NERO, OF_REBECCA)] == [0, 0, 3, 1, 0, 1]
    assert offered(s, NERO, PICK_MODEL) == [], "from Jaf'ar's Room nobody new is near"


@pytest.mark.card("sick-withering/straight")
def test_sick_withering_may_stop_at_any_link() -> None:
    """Only the first model is struck."""
    s = holding("sick-withering", STRAIGHT)
    s.where[TESSA] = s.where[REBECCA] = EAST
    cast(s, PICK_MODEL, TESSA)
    answer(s, NERO, PASS)
    assert [damage_on(s, m) for m in (REBECCA, TESSA)] == [0, 3]


@pytest.mark.card("sick-withering/straight")
def test_each_link_of_sick_withering_may_be_ignored_for_itself() -> None:
    """O99, R86: Tessa ignores it, but it creeps on from her; Rebecca is asked when she is named."""
    s = holding("sick-withering", STRAIGHT)
    s.where[TESSA], s.where[REBECCA], s.where[JAFAR] = EAST, FAR_EAST, NEXT_TO_EAST
    lay_spell(s, TESSA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s, PICK_MODEL, TESSA)
    trigger(s, TESSA, 8)
    assert damage_on(s, TESSA) == 0
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    answer(s, NERO, PICK_MODEL, JAFAR)
    assert [damage_on(s, m) for m in (REBECCA, TESSA, JAFAR)] == [0, 0, 1]


@pytest.mark.card("sick-withering/reverse")
def test_sick_withering_turns_two_on_everybody_around() -> None:
    """Tessa in the Room lacks one cube and loses 1 PP; Rebecca beside it lacks none; Jaf'ar is too far."""
    s = holding("sick-withering", REVERSE)
    s.where[TESSA], s.where[REBECCA], s.where[JAFAR] = EAST, FAR_EAST, WEST
    put_damage(s, TESSA, JAFAR, 1)
    put_damage(s, REBECCA, TESSA, 3)
    put_damage(s, NERO, TESSA, 2)
    s.points = [3, 3, 3, 3, 0]
    cast(s, PICK_ROOM, EAST)
    assert cubes(s, TESSA) == [1, 0, 0, 0, 0]
    assert cubes(s, REBECCA) == [2, 0, 1, 0, 0]
    assert cubes(s, NERO) == [0, 0, 2, 0, 0]
    assert s.points[:4] == [3, 3, 2, 3]


@pytest.mark.card("sick-withering/reverse")
def test_who_ignores_sick_withering_loses_neither_cube_nor_point() -> None:
    """O99, R86: Rebecca beside the Room is asked before it reaches her, and Tessa is hit all the same."""
    s = holding("sick-withering", REVERSE)
    s.where[TESSA], s.where[REBECCA] = EAST, FAR_EAST
    put_damage(s, REBECCA, TESSA, 1)
    s.points = [0, 3, 3, 0, 0]
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s, PICK_ROOM, EAST)
    trigger(s, REBECCA, 4)
    assert cubes(s, REBECCA) == [0, 0, 1, 0, 0]
    assert s.points[:4] == [0, 4, 1, 0]


# --- Summon Obscurity -----
def obscured(kind: int) -> Table:
    """Nero has cast Summon Obscurity on his Undead next door, beside Tessa and Rebecca's; no tokens left."""
    s = holding("summon-obscurity", STRAIGHT)
    s.tokens = [0] * 4
    put_summoned(s, OF_NERO, kind, EAST)
    put_summoned(s, OF_NERO_TOO, MALACODA, EAST)
    put_summoned(s, OF_REBECCA, kind, EAST)
    s.where[TESSA] = EAST
    lay_spell(s, NERO, 0, "obscuritys-grasp", STRAIGHT)
    cast(s)
    return s


def act(s: Table, m: int) -> None:
    """An Evocation of Nero's attacks Tessa where it stands."""
    answer(s, NERO, EVOKE, m)
    answer(s, NERO, PHYSICAL_ATTACK, m)
    answer(s, NERO, PICK_MODEL, TESSA)


@pytest.mark.card("summon-obscurity/straight")
def test_summon_obscurity_pays_three_points_in_all() -> None:
    """Two blows of 2 make 3 PP; the Malacoda, no Undead, pays nothing."""
    s = obscured(LANDSKNECHT)
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, EAST)
    answer(s, NERO, YES)
    answer(s, NERO, PICK_MODEL, TESSA)
    assert s.points[NERO] == 2
    act(s, OF_NERO_TOO)
    assert s.points[NERO] == 2
    act(s, OF_NERO)
    assert s.points[NERO] == 3
    assert damage_on(s, TESSA) == 7


@pytest.mark.card("summon-obscurity/straight")
def test_summon_obscurity_counts_what_was_really_dealt() -> None:
    """A Bone Knight hits for 4, but Tessa has 1 Health left: 1 PP, and 2 for the second rank."""
    s = obscured(BONE_KNIGHT)
    put_damage(s, TESSA, REBECCA, 10)
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, EAST)
    answer(s, NERO, YES)
    answer(s, NERO, PICK_MODEL, TESSA)
    assert s.where[TESSA] == IN_CELL
    assert s.points[:4] == [3, 4, 0, 0]


@pytest.mark.card("summon-obscurity/straight")
def test_summon_obscurity_ends_with_its_undead() -> None:
    """O50: another Landsknecht that takes the fallen one's place brings nothing."""
    s = obscured(LANDSKNECHT)
    remove_evocation(s, OF_NERO)
    put_summoned(s, OF_NERO, LANDSKNECHT, EAST)
    answer(s, NERO, CAST, 0)
    answer(s, NERO, PICK_ROOM, EAST)
    answer(s, NERO, YES)
    answer(s, NERO, PICK_MODEL, TESSA)
    assert damage_on(s, TESSA) == 2
    assert s.points[NERO] == 0


@pytest.mark.card("summon-obscurity/straight")
def test_summon_obscurity_needs_an_undead_of_ones_own() -> None:
    """The Room of Rebecca's Undead is no target."""
    s = holding("summon-obscurity", STRAIGHT)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, EAST)
    cast(s)
    assert s.lasting == []


@pytest.mark.card("summon-obscurity/reverse")
def test_summon_obscurity_lets_an_undead_act_at_once() -> None:
    """R148: two steps, then a blow."""
    s = holding("summon-obscurity", REVERSE)
    put_summoned(s, OF_NERO, LANDSKNECHT, at(-2, 0))
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(-2, 0))
    s.where[TESSA] = HOME
    cast(s, PICK_ROOM, at(-2, 0))
    answer(s, NERO, BRANCH, 0)
    answer(s, NERO, STEP, WEST, OF_NERO)
    answer(s, NERO, STEP, HOME, OF_NERO)
    assert offered(s, NERO, STEP) == [], "it moves 2"
    answer(s, NERO, YES)
    assert damage_on(s, TESSA) == 2


@pytest.mark.card("summon-obscurity/reverse")
def test_summon_obscurity_raises_a_landsknecht_anywhere() -> None:
    """Without an Undead of Nero's there, it is the only branch."""
    s = holding("summon-obscurity", REVERSE)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(-2, 0))
    cast(s, PICK_ROOM, at(-2, 0))
    assert (s.kind[OF_NERO], s.where[OF_NERO]) == (LANDSKNECHT, at(-2, 0))


# --- Traitor Mist -----
def misty(side: int) -> Table:
    """Rebecca with a Ready Spell in the Room, Tessa without one beside it, Jaf'ar with one two Rooms away."""
    s = holding("traitor-mist", side)
    s.where[REBECCA], s.where[TESSA], s.where[JAFAR] = EAST, FAR_EAST, WEST
    lay_spell(s, NERO, 2, "fireball", STRAIGHT)
    lay_spell(s, REBECCA, 2, "fireball", STRAIGHT)
    lay_spell(s, JAFAR, 1, "fireball", STRAIGHT)
    return s


@pytest.mark.card("traitor-mist/straight", "traitor-mist/reverse")
@pytest.mark.parametrize(("side", "points", "damage"), [(STRAIGHT, 1, 0), (REVERSE, 0, 2)])
def test_traitor_mist_spares_who_gives_up_a_ready_spell(side: int, points: int, damage: int) -> None:
    """O88: Rebecca's Spell goes to her Memories; Tessa has none to give, Jaf'ar is out of it."""
    s = misty(side)
    card = s.sheet[6]
    cast(s, PICK_ROOM, EAST)
    answer(s, REBECCA, BRANCH, 0)
    assert s.pile[card] == MEMORIES + REBECCA
    assert s.sheet[6] == -1
    assert s.points[NERO] == points
    assert [damage_on(s, m) for m in (NERO, REBECCA, TESSA, JAFAR)] == [0, 0, damage, 0]
    assert s.sheet[13] >= 0
    assert s.decision_of(JAFAR) is None


@pytest.mark.card("traitor-mist/straight", "traitor-mist/reverse")
@pytest.mark.parametrize(("side", "points", "damage"), [(STRAIGHT, 2, 0), (REVERSE, 0, 2)])
def test_traitor_mist_may_be_defied(side: int, points: int, damage: int) -> None:
    """Rebecca keeps her Spell and pays like Tessa."""
    s = misty(side)
    cast(s, PICK_ROOM, EAST)
    answer(s, REBECCA, BRANCH, 1)
    assert s.sheet[6] >= 0
    assert s.points[NERO] == points
    assert [damage_on(s, m) for m in (REBECCA, TESSA)] == [damage, damage]


@pytest.mark.card("traitor-mist/straight", "traitor-mist/reverse")
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
def test_who_ignores_traitor_mist_is_not_asked(side: int) -> None:
    """R86, O99: neither a Spell nor a price; Tessa beside the Room is asked for her Protection as well."""
    s = misty(side)
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    lay_spell(s, TESSA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s, PICK_ROOM, EAST)
    trigger(s, REBECCA, 4)
    trigger(s, TESSA, 8)
    assert s.sheet[6] >= 0
    assert s.points[:4] == [0, 1, 1, 0], "1 PP each for Clairvoyance"
    assert sum(s.damage) == 0


@pytest.mark.card("traitor-mist/straight", "traitor-mist/reverse")
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
def test_the_victim_of_traitor_mist_chooses_which_spell_goes(side: int) -> None:
    """Of two Ready ones one goes; an Active one is not Ready."""
    s = misty(side)
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    other = s.sheet[lay_spell(s, REBECCA, 3, "maelstrom", STRAIGHT)]
    cast(s, PICK_ROOM, EAST)
    answer(s, REBECCA, BRANCH, 0)
    assert offered(s, REBECCA, DISCARD) == [s.sheet[6], other]
    answer(s, REBECCA, DISCARD, other)
    assert s.pile[other] == MEMORIES + REBECCA
    assert s.sheet[6] >= 0


# --- Vampire's Bite -----
@pytest.mark.card("vampires-bite/straight")
def test_vampires_bite_hurts_and_heals_two() -> None:
    """R156: Nero names the cubes that go; range 1."""
    s = holding("vampires-bite", STRAIGHT)
    s.where[TESSA], s.where[REBECCA] = EAST, FAR_EAST
    put_damage(s, NERO, TESSA, 1)
    put_damage(s, NERO, JAFAR, 2)
    cast(s)
    answer(s, NERO, PICK_CUBE, TESSA, NERO)
    assert cubes(s, NERO) == [0, 0, 0, 1, 0]
    assert cubes(s, TESSA) == [2, 0, 0, 0, 0]
    assert damage_on(s, REBECCA) == 0
    assert s.reserve[TESSA] == 25


@pytest.mark.card("vampires-bite/reverse")
@pytest.mark.parametrize(("before", "stolen"), [(2, 1), (0, 0)])
def test_vampires_bite_steals_a_point_from_a_mage(before: int, stolen: int) -> None:
    """R159: what the victim lacks cannot be stolen."""
    s = holding("vampires-bite", REVERSE)
    s.where[TESSA] = EAST
    s.points[TESSA] = before
    cast(s)
    assert s.points[:4] == [stolen, 0, before - stolen, 0]
    assert damage_on(s, TESSA) == 2


@pytest.mark.card("vampires-bite/reverse")
def test_vampires_bite_steals_nothing_for_an_evocation() -> None:
    """Its owner's PP are safe."""
    s = holding("vampires-bite", REVERSE)
    put_summoned(s, OF_REBECCA, BONE_KNIGHT, EAST)
    s.points[REBECCA] = 2
    cast(s)
    assert s.points[:2] == [0, 2]
    assert damage_on(s, OF_REBECCA) == 2
    assert offered(s, NERO, STOP) == []
