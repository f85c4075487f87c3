"""Traps and Protections: triggers, order, what they do to each other (R84 to R98, O33 to O47, A24 to A32)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.casting import token_at
from conclave.games.black_rose_wars.rules.closing import CLEAN_UP_PHASE
from conclave.games.black_rose_wars.rules.cubes import damage_on
from conclave.games.black_rose_wars.rules.harm import BY_SPELL
from conclave.games.black_rose_wars.rules.harming import deal
from conclave.games.black_rose_wars.rules.limits import ASKS_TOO_MANY_CARDS
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    BRANCH,
    CANCEL_FOR_SELF,
    CAST,
    CERBERO,
    DISCARD,
    END,
    EVOCATION,
    EVOKE,
    FORGE,
    HAND,
    LANDSKNECHT,
    MEMORIES,
    NO_MODEL,
    ORACLE_ROOM,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_MODEL,
    PICK_ROOM,
    PROTECTION,
    REVERSE,
    ROSE,
    SANCTUARY,
    SCHOOL_DECK,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    TRAP,
    USED,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    RULEBOOK,
    answer,
    at,
    begin,
    bits,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.phases import (
    JAFAR,
    NERO,
    REBECCA,
    TESSA,
    asked,
    at_phase,
    cubes_in,
    cubes_on,
    keys_in,
    wound,
)


def walk(first: int = NERO, seats: int = 4) -> Table:
    """A red Room at (-1,0), a Room without a Trap's colour at (-1,1), the Forge beyond; a Mage at (-1,1)."""
    s = in_action(seats, first=first)
    lay_room(s, ALCHEMICAL_LABORATORY, at(-1, 0))
    lay_room(s, SANCTUARY, at(-1, 1))
    lay_room(s, FORGE, at(-1, -1))
    lay_room(s, ORACLE_ROOM, at(2, 0))
    s.where[first] = at(-1, 1)
    return s


def step_in(s: Table, seat: int) -> None:
    """The Mage walks into the red Room."""
    answer(s, seat, PHYSICAL_MOVE)
    answer(s, seat, STEP, at(-1, 0), seat)


# --- Room Traps -----
@pytest.mark.parametrize(
    ("cubes", "points"), [((0, 8, 0, 0), [0, 5, 0, 0, 0]), ((5, 3, 0, 0), [2, 4, 0, 0, 0])]
)
def test_tessa_falls_in_the_laboratory_on_her_way(cubes: tuple[int, ...], points: list[int]) -> None:
    """A24: 8 and 3 make 11; Rebecca alone scores 5, or 4 with 6 against Nero's 5; the Trophy is hers."""
    s = walk(TESSA)
    s.where[REBECCA] = at(2, 0)
    wound(s, TESSA, *cubes)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    step_in(s, TESSA)
    trigger(s, REBECCA, 5)
    assert s.where[TESSA] == IN_CELL
    assert s.points == points
    assert (s.taken[REBECCA], s.trophies[TESSA]) == (1, 9)
    assert damage_on(s, TESSA) == 0
    assert (asked(s), s.tokens[TESSA]) == ([JAFAR], 1), "her activation is over, her other token stays"


def test_a_room_trap_is_spent_with_both_colours() -> None:
    """A25, R90: Blade Barrage, used in a red Room, does not strike in the green Forge."""
    s = walk()
    s.where[REBECCA] = at(2, 0)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    step_in(s, NERO)
    trigger(s, REBECCA, 5)
    assert (cubes_on(s, NERO), s.status[5]) == ([0, 3, 0, 0, 0], USED)
    answer(s, NERO, STEP, at(-1, -1), NERO)
    assert asked(s) == [NERO]
    assert damage_on(s, NERO) == 3


def test_who_stands_in_a_red_room_or_leaves_it_sets_off_nothing() -> None:
    """A25, R91: only entering does."""
    s = walk()
    s.where[NERO] = at(-1, 0)
    s.where[REBECCA] = at(2, 0)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 1), NERO)
    assert asked(s) == [NERO]


