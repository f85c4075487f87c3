"""What a game offers to the world. Bots, tables and pages know games only through this."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from conclave.kernel.book import Book
from conclave.kernel.choices import Decision, Option, fits, pack
from conclave.kernel.events import Event, Heard
from conclave.kernel.reasons import (
    ALLOWED,
    NO_SUCH_THING,
    NOT_ASKED,
    OTHER_QUESTION,
    OVER,
    Reason,
    Reasons,
)
from conclave.kernel.rng import Rng, seeded
from conclave.kernel.state import TRUTH, State
from conclave.kernel.views import view_of_faces

if TYPE_CHECKING:
    from conclave.kernel.building import Decks

SEEDS = 1 << 63
MOST_REPEATED = 80
"""Letters of a wrong value that are worth repeating."""


class ConclaveError(Exception):
    """Anything a person can put right; its text is one clear sentence."""


class IllegalDecision(ConclaveError):
    """A decision that is not allowed, with the reason."""


class BadOption(ConclaveError):
    """An option, seat count or seed that a game does not know."""


@dataclass(frozen=True)
class Setting:
    """An option of a game: what it is called, what it may be, what it does."""

    name: str
    default: bool | int | str
    help: str
    choices: tuple[bool | int | str, ...] = (False, True)

    def read(self, value: object) -> bool | int | str:
        """Return a value, or its spelling on a command line, as this setting takes it."""
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
            if isinstance(value, str) and value.lower() == str(choice).lower():
                return choice
        given = repr(value) if len(repr(value)) <= MOST_REPEATED else f"{repr(value)[:MOST_REPEATED]}…"
        raise BadOption(f"Option {self.name} cannot be {given}: it takes {self.allowed()}.")

    def agree(self, options: Mapping[str, bool | int | str]) -> None:
        """Refuse a value that does not go with those of the other options."""

    def allowed(self) -> str:
        """What this option may be, in words."""
        return ", ".join(str(choice).lower() for choice in self.choices)

    def titles(self) -> tuple[str, ...]:
        """What each choice is called, if it has a name; otherwise nothing."""
        return ()

    @property
    def takes_code(self) -> bool:
        """Whether it may also be the code of a deck."""
        return False


@dataclass(frozen=True)
class CardText:
    """A card as people look it up: names and numbers are facts, the sentence is ours.

    `sides` names its sides, if it has more than one: each wants a test of its own. `pictures` are names of
    symbols, `tone` the colour it is shown in.
    """

    key: str
    name: str
    kind: str
    sentence: str
    rulings: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    sides: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    tone: str = ""


@dataclass(frozen=True)
class RuleText:
    """A rule or ruling as people look it up."""

    key: str
    chapter: str
    sentence: str
    ruling: bool = False


def rule_texts(
    rules: Mapping[str, Mapping[str, str]], rulings: Mapping[str, Mapping[str, str]]
) -> tuple[RuleText, ...]:
    """The rules of each chapter, and after them the rulings on it."""
    found: list[RuleText] = []
    for chapter in dict.fromkeys([*rules, *rulings]):
        found += [RuleText(key, chapter, text) for key, text in rules.get(chapter, {}).items()]
        found += [RuleText(key, chapter, text, True) for key, text in rulings.get(chapter, {}).items()]
    return tuple(found)


@dataclass(frozen=True)
class Standing:
    """One seat's place in the final standing; equal places are ties."""

    seat: int
    place: int
    points: int
    won: bool


def by_points(s: Any, points: Sequence[int]) -> list[Standing]:
    """The standing where most points win once the game is over; equal points share a place."""
    best = max(points)
    rows = [
        Standing(seat, 1 + sum(other > n for other in points), n, s.over and n == best)
        for seat, n in enumerate(points)
    ]
    return in_order(rows)


def in_order(rows: Sequence[Standing]) -> list[Standing]:
    """The standing, best first; equal places in the order of seats."""
    return sorted(rows, key=_by_place)


def _by_place(row: Standing) -> tuple[int, int]:
    return row.place, row.seat


