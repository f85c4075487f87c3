"""The Spells of Illusion, side by side, played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.action import ASKS_ACTION
from conclave.games.black_rose_wars.rules.cubes import damage_on, put_damage
from conclave.games.black_rose_wars.rules.flags import ATTACK_VALUE, END_OF_GAME_TURN, set_flag
from conclave.games.black_rose_wars.rules.piles import cards_in
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ANDROMEDA,
    BRANCH,
    CAST,
    COMPLETE,
    COMPLETED,
    CRYPT,
    DIVINE_ALTAR,
    FORGE,
    FORGO,
    GARDEN,
    HAND,
    LANDSKNECHT,
    LAY_SIDE,
    MALACODA,
    MIRRORS_ROOM,
    NAME_ELEMENT,
    NO_MODEL,
    ORACLE_ROOM,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_MODEL,
    PICK_ROOM,
    QUESTS,
    READY,
    REVERSE,
    ROSE,
    SANCTUARY,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    THE_ABYSS,
    TREASURE_ROOM,
    USED,
    VORTEX_LAST,
    WATER,
    YES,
)
from conclave.kernel.events import EVERYONE
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    face_of,
    give,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    put_summoned,
    trigger,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
ONE_OF_NEROS, ANOTHER = 4, 5
ONE_OF_REBECCAS, ONE_OF_TESSAS = 7, 10
SMILE, WEEP = 0, 1
HOME = at(0, 1)
BESIDE = at(0, 0)
CORNER = at(-1, 2)
FAR = at(2, -2)


def scene(key: str, side: int, switches: int = RULEBOOK) -> Table:
    """Nero stands at home with a Ready Standard Spell; the others are still in their Cells."""
    s = in_action(4, switches)
    s.where[NERO] = HOME
    lay_spell(s, NERO, 1, key, side)
    return s


def cast(s: Table, verb: int = -1, x: int = -1) -> None:
    """Nero casts his Spell, at a model or Room if it takes one."""
    if not s.pending:
        begin(s)
    answer(s, NERO, CAST, 1)
    if offered(s, NERO, NAME_ELEMENT):
        answer(s, NERO, NAME_ELEMENT, WATER)
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


def blue_only_at(s: Table, *hexes: int) -> None:
    """The three blue Rooms lie on some hexes, or else out of the way."""
    spare = [h for h in (at(-2, 0), at(-2, 1), at(-2, 2)) if h not in hexes]
    for room, hex_ in zip((MIRRORS_ROOM, ORACLE_ROOM, THE_ABYSS), [*hexes, *spare], strict=False):
        lay_room(s, room, hex_)


# --- ranges -----
@pytest.mark.card(
    "illusory-pain/straight", "illusory-pain/reverse", "suggestion/straight", "suggestion/reverse"
)
@pytest.mark.parametrize(
    ("key", "side", "reached"),
    [
        ("illusory-pain", STRAIGHT, [REBECCA, ONE_OF_REBECCAS]),
        ("illusory-pain", REVERSE, [REBECCA, ONE_OF_REBECCAS]),
        ("suggestion", STRAIGHT, [ONE_OF_REBECCAS, ONE_OF_REBECCAS + 1]),
        ("suggestion", REVERSE, [REBECCA, TESSA]),
    ],
)
def test_a_spell_names_models_up_to_two_rooms_away(key: str, side: int, reached: list[int]) -> None:
    """R100, and one side of Suggestion is for Evocations, the other for Mages."""
    s = scene(key, side)
    where = [at(0, -1), at(0, -1), at(0, -2), at(0, -2)]
    models = [reached[0], reached[1], JAFAR, ONE_OF_TESSAS]
    for m, hex_ in zip(models, where, strict=True):
        if m < 4:
            s.where[m] = hex_
        else:
            put_summoned(s, m, LANDSKNECHT, hex_)
    put_summoned(s, ANOTHER, LANDSKNECHT, FAR)
    if key == "suggestion" and side == REVERSE:
        put_summoned(s, ONE_OF_REBECCAS, LANDSKNECHT, BESIDE)
    elif key == "suggestion":
        s.where[TESSA] = BESIDE
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == reached


# --- Andromeda -----
@pytest.mark.card("andromeda/straight")
def test_andromeda_is_summoned_up_to_two_rooms_away() -> None:
    """The token of the caster; a third Room, or one round a corner, is out of reach."""
    s = scene("andromeda", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert at(0, -1) in offered(s, NERO, PICK_ROOM)
    assert at(1, -1) not in offered(s, NERO, PICK_ROOM)
    assert at(0, -2) not in offered(s, NERO, PICK_ROOM)
    answer(s, NERO, PICK_ROOM, at(0, -1))
    assert (s.kind[ONE_OF_NEROS], s.where[ONE_OF_NEROS]) == (ANDROMEDA, at(0, -1))
    assert s.stock[ANDROMEDA] == 2
    assert is_done(s)


@pytest.mark.card("andromeda/straight")
def test_a_fourth_evocation_may_be_given_up() -> None:
    """R118."""
    s = scene("andromeda", STRAIGHT)
    for m in (4, 5, 6):
        put_summoned(s, m, LANDSKNECHT, FAR)
    cast(s, PICK_ROOM, BESIDE)
    answer(s, NERO, FORGO)
    assert [s.kind[m] for m in (4, 5, 6)] == [LANDSKNECHT] * 3
    assert is_done(s)


def andromeda_scene(key: str) -> Table:
    """Nero at home, an Andromeda of his far away and one of Rebecca's beside him; a Spell in his hand."""
    s = scene("andromeda", REVERSE)
    put_summoned(s, ONE_OF_NEROS, ANDROMEDA, FAR)
    put_summoned(s, ONE_OF_REBECCAS, ANDROMEDA, BESIDE)
    lay_spell(s, NERO, 2, "plot", STRAIGHT)
    give(s, NERO, key)
    return s


@pytest.mark.card("andromeda/reverse")
def test_a_spell_from_hand_is_measured_from_ones_andromeda() -> None:
    """O86: Fireball reaches the Rooms next to the Andromeda, none next to Nero; vortices stay with him."""
    s = andromeda_scene("fireball")
    s.where[REBECCA] = at(1, -1)
    cast(s)
    answer(s, NERO, LAY_SIDE, STRAIGHT, s.sheet[2])
    assert set(offered(s, NERO, PICK_ROOM)) == {FAR, at(1, -2), at(1, -1), at(2, -1)}
    answer(s, NERO, PICK_ROOM, at(1, -1))
    assert s.damage[SIDES * REBECCA + NERO] == 3
    assert s.instability[SIDES * HOME + NERO] == 2
    assert s.instability[SIDES * FAR + NERO] == 0
    assert s.where[NERO] == HOME
    assert is_done(s)


