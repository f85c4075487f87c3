"""Spellbooks: prices, every reason why one is not legal, how they are written down (R3, O81, O83, O84)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.games.mage_wars.rules import books, box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.books import (
    Spellbook,
    flaws,
    from_code,
    from_text,
    points,
    to_code,
    to_text,
)
from conclave.games.mage_wars.terms import REASONS
from conclave.kernel.decks import BadDeck

BEASTMASTER, PRIESTESS, WARLOCK, WIZARD = range(4)
MAGES = {"beastmaster": BEASTMASTER, "priestess": PRIESTESS, "warlock": WARLOCK, "wizard": WIZARD}
PUBLISHED = {each.key: each for each in books.PUBLISHED}


def face(name: str) -> int:
    """The face of a card by its name."""
    return box.NAME.index(name)


def book(mage: int, cards: str = "", school: int = k.NONE) -> Spellbook:
    """A book of cards such as `7 Bitterwood Fox`, parted by semicolons."""
    copies = {}
    for part in filter(None, (each.strip() for each in cards.split(";"))):
        number, _, name = part.partition(" ")
        copies[face(name)] = int(number)
    return Spellbook(mage, school, copies, [])


def with_more(mage: str, cards: str) -> Spellbook:
    """A published book with other counts of some cards."""
    old = PUBLISHED[mage].book
    return Spellbook(old.mage, old.school, {**old.copies, **book(old.mage, cards).copies}, [])


def keys(found: Spellbook, open_training: bool = False) -> list[tuple[str, str]]:
    """The flaws of a book: the key of each reason, and the card."""
    return [(REASONS[each.reason].key, each.name) for each in flaws(found, open_training)]


# --- published books ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("key", "cards"), [("beastmaster", 68), ("priestess", 55), ("warlock", 59), ("wizard", 59)]
)
def test_a01_each_published_book_costs_exactly_120_and_is_legal(key: str, cards: int) -> None:
    """A1, R3.7: the Wizard is trained in air, unless it is said otherwise."""
    published = PUBLISHED[key]
    assert (published.book.cards(), points(published.book)) == (cards, 120)
    assert (published.book.mage, published.for_apprentice) == (MAGES[key], False)
    assert flaws(published.book) == []


def test_r03_the_published_book_of_the_wizard_is_trained_in_air() -> None:
    """R3.7, O81: in every other element it costs more than 120."""
    old = PUBLISHED["wizard"].book
    costs = {n: points(Spellbook(WIZARD, n, old.copies, [])) for n in (k.AIR, k.EARTH, k.FIRE, k.WATER)}
    assert costs[k.AIR] == 120
    assert min(costs[k.EARTH], costs[k.FIRE], costs[k.WATER]) > 120


@pytest.mark.parametrize(
    ("key", "cards", "cost"),
    [
        ("beastmaster-apprentice", 33, 57),
        ("beastmaster-apprentice-fourth", 28, 50),
        ("priestess-apprentice", 30, 63),
        ("priestess-apprentice-fourth", 25, 50),
        ("warlock-apprentice", 30, 56),
        ("warlock-apprentice-fourth", 24, 41),
        ("wizard-apprentice", 30, 69),
        ("wizard-apprentice-fourth", 21, 52),
    ],
)
def test_o84_books_of_apprentices_are_known_by_name(key: str, cards: int, cost: int) -> None:
    """R3.1, R4.5: preset, far below 120, and of cards that their Mages may have."""
    published = PUBLISHED[key]
    assert published.for_apprentice
    assert published.book.mage == MAGES[key.partition("-")[0]]
    assert (published.book.cards(), points(published.book)) == (cards, cost)
    assert flaws(published.book) == []


def test_there_are_twelve_published_books() -> None:
    assert len(PUBLISHED) == 12
    assert len({each.title for each in books.PUBLISHED}) == 12


# --- prices (R3.2 to R3.4) ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("mage", "name", "cost"),
    [
        (PRIESTESS, "Fireball", 4),
        (PRIESTESS, "Ghoul Rot", 6),
        (PRIESTESS, "Decoy", 1),
        (PRIESTESS, "Turn to Stone", 6),
        (PRIESTESS, "Elemental Wand", 4),
        (WARLOCK, "Elemental Wand", 2),
        (WARLOCK, "Battle Forge", 3),
        (BEASTMASTER, "Battle Forge", 5),
        (WIZARD, "Turn to Stone", 4),
    ],
)
def test_a03_prices_follow_training(mage: int, name: str, cost: int) -> None:
    """A3, R3.2 to R3.4: trained, neutral, opposed; parts of "and", the cheapest of "or"; Novice 1."""
    assert books.price(face(name), mage) == cost


@pytest.mark.parametrize(
    ("school", "costs"),
    [(k.AIR, [4, 4, 2, 4]), (k.EARTH, [3, 2, 4, 4]), (k.FIRE, [4, 4, 4, 2]), (k.WATER, [4, 4, 4, 4])],
)
def test_o81_the_element_of_a_wizard_is_chosen_with_the_book(school: int, costs: list[int]) -> None:
    """O81: Turn to Stone, Wall of Stone, Lightning Bolt, Fireball; air if nothing is said."""
    named = ["Turn to Stone", "Wall of Stone", "Lightning Bolt", "Fireball"]
    assert [books.price(face(name), WIZARD, school) for name in named] == costs
    assert books.price(face("Elemental Wand"), WIZARD, school) == 2
    assert books.price(face("Lightning Bolt"), WIZARD) == 2


def test_r03_an_or_spell_takes_the_cheapest_rate() -> None:
    """R3.3: Enchanter's Ring is arcane or nature; the Warlock is trained in fire for the wand."""
    ring = face("Enchanter's Ring")
    assert [books.price(ring, mage) for mage in range(4)] == [1, 2, 2, 1]
    assert books.price(face("Elemental Wand"), BEASTMASTER) == 4


