"""A round: its phases, the turns of the creatures, quickcasts and priority (R5, O11 to O13, O19, O49)."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.rules.activation import begin_activation
from conclave.games.mage_wars.rules.casting import cast_spell
from conclave.games.mage_wars.rules.deeds import SPAWNS
from conclave.games.mage_wars.rules.effects import end_round_effects
from conclave.games.mage_wars.rules.ending import end_if_over
from conclave.games.mage_wars.rules.events import ROUND_ENDS, cause
from conclave.games.mage_wars.rules.invoking import invoke, swap
from conclave.games.mage_wars.rules.options import (
    FAMILIES,
    casts_for,
    priorities,
    quick_deeds,
    quickcasts,
    seems_to_quickcast,
    why_no_cast,
    why_no_quickcast,
    why_no_use,
)
from conclave.games.mage_wars.rules.planning import PLANNING, casters_of
from conclave.games.mage_wars.rules.revealing import open_window
from conclave.games.mage_wars.rules.spells import Aim, spells_of
from conclave.games.mage_wars.rules.traits import channeling_of, channels
from conclave.games.mage_wars.rules.upkeep import UPKEEP
from conclave.games.mage_wars.table import BOOK, Table, is_alive, is_creature, is_in_play
from conclave.kernel.book import Runs, Step
from conclave.kernel.choices import Option, pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED, OTHER_QUESTION


def begin_phase(s: Table, f: Frame, phase: int) -> None:
    """A phase begins."""
    s.phase = phase
    s.active = -1
    f.told = -1
    s.tell_and_head(t.PHASE_BEGINS, -1, phase)


# --- the Ready Stage ---------------------------------------------------------------------------------------
def pass_initiative(s: Table, f: Frame) -> None:
    """A round begins; the initiative passes, but for the first (R5.1)."""
    s.round += 1
    s.phase = k.INITIATIVE
    s.active = -1
    if s.round > 1:
        s.initiative = 1 - s.initiative
    f.told = -1
    s.tell_and_head(t.ROUND_BEGINS, s.initiative, s.round)


def reset(s: Table, f: Frame) -> None:
    """All markers are ready again, and what was once a round may be done again (R5.2)."""
    s.phase = k.RESET
    s.done = []
    s.quick = [1, 1]
    for x in s.play:
        if is_in_play(s, x) and is_creature(s, x):
            s.ready[x] = 1


def channel(s: Table, f: Frame) -> None:
    """Everything with Channeling gains mana (R5.3)."""
    begin_phase(s, f, k.CHANNEL)
    for x in s.play:
        if is_in_play(s, x) and s.up[x] and channels(s, x):
            n = channeling_of(s, x)
            if n:
                s.mana[x] += n
                s.tell(t.CHANNELED, s.controller[x], x, n, s.mana[x])


def begin_upkeep(s: Table, f: Frame) -> None:
    """The Upkeep (R5.4)."""
    begin_phase(s, f, k.UPKEEP_PHASE)


def begin_planning(s: Table, f: Frame) -> None:
    """The Planning Phase (R5.5)."""
    begin_phase(s, f, k.PLANNING)


# --- deployment (R5.6, O49) --------------------------------------------------------------------------------
def begin_deployment(s: Table, f: Frame) -> None:
    """Spawnpoints may cast, in order of initiative."""
    begin_phase(s, f, k.DEPLOYMENT)
    f.amount = 0


def deployments(s: Table, seat: int) -> list[int]:
    """What the Spawnpoints of a seat may cast."""
    codes: list[int] = []
    for x in casters_of(s, seat):
        if SPAWNS[s.face[x]] is not None:
            codes.extend(casts_for(s, Aim(seat, x, True)))
    return codes


def holds_spells(s: Table, seat: int) -> bool:
    """Whether, as everybody can see, a Spawnpoint of a seat has a spell to cast."""
    return any(SPAWNS[s.face[x]] is not None and spells_of(s, x, seat) for x in casters_of(s, seat))


def offer_deployment(s: Table, f: Frame) -> None:
    """Each Spawnpoint of a seat in any order, then the other seat's."""
    while f.amount < 2:
        seat = s.speaking_order()[f.amount]
        if is_alive(s, seat) and holds_spells(s, seat):
            s.veil()
            f.you = seat
            codes = deployments(s, seat)
            if codes:
                s.ask(seat, t.DEPLOY, -1, [t.PASSING, *codes], False)
                return
        f.amount += 1
    f.skip()


def deploy(s: Table, f: Frame) -> None:
    """The spell is cast by the Spawnpoint that has it."""
    f.go_to(NEXT_DEPLOYMENT)
    if s.answer.verb == PASS:
        f.amount += 1
        return
    cast_spell(s, f.you, int(s.bearer[s.answer.a]), s.answer, True)


def why_not_deployed(s: Table, f: Frame, verb: int, a: int, b: int) -> int:
    """Why a Spawnpoint does not cast something."""
    if verb not in FAMILIES:
        return OTHER_QUESTION
    if not 0 <= a < s.terms.plans or s.bearer[a] not in casters_of(s, f.you):
        return why.NOT_PREPARED
    return why_no_cast(s, Aim(f.you, int(s.bearer[a]), True), verb, a, b)


