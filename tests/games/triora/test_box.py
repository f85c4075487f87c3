"""What the box holds and our texts say, against what happens in play (R2, R67, O7 to O20)."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import pytest

from conclave.games.triora import terms as t
from conclave.games.triora.board import KEYS
from conclave.games.triora.rules import box
from conclave.games.triora.terms import FAMILIAR, WITCH
from conclave.kernel.happenings import PASS
from tests.games.triora.layout import GAME, POTIONS, A, B, Layout, area
from tests.games.triora.ledger import changes, ledger, next_turn, things_of
from tests.games.triora.test_villagers import PRICES

TEXTS = {card.key: card for card in GAME.cards}
WITCHES = ["Brigid", "Cerida", "Clidina", "Druantia"]


# --- Witches, disks, resources -----------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r02_the_witches_sit_in_their_order_and_none_has_a_power(seats: int) -> None:
    """R2: the same names on the same seats, and all begin with the same things."""
    g = Layout(seats)
    g.s = GAME.new(seats, 7)
    assert [seat.name for seat in GAME.scene(g.view(seats)).seats] == WITCHES[:seats]
    assert all(things_of(g, seat) == things_of(g, 0) for seat in range(seats))


def test_r67_silver_is_of_use_in_castle_lair_and_stone_circle_alone() -> None:
    """R67: with and without silver, a Familiar with potions is offered the same in all other areas."""
    differs = set()
    for name in KEYS:
        found = []
        for silver in (0, 9):
            g = Layout(2).herbs(A).have(A, undead=1, silver=silver, MOL=1, PES=1, VEN=1, IGN=1, INC=1, MAL=1)
            g.have(A, NEC=1, VIT=1).s.token = 2
            g.start().place(A, FAMILIAR, "forest-1" if name == "forest" else name)
            found.append({(seat, tuple(g.decision(seat).options)) for seat in g.asked()})
        if found[0] != found[1]:
            differs.add(name)
    assert differs == {"castle", "lair", "stones"}


def test_r67_points_silver_and_undead_are_shown_with_their_owner() -> None:
    """R67: each of the three is a number on the player's own board."""
    g = Layout(2).have(A, points=31, silver=5, undead=2).have(B, points=8, silver=1).start()
    tracks = {track.key: track for track in GAME.scene(g.view(B)).tracks}
    for seat, numbers in ((A, (31, 5, 2)), (B, (8, 1, 0))):
        mine = [tracks[f"{what}-{seat}"] for what in ("points", "silver", "undead")]
        assert tuple(track.value for track in mine) == numbers
        assert {track.seat for track in mine} == {seat}


def test_o20_every_player_has_a_disk_in_the_turn_order_and_one_on_the_inquisition_track() -> None:
    """O20, R17: the large disk stands on the position taken, no sooner; a small one on the Inquisition."""
    g = Layout(3).have(B, inquisition=11).pile("CBA").nightfall()
    for seat, position in ((B, 5), (A, 1)):
        g.choose(seat, t.POSITION, position)
    tracks = {track.key: track for track in GAME.scene(g.view(A)).tracks}
    assert {(disk.seat, disk.at) for disk in tracks["order"].runners} == {(A, 1), (B, 5)}
    assert [(disk.seat, disk.at) for disk in tracks["inquisition"].runners] == [(2, 4), (A, 4), (B, 9)]


# --- the Swamp House ---------------------------------------------------------------------------------------
@pytest.mark.card("swamp")
def test_o07_coming_to_the_swamp_house_costs_no_potion_and_its_cards_do() -> None:
    """O7, R62: without potions one may come and buy nothing; with some one may leave them, or pay."""
    g = Layout(2).row("peasant-1").start()
    was = ledger(g)
    arrived = {"A familiar": "swamp", "A inquisition": 7}
    poor = g.copy().place(A, FAMILIAR, "swamp")
    assert changes(poor, was) == arrived
    next_turn(poor, B)
    g.have(A, PES=1, VIT=1).place(A, FAMILIAR, "swamp")
    assert g.why(A, t.BUY, 1) == "too-dear"
    frugal = g.copy().done(A)
    assert changes(frugal, was) == {**arrived, "A PES": 1, "A VIT": 1}
    g.choose(A, t.BUY, 0)
    assert (g.potion(A, "PES"), g.potion(A, "VIT"), g.s.owner[0]) == (0, 0, A)
    next_turn(g, B)


