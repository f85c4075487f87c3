"""What things are called: Mages, cards, zones, conditions, traits, attacks, phases."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.board import ARENA, DIRECTION_WORDS, HALF_ARENA, Board
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.bars import Bar
from conclave.games.mage_wars.words.declare import SENTENCES
from conclave.show import author as show
from conclave.show.names import capital
from conclave.show.show import slug
from conclave.show.translation import Language

LETTERS: Final = ("B", "P", "W", "Z")
"""A letter for each Mage, in printed order."""
TONES: Final = ("orange", "cyan")
"""The colours of the two seats."""
SCHOOL_TONES: Final = (
    "black", "gold", "green", "violet", "indigo", "brown", "teal", "moss", "red", "blue",
)  # fmt: skip
"""The colours of the schools, in the order of the rules."""

PHASE_KEYS: Final = (
    "initiative", "reset", "channel", "upkeep", "planning", "deployment", "first-quickcast", "actions",
    "final-quickcast", "end",
)  # fmt: skip
ITEM_KEYS: Final = ("cost", "heal", "text", "text", "text", "text", "burn", "rot", "bleed", "banish")
TOKEN_KEYS: Final = ("load", "wrath", "armour", "rage", "banishment")
MARK_KEYS: Final = {k.PET: "pet", k.BLOODREAPER: "bloodreaper", k.SHIELDED: "shielded", k.OPENED: "opened"}
DICE: Final = ("–", "–", "1", "2", "1✦", "2✦")
"""The faces of an attack die: two blanks, two numbers, and both again as critical damage (R16.1)."""
UNSIGNED: Final = (k.AEGIS, k.REGENERATE)
OTHER_BONUSES: Final = {
    k.ARMOUR: "armour",
    k.LIFE: "life",
    k.CHANNELING: "channeling",
    k.ONE_MOVE: "one-move",
    k.TELEPORTS: "teleports",
    k.EXTRA_MELEE: "extra-melee",
    k.DICE: "dice",
    k.NO_FLYING: "no-flying",
    k.NO_MELEE_BONUS: "no-melee-bonus",
    k.MORE_PREPARED: "more-prepared",
}
"""What may be granted beside traits."""


class Names(show.Names):
    """Names on the ground of who plays which Mage, in which arena."""

    def __init__(self, words: Language, ground: tuple[int, ...]) -> None:
        super().__init__(words, ground)
        self.mages = ground[:2]
        self.board: Board = HALF_ARENA if ground and ground[2] == HALF_ARENA.columns else ARENA

    def of(self, family: str, words: list[str], n: int) -> str:
        """One of a family of printed words."""
        return self.say(f"{family}-{slug(words[n])}") if 0 <= n < len(words) else self.say("unknown")

    # --- players -------------------------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """The Mage of a seat in a sentence; of two alike, the first and the second."""
        if not 0 <= seat < 2:
            return self.say("seat-onlooker")
        if not self.mages:
            return self.say("seat", n=seat + 1)
        key = "the-mage" if self.mages[0] != self.mages[1] else f"the-mage-{seat + 1}"
        return self.say(key, mage=self.spell(self.mages[seat]))

    def player(self, seat: int) -> str:
        """The same as a heading."""
        if not self.mages or not 0 <= seat < 2:
            return capital(self.seat(seat))
        name = self.spell(self.mages[seat])
        return name if self.mages[0] != self.mages[1] else self.say("numbered", what=name, n=seat + 1)

    def symbol(self, seat: int) -> str:
        """The letter of a seat."""
        if not self.mages:
            return str(seat + 1)
        letter = LETTERS[self.mages[seat]]
        return letter if self.mages[0] != self.mages[1] else f"{letter}{seat + 1}"

    # --- cards ---------------------------------------------------------------------------------------------
    def spell(self, face: int) -> str:
        """A card by its face."""
        return self.words.say_or(f"card-{box.KEY[face]}", box.NAME[face]) if face >= 0 else self.say("a-card")

    def card(self, face: int, owner: int = -1, n: int = 0) -> str:
        """A card in play; where there are others of its name, with its owner or its number."""
        name = self.spell(face)
        if owner >= 0:
            name = self.say("card-of", who=self.seat(owner), card=name)
        return self.say("numbered", what=name, n=n) if n else name

    def copy(self, face: int, n: int) -> str:
        """One of several copies in hand."""
        return self.say("copy", what=self.spell(face), n=n)

    def hidden(self, where: show.Fact, n: int = 0) -> str:
        """An enchantment that lies face down, as whoever does not know it calls it."""
        if where == "":
            return self.say("a-hidden-card")
        return self.say("hidden-at", where=self.fact(where), n=n)

    def secret(self, face: int, where: show.Fact, n: int = 0) -> str:
        """The same, as its owner calls it."""
        name = self.copy(face, n) if n else self.spell(face)
        return self.say("secret-at", what=name, where=self.fact(where))

    def deed(self, face: int, n: int) -> str:
        """An ability that is used: of a Mage by its name, else by its card."""
        return self.words.say_or(f"deed-{box.KEY[face]}-{n}", self.spell(face))

    def voice(self, face: int, n: int) -> str:
        """A text that works by itself: of a Mage by its name, else by its card."""
        return self.words.say_or(f"voice-{box.KEY[face]}-{n}", self.spell(face))

    def on(self, thing: show.Fact) -> str:
        """`on Timber Wolf`, or `in A1`."""
        zone = isinstance(thing, tuple) and thing[0] == "zone"
        return self.say("in-zone" if zone else "on-object", what=self.fact(thing))

    def nothing(self) -> str:
        """What is not known or not there."""
        return self.say("nothing")

    def by(self, thing: show.Fact) -> str:
        """`, by Lair`."""
        return self.say("by", who=self.fact(thing))

    def bound(self, thing: show.Fact) -> str:
        """`, bound to Mage Wand`."""
        return self.say("bound", what=self.fact(thing))

    def aside(self, thing: show.Fact) -> str:
        """Something in brackets, after a blank."""
        return f" ({self.fact(thing)})"

    def standing(self, where: show.Fact, left: int, life: int) -> str:
        """`A1, Life 5 of 9`."""
        return self.say("standing", zone=self.fact(where), n=left, most=life)

    def span(self, low: int, high: int) -> str:
        """A range."""
        return span(low, high)

    # --- the arena -----------------------------------------------------------------------------------------
    def zone(self, zone: int) -> str:
        """A zone by its column and its row."""
        return self.board.name(zone).upper() if 0 <= zone < self.board.zones else self.say("unknown")

    def border(self, border: int) -> str:
        """A border by the zones beside it."""
        if not 0 <= border < self.board.borders:
            return self.say("unknown")
        one, other = self.board.low_end[border], self.board.high_end[border]
        return self.say("border", one=self.zone(one), other=self.zone(other))

    def direction(self, direction: int) -> str:
        """One of the four directions; north is up."""
        return self.of("direction", DIRECTION_WORDS, direction)

    # --- words of the rules --------------------------------------------------------------------------------
    def condition(self, condition: int) -> str:
        """A condition."""
        return self.of("condition", k.EFFECT_WORDS, condition)

    def conditions(self, condition: int, n: int) -> str:
        """So many markers of a condition."""
        name = self.condition(condition)
        return name if n == 1 else self.say("so-many", n=n, what=name)

    def item(self, item: int) -> str:
        """What is due in the Upkeep; a word of the rules, which sentences pick by."""
        return ITEM_KEYS[item] if 0 <= item < len(ITEM_KEYS) else "text"

    def token(self, token: int) -> str:
        """A sort of token."""
        return self.say(f"token-{TOKEN_KEYS[token]}")

    def mark(self, mark: int) -> str:
        """A marker."""
        return self.say(f"mark-{MARK_KEYS[mark]}")

    def phase(self, phase: int) -> str:
        """A phase of the round."""
        return self.say(f"phase-{PHASE_KEYS[phase]}")

    def school(self, school: int) -> str:
        """A school of magic."""
        return self.of("school", k.SCHOOL_WORDS, school)

    def kind(self, kind: int) -> str:
        """A type of card."""
        return self.of("kind", k.TYPE_WORDS, kind)

    def damage(self, damage: int) -> str:
        """A damage type."""
        return self.of("damage", k.DAMAGE_WORDS, damage)

    def subtype(self, subtype: int) -> str:
        """A subtype of cards."""
        word = k.SUBTYPE_WORDS[subtype]
        return self.words.say_or(f"subtype-{word}", word.replace("-", " ").capitalize())

    def missed(self, yes: int) -> str:
        """Whether an attack missed; sentences pick by it."""
        return show.yes(yes == 1)

    avoided = missed

    def branch(self, label: str, n: int = 0) -> str:
        """The label that a text gives to a branch."""
        return self.words.say_or(f"branch-{slug(label)}", label) if label else self.say("branch", n=n + 1)

    def die(self, die: int) -> str:
        """What is rolled again; sentences pick by it."""
        return ("roll", "roll", "effect", "dice")[die] if 0 <= die < 4 else "roll"

    def trait(self, trait: int) -> str:
        """A trait without its number."""
        return self.of("trait", k.TRAIT_WORDS, trait)

    def bonus(self, trait: int, n: int) -> str:
        """A trait with its number, as `Piercing +2`, or something else that is granted."""
        if trait >= k.AGAINST:
            return self.say("bonus-against", damage=self.damage(trait - k.AGAINST), n=signed(n))
        if trait in OTHER_BONUSES:
            return self.say(f"bonus-{OTHER_BONUSES[trait]}", n=signed(n))
        name = self.trait(trait)
        if trait not in k.VALUED:
            return name
        return self.say("with-number", what=name, n=str(n) if trait in UNSIGNED else signed(n))

    # --- dice ----------------------------------------------------------------------------------------------
    def dice(self, row: int) -> str:
        """Attack dice as they lie: digits to the base of 7, the first die lowest."""
        found: list[str] = []
        while row > 0:
            found.append(f"[{DICE[row % 7 - 1]}]")
            row //= 7
        return " ".join(found)

    # --- attacks -------------------------------------------------------------------------------------------
    def bar(self, bar: int) -> str:
        """An attack by its name."""
        return self.bar_name(BARS[bar].name) if 0 <= bar < len(BARS) else self.say("unknown")

    def bar_name(self, name: str) -> str:
        """The name of an attack in this language."""
        return self.words.say_or(f"bar-{slug(name)}", name)

    def bar_text(self, bar: int) -> str:
        """An attack in full: its kind, dice, what the effect die brings, its traits."""
        return attack_text(self, BARS[bar])

    # --- what is printed -----------------------------------------------------------------------------------
    def sentence_of(self, face: int) -> str:
        """What a card says beyond its numbers, in our words."""
        return self.words.say_or(f"card-{box.KEY[face]}-text", SENTENCES[face])

    def says(self, face: int) -> str:
        """What to read of a card before choosing it: its type and numbers, its attacks, its text."""
        if face < 0:
            return ""
        attacks = [attack_text(self, bar) for bar in box.BARS[face]]
        return " ".join([part for part in (self.numbers(face), *attacks, self.sentence_of(face)) if part])

    def numbers(self, face: int) -> str:
        """Level, Life, Armour, Channeling and traits of a card, in one sentence."""
        found = [self.say("fact-level-of", n=box.LEVEL[face], kind=self.kind(box.KIND[face]))]
        for key, n in (("life", box.LIFE), ("armour", box.ARMOUR), ("channeling", box.CHANNELING)):
            if n[face]:
                found.append(self.say(f"has-{key}", n=n[face]))
        found.extend(traits_of(self, face))
        return f"{', '.join(found)}."


# --- texts made of what is printed -------------------------------------------------------------------------
def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def span(low: int, high: int) -> str:
    """A range, in zones."""
    return f"{low}–{high}"


def traits_of(names: Names, face: int) -> list[str]:
    """The traits of a card, with its immunities."""
    traits = box.TRAITS[face]
    found = [names.bonus(trait, traits[trait]) for trait in range(k.TRAITS) if traits[trait]]
    for damage in range(k.DAMAGE_TYPES):
        if (box.IMMUNE[face] >> damage) & 1:
            found.append(names.say("immune-to", damage=names.damage(damage)))
        if box.AGAINST[face][damage]:
            found.append(names.bonus(k.AGAINST + damage, box.AGAINST[face][damage]))
    return found


def attack_text(names: Names, bar: Bar) -> str:
    """An attack in full."""
    action = "none" if bar.action == k.NONE else k.ACTION_WORDS[bar.action]
    head = names.say(
        "bar-head",
        name=names.bar_name(bar.name),
        action=action,
        kind=k.BAR_WORDS[bar.kind],
        range=span(bar.low, bar.high) if bar.high > 0 else "",
        far=show.yes(bar.high > 0),
    )
    parts = [f"{head}{dice_text(names, bar)}"]
    if bar.bands:
        parts.append(", ".join([band_text(names, bar, n) for n in range(len(bar.bands))]))
    traits = bar_traits(names, bar)
    if traits:
        parts.append(", ".join(traits))
    return f"{'; '.join(parts)}."


def dice_text(names: Names, bar: Bar) -> str:
    """How many dice an attack has, and of which damage type."""
    if bar.dice == 0:
        return ""
    damage = names.damage(bar.damage) if bar.damage >= 0 else ""
    x = show.yes(bar.dice < 0)
    return names.say("bar-dice", n=max(0, bar.dice), x=x, damage=damage, typed=show.yes(bar.damage >= 0))


def band_text(names: Names, bar: Bar, n: int) -> str:
    """What some results of the effect die bring."""
    band = bar.bands[n]
    rolls = str(band.low) if band.low == band.high else f"{band.low}–{band.high}"
    if band.high == 12:
        rolls = f"{band.low}+"
    effects = [names.conditions(c, count) for c, count in zip(band.effects, band.counts, strict=True)]
    return f"{rolls} {' & '.join(effects)}"


def bar_traits(names: Names, bar: Bar) -> list[str]:
    """The traits of an attack, and whom it hits harder."""
    found: list[str] = []
    for trait in range(k.BAR_TRAITS):
        if bar.has(trait) and trait != k.NO_DAMAGE:
            n = bar.piercing if trait == k.PIERCING else bar.mana_drain
            found.append(names.bonus(trait, n))
    if bar.extra:
        found.append(names.say("bar-extra", n=bar.extra, whom=names.of("versus", k.VERSUS_WORDS, bar.versus)))
    return found
