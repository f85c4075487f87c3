"""The options: random start, self-preservation, the second Familiar (R15, R80, R94 to R96, O52, O53, O62)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from conclave.games.triora import terms as t
from conclave.kernel.game import BadOption
from conclave.kernel.happenings import PASS
from tests.games.triora.layout import GAME, A, B, Layout, area, circle

NAMES = "city fields river dungeon castle lair stones cemetery tower forest swamp".split()
START_OF = {"merchant": "river", "soldier": "dungeon", "peasant": "fields", "noble": "city"}
"""Where a card makes a figure start (R15)."""
KINDS = ("noble", "peasant", "merchant", "soldier")
FOREST = {f"forest-{n}" for n in range(1, 7)}
NIGHTFALL = "game@2 > nightfall@2"


def begin(seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> Layout:
    """A game as people begin it, with the questions and answers of the layout."""
    g = Layout(seats)
    g.s = GAME.new(seats, seed, options)
    return g


def to_first_turn(g: Layout) -> int:
    """Everybody takes the lowest free position and leaves its bonus; gives whose turn it is."""
    while g.decision(g.asked()[0]).about != t.PLACE_PIECE:
        seat = g.asked()[0]
        free = [a for a, _ in g.offered(seat, t.POSITION)]
        if free:
            g.choose(seat, t.POSITION, free[0])
        else:
            g.done(seat)
    return g.asked()[0]


def careful(g: Layout, inquisitor: str = "castle", morgana: str = "forest") -> Layout:
    """Nobody may let a Witch be captured who is safe; the two figures stand somewhere."""
    g.s.careful = True
    g.s.inquisitor, g.s.morgana = area(inquisitor), area(morgana)
    return g


def captured(g: Layout) -> str:
    """The players who were captured."""
    return "".join("ABCD"[seat] for seat in range(g.s.seats) if (g.s.captured >> seat) & 1)


def two(extra: bool = True) -> Layout:
    """Two players, each with a second Familiar."""
    g = Layout(2, extra=extra)
    g.s.inquisitor, g.s.morgana = area("swamp"), area("swamp")
    return g


# --- what the game takes ------------------------------------------------------------------------------------
def test_r15_the_options_and_their_defaults() -> None:
    """R15, R80, O52, O53, O62: the second Familiar is on, the two others are off."""
    defaults = {"extra_familiar": True, "self_preservation": False, "random_start": False}
    assert {name: setting.default for name, setting in GAME.options.items()} == defaults
    s = GAME.new(2)
    assert (s.extra, s.careful, s.random_start) == (True, False, False)


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"extra_familiars": True}, "no option 'extra_familiars'"),
        ({"random_start": "maybe"}, "random_start cannot be 'maybe'"),
        ({"self_preservation": 1}, "self_preservation cannot be 1"),
        ({"extra_familiar": None}, "extra_familiar cannot be None"),
    ],
)
def test_r80_an_option_that_does_not_exist_is_refused(options: Mapping[str, object], what: str) -> None:
    """R15, R80, R94: unknown names and values are named in the refusal."""
    with pytest.raises(BadOption, match=what):
        GAME.new(2, 0, options)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_r01_the_game_is_for_two_to_four(seats: int) -> None:
    """R1, R45: four Witches; one player alone and five are refused, with any options."""
    with pytest.raises(BadOption, match="2 to 4 players"):
        GAME.new(seats, 0, {"random_start": True})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("wish", [True, False])
def test_o62_with_three_or_four_players_there_is_no_second_familiar(seats: int, wish: bool) -> None:
    """R94, O62: the option is for two and is passed over otherwise, whatever it says."""
    g = begin(seats, options={"extra_familiar": wish})
    seat = to_first_turn(g)
    assert not g.s.extra
    assert g.verbs(seat) == {t.WITCH_TO, t.FAMILIAR_TO}
    assert g.why_not(seat, t.EXTRA, "city") == "no-extra"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_o52_self_preservation_and_random_start_are_for_any_number(seats: int) -> None:
    """R15, R80: with two, three and four players, alone or together, and spelt as on a command line."""
    s = GAME.new(seats, 3, {"self_preservation": "true", "random_start": True})
    assert (s.careful, s.random_start) == (True, True)
    s = GAME.new(seats, 3, {"self_preservation": True})
    assert (s.careful, s.random_start) == (True, False)


# --- random start -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r15_two_cards_decide_where_the_figures_start(seats: int) -> None:
    """R15, O53, O64: the first is the Inquisitor's, the second Morgana's, each by its kind; all hear of it;
    then all 36 are shuffled, seven lie open and the rest is the deck.
    """
    for seed in range(40):
        g = begin(seats, seed, {"random_start": True})
        first, second = g.told(t.STARTS_AT)
        assert (first.a, second.a) == (0, 1)
        assert first.n != second.n
        kinds = [KINDS[face // 9] for face in (first.n, second.n)]
        assert [NAMES[e.b] for e in (first, second)] == [START_OF[kind] for kind in kinds]
        assert [NAMES[g.s.inquisitor], NAMES[g.s.morgana]] == [START_OF[kind] for kind in kinds]
        assert len(g.heard(seats, t.STARTS_AT)) == 2
        assert sorted(g.s.face) == list(range(36))
        assert (len(g.s.row), g.s.drawn) == (7, 7)
        assert set(g.s.owner) == {-1}


def test_r15_each_figure_may_start_in_each_of_the_four_areas() -> None:
    """R15, O53: over many games all sixteen pairs come up, so both figures may start together."""
    found = set()
    for seed in range(300):
        s = GAME.new(2, seed, {"random_start": True})
        found.add((NAMES[s.inquisitor], NAMES[s.morgana]))
    areas = {"river", "dungeon", "fields", "city"}
    assert found == {(one, other) for one in areas for other in areas}


def test_o53_the_two_cards_are_shuffled_back_before_the_row_is_dealt() -> None:
    """O53: the first card drawn is sometimes in the row and mostly not, and it is not the row's first."""
    in_row = first_of_row = 0
    for seed in range(200):
        g = begin(2, seed, {"random_start": True})
        drawn = g.told(t.STARTS_AT)[0].n
        faces = [g.s.face[handle] for handle in g.s.row]
        in_row += drawn in faces
        first_of_row += drawn == faces[0]
    assert 15 <= in_row <= 70  # 7 of 36 cards, so 39 are to be expected
    assert first_of_row <= 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r14_without_the_option_the_figures_start_in_castle_and_cemetery(seats: int) -> None:
    """R14, R15: in every game; no card is drawn for them."""
    for seed in range(10):
        g = begin(seats, seed)
        assert (NAMES[g.s.inquisitor], NAMES[g.s.morgana]) == ("castle", "cemetery")
        assert g.told(t.STARTS_AT) == []


