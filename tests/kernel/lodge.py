"""The Lodge: its rounds and turns, who sees what, and the game as the kernel offers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i16

from conclave.kernel.choices import Decision, Option, pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.game import Game, Setting, Standing, Words
from conclave.kernel.happenings import PASS, Happening
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.state import UNKNOWN
from conclave.kernel.views import begin_world, fill_screens, make_holes
from conclave.testkit import Scene
from tests.kernel import lodge_duels  # noqa: F401  (its cards are in the pile)
from tests.kernel.lodge_cards import COPIES, HIDDEN, KINDS, NAMES
from tests.kernel.lodge_table import (
    ACT,
    ACTIVATE,
    ACTIVATION,
    BOOK,
    CAST,
    CAST_IT,
    CASTING,
    DISCARD,
    DOOR,
    END_OF_TURN,
    ENTER,
    HAND,
    HEALTH,
    LAID,
    LAST_ROUND,
    LAY,
    MODIFIERS,
    PILE,
    PLAN_WHAT,
    PLANNED,
    REASONS,
    ROOMS,
    ROOTED,
    ROUND,
    SET,
    TABLE,
    UNDER,
    WALK,
    Lodge,
    draw,
    home,
    redeal,
)

FAR = REASONS.add("far", "Mages walk to the next room only.", "L1")
NOT_IN_HAND = REASONS.add("not-in-hand", "You cast from your hand.", "L2")
CANNOT_BE_CAST = REASONS.add("not-a-spell", "Traps and protections are laid, not cast.", "L3")
NOT_HIDDEN = REASONS.add("not-hidden", "Only traps and protections are laid.", "L3")
HELD = REASONS.add("rooted", "You cannot walk this turn.", "L4")


# --- rounds ---------------------------------------------------------------------------------------------
def deal(s: Lodge, f: Frame) -> None:
    faces = [face for face in range(len(NAMES)) for _ in range(COPIES[face])]
    s.face = vec[i16]([*faces, *[UNKNOWN] * s.seats])
    s.seen_by = vec[i16]([0] * len(s.face))
    s.zone = [DISCARD] * len(faces)
    s.holder = [-1] * len(faces)
    s.points = [0] * s.seats
    s.marks = [0] * ROOMS
    for m in range(s.seats):
        s.room.append(home(s, m))
        s.owner.append(m)
        s.damage.append(0)
        s.health.append(HEALTH)
        s.beneath.append(-1)
    redeal(s, list(range(len(faces))))
    for seat in range(s.seats):
        for _ in range(4):
            draw(s, seat)


def plan(s: Lodge, f: Frame) -> None:
    """Everybody decides behind the screen what to lay face down."""
    s.round += 1
    f.told = -1
    s.tell_and_head(ROUND, -1, n=s.round)
    for seat in range(s.seats):
        s.face[len(s.zone) + seat] = UNKNOWN
        s.seen_by[len(s.zone) + seat] = 0
    s.fork(PLANNING)


def why_not_lay(s: Lodge, seat: int, c: int) -> int:
    if not 0 <= c < len(s.zone) or s.zone[c] != HAND or s.holder[c] != seat:
        return NOT_IN_HAND
    return ALLOWED if KINDS[s.face[c]] == HIDDEN else NOT_HIDDEN


def offer_plan(s: Lodge, f: Frame) -> None:
    may = [pack(LAY, c) for c in range(len(s.zone)) if why_not_lay(s, f.you, c) == ALLOWED]
    s.ask(f.you, PLAN_WHAT, -1, [pack(PASS), *may])


def note_plan(s: Lodge, f: Frame) -> None:
    """The plan is a secret face like any other."""
    s.face[len(s.zone) + f.you] = s.answer.a
    s.seen_by[len(s.zone) + f.you] = 1 << f.you
    s.tell(PLANNED, f.you, s.answer.a)


PLANNING = BOOK.rule("planning", [offer_plan, note_plan])


def lay_what_was_planned(s: Lodge, f: Frame) -> None:
    for seat in range(s.seats):
        c = s.face[len(s.zone) + seat]
        s.show(len(s.zone) + seat, -1)
        if c >= 0:
            s.zone[c] = SET
            s.tell(LAID, seat, c)
    f.amount = 0


def take_turns(s: Lodge, f: Frame) -> None:
    if f.amount < s.seats:
        s.active = (s.round - 1 + f.amount) % s.seats
        f.amount += 1
        f.again()
        s.push(Frame(TURN, -1, s.active))


def end_round(s: Lodge, f: Frame) -> None:
    for seat in range(s.seats):
        draw(s, seat)
    if s.round == LAST_ROUND:
        s.over = True
    f.go_to(NEXT_ROUND)


NEXT_ROUND = Label("next round")
WHOLE_GAME = BOOK.rule("game", [deal, NEXT_ROUND, plan, lay_what_was_planned, take_turns, end_round])


# --- turns ----------------------------------------------------------------------------------------------
def begin_turn(s: Lodge, f: Frame) -> None:
    s.turn += 1
    s.actions = 2


def why_not_walk(s: Lodge, seat: int, room: int) -> int:
    if MODIFIERS.total(s, ROOTED, seat):
        return HELD
    return ALLOWED if (room - s.room[seat]) % ROOMS in (1, ROOMS - 1) and 0 <= room < ROOMS else FAR


def why_not_cast(s: Lodge, seat: int, c: int) -> int:
    if not 0 <= c < len(s.zone) or s.zone[c] != HAND or s.holder[c] != seat:
        return NOT_IN_HAND
    return CANNOT_BE_CAST if KINDS[s.face[c]] == HIDDEN else ALLOWED


def offer_action(s: Lodge, f: Frame) -> None:
    if s.actions == 0:
        f.leave()
        s.end_lasting(END_OF_TURN, s.turn)
        return
    codes = [pack(PASS), pack(ACTIVATE)]
    codes += [pack(WALK, room) for room in range(ROOMS) if why_not_walk(s, f.you, room) == ALLOWED]
    codes += [pack(CAST, c) for c in range(len(s.zone)) if why_not_cast(s, f.you, c) == ALLOWED]
    s.ask(f.you, ACT, -1, codes)


def take_action(s: Lodge, f: Frame) -> None:
    s.actions -= 1
    f.go_to(NEXT_ACTION)
    f.told = -1
    o = s.answer
    if o.verb == WALK:
        DOOR.cause(s, Happening(ENTER, -1, f.you, [f.you], [o.a]))
    elif o.verb == ACTIVATE:
        DOOR.cause(s, Happening(ACTIVATION, -1, f.you, [s.room[f.you]], [1]))
    elif o.verb == CAST:
        s.zone[o.a] = DISCARD
        s.show(o.a, -1)
        s.tell_and_head(CAST_IT, f.you, o.a, s.face[o.a])
        DOOR.cause(s, Happening(CASTING, o.a, f.you, [o.a], [1]))
    else:
        s.actions = 0


NEXT_ACTION = Label("next action")
TURN = BOOK.rule("turn", [begin_turn, NEXT_ACTION, offer_action, take_action])


def refuse(v: Lodge, seat: int, verb: int, a: int, b: int) -> int:
    d = v.decision_of(seat)
    about = -1 if d is None else d.about
    if verb == LAY and about == PLAN_WHAT:
        return why_not_lay(v, seat, a)
    if verb == WALK and about == ACT:
        return why_not_walk(v, seat, a)
    if verb == CAST and about == ACT:
        return why_not_cast(v, seat, a)
    return ALLOWED if verb <= 7 else NO_SUCH_THING


# --- secrets --------------------------------------------------------------------------------------------
def view(s: Lodge, seat: int) -> Lodge:
    v = s.copy()
    make_holes(s, v, seat)
    return v


def determinise(v: Lodge, rng: Rng) -> Lodge:
    """Unknown cards may be any that are unseen; what lies face down in front of a seat is a hidden kind."""
    w = v.copy()
    begin_world(v, w, rng)
    cards = range(len(w.zone))
    left = COPIES[:]
    for c in cards:
        if w.face[c] != UNKNOWN:
            left[w.face[c]] -= 1
    unseen = [face for face in range(len(NAMES)) for _ in range(left[face])]
    rng.shuffle(unseen)
    unknown = [c for c in cards if w.face[c] == UNKNOWN]
    for c in sorted(unknown, key=lambda c: w.zone[c] != SET):
        fit = [face for face in unseen if w.zone[c] != SET or KINDS[face] == HIDDEN]
        w.face[c] = fit[0]
        unseen.remove(fit[0])
        if w.zone[c] in (HAND, SET):
            w.seen_by[c] = 1 << w.holder[c]
    fill_screens(BOOK, w, v.viewer, rng)
    return w


def standing(s: Lodge) -> list[Standing]:
    best = max(s.points)
    rows = [
        Standing(k, 1 + sum(x > s.points[k] for x in s.points), s.points[k], s.points[k] == best)
        for k in range(s.seats)
    ]
    return sorted(rows, key=lambda row: (row.place, row.seat))


def begin(seats: int, rng: Rng, options: Mapping[str, Any]) -> Lodge:
    s = Lodge(seats, rng)
    BOOK.begin(s, WHOLE_GAME)
    return s


def census(s: Lodge) -> object:
    """All cards by face; each in one place; what lies face down is of a kind that may."""
    assert sorted(s.pile) == [c for c in range(len(s.zone)) if s.zone[c] == PILE]
    assert all(s.zone[c] == UNDER for c in s.beneath if c >= 0)
    for c in range(len(s.zone)):
        assert s.zone[c] != SET or KINDS[s.face[c]] == HIDDEN, f"{NAMES[s.face[c]]} lies face down"
        assert s.zone[c] != HAND or s.seen_by[c] & (1 << s.holder[c]), "a hand that its owner does not know"
    return sorted(s.face[: len(s.zone)])


class LodgeWords(Words):
    reasons = REASONS

    def draw(self, v: Any, language: str = "en", canvas: Any = None) -> object:
        return {"faces": list(v.face), "rooms": v.room, "log": len(v.events), "waiting": v.waiting}

    def refuse(self, book: Any, v: Any, seat: int, verb: int, a: int, b: int) -> int:
        return refuse(v, seat, verb, a, b)

    def label(self, v: Any, option: Option, language: str = "en") -> str:
        words = ["pass", "use", "lay", "walk to", "activate", "cast", "choose", "defend"]
        return f"{words[option.verb]} {option.a if option.a >= 0 else ''}".strip()

    def prompt(self, v: Any, d: Decision, language: str = "en") -> str:
        return ["Use it?", "Which first?", "Lay what?", "Your action?", "Which one?", "Defend?"][d.about]


GAME = Game(
    key="lodge",
    title="The Lodge",
    version="1",
    players=range(2, 5),
    book=BOOK,
    setting_list=(
        Setting("moon", "new", "Which moon shines.", ("new", "full")),
        Setting("loud", False, "Bells."),
    ),
    begin=begin,
    make_view=view,
    fill_holes=determinise,
    standing=standing,
    show=LodgeWords(),
    worth=lambda s, seat: float(s.points[seat]),
    cards=(),
    rules=(),
    round_of=lambda s: s.round,
    longest=2000,
)


# --- laying positions out -------------------------------------------------------------------------------
class Evening(Scene):
    """A position of the Lodge at the first turn of seat 0, with all cards in the pile but those laid out."""

    rest = "game@3 > turn@2"

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        s = Lodge(seats, seeded(seed))
        super().__init__(GAME, s)
        deal(s, Frame(WHOLE_GAME))
        redeal(s, [c for c in range(len(s.zone)) if s.zone[c] != PILE])
        s.round = 1
        s.room = [0] * seats
        whole = Frame(WHOLE_GAME)
        whole.at = 3
        whole.amount = 1
        s.stack = [whole, Frame(TURN, -1, 0)]

    def at(self, m: int, room: int, damage: int = 0) -> Self:
        self.s.room[m] = room
        self.s.damage[m] = damage
        return self

    def give(self, seat: int, *faces: int) -> Self:
        """Cards in a hand."""
        return self.lay(seat, HAND, 1 << seat, faces)

    def set(self, seat: int, *faces: int) -> Self:
        """Cards face down in front of a seat."""
        return self.lay(seat, SET, 1 << seat, faces)

    def stand(self, seat: int, *faces: int) -> Self:
        """Cards face up in front of a seat."""
        return self.lay(seat, TABLE, -1, faces)

    def lay(self, seat: int, zone: int, seen_by: int, faces: tuple[int, ...]) -> Self:
        s = self.s
        for face in faces:
            c = next(c for c in s.pile if s.face[c] == face)
            s.pile.remove(c)
            s.zone[c] = zone
            s.holder[c] = seat
            s.seen_by[c] = seen_by
        return self

    def ghoul(self, seat: int, room: int, over: int) -> Self:
        """A ghoul on top of a card."""
        s = self.s
        self.lay(seat, UNDER, 0, (over,))
        c = next(c for c in range(len(s.zone)) if s.zone[c] == UNDER and c not in s.beneath)
        s.room.append(room)
        s.owner.append(seat)
        s.damage.append(0)
        s.health.append(2)
        s.beneath.append(c)
        return self

    def card(self, face: int) -> int:
        """The handle of a card that lies somewhere outside the pile, the first if there are several."""
        return next(c for c in range(len(self.s.zone)) if self.s.face[c] == face and self.s.zone[c] != PILE)

    def cast(self, seat: int, face: int) -> Self:
        return self.choose(seat, CAST, self.card(face))

    @classmethod
    def new_game(cls, seats: int = 2, seed: int = 1) -> Self:
        """A game from its beginning, with everybody planning."""
        t = cls(seats, seed)
        t.s = GAME.new(seats, seed)
        return t