@pytest.mark.card("andromeda/reverse")
@pytest.mark.parametrize(("where", "reached"), [(at(1, -1), True), (at(1, 0), False)])
def test_a_single_target_is_measured_from_the_andromeda_too(where: int, reached: bool) -> None:
    """Illusory Pain, range 2: (1, -1) is next to it; (1, 0) next to Nero, but in no line with it."""
    s = andromeda_scene("illusory-pain")
    s.where[REBECCA] = where
    s.where[TESSA] = FAR
    cast(s)
    answer(s, NERO, LAY_SIDE, STRAIGHT, s.sheet[2])
    assert (REBECCA in offered(s, NERO, PICK_MODEL)) == reached
    assert TESSA in offered(s, NERO, PICK_MODEL)
    assert ONE_OF_REBECCAS in offered(s, NERO, PICK_MODEL), "two Rooms off in a line"
    answer(s, NERO, PICK_MODEL, TESSA)
    assert int(damage_on(s, TESSA)) == 2


@pytest.mark.card("andromeda/reverse")
def test_range_0_is_the_andromedas_room() -> None:
    """A rite from hand summons its Altar there."""
    s = andromeda_scene("autumn-rite")
    cast(s)
    answer(s, NERO, LAY_SIDE, REVERSE, s.sheet[2])
    assert (s.kind[ANOTHER], s.where[ANOTHER]) == (DIVINE_ALTAR, FAR)
    assert s.points[NERO] == 1
    assert is_done(s)


@pytest.mark.card("andromeda/reverse")
def test_of_two_andromedas_one_is_picked() -> None:
    """One of one's own."""
    s = andromeda_scene("fireball")
    put_summoned(s, ANOTHER, ANDROMEDA, at(-2, 0))
    cast(s)
    assert offered(s, NERO, PICK_MODEL) == [ONE_OF_NEROS, ANOTHER]
    answer(s, NERO, PICK_MODEL, ANOTHER)
    answer(s, NERO, LAY_SIDE, STRAIGHT, s.sheet[2])
    assert at(-1, 0) in offered(s, NERO, PICK_ROOM)
    assert FAR not in offered(s, NERO, PICK_ROOM)


@pytest.mark.card("andromeda/reverse")
def test_without_an_andromeda_of_ones_own_nothing_is_cast() -> None:
    """Rebecca's does not help."""
    s = andromeda_scene("fireball")
    s.kind[ONE_OF_NEROS] = NO_MODEL
    s.where[ONE_OF_NEROS] = -1
    cast(s)
    assert s.size[HAND + NERO] == 1
    assert s.status[2] == READY
    assert is_done(s)


# --- Arcane Mirage -----
@pytest.mark.card("arcane-mirage/straight")
def test_arcane_mirage_turns_a_room_blue_and_counts_blue_rooms() -> None:
    """Rebecca there, Tessa and her Malacoda in the Oracle Room, Nero's own nowhere counted: 3 PP."""
    s = scene("arcane-mirage", STRAIGHT)
    blue_only_at(s, at(2, 0))
    lay_room(s, FORGE, FAR)
    s.where[REBECCA] = FAR
    s.where[TESSA] = s.where[ONE_OF_TESSAS] = at(2, 0)
    s.where[JAFAR] = BESIDE
    put_summoned(s, ONE_OF_TESSAS, MALACODA, at(2, 0))
    put_summoned(s, ONE_OF_NEROS, LANDSKNECHT, FAR)
    cast(s, PICK_ROOM, FAR)
    assert s.points[NERO] == 3
    assert is_done(s)


@pytest.mark.card("arcane-mirage/straight")
def test_a_room_turned_blue_sets_off_traps_for_blue_rooms() -> None:
    """R90, O77: Jester Hat waits for blue Rooms; Rebecca's is set off in what was green."""
    s = scene("arcane-mirage", STRAIGHT)
    blue_only_at(s)
    lay_room(s, CRYPT, CORNER)
    lay_spell(s, REBECCA, 0, "jester-hat", STRAIGHT, ACTIVE)
    cast(s, PICK_ROOM, CORNER)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, CORNER, NERO)
    assert may_trigger(s, REBECCA) == [4]


@pytest.mark.card("arcane-mirage/straight", "arcane-mirage/reverse")
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
def test_arcane_mirage_pays_four_at_most(side: int) -> None:
    """Five models of others are there."""
    s = scene("arcane-mirage", side)
    blue_only_at(s)
    lay_room(s, FORGE, FAR)
    for m in (REBECCA, TESSA, JAFAR):
        s.where[m] = FAR
    put_summoned(s, ONE_OF_REBECCAS, LANDSKNECHT, FAR)
    put_summoned(s, ONE_OF_TESSAS, LANDSKNECHT, FAR)
    cast(s, PICK_ROOM, FAR)
    assert s.points[NERO] == 4


@pytest.mark.card("arcane-mirage/reverse")
def test_arcane_mirage_counts_the_rooms_of_another_colour() -> None:
    """Green: Rebecca in the Forge, Jaf'ar in the Garden; Tessa in a blue Room counts for nothing."""
    s = scene("arcane-mirage", REVERSE)
    blue_only_at(s, at(2, 0))
    lay_room(s, FORGE, FAR)
    lay_room(s, GARDEN, at(-2, 1))
    s.where[REBECCA] = FAR
    s.where[JAFAR] = at(-2, 1)
    s.where[TESSA] = at(2, 0)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert len(offered(s, NERO, PICK_ROOM)) == 16, "all but the three blue ones"
    assert at(2, 0) not in offered(s, NERO, PICK_ROOM)
    answer(s, NERO, PICK_ROOM, at(-2, 1))
    assert s.points[NERO] == 2
    assert is_done(s)


# --- Deceiving Image -----
def activation_scene(key: str, points: int = 0, switches: int = RULEBOOK) -> Table:
    """Nero is about to activate the Treasure Room; Rebecca, far away, has a Trap for that Active."""
    s = in_action(4, switches)
    lay_room(s, TREASURE_ROOM, HOME)
    s.where[NERO] = HOME
    s.where[REBECCA] = FAR
    s.points[NERO] = points
    lay_spell(s, REBECCA, 0, key, STRAIGHT, ACTIVE)
    return s


def activate_treasure(s: Table) -> None:
    """Nero declares the activation and Rebecca answers it."""
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HOME)
    trigger(s, REBECCA, 4)