# --- self-preservation: placements --------------------------------------------------------------------------
def test_r80_a_witch_is_not_placed_where_the_inquisitor_would_capture_her() -> None:
    """R80, O52: A on 27 is hunted; within two roads of the Castle +5 makes 32. The Forest hides her."""
    g = careful(Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=27)).start()
    safe = {"fields", "stones", "swamp", *FOREST} - {"forest-1"}
    assert g.where_to(A, t.WITCH) == safe
    for where in ("castle", "city", "lair", "dungeon", "river", "cemetery"):
        assert g.why_not(A, t.WITCH, where) == "betrays"
    assert g.why_not(A, t.WITCH, "tower") == "same-circle"
    assert g.why_not(A, t.WITCH, "forest-1") == "circle-taken"
    g.place(A, t.WITCH, "stones")
    assert (g.stands(A), captured(g)) == ("stones", "")


def test_r80_one_inquisition_less_and_she_may_go_anywhere() -> None:
    """R80, O52, boundary: on 26 she would come to 31, which is safe; the option changes nothing."""
    g = careful(Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=26)).start()
    everywhere = {*NAMES, *FOREST} - {"forest", "forest-1", "tower"}
    assert g.where_to(A, t.WITCH) == everywhere


def test_o52_without_the_option_nothing_is_refused() -> None:
    """O52: off by default; on 32 A may walk into the Castle and is captured."""
    g = careful(Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=32))
    g.s.careful = False
    g.start()
    assert g.where_to(A, t.WITCH) == {*NAMES, *FOREST} - {"forest", "forest-1", "tower"}
    g.place(A, t.WITCH, "castle")
    assert captured(g) == "A"


def test_r80_whoever_is_not_hunted_may_stand_where_the_inquisitor_does_not_come() -> None:
    """R80, O52: B is hunted and in the Dungeon; A on 27 keeps out of Castle, City and Dungeon only."""
    way = {"castle", "city", "dungeon"}
    for before, refused in ((27, way), (26, set())):
        g = Layout(2).witch(A, "tower").witch(B, "dungeon").have(A, inquisition=before)
        careful(g.have(B, inquisition=32)).start()
        assert g.where_to(A, t.WITCH) == {*NAMES, *FOREST} - {"forest", "tower"} - refused
        assert {where for where in NAMES if g.why_not(A, t.WITCH, where) == "betrays"} == refused


@pytest.mark.card("swamp")
def test_o52_the_toll_of_the_swamp_house_is_looked_at_too() -> None:
    """O52: he comes from the River; 24, the toll and his 5 are 32: refused; with 23 she is safe."""
    for before, answer in ((24, "betrays"), (23, "allowed")):
        g = Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before)
        careful(g, inquisitor="river").start()
        assert g.why_not(A, t.WITCH, "swamp") == answer
        assert g.why_not(A, t.WITCH, "cemetery") == "allowed"


