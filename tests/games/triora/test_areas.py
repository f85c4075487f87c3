"""The areas: what each costs, gives and refuses (R41 to R61, O4, O15, O32, O37 to O43, O66, O68)."""

from __future__ import annotations

import pytest

from conclave.games.triora import terms as t
from conclave.kernel.happenings import PASS
from tests.games.triora.layout import POTIONS, A, B, C, D, Layout, area
from tests.games.triora.ledger import PERSONAGES, changes, ledger, next_turn

MAIN_AREAS = [
    ("city", "MOL", 23, 6),
    ("fields", "PES", 24, 6),
    ("river", "VEN", 24, 6),
    ("dungeon", "IGN", 23, 2),
]
"""Each main area, its potion, and what somebody has there after the action who had 20 points and 4 (T4)."""

COLUMNS = [
    ("captain", 1, 1, 3, 3),
    ("steward", 1, 1, 3, 3),
    ("notary", 2, 1, 4, 5),
    ("treasurer", 2, 2, 4, 4),
    ("magistrate", 3, 2, 6, 6),
    ("vicar", 4, 2, 8, 8),
    ("countess", 4, 3, 6, 7),
    ("count", 5, 3, 8, 9),
]
"""Each personage: silver, Crowns, Inquisition lost by enchanting, points gained by cursing (T5)."""


DEAR = ("noble-1", "noble-2", "noble-3", "noble-5", "noble-8")
"""Villagers for whom the potions of the main areas are not enough, in the City either (T7)."""


def column(personage: str) -> int:
    """The number of a column of the Castle."""
    return PERSONAGES.index(personage)


def marked(name: str, points: int, inquisition: int) -> dict[str, object]:
    """What a Doom Marker of A brings in a main area, the last part of the benefit aside."""
    return {"A points": points, "A inquisition": inquisition, "A markers": 14, f"A doom {name}": 1}


def decline(g: Layout, seat: int, question: int) -> Layout:
    """Leave what a question offers, which must be the one that is asked."""
    assert g.asks(seat, question)
    return g.done(seat)


def take_rest(g: Layout, name: str) -> dict[str, object]:
    """Take the last part of a main area's benefit, and say what changes for A with the herbs of the start."""
    if name == "fields":
        assert g.asks(A, t.DIG_WHAT)
        g.plant(A, "RBG")
        return {"A SEEDS": "Y", "A PLANTING": "RBG"}
    if name == "river":
        assert g.asks(A, t.BREW_WHAT)
        g.brew(A, "VIT")
        return {"A HERBS": "RRBBGYY", "A SEEDS": "RBGGY", "A VIT": 1}
    return {"A silver": 3} if name == "city" else {}


# --- City, Fields, River, Dungeon --------------------------------------------------------------------------
@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("name", "potion", "points", "inquisition"), MAIN_AREAS)
def test_r44_the_potion_of_a_main_area_pays_for_a_marker_and_its_benefit(
    name: str, potion: str, points: int, inquisition: int
) -> None:
    """R43, R44, R48, T4: a Familiar pays one of two potions, and the turn ends with the benefit."""
    g = Layout(2).have(A, **{potion: 2}).start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, name)
    assert changes(g, was) == {"A familiar": name}
    g.act(A, name)
    rest = take_rest(g, name)
    assert changes(g, was) == {
        "A familiar": name, f"A {potion}": 1, **marked(name, points, inquisition), **rest
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("name", "potion", "points", "inquisition"), MAIN_AREAS)
def test_r43_an_undead_pays_in_place_of_the_potion(
    name: str, potion: str, points: int, inquisition: int
) -> None:
    """R43, R59, O66: with both at hand the payer chooses; the Undead goes, and the potion stays."""
    g = Layout(2).have(A, undead=2, **{potion: 1}).start().place(A, t.FAMILIAR, name)
    was = ledger(g)
    assert g.offered(A, t.ACT) == [(area(name), t.WITH_POTION), (area(name), t.WITH_UNDEAD)]
    g.act(A, name, t.WITH_UNDEAD)
    rest = take_rest(g, name)
    assert changes(g, was) == {"A undead": 1, **marked(name, points, inquisition), **rest}
    next_turn(g, B)


@pytest.mark.card("city")
def test_a13_an_undead_in_the_city_and_then_silver_or_a_villager() -> None:
    """R41, R43, R47: without Molestum one Undead is paid: 23 points, 6 Inquisition, silver or a Villager."""
    g = Layout(2).row("merchant-8").have(A, undead=1).start().place(A, t.FAMILIAR, "city")
    was = ledger(g)
    assert g.offered(A, t.ACT) == [(area("city"), t.WITH_UNDEAD)]
    assert g.why(A, t.ACT, area("city"), t.WITH_POTION) == "no-potion"
    g.act(A, "city", t.WITH_UNDEAD)
    assert g.asks(A, t.CITY_GIFT)
    assert g.verbs(A) == {t.SILVER, t.BUY}
    twin = g.copy()
    paid = {"A undead": 0, **marked("city", 23, 6)}
    g.choose(A, t.SILVER)
    assert changes(g, was) == {**paid, "A silver": 3}
    next_turn(g, B)
    twin.choose(A, t.BUY, 0, t.ARCANUM)
    row = "noble-2 noble-3 noble-4 noble-5 noble-6 noble-7 noble-8"
    assert changes(twin, was) == {**paid, "A villagers": "merchant-8", "row": row, "deck": 28}
    next_turn(twin, B)


@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize("name", ["city", "fields", "river", "dungeon"])
def test_a13_a_familiar_that_cannot_pay_stands_there_and_gets_nothing(name: str) -> None:
    """R41: with neither potion nor Undead nothing is asked, and the turn passes."""
    g = Layout(2).start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, name)
    assert changes(g, was) == {"A familiar": name}
    assert [(e.seat, e.a) for e in g.told(t.COULD_NOT_ACT)] == [(A, area(name))]
    next_turn(g, B)


@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("name", "potion"), [(row[0], row[1]) for row in MAIN_AREAS])
def test_r43_no_other_potion_pays_for_a_main_area(name: str, potion: str) -> None:
    """R43, R42, FAQ 6: a Witch with five of every other potion and no Undead may take her bonus only."""
    stock = {other: 5 for other in POTIONS if other != potion}
    g = Layout(2).have(A, **stock).start().place(A, t.WITCH, name)
    was = ledger(g)
    assert g.offered(A, t.ACT) == []
    assert g.why(A, t.ACT, area(name), t.WITH_POTION) == "no-potion"
    assert g.why(A, t.ACT, area(name), t.WITH_UNDEAD) == "no-undead"
    assert g.why(A, t.ACT, area(name), t.FOR_NOTHING) == "is-not-free"
    assert g.offered(A, t.BONUS) == [(area(name), -1)]
    g.done(A)
    assert changes(g, was) == {}
    next_turn(g, B)


