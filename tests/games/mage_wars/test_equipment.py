"""Equipment: on whom, in which slots, where it goes, what is bound to wands (R13, O13, O30, O47 to O49)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.games.mage_wars.rules.rounds import DEPLOYMENT
from conclave.games.mage_wars.rules.traits import armour_of
from tests.games.mage_wars.layout import A, B, Layout, face


def dressed(*worn: str, first: str = "Wizard", second: str = "Priestess") -> tuple[Layout, list[int]]:
    """The Mage of A wears some equipment."""
    g = Layout(first, second)
    return g, [g.put(A, name, on=A) for name in worn]


def on_whom(g: Layout, x: int) -> int:
    """Who wears a piece of equipment, or -1."""
    return int(g.s.bearer[x]) if g.in_play(x) else -1


def bound_to(g: Layout, wand: int) -> list[int]:
    """The spells bound to a wand."""
    return [x for x in range(2, g.s.terms.plans) if g.s.place[x] == k.BOUND and g.s.bearer[x] == wand]


# --- on whom (R1.6, R13.1, O48) ----------------------------------------------------------------------------
@pytest.mark.card("leather-boots")
def test_r13_equipment_is_cast_on_a_mage_within_two_zones() -> None:
    """R13.1: on either Mage, on nothing else, and not from further away."""
    g = Layout().stand(B, "b2")
    wolf, boots = g.put(A, "Timber Wolf", "a1"), g.prepare(A, "Leather Boots")
    g.turn(A)
    assert g.offered(A, t.CAST) == [(boots, A), (boots, B)]
    assert g.why(A, t.CAST, boots, wolf) == "other-kind"
    g.stand(B, "b3").turn(A)
    assert g.offered(A, t.CAST) == [(boots, A)]
    assert g.why(A, t.CAST, boots, B) == "too-far"


@pytest.mark.card("leather-boots", "dissolve")
def test_r1_the_wearer_controls_equipment_and_its_owner_gets_it_back() -> None:
    """R1.6: A's boots protect B and are B's; destroyed, they lie in A's discard pile."""
    g = Layout().stand(B, "b1")
    dissolve = g.prepare(A, "Dissolve")
    boots = g.casts(A, "Leather Boots", B)
    assert (on_whom(g, boots), int(g.s.controller[boots]), armour_of(g.s, B)) == (B, B, 1)
    g.activate(A).cast(A, dissolve, B)
    assert (int(g.s.place[boots]), int(g.s.controller[boots]), armour_of(g.s, B)) == (k.DISCARD, A, 0)


@pytest.mark.card("arcane-ring", "demonhide-armor", "leather-boots")
def test_o48_an_enemy_mage_wears_only_what_it_may_control() -> None:
    """O48, R3.6: neither a ring for Wizards nor what asks for dark training goes on a Priestess."""
    g = Layout("Wizard", "Priestess").stand(B, "b1")
    ring, boots = g.prepare(A, "Arcane Ring"), g.prepare(A, "Leather Boots")
    g.turn(A)
    assert g.why(A, t.CAST, ring, A) == "allowed"
    assert g.why(A, t.CAST, ring, B) == "not-for-them"
    assert g.why(A, t.CAST, boots, B) == "allowed"
    g = Layout("Warlock", "Priestess").stand(B, "b1")
    armour = g.prepare(A, "Demonhide Armor")
    g.turn(A)
    assert g.why(A, t.CAST, armour, A) == "allowed"
    assert g.why(A, t.CAST, armour, B) == "not-for-them"
    g = Layout("Warlock", "Warlock").stand(B, "b1")
    armour = g.prepare(A, "Demonhide Armor")
    assert g.turn(A).why(A, t.CAST, armour, B) == "allowed"


@pytest.mark.card("staff-of-asyra")
def test_r3_what_another_class_alone_may_cast_stays_in_the_hand() -> None:
    """R3.6: a Wizard casts no Staff of Asyra, not even on a Priestess."""
    g = Layout("Wizard", "Priestess").stand(B, "b1")
    staff = g.prepare(A, "Staff of Asyra")
    g.turn(A)
    assert g.why(A, t.CAST, staff, B) == "not-for-them"
    assert not g.offered(A, t.CAST)


