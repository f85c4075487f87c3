"""Rings that save mana: on which spells, when, for whom, how often (R10.4, O44)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules.rounds import DEPLOYMENT
from conclave.kernel.happenings import PASS
from tests.games.mage_wars.layout import A, B, Layout


def ringed(ring: str, first: str = "Wizard", **options: object) -> tuple[Layout, int]:
    """The Mage of A wears a ring, and has a Wolf beside it."""
    g = Layout(first, **options)
    return g, g.put(A, ring, on=A)


def spent(g: Layout, seat: int = A) -> int:
    """How much of 20 mana is gone."""
    return 20 - int(g.s.mana[seat])


def paid(g: Layout) -> list[int]:
    """What the Mage of A has paid, each time."""
    return [e.b for e in g.told(t.PAID) if e.a == A]


def use_ring(g: Layout, ring: int) -> Layout:
    """The wearer is asked, and saves a mana."""
    assert g.asks(A, t.SAVE_MANA)
    assert g.offered(A, t.DISCOUNT) == [(ring, -1)]
    return g.choose(A, t.DISCOUNT, ring)


def reveal(g: Layout, name: str, on: int) -> Layout:
    """In the first window an enchantment of A is revealed."""
    card = g.put(A, name, on=on, up=False)
    g.turn(A).activate(A)
    return g.choose(A, t.REVEAL, card)


# --- when casting ------------------------------------------------------------------------------------------
@pytest.mark.card("arcane-ring", "mana-crystal", "moonglow-amulet", "seeking-dispel", "suppression-orb")
@pytest.mark.parametrize(
    ("name", "at", "cost"),
    [
        ("Mana Crystal", "a1", 5),
        ("Mana Siphon", "a1", 12),
        ("Moonglow Amulet", A, 6),
        ("Suppression Cloak", A, 8),
        ("Drain Power", B, 16),
        ("Purge Magic", A, 12),
    ],
)
def test_an_arcane_ring_saves_on_what_is_metamagic_or_mana(name: str, at: int | str, cost: int) -> None:
    """Whatever type of spell it is: conjurations, equipment, incantations."""
    g, ring = ringed("Arcane Ring")
    g.stand(B, "b1")
    g.casts(A, name, at)
    use_ring(g, ring)
    assert paid(g) == [cost - 1]
    assert [e.a for e in g.told(t.SAVED)] == [ring]


@pytest.mark.card("arcane-ring", "dispel", "rhino-hide")
def test_an_arcane_ring_saves_on_an_x_that_is_paid_as_it_is_cast() -> None:
    """R21.4, O44: Dispel on a Rhino Hide costs 4, with the ring 3."""
    g, ring = ringed("Arcane Ring")
    wolf = g.put(B, "Timber Wolf", "b1")
    hide = g.put(B, "Rhino Hide", on=wolf)
    g.casts(A, "Dispel", hide)
    use_ring(g, ring)
    assert (spent(g), g.in_play(hide)) == (3, False)


@pytest.mark.card("arcane-ring", "fireball", "leather-boots", "minor-heal", "timber-wolf")
@pytest.mark.parametrize("name", ["Fireball", "Leather Boots", "Dissolve"])
def test_an_arcane_ring_is_for_nothing_else(name: str) -> None:
    g, _ = ringed("Arcane Ring")
    g.stand(B, "b1").put(B, "Leather Gloves", on=B)
    g.casts(A, name, B)
    assert not g.asks(A, t.SAVE_MANA)


@pytest.mark.card("arcane-ring", "mana-crystal", "seeking-dispel", "decoy")
def test_o44_a_ring_saves_once_a_round_if_its_wearer_likes() -> None:
    """O44: declined it is kept for another spell of the round, used it is not; a round later it is back."""
    g, ring = ringed("Arcane Ring")
    one, two, three = (g.put(B, "Nullify", on=g.put(B, "Timber Wolf", "a1"), up=False) for _ in range(3))
    cards = [g.prepare(A, "Seeking Dispel") for _ in range(3)]
    g.turn(A).cast(A, cards[0], one).done(A)
    assert spent(g) == 2
    g.activate(A).cast(A, cards[1], two)
    use_ring(g, ring)
    assert spent(g) == 3
    g.s.quick[A] = g.s.ready[A] = 1
    g.turn(A).cast(A, cards[2], three)
    assert paid(g) == [2, 1, 2]


@pytest.mark.card("arcane-ring", "seeking-dispel", "elemental-wand")
def test_o44_a_ring_saves_again_in_the_next_round() -> None:
    """R5.2: with the Reset it may be used once more, here for a spell that is bound."""
    g, ring = ringed("Arcane Ring")
    dispel = g.bind(A, "Seeking Dispel", g.put(A, "Mage Wand", on=A))
    one, two = (
        g.put(B, "Nullify", on=g.put(B, "Timber Wolf", "b1", ready=False), up=False) for _ in range(2)
    )
    g.tire(B).turn(A).cast(A, dispel, one)
    use_ring(g, ring).activate(A).done(A)
    while not g.asks(A, t.QUICKCAST):
        g.done(g.asked()[0])
    assert g.s.round == 3
    use_ring(g.cast(A, dispel, two), ring)
    assert paid(g) == [1, 1]


@pytest.mark.card("arcane-ring", "mana-crystal")
def test_o44_who_has_too_little_mana_without_the_ring_must_use_it() -> None:
    """R10.4: 4 mana are enough for a Crystal of 5, and then nobody can decline; 3 are not."""
    g, ring = ringed("Arcane Ring")
    crystal = g.mana(A, 4).prepare(A, "Mana Crystal")
    g.turn(A)
    g.activate(A).cast_zone(A, crystal, "a1")
    assert g.offered(A) == [(ring, -1)]
    assert g.why(A, PASS) != "allowed"
    g.choose(A, t.DISCOUNT, ring)
    assert int(g.s.mana[A]) == 0
    g, _ = ringed("Arcane Ring")
    crystal = g.mana(A, 3).prepare(A, "Mana Crystal")
    g.turn(A).activate(A)
    assert g.why(A, t.CAST_ZONE, crystal, g.zone("a1")) == "no-mana"


@pytest.mark.card("arcane-ring", "seeking-dispel", "jinx")
def test_r23_jinx_gives_back_what_was_paid_and_the_ring_is_used() -> None:
    """R23: 1 of the 2 mana was paid."""
    g, ring = ringed("Arcane Ring")
    decoy = g.put(B, "Decoy", "a1", up=False)
    g.put(B, "Jinx", on=A, up=False)
    g.casts(A, "Seeking Dispel", decoy)
    use_ring(g, ring)
    assert paid(g) == [1]
    assert (spent(g), g.in_play(decoy)) == (0, True)


@pytest.mark.card("ring-of-beasts", "timber-wolf", "lair", "goran-werewolf-pet")
def test_a_ring_of_beasts_saves_on_animals() -> None:
    """As full spells, or quick ones by Quick Summoning; not on creatures that are no animals."""
    for name, fits in (("Timber Wolf", True), ("Bitterwood Fox", True), ("Knight of Westlock", False)):
        g, ring = ringed("Ring of Beasts", "Beastmaster")
        card = g.prepare(A, name)
        g.turn(A).activate(A).cast_zone(A, card, "a1")
        assert g.asks(A, t.SAVE_MANA) == fits
        if fits:
            use_ring(g, ring)
            assert spent(g) == {"Timber Wolf": 9, "Bitterwood Fox": 5}[name] - 1
    g, _ = ringed("Ring of Beasts", "Warlock", open_training=True)
    card = g.prepare(A, "Goran, Werewolf Pet")
    g.turn(A).activate(A).cast_zone(A, card, "a1")
    assert not g.asks(A, t.SAVE_MANA)


@pytest.mark.card("ring-of-beasts", "lair", "timber-wolf")
def test_o44_a_spawnpoint_has_no_discount() -> None:
    """O44: the ring is for what its Mage casts."""
    g, _ = ringed("Ring of Beasts", "Beastmaster")
    lair = g.put(A, "Lair", "b1")
    wolf = g.prepare(A, "Timber Wolf", on=lair)
    g.phase(DEPLOYMENT).cast_zone(A, wolf, "b1")
    assert not g.told(t.SAVED)
    assert spent(g) == 9


@pytest.mark.card("ring-of-asyra", "minor-heal", "purify", "dispel", "pillar-of-light", "asyran-cleric")
@pytest.mark.parametrize(
    ("name", "cost"), [("Minor Heal", 5), ("Heal", 9), ("Purify", 0), ("Dissolve", 0), ("Pillar of Light", 0)]
)
def test_a_ring_of_asyra_saves_on_holy_incantations(name: str, cost: int) -> None:
    """Not on one that is cast for 0, nor on other schools and other types of spells."""
    g, ring = ringed("Ring of Asyra", "Priestess")
    g.hurt(A, 5).afflict(A, 0).put(A, "Leather Boots", on=A)
    g.stand(B, "b1")
    g.casts(A, name, B if name == "Pillar of Light" else A)
    assert g.asks(A, t.SAVE_MANA) == (cost > 0)
    if cost:
        use_ring(g, ring)
        assert spent(g) == cost - 1


@pytest.mark.card("ring-of-asyra", "asyran-cleric", "temple-of-light")
def test_a_ring_of_asyra_is_for_no_holy_creature_or_conjuration() -> None:
    for name in ("Asyran Cleric", "Temple of Light"):
        g, _ = ringed("Ring of Asyra", "Priestess")
        card = g.prepare(A, name)
        g.turn(A).activate(A).cast_zone(A, card, "a1")
        assert not g.asks(A, t.SAVE_MANA)


@pytest.mark.card("ring-of-asyra", "minor-heal", "mage-wand")
def test_o44_a_bound_spell_is_saved_on_too() -> None:
    """R13.4: full cost, and the Mage's discounts."""
    g, ring = ringed("Ring of Asyra", "Priestess")
    heal = g.bind(A, "Minor Heal", g.put(A, "Mage Wand", on=A))
    g.hurt(A, 5).turn(A).cast(A, heal, A)
    assert spent(use_ring(g, ring)) == 4


