"""What is in the box, against tables of our own (R10, R15, R16, R23, R28 to R34, O7 to O11, O95 to O98)."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.games.black_rose_wars.rules.box import (
    ARCHETYPE,
    ATTACK,
    COPIES,
    COPIES_IN_MANUAL,
    CUBES_OF_ROSE,
    CUBES_PER_MAGE,
    EVENT_CARDS,
    EVOCATION_NAMES,
    GRIMOIRE_NAMES,
    GRIMOIRES,
    HAND_LIMIT,
    HEALTH,
    MAGE_ATTACK,
    MAGE_HEALTH,
    MAGE_MOVE,
    MAGE_NAMES,
    MOVE,
    QUEST_CARDS,
    ROOM_SENTENCES,
    ROOM_TEXTS,
    SPELLS,
    TROPHIES_PER_MAGE,
)
from conclave.games.black_rose_wars.table import BOOK
from conclave.games.black_rose_wars.terms import (
    ACTION,
    BLACK_ROSE,
    CUSTOM,
    FORGOTTEN,
    INSTANT,
    KINDS,
    NO_ROOM,
    RESISTANCE,
    ROOM_COLOUR,
    ROOM_POINTS,
    ROOMS,
    SCHOOLS,
    TRAP,
)
from tests.games.black_rose_wars.layout import seated

COLOURS = "black blue yellow green red purple grey".split()
TYPES = "combat contingency protection trap".split()
ELEMENTS = "air earth fire water magic sacred profane any".split()
SCHOOL_NAMES = "conspiracy destruction divination illusion necromancy transmutation custom forgotten".split()

ROOM_TABLE = {  # colour: for each of its Rooms, resistance and points
    "black": [(10, 6)],
    "blue": [(6, 3), (6, 3), (6, 3)],
    "yellow": [(5, 2), (5, 2), (5, 2)],
    "green": [(4, 2), (4, 2), (4, 2)],
    "red": [(6, 3), (6, 3), (6, 3)],
    "purple": [(6, 3), (6, 3), (8, 5)],
    "grey": [(6, 3), (6, 3), (6, 3)],
}

SPELL_TABLE = {  # School: Spells, then sides by type, Spells by element, Spells with a vortex
    "conspiracy": (
        "blade-barrage blood-pact dance-of-death deceiving-wind dismiss extort-magic magic-door "
        "magical-theft obscure-intuition plot profane-mark whispering-wind",
        {"contingency": 12, "protection": 2, "trap": 10},
        {"air": 4, "magic": 3, "profane": 4, "any": 1},
        5,
    ),
    "destruction": (
        "demons-howl destructive-bolt fire-dash fire-of-fate fireball ice-burst maelstrom meteor-swarm "
        "mighty-whirlwind obscure-armor obscure-explosion unstable-arrow",
        {"combat": 18, "contingency": 4, "protection": 2},
        {"air": 3, "fire": 4, "water": 2, "profane": 3},
        6,
    ),
    "divination": (
        "arcane-mark arcane-vision autumn-rite change-the-past-and-future change-the-plot clairvoyance "
        "forget-the-grief hourglass read-the-past-and-future spring-rite summer-rite winter-rite",
        {"contingency": 22, "protection": 2},
        {"earth": 3, "fire": 3, "magic": 2, "sacred": 2, "any": 2},
        10,
    ),
    "illusion": (
        "andromeda arcane-mirage deceiving-image ghost-assassin illusory-pain illusory-tribute imitation "
        "jester-hat light-cape multiple-images shadow-step suggestion",
        {"combat": 2, "contingency": 8, "protection": 6, "trap": 8},
        {"air": 3, "earth": 3, "magic": 3, "sacred": 3},
        6,
    ),
    "necromancy": (
        "bone-armor cowardice epiphany evanescent-hope gaze ice-grip invoke-obscurity obscuritys-grasp "
        "sick-withering summon-obscurity traitor-mist vampires-bite",
        {"combat": 12, "contingency": 10, "protection": 2},
        {"water": 3, "sacred": 3, "profane": 6},
        5,
    ),
    "transmutation": (
        "acid-explosion disfiguring-mutation implosion-rite magic-eruption mutation-rite overload "
        "putrefying-poison rite-of-change rite-of-control stone-claws unstable-bind unstable-flames",
        {"combat": 8, "contingency": 14, "protection": 2},
        {"earth": 4, "fire": 4, "water": 4},
        5,
    ),
    "custom": (
        "putrefy read-the-stars ring-of-fire wrath-of-nature",
        {"combat": 6, "contingency": 2},
        {"earth": 1, "fire": 1, "water": 1, "any": 1},
        1,
    ),
    "forgotten": (
        "death-delirium devastation disintegration echo-of-revenge eviscerate infamy-of-crete "
        "intertwine-fate lightning-storm soul-entrapment time-stop",
        {"combat": 9, "contingency": 7, "protection": 2, "trap": 2},
        {"air": 1, "earth": 1, "water": 3, "magic": 2, "sacred": 2, "profane": 1},
        6,
    ),
}

EVOCATION_TABLE = {  # move, attack, Health, copies, copies in the manual's box
    "Landsknecht": (2, 2, 3, 6, 5),
    "Bone Knight": (2, 4, 4, 3, 3),
    "Malacoda": (2, 3, 3, 4, 3),
    "Cerbero": (3, 2, 2, 4, 3),
    "Andromeda": (2, 0, 3, 3, 3),
    "Abomination": (2, 3, 0, 3, 3),
    "Divine Altar": (0, 0, 4, 5, 5),
    "Mutant Altar": (0, 0, 4, 5, 4),
    "Infamy of Crete": (2, 0, 6, 1, 1),
}

QUEST_TABLE = {  # Moon: cards, doors, doors that replace the Room's effect, tested at the end, by points
    1: (32, 16, 10, 1, {1: 26, 2: 6}),
    2: (32, 16, 8, 3, {2: 27, 3: 5}),
    3: (31, 15, 10, 3, {3: 25, 4: 6}),
}
FOR_FOUR = {
    1: {"Crowded Threshold", "Many Hands"},
    2: {"The Third Knife", "Feast of Crows"},
    3: {"King of the Ring", "Everyone's Enemy"},
}
DOORS_OF_ROOM = [2, 2, 2, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 2, 2, 2, 3, 2, 3]

EVENT_TABLE = {  # Moon: Instant, Black Rose, Action; slots 0 to 3; points on entry and on exit, all in all
    1: ((9, 5, 12), (9, 1, 9, 7), (26, 6)),
    2: ((10, 6, 10), (10, 2, 7, 7), (45, 21)),
    3: ((13, 7, 6), (13, 2, 4, 7), (62, 32)),
}


# --- Rooms, Mages, Evocations -----
def test_nineteen_rooms_in_seven_colours_with_their_resistance_and_points() -> None:
    """R10, O8: each Room's colour, Resistance and points."""
    assert len(ROOM_COLOUR) == len(RESISTANCE) == len(ROOM_POINTS) == ROOMS == 19
    found: dict[str, list[tuple[int, int]]] = {colour: [] for colour in COLOURS}
    for room in range(ROOMS):
        found[COLOURS[ROOM_COLOUR[room]]].append((RESISTANCE[room], ROOM_POINTS[room]))
    assert found == ROOM_TABLE


