"""The nine Evocations and the phase in which they act (R117 to R122, R148, O58, O59)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.box import (
    ARCHETYPE,
    ATTACK,
    COPIES,
    COPIES_IN_MANUAL,
    EVOCATION_NAMES,
    HEALTH,
    MOVE,
)
from conclave.games.black_rose_wars.rules.cubes import damage_on, health_of, instability_on, put_damage
from conclave.games.black_rose_wars.rules.flags import (
    ATTACK_VALUE,
    END_OF_GAME_TURN,
    IS_ABOMINATION,
    NO_ACTIVATE,
    set_flag,
)
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ABOMINATION,
    ACTION,
    ACTIVE,
    ALTAR,
    ANDROMEDA,
    ARENA,
    BEAST,
    BONE_KNIGHT,
    BRANCH,
    CAST,
    CERBERO,
    CONSTRUCT,
    DEMON,
    DIVINE_ALTAR,
    END,
    EVOCATION,
    EVOKE,
    FORGE,
    GARDEN,
    INFAMY_OF_CRETE,
    KINDS,
    LANDSKNECHT,
    MALACODA,
    MUTANT_ALTAR,
    MUTATION,
    NO_MODEL,
    PHYSICAL_ATTACK,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    REVERSE,
    SANCTUARY,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    TREASURE_ROOM,
    UNDEAD,
    YES,
)
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    in_action,
    lay_room,
    lay_spell,
    offered,
    put_summoned,
    trigger,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA, OF_TESSA = 4, 7, 10
HOME, EAST, FAR_EAST, WEST, FAR_WEST = at(0, 0), at(1, 0), at(2, 0), at(-1, 0), at(-2, 0)


def with_evocation(kind: int, where: int = HOME, switches: int = RULEBOOK) -> Table:
    """An Evocation of Nero's stands in a Room; all Mages are in their Cells, without tokens or Spells."""
    s = in_action(4, switches)
    s.tokens = [0] * 4
    put_summoned(s, OF_NERO, kind, where)
    return s


def evoke(s: Table, m: int = OF_NERO) -> None:
    """The Evocation Phase has come, and Nero lets a model act."""
    begin(s)
    while s.phase == ACTION:
        answer(s, s.pending[0].seat, END)
    if offered(s, NERO, EVOKE):
        answer(s, NERO, EVOKE, m)


def cubes(s: Table, m: int) -> list[int]:
    """The damage on a model, by side."""
    return s.damage[SIDES * m : SIDES * m + SIDES]


# --- what is printed -----
TABLE = [
    (LANDSKNECHT, "Landsknecht", UNDEAD, 2, 2, 3, 6, 5),
    (BONE_KNIGHT, "Bone Knight", UNDEAD, 2, 4, 4, 3, 3),
    (MALACODA, "Malacoda", DEMON, 2, 3, 3, 4, 3),
    (CERBERO, "Cerbero", DEMON, 3, 2, 2, 4, 3),
    (ANDROMEDA, "Andromeda", CONSTRUCT, 2, 0, 3, 3, 3),
    (ABOMINATION, "Abomination", MUTATION, 2, 3, 0, 3, 3),
    (DIVINE_ALTAR, "Divine Altar", ALTAR, 0, 0, 4, 5, 5),
    (MUTANT_ALTAR, "Mutant Altar", ALTAR, 0, 0, 4, 5, 4),
    (INFAMY_OF_CRETE, "Infamy of Crete", BEAST, 2, 0, 6, 1, 1),
]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: str(row[1]))
def test_what_is_printed_on_each(row: tuple[int, str, int, int, int, int, int, int]) -> None:
    """R29, O98: name, archetype, movement, attack, Health (an Abomination has its Mage's), cards."""
    kind = row[0]
    printed = (EVOCATION_NAMES[kind], ARCHETYPE[kind], MOVE[kind], ATTACK[kind], HEALTH[kind])
    assert printed == row[1:6]
    assert (COPIES[kind], COPIES_IN_MANUAL[kind]) == row[6:]


