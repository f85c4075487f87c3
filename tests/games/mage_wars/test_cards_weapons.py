"""Weapons and shields, one by one: their bars, and what they do besides (R13.3)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


def armed(
    weapon: str, foe: str = "Steelclaw Grizzly", zone: str = "a1", first: str = ""
) -> tuple[Layout, int, int]:
    """The Mage of A holds a weapon, and a creature of B stands somewhere."""
    g = Layout(first or WIELDERS.get(weapon, "Wizard"))
    return g, g.put(A, weapon, on=A), g.put(B, foe, zone)


WIELDERS = {"Lash of Hellfire": "Warlock", "Staff of Asyra": "Priestess"}


# --- the bars ----------------------------------------------------------------------------------------------
@pytest.mark.card(
    "ivarium-longbow", "lash-of-hellfire", "mage-staff", "staff-of-asyra", "staff-of-the-arcanum",
    "hunting-spear", "spiked-buckler", "vorpal-blade",
)  # fmt: skip
@pytest.mark.parametrize(
    ("weapon", "bar", "zone", "dice", "rolled", "harm"),
    [
        ("Ivarium Longbow", "Voltaric Strike", "b1", "2 2 1 1", 4, 4),
        ("Lash of Hellfire", "Searing Thrash", "a1", "2 2 1 1 0 d1", 5, 3),
        ("Mage Staff", "Arcane Burst", "a1", "2 2 1 1", 4, 3),
        ("Staff of Asyra", "Celestial Strike", "a1", "2 2 1 1 d1", 4, 3),
        ("Staff of the Arcanum", "Arcane Strike", "a1", "2 2 1 1", 4, 3),
        ("Staff of the Arcanum", "Arcane Blast", "b1", "2 2 2", 3, 3),
        ("Hunting Spear", "Crippling Throw", "b1", "2 2 1 1 d1", 4, 5),
        ("Hunting Spear", "Lunge", "a1", "2 2 1 d1", 3, 4),
        ("Spiked Buckler", "Shield Bash", "a1", "2 2 1", 3, 3),
        ("Vorpal Blade", "Razor Edged Slash", "a1", "2 2 1 1", 4, 5),
    ],
)
def test_a_weapon_is_one_more_attack(
    weapon: str, bar: str, zone: str, dice: str, rolled: int, harm: int
) -> None:
    """R13.3, R16.3: so many dice, and so much Piercing against Armour 3; a Warlock has Melee +1."""
    g, _, bear = armed(weapon, zone=zone)
    g.fights(A, bar, bear, dice)
    assert (g.rolled(), g.damage(bear)) == ([rolled], harm)


@pytest.mark.card("vorpal-blade")
def test_r13_the_own_attack_of_a_mage_stays_beside_a_weapon() -> None:
    """R13.3: a basic attack of 3 dice, and the weapon; gone with the weapon."""
    g, blade, bear = armed("Vorpal Blade")
    g.turn(A).activate(A)
    bars = {bar for bar, x in g.offered(A, t.ATTACK) if x == bear}
    assert bars == {g.bar(A, "Basic Melee Attack"), g.bar(A, "Razor Edged Slash")}
    slash = g.bar(A, "Razor Edged Slash")
    g.s.bearer[blade] = B
    assert g.turn(A).why(A, t.ATTACK, slash, bear) != "allowed"


@pytest.mark.card("vorpal-blade")
def test_r13_who_wears_a_weapon_of_the_enemy_fights_with_it() -> None:
    """R1.6, R13.3: a blade that A put on B is B's to use."""
    g = Layout()
    g.put(A, "Vorpal Blade", on=B)
    wolf = g.put(A, "Timber Wolf", "d3")
    g.fights(B, "Razor Edged Slash", wolf, "2 2 0 0")
    assert g.damage(wolf) == 4