@pytest.mark.card("deceiving-image/straight")
@pytest.mark.parametrize(("branch", "damage", "points"), [(SMILE, 1, 0), (WEEP, 2, 1)])
def test_deceiving_image_stops_an_activation_or_strikes_harder(branch: int, damage: int, points: int) -> None:
    """O77: stopped, the token stays unflipped, but this Action has no other activation."""
    s = activation_scene("deceiving-image")
    activate_treasure(s)
    answer(s, REBECCA, BRANCH, branch)
    assert s.damage[SIDES * NERO + REBECCA] == damage
    assert s.points[NERO] == points
    assert (s.flipped[HOME], s.activated[HOME]) == (points, points)
    assert offered(s, NERO, ACTIVATE) == []
    assert offered(s, NERO, STEP) != [], "the move goes on"


@pytest.mark.card("deceiving-image/straight")
def test_a_mage_struck_down_while_activating_loses_the_activation() -> None:
    """O51: the token stays unflipped; his activation in the Action Phase is over."""
    s = activation_scene("deceiving-image")
    hurt(s, NERO, REBECCA, 8)
    activate_treasure(s)
    answer(s, REBECCA, BRANCH, WEEP)
    assert s.where[NERO] == IN_CELL
    assert (s.flipped[HOME], s.points[NERO], s.points[REBECCA]) == (0, 0, 5)
    assert s.decision_of(NERO) is None


def quest_scene(key: str, side: int = STRAIGHT) -> Table:
    """After any Action of his Nero may complete Crowded Threshold, worth 2; Rebecca's Trap waits for it."""
    s = in_action()
    for m in (NERO, REBECCA, TESSA):
        s.where[m] = HOME
    hold_quest(s, NERO, "q1-31")
    lay_spell(s, REBECCA, 0, key, side, ACTIVE)
    begin(s)
    return s


def act_and_complete(s: Table) -> int:
    """Nero moves nowhere, completes his Quest, and Rebecca answers; returns the Quest."""
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    (card,) = offered(s, NERO, COMPLETE)
    answer(s, NERO, COMPLETE, card)
    trigger(s, REBECCA, 4)
    return card


@pytest.mark.card("deceiving-image/reverse")
def test_deceiving_image_draws_a_quest_of_the_same_moon() -> None:
    """The Quest is completed all the same: 2 PP and its reward, 1 damage to each other there."""
    s = quest_scene("deceiving-image", REVERSE)
    top = s.top[14]
    card = act_and_complete(s)
    answer(s, REBECCA, BRANCH, SMILE)
    assert cards_in(s, QUESTS + REBECCA) == [top]
    assert s.pile[card] == COMPLETED + NERO
    assert s.points[NERO] == 2
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, TESSA)] == [0, 1, 1]


@pytest.mark.card("deceiving-image/reverse")
def test_deceiving_image_keeps_a_quest_open_for_this_turn() -> None:
    """No points, no reward; after the next Action it is not even offered, though its goal is met."""
    s = quest_scene("deceiving-image", REVERSE)
    card = act_and_complete(s)
    answer(s, REBECCA, BRANCH, WEEP)
    assert s.pile[card] == QUESTS + NERO
    assert s.points[NERO] == 0
    assert int(damage_on(s, TESSA)) == 0
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    assert offered(s, NERO, COMPLETE) == []
    assert [d.seat for d in s.pending] == [REBECCA], "both tokens used: her turn"


@pytest.mark.card("deceiving-image/reverse")
def test_a_door_quest_that_is_stopped_gives_way_to_the_room() -> None:
    """O67: Wash the Wounds would stand in for the Sanctuary; prevented, the Sanctuary heals its 2."""
    s = in_action()
    lay_room(s, SANCTUARY, HOME)
    s.where[NERO] = HOME
    hurt(s, NERO, TESSA, 6)
    card = hold_quest(s, NERO, "q1-07")
    lay_spell(s, REBECCA, 0, "deceiving-image", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HOME)
    answer(s, NERO, COMPLETE, card)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, WEEP)
    assert int(damage_on(s, NERO)) == 4
    assert s.pile[card] == QUESTS + NERO
    assert s.points[NERO] == 0


# --- Ghost Assassin -----
def ghost_scene(side: int) -> Table:
    """Nero aims Illusory Pain at Rebecca: two of his Spells lie face up, two are Ready, one is Active."""
    s = scene("illusory-pain", STRAIGHT)
    s.where[REBECCA] = BESIDE
    lay_spell(s, NERO, 0, "plot", STRAIGHT, USED)
    known = lay_spell(s, NERO, 2, "dismiss", STRAIGHT)
    s.show(s.sheet[known], EVERYONE)  # it came back from Memories; it lies face down all the same
    lay_spell(s, NERO, 3, "gaze", STRAIGHT)
    lay_spell(s, REBECCA, 0, "ghost-assassin", side, ACTIVE)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    return s


@pytest.mark.card("ghost-assassin/straight", "ghost-assassin/reverse")
@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
@pytest.mark.parametrize("branch", [SMILE, WEEP])
def test_ghost_assassin_counts_spells_of_the_caster(side: int, branch: int) -> None:
    """Two face up, the one being resolved included, or two Ready: PP, or damage in Nero's colour (O46)."""
    s = ghost_scene(side)
    answer(s, REBECCA, BRANCH, branch)
    assert s.points[REBECCA] == (2 if branch == SMILE else 0)
    assert s.damage[SIDES * NERO + NERO] == (2 if branch == WEEP else 0)
    assert s.damage[SIDES * REBECCA + NERO] == 2, "the Spell goes on"
    assert is_done(s)


@pytest.mark.card("ghost-assassin/straight")
@pytest.mark.parametrize(("branch", "points", "damage"), [(SMILE, 3, 0), (WEEP, 0, 4)])
def test_ghost_assassin_pays_three_at_most_but_strikes_for_all(branch: int, points: int, damage: int) -> None:
    """Four Spells lie face up."""
    s = scene("illusory-pain", STRAIGHT)
    s.where[REBECCA] = BESIDE
    for place in (0, 2, 3):
        lay_spell(s, NERO, place, "plot", STRAIGHT, USED)
    lay_spell(s, REBECCA, 0, "ghost-assassin", STRAIGHT, ACTIVE)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, branch)
    assert (s.points[REBECCA], int(damage_on(s, NERO))) == (points, damage)


@pytest.mark.card("ghost-assassin/reverse")
def test_ghost_assassin_finds_nothing_without_ready_spells() -> None:
    """O30: it may be triggered, but neither branch can do anything."""
    s = scene("illusory-pain", STRAIGHT)
    s.where[REBECCA] = BESIDE
    lay_spell(s, REBECCA, 0, "ghost-assassin", REVERSE, ACTIVE)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert (s.points[REBECCA], int(damage_on(s, NERO))) == (0, 0)
    assert s.status[4] == USED
    assert is_done(s)


