"""The 32 Quests of the First Moon: when each is offered, and what it gives."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    ARENA,
    CAST,
    CEMETERY,
    CERBERO,
    CLEAN_UP,
    COMPLETE,
    CRYPT,
    DRAW_FROM,
    EVENT_DECK,
    GARDEN,
    GREEN,
    HAND,
    LANDSKNECHT,
    MEMORIES,
    NAME_ELEMENT,
    NAME_SCHOOL,
    NECROMANCY,
    NO_MODEL,
    OBSERVATORY,
    ORACLE_ROOM,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    QUESTS,
    REVERSE,
    ROOM_COLOUR,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    SCHOOL_DECK,
    STEP,
    STOP,
    STRAIGHT,
    THE_ABYSS,
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
    hex_of,
    lay_room,
    lay_spell,
    offered,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.quest_scenes import (
    BESIDE,
    FAR,
    FIRST_OF_NERO,
    FIRST_OF_REBECCA,
    HERE,
    NERO,
    REBECCA,
    TESSA,
    cast_all,
    cast_at,
    cubes_in,
    cubes_on,
    door_scene,
    fill_grimoire,
    go_through,
    hurt,
    is_offered,
    quest_scene,
    rest,
    settle,
    shake,
    strike,
    take,
    use_room,
    walk,
)


# --- doors -----
@pytest.mark.card("q1-01")
def test_shed_blood() -> None:
    """A72, R35: 3 damage to any Mage outside its Cell instead of the Altar's 1 to any model."""
    s, card = door_scene("q1-01")
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, FAR)
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert cubes_on(s, TESSA) == [3, 0, 0, 0, 0]
    assert sum(s.damage) == 3
    assert (s.points[NERO], s.flipped[HERE]) == (1, 1)
    assert cards_in(s, QUESTS + NERO) == []


@pytest.mark.card("q1-02")
def test_sparks_on_the_anvil() -> None:
    """The Forge's step and attack, then one attack more, where the step led."""
    s, card = door_scene("q1-02")
    s.where[REBECCA] = BESIDE
    go_through(s, card)
    assert s.points[NERO] == 1, "points and card come before the Room's effect"
    answer(s, NERO, STEP, BESIDE, NERO)
    assert cubes_on(s, REBECCA) == [4, 0, 0, 0, 0]


@pytest.mark.card("q1-03")
def test_seeds_of_ruin() -> None:
    """2 Instability in the Garden or one neighbour, instead of 1."""
    s, card = door_scene("q1-03")
    go_through(s, card)
    assert set(offered(s, NERO, PICK_ROOM)) == {
        HERE, BESIDE, at(0, 0), at(0, -1), at(-1, -1), at(-2, 0), at(-2, 1)
    }  # fmt: skip
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert cubes_in(s, BESIDE) == [2, 0, 0, 0, 0]
    assert sum(s.instability) == 2


@pytest.mark.card("q1-04")
def test_tithe_of_coins() -> None:
    """The Treasure Room's point, the Quest's point, and a card."""
    s, card = door_scene("q1-04")
    top = fill_grimoire(s, NERO, 3)[0]
    go_through(s, card)
    assert s.points[NERO] == 2
    assert cards_in(s, HAND + NERO) == [top]


@pytest.mark.card("q1-05")
def test_borrowed_pages() -> None:
    """Name a School, see its top 4, take one; the rest is shuffled into that deck."""
    s, card = door_scene("q1-05")
    deck = SCHOOL_DECK + NECROMANCY
    top = cards_in(s, deck)[:4]
    size = s.size[deck]
    go_through(s, card)
    answer(s, NERO, NAME_SCHOOL, NECROMANCY)
    assert offered(s, NERO, PICK_CARD) == top
    face = s.face[top[2]]
    answer(s, NERO, PICK_CARD, top[2])
    assert [s.face[c] for c in cards_in(s, HAND + NERO)] == [face]
    assert s.size[deck] == size - 1
    assert all(s.seen_by[c] == 0 for c in cards_in(s, deck)), "shuffled: nobody knows any of them"