def test_o52_the_toll_may_make_another_the_target() -> None:
    """O52, R80: B on 28 is hunted and safe in the Fields. If A's Familiar pays the toll, A is on 30 and
    hunted, and A's Witch in the City would be captured.
    """
    g = Layout(2).witch(A, "city").familiar(A, "stones").witch(B, "fields")
    careful(g.have(A, inquisition=27).have(B, inquisition=28), inquisitor="lair").start()
    assert g.why_not(A, t.FAMILIAR, "swamp") == "betrays"
    assert g.why_not(A, t.FAMILIAR, "forest-1") == "allowed"


def test_r80_a_familiar_is_not_placed_where_its_two_would_capture_the_witch() -> None:
    """R80, O52: A's Witch in the Dungeon is found at 26, 31 is safe; a Familiar found before makes 32."""
    g = Layout(2).witch(A, "dungeon").familiar(A, "tower").witch(B, "forest-1")
    careful(g.have(A, inquisition=26)).start()
    assert g.why_not(A, t.FAMILIAR, "castle") == "betrays"
    assert g.why_not(A, t.FAMILIAR, "city") == "betrays"
    assert g.why_not(A, t.FAMILIAR, "dungeon") == "occupied"
    assert {"lair", "stones", "cemetery", "river"} <= g.where_to(A, t.FAMILIAR)
    g = Layout(2).witch(A, "dungeon").familiar(A, "tower").witch(B, "forest-1")
    careful(g.have(A, inquisition=24)).start()
    assert {"castle", "city"} <= g.where_to(A, t.FAMILIAR)


def test_r80_nobody_may_lead_the_inquisitor_to_another_witch() -> None:
    """R80, O52: A is hunted on 32 and at the Stone Circle, so he goes by the City. Towards Tower, Fields,
    Forest and Swamp House he would go by the Cemetery, where B on 27 would be captured.
    """
    g = Layout(2).witch(A, "stones").familiar(A, "forest-6").witch(B, "cemetery")
    careful(g.have(A, inquisition=32).have(B, inquisition=27)).start()
    for where in ("tower", "fields", "swamp", *(FOREST - {"forest-6"})):
        assert g.why_not(A, t.WITCH, where) == "betrays"
    assert g.where_to(A, t.WITCH) == set()
    assert g.where_to(A, t.FAMILIAR) != set()
    g = Layout(2).witch(A, "stones").familiar(A, "forest-6").witch(B, "cemetery")
    careful(g.have(A, inquisition=32).have(B, inquisition=26)).start()
    assert g.where_to(A, t.WITCH) == {"tower", "fields", "swamp", *FOREST} - {"forest-6"}


def test_o52_a_witch_who_is_lost_already_is_no_reason_to_refuse() -> None:
    """O52: B on 27 is in the Castle, where he starts, and is captured whatever A does: A goes anywhere."""
    g = Layout(2).witch(A, "tower").familiar(A, "stones").witch(B, "castle")
    careful(g.have(A, inquisition=4).have(B, inquisition=27)).start()
    assert g.where_to(A, t.WITCH) == {*NAMES, *FOREST} - {"forest", "tower"}
    assert g.where_to(A, t.FAMILIAR) == {*NAMES, *FOREST} - {"forest", "tower", "stones", "castle"}


def test_o52_it_is_lifted_for_a_player_without_a_legal_turn() -> None:
    """O52: A's Familiar is placed and every place of the Witch would betray A or B: then all are open,
    but for what other rules forbid, and the log says so. B, in danger now, must leave it.
    """
    g = Layout(2).witch(A, "stones").familiar(A, "forest-6").witch(B, "cemetery").familiar(B, "lair")
    careful(g.have(A, inquisition=32).have(B, inquisition=27)).start()
    g.place(A, t.FAMILIAR, "forest-5").done(A)
    g.place(B, t.FAMILIAR, "forest-6").done(B)
    free = {*NAMES, *FOREST} - {"forest", "stones", "forest-5", "forest-6"}
    assert g.where_to(A, t.WITCH) == free
    assert g.why_not(A, t.WITCH, "stones") == "same-circle"
    assert g.why_not(A, t.WITCH, "forest-6") == "circle-taken"
    assert captured(g) == ""
    g.place(A, t.WITCH, "tower").done(A)
    assert g.asks(B, t.PLACE_PIECE)
    safe = {*NAMES, *FOREST} - {"forest", "cemetery", "castle", "city", "forest-5", "forest-6"}
    assert g.where_to(B, t.WITCH) == safe
    assert len(g.told(t.NOWHERE_SAFE)) == 1


