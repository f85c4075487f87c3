"""How a text goes on: choosing, branching, going through a set. All of it stays in one frame.

A text is a flat list of lines; nested phrases become jumps within it, so what was picked or let
stays known to the end of the text, and a pending choice is still one bookmark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.casting import ask_whom_it_reaches, name_target
from conclave.games.black_rose_wars.rules.limits import keep_limits
from conclave.games.black_rose_wars.rules.sides import chooser_for, turn_order
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.effect import Effect
from conclave.games.black_rose_wars.words.nouns import CROWN, ME, Everyone, Name
from conclave.games.black_rose_wars.words.sets import Models
from conclave.games.black_rose_wars.words.speech import A_SEAT, Noun, Number, Test, number
from conclave.kernel.book import Step
from conclave.kernel.choices import pack, unpack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS

# what is asked (0 and 1 are the kernel's)
ASKS_PICK: Final = 2
ASKS_MAY: Final = 3
ASKS_BRANCH: Final = 4


class Line(Step[Table]):
    """One line of a text."""

    def run(self, s: Table, f: Frame) -> None:
        """Carry out the line with the pronouns of the text."""
        assert isinstance(f, Effect)
        self.do(s, f)

    def do(self, s: Table, f: Effect) -> None:
        """What the line does."""
        raise NotImplementedError


Text = list[Step[Table]]
Phrase = Sequence[Step[Table] | Text]


def flat(lines: Phrase) -> Text:
    """A phrase as one flat list of lines."""
    found: Text = []
    for line in lines:
        if isinstance(line, list):
            found.extend(line)
        else:
            found.append(line)
    return found


class Bringing(Line):
    """A line after which somebody may hold too many cards or Quests."""


class KeepLimits(Line):
    """Hand and Quest limits are tested."""

    def do(self, s: Table, f: Effect) -> None:
        """Before anything else."""
        keep_limits(s)


def limited(text: Text) -> Text:
    """An expression, and after it the limits if it may have brought cards to somebody."""
    return [*text, KeepLimits()] if any(isinstance(line, Bringing) for line in text) else text


def clauses(lines: Phrase) -> Text:
    """A whole text as one flat list: limits are tested after each expression, not within it (O16)."""
    found: Text = []
    for line in lines:
        found.extend(limited(flat([line])))
    return found


def ask_side(s: Table, side: int, about: int, this: int, codes: list[int]) -> None:
    """Ask whoever decides for a side; for the Rose that is the Crown holder, or chance (O60)."""
    seat = chooser_for(s, side)
    if len(codes) == 1:
        s.answer = unpack(codes[0])
    elif seat < 0:
        s.answer = unpack(codes[int(s.rng.below(len(codes)))])
    else:
        s.ask(seat, about, this, codes)


def asked_by(s: Table, f: Effect, by: Noun) -> int:
    """The side that a text asks; the Crown holder whom an Event asks decides for the Rose (O60)."""
    if by is ME or (by is CROWN and f.you == t.ROSE):
        return f.you
    return by.one(s, f)


class Jump(Line):
    """Skip some lines."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Go on further down, or further up."""
        f.at += self.n


class Unless(Line):
    """Skip some lines unless a test holds."""

    def __init__(self, test: Test, n: int) -> None:
        self.test = test
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Test, and skip."""
        if not self.test.holds(s, f):
            f.at += self.n


def when(test: Test, then: Phrase, otherwise: Phrase = ()) -> Text:
    """`If <test>: <then>; otherwise <otherwise>.`"""
    yes = flat(then)
    no = flat(otherwise)
    if not no:
        return [Unless(test, len(yes)), *yes]
    return [Unless(test, len(yes) + 1), *yes, Jump(len(no)), *no]


class AskMay(Line):
    """Ask yes or no."""

    def __init__(self, by: Noun) -> None:
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Ask; nobody there to ask means no."""
        side = asked_by(s, f, self.by)
        if side < 0:
            s.answer = unpack(pack(PASS))
            return
        ask_side(s, side, ASKS_MAY, f.this, [pack(PASS), pack(t.YES)])


class UnlessYes(Line):
    """Skip some lines unless the answer was yes."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Look at the answer."""
        if s.answer.verb != t.YES:
            f.at += self.n


def may(lines: Phrase, by: Noun = ME) -> Text:
    """`<by> may: <lines>.`"""
    yes = flat(lines)
    return [AskMay(by), UnlessYes(len(yes)), *yes]


class AskBranch(Line):
    """Ask for one of several branches."""

    def __init__(self, by: Noun, labels: list[str], tests: list[Test], lengths: list[int]) -> None:
        self.by = by
        self.labels = labels
        self.tests = tests
        self.lengths = lengths

    def do(self, s: Table, f: Effect) -> None:
        """Only branches that can do something are offered; if none can, all are skipped (O30)."""
        codes = [pack(t.BRANCH, i) for i in range(len(self.tests)) if self.tests[i].holds(s, f)]
        if not codes:
            f.at += 1 + sum(self.lengths) + len(self.lengths)
            return
        side = asked_by(s, f, self.by)
        ask_side(s, side, ASKS_BRANCH, f.this, codes)


