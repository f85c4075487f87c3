"""The Spells of Divination: Quests, Events and Rooms foreseen, and the rites of the Divine Altar."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.aiming import ALREADY_ACTIVATED, MAGE_ONLY, WITH_DIVINE_ALTAR
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.windows import TARGETED_COMBAT, TARGETED_TRAP
from conclave.games.black_rose_wars.words.card_verbs import CHOOSE, SHUFFLE, discard, draw, look, put
from conclave.games.black_rose_wars.words.casting_verbs import (
    cast_from_hand,
    draw_quest,
    name_colour,
    name_school,
    name_type,
    play_event,
)
from conclave.games.black_rose_wars.words.cube_verbs import convert, heal
from conclave.games.black_rose_wars.words.declare import (
    aimed_at_self,
    area,
    protection,
    single,
    special,
    spell,
)
from conclave.games.black_rose_wars.words.flow import choose, each, pick
from conclave.games.black_rose_wars.words.model_verbs import activate, block, remove, summon
from conclave.games.black_rose_wars.words.nouns import IT, LODGE, ME, ROOM, SEEN, SPELL, TARGET, A, B
from conclave.games.black_rose_wars.words.numbers import DID, MOON, pp_of
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, place_instability
from conclave.games.black_rose_wars.words.sets import (
    OTHER,
    evocations,
    holder_of,
    mages,
    models,
    rooms,
    within,
)
from conclave.games.black_rose_wars.words.tests import type_is_named
from conclave.games.black_rose_wars.words.watching import SPELL_CAST, watch
from conclave.games.black_rose_wars.words.window_verbs import prevent_effect
from conclave.games.black_rose_wars.words.zones import (
    EVENT_DECK,
    cards,
    completed,
    grimoire,
    hand,
    memories,
    quest_deck,
    quest_discards,
    quests,
    ready,
    school_deck,
    standard,
)
from conclave.language.flow import let, let_be, when
from conclave.language.numbers import count, least, less, plus, value
from conclave.language.sets import but, union
from conclave.language.tests import any_of, more_than

NEXT_MOON: Final = least(3, plus(MOON, 1))
"""The Moon that follows; the Third is the last."""

ARCANE_MARK: Final = spell(
    "arcane-mark", "Arcane Mark", t.DIVINATION, t.CONTINGENCY, t.FIRE, True,
    area(2,
         "See every Spell that the Mages in the Room have Ready. Gain 1 PP.",
         [each(mages(ROOM, who=OTHER), [look(ready(IT))]), gain_pp(ME, 1)]),
    single(ANYWHERE,
           "Name a type of Spell: each of that type which the Mage casts this turn gives you 1 PP, 3 in all.",
           [name_type(), let(A, DID),
            watch(SPELL_CAST, [gain_pp(ME, 1)], who=TARGET, cond=type_is_named(SPELL, A), times=3)],
           filter=MAGE_ONLY),
)  # fmt: skip

ARCANE_VISION: Final = spell(
    "arcane-vision", "Arcane Vision", t.DIVINATION, t.CONTINGENCY, t.ANY, True,
    area(ANYWHERE,
         "You activate the Room, wherever you are.",
         [activate(ROOM)]),
    special("Name a School and see its top 5 Spells: one goes to your hand, "
            "the others are shuffled into its deck.",
            [name_school(), let(A, DID),
             look(school_deck(value(A)), 5),
             pick(B, SEEN),
             put(B, hand(ME)),
             put(but(SEEN, B), school_deck(value(A)), order=SHUFFLE)]),
)  # fmt: skip

AUTUMN_RITE: Final = spell(
    "autumn-rite", "Autumn Rite", t.DIVINATION, t.CONTINGENCY, t.EARTH, True,
    area(ANYWHERE,
         "A Divine Altar in the Room is removed. Heal as many as 3 damage on each model there; "
         "each model healed gives you 1 PP, 3 in all.",
         [pick(A, evocations(ROOM, kind=t.DIVINE_ALTAR)), remove(A),
          let(B, 0),
          each(models(ROOM), [heal(IT, 3, up_to=True), when(more_than(DID, 0), [let(B, plus(value(B), 1))])]),
          gain_pp(ME, least(3, value(B)))],
         filter=WITH_DIVINE_ALTAR),
    area(0,
         "A Divine Altar of yours is summoned where you are. Gain 1 PP.",
         [summon(t.DIVINE_ALTAR, ROOM), gain_pp(ME, 1)]),
)  # fmt: skip

CHANGE_THE_PAST_AND_FUTURE: Final = spell(
    "change-the-past-and-future", "Change the Past and Future", t.DIVINATION, t.CONTINGENCY, t.MAGIC, False,
    special("You draw a Quest, either of the current Moon or of the one that follows.",
            [choose([("A Quest of the current Moon", any_of(union(quest_deck(MOON), quest_discards(MOON))),
                      [draw_quest(ME, MOON)]),
                     ("A Quest of the next Moon",
                      any_of(union(quest_deck(NEXT_MOON), quest_discards(NEXT_MOON))),
                      [draw_quest(ME, NEXT_MOON)])])]),
    special("From the Second Moon on, see the top Quest of the Moon before: gain its PP and discard it, "
            "or put it with the Quests you have completed.",
            [when(more_than(MOON, 1),
                  [look(quest_deck(less(MOON, 1)), 1),
                   choose([("Gain its PP, discard it", any_of(SEEN),
                            [gain_pp(ME, pp_of(SEEN)), discard(SEEN, rose=0)]),
                           ("Put it with your completed Quests", any_of(SEEN),
                            [put(SEEN, completed(ME))])])])]),
)  # fmt: skip

CHANGE_THE_PLOT: Final = spell(
    "change-the-plot", "Change the Plot", t.DIVINATION, t.CONTINGENCY, t.MAGIC, True,
    area(ANYWHERE,
         "A Room activated this turn, other than the Black Rose Room: you activate it once more. Gain 1 PP.",
         [activate(ROOM, again=True), gain_pp(ME, 1)], filter=ALREADY_ACTIVATED),
    area(2,
         "Each other Mage in the Room discards a Standard Spell it has Ready; "
         "each that does gives you 1 PP, 3 in all.",
         [let(A, 0),
          each(mages(ROOM, who=OTHER),
               [discard(standard(IT), 1, by=IT), let(A, plus(value(A), DID))]),
          gain_pp(ME, least(3, value(A)))]),
)  # fmt: skip

CLAIRVOYANCE: Final = spell(
    "clairvoyance", "Clairvoyance", t.DIVINATION, t.PROTECTION, t.SACRED, False,
    protection(TARGETED_COMBAT,
               "A Combat Spell is about to reach you: it does nothing to you, and you gain 1 PP.",
               [prevent_effect(), gain_pp(ME, 1)]),
    protection(TARGETED_TRAP,
               "A Trap is about to strike you: it does nothing to you, and you gain 1 PP.",
               [prevent_effect(), gain_pp(ME, 1)]),
)  # fmt: skip

FORGET_THE_GRIEF: Final = spell(
    "forget-the-grief", "Forget the Grief", t.DIVINATION, t.CONTINGENCY, t.FIRE, True,
    area(2,
         "Heal as many as 3 damage on each model in the Room, and on yourself wherever you are. Gain 1 PP.",
         [heal(union(models(ROOM), ME), 3, up_to=True), gain_pp(ME, 1)]),
    aimed_at_self("As many as 4 damage on you turn to your own colour. Gain 2 PP.",
                  [convert(ME, 4), gain_pp(ME, 2)]),
)  # fmt: skip

HOURGLASS: Final = spell(
    "hourglass", "Hourglass", t.DIVINATION, t.CONTINGENCY, t.ANY, True,
    area(2,
         "See the Quests that the other Mages in the Room hold. You may take one for yourself; "
         "from the Second Moon on, its holder then draws a Quest of the Moon before.",
         [each(mages(ROOM, who=OTHER), [look(quests(IT))]),
          pick(A, cards(quests(mages(ROOM, who=OTHER))), may=True),
          when(more_than(count(A), 0),
               [let_be(B, holder_of(A)),
                put(A, quests(ME)),
                when(more_than(MOON, 1), [draw_quest(B, less(MOON, 1))])])]),
    special("See the top 3 Events. You may bring one into play and gain 2 PP; "
            "what is left goes back on top, in the order you like.",
            [look(EVENT_DECK, 3),
             pick(A, SEEN, may=True),
             put(but(SEEN, A), EVENT_DECK, order=CHOOSE),
             when(more_than(count(A), 0), [play_event(A), gain_pp(ME, 2)])]),
)  # fmt: skip

READ_THE_PAST_AND_FUTURE: Final = spell(
    "read-the-past-and-future", "Read the Past and Future", t.DIVINATION, t.CONTINGENCY, t.SACRED, True,
    aimed_at_self("See the top 4 Spells of your Grimoire: 2 go to your hand, "
                  "the others back on top in the order you like.",
                  [look(grimoire(ME), 4),
                   pick(A, SEEN, n=2),
                   put(A, hand(ME)),
                   put(but(SEEN, A), grimoire(ME), order=CHOOSE)]),
    aimed_at_self("The top 2 Spells of your Memories go to your hand.",
                  [draw(ME, memories(ME), 2)]),
)  # fmt: skip

SPRING_RITE: Final = spell(
    "spring-rite", "Spring Rite", t.DIVINATION, t.CONTINGENCY, t.EARTH, True,
    area(ANYWHERE,
         "A Divine Altar in the Room is removed. Add 1 Instability to the Room and to each adjacent one.",
         [pick(A, evocations(ROOM, kind=t.DIVINE_ALTAR)), remove(A),
          place_instability(within(ROOM, 1), 1)],
         filter=WITH_DIVINE_ALTAR),
    area(0,
         "A Divine Altar of yours is summoned where you are. "
         "Gain 1 PP for each Divine Altar in the Lodge, whoever owns it.",
         [summon(t.DIVINE_ALTAR, ROOM), gain_pp(ME, count(evocations(LODGE, kind=t.DIVINE_ALTAR)))]),
)  # fmt: skip

SUMMER_RITE: Final = spell(
    "summer-rite", "Summer Rite", t.DIVINATION, t.CONTINGENCY, t.FIRE, True,
    area(ANYWHERE,
         "A Divine Altar in the Room is removed. Name a colour: "
         "nobody can activate a Room of that colour any more this turn. Gain 2 PP.",
         [pick(A, evocations(ROOM, kind=t.DIVINE_ALTAR)), remove(A),
          name_colour(), let(B, DID),
          block(rooms(colour=value(B))),
          gain_pp(ME, 2)],
         filter=WITH_DIVINE_ALTAR),
    area(0,
         "A Divine Altar of yours is summoned where you are. Gain 1 PP.",
         [summon(t.DIVINE_ALTAR, ROOM), gain_pp(ME, 1)]),
)  # fmt: skip

WINTER_RITE: Final = spell(
    "winter-rite", "Winter Rite", t.DIVINATION, t.CONTINGENCY, t.EARTH, True,
    area(ANYWHERE,
         "A Divine Altar in the Room is removed. You cast a Spell from your hand and gain 1 PP.",
         [pick(A, evocations(ROOM, kind=t.DIVINE_ALTAR)), remove(A), cast_from_hand(ME), gain_pp(ME, 1)],
         filter=WITH_DIVINE_ALTAR),
    area(0,
         "A Divine Altar of yours is summoned where you are. Gain 1 PP.",
         [summon(t.DIVINE_ALTAR, ROOM), gain_pp(ME, 1)]),
)  # fmt: skip
