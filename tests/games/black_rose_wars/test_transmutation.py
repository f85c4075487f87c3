"""The Spells of Transmutation, each side played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.aiming import (
    A_SINGLE,
    AN_AREA,
    INSTABILITY_3,
    NO_FILTER,
    ONESELF,
    WITH_ALTAR,
    WITH_MUTANT_ALTAR,
)
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.casting import ASKS_TARGET
from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on, put_damage
from conclave.games.black_rose_wars.rules.flags import (
    ATTACK_VALUE,
    END_OF_GAME_TURN,
    IS_ABOMINATION,
    has_flag,
    set_flag,
)
from conclave.games.black_rose_wars.rules.harm import BY_OTHER
from conclave.games.black_rose_wars.rules.harming import deal
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE, colour_at, name_at
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ARENA,
    BONE_KNIGHT,
    CAST,
    COMBAT,
    CONTINGENCY,
    DISCARD,
    DIVINE_ALTAR,
    EARTH,
    END,
    EVOKE,
    FIRE,
    FORGO,
    GARDEN,
    GREEN,
    HAND,
    MALACODA,
    MEMORIES,
    MUTANT_ALTAR,
    NO_MODEL,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PROTECTION,
    RED,
    REPLACE,
    REVERSE,
    ROSE,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    TRANSMUTATION,
    TREASURE_ROOM,
    USED,
    VORTEX_FIRST,
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
    lay_room,
    lay_spell,
    offered,
    put_summoned,
    trigger,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA = 4, 7
HOME, EAST, FAR_EAST, WEST = at(0, 0), at(1, 0), at(2, 0), at(-1, 0)


def holding(key: str, side: int) -> Table:
    """Nero in the middle with one Ready Spell; a Room of 6 slots in the east; the others in their Cells."""
    s = in_action()
    lay_room(s, ARENA, EAST)
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


def load(s: Table, hex_: int, side: int, n: int) -> None:
    """Instability of a side lies in a Room."""
    s.instability[SIDES * hex_ + side] += n
    s.reserve[side] -= n


def unrest(s: Table, hex_: int) -> list[int]:
    """The Instability in a Room, by side."""
    return s.instability[SIDES * hex_ : SIDES * hex_ + SIDES]


def cubes(s: Table, m: int) -> list[int]:
    """The damage on a model, by side."""
    return s.damage[SIDES * m : SIDES * m + SIDES]


def strike_at_once(s: Table, where: int = HOME) -> None:
    """Nero takes the move and the attack that his Spell grants."""
    answer(s, NERO, YES)
    if where == HOME:
        answer(s, NERO, STOP, NERO)
    else:
        answer(s, NERO, STEP, where, NERO)


# --- what is printed -----
MYSELF = (ONESELF, 0, NO_FILTER)
PRINTED = [
    ("acid-explosion", COMBAT, WATER, True, (A_SINGLE, 2, NO_FILTER), (AN_AREA, 2, NO_FILTER)),
    ("disfiguring-mutation", CONTINGENCY, FIRE, True, MYSELF, MYSELF),
    ("implosion-rite", CONTINGENCY, EARTH, False, (AN_AREA, 2, WITH_MUTANT_ALTAR), (AN_AREA, 1, NO_FILTER)),
    ("magic-eruption", PROTECTION, FIRE, False, MYSELF, MYSELF),
    ("mutation-rite", CONTINGENCY, WATER, False, (AN_AREA, 2, WITH_MUTANT_ALTAR), (AN_AREA, 1, NO_FILTER)),
    ("overload", CONTINGENCY, FIRE, True, (AN_AREA, ANYWHERE, NO_FILTER), (AN_AREA, ANYWHERE, WITH_ALTAR)),
    ("putrefying-poison", COMBAT, WATER, False, MYSELF, (A_SINGLE, 1, NO_FILTER)),
    (
        "rite-of-change", CONTINGENCY, EARTH, False,
        (AN_AREA, ANYWHERE, WITH_MUTANT_ALTAR), (AN_AREA, 1, NO_FILTER),
    ),
    ("rite-of-control", CONTINGENCY, EARTH, False, (AN_AREA, 0, NO_FILTER), (AN_AREA, 1, NO_FILTER)),
    ("stone-claws", COMBAT, EARTH, True, MYSELF, MYSELF),
    (
        "unstable-bind", CONTINGENCY, WATER, True,
        (AN_AREA, ANYWHERE, INSTABILITY_3), (AN_AREA, ANYWHERE, INSTABILITY_3),
    ),
    ("unstable-flames", COMBAT, FIRE, False, MYSELF, MYSELF),
]  # fmt: skip


def test_what_is_printed_on_the_spells_of_transmutation() -> None:
    """R24: type, element and vortex of each Spell; target, range and filter of each side."""
    found = []
    for spell in SPELLS:
        if spell.school == TRANSMUTATION:
            straight, reverse = [(side.aim, side.range, side.filter) for side in spell.sides]
            assert spell.sides[0].type == spell.sides[1].type
            found.append((spell.key, spell.sides[0].type, spell.element, spell.vortex, straight, reverse))
    assert found == PRINTED


# --- Acid Explosion -----
@pytest.mark.card("acid-explosion/straight")
@pytest.mark.parametrize(("paid", "damage"), [(True, 3), (False, 1)])
def test_acid_explosion_hits_harder_for_a_card(paid: bool, damage: int) -> None:
    """A card from hand to Memories makes 3 of 1; range 2, any model."""
    s = holding("acid-explosion", STRAIGHT)
    s.where[TESSA] = FAR_EAST
    card = give(s, NERO, "fireball")
    give(s, NERO, "maelstrom")
    cast(s)
    answer(s, NERO, DISCARD, card) if paid else answer(s, NERO, PASS)
    assert cubes(s, TESSA) == [damage, 0, 0, 0, 0]
    assert (s.pile[card] == MEMORIES + NERO) == paid
    assert s.size[HAND + NERO] == (1 if paid else 2)
    assert unrest(s, HOME) == [1, 0, 0, 0, 0]


@pytest.mark.card("acid-explosion/straight")
def test_acid_explosion_asks_nobody_with_an_empty_hand() -> None:
    """1 damage, without a question."""
    s = holding("acid-explosion", STRAIGHT)
    put_summoned(s, OF_REBECCA, MALACODA, EAST)
    cast(s)
    assert damage_on(s, OF_REBECCA) == 1


@pytest.mark.card("acid-explosion/reverse")
@pytest.mark.parametrize(("paid", "damage", "placed"), [(True, 0, 2), (False, 1, 0)])
def test_acid_explosion_hurts_or_shakes_a_room(paid: bool, damage: int, placed: int) -> None:
    """1 damage to every enemy there, or for a card 2 Instability instead."""
    s = holding("acid-explosion", REVERSE)
    s.where[TESSA] = EAST
    put_summoned(s, OF_REBECCA, MALACODA, EAST)
    put_summoned(s, OF_NERO, MALACODA, EAST)
    card = give(s, NERO, "fireball")
    give(s, NERO, "maelstrom")
    cast(s, PICK_ROOM, EAST)
    answer(s, NERO, DISCARD, card) if paid else answer(s, NERO, PASS)
    assert [damage_on(s, m) for m in (TESSA, OF_REBECCA, OF_NERO)] == [damage, damage, 0]
    assert unrest(s, EAST) == [placed, 0, 0, 0, 0]
    assert s.size[HAND + NERO] == (1 if paid else 2)


# --- Disfiguring Mutation -----
@pytest.mark.card("disfiguring-mutation/straight")
def test_disfigured_one_moves_and_strikes_with_one_action() -> None:
    """One token: a step, the blow, and then no step more."""
    s = holding("disfiguring-mutation", STRAIGHT)
    s.where[TESSA] = EAST
    cast(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, EAST, NERO)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert damage_on(s, TESSA) == 2
    assert offered(s, NERO, STEP) == offered(s, NERO, PHYSICAL_ATTACK) == []
    answer(s, NERO, STOP)
    assert s.tokens[NERO] == 1


@pytest.mark.card("disfiguring-mutation/straight")
def test_disfigured_one_may_strike_first_and_leave() -> None:
    """Either order: two steps follow the blow."""
    s = holding("disfiguring-mutation", STRAIGHT)
    s.where[TESSA] = HOME
    cast(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, STEP, EAST, NERO)
    answer(s, NERO, STEP, FAR_EAST, NERO)
    assert damage_on(s, TESSA) == 2
    assert s.where[NERO] == FAR_EAST
    assert offered(s, NERO, STEP) == []


@pytest.mark.card("disfiguring-mutation/straight")
def test_without_it_a_move_is_only_a_move() -> None:
    """R75: what the Spell changes."""
    s = holding("disfiguring-mutation", STRAIGHT)
    s.where[TESSA] = HOME
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, PHYSICAL_ATTACK) == []


@pytest.mark.card("disfiguring-mutation/reverse")
def test_an_abomination_strikes_for_three_now_and_in_the_evocation_phase() -> None:
    """O58: a step and 3 damage at once; later an act of two steps and 3 more; Clean-up ends it."""
    s = holding("disfiguring-mutation", REVERSE)
    s.tokens = [0] * 4
    s.where[TESSA] = EAST
    cast(s)
    strike_at_once(s, EAST)
    assert cubes(s, TESSA) == [3, 0, 0, 0, 0]
    assert offered(s, NERO, EVOKE) == [NERO]
    s.where[TESSA] = at(-1, 0)
    answer(s, NERO, EVOKE, NERO)
    answer(s, NERO, STEP, HOME, NERO)
    answer(s, NERO, STEP, WEST, NERO)
    assert offered(s, NERO, STEP) == [], "its movement is 2"
    answer(s, NERO, PHYSICAL_ATTACK, NERO)
    assert cubes(s, TESSA) == [6, 0, 0, 0, 0]
    assert s.turn == 2, "it acts once; the Game Turn is over"
    assert not has_flag(s, NERO, IS_ABOMINATION)


@pytest.mark.card("disfiguring-mutation/reverse")
def test_an_abomination_keeps_its_health_and_ends_with_its_defeat() -> None:
    """O58: Nero falls at his own 10; in his Cell he is himself again and does not act."""
    s = holding("disfiguring-mutation", REVERSE)
    put_damage(s, NERO, TESSA, 9)
    cast(s)
    answer(s, NERO, PASS)
    assert has_flag(s, NERO, IS_ABOMINATION)
    deal(s, -1, ROSE, [NERO], 1, -1, BY_OTHER)
    s.pending = []
    s.tokens = [0] * 4
    begin(s)
    assert s.where[NERO] == IN_CELL
    assert not has_flag(s, NERO, IS_ABOMINATION)
    assert offered(s, NERO, EVOKE) == []


@pytest.mark.card("disfiguring-mutation/reverse")
def test_an_abomination_takes_no_evocation_place() -> None:
    """O58: three Evocations and the Mage itself are asked for."""
    s = holding("disfiguring-mutation", REVERSE)
    s.tokens = [0] * 4
    for m in range(OF_NERO, OF_NERO + 3):
        put_summoned(s, m, MALACODA, EAST)
    cast(s)
    answer(s, NERO, PASS)
    assert offered(s, NERO, EVOKE) == [OF_NERO, OF_NERO + 1, OF_NERO + 2, NERO]
    assert offered(s, NERO, END) == [-1]


# --- Rites -----
@pytest.mark.card("implosion-rite/straight", "mutation-rite/straight")
@pytest.mark.parametrize(("key", "placed", "points"), [("implosion-rite", 4, 0), ("mutation-rite", 2, 2)])
def test_a_rite_consumes_anyones_mutant_altar(key: str, placed: int, points: int) -> None:
    """Only a Room with a Mutant Altar in range 2 will do: not a Divine one, not one off the lines."""
    s = holding(key, STRAIGHT)
    put_summoned(s, OF_REBECCA, MUTANT_ALTAR, EAST)
    put_summoned(s, OF_REBECCA + 1, DIVINE_ALTAR, FAR_EAST)
    put_summoned(s, OF_REBECCA + 2, MUTANT_ALTAR, at(1, 1))
    stock = s.stock[MUTANT_ALTAR]
    cast(s)
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert s.stock[MUTANT_ALTAR] == stock + 1
    assert unrest(s, EAST) == [placed, 0, 0, 0, 0]
    assert s.points[NERO] == points


@pytest.mark.card("implosion-rite/straight")
def test_a_room_takes_no_more_than_its_slots() -> None:
    """R112: the Garden has 4, one of them full."""
    s = holding("implosion-rite", STRAIGHT)
    lay_room(s, GARDEN, EAST)
    load(s, EAST, TESSA, 1)
    put_summoned(s, OF_NERO, MUTANT_ALTAR, EAST)
    cast(s)
    assert unrest(s, EAST) == [3, 0, 1, 0, 0]


@pytest.mark.card(
    "implosion-rite/reverse", "mutation-rite/reverse", "rite-of-change/reverse", "rite-of-control/reverse"
)
@pytest.mark.parametrize(
    ("key", "placed", "points"),
    [("implosion-rite", 1, 0), ("mutation-rite", 0, 1), ("rite-of-change", 3, 0), ("rite-of-control", 0, 3)],
)
def test_a_rite_raises_a_mutant_altar_beside_its_caster(key: str, placed: int, points: int) -> None:
    """Range 1; with the new one there are three Mutant Altars in the Lodge."""
    s = holding(key, REVERSE)
    put_summoned(s, OF_REBECCA, MUTANT_ALTAR, at(-2, 0))
    put_summoned(s, OF_REBECCA + 1, MUTANT_ALTAR, FAR_EAST)
    put_summoned(s, OF_REBECCA + 2, DIVINE_ALTAR, FAR_EAST)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert FAR_EAST not in offered(s, NERO, PICK_ROOM)
    answer(s, NERO, PICK_ROOM, EAST)
    assert (s.kind[OF_NERO], s.where[OF_NERO]) == (MUTANT_ALTAR, EAST)
    assert unrest(s, EAST) == [placed, 0, 0, 0, 0]
    assert s.points[NERO] == points


@pytest.mark.card("rite-of-control/reverse")
@pytest.mark.parametrize(("verb", "target", "points"), [(REPLACE, OF_NERO + 1, 3), (FORGO, -1, 2)])
def test_a_fourth_evocation_replaces_one_or_is_given_up(verb: int, target: int, points: int) -> None:
    """R118: two Altars and a Malacoda are there; the PP count what stands in the end."""
    s = holding("rite-of-control", REVERSE)
    for m, kind in ((OF_NERO, MUTANT_ALTAR), (OF_NERO + 1, MALACODA), (OF_NERO + 2, MUTANT_ALTAR)):
        put_summoned(s, m, kind, FAR_EAST)
    cast(s, PICK_ROOM, EAST)
    answer(s, NERO, verb, target)
    assert s.points[NERO] == points
    assert s.kind[OF_NERO + 1] == (MUTANT_ALTAR if verb == REPLACE else MALACODA)


@pytest.mark.card("rite-of-control/straight")
@pytest.mark.parametrize(("altars", "n"), [(0, 0), (2, 2), (5, 4)])
def test_rite_of_control_pays_for_each_altar_up_to_four(altars: int, n: int) -> None:
    """PP and Instability in Nero's own Room, whoever owns the Altars."""
    s = holding("rite-of-control", STRAIGHT)
    for m in range(OF_NERO, OF_NERO + altars):
        put_summoned(s, m, MUTANT_ALTAR, FAR_EAST)
    cast(s)
    assert s.points[NERO] == n
    assert unrest(s, HOME) == [n, 0, 0, 0, 0]


