"""When a card may be turned up, what holds it down, and what a reveal may do to a spell (O1, O9, O40)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import rounds
from conclave.games.mage_wars.rules.effects import give
from conclave.games.mage_wars.rules.traits import is_incapacitated
from tests.games.mage_wars.layout import A, B, Layout


def stones(*decoys: str) -> tuple[Layout, int, int]:
    """A Wolf of the first player on which the second has a hidden Turn to Stone, and perhaps more."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    stone = g.put(B, "Turn to Stone", on=wolf, up=False)
    for name in decoys:
        g.put(B, name, on=wolf, up=False)
    return g, wolf, stone


# --- between actions (O1, O5) ------------------------------------------------------------------------------
@pytest.mark.card("turn-to-stone")
def test_stone_between_activation_and_action_ends_the_action_phase() -> None:
    """R6.1, O18: right after the activation no action is under way; what is stone does nothing."""
    g, wolf, stone = stones()
    g.turn(A).activate(wolf)
    assert g.asks(B, t.REVEAL_WHAT)
    g.choose(B, t.REVEAL, stone)
    assert is_incapacitated(g.s, wolf)
    assert g.s.mana[B] == 16
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("turn-to-stone", "agony")
def test_stone_waits_for_the_end_of_an_attack() -> None:
    """In the steps of the attack Agony may be turned up, Turn to Stone after the last of them."""
    g, wolf, stone = stones("Agony")
    cleric = g.put(B, "Asyran Cleric", "b2")
    g.turn(A).activate(wolf).skip().attack(wolf, "Bite", cleric)
    while not g.told(t.DICE_ROLLED):
        assert g.why(B, t.REVEAL, stone) == "between-actions"
        g.done(B)
    while g.why(B, t.REVEAL, stone) != "allowed":
        g.done(B)
    assert not g.told(t.REVEALED)
    g.choose(B, t.REVEAL, stone)
    assert is_incapacitated(g.s, wolf)


@pytest.mark.card("turn-to-stone", "battle-fury")
def test_stone_waits_for_the_attack_that_battle_fury_adds() -> None:
    """O32: it is part of the same action."""
    g, wolf, stone = stones()
    titan = g.put(B, "Titanodon", "b2")
    give(g.s, A, A, wolf, k.EXTRA_MELEE, 1, k.ROUND)
    g.turn(A).activate(wolf).skip().attack(wolf, "Bite", titan)
    assert g.asks(A, t.MORE_STRIKES)
    assert not g.asks(B, t.REVEAL_WHAT)
    g.attack(wolf, "Bite", titan)
    assert g.offered(B, t.REVEAL) == [(stone, -1)]


@pytest.mark.card("turn-to-stone")
def test_stone_may_fall_after_each_move_action() -> None:
    """O1: after the first move, so that the second and the attack are lost."""
    g, wolf, stone = stones()
    g.turn(A).activate(wolf).skip().move(wolf, "b3")
    assert g.offered(B, t.REVEAL) == [(stone, -1)]
    g.choose(B, t.REVEAL, stone)
    assert g.name_of_zone(wolf) == "b3"
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("turn-to-stone", "minor-heal", "agony")
def test_stone_waits_for_the_end_of_a_spell() -> None:
    """A quickcast is an action as well: not while the spell is under way, but once it has resolved."""
    g, wolf, stone = stones("Agony")
    g.hurt(wolf, 5).stand(A, "b2")
    heal = g.prepare(A, "Minor Heal")
    g.turn(A).cast(A, heal, wolf)
    assert g.why(B, t.REVEAL, stone) == "between-actions"
    while not g.told(t.HEALED):
        g.done(B)
    assert g.why(B, t.REVEAL, stone) == "allowed"


@pytest.mark.card("turn-to-stone", "agony", "gate-to-hell")
def test_stone_waits_for_the_end_of_an_ability() -> None:
    """The Gate to Hell attacks one after the other within one full action."""
    g, _, stone = stones("Agony")
    gate = g.put(A, "Gate to Hell", "a2")
    g.turn(A).activate(A).skip().invoke(A, gate)
    g.choose(A, t.PICK, A).choose(A, t.PICK, B)
    while len(g.told(t.DECLARED)) < 3:
        assert g.why(B, t.REVEAL, stone) == "between-actions"
        g.done(B)


@pytest.mark.card("turn-to-stone")
def test_stone_at_the_end_of_a_phase() -> None:
    """O1: there no action is under way."""
    g, _, stone = stones()
    g.phase(rounds.DEPLOYMENT)
    assert g.offered(B, t.REVEAL) == [(stone, -1)]


# --- what is held down (R23) -------------------------------------------------------------------------------
@pytest.mark.card("seeking-dispel", "jinx")
def test_jinx_that_is_sought_out_does_not_answer() -> None:
    """From the cast on it may not be turned up, though the spell is a quick one of its bearer."""
    g = Layout()
    jinx = g.put(B, "Jinx", on=A, up=False)
    spell = g.casts(A, "Seeking Dispel", jinx)
    g.skip()
    assert not g.told(t.REVEALED)
    assert not g.told(t.CANCELLED)
    assert (g.s.place[jinx], g.s.place[spell]) == (k.DISCARD, k.DISCARD)
    assert (g.s.mana[A], g.s.mana[B]) == (18, 20)


