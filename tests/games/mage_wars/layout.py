"""Positions of Mage Wars for tests: `Layout().put(A, "Timber Wolf", "b2")`, then `.turn(A)`.

Unless a test says otherwise a Wizard (seat A, zone a1) duels with a Priestess (seat B, zone d3), both have
20 mana, it is the second round, A has the initiative, and nothing but the Mages is in the arena. Zones are
called as on the board: columns a to d, rows 1 to 3. Each book has blank cards that become what a test puts.
"""

from __future__ import annotations

from typing import Self

import conclave
from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box, rounds
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.arms import BARS, bars_of
from conclave.games.mage_wars.rules.deeds import DEEDS
from conclave.games.mage_wars.rules.setup import GAME as WHOLE_GAME
from conclave.games.mage_wars.rules.traits import refresh, value
from conclave.games.mage_wars.rules.upkeep import UPKEEP
from conclave.games.mage_wars.table import Table, Terms, condition
from conclave.kernel.book import Runs
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.rng import seeded
from conclave.testkit.dice import loaded
from conclave.testkit.scenario import Scene

A, B = 0, 1
GAME = conclave.load("mage-wars")
BLANK = "Minor Heal"
CARDS = 45
DIE_FACES = {"0": (0, 1), "1": (2,), "2": (3,), "1*": (4,), "2*": (5,)}


def face(name: str) -> int:
    """The face of a card, by its name."""
    return box.NAME.index(name)