# --- Rite of Change -----
def changing() -> Table:
    """Rebecca's Mutant Altar stands in the Arena, the Treasure Room lies in the west, one Room is gone."""
    s = holding("rite-of-change", STRAIGHT)
    lay_room(s, TREASURE_ROOM, WEST)
    s.destroyed[FAR_EAST] = 1
    put_summoned(s, OF_REBECCA, MUTANT_ALTAR, EAST)
    return s


@pytest.mark.card("rite-of-change/straight")
def test_rite_of_change_makes_a_room_another_and_activates_it() -> None:
    """O77: name, colour and effect; its own token is flipped, the other's is not."""
    s = changing()
    cast(s)
    assert not {HOME, EAST, FAR_EAST} & set(offered(s, NERO, PICK_ROOM)), "not Black Rose, itself, destroyed"
    assert len(offered(s, NERO, PICK_ROOM)) == 16
    answer(s, NERO, PICK_ROOM, WEST)
    assert (name_at(s, EAST), colour_at(s, EAST)) == (TREASURE_ROOM, GREEN)
    answer(s, NERO, YES)
    assert s.points[NERO] == 1
    assert (s.flipped[EAST], s.flipped[WEST]) == (1, 0)


@pytest.mark.card("rite-of-change/straight")
def test_a_changed_room_may_be_left_alone_until_clean_up_turns_it_back() -> None:
    """R126: declined, it can still be activated in the usual way this turn."""
    s = changing()
    s.tokens = [1, 0, 0, 0]
    cast(s)
    answer(s, NERO, PICK_ROOM, WEST)
    answer(s, NERO, PASS)
    assert s.flipped[EAST] == 0
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, EAST, NERO)
    answer(s, NERO, ACTIVATE, EAST)
    assert s.points[NERO] == 1
    assert s.turn == 2, "an Altar has nothing to do in the Evocation Phase"
    assert (name_at(s, EAST), colour_at(s, EAST)) == (ARENA, RED)


