"""Where a question or an event comes from: the card, Room or Evocation whose text is running."""

from __future__ import annotations

from functools import cache
from typing import Final

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
)
from conclave.games.black_rose_wars.rules.box import (
    EVENT_CARDS,
    EVOCATION_TEXTS,
    QUEST_CARDS,
    ROOM_TEXTS,
    SPELLS,
)
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.show.naming import (
    A_QUEST,
    A_SPELL,
    AN_EVENT,
    NO_CARD,
    ROOM_KEYS,
    Names,
    evocation_key,
    family_of,
    key_of,
)
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.words import (
    card_verbs,
    chain_verbs,
    clause_order,
    cube_verbs,
    flow,
    model_verbs,
)
from conclave.kernel.book import Step
from conclave.kernel.choices import Decision, Option
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE

A_ROOM_TEXT: Final = 3
AN_EVOCATION_TEXT: Final = 4

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


class Source:
    """A text that speaks: its family, the number of the card in that family, and the side of a Spell."""

    def __init__(self, family: int, face: int, side: int = -1) -> None:
        self.family = family
        self.face = face
        self.side = side

    def key(self) -> str:
        """Its key in the catalogue."""
        if self.family == A_ROOM_TEXT:
            return ROOM_KEYS[self.face]
        if self.family == AN_EVOCATION_TEXT:
            return evocation_key(self.face)
        return key_of(self.family, self.face)

    def name(self, names: Names) -> str:
        """What it is called."""
        if self.family == A_ROOM_TEXT:
            return names.room_name(self.face)
        if self.family == AN_EVOCATION_TEXT:
            return names.kind(self.face)
        return names.face_name(self.family, self.face)

    def sentence(self, names: Names) -> str:
        """What it says."""
        if self.family == A_ROOM_TEXT:
            return names.room_sentence(self.face)
        if self.family == AN_EVOCATION_TEXT:
            return names.evocation_sentence(self.face)
        return names.face_sentence(self.family, self.face, self.side)


@cache
def texts() -> dict[int, Source]:
    """The text that each rule of the book carries out."""
    found: dict[int, Source] = {}
    for face, spell in enumerate(SPELLS):
        for n, side in enumerate(spell.sides):
            found[side.rule] = Source(A_SPELL, face, n)
    for face, quest in enumerate(QUEST_CARDS):
        found[quest.rule] = Source(A_QUEST, face)
    for face, event in enumerate(EVENT_CARDS):
        found[event.rule] = Source(AN_EVENT, face)
    for room, rule in ROOM_TEXTS.items():
        found[rule] = Source(A_ROOM_TEXT, room)
    for kind, rule in EVOCATION_TEXTS.items():
        found[rule] = Source(AN_EVOCATION_TEXT, kind)
    return found


def decision_in(v: Table) -> Decision | None:
    """The question the viewer is asked; of a state without a viewer, the first one."""
    if v.viewer >= 0:
        return v.decision_of(v.viewer)
    return v.pending[0] if v.pending else None


def options_in(v: Table) -> list[Option]:
    """The answers the viewer may give."""
    d = decision_in(v)
    return d.options if d is not None else []


def running(v: Table, seat: int) -> Frame | None:
    """The bookmark of the rule that asks a seat."""
    return v.frame_asking(seat)


def effect_asking(v: Table, d: Decision) -> Effect | None:
    """The text that asks, if a text does."""
    f = running(v, d.seat)
    return f if isinstance(f, Effect) else None


def lines_of(f: Effect) -> list[Step[Table]]:
    """The lines of a running text."""
    return BOOK.rules[f.rule]


def line_asking(v: Table, d: Decision) -> Step[Table] | None:
    """The line of a text that asks."""
    f = effect_asking(v, d)
    return lines_of(f)[f.at - 1] if f is not None and 0 < f.at <= len(lines_of(f)) else None


def source_asking(v: Table, d: Decision) -> Source | None:
    """The text behind a question; a text that has waited is known by its card."""
    f = effect_asking(v, d)
    if f is None:
        return None
    return texts().get(f.rule) or source_of_card(v, f.this)


def source_of_card(v: Table, c: int) -> Source | None:
    """The text on a card that the viewer knows."""
    family = family_of(c)
    if family == NO_CARD or v.face[c] < 0:
        return None
    side = v.side[v.sheet.index(c)] if c in v.sheet else -1
    return Source(family, v.face[c], side)
