"""What the box holds: counts and sums of our own, and forty cards written down by hand (R1, R2, R24)."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.games.mage_wars.rules import bars, box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.bars import Bar
from conclave.games.mage_wars.rules.box import FACE, KEY

SPELLS = range(box.MAGES, box.FACES)
KINDS = {
    "mage": k.MAGE, "creature": k.CREATURE, "conjuration": k.CONJURATION, "wall": k.WALL,
    "enchantment": k.ENCHANTMENT, "equipment": k.EQUIPMENT, "incantation": k.INCANTATION,
    "attack": k.ATTACK_SPELL,
}  # fmt: skip


def sums(column: list[int]) -> list[int]:
    """The sum of a column for each type of spell, in the order of `KINDS`."""
    return [sum(column[face] for face in SPELLS if box.KIND[face] == kind) for kind in range(1, 8)]


def with_trait(trait: int) -> set[str]:
    """The spells that have a trait."""
    return {KEY[face] for face in SPELLS if box.TRAITS[face][trait]}


def words(mask: int, of: list[str]) -> set[str]:
    """The words of a mask."""
    return {word for n, word in enumerate(of) if (mask >> n) & 1}


# --- counts and sums ---------------------------------------------------------------------------------------
def test_the_box_has_four_mages_and_then_203_spells_in_printed_order() -> None:
    assert (box.MAGES, box.FACES) == (4, 207)
    assert KEY[:4] == ["beastmaster", "priestess", "warlock", "wizard"]
    assert [box.KIND[face] for face in range(box.FACES)].count(k.MAGE) == 4
    assert box.SET == [k.CORE] * 178 + [k.LOST_GRIMOIRE] * 29
    assert (KEY[4], KEY[177], KEY[178], KEY[206]) == (
        "blinding-flash", "vampiric-strike", "sunfire-burst", "clear-mind",
    )  # fmt: skip
    assert len(set(KEY)) == len(set(box.NAME)) == 207
    assert [FACE[key] for key in KEY] == list(range(207))


def test_every_type_has_its_number_of_spells_in_each_set() -> None:
    counts = Counter((box.SET[face], box.KIND[face]) for face in SPELLS)
    assert [counts[k.CORE, kind] for kind in range(1, 8)] == [37, 23, 4, 39, 31, 28, 12]
    assert [counts[k.LOST_GRIMOIRE, kind] for kind in range(1, 8)] == [10, 4, 1, 5, 7, 1, 1]


def test_every_school_has_its_number_of_spells_and_levels() -> None:
    """R1.9: a spell of several schools counts in each."""
    found = {
        word: (
            sum(1 for face in SPELLS if (box.SCHOOLS[face] >> n) & 1),
            sum(level for face in SPELLS for school, level in box.PARTS[face] if school == n),
        )
        for n, word in enumerate(k.SCHOOL_WORDS)
    }
    assert found == {
        "dark": (35, 71), "holy": (32, 71), "nature": (42, 79), "mind": (13, 19), "arcane": (36, 71),
        "war": (19, 28), "air": (13, 26), "earth": (4, 7), "fire": (14, 28), "water": (4, 5),
    }  # fmt: skip


def test_levels_costs_and_bodies_add_up() -> None:
    """By type: creatures, conjurations, walls, enchantments, equipment, incantations, attack spells."""
    assert Counter(box.LEVEL[face] for face in SPELLS) == {1: 89, 2: 65, 3: 26, 4: 17, 5: 3, 6: 3}
    assert sums(box.LEVEL) == [143, 61, 8, 63, 50, 49, 24]
    assert sums(box.COST) == [575, 225, 30, 88, 186, 117, 97]
    assert sums(box.REVEAL_COST) == [0, 0, 0, 135, 0, 0, 0]
    assert sums(box.LIFE) == [467, 215, 36, 0, 0, 0, 0]
    assert sums(box.ARMOUR) == [68, 50, 3, 0, 0, 0, 0]
    assert sums(box.CHANNELING) == [2, 6, 0, 0, 0, 0, 0]
    assert sums(box.ACTION) == [47, 1, 0, 0, 0, 3, 6]
    assert sums(box.HIGH) == [0, 29, 5, 88, 76, 46, 16]


def test_bars_and_their_dice_and_bands_add_up() -> None:
    assert sums([len(each) for each in box.BARS]) == [65, 3, 3, 3, 12, 1, 13]
    assert sums([sum(max(bar.dice, 0) for bar in each) for each in box.BARS]) == [219, 9, 10, 7, 42, 4, 51]
    bands = [band for each in box.BARS for bar in each for band in bar.bands]
    effects = Counter(k.EFFECT_WORDS[effect] for band in bands for effect in band.effects)
    assert len(bands) == 77
    assert effects == {
        "burn": 35, "daze": 20, "stun": 12, "push": 5, "cripple": 4, "rot": 2, "weak": 2, "taunt": 1,
    }  # fmt: skip


def test_damage_types_of_bars() -> None:
    """R17.2: of 105 bars, Mages' included, 36 have a type."""
    found = Counter(k.DAMAGE_WORDS[bar.damage] for each in box.BARS for bar in each if bar.damage != k.NONE)
    assert found == {"flame": 18, "light": 8, "lightning": 6, "wind": 2, "hydro": 1, "poison": 1}
    assert sum(len(each) for each in box.BARS) == 105


