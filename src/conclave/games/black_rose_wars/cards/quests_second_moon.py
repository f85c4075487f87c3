"""The Quests of the Second Moon: sixteen doors, then sixteen feats, in printed order (O66 to O68)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.words.card_verbs import draw, look, put
from conclave.games.black_rose_wars.words.casting_verbs import cast_from_hand, draw_quest
from conclave.games.black_rose_wars.words.conditions import (
    AN_EVOCATION,
    COLOUR,
    DAMAGE,
    ELEMENT,
    controls,
    did_activate,
    did_cast,
    did_convert,
    did_deal,
    did_defeat,
    did_enter,
    did_place,
    did_trigger,
    had_shares,
    had_victims,
    took_crown,
    was_defeated,
    was_targeted,
)
from conclave.games.black_rose_wars.words.cube_verbs import (
    convert,
    convert_instability,
    damage,
    heal,
    transfer,
)
from conclave.games.black_rose_wars.words.declare import quest
from conclave.games.black_rose_wars.words.flow import each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import act, activate, move, remove, shift, summon
from conclave.games.black_rose_wars.words.nouns import IT, LODGE, ME, OTHERS, ROOM, SUMMONED, A, B, C
from conclave.games.black_rose_wars.words.numbers import DID, MOON, pp
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, place_instability, steal_pp
from conclave.games.black_rose_wars.words.sets import (
    MINE,
    OTHER,
    adjacent,
    evocations,
    mages,
    models,
    room_of,
    rooms,
    within,
)
from conclave.games.black_rose_wars.words.tests import has_crown
from conclave.games.black_rose_wars.words.zones import LIBRARY, cards, grimoire, quests
from conclave.language.flow import let, when
from conclave.language.numbers import count, value
from conclave.language.tests import at_least, both, either, equals, more_than

# --- doors: completed by activating the Room named --------------------------------------------------------
KNEEL_BEFORE_THE_BLOOM: Final = quest(
    "q2-01", "Kneel before the Bloom", 2, 2,
    "You activate the Black Rose Room.", None,
    "After its effect you draw 2 cards from your Grimoire.",
    [draw(ME, grimoire(ME), 2)],
    room=t.BLACK_ROSE_ROOM,
)  # fmt: skip

MEASURE_THE_SEAT: Final = quest(
    "q2-02", "Measure the Seat", 2, 2,
    "You activate the Throne Room.", None,
    "After its effect you gain 1 further PP.",
    [gain_pp(ME, 1)],
    room=t.THRONE_ROOM,
)  # fmt: skip

FIRST_BLOOD_LAST_BOW: Final = quest(
    "q2-03", "First Blood, Last Bow", 2, 2,
    "You activate the Arena.", None,
    "Instead of its effect, choose another Mage in the Lodge: it is shifted into the Arena and takes "
    "3 damage.",
    [pick(A, mages(LODGE, who=OTHER)), shift(A, ROOM), damage(A, 3)],
    room=t.ARENA, replaces=True,
)  # fmt: skip

FEED_THE_KNIFE: Final = quest(
    "q2-04", "Feed the Knife", 2, 2,
    "You activate the Sacrificial Altar.", None,
    "Instead of its effect, remove an Evocation of yours; if you do, choose an enemy model in the Lodge: "
    "it takes 5 damage.",
    [
        pick(A, evocations(LODGE, owner=MINE)), remove(A),
        when(equals(DID, 1), [pick(B, models(LODGE, owner=OTHER)), damage(B, 5)]),
    ],
    room=t.SACRIFICIAL_ALTAR, replaces=True,
)  # fmt: skip

HAMMER_TONGS_THUNDER: Final = quest(
    "q2-05", "Hammer, Tongs, Thunder", 2, 2,
    "You activate the Forge.", None,
    "Instead of its effect, each enemy model in the Forge takes 2 damage; then you may move 1 Room.",
    [damage(models(ROOM), 2), move(ME, 1)],
    room=t.FORGE, replaces=True,
)  # fmt: skip

ROOTS_BELOW_THE_FLOOR: Final = quest(
    "q2-06", "Roots below the Floor", 2, 2,
    "You activate the Garden.", None,
    "Instead of its effect, add 1 Instability to the Garden and 1 to each neighbour of it.",
    [place_instability(within(ROOM, 1), 1)],
    room=t.GARDEN, replaces=True,
)  # fmt: skip

THE_SECOND_LEDGER: Final = quest(
    "q2-07", "The Second Ledger", 2, 2,
    "You activate the Treasure Room.", None,
    "Instead of its effect you steal 1 PP from each Mage outside its Cell that has more PP than you.",
    [let(A, pp(ME)), each(OTHERS, [when(more_than(pp(IT), value(A)), [steal_pp(IT, 1)])])],
    room=t.TREASURE_ROOM, replaces=True,
)  # fmt: skip

FORBIDDEN_SHELF: Final = quest(
    "q2-08", "Forbidden Shelf", 2, 2,
    "You activate Bibliotheca.", None,
    "Instead of its effect you draw 2 cards from School decks, naming a deck for each.",
    [draw(ME, LIBRARY, 2)],
    room=t.BIBLIOTHECA, replaces=True,
)  # fmt: skip

MERCY_WITH_INTEREST: Final = quest(
    "q2-09", "Mercy with Interest", 2, 2,
    "You activate the Sanctuary.", None,
    "After its effect, choose another Mage in the Lodge: up to 2 damage passes from you to it.",
    [pick(A, mages(LODGE, who=OTHER)), transfer(ME, A, 2)],
    room=t.SANCTUARY, in_manual=False,
)  # fmt: skip

THE_LONG_FALL: Final = quest(
    "q2-10", "The Long Fall", 2, 2,
    "You activate The Abyss.", None,
    "After its effect, each enemy model in a Room adjacent to The Abyss takes 1 damage.",
    [damage(models(adjacent(ROOM)), 1)],
    room=t.THE_ABYSS,
)  # fmt: skip

DISTILLED_FURY: Final = quest(
    "q2-11", "Distilled Fury", 2, 2,
    "You activate the Alchemical Laboratory.", None,
    "After its effect you may cast from hand.",
    [may([cast_from_hand(ME)])],
    room=t.ALCHEMICAL_LABORATORY, in_manual=False,
)  # fmt: skip

CHORUS_OF_CLAWS: Final = quest(
    "q2-12", "Chorus of Claws", 2, 2,
    "You activate the Summoner Room.", None,
    "Instead of its effect, summon a Malacoda into the Room; you may have it act.",
    [summon(t.MALACODA, ROOM), may([act(SUMMONED)])],
    room=t.SUMMONER_ROOM, replaces=True, in_manual=False,
)  # fmt: skip

WALLS_WITHIN_WALLS: Final = quest(
    "q2-13", "Walls within Walls", 2, 2,
    "You activate the Armory.", None,
    "After its effect you heal up to 2 of your damage.",
    [heal(ME, 2)],
    room=t.ARMORY, in_manual=False,
)  # fmt: skip

MASKS_AFTER_MIDNIGHT: Final = quest(
    "q2-14", "Masks after Midnight", 2, 2,
    "You activate the Pleasures Room.", None,
    "Instead of its effect, see the Quests of another Mage outside its Cell, and trade one of yours for one "
    "of them.",
    [
        pick(A, mages(LODGE, who=OTHER)),
        look(quests(A)), pick(B, cards(quests(A))), pick(C, cards(quests(ME))),
        when(both(equals(count(B), 1), equals(count(C), 1)), [put(B, quests(ME)), put(C, quests(A))]),
    ],
    room=t.PLEASURES_ROOM, replaces=True, in_manual=False,
)  # fmt: skip

THE_MARCHING_DEAD: Final = quest(
    "q2-15", "The Marching Dead", 2, 2,
    "You activate the Cemetery.", None,
    "After its effect you may have any of your Undead act, one after another.",
    [each(evocations(LODGE, owner=MINE, archetype=t.UNDEAD), [may([act(IT)])])],
    room=t.CEMETERY,
)  # fmt: skip

THREE_TRUE_WORDS: Final = quest(
    "q2-16", "Three True Words", 2, 2,
    "You activate the Oracle Room.", None,
    "After its effect you draw a card from your Grimoire; as holder of the Crown you also gain 1 PP.",
    [draw(ME, grimoire(ME), 1), when(has_crown(ME), [gain_pp(ME, 1)])],
    room=t.ORACLE_ROOM, in_manual=False,
)  # fmt: skip

# --- feats: completed by what you do within a Game Turn ----------------------------------------------------
BATTLE_RHYTHM: Final = quest(
    "q2-17", "Battle Rhythm", 2, 2,
    "Within a Game Turn you cast 3 Combat Spells.", at_least(did_cast(type=t.COMBAT), 3),
    "Choose your Room or one adjacent to it: each enemy model there takes 1 damage.",
    [pick(A, within(room_of(ME), 1)), damage(models(A), 1)],
)  # fmt: skip

QUIET_MACHINERY: Final = quest(
    "q2-18", "Quiet Machinery", 2, 2,
    "Within a Game Turn you cast 3 Contingency Spells.", at_least(did_cast(type=t.CONTINGENCY), 3),
    "You draw 2 cards from your Grimoire.",
    [draw(ME, grimoire(ME), 2)],
)  # fmt: skip

THREE_COLOURS_OF_AMBITION: Final = quest(
    "q2-19", "Three Colours of Ambition", 2, 3,
    "The Rooms you activate within a Game Turn show 3 different colours.",
    at_least(did_activate(distinct=COLOUR), 3),
    "You may move up to 2 Rooms.",
    [move(ME, 2)],
)  # fmt: skip

RED_HANDS: Final = quest(
    "q2-20", "Red Hands", 2, 3,
    "You deal the final blow to a Mage.", at_least(did_defeat(kind=t.A_MAGE), 1),
    "You heal up to 2 of your damage.",
    [heal(ME, 2)],
)  # fmt: skip

HUNTER_OF_HOUNDS: Final = quest(
    "q2-21", "Hunter of Hounds", 2, 2,
    "You deal the final blow to an enemy Evocation.", at_least(did_defeat(kind=AN_EVOCATION), 1),
    "A Landsknecht of yours is summoned into the Room you stand in.",
    [summon(t.LANDSKNECHT, room_of(ME))],
)  # fmt: skip

THE_GROANING_BEAM: Final = quest(
    "q2-22", "The Groaning Beam", 2, 2,
    "Within a Game Turn you place 3 Instability in the same Room.", at_least(did_place(one_room=True), 3),
    "Choose any Room and convert 2 Instability there.",
    [pick(A, rooms()), convert_instability(A, 2)],
)  # fmt: skip

UNBROKEN: Final = quest(
    "q2-23", "Unbroken", 2, 2,
    "You end a Game Turn in which 2 or more enemy Spells, Traps or attacks were aimed at you or hit you, "
    "and in which you were not defeated.",
    both(at_least(was_targeted(), 2), equals(was_defeated(), 0)),
    "You heal up to 4 of your damage.",
    [heal(ME, 4)],
    at_end=True,
)  # fmt: skip

A_SMALL_ARMY: Final = quest(
    "q2-24", "A Small Army", 2, 3,
    "At the end of the Game Turn 3 Evocations are yours.", at_least(controls(), 3),
    "You draw a Quest of the present Moon.",
    [draw_quest(ME, MOON)],
    at_end=True,
)  # fmt: skip

HEAVY_IS_THE_HEAD: Final = quest(
    "q2-25", "Heavy Is the Head", 2, 2,
    "At the end of a Game Turn in which you took the Crown from someone or activated the Throne Room, "
    "the Crown is yours.",
    both(has_crown(ME), either(at_least(took_crown(), 1), at_least(did_activate(room=t.THRONE_ROOM), 1))),
    "You draw a card from your Grimoire.",
    [draw(ME, grimoire(ME), 1)],
    at_end=True,
)  # fmt: skip

BORROWED_BLOOD: Final = quest(
    "q2-26", "Borrowed Blood", 2, 2,
    "Within a Game Turn you convert 2 damage.", at_least(did_convert(what=DAMAGE), 2),
    "Choose another Mage in your Room or one adjacent to it: it takes 1 damage.",
    [pick(A, mages(within(room_of(ME), 1), who=OTHER)), damage(A, 1)],
)  # fmt: skip

THE_SHIELD_REMEMBERS: Final = quest(
    "q2-27", "The Shield Remembers", 2, 2,
    "A Protection of yours is triggered.", at_least(did_trigger(type=t.PROTECTION), 1),
    "You draw a card from your Grimoire.",
    [draw(ME, grimoire(ME), 1)],
    in_manual=False,
)  # fmt: skip

ONE_PAGE_FOUR_WINDS: Final = quest(
    "q2-28", "One Page, Four Winds", 2, 2,
    "The Spells you cast within a Game Turn show 3 different elements.",
    at_least(did_cast(distinct=ELEMENT), 3),
    "You draw the top card of any School deck.",
    [draw(ME, LIBRARY, 1)],
    in_manual=False,
)  # fmt: skip

TRAVELLERS_DEBT: Final = quest(
    "q2-29", "Traveller's Debt", 2, 2,
    "Within a Game Turn you enter a Room 5 times.", at_least(did_enter(), 5),
    "You may activate your present Room.",
    [may([activate(room_of(ME))])],
    in_manual=False,
)  # fmt: skip

BUTCHERS_ARITHMETIC: Final = quest(
    "q2-30", "Butcher's Arithmetic", 2, 3,
    "Within a Game Turn Mages take 6 damage from you.", at_least(did_deal(to=t.A_MAGE), 6),
    "If you have scored for the defeat of a Mage this Game Turn, you gain 1 further PP.",
    [when(at_least(had_shares(), 1), [gain_pp(ME, 1)])],
    in_manual=False,
)  # fmt: skip

THE_THIRD_KNIFE: Final = quest(
    "q2-31", "The Third Knife", 2, 3,
    "Within a Game Turn 3 different Mages take damage from you.", at_least(had_victims(to=t.A_MAGE), 3),
    "On each other Mage in the Lodge you convert 1 damage.",
    [each(mages(LODGE, who=OTHER), [convert(IT, 1)])],
    four_players=True, in_manual=False,
)  # fmt: skip

FEAST_OF_CROWS: Final = quest(
    "q2-32", "Feast of Crows", 2, 2,
    "You score when a Mage is defeated that bears damage of 3 colours or more.",
    at_least(had_shares(colours=3), 1),
    "You draw 2 cards from your Grimoire.",
    [draw(ME, grimoire(ME), 2)],
    four_players=True, in_manual=False,
)  # fmt: skip
