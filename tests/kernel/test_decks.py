"""Decks as lists and as codes, of a game that there is not."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from conclave.kernel import decks
from conclave.kernel.decks import BadDeck, plain, read_code, read_list, write_code, write_list

KEYS = [f"card-{n}" for n in range(300)]
DECKS = st.dictionaries(st.sampled_from(KEYS), st.integers(1, decks.MOST_COPIES), max_size=60)
NAMES = st.text("abcdefghij'&,", min_size=1, max_size=12).map(lambda name: f"Z{name}")


# --- codes -------------------------------------------------------------------------------------------------
@given(DECKS)
@example({})
@example({"card-0": 1, "card-299": 99})
@example({"card-150": 8, "card-151": 7})
def test_every_deck_survives_its_code(deck: dict[str, int]) -> None:
    code = write_code("game", KEYS, deck)
    assert re.fullmatch("[A-Za-z0-9_-]+", code)
    assert read_code("game", KEYS, code) == deck
    assert list(read_code("game", KEYS, code)) == sorted(deck, key=KEYS.index)


@given(DECKS)
def test_a_deck_has_one_code(deck: dict[str, int]) -> None:
    """The order of its counts does not matter, nor that keys were added at the end of the list."""
    code = write_code("game", KEYS, deck)
    assert write_code("game", KEYS, dict(reversed(deck.items()))) == code
    longer = [*KEYS, "new-1", "new-2"]
    assert write_code("game", longer, deck) == code
    assert read_code("game", longer, code) == deck


@given(DECKS, st.sampled_from(" \n\t"), st.integers(0, 400))
def test_blanks_that_a_paste_brings_do_not_matter(deck: dict[str, int], blank: str, at: int) -> None:
    code = write_code("game", KEYS, deck)
    assert read_code("game", KEYS, f"{blank}{code[:at]}{blank}{code[at:]}{blank}") == deck


@given(DECKS, st.data())
def test_a_code_with_one_wrong_letter_is_refused(deck: dict[str, int], data: st.DataObject) -> None:
    """The checksum notices each: also that the deck would be another one, or none."""
    code = write_code("game", KEYS, deck)
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("ABCXYZabcxyz0189-_").filter(lambda each: each != code[at]))
    with pytest.raises(BadDeck):
        read_code("game", KEYS, code[:at] + letter + code[at + 1 :])


@given(DECKS, st.data())
def test_a_code_that_lost_its_end_is_refused(deck: dict[str, int], data: st.DataObject) -> None:
    code = write_code("game", KEYS, deck)
    with pytest.raises(BadDeck):
        read_code("game", KEYS, code[: data.draw(st.integers(0, len(code) - 1))])


@given(st.text(max_size=60) | st.text("ABCabc019-_ =", max_size=60))
@example("")
@example("A")
@example("AQ")
@example("AQAAAAA")
@example("Ⅷ" * 8)
@example("\ud800")
def test_no_junk_raises_anything_else(junk: str) -> None:
    with pytest.raises(BadDeck, match=r"^[A-Z].*\.$"):
        read_code("game", KEYS, junk)


@given(st.binary(max_size=40).map(lambda packed: urlsafe_b64encode(b"\x01" + packed).decode().rstrip("=")))
def test_no_junk_of_the_right_kind_raises_anything_else(code: str) -> None:
    """Whatever the bytes say: numbers that never end, copies that are missing, things that are unknown."""
    with pytest.raises(BadDeck, match=r"^The code .*\.$"):
        read_code("game", KEYS, code)


def test_a_code_of_another_game_is_refused() -> None:
    with pytest.raises(BadDeck, match="of another game"):
        read_code("other", KEYS, write_code("game", KEYS, {"card-3": 2}))


def test_a_code_is_refused_if_numbers_stand_for_other_keys() -> None:
    """The checksum is made of keys, so a list in another order gives no other deck in silence."""
    code = write_code("game", KEYS, {"card-3": 2, "card-7": 1})
    with pytest.raises(BadDeck, match="damaged"):
        read_code("game", list(reversed(KEYS)), code)


def test_a_code_from_a_longer_list_says_so() -> None:
    with pytest.raises(BadDeck, match="newer Conclave"):
        read_code("game", KEYS[:10], write_code("game", KEYS, {"card-10": 1}))


def test_a_code_of_another_kind_says_so() -> None:
    packed = urlsafe_b64encode(bytes([2]) + bytes(6)).decode().rstrip("=")
    with pytest.raises(BadDeck, match="a code of kind 2"):
        read_code("game", KEYS, packed)


def test_a_code_has_a_greatest_length_which_no_deck_of_a_game_needs() -> None:
    assert len(write_code("game", KEYS, dict.fromkeys(KEYS, 1))) < decks.MOST_CODE
    with pytest.raises(BadDeck, match="1000 letters at most, and this one has 1001"):
        read_code("game", KEYS, "A" * 1001)


def test_a_code_is_short() -> None:
    """Forty-five cards of two hundred, up to four of each."""
    deck = {KEYS[n * 4]: n % 4 + 1 for n in range(45)}
    assert len(write_code("game", KEYS, deck)) <= 70


@pytest.mark.parametrize("deck", [{"other": 1}, {"card-1": 0}, {"card-1": 100}, {"card-1": -1}])
def test_what_cannot_be_said_is_not_written(deck: dict[str, int]) -> None:
    with pytest.raises(BadDeck, match="A code cannot say"):
        write_code("game", KEYS, deck)


# --- lists -------------------------------------------------------------------------------------------------
@given(
    st.dictionaries(st.sampled_from(["Mage", "Training", "Two words"]), NAMES),
    st.lists(st.tuples(st.integers(1, decks.MOST_COPIES), NAMES), max_size=40),
)
def test_every_list_survives_being_written(headings: dict[str, str], counts: list[tuple[int, str]]) -> None:
    found = read_list(write_list(headings, counts))
    assert found.headings == {word.lower(): value for word, value in headings.items()}
    assert found.counts == counts


def test_a_list_may_be_written_in_many_ways() -> None:
    found = read_list("# Mine\r\nMage:  Wizard \n\n3 Timber   Wolf\n2x Fox # two\n4 × Bear\nOwl\n1 x Hen\n")
    assert found.headings == {"mage": "Wizard"}
    assert found.counts == [(3, "Timber Wolf"), (2, "Fox"), (4, "Bear"), (1, "Owl"), (1, "Hen")]
    assert read_list("").counts == []


@given(st.text(max_size=200) | st.text("0123456789 x:#A\n", max_size=200))
def test_no_junk_makes_a_list_raise_anything_else(junk: str) -> None:
    try:
        counts = read_list(junk).counts
    except BadDeck as error:
        complaint = str(error)
        counts = []
    else:
        complaint = "Line 0 is right."
    assert re.fullmatch(r"Line \d+ (?s:.)*\.", complaint)
    assert all(1 <= copies <= decks.MOST_COPIES and name for copies, name in counts)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Owl\n0 Fox", "Line 2 should be a number from 1 to 99 and a name"),
        ("100 Fox", "Line 1 should be"),
        ("3", "Line 1 should be"),
        ("99999 Fox", "Line 1 should be"),
        ("Mage: A\nmage: B", "Line 2 says 'mage' a second time"),
        ("\n" * 501, "500 lines at most, and this one has 501"),
        ("a" * 20_001, "20000 characters at most, and this one has 20001"),
    ],
)
def test_what_is_wrong_with_a_list_is_said_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadDeck, match=complaint):
        read_list(text)


def test_names_are_compared_whatever_blanks_quotes_and_letters_were_typed() -> None:
    assert plain("  Rajan’s   FURY ") == plain("rajan's fury")
    assert plain("“Star” – fire") == '"star" - fire'