def test_several_traps_go_clockwise_from_the_next_mage_each_owner_ordering_its_own() -> None:
    """A26, R95: Rebecca's two equal ones in the order she likes, both used, then Jaf'ar's."""
    s = walk()
    for place in (1, 2):
        lay_spell(s, REBECCA, place, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, JAFAR, 3, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    step_in(s, NERO)
    assert (asked(s), may_trigger(s, REBECCA)) == ([REBECCA], [5, 6])
    trigger(s, REBECCA, 6)
    assert (asked(s), may_trigger(s, REBECCA)) == ([REBECCA], [5])
    trigger(s, REBECCA, 5)
    assert (asked(s), may_trigger(s, JAFAR)) == ([JAFAR], [15])
    trigger(s, JAFAR, 15)
    assert cubes_on(s, NERO) == [0, 6, 0, 3, 0]
    assert asked(s) == [NERO]


def test_the_one_whose_turn_is_running_springs_its_traps_last() -> None:
    """O35: Nero pulls Rebecca into a red Room; Tessa's Trap is asked first, his own at the end."""
    s = walk()
    s.where[:4] = [at(1, 0), at(-1, 1), at(2, 0), at(2, 0)]
    lay_spell(s, NERO, 1, "maelstrom", STRAIGHT)
    lay_spell(s, NERO, 2, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, TESSA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(-1, 0))
    assert (asked(s), may_trigger(s, TESSA)) == ([TESSA], [9])
    trigger(s, TESSA, 9)
    assert (asked(s), may_trigger(s, NERO)) == ([NERO], [2])
    trigger(s, NERO, 2)
    assert cubes_on(s, REBECCA) == [5, 0, 3, 0, 0], "two Traps, then Maelstrom's own 2"


def test_a_trap_never_waits_for_its_owner() -> None:
    """R88, O39: Rebecca and her Landsknecht enter a red Room; her own Trap sleeps."""
    s = walk(REBECCA)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    put_summoned(s, 7, LANDSKNECHT, at(-1, 1))
    s.tokens = [0, 1, 0, 0]
    begin(s)
    step_in(s, REBECCA)
    assert (offered(s, REBECCA, STEP) != [], may_trigger(s, REBECCA)) == (True, [])
    answer(s, REBECCA, STOP)
    for _ in range(2):  # and in the next round, in which nobody does anything, once more (O26)
        answer(s, REBECCA, END)
    answer(s, REBECCA, EVOKE, 7)
    answer(s, REBECCA, STEP, at(-1, 0), 7)
    assert (offered(s, REBECCA, STEP) != [], may_trigger(s, REBECCA)) == (True, [])
    assert s.status[5] == ACTIVE


def test_a_trap_of_a_mage_in_its_cell_works_and_one_in_its_cell_sets_off_none() -> None:
    """O45: Rebecca springs hers from her Cell; Nero is struck only when he stands in the Room."""
    s = walk()
    s.where[NERO] = IN_CELL
    s.door[NERO] = at(-1, 0)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    assert s.where[REBECCA] == IN_CELL
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert may_trigger(s, REBECCA) == [5]
    trigger(s, REBECCA, 5)
    assert cubes_on(s, NERO) == [0, 3, 0, 0, 0]


def test_an_evocation_summoned_into_a_trap_falls() -> None:
    """A30, R97: the Cerbero takes 3 and is removed; Nero in the Room takes 3 as well."""
    s = walk()
    lay_room(s, SUMMONER_ROOM, at(-1, 0))
    s.where[NERO] = at(-1, 0)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(-1, 0))
    assert (s.kind[4], s.where[4]) == (CERBERO, at(-1, 0))
    trigger(s, REBECCA, 5)
    assert s.kind[4] == NO_MODEL
    assert s.stock[CERBERO] == 4
    assert cubes_on(s, NERO) == [0, 3, 0, 0, 0]


def test_a_trap_opens_windows_of_its_own_which_end_before_the_move_goes_on() -> None:
    """O34, O36, R92: Nero answers the Trap that answers his move; then he steps on."""
    s = walk()
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, NERO, 0, "clairvoyance", REVERSE, ACTIVE)
    lay_spell(s, NERO, 1, "deceiving-wind", STRAIGHT, ACTIVE)
    begin(s)
    step_in(s, NERO)
    trigger(s, REBECCA, 5)
    assert may_trigger(s, NERO) == [0], "the Trap targets him"
    answer(s, NERO, PASS)
    assert may_trigger(s, NERO) == [1], "3 damage would be dealt"
    trigger(s, NERO, 1)
    assert (damage_on(s, NERO), s.points[NERO]) == (0, 1)
    assert offered(s, NERO, STEP) != []
    assert s.status[0] == ACTIVE, "what was declined is not spent (O37)"


def test_ignoring_a_room_trap_spares_its_victim_only() -> None:
    """R86: Nero's Clairvoyance; Tessa in the same Room is struck all the same."""
    s = walk()
    s.where[TESSA] = at(-1, 0)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, NERO, 0, "clairvoyance", REVERSE, ACTIVE)
    begin(s)
    step_in(s, NERO)
    trigger(s, REBECCA, 5)
    trigger(s, NERO, 0)
    assert [int(damage_on(s, m)) for m in (NERO, TESSA)] == [0, 3]
    assert s.points[NERO] == 1


