"""Range, Instability, and cubes that run out (R16, R99 to R102, R110 to R116, R147, O33, O49, A34 to A49)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules.action import ACTION_PHASE
from conclave.games.black_rose_wars.rules.black_rose import BLACK_ROSE_PHASE
from conclave.games.black_rose_wars.rules.closing import CLEAN_UP_PHASE
from conclave.games.black_rose_wars.rules.cubes import damage_on, instability_on
from conclave.games.black_rose_wars.rules.harm import BY_SPELL
from conclave.games.black_rose_wars.rules.harming import deal
from conclave.games.black_rose_wars.rules.lodge import in_range
from conclave.games.black_rose_wars.rules.sharing import ASKS_SHARE
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    CAST,
    CEMETERY,
    DIVINE_ALTAR,
    END,
    FORGE,
    GARDEN,
    LANDSKNECHT,
    MALACODA,
    NAME_ELEMENT,
    NO_MODEL,
    ORACLE_ROOM,
    OVERLOAD,
    PHYSICAL_MOVE,
    PICK_MODEL,
    PICK_ROOM,
    RESISTANCE,
    REVERSE,
    ROSE,
    ROSE_CHOOSES_AT_RANDOM,
    SIDES,
    STEP,
    STRAIGHT,
    STRAIGHT_LINES,
    VORTEX_FIRST,
    VORTEX_LAST,
)
from conclave.games.black_rose_wars.words.clause_order import ASKS_CLAUSES
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    bits,
    hex_of,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    opened,
    play_event,
    put_summoned,
)
from tests.games.black_rose_wars.phases import (
    JAFAR,
    NERO,
    REBECCA,
    TESSA,
    asked,
    at_phase,
    cubes_are_all_there,
    cubes_in,
    cubes_on,
    short_of_cubes,
    verbs,
    wound,
)

MALACODA_OF_REBECCA = 7
ROUND_THE_THRONE = (at(1, 0), at(2, 0), at(2, -1), at(1, -1), at(0, 0), at(0, 1), at(1, 1))


# --- range -----
def meteor_scene(switches: int = RULEBOOK) -> Table:
    """Nero at (-2,0) with Meteor Swarm; a Malacoda of Rebecca's in the middle, other Mages further off."""
    s = in_action(4, switches)
    s.where[NERO] = at(-2, 0)
    s.where[REBECCA] = at(1, 0)
    s.where[TESSA] = at(-1, 1)
    put_summoned(s, MALACODA_OF_REBECCA, MALACODA, at(0, 0))
    lay_spell(s, NERO, 1, "meteor-swarm", STRAIGHT)
    return s


def test_meteors_fall_along_straight_lines() -> None:
    """A34: (0,0) is in range, (-1,1) is off every line, (1,0) too far; the Malacoda is removed."""
    s = meteor_scene()
    begin(s)
    answer(s, NERO, CAST, 1)
    found = offered(s, NERO, PICK_ROOM)
    straight = {at(-2, 0), at(-1, 0), at(0, 0), at(-1, -1), at(0, -2), at(-2, 1), at(-2, 2)}
    assert set(found) == straight
    assert at(-1, 1) not in found
    assert at(1, 0) not in found
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert s.kind[MALACODA_OF_REBECCA] == NO_MODEL
    assert s.stock[MALACODA] == 4
    assert s.reserve[NERO] == 24, "three cubes are home again, one lies in his Room"
    assert cubes_in(s, at(-2, 0)) == [1, 0, 0, 0, 0]
    assert cubes_are_all_there(s)


def test_models_never_block_a_line() -> None:
    """A35, R100: a Mage at (-1,0) changes nothing."""
    s = meteor_scene()
    s.where[JAFAR] = at(-1, 0)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert at(0, 0) in offered(s, NERO, PICK_ROOM)


