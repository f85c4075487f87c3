"""What the state remembers of the arena, so as not to look for it, is as it lies there at every question."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars.rules.arriving import take_control
from conclave.games.mage_wars.rules.destroying import has_fallen
from conclave.games.mage_wars.rules.traits import refresh
from tests.games.mage_wars.layout import A, B, Layout
from tests.games.mage_wars.lively import begun, played

REMEMBERED = ("speaking", "able", "lurking", "granted", "heard", "walls")


@pytest.mark.parametrize("seed", range(12))
def test_what_is_remembered_of_the_arena_is_so(seed: int) -> None:
    s = begun(seed)
    for _ in played(s, seed):
        seen = s.copy()
        refresh(seen)
        for name in REMEMBERED:
            assert getattr(s, name) == getattr(seen, name), (name, s.round)
        assert s.shaken or not [x for x in s.play if has_fallen(s, x)], s.round


def test_a_hidden_enchantment_lurks_for_whoever_controls_it() -> None:
    g = Layout()
    hidden = g.put(A, "Block", on=A, up=False)
    assert g.s.lurking == 1 << A
    take_control(g.s, hidden, B)
    assert g.s.lurking == 1 << B
