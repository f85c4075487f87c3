"""What every game keeps: the stack, the open decisions, the dice, the events."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr

from conclave.kernel.choices import NOTHING, Decision, Option, unpack
from conclave.kernel.events import EVERYONE, Event
from conclave.kernel.frames import Frame
from conclave.kernel.lasting import Lasting, without_ended
from conclave.kernel.rng import Rng

UNKNOWN: Final = -9
"""The face of a thing, or any other fact, that the holder of this state may not know: a hole."""

MAIN: Final = -1
"""The strand that everybody shares; the others belong to one seat each."""

MOST_LASTING: Final = 2000
"""Numbers of lasting effects come round; those still lasting are passed over."""

TRUTH: Final = -1
"""The viewer of a state without holes."""


G = TypeVar("G", bound=Frame)


class StuckGame(Exception):
    """The rules ran in a circle, or nobody has a legal answer although the game is not over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a state that no game needs to think about.

    A game's own state adds its columns and extends `copy`. All secrets are entries of `face`,
    with a mask of the seats that may know them in `seen_by`; frames and options name handles only.

    `stack` is the shared strand of rules. While seats choose at the same time, each behind its screen,
    `aside` holds one strand per seat (empty when that seat is done) and the shared strand waits.
    `running` is the place of the frame whose step is being carried out; -1 while people think.
    Nothing before decision `horizon` is undone without consent; after decision `veiled` nobody but the seats
    concerned may know whether somebody was asked.
    """

    stack: list[Frame]
    aside: list[list[Frame]]
    pending: list[Decision]
    events: list[Event]
    face: vec[i16]
    seen_by: vec[i16]
    lasting: list[Lasting]

    def __init__(self, seats: int, rng: Rng, fresh: bool = True) -> None:
        self.seats = seats
        self.rng = rng
        self.forked = -1
        self.strand = MAIN
        self.running = -1
        self.answer: Option = NOTHING
        self.over = False
        self.quiet = False
        self.told = 0
        self.decided = 0
        self.horizon = 0
        self.veiled = 0
        self.viewer = TRUTH
        self.waiting = 0
        self.lasted = 0
        if fresh:  # a copy brings lists of its own
            self.stack = []
            self.aside = []
            self.pending = []
            self.events = []
            self.face = vec[i16]()
            self.seen_by = vec[i16]()
            self.lasting = []

    def copy(self) -> State:
        """Return an equal state that shares nothing mutable; the log stays behind."""
        raise NotImplementedError

    def copy_into(self, s: State) -> None:
        """Give another state everything the kernel keeps, but for the log."""
        stack: list[Frame] = []
        for f in self.stack:
            stack.append(f.copy())
        s.stack = stack
        s.aside = [[f.copy() for f in strand] for strand in self.aside] if self.aside else []
        s.forked = self.forked
        s.strand = self.strand
        s.running = self.running
        s.pending = self.pending[:]
        s.answer = self.answer
        s.over = self.over
        s.quiet = self.quiet
        s.told = self.told
        s.decided = self.decided
        s.horizon = self.horizon
        s.veiled = self.veiled
        s.viewer = self.viewer
        s.waiting = self.waiting
        s.face = self.face[:]
        s.seen_by = self.seen_by[:]
        s.lasting = self.lasting[:]
        s.events = []
        s.lasted = self.lasted

    # --- what a step may do ---------------------------------------------------------------------
    def push(self, f: Frame) -> None:
        """Carry out another rule before the current one, which waits for it, goes on."""
        f.of = self.begins()
        if self.strand == MAIN:
            if not self.quiet and f.told < 0 and self.stack:
                f.told = self.stack[-1].told
            self.stack.append(f)
        else:
            self.aside[self.strand].append(f)

    def begins(self) -> int:
        """The place of the frame that begins what is pushed now: the running one, else the last."""
        return self.running if self.running >= 0 else len(self.frames()) - 1

    def fork(self, rule: int) -> None:
        """Let every seat carry out a rule at the same time, each behind its screen."""
        self.forked = rule
        self.aside = [[Frame(rule, -1, seat)] for seat in range(self.seats)]

    def ask(self, seat: int, about: int, this: int, codes: list[int], is_open: bool = True) -> None:
        """Ask a seat; the next step of the rule finds the answer in `answer`."""
        if not codes:
            raise StuckGame(f"seat {seat} is asked question {about} without a single answer")
        if self.pending and (self.strand == MAIN or self.decision_of(seat) is not None):
            raise StuckGame(f"seat {seat} is asked question {about} while another question is open")
        self.pending.append(Decision(seat, about, this, codes, is_open, self.strand != MAIN))

    def ask_unless_forced(self, seat: int, about: int, this: int, codes: list[int]) -> None:
        """Ask a seat, unless there is one answer only: then that is the answer."""
        if len(codes) == 1:
            self.answer = unpack(codes[0])
        else:
            self.ask(seat, about, this, codes)

    def tell(
        self, kind: int, seat: int, a: int = -1, b: int = -1, n: int = 0, seen_by: int = EVERYONE
    ) -> None:
        """Say that something has happened, because of what the running rule tells about."""
        if self.quiet:
            return
        cause = -1
        if self.strand != MAIN:
            seen_by &= 1 << self.strand
        elif self.stack:
            cause = self.stack[-1].told
        self.events.append(Event(self.told, kind, seat, a, b, n, cause, seen_by))
        self.told += 1

    def tell_and_head(self, kind: int, seat: int, a: int = -1, b: int = -1, n: int = 0) -> None:
        """Say that something happens, and make it the cause of all that follows in the running rule."""
        if self.quiet:
            return
        self.tell(kind, seat, a, b, n)
        if self.strand == MAIN and self.stack:
            self.stack[-1].told = self.told - 1

    def show(self, handle: int, seats: int) -> None:
        """Let the seats of a mask know a face; beyond this moment nothing is undone without consent."""
        if self.seen_by[handle] | seats != self.seen_by[handle]:
            self.seen_by[handle] |= seats
            self.horizon = self.decided

    def veil(self) -> None:
        """Somebody may be asked in secret: nobody must learn whether, be it by waiting or by an undo."""
        self.horizon = self.veiled = self.decided

    def let_last(
        self, text: int, this: int, you: int, it: int = -1, amount: int = 0, until: int = 0, when: int = 0
    ) -> None:
        """Store an effect until the game says that its moment has come."""
        number = self.lasted % MOST_LASTING
        while any(row.number == number for row in self.lasting):
            number = (number + 1) % MOST_LASTING
        self.lasting.append(Lasting(number, text, this, you, it, amount, until, when))
        self.lasted = number + 1

    def end_lasting(self, until: int, when: int) -> None:
        """A moment has come: what lasts until then ends."""
        if self.lasting:
            self.lasting = without_ended(self.lasting, until, when)

    # --- what a frame is part of --------------------------------------------------------------------
    def frames(self) -> list[Frame]:
        """The strand that is being carried out; in a view while screens are up, the viewer's own."""
        if self.strand != MAIN:
            return self.aside[self.strand]
        if self.aside and 0 <= self.viewer < len(self.aside) and self.aside[self.viewer]:
            return self.aside[self.viewer]
        return self.stack

    def waiting_for(self, f: Frame) -> Frame | None:
        """The frame that began another and waits for it: what a rule brings is handed down to it."""
        return self.frames()[f.of] if f.of >= 0 else None

    def whole(self, f: Frame | None, kind: type[G]) -> G | None:
        """The nearest frame of a class that a frame is part of, perhaps itself."""
        while f is not None:
            if isinstance(f, kind):
                return f
            f = self.waiting_for(f)
        return None

    def innermost(self, kind: type[G]) -> G | None:
        """The latest frame of a class that is under way."""
        frames = self.frames()
        i = len(frames) - 1
        while i >= 0:
            f = frames[i]
            if isinstance(f, kind):
                return f
            i -= 1
        return None

    def is_amid(self, ends: list[int]) -> bool:
        """Whether a rule is under way that has not come to its line, by number, from which on it is over."""
        return any(f.rule < len(ends) and f.at < ends[f.rule] for f in self.frames())

    def suppose(self, f: Frame) -> None:
        """Answer questions as if something were under way, until it is forgotten again."""
        self.frames().append(f)

    def forget_supposed(self) -> None:
        """What was supposed is no longer under way."""
        self.frames().pop()

    # --- what others may ask ----------------------------------------------------------------------
    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of a seat, if it is asked."""
        for d in self.pending:
            if d.seat == seat:
                return d
        return None

    def frame_asking(self, seat: int) -> Frame | None:
        """The bookmark of the rule that asks a seat."""
        if self.aside and 0 <= seat < len(self.aside) and self.aside[seat]:
            return self.aside[seat][-1]
        return self.stack[-1] if self.stack else None

    def seat_may_know(self, handle: int, seat: int) -> bool:
        """Whether a seat knows the face of a handle."""
        return ((self.seen_by[handle] >> seat) & 1) != 0

    # --- what a game tells the kernel ---------------------------------------------------------------
    def speakers(self, kind: int, about: list[int]) -> list[int]:
        """The things whose text may speak when a kind of happening befalls `about`; each game says which."""
        return []

    def voice_of(self, this: int) -> int:
        """The seat that answers for a card's text."""
        return -1

    def is_face_down(self, this: int) -> bool:
        """Whether some seat does not know what a speaker has to say."""
        return self.seen_by[this] != EVERYONE

    def cover(self) -> int:
        """The seats that seem to be asked while a closed question is open: by default everybody."""
        return (1 << self.seats) - 1

    def speaks_openly(self, this: int) -> bool:
        """Whether the holder of a view may know that a speaker has spoken, or declined to."""
        return self.seen_by[this] != 0

    def face_of(self, this: int) -> int:
        """The face under which a speaker's texts are listed."""
        return self.face[this]

    def shown(self) -> list[int]:
        """What a view shows of hidden things: their faces, and whatever else a game lets slip on purpose."""
        return [int(face) for face in self.face]

    def speaking_order(self) -> list[int]:
        """The seats in the order in which simultaneous texts are heard."""
        return list(range(self.seats))