@pytest.mark.card("q1-06")
def test_the_patient_astronomer() -> None:
    """After the Observatory's look at Quests, the next 2 Events come back in the order Nero likes."""
    s, card = door_scene("q1-06")
    first, second = cards_in(s, EVENT_DECK)[:2]
    go_through(s, card)
    while offered(s, NERO, PICK_CARD) != [first, second]:  # the Observatory's Quests go to the bottom
        answer(s, NERO, PICK_CARD, offered(s, NERO, PICK_CARD)[0])
    answer(s, NERO, PICK_CARD, second)
    assert cards_in(s, EVENT_DECK)[:2] == [second, first]
    assert s.points[NERO] == 1


@pytest.mark.card("q1-06")
def test_a_completed_door_quest_cannot_be_swapped_away_by_its_own_room() -> None:
    """O67, O68: the card lies with the completed ones before the Observatory's effect begins."""
    s, card = door_scene("q1-06")
    go_through(s, card)
    assert card not in offered(s, NERO, PICK_CARD)


@pytest.mark.card("q1-07")
def test_wash_the_wounds() -> None:
    """4 damage healed instead of 2, of colours Nero chooses."""
    s, card = door_scene("q1-07")
    hurt(s, NERO, REBECCA, 4)
    hurt(s, NERO, TESSA, 2)
    go_through(s, card)
    for side in (REBECCA, TESSA, REBECCA, REBECCA):
        answer(s, NERO, PICK_CUBE, side, NERO)
    assert cubes_on(s, NERO) == [0, 1, 1, 0, 0]
    assert offered(s, NERO, PICK_CUBE) == [], "and no more"


@pytest.mark.card("q1-08")
def test_whispered_answer() -> None:
    """A card of one's choice from the Grimoire, then 1 damage healed."""
    s, card = door_scene("q1-08")
    hurt(s, NERO, REBECCA, 2)
    mine = fill_grimoire(s, NERO, 3)
    face = s.face[mine[1]]
    go_through(s, card)
    answer(s, NERO, PICK_CARD, mine[1])
    assert [s.face[c] for c in cards_in(s, HAND + NERO)] == [face]
    assert cubes_on(s, NERO) == [0, 1, 0, 0, 0]


@pytest.mark.card("q1-09")
def test_over_the_edge() -> None:
    """Another Mage within 2 of the Abyss comes into it and takes 1 damage; nobody goes to a Cell."""
    s, card = door_scene("q1-09")
    s.where[REBECCA] = at(1, 0)
    s.where[TESSA] = at(2, 0)
    s.where[3] = BESIDE
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, 3], "Tessa is 3 away, Nero is not another"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert s.where[REBECCA] == HERE
    assert cubes_on(s, REBECCA) == [1, 0, 0, 0, 0]


@pytest.mark.card("q1-10")
def test_volatile_brew() -> None:
    """One card instead of two, and 1 Instability in the Laboratory."""
    s, card = door_scene("q1-10")
    top = fill_grimoire(s, NERO, 4)[0]
    go_through(s, card)
    assert cards_in(s, HAND + NERO) == [top]
    assert cubes_in(s, HERE) == [1, 0, 0, 0, 0]


@pytest.mark.card("q1-11")
def test_leash_the_hound() -> None:
    """The Cerbero that the Room brings may act: move up to 3, then attack."""
    s, card = door_scene("q1-11")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, BESIDE)
    s.where[REBECCA] = BESIDE
    go_through(s, card)
    cerbero = FIRST_OF_NERO + 1
    assert (s.kind[cerbero], s.where[cerbero]) == (CERBERO, HERE)
    assert offered(s, NERO, PICK_MODEL) == [cerbero], "the Landsknecht is not in the Room"
    answer(s, NERO, PICK_MODEL, cerbero)
    answer(s, NERO, STEP, BESIDE, cerbero)
    answer(s, NERO, STOP, cerbero)
    answer(s, NERO, YES)
    assert cubes_on(s, REBECCA) == [2, 0, 0, 0, 0]


