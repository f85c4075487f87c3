"""How Quests are held, counted, offered, completed and lost (R31 to R35, R146, O13, O66 to O70, O77, O92)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars import GAME
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.activation import ASKS_DOOR
from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.harm import remove_evocation
from conclave.games.black_rose_wars.rules.limits import drop_quest
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.rules.quests import ASKS_QUEST, draw_quest
from conclave.games.black_rose_wars.rules.setup import spells_in_box
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    BRANCH,
    CAST,
    CLEAN_UP,
    COMPLETE,
    COMPLETED,
    DISCARD,
    END,
    EVOCATION,
    EVOKE,
    FORGE,
    GARDEN,
    HAND,
    LANDSKNECHT,
    MIRRORS_ROOM,
    MUTANT_ALTAR,
    NAME_ELEMENT,
    OUT,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    REVERSE,
    ROSE,
    SANCTUARY,
    STEP,
    STOP,
    STRAIGHT,
    THRONE_ROOM,
    TREASURE_ROOM,
    YES,
)
from conclave.games.black_rose_wars.words.conditions import AN_EVOCATION, had_victims
from conclave.kernel.happenings import PASS
from conclave.testkit.plain import LOG, difference, plain
from tests.games.black_rose_wars.layout import (
    MANUAL,
    answer,
    at,
    before_play,
    begin,
    hold_quest,
    lay_room,
    lay_spell,
    offered,
    put_summoned,
    trigger,
)
from tests.games.black_rose_wars.quest_scenes import (
    BESIDE,
    FAR,
    FIRST_OF_NERO,
    FIRST_OF_REBECCA,
    HERE,
    JAFAR,
    NERO,
    REBECCA,
    TESSA,
    cast_at,
    cubes_in,
    cubes_on,
    door_scene,
    fill_grimoire,
    go_through,
    hurt,
    is_offered,
    quest_scene,
    rest,
    settle,
    strike,
    take,
    use_room,
    walk,
)


# --- when Quests are checked -----
def test_a_declined_quest_is_offered_again_at_the_next_check() -> None:
    """O66: once per check, while its condition holds; in the end at the start of Clean-up."""
    s, card = quest_scene("q1-21")
    s.where[REBECCA] = HERE
    s.tokens = [2, 1, 0, 0]
    begin(s)
    strike(s, REBECCA)
    strike(s, REBECCA)
    phases = []
    while is_offered(s):
        assert offered(s, NERO, COMPLETE) == [card]
        phases.append(s.phase)
        answer(s, NERO, PASS)
        if s.turn == 1 and not is_offered(s):
            assert s.pending[0].seat == REBECCA
            walk(s)
    assert s.turn == 2
    assert phases[:2] == [ACTION, ACTION], "after Nero's Action and after Rebecca's"
    assert phases[2:-1] == [EVOCATION] * 4, "after each Mage's part"
    assert phases[-1] == CLEAN_UP
    assert cards_in(s, QUESTS + NERO) == [card]
    assert s.points[NERO] == 0


def test_evocations_are_done_before_their_mage_is_checked() -> None:
    """O66: not between two Evocations of one Mage, but after that Mage's part."""
    s, card = quest_scene("q3-21")
    s.where[REBECCA] = HERE
    s.tokens = [1, 0, 0, 0]
    for m in range(3):
        put_summoned(s, FIRST_OF_NERO + m, LANDSKNECHT, HERE)
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, FAR)
    begin(s)
    walk(s)
    for m in range(3):
        answer(s, NERO, EVOKE, FIRST_OF_NERO + m)
        answer(s, NERO, PHYSICAL_ATTACK, FIRST_OF_NERO + m)
        if m < 2:
            assert not is_offered(s)
    take(s, card, 3)
    assert s.active == NERO, "Rebecca's Evocation has yet to act"


