"""The Swamp House and the Villagers, each at its own price (R47, R61 to R66, O27, O33, O44, O54, T7)."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.games.triora import terms as t
from conclave.kernel.happenings import PASS
from tests.games.triora.layout import POTIONS, A, B, Layout, area, villager
from tests.games.triora.ledger import changes, ledger, next_turn

PRICES = {
    "peasant-1": "PES VIT", "merchant-1": "VEN", "soldier-1": "IGN", "noble-1": "MOL INC VIT",
    "peasant-2": "MOL", "merchant-2": "MOL", "soldier-2": "MAL", "noble-2": "MOL MAL VIT",
    "peasant-3": "VEN", "merchant-3": "IGN", "soldier-3": "IGN INC", "noble-3": "INC INC",
    "peasant-4": "INC", "merchant-4": "INC", "soldier-4": "NEC", "noble-4": "MAL VEN",
    "peasant-5": "IGN", "merchant-5": "MAL", "soldier-5": "ARC", "noble-5": "ARC INC",
    "peasant-6": "MAL", "merchant-6": "VIT VIT", "soldier-6": "MOL", "noble-6": "NEC MAL",
    "peasant-7": "VIT VIT", "merchant-7": "PES", "soldier-7": "PES", "noble-7": "IGN PES",
    "peasant-8": "ARC", "merchant-8": "ARC", "soldier-8": "VEN", "noble-8": "ARC NEC",
    "peasant-9": "NEC", "merchant-9": "NEC", "soldier-9": "NEC", "noble-9": "VEN MOL",
}  # fmt: skip
"""Every Villager and its price (T7)."""

REDUCED = [(key, potion) for key, price in PRICES.items() for potion in dict.fromkeys(price.split())]
"""Every Villager with each potion that the City may let off (O44)."""

ALL_KEYS = [f"{kind}-{n}" for kind in ("noble", "peasant", "merchant", "soldier") for n in range(1, 10)]


def stock(price: str) -> dict[str, int]:
    """The potions of a price, as a layout has them."""
    return dict(Counter(price.split()))


def less(price: str, potion: str) -> str:
    """A price with one potion let off."""
    return price.replace(potion, "", 1)


def free_card(key: str) -> str:
    """A Villager that the City gives for nothing, so that its choice is always asked, and not this one."""
    return "peasant-8" if key == "merchant-8" else "merchant-8"


def row_after(g: Layout, gone: int) -> str:
    """The names of the open cards when one has gone and the next of the deck has come."""
    names = [card for n, card in enumerate(str(ledger(g)["row"]).split()) if n != gone]
    return " ".join([*names, next_of_deck(g)])


def next_of_deck(g: Layout) -> str:
    """The card that is drawn next, which only the layout can know."""
    return ALL_KEYS[g.s.face[g.s.drawn]]


def empty_deck(g: Layout) -> Layout:
    """All Villagers but the seven that lie open are B's."""
    for key in ALL_KEYS:
        if villager(key) not in [g.s.face[handle] for handle in g.s.row]:
            g.own(B, key)
    g.s.drawn = 36
    return g


# --- the 36 prices -----------------------------------------------------------------------------------------
@pytest.mark.card(
    "noble-1", "noble-2", "noble-3", "noble-4", "noble-5", "noble-6", "noble-7", "noble-8", "noble-9",
    "peasant-1", "peasant-2", "peasant-3", "peasant-4", "peasant-5", "peasant-6", "peasant-7", "peasant-8",
    "peasant-9", "merchant-1", "merchant-2", "merchant-3", "merchant-4", "merchant-5", "merchant-6",
    "merchant-7", "merchant-8", "merchant-9", "soldier-1", "soldier-2", "soldier-3", "soldier-4", "soldier-5",
    "soldier-6", "soldier-7", "soldier-8", "soldier-9",
)  # fmt: skip
@pytest.mark.parametrize(("key", "price"), PRICES.items())
def test_r62_a_villager_is_won_for_just_the_potions_of_its_price(key: str, price: str) -> None:
    """R62, R63, T7: a Familiar in the Swamp House pays all it has, gets the card, and the row closes up."""
    g = Layout(2).row(key).have(A, **stock(price)).start().place(A, t.FAMILIAR, "swamp")
    was = ledger(g)
    row = row_after(g, 0)
    g.choose(A, t.BUY, 0)
    assert changes(g, was) == {
        **{f"A {potion}": 0 for potion in price.split()},
        "A villagers": key,
        "row": row,
        "deck": 28,
        **({"A crowns": 2} if key.startswith("noble") else {}),
    }
    next_turn(g, B)