def test_these_spells_have_a_limit_on_copies_of_their_own() -> None:
    """R3.4, R3.5: fourteen Epic spells, six for novices."""
    assert with_trait(k.EPIC) == set(
        "altar-of-infernia deathlock divine-intervention gate-to-hell gate-to-voltari idol-of-pestilence "
        "lair lay-hands mana-siphon meredias-blessing mordoks-obelisk pentagram suppression-orb "
        "temple-of-asyra".split()
    )
    assert with_trait(k.NOVICE) == set(
        "decoy leather-boots leather-gloves perfect-strike piercing-strike shift-enchantment".split()
    )


def test_these_spells_are_cast_by_some_alone() -> None:
    """R3.6, R10.5, R14."""
    assert Counter(KEY[face] for face in box.ONLY_CLASS if face != k.NONE) == {
        "warlock": 7, "beastmaster": 6, "wizard": 3, "priestess": 3,
    }  # fmt: skip
    assert Counter(k.SCHOOL_WORDS[school] for school in box.ONLY_SCHOOL if school != k.NONE) == {
        "dark": 4, "holy": 4, "arcane": 2, "mind": 2, "nature": 1, "war": 1,
    }  # fmt: skip
    assert with_trait(k.MAGECAST) == {"death-link", "drain-life", "drain-power"}
    assert with_trait(k.FAMILIAR) == {"fellella-pixie-familiar", "huginn-raven-familiar"}
    assert with_trait(k.SPAWNPOINT) == {
        "battle-forge", "gate-to-voltari", "lair", "pentagram", "temple-of-asyra",
    }  # fmt: skip
    assert with_trait(k.SPELLBIND) == {"elemental-wand", "mage-wand"}


def test_these_costs_are_an_x() -> None:
    """R10.4, O43: eleven in the cost, Confusion in the reveal cost; they count as 0."""
    found = {KEY[face] for face in SPELLS if box.COST_IS_X[face]}
    assert found == set(
        "clear-mind dispel dissolve explode purify resurrection rouse-the-beast shift-enchantment sleep "
        "steal-enchantment teleport".split()
    )
    assert [KEY[face] for face in SPELLS if box.REVEAL_IS_X[face]] == ["confusion"]
    assert all(box.COST[FACE[key]] == 0 for key in found)


def test_these_enchantments_must_be_revealed() -> None:
    """R12.4: seven."""
    found = {KEY[face] for face in SPELLS if box.MANDATORY[face]}
    assert found == set("block hellfire-trap jinx nullify reverse-attack reverse-magic teleport-trap".split())


