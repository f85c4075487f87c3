"""The Spells of Divination, side by side, played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.action import ASKS_ACTION
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS, SPELLS
from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on, put_damage, put_instability
from conclave.games.black_rose_wars.rules.piles import cards_in, put, top_of
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ARENA,
    BLACK_ROSE_ROOM,
    BRANCH,
    CAST,
    COMBAT,
    COMPLETED,
    CRYPT,
    DISCARD,
    DIVINE_ALTAR,
    END,
    EVENT_DECK,
    EVENT_SLOT,
    FORGO,
    FORGOTTEN_DECK,
    GARDEN,
    GREEN,
    GRIMOIRE,
    HAND,
    LANDSKNECHT,
    LAY_SIDE,
    MALACODA,
    MEMORIES,
    NAME_COLOUR,
    NAME_ELEMENT,
    NAME_SCHOOL,
    NAME_TYPE,
    NECROMANCY,
    NO_MODEL,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    READY,
    REPLACE,
    REVERSE,
    ROSE,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    SCHOOL_DECK,
    SIDES,
    STEP,
    STRAIGHT,
    TRAP,
    TREASURE_ROOM,
    USED,
    VORTEX_LAST,
    WATER,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
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
from tests.games.black_rose_wars.phases import held

NERO, REBECCA, TESSA, JAFAR = range(4)
ONE_OF_NEROS, ANOTHER, THE_THIRD = 4, 5, 6
ONE_OF_REBECCAS = 7
HOME = at(0, 1)
BESIDE = at(0, 0)
FAR = at(2, -2)


def scene(key: str, side: int) -> Table:
    """Nero stands at home with a Ready Standard Spell; the others are still in their Cells."""
    s = in_action()
    s.where[NERO] = HOME
    lay_spell(s, NERO, 1, key, side)
    return s


def cast(s: Table, room: int = -1) -> None:
    """Nero casts his Spell, at a Room if it takes one."""
    if not s.pending:
        begin(s)
    answer(s, NERO, CAST, 1)
    if offered(s, NERO, NAME_ELEMENT):
        answer(s, NERO, NAME_ELEMENT, WATER)
    if room >= 0 and room in offered(s, NERO, PICK_ROOM):
        answer(s, NERO, PICK_ROOM, room)
    if s.decision_of(NERO) is not None and offered(s, NERO, VORTEX_LAST):
        answer(s, NERO, VORTEX_LAST)


def is_done(s: Table) -> bool:
    """The Spell is Used and Nero is asked for his next Action."""
    d = s.decision_of(NERO)
    return s.status[1] == USED and d is not None and d.about == ASKS_ACTION


def hurt(s: Table, m: int, side: int, n: int) -> None:
    """A model already has damage."""
    assert put_damage(s, m, side, n) == n


# --- Arcane Mark -----
@pytest.mark.card("arcane-mark/straight")
def test_arcane_mark_sees_what_the_mages_in_a_room_have_ready() -> None:
    """Ready Spells of all Mages there are seen, Active ones and those of Mages elsewhere are not; 1 PP."""
    s = scene("arcane-mark", STRAIGHT)
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.where[JAFAR] = FAR
    seen = [
        lay_spell(s, REBECCA, 0, "fireball", STRAIGHT),
        lay_spell(s, REBECCA, 1, "maelstrom", REVERSE),
        lay_spell(s, TESSA, 1, "plot", STRAIGHT),
    ]
    unseen = [
        lay_spell(s, REBECCA, 2, "blade-barrage", STRAIGHT, ACTIVE),
        lay_spell(s, JAFAR, 1, "dismiss", STRAIGHT),
    ]
    cast(s, BESIDE)
    assert [s.seat_may_know(s.sheet[p], NERO) for p in seen] == [True] * 3
    assert [s.seat_may_know(s.sheet[p], NERO) for p in unseen] == [False] * 2
    assert not s.seat_may_know(s.sheet[seen[0]], TESSA), "a private look"
    assert [s.status[p] for p in seen] == [READY] * 3
    assert s.points[NERO] == 1
    assert is_done(s)


@pytest.mark.card(
    "arcane-mark/straight", "change-the-plot/reverse", "forget-the-grief/straight", "hourglass/straight"
)
@pytest.mark.parametrize(
    ("key", "side"),
    [
        ("arcane-mark", STRAIGHT),
        ("change-the-plot", REVERSE),
        ("forget-the-grief", STRAIGHT),
        ("hourglass", STRAIGHT),
    ],
)
def test_a_spell_reaches_two_rooms_in_a_straight_line(key: str, side: int) -> None:
    """R100: (0, -1) lies two Rooms off in a line, (1, -1) two Rooms off round a corner, (0, -2) three."""
    s = scene(key, side)
    cast(s)
    rooms = offered(s, NERO, PICK_ROOM)
    assert at(0, -1) in rooms
    assert at(1, -1) not in rooms
    assert at(0, -2) not in rooms


@pytest.mark.card("arcane-mark/reverse")
@pytest.mark.parametrize(("named", "points"), [(TRAP, [1, 2, 3, 3]), (COMBAT, [0, 0, 0, 0])])
def test_arcane_mark_pays_for_three_spells_of_the_type_named(named: int, points: list[int]) -> None:
    """Rebecca casts four Traps: each of the first three gives 1 PP if Traps were named, Tessa's none."""
    s = scene("arcane-mark", REVERSE)
    s.tokens = [0] * 4
    s.where[REBECCA] = s.where[TESSA] = FAR
    for place in range(4):
        lay_spell(s, REBECCA, place, "imitation" if place else "jester-hat", STRAIGHT)
    lay_spell(s, TESSA, 1, "deceiving-image", STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, LANDSKNECHT, HOME)
    cast(s)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA], "Mages only, wherever they are"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert len(offered(s, NERO, NAME_TYPE)) == 4
    answer(s, NERO, NAME_TYPE, named)
    heard = []
    answer(s, REBECCA, CAST, 5)
    heard.append(s.points[NERO])
    answer(s, REBECCA, CAST, 4)
    heard.append(s.points[NERO])
    answer(s, REBECCA, END)
    answer(s, TESSA, CAST, 9)
    answer(s, TESSA, END)
    assert s.points[NERO] == heard[-1], "another Mage's Spell"
    answer(s, REBECCA, CAST, 6)
    heard.append(s.points[NERO])
    answer(s, REBECCA, END)
    answer(s, TESSA, END)  # she could sacrifice her Trap (O26)
    answer(s, REBECCA, CAST, 7)
    heard.append(s.points[NERO])
    assert heard == points


