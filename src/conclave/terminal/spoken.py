"""The table in whole sentences: nothing to see, everything to hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from msgspec import structs

from conclave.show.scene import Area, Card, LogLine, Mark, Piece, Scene, SeatScene, Track
from conclave.terminal.beside import BACKS, READ, by_place, heading
from conclave.terminal.courses import groups_of, tells
from conclave.terminal.screen import NEWS, Screen, capital, in_order
from conclave.terminal.things import barriers, in_rows, kind_name, roads_of


class Spoken(Screen):
    """A screen for a voice, a pipe, or whoever likes it plain."""

    repeats = False

    def __init__(self, out: TextIO, code: str = "en") -> None:
        super().__init__(out, code)
        self.told: dict[int, set[str]] = {}

    def line(self, text: str, quiet: bool = False) -> None:
        """Say one line."""
        self.out.write(f"{text}\n")
        self.out.flush()

    def heading(self, text: str) -> None:
        """Say a heading."""
        self.line("")
        self.line(text)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Say words with what they mean."""
        for word, meaning in rows:
            self.line(f"{word}: {meaning}")

    # --- the table ----------------------------------------------------------------------------------------
    def table(self, scene: Scene) -> None:
        """Say who plays, what stands where, and what each player has."""
        self.line("")
        self.say("spoken-phase", title=scene.title, phase=scene.phase, banner=scene.result or scene.banner)
        if 0 <= scene.viewer < len(scene.seats):
            self.say("spoken-you", seat=scene.seats[scene.viewer].name)
        for line in self.numbers([owned(track, scene.seats) for track in scene.tracks]):
            self.line(line)
        self.rows(scene)
        for line in self.places(scene):
            self.line(line)
        self.ways(scene)
        self.shelves(scene)
        self.told[scene.viewer] = set(self.own(scene))

    def reminder(self, scene: Scene) -> None:
        """Say what has changed of what the viewer builds and has left, since it was last said."""
        own = self.own(scene)
        fresh = [line for line in own if line not in self.told.get(scene.viewer, set())]
        self.told[scene.viewer] = set(own)
        if fresh:
            self.line("")
        for line in fresh:
            self.line(line)

    def own(self, scene: Scene) -> list[str]:
        """The viewer's stacks and numbers."""
        stacks = [p for p in scene.pieces if p.figure == "stack" and p.seat == scene.viewer]
        names = {area.key: area.label for area in scene.areas}
        said = [self.area(names[piece.at], [piece.label]) for piece in stacks if piece.at in names]
        return [*said, *self.numbers([track for track in scene.tracks if track.seat == scene.viewer])]

    # --- numbers ------------------------------------------------------------------------------------------
    def numbers(self, tracks: Sequence[Track]) -> list[str]:
        """The numbers under their headings, then the courses."""
        found: list[str] = []
        for group, there in groups_of(track for track in tracks if not track.runners).items():
            said = [self.number(track) for track in there if tells(track)]
            if group:
                what = ", ".join(said) or self.words.say("left-nothing")
                found.append(self.words.say("spoken-tracks", group=group, what=what))
            elif said:
                found.append(" ".join(f"{capital(each)}." for each in said))
        return [*found, *[self.course(track) for track in tracks if track.runners]]

    def number(self, track: Track) -> str:
        """A number, of points and the like with its limit; one with parts by those there are any of."""
        if track.parts:
            say, parts = self.words.say, [part for part in track.parts if part.value]
            each = [say("track", label=part.label, value=part.value) for part in parts]
            return say("spoken-parts", label=track.label, what=", ".join(each))
        if track.most >= 0 and track.role != "count":
            return self.words.say("track-of", label=track.label, value=track.value, most=track.most)
        return self.words.say("track", label=track.label, value=track.value)

    def course(self, track: Track) -> str:
        """A row of places with markers: who has come how far."""
        say = self.words.say
        what = ", ".join(say("spoken-runner", label=runner.label, n=runner.at) for runner in track.runners)
        if track.most < 0:
            return say("spoken-course", label=track.label, what=what)
        return say("spoken-course-of", label=track.label, what=what, most=track.most)

    # --- the board ----------------------------------------------------------------------------------------
    def rows(self, scene: Scene) -> None:
        """Say how hexes lie, row by row; squares go by their names."""
        hexes = [area for area in scene.areas if area.shape == "hex"]
        for n, row in enumerate(in_rows(hexes, upwards=True), 1):
            named = [self.words.say("spoken-tile", area=area.label, mark=crest(area)) for area in row]
            self.say("spoken-row", n=n, what=", ".join(named))
        if hexes:
            self.say("spoken-rows")

    def places(self, scene: Scene) -> list[str]:
        """What is in each area, then what stands nowhere; empty tiles of a board are not told."""
        here: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            here.setdefault(piece.at, []).append(piece)
        found: list[str] = []
        empty: list[str] = []
        for area in scene.areas:
            pieces = [piece.label for piece in here.pop(area.key, [])]
            said = [mark.label for mark in area.marks if is_told(mark, area)] + pieces
            if pieces and area.shape == "cell" and area.note:
                said.append(area.note)
            if said:
                found.append(self.area(area.label, said))
            elif area.shape not in ("square", "hex", "cell"):
                empty.append(area.label)
        if empty:
            found.append(self.words.say("spoken-empty", what=", ".join(empty)))
        strays = [piece.label for pieces in here.values() for piece in pieces]
        return [*found, self.area(self.words.say("spoken-elsewhere"), strays)] if strays else found

    def area(self, name: str, said: Sequence[str]) -> str:
        """An area and what is there."""
        return self.words.say("spoken-area", area=name, what="; ".join(said))

    def ways(self, scene: Scene) -> None:
        """Say where roads lead, each told once, and what stands between places."""
        names = {area.key: area.label for area in scene.areas}
        told: set[str] = set()
        for one, others in roads_of(scene).items():
            fresh = [names.get(other, other) for other in others if other not in told]
            told.add(one)
            if fresh:
                what = ", ".join(fresh)
                self.say("spoken-road", area=names.get(one, one), n=len(fresh), what=what)
        cells = {area.key for area in scene.areas if area.shape == "cell" and area.note}
        for edge in barriers(scene):
            if not cells & set(edge.ends):
                one, other = (names.get(end, end) for end in edge.ends)
                self.say("spoken-edge", kind=kind_name(self.words, edge.kind), one=one, other=other)

    # --- cards --------------------------------------------------------------------------------------------
    def shelves(self, scene: Scene) -> None:
        """Say which cards lie where: what is in play for all, what each player shows, what the viewer has."""
        mine = [card for card in scene.cards if card.seat == scene.viewer >= 0 and not card.public]
        for cards in by_place([card for card in scene.cards if card.seat < 0]):
            self.row_of_cards(heading(cards), cards)
        for seat in scene.seats:
            shown = [card for card in scene.cards if card.seat == seat.seat and card not in mine]
            said = [f"{heading(cards)}: {self.row(cards)}" for cards in by_place(shown)]
            if said or seat.notes:
                self.say("spoken-seat", seat=seat.name, what="; ".join([*seat.notes, *said]))
        for cards in by_place(mine):
            self.row_of_cards(self.words.say("spoken-your", where=heading(cards)), cards)

    def row_of_cards(self, name: str, cards: Sequence[Card]) -> None:
        """Say which cards lie at a place; those worth reading with what they say."""
        if cards[0].place not in READ:
            self.say("spoken-seat", seat=name, what=self.row(cards))
            return
        for card in cards:
            self.line(f"{name}: {self.card(card)}. {card.sentence}".rstrip())

    def row(self, cards: Sequence[Card]) -> str:
        """Cards one after the other; many backs are counted."""
        backs = [card for card in cards if not card.face_up and not card.used]
        if len(backs) <= BACKS:
            return ", ".join(self.card(card) for card in cards)
        said = [self.card(card) for card in cards if card not in backs]
        return ", ".join([*said, self.words.say("hidden-cards", n=len(backs))])

    def card(self, card: Card) -> str:
        """A card with its place before it, if that is not told in words, and its place or state behind."""
        name = card.name or self.words.say("spoken-back")
        said = f"{card.symbol} {name}" if card.symbol and (card.used or not card.note) else name
        return f"{said} ({card.note})" if card.note else said

    # --- what happens -------------------------------------------------------------------------------------
    def news(self, lines: Sequence[LogLine], most: int = NEWS) -> None:
        """Say what has happened; to hear takes no room."""
        shown = lines[-3 * most :]
        if shown:
            self.line("")
        if len(lines) > len(shown):
            self.say("more-news", n=len(lines) - len(shown))
        for line in shown:
            self.line(line.text)

    def question(self, scene: Scene, explain: bool) -> None:
        """Say the question, then each answer with its number."""
        prompt = scene.prompt
        if prompt is None:
            return
        self.line("")
        asked = self.words.say("question", seat=scene.seats[prompt.seat].name, question=prompt.question)
        self.line(f"{asked} {self.words.say('rule', rule=prompt.rule)}" if prompt.rule else asked)
        if explain and prompt.help:
            self.line(prompt.help)
        for number, choice in enumerate(in_order(prompt), 1):
            self.line(f"{number}. {capital(choice.label)}. {choice.note}".rstrip())
        self.say("spoken-choose", n=len(prompt.choices))


def owned(track: Track, seats: Sequence[SeatScene]) -> Track:
    """A number of a player under the name of that player, if it has no heading of its own."""
    if track.group or track.runners or not 0 <= track.seat < len(seats):
        return track
    return structs.replace(track, group=seats[track.seat].name)


def crest(area: Area) -> str:
    """What an area is of."""
    return next((mark.label for mark in area.marks if mark.role == "crest"), "none")


def is_told(mark: Mark, area: Area) -> bool:
    """Whether a mark is worth a word: what a hex is of was told, and none of something is not."""
    told = mark.role == "crest" and area.shape == "hex"
    return not told and (mark.role != "gauge" or mark.value != 0)
