"""Each law catches what it is there for: games broken on purpose, each in one way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import moonrise
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from conclave.kernel.choices import pack
from conclave.kernel.events import Event, Heard, for_seat
from conclave.kernel.game import Game
from conclave.kernel.happenings import PASS, Happening
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.state import UNKNOWN
from conclave.show.author import Show, Things, Track
from conclave.testkit import drawing, laws, secrecy
from conclave.testkit.laws import LawBroken
from conclave.testkit.plain import is_same_column
from conclave.testkit.strategies import Position, walk
from tests.kernel import lodge
from tests.kernel.lodge import GAME, Evening, census
from tests.kernel.lodge_cards import AEGIS, COPIES, FIRESTORM, PARRY
from tests.kernel.lodge_table import BOOK, DISCARD, HAND, PICK, SET, Lodge


def search(game: Game, law: Callable[..., None], *more: Any) -> str:
    """Try a law on many positions; returns the sentence with which it first broke, or nothing."""
    for seed in range(60):
        rng = seeded(1000 + seed)
        seats = 2 + seed % 3
        s = game.new(seats, seed)
        decisions = walk(game, s, int(rng.below(60)), rng)
        try:
            law(Position(game, seats, seed, {}, s, decisions), rng, *more)
        except AssertionError as broken:
            return str(broken) or "broken"
    return ""


def with_table(table: type[Lodge]) -> Game:
    """The Lodge on another table."""

    def begin(seats: int, rng: Rng, options: Any) -> Lodge:
        s = table(seats, rng)
        BOOK.begin(s, lodge.WHOLE_GAME)
        return s

    return replace(GAME, begin=begin)


def with_view(change: Callable[[Lodge, Lodge, int], None]) -> Game:
    """The Lodge with a view that is changed after it was made: from the state, the view, the seat."""

    class Leaking(Game):
        def view(self, s: Any, seat: int, heard: Heard | None = None) -> Any:
            v = super().view(s, seat, heard)
            change(s, v, seat)
            return v

    return Leaking(**{each.name: getattr(GAME, each.name) for each in fields(GAME)})


@pytest.mark.parametrize("law", [*laws.LAWS, *secrecy.SECRECY], ids=lambda law: law.__name__)
def test_the_unbroken_game_keeps(law) -> None:
    assert search(GAME, law) == ""


def test_columns_that_only_look_as_if_one_was_written_are_not_shared() -> None:
    """A view has 0 where a world has 1: what is written into the one must not be taken for the other's."""
    view, world = vec[i16]([0, 5]), vec[i16]([1, 5])
    assert not is_same_column(view, world)
    assert not is_same_column(world, view)


# --- copies -----------------------------------------------------------------------------------------------
class SharesAList(Lodge):
    def copy(self) -> Lodge:
        s = super().copy()
        s.marks = self.marks
        return s


class SharesAFrame(Lodge):
    def copy(self) -> Lodge:
        s = super().copy()
        s.stack[:1] = self.stack[:1]
        return s


class ForgetsAField(Lodge):
    def copy(self) -> Lodge:
        s = super().copy()
        s.turn = 0
        return s


class ForgetsWhatIsRarelySet(Lodge):
    def copy(self) -> Lodge:
        s = super().copy()
        s.lasted = 0
        return s


class ForgetsAPronoun(Lodge):
    def copy(self) -> Lodge:
        s = super().copy()
        for f in s.stack:
            f.by = -1
        return s


def test_a_copy_that_shares_a_list() -> None:
    assert "marks" in search(with_table(SharesAList), laws.a_copy_shares_nothing)


def test_a_copy_that_shares_a_frame() -> None:
    assert "stack[0]" in search(with_table(SharesAFrame), laws.a_copy_shares_nothing)


def test_a_copy_that_forgets_a_field() -> None:
    assert "turn" in search(with_table(ForgetsAField), laws.a_copy_is_equal)


def test_a_copy_that_forgets_a_field_that_is_rarely_set() -> None:
    game = with_table(ForgetsWhatIsRarelySet)
    assert "lasted" in search(game, laws.no_field_is_forgotten)


def test_a_copy_that_forgets_a_pronoun_that_no_rule_here_uses() -> None:
    game = with_table(ForgetsAPronoun)
    assert search(game, laws.a_copy_is_equal) == ""
    assert "by" in search(game, laws.no_field_is_forgotten)