def test_mages_are_as_their_cards_say() -> None:
    """R2.2, R4.2, R4.5: Life, Channeling, mana, points, training, and what apprentices have."""
    rows = [
        (box.LIFE[m], box.CHANNELING[m], box.ARMOUR[m], box.LEVEL[m], box.STARTING_MANA[m], box.POINTS[m])
        for m in range(4)
    ]
    assert rows == [
        (36, 9, 0, 6, 10, 120),
        (32, 10, 0, 6, 10, 120),
        (38, 9, 0, 6, 10, 120),
        (32, 10, 0, 6, 10, 120),
    ]
    trained = [words(mask, k.SCHOOL_WORDS) for mask in box.TRAINED]
    assert trained == [{"nature"}, {"holy"}, {"dark", "fire"}, {"arcane"}]
    assert [words(mask, k.SCHOOL_WORDS) for mask in box.OPPOSED] == [{"fire"}, {"dark"}, {"holy"}, set()]
    assert [words(mask, k.SCHOOL_WORDS) for mask in box.CHOOSES] == [
        set(), set(), set(), {"air", "earth", "fire", "water"},
    ]  # fmt: skip
    assert box.UNLESS_SAID == [k.NONE, k.NONE, k.NONE, k.AIR]
    assert box.APPRENTICE_LIFE == [24] * 4
    assert box.APPRENTICE_CHANNELING == [10] * 4
    assert [box.TRAITS[m][k.MELEE_BONUS] for m in range(4)] == [1, 0, 1, 0]
    assert [[(bar.kind, bar.dice) for bar in box.BARS[m]] for m in range(4)] == [
        [(k.MELEE, 3)], [(k.MELEE, 3)], [(k.MELEE, 3)], [(k.MELEE, 3), (k.RANGED, 3)],
    ]  # fmt: skip
    assert box.BARS[3][1].has(k.IS_SPELL)
    assert box.SUBCLASS == ["Straywood Forest", "Westlock", "Arraxian Crown", "Sortilege"]


# --- every card is well-formed -----------------------------------------------------------------------------
@pytest.mark.parametrize("face", SPELLS, ids=lambda face: KEY[face])
def test_a_spell_has_what_its_type_asks_for(face: int) -> None:
    """R1.8, R11 to R13: schools and level, cost, action, range, target; bodies, slots and reveal costs."""
    kind, levels = box.KIND[face], [level for _, level in box.PARTS[face]]
    assert box.LEVEL[face] == (levels[0] if box.EITHER[face] else sum(levels))
    assert box.SCHOOLS[face].bit_count() == len(levels) >= 1
    assert box.COST[face] > 0 or box.COST_IS_X[face]
    assert box.ACTION[face] in (k.QUICK, k.FULL)
    assert 0 <= box.LOW[face] <= box.HIGH[face] <= 3
    assert len(box.TARGETS[face]) >= 1
    assert box.ALL_TARGETS[face] <= (len(box.TARGETS[face]) == 2)
    has_body = kind in (k.CREATURE, k.CONJURATION, k.WALL)
    assert (box.LIFE[face] > 0) == has_body
    assert has_body or not box.ARMOUR[face] + box.CHANNELING[face]
    assert not (box.TRAITS[face][k.INCORPOREAL] and box.ARMOUR[face])
    assert (box.SLOTS[face] != 0) == (kind == k.EQUIPMENT)
    assert kind == k.ENCHANTMENT or not (
        box.REVEAL_COST[face] or box.REVEAL_IS_X[face] or box.MANDATORY[face]
    )
    assert kind != k.ENCHANTMENT or box.COST[face] == 2
    assert box.TRAIT_MASK[face] == sum(1 << n for n, value in enumerate(box.TRAITS[face]) if value)
    assert box.TRAIT_MASK[face] & ((1 << k.BAR_TRAITS) - 1) == 0


@pytest.mark.parametrize("face", range(box.FACES), ids=lambda face: KEY[face])
def test_the_bars_of_a_card_are_well_formed(face: int) -> None:
    """R15, R17.1: aimed bars have a range, a body's bars an action, bands join, the sure ones never miss."""
    for bar in box.BARS[face]:
        assert bar.name
        assert (bar.high >= bar.low >= 0) or bar.kind not in (k.MELEE, k.RANGED, k.ZONE_ATTACK, k.TRAMPLE)
        if bar.kind in (k.MELEE, k.RANGED) and box.KIND[face] in (k.MAGE, k.CREATURE, k.EQUIPMENT):
            assert bar.action in (k.QUICK, k.FULL)
        assert bar.has(k.UNAVOIDABLE) or bar.kind not in (k.ZONE_ATTACK, k.PASSAGE, k.BARRIER, k.UNCLASSIFIED)
        assert bar.dice > 0 or bar.dice == bars.X_DICE or bar.kind == k.ABILITY or bar.has(k.NO_DAMAGE)
        assert (bar.piercing > 0, bar.mana_drain > 0) == (bar.has(k.PIERCING), bar.has(k.MANA_DRAIN))
        assert (bar.extra > 0) == (bar.versus != k.NONE)
        for band, above in zip(bar.bands, bar.bands[1:], strict=False):
            assert band.high + 1 == above.low
        assert not bar.bands or bar.bands[-1].high == 12
        for band in bar.bands:
            assert 1 <= band.low <= band.high
            assert len(band.effects) == len(band.counts) >= 1
            assert min(band.counts) >= 1