@pytest.mark.card("ghost-assassin/straight")
def test_a_protection_that_strikes_back_is_no_spell_aimed_at_anyone() -> None:
    """Nero's own Ghost Assassin waits for Spells: Rebecca's Protection is none."""
    s = scene("illusory-pain", STRAIGHT)
    s.where[REBECCA] = BESIDE
    lay_spell(s, NERO, 0, "ghost-assassin", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 0, "ghost-assassin", STRAIGHT, ACTIVE)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, WEEP)
    assert int(damage_on(s, NERO)) == 1
    assert s.status[0] == ACTIVE
    assert is_done(s)


@pytest.mark.card("ghost-assassin/straight")
def test_ghost_assassin_answers_a_trap_of_a_mage_in_its_cell_with_points_only() -> None:
    """R7, O30: Rebecca in her Cell cannot be struck, so Nero just gains the 1 PP."""
    s = activation_scene("deceiving-image")
    s.where[REBECCA] = IN_CELL
    lay_spell(s, NERO, 1, "ghost-assassin", STRAIGHT, ACTIVE)
    activate_treasure(s)
    trigger(s, NERO, 1)
    assert s.points[NERO] == 1
    answer(s, REBECCA, BRANCH, SMILE)
    assert int(damage_on(s, NERO)) == 1
    assert s.points[NERO] == 1, "the activation was stopped"


# --- Illusory Pain -----
@pytest.mark.card("illusory-pain/straight")
@pytest.mark.parametrize(("before", "more"), [(0, 2), (1, 0), (4, 2), (5, 2), (6, 3)])
def test_illusory_pain_adds_half_of_what_is_there(before: int, more: int) -> None:
    """Rounded down; an unhurt model takes 2."""
    s = scene("illusory-pain", STRAIGHT)
    s.where[REBECCA] = BESIDE
    hurt(s, REBECCA, TESSA, before)
    cast(s, PICK_MODEL, REBECCA)
    assert s.damage[SIDES * REBECCA + NERO] == more
    assert is_done(s)


def illusory_turn(before: int) -> Table:
    """Nero's Spell is the only thing left to do this turn; Rebecca has some of his cubes already."""
    s = scene("illusory-pain", REVERSE)
    s.tokens = [0] * 4
    s.where[REBECCA] = BESIDE
    hurt(s, REBECCA, NERO, before)
    hurt(s, REBECCA, TESSA, 1)
    cast(s, PICK_MODEL, REBECCA)
    assert s.turn == 2, "the turn is over"
    return s


@pytest.mark.card("illusory-pain/reverse")
def test_illusory_pain_wears_off_at_the_end_of_the_turn() -> None:
    """2 and 4 less 3 of Nero's; Tessa's cube stays."""
    s = illusory_turn(2)
    assert s.damage[SIDES * REBECCA : SIDES * REBECCA + SIDES] == [3, 0, 1, 0, 0]
    assert s.reserve[NERO] == 25 - 3 - 1, "the vortex is the other one"


@pytest.mark.card("illusory-pain/reverse")
def test_illusory_pain_may_defeat_before_it_wears_off() -> None:
    """7 and 1 and 4 make Rebecca's 12: 4 PP for Nero, 2 for Tessa."""
    s = illusory_turn(7)
    assert s.where[REBECCA] == IN_CELL
    assert (s.points[NERO], s.points[TESSA]) == (4, 2)
    assert int(damage_on(s, REBECCA)) == 0


# --- Illusory Tribute -----
@pytest.mark.card("illusory-tribute/straight")
def test_illusory_tribute_takes_an_activation_over() -> None:
    """The Rose deals Rebecca 1, and the Treasure Room pays her; Nero's chance is spent."""
    s = activation_scene("illusory-tribute", 1)
    activate_treasure(s)
    answer(s, REBECCA, BRANCH, SMILE)
    assert s.damage[SIDES * REBECCA : SIDES * REBECCA + SIDES] == [0, 0, 0, 0, 1]
    assert (s.points[NERO], s.points[REBECCA]) == (1, 1)
    assert (s.flipped[HOME], s.activated[HOME]) == (1, 1)
    assert offered(s, NERO, ACTIVATE) == []


@pytest.mark.card("illusory-tribute/straight")
def test_illusory_tribute_steals_a_point() -> None:
    """The activation takes place."""
    s = activation_scene("illusory-tribute", 3)
    activate_treasure(s)
    answer(s, REBECCA, BRANCH, WEEP)
    assert (s.points[NERO], s.points[REBECCA]) == (3, 1)
    assert int(damage_on(s, REBECCA)) == 0


@pytest.mark.card("illusory-tribute/straight")
def test_where_there_is_nothing_to_steal_only_the_activation_is_taken() -> None:
    """O30: a Mage without points; no question."""
    s = activation_scene("illusory-tribute", 0)
    activate_treasure(s)
    assert (s.points[NERO], s.points[REBECCA]) == (0, 1)


@pytest.mark.card("illusory-tribute/straight")
@pytest.mark.parametrize(("switches", "damage"), [(RULEBOOK, 1), (MANUAL, 0)])
def test_the_roses_due_is_taken_in_a_cell_too(switches: int, damage: int) -> None:
    """R7, switch cell_pierced_by: unless only Events reach into Cells; the Room is hers either way."""
    s = activation_scene("illusory-tribute", 1, switches)
    s.where[REBECCA] = IN_CELL
    activate_treasure(s)
    answer(s, REBECCA, BRANCH, SMILE)
    assert s.damage[SIDES * REBECCA + ROSE] == damage
    assert (s.points[NERO], s.points[REBECCA]) == (1, 1)


def tribute_scene(switches: int) -> Table:
    """Nero casts Illusory Pain at Tessa, and Rebecca asks her tribute."""
    s = scene("illusory-pain", STRAIGHT, switches)
    s.where[TESSA] = BESIDE
    s.where[REBECCA] = FAR
    lay_spell(s, REBECCA, 0, "illusory-tribute", REVERSE, ACTIVE)
    cast(s, PICK_MODEL, TESSA)
    trigger(s, REBECCA, 4)
    assert s.decision_of(REBECCA) is None, "Nero chooses first"
    return s


@pytest.mark.card("illusory-tribute/reverse")
@pytest.mark.parametrize("switches", [RULEBOOK, MANUAL])
def test_a_spell_that_is_given_up_hits_nobody(switches: int) -> None:
    """O43: void for all in both profiles; its vortex is placed, it is Used."""
    s = tribute_scene(switches)
    answer(s, NERO, BRANCH, 0)
    assert int(damage_on(s, TESSA)) == 0
    assert (s.points[REBECCA], int(damage_on(s, NERO))) == (0, 0)
    assert s.instability[SIDES * HOME + NERO] == 1
    assert is_done(s)