@pytest.mark.parametrize("where", [(-2, 0), (-1, 1)])
def test_a_star_ignores_distance_and_lines(where: tuple[int, int]) -> None:
    """A35, R101: Dismiss takes any Room, (2,0) too, from wherever it is cast."""
    s = in_action()
    s.where[NERO] = at(*where)
    lay_spell(s, NERO, 1, "dismiss", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert set(offered(s, NERO, PICK_ROOM)) == set(range(HEXES))


def test_without_straight_lines_plain_distance_counts() -> None:
    """Switch straight_lines: (-1,1) is two Rooms away."""
    s = meteor_scene(RULEBOOK & ~bits(STRAIGHT_LINES))
    begin(s)
    answer(s, NERO, CAST, 1)
    assert at(-1, 1) in offered(s, NERO, PICK_ROOM)
    assert at(1, 0) not in offered(s, NERO, PICK_ROOM)


def test_lines_do_not_cross_the_empty_hex() -> None:
    """O3, O4: from (2,-2) along the edge the line ends before (2,-1)."""
    s = in_action(4, MANUAL)
    assert not in_range(s, at(2, -2), at(2, 0), 2)
    assert in_range(in_action(), at(2, -2), at(2, 0), 2)


def test_a_cell_is_no_target_and_only_the_rose_reaches_it() -> None:
    """A36, R102, O65: no Single Spell, no Lightning Storm; but the Event Bleeding Wallpaper does."""
    s = in_action()
    s.where[:4] = [at(0, 0), at(0, 0), IN_CELL, IN_CELL]
    lay_spell(s, NERO, 0, "lightning-storm", STRAIGHT)
    lay_spell(s, NERO, 1, "eviscerate", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert cubes_on(s, REBECCA) == [5, 0, 0, 0, 0], "the only legal target was taken"
    answer(s, NERO, CAST, 0)
    assert [int(damage_on(s, m)) for m in range(4)] == [0, 8, 0, 0]
    s = at_phase(BLACK_ROSE_PHASE)
    play_event(s, "e2-01", 0)
    begin(s)
    assert [cubes_on(s, m)[ROSE] for m in range(4)] == [1, 1, 1, 1]


# --- Instability -----
def test_maelstrom_shakes_two_rooms() -> None:
    """A45: Rebecca in the Garden, Tessa in the Oracle Room: 3 damage, 2 Instability there, 1 at home."""
    s = in_action(first=REBECCA)
    lay_room(s, GARDEN, at(-2, 1))
    lay_room(s, ORACLE_ROOM, at(0, 1))
    s.where[REBECCA] = at(-2, 1)
    s.where[TESSA] = at(0, 1)
    lay_spell(s, REBECCA, 1, "maelstrom", REVERSE)
    begin(s)
    answer(s, REBECCA, CAST, 5)
    answer(s, REBECCA, PICK_ROOM, at(0, 1))
    assert cubes_in(s, at(-2, 1)) == [0, 1, 0, 0, 0]
    assert cubes_on(s, TESSA) == [0, 3, 0, 0, 0]
    assert cubes_in(s, at(0, 1)) == [0, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("cubes", "winner"), [((2, 0, 1, 0, 1), NERO), ((2, 0, 2, 0, 0), ROSE)], ids=["ahead", "tied"]
)
def test_an_unstable_forge_falls_in_clean_up(cubes: tuple[int, ...], winner: int) -> None:
    """A47, R128 to R132: token to the side ahead, or to the Rose; then only walking through is left."""
    s = at_phase(CLEAN_UP_PHASE, 4)
    lay_room(s, FORGE, at(0, 1))
    s.where[:4] = [at(0, 1), at(0, 0), at(0, 0), at(0, 0)]
    for side, n in enumerate(cubes):
        s.instability[SIDES * at(0, 1) + side] = n
        s.reserve[side] -= n
    begin(s)
    assert (s.winner_of[FORGE], s.destroyed[at(0, 1)]) == (winner, 1)
    assert s.points[:4] == [0] * 4, "its 2 points come at the end"
    assert instability_on(s, at(0, 1)) == 0
    assert s.where[NERO] == at(0, 1)
    assert cubes_are_all_there(s)
    after_the_fall(s)


def after_the_fall(s: Table) -> None:
    """In the next Action Phase: no activation, no Instability; a Room Trap of its colour still works."""
    s.pending = []
    s.stack = s.stack[:1]
    s.stack[0].it = 2
    s.first = s.crown = NERO
    lay_spell(s, NERO, 1, "maelstrom", REVERSE)
    lay_spell(s, TESSA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    assert s.stack[1].rule == ACTION_PHASE
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 1))
    answer(s, NERO, VORTEX_FIRST)
    assert instability_on(s, at(0, 1)) == 0
    answer(s, NERO, PHYSICAL_MOVE)
    assert ACTIVATE not in verbs(s, NERO)
    answer(s, NERO, STEP, at(0, 0), NERO)
    answer(s, NERO, STEP, at(0, 1), NERO)
    assert may_trigger(s, TESSA) == [9]


def test_several_rooms_may_fall_in_one_clean_up() -> None:
    """O77, R128: the Forge to Nero, the Garden to Tessa; the Oracle Room, one short, stands."""
    s = at_phase(CLEAN_UP_PHASE, 4)
    for room, side, n in ((FORGE, NERO, 4), (GARDEN, TESSA, 4), (ORACLE_ROOM, TESSA, 5)):
        s.instability[SIDES * hex_of(s, room) + side] = n
        s.reserve[side] -= n
    begin(s)
    assert (s.winner_of[FORGE], s.winner_of[GARDEN], s.winner_of[ORACLE_ROOM]) == (NERO, TESSA, -1)
    assert cubes_are_all_there(s)


def test_a_vortex_finds_no_free_slot_in_a_full_room() -> None:
    """R112: the Forge holds 4; with Overload there is always room (R116)."""
    for switches, n in ((RULEBOOK, 4), (RULEBOOK | bits(OVERLOAD), 5)):
        s = in_action(4, switches)
        lay_room(s, FORGE, at(0, 1))
        s.where[NERO] = at(0, 1)
        s.instability[SIDES * at(0, 1) + TESSA] = RESISTANCE[FORGE]
        s.reserve[TESSA] -= RESISTANCE[FORGE]
        lay_spell(s, NERO, 1, "dismiss", STRAIGHT)
        begin(s)
        answer(s, NERO, CAST, 1)
        answer(s, NERO, PICK_ROOM, at(0, 0))
        assert int(instability_on(s, at(0, 1))) == n


@pytest.mark.parametrize("first", [True, False])
def test_the_caster_may_take_the_last_slot_before_the_rose_does(first: bool) -> None:
    """R112, O33: Dust from the Vault answers a Contingency with a black cube; the Forge has one slot left."""
    s = in_action(2)
    lay_room(s, FORGE, at(0, 1))
    play_event(s, "e1-09", 2)
    s.where[:2] = [at(0, 1), at(2, 0)]
    s.instability[SIDES * at(0, 1) + REBECCA] = 3
    s.reserve[REBECCA] -= 3
    lay_spell(s, NERO, 1, "dismiss", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    answer(s, NERO, VORTEX_FIRST if first else VORTEX_LAST)
    assert cubes_in(s, at(0, 1)) == ([1, 3, 0, 0, 0] if first else [0, 3, 0, 0, 1])


def test_the_vortex_stays_where_the_spell_was_revealed() -> None:
    """O33: Magic Door takes Nero to (2,0); the cube lies at (0,0)."""
    s = in_action()
    s.where[NERO] = at(0, 0)
    lay_spell(s, NERO, 1, "magic-door", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, 0)
    answer(s, NERO, PICK_ROOM, at(2, 0))
    assert s.where[NERO] == at(2, 0)
    answer(s, NERO, PASS)
    assert cubes_in(s, at(0, 0)) == [1, 0, 0, 0, 0]
    assert instability_on(s, at(2, 0)) == 0


def test_a_room_activated_from_afar_works_in_its_place() -> None:
    """A49, R12: the Landsknecht rises in the Cemetery, its token is flipped, the vortex is at home."""
    s = in_action(first=JAFAR)
    lay_room(s, CEMETERY, at(2, 0))
    s.where[JAFAR] = at(-2, 0)
    lay_spell(s, JAFAR, 1, "arcane-vision", STRAIGHT)
    begin(s)
    answer(s, JAFAR, CAST, 13)
    answer(s, JAFAR, NAME_ELEMENT, 0)
    answer(s, JAFAR, PICK_ROOM, at(2, 0))
    assert (s.kind[13], s.where[13]) == (LANDSKNECHT, at(2, 0))
    assert s.flipped[at(2, 0)] == 1
    assert cubes_in(s, at(-2, 0)) == [0, 0, 0, 1, 0]


# --- the last cubes -----
def struck(left: int, amounts: int, side: int = NERO, switches: int = RULEBOOK) -> Table:
    """A side with few cubes left deals damage to Rebecca, Tessa and Jaf'ar at once, while Nero acts."""
    s = in_action(4, switches)
    s.where[:4] = [at(1, 0)] * 4
    begin(s)
    s.pending = []
    s.stack[-1].at = 0
    short_of_cubes(s, side, left)
    deal(s, -1, side, [REBECCA, TESSA, JAFAR], amounts, -1, BY_SPELL)
    begin(s)
    return s


def test_the_owner_says_who_gets_the_last_cubes() -> None:
    """O49, R16, R110: 4 cubes for three times 2; Jaf'ar gets 2, Rebecca and Tessa 1 each."""
    s = struck(4, 2)
    for victim in (JAFAR, TESSA, JAFAR):
        d = s.decision_of(NERO)
        assert d is not None
        assert d.about == ASKS_SHARE
        answer(s, NERO, PICK_MODEL, victim)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA], "Jaf'ar has all that was meant for him"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert [cubes_on(s, m)[NERO] for m in range(4)] == [0, 1, 1, 2]
    assert s.reserve[NERO] == 0
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1], "play goes on"


