"""The Events of the First Moon, in the order of the box (R36, R37)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.words.card_verbs import draw
from conclave.games.black_rose_wars.words.casting_verbs import draw_quest
from conclave.games.black_rose_wars.words.cube_verbs import damage, heal
from conclave.games.black_rose_wars.words.declare import event
from conclave.games.black_rose_wars.words.flow import each, pick
from conclave.games.black_rose_wars.words.model_verbs import block, modify, shift, summon
from conclave.games.black_rose_wars.words.nouns import (
    ACTOR,
    CROWN,
    IT,
    LODGE,
    PLAYERS,
    POOREST,
    ROOM,
    SPELL,
    THE_ROSE,
    VICTIM,
    A,
    B,
)
from conclave.games.black_rose_wars.words.numbers import MOON, pp
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, lose_pp, place_instability
from conclave.games.black_rose_wars.words.sets import mages, models, room_of, rooms
from conclave.games.black_rose_wars.words.tests import colour_is, is_mage, type_is
from conclave.games.black_rose_wars.words.watching import ATTACKS, ENTERS, ROOM_ACTIVATED, SPELL_CAST, watch
from conclave.games.black_rose_wars.words.zones import LIBRARY, cards, completed, grimoire, quests
from conclave.language.flow import when
from conclave.language.numbers import count
from conclave.language.tests import any_of, at_least, equals

MISERABLE_DANCE: Final = event(
    "e1-01", "Miserable Dance", 1, t.ACTION, 1, 1, 0,
    "Whenever a Mage activates a purple Room, that Mage gains 1 PP.",
    [watch(ROOM_ACTIVATED, [gain_pp(ACTOR, 1)], cond=colour_is(ROOM, t.PURPLE))],
)  # fmt: skip

THORNS_IN_THE_HALL: Final = event(
    "e1-02", "Thorns in the Hall", 1, t.INSTANT, 0, 1, 0,
    "All Mages outside their Cells take 1 damage from the Rose.",
    [damage(mages(LODGE), 1, by=THE_ROSE)],
)  # fmt: skip

RESTLESS_MASONRY: Final = event(
    "e1-03", "Restless Masonry", 1, t.BLACK_ROSE, 2, 1, 0,
    "The Crown holder picks a Room; the Rose adds 1 Instability to it.",
    [pick(A, rooms(), by=CROWN), place_instability(A, 1, by=THE_ROSE)],
)  # fmt: skip

RAIN_OF_PETALS: Final = event(
    "e1-04", "Rain of Petals", 1, t.INSTANT, 0, 1, 0,
    "In turn order, all Mages draw a card off their Grimoires.",
    [each(PLAYERS, [draw(IT, grimoire(IT), 1)])],
)  # fmt: skip

CALL_TO_THE_ORDER: Final = event(
    "e1-05", "Call to the Order", 1, t.INSTANT, 0, 1, 0,
    "Whoever has just taken the Crown receives one more Quest from the current deck.",
    [draw_quest(CROWN, MOON)],
    crown=True,
)  # fmt: skip

CRIMSON_PENNANT: Final = event(
    "e1-06", "Crimson Pennant", 1, t.ACTION, 2, 1, 0,
    "Activating a red Room is worth 1 PP, once for each Mage in a Game Turn.",
    [watch(ROOM_ACTIVATED, [gain_pp(ACTOR, 1)], cond=colour_is(ROOM, t.RED), times_each=1)],
)  # fmt: skip

FALLOW_SEASON: Final = event(
    "e1-07", "Fallow Season", 1, t.ACTION, 2, 1, 1,
    "The tokens of all green Rooms are flipped: nobody activates them.",
    [block(rooms(colour=t.GREEN))],
)  # fmt: skip

UNLOCKED_SHELVES: Final = event(
    "e1-08", "Unlocked Shelves", 1, t.BLACK_ROSE, 2, 1, 0,
    "Every Mage names a School and draws the first card of its deck.",
    [each(PLAYERS, [draw(IT, LIBRARY, 1)])],
)  # fmt: skip

DUST_FROM_THE_VAULT: Final = event(
    "e1-09", "Dust from the Vault", 1, t.ACTION, 3, 1, 0,
    "Each Contingency cast brings 1 Instability of the Rose into the Room of its caster.",
    [
        watch(
            SPELL_CAST,
            [place_instability(room_of(ACTOR), 1, by=THE_ROSE)],
            cond=type_is(SPELL, t.CONTINGENCY),
        ),
    ],
)  # fmt: skip

LICENCE_TO_DUEL: Final = event(
    "e1-10", "Licence to Duel", 1, t.ACTION, 2, 1, 0,
    "A Mage who physically attacks another gains 1 PP, once for each attacker in a Game Turn.",
    [watch(ATTACKS, [gain_pp(ACTOR, 1)], cond=is_mage(VICTIM), times_each=1)],
)  # fmt: skip

GENTLE_MOONLIGHT: Final = event(
    "e1-11", "Gentle Moonlight", 1, t.INSTANT, 0, 2, 0,
    "All Mages take up to 2 damage of their choice off themselves.",
    [each(PLAYERS, [heal(IT, 2, by=IT)])],
)  # fmt: skip

THORN_TAX: Final = event(
    "e1-12", "Thorn Tax", 1, t.INSTANT, 0, 1, 0,
    "Every Mage who has at least 3 PP pays 1 of them to the Rose.",
    [each(PLAYERS, [when(at_least(pp(IT), 3), [lose_pp(IT, 1), gain_pp(THE_ROSE, 1)])])],
)  # fmt: skip

GATHERING_OF_SERVANTS: Final = event(
    "e1-13", "Gathering of Servants", 1, t.BLACK_ROSE, 3, 1, 0,
    "Whoever has the fewest PP names any Room and summons a Landsknecht there.",
    [pick(A, rooms(), by=POOREST), summon(t.LANDSKNECHT, A, by=POOREST)],
)  # fmt: skip

AZURE_FOG: Final = event(
    "e1-14", "Azure Fog", 1, t.ACTION, 2, 1, 1,
    "Entering a blue Room costs a Mage 1 damage from the Rose, but only once in a Game Turn.",
    [watch(ENTERS, [damage(ACTOR, 1, by=THE_ROSE)], cond=colour_is(ROOM, t.BLUE), times_each=1)],
)  # fmt: skip

GREY_PROCESSION: Final = event(
    "e1-15", "Grey Procession", 1, t.ACTION, 2, 1, 0,
    "Once in a Game Turn, a Mage who activates a grey Room draws a card off its own Grimoire.",
    [watch(ROOM_ACTIVATED, [draw(ACTOR, grimoire(ACTOR), 1)], cond=colour_is(ROOM, t.GREY), times_each=1)],
)  # fmt: skip

LANTERNS_OF_HONEY: Final = event(
    "e1-16", "Lanterns of Honey", 1, t.ACTION, 2, 1, 0,
    "Whenever a Mage activates a yellow Room, that Mage takes 1 damage off itself.",
    [watch(ROOM_ACTIVATED, [heal(ACTOR, 1, by=ACTOR)], cond=colour_is(ROOM, t.YELLOW))],
    in_manual=False,
)  # fmt: skip

GREEDY_BUDS: Final = event(
    "e1-17", "Greedy Buds", 1, t.INSTANT, 0, 0, 1,
    "For every Mage with two Quests still open, the Rose gains 1 PP.",
    [each(PLAYERS, [when(at_least(count(cards(quests(IT))), 2), [gain_pp(THE_ROSE, 1)])])],
    in_manual=False,
)  # fmt: skip

HURRYING_FEET: Final = event(
    "e1-18", "Hurrying Feet", 1, t.ACTION, 3, 1, 0,
    "All Mages have a movement of 3.",
    [modify(PLAYERS, flags.MOVE_VALUE, 3)],
)  # fmt: skip

AIR_LIKE_LEAD: Final = event(
    "e1-19", "Air like Lead", 1, t.ACTION, 3, 1, 1,
    "All Mages have a movement of 1.",
    [modify(PLAYERS, flags.MOVE_VALUE, 1)],
    in_manual=False,
)  # fmt: skip

WHETTED_STEEL: Final = event(
    "e1-20", "Whetted Steel", 1, t.ACTION, 3, 1, 0,
    "All Mages have a physical attack of 3.",
    [modify(PLAYERS, flags.ATTACK_VALUE, 3)],
)  # fmt: skip

CROWN_OF_BRIARS: Final = event(
    "e1-21", "Crown of Briars", 1, t.INSTANT, 0, 1, 1,
    "Whoever has just taken the Crown takes 1 damage from the Rose.",
    [damage(CROWN, 1, by=THE_ROSE)],
    crown=True,
)  # fmt: skip

NEW_AMBITIONS: Final = event(
    "e1-22", "New Ambitions", 1, t.BLACK_ROSE, 3, 1, 0,
    "Those Mages who have completed no Quest yet draw a card off their Grimoires.",
    [each(PLAYERS, [when(equals(count(cards(completed(IT))), 0), [draw(IT, grimoire(IT), 1)])])],
    crown=True,
)  # fmt: skip

TURNING_CORRIDORS: Final = event(
    "e1-23", "Turning Corridors", 1, t.INSTANT, 0, 1, 0,
    "The Crown holder picks a model outside the Cells and any Room; the model shifts there.",
    [pick(A, models(LODGE), by=CROWN), when(any_of(A), [pick(B, rooms(), by=CROWN), shift(A, B)])],
    crown=True, in_manual=False,
)  # fmt: skip

CRACKS_IN_THE_MORTAR: Final = event(
    "e1-24", "Cracks in the Mortar", 1, t.INSTANT, 0, 1, 1,
    "Wherever at least one Mage stands, the Rose adds 1 Instability to the Room.",
    [place_instability(room_of(mages(LODGE)), 1, by=THE_ROSE)],
    crown=True, in_manual=False,
)  # fmt: skip

A_ROSE_FOR_THE_HUMBLE: Final = event(
    "e1-25", "A Rose for the Humble", 1, t.BLACK_ROSE, 3, 1, 0,
    "Whoever has the fewest PP gains 1.",
    [gain_pp(POOREST, 1)],
    crown=True,
)  # fmt: skip

LOUD_INCANTATIONS: Final = event(
    "e1-26", "Loud Incantations", 1, t.ACTION, 2, 1, 0,
    "Casting a Combat Spell is worth 1 PP, once for each Mage in a Game Turn.",
    [watch(SPELL_CAST, [gain_pp(ACTOR, 1)], cond=type_is(SPELL, t.COMBAT), times_each=1)],
    crown=True, in_manual=False,
)  # fmt: skip