@pytest.mark.card("swamp")
@pytest.mark.parametrize(("key", "price"), PRICES.items())
def test_r62_nothing_beyond_the_price_is_paid(key: str, price: str) -> None:
    """R62, T7: of five of every potion exactly the price goes; silver and Undead pay nothing."""
    every = dict.fromkeys(POTIONS, 5)
    g = Layout(2).row(key).have(A, silver=3, undead=3, **every).start().place(A, t.FAMILIAR, "swamp")
    g.choose(A, t.BUY, 0)
    assert {name: g.potion(A, name) for name in POTIONS} == {
        name: 5 - price.split().count(name) for name in POTIONS
    }
    assert (g.s.silver[A], g.s.undead[A], g.s.points[A], g.s.inquisition[A]) == (3, 3, 20, 7)
    next_turn(g, B)


@pytest.mark.card("swamp")
@pytest.mark.parametrize(("key", "missing"), REDUCED)
def test_r62_a_villager_is_refused_without_one_potion_of_its_price(key: str, missing: str) -> None:
    """R62, T7: with one short, five of all other potions, silver and Undead do not help."""
    price = PRICES[key].split()
    potions = dict.fromkeys(POTIONS, 5) | {missing: price.count(missing) - 1}
    g = Layout(2).herbs(A, "").row(key).have(A, silver=9, undead=9, **potions).start()
    g.place(A, t.WITCH, "swamp")
    was = ledger(g)
    assert (0, -1) not in g.offered(A, t.BUY)
    assert g.why(A, t.BUY, 0) == "too-dear"
    g.done(A)
    assert changes(g, was) == {}
    next_turn(g, B)


@pytest.mark.card("city")
@pytest.mark.parametrize(("key", "potion"), REDUCED)
def test_o44_the_city_lets_off_any_one_potion_of_a_price(key: str, potion: str) -> None:
    """R47, O44, T7: with just the rest of the price the card is won at once, and Inquisition is only +2."""
    rest = less(PRICES[key], potion)
    g = Layout(2).row(key, free_card(key)).have(A, undead=1, **stock(rest)).start()
    g.place(A, t.FAMILIAR, "city").act(A, "city", t.WITH_UNDEAD)
    was = ledger(g)
    row = row_after(g, 0)
    assert (was["A points"], was["A inquisition"], was["A silver"]) == (23, 6, 0)
    assert g.asks(A, t.CITY_GIFT)
    g.choose(A, t.BUY, 0, POTIONS.index(potion))
    assert changes(g, was) == {
        **{f"A {other}": 0 for other in rest.split()},
        "A villagers": key,
        "row": row,
        "deck": 28,
        **({"A crowns": 2} if key.startswith("noble") else {}),
    }
    next_turn(g, B)


@pytest.mark.card("city")
@pytest.mark.parametrize(
    ("key", "potion"), [(key, potion) for key, potion in REDUCED if len(PRICES[key].split()) > 1]
)
def test_o44_the_city_lets_off_one_potion_and_not_two(key: str, potion: str) -> None:
    """O44, T7: whoever lacks two potions of a price is refused the card, whichever of them is let off."""
    rest = less(PRICES[key], potion)
    short = less(rest, rest.split()[0])
    g = Layout(2).row(key, free_card(key)).have(A, undead=1, **stock(short)).start()
    g.place(A, t.FAMILIAR, "city").act(A, "city", t.WITH_UNDEAD)
    assert g.asks(A, t.CITY_GIFT)
    assert 0 not in [handle for handle, _ in g.offered(A, t.BUY)]
    assert {g.why(A, t.BUY, 0, POTIONS.index(each)) for each in PRICES[key].split()} == {"too-dear"}


