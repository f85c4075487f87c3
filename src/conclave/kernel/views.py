"""Views are states with holes; determinising fills the holes without ever seeing the truth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from conclave.kernel.book import Book, S
from conclave.kernel.choices import NOTHING, Decision, unpack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import LASTING, Happening, voice_this
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.state import TRUTH, UNKNOWN, State


def make_holes(s: State, v: State, seat: int) -> None:
    """Turn `v`, a copy of `s`, into what a seat may know of the kernel's part.

    Hidden faces, the dice to come, other seats' questions and screens, and the counters that would
    betray them go. A seat that is not asked does not see the stack: it might name a face-down card.
    """
    bit: i16 = 1 << i16(seat)
    face = v.face
    seen_by = v.seen_by
    for c in range(i64(len(face))):
        if not seen_by[c] & bit:
            face[c] = UNKNOWN
            seen_by[c] = 0
        elif seen_by[c] != -1:
            seen_by[c] = bit
    v.rng = seeded(0)
    v.answer = NOTHING
    v.viewer = seat
    v.quiet = True
    v.decided = 0
    v.horizon = 0
    v.veiled = 0
    v.told = 0
    hide_questions(s, v, seat)


def view_of_faces(s: State, seat: int) -> State:
    """What a seat may know where all secrets are faces; at the end of the game, everything."""
    v = s.copy()
    if s.over:
        v.seen_by = vec[i16]([-1] * len(v.seen_by))
    make_holes(s, v, seat)
    return v


def hide_questions(s: State, v: State, seat: int) -> None:
    """Keep the seat's own open decision, who else is openly asked, and the strands it may see."""
    asked = False
    waiting = 0
    mine: list[Decision] = []
    for d in s.pending:
        waiting |= 1 << d.seat if d.open else s.cover()
        if d.seat == seat:
            mine.append(d)
            asked = True
            waiting |= 1 << seat
    v.pending = mine
    v.waiting = waiting
    for other in range(len(v.aside)):
        if other != seat and v.aside[other]:
            v.aside[other] = [Frame(v.forked, -1, other)]
    if not asked and not v.aside:
        v.stack = []
    for f in v.stack:
        f.told = -1
        if isinstance(f, Happening):
            f.spoken = [x for x in f.spoken if voice_this(x) >= LASTING or v.speaks_openly(voice_this(x))]
    for strand in v.aside:
        for f in strand:
            f.told = -1


def begin_world(v: State, w: State, rng: Rng) -> None:
    """Make `w`, a copy of the view `v`, a world of its own: fresh dice, no viewer, no log."""
    w.rng = seeded(int(rng.word()))
    w.viewer = TRUTH
    w.waiting = 0
    w.quiet = True
    w.events = []


def deal_missing(w: State, handles: list[int], faces: list[int], rng: Rng) -> None:
    """Deal the faces that a view does not show to those of some handles whose face it hides."""
    missing = faces[:]
    hidden: list[int] = []
    for c in handles:
        if w.face[c] == UNKNOWN:
            hidden.append(c)
        else:
            missing.remove(w.face[c])
    rng.shuffle(missing)
    for c, face in zip(hidden, missing, strict=False):
        w.face[c] = face


def fill_screens(book: Book[S], w: S, seat: int, rng: Rng) -> None:
    """Let the other seats choose behind their screens: at random to the end if known to be done.

    A view shows a strand rewound to its beginning for a seat still choosing, and none for one that is done.
    """
    if not w.aside:
        return
    for other in range(len(w.aside)):
        if other == seat:
            continue
        done = not w.aside[other]
        if done:
            w.aside[other] = [Frame(w.forked, -1, other)]
        book.work_aside(w, other)
        while done and w.aside[other]:
            d = w.decision_of(other)
            assert d is not None
            w.answer = unpack(d.codes[int(rng.below(len(d.codes)))])
            w.pending = [each for each in w.pending if each is not d]
            book.work_aside(w, other)
    w.answer = NOTHING
