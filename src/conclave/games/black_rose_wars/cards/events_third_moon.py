"""The Events of the Third Moon, in the order of the box (R36, R37)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.words.card_verbs import BOTTOM, discard, look, put
from conclave.games.black_rose_wars.words.casting_verbs import name_colour
from conclave.games.black_rose_wars.words.cube_verbs import damage, heal, remove_instability
from conclave.games.black_rose_wars.words.declare import event
from conclave.games.black_rose_wars.words.flow import each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import act, modify, summon
from conclave.games.black_rose_wars.words.nouns import (
    ACTOR,
    CROWN,
    IT,
    LODGE,
    MOST_QUESTS,
    MOST_TROPHIES,
    PLAYERS,
    POOREST,
    RICHEST,
    SEEN,
    SPELL,
    THE_ROSE,
    VICTIM,
    A,
    B,
    C,
    E,
)
from conclave.games.black_rose_wars.words.numbers import DID
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, place_instability, take_crown
from conclave.games.black_rose_wars.words.sets import DESTROYED, evocations, mages, models, rooms, within
from conclave.games.black_rose_wars.words.tests import has_crown, is_mage, type_is
from conclave.games.black_rose_wars.words.watching import (
    ATTACKS,
    BEFORE_SPELL_DAMAGE,
    PLACES_FIRST,
    ROOM_ACTIVATED,
    SCORES_DEFEAT,
    watch,
)
from conclave.games.black_rose_wars.words.window_verbs import bonus
from conclave.games.black_rose_wars.words.zones import FORGOTTEN_DECK, cards, hand, quests
from conclave.language.flow import let, let_be, when
from conclave.language.numbers import count, least, value
from conclave.language.sets import but, union
from conclave.language.tests import any_of, at_least, both, equals

NIGHT_OF_KNIVES: Final = event(
    "e3-01", "Night of Knives", 3, t.BLACK_ROSE, 2, 3, 1,
    "All Mages outside their Cells take 2 damage from the Rose.",
    [damage(mages(LODGE), 2, by=THE_ROSE)],
)  # fmt: skip

COLLAPSE: Final = event(
    "e3-02", "Collapse", 3, t.INSTANT, 0, 3, 1,
    "Wherever there is Instability, the Rose adds 1 more.",
    [place_instability(rooms(unstable_from=1), 1, by=THE_ROSE)],
)  # fmt: skip

SKY_OF_ROSES: Final = event(
    "e3-03", "Sky of Roses", 3, t.ACTION, 1, 2, 1,
    "Whenever Mages score for a defeat, each of them gains 1 PP besides.",
    [watch(SCORES_DEFEAT, [gain_pp(ACTOR, 1)])],
)  # fmt: skip

BLACK_COMMUNION: Final = event(
    "e3-04", "Black Communion", 3, t.INSTANT, 0, 3, 1,
    "Any Mage who likes lets the Rose deal it 2 damage and gains 1 PP.",
    [each(PLAYERS, [may([damage(IT, 2, by=THE_ROSE), gain_pp(IT, 1)], by=IT)])],
)  # fmt: skip

ASHEN_CROWN: Final = event(
    "e3-05", "Ashen Crown", 3, t.INSTANT, 0, 2, 2,
    "Whoever has just taken the Crown takes 2 damage from the Rose and gains 1 PP.",
    [damage(CROWN, 2, by=THE_ROSE), gain_pp(CROWN, 1)],
    crown=True,
)  # fmt: skip

ALL_DOORS_BLEED: Final = event(
    "e3-06", "All Doors Bleed", 3, t.ACTION, 2, 2, 1,
    "Whenever a Mage activates a Room, the Rose deals that Mage 1 damage.",
    [watch(ROOM_ACTIVATED, [damage(ACTOR, 1, by=THE_ROSE)])],
)  # fmt: skip

GILDED_RUIN: Final = event(
    "e3-07", "Gilded Ruin", 3, t.ACTION, 2, 2, 1,
    "Adding the first Instability to a Room is worth 1 PP, once for each Mage in a Game Turn.",
    [watch(PLACES_FIRST, [gain_pp(ACTOR, 1)], times_each=1)],
)  # fmt: skip

FEAST_FOR_THE_STRONG: Final = event(
    "e3-08", "Feast for the Strong", 3, t.INSTANT, 0, 3, 1,
    "Whoever has the most Trophies gains 2 PP.",
    [gain_pp(MOST_TROPHIES, 2)],
)  # fmt: skip

FEAST_FOR_THE_WISE: Final = event(
    "e3-09", "Feast for the Wise", 3, t.INSTANT, 0, 3, 1,
    "Whoever has completed the most Quests gains 2 PP.",
    [gain_pp(MOST_QUESTS, 2)],
)  # fmt: skip

LEGION: Final = event(
    "e3-10", "Legion", 3, t.BLACK_ROSE, 3, 2, 2,
    "Any Mage who likes picks one Evocation of its own, which acts at once.",
    [each(PLAYERS, [pick(E, evocations(LODGE, owner=IT), may=True, by=IT), act(E, by=IT)])],
)  # fmt: skip

JUDGEMENT: Final = event(
    "e3-11", "Judgement", 3, t.INSTANT, 0, 3, 1,
    "Whoever has the most PP takes 3 damage from the Rose; then all the others take 1.",
    [
        let_be(A, RICHEST),
        damage(A, 3, by=THE_ROSE),
        damage(but(PLAYERS, A), 1, by=THE_ROSE),
    ],
)  # fmt: skip

SILENCE_OF_STONE: Final = event(
    "e3-12", "Silence of Stone", 3, t.ACTION, 3, 2, 2,
    "Physical Actions activate no Rooms; Spells still do.",
    [modify(PLAYERS, flags.NO_PHYSICAL_ACTIVATE)],
)  # fmt: skip

FEVER_DREAM: Final = event(
    "e3-13", "Fever Dream", 3, t.ACTION, 3, 2, 1,
    "Every Mage whom a Combat Spell hurts takes 1 damage more, once for each Spell; "
    "for each such Mage the caster heals 1.",
    [
        watch(
            BEFORE_SPELL_DAMAGE,
            [bonus(1), heal(ACTOR, 1, by=ACTOR)],
            cond=both(type_is(SPELL, t.COMBAT), is_mage(VICTIM)),
        ),
    ],
)  # fmt: skip

THE_ROSE_REMEMBERS: Final = event(
    "e3-14", "The Rose Remembers", 3, t.INSTANT, 0, 2, 2,
    "For every destroyed Room the Rose gains 1 PP, but never more than 3.",
    [gain_pp(THE_ROSE, least(3, count(rooms(destroyed=DESTROYED))))],
)  # fmt: skip

BROKEN_SEALS: Final = event(
    "e3-15", "Broken Seals", 3, t.INSTANT, 0, 2, 1,
    "Any Mage who likes discards 2 cards of its hand, looks at 2 Forgotten Spells and keeps one of them.",
    [
        each(PLAYERS, [
            when(both(at_least(count(cards(hand(IT))), 2), any_of(cards(FORGOTTEN_DECK))), [
                may([
                    discard(hand(IT), 2, by=IT),
                    look(FORGOTTEN_DECK, 2, who=IT),
                    pick(C, SEEN, by=IT),
                    put(C, hand(IT)),
                    put(but(SEEN, C), FORGOTTEN_DECK, at=BOTTOM),
                ], by=IT),
            ]),
        ]),
    ],
)  # fmt: skip

EMPTY_SLEEVES: Final = event(
    "e3-16", "Empty Sleeves", 3, t.BLACK_ROSE, 2, 2, 1,
    "In turn order, every Mage gives up a card of its hand.",
    [each(PLAYERS, [discard(hand(IT), 1, by=IT)])],
)  # fmt: skip

PACK_OF_SHADOWS: Final = event(
    "e3-17", "Pack of Shadows", 3, t.BLACK_ROSE, 3, 2, 1,
    "Whoever has the fewest PP names any Room and summons a Bone Knight there.",
    [pick(A, rooms(), by=POOREST), summon(t.BONE_KNIGHT, A, by=POOREST)],
    in_manual=False,
)  # fmt: skip

RED_SNOW: Final = event(
    "e3-18", "Red Snow", 3, t.INSTANT, 0, 3, 1,
    "The Crown holder names a colour; all models in Rooms that have it take 2 damage from the Rose.",
    [
        name_colour(by=CROWN),
        let(C, DID),
        damage(models(rooms(colour=value(C))), 2, by=THE_ROSE),
    ],
    in_manual=False,
)  # fmt: skip

TRIAL_OF_FAITH: Final = event(
    "e3-19", "Trial of Faith", 3, t.INSTANT, 0, 2, 2,
    "To every Mage who holds no open Quest the Rose deals 2 damage.",
    [each(PLAYERS, [when(equals(count(cards(quests(IT))), 0), [damage(IT, 2, by=THE_ROSE)])])],
    in_manual=False,
)  # fmt: skip

HEIR_APPARENT: Final = event(
    "e3-20", "Heir Apparent", 3, t.BLACK_ROSE, 3, 2, 1,
    "Whoever has the Crown gains 1 PP.",
    [gain_pp(CROWN, 1)],
    crown=True,
)  # fmt: skip

WAR_OF_SUCCESSION: Final = event(
    "e3-21", "War of Succession", 3, t.ACTION, 1, 3, 1,
    "A Mage who physically attacks the Crown holder gains 1 PP, once for each attacker in a Game Turn.",
    [watch(ATTACKS, [gain_pp(ACTOR, 1)], cond=has_crown(VICTIM), times_each=1)],
    crown=True,
)  # fmt: skip

ABDICATION: Final = event(
    "e3-22", "Abdication", 3, t.INSTANT, 0, 2, 1,
    "The Crown holder names another Mage, gains 2 PP and hands over the Crown.",
    [pick(A, but(PLAYERS, CROWN), by=CROWN), gain_pp(CROWN, 2), take_crown(A)],
    crown=True,
)  # fmt: skip

THE_ROSE_WALKS: Final = event(
    "e3-23", "The Rose Walks", 3, t.INSTANT, 0, 3, 1,
    "All models in or next to the Black Rose Room take 2 damage from the Rose.",
    [damage(models(within(rooms(name=t.BLACK_ROSE_ROOM), 1)), 2, by=THE_ROSE)],
    crown=True,
)  # fmt: skip

UNWEAVING: Final = event(
    "e3-24", "Unweaving", 3, t.INSTANT, 0, 2, 1,
    "The Crown holder picks a Room and a side, a Mage or the Rose; that side's Instability there goes home.",
    [
        pick(A, rooms(), by=CROWN),
        pick(B, union(PLAYERS, THE_ROSE), by=CROWN),
        remove_instability(A, 99, only=B),
    ],
    crown=True, in_manual=False,
)  # fmt: skip

LAST_LESSON: Final = event(
    "e3-25", "Last Lesson", 3, t.BLACK_ROSE, 3, 2, 1,
    "Whoever has the fewest PP gains 3.",
    [gain_pp(POOREST, 3)],
    crown=True, in_manual=False,
)  # fmt: skip

TIDE_OF_THORNS: Final = event(
    "e3-26", "Tide of Thorns", 3, t.BLACK_ROSE, 3, 3, 2,
    "All models take 1 damage from the Rose; Cells shelter nobody.",
    [damage(union(models(LODGE), PLAYERS), 1, by=THE_ROSE)],
    in_manual=False,
)  # fmt: skip