@pytest.mark.card("illusory-tribute/reverse")
@pytest.mark.parametrize(("branch", "points", "damage"), [(SMILE, 1, 0), (WEEP, 0, 2)])
def test_going_on_with_a_spell_has_its_price(branch: int, points: int, damage: int) -> None:
    """Rebecca gains 1 PP or deals 2, and then the Spell strikes Tessa."""
    s = tribute_scene(RULEBOOK)
    answer(s, NERO, BRANCH, 1)
    answer(s, REBECCA, BRANCH, branch)
    assert s.points[REBECCA] == points
    assert s.damage[SIDES * NERO + REBECCA] == damage
    assert int(damage_on(s, TESSA)) == 2
    assert is_done(s)


@pytest.mark.card("illusory-tribute/reverse")
def test_setting_a_trap_calls_for_no_tribute() -> None:
    """Only Combat and Contingency Spells are revealed and aimed."""
    s = scene("imitation", STRAIGHT)
    s.where[REBECCA] = FAR
    lay_spell(s, REBECCA, 0, "illusory-tribute", REVERSE, ACTIVE)
    cast(s)
    assert s.status[1] == ACTIVE
    assert may_trigger(s, REBECCA) == []
    assert s.decision_of(NERO) is not None


# --- Imitation -----
@pytest.mark.card("imitation/straight")
def test_imitation_gains_the_points_of_the_quest() -> None:
    """2 for Nero, 2 for Rebecca."""
    s = quest_scene("imitation")
    mine = hold_quest(s, REBECCA, "q1-07")
    act_and_complete(s)
    answer(s, REBECCA, BRANCH, SMILE)
    assert (s.points[NERO], s.points[REBECCA]) == (2, 2)
    assert s.pile[mine] == QUESTS + REBECCA


@pytest.mark.card("imitation/straight")
def test_imitation_completes_a_quest_of_ones_own() -> None:
    """Its goal does not matter: 1 PP, and its reward heals 3 of Rebecca's damage first, 4 at most."""
    s = quest_scene("imitation")
    mine = hold_quest(s, REBECCA, "q1-07")
    other = hold_quest(s, REBECCA, "q1-01")
    hurt(s, REBECCA, TESSA, 3)
    act_and_complete(s)
    answer(s, REBECCA, BRANCH, WEEP)
    answer(s, REBECCA, PICK_CARD, mine)
    assert (s.points[NERO], s.points[REBECCA]) == (2, 1)
    assert s.pile[mine] == COMPLETED + REBECCA
    assert s.pile[other] == QUESTS + REBECCA
    assert int(damage_on(s, REBECCA)) == 1, "Nero's reward struck after that"


@pytest.mark.card("imitation/straight")
def test_imitation_without_a_quest_can_only_gain() -> None:
    """O30: no question."""
    s = quest_scene("imitation")
    act_and_complete(s)
    assert (s.points[NERO], s.points[REBECCA]) == (2, 2)


def contingency_scene(key: str, side: int, room: int = -1) -> Table:
    """Nero casts a Spell; Rebecca, far away, waits for a Contingency to be done."""
    s = scene(key, side)
    s.where[REBECCA] = FAR
    lay_room(s, TREASURE_ROOM, BESIDE)
    lay_spell(s, REBECCA, 0, "imitation", REVERSE, ACTIVE)
    cast(s, PICK_ROOM, room)
    return s


@pytest.mark.card("imitation/reverse")
@pytest.mark.parametrize(("branch", "points"), [(SMILE, 2), (WEEP, 1)])
def test_imitation_gains_what_a_contingency_brought(branch: int, points: int) -> None:
    """Forget the Grief brought 2."""
    s = contingency_scene("forget-the-grief", REVERSE)
    assert s.points[NERO] == 2, "it is done"
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, branch)
    assert (s.points[NERO], s.points[REBECCA]) == (2, points)
    assert is_done(s)


@pytest.mark.card("imitation/reverse")
def test_points_of_a_room_are_not_the_spells() -> None:
    """Arcane Vision let the Treasure Room pay 1; the Spell itself gave nothing, so Rebecca gains just 1."""
    s = contingency_scene("arcane-vision", STRAIGHT, BESIDE)
    assert s.points[NERO] == 1
    trigger(s, REBECCA, 4)
    assert s.points[REBECCA] == 1
    assert is_done(s)


@pytest.mark.card("imitation/reverse")
def test_imitation_does_not_answer_a_combat_spell() -> None:
    """Nobody is asked."""
    s = contingency_scene("fireball", STRAIGHT, BESIDE)
    assert s.status[4] == ACTIVE
    assert is_done(s)


# --- Jester Hat -----
def step_into(s: Table, room: int) -> None:
    """Nero steps from home into a Room and Rebecca's Trap is triggered."""
    lay_room(s, room, CORNER)
    s.where[NERO] = HOME
    s.where[REBECCA] = FAR
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, CORNER, NERO)
    trigger(s, REBECCA, 4)


@pytest.mark.card("jester-hat/blue")
@pytest.mark.parametrize(("damage", "points"), [(1, 1), (2, 2), (5, 3), (6, 4), (9, 4)])
def test_jester_hat_profits_from_the_wounds_of_whoever_enters(damage: int, points: int) -> None:
    """1 PP and 1 for every 2 damage, 4 at most; the Mage keeps its Actions."""
    s = in_action()
    hurt(s, NERO, TESSA, damage)
    lay_spell(s, REBECCA, 0, "jester-hat", STRAIGHT, ACTIVE)
    step_into(s, ORACLE_ROOM)
    assert s.points[REBECCA] == points
    assert s.tokens[NERO] == 1


@pytest.mark.card("jester-hat/blue")
def test_jester_hat_tires_an_unhurt_mage() -> None:
    """The move goes on, but the second token is gone."""
    s = in_action()
    lay_spell(s, REBECCA, 0, "jester-hat", STRAIGHT, ACTIVE)
    step_into(s, ORACLE_ROOM)
    assert s.points[REBECCA] == 0
    assert s.tokens[NERO] == 0
    assert offered(s, NERO, STEP) != []


@pytest.mark.card("jester-hat/blue")
def test_an_evocation_does_not_set_jester_hat_off() -> None:
    """O38: it needs a Mage; Nero's Andromeda arrives in a blue Room, and nobody is asked."""
    s = scene("andromeda", STRAIGHT)
    blue_only_at(s, CORNER)
    lay_spell(s, REBECCA, 0, "jester-hat", STRAIGHT, ACTIVE)
    cast(s, PICK_ROOM, CORNER)
    assert s.kind[ONE_OF_NEROS] == ANDROMEDA
    assert is_done(s)


