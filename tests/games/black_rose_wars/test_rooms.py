"""The nineteen Rooms: what each does when it is activated."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import HEXES, IN_CELL
from conclave.games.black_rose_wars.rules.cubes import all_cubes, damage_on, instability_on, put_damage
from conclave.games.black_rose_wars.rules.flags import (
    COPY_OF,
    END_OF_GAME_TURN,
    NEXT_ACTION_PHASE,
    NO_ACTIVATE,
    NO_MOVE,
    ROOM_OFFSET,
    set_flag,
)
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    ALCHEMICAL_LABORATORY,
    ARENA,
    ARMORY,
    BIBLIOTHECA,
    BLACK_ROSE_ROOM,
    BRANCH,
    CAST,
    CEMETERY,
    CERBERO,
    COMPLETE,
    CRYPT,
    DISCARD,
    DRAW_FROM,
    FORGE,
    FORGO,
    FORGOTTEN_DECK,
    GARDEN,
    GRIMOIRE,
    HAND,
    LANDSKNECHT,
    LAY_SIDE,
    MALACODA,
    MEMORIES,
    MIRRORS_ROOM,
    NO_MODEL,
    OBSERVATORY,
    ORACLE_ROOM,
    PHYSICAL_MOVE,
    PICK_CARD,
    PICK_CUBE,
    PICK_MODEL,
    PICK_ROOM,
    PLEASURES_ROOM,
    QUEST_DECK,
    QUEST_DISCARD,
    QUESTS,
    READY,
    REPLACE,
    REVERSE,
    ROSE,
    SACRIFICIAL_ALTAR,
    SANCTUARY,
    SCHOOL_DECK,
    SCHOOL_DISCARD,
    SIDES,
    STEP,
    STOP,
    STRAIGHT,
    SUMMONER_ROOM,
    THE_ABYSS,
    THRONE_ROOM,
    TREASURE_ROOM,
    USED,
)
from conclave.kernel.happenings import PASS
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    face_of,
    give,
    hex_of,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    offered,
    put_summoned,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
OF_NERO, OF_REBECCA = 4, 7
HOME, EAST, FAR_EAST, WEST = at(0, 0), at(1, 0), at(2, 0), at(-1, 0)


def inside(room: int) -> Table:
    """Nero stands in a Room of the inner ring; the others are in their Cells."""
    s = in_action()
    lay_room(s, room, EAST)
    s.where[NERO] = EAST
    return s


def enter_effect(s: Table) -> None:
    """Nero activates the Room he stands in."""
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, ACTIVATE, s.where[NERO])
    assert sum(s.flipped) >= 1


def spells_in_hand(s: Table, n: int) -> list[int]:
    """Nero holds some Spells."""
    keys = (
        "fireball",
        "maelstrom",
        "ice-burst",
        "fire-dash",
        "meteor-swarm",
        "unstable-arrow",
        "demons-howl",
    )
    return [give(s, NERO, key) for key in keys[:n]]


# --- all of them -----
def test_a_room_is_activated_once_and_not_when_destroyed() -> None:
    """R11, R130: a flipped token, or none, is not offered."""
    for column in ("flipped", "destroyed"):
        s = inside(TREASURE_ROOM)
        getattr(s, column)[EAST] = 1
        begin(s)
        answer(s, NERO, PHYSICAL_MOVE)
        assert offered(s, NERO, ACTIVATE) == []


# --- black -----
def in_the_middle(cards: int) -> tuple[Table, list[int]]:
    """Nero in the Black Rose Room in the Second Moon, with some cards in hand."""
    s = in_action()
    s.moon = 2
    s.where[NERO] = HOME
    return s, spells_in_hand(s, cards)


@pytest.mark.card("black-rose-room")
@pytest.mark.parametrize("n", [4, 5])
def test_the_black_rose_room_trades_four_cards_for_a_forgotten_spell(n: int) -> None:
    """R14, R28: of the three on top one comes to hand, the others go last in the order named."""
    s, cards = in_the_middle(n)
    deck = cards_in(s, FORGOTTEN_DECK)
    enter_effect(s)
    for c in cards[: min(4, n - 1)]:  # the last of four goes unasked
        answer(s, NERO, DISCARD, c)
    assert offered(s, NERO, PICK_CARD) == deck[:3]
    answer(s, NERO, PICK_CARD, deck[1])
    answer(s, NERO, PICK_CARD, deck[2])
    assert sorted(cards_in(s, HAND + NERO)) == sorted([*cards[4:], deck[1]])
    assert cards_in(s, FORGOTTEN_DECK) == [*deck[3:], deck[2], deck[0]]
    assert sorted(cards_in(s, MEMORIES + NERO)) == sorted(cards[:4])


@pytest.mark.card("black-rose-room")
@pytest.mark.parametrize(
    ("cards", "moon", "left", "may"), [(4, 2, 10, 1), (3, 2, 10, 0), (4, 1, 10, 0), (4, 2, 0, 0)]
)
def test_the_black_rose_room_is_offered_only_to_who_can_pay(
    cards: int, moon: int, left: int, may: int
) -> None:
    """O15, R41: four cards, a Forgotten Spell to win, and the token, which comes with the Second Moon."""
    s, _ = in_the_middle(cards)
    s.moon = moon
    for c in cards_in(s, FORGOTTEN_DECK)[left:]:
        put(s, c, MEMORIES + REBECCA)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    assert len(offered(s, NERO, ACTIVATE)) == may


@pytest.mark.card("black-rose-room")
def test_the_black_rose_room_is_open_to_a_quest_that_names_it() -> None:
    """O15: without a card Nero may activate it for his Quest; declined, the Room does nothing at all."""
    s, _ = in_the_middle(0)
    quest = hold_quest(s, NERO, "q2-01")
    deck = cards_in(s, FORGOTTEN_DECK)
    enter_effect(s)
    assert offered(s, NERO, COMPLETE) == [quest]
    answer(s, NERO, PASS)
    assert cards_in(s, FORGOTTEN_DECK) == deck
    assert s.size[HAND + NERO] == 0


# --- blue -----
@pytest.mark.card("mirrors-room")
def test_the_mirrors_room_does_what_another_room_did() -> None:
    """O73: the effect happens here; neither the Throne, the Black Rose Room nor a blocked one is copied."""
    s = inside(MIRRORS_ROOM)
    lay_room(s, CEMETERY, FAR_EAST)
    lay_room(s, TREASURE_ROOM, WEST)
    lay_room(s, SANCTUARY, at(-2, 0))
    for hex_ in (FAR_EAST, WEST, HOME, hex_of(s, THRONE_ROOM)):
        s.flipped[hex_] = s.activated[hex_] = 1
    s.flipped[at(-2, 0)] = 1
    before = s.flipped[:]
    enter_effect(s)
    assert sorted(offered(s, NERO, PICK_ROOM)) == sorted([FAR_EAST, WEST])
    answer(s, NERO, PICK_ROOM, FAR_EAST)
    assert (s.kind[OF_NERO], s.where[OF_NERO]) == (LANDSKNECHT, EAST)
    before[EAST] = 1
    assert s.flipped == before


@pytest.mark.card("mirrors-room")
def test_two_mirrors_do_not_mirror_each_other() -> None:
    """O73, O77: a Room that Rite of Change has made a Mirrors Room is not copied; it would never end."""
    s = inside(MIRRORS_ROOM)
    lay_room(s, TREASURE_ROOM, WEST)
    set_flag(s, ROOM_OFFSET + WEST, COPY_OF, MIRRORS_ROOM, END_OF_GAME_TURN, -1, NERO)
    s.flipped[WEST] = s.activated[WEST] = 1
    enter_effect(s)
    assert offered(s, NERO, PICK_ROOM) == []
    assert s.points[NERO] == 0


@pytest.mark.card("mirrors-room")
def test_the_mirrors_room_may_be_activated_with_nothing_to_show() -> None:
    """O73: also when the only Room activated this turn has fallen."""
    s = inside(MIRRORS_ROOM)
    lay_room(s, TREASURE_ROOM, WEST)
    s.flipped[WEST] = s.activated[WEST] = s.destroyed[WEST] = 1
    enter_effect(s)
    assert s.points[NERO] == 0
    assert s.flipped[EAST] == 1


@pytest.mark.card("oracle-room")
def test_the_oracle_lets_one_search_the_grimoire() -> None:
    """Any card of it, seen by its owner alone; then nobody knows the order."""
    s = inside(ORACLE_ROOM)
    grimoire = cards_in(s, GRIMOIRE + NERO)
    enter_effect(s)
    assert offered(s, NERO, PICK_CARD) == grimoire
    assert all(s.seen_by[c] == 1 << NERO for c in grimoire), "one cannot search what one does not see"
    answer(s, NERO, PICK_CARD, grimoire[4])
    assert cards_in(s, HAND + NERO) == [grimoire[4]]
    assert s.size[GRIMOIRE + NERO] == 6
    assert all(s.seen_by[c] == 0 for c in cards_in(s, GRIMOIRE + NERO))


@pytest.mark.card("oracle-room")
def test_the_oracle_keeps_the_hand_limit() -> None:
    """O75: with 7 cards in hand the eighth costs Nero one, of his choice."""
    s = inside(ORACLE_ROOM)
    cards = spells_in_hand(s, 7)
    grimoire = cards_in(s, GRIMOIRE + NERO)
    enter_effect(s)
    answer(s, NERO, PICK_CARD, grimoire[0])
    answer(s, NERO, DISCARD, cards[3])
    assert s.size[HAND + NERO] == 7
    assert s.pile[cards[3]] == MEMORIES + NERO


@pytest.mark.card("the-abyss")
def test_the_abyss_swallows_a_mage_nearby_without_a_defeat() -> None:
    """O76, R22: cubes go home, nobody scores, inhibitions fall off; a Mage two Rooms away is safe."""
    s = inside(THE_ABYSS)
    s.where[REBECCA], s.where[TESSA] = FAR_EAST, WEST
    put_damage(s, REBECCA, TESSA, 9)
    set_flag(s, REBECCA, NO_MOVE, 1, END_OF_GAME_TURN, -1, TESSA)
    set_flag(s, REBECCA, NO_ACTIVATE, 1, NEXT_ACTION_PHASE, -1, TESSA)
    enter_effect(s)
    assert offered(s, NERO, PICK_MODEL) == [NERO, REBECCA]
    answer(s, NERO, PICK_MODEL, REBECCA)
    assert s.where[REBECCA] == IN_CELL
    assert damage_on(s, REBECCA) == 0
    assert all_cubes(s, TESSA) == s.reserve[TESSA] == 25
    assert (sum(s.points), sum(s.taken)) == (0, 0)
    assert s.lasting == []


@pytest.mark.card("the-abyss")
def test_who_throws_itself_into_the_abyss_goes_on_from_its_cell() -> None:
    """O76, O24: Nero has not moved yet; his move now leads out by the door."""
    s = inside(THE_ABYSS)
    s.where[REBECCA] = HOME
    enter_effect(s)
    answer(s, NERO, PICK_MODEL, NERO)
    assert s.where[NERO] == s.door[NERO], "the only way there is"
    assert s.tokens[NERO] == 1
    assert len(offered(s, NERO, STEP)) > 0, "one more step is left"


# --- yellow -----
@pytest.mark.card("bibliotheca")
def test_the_bibliotheca_opens_a_school_deck() -> None:
    """The top card of a deck that Nero names."""
    s = inside(BIBLIOTHECA)
    enter_effect(s)
    top = s.top[SCHOOL_DECK + 4]
    answer(s, NERO, DRAW_FROM, 4, NERO)
    assert cards_in(s, HAND + NERO) == [top]
    assert offered(s, NERO, DRAW_FROM) == [], "one card"


@pytest.mark.card("bibliotheca")
def test_the_bibliotheca_opens_the_discard_piles() -> None:
    """Of each only what lies on top; an empty deck counts with its discard pile (O12)."""
    s = inside(BIBLIOTHECA)
    below, above = s.top[SCHOOL_DECK + 2], cards_in(s, SCHOOL_DECK + 2)[1]
    other = s.top[SCHOOL_DECK + 5]
    for c, school in ((below, 2), (above, 2), (other, 5)):
        put(s, c, SCHOOL_DISCARD + school)
    enter_effect(s)
    answer(s, NERO, BRANCH, 1)
    assert offered(s, NERO, PICK_CARD) == [above, other]
    answer(s, NERO, PICK_CARD, above)
    assert cards_in(s, HAND + NERO) == [above]
    assert s.top[SCHOOL_DISCARD + 2] == below


def observing(moon: int = 1) -> tuple[Table, int, list[int]]:
    """Nero in the Observatory with a Quest of the First Moon; and the Quests of the current one."""
    s = inside(OBSERVATORY)
    s.moon = moon
    mine = hold_quest(s, NERO, "q1-05")
    return s, mine, cards_in(s, QUEST_DECK + moon - 1)


@pytest.mark.card("observatory")
@pytest.mark.parametrize("moon", [1, 2])
def test_the_observatory_exchanges_a_quest(moon: int) -> None:
    """Nero's goes on top of its own Moon's deck, the two others to the bottom as he likes."""
    s, mine, deck = observing(moon)
    enter_effect(s)
    answer(s, NERO, PICK_CARD, mine)
    assert offered(s, NERO, PICK_CARD) == deck[:3]
    answer(s, NERO, PICK_CARD, deck[2])
    answer(s, NERO, PICK_CARD, deck[1])
    assert cards_in(s, QUESTS + NERO) == [deck[2]]
    assert s.top[QUEST_DECK] == mine
    assert cards_in(s, QUEST_DECK + moon - 1)[-2:] == [deck[1], deck[0]]
    assert s.points[ROSE] == 0, "nothing was discarded"


@pytest.mark.card("observatory")
@pytest.mark.parametrize("holds", [True, False])
def test_the_observatory_may_only_be_looked_through(holds: bool) -> None:
    """O75: declined, or without a Quest of one's own, the three go to the bottom."""
    s, mine, deck = observing()
    if not holds:
        put(s, mine, QUEST_DISCARD)
    enter_effect(s)
    if holds:
        answer(s, NERO, PASS)
    for c in (deck[0], deck[1]):
        answer(s, NERO, PICK_CARD, c)
    assert cards_in(s, QUEST_DECK) == [*deck[3:], *deck[:3]]
    assert s.size[QUESTS + NERO] == (1 if holds else 0)
    assert all((s.seen_by[c] >> NERO) & 1 for c in deck[:3])