# --- slots (R13.1, R13.2, O48) -----------------------------------------------------------------------------
@pytest.mark.card("leather-boots", "moonglow-amulet")
def test_r13_one_of_each_name() -> None:
    """R13.1: no second pair of the same boots, worn by whoever cast them; others fit beside them."""
    g, _ = dressed("Leather Boots")
    g.stand(B, "b1")
    boots, amulet = g.prepare(A, "Leather Boots"), g.prepare(A, "Moonglow Amulet")
    g.turn(A)
    assert g.why(A, t.CAST, boots, A) == "same-name"
    assert g.why(A, t.CAST, boots, B) == "allowed"
    assert g.why(A, t.CAST, amulet, A) == "allowed"


@pytest.mark.card("lightning-ring")
def test_r13_no_ring_is_worn_twice() -> None:
    """R13.1: a free finger is no place for a ring of the same name."""
    g, _ = dressed("Lightning Ring")
    ring = g.prepare(A, "Lightning Ring")
    assert g.turn(A).why(A, t.CAST, ring, A) == "same-name"


@pytest.mark.card("moonglow-amulet", "bearskin", "elemental-cloak", "deflection-bracers", "vorpal-blade")
@pytest.mark.parametrize(
    ("first", "old", "new"),
    [
        ("Warlock", "Moonglow Amulet", "Moloch's Torment"),
        ("Wizard", "Bearskin", "Chitin Armor"),
        ("Wizard", "Dragonscale Hauberk", "Wind Wyvern Hide"),
        ("Wizard", "Elemental Cloak", "Waterfall Cloak"),
        ("Wizard", "Deflection Bracers", "Leather Gloves"),
        ("Wizard", "Gauntlets of Strength", "Gloves of Skill"),
        ("Wizard", "Vorpal Blade", "Mage Staff"),
    ],
)
def test_o48_new_equipment_sends_the_old_of_its_slot_back_to_the_book(first: str, old: str, new: str) -> None:
    """R13.2: to its owner's book, nobody is asked, and what is worn elsewhere stays."""
    g, (before, boots) = dressed(old, "Leather Boots", first=first)
    card = g.casts(A, new, A)
    assert (int(g.s.place[before]), on_whom(g, card), on_whom(g, boots)) == (k.BOOK, A, A)
    assert not g.told(t.DESTROYED)


@pytest.mark.card("helm-of-fear", "crown-of-protection")
def test_r13_there_is_one_helmet() -> None:
    """R13.2: with open training the one that comes sends the other home."""
    g = Layout("Warlock", open_training=True)
    helm = g.put(A, "Helm of Fear", on=A)
    crown = g.casts(A, "Crown of Protection", A)
    assert (int(g.s.place[helm]), on_whom(g, crown)) == (k.BOOK, A)


@pytest.mark.card("leather-gloves", "gloves-of-skill")
def test_o48_what_an_enemy_wears_returns_to_the_book_of_its_owner() -> None:
    """R1.6, R13.2: gloves of B on the Mage of A give way to gloves of A, and are B's again."""
    g = Layout()
    gloves = g.put(B, "Leather Gloves", on=A)
    assert int(g.s.controller[gloves]) == A
    g.casts(A, "Gloves of Skill", A)
    assert (int(g.s.place[gloves]), int(g.s.controller[gloves])) == (k.BOOK, B)
    assert int(g.s.seen_by[gloves]) == 1 << B


@pytest.mark.card("lightning-ring", "fireshaper-ring", "dawnbreaker-ring")
def test_o48_of_two_rings_the_wearer_takes_one_off_for_a_third() -> None:
    """R13.1, O48: two rings fit; for a third their wearer chooses, whoever casts it."""
    g, (one,) = dressed("Lightning Ring")
    two = g.casts(A, "Fireshaper Ring", A)
    assert (on_whom(g, one), on_whom(g, two)) == (A, A)
    three = g.prepare(B, "Dawnbreaker Ring")
    g.stand(B, "b1").activate(A).done(A).cast(B, three, A)
    assert g.asks(A, t.TAKE_OFF)
    assert g.offered(A) == [(one, -1), (two, -1)]
    assert g.why(A, t.PICK, three) == "not-this-one"
    g.choose(A, t.PICK, one)
    assert [on_whom(g, x) for x in (one, two, three)] == [-1, A, A]
    assert int(g.s.place[one]) == k.BOOK


