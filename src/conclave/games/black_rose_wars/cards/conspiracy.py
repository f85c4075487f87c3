"""The Spells of Conspiracy: Traps, thefts and sudden changes of place."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules.aiming import EVOCATION_ONLY, MAGE_ONLY
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.rules.windows import (
    COMPLETES_QUEST,
    ENTER_MAGE,
    ENTER_MODEL,
    PHYSICAL_ACTION,
    TARGETED_SINGLE_SPELL,
    WOULD_DAMAGE,
)
from conclave.games.black_rose_wars.words.card_verbs import discard, look, put
from conclave.games.black_rose_wars.words.casting_verbs import play_event
from conclave.games.black_rose_wars.words.cube_verbs import convert, damage, transfer
from conclave.games.black_rose_wars.words.declare import (
    area,
    protection,
    room_trap,
    single,
    special,
    spell,
    trap,
)
from conclave.games.black_rose_wars.words.flow import choose, each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import activate, modify, move, remove, shift, swap
from conclave.games.black_rose_wars.words.nouns import (
    EVENTS,
    IT,
    LODGE,
    ME,
    ROOM,
    SEEN,
    SPELL,
    TARGET,
    VICTIM,
    A,
    B,
)
from conclave.games.black_rose_wars.words.numbers import DID, MOON, exit_pp
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, steal_pp, take_crown
from conclave.games.black_rose_wars.words.sets import (
    OTHER,
    adjacent,
    evocations,
    mages,
    models,
    room_of,
    within,
)
from conclave.games.black_rose_wars.words.targets import valid_targets
from conclave.games.black_rose_wars.words.tests import shows_crown
from conclave.games.black_rose_wars.words.watching import LEAVES, watch
from conclave.games.black_rose_wars.words.window_verbs import (
    award_card,
    award_points,
    cancel,
    prevent_damage,
    redirect,
)
from conclave.games.black_rose_wars.words.zones import (
    EVENT_DECK,
    SCHOOL_DISCARDS,
    cards,
    completed,
    hand,
    memories,
    quest_deck,
    quests,
    standard,
)
from conclave.language.flow import let, let_be, when
from conclave.language.numbers import count, half, least, most, value
from conclave.language.sets import but
from conclave.language.tests import any_of, both, equals, more_than, same

BLADE_BARRAGE: Final = spell(
    "blade-barrage", "Blade Barrage", t.CONSPIRACY, t.TRAP, t.AIR, False,
    room_trap(t.RED, ENTER_MODEL,
              "When a model enters a red Room, each model there takes 3 damage "
              "and each model in an adjacent Room takes 1.",
              [damage(models(ROOM), 3), damage(models(adjacent(ROOM)), 1)]),
    room_trap(t.GREEN, ENTER_MODEL,
              "When a model enters a green Room, it takes 2 damage; "
              "if it goes on from there to another Room this turn, it takes 2 more.",
              [let_be(A, ROOM), damage(VICTIM, 2),
               watch(LEAVES, [damage(VICTIM, 2)], who=VICTIM, cond=same(ROOM, A), times=1)]),
)  # fmt: skip

BLOOD_PACT: Final = spell(
    "blood-pact", "Blood Pact", t.CONSPIRACY, t.TRAP, t.PROFANE, False,
    room_trap(t.BLACK, ENTER_MAGE,
              "When a Mage enters the Black Rose Room, one Quest it has completed becomes yours, "
              "and you gain 2 PP.",
              [pick(A, cards(completed(VICTIM))), put(A, completed(ME)), gain_pp(ME, 2)]),
    room_trap(t.PURPLE, ENTER_MAGE,
              "When a Mage enters a purple Room, 2 of its PP become yours, "
              "and no Physical Action moves it any more this turn.",
              [steal_pp(VICTIM, 2), modify(VICTIM, flags.NO_MOVE)]),
)  # fmt: skip

DANCE_OF_DEATH: Final = spell(
    "dance-of-death", "Dance of Death", t.CONSPIRACY, t.TRAP, t.PROFANE, False,
    trap(PHYSICAL_ACTION,
         "When a Mage has taken a Physical Action, it takes 1 damage; then you move it 1 Room at most.",
         [damage(VICTIM, 1), move(VICTIM, 1)]),
    trap(PHYSICAL_ACTION,
         "When a Mage has taken a Physical Action, you may send it to an adjacent Room, "
         "and one other model from its Room with it. Gain 1 PP either way.",
         [may([pick(A, adjacent(room_of(VICTIM))),
               pick(B, but(models(room_of(VICTIM)), VICTIM), may=True),
               move(VICTIM, 1, to=A), move(B, 1, to=A)]),
          gain_pp(ME, 1)]),
)  # fmt: skip

DECEIVING_WIND: Final = spell(
    "deceiving-wind", "Deceiving Wind", t.CONSPIRACY, t.PROTECTION, t.AIR, False,
    protection(WOULD_DAMAGE,
               "You are about to be damaged: take 3 less and gain 1 PP.",
               [prevent_damage(3), gain_pp(ME, 1)]),
    protection(TARGETED_SINGLE_SPELL,
               "A Spell with a single target names you: give it another target that it allows, in your Room "
               "or an adjacent one, but none of its caster's models; with none to be found, cancel it.",
               [when(any_of(but(valid_targets(SPELL, within(room_of(ME), 1)), ME)),
                     [pick(A, but(valid_targets(SPELL, within(room_of(ME), 1)), ME)), redirect(A)],
                     [cancel()])]),
)  # fmt: skip

DISMISS: Final = spell(
    "dismiss", "Dismiss", t.CONSPIRACY, t.CONTINGENCY, t.MAGIC, True,
    area(ANYWHERE,
         "All Evocations in the Room are removed; gain 1 PP for each of them, up to 4.",
         [remove(evocations(ROOM)), gain_pp(ME, least(DID, 4))]),
    single(ANYWHERE,
           "The Evocation is removed and you shift to where it stood. "
           "Gain 1 PP; then you may activate the Room.",
           [let_be(A, room_of(TARGET)), remove(TARGET), shift(ME, A), gain_pp(ME, 1), may([activate(A)])],
           filter=EVOCATION_ONLY),
)  # fmt: skip

EXTORT_MAGIC: Final = spell(
    "extort-magic", "Extort Magic", t.CONSPIRACY, t.CONTINGENCY, t.MAGIC, True,
    single(2,
           "See the Mage's hand, then trade a Spell of yours for one of its own: "
           "neither may be Forgotten, nor yours Custom. Gain 1 PP.",
           [look(hand(TARGET)),
            pick(A, cards(hand(TARGET), forgotten=False)),
            pick(B, cards(hand(ME), forgotten=False, custom=False)),
            when(both(equals(count(A), 1), equals(count(B), 1)),
                 [put(A, hand(ME)), when(equals(DID, 1), [put(B, hand(TARGET))])]),
            gain_pp(ME, 1)],
           filter=MAGE_ONLY),
    single(1,
           "Discard 1 card from your hand; if you do, pick a Standard Spell the Mage still has Ready, "
           "which goes to its Memories, and gain 1 PP.",
           [discard(hand(ME), 1),
            when(equals(DID, 1),
                 [pick(A, cards(standard(TARGET))), put(A, memories(TARGET)), gain_pp(ME, 1)])],
           filter=MAGE_ONLY),
)  # fmt: skip

MAGICAL_THEFT: Final = spell(
    "magical-theft", "Magical Theft", t.CONSPIRACY, t.TRAP, t.AIR, False,
    trap(COMPLETES_QUEST,
         "When a Mage completes a Quest, the card goes to your completed Quests; "
         "the PP and the reward stay with the Mage.",
         [award_card(ME)]),
    trap(COMPLETES_QUEST,
         "When a Mage completes a Quest, its PP come to you; the card and the reward stay with the Mage.",
         [award_points(ME)]),
)  # fmt: skip

MAGIC_DOOR: Final = spell(
    "magic-door", "Magic Door", t.CONSPIRACY, t.CONTINGENCY, t.ANY, True,
    area(ANYWHERE,
         "You shift to the Room, which you may then activate.",
         [shift(ME, ROOM), may([activate(ROOM)])]),
    single(ANYWHERE,
           "You and the model swap Rooms; then you may activate the one you are in.",
           [swap(ME, TARGET), may([activate(room_of(ME))])]),
)  # fmt: skip

MAGES_ABROAD: Final = mages(LODGE, who=OTHER)
"""The other Mages that a player's effect can reach: not those in their Cells (R7)."""

