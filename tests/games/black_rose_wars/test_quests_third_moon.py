"""The 31 Quests of the Third Moon: when each is offered, and what it gives."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.rules.models import attack_value
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ANDROMEDA,
    ARENA,
    ARMORY,
    BONE_KNIGHT,
    CAST,
    CERBERO,
    CLEAN_UP,
    COMPLETE,
    CRYPT,
    END,
    EVENT_DISCARD,
    EVOKE,
    FORGOTTEN_DECK,
    GARDEN,
    GRIMOIRE,
    HAND,
    INFAMY_OF_CRETE,
    LANDSKNECHT,
    LAY_SIDE,
    MALACODA,
    MEMORIES,
    NO_MODEL,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    QUEST_DECK,
    QUESTS,
    REPLACE,
    RESISTANCE,
    REVERSE,
    ROSE,
    SACRIFICE,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    STEP,
    STOP,
    STRAIGHT,
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
    play_event,
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
@pytest.mark.card("q3-01")
def test_drink_from_the_root() -> None:
    """One of 3 Forgotten Spells for nothing; the others go under the deck."""
    s, card = door_scene("q3-01")
    mine = fill_grimoire(s, NERO, 5)
    for c in mine:
        put(s, c, HAND + NERO)
    deck = cards_in(s, FORGOTTEN_DECK)
    go_through(s, card)
    assert offered(s, NERO, PICK_CARD) == deck[:3]
    answer(s, NERO, PICK_CARD, deck[1])
    assert set(cards_in(s, HAND + NERO)) == {*mine, deck[1]}
    assert cards_in(s, FORGOTTEN_DECK)[:-2] == deck[3:]
    assert set(cards_in(s, FORGOTTEN_DECK)[-2:]) == {deck[0], deck[2]}


@pytest.mark.card("q3-02")
def test_coronation_in_ashes() -> None:
    """The Crown, then 2 damage to every model next to the Throne Room but Nero's."""
    s, card = door_scene("q3-02")
    s.crown = TESSA
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = HERE
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, BESIDE)
    go_through(s, card)
    assert s.crown == NERO
    assert [sum(cubes_on(s, m)) for m in (REBECCA, TESSA, FIRST_OF_NERO)] == [2, 0, 0]
    assert s.points[NERO] == 3


@pytest.mark.card("q3-03")
def test_no_seats_left() -> None:
    """The Arena lets Nero and another cast; then 2 damage to a Mage anywhere."""
    s, card = door_scene("q3-03")
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT)
    lay_spell(s, REBECCA, 1, "dance-of-death", STRAIGHT)
    go_through(s, card)
    assert s.status[1] == ACTIVE
    while s.pending[0].seat != NERO or not offered(s, NERO, PICK_MODEL) or s.status[5] != ACTIVE:
        answer(s, NERO, PICK_MODEL, REBECCA)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert cubes_on(s, TESSA) == [2, 0, 0, 0, 0]


@pytest.mark.card("q3-04")
@pytest.mark.parametrize("wanted", [True, False])
def test_hall_of_many_selves(wanted: bool) -> None:
    """Nothing to mirror; then a shift to any Room, which may be activated."""
    s, card = door_scene("q3-04")
    lay_room(s, TREASURE_ROOM, FAR)
    go_through(s, card)
    assert len(offered(s, NERO, PICK_ROOM)) == 19
    answer(s, NERO, PICK_ROOM, FAR)
    assert s.where[NERO] == FAR
    answer(s, NERO, YES if wanted else PASS)
    assert s.points[NERO] == (4 if wanted else 3)
    assert s.activated[FAR] == wanted


@pytest.mark.card("q3-05")
def test_stars_already_dead() -> None:
    """An Event in play is discarded; the Rose gains nothing for it."""
    s, card = door_scene("q3-05")
    first = play_event(s, "e1-21", 0)
    second = play_event(s, "e1-22", 2)
    go_through(s, card)
    assert offered(s, NERO, PICK_CARD) == [first, second]
    answer(s, NERO, PICK_CARD, second)
    assert s.pile[second] == EVENT_DISCARD
    assert s.points[ROSE] == 0


