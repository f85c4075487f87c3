"""Positions of Dark Artifacts for tests, written as on paper: `Layout().stack(WHITE, "b3", "5.4.L").start()`.

Stacks are written top first: 5, 4, 3, 2 are dots, L the leader, A and B the cubes of relics A and B.
Entities are numbered in the order in which they are laid out. Pieces that no test names stand in one
more stack per seat, the reserve, on the seat's last setup space; a cube too many lies in the graveyard.
"""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import i16

import conclave
from conclave.games.dark_artifacts.rules.setup import GAME as WHOLE_GAME
from conclave.games.dark_artifacts.rules.setup import laid
from conclave.games.dark_artifacts.rules.turns import TURN
from conclave.games.dark_artifacts.table import BOOK, Table, beneath, board_of, kit_of, new_entity
from conclave.games.dark_artifacts.terms import (
    ATTACK,
    ATTACKED,
    COMMAND,
    CUBE_A,
    CUBE_B,
    DRAGON_STRUCK,
    FIRST_OF_LEVEL,
    FIVE,
    FOUR,
    KEEP_WHICH,
    LAY,
    LAY_WHAT,
    LEADER,
    LEVELS,
    MOVE,
    MOVE_WHERE,
    PLACE,
    PLACE_WHERE,
    PLAY,
    SLOTS,
    SPLIT,
    SWAMP_WHERE,
    THREE,
    TO,
    TWO,
    TYPES,
    WALL_WHERE,
)
from conclave.kernel.events import EVERYONE, Event
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from conclave.kernel.state import UNKNOWN
from conclave.testkit.scenario import Scene

WHITE, BLACK, RED, BLUE = range(4)
INITIALS = "WKRU"
"""White, blacK, Red, blUe: the letters in front of stacks in `board`."""

DOTS = "5432LAB"
"""The letter of each type of piece."""

GAME = conclave.load("dark-artifacts")

# Cards for slots that no test names, the least troublesome first.
PLAIN = {
    FOUR: "A7 A5 A8 A2 A6 A3 A1 A4",
    THREE: "B11 B12 B5 B1 B4 B9 B7 B8 B6 B2 B3 B10",
    LEADER: "B10 B2 B3 B12 B11 B5 B1 B4 B9 B7 B8 B6",
    TWO: "C2 C8 C6 C4 C7 C5 C1 C3",
    CUBE_A: "D8 D1 D3 D6 D2 D5 D7 D4",
    CUBE_B: "D8 D1 D3 D6 D2 D5 D7 D4",
}


def card_face(key: str) -> int:
    """The face of a card such as `A2`."""
    return FIRST_OF_LEVEL[" ABCD".index(key[0])] + int(key[1:]) - 1


def by_number(e: Event) -> int:
    """Events in the order in which they were told."""
    return e.number


class Setup(Scene):
    """A game from its very beginning: `Setup.new(GAME, seats=2)`."""

    rest = f"game@{len(BOOK.rules[WHOLE_GAME])} > turn@2"

    def answer_first(self, *abouts: int, seats: tuple[int, ...] = (0, 1, 2, 3)) -> Self:
        """Let seats give the first answer as long as they are asked one of these questions."""
        while True:
            found = [d for d in self.s.pending if d.about in abouts and d.seat in seats]
            if not found:
                return self
            self.game.decide(self.s, found[0].seat, 0)

    def to_terrain(self) -> Self:
        """Let everybody keep the first cards there are."""
        return self.answer_first(KEEP_WHICH)

    def to_stacking(self) -> Self:
        """Put terrain on the first spots there are."""
        return self.to_terrain().answer_first(SWAMP_WHERE, WALL_WHERE)

    def to_play(self) -> Self:
        """Let everybody build the first stacks there are."""
        return self.to_stacking().answer_first(PLACE_WHERE, LAY_WHAT)

    def build(self, seat: int, *stacks: str) -> Self:
        """Build stacks behind the screen, written `b1 5.4.L`, top first; what must follow comes by itself."""
        wanted = laid(self.s, seat)
        for stack in stacks:
            space, pieces = stack.split()
            self.choose(seat, PLACE, board_of(self.s).space_named(space))
            for letter in reversed(pieces.split(".")):
                wanted.append(DOTS.index(letter))
                if not self.s.aside or not self.s.aside[seat]:
                    continue
                lying = laid(self.s, seat)
                if len(lying) < len(wanted):
                    self.choose(seat, LAY, wanted[-1])
                else:
                    assert lying[: len(wanted)] == wanted
        return self

    def at(self, space: str) -> int:
        """The number of a space such as `b3`."""
        return board_of(self.s).space_named(space)

    def line(self, name: str) -> int:
        """The number of a line such as `b2|c2`."""
        a, b = name.split("|")
        return board_of(self.s).line_between(self.at(a), self.at(b))


