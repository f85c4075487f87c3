"""Chains: damage to a model, then to new ones, each near the last (O84)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.casting import casting_of, name_target
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.harming import Harming, deal
from conclave.games.black_rose_wars.rules.sides import ask_side, owner_of_model
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.cube_verbs import way_of
from conclave.games.black_rose_wars.words.sets import models, within
from conclave.games.black_rose_wars.words.speech import Line, Lines, Noun
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION

ASKS_LINK: Final = t.V.question("link", "O84", why.MUST)


class AskLink(Line):
    """Name the next model of a chain, within 1 of the last, not yet hit; or stop."""

    def do(self, s: Table, f: Effect) -> None:
        """Ask, if there is one."""
        found = [m for m in NEXT_LINKS.of(s, f) if why_no_link(s, f, m) == ALLOWED]
        if not found:
            f.leave()
            return
        codes = [*[pack(t.PICK_MODEL, m) for m in found], pack(PASS)]
        ask_side(s, f.you, ASKS_LINK, f.this, codes)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why a chain does not go on to a model."""
        assert isinstance(f, Effect)
        if verb != t.PICK_MODEL:
            return OTHER_QUESTION
        if s.kind[a] == t.NO_MODEL:
            return why.NOT_IN_PLAY
        return why_no_link(s, f, a) if s.where[a] >= 0 else why.IN_ITS_CELL


LINKS: Final = 7


class LastRoom(Noun):
    """The Room in which the last link of a chain stood when it was hit."""

    def of(self, s: Table, f: Effect) -> list[int]:
        """The hex."""
        return [f.by] if f.by >= 0 else []


LAST_ROOM: Final = LastRoom(1)
NEXT_LINKS: Final = models(within(LAST_ROOM, 1))


def why_no_link(s: Table, f: Effect, m: int) -> int:
    """Why a model does not go on a chain: it was hit, it is one's own, or it stands elsewhere (R83, O84)."""
    if m in f.recall(LINKS):
        return why.HIT_ALREADY
    if owner_of_model(m) == f.you:
        return why.OWN_MODEL
    return ALLOWED if m in NEXT_LINKS.of(s, f) else why.TOO_FAR_FOR_LINK


class TakeLink(Line):
    """The link named is hit; with PASS the chain ends."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Deal its damage."""
        if s.answer.verb == PASS:
            f.leave()
            return
        link(s, f, s.answer.a, self.n)


class FirstLink(Line):
    """The first model of a chain."""

    def __init__(self, noun: Noun, n: int) -> None:
        self.noun = noun
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Deal its damage; without it there is no chain, but one that ignores the Spell is a link (R86)."""
        found = [m for m in self.noun.named(s, f) if s.where[m] >= 0]
        if not found:
            f.leave()
            return
        f.keep(LINKS, [])
        link(s, f, found[0], self.n)


def link(s: Table, f: Effect, m: int, n: int) -> None:
    """Hit one model of a chain, and remember where it stood."""
    f.keep(LINKS, [*f.recall(LINKS), m])
    f.by = s.where[m]
    name_target(s, casting_of(s, f, f.this), m)
    deal(s, f.this, f.you, [m], n, f.you if f.you < s.seats else -1, way_of(f))


def link_another(s: Table, blow: Harming, old: int, new: int) -> None:
    """A blow that was turned on another model: if it was a link, the chain goes on from there."""
    f = s.waiting_for(blow)
    if isinstance(f, Effect) and f.recall(LINKS)[-1:] == [old]:
        f.keep(LINKS, [*f.recall(LINKS)[:-1], new])
        f.by = s.where[new]


class Again(Line):
    """Go back for another link."""

    def do(self, s: Table, f: Effect) -> None:
        """Two lines up."""
        f.leap(-3)


def chain(x: Noun, amounts: list[int], rest: int = 0) -> Lines:
    """Damage to a model, then to new ones each within 1 of the last; `rest` goes on while there are any."""
    text: Lines = [FirstLink(x, amounts[0])]
    for n in amounts[1:]:
        text.extend([AskLink(), TakeLink(n)])
    if rest:
        text.extend([AskLink(), TakeLink(rest), Again()])
    return text