OBSCURE_INTUITION: Final = spell(
    "obscure-intuition", "Obscure Intuition", t.CONSPIRACY, t.CONTINGENCY, t.PROFANE, True,
    special("See the top 2 Quests of the current Moon and take one; "
            "the other goes to another Mage outside its Cell, or is discarded.",
            [look(quest_deck(MOON), 2),
             pick(A, SEEN),
             put(A, quests(ME)),
             choose([("Give the other Quest to a Mage", both(any_of(but(SEEN, A)), any_of(MAGES_ABROAD)),
                      [pick(B, MAGES_ABROAD), put(but(SEEN, A), quests(B))]),
                     ("Discard the other Quest", any_of(but(SEEN, A)), [discard(but(SEEN, A))])])]),
    special("Choose a card in the discard piles of the Schools: it goes to your hand. Gain 1 PP.",
            [pick(A, cards(SCHOOL_DISCARDS)), put(A, hand(ME)), gain_pp(ME, 1)]),
)  # fmt: skip

PLOT: Final = spell(
    "plot", "Plot", t.CONSPIRACY, t.CONTINGENCY, t.MAGIC, False,
    special("An Event in play is discarded: the Rose and you both gain half of its exit PP, "
            "rounded down, but never less than 1.",
            [pick(A, EVENTS),
             when(equals(count(A), 1),
                  [let(B, most(1, half(exit_pp(A)))),
                   discard(A, rose=value(B)), gain_pp(ME, value(B))])]),
    special("See the top 2 Events; you may bring one into play, and what is left goes back. "
            "For playing one you take the Crown, and 2 PP if it has a Crown on it.",
            [look(EVENT_DECK, 2),
             pick(A, SEEN, may=True),
             put(but(SEEN, A), EVENT_DECK),
             when(more_than(count(A), 0),
                  [play_event(A), take_crown(ME), when(shows_crown(A), [gain_pp(ME, 2)])])]),
)  # fmt: skip

