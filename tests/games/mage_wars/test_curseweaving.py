"""Curseweaving: a curse goes home instead of to the discard pile (O8, O74)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.secrets import determinise
from conclave.kernel.rng import seeded
from conclave.kernel.state import UNKNOWN
from tests.games.mage_wars.layout import A, B, Layout


def cursed(*curses: tuple[str, bool], other: str = "Wizard") -> tuple[Layout, int, list[int]]:
    """A Wolf of B with 1 Life left and curses of the Warlock, some face down; a Grizzly of A beside it."""
    g = Layout("Warlock", other)
    wolf = g.put(B, "Timber Wolf", "b1")
    cards = [g.put(A, name, on=wolf, up=up) for name, up in curses]
    g.hurt(wolf, 9)
    return g, wolf, cards


def kill(g: Layout, wolf: int) -> Layout:
    """The Wolf is destroyed by a Grizzly; nobody reveals anything."""
    bear = g.put(A, "Steelclaw Grizzly", "b1")
    g.turn(A).skip().activate(bear).skip().dice("2* 0 0 0 0").attack(bear, "Claws", wolf)
    for _ in range(30):
        if not (g.asks(A, t.REVEAL_WHAT) or g.asks(B, t.REVEAL_WHAT)):
            break
        g.done(g.asked()[0])
    return g


@pytest.mark.card("warlock", "agony", "ghoul-rot")
@pytest.mark.parametrize("n", [0, 1])
def test_o74_one_curse_goes_home_hidden_or_revealed(n: int) -> None:
    """O74: one of those that were on the creature; the others are discarded."""
    g, wolf, cards = cursed(("Agony", True), ("Ghoul Rot", False))
    kill(g, wolf).speak(A, A)
    assert sorted(g.offered(A, t.PICK)) == sorted([(x, -1) for x in cards])
    g.choose(A, t.PICK, cards[n]).skip()
    assert [g.s.place[x] for x in cards] == [k.BOOK if x == cards[n] else k.DISCARD for x in cards]
    assert g.s.place[wolf] == k.DISCARD


@pytest.mark.card("warlock", "agony", "ghoul-rot", "bear-strength")
def test_o8_a_hidden_curse_that_goes_home_stays_unknown() -> None:
    """O8: what it was the enemy never sees, while all that is discarded lies face up."""
    g, wolf, (rot,) = cursed(("Ghoul Rot", False))
    strength = g.put(B, "Bear Strength", on=wolf, up=False)
    kill(g, wolf).speak(A, A).skip()
    assert (g.s.place[rot], int(g.s.seen_by[rot])) == (k.BOOK, 1 << A)
    assert (g.s.place[strength], int(g.s.seen_by[strength])) == (k.DISCARD, -1)
    assert all(rot not in (e.a, e.b) for e in g.heard(B, t.DESTROYED) + g.heard(B, t.RETURNED))
    assert [e.a for e in g.heard(B, t.DESTROYED)] == [wolf, strength]


@pytest.mark.card("warlock", "agony", "ghoul-rot")
def test_o74_nobody_must_weave_and_nobody_weaves_twice_a_round() -> None:
    """Declined, they are all discarded; used, it is used for the round."""
    g, wolf, cards = cursed(("Agony", True), ("Ghoul Rot", False))
    another = g.put(B, "Timber Wolf", "b1")
    more = g.put(A, "Agony", on=another)
    g.hurt(another, 9)
    declined = kill(g.copy(), wolf).done(A).skip()
    assert [declined.s.place[x] for x in cards] == [k.DISCARD] * 2
    assert [int(declined.s.seen_by[x]) for x in cards] == [-1] * 2
    kill(g, wolf).speak(A, A).choose(A, t.PICK, cards[0]).skip()
    kill(g, another).skip()
    assert g.s.place[more] == k.DISCARD


@pytest.mark.card("warlock", "agony", "bear-strength", "pacify")
def test_curseweaving_is_for_curses_of_ones_own_on_creatures() -> None:
    """Neither for the enemy's curses, nor for what is no curse."""
    g = Layout("Warlock", "Warlock")
    wolf = g.put(A, "Timber Wolf", "b1")
    g.put(B, "Bear Strength", on=wolf)
    theirs = g.put(B, "Agony", on=wolf)
    g.put(A, "Pacify", on=wolf)
    g.hurt(wolf, 9)
    kill(g, wolf)
    assert g.asked() == [B]
    g.speak(B, B).skip()
    assert g.s.place[theirs] == k.BOOK


@pytest.mark.card("warlock", "unstable-fire-imp", "agony")
def test_o74_what_hears_of_the_destruction_comes_first() -> None:
    """O74: the Imp of the other player bursts before the Warlock, who has the initiative, weaves."""
    g = Layout("Warlock", "Wizard")
    imp, wolf = g.put(B, "Unstable Fire Imp", "b1"), g.put(A, "Timber Wolf", "b1")
    cleric, agony = g.put(A, "Asyran Cleric", "b1"), g.put(A, "Agony", on=imp)
    g.turn(A).activate(wolf).dice("2* 2* 0 0 d5 d1").attack(wolf, "Bite", imp)
    assert g.asks(B, t.NEXT_TARGET)
    g.choose(B, t.PICK, wolf)
    assert g.told(t.EFFECT_ROLLED)
    g.speak(A, A).skip()
    assert g.s.place[agony] == k.BOOK
    assert g.in_play(cleric)


@pytest.mark.card("decoy", "purge-magic")
def test_a73_a_decoy_that_falls_with_its_bearer_pays() -> None:
    """A73: hidden on what is destroyed, it is turned up and heard."""
    g, wolf, _ = cursed()
    decoy = g.put(B, "Decoy", on=wolf, up=False)
    kill(g, wolf).skip()
    assert (g.s.place[decoy], int(g.s.mana[B])) == (k.DISCARD, 22)


@pytest.mark.card("warlock", "ghoul-rot", "bear-strength")
def test_o8_in_every_world_what_lies_on_the_dead_is_an_enchantment() -> None:
    """O8: while the Warlock is asked, what the others have hidden there is unknown, and no creature."""
    g, wolf, (rot,) = cursed(("Ghoul Rot", False))
    strength = g.put(B, "Bear Strength", on=wolf, up=False)
    for _ in range(20):
        g.card(B, "Timber Wolf")
    kill(g, wolf)
    for seat, hidden in ((A, strength), (B, rot)):
        assert g.view(seat).face[hidden] == UNKNOWN
        for seed in range(5):
            world = determinise(g.view(seat), seeded(seed))
            assert box.KIND[world.face[hidden]] == k.ENCHANTMENT
