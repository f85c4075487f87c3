"""Traps and Protections: who may be triggered when, and what triggering does (R84 to R98, O33 to O47)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, flags
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.activation import ACTIVATING
from conclave.games.black_rose_wars.rules.aiming import A_ROOM_TRAP, A_SINGLE, AN_AREA
from conclave.games.black_rose_wars.rules.casting import (
    CASTS,
    RESOLVED,
    TARGETED,
    Casting,
    ask_protection,
    casting_of,
    side_at,
)
from conclave.games.black_rose_wars.rules.cubes import put_instability
from conclave.games.black_rose_wars.rules.deeds import note
from conclave.games.black_rose_wars.rules.effect import speak
from conclave.games.black_rose_wars.rules.entering import ENTER
from conclave.games.black_rose_wars.rules.harm import HARM, Harm
from conclave.games.black_rose_wars.rules.harming import DOOM
from conclave.games.black_rose_wars.rules.lodge import colour_at
from conclave.games.black_rose_wars.rules.moments import nothing_changes
from conclave.games.black_rose_wars.rules.quests import COMPLETING
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.table import BOOK, DOOR, Table
from conclave.kernel.events import EVERYONE
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, PASS, USE, Happening
from conclave.kernel.reasons import NO_SUCH_THING
from conclave.kernel.sequences import Sequence

# The windows of the Door, in order
WATCHES_BEFORE: Final = 0
TRAPS_BEFORE: Final = 1
PROTECTIONS_BEFORE: Final = 2
WATCHES_AFTER: Final = 3
TRAPS_AFTER: Final = 4
PROTECTIONS_AFTER: Final = 5

PHYSICAL: Final = DOOR.kind("physical action", nothing_changes)
"""A Mage's Physical Action is complete."""


# --- conditions: (state, happening, place, controller) -----
def an_enemy_model_enters(s: Table, h: Happening, this: int, you: int) -> bool:
    """An enemy model enters a Room of one of the Trap's colours, and that effect is for any model (R90)."""
    return springs_on(s, h, this, you, ENTER_MODEL)


def an_enemy_mage_enters(s: Table, h: Happening, this: int, you: int) -> bool:
    """An enemy Mage enters a Room of one of the Trap's colours, and that effect is for Mages."""
    return s.kind[h.it] == t.A_MAGE and springs_on(s, h, this, you, ENTER_MAGE)


def springs_on(s: Table, h: Happening, this: int, you: int, trigger: int) -> bool:
    """Whether the effect of the Room's colour waits for this; however the card lies, both colours wait."""
    n = side_of_colour(s, this, colour_at(s, h.here))
    if n < 0 or owner_of_model(h.it) == you or s.where[h.it] != h.here:
        return False  # one that an earlier Trap struck down, or took elsewhere, sets off no more (O35)
    return box.SPELLS[s.face[s.sheet[this]]].sides[n].trigger == trigger


def side_of_colour(s: Table, place: int, colour: int) -> int:
    """The effect of a Room Trap that is for a colour, or -1 (R89)."""
    sides = box.SPELLS[s.face[s.sheet[place]]].sides
    for n in range(2):
        if sides[n].colour == colour:
            return n
    return -1


def an_enemy_outside_its_cell(s: Table, h: Happening, this: int, you: int) -> bool:
    """Another Mage, outside its Cell, does the thing (R88, O45)."""
    return h.it != you and s.where[h.it] >= 0


def an_enemy_activates(s: Table, h: Happening, this: int, you: int) -> bool:
    """Another Mage activates a Room, and no Trap has prevented it yet (R95, O35)."""
    return an_enemy_outside_its_cell(s, h, this, you) and not is_prevented(s, h)


def an_enemy_completes(s: Table, h: Happening, this: int, you: int) -> bool:
    """Another Mage completes a Quest, and no Trap has prevented it yet (R95, O35)."""
    return an_enemy_outside_its_cell(s, h, this, you) and not is_prevented(s, h)