def test_what_subtypes_and_types_of_damage_share_has_one_number() -> None:
    """O57: a spell is of the damage types among its subtypes, an attack spell also of its bar's."""
    assert k.SUBTYPE_WORDS[: k.DAMAGE_TYPES] == k.DAMAGE_WORDS
    assert words(box.SPELL_TYPES[FACE["fireball"]], k.DAMAGE_WORDS) == {"flame"}
    assert words(box.SPELL_TYPES[FACE["poison-gas-cloud"]], k.DAMAGE_WORDS) == {"poison"}
    assert box.SPELL_TYPES[FACE["timber-wolf"]] == box.SPELL_TYPES[FACE["firebrand-imp"]] == 0
    for face in SPELLS:
        if box.KIND[face] == k.ATTACK_SPELL:
            assert box.SPELL_TYPES[face] == 1 << box.BARS[face][0].damage


def test_the_words_have_their_numbers() -> None:
    """The constants of `terms` stand where their words do."""
    for listed in (k.TYPE_WORDS, k.SCHOOL_WORDS, k.DAMAGE_WORDS, k.SUBTYPE_WORDS, k.BAR_WORDS, k.EFFECT_WORDS,
                   k.TRAIT_WORDS, k.VERSUS_WORDS, k.TARGET_WORDS, k.NEED_WORDS, k.SLOT_WORDS):  # fmt: skip
        assert len(set(listed)) == len(listed)
    for name in "DARK HOLY NATURE MIND ARCANE WAR AIR EARTH FIRE WATER".split():
        assert k.SCHOOL_WORDS[getattr(k, name)] == name.lower()
    for name in k.DAMAGE_WORDS + k.SUBTYPE_WORDS[9:23]:
        assert k.SUBTYPE_WORDS[getattr(k, name.upper())] == name
    for name in k.EFFECT_WORDS + k.SLOT_WORDS:
        assert name in (k.EFFECT_WORDS + k.SLOT_WORDS)
        assert (k.EFFECT_WORDS if name in k.EFFECT_WORDS else k.SLOT_WORDS)[getattr(k, name.upper())] == name
    others = {"spell": "IS_SPELL", "melee": "MELEE_BONUS", "ranged": "RANGED_BONUS"}
    for n, word in enumerate(k.TRAIT_WORDS):
        assert getattr(k, others.get(word, word.upper().replace(" ", "_"))) == n
    assert len(k.TRAIT_WORDS) == k.TRAITS
    assert len(k.SLOT_ROOM) == k.SLOTS
    assert len(k.FAMILY) == len(k.REMOVAL_COST) == k.CONDITIONS == len(k.EFFECT_WORDS) - 1


def test_r19_conditions_have_families_and_removal_costs() -> None:
    """R17.3, R19: what can be taken off, and for how much."""
    found = {
        word: (k.REMOVAL_COST[n], "" if k.FAMILY[n] == k.NONE else k.DAMAGE_WORDS[k.FAMILY[n]])
        for n, word in enumerate(k.EFFECT_WORDS[: k.CONDITIONS])
    }
    assert found == {
        "burn": (2, "flame"), "rot": (2, "poison"), "weak": (2, "poison"), "cripple": (4, "poison"),
        "tainted": (3, "poison"), "bleed": (2, ""), "daze": (2, ""), "stun": (4, ""), "slam": (3, ""),
        "sleep": (k.NONE, "psychic"), "stuck": (4, ""), "corrode": (2, "acid"), "taunt": (k.NONE, ""),
    }  # fmt: skip


