"""The 32 Quests of the Second Moon: when each is offered, and what it gives."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.action import ASKS_PHYSICAL
from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ANDROMEDA,
    ARENA,
    CLEAN_UP,
    COMPLETE,
    CRYPT,
    DISCARD,
    DIVINATION,
    DRAW_FROM,
    END,
    EVENT_DECK,
    FORGOTTEN_DECK,
    GARDEN,
    HAND,
    LANDSKNECHT,
    LAY_SIDE,
    MALACODA,
    NECROMANCY,
    NO_MODEL,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    QUEST_DECK,
    QUESTS,
    READY,
    REVERSE,
    SANCTUARY,
    SCHOOL_DECK,
    STEP,
    STOP,
    STRAIGHT,
    THRONE_ROOM,
    TREASURE_ROOM,
    YES,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    give,
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
    cast_all,
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
    shake,
    strike,
    take,
    use_room,
    walk,
)


# --- doors -----
@pytest.mark.card("q2-01")
def test_kneel_before_the_bloom() -> None:
    """The Black Rose Room's bargain, 4 cards for a Forgotten Spell, then 2 cards."""
    s, card = door_scene("q2-01")
    mine = fill_grimoire(s, NERO, 7)
    for c in mine[:4]:
        put(s, c, HAND + NERO)
    top = cards_in(s, FORGOTTEN_DECK)[:3]
    go_through(s, card)
    assert s.points[NERO] == 2
    while offered(s, NERO, DISCARD):
        answer(s, NERO, DISCARD, offered(s, NERO, DISCARD)[0])
    assert offered(s, NERO, PICK_CARD) == top
    answer(s, NERO, PICK_CARD, top[1])
    answer(s, NERO, PICK_CARD, top[2])
    assert set(cards_in(s, HAND + NERO)) == {top[1], mine[4], mine[5]}


@pytest.mark.card("q2-01")
def test_the_black_rose_room_may_be_activated_for_the_quest_alone() -> None:
    """O15: without 4 cards its own effect does nothing, yet the door opens; without the Quest it does not."""
    s, card = door_scene("q2-01")
    mine = fill_grimoire(s, NERO, 3)
    go_through(s, card)
    assert cards_in(s, HAND + NERO) == [mine[1], mine[0]]
    s, card = door_scene("q2-01")
    put(s, card, QUESTS + REBECCA)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert offered(s, NERO, ACTIVATE) == []


@pytest.mark.card("q2-02")
def test_measure_the_seat() -> None:
    """The Crown, 2 PP, and 1 more."""
    s, card = door_scene("q2-02")
    s.crown = TESSA
    go_through(s, card)
    assert (s.crown, s.points[NERO]) == (NERO, 3)


@pytest.mark.card("q2-03")
def test_first_blood_last_bow() -> None:
    """A Mage outside its Cell is shifted into the Arena and takes 3; nobody casts anything."""
    s, card = door_scene("q2-03")
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert s.where[REBECCA] == HERE
    assert cubes_on(s, REBECCA) == [3, 0, 0, 0, 0]
    assert s.status[1] == READY


@pytest.mark.card("q2-04")
def test_feed_the_knife() -> None:
    """One of Nero's Evocations for 5 damage to any enemy model."""
    s, card = door_scene("q2-04")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, FAR)
    put_summoned(s, FIRST_OF_NERO + 1, MALACODA, FAR)
    put_summoned(s, FIRST_OF_REBECCA, ANDROMEDA, FAR)
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [FIRST_OF_NERO, FIRST_OF_NERO + 1]
    answer(s, NERO, PICK_MODEL, FIRST_OF_NERO)
    assert s.kind[FIRST_OF_NERO] == NO_MODEL
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA, FIRST_OF_REBECCA]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert cubes_on(s, TESSA) == [5, 0, 0, 0, 0]


@pytest.mark.card("q2-04")
def test_without_an_evocation_the_knife_stays_hungry() -> None:
    """O68: a reward that can do nothing is lost; the points are not, and the Altar is silent."""
    s, card = door_scene("q2-04")
    go_through(s, card)
    assert sum(s.damage) == 0
    assert s.points[NERO] == 2


