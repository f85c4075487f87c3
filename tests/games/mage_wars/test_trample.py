"""Tramples: an attack within a move, neither melee nor ranged (R21.1, O35, O37, A55 to A57)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import EAST
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


def herd(name: str, victim: str, first: str = "Beastmaster") -> tuple[Layout, int, int]:
    """A beast of A and what it may trample, of B, stand in the middle."""
    g = Layout(first, "Warlock")
    return g, g.put(A, name, "b2"), g.put(B, victim, "b2")


def sets_out(g: Layout, x: int, zone: str = "c2") -> Layout:
    """A beast is activated and moves; it is asked whom it tramples."""
    return g.turn(A).skip().activate(x).move(x, zone)


def tramples(g: Layout, y: int, dice: str = "") -> Layout:
    """It tramples somebody."""
    if dice:
        g.dice(dice)
    return g.choose(A, t.TRAMPLES, g.offered(A, t.TRAMPLES)[0][0], y)


def victims(g: Layout) -> set[int]:
    """Whom it may trample."""
    return {y for _, y in g.offered(A, t.TRAMPLES)}


# --- when, and how often (A55, A56) ------------------------------------------------------------------------
@pytest.mark.card("titanodon", "knight-of-westlock")
def test_a55_seven_dice_on_a_knight_and_then_the_slow_beast_is_done() -> None:
    """A55: 2 + 3 damage, no defence used; then it moves, and Slow ends its Action Phase."""
    g, beast, knight = herd("Titanodon", "Knight of Westlock")
    tramples(sets_out(g, beast), knight, "2 2 1 1* 0 0 2*")
    assert g.asks(B, t.DEFEND_WITH)
    g.done(B)
    assert (g.damage(knight), g.name_of_zone(beast)) == (5, "c2")
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("woolly-rhinoceros", "bear-strength", "timber-wolf", "skeletal-sentry")
def test_a56_neither_melee_bonus_nor_charge_are_for_the_trample() -> None:
    """A56: 3 dice under its hooves, then 3 + 2 + 2 with the horn."""
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    sentry = g.put(B, "Skeletal Sentry", "c2")
    g.put(A, "Bear Strength", on=rhino)
    tramples(sets_out(g, rhino), wolf).skip().attack(rhino, "Great Horn", sentry).skip()
    assert g.pools() == [3, 7]


@pytest.mark.card("woolly-rhinoceros", "cheetah-speed", "mongoose-agility", "timber-wolf")
def test_a56_two_moves_and_one_trample_a_round() -> None:
    """A56, O37: the second move action brings no other; the next round does."""
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    g.put(B, "Timber Wolf", "c2")
    g.put(A, "Mongoose Agility", on=rhino)
    tramples(sets_out(g, rhino), wolf).skip().move(rhino, "d2")
    assert g.asks(A, t.DO_WHAT) or g.asks(B, t.WHOSE_TURN)
    assert len(g.pools()) == 1
    g.stand(rhino, "c2")
    g.s.done = []
    g.s.ready[rhino] = 1
    assert victims(sets_out(g, rhino, "d2"))


@pytest.mark.card("woolly-rhinoceros", "timber-wolf")
def test_o37_declined_at_the_first_move_it_may_come_at_the_second() -> None:
    """O37: once over all its move actions, whichever it is."""
    g, rhino, _ = herd("Woolly Rhinoceros", "Blue Gremlin")
    other = g.put(B, "Blue Gremlin", "c2")
    sets_out(g, rhino).done(A).move(rhino, "d2")
    assert victims(g) == {other}


@pytest.mark.card("woolly-rhinoceros", "timber-wolf", "chains-of-agony")
def test_o37_chains_hurt_before_the_trample() -> None:
    """O37: whom they kill tramples nobody."""
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    g.put(B, "Chains of Agony", on=rhino)
    sets_out(g, rhino)
    assert g.damage(rhino) == 1
    assert victims(g) == {wolf}
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    g.put(B, "Chains of Agony", on=rhino)
    sets_out(g.hurt(rhino, 11), rhino)
    assert not g.in_play(rhino)
    assert g.pools() == []


# --- whom (A57, O36, O37) ----------------------------------------------------------------------------------
@pytest.mark.card("titanodon", "mana-flower", "thunderift-falcon", "timber-wolf", "bitterwood-fox")
def test_a57_creatures_on_the_ground_it_leaves_friends_too_but_not_itself() -> None:
    """A57, O37: no flyer, no conjuration, nobody where it goes."""
    g, beast, wolf = herd("Titanodon", "Timber Wolf")
    falcon, flower = g.put(B, "Thunderift Falcon", "b2"), g.put(B, "Mana Flower", "b2")
    there, friend = g.put(B, "Timber Wolf", "c2"), g.put(A, "Bitterwood Fox", "b2")
    g.stand(B, "b2")
    sets_out(g, beast)
    assert victims(g) == {wolf, friend, B}
    bar = g.offered(A, t.TRAMPLES)[0][0]
    refusals = {falcon: "it-flies", flower: "no-target", there: "no-target", beast: "no-target"}
    assert {y: g.why(A, t.TRAMPLES, bar, y) for y in refusals} == refusals


@pytest.mark.card("titanodon", "skeletal-sentry", "bitterwood-fox", "thunderift-falcon")
def test_o36_a_trample_must_be_on_a_guard() -> None:
    """R18.2: not on a friend either; a guarding Falcon is on the ground; Pests are ignored."""
    g, beast, sentry = herd("Titanodon", "Skeletal Sentry")
    friend, falcon = g.put(A, "Bitterwood Fox", "b2"), g.put(B, "Thunderift Falcon", "b2")
    sets_out(g.guard(falcon), beast)
    assert victims(g) == {falcon}
    bar = g.offered(A, t.TRAMPLES)[0][0]
    assert g.why(A, t.TRAMPLES, bar, sentry) == "guarded"
    assert g.why(A, t.TRAMPLES, bar, friend) == "guarded"
    g, beast, gremlin = herd("Titanodon", "Blue Gremlin")
    sentry = g.put(B, "Skeletal Sentry", "b2")
    sets_out(g.guard(gremlin), beast)
    assert victims(g) == {gremlin, sentry}


@pytest.mark.card("woolly-rhinoceros", "force-push", "teleport", "timber-wolf")
@pytest.mark.parametrize("spell", ["Force Push", "Teleport"])
def test_a57_pushed_or_teleported_it_tramples_nobody(spell: str) -> None:
    """A57, R7.1: only a move action of its own has the step."""
    g, rhino, _ = herd("Woolly Rhinoceros", "Timber Wolf", "Wizard")
    g.stand(A, "a2").casts(A, spell, rhino)
    if spell == "Teleport":
        g.choose(A, t.PICK_ZONE, g.zone("c2"))
    else:
        g.choose(A, t.PICK_WAY, EAST)
    assert g.name_of_zone(rhino) == "c2"
    assert g.pools() == []
    assert not g.asks(A, t.TRAMPLE_WHOM)


# --- what counts (O37) -------------------------------------------------------------------------------------
@pytest.mark.card("woolly-rhinoceros", "agony", "divine-protection", "marked-for-death", "timber-wolf")
@pytest.mark.parametrize(
    ("card", "on_beast", "dice"),
    [("Agony", True, 3), ("Divine Protection", False, 2), ("Marked for Death", False, 4)],
)
def test_o37_aegis_and_marks_count_and_agony_does_not(card: str, on_beast: bool, dice: int) -> None:
    """O37, A56: three dice, less Aegis, and one more on whom death is marked for."""
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    g.put(B, card, on=rhino if on_beast else wolf)
    tramples(sets_out(g, rhino), wolf)
    assert g.pools() == [dice]


@pytest.mark.card("woolly-rhinoceros", "timber-wolf")
def test_o37_a_weak_beast_tramples_with_a_die_less() -> None:
    """A56: one Weak leaves 2 dice; a poison condition on the victim changes nothing."""
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    tramples(sets_out(g.afflict(rhino, k.WEAK).afflict(wolf, k.WEAK), rhino), wolf)
    assert g.pools() == [2]


@pytest.mark.card("woolly-rhinoceros", "skeletal-sentry")
@pytest.mark.parametrize(("roll", "pools"), [("d6", []), ("d7", [3])])
def test_o37_a_dazed_beast_may_miss_and_goes_on(roll: str, pools: list[int]) -> None:
    """R15.3: it moves all the same; a guard may answer a miss."""
    g, rhino, guard = herd("Woolly Rhinoceros", "Skeletal Sentry")
    tramples(sets_out(g.afflict(rhino, k.DAZE).guard(guard), rhino), guard, roll)
    assert g.pools() == pools
    assert g.asks(B, t.ANSWER_WITH)
    g.done(B)
    assert g.name_of_zone(rhino) == "c2"


@pytest.mark.card("woolly-rhinoceros", "sacrificial-altar", "knight-of-westlock", "bitterwood-fox")
def test_o37_what_pierces_for_the_whole_creature_pierces_under_its_hooves() -> None:
    """O37: a creature's own Piercing counts; there is no Melee for it."""
    g, rhino, knight = herd("Woolly Rhinoceros", "Knight of Westlock", "Warlock")
    altar, fox = g.put(A, "Sacrificial Altar", "a1"), g.put(A, "Bitterwood Fox", "a1")
    g.turn(A).skip().invoke(A, altar, target=rhino)
    if g.offered(A, t.PICK):
        g.choose(A, t.PICK, fox)
    g.skip().activate(rhino).move(rhino, "c2")
    tramples(g, knight, "2 2 0").skip()
    assert g.pools() == [3]
    assert g.damage(knight) == 2