# --- enchantments ------------------------------------------------------------------------------------------
@pytest.mark.card("enchanters-ring", "rhino-hide", "harmonize", "decoy", "agony", "sacred-ground")
def test_an_enchanters_ring_saves_on_enchantments_cast_on_ones_own_creatures() -> None:
    """On a Mage too; not on an enemy, on a conjuration or on a zone."""
    g, ring = ringed("Enchanter's Ring")
    mine, theirs = g.put(A, "Timber Wolf", "a1"), g.put(B, "Timber Wolf", "a1")
    lair = g.put(A, "Lair", "a2")
    hides, harmony = [g.prepare(A, "Rhino Hide") for _ in range(2)], g.prepare(A, "Harmonize")
    decoy = g.prepare(A, "Decoy")
    g.turn(A)
    for card, target, fits in (
        (hides[0], mine, 1),
        (hides[0], A, 1),
        (hides[1], theirs, 0),
        (harmony, lair, 0),
    ):
        twin = g.copy().cast(A, card, target)
        assert twin.asks(A, t.SAVE_MANA) == bool(fits)
        if fits:
            use_ring(twin, ring)
        assert spent(twin) == 2 - fits
    twin = g.copy().cast_zone(A, decoy, "a1")
    assert not twin.asks(A, t.SAVE_MANA)
    assert spent(twin) == 2