# --- Arcane Vision -----
@pytest.mark.card("arcane-vision/straight")
@pytest.mark.parametrize(("flipped", "points"), [(0, 1), (1, 0)])
def test_arcane_vision_activates_a_room_from_afar(flipped: int, points: int) -> None:
    """R12: the Treasure Room pays its 1 PP, unless its token is flipped already; Nero does not move."""
    s = scene("arcane-vision", STRAIGHT)
    lay_room(s, TREASURE_ROOM, FAR)
    s.flipped[FAR] = flipped
    cast(s, FAR)
    assert s.points[NERO] == points
    assert (s.flipped[FAR], s.activated[FAR]) == (1, 1 - flipped)
    assert s.where[NERO] == HOME
    assert s.element[1] == WATER
    assert is_done(s)


@pytest.mark.card("arcane-vision/reverse")
def test_arcane_vision_takes_one_of_a_schools_top_five() -> None:
    """One of five to hand; the deck is shuffled, so that the others are not known any more."""
    s = scene("arcane-vision", REVERSE)
    deck = SCHOOL_DECK + NECROMANCY
    five = top_of(s, deck, 5)
    before = s.size[deck]
    wanted = s.face[five[3]]
    cast(s)
    answer(s, NERO, NAME_SCHOOL, NECROMANCY)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted(five)
    assert all(s.seat_may_know(c, NERO) for c in five)
    answer(s, NERO, PICK_CARD, five[3])
    assert [s.face[c] for c in cards_in(s, HAND + NERO)] == [wanted]
    assert s.size[deck] == before - 1
    assert not any(s.seat_may_know(c, NERO) for c in cards_in(s, deck))
    assert is_done(s)


# --- the rites: summoning -----
@pytest.mark.card("autumn-rite/reverse", "summer-rite/reverse", "winter-rite/reverse", "spring-rite/reverse")
@pytest.mark.parametrize(
    ("key", "points"), [("autumn-rite", 1), ("summer-rite", 1), ("winter-rite", 1), ("spring-rite", 3)]
)
def test_a_rite_summons_an_altar_at_home(key: str, points: int) -> None:
    """1 PP; the Spring Rite pays for each Divine Altar in the Lodge, here two of others and the new one."""
    s = scene(key, REVERSE)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    put_summoned(s, 10, DIVINE_ALTAR, HOME)
    put_summoned(s, 13, LANDSKNECHT, HOME)
    cast(s)
    assert (s.kind[ONE_OF_NEROS], s.where[ONE_OF_NEROS]) == (DIVINE_ALTAR, HOME)
    assert s.stock[DIVINE_ALTAR] == 2
    assert s.points[NERO] == points
    assert s.instability[SIDES * HOME + NERO] == 1, "the vortex"
    assert is_done(s)


@pytest.mark.card("autumn-rite/reverse", "spring-rite/reverse")
@pytest.mark.parametrize(("key", "points"), [("autumn-rite", 1), ("spring-rite", 2)])
def test_a_rite_without_an_altar_left_still_pays(key: str, points: int) -> None:
    """R117: no card in reserve, no Altar; 1 PP, or 1 for each of the two in play."""
    s = scene(key, REVERSE)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    put_summoned(s, 10, DIVINE_ALTAR, HOME)
    s.stock[DIVINE_ALTAR] = 0
    cast(s)
    assert s.kind[ONE_OF_NEROS] == NO_MODEL
    assert s.points[NERO] == points