def test_a_list_with_two_holders() -> None:
    """The original goes on with one list, its copy with two: they would soon tell different stories."""

    class Lends(Lodge):
        def push(self, f: Any) -> None:
            if not f.them:
                f.them = self.marks
            super().push(f)

    assert "marks" in search(with_table(Lends), laws.nothing_is_held_twice)


def test_a_shared_row_that_is_changed_after_all() -> None:
    class RewritesDecisions(Lodge):
        def decision_of(self, seat: int) -> Any:
            d = super().decision_of(seat)
            if d is not None and self.decided > 5:
                d.about += 1
            return d

    assert "changed what it was forked from" in search(
        with_table(RewritesDecisions), laws.a_fork_ends_the_same
    )


# --- dice and decisions -----------------------------------------------------------------------------------
def test_a_game_that_rolls_dice_of_its_own() -> None:
    rolled = seeded(9)

    def begin(seats: int, rng: Rng, options: Any) -> Lodge:
        return lodge.begin(seats, seeded(int(rolled.word())), options)

    assert "led elsewhere" in search(replace(GAME, begin=begin), laws.same_decisions_give_the_same_game)


def test_a_function_in_the_state() -> None:
    class KeepsACallback(Lodge):
        def __init__(self, seats: int, rng: Rng) -> None:
            super().__init__(seats, rng)
            self.then = print

    with pytest.raises(TypeError, match="not plain data"):
        search(with_table(KeepsACallback), laws.saving_is_the_identity)


def test_screens_that_keep_an_order() -> None:
    class RemembersWhoWasFirst(Lodge):
        def decision_of(self, seat: int) -> Any:
            d = super().decision_of(seat)
            if self.aside and self.round == 1 and d is not None and len(self.pending) == self.seats:
                self.marks[0] = seat
            return d

    game = with_table(RemembersWhoWasFirst)
    assert "who answers first" in search(game, laws.screens_keep_no_order)


def test_a_game_that_cannot_end() -> None:
    assert "not over after 3" in search(replace(GAME, longest=3), laws.somebody_can_always_go_on)


def test_a_game_that_gets_stuck() -> None:
    class LosesItsPlace(Lodge):
        def end_lasting(self, until: int, when: int) -> None:
            self.stack = []

    game = with_table(LosesItsPlace)
    with pytest.raises(LawBroken, match="the stack is empty"):
        laws.somebody_can_always_go_on(Position(game, 2, 1, {}, game.new(2, 1), []), seeded(1))


# --- worlds -----------------------------------------------------------------------------------------------
def with_worlds(change: Callable[[Lodge, Rng], None]) -> Game:
    """The Lodge with worlds that are changed after they were dealt."""

    def determinise(v: Lodge, rng: Rng) -> Lodge:
        w = lodge.determinise(v, rng)
        change(w, rng)
        return w

    return replace(GAME, fill_holes=determinise)


def test_a_world_with_an_impossible_card_face_down() -> None:
    """What lies face down must be of a hidden kind: the simple laws cannot see that, the census does."""

    def swap(w: Lodge, rng: Rng) -> None:
        laid = [c for c in range(len(w.zone)) if w.zone[c] == SET and w.seen_by[c] != -1]
        piled = [c for c in w.pile if w.face[c] == 0]
        if laid and piled:
            w.face[laid[0]], w.face[piled[0]] = w.face[piled[0]], w.face[laid[0]]

    assert "lies face down" in search(with_worlds(swap), laws.a_world_is_possible, census)


def test_a_world_with_a_card_too_many() -> None:
    def forge(w: Lodge, rng: Rng) -> None:
        if w.pile:
            w.face[w.pile[0]] = len(COPIES) - 1

    assert "holds other things" in search(with_worlds(forge), laws.a_world_is_possible, census)


def test_a_world_with_a_hole() -> None:
    def dig(w: Lodge, rng: Rng) -> None:
        if w.pile and not w.aside:
            w.face[w.pile[0]] = UNKNOWN

    def no_census(s: Lodge) -> object:
        return 0

    assert "has holes" in search(with_worlds(dig), laws.a_world_is_possible, no_census)