# --- forty cards, written down by hand ---------------------------------------------------------------------
HAND = """
timber-wolf: creature; nature2; 9 mana full 0-0 zone; 10/2; animal canine; Bite quick melee 0-0 4
bitterwood-fox: creature; nature1; 5 mana full 0-0 zone; 5/0; animal canine; fast; Bite quick melee 0-0 3
feral-bobcat: creature; nature1; 5 mana full 0-0 zone; 4/0; animal cat; charge 2; defence 8/1 melee; Claws quick melee 0-0 2
steelclaw-grizzly: creature; nature4; 17 mana full 0-0 zone; 15/3; animal bear; frost-3; Claws quick melee 0-0 5 piercing 1; Heavy Claw Strike full melee 0-0 7 piercing 1
cervere-the-forest-shadow: creature; nature4; 15 mana full 0-0 zone; 11/2; animal cat; elusive fast legendary; defence 8/1 any; Claws & Bite quick melee 0-0 4
sosruko-ferret-companion: creature; nature2; 7 mana full 0-0 zone; 5/0; animal; elusive legendary pest; beastmaster only; defence 5/0 any; Bite quick melee 0-0 2 7-12:taunt
mountain-gorilla: creature; nature4; 16 mana full 0-0 zone; 16/2; animal ape; climbing rage 3; Fists quick melee 0-0 4
adramelech-lord-of-fire: creature; dark4&fire2; 24 mana full 0-0 zone; 14/3; demon; flying legendary; immune flame; Hellfire Scythe quick melee 0-0 6 flame 5-9:burn 10-12:2burn defrost; Hellfire Sweep full melee 0-0 4 flame 7-10:burn 11-12:2burn defrost sweeping
asyran-cleric: creature; holy1; 5 mana full 0-0 zone; 6/1; cleric; Staff quick melee 0-0 2; Healing Light full heal 0-1 1
brogan-bloodstone: creature; holy4; 15 mana full 0-0 zone; 11/4; knight soldier; legendary; lightning+2; Vorpal Blade quick melee 0-0 4 piercing 3 unavoidable
royal-archer: creature; holy3; 12 mana full 0-0 zone; 9/1; high-elf soldier; Longbow full ranged 1-2 4 piercing 1; Knife quick melee 0-0 2
samandriel-angel-of-light: creature; holy5; 21 mana full 0-0 zone; 14/1; angel; aegis 1 flying legendary; immune light; The Greatsword "Starfire" quick melee 0-0 5 light 7-10:daze 11-12:stun ethereal +1 vs nonliving or dark creatures
darkfenne-hydra: creature; arcane4; 16 mana full 0-0 zone; 15/1; serpent; regenerate 2 slow; Snapping Bite quick melee 0-0 4 counterstrike; Triple Bite full melee 0-0 3 triplestrike
huginn-raven-familiar: creature; arcane3; 11 mana full 0-0 zone; 5/0+1; animal bird; familiar flying legendary pest; arcane mage only; defence 6/0 any; Beak quick melee 0-0 1 piercing 1; Raven's Eye quick ability 0-2
mana-leech: creature; arcane2; 8 mana full 0-0 zone; 8/1; worm; immune psychic; Leeching Bite quick melee 0-0 2 drain 1; Gorging Bite full melee 0-0 3 drain 2
necropian-vampiress: creature; dark4; 16 mana full 0-0 zone; 15/2; vampire; frost-2; Fangs quick melee 0-0 5 vampiric
whirling-spirit: creature; air4; 12 mana full 0-0 zone; 13/0; wind; incorporeal nonliving upkeep 1; Windstorm quick melee 0-0 4 wind 7-10:push 11-12:push&daze ethereal +2 vs incorporeal
titanodon: creature; war5; 19 mana full 0-0 zone; 18/2; animal elephant; slow tough -3 unmovable; Gore quick melee 0-0 5 +2 vs corporeal conjurations; Thundering Footsteps - trample 0-0 7
magma-golem: creature; fire2&earth2; 15 mana full 0-0 zone; 12/4; golem; nonliving slow uncontainable; immune psychic; Lava Claws quick melee 0-0 4 flame 7-10:burn 11-12:2burn defrost
unstable-fire-imp: creature; dark1; 5 mana full 0-0 zone; 4/0; demon; flame-3; Flame Strike quick melee 0-0 1 9-12:burn; Blazing Burst - zone 0-0 0 flame 5-12:burn no damage unavoidable
battle-forge: conjuration; war1&fire1; 8 mana quick 0-1 zone; 6/4+1; structure; spawnpoint zone exclusive; immune flame; hydro+3
gate-to-hell: conjuration; dark6; 12 mana full 0-1 zone; 11/3; portal; epic zone exclusive; immune flame; hydro+3; warlock only; Open the Gate - unclassified - 4 flame 5-10:burn 11-12:2burn defrost unavoidable
mana-flower: conjuration; nature1; 5 mana quick 0-1 zone; 6/0; mana plant; living regenerate 2 zone exclusive; immune hydro; flame+2
tanglevine: conjuration; nature1; 5 mana quick 0-2 corporeal grounded containable creature; 8/0; plant vine; living; immune hydro; flame+2
temple-of-light: conjuration; holy2; 9 mana quick 0-1 zone; 8/3; temple; unique zone exclusive; Light Blast - ranged 0-2 X light 9-10:stun 11-12:daze ethereal +2 vs nonliving creatures
wall-of-stone: wall; earth2; 7 mana quick 0-1 border; 10/3; stone; blocks sight extendable passage blocked
wall-of-poison-gas: wall; air2; 7 mana quick 0-1 border; 8/0; cloud poison; blocks sight extendable incorporeal passage attacks; wind+2; Toxic Gas - passage - 3 poison 5-9:daze 10-12:cripple critical damage unavoidable
block: enchantment; mind1; 2+2! mana quick 0-2 corporeal creature; defense force
death-link: enchantment; dark2; 2+6 mana quick 0-2 living non-mage creature; curse; magecast unique; dark mage only
force-hold: enchantment; mind2; 2+2 mana quick 0-2 creature; force; upkeep 3
hellfire-trap: enchantment; dark1; 2+2! mana quick 0-2 enemy-free zone; flame trap; Trap Attack - unclassified - 4 flame 5-8:burn 9-12:2burn defrost unavoidable
turn-to-stone: enchantment; arcane2&earth1; 2+4 mana quick 0-2 corporeal non-mage creature; transform; upkeep 4
decoy: enchantment; mind1; 2+0 mana quick 0-2 zone or object; illusion; novice
confusion: enchantment; mind2; 2+X mana quick 0-2 non-mage creature; psychic; mind mage only
elemental-wand: equipment; earth2|fire2|air2|water2; 5 mana quick 0-2 mage; weapon|shield; spellbind
ivarium-longbow: equipment; war2; 8 mana quick 0-2 mage; weapon&shield; Voltaric Strike full ranged 1-2 4 piercing 1
staff-of-the-arcanum: equipment; arcane2; 8 mana quick 0-2 mage; weapon; Arcane Strike quick melee 0-0 4 drain 1 ethereal; Arcane Blast full ranged 1-1 3 drain 1 ethereal
ring-of-beasts: equipment; nature1; 2 mana quick 0-2 mage; ring; mana; beastmaster only
teleport: incantation; arcane2; X mana quick 0-2 creature and zone; teleport
resurrection: incantation; holy4; X mana full 0-0 living discarded creature; healing
sleep: incantation; mind2; X mana quick 0-2 living non-mage creature; psychic
thunderbolt: attack; air3; 10 mana full 0-3 creature or conjuration; lightning; Thunderbolt - ranged 0-3 6 lightning 4-6:daze 7-12:stun ethereal
blinding-flash: attack; holy2; 7 mana full 0-0 zone; light; Blinding Flash - zone 0-0 2 light 4-9:daze 10-12:stun ethereal unavoidable +2 vs nonliving creatures
"""  # noqa: E501
ROWS = dict(row.split(": ", 1) for row in HAND.strip().splitlines())


