"""Cauldrons and formulas, shovels and herbs (R28 to R36, O30, O31)."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.rules import box
from conclave.games.triora.rules import reasons as why
from conclave.games.triora.table import BOOK, Table, herb
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import PASS
from conclave.kernel.reasons import ALLOWED

WITH_SILVER: Final = 1
"""What brings a Cauldron in which silver may stand in for herbs: the Lair (R52, O31)."""


# --- formulas ----------------------------------------------------------------------------------------------
def lack(formula: int, have: int) -> int:
    """How many herbs of a formula are not among those at hand."""
    needs = box.FORMULA_NEEDS[formula]
    if needs == 0:
        return max(0, box.FORMULA_SIZE[formula] - box.herbs_in(have))
    return sum([max(0, ((needs >> shift) & 3) - ((have >> shift) & 3)) for shift in (0, 2, 4, 6)])


LACKS: Final[list[int]] = [lack(formula, have) for formula in range(t.FORMULAS) for have in range(t.MIXES)]


def herbs_at_hand(s: Table, seat: int) -> int:
    """The herbs of a seat that it can brew with, as a mix (R29)."""
    at = t.RING * seat
    herbs = s.herbs
    return herbs[at] | herbs[at + 4] << 2 | herbs[at + 8] << 4 | herbs[at + 12] << 6


def why_no_brew(s: Table, seat: int, formula: int, silver: int) -> int:
    """Why a seat cannot brew a formula, with so much silver to stand in for herbs (R30, R32, O30)."""
    if s.potions[t.POTIONS * seat + box.FORMULA_POTION[formula]] >= t.MOST_POTIONS:
        return why.TRACK_FULL
    if LACKS[t.MIXES * formula + herbs_at_hand(s, seat)] > silver:
        return why.NO_HERBS
    return ALLOWED


def formulas_for(s: Table, seat: int, silver: int) -> list[int]:
    """Every formula that a seat can brew, as options."""
    have = herbs_at_hand(s, seat)
    at = t.POTIONS * seat
    codes: list[int] = []
    for formula in range(t.FORMULAS):
        if LACKS[t.MIXES * formula + have] <= silver:
            if s.potions[at + box.FORMULA_POTION[formula]] < t.MOST_POTIONS:
                codes.append(BREWS[formula])
    return codes


BREWS: Final[list[int]] = [pack(t.BREW, formula) for formula in range(t.FORMULAS)]


def why_no_mix(s: Table, f: Frame, mix: int, formula: int) -> int:
    """Why the formula under way cannot be brewed from some herbs and silver for the rest (R31, R52)."""
    missing = box.FORMULA_SIZE[f.it] - box.herbs_in(mix)
    if formula not in (f.it, -1) or mix not in box.MIXES_OF[f.it] or (missing and f.by != WITH_SILVER):
        return why.OTHER_MIX
    if not box.is_part(mix, herbs_at_hand(s, f.you)):
        return why.NO_HERBS
    return ALLOWED if missing <= silver_of(s, f) else why.NO_SILVER


def silver_of(s: Table, f: Frame) -> int:
    """The silver that may stand in for herbs."""
    return s.silver[f.you] if f.by == WITH_SILVER else 0


def choose_mix(s: Table, f: Frame) -> None:
    """What the potion is brewed from, where there is a choice: herbs of any colour, or silver."""
    mixes = [mix for mix in box.MIXES_OF[f.it] if why_no_mix(s, f, mix, -1) == ALLOWED]
    s.ask_unless_forced(f.you, t.BREW_FROM, f.it, [pack(t.MIX, mix, f.it) for mix in mixes])


def brew(s: Table, f: Frame) -> None:
    """The herbs go to SEEDS, silver is paid for those missing, and the marker moves up (R29, O30)."""
    mix = s.answer.a
    which = box.FORMULA_POTION[f.it]
    for colour in range(t.COLOURS):
        n = (mix >> (2 * colour)) & 3
        s.herbs[herb(f.you, colour, t.HERBS)] -= n
        s.herbs[herb(f.you, colour, t.SEEDS)] += n
    paid = box.FORMULA_SIZE[f.it] - box.herbs_in(mix)
    s.silver[f.you] -= paid
    at = t.POTIONS * f.you + which
    spilt = max(0, s.potions[at] + box.FORMULA_MAKES[f.it] - t.MOST_POTIONS)
    s.potions[at] += box.FORMULA_MAKES[f.it] - spilt
    s.tell(t.BREWED, f.you, f.it, mix, s.potions[at])
    if spilt:
        s.tell(t.SPILT, f.you, which, spilt)
    if paid:
        s.tell(t.PAID_SILVER, f.you, paid, s.silver[f.you])


ONE_BREW: Final = BOOK.rule("one brew", [choose_mix, brew])


def brew_formula(s: Table, seat: int, formula: int, by: int) -> None:
    """One Cauldron is used for a formula (R28)."""
    f = Frame(ONE_BREW, -1, seat, formula)
    f.by = by
    s.push(f)


# --- Cauldrons ---------------------------------------------------------------------------------------------
def why_no_formula(s: Table, f: Frame, formula: int, b: int) -> int:
    """Why a formula cannot be brewed in the Cauldrons just gained."""
    return why_no_brew(s, f.you, formula, silver_of(s, f))


t.V.refuses(t.BREW_WHAT, t.BREW, why_no_formula)
t.V.refuses(t.BREW_FROM, t.MIX, why_no_mix)


def offer_brew(s: Table, f: Frame) -> None:
    """Each Cauldron brews one formula, or is left; one for which there are no herbs is lost (R28, R35)."""
    if f.amount == 0:
        f.leave()
        return
    codes = formulas_for(s, f.you, silver_of(s, f))
    if not codes:
        s.tell(t.NO_USE_FOR_CAULDRONS, f.you, f.amount)
        f.leave()
        return
    s.ask(f.you, t.BREW_WHAT, f.amount, [t.PASSING, *codes])


def use_cauldron(s: Table, f: Frame) -> None:
    """Brew what was chosen, then the next."""
    if s.answer.verb == PASS:
        s.tell(t.LEFT_CAULDRONS, f.you, f.amount)
        f.leave()
        return
    f.amount -= 1
    f.start_over()
    brew_formula(s, f.you, s.answer.a, f.by)


BREWING: Final = BOOK.rule("brewing", [offer_brew, use_cauldron])


def get_cauldrons(s: Table, seat: int, n: int, by: int = -1) -> None:
    """Cauldrons are used on receipt, or lost (R35)."""
    s.tell(t.GOT_CAULDRONS, seat, n)
    f = Frame(BREWING, -1, seat)
    f.amount = n
    f.by = by
    s.push(f)


# --- shovels -----------------------------------------------------------------------------------------------
def why_no_planting(s: Table, f: Frame, colour: int, b: int) -> int:
    """Why no herb of a colour can be planted."""
    return ALLOWED if s.herbs[herb(f.you, colour, t.SEEDS)] else why.NO_SEEDS


def why_no_harvest(s: Table, f: Frame, colour: int, b: int) -> int:
    """Why no herb of a colour can be harvested."""
    return ALLOWED if s.herbs[herb(f.you, colour, t.HARVEST)] else why.NO_HARVEST


def why_not_all(s: Table, f: Frame, a: int, b: int) -> int:
    """Why not all herbs that a shovel could move are moved at once."""
    return ALLOWED if f.amount >= movable(s, f.you) else why.TOO_FEW_SHOVELS


t.V.refuses(t.DIG_WHAT, t.PLANT, why_no_planting)
t.V.refuses(t.DIG_WHAT, t.HARVESTING, why_no_harvest)
t.V.refuses(t.DIG_WHAT, t.DIG_ALL, why_not_all)


def movable(s: Table, seat: int) -> int:
    """How many herbs a shovel could move: those in SEEDS and in HARVEST (R34)."""
    n = 0
    for at in range(t.RING * seat, t.RING * (seat + 1), t.PLACES):
        n += s.herbs[at + t.SEEDS] + s.herbs[at + t.HARVEST]
    return n


def offer_dig(s: Table, f: Frame) -> None:
    """Each shovel plants or harvests one herb, or is left; without a herb it is lost (R34, R35)."""
    if f.amount == 0:
        f.leave()
        return
    herbs = movable(s, f.you)
    if herbs == 0:
        s.tell(t.NO_USE_FOR_SHOVELS, f.you, f.amount)
        f.leave()
        return
    codes = [t.PASSING]
    for colour in range(t.COLOURS):
        at = herb(f.you, colour, t.HERBS)
        if s.herbs[at + t.SEEDS]:
            codes.append(PLANTS[colour])
        if s.herbs[at + t.HARVEST]:
            codes.append(HARVESTS[colour])
    if 1 < herbs <= f.amount:
        codes.append(ALL_OF_THEM)
    s.ask(f.you, t.DIG_WHAT, f.amount, codes)


PLANTS: Final[list[int]] = [pack(t.PLANT, colour) for colour in range(t.COLOURS)]
HARVESTS: Final[list[int]] = [pack(t.HARVESTING, colour) for colour in range(t.COLOURS)]
ALL_OF_THEM: Final = pack(t.DIG_ALL)


def dig(s: Table, f: Frame) -> None:
    """Use a shovel, or all of them."""
    verb = s.answer.verb
    if verb == PASS:
        s.tell(t.LEFT_SHOVELS, f.you, f.amount)
        f.leave()
        return
    f.start_over()
    if verb == t.PLANT:
        plant(s, f, s.answer.a)
    elif verb == t.HARVESTING:
        bring_in(s, f, s.answer.a)
    else:
        for colour in range(t.COLOURS):
            at = herb(f.you, colour, t.HERBS)
            for _ in range(s.herbs[at + t.HARVEST]):
                bring_in(s, f, colour)
            for _ in range(s.herbs[at + t.SEEDS]):
                plant(s, f, colour)


def plant(s: Table, f: Frame, colour: int) -> None:
    """A herb goes from SEEDS to PLANTING."""
    f.amount -= 1
    at = herb(f.you, colour, t.HERBS)
    s.herbs[at + t.SEEDS] -= 1
    s.herbs[at + t.PLANTING] += 1
    s.tell(t.PLANTED, f.you, colour)


def bring_in(s: Table, f: Frame, colour: int) -> None:
    """A herb goes from HARVEST to HERBS."""
    f.amount -= 1
    at = herb(f.you, colour, t.HERBS)
    s.herbs[at + t.HARVEST] -= 1
    s.herbs[at + t.HERBS] += 1
    s.tell(t.HARVESTED, f.you, colour)


DIGGING: Final = BOOK.rule("digging", [offer_dig, dig])


def get_shovels(s: Table, seat: int, n: int) -> None:
    """Shovels are used on receipt, or lost (R35)."""
    s.tell(t.GOT_SHOVELS, seat, n)
    f = Frame(DIGGING, -1, seat)
    f.amount = n
    s.push(f)
