"""How cards are declared: their names and numbers, our sentences, and the lines of their texts."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.aiming import (
    A_ROOM_TRAP,
    A_SINGLE,
    A_SPECIAL,
    AN_AREA,
    MAGE_ONLY,
    NO_FILTER,
    ONESELF,
)
from conclave.games.black_rose_wars.rules.lodge import ANYWHERE
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.games.black_rose_wars.words.casting_verbs import CastIt, CastReady
from conclave.games.black_rose_wars.words.clause_order import Instability
from conclave.games.black_rose_wars.words.cube_verbs import CALM, CONVERT_ROOM, Cubes, Damage
from conclave.games.black_rose_wars.words.flow import clauses
from conclave.games.black_rose_wars.words.model_verbs import Activate, CopyEffect
from conclave.games.black_rose_wars.words.point_verbs import Destroy
from conclave.games.black_rose_wars.words.speech import Phrase, Test
from conclave.kernel.book import Step

NOT_TRIGGERED: Final = -1


def aimed_at_self(sentence: str, lines: Phrase, type: int = -1) -> box.Side:
    """A side that acts on its caster."""
    return box.Side(type, ONESELF, 0, NO_FILTER, NOT_TRIGGERED, -1, sentence, lines)


def single(range_: int, sentence: str, lines: Phrase, filter: int = NO_FILTER, type: int = -1) -> box.Side:
    """A side aimed at one model."""
    return box.Side(type, A_SINGLE, range_, filter, NOT_TRIGGERED, -1, sentence, lines)


def area(range_: int, sentence: str, lines: Phrase, filter: int = NO_FILTER, type: int = -1) -> box.Side:
    """A side aimed at a Room."""
    return box.Side(type, AN_AREA, range_, filter, NOT_TRIGGERED, -1, sentence, lines)


def special(sentence: str, lines: Phrase, type: int = -1) -> box.Side:
    """A side aimed at something else."""
    return box.Side(type, A_SPECIAL, 0, NO_FILTER, NOT_TRIGGERED, -1, sentence, lines)


def trap(trigger: int, sentence: str, lines: Phrase) -> box.Side:
    """A side that lies in wait for a Mage."""
    return box.Side(t.TRAP, A_SINGLE, ANYWHERE, MAGE_ONLY, trigger, -1, sentence, lines)


def room_trap(colour: int, trigger: int, sentence: str, lines: Phrase) -> box.Side:
    """A side that lies in wait in Rooms of a colour."""
    return box.Side(t.TRAP, A_ROOM_TRAP, 0, NO_FILTER, trigger, colour, sentence, lines)


def protection(trigger: int, sentence: str, lines: Phrase) -> box.Side:
    """A side that shields its Mage."""
    return box.Side(t.PROTECTION, ONESELF, 0, NO_FILTER, trigger, -1, sentence, lines)


def spell(
    key: str,
    name: str,
    school: int,
    type_: int,
    element: int,
    vortex: bool,
    straight: box.Side,
    reverse: box.Side,
    mage: int = -1,
) -> int:
    """Enter a Spell; returns its face."""
    face = len(box.SPELLS)
    sides = [straight, reverse]
    for n, side in enumerate(sides):
        text = clauses(side.lines)
        side.type = side.type if side.type >= 0 else type_
        side.rule = BOOK.rule(f"{name} {n + 1}", text)
        side.answerable = not any(isinstance(line, Damage) and not line.shielded for line in text)
        side.shakes = any(shakes_rooms(line) for line in text)
        if side.trigger >= 0:
            DOOR.print_on(2 * face + n, side.trigger)
    if sides[0].aim == A_ROOM_TRAP and sides[0].trigger != sides[1].trigger:
        for n in range(2):  # both colours wait, however the card lies (R90)
            DOOR.print_on(2 * face + n, sides[1 - n].trigger)
    box.SPELLS.append(box.Spell(key, name, school, element, vortex, mage, sides))
    return face


def shakes_rooms(line: Step[Table]) -> bool:
    """Whether a line places, takes or exchanges Instability, lets Rooms fall, activates, or casts."""
    if isinstance(line, Cubes):
        return line.how in (CALM, CONVERT_ROOM)
    return isinstance(line, (Instability, Destroy, Activate, CopyEffect, CastIt, CastReady))


def quest(
    key: str,
    name: str,
    moon: int,
    points: int,
    goal: str,
    objective: Test | None,
    reward: str,
    lines: Phrase,
    room: int = t.NO_ROOM,
    replaces: bool = False,
    four_players: bool = False,
    in_manual: bool = True,
    at_end: bool = False,
) -> int:
    """Enter a Quest; returns its face."""
    rule = BOOK.rule(name, clauses(lines))
    box.QUEST_CARDS.append(
        box.QuestCard(
            key, name, moon, points, room, replaces, four_players, in_manual, at_end, goal, reward, rule
        )
    )
    box.QUEST_GOALS.append(objective)
    return len(box.QUEST_CARDS) - 1


def event(
    key: str,
    name: str,
    moon: int,
    phase: int,
    slot: int,
    entry: int,
    exit: int,
    sentence: str,
    lines: Phrase,
    crown: bool = False,
    in_manual: bool = True,
) -> int:
    """Enter an Event; returns its face."""
    rule = BOOK.rule(name, clauses(lines))
    box.EVENT_CARDS.append(
        box.EventCard(key, name, moon, crown, entry, exit, phase, slot, in_manual, sentence, rule)
    )
    return len(box.EVENT_CARDS) - 1


def room_effect(room: int, sentence: str, lines: Phrase) -> None:
    """Enter a Room's effect."""
    box.ROOM_TEXTS[room] = BOOK.rule(f"room {room}", clauses(lines))
    box.ROOM_SENTENCES[room] = sentence


def evocation_text(kind: int, sentence: str, lines: Phrase) -> None:
    """Enter an Evocation's text."""
    box.EVOCATION_TEXTS[kind] = BOOK.rule(f"evocation {kind}", clauses(lines))
    box.EVOCATION_SENTENCES[kind] = sentence
