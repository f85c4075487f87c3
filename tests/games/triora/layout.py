"""Positions of Triora for tests: `Layout(4).witch(A, "city").have(A, MOL=1).start()`.

Unless a test says otherwise everybody has what the setup gives (20 points, 4 Inquisition, two herbs of each
colour in HERBS and one in SEEDS), turns run A, B, C, D, it is the second round, and nobody stands anywhere.
Villagers lie in their printed order: handle and face of a card are the same, the row begins with Noble 1.
"""

from __future__ import annotations

from typing import Self

import conclave
from conclave.games.triora import board
from conclave.games.triora import terms as t
from conclave.games.triora.rules import box
from conclave.games.triora.rules.setup import GAME as WHOLE_GAME
from conclave.games.triora.rules.turns import NIGHT
from conclave.games.triora.table import Table
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from conclave.testkit.scenario import Scene

A, B, C, D = range(4)
GAME = conclave.load("triora")
POTIONS = ("MOL", "PES", "VEN", "IGN", "INC", "MAL", "ARC", "NEC", "VIT")
COLOURS = "RBGY"
VERBS = (t.WITCH_TO, t.FAMILIAR_TO, t.EXTRA_TO)
BEGIN_ROUND, PLAY_TURNS, SPEND_DAY, END_ROUND = 1, 2, 3, 4
"""The steps of the whole game."""


def area(name: str) -> int:
    """The number of an area, by its key."""
    return board.KEYS.index(name)


def circle(name: str) -> int:
    """The number of a circle: `city`, or `forest-3`."""
    key, _, n = name.partition("-")
    return board.CIRCLE_OF[area(key)] + (int(n) - 1 if n else 0)


def formula(name: str) -> int:
    """The number of a formula, as `MOL` or `2 MOL`; Necromantiae has only the one that makes two."""
    n, potion = (2, name[2:]) if name[0] == "2" else (1, name)
    which = POTIONS.index(potion)
    found = [f for f in range(t.FORMULAS) if box.FORMULA_POTION[f] == which and box.FORMULA_MAKES[f] == n]
    return found[0]


def mix(herbs: str) -> int:
    """Herbs, as `RRB`, as the rules count them."""
    return sum(1 << (2 * COLOURS.index(herb)) for herb in herbs)


def villager(key: str) -> int:
    """The face of a Villager, as `soldier-3`."""
    kind, n = key.split("-")
    return ("noble", "peasant", "merchant", "soldier").index(kind) * t.PER_KIND + int(n) - 1


