"""The words of a game, each declared once: verbs, questions, events, and the families of things they name.

Labels, refusals, log lines, the keys of the locale and the deeds a person may ask about follow from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from conclave.kernel.book import Book, S
from conclave.kernel.choices import PART, pack
from conclave.kernel.events import Event
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION, Reasons
from conclave.kernel.state import State

Why = Callable[[S, Frame, int, int], int]
"""Why the rule that asks does not offer something: the state or a view, the frame, the two numbers."""

WHO: Final = "who"
"""The fact that every event has: the seat it is told of."""


class Family:
    """A family of things that have numbers: spaces, cards, mages. The keys of a scene are `family-number`.

    `absent` is the reason for numbers that stand for nothing.
    """

    def __init__(self, name: str, most: Callable[[State], int] | int) -> None:
        self.name = name
        self.most = most
        self.absent = NO_SUCH_THING

    def has(self, s: State, x: int) -> bool:
        """Whether a number can stand for a thing of this family at all."""
        return 0 <= x < self.count(s)

    def count(self, s: State) -> int:
        """How many numbers there are."""
        most = self.most
        return most if isinstance(most, int) else most(s)


class Verb:
    """What a seat may answer with: its name, and for each of its numbers the fact it is and the family.

    `mine` says that a person asks about it with what is their own, `short` is what people call it.
    """

    def __init__(self, number: int, name: str, slots: list[tuple[str, str]], mine: bool, short: str) -> None:
        self.number = number
        self.name = name
        self.slots = slots
        self.mine = mine
        self.short = short or name

    @property
    def takes(self) -> tuple[str, ...]:
        """The families of its numbers."""
        return tuple([family for _, family in self.slots if family])


class Question:
    """What a seat may be asked: its name, its rule, what refuses each verb, and which verbs one expects."""

    def __init__(
        self, number: int, name: str, rule: str, refuses: dict[int, Why[State]], often: tuple[int, ...]
    ) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.refuses = refuses
        self.often = often


class Kind:
    """A kind of event: its name, and for each of its numbers the fact it is and the family."""

    def __init__(self, number: int, name: str, slots: list[tuple[str, str]]) -> None:
        self.number = number
        self.name = name
        self.slots = slots

    def numbers(self, event: Event) -> list[tuple[str, str, int]]:
        """The facts of an event: the name of each, its family, its number."""
        found: list[tuple[str, str, int]] = []
        for k, (fact, family) in enumerate(self.slots):
            if fact:
                found.append((fact, family, event.a if k == 0 else event.b if k == 1 else event.n))
        return found


class Vocabulary:
    """All words of a game. Numbers follow the order of declaration, which records rely on for verbs."""

    def __init__(self, reasons: Reasons) -> None:
        self.reasons = reasons
        self.families: dict[str, Family] = {}
        self.shown: set[str] = set()
        self.verbs: list[Verb] = []
        self.questions: list[Question] = []
        self.kinds: list[Kind] = []
        self.waits: Callable[[State, int, int, int, int], int] | None = None
        self.verb("pass")
        self.verb("use")
        self.question("use", "")
        self.question("order", "")

    # --- declaring ------------------------------------------------------------------------------------
    def family(self, name: str, most: Callable[[State], int] | int = PART, shown: bool = True) -> None:
        """Declare a family of things: how many numbers it has, and whether scenes show things of it."""
        self.families[name] = Family(name, most)
        if shown:
            self.shown.add(name)

    def absent(self, reason: int, *families: str) -> None:
        """Name the reason that is given for numbers of these families that stand for nothing."""
        for family in families:
            self.families[family].absent = reason

    def verb(self, name: str, *things: str, mine: bool = False, short: str = "") -> int:
        """Declare a verb and what its numbers are: `"space"`, or `"to:space"` for the fact `to`."""
        self.verbs.append(Verb(len(self.verbs), name, [slot(thing) for thing in things], mine, short))
        return len(self.verbs) - 1

    def question(
        self,
        name: str,
        rule: str,
        refuses: Mapping[int, Callable[..., int]] | None = None,
        often: tuple[int, ...] = (),
    ) -> int:
        """Declare a question, its rule, and for each verb the predicate that refuses it."""
        found: dict[int, Why[State]] = dict(refuses or {})
        self.questions.append(Question(len(self.questions), name, rule, found, often))
        return len(self.questions) - 1

    def refuses(self, question: int, verb: int, why: Why[S]) -> None:
        """Name a predicate that refuses a verb, where it is written only after the question."""
        self.questions[question].refuses[verb] = why  # type: ignore[assignment]

    def rule(self, question: int, rule: str) -> None:
        """Name the rule of a question that the kernel asks."""
        self.questions[question].rule = rule

    def event(self, name: str, *things: str) -> int:
        """Declare a kind of event and what its numbers are, `""` for one that no sentence speaks of."""
        self.kinds.append(Kind(len(self.kinds), name, [slot(thing) for thing in things]))
        return len(self.kinds) - 1

    # --- offering and refusing ------------------------------------------------------------------------
    def offer(self, s: S, f: Frame, question: int, verb: int, among: list[int]) -> list[int]:
        """The options that a question does not refuse, packed."""
        why = self.questions[question].refuses[verb]
        return [pack(verb, x) for x in among if why(s, f, x, -1) == ALLOWED]

    def ask(self, s: S, f: Frame, question: int, verb: int, this: int = -1) -> None:
        """Ask whoever a rule is about for one of all the things that the question does not refuse."""
        family = self.families[self.verbs[verb].slots[0][1]]
        s.ask(f.you, question, this, self.offer(s, f, question, verb, list(range(family.count(s)))))

    def refuse(self, book: Book[S], v: S, seat: int, verb: int, a: int, b: int) -> int:
        """Why a seat that is asked something is not offered this answer."""
        d = v.decision_of(seat)
        f = v.frame_asking(seat)
        if d is None or f is None or not 0 <= verb < len(self.verbs):
            return OTHER_QUESTION
        why = self.questions[d.about].refuses.get(verb)
        reason = self.why_nothing(v, verb, a, b)
        if reason != ALLOWED and why is None and all(o.verb != verb for o in d.options):
            reason = OTHER_QUESTION
        elif reason == ALLOWED:
            reason = book.line_at(f).why_not(v, f, verb, a, b)
            if why is not None and reason == OTHER_QUESTION:
                reason = why(v, f, a, b)
        if self.waits is not None and reason in (OTHER_QUESTION, NO_SUCH_THING):
            return self.waits(v, seat, verb, a, reason)
        return reason

    def why_nothing(self, v: State, verb: int, a: int, b: int) -> int:
        """Why the numbers of an answer cannot stand for things; the second may be left out."""
        slots = self.verbs[verb].slots
        for k in range(len(slots)):
            family = self.families.get(slots[k][1])
            x = a if k == 0 else b
            if family is not None and (k == 0 or x != -1) and not family.has(v, x):
                return family.absent
        return ALLOWED


def slot(thing: str) -> tuple[str, str]:
    """The fact and the family of `to:space`; of `space` alone both are the same."""
    fact, colon, family = thing.partition(":")
    return (fact, family) if colon else (thing, thing)


__all__ = ["WHO", "Family", "Kind", "Question", "Verb", "Vocabulary", "Why"]
