"""Spells under way: where they come from, what X is, what is rolled again, what answers them (R10, R21)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import ATTACK_DICE
from conclave.kernel.happenings import PASS
from tests.games.mage_wars.layout import A, B, Layout


def faces(g: Layout, seat: int) -> list[str]:
    """The zones that a seat may choose."""
    return [str(g.s.terms.board.name(z)) for z, _ in g.offered(seat, t.PICK_ZONE)]


# --- Mind's Eye (R21.2, R21.9, O53, O62) -------------------------------------------------------------------
@pytest.mark.card("minds-eye", "temple-of-light")
def test_a59_the_eye_drifts_where_it_could_be_cast() -> None:
    """A59: next to where it is, not onto its own name, not off the board; a Temple does not matter."""
    g = Layout("Warlock")
    eye = g.put(A, "Mind's Eye", "b2")
    g.put(A, "Mind's Eye", "b3")
    g.put(B, "Temple of Light", "c2")
    g.upkeep(A).choose(A, t.ITEM, eye, k.TEXT_ITEM)
    assert faces(g, A) == ["b1", "a2", "c2"]
    assert (-1, -1) in g.offered(A, PASS)
    assert g.why(A, t.PICK_ZONE, g.zone("b3")) != "allowed"
    assert g.why(A, t.PICK_ZONE, g.zone("d3")) != "allowed"
    g.choose(A, t.PICK_ZONE, g.zone("c2"))
    assert g.name_of_zone(eye) == "c2"


@pytest.mark.card("minds-eye")
def test_a59_the_eye_in_a_corner_stays_on_the_board_and_may_stay() -> None:
    """A59: in the corner there are two zones; it need not go."""
    g = Layout("Warlock")
    eye = g.put(A, "Mind's Eye", "d1")
    g.upkeep(A)
    assert faces(g, A) == ["c1", "d2"]
    g.done(A)
    assert g.name_of_zone(eye) == "d1"


@pytest.mark.card("temple-of-light", "hand-of-bim-shalla")
def test_a59_a_zone_exclusive_conjuration_would_mind_another() -> None:
    """A59: where one stands, no other Zone Exclusive conjuration can be."""
    g = Layout("Priestess", "Wizard")
    g.put(B, "Temple of Light", "b1")
    hand = g.prepare(A, "Hand of Bim-Shalla")
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, hand, g.zone("b1")) == "zone-taken"
    assert g.why(A, t.CAST_ZONE, hand, g.zone("a2")) == "allowed"


@pytest.mark.card("minds-eye", "fireball", "thunderbolt")
def test_a60_a_quick_spell_a_round_comes_from_the_eye() -> None:
    """A60: Fireball reaches from the Eye what the Mage does not reach; Thunderbolt is full; once a round."""
    g = Layout()
    g.put(A, "Mind's Eye", "c2")
    wolf = g.put(B, "Timber Wolf", "d3")
    one, two = g.prepare(A, "Fireball"), g.prepare(A, "Fireball")
    bolt = g.prepare(A, "Thunderbolt")
    g.turn(A).activate(A)
    assert g.why(A, t.CAST, bolt, wolf) == "too-far"
    g.mana(A, 40).dice("1 0 0 0 0 0 d1").cast(A, one, wolf)
    assert g.damage(wolf) == 0
    assert g.s.mana[A] == 32
    assert g.asks(A, t.PRIORITIES)
    assert g.why(A, t.CAST, two, wolf) == "too-far"


@pytest.mark.card("minds-eye", "fireball")
def test_a60_whoever_may_choose_says_where_the_spell_comes_from() -> None:
    """A60: within reach of both, the caster says which; from the Mage, the Eye is not used."""
    g = Layout()
    eye = g.put(A, "Mind's Eye", "b1")
    wolf = g.put(B, "Timber Wolf", "b2")
    one, two = g.prepare(A, "Fireball"), g.prepare(A, "Fireball")
    g.turn(A).mana(A, 40).cast(A, one, wolf)
    assert g.asks(A, t.FROM_EYE)
    assert g.offered(A, t.PICK) == [(A, -1), (eye, -1)]
    g.dice("0 0 0 0 0 0 d1").choose(A, t.PICK, A).skip()
    g.activate(A).cast(A, two, wolf)
    assert g.asks(A, t.FROM_EYE)


@pytest.mark.card("minds-eye", "fireball", "reverse-attack")
def test_a60_what_is_turned_back_hits_the_eye() -> None:
    """A60: Reverse Attack makes Mind's Eye the defender; Incorporeal, it takes the ones alone."""
    g = Layout()
    eye = g.put(A, "Mind's Eye", "c2")
    wolf = g.put(B, "Timber Wolf", "d3")
    g.put(B, "Reverse Attack", on=wolf, up=False)
    ball = g.prepare(A, "Fireball")
    g.turn(A).activate(A)
    g.dice("1 2 2* 1* 0 0 d5").cast(A, ball, wolf).skip()
    assert (g.damage(eye), g.damage(wolf), g.damage(A)) == (2, 0, 0)
    assert not g.has(eye, k.BURN)
    assert g.s.mana[B] == 15


