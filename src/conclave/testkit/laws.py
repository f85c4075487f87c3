"""The laws that hold for every game, each a function of a position and some dice.

A law that does not hold raises `LawBroken` with a sentence. Those about secrets are in `secrecy.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from conclave.kernel.choices import Decision, Option, pack
from conclave.kernel.frames import Frame
from conclave.kernel.game import Game
from conclave.kernel.happenings import Happening
from conclave.kernel.lasting import Lasting
from conclave.kernel.playout import playout
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.sequences import Sequence
from conclave.kernel.state import UNKNOWN, StuckGame
from conclave.testkit.plain import (
    LOG,
    difference,
    examples_in,
    mutables,
    odd_fillings,
    plain,
    rebuild,
    shared,
)
from conclave.testkit.strategies import Position, any_answer, walk

Census = Callable[[Any], object]
"""Counts everything in a state; whatever the players do, the count is the same."""

SHOWN: Final = 6
"""How many differences a broken law prints."""


class LawBroken(AssertionError):
    """A law does not hold; the sentence says where."""


def uphold(holds: bool, sentence: str) -> None:
    """Go on only if something holds."""
    if not holds:
        raise LawBroken(sentence)


def uphold_same(a: Any, b: Any, what: str) -> None:
    """Go on only if two plain values are the same."""
    lines = difference(a, b)
    uphold(not lines, "\n  ".join([f"{what}:", *lines[:SHOWN]]))


# --- 1 to 5: the same again ------------------------------------------------------------------------------
def same_decisions_give_the_same_game(p: Position, rng: Rng) -> None:
    """Law 1: the same seed and decisions give the same game, event by event."""
    s = p.fresh()
    for seat, index in p.decisions:
        d = s.decision_of(seat)
        uphold(
            d is not None and index < len(d.codes),
            f"the same decisions led elsewhere: seat {seat} is not asked",
        )
        p.game.decide(s, seat, index)
    uphold_same(plain(p.state), plain(s), "the same decisions led elsewhere")


def a_copy_is_equal(p: Position, rng: Rng) -> None:
    """Law 2: a copy of a state, of a view and of a world is equal, but for the log."""
    for what, s in all_forms(p, rng):
        uphold_same(plain(s, LOG), plain(s.copy(), LOG), f"a copy of {what} differs")


def a_copy_shares_nothing(p: Position, rng: Rng) -> None:
    """Law 3: a copy, a view and a world share nothing that could change with what they were made from."""
    for what, s in all_forms(p, rng):
        common = shared(s, s.copy())
        uphold(not common, f"a copy of {what} shares: {'; '.join(common[:SHOWN])}")
    for seat in p.viewers:
        v = p.game.view(p.state, seat)
        common = shared(p.state, v) + shared(v, p.game.determinise(v, rng))
        uphold(not common, f"the view of seat {seat}, or a world of it, shares: {'; '.join(common[:SHOWN])}")


def nothing_is_held_twice(p: Position, rng: Rng) -> None:
    """Within one state, view or world nothing changeable has two holders: a copy would part them."""
    for what, s in all_forms(p, rng):
        seen: dict[int, str] = {}
        for where, x in mutables(s):
            uphold(id(x) not in seen, f"{what} holds the same thing twice: {seen.get(id(x))} is {where}")
            seen[id(x)] = where


def no_field_is_forgotten(p: Position, rng: Rng) -> None:
    """Law 4: whatever odd value a field has, in the state or in anything it holds, the copy has it too."""
    s = laden(p.state)
    for name in odd_fillings(s, leave_alone=("seats", *LOG)):
        lines = difference(plain(s, LOG), plain(s.copy(), LOG))
        uphold(not lines, f"copying forgets {name}: {'; '.join(lines[:SHOWN])}")


def a_fork_ends_the_same(p: Position, rng: Rng) -> None:
    """Law 5: a fork fed the same answers ends the same, and leaves what it was forked from alone."""
    before = plain(p.state)
    fork, twin = p.state.copy(), p.state.copy()
    fork_dice = rng.copy()
    walk(p.game, fork, p.game.longest, fork_dice)
    walk(p.game, twin, p.game.longest, rng)
    uphold_same(plain(fork), plain(twin), "two forks fed the same answers differ")
    uphold_same(before, plain(p.state), "playing a fork changed what it was forked from")


def all_forms(p: Position, rng: Rng) -> list[tuple[str, Any]]:
    """The state, one view, and one world of that view."""
    seat = int(rng.below(p.seats + 1))
    v = p.game.view(p.state, seat)
    return [
        ("the state", p.state),
        (f"the view of seat {seat}", v),
        (f"a world of seat {seat}", p.game.determinise(v, rng)),
    ]


def laden(state: Any) -> Any:
    """A copy of a state with something in every list of the kernel's, so that there is much to forget."""
    s = state.copy()
    f = Frame(0, 1, 2, 3)
    f.them = [4, 5]
    h = Happening(0, 1, 2, [3, 4], [5, 6])
    h.spoken = [7]
    q = Sequence(0, 1, 2, [3, 4], [5, 6])
    s.stack = [*s.stack, f, h, q]
    s.aside = [*(s.aside or [[] for _ in range(s.seats - 1)]), [f.copy(), h.copy(), q.copy()]]
    s.pending = [*s.pending, Decision(0, 1, 2, [pack(1)], True, False)]
    s.lasting = [*s.lasting, Lasting(0, 1, 2, 3, 4, 5, 6, 7)]
    return s