def test_r80_a_witch_in_danger_must_leave_it() -> None:
    """R80: as in check, A, on 32 and in the City by which the Inquisitor comes, may not go to the Castle,
    where he stands; nor may she on 27 stay on his way, though she is lost if she does not move.
    """
    for inquisition in (27, 32):
        g = careful(Layout(2).witch(A, "city").witch(B, "forest-1").have(A, inquisition=inquisition)).start()
        assert {"castle", "city"}.isdisjoint(g.where_to(A, t.WITCH))
        assert g.why_not(A, t.WITCH, "castle") == "betrays"
        assert "forest-2" in g.where_to(A, t.WITCH)
        assert not g.told(t.NOWHERE_SAFE)


@pytest.mark.card("stones")
def test_o52_the_first_step_of_the_stone_circle_is_looked_at_too() -> None:
    """O52, R54: a Familiar must step: onto stone 8 (1 Inquisition) it would make 27 of 26, onto stone 9
    (4 less) it would save her; a Witch may skip to a better one.
    """
    for token, before, answer in ((6, 26, "betrays"), (6, 25, "allowed"), (7, 27, "allowed")):
        g = Layout(2).witch(A, "city").familiar(A, "tower").witch(B, "forest-1").have(A, inquisition=before)
        g.s.token = token
        careful(g).start()
        assert g.why_not(A, t.FAMILIAR, "stones") == answer, (token, before)


def test_o52_witches_not_yet_on_the_board_are_left_out() -> None:
    """O52: in round 1 B is ahead but off the board, so A's Witch would be the one hunted."""
    g = Layout(2).have(A, inquisition=27).have(B, inquisition=32)
    g.s.round = 1
    careful(g).start()
    assert g.where_to(A, t.WITCH) == {"fields", "stones", "tower", "swamp", *FOREST}
    assert g.where_to(A, t.FAMILIAR) == {*NAMES, *FOREST} - {"forest"}
    assert g.why_not(A, t.WITCH, "lair") == "betrays"


def test_o52_in_the_forest_nobody_is_betrayed() -> None:
    """O49, O52: the Inquisitor stands in the Forest; A on 32 may go there, and nowhere near."""
    g = Layout(2).witch(A, "castle").witch(B, "lair").have(A, inquisition=32)
    careful(g, inquisitor="forest").start()
    assert g.where_to(A, t.WITCH) == {"city", "river", "lair", "swamp", *FOREST}
    for where in ("stones", "tower", "fields", "dungeon", "cemetery"):
        assert g.why_not(A, t.WITCH, where) == "betrays"


# --- self-preservation: actions ----------------------------------------------------------------------------
@pytest.mark.card("cemetery", "river")
def test_r80_an_action_is_refused_if_it_would_betray() -> None:
    """R80, O52: from the Castle he reaches A's Witch in the River or the Cemetery and adds 5: with the 2 or 4
    of the action that makes 32, and with one Inquisition less to begin with it does not.
    """
    for name, potion, before, answer in (
        ("river", "VEN", 25, "betrays"),
        ("river", "VEN", 24, "allowed"),
        ("cemetery", "NEC", 23, "betrays"),
        ("cemetery", "NEC", 22, "allowed"),
    ):
        g = Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before, **{potion: 1})
        careful(g).start().place(A, t.WITCH, name)
        assert g.why(A, t.ACT, area(name), t.WITH_POTION) == answer, (name, before)
        offered = (area(name), t.WITH_POTION) in g.offered(A, t.ACT)
        assert offered == (answer == "allowed"), (name, before)


@pytest.mark.card("stones", "stone-7")
def test_r80_a_sacrifice_is_refused_if_it_would_betray() -> None:
    """R80, R54: he comes from the Dungeon and adds 5; stone 7 brings 1, which is too much for 26."""
    for before, answer in ((26, "betrays"), (25, "allowed")):
        g = Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before, silver=2)
        g.s.token = 5
        careful(g, inquisitor="dungeon").start().place(A, t.WITCH, "stones").choose(A, t.STEP, 6)
        g.done(A)  # the shovels of stone 6
        assert g.why(A, t.OFFER_SILVER, 7) == answer
        assert ((7, -1) in g.offered(A, t.OFFER_SILVER)) == (answer == "allowed")


@pytest.mark.card("tower")
def test_r80_the_swamp_house_is_not_copied_if_its_toll_would_betray() -> None:
    """R80, O40: 24 and the toll of 3 are 27, and he comes through the City."""
    for before, answer in ((24, "betrays"), (23, "allowed")):
        g = (
            Layout(2)
            .witch(A, "city")
            .familiar(A, "lair")
            .witch(B, "forest-1")
            .have(A, inquisition=before, ARC=1)
        )
        careful(g).start().place(A, t.FAMILIAR, "tower")
        assert g.why(A, t.COPY, area("swamp")) == answer
        assert g.why(A, t.COPY, area("forest")) == "allowed"