@pytest.mark.card("woolly-rhinoceros", "pacify", "suppression-cloak", "helm-of-fear", "confusion")
def test_o37_what_is_about_melee_attacks_does_not_matter() -> None:
    """O37: nothing is paid, rolled or drawn by lot for a trample on a Wizard in Cloak and Helm."""
    g = Layout("Beastmaster", "Wizard").stand(B, "b2")
    rhino = g.put(A, "Woolly Rhinoceros", "b2")
    g.put(B, "Pacify", on=rhino)
    g.put(B, "Confusion", on=rhino)
    g.put(B, "Suppression Cloak", on=B)
    g.put(B, "Helm of Fear", on=B)
    tramples(sets_out(g, rhino), B, "2* 0 0")
    assert (g.damage(B), g.s.mana[A]) == (2, 20)
    assert not g.told(t.MAGIC_ROLL)


@pytest.mark.card("woolly-rhinoceros", "deflection-bracers", "cobra-reflexes", "block")
def test_o37_defences_against_melee_do_not_help_others_do() -> None:
    """O37, O7: neither Bracers nor a Bobcat's jump; Cobra Reflexes may, a Block must."""
    g = Layout("Beastmaster", "Wizard").stand(B, "b2")
    rhino, cat = g.put(A, "Woolly Rhinoceros", "b2"), g.put(B, "Feral Bobcat", "b2")
    bracers, reflexes = g.put(B, "Deflection Bracers", on=B), g.put(B, "Cobra Reflexes", on=B)
    tramples(sets_out(g, rhino), B)
    assert g.offered(B, t.DEFEND) == [(reflexes, -1)]
    assert g.why(B, t.DEFEND, bracers) == "no-defence"
    g.dice("d7").choose(B, t.DEFEND, reflexes)
    assert g.pools() == []
    g, rhino, cat = herd("Woolly Rhinoceros", "Feral Bobcat")
    block = g.put(B, "Block", on=cat, up=False)
    tramples(sets_out(g, rhino), cat)
    assert not g.told(t.DEFENCE_ROLL)
    assert (g.pools(), g.s.place[block]) == ([], k.DISCARD)