@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("name", "potion", "points", "inquisition"), MAIN_AREAS)
def test_faq06_an_area_is_activated_once_however_much_one_could_pay(
    name: str, potion: str, points: int, inquisition: int
) -> None:
    """R42: after the action a Witch with more potions and Undead is refused a second one, of any area."""
    g = Layout(2).row(*DEAR).have(A, undead=3, MOL=3, PES=3, VEN=3, IGN=3).start().place(A, t.WITCH, name)
    was = ledger(g)
    g.act(A, name)
    rest = take_rest(g, name)
    done = {f"A {potion}": 2, **marked(name, points, inquisition), **rest}
    assert changes(g, was) == done
    assert g.asks(A, t.DO_WHAT)
    assert g.offered(A, t.ACT) == []
    for each, *_ in MAIN_AREAS:
        for payment in (t.WITH_POTION, t.WITH_UNDEAD, t.FOR_NOTHING):
            assert g.why(A, t.ACT, area(each), payment) == "not-here"
    g.done(A)
    assert changes(g, was) == done
    next_turn(g, B)


@pytest.mark.card("city", "fields", "river")
@pytest.mark.parametrize(
    ("name", "potion", "points"), [("city", "MOL", 2), ("fields", "PES", 3), ("river", "VEN", 3)]
)
def test_o66_points_come_before_inquisition(name: str, potion: str, points: int) -> None:
    """O66, R69, O46: with 0 points and 31 the points are gained first, and one of them is lost again."""
    g = Layout(2).have(A, points=0, inquisition=31, **{potion: 1}).start().place(A, t.FAMILIAR, name)
    was = ledger(g)
    g.act(A, name)
    rest = take_rest(g, name)
    assert changes(g, was) == {f"A {potion}": 0, **marked(name, points, 32), **rest}
    kinds = [e.kind for e in g.s.events]
    order = [kinds.index(kind) for kind in (t.MARKED, t.GAINED_POINTS, t.HUNTED_MORE, t.HUNTED_TOO_MUCH)]
    assert order == sorted(order)
    next_turn(g, B)


@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize(("name", "potion"), [(row[0], row[1]) for row in MAIN_AREAS])
def test_faq07_a_full_area_gives_the_witchs_bonus_only(
    seats: int, spaces: int, name: str, potion: str
) -> None:
    """R45, R46: 3, 4 or 5 Doom spaces: the last is taken, then the potion cannot be spent, the bonus can."""
    g = Layout(seats).doom(name, A=1, B=spaces - 2).have(A, **{potion: 1}).have(B, undead=1, **{potion: 1})
    g.start().place(A, t.FAMILIAR, name)
    g.act(A, name)
    take_rest(g, name)
    assert g.doom_in(name)[:2] == [2, spaces - 2]
    assert [(e.seat, e.a) for e in g.told(t.DESTROYED)] == [(A, area(name))]
    next_turn(g, B)
    g.place(B, t.WITCH, name)
    was = ledger(g)
    assert g.offered(B, t.ACT) == []
    assert g.why(B, t.ACT, area(name), t.WITH_POTION) == "area-full"
    assert g.why(B, t.ACT, area(name), t.WITH_UNDEAD) == "area-full"
    g.bonus(B, name)
    if name == "fields":
        g.plant(B, "RB")
    bonus: dict[str, dict[str, object]] = {
        "city": {"B silver": 2},
        "fields": {"B SEEDS": "GY", "B PLANTING": "RB"},
        "river": {"B inquisition": 2},
        "dungeon": {"B points": 23, "B inquisition": 5},
    }
    assert changes(g, was) == bonus[name]
    assert (g.potion(B, potion), g.s.undead[B]) == (1, 1)


@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize(("name", "potion"), [(row[0], row[1]) for row in MAIN_AREAS])
def test_r45_an_area_with_one_free_doom_space_is_not_full(
    seats: int, spaces: int, name: str, potion: str
) -> None:
    """R45: with two spaces free one marker leaves the area standing, and the action is offered again."""
    g = Layout(seats).doom(name, B=spaces - 2).have(A, **{potion: 1}).have(B, **{potion: 1}).start()
    g.place(A, t.FAMILIAR, name).act(A, name)
    take_rest(g, name)
    assert g.told(t.DESTROYED) == []
    g.place(B, t.WITCH, name)
    assert g.offered(B, t.ACT) == [(area(name), t.WITH_POTION)]
    assert not g.s.ending


@pytest.mark.card("fields")
def test_o29_an_action_once_begun_is_completed_first() -> None:
    """O29: while the shovels of the Fields are used, neither Cauldron nor bonus is open; then both are."""
    g = Layout(2).have(A, PES=1).start().place(A, t.WITCH, "fields").act(A, "fields")
    assert g.asks(A, t.DIG_WHAT)
    assert g.verbs(A) == {PASS, t.PLANT}
    assert g.why(A, t.BONUS, area("fields")) == "other-question"
    assert g.why(A, t.BREW, 0) == "other-question"
    g.plant(A, "R").done(A)
    assert g.ring(A) == ("RRBBGGYY", "BGY", "R", "")
    assert g.asks(A, t.DO_WHAT)
    assert {t.BREW, t.BONUS} <= g.verbs(A)


# --- Castle ------------------------------------------------------------------------------------------------
@pytest.mark.card(
    "castle", "captain", "steward", "notary", "treasurer", "magistrate", "vicar", "countess", "count"
)
@pytest.mark.parametrize(("personage", "silver", "crowns", "less", "more"), COLUMNS)
def test_r49_each_personage_can_be_enchanted_for_its_silver(
    personage: str, silver: int, crowns: int, less: int, more: int
) -> None:
    """R49, R50, O4, T5: one Incantationis and exactly the silver; the other potion and the points stay."""
    g = Layout(2).have(A, inquisition=20, silver=silver, INC=1, MAL=1).have(B, silver=5, INC=1, MAL=1).start()
    g.place(A, t.FAMILIAR, "castle")
    was = ledger(g)
    g.choose(A, t.ENCHANT, column(personage))
    assert changes(g, was) == {
        "A INC": 0, "A silver": 0, "A markers": 14, "A crowns": crowns, "A inquisition": 20 - less,
        personage: "A",
    }  # fmt: skip
    next_turn(g, B)
    nobody_else_bewitches(g, personage)


@pytest.mark.card(
    "castle", "captain", "steward", "notary", "treasurer", "magistrate", "vicar", "countess", "count"
)
@pytest.mark.parametrize(("personage", "silver", "crowns", "less", "more"), COLUMNS)
def test_r49_each_personage_can_be_cursed_for_its_silver(
    personage: str, silver: int, crowns: int, less: int, more: int
) -> None:
    """R49, R50, O4, T5: one Maledictionis and exactly the silver; the other potion and Inquisition stay."""
    g = Layout(2).have(A, inquisition=20, silver=silver, INC=1, MAL=1).have(B, silver=5, INC=1, MAL=1).start()
    g.place(A, t.FAMILIAR, "castle")
    was = ledger(g)
    g.choose(A, t.CURSE, column(personage))
    assert changes(g, was) == {
        "A MAL": 0, "A silver": 0, "A markers": 14, "A crowns": crowns, "A points": 20 + more, personage: "A",
    }  # fmt: skip
    next_turn(g, B)
    nobody_else_bewitches(g, personage)


