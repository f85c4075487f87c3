"""Answers in words: a label for every option, told apart from every other option of its question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.rules.aiming import ways_to_lie
from conclave.games.black_rose_wars.rules.box import (
    GRIMOIRE_NAMES,
    HAND_LIMIT,
    MAGE_HEALTH,
    QUEST_CARDS,
    SPELLS,
)
from conclave.games.black_rose_wars.rules.cubes import instability_on
from conclave.games.black_rose_wars.rules.models import attack_value, move_value
from conclave.games.black_rose_wars.show.naming import A_QUEST, A_SPELL, Copies, Names, capital, family_of
from conclave.games.black_rose_wars.show.sources import QUESTIONS, decision_in, line_asking, options_in
from conclave.games.black_rose_wars.terms import RESISTANCE, SIDES, V
from conclave.kernel.choices import Option
from conclave.kernel.happenings import LASTING, USE, lasting_row
from conclave.language.grammar import AskBranch
from conclave.show.memory import Memory

Facts = dict[str, str | int]
Telling = Callable[[Names, Option], Facts]

VERBS: Final = {verb.name: verb.number for verb in V.verbs}
VERB_NAMES: Final = {number: name for name, number in VERBS.items()}

CARD_VERBS: Final = (
    terms.PICK_CARD, terms.DISCARD, terms.KEEP, terms.REMOVE, terms.PREPARE, terms.COMPLETE,
)  # fmt: skip


# --- facts -----------------------------------------------------------------------------------------------
def of_model(names: Names, o: Option) -> Facts:
    """A model, where it stands, what it has suffered."""
    return {"what": names.model(o.a), "where": names.where(o.a), "health": names.health(o.a)}


def of_room(names: Names, o: Option) -> Facts:
    """A Room and what lies in it."""
    v = names.v
    resistance = RESISTANCE[v.room_at[o.a]] if v.room_at[o.a] >= 0 else 0
    n = int(instability_on(v, o.a))
    return {"room": names.room(o.a), "the-room": names.the_room(o.a), "n": n, "resistance": resistance}


def of_card(names: Names, o: Option) -> Facts:
    """A card, by its place on a sheet if it lies face down on somebody's; twins are numbered."""
    v = names.v
    face = names.face(o.a)
    if face < 0 and o.a in v.sheet:
        p = v.sheet.index(o.a)
        seat = names.seat(p // terms.PLACES)
        return {"card": names.say("spell-at", seat=seat, place=names.place(p)), "points": 0, "moon": 0}
    name = names.card(o.a)
    family = family_of(o.a)
    alike = copies_in(names).get((o.verb, o.b, face, family), [])
    if len(alike) > 1 and o.a in alike:
        name = names.say("copy", what=name, n=alike.index(o.a) + 1)
    facts: Facts = {"card": name, "points": 0, "moon": 0}
    if family == A_QUEST and face >= 0:
        facts["points"] = QUEST_CARDS[face].points
        facts["moon"] = QUEST_CARDS[face].moon
    if family == A_SPELL and face >= 0:
        facts["sides"] = ways_to_lie(face)
        facts["side"] = names.side(o.b) if o.b >= 0 else ""
    return facts


def copies_in(names: Names) -> Copies:
    """The cards of all options that look alike, by verb, side, face and family; counted once for a look."""
    if names.copies is None:
        found: Copies = {}
        sheet = names.v.sheet
        for x in options_in(names.v):
            face = names.face(x.a)
            if x.verb in CARD_VERBS and (face >= 0 or x.a not in sheet):
                found.setdefault((x.verb, x.b, face, family_of(x.a)), []).append(x.a)
        names.copies = found
    return names.copies


def of_seat(names: Names, o: Option) -> Facts:
    """A side and its points."""
    return {"who": names.seat(o.a), "n": names.v.points[o.a] if 0 <= o.a < SIDES else 0}


def of_place(names: Names, o: Option) -> Facts:
    """The Spell at a place of a sheet."""
    v = names.v
    face = names.face(v.sheet[o.a]) if v.sheet[o.a] >= 0 else -1
    secret = "no"
    card = names.at_place(o.a)
    if face >= 0 and v.side[o.a] >= 0:
        type_ = SPELLS[face].sides[v.side[o.a]].type
        secret = "yes" if type_ in (terms.TRAP, terms.PROTECTION) else "no"
        if ways_to_lie(face) == 1:
            card = names.spell(face)
    active = "yes" if v.status[o.a] == terms.ACTIVE else "no"
    return {"card": card, "place": names.place(o.a), "sets": secret, "active": active}


def of_use(names: Names, o: Option) -> Facts:
    """The Active card that may be triggered, or the text that waits."""
    v = names.v
    if o.b < LASTING:
        return of_place(names, Option(o.verb, o.b))
    return {"card": names.card(lasting_row(v, o.b - LASTING).this), "place": "", "sets": "no"}


def of_branch(names: Names, o: Option) -> Facts:
    """The label that a text gives to a branch."""
    d = decision_in(names.v)
    line = line_asking(names.v, d) if d is not None else None
    label = line.labels[o.a] if isinstance(line, AskBranch) else names.say("branch", n=o.a + 1)
    return {"label": names.words.say_or(f"branch-{slug(label)}", label)}


def slug(label: str) -> str:
    """A label as a key for translators."""
    return "-".join("".join(x if x.isalnum() else " " for x in label.lower()).split())


def of_cube(names: Names, o: Option) -> Facts:
    """Whose cube it is."""
    return {"who": names.seat(o.a)}


def of_mage(names: Names, o: Option) -> Facts:
    """A Mage with the numbers of its sheet."""
    return {"mage": names.mage(o.a), "hand": HAND_LIMIT[o.a], "health": MAGE_HEALTH[o.a]}


def of_grimoire(names: Names, o: Option) -> Facts:
    """A starting Grimoire of the School just chosen."""
    d = decision_in(names.v)
    school = d.this if d is not None and d.this >= 0 else 0
    return {"name": GRIMOIRE_NAMES[2 * school + o.a]}


def of_physical(names: Names, o: Option) -> Facts:
    """How far or how hard."""
    d = decision_in(names.v)
    m = o.a if o.a >= 0 else d.seat if d is not None else 0
    return {"n": attack_value(names.v, m), "reach": move_value(names.v, m)}


def of_school(names: Names, o: Option) -> Facts:
    """A School."""
    return {"name": names.school(o.a)}


def of_number(names: Names, o: Option) -> Facts:
    """A number, counted from one where it stands for a thing."""
    return {"n": o.a, "nth": o.a + 1}


def of_side(names: Names, o: Option) -> Facts:
    """A side of a Spell."""
    return {"side": names.side(o.a), "card": names.card(o.b)}


def of_replace(names: Names, o: Option) -> Facts:
    """An Evocation that makes room for another, or a Spell that does."""
    return of_place(names, o) if key_of(names, o) == "option-replace-place" else of_model(names, o)


def of_element(names: Names, o: Option) -> Facts:
    """An element."""
    return {"name": names.element(o.a)}


def of_type(names: Names, o: Option) -> Facts:
    """A type of Spell."""
    return {"name": names.type(o.a)}


def of_colour(names: Names, o: Option) -> Facts:
    """A colour of Rooms."""
    return {"name": names.colour(o.a)}


def of_nothing(names: Names, o: Option) -> Facts:
    """No fact is needed."""
    return {}


FACTS_OF: Final[dict[int, Telling]] = {
    USE: of_use,
    terms.BRANCH: of_branch,
    terms.PICK_MODEL: of_model,
    terms.PICK_ROOM: of_room,
    terms.PICK_SEAT: of_seat,
    terms.PICK_CUBE: of_cube,
    terms.PICK_NUMBER: of_number,
    terms.STEP: of_room,
    terms.TAKE_MAGE: of_mage,
    terms.TAKE_CELL: of_number,
    terms.TAKE_SCHOOL: of_school,
    terms.TAKE_GRIMOIRE: of_grimoire,
    terms.DRAW_FROM: of_school,
    terms.PHYSICAL_MOVE: of_physical,
    terms.PHYSICAL_ATTACK: of_physical,
    terms.ACTIVATE: of_room,
    terms.CAST: of_place,
    terms.SACRIFICE: of_place,
    terms.NAME_ELEMENT: of_element,
    terms.NAME_TYPE: of_type,
    terms.NAME_SCHOOL: of_school,
    terms.NAME_COLOUR: of_colour,
    terms.EVOKE: of_model,
    terms.REPLACE: of_replace,
    terms.LAY_SIDE: of_side,
    terms.CROWN_WINNER: of_seat,
}


# --- sentences -------------------------------------------------------------------------------------------
BY_QUESTION: Final = (
    "pass", "stop", "done", "end", "discard", "replace", "physical-attack", "yes", "vortex-first",
    "vortex-last",
)  # fmt: skip
"""Verbs that mean different things in different questions: `option-stop-act` goes before `option-stop`."""


KEYS: Final[Memory[str]] = Memory(5_000)


def key_of(names: Names, o: Option) -> str:
    """The sentence for an option."""
    if o.verb == terms.EVOKE and o.a < 4:
        return "option-evoke-mage"
    d = decision_in(names.v)
    about = d.about if d is not None else -1
    return KEYS.of((names.words, o.verb, about), lambda: key_at(names, o.verb, about))


def key_at(names: Names, verb: int, about: int) -> str:
    """The sentence for a verb at a question, or at none."""
    name = VERB_NAMES[verb]
    special = f"option-{name}-{QUESTIONS[about][0]}" if name in BY_QUESTION and about >= 0 else ""
    return special if special and names.words.knows(special) else f"option-{name}"


def label(names: Names, o: Option) -> str:
    """An option in words."""
    facts = of_card if o.verb in CARD_VERBS else FACTS_OF.get(o.verb, of_nothing)
    return capital(names.say(key_of(names, o), **facts(names, o)))
