"""Guards: whom they bind, when their marker goes, how they strike back (R18, O33, O35, O36)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import rounds
from tests.games.mage_wars.layout import A, B, Layout


def targets(g: Layout, x: int, bar: str) -> set[int]:
    """What a creature that acts may attack with a bar."""
    number = g.bar(x, bar)
    return {b for a, b in g.offered(int(g.s.controller[x]), t.ATTACK) if a == number}


# --- whom a guard binds (A38, O36) -------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "knight-of-westlock", "asyran-cleric", "tanglevine", "wall-of-stone")
def test_a38_a_guard_must_be_attacked_before_anybody_else() -> None:
    """A Wolf may choose the guard, itself, its own Tanglevine, and a wall; the Cleric is guarded."""
    g = Layout()
    wolf, knight = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    cleric, vine = g.put(B, "Asyran Cleric", "b2"), g.put(B, "Tanglevine", on=wolf)
    flower, wall = g.put(B, "Mana Flower", "b2"), g.put(B, "Wall of Stone", between=("b2", "b1"))
    far = g.put(B, "Wall of Stone", between=("c2", "c1"))
    g.guard(knight).turn(A).activate(wolf)
    assert targets(g, wolf, "Bite") == {wolf, knight, vine, wall}
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), cleric) == "guarded"
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), flower) == "guarded"
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), far) == "too-far"


@pytest.mark.card("timber-wolf", "knight-of-westlock", "asyran-cleric")
def test_o36_two_guards_leave_the_choice_and_the_own_guard_binds_nobody() -> None:
    """Either of two enemy guards may be chosen; a guard of one's own is no obstacle."""
    g = Layout()
    wolf, knight = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    cleric, tegu = g.put(B, "Asyran Cleric", "b2"), g.put(B, "Emerald Tegu", "b2")
    fox = g.put(A, "Bitterwood Fox", "b2")
    g.guard(fox).guard(knight).guard(cleric).turn(A).activate(wolf)
    assert targets(g, wolf, "Bite") == {wolf, knight, cleric}
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), tegu) == "guarded"
    free = Layout()
    wolf, tegu = free.put(A, "Timber Wolf", "b2"), free.put(B, "Emerald Tegu", "b2")
    fox = free.put(A, "Bitterwood Fox", "b2")
    free.guard(fox).turn(A).activate(wolf)
    assert targets(free, wolf, "Bite") == {wolf, tegu, fox}


@pytest.mark.card("royal-archer", "fireball", "firestorm", "knight-of-westlock", "asyran-cleric")
def test_a38_ranged_attacks_spells_and_zones_pass_by_a_guard() -> None:
    """A Longbow, a Fireball and a Firestorm go where they like, and the guard stays one."""
    g = Layout().stand(A, "b1")
    archer, ball = g.put(A, "Royal Archer", "b1"), g.prepare(A, "Fireball")
    storm = g.prepare(A, "Firestorm")
    knight, cleric = g.put(B, "Knight of Westlock", "b2"), g.put(B, "Asyran Cleric", "b2")
    g.guard(knight).turn(A)
    assert (ball, cleric) in g.offered(A, t.CAST)
    assert (storm, g.zone("b2")) in g.copy().activate(A).offered(A, t.CAST_ZONE)
    g.activate(archer)
    assert targets(g, archer, "Longbow") == {knight, cleric}
    g.dice("0 0 0 0").attack(archer, "Longbow", knight).skip()
    assert g.s.guard[knight] == 1


@pytest.mark.card("sosruko-ferret-companion", "knight-of-westlock", "asyran-cleric")
def test_a38_an_elusive_attacker_goes_past_guards() -> None:
    """Sosruko is Elusive."""
    g = Layout()
    ferret, knight = g.put(A, "Sosruko, Ferret Companion", "b2"), g.put(B, "Knight of Westlock", "b2")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.guard(knight).turn(A).activate(ferret)
    assert targets(g, ferret, "Bite") == {ferret, knight, cleric}


@pytest.mark.card("timber-wolf", "blue-gremlin", "asyran-cleric")
def test_a38_a_pest_on_guard_binds_nobody() -> None:
    """The guard of a Blue Gremlin may be ignored."""
    g = Layout()
    wolf, gremlin = g.put(A, "Timber Wolf", "b2"), g.put(B, "Blue Gremlin", "b2")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.guard(gremlin).turn(A).activate(wolf)
    assert targets(g, wolf, "Bite") == {wolf, gremlin, cleric}