@pytest.mark.card("sanctuary")
def test_the_sanctuary_heals_two() -> None:
    """R156: of the colours Nero names."""
    s = inside(SANCTUARY)
    put_damage(s, NERO, TESSA, 2)
    put_damage(s, NERO, ROSE, 1)
    enter_effect(s)
    answer(s, NERO, PICK_CUBE, ROSE, NERO)
    assert s.damage[: SIDES * NERO + SIDES] == [0, 0, 1, 0, 0]
    assert s.reserve[ROSE] == 30


# --- green -----
@pytest.mark.card("forge")
def test_the_forge_grants_a_step_and_an_attack() -> None:
    """Up to one step, and the blow where it ends; the Physical Action's own move is still there."""
    s = inside(FORGE)
    s.where[TESSA] = HOME
    enter_effect(s)
    answer(s, NERO, STEP, HOME, NERO)
    assert damage_on(s, TESSA) == 2
    assert s.where[NERO] == HOME
    answer(s, NERO, STEP, WEST, NERO)
    assert s.where[NERO] == WEST


@pytest.mark.card("forge")
def test_the_forge_without_an_enemy_is_only_a_step() -> None:
    """O29: nobody is there to be struck."""
    s = inside(FORGE)
    enter_effect(s)
    answer(s, NERO, STOP, NERO)
    assert sum(s.damage) == 0
    assert s.where[NERO] == EAST


