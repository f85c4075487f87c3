"""Until the rules declare their questions themselves: the names and rules of questions, and refusals."""

from __future__ import annotations

from typing import Any, Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.rules import (
    acting,
    action,
    activation,
    attacks,
    black_rose,
    casting,
    closing,
    limits,
    models,
    quests,
    setup,
    sharing,
    study,
)  # fmt: skip
from conclave.games.black_rose_wars.rules.legality import refuse
from conclave.games.black_rose_wars.words import (
    card_verbs,
    chain_verbs,
    clause_order,
    cube_verbs,
    flow,
    model_verbs,
)  # fmt: skip
from conclave.kernel.book import Book
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE
from conclave.show.author import Show

QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASKS_TO_USE: ("use", "R85, R88, O37"),
    ASKS_FOR_ORDER: ("order", "R95, O35"),
    flow.ASKS_PICK: ("pick", "O30"),
    flow.ASKS_MAY: ("may", "O30"),
    flow.ASKS_BRANCH: ("branch", "O30"),
    models.ASKS_REPLACE: ("make-room", "R118"),
    casting.ASKS_ELEMENT: ("element", "R18"),
    casting.ASKS_TARGET: ("target", "R99, R100"),
    casting.ASKS_VORTEX: ("vortex", "R112, O33"),
    activation.ASKS_DOOR: ("door", "R33, O67"),
    limits.ASKS_TOO_MANY_CARDS: ("hand-limit", "R66, O16"),
    limits.ASKS_TOO_MANY_QUESTS: ("quest-limit", "R31, O70"),
    quests.ASKS_QUEST: ("quest", "R33, O66"),
    cube_verbs.ASKS_CUBE: ("cube", "R154, R156"),
    chain_verbs.ASKS_LINK: ("link", "O84"),
    model_verbs.ASKS_STEP: ("step", "O27"),
    attacks.ASKS_VICTIM: ("victim", "R74, O29"),
    card_verbs.ASKS_SCHOOL: ("school", "R155"),
    card_verbs.ASKS_ORDER: ("order-cards", "O94"),
    card_verbs.ASKS_DISCARD: ("discard", "R155"),
    card_verbs.ASKS_PLACE: ("place", "R153, O103"),
    card_verbs.ASKS_CARD: ("hand-card", "R153, O103"),
    card_verbs.ASKS_SIDE: ("side", "R153, O103"),
    card_verbs.ASKS_NAME: ("name", "O30"),
    card_verbs.ASKS_READY: ("ready", "O74"),
    clause_order.ASKS_CLAUSES: ("clauses", "R147, O49"),
    sharing.ASKS_SHARE: ("share", "R16, R110, O49"),
    setup.ASKS_MAGE: ("take-mage", "R45, O96"),
    setup.ASKS_CELL: ("take-cell", "R42, R45"),
    setup.ASKS_SCHOOL: ("take-school", "R46"),
    setup.ASKS_GRIMOIRE: ("take-grimoire", "R47, O95"),
    black_rose.ASKS_DROP: ("drop", "R57"),
    study.ASKS_STUDY: ("study", "R65, O12"),
    study.ASKS_KEEP: ("keep", "R65"),
    study.ASKS_REMOVE: ("remove", "R68"),
    study.ASKS_PREPARE: ("prepare", "R69, R71"),
    action.ASKS_ACTION: ("action", "R76, R78"),
    action.ASKS_PHYSICAL: ("physical", "R73, R74"),
    action.ASKS_SACRIFICE_STEP: ("sacrifice-step", "R80"),
    closing.ASKS_EVOKE: ("evoke", "R120"),
    closing.ASKS_WINNER: ("winner", "R141, O80"),
    acting.ASKS_ACT: ("act", "R120, R148"),
}
"""Every question: its name, and the rule it comes from."""

OFTEN: Final = {
    action.ASKS_ACTION: (
        terms.PHYSICAL_MOVE,
        terms.PHYSICAL_ATTACK,
        terms.CAST,
        terms.SACRIFICE,
        terms.COMPLETE,
        terms.END,
    ),
    action.ASKS_PHYSICAL: (terms.STEP, terms.PHYSICAL_ATTACK, terms.ACTIVATE, terms.STOP),
    study.ASKS_STUDY: (terms.DRAW_FROM, terms.REMOVE),
    study.ASKS_KEEP: (terms.KEEP, terms.REMOVE),
    study.ASKS_PREPARE: (terms.PREPARE, terms.DONE),
    closing.ASKS_EVOKE: (terms.EVOKE, terms.END),
    acting.ASKS_ACT: (terms.STEP, terms.PHYSICAL_ATTACK, terms.STOP),
}
"""What a person may expect to be offered at these questions, whether it is or not."""


def declare_questions() -> None:
    """Add what the vocabulary lacks; numbers that no question has stay without a name."""
    known = terms.V.questions
    for number in range(len(known), max(QUESTIONS) + 1):
        name, rule = QUESTIONS.get(number, ("", ""))
        terms.V.question(name, rule, often=OFTEN.get(number, ()))
    for number in (ASKS_TO_USE, ASKS_FOR_ORDER):
        known[number].rule = QUESTIONS[number][1]
    terms.V.shown.intersection_update({"model", "hex", "card", "place", "school"})


declare_questions()


class BlackRoseShow(Show):
    """A show whose refusals come from `rules.legality`."""

    def refuse(self, book: Book[Any], v: Any, seat: int, verb: int, a: int, b: int) -> int:
        """Why a seat that is asked something is not offered this answer."""
        return refuse(v, seat, verb, a, b)