@pytest.mark.parametrize("first", [NERO, REBECCA])
def test_holders_are_asked_in_turn_order(first: int) -> None:
    """O66: from the First Player, whoever acted; Rebecca struck, and both have what they wanted."""
    s, mine = quest_scene("q1-32")
    hers = hold_quest(s, REBECCA, "q2-20")
    s.first = s.active = first
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.tokens = [0, 1, 0, 0]
    hurt(s, TESSA, NERO, 9)
    begin(s)
    strike(s, TESSA)
    order = []
    for _ in range(2):
        assert is_offered(s)
        seat = s.pending[0].seat
        order.append(seat)
        answer(s, seat, COMPLETE, mine if seat == NERO else hers)
    assert order == ([NERO, REBECCA] if first == NERO else [REBECCA, NERO])


def test_who_declines_cannot_see_whether_the_next_holder_is_asked() -> None:
    """O66: as long as somebody else holds a Quest to be looked at, what comes of an answer is hidden."""
    s, mine = quest_scene("q1-32")
    hold_quest(s, REBECCA, "q2-20")
    s.first = s.active = NERO
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.tokens = [0, 1, 0, 0]
    hurt(s, TESSA, NERO, 9)
    begin(s)
    strike(s, TESSA)
    assert offered(s, NERO, COMPLETE) == [mine]
    answer(s, NERO, PASS)
    assert s.pending[0].seat == REBECCA
    assert s.veiled == s.decided


def test_two_quests_of_one_mage_are_offered_one_after_the_other() -> None:
    """O66: each once; the second after the first is done."""
    s, first = quest_scene("q1-21")
    second = hold_quest(s, NERO, "q2-21")
    s.where[REBECCA] = HERE
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    hurt(s, FIRST_OF_REBECCA, NERO, 1)
    begin(s)
    strike(s, REBECCA)
    strike(s, FIRST_OF_REBECCA)
    asked = []
    while is_offered(s) and s.phase != CLEAN_UP and len(asked) < 2:
        (c,) = offered(s, NERO, COMPLETE)
        asked.append(c)
        answer(s, NERO, COMPLETE, c)
    assert sorted(asked) == sorted([first, second])
    assert s.points[NERO] == 3
    assert not is_offered(s)


# --- from when they count -----
def test_what_was_done_before_a_quest_came_does_not_count() -> None:
    """O66: one attack before it and one after are one."""
    s, card = quest_scene("q1-21")
    s.where[REBECCA] = HERE
    s.tokens[NERO] = 3
    put(s, card, QUEST_DECK)
    begin(s)
    strike(s, REBECCA)
    hold_quest(s, NERO, "q1-21")
    strike(s, REBECCA)
    assert not is_offered(s)
    strike(s, REBECCA)
    assert offered(s, NERO, COMPLETE) == [card]


def test_counts_begin_anew_with_the_game_turn() -> None:
    """O66: what was done is forgotten, and a Quest kept counts from the very beginning."""
    s, card = quest_scene("q1-21")
    s.where[REBECCA] = HERE
    s.tokens = [1, 0, 0, 0]
    begin(s)
    strike(s, REBECCA)
    assert s.turn == 2
    assert s.since[card] == 0
    assert not s.deeds


def test_an_evocation_in_a_fallen_ones_place_is_another_model() -> None:
    """`victims` counts models, not places: the second Landsknecht is not the first."""
    s, card = quest_scene("q1-22")
    s.tokens[NERO] = 3
    e = Effect(-1, card, NERO, HERE)
    e.quest = card
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    begin(s)
    strike(s, FIRST_OF_REBECCA)
    assert had_victims().of(s, e) == 1
    strike(s, FIRST_OF_REBECCA)
    assert had_victims().of(s, e) == 1
    remove_if_there(s, FIRST_OF_REBECCA)
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, s.where[NERO])
    walk_in_place(s)
    strike(s, FIRST_OF_REBECCA)
    assert had_victims(to=AN_EVOCATION).of(s, e) == 2
    assert not is_offered(s), "no Mage among them"


def remove_if_there(s: Table, m: int) -> None:
    """It fell to the second blow, or goes now."""
    if s.kind[m] == LANDSKNECHT:
        remove_evocation(s, m)


def walk_in_place(s: Table) -> None:
    """Nero gets one more token, and uses one without moving, so that he is asked anew."""
    s.tokens[NERO] += 1
    walk(s)