# --- 6 and 7: worlds -------------------------------------------------------------------------------------
def a_world_looks_like_its_view(p: Position, rng: Rng) -> None:
    """Law 6: the view of a world dealt from a view is that view, for every seat and the spectator."""
    for seat in p.viewers:
        v = p.game.view(p.state, seat)
        # A waiting seat sees no stack, so its worlds ask nobody; the two-world law looks at the rest.
        leave_out = LOG if v.pending or v.aside or v.over else (*LOG, "waiting")
        again = p.game.view(p.game.determinise(v, rng), seat)
        uphold_same(
            plain(v, leave_out), plain(again, leave_out), f"seat {seat} can tell a world from the truth"
        )


def a_world_is_possible(p: Position, rng: Rng, census: Census) -> None:
    """Law 7: a world holds what the truth holds, has no holes, asks the same and can be played to its end."""
    for seat in p.viewers:
        v = p.game.view(p.state, seat)
        w = p.game.determinise(v, rng)
        uphold_same(plain(census(p.state)), plain(census(w)), f"a world of seat {seat} holds other things")
        holes = [c for c in range(len(w.face)) if w.face[c] == UNKNOWN and p.state.face[c] != UNKNOWN]
        if not w.aside:
            uphold(not holes, f"a world of seat {seat} has holes at {holes}")
        mine, yours = v.decision_of(seat), w.decision_of(seat)
        uphold_same(plain(mine), plain(yours), f"a world asks seat {seat} something else")
        if w.pending:
            play_to_the_end(p.game, w, rng)


def play_to_the_end(game: Game, s: Any, rng: Rng) -> None:
    """Play at random; a game that gets stuck, or does not end, breaks the law."""
    try:
        playout(game.book, s, rng, game.longest)
    except Exception as error:
        raise LawBroken(f"cannot be played to its end: {error!r} at {game.book.bookmarks(s)}") from error


# --- 9 and 10: all along ---------------------------------------------------------------------------------
def things_are_conserved(p: Position, rng: Rng, census: Census) -> None:
    """Law 9: nothing is lost and nothing comes from nowhere, decision by decision."""
    s = p.state.copy()
    before = plain(census(s))
    for _ in range(60):
        if s.over:
            break
        seat, index = any_answer(s.pending, rng)
        p.game.decide(s, seat, index)
        uphold_same(before, plain(census(s)), f"things changed in number at {p.game.book.bookmarks(s)}")


def somebody_can_always_go_on(p: Position, rng: Rng) -> None:
    """Law 10: until the game is over somebody has a legal answer, and it is over within its limit."""
    s = p.state.copy()
    for _ in range(p.game.longest):
        if s.over:
            break
        uphold(bool(s.pending), f"nobody is asked: {p.game.book.bookmarks(s)}")
        seats = [d.seat for d in s.pending]
        uphold(len(set(seats)) == len(seats), f"one seat is asked twice at once: {seats}")
        for d in s.pending:
            uphold(0 <= d.seat < s.seats, f"seat {d.seat} is asked at a table of {s.seats}")
            uphold(len(d.codes) > 0, f"seat {d.seat} is asked without an answer: {p.game.book.bookmarks(s)}")
            uphold(len(set(d.codes)) == len(d.codes), f"seat {d.seat} is offered the same twice: {d.options}")
        seat, index = any_answer(s.pending, rng)
        try:
            p.game.decide(s, seat, index)
        except StuckGame as stuck:
            raise LawBroken(f"the rules got stuck: {stuck}") from stuck
    uphold(s.over, f"the game is not over after {p.game.longest} decisions")
    uphold(not s.pending, "the game is over, yet somebody is asked")
    standing = p.game.scores(s)
    uphold(
        sorted(row.seat for row in standing) == list(range(s.seats)), f"the standing lacks a seat: {standing}"
    )
    uphold([r.place for r in standing] == sorted(r.place for r in standing), f"not best first: {standing}")


# --- 11: saving ------------------------------------------------------------------------------------------
def saving_is_the_identity(p: Position, rng: Rng) -> None:
    """Law 11: a state written down and read again is the same, and plays on the same."""
    text = json.dumps(plain(p.state))
    s = rebuild(json.loads(text), examples_in(p.state))
    uphold_same(plain(p.state), plain(s), "a state read again differs")
    twin = p.state.copy()
    twin.events = p.state.events[:]
    dice = rng.copy()
    walk(p.game, s, 40, dice)
    walk(p.game, twin, 40, rng)
    uphold_same(plain(twin), plain(s), "a state read again plays on differently")