def test_every_room_has_an_effect_and_a_sentence() -> None:
    """R10: nineteen effects."""
    assert sorted(ROOM_TEXTS) == sorted(ROOM_SENTENCES) == list(range(ROOMS))
    assert len(set(ROOM_TEXTS.values())) == ROOMS
    assert all(BOOK.rules[rule] for rule in ROOM_TEXTS.values())
    assert all(sentence.endswith(".") for sentence in ROOM_SENTENCES.values())


def test_four_mage_sheets() -> None:
    """O96: hand limit, movement, attack and Health."""
    sheets = dict(
        zip(MAGE_NAMES, zip(HAND_LIMIT, MAGE_MOVE, MAGE_ATTACK, MAGE_HEALTH, strict=True), strict=True)
    )
    assert sheets == {
        "Nero": (7, 2, 2, 10),
        "Rebecca": (6, 2, 2, 12),
        "Tessa": (7, 2, 2, 11),
        "Jaf'ar": (8, 2, 2, 9),
    }


def test_nine_kinds_of_evocations_with_34_or_30_cards() -> None:
    """R29, O9, O97, O98: values and copies in both boxes."""
    rows = zip(MOVE, ATTACK, HEALTH, COPIES, COPIES_IN_MANUAL, strict=True)
    assert dict(zip(EVOCATION_NAMES, rows, strict=True)) == EVOCATION_TABLE
    assert len(EVOCATION_NAMES) == KINDS == 9
    assert (sum(COPIES), sum(COPIES_IN_MANUAL)) == (34, 30)
    assert len(ARCHETYPE) == KINDS + 1, "the Mage's own kind comes last"
    assert Counter(ARCHETYPE[:KINDS]) == {0: 2, 1: 2, 2: 1, 3: 1, 4: 2, 5: 1}


