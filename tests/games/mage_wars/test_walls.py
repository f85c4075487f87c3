"""Walls, sight, range, Pushes and Teleports on the board (R7.4 to R7.7, R8, R9, O40, O46, O54 to O60)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import EAST, NORTH, SOUTH, WEST
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout
from tests.games.mage_wars.test_conditions import dice_rolled

# --- sight and range (R8, A49, A50, O54 to O57) ------------------------------------------------------------
CORNERS = [
    ([("a1", "b1")], True),
    ([("a1", "b1"), ("b1", "b2")], True),
    ([("a1", "b1"), ("a1", "a2")], False),
    ([("a1", "b1"), ("a2", "b2")], False),
]


@pytest.mark.card("fireball", "wall-of-stone", "timber-wolf", "thunderift-falcon")
@pytest.mark.parametrize(("walls", "clear"), CORNERS)
def test_a49_a_spell_sees_around_a_corner_that_is_open_on_one_side(
    walls: list[tuple[str, str]], clear: bool
) -> None:
    """From a1 to b2 a Fireball reaches the Wolf as long as one way is open, the Falcon always."""
    g = Layout()
    ball, wolf, falcon = (
        g.prepare(A, "Fireball"),
        g.put(B, "Timber Wolf", "b2"),
        g.put(B, "Thunderift Falcon", "b2"),
    )
    for pair in walls:
        g.put(B, "Wall of Stone", between=pair)
    g.turn(A)
    assert g.why(A, t.CAST, ball, wolf) == ("allowed" if clear else "out-of-sight")
    assert g.why(A, t.CAST, ball, falcon) == "allowed"


@pytest.mark.card("fog-bank", "fireball", "timber-wolf")
def test_a50_a_fog_bank_cuts_sight_and_lets_everybody_pass() -> None:
    """From a1 no spell reaches c1 past the fog on b1|c1; the Wolf walks through."""
    g = Layout()
    ball, wolf = g.prepare(A, "Fireball"), g.put(B, "Timber Wolf", "c1")
    g.put(A, "Fog Bank", between=("b1", "c1"))
    g.turn(A)
    assert g.why(A, t.CAST, ball, wolf) == "out-of-sight"
    g.turn(B).activate(wolf).move(wolf, "b1")
    assert g.name_of_zone(wolf) == "b1"


@pytest.mark.card("royal-archer", "thunderift-falcon", "timber-wolf", "gray-angel")
def test_o56_minimum_range_is_waived_between_a_flyer_and_who_does_not_fly() -> None:
    """A Longbow (1-2) hits a Falcon overhead, not a Wolf beside the Archer."""
    g = Layout()
    archer, falcon = g.put(A, "Royal Archer", "b2"), g.put(B, "Thunderift Falcon", "b2")
    wolf, far = g.put(B, "Timber Wolf", "b2"), g.put(B, "Timber Wolf", "d1")
    bow = g.bar(archer, "Longbow")
    g.turn(A).activate(archer)
    assert g.why(A, t.ATTACK, bow, falcon) == "allowed"
    assert g.why(A, t.ATTACK, bow, wolf) == "too-near"
    assert g.why(A, t.ATTACK, bow, far) == "too-far"
    high = Layout()
    archer, falcon = high.put(A, "Royal Archer", "b2"), high.put(B, "Thunderift Falcon", "b2")
    high.put(A, "Eagle Wings", on=archer)
    high.turn(A).activate(archer)
    assert high.why(A, t.ATTACK, bow, falcon) == "too-near"


@pytest.mark.card("wall-of-stone", "fireball", "fog-bank")
def test_o55_a_border_is_as_far_as_its_nearer_zone_and_never_hides_itself() -> None:
    """R8.4: from a1 a Fireball (0-2) reaches the wall c1|d1; fog on b1|c1 hides it, not the wall on a1."""
    g = Layout()
    ball, wall = g.prepare(A, "Fireball"), g.put(B, "Wall of Stone", between=("c1", "d1"))
    far, own = (
        g.put(B, "Wall of Stone", between=("c2", "d2")),
        g.put(B, "Wall of Stone", between=("a1", "a2")),
    )
    g.turn(A)
    assert g.why(A, t.CAST, ball, wall) == "allowed"
    assert g.why(A, t.CAST, ball, far) == "too-far"
    assert g.why(A, t.CAST, ball, own) == "allowed"
    g.put(B, "Fog Bank", between=("b1", "c1"))
    g.turn(A)
    assert g.why(A, t.CAST, ball, wall) == "out-of-sight"


@pytest.mark.card("tanglevine", "timber-wolf", "lash-of-hellfire")
def test_o55_what_is_attached_is_where_its_bearer_is() -> None:
    """A Tanglevine on a Wolf in b2 is attacked from b2 and from nowhere else."""
    g = Layout("Warlock").stand(A, "b2")
    wolf, other = g.put(A, "Timber Wolf", "b2"), g.put(A, "Timber Wolf", "c2")
    vine = g.put(B, "Tanglevine", on=wolf)
    g.turn(A)
    near, far = g.copy().activate(A), g.copy().activate(other)
    assert near.why(A, t.ATTACK, g.bar(A, "Basic Melee Attack"), vine) == "allowed"
    assert far.why(A, t.ATTACK, g.bar(other, "Bite"), vine) == "too-far"


@pytest.mark.card("fireball", "flaming-hellion", "sleep", "geyser", "mana-flower", "ghoul-rot", "malacoda")
def test_o57_the_immune_cannot_be_aimed_at() -> None:
    """R8.6: by attack spells, enchantments and melee bars of that type; a Geyser alone puts fires out."""
    g = Layout().stand(A, "b2")
    ball, rot, geyser = g.prepare(A, "Fireball"), g.prepare(A, "Ghoul Rot"), g.prepare(A, "Geyser")
    hellion, malacoda = g.put(B, "Flaming Hellion", "b2"), g.put(B, "Malacoda", "b2")
    flower = g.put(B, "Mana Flower", "b2")
    g.turn(A)
    assert g.why(A, t.CAST, ball, hellion) == "immune"
    assert g.why(A, t.CAST, rot, malacoda) == "immune"
    assert g.why(A, t.CAST, geyser, flower) == "immune"
    g.afflict(flower, k.BURN, 2).turn(A)
    assert g.why(A, t.CAST, geyser, flower) == "allowed"
    g.cast(A, geyser, flower).skip()
    assert (g.has(flower, k.BURN), g.damage(flower)) == (0, 0)


@pytest.mark.card("fireball", "timber-wolf", "divine-intervention")
def test_o40_a_target_that_has_left_cancels_the_spell() -> None:
    """R8.7: the Wolf is Teleported while the Fireball is under way; mana and action are lost."""
    g = Layout().stand(A, "b1")
    ball, wolf = g.prepare(A, "Fireball"), g.put(B, "Timber Wolf", "b2")
    rescue = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.turn(A).cast(A, ball, wolf).choose(B, t.REVEAL, rescue).choose(B, t.PICK_ZONE, g.zone("d1")).skip()
    assert g.name_of_zone(wolf) == "d1"
    assert len(g.told(t.BROKEN_OFF)) == 1
    assert dice_rolled(g) == []
    assert int(g.s.mana[A]) < 20


@pytest.mark.card("fireball", "timber-wolf", "divine-intervention")
def test_o40_a_teleport_into_the_same_zone_cancels_nothing() -> None:
    """The Wolf is Teleported to where it is, and burns."""
    g = Layout().stand(A, "b1")
    ball, wolf = g.prepare(A, "Fireball"), g.put(B, "Timber Wolf", "b2")
    rescue = g.put(B, "Divine Intervention", on=wolf, up=False)
    g.turn(A).cast(A, ball, wolf).choose(B, t.REVEAL, rescue).choose(B, t.PICK_ZONE, g.zone("b2")).skip()
    assert g.told(t.BROKEN_OFF) == []
    assert dice_rolled(g) == [6]


# --- walls in the way (R9, A52, A54, O60) ------------------------------------------------------------------
@pytest.mark.card("wall-of-stone", "timber-wolf", "thunderift-falcon")
def test_r9_a_blocked_passage_stops_walkers_and_no_flyers() -> None:
    """R9.2, R7.1.4."""
    g = Layout()
    wolf, falcon = g.put(A, "Timber Wolf", "b2"), g.put(A, "Thunderift Falcon", "b2")
    g.put(B, "Wall of Stone", between=("b2", "c2"))
    g.turn(A)
    assert g.copy().activate(wolf).why(A, t.MOVE, g.zone("c2")) == "wall-blocks"
    g.activate(falcon).move(falcon, "c2")
    assert g.name_of_zone(falcon) == "c2"


@pytest.mark.card("wall-of-fire", "timber-wolf", "circle-of-lightning", "flaming-hellion")
def test_r9_a_passage_attack_comes_before_the_move() -> None:
    """R7.1.4, R9.2: five flame dice on the way; it is destroyed where it stood. The immune just pass."""
    g = Layout()
    wolf, hellion = g.put(A, "Timber Wolf", "b2"), g.put(A, "Flaming Hellion", "b2")
    g.put(B, "Wall of Fire", between=("b2", "c2"))
    g.turn(A)
    twin = g.copy().activate(wolf).dice("2 2 1* 0 0 d10").move(wolf, "c2")
    assert twin.damage(wolf) == 3
    assert twin.has(wolf, k.BURN) == 2
    assert twin.name_of_zone(wolf) == "c2"
    assert t.GUARD in twin.verbs(A)
    dead = g.copy().hurt(wolf, 7).activate(wolf).dice("2 2 1* 0 0 d1").move(wolf, "c2")
    assert not dead.in_play(wolf)
    free = g.copy().activate(hellion).move(hellion, "c2")
    assert dice_rolled(free) == []
    assert free.name_of_zone(hellion) == "c2"


@pytest.mark.card("wall-of-fire", "knight-of-westlock", "cobra-reflexes", "block", "timber-wolf")
def test_r15_a_passage_attack_cannot_be_avoided_and_wastes_a_block() -> None:
    """O7: no defence is offered, a Block is turned up and wasted."""
    g = Layout()
    knight = g.put(A, "Knight of Westlock", "b2")
    block = g.put(A, "Block", on=knight, up=False)
    g.put(B, "Wall of Fire", between=("b2", "c2"))
    g.turn(A).activate(knight).dice("2 2 0 0 0 d1").move(knight, "c2").skip()
    assert g.damage(knight) == 1
    assert not g.in_play(block)
    assert g.told(t.AVOIDED) == []


@pytest.mark.card("wall-of-thorns", "bitterwood-fox", "timber-wolf")
def test_a52_thorns_let_a_fox_through_and_cost_a_wolf_a_full_action() -> None:
    """Level 1: an ordinary move, unharmed; level 2: a full action and one attack of 2 dice."""
    g = Layout()
    fox, wolf = g.put(A, "Bitterwood Fox", "b2"), g.put(A, "Timber Wolf", "b2")
    g.put(B, "Wall of Thorns", between=("b2", "c2"))
    g.turn(A)
    little = g.copy().activate(fox).move(fox, "c2")
    assert (little.damage(fox), little.name_of_zone(fox)) == (0, "c2")
    g.activate(wolf)
    assert g.why(A, t.MOVE, g.zone("c2")) == "full-action"
    moved = g.copy().move(wolf, "b1").move(wolf, "b2")
    assert not moved.asks(A, t.DO_WHAT)
    g.dice("2 1*").choose(A, t.CROSS, g.zone("c2"))
    assert (g.damage(wolf), g.name_of_zone(wolf)) == (1, "c2")
    assert dice_rolled(g) == [2]
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("wall-of-thorns", "timber-wolf")
def test_o60_no_crossing_after_a_move() -> None:
    """R6.2: a full action is no option once it has moved."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b1")
    g.put(B, "Wall of Thorns", between=("b2", "c2"))
    g.turn(A).activate(wolf).move(wolf, "b2")
    assert g.why(A, t.CROSS, g.zone("c2")) == "has-moved"


