"""What the viewer is being asked, as a scene shows it: choices, and what else may be asked about."""

from __future__ import annotations

from functools import cache
from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.rules.acting import ASKS_ACT
from conclave.games.black_rose_wars.rules.action import ASKS_ACTION, ASKS_PHYSICAL
from conclave.games.black_rose_wars.rules.box import FAVOURITE_SCHOOL, GRIMOIRES, SPELLS
from conclave.games.black_rose_wars.rules.closing import ASKS_EVOKE
from conclave.games.black_rose_wars.rules.lodge import name_at
from conclave.games.black_rose_wars.rules.models import ASKS_REPLACE
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.rules.study import ASKS_KEEP, ASKS_PREPARE, ASKS_STUDY
from conclave.games.black_rose_wars.show.answers import (
    A_CARD,
    A_PLACE,
    A_ROOM,
    NUMBER,
    OF_COPIES,
    OF_FACE,
    OPTION,
    SORT,
    UNLIKE,
    codes_of_answers,
    place_of_card,
    shows_model,
    shows_place,
    shows_room,
    shows_school,
    verbs_offered,
)
from conclave.games.black_rose_wars.show.codes import is_laid
from conclave.games.black_rose_wars.show.easel import Answers, Easel, Ground, put
from conclave.games.black_rose_wars.show.labels import VERB_NAMES, label
from conclave.games.black_rose_wars.show.naming import SCHOOL_KEYS, Names, family_of
from conclave.games.black_rose_wars.show.questions import asked, kind_of_question
from conclave.games.black_rose_wars.show.showing import says, spell_says
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.choices import Decision, Option, unpack
from conclave.kernel.happenings import PASS, USE
from conclave.show.memory import Memory
from conclave.show.scene import Choice, Deed, Prompt

TAKES: Final[dict[int, tuple[str, ...]]] = {
    terms.PICK_MODEL: ("model",),
    terms.PICK_ROOM: ("hex",),
    terms.PICK_CARD: ("card",),
    terms.PICK_SEAT: ("model",),
    terms.STEP: ("hex",),
    terms.STOP: (),
    terms.DISCARD: ("card",),
    terms.DRAW_FROM: ("school",),
    terms.KEEP: ("card",),
    terms.REMOVE: ("card",),
    terms.PREPARE: ("card",),
    terms.ACTIVATE: ("hex",),
    terms.CAST: ("place",),
    terms.SACRIFICE: ("place",),
    terms.COMPLETE: ("card",),
    terms.EVOKE: ("model",),
    terms.REPLACE: ("model",),
    terms.CROWN_WINNER: ("model",),
}
"""The families of things that each verb takes."""

OFTEN: Final = {
    ASKS_ACTION: (
        terms.PHYSICAL_MOVE,
        terms.PHYSICAL_ATTACK,
        terms.CAST,
        terms.SACRIFICE,
        terms.COMPLETE,
        terms.END,
    ),
    ASKS_PHYSICAL: (terms.STEP, terms.PHYSICAL_ATTACK, terms.ACTIVATE, terms.STOP),
    ASKS_STUDY: (terms.DRAW_FROM, terms.REMOVE),
    ASKS_KEEP: (terms.KEEP, terms.REMOVE),
    ASKS_PREPARE: (terms.PREPARE, terms.DONE),
    ASKS_EVOKE: (terms.EVOKE, terms.END),
    ASKS_ACT: (terms.STEP, terms.PHYSICAL_ATTACK, terms.STOP),
}
"""What a person may expect to be offered at these questions, whether it is or not."""

SHORT: Final = {
    terms.PHYSICAL_MOVE: "move",
    terms.PHYSICAL_ATTACK: "attack",
    terms.PICK_MODEL: "pick",
    terms.PICK_ROOM: "pick",
    terms.PICK_CARD: "pick",
    terms.PICK_SEAT: "pick",
    terms.DRAW_FROM: "draw",
}
"""What people call a deed, where its verb has a longer name."""