@pytest.mark.parametrize(("switches", "cards"), [(RULEBOOK, 34), (MANUAL, 30)])
def test_the_reserve_of_each_box(switches: int, cards: int) -> None:
    """O9: 34 cards, or 30."""
    s = in_action(4, switches)
    assert sum(s.stock) == cards
    assert len(s.stock) == KINDS


# --- those that fight -----
@pytest.mark.card("landsknecht", "bone-knight", "malacoda", "cerbero")
@pytest.mark.parametrize(
    ("kind", "steps", "damage"), [(LANDSKNECHT, 2, 2), (BONE_KNIGHT, 2, 4), (MALACODA, 2, 3), (CERBERO, 3, 2)]
)
def test_a_fighter_moves_and_then_strikes(kind: int, steps: int, damage: int) -> None:
    """R120, R121: as many steps as it is worth, then a blow in its owner's cubes, and it has acted."""
    s = with_evocation(kind, FAR_WEST)
    path = [WEST, HOME, EAST][:steps]
    s.where[TESSA] = path[-1]
    evoke(s)
    for there in path:
        assert offered(s, NERO, PHYSICAL_ATTACK) == []
        answer(s, NERO, STEP, there, OF_NERO)
    assert offered(s, NERO, STEP) == []
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert cubes(s, TESSA) == [damage, 0, 0, 0, 0]
    assert s.turn == 2, "once in a phase, and nobody else has an Evocation"


@pytest.mark.card("landsknecht", "bone-knight", "malacoda", "cerbero", "andromeda-evocation")
@pytest.mark.card("divine-altar", "mutant-altar", "infamy-of-crete-evocation")
@pytest.mark.parametrize(
    ("kind", "health"),
    [
        (LANDSKNECHT, 3), (BONE_KNIGHT, 4), (MALACODA, 3), (CERBERO, 2), (ANDROMEDA, 3), (DIVINE_ALTAR, 4),
        (MUTANT_ALTAR, 4), (INFAMY_OF_CRETE, 6),
    ],
)  # fmt: skip
def test_an_evocation_falls_at_its_health_for_nothing(kind: int, health: int) -> None:
    """R121, O59: token and card to reserve, cubes home; no PP and no Trophy."""
    s = with_evocation(kind)
    s.tokens[TESSA] = 2
    s.where[TESSA] = HOME
    stock = s.stock[kind]
    put_damage(s, OF_NERO, REBECCA, health - 2)
    set_flag(s, TESSA, ATTACK_VALUE, 1, END_OF_GAME_TURN, -1, TESSA)
    begin(s)
    answer(s, TESSA, PHYSICAL_ATTACK)
    answer(s, TESSA, PHYSICAL_ATTACK)
    assert s.kind[OF_NERO] == kind, "one Health is left"
    answer(s, TESSA, PHYSICAL_ATTACK)
    answer(s, TESSA, PHYSICAL_ATTACK)
    assert s.kind[OF_NERO] == NO_MODEL
    assert s.stock[kind] == stock + 1
    assert (sum(s.points[:4]), sum(s.taken), s.reserve[REBECCA], s.reserve[TESSA]) == (0, 0, 25, 25)


# --- Cerbero -----
def hound() -> Table:
    """Nero's Cerbero beside Tessa."""
    s = with_evocation(CERBERO)
    s.where[TESSA] = HOME
    return s


@pytest.mark.card("cerbero")
def test_a_cerbero_turns_a_cube_after_its_attack() -> None:
    """2 damage, then one cube of Nero's choice becomes his."""
    s = hound()
    put_damage(s, TESSA, REBECCA, 1)
    put_damage(s, TESSA, JAFAR, 2)
    evoke(s)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert offered(s, NERO, PICK_CUBE) == [REBECCA, JAFAR]
    answer(s, NERO, PICK_CUBE, JAFAR, TESSA)
    assert cubes(s, TESSA) == [3, 1, 0, 1, 0]
    assert offered(s, NERO, PICK_CUBE) == [], "one cube"