@pytest.mark.card("q3-06")
def test_speak_with_the_founder() -> None:
    """Memories are shuffled into the Grimoire; 3 cards are drawn."""
    s, card = door_scene("q3-06")
    mine = fill_grimoire(s, NERO, 5)
    for c in mine[:3]:
        put(s, c, MEMORIES + NERO)
    go_through(s, card)
    assert s.size[MEMORIES + NERO] == 0
    assert (s.size[HAND + NERO], s.size[GRIMOIRE + NERO]) == (3, 2)


@pytest.mark.card("q3-07")
def test_strangling_ivy() -> None:
    """3 Instability in the Garden or one neighbour."""
    s, card = door_scene("q3-07")
    go_through(s, card)
    assert len(offered(s, NERO, PICK_ROOM)) == 7
    answer(s, NERO, PICK_ROOM, HERE)
    assert cubes_in(s, HERE) == [3, 0, 0, 0, 0]
    assert sum(s.instability) == 3


@pytest.mark.card("q3-08")
def test_the_masters_blade() -> None:
    """The Forge's attack is still worth 2; from then on 4, until the turn ends."""
    s, card = door_scene("q3-08")
    s.where[REBECCA] = HERE
    go_through(s, card)
    answer(s, NERO, STOP, NERO)
    assert cubes_on(s, REBECCA) == [2, 0, 0, 0, 0]
    assert attack_value(s, NERO) == 4
    rest(s)
    strike(s, REBECCA)
    assert s.turn == 2
    assert cubes_on(s, REBECCA) == [6, 0, 0, 0, 0]
    assert attack_value(s, NERO) == 2


@pytest.mark.card("q3-09")
def test_empty_the_vault() -> None:
    """The Treasure Room's point, then 1 from each Mage outside its Cell that has one."""
    s, card = door_scene("q3-09")
    s.points[:4] = [0, 2, 0, 5]
    go_through(s, card)
    assert s.points[:4] == [3 + 1 + 1, 1, 0, 5]


@pytest.mark.card("q3-10")
def test_absolution() -> None:
    """All of Nero's damage goes, and a Mage within 2 of the Sanctuary takes 2."""
    s, card = door_scene("q3-10")
    hurt(s, NERO, REBECCA, 7)
    s.where[TESSA] = at(1, 0)
    s.where[JAFAR] = BESIDE
    go_through(s, card)
    assert sum(cubes_on(s, NERO)) == 0
    assert offered(s, NERO, PICK_MODEL) == [TESSA, JAFAR], "Rebecca is 4 away"
    answer(s, NERO, PICK_MODEL, TESSA)
    assert cubes_on(s, TESSA) == [2, 0, 0, 0, 0]


@pytest.mark.card("q3-11")
def test_gate_of_teeth() -> None:
    """A Malacoda and a Cerbero."""
    s, card = door_scene("q3-11")
    go_through(s, card)
    assert s.kind[FIRST_OF_NERO : FIRST_OF_NERO + 3] == [MALACODA, CERBERO, NO_MODEL]
    assert s.where[FIRST_OF_NERO : FIRST_OF_NERO + 2] == [HERE, HERE]


@pytest.mark.card("q3-12")
def test_knight_without_a_grave() -> None:
    """A Bone Knight that may act, or not."""
    s, card = door_scene("q3-12")
    s.where[REBECCA] = BESIDE
    go_through(s, card)
    knight = FIRST_OF_NERO
    assert (s.kind[knight], s.where[knight]) == (BONE_KNIGHT, HERE)
    answer(s, NERO, YES)
    answer(s, NERO, STEP, BESIDE, knight)
    answer(s, NERO, STOP, knight)
    answer(s, NERO, YES)
    assert cubes_on(s, REBECCA) == [4, 0, 0, 0, 0]
    assert s.kind[FIRST_OF_NERO + 1] == NO_MODEL, "no Landsknecht"


@pytest.mark.card("q3-13")
def test_the_last_offering() -> None:
    """5 damage to an enemy model anywhere."""
    s, card = door_scene("q3-13")
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, FAR)
    put_summoned(s, FIRST_OF_REBECCA, BONE_KNIGHT, FAR)
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA, FIRST_OF_REBECCA]
    answer(s, NERO, PICK_MODEL, TESSA)
    assert cubes_on(s, TESSA) == [5, 0, 0, 0, 0]