@pytest.mark.card("ivarium-longbow", "vorpal-blade", "spiked-buckler")
def test_o48_a_longbow_takes_both_hands() -> None:
    """R13.1, O48: sword and shield both return; the bow goes for the next shield."""
    g, (blade, shield) = dressed("Vorpal Blade", "Spiked Buckler")
    bow = g.casts(A, "Ivarium Longbow", A)
    assert [on_whom(g, x) for x in (blade, shield, bow)] == [-1, -1, A]
    assert (int(g.s.place[blade]), int(g.s.place[shield])) == (k.BOOK, k.BOOK)
    other = g.prepare(A, "Spiked Buckler")
    g.activate(A).cast(A, other, A)
    assert [on_whom(g, x) for x in (bow, other)] == [-1, A]


@pytest.mark.card("ivarium-longbow", "mage-wand", "elemental-wand")
def test_o48_a_longbow_leaves_no_hand_for_a_wand() -> None:
    """R13.1: two wands both go for the bow, and the bow goes for a wand."""
    g, (one, two) = dressed("Mage Wand", "Elemental Wand")
    bow = g.casts(A, "Ivarium Longbow", A)
    assert [on_whom(g, x) for x in (one, two, bow)] == [-1, -1, A]
    wand = g.prepare(A, "Mage Wand")
    g.activate(A).cast(A, wand, A).skip()
    assert [on_whom(g, x) for x in (bow, wand)] == [-1, A]


@pytest.mark.card("mage-wand", "elemental-wand", "mordoks-tome", "vorpal-blade", "spiked-buckler")
@pytest.mark.parametrize(
    ("worn", "new", "gone"),
    [
        (["Mage Wand"], "Vorpal Blade", []),
        (["Mage Wand"], "Spiked Buckler", []),
        (["Vorpal Blade"], "Mage Wand", []),
        (["Spiked Buckler"], "Elemental Wand", []),
        (["Mage Wand"], "Mordok's Tome", []),
        (["Vorpal Blade", "Mage Wand"], "Mage Staff", ["Vorpal Blade"]),
        (["Mage Wand", "Spiked Buckler"], "Mage Staff", ["Mage Wand"]),
        (["Mage Wand", "Vorpal Blade"], "Spiked Buckler", ["Mage Wand"]),
    ],
)
def test_r13_a_wand_is_held_in_whichever_hand_is_free(worn: list[str], new: str, gone: list[str]) -> None:
    """R13.1: what takes the place of weapon or shield uses either, and makes room in one for the other."""
    g, cards = dressed(*worn)
    card = g.casts(A, new, A)
    g.skip()
    assert [name for name, x in zip(worn, cards, strict=True) if not g.in_play(x)] == gone
    assert on_whom(g, card) == A


@pytest.mark.card("mage-wand", "vorpal-blade", "spiked-buckler", "elemental-wand", "mage-staff")
def test_o48_with_both_hands_full_the_wearer_says_what_goes_for_a_wand() -> None:
    """R13.1, O48: sword or shield for a wand; of two wands one for a staff."""
    for worn, new in (
        (["Vorpal Blade", "Spiked Buckler"], "Mage Wand"),
        (["Mage Wand", "Elemental Wand"], "Mage Staff"),
    ):
        g, (one, two) = dressed(*worn)
        card = g.casts(A, new, A)
        assert g.asks(A, t.TAKE_OFF)
        assert g.offered(A) == [(one, -1), (two, -1)]
        g.choose(A, t.PICK, two).skip()
        assert [on_whom(g, x) for x in (one, two, card)] == [A, -1, A]


@pytest.mark.card("mordoks-tome")
def test_r10_a_legendary_tome_is_alone_in_the_game() -> None:
    """R10.5: while one Mage reads it the other cannot cast it; another Tome cannot replace it either."""
    g = Layout("Wizard", "Wizard").stand(B, "b1")
    mine = g.put(A, "Mordok's Tome", on=A)
    one, two, dissolve = (
        g.prepare(A, "Mordok's Tome"),
        g.prepare(B, "Mordok's Tome"),
        g.prepare(B, "Dissolve"),
    )
    g.turn(A)
    assert g.why(A, t.CAST, one, A) == "in-play-already"
    g.activate(A).done(A).skip()
    assert g.why(B, t.CAST, two, B) == "in-play-already"
    g.cast(B, dissolve, A)
    assert not g.in_play(mine)
    g.activate(B)
    assert g.why(B, t.CAST, two, B) == "allowed"