# --- words -------------------------------------------------------------------------------------------------
def test_o10_of_two_names_for_a_thing_our_texts_use_one() -> None:
    """O10: Undead, Villager, Stone Circle; the other names stand where they are explained alone."""
    said = resources.files("conclave.games.triora.guide").joinpath("locale/en.ftl").read_text("utf-8")
    texts = {"en.ftl": said, **{card.key: f"{card.name} {card.sentence}" for card in GAME.cards}}
    texts |= {rule.key: rule.sentence for rule in GAME.rules}
    synonym = re.compile(r"zombie|citizen|witches[’'] circle", re.IGNORECASE)
    assert {key for key, text in texts.items() if synonym.search(text)} == {"R1", "O10"}
    for word in ("Undead", "Villager", "Stone Circle"):
        assert word in said


# --- formulas ----------------------------------------------------------------------------------------------
FORMULAS = {
    "Molestum": {"1 blue, 1 green": 1, "2 blue, 2 green": 2},
    "Pestilentiae": {"1 green, 1 yellow": 1, "2 green, 2 yellow": 2},
    "Veneni": {"1 red, 1 green": 1, "2 red, 2 green": 2},
    "Ignis": {"1 red, 1 yellow": 1, "2 red, 2 yellow": 2},
    "Incantationis": {"1 blue, 1 yellow": 1, "2 blue, 2 yellow": 2},
    "Maledictionis": {"1 red, 1 blue": 1, "2 red, 2 blue": 2},
    "Arcanum": {"3 of any colour": 1},
    "Necromantiae": {"1 red": 2},
    "Vitae": {"1 green": 1, "2 green": 2},
}
"""What each potion is brewed from, and how many that makes (T3)."""


def test_o13_the_catalogue_has_all_potions_with_their_formulas() -> None:
    """O13, T3: sixteen formulas of nine potions."""
    found: dict[str, dict[str, int]] = {}
    for card in GAME.cards:
        said = re.match(r"(\d) (\w+) from (.+), in one Cauldron\.", card.sentence)
        if said:
            assert card.name == f"{said[1]} {said[2]}"
            found.setdefault(said[2], {})[said[3]] = int(said[1])
    assert found == FORMULAS


def test_o13_every_colour_is_wanted_by_three_potions_or_four() -> None:
    """O13: besides Arcanum; with a herb of each colour all potions can be brewed. No formula makes more than
    two (FAQ 2, R28).
    """
    wanted = {
        colour: sum(any(colour in herbs for herbs in ways) for ways in FORMULAS.values())
        for colour in ("red", "blue", "green", "yellow")
    }
    assert wanted == {"red": 4, "blue": 3, "green": 4, "yellow": 3}
    g = Layout(2).herbs(A, "RBGY").start().place(A, WITCH, "tower")
    assert g.brews(A) == {*POTIONS} - {"NEC"} | {"2 NEC"}
    assert set(box.FORMULA_MAKES) == {1, 2}