@pytest.mark.card("q2-05")
def test_hammer_tongs_thunder() -> None:
    """2 damage to every model in the Forge but Nero's own, then a step."""
    s, card = door_scene("q2-05")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, HERE)
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    s.where[REBECCA] = HERE
    go_through(s, card)
    answer(s, NERO, STEP, BESIDE, NERO)
    assert [sum(cubes_on(s, m)) for m in (NERO, REBECCA, FIRST_OF_NERO, FIRST_OF_REBECCA)] == [0, 2, 0, 2]
    assert s.where[NERO] == BESIDE
    assert s.pending[0].about == ASKS_PHYSICAL, "one Room; the rest would be his Physical Action"


@pytest.mark.card("q2-06")
def test_roots_below_the_floor() -> None:
    """1 Instability in the Garden and in each of its six neighbours."""
    s, card = door_scene("q2-06")
    go_through(s, card)
    seven = [HERE, BESIDE, at(0, 0), at(0, -1), at(-1, -1), at(-2, 0), at(-2, 1)]
    assert all(cubes_in(s, hex_) == [1, 0, 0, 0, 0] for hex_ in seven)
    assert sum(s.instability) == 7


@pytest.mark.card("q2-07")
def test_the_second_ledger() -> None:
    """1 PP of each Mage with more than Nero's 3 as it begins; a Cell protects; no point of the Room's."""
    s, card = door_scene("q2-07")
    s.points[:4] = [1, 4, 3, 9]
    go_through(s, card)
    assert s.points[:4] == [4, 3, 3, 9]


@pytest.mark.card("q2-08")
def test_forbidden_shelf() -> None:
    """Two cards, each off the top of a School deck named for it."""
    s, card = door_scene("q2-08")
    first = cards_in(s, SCHOOL_DECK + NECROMANCY)[0]
    second = cards_in(s, SCHOOL_DECK + DIVINATION)[0]
    go_through(s, card)
    answer(s, NERO, DRAW_FROM, NECROMANCY, NERO)
    answer(s, NERO, DRAW_FROM, DIVINATION, NERO)
    assert set(cards_in(s, HAND + NERO)) == {first, second}
    assert offered(s, NERO, DRAW_FROM) == []


@pytest.mark.card("q2-09")
def test_mercy_with_interest() -> None:
    """2 healed by the Sanctuary, then 2 of the rest pass to another Mage, colours kept."""
    s, card = door_scene("q2-09")
    hurt(s, NERO, TESSA, 5)
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, REBECCA)
    answer(s, NERO, PICK_CUBE, TESSA, NERO)
    answer(s, NERO, PICK_CUBE, TESSA, NERO)
    assert cubes_on(s, NERO) == [0, 0, 1, 0, 0]
    assert cubes_on(s, REBECCA) == [0, 0, 2, 0, 0]


@pytest.mark.card("q2-10")
def test_the_long_fall() -> None:
    """The Abyss swallows a Mage beside it; then every model next to it, but Nero's, takes 1."""
    s, card = door_scene("q2-10")
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, BESIDE)
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    go_through(s, card)
    assert s.points[NERO] == 2, "scored before the Room's effect"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert s.where[REBECCA] < 0
    assert [sum(cubes_on(s, m)) for m in (REBECCA, TESSA, FIRST_OF_NERO, FIRST_OF_REBECCA)] == [0, 1, 0, 0]


@pytest.mark.card("q2-11")
@pytest.mark.parametrize("wanted", [True, False])
def test_distilled_fury(wanted: bool) -> None:
    """The Laboratory's 2 cards, then a Spell from hand, if Nero likes."""
    s, card = door_scene("q2-11")
    fill_grimoire(s, NERO, 2)
    lay_spell(s, NERO, 1, "maelstrom", STRAIGHT)
    face = s.face[give(s, NERO, "fireball")]
    go_through(s, card)
    assert s.size[HAND + NERO] == 3
    answer(s, NERO, YES if wanted else PASS)
    fireball = next(c for c in cards_in(s, HAND + NERO) if s.face[c] == face)
    if wanted:
        answer(s, NERO, PICK_CARD, fireball)
        answer(s, NERO, LAY_SIDE, STRAIGHT, fireball)
        answer(s, NERO, PICK_ROOM, BESIDE)
    assert (s.sheet[1] == fireball) == wanted
    assert sum(cubes_in(s, HERE)) == (1 if wanted else 0), "its vortex"


