"""What things are called: Witches, areas, herbs, potions, Villagers, personages."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREA_OF, CIRCLE_OF, CITY, FOREST, KEYS
from conclave.games.triora.rules import box
from conclave.show import author as show

SEATS: Final = ("brigid", "cerida", "clidina", "druantia")
TONES: Final = ("red", "violet", "blue", "green")
"""The colours of the Witches (O18)."""
COLOURS: Final = ("red", "blue", "green", "yellow")
PLACES: Final = ("herbs", "seeds", "planting", "harvest")
PIECES: Final = ("witch", "familiar", "extra")
PAYMENTS: Final = ("potion", "undead", "nothing")
COUNTS: Final = ("control", "sets", "penalty", "crowns", "leftovers")
HUNTERS: Final = ("inquisitor", "morgana")
GAINS: Final = ("points", "inquisition", "silver", "undead", "shovels", "cauldrons")
AREA_TONES: Final = (
    "blue", "yellow", "green", "red", "violet", "orange", "grey", "grey", "violet", "moss", "teal",
)  # fmt: skip


class Names(show.Names):
    """Names as everybody knows them."""

    # --- players and pieces --------------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """The Witch of a seat; any other number is somebody who looks on."""
        return self.say(f"seat-{SEATS[seat]}" if 0 <= seat < len(SEATS) else "seat-onlooker")

    def piece(self, piece: int) -> str:
        """A sort of piece."""
        return self.say(f"piece-{PIECES[piece]}")

    def piece_of(self, seat: int, piece: int) -> str:
        """A piece of a player: the Witch goes by her name."""
        return self.say(f"{PIECES[piece]}-of", who=self.seat(seat))

    def hunter(self, which: int) -> str:
        """The Inquisitor, or Morgana."""
        return self.say(HUNTERS[which])

    def seats(self, row: int) -> str:
        """Players in an order: `Cerida, Brigid`."""
        found: list[str] = []
        while row:
            found.append(self.seat(row % 5 - 1))
            row //= 5
        return ", ".join(found)

    # --- the map -------------------------------------------------------------------------------------------
    def area(self, area: int) -> str:
        """An area within a sentence, as `the City`."""
        return self.say(f"the-{KEYS[area]}")

    def area_name(self, area: int) -> str:
        """An area on the map, as `City`."""
        return self.say(f"area-{KEYS[area]}")

    def circle(self, circle: int) -> str:
        """A circle: that of its area, or one of the six in the Forest."""
        area = AREA_OF[circle]
        if area != FOREST:
            return self.area(area)
        return self.say("forest-circle", n=circle - CIRCLE_OF[FOREST] + 1)

    # --- herbs and potions ---------------------------------------------------------------------------------
    def colour(self, colour: int) -> str:
        """The colour of a herb."""
        return self.say(f"colour-{COLOURS[colour]}" if colour < t.COLOURS else "colour-any")

    def potion(self, potion: int) -> str:
        """A potion."""
        return self.say(f"potion-{box.POTION_KEYS[potion]}") if 0 <= potion < t.POTIONS else ""

    def potions(self, *potions: int) -> str:
        """Several potions in a row."""
        return ", ".join([self.potion(potion) for potion in potions])

    def herbs(self, counts: tuple[int, ...], silver: int) -> str:
        """Some herbs, and silver in place of others: `2 blue, 1 green, 1 silver`."""
        found = [self.say("n-herbs", n=n, colour=self.colour(c)) for c, n in enumerate(counts) if n]
        if silver:
            found.append(self.say("n-silver", n=silver))
        return ", ".join(found)

    def mix(self, mix: int) -> str:
        """Herbs by their mix alone."""
        return self.herbs(tuple([(mix >> (2 * colour)) & 3 for colour in range(t.COLOURS)]), 0)

    def mixed(self, formula: int, mix: int) -> str:
        """What a formula is brewed from."""
        counts = tuple([(mix >> (2 * colour)) & 3 for colour in range(t.COLOURS)])
        return self.herbs(counts, box.FORMULA_SIZE[formula] - box.herbs_in(mix))

    def formula(self, formula: int) -> str:
        """What a formula makes: `2 Molestum`."""
        return self.say(
            "n-potions", n=box.FORMULA_MAKES[formula], potion=self.potion(box.FORMULA_POTION[formula])
        )

    def recipe(self, formula: int) -> str:
        """The herbs of a formula."""
        herbs = box.FORMULA_HERBS[formula]
        counts = tuple([herbs.count(colour) for colour in range(t.COLOURS + 1)])
        return self.herbs(counts, 0)

    # --- cards and spaces ----------------------------------------------------------------------------------
    def card(self, face: int) -> str:
        """A Villager: its kind and number."""
        if not 0 <= face < t.VILLAGERS:
            return self.say("unknown-card")
        return self.say("villager", kind=self.kind(box.KIND[face]), n=face % t.PER_KIND + 1)

    def kind(self, kind: int) -> str:
        """A kind of Villager."""
        return self.say(f"kind-{box.KIND_KEYS[kind]}")

    def kinds(self, kind: int) -> str:
        """Several Villagers of a kind."""
        return self.say(f"kinds-{box.KIND_KEYS[kind]}")

    def cost(self, face: int) -> str:
        """The price of a Villager."""
        return self.potions(*box.COST[face])

    def column(self, column: int) -> str:
        """A personage of the Castle."""
        return self.say(f"personage-{box.PERSONAGES[column]}")

    def personage(self, column: int) -> str:
        """What it costs to bewitch a personage, and what that brings."""
        less, points = box.ENCHANT_GAIN[column], box.CURSE_GAIN[column]
        return self.say(
            "personage", silver=box.FEE[column], crowns=box.CROWNS[column], less=less, points=points
        )

    def position(self, position: int) -> str:
        """A position of the Turn Order track, with its bonus."""
        return self.say("position", n=position, gain=self.gain("position", position))

    def space(self, space: int) -> str:
        """A space of the Stone Circle, with its benefit."""
        return self.say("space", n=space, gain=self.gain("space", space))

    def gain(self, where: str, which: int) -> str:
        """What something gives, in a few words."""
        tables = {
            "position": box.POSITION_GAINS,
            "space": box.STONE_GAINS,
            "action": box.ACTION_GAINS,
            "bonus": box.BONUS_GAINS,
        }
        gain = tables[where][which]
        found = [self.say(f"gain-{name}", n=getattr(gain, name)) for name in GAINS if getattr(gain, name)]
        if where == "action" and which == CITY:
            found.append(self.say("gain-city", n=box.CITY_SILVER))
        return ", ".join(found) or self.say("gain-nothing")

    def action_gain(self, area: int) -> str:
        """What the action of an area gives."""
        return self.gain("action", area)

    def bonus_gain(self, area: int) -> str:
        """What the Witch's Bonus of an area gives."""
        return self.gain("bonus", area)

    def payment(self, payment: int) -> str:
        """What an action is paid with."""
        return self.say(f"payment-{PAYMENTS[payment]}")

    def count(self, count: int) -> str:
        """A row of the final count."""
        return self.say(f"count-{COUNTS[count]}")
