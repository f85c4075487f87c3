"""An attack under way: what it is, whom it is aimed at, what has been rolled (R15)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.arms import BARS
from conclave.games.mage_wars.rules.bars import Bar
from conclave.games.mage_wars.rules.deeds import LENDS
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.effects import lasting_of
from conclave.games.mage_wars.rules.traits import value
from conclave.games.mage_wars.table import Table, can_be_hit, is_creature, is_in_play, zone_of
from conclave.kernel.frames import Frame, Label
from conclave.kernel.sequences import Sequence

OPEN: Final = 0
MISSED: Final = 1
AVOIDED: Final = 2
"""How a strike has come so far."""

THIRST: Final = 1
BLOOD: Final = 2
MANA: Final = 4
"""What one attack of an action alone may use: Bloodthirsty, Vampiric, Mana Drain (O23)."""

ATTACK_RULE: Final[list[int]] = []
"""The number of the rule of attacks: it is written in steps that make attacks of their own."""

DECLARE: Final = Label("declare")
STRIKE: Final = Label("strike")
DICE: Final = Label("dice")
NEXT_STRIKE: Final = Label("next strike")
TARGETS: Final = Label("targets")
END: Final = Label("end")
"""Where the steps of an attack begin to which others go."""


class Attack(Sequence):
    """An attack by `this` on `it`: `origin` is where it comes from, the attacker itself or a Mind's Eye.

    `kind` is the kind of its bar; a counterstrike is an `answer`. `first` attacks of an action have bonuses;
    `spent` are others that it has used, and `thirsty` is the attack for which Bloodthirsty counts.
    Only its dice are rolled where it is a damage barrier, or `turned` back on its attacker. `above` is who
    swooped then. `them` were attacked before, `left` are still due.
    `revealed` says that an enchantment was turned up since its dice were rolled.
    """

    def __init__(self, bar: int, this: int, you: int, it: int) -> None:
        super().__init__(ATTACK_RULE[0], this, you, [], [])
        self.it = it
        self.bar = bar
        self.kind = BARS[bar].kind
        self.origin = this
        self.spot = -1
        self.start = -1
        self.there = -1
        self.edge = -1
        self.above = -1
        self.spell = False
        self.answer = False
        self.turned = False
        self.first = True
        self.spent = 0
        self.thirsty = False
        self.more = False
        self.gone = False
        self.guarded = False
        self.fresh = False
        self.fresh_melee = False
        self.damaging = False
        self.forced = False
        self.revealed = False
        self.paying = True
        self.how = OPEN
        self.strikes = 0
        self.hits = 0
        self.defended: list[int] = []
        self.charge = 0
        self.x = 0
        self.effect = 0
        self.raised = 0
        self.more_dice = 0
        self.more_effect = 0
        self.harm = 0
        self.dealt = 0
        self.barrier = -1
        self.dice: list[int] = []
        self.left: list[int] = []

    def copy(self) -> Frame:
        """Return an equal attack that shares nothing mutable."""
        q = Attack(0, self.this, self.you, self.it)
        self.copy_sequence_into(q)
        q.bar = self.bar
        q.kind = self.kind
        q.origin = self.origin
        q.spot = self.spot
        q.start = self.start
        q.there = self.there
        q.edge = self.edge
        q.above = self.above
        q.spell = self.spell
        q.answer = self.answer
        q.turned = self.turned
        q.first = self.first
        q.spent = self.spent
        q.thirsty = self.thirsty
        q.more = self.more
        q.gone = self.gone
        q.guarded = self.guarded
        q.fresh = self.fresh
        q.fresh_melee = self.fresh_melee
        q.damaging = self.damaging
        q.forced = self.forced
        q.revealed = self.revealed
        q.paying = self.paying
        q.how = self.how
        q.strikes = self.strikes
        q.hits = self.hits
        q.defended = self.defended[:]
        q.charge = self.charge
        q.x = self.x
        q.effect = self.effect
        q.raised = self.raised
        q.more_dice = self.more_dice
        q.more_effect = self.more_effect
        q.harm = self.harm
        q.dealt = self.dealt
        q.barrier = self.barrier
        q.dice = self.dice[:]
        q.left = self.left[:]
        return q

    def printed(self) -> Bar:
        """The bar as it is printed."""
        return BARS[self.bar]

    def is_melee(self) -> bool:
        """Whether it is a melee attack: a trample is none (R21.1)."""
        return self.kind == k.MELEE

    def rolls_only(self) -> bool:
        """Whether only its dice are rolled: nobody can miss or avoid it (R15.12, O26)."""
        return self.kind == k.BARRIER or self.turned


def fight_of(s: Table) -> Attack | None:
    """The attack under way, the innermost one."""
    return s.innermost(Attack)


# --- the traits of an attack -------------------------------------------------------------------------------
def attack_value(s: Table, a: Attack, trait: int) -> int:
    """A trait of an attack: of its bar, of its attacker unless it is a spell, lent by what is in play."""
    bar = a.printed()
    n = 0
    if bar.has(trait):
        n = bar.piercing if trait == k.PIERCING else bar.mana_drain if trait == k.MANA_DRAIN else 1
    if a.kind == k.BARRIER:
        return n
    if not a.spell and is_in_play(s, a.this) and is_creature(s, a.this):
        n += value(s, a.this, trait)
        if not a.is_melee() and s.lasting:
            n -= lasting_of(s, a.this, trait, k.NEXT_MELEE)
    return n + lent(s, trait)


def attack_has(s: Table, a: Attack, trait: int) -> bool:
    """Whether an attack has a trait."""
    return attack_value(s, a, trait) > 0


def lent(s: Table, trait: int) -> int:
    """What the texts in play lend the attack under way."""
    n = 0
    for this in s.play:
        if s.up[this] and s.place[this] == k.PLAY:
            face = s.face_of(this)
            if face >= 0 and LENDS[face]:
                f = Effect(0, this, s.controller[this], -1)
                for loan in LENDS[face]:
                    if loan.trait == trait and loan.when.holds(s, f):
                        n += loan.n
    return n


def is_broken(s: Table, a: Attack) -> bool:
    """Whether an attack ends: it was cancelled, or source or target are gone or elsewhere (R8.7, O40)."""
    if a.gone:
        return True
    if a.kind == k.ZONE_ATTACK:
        return is_in_play(s, a.origin) and zone_of(s, a.origin) != a.start  # the dead go on (R15.13)
    if not can_be_hit(s, a.it) or zone_of(s, a.it) != a.there:
        return True
    if a.rolls_only() or a.kind in (k.PASSAGE, k.UNCLASSIFIED):
        return False
    return not is_in_play(s, a.origin) or not is_in_play(s, a.this) or zone_of(s, a.origin) != a.start