def described(face: int) -> str:
    """A spell in the form of the table above."""
    join = "|" if box.EITHER[face] else "&"
    said = [k.TYPE_WORDS[box.KIND[face]]]
    said.append(join.join(f"{k.SCHOOL_WORDS[school]}{level}" for school, level in box.PARTS[face]))
    said.append(f"{price(face)} mana {k.ACTION_WORDS[box.ACTION[face]]} {aim(face)}")
    if box.LIFE[face]:
        channeling = f"+{box.CHANNELING[face]}" if box.CHANNELING[face] else ""
        said.append(f"{box.LIFE[face]}/{box.ARMOUR[face]}{channeling}")
    if box.SLOTS[face]:
        said.append(("|" if box.EITHER_SLOT[face] else "&").join(listed(box.SLOTS[face], k.SLOT_WORDS)))
    said.append(" ".join(sorted(words(box.SUBTYPES[face], k.SUBTYPE_WORDS))))
    said.append(" ".join(sorted(traits(box.TRAITS[face]))))
    said.append(" ".join(f"immune {word}" for word in listed(box.IMMUNE[face], k.DAMAGE_WORDS)))
    said.append(" ".join(f"{k.DAMAGE_WORDS[n]}{v:+d}" for n, v in enumerate(box.AGAINST[face]) if v))
    if box.ONLY_CLASS[face] != k.NONE:
        said.append(f"{KEY[box.ONLY_CLASS[face]]} only")
    if box.ONLY_SCHOOL[face] != k.NONE:
        said.append(f"{k.SCHOOL_WORDS[box.ONLY_SCHOOL[face]]} mage only")
    defence = box.DEFENCES[face]
    if defence is not None:
        against = ["any", "melee", "ranged"][defence.against]
        said.append(f"defence {defence.roll}/{defence.uses} {against}")
    return "; ".join(part for part in [*said, *map(bar_described, box.BARS[face])] if part)