@pytest.mark.card("garden")
def test_the_garden_grows_instability_next_door() -> None:
    """One cube here or in one of the six Rooms around."""
    s = inside(GARDEN)
    enter_effect(s)
    assert len(offered(s, NERO, PICK_ROOM)) == 7
    assert WEST not in offered(s, NERO, PICK_ROOM)
    answer(s, NERO, PICK_ROOM, FAR_EAST)
    assert s.instability[SIDES * FAR_EAST + NERO] == 1
    assert sum(s.instability) == 1


@pytest.mark.card("treasure-room")
def test_the_treasure_room_pays_a_point() -> None:
    """1 PP."""
    s = inside(TREASURE_ROOM)
    enter_effect(s)
    assert s.points == [1, 0, 0, 0, 0]


# --- red -----
@pytest.mark.card("alchemical-laboratory")
@pytest.mark.parametrize(("left", "memories"), [(7, 0), (1, 3), (0, 1), (0, 0)])
def test_the_laboratory_draws_two(left: int, memories: int) -> None:
    """R67: an empty Grimoire is rebuilt from Memories in the middle of it; with neither, less is drawn."""
    s = inside(ALCHEMICAL_LABORATORY)
    for c in cards_in(s, GRIMOIRE + NERO)[left:]:
        put(s, c, GRIMOIRE + REBECCA)
    for c in spells_in_hand(s, memories):
        put(s, c, MEMORIES + NERO)
    enter_effect(s)
    assert s.size[HAND + NERO] == min(2, left + memories)
    assert s.size[HAND + NERO] + s.size[GRIMOIRE + NERO] + s.size[MEMORIES + NERO] == left + memories


