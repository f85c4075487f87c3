"""What things are called, and what is printed on them, by their facts and in one language."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules import aiming, box
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.show import facts
from conclave.show import author as show
from conclave.show.show import slug
from conclave.show.translation import Language

MAGE_KEYS: Final = ("nero", "rebecca", "tessa", "jafar")
ROOM_KEYS: Final = (
    "black-rose-room", "mirrors-room", "oracle-room", "the-abyss", "bibliotheca", "observatory",
    "sanctuary", "forge", "garden", "treasure-room", "alchemical-laboratory", "arena", "summoner-room",
    "armory", "pleasures-room", "throne-room", "cemetery", "crypt", "sacrificial-altar",
)  # fmt: skip
EVOCATION_KEYS: Final = (
    "landsknecht", "bone-knight", "malacoda", "cerbero", "andromeda", "abomination", "divine-altar",
    "mutant-altar", "infamy-of-crete",
)  # fmt: skip
COLOUR_KEYS: Final = ("black", "blue", "yellow", "green", "red", "purple", "grey")
SCHOOL_KEYS: Final = (
    "conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation", "custom",
    "forgotten",
)  # fmt: skip
TYPE_KEYS: Final = ("combat", "contingency", "protection", "trap")
ELEMENT_KEYS: Final = ("air", "earth", "fire", "water", "magic", "sacred", "profane", "any")
ARCHETYPE_KEYS: Final = ("undead", "demon", "construct", "mutation", "altar", "beast")
PHASE_KEYS: Final = ("setup", "black-rose", "study", "preparation", "action", "evocation", "clean-up")
HIDDEN_KEYS: Final = ("a-hidden-spell", "a-hidden-quest", "a-hidden-event")

AIMS: Final = {
    aiming.ONESELF: "oneself",
    aiming.A_SINGLE: "single",
    aiming.AN_AREA: "area",
    aiming.A_SPECIAL: "special",
    aiming.A_ROOM_TRAP: "room",
}

ROSE_SYMBOL: Final = "✿"
TONES: Final = ("orange", "cyan", "pink", "lime")
"""The colours of the seats; none is the colour of a Room."""

BOXES: Final = (box.SPELLS, box.QUEST_CARDS, box.EVENT_CARDS)


def key_of(family: int, face: int) -> str:
    """The key of a card, a Room or an Evocation in the catalogue, or nothing where the face is not known.

    Some Spells have the name of an Evocation and come first.
    """
    if face < 0 or family == facts.NO_CARD:
        return ""
    if family == facts.A_ROOM_TEXT:
        return ROOM_KEYS[face]
    if family == facts.AN_EVOCATION_TEXT:
        key = EVOCATION_KEYS[face]
        return f"{key}-evocation" if any(spell.key == key for spell in box.SPELLS) else key
    return BOXES[family][face].key


class Names(show.Names):
    """Names on the ground of who plays which Mage, and of the switches."""

    def __init__(self, words: Language, ground: facts.Facts) -> None:
        super().__init__(words, ground)
        self.mages: tuple[int, ...] = (-1,) * terms.ROSE
        self.switches = 0
        if ground:
            self.mages, self.switches = ground  # type: ignore[assignment]

    def of(self, keys: tuple[str, ...], family: str, n: int) -> str:
        """One of a family of printed words."""
        return self.say(f"{family}-{keys[n]}") if 0 <= n < len(keys) else self.say("unknown")

    # --- players and sides -------------------------------------------------------------------------------
    def seat(self, side: int) -> str:
        """A side: the Mage of a seat, `Player 2` before it has one, the Black Rose, or an onlooker."""
        if side == terms.ROSE and self.ground:
            return self.say("rose")
        if 0 <= side < len(self.mages) and self.mages[side] >= 0:
            return self.mage(self.mages[side])
        return self.player(side if side < len(self.mages) else -1)

    def side(self, side: int) -> str:
        """A side by its Mage."""
        return self.seat(side)

    def player(self, seat: int) -> str:
        """A seat before it has a Mage."""
        return super().seat(seat)

    def mage(self, mage: int) -> str:
        """A Mage by its number."""
        return self.say(f"mage-{MAGE_KEYS[mage]}") if mage >= 0 else self.say("somebody")

    def symbol(self, side: int) -> str:
        """A letter for a side: its Mage's, its number before it has one, or the Rose."""
        if side == terms.ROSE:
            return ROSE_SYMBOL
        return self.mage(self.mages[side])[:1] if self.mages[side] >= 0 else str(side + 1)

    def with_points(self, side: int, n: int) -> str:
        """A side and its points."""
        return self.say("side-with", who=self.seat(side), n=n)

    # --- places ------------------------------------------------------------------------------------------
    def room(self, room: int) -> str:
        """A Room, as `Forge`."""
        if room < 0:
            return self.say("cell" if room == IN_CELL else "nowhere")
        return self.say(f"room-{ROOM_KEYS[room]}")

    def the_room(self, room: int) -> str:
        """A Room in a sentence, as `the Forge`."""
        if room < 0:
            return self.say("the-cell" if room == IN_CELL else "nowhere")
        return self.say("the-room", which=ROOM_KEYS[room], room=self.room(room))

    def cell_of(self, seat: int) -> str:
        """A Mage's Cell."""
        return self.say("cell-of", seat=self.seat(seat))

    def cell(self, n: int) -> int:
        """A face-down Cell by its number, from one."""
        return n + 1

    def place(self, p: int) -> str:
        """A place of a sheet: `Quick` or `Standard 2`."""
        return self.say("place", n=p % terms.PLACES)

    # --- models ------------------------------------------------------------------------------------------
    def kind(self, kind: int) -> str:
        """A kind of Evocation, as `Bone Knight`."""
        if not 0 <= kind < terms.KINDS:
            return self.say("mage") if kind == terms.A_MAGE else self.say("somebody")
        if kind == terms.INFAMY_OF_CRETE and (self.switches >> terms.SMALL_RESERVE) & 1:
            return self.say("evocation-bull")  # what the manual, whose reserve it is, calls the token
        return self.say(f"evocation-{EVOCATION_KEYS[kind]}")

    def nobody(self) -> str:
        """No model at all."""
        return self.say("nobody")

    def evocation(self, seat: int, kind: int, number: int, yours: bool) -> str:
        """An Evocation: `Nero's Bone Knight`, or `your Bone Knight`; twins have a number."""
        what = self.kind(kind)
        if number:
            what = self.say("numbered", what=what, n=number)
        return (
            self.say("yours", what=what) if yours else self.say("thing-of", seat=self.seat(seat), what=what)
        )

    def health(self, damage: int, health: int) -> str:
        """The damage on a model against what it can bear, as `3 of 10`."""
        return self.say("health", damage=damage, health=health)

    # --- cards -------------------------------------------------------------------------------------------
    def card(self, family: int, face: int) -> str:
        """A card, or a Room or an Evocation that has a text: `a face-down Spell` for what is not known."""
        if family == facts.NO_CARD:
            return self.say("no-card")
        if family == facts.A_ROOM_TEXT:
            return self.room(face)
        if family == facts.AN_EVOCATION_TEXT:
            return self.kind(face)
        if face < 0:
            return self.say(HIDDEN_KEYS[family])
        return self.words.say_or(f"card-{key_of(family, face)}", BOXES[family][face].name)

    def copy(self, what: show.Fact, n: int) -> str:
        """One of several cards that look alike."""
        return self.say("copy", what=self.fact(what), n=n)

    def spell(self, face: int, side: int) -> str:
        """A Spell by its face, with its side if that is known: `Fireball (Reverse)`."""
        name = self.card(facts.A_SPELL, face)
        return name if face < 0 or side < 0 else self.say("spell-side", spell=name, side=self.way(side))

    def spell_at(self, p: int) -> str:
        """A Spell that lies face down on somebody's sheet."""
        return self.say("spell-at", seat=self.seat(p // terms.PLACES), place=self.place(p))

    def way(self, side: int) -> str:
        """Which way up a Spell lies."""
        return self.say("side-straight" if side == terms.STRAIGHT else "side-reverse")

    def branch(self, label: str, n: int) -> str:
        """The label that a text gives to a branch."""
        return self.words.say_or(f"branch-{slug(label)}", label) if label else self.say("branch", n=n + 1)

    def grimoire(self, n: int) -> str:
        """A starting Grimoire."""
        return self.words.say_or(f"grimoire-{slug(box.GRIMOIRE_NAMES[n])}", box.GRIMOIRE_NAMES[n])

    def by(self, family: int, face: int) -> str:
        """`Fireball: `, to open a sentence with."""
        return self.say("by", source=self.card(family, face))

    def by_rose(self, family: int, face: int) -> str:
        """The same, where one decides for the Black Rose."""
        source = self.say("rose") if family == facts.NO_CARD else self.card(family, face)
        return self.say("by-rose", source=source)

    # --- printed words -----------------------------------------------------------------------------------
    def colour(self, colour: int) -> str:
        """A colour of Rooms."""
        return self.of(COLOUR_KEYS, "colour", colour)

    def school(self, school: int) -> str:
        """A School of Magic; Custom and Forgotten Spells are called like one."""
        return self.of(SCHOOL_KEYS, "school", school)

    def type(self, type_: int) -> str:
        """A type of Spell."""
        return self.of(TYPE_KEYS, "type", type_)

    def element(self, element: int) -> str:
        """An element."""
        return self.of(ELEMENT_KEYS, "element", element)

    def archetype(self, archetype: int) -> str:
        """An archetype of Evocations."""
        return self.of(ARCHETYPE_KEYS, "archetype", archetype)

    def phase(self, phase: int) -> str:
        """A phase of the Game Turn."""
        return self.of(PHASE_KEYS, "phase", phase)

    def moon(self, moon: int) -> str:
        """A Moon."""
        return self.say("moon", n=moon)

    def listed(self, *things: show.Fact) -> str:
        """Several things one after another, or `none`."""
        return ", ".join([str(self.fact(thing)) for thing in things]) or "none"

    # --- what is printed on cards ------------------------------------------------------------------------
    def kind_of_card(self, family: int, face: int) -> str:
        """What sort of card it is."""
        if family == facts.A_SPELL:
            return self.kind_of_spell(face)
        if family == facts.A_QUEST:
            quest = box.QUEST_CARDS[face]
            has_door = quest.room != terms.NO_ROOM
            room = self.room(quest.room) if has_door else ""
            door = show.yes(has_door)
            return self.say("quest-kind", moon=self.moon(quest.moon), n=quest.points, door=door, room=room)
        event = box.EVENT_CARDS[face]
        phase = self.phase(event.phase) if event.phase else self.say("instant")
        return self.say("event-kind", moon=self.moon(event.moon), phase=phase, crown=show.yes(event.crown))

    def kind_of_spell(self, face: int) -> str:
        """School, element and types of a Spell, and whether it leaves a cube in its caster's Room."""
        spell = box.SPELLS[face]
        types = dict.fromkeys([self.type(side.type) for side in spell.sides])
        return self.say(
            "spell-kind",
            school=self.school(spell.school),
            element=self.element(spell.element),
            types=" / ".join(types),
            vortex=show.yes(spell.vortex),
        )

    def text(self, family: int, face: int, side: int = -1) -> str:
        """What a card, a Room or an Evocation says, or one side of a Spell."""
        say_or = self.words.say_or
        key = key_of(family, face)
        if family == facts.A_ROOM_TEXT:
            return say_or(f"room-{key}-text", box.ROOM_SENTENCES.get(face, ""))
        if family == facts.AN_EVOCATION_TEXT:
            return say_or(f"evocation-{EVOCATION_KEYS[face]}-text", box.EVOCATION_SENTENCES.get(face, ""))
        if not key:
            return ""
        if family == facts.AN_EVENT:
            return say_or(f"card-{key}-text", box.EVENT_CARDS[face].sentence)
        if family == facts.A_QUEST:
            quest = box.QUEST_CARDS[face]
            goal, reward = say_or(f"card-{key}-goal", quest.goal), say_or(f"card-{key}-reward", quest.reward)
            return self.say("quest-sentence", goal=goal, reward=reward)
        if side >= 0:
            return say_or(f"card-{key}-{side + 1}", box.SPELLS[face].sides[side].sentence)
        straight, reverse = [self.text(family, face, each) for each in (terms.STRAIGHT, terms.REVERSE)]
        return self.say("spell-sentence", straight=straight, reverse=reverse)

    def says(self, family: int, face: int) -> str:
        """What a card says, both sides of a Spell with their aims included."""
        return self.spell_says(face, -1) if family == facts.A_SPELL and face >= 0 else self.text(family, face)

    def spell_says(self, face: int, side: int) -> str:
        """What a Spell says on a side, or on both; a Room Trap always has both its effects (R89)."""
        if aiming.ways_to_lie(face) == 1:
            return " ".join([self.side_says(face, each) for each in (0, 1)])
        if side >= 0:
            return self.side_says(face, side)
        sides = [(self.way(each), self.side_says(face, each)) for each in (0, 1)]
        return " ".join([self.say("side-says", side=way, text=text) for way, text in sides])

    def side_says(self, face: int, side: int) -> str:
        """Type and aim of one side of a Spell, and what it does."""
        printed = box.SPELLS[face].sides[side]
        aim = self.say(
            f"aim-{AIMS[printed.aim]}",
            only="mage" if printed.filter == aiming.MAGE_ONLY else "none",
            range="any" if printed.range == ANYWHERE else "here" if printed.range == 0 else "far",
            n=printed.range,
            colour=self.colour(printed.colour) if printed.colour >= 0 else "",
        )
        text = self.text(facts.A_SPELL, face, side)
        return self.say("side-text", type=self.type(printed.type), aim=aim, text=text)

    # --- what to read before choosing --------------------------------------------------------------------
    def help(self, question: str) -> str:
        """What a newcomer should know of a question, or nothing."""
        return self.words.say_or(f"help-{question}", "")

    def mage_note(self, mage: int) -> str:
        """The favourite School of a Mage, and its Custom Spell if such Spells are played."""
        custom = "none"
        if (self.switches >> terms.CUSTOM_SPELLS) & 1:
            custom = self.spell([spell.mage for spell in box.SPELLS].index(mage), -1)
        return self.say("mage-note", school=self.school(box.FAVOURITE_SCHOOL[mage]), custom=custom)

    def school_note(self, school: int) -> str:
        """What a School is good at."""
        return self.say(f"school-{SCHOOL_KEYS[school]}-gist")

    def grimoire_note(self, n: int) -> str:
        """The Spells of a starting Grimoire."""
        keys = [spell.key for spell in box.SPELLS]
        return ", ".join([self.spell(keys.index(key), -1) for key in box.GRIMOIRES[n]])