def is_prevented(s: Table, h: Happening) -> bool:
    """Whether the sequence that opened these windows will go no further."""
    q = s.waiting_for(h)
    return isinstance(q, Sequence) and q.prevented


def an_enemy_casts(s: Table, h: Happening, this: int, you: int) -> bool:
    """Another Mage's Combat or Contingency Spell is revealed and aimed."""
    return h.it != you and s.where[h.it] >= 0 and spell_type(s, h.this) in (t.COMBAT, t.CONTINGENCY)


def an_enemy_contingency(s: Table, h: Happening, this: int, you: int) -> bool:
    """Another Mage's Contingency Spell is done."""
    return h.it != you and s.where[h.it] >= 0 and spell_type(s, h.this) == t.CONTINGENCY


def you_would_be_damaged(s: Table, h: Happening, this: int, you: int) -> bool:
    """Your Mage is about to take damage that Protections may answer."""
    assert isinstance(h, Harm)
    return h.shielded and h.amount_for(you) > 0 and may_be_protected(s, you)


def a_model_would_damage_you(s: Table, h: Happening, this: int, you: int) -> bool:
    """The same, dealt by an enemy model, not by the Rose (O44)."""
    return h.you != t.ROSE and you_would_be_damaged(s, h, this, you)


def you_were_damaged(s: Table, h: Happening, this: int, you: int) -> bool:
    """Your Mage took damage."""
    assert isinstance(h, Harm)
    if you not in h.them or not h.shielded or not may_be_protected(s, you):
        return False
    return h.placed[h.them.index(you)] > 0


def a_model_damaged_you(s: Table, h: Happening, this: int, you: int) -> bool:
    """The same, dealt by an enemy model."""
    return h.you != t.ROSE and you_were_damaged(s, h, this, you)


def a_single_spell_names_you(s: Table, h: Happening, this: int, you: int) -> bool:
    """A Spell with Single target named your Mage."""
    c = casting_of(s, h, h.this)
    if not is_touched(s, h, you) or c is None or not (c.named >> you) & 1:
        return False
    return aim_of(s, h.this) == A_SINGLE and spell_type(s, h.this) != t.TRAP


def an_area_spell_reaches_you(s: Table, h: Happening, this: int, you: int) -> bool:
    """A Spell with Area target is about to touch your Mage."""
    return is_touched(s, h, you) and aim_of(s, h.this) == AN_AREA and spell_type(s, h.this) != t.TRAP


def a_combat_spell_reaches_you(s: Table, h: Happening, this: int, you: int) -> bool:
    """A Combat Spell is about to touch your Mage."""
    return is_touched(s, h, you) and spell_type(s, h.this) == t.COMBAT


def a_trap_reaches_you(s: Table, h: Happening, this: int, you: int) -> bool:
    """A triggered Trap is about to touch your Mage."""
    return is_touched(s, h, you) and spell_type(s, h.this) == t.TRAP


def any_spell_reaches_you(s: Table, h: Happening, this: int, you: int) -> bool:
    """Any Spell, Traps included, is about to touch your Mage; a Protection that strikes back is none."""
    return is_touched(s, h, you) and spell_type(s, h.this) != t.PROTECTION


def you_are_doomed(s: Table, h: Happening, this: int, you: int) -> bool:
    """Your Mage is about to be defeated."""
    return h.it == you and may_be_protected(s, you)


def is_touched(s: Table, h: Happening, you: int) -> bool:
    """Whether the moment is about your Mage, which may be protected and is still to be touched (R96)."""
    if h.it != you or h.you == you or has_been_averted(s, h, you):
        return False
    return is_answerable(s, h.this) and may_be_protected(s, you)


def has_been_averted(s: Table, h: Happening, you: int) -> bool:
    """Whether a Protection has cancelled a Spell, or keeps it from your Mage, or turned it away (O35)."""
    c = casting_of(s, h, h.this)
    return c is not None and (c.prevented or (((c.spared | c.turned) >> you) & 1) != 0)


