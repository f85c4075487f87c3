"""Options and questions in words, by sentences from `locale`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.rules.actions import DRAGON_POWER
from conclave.games.dark_artifacts.rules.movement import allowance
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.rules.setup import places
from conclave.games.dark_artifacts.show.chronicle import Facts, compared
from conclave.games.dark_artifacts.show.codes import card_asking, verb_asked
from conclave.games.dark_artifacts.show.naming import TYPE_KEYS, Names
from conclave.games.dark_artifacts.show.past import NO_CARD
from conclave.games.dark_artifacts.table import CUBE_A, Table, kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE

VERBS: Final[dict[str, int]] = {
    "pass": PASS,
    "use": USE,
    "keep": terms.KEEP,
    "swamp": terms.SWAMP,
    "wall": terms.WALL,
    "forest": terms.FOREST,
    "place": terms.PLACE,
    "lay": terms.LAY,
    "move": terms.MOVE,
    "to": terms.TO,
    "split": terms.SPLIT,
    "attack": terms.ATTACK,
    "command": terms.COMMAND,
    "strike": terms.STRIKE,
    "step": terms.STEP,
    "push": terms.PUSH,
    "unveil": terms.UNVEIL,
    "defeat": terms.DEFEAT,
    "peek": terms.PEEK,
    "return": terms.RETURN,
    "exchange": terms.EXCHANGE,
    "dragon": terms.DRAGON,
    "next": terms.NEXT,
    "veil": terms.VEIL,
    "lift": terms.LIFT,
}
VERB_NAMES: Final = {number: name for name, number in VERBS.items()}

QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASKS_TO_USE: ("use", "O31"),
    ASKS_FOR_ORDER: ("order", "O31"),
    terms.KEEP_WHICH: ("keep", "R18, O13"),
    terms.SWAMP_WHERE: ("swamp", "R20, O4, O5"),
    terms.WALL_WHERE: ("wall", "R21, O4, O5"),
    terms.PLACE_WHERE: ("place", "R22, O6"),
    terms.LAY_WHAT: ("lay", "R22, O10"),
    terms.ACT: ("act", "R24"),
    terms.MOVE_WHERE: ("move", "R13, R25, O18"),
    terms.DRAGON_WHERE: ("dragon", "O45"),
    terms.STRIKE_WHOM: ("strike", "O45"),
    terms.CARD_CHOICE: ("card", "O31"),
    terms.WHO_NEXT: ("next", "O32"),
    terms.PUSH_WHERE: ("push", "T3"),
    terms.LIFT_WHICH: ("lift", "O47"),
}
"""Every question: its name, and the rule it comes from."""


# --- options ---------------------------------------------------------------------------------------------
def facts_of_mover(names: Names, o: Option) -> Facts:
    """An entity that moves or splits, how far it may go, and whether it shows a relic."""
    v = names.v
    relic = "yes" if v.face[v.top[o.a]] >= CUBE_A else "no"
    return {"what": names.entity(o.a), "reach": allowance(v, o.a), "relic": relic}


def facts_of_attack(names: Names, o: Option) -> Facts:
    """Who attacks whom, where, and with what success."""
    v, a, b = names.v, o.a, o.b
    mine, theirs = attack_power(v, a), defence_power(v, b)
    facts = compared(mine, theirs)
    facts |= {"what": names.here(a), "whom": names.here(b), "at": names.space(v.space[a])}
    return facts


def facts_of_strike(names: Names, o: Option) -> Facts:
    """Whom the Dragon attacks, and with what success."""
    return {"whom": names.here(o.a), **compared(DRAGON_POWER, defence_power(names.v, o.a))}


def facts_of_entity(names: Names, o: Option) -> Facts:
    """An entity."""
    return {"what": names.entity(o.a)}


def facts_of_fallen(names: Names, o: Option) -> Facts:
    """What fell, and where."""
    return {"what": names.numbered(o.a), "space": names.space(names.v.space[o.a])}


def facts_of_command(names: Names, o: Option) -> Facts:
    """Where the Dragon is."""
    return {"space": names.space(names.v.dragon)}


def facts_of_kept_card(names: Names, o: Option) -> Facts:
    """A card dealt."""
    return {"card": names.card(names.v.face[o.a])}


def facts_of_text(names: Names, o: Option) -> Facts:
    """The card whose text may speak."""
    return {"card": names.card(names.v.face_of(o.b))}


def facts_of_type(names: Names, o: Option) -> Facts:
    """A type of piece."""
    return {"type": TYPE_KEYS[o.a], "piece": names.type(o.a)}


def facts_of_piece(names: Names, o: Option) -> Facts:
    """A piece."""
    return {"piece": names.type(names.v.face[o.a])}


def facts_of_terrain(names: Names, o: Option) -> Facts:
    """A space or a line."""
    return {"space": names.space(o.a), "line": names.line(o.a)}


def facts_of_space(names: Names, o: Option) -> Facts:
    """A space."""
    return {"space": names.space(o.a)}


FACTS_OF: Final[dict[int, Callable[[Names, Option], Facts]]] = {
    terms.MOVE: facts_of_mover,
    terms.SPLIT: facts_of_mover,
    terms.ATTACK: facts_of_attack,
    terms.STRIKE: facts_of_strike,
    terms.PUSH: facts_of_entity,
    terms.UNVEIL: facts_of_entity,
    terms.DEFEAT: facts_of_entity,
    terms.PEEK: facts_of_entity,
    terms.EXCHANGE: facts_of_entity,
    terms.NEXT: facts_of_fallen,
    terms.COMMAND: facts_of_command,
    terms.KEEP: facts_of_kept_card,
    USE: facts_of_text,
    terms.LAY: facts_of_type,
    terms.RETURN: facts_of_piece,
    terms.VEIL: facts_of_piece,
    terms.WALL: facts_of_terrain,
    terms.LIFT: facts_of_terrain,
}
"""What a label may speak of, by verb; all others speak of a space."""


def label(names: Names, o: Option) -> str:
    """An option in words."""
    facts = FACTS_OF.get(o.verb, facts_of_space)(names, o)
    return names.words.compose(key_of_option(names.v, o), facts)


PASSES: Final[dict[int, str]] = {terms.ACT: "option-pass-act", terms.STRIKE_WHOM: "option-pass-strike"}
OPTION_KEYS: Final = {verb: f"option-{name}" for verb, name in VERB_NAMES.items()}


def key_of_option(v: Table, o: Option) -> str:
    """The sentence for an option; a few verbs mean different things in different questions."""
    verb = o.verb
    if verb in (PASS, terms.TO):
        d = v.decision_of(v.viewer)
        about = d.about if d is not None else -1
        if verb == PASS:
            return PASSES.get(about, "option-pass")
        if about == terms.DRAGON_WHERE and o.a == v.dragon:
            return "option-to-stay"
    return f"option-lift-{VERB_NAMES[o.b]}" if verb == terms.LIFT else OPTION_KEYS[verb]


# --- questions -------------------------------------------------------------------------------------------
def facts_of_question(names: Names, d: Decision) -> Facts:
    """What a question may speak of."""
    v = names.v
    if d.about == terms.KEEP_WHICH:
        return {"slot": names.slot(d.this)}
    if d.about == terms.WALL_WHERE:
        return {"n": 2 if v.placed in (1, 4) else 1}
    if d.about == terms.PLACE_WHERE:
        return {"n": d.this + 1}
    if d.about == terms.LAY_WHAT:
        return {"space": names.space(places(v, d.seat)[-1])}
    if d.about == terms.ACT:
        return {"actions": v.actions, "attacks": v.attacks}
    if d.about == terms.MOVE_WHERE:
        return {"what": names.entity(d.this)}
    if d.about == terms.STRIKE_WHOM:
        return {"space": names.space(v.dragon)}
    card = card_asking(v, d)
    if card == NO_CARD:
        return {}
    facts: Facts = {"card": names.card(card), "space": names.space(v.space[d.this])}
    if d.about == terms.PUSH_WHERE and v.stack:
        facts["what"] = names.entity(v.stack[-1].amount)
    return facts


def question(names: Names, d: Decision) -> str:
    """A question in words."""
    return names.words.compose(f"ask-{kind_of_question(d)}", facts_of_question(names, d))


def kind_of_question(d: Decision) -> str:
    """The name of a question; those of cards are told apart by what they ask for."""
    name = QUESTIONS[d.about][0]
    return f"card-{VERB_NAMES[verb_asked(d)]}" if d.about == terms.CARD_CHOICE else name


def help_with(names: Names, d: Decision) -> str:
    """What a newcomer should know when asked this for the first time; for a card's question, its text."""
    card = card_asking(names.v, d)
    sentence = names.card_sentence(card) if card in PRINTED else ""
    if d.about == terms.PUSH_WHERE or card == NO_CARD or d.about == terms.LIFT_WHICH:
        return names.say(f"help-{QUESTIONS[d.about][0]}", n=kit_of(names.v).entities, sentence=sentence)
    return names.say("help-card", sentence=sentence)


def rule_of(v: Table, d: Decision) -> str:
    """The rule or the card that a question comes from."""
    card = card_asking(v, d)
    rule = QUESTIONS[d.about][1]
    if card in PRINTED:
        return f"{PRINTED[card].key}, {rule}"
    if d.about == terms.KEEP_WHICH and d.this >= CUBE_A:
        return "R19, O11"
    return f"R36, {rule}" if d.about == terms.PLACE_WHERE and v.seats > 2 else rule