def fighting() -> Table:
    """Everyone but Tessa has a Ready Spell; Jaf'ar is in his Cell."""
    s = inside(ARENA)
    s.where[REBECCA], s.where[TESSA] = FAR_EAST, WEST
    lay_spell(s, NERO, 0, "deceiving-wind", STRAIGHT)
    lay_spell(s, NERO, 1, "ice-grip", STRAIGHT)
    lay_spell(s, NERO, 2, "fireball", STRAIGHT)
    lay_spell(s, REBECCA, 2, "ice-grip", STRAIGHT)
    lay_spell(s, REBECCA, 3, "fireball", STRAIGHT)
    lay_spell(s, JAFAR, 1, "fireball", STRAIGHT)
    return s


@pytest.mark.card("arena")
def test_the_arena_makes_two_mages_cast() -> None:
    """O74: Nero his next Standard Spell, then Rebecca hers, aiming herself; nobody else has a Ready one."""
    s = fighting()
    s.where[JAFAR] = HOME
    s.status[13] = USED
    enter_effect(s)
    assert offered(s, NERO, CAST) == [1, 0], "the next Standard Spell, or the Quick one"
    answer(s, NERO, CAST, 1)
    answer(s, NERO, PICK_MODEL, JAFAR)
    assert damage_on(s, JAFAR) == 3
    assert s.status[6] == USED, "nobody but Rebecca is left to be chosen, and her Spell is revealed"
    answer(s, REBECCA, PICK_MODEL, NERO)
    assert s.damage[SIDES * NERO + REBECCA] == 3
    assert s.status[7] == READY, "one Spell each"
    answer(s, NERO, STOP)
    assert offered(s, NERO, CAST) == [2, 0], "the combination is untouched"