def test_a_world_that_forgets_what_the_seat_knows() -> None:
    def forget(w: Lodge, rng: Rng) -> None:
        hands = [c for c in range(len(w.zone)) if w.zone[c] == HAND]
        faces = [w.face[c] for c in hands]
        rng.shuffle(faces)
        for c, face in zip(hands, faces, strict=True):
            w.face[c] = face

    assert "can tell a world" in search(with_worlds(forget), laws.a_world_looks_like_its_view)


def test_weights_that_cannot_be_compared() -> None:
    game = replace(GAME, plausibility=lambda v, w: -1.0)
    assert "weights" in search(game, laws.worlds_have_weights)
    game = replace(GAME, plausibility=lambda v, w: 0.0)
    assert "no world" in search(game, laws.worlds_have_weights)


# --- leaks ------------------------------------------------------------------------------------------------
def leak_a_face(s: Lodge, v: Lodge, seat: int) -> None:
    if s.pile:
        v.face[s.pile[-1]] = s.face[s.pile[-1]]


def leak_by_counter(s: Lodge, v: Lodge, seat: int) -> None:
    v.decided = s.decided


def leak_by_event_numbers(s: Lodge, v: Lodge, seat: int) -> None:
    heard = [e for e in s.events if (e.seen_by >> seat) & 1]
    v.events = [Event(e.number, e.kind, e.seat, e.a, e.b, e.n, e.cause, e.seen_by) for e in heard]


def leak_the_stack(s: Lodge, v: Lodge, seat: int) -> None:
    v.stack = [f.copy() for f in s.stack]


def leak_the_dice(s: Lodge, v: Lodge, seat: int) -> None:
    v.rng = s.rng.copy()


def leak_questions(s: Lodge, v: Lodge, seat: int) -> None:
    v.pending = s.pending[:]


def leak_screens(s: Lodge, v: Lodge, seat: int) -> None:
    v.aside = [[f.copy() for f in strand] for strand in s.aside]


def leak_a_sum(s: Lodge, v: Lodge, seat: int) -> None:
    """A leak that no face shows: how many hidden kinds others hold, in a column where it looks innocent."""
    v.turn = sum(s.face[c] for c in range(len(s.zone)) if s.zone[c] == HAND)


def leak_the_last_answer(s: Lodge, v: Lodge, seat: int) -> None:
    v.answer = s.answer


def leak_private_events(s: Lodge, v: Lodge, seat: int) -> None:
    everybody = [Event(e.number, e.kind, e.seat, e.a, e.b, e.n, e.cause, -1) for e in s.events]
    v.events = for_seat(everybody, seat)


@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (leak_a_face, secrecy.a_view_holds_no_secret),
        (leak_a_face, secrecy.a_spectator_knows_nothing_private),
        (leak_a_face, secrecy.two_worlds_look_the_same),
        (leak_by_counter, secrecy.two_worlds_look_the_same),
        (leak_by_event_numbers, laws.events_follow_their_causes),
        (leak_by_event_numbers, secrecy.two_worlds_look_the_same),
        (leak_the_stack, secrecy.a_waiting_seat_sees_no_stack),
        (leak_the_stack, secrecy.two_worlds_look_the_same),
        (leak_the_dice, secrecy.a_view_holds_no_secret),
        (leak_questions, secrecy.a_view_holds_no_secret),
        (leak_questions, secrecy.a_spectator_knows_nothing_private),
        (leak_screens, secrecy.a_waiting_seat_sees_no_stack),
        (leak_a_sum, secrecy.two_worlds_look_the_same),
        (leak_the_last_answer, secrecy.a_view_holds_no_secret),
        (leak_private_events, secrecy.a_view_holds_no_secret),
    ],
    ids=lambda x: x.__name__,
)
def test_a_leak(leak: Callable[[Lodge, Lodge, int], None], law) -> None:
    assert search(with_view(leak), law) != ""


def leak_what_was_declined(s: Lodge, v: Lodge, seat: int) -> None:
    for f, truth in zip(v.stack, s.stack, strict=False):
        if isinstance(f, Happening) and isinstance(truth, Happening):
            f.spoken = truth.spoken[:]