# --- Protections -----
def volley(*keys: tuple[int, str, int]) -> Table:
    """Tessa and Rebecca in one Room beside Nero, who is about to cast; Active Protections as told."""
    s = in_action()
    s.where[:4] = [at(1, 0), at(0, 0), at(0, 0), at(-2, 2)]
    for n, (seat, key, side) in enumerate(keys):
        lay_spell(s, seat, n, key, side, ACTIVE)
    return s


def fire(s: Table, key: str, side: int) -> None:
    lay_spell(s, NERO, 1, key, side)
    begin(s)
    answer(s, NERO, CAST, 1)


def test_who_ignores_a_spell_is_spared_and_others_are_hit() -> None:
    """A28, R86, R151: Destructive Bolt deals 3; Rebecca ignores it and gains 1; Tessa takes 3."""
    s = volley((REBECCA, "clairvoyance", STRAIGHT))
    fire(s, "destructive-bolt", STRAIGHT)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    trigger(s, REBECCA, 4)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [0, 3]
    assert (s.points[REBECCA], s.status[1], s.status[4]) == (1, USED, USED)


@pytest.mark.parametrize(("extra", "struck"), [((), 0), ((CANCEL_FOR_SELF,), 2)], ids=["all", "self"])
def test_a_cancelled_spell_touches_nobody_or_spares_the_canceller_alone(
    extra: tuple[int, ...], struck: int
) -> None:
    """A28, O43, switch cancel_scope: Bolt's chain would go on to Tessa; its vortex is placed either way."""
    s = volley((REBECCA, "deceiving-wind", REVERSE))
    s.switches = RULEBOOK | bits(*extra)
    s.where[:4] = [at(0, 0), at(1, 0), at(2, 0), at(-2, 2)]
    fire(s, "destructive-bolt", REVERSE)
    assert may_trigger(s, REBECCA) == [4], "the only target in range"
    trigger(s, REBECCA, 4)
    if struck:
        answer(s, NERO, PICK_MODEL, TESSA)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [0, struck]
    assert cubes_in(s, at(0, 0)) == [1, 0, 0, 0, 0]
    assert s.status[1] == USED


def test_a_redirected_spell_stays_its_casters_and_spares_his_own_models() -> None:
    """O47: within 1 of Rebecca and in range stand Tessa and Nero's Landsknecht; only Tessa may be named."""
    s = volley((REBECCA, "deceiving-wind", REVERSE))
    s.where[TESSA] = at(1, 0)
    put_summoned(s, 4, LANDSKNECHT, at(0, 0))
    fire(s, "vampires-bite", STRAIGHT)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert cubes_on(s, TESSA) == [2, 0, 0, 0, 0]
    assert damage_on(s, REBECCA) == damage_on(s, 4) == 0


def test_protections_are_asked_clockwise_after_the_one_who_acts() -> None:
    """O35: Nero acts: Rebecca, Tessa, Jaf'ar; each may shield only itself (R86)."""
    winds = [(seat, "deceiving-wind", STRAIGHT) for seat in (JAFAR, TESSA, REBECCA)]
    s = volley(*winds)
    s.where[JAFAR] = at(0, 0)
    fire(s, "meteor-swarm", STRAIGHT)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    for seat in (REBECCA, TESSA, JAFAR):
        assert asked(s) == [seat]
        answer(s, seat, PASS)
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA, JAFAR)] == [4, 4, 4]


def test_protections_shield_the_mage_and_never_its_evocations() -> None:
    """O41: Rebecca's Landsknecht is hit where she is not; she is not even asked."""
    s = volley((REBECCA, "deceiving-wind", STRAIGHT))
    s.where[REBECCA] = at(-2, 0)
    s.where[TESSA] = at(-2, 0)
    put_summoned(s, 7, LANDSKNECHT, at(0, 0))
    fire(s, "fireball", REVERSE)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert cubes_on(s, 7) == [2, 0, 0, 0, 0]
    assert (asked(s), s.status[4]) == ([NERO], ACTIVE)