@pytest.mark.card("arena")
def test_the_arena_offers_only_mages_in_the_lodge_with_a_ready_spell() -> None:
    """O74: Nero prefers his Quick Spell, a Protection, which becomes Active."""
    s = fighting()
    s.where[TESSA], s.where[JAFAR] = HOME, WEST
    lay_spell(s, TESSA, 1, "maelstrom", STRAIGHT, USED)
    enter_effect(s)
    answer(s, NERO, CAST, 0)
    assert s.status[0] == ACTIVE
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, JAFAR]
    answer(s, NERO, PICK_MODEL, JAFAR)
    assert s.status[13] == USED
    answer(s, JAFAR, PICK_ROOM, WEST)
    assert damage_on(s, TESSA) == 0


@pytest.mark.card("arena")
def test_without_ready_spells_of_his_own_nero_only_chooses() -> None:
    """O74: he casts nothing; another must."""
    s = fighting()
    for place in range(3):
        s.status[place] = USED
    enter_effect(s)
    assert s.status[6] == USED, "Rebecca, the only one there, with Nero alone in her range"
    assert s.damage[SIDES * NERO + REBECCA] == 3


@pytest.mark.card("summoner-room", "cemetery")
@pytest.mark.parametrize(("room", "kind"), [(SUMMONER_ROOM, CERBERO), (CEMETERY, LANDSKNECHT)])
def test_two_rooms_summon(room: int, kind: int) -> None:
    """R119: one Evocation from reserve, in the Room."""
    s = inside(room)
    stock = s.stock[kind]
    enter_effect(s)
    assert (s.kind[OF_NERO], s.where[OF_NERO]) == (kind, EAST)
    assert s.stock[kind] == stock - 1