def nobody_else_bewitches(g: Layout, personage: str) -> None:
    """B comes with everything that the Castle asks for, and finds one personage closed and seven open."""
    g.place(B, t.WITCH, "castle")
    others = [(n, -1) for n in range(8) if n != column(personage)]
    for verb in (t.ENCHANT, t.CURSE):
        assert g.offered(B, verb) == others
        assert g.why(B, verb, column(personage)) == "column-taken"


@pytest.mark.card(
    "castle", "captain", "steward", "notary", "treasurer", "magistrate", "vicar", "countess", "count"
)
@pytest.mark.parametrize(("personage", "silver"), [(row[0], row[1]) for row in COLUMNS])
def test_r49_one_silver_short_the_personage_is_not_offered(personage: str, silver: int) -> None:
    """R49, T5: with one silver less than the fee neither potion serves, and cheaper personages stay open."""
    g = Layout(2).have(A, silver=silver - 1, INC=1, MAL=1).start().place(A, t.WITCH, "castle")
    cheaper = [(n, -1) for n, row in enumerate(COLUMNS) if row[1] < silver]
    for verb in (t.ENCHANT, t.CURSE):
        assert g.offered(A, verb) == cheaper
        assert g.why(A, verb, column(personage)) == "no-silver"


@pytest.mark.card("castle", "vicar", "magistrate")
def test_a14_the_vicar_enchanted_with_four_silver() -> None:
    """R49: Inquisition 12 falls to 4, the silver is gone, 2 Crowns; 3 silver reach up to the Magistrate."""
    g = Layout(3).have(A, inquisition=12, silver=4, INC=1).have(B, silver=9, INC=1, MAL=1).start()
    g.place(A, t.FAMILIAR, "castle")
    was = ledger(g)
    assert g.offered(A, t.CURSE) == []
    assert g.why(A, t.CURSE, column("vicar")) == "no-potion"
    g.choose(A, t.ENCHANT, column("vicar"))
    assert changes(g, was) == {
        "A inquisition": 4, "A INC": 0, "A silver": 0, "A markers": 14, "A crowns": 2, "vicar": "A",
    }  # fmt: skip
    next_turn(g, B)
    nobody_else_bewitches(g, "vicar")
    poor = Layout(2).have(A, inquisition=12, silver=3, INC=1).start().place(A, t.FAMILIAR, "castle")
    assert (column("magistrate"), -1) in poor.offered(A, t.ENCHANT)
    assert (column("vicar"), -1) not in poor.offered(A, t.ENCHANT)
    assert poor.why(A, t.ENCHANT, column("vicar")) == "no-silver"


@pytest.mark.card("castle")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_o15_all_eight_columns_are_open_whoever_plays(seats: int) -> None:
    """O15: enchanting and cursing are open for every personage with two, three and four players."""
    g = Layout(seats).have(A, silver=5, INC=1, MAL=1).start().place(A, t.FAMILIAR, "castle")
    every = [(n, -1) for n in range(8)]
    assert g.offered(A, t.ENCHANT) == every
    assert g.offered(A, t.CURSE) == every


@pytest.mark.card("castle")
@pytest.mark.parametrize(
    ("potion", "open_", "shut"), [("INC", t.ENCHANT, t.CURSE), ("MAL", t.CURSE, t.ENCHANT)]
)
def test_o04_one_potion_of_the_chosen_kind_is_enough(potion: str, open_: int, shut: int) -> None:
    """R49, O4: with one of the two potions its own use is open, and the other lacks a potion."""
    g = Layout(2).have(A, silver=5, undead=5, **{potion: 1}).start().place(A, t.FAMILIAR, "castle")
    assert g.offered(A, open_) == [(n, -1) for n in range(8)]
    assert g.offered(A, shut) == []
    assert g.why(A, shut, column("captain")) == "no-potion"


@pytest.mark.card("castle")
def test_r49_one_personage_for_each_placement() -> None:
    """R42, R49: a Witch with plenty of everything bewitches one personage, and is refused a second."""
    g = Layout(2).have(A, silver=10, INC=2, MAL=2).start().place(A, t.WITCH, "castle")
    was = ledger(g)
    g.choose(A, t.CURSE, column("captain"))
    cursed = {"A MAL": 1, "A silver": 9, "A markers": 14, "A crowns": 1, "A points": 23, "captain": "A"}
    assert changes(g, was) == cursed
    assert g.offered(A, t.ENCHANT) == g.offered(A, t.CURSE) == []
    assert g.why(A, t.ENCHANT, column("notary")) == "not-here"
    assert g.why(A, t.CURSE, column("notary")) == "not-here"
    g.done(A)
    assert changes(g, was) == cursed
    next_turn(g, B)