@pytest.mark.card("jester-hat/green")
def test_jester_hat_casts_the_victims_next_spell_as_ones_own() -> None:
    """O74: Fireball from Rebecca's Room, in her colour, with her vortex; the card stays Nero's, Used."""
    s = in_action()
    lay_spell(s, REBECCA, 0, "jester-hat", REVERSE, ACTIVE)
    lay_spell(s, NERO, 0, "plot", STRAIGHT)
    place = lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    lay_spell(s, NERO, 2, "maelstrom", STRAIGHT)
    s.where[TESSA] = at(2, -1)
    step_into(s, GARDEN)
    assert at(2, -1) in offered(s, REBECCA, PICK_ROOM)
    assert CORNER not in offered(s, REBECCA, PICK_ROOM)
    answer(s, REBECCA, PICK_ROOM, at(2, -1))
    assert s.damage[SIDES * TESSA + REBECCA] == 3
    assert s.instability[SIDES * FAR + REBECCA] == 1
    assert (s.status[place], s.status[0], s.status[2]) == (USED, READY, READY)
    assert s.face[s.sheet[place]] == face_of("fireball")


@pytest.mark.card("jester-hat/green")
def test_jester_hat_leaves_a_quick_spell_alone() -> None:
    """Standard Spells only: nothing is cast, the Trap is spent."""
    s = in_action()
    lay_spell(s, REBECCA, 0, "jester-hat", REVERSE, ACTIVE)
    place = lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    step_into(s, GARDEN)
    assert (s.status[place], s.status[4]) == (READY, USED)
    assert offered(s, NERO, STOP) == [-1]


@pytest.mark.card("jester-hat/green")
def test_a_trap_cast_by_jester_hat_waits_for_its_own_owner() -> None:
    """O74: Nero's Deceiving Image is Active for Rebecca, and strikes Nero when he activates the Garden."""
    s = in_action()
    lay_spell(s, REBECCA, 0, "jester-hat", REVERSE, ACTIVE)
    place = lay_spell(s, NERO, 1, "deceiving-image", STRAIGHT)
    step_into(s, GARDEN)
    assert (s.status[place], s.caster[place]) == (ACTIVE, REBECCA)
    answer(s, NERO, ACTIVATE, CORNER)
    assert may_trigger(s, REBECCA) == [place]
    trigger(s, REBECCA, place)
    answer(s, REBECCA, BRANCH, SMILE)
    assert s.damage[SIDES * NERO + REBECCA] == 1
    assert s.flipped[CORNER] == 0


# --- Light Cape -----
def cape_scene(side: int, attack: bool = False) -> Table:
    """Nero strikes Rebecca, next to him or in his Room, and she has a Light Cape Active."""
    s = scene("destructive-bolt", STRAIGHT)
    s.where[REBECCA] = HOME if attack else BESIDE
    lay_spell(s, REBECCA, 0, "light-cape", side, ACTIVE)
    return s


@pytest.mark.card("light-cape/straight")
def test_light_cape_turns_damage_onto_another_model_nearby() -> None:
    """3 damage: Rebecca takes none; of Nero, Tessa and the far Jaf'ar she picks Tessa, in her own colour."""
    s = cape_scene(STRAIGHT)
    s.where[TESSA] = at(-1, 0)
    s.where[JAFAR] = at(2, -2)
    cast(s, PICK_ROOM, BESIDE)
    trigger(s, REBECCA, 4)
    assert offered(s, REBECCA, PICK_MODEL) == [NERO, TESSA]
    answer(s, REBECCA, PICK_MODEL, TESSA)
    assert int(damage_on(s, REBECCA)) == 0
    assert s.damage[SIDES * TESSA : SIDES * TESSA + SIDES] == [0, 3, 0, 0, 0]
    assert is_done(s)


@pytest.mark.card("light-cape/straight")
def test_light_cape_with_nobody_near_just_shields() -> None:
    """Nero strikes from two Rooms away."""
    s = scene("disintegration", STRAIGHT)
    s.where[NERO] = at(0, 2)
    s.where[REBECCA] = BESIDE
    lay_spell(s, REBECCA, 0, "light-cape", STRAIGHT, ACTIVE)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA)] == [0, 0]
    assert is_done(s)


@pytest.mark.card("light-cape/straight")
def test_light_cape_answers_a_blow_too() -> None:
    """Nero, the only one there, gets his own 2 back in Rebecca's colour."""
    s = cape_scene(STRAIGHT, True)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    trigger(s, REBECCA, 4)
    assert s.damage[SIDES * NERO + REBECCA] == 2
    assert int(damage_on(s, REBECCA)) == 0


@pytest.mark.card("light-cape/straight")
def test_light_cape_turns_a_single_cube_too() -> None:
    """A blow of 1 finds another model like any other."""
    s = cape_scene(STRAIGHT, True)
    set_flag(s, NERO, ATTACK_VALUE, 1, END_OF_GAME_TURN, -1, NERO)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    trigger(s, REBECCA, 4)
    assert [s.damage[SIDES * NERO + REBECCA], int(damage_on(s, REBECCA))] == [1, 0]


@pytest.mark.card("light-cape/reverse")
def test_light_cape_deals_the_same_to_whoever_struck() -> None:
    """Rebecca has 3, and Nero takes 3 in his own colour."""
    s = cape_scene(REVERSE)
    cast(s, PICK_ROOM, BESIDE)
    trigger(s, REBECCA, 4)
    assert s.damage[SIDES * REBECCA + NERO] == 3
    assert s.damage[SIDES * NERO + NERO] == 3
    assert is_done(s)


@pytest.mark.card("light-cape/reverse")
def test_a_mage_defeated_by_light_cape_is_worth_five_to_its_owner_alone() -> None:
    """Nero has 8 of Tessa's; his 2 own cubes fell him: 5 PP and a Trophy for Rebecca, nothing for Tessa."""
    s = cape_scene(REVERSE, True)
    hurt(s, NERO, TESSA, 8)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    trigger(s, REBECCA, 4)
    assert s.where[NERO] == IN_CELL
    assert s.points[:4] == [0, 5, 0, 0]
    assert (s.taken[REBECCA], s.trophies[NERO]) == (1, 9)
    assert int(damage_on(s, REBECCA)) == 2


