"""What may happen that texts of cards answer, and the door at which they are heard (R12, O4 to O6)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.table import BOOK, Table, is_alive, zone_of
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import (
    AFTER,
    ASKS_FOR_ORDER,
    Door,
    Happening,
    Window,
    voice_ability,
    voice_this,
)
from conclave.kernel.happenings import LASTING as LASTING_VOICE


class ArenaDoor(Door[Table]):
    """A door at which face-down enchantments may have to answer, and must not show before they do."""

    def cause(self, s: Table, h: Happening) -> None:
        """Something happens; most of it nobody in play listens to, which a mask knows."""
        h.rule = self.rule
        if (s.heard >> h.kind) & 1 or (SECRET >> h.kind) & 1:
            super().cause(s, h)
        else:
            h.of = s.begins()

    def could_answer(self, s: Table, h: Happening, this: int) -> bool:
        """Whether a face-down enchantment might have to answer, as far as anybody can see."""
        bearer = s.bearer[this]
        if h.kind == AVOID:
            return bearer >= 0 and bearer == h.it
        if h.kind == COUNTER_SPELL:
            return bearer >= 0 and (bearer == h.by or bearer in h.them)
        if h.kind == ENTERED:
            return bearer < 0 and zone_of(s, this) == h.here and s.controller[this] != s.controller[h.it]
        return False

    def let_compulsory_speak(self, s: Table, h: Happening, seat: int, must: list[int]) -> None:
        """Their owner orders several; that there are several face-down ones is a secret (O6)."""
        mattering = [v for v in must if not self.abilities[voice_ability(v)].commutes]
        if len(mattering) < 2 or not is_alive(s, seat):  # the fallen choose nothing (O78)
            self.speak(s, h, must[0] if not mattering else mattering[0])
            return
        s.push(Frame(self.reply, -1, seat))
        s.ask(seat, ASKS_FOR_ORDER, -1, mattering, all(is_open_voice(s, v) for v in mattering))

    def bookmark(self, rule: int, this: int, you: int) -> Frame:
        """A text that has named nothing yet."""
        return Effect(rule, this, you, -1)


def is_open_voice(s: Table, v: int) -> bool:
    """Whether everybody sees the card that speaks."""
    this = voice_this(v)
    return this >= LASTING_VOICE or s.up[this] != 0


def pass_by(s: Table, h: Happening) -> None:
    """The change has been made by the rule that tells of it."""


DOOR: Final = ArenaDoor(BOOK, [Window("answer", AFTER)])
ANSWERS: Final = 0
"""The only window: what happens has been prepared, and is answered."""

UPKEEP_START: Final = DOOR.kind("upkeep start", pass_by)
ROUND_ENDS: Final = DOOR.kind("round ends", pass_by)
ACTIVATED: Final = DOOR.kind("activated", pass_by)
MOVE_COST: Final = DOOR.kind("move cost", pass_by)
MOVE_ACTION: Final = DOOR.kind("move action", pass_by)
ENTERED: Final = DOOR.kind("entered", pass_by)
COUNTER_SPELL: Final = DOOR.kind("counter spell", pass_by)
SPELL_RESOLVED: Final = DOOR.kind("spell resolved", pass_by)
REVEALED: Final = DOOR.kind("revealed", pass_by)
COMES_INTO_PLAY: Final = DOOR.kind("comes into play", pass_by)
SUMMONED: Final = DOOR.kind("summoned", pass_by)
DESTROYED: Final = DOOR.kind("destroyed", pass_by)
ATTACK_DECLARED: Final = DOOR.kind("attack declared", pass_by)
ATTACK_COST: Final = DOOR.kind("attack cost", pass_by)
AVOID: Final = DOOR.kind("avoid", pass_by)
BEFORE_DICE: Final = DOOR.kind("before dice", pass_by)
DICE_ROLLED: Final = DOOR.kind("dice rolled", pass_by)
DAMAGE_STEP: Final = DOOR.kind("damage step", pass_by)
ATTACK_DAMAGED: Final = DOOR.kind("attack damaged", pass_by)
COUNTERSTRIKE_MADE: Final = DOOR.kind("counterstrike made", pass_by)
ATTACK_ENDED: Final = DOOR.kind("attack ended", pass_by)
BURN_ROLLED: Final = DOOR.kind("burn rolled", pass_by)
ATTACK_AIMED: Final = DOOR.kind("attack aimed", pass_by)
LAID_OUT: Final = DOOR.kind("laid out", pass_by)
"""Something has been destroyed, and all that heard of that has spoken."""

SECRET: Final = 1 << AVOID | 1 << COUNTER_SPELL | 1 << ENTERED
"""What face-down enchantments may have to answer."""


def cause(s: Table, kind: int, it: int, by: int = -1, here: int = -1, amount: int = 0, you: int = -1) -> None:
    """Something happens to one object, by another, in a zone; what nobody can hear is not even said."""
    if ((s.heard | SECRET) >> kind) & 1 == 0:
        return
    h = Happening(kind, it, you, [it], [amount])
    h.by = by
    h.here = here
    h.amount = amount
    DOOR.cause(s, h)