def test_a_room_counts_with_the_colour_it_has_when_it_is_activated() -> None:
    """Arcane Mirage makes a green Room blue: with green and yellow that is three colours."""
    for mirage in (True, False):
        s, _ = quest_scene("q2-19")
        s.tokens[NERO] = 4
        path = [HERE, BESIDE, at(-2, 1)]
        for hex_, room in zip(path, (SANCTUARY, GARDEN, TREASURE_ROOM), strict=True):
            lay_room(s, room, hex_)
        lay_spell(s, NERO, 0, "arcane-mirage", STRAIGHT)
        begin(s)
        if mirage:
            cast_at(s, 0, PICK_ROOM, at(-2, 1))
        for hex_ in path:
            s.where[NERO] = hex_
            use_room(s)
        assert is_offered(s) == mirage


# --- secrecy -----
def swap_face(s: Table, c: int, key: str) -> None:
    """The same card on the table, but another Quest."""
    face = next(n for n, quest in enumerate(QUEST_CARDS) if quest.key == key)
    other = next(k for k in range(spells_in_box(), len(s.face)) if s.face[k] == face)
    s.face[c], s.face[other] = s.face[other], s.face[c]


@pytest.mark.parametrize("key", ["q1-21", "q1-24"])
def test_only_the_holder_knows_a_quest_until_it_is_completed(key: str) -> None:
    """R31: nobody else sees its face; once completed everybody does."""
    s, card = quest_scene(key)
    assert [GAME.view(s, seat).face[card] >= 0 for seat in range(4)] == [True, False, False, False]
    s, card = door_scene("q1-07")
    go_through(s, card)
    assert all(GAME.view(s, seat).face[card] >= 0 for seat in range(4))


def test_declining_leaves_no_trace() -> None:
    """R31: what others see is the same whether Nero declined a Quest or had none to complete."""
    seen = []
    for key in ("q1-21", "q1-24"):
        s, card = quest_scene("q1-21")
        swap_face(s, card, key)
        s.where[REBECCA] = HERE
        s.tokens = [2, 2, 0, 0]
        begin(s)
        strike(s, REBECCA)
        strike(s, REBECCA)
        if key == "q1-21":
            assert not s.pending[0].open
            answer(s, NERO, PASS)
        assert s.pending[0].seat == REBECCA
        s.answer = s.pending[0].options[0]
        seen.append(plain(GAME.view(s, REBECCA), LOG))
    assert not difference(seen[0], seen[1])


def test_that_a_door_was_passed_by_leaves_no_trace() -> None:
    """R31, O67: the question is closed, and what others see afterwards is the same."""
    seen = []
    for key in ("q1-07", "q1-24"):
        s, card = door_scene("q1-07")
        swap_face(s, card, key)
        s.tokens = [1, 2, 0, 0]
        begin(s)
        answer(s, NERO, PHYSICAL_MOVE)
        answer(s, NERO, ACTIVATE, HERE)
        if key == "q1-07":
            assert s.pending[0].about == ASKS_DOOR
            assert not s.pending[0].open
            answer(s, NERO, PASS)
        rest(s)
        assert s.pending[0].seat == REBECCA
        seen.append(plain(GAME.view(s, REBECCA), LOG))
    assert not difference(seen[0], seen[1])


# --- doors -----
def test_one_activation_completes_one_door_quest() -> None:
    """O67: of two for the same Room one is chosen, and the other waits."""
    s, first = door_scene("q1-07")
    second = hold_quest(s, NERO, "q2-13")
    third = hold_quest(s, NERO, "q3-10")
    put(s, second, QUEST_DECK + 1)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    assert sorted(offered(s, NERO, COMPLETE)) == sorted([first, third])
    answer(s, NERO, COMPLETE, first)
    rest(s)
    assert cards_in(s, QUESTS + NERO) == [third]
    assert not is_offered(s)


def test_a_door_may_be_opened_from_afar() -> None:
    """O67, R12: Arcane Vision activates the Garden, and `the Room` of the reward is the Garden."""
    s, card = door_scene("q1-03")
    s.where[NERO] = FAR
    lay_spell(s, NERO, 1, "arcane-vision", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, NAME_ELEMENT, 0)
    answer(s, NERO, PICK_ROOM, HERE)
    answer(s, NERO, COMPLETE, card)
    assert len(offered(s, NERO, PICK_ROOM)) == 7
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert cubes_in(s, BESIDE) == [2, 0, 0, 0, 0]