def test_o52_what_morgana_may_not_give_is_told_as_withheld() -> None:
    """O52, R78: A on 29 stands with the Inquisitor once he has walked, so her 3 would capture her."""
    g = careful(Layout(2).witch(A, "castle").witch(B, "forest-1").have(A, inquisition=25), morgana="castle")
    g.familiar(A, "river").familiar(B, "lair").day()
    assert (g.s.inquisition[A], captured(g)) == (30, "")
    assert [event.seat for event in g.told(t.WITHHELD)] == [A]
    assert g.told(t.DECLINED) == []


# --- self-preservation: bonuses -----------------------------------------------------------------------------
@pytest.mark.card("cemetery")
def test_o52_the_bonus_of_the_cemetery_is_refused_if_it_would_betray() -> None:
    """O52: hunted from the Castle; on 22 the +5 makes 27 and he 32: refused; on 21 it is offered."""
    for before, answer in ((22, "betrays"), (21, "allowed")):
        g = careful(Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before)).start()
        g.place(A, t.WITCH, "cemetery")
        assert g.why(A, t.BONUS, area("cemetery")) == answer
        assert ((area("cemetery"), -1) in g.offered(A, t.BONUS)) == (answer == "allowed")
        assert (g.s.inquisition, g.s.undead) == ([before, 4], [0, 0])


@pytest.mark.card("dungeon")
def test_o52_the_bonus_of_the_dungeon_is_refused_if_it_would_betray() -> None:
    """O52: the single Inquisition of the bonus matters at 26, not at 25."""
    for before, answer in ((26, "betrays"), (25, "allowed")):
        g = careful(Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before)).start()
        g.place(A, t.WITCH, "dungeon")
        assert g.why(A, t.BONUS, area("dungeon")) == answer


@pytest.mark.card("castle")
def test_o52_the_bonus_of_the_castle_is_refused_where_it_would_betray() -> None:
    """O52, R51: with the Inquisitor in the Castle and on 25 only the Dungeon, -2, is left; on 24 all are."""
    for before, left in ((25, {"dungeon"}), (24, {"city", "fields", "river", "dungeon"})):
        g = careful(Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before)).start()
        g.place(A, t.WITCH, "castle")
        assert {NAMES[a] for a, _ in g.offered(A, t.SPREAD)} == left
        assert g.why(A, t.SPREAD, area("river")) == ("allowed" if "river" in left else "betrays")


@pytest.mark.card("stones")
def test_o52_haste_at_the_stone_circle_is_refused_if_it_would_betray() -> None:
    """O52, R54: the +2 matters on 25, not on 24; moving without benefit is never refused."""
    for before, answer in ((25, "betrays"), (24, "allowed")):
        g = Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before)
        careful(g, inquisitor="dungeon").start().place(A, t.WITCH, "stones")
        assert g.why(A, t.HASTEN, 1) == answer
        assert g.why(A, t.SKIP, 1) == "allowed"


@pytest.mark.card("stones", "stone-7")
def test_o52_haste_is_looked_at_with_the_inquisition_of_the_space_it_enters() -> None:
    """O52, R54: space 7 adds 1 to the 2 of haste; on 24 that makes 27 and he 32: refused; on 23 not."""
    for before, answer in ((24, "betrays"), (23, "allowed")):
        g = Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=before)
        g.s.token = 5
        careful(g, inquisitor="dungeon").start().place(A, t.WITCH, "stones")
        g.choose(A, t.STEP, 6).done(A)
        assert g.asks(A, t.MOVE_TOKEN)
        assert g.why(A, t.HASTEN, 7) == answer


@pytest.mark.card("stones", "stone-3")
def test_o52_haste_that_lowers_inquisition_in_the_end_is_not_refused() -> None:
    """O52, R54: space 3 takes 3 away, so on 25 the position that results is 24, which is safe."""
    g = Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=25)
    g.s.token = 1
    careful(g, inquisitor="dungeon").start().place(A, t.WITCH, "stones")
    g.choose(A, t.STEP, 2)
    assert g.asks(A, t.MOVE_TOKEN)
    assert g.why(A, t.HASTEN, 3) == "allowed"