@pytest.mark.card("rite-of-change/straight")
def test_a_flipped_token_stays_flipped_under_another_name() -> None:
    """R11: the changed Room was activated already."""
    s = changing()
    s.flipped[EAST] = s.activated[EAST] = 1
    cast(s)
    answer(s, NERO, PICK_ROOM, WEST)
    answer(s, NERO, YES)
    assert s.points[NERO] == 0


# --- Magic Eruption -----
def erupting(side: int) -> Table:
    """Rebecca's Magic Eruption is Active; Nero beside her hits for 3."""
    s = in_action()
    lay_room(s, ARENA, EAST)
    s.where[NERO] = s.where[REBECCA] = EAST
    lay_spell(s, REBECCA, 0, "magic-eruption", side, ACTIVE)
    set_flag(s, NERO, ATTACK_VALUE, 3, END_OF_GAME_TURN, -1, NERO)
    return s


@pytest.mark.card("magic-eruption/straight", "magic-eruption/reverse")
@pytest.mark.parametrize(("side", "damage", "placed"), [(STRAIGHT, 3, 3), (REVERSE, 0, 1)])
def test_magic_eruption_turns_pain_into_instability(side: int, damage: int, placed: int) -> None:
    """Straight after the damage, one cube each; reverse before it, which then never comes, and one cube."""
    s = erupting(side)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert damage_on(s, REBECCA) == (3 if side == STRAIGHT else 0)
    trigger(s, REBECCA, 4)
    assert damage_on(s, REBECCA) == damage
    assert unrest(s, EAST) == [0, placed, 0, 0, 0]
    assert s.status[4] == USED