@pytest.mark.card("winter-rite/reverse")
@pytest.mark.parametrize("replaced", [NO_MODEL, ANOTHER])
def test_a_fourth_evocation_replaces_one_or_is_given_up(replaced: int) -> None:
    """R118, A67: either way the rite pays 1 PP."""
    s = scene("winter-rite", REVERSE)
    for m in (ONE_OF_NEROS, ANOTHER, THE_THIRD):
        put_summoned(s, m, LANDSKNECHT, FAR)
    cast(s)
    if replaced == NO_MODEL:
        answer(s, NERO, FORGO)
    else:
        answer(s, NERO, REPLACE, replaced)
    kinds = [s.kind[m] for m in (ONE_OF_NEROS, ANOTHER, THE_THIRD)]
    assert kinds == [DIVINE_ALTAR if m == replaced else LANDSKNECHT for m in (4, 5, 6)]
    assert s.points[NERO] == 1


# --- the rites: removing -----
@pytest.mark.card(
    "autumn-rite/straight", "spring-rite/straight", "summer-rite/straight", "winter-rite/straight"
)
@pytest.mark.parametrize("key", ["autumn-rite", "spring-rite", "summer-rite", "winter-rite"])
def test_a_rite_is_aimed_at_rooms_with_a_divine_altar(key: str) -> None:
    """Anyone's Divine Altar, anywhere; not at a Room with another Evocation."""
    s = scene(key, STRAIGHT)
    put_summoned(s, ONE_OF_NEROS, DIVINE_ALTAR, at(2, 0))
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    put_summoned(s, 10, LANDSKNECHT, BESIDE)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert sorted(offered(s, NERO, PICK_ROOM)) == sorted([at(2, 0), FAR])


@pytest.mark.card("autumn-rite/straight")
def test_autumn_rite_heals_every_model_in_the_room() -> None:
    """Tessa loses 3 of 4 in colours Nero chooses, his Landsknecht its 1; Jaf'ar is unhurt: 2 PP."""
    s = scene("autumn-rite", STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    put_summoned(s, ONE_OF_NEROS, LANDSKNECHT, FAR)
    s.where[TESSA] = s.where[JAFAR] = FAR
    s.where[REBECCA] = BESIDE
    hurt(s, TESSA, NERO, 2)
    hurt(s, TESSA, REBECCA, 2)
    hurt(s, ONE_OF_NEROS, JAFAR, 1)
    hurt(s, REBECCA, NERO, 1)
    cast(s, FAR)
    assert s.kind[ONE_OF_REBECCAS] == NO_MODEL
    for side in (REBECCA, REBECCA, NERO):
        answer(s, NERO, PICK_CUBE, side, TESSA)
    assert s.damage[SIDES * TESSA : SIDES * TESSA + SIDES] == [1, 0, 0, 0, 0]
    assert int(damage_on(s, ONE_OF_NEROS)) == 0
    assert int(damage_on(s, REBECCA)) == 1, "in another Room"
    assert s.points[NERO] == 2
    assert is_done(s)


@pytest.mark.card("autumn-rite/straight")
def test_autumn_rite_pays_for_three_models_at_most() -> None:
    """Four are healed, Nero himself among them."""
    s = scene("autumn-rite", STRAIGHT)
    put_summoned(s, ONE_OF_NEROS, DIVINE_ALTAR, HOME)
    for m in (REBECCA, TESSA, JAFAR):
        s.where[m] = HOME
    for m in range(4):
        hurt(s, m, ROSE, 5)
    cast(s, HOME)
    for m in (REBECCA, TESSA, JAFAR):
        for _ in range(3):
            answer(s, NERO, PICK_CUBE, ROSE, m)
    assert [int(damage_on(s, m)) for m in range(4)] == [2] * 4
    assert s.points[NERO] == 3


@pytest.mark.card("autumn-rite/straight", "summer-rite/straight")
@pytest.mark.parametrize("key", ["autumn-rite", "summer-rite"])
def test_of_two_altars_in_a_room_one_goes(key: str) -> None:
    """The caster says which."""
    s = scene(key, STRAIGHT)
    put_summoned(s, ONE_OF_NEROS, DIVINE_ALTAR, FAR)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    cast(s, FAR)
    answer(s, NERO, PICK_MODEL, ONE_OF_REBECCAS)
    assert [s.kind[m] for m in (ONE_OF_NEROS, ONE_OF_REBECCAS)] == [DIVINE_ALTAR, NO_MODEL]


@pytest.mark.card("spring-rite/straight")
def test_spring_rite_shakes_a_room_and_all_around_it() -> None:
    """1 Instability in each of the seven Rooms around (1, 0), but none where the slots are full or gone."""
    s = scene("spring-rite", STRAIGHT)
    centre = at(1, 0)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, centre)
    lay_room(s, GARDEN, at(1, -1))
    put_instability(s, at(1, -1), TESSA, 4)
    s.destroyed[at(2, 0)] = 1
    cast(s, centre)
    assert s.kind[ONE_OF_REBECCAS] == NO_MODEL
    shaken = [h for h in range(19) if s.instability[SIDES * h + NERO]]
    assert sorted(shaken) == sorted([at(1, 0), at(2, -1), at(0, 0), at(0, 1), at(1, 1)])
    assert s.instability[SIDES * HOME + NERO] == 2, "home lies next to it and gets the vortex as well"
    assert int(instability_on(s, at(1, -1))) == 4
    assert s.points[NERO] == 0
    assert is_done(s)