@pytest.mark.card("q1-11")
def test_the_hound_may_be_left_on_its_leash() -> None:
    """Declining is a choice; nothing more is asked."""
    s, card = door_scene("q1-11")
    s.where[REBECCA] = HERE
    go_through(s, card)
    answer(s, NERO, PASS)
    assert offered(s, NERO, YES) == []
    assert sum(s.damage) == 0
    assert s.points[NERO] == 1


@pytest.mark.card("q1-12")
def test_borrowed_steel() -> None:
    """A card and 1 damage healed; no Protection is laid."""
    s, card = door_scene("q1-12")
    hurt(s, NERO, REBECCA, 2)
    top = fill_grimoire(s, NERO, 3)[0]
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    wind = give(s, NERO, "deceiving-wind")
    go_through(s, card)
    assert cards_in(s, HAND + NERO) == [top, wind]
    assert cubes_on(s, NERO) == [0, 1, 0, 0, 0]


@pytest.mark.card("q1-13")
@pytest.mark.parametrize(("theirs", "stolen"), [(1, 0), (2, 1)])
def test_pillow_talk(theirs: int, stolen: int) -> None:
    """1 PP of a Mage with more than Nero, who has 1 by now: 1 is not more, 2 is."""
    s, card = door_scene("q1-13")
    s.points[REBECCA] = theirs
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA], "any other Mage outside its Cell"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert s.points[:2] == [1 + stolen, theirs - stolen]
    assert cards_in(s, QUESTS + NERO) == [], "no Quest is drawn"


@pytest.mark.card("q1-13")
def test_pillow_talk_stops_at_a_cell() -> None:
    """R7, O89: with everybody in its Cell nobody is named, and nobody loses anything."""
    s, card = door_scene("q1-13")
    s.points[3] = 5
    s.where[REBECCA] = s.where[TESSA] = IN_CELL
    go_through(s, card)
    assert (s.points[NERO], s.points[3]) == (1, 5)
    assert offered(s, NERO, PICK_MODEL) == []


@pytest.mark.card("q1-14")
def test_the_first_bones() -> None:
    """An Undead of Nero's in the Cemetery may act, the new one or an old one; a Cerbero there may not."""
    s, card = door_scene("q1-14")
    put_summoned(s, FIRST_OF_NERO, CERBERO, HERE)
    s.where[REBECCA] = HERE
    go_through(s, card)
    bones = FIRST_OF_NERO + 1
    assert offered(s, NERO, PICK_MODEL) == [bones]
    answer(s, NERO, PICK_MODEL, bones)
    answer(s, NERO, STOP, bones)
    answer(s, NERO, YES)
    assert cubes_on(s, REBECCA) == [2, 0, 0, 0, 0]


@pytest.mark.card("q1-15")
def test_names_on_cold_stone() -> None:
    """The top 2 cards of the Memories, unasked."""
    s, card = door_scene("q1-15")
    mine = fill_grimoire(s, NERO, 3)
    for c in mine:
        put(s, c, MEMORIES + NERO)
    top = cards_in(s, MEMORIES + NERO)
    go_through(s, card)
    assert sorted(cards_in(s, HAND + NERO)) == sorted(top[:2])
    assert cards_in(s, MEMORIES + NERO) == top[2:]


@pytest.mark.card("q1-16")
def test_the_wrong_reflection() -> None:
    """Nero changes places with any model; his own Evocations too, Mages in Cells not."""
    s, card = door_scene("q1-16")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, BESIDE)
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA, FIRST_OF_NERO]
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert (s.where[NERO], s.where[REBECCA]) == (FAR, HERE)


