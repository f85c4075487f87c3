"""Quick Summoning: a full spell cast as a quick one where that is needed, once a round (R2.2, O13, O53)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import rounds
from tests.games.mage_wars.layout import A, B, Layout


@pytest.mark.card("beastmaster", "bitterwood-fox")
def test_a_fox_comes_by_quickcast_once_a_round() -> None:
    """A level 1 animal is cast with the quickcast action; a level 2 one is not."""
    g = Layout("Beastmaster")
    fox, wolf = g.prepare(A, "Bitterwood Fox"), g.prepare(A, "Timber Wolf")
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, wolf, g.zone("a1")) == "full-spell"
    g.cast_zone(A, fox, "a1").skip()
    assert g.in_play(fox)
    other = g.prepare(A, "Bitterwood Fox")
    g.s.quick[A] = 1
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, other, g.zone("a1")) == "full-spell"


@pytest.mark.card("beastmaster", "bitterwood-fox")
def test_with_a_full_action_at_hand_quick_summoning_is_kept() -> None:
    """A Mage who has not moved casts one Fox by its full action, and may still quickcast another."""
    g = Layout("Beastmaster")
    g.put(A, "Timber Wolf", "a2")
    one, two = g.prepare(A, "Bitterwood Fox"), g.prepare(A, "Bitterwood Fox")
    g.turn(A).activate(A).cast_zone(A, one, "a1").skip()
    g.s.quick[A] = 1
    g.turn(A).cast_zone(A, two, "a1").skip()
    assert g.in_play(one)
    assert g.in_play(two)


@pytest.mark.card("beastmaster", "bitterwood-fox", "jinx")
@pytest.mark.parametrize("moved", [False, True])
def test_jinx_answers_the_fox_that_is_cast_as_a_quick_spell(moved: bool) -> None:
    """R23: after a move there is a quick action only; without one the spell is a full one."""
    g = Layout("Beastmaster")
    fox = g.prepare(A, "Bitterwood Fox")
    jinx = g.put(B, "Jinx", on=A, up=False)
    g.turn(A).activate(A)
    if moved:
        g.move(A, "b1")
    g.cast_zone(A, fox, "b1" if moved else "a1").skip()
    assert g.in_play(fox) != moved
    assert g.in_play(jinx) != moved


@pytest.mark.card("beastmaster", "minds-eye", "bitterwood-fox")
def test_o53_a_creature_cast_as_quick_from_the_eye_appears_there() -> None:
    """The Eye is used, and so is Quick Summoning."""
    g = Layout("Beastmaster", open_training=True)
    eye = g.put(A, "Mind's Eye", "c2")
    g.put(A, "Timber Wolf", "a2")
    fox, other = g.prepare(A, "Bitterwood Fox"), g.prepare(A, "Bitterwood Fox")
    wolf = g.prepare(A, "Timber Wolf")
    g.turn(A).activate(A)
    assert g.why(A, t.CAST_ZONE, wolf, g.zone("c2")) == "too-far"
    g.cast_zone(A, fox, "c2").skip()
    assert g.name_of_zone(fox) == "c2"
    assert g.told(t.FROM_THE_EYE)[0].a == eye
    g.s.quick[A] = 1
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, other, g.zone("a1")) == "full-spell"


@pytest.mark.card("beastmaster", "lair", "bitterwood-fox")
def test_a_lair_needs_no_quick_summoning() -> None:
    """O16: what a Spawnpoint casts leaves it, and comes with its marker used."""
    g = Layout("Beastmaster")
    lair = g.put(A, "Lair", "b2")
    fox, other = g.prepare(A, "Bitterwood Fox", lair), g.prepare(A, "Bitterwood Fox")
    g.phase(rounds.DEPLOYMENT).cast_zone(A, fox, "b2").skip()
    assert g.s.ready[fox] == 0
    g.turn(A).cast_zone(A, other, "a1").skip()
    assert g.in_play(other)