@pytest.mark.card("magic-eruption/straight", "magic-eruption/reverse")
@pytest.mark.parametrize(("side", "damage", "placed"), [(STRAIGHT, 2, 2), (REVERSE, 0, 1)])
def test_magic_eruption_answers_the_rose_as_well(side: int, damage: int, placed: int) -> None:
    """O44: plain damage is its condition."""
    s = erupting(side)
    deal(s, -1, ROSE, [REBECCA], 2, -1, BY_OTHER)
    begin(s)
    trigger(s, REBECCA, 4)
    assert cubes(s, REBECCA) == [0, 0, 0, 0, damage]
    assert unrest(s, EAST) == [0, placed, 0, 0, 0]


@pytest.mark.card("magic-eruption/straight")
def test_magic_eruption_works_on_the_blow_that_fells() -> None:
    """O99: Rebecca still stands in the Room; only the cube that found place counts."""
    s = erupting(STRAIGHT)
    put_damage(s, REBECCA, TESSA, 11)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    trigger(s, REBECCA, 4)
    assert unrest(s, EAST) == [0, 1, 0, 0, 0]
    assert s.where[REBECCA] == IN_CELL


# --- Overload -----
@pytest.mark.card("overload/straight")
def test_overload_sells_two_cubes_of_ones_choice() -> None:
    """Anywhere; 1 PP for each cube that goes home."""
    s = holding("overload", STRAIGHT)
    load(s, at(-2, 0), TESSA, 2)
    load(s, at(-2, 0), JAFAR, 1)
    cast(s, PICK_ROOM, at(-2, 0))
    answer(s, NERO, PICK_CUBE, JAFAR, at(-2, 0))
    assert unrest(s, at(-2, 0)) == [0, 0, 1, 0, 0]
    assert s.points[NERO] == 2
    assert s.reserve[JAFAR] == 25
    assert unrest(s, HOME) == [1, 0, 0, 0, 0]


