"""What the viewer is being asked, as a scene shows it: choices, and what else may be asked about."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.naming import Names
from conclave.games.dark_artifacts.table import Table
from conclave.games.dark_artifacts.text import (
    TEXT,
    VERB_NAMES,
    card_asking,
    help_with,
    kind_of_question,
    label,
    verb_asked,
)
from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import PASS
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


def prompt(names: Names, code: str) -> Prompt | None:
    """What the viewer is asked."""
    v = names.v
    d = v.decision_of(v.viewer)
    if d is None or v.over:
        return None
    choices = [
        Choice(
            index=index,
            label=label(names, o),
            verb=VERB_NAMES[o.verb],
            points_at=pointed_at(v, o),
            code=(o.verb, o.a, o.b),
            note=names.card_sentence(v.face[o.a]) if o.verb == terms.KEEP else "",
        )
        for index, o in enumerate(d.options)
    ]
    return Prompt(
        seat=d.seat,
        question=TEXT.prompt(v, d, code),
        rule=TEXT.rule_of(v, d),
        choices=tuple(choices),
        points_at=(f"entity-{d.this}",) if d.about == terms.MOVE_WHERE or card_asking(v, d) >= 0 else (),
        kind=kind_of_question(d),
        help=help_with(names, d),
        deeds=deeds(d),
    )


def pointed_at(v: Table, o: Option) -> tuple[str, ...]:
    """The things an option is about, by key."""
    if o.verb == terms.LIFT:
        return (f"line-{o.a}" if o.b == terms.WALL else f"space-{o.a}",)
    if o.verb == terms.COMMAND:
        return ("dragon-0",)
    if o.verb == terms.KEEP:
        return (f"card-{o.a}",)
    families = TAKES.get(o.verb, ())
    return tuple(f"{family}-{x}" for family, x in zip(families, (o.a, o.b), strict=False) if x >= 0)


def deeds(d: Decision) -> tuple[Deed, ...]:
    """What a person may expect to be offered at a question, and so may ask about."""
    if d.about == terms.ACT:
        verbs = [PASS, terms.MOVE, terms.SPLIT, terms.ATTACK, terms.COMMAND]
    else:
        verbs = [verb_asked(d)]
    return tuple(
        Deed(name=VERB_NAMES[verb], verb=verb, takes=TAKES.get(verb, ()), mine=verb in MINE) for verb in verbs
    )
