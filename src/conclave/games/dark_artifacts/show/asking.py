"""What the viewer is being asked, as a scene shows it: choices, and what else may be asked about."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.show.codes import (
    card_asking,
    grounds_of_options,
    grounds_of_question,
    verb_asked,
)
from conclave.games.dark_artifacts.show.labels import (
    VERB_NAMES,
    help_with,
    kind_of_question,
    label,
    question,
    rule_of,
)
from conclave.games.dark_artifacts.show.naming import Names
from conclave.games.dark_artifacts.show.palette import Manner
from conclave.kernel.choices import Decision, Option, unpack
from conclave.kernel.happenings import PASS
from conclave.show.memory import Memory
from conclave.show.scene import Choice, Deed, Prompt

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

POINTS: Final[Memory[tuple[str, ...]]] = Memory()
PLACE_BITS: Final = 16
"""Above these bits, which hold its place, the first ground of an option is the same wherever it stands."""
CODE_AT: Final = 24

Grounds = tuple[int, int, int]


def prompt(names: Names) -> Prompt | None:
    """What the viewer is asked."""
    v = names.v
    d = v.decision_of(v.viewer) if v.pending else None
    if d is None or v.over:
        return None
    states = names.stacks().states
    palette = names.palette
    manners, questions, get = palette.manners, palette.questions, palette.choices.get
    key, facts = grounds_of_question(v, d, states)
    kind, rule, helping, points_at, offered = manners.get(key) or manners.keep(key, manner(names, d))
    asked = (key, facts)
    return Prompt(
        seat=d.seat,
        question=questions.get(asked) or questions.keep(asked, question(names, d)),
        rule=rule,
        choices=tuple([get(key) or choice(names, key) for key in grounds_of_options(v, d, states)]),
        points_at=points_at,
        kind=kind,
        help=helping,
        deeds=offered,
    )


def manner(names: Names, d: Decision) -> Manner:
    """How a question is put."""
    shown = d.about == terms.MOVE_WHERE or card_asking(names.v, d) >= 0
    points_at = (f"entity-{d.this}",) if shown else ()
    return kind_of_question(d), rule_of(names.v, d), help_with(names, d), points_at, deeds(d)


def choice(names: Names, key: Grounds) -> Choice:
    """An option, drawn afresh; its words may be those it had in another place."""
    first, one, other = key
    code = first >> CODE_AT
    o = unpack(code)
    told = (first >> PLACE_BITS, one, other)
    palette = names.palette
    verb, a, b = o.verb, o.a, o.b
    drawn = Choice(
        index=first & ((1 << PLACE_BITS) - 1),
        label=palette.labels.get(told) or palette.labels.keep(told, label(names, o)),
        verb=VERB_NAMES[verb],
        points_at=POINTS.get(code) or POINTS.keep(code, pointed_at(o)),
        code=(verb, a, b),
        note=names.card_sentence(names.v.face[a]) if verb == terms.KEEP else "",
    )
    return palette.choices.keep(key, drawn)


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
