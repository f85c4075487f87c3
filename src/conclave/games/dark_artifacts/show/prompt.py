"""What questions and options speak of, beside what their numbers stand for."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.actions import DRAGON_POWER
from conclave.games.dark_artifacts.rules.movement import allowance
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.rules.setup import places
from conclave.games.dark_artifacts.show.facts import Look
from conclave.games.dark_artifacts.show.names import TYPE_KEYS
from conclave.games.dark_artifacts.table import kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE
from conclave.show import author as show
from conclave.show.asking import KEY, More
from conclave.show.sentences import Thing

OF_CARDS: Final = (t.CARD_CHOICE, t.PUSH_WHERE, t.LIFT_WHICH, ASKS_TO_USE, ASKS_FOR_ORDER)
"""The questions that the text of a card asks."""


# --- things ------------------------------------------------------------------------------------------------
def entity(look: Look, e: int) -> Thing:
    """An entity, told apart from every other."""
    return "entity", look.stacks[e], look.v.space[e]


def card(look: Look, handle: int) -> Thing:
    """The card behind a handle."""
    return "card", int(look.v.face[handle])


def piece(look: Look, p: int) -> Thing:
    """A piece goes by its type."""
    return "type", int(look.v.face[p])


def compared(mine: int, theirs: int) -> More:
    """Two powers, and who has the greater."""
    return {"mine": mine, "theirs": theirs, "wins": show.yes(mine > theirs)}


# --- options -----------------------------------------------------------------------------------------------
def of_move(look: Look, o: Option) -> More:
    """How far an entity may go."""
    return {"reach": int(allowance(look.v, o.a))}


def of_split(look: Look, o: Option) -> More:
    """Whether a relic is on top."""
    return {"relic": show.yes(look.v.face[look.v.top[o.a]] >= t.CUBE_A)}


def of_attack(look: Look, o: Option) -> More:
    """Who attacks whom, where, and with what success."""
    return {
        "what": ("here", look.stacks[o.a]),
        "whom": ("here", look.stacks[o.b]),
        "at": ("space", look.v.space[o.a]),
        **compared(attack_power(look.v, o.a), defence_power(look.v, o.b)),
    }


def of_strike(look: Look, o: Option) -> More:
    """Whom the Dragon attacks, and with what success."""
    facts = compared(DRAGON_POWER, defence_power(look.v, o.a))
    return {"whom": ("here", look.stacks[o.a]), **facts}


def of_next(look: Look, o: Option) -> More:
    """What fell, and where."""
    return {"what": ("numbered", look.stacks[o.a]), "space": ("space", look.v.space[o.a])}


def of_dragon(look: Look, asked: Option | Decision) -> More:
    """Where the Dragon is."""
    return {"space": ("space", int(look.v.dragon))}


def of_landing(look: Look, o: Option) -> More:
    """Only the Dragon goes where it is already."""
    return {KEY: "option-to-stay"} if o.a == look.v.dragon else {}


def of_use(look: Look, o: Option) -> More:
    """The card whose text may speak."""
    return {"card": ("card", look.v.face_of(o.b))}


def of_lay(look: Look, o: Option) -> More:
    """Which type of piece it is: a five-dot closes the stack."""
    return {"type": TYPE_KEYS[o.a]}


def of_lift(look: Look, o: Option) -> More:
    """Which terrain is taken, and from where."""
    where = "line" if o.b == t.WALL else "space"
    return {KEY: f"option-lift-{t.V.verbs[o.b].name}", where: (where, o.a)}


def at_lift(look: Look, o: Option) -> tuple[str, ...]:
    """The line or space of the terrain that is taken."""
    return (f"line-{o.a}" if o.b == t.WALL else f"space-{o.a}",)


def at_dragon(look: Look, o: Option) -> tuple[str, ...]:
    """The Dragon."""
    return ("dragon-0",)


def text_of_card(look: Look, o: Option) -> Thing:
    """What a card says, to be read before it is kept."""
    return "text", int(look.v.face[o.a])


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
    return {"what": entity(look, d.this)}


def of_text(look: Look, d: Decision) -> More:
    """The card that asks, and where it is."""
    return {"card": ("card", card_asking(look, d)), "space": ("space", look.v.space[d.this])}


def of_push(look: Look, d: Decision) -> More:
    """The card that pushes, and what is pushed."""
    return {"card": ("card", card_asking(look, d)), "what": entity(look, look.v.stack[-1].them[-1])}


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
    things={"entity": entity, "card": card, "piece": piece},
    labels={
        t.MOVE: of_move,
        t.SPLIT: of_split,
        t.ATTACK: of_attack,
        t.STRIKE: of_strike,
        t.NEXT: of_next,
        t.COMMAND: of_dragon,
        t.TO: of_landing,
        USE: of_use,
        t.LAY: of_lay,
        t.LIFT: of_lift,
    },
    notes={t.KEEP: text_of_card},
    points={t.LIFT: at_lift, t.COMMAND: at_dragon},
    questions={
        t.KEEP_WHICH: of_keep,
        t.WALL_WHERE: of_wall,
        t.PLACE_WHERE: of_place,
        t.LAY_WHAT: of_pile,
        t.ACT: of_turn,
        t.MOVE_WHERE: of_mover,
        t.STRIKE_WHOM: of_dragon,
        t.CARD_CHOICE: of_text,
        t.LIFT_WHICH: of_text,
        t.PUSH_WHERE: of_push,
    },
    helps=helping,
    rules=rule,
    about=pointed_at,
    kinds=kind,
)