class Words:
    """What a game says and shows to people, all made from views; `conclave.show` has one for every game."""

    verbs: Mapping[str, int] = {}
    kinds: Mapping[str, int] = {}
    questions: Mapping[str, int] = {}
    reasons: Reasons

    def draw(self, v: Any, language: str = "en", canvas: Any = None) -> Any:
        """What a client draws of a view; a canvas remembers what was drawn last."""
        raise NotImplementedError

    def refuse(self, book: Book[Any], v: Any, seat: int, verb: int, a: int, b: int) -> int:
        """Why a seat that is asked something is not offered this answer, by the number of the reason."""
        raise NotImplementedError

    def label(self, v: Any, option: Option, language: str = "en") -> str:
        """An option in words."""
        raise NotImplementedError

    def prompt(self, v: Any, d: Decision, language: str = "en") -> str:
        """A question in words."""
        raise NotImplementedError

    def rule_of(self, v: Any, d: Decision) -> str:
        """The rule that a question comes from."""
        raise NotImplementedError

    def line(self, v: Any, event: Event, language: str = "en") -> str:
        """An event in words."""
        raise NotImplementedError

    def seat_name(self, seat: int, language: str = "en") -> str:
        """The name of a seat: its colour or its mage."""
        raise NotImplementedError

    def reason(self, reason: Reason, language: str = "en") -> str:
        """A refusal in words."""
        return reason.sentence

    def card(self, card: CardText, language: str = "en") -> CardText:
        """A card of the catalogue in a language."""
        return card

    def rule(self, rule: RuleText, language: str = "en") -> RuleText:
        """A rule of the catalogue in a language."""
        return rule

    def setting(self, setting: Setting, language: str = "en") -> str:
        """What an option of the game does."""
        return setting.help

    def primer(self, language: str = "en") -> tuple[str, ...]:
        """The aim and the course of the game in a few sentences, for whoever has never played it."""
        return ()