class Layout(Scene):
    """A position, and the questions and answers of this game in short words."""

    def __init__(self, seats: int = 4, order: str = "ABCD", extra: bool = False) -> None:
        s = Table(seats, seeded(1))
        super().__init__(GAME, s)
        s.round = 2
        s.extra = extra
        s.order = ["ABCD".index(x) for x in order if "ABCD".index(x) < seats]
        for n, seat in enumerate(s.order):
            s.position[seat] = n + 1
        for handle in range(box.OPEN_CARDS):
            s.row.append(handle)
            s.seen_by[handle] = EVERYONE
        s.drawn = box.OPEN_CARDS

    # --- laying out -----------------------------------------------------------------------------------------
    def witch(self, seat: int, where: str) -> Self:
        """A Witch stands somewhere."""
        return self.put(seat, t.WITCH, where)

    def familiar(self, seat: int, where: str) -> Self:
        """A Familiar stands somewhere."""
        return self.put(seat, t.FAMILIAR, where)

    def put(self, seat: int, piece: int, where: str) -> Self:
        """A piece stands somewhere."""
        self.s.circle[t.PIECES * seat + piece] = circle(where)
        return self

    def have(
        self,
        seat: int,
        *,
        points: int | None = None,
        inquisition: int | None = None,
        silver: int = 0,
        undead: int = 0,
        markers: int | None = None,
        **potions: int,
    ) -> Self:
        """What a player has; potions by their three letters, as `MOL=1`."""
        s = self.s
        if points is not None:
            s.points[seat] = points
        if inquisition is not None:
            s.inquisition[seat] = inquisition
        if markers is not None:
            s.markers[seat] = markers
        s.silver[seat] += silver
        s.undead[seat] += undead
        for name, n in potions.items():
            s.potions[t.POTIONS * seat + POTIONS.index(name)] = n
        return self

    def herbs(self, seat: int, herbs: str = "", planting: str = "", harvest: str = "") -> Self:
        """The herbs of a player, as `RRB`; what is named nowhere lies in SEEDS."""
        for n, colour in enumerate(COLOURS):
            at = t.RING * seat + t.PLACES * n
            found = [herbs.count(colour), 0, planting.count(colour), harvest.count(colour)]
            found[t.SEEDS] = 3 - sum(found)
            assert found[t.SEEDS] >= 0
            self.s.herbs[at : at + t.PLACES] = found
        return self

    def pile(self, seats: str) -> Self:
        """The disks in the order in which they moved last, from the bottom to the top: `BDAC`."""
        self.s.pile = ["ABCD".index(x) for x in seats]
        return self

    def doom(self, name: str, **markers: int) -> Self:
        """Doom Markers stand in a main area: `doom("city", A=2, B=1)`."""
        for seat, n in markers.items():
            self.s.doom[board.MAIN * "ABCD".index(seat) + area(name)] = n
            self.s.markers["ABCD".index(seat)] -= n
        return self

    def row(self, *keys: str) -> Self:
        """These Villagers lie open; they change places with those that would."""
        for n, key in enumerate(keys):
            self.swap(n, villager(key))
        return self

    def own(self, seat: int, *keys: str) -> Self:
        """A player has won these Villagers, which lie at the bottom of the deck in other tests."""
        for key in keys:
            handle = next(h for h in range(t.VILLAGERS - 1, -1, -1) if self.s.owner[h] < 0)
            self.swap(handle, villager(key))
            self.s.owner[handle] = seat
            self.s.seen_by[handle] = EVERYONE
        return self

    def swap(self, handle: int, face: int) -> None:
        """A card gets a face, and whichever had it gets the other."""
        faces = list(self.s.face)
        other = faces.index(face)
        self.s.face[other], self.s.face[handle] = self.s.face[handle], face

    # --- beginning ------------------------------------------------------------------------------------------
    def whole_game(self, step: int) -> Frame:
        """The whole game, at one of its steps."""
        f = Frame(WHOLE_GAME)
        f.at = step
        return f

    def start(self, turn: int = 0) -> Self:
        """Let the turn begin; `turn` counts all turns of the round, so second turns begin at their number."""
        s = self.s
        s.turn = turn
        s.stack = [self.whole_game(SPEND_DAY), Frame(NIGHT)]
        return self.go_on()

    def day(self) -> Self:
        """Let the Day begin: everybody has placed everything."""
        s = self.s
        s.used = [3] * s.seats
        s.stack = [self.whole_game(SPEND_DAY)]
        return self.go_on()

    def nightfall(self) -> Self:
        """Let the round begin."""
        self.s.round -= 1
        self.s.stack = [self.whole_game(BEGIN_ROUND)]
        return self.go_on()

    def ending(self) -> Self:
        """Let everything be counted."""
        self.s.ending = True
        self.s.stack = [self.whole_game(END_ROUND)]
        return self.go_on()

    # --- acting ---------------------------------------------------------------------------------------------
    def place(self, seat: int, piece: int, where: str) -> Self:
        """Place a piece."""
        return self.choose(seat, VERBS[piece], circle(where))

    def brew(self, seat: int, name: str, herbs: str | None = None) -> Self:
        """Brew a formula; from certain herbs (and silver for the rest) where there is a choice."""
        self.choose(seat, t.BREW, formula(name))
        return self if herbs is None else self.choose(seat, t.MIX, mix(herbs), formula(name))

    def act(self, seat: int, name: str, payment: int = t.WITH_POTION) -> Self:
        """Do the action of an area."""
        return self.choose(seat, t.ACT, area(name), payment)

    def bonus(self, seat: int, name: str) -> Self:
        """Take the Witch's Bonus of an area."""
        return self.choose(seat, t.BONUS, area(name))

    def done(self, seat: int) -> Self:
        """Leave the rest, end the turn, or decline."""
        return self.choose(seat, PASS)

    def plant(self, seat: int, colours: str) -> Self:
        """Plant herbs, one shovel each."""
        for colour in colours:
            self.choose(seat, t.PLANT, COLOURS.index(colour))
        return self

    def harvest(self, seat: int, colours: str) -> Self:
        """Harvest herbs, one shovel each."""
        for colour in colours:
            self.choose(seat, t.HARVESTING, COLOURS.index(colour))
        return self

    # --- asking ---------------------------------------------------------------------------------------------
    def where_to(self, seat: int, piece: int) -> set[str]:
        """Where a piece may be placed, by the names of circles."""
        names = {
            n: key if key != "forest" else "" for n, key in zip(board.CIRCLE_OF, board.KEYS, strict=True)
        }
        names |= {circle(f"forest-{n}"): f"forest-{n}" for n in range(1, 7)}
        return {names[a] for a, _ in self.offered(seat, VERBS[piece])}

    def why_not(self, seat: int, piece: int, where: str) -> str:
        """Why a piece may not be placed somewhere."""
        return self.why(seat, VERBS[piece], circle(where))

    def brews(self, seat: int) -> set[str]:
        """The formulas that a player may brew now."""
        return {self.formula_name(a) for a, _ in self.offered(seat, t.BREW)}

    def formula_name(self, n: int) -> str:
        """A formula as tests write it."""
        return ("", "", "2 ")[box.FORMULA_MAKES[n]] + POTIONS[box.FORMULA_POTION[n]]

    def potion(self, seat: int, name: str) -> int:
        """How many of a potion a player has."""
        return int(self.s.potions[t.POTIONS * seat + POTIONS.index(name)])

    def ring(self, seat: int) -> tuple[str, str, str, str]:
        """The herbs of a player in HERBS, SEEDS, PLANTING and HARVEST, as `RRB`."""
        places = []
        for place in range(t.PLACES):
            at = t.RING * seat + place
            places.append("".join(c * self.s.herbs[at + t.PLACES * n] for n, c in enumerate(COLOURS)))
        return places[0], places[1], places[2], places[3]

    def stands(self, seat: int, piece: int = t.WITCH) -> str:
        """The area in which a piece stands."""
        at: int = self.s.circle[t.PIECES * seat + piece]
        return board.KEYS[board.AREA_OF[at]]

    def doom_in(self, name: str) -> list[int]:
        """How many Doom Markers each seat has in a main area."""
        return [self.s.doom[board.MAIN * seat + area(name)] for seat in range(self.s.seats)]

    def asks(self, seat: int, question: int) -> bool:
        """Whether a player is asked a certain question, and nobody else anything."""
        return self.asked() == [seat] and self.decision(seat).about == question
