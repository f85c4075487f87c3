"""The laws about secrets: what a seat cannot know changes neither its bytes nor its bots' choices."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from conclave import bots
from conclave.kernel.choices import NOTHING
from conclave.kernel.game import Game
from conclave.kernel.happenings import LASTING, Happening, voice_this
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.state import UNKNOWN
from conclave.testkit.laws import Law, expectable, uphold, uphold_same
from conclave.testkit.plain import plain
from conclave.testkit.strategies import Position, any_answer
from conclave.testkit.worlds import another_world, keep_secrets, playable_twin, same_answer, scrambled_truth


def a_view_holds_no_secret(p: Position, rng: Rng) -> None:
    """Law 8: hidden faces, others' questions, dice to come and private events appear nowhere in a view."""
    s = p.state
    for seat in p.viewers:
        v = p.game.view(s, seat)
        for c in range(len(s.face)):
            if not v.over and not s.seat_may_know(c, seat):
                uphold(v.face[c] == UNKNOWN, f"seat {seat} sees the face of {c}")
            uphold(v.seen_by[c] in (0, 1 << seat, -1), f"seat {seat} sees who else knows {c}")
        asked = [d.seat for d in v.pending if d.seat != seat]
        uphold(not asked, f"seat {seat} sees the question to {asked}")
        uphold(v.rng.words() == seeded(0).words(), f"seat {seat} sees the dice to come")
        uphold(v.answer == NOTHING, f"seat {seat} sees the last answer")
        heard = [e for e in s.events if (e.seen_by >> seat) & 1]
        uphold(len(v.events) == len(heard), f"seat {seat} has a log of {len(v.events)}, not {len(heard)}")
        for e, told in zip(heard, v.events, strict=True):
            uphold_same(
                [e.kind, e.seat, e.a, e.b, e.n], [told.kind, told.seat, told.a, told.b, told.n], "the log"
            )


def a_waiting_seat_sees_no_stack(p: Position, rng: Rng) -> None:
    """A seat that is not asked does not see the stack, which tells why another is; nor behind screens."""
    for seat in p.viewers:
        v = p.game.view(p.state, seat)
        if not v.pending and not v.aside:
            uphold(not v.stack, f"seat {seat} waits and sees {p.game.book.bookmarks(v)}")
        for other in range(len(v.aside)):
            if other != seat and v.aside[other]:
                frames = [plain(f) for f in v.aside[other]]
                uphold(
                    len(frames) == 1 and frames[0]["at"] == 0, f"seat {seat} looks behind a screen: {frames}"
                )
        for f in v.stack:
            declined = [voice_this(x) for x in f.spoken] if isinstance(f, Happening) else []
            secret = [this for this in declined if this < LASTING and not v.speaks_openly(this)]
            uphold(not secret, f"seat {seat} sees that {secret} spoke or declined to")


def nobody_is_asked_in_secret_unhidden(p: Position, rng: Rng) -> None:
    """Where others are asked in secret, what came of the decision before is hidden, open or secret."""
    s = p.state.copy()
    for _ in range(30):
        if s.over:
            return
        known = [d.seat for d in s.pending]
        seat, index = any_answer(s.pending, rng)
        p.game.decide(s, seat, index)
        known.append(seat)
        asked = [d.seat for d in s.pending if not (d.open or d.aside or d.seat in known)]
        where = p.game.book.bookmarks(s)
        uphold(not asked or s.veiled == s.decided, f"{asked} are asked in secret, and it shows: {where}")


def a_spectator_knows_nothing_private(p: Position, rng: Rng) -> None:
    """The seat after the last is asked nothing and knows only what everybody knows."""
    s = p.state
    v = p.game.view(s, p.seats)
    uphold(not v.pending, "a spectator is asked")
    uphold(
        v.over or not any(v.aside) or all(f.at == 0 for strand in v.aside for f in strand), "behind a screen"
    )
    for c in range(len(s.face)):
        known_to_all = s.seen_by[c] == -1 or v.over
        uphold(
            known_to_all or v.face[c] == UNKNOWN, f"a spectator knows the face of {c}, and not all seats do"
        )
    for seat in range(p.seats):
        theirs = p.game.view(s, seat)
        for c in range(len(s.face)):
            if v.face[c] != UNKNOWN:
                uphold(theirs.face[c] == v.face[c], f"a spectator knows {c}, seat {seat} does not")


