"""The one door for change: interrupts, take place, reactions.

Whatever a card may interrupt or answer is a `Happening`. With nobody listening it takes place at once,
without a frame. Several subjects make one batch, judged together. The order of windows is data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, cast

from mypy_extensions import mypyc_attr

from conclave.kernel.book import Book, S, Step
from conclave.kernel.choices import pack, unpack
from conclave.kernel.frames import Frame
from conclave.kernel.lasting import Lasting
from conclave.kernel.sequences import Sequence
from conclave.kernel.state import State

PASS: Final = 0
"""The verb of declining; number 0 in every game."""

USE: Final = 1
"""The verb of letting a text speak: `Option(USE, ability, card)`; number 1 in every game."""

ASKS_TO_USE: Final = 0
"""The question whether, and which, optional text shall speak; number 0 in every game."""

ASKS_FOR_ORDER: Final = 1
"""The question which of several compulsory texts speaks first; number 1 in every game."""

BEFORE: Final = True
AFTER: Final = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Sequence):
    """A change on its way: of a `kind`, to each of `them`, by `amounts`; `this` and `you` bring it about.

    It is the shortest sequence: windows before, the change itself, windows after.
    """

    def __init__(self, kind: int, this: int, you: int, them: list[int], amounts: list[int]) -> None:
        super().__init__(0, this, you, them, amounts)
        self.kind = kind
        self.spoken: list[int] = []

    def copy(self) -> Frame:
        """Return an equal happening that shares nothing mutable."""
        h = Happening(self.kind, self.this, self.you, [], [])
        self.copy_happening_into(h)
        return h

    def copy_happening_into(self, h: Happening) -> None:
        """Give another happening all that this one has, but for what a subclass adds."""
        self.copy_sequence_into(h)
        h.kind = self.kind
        if self.spoken:
            h.spoken = self.spoken[:]

    def replace(self, kind: int) -> None:
        """Something of another kind happens to them instead, by the same amounts."""
        self.kind = kind


class Window:
    """A moment at which texts may speak: before or after the change, in the order of the game's list."""

    def __init__(self, name: str, before: bool) -> None:
        self.name = name
        self.before = before