MINE: Final = (
    terms.KEEP,
    terms.REMOVE,
    terms.PREPARE,
    terms.CAST,
    terms.SACRIFICE,
    terms.COMPLETE,
    terms.EVOKE,
)
"""Deeds that a person asks about with what is their own."""

OF_CARDS: Final = (
    terms.PICK_CARD,
    terms.DISCARD,
    terms.KEEP,
    terms.REMOVE,
    terms.PREPARE,
    terms.COMPLETE,
)


ANSWERS: Final[Memory[Answers]] = Memory(500)
"""Answers that name no Mage, by the question."""


def prompt(easel: Easel) -> Prompt | None:
    """What the viewer is asked."""
    names = easel.names
    v = names.v
    d = v.decision_of(v.viewer)
    if d is None or v.over:
        return None
    question, rule, help_ = asked(names, d)
    return Prompt(
        seat=d.seat,
        question=question,
        rule=rule,
        choices=choices(names, d, easel.ground),
        kind=kind_of_question(d),
        help=help_,
        deeds=deeds(d.about, verbs_offered(d)),
    )


def choices(names: Names, d: Decision, ground: Ground) -> tuple[Choice, ...]:
    """The answers, as they were drawn before or drawn now."""
    codes = codes_of_answers(names.v, d)
    key = (names.words, d.about)
    shelf = ANSWERS.get(key) or ANSWERS.keep(key, Answers())
    drawn = shelf.drawn
    try:
        return tuple([drawn[code] for code in codes])
    except KeyError:
        with_mages = ground.answers.get(d.about)
        if with_mages is None:
            with_mages = ground.answers[d.about] = Answers()
        shelves = (shelf, with_mages)
        return tuple([choice(names, d, index, shelves[code < 0], code) for index, code in enumerate(codes)])


def choice(names: Names, d: Decision, index: int, shelf: Answers, code: int) -> Choice:
    """An answer from a shelf, or drawn and put there; one that is like no other is always drawn."""
    if code == UNLIKE:
        o = unpack(d.codes[index])
        return drawn_choice(names, d, index, o, in_words(names, d, o))
    found = shelf.drawn.get(code)
    if found is None:
        o = unpack(d.codes[index])
        spoken = words_rest_on(o, code if code >= 0 else UNLIKE - 1 - code)
        words = shelf.words.get(spoken) or put(shelf.words, spoken, in_words(names, d, o))
        found = put(shelf.drawn, code, drawn_choice(names, d, index, o, words))
    return found


def words_rest_on(o: Option, code: int) -> tuple[int, ...]:
    """As much of an answer as its words rest on: not where a Room lies, nor the handle of a card."""
    rests = code >> (NUMBER + OPTION)
    if SORT[o.verb] == A_ROOM:
        return (o.verb, rests >> 1)
    if SORT[o.verb] == A_PLACE:
        return (o.verb, o.a % terms.PLACES, rests)
    if SORT[o.verb] == A_CARD and rests >> OF_FACE:
        return (o.verb, o.b, family_of(o.a), rests >> OF_FACE, rests & OF_COPIES)
    return (o.verb, o.a, o.b, rests)


def in_words(names: Names, d: Decision, o: Option) -> tuple[str, str]:
    """What an answer is called, and what a person should read before giving it."""
    return label(names, o), note(names, d, o)


def drawn_choice(names: Names, d: Decision, index: int, o: Option, words: tuple[str, str]) -> Choice:
    """An answer with its number, its words, and what it points at."""
    return Choice(
        index=index,
        label=words[0],
        verb=VERB_NAMES[o.verb],
        points_at=pointed_at(names.v, d, o),
        code=(o.verb, o.a, o.b),
        note=words[1],
    )