@pytest.mark.card("q2-12")
def test_chorus_of_claws() -> None:
    """A Malacoda instead of a Cerbero; it may act."""
    s, card = door_scene("q2-12")
    s.where[REBECCA] = HERE
    go_through(s, card)
    assert (s.kind[FIRST_OF_NERO], s.where[FIRST_OF_NERO]) == (MALACODA, HERE)
    assert s.kind[FIRST_OF_NERO + 1] == NO_MODEL
    answer(s, NERO, YES)
    answer(s, NERO, STOP, FIRST_OF_NERO)
    answer(s, NERO, YES)
    assert cubes_on(s, REBECCA) == [3, 0, 0, 0, 0]


@pytest.mark.card("q2-13")
def test_walls_within_walls() -> None:
    """A Protection laid by the Armory, then up to 2 damage healed."""
    s, card = door_scene("q2-13")
    hurt(s, NERO, TESSA, 3)
    lay_spell(s, NERO, 1, "maelstrom", STRAIGHT)
    wind = give(s, NERO, "deceiving-wind")
    go_through(s, card)
    answer(s, NERO, LAY_SIDE, REVERSE, wind)
    assert (s.sheet[1], s.status[1]) == (wind, ACTIVE)
    assert cubes_on(s, NERO) == [0, 0, 1, 0, 0]


@pytest.mark.card("q2-14")
def test_masks_after_midnight() -> None:
    """Nero sees Rebecca's Quests and trades his other one for one of them; both count from now on."""
    s, card = door_scene("q2-14")
    mine = hold_quest(s, NERO, "q2-30")
    hers = [hold_quest(s, REBECCA, key) for key in ("q2-31", "q2-20")]
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA], "Jaf'ar is in his Cell"
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert all(s.seen_by[c] & 1 for c in hers)
    assert sorted(offered(s, NERO, PICK_CARD)) == sorted(hers)
    answer(s, NERO, PICK_CARD, hers[0])
    assert cards_in(s, QUESTS + NERO) == [hers[0]]
    assert sorted(cards_in(s, QUESTS + REBECCA)) == sorted([mine, hers[1]])
    assert s.since[hers[0]] == s.since[mine] == len(s.deeds)


@pytest.mark.card("q2-14")
def test_masks_find_nobody_to_trade_with_in_a_cell() -> None:
    """R7: who is in its Cell is out of reach, its Quests too; nothing is seen."""
    s, card = door_scene("q2-14")
    mine = hold_quest(s, NERO, "q2-30")
    theirs = hold_quest(s, JAFAR, "q2-31")
    s.where[REBECCA] = s.where[TESSA] = IN_CELL
    go_through(s, card)
    assert cards_in(s, QUESTS + NERO) == [mine]
    assert not s.seen_by[theirs] & 1


@pytest.mark.card("q2-15")
def test_the_marching_dead() -> None:
    """Each Undead of Nero's may act, the new one too; a Malacoda may not."""
    s, card = door_scene("q2-15")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, FAR)
    put_summoned(s, FIRST_OF_NERO + 1, MALACODA, FAR)
    go_through(s, card)
    answer(s, NERO, YES)
    answer(s, NERO, STOP, FIRST_OF_NERO)
    answer(s, NERO, YES)
    answer(s, NERO, PICK_MODEL, TESSA)
    answer(s, NERO, YES)
    answer(s, NERO, STEP, BESIDE, FIRST_OF_NERO + 2)
    answer(s, NERO, STOP, FIRST_OF_NERO + 2)
    assert cubes_on(s, TESSA) == [2, 0, 0, 0, 0]
    assert s.where[FIRST_OF_NERO + 2] == BESIDE
    assert offered(s, NERO, YES) == []


@pytest.mark.card("q2-16")
@pytest.mark.parametrize("crown", [NERO, TESSA])
def test_three_true_words(crown: int) -> None:
    """A card by the Oracle, a card off the top, and 1 PP for the holder of the Crown."""
    s, card = door_scene("q2-16")
    s.crown = crown
    mine = fill_grimoire(s, NERO, 3)
    go_through(s, card)
    answer(s, NERO, PICK_CARD, mine[2])
    assert s.size[HAND + NERO] == 2
    assert s.points[NERO] == (3 if crown == NERO else 2)