class Layout(Scene):
    """A position in play, and the questions and answers of this game in short words."""

    rest = f"game@{len(BOOK.rules[WHOLE_GAME])} > turn@2"

    def __init__(self, seats: int = 2, hide_heights: bool = False) -> None:
        s = Table(seats, seeded(1))
        super().__init__(GAME, s)
        kit = kit_of(s)
        s.hide_heights = hide_heights
        s.phase = PLAY
        s.team = list(range(seats))
        s.face = vec[i16]([UNKNOWN] * kit.handles)
        s.seen_by = vec[i16]([0] * kit.handles)
        s.under = [-1] * kit.first_card
        s.origin = [-1] * kit.first_card
        s.slot = [-1] * (SLOTS * seats)
        self.left = [kit.pieces[:] for _ in range(seats)]
        self.used = [0] * seats
        self.stacks = [0] * seats
        self.named: dict[tuple[int, int], str] = {}
        self.corner = [board_of(s).name(row[-1]) for row in board_of(s).homes]
        self.buried = [False] * seats
        self.reserves: dict[int, str] = {}

    # --- laying out -------------------------------------------------------------------------------------
    def piece(self, seat: int, letter: str, origin: int) -> int:
        """Take a piece out of the seat's box."""
        type_ = DOTS.index(letter)
        assert self.left[seat][type_] > 0, f"seat {seat} has no {letter} left"
        self.left[seat][type_] -= 1
        p = seat * kit_of(self.s).per_seat + self.used[seat]
        self.used[seat] += 1
        self.s.face[p] = type_
        self.s.seen_by[p] = 1 << seat
        self.s.origin[p] = origin
        return p

    def stack(self, seat: int, space: str, pieces: str) -> Self:
        """Put an entity on a space, its pieces written top first."""
        s = self.s
        below = -1
        for letter in reversed(pieces.split(".")):
            p = self.piece(seat, letter, self.stacks[seat])
            s.under[p] = below
            below = p
        self.stacks[seat] += 1
        s.seen_by[below] = EVERYONE
        new_entity(s, seat, self.at(space), below)
        return self

    def graveyard(self, seat: int, pieces: str) -> Self:
        """Let pieces have fallen, in this order."""
        for letter in pieces.split("."):
            self.stacks[seat] += 1
            p = self.piece(seat, letter, 16 + self.stacks[seat])
            self.s.seen_by[p] = EVERYONE
            self.s.grave.append(p)
        return self

    def bury(self, *seats: int) -> Self:
        """Let everything not named of these seats have fallen, but for the leader."""
        for seat in seats:
            self.buried[seat] = True
        return self

    def reserve(self, seat: int, space: str) -> Self:
        """Say where the pieces not named stand."""
        self.corner[seat] = space
        return self

    def card(self, seat: int, type_: int, key: str) -> Self:
        """Give a seat a card for a type of piece."""
        assert " ABCD".index(key[0]) == LEVELS[type_], f"{key} does not fit that slot"
        self.named[seat, type_] = key
        return self

    def terrain(self, swamp: str = "", wall: str = "", forest: str = "") -> Self:
        """Put terrain on the board; several of a kind with blanks between."""
        for name in swamp.split():
            self.s.swamps |= 1 << self.at(name)
        for name in wall.split():
            self.s.walls |= 1 << self.line(name)
        for name in forest.split():
            self.s.forests |= 1 << self.at(name)
        assert board_of(self.s).is_whole(self.s.walls, self.s.swamps), "this terrain cuts the board (O5)"
        return self

    def dragon(self, space: str, commander: int = -1) -> Self:
        """Put the Dragon on the board, called by a seat."""
        self.s.dragon = self.at(space)
        self.s.commander = commander
        return self

    def join(self, leader: int, *seats: int) -> Self:
        """Let seats have joined the side of a leader; their own leaders have fallen."""
        for seat in seats:
            self.graveyard(seat, "L")
            self.s.team[seat] = leader
        return self

    def start(self, active: int = WHITE, actions: int = 3, attacks: int = 1, still: int = 0) -> Self:
        """Fill up what was not named and go to the first question of a seat's turn."""
        s = self.s
        for seat in range(s.seats):
            self.set_rest_up(seat)
        self.deal()
        s.active = active
        s.still = still
        game = Frame(WHOLE_GAME)
        game.at = len(BOOK.rules[WHOLE_GAME])
        s.stack.append(game)
        s.stack.append(Frame(TURN))
        self.go_on()
        if (actions, attacks) != (3, 1):
            s.pending = []
            s.stack[-1].at = 1
            s.actions = actions
            s.attacks = attacks
            self.go_on()
        s.events = []
        return self

    def set_rest_up(self, seat: int) -> None:
        """Put what no test named in the reserve, or in the graveyard."""
        left = self.left[seat]
        rest = [DOTS[t] for t in (FIVE, FOUR, THREE, TWO, CUBE_A, CUBE_B) for _ in range(left[t])]
        if self.buried[seat]:
            if rest:
                self.graveyard(seat, ".".join(rest))
            rest = []
        elif "A" in rest and "B" in rest:
            rest.remove("B")
            self.graveyard(seat, "B")
        if left[LEADER]:
            rest.append("L")
        if rest:
            self.stack(seat, self.corner[seat], ".".join(rest))
            self.reserves[len(self.s.top) - 1] = self.told_as(len(self.s.top) - 1)

    def deal(self) -> None:
        """Deal all cards: the named ones and plain ones to the slots, the others as they come."""
        s = self.s
        kit = kit_of(s)
        used = set(self.named.values())
        assert len(used) == len(self.named), "a card is named twice"
        for seat in range(s.seats):
            for type_ in range(FOUR, TYPES):
                if kit.pieces[type_] and (seat, type_) not in self.named:
                    key = next(k for k in PLAIN[type_].split() if k not in used)
                    used.add(key)
                    self.named[seat, type_] = key
        rest = [
            [c for c in range(FIRST_OF_LEVEL[n], FIRST_OF_LEVEL[n + 1]) if c not in map(card_face, used)]
            for n in range(5)
        ]
        handle = kit.first_card
        for seat in range(s.seats):
            for level in range(1, 5):
                kept = [t for t in range(FOUR, TYPES) if LEVELS[t] == level and (seat, t) in self.named]
                for n in range(kit.dealt[level]):
                    if n < len(kept):
                        s.slot[seat * SLOTS + kept[n] - 1] = handle
                        s.face[handle] = card_face(self.named[seat, kept[n]])
                    else:
                        s.face[handle] = rest[level].pop(0)
                    s.seen_by[handle] = 1 << seat
                    handle += 1
        for level in range(1, 5):
            for face in rest[level]:
                s.face[handle] = face
                handle += 1
        for p in range(kit.first_card):
            if s.seen_by[p] == EVERYONE and s.face[p] > FIVE:
                s.seen_by[s.slot[p // kit.per_seat * SLOTS + s.face[p] - 1]] = EVERYONE
        for handle in range(kit.first_place, kit.handles):
            s.face[handle] = 0
            s.seen_by[handle] = EVERYONE

    # --- names ------------------------------------------------------------------------------------------
    def at(self, space: str) -> int:
        """The number of a space such as `b3`."""
        return board_of(self.s).space_named(space)

    def line(self, name: str) -> int:
        """The number of a line such as `b2|c2`."""
        a, b = name.split("|")
        line = board_of(self.s).line_between(self.at(a), self.at(b))
        assert line >= 0, f"{name} is no line"
        return line

    def fallen(self, seat: int, letter: str) -> int:
        """The first piece of a type in a seat's graveyard, as options name it."""
        per_seat = kit_of(self.s).per_seat
        return next(p for p in self.s.grave if p // per_seat == seat and DOTS[self.s.face[p]] == letter)

    # --- acting -----------------------------------------------------------------------------------------
    def move(self, seat: int, e: int, space: str) -> Self:
        """Move an entity to a space; where only one space is legal nobody is asked."""
        self.choose(seat, MOVE, e)
        d = self.s.decision_of(seat)
        if d is not None and d.about == MOVE_WHERE:
            self.choose(seat, TO, self.at(space))
        assert self.s.space[e] == self.at(space)
        return self

    def split(self, seat: int, e: int) -> Self:
        """Split an entity."""
        return self.choose(seat, SPLIT, e)

    def attack(self, seat: int, e: int, target: int) -> Self:
        """Attack with an entity."""
        return self.choose(seat, ATTACK, e, target)

    def command(self, seat: int, space: str) -> Self:
        """Command the Dragon to a space."""
        return self.choose(seat, COMMAND).choose(seat, TO, self.at(space))

    def pass_turn(self, *seats: int) -> Self:
        """Let seats pass one after the other."""
        for seat in seats:
            self.choose(seat, PASS)
        return self

    # --- asking -----------------------------------------------------------------------------------------
    def told_as(self, e: int) -> str:
        """An entity on one line: `W:5.4@b3`; what lies beneath a top that has just fallen has no top."""
        s = self.s
        p = s.top[e] if s.top[e] >= 0 else beneath(s, e)
        letters = []
        while p >= 0:
            letters.append(DOTS[s.face[p]])
            p = s.under[p]
        return f"{INITIALS[s.owner[e]]}:{'.'.join(letters)}@{board_of(s).name(s.space[e])}"

    def board(self) -> list[str]:
        """Every entity on the board in the order of their numbers; a reserve only if it changed."""
        on_board = [e for e in range(len(self.s.top)) if self.s.top[e] != -1]
        return [self.told_as(e) for e in on_board if self.reserves.get(e) != self.told_as(e)]

    def grave(self, seat: int) -> str:
        """A seat's graveyard in order."""
        per_seat = kit_of(self.s).per_seat
        return ".".join(DOTS[self.s.face[p]] for p in self.s.grave if p // per_seat == seat)

    def spaces(self, seat: int, verb: int) -> list[str]:
        """The names of the spaces that a seat is offered, in order of the alphabet."""
        return sorted(board_of(self.s).name(a) for a, _ in self.offered(seat, verb))

    def reach(self, seat: int, e: int) -> list[str]:
        """Where a Move of an entity may end; the position stays as it is."""
        t = self.copy().choose(seat, MOVE, e)
        if t.asked() == [seat] and t.decision(seat).about == MOVE_WHERE:
            return t.spaces(seat, TO)
        return [board_of(self.s).name(t.s.space[e])]

    def entities(self, seat: int, verb: int) -> list[int]:
        """The entities that a seat is offered with a verb."""
        return sorted({a for a, _ in self.offered(seat, verb)})

    def powers(self) -> list[tuple[int, int]]:
        """The power of each attack so far, and the power it had to exceed."""
        told = self.told(ATTACKED) + self.told(DRAGON_STRUCK)
        return [divmod(e.n, 100) for e in sorted(told, key=by_number)]

    def left_over(self) -> tuple[int, int]:
        """The actions and attacks left in the running turn."""
        return self.s.actions, self.s.attacks

    def knows_card(self, seat: int, owner: int, type_: int) -> bool:
        """Whether a seat knows which card another has for a type."""
        return bool(self.s.seat_may_know(self.s.slot[owner * SLOTS + type_ - 1], seat))

    def winners(self) -> list[int]:
        """Who has won."""
        assert self.s.over
        return [row.seat for row in self.game.scores(self.s) if row.won]
