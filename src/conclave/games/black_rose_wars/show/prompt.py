"""What the viewer is asked: which text asks, and what the question speaks of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.rules import (
    acting,
    action,
    activation,
    attacks,
    box,
    casting,
    combination,
    entering,
    harm,
    harming,
    limits,
    models,
    quests,
    setup,
    sharing,
    study,
    windows,
)  # fmt: skip
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.show import facts, options
from conclave.games.black_rose_wars.show.facts import Look, face_of, family_of
from conclave.games.black_rose_wars.show.names import key_of
from conclave.games.black_rose_wars.show.options import More
from conclave.games.black_rose_wars.show.purposes import gist, pick_facts
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.words import (
    card_verbs,
    casting_verbs,
    chain_verbs,
    clause_order,
    cube_verbs,
    flow,
    model_verbs,
)  # fmt: skip
from conclave.games.black_rose_wars.words.nouns import ME
from conclave.kernel.book import Step
from conclave.kernel.choices import Decision
from conclave.kernel.happenings import ASKS_TO_USE, Happening
from conclave.language import grammar
from conclave.show.asking import KEY
from conclave.show.author import Asking, Sentence, said, yes
from conclave.show.sentences import Thing

Text = tuple[int, int, int]
"""A text that speaks: its family, the number of the card in that family, and the side of a Spell."""
NO_TEXT: Final = (facts.NO_CARD, -1, -1)

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
@cache
def texts() -> dict[int, Text]:
    """The text that each rule of the book carries out."""
    found: dict[int, Text] = {}
    for face, spell in enumerate(box.SPELLS):
        found |= {side.rule: (facts.A_SPELL, face, n) for n, side in enumerate(spell.sides)}
    found |= {quest.rule: (facts.A_QUEST, face, -1) for face, quest in enumerate(box.QUEST_CARDS)}
    found |= {event.rule: (facts.AN_EVENT, face, -1) for face, event in enumerate(box.EVENT_CARDS)}
    found |= {rule: (facts.A_ROOM_TEXT, room, -1) for room, rule in box.ROOM_TEXTS.items()}
    return found | {rule: (facts.AN_EVOCATION_TEXT, kind, -1) for kind, rule in box.EVOCATION_TEXTS.items()}


def effect_asking(v: Table, d: Decision) -> Effect | None:
    """The text that asks, if a text does."""
    f = v.frame_asking(d.seat)
    return f if isinstance(f, Effect) else None


def line_asking(v: Table, d: Decision) -> Step[Table] | None:
    """The line of a text that asks."""
    e = effect_asking(v, d)
    return BOOK.rules[e.rule][e.at - 1] if e is not None and 0 < e.at <= len(BOOK.rules[e.rule]) else None


def text_on(v: Table, c: int) -> Text:
    """The text on a card that the viewer knows."""
    face, p = face_of(v, c), options.place_of_card(v, c)
    return (family_of(c), face, v.side[p] if p >= 0 else -1) if face >= 0 else NO_TEXT


def text_asking(v: Table, d: Decision) -> Text:
    """The text behind a question; one that has waited is known by its card."""
    if d.about in OF_SPELLS or d.about == quests.ASKS_QUEST:
        return text_on(v, d.this)
    e = effect_asking(v, d) if d.about in OF_TEXTS else None
    return (texts().get(e.rule) or text_on(v, e.this)) if e is not None else NO_TEXT


def is_for_the_rose(v: Table, d: Decision) -> bool:
    """Whether the Crown holder decides in place of the Rose (O60)."""
    e = effect_asking(v, d)
    if e is None or e.you != terms.ROSE:
        return False
    line = line_asking(v, d)
    if isinstance(line, cube_verbs.AskCube):
        return line.cubes.by is None or line.cubes.by is ME
    if isinstance(line, ASKS_SOMEBODY):
        return line.by is None or line.by is ME
    return isinstance(line, chain_verbs.AskLink)


ASKS_SOMEBODY: Final = (
    grammar.AskPick, grammar.AskMay, grammar.AskBranch, model_verbs.AskStep, casting_verbs.AskName,
)  # fmt: skip


# --- what questions speak of -----------------------------------------------------------------------------
def of_text(look: Look, d: Decision) -> More:
    """Which text asks, as `Fireball: `, and what it speaks of."""
    family, face, _ = text_asking(look.v, d)
    more = OF_TEXT.get(d.about)
    found: More = more(look, d) if more is not None else {}
    found["source"] = ("by", family, face) if family != facts.NO_CARD else ""
    if is_for_the_rose(look.v, d):
        found["source"] = ("by_rose", family, face)
    return found


def of_pick(look: Look, d: Decision) -> More:
    """What is picked, what for, and how many there are still to choose."""
    found = of_text(look, d)
    e, line = effect_asking(look.v, d), line_asking(look.v, d)
    if e is None or not isinstance(line, grammar.AskPick):
        return found
    key, picked = pick_facts(e, line)
    found |= picked
    left = line.n - e.picked
    if not 2 <= left < 10:
        return {KEY: key, **found}
    return {KEY: "ask-several", "question": ("sentence", key, tuple(found.items())), "n": left}


def of_may(look: Look, d: Decision) -> More:
    """What saying yes leads to."""
    e = effect_asking(look.v, d)
    return {"gist": gist(e.rule, e.at) if e is not None else "use"}


def of_use(look: Look, d: Decision) -> More:
    """What is about to happen or has just happened, to whom, by whom, how much of it."""
    v = look.v
    h = v.whole(v.frame_asking(d.seat), Happening)
    if h is None:
        return {"moment": "other"}
    moment, n = MOMENTS.get(h.kind, "other"), 0
    if isinstance(h, harm.Harm):
        after = len(h.placed) == len(h.them) and bool(h.them)
        moment = "harmed" if after else "harm"
        n = h.placed[h.them.index(d.seat)] if after and d.seat in h.them else h.amount_for(d.seat)
    return {
        "moment": moment,
        "who": options.called_model(look, h.it),
        "by": options.called_model(look, h.by) if h.by >= 0 else ("seat", h.you),
        "card": ("card", family_of(h.this), face_of(v, h.this)) if h.this >= 0 else "none",
        "room": options.called_hex(look, h.here),
        "n": n,
    }


def of_make_room(look: Look, d: Decision) -> More:
    """The Evocation that comes."""
    return {"kind": ("kind", d.this)}


def of_spell(look: Look, d: Decision) -> More:
    """What a Spell is aimed at, and where its caster stands."""
    verb = d.options[0].verb
    mages = all(o.a < terms.ROSE for o in d.options)
    aim = "room" if verb != terms.PICK_MODEL else "mage" if mages else "model"
    return {"aim": aim, "room": options.called_hex(look, look.v.where[d.seat])}


def of_door(look: Look, d: Decision) -> More:
    """The Room that is being activated, and whether it is the door to anything."""
    return {"room": options.called_hex(look, d.this), "doors": len(d.codes) - 1}


def of_limits(look: Look, d: Decision) -> More:
    """How much one may hold."""
    mage = look.v.mage[d.seat]
    return {"n": box.HAND_LIMIT[mage] if mage >= 0 else 0, "quests": box.MOST_QUESTS}


def of_quest(look: Look, d: Decision) -> More:
    """A Quest whose condition holds."""
    return {"quest": options.called_card(look, d.this)}


def of_cube(look: Look, d: Decision) -> More:
    """On which model or in which Room the cube lies, and what becomes of it."""
    line = line_asking(look.v, d)
    x = d.options[0].b
    how = line.cubes.how if isinstance(line, cube_verbs.AskCube) else cube_verbs.HEAL
    in_room = how in (cube_verbs.CALM, cube_verbs.CONVERT_ROOM)
    where = options.called_hex(look, x) if in_room else options.called_model(look, x)
    return {"how": ("heal", "convert", "calm", "transfer", "convert-room")[how], "where": where}


def of_step(look: Look, d: Decision) -> More:
    """Which model makes a step."""
    first = d.options[0]
    return of_actor(look, d, first.b if first.b >= 0 else first.a)


def of_victim(look: Look, d: Decision) -> More:
    """Which model attacks."""
    return of_actor(look, d, d.this)


def of_actor(look: Look, d: Decision, m: int) -> More:
    """A model that does something, and whether it is the one who is asked."""
    return {"what": options.called_model(look, m), "you": yes(m == d.seat)}


def of_discard(look: Look, d: Decision) -> More:
    """Whether the cards are one's own."""
    piles = [int(look.v.pile[o.a]) for o in d.options if o.verb == terms.DISCARD]
    mine = all((p - terms.GRIMOIRE) % 4 == d.seat for p in piles if p >= terms.GRIMOIRE)
    return {"mine": yes(mine)}