@pytest.mark.card("leather-gloves", "gloves-of-skill", "jinx")
def test_o48_a_cast_that_comes_to_nothing_leaves_the_old_piece_on() -> None:
    """R13.2, R10.2: it returns as the new one is attached, not before."""
    g, (gloves,) = dressed("Leather Gloves")
    g.put(B, "Jinx", on=A, up=False)
    other = g.casts(A, "Gloves of Skill", A)
    assert (on_whom(g, gloves), int(g.s.place[other]), int(g.s.mana[A])) == (A, k.BOOK, 20)


@pytest.mark.card("leather-boots", "teleport")
def test_r7_equipment_goes_along_with_its_mage() -> None:
    """R7.6: a Teleport takes it with its wearer."""
    g, (boots,) = dressed("Leather Boots")
    port = g.prepare(A, "Teleport")
    g.turn(A).cast(A, port, A).choose(A, t.PICK_ZONE, g.zone("b1")).skip()
    assert (g.name_of_zone(A), on_whom(g, boots), armour_of(g.s, A)) == ("b1", A, 1)


@pytest.mark.card("leather-boots", "timber-wolf", "fireball")
def test_o22_equipment_is_never_attacked() -> None:
    """O22: neither by creatures nor by spells."""
    g = Layout().stand(B, "a1")
    boots, wolf, ball = (
        g.put(B, "Leather Boots", on=B),
        g.put(A, "Timber Wolf", "a1"),
        g.prepare(A, "Fireball"),
    )
    g.turn(A)
    assert g.why(A, t.CAST, ball, boots) == "other-kind"
    assert g.activate(wolf).why(A, t.ATTACK, g.bar(wolf, "Bite"), boots) == "no-target"


@pytest.mark.card("leather-gloves", "gloves-of-skill")
def test_o30_replaced_equipment_is_prepared_again_before_it_is_cast() -> None:
    """O30: it is in the book, known to its owner alone, and can be prepared in the next Planning."""
    g, (gloves,) = dressed("Leather Gloves")
    g.casts(A, "Gloves of Skill", A)
    assert int(g.s.seen_by[gloves]) == 1 << A
    g.activate(A)
    assert not g.offered(A, t.CAST)
    g.phase(PLANNING)
    assert (face("Leather Gloves"), -1) in g.offered(A, t.PREPARE)


# --- the Battle Forge (R14.3, O49) --------------------------------------------------------------------------
def forged(zone: str, name: str, mana: int = 9) -> tuple[Layout, int, int]:
    """A Battle Forge of A stands in a zone, with a piece of equipment prepared, and Deployment begins."""
    g = Layout().stand(B, "b1")
    forge = g.put(A, "Battle Forge", zone)
    card = g.prepare(A, name, on=forge)
    g.s.mana[forge] = mana
    return g.phase(DEPLOYMENT), forge, card


@pytest.mark.card("battle-forge", "leather-boots")
def test_o49_equipment_from_the_forge_has_its_usual_target_counted_from_there() -> None:
    """O49: from c1 the Mage in a1 and the enemy in b1 are within two zones, from d1 only the enemy."""
    g, _, boots = forged("c1", "Leather Boots")
    assert g.offered(A, t.CAST) == [(boots, A), (boots, B)]
    g, _, boots = forged("d1", "Leather Boots")
    assert g.offered(A, t.CAST) == [(boots, B)]
    assert g.why(A, t.CAST, boots, A) == "too-far"


@pytest.mark.card("battle-forge", "moonglow-amulet", "arcane-ring", "leather-boots")
def test_o44_the_forge_has_none_of_the_rings_discounts() -> None:
    """O44, O45: an amulet costs 6, from the Forge's own 4 first; the Arcane Ring is not for it."""
    g = Layout()
    forge = g.put(A, "Battle Forge", "a2")
    g.put(A, "Arcane Ring", on=A)
    g.s.mana[forge] = 4
    amulet = g.prepare(A, "Moonglow Amulet", on=forge)
    g.phase(DEPLOYMENT).cast(A, amulet, A)
    assert (on_whom(g, amulet), int(g.s.mana[forge]), int(g.s.mana[A])) == (A, 0, 18)
    assert not g.told(t.SAVED)