@pytest.mark.card("vorpal-blade")
def test_o23_a_weak_mage_has_a_die_less_with_a_weapon() -> None:
    """R19: its attacks are no spells."""
    g, _, bear = armed("Vorpal Blade")
    g.afflict(A, k.WEAK, 2).fights(A, "Razor Edged Slash", bear)
    assert g.rolled() == [2]


# --- ranges and actions ------------------------------------------------------------------------------------
@pytest.mark.card("ivarium-longbow", "staff-of-the-arcanum", "hunting-spear", "thunderift-falcon")
@pytest.mark.parametrize(
    ("weapon", "bar", "far"),
    [
        ("Ivarium Longbow", "Voltaric Strike", 2),
        ("Staff of the Arcanum", "Arcane Blast", 1),
        ("Hunting Spear", "Crippling Throw", 1),
    ],
)
def test_how_far_a_weapon_shoots(weapon: str, bar: str, far: int) -> None:
    """R8.1: from one zone to so many, and never in its own."""
    for n, zone in enumerate(("a1", "b1", "c1", "d1")):
        g, _, bear = armed(weapon, zone=zone)
        g.turn(A).activate(A)
        reason = "too-near" if n == 0 else "allowed" if n <= far else "too-far"
        assert g.why(A, t.ATTACK, g.bar(A, bar), bear) == reason


@pytest.mark.card(
    "ivarium-longbow", "staff-of-the-arcanum", "hunting-spear", "vorpal-blade", "lash-of-hellfire"
)
@pytest.mark.parametrize(
    ("weapon", "bar", "full"),
    [
        ("Ivarium Longbow", "Voltaric Strike", True),
        ("Staff of the Arcanum", "Arcane Blast", True),
        ("Staff of the Arcanum", "Arcane Strike", False),
        ("Hunting Spear", "Crippling Throw", False),
        ("Hunting Spear", "Lunge", False),
        ("Vorpal Blade", "Razor Edged Slash", False),
        ("Lash of Hellfire", "Searing Thrash", False),
        ("Staff of Asyra", "Celestial Strike", False),
        ("Spiked Buckler", "Shield Bash", False),
        ("Mage Staff", "Arcane Burst", False),
        ("Staff of Beasts", "Savage Strike", False),
    ],
)
def test_after_a_move_only_quick_attacks_are_left(weapon: str, bar: str, full: bool) -> None:
    """R6.2, R6.4."""
    near = bar not in ("Voltaric Strike", "Arcane Blast", "Crippling Throw")
    g, _, bear = armed(weapon, zone="b1" if near else "c1")
    g.turn(A).activate(A).move(A, "b1")
    assert g.why(A, t.ATTACK, g.bar(A, bar), bear) == ("has-moved" if full else "allowed")


@pytest.mark.card("lash-of-hellfire", "mage-staff", "staff-of-asyra", "vorpal-blade", "thunderift-falcon")
@pytest.mark.parametrize(
    ("weapon", "bar", "reaches"),
    [
        ("Lash of Hellfire", "Searing Thrash", True),
        ("Mage Staff", "Arcane Burst", True),
        ("Staff of Asyra", "Celestial Strike", False),
        ("Staff of the Arcanum", "Arcane Strike", False),
        ("Vorpal Blade", "Razor Edged Slash", False),
        ("Hunting Spear", "Lunge", False),
    ],
)
def test_some_weapons_reach_what_flies(weapon: str, bar: str, reaches: bool) -> None:
    """R20: Reach is a trait of the bar."""
    g, _, falcon = armed(weapon, "Thunderift Falcon")
    g.turn(A).activate(A)
    assert g.why(A, t.ATTACK, g.bar(A, bar), falcon) == ("allowed" if reaches else "out-of-reach")


