"""What is shown of answers, beside what their numbers tell: by family of things, and by verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.cubes import damage_on, health_of, instability_on
from conclave.games.black_rose_wars.rules.lodge import name_at
from conclave.games.black_rose_wars.rules.models import ASKS_REPLACE, attack_value, move_value
from conclave.games.black_rose_wars.show.facts import (
    A_QUEST,
    A_ROOM_TEXT,
    A_SPELL,
    NO_CARD,
    Facts,
    Look,
    face_of,
    family_of,
    is_laid,
    is_placed,
    model,
    room_on,
)
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.choices import Option
from conclave.kernel.happenings import LASTING, USE, lasting_row

Known = str | int | tuple[object, ...]
More = dict[str, Known]
"""Facts that a sentence speaks of."""


# --- what things are called by ---------------------------------------------------------------------------
def called_model(look: Look, m: int) -> Facts:
    """A model by its owner and its kind."""
    return model(look.v, m, look.v.kind)


def called_hex(look: Look, hex_: int) -> Facts:
    """A hex by the Room there."""
    return "the_room", room_on(look.v, hex_)


def called_card(look: Look, c: int) -> Facts:
    """A card by its face, or by its place if it lies face down on somebody's sheet."""
    face = face_of(look.v, c)
    p = place_of_card(look.v, c) if face < 0 else -1
    if p >= 0:
        return "spell_at", p
    return "card", family_of(c), face


def called_grimoire(look: Look, n: int) -> Facts:
    """A starting Grimoire of the School just chosen."""
    return "grimoire", 2 * (look.d.this if look.d is not None else 0) + n


THINGS: Final[dict[str, Callable[[Look, int], Facts]]] = {
    "model": called_model,
    "hex": called_hex,
    "card": called_card,
    "grimoire": called_grimoire,
}


# --- what can be pointed at ------------------------------------------------------------------------------
def key_of_model(look: Look, m: int) -> str:
    """A model that is drawn."""
    return f"model-{m}" if 0 <= m < terms.MODELS and is_placed(look.v, m) else ""


def key_of_hex(look: Look, hex_: int) -> str:
    """A hex that is drawn."""
    return f"hex-{hex_}" if 0 <= hex_ < HEXES and look.v.room_at[hex_] >= 0 else ""


def key_of_place(look: Look, p: int) -> str:
    """A place of a sheet where a card lies."""
    return f"place-{p}" if 0 <= p < len(look.v.sheet) and look.v.sheet[p] >= 0 else ""


def key_of_school(look: Look, school: int) -> str:
    """The deck of a School, once it is counted."""
    return f"school-{school}" if look.v.phase != terms.SETUP else ""


def key_of_card(look: Look, c: int) -> str:
    """Where a card is drawn: by its place on a sheet, or by itself, or not at all."""
    p = place_of_card(look.v, c)
    if p >= 0:
        return f"place-{p}"
    return f"card-{c}" if is_laid(look.v, c) else ""


def place_of_card(v: Table, c: int) -> int:
    """The place of a card on a sheet, or -1."""
    return v.sheet.index(c) if c in v.sheet else -1


KEYS: Final[dict[str, Callable[[Look, int], str]]] = {
    "model": key_of_model,
    "hex": key_of_hex,
    "place": key_of_place,
    "school": key_of_school,
    "card": key_of_card,
}


def points_at_step(look: Look, o: Option) -> tuple[str, ...]:
    """Who goes, then where."""
    model_key = key_of_model(look, o.b)
    return (model_key, key_of_hex(look, o.a)) if model_key else (key_of_hex(look, o.a),)


def points_at_model(look: Look, o: Option) -> tuple[str, ...]:
    """The model that an answer may name."""
    key = key_of_model(look, o.a)
    return (key,) if key else ()


def points_at_replaced(look: Look, o: Option) -> tuple[str, ...]:
    """An Evocation, or a place of the sheet where a card is cast out of turn."""
    return points_at_model(look, o) if replaces_model(look) else (key_of_place(look, o.a),)