@pytest.mark.card("battle-forge", "mage-wand")
def test_o47_a_wand_from_the_forge_binds_a_spell_too() -> None:
    """O47: its binding happens at its casting, whoever casts it."""
    g, _, wand = forged("a2", "Mage Wand")
    g.cast(A, wand, A).choose(A, t.BIND, face("Minor Heal"))
    assert len(bound_to(g, wand)) == 1


# --- apprentices (R4.5) ------------------------------------------------------------------------------------
@pytest.mark.card("lash-of-hellfire", "leather-boots", "warlock")
def test_r4_an_apprentice_fights_with_the_weapons_it_wears() -> None:
    """R4.5, R13.3: its Mage has no abilities of its own, but its equipment works as ever."""
    g = Layout("Warlock", apprentice=True)
    g.put(A, "Lash of Hellfire", on=A)
    g.put(A, "Leather Boots", on=A)
    wolf = g.put(B, "Timber Wolf", "a1")
    assert armour_of(g.s, A) == 1
    g.fights(A, "Searing Thrash", wolf, "0 0 0 0 d8")
    assert (g.rolled(), g.has(wolf, k.BURN)) == ([4], 1)


# --- Spellbind: what may be bound (R13.4, O47) -------------------------------------------------------------
def with_book(wand: str, *spells: str, first: str = "Wizard") -> tuple[Layout, int]:
    """A wand is cast on the Mage of A, whose book holds some spells besides Minor Heals."""
    g = Layout(first)
    for name in spells:
        g.card(A, name)
    return g, g.casts(A, wand, A)


def names_offered(g: Layout) -> set[int]:
    """The faces that may be bound now."""
    return {a for a, _ in g.offered(A, t.BIND)}


@pytest.mark.card("mage-wand", "lay-hands", "dispel", "fireball", "block")
def test_o47_a_mage_wand_binds_an_incantation_that_is_not_epic() -> None:
    """R13.4: nothing of another type, no Epic one, nothing that is not in the book."""
    g, _ = with_book("Mage Wand", "Dispel", "Fireball", "Block", "Lay Hands", first="Priestess")
    assert g.asks(A, t.BIND_WHAT)
    assert names_offered(g) == {face("Minor Heal"), face("Dispel")}
    assert g.why(A, t.BIND, face("Fireball")) == "unfit"
    assert g.why(A, t.BIND, face("Block")) == "unfit"
    assert g.why(A, t.BIND, face("Lay Hands")) == "unfit"
    assert g.why(A, t.BIND, face("Purify")) == "not-in-book"


@pytest.mark.card("mage-wand", "drain-life")
def test_o47_only_what_its_mage_can_cast_is_bound() -> None:
    """O47, R3.6: a Wizard binds no Drain Life, a Warlock does."""
    for first, fits in (("Wizard", False), ("Warlock", True)):
        g, _ = with_book("Mage Wand", "Drain Life", first=first)
        assert (face("Drain Life") in names_offered(g)) == fits
        assert g.why(A, t.BIND, face("Drain Life")) == ("allowed" if fits else "not-for-them")


@pytest.mark.card("elemental-wand", "fireball", "thunderbolt", "dispel")
def test_o47_an_elemental_wand_binds_an_attack_spell() -> None:
    """R13.4: attack spells alone, quick or full."""
    g, wand = with_book("Elemental Wand", "Fireball", "Thunderbolt", "Dispel")
    assert names_offered(g) == {face("Fireball"), face("Thunderbolt")}
    g.choose(A, t.BIND, face("Thunderbolt"))
    assert [int(g.s.face[x]) for x in bound_to(g, wand)] == [face("Thunderbolt")]


@pytest.mark.card("elemental-wand", "mage-wand")
def test_o47_a_wand_may_come_with_nothing_bound() -> None:
    """O47: its wearer declines, or the book has nothing that fits; the swap binds one later."""
    g, wand = with_book("Mage Wand")
    g.done(A)
    assert (on_whom(g, wand), bound_to(g, wand)) == (A, [])
    g, wand = with_book("Elemental Wand")
    assert not g.asks(A, t.BIND_WHAT)
    assert (on_whom(g, wand), bound_to(g, wand)) == (A, [])
    g, wand = with_book("Mage Wand")
    g.done(A).activate(A).choose(A, t.SWAP, wand).choose(A, t.BIND, face("Minor Heal"))
    assert len(bound_to(g, wand)) == 1