# --- feats: casting, triggering -----
@pytest.mark.card("q2-17", "q2-18", "q2-28")
@pytest.mark.parametrize(
    ("key", "spells", "met"),
    [
        ("q2-17", ["fireball", "ice-burst", "meteor-swarm"], True),
        ("q2-17", ["fireball", "ice-burst", "plot"], False),
        ("q2-18", ["plot", "epiphany", "forget-the-grief"], True),
        ("q2-18", ["plot", "epiphany", "fireball"], False),
        ("q2-28", ["fireball", "ice-burst", "destructive-bolt"], True),
        ("q2-28", ["fireball", "meteor-swarm", "ice-burst"], False),
    ],
)  # fmt: skip
def test_three_spells(key: str, spells: list[str], met: bool) -> None:
    """Three of a type, or of three elements; two and another will not do."""
    s, card = quest_scene(key)
    cast_all(s, spells)
    assert is_offered(s) == met
    if met:
        take(s, card, 2)


@pytest.mark.card("q2-17")
def test_battle_rhythm_strikes_a_room() -> None:
    """1 damage to every model but Nero's in a Room within 1 of his."""
    s, card = quest_scene("q2-17")
    cast_all(s, ["fireball", "ice-burst", "obscure-explosion"])
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, BESIDE)
    before = [sum(cubes_on(s, m)) for m in (REBECCA, TESSA, FIRST_OF_NERO)]
    take(s, card, 2)
    assert len(offered(s, NERO, PICK_ROOM)) == 7
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert [sum(cubes_on(s, m)) for m in (REBECCA, TESSA, FIRST_OF_NERO)] == [before[0] + 1, before[1] + 1, 0]


@pytest.mark.card("q2-18", "q2-28")
def test_cards_for_three_spells() -> None:
    """Quiet Machinery gives 2 off the Grimoire, One Page, Four Winds 1 of a School."""
    s, card = quest_scene("q2-18")
    mine = fill_grimoire(s, NERO, 6)
    cast_all(s, ["plot", "arcane-mark", "fire-of-fate"])
    take(s, card, 2)
    assert set(cards_in(s, HAND + NERO)) == set(mine[:2])
    s, card = quest_scene("q2-28")
    cast_all(s, ["fireball", "ice-burst", "destructive-bolt"])
    top = cards_in(s, SCHOOL_DECK + DIVINATION)[0]
    take(s, card, 2)
    answer(s, NERO, DRAW_FROM, DIVINATION, NERO)
    assert cards_in(s, HAND + NERO) == [top]
    assert offered(s, NERO, DRAW_FROM) == []


@pytest.mark.card("q2-27")
def test_the_shield_remembers() -> None:
    """A Protection of Nero's is triggered: 2 PP and a card; having one Active is not enough."""
    s, card = quest_scene("q2-27")
    top = fill_grimoire(s, NERO, 2)[0]
    lay_spell(s, NERO, 0, "deceiving-wind", STRAIGHT)
    s.where[REBECCA] = HERE
    s.tokens[REBECCA] = 1
    begin(s)
    cast_at(s, 0)
    assert not is_offered(s)
    answer(s, NERO, END)
    strike(s, NERO)
    trigger(s, NERO, 0)
    rest(s)
    take(s, card, 2)
    assert cards_in(s, HAND + NERO) == [top]


@pytest.mark.card("q2-27")
def test_a_trap_is_no_shield() -> None:
    """Triggering Blade Barrage does not complete it."""
    s, _ = quest_scene("q2-27")
    lay_room(s, ARENA, BESIDE)
    s.where[REBECCA] = at(-2, 2)
    s.tokens = [2, 1, 0, 0]
    s.first = s.active = REBECCA
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    walk(s, BESIDE)
    trigger(s, NERO, 1)
    rest(s)
    assert sum(cubes_on(s, REBECCA)) == 3
    assert not is_offered(s)


# --- feats: Rooms and Instability -----
@pytest.mark.card("q2-19")
@pytest.mark.parametrize(("third", "met"), [(CRYPT, True), (TREASURE_ROOM, False)])
def test_three_colours_of_ambition(third: int, met: bool) -> None:
    """Rooms of three colours activated; two green ones are one colour. Then a move of up to 2."""
    s, card = quest_scene("q2-19")
    s.tokens[NERO] = 4
    path = [HERE, BESIDE, at(-2, 1)]
    for hex_, room in zip(path, (SANCTUARY, GARDEN, third), strict=True):
        lay_room(s, room, hex_)
    begin(s)
    for hex_ in path:
        assert not is_offered(s)
        s.where[NERO] = hex_
        use_room(s)
    assert is_offered(s) == met
    if met:
        take(s, card, 3)
        answer(s, NERO, STEP, HERE, NERO)
        answer(s, NERO, STEP, at(0, 0), NERO)
        assert s.where[NERO] == at(0, 0)
        assert offered(s, NERO, STEP) == [], "two Rooms at most"