def is_answerable(s: Table, c: int) -> bool:
    """Whether Protections may answer a Spell at all (O99)."""
    p = s.sheet.index(c) if c in s.sheet else -1
    return p < 0 or s.side[p] < 0 or side_at(s, p).answerable


def may_be_protected(s: Table, you: int) -> bool:
    """Whether a Mage's Protections can be triggered."""
    return not flags.has_flag(s, you, flags.NO_PROTECTION)


def spell_type(s: Table, c: int) -> int:
    """The type of the side that is being cast or triggered."""
    p = s.sheet.index(c) if c in s.sheet else -1
    return side_at(s, p).type if p >= 0 and s.side[p] >= 0 else -1


def aim_of(s: Table, c: int) -> int:
    """What the side being cast is aimed at."""
    p = s.sheet.index(c) if c in s.sheet else -1
    return side_at(s, p).aim if p >= 0 and s.side[p] >= 0 else -1


def why_not_triggered(s: Table, f: Frame, ability: int, place: int) -> int:
    """Why a seat that may trigger something is not offered what lies at a place (R84, R85, R88)."""
    if not 0 <= place < len(s.sheet):
        return NO_SUCH_THING
    if s.sheet[place] < 0:
        return why.EMPTY_PLACE
    if s.status[place] != t.ACTIVE:
        return why.NOT_ACTIVE
    return why.NOT_ITS_MOMENT if s.caster[place] == f.you else why.NOT_CAST_BY_YOU


t.V.rule(ASKS_TO_USE, "R85, R88, O37")
t.V.rule(ASKS_FOR_ORDER, "R95, O35")
for asked in (ASKS_TO_USE, ASKS_FOR_ORDER):
    t.V.refuses(asked, USE, why_not_triggered)
    t.V.refuses(asked, PASS, why.why_compulsory)


# --- triggering -----
def reveal_trigger(s: Table, f: Frame) -> None:
    """The card is turned up and Used; its vortex is placed now (R85, R88, R98)."""
    place = f.this
    card = s.sheet[place]
    h = DOOR.happening(s)
    c = Casting(TRIGGERING, place, f.you)
    c.card = card
    c.number = len(s.deeds)
    c.here = s.where[f.you]
    c.it = h.it if s.kind[max(0, h.it)] == t.A_MAGE else -1
    c.amount = h.here if side_at(s, place).aim == A_ROOM_TRAP or h.kind == ACTIVATING else s.where[f.you]
    if side_at(s, place).aim == A_ROOM_TRAP:
        s.side[place] = side_of_colour(s, place, colour_at(s, h.here))
    s.status[place] = t.USED
    s.show(card, EVERYONE)
    s.tell_and_head(t.TRIGGERED, f.you, card, s.face[card], s.side[place])
    note(s, t.D_TRIGGERED, f.you, side_at(s, place).type)
    note(s, t.D_ELEMENT, f.you, box.SPELLS[s.face[card]].element, box.SPELLS[s.face[card]].school)
    s.push(c)
    if box.SPELLS[s.face[card]].vortex and c.here >= 0:
        put_instability(s, c.here, f.you, 1)  # what watches first cubes speaks before the text, not below it


TRIGGER: Final = BOOK.rule("trigger", [reveal_trigger])


def open_trap_windows(s: Table, f: Frame) -> None:
    """A Trap opens its own Protection windows for whom it strikes (O34)."""
    assert isinstance(f, Casting)
    if side_at(s, f.this).type != t.TRAP:
        return
    seat = f.it
    if 0 <= seat < s.seats and seat != f.you and s.where[seat] >= 0 and not (f.asked >> seat) & 1:
        ask_protection(s, f, seat)


