"""The table in whole sentences: nothing to see, everything to hear."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.show.scene import Area, Card, LogLine, Mark, Scene
from conclave.terminal.beside import READ, by_place, heading
from conclave.terminal.hexes import has_hexes, rows_of
from conclave.terminal.screen import NEWS, Screen, capital, cards_of, groups_of, in_order, own_stacks


class Spoken(Screen):
    """A screen for a voice, a pipe, or whoever likes it plain."""

    repeats = False

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
        self.numbers(scene)
        if has_hexes(scene):
            self.hexes(scene)
            self.shelves(scene)
            return
        self.board(scene)
        for seat in scene.seats:
            public = [card for card in cards_of(scene, seat.seat) if card.face_up and card.public]
            notes = list(seat.notes)
            if public:
                shown = [self.words.say("spoken-card", card=card.name, note=card.note) for card in public]
                notes.append(self.words.say("spoken-cards-public", what=", ".join(shown)))
            if notes:
                self.say("spoken-seat", seat=seat.name, what="; ".join(notes))
        self.own_cards(scene)

    def reminder(self, scene: Scene) -> None:
        """Say what is being built and what is left for it."""
        names = {area.key: area.label for area in scene.areas}
        building = [piece for piece in own_stacks(scene) if piece.key.startswith("stack")]
        for piece in building[-1:]:
            self.line("")
            self.say("spoken-area", area=names[piece.at], what=piece.label)
            self.numbers(scene)

    def numbers(self, scene: Scene) -> None:
        """Say the numbers under their headings."""
        for group, tracks in groups_of(scene.tracks).items():
            limited = has_hexes(scene)
            said = [
                self.words.say("track-of", label=track.label, value=track.value, most=track.most)
                if limited and track.most >= 0
                else self.words.say("track", label=track.label, value=track.value)
                for track in tracks
                if track.key != "turn" and (track.value or not group or (limited and track.most >= 0))
            ]
            if group:
                what = ", ".join(said) or self.words.say("left-nothing")
                self.say("spoken-tracks", group=group, what=what)
            else:
                self.line(" ".join(f"{capital(each)}." for each in said))

    def board(self, scene: Scene) -> None:
        """Say what stands on each space that is not empty, then the lines."""
        for area in scene.areas:
            here = [piece.label for piece in scene.pieces if piece.at == area.key]
            said = [mark.label for mark in area.marks] + here
            if said:
                self.say("spoken-area", area=area.label, what="; ".join(said))
        names = {area.key: area.label for area in scene.areas}
        for edge in scene.edges:
            if edge.kind != "open":
                key = f"kind-{edge.kind}"
                kind = self.words.say(key) if self.words.knows(key) else edge.kind
                self.say("spoken-wall", kind=kind, one=names[edge.ends[0]], other=names[edge.ends[1]])

    # --- a board of hexes ---------------------------------------------------------------------------------
    def hexes(self, scene: Scene) -> None:
        """Say how the hexes lie, row by row, then what is in those that are not empty."""
        for n, row in enumerate(rows_of(scene), 1):
            named = [self.words.say("spoken-hex", area=area.label, mark=first_mark(area)) for area in row]
            self.say("spoken-row", n=n, what=", ".join(named))
        self.say("spoken-rows")
        for area in scene.areas:
            here = [piece.label for piece in scene.pieces if piece.at == area.key]
            said = [mark.label for mark in area.marks[1:] if tells(mark)] + here
            if here and area.shape != "hex" and area.note:
                said.append(area.note)
            if said:
                self.say("spoken-area", area=area.label, what="; ".join(said))

    def shelves(self, scene: Scene) -> None:
        """Say which cards lie where: what is in play for all, what each player shows, what the viewer has."""
        mine = [card for card in scene.cards if card.seat == scene.viewer and not card.public]
        for where, cards in by_place([card for card in scene.cards if card.seat < 0]).items():
            self.shelf(heading(self.words, where), where, cards)
        for seat in scene.seats:
            shown = [card for card in scene.cards if card.seat == seat.seat and card not in mine]
            said = [
                f"{heading(self.words, where)}: {', '.join(self.card(card) for card in cards)}"
                for where, cards in by_place(shown).items()
                if where != "memories"
            ]
            if said or seat.notes:
                self.say("spoken-seat", seat=seat.name, what="; ".join([*seat.notes, *said]))
        for where, cards in by_place(mine).items():
            self.shelf(self.words.say("spoken-your", where=heading(self.words, where)), where, cards)

    def shelf(self, name: str, where: str, cards: Sequence[Card]) -> None:
        """Say which cards lie at a place; those worth reading with what they say."""
        if where not in READ:
            self.say("spoken-seat", seat=name, what=", ".join(self.card(card) for card in cards))
            return
        for card in cards:
            self.line(f"{name}: {self.card(card)}. {card.sentence}")

    def card(self, card: Card) -> str:
        """A card with its place on a sheet, or its state."""
        name = card.name or self.words.say("spoken-back")
        said = f"{card.symbol} {name}" if card.where == "sheet" else name
        return f"{said} ({card.note})" if card.note else said

    def own_cards(self, scene: Scene) -> None:
        """Say which cards the viewer has; `card NAME` tells what they say."""
        own = [
            self.words.say("spoken-card", card=card.name, note=card.note)
            for card in cards_of(scene, scene.viewer)
            if not card.public
        ]
        if own:
            self.say("spoken-own-cards", what=", ".join(own))

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
        self.line(f"{asked} {self.words.say('rule', rule=prompt.rule)}")
        if explain and prompt.help:
            self.line(prompt.help)
        for number, choice in enumerate(in_order(prompt), 1):
            self.line(f"{number}. {capital(choice.label)}. {choice.note}".rstrip())
        self.say("spoken-choose", n=len(prompt.choices))


def first_mark(area: Area) -> str:
    """What is marked first on an area."""
    return area.marks[0].label if area.marks else "none"


def tells(mark: Mark) -> bool:
    """Whether a mark is worth a word: none of something is not."""
    return not mark.symbol.startswith("0/")