def listed(mask: int, of: list[str]) -> list[str]:
    """The words of a mask in their order."""
    return [word for n, word in enumerate(of) if (mask >> n) & 1]


def price(face: int) -> str:
    """Cost and reveal cost, the latter with an exclamation mark if it must be revealed."""
    cost = "X" if box.COST_IS_X[face] else str(box.COST[face])
    if box.KIND[face] != k.ENCHANTMENT:
        return cost
    reveal = "X" if box.REVEAL_IS_X[face] else str(box.REVEAL_COST[face])
    return f"{cost}+{reveal}{'!' if box.MANDATORY[face] else ''}"


def aim(face: int) -> str:
    """Range and targets."""
    join = " and " if box.ALL_TARGETS[face] else " or "
    kinds = [
        " ".join([*[k.NEED_WORDS[need] for need in each.needs], k.TARGET_WORDS[each.kind]])
        for each in box.TARGETS[face]
    ]
    return f"{box.LOW[face]}-{box.HIGH[face]} {join.join(kinds)}"


def traits(values: list[int]) -> list[str]:
    """The traits of an object or a spell."""
    return [
        f"{w} {v}" if n in k.VALUED else w
        for n, (w, v) in enumerate(zip(k.TRAIT_WORDS, values, strict=True))
        if v
    ]


def bar_described(bar: Bar) -> str:
    """A bar in the form of the table above."""
    action = "-" if bar.action == k.NONE else k.ACTION_WORDS[bar.action]
    said = [bar.name, action, k.BAR_WORDS[bar.kind], "-" if bar.low == k.NONE else f"{bar.low}-{bar.high}"]
    if bar.kind != k.ABILITY:
        said.append("X" if bar.dice == bars.X_DICE else str(bar.dice))
    if bar.damage != k.NONE:
        said.append(k.DAMAGE_WORDS[bar.damage])
    for band in bar.bands:
        brings = [
            f"{n if n > 1 else ''}{k.EFFECT_WORDS[effect]}"
            for effect, n in zip(band.effects, band.counts, strict=True)
        ]
        said.append(f"{band.low}-{band.high}:{'&'.join(brings)}")
    numbers = {k.PIERCING: f"piercing {bar.piercing}", k.MANA_DRAIN: f"drain {bar.mana_drain}"}
    found = [numbers.get(n, k.TRAIT_WORDS[n]) for n in range(k.BAR_TRAITS) if bar.has(n)]
    said += sorted(found)
    if bar.extra:
        said.append(f"+{bar.extra} vs {k.VERSUS_WORDS[bar.versus]}")
    return " ".join(said)


@pytest.mark.parametrize("key", ROWS)
def test_a_card_is_as_it_was_written_down_by_hand(key: str) -> None:
    """More than forty of all types, in another form than that of the data file."""
    assert described(FACE[key]) == ROWS[key]


def test_the_hand_written_cards_are_of_every_type() -> None:
    assert len(ROWS) > 40
    assert {row.split(";")[0] for row in ROWS.values()} == set(KINDS) - {"mage"}


# --- the effect die ----------------------------------------------------------------------------------------
def test_o24_a_band_is_found_below_1_and_above_12_too() -> None:
    """O24, R17.1: the modified roll is 1 at least and 12 at most; below the first band nothing happens."""
    bar = box.BARS[FACE["fireball"]][0]
    found = {roll: bar.band(roll) for roll in (-3, 1, 3, 4, 10, 11, 12, 15)}
    brought = {roll: band and (band.effects, band.counts) for roll, band in found.items()}
    one, two = ([k.BURN], [1]), ([k.BURN], [2])
    assert brought == {-3: None, 1: None, 3: None, 4: one, 10: one, 11: two, 12: two, 15: two}