@pytest.mark.card("q3-14")
@pytest.mark.parametrize("sent", [0, 1, 2])
def test_what_looks_back(sent: int) -> None:
    """Up to 2 Mages within 2 of the Abyss go to their Cells, healed and unscored; 1 PP for each."""
    s, card = door_scene("q3-14")
    s.where[REBECCA], s.where[TESSA], s.where[JAFAR] = BESIDE, at(1, 0), at(2, 0)
    for m in (REBECCA, TESSA):
        hurt(s, m, JAFAR, 3)
    go_through(s, card)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
    for m in (REBECCA, TESSA)[:sent]:
        answer(s, NERO, PICK_MODEL, m)
    if sent < 2:
        answer(s, NERO, PASS)
    assert [s.where[m] == IN_CELL for m in (REBECCA, TESSA)] == [sent > 0, sent > 1]
    assert s.points[:4] == [3 + sent, 0, 0, 0]
    assert s.reserve[JAFAR] == 25 - 3 * (2 - sent)


@pytest.mark.card("q3-14")
def test_the_abyss_looks_back_at_two_at_most() -> None:
    """Three are near enough; after the second nobody else can be named."""
    s, card = door_scene("q3-14")
    s.where[REBECCA] = s.where[TESSA] = s.where[JAFAR] = BESIDE
    go_through(s, card)
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert offered(s, NERO, PICK_MODEL) == [TESSA, JAFAR]
    answer(s, NERO, PICK_MODEL, JAFAR)
    assert [s.where[m] for m in (REBECCA, TESSA, JAFAR)] == [IN_CELL, BESIDE, IN_CELL]
    assert s.points[NERO] == 5


@pytest.mark.card("q3-15")
def test_the_final_reagent() -> None:
    """2 Instability in the Laboratory and a Spell from hand; no cards are drawn."""
    s, card = door_scene("q3-15")
    lay_spell(s, NERO, 1, "maelstrom", STRAIGHT)
    explosion = give(s, NERO, "obscure-explosion")
    go_through(s, card)
    answer(s, NERO, LAY_SIDE, STRAIGHT, explosion)
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert s.sheet[1] == explosion
    assert cubes_in(s, HERE) == [2, 0, 0, 0, 0]
    assert s.size[HAND + NERO] == 0


# --- feats: casting, triggering -----
@pytest.mark.card("q3-16")
def test_storm_without_end() -> None:
    """The fourth Spell of any kind, a Trap just set included."""
    s, card = quest_scene("q3-16")
    mine = fill_grimoire(s, NERO, 4)
    cast_all(s, ["fireball", "arcane-mark", "blade-barrage", "bone-armor"])
    take(s, card, 3)
    assert set(cards_in(s, HAND + NERO)) == set(mine[:2])


@pytest.mark.card("q3-16")
def test_three_spells_and_a_sacrifice_are_no_storm() -> None:
    """A sacrificed Spell is not cast."""
    s, _ = quest_scene("q3-16")
    lay_spell(s, NERO, 3, "bone-armor", STRAIGHT)
    cast_all(s, ["fireball", "arcane-mark", "blade-barrage"])
    answer(s, NERO, SACRIFICE, 3)
    answer(s, NERO, STEP, BESIDE, NERO)
    assert s.where[NERO] == BESIDE
    assert not is_offered(s)


@pytest.mark.card("q3-24")
def test_dead_letters() -> None:
    """Two triggered, of either kind; one and one more set are not two. Then any card of the Memories."""
    s, card = quest_scene("q3-24")
    mine = fill_grimoire(s, NERO, 3)
    for c in mine:
        put(s, c, MEMORIES + NERO)
    lay_room(s, ARENA, BESIDE)
    s.where[REBECCA] = at(-2, 2)
    s.tokens = [1, 2, 0, 0]
    s.first = s.active = REBECCA
    lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, NERO, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, BESIDE, REBECCA)
    trigger(s, NERO, 1)
    answer(s, REBECCA, STEP, HERE, REBECCA)
    rest(s)
    assert not is_offered(s)
    strike(s, NERO)
    trigger(s, NERO, 0)
    rest(s)
    take(s, card, 3)
    assert set(offered(s, NERO, PICK_CARD)) == set(mine)
    answer(s, NERO, PICK_CARD, mine[0])
    assert cards_in(s, HAND + NERO) == [mine[0]]