@pytest.mark.card("minds-eye", "fireball")
@pytest.mark.parametrize(("roll", "damage"), [(6, 0), (7, 4)])
def test_a60_the_daze_of_the_mage_counts_though_the_spell_comes_from_the_eye(roll: int, damage: int) -> None:
    """A60: the caster attacks, so its Daze calls for the roll."""
    g = Layout().afflict(A, k.DAZE)
    g.put(A, "Mind's Eye", "c2")
    wolf = g.put(B, "Timber Wolf", "d3")
    ball = g.prepare(A, "Fireball")
    g.turn(A).activate(A)
    g.dice(f"d{roll} 2* 2* 0 0 0 0 d1").cast(A, ball, wolf).skip()
    assert g.damage(wolf) == damage


# --- Gloves of Skill (R21.3, O25) --------------------------------------------------------------------------
@pytest.mark.card("gloves-of-skill", "fireball")
def test_a61_all_attack_dice_are_rolled_again_and_the_effect_die_stays() -> None:
    """A61: 0 0 0 1 0 0 become 2 2 1 0 1* 2*; the 11 stays: damage 8 and two Burns."""
    g = Layout()
    gloves = g.put(A, "Gloves of Skill", on=A)
    sentry = g.put(B, "Skeletal Sentry", "b2")
    ball = g.prepare(A, "Fireball")
    g.turn(A).activate(A).dice("0 0 0 1 0 0 d11").cast(A, ball, sentry)
    assert g.asks(A, t.ROLL_AGAIN)
    assert g.offered(A, t.REROLL) == [(gloves, ATTACK_DICE)]
    g.dice("2 2 1 0 1* 2*").choose(A, t.REROLL, gloves, ATTACK_DICE).skip()
    assert g.damage(sentry) == 8
    assert g.has(sentry, k.BURN) == 2


@pytest.mark.card("gloves-of-skill", "firestorm")
def test_a61_of_a_zone_attack_one_of_its_attacks_is_rolled_again() -> None:
    """A61: three objects of a Firestorm, one of the three attacks only."""
    g = Layout()
    gloves = g.put(A, "Gloves of Skill", on=A)
    one, two, three = (g.put(B, "Skeletal Sentry", "b1") for _ in range(3))
    storm = g.prepare(A, "Firestorm")
    g.turn(A).activate(A).cast_zone(A, storm, "b1").choose(A, t.PICK, two)
    assert g.asks(A, t.ROLL_AGAIN)
    g.done(A).choose(A, t.PICK, one)
    g.choose(A, t.REROLL, gloves, ATTACK_DICE)
    assert g.asks(A, t.PRIORITIES)
    assert len(g.told(t.ROLLED_AGAIN)) == 1
    assert len(g.told(t.DICE_ROLLED)) == 4
    assert g.told(t.DICE_ROLLED)[-1].a == three


@pytest.mark.card("gloves-of-skill")
def test_a61_in_melee_gloves_of_skill_are_not_offered() -> None:
    """A61: a melee attack is neither ranged nor a zone attack."""
    g = Layout()
    g.put(A, "Gloves of Skill", on=A)
    sentry = g.put(B, "Skeletal Sentry", "a1")
    g.turn(A).activate(A).attack(A, "Basic Melee Attack", sentry)
    assert not g.asks(A, t.ROLL_AGAIN)


# --- X (R21.4, O43) ----------------------------------------------------------------------------------------
@pytest.mark.card("dispel", "bear-strength", "rhino-hide", "cobra-reflexes")
def test_a62_dispel_costs_all_that_the_enchantment_costs() -> None:
    """A62: Bear Strength 5; on a Mage Rhino Hide 2 + 3 and Cobra Reflexes 9, Magebind counted."""
    for name, on_mage, price in [
        ("Bear Strength", False, 5),
        ("Rhino Hide", False, 4),
        ("Rhino Hide", True, 5),
        ("Cobra Reflexes", True, 9),
    ]:
        g = Layout().stand(B, "b2")
        wolf = g.put(B, "Timber Wolf", "b2")
        x = g.put(B, name, on=B if on_mage else wolf)
        dispel = g.prepare(A, "Dispel")
        poor = g.copy().mana(A, price - 1).turn(A).activate(A)
        assert poor.why(A, t.CAST, dispel, x) == "no-mana"
        g.mana(A, price).turn(A).activate(A).cast(A, dispel, x)
        assert g.s.mana[A] == 0
        assert not g.in_play(x)


