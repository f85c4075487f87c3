"""When a card may be turned up: Turn to Stone between actions only, and what Seeking Dispel holds down."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import rounds
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