def dice_in(row: int) -> int:
    """How many dice a row of the log tells of: one digit to the base of 7 each."""
    return 0 if row == 0 else 1 + dice_in(row // 7)


class Layout(Scene):
    """A position, and the questions and answers of this game in short words."""

    def __init__(self, first: str = "Wizard", second: str = "Priestess", **options: object) -> None:
        chosen = GAME.read_options(options)
        mages = [face(first), face(second)]
        terms = Terms(chosen, mages, [[face(BLANK)] * CARDS, [face(BLANK)] * CARDS])
        s = Table(seeded(1), terms)
        super().__init__(GAME, s)
        s.round = 2
        self.used = [0, 0]
        for seat in (A, B):
            self.set_up(seat)
        refresh(s)

    def set_up(self, seat: int) -> None:
        """A Mage in its corner, and a book of blank cards."""
        s = self.s
        s.face[seat] = s.terms.mages[seat]
        s.place[seat] = k.PLAY
        s.up[seat] = 1
        s.ready[seat] = 1
        s.zone[seat] = s.terms.board.starts[seat]
        s.mana[seat] = 20
        s.play.append(seat)
        for x in range(s.terms.first[seat], s.terms.first[seat] + CARDS):
            s.face[x] = face(BLANK)
            s.place[x] = k.BOOK
            s.seen_by[x] = 1 << seat
        for x in range(s.terms.plans, s.terms.handles):
            s.seen_by[x] = 1 << s.terms.owner[x]

    # --- laying out -----------------------------------------------------------------------------------------
    def zone(self, name: str) -> int:
        """The number of a zone, as `b2`."""
        return int(self.s.terms.board.zone_at("abcd".index(name[0]), int(name[1]) - 1))

    def border(self, one: str, other: str) -> int:
        """The number of the border between two zones."""
        return int(self.s.terms.board.border_between(self.zone(one), self.zone(other)))

    def card(self, seat: int, name: str) -> int:
        """A card of a seat's book: the last blank one becomes it."""
        self.used[seat] += 1
        x = self.s.terms.first[seat] + CARDS - self.used[seat]
        self.s.face[x] = face(name)
        self.s.terms.books[seat][CARDS - self.used[seat]] = face(name)
        return int(x)

    def put(
        self,
        seat: int,
        name: str,
        zone: str = "",
        on: int = -1,
        between: tuple[str, str] | None = None,
        up: bool = True,
        ready: bool = True,
    ) -> int:
        """A card of a seat is in play: in a zone, on an object, or on a border; returns its handle."""
        s = self.s
        x = self.card(seat, name)
        s.place[x] = k.PLAY
        s.up[x] = 1 if up else 0
        s.controller[x] = s.controller[on] if on >= 0 and box.KIND[face(name)] == k.EQUIPMENT else seat
        s.seen_by[x] = EVERYONE if up else 1 << seat
        s.zone[x] = self.zone(zone) if zone else -1
        s.bearer[x] = on
        s.border[x] = self.border(*between) if between else -1
        s.ready[x] = 1 if ready and box.KIND[face(name)] == k.CREATURE else 0
        s.play.append(x)
        refresh(s)
        return x

    def prepare(self, seat: int, name: str, on: int = -1) -> int:
        """A spell is prepared: for the Mage, or for a Familiar or Spawnpoint."""
        x = self.card(seat, name)
        self.s.place[x] = k.PREPARED
        self.s.bearer[x] = on if on >= 0 else seat
        return x

    def bind(self, seat: int, name: str, wand: int) -> int:
        """A spell is bound to a wand."""
        x = self.card(seat, name)
        self.s.place[x] = k.BOUND
        self.s.bearer[x] = wand
        return x

    def discarded(self, seat: int, name: str) -> int:
        """A card lies in a discard pile."""
        x = self.card(seat, name)
        self.s.place[x] = k.DISCARD
        self.s.seen_by[x] = EVERYONE
        return x

    def mana(self, seat: int, n: int) -> Self:
        """A supply holds so much mana."""
        self.s.mana[seat] = n
        return self

    def stand(self, x: int, zone: str) -> Self:
        """An object stands in a zone."""
        self.s.zone[x] = self.zone(zone)
        return self

    def afflict(self, x: int, c: int, n: int = 1) -> Self:
        """An object has markers of a condition."""
        self.s.conditions[k.CONDITIONS * x + c] = n
        return self

    def hurt(self, x: int, n: int) -> Self:
        """An object has damage."""
        self.s.damage[x] = n
        self.s.shaken = True
        return self

    def tire(self, x: int) -> Self:
        """A creature has been activated in this round."""
        self.s.ready[x] = 0
        return self

    def guard(self, x: int) -> Self:
        """A creature guards."""
        self.s.guard[x] = 1
        return self

    # --- beginning ------------------------------------------------------------------------------------------
    def begin_at(self, rule: int) -> Self:
        """The round goes on from where it carries out one of its rules; what went on before is given up."""
        self.s.stack.clear()
        self.s.pending.clear()
        steps = GAME.book.rules[rounds.ROUND]
        at = next(n for n, step in enumerate(steps) if isinstance(step, Runs) and step.rule == rule)
        whole, round_ = Frame(WHOLE_GAME), Frame(rounds.ROUND)
        whole.at = len(GAME.book.rules[WHOLE_GAME])
        round_.at = at
        self.s.stack.extend([whole, round_])
        return self.go_on()

    def turn(self, seat: int = A) -> Self:
        """It is a player's turn to activate a creature; the initiative is theirs."""
        self.s.initiative = seat
        self.s.phase = k.CREATURE_ACTIONS
        return self.begin_at(rounds.TURNS)

    def upkeep(self, seat: int = A) -> Self:
        """The Upkeep begins; the initiative is a player's."""
        self.s.initiative = seat
        self.s.phase = k.UPKEEP_PHASE
        return self.begin_at(UPKEEP)

    def phase(self, rule: int, seat: int = A) -> Self:
        """Another phase begins, by the number of its rule."""
        self.s.initiative = seat
        return self.begin_at(rule)

    # --- dice -----------------------------------------------------------------------------------------------
    def dice(self, said: str) -> Self:
        """What is rolled next: `0`, `1`, `2`, `1*`, `2*` of an attack die, `d7` of the effect die."""
        rolls: list[tuple[int, tuple[int, ...]]] = []
        for word in said.split():
            rolls.append((12, (int(word[1:]) - 1,)) if word[0] == "d" else (6, DIE_FACES[word]))
        self.s.rng = loaded(rolls)
        return self

    # --- acting ---------------------------------------------------------------------------------------------
    def activate(self, x: int) -> Self:
        """A creature is activated by whoever controls it."""
        return self.choose(int(self.s.controller[x]), t.ACTIVATE, x)

    def attack(self, x: int, bar: str, target: int) -> Self:
        """A creature attacks with a bar, by its name."""
        return self.choose(int(self.s.controller[x]), t.ATTACK, self.bar(x, bar), target)

    def bar(self, x: int, name: str) -> int:
        """The number of a bar of a creature or of what it wears."""
        return next(bar for bar in bars_of(self.s, x) if BARS[bar].name == name)

    def move(self, x: int, zone: str) -> Self:
        """A creature moves to a zone."""
        return self.choose(int(self.s.controller[x]), t.MOVE, self.zone(zone))

    def cast(self, seat: int, card: int, target: int) -> Self:
        """A spell is cast at an object."""
        return self.choose(seat, t.CAST, card, target)

    def cast_zone(self, seat: int, card: int, zone: str) -> Self:
        """A spell is cast at a zone."""
        return self.choose(seat, t.CAST_ZONE, card, self.zone(zone))

    def invoke(self, seat: int, x: int, n: int = 0, target: int = -1) -> Self:
        """An ability of a card is used, the first one unless another is said."""
        assert n < len(DEEDS[self.s.face[x]])
        if target < 0:
            return self.choose(seat, t.INVOKE_ALONE, k.DEEDS * x + n)
        return self.choose(seat, t.INVOKE, k.DEEDS * x + n, target)

    def speak(self, seat: int, x: int) -> Self:
        """A card that may say something does."""
        n = next(a for a, b in self.offered(seat, USE) if b == x)
        return self.choose(seat, USE, n, x)

    def done(self, seat: int) -> Self:
        """A seat declines, or ends what it does."""
        return self.choose(seat, PASS)

    def skip(self) -> Self:
        """Everybody declines whatever may be declined but turns and actions."""
        often = (t.WHOSE_TURN, t.DO_WHAT)
        while self.s.pending and self.s.pending[0].about not in often:
            d = self.s.pending[0]
            if (PASS, -1, -1) not in [(o.verb, o.a, o.b) for o in d.options]:
                break
            self.choose(d.seat, PASS)
        return self

    def fights(self, x: int, bar: str, target: int, dice: str = "") -> Self:
        """A creature is activated in its controller's turn and attacks; whatever may be declined is."""
        if not self.s.stack:
            self.turn(int(self.s.controller[x])).skip()
        self.activate(x).skip()
        if dice:
            self.dice(dice)
        return self.attack(x, bar, target).skip()

    def casts(self, seat: int, name: str, target: int | str | None = None, dice: str = "") -> int:
        """A Mage casts a spell in its turn: a quick one before any activation; returns the card."""
        card = self.prepare(seat, name)
        if not self.s.stack:
            self.turn(seat).skip()
        if box.ACTION[face(name)] == k.FULL and self.asks(seat, t.WHOSE_TURN):
            self.activate(seat).skip()
        if dice:
            self.dice(dice)
        if target is None:
            self.choose(seat, t.CAST_ALONE, card)
        elif isinstance(target, str):
            self.cast_zone(seat, card, target)
        else:
            self.cast(seat, card, target)
        return card

    # --- asking ---------------------------------------------------------------------------------------------
    def damage(self, x: int) -> int:
        """The damage on an object."""
        return int(self.s.damage[x])

    def has(self, x: int, c: int) -> int:
        """How many markers of a condition an object has."""
        return condition(self.s, x, c)

    def name_of_zone(self, x: int) -> str:
        """The name of the zone in which an object is."""
        return str(self.s.terms.board.name(self.s.zone[x]))

    def in_play(self, x: int) -> bool:
        """Whether an object is in the arena."""
        return bool(self.s.place[x] == k.PLAY)

    def asks(self, seat: int, question: int) -> bool:
        """Whether a seat is asked a question."""
        d = self.s.decision_of(seat)
        return d is not None and d.about == question

    def rolled(self) -> list[int]:
        """How many attack dice were rolled, for each roll of an attack or of fire."""
        return [dice_in(e.n) for e in self.told(t.DICE_ROLLED)]

    def trait(self, x: int, kind: int) -> int:
        """What an object has of a trait, or of something else that cards grant."""
        return value(self.s, x, kind)

    def pools(self) -> list[int]:
        """How many attack dice were rolled each time so far."""
        rolls: list[int] = []
        for event in self.told(t.DICE_ROLLED):
            n, dice = event.n, 0
            while n:
                n, dice = n // 7, dice + 1
            rolls.append(dice)
        return rolls
