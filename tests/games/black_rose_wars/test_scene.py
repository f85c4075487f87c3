"""What a client draws is made from a view, is plain data, and tells no more than the view."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from conclave.games.black_rose_wars import GAME
from conclave.games.black_rose_wars.board import HEXES, NEAR
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.flags import (
    COPY_OF,
    END_OF_GAME_TURN,
    HAS_COLOUR,
    NO_MOVE,
    ROOM_OFFSET,
    set_flag,
)
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.rules.quests import ASKS_QUEST
from conclave.games.black_rose_wars.show import SHOW
from conclave.games.black_rose_wars.show.facts import Look
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ACTION,
    ACTIVE,
    BIBLIOTHECA,
    BLUE,
    BONE_KNIGHT,
    CAST,
    COMPLETED,
    CRYPT,
    FORGE,
    MUTANT_ALTAR,
    PHYSICAL_MOVE,
    PICK_ROOM,
    QUESTS,
    READY,
    REVERSE,
    ROSE,
    SACRIFICE,
    SCHOOL_DISCARD,
    SIDES,
    STEP,
    STRAIGHT,
    TAKE_SCHOOL,
    TRAP,
    USED,
)
from conclave.kernel.events import EVERYONE
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from conclave.show.scene import Area, Card, Piece, Scene, Track
from conclave.testkit.worlds import scrambled_truth
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    begin,
    free_hexes,
    give,
    hex_of,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    offered,
    opened,
    play_event,
    put_summoned,
    seated,
    trigger,
)

NERO, REBECCA, TESSA, JAFAR, ONLOOKER = range(5)
"""Who sits where at a table of four laid out by hand."""


def laid_out(switches: int = RULEBOOK, first: int = NERO) -> Table:
    """A table for four in its first Action Phase, before anybody acts."""
    s = in_action(switches=switches, first=first)
    s.phase = ACTION
    return s


def seen(s: Table, seat: int = NERO) -> Scene:
    """The scene that a seat sees."""
    return SHOW.draw(GAME.view(s, seat))


def room_called(s: Table, hex_: int) -> str:
    """The Room on a hex, as sentences call it."""
    look = Look(s)
    return str(SHOW.names_of(look, "en").fact(SHOW.asking.things["hex"](look, hex_)))


def area_of(scene: Scene, key: str) -> Area:
    return next(area for area in scene.areas if area.key == key)


def room_of(scene: Scene, s: Table, room: int) -> Area:
    return area_of(scene, f"hex-{hex_of(s, room)}")


def marks_of(area: Area) -> dict[str, str]:
    return {mark.key: mark.symbol for mark in area.marks}


def piece_of(scene: Scene, m: int) -> Piece:
    return next(piece for piece in scene.pieces if piece.key == f"model-{m}")


def cards_at(scene: Scene, where: str, seat: int = -1) -> list[Card]:
    return [card for card in scene.cards if card.where == where and card.seat == seat]


def track_of(scene: Scene, key: str) -> Track:
    return next(track for track in scene.tracks if track.key == key)


def keys_of(scene: Scene) -> list[str]:
    places = [*[area.key for area in scene.areas], *[edge.key for edge in scene.edges]]
    things = [*[piece.key for piece in scene.pieces], *[card.key for card in scene.cards]]
    return [*places, *things, *[track.key for track in scene.tracks]]


def touch(one: Area, other: Area) -> bool:
    """Whether two hexes of this breadth and height share a side on the page."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    return (across, down) in ((1.0, 0.0), (0.5, 1.0))


def positions(seats: int, switches: int, every: int) -> list[Table]:
    """States on the way through a random game, with their logs."""
    dice = seeded(seats)
    s = opened(seats, seats, switches)
    found = []
    while not s.over:
        if s.decided % every == 0:
            kept = s.copy()
            kept.events = s.events[:]
            kept.told = s.told
            found.append(kept)
        d = s.pending[int(dice.below(len(s.pending)))]
        BOOK.decide(s, d, int(dice.below(len(d))))
    return [*found, s]


