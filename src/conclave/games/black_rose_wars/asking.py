"""What the viewer is being asked, as a scene shows it: choices, and what else may be asked about."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache, partial
from typing import Final

from conclave.games.black_rose_wars import tellings, terms
from conclave.games.black_rose_wars.content import (
    FAVOURITE_SCHOOL,
    GRIMOIRES,
    SPELLS,
)
from conclave.games.black_rose_wars.labels import VERB_NAMES, label, rests_on
from conclave.games.black_rose_wars.naming import A_SPELL, SCHOOL_KEYS, Names, family_of, key_of
from conclave.games.black_rose_wars.questions import help_with, kind_of_question, rule_of
from conclave.games.black_rose_wars.questions import prompt as question
from conclave.games.black_rose_wars.rules.acting import ASKS_ACT
from conclave.games.black_rose_wars.rules.action import ASKS_ACTION, ASKS_PHYSICAL
from conclave.games.black_rose_wars.rules.closing import ASKS_EVOKE
from conclave.games.black_rose_wars.rules.lodge import name_at
from conclave.games.black_rose_wars.rules.models import ASKS_REPLACE
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.rules.study import ASKS_KEEP, ASKS_PREPARE, ASKS_STUDY
from conclave.games.black_rose_wars.showing import says, spell_says
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.memory import MOST, Memory
from conclave.kernel.scene import Choice, Deed, Prompt

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


Keys = tuple[Collection[str], Collection[str], Collection[str]]
"""The things of a scene that can be pointed at: areas, numbers, and models and cards."""

CHOICES: Final[Memory[Choice]] = Memory()
WORDS: Final[Memory[tuple[str, str]]] = Memory()


def prompt(names: Names, keys: Keys) -> Prompt | None:
    """What the viewer is asked; `keys` are the things of the scene that can be pointed at."""
    v = names.v
    d = v.decision_of(v.viewer)
    if d is None or v.over:
        return None
    options = d.options
    return Prompt(
        seat=d.seat,
        question=question(names, d),
        rule=rule_of(v, d),
        choices=tuple([choice(names, d, index, o, keys) for index, o in enumerate(options)]),
        kind=kind_of_question(d),
        help=help_with(names, d),
        deeds=deeds(d.about, tuple(dict.fromkeys([o.verb for o in options]))),
    )


def choice(names: Names, d: Decision, index: int, o: Option, keys: Keys) -> Choice:
    """An option in words, with what it points at."""
    lodge, counted, movable = keys
    things = pointed_at(names.v, d, o)
    points_at = tuple([key for key in things if key in lodge or key in movable or key in counted])
    rests = rests_on(names, o)
    if rests is None:
        return drawn_choice(index, o, points_at, in_words(names, d, o))
    spoken = (names.words, d.about, o.verb, rests)
    key = (index, o.a, o.b, points_at, spoken)
    found = CHOICES.kept.get(key)
    if found is None:
        words = WORDS.kept.get(spoken) or WORDS.of(spoken, partial(in_words, names, d, o))
        found = CHOICES.of(key, partial(drawn_choice, index, o, points_at, words))
    return found


def in_words(names: Names, d: Decision, o: Option) -> tuple[str, str]:
    """What an option is called, and what a person should read before choosing it."""
    return label(names, o), note(names, d, o)


def drawn_choice(index: int, o: Option, points_at: tuple[str, ...], words: tuple[str, str]) -> Choice:
    """An option, drawn afresh."""
    return Choice(
        index=index,
        label=words[0],
        verb=VERB_NAMES[o.verb],
        points_at=points_at,
        code=(o.verb, o.a, o.b),
        note=words[1],
    )


def pointed_at(v: Table, d: Decision, o: Option) -> tuple[str, ...]:
    """The things an option is about, by key; the place last."""
    if o.verb == terms.STEP:
        return (f"model-{o.b}", f"hex-{o.a}")
    if o.verb == terms.REPLACE:
        return (f"model-{o.a}" if d.about == ASKS_REPLACE else f"place-{o.a}",)
    if o.verb == USE:
        return (f"place-{o.b}",)
    if o.verb in (terms.STOP, terms.PHYSICAL_ATTACK):
        return (f"model-{o.a}",)
    if o.verb == terms.LAY_SIDE:
        return card_keys(v, o.b)
    if o.verb in OF_CARDS:
        return card_keys(v, o.a)
    return tuple(f"{family}-{o.a}" for family in TAKES.get(o.verb, ()))


def card_keys(v: Table, c: int) -> tuple[str, ...]:
    """Where a card is drawn: by its place on a sheet, or by itself."""
    return (f"place-{v.sheet.index(c)}",) if c in v.sheet else (f"card-{c}",)


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


# --- the log ---------------------------------------------------------------------------------------------
THINGS: Final[dict[int, tuple[str, ...]]] = {
    tellings.DAMAGED: ("model",),
    tellings.DEFEATED: ("model",),
    tellings.TROPHY: ("model",),
    tellings.INSTABILITY: ("hex",),
    tellings.ROOM_FELL: ("hex",),
    tellings.MOVED: ("model", "hex", "hex"),
    tellings.SHIFTED: ("model", "hex", "hex"),
    tellings.SENT_TO_CELL: ("model",),
    tellings.SUMMONED: ("model", "", "hex"),
    tellings.ATTACKED: ("model", "model"),
    tellings.ACTIVATED: ("hex",),
    tellings.BLOCKED: ("hex",),
    tellings.SET: ("place",),
}
"""What each kind of event speaks of: the families of its `a`, `b` and `n`."""

WITH_FACE: Final = (
    tellings.CAST, tellings.TRIGGERED, tellings.DISCARDED, tellings.DREW, tellings.SACRIFICED, tellings.SAW,
    tellings.QUEST_DRAWN, tellings.QUEST_DROPPED, tellings.QUEST_DONE, tellings.EVENT_DRAWN,
    tellings.EVENT_LEFT, tellings.EVENT_WORKS,
)  # fmt: skip
"""The kinds of events that name a card by its handle `a` and its face `b`."""


@lru_cache(MOST)
def mentioned(kind: int, a: int, b: int, n: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The things, and the cards by their keys in the catalogue, that a line of the log speaks of."""
    families = zip(THINGS.get(kind, ()), (a, b, n), strict=False)
    things = tuple([f"{family}-{x}" for family, x in families if family and x >= 0])
    if b < 0 or (kind != tellings.PREPARED and kind not in WITH_FACE):
        return things, ()
    return things, (key_of(A_SPELL if kind == tellings.PREPARED else family_of(a), b),)
