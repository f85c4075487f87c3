"""What a person means who asks about a deed in a few words, for any game that names its deeds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from conclave.show.scene import Card, Deed, Piece, Prompt, Scene
from conclave.show.translation import Language
from conclave.terminal.screen import in_order

WORD: Final = re.compile(r"[\w'#-]+")
ARTICLES: Final = ("a", "an", "the")


class Meaning:
    """The things of a scene and the deeds of a question, by what they are called."""

    def __init__(self, scene: Scene, prompt: Prompt, words: Language, verbs: Mapping[str, int]) -> None:
        self.scene = scene
        self.prompt = prompt
        self.words = words
        self.verbs = verbs
        self.areas = {area.key: area.label for area in scene.areas}
        self.labels = self.name_things()

    def name_things(self) -> dict[str, str]:
        """What every thing of the scene is called; what only an answer names is called as the answer is."""
        found = dict(self.areas)
        for piece in self.scene.pieces:
            place = self.areas.get(piece.at, "")
            found[piece.key] = self.words.say("thing-at", what=piece.label, area=place)
        for edge in self.scene.edges:
            found[edge.key] = self.words.say(
                "thing-line", one=self.areas[edge.ends[0]], other=self.areas[edge.ends[1]]
            )
        found |= {card.key: card.name for card in self.scene.cards if card.name}
        found |= {track.key: track.label for track in self.scene.tracks}
        for choice in self.prompt.choices:
            if len(choice.points_at) == 1:
                found.setdefault(choice.points_at[0], choice.label)
        return found

    def call(self, keys: Iterable[str]) -> str:
        """Several things in words."""
        return ", ".join(self.labels.get(key, key) for key in keys)

    # --- deeds --------------------------------------------------------------------------------------------
    def deed_named(self, words: list[str]) -> Deed | None:
        """The deed that the words begin with; without one, the deed that what they mention is for."""
        for deed in self.prompt.deeds:
            if deed.name == words[0]:
                return deed
        only = self.prompt.deeds[0] if len(self.prompt.deeds) == 1 else None
        if only is not None and self.slots(only, words):
            return only
        if words[0] in self.verbs:
            return Deed(name=words[0], verb=self.verbs[words[0]])
        fitting = [deed for deed in self.prompt.deeds if deed.takes and self.places(words)]
        return fitting[0] if fitting else None

    def number_of(self, deed: Deed, keys: tuple[str, ...]) -> int:
        """The number under which an option that begins with a deed and these things is shown, or 0."""
        numbers = [number_in(key) for key in keys]
        for number, choice in enumerate(in_order(self.prompt), 1):
            if choice.code[0] == deed.verb and list(choice.code[1 : 1 + len(numbers)]) == numbers:
                return number
        return 0

    def example(self) -> str:
        """A question that can be asked now, for help and for whoever was not understood."""
        deed = next((deed for deed in self.prompt.deeds if deed.takes), None)
        if deed is None:
            return self.prompt.deeds[0].name if self.prompt.deeds else ""
        own = [piece.at for piece in self.scene.pieces if piece.seat == self.scene.viewer or not deed.mine]
        first = next((self.areas[at] for at in own if at in self.areas), "")
        other = next(iter(self.areas.values()), "")
        if deed.takes[0] == "entity":
            places = (first, other if deed.takes[1:] == ("space",) else "")
            return " ".join([deed.name, *(place for place in places if place)])
        if deed.takes[0] == "line":
            return " ".join([deed.name, *(self.areas[end] for end in self.scene.edges[0].ends)])
        keys = self.of_family(deed.takes[0], deed.mine) or self.of_family(deed.takes[0])
        refused = [key for key in keys if not self.number_of(deed, (key,))]
        return f"{deed.name} {self.labels[(refused or keys)[0]].lower()}" if keys else deed.name

    # --- things -------------------------------------------------------------------------------------------
    def places(self, words: list[str]) -> list[str]:
        """The areas that are mentioned, in order."""
        keys = {label.lower(): key for key, label in self.areas.items()}
        return [keys[word] for word in words if word in keys]

    def slots(self, deed: Deed, words: list[str]) -> list[list[str]]:
        """For each thing the deed takes, what may be meant; what was not mentioned is left out at the end."""
        words = words[1:] if words[0] == deed.name else words
        places = self.places(words)
        if deed.takes[:1] == ("line",):
            found = self.lines(places)
            return [found] if found else []
        slots: list[list[str]] = []
        for n, family in enumerate(deed.takes):
            place = places[min(n, len(places) - 1)] if places else ""
            if family == "space":
                keys = [places[-1]] if places and (n == 0 or len(places) > n) else []
            elif family == "entity":
                keys = self.pieces(place, words, mine=deed.mine if n == 0 else None)
            else:
                keys = self.mentioned(family, words)
            if not keys:
                return slots
            slots.append(keys)
        return slots

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
        wanted = [word.removesuffix("'s") for word in words]
        return any(word in called or word == names.get(piece.seat) for word in wanted if not word.isdigit())

    def mentioned(self, family: str, words: list[str]) -> list[str]:
        """The things of a family that the words name best; only whole words count."""
        wanted = [word for n, word in enumerate(words) if word not in ARTICLES or n == len(words) - 1]
        scores = {key: score(self.labels[key], wanted) for key in self.of_family(family)}
        best = max(scores.values(), default=0)
        return [key for key, each in scores.items() if each == best > 0]

    def lines(self, places: list[str]) -> list[str]:
        """The line between the two places mentioned, or all lines of the one."""
        wanted = set(places[:2])
        return [edge.key for edge in self.scene.edges if wanted and wanted <= set(edge.ends)]

    def of_family(self, family: str, mine: bool = False) -> list[str]:
        """All things of a family, or only the viewer's."""
        keys = [key for key in self.labels if family_of(key) == family]
        return [key for key in keys if not mine or self.is_mine(key)]

    def is_mine(self, key: str) -> bool:
        """Whether a piece or a card is the viewer's."""
        things: list[Piece | Card] = [*self.scene.pieces, *self.scene.cards]
        return any(thing.key == key and thing.seat == self.scene.viewer for thing in things)


def words_of(text: str) -> list[str]:
    """The words of a text, however its apostrophes and capitals are typed."""
    return WORD.findall(text.lower().replace("’", "'"))


def score(label: str, wanted: list[str]) -> int:
    """How many of the words wanted a label has; `five` is a word of `five-dot`."""
    whole = words_of(label)
    parts = {part for word in whole for part in (word, *word.split("-"))}
    return sum(word in parts for word in wanted)


def family_of(key: str) -> str:
    """The family of a key: `space` of `space-7`."""
    return key.rpartition("-")[0]


def number_in(key: str) -> int:
    """The number of a key: 7 of `space-7`."""
    return int(key.rpartition("-")[2])
