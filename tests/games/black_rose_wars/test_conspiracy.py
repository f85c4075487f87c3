"""The Spells of Conspiracy, side by side, played through decisions."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.box import EVENT_CARDS, QUEST_CARDS
from conclave.games.black_rose_wars.rules.cubes import damage_on, put_damage
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ARENA,
    BLACK_ROSE,
    BRANCH,
    CAST,
    CERBERO,
    COMPLETE,
    COMPLETED,
    CRYPT,
    DISCARD,
    DIVINE_ALTAR,
    END,
    EVENT_DECK,
    EVENT_DISCARD,
    EVENT_SLOT,
    FIRE,
    FORGE,
    GARDEN,
    HAND,
    LANDSKNECHT,
    MALACODA,
    MEMORIES,
    NAME_ELEMENT,
    NO_MODEL,
    OBSERVATORY,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PLACES,
    PLEASURES_ROOM,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    REVERSE,
    ROSE,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    SCHOOL_DISCARD,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    THRONE_ROOM,
    TREASURE_ROOM,
    USED,
    VORTEX_LAST,
    YES,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    MANUAL,
    answer,
    at,
    begin,
    give,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    may_trigger,
    offered,
    play_event,
    put_summoned,
    trigger,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA, OF_TESSA = 4, 7, 10
REBECCAS_TRAP = 5


def caster_scene(key: str, side: int) -> Table:
    """Nero at (0, 1) with a Ready Spell on his first Standard place; the others in their Cells."""
    s = in_action()
    s.where[NERO] = at(0, 1)
    lay_spell(s, NERO, 1, key, side)
    return s


def trap_scene(key: str, room: int, side: int = STRAIGHT) -> Table:
    """Nero at (-2, 1), one step from a Room at (-1, 1); Rebecca at (1, 1) with an Active Trap."""
    s = in_action()
    lay_room(s, room, at(-1, 1))
    lay_room(s, SANCTUARY, at(-2, 1))
    s.where[NERO] = at(-2, 1)
    s.where[REBECCA] = at(1, 1)
    lay_spell(s, REBECCA, 1, key, side, ACTIVE)
    return s


def step_in(s: Table) -> None:
    """Nero walks one Room, to (-1, 1)."""
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 1), NERO)


def spring(s: Table) -> None:
    """Nero walks in, and Rebecca's Trap is sprung."""
    step_in(s)
    assert may_trigger(s, REBECCA) == [REBECCAS_TRAP]
    trigger(s, REBECCA, REBECCAS_TRAP)


def wound(s: Table, m: int, side: int, n: int) -> None:
    """Cubes of a side lie on a model."""
    assert put_damage(s, m, side, n) == n


def harm_on(s: Table, *models: int) -> list[int]:
    """The damage on some models."""
    return [int(damage_on(s, m)) for m in models]


# --- Blade Barrage -----
@pytest.mark.card("blade-barrage/red")
def test_blade_barrage_strikes_a_red_room_and_the_rooms_around_it() -> None:
    """3 in the Room, 1 next to it, nothing further off; Rebecca's own models are spared (R88)."""
    s = trap_scene("blade-barrage", SUMMONER_ROOM)
    s.where[TESSA] = at(-1, 1)
    s.where[JAFAR] = at(0, 0)
    s.where[REBECCA] = at(0, 1)
    put_summoned(s, OF_REBECCA, CERBERO, at(-1, 1))
    put_summoned(s, OF_TESSA, DIVINE_ALTAR, at(1, 0))
    spring(s)
    assert harm_on(s, NERO, TESSA, JAFAR, REBECCA) == [3, 3, 1, 0]
    assert harm_on(s, OF_REBECCA, OF_TESSA) == [0, 0]
    assert s.damage[SIDES * NERO + REBECCA] == 3
    assert s.status[REBECCAS_TRAP] == USED


@pytest.mark.card("blade-barrage/red", "blade-barrage/green")
def test_an_evocation_sets_blade_barrage_off_as_well() -> None:
    """A30: a Cerbero summoned into the red Room is cut down, and its Mage beside it takes 3."""
    s = trap_scene("blade-barrage", SUMMONER_ROOM)
    s.where[NERO] = at(-1, 1)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(-1, 1))
    trigger(s, REBECCA, REBECCAS_TRAP)
    assert s.kind[OF_NERO] == NO_MODEL
    assert harm_on(s, NERO) == [3]


@pytest.mark.card("blade-barrage/green")
def test_blade_barrage_strikes_again_on_leaving_a_green_room() -> None:
    """2 for entering, 2 for going on to another Room, and no third time."""
    s = trap_scene("blade-barrage", FORGE)
    s.where[TESSA] = at(-1, 1)
    spring(s)
    assert harm_on(s, NERO, TESSA) == [2, 0], "only the one who entered"
    answer(s, NERO, STEP, at(-2, 2), NERO)
    assert harm_on(s, NERO) == [4]
    answer(s, NERO, STOP)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(-1, 1), NERO)
    answer(s, NERO, STEP, at(-2, 1), NERO)
    assert harm_on(s, NERO) == [4], "the Trap is spent and its second blow dealt"


@pytest.mark.card("blade-barrage/green")
def test_the_second_blow_of_blade_barrage_is_for_that_room_alone() -> None:
    """Leaving some other Room costs nothing: the Trap in the Forge waits for the Forge."""
    s = trap_scene("blade-barrage", FORGE)
    spring(s)
    s.where[NERO] = at(-2, 2)
    answer(s, NERO, STEP, at(-2, 1), NERO)
    assert harm_on(s, NERO) == [2]