@pytest.mark.card("overload/straight")
@pytest.mark.parametrize(("verb", "points", "left"), [(VORTEX_FIRST, 1, 0), (VORTEX_LAST, 0, 1)])
def test_overload_may_sell_its_own_vortex(verb: int, points: int, left: int) -> None:
    """R112: placed before the effect, the cube in Nero's own Room is worth a point; after it, it stays."""
    s = holding("overload", STRAIGHT)
    cast(s, PICK_ROOM, HOME)
    answer(s, NERO, verb)
    assert s.points[NERO] == points
    assert instability_on(s, HOME) == left


@pytest.mark.card("overload/reverse")
@pytest.mark.parametrize("kind", [DIVINE_ALTAR, MUTANT_ALTAR])
def test_overload_shakes_a_room_with_an_altar(kind: int) -> None:
    """Any Altar, anyone's, anywhere; a Room with other Evocations is no target."""
    s = holding("overload", REVERSE)
    put_summoned(s, OF_REBECCA, kind, EAST)
    put_summoned(s, OF_NERO, MALACODA, FAR_EAST)
    cast(s)
    assert unrest(s, EAST) == [2, 0, 0, 0, 0]
    assert instability_on(s, FAR_EAST) == 0


# --- Putrefying Poison -----
@pytest.mark.card("putrefying-poison/straight")
def test_putrefying_poison_follows_each_physical_attack() -> None:
    """One cube where Nero stands, for the attack granted and for the next one; not for Evocations."""
    s = holding("putrefying-poison", STRAIGHT)
    s.where[TESSA] = EAST
    put_summoned(s, OF_NERO, MALACODA, EAST)
    for seat in (REBECCA, TESSA, JAFAR):
        s.tokens[seat] = 0
    s.tokens[NERO] = 1
    cast(s)
    strike_at_once(s, EAST)
    assert unrest(s, EAST) == [1, 0, 0, 0, 0]
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert unrest(s, EAST) == [2, 0, 0, 0, 0]
    answer(s, NERO, STOP)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert unrest(s, EAST) == [2, 0, 0, 0, 0]
    assert damage_on(s, TESSA) == 7


