"""The Stone Circle: steps, sacrifices, skips and haste (R54, O5, O28, O65)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import STONES
from conclave.games.triora.rules import box
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.rules.gains import pay_potion, pay_silver, receive
from conclave.games.triora.rules.inquisition import change_inquisition
from conclave.games.triora.rules.instinct import would_betray
from conclave.games.triora.rules.potions import formulas_for
from conclave.games.triora.table import BOOK, Table
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame, Label
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED


def next_space(s: Table) -> int:
    """The space that the token enters next, clockwise."""
    return (s.token + 1) % t.SPACES


# --- what refuses a move -----------------------------------------------------------------------------------
def why_no_step(s: Table, f: Frame, space: int, b: int) -> int:
    """Why the action does not begin with a step."""
    if s.action != STONES:
        return why.NOT_HERE
    return ALLOWED if space == next_space(s) else why.NOT_NEXT


def why_no_silver_offered(s: Table, f: Frame, space: int, b: int) -> int:
    """Why no silver is sacrificed."""
    return why.NO_SILVER if s.silver[f.you] < box.OFFERED_SILVER else why_no_sacrifice(s, f, space)


def why_no_vitae_offered(s: Table, f: Frame, space: int, b: int) -> int:
    """Why no Vitae are sacrificed."""
    enough = s.potions[t.POTIONS * f.you + t.VITAE] >= box.OFFERED_VITAE
    return why_no_sacrifice(s, f, space) if enough else why.NO_VITAE


def why_no_sacrifice(s: Table, f: Frame, space: int) -> int:
    """Why a sacrifice does not move the token onto a space (R54, R80)."""
    if space != next_space(s):
        return why.NOT_NEXT
    return why.BETRAYS if would_betray(s, f.you, box.STONE_GAINS[space].inquisition) else ALLOWED


def why_no_skip(s: Table, f: Frame, space: int, b: int) -> int:
    """Why the token is not moved without benefit."""
    if s.bonus != STONES and s.skips == 0:
        return why.NO_BONUS
    return ALLOWED if space == next_space(s) else why.NOT_NEXT


def why_no_haste(s: Table, f: Frame, space: int, b: int) -> int:
    """Why the token is not moved for Inquisition."""
    if s.bonus != STONES:
        return why.NO_BONUS
    if space != next_space(s):
        return why.NOT_NEXT
    entered = box.STONE_GAINS[space].inquisition
    return why.BETRAYS if would_betray(s, f.you, box.HASTE_INQUISITION, entered) else ALLOWED


for _question in (t.DO_WHAT, t.MOVE_TOKEN, t.COVEN):
    t.V.refuses(_question, t.SKIP, why_no_skip)
    t.V.refuses(_question, t.HASTEN, why_no_haste)
t.V.refuses(t.DO_WHAT, t.STEP, why_no_step)
t.V.refuses(t.MOVE_TOKEN, t.OFFER_SILVER, why_no_silver_offered)
t.V.refuses(t.MOVE_TOKEN, t.OFFER_VITAE, why_no_vitae_offered)


def bonus_moves(s: Table, f: Frame) -> list[int]:
    """What the Witch's Bonus allows now: a move without benefit, or one for Inquisition (R54 d)."""
    space = next_space(s)
    codes: list[int] = []
    if s.bonus == STONES or s.skips:
        codes.append(pack(t.SKIP, space))
    if s.bonus == STONES and why_no_haste(s, f, space, -1) == ALLOWED:
        codes.append(pack(t.HASTEN, space))
    return codes


# --- moves -------------------------------------------------------------------------------------------------
def skip(s: Table, seat: int) -> None:
    """One of up to two moves without benefit."""
    s.skips = s.skips - 1 if s.skips else box.SKIPS - 1
    s.bonus = -1
    s.token = next_space(s)
    s.tell(t.SKIPPED, seat, s.token)


def hasten(s: Table, seat: int) -> None:
    """One more move with benefit, for Inquisition."""
    s.bonus = -1
    s.tell(t.HASTENED, seat, next_space(s))
    change_inquisition(s, seat, box.HASTE_INQUISITION)
    step(s, seat)


def step(s: Table, seat: int) -> None:
    """The token enters the next space, and its benefit is taken (R54, O65)."""
    s.token = next_space(s)
    s.tell(t.STEPPED, seat, s.token)
    receive(s, seat, box.STONE_GAINS[s.token])


# --- the action --------------------------------------------------------------------------------------------
def step_first(s: Table, f: Frame) -> None:
    """The first step is compulsory."""
    s.action = -1
    step(s, f.you)


def offer_move(s: Table, f: Frame) -> None:
    """Each sacrifice moves the token one more space; the Witch's Bonus may be slipped in (R54 b, d, O29)."""
    space = next_space(s)
    codes = bonus_moves(s, f)
    if why_no_silver_offered(s, f, space, -1) == ALLOWED:
        codes.append(pack(t.OFFER_SILVER, space))
    if why_no_vitae_offered(s, f, space, -1) == ALLOWED:
        codes.append(pack(t.OFFER_VITAE, space))
    if not codes:
        f.leave()
        return
    s.ask(f.you, t.MOVE_TOKEN, space, [t.PASSING, *codes])


def move_token(s: Table, f: Frame) -> None:
    """Move it as chosen, then the next time."""
    verb = s.answer.verb
    if verb == PASS:
        leave_bonus(s, f.you)
        f.leave()
        return
    f.go_to(NEXT_MOVE)
    if verb == t.SKIP:
        skip(s, f.you)
    elif verb == t.HASTEN:
        hasten(s, f.you)
    elif verb == t.OFFER_SILVER:
        s.tell(t.SACRIFICED_SILVER, f.you)
        pay_silver(s, f.you, box.OFFERED_SILVER)
        step(s, f.you)
    else:
        s.tell(t.SACRIFICED_VITAE, f.you)
        for _ in range(box.OFFERED_VITAE):
            pay_potion(s, f.you, t.VITAE)
        step(s, f.you)


def leave_bonus(s: Table, seat: int) -> None:
    """What is left of the Witch's Bonus is dropped, and said; it is asked for once (R37, O26).

    Only shovels are worth more after a brew: while her Cauldron is of use, she may still hasten to them.
    """
    if s.skips:
        s.tell(t.LEFT_SKIP, seat)
        s.skips = 0
    elif s.bonus == STONES:
        if not (s.cauldron and box.STONE_GAINS[next_space(s)].shovels and formulas_for(s, seat, 0)):
            s.tell(t.LEFT_BONUS, seat, STONES)
            s.bonus = -1


NEXT_MOVE: Final = Label("next move")
CIRCLING: Final = BOOK.rule("stone circle", [step_first, NEXT_MOVE, offer_move, move_token])