# --- what answers it (R18.3, R18.4, O34, O35) --------------------------------------------------------------
@pytest.mark.card("woolly-rhinoceros", "skeletal-sentry")
def test_o35_a_guard_strikes_back_and_stays_on_guard() -> None:
    """O35: a trample is no melee attack; the marker stays."""
    g, rhino, guard = herd("Woolly Rhinoceros", "Skeletal Sentry")
    tramples(sets_out(g.guard(guard), rhino), guard, "0 0 0 1* 0 0 0")
    g.choose(B, t.STRIKE_BACK, g.bar(guard, "Short Sword"), rhino)
    assert g.damage(rhino) == 1
    assert g.s.guard[guard] == 1
    assert g.name_of_zone(rhino) == "c2"


@pytest.mark.card("woolly-rhinoceros", "darkfenne-hydra", "circle-of-lightning")
def test_r21_barrier_and_counterstrike_answer_a_trample() -> None:
    """R21.1: a Hydra that does not guard answers too; the barrier once a round."""
    g, rhino, hydra = herd("Woolly Rhinoceros", "Darkfenne Hydra")
    g.put(B, "Circle of Lightning", on=hydra)
    tramples(sets_out(g, rhino), hydra, "0 0 0 2* 0 d1")
    assert len(g.told(t.BARRIER_ANSWERS)) == 1
    assert g.damage(rhino) == 2
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(hydra, "Snapping Bite"), rhino)]


@pytest.mark.card("woolly-rhinoceros", "valshalla-lightning-angel")
@pytest.mark.parametrize(("roll", "zone"), [("d12", "b2"), ("d10", "c2")])
def test_r21_who_is_stunned_on_the_way_stays_where_it_is(roll: str, zone: str) -> None:
    """R7.1: a 12 counts 10, which stuns; the move is lost, and the Action Phase (O18). A 10 only dazes."""
    g, rhino, angel = herd("Woolly Rhinoceros", "Valshalla, Lightning Angel")
    tramples(sets_out(g.guard(angel), rhino), angel, f"0 0 0 0 0 0 {roll}")
    g.choose(B, t.STRIKE_BACK, g.bar(angel, "Lightning Sword"), rhino)
    assert g.name_of_zone(rhino) == zone
    assert g.asks(A, t.DO_WHAT) is (zone == "c2")