@pytest.mark.card("light-cape/reverse")
def test_light_cape_strikes_the_evocation_that_attacked() -> None:
    """O46: Nero's Malacoda deals 3 to Rebecca, takes 3 in his colour and is gone; nobody scores."""
    s = scene("suggestion", STRAIGHT)
    put_summoned(s, ONE_OF_NEROS, MALACODA, BESIDE)
    s.where[REBECCA] = BESIDE
    lay_spell(s, REBECCA, 0, "light-cape", REVERSE, ACTIVE)
    cast(s, PICK_MODEL, ONE_OF_NEROS)
    answer(s, NERO, BRANCH, SMILE)
    answer(s, NERO, STOP, ONE_OF_NEROS)
    answer(s, NERO, YES)
    trigger(s, REBECCA, 4)
    assert s.kind[ONE_OF_NEROS] == NO_MODEL
    assert int(damage_on(s, NERO)) == 0
    assert sum(s.points) == 0


# --- Multiple Images -----
def images_scene(key: str, side: int, images: int) -> Table:
    """Nero has a Spell Ready; Rebecca beside him has Multiple Images Active, Tessa there has nothing."""
    s = scene(key, side)
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    lay_spell(s, REBECCA, 0, "multiple-images", images, ACTIVE)
    return s


@pytest.mark.card("multiple-images/straight")
@pytest.mark.parametrize(("branch", "points", "damage"), [(SMILE, 1, 2), (WEEP, 0, 0)])
def test_multiple_images_answers_a_single_target(branch: int, points: int, damage: int) -> None:
    """1 PP, or no damage; its vortex is placed on triggering (R98)."""
    s = images_scene("illusory-pain", STRAIGHT, STRAIGHT)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, branch)
    assert (s.points[REBECCA], int(damage_on(s, REBECCA))) == (points, damage)
    assert s.instability[SIDES * BESIDE + REBECCA] == 1
    assert is_done(s)


@pytest.mark.card("multiple-images/straight", "shadow-step/reverse")
def test_multiple_images_ignores_the_damage_only() -> None:
    """O41: Shadow Step deals no damage, but shifts Rebecca to a blue Room all the same."""
    s = images_scene("shadow-step", REVERSE, STRAIGHT)
    blue_only_at(s, FAR)
    cast(s, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, WEEP)
    answer(s, NERO, PICK_ROOM, FAR)
    assert int(damage_on(s, REBECCA)) == 0
    assert (s.where[NERO], s.where[REBECCA]) == (BESIDE, FAR)


@pytest.mark.card("multiple-images/straight")
@pytest.mark.parametrize("aimed", ["area", "another"])
def test_multiple_images_needs_a_spell_that_names_its_mage(aimed: str) -> None:
    """Not a Spell with an area, not one that names Tessa."""
    s = images_scene("fireball" if aimed == "area" else "illusory-pain", REVERSE, STRAIGHT)
    if aimed == "area":
        cast(s, PICK_ROOM, BESIDE)
    else:
        cast(s, PICK_MODEL, TESSA)
    assert s.status[4] == ACTIVE
    assert is_done(s)


@pytest.mark.card("multiple-images/straight", "suggestion/straight")
def test_the_owner_of_an_evocation_that_was_named_was_not_named() -> None:
    """Suggestion names the Malacoda; that it strikes Rebecca does not call for her Multiple Images."""
    s = images_scene("suggestion", STRAIGHT, STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, MALACODA, HOME)
    cast(s, PICK_MODEL, ONE_OF_REBECCAS)
    answer(s, NERO, BRANCH, WEEP)
    assert s.damage[SIDES * REBECCA + NERO] == 3
    assert s.status[4] == ACTIVE
    assert is_done(s)


@pytest.mark.card("multiple-images/reverse")
@pytest.mark.parametrize("blue", [FAR, BESIDE])
def test_multiple_images_slips_out_of_an_area(blue: int) -> None:
    """Rebecca goes to a blue Room, unhurt, even if it is the one that is struck; Tessa is hit."""
    s = images_scene("fireball", REVERSE, REVERSE)
    blue_only_at(s, blue)
    cast(s, PICK_ROOM, BESIDE)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, SMILE)
    answer(s, REBECCA, PICK_ROOM, blue)
    assert s.where[REBECCA] == blue
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, TESSA)] == [0, 0, 2]
    assert is_done(s)


@pytest.mark.card("multiple-images/reverse")
def test_multiple_images_gives_the_caster_the_same() -> None:
    """2 on Rebecca, 2 on Nero in his own colour; what Tessa takes is not given back, nor is a later blow."""
    s = images_scene("fireball", REVERSE, REVERSE)
    cast(s, PICK_ROOM, BESIDE)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, WEEP)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, TESSA)] == [2, 2, 2]
    assert s.damage[SIDES * NERO + NERO] == 2
    s.where[REBECCA] = HOME
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STOP)
    assert int(damage_on(s, NERO)) == 2


@pytest.mark.card("multiple-images/reverse")
def test_another_spell_is_not_given_back() -> None:
    """The watch is for the Spell that was answered: Nero's blow afterwards costs him nothing."""
    s = images_scene("fireball", REVERSE, REVERSE)
    s.where[REBECCA] = s.where[TESSA] = HOME
    cast(s, PICK_ROOM, HOME)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, WEEP)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA)] == [2, 4]


@pytest.mark.card("multiple-images/reverse")
def test_an_area_contingency_is_answered_as_well() -> None:
    """Change the Plot takes Tessa's Spell, but not that of Rebecca, who ignores it."""
    s = images_scene("change-the-plot", REVERSE, REVERSE)
    blue_only_at(s, FAR)
    kept = lay_spell(s, REBECCA, 1, "gaze", STRAIGHT)
    lost = lay_spell(s, TESSA, 1, "plot", STRAIGHT)
    cast(s, PICK_ROOM, BESIDE)
    trigger(s, REBECCA, 4)
    answer(s, REBECCA, BRANCH, SMILE)
    answer(s, REBECCA, PICK_ROOM, FAR)
    assert (s.sheet[kept] >= 0, s.sheet[lost]) == (True, -1)
    assert s.points[NERO] == 1


# --- Shadow Step -----
@pytest.mark.card("shadow-step/straight")
@pytest.mark.parametrize("yes", [True, False])
def test_shadow_step_goes_to_a_blue_room(yes: bool) -> None:
    """Only blue Rooms are targets; the Oracle Room there may be activated; the vortex stays behind."""
    s = scene("shadow-step", STRAIGHT)
    blue_only_at(s, at(2, -1), FAR)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert sorted(offered(s, NERO, PICK_ROOM)) == sorted(h for h in range(19) if 1 <= s.room_at[h] <= 3)
    answer(s, NERO, PICK_ROOM, FAR)
    answer(s, NERO, YES if yes else PASS)
    if yes:
        answer(s, NERO, PICK_CARD, offered(s, NERO, PICK_CARD)[0])
    assert s.where[NERO] == FAR
    assert (s.flipped[FAR], s.size[HAND + NERO]) == ((1, 1) if yes else (0, 0))
    assert s.instability[SIDES * HOME + NERO] == 1
    assert is_done(s)


