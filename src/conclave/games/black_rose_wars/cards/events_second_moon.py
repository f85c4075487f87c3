"""The Events of the Second Moon, in the order of the box (R36, R37)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.words.card_verbs import discard, draw
from conclave.games.black_rose_wars.words.casting_verbs import draw_quest, name_colour
from conclave.games.black_rose_wars.words.cube_verbs import damage, heal
from conclave.games.black_rose_wars.words.declare import event
from conclave.games.black_rose_wars.words.flow import choose, each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import modify, summon, swap
from conclave.games.black_rose_wars.words.nouns import (
    ACTOR,
    CROWN,
    IT,
    LODGE,
    PLAYERS,
    POOREST,
    RICHEST,
    ROOM,
    SPELL,
    THE_ROSE,
    VICTIM,
    A,
    B,
    C,
)
from conclave.games.black_rose_wars.words.numbers import DID, MOON, pp
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, lose_pp, place_instability
from conclave.games.black_rose_wars.words.sets import evocations, models, room_of, rooms
from conclave.games.black_rose_wars.words.tests import colour_is, has_crown, is_mage, room_is, type_is
from conclave.games.black_rose_wars.words.watching import (
    BEFORE_SPELL_DAMAGE,
    DEFEATS,
    ROOM_ACTIVATED,
    SPELL_CAST,
    watch,
)
from conclave.games.black_rose_wars.words.window_verbs import bonus
from conclave.games.black_rose_wars.words.zones import cards, grimoire, hand, memories, quests
from conclave.language.flow import let, when
from conclave.language.numbers import count, value
from conclave.language.sets import but
from conclave.language.tests import any_of, at_least, both, equals

BLEEDING_WALLPAPER: Final = event(
    "e2-01", "Bleeding Wallpaper", 2, t.BLACK_ROSE, 2, 2, 1,
    "All Mages take 1 damage from the Rose; their Cells do not shelter them.",
    [damage(PLAYERS, 1, by=THE_ROSE)],
)  # fmt: skip

FAULT_LINE: Final = event(
    "e2-02", "Fault Line", 2, t.INSTANT, 0, 2, 0,
    "The Crown holder names a colour; the Rose adds 1 Instability to each Room that has it.",
    [
        name_colour(by=CROWN),
        let(C, DID),
        place_instability(rooms(colour=value(C)), 1, by=THE_ROSE),
    ],
)  # fmt: skip

PRIZE_OF_THE_PIT: Final = event(
    "e2-03", "Prize of the Pit", 2, t.ACTION, 1, 2, 1,
    "Whoever strikes the last blow in the defeat of a Mage gains 1 PP besides.",
    [watch(DEFEATS, [gain_pp(ACTOR, 1)], cond=is_mage(VICTIM))],
)  # fmt: skip

THE_SILENT_BELL: Final = event(
    "e2-04", "The Silent Bell", 2, t.ACTION, 3, 2, 1,
    "Whoever casts a Contingency adds 1 Instability of its own to the Room it is in.",
    [watch(SPELL_CAST, [place_instability(room_of(ACTOR), 1, by=ACTOR)], cond=type_is(SPELL, t.CONTINGENCY))],
)  # fmt: skip

TRIBUTE_OF_SCARLET: Final = event(
    "e2-05", "Tribute of Scarlet", 2, t.ACTION, 2, 1, 1,
    "Whenever a Mage activates a red Room, it gains 1 PP and the Rose deals it 1 damage.",
    [watch(ROOM_ACTIVATED, [gain_pp(ACTOR, 1), damage(ACTOR, 1, by=THE_ROSE)], cond=colour_is(ROOM, t.RED))],
)  # fmt: skip

TRIBUTE_OF_IVORY: Final = event(
    "e2-06", "Tribute of Ivory", 2, t.ACTION, 2, 1, 1,
    "Activating a grey or a yellow Room is worth 1 PP, once for each Mage in a Game Turn.",
    [watch(ROOM_ACTIVATED, [gain_pp(ACTOR, 1)], cond=colour_is(ROOM, t.GREY, t.YELLOW), times_each=1)],
)  # fmt: skip

MASQUERADE_OF_SAPPHIRE: Final = event(
    "e2-07", "Masquerade of Sapphire", 2, t.ACTION, 2, 1, 1,
    "Activating a blue or a purple Room is worth 1 PP, once for each Mage in a Game Turn.",
    [watch(ROOM_ACTIVATED, [gain_pp(ACTOR, 1)], cond=colour_is(ROOM, t.BLUE, t.PURPLE), times_each=1)],
)  # fmt: skip

HARVEST_OF_THORNS: Final = event(
    "e2-08", "Harvest of Thorns", 2, t.INSTANT, 0, 2, 0,
    "Whoever has the most PP takes 2 damage from the Rose.",
    [damage(RICHEST, 2, by=THE_ROSE)],
)  # fmt: skip

CREAKING_CHAINS: Final = event(
    "e2-09", "Creaking Chains", 2, t.INSTANT, 0, 2, 1,
    "All Evocations take 2 damage from the Rose.",
    [damage(evocations(LODGE), 2, by=THE_ROSE)],
)  # fmt: skip

BREATH_OF_THE_CRYPT: Final = event(
    "e2-10", "Breath of the Crypt", 2, t.INSTANT, 0, 2, 0,
    "Any Mage who likes draws the uppermost card of its own Memories.",
    [each(PLAYERS, [may([draw(IT, memories(IT), 1)], by=IT)])],
)  # fmt: skip

PRICE_OF_KNOWLEDGE: Final = event(
    "e2-11", "Price of Knowledge", 2, t.BLACK_ROSE, 2, 2, 1,
    "In turn order, every Mage pays either 1 PP or a card of its hand.",
    [
        each(PLAYERS, [
            choose([
                ("Discard a card", any_of(cards(hand(IT))), [discard(hand(IT), 1, by=IT)]),
                ("Pay 1 PP", at_least(pp(IT), 1), [lose_pp(IT, 1)]),
            ], by=IT),
        ]),
    ],
)  # fmt: skip

SECOND_SIGHT: Final = event(
    "e2-12", "Second Sight", 2, t.BLACK_ROSE, 3, 2, 0,
    "Any Mage who likes trades one open Quest for a new one of the current Moon; the Rose scores nothing.",
    [
        each(PLAYERS, [
            may([
                discard(quests(IT), 1, by=IT, rose=0),
                when(equals(DID, 1), [draw_quest(IT, MOON)]),
            ], by=IT),
        ]),
    ],
)  # fmt: skip

BLOOD_MOON_RISING: Final = event(
    "e2-13", "Blood Moon Rising", 2, t.ACTION, 3, 2, 1,
    "Every Mage whom a Combat Spell hurts takes 1 damage more, once for each Spell.",
    [watch(BEFORE_SPELL_DAMAGE, [bonus(1)], cond=both(type_is(SPELL, t.COMBAT), is_mage(VICTIM)))],
)  # fmt: skip

WALLS_OF_GLASS: Final = event(
    "e2-14", "Walls of Glass", 2, t.ACTION, 2, 2, 1,
    "Nobody triggers a Protection.",
    [modify(PLAYERS, flags.NO_PROTECTION)],
)  # fmt: skip

BOLTED_DOORS: Final = event(
    "e2-15", "Bolted Doors", 2, t.ACTION, 3, 2, 0,
    "A Mage who has moved in this Game Turn activates no more Rooms with Physical Actions.",
    [modify(PLAYERS, flags.NO_ACTIVATE_AFTER_MOVE)],
)  # fmt: skip

HOUNDS_UNCHAINED: Final = event(
    "e2-16", "Hounds Unchained", 2, t.BLACK_ROSE, 3, 2, 1,
    "Whoever has the fewest PP names any Room and summons a Cerbero there.",
    [pick(A, rooms(), by=POOREST), summon(t.CERBERO, A, by=POOREST)],
)  # fmt: skip

WINE_FOR_THE_WOUNDED: Final = event(
    "e2-17", "Wine for the Wounded", 2, t.INSTANT, 0, 1, 1,
    "All Mages take up to 3 damage of their choice off themselves.",
    [each(PLAYERS, [heal(IT, 3, by=IT)])],
    in_manual=False,
)  # fmt: skip

ENVY: Final = event(
    "e2-18", "Envy", 2, t.INSTANT, 0, 2, 1,
    "Whoever has the most PP loses 2 of them, and the Rose gains 1.",
    [lose_pp(RICHEST, 2), gain_pp(THE_ROSE, 1)],
    in_manual=False,
)  # fmt: skip

ROSE_IN_THE_GLASS: Final = event(
    "e2-19", "Rose in the Glass", 2, t.ACTION, 1, 1, 2,
    "Once in a Game Turn, when the Throne Room or the Black Rose Room is activated, the Rose gains 1 PP.",
    [watch(ROOM_ACTIVATED, [gain_pp(THE_ROSE, 1)],
           cond=room_is(ROOM, t.BLACK_ROSE_ROOM, t.THRONE_ROOM), times=1)],
    in_manual=False,
)  # fmt: skip

CHANGE_OF_REGENT: Final = event(
    "e2-20", "Change of Regent", 2, t.INSTANT, 0, 2, 1,
    "Whoever has just taken the Crown draws two cards off its Grimoire.",
    [draw(CROWN, grimoire(CROWN), 2)],
    crown=True,
)  # fmt: skip

CROWN_AND_GALLOWS: Final = event(
    "e2-21", "Crown and Gallows", 2, t.ACTION, 2, 2, 1,
    "Whoever strikes the last blow in the defeat of the Crown holder gains 2 PP besides.",
    [watch(DEFEATS, [gain_pp(ACTOR, 2)], cond=has_crown(VICTIM))],
    crown=True,
)  # fmt: skip

PROCESSION_OF_MASKS: Final = event(
    "e2-22", "Procession of Masks", 2, t.INSTANT, 0, 1, 1,
    "The Crown holder picks two models outside the Cells; they swap Rooms.",
    [pick(A, models(LODGE), by=CROWN), pick(B, but(models(LODGE), A), by=CROWN), swap(A, B)],
    crown=True,
)  # fmt: skip

THE_USURPERS_HOUR: Final = event(
    "e2-23", "The Usurper's Hour", 2, t.BLACK_ROSE, 3, 2, 1,
    "All Mages gain 1 PP, except the one with the Crown.",
    [each(but(PLAYERS, CROWN), [gain_pp(IT, 1)])],
    crown=True,
)  # fmt: skip

SHATTERED_OATH: Final = event(
    "e2-24", "Shattered Oath", 2, t.INSTANT, 0, 2, 0,
    "Every Mage with two open Quests discards one of them, and the Rose scores as usual.",
    [each(PLAYERS, [when(at_least(count(cards(quests(IT))), 2), [discard(quests(IT), 1, by=IT)])])],
    crown=True, in_manual=False,
)  # fmt: skip

RAIN_THROUGH_THE_ROOF: Final = event(
    "e2-25", "Rain through the Roof", 2, t.INSTANT, 0, 2, 1,
    "The Crown holder picks a Room; the Rose adds 2 Instability to it.",
    [pick(A, rooms(), by=CROWN), place_instability(A, 2, by=THE_ROSE)],
    crown=True, in_manual=False,
)  # fmt: skip

LESSON_IN_HUMILITY: Final = event(
    "e2-26", "Lesson in Humility", 2, t.BLACK_ROSE, 3, 1, 1,
    "Whoever has the fewest PP gains 2.",
    [gain_pp(POOREST, 2)],
    crown=True, in_manual=False,
)  # fmt: skip