# --- quickcast phases (R5.7, R5.9, O13) --------------------------------------------------------------------
def begin_first(s: Table, f: Frame) -> None:
    """The First Quickcast Phase."""
    begin_phase(s, f, k.FIRST_QUICKCAST)
    f.amount = 0


def begin_final(s: Table, f: Frame) -> None:
    """The Final Quickcast Phase."""
    begin_phase(s, f, k.FINAL_QUICKCAST)
    f.amount = 0


def offer_quickcast(s: Table, f: Frame) -> None:
    """Each player once; whether there is anything to cast is a secret (O13)."""
    while f.amount < 2:
        seat = s.speaking_order()[f.amount]
        f.amount += 1
        deeds = quick_deeds(s, seat)
        if seems_to_quickcast(s, seat, deeds):
            f.you = seat
            if is_asked(s, seat, t.QUICKCAST, quickcasts(s, seat, deeds), deeds):
                return
    f.skip()


def is_asked(s: Table, seat: int, question: int, codes: list[int], known: list[int]) -> bool:
    """Whether a seat is asked: openly if everybody knows that it can do something, or else in secret."""
    if not known:
        s.veil()
    if codes:
        s.ask(seat, question, -1, [t.PASSING, *codes], bool(known))
    return bool(codes)


def quickcast(s: Table, f: Frame) -> None:
    """The quickcast action is used, or kept."""
    f.leap(-2)
    if s.answer.verb != PASS:
        use_quickcast(s, f.you, s.answer)


def use_quickcast(s: Table, seat: int, o: Option) -> None:
    """A Mage casts with its quickcast action."""
    s.quick[seat] = 0
    if o.verb in FAMILIES:
        cast_spell(s, seat, seat, o, False)
    elif o.verb == t.SWAP:
        swap(s, seat, o.a)
    else:
        invoke(s, seat, seat, o)


# --- creature actions (R5.8, O11, O12) ---------------------------------------------------------------------
def begin_actions(s: Table, f: Frame) -> None:
    """Turn by turn, from whoever has the initiative."""
    begin_phase(s, f, k.CREATURE_ACTIONS)
    f.you = s.initiative


def ready_ones(s: Table, seat: int) -> list[int]:
    """The creatures of a seat that may be activated."""
    if not is_alive(s, seat):
        return []
    return [x for x in s.play if s.ready[x] and s.controller[x] == seat and is_in_play(s, x)]


def begin_turn(s: Table, f: Frame) -> None:
    """Whose turn it is; both without a ready creature end the phase (O12)."""
    if not ready_ones(s, f.you):
        f.you = 1 - f.you
        if not ready_ones(s, f.you):
            f.go_to(NO_MORE_TURNS)
            return
    s.active = f.you
    f.amount = 0
    f.go_to(TURN_BEGINS)


def may_pass(s: Table, f: Frame) -> bool:
    """Whether a player may pass: with fewer ready creatures, and before anything has been done (O11, O12)."""
    return f.amount == 0 and len(ready_ones(s, f.you)) < len(ready_ones(s, 1 - f.you))


def offer_turn(s: Table, f: Frame) -> None:
    """Activate a creature; before it, quickcast and priority abilities (O11)."""
    ready = ready_ones(s, f.you)
    if not ready:
        f.go_to(TURN_ENDS)
        return
    codes = [t.PASSING] if may_pass(s, f) else []
    codes += [pack(t.ACTIVATE, x) for x in ready]
    codes += quickcasts(s, f.you, quick_deeds(s, f.you))
    s.ask(f.you, t.WHOSE_TURN, -1, codes + priorities(s, f.you))


def take_turn(s: Table, f: Frame) -> None:
    """What was chosen is done; only an activation ends the turn."""
    o = s.answer
    if o.verb == PASS:
        s.tell(t.PASSED, f.you)
        f.go_to(TURN_ENDS)
    elif o.verb == t.ACTIVATE:
        f.amount = 0
        begin_activation(s, o.a, f.you)
    else:
        f.amount = 1
        f.go_to(TURN_GOES_ON)
        use_priority(s, f.you, o)


def use_priority(s: Table, seat: int, o: Option) -> None:
    """A quickcast, or an ability that takes no action."""
    if o.verb in FAMILIES or o.verb == t.SWAP or is_spell_like(s, seat, o):
        use_quickcast(s, seat, o)
    else:
        invoke(s, seat, -1, o)


def is_spell_like(s: Table, seat: int, o: Option) -> bool:
    """Whether an ability takes the quickcast action."""
    return pack(o.verb, o.a, o.b) not in priorities(s, seat)


def why_not_in_turn(s: Table, f: Frame, verb: int, a: int, b: int) -> int:
    """Why a player does not do something in the turn."""
    if verb == PASS:
        return ALLOWED if may_pass(s, f) else why.HAS_BEGUN if f.amount else why.MUST_ACTIVATE
    if verb == t.ACTIVATE:
        return why_no_activation(s, f.you, a)
    return why_not_around(s, f.you, verb, a, b)


