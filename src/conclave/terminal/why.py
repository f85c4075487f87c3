"""Answers to `why`: what is not offered, and for which reason, for any game that names its deeds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice, product
from typing import Any, Final

from conclave.kernel.game import Game
from conclave.kernel.language import Language
from conclave.kernel.reasons import ALLOWED, NO_SUCH_THING, OTHER_QUESTION, Reason
from conclave.kernel.scene import Deed, Piece, Prompt, Scene
from conclave.terminal.screen import in_order

MOST: Final = 400
"""Combinations looked at for one answer."""

EXAMPLES: Final = 3
"""Things named for one reason before the rest is only counted."""


class Why:
    """What one viewer may ask about one scene. Every answer comes from the game's own `why_not`."""

    def __init__(self, game: Game, view: Any, scene: Scene, prompt: Prompt, words: Language) -> None:
        self.game = game
        self.view = view
        self.scene = scene
        self.prompt = prompt
        self.words = words
        self.areas = {area.key: area.label for area in scene.areas}
        self.labels = self.name_things()

    def name_things(self) -> dict[str, str]:
        """What every thing of the scene is called."""
        found = dict(self.areas)
        for piece in self.scene.pieces:
            place = self.areas.get(piece.at, "")
            found[piece.key] = self.words.say("thing-at", what=piece.label, area=place)
        for edge in self.scene.edges:
            found[edge.key] = self.words.say(
                "thing-line", one=self.areas[edge.ends[0]], other=self.areas[edge.ends[1]]
            )
        found |= {card.key: card.name for card in self.scene.cards}
        found |= {track.key: track.label for track in self.scene.tracks}
        return found

    # --- answers ------------------------------------------------------------------------------------------
    def answer(self, text: str) -> list[str]:
        """Answer what was asked: nothing, a number, or a deed in words."""
        text = text.strip().lower().rstrip("?")
        if not text:
            return self.everything()
        if text.isdigit():
            return self.option(int(text))
        return self.deed(text)

    def option(self, number: int) -> list[str]:
        """Explain an answer that is offered."""
        choices = in_order(self.prompt)
        if not 1 <= number <= len(choices):
            return [self.words.say("no-such-option", text=number, n=len(choices))]
        label = choices[number - 1].label
        said = [self.words.say("why-option", n=number, label=label, rule=self.prompt.rule)]
        if self.prompt.help:
            said.append(self.prompt.help)
        return said + self.rules(self.prompt.rule)

    def everything(self) -> list[str]:
        """Say of each deed what is not offered, and why; like reasons are told together."""
        said: list[str] = []
        for deed in self.prompt.deeds:
            families = [f for n, f in enumerate(deed.takes) if n == 0 or f == deed.takes[0]]
            slots = [self.of_family(family, deed.mine and n == 0) for n, family in enumerate(families)]
            if len(slots) == 2:
                slots[1] = [key for key in slots[1] if not self.is_mine(key)]
            refused: dict[int, list[str]] = {}
            free: set[str] = set()
            for keys in islice(product(*slots), MOST):
                reason = self.ask(deed, keys)
                if reason.number == ALLOWED:
                    free.update(keys[:1])
                elif reason.number not in (OTHER_QUESTION, NO_SUCH_THING):
                    things = refused.setdefault(reason.number, [])
                    things.extend(key for key in keys[:1] if key not in things)
            for number, things in refused.items():
                bound = [self.labels[key] for key in things if key not in free]
                if bound or not things:
                    said.append(self.refusal(deed, self.game.reasons[number], bound))
        return said or [self.words.say("why-everything")]

    def refusal(self, deed: Deed, reason: Reason, things: list[str]) -> str:
        """One reason, and the first few things it concerns."""
        facts = {"reason": self.game.words.reason(reason, self.words.code), "rule": reason.rule or "none"}
        if not things:
            return self.words.say("why-not", what=deed.name.capitalize(), **facts)
        named = "; ".join(things[:EXAMPLES])
        if len(things) > EXAMPLES:
            named = f"{named} {self.words.say('and-more', n=len(things) - EXAMPLES)}"
        return self.words.say("why-all", deed=deed.name.capitalize(), what=named, **facts)

    def deed(self, text: str) -> list[str]:
        """Say why a deed described in words is not offered, or where it is."""
        words = re.findall(r"[\w'’#-]+", text)
        deed = self.deed_named(words)
        combinations = list(islice(product(*self.slots(deed, words)), MOST)) if deed is not None else []
        if deed is None or not combinations:
            return [self.unclear(text)]
        said: list[str] = []
        seen: set[int] = set()
        for keys in combinations:
            reason = self.ask(deed, keys)
            what = f"{deed.name.capitalize()} {self.call(keys)}".strip()
            offered = self.offered(deed, keys, reason)
            if offered:
                return [self.words.say(offered[0], what=what, n=offered[1])]
            if reason.number not in seen:
                seen.add(reason.number)
                sentence = self.game.words.reason(reason, self.words.code)
                said.append(self.words.say("why-not", what=what, reason=sentence, rule=reason.rule or "none"))
                said.extend(self.rules(reason.rule))
        return said

    def offered(self, deed: Deed, keys: tuple[str, ...], reason: Reason) -> tuple[str, int] | None:
        """The number of the option that does this, or that must be chosen on the way to it."""
        if reason.number == ALLOWED:
            return "why-allowed", self.number_of(deed, keys)
        if reason.number == OTHER_QUESTION and len(keys) == 2 and self.ask(deed, keys[:1]).number == ALLOWED:
            return "why-allowed-then", self.number_of(deed, keys[:1])
        return None

    def number_of(self, deed: Deed, keys: tuple[str, ...]) -> int:
        """The number under which an option is shown."""
        numbers = [number_in(key) for key in keys]
        for number, choice in enumerate(in_order(self.prompt), 1):
            if choice.code[0] == deed.verb and list(choice.code[1 : 1 + len(numbers)]) == numbers:
                return number
        return 0

    def ask(self, deed: Deed, keys: tuple[str, ...]) -> Reason:
        """Ask the game itself."""
        numbers = [number_in(key) for key in keys]
        return self.game.why_not(self.view, self.scene.viewer, deed.verb, *numbers)

    def call(self, keys: Iterable[str]) -> str:
        """Several things in words."""
        return ", ".join(self.labels.get(key, key) for key in keys)

    def unclear(self, text: str) -> str:
        """We do not know what was meant; give an example that works."""
        return self.words.say("why-unclear", text=text, example=example_of(self.scene, self.prompt))

    def rules(self, keys: str) -> list[str]:
        """The rules behind an answer, in their own words."""
        wanted = [key.strip() for key in keys.split(",")]
        said = [f"{rule.key}: {rule.sentence}" for rule in self.game.rules if rule.key in wanted]
        cards = [
            f"{card.name} ({card.key}): {card.sentence}" for card in self.game.cards if card.key in wanted
        ]
        return said + cards

    # --- understanding ------------------------------------------------------------------------------------
    def deed_named(self, words: list[str]) -> Deed | None:
        """The deed that the words begin with; without one, the only deed there is."""
        for deed in self.prompt.deeds:
            if deed.name == words[0]:
                return deed
        if words[0] in self.game.words.verbs and len(self.prompt.deeds) > 1:
            return Deed(name=words[0], verb=self.game.words.verbs[words[0]])
        mentions = bool(self.places(words))
        fitting = [deed for deed in self.prompt.deeds if deed.takes and mentions]
        return fitting[0] if fitting else None

    def places(self, words: list[str]) -> list[str]:
        """The areas that are mentioned, in order."""
        keys = {label.lower(): key for key, label in self.areas.items()}
        return [keys[word] for word in words if word in keys]

    def slots(self, deed: Deed, words: list[str]) -> list[list[str]]:
        """For each thing the deed takes, what may be meant; what was not mentioned is left out at the end."""
        places = self.places(words)
        if deed.takes[:1] == ("line",):
            return [self.lines(places)]
        found: list[list[str]] = []
        for n, family in enumerate(deed.takes):
            place = places[min(n, len(places) - 1)] if places else ""
            if family == "space":
                keys = [places[-1]] if places and (n == 0 or len(places) > n) else []
            elif family == "entity":
                keys = self.pieces(place, words, mine=deed.mine if n == 0 else None)
            else:
                keys = [key for key in self.of_family(family) if self.is_mentioned(key, words)]
            if not keys:
                return found
            found.append(keys)
        return found

    def pieces(self, place: str, words: list[str], mine: bool | None) -> list[str]:
        """The pieces that may be meant: at the place mentioned, else those called as they are called."""
        found = [piece for piece in self.scene.pieces if family_of(piece.key) == "entity"]
        if mine is None:
            found = [piece for piece in found if piece.seat != self.scene.viewer] or found
        if place:
            found = [piece for piece in found if piece.at == place]
        narrowed = [piece for piece in found if self.is_called(piece, words)]
        if not place or narrowed:
            found = narrowed
        if mine:
            found = [piece for piece in found if piece.seat == self.scene.viewer] or found
        return [piece.key for piece in found]

    def is_called(self, piece: Piece, words: list[str]) -> bool:
        """Whether the words name this piece, by its top or its owner."""
        names = {seat.seat: seat.name.lower() for seat in self.scene.seats}
        called = set(re.findall(r"[\w#-]+", piece.label.lower())) - {"your"}
        wanted = [word.replace("’s", "").replace("'s", "") for word in words]
        return any(word in called or word == names.get(piece.seat) for word in wanted if not word.isdigit())

    def is_mentioned(self, key: str, words: list[str]) -> bool:
        """Whether some word names a thing."""
        label = self.labels.get(key, "").lower()
        return any(len(word) > 1 and word in label for word in words[1:] or words)

    def lines(self, places: list[str]) -> list[str]:
        """The line between the two places mentioned, or all lines of the one."""
        wanted = set(places[:2])
        return [edge.key for edge in self.scene.edges if wanted and wanted <= set(edge.ends)]

    def of_family(self, family: str, mine: bool = False) -> list[str]:
        """All things of a family, or only the viewer's."""
        keys = [key for key in self.labels if family_of(key) == family]
        return [key for key in keys if not mine or self.is_mine(key)]

    def is_mine(self, key: str) -> bool:
        """Whether a piece is the viewer's."""
        return any(piece.key == key and piece.seat == self.scene.viewer for piece in self.scene.pieces)


def family_of(key: str) -> str:
    """The family of a key: `space` of `space-7`."""
    return key.rpartition("-")[0]


def number_in(key: str) -> int:
    """The number of a key: 7 of `space-7`."""
    return int(key.rpartition("-")[2])


def example_of(scene: Scene, prompt: Prompt) -> str:
    """A question that can be asked now, for help and for whoever was not understood."""
    deed = next((deed for deed in prompt.deeds if deed.takes), None)
    if deed is None:
        return ""
    areas = {area.key: area.label for area in scene.areas}
    first = next((areas[p.at] for p in scene.pieces if p.seat == scene.viewer and p.at in areas), "")
    other = next(iter(areas.values()))
    return {
        ("entity",): f"{deed.name} {first}",
        ("entity", "space"): f"{deed.name} {first} {other}",
        ("line",): f"{deed.name} {' '.join(areas[end] for end in scene.edges[0].ends)}",
    }.get(deed.takes, f"{deed.name} {other}")