def test_a_view_that_shows_what_was_declined() -> None:
    """Too rare for random play: seat 2 keeps its protection in a window in which seat 0 is asked later."""
    t = Evening(3).at(0, 1).at(2, 1).set(2, PARRY).set(0, AEGIS).give(1, FIRESTORM)
    t.s.active = t.s.stack[-1].you = 1
    t.go_on().cast(1, FIRESTORM).choose(1, PICK, 1).choose(2, PASS)
    secrecy.a_waiting_seat_sees_no_stack(Position(GAME, 3, 1, {}, t.s, []), seeded(1))
    game = with_view(leak_what_was_declined)
    with pytest.raises(LawBroken, match=r"seat 0 sees that .* spoke or declined to"):
        secrecy.a_waiting_seat_sees_no_stack(Position(game, 3, 1, {}, t.s, []), seeded(1))


def test_a_rule_that_looks_at_a_hidden_card() -> None:
    class Peers(Lodge):
        def tell(self, kind: int, seat: int, a: int = -1, b: int = -1, n: int = 0, seen_by: int = -1) -> None:
            super().tell(kind, seat, a, b, n + (self.face[self.pile[0]] if self.pile else 0), seen_by)

    assert ".events" in search(with_table(Peers), secrecy.what_stays_hidden_changes_nothing)


def test_a_refusal_that_knows_too_much() -> None:
    """A predicate must answer from the view; this one has kept the truth in its sleeve."""
    truth: list[Lodge] = []

    def view(s: Lodge, seat: int) -> Lodge:
        truth[:] = [s]
        return lodge.view(s, seat)

    class Knowing(lodge.LodgeWords):
        def refuse(self, book: Any, v: Any, seat: int, verb: int, a: int, b: int) -> int:
            return lodge.FAR if truth[0].face[truth[0].pile[-1]] % 2 else lodge.HELD

    game = replace(GAME, make_view=view, show=Knowing())
    assert "asking why not" in search_with_truth(game, truth)


def search_with_truth(game: Game, truth: list[Lodge]) -> str:
    """Ask in each world in turn, as a cheating table would answer."""

    class Turncoat(Game):
        def why_not(self, v: Any, seat: int, verb: int, a: int = -1, b: int = -1) -> Any:
            truth[:] = [owner[id(v)]] if id(v) in owner else truth
            return super().why_not(v, seat, verb, a, b)

        def view(self, s: Any, seat: int, heard: Heard | None = None) -> Any:
            v = super().view(s, seat, heard)
            owner[id(v)] = s
            kept.append(v)
            return v

    owner: dict[int, Lodge] = {}
    kept: list[Lodge] = []
    fields = {name: getattr(game, name) for name in game.__dataclass_fields__}
    return search(Turncoat(**fields), secrecy.two_worlds_are_spoken_of_the_same)


def test_a_scene_that_draws_too_much() -> None:
    class Telling(lodge.LodgeWords):
        def draw(self, v: Any, language: str = "en", canvas: Any = None) -> object:
            return v.then

    def view(s: Lodge, seat: int) -> Lodge:
        v = lodge.view(s, seat)
        v.then = list(s.face)
        return v

    game = replace(GAME, make_view=view, show=Telling())
    assert "scene" in search(game, secrecy.two_worlds_are_spoken_of_the_same)


def test_a_bot_that_cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self, game: Game) -> None:
            self.game = game

        def choose(self, v: Lodge, rng: Rng) -> int:
            d = v.decision_of(v.viewer)
            assert d is not None
            return sum(v.then) % len(d.codes)

    def view(s: Lodge, seat: int) -> Lodge:
        v = lodge.view(s, seat)
        v.then = [x * c for c, x in enumerate(s.face)]
        return v

    monkeypatch.setattr(secrecy.bots, "names", lambda: ["cheat"])
    monkeypatch.setattr(secrecy.bots, "make", lambda name, game: Cheat(game))
    game = replace(GAME, make_view=view)
    assert "cheat on seat" in search(game, secrecy.two_worlds_get_the_same_choice)


def test_whoever_is_asked_in_secret_where_nothing_is_hidden() -> None:
    class AsksForAllToSee(Lodge):
        def veil(self) -> None:
            pass

    assert "and it shows" in search(with_table(AsksForAllToSee), secrecy.nobody_is_asked_in_secret_unhidden)