@pytest.mark.parametrize("how", ["cripple", "stuck", "vine"])
@pytest.mark.card("timber-wolf", "emerald-tegu", "tanglevine")
def test_o36_a_restrained_guard_binds_nobody(how: str) -> None:
    """R19: who is Restrained may guard, and may be ignored."""
    g = Layout()
    wolf, guard = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    other = g.put(B, "Asyran Cleric", "b2")
    if how == "vine":
        g.put(A, "Tanglevine", on=guard)
    else:
        g.afflict(guard, k.CRIPPLE if how == "cripple" else k.STUCK)
    g.guard(guard).turn(A).activate(wolf)
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), other) == "allowed"
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), guard) == "allowed"


@pytest.mark.card("firebrand-imp", "adramelech-lord-of-fire", "asyran-cleric")
def test_o36_a_bar_that_cannot_reach_the_guard_is_free() -> None:
    """The Imp's claws are flame, and the guard is immune to flame."""
    g = Layout()
    imp, hellion = g.put(A, "Firebrand Imp", "b2"), g.put(B, "Flaming Hellion", "b2")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.guard(hellion).turn(A).activate(imp)
    bar = g.bar(imp, "Hellfire Claws")
    assert g.why(A, t.ATTACK, bar, hellion) == "immune"
    assert g.why(A, t.ATTACK, bar, cleric) == "allowed"


@pytest.mark.card("timber-wolf", "emerald-tegu", "highland-unicorn", "tanglevine")
def test_o36_what_is_attached_to_others_is_guarded() -> None:
    """A Tanglevine on another creature is not the attacker's own."""
    g = Layout()
    wolf, guard = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    vine = g.put(B, "Tanglevine", on=g.put(A, "Highland Unicorn", "b2"))
    g.guard(guard).turn(A).activate(wolf)
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), vine) == "guarded"


# --- the marker (A39, R18.1, O35) --------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "emerald-tegu")
def test_r18_guarding_is_a_quick_action_and_ends_the_turn() -> None:
    """R6.3, R18.1: it may come after a move, and nothing but the marker is left of it."""
    g = Layout()
    wolf, _ = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "d1")
    g.turn(A).activate(wolf).move(wolf, "c2").choose(A, t.GUARD)
    assert g.s.guard[wolf] == 1
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.parametrize("dice", ["0 0 0 0", "2 2 0 0"])
@pytest.mark.card("timber-wolf", "emerald-tegu")
def test_a39_a_guard_strikes_back_and_then_guards_no_more(dice: str) -> None:
    """Hit or not: the counterstrike comes first, then the marker goes."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.guard(tegu).turn(A).activate(wolf)
    g.dice(f"{dice} 1* 1* 2").attack(wolf, "Bite", tegu)
    assert g.asks(B, t.ANSWER_WITH)
    assert g.s.guard[tegu] == 1
    g.choose(B, t.STRIKE_BACK, g.bar(tegu, "Venomous Bite"), wolf)
    assert g.damage(wolf) == 2
    assert g.s.guard[tegu] == 0


@pytest.mark.card("timber-wolf", "emerald-tegu")
def test_a39_a_miss_takes_the_marker_too() -> None:
    """A Dazed Wolf misses; the guard may answer or not, and guards no more."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.guard(tegu).afflict(wolf, k.DAZE).turn(A).activate(wolf)
    g.dice("d6").attack(wolf, "Bite", tegu)
    assert [(e.b, e.n) for e in g.told(t.MISS_ROLL)] == [(1, 6)]
    g.done(B)
    assert g.s.guard[tegu] == 0
    assert g.damage(wolf) == 0


@pytest.mark.card("timber-wolf", "knight-of-westlock")
def test_a39_an_avoided_attack_takes_the_marker_too() -> None:
    """The Knight avoids on his number, and may still strike back."""
    g = Layout()
    wolf, knight = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    g.guard(knight).turn(A).activate(wolf).attack(wolf, "Bite", knight)
    g.dice("d12").choose(B, t.DEFEND, knight)
    assert len(g.told(t.AVOIDED)) == 1
    assert g.asks(B, t.ANSWER_WITH)
    g.done(B)
    assert g.s.guard[knight] == 0