@pytest.mark.card("woolly-rhinoceros", "stonegaze-basilisk")
def test_o37_who_dies_on_the_way_dies_in_the_zone_it_was_leaving() -> None:
    """O37: the guard's counterstrike kills it; nobody moves."""
    g, rhino, guard = herd("Woolly Rhinoceros", "Stonegaze Basilisk")
    tramples(sets_out(g.guard(guard).hurt(rhino, 11), rhino), guard, "0 0 0 2* 0 0 0")
    g.choose(B, t.STRIKE_BACK, g.bar(guard, "Bite"), rhino)
    assert not g.in_play(rhino)
    assert not g.told(t.MOVED)
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("woolly-rhinoceros", "wall-of-fire", "timber-wolf")
def test_r7_the_trample_comes_before_the_wall() -> None:
    """R7.1: step 3, then step 4; whoever dies in the fire has trampled."""
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    g.put(B, "Wall of Fire", between=("b2", "c2"))
    tramples(sets_out(g.hurt(rhino, 11), rhino), wolf, "2* 0 0 1* 0 0 0 0 d1")
    assert g.damage(wolf) == 2
    assert g.pools() == [3, 5]
    assert not g.in_play(rhino)


@pytest.mark.card("titanodon", "wall-of-thorns", "timber-wolf")
def test_o60_it_tramples_as_it_crosses_thorns_too() -> None:
    """O60: a crossing by a full action has all steps of a move."""
    g, beast, wolf = herd("Titanodon", "Timber Wolf")
    g.put(B, "Wall of Thorns", between=("b2", "c2"))
    g.turn(A).activate(beast).choose(A, t.CROSS, g.zone("c2"))
    assert victims(g) == {wolf}
    g.done(A)
    assert g.name_of_zone(beast) == "c2"


@pytest.mark.card("woolly-rhinoceros", "bitterwood-fox", "timber-wolf")
def test_o59_a_trample_that_kills_the_only_enemy_frees_the_move() -> None:
    """O59: hindering is judged when it steps over; then a second move action is legal."""
    for dice, reason in (("2* 2* 2*", "allowed"), ("0 0 0", "hindered")):
        g, rhino, fox = herd("Woolly Rhinoceros", "Bitterwood Fox")
        tramples(sets_out(g, rhino), fox, dice).skip()
        assert g.why(A, t.MOVE, g.zone("d2")) == reason


@pytest.mark.card("woolly-rhinoceros", "eagle-wings", "maim-wings", "wall-of-stone", "timber-wolf")
def test_r7_who_loses_its_wings_on_the_way_stops_at_a_wall() -> None:
    """R7.1: Maim Wings are revealed in a window of the trample, so a Wall of Stone holds it up."""
    g, rhino, wolf = herd("Woolly Rhinoceros", "Timber Wolf")
    g.put(A, "Eagle Wings", on=rhino)
    maim = g.put(B, "Maim Wings", on=rhino, up=False)
    g.put(B, "Wall of Stone", between=("b2", "c2"))
    g.turn(A).skip().activate(rhino).skip().move(rhino, "c2")
    tramples(g, wolf).choose(B, t.REVEAL, maim).skip()
    assert g.pools() == [3]
    assert (g.name_of_zone(rhino), len(g.told(t.STAYED))) == ("b2", 1)
    assert g.why(A, t.ATTACK, g.bar(rhino, "Great Horn"), wolf) == "allowed"


@pytest.mark.card("woolly-rhinoceros", "divine-intervention", "timber-wolf")
def test_r7_who_is_taken_away_on_the_way_does_not_go_on() -> None:
    """R7.1: Teleported to d1 in a window of its trample, the beast stays there; the trample is cancelled."""
    g = Layout("Beastmaster", "Priestess")
    rhino, wolf = g.put(A, "Woolly Rhinoceros", "b2"), g.put(B, "Timber Wolf", "b2")
    card = g.put(B, "Divine Intervention", on=rhino, up=False)
    g.turn(A).skip().activate(rhino).skip().move(rhino, "c2")
    tramples(g, wolf).choose(B, t.REVEAL, card).choose(B, t.PICK_ZONE, g.zone("d1"))
    assert (g.name_of_zone(rhino), g.pools()) == ("d1", [])
    assert g.asks(A, t.DO_WHAT)
