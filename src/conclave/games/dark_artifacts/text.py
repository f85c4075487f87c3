"""What Dark Artifacts says to people: options and questions in words, by sentences from `locale`."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.catalogue import card_in, rule_in
from conclave.games.dark_artifacts.chronicle import KINDS, NO_CARD, Facts, Log, compared
from conclave.games.dark_artifacts.naming import PACKAGE, TYPE_KEYS, Names, dashed, seat_name
from conclave.games.dark_artifacts.rules.actions import DRAGON_POWER
from conclave.games.dark_artifacts.rules.movement import allowance
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.rules.setup import places
from conclave.games.dark_artifacts.table import CUBE_A, Table, kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.choices import Decision, Option
from conclave.kernel.events import Event
from conclave.kernel.game import CardText, RuleText, Setting, Words
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE
from conclave.kernel.language import Language
from conclave.kernel.language import language as sentences
from conclave.kernel.reasons import Reason

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

CARD_QUESTIONS: Final = (terms.CARD_CHOICE, terms.PUSH_WHERE, terms.LIFT_WHICH, ASKS_TO_USE, ASKS_FOR_ORDER)


# --- options ---------------------------------------------------------------------------------------------
OF_ENTITY: Final = (terms.PUSH, terms.UNVEIL, terms.DEFEAT, terms.PEEK, terms.EXCHANGE, terms.NEXT)
"""Verbs that speak of one entity and nothing else."""


def grounds_of_option(names: Names, o: Option) -> Hashable:
    """All that a label rests on beside the language, the question, the number of players and the option."""
    v = names.v
    verb, a = o.verb, o.a
    if verb in (terms.MOVE, terms.SPLIT):
        return names.state(a), allowance(v, a)
    if verb == terms.ATTACK:
        return names.state(a), names.state(o.b), attack_power(v, a), defence_power(v, o.b)
    if verb == terms.STRIKE:
        return names.state(a), defence_power(v, a)
    if verb in OF_ENTITY:
        return names.state(a)
    if verb in (terms.KEEP, terms.RETURN, terms.VEIL):
        return v.face[a]
    if verb == USE:
        return v.face_of(o.b)
    return v.dragon if verb in (terms.COMMAND, terms.TO) else None


def facts_of_option(names: Names, o: Option) -> Facts:
    """What a label may speak of, by verb."""
    v = names.v
    if o.verb in (terms.MOVE, terms.SPLIT):
        on_top = v.face[v.top[o.a]]
        relic = "yes" if on_top >= CUBE_A else "no"
        return {"what": names.entity(o.a), "reach": allowance(v, o.a), "relic": relic}
    if o.verb == terms.ATTACK:
        mine, theirs = attack_power(v, o.a), defence_power(v, o.b)
        facts: Facts = {"what": names.here(o.a), "whom": names.here(o.b), "at": names.space(v.space[o.a])}
        return facts | compared(mine, theirs)
    if o.verb == terms.STRIKE:
        return {"whom": names.here(o.a), **compared(DRAGON_POWER, defence_power(v, o.a))}
    if o.verb in (terms.PUSH, terms.UNVEIL, terms.DEFEAT, terms.PEEK, terms.EXCHANGE):
        return {"what": names.entity(o.a)}
    if o.verb == terms.NEXT:
        return {"what": names.numbered(o.a), "space": names.space(v.space[o.a])}
    if o.verb == terms.COMMAND:
        return {"space": names.space(v.dragon)}
    if o.verb == terms.KEEP:
        return {"card": names.card(v.face[o.a])}
    if o.verb == USE:
        return {"card": names.card(v.face_of(o.b))}
    if o.verb == terms.LAY:
        return {"type": TYPE_KEYS[o.a], "piece": names.type(o.a)}
    if o.verb in (terms.RETURN, terms.VEIL):
        return {"piece": names.type(v.face[o.a])}
    return {"space": names.space(o.a), "line": names.line(o.a)}


def label(names: Names, o: Option) -> str:
    """An option in words."""
    return names.say(key_of_option(names.v, o), **facts_of_option(names, o))


PASSES: Final[dict[int, str]] = {terms.ACT: "option-pass-act", terms.STRIKE_WHOM: "option-pass-strike"}


def key_of_option(v: Table, o: Option) -> str:
    """The sentence for an option; a few verbs mean different things in different questions."""
    d = v.decision_of(v.viewer)
    about = d.about if d is not None else -1
    if o.verb == PASS:
        return PASSES.get(about, "option-pass")
    if o.verb == terms.TO and about == terms.DRAGON_WHERE and o.a == v.dragon:
        return "option-to-stay"
    if o.verb == terms.LIFT:
        return f"option-lift-{VERB_NAMES[o.b]}"
    return f"option-{VERB_NAMES[o.verb]}"


# --- questions -------------------------------------------------------------------------------------------
def card_asking(v: Table, d: Decision) -> int:
    """The card whose text asks, or NO_CARD."""
    if d.about not in CARD_QUESTIONS or not 0 <= d.this < len(v.top):
        return NO_CARD
    return v.face_of(d.this)


def verb_asked(d: Decision) -> int:
    """What a card asks its owner to do."""
    return next((o.verb for o in d.options if o.verb != PASS), PASS)


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


class DarkArtifactsWords(Words):
    """What Dark Artifacts says."""

    verbs: Mapping[str, int] = VERBS
    kinds: Mapping[str, int] = KINDS

    def label(self, v: Table, option: Option, language: str = "en") -> str:
        """An option in words, told apart from every other option of the decision."""
        return label(Names(v, language), option)

    def prompt(self, v: Table, d: Decision, language: str = "en") -> str:
        """A question in words."""
        names = Names(v, language)
        return names.say(f"ask-{kind_of_question(d)}", **facts_of_question(names, d))

    def rule_of(self, v: Table, d: Decision) -> str:
        """The rule or the card that a question comes from."""
        card = card_asking(v, d)
        rule = QUESTIONS[d.about][1]
        if card in PRINTED:
            return f"{PRINTED[card].key}, {rule}"
        if d.about == terms.KEEP_WHICH and d.this >= CUBE_A:
            return "R19, O11"
        return f"R36, {rule}" if d.about == terms.PLACE_WHERE and v.seats > 2 else rule

    def line(self, v: Table, event: Event, language: str = "en") -> str:
        """An event in words, as things stood when it happened."""
        log = Log(v, language)
        for earlier in v.events[: event.number]:
            log.past.note(earlier)
        return log.line(event)

    def seat_name(self, seat: int, language: str = "en") -> str:
        """The colour of a seat."""
        return seat_name(words_in(language), seat)

    def reason(self, reason: Reason, language: str = "en") -> str:
        """A refusal in words."""
        return words_in(language).say_or(f"reason-{reason.key}", reason.sentence)

    def card(self, card: CardText, language: str = "en") -> CardText:
        """A card of the catalogue in a language."""
        return card_in(words_in(language), card)

    def rule(self, rule: RuleText, language: str = "en") -> RuleText:
        """A rule of the catalogue in a language."""
        return rule_in(words_in(language), rule)

    def setting(self, setting: Setting, language: str = "en") -> str:
        """What an option of the game does."""
        return words_in(language).say_or(f"setting-{dashed(setting.name)}", setting.help)

    def primer(self, language: str = "en") -> tuple[str, ...]:
        """The game in five sentences."""
        return tuple(words_in(language).say(f"primer-{n}") for n in range(1, 6))


def words_in(code: str) -> Language:
    """The sentences of this game in a language."""
    return sentences(PACKAGE, code)


TEXT: Final = DarkArtifactsWords()