def why_no_activation(s: Table, seat: int, x: int) -> int:
    """Why a player does not activate something."""
    if not 0 <= x < s.terms.plans or not is_in_play(s, x) or not is_creature(s, x):
        return why.NO_CREATURE
    if s.controller[x] != seat:
        return why.NOT_YOUR_CREATURE
    return ALLOWED if s.ready[x] else why.NOT_READY


def why_not_around(s: Table, seat: int, verb: int, a: int, b: int) -> int:
    """Why something is not done before or after an activation."""
    if verb in FAMILIES or verb == t.SWAP:
        return why_no_quickcast(s, seat, verb, a, b)
    if verb not in (t.INVOKE, t.INVOKE_ALONE):
        return OTHER_QUESTION
    reason = why_no_use(s, seat, -1, [k.PRIORITY], a, b, verb)
    return reason if reason != why.NOT_NOW else why_no_quickcast(s, seat, verb, a, b)


def offer_priority(s: Table, f: Frame) -> None:
    """After the activation the same again (O11)."""
    first = priorities(s, f.you)
    deeds = quick_deeds(s, f.you)
    if first or seems_to_quickcast(s, f.you, deeds):
        if is_asked(s, f.you, t.PRIORITIES, quickcasts(s, f.you, deeds) + first, deeds + first):
            return
    f.go_to(TURN_ENDS)


def take_priority(s: Table, f: Frame) -> None:
    """Until there is nothing more that is wanted."""
    if s.answer.verb != PASS:
        f.go_to(PRIORITY_AGAIN)
        use_priority(s, f.you, s.answer)


def end_turn(s: Table, f: Frame) -> None:
    """The other player's turn."""
    f.you = 1 - f.you
    f.go_to(NEXT_TURN)


def end_actions(s: Table, f: Frame) -> None:
    """Nobody has a ready creature."""
    s.active = -1


# --- the end of the round (R5.10, O19) ---------------------------------------------------------------------
def end_round(s: Table, f: Frame) -> None:
    """What lasts until now ends."""
    begin_phase(s, f, k.ROUND_END)
    end_round_effects(s)
    cause(s, ROUND_ENDS, 0, -1, -1, s.round, s.initiative)


def go_round(s: Table, f: Frame) -> None:
    """Another round."""
    f.start_over()


class Asks(Step[Table]):
    """A step that asks, with the function that says why it does not offer something."""

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, s: Table, f: Frame) -> None:
        """Ask."""
        if self.which == t.WHOSE_TURN:
            offer_turn(s, f)
        elif self.which == t.PRIORITIES:
            offer_priority(s, f)
        elif self.which == t.QUICKCAST:
            offer_quickcast(s, f)
        else:
            offer_deployment(s, f)

    def why_not(self, s: Table, f: Frame, verb: int, a: int, b: int) -> int:
        """Why something is not offered."""
        if self.which == t.WHOSE_TURN:
            return why_not_in_turn(s, f, verb, a, b)
        if verb == PASS:
            return ALLOWED
        if self.which == t.PRIORITIES:
            return why_not_around(s, f.you, verb, a, b)
        if self.which == t.QUICKCAST:
            return why_no_quickcast(s, f.you, verb, a, b)
        return why_not_deployed(s, f, verb, a, b)


NEXT_DEPLOYMENT: Final = Label("next deployment")
NEXT_TURN: Final = Label("next turn")
TURN_GOES_ON: Final = Label("turn goes on")
TURN_BEGINS: Final = Label("turn begins")
PRIORITY_AGAIN: Final = Label("priority again")
TURN_ENDS: Final = Label("turn ends")
NO_MORE_TURNS: Final = Label("no more turns")
DEPLOYMENT: Final = BOOK.rule(
    "deployment", [begin_deployment, NEXT_DEPLOYMENT, Asks(t.DEPLOY), deploy, open_window]
)
TURNS: Final = BOOK.rule("turns", [
    begin_actions,
    NEXT_TURN, end_if_over, begin_turn,
    TURN_GOES_ON, open_window, TURN_BEGINS, Asks(t.WHOSE_TURN), take_turn, end_if_over,
    PRIORITY_AGAIN, open_window, Asks(t.PRIORITIES), take_priority,
    TURN_ENDS, open_window, end_turn,
    NO_MORE_TURNS, end_actions,
])  # fmt: skip
ROUND: Final = BOOK.rule("round", [
    pass_initiative, open_window, reset, channel, open_window,
    begin_upkeep, Runs(UPKEEP), open_window, end_if_over,
    begin_planning, Runs(PLANNING), open_window,
    Runs(DEPLOYMENT), open_window, end_if_over,
    begin_first, Asks(t.QUICKCAST), quickcast, open_window, end_if_over,
    Runs(TURNS), open_window, end_if_over,
    begin_final, Asks(t.QUICKCAST), quickcast, open_window, end_if_over,
    end_round, open_window, end_if_over,
    go_round,
])  # fmt: skip
