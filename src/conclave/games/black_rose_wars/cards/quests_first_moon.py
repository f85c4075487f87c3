"""The Quests of the First Moon: sixteen doors, then sixteen feats, in printed order (O66 to O68)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.words.card_verbs import CHOOSE, SHUFFLE, draw, look, put
from conclave.games.black_rose_wars.words.casting_verbs import name_school
from conclave.games.black_rose_wars.words.conditions import (
    COLOUR,
    did_activate,
    did_attack,
    did_cast,
    did_enter,
    did_place,
    did_suffer,
    did_summon,
    did_trigger,
    had_shares,
    had_victims,
    was_defeated,
)
from conclave.games.black_rose_wars.words.cube_verbs import convert, convert_instability, damage, heal
from conclave.games.black_rose_wars.words.declare import quest
from conclave.games.black_rose_wars.words.flow import may, pick
from conclave.games.black_rose_wars.words.model_verbs import act, activate, attack, move, shift, swap
from conclave.games.black_rose_wars.words.nouns import LODGE, ME, ROOM, SEEN, A, B
from conclave.games.black_rose_wars.words.numbers import DID, pp
from conclave.games.black_rose_wars.words.point_verbs import place_instability, steal_pp
from conclave.games.black_rose_wars.words.sets import (
    MINE,
    OTHER,
    adjacent,
    evocations,
    mages,
    models,
    room_of,
    within,
)
from conclave.games.black_rose_wars.words.zones import (
    EVENT_DECK,
    LIBRARY,
    grimoire,
    hand,
    memories,
    school_deck,
)
from conclave.language.flow import let, when
from conclave.language.numbers import count, plus, value
from conclave.language.sets import but
from conclave.language.tests import at_least, both, equals, more_than

# --- doors: completed by activating the Room named --------------------------------------------------------
SHED_BLOOD: Final = quest(
    "q1-01", "Shed Blood", 1, 1,
    "You activate the Sacrificial Altar.", None,
    "Instead of its effect, choose another Mage anywhere in the Lodge: it takes 3 damage.",
    [pick(A, mages(LODGE, who=OTHER)), damage(A, 3)],
    room=t.SACRIFICIAL_ALTAR, replaces=True,
)  # fmt: skip

SPARKS_ON_THE_ANVIL: Final = quest(
    "q1-02", "Sparks on the Anvil", 1, 1,
    "You activate the Forge.", None,
    "After its effect you attack once more.",
    [attack(ME)],
    room=t.FORGE,
)  # fmt: skip

SEEDS_OF_RUIN: Final = quest(
    "q1-03", "Seeds of Ruin", 1, 1,
    "You activate the Garden.", None,
    "Instead of its effect, add 2 Instability to the Garden or to one neighbour of it.",
    [pick(A, within(ROOM, 1)), place_instability(A, 2)],
    room=t.GARDEN, replaces=True,
)  # fmt: skip

TITHE_OF_COINS: Final = quest(
    "q1-04", "Tithe of Coins", 1, 1,
    "You activate the Treasure Room.", None,
    "After its effect you draw a card from your Grimoire.",
    [draw(ME, grimoire(ME), 1)],
    room=t.TREASURE_ROOM,
)  # fmt: skip

BORROWED_PAGES: Final = quest(
    "q1-05", "Borrowed Pages", 1, 1,
    "You activate Bibliotheca.", None,
    "Instead of its effect, name a School and see the top 4 cards of its deck: one goes to your hand, "
    "the others are shuffled into the deck.",
    [
        name_school(), let(A, DID), look(school_deck(value(A)), 4), pick(B, SEEN), put(B, hand(ME)),
        put(but(SEEN, B), school_deck(value(A)), order=SHUFFLE),
    ],
    room=t.BIBLIOTHECA, replaces=True,
)  # fmt: skip

THE_PATIENT_ASTRONOMER: Final = quest(
    "q1-06", "The Patient Astronomer", 1, 1,
    "You activate the Observatory.", None,
    "After its effect, see the top 2 cards of the Event deck and return them in the order you like.",
    [look(EVENT_DECK, 2), put(SEEN, EVENT_DECK, order=CHOOSE)],
    room=t.OBSERVATORY, in_manual=False,
)  # fmt: skip

WASH_THE_WOUNDS: Final = quest(
    "q1-07", "Wash the Wounds", 1, 1,
    "You activate the Sanctuary.", None,
    "Instead of its effect you heal up to 4 of your damage.",
    [heal(ME, 4)],
    room=t.SANCTUARY, replaces=True,
)  # fmt: skip

WHISPERED_ANSWER: Final = quest(
    "q1-08", "Whispered Answer", 1, 1,
    "You activate the Oracle Room.", None,
    "After its effect you heal 1 of your damage.",
    [heal(ME, 1)],
    room=t.ORACLE_ROOM, in_manual=False,
)  # fmt: skip

OVER_THE_EDGE: Final = quest(
    "q1-09", "Over the Edge", 1, 1,
    "You activate The Abyss.", None,
    "Instead of its effect, choose another Mage within 2 of The Abyss: it is shifted there and takes "
    "1 damage.",
    [pick(A, mages(within(ROOM, 2), who=OTHER)), shift(A, ROOM), damage(A, 1)],
    room=t.THE_ABYSS, replaces=True, in_manual=False,
)  # fmt: skip

VOLATILE_BREW: Final = quest(
    "q1-10", "Volatile Brew", 1, 1,
    "You activate the Alchemical Laboratory.", None,
    "Instead of its effect, draw a card from your Grimoire and add 1 Instability to the Laboratory.",
    [draw(ME, grimoire(ME), 1), place_instability(ROOM, 1)],
    room=t.ALCHEMICAL_LABORATORY, replaces=True,
)  # fmt: skip

LEASH_THE_HOUND: Final = quest(
    "q1-11", "Leash the Hound", 1, 1,
    "You activate the Summoner Room.", None,
    "After its effect you may have one Evocation of yours act that stands in the Room.",
    [pick(A, evocations(ROOM, owner=MINE), may=True), act(A)],
    room=t.SUMMONER_ROOM,
)  # fmt: skip

BORROWED_STEEL: Final = quest(
    "q1-12", "Borrowed Steel", 1, 1,
    "You activate the Armory.", None,
    "Instead of its effect, draw a card from your Grimoire, then heal 1 of your damage.",
    [draw(ME, grimoire(ME), 1), heal(ME, 1)],
    room=t.ARMORY, replaces=True, in_manual=False,
)  # fmt: skip

PILLOW_TALK: Final = quest(
    "q1-13", "Pillow Talk", 1, 1,
    "You activate the Pleasures Room.", None,
    "Instead of its effect, choose another Mage outside its Cell: if it is ahead of you in PP, you steal "
    "1 PP from it.",
    [pick(A, mages(LODGE, who=OTHER)), when(more_than(pp(A), pp(ME)), [steal_pp(A, 1)])],
    room=t.PLEASURES_ROOM, replaces=True,
)  # fmt: skip

THE_FIRST_BONES: Final = quest(
    "q1-14", "The First Bones", 1, 1,
    "You activate the Cemetery.", None,
    "After its effect you may have one Undead of yours act that stands in the Room.",
    [pick(A, evocations(ROOM, owner=MINE, archetype=t.UNDEAD), may=True), act(A)],
    room=t.CEMETERY,
)  # fmt: skip

NAMES_ON_COLD_STONE: Final = quest(
    "q1-15", "Names on Cold Stone", 1, 1,
    "You activate the Crypt.", None,
    "Instead of its effect, the top 2 cards of your Memories go to your hand.",
    [draw(ME, memories(ME), 2)],
    room=t.CRYPT, replaces=True, in_manual=False,
)  # fmt: skip

THE_WRONG_REFLECTION: Final = quest(
    "q1-16", "The Wrong Reflection", 1, 1,
    "You activate the Mirrors Room.", None,
    "Instead of its effect you swap Rooms with any other model in the Lodge.",
    [pick(A, but(models(LODGE), ME)), swap(ME, A)],
    room=t.MIRRORS_ROOM, replaces=True, in_manual=False,
)  # fmt: skip

# --- feats: completed by what you do within a Game Turn ----------------------------------------------------
THE_QUARRELSOME_APPRENTICE: Final = quest(
    "q1-17", "The Quarrelsome Apprentice", 1, 1,
    "Within a Game Turn you cast 2 Combat Spells.", at_least(did_cast(type=t.COMBAT), 2),
    "You draw a card from your Grimoire.",
    [draw(ME, grimoire(ME), 1)],
)  # fmt: skip

A_PLAN_FOR_EVERYTHING: Final = quest(
    "q1-18", "A Plan for Everything", 1, 1,
    "Within a Game Turn you cast 2 Contingency Spells.", at_least(did_cast(type=t.CONTINGENCY), 2),
    "You may move 1 Room.",
    [move(ME, 1)],
)  # fmt: skip

NETS_AND_CURTAINS: Final = quest(
    "q1-19", "Nets and Curtains", 1, 1,
    "Within a Game Turn you make 2 Traps or Protections Active.",
    at_least(plus(did_cast(type=t.TRAP), did_cast(type=t.PROTECTION)), 2),
    "You draw a card from your Grimoire.",
    [draw(ME, grimoire(ME), 1)],
)  # fmt: skip

THE_SNAP_OF_THE_JAWS: Final = quest(
    "q1-20", "The Snap of the Jaws", 1, 2,
    "A Trap of yours is triggered.", at_least(did_trigger(type=t.TRAP), 1),
    "You add 1 Instability to the Room you stand in.",
    [place_instability(room_of(ME), 1)],
)  # fmt: skip

KNUCKLES_BEFORE_RUNES: Final = quest(
    "q1-21", "Knuckles before Runes", 1, 1,
    "Within a Game Turn your Mage makes 2 physical attacks.", at_least(did_attack(), 2),
    "You heal up to 2 of your damage.",
    [heal(ME, 2)],
)  # fmt: skip

TWO_BIRDS: Final = quest(
    "q1-22", "Two Birds", 1, 2,
    "Within a Game Turn you damage 2 different enemy models, at least one of them a Mage.",
    both(at_least(had_victims(), 2), at_least(had_victims(to=t.A_MAGE), 1)),
    "Choose another Mage in the Lodge: you convert 1 damage on it.",
    [pick(A, mages(LODGE, who=OTHER)), convert(A, 1)],
)  # fmt: skip

KNOW_YOUR_HOUSE: Final = quest(
    "q1-23", "Know Your House", 1, 1,
    "The Rooms you enter within a Game Turn show 4 different colours.",
    at_least(did_enter(distinct=COLOUR), 4),
    "You may activate your present Room.",
    [may([activate(room_of(ME))])],
)  # fmt: skip

HAIRLINE_CRACKS: Final = quest(
    "q1-24", "Hairline Cracks", 1, 1,
    "Within a Game Turn you place 3 Instability in all.", at_least(did_place(), 3),
    "You convert 1 Instability in the Room you stand in.",
    [convert_instability(room_of(ME), 1)],
)  # fmt: skip

COMPANY_IN_THE_DARK: Final = quest(
    "q1-25", "Company in the Dark", 1, 1,
    "You summon any Evocation.", at_least(did_summon(), 1),
    "You may have one Evocation of yours act.",
    [pick(A, evocations(LODGE, owner=MINE), may=True), act(A)],
)  # fmt: skip

TASTE_OF_IRON: Final = quest(
    "q1-26", "Taste of Iron", 1, 2,
    "You end a Game Turn in which you took 4 damage or more and were not defeated.",
    both(at_least(did_suffer(), 4), equals(was_defeated(), 0)),
    "You heal up to 3 of your damage.",
    [heal(ME, 3)],
    at_end=True,
)  # fmt: skip

CINDERS_AND_GALES: Final = quest(
    "q1-27", "Cinders and Gales", 1, 1,
    "Within a Game Turn you cast 2 Fire or Air Spells.",
    at_least(plus(did_cast(element=t.FIRE), did_cast(element=t.AIR)), 2),
    "Choose an enemy model in the Room you stand in: it takes 1 damage.",
    [pick(A, models(room_of(ME), owner=OTHER)), damage(A, 1)],
    in_manual=False,
)  # fmt: skip

MUD_AND_TIDE: Final = quest(
    "q1-28", "Mud and Tide", 1, 1,
    "Within a Game Turn you cast 2 Water or Earth Spells.",
    at_least(plus(did_cast(element=t.WATER), did_cast(element=t.EARTH)), 2),
    "You add 1 Instability to a Room adjacent to yours.",
    [pick(A, adjacent(room_of(ME))), place_instability(A, 1)],
    in_manual=False,
)  # fmt: skip

OLD_TONGUES: Final = quest(
    "q1-29", "Old Tongues", 1, 1,
    "Within a Game Turn you cast 2 Magic, Sacred or Profane Spells.",
    at_least(
        plus(plus(did_cast(element=t.MAGIC), did_cast(element=t.SACRED)), did_cast(element=t.PROFANE)), 2,
    ),
    "You draw the top card of any School deck.",
    [draw(ME, LIBRARY, 1)],
    in_manual=False,
)  # fmt: skip

BLOOD_AND_ASH: Final = quest(
    "q1-30", "Blood and Ash", 1, 2,
    "Within a Game Turn you activate both a red Room and a grey one.",
    both(at_least(did_activate(colour=t.RED), 1), at_least(did_activate(colour=t.GREY), 1)),
    "You draw a card from your Grimoire.",
    [draw(ME, grimoire(ME), 1)],
    in_manual=False,
)  # fmt: skip

CROWDED_THRESHOLD: Final = quest(
    "q1-31", "Crowded Threshold", 1, 2,
    "When an Action ends, at least 2 other Mages share your Room.",
    at_least(count(mages(room_of(ME), who=OTHER)), 2),
    "Each enemy model in the Room you stand in takes 1 damage.",
    [damage(models(room_of(ME)), 1)],
    four_players=True, in_manual=False,
)  # fmt: skip

MANY_HANDS: Final = quest(
    "q1-32", "Many Hands", 1, 2,
    "You score when a Mage is defeated.", at_least(had_shares(), 1),
    "You heal up to 2 of your damage.",
    [heal(ME, 2)],
    four_players=True, in_manual=False,
)  # fmt: skip
