"""Banishment: out of every zone with all that is attached, and back as the last item of an Upkeep (O65)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


def banished(*attached: str) -> tuple[Layout, int, list[int]]:
    """A Wolf that the first player has banished for three rounds, and what is attached to it."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    cards = [g.put(A, name, on=wolf) for name in attached]
    g.mana(A, 40)
    g.casts(A, "Banish", wolf)
    g.skip().mana(A, 20)
    assert g.s.place[wolf] == k.BANISHED
    return g, wolf, cards


# --- away --------------------------------------------------------------------------------------------------
@pytest.mark.card("banish")
def test_o65_the_banished_are_nowhere_and_keep_their_marker() -> None:
    """No target, no attack; the ready marker stays ready, and the Wolf is not to be activated."""
    g, wolf, _ = banished()
    assert g.s.ready[wolf] == 1
    assert wolf not in [x for x, _ in g.offered(B, t.ACTIVATE)]
    heal = g.prepare(A, "Minor Heal")
    assert g.why(A, t.CAST, heal, wolf) != "allowed"
    assert g.s.tokens[k.TOKENS * wolf + k.BANISHMENT] == 3


@pytest.mark.card("banish", "tanglevine", "agony")
def test_o65_what_is_attached_is_away_too() -> None:
    """A Tanglevine cannot be attacked in the zone, an enchantment there not be dispelled."""
    g, _, (vine, agony) = banished("Tanglevine", "Agony")
    knight = g.put(A, "Knight of Westlock", "b1")
    g.turn(A).activate(knight)
    assert vine not in [x for _, x in g.offered(A, t.ATTACK)]
    assert g.why(A, t.ATTACK, g.bar(knight, "Longsword"), vine) == "no-target"
    dispel = g.prepare(A, "Dispel")
    g.s.quick[A] = 1
    g.turn(A)
    assert agony not in [x for _, x in g.offered(A, t.CAST)]
    assert g.why(A, t.CAST, dispel, agony) == "no-target"


@pytest.mark.card("banish", "tanglevine", "firestorm")
def test_o65_a_storm_over_the_zone_spares_what_is_attached() -> None:
    """A zone attack hits what is in the zone."""
    g, wolf, (vine,) = banished("Tanglevine")
    clerics = [g.put(B, "Asyran Cleric", "b1") for _ in range(2)]
    storm = g.prepare(A, "Firestorm")
    g.turn(A).activate(A).cast_zone(A, storm, "b1").skip()
    assert {x for x, _ in g.offered(A, t.PICK)} <= set(clerics)
    assert g.damage(vine) + g.damage(wolf) == 0


@pytest.mark.card("banish", "mordoks-obelisk", "essence-drain")
def test_o65_its_own_attachments_go_on_and_other_cards_do_not_see_it() -> None:
    """Essence Drain is due, and Mordok's Obelisk asks for nothing."""
    g, wolf, _ = banished("Essence Drain")
    g.put(A, "Mordok's Obelisk", "c1")
    g.upkeep(B)
    assert g.asks(B, t.PAY_UPKEEP)
    g.choose(B, t.YES)
    assert g.s.mana[B] == 18
    assert g.s.place[wolf] == k.BANISHED


@pytest.mark.card("banish", "regrowth", "ghoul-rot")
def test_o65_it_heals_and_suffers_by_what_is_attached() -> None:
    """Regrowth heals 2, Ghoul Rot hurts 2."""
    g, wolf, _ = banished("Regrowth")
    g.hurt(wolf, 5).upkeep(B).skip()
    assert g.damage(wolf) == 3
    g, wolf, _ = banished("Ghoul Rot")
    g.upkeep(B).skip()
    assert g.damage(wolf) == 2


# --- coming back -------------------------------------------------------------------------------------------
@pytest.mark.card("banish", "sacred-ground")
def test_o65_after_three_upkeeps_it_is_where_it_was() -> None:
    """One token goes each Upkeep; its marker is as it was left, and that is not entering."""
    g, wolf, _ = banished()
    trap = g.put(A, "Hellfire Trap", "b1", up=False)
    for left in (2, 1, 0):
        g.upkeep(A).skip()
        assert g.s.tokens[k.TOKENS * wolf + k.BANISHMENT] == left
    assert g.in_play(wolf)
    assert (g.name_of_zone(wolf), g.s.ready[wolf]) == ("b1", 1)
    assert not g.s.up[trap]


@pytest.mark.card("banish", "malacoda", "poison-gas-cloud")
@pytest.mark.parametrize("seat", [A, B])
def test_o65_the_last_token_is_the_last_item_of_who_banished_it(seat: int) -> None:
    """It is back after all of A's items; B's cloud meets it there only if B's come later."""
    g, wolf, _ = banished()
    g.s.tokens[k.TOKENS * wolf + k.BANISHMENT] = 1
    g.put(B, "Poison Gas Cloud", "b1")
    mine = g.put(A, "Malacoda", "b1")
    g.upkeep(seat)
    if g.asks(A, t.WHICH_ITEM):
        assert (wolf, k.BANISH_ITEM) not in g.offered(A, t.ITEM)
        assert g.why(A, t.ITEM, wolf, k.BANISH_ITEM) == "no-item"
    g.skip()
    assert g.in_play(wolf)
    assert g.damage(wolf) == (2 if seat == A else 0)
    assert g.in_play(mine)


@pytest.mark.card("banish", "mana-crystal")
def test_o65_coming_back_cannot_be_put_before_other_items() -> None:
    """With two other items to order, the return is not among them."""
    g, wolf, _ = banished()
    g.s.tokens[k.TOKENS * wolf + k.BANISHMENT] = 1
    g.put(A, "Malacoda", "b1")
    g.put(A, "Idol of Pestilence", "b3")
    g.upkeep(A)
    assert g.asks(A, t.WHICH_ITEM)
    assert (wolf, k.BANISH_ITEM) not in g.offered(A, t.ITEM)
    assert g.why(A, t.ITEM, wolf, k.BANISH_ITEM) == "no-item"
    g.skip()
    assert g.damage(wolf) == 0