@pytest.mark.card("q3-25")
def test_voice_of_the_forgotten() -> None:
    """A Forgotten Spell cast: 4 PP, and the next 2 come back in any order. School Spells do not count."""
    s, card = quest_scene("q3-25")
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    lay_spell(s, NERO, 0, "disintegration", REVERSE)
    begin(s)
    cast_at(s, 1)
    assert not is_offered(s)
    cast_at(s, 0, PICK_ROOM, BESIDE)
    first, second = cards_in(s, FORGOTTEN_DECK)[:2]
    take(s, card, 4)
    answer(s, NERO, PICK_CARD, second)
    assert cards_in(s, FORGOTTEN_DECK)[:2] == [second, first]


@pytest.mark.card("q3-25")
def test_a_forgotten_trap_speaks_when_it_is_triggered() -> None:
    """O72: its School is known only then."""
    s, card = quest_scene("q3-25")
    lay_room(s, CRYPT, BESIDE)
    s.where[REBECCA] = at(-2, 2)
    s.tokens[REBECCA] = 1
    lay_spell(s, NERO, 1, "soul-entrapment", STRAIGHT)
    begin(s)
    cast_at(s, 1)
    assert not is_offered(s)
    answer(s, NERO, END)
    walk(s, BESIDE)
    trigger(s, NERO, 1)
    rest(s)
    take(s, card, 4)


@pytest.mark.card("q3-27")
@pytest.mark.parametrize(("last", "met"), [("stone-claws", True), ("maelstrom", False)])
def test_the_fifth_element(last: str, met: bool) -> None:
    """Four elements, not three and one of them twice; then a Spell from hand, if wanted."""
    s, card = quest_scene("q3-27")
    cast_all(s, ["fireball", "ice-burst", "destructive-bolt", last])
    assert is_offered(s) == met
    if met:
        explosion = give(s, NERO, "obscure-explosion")
        take(s, card, 3)
        answer(s, NERO, YES)
        answer(s, NERO, REPLACE, 1)
        answer(s, NERO, LAY_SIDE, STRAIGHT, explosion)
        answer(s, NERO, PICK_ROOM, BESIDE)
        assert s.sheet[1] == explosion


# --- feats: blows -----
@pytest.mark.card("q3-17", "q3-18")
@pytest.mark.parametrize(
    ("key", "way", "met"),
    [
        ("q3-17", "spell", True),
        ("q3-17", "attack", False),
        ("q3-17", "evocation", False),
        ("q3-17", "altar", False),
        ("q3-18", "attack", True),
        ("q3-18", "spell", False),
        ("q3-18", "evocation", False),
    ],
)
def test_how_the_final_blow_is_struck(key: str, way: str, met: bool) -> None:
    """By a Spell, or by the Mage's own attack; an Evocation sent by a Spell, or a Room, is neither."""
    s, card = quest_scene(key)
    s.where[REBECCA] = HERE
    hurt(s, REBECCA, TESSA, 11)
    lay_room(s, SACRIFICIAL_ALTAR, HERE)
    if way == "evocation":
        put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, HERE)
    lay_spell(s, NERO, 1, "fireball" if way == "spell" else "demons-howl", STRAIGHT)
    begin(s)
    if way == "attack":
        strike(s, REBECCA)
    elif way == "altar":
        use_room(s)
    elif way == "spell":
        cast_at(s, 1, PICK_ROOM, HERE)
    else:
        answer(s, NERO, CAST, 1)
        answer(s, NERO, STOP, FIRST_OF_NERO)
        answer(s, NERO, YES)
    assert s.where[REBECCA] == IN_CELL
    assert is_offered(s) == met
    if met:
        take(s, card, 4)