@pytest.mark.card("cerbero")
@pytest.mark.parametrize(("foreign", "after"), [(0, [2, 0, 0, 0, 0]), (10, [0, 0, 0, 0, 0])])
def test_a_cerbero_finds_nothing_to_turn(foreign: int, after: list[int]) -> None:
    """Nothing of another colour lies there; or Tessa fell, and everything has gone home."""
    s = hound()
    put_damage(s, TESSA, REBECCA, foreign)
    evoke(s)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert cubes(s, TESSA) == after
    assert s.points[:2] == ([2, 4] if foreign else [0, 0])


# --- Andromeda -----
def construct(room: int, switches: int = RULEBOOK) -> Table:
    """Nero, in his Cell, has an Andromeda in a Room; Tessa stands there too."""
    s = with_evocation(ANDROMEDA, EAST, switches)
    lay_room(s, room, EAST)
    s.where[TESSA] = EAST
    return s


@pytest.mark.card("andromeda-evocation")
def test_an_andromeda_calms_its_room() -> None:
    """It cannot attack; it takes a cube of Nero's choice out of the Room."""
    s = construct(GARDEN)
    for side, n in ((TESSA, 2), (JAFAR, 1)):
        s.instability[SIDES * EAST + side] = n
        s.reserve[side] -= n
    evoke(s)
    assert offered(s, NERO, PHYSICAL_ATTACK) == []
    answer(s, NERO, YES, OF_NERO)
    answer(s, NERO, BRANCH, 0)
    answer(s, NERO, PICK_CUBE, JAFAR, EAST)
    assert s.instability[SIDES * EAST : SIDES * EAST + SIDES] == [0, 0, 2, 0, 0]
    assert damage_on(s, TESSA) == 0


@pytest.mark.card("andromeda-evocation")
def test_an_andromeda_has_its_room_activated_for_its_owner() -> None:
    """R12, O52: Nero, in his Cell, places the Garden's cube around the Andromeda."""
    s = construct(GARDEN)
    evoke(s)
    answer(s, NERO, YES, OF_NERO)
    assert len(offered(s, NERO, PICK_ROOM)) == 7, "no cube to calm, so that branch was taken unasked"
    answer(s, NERO, PICK_ROOM, FAR_EAST)
    assert s.instability[SIDES * FAR_EAST + NERO] == 1
    assert sum(s.instability) == 1


@pytest.mark.card("andromeda-evocation")
def test_a_mage_in_its_cell_has_nothing_of_a_move() -> None:
    """O87, O93: the Forge works on Nero himself, who neither leaves his Cell nor strikes there."""
    s = construct(FORGE)
    evoke(s)
    answer(s, NERO, YES, OF_NERO)
    assert s.where[NERO] == IN_CELL
    assert sum(s.damage) == 0
    assert s.turn == 2


@pytest.mark.card("andromeda-evocation")
def test_an_andromeda_may_walk_to_its_work() -> None:
    """R148: two steps, then the Treasure Room; the token is flipped."""
    s = with_evocation(ANDROMEDA, FAR_WEST)
    lay_room(s, TREASURE_ROOM, HOME)
    evoke(s)
    answer(s, NERO, STEP, WEST, OF_NERO)
    answer(s, NERO, STEP, HOME, OF_NERO)
    answer(s, NERO, YES, OF_NERO)
    assert s.points[NERO] == 1
    assert s.turn == 2


@pytest.mark.card("andromeda-evocation")
@pytest.mark.parametrize("why", ["flipped", "destroyed", "inhibited"])
@pytest.mark.parametrize("instability", [0, 1])
def test_an_andromeda_is_not_offered_what_cannot_be_done(why: str, instability: int) -> None:
    """R11, R130, O32: a Room that was blocked or has fallen, or whose activation its owner is denied."""
    s = construct(SANCTUARY)
    if why == "inhibited":
        set_flag(s, NERO, NO_ACTIVATE, 1, END_OF_GAME_TURN, -1, TESSA)
    else:
        getattr(s, why)[EAST] = 1
    s.instability[SIDES * EAST + TESSA] = instability
    s.reserve[TESSA] -= instability
    evoke(s)
    assert offered(s, NERO, YES) == ([OF_NERO] if instability else [])
    if instability:
        answer(s, NERO, YES, OF_NERO)
        assert instability_on(s, EAST) == 0, "calming is the only thing to do"