@pytest.mark.card("mage-staff", "staff-of-asyra", "staff-of-the-arcanum", "vorpal-blade", "whirling-spirit")
@pytest.mark.parametrize(
    ("weapon", "bar", "dice", "harm"),
    [
        ("Mage Staff", "Arcane Burst", "2 2* 1 0", 5),
        ("Staff of Asyra", "Celestial Strike", "2 2* 1 0 0 0 d1", 5),
        ("Staff of the Arcanum", "Arcane Strike", "2 2* 1 0", 5),
        ("Vorpal Blade", "Razor Edged Slash", "2 2* 1 0", 1),
        ("Lash of Hellfire", "Searing Thrash", "2 2* 1 0 0 d1", 1),
    ],
)
def test_some_weapons_are_ethereal(weapon: str, bar: str, dice: str, harm: int) -> None:
    """R16.4: against something Incorporeal others count their ones alone."""
    g, _, spirit = armed(weapon, "Whirling Spirit")
    g.fights(A, bar, spirit, dice)
    assert g.damage(spirit) == harm


@pytest.mark.card("staff-of-the-arcanum", "whirling-spirit")
def test_an_arcane_blast_is_ethereal_too() -> None:
    g, _, spirit = armed("Staff of the Arcanum", "Whirling Spirit", "b1")
    g.fights(A, "Arcane Blast", spirit, "2 2* 1")
    assert g.damage(spirit) == 5


# --- effects -----------------------------------------------------------------------------------------------
@pytest.mark.card("lash-of-hellfire", "staff-of-asyra", "hunting-spear")
@pytest.mark.parametrize(
    ("weapon", "bar", "roll", "brings"),
    [
        ("Lash of Hellfire", "Searing Thrash", 6, {}),
        ("Lash of Hellfire", "Searing Thrash", 7, {k.BURN: 1}),
        ("Lash of Hellfire", "Searing Thrash", 10, {k.BURN: 1}),
        ("Lash of Hellfire", "Searing Thrash", 11, {k.BURN: 2}),
        ("Staff of Asyra", "Celestial Strike", 4, {}),
        ("Staff of Asyra", "Celestial Strike", 5, {k.DAZE: 1}),
        ("Staff of Asyra", "Celestial Strike", 10, {k.DAZE: 1}),
        ("Staff of Asyra", "Celestial Strike", 11, {k.STUN: 1}),
        ("Hunting Spear", "Crippling Throw", 6, {}),
        ("Hunting Spear", "Crippling Throw", 7, {k.CRIPPLE: 1}),
        ("Hunting Spear", "Lunge", 9, {}),
        ("Hunting Spear", "Lunge", 10, {k.CRIPPLE: 1}),
    ],
)
def test_what_the_effect_die_of_a_weapon_brings(
    weapon: str, bar: str, roll: int, brings: dict[int, int]
) -> None:
    """R17.1: by the bands of its bar."""
    g, _, wolf = armed(weapon, "Timber Wolf", "b1" if bar == "Crippling Throw" else "a1")
    n = {"Lunge": 3, "Searing Thrash": 5}.get(bar, 4)
    g.turn(A).activate(A).dice("0 " * n + f"d{roll}").attack(A, bar, wolf)
    assert {c: g.has(wolf, c) for c in range(k.CONDITIONS) if g.has(wolf, c)} == brings


@pytest.mark.card("staff-of-asyra", "skeletal-sentry", "mana-crystal")
@pytest.mark.parametrize(("foe", "dice"), [("Timber Wolf", 4), ("Skeletal Sentry", 6), ("Mana Crystal", 4)])
def test_a_staff_of_asyra_hits_nonliving_creatures_harder(foe: str, dice: int) -> None:
    """R16.2: 2 dice more; a conjuration is no creature."""
    g, _, x = armed("Staff of Asyra", foe)
    g.fights(A, "Celestial Strike", x)
    assert g.rolled() == [dice]