@pytest.mark.card("timber-wolf", "steelclaw-grizzly")
def test_r18_a_guard_strikes_back_with_quick_bars_only() -> None:
    """The Grizzly's Heavy Claw Strike is a full action."""
    g = Layout()
    wolf, bear = g.put(A, "Timber Wolf", "b2"), g.put(B, "Steelclaw Grizzly", "b2")
    g.guard(bear).turn(A).activate(wolf).dice("0 0 0 0").attack(wolf, "Bite", bear)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(bear, "Claws"), wolf)]
    assert g.why(B, t.STRIKE_BACK, g.bar(bear, "Heavy Claw Strike"), wolf) == "no-counterstrike"


@pytest.mark.card("timber-wolf", "emerald-tegu")
def test_r18_who_does_not_guard_does_not_strike_back() -> None:
    """Without Counterstrike and without the marker nobody is asked."""
    g = Layout()
    wolf, tegu = g.put(A, "Timber Wolf", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.turn(A).activate(wolf).dice("0 0 0 0").attack(wolf, "Bite", tegu)
    assert not g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("emerald-tegu", "timber-wolf", "darkfenne-hydra")
def test_r18_a_counterstrike_is_not_answered() -> None:
    """R15.12: a Hydra attacks a guard, who strikes back; the Hydra's own Counterstrike is silent."""
    g = Layout()
    hydra, tegu = g.put(A, "Darkfenne Hydra", "b2"), g.put(B, "Emerald Tegu", "b2")
    g.guard(tegu).turn(A).activate(hydra).dice("0 0 0 0 0 0 0").attack(hydra, "Snapping Bite", tegu)
    g.choose(B, t.STRIKE_BACK, g.bar(tegu, "Venomous Bite"), hydra)
    assert len(g.told(t.STRUCK_BACK)) == 1
    assert not g.asks(A, t.ANSWER_WITH)


@pytest.mark.card("emerald-tegu", "timber-wolf")
def test_a39_an_activation_takes_the_marker() -> None:
    """R6.1: and the creature may guard anew with its quick action."""
    g = Layout()
    tegu = g.put(A, "Emerald Tegu", "b2")
    g.guard(tegu).turn(A).activate(tegu)
    assert g.s.guard[tegu] == 0
    g.choose(A, t.GUARD)
    assert g.s.guard[tegu] == 1


@pytest.mark.card("lightning-bolt", "emerald-tegu")
def test_a39_a_stun_takes_the_marker() -> None:
    """A Lightning Bolt leaves it with a Daze, and takes it with a Stun."""
    for roll, markers in (("d7", 1), ("d8", 0)):
        g = Layout().stand(A, "b1")
        bolt, tegu = g.prepare(A, "Lightning Bolt"), g.put(B, "Emerald Tegu", "b2")
        g.guard(tegu).turn(A).dice(f"0 0 0 0 0 {roll}").cast(A, bolt, tegu).skip()
        assert g.has(tegu, k.DAZE) == markers
        assert g.s.guard[tegu] == markers


@pytest.mark.card("knockdown", "sleep", "emerald-tegu")
@pytest.mark.parametrize("spell", ["Knockdown", "Sleep"])
def test_r18_whatever_incapacitates_takes_the_marker(spell: str) -> None:
    """R18.1: a spell does it at once."""
    g = Layout().stand(A, "b1")
    card, tegu = g.prepare(A, spell), g.put(B, "Emerald Tegu", "b2")
    g.guard(tegu).turn(A).cast(A, card, tegu).skip()
    assert g.s.guard[tegu] == 0


@pytest.mark.card("turn-to-stone", "emerald-tegu")
def test_r18_turning_to_stone_takes_the_marker() -> None:
    """R18.1: an enchantment does it when it is revealed."""
    g = Layout()
    tegu = g.put(B, "Emerald Tegu", "b2")
    stone = g.put(A, "Turn to Stone", on=tegu, up=False)
    g.guard(tegu).phase(rounds.DEPLOYMENT).choose(A, t.REVEAL, stone)
    assert g.s.guard[tegu] == 0


# --- Flying (A40) ------------------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "thunderift-falcon")
def test_a40_a_guarding_falcon_does_not_fly() -> None:
    """A Wolf attacks the one on guard, and cannot reach the other."""
    g = Layout()
    wolf, low = g.put(A, "Timber Wolf", "b2"), g.put(B, "Thunderift Falcon", "b2")
    high = g.put(B, "Thunderift Falcon", "b2")
    g.guard(low).turn(A).activate(wolf)
    assert targets(g, wolf, "Bite") == {wolf, low}
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), high) == "out-of-reach"