# --- feats: casting -----
@pytest.mark.card("q1-17", "q1-18", "q1-19", "q1-27", "q1-28", "q1-29")
@pytest.mark.parametrize(
    ("key", "spells", "met"),
    [
        ("q1-17", ["fireball", "ice-burst"], True),
        ("q1-17", ["fireball", "plot"], False),
        ("q1-18", ["plot", "epiphany"], True),
        ("q1-18", ["plot", "fireball"], False),
        ("q1-19", ["blade-barrage", "deceiving-wind"], True),
        ("q1-19", ["blade-barrage", "dance-of-death"], True),
        ("q1-19", ["blade-barrage", "epiphany"], False),
        ("q1-27", ["fireball", "destructive-bolt"], True),
        ("q1-27", ["fireball", "meteor-swarm"], True),
        ("q1-27", ["fireball", "ice-burst"], False),
        ("q1-27", ["fireball", "blade-barrage"], False),
        ("q1-28", ["ice-burst", "stone-claws"], True),
        ("q1-28", ["ice-burst", "fireball"], False),
        ("q1-29", ["plot", "obscure-explosion"], True),
        ("q1-29", ["epiphany", "obscure-explosion"], True),
        ("q1-29", ["epiphany", "fireball"], False),
    ],
)  # fmt: skip
def test_two_spells_of_a_kind(key: str, spells: list[str], met: bool) -> None:
    """Two of the type or elements named, not one; a Trap set shows its type, not its element (O72)."""
    s, card = quest_scene(key)
    cast_all(s, spells)
    assert is_offered(s) == met
    if met:
        take(s, card, 1)


@pytest.mark.card("q1-29")
def test_a_named_element_counts() -> None:
    """A68, R18: Magic Door is whatever its caster says, and only that."""
    for element, met in ((5, True), (2, False)):
        s, _ = quest_scene("q1-29")
        lay_spell(s, NERO, 1, "epiphany", STRAIGHT)
        lay_spell(s, NERO, 0, "magic-door", STRAIGHT)
        begin(s)
        cast_at(s, 1)
        cast_at(s, 0, NAME_ELEMENT, element)
        assert is_offered(s) == met


@pytest.mark.card("q1-27")
def test_a_trap_counts_for_its_element_once_it_is_triggered() -> None:
    """O72: Blade Barrage is Air only when it is revealed."""
    s, card = quest_scene("q1-27")
    lay_room(s, ARENA, BESIDE)
    s.where[REBECCA] = at(-2, 2)
    s.tokens[REBECCA] = 1
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT)
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    begin(s)
    cast_at(s, 1)
    cast_at(s, 0, PICK_ROOM, HERE)
    assert not is_offered(s)
    walk(s, BESIDE)
    trigger(s, NERO, 1)
    rest(s)
    take(s, card, 1)


@pytest.mark.card("q1-17", "q1-19")
@pytest.mark.parametrize("key", ["q1-17", "q1-19"])
def test_a_card_for_two_spells(key: str) -> None:
    """The reward of both: draw 1."""
    s, card = quest_scene(key)
    top = fill_grimoire(s, NERO, 3)[0]
    cast_all(s, ["fireball", "ice-burst"] if key == "q1-17" else ["blade-barrage", "bone-armor"])
    take(s, card, 1)
    assert cards_in(s, HAND + NERO) == [top]


@pytest.mark.card("q1-18")
def test_a_plan_for_everything_moves_its_planner() -> None:
    """Up to 1 Room: a step, or none."""
    for stay in (True, False):
        s, card = quest_scene("q1-18")
        cast_all(s, ["plot", "epiphany"])
        take(s, card, 1)
        if stay:
            answer(s, NERO, STOP, NERO)
        else:
            answer(s, NERO, STEP, BESIDE, NERO)
        assert s.where[NERO] == (HERE if stay else BESIDE)
        assert offered(s, NERO, STEP) == [], "one Room at most"