@pytest.mark.card("blade-barrage/green")
def test_a_mage_struck_down_by_blade_barrage_carries_no_second_blow_home() -> None:
    """O50: what hung on a Mage ends with its defeat; back in the Forge it may leave unharmed."""
    s = trap_scene("blade-barrage", FORGE)
    wound(s, NERO, REBECCA, 8)
    s.door[NERO] = at(-1, 1)
    spring(s)
    assert s.where[NERO] == IN_CELL
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STOP)
    answer(s, REBECCA, END)
    for seat in (TESSA, JAFAR):
        answer(s, seat, PHYSICAL_MOVE)
        answer(s, seat, STOP)
        answer(s, seat, END)
    answer(s, NERO, PHYSICAL_MOVE)
    assert s.where[NERO] == at(-1, 1)
    answer(s, NERO, STEP, at(-2, 1), NERO)
    assert harm_on(s, NERO) == [0]


@pytest.mark.card("blade-barrage/red")
def test_a_second_trap_finds_nobody_if_the_first_struck_its_victim_down() -> None:
    """O35: the condition is tested again; Nero is in his Cell and sets off nothing."""
    s = trap_scene("blade-barrage", SUMMONER_ROOM)
    lay_spell(s, REBECCA, 2, "blade-barrage", STRAIGHT, ACTIVE)
    wound(s, NERO, REBECCA, 7)
    step_in(s)
    assert may_trigger(s, REBECCA) == [5, 6]
    trigger(s, REBECCA, 5)
    assert s.where[NERO] == IN_CELL
    assert may_trigger(s, REBECCA) == []
    assert s.status[6] == ACTIVE


# --- Blood Pact -----
@pytest.mark.card("blood-pact/black")
def test_blood_pact_takes_a_completed_quest_in_the_black_rose_room() -> None:
    """Rebecca picks one of two, and has 2 PP."""
    s = trap_scene("blood-pact", SUMMONER_ROOM)
    s.where[NERO] = at(-1, 0)
    quests = [hold_quest(s, NERO, key) for key in ("q1-01", "q1-02")]
    for c in quests:
        put(s, c, COMPLETED + NERO)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 0), NERO)
    trigger(s, REBECCA, REBECCAS_TRAP)
    answer(s, REBECCA, PICK_CARD, quests[1])
    assert cards_in(s, COMPLETED + REBECCA) == [quests[1]]
    assert cards_in(s, COMPLETED + NERO) == [quests[0]]
    assert s.points == [0, 2, 0, 0, 0], "the points are her own, not Nero's"


@pytest.mark.card("blood-pact/black")
def test_blood_pact_pays_even_if_there_is_no_quest_to_take() -> None:
    """2 PP all the same."""
    s = trap_scene("blood-pact", SUMMONER_ROOM)
    s.where[NERO] = at(-1, 0)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 0), NERO)
    trigger(s, REBECCA, REBECCAS_TRAP)
    assert s.points[REBECCA] == 2
    assert s.pending[0].seat == NERO


@pytest.mark.parametrize(("had", "stolen"), [(5, 2), (1, 1), (0, 0)])
@pytest.mark.card("blood-pact/purple")
def test_blood_pact_robs_and_binds_in_a_purple_room(had: int, stolen: int) -> None:
    """Up to 2 PP change hands; no Physical Action moves Nero on, but a sacrifice still does (O32)."""
    s = trap_scene("blood-pact", PLEASURES_ROOM)
    s.points[NERO] = had
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    spring(s)
    assert (s.points[NERO], s.points[REBECCA]) == (had - stolen, stolen)
    assert offered(s, NERO, STEP) == [], "his second step is lost"
    answer(s, NERO, STOP)
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, STEP) == []
    answer(s, NERO, STOP)


@pytest.mark.card("blood-pact/purple")
def test_an_evocation_does_not_set_blood_pact_off() -> None:
    """O38: sides about points need a Mage."""
    s = caster_scene("whispering-wind", STRAIGHT)
    lay_room(s, PLEASURES_ROOM, at(0, 0))
    put_summoned(s, OF_NERO, MALACODA, at(-1, 1))
    lay_spell(s, REBECCA, 1, "blood-pact", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, STEP, at(0, 0), OF_NERO)
    assert may_trigger(s, REBECCA) == []


# --- Dance of Death -----
@pytest.mark.card("dance-of-death/straight")
def test_dance_of_death_strikes_and_leads_away_after_a_physical_action() -> None:
    """1 damage; Rebecca moves Nero up to 1 Room, which he enters."""
    s = trap_scene("dance-of-death", FORGE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert may_trigger(s, REBECCA) == [], "not before the Action is complete"
    answer(s, NERO, STEP, at(-1, 1), NERO)
    answer(s, NERO, STOP)
    trigger(s, REBECCA, REBECCAS_TRAP)
    assert harm_on(s, NERO) == [1]
    answer(s, REBECCA, STEP, at(0, 0), NERO)
    assert s.where[NERO] == at(0, 0)
    assert s.decision_of(NERO) is not None


@pytest.mark.card("dance-of-death/straight")
def test_dance_of_death_may_leave_its_victim_where_it_is() -> None:
    """Up to 1 Room includes none; an attack is a Physical Action too."""
    s = trap_scene("dance-of-death", FORGE)
    s.where[TESSA] = at(-2, 1)
    begin(s)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, PHYSICAL_ATTACK)
    answer(s, NERO, STOP)
    trigger(s, REBECCA, REBECCAS_TRAP)
    answer(s, REBECCA, STOP, NERO)
    assert s.where[NERO] == at(-2, 1)
    assert harm_on(s, NERO, TESSA) == [1, 2]