def points_at_used(look: Look, o: Option) -> tuple[str, ...]:
    """The Active card that may be triggered."""
    key = key_of_place(look, o.b)
    return (key,) if key else ()


def points_nowhere(look: Look, o: Option) -> tuple[str, ...]:
    """What is only named is not pointed at."""
    return ()


POINTS: Final[dict[int, Callable[[Look, Option], tuple[str, ...]]]] = {
    USE: points_at_used,
    terms.STEP: points_at_step,
    terms.STOP: points_at_model,
    terms.PHYSICAL_ATTACK: points_at_model,
    terms.REPLACE: points_at_replaced,
    terms.NAME_SCHOOL: points_nowhere,
}


# --- labels ----------------------------------------------------------------------------------------------
def of_model(look: Look, o: Option) -> More:
    """Where a model stands, and what it has suffered."""
    v = look.v
    suffered: Known = ("health", int(damage_on(v, o.a)), health_of(v, o.a))
    return {"where": called_hex(look, v.where[o.a]), "health": suffered}


def of_evocation(look: Look, o: Option) -> More:
    """Where an Evocation stands that may act; a Mage acts as one."""
    where: More = {"where": called_hex(look, look.v.where[o.a])}
    if o.a < terms.ROSE:
        where["key"] = "option-evoke-mage"
    return where


def of_room(look: Look, o: Option) -> More:
    """A Room without its article, and what lies in it."""
    room = room_on(look.v, o.a)
    resistance = terms.RESISTANCE[room] if room >= 0 else 0
    return {"room": ("room", room), "n": int(instability_on(look.v, o.a)), "resistance": resistance}


def of_card(look: Look, o: Option) -> More:
    """A card, of several alike with a number; what a Quest brings, and how many ways a Spell can lie."""
    card = called_card(look, o.a)
    facts: More = {"card": card, "points": 0, "moon": 0}
    if card[0] != "card":
        return facts
    family, face = family_of(o.a), face_of(look.v, o.a)
    alike = copies_in(look).get((o.verb, o.b, face, family))
    if alike is not None and len(alike) > 1:
        facts["card"] = ("copy", card, alike.index(o.a) + 1)
    if family == A_QUEST and face >= 0:
        facts["points"], facts["moon"] = box.QUEST_CARDS[face].points, box.QUEST_CARDS[face].moon
    if family == A_SPELL and face >= 0:
        facts["sides"] = ways_to_lie(face)
    return facts


def copies_in(look: Look) -> dict[tuple[int, int, int, int], list[int]]:
    """The cards that answers name, by verb, side, face and family: those of one row look alike."""
    if look.copies is None:
        found: dict[tuple[int, int, int, int], list[int]] = {}
        if look.d is not None:
            for o in look.d.options:
                if o.verb in CARD_VERBS:
                    key = (o.verb, o.b, face_of(look.v, o.a), family_of(o.a))
                    found.setdefault(key, []).append(o.a)
        look.copies = found
    return look.copies


def of_side(look: Look, o: Option) -> More:
    """A side and its points."""
    return {"who": ("seat", o.a), "n": look.v.points[o.a] if 0 <= o.a < terms.SIDES else 0}


def of_place(look: Look, o: Option) -> More:
    """The Spell at a place of a sheet."""
    return spell_at(look.v, o.a)


def spell_at(v: Table, p: int) -> More:
    """A Spell on a sheet, whether it is set rather than cast, and whether it is Active."""
    face, side = face_of(v, v.sheet[p]), v.side[p]
    sets = False
    if face >= 0 and side >= 0:
        sets = box.SPELLS[face].sides[side].type in (terms.TRAP, terms.PROTECTION)
        if ways_to_lie(face) == 1:
            side = -1
    card: Known = ("spell", face, side) if v.sheet[p] >= 0 else ("card", NO_CARD, -1)
    active = v.status[p] == terms.ACTIVE
    return {"card": card, "sets": "yes" if sets else "no", "active": "yes" if active else "no"}