@pytest.mark.card("q1-27")
def test_cinders_and_gales_burn_a_model_beside_nero() -> None:
    """1 damage to an enemy model in his Room; his own and those elsewhere are safe."""
    s, card = quest_scene("q1-27")
    cast_all(s, ["fireball", "destructive-bolt"])
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, HERE)
    s.where[REBECCA] = HERE
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    s.where[TESSA] = BESIDE
    take(s, card, 1)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, FIRST_OF_REBECCA]
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert cubes_on(s, REBECCA) == [1, 0, 0, 0, 0]


@pytest.mark.card("q1-28")
def test_mud_and_tide_shake_a_neighbour() -> None:
    """1 Instability in a Room next to Nero's, not in his own."""
    s, card = quest_scene("q1-28")
    cast_all(s, ["mutation-rite", "rite-of-control"], REVERSE)
    before = cubes_in(s, BESIDE)[NERO]
    take(s, card, 1)
    assert HERE not in offered(s, NERO, PICK_ROOM)
    assert len(offered(s, NERO, PICK_ROOM)) == 6
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert cubes_in(s, BESIDE)[NERO] == before + 1


@pytest.mark.card("q1-29")
def test_old_tongues_give_a_card_of_any_school() -> None:
    """The top card of the deck named."""
    s, card = quest_scene("q1-29")
    cast_all(s, ["plot", "obscure-explosion"])
    top = cards_in(s, SCHOOL_DECK + NECROMANCY)[0]
    take(s, card, 1)
    answer(s, NERO, DRAW_FROM, NECROMANCY, NERO)
    assert cards_in(s, HAND + NERO)[0] == top
    assert offered(s, NERO, DRAW_FROM) == [], "one card"


# --- feats: fighting -----
@pytest.mark.card("q1-20")
def test_the_snap_of_the_jaws() -> None:
    """A Trap of Nero's is triggered: 2 PP and 1 Instability where he stands. Setting it is not enough."""
    s, card = quest_scene("q1-20")
    lay_room(s, ARENA, BESIDE)
    s.where[REBECCA] = at(-2, 2)
    s.tokens = [0, 2, 0, 0]
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT)
    begin(s)
    cast_at(s, 1)
    assert not is_offered(s)
    walk(s, BESIDE)
    trigger(s, NERO, 1)
    assert not is_offered(s), "the Action is finished first"
    rest(s)
    take(s, card, 2)
    assert cubes_in(s, HERE) == [1, 0, 0, 0, 0]


@pytest.mark.card("q1-20")
def test_a_protection_is_no_trap() -> None:
    """Triggering Deceiving Wind does not complete it."""
    s, _ = quest_scene("q1-20")
    lay_spell(s, NERO, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    s.where[REBECCA] = HERE
    s.tokens = [2, 1, 0, 0]
    s.first = s.active = REBECCA
    begin(s)
    strike_into_protection(s)
    assert s.points[NERO] == 1
    assert not is_offered(s)


def strike_into_protection(s: Table) -> None:
    """Rebecca attacks Nero, who uses what lies on his Quick place."""
    strike(s, NERO)
    trigger(s, NERO, 0)
    rest(s)


@pytest.mark.card("q1-21")
def test_knuckles_before_runes() -> None:
    """Two physical attacks: 1 PP and up to 2 damage healed."""
    s, card = quest_scene("q1-21")
    s.where[REBECCA] = HERE
    hurt(s, NERO, TESSA, 3)
    begin(s)
    strike(s, REBECCA)
    assert not is_offered(s)
    strike(s, REBECCA)
    take(s, card, 1)
    assert cubes_on(s, NERO) == [0, 0, 1, 0, 0]


@pytest.mark.card("q1-21")
def test_attacks_of_evocations_and_spells_are_no_knuckles() -> None:
    """The Mage's own attacks count: not a Landsknecht's, not a Combat Spell."""
    s, _ = quest_scene("q1-21")
    s.where[REBECCA] = HERE
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, HERE)
    lay_spell(s, NERO, 1, "demons-howl", STRAIGHT)
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    begin(s)
    strike(s, REBECCA)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, STOP, FIRST_OF_NERO)
    answer(s, NERO, YES)
    assert sum(cubes_on(s, REBECCA)) == 4
    assert not is_offered(s)
    cast_at(s, 0, PICK_ROOM, HERE)
    assert not is_offered(s)
    strike(s, REBECCA)
    assert is_offered(s)


