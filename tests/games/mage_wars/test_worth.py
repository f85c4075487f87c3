"""What positions are worth to bots: damage, objects, mana, and spells that wait to be cast."""

from __future__ import annotations

import pytest

from conclave.bots.greedy import Greedy
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.worth import PROMISES, WIN, worth
from conclave.kernel.rng import seeded
from tests.games.mage_wars.layout import GAME, A, B, Layout, face


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    g = Layout()
    assert worth(g.s, A) == -worth(g.s, B)
    even = worth(g.s, A)
    g.put(A, "Timber Wolf", "b2")
    assert worth(g.s, A) > even
    assert worth(g.s, A) == -worth(g.s, B)
    g.hurt(A, 30)
    assert worth(g.s, A) < even


def test_the_last_life_weighs_most() -> None:
    g, h = Layout(), Layout()
    whole = worth(g.s, A)
    first = whole - worth(g.hurt(A, 5).s, A)
    h.hurt(A, 20)
    before = worth(h.s, A)
    assert before - worth(h.hurt(A, 25).s, A) > first > 0


def test_a_fallen_mage_is_a_lost_game() -> None:
    g = Layout()
    g.s.fallen = 1 << B
    g.s.place[B] = 0
    assert worth(g.s, A) == WIN
    assert worth(g.s, B) == -WIN


def test_a_prepared_spell_promises_more_if_it_can_be_paid_and_alone_takes_the_action() -> None:
    g = Layout()
    bare = worth(g.s, A)
    g.prepare(A, "Blue Gremlin")
    one = worth(g.s, A) - bare
    assert one == PROMISES[face("Blue Gremlin")] // 2
    g.prepare(A, "Blue Gremlin")
    assert 0 < worth(g.s, A) - bare - one < one
    h = Layout().mana(A, 3)
    bare = worth(h.s, A)
    h.prepare(A, "Blue Gremlin")
    assert 0 < worth(h.s, A) - bare < one


def test_every_spell_promises_something() -> None:
    assert all(PROMISES[x] > 0 for x in range(box.MAGES, box.FACES))


def test_healing_promises_as_much_as_there_is_to_heal() -> None:
    whole, hurt = Layout(), Layout()
    hurt.hurt(A, 10)
    before = [worth(whole.s, A), worth(hurt.s, A)]
    for g in (whole, hurt):
        g.prepare(A, "Heal")
    gains = [worth(g.s, A) - n for g, n in zip((whole, hurt), before, strict=True)]
    assert 0 < gains[0] < gains[1]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_prepares_what_it_can_pay(seed: int) -> None:
    """With 10 mana and a whole book to choose from, both prepared spells cost at most 19 together."""
    s = GAME.new(2, seed, {"first_book": "priestess", "second_book": "beastmaster"})
    bot = Greedy(GAME)
    rng = seeded(seed)
    while s.decision_of(A) is not None and s.decision_of(A).aside:
        GAME.decide(s, A, bot.choose(GAME.view(s, A), rng))
    chosen = [int(x) for x in GAME.view(s, A).face[s.terms.plans :] if x >= 0]
    assert len(chosen) == 2
    assert min(box.COST[x] for x in chosen) <= s.mana[A]
    assert any(box.COST[x] >= 5 for x in chosen)