@pytest.mark.card("dance-of-death/reverse")
def test_dance_of_death_takes_another_model_along() -> None:
    """Nero and the Malacoda in his Room go to the same neighbouring Room; 1 PP."""
    s = trap_scene("dance-of-death", FORGE, REVERSE)
    put_summoned(s, OF_TESSA, MALACODA, at(-2, 1))
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    trigger(s, REBECCA, REBECCAS_TRAP)
    answer(s, REBECCA, YES)
    assert set(offered(s, REBECCA, PICK_ROOM)) == {at(-1, 1), at(-1, 0), at(-2, 2), at(-2, 0)}
    answer(s, REBECCA, PICK_ROOM, at(-1, 0))
    assert offered(s, REBECCA, PICK_MODEL) == [OF_TESSA]
    answer(s, REBECCA, PICK_MODEL, OF_TESSA)
    assert s.where[NERO] == s.where[OF_TESSA] == at(-1, 0)
    assert s.points[REBECCA] == 1


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.card("dance-of-death/reverse")
def test_dance_of_death_pays_with_or_without_the_dance(moves: bool) -> None:
    """Both the move and the companion may be declined; the PP comes either way."""
    s = trap_scene("dance-of-death", FORGE, REVERSE)
    s.where[TESSA] = at(-2, 1)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    trigger(s, REBECCA, REBECCAS_TRAP)
    answer(s, REBECCA, YES if moves else PASS)
    if moves:
        answer(s, REBECCA, PICK_ROOM, at(-1, 1))
        answer(s, REBECCA, PASS)
    assert s.where[NERO] == (at(-1, 1) if moves else at(-2, 1))
    assert s.where[TESSA] == at(-2, 1)
    assert s.points[REBECCA] == 1


@pytest.mark.card("dance-of-death/reverse", "obscure-armor/reverse")
def test_a_companion_may_refuse_the_dance() -> None:
    """O99: Tessa is reached only when she is to be moved; her Armor keeps her there and strikes Rebecca."""
    s = trap_scene("dance-of-death", FORGE, REVERSE)
    s.where[TESSA] = at(-2, 1)
    lay_spell(s, TESSA, 1, "obscure-armor", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STOP)
    trigger(s, REBECCA, REBECCAS_TRAP)
    answer(s, REBECCA, YES)
    answer(s, REBECCA, PICK_ROOM, at(-1, 1))
    answer(s, REBECCA, PICK_MODEL, TESSA)
    assert s.where[NERO] == at(-1, 1), "he is on his way already"
    trigger(s, TESSA, 9)
    assert s.where[TESSA] == at(-2, 1)
    assert harm_on(s, REBECCA) == [3]
    assert s.points[REBECCA] == 1


# --- Deceiving Wind -----
@pytest.mark.card("deceiving-wind/straight")
def test_deceiving_wind_takes_three_off_any_damage() -> None:
    """4 damage become 1, those of others stay; 1 PP."""
    s = caster_scene("meteor-swarm", STRAIGHT)
    s.where[REBECCA] = s.where[TESSA] = at(0, 0)
    lay_spell(s, REBECCA, 1, "deceiving-wind", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    trigger(s, REBECCA, 5)
    assert harm_on(s, REBECCA, TESSA) == [1, 4]
    assert s.points[REBECCA] == 1


def aimed_at_rebecca(key: str, side: int, switches: int = -1) -> Table:
    """Nero aims a single-target Spell at Rebecca two Rooms away, who has Deceiving Wind on its Reverse."""
    s = in_action() if switches < 0 else in_action(switches=switches)
    s.where[NERO] = at(0, 1)
    s.where[REBECCA] = at(0, -1)
    lay_spell(s, NERO, 1, key, side)
    lay_spell(s, REBECCA, 1, "deceiving-wind", REVERSE, ACTIVE)
    return s


@pytest.mark.card("deceiving-wind/reverse")
def test_deceiving_wind_gives_a_spell_another_target_beside_its_mage() -> None:
    """Within 1 of Rebecca and in the Spell's own range; never its caster's models (O47)."""
    s = aimed_at_rebecca("unstable-arrow", STRAIGHT)
    s.where[TESSA] = at(0, 0)
    s.where[JAFAR] = at(-1, -1)
    put_summoned(s, OF_NERO, MALACODA, at(0, -1))
    put_summoned(s, OF_REBECCA, CERBERO, at(0, -1))
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 5)
    assert offered(s, REBECCA, PICK_MODEL) == [TESSA, OF_REBECCA], "Jaf'ar is off Nero's lines"
    answer(s, REBECCA, PICK_MODEL, TESSA)
    assert harm_on(s, REBECCA, TESSA) == [0, 2]
    assert s.damage[SIDES * TESSA + NERO] == 2, "it stays Nero's"
    assert s.instability[SIDES * at(0, 0) + NERO] == 1, "in the Room of the new target"


@pytest.mark.card("deceiving-wind/reverse")
def test_the_new_target_of_a_turned_spell_may_answer_in_its_turn() -> None:
    """Tessa's own Deceiving Wind passes the arrow on to Rebecca's Cerbero."""
    s = aimed_at_rebecca("unstable-arrow", STRAIGHT)
    s.where[TESSA] = at(0, 0)
    put_summoned(s, OF_REBECCA, LANDSKNECHT, at(0, -1))
    lay_spell(s, TESSA, 1, "deceiving-wind", REVERSE, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 5)
    answer(s, REBECCA, PICK_MODEL, TESSA)
    assert may_trigger(s, TESSA) == [9]
    trigger(s, TESSA, 9)
    answer(s, TESSA, PICK_MODEL, OF_REBECCA)
    assert harm_on(s, REBECCA, TESSA, OF_REBECCA) == [0, 0, 2]


@pytest.mark.parametrize("switches", [-1, MANUAL])
@pytest.mark.card("deceiving-wind/reverse")
def test_deceiving_wind_cancels_a_spell_that_has_nowhere_else_to_go(switches: int) -> None:
    """O43: nothing happens to Rebecca or her Room, the Spell is Used and its vortex stays."""
    s = aimed_at_rebecca("unstable-arrow", STRAIGHT, switches)
    begin(s)
    answer(s, NERO, CAST, 1)
    trigger(s, REBECCA, 5)
    assert harm_on(s, REBECCA) == [0]
    assert sum(s.instability) == s.instability[SIDES * at(0, 1) + NERO] == 1
    assert s.status[1] == USED