@pytest.mark.card("enchanters-ring", "rhino-hide")
def test_o44_an_enchanters_ring_saves_nothing_on_a_reveal() -> None:
    """O44: only at the cast, and once a round."""
    g, ring = ringed("Enchanter's Ring")
    wolf = g.put(A, "Timber Wolf", "a1")
    reveal(g, "Rhino Hide", wolf)
    assert spent(g) == 2
    assert not g.told(t.SAVED)
    g, ring = ringed("Enchanter's Ring")
    wolf = g.put(A, "Timber Wolf", "a1")
    one, two = g.prepare(A, "Rhino Hide"), g.prepare(A, "Bear Strength")
    g.turn(A).cast(A, one, wolf)
    use_ring(g, ring).skip().activate(A).skip().cast(A, two, wolf).skip()
    assert spent(g) == 3


@pytest.mark.card("enchanters-ring", "fellella-pixie-familiar", "rhino-hide")
def test_o44_a_familiar_has_no_discount() -> None:
    """O44, O45: what Fellella casts costs 2, from her mana and her Mage's."""
    g, _ = ringed("Enchanter's Ring")
    pixie, wolf = g.put(A, "Fellella, Pixie Familiar", "a1"), g.put(A, "Timber Wolf", "a1")
    hide = g.prepare(A, "Rhino Hide", on=pixie)
    g.s.mana[pixie] = 1
    g.turn(A).activate(pixie).cast(A, hide, wolf)
    assert not g.told(t.SAVED)
    assert (spent(g), int(g.s.mana[pixie])) == (1, 0)


@pytest.mark.card("enchanters-ring", "rhino-hide")
def test_o44_a_ring_is_its_wearers() -> None:
    """R1.6: the Enchanter's Ring that A put on B saves mana for B."""
    g = Layout().stand(B, "b1")
    ring = g.put(A, "Enchanter's Ring", on=B)
    mine, theirs = g.put(A, "Timber Wolf", "a1"), g.put(B, "Timber Wolf", "b1")
    one, two = g.prepare(A, "Rhino Hide"), g.prepare(B, "Rhino Hide")
    g.turn(A).cast(A, one, mine)
    assert spent(g) == 2
    g.turn(B).cast(B, two, theirs).choose(B, t.DISCOUNT, ring)
    assert spent(g, B) == 1