@pytest.mark.card("staff-of-the-arcanum", "timber-wolf", "mana-crystal")
@pytest.mark.parametrize(
    ("seat", "foe", "bar", "dice", "mana", "left"),
    [
        (B, "Timber Wolf", "Arcane Strike", "1* 0 0 0", 20, 19),
        (B, "Timber Wolf", "Arcane Strike", "1* 0 0 0", 0, 0),
        (B, "Timber Wolf", "Arcane Strike", "0 0 0 0", 20, 20),
        (B, "Timber Wolf", "Arcane Strike", "2 0 0 0", 20, 20),
        (B, "Mana Crystal", "Arcane Strike", "1* 0 0 0", 20, 20),
        (B, "Timber Wolf", "Arcane Blast", "1* 0 0", 20, 19),
    ],
)
def test_a_staff_of_the_arcanum_drains_mana(
    seat: int, foe: str, bar: str, dice: str, mana: int, left: int
) -> None:
    """R20: the controller of an enemy creature that was damaged loses 1, as far as there is any."""
    g, _, x = armed("Staff of the Arcanum", foe, "b1" if bar == "Arcane Blast" else "a1")
    g.mana(B, mana).fights(A, bar, x, dice)
    assert (int(g.s.mana[B]), int(g.s.mana[A])) == (left, 20)


@pytest.mark.card("staff-of-the-arcanum", "timber-wolf")
def test_a_staff_of_the_arcanum_drains_nothing_from_friends() -> None:
    g = Layout()
    g.put(A, "Staff of the Arcanum", on=A)
    mine = g.put(A, "Timber Wolf", "a1")
    g.fights(A, "Arcane Strike", mine, "2* 0 0 0")
    assert (int(g.s.mana[A]), g.damage(mine)) == (20, 2)
    g = Layout()
    g.put(A, "Staff of the Arcanum", on=A)
    g.stand(B, "a1").fights(A, "Arcane Strike", B, "2* 0 0 0")
    assert int(g.s.mana[B]) == 19


# --- Hunting Spear -----------------------------------------------------------------------------------------
@pytest.mark.card("hunting-spear", "knight-of-westlock")
@pytest.mark.parametrize(("roll", "dazes"), [("d8", 0), ("d6", 1)])
def test_a83_a_spear_is_thrown_whether_it_hits_or_not(roll: str, dazes: int) -> None:
    """The card: avoided or missed it still has to be paid again, as the attack ends."""
    g = Layout("Beastmaster").afflict(A, k.DAZE, dazes)
    spear, knight = g.put(A, "Hunting Spear", on=A), g.put(B, "Knight of Westlock", "b1")
    g.turn(A).activate(A).dice(roll).attack(A, "Crippling Throw", knight)
    if not dazes:
        g.choose(B, t.DEFEND, knight)
    assert g.rolled() == []
    assert g.asks(A, t.PAY_FOR_IT)
    g.done(A)
    assert int(g.s.place[spear]) == k.BOOK
    assert not g.told(t.DESTROYED)


@pytest.mark.card("hunting-spear", "timber-wolf")
def test_o30_a_spear_that_returned_is_prepared_again_before_it_is_thrown() -> None:
    """O30, A83: its bars are gone, and it is in nobody's hand; only its owner sees it in the book."""
    g = Layout("Beastmaster")
    spear, wolf = g.put(A, "Hunting Spear", on=A), g.put(B, "Timber Wolf", "b1")
    throw = g.bar(A, "Crippling Throw")
    g.turn(A).activate(A).attack(A, "Crippling Throw", wolf).done(A).skip()
    g.s.ready[A] = 1
    g.turn(A).activate(A)
    assert g.why(A, t.ATTACK, throw, wolf) != "allowed"
    assert not g.offered(A, t.CAST)
    assert int(g.s.seen_by[spear]) == 1 << A


