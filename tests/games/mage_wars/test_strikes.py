"""Strikes one by one: each missed, avoided or turned back on its own (R15.7, R23, O6, O26, O27, O57)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


def duel(mine: str, theirs: str) -> tuple[Layout, int, int]:
    """A creature of A and one of B stand in the middle."""
    g = Layout("Warlock", "Wizard")
    return g, g.put(A, mine, "b2"), g.put(B, theirs, "b2")


# --- each strike is an attack (O27) ------------------------------------------------------------------------
@pytest.mark.card("goran-werewolf-pet", "knight-of-westlock", "cobra-reflexes")
def test_o27_each_strike_may_be_avoided_by_a_defence_of_its_own() -> None:
    """A Knight avoids the first strike with his own defence, the second with his reflexes."""
    g, goran, knight = duel("Goran, Werewolf Pet", "Knight of Westlock")
    reflexes = g.put(B, "Cobra Reflexes", on=knight)
    g.turn(A).activate(goran).attack(goran, "Feral Claws", knight)
    assert g.offered(B, t.DEFEND) == [(knight, -1), (reflexes, -1)]
    g.dice("d8").choose(B, t.DEFEND, knight)
    assert g.offered(B, t.DEFEND) == [(reflexes, -1)]
    g.dice("d7").choose(B, t.DEFEND, reflexes)
    assert g.pools() == []


@pytest.mark.card("goran-werewolf-pet", "moonglow-faerie")
def test_o27_a_defence_without_limit_is_there_for_every_strike() -> None:
    """R15.4: a Faerie on guard may try each time."""
    g, goran, faerie = duel("Goran, Werewolf Pet", "Moonglow Faerie")
    g.guard(faerie).turn(A).activate(goran).attack(goran, "Feral Claws", faerie)
    for _ in range(2):
        assert g.offered(B, t.DEFEND) == [(faerie, -1)]
        g.dice("d6").choose(B, t.DEFEND, faerie)
    assert len(g.told(t.AVOIDED)) == 2


@pytest.mark.card("goran-werewolf-pet", "block", "timber-wolf")
def test_o27_a_block_avoids_one_strike_and_the_next_one_hits() -> None:
    """R15.7: it is destroyed after the first."""
    g, goran, wolf = duel("Goran, Werewolf Pet", "Timber Wolf")
    block = g.put(B, "Block", on=wolf, up=False)
    g.fights(goran, "Feral Claws", wolf, "2* 0 0")
    assert g.s.place[block] == k.DISCARD
    assert (g.pools(), g.damage(wolf)) == ([3], 2)


@pytest.mark.card("goran-werewolf-pet", "bitterwood-fox")
def test_o27_the_dead_are_not_struck_again() -> None:
    """Both must be in play; the action is over."""
    g, goran, fox = duel("Goran, Werewolf Pet", "Bitterwood Fox")
    g.fights(goran, "Feral Claws", fox, "2* 2* 1*")
    assert not g.in_play(fox)
    assert g.pools() == [3]


# --- turned back (R23, O26) --------------------------------------------------------------------------------
@pytest.mark.card("reverse-attack", "goran-werewolf-pet", "timber-wolf")
def test_o26_the_first_strike_is_turned_back_and_the_second_one_hits() -> None:
    """O26: steps 5 and 6 once with Goran as defender, with his own armour 3; then step 7."""
    g, goran, wolf = duel("Goran, Werewolf Pet", "Timber Wolf")
    g.put(B, "Reverse Attack", on=wolf, up=False)
    g.fights(goran, "Feral Claws", wolf, "1* 2 2 2* 0 0")
    assert (g.damage(goran), g.damage(wolf)) == (2, 2)
    assert g.pools() == [3, 3]


@pytest.mark.card("reverse-attack", "firebrand-imp", "timber-wolf")
def test_o26_what_is_turned_on_the_immune_has_no_effect() -> None:
    """Hellfire Claws do a flame-immune Imp neither damage nor Burn."""
    g, imp, wolf = duel("Firebrand Imp", "Timber Wolf")
    g.put(B, "Reverse Attack", on=wolf, up=False)
    g.fights(imp, "Hellfire Claws", wolf, "2* 2* d12")
    assert (g.damage(imp), g.has(imp, k.BURN), g.damage(wolf)) == (0, 0, 0)
    assert not g.told(t.DEFENCE_ROLL)


@pytest.mark.card("reverse-attack", "circle-of-lightning", "knight-of-westlock")
def test_o26_nobody_avoids_or_answers_what_is_turned_back() -> None:
    """The Knight's own defence does not help him, and his barrier does not answer himself."""
    g, knight, wolf = duel("Knight of Westlock", "Timber Wolf")
    g.put(A, "Circle of Lightning", on=knight)
    g.put(B, "Circle of Lightning", on=wolf)
    g.put(B, "Reverse Attack", on=wolf, up=False)
    g.turn(A).activate(knight).dice("1* 0 0 0 0").attack(knight, "Longsword", wolf)
    assert g.damage(knight) == 1
    assert not g.told(t.BARRIER_ANSWERS)
    assert not g.told(t.DEFENCE_ROLL)