def test_r03_each_part_of_an_and_spell_has_its_own_rate() -> None:
    """R3.3: Adramelech is dark 4 and fire 2, Lash of Hellfire dark 1 and fire 1."""
    adramelech = face("Adramelech, Lord of Fire")
    assert [books.price(adramelech, mage) for mage in range(4)] == [14, 16, 6, 12]
    assert [books.price(face("Magma Golem"), mage) for mage in range(4)] == [10, 8, 6, 8]


def test_r03_a_novice_spell_costs_everybody_one_point() -> None:
    """R3.4, O84: whatever its school and level."""
    for name in ("Decoy", "Leather Boots", "Leather Gloves", "Perfect Strike", "Shift Enchantment"):
        assert [books.price(face(name), mage) for mage in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize("mage", range(4))
def test_r03_every_price_follows_from_training_alone(mage: int) -> None:
    """R3.2, R3.3: for all spells, from tables of what each Mage is trained in."""
    trained = [{"nature"}, {"holy"}, {"dark", "fire"}, {"arcane", "air"}][mage]
    opposed = ["fire", "dark", "holy", ""][mage]
    for spell in range(box.MAGES, box.FACES):
        parts = []
        for school, level in box.PARTS[spell]:
            word = k.SCHOOL_WORDS[school]
            parts.append(level if word in trained else 3 * level if word == opposed else 2 * level)
        cost = min(parts) if box.NAME[spell] in ("Elemental Wand", "Enchanter's Ring") else sum(parts)
        assert books.price(spell, mage) == (1 if box.TRAITS[spell][k.NOVICE] else cost)


# --- what is not legal (R3.1, R3.5, R3.6) ------------------------------------------------------------------
def test_a02_a_book_of_121_points_is_refused() -> None:
    """A2, R3.1: the published book of the Beastmaster has three Foxes; a fourth is one point too many."""
    more = with_more("beastmaster", "4 Bitterwood Fox")
    assert points(more) == 121
    (flaw,) = flaws(more)
    assert (REASONS[flaw.reason].key, flaw.amount) == ("too-many-points", 121)
    assert flaw.sentence() == "121 points: The spells of a book cost 120 points at most."


@pytest.mark.parametrize(
    ("cards", "allowed", "reason"),
    [
        ("7 Bitterwood Fox", "6 Bitterwood Fox", "six-copies"),
        ("5 Timber Wolf", "4 Timber Wolf", "four-copies"),
        ("2 Lair", "1 Lair", "one-epic"),
        ("1 Gate to Hell", "", "other-class"),
    ],
)
def test_a02_each_limit_has_a_reason_of_its_own(cards: str, allowed: str, reason: str) -> None:
    """A2, R3.5, R3.6: one more than a book may hold is refused with the card, the limit itself is not."""
    assert keys(book(BEASTMASTER, cards)) == [(reason, cards[2:])]
    assert keys(book(BEASTMASTER, allowed)) == []


def test_r03_an_epic_spell_is_refused_for_being_epic_alone() -> None:
    """R3.5: five Lairs are no matter of four copies."""
    assert keys(book(BEASTMASTER, "5 Lair")) == [("one-epic", "Lair")]


def test_r03_a_novice_spell_of_level_1_may_be_there_six_times() -> None:
    """R3.4, R3.5: its price changes nothing about copies."""
    assert keys(book(WIZARD, "6 Decoy")) == []
    assert keys(book(WIZARD, "7 Decoy")) == [("six-copies", "Decoy")]


@pytest.mark.parametrize("mage", range(4))
@pytest.mark.parametrize("name", ["Mind's Eye", "Confusion", "Ballista"])
def test_a05_no_core_mage_may_have_what_asks_for_mind_or_war(mage: int, name: str) -> None:
    """A5, R3.6, O83: the school is the reason; with open training it is accepted at the neutral price."""
    spell = book(mage, f"1 {name}")
    assert keys(spell) == [("other-school", name)]
    assert keys(spell, open_training=True) == []
    assert points(spell) == books.price(face(name), mage) == 4


def test_a05_no_other_spell_is_without_a_core_mage() -> None:
    """O83: every other spell is legal for at least one of the four, whatever the Wizard chose."""
    homeless = [
        box.NAME[spell]
        for spell in range(box.MAGES, box.FACES)
        if all(flaws(Spellbook(mage, k.NONE, {spell: 1}, [])) for mage in range(4))
    ]
    assert homeless == ["Ballista", "Mind's Eye", "Confusion"]


def test_o83_open_training_lifts_the_limit_of_class_too_and_no_other() -> None:
    """R3.6, O83: copies and points stay as they are."""
    assert keys(book(PRIESTESS, "1 Lair"), open_training=True) == []
    assert keys(book(PRIESTESS, "2 Lair"), open_training=True) == [("one-epic", "Lair")]
    heavy = book(PRIESTESS, "1 Gate to Hell; 4 Goran, Werewolf Pet; 4 Necropian Vampiress; 4 Malacoda")
    assert keys(heavy, open_training=True) == [("too-many-points", "Priestess")]


def test_r03_school_only_asks_for_training_not_for_a_class() -> None:
    """R3.6: Sacrificial Altar is for dark Mages, Joseph Trublood for holy ones, the Tome for arcane ones."""
    for name, owner in (("Sacrificial Altar", WARLOCK), ("Lay Hands", PRIESTESS), ("Mordok's Tome", WIZARD)):
        found = [keys(book(mage, f"1 {name}")) for mage in range(4)]
        assert found == [[] if mage == owner else [("other-school", name)] for mage in range(4)]


def test_r03_class_only_asks_for_the_class() -> None:
    """R3.6: seven spells of the Warlock, six of the Beastmaster, three of each other."""
    found = {mage: sum(1 for spell, owner in enumerate(box.ONLY_CLASS) if owner == mage) for mage in range(4)}
    assert found == {BEASTMASTER: 6, PRIESTESS: 3, WARLOCK: 7, WIZARD: 3}
    assert keys(book(WARLOCK, "1 Arcane Ring")) == [("other-class", "Arcane Ring")]
    assert keys(book(WIZARD, "1 Arcane Ring")) == []


def test_o84_every_reason_is_reported_with_its_card() -> None:
    """O84: of the whole book first, then by card, and a card may have several."""
    bad = book(
        PRIESTESS, "2 Lair; 6 Timber Wolf; 7 Minor Heal; 9 Heal; 3 Gate to Hell; 1 Lay Hands; 0 Dispel"
    )
    bad = Spellbook(PRIESTESS, k.AIR, {**bad.copies, 999: 2, BEASTMASTER: 1}, ["Winged Pig"])
    assert keys(bad) == [
        ("other-training", "Priestess"),
        ("too-many-points", "Priestess"),
        ("unknown-card", "Winged Pig"),
        ("one-epic", "Lair"),
        ("other-class", "Lair"),
        ("four-copies", "Timber Wolf"),
        ("six-copies", "Minor Heal"),
        ("four-copies", "Heal"),
        ("one-epic", "Gate to Hell"),
        ("other-class", "Gate to Hell"),
        ("no-copies", "Dispel"),
        ("unknown-card", "Card 999"),
        ("unknown-card", "Beastmaster"),
    ]
    said = [flaw.sentence() for flaw in flaws(bad)]
    assert said[2] == "Winged Pig: There is no such spell."
    assert said[5] == "6 × Timber Wolf: A book holds at most four copies of a spell of level 2 or more."


def test_o84_a_book_of_an_unknown_mage_is_refused_with_what_can_be_said() -> None:
    """O84: without a Mage there are no prices and no limits of class, but copies are counted."""
    for mage in (k.NONE, 4, 206, 999):
        bad = book(mage, "7 Bitterwood Fox; 1 Gate to Hell; 1 Mind's Eye")
        assert keys(bad) == [("unknown-mage", "The Mage"), ("six-copies", "Bitterwood Fox")]
        assert points(bad) == 0


@pytest.mark.parametrize(
    ("mage", "school", "right"),
    [(WIZARD, k.NONE, True), (WIZARD, k.WATER, True), (WIZARD, k.DARK, False), (WIZARD, k.ARCANE, False),
     (BEASTMASTER, k.NONE, True), (BEASTMASTER, k.NATURE, False), (WARLOCK, k.FIRE, False)],
)  # fmt: skip
def test_o81_only_a_wizard_chooses_and_only_an_element(mage: int, school: int, right: bool) -> None:
    """R2.2, O81: and what cannot be chosen trains nobody."""
    found = book(mage, "1 Dispel", school)
    assert keys(found) == ([] if right else [("other-training", box.NAME[mage])])
    if not right:
        assert points(found) == points(book(mage, "1 Dispel"))


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    """What is reported can be looked up."""
    for number in range(5, len(REASONS.all)):
        reason = REASONS[number]
        assert reason.sentence.endswith(".")
        assert reason.rule[0] in "RO"
    assert len({reason.key for reason in REASONS.all}) == len(REASONS.all)


# --- legal books, any of them ------------------------------------------------------------------------------
@st.composite
def legal_books(draw: st.DrawFn) -> Spellbook:
    """Any legal book: spells in any order, as many copies as points and limits allow."""
    mage = draw(st.integers(0, 3))
    school = draw(st.sampled_from([k.NONE, k.AIR, k.EARTH, k.FIRE, k.WATER])) if mage == WIZARD else k.NONE
    left, copies = 120, {}
    for spell in draw(st.lists(st.integers(box.MAGES, box.FACES - 1), unique=True, max_size=60)):
        n = min(draw(st.integers(1, books.most_copies(spell))), left // books.price(spell, mage, school))
        if n and not flaws(Spellbook(mage, school, {spell: n}, [])):
            copies[spell] = n
            left -= n * books.price(spell, mage, school)
    return Spellbook(mage, school, dict(sorted(copies.items())), [])


def same(one: Spellbook, other: Spellbook) -> bool:
    """Whether two books are equal."""
    left = (one.mage, one.school, list(one.copies.items()), one.unknown)
    return left == (other.mage, other.school, list(other.copies.items()), other.unknown)


@given(legal_books())
def test_every_legal_book_survives_both_ways_of_writing_it(legal: Spellbook) -> None:
    """Also in the order of its cards."""
    assert flaws(legal) == []
    assert points(legal) <= 120
    assert same(from_code(to_code(legal)), legal)
    assert same(from_text(to_text(legal)), legal)


@given(legal_books(), st.integers(box.MAGES, box.FACES - 1), st.integers(1, 9))
def test_a_book_is_legal_or_has_a_flaw_that_names_what_was_added(
    legal: Spellbook, spell: int, copies: int
) -> None:
    """R3: whatever is added to a legal book, all flaws are of that card or of the points."""
    more = Spellbook(legal.mage, legal.school, {**legal.copies, spell: copies}, [])
    found = flaws(more)
    assert {flaw.face for flaw in found} <= {spell, legal.mage}
    price = books.price(spell, legal.mage, legal.school)
    too_dear = points(legal) + (copies - legal.copies.get(spell, 0)) * price > 120
    assert too_dear == (("too-many-points", box.NAME[legal.mage]) in keys(more))
    assert (copies > books.most_copies(spell)) == any(
        REASONS[flaw.reason].key in ("six-copies", "four-copies", "one-epic") for flaw in found
    )


@pytest.mark.parametrize("key", PUBLISHED)
def test_published_books_survive_both_ways_of_writing_them(key: str) -> None:
    """And their codes fit into a line."""
    old = PUBLISHED[key].book
    assert same(from_code(to_code(old)), old)
    assert same(from_text(to_text(old)), old)
    assert len(to_code(old)) <= 80


# --- text and codes ----------------------------------------------------------------------------------------
def test_a_book_is_a_list_that_a_person_can_read() -> None:
    """Sorted by type and name."""
    found = to_text(book(WIZARD, "2 Fireball; 1 Timber Wolf; 3 Blue Gremlin; 1 Dispel", k.FIRE))
    assert found == ("Mage: Wizard\nTraining: fire\n\n3 Blue Gremlin\n1 Timber Wolf\n1 Dispel\n2 Fireball\n")


def test_a_person_may_write_it_in_other_ways() -> None:
    """Small letters, typographic quotes, remarks, the same card on two lines."""
    found = from_text(
        "# mine\nmage: WIZARD\ntraining: Earth\n2x rajan’s fury\nTimber wolf # one\n1 Timber  Wolf\n3 Pig\n"
    )
    assert (found.mage, found.school, found.unknown) == (WIZARD, k.EARTH, ["Pig"])
    assert found.copies == {face("Rajan's Fury"): 2, face("Timber Wolf"): 2}
    assert keys(found) == [("unknown-card", "Pig")]


def test_an_unknown_mage_is_a_flaw_and_no_fault_of_the_list() -> None:
    """O84: so that everything else is reported too; a spell is no Mage, a Mage no spell."""
    for name in ("Necromancer", "Fireball"):
        found = from_text(f"Mage: {name}\n7 Bitterwood Fox\n1 Wizard")
        assert keys(found) == [
            ("unknown-mage", "The Mage"), ("unknown-card", "Wizard"), ("six-copies", "Bitterwood Fox"),
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("3 Timber Wolf", "does not say whose it is"),
        ("", "does not say whose it is"),
        ("Mage: Wizard\nTraining: cooking", "no school called 'cooking'"),
        ("Mage: Wizard\nPet: Wolf", "says 'pet', but only"),
        ("Mage: Wizard\n0 Dispel", "Line 2 should be"),
    ],
)
def test_a_list_that_is_no_book_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadDeck, match=complaint):
        from_text(text)