@pytest.mark.card("river")
def test_o52_a_bonus_that_makes_another_witch_the_target_is_refused() -> None:
    """O52, R80: he is at the Stone Circle and hunts A in the River, too far away; the River's -2 would put B
    ahead, whom he would capture in the Dungeon.
    """
    g = Layout(2).witch(A, "lair").witch(B, "dungeon").have(A, inquisition=30).have(B, inquisition=29)
    careful(g, inquisitor="stones").start().place(A, t.WITCH, "river")
    assert g.why(A, t.BONUS, area("river")) == "betrays"
    g = Layout(2).witch(A, "lair").witch(B, "dungeon").have(A, inquisition=30).have(B, inquisition=26)
    careful(g, inquisitor="stones").start().place(A, t.WITCH, "river")
    assert g.why(A, t.BONUS, area("river")) == "allowed"


def test_o52_a_bonus_is_not_refused_for_a_witch_who_is_lost_already() -> None:
    """O52: B is in the Castle on 27 and hunted there; A takes 5 Inquisition in the Cemetery all the same."""
    g = Layout(2).witch(A, "tower").witch(B, "castle").have(A, inquisition=4).have(B, inquisition=27)
    careful(g).start().place(A, t.WITCH, "cemetery").bonus(A, "cemetery")
    assert (g.s.inquisition, g.s.undead) == ([9, 27], [1, 0])


@pytest.mark.card("cemetery")
def test_o52_a_coven_bonus_is_refused_too() -> None:
    """O52, R38: A arrives in the Cemetery where B is hunted; on 22 B is not asked at all, on 21 B is."""
    for before, is_asked in ((22, False), (21, True)):
        g = Layout(2).witch(A, "tower").witch(B, "cemetery").have(B, inquisition=before)
        careful(g).start().place(A, t.WITCH, "cemetery").done(A)
        assert g.asks(B, t.COVEN) == is_asked
        assert g.asks(B, t.PLACE_PIECE) == (not is_asked)
        assert (g.s.inquisition, g.s.undead) == ([4, before], [0, 0])


def test_o52_morganas_gift_is_refused_if_it_would_betray() -> None:
    """O52, R78: the Inquisitor has found A in the Castle and is there; on 29 her 3 make 32, on 28 only 31."""
    for before, is_asked in ((24, False), (23, True)):
        g = Layout(2).witch(A, "castle").witch(B, "castle").have(A, inquisition=before).have(B, inquisition=3)
        careful(g, morgana="castle").day()
        assert g.s.inquisition == [before + 5, 8]
        assert g.asks(A, t.MORGANA) == is_asked
        assert g.asks(B, t.MORGANA) == (not is_asked)
        assert captured(g) == ""


@pytest.mark.card("stones", "stone-7")
def test_o52_compulsory_effects_are_never_refused() -> None:
    """O52, O28: A on 26 skips space 6; the first step, now onto space 7 with its +1, would let him capture
    A's Witch, yet it is the only way on.
    """
    g = Layout(2).witch(A, "tower").witch(B, "forest-1").have(A, inquisition=26)
    g.s.token = 5
    careful(g, inquisitor="dungeon").start().place(A, t.WITCH, "stones").choose(A, t.SKIP, 6)
    assert g.offered(A, t.STEP) == [(7, -1)]
    assert g.why(A, PASS) == "must-step"
    g.choose(A, t.STEP, 7)
    assert (g.s.inquisition, g.s.undead) == ([27, 4], [1, 0])
    assert captured(g) == ""


# --- the second Familiar ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("wish", "has"), [(True, True), (False, False)])
def test_r94_two_players_have_it_unless_it_is_switched_off(wish: bool, has: bool) -> None:
    """R94, O62: it starts off the board and is offered from the first turn on."""
    g = begin(2, options={"extra_familiar": wish})
    seat = to_first_turn(g)
    assert set(g.s.circle) == {-1}
    assert (t.EXTRA_TO in g.verbs(seat)) == has
    assert g.why_not(seat, t.EXTRA, "city") == ("allowed" if has else "no-extra")
    assert g.where_to(seat, t.EXTRA) == ({*NAMES, *FOREST} - {"forest"} if has else set())


def test_a40_both_familiars_move_and_one_may_enter_the_circle_the_other_left() -> None:
    """A40, R94, R96: the Familiar goes from the City to the Fields, then the second one to the City."""
    g = two().familiar(A, "city").put(A, t.EXTRA, "river").witch(A, "lair").witch(B, "forest-1").start()
    assert g.why_not(A, t.FAMILIAR, "river") == "occupied"
    assert g.why_not(A, t.EXTRA, "city") == "occupied"
    g.place(A, t.FAMILIAR, "fields")
    assert g.asks(A, t.PLACE_PIECE)
    assert g.verbs(A) == {t.EXTRA_TO}
    assert g.why_not(A, t.WITCH, "tower") == "not-now"
    assert g.why_not(A, t.FAMILIAR, "tower") == "used"
    assert g.why_not(A, t.EXTRA, "river") == "same-circle"
    assert g.why_not(A, t.EXTRA, "fields") == "occupied"
    g.place(A, t.EXTRA, "city")
    assert (g.stands(A, t.FAMILIAR), g.stands(A, t.EXTRA), g.stands(A)) == ("fields", "city", "lair")
    assert g.asks(B, t.PLACE_PIECE)