@pytest.mark.card("castle", "count")
def test_r50_crowns_of_the_castle_are_added_to_those_of_nobles() -> None:
    """R50, R65, T5: two Nobles have 4 Crowns, and the Count makes them 7."""
    g = Layout(2).own(A, "noble-9", "noble-8").own(B, "noble-1").have(A, silver=5, MAL=1).start()
    was = ledger(g)
    assert (was["A crowns"], was["B crowns"]) == (4, 2)
    g.place(A, t.FAMILIAR, "castle").choose(A, t.CURSE, column("count"))
    assert changes(g, was) == {
        "A familiar": "castle", "A crowns": 7, "A points": 29, "A silver": 0, "A MAL": 0, "A markers": 14,
        "count": "A",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("castle", "city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("name", "points", "inquisition"), [(row[0], row[2], row[3]) for row in MAIN_AREAS])
def test_r51_seven_points_buy_a_marker_with_the_benefits_of_any_main_area(
    name: str, points: int, inquisition: int
) -> None:
    """R51, O42: a marker and the whole benefit, no potion, no Undead, and no Witch's Bonus of that area."""
    g = Layout(2).row(*DEAR).have(A, undead=1, MOL=1, PES=1, VEN=1, IGN=1).start().place(A, t.WITCH, "castle")
    was = ledger(g)
    assert [a for a, _ in g.offered(A, t.SPREAD)] == [0, 1, 2, 3]
    g.choose(A, t.SPREAD, area(name))
    rest = take_rest(g, name)
    assert changes(g, was) == {**marked(name, points - 7, inquisition), **rest}
    assert g.why(A, t.BONUS, area(name)) == "no-bonus"
    assert g.why(A, t.SPREAD, area(name)) == "no-bonus"


@pytest.mark.card("castle", "river", "notary")
def test_a15_the_castle_bonus_in_the_river_and_the_castle_action() -> None:
    """R51, O42, O43: 20 − 7 + 4 points, 6 Inquisition, a Cauldron; the Notary can be cursed as well."""
    g = Layout(2).have(A, silver=2, MAL=1).start().place(A, t.WITCH, "castle")
    was = ledger(g)
    g.choose(A, t.SPREAD, area("river")).brew(A, "PES")
    spread = {
        "A points": 17, "A inquisition": 6, "A markers": 14, "A doom river": 1, "A PES": 1,
        "A HERBS": "RRBBGY", "A SEEDS": "RBGGYY",
    }  # fmt: skip
    assert changes(g, was) == spread
    g.choose(A, t.CURSE, column("notary"))
    assert changes(g, was) == {
        **spread, "A points": 22, "A markers": 13, "A MAL": 0, "A silver": 0, "A crowns": 1, "notary": "A",
    }  # fmt: skip
    g.brew(A, "VIT")
    next_turn(g, B)


@pytest.mark.card("castle", "dungeon")
def test_o43_the_castle_action_may_come_before_its_bonus() -> None:
    """R27, O43: 6 points and a curse of 3 make 9, which pay for a marker in the Dungeon."""
    g = Layout(2).have(A, points=6, silver=1, MAL=1).start().place(A, t.WITCH, "castle")
    was = ledger(g)
    assert g.offered(A, t.SPREAD) == []
    assert g.why(A, t.SPREAD, area("dungeon")) == "too-few-points"
    g.choose(A, t.CURSE, column("captain")).choose(A, t.SPREAD, area("dungeon"))
    assert changes(g, was) == {
        "A points": 5, "A inquisition": 2, "A markers": 13, "A doom dungeon": 1, "A MAL": 0, "A silver": 0,
        "A crowns": 1, "captain": "A",
    }  # fmt: skip


@pytest.mark.card("castle")
def test_o42_seven_points_are_enough_and_are_paid_before_the_benefits() -> None:
    """O42, R69: with 7 points and 31 Inquisition the City leaves 0 + 3 − 1 points."""
    g = Layout(2).have(A, points=7, inquisition=31).start().place(A, t.WITCH, "castle")
    was = ledger(g)
    g.choose(A, t.SPREAD, area("city"))
    assert [(e.a, e.b) for e in g.told(t.PAID_POINTS)] == [(7, 0)]
    assert changes(g, was) == {**marked("city", 2, 32), "A silver": 3, "ending": True, "captured": 1}


@pytest.mark.card("castle")
def test_a15_the_castle_bonus_is_refused_without_points_or_a_free_space() -> None:
    """R51, O42: not with 6 points, not in a full area, and only in a main area."""
    poor = Layout(2).have(A, points=6).start().place(A, t.WITCH, "castle")
    assert poor.offered(A, t.SPREAD) == []
    assert [poor.why(A, t.SPREAD, n) for n in range(4)] == ["too-few-points"] * 4
    g = Layout(2).doom("river", B=3).start().place(A, t.WITCH, "castle")
    assert [a for a, _ in g.offered(A, t.SPREAD)] == [area("city"), area("fields"), area("dungeon")]
    assert g.why(A, t.SPREAD, area("river")) == "area-full"
    assert g.why(A, t.SPREAD, area("castle")) == "not-main"
    assert g.why(A, t.SPREAD, area("swamp")) == "not-main"


@pytest.mark.card("castle")
def test_r51_a_familiar_has_no_castle_bonus() -> None:
    """R39, R51: with 20 points and a payable action it may bewitch, not spread doom."""
    g = Layout(2).have(A, silver=1, INC=1).start().place(A, t.FAMILIAR, "castle")
    assert g.verbs(A) == {PASS, t.ENCHANT}
    assert g.why(A, t.SPREAD, area("city")) == "no-bonus"


# --- Doom Markers run out ----------------------------------------------------------------------------------
@pytest.mark.card("city", "fields", "river", "dungeon")
@pytest.mark.parametrize(("name", "potion", "points", "inquisition"), MAIN_AREAS)
def test_o32_the_fifteenth_marker_is_the_last(name: str, potion: str, points: int, inquisition: int) -> None:
    """O32: with one marker left the action is done, with none it is refused however it is paid."""
    g = Layout(2).have(A, markers=1, **{potion: 1}).start().place(A, t.FAMILIAR, name)
    was = ledger(g)
    g.act(A, name)
    rest = take_rest(g, name)
    assert changes(g, was) == {f"A {potion}": 0, **marked(name, points, inquisition), "A markers": 0, **rest}
    none = Layout(2).have(A, markers=0, undead=1, **{potion: 1}).start().place(A, t.WITCH, name)
    assert none.offered(A, t.ACT) == []
    assert none.why(A, t.ACT, area(name), t.WITH_POTION) == "no-marker"
    assert none.why(A, t.ACT, area(name), t.WITH_UNDEAD) == "no-marker"
    assert none.offered(A, t.BONUS) == [(area(name), -1)]


@pytest.mark.card("castle", "captain")
def test_o32_without_a_marker_neither_the_castle_nor_its_bonus() -> None:
    """O32: the last marker goes to the Captain; then the bonus of the same turn is refused."""
    g = Layout(2).have(A, markers=1, silver=5, INC=2, MAL=2).start().place(A, t.WITCH, "castle")
    assert g.verbs(A) >= {t.ENCHANT, t.CURSE, t.SPREAD}
    g.choose(A, t.ENCHANT, column("captain"))
    assert g.s.markers[A] == 0
    assert g.offered(A, t.SPREAD) == []
    assert g.why(A, t.SPREAD, area("city")) == "no-marker"
    none = Layout(2).have(A, markers=0, silver=5, INC=2, MAL=2).start().place(A, t.WITCH, "castle")
    assert none.verbs(A) == {PASS, t.BREW}
    assert none.why(A, t.ENCHANT, column("captain")) == "no-marker"
    assert none.why(A, t.CURSE, column("captain")) == "no-marker"


@pytest.mark.card("tower")
def test_o32_without_a_marker_the_tower_copies_nothing_that_needs_one() -> None:
    """O32, O40: neither a main area nor the Castle is offered; the five others are."""
    g = Layout(2).have(A, markers=0, silver=5, ARC=1).start().place(A, t.FAMILIAR, "tower")
    free = ["lair", "stones", "cemetery", "forest", "swamp"]
    assert [a for a, _ in g.offered(A, t.COPY)] == [area(name) for name in free]
    for name in ("city", "fields", "river", "dungeon"):
        assert g.why(A, t.COPY, area(name)) == "no-marker"
    assert g.why(A, t.COPY, area("castle")) == "cannot-copy"


# --- Alchemist's Lair --------------------------------------------------------------------------------------
@pytest.mark.card("lair")
def test_r52_a_familiar_in_the_lair_brews_two_formulas_for_nothing() -> None:
    """R52: two Cauldrons, two formulas of choice, and not a third."""
    g = Layout(2).start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, "lair")
    assert g.asks(A, t.BREW_WHAT)
    g.brew(A, "2 MOL").brew(A, "IGN")
    assert changes(g, was) == {
        "A familiar": "lair", "A MOL": 2, "A IGN": 1, "A HERBS": "RY", "A SEEDS": "RRBBBGGGYY",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("lair")
def test_r52_silver_replaces_any_herb_as_often_as_wished() -> None:
    """R52, FAQ 14: without a herb in HERBS four silver make 2 Molestum, one more a Vitae; no herb moves."""
    g = Layout(2).herbs(A, "").have(A, silver=5).start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, "lair").brew(A, "2 MOL").brew(A, "VIT")
    assert changes(g, was) == {"A familiar": "lair", "A MOL": 2, "A VIT": 1, "A silver": 0}
    next_turn(g, B)


@pytest.mark.card("lair")
def test_r52_the_player_chooses_which_herbs_silver_replaces() -> None:
    """R52, O31: with the herbs at hand Molestum may still be brewed from the blue one and a silver."""
    g = Layout(2).herbs(A, "BG").have(A, silver=1).start().place(A, t.FAMILIAR, "lair")
    was = ledger(g)
    g.brew(A, "MOL", "B")
    assert changes(g, was) == {"A MOL": 1, "A silver": 0, "A HERBS": "G", "A SEEDS": "RRRBBBGGYYY"}
    assert g.brews(A) == {"VIT"}
    assert g.why(A, t.BREW, 0) == "no-herbs"
    g.done(A)
    next_turn(g, B)


@pytest.mark.card("lair")
def test_o28_the_cauldrons_of_the_lair_may_go_unused() -> None:
    """O28, R35: after one brew the other Cauldron is left, and it is not kept."""
    g = Layout(2).start().place(A, t.FAMILIAR, "lair").brew(A, "VIT")
    was = ledger(g)
    g.done(A)
    assert changes(g, was) == {}
    next_turn(g, B)


@pytest.mark.card("lair")
def test_o31_the_witchs_own_cauldron_takes_no_silver() -> None:
    """R52, O31: without herbs her own Cauldron lacks them; those of the Lair take silver."""
    g = Layout(2).herbs(A, "").have(A, silver=2, MOL=1).start().place(A, t.WITCH, "lair")
    assert g.asks(A, t.DO_WHAT)
    assert g.brews(A) == set()
    assert g.why(A, t.BREW, 0) == "no-herbs"
    g.act(A, "lair", t.FOR_NOTHING)
    assert g.asks(A, t.BREW_WHAT)
    assert g.brews(A) == {"MOL", "PES", "VEN", "IGN", "INC", "MAL", "2 NEC", "VIT", "2 VIT"}


@pytest.mark.card("lair")
@pytest.mark.parametrize(("sold", "silver"), [("M", 3), ("V", 3), ("MV", 4), ("VM", 4)])
def test_a11_one_potion_for_three_silver_or_two_for_four(sold: str, silver: int) -> None:
    """R53: with 1 Molestum and 1 Vitae either is sold for 3 silver, or both for 4."""
    g = Layout(2).herbs(A, "").have(A, MOL=1, VIT=1).start().place(A, t.WITCH, "lair")
    was = ledger(g)
    assert [a for a, _ in g.offered(A, t.SELL)] == [t.MOLESTUM, t.VITAE]
    number = {"M": t.MOLESTUM, "V": t.VITAE}
    g.choose(A, t.SELL, number[sold[0]])
    assert g.asks(A, t.SELL_SECOND)
    assert g.why(A, t.SELL, number[sold[0]]) == "nothing-to-sell"
    if len(sold) == 1:
        g.done(A)
    else:
        g.choose(A, t.SELL, number[sold[1]])
    gone: dict[str, object] = {"A MOL": 0} if "M" in sold else {}
    gone |= {"A VIT": 0} if "V" in sold else {}
    assert changes(g, was) == {"A silver": silver, **gone}


@pytest.mark.card("lair")
def test_r53_two_of_the_same_potion_can_be_sold_and_never_three() -> None:
    """R53: of three Arcanum two bring 4 silver, and the bonus is used up."""
    g = Layout(2).have(A, ARC=3).start().place(A, t.WITCH, "lair")
    was = ledger(g)
    g.choose(A, t.SELL, t.ARCANUM).choose(A, t.SELL, t.ARCANUM)
    assert changes(g, was) == {"A ARC": 1, "A silver": 4}
    assert g.asks(A, t.DO_WHAT)
    assert g.offered(A, t.SELL) == []
    assert g.why(A, t.SELL, t.ARCANUM) == "no-bonus"


@pytest.mark.card("lair")
def test_a11_without_potions_nothing_is_sold_until_one_is_brewed() -> None:
    """R53, R27: nothing to sell at first; the Vitae brewed in the Witch's own Cauldron brings 3 silver."""
    g = Layout(2).start().place(A, t.WITCH, "lair")
    was = ledger(g)
    assert g.offered(A, t.SELL) == []
    assert g.why(A, t.SELL, t.VITAE) == "nothing-to-sell"
    g.brew(A, "VIT")
    assert [a for a, _ in g.offered(A, t.SELL)] == [t.VITAE]
    g.choose(A, t.SELL, t.VITAE)
    assert changes(g, was) == {"A silver": 3, "A HERBS": "RRBBGYY", "A SEEDS": "RBGGY"}


@pytest.mark.card("lair")
def test_r53_silver_for_a_potion_can_be_spent_on_herbs_in_the_same_turn() -> None:
    """R27, R52, R53: a potion is sold first, and its 3 silver brew an Arcanum without a herb."""
    g = Layout(2).herbs(A, "").have(A, MOL=1).start().place(A, t.WITCH, "lair")
    was = ledger(g)
    g.choose(A, t.SELL, t.MOLESTUM)
    assert g.asks(A, t.BREW_WHAT)
    g.brew(A, "ARC")
    assert changes(g, was) == {"A MOL": 0, "A ARC": 1}
    next_turn(g, B)


# --- Cemetery ----------------------------------------------------------------------------------------------
@pytest.mark.card("cemetery")
def test_r58_a_necromantiae_raises_two_undead() -> None:
    """R58: a Familiar pays 1 of 2 Necromantiae: 2 Undead and 4 Inquisition."""
    g = Layout(2).have(A, NEC=2).start().place(A, t.FAMILIAR, "cemetery")
    was = ledger(g)
    assert g.verbs(A) == {PASS, t.ACT}
    g.act(A, "cemetery")
    assert changes(g, was) == {"A NEC": 1, "A undead": 2, "A inquisition": 8}
    next_turn(g, B)


@pytest.mark.card("cemetery")
@pytest.mark.parametrize("bonus_first", [True, False])
def test_a20_action_and_bonus_of_the_cemetery(bonus_first: bool) -> None:
    """R58, R37: together 3 Undead and Inquisition 4 + 4 + 5, in either order."""
    g = Layout(2).herbs(A, "").have(A, NEC=1).start().place(A, t.WITCH, "cemetery")
    was = ledger(g)
    if bonus_first:
        g.bonus(A, "cemetery")
        assert changes(g, was) == {"A undead": 1, "A inquisition": 9}
        g.act(A, "cemetery")
    else:
        g.act(A, "cemetery")
        assert changes(g, was) == {"A NEC": 0, "A undead": 2, "A inquisition": 8}
        g.bonus(A, "cemetery")
    assert changes(g, was) == {"A NEC": 0, "A undead": 3, "A inquisition": 13}
    next_turn(g, B)


@pytest.mark.card("cemetery")
def test_a20_without_necromantiae_the_bonus_alone() -> None:
    """O68: the Witch's Bonus needs neither potion nor action: 1 Undead, Inquisition 9."""
    g = Layout(2).herbs(A, "").start().place(A, t.WITCH, "cemetery")
    was = ledger(g)
    assert g.verbs(A) == {PASS, t.BONUS}
    assert g.why(A, t.ACT, area("cemetery"), t.WITH_POTION) == "no-potion"
    g.bonus(A, "cemetery")
    assert changes(g, was) == {"A undead": 1, "A inquisition": 9}
    next_turn(g, B)


@pytest.mark.card("cemetery", "castle", "tower")
def test_r59_undead_pay_nowhere_else() -> None:
    """R59: five Undead pay neither in the Cemetery nor in the Castle nor in the Tower."""
    g = Layout(2).have(A, undead=5).start().place(A, t.WITCH, "cemetery")
    assert g.offered(A, t.ACT) == []
    assert g.why(A, t.ACT, area("cemetery"), t.WITH_UNDEAD) == "undead-here"
    g = Layout(2).have(A, undead=5, silver=5).start().place(A, t.WITCH, "castle")
    assert g.offered(A, t.ENCHANT) == g.offered(A, t.CURSE) == []
    assert g.why(A, t.ENCHANT, column("captain")) == "no-potion"
    g = Layout(2).have(A, undead=5).start().place(A, t.WITCH, "tower")
    assert g.offered(A, t.COPY) == []
    assert g.why(A, t.COPY, area("city")) == "no-potion"


# --- Forest ------------------------------------------------------------------------------------------------
@pytest.mark.card("forest")
def test_r56_a_familiar_in_the_forest_has_four_shovels() -> None:
    """R56, R34: of twelve herbs in SEEDS and HARVEST it moves four, and the turn is over."""
    g = Layout(2).herbs(A, "", harvest="RB").start()
    was = ledger(g)
    g.place(A, t.FAMILIAR, "forest-1")
    assert g.asks(A, t.DIG_WHAT)
    g.plant(A, "GG").harvest(A, "RB")
    assert changes(g, was) == {
        "A familiar": "forest-1", "A HERBS": "RB", "A SEEDS": "RRBBGYYY", "A PLANTING": "GG", "A HARVEST": "",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("forest")
def test_r56_a_witch_in_the_forest_has_two_more() -> None:
    """R56, R37: her bonus of 2 shovels and then the action's 4 plant six herbs."""
    g = Layout(2).herbs(A, "").start().place(A, t.WITCH, "forest-4")
    was = ledger(g)
    g.bonus(A, "forest").plant(A, "RR")
    assert changes(g, was) == {"A SEEDS": "RBBBGGGYYY", "A PLANTING": "RR"}
    g.plant(A, "RBBG")
    assert changes(g, was) == {"A SEEDS": "BGGYYY", "A PLANTING": "RRRBBG"}
    next_turn(g, B)


@pytest.mark.card("forest")
def test_o28_a_witch_may_leave_action_and_bonus_of_the_forest() -> None:
    """O28, R37: she ends her turn, and no herb moves."""
    g = Layout(2).start().place(A, t.WITCH, "forest-4")
    was = ledger(g)
    g.done(A)
    assert changes(g, was) == {}
    next_turn(g, B)


@pytest.mark.card("forest")
def test_r55_each_circle_of_the_forest_holds_one_piece() -> None:
    """R55, O23: taken circles are refused to Witch and Familiar, the free ones are open to both."""
    g = Layout(2).familiar(B, "forest-1").witch(B, "forest-3").start()
    free = {"forest-2", "forest-4", "forest-5", "forest-6"}
    for piece in (t.WITCH, t.FAMILIAR):
        assert {name for name in g.where_to(A, piece) if name.startswith("forest")} == free
        assert g.why_not(A, piece, "forest-1") == "circle-taken"
        assert g.why_not(A, piece, "forest-3") == "circle-taken"


@pytest.mark.card("forest")
@pytest.mark.parametrize("piece", [t.WITCH, t.FAMILIAR])
def test_r55_a_piece_may_go_from_one_circle_to_another(piece: int) -> None:
    """R25, R55: from circle 2 to circle 3 with the action again, and never to circle 2 itself."""
    g = Layout(2).put(A, piece, "forest-2").familiar(B, "forest-6").start()
    was = ledger(g)
    assert g.why_not(A, piece, "forest-2") == "same-circle"
    g.place(A, piece, "forest-3")
    if piece == t.WITCH:
        g.act(A, "forest", t.FOR_NOTHING)
    g.plant(A, "RBGY")
    name = "A witch" if piece == t.WITCH else "A familiar"
    assert changes(g, was) == {name: "forest-3", "A SEEDS": "", "A PLANTING": "RBGY"}


@pytest.mark.card("forest")
def test_r57_the_inquisitor_walks_to_the_forest_and_finds_nobody_there() -> None:
    """R57: he goes two steps to the highest player's Witch in the Forest; no piece there costs anything."""
    g = Layout(2).have(A, inquisition=20).witch(A, "forest-1").familiar(A, "forest-3")
    g.familiar(B, "forest-2").witch(B, "swamp")
    g.s.inquisitor = area("cemetery")
    was = ledger(g)
    g.day()
    decline(g, B, t.MORGANA)
    assert changes(g, was) == {"inquisitor": "forest", "morgana": "swamp"}
    assert [(e.seat, e.a) for e in g.told(t.HIDDEN)] == [(A, t.WITCH), (A, t.FAMILIAR), (B, t.FAMILIAR)]
    assert g.told(t.FOUND) == []


@pytest.mark.card("forest")
def test_r57_the_forest_is_one_place_for_morgana() -> None:
    """R57, R77: she seeks the Witch on circle 6 and meets the one on circle 1 as well."""
    g = Layout(2).have(A, inquisition=20).witch(A, "forest-1").witch(B, "forest-6")
    was = ledger(g)
    g.day()
    decline(g, A, t.MORGANA)
    g.choose(B, t.TAKE_POINTS)
    assert changes(g, was) == {
        "inquisitor": "cemetery", "morgana": "forest", "B points": 25, "B inquisition": 7,
    }  # fmt: skip


# --- Ancient Tower -----------------------------------------------------------------------------------------
@pytest.mark.card("tower", "city")
def test_a21_the_tower_copies_the_city() -> None:
    """R60, R61, O39: for 1 Arcanum a marker, 23 points, 6 Inquisition, 3 silver; no Coven Bonus there."""
    g = Layout(2).witch(B, "city").have(A, ARC=1, MOL=1, undead=1).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("city"))
    assert changes(g, was) == {"A ARC": 0}
    assert g.offered(A, t.ACT) == [(area("city"), t.FOR_NOTHING)]
    assert g.why(A, t.ACT, area("city"), t.WITH_POTION) == "is-free"
    assert g.why(A, t.ACT, area("city"), t.WITH_UNDEAD) == "is-free"
    assert g.why(A, t.BONUS, area("city")) == "no-bonus"
    g.act(A, "city", t.FOR_NOTHING)
    assert changes(g, was) == {"A ARC": 0, **marked("city", 23, 6), "A silver": 3}
    assert g.told(t.COVEN_MET) == []
    next_turn(g, B)


@pytest.mark.card("tower", "city")
@pytest.mark.parametrize("bonus_first", [True, False])
def test_a21_a_witch_in_the_tower_copies_the_bonus_too(bonus_first: bool) -> None:
    """R60, O37: action and bonus of the City in either order: 3 + 2 silver; B's Witch there gets nothing."""
    g = Layout(2).herbs(A, "").witch(B, "city").have(A, ARC=1).start().place(A, t.WITCH, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("city"))
    if bonus_first:
        g.bonus(A, "city")
        assert changes(g, was) == {"A ARC": 0, "A silver": 2}
        g.act(A, "city", t.FOR_NOTHING)
    else:
        g.act(A, "city", t.FOR_NOTHING)
        assert changes(g, was) == {"A ARC": 0, **marked("city", 23, 6), "A silver": 3}
        g.bonus(A, "city")
    assert changes(g, was) == {"A ARC": 0, **marked("city", 23, 6), "A silver": 5}
    assert g.told(t.COVEN_MET) == []
    next_turn(g, B)


@pytest.mark.card("tower", "castle", "count")
def test_a22_the_tower_copies_the_castle_and_the_silver_is_paid() -> None:
    """R61: with 5 silver the Count is cursed without Maledictionis: 9 points, 3 Crowns, no silver left."""
    g = Layout(2).have(A, ARC=1, MAL=1, silver=5).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("castle"))
    assert g.offered(A, t.ENCHANT) == g.offered(A, t.CURSE) == [(n, -1) for n in range(8)]
    g.choose(A, t.CURSE, column("count"))
    assert changes(g, was) == {
        "A ARC": 0, "A silver": 0, "A points": 29, "A crowns": 3, "A markers": 14, "count": "A",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("tower", "castle", "vicar")
def test_r61_the_copied_castle_enchants_without_incantationis() -> None:
    """R61: the player picks enchantment; with 4 silver the Count is out of reach."""
    g = Layout(2).have(A, inquisition=12, ARC=1, INC=1, silver=4).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("castle"))
    assert g.why(A, t.ENCHANT, column("count")) == "no-silver"
    g.choose(A, t.ENCHANT, column("vicar"))
    assert changes(g, was) == {
        "A ARC": 0, "A silver": 0, "A inquisition": 4, "A crowns": 2, "A markers": 14, "vicar": "A",
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("tower", "cemetery")
def test_a22_the_tower_copies_the_cemetery() -> None:
    """R61: 2 Undead and 4 Inquisition, and the Necromantiae at hand is not paid."""
    g = Layout(2).have(A, ARC=1, NEC=1).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("cemetery")).act(A, "cemetery", t.FOR_NOTHING)
    assert changes(g, was) == {"A ARC": 0, "A undead": 2, "A inquisition": 8}
    next_turn(g, B)