def test_the_roses_damage_is_met_by_plain_protections_only() -> None:
    """O44: Deceiving Wind answers it, Obscure Armor needs an enemy model."""
    s = volley((REBECCA, "deceiving-wind", STRAIGHT), (REBECCA, "obscure-armor", STRAIGHT))
    begin(s)
    s.pending = []
    s.stack[-1].at = 0
    deal(s, -1, ROSE, [REBECCA], 2, -1, BY_SPELL)
    begin(s)
    assert may_trigger(s, REBECCA) == [4]


def test_what_armor_deals_comes_in_the_attackers_colour_and_is_its_owners_blow() -> None:
    """O46, R87, R107: Nero has 9 of Rebecca's; the tenth is his own; she scores 4 and takes the Trophy."""
    s = volley((REBECCA, "obscure-armor", STRAIGHT))
    s.where[NERO] = at(0, 0)
    wound(s, NERO, 0, 9)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert (s.where[NERO], s.points, s.taken) == (IN_CELL, [0, 4, 0, 0, 0], [0, 1, 0, 0])
    assert damage_on(s, REBECCA) == 0
    assert s.reserve[:2] == [25, 25]


def test_armor_strikes_the_evocation_that_attacked() -> None:
    """O46: the Landsknecht, in its controller's colour; Nero himself is not hurt."""
    s = volley((REBECCA, "obscure-armor", STRAIGHT))
    s.tokens = [0] * 4
    put_summoned(s, 4, LANDSKNECHT, at(0, 0))
    begin(s)
    answer(s, REBECCA, END)
    assert s.phase == EVOCATION
    answer(s, NERO, EVOKE, 4)
    answer(s, NERO, PHYSICAL_ATTACK, 4)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 4)
    assert cubes_on(s, 4) == [1, 0, 0, 0, 0]
    assert damage_on(s, NERO) == damage_on(s, REBECCA) == 0


def test_a_caster_struck_down_by_armor_still_hits_the_others() -> None:
    """O51, O33: Nero falls to his own Bolt; Tessa takes 3, the vortex lies where he stood."""
    s = volley((REBECCA, "obscure-armor", STRAIGHT))
    wound(s, NERO, 0, 0, 9)
    fire(s, "destructive-bolt", STRAIGHT)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    trigger(s, REBECCA, 4)
    assert s.where[NERO] == IN_CELL
    assert [int(damage_on(s, m)) for m in (REBECCA, TESSA)] == [0, 3]
    assert cubes_in(s, at(1, 0)) == [1, 0, 0, 0, 0]
    assert s.flipped[at(0, 0)] == 1
    assert (asked(s), s.tokens[NERO]) == ([REBECCA], 2)


# --- vortex and Clean-up -----
def test_a_protections_vortex_comes_when_it_is_triggered() -> None:
    """A29, R98: Multiple Images places nothing when set, 1 Instability in its owner's Room when triggered."""
    s = volley()
    s.first = s.crown = REBECCA
    lay_spell(s, REBECCA, 1, "multiple-images", STRAIGHT)
    lay_spell(s, NERO, 1, "vampires-bite", STRAIGHT)
    begin(s)
    answer(s, REBECCA, CAST, 5)
    assert (sum(s.instability), token_at(s, 5)) == (0, PROTECTION)
    answer(s, REBECCA, END)
    for seat in (TESSA, JAFAR):
        answer(s, seat, PHYSICAL_MOVE)
        answer(s, seat, STOP)
        answer(s, seat, END)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 5)
    assert cubes_in(s, at(0, 0)) == [0, 1, 0, 0, 0]
    answer(s, REBECCA, BRANCH, 1)
    assert damage_on(s, REBECCA) == 0


def test_untriggered_traps_come_home_and_protections_are_spent() -> None:
    """A32, A29, R94, O16: the Trap makes Rebecca's hand 7 of 6, so one goes at once; no Instability."""
    s = at_phase(CLEAN_UP_PHASE)
    for c in cards_in(s, SCHOOL_DECK)[:6]:
        put(s, c, HAND + REBECCA)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 2, "multiple-images", STRAIGHT, ACTIVE)
    assert token_at(s, 5) == TRAP
    s.flipped[0] = 1
    begin(s)
    assert keys_in(s, MEMORIES + REBECCA) == ["multiple-images"]
    assert "blade-barrage" in keys_in(s, HAND + REBECCA)
    d = s.decision_of(REBECCA)
    assert d is not None
    assert (d.about, len(d.options)) == (ASKS_TOO_MANY_CARDS, 7)
    assert s.flipped[0] == 1, "before Clean-up goes on"
    assert sum(s.instability) == 0
    answer(s, REBECCA, DISCARD, d.options[0].a)
    assert s.size[HAND + REBECCA] == 6