@pytest.mark.card("wall-of-thorns", "titanodon", "timber-wolf", "suppression-orb")
def test_o60_each_attack_of_the_thorns_is_one_of_its_own() -> None:
    """A Titanodon (level 5) takes four; a crossing counts as a move action for a Suppression Orb."""
    g = Layout()
    giant = g.put(A, "Titanodon", "b2")
    g.put(B, "Suppression Orb", "d1")
    g.put(B, "Wall of Thorns", between=("b2", "c2"))
    g.turn(A).activate(giant).choose(A, t.CROSS, g.zone("c2"))
    assert g.asks(A, t.PAY_FOR_IT)
    g.choose(A, t.YES)
    assert dice_rolled(g) == [2, 2, 2, 2]
    assert g.name_of_zone(giant) == "c2"
    assert int(g.s.mana[A]) == 19


@pytest.mark.card("mountain-gorilla", "wall-of-stone", "fog-bank", "timber-wolf")
def test_r7_climbing_crosses_a_corporeal_wall_by_a_full_action() -> None:
    """R7.7, O60: a Gorilla climbs a Wall of Stone; a Wolf does not; an Incorporeal wall is not climbed."""
    g = Layout()
    ape, wolf = g.put(A, "Mountain Gorilla", "b2"), g.put(A, "Timber Wolf", "b2")
    g.put(B, "Wall of Stone", between=("b2", "c2"))
    g.put(B, "Fog Bank", between=("b2", "b1"))
    g.turn(A)
    other = g.copy().activate(wolf)
    assert other.why(A, t.CROSS, g.zone("c2")) == "cannot-climb"
    g.activate(ape)
    assert g.why(A, t.MOVE, g.zone("c2")) == "wall-blocks"
    assert g.why(A, t.CROSS, g.zone("b1")) == "cannot-climb"
    assert g.why(A, t.CROSS, g.zone("b3")) == "no-wall"
    g.choose(A, t.CROSS, g.zone("c2"))
    assert g.name_of_zone(ape) == "c2"
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("wall-of-poison-gas", "timber-wolf")
def test_a54_poison_gas_cripples_and_holds() -> None:
    """1, 0, 2 with 10: 3 critical damage, Crippled, it stays; the move is spent, a quick action is left."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Wall of Poison Gas", between=("b2", "c2"))
    g.turn(A).activate(wolf)
    light = g.copy().dice("1 0 2 d9").move(wolf, "c2")
    assert (light.damage(wolf), light.has(wolf, k.DAZE), light.name_of_zone(wolf)) == (3, 1, "c2")
    g.dice("1 0 2 d10").move(wolf, "c2")
    assert (g.damage(wolf), g.has(wolf, k.CRIPPLE), g.name_of_zone(wolf)) == (3, 1, "b2")
    assert g.why(A, t.MOVE, g.zone("b1")) == "restrained"
    assert g.why(A, t.CROSS, g.zone("b1")) == "has-moved"
    assert g.why(A, t.GUARD) == "allowed"


@pytest.mark.card("wall-of-poison-gas", "skeletal-sentry")
def test_a54_poison_gas_lets_the_nonliving_pass() -> None:
    """No attack on a Skeletal Sentry."""
    g = Layout()
    sentry = g.put(A, "Skeletal Sentry", "b2")
    g.put(B, "Wall of Poison Gas", between=("b2", "c2"))
    g.turn(A).activate(sentry).move(sentry, "c2")
    assert dice_rolled(g) == []
    assert g.name_of_zone(sentry) == "c2"


# --- raising walls (A53, O46) ------------------------------------------------------------------------------
@pytest.mark.card("wall-of-stone")
def test_a53_an_extended_wall_costs_16_and_takes_its_copy_from_the_book() -> None:
    """7 + 7 + 2; the second border shares an end point with the first, and is free."""
    g = Layout()
    wall, copy = g.prepare(A, "Wall of Stone"), g.card(A, "Wall of Stone")
    first, second = g.border("a1", "b1"), g.border("b1", "b2")
    g.turn(A).activate(A).choose(A, t.CAST_BORDER, wall, first)
    assert g.asks(A, t.EXTEND)
    joined = {g.border(*pair) for pair in (("a1", "a2"), ("b1", "b2"), ("a2", "b2"))}
    assert {a for a, _ in g.offered(A, t.PICK_BORDER)} == joined
    assert g.why(A, t.PICK_BORDER, g.border("c1", "d1")) == "not-connected"
    g.choose(A, t.PICK_BORDER, second)
    assert int(g.s.mana[A]) == 4
    standing = {int(g.s.border[x]) for x in g.s.play if g.s.border[x] >= 0}
    assert standing == {first, second}
    assert g.in_play(wall)
    assert not any(g.s.place[x] == k.BOOK and g.s.face[x] == g.s.face[wall] for x in range(copy + 1))


@pytest.mark.card("wall-of-stone")
@pytest.mark.parametrize(("mana", "copies", "asked"), [(16, 1, True), (15, 1, False), (20, 0, False)])
def test_a53_no_extension_without_the_mana_or_the_copy(mana: int, copies: int, asked: bool) -> None:
    """With 15 mana it is not offered, nor without another copy in the book."""
    g = Layout().mana(A, mana)
    wall = g.prepare(A, "Wall of Stone")
    if copies:
        g.card(A, "Wall of Stone")
    g.turn(A).activate(A).choose(A, t.CAST_BORDER, wall, g.border("a1", "b1"))
    assert g.asks(A, t.EXTEND) == asked
    g.skip()
    assert int(g.s.mana[A]) == mana - 7


@pytest.mark.card("wall-of-stone", "fog-bank")
def test_a53_one_wall_on_a_border() -> None:
    """R9.1: a second one is refused, and a border out of sight or range too."""
    g = Layout()
    wall = g.prepare(A, "Wall of Stone")
    g.put(B, "Fog Bank", between=("a1", "b1"))
    g.turn(A).activate(A)
    assert g.why(A, t.CAST_BORDER, wall, g.border("a1", "b1")) == "border-taken"
    assert g.why(A, t.CAST_BORDER, wall, g.border("b1", "c1")) == "out-of-sight"
    assert g.why(A, t.CAST_BORDER, wall, g.border("c1", "d1")) == "too-far"
    assert g.why(A, t.CAST_BORDER, wall, g.border("a1", "a2")) == "allowed"


# --- Pushes (R7.4, O58) ------------------------------------------------------------------------------------
@pytest.mark.card("force-push", "wall-of-thorns", "priestess")
@pytest.mark.parametrize(("more", "zone", "attacks"), [(False, "b2", 0), (True, "c2", 5)])
def test_a52_a_force_push_through_thorns_costs_3_more(more: bool, zone: str, attacks: int) -> None:
    """A Pushed Mage takes five attacks; for 3 mana alone it stays, and is not Bashed."""
    g = Layout().stand(A, "a2").stand(B, "b2")
    push = g.prepare(A, "Force Push")
    g.put(A, "Wall of Thorns", between=("b2", "c2"))
    g.turn(A).cast(A, push, B).choose(A, t.PICK_WAY, EAST)
    assert g.asks(A, t.PAY_MORE)
    g = g.choose(A, t.YES) if more else g.done(A)
    g.skip()
    assert g.name_of_zone(B) == zone
    assert dice_rolled(g) == [2] * attacks
    assert int(g.s.mana[A]) == (14 if more else 17)


@pytest.mark.card("force-push", "wall-of-thorns", "thunderift-falcon")
def test_o58_a_flyer_is_pushed_over_a_wall() -> None:
    """No more mana is asked for, and nothing attacks it."""
    g = Layout().stand(A, "a2")
    push, falcon = g.prepare(A, "Force Push"), g.put(B, "Thunderift Falcon", "b2")
    g.put(A, "Wall of Thorns", between=("b2", "c2"))
    g.turn(A).cast(A, push, falcon).choose(A, t.PICK_WAY, EAST)
    assert not g.asks(A, t.PAY_MORE)
    assert g.name_of_zone(falcon) == "c2"
    assert dice_rolled(g) == []


@pytest.mark.card("jet-stream", "wall-of-fire", "timber-wolf")
def test_o58_the_push_of_an_attack_goes_through_what_attacks() -> None:
    """A Jet Stream drives the Wolf through a Wall of Fire."""
    g = Layout().stand(A, "a2")
    jet, wolf = g.prepare(A, "Jet Stream"), g.put(B, "Timber Wolf", "b2")
    g.put(A, "Wall of Fire", between=("b2", "c2"))
    g.turn(A).dice("0 0 d4 2 2 2 0 0 d1").cast(A, jet, wolf).skip()
    assert g.name_of_zone(wolf) == "c2"
    assert g.damage(wolf) == 4


@pytest.mark.card("force-push", "wall-of-stone", "timber-wolf", "marked-for-death")
@pytest.mark.parametrize("edge", [False, True])
def test_o58_a_push_into_what_blocks_is_a_bash(edge: bool) -> None:
    """R7.4: 3 dice less the Armour, at a Wall of Stone and at the outer edge; Marked for Death is no help."""
    g = Layout().stand(A, "c2" if edge else "a2")
    push, wolf = g.prepare(A, "Force Push"), g.put(B, "Timber Wolf", "d2" if edge else "b2")
    g.put(A, "Marked for Death", on=wolf)
    if not edge:
        g.put(A, "Wall of Stone", between=("b2", "c2"))
    here = g.name_of_zone(wolf)
    g.turn(A).dice("2 2 1*").cast(A, push, wolf).choose(A, t.PICK_WAY, EAST).skip()
    assert g.name_of_zone(wolf) == here
    assert dice_rolled(g) == [3]
    assert g.damage(wolf) == 3


@pytest.mark.card("force-push", "thunderift-falcon")
def test_o58_the_outer_edge_stops_flyers_too() -> None:
    """R1.4: it is Bashed."""
    g = Layout().stand(A, "c2")
    push, falcon = g.prepare(A, "Force Push"), g.put(B, "Thunderift Falcon", "d2")
    g.turn(A).dice("1 0 0").cast(A, push, falcon).choose(A, t.PICK_WAY, EAST).skip()
    assert (g.name_of_zone(falcon), g.damage(falcon)) == ("d2", 1)


@pytest.mark.card("jet-stream", "timber-wolf")
@pytest.mark.parametrize(
    ("zone", "ways"),
    [("c2", [EAST]), ("b2", [NORTH, EAST, SOUTH, WEST]), ("c3", [NORTH, EAST]), ("b1", [SOUTH])],
)
def test_o58_the_pusher_chooses_among_the_ways_that_lead_away(zone: str, ways: list[int]) -> None:
    """From b2: straight away in a row or column, two ways diagonally, any way in the same zone."""
    g = Layout().stand(A, "b2")
    jet, wolf = g.prepare(A, "Jet Stream"), g.put(B, "Timber Wolf", zone)
    g.turn(A).dice("0 0 d4 0 0 0").cast(A, jet, wolf)
    if len(ways) == 1:
        assert not g.asks(A, t.PUSH_WHERE)
        return
    assert [a for a, _ in g.offered(A, t.PICK_WAY)] == sorted(ways)
    for way in {NORTH, EAST, SOUTH, WEST} - set(ways):
        assert g.why(A, t.PICK_WAY, way) == "not-away"


@pytest.mark.card("force-push", "timber-wolf")
@pytest.mark.parametrize(("way", "there"), [(NORTH, "c3"), (EAST, "d2"), (SOUTH, "c1"), (WEST, "b2")])
def test_r1_a_force_push_goes_whichever_way_its_caster_likes(way: int, there: str) -> None:
    """R1.10: its card lets the direction be chosen, nearer to its caster as well."""
    g = Layout().stand(A, "a2")
    push, wolf = g.prepare(A, "Force Push"), g.put(B, "Timber Wolf", "c2")
    g.turn(A).cast(A, push, wolf)
    assert [a for a, _ in g.offered(A, t.PICK_WAY)] == [NORTH, EAST, SOUTH, WEST]
    g.choose(A, t.PICK_WAY, way)
    assert g.name_of_zone(wolf) == there


@pytest.mark.card("force-push", "titanodon", "mana-crystal", "tanglevine", "timber-wolf")
def test_r7_the_unmovable_are_not_pushed() -> None:
    """R7.4: neither a Titanodon nor what a Tanglevine holds."""
    g = Layout().stand(A, "a2")
    push, giant = g.prepare(A, "Force Push"), g.put(B, "Titanodon", "b2")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.put(A, "Tanglevine", on=wolf)
    g.turn(A)
    first, second = g.copy().cast(A, push, giant), g.copy().cast(A, push, wolf)
    for each in (first, second):
        each.choose(A, t.PICK_WAY, EAST).skip()
    assert (first.name_of_zone(giant), second.name_of_zone(wolf)) == ("b2", "b2")


@pytest.mark.card("force-push", "timber-wolf", "hellfire-trap")
def test_r7_a_push_is_entering() -> None:
    """R7.3: a trap in the zone answers."""
    g = Layout().stand(A, "a2")
    push, wolf = g.prepare(A, "Force Push"), g.put(B, "Timber Wolf", "b2")
    trap = g.put(A, "Hellfire Trap", "c2", up=False)
    g.turn(A).dice("2 2 1 0 d1").cast(A, push, wolf).choose(A, t.PICK_WAY, EAST).skip()
    assert (g.name_of_zone(wolf), g.damage(wolf), g.in_play(trap)) == ("c2", 3, False)


# --- hindering (R7.2, O59) ---------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "emerald-tegu")
def test_r7_an_enemy_behind_or_ahead_hinders() -> None:
    """R7.2: after such a move no further one, but a quick action."""
    for zone in ("b2", "c2"):
        g = Layout()
        wolf = g.put(A, "Timber Wolf", "b2")
        g.put(B, "Emerald Tegu", zone)
        g.turn(A).activate(wolf).move(wolf, "c2")
        assert g.offered(A, t.MOVE) == []
        assert g.why(A, t.MOVE, g.zone("d2")) == "hindered"
        assert g.why(A, t.GUARD) == "allowed"


@pytest.mark.card(
    "timber-wolf", "blue-gremlin", "thunderift-falcon", "emerald-tegu", "cervere-the-forest-shadow"
)
def test_r7_what_does_not_hinder() -> None:
    """R7.2: Pests, flyers, who is Restrained or Incapacitated, friends; and nothing hinders the Elusive."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Blue Gremlin", "c2")
    g.put(B, "Thunderift Falcon", "c2")
    g.put(A, "Emerald Tegu", "c2")
    g.afflict(g.put(B, "Emerald Tegu", "c2"), k.STUN).afflict(g.put(B, "Emerald Tegu", "c2"), k.CRIPPLE)
    g.turn(A).activate(wolf).move(wolf, "c2")
    assert g.why(A, t.MOVE, g.zone("d2")) == "allowed"
    g = Layout("Beastmaster")
    cat = g.put(A, "Cervere, The Forest Shadow", "b2")
    g.put(B, "Emerald Tegu", "c2")
    g.turn(A).activate(cat).move(cat, "c2").move(cat, "d2")
    assert g.name_of_zone(cat) == "d2"


