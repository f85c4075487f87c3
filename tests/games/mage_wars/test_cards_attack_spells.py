"""What attack spells do: dice, what the effect die brings, how far, at what, and what else (R11.1)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.kernel.happenings import PASS
from tests.games.mage_wars.layout import A, B, Layout

TWO_ENDS = {
    "Chain Lightning": (5, 1, 12, "full"),
    "Fireball": (6, 2, 8, "quick"),
    "Flameblast": (4, 1, 5, "quick"),
    "Lightning Bolt": (5, 2, 8, "quick"),
    "Geyser": (3, 1, 4, "quick"),
    "Jet Stream": (2, 2, 4, "quick"),
    "Pillar of Light": (2, 2, 5, "quick"),
    "Thunderbolt": (6, 3, 10, "full"),
    "Sunfire Burst": (2, 1, 5, "quick"),
}
"""Of the spells that are aimed: their dice, how far they reach, their cost and action."""
ZONES = {
    "Blinding Flash": (2, 0, 7),
    "Electrify": (4, 0, 9),
    "Firestorm": (5, 1, 11),
    "Ring of Fire": (5, 0, 9),
}
"""Of those that fill a zone, each with a full action: their dice, how far they reach, their cost."""
EVERY = (
    "blinding-flash", "chain-lightning", "electrify", "fireball", "firestorm", "flameblast", "lightning-bolt",
    "geyser", "jet-stream", "pillar-of-light", "ring-of-fire", "thunderbolt", "sunfire-burst",
)  # fmt: skip
BANDS = {
    "Blinding Flash": {3: {}, 4: {k.DAZE: 1}, 9: {k.DAZE: 1}, 10: {k.STUN: 1}},
    "Chain Lightning": {4: {}, 5: {k.DAZE: 1}, 7: {k.DAZE: 1}, 8: {k.STUN: 1}},
    "Electrify": {6: {}, 7: {k.DAZE: 1}, 8: {k.DAZE: 1}, 9: {k.STUN: 1}},
    "Fireball": {3: {}, 4: {k.BURN: 1}, 10: {k.BURN: 1}, 11: {k.BURN: 2}},
    "Firestorm": {4: {}, 5: {k.BURN: 1}, 9: {k.BURN: 1}, 10: {k.BURN: 2}},
    "Flameblast": {6: {}, 7: {k.BURN: 1}, 10: {k.BURN: 1}, 11: {k.BURN: 2}},
    "Lightning Bolt": {5: {}, 6: {k.DAZE: 1}, 7: {k.DAZE: 1}, 8: {k.STUN: 1}},
    "Geyser": {4: {}, 5: {k.DAZE: 1}, 12: {k.DAZE: 1}},
    "Jet Stream": {3: {}, 4: {}, 10: {}, 11: {k.DAZE: 1}},
    "Pillar of Light": {3: {}, 4: {k.DAZE: 1}, 10: {k.DAZE: 1}, 11: {k.STUN: 1}},
    "Ring of Fire": {6: {}, 7: {k.BURN: 1}, 10: {k.BURN: 1}, 11: {k.BURN: 2}},
    "Thunderbolt": {3: {}, 4: {k.DAZE: 1}, 6: {k.DAZE: 1}, 7: {k.STUN: 1}},
    "Sunfire Burst": {5: {}, 6: {k.DAZE: 1}, 7: {k.DAZE: 1}, 8: {k.DAZE: 1, k.BURN: 1}},
}
OWN_ZONE = {"Blinding Flash", "Electrify", "Ring of Fire"}
UNAVOIDABLE = {*ZONES, "Flameblast", "Geyser", "Sunfire Burst"}
ETHEREAL = {
    "Blinding Flash", "Chain Lightning", "Electrify", "Lightning Bolt", "Jet Stream", "Pillar of Light",
    "Thunderbolt", "Sunfire Burst",
}  # fmt: skip
LIGHT = {"Blinding Flash", "Pillar of Light", "Sunfire Burst"}


def dice_of(name: str) -> int:
    """The dice of a spell, as they are printed."""
    return TWO_ENDS[name][0] if name in TWO_ENDS else ZONES[name][0]


def attack(name: str, victim: str, dice: str = "", zone: str = "b1") -> tuple[Layout, int]:
    """A Mage casts an attack spell at a creature of the other, or at the zone in which both are."""
    g = Layout("Wizard").mana(A, 20).stand(A, zone if name in OWN_ZONE else "a1")
    x = g.put(B, victim, zone)
    if dice:
        words = dice.split()
        count = dice_of(name) - sum(word[0] != "d" for word in words)
        dice = " ".join([word for word in words if word[0] != "d"] + ["0"] * count + [words[-1]])
    g.casts(A, name, zone if name in ZONES else x, dice)
    g.skip()
    return g, x


# --- dice and effects --------------------------------------------------------------------------------------
@pytest.mark.card(*EVERY)
@pytest.mark.parametrize(("name", "roll"), [(name, roll) for name, rolls in BANDS.items() for roll in rolls])
def test_attack_spells_bring_conditions(name: str, roll: int) -> None:
    """R17.1: at both ends of each band; the damage comes all the same."""
    g, wolf = attack(name, "Timber Wolf", f"2* d{roll}")
    assert g.rolled() == [dice_of(name)]
    assert g.damage(wolf) == 2
    found = {c: g.has(wolf, c) for c in range(k.CONDITIONS) if g.has(wolf, c)}
    assert found == BANDS[name][roll]


@pytest.mark.card("jet-stream")
@pytest.mark.parametrize(("roll", "zone"), [(3, "b1"), (4, "c1"), (10, "c1"), (11, "c1")])
def test_a_jet_stream_pushes_from_4_on(roll: int, zone: str) -> None:
    """R7.4: away from its caster; on 11 or more the Dazed go too. No conjuration is Pushed."""
    g, wolf = attack("Jet Stream", "Timber Wolf", f"d{roll}")
    assert g.name_of_zone(wolf) == zone
    g, crystal = attack("Jet Stream", "Mana Crystal", f"d{roll}")
    assert (g.name_of_zone(crystal), g.has(crystal, k.DAZE)) == ("b1", 0)


@pytest.mark.card("jet-stream")
def test_a_jet_stream_blows_harder_at_what_flies() -> None:
    """2 dice more, while it flies."""
    g, _ = attack("Jet Stream", "Thunderift Falcon")
    assert g.rolled() == [4]
    h = Layout("Wizard")
    falcon = h.put(B, "Thunderift Falcon", "b1")
    h.guard(falcon).casts(A, "Jet Stream", falcon)
    assert h.rolled() == [2]


@pytest.mark.card("blinding-flash", "pillar-of-light", "sunfire-burst")
@pytest.mark.parametrize("name", sorted(LIGHT))
@pytest.mark.parametrize(
    ("victim", "more"),
    [
        ("Skeletal Sentry", 2),
        ("Whirling Spirit", 2),
        ("Timber Wolf", 0),
        ("Mana Crystal", 0),
        ("Priestess", 0),
    ],
)
def test_light_is_brighter_for_the_nonliving(name: str, victim: str, more: int) -> None:
    """2 dice more against Nonliving creatures; a Crystal does not live, and is no creature."""
    g = Layout("Wizard").stand(A, "b1")
    x = B if victim == "Priestess" else g.put(B, victim, "b1")
    g.stand(B, "b1" if x == B else "d3").casts(A, name, "b1" if name in ZONES else x)
    g.skip()
    assert g.rolled() == [2 + more]


@pytest.mark.card("blinding-flash", "pillar-of-light", "sunfire-burst")
@pytest.mark.parametrize("name", sorted(LIGHT))
def test_light_does_not_harm_its_angel(name: str) -> None:
    """O57: Samandriel is immune: not to be aimed at, and skipped by a Flash."""
    g = Layout("Wizard").stand(A, "b1")
    angel = g.put(B, "Samandriel, Angel of Light", "b1")
    card = g.prepare(A, name)
    g.turn(A).activate(A)
    if name == "Blinding Flash":
        g.cast_zone(A, card, "b1").skip()
        assert (g.damage(angel), g.has(angel, k.DAZE), g.has(angel, k.STUN)) == (0, 0, 0)
    else:
        assert g.why(A, t.CAST, card, angel) == "immune"


@pytest.mark.card(*EVERY)
@pytest.mark.parametrize("name", sorted(BANDS))
def test_some_attack_spells_are_ethereal(name: str) -> None:
    """R16.4: else only the ones count against the Incorporeal, and no effect does."""
    g = Layout("Wizard").stand(A, "b1" if name in OWN_ZONE else "a1")
    gas = g.put(B, "Poison Gas Cloud", "b1")
    spell = g.prepare(A, name)
    g.turn(A).activate(A)
    more = 2 if name == "Jet Stream" else 0
    dice = "2 1*" + " 0" * (dice_of(name) + more - 2) + " d1"
    g.dice(dice)
    if name in ZONES:
        g.cast_zone(A, spell, "b1").skip()
    else:
        g.cast(A, spell, gas).skip()
    assert g.damage(gas) == (3 if name in ETHEREAL else 1)


@pytest.mark.card(*EVERY)
@pytest.mark.parametrize("name", sorted(BANDS))
def test_some_attack_spells_are_unavoidable(name: str) -> None:
    """R15.4: against the others a Knight may defend itself."""
    g = Layout("Wizard").stand(A, "b1").mana(A, 20)
    knight = g.put(B, "Knight of Westlock", "b1")
    g.casts(A, name, "b1" if name in ZONES else knight)
    assert g.asks(B, t.DEFEND_WITH) == (name not in UNAVOIDABLE)


# --- range, cost, action, targets --------------------------------------------------------------------------
@pytest.mark.card(
    "chain-lightning", "fireball", "flameblast", "lightning-bolt", "geyser", "jet-stream", "pillar-of-light",
    "thunderbolt", "sunfire-burst",
)  # fmt: skip
@pytest.mark.parametrize("name", sorted(TWO_ENDS))
def test_aimed_attack_spells_reach_so_far_for_so_much(name: str) -> None:
    """R8.1, R10.1: at creatures and conjurations, walls and Mages too; some take a full action."""
    _, high, cost, action = TWO_ENDS[name]
    g = Layout("Wizard").mana(A, cost)
    near: list[int] = []
    far: list[int] = []
    for zone in ("a1", "b1", "c1", "d1", "d2"):
        x = g.put(B, "Timber Wolf", zone)
        there = "abcd".index(zone[0]) + int(zone[1]) - 1
        (near if there <= high else far).append(x)
    crystal, wall = g.put(B, "Mana Crystal", "a1"), g.put(B, "Wall of Fire", between=("a1", "a2"))
    card = g.prepare(A, name)
    g.turn(A)
    assert g.why(A, t.CAST, card, near[0]) == ("full-spell" if action == "full" else "allowed")
    g.activate(A)
    assert {g.why(A, t.CAST, card, x) for x in near} == {"allowed"}
    assert {g.why(A, t.CAST, card, x) for x in far} == {"too-far"}
    cool = "immune" if name in ("Fireball", "Flameblast") else "allowed"
    assert [g.why(A, t.CAST, card, x) for x in (A, crystal, wall)] == ["allowed", cool, cool]
    h = Layout("Wizard").mana(A, cost - 1)
    wolf, card = h.put(B, "Timber Wolf", "a1"), h.prepare(A, name)
    assert h.turn(A).activate(A).why(A, t.CAST, card, wolf) == "no-mana"


@pytest.mark.card("blinding-flash", "electrify", "firestorm", "ring-of-fire")
@pytest.mark.parametrize("name", sorted(ZONES))
def test_zone_attack_spells_take_a_full_action(name: str) -> None:
    """R6.4: three fill the zone of their caster alone; a Firestorm also one beside it."""
    _, high, cost = ZONES[name]
    g = Layout("Wizard").mana(A, cost)
    card = g.prepare(A, name)
    g.turn(A)
    assert g.why(A, t.CAST_ZONE, card, g.zone("a1")) == "full-spell"
    g.activate(A)
    reasons = [g.why(A, t.CAST_ZONE, card, g.zone(zone)) for zone in ("a1", "b1", "c1")]
    assert reasons == ["allowed", "allowed" if high else "too-far", "too-far"]
    g.cast_zone(A, card, "a1").skip()
    assert int(g.s.mana[A]) == 0
    assert g.s.place[card] == k.DISCARD


@pytest.mark.card("blinding-flash", "electrify", "firestorm", "ring-of-fire")
@pytest.mark.parametrize("name", sorted(ZONES))
def test_zone_attack_spells_spare_their_caster_or_not(name: str) -> None:
    """R15.13: friend and foe, creatures and conjurations; a Firestorm its caster too."""
    g = Layout("Wizard").stand(A, "b1").stand(B, "b1").mana(A, 20)
    wolf, crystal = g.put(A, "Timber Wolf", "b1"), g.put(B, "Mana Flower", "b1")
    g.put(B, "Wall of Stone", between=("b1", "c1"))
    g.put(B, "Timber Wolf", "b2")
    g.casts(A, name, "b1")
    offered = {x for x, _ in g.offered(A, t.PICK)}
    assert offered == {B, wolf, crystal} | ({A} if name == "Firestorm" else set())
    for x in sorted(offered)[:-1]:
        g.choose(A, t.PICK, x)
    assert {e.a for e in g.told(t.DICE_ROLLED)} == offered
    assert not g.asks(A, t.NEXT_TARGET)


@pytest.mark.card("blinding-flash")
def test_what_a_flash_rolls_for_each_is_its_own() -> None:
    """R15.13: separate attacks; one Dazed, one Stunned."""
    g = Layout("Wizard").stand(A, "b1")
    one, two = g.put(B, "Timber Wolf", "b1"), g.put(B, "Timber Wolf", "b1")
    g.casts(A, "Blinding Flash", "b1")
    g.dice("1 1* d9 2 2 d10").choose(A, t.PICK, two)
    assert [(g.damage(x), g.has(x, k.DAZE), g.has(x, k.STUN)) for x in (two, one)] == [(1, 1, 0), (2, 0, 1)]


# --- single spells -----------------------------------------------------------------------------------------
@pytest.mark.card("geyser")
@pytest.mark.parametrize("burns", [0, 1, 3])
def test_a_geyser_puts_fires_out_instead_of_attacking(burns: int) -> None:
    """R17.6: all Burns go, no dice are rolled; who does not burn is attacked."""
    g = Layout("Wizard")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.afflict(wolf, k.BURN, burns).casts(A, "Geyser", wolf, "" if burns else "2* 0 0 d5")
    g.skip()
    assert (g.has(wolf, k.BURN), int(g.s.mana[A])) == (0, 16)
    assert g.rolled() == ([] if burns else [3])
    assert (g.damage(wolf), g.has(wolf, k.DAZE)) == ((0, 0) if burns else (2, 1))


@pytest.mark.card("geyser", "block")
def test_a_geyser_that_puts_a_fire_out_wastes_a_block() -> None:
    """The fire is seen before the dice, after what must avoid; a friend may be doused too."""
    g = Layout("Wizard")
    wolf = g.put(A, "Timber Wolf", "b1")
    block = g.put(A, "Block", on=wolf, up=False)
    g.afflict(wolf, k.BURN, 2).casts(A, "Geyser", wolf)
    g.skip()
    assert (g.has(wolf, k.BURN), g.in_play(block), g.rolled()) == (0, False, [])


@pytest.mark.card("geyser", "fireball")
def test_fireballs_do_not_put_fires_out() -> None:
    """Only a Geyser minds the Burns there are; two more come."""
    g = Layout("Wizard")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.afflict(wolf, k.BURN, 2).casts(A, "Fireball", wolf, "0 0 0 0 0 0 d11")
    assert (g.has(wolf, k.BURN), g.rolled()) == (4, [6])


@pytest.mark.card("chain-lightning")
def test_chain_lightning_grows_weaker_from_one_to_the_next() -> None:
    """5, 4, 3 dice, and as much less on the effect die; friends may be hit; no object twice."""
    g = Layout("Wizard").stand(B, "d1")
    x = [g.put(B, "Titanodon", "b1"), g.put(A, "Timber Wolf", "c1"), g.put(B, "Timber Wolf", "c2")]
    g.put(B, "Mana Crystal", "c2")
    g.casts(A, "Chain Lightning", x[0], "1* 0 0 0 0 d5")
    g.dice("1* 0 0 0 d8").choose(A, t.PICK, x[1])
    g.dice("1* 0 0 d10").choose(A, t.PICK, x[2])
    assert {y for y, _ in g.offered(A, t.PICK)}.isdisjoint(x)
    g.choose(A, PASS)
    assert g.rolled() == [5, 4, 3]
    found = [(g.has(y, k.DAZE), g.has(y, k.STUN)) for y in x]
    assert found == [(0, 0), (1, 0), (0, 1)]  # 5 - 3 for Tough; 8 - 1 = 7; 10 - 2 = 8


@pytest.mark.card("chain-lightning")
def test_chain_lightning_always_has_a_die_and_leaps_where_it_is_seen() -> None:
    """R16.2, R23: within 1 zone and in sight of the last one, wherever its caster is."""
    g = Layout("Wizard").stand(B, "d3")
    foes = [g.put(B, "Titanodon", "b1") for _ in range(6)]
    there, behind = g.put(B, "Titanodon", "c1"), g.put(B, "Titanodon", "b2")
    g.put(B, "Fog Bank", between=("b1", "b2"))
    g.casts(A, "Chain Lightning", foes[0], "1* 0 0 0 0 d1")
    assert g.why(A, t.PICK, behind) == "out-of-sight"
    for n, x in enumerate(foes[1:], 2):
        g.dice("1*" + " 0" * (max(1, 6 - n) - 1) + " d1").choose(A, t.PICK, x)
    g.dice("1* d1").choose(A, t.PICK, there)
    assert g.rolled() == [5, 4, 3, 2, 1, 1, 1]


@pytest.mark.card("chain-lightning", "wall-of-stone")
def test_chain_lightning_leaps_to_a_wall_and_from_it() -> None:
    """R8.4, O55: a wall is as near as the nearer of its two zones."""
    g = Layout("Wizard").stand(B, "d3")
    wolf, beyond = g.put(B, "Timber Wolf", "b1"), g.put(B, "Timber Wolf", "d1")
    wall = g.put(B, "Wall of Stone", between=("c1", "c2"))
    far = g.put(B, "Wall of Stone", between=("d2", "d3"))
    g.casts(A, "Chain Lightning", wolf, "1* 0 0 0 0 d1")
    assert g.why(A, t.PICK, beyond) == "too-far"
    assert g.why(A, t.PICK, far) == "too-far"
    g.dice("1* 0 0 0 d12").choose(A, t.PICK, wall)
    assert (g.damage(wall), g.has(wall, k.STUN)) == (1, 0)
    g.dice("1* 0 0 d1").choose(A, t.PICK, beyond)
    assert g.rolled() == [5, 4, 3]


@pytest.mark.card("chain-lightning", "wall-of-stone")
def test_chain_lightning_may_begin_at_a_wall() -> None:
    """O55: and goes on even if the wall falls."""
    g = Layout("Wizard").stand(B, "d3")
    wall, wolf = g.put(B, "Wall of Stone", between=("b1", "b2")), g.put(B, "Timber Wolf", "b2")
    g.hurt(wall, 9).casts(A, "Chain Lightning", wall, "1* 0 0 0 0 d1")
    assert not g.in_play(wall)
    g.dice("1* 0 0 0 d1").choose(A, t.PICK, wolf)
    assert g.damage(wolf) == 1


@pytest.mark.card("thunderbolt", "elemental-cloak")
def test_a_cloak_weakens_a_thunderbolt() -> None:
    """R17.2: Lightning -2 are 2 dice less, and 2 on the effect die: an 8 counts 6."""
    g = Layout("Wizard").stand(B, "b1")
    g.put(B, "Elemental Cloak", on=B)
    g.casts(A, "Thunderbolt", B, "2* 0 0 0 d8")
    assert (g.rolled(), g.damage(B), g.has(B, k.DAZE), g.has(B, k.STUN)) == ([4], 2, 1, 0)


@pytest.mark.card("sunfire-burst")
def test_a_sunfire_burst_dazes_and_does_not_burn_the_incorporeal() -> None:
    """O24: what a defender cannot have is left out; the rest of the band comes."""
    g = Layout("Wizard")
    spirit = g.put(B, "Whirling Spirit", "b1")
    g.casts(A, "Sunfire Burst", spirit, "2 0 0 0 d8")
    assert (g.damage(spirit), g.has(spirit, k.DAZE), g.has(spirit, k.BURN)) == (2, 1, 0)


@pytest.mark.card("fireball", "hawkeye")
def test_an_attack_spell_is_a_ranged_attack_of_its_caster() -> None:
    """R11.1: Ranged +1 counts, Melee +1 and what Weak takes do not."""
    g = Layout("Beastmaster")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(A, "Hawkeye", on=A)
    g.put(A, "Bear Strength", on=A)
    g.afflict(A, k.WEAK, 2).casts(A, "Fireball", wolf)
    assert g.rolled() == [7]