def run_trigger(s: Table, f: Frame) -> None:
    """The text, with what the happening knows."""
    assert isinstance(f, Casting)
    side = side_at(s, f.this)
    h = DOOR.happening(s)
    ignored = side.aim == A_SINGLE and 0 <= f.it < s.seats and ((f.spared >> f.it) & 1) != 0
    if f.prevented or ignored:
        return  # a Room Trap still strikes others than the Mage that ignores it
    e = speak(s, side.rule, f.card, f.you, f.amount)
    e.victim = h.it
    e.attacker = attacker_of(s, h)
    e.spell = h.this
    e.quest = h.this
    e.actor = h.you
    e.amount = incoming(h, f.you)


def attacker_of(s: Table, h: Happening) -> int:
    """The model, or casting Mage, behind what is answered; none for the Rose."""
    if h.you == t.ROSE:
        return -1
    return h.by if h.by >= 0 else h.you


def incoming(h: Happening, you: int) -> int:
    """How much damage is about to be dealt, or was; of a Spell that is done, the points it gave."""
    if h.kind == RESOLVED:
        return h.amounts[0]
    if isinstance(h, Harm) and you in h.them and len(h.placed) == len(h.them):
        return h.placed[h.them.index(you)]
    return h.amount_for(you)


TRIGGERING: Final = BOOK.rule("triggered", [open_trap_windows, run_trigger])


def waits_for(name: str, kind: int, window: int, when: Callable[[Table, Happening, int, int], bool]) -> int:
    """What a Trap or Protection waits for; that its owner is asked nobody may know."""
    token = t.PROTECTION if window in (PROTECTIONS_BEFORE, PROTECTIONS_AFTER) else t.TRAP
    DOOR.awaited[token] |= 1 << kind
    return DOOR.ability(name, [kind], window, when, TRIGGER, True, True)


ENTER_MODEL: Final = waits_for("enter model", ENTER, TRAPS_AFTER, an_enemy_model_enters)
ENTER_MAGE: Final = waits_for("enter mage", ENTER, TRAPS_AFTER, an_enemy_mage_enters)
PHYSICAL_ACTION: Final = waits_for("physical", PHYSICAL, TRAPS_AFTER, an_enemy_outside_its_cell)
ACTIVATES: Final = waits_for("activates", ACTIVATING, TRAPS_AFTER, an_enemy_activates)
COMPLETES_QUEST: Final = waits_for("completes", COMPLETING, TRAPS_AFTER, an_enemy_completes)
CASTS_A_SPELL: Final = waits_for("casts", CASTS, TRAPS_AFTER, an_enemy_casts)
RESOLVED_CONTINGENCY: Final = waits_for("resolved", RESOLVED, TRAPS_AFTER, an_enemy_contingency)
WOULD_DAMAGE: Final = waits_for("would damage", HARM, PROTECTIONS_BEFORE, you_would_be_damaged)
WOULD_DAMAGE_MODEL: Final = waits_for(
    "model would damage", HARM, PROTECTIONS_BEFORE, a_model_would_damage_you
)
DAMAGED: Final = waits_for("damaged", HARM, PROTECTIONS_AFTER, you_were_damaged)
DAMAGED_MODEL: Final = waits_for("model damaged", HARM, PROTECTIONS_AFTER, a_model_damaged_you)
TARGETED_SINGLE_SPELL: Final = waits_for(
    "single spell", TARGETED, PROTECTIONS_AFTER, a_single_spell_names_you
)
TARGETED_AREA_SPELL: Final = waits_for("area spell", TARGETED, PROTECTIONS_AFTER, an_area_spell_reaches_you)
TARGETED_COMBAT: Final = waits_for("combat spell", TARGETED, PROTECTIONS_AFTER, a_combat_spell_reaches_you)
TARGETED_TRAP: Final = waits_for("trap", TARGETED, PROTECTIONS_AFTER, a_trap_reaches_you)
TARGETED_SPELL: Final = waits_for("any spell", TARGETED, PROTECTIONS_AFTER, any_spell_reaches_you)
WOULD_BE_DEFEATED: Final = waits_for("doomed", DOOM, PROTECTIONS_AFTER, you_are_doomed)