def pointed_at(v: Table, d: Decision, o: Option) -> tuple[str, ...]:
    """The things an option is about, by key, as far as they are drawn; the place last."""
    if o.verb == terms.STEP:
        return (*drawn("model", v, o.b), *drawn("hex", v, o.a))
    if o.verb == terms.REPLACE:
        return drawn("model" if d.about == ASKS_REPLACE else "place", v, o.a)
    if o.verb == USE:
        return drawn("place", v, o.b)
    if o.verb in (terms.STOP, terms.PHYSICAL_ATTACK):
        return drawn("model", v, o.a)
    if o.verb == terms.LAY_SIDE:
        return card_keys(v, o.b)
    if o.verb in OF_CARDS:
        return card_keys(v, o.a)
    return tuple([key for family in TAKES.get(o.verb, ()) for key in drawn(family, v, o.a)])


DRAWN: Final = {"model": shows_model, "hex": shows_room, "place": shows_place, "school": shows_school}
"""Whether a thing of a family is drawn."""


def drawn(family: str, v: Table, n: int) -> tuple[str, ...]:
    """The key of a thing, or nothing where it is not drawn."""
    return (f"{family}-{n}",) if DRAWN[family](v, n) else ()


def card_keys(v: Table, c: int) -> tuple[str, ...]:
    """Where a card is drawn: by its place on a sheet, or by itself, or not at all."""
    p = place_of_card(v, c)
    if p >= 0:
        return (f"place-{p}",)
    return (f"card-{c}",) if is_laid(v, c) else ()


def note(names: Names, d: Decision, o: Option) -> str:
    """What a person should read before choosing an option."""
    v = names.v
    if o.verb == terms.PREPARE and names.face(o.a) >= 0:
        return spell_says(names, names.face(o.a), o.b)
    if o.verb == terms.LAY_SIDE and names.face(o.b) >= 0:
        return spell_says(names, names.face(o.b), o.a)
    if o.verb in OF_CARDS:
        return says(names, o.a)
    if o.verb in (USE, terms.CAST):
        return at_place(names, o.b if o.verb == USE else o.a)
    if o.verb == terms.ACTIVATE:
        return names.room_sentence(name_at(v, o.a))
    if o.verb == terms.TAKE_MAGE:
        return mage_note(names, o.a)
    if o.verb == terms.TAKE_SCHOOL:
        return names.say(f"school-{SCHOOL_KEYS[o.a]}-gist")
    if o.verb == terms.TAKE_GRIMOIRE:
        return ", ".join(spell_called(names, key) for key in GRIMOIRES[2 * d.this + o.a])
    return ""


def mage_note(names: Names, mage: int) -> str:
    """The favourite School of a Mage, and its Custom Spell if such Spells are played."""
    own = next(face for face, spell in enumerate(SPELLS) if spell.mage == mage)
    custom = names.spell(own) if is_on(names.v, terms.CUSTOM_SPELLS) else "none"
    return names.say("mage-note", school=names.school(FAVOURITE_SCHOOL[mage]), custom=custom)


def at_place(names: Names, p: int) -> str:
    """What the Spell at a place of a sheet says, as far as the viewer knows it."""
    v = names.v
    if not 0 <= p < len(v.sheet) or v.sheet[p] < 0 or v.face[v.sheet[p]] < 0 or v.side[p] < 0:
        return ""
    return spell_says(names, v.face[v.sheet[p]], v.side[p])


def spell_called(names: Names, key: str) -> str:
    """The name of the Spell with a key."""
    return names.spell(next(face for face, spell in enumerate(SPELLS) if spell.key == key))


@cache
def deeds(about: int, offered: tuple[int, ...]) -> tuple[Deed, ...]:
    """What a person may expect to be offered at a question, beside what is, and so may ask about."""
    often = OFTEN.get(about, ())
    verbs = [*often, *[verb for verb in offered if verb not in often and verb not in (PASS, USE)]]
    return tuple(
        Deed(
            name=SHORT.get(verb, VERB_NAMES[verb]),
            verb=verb,
            takes=takes(about, verb),
            mine=verb in MINE,
        )
        for verb in verbs
    )


def takes(about: int, verb: int) -> tuple[str, ...]:
    """The families of things that a verb takes at a question: a place on a sheet can be replaced too."""
    if verb == terms.REPLACE and about != ASKS_REPLACE:
        return ("place",)
    return TAKES.get(verb, ())