@pytest.mark.parametrize(
    "bad",
    [
        Spellbook(k.NONE, k.NONE, {}, []),
        Spellbook(WIZARD, k.NONE, {999: 1}, []),
        Spellbook(WIZARD, k.NONE, {WIZARD: 1}, []),
        Spellbook(WIZARD, k.NONE, {}, ["Pig"]),
    ],
)
def test_what_nobody_knows_is_not_written_down(bad: Spellbook) -> None:
    for write in (to_text, to_code):
        with pytest.raises(BadDeck, match=r"no spell|unknown"):
            write(bad)


@pytest.mark.parametrize(
    ("counts", "complaint"),
    [
        ({"dispel": 1}, "names no Mage"),
        ({"wizard": 1, "warlock": 1}, "more than one Mage"),
        ({"wizard": 2}, "more than one Mage"),
        ({"wizard": 1, "air": 1, "fire": 1}, "more than one school"),
        ({"wizard": 1, "air": 2}, "more than one school"),
    ],
)
def test_a_code_that_is_no_book_is_refused(counts: dict[str, int], complaint: str) -> None:
    with pytest.raises(BadDeck, match=complaint):
        from_code(books.write_code(books.GAME_KEY, books.CODE_KEYS, counts))


@given(st.text(max_size=80) | st.text("ABCabc019-_", max_size=80))
def test_no_junk_raises_anything_but_the_one_exception(junk: str) -> None:
    with pytest.raises(BadDeck):
        from_code(junk)
    try:
        flaws(from_text(junk))
        flaws(from_text(f"Mage: Wizard\n{junk}"))
    except BadDeck:
        pass


def test_codes_stay_what_they_are() -> None:
    """A code that was pasted somewhere is read for ever: its keys are only extended at their end."""
    assert to_code(book(WIZARD, "2 Fireball; 1 Clear Mind", k.FIRE)) == FIRST_CODE
    assert same(from_code(FIRST_CODE), book(WIZARD, "2 Fireball; 1 Clear Mind", k.FIRE))
    assert len(set(books.CODE_KEYS)) == len(books.CODE_KEYS) == k.SCHOOLS + box.FACES


FIRST_CODE = "AUAgGbAM1Poaiw"