# --- the table's promises -----------------------------------------------------------------------------------
def test_a_face_shown_behind_the_horizon() -> None:
    class PeeksInSilence(Lodge):
        def show(self, handle: int, seats: int) -> None:
            self.seen_by[handle] |= seats

    assert "shown within the horizon" in search(
        with_table(PeeksInSilence), laws.nothing_is_learned_within_the_horizon
    )


def test_dice_rolled_behind_the_horizon() -> None:
    class RollsInSecret(Lodge):
        def decision_of(self, seat: int) -> Any:
            if not self.aside:
                self.rng.word()
            return super().decision_of(seat)

    assert "dice spoke within the horizon" in search(
        with_table(RollsInSecret), laws.nothing_is_learned_within_the_horizon
    )


def test_a_card_lost() -> None:
    class Burns(Lodge):
        def end_lasting(self, until: int, when: int) -> None:
            super().end_lasting(until, when)
            burnt = [c for c in range(len(self.zone)) if self.zone[c] == DISCARD]
            if burnt:
                self.face[burnt[0]] = 0

    assert "changed in number" in search(with_table(Burns), laws.things_are_conserved, census)


def test_a_refusal_without_a_sentence() -> None:
    reasons = type(GAME.reasons)()
    for reason in GAME.reasons.all[len(reasons.all) :]:
        reasons.add(reason.key, "", reason.rule)
    words = lodge.LodgeWords()
    words.reasons = reasons
    assert "no sentence" in search(replace(GAME, show=words), laws.every_refusal_says_why)


def test_a_refusal_of_what_is_offered() -> None:
    class Capricious(Game):
        def why_not(self, v: Any, seat: int, verb: int, a: int = -1, b: int = -1) -> Any:
            offered = v.decision_of(seat)
            if offered is not None and pack(verb, a, b) in offered.codes and verb != PASS:
                return self.reasons[lodge.FAR]
            return super().why_not(v, seat, verb, a, b)

    fields = {name: getattr(GAME, name) for name in GAME.__dataclass_fields__}
    assert "is offered" in search(Capricious(**fields), laws.every_refusal_says_why)


def test_an_option_offered_twice() -> None:
    class Stutters(Lodge):
        def ask(self, seat: int, about: int, this: int, codes: list[int], is_open: bool = True) -> None:
            super().ask(seat, about, this, [*codes, codes[0]], is_open)

    assert "the same twice" in search(with_table(Stutters), laws.somebody_can_always_go_on)


# --- drawing ----------------------------------------------------------------------------------------------
def with_show(show: type[Show] = Show, **parts: Things) -> Game:
    """Moonrise with another show, or with other parts of scenes."""
    own = moonrise.GAME.show
    made = show(
        "moonrise",
        "Moonrise",
        own.package,
        own.vocabulary,
        asking=own.asking,
        names=own.names_type,
        parts={**own.drawing.parts, **parts},
    )
    return replace(moonrise.GAME, show=made)


@pytest.mark.parametrize("law", drawing.DRAWING, ids=lambda law: law.__name__)
def test_the_model_game_keeps(law) -> None:
    assert search(with_show(), law) == ""


def test_a_drawing_that_looks_at_something_beside_its_facts() -> None:
    looked: list[Any] = []

    def seats_of(v: Any) -> list[int]:
        looked.append(v)
        return list(range(v.seats))

    def draw_moons(names: Any, seat: int) -> Track:
        return Track(key=f"moons-{seat}", label="", value=looked[-1].moons[seat])

    game = with_show(tracks=Things(seats_of, draw_moons))
    assert "tracks that are out of date" in search(game, drawing.scenes_are_as_drawn_from_nothing)


def test_a_show_that_takes_no_canvas() -> None:
    class Forgetful(Show):
        def draw(self, v: Any, language: str = "en", canvas: Any = None) -> Any:
            return super().draw(v, language)

    game = with_show(Forgetful)
    assert "the same view twice" in search(game, drawing.what_did_not_change_is_not_drawn_again)


def test_things_that_are_drawn_for_each_viewer() -> None:
    class Wasteful(Things):
        def drawn(self, names: Any, facts: list[Any]) -> Any:
            return tuple([self.draw(names, each) for each in facts])

    cards = moonrise.GAME.show.drawing.parts["cards"]
    game = with_show(cards=Wasteful(cards.facts, cards.draw))
    assert "each drawn their own cards" in search(game, drawing.viewers_share_what_they_see_alike)