@pytest.mark.card("shadow-step/reverse")
def test_shadow_step_strikes_and_sends_away() -> None:
    """Nero stands where Rebecca stood; she has 2 and is in a blue Room of his choice."""
    s = scene("shadow-step", REVERSE)
    blue_only_at(s, at(2, -1), CORNER)
    s.where[REBECCA] = FAR
    cast(s, PICK_MODEL, REBECCA)
    answer(s, NERO, PICK_ROOM, CORNER)
    assert s.where[NERO] == FAR
    assert s.where[REBECCA] == CORNER
    assert s.damage[SIDES * REBECCA + NERO] == 2
    assert s.instability[SIDES * HOME + NERO] == 1
    assert is_done(s)


@pytest.mark.card("shadow-step/reverse")
def test_who_falls_to_shadow_step_goes_nowhere() -> None:
    """A Landsknecht with 1 left is removed; no Room is asked for."""
    s = scene("shadow-step", REVERSE)
    put_summoned(s, ONE_OF_REBECCAS, LANDSKNECHT, FAR)
    hurt(s, ONE_OF_REBECCAS, TESSA, 2)
    cast(s, PICK_MODEL, ONE_OF_REBECCAS)
    assert s.kind[ONE_OF_REBECCAS] == NO_MODEL
    assert s.where[NERO] == FAR
    assert is_done(s)


# --- Suggestion -----
def suggestion_scene(kind: int) -> Table:
    """An Evocation of Rebecca's stands beside Nero, she and Tessa one Room further."""
    s = scene("suggestion", STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, kind, BESIDE)
    s.where[REBECCA] = s.where[TESSA] = at(0, -1)
    cast(s, PICK_MODEL, ONE_OF_REBECCAS)
    return s


@pytest.mark.card("suggestion/straight")
def test_suggestion_lets_an_evocation_act_against_its_owner() -> None:
    """It moves as Nero says and strikes Rebecca herself, in his colour; not Nero's own Landsknecht."""
    s = suggestion_scene(MALACODA)
    put_summoned(s, ONE_OF_NEROS, LANDSKNECHT, at(0, -1))
    answer(s, NERO, BRANCH, SMILE)
    answer(s, NERO, STEP, at(0, -1), ONE_OF_REBECCAS)
    answer(s, NERO, STOP, ONE_OF_REBECCAS)
    answer(s, NERO, YES)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert s.damage[SIDES * REBECCA + NERO] == 3
    assert s.where[ONE_OF_REBECCAS] == at(0, -1)
    assert is_done(s)


@pytest.mark.card("suggestion/straight")
def test_suggestion_turns_an_evocation_on_its_owner() -> None:
    """It stands in her Room, and she has 3 of Nero's cubes."""
    s = suggestion_scene(MALACODA)
    answer(s, NERO, BRANCH, WEEP)
    assert s.where[ONE_OF_REBECCAS] == at(0, -1)
    assert s.damage[SIDES * REBECCA + NERO] == 3
    assert int(damage_on(s, TESSA)) == 0
    assert is_done(s)


@pytest.mark.card("suggestion/straight")
def test_an_owner_in_its_cell_is_safe_from_its_evocation() -> None:
    """O30: only acting is left; Mages are no target of this side."""
    s = scene("suggestion", STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, MALACODA, BESIDE)
    put_summoned(s, ONE_OF_NEROS, LANDSKNECHT, HOME)
    s.where[TESSA] = HOME
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [ONE_OF_NEROS, ONE_OF_REBECCAS]
    answer(s, NERO, PICK_MODEL, ONE_OF_REBECCAS)
    answer(s, NERO, STOP, ONE_OF_REBECCAS)
    assert is_done(s)


@pytest.mark.card("suggestion/straight")
def test_an_andromeda_of_another_works_for_the_caster() -> None:
    """Nero activates the Treasure Room through Rebecca's Andromeda and gains its 1 PP."""
    s = scene("suggestion", STRAIGHT)
    lay_room(s, TREASURE_ROOM, BESIDE)
    put_summoned(s, ONE_OF_REBECCAS, ANDROMEDA, BESIDE)
    cast(s, PICK_MODEL, ONE_OF_REBECCAS)
    answer(s, NERO, STOP, ONE_OF_REBECCAS)
    answer(s, NERO, YES)
    assert (s.points[NERO], s.points[REBECCA]) == (1, 0)
    assert s.flipped[BESIDE] == 1
    assert is_done(s)


@pytest.mark.card("suggestion/reverse")
def test_suggestion_moves_a_mage_and_attacks_with_it() -> None:
    """Rebecca goes where Nero says and strikes her own Landsknecht or Tessa, not herself, for his cubes."""
    s = scene("suggestion", REVERSE)
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = at(0, -1)
    put_summoned(s, ONE_OF_REBECCAS, LANDSKNECHT, at(0, -1))
    cast(s, PICK_MODEL, REBECCA)
    answer(s, NERO, STEP, at(0, -1), REBECCA)
    assert offered(s, NERO, PICK_MODEL) == [TESSA, ONE_OF_REBECCAS]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert s.where[REBECCA] == at(0, -1)
    assert s.damage[SIDES * TESSA + NERO] == 2
    assert s.tokens[REBECCA] == 2, "it costs her no token"
    assert is_done(s)


@pytest.mark.card("suggestion/reverse")
@pytest.mark.parametrize(
    ("key", "side", "points"),
    [
        ("fireball", STRAIGHT, 2),
        ("plot", STRAIGHT, 1),
        ("imitation", STRAIGHT, 0),
        ("disintegration", STRAIGHT, 2),
        ("disintegration", REVERSE, 1),
    ],
)
def test_suggestion_reads_the_next_ready_spell(key: str, side: int, points: int) -> None:
    """2 PP for a Combat Spell, 1 for a Contingency, by the side that is prepared; it stays Ready."""
    s = scene("suggestion", REVERSE)
    s.where[REBECCA] = BESIDE
    lay_spell(s, REBECCA, 0, "fireball", STRAIGHT)
    lay_spell(s, REBECCA, 1, "fireball", STRAIGHT, USED)
    place = lay_spell(s, REBECCA, 2, key, side)
    cast(s, PICK_MODEL, REBECCA)
    answer(s, NERO, BRANCH, WEEP)
    assert s.seat_may_know(s.sheet[place], NERO)
    assert not s.seat_may_know(s.sheet[4], NERO)
    assert s.points[NERO] == points
    assert s.status[place] == READY
    assert is_done(s)