@pytest.mark.card("deceiving-wind/reverse")
def test_deceiving_wind_does_not_answer_spells_aimed_at_rooms() -> None:
    """Fireball on its Reverse is an Area Spell."""
    s = aimed_at_rebecca("fireball", REVERSE)
    s.where[REBECCA] = at(0, 0)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    assert harm_on(s, REBECCA) == [2]


@pytest.mark.card("deceiving-wind/reverse", "unstable-arrow/reverse")
def test_deceiving_wind_turns_the_second_choice_of_a_spell_alone() -> None:
    """Tessa was named first and is hit; Rebecca, named second, passes hers on to Jaf'ar."""
    s = aimed_at_rebecca("unstable-arrow", REVERSE)
    s.where[TESSA] = at(1, 1)
    s.where[JAFAR] = at(0, 0)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, TESSA)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 5)
    assert harm_on(s, TESSA, REBECCA, JAFAR) == [1, 0, 1], "he is the only one near her"
    rooms = [s.instability[SIDES * h + NERO] for h in (at(1, 1), at(0, -1), at(0, 0))]
    assert rooms == [1, 0, 1]


@pytest.mark.card("deceiving-wind/reverse", "destructive-bolt/reverse")
def test_deceiving_wind_turns_a_link_of_a_chain() -> None:
    """The second link goes to Jaf'ar in Rebecca's place, and the chain goes on from him."""
    s = aimed_at_rebecca("destructive-bolt", REVERSE)
    s.where[NERO] = at(0, 0)
    s.where[TESSA] = at(0, 0)
    s.where[REBECCA] = at(0, -1)
    s.where[JAFAR] = at(1, -1)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, TESSA)
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 5)
    answer(s, REBECCA, PICK_MODEL, JAFAR)
    assert harm_on(s, TESSA, REBECCA, JAFAR) == [3, 0, 2]
    assert offered(s, NERO, PICK_MODEL) == [REBECCA], "she was not hit: the third link may name her"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert harm_on(s, TESSA, REBECCA, JAFAR) == [3, 1, 2]


@pytest.mark.card("deceiving-wind/reverse", "destructive-bolt/reverse")
def test_a_chain_that_is_cancelled_ends_there() -> None:
    """The Malacoda that was hit first is gone, and nobody else near Rebecca is in Nero's range."""
    s = aimed_at_rebecca("destructive-bolt", REVERSE)
    s.where[JAFAR] = at(0, -2)
    put_summoned(s, OF_TESSA, MALACODA, at(0, 0))
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.kind[OF_TESSA] == NO_MODEL
    answer(s, NERO, PICK_MODEL, REBECCA)
    trigger(s, REBECCA, 5)
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1], "no third link is asked for"
    assert harm_on(s, REBECCA, JAFAR) == [0, 0]
    assert s.instability[SIDES * at(0, 1) + NERO] == 1


# --- Dismiss -----
@pytest.mark.parametrize(("there", "points"), [(0, 0), (2, 2), (5, 4)])
@pytest.mark.card("dismiss/straight")
def test_dismiss_empties_a_room_of_evocations(there: int, points: int) -> None:
    """1 PP for each, 4 at most; one's own go too, Mages and other Rooms are left alone."""
    s = caster_scene("dismiss", STRAIGHT)
    s.where[REBECCA] = at(2, -2)
    models = [OF_NERO, OF_REBECCA, OF_REBECCA + 1, OF_REBECCA + 2, OF_TESSA][:there]
    for m in models:
        put_summoned(s, m, LANDSKNECHT, at(2, -2))
    put_summoned(s, OF_TESSA + 1, MALACODA, at(2, -1))
    stock = s.stock[LANDSKNECHT]
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, at(2, -2))
    assert all(s.kind[m] == NO_MODEL for m in models)
    assert s.stock[LANDSKNECHT] == stock + there
    assert (s.where[REBECCA], s.kind[OF_TESSA + 1]) == (at(2, -2), MALACODA)
    assert s.points[NERO] == points
    assert s.instability[SIDES * at(0, 1) + NERO] == 1


@pytest.mark.parametrize("activates", [True, False])
@pytest.mark.card("dismiss/reverse")
def test_dismiss_puts_its_caster_in_the_place_of_an_evocation(activates: bool) -> None:
    """Any Evocation, no Mage; 1 PP, and the Treasure Room there may give another."""
    s = caster_scene("dismiss", REVERSE)
    lay_room(s, TREASURE_ROOM, at(2, -2))
    s.where[REBECCA] = at(0, 0)
    put_summoned(s, OF_NERO, MALACODA, at(-2, 0))
    put_summoned(s, OF_REBECCA, CERBERO, at(2, -2))
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [OF_NERO, OF_REBECCA]
    answer(s, NERO, PICK_MODEL, OF_REBECCA)
    answer(s, NERO, YES if activates else PASS)
    assert s.kind[OF_REBECCA] == NO_MODEL
    assert s.where[NERO] == at(2, -2)
    assert s.points[NERO] == (2 if activates else 1)
    assert s.flipped[at(2, -2)] == (1 if activates else 0)
    assert s.instability[SIDES * at(0, 1) + NERO] == 1, "the vortex stays where he cast it (O33)"


@pytest.mark.card("dismiss/reverse")
def test_without_an_evocation_dismiss_is_cast_for_nothing() -> None:
    """O25: revealed, vortex, Used; no PP."""
    s = caster_scene("dismiss", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert (s.points[NERO], s.where[NERO], s.status[1]) == (0, at(0, 1), USED)
    assert s.instability[SIDES * at(0, 1) + NERO] == 1
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1]


# --- Extort Magic -----
def extortion(side: int) -> Table:
    """Rebecca next to Nero, who casts Extort Magic."""
    s = caster_scene("extort-magic", side)
    s.where[REBECCA] = at(0, 0)
    return s