@pytest.mark.card("putrefying-poison/reverse")
@pytest.mark.parametrize(("damage", "placed"), [(1, 0), (5, 2), (6, 3), (10, 3)])
def test_putrefying_poison_seeps_out_of_wounds(damage: int, placed: int) -> None:
    """One for every two damage, at most 3, where the model stands; range 1."""
    s = holding("putrefying-poison", REVERSE)
    s.where[TESSA] = EAST
    s.where[JAFAR] = FAR_EAST
    put_damage(s, TESSA, REBECCA, damage)
    cast(s)
    assert unrest(s, EAST) == [placed, 0, 0, 0, 0]
    assert damage_on(s, TESSA) == damage


@pytest.mark.card("putrefying-poison/reverse")
def test_putrefying_poison_may_be_aimed_at_any_model() -> None:
    """Nero's own Evocation is a target like any other (R99)."""
    s = holding("putrefying-poison", REVERSE)
    put_summoned(s, OF_NERO, BONE_KNIGHT, EAST)
    put_damage(s, OF_NERO, REBECCA, 3)
    s.where[TESSA] = EAST
    cast(s, PICK_MODEL, OF_NERO)
    assert unrest(s, EAST) == [1, 0, 0, 0, 0]


# --- Stone Claws -----
def clawed(side: int) -> Table:
    """Tessa, Rebecca, her Malacoda and Nero's stand in the east."""
    s = holding("stone-claws", side)
    s.where[TESSA] = s.where[REBECCA] = EAST
    put_summoned(s, OF_REBECCA, MALACODA, EAST)
    put_summoned(s, OF_NERO, MALACODA, EAST)
    cast(s)
    return s