# --- Abomination -----
@pytest.mark.card("abomination")
@pytest.mark.parametrize("switches", [RULEBOOK, MANUAL])
def test_an_abomination_is_its_mage_with_other_numbers(switches: int) -> None:
    """O58: 3 damage with a Physical Action too; its Mage's Health and cubes; no card of the reserve."""
    s = in_action(4, switches)
    s.where[REBECCA] = s.where[TESSA] = HOME
    s.first = s.active = REBECCA
    stock = s.stock[ABOMINATION]
    put_damage(s, REBECCA, TESSA, 1)
    set_flag(s, REBECCA, IS_ABOMINATION, 1, END_OF_GAME_TURN, -1, REBECCA)
    begin(s)
    answer(s, REBECCA, PHYSICAL_ATTACK)
    answer(s, REBECCA, PHYSICAL_ATTACK)
    assert cubes(s, TESSA) == [0, 3, 0, 0, 0]
    assert (health_of(s, REBECCA), damage_on(s, REBECCA)) == (12, 1)
    assert s.stock[ABOMINATION] == stock


# --- Altars -----
@pytest.mark.card("divine-altar", "mutant-altar")
@pytest.mark.parametrize("kind", [DIVINE_ALTAR, MUTANT_ALTAR])
@pytest.mark.parametrize("switches", [RULEBOOK, MANUAL])
def test_an_altar_stands_still(kind: int, switches: int) -> None:
    """O29: movement 0, attack 0; nobody is asked about it, even with an enemy beside it."""
    s = with_evocation(kind, HOME, switches)
    s.where[TESSA] = HOME
    begin(s)
    assert s.turn == 2
    assert (s.where[OF_NERO], damage_on(s, TESSA)) == (HOME, 0)


# --- Infamy of Crete -----
@pytest.mark.card("infamy-of-crete-evocation")
def test_the_infamy_tramples_every_room_it_enters() -> None:
    """4 damage to each enemy there, in its owner's cubes; not where it stood, nor to Nero's own models."""
    s = with_evocation(INFAMY_OF_CRETE)
    s.where[REBECCA], s.where[TESSA], s.where[JAFAR], s.where[NERO] = HOME, EAST, EAST, FAR_EAST
    put_summoned(s, OF_REBECCA, MALACODA, FAR_EAST)
    put_summoned(s, OF_NERO + 1, MALACODA, EAST)
    evoke(s)
    answer(s, NERO, STEP, EAST, OF_NERO)
    answer(s, NERO, STEP, FAR_EAST, OF_NERO)
    assert [damage_on(s, m) for m in range(4)] == [0, 0, 4, 4]
    assert cubes(s, TESSA) == [4, 0, 0, 0, 0]
    assert damage_on(s, OF_NERO + 1) == 0
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert offered(s, NERO, PHYSICAL_ATTACK) == [], "its attack is 0"


@pytest.mark.card("infamy-of-crete-evocation")
def test_the_infamy_tramples_where_it_is_summoned() -> None:
    """O39: being summoned is entering; then it may act at once, and tramples on."""
    s = in_action()
    s.where[NERO], s.where[TESSA], s.where[JAFAR] = HOME, EAST, FAR_EAST
    lay_spell(s, NERO, 1, "infamy-of-crete", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, EAST)
    assert s.where[OF_NERO] == EAST
    assert cubes(s, TESSA) == [4, 0, 0, 0, 0]
    answer(s, NERO, YES)
    answer(s, NERO, STEP, FAR_EAST, OF_NERO)
    assert cubes(s, JAFAR) == [4, 0, 0, 0, 0]


@pytest.mark.card("infamy-of-crete-evocation")
def test_what_strikes_back_strikes_the_infamy() -> None:
    """O46: it is the attacker; the cubes are its owner's."""
    s = with_evocation(INFAMY_OF_CRETE)
    s.where[TESSA] = EAST
    lay_spell(s, TESSA, 0, "bone-armor", STRAIGHT, ACTIVE)
    evoke(s)
    answer(s, NERO, STEP, EAST, OF_NERO)
    trigger(s, TESSA, 8)
    assert cubes(s, OF_NERO) == [4, 0, 0, 0, 0]
    assert damage_on(s, NERO) == 0