# --- and what the table relies on ------------------------------------------------------------------------
def screens_keep_no_order(p: Position, rng: Rng) -> None:
    """Whoever answers first behind the screens: once they go, the state is the same."""
    s = p.fresh()
    moments = [s.copy()] if len(s.pending) > 1 else []
    for seat, index in p.decisions:
        p.game.decide(s, seat, index)
        if len(s.pending) > 1:
            moments.append(s.copy())
    if not moments:
        return
    start = moments[int(rng.below(len(moments)))]
    salt = int(rng.below(1 << 20))
    ends = []
    for order in (seeded(1), seeded(int(rng.word()))):
        end = start.copy()
        answer_behind_screens(p.game, end, order, salt)
        ends.append(plain(end, (*LOG, "answer")))
    uphold_same(ends[0], ends[1], "it matters who answers first behind the screens")


def answer_behind_screens(game: Game, s: Any, order: Rng, salt: int) -> None:
    """Let all seats answer until the screens go: in any order, but each always the same."""
    minds = [seeded(salt + seat) for seat in range(s.seats)]
    while s.aside and not s.over:
        d = s.pending[int(order.below(len(s.pending)))]
        game.decide(s, d.seat, int(minds[d.seat].below(len(d.codes))))


def nothing_is_learned_within_the_horizon(p: Position, rng: Rng) -> None:
    """A decision that leaves the undo horizon behind has rolled no dice and shown nobody a face."""
    s = p.state.copy()
    for _ in range(30):
        if s.over:
            return
        before = s.copy()
        seat, index = any_answer(s.pending, rng)
        p.game.decide(s, seat, index)
        if s.horizon < s.decided and not s.over:
            where = p.game.book.bookmarks(s)
            uphold(s.rng.words() == before.rng.words(), f"dice spoke within the horizon: {where}")
            for c in range(len(before.face)):
                learned = s.seen_by[c] & ~before.seen_by[c]
                if before.face[c] == UNKNOWN:
                    learned &= ~(1 << seat)  # what a seat has just chosen itself is no news to it
                uphold(learned == 0, f"a face ({c}) was shown within the horizon: {where}")


def events_follow_their_causes(p: Position, rng: Rng) -> None:
    """Every event is numbered in order and names a cause before it; so does each seat's own log."""
    logs = [("the log", p.state.events)]
    logs += [(f"the log of seat {seat}", p.game.view(p.state, seat).events) for seat in p.viewers]
    for what, events in logs:
        for i, e in enumerate(events):
            uphold(e.number == i, f"{what}: event {i} is numbered {e.number}")
            uphold(-1 <= e.cause < i, f"{what}: event {i} names {e.cause} as its cause")


def every_refusal_says_why(p: Position, rng: Rng) -> None:
    """What is offered is allowed, what is not offered is refused with a sentence, whatever is asked for."""
    for seat in range(p.seats):
        v = p.game.view(p.state, seat)
        d = v.decision_of(seat)
        offered = [] if d is None or v.over else d.options
        for o in offered:
            reason = p.game.why_not(v, seat, o.verb, o.a, o.b)
            uphold(reason.number == ALLOWED, f"seat {seat} is offered {o!r}, yet: {reason.sentence}")
        for o in expectable(p, rng):
            if o not in offered:
                reason = p.game.why_not(v, seat, o.verb, o.a, o.b)
                uphold(reason.number != ALLOWED, f"{o!r} is not offered to seat {seat}, yet allowed")
                uphold(bool(reason.sentence), f"there is no sentence for {reason.key}")


def expectable(p: Position, rng: Rng) -> list[Option]:
    """Things somebody might ask for: what any seat is offered, its neighbours, and plain nonsense."""
    wanted = []
    for d in p.state.pending:
        for o in d.options[:8]:
            wanted += [
                o,
                Option(o.verb, o.a + 1, o.b),
                Option(o.verb, o.b, o.a),
                Option(o.verb + 1, o.a, o.b),
            ]
    for verb in range(30):
        wanted.append(Option(verb, int(rng.below(40)) - 1, int(rng.below(40)) - 1))
    return wanted


def worlds_have_weights(p: Position, rng: Rng) -> None:
    """Worlds come with weights that can be compared: none negative, not all nothing."""
    seat = int(rng.below(p.seats))
    weights = [weight for _, weight in p.game.worlds(p.game.view(p.state, seat), rng, 3)]
    uphold(len(weights) == 3, f"3 worlds were asked for, {len(weights)} given")
    uphold(all(0 <= weight < float("inf") for weight in weights), f"weights of {weights}")
    uphold(sum(weights) > 0, "no world explains what the seat has seen")


Law = Callable[[Position, Rng], None]

LAWS: Final[tuple[Law, ...]] = (
    same_decisions_give_the_same_game,
    a_copy_is_equal,
    a_copy_shares_nothing,
    nothing_is_held_twice,
    no_field_is_forgotten,
    a_fork_ends_the_same,
    a_world_looks_like_its_view,
    somebody_can_always_go_on,
    saving_is_the_identity,
    screens_keep_no_order,
    nothing_is_learned_within_the_horizon,
    events_follow_their_causes,
    every_refusal_says_why,
    worlds_have_weights,
)
"""The laws that need nothing but a position."""

COUNTED_LAWS: Final = (a_world_is_possible, things_are_conserved)
"""The laws that need a census of the game as well."""