@pytest.mark.card("q3-17")
def test_the_reward_of_a_quest_is_no_spell() -> None:
    """Shed Blood fells Rebecca: a final blow, but not by a Spell."""
    s, card = door_scene("q1-01")
    s.moon = 3
    other = hold_quest(s, NERO, "q3-17")
    hurt(s, REBECCA, NERO, 10)
    go_through(s, card)
    answer(s, NERO, PICK_MODEL, REBECCA)
    rest(s)
    assert s.where[REBECCA] == IN_CELL
    assert not is_offered(s)
    assert cards_in(s, QUESTS + NERO) == [other]


@pytest.mark.card("q3-17")
def test_executioners_due_and_its_echo() -> None:
    """1 damage to every model next to Nero's Room but his own; a felled Evocation is no execution."""
    s, card = quest_scene("q3-17")
    put_summoned(s, FIRST_OF_REBECCA, CERBERO, HERE)
    s.where[REBECCA] = at(0, 0)
    hurt(s, REBECCA, TESSA, 9)
    s.where[TESSA] = BESIDE
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, BESIDE)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    lay_spell(s, NERO, 0, "destructive-bolt", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, HERE)
    assert s.kind[FIRST_OF_REBECCA] == NO_MODEL
    assert not is_offered(s)
    cast_at(s, 0, PICK_ROOM, at(0, 0))
    take(s, card, 4)
    assert [sum(cubes_on(s, m)) for m in (TESSA, FIRST_OF_NERO)] == [1, 0]


@pytest.mark.card("q3-18")
def test_the_unarmed_duel_heals() -> None:
    """Up to 4 damage."""
    s, card = quest_scene("q3-18")
    s.where[REBECCA] = HERE
    hurt(s, REBECCA, NERO, 11)
    hurt(s, NERO, REBECCA, 6)
    begin(s)
    strike(s, REBECCA)
    take(s, card, 4)
    assert cubes_on(s, NERO) == [0, 2, 0, 0, 0]


@pytest.mark.card("q3-21")
def test_puppet_court() -> None:
    """4 damage by Nero's Evocations, after his part of their phase; his own attack does not count."""
    s, card = quest_scene("q3-21")
    s.where[REBECCA] = s.where[TESSA] = HERE
    put_summoned(s, FIRST_OF_NERO, LANDSKNECHT, HERE)
    put_summoned(s, FIRST_OF_NERO + 1, LANDSKNECHT, HERE)
    put_summoned(s, FIRST_OF_REBECCA, LANDSKNECHT, HERE)
    s.tokens = [1, 0, 0, 0]
    begin(s)
    strike(s, REBECCA)
    for m in (FIRST_OF_NERO, FIRST_OF_NERO + 1):
        assert not is_offered(s)
        answer(s, NERO, EVOKE, m)
        answer(s, NERO, PHYSICAL_ATTACK, m)
        answer(s, NERO, PICK_MODEL, TESSA)
    if not is_offered(s):
        answer(s, NERO, END)
    assert cubes_on(s, TESSA) == [4, 0, 0, 0, 0]
    take(s, card, 3)
    assert offered(s, NERO, PICK_MODEL) == [FIRST_OF_NERO, FIRST_OF_NERO + 1]
    assert offered(s, NERO, PASS) == [-1], "or none"
    answer(s, NERO, PICK_MODEL, FIRST_OF_NERO)
    answer(s, NERO, STOP, FIRST_OF_NERO)
    answer(s, NERO, YES)
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert cubes_on(s, REBECCA) == [4, 0, 0, 0, 0]


@pytest.mark.card("q3-21")
def test_three_damage_by_puppets_are_too_few() -> None:
    """A Malacoda deals 3."""
    s, _ = quest_scene("q3-21")
    s.where[REBECCA] = HERE
    put_summoned(s, FIRST_OF_NERO, MALACODA, HERE)
    lay_spell(s, NERO, 1, "demons-howl", STRAIGHT)
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    begin(s)
    cast_at(s, 0, PICK_ROOM, HERE)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, STOP, FIRST_OF_NERO)
    answer(s, NERO, YES)
    assert cubes_on(s, REBECCA) == [6, 0, 0, 0, 0]
    assert not is_offered(s)


