"""What Dark Artifacts says to people: options, questions and events in words, by sentences from `locale`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.catalogue import card_in, rule_in
from conclave.games.dark_artifacts.chronicle import NO_CARD, Chronicle, is_opened_by_a_card
from conclave.games.dark_artifacts.naming import PACKAGE, SEATS, TYPE_KEYS, Names, dashed, seat_name
from conclave.games.dark_artifacts.rules.actions import DRAGON_POWER
from conclave.games.dark_artifacts.rules.movement import allowance
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.rules.setup import places
from conclave.games.dark_artifacts.table import CUBE_A, LEADER, Table, kit_of
from conclave.games.dark_artifacts.words.declare import PRINTED
from conclave.kernel.choices import Decision, Option
from conclave.kernel.events import Event
from conclave.kernel.game import CardText, RuleText, Setting, Words
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE
from conclave.kernel.language import Language
from conclave.kernel.language import language as sentences
from conclave.kernel.reasons import Reason

Facts = dict[str, str | int]

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

KINDS: Final[dict[str, int]] = {
    name.replace("_", "-"): number
    for number, name in enumerate(
        "dealt kept put_swamp put_wall put_forest screens_gone turn_begins moved splits attacked defeated "
        "revealed returned pushed unveiled peeked saw joined won drawn dragon_came dragon_moved "
        "dragon_struck lost_action gained_action turn_cut veiled exchanged broke passed stalemate stepped "
        "took_wall took_swamp took_forest passed_over".split()
    )
}
KIND_NAMES: Final = {number: name for name, number in KINDS.items()}


# --- options ---------------------------------------------------------------------------------------------
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


def compared(mine: int, theirs: int) -> Facts:
    """Two powers, and who has the greater."""
    return {"mine": mine, "theirs": theirs, "wins": "yes" if mine > theirs else "no"}


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


# --- the log ---------------------------------------------------------------------------------------------
Said = Callable[["Log", int], str | int]


class Log:
    """The log of a viewer in words; remembers where everything stood at each line."""

    def __init__(self, v: Table, code: str) -> None:
        self.names = Names(v, code)
        self.past = Chronicle(v)

    def entity(self, e: int) -> str:
        """An entity as it was then: `White's five-dot`."""
        names = self.names
        return names.say(
            "piece-of", seat=names.seat(self.past.owner_of(e)), piece=names.type(self.past.top_of(e))
        )

    def place(self, e: int) -> str:
        """Where an entity stood then."""
        return self.names.space(self.past.space_of(e))

    def line(self, event: Event) -> str:
        """One event in words; the events before it have been noted."""
        names = self.names
        name = KIND_NAMES[event.kind]
        card = self.past.card_behind(event)
        facts: Facts = {"who": names.seat(event.seat), "by": ""}
        if card in PRINTED:
            facts["card"] = names.card(card)
            facts["sentence"] = names.card_sentence(card)
            facts["by"] = names.say("by-card", card=names.card(card))
        facts["has-card"] = "yes" if card in PRINTED else "no"
        if SEATS[event.seat : event.seat + 1]:
            facts["name"] = names.say(f"leader-{SEATS[event.seat]}")
        for (fact, meaning), number in zip(FACTS[name], (event.a, event.b, event.n), strict=False):
            if fact:
                facts[fact] = SAID[meaning](self, number)
            if fact == "piece":
                facts["a-piece"] = names.a(number)
            if fact == "what":
                facts["at"] = self.place(number)
                facts["a-top"] = names.a(self.past.top_of(number))
        if name in ("attacked", "dragon-struck"):
            facts |= compared(*divmod(event.n, 100))
        facts["leader"] = "yes" if "piece" in facts and facts["piece"] == names.type(LEADER) else "no"
        facts["opened"] = "yes" if is_opened_by_a_card(event, self.past.cause_of(event)) else "no"
        return capitalised(names.say(f"log-{name}", **facts))


def capitalised(text: str) -> str:
    """A line with a capital letter in front, also where it begins with an article."""
    return text[:1].upper() + text[1:]


def say_entity(log: Log, x: int) -> str:
    """An entity as it was then."""
    return log.entity(x)


def say_type(log: Log, x: int) -> str:
    """A type of piece."""
    return log.names.type(x)


def say_space(log: Log, x: int) -> str:
    """A space."""
    return log.names.space(x)


def say_line(log: Log, x: int) -> str:
    """A line."""
    return log.names.line(x)


def say_seat(log: Log, x: int) -> str:
    """A seat."""
    return log.names.seat(x)


def say_slot(log: Log, x: int) -> str:
    """The slot of a card."""
    return log.names.slot(x)


def say_handle(log: Log, x: int) -> str:
    """The card behind a handle that the viewer knows."""
    return log.names.card(log.names.v.face[x])


def say_number(log: Log, x: int) -> int:
    """A number as it is."""
    return x


SAID: Final[dict[str, Said]] = {
    "entity": say_entity,
    "type": say_type,
    "space": say_space,
    "line": say_line,
    "seat": say_seat,
    "slot": say_slot,
    "handle": say_handle,
    "number": say_number,
}

FACTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "dealt": (),
    "kept": (("card", "handle"), ("slot", "slot")),
    "put-swamp": (("space", "space"),),
    "put-wall": (("line", "line"),),
    "put-forest": (("space", "space"),),
    "screens-gone": (),
    "turn-begins": (("turn", "number"),),
    "moved": (("what", "entity"), ("from", "space"), ("to", "space")),
    "splits": (("what", "entity"), ("", "number"), ("piece", "type")),
    "attacked": (("what", "entity"), ("whom", "entity")),
    "defeated": (("what", "entity"), ("piece", "type"), ("at", "space")),
    "revealed": (("what", "entity"), ("piece", "type")),
    "returned": (("", "number"), ("piece", "type"), ("space", "space")),
    "pushed": (("what", "entity"), ("from", "space"), ("to", "space")),
    "unveiled": (("what", "entity"), ("", "number"), ("piece", "type")),
    "peeked": (("what", "entity"),),
    "saw": (("what", "entity"), ("piece", "type")),
    "joined": (("side", "seat"), ("victor", "seat")),
    "won": (),
    "drawn": (),
    "dragon-came": (("space", "space"),),
    "dragon-moved": (("from", "space"), ("to", "space")),
    "dragon-struck": (("what", "entity"),),
    "lost-action": (),
    "gained-action": (("actions", "number"), ("attacks", "number"), ("later", "number")),
    "turn-cut": (),
    "veiled": (("what", "entity"),),
    "exchanged": (("what", "entity"), ("whom", "entity")),
    "broke": (("what", "entity"), ("piece", "type")),
    "passed": (),
    "stalemate": (("n", "number"),),
    "stepped": (("what", "entity"), ("from", "space"), ("to", "space")),
    "took-wall": (("line", "line"),),
    "took-swamp": (("space", "space"),),
    "took-forest": (("space", "space"),),
    "passed-over": (),
}
"""What each kind of event speaks of: for `a`, `b` and `n`, the name of the fact and what the number means."""


def log_lines(v: Table, code: str = "en") -> list[str]:
    """The whole log of a view in words, oldest first."""
    log = Log(v, code)
    said: list[str] = []
    for event in v.events:
        said.append(log.line(event))
        log.past.note(event)
    return said


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
