"""What a game looks like and what it says: everything that people are shown and told, made from views."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from conclave.kernel.book import Book
from conclave.kernel.choices import Decision, Option
from conclave.kernel.events import Event
from conclave.kernel.game import CardText, RuleText, Setting, Words
from conclave.kernel.reasons import Reason
from conclave.show.asking import Asking
from conclave.show.drawing import Canvas, Drawing, Facts, Things, Whole
from conclave.show.names import Names, capital
from conclave.show.scene import Scene, SeatScene, Track
from conclave.show.sentences import NO_SENTENCE, Sentence, said
from conclave.show.telling import Telling
from conclave.show.translation import Language, language
from conclave.show.vocabulary import Vocabulary

NOTHING: Facts = ()


def no_ground(look: Any) -> Facts:
    """Names rest on nothing but what they name."""
    return ()


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple([seat for seat in range(mask.bit_length()) if (mask >> seat) & 1])


def itself(v: Any) -> Any:
    """A view is looked at as it is."""
    return v


class Show(Words):
    """The show of a game.

    `package` has the sentences (`locale/en.ftl`), `names` turns facts into names, `parts` are the parts of a
    scene by the names that `Scene` has for them. `look` may work out once for a view what many facts need.
    `catalogue` puts the texts of all cards together, where they are more than sentences of the locale.
    """

    def __init__(
        self,
        key: str,
        title: str,
        package: str,
        vocabulary: Vocabulary,
        *,
        asking: Asking | None = None,
        telling: Telling | None = None,
        names: type[Names] = Names,
        ground: Callable[[Any], Facts] = no_ground,
        look: Callable[[Any], Any] = itself,
        view: Callable[[Any], Any] = itself,
        parts: Mapping[str, Things] | None = None,
        catalogue: Callable[[Any], tuple[CardText, ...]] | None = None,
    ) -> None:
        self.package = package
        self.vocabulary = vocabulary
        self.asking = asking or Asking(vocabulary)
        self.telling = telling or Telling(vocabulary, self.asking)
        self.names_type = names
        self.look = look
        self.view = view
        self.catalogue = catalogue
        self.catalogues: dict[str, dict[str, CardText]] = {}
        self.reasons = vocabulary.reasons
        self.verbs = {verb.name: verb.number for verb in vocabulary.verbs}
        self.questions = {question.name: question.number for question in vocabulary.questions}
        self.kinds = {kind.name: kind.number for kind in vocabulary.kinds}
        usual = {"seats": Things(self.seat_facts, draw_seat), "waiting": Whole(self.waiting, waited_for)}
        whole = {name: Things(nothing, draw_seat) for name in ("areas", "edges", "pieces", "cards", "tracks")}
        said = {name: Whole(no_words, as_it_is) for name in ("banner", "phase", "result")}
        prompt = {"prompt": Whole(self.prompt_facts, self.asking.draw), "legend": Things(nothing, draw_seat)}
        all_parts = {**usual, **whole, **said, **prompt, **(parts or {})}
        self.drawing = Drawing(key, title, self.make_names, all_parts, ground, self.telling.log)

    # --- scenes -------------------------------------------------------------------------------------------
    def draw(self, v: Any, language: str = "en", canvas: Canvas | None = None) -> Scene:
        """The scene of a view."""
        return self.drawing.draw(v, self.look(v), language, canvas)

    def refuse(self, book: Book[Any], v: Any, seat: int, verb: int, a: int, b: int) -> int:
        """Why a seat that is asked something is not offered this answer."""
        return self.vocabulary.refuse(book, v, seat, verb, a, b)

    def make_names(self, code: str, ground: Facts) -> Names:
        """The names of a language on a ground."""
        return self.names_type(self.words_in(code), ground)

    def names_of(self, look: Any, code: str) -> Names:
        """The names by which a view is told."""
        return self.drawing.names(code, self.drawing.ground(look))

    def prompt_facts(self, look: Any) -> tuple[Any, ...]:
        """What the viewer is asked."""
        v = self.view(look)
        return self.asking.facts(look, v.decision_of(v.viewer) if v.pending and not v.over else None)

    def waiting(self, look: Any) -> int:
        """Who is waited for, as a mask."""
        v = self.view(look)
        mask: int = v.waiting & ((1 << v.seats) - 1)
        return mask

    def seat_facts(self, look: Any) -> list[tuple[int, bool]]:
        """The players, and who of them is waited for: all that is shown of them where a game adds nothing."""
        v = self.view(look)
        return [(seat, bool((v.waiting >> seat) & 1)) for seat in range(v.seats)]

    # --- words --------------------------------------------------------------------------------------------
    def words_in(self, code: str) -> Language:
        """The sentences of this game in a language."""
        return language(self.package, code)

    def label(self, v: Any, option: Option, language: str = "en") -> str:
        """An option in words, told apart from every other option of the decision."""
        look = self.look(v)
        return self.names_of(look, language).capital(self.asking.label(look, option, asked(v)))

    def prompt(self, v: Any, d: Decision, language: str = "en") -> str:
        """A question in words."""
        look = self.look(v)
        question = self.asking.question(look, d, self.asking.kind(look, d))
        return self.names_of(look, language).capital(question)

    def rule_of(self, v: Any, d: Decision) -> str:
        """The rule that a question comes from."""
        return self.asking.rule(self.look(v), d)

    def line(self, v: Any, event: Event, language: str = "en") -> str:
        """An event in words, as things stood when it happened."""
        look = self.look(v)
        past = self.telling.make_past(look, v.events)
        for earlier in v.events[: event.number]:
            past.note(earlier)
        return self.names_of(look, language).capital(self.telling.sentence(past, event))

    def seat_name(self, seat: int, language: str = "en") -> str:
        """The name of a seat where there is no view to tell more."""
        return self.make_names(language, NOTHING).seat(seat)

    def reason(self, reason: Reason, language: str = "en") -> str:
        """A refusal in words."""
        return self.words_in(language).say_or(f"reason-{reason.key}", reason.sentence)

    def primer(self, language: str = "en") -> tuple[str, ...]:
        """The game in a few sentences: as many as the locale has."""
        words = self.words_in(language)
        found: list[str] = []
        while words.knows(f"primer-{len(found) + 1}"):
            found.append(words.say(f"primer-{len(found) + 1}"))
        return tuple(found)

    # --- what people look up ------------------------------------------------------------------------------
    def cards(self, language: str = "en") -> dict[str, CardText]:
        """The cards that the catalogue puts together in a language, by key."""
        found = self.catalogues.get(language)
        if found is None:
            cards = self.catalogue(self.make_names(language, NOTHING)) if self.catalogue is not None else ()
            found = self.catalogues[language] = {card.key: card for card in cards}
        return found

    def card(self, card: CardText, language: str = "en") -> CardText:
        """A card of the catalogue in a language."""
        card = self.cards(language).get(card.key, card)
        words = self.words_in(language)
        say_or = words.say_or
        return CardText(
            key=card.key,
            name=say_or(f"card-{card.key}", card.name),
            kind=say_or(f"kind-{slug(card.kind)}", card.kind),
            sentence=say_or(f"card-{card.key}-text", card.sentence),
            rulings=tuple(
                [say_or(f"card-{card.key}-ruling-{n}", text) for n, text in enumerate(card.rulings, 1)]
            ),
            facts={
                say_or(f"fact-{slug(name)}", name): say_or(f"fact-{slug(name)}-{slug(fact)}", fact)
                for name, fact in card.facts.items()
            },
            sides=card.sides,
            pictures=card.pictures,
            tone=card.tone,
        )

    def rule(self, rule: RuleText, language: str = "en") -> RuleText:
        """A rule of the catalogue in a language."""
        say_or = self.words_in(language).say_or
        return RuleText(
            rule.key,
            say_or(f"chapter-{slug(rule.chapter)}", rule.chapter),
            say_or(f"rule-{rule.key}", rule.sentence),
            rule.ruling,
        )

    def setting(self, setting: Setting, language: str = "en") -> str:
        """What an option of the game does."""
        return self.words_in(language).say_or(f"setting-{slug(setting.name)}", setting.help)


def asked(v: Any) -> Decision | None:
    """The question the viewer is asked; of a state without a viewer, the first one."""
    found: Decision | None = v.decision_of(v.viewer) if v.viewer >= 0 else next(iter(v.pending), None)
    return found


def slug(text: str) -> str:
    """A text as it stands in the key of a sentence."""
    return "-".join("".join(x if x.isalnum() else " " for x in text.lower()).split())


# --- parts that a game may do without ----------------------------------------------------------------------
def nothing(look: Any) -> list[Any]:
    """There is no such part."""
    return []


def no_words(look: Any) -> str:
    """There is nothing to say."""
    return ""


def as_it_is(names: Names, facts: Any) -> Any:
    """The facts are all there is to draw."""
    return facts


def waited_for(names: Names, mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return seats_in(mask)


def points(key: str, of: Callable[[Any], list[int]], role: str = "points") -> Things:
    """A part of a scene: a number for each seat, told by the sentence `key`."""

    def facts(look: Any) -> list[tuple[int, int]]:
        return list(enumerate(of(look)))

    def draw(names: Names, fact: tuple[int, int]) -> Track:
        seat, n = fact
        return Track(key=f"{key}-{seat}", label=capital(names.say(key)), value=n, seat=seat, role=role)

    return Things(facts, draw)


def winners(key: str, of: Callable[[Any], list[int]]) -> Whole:
    """A part of a scene: once the game is over, the sentence `key` names who has most."""

    def facts(look: Any) -> Sentence:
        best = [("seat", seat) for seat, n in enumerate(of(look)) if n == max(of(look))]
        return said(key, who=("row", *best)) if look.over else NO_SENTENCE

    return Whole(facts, Names.capital)


TONES = ("orange", "cyan", "pink", "lime", "yellow", "violet")


def draw_seat(names: Names, facts: tuple[int, bool]) -> SeatScene:
    """A player of whom nothing is known but the name, and whether they are asked."""
    seat, is_asked = facts
    return SeatScene(
        seat=seat,
        name=capital(names.seat(seat)),
        tone=TONES[seat % len(TONES)],
        symbol=str(seat + 1),
        active=is_asked,
        asked=is_asked,
        team=seat,
    )