@pytest.mark.card("q3-21")
def test_the_infamy_of_crete_deals_damage_as_an_evocation() -> None:
    """A55: what it deals on entering is dealt by an Evocation."""
    s, card = quest_scene("q3-21")
    s.where[REBECCA] = BESIDE
    lay_spell(s, NERO, 1, "infamy-of-crete", REVERSE)
    begin(s)
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_ROOM, BESIDE)
    assert s.kind[FIRST_OF_NERO] == INFAMY_OF_CRETE
    answer(s, NERO, PASS)
    assert cubes_on(s, REBECCA) == [4, 0, 0, 0, 0]
    take(s, card, 3)


@pytest.mark.card("q3-23")
@pytest.mark.parametrize(
    ("spell", "side", "met"),
    [
        ("fireball", STRAIGHT, True),  # 3 and 3
        ("meteor-swarm", REVERSE, False),  # 3, then 1 next door
        ("destructive-bolt", REVERSE, True),  # 3, 2 and 1 in a chain
        ("ice-burst", STRAIGHT, False),  # 2 and 2
    ],
)
def test_cold_blood(spell: str, side: int, met: bool) -> None:
    """All that one effect deals is counted together: several victims, several clauses."""
    s, card = quest_scene("q3-23")
    s.where[REBECCA] = BESIDE
    s.where[TESSA] = at(-2, 1) if spell == "meteor-swarm" else BESIDE
    s.points[REBECCA] = 1
    lay_spell(s, NERO, 1, spell, side)
    begin(s)
    answer(s, NERO, CAST, 1)
    if spell == "destructive-bolt":
        answer(s, NERO, PICK_MODEL, REBECCA)
        answer(s, NERO, PICK_MODEL, TESSA)
    else:
        answer(s, NERO, PICK_ROOM, BESIDE)
    assert is_offered(s) == met
    if met:
        take(s, card, 3)
        assert offered(s, NERO, PICK_MODEL) == [REBECCA, TESSA]
        answer(s, NERO, PICK_MODEL, REBECCA)
        assert s.points[:2] == [4, 0]


@pytest.mark.card("q3-23")
def test_two_effects_are_not_one() -> None:
    """3 and 3 by two Spells, 2 and 2 by two attacks."""
    s, _ = quest_scene("q3-23")
    s.where[REBECCA] = HERE
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    lay_spell(s, NERO, 0, "destructive-bolt", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, HERE)
    cast_at(s, 0, PICK_ROOM, HERE)
    strike(s, REBECCA)
    strike(s, REBECCA)
    assert cubes_on(s, REBECCA) == [10, 0, 0, 0, 0]
    assert not is_offered(s)


@pytest.mark.card("q3-26")
@pytest.mark.parametrize(("first", "second", "met"), [(2, 0, True), (1, 0, False), (1, 1, True)])
def test_thief_of_destiny(first: int, second: int, met: bool) -> None:
    """2 PP in all, stolen or merely lost; 1 is too little, however often it was tried."""
    s, card = quest_scene("q3-26")
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    s.points[:3] = [0, first, second]
    lay_spell(s, NERO, 1, "putrefy", STRAIGHT)
    lay_spell(s, NERO, 0, "vampires-bite", REVERSE)
    begin(s)
    cast_at(s, 1, PICK_MODEL, REBECCA)
    assert s.points[:3] == [0, first - 1, second]
    assert not is_offered(s)
    cast_at(s, 0, PICK_MODEL, TESSA if second else REBECCA)
    assert is_offered(s) == met
    if met:
        assert s.points[NERO] == 1
        take(s, card, 3 + 1)


@pytest.mark.card("q3-26")
@pytest.mark.parametrize(("had", "met"), [(2, True), (1, False)])
def test_points_are_counted_not_thefts(had: int, met: bool) -> None:
    """Blood Pact steals 2 at once, or the 1 that is there."""
    s, card = quest_scene("q3-26")
    lay_room(s, ARMORY, BESIDE)
    s.where[REBECCA] = at(-2, 2)
    s.points[REBECCA] = had
    s.tokens = [1, 1, 0, 0]
    s.first = s.active = REBECCA
    lay_spell(s, NERO, 1, "blood-pact", REVERSE, ACTIVE)
    begin(s)
    walk(s, BESIDE)
    trigger(s, NERO, 1)
    rest(s)
    assert s.points[:2] == [had, 0]
    assert is_offered(s) == met
    if met:
        take(s, card, 3 + 1)