# --- areas -------------------------------------------------------------------------------------------------
AREAS: dict[str, tuple[str, dict[str, int], str, dict[str, object], dict[str, object]]] = {
    "city": (
        "For a Molestum or an Undead: a Doom Marker, 3 points, 2 Inquisition, and either 3 silver or a "
        "Villager for one potion less.",
        {"MOL": 1},
        "2 silver.",
        {"A points": 23, "A inquisition": 6, "A silver": 3, "A MOL": 0, "A markers": 14, "A doom city": 1},
        {"A silver": 2},
    ),
    "fields": (
        "For a Pestilentiae or an Undead: a Doom Marker, 4 points, 2 Inquisition, 3 shovels.",
        {"PES": 1},
        "2 shovels.",
        {"A points": 24, "A inquisition": 6, "A PES": 0, "A markers": 14, "A doom fields": 1, "shovels": 3},
        {"shovels": 2},
    ),
    "river": (
        "For a Veneni or an Undead: a Doom Marker, 4 points, 2 Inquisition, 1 Cauldron.",
        {"VEN": 1},
        "2 Inquisition less.",
        {"A points": 24, "A inquisition": 6, "A VEN": 0, "A markers": 14, "A doom river": 1, "cauldrons": 1},
        {"A inquisition": 2},
    ),
    "dungeon": (
        "For an Ignis or an Undead: a Doom Marker, 3 points, 2 Inquisition less.",
        {"IGN": 1},
        "3 points and 1 Inquisition.",
        {"A points": 23, "A inquisition": 2, "A IGN": 0, "A markers": 14, "A doom dungeon": 1},
        {"A points": 23, "A inquisition": 5},
    ),
    "lair": (
        "2 Cauldrons; in these, 1 silver may stand in for any herb.",
        {},
        "sell 1 potion for 3 silver, or 2 for 4.",
        {"cauldrons": 2},
        {"A MOL": 0, "A silver": 3},
    ),
    "cemetery": (
        "For a Necromantiae: 2 Undead and 4 Inquisition.",
        {"NEC": 1},
        "1 Undead and 5 Inquisition.",
        {"A undead": 2, "A inquisition": 8, "A NEC": 0},
        {"A undead": 1, "A inquisition": 9},
    ),
    "forest": (
        "4 shovels. Six circles, one piece in each; the Inquisitor finds nobody here.",
        {},
        "2 shovels.",
        {"shovels": 4},
        {"shovels": 2},
    ),
    "swamp": (
        "3 Inquisition; you may win a Villager for the potions on its card.",
        {"MOL": 1, "INC": 1, "VIT": 1},
        "1 Cauldron.",
        {"A villagers": "noble-1", "A crowns": 2, "A MOL": 0, "A INC": 0, "A VIT": 0, "deck": 28},
        {"cauldrons": 1},
    ),
}
"""Of each area what our text says of its action and bonus, what it costs, and what either changes (T4).

The numbers of the Castle and the Stone Circle are tables of their own (T5, T6), and the Tower has none.
"""


def gained(g: Layout, was: dict[str, object], since: int) -> dict[str, object]:
    """What has changed but for the row, and the shovels and Cauldrons gained meanwhile."""
    found = {name: thing for name, thing in changes(g, was).items() if name != "row"}
    for name, kind in (("shovels", t.GOT_SHOVELS), ("cauldrons", t.GOT_CAULDRONS)):
        for event in g.told(kind):
            if event.number >= since:
                found[name] = event.a
    return found


@pytest.mark.card(*AREAS)
@pytest.mark.parametrize("name", AREAS)
def test_o14_what_the_text_of_an_area_says_is_what_its_action_gives(name: str) -> None:
    """O14, T4: the whole sentence of the catalogue, the whole cost, and all that changes."""
    action, cost, _, brings, _ = AREAS[name]
    assert TEXTS[name].sentence.startswith(f"{action} Witch’s Bonus: ")
    g = Layout(2).have(A, **cost).start().place(A, WITCH, "forest-1" if name == "forest" else name)
    was, since = ledger(g), g.s.told
    assert g.s.inquisition[A] == (7 if name == "swamp" else 4)
    if name == "swamp":
        g.choose(A, t.BUY, 0)
    else:
        g.act(A, name, t.WITH_POTION if cost else t.FOR_NOTHING)
    if name == "city":
        assert g.asks(A, t.DO_WHAT)  # without potions there is silver, and no Villager
    assert gained(g, was, since) == brings


@pytest.mark.card(*AREAS)
@pytest.mark.parametrize("name", AREAS)
def test_o14_what_the_text_of_an_area_says_is_what_its_bonus_gives(name: str) -> None:
    """O14, T4: the whole sentence of the catalogue, and all that changes."""
    _, _, bonus, _, brings = AREAS[name]
    assert TEXTS[name].sentence.endswith(f" Witch’s Bonus: {bonus}")
    sold = 1 if name == "lair" else 0
    g = Layout(2).have(A, MOL=sold).start().place(A, WITCH, "forest-1" if name == "forest" else name)
    was, since = ledger(g), g.s.told
    if sold:
        g.choose(A, t.SELL, t.MOLESTUM)
    else:
        g.bonus(A, name)
    assert gained(g, was, since) == brings