@pytest.mark.card("gray-angel", "emerald-tegu", "thunderift-falcon", "asyran-cleric")
def test_a40_flyers_pass_guards_among_themselves_only() -> None:
    """The Angel attacks a Falcon past the guard; whoever is on the ground is guarded, and strikes back."""
    g = Layout()
    angel, guard = g.put(A, "Gray Angel", "b2"), g.put(B, "Emerald Tegu", "b2")
    falcon, cleric = g.put(B, "Thunderift Falcon", "b2"), g.put(B, "Asyran Cleric", "b2")
    g.guard(guard).turn(A).activate(angel)
    assert targets(g, angel, "Sword") == {angel, guard, falcon}
    assert g.why(A, t.ATTACK, g.bar(angel, "Sword"), cleric) == "guarded"
    g.dice("0 0 0 0").attack(angel, "Sword", guard)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(guard, "Venomous Bite"), angel)]


@pytest.mark.card("lash-of-hellfire", "thunderift-falcon", "retaliate")
def test_o33_a_flyer_that_was_reached_swoops_to_answer() -> None:
    """Reach hits a Flying creature, and its quick melee attack with Counterstrike answers."""
    g = Layout("Warlock").stand(A, "b2")
    falcon = g.put(B, "Thunderift Falcon", "b2")
    g.put(A, "Lash of Hellfire", on=A)
    g.put(B, "Retaliate", on=falcon)
    g.turn(A).activate(A).dice("0 0 0 0 0 d1").attack(A, "Searing Thrash", falcon)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(falcon, "Razor Beak"), A)]


@pytest.mark.card("darkfenne-hydra", "circle-of-lightning")
def test_r18_who_attacks_itself_answers_nothing() -> None:
    """R18.6: neither the own damage barrier nor the own counterstrike."""
    g = Layout()
    hydra = g.put(A, "Darkfenne Hydra", "b2")
    g.put(A, "Circle of Lightning", on=hydra)
    g.turn(A).activate(hydra).dice("1 1 2 2").attack(hydra, "Snapping Bite", hydra).skip()
    assert g.damage(hydra) == 5
    assert g.told(t.STRUCK_BACK) == []
    assert g.told(t.BARRIER_ANSWERS) == []


@pytest.mark.card("firestorm", "hellfire-trap", "emerald-tegu")
def test_o35_zone_attacks_and_traps_leave_the_marker() -> None:
    """R18.1: only a melee attack takes it."""
    g = Layout().stand(A, "b1")
    storm, tegu = g.prepare(A, "Firestorm"), g.put(B, "Emerald Tegu", "b2")
    g.guard(tegu).turn(A).activate(A)
    g.dice("0 0 0 0 0 d1").cast_zone(A, storm, "b2").skip()
    assert len(g.told(t.UNHARMED)) == 1
    assert g.s.guard[tegu] == 1


# --- walls (R9.4) ------------------------------------------------------------------------------------------
@pytest.mark.card("wall-of-stone", "fog-bank", "royal-archer", "fireball")
def test_r9_walls_are_attacked_from_beside_or_from_afar() -> None:
    """R9.4: melee from a zone it borders on; ranged attacks need one of its zones in range and sight."""
    g = Layout().stand(A, "a2")
    wall, cloud = g.put(B, "Wall of Stone", between=("c2", "d2")), g.put(B, "Fog Bank", between=("b2", "c2"))
    wolf, archer = g.put(A, "Timber Wolf", "d2"), g.put(A, "Royal Archer", "c3")
    far = g.put(A, "Royal Archer", "b2")
    g.turn(A)
    twin = g.copy().activate(wolf)
    assert targets(twin, wolf, "Bite") == {wolf, wall}
    twin = g.copy().activate(archer)
    assert wall in targets(twin, archer, "Longbow")
    assert twin.why(A, t.ATTACK, g.bar(archer, "Longbow"), cloud) == "allowed"
    g.activate(far)
    assert g.why(A, t.ATTACK, g.bar(far, "Longbow"), wall) == "out-of-sight"


@pytest.mark.card("wall-of-stone", "firestorm")
def test_r9_zone_attacks_do_not_hit_walls() -> None:
    """R9.4: a wall is in no zone."""
    g = Layout().stand(A, "b1")
    storm = g.prepare(A, "Firestorm")
    wall, tegu = g.put(B, "Wall of Stone", between=("b2", "c2")), g.put(B, "Emerald Tegu", "b2")
    g.turn(A).activate(A).dice("2* 2* 1* 0 0 d1").cast_zone(A, storm, "b2").skip()
    assert g.damage(tegu) == 5
    assert g.damage(wall) == 0