@pytest.mark.card("tower", "swamp", "peasant-1")
def test_a22_the_tower_copies_the_swamp_house_and_the_villager_is_paid() -> None:
    """R61, O40: Inquisition +3 at once, and Peasant 1 costs Pestilentiae and Vitae as ever."""
    g = Layout(2).row("peasant-1").have(A, ARC=1, PES=1, VIT=1).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("swamp"))
    assert changes(g, was) == {"A ARC": 0, "A inquisition": 7}
    g.choose(A, t.BUY, 0)
    assert changes(g, was) == {
        "A ARC": 0, "A inquisition": 7, "A PES": 0, "A VIT": 0, "A villagers": "peasant-1",
        "row": "noble-2 noble-3 noble-4 noble-5 noble-6 noble-7 noble-8", "deck": 28,
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("tower", "fields", "river", "dungeon")
@pytest.mark.parametrize(
    ("name", "points", "inquisition"), [(row[0], row[2], row[3]) for row in MAIN_AREAS[1:]]
)
def test_r60_the_tower_copies_the_other_main_areas(name: str, points: int, inquisition: int) -> None:
    """R60, R61: Fields, River and Dungeon give all they give, for the Arcanum alone."""
    g = Layout(2).have(A, ARC=1, PES=1, VEN=1, IGN=1, undead=1).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area(name)).act(A, name, t.FOR_NOTHING)
    rest = take_rest(g, name)
    assert changes(g, was) == {"A ARC": 0, **marked(name, points, inquisition), **rest}
    next_turn(g, B)


