"""The Forgotten Spells, one copy of each, in printed order (R28)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.windows import DAMAGED, ENTER_MAGE, ENTER_MODEL, WOULD_BE_DEFEATED
from conclave.games.black_rose_wars.words.card_verbs import SHUFFLE, discard, look, put
from conclave.games.black_rose_wars.words.casting_verbs import cast_from_hand, complete
from conclave.games.black_rose_wars.words.cube_verbs import convert, damage, defeat, heal
from conclave.games.black_rose_wars.words.declare import (
    aimed_at_self,
    area,
    protection,
    room_trap,
    single,
    special,
    spell,
)
from conclave.games.black_rose_wars.words.flow import each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import act, modify, summon
from conclave.games.black_rose_wars.words.nouns import (
    HIT,
    IT,
    LODGE,
    ME,
    OTHERS,
    ROOM,
    SEEN,
    SUMMONED,
    TARGET,
    VICTIM,
    A,
)
from conclave.games.black_rose_wars.words.numbers import DID, INCOMING, MOON, damage_on
from conclave.games.black_rose_wars.words.point_verbs import (
    destroy,
    gain_pp,
    lose_pp,
    place_instability,
    steal_pp,
)
from conclave.games.black_rose_wars.words.sets import (
    DESTROYED,
    OTHER,
    adjacent,
    mages,
    models,
    rooms,
    top_damager,
    within,
)
from conclave.games.black_rose_wars.words.tests import defeated, is_mage
from conclave.games.black_rose_wars.words.watching import END_OF_TURN, watch
from conclave.games.black_rose_wars.words.window_verbs import prevent_defeat
from conclave.games.black_rose_wars.words.zones import quest_deck, quick, ready
from conclave.language.flow import let, let_be, when
from conclave.language.numbers import count, least, less, plus, times, value
from conclave.language.sets import but, union
from conclave.language.tests import any_of, at_least, more_than, no

DEATH_DELIRIUM: Final = spell(
    "death-delirium", "Death Delirium", t.FORGOTTEN, t.COMBAT, t.PROFANE, True,
    single(
        2,
        "The model takes 8 damage; when the turn ends, 8 of your cubes come off it unless it has been "
        "defeated.",
        [
            damage(TARGET, 8),
            watch(END_OF_TURN, [when(no(defeated(TARGET)), [heal(TARGET, 8, only=ME)])], times=1),
        ],
    ),
    special(
        "Wherever it stands, each model that is wounded takes 3 damage more.",
        [damage(models(LODGE, damaged=True), 3)],
    ),
)  # fmt: skip

DEVASTATION: Final = spell(
    "devastation", "Devastation", t.FORGOTTEN, t.COMBAT, t.WATER, False,
    area(
        0,
        "Each model of others up to two Rooms away takes 2 damage; then turn up to 3 damage on each "
        "survivor to your colour.",
        [
            let_be(A, models(within(ROOM, 2), owner=OTHER)),
            damage(A, 2),
            each(A, [when(no(defeated(IT)), [convert(IT, 3)])]),
        ],
    ),
    area(
        0, "Every other Mage up to two Rooms away loses 3 PP, and each such Mage is worth 2 to you, up to 6.",
        [
            let_be(A, mages(within(ROOM, 2), who=OTHER)),
            each(A, [lose_pp(IT, 3)]),
            gain_pp(ME, least(6, times(2, count(A)))),
        ],
    ),
)  # fmt: skip

DISINTEGRATION: Final = spell(
    "disintegration", "Disintegration", t.FORGOTTEN, t.COMBAT, t.EARTH, True,
    single(2, "The model takes 7 damage.", [damage(TARGET, 7)]),
    area(2, "The Room gets 5 Instability.", [place_instability(ROOM, 5)], type=t.CONTINGENCY),
)  # fmt: skip

ECHO_OF_REVENGE: Final = spell(
    "echo-of-revenge", "Echo of Revenge", t.FORGOTTEN, t.PROTECTION, t.SACRED, False,
    protection(
        DAMAGED, "You have been hurt: so is each model of others in the Lodge, as badly, up to 5.",
        [damage(models(LODGE, owner=OTHER), least(5, INCOMING))],
    ),
    protection(
        WOULD_BE_DEFEATED,
        "You are about to be defeated: instead you lose all damage and nobody scores. The Mage with most "
        "damage on you is defeated in your stead, with you in first place.",
        [let_be(A, top_damager(ME)), prevent_defeat(), heal(ME, 99), defeat(A, first=ME)],
    ),
)  # fmt: skip

EVISCERATE: Final = spell(
    "eviscerate", "Eviscerate", t.FORGOTTEN, t.COMBAT, t.WATER, True,
    single(2, "The model takes 5 damage, and no Protection answers.", [damage(TARGET, 5, shielded=False)]),
    single(
        2, "If 3 damage or more lies on the model, it is defeated.",
        [when(at_least(damage_on(TARGET), 3), [defeat(TARGET)])],
    ),
)  # fmt: skip

INFAMY_OF_CRETE_SPELL: Final = spell(
    "infamy-of-crete", "Infamy of Crete", t.FORGOTTEN, t.CONTINGENCY, t.WATER, False,
    area(
        ANYWHERE,
        "Destroy two Rooms around this one and keep their tokens; the Throne Room and the Black Rose Room "
        "are safe.",
        [
            pick(
                A,
                but(
                    adjacent(ROOM),
                    union(
                        union(rooms(name=t.THRONE_ROOM), rooms(name=t.BLACK_ROSE_ROOM)),
                        rooms(destroyed=DESTROYED),
                    ),
                ),
                n=2,
            ),
            each(A, [destroy(IT)]),
        ],
    ),
    area(
        2, "The Infamy of Crete appears in the Room under your orders and may act straight away.",
        [summon(t.INFAMY_OF_CRETE, ROOM), when(any_of(SUMMONED), [may([act(SUMMONED)])])],
    ),
)  # fmt: skip

INTERTWINE_FATE: Final = spell(
    "intertwine-fate", "Intertwine Fate", t.FORGOTTEN, t.CONTINGENCY, t.MAGIC, True,
    area(
        ANYWHERE,
        "Every other Mage in the Room discards a Quick Spell that is Ready; each is worth 2 PP to you, up "
        "to 6.",
        [
            let(A, 0),
            each(mages(ROOM, who=OTHER), [
                discard(quick(IT), 1, by=IT),
                let(A, plus(value(A), DID)),
            ]),
            gain_pp(ME, least(6, times(2, value(A)))),
        ],
    ),
    special(
        "See 4 Quests of the Moon before this one; one of them is completed for you, reward and all, and "
        "the others are shuffled back. Gain 2 PP.",
        [
            when(more_than(MOON, 1), [
                look(quest_deck(less(MOON, 1)), 4),
                pick(A, SEEN),
                put(but(SEEN, A), quest_deck(less(MOON, 1)), order=SHUFFLE),
                complete(A, ME),
            ]),
            gain_pp(ME, 2),
        ],
    ),
)  # fmt: skip

LIGHTNING_STORM: Final = spell(
    "lightning-storm", "Lightning Storm", t.FORGOTTEN, t.COMBAT, t.AIR, True,
    special(
        "Each model in the Lodge takes 3 damage; no Mage hurt by it can move in the Action Phase of the "
        "next turn.",
        [
            damage(models(LODGE), 3),
            each(HIT, [when(is_mage(IT), [modify(IT, flags.NO_MOVE, until=flags.NEXT_ACTION_PHASE)])]),
        ],
    ),
    special(
        "Each model in the Lodge takes 3 damage; no Mage hurt by it can activate Rooms in the Action Phase "
        "of the next turn.",
        [
            damage(models(LODGE), 3),
            each(HIT, [when(is_mage(IT), [modify(IT, flags.NO_ACTIVATE, until=flags.NEXT_ACTION_PHASE)])]),
        ],
    ),
)  # fmt: skip

SOUL_ENTRAPMENT: Final = spell(
    "soul-entrapment", "Soul Entrapment", t.FORGOTTEN, t.TRAP, t.SACRED, False,
    room_trap(
        t.GREY, ENTER_MAGE, "Whichever Mage enters a grey Room hands 4 PP over to you.",
        [steal_pp(VICTIM, 4)],
    ),
    room_trap(
        t.YELLOW, ENTER_MODEL,
        "Whichever model enters a yellow Room takes 6 damage; a Mage defeated that way is worth 6 PP to "
        "you, and nothing to anyone else.",
        [damage(VICTIM, 6, sole=6)],
    ),
)  # fmt: skip

TIME_STOP: Final = spell(
    "time-stop", "Time Stop", t.FORGOTTEN, t.CONTINGENCY, t.MAGIC, True,
    aimed_at_self(
        "Two Spells from your hand are cast now, one after the other; gain 2 PP.",
        [cast_from_hand(ME), cast_from_hand(ME), gain_pp(ME, 2)],
    ),
    special(
        "Every other Mage picks a Ready Spell of its own and discards it; gain 4 PP.",
        [each(OTHERS, [discard(ready(IT), 1, by=IT)]), gain_pp(ME, 4)],
    ),
)  # fmt: skip
