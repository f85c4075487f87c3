"""What the viewer is being asked, as a scene shows it: choices, and what else may be asked about."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.naming import Names
from conclave.games.dark_artifacts.text import (
    TEXT,
    VERB_NAMES,
    card_asking,
    facts_of_question,
    grounds_of_option,
    help_with,
    kind_of_question,
    label,
    verb_asked,
)
from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import PASS
from conclave.kernel.memory import Memory
from conclave.kernel.scene import Choice, Deed, Prompt

TAKES: Final[dict[int, tuple[str, ...]]] = {
    terms.KEEP: ("card",),
    terms.SWAMP: ("space",),
    terms.WALL: ("line",),
    terms.FOREST: ("space",),
    terms.PLACE: ("space",),
    terms.LAY: ("type",),
    terms.MOVE: ("entity", "space"),
    terms.TO: ("space",),
    terms.SPLIT: ("entity",),
    terms.ATTACK: ("entity", "entity"),
    terms.STRIKE: ("entity",),
    terms.STEP: ("space",),
    terms.PUSH: ("entity",),
    terms.UNVEIL: ("entity",),
    terms.DEFEAT: ("entity",),
    terms.PEEK: ("entity",),
    terms.RETURN: ("piece",),
    terms.EXCHANGE: ("entity",),
    terms.DRAGON: ("space",),
    terms.NEXT: ("entity",),
    terms.VEIL: ("piece",),
}
"""The families of things that each verb takes."""

MINE: Final = (terms.MOVE, terms.SPLIT, terms.ATTACK)
DEEDS: Final = {
    verb: Deed(name=name, verb=verb, takes=TAKES.get(verb, ()), mine=verb in MINE)
    for verb, name in VERB_NAMES.items()
}
DEEDS_OF_TURN: Final = tuple(
    [DEEDS[verb] for verb in (PASS, terms.MOVE, terms.SPLIT, terms.ATTACK, terms.COMMAND)]
)

Manner = tuple[str, str, str, tuple[str, ...], tuple[Deed, ...]]

MANNERS: Final[Memory[Manner]] = Memory()
CHOICES: Final[Memory[Choice]] = Memory()
LABELS: Final[Memory[str]] = Memory()
POINTS: Final[Memory[tuple[str, ...]]] = Memory()


def prompt(names: Names) -> Prompt | None:
    """What the viewer is asked."""
    v = names.v
    d = v.decision_of(v.viewer)
    if d is None or v.over:
        return None
    kind, rule, helping, points_at, offered = manner(names, d)
    return Prompt(
        seat=d.seat,
        question=names.say(f"ask-{kind}", **facts_of_question(names, d)),
        rule=rule,
        choices=tuple([choice(names, d.about, index, o) for index, o in enumerate(d.options)]),
        points_at=points_at,
        kind=kind,
        help=helping,
        deeds=offered,
    )


def manner(names: Names, d: Decision) -> Manner:
    """How a question is put: its kind, rule, help, the things it points at, and what may be asked about."""
    v = names.v
    card = card_asking(v, d)
    key = (names.words, v.seats, d.about, d.this, card, verb_asked(d))
    found = MANNERS.get(key)
    if found is None:
        shown = d.about == terms.MOVE_WHERE or card >= 0
        points_at = (f"entity-{d.this}",) if shown else ()
        found = (kind_of_question(d), TEXT.rule_of(v, d), help_with(names, d), points_at, deeds(d))
        MANNERS.keep(key, found)
    return found


def choice(names: Names, about: int, index: int, o: Option) -> Choice:
    """An option as it was drawn before, if its words rest on the same."""
    told = (names.words, names.v.seats, about, o.verb, o.a, o.b, grounds_of_option(names, o))
    found = CHOICES.get((index, told))
    return found if found is not None else CHOICES.keep((index, told), drawn_choice(names, index, o, told))


def drawn_choice(names: Names, index: int, o: Option, told: Hashable) -> Choice:
    """An option, drawn afresh; its words may be those it had in another place."""
    return Choice(
        index=index,
        label=LABELS.of(told, lambda: label(names, o)),
        verb=VERB_NAMES[o.verb],
        points_at=POINTS.of(o, lambda: pointed_at(o)),
        code=(o.verb, o.a, o.b),
        note=names.card_sentence(names.v.face[o.a]) if o.verb == terms.KEEP else "",
    )


def pointed_at(o: Option) -> tuple[str, ...]:
    """The things an option is about, by key."""
    if o.verb == terms.LIFT:
        return (f"line-{o.a}" if o.b == terms.WALL else f"space-{o.a}",)
    if o.verb == terms.COMMAND:
        return ("dragon-0",)
    if o.verb == terms.KEEP:
        return (f"card-{o.a}",)
    families = TAKES.get(o.verb, ())
    return tuple([f"{family}-{x}" for family, x in zip(families, (o.a, o.b), strict=False) if x >= 0])


def deeds(d: Decision) -> tuple[Deed, ...]:
    """What a person may expect to be offered at a question, and so may ask about."""
    return DEEDS_OF_TURN if d.about == terms.ACT else (DEEDS[verb_asked(d)],)