@pytest.mark.card("extort-magic/straight")
def test_extort_magic_trades_a_spell_in_hand() -> None:
    """Nero sees Rebecca's hand; neither Forgotten Spells nor his Custom one are for trade."""
    s = extortion(STRAIGHT)
    theirs = give(s, REBECCA, "gaze")
    other = give(s, REBECCA, "epiphany")
    hidden = give(s, REBECCA, "time-stop")
    mine = give(s, NERO, "fireball")
    more = give(s, NERO, "maelstrom")
    give(s, NERO, "ring-of-fire")
    begin(s)
    answer(s, NERO, CAST, 1)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted([theirs, other])
    assert s.seen_by[hidden] & 1, "he has seen all of it"
    answer(s, NERO, PICK_CARD, theirs)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted([mine, more])
    answer(s, NERO, PICK_CARD, mine)
    assert (s.pile[theirs], s.pile[mine]) == (HAND + NERO, HAND + REBECCA)
    assert s.points[NERO] == 1


@pytest.mark.card("extort-magic/straight")
def test_a_trade_is_finished_before_hands_are_counted() -> None:
    """O16: with a full hand of 7 nobody has to discard."""
    s = extortion(STRAIGHT)
    theirs = give(s, REBECCA, "gaze")
    keys = ["fireball", "maelstrom", "ice-burst", "fire-dash", "meteor-swarm", "plot", "dismiss"]
    mine = [give(s, NERO, key) for key in keys]
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_CARD, mine[0])
    assert s.pile[theirs] == HAND + NERO
    assert (s.size[HAND + NERO], s.size[MEMORIES + NERO]) == (7, 0)


@pytest.mark.card("extort-magic/straight")
def test_a_custom_spell_cannot_be_extorted() -> None:
    """R26: it goes to its owner's Memories, and Nero keeps his card."""
    s = extortion(STRAIGHT)
    custom = give(s, REBECCA, "putrefy")
    mine = give(s, NERO, "fireball")
    begin(s)
    answer(s, NERO, CAST, 1)
    assert (s.pile[custom], s.pile[mine]) == (MEMORIES + REBECCA, HAND + NERO)
    assert s.points[NERO] == 1


@pytest.mark.card("extort-magic/straight", "extort-magic/reverse")
def test_extort_magic_reaches_two_rooms_or_one() -> None:
    """Straight single@2, Reverse single@1, Mages only."""
    for side, reach in ((STRAIGHT, [REBECCA, TESSA]), (REVERSE, [REBECCA])):
        s = extortion(side)
        s.where[TESSA] = at(0, -1)
        s.where[JAFAR] = at(0, -2)
        put_summoned(s, OF_REBECCA, CERBERO, at(0, 0))
        give(s, NERO, "fireball")
        begin(s)
        answer(s, NERO, CAST, 1)
        if len(reach) > 1:
            assert offered(s, NERO, PICK_MODEL) == reach
        else:
            assert s.points[NERO] == 1


@pytest.mark.card("extort-magic/reverse")
def test_extort_magic_pays_a_card_for_a_ready_standard_spell() -> None:
    """Neither the Quick Spell nor one that is Active can be taken (O88)."""
    s = extortion(REVERSE)
    paid = give(s, NERO, "fireball")
    kept = give(s, NERO, "maelstrom")
    lay_spell(s, REBECCA, 0, "gaze", STRAIGHT)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    first = s.sheet[lay_spell(s, REBECCA, 2, "epiphany", STRAIGHT)]
    second = s.sheet[lay_spell(s, REBECCA, 3, "cowardice", STRAIGHT)]
    begin(s)
    answer(s, NERO, CAST, 1)
    assert sorted(offered(s, NERO, DISCARD)) == sorted([paid, kept])
    answer(s, NERO, DISCARD, paid)
    assert offered(s, NERO, PICK_CARD) == [first, second]
    answer(s, NERO, PICK_CARD, second)
    assert s.pile[paid] == MEMORIES + NERO
    assert s.pile[second] == MEMORIES + REBECCA
    assert s.sheet[4:8] == [s.sheet[4], s.sheet[5], first, -1]
    assert s.points[NERO] == 1


@pytest.mark.card("extort-magic/reverse")
def test_extort_magic_does_nothing_with_an_empty_hand() -> None:
    """No card discarded, no Spell removed, no PP."""
    s = extortion(REVERSE)
    p = lay_spell(s, REBECCA, 1, "epiphany", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.sheet[p] >= 0
    assert s.points[NERO] == 0


# --- Magical Theft -----
def theft_scene(side: int) -> tuple[Table, int]:
    """Nero in the Sacrificial Altar with Shed Blood (1 PP, 3 damage to a Mage); Rebecca's Trap waits."""
    s = in_action()
    key = next(q.key for q in QUEST_CARDS if q.room == SACRIFICIAL_ALTAR and q.moon == 1 and q.points == 1)
    lay_room(s, SACRIFICIAL_ALTAR, at(0, 1))
    s.where[NERO] = at(0, 1)
    s.where[TESSA] = at(2, -2)
    lay_spell(s, REBECCA, 1, "magical-theft", side, ACTIVE)
    card = hold_quest(s, NERO, key)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 1))
    answer(s, NERO, COMPLETE, card)
    return s, card


@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
@pytest.mark.card("magical-theft/straight", "magical-theft/reverse")
def test_magical_theft_takes_the_card_or_the_points_and_leaves_the_reward(side: int) -> None:
    """Straight: the card; Reverse: the PP. The reward is Nero's either way."""
    s, card = theft_scene(side)
    trigger(s, REBECCA, 5)
    assert s.pile[card] == COMPLETED + (REBECCA if side == STRAIGHT else NERO)
    assert (s.points[NERO], s.points[REBECCA]) == ((1, 0) if side == STRAIGHT else (0, 1))
    assert s.damage[SIDES * TESSA + NERO] == 3


@pytest.mark.card("magical-theft/straight")
def test_magical_theft_may_wait_for_a_better_quest() -> None:
    """O37: declined, it stays Active and Nero has everything."""
    s, card = theft_scene(STRAIGHT)
    answer(s, REBECCA, PASS)
    assert s.pile[card] == COMPLETED + NERO
    assert s.points[NERO] == 1
    assert s.status[5] == ACTIVE