def test_25_cubes_a_mage_30_of_the_rose_and_10_trophies() -> None:
    """R16, R20, O7: 130 cubes."""
    assert (CUBES_PER_MAGE, CUBES_OF_ROSE, TROPHIES_PER_MAGE) == (25, 30, 10)
    assert 4 * CUBES_PER_MAGE + CUBES_OF_ROSE == 130


# --- Spells -----
@pytest.mark.parametrize("school", range(8), ids=SCHOOL_NAMES)
def test_spells_of_a_school(school: int) -> None:
    """R23, R25: names, types of sides, elements and vortices."""
    keys, types, elements, vortices = SPELL_TABLE[SCHOOL_NAMES[school]]
    found = [spell for spell in SPELLS if spell.school == school]
    assert sorted(spell.key for spell in found) == keys.split()
    assert Counter(TYPES[side.type] for spell in found for side in spell.sides) == types
    assert Counter(ELEMENTS[spell.element] for spell in found) == elements
    assert sum(spell.vortex for spell in found) == vortices


def test_12_spells_a_school_4_custom_10_forgotten_172_sides() -> None:
    """R23: 86 Spells with two sides each."""
    assert Counter(spell.school for spell in SPELLS) == dict.fromkeys(range(SCHOOLS), 12) | {
        CUSTOM: 4,
        FORGOTTEN: 10,
    }
    assert all(len(spell.sides) == 2 for spell in SPELLS)
    assert len({side.rule for spell in SPELLS for side in spell.sides}) == 172


def test_three_copies_of_each_spell_but_one_of_each_forgotten_one() -> None:
    """R23, A1: counted on the table."""
    s = seated(4)
    spells = range(3 * 76 + 10)
    copies = Counter(s.face[c] for c in spells)
    assert len(s.face) == len(spells) + 95 + 78
    assert copies == {
        face: 1 if SPELLS[face].school == FORGOTTEN else 3 for face in range(len(SPELLS))
    }  # fmt: skip


def test_each_mage_has_one_custom_spell_and_no_other_spell_has_an_owner() -> None:
    """R24: Nero, Rebecca, Tessa, Jaf'ar."""
    owners = {spell.key: spell.mage for spell in SPELLS if spell.mage >= 0}
    assert owners == {"ring-of-fire": 0, "putrefy": 1, "wrath-of-nature": 2, "read-the-stars": 3}
    assert {spell.key for spell in SPELLS if spell.school == CUSTOM} == set(owners)


def test_only_traps_and_protections_have_triggers() -> None:
    """R84: what is cast face down waits for something, the rest does not."""
    for spell in SPELLS:
        for side in spell.sides:
            assert (side.trigger >= 0) == (TYPES[side.type] in ("protection", "trap")), spell.key


def test_room_traps_lie_in_rooms_of_a_colour() -> None:
    """R90: a coloured side is a Trap; the two sides of a Room Trap differ in colour."""
    coloured = [spell for spell in SPELLS if any(side.colour >= 0 for side in spell.sides)]
    assert coloured
    for spell in coloured:
        for side in spell.sides:
            assert side.type == TRAP, spell.key
        assert spell.sides[0].colour != spell.sides[1].colour, spell.key


@pytest.mark.parametrize("school", range(SCHOOLS), ids=SCHOOL_NAMES[:SCHOOLS])
def test_the_two_grimoires_of_a_school_make_its_twelve_spells(school: int) -> None:
    """O95: six and six, each Spell once."""
    one, other = GRIMOIRES[2 * school : 2 * school + 2]
    assert len(one) == len(other) == 6
    assert sorted(one + other) == SPELL_TABLE[SCHOOL_NAMES[school]][0].split()


