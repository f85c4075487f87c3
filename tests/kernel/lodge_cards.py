"""The cards of the Lodge: the model effects, and a few more to try what an interrupt may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conclave.kernel.book import Do, Step
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS, Happening
from conclave.kernel.modifiers import Modifier
from tests.kernel.lodge_table import (
    ACTIVATION,
    ARMOUR,
    BOOK,
    CANCELS,
    CASTING,
    COLOURS,
    DAMAGE,
    DEFEND,
    DEFEND_OR_NOT,
    DISCARD,
    DOOR,
    END_OF_TURN,
    ENTER,
    GAIN,
    GREEN,
    MARK,
    MODIFIERS,
    PICK,
    PICK_ONE,
    PURPLE,
    REACTS,
    RED,
    REVEAL,
    ROLLED,
    ROOMS,
    SAVES,
    SAW,
    SET,
    SPENT,
    SUMMONED,
    TABLE,
    TEXT_OF,
    UNDER,
    Lodge,
    alive,
    gain,
    models_in,
)

SPELL, HIDDEN, STANDING = range(3)
NAMES: list[str] = []
KINDS: list[int] = []
COPIES: list[int] = []


def card(name: str, kind: int, copies: int, steps: list[Any] | None = None) -> int:
    face = len(NAMES)
    NAMES.append(name)
    KINDS.append(kind)
    COPIES.append(copies)
    if steps is not None:
        TEXT_OF[face] = BOOK.rule(name, steps)
    return face


def speaks(
    face: int,
    kinds: list[int],
    window: int,
    when: Callable[[Lodge, Happening, int, int], bool],
    steps: list[Any],
    **how: bool,
) -> int:
    rule = BOOK.rule(NAMES[face], steps)
    ability = DOOR.ability(NAMES[face], kinds, window, when, rule, **how)
    DOOR.print_on(face, ability)
    return ability


# --- nouns and verbs ------------------------------------------------------------------------------------
class Choose(Step[Lodge]):
    """`Choose one of those`: ask; the step after it takes the answer."""

    def __init__(self, those: Callable[[Lodge, Frame], list[int]]) -> None:
        self.those = those

    def run(self, s: Lodge, f: Frame) -> None:
        found = self.those(s, f)
        if found:
            s.ask(f.you, PICK_ONE, f.this, [pack(PICK, x) for x in found])
        else:
            f.leave()


def take_it(s: Lodge, f: Frame) -> None:
    f.it = s.answer.a


def choose(those: Callable[[Lodge, Frame], list[int]]) -> list[Step[Lodge]]:
    """A phrase of two steps."""
    return [Choose(those), Do(take_it)]


class Cause(Step[Lodge]):
    """`<kind> n to each of those`: one happening for all of them."""

    def __init__(self, kind: int, those: Callable[[Lodge, Frame], list[int]], n: int) -> None:
        self.kind = kind
        self.those = those
        self.n = n

    def run(self, s: Lodge, f: Frame) -> None:
        them = self.those(s, f)
        if them:
            DOOR.cause(s, Happening(self.kind, f.this, f.you, them, [self.n] * len(them)))


def it(s: Lodge, f: Frame) -> list[int]:
    return [f.it]


def you(s: Lodge, f: Frame) -> list[int]:
    return [f.you]


def models_in_it(s: Lodge, f: Frame) -> list[int]:
    return models_in(s, f.it)


def rooms_near(s: Lodge, f: Frame) -> list[int]:
    here = s.room[f.you]
    return sorted({here, (here + 1) % ROOMS, (here - 1) % ROOMS})


def foes_here(s: Lodge, f: Frame) -> list[int]:
    return [m for m in models_in(s, s.room[f.you]) if s.owner[m] != f.you]


def spend(s: Lodge, f: Frame) -> None:
    """A text that was face down is shown and used up."""
    s.zone[f.this] = DISCARD
    s.show(f.this, -1)
    s.tell_and_head(SPENT, f.you, f.this, s.face[f.this])


# --- 1. area damage, in one batch -----------------------------------------------------------------------
FIRESTORM = card(
    "Firestorm", SPELL, 4, [choose(rooms_near), Cause(DAMAGE, models_in_it, 3), Cause(MARK, it, 1)]
)


# --- 2. summon, on top of an unknown card ---------------------------------------------------------------
def summon(s: Lodge, f: Frame) -> None:
    if not s.pile:
        return
    c = s.pile.pop()
    s.zone[c] = UNDER
    s.holder[c] = f.you
    s.room.append(s.room[f.you])
    s.owner.append(f.you)
    s.damage.append(0)
    s.health.append(2)
    s.beneath.append(c)
    s.tell(SUMMONED, f.you, len(s.room) - 1, c)


CALL_GHOUL = card("Call Ghoul", SPELL, 4, [summon])


# --- 3. a trap on entering ------------------------------------------------------------------------------
def an_enemy_enters_red(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return h.you != you and COLOURS[h.amounts[0]] == RED


def damage_who_entered(s: Lodge, f: Frame) -> None:
    DOOR.cause(s, Happening(DAMAGE, f.this, f.you, DOOR.happening(s).them[:], [2]))


FIRE_SNARE = card("Fire Snare", HIDDEN, 4)
SNARES = speaks(
    FIRE_SNARE, [ENTER], REACTS, an_enemy_enters_red, [spend, damage_who_entered], optional=True, secret=True
)


# --- 4. protections: spare, lessen, turn aside, turn into something else, cancel for all ----------------
def your_mage_is_hit(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return h.amount_for(you) > 0


def spare_your_mage(s: Lodge, f: Frame) -> None:
    DOOR.happening(s).spare(f.you)


def lessen_by_two(s: Lodge, f: Frame) -> None:
    DOOR.happening(s).lessen(f.you, 2)


def another_hits_your_mage(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return h.amount_for(you) > 0 and h.you != you


def turn_it_on_them(s: Lodge, f: Frame) -> None:
    h = DOOR.happening(s)
    h.redirect(f.you, h.you)


def make_marks_of_it(s: Lodge, f: Frame) -> None:
    DOOR.happening(s).replace(MARK)


def another_casts(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return h.you != you


def cancel_it(s: Lodge, f: Frame) -> None:
    DOOR.happening(s).prevent()


AEGIS = card("Aegis", HIDDEN, 2)
speaks(AEGIS, [DAMAGE], SAVES, your_mage_is_hit, [spend, spare_your_mage], optional=True, secret=True)
PARRY = card("Parry", HIDDEN, 2)
speaks(PARRY, [DAMAGE], SAVES, your_mage_is_hit, [spend, lessen_by_two], optional=True, secret=True)
MIRROR = card("Mirror", HIDDEN, 2)
speaks(MIRROR, [DAMAGE], SAVES, another_hits_your_mage, [spend, turn_it_on_them], optional=True, secret=True)
LEAVES = card("Ward of Leaves", HIDDEN, 2)
speaks(LEAVES, [DAMAGE], SAVES, your_mage_is_hit, [spend, make_marks_of_it], optional=True, secret=True)
SILENCE = card("Silence", HIDDEN, 2)
speaks(SILENCE, [CASTING], CANCELS, another_casts, [spend, cancel_it], optional=True, secret=True)


# --- 5. an event for the turn, and a blessing that lasts longer -----------------------------------------
def a_purple_room(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return COLOURS[h.it] == PURPLE


VIOLET_TEXT = DOOR.ability(
    "Violet Hour", [ACTIVATION], REACTS, a_purple_room, BOOK.rule("violet hour", [Cause(GAIN, you, 1)])
)


def let_the_hour_last(s: Lodge, f: Frame) -> None:
    s.let_last(VIOLET_TEXT, f.this, f.you, until=END_OF_TURN, when=s.turn)


def armour_for_a_round(s: Lodge, f: Frame) -> None:
    s.let_last(~ARMOUR, f.this, f.you, f.you, 2, END_OF_TURN, s.turn + s.seats)


VIOLET_HOUR = card("Violet Hour", SPELL, 2, [let_the_hour_last])
BLESSING = card("Blessing", SPELL, 2, [armour_for_a_round])


# --- 6. quests, and texts whose order matters or does not -----------------------------------------------
def stand(s: Lodge, f: Frame) -> None:
    s.zone[f.this] = TABLE


def you_activate_green(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return h.you == you and COLOURS[h.it] == GREEN


def complete(s: Lodge, f: Frame) -> None:
    s.zone[f.this] = DISCARD


def you_activate_red(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return h.you == you and COLOURS[h.it] == RED


def double_the_marks(s: Lodge, f: Frame) -> None:
    s.marks[f.it] *= 2


def one_mark_more(s: Lodge, f: Frame) -> None:
    s.marks[f.it] += 1


GARDENER = card("The Gardener", STANDING, 2, [stand])
speaks(GARDENER, [ACTIVATION], REACTS, you_activate_green, [complete, Cause(GAIN, you, 2)], commutes=True)
DOUBLER = card("The Doubler", STANDING, 1, [stand])
speaks(DOUBLER, [ACTIVATION], REACTS, you_activate_red, [double_the_marks])
ADDER = card("The Adder", STANDING, 1, [stand])
speaks(ADDER, [ACTIVATION], REACTS, you_activate_red, [one_mark_more])


class ForItsOwner(Modifier[Lodge]):
    """A number for the mage of whoever holds the card."""

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, s: Lodge, this: int, you: int, x: int) -> int:
        return self.n if x == you else 0


STONE_SKIN = card("Stone Skin", STANDING, 1, [stand])
MODIFIERS.print_on(STONE_SKIN, ARMOUR, ForItsOwner(1))


# --- 7. an attack with defence and counterstrike --------------------------------------------------------
def offer_defence(s: Lodge, f: Frame) -> None:
    f.it = s.answer.a
    s.ask(s.owner[f.it], DEFEND_OR_NOT, f.this, [pack(PASS), pack(DEFEND)])


def roll_defence(s: Lodge, f: Frame) -> None:
    if s.answer.verb == DEFEND:
        n = int(s.rng.die(12))
        s.tell(ROLLED, s.owner[f.it], f.it, 12, n)
        if n >= 8:
            f.leave()


def roll_attack(s: Lodge, f: Frame) -> None:
    f.amount = 0
    for _ in range(4):
        f.amount += int(s.rng.below(3))
    s.tell_and_head(ROLLED, f.you, f.it, 6, f.amount)


def deal_damage(s: Lodge, f: Frame) -> None:
    DOOR.cause(s, Happening(DAMAGE, f.this, f.you, [f.it], [f.amount]))


def counterstrike(s: Lodge, f: Frame) -> None:
    if alive(s, f.it):
        DOOR.cause(s, Happening(DAMAGE, f.this, s.owner[f.it], [f.you], [1]))


MELEE = card(
    "Melee",
    SPELL,
    4,
    [Choose(foes_here), offer_defence, roll_defence, roll_attack, deal_damage, counterstrike],
)


# --- 8. when revealed; and a look that only one seat has ------------------------------------------------
def this_is_revealed(s: Lodge, h: Happening, this: int, you: int) -> bool:
    return this in h.them


def gain_one(s: Lodge, f: Frame) -> None:
    s.zone[f.this] = DISCARD
    gain(s, f.you, 1)


SLEEPER = card("Sleeper", SPELL, 4, [gain_one])
speaks(SLEEPER, [REVEAL], REACTS, this_is_revealed, [gain_one])


def set_by_others(s: Lodge, f: Frame) -> list[int]:
    return [c for c in range(len(s.zone)) if s.zone[c] == SET and s.holder[c] != f.you]


def look(s: Lodge, f: Frame) -> None:
    s.show(f.it, 1 << f.you)
    s.tell(SAW, f.you, f.it, s.face[f.it], seen_by=1 << f.you)


SCRY = card("Scry", SPELL, 2, [choose(set_by_others), look])