PROFANE_MARK: Final = spell(
    "profane-mark", "Profane Mark", t.CONSPIRACY, t.TRAP, t.PROFANE, False,
    room_trap(t.GREY, ENTER_MAGE,
              "When a Mage enters a grey Room, convert up to 2 of its damage and gain 1 PP for each; "
              "if you convert none, it takes 3 damage.",
              [convert(VICTIM, 2), let(A, DID), gain_pp(ME, value(A)),
               when(equals(value(A), 0), [damage(VICTIM, 3)])]),
    room_trap(t.YELLOW, ENTER_MAGE,
              "When a Mage enters a yellow Room, up to 2 of your damage go to it; "
              "each that does gives you 1 PP.",
              [transfer(ME, VICTIM, 2), gain_pp(ME, DID)]),
)  # fmt: skip

WHISPERING_WIND: Final = spell(
    "whispering-wind", "Whispering Wind", t.CONSPIRACY, t.CONTINGENCY, t.AIR, True,
    single(3,
           "You move the model, 2 Rooms at most.",
           [move(TARGET, 2)]),
    area(3,
         "Each model in the Room goes to an adjacent Room that you choose for it.",
         [each(models(ROOM), [pick(A, adjacent(ROOM)), move(IT, 1, to=A)])]),
)  # fmt: skip