@pytest.mark.card("reverse-attack", "brogan-bloodstone", "timber-wolf")
def test_r23_an_unavoidable_strike_wastes_what_would_turn_it_back() -> None:
    """R23: it is revealed, paid and destroyed."""
    g, brogan, wolf = duel("Brogan Bloodstone", "Timber Wolf")
    card = g.put(B, "Reverse Attack", on=wolf, up=False)
    g.fights(brogan, "Vorpal Blade", wolf, "2* 0 0 0")
    assert (g.s.place[card], g.s.mana[B]) == (k.DISCARD, 15)
    assert (g.damage(brogan), g.damage(wolf)) == (0, 2)


@pytest.mark.card("block", "reverse-attack", "timber-wolf", "skeletal-sentry")
def test_o6_of_two_that_must_answer_their_player_picks_one_for_each_attack() -> None:
    """O6: the other one stays hidden for the next attack, also if the first was wasted for want of mana."""
    for mana, damage in ((20, 0), (1, 2)):
        g, wolf, foe = duel("Timber Wolf", "Skeletal Sentry")
        cards = [g.put(B, "Block", on=foe, up=False), g.put(B, "Reverse Attack", on=foe, up=False)]
        g.mana(B, mana).turn(A).activate(wolf).dice("2* 0 0 0").attack(wolf, "Bite", foe)
        assert len(g.offered(B)) == 2
        first = next(o for o in g.decision(B).options if o.b == cards[0])
        g.choose(B, first.verb, first.a, first.b).skip()
        assert g.s.place[cards[0]] == k.DISCARD
        assert g.s.up[cards[1]] == 0
        assert g.damage(foe) == damage


@pytest.mark.card("block", "knight-of-westlock", "timber-wolf")
def test_r19_a_block_works_for_the_incapacitated() -> None:
    """R23, R15.4: a Stunned Knight cannot defend himself, the Block can."""
    g, wolf, knight = duel("Timber Wolf", "Knight of Westlock")
    g.put(B, "Block", on=knight, up=False)
    g.afflict(knight, k.STUN).fights(wolf, "Bite", knight)
    assert g.pools() == []


# --- what must be there (R8.6, O2, O57) --------------------------------------------------------------------
@pytest.mark.card("hellfire-trap", "firebrand-imp")
def test_o57_a_trap_is_used_up_by_the_immune() -> None:
    """O57: an Imp walks into the flames, unharmed; the trap is paid and gone."""
    g, imp, _ = duel("Firebrand Imp", "Timber Wolf")
    trap = g.put(B, "Hellfire Trap", "c2", up=False)
    g.turn(A).activate(imp).move(imp, "c2").skip()
    assert (g.s.place[trap], g.s.mana[B]) == (k.DISCARD, 18)
    assert (g.damage(imp), g.has(imp, k.BURN)) == (0, 0)


@pytest.mark.card("force-hold", "chains-of-agony", "wall-of-fire", "timber-wolf")
@pytest.mark.parametrize(("card", "zone", "damage"), [("Force Hold", "b2", 1), ("Chains of Agony", "c2", 1)])
def test_o2_a_wall_on_the_way_opens_windows(card: str, zone: str, damage: int) -> None:
    """R23: after a step of its attack Force Hold holds the Wolf back; Chains come too late for this move."""
    g, wolf, _ = duel("Timber Wolf", "Skeletal Sentry")
    secret = g.put(B, card, on=wolf, up=False)
    g.put(B, "Wall of Fire", between=("b2", "c2"))
    g.turn(A).activate(wolf).done(B).dice("1* 0 0 0 0 d1").move(wolf, "c2")
    g.choose(B, t.REVEAL, secret).skip()
    assert (g.name_of_zone(wolf), g.damage(wolf)) == (zone, damage)


@pytest.mark.card("brogan-bloodstone", "timber-wolf", "asyran-cleric")
def test_r16_more_piercing_than_armour_adds_no_damage() -> None:
    """R16.3: Piercing 3 against Armour 1 leaves 0."""
    g, brogan, cleric = duel("Brogan Bloodstone", "Asyran Cleric")
    g.fights(brogan, "Vorpal Blade", cleric, "1 1 0 0")
    assert g.damage(cleric) == 2
