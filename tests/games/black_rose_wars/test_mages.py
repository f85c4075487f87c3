"""The four Mages: what their sheets say, and that play goes by it (R15, R26, O96)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.cubes import damage_on, put_damage
from conclave.games.black_rose_wars.rules.limits import is_over_a_limit
from conclave.games.black_rose_wars.rules.piles import cards_in, put
from conclave.games.black_rose_wars.terms import (
    CUSTOM,
    GRIMOIRE,
    HAND,
    JAFAR,
    NERO,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    REBECCA,
    SCHOOL_DECK,
    SET_ASIDE,
    STEP,
    STOP,
    TESSA,
)
from tests.games.black_rose_wars.layout import answer, at, before_play, begin, in_action, offered

SHEETS = [(NERO, 7, 10, "ring-of-fire"), (REBECCA, 6, 12, "putrefy"), (TESSA, 7, 11, "wrath-of-nature")]
SHEETS.append((JAFAR, 8, 9, "read-the-stars"))


@pytest.mark.card("nero", "rebecca", "tessa", "jafar")
@pytest.mark.parametrize(("mage", "hand", "health", "custom"), SHEETS)
def test_a_sheet_gives_hand_limit_and_custom_spell(mage: int, hand: int, health: int, custom: str) -> None:
    """O96, R47: so many cards and no more; one Custom Spell in the Grimoire, two set aside."""
    s = before_play()
    deck = cards_in(s, SCHOOL_DECK + 5)
    for c in deck[:hand]:
        put(s, c, HAND + mage)
    assert not is_over_a_limit(s)
    put(s, deck[hand], HAND + mage)
    assert is_over_a_limit(s)
    own = [SPELLS[s.face[c]] for c in cards_in(s, GRIMOIRE + mage) if SPELLS[s.face[c]].school == CUSTOM]
    assert [spell.key for spell in own] == [custom]
    assert [SPELLS[s.face[c]].key for c in cards_in(s, SET_ASIDE + mage)] == [custom, custom]


@pytest.mark.card("nero", "rebecca", "tessa", "jafar")
@pytest.mark.parametrize(("mage", "hand", "health", "custom"), SHEETS)
def test_a_mage_falls_to_as_much_damage_as_its_health(mage: int, hand: int, health: int, custom: str) -> None:
    """R104, O96: a blow of 2 fells whoever was 2 short, and not whoever was 3 short."""
    striker = (mage + 1) % 4
    for short, fallen in ((2, True), (3, False)):
        s = in_action(first=striker)
        s.where[mage] = s.where[striker] = at(1, 0)
        put_damage(s, mage, striker, health - short)
        begin(s)
        answer(s, striker, PHYSICAL_ATTACK)
        answer(s, striker, PHYSICAL_ATTACK)
        assert (s.where[mage] == IN_CELL) == fallen
        assert damage_on(s, mage) == (0 if fallen else health - 1)


@pytest.mark.card("nero", "rebecca", "tessa", "jafar")
@pytest.mark.parametrize("mage", [NERO, REBECCA, TESSA, JAFAR])
def test_every_mage_moves_two(mage: int) -> None:
    """R73, O96: two steps with one token, then no third."""
    s = in_action(first=mage)
    s.where[mage] = at(-2, 0)
    begin(s)
    answer(s, mage, PHYSICAL_MOVE)
    answer(s, mage, STEP, at(-1, 0), mage)
    answer(s, mage, STEP, at(0, 0), mage)
    assert offered(s, mage, STEP) == []
    if offered(s, mage, STOP):
        answer(s, mage, STOP)
    assert s.where[mage] == at(0, 0)
