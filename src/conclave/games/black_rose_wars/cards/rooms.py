"""What the Rooms do when they are activated, in the order of the tables (R10 to R14, O73 to O76)."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.words.card_verbs import BOTTOM, CHOOSE, SHUFFLE, discard, draw, look, put
from conclave.games.black_rose_wars.words.casting_verbs import cast_from_hand, cast_ready, draw_quest
from conclave.games.black_rose_wars.words.cube_verbs import damage, heal
from conclave.games.black_rose_wars.words.declare import room_effect
from conclave.games.black_rose_wars.words.flow import choose, pick
from conclave.games.black_rose_wars.words.model_verbs import attack, copy_effect, move, summon, to_cell
from conclave.games.black_rose_wars.words.nouns import LODGE, ME, ROOM, SEEN, A, B
from conclave.games.black_rose_wars.words.numbers import MOON, moon_of
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, place_instability, take_crown
from conclave.games.black_rose_wars.words.sets import OTHER, mages, models, rooms, within
from conclave.games.black_rose_wars.words.zones import (
    FORGOTTEN_DECK,
    LIBRARY,
    SCHOOL_DISCARDS,
    TOP_DISCARDS,
    cards,
    grimoire,
    hand,
    memories,
    quest_deck,
    quests,
    with_ready,
)
from conclave.language.flow import when
from conclave.language.numbers import count
from conclave.language.sets import but, union
from conclave.language.tests import any_of, at_least, both, either

room_effect(
    t.BLACK_ROSE_ROOM,
    "Discard 4 cards from your hand; then see the top 3 Forgotten Spells, take one into your hand and put "
    "the others at the bottom of their deck.",
    [
        when(both(at_least(count(cards(hand(ME))), 4), any_of(cards(FORGOTTEN_DECK))), [
            discard(hand(ME), 4),
            look(FORGOTTEN_DECK, 3),
            pick(A, SEEN),
            put(A, hand(ME)),
            put(but(SEEN, A), FORGOTTEN_DECK, order=CHOOSE, at=BOTTOM),
        ]),
    ],
)  # fmt: skip

room_effect(
    t.MIRRORS_ROOM,
    "Pick a Room activated earlier this Game Turn, but not the Throne Room, the Black Rose Room or another "
    "Mirrors Room; its effect happens here.",
    [
        pick(
            A,
            but(
                rooms(activated=True),
                union(
                    union(rooms(name=t.THRONE_ROOM), rooms(name=t.BLACK_ROSE_ROOM)),
                    union(rooms(name=t.MIRRORS_ROOM), ROOM),
                ),
            ),
        ),
        copy_effect(A),
    ],
)  # fmt: skip

room_effect(
    t.ORACLE_ROOM,
    "Look through your Grimoire, put a card of your choice into your hand, then shuffle the rest.",
    [
        look(grimoire(ME)),
        pick(A, SEEN),
        put(A, hand(ME)),
        put(cards(grimoire(ME)), grimoire(ME), order=SHUFFLE),
    ],
)  # fmt: skip

room_effect(
    t.THE_ABYSS,
    "A Mage here or in a neighbouring Room goes to its Cell and loses all its damage; nobody scores.",
    [pick(A, mages(within(ROOM, 1))), to_cell(A)],
)  # fmt: skip

room_effect(
    t.BIBLIOTHECA,
    "Take the top card of a School's deck, or the top card of a School's discard pile, into your hand.",
    [
        choose([
            (
                "Draw the first card of a School’s deck",
                either(any_of(cards(LIBRARY)), any_of(cards(SCHOOL_DISCARDS))),
                [draw(ME, LIBRARY, 1)],
            ),
            (
                "Take the top card of a discard pile",
                any_of(cards(TOP_DISCARDS)),
                [pick(A, cards(TOP_DISCARDS)), put(A, hand(ME))],
            ),
        ]),
    ],
)  # fmt: skip

room_effect(
    t.OBSERVATORY,
    "See the next 3 Quests of the current Moon. You may swap one of your own, which goes on top of its deck, "
    "for one of them; those left go to the bottom.",
    [
        look(quest_deck(MOON), 3),
        pick(A, cards(quests(ME)), may=True),
        when(any_of(A), [
            pick(B, SEEN),
            when(any_of(B), [put(A, quest_deck(moon_of(A))), put(B, quests(ME))]),
        ]),
        put(but(SEEN, B), quest_deck(MOON), order=CHOOSE, at=BOTTOM),
    ],
)  # fmt: skip

room_effect(t.SANCTUARY, "Take up to 2 damage off yourself.", [heal(ME, 2)])

room_effect(t.FORGE, "Take up to one step, then attack.", [move(ME, 1), attack(ME)])

room_effect(
    t.GARDEN,
    "Add 1 Instability here or in a neighbouring Room.",
    [pick(A, within(ROOM, 1)), place_instability(A, 1)],
)  # fmt: skip

room_effect(t.TREASURE_ROOM, "You gain 1 PP.", [gain_pp(ME, 1)])

room_effect(
    t.ALCHEMICAL_LABORATORY,
    "Draw the top two cards off your Grimoire.",
    [draw(ME, grimoire(ME), 2)],
)  # fmt: skip

room_effect(
    t.ARENA,
    "Cast a Ready Spell now, your next Standard one or your Quick one; then pick another Mage in the Lodge "
    "that has a Ready Spell, and it must do the same.",
    [cast_ready(ME), pick(A, with_ready(mages(LODGE, who=OTHER))), cast_ready(A, by=A)],
)  # fmt: skip

room_effect(t.SUMMONER_ROOM, "A Cerbero of yours appears here.", [summon(t.CERBERO, ROOM)])

room_effect(
    t.ARMORY,
    "Cast a Protection from your hand: it takes the place of a Spell on your sheet and is Active at once.",
    [cast_from_hand(ME, type=t.PROTECTION)],
)  # fmt: skip

room_effect(t.PLEASURES_ROOM, "Draw one Quest from the current Moon's deck.", [draw_quest(ME, MOON)])

room_effect(t.THRONE_ROOM, "The Crown is yours.", [take_crown(ME)])

room_effect(t.CEMETERY, "A Landsknecht of yours appears here.", [summon(t.LANDSKNECHT, ROOM)])

room_effect(
    t.CRYPT,
    "See the 3 uppermost cards of your Memories and take back one of them if you like.",
    [look(memories(ME), 3), pick(A, SEEN, may=True), put(A, hand(ME))],
)  # fmt: skip

room_effect(
    t.SACRIFICIAL_ALTAR,
    "Pick an enemy model in any Room; it takes 1 damage.",
    [pick(A, models(LODGE, owner=OTHER)), damage(A, 1)],
)  # fmt: skip
