"""Why a text does not offer something: the line that asks goes back to what it offers from."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.entering import why_no_step
from conclave.games.black_rose_wars.rules.study import why_not_drawn_from, why_not_in_hand
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.words.card_verbs import ORDERED, AskDiscard, AskOrder, AskSchool
from conclave.games.black_rose_wars.words.casting_verbs import AskCard, AskCardSide, AskPlace, AskReady
from conclave.games.black_rose_wars.words.chain_verbs import AskLink, why_no_link
from conclave.games.black_rose_wars.words.cube_verbs import AskCube
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.flow import AskBranch, AskPick
from conclave.games.black_rose_wars.words.model_verbs import AskStep
from conclave.games.black_rose_wars.words.speech import A_CARD, A_MODEL, A_ROOM
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION


def refuse_in_text(v: Table, f: Effect, verb: int, a: int, b: int) -> int:
    """Why the text that asks does not offer this."""
    line = BOOK.rules[f.rule][f.at - 1]
    if verb == PASS:
        return why.COMPULSORY
    if isinstance(line, AskPick):
        return why_not_picked(v, f, line, a) if verb == line.verb else OTHER_QUESTION
    if isinstance(line, AskBranch) and verb == t.BRANCH:
        return why.NOT_MEANT if 0 <= a < len(line.tests) else NO_SUCH_THING
    if isinstance(line, AskStep) and verb == t.STEP:
        return why_no_step(v, f.loops[-1][-2], a) if 0 <= a < HEXES else NO_SUCH_THING
    if isinstance(line, AskCube) and verb == t.PICK_CUBE:
        return why_not_that_cube(v, f, line, a, b)
    if isinstance(line, AskLink) and verb == t.PICK_MODEL:
        return why_not_linked(v, f, a)
    return refuse_of_cards(v, f, verb, a, b)


def is_thing(v: Table, sort: int, x: int) -> bool:
    """Whether a number can stand for a model, a Room, a card or a seat at all."""
    if sort == A_MODEL:
        return 0 <= x < t.MODELS
    if sort == A_ROOM:
        return 0 <= x < HEXES
    return 0 <= x < (len(v.face) if sort == A_CARD else v.seats)


def why_not_picked(v: Table, f: Effect, line: AskPick, x: int) -> int:
    """Why something cannot be picked: it has been, or the noun does not mean it."""
    if not is_thing(v, line.noun.sort, x):
        return NO_SUCH_THING
    if f.amount > 0 and x in f.recall(line.name.n):
        return why.PICKED_ALREADY
    return line.noun.why_not(v, f, x)


def why_not_that_cube(v: Table, f: Effect, line: AskCube, side: int, x: int) -> int:
    """Why a cube cannot be taken; it comes from the one thing the text is about now."""
    if not 0 <= side < t.SIDES:
        return NO_SUCH_THING
    meant = f.loops[-1][-2]
    return line.why_no_cube(v, f, meant, side) if x in (-1, meant) else why.NOT_MEANT


def why_not_linked(v: Table, f: Effect, m: int) -> int:
    """Why a chain does not go on to a model."""
    if not 0 <= m < t.MODELS:
        return NO_SUCH_THING
    if v.kind[m] == t.NO_MODEL:
        return why.NOT_IN_PLAY
    return why_no_link(v, f, m) if v.where[m] >= 0 else why.IN_ITS_CELL


# --- cards -----
def refuse_of_cards(v: Table, f: Effect, verb: int, a: int, b: int) -> int:
    """Why a text that is about cards does not offer this."""
    line = BOOK.rules[f.rule][f.at - 1]
    if isinstance(line, AskSchool) and verb == t.DRAW_FROM:
        return why_not_drawn_from(v, a, 0) if a >= 0 else NO_SUCH_THING
    if isinstance(line, AskOrder) and verb == t.PICK_CARD:
        return why.PICKED_ALREADY if a in f.recall(ORDERED) else why.NOT_MEANT
    if isinstance(line, AskDiscard) and verb == t.DISCARD:
        return why.NOT_MEANT
    if isinstance(line, AskPlace) and verb == t.REPLACE:
        return line.why_stays(v, f.actor, a) if 0 <= a < len(v.sheet) else NO_SUCH_THING
    if isinstance(line, AskCard) and verb == t.PICK_CARD:
        return why_not_from_hand(v, f, line, a)
    if isinstance(line, AskCardSide) and verb == t.LAY_SIDE:
        meant = v.sheet[f.amount]
        return line.ask.why_not_so(v, meant, a) if a in (0, 1) and b in (-1, meant) else NO_SUCH_THING
    if isinstance(line, AskReady) and verb == t.CAST:
        seat = line.who.one(v, f)
        return line.why_waits(v, seat, a) if 0 <= a < len(v.sheet) else NO_SUCH_THING
    return OTHER_QUESTION


def why_not_from_hand(v: Table, f: Effect, line: AskCard, c: int) -> int:
    """Why a card cannot be cast from hand: it is not there, or neither side fits."""
    if not 0 <= c < len(v.face):
        return NO_SUCH_THING
    reason = why_not_in_hand(v, f.actor, c)
    if reason != ALLOWED or line.ask.may_lie(v, c, 1):
        return reason
    return line.ask.why_not_so(v, c, 0)