# --- the whole -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "switches"), [(2, MANUAL), (3, RULEBOOK), (4, RULEBOOK)])
def test_a_scene_is_plain_data_and_points_at_what_is_there(seats: int, switches: int) -> None:
    for s in positions(seats, switches, every=61):
        for seat in range(seats + 1):
            scene = seen(s, seat)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
            keys = keys_of(scene)
            assert len(set(keys)) == len(keys)
            areas = {area.key for area in scene.areas}
            assert {piece.at for piece in scene.pieces} <= areas
            assert {end for edge in scene.edges for end in edge.ends} <= areas
            d = s.decision_of(seat)
            assert (scene.prompt is None) == (d is None or s.over)
            if scene.prompt is not None and d is not None:
                assert [choice.code for choice in scene.prompt.choices] == [
                    (o.verb, o.a, o.b) for o in d.options
                ]
                pointed = {key for choice in scene.prompt.choices for key in choice.points_at}
                assert pointed <= set(keys)
                assert scene.prompt.question
                assert scene.prompt.help


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_a_viewer_cannot_tell_apart_look_the_same(seats: int) -> None:
    dice = seeded(9)
    for s in positions(seats, RULEBOOK, every=83):
        for seat in range(seats + 1):
            assert seen(scrambled_truth(s, seat, dice), seat) == seen(s, seat)


def test_the_result_names_the_grand_master_or_the_rose() -> None:
    s = laid_out()
    s.over = True
    s.points = [12, 31, 9, 0, 20]
    s.winners = 1 << REBECCA
    assert seen(s).result == (
        "Rebecca becomes Grand Master with 31 Power Points; "
        "then the Black Rose 20, Nero 12, Tessa 9 and Jaf’ar 0"
    )
    s.winners = 1 << ROSE
    s.points[ROSE] = 32
    assert seen(s).result == (
        "The Black Rose wins with 32 Power Points, and every Mage loses: "
        "Rebecca 31, Nero 12, Tessa 9 and Jaf’ar 0"
    )
    assert seen(laid_out()).result == ""