# --- Magic Door -----
@pytest.mark.parametrize("activates", [True, False])
@pytest.mark.card("magic-door/straight")
def test_magic_door_leads_to_any_room(activates: bool) -> None:
    """An element is named; Nero shifts across the Lodge and may activate the Room there."""
    s = caster_scene("magic-door", STRAIGHT)
    lay_room(s, TREASURE_ROOM, at(2, -2))
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, FIRE)
    assert len(offered(s, NERO, PICK_ROOM)) == 19
    answer(s, NERO, PICK_ROOM, at(2, -2))
    answer(s, NERO, YES if activates else PASS)
    assert s.where[NERO] == at(2, -2)
    assert s.element[1] == FIRE
    assert s.points[NERO] == (1 if activates else 0)
    assert s.instability[SIDES * at(0, 1) + NERO] == 1


@pytest.mark.card("magic-door/straight")
def test_magic_door_enters_only_the_room_it_leads_to() -> None:
    """R160: the red Room between sets nothing off, the red Room at the end does."""
    for there, room in ((at(0, -1), at(0, 0)), (at(0, 0), at(0, 0))):
        s = caster_scene("magic-door", STRAIGHT)
        lay_room(s, SUMMONER_ROOM, room)
        lay_room(s, SANCTUARY, at(0, 2))
        lay_room(s, GARDEN, at(-2, 0))
        lay_room(s, CRYPT, at(0, -1) if room != at(0, -1) else at(0, -2))
        lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
        begin(s)
        answer(s, NERO, CAST, 1)
        answer(s, NERO, NAME_ELEMENT, FIRE)
        answer(s, NERO, PICK_ROOM, there)
        assert (may_trigger(s, REBECCA) == [5]) == (there == at(0, 0))


@pytest.mark.card("magic-door/straight")
def test_magic_door_to_ones_own_room_is_no_entering() -> None:
    """O39: Nero stays in the red Room he stands in; no Trap is set off, and he may activate it."""
    s = caster_scene("magic-door", STRAIGHT)
    lay_room(s, ARENA, at(0, 1))
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, FIRE)
    answer(s, NERO, PICK_ROOM, at(0, 1))
    answer(s, NERO, VORTEX_LAST)
    assert may_trigger(s, REBECCA) == []
    assert offered(s, NERO, YES) == [-1]


@pytest.mark.card("magic-door/straight")
def test_a_mage_that_falls_on_the_threshold_activates_nothing() -> None:
    """O51: Nero is struck down by the Trap; the Room keeps its token up."""
    s = caster_scene("magic-door", STRAIGHT)
    lay_room(s, SUMMONER_ROOM, at(2, -2))
    wound(s, NERO, REBECCA, 7)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, FIRE)
    answer(s, NERO, PICK_ROOM, at(2, -2))
    trigger(s, REBECCA, 5)
    answer(s, NERO, YES)
    assert s.where[NERO] == IN_CELL
    assert s.flipped[at(2, -2)] == 0
    assert s.kind[OF_NERO] == NO_MODEL


@pytest.mark.parametrize("other", [REBECCA, OF_TESSA, OF_NERO])
@pytest.mark.card("magic-door/reverse")
def test_magic_door_swaps_two_models(other: int) -> None:
    """Any model anywhere, one's own Evocations included; then Nero may activate where he is."""
    s = caster_scene("magic-door", REVERSE)
    lay_room(s, TREASURE_ROOM, at(2, -2))
    s.where[REBECCA] = at(2, -2)
    put_summoned(s, OF_TESSA, MALACODA, at(2, -2))
    put_summoned(s, OF_NERO, CERBERO, at(2, -2))
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, FIRE)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, OF_NERO, OF_TESSA]
    answer(s, NERO, PICK_MODEL, other)
    answer(s, NERO, YES)
    assert (s.where[NERO], s.where[other]) == (at(2, -2), at(0, 1))
    assert s.points[NERO] == 1


@pytest.mark.card("magic-door/reverse")
def test_both_models_that_swap_enter() -> None:
    """O39: Nero sets a Trap off in the purple Room he comes to, Rebecca one in the red Room he left."""
    s = caster_scene("magic-door", REVERSE)
    lay_room(s, SUMMONER_ROOM, at(0, 1))
    lay_room(s, PLEASURES_ROOM, at(2, -2))
    s.where[REBECCA] = at(2, -2)
    s.points[NERO] = 3
    lay_spell(s, TESSA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, JAFAR, 1, "blood-pact", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, FIRE)
    asked = []
    for _ in range(2):
        asked.append(s.pending[0].seat)
        trigger(s, asked[-1], PLACES * asked[-1] + 1)
    assert sorted(asked) == [TESSA, JAFAR]
    assert harm_on(s, NERO, REBECCA) == [0, 3]
    assert (s.points[NERO], s.points[JAFAR]) == (1, 2)


# --- Obscure Intuition -----
def intuition() -> tuple[Table, int, int]:
    """Nero casts Obscure Intuition and keeps the second of the two Quests on top of the deck."""
    s = caster_scene("obscure-intuition", STRAIGHT)
    s.where[REBECCA] = at(1, 1)
    first, second = cards_in(s, QUEST_DECK)[:2]
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_CARD) == [first, second]
    answer(s, NERO, PICK_CARD, second)
    assert s.pile[second] == QUESTS + NERO
    return s, first, second


@pytest.mark.card("obscure-intuition/straight")
def test_obscure_intuition_may_give_the_other_quest_away() -> None:
    """To a Mage outside its Cell (R7): here only Rebecca; the Rose gains nothing."""
    s, first, _ = intuition()
    answer(s, NERO, BRANCH, 0)
    assert s.pile[first] == QUESTS + REBECCA
    assert s.points == [0] * 5