@dataclass(frozen=True)
class Game:
    """A game as a plug-in offers it. The functions are its own; the methods check what people pass in.

    `traits` says what a seat played with (a mage, a school), so that a series can be summed up by it.
    `symbols` are drawings by name, on a field of 24 by 24: SVG paths, one that begins with `!` is filled.
    `crest` names those that stand for the game itself. `decks` are there if people build some for it.
    `in_series` are options that games in long series have unless told otherwise: an end where rules set none.
    """

    key: str
    title: str
    version: str
    players: range
    book: Book[Any]
    begin: Callable[[int, Rng, Mapping[str, Any]], Any]
    fill_holes: Callable[[Any, Rng], Any]
    standing: Callable[[Any], list[Standing]]
    show: Words
    worth: Callable[[Any, int], float]
    round_of: Callable[[Any], int]
    make_view: Callable[[Any, int], Any] = view_of_faces
    cards: tuple[CardText, ...] = ()
    rules: tuple[RuleText, ...] = ()
    setting_list: tuple[Setting, ...] = ()
    decks: Decks | None = None
    in_series: Mapping[str, bool | int | str] = field(default_factory=dict)
    plausibility: Callable[[Any, Any], float] | None = None
    traits: Callable[[Any, int], tuple[str, ...]] | None = None
    symbols: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    crest: tuple[str, ...] = ()
    longest: int = 20_000

    @property
    def words(self) -> Words:
        """What the game says to people."""
        return self.show

    @property
    def reasons(self) -> Reasons:
        """The reasons that the game may give for a refusal."""
        return self.show.reasons

    # --- starting -------------------------------------------------------------------------------------
    @property
    def options(self) -> dict[str, Setting]:
        """The options of this game, by name."""
        return {setting.name: setting for setting in self.setting_list}

    def read_options(self, options: Mapping[str, object] | None) -> dict[str, bool | int | str]:
        """Return all options with their defaults, or say which one is wrong."""
        chosen: dict[str, bool | int | str] = {s.name: s.default for s in self.setting_list}
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise BadOption(f"{self.title} has no option {name!r}; it has: {known}.")
            chosen[name] = self.options[name].read(value)
        for setting in self.setting_list:
            setting.agree(chosen)
        return chosen

    def series_options(self, options: Mapping[str, object] | None = None) -> dict[str, bool | int | str]:
        """The same for games in long series, which must come to an end."""
        return self.read_options({**self.in_series, **(options or {})})

    def new(self, seats: int = 2, seed: int = 0, options: Mapping[str, object] | None = None) -> Any:
        """Begin a game: the state, run to its first question."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.players:
            spread = f"{self.players[0]} to {self.players[-1]}"
            raise BadOption(f"{self.title} is for {spread} players, not {seats}.")
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
            raise BadOption(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
        return self.begin(seats, seeded(seed), self.read_options(options))

    # --- playing ----------------------------------------------------------------------------------------
    def decide(self, s: State, seat: int, index: int) -> None:
        """Answer the decision of a seat with option number `index`, or say why that cannot be."""
        if s.viewer != TRUTH:
            raise IllegalDecision("This is a view, with holes: determinise it and decide in that world.")
        if s.over:
            raise IllegalDecision("The game is over: there is nothing to decide.")
        d = s.decision_of(seat)
        if d is None:
            asked = ", ".join(str(each.seat) for each in s.pending)
            raise IllegalDecision(f"Seat {seat} is not being asked; the table waits for seat {asked}.")
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < len(d.codes):
            raise IllegalDecision(f"Option {index} does not exist: seat {seat} has 0 to {len(d.codes) - 1}.")
        self.book.decide(s, d, index)

    def choose(self, s: State, seat: int, verb: int, a: int = -1, b: int = -1) -> None:
        """Answer the decision of a seat by naming the option, or say why it is not allowed."""
        d = s.decision_of(seat)
        if d is not None and fits(verb, a, b) and pack(verb, a, b) in d.codes:
            self.decide(s, seat, d.codes.index(pack(verb, a, b)))
            return
        reason = self.why_not(self.view(s, seat), seat, verb, a, b)
        rule = f" ({reason.rule})" if reason.rule else ""
        raise IllegalDecision(f"{reason.sentence}{rule}")

    def why_not(self, v: State, seat: int, verb: int, a: int = -1, b: int = -1) -> Reason:
        """Why a seat is not offered something, from the predicates that decide what is offered.

        It takes a view, so that the answer cannot tell what the seat may not know.
        """
        if v.over:
            return self.reasons[OVER]
        d = v.decision_of(seat)
        if d is None:
            return self.reasons[NOT_ASKED]
        if not fits(verb, a, b):
            return self.reasons[NO_SUCH_THING]
        if pack(verb, a, b) in d.codes:
            return self.reasons[ALLOWED]
        number = self.show.refuse(self.book, v, seat, verb, a, b)
        return self.reasons[number if number != ALLOWED else OTHER_QUESTION]

    def scores(self, s: State) -> list[Standing]:
        """The final standing, best first, ties kept."""
        return self.standing(s)

    # --- looking ------------------------------------------------------------------------------------------
    def view(self, s: Any, seat: int, heard: Heard | None = None) -> Any:
        """The state with holes: what a seat may know. The seat after the last is a spectator.

        Whoever looks again and again passes what the seat has `heard`, so that no event is read twice.
        """
        if not 0 <= seat <= s.seats:
            raise BadOption(f"There is no seat {seat} at a table of {s.seats}.")
        v = self.make_view(s, seat)
        if heard is None:
            heard = Heard(seat)
        heard.catch_up(s.events)
        v.events = heard.events
        return v

    def determinise(self, v: Any, rng: Rng) -> Any:
        """Fill the holes of a view: one world that the seat cannot tell from the real one.

        The world can be played on if the seat was being asked. A seat that waits does not see which rule
        is running, so neither does its world: it asks nobody and is good for looking only.
        """
        return self.fill_holes(v, rng)

    def worlds(self, v: Any, rng: Rng, n: int) -> Iterator[tuple[Any, float]]:
        """Give n worlds of a view, each with its weight: how well it explains what others did."""
        for _ in range(n):
            world = self.fill_holes(v, rng)
            yield world, self.plausibility(v, world) if self.plausibility else 1.0

    def label(self, v: Any, option: Option, language: str = "en") -> str:
        """An option in words for a person."""
        return self.show.label(v, option, language)

    def scene(self, v: Any, language: str = "en", canvas: Any = None) -> Any:
        """What a client draws of a view; whoever looks again and again passes the same canvas."""
        return self.show.draw(v, language, canvas)