@pytest.mark.parametrize("left", [0, 6, 7])
def test_nobody_is_asked_where_it_does_not_matter(left: int) -> None:
    """O49: enough for all, or nothing at all."""
    s = struck(left, 2)
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1]
    assert s.reserve[NERO] == left - (6 if left else 0)


def test_the_last_cubes_may_decide_who_falls() -> None:
    """O49, O40: Nero has 2 cubes; Tessa lacks 2 and Jaf'ar 2; he fells Tessa."""
    s = in_action()
    s.where[:4] = [at(1, 0)] * 4
    begin(s)
    s.pending = []
    s.stack[-1].at = 0
    wound(s, TESSA, 9)
    wound(s, JAFAR, 7)
    short_of_cubes(s, NERO, 2)
    deal(s, -1, NERO, [TESSA, JAFAR], 3, -1, BY_SPELL)
    begin(s)
    answer(s, NERO, PICK_MODEL, TESSA)
    answer(s, NERO, PICK_MODEL, TESSA)
    assert (s.where[TESSA], s.where[JAFAR]) == (IN_CELL, at(1, 0))
    assert s.points[NERO] == 5


def test_for_the_roses_last_cubes_the_crown_holder_speaks_or_chance() -> None:
    """O49, O60, switch rose_choice."""
    s = struck(1, 1, ROSE)
    s_crown = s.decision_of(s.crown)
    assert s_crown is not None
    answer(s, s.crown, PICK_MODEL, TESSA)
    assert [cubes_on(s, m)[ROSE] for m in range(4)] == [0, 0, 1, 0]
    s = struck(1, 1, ROSE, RULEBOOK | bits(ROSE_CHOOSES_AT_RANDOM))
    assert sum(cubes_on(s, m)[ROSE] for m in range(4)) == 1
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1]