@pytest.mark.card("summer-rite/straight")
def test_summer_rite_closes_all_rooms_of_a_colour() -> None:
    """Green tokens are flipped without being activated, so nobody activates one; 2 PP."""
    s = scene("summer-rite", STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    for room, hex_ in ((TREASURE_ROOM, at(-1, 2)), (GARDEN, at(2, 0)), (SANCTUARY, at(-1, 1))):
        lay_room(s, room, hex_)
    cast(s, FAR)
    answer(s, NERO, NAME_COLOUR, GREEN)
    closed = [h for h in range(19) if s.flipped[h]]
    assert len(closed) == 3
    assert {at(-1, 2), at(2, 0)} < set(closed)
    assert sum(s.activated) == 0
    assert s.points[NERO] == 2
    assert s.kind[ONE_OF_REBECCAS] == NO_MODEL
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 2), NERO)
    assert offered(s, NERO, ACTIVATE) == []
    answer(s, NERO, STEP, at(-1, 1), NERO)
    assert offered(s, NERO, ACTIVATE) == [at(-1, 1)]


@pytest.mark.card("winter-rite/straight")
def test_winter_rite_casts_a_spell_from_hand() -> None:
    """R153: it takes the place of another on the sheet, never of the rite; its side is chosen now; 1 PP."""
    s = scene("winter-rite", STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    s.where[REBECCA] = BESIDE
    quick = lay_spell(s, NERO, 0, "plot", STRAIGHT)
    lay_spell(s, NERO, 2, "maelstrom", STRAIGHT)
    give(s, NERO, "destructive-bolt")
    give(s, NERO, "fireball")
    cast(s, FAR)
    assert offered(s, NERO, REPLACE) == [0, 2]
    answer(s, NERO, REPLACE, quick)
    card = held(s, NERO, "fireball")
    answer(s, NERO, PICK_CARD, card)
    answer(s, NERO, LAY_SIDE, STRAIGHT, card)
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert int(damage_on(s, REBECCA)) == 3
    assert s.kind[ONE_OF_REBECCAS] == NO_MODEL
    assert s.face[s.top[MEMORIES + NERO]] == face_of("plot")
    assert (s.sheet[quick], s.status[quick]) == (card, USED)
    assert s.size[HAND + NERO] == 1
    assert s.points[NERO] == 1
    assert s.instability[SIDES * HOME + NERO] == 2, "two vortices"
    assert is_done(s)
    assert offered(s, NERO, CAST) == [], "Standard 2 may not follow Standard 1, and the Quick Spell is Used"


@pytest.mark.card("winter-rite/straight")
@pytest.mark.parametrize("empty", ["hand", "sheet"])
def test_winter_rite_pays_even_if_nothing_can_be_cast(empty: str) -> None:
    """O103: no card in hand, or no other Spell on the sheet."""
    s = scene("winter-rite", STRAIGHT)
    put_summoned(s, ONE_OF_REBECCAS, DIVINE_ALTAR, FAR)
    if empty == "hand":
        lay_spell(s, NERO, 2, "maelstrom", STRAIGHT)
    else:
        give(s, NERO, "fireball")
    cast(s, FAR)
    assert s.points[NERO] == 1
    assert s.size[HAND + NERO] == (0 if empty == "hand" else 1)
    assert is_done(s)


# --- Change the Past and Future -----
@pytest.mark.card("change-the-past-and-future/straight")
@pytest.mark.parametrize(("moon", "branch", "drawn"), [(1, 0, 1), (1, 1, 2), (2, 1, 3), (3, 1, 3)])
def test_change_the_past_and_future_draws_of_this_or_the_next_moon(
    moon: int, branch: int, drawn: int
) -> None:
    """After the Third Moon there is none: its own deck stands in."""
    s = scene("change-the-past-and-future", STRAIGHT)
    s.moon = moon
    top = s.top[QUEST_DECK + drawn - 1]
    cast(s)
    answer(s, NERO, BRANCH, branch)
    assert cards_in(s, QUESTS + NERO) == [top]
    assert QUEST_CARDS[s.face[top]].moon == drawn
    assert sum(s.instability) == 0, "no vortex"
    assert is_done(s)


@pytest.mark.card("change-the-past-and-future/straight")
def test_a_third_quest_drawn_is_one_too_many() -> None:
    """R63, O70: Nero drops the one he likes least, and the Rose gains its Moon."""
    s = scene("change-the-past-and-future", STRAIGHT)
    old = [hold_quest(s, NERO, "q1-01"), hold_quest(s, NERO, "q1-02")]
    cast(s)
    answer(s, NERO, BRANCH, 1)
    assert len(offered(s, NERO, DISCARD)) == 3
    answer(s, NERO, DISCARD, old[0])
    assert s.points[ROSE] == 1
    assert s.size[QUESTS + NERO] == 2


@pytest.mark.card("change-the-past-and-future/straight")
def test_a_moon_without_quests_cannot_be_chosen() -> None:
    """O30: the First Moon's Quests are all gone, so the next Moon's is drawn without a question."""
    s = scene("change-the-past-and-future", STRAIGHT)
    for c in cards_in(s, QUEST_DECK):
        put(s, c, COMPLETED + JAFAR)
    cast(s)
    assert [QUEST_CARDS[s.face[c]].moon for c in cards_in(s, QUESTS + NERO)] == [2]
    assert is_done(s)


@pytest.mark.card("change-the-past-and-future/reverse")
@pytest.mark.parametrize("branch", [0, 1])
def test_change_the_past_and_future_profits_from_a_past_quest(branch: int) -> None:
    """Its points, and it is discarded without a point for the Rose; or the card, without points."""
    s = scene("change-the-past-and-future", REVERSE)
    s.moon = 2
    top = s.top[QUEST_DECK]
    cast(s)
    assert s.seat_may_know(top, NERO)
    answer(s, NERO, BRANCH, branch)
    points = QUEST_CARDS[s.face[top]].points
    assert points > 0
    assert s.points[NERO] == (points if branch == 0 else 0)
    assert s.pile[top] == (QUEST_DISCARD if branch == 0 else COMPLETED + NERO)
    assert s.points[ROSE] == 0
    assert is_done(s)


@pytest.mark.card("change-the-past-and-future/reverse")
def test_the_first_moon_has_no_past() -> None:
    """Nothing is drawn, nothing gained."""
    s = scene("change-the-past-and-future", REVERSE)
    cast(s)
    assert sum(s.points) == 0
    assert s.size[COMPLETED + NERO] == 0
    assert is_done(s)


# --- Change the Plot -----
@pytest.mark.card("change-the-plot/straight")
def test_change_the_plot_activates_a_room_once_more() -> None:
    """The Treasure Room, activated already: its 1 PP and 1 more. Others, and Black Rose, are no target."""
    s = scene("change-the-plot", STRAIGHT)
    s.moon = 2
    lay_room(s, TREASURE_ROOM, FAR)
    lay_room(s, CRYPT, at(2, 0))
    for hex_ in (FAR, at(2, 0), s.room_at.index(BLACK_ROSE_ROOM)):
        s.flipped[hex_] = s.activated[hex_] = 1
    lay_room(s, GARDEN, at(-2, 0))
    s.flipped[at(-2, 0)] = 1  # flipped by an effect: not activated (O77)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert sorted(offered(s, NERO, PICK_ROOM)) == sorted([FAR, at(2, 0)])
    answer(s, NERO, PICK_ROOM, FAR)
    assert s.points[NERO] == 2
    assert s.flipped[FAR] == 1
    assert is_done(s)


@pytest.mark.card("change-the-plot/straight")
def test_change_the_plot_without_an_activated_room_is_cast_in_vain() -> None:
    """O25: no target; only the vortex is placed."""
    s = scene("change-the-plot", STRAIGHT)
    cast(s)
    assert s.points[NERO] == 0
    assert s.instability[SIDES * HOME + NERO] == 1
    assert is_done(s)


@pytest.mark.card("change-the-plot/reverse")
def test_change_the_plot_takes_a_ready_standard_spell_from_each() -> None:
    """Rebecca chooses between two, Jaf'ar has one, Tessa only a Quick Spell and a Used one: 2 PP."""
    s = scene("change-the-plot", REVERSE)
    for m in (REBECCA, TESSA, JAFAR):
        s.where[m] = BESIDE
    lay_spell(s, REBECCA, 0, "ice-burst", STRAIGHT)
    first = s.sheet[lay_spell(s, REBECCA, 1, "fireball", STRAIGHT)]
    second = s.sheet[lay_spell(s, REBECCA, 2, "maelstrom", STRAIGHT)]
    lay_spell(s, TESSA, 0, "plot", STRAIGHT)
    lay_spell(s, TESSA, 1, "dismiss", STRAIGHT, USED)
    only = s.sheet[lay_spell(s, JAFAR, 2, "gaze", STRAIGHT)]
    cast(s, BESIDE)
    assert offered(s, REBECCA, DISCARD) == [first, second]
    answer(s, REBECCA, DISCARD, second)
    assert s.pile[second] == MEMORIES + REBECCA
    assert s.pile[only] == MEMORIES + JAFAR
    assert (s.sheet[5], s.sheet[6], s.sheet[14]) == (first, -1, -1)
    assert (s.sheet[8] >= 0, s.sheet[9] >= 0) == (True, True)
    assert s.points[NERO] == 2
    assert is_done(s)


# --- Clairvoyance -----
def storm_scene() -> Table:
    """Nero's Lightning Storm is Ready; Rebecca has both sides of Clairvoyance Active; Tessa has none."""
    s = scene("lightning-storm", STRAIGHT)
    s.where[REBECCA] = s.where[TESSA] = FAR
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "clairvoyance", REVERSE, ACTIVE)
    return s


