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

AREA: Final = 1
PIECE: Final = 2
EDGE: Final = 3
OTHER: Final = 0
"""What the things of a family are in the scene."""


class Meaning:
    """The things of a scene and the deeds of a question, by what they are called."""

    def __init__(self, scene: Scene, prompt: Prompt, words: Language, verbs: Mapping[str, int]) -> None:
        self.scene = scene
        self.prompt = prompt
        self.words = words
        self.verbs = verbs
        self.areas = {area.key: area.label for area in scene.areas}
        self.kinds = self.sort_families()
        self.labels = self.name_things()

    def sort_families(self) -> dict[str, int]:
        """What the families of the scene's keys are: areas, pieces or edges."""
        scene = self.scene
        found: dict[str, int] = {}
        for kind, things in ((AREA, scene.areas), (PIECE, scene.pieces), (EDGE, scene.edges)):
            for thing in things:
                found.setdefault(family_of(thing.key), kind)
        return found

    def name_things(self) -> dict[str, str]:
        """What every thing of the scene is called; what only an answer names is called as the answer is."""
        found = dict(self.areas)
        for piece in self.scene.pieces:
            place = self.areas.get(piece.at, "")
            at = self.words.say("thing-at", what=piece.label, area=place)
            found[piece.key] = at if place else piece.label
        for edge in self.scene.edges:
            one, other = (self.areas.get(end, end) for end in edge.ends)
            found[edge.key] = self.words.say("thing-edge", one=one, other=other)
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
        kinds = [self.kinds.get(family, OTHER) for family in deed.takes]
        places = self.example_places(deed, kinds)
        if places:
            return " ".join([deed.name, *(place.lower() for place in places)])
        keys = self.of_family(deed.takes[0], deed.mine) or self.of_family(deed.takes[0])
        refused = [key for key in keys if not self.number_of(deed, (key,))]
        return f"{deed.name} {self.labels[(refused or keys)[0]].lower()}" if keys else deed.name

    def example_places(self, deed: Deed, kinds: list[int]) -> list[str]:
        """The places by which an example names pieces or a line; none if it names things themselves."""
        family = deed.takes[0]
        if kinds[0] == EDGE:
            edge = next(edge for edge in self.scene.edges if family_of(edge.key) == family)
            return [self.areas.get(end, end) for end in edge.ends]
        if kinds[0] != PIECE:
            return []
        pieces = [piece for piece in self.scene.pieces if family_of(piece.key) == family]
        own = [piece.at for piece in pieces if piece.seat == self.scene.viewer or not deed.mine]
        first = [self.areas[at] for at in own if at in self.areas][:1]
        other = next(iter(self.areas.values()), "")
        return [*first, other] if first and other and kinds[1:] == [AREA] else first

    # --- things -------------------------------------------------------------------------------------------
    def places(self, words: list[str]) -> list[str]:
        """The areas that are mentioned by their whole names, in order."""
        names = {tuple(words_of(label)): key for key, label in self.areas.items()}
        longest = max(map(len, names), default=0)
        found: list[str] = []
        at = 0
        while at < len(words):
            sizes = range(min(longest, len(words) - at), 0, -1)
            size = next((n for n in sizes if tuple(words[at : at + n]) in names), 0)
            if size:
                found.append(names[tuple(words[at : at + size])])
            at += size or 1
        return found

    def slots(self, deed: Deed, words: list[str]) -> list[list[str]]:
        """For each thing the deed takes, what may be meant; what was not mentioned is left out at the end."""
        words = words[1:] if words[0] == deed.name else words
        places = self.places(words)
        slots: list[list[str]] = []
        for n, family in enumerate(deed.takes):
            keys = self.meant(deed, n, words, places)
            if not keys:
                return slots
            slots.append(keys)
            if self.kinds.get(family) == EDGE:
                return slots
        return slots

    def meant(self, deed: Deed, n: int, words: list[str], places: list[str]) -> list[str]:
        """What may be meant by the words for the thing that a deed takes in a place of its order."""
        family = deed.takes[n]
        kind = self.kinds.get(family, OTHER)
        if kind == EDGE:
            return self.lines(family, places)
        if kind == AREA and places:
            there = [place for place in places[-1:] if family_of(place) == family]
            return there if n == 0 or len(places) > n else []
        found: list[str] = []
        if kind == PIECE:
            place = places[min(n, len(places) - 1)] if places else ""
            found = self.pieces(family, place, words, mine=deed.mine if n == 0 else None)
        return found or self.mentioned(family, words)

    def pieces(self, family: str, place: str, words: list[str], mine: bool | None) -> list[str]:
        """The pieces that may be meant: at the place mentioned, else those called as they are called."""
        found = [piece for piece in self.scene.pieces if family_of(piece.key) == family]
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
        owners = [words_of(seat.name) for seat in self.scene.seats if seat.seat == piece.seat]
        called = {word for words in (words_of(piece.label), *owners) for word in words}
        wanted = [word for word in words if not word.isdigit() and word not in ARTICLES]
        return any(word in called or word.removesuffix("'s") in called for word in wanted)

    def mentioned(self, family: str, words: list[str]) -> list[str]:
        """The things of a family that the words name best; only whole words count."""
        wanted = [word for n, word in enumerate(words) if word not in ARTICLES or n == len(words) - 1]
        scores = {key: score(self.labels[key], wanted) for key in self.of_family(family)}
        best = max(scores.values(), default=0)
        return [key for key, each in scores.items() if each == best > 0]

    def lines(self, family: str, places: list[str]) -> list[str]:
        """The line between the two places mentioned, or all lines of the one."""
        wanted = set(places[:2])
        edges = [edge for edge in self.scene.edges if family_of(edge.key) == family]
        return [edge.key for edge in edges if wanted and wanted <= set(edge.ends)]

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
    """The family of a key, which is all before its number; nothing if it has no number."""
    family, _, number = key.rpartition("-")
    return family if number.isdecimal() else ""


def number_in(key: str) -> int:
    """The number of a key."""
    return int(key.rpartition("-")[2])