class Ability(Generic[S]):
    """`In <window> of <kinds>, if <when>: <rule>.` Never mutated.

    `optional`: its owner is asked. `secret`: that its owner is asked must not be known (a face-down card).
    `commutes`: its place among simultaneous texts never matters, so nobody is asked for an order.
    """

    def __init__(
        self,
        name: str,
        kinds: int,
        window: int,
        when: Callable[[S, Happening, int, int], bool],
        rule: int,
        optional: bool,
        secret: bool,
        commutes: bool,
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.window = window
        self.when = when
        self.rule = rule
        self.optional = optional
        self.secret = secret
        self.commutes = commutes


@mypyc_attr(allow_interpreted_subclasses=True)
class Door(Generic[S]):
    """All that may happen in a game, the windows around it, and the texts that listen."""

    def __init__(self, book: Book[S], windows: Iterable[Window]) -> None:
        self.book = book
        self.windows = list(windows)
        self.kinds: list[str] = []
        self.places: list[Callable[[S, Happening], None]] = []
        self.abilities: list[Ability[S]] = []
        self.printed: dict[int, list[int]] = {}
        self.hears: list[int] = []
        steps: list[Callable[[S, Frame], None]] = []
        for w in self.windows:
            if w.before:
                steps.append(self.offer)
        self.before = len(steps)
        steps.append(self.take_place)
        for w in self.windows:
            if not w.before:
                steps.append(self.offer)
        self.rule = book.rule("happening", steps)
        self.reply = book.rule("reply", [self.use_what_was_chosen])

    # --- declaring ------------------------------------------------------------------------------------
    def kind(self, name: str, places: Callable[[S, Happening], None]) -> int:
        """Declare a kind of happening and the function by which it takes place."""
        self.kinds.append(name)
        self.places.append(places)
        return len(self.kinds) - 1

    def ability(
        self,
        name: str,
        kinds: Iterable[int],
        window: int,
        when: Callable[[S, Happening, int, int], bool],
        rule: int,
        optional: bool = False,
        secret: bool = False,
        commutes: bool = False,
    ) -> int:
        """Declare a text that listens; returns its number."""
        mask = 0
        for kind in kinds:
            mask |= 1 << kind
        self.abilities.append(Ability(name, mask, window, when, rule, optional, secret, commutes))
        return len(self.abilities) - 1

    def print_on(self, face: int, ability: int) -> None:
        """Print an ability on a face: it listens wherever that face lies in play."""
        while len(self.hears) <= face:
            self.hears.append(0)
        self.hears[face] |= self.abilities[ability].kinds
        self.printed.setdefault(face, []).append(ability)

    # --- causing ----------------------------------------------------------------------------------------
    def cause(self, s: S, h: Happening) -> None:
        """Something is about to happen. With nobody listening it takes place at once, without a frame."""
        h.rule = self.rule
        if self.anybody_listens(s, h):
            s.push(h)
        else:
            h.of = s.begins()
            self.places[h.kind](s, h)

    def anybody_listens(self, s: S, h: Happening) -> bool:
        """Whether any text in play, or lasting effect, may speak about this kind.

        A face-down card that could answer always may: what it is must not show in whether the happening
        waits on the stack.
        """
        hears = self.hears
        kind = h.kind
        for this in s.speakers(kind, h.them):
            if s.is_face_down(this):
                if not self.could_answer(s, h, this):
                    continue
                s.veil()
                return True
            face = s.face_of(this)
            if 0 <= face < len(hears) and (hears[face] >> kind) & 1:
                return True
        for row in s.lasting:
            if 0 <= row.text < len(self.abilities) and (self.abilities[row.text].kinds >> kind) & 1:
                return True
        return False

    def could_answer(self, s: S, h: Happening, this: int) -> bool:
        """Whether a face-down card might answer in some world that nobody can rule out.

        It is asked of what everybody knows, the card's owner and back, never of its face; a game that says
        nothing lets every card answer everything.
        """
        return True

    def happening(self, s: S) -> Happening:
        """The happening that the running step interrupts or answers: the nearest one below."""
        frames = s.frames()
        i = len(frames) - 1
        while i >= 0:
            f = frames[i]
            if isinstance(f, Happening):
                return f
            i -= 1
        raise LookupError("nothing is happening")

    def sequence(self, s: S) -> Sequence:
        """The sequence that the running step interrupts: the one that opened the windows it speaks in."""
        q = s.waiting_for(self.happening(s))
        if isinstance(q, Sequence):
            return q
        raise LookupError("nothing is interrupted")

    # --- the steps of a happening ---------------------------------------------------------------------------
    def take_place(self, s: S, f: Frame) -> None:
        """The change itself."""
        assert isinstance(f, Happening)
        f.spoken = []
        self.places[f.kind](s, f)

    def offer(self, s: S, f: Frame) -> None:
        """Let one text of this window speak, and come back until all have been heard."""
        assert isinstance(f, Happening)
        self.veil_secret_answers(s, f)
        step = f.at - 1
        window = step if step < self.before else step - 1
        voices = self.voices(s, f, window)
        for seat in s.speaking_order():
            must = [v for v in voices if self.is_voice_of(s, v, seat, False)]
            if must:
                f.again()
                self.let_compulsory_speak(s, f, seat, must)
                return
            may = [v for v in voices if self.is_voice_of(s, v, seat, True)]
            if may:
                f.again()
                self.offer_optional(s, f, seat, may)
                return
        f.spoken = []

    def veil_secret_answers(self, s: S, h: Happening) -> None:
        """Whoever is asked about a face-down card is asked in secret, after another's answer as well."""
        for this in s.speakers(h.kind, h.them):
            if s.is_face_down(this) and self.could_answer(s, h, this):
                s.veil()
                return

    def voices(self, s: S, h: Happening, window: int) -> list[int]:
        """The texts that may speak now and have not spoken: printed ones in play, then lasting ones."""
        found: list[int] = []
        for this in s.speakers(h.kind, h.them):
            face = s.face_of(this)
            if 0 <= face < len(self.hears) and (self.hears[face] >> h.kind) & 1:
                for n in self.printed[face]:
                    a = self.abilities[n]
                    v = pack(USE, n, this)
                    if (a.kinds >> h.kind) & 1 and a.window == window and v not in h.spoken:
                        if a.when(s, h, this, s.voice_of(this)):
                            found.append(v)
        for row in s.lasting:
            if 0 <= row.text < len(self.abilities):
                a = self.abilities[row.text]
                v = pack(USE, row.text, LASTING + row.number)
                if (a.kinds >> h.kind) & 1 and a.window == window and v not in h.spoken:
                    if self.lasting_holds(s, h, a, row):
                        found.append(v)
        return found

    def is_voice_of(self, s: S, v: int, seat: int, optional: bool) -> bool:
        """Whether a voice belongs to a seat and is of the optional, or the compulsory, kind."""
        return self.owner_of(s, v) == seat and self.abilities[voice_ability(v)].optional == optional

    def owner_of(self, s: S, v: int) -> int:
        """The seat that answers for a voice."""
        this = voice_this(v)
        return lasting_row(s, this - LASTING).you if this >= LASTING else s.voice_of(this)

    def let_compulsory_speak(self, s: S, h: Happening, seat: int, must: list[int]) -> None:
        """The only compulsory text speaks; of several, their owner says which, if it matters."""
        mattering = [v for v in must if not self.abilities[voice_ability(v)].commutes]
        if len(mattering) > 1:
            s.push(Frame(self.reply, -1, seat))
            s.ask(seat, ASKS_FOR_ORDER, -1, mattering)
        else:
            self.speak(s, h, must[0] if not mattering else mattering[0])

    def offer_optional(self, s: S, h: Happening, seat: int, may: list[int]) -> None:
        """Ask a seat which of its texts shall speak, if any."""
        secret = False
        for v in may:
            secret = secret or self.abilities[voice_ability(v)].secret
        reply = Frame(self.reply, -1, seat)
        reply.them = may
        s.push(reply)
        s.ask(seat, ASKS_TO_USE, -1, [pack(PASS), *may], not secret)

    def use_what_was_chosen(self, s: S, f: Frame) -> None:
        """The text chosen speaks; declining puts all that were offered aside for this window."""
        h = self.happening(s)
        if s.answer.verb == USE:
            self.speak(s, h, s.answer.code)
        else:
            h.spoken.extend(f.them)
        f.them = []  # what else could have been used is nobody's business once the answer is given

    def speak(self, s: S, h: Happening, v: int) -> None:
        """A text speaks: once in a window, with the happening's subject as `it`."""
        h.spoken.append(v)
        s.push(self.frame_for(s, h, v))

    def frame_for(self, s: S, h: Happening, v: int) -> Frame:
        """The bookmark for a text that speaks: it begins with what happens to whom, and by whom."""
        this = voice_this(v)
        source = lasting_row(s, this - LASTING).this if this >= LASTING else this
        f = self.bookmark(self.abilities[voice_ability(v)].rule, source, self.owner_of(s, v))
        f.it = h.it
        f.here = h.here
        f.by = h.by
        f.amount = h.amount
        return f

    def bookmark(self, rule: int, this: int, you: int) -> Frame:
        """A bookmark for a text; a game whose cards have names or pronouns of their own makes its own."""
        return Frame(rule, this, you)

    def lasting_holds(self, s: S, h: Happening, a: Ability[S], row: Lasting) -> bool:
        """Whether a lasting effect speaks now; a game may look at more than its ability does."""
        return a.when(s, h, row.this, row.you)


class Opens(Step[S]):
    """A step of a sequence: the windows of a kind of happening open, which is about that sequence.

    `about` makes the happening, with whatever must be settled before it; none opens no window. Without it
    the happening is about the sequence as it is.
    """

    def __init__(
        self, door: Door[S], kind: int, about: Callable[[S, Sequence, int], Happening | None] | None = None
    ) -> None:
        self.door = door
        self.kind = kind
        self.about = about

    def run(self, s: S, f: Frame) -> None:
        """Let it happen, if it does."""
        q = cast("Sequence", f)
        about = self.about
        h = as_it_is(q, self.kind) if about is None else about(s, q, self.kind)
        if h is not None:
            self.door.cause(s, h)


def as_it_is(q: Sequence, kind: int) -> Happening:
    """A happening about a sequence: by the same, to the same, in the same place."""
    h = Happening(kind, q.this, q.you, q.them, q.amounts)
    h.here = q.here
    h.by = q.by
    return h


LASTING: Final = 2048
"""Where the numbers of lasting effects begin among those that may speak."""


def lasting_row(s: State, number: int) -> Lasting:
    """The lasting effect of a number."""
    for row in s.lasting:
        if row.number == number:
            return row
    raise LookupError(f"no lasting effect {number}")


def voice_ability(v: int) -> int:
    """The number of the ability in a packed voice."""
    return unpack(v).a


def voice_this(v: int) -> int:
    """The card, or lasting effect, in a packed voice."""
    return unpack(v).b