@pytest.mark.card("tower", "lair")
def test_o40_the_copied_lair_takes_silver_for_herbs() -> None:
    """O31, O40: the two Cauldrons of the Lair, with 2 silver in place of herbs."""
    g = Layout(2).herbs(A, "BG").have(A, ARC=1, silver=2).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("lair")).brew(A, "2 MOL")
    assert changes(g, was) == {
        "A ARC": 0,
        "A silver": 0,
        "A MOL": 2,
        "A HERBS": "",
        "A SEEDS": "RRRBBBGGGYYY",
    }
    next_turn(g, B)


@pytest.mark.card("tower", "lair")
def test_r61_the_copied_bonus_of_the_lair_sells_potions_that_are_paid() -> None:
    """R61: a Witch sells 2 Molestum for 4 silver, and they are gone."""
    g = Layout(2).herbs(A, "").have(A, ARC=1, MOL=2).start().place(A, t.WITCH, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("lair")).choose(A, t.SELL, t.MOLESTUM).choose(A, t.SELL, t.MOLESTUM)
    assert changes(g, was) == {"A ARC": 0, "A MOL": 0, "A silver": 4}


@pytest.mark.card("tower", "stones", "stone-2")
def test_o40_copying_the_stone_circle_makes_its_first_step_compulsory() -> None:
    """O40, O28: a Witch who has named the Stone Circle cannot end her turn before the token has moved."""
    g = Layout(2).have(A, ARC=1).start()
    g.s.token = 1
    g.place(A, t.WITCH, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("stones"))
    assert PASS not in g.verbs(A)
    assert g.why(A, PASS) == "must-step"
    g.choose(A, t.STEP, 2)
    assert changes(g, was) == {"A ARC": 0, "token": 2, "A silver": 3}