@pytest.mark.card("q1-22")
@pytest.mark.parametrize(
    ("victims", "met"),
    [
        ([REBECCA, TESSA], True),
        ([REBECCA, FIRST_OF_REBECCA], True),
        ([FIRST_OF_REBECCA, FIRST_OF_REBECCA + 1], False),
        ([REBECCA, REBECCA], False),
    ],
)
def test_two_birds(victims: list[int], met: bool) -> None:
    """Two different models, a Mage among them; one model twice, or two Evocations, will not do."""
    s, card = quest_scene("q1-22")
    s.where[REBECCA] = s.where[TESSA] = HERE
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    put_summoned(s, FIRST_OF_REBECCA + 1, LANDSKNECHT, HERE)
    begin(s)
    for victim in victims:
        assert not is_offered(s)
        strike(s, victim)
    assert is_offered(s) == met
    if met:
        take(s, card, 2)


@pytest.mark.card("q1-22")
def test_two_birds_in_one_blow_and_the_reward() -> None:
    """A Spell may hit both; then 1 damage on another Mage in the Lodge is converted."""
    s, card = quest_scene("q1-22")
    s.where[REBECCA] = s.where[TESSA] = HERE
    hurt(s, REBECCA, TESSA, 2)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, HERE)
    take(s, card, 2)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert cubes_on(s, REBECCA) == [4, 0, 1, 0, 0]


@pytest.mark.card("q1-26")
@pytest.mark.parametrize(("spell", "before", "met"), [
    ("meteor-swarm", 2, True), ("destructive-bolt", 2, False), ("meteor-swarm", 6, False),
])  # fmt: skip
def test_taste_of_iron(spell: str, before: int, met: bool) -> None:
    """4 damage suffered, not 3, and no defeat by them; offered at the start of Clean-up."""
    s, card = quest_scene("q1-26")
    s.where[REBECCA] = HERE
    s.tokens = [0] * 4
    hurt(s, NERO, TESSA, before)
    lay_spell(s, REBECCA, 1, spell, STRAIGHT)
    begin(s)
    cast_at(s, 5, PICK_ROOM, HERE)
    assert is_offered(s) == met
    if met:
        assert s.phase == CLEAN_UP
        answer_with_cubes(s, card)
        assert sum(cubes_on(s, NERO)) == 3


def answer_with_cubes(s: Table, card: int) -> None:
    """The Quest is completed and 3 cubes are healed, Rebecca's first."""
    take(s, card, 2)
    for _ in range(3):
        answer(s, NERO, PICK_CUBE, REBECCA, NERO)
    assert offered(s, NERO, PICK_CUBE) == []


@pytest.mark.card("q1-32")
@pytest.mark.parametrize(("mine", "met"), [(1, True), (0, False)])
def test_many_hands(mine: int, met: bool) -> None:
    """One cube on a Mage that somebody else defeats is a share; without one there is none."""
    s, card = quest_scene("q1-32")
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.tokens = [0, 1, 0, 0]
    hurt(s, NERO, TESSA, 3)
    hurt(s, TESSA, NERO, mine)
    hurt(s, TESSA, REBECCA, 9 - mine)
    begin(s)
    strike(s, TESSA)
    assert s.where[TESSA] < 0
    assert is_offered(s) == met
    if met:
        assert s.points[NERO] == 2, "runner-up"
        take(s, card, 2)
        assert cubes_on(s, NERO) == [0, 0, 1, 0, 0]


# --- feats: the Lodge -----
def coloured_path(s: Table) -> list[int]:
    """Four Rooms in a row from Nero's, of four colours."""
    path = [BESIDE, at(-2, 2), at(-1, 2), at(0, 1)]
    for hex_, room in zip(path, (GARDEN, ORACLE_ROOM, CRYPT, ARENA), strict=True):
        lay_room(s, room, hex_)
    return path