@pytest.mark.card("summoner-room", "cemetery")
@pytest.mark.parametrize(("room", "kind"), [(SUMMONER_ROOM, CERBERO), (CEMETERY, LANDSKNECHT)])
def test_without_a_card_in_reserve_nothing_is_summoned(room: int, kind: int) -> None:
    """R117: the Room is activated all the same."""
    s = inside(room)
    s.stock[kind] = 0
    enter_effect(s)
    assert s.kind[OF_NERO] == NO_MODEL
    assert s.flipped[EAST] == 1


@pytest.mark.card("cemetery")
@pytest.mark.parametrize(("verb", "target"), [(REPLACE, OF_NERO + 2), (FORGO, -1)])
def test_a_fourth_evocation_replaces_one_or_none(verb: int, target: int) -> None:
    """R118: the one named goes back to reserve."""
    s = inside(CEMETERY)
    for m in range(OF_NERO, OF_NERO + 3):
        put_summoned(s, m, MALACODA, FAR_EAST)
    stock = s.stock[MALACODA]
    enter_effect(s)
    answer(s, NERO, verb, target)
    kinds = [s.kind[m] for m in range(OF_NERO, OF_NERO + 3)]
    assert kinds == [MALACODA, MALACODA, LANDSKNECHT if verb == REPLACE else MALACODA]
    assert s.stock[MALACODA] == stock + (1 if verb == REPLACE else 0)


# --- purple -----
@pytest.mark.card("armory")
def test_the_armory_puts_on_a_protection_from_hand() -> None:
    """It is Active at once, in the place of the Spell given up."""
    s = inside(ARMORY)
    old = s.sheet[lay_spell(s, NERO, 1, "fireball", STRAIGHT)]
    give(s, NERO, "bone-armor")
    give(s, NERO, "ice-grip")
    enter_effect(s)
    card = s.sheet[1]
    answer(s, NERO, LAY_SIDE, REVERSE, card)
    assert (s.sheet[1], s.side[1], s.status[1]) == (card, REVERSE, ACTIVE)
    assert s.face[card] == face_of("bone-armor"), "the only Protection in hand"
    assert s.pile[old] == MEMORIES + NERO