@pytest.mark.card("tower", "stones", "stone-3")
def test_r60_a_familiar_copies_the_stone_circle_without_its_bonus() -> None:
    """R39, R60: the token moves one space with its benefit, and nothing more is offered."""
    g = Layout(2).have(A, ARC=1).start()
    g.s.token = 2
    g.place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("stones"))
    assert changes(g, was) == {"A ARC": 0, "token": 3, "A inquisition": 1}
    next_turn(g, B)


@pytest.mark.card("tower", "forest")
def test_o40_copying_the_forest_needs_no_free_circle() -> None:
    """O39, O40: all six circles are taken, and the Familiar in the Tower still has 4 shovels."""
    g = Layout(4).have(A, ARC=1).witch(A, "forest-1")
    for seat, first in ((B, 2), (C, 4)):
        g.witch(seat, f"forest-{first}").familiar(seat, f"forest-{first + 1}")
    g.witch(D, "forest-6").start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("forest")).plant(A, "RBGY")
    assert changes(g, was) == {"A ARC": 0, "A SEEDS": "", "A PLANTING": "RBGY"}
    assert g.told(t.COVEN_MET) == []
    next_turn(g, B)


@pytest.mark.card("tower", "dungeon")
def test_o41_the_tower_copies_an_area_where_the_own_other_piece_stands() -> None:
    """O39, O41: the Familiar copies the Dungeon, where A's Witch and B's are, and stays in the Tower."""
    g = Layout(2).witch(A, "dungeon").witch(B, "dungeon").have(A, ARC=1).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("dungeon")).act(A, "dungeon", t.FOR_NOTHING)
    assert changes(g, was) == {"A ARC": 0, **marked("dungeon", 23, 2)}
    assert g.stands(A, t.FAMILIAR) == "tower"
    assert g.told(t.COVEN_MET) == []
    next_turn(g, B)


