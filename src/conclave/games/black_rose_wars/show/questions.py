"""Questions in words: what is asked and why, with what a newcomer should know about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.rules import (
    acting,
    action,
    activation,
    attacks,
    casting,
    closing,
    combination,
    entering,
    harm,
    harming,
    limits,
    models,
    quests,
    sharing,
    study,
    windows,
)
from conclave.games.black_rose_wars.rules import setup as setting_up
from conclave.games.black_rose_wars.rules.box import HAND_LIMIT, MOST_QUESTS
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.models import attack_value, move_value
from conclave.games.black_rose_wars.show.naming import Names, capital
from conclave.games.black_rose_wars.show.purposes import Facts, gist, pick_facts
from conclave.games.black_rose_wars.show.sources import (
    QUESTIONS,
    Source,
    effect_asking,
    line_asking,
    running,
    source_asking,
    source_of_card,
)
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words import (
    card_verbs,
    casting_verbs,
    chain_verbs,
    clause_order,
    cube_verbs,
    flow,
    model_verbs,
)
from conclave.games.black_rose_wars.words.nouns import ME
from conclave.kernel.choices import Decision
from conclave.kernel.happenings import ASKS_TO_USE, PASS, Happening
from conclave.language.grammar import AskBranch, AskMay, AskPick
from conclave.show.memory import Memory

Telling = Callable[[Names, Decision], Facts]

OF_TEXTS: Final = (
    flow.ASKS_PICK, flow.ASKS_MAY, flow.ASKS_BRANCH, cube_verbs.ASKS_CUBE, chain_verbs.ASKS_LINK,
    model_verbs.ASKS_STEP, card_verbs.ASKS_SCHOOL, card_verbs.ASKS_ORDER, card_verbs.ASKS_DISCARD,
    card_verbs.ASKS_PLACE, card_verbs.ASKS_CARD, card_verbs.ASKS_SIDE, card_verbs.ASKS_NAME,
    card_verbs.ASKS_READY,
)  # fmt: skip
"""Questions that the text of a card, a Room or an Evocation asks."""

OF_SPELLS: Final = (
    casting.ASKS_ELEMENT, casting.ASKS_TARGET, casting.ASKS_VORTEX, clause_order.ASKS_CLAUSES,
)  # fmt: skip
"""Questions about a Spell that is being cast; they name its card."""

MOMENTS: Final[dict[int, str]] = {
    entering.ENTER: "enter",
    windows.PHYSICAL: "physical",
    activation.ACTIVATING: "activate",
    quests.COMPLETING: "complete",
    casting.CASTS: "casts",
    casting.RESOLVED: "resolved",
    casting.TARGETED: "targeted",
    harm.HARM: "harm",
    harming.DOOM: "doom",
}
"""What may be answered by a Trap or a Protection."""


# --- who asks --------------------------------------------------------------------------------------------
def source_of(v: Table, d: Decision) -> Source | None:
    """The card, Room or Evocation behind a question."""
    if d.about in OF_SPELLS or d.about == quests.ASKS_QUEST:
        return source_of_card(v, d.this)
    return source_asking(v, d) if d.about in OF_TEXTS else None


def is_for_the_rose(v: Table, d: Decision) -> bool:
    """Whether the Crown holder decides in place of the Rose (O60)."""
    if d.about == sharing.ASKS_SHARE:
        f = running(v, d.seat)
        return isinstance(f, sharing.Sharing) and f.colour == terms.ROSE
    e = effect_asking(v, d)
    if e is None or e.you != terms.ROSE:
        return False
    line = line_asking(v, d)
    if isinstance(line, cube_verbs.AskCube):
        return line.cubes.by is None or line.cubes.by is ME
    if isinstance(line, (AskPick, AskMay, AskBranch, model_verbs.AskStep, casting_verbs.AskName)):
        return line.by is None or line.by is ME
    return isinstance(line, chain_verbs.AskLink)


def spoken_by(names: Names, d: Decision) -> str:
    """`Fireball: `, to open a question with, or nothing."""
    source = source_of(names.v, d)
    if is_for_the_rose(names.v, d):
        return names.say("by-rose", source=source.name(names) if source is not None else names.say("rose"))
    return names.say("by", source=source.name(names)) if source is not None else ""


# --- facts -----------------------------------------------------------------------------------------------
def happening_in(v: Table) -> Happening | None:
    """What is about to happen, or has just happened, that a seat may answer."""
    for f in reversed(v.stack):
        if isinstance(f, Happening):
            return f
    return None


def of_use(names: Names, d: Decision) -> Facts:
    """What happens, to whom, by whom, how much of it."""
    h = happening_in(names.v)
    if h is None:
        return {"moment": "other"}
    moment = MOMENTS.get(h.kind, "other")
    if isinstance(h, harm.Harm):
        after = len(h.placed) == len(h.them) and bool(h.them)
        moment = "harmed" if after else "harm"
        n = h.placed[h.them.index(d.seat)] if after and d.seat in h.them else h.amount_for(d.seat)
    else:
        n = 0
    return {
        "moment": moment,
        "who": names.model(h.it),
        "by": names.model(h.by) if h.by >= 0 else names.seat(h.you),
        "card": names.card(h.this) if h.this >= 0 else "none",
        "room": names.the_room(h.here),
        "n": n,
    }


def of_make_room(names: Names, d: Decision) -> Facts:
    """The Evocation that comes."""
    return {"kind": names.kind(d.this)}


def of_spell(names: Names, d: Decision) -> Facts:
    """The Spell that is being cast, and what it is aimed at."""
    v = names.v
    verb = d.options[0].verb
    f = running(v, d.seat)
    side = v.side[f.this] if isinstance(f, casting.Casting) and f.this >= 0 else -1
    mages = all(o.a < terms.ROSE for o in d.options)
    return {
        "spell": names.spell(names.face(d.this), side),
        "aim": "room" if verb != terms.PICK_MODEL else "mage" if mages else "model",
        "room": names.the_room(v.where[d.seat]),
    }


def of_door(names: Names, d: Decision) -> Facts:
    """The Room that is being activated, and whether it is the door to anything."""
    return {"room": names.the_room(d.this), "doors": len(d.codes) - 1}


def of_limits(names: Names, d: Decision) -> Facts:
    """How much one may hold."""
    v = names.v
    return {"n": HAND_LIMIT[v.mage[d.seat]] if v.mage[d.seat] >= 0 else 0, "quests": MOST_QUESTS}


def of_quest(names: Names, d: Decision) -> Facts:
    """A Quest whose condition holds."""
    return {"quest": names.card(d.this)}


def of_cube(names: Names, d: Decision) -> Facts:
    """On which model or in which Room the cube lies, and what becomes of it."""
    line = line_asking(names.v, d)
    x = d.options[0].b
    how = line.cubes.how if isinstance(line, cube_verbs.AskCube) else cube_verbs.HEAL
    in_room = how in (cube_verbs.CALM, cube_verbs.CONVERT_ROOM)
    where = names.the_room(x) if in_room else names.model(x)
    return {"how": ("heal", "convert", "calm", "transfer", "convert-room")[how], "where": where}


def of_step(names: Names, d: Decision) -> Facts:
    """Which model makes a step."""
    m = d.options[0].b if d.options[0].b >= 0 else d.options[0].a
    return {"what": names.model(m), "you": "yes" if m == d.seat else "no"}


def of_victim(names: Names, d: Decision) -> Facts:
    """Which model attacks."""
    return {"what": names.model(d.this), "you": "yes" if d.this == d.seat else "no"}


def of_discard(names: Names, d: Decision) -> Facts:
    """Whether the cards are one's own, and whether one may decline."""
    v = names.v
    piles = {v.pile[o.a] for o in d.options if o.verb == terms.DISCARD}
    mine = all((p - terms.GRIMOIRE) % 4 == d.seat for p in piles if p >= terms.GRIMOIRE)
    return {"mine": "yes" if mine else "no", "may": "yes" if d.options[-1].verb == PASS else "no"}