def of_use(look: Look, o: Option) -> More:
    """The Active card that may be triggered, or the text that waits."""
    if o.b < LASTING:
        return spell_at(look.v, o.b)
    c = lasting_row(look.v, o.b - LASTING).this
    return {"card": ("card", family_of(c), face_of(look.v, c))}


def of_replaced(look: Look, o: Option) -> More:
    """An Evocation that makes room for another, or a Spell that does."""
    if replaces_model(look):
        return of_model(look, o)
    facts = spell_at(look.v, o.a)
    facts["place"] = ("place", o.a)
    return facts


def replaces_model(look: Look) -> bool:
    """Whether an Evocation is replaced, rather than a Spell."""
    return look.d is not None and look.d.about == ASKS_REPLACE


def of_mage(look: Look, o: Option) -> More:
    """The numbers of a Mage's sheet."""
    return {"hand": box.HAND_LIMIT[o.a], "health": box.MAGE_HEALTH[o.a]}


def of_blow(look: Look, o: Option) -> More:
    """How hard and how far."""
    m = o.a if o.a >= 0 else look.d.seat if look.d is not None else 0
    return {"n": attack_value(look.v, m), "reach": move_value(look.v, m)}


CARD_VERBS: Final[tuple[int, ...]] = (
    terms.PICK_CARD, terms.DISCARD, terms.KEEP, terms.REMOVE, terms.PREPARE, terms.COMPLETE,
)  # fmt: skip
LABELS: Final[dict[int, Callable[[Look, Option], More]]] = {
    USE: of_use,
    terms.PICK_MODEL: of_model,
    terms.PICK_ROOM: of_room,
    terms.PICK_SEAT: of_side,
    terms.TAKE_MAGE: of_mage,
    terms.PHYSICAL_MOVE: of_blow,
    terms.PHYSICAL_ATTACK: of_blow,
    terms.CAST: of_place,
    terms.SACRIFICE: of_place,
    terms.EVOKE: of_evocation,
    terms.REPLACE: of_replaced,
    terms.CROWN_WINNER: of_side,
    **dict.fromkeys(CARD_VERBS, of_card),
}


# --- what to read before choosing ------------------------------------------------------------------------
def note_of_card(look: Look, o: Option) -> Known:
    """What a card says; of a Spell to be laid, the side that will count."""
    face = face_of(look.v, o.a)
    if o.verb == terms.PREPARE and face >= 0:
        return "spell_says", face, o.b
    return "says", family_of(o.a), face


def note_of_side(look: Look, o: Option) -> Known:
    """What a side of a Spell says."""
    face = face_of(look.v, o.b)
    return ("spell_says", face, o.a) if face >= 0 else ""


def note_of_place(look: Look, o: Option) -> Known:
    """What the Spell at a place of a sheet says, as far as the viewer knows it."""
    v = look.v
    p = o.b if o.verb == USE else o.a
    if not 0 <= p < len(v.sheet) or v.side[p] < 0:
        return ""
    face = face_of(v, v.sheet[p])
    return ("spell_says", face, v.side[p]) if face >= 0 else ""


def note_of_room(look: Look, o: Option) -> Known:
    """What a Room does when it is activated."""
    return "text", A_ROOM_TEXT, name_at(look.v, o.a)


def note_of_beginning(look: Look, o: Option) -> Known:
    """What a Mage or a School is good at, or the Spells of a Grimoire."""
    if o.verb == terms.TAKE_GRIMOIRE:
        return "grimoire_note", called_grimoire(look, o.a)[1]
    return "mage_note" if o.verb == terms.TAKE_MAGE else "school_note", o.a


NOTES: Final[dict[int, Callable[[Look, Option], Known]]] = {
    USE: note_of_place,
    terms.TAKE_MAGE: note_of_beginning,
    terms.TAKE_SCHOOL: note_of_beginning,
    terms.TAKE_GRIMOIRE: note_of_beginning,
    terms.ACTIVATE: note_of_room,
    terms.CAST: note_of_place,
    terms.LAY_SIDE: note_of_side,
    **dict.fromkeys(CARD_VERBS, note_of_card),
}