def test_twelve_grimoires_with_names_of_their_own() -> None:
    """O95: two a School."""
    assert len(GRIMOIRES) == len(GRIMOIRE_NAMES) == len(set(GRIMOIRE_NAMES)) == 12


# --- Quests -----
@pytest.mark.parametrize("moon", [1, 2, 3])
def test_quests_of_a_moon(moon: int) -> None:
    """R34, O11, O92: how many, how they are completed and what for; 20 in the manual's box."""
    quests = [quest for quest in QUEST_CARDS if quest.moon == moon]
    cards, doors, replacing, at_end, points = QUEST_TABLE[moon]
    assert len(quests) == cards
    assert sum(quest.room != NO_ROOM for quest in quests) == doors
    assert sum(quest.replaces for quest in quests) == replacing
    assert sum(quest.at_end for quest in quests) == at_end
    assert Counter(quest.points for quest in quests) == points
    assert {quest.name for quest in quests if quest.four_players} == FOR_FOUR[moon]
    assert sum(quest.in_manual for quest in quests) == 20


def test_95_quests_47_doors_6_for_four_players() -> None:
    """R34, O11: the sums, and how many doors each Room has."""
    assert len(QUEST_CARDS) == 95
    assert sum(quest.room != NO_ROOM for quest in QUEST_CARDS) == 47
    assert sum(quest.four_players for quest in QUEST_CARDS) == 6
    assert [sum(quest.room == room for quest in QUEST_CARDS) for room in range(ROOMS)] == DOORS_OF_ROOM


def test_only_doors_replace_a_room_effect_and_doors_are_tested_at_once() -> None:
    """O66, O67: a Quest without a Room has nothing to replace."""
    for quest in QUEST_CARDS:
        assert not (quest.replaces and quest.room == NO_ROOM), quest.key
        assert not (quest.at_end and quest.room != NO_ROOM), quest.key


def test_no_quest_for_four_players_is_in_the_manuals_box() -> None:
    """O11, O92: so its decks are the same for every number of players."""
    assert not [quest.key for quest in QUEST_CARDS if quest.four_players and quest.in_manual]


# --- Events -----
@pytest.mark.parametrize("moon", [1, 2, 3])
def test_events_of_a_moon(moon: int) -> None:
    """R28, R58 to R61: 26 cards, 7 with a Crown, 20 in the manual's box; phases, slots, points."""
    events = [event for event in EVENT_CARDS if event.moon == moon]
    phases, slots, points = EVENT_TABLE[moon]
    assert len(events) == 26
    assert sum(event.crown for event in events) == 7
    assert sum(event.in_manual for event in events) == 20
    by_phase = Counter(event.phase for event in events)
    assert (by_phase[INSTANT], by_phase[BLACK_ROSE], by_phase[ACTION]) == phases
    by_slot = Counter(event.slot for event in events)
    assert tuple(by_slot[slot] for slot in range(4)) == slots
    assert (sum(event.entry for event in events), sum(event.exit for event in events)) == points


def test_78_events_of_which_the_instant_ones_alone_have_no_slot() -> None:
    """R60: an Instant Event works once and never lies on the board."""
    assert len(EVENT_CARDS) == 78
    for event in EVENT_CARDS:
        assert (event.slot == 0) == (event.phase == INSTANT), event.key


# --- all cards -----
def test_every_card_has_a_key_a_name_and_a_rule_of_its_own() -> None:
    """259 cards."""
    cards = [*SPELLS, *QUEST_CARDS, *EVENT_CARDS]
    assert len(cards) == 259
    assert len({card.key for card in cards}) == len({card.name for card in cards}) == 259
    rules = [card.rule for card in [*QUEST_CARDS, *EVENT_CARDS]]
    assert len(set(rules)) == len(rules)
    assert all(BOOK.rules[rule] for rule in rules)


def test_every_card_has_a_sentence() -> None:
    """Both sides of a Spell, goal and reward of a Quest, the text of an Event."""
    sentences = [(spell.key, side.sentence) for spell in SPELLS for side in spell.sides]
    sentences += [(quest.key, text) for quest in QUEST_CARDS for text in (quest.goal, quest.reward)]
    sentences += [(event.key, event.sentence) for event in EVENT_CARDS]
    bad = [key for key, text in sentences if len(text) < 8 or not text.endswith(".") or text != text.strip()]
    assert len(sentences) == 172 + 190 + 78
    assert not bad