def test_a_mirror_opens_no_other_door() -> None:
    """O67: the Mirrors Room copies the Sanctuary's effect, not its name."""
    s, card = quest_scene("q1-07")
    lay_room(s, MIRRORS_ROOM, HERE)
    lay_room(s, SANCTUARY, BESIDE)
    s.activated[BESIDE] = s.flipped[BESIDE] = 1
    hurt(s, NERO, TESSA, 4)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    assert s.pending[0].about not in (ASKS_DOOR, ASKS_QUEST)
    assert cubes_on(s, NERO) == [0, 0, 2, 0, 0]
    assert cards_in(s, QUESTS + NERO) == [card]


@pytest.mark.parametrize("key", ["q1-03", "q1-07"])
def test_a_room_that_is_a_copy_opens_either_door(key: str) -> None:
    """O77: a Sanctuary that is a copy of the Garden; places are measured from where it lies."""
    s, card = quest_scene(key)
    lay_room(s, SANCTUARY, HERE)
    lay_room(s, GARDEN, FAR)
    put_summoned(s, FIRST_OF_NERO, MUTANT_ALTAR, HERE)
    hurt(s, NERO, TESSA, 5)
    lay_spell(s, NERO, 1, "rite-of-change", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, FAR)
    answer(s, NERO, YES)
    answer(s, NERO, COMPLETE, card)
    if key == "q1-03":
        assert HERE in offered(s, NERO, PICK_ROOM)
        assert FAR not in offered(s, NERO, PICK_ROOM)
    else:
        assert cubes_on(s, NERO) == [0, 0, 1, 0, 0]


@pytest.mark.parametrize(("here", "there"), [(SANCTUARY, THRONE_ROOM), (THRONE_ROOM, SANCTUARY)])
def test_the_throne_counts_under_either_name(here: int, there: int) -> None:
    """O77: a Room that is a copy of the Throne Room is the Throne, and so is a Throne made a copy."""
    s, card = quest_scene("q2-25")
    s.tokens[NERO] = 0
    lay_room(s, here, HERE)
    lay_room(s, there, FAR)
    put_summoned(s, FIRST_OF_NERO, MUTANT_ALTAR, HERE)
    lay_spell(s, NERO, 1, "rite-of-change", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, FAR)
    answer(s, NERO, YES)
    assert s.crown == NERO
    while s.phase == EVOCATION:
        answer(s, NERO, END)
    assert s.phase == CLEAN_UP
    take(s, card, 2)


def test_a_destroyed_room_is_no_door_any_more() -> None:
    """O92, R130: the Quest stays until it is discarded."""
    s, card = door_scene("q1-07")
    s.destroyed[HERE] = 1
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, ACTIVATE) == []
    assert cards_in(s, QUESTS + NERO) == [card]


def test_an_activation_that_was_stopped_opens_nothing_and_counts_nothing() -> None:
    """O77, O51: Deceiving Image stops it, or fells its Mage; the token stays unflipped either way."""
    for smile in (True, False):
        s, card = door_scene("q1-07")
        hurt(s, NERO, TESSA, 8)
        lay_spell(s, REBECCA, 1, "deceiving-image", STRAIGHT, ACTIVE)
        begin(s)
        answer(s, NERO, PHYSICAL_MOVE)
        answer(s, NERO, ACTIVATE, HERE)
        trigger(s, REBECCA, 5)
        answer(s, REBECCA, BRANCH, 0 if smile else 1)
        assert s.pending[0].about != ASKS_DOOR
        assert (s.flipped[HERE], s.activated[HERE]) == (0, 0)
        assert cards_in(s, QUESTS + NERO) == [card]
        assert (s.where[NERO] == IN_CELL) != smile