def two_worlds_look_the_same(p: Position, rng: Rng) -> None:
    """The two-world law: what a seat cannot know changes nothing in its view, options included."""
    for seat in p.viewers:
        mine = p.game.view(p.state, seat)
        dealt = p.game.view(another_world(p.game, p.state, seat, rng), seat)
        uphold_same(plain(mine), plain(dealt), f"seat {seat} can tell another world from the truth")
        thrown = p.game.view(scrambled_truth(p.state, seat, rng), seat)
        uphold_same(plain(mine), plain(thrown), f"seat {seat} sees what was thrown about behind the screens")


def what_stays_hidden_changes_nothing(p: Position, rng: Rng) -> None:
    """The two-world law in motion: two worlds play on alike for a seat, until it is shown what differs."""
    if p.state.aside or not p.state.pending:
        return
    seat = p.state.pending[0].seat
    s = p.state.copy()
    s.events = p.state.events[:]
    w = playable_twin(p.game, s, seat, rng)
    for _ in range(12):
        common = same_answer(s, w, rng)
        if common is None:
            return
        for each in (s, w):
            p.game.decide(each, common[0], each.decision_of(common[0]).codes.index(common[1]))
        if not (keep_secrets(p.game, s, seat) and keep_secrets(p.game, w, seat)):
            return
        mine, other = p.game.view(s, seat), p.game.view(w, seat)
        if mine.shown() != other.shown() or s.over or s.aside:
            return
        if common[0] != seat and kinds_heard(mine) != kinds_heard(other):
            return  # another did something else with a card that differs, for all to see
        where = p.game.book.bookmarks(s)
        uphold_same(plain(mine), plain(other), f"seat {seat} can tell two worlds apart at {where}")


def kinds_heard(v: Any) -> list[tuple[int, int]]:
    """What kinds of things a seat has heard of, and by whom."""
    return [(e.kind, e.seat) for e in v.events]


def two_worlds_are_spoken_of_the_same(p: Position, rng: Rng) -> None:
    """The two-world law for words: drawn scenes, labels and refusals are the same."""
    seat = int(rng.below(p.seats + 1))
    mine = p.game.view(p.state, seat)
    other = p.game.view(another_world(p.game, p.state, seat, rng), seat)
    uphold(drawn(p.game, mine) == drawn(p.game, other), f"the scene of seat {seat} tells two worlds apart")
    for o in expectable(p, rng):
        a, b = (p.game.why_not(v, seat, o.verb, o.a, o.b) for v in (mine, other))
        uphold(a.number == b.number, f"asking why not {o!r} tells seat {seat}: {a.key} against {b.key}")


def two_worlds_get_the_same_choice(p: Position, rng: Rng) -> None:
    """The two-world law for bots: with the same view and dice, every bot chooses the same."""
    for d in p.state.pending:
        mine = p.game.view(p.state, d.seat)
        other = p.game.view(another_world(p.game, p.state, d.seat, rng), d.seat)
        for name in bots.names():
            a = bots.make(name, p.game).choose(mine, rng.copy())
            b = bots.make(name, p.game).choose(other, rng.copy())
            uphold(a == b, f"{name} on seat {d.seat} chooses {a} in one world and {b} in the other")
            uphold(0 <= a < len(d.codes), f"{name} chooses {a} of {len(d.codes)}")


def drawn(game: Game, v: Any) -> bytes:
    """The scene of a view as bytes; nothing for a game that does not draw."""
    try:
        return msgspec.json.encode(game.scene(v))
    except NotImplementedError:
        return b""


SECRECY: Final[tuple[Law, ...]] = (
    a_view_holds_no_secret,
    a_waiting_seat_sees_no_stack,
    nobody_is_asked_in_secret_unhidden,
    a_spectator_knows_nothing_private,
    two_worlds_look_the_same,
    what_stays_hidden_changes_nothing,
    two_worlds_are_spoken_of_the_same,
    two_worlds_get_the_same_choice,
)
"""The laws about secrets."""