# --- the Lodge -------------------------------------------------------------------------------------------
def test_neighbours_in_the_lodge_touch_on_the_page_and_others_do_not() -> None:
    scene = seen(laid_out())
    hexes = [area_of(scene, f"hex-{hex_}") for hex_ in range(HEXES)]
    for one, other in combinations(range(HEXES), 2):
        assert touch(hexes[one], hexes[other]) == (other in NEAR[one])
    assert [sum(area.y == y for area in hexes) for y in (2, 1, 0, -1, -2)] == [3, 4, 5, 4, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cells_lie_outside_beside_their_doors(seats: int) -> None:
    s = seated(seats)
    scene = seen(s)
    cells = [area_of(scene, f"cell-{seat}") for seat in range(seats)]
    hexes = [area for area in scene.areas if area.shape == "hex"]
    for seat, cell in enumerate(cells):
        assert touch(cell, area_of(scene, f"hex-{s.door[seat]}"))
        assert all((cell.x, cell.y) != (area.x, area.y) for area in hexes)
    ends = [edge.ends for edge in scene.edges if edge.kind == "door"]
    assert ends == [(f"cell-{seat}", f"hex-{s.door[seat]}") for seat in range(seats)]


def test_cells_stay_hidden_while_mages_are_chosen() -> None:
    """R42, R48."""
    assert not [area for area in seen(opened(4), NERO).areas if area.key.startswith("cell")]


def test_the_empty_hex_of_the_small_lodge_is_no_area() -> None:
    """O3."""
    s = laid_out(switches=MANUAL)
    assert len([area for area in seen(s).areas if area.shape == "hex"]) == 18 == len(free_hexes(s))


def test_a_room_shows_its_colour_and_its_cubes_against_its_resistance() -> None:
    """The Forge is green and bears 4 cubes (R13)."""
    s = laid_out()
    forge = hex_of(s, FORGE)
    assert marks_of(room_of(seen(s), s, FORGE)) == {"colour-green": "▼", "instability": "0/4"}
    s.instability[SIDES * forge + REBECCA] = 2
    s.instability[SIDES * forge + ROSE] = 1
    area = room_of(seen(s), s, FORGE)
    assert (area.label, area.tone) == ("Forge", "green")
    assert marks_of(area) == {"colour-green": "▼", "instability": "3/4", "cubes-1": "R2", "cubes-4": "✿1"}
    assert [mark.label for mark in area.marks][1:] == [
        "3 of 4 Instability",
        "2 cubes of Rebecca",
        "1 cube of the Black Rose",
    ]


def test_a_token_turned_by_activation_and_one_turned_by_an_effect_look_different() -> None:
    """O77."""
    s = laid_out()
    s.flipped[hex_of(s, FORGE)] = s.activated[hex_of(s, FORGE)] = 1
    s.flipped[hex_of(s, CRYPT)] = 1
    scene = seen(s)
    assert "turned" in marks_of(room_of(scene, s, FORGE))
    assert "blocked" in marks_of(room_of(scene, s, CRYPT))
    assert not {"turned", "blocked"} & set(marks_of(room_of(scene, s, BIBLIOTHECA)))


def test_the_token_of_the_black_rose_room_comes_with_the_second_moon() -> None:
    """R41, R54."""
    s = laid_out()
    assert "no-token" in marks_of(area_of(seen(s), "hex-0"))
    s.moon = 2
    assert "no-token" not in marks_of(area_of(seen(s), "hex-0"))


def test_a_destroyed_room_says_who_won_its_token_and_bears_no_cubes() -> None:
    s = laid_out()
    s.destroyed[hex_of(s, CRYPT)] = 1
    s.winner_of[CRYPT] = TESSA
    scene = seen(s)
    area = room_of(scene, s, CRYPT)
    assert list(marks_of(area)) == ["colour-grey", "destroyed"]
    assert area.marks[1].label == "destroyed, token won by Tessa"
    assert track_of(scene, "rooms-2").value == 1


def test_a_copied_room_and_a_changed_colour_are_drawn_as_they_count() -> None:
    """O77."""
    s = laid_out()
    forge, crypt = hex_of(s, FORGE), hex_of(s, CRYPT)
    set_flag(s, ROOM_OFFSET + forge, COPY_OF, BIBLIOTHECA, END_OF_GAME_TURN, -1, NERO)
    set_flag(s, ROOM_OFFSET + crypt, HAS_COLOUR, BLUE, END_OF_GAME_TURN, -1, NERO)
    scene = seen(s)
    area = room_of(scene, s, FORGE)
    assert (area.label, area.tone, area.note) == ("Bibliotheca", "yellow", "Forge as a copy this turn")
    assert marks_of(area)["instability"] == "0/4"
    assert room_of(scene, s, CRYPT).tone == "blue"
    assert room_of(scene, s, CRYPT).marks[0].label == "blue"


# --- models ----------------------------------------------------------------------------------------------
def test_a_mage_shows_the_health_it_has_left_and_whose_cubes_it_bears() -> None:
    """Nero has 10 Health (O96)."""
    s = laid_out()
    s.where[NERO] = hex_of(s, FORGE)
    s.damage[SIDES * NERO + REBECCA] = 2
    s.damage[SIDES * NERO + ROSE] = 1
    nero = piece_of(seen(s), NERO)
    assert (nero.at, nero.note, nero.symbol) == (f"hex-{hex_of(s, FORGE)}", "♥7", "N")
    assert nero.label == "Nero (7 of 10 Health left; damage: Rebecca 2, the Black Rose 1)"
    assert piece_of(seen(s), TESSA).at == "cell-2"


def test_an_evocation_is_its_owners_and_is_gone_when_removed() -> None:
    """A Bone Knight has 4 Health."""
    s = laid_out()
    put_summoned(s, 7, BONE_KNIGHT, hex_of(s, CRYPT))
    knight = piece_of(seen(s), 7)
    assert (knight.seat, knight.symbol, knight.note) == (REBECCA, "Bo", "♥4")
    assert knight.label == "Rebecca’s Bone Knight (4 of 4 Health left)"
    assert piece_of(seen(s, REBECCA), 7).label.startswith("your Bone Knight")
    assert ("Bo", "Bone Knight") in seen(s).legend
    s.kind[7] = -1
    assert [piece.key for piece in seen(s).pieces] == ["model-0", "model-1", "model-2", "model-3"]


def test_a_mage_that_may_not_move_is_marked() -> None:
    s = laid_out()
    set_flag(s, NERO, NO_MOVE, 1, END_OF_GAME_TURN, -1, REBECCA)
    scene = seen(s)
    assert piece_of(scene, NERO).note == "♥10!"
    assert "may not move" in piece_of(scene, NERO).label
    assert "may not move" in scene.seats[NERO].notes
    assert scene.legend[-1][0] == "!"


# --- cards -----------------------------------------------------------------------------------------------
def test_a_hand_is_shown_to_its_owner_with_both_sides() -> None:
    s = laid_out()
    give(s, NERO, "fireball")
    (card,) = cards_at(seen(s), "hand", NERO)
    assert (card.name, card.public) == ("Fireball", False)
    assert card.sentence.startswith("Straight: (")
    assert " Reverse: (" in card.sentence
    for side in SPELLS[[spell.key for spell in SPELLS].index("fireball")].sides:
        assert side.sentence in card.sentence
    for other in (REBECCA, ONLOOKER):
        assert not cards_at(seen(s, other), "hand", NERO)
        assert track_of(seen(s, other), "hand-0").value == 1


def test_a_ready_spell_is_a_back_to_others() -> None:
    s = laid_out()
    lay_spell(s, NERO, 2, "fireball", REVERSE, READY)
    (mine,) = cards_at(seen(s, NERO), "sheet", NERO)
    (theirs,) = cards_at(seen(s, REBECCA), "sheet", NERO)
    assert (mine.key, mine.symbol, mine.name) == ("place-2", "2", "Fireball (Reverse)")
    assert theirs == Card(key="place-2", where="sheet", seat=NERO, face_up=False, symbol="2", heading="Sheet")


def test_an_active_trap_shows_its_token_and_nothing_else() -> None:
    """R84."""
    s = laid_out()
    p = lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    s.token[p] = TRAP
    (theirs,) = cards_at(seen(s, REBECCA), "sheet", NERO)
    assert (theirs.face_up, theirs.name, theirs.sentence, theirs.note) == (False, "", "", "Trap")
    assert cards_at(seen(s, NERO), "sheet", NERO)[0].note == "Trap"


def test_a_used_spell_lies_open() -> None:
    s = laid_out()
    p = lay_spell(s, NERO, 0, "fireball", STRAIGHT, USED)
    s.seen_by[s.sheet[p]] = EVERYONE
    (card,) = cards_at(seen(s, REBECCA), "sheet", NERO)
    assert (card.symbol, card.name, card.note, card.public) == ("Q", "Fireball (Straight)", "used", True)


def test_a_room_trap_has_no_sides_but_two_colours() -> None:
    """R89."""
    s = laid_out()
    lay_spell(s, NERO, 1, "blood-pact", STRAIGHT)
    (card,) = cards_at(seen(s), "sheet", NERO)
    assert card.name == "Blood Pact"
    for side in SPELLS[[spell.key for spell in SPELLS].index("blood-pact")].sides:
        assert side.sentence in card.sentence
    assert card.sentence.count("(Trap, entering a ") == 2


def test_quests_are_secret_until_completed() -> None:
    """R31, R34."""
    s = laid_out()
    quest = hold_quest(s, NERO, "q1-01")
    (card,) = cards_at(seen(s, NERO), "quest", NERO)
    assert card.name
    assert "First Moon" in card.kind
    assert not cards_at(seen(s, REBECCA), "quest", NERO)
    assert track_of(seen(s, REBECCA), "quests-0").value == s.size[QUESTS + NERO]
    put(s, quest, COMPLETED + NERO)
    (done,) = cards_at(seen(s, REBECCA), "completed", NERO)
    assert (done.name, done.public) == (card.name, True)


def test_events_stand_in_their_slots_and_discards_show_their_top() -> None:
    s = laid_out()
    play_event(s, "e1-01", 1)
    first, second = (give(s, NERO, key) for key in ("fireball", "ice-burst"))
    put(s, first, SCHOOL_DISCARD + 1)
    put(s, second, SCHOOL_DISCARD + 1)
    scene = seen(s, ONLOOKER)
    (event,) = cards_at(scene, "event")
    assert (event.symbol, event.note) == ("2", "slot 2")
    assert event.sentence
    assert [(card.name, card.note) for card in cards_at(scene, "discard")] == [("Ice Burst", "Destruction")]


# --- players and numbers ---------------------------------------------------------------------------------
def test_points_run_to_thirty_for_every_side_the_rose_included() -> None:
    s = laid_out()
    s.points = [3, 0, 12, 0, 7]
    scene = seen(s)
    shown = {track.key: (track.value, track.most) for track in scene.tracks if track.key.startswith("points")}
    assert shown == {
        "points-0": (3, 30),
        "points-1": (0, 30),
        "points-2": (12, 30),
        "points-3": (0, 30),
        "points-4": (7, 30),
    }
    assert track_of(scene, "points-4").group == "The Black Rose"
    assert (track_of(scene, "tokens-0").value, track_of(scene, "tokens-0").most) == (2, 2)
    assert (track_of(scene, "cubes-0").value, track_of(scene, "cubes-4").value) == (25, 30)
    assert track_of(scene, "moon").value == 1


def test_the_crown_and_the_first_player_are_noted() -> None:
    """R5, R56: the Crown may have passed while the order of this Game Turn stays."""
    s = laid_out(first=REBECCA)
    s.crown = TESSA
    scene = seen(s)
    assert ["holds the Crown" in seat.notes for seat in scene.seats] == [False, False, True, False]
    assert ["First Player" in seat.notes for seat in scene.seats] == [False, True, False, False]
    assert [seat.symbol for seat in scene.seats] == ["N", "R", "T", "J"]


# --- the question ----------------------------------------------------------------------------------------
def test_a_step_points_at_the_room_it_leads_to() -> None:
    """A Mage leaves its Cell through its door (R8)."""
    s = laid_out()
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    if s.where[NERO] < 0:
        answer(s, NERO, STEP, s.door[NERO], NERO)
    prompt = seen(s).prompt
    assert prompt is not None
    steps = [choice for choice in prompt.choices if choice.verb == "step"]
    assert {choice.points_at[-1] for choice in steps} == {f"hex-{hex_}" for hex_ in NEAR[s.where[NERO]]}


def test_a_spell_to_be_cast_can_be_read_at_the_question() -> None:
    s = laid_out()
    s.where[NERO] = hex_of(s, FORGE)
    lay_spell(s, NERO, 1, "fireball", STRAIGHT)
    begin(s)
    prompt = seen(s).prompt
    assert prompt is not None
    (cast,) = [choice for choice in prompt.choices if choice.verb == "cast"]
    assert cast.points_at == ("place-1",)
    face = [spell.key for spell in SPELLS].index("fireball")
    assert SPELLS[face].sides[STRAIGHT].sentence in cast.note
    assert seen(s, REBECCA).prompt is None


def choices_of(s: Table, seat: int = NERO) -> dict[str, str]:
    """The answers of a seat in words, each with what explains it."""
    prompt = seen(s, seat).prompt
    assert prompt is not None
    return {choice.label: choice.note for choice in prompt.choices}


def test_mages_are_offered_with_their_own_spell_where_such_spells_are_played() -> None:
    """R46: the favourite School is a suggestion; R26: a Custom Spell is its Mage's alone."""
    for switches, own in ((RULEBOOK, "; own Spell Putrefy"), (MANUAL, "")):
        s = opened(2, 0, switches)
        notes = choices_of(s, s.pending[0].seat)
        assert notes["Rebecca: hand limit 6, Health 12"] == f"Favourite School Necromancy{own}."


def test_schools_are_offered_with_what_they_are_good_at() -> None:
    s = opened(2)
    while s.pending[0].options[0].verb != TAKE_SCHOOL:
        BOOK.decide(s, s.pending[0], 0)
    notes = choices_of(s, s.pending[0].seat)
    assert notes["Destruction"] == "Damage from afar, to one model or to whole Rooms."
    assert len(set(notes.values())) == 6


def test_a_quest_that_may_be_completed_is_read_once() -> None:
    """Its text stands beside the answer, and what completing means above it (R33)."""
    s = laid_out()
    s.where[NERO] = at(0, 1)
    hold_quest(s, NERO, "q1-25")
    p = lay_spell(s, NERO, 0, "summer-rite", REVERSE)
    begin(s)
    answer(s, NERO, CAST, p)
    while s.pending[0].about != ASKS_QUEST:
        BOOK.decide(s, s.pending[0], 0)
    prompt = seen(s).prompt
    assert prompt is not None
    assert "You summon any Evocation." not in prompt.help
    assert sum("You summon any Evocation." in choice.note for choice in prompt.choices) == 1


# --- the log ---------------------------------------------------------------------------------------------
def told(s: Table, seat: int = ONLOOKER) -> list[str]:
    """The log, each line indented under its cause."""
    return ["  " * line.depth + line.text for line in seen(s, seat).log]


def test_a_trap_is_told_inside_the_move_that_sets_it_off_inside_the_activation() -> None:
    s = laid_out(first=REBECCA)
    lay_room(s, FORGE, at(0, 2))
    s.where[NERO], s.where[REBECCA] = at(2, 0), at(0, 1)
    p = lay_spell(s, NERO, 1, "blade-barrage", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, REBECCA, PHYSICAL_MOVE)
    answer(s, REBECCA, STEP, at(0, 2), REBECCA)
    trigger(s, NERO, p)
    room = room_called(s, at(0, 1))
    assert told(s)[-4:] == [
        "Rebecca acts.",
        f"  Rebecca moves from {room} to the Forge.",
        "    Nero triggers Blade Barrage (Reverse).",
        "      Blade Barrage: Nero deals 2 damage to Rebecca.",
    ]


def test_activations_and_sacrifices_do_not_follow_from_one_another() -> None:
    s = laid_out()
    s.where[NERO] = at(0, 0)
    one, other = (lay_spell(s, NERO, place, "fireball", STRAIGHT) for place in (1, 2))
    s.tokens = [0, 1, 0, 0]
    begin(s)
    answer(s, NERO, SACRIFICE, one)
    answer(s, NERO, STEP, at(0, 1), NERO)
    answer(s, NERO, SACRIFICE, other)
    answer(s, NERO, STEP, at(0, 0), NERO)
    room = room_called(s, at(0, 1))
    assert told(s)[-6:] == [
        "Nero acts.",
        "  Nero sacrifices Fireball for one step.",
        f"    Nero moves from the Black Rose Room to {room}.",
        "  Nero sacrifices Fireball for one step.",
        f"    Nero moves from {room} to the Black Rose Room.",
        "Rebecca acts.",
    ]


def test_what_a_phase_brings_is_told_under_it_and_not_under_the_event_before() -> None:
    """R59, R62: the Quests of the Black Rose Phase come after its Event, not because of it."""
    lines = told(seated(2), NERO)
    (event,) = [n for n, line in enumerate(lines) if line.startswith("  Rebecca draws the Event")]
    under = [n for n, line in enumerate(lines) if n > event and line.startswith("    ")]
    assert under == list(range(event + 1, event + 1 + len(under))), "what the Event does, and nothing else"
    study = lines.index("Study Phase.")
    assert [line[:15] for line in lines[event + 1 + len(under) : study]] == ["  You get the Q"]
    assert [line[:11] for line in lines[study + 1 :]] == ["  You draw "] * 2


def test_what_holds_for_a_while_is_told_with_its_number_or_its_room() -> None:
    """O77: a Room becomes another; the log says which. A Mage in its Cell is bound by nothing."""
    s = laid_out()
    s.where[NERO] = at(0, 0)
    lay_room(s, FORGE, at(0, 1))
    lay_room(s, BIBLIOTHECA, at(1, 0))
    put_summoned(s, 4, MUTANT_ALTAR, at(0, 1))
    claws = lay_spell(s, NERO, 0, "stone-claws", REVERSE)
    rite = lay_spell(s, NERO, 1, "rite-of-change", STRAIGHT)
    begin(s)
    answer(s, NERO, CAST, claws)
    assert "Stone Claws: the attack of Nero is 3 for a while." in [line.strip() for line in told(s)]
    answer(s, NERO, PASS)
    answer(s, NERO, CAST, rite)
    if offered(s, NERO, PICK_ROOM) == [at(0, 1)]:
        answer(s, NERO, PICK_ROOM, at(0, 1))
    prompt = seen(s).prompt
    assert prompt is not None
    assert prompt.question == "Rite of Change: which Room does it become?"
    answer(s, NERO, PICK_ROOM, at(1, 0))
    assert "Rite of Change: the Forge becomes a copy of the Bibliotheca for a while." in [
        line.strip() for line in told(s)
    ]