# --- the Swamp House ---------------------------------------------------------------------------------------
@pytest.mark.card("swamp")
def test_a25_coming_to_the_swamp_house_costs_three_inquisition_without_a_card() -> None:
    """R62, O27: a Familiar that can pay nothing has Inquisition 7, and the turn is over."""
    g = Layout(2).start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, "swamp")
    assert changes(g, was) == {"A familiar": "swamp", "A inquisition": 7}
    next_turn(g, B)


@pytest.mark.card("swamp")
def test_o27_the_three_are_charged_before_anything_else_whether_or_not_a_card_is_taken() -> None:
    """O27, R69: at 31 they cost two points on arrival; the payable card is then declined."""
    g = Layout(2).row("peasant-1").have(A, inquisition=31, PES=1, VIT=1).start().place(A, t.FAMILIAR, "swamp")
    was = ledger(g)
    assert (was["A inquisition"], was["A points"]) == (32, 18)
    assert g.verbs(A) == {PASS, t.BUY}
    g.done(A)
    assert changes(g, was) == {}
    next_turn(g, B)


@pytest.mark.card("swamp", "peasant-1")
def test_a25_peasant_1_is_bought_and_the_sixth_card_becomes_buyable() -> None:
    """R63, O54: both potions spent, six cards move up, one is drawn, 29 in the deck become 28."""
    g = Layout(2).row("noble-8", "noble-9", "peasant-1").have(A, PES=1, VIT=1).start()
    assert ledger(g)["row"] == "noble-8 noble-9 peasant-1 noble-4 noble-5 noble-6 noble-7"
    g.place(A, t.FAMILIAR, "swamp")
    was = ledger(g)
    assert was["A inquisition"] == 7
    g.choose(A, t.BUY, 2)
    assert changes(g, was) == {
        "A PES": 0, "A VIT": 0, "A villagers": "peasant-1", "deck": 28,
        "row": "noble-8 noble-9 noble-4 noble-5 noble-6 noble-7 noble-1",
    }  # fmt: skip
    assert [(e.a, e.b) for e in g.told(t.REVEALED)] == [(7, 28)]
    next_turn(g, B)


@pytest.mark.card("swamp")
def test_a25_the_sixth_and_seventh_card_are_not_for_sale() -> None:
    """R63: with five of every potion the first five are offered; after a purchase the sixth is, too."""
    every = dict.fromkeys(POTIONS, 5)
    g = Layout(2).have(A, **every).have(B, **every).start().place(A, t.FAMILIAR, "swamp")
    assert g.offered(A, t.BUY) == [(0, -1), (1, -1), (2, -1), (3, -1), (4, -1)]
    assert [g.why(A, t.BUY, handle) for handle in (5, 6, 7, 35)] == ["not-for-sale"] * 4
    g.choose(A, t.BUY, 4).place(B, t.WITCH, "swamp")
    assert g.offered(B, t.BUY) == [(0, -1), (1, -1), (2, -1), (3, -1), (5, -1)]
    assert [g.why(B, t.BUY, handle) for handle in (4, 6, 7, 8)] == ["not-for-sale"] * 4


@pytest.mark.card("swamp")
def test_r62_one_villager_for_each_placement() -> None:
    """R62, R42: a Witch who has won one is refused a second."""
    g = Layout(2).have(A, **dict.fromkeys(POTIONS, 5)).start().place(A, t.WITCH, "swamp").choose(A, t.BUY, 0)
    assert g.asks(A, t.DO_WHAT)
    assert g.offered(A, t.BUY) == []
    assert g.why(A, t.BUY, 1) == "not-here"


@pytest.mark.card("swamp")
def test_o44_the_swamp_house_lets_no_potion_off() -> None:
    """R62, O44: the price of the City is refused there."""
    g = Layout(2).row("soldier-1").have(A, IGN=5).start().place(A, t.FAMILIAR, "swamp")
    assert g.offered(A, t.BUY) == [(0, -1)]
    assert g.why(A, t.BUY, 0, t.IGNIS) != "allowed"