# --- completing -----
@pytest.mark.parametrize("key", ["q1-07", "q1-08"])
def test_a_prevented_door_leaves_the_room_its_effect(key: str) -> None:
    """O67, O68: no points, no card, no reward; the Room's own effect follows in both modes."""
    s, card = door_scene(key)
    hurt(s, NERO, TESSA, 6)
    mine = fill_grimoire(s, NERO, 2)
    lay_spell(s, REBECCA, 1, "deceiving-image", REVERSE, ACTIVE)
    go_through(s, card)
    trigger(s, REBECCA, 5)
    answer(s, REBECCA, BRANCH, 1)
    assert s.points[NERO] == 0
    if key == "q1-08":
        answer(s, NERO, PICK_CARD, mine[0])
        assert s.size[HAND + NERO] == 1
    assert sum(cubes_on(s, NERO)) == (4 if key == "q1-07" else 6)
    assert cards_in(s, QUESTS + NERO) == [card]
    assert s.seen_by[card] == -1, "it was shown"


def test_a_prevented_quest_is_not_offered_again_this_turn() -> None:
    """Deceiving Image: it cannot complete that Quest this turn; the next turn it may."""
    s, card = quest_scene("q1-31")
    s.where[REBECCA] = s.where[TESSA] = HERE
    lay_spell(s, REBECCA, 1, "deceiving-image", REVERSE, ACTIVE)
    begin(s)
    walk(s)
    answer(s, NERO, COMPLETE, card)
    trigger(s, REBECCA, 5)
    answer(s, REBECCA, BRANCH, 1)
    assert s.points[NERO] == 0
    walk(s)
    assert s.turn == 2, "not after the next Action, nor later"
    assert not is_offered(s)
    assert cards_in(s, QUESTS + NERO) == [card]
    assert not s.lasting


@pytest.mark.parametrize("side", [STRAIGHT, REVERSE])
def test_the_card_or_the_points_may_go_to_a_thief(side: int) -> None:
    """O68: Magical Theft takes the card or the points; the reward stays with Nero."""
    s, card = door_scene("q1-07")
    hurt(s, NERO, TESSA, 6)
    lay_spell(s, REBECCA, 1, "magical-theft", side, ACTIVE)
    go_through(s, card)
    trigger(s, REBECCA, 5)
    assert s.pile[card] == COMPLETED + (REBECCA if side == STRAIGHT else NERO)
    assert s.points[:2] == ([1, 0] if side == STRAIGHT else [0, 1])
    assert sum(cubes_on(s, NERO)) == 2


def test_in_its_cell_a_mage_completes_quests_undisturbed() -> None:
    """R146: no Trap answers; a reward that needs a Room does nothing (O87)."""
    s, card = quest_scene("q1-20")
    s.where[NERO] = IN_CELL
    lay_room(s, ALCHEMICAL_LABORATORY, BESIDE)
    s.where[REBECCA] = at(-2, 2)
    s.tokens = [0, 1, 0, 0]
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "magical-theft", STRAIGHT, ACTIVE)
    begin(s)
    while s.pending[0].seat == NERO:
        answer(s, NERO, END)
    walk_into(s, BESIDE)
    trigger(s, NERO, 1)
    rest(s)
    take(s, card, 2)
    assert sum(s.instability) == 0


def walk_into(s: Table, hex_: int) -> None:
    """Rebecca moves one step, and Traps are asked."""
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, hex_, REBECCA)


@pytest.mark.parametrize("stands", [True, False])
def test_a_door_quest_completed_by_an_effect_means_its_own_room(stands: bool) -> None:
    """O68: Imitation completes Hammer, Tongs, Thunder for Nero: it strikes the Forge, if that stands."""
    s, card = quest_scene("q2-05")
    lay_room(s, FORGE, FAR)
    s.destroyed[FAR] = 0 if stands else 1
    s.where[TESSA] = FAR
    hers = hold_quest(s, REBECCA, "q1-07")
    lay_room(s, SANCTUARY, BESIDE)
    s.where[REBECCA] = BESIDE
    s.tokens = [0, 1, 0, 0]
    lay_spell(s, NERO, 1, "imitation", STRAIGHT, ACTIVE)
    begin(s)
    while s.pending[0].seat == NERO:
        answer(s, NERO, END)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, ACTIVATE, BESIDE)
    answer(s, REBECCA, COMPLETE, hers)
    trigger(s, NERO, 1)
    answer(s, NERO, BRANCH, 1)
    assert s.pile[card] == COMPLETED + NERO
    answer(s, NERO, STEP, at(-2, 1), NERO)
    assert s.points[:2] == [2, 1]
    assert sum(cubes_on(s, TESSA)) == (2 if stands else 0)
    assert s.where[NERO] == at(-2, 1), "what does not need the Room happens all the same"