@pytest.mark.card("clairvoyance/straight")
def test_clairvoyance_ignores_a_combat_spell() -> None:
    """No damage, no bond for the next turn, 1 PP; Tessa is struck. The other side waits for Traps."""
    s = storm_scene()
    cast(s)
    assert may_trigger(s, REBECCA) == [4]
    trigger(s, REBECCA, 4)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [0, 3]
    assert [row.it for row in s.lasting] == [TESSA], "only she may not move in the next Action Phase"
    assert s.points[REBECCA] == 1
    assert (s.status[4], s.status[5]) == (USED, ACTIVE)
    assert is_done(s)


@pytest.mark.card("clairvoyance/straight")
def test_clairvoyance_may_be_kept() -> None:
    """R85: declined, the Spell strikes as usual and the card stays Active."""
    s = storm_scene()
    cast(s)
    answer(s, REBECCA, PASS)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [3, 3]
    assert (s.points[REBECCA], s.status[4]) == (0, ACTIVE)


@pytest.mark.card("clairvoyance/straight")
def test_clairvoyance_does_not_answer_a_contingency() -> None:
    """Forget the Grief reaches Rebecca, and nobody is asked."""
    s = scene("forget-the-grief", STRAIGHT)
    s.where[REBECCA] = BESIDE
    hurt(s, REBECCA, NERO, 2)
    lay_spell(s, REBECCA, 0, "clairvoyance", STRAIGHT, ACTIVE)
    cast(s, BESIDE)
    answer(s, NERO, PICK_CUBE, NERO, REBECCA)
    answer(s, NERO, PICK_CUBE, NERO, REBECCA)
    assert int(damage_on(s, REBECCA)) == 0
    assert s.status[4] == ACTIVE
    assert is_done(s)