@pytest.mark.card("obscure-intuition/straight")
def test_obscure_intuition_may_discard_the_other_quest() -> None:
    """It scores for the Rose as usual: 1 in the First Moon."""
    s, first, _ = intuition()
    answer(s, NERO, BRANCH, 1)
    assert s.pile[first] == QUEST_DISCARD
    assert s.points == [0, 0, 0, 0, 1]


@pytest.mark.card("obscure-intuition/straight")
def test_obscure_intuition_gives_nothing_to_mages_in_their_cells() -> None:
    """R7, O30: with everybody else at home the Quest can only be discarded."""
    s = caster_scene("obscure-intuition", STRAIGHT)
    first, second = cards_in(s, QUEST_DECK)[:2]
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_CARD, second)
    assert s.pile[first] == QUEST_DISCARD


@pytest.mark.card("obscure-intuition/straight")
def test_a_third_quest_is_one_too_many() -> None:
    """O70: Nero, with two, chooses which of three to discard."""
    s = caster_scene("obscure-intuition", STRAIGHT)
    old = [hold_quest(s, NERO, key) for key in ("q1-01", "q1-02")]
    first, second = cards_in(s, QUEST_DECK)[:2]
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_CARD, first)
    assert sorted(offered(s, NERO, DISCARD)) == sorted([*old, first])
    answer(s, NERO, DISCARD, old[0])
    assert s.pile[second] == QUEST_DISCARD
    assert s.points[ROSE] == 2


@pytest.mark.card("obscure-intuition/reverse")
def test_obscure_intuition_takes_any_card_from_the_discard_piles() -> None:
    """Not only the top ones, of every School; 1 PP."""
    s = caster_scene("obscure-intuition", REVERSE)
    deep, top, other = (give(s, NERO, key) for key in ("gaze", "epiphany", "fireball"))
    put(s, deep, SCHOOL_DISCARD + 4)
    put(s, top, SCHOOL_DISCARD + 4)
    put(s, other, SCHOOL_DISCARD + 1)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted([deep, top, other])
    answer(s, NERO, PICK_CARD, deep)
    assert cards_in(s, HAND + NERO) == [deep]
    assert s.points[NERO] == 1


# --- Plot -----
@pytest.mark.parametrize("exit_", [0, 1, 2])
@pytest.mark.card("plot/straight")
def test_plot_ends_an_event_for_half_its_points(exit_: int) -> None:
    """Half of what it gives on leaving, at least 1, for Nero and for the Rose: 1 for every Event printed."""
    key = next(e.key for e in EVENT_CARDS if e.exit == exit_ and e.phase == BLACK_ROSE)
    assert max(e.exit for e in EVENT_CARDS) == 2
    s = caster_scene("plot", STRAIGHT)
    card = play_event(s, key, 1)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert s.top[EVENT_SLOT + 1] == -1
    assert EVENT_DISCARD <= s.pile[card] < EVENT_DISCARD + 3
    assert (s.points[NERO], s.points[ROSE]) == (1, 1)


@pytest.mark.card("plot/straight")
def test_plot_chooses_among_the_events_and_needs_one() -> None:
    """Two in play: one is picked. None in play: nothing happens."""
    s = caster_scene("plot", STRAIGHT)
    keys = [e.key for e in EVENT_CARDS if e.moon == 1 and e.phase == BLACK_ROSE][:2]
    cards = [play_event(s, key, slot) for slot, key in enumerate(keys)]
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_CARD) == cards
    answer(s, NERO, PICK_CARD, cards[1])
    assert s.top[EVENT_SLOT] == cards[0]
    bare = caster_scene("plot", STRAIGHT)
    begin(bare)
    answer(bare, NERO, CAST, 1)
    assert bare.points == [0] * 5


def stacked_plot(keys: list[str]) -> tuple[Table, list[int]]:
    """Nero casts Plot on its Reverse; the First Moon's next Events are those named, Rebecca has the Crown."""
    s = caster_scene("plot", REVERSE)
    s.crown = REBECCA
    cards: list[int] = []
    for key in keys[::-1]:
        card = play_event(s, key)
        put(s, card, EVENT_DECK)
        cards.insert(0, card)
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_CARD) == cards[:2]
    return s, cards


def lasting_events(crown: bool) -> list[str]:
    """Events of the First Moon that stay on the board and wait for the next Black Rose Phase."""
    return [e.key for e in EVENT_CARDS if e.moon == 1 and e.phase == BLACK_ROSE and e.crown == crown]


@pytest.mark.parametrize("crown", [True, False])
@pytest.mark.card("plot/reverse")
def test_plot_plays_one_of_two_events(crown: bool) -> None:
    """It enters like a drawn one; Nero takes the Crown, and 2 PP if the Event shows a Crown."""
    key = lasting_events(crown)[0]
    rest = [k for k in lasting_events(False) if k != key][:2]
    s, cards = stacked_plot([rest[0], key, rest[1]])
    answer(s, NERO, PICK_CARD, cards[1])
    event = EVENT_CARDS[s.face[cards[1]]]
    assert s.top[EVENT_SLOT + event.slot - 1] == cards[1]
    assert s.points[ROSE] == event.entry
    assert s.crown == NERO
    assert s.points[NERO] == (2 if crown else 0)
    assert cards_in(s, EVENT_DECK)[:2] == [cards[0], cards[2]], "the other is back on top"


@pytest.mark.card("plot/reverse")
def test_plot_may_only_look() -> None:
    """Nothing is played: the cards go back as they were, and the Crown stays."""
    s, cards = stacked_plot(lasting_events(False)[:2])
    answer(s, NERO, PASS)
    assert cards_in(s, EVENT_DECK)[:2] == cards
    assert s.crown == REBECCA
    assert s.points == [0] * 5


@pytest.mark.card("plot/reverse")
def test_an_action_event_that_plot_plays_holds_at_once() -> None:
    """O62: Miserable Dance pays for the purple Room Nero activates next."""
    s, cards = stacked_plot(["e1-01", lasting_events(False)[0]])
    lay_room(s, THRONE_ROOM, at(0, 1))
    answer(s, NERO, PICK_CARD, cards[0])
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, at(0, 1))
    assert s.points[NERO] == 1