@pytest.mark.card("swamp", "noble-8")
def test_a25_a_witch_brews_with_both_cauldrons_and_then_pays() -> None:
    """R64, O33: her own Cauldron makes the Arcanum, the bonus one the Necromantiae, and Noble 8 is won."""
    g = Layout(2).row("noble-8").start().place(A, t.WITCH, "swamp")
    was = ledger(g)
    assert g.offered(A, t.BUY) == []
    assert g.why(A, t.BUY, 0) == "too-dear"
    g.brew(A, "ARC", "RGG").bonus(A, "swamp").brew(A, "2 NEC").choose(A, t.BUY, 0)
    assert changes(g, was) == {
        "A NEC": 1, "A HERBS": "BBYY", "A SEEDS": "RRRBGGGY", "A villagers": "noble-8", "A crowns": 2,
        "row": "noble-2 noble-3 noble-4 noble-5 noble-6 noble-7 noble-1", "deck": 28,
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("swamp", "peasant-8")
def test_r64_the_bonus_cauldron_may_come_after_the_card() -> None:
    """R64: Peasant 8 is paid first, then the bonus brews and is gone."""
    g = Layout(2).herbs(A, "GG").row("peasant-8").have(A, ARC=1).start().place(A, t.WITCH, "swamp")
    g.choose(A, t.BUY, 0)
    was = ledger(g)
    assert (was["A villagers"], was["A ARC"]) == ("peasant-8", 0)
    g.bonus(A, "swamp")
    assert g.asks(A, t.BREW_WHAT)
    g.brew(A, "VIT")
    assert changes(g, was) == {"A VIT": 1, "A HERBS": "G", "A SEEDS": "RRRBBBGGYYY"}
    assert g.why(A, t.BONUS, area("swamp")) == "no-bonus"


@pytest.mark.card("swamp")
def test_r64_a_familiar_has_no_cauldron_there() -> None:
    """R39, R64: with herbs for any formula it may buy, not brew."""
    g = Layout(2).row("peasant-8").have(A, ARC=1).start().place(A, t.FAMILIAR, "swamp")
    assert g.verbs(A) == {PASS, t.BUY}
    assert g.why(A, t.BONUS, area("swamp")) == "no-bonus"
    assert g.why(A, t.BREW, 0) == "no-cauldron"


@pytest.mark.card("tower", "swamp", "soldier-9")
def test_r61_a_villager_of_the_copied_swamp_house_is_paid_in_full() -> None:
    """R61: the Tower waives no potion of the card: with one short Soldier 9 is refused."""
    g = Layout(2).herbs(A, "").row("soldier-9").have(A, ARC=1, MOL=1).start().place(A, t.WITCH, "tower")
    g.choose(A, t.COPY, area("swamp"))
    assert g.s.inquisition[A] == 7
    assert g.offered(A, t.BUY) == []
    assert g.why(A, t.BUY, 0) == "too-dear"


# --- a Villager in the City --------------------------------------------------------------------------------
@pytest.mark.card("city", "soldier-3")
def test_a26_soldier_3_for_one_incantationis() -> None:
    """R47, O44: Ignis is let off; Incantationis is paid, the card taken, Inquisition only +2, no silver."""
    g = Layout(2).row("soldier-3").have(A, MOL=1, INC=1).start().place(A, t.FAMILIAR, "city")
    was = ledger(g)
    g.act(A, "city")
    assert [without for handle, without in g.offered(A, t.BUY) if handle == 0] == [t.IGNIS]
    assert g.why(A, t.BUY, 0, t.INCANTATIONIS) == "too-dear"
    assert g.why(A, t.BUY, 0, t.VITAE) == "not-in-cost"
    g.choose(A, t.BUY, 0, t.IGNIS)
    assert changes(g, was) == {
        "A MOL": 0, "A INC": 0, "A points": 23, "A inquisition": 6, "A markers": 14, "A doom city": 1,
        "A villagers": "soldier-3", "row": "noble-2 noble-3 noble-4 noble-5 noble-6 noble-7 noble-8",
        "deck": 28,
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("city", "soldier-3")
@pytest.mark.parametrize(
    ("let_off", "paid", "kept"), [(t.IGNIS, "INC", "IGN"), (t.INCANTATIONIS, "IGN", "INC")]
)
def test_o44_the_buyer_chooses_which_potion_is_let_off(let_off: int, paid: str, kept: str) -> None:
    """O44: with Ignis and Incantationis at hand either may be kept."""
    g = Layout(2).row("soldier-3").have(A, MOL=1, IGN=1, INC=1).start().place(A, t.FAMILIAR, "city")
    g.act(A, "city")
    assert [b for a, b in g.offered(A, t.BUY) if a == 0] == [t.IGNIS, t.INCANTATIONIS]
    g.choose(A, t.BUY, 0, let_off)
    assert (g.potion(A, paid), g.potion(A, kept)) == (0, 1)
    next_turn(g, B)


@pytest.mark.card("city", "merchant-8")
def test_a26_a_card_of_one_potion_is_free() -> None:
    """O44: Merchant 8 costs Arcanum alone, and in the City nothing, even with an Arcanum at hand."""
    g = Layout(2).row("merchant-8").have(A, MOL=1, ARC=1).start().place(A, t.FAMILIAR, "city").act(A, "city")
    assert (0, t.ARCANUM) in g.offered(A, t.BUY)
    was = ledger(g)
    g.choose(A, t.BUY, 0, t.ARCANUM)
    assert changes(g, was) == {
        "A villagers": "merchant-8", "row": "noble-2 noble-3 noble-4 noble-5 noble-6 noble-7 noble-8",
        "deck": 28,
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("city")
def test_a26_without_a_payable_card_three_silver_are_given() -> None:
    """O44: nothing is asked; the row stays as it is."""
    g = Layout(2).have(A, MOL=1).start().place(A, t.FAMILIAR, "city")
    was = ledger(g)
    g.act(A, "city")
    assert changes(g, was) == {
        "A MOL": 0, "A points": 23, "A inquisition": 6, "A markers": 14, "A doom city": 1, "A silver": 3,
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("city", "merchant-8")
def test_r63_the_preview_is_not_for_sale_in_the_city_either() -> None:
    """R63, O44: a card that would be free lies sixth, so that silver is all there is."""
    g = Layout(2).row("noble-1", "noble-2", "noble-3", "noble-4", "noble-5", "merchant-8", "peasant-8")
    g.have(A, MOL=1).start().place(A, t.FAMILIAR, "city").act(A, "city")
    assert (g.s.silver[A], ledger(g)["A villagers"], len(g.s.row)) == (3, "", 7)
    next_turn(g, B)


@pytest.mark.card("castle", "city", "peasant-8")
def test_o44_the_castle_bonus_offers_the_same_choice() -> None:
    """O44, R51: a marker in the City for 7 points, and Peasant 8 for nothing."""
    g = Layout(2).row("peasant-8").start().place(A, t.WITCH, "castle").choose(A, t.SPREAD, area("city"))
    assert g.asks(A, t.CITY_GIFT)
    was = ledger(g)
    assert (was["A points"], was["A inquisition"], was["A doom city"]) == (16, 6, 1)
    g.choose(A, t.BUY, 0, t.ARCANUM)
    assert changes(g, was) == {
        "A villagers": "peasant-8", "row": "noble-2 noble-3 noble-4 noble-5 noble-6 noble-7 noble-8",
        "deck": 28,
    }  # fmt: skip


@pytest.mark.card("tower", "city", "noble-5")
def test_o44_the_tower_offers_the_same_choice() -> None:
    """O44, R61: the copied City lets off Arcanum, and Noble 5 costs Incantationis; no +3."""
    g = Layout(2).row("noble-5").have(A, ARC=1, INC=1).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("city")).act(A, "city", t.FOR_NOTHING)
    assert (0, t.ARCANUM) in g.offered(A, t.BUY)
    g.choose(A, t.BUY, 0, t.ARCANUM)
    assert changes(g, was) == {
        "A ARC": 0, "A INC": 0, "A points": 23, "A inquisition": 6, "A markers": 14, "A doom city": 1,
        "A villagers": "noble-5", "A crowns": 2, "deck": 28,
        "row": "noble-2 noble-3 noble-4 noble-1 noble-6 noble-7 noble-8",
    }  # fmt: skip
    next_turn(g, B)


# --- the row and the deck ----------------------------------------------------------------------------------
@pytest.mark.card("swamp")
@pytest.mark.parametrize("bought", range(5))
def test_o54_the_later_cards_close_up_and_a_new_one_is_the_last(bought: int) -> None:
    """R63, O54: whichever of the five is bought, those before it stay and those after it move up."""
    g = Layout(2).have(A, **dict.fromkeys(POTIONS, 5)).start().place(A, t.FAMILIAR, "swamp")
    g.choose(A, t.BUY, bought)
    names = [f"noble-{n}" for n in range(1, 9) if n != bought + 1]
    assert ledger(g)["row"] == " ".join(names)
    assert ledger(g)["A villagers"] == f"noble-{bought + 1}"
    assert g.s.drawn == 8
    next_turn(g, B)


@pytest.mark.card("swamp")
def test_o54_a_new_card_is_known_to_everybody_and_the_rest_of_the_deck_to_nobody() -> None:
    """O54, O64: the eighth card is turned up for both players; the ninth stays hidden."""
    g = Layout(2).have(A, **dict.fromkeys(POTIONS, 5)).start().place(A, t.FAMILIAR, "swamp")
    assert max(g.view(seat).face[7] for seat in (A, B)) < 0
    g.choose(A, t.BUY, 0)
    assert [g.view(seat).face[7] for seat in (A, B)] == [villager("noble-8")] * 2
    assert max(g.view(seat).face[8] for seat in (A, B)) < 0


@pytest.mark.card("swamp")
def test_o54_the_last_card_of_the_deck_is_drawn_and_then_none() -> None:
    """O54: with one card left the row is filled up; the next purchase shrinks it."""
    g = empty_deck(Layout(2)).have(A, **dict.fromkeys(POTIONS, 5)).have(B, **dict.fromkeys(POTIONS, 5))
    last = ALL_KEYS[g.s.face[35]]
    g.s.owner[35] = -1
    g.s.drawn = 35
    g.start().place(A, t.FAMILIAR, "swamp").choose(A, t.BUY, 0)
    assert ledger(g)["row"] == f"noble-2 noble-3 noble-4 noble-5 noble-6 noble-7 {last}"
    assert ledger(g)["deck"] == 0
    assert g.told(t.NO_MORE_VILLAGERS) == []
    g.place(B, t.WITCH, "swamp").choose(B, t.BUY, 1)
    assert ledger(g)["row"] == f"noble-3 noble-4 noble-5 noble-6 noble-7 {last}"
    assert len(g.told(t.NO_MORE_VILLAGERS)) == 1


@pytest.mark.card("swamp")
def test_o54_with_an_empty_deck_the_preview_goes_first() -> None:
    """O54: seven open cards become six; still five of them are for sale, and one is preview."""
    g = (
        empty_deck(Layout(2))
        .have(A, **dict.fromkeys(POTIONS, 5))
        .have(B, **dict.fromkeys(POTIONS, 5))
        .start()
    )
    g.place(A, t.FAMILIAR, "swamp")
    was = ledger(g)
    g.choose(A, t.BUY, 0)
    assert changes(g, was) == {
        "A villagers": "noble-1", "A crowns": 2, "A MOL": 4, "A INC": 4, "A VIT": 4,
        "row": "noble-2 noble-3 noble-4 noble-5 noble-6 noble-7",
    }  # fmt: skip
    g.place(B, t.WITCH, "swamp")
    assert g.offered(B, t.BUY) == [(1, -1), (2, -1), (3, -1), (4, -1), (5, -1)]
    assert g.why(B, t.BUY, 6) == "not-for-sale"


@pytest.mark.card("swamp", "city")
def test_o44_with_an_empty_row_the_swamp_house_sells_nothing_and_the_city_gives_silver() -> None:
    """O44, O54: the last card is bought; then nothing is for sale, and the City's silver is not asked for."""
    g = empty_deck(Layout(2))
    for handle in range(6):
        g.s.row.remove(handle)
        g.s.owner[handle] = B
    g.have(A, MOL=1, IGN=1, PES=1, VIT=1).have(B, MOL=1, ARC=5).start()
    g.place(A, t.FAMILIAR, "swamp").choose(A, t.BUY, 6)
    assert ledger(g)["row"] == ""
    was = ledger(g)
    g.place(B, t.FAMILIAR, "city").act(B, "city")
    assert changes(g, was) == {
        "B familiar": "city", "B MOL": 0, "B points": 23, "B inquisition": 6, "B markers": 14,
        "B doom city": 1, "B silver": 3,
    }  # fmt: skip
    g.place(A, t.WITCH, "swamp")
    assert g.offered(A, t.BUY) == []
    assert g.why(A, t.BUY, 6) == "not-for-sale"


# --- what Villagers are good for ---------------------------------------------------------------------------
def day_with(*keys: str) -> Layout:
    """A has some Villagers, and nobody meets Inquisitor or Morgana in the Day."""
    g = Layout(2).own(A, *keys).have(A, inquisition=10).witch(A, "forest-1").witch(B, "fields")
    g.s.morgana = area("lair")
    return g


@pytest.mark.card("soldier-1", "merchant-1", "noble-9")
@pytest.mark.parametrize(
    ("keys", "gained"),
    [
        ("soldier-1", {"A inquisition": 8}),
        ("soldier-1 soldier-2 soldier-3", {"A inquisition": 4}),
        ("merchant-1", {"A silver": 1}),
        ("merchant-1 merchant-2", {"A silver": 2}),
        ("noble-9", {"A points": 21}),
        ("noble-9 noble-8", {"A points": 22}),
        ("soldier-9 merchant-9 noble-9", {"A inquisition": 8, "A silver": 1, "A points": 21}),
    ],
)
def test_r65_villagers_give_their_bonus_in_the_day(keys: str, gained: dict[str, object]) -> None:
    """R65: a Soldier takes off 2 Inquisition, a Merchant brings 1 silver, a Noble 1 point, each of them."""
    g = day_with(*keys.split())
    was = ledger(g)
    g.day()
    assert changes(g, was) == {"inquisitor": "cemetery", "morgana": "cemetery", **gained}
    assert g.asks(A, t.CHOOSE_POSITION)


@pytest.mark.card("peasant-1")
@pytest.mark.parametrize(
    ("keys", "planted", "seeds"), [("peasant-1", "R", "BGY"), ("peasant-1 peasant-9", "RB", "GY")]
)
def test_r65_peasants_bring_a_shovel_each(keys: str, planted: str, seeds: str) -> None:
    """R65, R36: their shovels come after the herbs have grown, so that what they plant stays in PLANTING."""
    g = day_with(*keys.split())
    was = ledger(g)
    g.day()
    assert g.asks(A, t.DIG_WHAT)
    g.plant(A, planted)
    assert changes(g, was) == {
        "inquisitor": "cemetery", "morgana": "cemetery", "A SEEDS": seeds, "A PLANTING": planted,
    }  # fmt: skip
    assert g.asks(A, t.CHOOSE_POSITION)


@pytest.mark.card("soldier-4", "noble-4", "merchant-4", "peasant-4")
@pytest.mark.parametrize(
    ("key", "name", "crowns"),
    [
        ("soldier-4", "dungeon", 0),
        ("noble-4", "city", 4),
        ("merchant-4", "river", 0),
        ("peasant-4", "fields", 0),
    ],
)
def test_r66_at_the_end_a_villager_is_one_doom_marker_in_its_area(key: str, name: str, crowns: int) -> None:
    """R66, R65: alone it is first there; beside a marker of B's both share 10 and 6; a Noble has 2 Crowns."""
    g = Layout(2).own(A, key).ending()
    assert [(e.seat, e.a, e.b, e.n) for e in g.told(t.CONTROLLED)] == [(A, area(name), 1, 10)]
    assert [e.b for e in g.told(t.COUNTED) if (e.seat, e.a) == (A, t.CROWNS)] == ([crowns] if crowns else [])
    g = Layout(2).own(A, key).doom(name, B=1).ending()
    shared = [(e.seat, e.a, e.b, e.n) for e in g.told(t.CONTROLLED)]
    assert shared == [(A, area(name), 1, 8), (B, area(name), 1, 8)]
    g = Layout(2).own(A, key).doom(name, A=1, B=1).ending()
    ahead = [(e.seat, e.a, e.b, e.n) for e in g.told(t.CONTROLLED)]
    assert ahead == [(A, area(name), 1, 10), (B, area(name), 2, 6)]