@pytest.mark.card("q1-23")
def test_know_your_house() -> None:
    """Four colours entered: 1 PP and the Room may be activated."""
    s, card = quest_scene("q1-23")
    s.tokens[NERO] = 3
    path = coloured_path(s)
    begin(s)
    walk(s, *path[:2])
    assert not is_offered(s)
    walk(s, *path[2:])
    take(s, card, 1)
    answer(s, NERO, YES)
    settle(s)
    assert (s.flipped[path[3]], s.activated[path[3]]) == (1, 1)


@pytest.mark.card("q1-23")
def test_four_rooms_of_three_colours_are_no_four_colours() -> None:
    """Two of the four Rooms are green."""
    s, _ = quest_scene("q1-23")
    path = coloured_path(s)
    lay_room(s, TREASURE_ROOM, path[3])
    assert ROOM_COLOUR[TREASURE_ROOM] == ROOM_COLOUR[GARDEN] == GREEN
    begin(s)
    walk(s, *path[:2])
    walk(s, *path[2:])
    assert not is_offered(s)


@pytest.mark.card("q1-24")
@pytest.mark.parametrize(("spells", "met"), [
    (["fireball", "wrath-of-nature"], True), (["fireball", "ice-burst"], False),
])  # fmt: skip
def test_hairline_cracks(spells: list[str], met: bool) -> None:
    """1 by a vortex and 2 by a text make 3, two vortices 2; then 1 cube in Nero's Room becomes his."""
    s, card = quest_scene("q1-24")
    shake(s, HERE, TESSA, 2)
    lay_spell(s, NERO, 1, spells[0], STRAIGHT)
    lay_spell(s, NERO, 0, spells[1], REVERSE)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    assert not is_offered(s)
    cast_at(s, 0, PICK_ROOM, HERE)
    assert is_offered(s) == met
    if met:
        assert cubes_in(s, HERE) == [3, 0, 2, 0, 0]
        take(s, card, 1)
        assert cubes_in(s, HERE) == [4, 0, 1, 0, 0]


@pytest.mark.card("q1-25")
def test_company_in_the_dark() -> None:
    """A summons, and one Evocation anywhere may act: the new one or an old one."""
    s, card = quest_scene("q1-25")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, FAR)
    s.where[REBECCA] = FAR
    begin(s)
    assert s.kind[FIRST_OF_NERO + 1] == NO_MODEL
    lay_spell(s, NERO, 1, "demons-howl", REVERSE)
    walk(s)
    cast_at(s, 1)
    take(s, card, 1)
    assert offered(s, NERO, PICK_MODEL) == [FIRST_OF_NERO, FIRST_OF_NERO + 1]
    assert offered(s, NERO, PASS) == [-1], "or none"
    answer(s, NERO, PICK_MODEL, FIRST_OF_NERO)
    answer(s, NERO, STOP, FIRST_OF_NERO)
    answer(s, NERO, YES)
    assert cubes_on(s, REBECCA) == [2, 0, 0, 0, 0]


@pytest.mark.card("q1-25")
def test_company_that_was_there_before_is_no_summons() -> None:
    """The Quest came after the Evocation; one that acts is not one that is summoned."""
    s, _ = quest_scene("q1-25")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, FAR)
    lay_spell(s, NERO, 1, "demons-howl", STRAIGHT)
    begin(s)
    cast_at(s, 1)
    assert not is_offered(s)


@pytest.mark.card("q1-30")
@pytest.mark.parametrize(("second", "met"), [(CRYPT, True), (SANCTUARY, False)])
def test_blood_and_ash(second: int, met: bool) -> None:
    """A red Room and a grey one; red alone will not do."""
    s, card = quest_scene("q1-30")
    lay_room(s, ALCHEMICAL_LABORATORY, HERE)
    lay_room(s, second, BESIDE)
    mine = fill_grimoire(s, NERO, 5)
    begin(s)
    use_room(s)
    assert not is_offered(s)
    s.where[NERO] = BESIDE
    use_room(s)
    assert is_offered(s) == met
    if met:
        take(s, card, 2)
        assert sorted(cards_in(s, HAND + NERO)) == sorted(mine[:3])