# --- Spiked Buckler ----------------------------------------------------------------------------------------
@pytest.mark.card("spiked-buckler", "cobra-reflexes")
def test_a83_the_bash_answers_only_what_the_buckler_has_avoided() -> None:
    """A83: avoided with another defence there is no counterstrike; nor without any defence."""
    g = Layout("Warlock", "Beastmaster")
    wolf = g.put(A, "Timber Wolf", "d3")
    buckler, reflexes = g.put(B, "Spiked Buckler", on=B), g.put(B, "Cobra Reflexes", on=B)
    g.turn(A).activate(wolf).attack(wolf, "Bite", B)
    assert {x for x, _ in g.offered(B, t.DEFEND)} == {buckler, reflexes}
    other = g.copy().dice("d12").choose(B, t.DEFEND, reflexes)
    assert not other.asks(B, t.ANSWER_WITH)
    assert not g.done(B).asks(B, t.ANSWER_WITH)


@pytest.mark.card("spiked-buckler", "royal-archer", "goran-werewolf-pet")
def test_a83_the_buckler_is_for_one_melee_attack_a_round() -> None:
    """Of two strikes one may be avoided; an arrow not at all."""
    g = Layout("Warlock", "Wizard")
    goran = g.put(A, "Goran, Werewolf Pet", "d3")
    buckler = g.put(B, "Spiked Buckler", on=B)
    g.turn(A).activate(goran).attack(goran, "Feral Claws", B).dice("d8 0 0 0").choose(B, t.DEFEND, buckler)
    assert len(g.rolled()) == 1
    assert g.told(t.AVOIDED)
    g = Layout("Warlock", "Wizard")
    archer = g.put(A, "Royal Archer", "c3")
    g.put(B, "Spiked Buckler", on=B)
    g.turn(A).activate(archer).attack(archer, "Longbow", B)
    assert not g.asks(B, t.DEFEND_WITH)


@pytest.mark.card("spiked-buckler", "timber-wolf")
def test_a83_a_later_attack_is_not_answered_with_the_bash() -> None:
    """In this sequence only: the next Wolf is neither avoided nor answered."""
    g = Layout("Warlock", "Beastmaster")
    one, two = g.put(A, "Timber Wolf", "d3"), g.put(A, "Timber Wolf", "d3")
    buckler = g.put(B, "Spiked Buckler", on=B)
    g.tire(B).turn(A).activate(one).attack(one, "Bite", B).dice("d8").choose(B, t.DEFEND, buckler)
    g.done(B).skip().activate(two).dice("0 0 0 0").attack(two, "Bite", B)
    assert not g.asks(B, t.ANSWER_WITH)


@pytest.mark.card("spiked-buckler", "vorpal-blade")
def test_a83_no_other_weapon_answers_for_the_buckler() -> None:
    """The bash alone has Counterstrike then."""
    g = Layout("Warlock", "Beastmaster")
    wolf = g.put(A, "Timber Wolf", "d3")
    buckler = g.put(B, "Spiked Buckler", on=B)
    g.put(B, "Vorpal Blade", on=B)
    g.turn(A).activate(wolf).attack(wolf, "Bite", B).dice("d8").choose(B, t.DEFEND, buckler)
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(B, "Shield Bash"), wolf)]


@pytest.mark.card("spiked-buckler", "goran-werewolf-pet", "cobra-reflexes")
@pytest.mark.parametrize("first", ["Spiked Buckler", "Cobra Reflexes"])
def test_a83_one_strike_avoided_is_enough_for_the_bash(first: str) -> None:
    """O27, A83: the counterstrike comes after the last strike, whichever of them the buckler has avoided."""
    g = Layout("Warlock", "Beastmaster")
    goran = g.put(A, "Goran, Werewolf Pet", "d3")
    shields = {name: g.put(B, name, on=B) for name in ("Spiked Buckler", "Cobra Reflexes")}
    g.turn(A).activate(goran).attack(goran, "Feral Claws", B)
    for x in sorted(shields.values(), key=lambda x: x != shields[first]):
        assert not g.asks(B, t.ANSWER_WITH)
        g.dice("d8").choose(B, t.DEFEND, x)
    assert g.rolled() == []
    assert g.offered(B, t.STRIKE_BACK) == [(g.bar(B, "Shield Bash"), goran)]