def entrapment_scene() -> Table:
    """Nero steps into a grey Room; Rebecca has Soul Entrapment Active, and he Clairvoyance."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = FAR
    lay_room(s, SACRIFICIAL_ALTAR, BESIDE)
    s.points[NERO] = 5
    lay_spell(s, REBECCA, 0, "soul-entrapment", STRAIGHT, ACTIVE)
    lay_spell(s, NERO, 1, "clairvoyance", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, BESIDE, NERO)
    trigger(s, REBECCA, 4)
    return s


@pytest.mark.card("clairvoyance/reverse")
def test_clairvoyance_ignores_a_trap() -> None:
    """Rebecca steals nothing of the 5, Nero gains 1; both cards are Used."""
    s = entrapment_scene()
    assert may_trigger(s, NERO) == [1]
    trigger(s, NERO, 1)
    assert (s.points[NERO], s.points[REBECCA]) == (6, 0)
    assert (s.status[1], s.status[4]) == (USED, USED)


@pytest.mark.card("clairvoyance/reverse")
def test_a_trap_not_ignored_strikes() -> None:
    """Declined: 4 PP are stolen."""
    s = entrapment_scene()
    answer(s, NERO, PASS)
    assert (s.points[NERO], s.points[REBECCA]) == (1, 4)
    assert s.status[1] == ACTIVE


@pytest.mark.card("clairvoyance/reverse")
def test_what_an_ignored_trap_would_stop_goes_on() -> None:
    """Deceiving Image is wasted without a question: the Treasure Room pays, and Clairvoyance its 1 PP."""
    s = in_action()
    s.where[NERO] = HOME
    lay_room(s, TREASURE_ROOM, HOME)
    lay_spell(s, REBECCA, 0, "deceiving-image", STRAIGHT, ACTIVE)
    lay_spell(s, NERO, 1, "clairvoyance", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HOME)
    trigger(s, REBECCA, 4)
    trigger(s, NERO, 1)
    assert s.points[NERO] == 2
    assert int(damage_on(s, NERO)) == 0
    assert s.flipped[HOME] == 1
    assert s.status[4] == USED


@pytest.mark.card("clairvoyance/reverse")
def test_a_room_trap_still_strikes_the_others() -> None:
    """R86: a Trap for the whole Room, Blade Barrage; Nero, who entered, ignores it, Tessa there does not."""
    s = in_action()
    s.where[NERO] = HOME
    s.where[REBECCA] = FAR
    s.where[TESSA] = BESIDE
    lay_room(s, ARENA, BESIDE)
    lay_spell(s, REBECCA, 0, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, NERO, 1, "clairvoyance", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, BESIDE, NERO)
    trigger(s, REBECCA, 4)
    trigger(s, NERO, 1)
    assert [int(damage_on(s, m)) for m in (NERO, TESSA)] == [0, 3]
    assert s.points[NERO] == 1


# --- Forget the Grief -----
@pytest.mark.card("forget-the-grief/straight")
def test_forget_the_grief_heals_a_room_and_oneself() -> None:
    """Up to 3 on each model there, and on Nero at home; nobody elsewhere; 1 PP."""
    s = scene("forget-the-grief", STRAIGHT)
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = FAR
    put_summoned(s, ONE_OF_NEROS, MALACODA, BESIDE)
    hurt(s, NERO, REBECCA, 4)
    hurt(s, REBECCA, ROSE, 2)
    hurt(s, ONE_OF_NEROS, TESSA, 2)
    hurt(s, TESSA, NERO, 2)
    cast(s, BESIDE)
    answer(s, NERO, PICK_CUBE, ROSE, REBECCA)
    answer(s, NERO, PICK_CUBE, ROSE, REBECCA)
    assert [int(damage_on(s, m)) for m in (NERO, REBECCA, TESSA, ONE_OF_NEROS)] == [1, 0, 2, 0]
    assert s.points[NERO] == 1
    assert is_done(s)


@pytest.mark.card("forget-the-grief/reverse")
def test_forget_the_grief_turns_damage_to_ones_own_colour() -> None:
    """4 of 5 foreign cubes of Nero's choice; his own and the fifth stay; 2 PP; nobody is defeated (O54)."""
    s = scene("forget-the-grief", REVERSE)
    hurt(s, NERO, REBECCA, 3)
    hurt(s, NERO, ROSE, 2)
    hurt(s, NERO, NERO, 1)
    cast(s)
    for side in (ROSE, REBECCA, REBECCA):
        answer(s, NERO, PICK_CUBE, side, NERO)
    answer(s, NERO, PICK_CUBE, ROSE, NERO)
    assert s.damage[SIDES * NERO : SIDES * NERO + SIDES] == [5, 1, 0, 0, 0]
    assert (s.reserve[REBECCA], s.reserve[ROSE], s.reserve[NERO]) == (24, 30, 19)
    assert s.points[NERO] == 2
    assert s.where[NERO] == HOME
    assert is_done(s)


