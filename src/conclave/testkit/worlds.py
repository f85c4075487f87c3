"""Second worlds: states that differ from the truth only in what one seat cannot know."""

from __future__ import annotations

from typing import Any

from conclave.kernel.choices import Decision, Option, pack
from conclave.kernel.events import Event
from conclave.kernel.frames import Frame
from conclave.kernel.game import Game
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.state import UNKNOWN


def another_world(game: Game, s: Any, seat: int, rng: Rng) -> Any:
    """A second true state that the seat cannot tell from `s`, dealt by the game from the seat's own view.

    What a waiting seat cannot see of the rules goes on as it does in the truth.
    """
    w = game.determinise(game.view(s, seat), rng)
    if not w.aside and s.decision_of(seat) is None:
        w.stack = [f.copy() for f in s.stack]
        w.pending = s.pending[:]
    w.events = with_whispers(s.events, seat, rng)
    unsettle_counters(w, rng)
    return w


def scrambled_truth(s: Any, seat: int, rng: Rng) -> Any:
    """The state `s` with all that the seat cannot know thrown about, possible or not.

    Where `another_world` trusts the game to deal the holes, this one reaches behind the screens itself.
    """
    t = s.copy()
    hidden = [c for c in range(len(s.face)) if s.face[c] != UNKNOWN and not s.seat_may_know(c, seat)]
    if s.over:
        hidden = []  # a game may lay everything open at its end
    faces = [s.face[c] for c in hidden]
    rng.shuffle(faces)
    for c, face in zip(hidden, faces, strict=True):
        t.face[c] = face
    t.rng = seeded(int(rng.word()))
    t.answer = Option(1, int(rng.below(9)), int(rng.below(9)))
    t.events = with_whispers(s.events, seat, rng)
    unsettle_counters(t, rng)
    if s.decision_of(seat) is None and not s.aside:
        t.stack = [Frame(0, int(rng.below(9)), int(rng.below(9)))]
    scramble_strands(t, seat, rng)
    t.pending = [d if d.seat == seat else another_question(d, rng) for d in s.pending]
    return t


def scramble_strands(t: Any, seat: int, rng: Rng) -> None:
    """Throw about what other seats have begun behind their screens, and which events caused what."""
    for other in range(len(t.aside)):
        if other != seat and t.aside[other]:
            t.aside[other] = [Frame(t.forked, int(rng.below(9)), other, int(rng.below(9)))]
    for f in t.stack:
        f.told = int(rng.below(99))


def another_question(d: Decision, rng: Rng) -> Decision:
    """A question of another seat with other words and other answers, as openly asked as before."""
    codes = [pack(int(rng.below(5)), int(rng.below(9))) for _ in range(1 + int(rng.below(3)))]
    return Decision(d.seat, d.about + 1, d.this + 1, codes, d.open, d.aside)


def unsettle_counters(s: Any, rng: Rng) -> None:
    """Count otherwise: how many secret decisions and events there were is a secret too."""
    s.decided += 1 + int(rng.below(5))
    s.horizon += 1 + int(rng.below(5))
    s.veiled += 1 + int(rng.below(5))
    s.told += 1 + int(rng.below(5))


def with_whispers(events: list[Event], seat: int, rng: Rng) -> list[Event]:
    """The same log to one seat: events it may not know say other things, and there are more of them."""
    number_of: dict[int, int] = {-1: -1}
    made: list[Event] = []
    others = ~(1 << seat)
    for e in events:
        cause = number_of.get(e.cause, -1)
        if rng.below(4) == 0:
            made.append(Event(len(made), e.kind, e.seat, 7, 7, 7, cause, others & 3))
        number_of[e.number] = len(made)
        if (e.seen_by >> seat) & 1:
            made.append(Event(len(made), e.kind, e.seat, e.a, e.b, e.n, cause, e.seen_by))
        else:
            made.append(Event(len(made), e.kind, e.seat, e.b, e.a, e.n + 1, cause, e.seen_by))
    return made


def playable_twin(game: Game, s: Any, seat: int, rng: Rng) -> Any:
    """Another world of a seat that is asked, with the dice and log of the truth, to play beside it."""
    w = game.determinise(game.view(s, seat), rng)
    w.rng = s.rng.copy()
    w.quiet = s.quiet
    w.events = s.events[:]
    for mine, yours in zip(w.stack, s.stack, strict=True):
        mine.told = yours.told
    w.told, w.decided, w.horizon, w.veiled = s.told, s.decided, s.horizon, s.veiled
    return w


def keep_secrets(game: Game, s: Any, seat: int) -> bool:
    """Let others decline what they are asked in secret; false if somebody is asked who cannot decline."""
    while not s.over and s.decision_of(seat) is None and not any(d.open for d in s.pending):
        for d in s.pending[:1]:
            if pack(PASS) not in d.codes:
                return False
            game.decide(s, d.seat, d.codes.index(pack(PASS)))
    return True


def same_answer(s: Any, w: Any, rng: Rng) -> tuple[int, int] | None:
    """A seat that is asked in both worlds, and the code of an answer it has in both."""
    both = [
        (d.seat, code)
        for d in s.pending
        if (other := w.decision_of(d.seat))
        for code in d.codes
        if code in other.codes
    ]
    return both[int(rng.below(len(both)))] if both else None