@pytest.mark.card("q3-26")
def test_ones_own_points_and_the_roses_are_not_taken_from_other_mages() -> None:
    """Invoke Obscurity costs its caster 1 PP, twice."""
    s, _ = quest_scene("q3-26")
    s.points[NERO] = 3
    lay_spell(s, NERO, 1, "invoke-obscurity", STRAIGHT)
    lay_spell(s, NERO, 0, "invoke-obscurity", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    s.kind[FIRST_OF_NERO] = ANDROMEDA
    cast_at(s, 0, PICK_ROOM, BESIDE)
    assert s.points[NERO] == 1
    assert not is_offered(s)


@pytest.mark.card("q3-30")
def test_king_of_the_ring() -> None:
    """Two Mages damaged, and two in the Room with Nero, both at once; then 2 damage to all but his."""
    s, card = quest_scene("q3-30")
    s.where[REBECCA] = s.where[TESSA] = BESIDE
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    assert not is_offered(s), "they are next door"
    walk(s, BESIDE)
    take(s, card, 4)
    assert [sum(cubes_on(s, m)) for m in (NERO, REBECCA, TESSA)] == [0, 5, 5]


@pytest.mark.card("q3-30")
def test_a_ring_with_one_of_two_unhurt() -> None:
    """One Mage damaged twice is one."""
    s, _ = quest_scene("q3-30")
    s.where[REBECCA] = s.where[TESSA] = HERE
    begin(s)
    strike(s, REBECCA)
    strike(s, REBECCA)
    assert not is_offered(s)


# --- feats: Rooms and Instability -----
@pytest.mark.card("q3-19")
def test_keystone() -> None:
    """5 cubes in all, not 4; then 2 cubes of any Room become Nero's."""
    s, card = quest_scene("q3-19")
    shake(s, FAR, TESSA, 2)
    lay_spell(s, NERO, 1, "maelstrom", REVERSE)
    lay_spell(s, NERO, 0, "fireball", STRAIGHT)
    lay_spell(s, NERO, 2, "ice-burst", STRAIGHT)
    begin(s)
    cast_at(s, 1, PICK_ROOM, BESIDE)
    cast_at(s, 0, PICK_ROOM, BESIDE)
    assert sum(s.instability) - 2 == 4
    assert not is_offered(s)
    cast_at(s, 2, PICK_ROOM, BESIDE)
    take(s, card, 3)
    assert len(offered(s, NERO, PICK_ROOM)) == 19
    answer(s, NERO, PICK_ROOM, FAR)
    assert cubes_in(s, FAR) == [2, 0, 0, 0, 0]


@pytest.mark.card("q3-20")
@pytest.mark.parametrize(
    ("mine", "theirs", "met"), [(3, 1, True), (2, 2, False), (3, 0, False), (1, 3, False)]
)
def test_the_house_comes_down(mine: int, theirs: int, met: bool) -> None:
    """A Garden with its 4 cubes, most of them Nero's; a tie, a Room not full, or Tessa's Room are not."""
    s, card = quest_scene("q3-20")
    assert RESISTANCE[GARDEN] == 4
    lay_room(s, GARDEN, FAR)
    shake(s, FAR, NERO, mine)
    shake(s, FAR, TESSA, theirs)
    s.tokens = [1, 0, 0, 0]
    begin(s)
    walk(s)
    assert is_offered(s) == met
    if met:
        assert s.phase == CLEAN_UP
        assert s.destroyed[FAR] == 0
        take(s, card, 4 + 1)


@pytest.mark.card("q3-22")
@pytest.mark.parametrize("wanted", [True, False])
def test_all_doors_open(wanted: bool) -> None:
    """The third activation, not the second; then up to 2 Rooms, and the Room reached."""
    s, card = quest_scene("q3-22")
    s.tokens[NERO] = 4
    path = [HERE, BESIDE, at(-2, 1)]
    for hex_, room in zip(path, (SANCTUARY, GARDEN, CRYPT), strict=True):
        lay_room(s, room, hex_)
    lay_room(s, TREASURE_ROOM, at(-2, 2))
    begin(s)
    for hex_ in path:
        assert not is_offered(s)
        s.where[NERO] = hex_
        use_room(s)
    take(s, card, 3)
    answer(s, NERO, STEP, BESIDE, NERO)
    answer(s, NERO, STEP, at(-2, 2), NERO)
    answer(s, NERO, YES if wanted else PASS)
    assert s.points[NERO] == (4 if wanted else 3)


# --- feats tested at the end, and the one that counts others -----
@pytest.mark.card("q3-28")
@pytest.mark.parametrize(
    ("damage", "home", "met"), [(7, False, True), (9, False, True), (6, False, False), (7, True, False)]
)
def test_survivor(damage: int, home: bool, met: bool) -> None:
    """1 to 3 Health left of Nero's 10, and not in his Cell; up to 4 healed."""
    s, card = quest_scene("q3-28")
    hurt(s, NERO, TESSA, damage)
    s.tokens = [0, 1, 0, 0]
    s.where[REBECCA] = FAR
    if home:
        s.where[NERO] = IN_CELL
    begin(s)
    walk(s)
    assert is_offered(s) == met
    if met:
        assert s.phase == CLEAN_UP
        take(s, card, 3)
        assert cubes_on(s, NERO) == [0, 0, damage - 4, 0, 0]


@pytest.mark.card("q3-29")
def test_two_quests_one_night() -> None:
    """Another Quest completed this Game Turn: 3 PP and a Quest of this Moon."""
    s, card = quest_scene("q3-29")
    lay_room(s, SANCTUARY, HERE)
    door = hold_quest(s, NERO, "q1-07")
    top = cards_in(s, QUEST_DECK + 2)[0]
    begin(s)
    walk(s)
    assert not is_offered(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    answer(s, NERO, COMPLETE, door)
    rest(s)
    take(s, card, 3)
    assert cards_in(s, QUESTS + NERO) == [top]


@pytest.mark.card("q3-29")
def test_a_quest_completed_before_it_came_does_not_count() -> None:
    """O66: counts begin when the Quest is received."""
    s, card = quest_scene("q3-29")
    put(s, card, QUEST_DECK + 2)
    lay_room(s, SANCTUARY, HERE)
    door = hold_quest(s, NERO, "q1-07")
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    answer(s, NERO, COMPLETE, door)
    hold_quest(s, NERO, "q3-29")
    rest(s)
    assert not is_offered(s)


@pytest.mark.card("q3-31")
@pytest.mark.parametrize(("third", "met"), [(JAFAR, True), (ROSE, False), (NERO, False)])
def test_everyones_enemy(third: int, met: bool) -> None:
    """Cubes of three other Mages at the end; the Rose's and Nero's own are not those of a Mage."""
    s, card = quest_scene("q3-31")
    for side in (REBECCA, TESSA, third):
        hurt(s, NERO, side, 1)
    s.tokens = [1, 0, 0, 0]
    begin(s)
    walk(s)
    assert is_offered(s) == met
    if met:
        assert s.phase == CLEAN_UP
        answer(s, NERO, COMPLETE, card)
        while offered(s, NERO, PICK_CUBE):
            answer(s, NERO, PICK_CUBE, offered(s, NERO, PICK_CUBE)[0], NERO)
        assert s.points[NERO] == 4
        assert sum(cubes_on(s, NERO)) == 0


DOORS = [quest.key for quest in QUEST_CARDS if quest.moon == 3 and quest.room >= 0]


@pytest.mark.parametrize("key", DOORS)
def test_a_door_is_offered_when_its_room_is_activated(key: str) -> None:
    """O67: after the token is flipped, before anything else."""
    s, card = door_scene(key)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, HERE)
    assert s.flipped[HERE] == 1
    assert offered(s, NERO, COMPLETE) == [card]
    assert s.points[NERO] == 0