@pytest.mark.card(
    "arcane-ring", "ring-of-asyra", "ring-of-curses", "essence-drain", "divine-protection", "agony"
)
@pytest.mark.parametrize(
    ("first", "ring", "name", "cost"),
    [
        ("Wizard", "Arcane Ring", "Essence Drain", 4),
        ("Wizard", "Arcane Ring", "Harmonize", 4),
        ("Priestess", "Ring of Asyra", "Divine Protection", 2),
        ("Priestess", "Ring of Asyra", "Pacify", 2),
        ("Warlock", "Ring of Curses", "Agony", 3),
        ("Warlock", "Ring of Curses", "Ghoul Rot", 4),
    ],
)
def test_o44_three_rings_save_on_reveals_and_not_on_hidden_casts(
    first: str, ring: str, name: str, cost: int
) -> None:
    """O44: enchantments of their kind cost 2 to cast whatever is worn, and 1 less to reveal."""
    g, card = ringed(ring, first)
    target = A if name == "Harmonize" else g.put(A, "Timber Wolf", "a1")
    g.casts(A, name, target)
    assert not g.asks(A, t.SAVE_MANA)
    assert spent(g) == 2
    g, card = ringed(ring, first)
    target = A if name == "Harmonize" else g.put(A, "Timber Wolf", "a1")
    reveal(g, name, target)
    use_ring(g, card)
    assert spent(g) == cost - 1


@pytest.mark.card("ring-of-curses", "rhino-hide", "ring-of-asyra", "arcane-ring")
@pytest.mark.parametrize(
    ("first", "ring"),
    [("Wizard", "Arcane Ring"), ("Priestess", "Ring of Asyra"), ("Warlock", "Ring of Curses")],
)
def test_o44_they_save_nothing_on_other_reveals(first: str, ring: str) -> None:
    g, _ = ringed(ring, first)
    reveal(g, "Rhino Hide", g.put(A, "Timber Wolf", "a1"))
    assert spent(g) == 2
    assert not g.told(t.SAVED)


@pytest.mark.card("ring-of-curses", "agony", "enfeeble")
def test_o44_a_ring_of_curses_saves_once_a_round() -> None:
    """The second curse of the round is revealed for its full 4."""
    g, ring = ringed("Ring of Curses", "Warlock")
    wolf = g.put(B, "Timber Wolf", "a1")
    one, two = g.put(A, "Agony", on=wolf, up=False), g.put(A, "Enfeeble", on=wolf, up=False)
    g.turn(A).activate(A).choose(A, t.REVEAL, one)
    use_ring(g, ring).choose(A, t.REVEAL, two)
    assert spent(g) == 2 + 4


@pytest.mark.card("ring-of-curses", "chains-of-agony", "decoy")
def test_o44_without_any_mana_a_reveal_of_1_is_paid_by_the_ring() -> None:
    """O4, O44: Chains of Agony cost 1 to reveal, so 0 mana are enough; without the ring nobody is asked."""
    for worn in (True, False):
        g = Layout("Warlock").mana(A, 0)
        ring = g.put(A, "Ring of Curses", on=A) if worn else -1
        wolf = g.put(B, "Timber Wolf", "a1")
        chains = g.put(A, "Chains of Agony", on=wolf, up=False)
        g.turn(A).activate(A)
        assert g.offered(A, t.REVEAL) == ([(chains, -1)] if worn else [])
        if worn:
            g.choose(A, t.REVEAL, chains)
            assert g.offered(A) == [(ring, -1)]
            g.choose(A, t.DISCOUNT, ring)
            assert int(g.s.up[chains]) == 1


@pytest.mark.card("decoy")
def test_o4_what_costs_nothing_to_reveal_is_offered_without_mana() -> None:
    """O4: a Decoy can be paid for with an empty supply, and brings 2 mana."""
    g = Layout().mana(A, 0)
    decoy = g.put(A, "Decoy", "a1", up=False)
    g.turn(A).activate(A).choose(A, t.REVEAL, decoy)
    assert (int(g.s.mana[A]), g.in_play(decoy)) == (2, False)


@pytest.mark.card("arcane-ring", "nullify", "agony")
def test_o5_a_ring_saves_on_an_enchantment_that_must_be_revealed() -> None:
    """O5, O44: a Nullify of 2 is paid with 1, and with 1 mana it is not wasted."""
    for mana in (20, 1):
        g = Layout("Priestess", "Wizard").stand(B, "b1").mana(B, mana)
        ring, wolf = g.put(B, "Arcane Ring", on=B), g.put(B, "Timber Wolf", "a1")
        g.put(B, "Nullify", on=wolf, up=False)
        g.casts(A, "Rhino Hide", wolf)
        assert g.asks(B, t.SAVE_MANA)
        assert (PASS in g.verbs(B)) == (mana == 20)
        g.choose(B, t.DISCOUNT, ring)
        assert len(g.told(t.COUNTERED)) == 1
        assert int(g.s.mana[B]) == mana - 1