def of_name(names: Names, d: Decision) -> Facts:
    """What is to be named."""
    verbs = {terms.NAME_TYPE: "type", terms.NAME_SCHOOL: "school", terms.NAME_COLOUR: "colour"}
    return {"what": verbs.get(d.options[0].verb, "element")}


def of_share(names: Names, d: Decision) -> Facts:
    """Whose cubes run out."""
    f = running(names.v, d.seat)
    colour = f.colour if isinstance(f, sharing.Sharing) else d.seat
    return {"who": names.seat(colour), "aim": "model" if d.options[0].verb == terms.PICK_MODEL else "room"}


def of_school(names: Names, d: Decision) -> Facts:
    """The School just chosen."""
    return {"school": names.school(d.this)}


def of_study(names: Names, d: Decision) -> Facts:
    """Which of the four cards is named, or which of the two is kept."""
    f = running(names.v, d.seat)
    split = len(f.them) if f is not None and d.about == study.ASKS_STUDY else 0
    kept = f.it if f is not None and d.about == study.ASKS_KEEP else 0
    named = [names.school(school) for school in f.them] if f is not None and split else []
    return {"n": split + 1, "left": 2 - kept, "named": ", ".join(named) or "none"}


def of_place(names: Names, d: Decision) -> Facts:
    """Which place of the sheet is filled."""
    return {"n": d.this}


def of_action(names: Names, d: Decision) -> Facts:
    """What is left to a Mage, and whether it must leave its Cell first."""
    v = names.v
    f = running(v, d.seat)
    return {
        "tokens": v.tokens[d.seat],
        "spells": len(combination.ready_places(v, d.seat)),
        "second": "yes" if f is not None and f.amount > 0 else "no",
        "cell": "yes" if v.where[d.seat] < 0 else "no",
    }


def of_physical(names: Names, d: Decision) -> Facts:
    """How many steps are left."""
    f = running(names.v, d.seat)
    moved = f.amount if f is not None else 0
    attack = f is not None and f.it == terms.PHYSICAL_ATTACK
    return {"n": max(0, move_value(names.v, d.seat) - moved), "attack": "yes" if attack else "no"}