@pytest.mark.card("mage-wand")
def test_o8_nobody_else_sees_what_is_bound() -> None:
    """O8: the other view is the same whatever was bound, and knows that something is."""
    views = []
    for name in ("Dispel", "Knockdown"):
        g, wand = with_book("Mage Wand", "Dispel", "Knockdown")
        g.choose(A, t.BIND, face(name))
        card = bound_to(g, wand)[0]
        seen = g.view(B)
        assert int(g.view(A).face[card]) == face(name)
        assert (int(seen.face[card]) < 0, int(seen.place[card]), int(seen.bearer[card])) == (
            True,
            k.BOUND,
            wand,
        )
        views.append([int(seen.face[x]) for x in range(g.s.terms.plans)])
    assert views[0] == views[1]


# --- Spellbind: casting what is bound (R13.4, O30) ---------------------------------------------------------
def wielding(name: str, wand: str = "Mage Wand", first: str = "Wizard") -> tuple[Layout, int, int]:
    """The Mage of A has a wand with a spell bound to it."""
    g = Layout(first)
    wand_card = g.put(A, wand, on=A)
    return g, wand_card, g.bind(A, name, wand_card)


@pytest.mark.card("mage-wand", "minor-heal")
def test_r13_a_bound_spell_is_cast_once_a_round_at_full_cost_and_stays_bound() -> None:
    """R13.4, O30: by the quickcast here, so the action is still there, but not for the same spell."""
    g, wand, heal = wielding("Minor Heal")
    g.hurt(A, 9).turn(A).dice("1 1 1 1 1").cast(A, heal, A)
    assert (int(g.s.mana[A]), bound_to(g, wand), int(g.s.seen_by[heal])) == (15, [heal], -1)
    g.activate(A)
    assert not g.offered(A, t.CAST)
    assert g.why(A, t.CAST, heal, A) == "cast-already"


@pytest.mark.card("mage-wand", "minor-heal")
def test_r13_a_bound_spell_is_there_again_in_the_next_round() -> None:
    """R13.4, R5.5: it does not go back to the book with what was prepared, and may be cast once more."""
    g, wand, heal = wielding("Minor Heal")
    g.tire(B).turn(A).cast(A, heal, A).activate(A).done(A)
    while not g.asks(A, t.QUICKCAST):
        g.done(g.asked()[0])
    assert (g.s.round, bound_to(g, wand)) == (3, [heal])
    assert (heal, A) in g.offered(A, t.CAST)


@pytest.mark.card("elemental-wand", "fireball", "thunderbolt")
def test_r13_a_bound_spell_takes_the_action_that_it_takes() -> None:
    """R10.1: a bound Thunderbolt is a full spell, no quickcast; a Fireball is quick, and lies there after."""
    g, _, bolt = wielding("Thunderbolt", "Elemental Wand")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.turn(A)
    assert g.why(A, t.CAST, bolt, wolf) == "full-spell"
    g.activate(A).cast(A, bolt, wolf)
    assert g.rolled() == [6]
    g, wand, ball = wielding("Fireball", "Elemental Wand")
    wolf = g.put(B, "Timber Wolf", "b2")
    g.turn(A).dice("0 0 0 0 0 0 d1").cast(A, ball, wolf)
    assert (g.rolled(), int(g.s.mana[A]), bound_to(g, wand)) == ([6], 12, [ball])


@pytest.mark.card("mage-wand", "minor-heal", "nullify")
def test_r13_a_bound_spell_stays_bound_though_it_is_countered() -> None:
    """R13.4: the mana is lost, and it has been cast for this round."""
    g, wand, heal = wielding("Minor Heal")
    g.put(B, "Nullify", on=A, up=False)
    g.hurt(A, 9).turn(A).cast(A, heal, A)
    assert len(g.told(t.COUNTERED)) == 1
    assert (g.damage(A), int(g.s.mana[A]), bound_to(g, wand)) == (9, 15, [heal])
    assert g.activate(A).why(A, t.CAST, heal, A) == "cast-already"


