"""What questions speak of, and how questions and options are told."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.setup import places
from conclave.games.dark_artifacts.show import options
from conclave.games.dark_artifacts.show.facts import Look
from conclave.games.dark_artifacts.table import kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.choices import Decision
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE
from conclave.show import author as show
from conclave.show.asking import More

OF_CARDS: Final = (t.CARD_CHOICE, t.PUSH_WHERE, t.LIFT_WHICH, ASKS_TO_USE, ASKS_FOR_ORDER)
"""The questions that the text of a card asks."""


# --- questions ---------------------------------------------------------------------------------------------
def card_asking(look: Look, d: Decision) -> int:
    """The card whose text asks, or a negative number."""
    return look.v.face_of(d.this) if d.about in OF_CARDS and 0 <= d.this < len(look.stacks) else -1


def of_keep(look: Look, d: Decision) -> More:
    """What the card is for."""
    return {"slot": ("slot", d.this)}


def of_wall(look: Look, d: Decision) -> More:
    """How many walls the player puts."""
    return {"n": 2 if look.v.placed in (1, 4) else 1}


def of_place(look: Look, d: Decision) -> More:
    """Which stack it is."""
    return {"n": d.this + 1}


def of_pile(look: Look, d: Decision) -> More:
    """Where the stack stands."""
    return {"space": ("space", places(look.v, d.seat)[-1])}


def of_turn(look: Look, d: Decision) -> More:
    """What is left of the turn."""
    return {"actions": look.v.actions, "attacks": look.v.attacks}


def of_mover(look: Look, d: Decision) -> More:
    """What moves."""
    return {"what": options.entity(look, d.this)}


def of_text(look: Look, d: Decision) -> More:
    """The card that asks, and where it is."""
    return {"card": ("card", card_asking(look, d)), "space": ("space", look.v.space[d.this])}


def of_push(look: Look, d: Decision) -> More:
    """The card that pushes, and what is pushed."""
    f = look.v.frame_asking(d.seat)
    assert f is not None
    return {"card": ("card", card_asking(look, d)), "what": options.entity(look, f.them[-1])}


def kind(look: Look, d: Decision) -> str:
    """The name of a question; those of cards are told apart by what they ask for."""
    name = t.V.questions[d.about].name
    if d.about != t.CARD_CHOICE:
        return name
    return f"{name}-{next(t.V.verbs[o.verb].name for o in d.options if o.verb != PASS)}"


def helping(look: Look, d: Decision) -> show.Sentence:
    """What a newcomer should know when asked this for the first time; for a card's question, its text."""
    face = card_asking(look, d)
    if face >= 0 and d.about not in (t.PUSH_WHERE, t.LIFT_WHICH):
        return show.said("help-card", sentence=("text", face))
    return show.said(f"help-{t.V.questions[d.about].name}", n=kit_of(look.v).entities)


def rule(look: Look, d: Decision) -> str:
    """The rule or the card that a question comes from."""
    face = card_asking(look, d)
    found = t.V.questions[d.about].rule
    if face >= 0:
        return f"{PRINTED[face].key}, {found}"
    if d.about == t.KEEP_WHICH and d.this >= t.CUBE_A:
        return "R19, O11"
    return f"R36, {found}" if d.about == t.PLACE_WHERE and look.v.seats > 2 else found


def pointed_at(look: Look, d: Decision) -> tuple[str, ...]:
    """The entity that a question is about."""
    is_of_entity = d.about == t.MOVE_WHERE or card_asking(look, d) >= 0
    return (f"entity-{d.this}",) if is_of_entity else ()


ASKING: Final = show.Asking(
    t.V,
    things={"entity": options.entity, "card": options.card, "piece": options.piece},
    labels={
        t.MOVE: options.of_move,
        t.SPLIT: options.of_split,
        t.ATTACK: options.of_attack,
        t.STRIKE: options.of_strike,
        t.NEXT: options.of_next,
        t.COMMAND: options.of_dragon,
        t.TO: options.of_landing,
        USE: options.of_use,
        t.LAY: options.of_lay,
        t.LIFT: options.of_lift,
    },
    notes={t.KEEP: options.text_of_card},
    points={t.LIFT: options.at_lift, t.COMMAND: options.at_dragon},
    questions={
        t.KEEP_WHICH: of_keep,
        t.WALL_WHERE: of_wall,
        t.PLACE_WHERE: of_place,
        t.LAY_WHAT: of_pile,
        t.ACT: of_turn,
        t.MOVE_WHERE: of_mover,
        t.STRIKE_WHOM: options.of_dragon,
        t.CARD_CHOICE: of_text,
        t.LIFT_WHICH: of_text,
        t.PUSH_WHERE: of_push,
    },
    helps=helping,
    rules=rule,
    about=pointed_at,
    kinds=kind,
)
