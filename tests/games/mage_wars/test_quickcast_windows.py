"""After an activation a Mage may use its quickcast: in secret only where hidden spells decide whether."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from tests.games.mage_wars.layout import A, B, Layout, face


def after_a_turn(g: Layout) -> None:
    """The wolf has guarded; its player may be asked."""
    g.turn(A).activate(next(x for x in g.s.play if g.s.face[x] == face("Timber Wolf")))
    g.choose(A, t.GUARD)


def with_a_wolf(mana: int = 20, first: str = "Warlock") -> Layout:
    """A Mage with one creature beside it, to act before it does."""
    g = Layout(first).mana(A, mana)
    g.put(A, "Timber Wolf", "a1")
    return g


def veils(g: Layout) -> bool:
    """Whether somebody may have been asked in secret by what came last."""
    return g.s.veiled == g.s.decided


def test_o13_hidden_spells_are_asked_for_in_secret() -> None:
    """O13: whether there is anything to cast is nobody's business."""
    for spell in ("Force Push", "Dissolve"):
        g = with_a_wolf()
        g.prepare(A, spell)
        after_a_turn(g)
        assert veils(g)
        d = g.s.decision_of(A)
        assert (d is not None and d.about == t.PRIORITIES and not d.open) == (spell == "Force Push")


def test_what_everybody_sees_a_mage_can_do_is_asked_openly() -> None:
    """R24.1: Arcane Zap takes the quickcast; that the Wizard is asked tells nothing of its spells."""
    g = with_a_wolf(first="Wizard")
    g.prepare(A, "Dissolve")
    g.put(B, "Blue Gremlin", "a1")
    after_a_turn(g)
    d = g.s.decision_of(A)
    assert d is not None
    assert d.about == t.PRIORITIES
    assert d.open
    assert not veils(g)


@pytest.mark.parametrize("ring", [False, True])
def test_nobody_waits_for_a_mage_without_mana_or_a_discount(ring: bool) -> None:
    """No spell is free: only a discount could make one so (O44)."""
    g = with_a_wolf(mana=0)
    g.prepare(A, "Force Push")
    if ring:
        g.put(A, "Arcane Ring", on=A)
    after_a_turn(g)
    assert not any(d.about == t.PRIORITIES for d in g.s.pending)
    assert veils(g) == ring


def test_nobody_waits_for_a_mage_without_prepared_spells() -> None:
    g = with_a_wolf()
    after_a_turn(g)
    assert not veils(g)