# --- the phase -----
def two_each() -> Table:
    """Nero and Tessa have two Landsknechts each, Tessa is First Player, everybody is in the Cell."""
    s = with_evocation(LANDSKNECHT)
    for m, where in ((OF_NERO + 1, EAST), (OF_TESSA, WEST), (OF_TESSA + 1, FAR_WEST)):
        put_summoned(s, m, LANDSKNECHT, where)
    s.first = s.active = TESSA
    return s


def test_mages_use_their_evocations_in_turn_order_and_any_order_of_their_own() -> None:
    """R120, O52: from the First Player, any or all, each once, also from the Cell."""
    s = two_each()
    begin(s)
    assert s.phase == EVOCATION
    assert offered(s, TESSA, EVOKE) == [OF_TESSA, OF_TESSA + 1]
    answer(s, TESSA, EVOKE, OF_TESSA + 1)
    answer(s, TESSA, STOP, OF_TESSA + 1)
    assert offered(s, TESSA, EVOKE) == [OF_TESSA]
    answer(s, TESSA, END)
    assert offered(s, NERO, EVOKE) == [OF_NERO, OF_NERO + 1]
    answer(s, NERO, END)
    assert s.turn == 2


def test_an_evocation_may_attack_where_it_stands_or_not_at_all() -> None:
    """R120: it may stay and attack; it names one of several victims."""
    s = two_each()
    s.where[TESSA] = s.where[REBECCA] = HOME
    begin(s)
    answer(s, TESSA, END)
    answer(s, NERO, EVOKE, OF_NERO)
    answer(s, NERO, PHYSICAL_ATTACK, OF_NERO)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert [damage_on(s, m) for m in (REBECCA, TESSA)] == [2, 0]


def test_an_act_ends_with_its_evocation() -> None:
    """O59, R97: it falls to a Trap on its way; the next question is not about it."""
    s = two_each()
    lay_room(s, ARENA, EAST)
    s.where[REBECCA] = FAR_EAST
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    s.first = s.active = NERO
    evoke(s)
    answer(s, NERO, STEP, EAST, OF_NERO)
    trigger(s, REBECCA, 5)
    assert s.kind[OF_NERO] == NO_MODEL
    assert s.kind[OF_NERO + 1] == NO_MODEL, "every model there takes 3"
    assert offered(s, NERO, EVOKE) == offered(s, NERO, STEP) == []


# --- the manual compels -----
def test_in_the_manual_every_evocation_is_activated() -> None:
    """Switch evocation_must_act: nobody may stop before all have acted; a move of 0 will do."""
    s = two_each()
    s.switches = MANUAL
    begin(s)
    assert offered(s, TESSA, END) == []
    answer(s, TESSA, EVOKE, OF_TESSA)
    answer(s, TESSA, STOP, OF_TESSA)
    answer(s, TESSA, STOP, OF_TESSA + 1)
    assert offered(s, NERO, END) == [], "the last one of Tessa's was taken unasked"


def test_in_the_manual_an_evocation_beside_an_enemy_strikes() -> None:
    """Its attack is made if an enemy is there; it may walk away instead, to where nobody is."""
    s = with_evocation(LANDSKNECHT, HOME, MANUAL)
    s.where[TESSA] = HOME
    begin(s)
    assert offered(s, NERO, STOP) == []
    assert offered(s, NERO, PHYSICAL_ATTACK) == [OF_NERO]
    answer(s, NERO, STEP, EAST, OF_NERO)
    assert offered(s, NERO, STOP) == [OF_NERO]
    answer(s, NERO, STEP, HOME, OF_NERO)
    assert damage_on(s, TESSA) == 2, "back again, with no step left, it strikes unasked"


@pytest.mark.card("andromeda-evocation")
def test_in_the_manual_an_andromeda_need_not_work() -> None:
    """It has no attack to make; what it does instead is its owner's choice."""
    s = construct(SUMMONER_ROOM, MANUAL)
    begin(s)
    assert offered(s, NERO, STOP) == offered(s, NERO, YES) == [OF_NERO]
    answer(s, NERO, STOP, OF_NERO)
    assert s.turn == 2