@pytest.mark.card("timber-wolf", "thunderift-falcon", "darkfenne-bat")
def test_r7_flyers_hinder_each_other() -> None:
    """R7.2: a Bat hinders a Falcon, though not a Wolf."""
    g = Layout()
    falcon = g.put(A, "Thunderift Falcon", "b2")
    g.put(B, "Darkfenne Bat", "c2")
    g.put(B, "Emerald Tegu", "c2")
    g.turn(A).activate(falcon).move(falcon, "c2")
    assert g.why(A, t.MOVE, g.zone("d2")) == "hindered"


@pytest.mark.card("teleport", "timber-wolf", "emerald-tegu", "wall-of-stone", "hellfire-trap")
def test_r7_a_teleport_skips_walls_and_is_entering() -> None:
    """R7.6: past a Wall of Stone, out of Restraint, into a trap; the Wolf's own move is not spent."""
    g = Layout().stand(A, "b3")
    spell, wolf = g.prepare(A, "Teleport"), g.put(A, "Timber Wolf", "b2")
    g.put(B, "Wall of Stone", between=("b2", "c2"))
    trap = g.put(B, "Hellfire Trap", "c2", up=False)
    g.afflict(wolf, k.CRIPPLE).turn(A).activate(A).cast(A, spell, wolf)
    g.dice("0 0 0 0 d1").choose(A, t.PICK_ZONE, g.zone("c2")).skip()
    assert (g.name_of_zone(wolf), g.in_play(trap)) == ("c2", False)