def of_acting(names: Names, d: Decision) -> Facts:
    """Which Evocation acts, and how far it may still go."""
    f = running(names.v, d.seat)
    moved = f.amount if f is not None else 0
    return {
        "what": names.model(d.this),
        "n": max(0, move_value(names.v, d.this) - moved),
        "attacks": "yes" if attack_value(names.v, d.this) > 0 else "no",
    }


def of_nothing(names: Names, d: Decision) -> Facts:
    """No fact is needed."""
    return {}


FACTS_OF: Final[dict[int, Telling]] = {
    ASKS_TO_USE: of_use,
    models.ASKS_REPLACE: of_make_room,
    casting.ASKS_ELEMENT: of_spell,
    casting.ASKS_TARGET: of_spell,
    casting.ASKS_VORTEX: of_spell,
    activation.ASKS_DOOR: of_door,
    limits.ASKS_TOO_MANY_CARDS: of_limits,
    limits.ASKS_TOO_MANY_QUESTS: of_limits,
    quests.ASKS_QUEST: of_quest,
    cube_verbs.ASKS_CUBE: of_cube,
    model_verbs.ASKS_STEP: of_step,
    attacks.ASKS_VICTIM: of_victim,
    card_verbs.ASKS_DISCARD: of_discard,
    card_verbs.ASKS_NAME: of_name,
    sharing.ASKS_SHARE: of_share,
    setting_up.ASKS_GRIMOIRE: of_school,
    study.ASKS_STUDY: of_study,
    study.ASKS_KEEP: of_study,
    study.ASKS_PREPARE: of_place,
    action.ASKS_ACTION: of_action,
    action.ASKS_PHYSICAL: of_physical,
    closing.ASKS_EVOKE: of_nothing,
    acting.ASKS_ACT: of_acting,
}


# --- sentences -------------------------------------------------------------------------------------------
def kind_of_question(d: Decision) -> str:
    """The name of a question."""
    return QUESTIONS[d.about][0]


def prompt(names: Names, d: Decision) -> str:
    """A question in words."""
    v = names.v
    name = kind_of_question(d)
    facts = FACTS_OF.get(d.about, of_nothing)(names, d)
    facts["source"] = spoken_by(names, d)
    e = effect_asking(v, d) if d.about in (flow.ASKS_PICK, flow.ASKS_MAY) else None
    line = line_asking(v, d) if e is not None else None
    if d.about == flow.ASKS_PICK and e is not None and isinstance(line, AskPick):
        name, picked = pick_facts(names, e, line)
        facts |= picked
    if d.about == flow.ASKS_MAY and e is not None:
        facts["gist"] = gist(e.rule, e.at)
        facts["room"] = names.the_room(e.here)
    text = capital(names.say(f"ask-{name}", **facts))
    more = facts.get("more", 1)
    return f"{text} {names.say('still-to-choose', n=more)}" if more in range(2, 10) else text


def rule_of(v: Table, d: Decision) -> str:
    """The card or Room, and the rule, that a question comes from."""
    source = source_of(v, d)
    rule = QUESTIONS[d.about][1]
    return f"{source.key()}, {rule}" if source is not None else rule


def help_with(names: Names, d: Decision) -> str:
    """What a newcomer should know when asked this for the first time, after the text that asks.

    The text of a Quest that may be completed stands beside the answer.
    """
    source = source_of(names.v, d)
    sentence = source.sentence(names) if source is not None and d.about != quests.ASKS_QUEST else ""
    key = f"help-{QUESTIONS[d.about][0]}"
    known = names.say(key) if names.words.knows(key) else ""
    return f"{names.say('help-text', sentence=sentence)} {known}".strip() if sentence else known


UNSPOKEN: Final = frozenset(QUESTIONS) - {*OF_TEXTS, *OF_SPELLS, quests.ASKS_QUEST, sharing.ASKS_SHARE}
"""Questions that the rules ask themselves: they rest on their facts alone, unless a text is running."""


ASKED: Final[Memory[tuple[str, str, str]]] = Memory(5_000)
"""Questions in words, each with its rule and the help with it."""


def rests_on(names: Names, d: Decision) -> tuple[object, ...]:
    """All that a question, its rule and the help with it rest on: facts, who asks, and where in a text."""
    v = names.v
    facts = (names.words, d.about, *FACTS_OF.get(d.about, of_nothing)(names, d).values())
    f = running(v, d.seat)
    if d.about in UNSPOKEN and not isinstance(f, Effect):
        return facts
    source = source_of(v, d)
    who = (source.family, source.face, source.side) if source is not None else ()
    line = (f.rule, f.at, f.amount, f.picked, names.the_room(f.here)) if isinstance(f, Effect) else ()
    return facts, who, is_for_the_rose(v, d), line, v.switches


def asked(names: Names, d: Decision) -> tuple[str, str, str]:
    """A question in words, its rule, and help with it, as they were before or put together now."""
    key = rests_on(names, d)
    return ASKED.get(key) or ASKED.keep(key, (prompt(names, d), rule_of(names.v, d), help_with(names, d)))