@pytest.mark.card("forget-the-grief/reverse")
def test_forget_the_grief_pays_an_unhurt_mage_too() -> None:
    """Nothing to convert; 2 PP all the same."""
    s = scene("forget-the-grief", REVERSE)
    cast(s)
    assert s.points[NERO] == 2
    assert s.instability[SIDES * HOME + NERO] == 1
    assert is_done(s)


# --- Hourglass -----
def hourglass_scene(moon: int) -> tuple[Table, int, int]:
    """Beside Nero Rebecca holds two Quests and Tessa one, Jaf'ar far away another."""
    s = scene("hourglass", STRAIGHT)
    s.moon = moon
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.where[JAFAR] = FAR
    hers = hold_quest(s, REBECCA, "q1-05")
    kept = hold_quest(s, REBECCA, "q1-08")
    tessas = hold_quest(s, TESSA, "q1-06")
    jafars = hold_quest(s, JAFAR, "q1-07")
    cast(s, BESIDE)
    assert [s.seat_may_know(c, NERO) for c in (hers, kept, tessas, jafars)] == [True, True, True, False]
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted([hers, kept, tessas])
    return s, hers, tessas


@pytest.mark.card("hourglass/straight")
@pytest.mark.parametrize("moon", [1, 2])
def test_hourglass_takes_a_quest(moon: int) -> None:
    """Its holder draws one of the Moon before, if there is such a Moon."""
    s, hers, tessas = hourglass_scene(moon)
    top = s.top[QUEST_DECK]
    answer(s, NERO, PICK_CARD, hers)
    assert cards_in(s, QUESTS + NERO) == [hers]
    assert s.size[QUESTS + REBECCA] == moon
    assert (top in cards_in(s, QUESTS + REBECCA)) == (moon == 2)
    assert cards_in(s, QUESTS + TESSA) == [tessas]
    assert sum(s.points) == 0
    assert is_done(s)


@pytest.mark.card("hourglass/straight")
def test_hourglass_may_take_nothing() -> None:
    """Looking was enough: nobody draws."""
    s, hers, tessas = hourglass_scene(2)
    answer(s, NERO, PASS)
    assert cards_in(s, QUESTS + NERO) == []
    assert s.pile[hers] == QUESTS + REBECCA
    assert s.size[QUESTS + REBECCA] == 2
    assert cards_in(s, QUESTS + TESSA) == [tessas]
    assert is_done(s)


def event_on_top(s: Table, key: str) -> int:
    """An Event lies on top of its deck."""
    face = next(n for n, event in enumerate(EVENT_CARDS) if event.key == key)
    deck = EVENT_DECK + EVENT_CARDS[face].moon - 1
    card = next(c for c in cards_in(s, deck) if s.face[c] == face)
    put(s, card, deck)
    return card