# --- Profane Mark -----
@pytest.mark.card("profane-mark/grey")
def test_profane_mark_converts_up_to_two_damage_for_a_point_each() -> None:
    """Rebecca chooses the colours; her own cube cannot be converted."""
    s = trap_scene("profane-mark", CRYPT)
    wound(s, NERO, TESSA, 1)
    wound(s, NERO, JAFAR, 2)
    wound(s, NERO, REBECCA, 1)
    spring(s)
    assert offered(s, REBECCA, PICK_CUBE) == [TESSA, JAFAR]
    answer(s, REBECCA, PICK_CUBE, JAFAR, NERO)
    answer(s, REBECCA, PICK_CUBE, TESSA, NERO)
    assert s.damage[SIDES * NERO : SIDES * NERO + SIDES] == [0, 3, 0, 1, 0]
    assert s.points[REBECCA] == 2


@pytest.mark.parametrize(("by", "converted", "harm"), [(TESSA, 1, 1), (REBECCA, 0, 4), (-1, 0, 3)])
@pytest.mark.card("profane-mark/grey")
def test_profane_mark_strikes_if_there_is_nothing_to_convert(by: int, converted: int, harm: int) -> None:
    """One foreign cube is converted; none, or only Rebecca's own: 3 damage instead."""
    s = trap_scene("profane-mark", CRYPT)
    if by >= 0:
        wound(s, NERO, by, 1)
    spring(s)
    assert s.points[REBECCA] == converted
    assert harm_on(s, NERO) == [harm]
    assert s.damage[SIDES * NERO + REBECCA] == harm


@pytest.mark.parametrize(("hurt", "moved"), [(0, 0), (1, 1), (3, 2)])
@pytest.mark.card("profane-mark/yellow")
def test_profane_mark_passes_ones_damage_on(hurt: int, moved: int) -> None:
    """Up to 2 cubes go from Rebecca to Nero, colours kept, 1 PP each."""
    s = trap_scene("profane-mark", OBSERVATORY)
    wound(s, REBECCA, TESSA, hurt)
    spring(s)
    for _ in range(moved):
        answer(s, REBECCA, PICK_CUBE, TESSA, REBECCA)
    assert harm_on(s, REBECCA, NERO) == [hurt - moved, moved]
    assert s.damage[SIDES * NERO + TESSA] == moved
    assert s.points[REBECCA] == moved


@pytest.mark.card("profane-mark/yellow")
def test_damage_passed_on_by_profane_mark_may_defeat() -> None:
    """O55: Nero's tenth cube; the blow is Rebecca's, the points go by colour. The second cube stays."""
    s = trap_scene("profane-mark", OBSERVATORY)
    wound(s, NERO, TESSA, 9)
    wound(s, REBECCA, TESSA, 2)
    spring(s)
    answer(s, REBECCA, PICK_CUBE, TESSA, REBECCA)
    assert s.where[NERO] == IN_CELL
    assert harm_on(s, REBECCA) == [1]
    assert (s.points[TESSA], s.points[REBECCA], s.taken[REBECCA]) == (5, 1, 1)


# --- Whispering Wind -----
@pytest.mark.card("whispering-wind/straight")
def test_whispering_wind_moves_a_model_up_to_two_rooms() -> None:
    """In a line of 3 Rooms; Nero leads Rebecca, and may stop on the way."""
    s = caster_scene("whispering-wind", STRAIGHT)
    s.where[REBECCA] = at(0, -2)
    s.where[TESSA] = at(-1, 0)
    put_summoned(s, OF_NERO, MALACODA, at(1, 0))
    begin(s)
    answer(s, NERO, CAST, 1)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, OF_NERO], "Tessa is on no line"
    answer(s, NERO, PICK_MODEL, REBECCA)
    answer(s, NERO, STEP, at(0, -1), REBECCA)
    answer(s, NERO, STEP, at(0, 0), REBECCA)
    assert s.where[REBECCA] == at(0, 0)
    assert offered(s, NERO, PHYSICAL_MOVE) == [-1], "no third step"


@pytest.mark.card("whispering-wind/straight")
def test_whispering_wind_drives_a_model_through_a_trap() -> None:
    """R92: passing through is entering; Nero's own Blade Barrage may answer his own Spell."""
    s = caster_scene("whispering-wind", STRAIGHT)
    lay_room(s, SUMMONER_ROOM, at(0, -1))
    s.where[REBECCA] = at(0, -2)
    lay_spell(s, NERO, 2, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, STEP, at(0, -1), REBECCA)
    trigger(s, NERO, 2)
    assert harm_on(s, REBECCA) == [3]
    answer(s, NERO, STOP, REBECCA)
    assert s.where[REBECCA] == at(0, -1)


@pytest.mark.card("whispering-wind/reverse")
def test_whispering_wind_scatters_a_room() -> None:
    """Every model there goes to a neighbouring Room of its own; nobody may stay."""
    s = caster_scene("whispering-wind", REVERSE)
    s.where[REBECCA] = s.where[TESSA] = at(0, 0)
    put_summoned(s, OF_TESSA, MALACODA, at(0, 0))
    begin(s)
    answer(s, NERO, CAST, 1)
    assert at(0, -2) in offered(s, NERO, PICK_ROOM)
    answer(s, NERO, PICK_ROOM, at(0, 0))
    for there in (at(1, 0), at(0, -1), at(0, 1)):
        assert len(offered(s, NERO, PICK_ROOM)) == 6
        answer(s, NERO, PICK_ROOM, there)
    assert [s.where[m] for m in (REBECCA, TESSA, OF_TESSA)] == [at(1, 0), at(0, -1), at(0, 1)]
    assert harm_on(s, REBECCA, TESSA, OF_TESSA) == [0, 0, 0]
