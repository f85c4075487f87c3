"""Familiars and Spawnpoints as casters: whose mana, when, from where, what becomes of their spells (R14)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import rounds
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.kernel.happenings import PASS
from tests.games.mage_wars.layout import A, B, Layout, face

FELLELLA, HUGINN = "Fellella, Pixie Familiar", "Huginn, Raven Familiar"


def familiar(name: str, spell: str, own: int, zone: str = "b1") -> tuple[Layout, int, int]:
    """A Familiar with mana of its own and a spell that was given to it."""
    g = Layout()
    x = g.put(A, name, zone)
    g.s.mana[x] = own
    return g, x, g.prepare(A, spell, on=x)


# --- mana (O45) --------------------------------------------------------------------------------------------
@pytest.mark.card("fellella-pixie-familiar", "bear-strength")
@pytest.mark.parametrize(("own", "supply", "left"), [(0, 2, 0), (1, 1, 0), (2, 0, 0), (5, 0, 3)])
def test_o45_its_own_mana_goes_first(own: int, supply: int, left: int) -> None:
    """2 for an enchantment: what it lacks comes from the Mage."""
    g, fellella, spell = familiar(FELLELLA, "Bear Strength", own)
    wolf = g.put(A, "Timber Wolf", "b1")
    g.turn(A).activate(fellella).cast(A, spell, wolf)
    assert (g.s.mana[fellella], g.s.mana[A]) == (left, 20 - supply)


@pytest.mark.card("fellella-pixie-familiar", "bear-strength")
def test_o45_a_reveal_is_paid_by_the_mage_alone() -> None:
    """R12.2: what the Familiar holds is no help."""
    g, fellella, spell = familiar(FELLELLA, "Bear Strength", 9)
    wolf = g.put(A, "Timber Wolf", "b1")
    g.mana(A, 2).turn(A).activate(fellella).cast(A, spell, wolf)
    assert g.in_play(spell)
    assert g.why(A, t.REVEAL, spell) != "allowed"
    assert not g.asks(A, t.REVEAL_WHAT)
    assert g.s.mana[fellella] == 7


@pytest.mark.card("fellella-pixie-familiar", "bear-strength", "jinx")
def test_o41_jinx_gives_each_of_both_what_it_paid() -> None:
    """It answers the bearer's quick spell; the card is in the book, to be given in the next Planning."""
    g, fellella, spell = familiar(FELLELLA, "Bear Strength", 1)
    wolf = g.put(A, "Timber Wolf", "b1")
    jinx = g.put(B, "Jinx", on=fellella, up=False)
    g.turn(A).activate(fellella).cast(A, spell, wolf)
    assert (g.s.mana[fellella], g.s.mana[A]) == (1, 20)
    assert (g.s.place[spell], g.s.place[jinx]) == (k.BOOK, k.DISCARD)
    assert g.view(B).face[spell] != g.s.face[spell]


@pytest.mark.card("fellella-pixie-familiar", "jinx", "bear-strength")
def test_r23_jinx_on_the_mage_does_not_answer_its_familiar() -> None:
    """The Familiar is the caster."""
    g, fellella, spell = familiar(FELLELLA, "Bear Strength", 2)
    wolf = g.put(A, "Timber Wolf", "b1")
    jinx = g.put(B, "Jinx", on=A, up=False)
    g.turn(A).activate(fellella).cast(A, spell, wolf)
    assert g.in_play(spell)
    assert not g.s.up[jinx]


# --- when and from where (R14.1, R14.3, O50) ---------------------------------------------------------------
@pytest.mark.card("huginn-raven-familiar", "minor-heal")
def test_o50_a_familiar_casts_in_its_own_action_phase_alone() -> None:
    """Neither by quickcast nor by its Mage; range counts from the Familiar."""
    g, huginn, spell = familiar(HUGINN, "Minor Heal", 9, "d3")
    far, near = g.put(A, "Timber Wolf", "a1"), g.put(A, "Timber Wolf", "d2")
    g.hurt(far, 5).hurt(near, 5).turn(A)
    assert g.why(A, t.CAST, spell, near) == "not-prepared"
    g.activate(huginn)
    assert g.why(A, t.CAST, spell, far) == "too-far"
    g.cast(A, spell, near)
    assert g.damage(near) < 5


@pytest.mark.card("huginn-raven-familiar", "minor-heal")
def test_o50_who_is_incapacitated_casts_nothing() -> None:
    """R6.7 is for Mages."""
    g, huginn, spell = familiar(HUGINN, "Minor Heal", 9)
    g.hurt(huginn, 2).afflict(huginn, k.STUN).turn(A).activate(huginn)
    assert g.s.place[spell] == k.PREPARED
    assert not g.s.ready[huginn]