@pytest.mark.card("mage-wand", "minor-heal", "jinx")
def test_o41_a_bound_spell_stays_bound_though_jinx_cancels_it() -> None:
    """O41: the mana comes back, the action does not."""
    g, wand, heal = wielding("Minor Heal")
    g.put(B, "Jinx", on=A, up=False)
    g.hurt(A, 9).turn(A).cast(A, heal, A)
    assert len(g.told(t.CANCELLED)) == 1
    assert (g.damage(A), int(g.s.mana[A]), bound_to(g, wand), int(g.s.quick[A])) == (9, 20, [heal], 0)


@pytest.mark.card("mage-wand", "mordoks-tome")
def test_o47_what_is_bound_does_not_count_as_prepared() -> None:
    """O47: two spells are prepared beside it, and both may be cast with it there."""
    g, wand, heal = wielding("Dispel")
    g.phase(PLANNING)
    for _ in range(2):
        g.choose(A, t.PREPARE, face("Minor Heal"))
    assert not g.asks(A, t.PLAN)
    assert bound_to(g, wand) == [heal]


# --- Spellbind: the end of it (R13.2, R13.4) ---------------------------------------------------------------
@pytest.mark.card("mage-wand", "dispel", "dissolve")
def test_r13_what_is_bound_is_destroyed_with_the_wand() -> None:
    """R13.4: both lie face up in the discard pile."""
    g, wand, card = wielding("Dispel")
    g.stand(B, "b1").casts(B, "Dissolve", A)
    assert [int(g.s.place[x]) for x in (wand, card)] == [k.DISCARD, k.DISCARD]
    assert int(g.s.seen_by[card]) == -1


@pytest.mark.card("mage-wand", "dispel", "knight-of-westlock")
def test_o78_the_wand_of_a_fallen_mage_goes_with_what_is_bound_to_it() -> None:
    """R22.2, O78: its equipment is destroyed, and a bound spell with the wand."""
    g, wand, card = wielding("Dispel")
    knight = g.put(B, "Knight of Westlock", "a1")
    g.hurt(A, 31).turn(B).activate(knight).dice("1* 0 0 0 0").attack(knight, "Longsword", A)
    assert [int(g.s.place[x]) for x in (wand, card)] == [k.DISCARD, k.DISCARD]


@pytest.mark.card("mage-wand", "dispel", "ivarium-longbow")
def test_r13_what_is_bound_returns_to_the_book_with_the_wand() -> None:
    """R13.2: replaced, both are in the book again, where their owner alone sees them."""
    g, wand, card = wielding("Dispel")
    g.casts(A, "Ivarium Longbow", A)
    assert [int(g.s.place[x]) for x in (wand, card)] == [k.BOOK, k.BOOK]
    assert int(g.s.seen_by[card]) == 1 << A


@pytest.mark.card("mage-wand", "dissolve")
def test_r13_a_bound_spell_that_destroys_its_own_wand_goes_with_it() -> None:
    """R13.4: a bound Dissolve has nothing left to be bound to."""
    g, wand, card = wielding("Dissolve")
    g.turn(A).cast(A, card, A)
    assert [int(g.s.place[x]) for x in (wand, card)] == [k.DISCARD, k.DISCARD]
    g.activate(A)
    assert not g.offered(A, t.CAST)


@pytest.mark.card("mage-wand", "dissolve", "ivarium-longbow")
@pytest.mark.parametrize(("way", "place"), [("Dissolve", k.DISCARD), ("Ivarium Longbow", k.BOOK)])
def test_o47_a_wand_put_on_an_enemy_binds_spells_of_its_wearer(way: str, place: int) -> None:
    """R1.6, O47: B wears A's wand and binds from B's book; they part when it goes."""
    g = Layout().stand(B, "b1")
    g.card(B, "Dispel")
    card = g.prepare(A, way)
    wand = g.casts(A, "Mage Wand", B)
    assert g.asks(B, t.BIND_WHAT)
    g.choose(B, t.BIND, face("Dispel"))
    spell = bound_to(g, wand)[0]
    assert int(g.s.terms.owner[spell]) == B
    g.activate(A).cast(A, card, B).skip()
    assert [int(g.s.place[x]) for x in (wand, spell)] == [place, place]


# --- Spellbind: another spell (R13.4, O47) -----------------------------------------------------------------
def changed(g: Layout, wand: int, name: str) -> Layout:
    """The bound spell is changed."""
    return g.choose(A, t.SWAP, wand).choose(A, t.BIND, face(name))