def test_a40_the_second_familiar_may_move_first() -> None:
    """A40, R94, R96: the second one leaves the River for the Tower, then the Familiar enters the River."""
    g = two().familiar(A, "city").put(A, t.EXTRA, "river").witch(A, "lair").witch(B, "forest-1")
    g.have(A, VEN=1).start()
    g.place(A, t.EXTRA, "tower")
    assert g.verbs(A) == {t.FAMILIAR_TO}
    assert g.why_not(A, t.WITCH, "cemetery") == "not-now"
    assert g.why_not(A, t.EXTRA, "cemetery") == "used"
    assert g.why_not(A, t.FAMILIAR, "tower") == "occupied"
    assert g.why_not(A, t.FAMILIAR, "city") == "same-circle"
    g.place(A, t.FAMILIAR, "river")
    assert g.asks(A, t.DO_WHAT)
    g.act(A, "river")
    assert g.doom_in("river") == [1, 0]
    assert (g.stands(A, t.FAMILIAR), g.stands(A, t.EXTRA)) == ("river", "tower")


def test_r94_on_the_witchs_turn_no_familiar_moves() -> None:
    """R94, R20: A begins with the Witch; both Familiars move in the second turn, the Witch then no more."""
    g = two().familiar(A, "city").put(A, t.EXTRA, "river").witch(A, "lair").witch(B, "forest-1").start()
    g.place(A, t.WITCH, "tower").done(A)
    assert g.asks(B, t.PLACE_PIECE)
    assert (g.stands(A, t.FAMILIAR), g.stands(A, t.EXTRA)) == ("city", "river")
    g.place(B, t.WITCH, "forest-2").done(B)
    assert g.verbs(A) == {t.FAMILIAR_TO, t.EXTRA_TO}
    assert g.why_not(A, t.WITCH, "lair") == "used"
    g.place(A, t.EXTRA, "lair").place(A, t.FAMILIAR, "fields")
    assert g.asks(B, t.PLACE_PIECE)
    assert g.verbs(B) == {t.FAMILIAR_TO, t.EXTRA_TO}


def test_o62_both_stand_before_anything_else_of_the_turn() -> None:
    """O62: the Familiar's four shovels of the Forest come only when the second one stands."""
    g = two().familiar(A, "city").put(A, t.EXTRA, "river").witch(A, "lair").witch(B, "fields").start()
    g.place(A, t.FAMILIAR, "forest-1")
    assert g.asks(A, t.PLACE_PIECE)
    assert g.told(t.GOT_SHOVELS) == []
    g.place(A, t.EXTRA, "forest-2")
    assert g.asks(A, t.DIG_WHAT)
    assert g.decision(A).this == 4


@pytest.mark.parametrize("where", ["city", "castle", "lair", "stones", "cemetery", "swamp", "forest-3"])
def test_r95_the_second_familiar_does_no_action_and_pays_no_toll(where: str) -> None:
    """R95: wherever it goes nothing is offered, gained or paid; then the Familiar in the Fields acts."""
    g = two().familiar(A, "tower").put(A, t.EXTRA, "river").witch(A, "dungeon").witch(B, "forest-1")
    g.have(A, MOL=1, PES=1, INC=1, MAL=1, NEC=1, VIT=2, silver=6).start()
    g.place(A, t.EXTRA, where)
    assert g.verbs(A) == {t.FAMILIAR_TO}
    g.place(A, t.FAMILIAR, "fields")
    assert g.s.inquisition == [4, 4]
    assert (g.s.points, g.s.silver, g.s.token) == ([20, 20], [6, 0], 0)
    assert g.verbs(A) == {PASS, t.ACT}
    assert [NAMES[a] for a, _ in g.offered(A, t.ACT)] == ["fields"]
    assert g.why(A, t.ACT, area("city"), t.WITH_POTION) == "not-here"


def test_r95_it_keeps_other_familiars_out_but_no_witch() -> None:
    """R95, R21, O62: B's Familiars may not enter A's second one's circle, B's Witch may; nor does it cause a
    Coven Bonus.
    """
    g = two().put(A, t.EXTRA, "city").familiar(A, "stones").witch(A, "lair")
    g.witch(B, "river").familiar(B, "tower").put(B, t.EXTRA, "swamp").start(turn=1)
    assert g.why_not(B, t.FAMILIAR, "city") == "occupied"
    assert g.why_not(B, t.EXTRA, "city") == "occupied"
    assert g.why_not(B, t.EXTRA, "lair") == "occupied"
    assert "city" in g.where_to(B, t.WITCH)
    g.place(B, t.WITCH, "city").done(B)
    assert g.told(t.COVEN_MET) == []
    assert g.stands(A, t.EXTRA) == "city"


