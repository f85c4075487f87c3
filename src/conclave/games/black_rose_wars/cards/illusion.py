"""The Spells of the School of Illusion, in printed order (R23)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules.aiming import BLUE_ONLY, EVOCATION_ONLY, MAGE_ONLY, NOT_BLUE
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.windows import (
    ACTIVATES,
    COMPLETES_QUEST,
    DAMAGED_MODEL,
    ENTER_MAGE,
    RESOLVED_CONTINGENCY,
    TARGETED_AREA_SPELL,
    TARGETED_SINGLE_SPELL,
    TARGETED_SPELL,
    WOULD_DAMAGE,
)
from conclave.games.black_rose_wars.rules.windows import CASTS_A_SPELL as CASTS
from conclave.games.black_rose_wars.words.card_verbs import look
from conclave.games.black_rose_wars.words.casting_verbs import (
    cast_from_hand,
    cast_ready,
    complete,
    draw_quest,
)
from conclave.games.black_rose_wars.words.cube_verbs import damage, heal
from conclave.games.black_rose_wars.words.declare import (
    area,
    protection,
    room_trap,
    single,
    special,
    spell,
    trap,
)
from conclave.games.black_rose_wars.words.flow import choose, may, pick
from conclave.games.black_rose_wars.words.model_verbs import (
    act,
    activate,
    attack,
    modify,
    move,
    shift,
    spend_action,
    summon,
)
from conclave.games.black_rose_wars.words.nouns import (
    ATTACKER,
    LODGE,
    ME,
    QUEST,
    ROOM,
    SEEN,
    SPELL,
    TARGET,
    THE_ROSE,
    VICTIM,
    A,
    B,
)
from conclave.games.black_rose_wars.words.numbers import (
    AMOUNT,
    INCOMING,
    attack_of,
    colour_of,
    damage_on,
    moon_of,
    pp,
    pp_gained,
    pp_of,
)
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, steal_pp
from conclave.games.black_rose_wars.words.sets import (
    MINE,
    OTHER,
    evocations,
    models,
    owner_of,
    room_of,
    rooms,
    within,
)
from conclave.games.black_rose_wars.words.speech import ALWAYS
from conclave.games.black_rose_wars.words.tests import defeated, in_cell, type_is
from conclave.games.black_rose_wars.words.watching import END_OF_TURN, IS_DAMAGED, watch
from conclave.games.black_rose_wars.words.window_verbs import (
    cancel,
    prevent_activation,
    prevent_damage,
    prevent_effect,
    prevent_quest,
)
from conclave.games.black_rose_wars.words.zones import (
    cards,
    next_ready,
    quest_deck,
    quest_discards,
    quests,
    ready,
    revealed,
)
from conclave.language.flow import let, let_be, when
from conclave.language.numbers import count, either_number, half, least, plus, value
from conclave.language.sets import union
from conclave.language.tests import any_of, at_least, both, more_than, no, same

ANDROMEDA_SPELL: Final = spell(
    "andromeda", "Andromeda", t.ILLUSION, t.CONTINGENCY, t.EARTH, True,
    area(2, "A new Andromeda of yours appears in the Room.", [summon(t.ANDROMEDA, ROOM)]),
    special(
        "Pick an Andromeda of yours and cast a Spell from your hand from the Room where it stands.",
        [pick(A, evocations(LODGE, owner=MINE, kind=t.ANDROMEDA)),
         when(any_of(A), [cast_from_hand(ME, origin=A)])],
    ),
)  # fmt: skip

ARCANE_MIRAGE: Final = spell(
    "arcane-mirage", "Arcane Mirage", t.ILLUSION, t.CONTINGENCY, t.EARTH, True,
    area(
        ANYWHERE,
        "Until the turn ends the Room is blue; gain 1 PP for each model of others in blue Rooms, up to 4.",
        [modify(ROOM, flags.HAS_COLOUR, t.BLUE),
         gain_pp(ME, least(4, count(models(rooms(colour=t.BLUE), owner=OTHER))))],
    ),
    area(
        ANYWHERE,
        "Point at any Room but a blue one; each model of others in a Room of that colour gives you 1 PP, "
        "up to 4.",
        [gain_pp(ME, least(4, count(models(rooms(colour=colour_of(ROOM)), owner=OTHER))))],
        filter=NOT_BLUE,
    ),
)  # fmt: skip

DECEIVING_IMAGE: Final = spell(
    "deceiving-image", "Deceiving Image", t.ILLUSION, t.TRAP, t.MAGIC, False,
    trap(
        ACTIVATES,
        "A Mage is about to activate a Room. Smile: stop the activation and deal the Mage 1 damage. Weep: "
        "deal it 2.",
        [choose([
            ("Smile: stop it, 1 damage", ALWAYS, [prevent_activation(), damage(VICTIM, 1)]),
            ("Weep: let it be, 2 damage", ALWAYS, [damage(VICTIM, 2)]),
        ])],
    ),
    trap(
        COMPLETES_QUEST,
        "A Mage is about to complete a Quest. Smile: you get a new Quest of the same Moon. Weep: that "
        "Quest stays open this turn.",
        [choose([
            ("Smile: draw a Quest of that Moon",
             any_of(union(quest_deck(moon_of(QUEST)), quest_discards(moon_of(QUEST)))),
             [draw_quest(ME, moon_of(QUEST))]),
            ("Weep: the Quest stays open", ALWAYS, [prevent_quest()]),
        ])],
    ),
)  # fmt: skip

GHOST_ASSASSIN: Final = spell(
    "ghost-assassin", "Ghost Assassin", t.ILLUSION, t.PROTECTION, t.AIR, False,
    protection(
        TARGETED_SPELL,
        "A Spell is aimed at you; count the Spells that its caster has face up. Smile: gain 1 PP for each, "
        "up to 3. Weep: the caster takes 1 damage for each.",
        [choose([
            ("Smile: gain PP", any_of(revealed(ATTACKER)),
             [gain_pp(ME, least(3, count(cards(revealed(ATTACKER)))))]),
            ("Weep: the caster takes damage", both(any_of(revealed(ATTACKER)), no(in_cell(ATTACKER))),
             [damage(ATTACKER, count(cards(revealed(ATTACKER))), colour=ATTACKER)]),
        ])],
    ),
    protection(
        TARGETED_SPELL,
        "A Spell is aimed at you; count the Spells that its caster still has Ready. Smile: gain 1 PP for "
        "each, up to 3. Weep: the caster takes 1 damage for each.",
        [choose([
            ("Smile: gain PP", any_of(ready(ATTACKER)),
             [gain_pp(ME, least(3, count(cards(ready(ATTACKER)))))]),
            ("Weep: the caster takes damage", both(any_of(ready(ATTACKER)), no(in_cell(ATTACKER))),
             [damage(ATTACKER, count(cards(ready(ATTACKER))), colour=ATTACKER)]),
        ])],
    ),
)  # fmt: skip

ILLUSORY_PAIN: Final = spell(
    "illusory-pain", "Illusory Pain", t.ILLUSION, t.COMBAT, t.MAGIC, True,
    single(
        2,
        "A wounded model takes half as much damage again as it bears, rounded down; an unhurt one takes 2.",
        [damage(TARGET, either_number(more_than(damage_on(TARGET), 0), half(damage_on(TARGET)), 2))],
    ),
    single(
        2,
        "The model takes 4 damage; when the turn ends, 3 of your cubes come off it unless it has been "
        "defeated.",
        [damage(TARGET, 4),
         watch(END_OF_TURN, [when(no(defeated(TARGET)), [heal(TARGET, 3, only=ME)])], times=1)],
    ),
)  # fmt: skip

ILLUSORY_TRIBUTE: Final = spell(
    "illusory-tribute", "Illusory Tribute", t.ILLUSION, t.TRAP, t.MAGIC, False,
    trap(
        ACTIVATES,
        "A Mage is about to activate a Room. Smile: the Rose deals you 1 damage and the activation becomes "
        "yours. Weep: steal 1 PP from the Mage.",
        [choose([
            ("Smile: take 1 damage and the activation", ALWAYS,
             [damage(ME, 1, by=THE_ROSE), prevent_activation(), activate(ROOM)]),
            ("Weep: steal 1 PP", at_least(pp(VICTIM), 1), [steal_pp(VICTIM, 1)]),
        ])],
    ),
    trap(
        CASTS,
        "A Mage casts a Spell and may let it fizzle out. If it goes on, Smile: gain 1 PP; Weep: deal the "
        "Mage 2 damage.",
        [choose(
            [
                ("Give the Spell up", ALWAYS, [cancel()]),
                ("Go on with the Spell", ALWAYS, [choose([
                    ("Smile: gain 1 PP", ALWAYS, [gain_pp(ME, 1)]),
                    ("Weep: deal the Mage 2 damage", ALWAYS, [damage(VICTIM, 2)]),
                ])]),
            ],
            by=VICTIM,
        )],
    ),
)  # fmt: skip

IMITATION: Final = spell(
    "imitation", "Imitation", t.ILLUSION, t.TRAP, t.SACRED, False,
    trap(
        COMPLETES_QUEST,
        "A Mage is about to complete a Quest. Smile: you gain the PP of that Quest too. Weep: one of your "
        "own Quests is completed.",
        [choose([
            ("Smile: gain the PP of the Quest", at_least(pp_of(QUEST), 1), [gain_pp(ME, pp_of(QUEST))]),
            ("Weep: complete a Quest of yours", any_of(quests(ME)),
             [pick(A, cards(quests(ME))), complete(A, ME)]),
        ])],
    ),
    trap(
        RESOLVED_CONTINGENCY,
        "A Mage is done with a Contingency. Smile: you gain the PP that it brought its caster. Weep: gain "
        "just 1 PP.",
        [choose([
            ("Smile: gain the PP it brought", at_least(pp_gained(SPELL), 1), [gain_pp(ME, pp_gained(SPELL))]),
            ("Weep: gain 1 PP", ALWAYS, [gain_pp(ME, 1)]),
        ])],
    ),
)  # fmt: skip

JESTER_HAT: Final = spell(
    "jester-hat", "Jester Hat", t.ILLUSION, t.TRAP, t.EARTH, False,
    room_trap(
        t.BLUE, ENTER_MAGE,
        "When a wounded Mage enters a blue Room, gain 1 PP and another for every 2 damage on it, up to 4; "
        "an unhurt Mage has no Physical Actions left this turn.",
        [when(
            more_than(damage_on(VICTIM), 0),
            [gain_pp(ME, least(4, plus(1, half(damage_on(VICTIM)))))],
            [spend_action(VICTIM, 2)],
        )],
    ),
    room_trap(
        t.GREEN, ENTER_MAGE,
        "Whichever Mage enters a green Room, you cast the Standard Spell that it has Ready next, as if it "
        "were yours.",
        [cast_ready(VICTIM, by=ME, quick=False)],
    ),
)  # fmt: skip

LIGHT_CAPE: Final = spell(
    "light-cape", "Light Cape", t.ILLUSION, t.PROTECTION, t.SACRED, False,
    protection(
        WOULD_DAMAGE,
        "Damage is about to reach you: you take none, and another's model up to one Room away, if there is "
        "one, takes it in your place, in your colour.",
        [
            let(A, INCOMING), prevent_damage(),
            pick(B, models(within(room_of(ME), 1), owner=OTHER)), damage(B, value(A)),
        ],
    ),
    protection(
        DAMAGED_MODEL,
        "A model has hurt you: it takes as much itself. A Mage defeated that way is worth 5 PP and its "
        "Trophy to you, and nothing to anyone else.",
        [damage(ATTACKER, INCOMING, colour=ATTACKER, sole=5)],
    ),
)  # fmt: skip

MULTIPLE_IMAGES: Final = spell(
    "multiple-images", "Multiple Images", t.ILLUSION, t.PROTECTION, t.AIR, True,
    protection(
        TARGETED_SINGLE_SPELL,
        "A Spell names you as its single target. Smile: gain 1 PP. Weep: it deals you no damage.",
        [choose([
            ("Smile: gain 1 PP", ALWAYS, [gain_pp(ME, 1)]),
            ("Weep: no damage to you", ALWAYS, [prevent_damage()]),
        ])],
    ),
    protection(
        TARGETED_AREA_SPELL,
        "You stand in the area of a Spell. Smile: it does nothing to you, and you shift to a blue Room. "
        "Weep: whatever damage it deals you its caster takes as well.",
        [
            let_be(A, SPELL),
            choose([
                ("Smile: ignore it, go to a blue Room", ALWAYS,
                 [prevent_effect(), pick(B, rooms(colour=t.BLUE)), shift(ME, B)]),
                ("Weep: its caster takes the same damage", ALWAYS,
                 [watch(IS_DAMAGED, [damage(ATTACKER, AMOUNT, colour=ATTACKER)],
                        who=ME, cond=same(SPELL, A))]),
            ]),
        ],
    ),
)  # fmt: skip

SHADOW_STEP: Final = spell(
    "shadow-step", "Shadow Step", t.ILLUSION, t.CONTINGENCY, t.AIR, True,
    area(
        ANYWHERE, "You shift to the Room, which is blue, and may activate it.",
        [shift(ME, ROOM), may([activate(ROOM)])],
        filter=BLUE_ONLY,
    ),
    single(
        ANYWHERE,
        "You shift to where the model stands and deal it 2 damage; if it survives, you shift it to a blue "
        "Room.",
        [
            shift(ME, room_of(TARGET)), damage(TARGET, 2),
            when(
                both(any_of(TARGET), no(defeated(TARGET))),
                [pick(A, rooms(colour=t.BLUE)), shift(TARGET, A)],
            ),
        ],
    ),
)  # fmt: skip

SUGGESTION: Final = spell(
    "suggestion", "Suggestion", t.ILLUSION, t.CONTINGENCY, t.SACRED, True,
    single(
        2,
        "Smile: the Evocation acts at once, under your orders. Weep: it shifts to its owner's Room and "
        "deals its owner its attack value, in your colour.",
        [choose([
            ("Smile: the Evocation acts for you", ALWAYS, [act(TARGET, by=ME)]),
            ("Weep: it turns on its owner", no(in_cell(owner_of(TARGET))), [
                shift(TARGET, room_of(owner_of(TARGET))),
                damage(owner_of(TARGET), attack_of(TARGET)),
            ]),
        ])],
        filter=EVOCATION_ONLY,
    ),
    single(
        2,
        "Smile: move the Mage up to one Room, then attack with it as you like. Weep: look at its next "
        "Ready Spell; gain 2 PP if that is a Combat Spell, 1 if it is a Contingency.",
        [choose([
            ("Smile: move and attack with the Mage", ALWAYS, [move(TARGET, 1), attack(TARGET, by=ME)]),
            ("Weep: see its next Ready Spell", any_of(next_ready(TARGET)), [
                look(next_ready(TARGET)),
                gain_pp(
                    ME,
                    either_number(
                        type_is(SEEN, t.COMBAT), 2, either_number(type_is(SEEN, t.CONTINGENCY), 1, 0)
                    ),
                ),
            ]),
        ])],
        filter=MAGE_ONLY,
    ),
)  # fmt: skip