@pytest.mark.card("q1-31")
def test_crowded_threshold() -> None:
    """When an Action ends with two other Mages beside Nero: 2 PP, 1 damage to each model there but his."""
    s, card = quest_scene("q1-31")
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, BESIDE)
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, BESIDE)
    begin(s)
    walk(s)
    assert not is_offered(s)
    walk(s, BESIDE)
    take(s, card, 2)
    assert [sum(cubes_on(s, m)) for m in (NERO, REBECCA, TESSA)] == [0, 1, 1]
    assert [sum(cubes_on(s, m)) for m in (FIRST_OF_NERO, FIRST_OF_REBECCA)] == [0, 1]


@pytest.mark.card("q1-31")
def test_one_mage_and_her_evocations_are_no_crowd() -> None:
    """Mages are counted."""
    s, _ = quest_scene("q1-31")
    s.where[REBECCA] = HERE
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    begin(s)
    walk(s)
    assert not is_offered(s)


# --- every door -----
DOORS = [quest.key for quest in QUEST_CARDS if quest.moon == 1 and quest.room >= 0]


@pytest.mark.parametrize("key", DOORS)
def test_a_door_is_offered_at_its_own_room_alone(key: str) -> None:
    """O67: after the token is flipped; not for walking in, and not at another Room."""
    s, card = door_scene(key)
    lay_room(s, THRONE_ROOM, BESIDE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, BESIDE, NERO)
    answer(s, NERO, ACTIVATE, BESIDE)
    assert cards_in(s, QUESTS + NERO) == [card]
    rest(s)
    assert not is_offered(s)
    s.where[NERO] = HERE
    answer(s, NERO, PHYSICAL_MOVE)
    assert s.flipped[HERE] == 0
    answer(s, NERO, ACTIVATE, HERE)
    assert s.flipped[HERE] == 1
    assert offered(s, NERO, COMPLETE) == [card]
    assert s.points[NERO] == 0


@pytest.mark.card("q1-01", "q1-07", "q1-09")
def test_declining_a_door_leaves_the_room_its_own_effect() -> None:
    """O67: the Altar deals 1, the Sanctuary heals 2, the Abyss sends to the Cell; the Quest stays."""
    for key, room in (("q1-01", SACRIFICIAL_ALTAR), ("q1-07", SANCTUARY), ("q1-09", THE_ABYSS)):
        s, card = door_scene(key)
        assert hex_of(s, room) == HERE
        s.where[TESSA] = HERE
        hurt(s, NERO, REBECCA, 4)
        begin(s)
        answer(s, NERO, PHYSICAL_MOVE)
        answer(s, NERO, ACTIVATE, HERE)
        answer(s, NERO, PASS)
        if room != SANCTUARY:
            answer(s, NERO, PICK_MODEL, TESSA)
        assert sum(cubes_on(s, NERO)) == (2 if room == SANCTUARY else 4)
        assert sum(cubes_on(s, TESSA)) == (1 if room == SACRIFICIAL_ALTAR else 0)
        assert (s.where[TESSA] < 0) == (room == THE_ABYSS)
        assert cards_in(s, QUESTS + NERO) == [card]
        assert s.points[NERO] == 0


def test_the_rooms_of_the_first_moon() -> None:
    """Every Room but the Throne, the Arena and the Black Rose is the door of one Quest."""
    rooms = sorted(quest.room for quest in QUEST_CARDS if quest.moon == 1 and quest.room >= 0)
    assert len(set(rooms)) == len(rooms) == 16
    assert OBSERVATORY in rooms
    assert CEMETERY in rooms
    assert not {THRONE_ROOM, ARENA, 0} & set(rooms)