@pytest.mark.card("huginn-raven-familiar", "minor-heal")
def test_r14_after_a_move_it_casts_a_quick_spell() -> None:
    """Its spell is its quick action, and then its Action Phase is over."""
    g, huginn, spell = familiar(HUGINN, "Minor Heal", 9)
    g.hurt(huginn, 2).turn(A).activate(huginn).move(huginn, "b2").cast(A, spell, huginn)
    assert g.s.place[spell] == k.DISCARD
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("huginn-raven-familiar", "fellella-pixie-familiar")
def test_r14_each_familiar_is_given_spells_of_its_own_kind() -> None:
    """Huginn incantations up to level 2, Fellella enchantments; a blank book has Minor Heal alone."""
    g = Layout()
    huginn, fellella = g.put(A, HUGINN, "b1"), g.put(A, FELLELLA, "b1")
    for name in ("Bear Strength", "Heal", "Fireball"):
        g.s.place[g.card(A, name)] = k.BOOK
    g.phase(PLANNING)
    given = g.offered(A, t.GIVE)
    assert {x for x, y in given if y == huginn} == {face("Minor Heal"), face("Heal")}
    assert {x for x, y in given if y == fellella} == {face("Bear Strength")}


# --- what becomes of their spells (R14.2) ------------------------------------------------------------------
@pytest.mark.card("huginn-raven-familiar", "minor-heal", "lair")
def test_r14_unused_spells_go_back_to_the_book() -> None:
    """In the next Planning."""
    g, _, spell = familiar(HUGINN, "Minor Heal", 0)
    wolf = g.prepare(A, "Timber Wolf", on=g.put(A, "Lair", "b2"))
    g.phase(PLANNING)
    assert (g.s.place[spell], g.s.place[wolf]) == (k.BOOK, k.BOOK)


@pytest.mark.card("huginn-raven-familiar", "minor-heal", "fireball")
def test_r14_with_the_familiar_its_spell_is_destroyed() -> None:
    """It lies in the discard pile for all to see."""
    g, huginn, spell = familiar(HUGINN, "Minor Heal", 0)
    ball = g.prepare(A, "Fireball")
    g.hurt(huginn, 4).turn(A).dice("2* 2* 2* 2* 2* 2* d1").cast(A, ball, huginn).skip()
    assert not g.in_play(huginn)
    assert g.s.place[spell] == k.DISCARD
    assert g.view(B).face[spell] == g.s.face[spell]


# --- Spawnpoints (R14.3, O49) ------------------------------------------------------------------------------
@pytest.mark.card("lair", "timber-wolf")
@pytest.mark.parametrize(("own", "left", "supply"), [(2, 0, 7), (9, 0, 0), (11, 2, 0)])
def test_o49_a_spawnpoint_casts_in_the_deployment_phase_alone(own: int, left: int, supply: int) -> None:
    """Its own mana first; the creature appears in its zone with its marker used."""
    g = Layout("Beastmaster")
    lair = g.put(A, "Lair", "c2")
    g.s.mana[lair] = own
    wolf = g.prepare(A, "Timber Wolf", on=lair)
    turn = g.copy().turn(A)
    assert turn.why(A, t.CAST_ZONE, wolf, g.zone("c2")) == "not-prepared"
    g.phase(rounds.DEPLOYMENT).cast_zone(A, wolf, "c2").done(A)
    assert (g.name_of_zone(wolf), g.s.ready[wolf]) == ("c2", 0)
    assert (g.s.mana[lair], g.s.mana[A]) == (left, 20 - supply)


@pytest.mark.card("lair", "pentagram", "timber-wolf", "dark-pact-slayer")
def test_o49_all_spawnpoints_of_one_player_then_those_of_the_other() -> None:
    """In any order; whoever declines has cast enough."""
    g = Layout("Beastmaster", "Warlock").mana(A, 40).mana(B, 40)
    one, two = g.put(A, "Lair", "c2"), g.put(A, "Lair", "b2")
    theirs = g.put(B, "Pentagram", "d2")
    g.s.mana[theirs] = 2
    wolf, fox = g.prepare(A, "Timber Wolf", on=one), g.prepare(A, "Bitterwood Fox", on=two)
    slayer = g.prepare(B, "Dark Pact Slayer", on=theirs)
    g.phase(rounds.DEPLOYMENT)
    assert {x for x, _ in g.offered(A, t.CAST_ZONE)} == {wolf, fox}
    g.cast_zone(A, fox, "b2")
    while g.asked() == [A] and not g.asks(A, t.DEPLOY):
        g.done(A)
    g.done(A)
    assert g.asks(B, t.DEPLOY)
    assert g.s.place[wolf] == k.PREPARED
    assert (-1, -1) in g.offered(B, PASS)
    g.cast_zone(B, slayer, "d2")
    assert g.in_play(slayer)