@pytest.mark.card("mage-wand", "elemental-wand")
def test_o47_for_3_mana_as_a_quick_spell_another_spell_is_bound() -> None:
    """R13.4: the old one is in the book again; the quickcast is used, and the action is not."""
    g, wand, card = wielding("Dispel")
    g.card(A, "Knockdown")
    changed(g.turn(A), wand, "Knockdown")
    assert [int(g.s.face[x]) for x in bound_to(g, wand)] == [face("Knockdown")]
    assert (int(g.s.mana[A]), int(g.s.quick[A])) == (17, 0)
    assert face("Dispel") in [int(g.s.face[x]) for x in range(2, g.s.terms.plans) if g.s.place[x] == k.BOOK]
    assert card not in bound_to(g, wand) or int(g.s.face[card]) == face("Knockdown")
    g.activate(A)
    changed(g, wand, "Minor Heal")
    assert (int(g.s.mana[A]), [int(g.s.face[x]) for x in bound_to(g, wand)]) == (14, [face("Minor Heal")])
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("elemental-wand", "fireball", "flameblast")
def test_o47_a_swap_needs_its_mana_and_a_spell_that_fits() -> None:
    """O47: with 2 mana there is none, nor without an attack spell in the book."""
    g, wand, _ = wielding("Fireball", "Elemental Wand")
    assert g.turn(A).why(A, t.SWAP, wand) == "no-choice"
    g.card(A, "Flameblast")
    assert g.turn(A).why(A, t.SWAP, wand) == "allowed"
    assert (wand, -1) in g.offered(A, t.SWAP)
    g.mana(A, 2).turn(A)
    assert g.why(A, t.SWAP, wand) == "no-mana"
    assert not g.offered(A, t.SWAP)
    assert g.why(A, t.SWAP, g.put(A, "Leather Boots", on=A)) == "not-now"


@pytest.mark.card("mage-wand")
def test_o47_after_a_move_a_mage_may_still_change_the_bound_spell() -> None:
    """R6.2: it takes the quick action; and who declines a new spell then has none."""
    g, wand, _ = wielding("Dispel")
    g.s.quick[A] = 0
    g.turn(A).activate(A).move(A, "b1")
    assert (wand, -1) in g.offered(A, t.SWAP)
    g.choose(A, t.SWAP, wand).done(A)
    assert bound_to(g, wand) == []
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("mage-wand", "jinx")
def test_o41_jinx_answers_the_change_of_a_bound_spell() -> None:
    """R23, O41: it is used as a quick spell: 3 mana come back, nothing changes, the action is lost."""
    g, wand, card = wielding("Dispel")
    jinx = g.put(B, "Jinx", on=A, up=False)
    g.turn(A).choose(A, t.SWAP, wand)
    assert (int(g.s.mana[A]), bound_to(g, wand), g.in_play(jinx)) == (20, [card], False)
    assert int(g.s.quick[A]) == 0


@pytest.mark.card("mage-wand", "magebane")
def test_o47_a_change_of_the_bound_spell_hurts_under_magebane() -> None:
    """R10.3: it is resolved as a spell is."""
    g, wand, _ = wielding("Dispel")
    g.put(B, "Magebane", on=A)
    changed(g.turn(A), wand, "Minor Heal")
    assert g.damage(A) == 1


@pytest.mark.card("mage-wand", "crown-of-protection", "priestess")
def test_o13_an_incapacitated_mage_uses_its_equipment_as_quick_spells() -> None:
    """O13, R6.7: what stands for a quick spell and is no attack, by the quickcast and in its Action Phase."""
    g, wand, _ = wielding("Dispel", first="Priestess")
    crown, wolf = g.put(A, "Crown of Protection", on=A), g.put(A, "Timber Wolf", "a1")
    g.afflict(A, k.STUN).turn(A)
    assert (wand, -1) in g.offered(A, t.SWAP)
    g.invoke(A, crown, target=wolf)
    assert armour_of(g.s, wolf) == 3
    g.activate(A)
    assert (wand, -1) in g.offered(A, t.SWAP)
    assert g.why(A, t.SWAP, wand) == "allowed"
    assert not g.offered(A, t.MOVE)
    changed(g, wand, "Minor Heal")
    assert not g.has(A, k.STUN)