class TakeBranch(Line):
    """Go to the branch chosen."""

    def __init__(self, lengths: list[int]) -> None:
        self.lengths = lengths

    def do(self, s: Table, f: Effect) -> None:
        """Skip the branches before it; each ends with a jump past the rest."""
        for i in range(s.answer.a):
            f.at += self.lengths[i] + 1


def choose(branches: Sequence[tuple[str, Test, Phrase]], by: Noun = ME) -> Text:
    """`Choose one: <label> if <test>: <lines>.`"""
    texts = [flat(lines) for _, _, lines in branches]
    lengths = [len(text) for text in texts]
    tests = [test for _, test, _ in branches]
    labels = [label for label, _, _ in branches]
    whole: Text = [AskBranch(by, labels, tests, lengths), TakeBranch(lengths)]
    for i, text in enumerate(texts):
        whole.extend(text)
        whole.append(Jump(sum(lengths[i + 1 :]) + len(lengths) - i - 1))
    return whole


class AskPick(Line):
    """Ask for one of a set; one legal choice is taken without asking unless it may be declined."""

    def __init__(self, name: Name, noun: Noun, verb: int, n: int, optional: bool, by: Noun) -> None:
        self.name = name
        self.noun = noun
        self.verb = verb
        self.n = n
        self.optional = optional
        self.by = by

    def do(self, s: Table, f: Effect) -> None:
        """Offer what has not been picked yet."""
        so_far = f.recall(self.name.n) if f.amount > 0 else []
        if f.amount == 0:
            f.keep(self.name.n, [])
        left = [x for x in self.noun.of(s, f) if x not in so_far]
        if not left or f.amount == self.n:
            f.amount = 0
            f.at += 1
            return
        codes = [pack(self.verb, x) for x in left]
        if self.optional:
            codes.append(pack(PASS))
        side = asked_by(s, f, self.by)
        if side < 0:
            f.amount = 0
            f.at += 1
            return
        ask_side(s, side, ASKS_PICK, f.this, codes)


class TakePick(Line):
    """What was chosen is added to the name; then the next, if more may be picked."""

    def __init__(self, name: Name) -> None:
        self.name = name

    def do(self, s: Table, f: Effect) -> None:
        """Pick up the answer."""
        if s.answer.verb == PASS:
            f.amount = 0
            return
        f.keep(self.name.n, [*f.recall(self.name.n), s.answer.a])
        if s.answer.verb == t.PICK_MODEL:
            name_target(s, f.this, s.answer.a)
        f.amount += 1
        f.again(2)


VERBS: Final[list[int]] = [t.PICK_MODEL, t.PICK_ROOM, t.PICK_CARD, t.PICK_SEAT]


def pick(name: Name, noun: Noun, n: int = 1, may: bool = False, by: Noun = ME) -> Text:
    """`<by> picks n of <noun>, to be called <name>.`"""
    return [AskPick(name, noun, VERBS[noun.sort], n, may, by), TakePick(name)]


class Let(Line):
    """Bind a name to a number."""

    def __init__(self, name: Name, number: Number) -> None:
        self.name = name
        self.number = number

    def do(self, s: Table, f: Effect) -> None:
        """Work it out now."""
        f.keep(self.name.n, [self.number.of(s, f)])


def let(name: Name, n: int | Number) -> Text:
    """`Let <name> be the number <n>.`"""
    return [Let(name, number(n))]


class LetBe(Line):
    """Bind a name to a set."""

    def __init__(self, name: Name, noun: Noun) -> None:
        self.name = name
        self.noun = noun

    def do(self, s: Table, f: Effect) -> None:
        """Work it out now."""
        f.keep(self.name.n, self.noun.of(s, f)[:])


def let_be(name: Name, noun: Noun) -> Text:
    """`Let <name> be <noun>.`"""
    return [LetBe(name, noun)]


class BeginEach(Line):
    """Take a set once; players come in turn order."""

    def __init__(self, noun: Noun, n: int) -> None:
        self.noun = noun
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """Begin with the first, or skip it all; Mages reached only now may protect themselves (O99)."""
        found = self.noun.of(s, f)
        if isinstance(self.noun, (Models, Everyone)) and ask_whom_it_reaches(s, f.this, f.you, found):
            f.again()
            return
        if self.noun.sort == A_SEAT or all(x < s.seats for x in found):
            found = [seat for seat in turn_order(s) if seat in found]
        if not found:
            f.at += self.n + 1
            return
        f.loops.append([*found[1:][::-1], f.it])
        f.it = found[0]


class NextEach(Line):
    """Go back for the next of the set."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Table, f: Effect) -> None:
        """The element before this `each` comes back when all have had their turn."""
        rest = f.loops[-1]
        if len(rest) > 1:
            f.it = rest.pop(len(rest) - 2)
            f.at -= self.n + 1
        else:
            f.it = rest[0]
            f.loops.pop()


def each(noun: Noun, lines: Phrase) -> Text:
    """`For each of <noun>: <lines>`, the element being `it`."""
    body = limited(flat(lines))
    return [BeginEach(noun, len(body)), *body, NextEach(len(body))]