def test_the_owner_says_which_rooms_get_the_last_cubes() -> None:
    """O49: Spring Rite's Altar Room and its six neighbours want a cube each; Nero has two, no third."""
    s = in_action()
    s.where[NERO] = at(-2, 0)
    put_summoned(s, 4, DIVINE_ALTAR, at(1, 0))
    short_of_cubes(s, NERO, 2)
    lay_spell(s, NERO, 1, "spring-rite", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, VORTEX_LAST)
    assert sorted(offered(s, NERO, PICK_ROOM)) == sorted(ROUND_THE_THRONE)
    for where in (at(2, 0), at(0, 0)):
        answer(s, NERO, PICK_ROOM, where)
    assert [h for h in range(HEXES) if instability_on(s, h)] == sorted([at(2, 0), at(0, 0)])
    assert s.reserve[NERO] == 0


@pytest.mark.parametrize("first", [True, False], ids=["Instability", "damage"])
def test_short_of_cubes_instability_may_come_before_damage(first: bool) -> None:
    """R147, O49: Maelstrom with 3 cubes left for 3 damage and 2 Instability; the vortex comes last."""
    s = in_action()
    s.where[NERO] = at(1, 0)
    s.where[TESSA] = at(0, 0)
    short_of_cubes(s, NERO, 3)
    lay_spell(s, NERO, 1, "maelstrom", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    answer(s, NERO, VORTEX_LAST)
    d = s.decision_of(NERO)
    assert d is not None
    assert d.about == ASKS_CLAUSES
    answer(s, NERO, VORTEX_FIRST if first else VORTEX_LAST)
    assert int(damage_on(s, TESSA)) == (1 if first else 3)
    assert int(instability_on(s, at(0, 0))) == (2 if first else 0)
    assert s.reserve[NERO] == 0
    assert asked(s) == [NERO]
    assert END in verbs(s, NERO)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_hardly_any_cubes_end_all_the_same(seats: int) -> None:
    """O49: whatever is answered, no reserve falls below 0 and nobody is stuck."""
    shared = 0
    for seed in range(6):
        s = opened(seats, seed)
        rng = seeded(seed)
        while not s.over:
            if s.turn == 0:
                s.reserve = [min(4, n) for n in s.reserve]
            d = s.pending[int(rng.below(len(s.pending)))]
            shared += d.about in (ASKS_SHARE, ASKS_CLAUSES)
            BOOK.decide(s, d, int(rng.below(len(d.codes))))
            assert min(s.reserve) >= 0
    assert shared > 0