@pytest.mark.card("castle", "stones", "tower")
def test_o14_what_the_texts_of_castle_stone_circle_and_tower_say() -> None:
    """O14, R51, R54, R60: which potion pays for which, and what their bonuses cost."""
    for name, action, bonus in (
        ("castle", "For an Incantationis or a Maledictionis, and silver:", "pay 7 Doom Points"),
        ("stones", "Each sacrifice of 2 silver or 2 Vitae", "up to 2 spaces without benefit, or take 2 Inq"),
        ("tower", "For an Arcanum:", "that of the area whose action is copied."),
    ):
        said = TEXTS[name].sentence.split(" Witch’s Bonus: ")
        assert action in said[0]
        assert bonus in said[1]
    g = Layout(2).have(A, silver=1, INC=1).start().place(A, FAMILIAR, "castle")
    assert g.verbs(A) == {PASS, t.ENCHANT}
    g = Layout(2).have(A, silver=1, MAL=1).start().place(A, FAMILIAR, "castle")
    assert g.verbs(A) == {PASS, t.CURSE}
    g = Layout(2).have(A, points=7).herbs(A).start().place(A, WITCH, "castle")
    g.choose(A, t.SPREAD, area("dungeon"))
    assert g.s.points[A] == 3
    g = Layout(2).have(A, silver=2, VIT=2).start()
    g.s.token = 2
    g.place(A, FAMILIAR, "stones")
    assert g.copy().choose(A, t.OFFER_SILVER, 4).s.silver[A] == 1
    assert g.choose(A, t.OFFER_VITAE, 4).potion(A, "VIT") == 0
    g = Layout(2).have(A, ARC=1).start().place(A, FAMILIAR, "tower")
    assert g.verbs(A) == {PASS, t.COPY}


# --- stones and Villagers ----------------------------------------------------------------------------------
STONES = [
    "4 points.", "3 shovels.", "3 silver.", "3 Inquisition less.", "1 silver, 1 Cauldron.", "4 points.",
    "1 silver, 2 shovels.", "1 Inquisition, 1 Undead.", "4 Inquisition less.", "1 shovel, 1 Cauldron.",
    "3 silver.", "4 shovels.",
]  # fmt: skip
"""What stands on the spaces of the Stone Circle, clockwise (T6)."""


def test_o16_the_stone_circle_has_twelve_spaces_and_the_catalogue_tells_their_benefits() -> None:
    """O16, T6: in their order, and no thirteenth."""
    assert [card.sentence for card in GAME.cards if card.key.startswith("stone-")] == STONES


def test_o17_nine_villagers_of_each_kind_and_the_catalogue_tells_their_prices() -> None:
    """O17, T7: the price that is paid is the one that is read."""
    names = {code: TEXTS[f"{key}-{size}"].name.split()[1] for code, key, size in SHORT}
    told = {
        card.key: card.facts["price"] for card in GAME.cards if "price" in card.facts and card.key in PRICES
    }
    assert told == {key: ", ".join(names[code] for code in price.split()) for key, price in PRICES.items()}
    kinds = Counter(TEXTS[key].kind for key in told)
    assert kinds == {"Noble": 9, "Peasant": 9, "Merchant": 9, "Soldier": 9}


SHORT = [
    ("MOL", "molestum", 2), ("PES", "pestilentiae", 2), ("VEN", "veneni", 2), ("IGN", "ignis", 2),
    ("INC", "incantationis", 2), ("MAL", "maledictionis", 2), ("ARC", "arcanum", 3),
    ("NEC", "necromantiae", 1), ("VIT", "vitae", 1),
]  # fmt: skip
"""Each potion in three letters, and a formula of it in the catalogue."""
