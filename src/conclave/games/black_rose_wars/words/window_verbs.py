"""Verbs of Traps and Protections: what they do to what they answer."""

from __future__ import annotations

from functools import partial
from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules.attacks import BEFORE_ATTACK
from conclave.games.black_rose_wars.rules.casting import casting_answered, name_target
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.harm import Harm
from conclave.games.black_rose_wars.rules.harming import Harming
from conclave.games.black_rose_wars.rules.quests import Completion, shut_for_this_turn
from conclave.games.black_rose_wars.rules.sides import is_on
from conclave.games.black_rose_wars.rules.windows import spell_type
from conclave.games.black_rose_wars.table import DOOR, Table
from conclave.games.black_rose_wars.words.chain_verbs import link_another
from conclave.games.black_rose_wars.words.speech import Doing, Line, Noun, Number
from conclave.language.speech import number

ALL: Final = 1000


class PreventDamage(Line):
    """Lower the damage about to be dealt to you, or all damage of the Spell that targets you."""

    def __init__(self, n: int | Number = ALL) -> None:
        self.n = number(n)

    def do(self, s: Table, f: Effect) -> None:
        """By n, never below nothing."""
        s.tell(t.PREVENTED, f.you)
        h = DOOR.happening(s)
        if isinstance(h, Harm):
            h.lessen(f.you, self.n.of(s, f))
        elif h.kind == BEFORE_ATTACK:
            blow = DOOR.sequence(s)
            for m in blow.them:
                blow.lessen(m, self.n.of(s, f))
        else:
            c = casting_answered(s)
            if c is not None:
                c.spare_harm(f.you)


class PreventEffect(Line):
    """Ignore the Spell: it does not touch you."""

    def do(self, s: Table, f: Effect) -> None:
        """Others are still touched (R86)."""
        c = casting_answered(s)
        if c is not None:
            c.spare(f.you)
            s.tell(t.IGNORED, f.you, c.card, s.face[c.card])


class Prevent(Line):
    """Stop an activation, a Quest or a defeat."""

    def __init__(self, what: int) -> None:
        self.what = what

    def do(self, s: Table, f: Effect) -> None:
        """The thing does not take place."""
        s.tell(t.STOPPED, f.you, self.what)
        q = DOOR.sequence(s)
        q.prevent()
        if isinstance(q, Completion):
            shut_for_this_turn(s, q.this, f.this, f.you)


class Cancel(Line):
    """The Spell has no effect on anyone."""

    def do(self, s: Table, f: Effect) -> None:
        """A Protection's is for its Mage alone, if the profile says so (O43)."""
        c = casting_answered(s)
        if c is None:
            return
        if is_on(s, t.CANCEL_FOR_SELF) and spell_type(s, f.this) == t.PROTECTION:
            c.spare(f.you)
        else:
            c.prevent()
            c.break_off(s, DOOR.happening(s))
        s.tell(t.CANCELLED, f.you, c.card, s.face[c.card])


class Redirect(Doing):
    """A single-target Spell gets a new target in place of you."""

    def do(self, s: Table, f: Effect) -> None:
        """It stays its caster's; of a second target, or a link of a chain, that choice alone changes."""
        c = casting_answered(s)
        m = self.noun.one(s, f)
        if c is None or m < 0:
            return
        s.tell(t.REDIRECTED, f.you, c.card, s.face[c.card], m)
        name_target(s, c, m)
        c.turn_away(f.you)
        blow = s.waiting_for(DOOR.happening(s))
        if isinstance(blow, Harming) and blow.this == c.card:
            blow.redirect(f.you, m)
            link_another(s, blow, f.you, m)
        else:
            c.aim_at(m, s.where[m])


class Award(Line):
    """The card, or the points, of the Quest being completed go to somebody else."""

    def __init__(self, points: bool, noun: Noun) -> None:
        self.points = points
        self.noun = noun

    def do(self, s: Table, f: Effect) -> None:
        """Say so to the completion that waits."""
        q = DOOR.sequence(s)
        seat = self.noun.one(s, f)
        if isinstance(q, Completion) and seat >= 0:
            if self.points:
                q.points_to = seat
            else:
                q.card_to = seat


class Bonus(Line):
    """Add to the damage being worked out for the victim."""

    def __init__(self, n: int | Number) -> None:
        self.n = number(n)

    def do(self, s: Table, f: Effect) -> None:
        """Of the blow, or of the Spell."""
        h = DOOR.happening(s)
        blow = h if isinstance(h, Harm) else DOOR.sequence(s)
        for m in blow.them:
            if blow is not h or f.victim in (-1, m):
                blow.increase(m, self.n.of(s, f))


# --- as cards say it -----
prevent_damage: Final = PreventDamage
prevent_effect: Final = PreventEffect
cancel: Final = Cancel
redirect: Final = Redirect
bonus: Final = Bonus
prevent_activation: Final = partial(Prevent, 0)
prevent_quest: Final = partial(Prevent, 1)
prevent_defeat: Final = partial(Prevent, 2)
award_card: Final = partial(Award, False)
award_points: Final = partial(Award, True)