@pytest.mark.card("dissolve", "elemental-cloak", "nullify", "jinx")
def test_a62_dissolve_is_paid_as_it_is_cast() -> None:
    """A62: 6 for an Elemental Cloak; countered by Nullify they are lost, cancelled by Jinx they come back."""
    for lurking, left, bearer in [("", 14, B), ("Nullify", 14, B), ("Jinx", 20, A)]:
        g = Layout().stand(B, "b1")
        cloak = g.put(B, "Elemental Cloak", on=B)
        hidden = g.put(B, lurking, on=bearer, up=False) if lurking else -1
        dissolve = g.prepare(A, "Dissolve")
        g.turn(A).activate(A).cast(A, dissolve, B)
        assert g.s.mana[A] == left
        assert g.in_play(cloak) == bool(lurking)
        assert g.s.place[dissolve] == (k.BOOK if lurking == "Jinx" else k.DISCARD)
        assert hidden < 0 or g.s.place[hidden] == k.DISCARD


@pytest.mark.card("dissolve", "elemental-cloak", "leather-boots")
def test_a62_dissolve_names_a_piece_that_can_be_paid() -> None:
    """A62: of two pieces one is chosen as it is cast; what is too dear is not offered."""
    g = Layout().stand(B, "b1")
    cloak, boots = g.put(B, "Elemental Cloak", on=B), g.put(B, "Leather Boots", on=B)
    dissolve = g.prepare(A, "Dissolve")
    g.turn(A).activate(A).cast(A, dissolve, B)
    assert g.offered(A, t.PICK) == [(cloak, -1), (boots, -1)]
    g.choose(A, t.PICK, boots)
    assert (g.s.mana[A], g.in_play(boots), g.in_play(cloak)) == (18, False, True)


@pytest.mark.card("purify", "ghoul-rot")
def test_a63_purify_is_paid_item_by_item_as_it_resolves() -> None:
    """A63: with 7 mana three conditions go for 6; Ghoul Rot, another 6, is no longer within reach."""
    g = Layout("Priestess", "Wizard").mana(A, 7)
    wolf = g.put(A, "Timber Wolf", "a1")
    g.afflict(wolf, k.ROT, 2).afflict(wolf, k.WEAK)
    rot = g.put(B, "Ghoul Rot", on=wolf)
    purify = g.prepare(A, "Purify")
    g.turn(A).activate(A).cast(A, purify, wolf)
    assert g.s.mana[A] == 7
    assert g.offered(A, t.PICK_CONDITION) == [(k.ROT, wolf), (k.WEAK, wolf)]
    g.choose(A, t.PICK_CONDITION, k.ROT, wolf).choose(A, t.PICK_CONDITION, k.WEAK, wolf)
    g.choose(A, t.PICK_CONDITION, k.ROT, wolf)
    assert g.s.mana[A] == 1
    assert not g.asks(A, t.BUY_WHAT)
    assert g.in_play(rot)
    assert not g.has(wolf, k.ROT) + g.has(wolf, k.WEAK)


@pytest.mark.card("purify", "ghoul-rot")
def test_a63_purify_buys_poison_enchantments_too() -> None:
    """A63: the enchantment costs all that it costs to cast and reveal."""
    g = Layout("Priestess", "Wizard").mana(A, 7)
    wolf = g.put(A, "Timber Wolf", "a1")
    rot = g.put(B, "Ghoul Rot", on=wolf)
    purify = g.prepare(A, "Purify")
    g.turn(A).activate(A).cast(A, purify, wolf)
    assert g.asks(A, t.BUY_WHAT)
    g.choose(A, t.PICK, rot)
    assert (g.s.mana[A], g.in_play(rot)) == (1, False)


@pytest.mark.card("purify", "nullify")
def test_a63_a_countered_purify_has_cost_nothing() -> None:
    """A63: countered, no mana is lost."""
    g = Layout("Priestess", "Wizard").mana(A, 7)
    wolf = g.put(A, "Timber Wolf", "a1")
    g.afflict(wolf, k.ROT, 2)
    g.put(B, "Nullify", on=wolf, up=False)
    purify = g.prepare(A, "Purify")
    g.turn(A).activate(A).cast(A, purify, wolf)
    assert (g.s.mana[A], g.has(wolf, k.ROT)) == (7, 2)
    assert not g.asks(A, t.CURE_WHAT)


@pytest.mark.card("clear-mind", "pacify")
def test_a63_clear_mind_on_daze_stun_and_pacify_costs_ten() -> None:
    """A63: 2 + 4 + 4."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "a1")
    g.afflict(wolf, k.DAZE).afflict(wolf, k.STUN).afflict(wolf, k.ROT)
    pacify = g.put(B, "Pacify", on=wolf)
    mind = g.prepare(A, "Clear Mind")
    g.turn(A).activate(A).cast(A, mind, wolf)
    assert g.offered(A, t.PICK_CONDITION) == [(k.DAZE, wolf), (k.STUN, wolf)]
    g.choose(A, t.PICK_CONDITION, k.DAZE, wolf).choose(A, t.PICK_CONDITION, k.STUN, wolf)
    g.choose(A, t.PICK, pacify)
    assert g.s.mana[A] == 10
    assert (g.has(wolf, k.DAZE), g.has(wolf, k.STUN), g.has(wolf, k.ROT)) == (0, 0, 1)