def of_name(look: Look, d: Decision) -> More:
    """What is to be named."""
    verbs = {terms.NAME_TYPE: "type", terms.NAME_SCHOOL: "school", terms.NAME_COLOUR: "colour"}
    return {"what": verbs.get(d.options[0].verb, "element")}


def of_share(look: Look, d: Decision) -> More:
    """Whose cubes run out."""
    f = look.v.frame_asking(d.seat)
    colour = f.colour if isinstance(f, sharing.Sharing) else d.seat
    return {"who": ("seat", colour), "aim": "model" if d.options[0].verb == terms.PICK_MODEL else "room"}


def of_school(look: Look, d: Decision) -> More:
    """The School just chosen."""
    return {"school": ("school", d.this)}


def of_study(look: Look, d: Decision) -> More:
    """Which of the four cards is named."""
    f = look.v.frame_asking(d.seat)
    named = f.them if f is not None else []
    return {"n": len(named) + 1, "named": ("listed", *[("school", school) for school in named])}


def of_keep(look: Look, d: Decision) -> More:
    """How many of the two are still to be kept."""
    f = look.v.frame_asking(d.seat)
    return {"left": 2 - (f.it if f is not None else 0)}


def of_prepare(look: Look, d: Decision) -> More:
    """Which place of the sheet is filled."""
    return {"n": d.this}