def test_o62_in_the_forest_it_takes_its_circle_from_witches_too() -> None:
    """O62, R55: circle 3 is refused to everybody, and a second Familiar may go from circle to circle."""
    g = two().put(A, t.EXTRA, "forest-3").familiar(A, "stones").witch(A, "lair").witch(B, "river").start()
    assert g.why_not(A, t.WITCH, "forest-3") == "circle-taken"
    assert g.why_not(A, t.FAMILIAR, "forest-3") == "circle-taken"
    assert g.why_not(A, t.EXTRA, "forest-3") == "same-circle"
    g.place(A, t.EXTRA, "forest-4")
    assert g.s.circle[t.PIECES * A + t.EXTRA] == circle("forest-4")
    assert "forest-3" in g.where_to(A, t.FAMILIAR)


def test_r95_it_may_not_enter_an_occupied_circle() -> None:
    """R95, R21: not where its own Witch or Familiar stands, nor B's, nor B's second one."""
    g = two().put(A, t.EXTRA, "city").familiar(A, "stones").witch(A, "lair")
    g.witch(B, "river").familiar(B, "tower").put(B, t.EXTRA, "swamp").start()
    taken = {"stones", "lair", "river", "tower", "swamp"}
    assert {g.why_not(A, t.EXTRA, where) for where in taken} == {"occupied"}
    assert g.where_to(A, t.EXTRA) == {*NAMES, *FOREST} - {"forest", "city"} - taken


def test_a40_the_inquisitor_adds_nothing_for_it() -> None:
    """A40, R95: he begins in the Castle with A's second Familiar and B's Familiar; only B gets 2."""
    g = Layout(2, extra=True).put(A, t.EXTRA, "castle").familiar(A, "swamp").witch(A, "forest-1")
    g.put(B, t.EXTRA, "city").familiar(B, "castle").witch(B, "forest-2").have(A, inquisition=9)
    g.s.morgana = area("lair")
    g.day()
    assert [(e.seat, e.a) for e in g.told(t.FOUND)] == [(B, t.FAMILIAR)]
    assert g.s.inquisition == [9, 6]
    assert [NAMES[e.n] for e in g.told(t.WALKED) if e.a == 0] == ["city", "cemetery"]
    assert [e.b for e in g.told(t.INVESTIGATED)] == [1, 0, 0]
    g.idle(NIGHTFALL, seat=A)


def test_r80_self_preservation_is_not_concerned_with_it() -> None:
    """R95, O52: A's second Familiar may stand where a Familiar would betray A's Witch."""
    g = Layout(2, extra=True).witch(A, "dungeon").familiar(A, "tower").put(A, t.EXTRA, "lair")
    careful(g.witch(B, "forest-1").have(A, inquisition=26)).start()
    assert g.why_not(A, t.FAMILIAR, "castle") == "betrays"
    assert g.why_not(A, t.EXTRA, "castle") == "allowed"
    assert g.why_not(A, t.EXTRA, "city") == "allowed"


def test_o62_it_has_the_colour_of_a_witch_that_nobody_plays() -> None:
    """O62, O18: Brigid's second Familiar is Clidina's, blue; Cerida's is Druantia's, green."""
    g = two().put(A, t.EXTRA, "city").familiar(A, "stones").witch(A, "lair")
    g.witch(B, "river").familiar(B, "tower").put(B, t.EXTRA, "swamp").start()
    tones = {piece.key: piece.tone for piece in GAME.scene(g.view(A)).pieces}
    assert (tones["piece-0"], tones["piece-1"]) == ("red", "red")
    assert (tones["piece-3"], tones["piece-4"]) == ("violet", "violet")
    assert (tones["piece-2"], tones["piece-5"]) == ("blue", "green")


def test_r94_the_second_familiar_moves_again_in_every_round() -> None:
    """R94, O25: after the Day both Familiars of both players may and must be placed once more."""
    g = two().put(A, t.EXTRA, "city").familiar(A, "stones").witch(A, "forest-1")
    g.put(B, t.EXTRA, "river").familiar(B, "tower").witch(B, "forest-2").have(A, inquisition=9).day()
    while g.decision(g.asked()[0]).about == t.MORGANA:
        g.done(g.asked()[0])
    g.choose(A, t.POSITION, 1).choose(B, t.POSITION, 3)
    assert g.asks(A, t.PLACE_PIECE)
    assert g.verbs(A) == {t.WITCH_TO, t.FAMILIAR_TO, t.EXTRA_TO}
    assert g.why_not(A, t.EXTRA, "city") == "same-circle"