def test_a_stolen_completed_quest_leaves_the_points_where_they_are() -> None:
    """O69: Blood Pact takes the card; Nero keeps what it gave him."""
    s, card = door_scene("q1-07")
    s.moon = 2
    go_through(s, card)
    rest(s)
    lay_spell(s, REBECCA, 1, "blood-pact", STRAIGHT, ACTIVE)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 0), NERO)
    trigger(s, REBECCA, 5)
    settle_until_stop(s)
    assert s.pile[card] == COMPLETED + REBECCA
    assert s.points[:2] == [1, 2]


def settle_until_stop(s: Table) -> None:
    """Nero stops if he is still asked."""
    if offered(s, NERO, STOP):
        answer(s, NERO, STOP)
    settle(s)


# --- having too many, and giving up -----
@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_of_three_quests_one_goes_at_once(dropped: int) -> None:
    """A8, R63, O70: the Pleasures Room brings a third; Nero chooses, the Rose scores its Moon."""
    s, first = quest_scene("q1-21")
    second = hold_quest(s, NERO, "q2-20")
    s.moon = 2
    lay_room(s, PLEASURES_ROOM, HERE)
    third = cards_in(s, QUEST_DECK + 1)[0]
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    three = [first, second, third]
    assert sorted(offered(s, NERO, DISCARD)) == sorted(three)
    answer(s, NERO, DISCARD, three[dropped])
    moon = [1, 2, 2][dropped]
    assert s.pile[three[dropped]] == QUEST_DISCARD + moon - 1
    assert s.points[ROSE] == moon
    assert sorted(cards_in(s, QUESTS + NERO)) == sorted(c for c in three if c != three[dropped])
    assert s.seen_by[three[dropped]] == -1


def test_an_empty_quest_deck_is_rebuilt_from_what_was_discarded() -> None:
    """O13: never from completed Quests; with nothing discarded nobody draws."""
    s, _ = quest_scene("q1-21")
    done, dropped = cards_in(s, QUEST_DECK)[:2]
    for c in cards_in(s, QUEST_DECK):
        put(s, c, OUT)
    put(s, done, COMPLETED + TESSA)
    assert not draw_quest(s, REBECCA, 1)
    put(s, dropped, QUESTS + JAFAR)
    face = s.face[dropped]
    drop_quest(s, JAFAR, dropped, -1)
    assert draw_quest(s, REBECCA, 1)
    assert [s.face[c] for c in cards_in(s, QUESTS + REBECCA)] == [face]
    assert s.points[ROSE] == 1
    assert s.since[cards_in(s, QUESTS + REBECCA)[0]] == len(s.deeds)


def test_the_room_left_in_the_box_takes_its_quests_along() -> None:
    """O92, O3: with 18 Rooms no deck names the nineteenth; with 19 every door is there."""
    for seed in range(6):
        s = before_play(4, seed, MANUAL)
        (missing,) = [room for room in range(19) if room not in s.room_at]
        decks = [c for moon in range(3) for c in cards_in(s, QUEST_DECK + moon)]
        doors = [QUEST_CARDS[s.face[c]].room for c in decks]
        assert missing not in doors
        wanted = [q for q in QUEST_CARDS if q.in_manual and q.room != missing]
        assert sorted(QUEST_CARDS[s.face[c]].key for c in decks) == sorted(q.key for q in wanted)


@pytest.mark.parametrize(("seats", "cards"), [(2, 89), (3, 89), (4, 95)])
def test_six_quests_are_for_four_players(seats: int, cards: int) -> None:
    """R34, O11: two of each Moon stay in the box with fewer."""
    s = before_play(seats)
    decks = [c for moon in range(3) for c in cards_in(s, QUEST_DECK + moon)]
    assert len(decks) == cards
    assert any(QUEST_CARDS[s.face[c]].four_players for c in decks) == (seats == 4)