def of_action(look: Look, d: Decision) -> More:
    """What is left to a Mage, and whether it must leave its Cell first."""
    v = look.v
    return {
        "tokens": v.tokens[d.seat],
        "spells": len(combination.ready_places(v, d.seat)),
        "second": yes(spent(v, d) > 0),
        "cell": yes(v.where[d.seat] < 0),
    }


def of_physical(look: Look, d: Decision) -> More:
    """How many steps are left."""
    f = look.v.frame_asking(d.seat)
    left = max(0, models.move_value(look.v, d.seat) - spent(look.v, d))
    return {"n": left, "attack": yes(f is not None and f.it == terms.PHYSICAL_ATTACK)}


def of_acting(look: Look, d: Decision) -> More:
    """Which Evocation acts, and how far it may still go."""
    v = look.v
    left = max(0, models.move_value(v, d.this) - spent(v, d))
    attacks = yes(models.attack_value(v, d.this) > 0)
    return {"what": options.called_model(look, d.this), "n": left, "attacks": attacks}


def spent(v: Table, d: Decision) -> int:
    """How many steps, or Actions, the rule that asks has seen."""
    f = v.frame_asking(d.seat)
    return f.amount if f is not None else 0


Telling = Callable[[Look, Decision], More]
OF_TEXT: Final[dict[int, Telling]] = {
    flow.ASKS_MAY: of_may,
    casting.ASKS_TARGET: of_spell,
    casting.ASKS_VORTEX: of_spell,
    cube_verbs.ASKS_CUBE: of_cube,
    model_verbs.ASKS_STEP: of_step,
    card_verbs.ASKS_DISCARD: of_discard,
    card_verbs.ASKS_NAME: of_name,
}
"""What the questions of texts speak of beside the text."""

QUESTIONS: Final[dict[int, Telling]] = {
    **dict.fromkeys((*OF_TEXTS, *OF_SPELLS), of_text),
    ASKS_TO_USE: of_use,
    flow.ASKS_PICK: of_pick,
    models.ASKS_REPLACE: of_make_room,
    activation.ASKS_DOOR: of_door,
    limits.ASKS_TOO_MANY_CARDS: of_limits,
    limits.ASKS_TOO_MANY_QUESTS: of_limits,
    quests.ASKS_QUEST: of_quest,
    attacks.ASKS_VICTIM: of_victim,
    sharing.ASKS_SHARE: of_share,
    setup.ASKS_GRIMOIRE: of_school,
    study.ASKS_STUDY: of_study,
    study.ASKS_KEEP: of_keep,
    study.ASKS_PREPARE: of_prepare,
    action.ASKS_ACTION: of_action,
    action.ASKS_PHYSICAL: of_physical,
    acting.ASKS_ACT: of_acting,
}


# --- the whole -------------------------------------------------------------------------------------------
def rule_of(look: Look, d: Decision) -> str:
    """The card or Room, and the rule, that a question comes from."""
    rule = terms.V.questions[d.about].rule
    family, face, _ = text_asking(look.v, d)
    return f"{key_of(family, face)}, {rule}" if family != facts.NO_CARD else rule


def help_with(look: Look, d: Decision) -> Sentence | None:
    """What a newcomer should know when asked this for the first time, after the text that asks.

    The text of a Quest that may be completed stands beside the answer.
    """
    text = text_asking(look.v, d)
    if text == NO_TEXT or d.about == quests.ASKS_QUEST:
        return None
    return said("help-text", sentence=("text", *text), help=("help", terms.V.questions[d.about].name))


def called_branch(look: Look, n: int) -> Thing:
    """A branch by the label that the text gives it."""
    line = line_asking(look.v, look.d) if look.d is not None else None
    return "branch", line.labels[n] if isinstance(line, grammar.AskBranch) else "", n


ASKING: Final = Asking(
    terms.V,
    things={**options.THINGS, "branch": called_branch},
    keys=options.KEYS,
    labels=options.LABELS,
    notes=options.NOTES,
    points=options.POINTS,
    questions=QUESTIONS,
    helps=help_with,
    rules=rule_of,
    takes={
        (card_verbs.ASKS_PLACE, terms.REPLACE): ("place",),
        (card_verbs.ASKS_NAME, terms.NAME_SCHOOL): (),
        (setup.ASKS_SCHOOL, terms.TAKE_SCHOOL): (),
    },
)