@pytest.mark.card("armory")
@pytest.mark.parametrize(("in_hand", "on_sheet"), [("ice-grip", True), ("bone-armor", False)])
def test_the_armory_needs_a_protection_and_a_place(in_hand: str, on_sheet: bool) -> None:
    """O103: without either nothing is cast."""
    s = inside(ARMORY)
    if on_sheet:
        lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    give(s, NERO, in_hand)
    enter_effect(s)
    assert s.size[HAND + NERO] == 1
    assert (s.sheet[1] >= 0) == on_sheet


@pytest.mark.card("pleasures-room")
@pytest.mark.parametrize("moon", [1, 2, 3])
def test_the_pleasures_room_gives_a_quest_of_this_moon(moon: int) -> None:
    """The top one of the deck."""
    s = inside(PLEASURES_ROOM)
    s.moon = moon
    top = s.top[QUEST_DECK + moon - 1]
    enter_effect(s)
    assert cards_in(s, QUESTS + NERO) == [top]


@pytest.mark.card("pleasures-room")
def test_a_third_quest_costs_one_of_them() -> None:
    """O75, R32: Nero names it, and the Rose scores its Moon."""
    s = inside(PLEASURES_ROOM)
    s.moon = 2
    old = hold_quest(s, NERO, "q1-05")
    kept = hold_quest(s, NERO, "q1-06")
    top = s.top[QUEST_DECK + 1]
    enter_effect(s)
    answer(s, NERO, DISCARD, old)
    assert sorted(cards_in(s, QUESTS + NERO)) == sorted([kept, top])
    assert s.points[ROSE] == 1


@pytest.mark.card("throne-room")
@pytest.mark.parametrize("holder", [NERO, TESSA])
def test_the_throne_room_gives_the_crown(holder: int) -> None:
    """R82: its holder may take it too; the order of this Game Turn stays."""
    s = inside(THRONE_ROOM)
    s.crown = holder
    enter_effect(s)
    assert s.crown == NERO
    assert s.first == NERO
    assert s.flipped[EAST] == 1


# --- grey -----
@pytest.mark.card("crypt")
@pytest.mark.parametrize("takes", [True, False])
def test_the_crypt_gives_back_one_of_three_memories(takes: bool) -> None:
    """The three on top; one may be taken, the rest stays as it lies."""
    s = inside(CRYPT)
    cards = spells_in_hand(s, 4)
    for c in cards:
        put(s, c, MEMORIES + NERO)
    enter_effect(s)
    assert offered(s, NERO, PICK_CARD) == [cards[3], cards[2], cards[1]]
    if takes:
        answer(s, NERO, PICK_CARD, cards[1])
    else:
        answer(s, NERO, PASS)
    assert cards_in(s, HAND + NERO) == ([cards[1]] if takes else [])
    assert s.size[MEMORIES + NERO] == (3 if takes else 4)


@pytest.mark.card("sacrificial-altar")
def test_the_sacrificial_altar_wounds_anyone_in_the_lodge() -> None:
    """1 damage at any distance: not to Nero's own, nor to a Mage in its Cell."""
    s = inside(SACRIFICIAL_ALTAR)
    s.where[REBECCA] = at(-2, 0)
    put_summoned(s, OF_REBECCA, MALACODA, at(-2, 2))
    put_summoned(s, OF_NERO, MALACODA, HOME)
    enter_effect(s)
    assert offered(s, NERO, PICK_MODEL) == [REBECCA, OF_REBECCA]
    answer(s, NERO, PICK_MODEL, OF_REBECCA)
    assert s.damage[SIDES * OF_REBECCA + NERO] == 1
    assert damage_on(s, REBECCA) == 0


def test_these_scenes_are_whole_lodges() -> None:
    """Every Room lies somewhere, whatever was laid in the east."""
    s = inside(CRYPT)
    assert sorted(s.room_at) == list(range(HEXES))
    assert s.room_at[HOME] == BLACK_ROSE_ROOM
    assert int(instability_on(s, EAST)) == 0