@pytest.mark.card("stone-claws/straight")
def test_stone_claws_rake_every_enemy_in_the_room() -> None:
    """2 damage to each, nobody is named, Nero's own are spared; later attacks this turn do the same."""
    s = clawed(STRAIGHT)
    strike_at_once(s, EAST)
    assert [damage_on(s, m) for m in (REBECCA, TESSA, OF_REBECCA, OF_NERO)] == [2, 2, 2, 0]
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    assert [damage_on(s, m) for m in (REBECCA, TESSA)] == [4, 4]
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert unrest(s, HOME) == [1, 0, 0, 0, 0], "the vortex stays where the Spell was revealed"


@pytest.mark.card("stone-claws/reverse")
def test_stone_claws_sharpen_ones_attack_to_three() -> None:
    """One victim, named; 3 damage now and with the next Physical Action."""
    s = clawed(REVERSE)
    strike_at_once(s, EAST)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA, OF_REBECCA]
    answer(s, NERO, PICK_MODEL, TESSA)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PICK_MODEL, TESSA)
    assert [damage_on(s, m) for m in (REBECCA, TESSA, OF_REBECCA)] == [0, 6, 0]


@pytest.mark.card("stone-claws/straight", "stone-claws/reverse")
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
def test_stone_claws_need_not_strike_at_once(side: int) -> None:
    """O30: declined, Nero stays where he is and nobody is hurt."""
    s = clawed(side)
    answer(s, NERO, PASS)
    assert s.where[NERO] == HOME
    assert sum(s.damage) == 0


# --- Unstable Bind -----
@pytest.mark.card("unstable-bind/straight")
def test_unstable_bind_burns_three_cubes_to_heal_two() -> None:
    """Only a Room with 3 or more is a target; colours are Nero's choice."""
    s = holding("unstable-bind", STRAIGHT)
    load(s, EAST, TESSA, 3)
    load(s, EAST, JAFAR, 1)
    load(s, FAR_EAST, TESSA, 2)
    put_damage(s, NERO, REBECCA, 3)
    cast(s)
    answer(s, NERO, PICK_CUBE, TESSA, EAST)
    answer(s, NERO, PICK_CUBE, JAFAR, EAST)
    assert unrest(s, EAST) == [0, 0, 1, 0, 0]
    assert cubes(s, NERO) == [0, 1, 0, 0, 0]


@pytest.mark.card("unstable-bind/reverse")
def test_unstable_bind_builds_an_altar_of_three_cubes() -> None:
    """Anywhere in the Lodge."""
    s = holding("unstable-bind", REVERSE)
    load(s, at(-2, 0), TESSA, 4)
    cast(s)
    assert instability_on(s, at(-2, 0)) == 1
    assert (s.kind[OF_NERO], s.where[OF_NERO]) == (MUTANT_ALTAR, at(-2, 0))