@pytest.mark.card("hourglass/reverse")
def test_hourglass_brings_one_of_three_events_into_play() -> None:
    """Miserable Dance enters slot 1, the Rose gains its 1, Nero 2; the others go back in Nero's order."""
    s = scene("hourglass", REVERSE)
    lay_room(s, TREASURE_ROOM, at(1, 1))
    dance = event_on_top(s, "e1-01")
    _, b, c = three = top_of(s, EVENT_DECK, 3)
    cast(s)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted(three)
    answer(s, NERO, PICK_CARD, dance)
    answer(s, NERO, PICK_CARD, c)
    assert top_of(s, EVENT_DECK, 2) == [c, b], "the first chosen lies on top"
    assert s.top[EVENT_SLOT] == dance
    assert (s.points[NERO], s.points[ROSE]) == (2, 1)
    assert is_done(s)


@pytest.mark.card("hourglass/reverse")
def test_an_action_event_played_by_hourglass_works_at_once() -> None:
    """O62: Miserable Dance pays for a purple Room still in the same Action Phase."""
    s = scene("hourglass", REVERSE)
    lay_room(s, 14, at(-1, 2))  # Pleasures Room
    dance = event_on_top(s, "e1-01")
    cast(s)
    answer(s, NERO, PICK_CARD, dance)
    answer(s, NERO, PICK_CARD, offered(s, NERO, PICK_CARD)[0])
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 2), NERO)
    answer(s, NERO, ACTIVATE, at(-1, 2))
    assert s.points[NERO] == 3


@pytest.mark.card("hourglass/reverse")
def test_hourglass_may_leave_the_events_alone() -> None:
    """Three go back in any order; no points."""
    s = scene("hourglass", REVERSE)
    a, b, c = top_of(s, EVENT_DECK, 3)
    cast(s)
    answer(s, NERO, PASS)
    answer(s, NERO, PICK_CARD, b)
    answer(s, NERO, PICK_CARD, c)
    assert top_of(s, EVENT_DECK, 3) == [b, c, a]
    assert sum(s.points) == 0
    assert is_done(s)


# --- Read the Past and Future -----
@pytest.mark.card("read-the-past-and-future/straight")
def test_read_the_past_and_future_takes_two_of_four() -> None:
    """The others go back on top in the order chosen."""
    s = scene("read-the-past-and-future", STRAIGHT)
    a, b, c, d, below = top_of(s, GRIMOIRE + NERO, 5)
    cast(s)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted([a, b, c, d])
    answer(s, NERO, PICK_CARD, b)
    answer(s, NERO, PICK_CARD, d)
    answer(s, NERO, PICK_CARD, c)
    assert sorted(cards_in(s, HAND + NERO)) == sorted([b, d])
    assert top_of(s, GRIMOIRE + NERO, 3) == [c, a, below]
    assert is_done(s)


@pytest.mark.card("read-the-past-and-future/straight")
def test_a_look_rebuilds_no_grimoire() -> None:
    """O94: with one card left that one is taken, and Memories stay."""
    s = scene("read-the-past-and-future", STRAIGHT)
    top, *rest = cards_in(s, GRIMOIRE + NERO)
    for c in rest:
        put(s, c, MEMORIES + NERO)
    cast(s)
    assert cards_in(s, HAND + NERO) == [top]
    assert s.size[GRIMOIRE + NERO] == 0
    assert s.size[MEMORIES + NERO] == len(rest)
    assert is_done(s)


@pytest.mark.card("read-the-past-and-future/reverse")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_read_the_past_and_future_takes_back_two_memories(n: int) -> None:
    """The top two, or what there is."""
    s = scene("read-the-past-and-future", REVERSE)
    for c in cards_in(s, GRIMOIRE + NERO)[:n]:
        put(s, c, MEMORIES + NERO)
    memories = cards_in(s, MEMORIES + NERO)
    cast(s)
    assert sorted(cards_in(s, HAND + NERO)) == sorted(memories[:2])
    assert cards_in(s, MEMORIES + NERO) == memories[2:]
    assert is_done(s)


@pytest.mark.card("read-the-past-and-future/reverse")
def test_cards_beyond_the_hand_limit_go_at_once() -> None:
    """R66: Nero holds 6 of 7 and draws 2; one goes to Memories before anything else."""
    s = scene("read-the-past-and-future", REVERSE)
    for c in cards_in(s, SCHOOL_DECK)[:6]:
        put(s, c, HAND + NERO)
    for c in cards_in(s, GRIMOIRE + NERO)[:2]:
        put(s, c, MEMORIES + NERO)
    cast(s)
    assert len(offered(s, NERO, DISCARD)) == 8
    answer(s, NERO, DISCARD, offered(s, NERO, DISCARD)[0])
    assert s.size[HAND + NERO] == 7
    assert is_done(s)


def test_the_school_has_twelve_spells_in_three_copies() -> None:
    """R23, and the Forgotten Spell used above is one of ten."""
    s = in_action()
    faces = [n for n, spell in enumerate(SPELLS) if spell.school == 2]
    assert len(faces) == 12
    assert [list(s.face).count(n) >= 3 for n in faces] == [True] * 12
    assert s.size[FORGOTTEN_DECK] == 10