@pytest.mark.card("q2-22")
@pytest.mark.parametrize(("here", "met"), [(2, True), (1, False)])
def test_the_groaning_beam(here: int, met: bool) -> None:
    """3 cubes in one Room, in several goes; 2 there and 1 elsewhere are not 3 in one."""
    s, card = quest_scene("q2-22")
    shake(s, FAR, TESSA, 3)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    lay_spell(s, NERO, 0, "wrath-of-nature", REVERSE)
    lay_spell(s, NERO, 2, "ice-burst", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    if not met:
        s.where[NERO] = BESIDE
    cast_at(s, 0, PICK_ROOM, HERE)
    assert cubes_in(s, HERE) == [1 + here, 0, 0, 0, 0]
    if not met:
        cast_at(s, 2, PICK_ROOM, HERE)
        assert sum(s.instability) - 3 == 3, "and yet no Room has more than 2 of them"
    assert is_offered(s) == met
    if met:
        take(s, card, 2)
        answer(s, NERO, PICK_ROOM, FAR)
        assert cubes_in(s, FAR) == [2, 0, 1, 0, 0]


@pytest.mark.card("q2-29")
def test_travellers_debt() -> None:
    """The fifth Room entered, not the fourth; then the Room may be activated."""
    s, card = quest_scene("q2-29")
    s.tokens[NERO] = 4
    lay_room(s, SANCTUARY, BESIDE)
    begin(s)
    walk(s, BESIDE, HERE)
    walk(s, BESIDE, HERE)
    assert not is_offered(s)
    walk(s, BESIDE)
    take(s, card, 2)
    answer(s, NERO, YES)
    assert s.activated[BESIDE] == 1


# --- feats: blows -----
@pytest.mark.card("q2-20")
@pytest.mark.parametrize(("other", "met"), [(False, True), (True, False)])
def test_red_hands(other: bool, met: bool) -> None:
    """The final blow on a Mage: Nero's own, not Rebecca's on a Mage full of his cubes."""
    s, card = quest_scene("q2-20")
    s.where[REBECCA] = s.where[TESSA] = HERE
    s.tokens = [0, 1, 0, 0] if other else [2, 0, 0, 0]
    hurt(s, NERO, JAFAR, 3)
    hurt(s, TESSA, NERO, 9)
    begin(s)
    strike(s, TESSA)
    assert s.where[TESSA] < 0
    assert is_offered(s) == met
    if met:
        take(s, card, 3)
        assert cubes_on(s, NERO) == [0, 0, 0, 1, 0]


@pytest.mark.card("q2-21")
def test_hunter_of_hounds() -> None:
    """The final blow on an enemy Evocation, not on a Mage: 2 PP and a Landsknecht beside Nero."""
    s, card = quest_scene("q2-21")
    s.where[REBECCA] = HERE
    hurt(s, REBECCA, NERO, 10)
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    hurt(s, FIRST_OF_REBECCA, NERO, 1)
    begin(s)
    strike(s, REBECCA)
    assert s.where[REBECCA] < 0
    assert not is_offered(s)
    strike(s, FIRST_OF_REBECCA)
    take(s, card, 2)
    assert (s.kind[FIRST_OF_NERO], s.where[FIRST_OF_NERO]) == (LANDSKNECHT, HERE)


@pytest.mark.card("q2-21")
def test_dismissing_a_hound_is_no_hunt() -> None:
    """Dismiss removes without a blow."""
    s, _ = quest_scene("q2-21")
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, BESIDE)
    lay_spell(s, NERO, 1, "dismiss", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    assert s.kind[FIRST_OF_REBECCA] == NO_MODEL
    assert not is_offered(s)


@pytest.mark.card("q2-26")
@pytest.mark.parametrize(("there", "met"), [(2, True), (1, False)])
def test_borrowed_blood(there: int, met: bool) -> None:
    """2 damage converted, not 1, and not Instability; then 1 damage to a Mage within 1."""
    s, card = quest_scene("q2-26")
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.where[JAFAR] = at(1, 0)
    hurt(s, REBECCA, TESSA, there)
    shake(s, BESIDE, TESSA, 3)
    lay_spell(s, NERO, 1, "cowardice", STRAIGHT)
    lay_spell(s, NERO, 0, "obscure-explosion", STRAIGHT)
    begin(s)
    cast_at(s, 0, PICK_ROOM, BESIDE)
    assert cubes_in(s, BESIDE)[NERO] == 3
    assert not is_offered(s)
    cast_at(s, 1, PICK_MODEL, REBECCA)
    assert is_offered(s) == met
    if met:
        take(s, card, 2)
        assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
        answer(s, NERO, PICK_MODEL, TESSA)
        assert sum(cubes_on(s, TESSA)) == 3


@pytest.mark.card("q2-30")
def test_butchers_arithmetic() -> None:
    """6 damage on Mages, not 5; what falls on Evocations is not counted. No defeat, no further point."""
    s, card = quest_scene("q2-30")
    s.where[REBECCA] = BESIDE
    put_summoned(s, FIRST_OF_REBECCA, ANDROMEDA, BESIDE)
    lay_spell(s, NERO, 1, "meteor-swarm", STRAIGHT)
    lay_spell(s, NERO, 0, "fire-dash", STRAIGHT)
    lay_spell(s, NERO, 2, "fire-dash", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    cast_at(s, 0, PICK_ROOM, BESIDE)
    assert cubes_on(s, REBECCA) == [5, 0, 0, 0, 0]
    assert not is_offered(s)
    cast_at(s, 2, PICK_ROOM, BESIDE)
    take(s, card, 3)


@pytest.mark.card("q2-30")
def test_butchers_are_paid_for_a_defeat() -> None:
    """1 PP more if Nero scored for a defeated Mage since he holds the Quest."""
    s, card = quest_scene("q2-30")
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    hurt(s, TESSA, REBECCA, 9)
    lay_spell(s, NERO, 1, "meteor-swarm", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    assert s.where[TESSA] < 0
    assert s.points[NERO] == 2, "runner-up"
    take(s, card, 3 + 1)


@pytest.mark.card("q2-31")
@pytest.mark.parametrize(("mages", "met"), [(3, True), (2, False)])
def test_the_third_knife(mages: int, met: bool) -> None:
    """Three different Mages damaged; two and their Evocations are two. Then 1 conversion on each."""
    s, card = quest_scene("q2-31")
    for m in range(1, mages + 1):
        s.where[m] = BESIDE
    put_summoned(s, FIRST_OF_REBECCA, ANDROMEDA, BESIDE)
    hurt(s, REBECCA, TESSA, 2)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    assert is_offered(s) == met
    if met:
        take(s, card, 3)
        assert cubes_on(s, REBECCA) == [4, 0, 1, 0, 0]


@pytest.mark.card("q2-32")
@pytest.mark.parametrize(("third", "met"), [(JAFAR, True), (4, True), (TESSA, True), (NERO, False)])
def test_feast_of_crows(third: int, met: bool) -> None:
    """A share of a Mage that bore 3 colours, the Rose's and its own included; 2 are not enough."""
    s, card = quest_scene("q2-32")
    mine = fill_grimoire(s, NERO, 4)
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.tokens = [0, 1, 0, 0]
    hurt(s, TESSA, NERO, 4)
    hurt(s, TESSA, third, 1)
    hurt(s, TESSA, REBECCA, 4)
    begin(s)
    strike(s, TESSA)
    assert s.where[TESSA] < 0
    assert is_offered(s) == met
    if met:
        take(s, card, 2)
        assert set(cards_in(s, HAND + NERO)) == set(mine[:2])


# --- feats tested at the end of the Game Turn -----
@pytest.mark.card("q2-23")
@pytest.mark.parametrize(("blows", "met"), [(1, False), (2, True)])
def test_unbroken(blows: int, met: bool) -> None:
    """An enemy Spell and an attack are two; offered at the start of Clean-up; up to 4 healed."""
    s, card = quest_scene("q2-23")
    s.where[REBECCA] = HERE
    s.tokens = [0, blows - 1, 0, 0]
    lay_spell(s, REBECCA, 1, "fireball", STRAIGHT)
    begin(s)
    cast_at(s, 5, PICK_ROOM, HERE)
    if blows == 2:
        strike(s, NERO)
    assert is_offered(s) == met
    if met:
        assert s.phase == CLEAN_UP
        take(s, card, 2)
        assert cubes_on(s, NERO) == [0, 1, 0, 0, 0]


@pytest.mark.card("q2-23")
def test_broken_after_all() -> None:
    """Two blows and a defeat: not offered."""
    s, _ = quest_scene("q2-23")
    s.where[REBECCA] = HERE
    s.tokens = [0, 2, 0, 0]
    hurt(s, NERO, TESSA, 6)
    begin(s)
    strike(s, NERO)
    strike(s, NERO)
    assert s.turn == 2
    assert not is_offered(s)


@pytest.mark.card("q2-23")
def test_one_trap_is_one_blow_however_many_clauses_it_has() -> None:
    """`targeted` counts Spells, Traps and attacks, not damage."""
    s, _ = quest_scene("q2-23")
    lay_room(s, ARENA, BESIDE)
    lay_spell(s, REBECCA, 1, "blade-barrage", STRAIGHT, ACTIVE)
    s.tokens[NERO] = 1
    begin(s)
    walk(s, BESIDE)
    trigger(s, REBECCA, 5)
    rest(s)
    assert sum(cubes_on(s, NERO)) == 3
    assert s.turn == 2
    assert not is_offered(s)


@pytest.mark.card("q2-24")
@pytest.mark.parametrize(("n", "met"), [(3, True), (2, False)])
def test_a_small_army(n: int, met: bool) -> None:
    """Three Evocations at the end of the Game Turn: 3 PP and a Quest of this Moon."""
    s, card = quest_scene("q2-24")
    for m in range(n):
        put_summoned(s, FIRST_OF_NERO + m, LANDSKNECHT, FAR)
    s.tokens = [1, 0, 0, 0]
    begin(s)
    walk(s)
    assert not is_offered(s), "not before the end"
    top = cards_in(s, QUEST_DECK + 1)[0]
    answer(s, NERO, END)
    assert is_offered(s) == met
    if met:
        take(s, card, 3)
        assert cards_in(s, QUESTS + NERO) == [top]


@pytest.mark.card("q2-25")
@pytest.mark.parametrize(("crown", "visits", "met"), [
    (TESSA, True, True), (NERO, True, True), (NERO, False, False),
])  # fmt: skip
def test_heavy_is_the_head(crown: int, visits: bool, met: bool) -> None:
    """The Crown held at the end, taken this turn or confirmed on the Throne; having it is not enough."""
    s, card = quest_scene("q2-25")
    s.crown = crown
    lay_room(s, THRONE_ROOM, HERE)
    s.tokens = [1, 0, 0, 0]
    top = fill_grimoire(s, NERO, 4)[0]
    begin(s)
    if visits:
        use_room(s)
    else:
        walk(s)
    assert is_offered(s) == met
    if met:
        assert s.phase == CLEAN_UP
        take(s, card, 2)
        assert cards_in(s, HAND + NERO) == [top]


@pytest.mark.card("q2-25")
def test_a_crown_taken_by_a_spell_counts_and_one_lost_again_does_not() -> None:
    """Plot gives the Crown for an Event played; Rebecca on the Throne takes it back."""
    for lost in (False, True):
        s, _ = quest_scene("q2-25")
        s.crown = TESSA
        s.tokens = [0, 1 if lost else 0, 0, 0]
        lay_room(s, THRONE_ROOM, FAR)
        s.where[REBECCA] = FAR
        lay_spell(s, NERO, 1, "plot", REVERSE)
        begin(s)
        cast_at(s, 1, PICK_CARD, cards_in(s, EVENT_DECK + 1)[0])
        if lost and s.turn == 1 and not is_offered(s):
            use_room(s)
        assert is_offered(s) != lost


DOORS = [quest.key for quest in QUEST_CARDS if quest.moon == 2 and quest.room >= 0]


@pytest.mark.parametrize("key", DOORS)
def test_a_door_is_offered_when_its_room_is_activated(key: str) -> None:
    """O67: after the token is flipped, before anything else; it may be declined and stays."""
    s, card = door_scene(key)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    assert s.flipped[HERE] == 1
    assert offered(s, NERO, COMPLETE) == [card]
    answer(s, NERO, PASS)
    assert card in cards_in(s, QUESTS + NERO)
    assert s.points[NERO] == (1 if QUEST_CARDS[s.face[card]].room == TREASURE_ROOM else 0)