@pytest.mark.card("unstable-bind/straight", "unstable-bind/reverse")
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
def test_three_cubes_are_enough_for_unstable_bind(side: int) -> None:
    """All three go home; then the healing, or the Altar."""
    s = holding("unstable-bind", side)
    load(s, EAST, TESSA, 3)
    put_damage(s, NERO, REBECCA, 2)
    cast(s)
    assert instability_on(s, EAST) == 0
    assert s.reserve[TESSA] == 25
    assert damage_on(s, NERO) == (0 if side == STRAIGHT else 2)
    assert s.kind[OF_NERO] == (NO_MODEL if side == STRAIGHT else MUTANT_ALTAR)


@pytest.mark.card("unstable-bind/straight", "unstable-bind/reverse")
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
def test_unstable_bind_with_too_little_instability_does_nothing(side: int) -> None:
    """O25: it is spent, and its vortex comes."""
    s = holding("unstable-bind", side)
    load(s, EAST, TESSA, 2)
    put_damage(s, NERO, REBECCA, 1)
    cast(s)
    assert unrest(s, EAST) == [0, 0, 2, 0, 0]
    assert damage_on(s, NERO) == 1
    assert s.kind[OF_NERO] == NO_MODEL
    assert unrest(s, HOME) == [1, 0, 0, 0, 0]


# --- Unstable Flames -----
def burning(side: int, instability: int) -> Table:
    """Nero beside Tessa has cast Unstable Flames and strikes at once; Tessa's cubes lie in the Room."""
    s = holding("unstable-flames", side)
    s.where[TESSA] = HOME
    load(s, HOME, TESSA, instability)
    cast(s)
    strike_at_once(s)
    return s


@pytest.mark.card("unstable-flames/straight")
@pytest.mark.parametrize(("instability", "verb", "damage"), [(1, YES, 3), (1, PASS, 2), (0, YES, 2)])
def test_unstable_flames_feed_on_instability(instability: int, verb: int, damage: int) -> None:
    """A cube of the Room for 1 more damage, if Nero likes and there is one."""
    s = burning(STRAIGHT, instability)
    answer(s, NERO, verb)
    assert cubes(s, TESSA) == [damage, 0, 0, 0, 0]
    assert unrest(s, HOME) == [0, 0, instability if verb == PASS else 0, 0, 0]


@pytest.mark.card("unstable-flames/straight", "unstable-flames/reverse")
@pytest.mark.parametrize(
    ("side", "damage", "left"), [(STRAIGHT, 3, [0, 0, 0, 0, 0]), (REVERSE, 0, [2, 0, 1, 0, 0])]
)
def test_unstable_flames_burn_where_one_step_leads(side: int, damage: int, left: list[int]) -> None:
    """After one step at most, in the Room where Nero then stands; the cube at home is out of reach."""
    s = holding("unstable-flames", side)
    s.where[TESSA] = EAST
    load(s, HOME, TESSA, 1)
    load(s, EAST, TESSA, 1)
    cast(s)
    strike_at_once(s, EAST)
    answer(s, NERO, YES)
    assert damage_on(s, TESSA) == damage
    assert unrest(s, EAST) == left
    assert unrest(s, HOME) == [0, 0, 1, 0, 0]


@pytest.mark.card("unstable-flames/straight")
def test_unstable_flames_burn_at_every_attack_of_the_turn() -> None:
    """Two attacks, two cubes, 6 damage."""
    s = burning(STRAIGHT, 2)
    answer(s, NERO, YES)
    assert damage_on(s, TESSA) == 3
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, YES)
    assert damage_on(s, TESSA) == 6
    assert instability_on(s, HOME) == 0


@pytest.mark.card("unstable-flames/reverse")
@pytest.mark.parametrize(("verb", "damage", "placed"), [(YES, 0, 2), (PASS, 2, 0)])
def test_unstable_flames_may_shake_the_room_instead(verb: int, damage: int, placed: int) -> None:
    """2 Instability of Nero's for all the damage of the attack."""
    s = burning(REVERSE, 0)
    answer(s, NERO, verb)
    assert damage_on(s, TESSA) == damage
    assert unrest(s, HOME) == [placed, 0, 0, 0, 0]