@pytest.mark.card("seeking-dispel", "jinx", "magebane")
def test_jinx_answers_when_another_card_is_sought_out() -> None:
    """Only the target is held down."""
    g = Layout()
    jinx, bane = g.put(B, "Jinx", on=A, up=False), g.put(B, "Magebane", on=A, up=False)
    spell = g.casts(A, "Seeking Dispel", bane)
    g.skip()
    assert len(g.told(t.CANCELLED)) == 1
    assert g.in_play(bane)
    assert (g.s.place[jinx], g.s.place[spell]) == (k.DISCARD, k.BOOK)


# --- bearers that will not do (O9) -------------------------------------------------------------------------
@pytest.mark.card("bear-strength")
def test_o9_of_two_hidden_ones_of_a_name_the_second_to_be_revealed_is_lost() -> None:
    """Both players hid a Bear Strength on one Wolf; the second is destroyed without effect and cost."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    mine, theirs = g.put(A, "Bear Strength", on=wolf, up=False), g.put(B, "Bear Strength", on=wolf, up=False)
    g.phase(rounds.DEPLOYMENT).choose(A, t.REVEAL, mine).choose(B, t.REVEAL, theirs)
    assert g.trait(wolf, k.MELEE_BONUS) == 2
    assert (g.s.place[theirs], g.s.mana[B]) == (k.DISCARD, 20)
    assert len(g.told(t.WASTED)) == 1


@pytest.mark.card("bear-strength")
def test_o9_nobody_hides_two_of_a_name_and_the_enemys_is_no_bar() -> None:
    """One's own hidden one, or anybody's revealed one, makes the Wolf an illegal target."""
    for seat, up, reason in [(A, False, "same-name"), (A, True, "same-name"), (B, True, "same-name")]:
        g = Layout("Beastmaster")
        wolf = g.put(A, "Timber Wolf", "b1")
        g.put(seat, "Bear Strength", on=wolf, up=up)
        spell = g.prepare(A, "Bear Strength")
        assert g.turn(A).skip().why(A, t.CAST, spell, wolf) == reason
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b1")
    g.put(B, "Bear Strength", on=wolf, up=False)
    spell = g.prepare(A, "Bear Strength")
    assert g.turn(A).skip().why(A, t.CAST, spell, wolf) == "allowed"


@pytest.mark.card("block", "bear-strength")
def test_o9_what_must_be_revealed_is_lost_beside_its_like_too() -> None:
    """A second Block on the same Wolf, of the other player, has no effect while one lies face up."""
    g = Layout()
    wolf, fox = g.put(A, "Timber Wolf", "b2"), g.put(B, "Bitterwood Fox", "b2")
    g.put(B, "Block", on=wolf)
    hidden = g.put(A, "Block", on=wolf, up=False)
    g.turn(B).activate(fox).dice("2* 0 0").attack(fox, "Bite", wolf).skip()
    assert g.damage(wolf) == 2
    assert (g.s.place[hidden], g.s.mana[A]) == (k.DISCARD, 20)


# --- sources and targets that have moved (R8.7, O40) -------------------------------------------------------
@pytest.mark.card("divine-intervention", "fireball")
@pytest.mark.parametrize(("zone", "damage"), [("c3", 0), ("b1", 12)])
def test_o40_a_target_that_is_teleported_away_is_not_hit(zone: str, damage: int) -> None:
    """Before the spell resolves; into the same zone does not save it."""
    g = Layout()
    wolf = g.put(B, "Titanodon", "b1")
    divine = g.put(B, "Divine Intervention", on=wolf, up=False)
    ball = g.prepare(A, "Fireball")
    g.turn(A).dice("2* 2* 2* 2* 2* 2* d1").cast(A, ball, wolf)
    g.choose(B, t.REVEAL, divine).choose(B, t.PICK_ZONE, g.zone(zone)).skip()
    assert g.damage(wolf) == damage
    assert (g.s.place[ball], g.s.mana[A]) == (k.DISCARD, 12)


@pytest.mark.card("divine-intervention", "bear-strength")
def test_o40_a_caster_that_is_teleported_away_loses_its_spell() -> None:
    """The source has moved: the enchantment is not attached, its mana is lost."""
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b1")
    divine = g.put(B, "Divine Intervention", on=A, up=False)
    spell = g.prepare(A, "Bear Strength")
    g.turn(A).skip().cast(A, spell, wolf)
    g.choose(B, t.REVEAL, divine).choose(B, t.PICK_ZONE, g.zone("d1")).skip()
    assert not g.in_play(spell)
    assert (g.s.place[spell], g.s.mana[A]) == (k.DISCARD, 18)
    assert len(g.told(t.BROKEN_OFF)) == 1