@pytest.mark.card("tower")
def test_a22_the_tower_copies_neither_itself_nor_what_cannot_be_done() -> None:
    """O40: not the Tower, not a full River, not the Castle without silver; everything else."""
    g = Layout(2).doom("river", B=3).have(A, ARC=1).start().place(A, t.FAMILIAR, "tower")
    assert [a for a, _ in g.offered(A, t.COPY)] == [
        area(name) for name in "city fields dungeon lair stones cemetery forest swamp".split()
    ]
    assert g.why(A, t.COPY, area("tower")) == "not-itself"
    assert g.why(A, t.COPY, area("river")) == "area-full"
    assert g.why(A, t.COPY, area("castle")) == "cannot-copy"


@pytest.mark.card("tower", "castle")
def test_o40_the_castle_can_be_copied_only_for_a_free_column_that_is_not_too_dear() -> None:
    """O40: B takes the Captain and the Steward for 1 silver each; then 1 silver opens nothing for A."""
    g = Layout(2, order="BA").have(B, silver=2, INC=1, MAL=1).have(A, silver=1, ARC=1).start()
    g.place(B, t.FAMILIAR, "castle").choose(B, t.ENCHANT, column("captain"))
    twin = g.copy()
    g.place(A, t.WITCH, "tower")
    assert g.why(A, t.COPY, area("castle")) == "allowed"
    twin.place(A, t.FAMILIAR, "forest-1").plant(A, "RBGY")
    twin.place(B, t.WITCH, "castle").choose(B, t.CURSE, column("steward")).done(B)
    twin.place(A, t.WITCH, "tower")
    assert (area("castle"), -1) not in twin.offered(A, t.COPY)
    assert twin.why(A, t.COPY, area("castle")) == "cannot-copy"


@pytest.mark.card("tower", "cemetery")
def test_a23_a_witch_brews_the_arcanum_and_pays_it_at_once() -> None:
    """O37, R27: without Arcanum nothing is copied; three herbs in her own Cauldron open the Cemetery."""
    g = Layout(2).start().place(A, t.WITCH, "tower")
    was = ledger(g)
    assert g.offered(A, t.COPY) == []
    assert g.why(A, t.COPY, area("cemetery")) == "no-potion"
    g.brew(A, "ARC", "RRB")
    assert g.potion(A, "ARC") == 1
    g.choose(A, t.COPY, area("cemetery")).act(A, "cemetery", t.FOR_NOTHING).bonus(A, "cemetery")
    assert changes(g, was) == {
        "A HERBS": "BGGYY", "A SEEDS": "RRRBBGY", "A undead": 3, "A inquisition": 13,
    }  # fmt: skip
    next_turn(g, B)


@pytest.mark.card("tower")
def test_a23_without_arcanum_nothing_is_copied_and_no_bonus_taken() -> None:
    """O37: a Witch who brews something else has no bonus in the Tower, of whatever area."""
    g = Layout(2).start().place(A, t.WITCH, "tower")
    was = ledger(g)
    assert g.verbs(A) == {PASS, t.BREW}
    for n in range(11):
        assert g.why(A, t.BONUS, n) == "no-bonus"
    g.brew(A, "VIT")
    assert changes(g, was) == {"A VIT": 1, "A HERBS": "RRBBGYY", "A SEEDS": "RBGGY"}
    next_turn(g, B)


@pytest.mark.card("tower")
def test_o37_one_arcanum_copies_one_area() -> None:
    """O37, R42: with five Arcanum a Witch names one area, and neither another nor the same again."""
    g = Layout(2).have(A, ARC=5).start().place(A, t.WITCH, "tower").choose(A, t.COPY, area("dungeon"))
    was = ledger(g)
    assert g.potion(A, "ARC") == 4
    assert g.offered(A, t.COPY) == []
    assert g.why(A, t.COPY, area("city")) == "not-here"
    g.act(A, "dungeon", t.FOR_NOTHING).bonus(A, "dungeon")
    assert g.why(A, t.COPY, area("dungeon")) == "not-here"
    assert changes(g, was) == {**marked("dungeon", 26, 3)}


@pytest.mark.card("tower")
def test_o37_what_was_copied_may_still_be_left() -> None:
    """O26, O37: after paying for the City a Familiar ends its turn; only the Arcanum is gone."""
    g = Layout(2).have(A, ARC=1).start().place(A, t.FAMILIAR, "tower")
    was = ledger(g)
    g.choose(A, t.COPY, area("city")).done(A)
    assert changes(g, was) == {"A ARC": 0}
    next_turn(g, B)
