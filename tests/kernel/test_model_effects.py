"""The eight model effects, as scenes of the Lodge: each shape of card that the real games need."""

from __future__ import annotations

import pytest

from conclave.kernel.happenings import PASS, USE
from tests.kernel.lodge import Evening
from tests.kernel.lodge_cards import (
    ADDER,
    AEGIS,
    BLESSING,
    CALL_GHOUL,
    DOUBLER,
    FIRE_SNARE,
    FIRESTORM,
    GARDENER,
    LEAVES,
    MELEE,
    MIRROR,
    PARRY,
    SCRY,
    SILENCE,
    SLEEPER,
    STONE_SKIN,
    VIOLET_HOUR,
)
from tests.kernel.lodge_table import (
    ACTIVATE,
    CAST,
    DEFEND,
    DISCARD,
    FELL,
    GAINED,
    GONE,
    HURT,
    MARKED,
    PICK,
    ROLLED,
    SAW,
    SET,
    SHOWN,
    WALK,
)


def use(t: Evening, seat: int, face: int) -> Evening:
    """Let the first face-down card of a face speak."""
    option = next(o for o in t.decision(seat).options if o.verb == USE and t.s.face[o.b] == face)
    return t.choose(seat, USE, option.a, option.b)


# --- 1. area damage in one batch ------------------------------------------------------------------------
def test_firestorm_hurts_everybody_in_a_room_then_marks_it() -> None:
    t = Evening(3).at(0, 0).at(1, 1).at(2, 1).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM)
    assert t.offered(0, PICK) == [(0, -1), (1, -1), (5, -1)]
    t.choose(0, PICK, 1)
    assert t.s.damage == [0, 3, 3]
    assert t.s.marks == [0, 1, 0, 0, 0, 0]
    t.idle(seat=0)


def test_two_who_cannot_bear_it_fall_together() -> None:
    """Both are hurt before either falls, and their fall is one happening."""
    t = Evening(3).at(1, 1, damage=4).at(2, 1, damage=3).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    kinds = [e.kind for e in t.s.events if e.kind in (HURT, FELL)]
    assert kinds == [HURT, HURT, FELL, FELL]
    assert t.s.points == [4, 0, 0]
    t.idle(seat=0)


# --- 2. summon ------------------------------------------------------------------------------------------
def test_a_ghoul_comes_to_the_casters_room_over_a_card_nobody_knows() -> None:
    t = Evening().at(0, 2).give(0, CALL_GHOUL).go_on()
    t.cast(0, CALL_GHOUL)
    assert (t.s.room, t.s.owner, t.s.health) == ([2, 0, 2], [0, 1, 0], [6, 6, 2])
    assert t.s.seen_by[t.s.beneath[2]] == 0
    t.idle(seat=0)


# --- 3. a trap on entering ------------------------------------------------------------------------------
def test_a_snare_hurts_who_walks_into_red() -> None:
    t = Evening().at(0, 2).at(1, 5).set(1, FIRE_SNARE).go_on()
    t.choose(0, WALK, 3)
    assert t.asked() == [1]
    assert t.s.room[0] == 3, "the trap answers what has happened"
    use(t, 1, FIRE_SNARE)
    assert t.s.damage == [2, 0]
    assert t.s.zone[t.card(FIRE_SNARE)] == DISCARD
    t.idle(seat=0)


def test_a_snare_may_be_kept_and_lies_on_unseen() -> None:
    t = Evening().at(0, 2).set(1, FIRE_SNARE).go_on()
    t.choose(0, WALK, 3).choose(1, PASS)
    assert t.s.damage == [0, 0]
    assert t.s.zone[t.card(FIRE_SNARE)] == SET
    assert t.s.seen_by[t.card(FIRE_SNARE)] == 2
    t.idle(seat=0)


@pytest.mark.parametrize("room", [1, 5])
def test_a_snare_is_not_offered_in_other_rooms(room: int) -> None:
    t = Evening().at(0, 0).set(1, FIRE_SNARE).go_on()
    t.choose(0, WALK, room).idle(seat=0)


def test_nobody_walks_into_their_own_snare() -> None:
    Evening().at(0, 2).set(0, FIRE_SNARE).go_on().choose(0, WALK, 3).idle(seat=0)


def test_two_equal_snares_may_both_speak_one_at_a_time() -> None:
    t = Evening().at(0, 2).set(1, FIRE_SNARE, FIRE_SNARE).go_on()
    t.choose(0, WALK, 3)
    assert len(t.offered(1, USE)) == 2
    use(t, 1, FIRE_SNARE)
    assert len(t.offered(1, USE)) == 1
    use(t, 1, FIRE_SNARE)
    assert t.s.damage == [4, 0]
    t.idle(seat=0)


def test_snares_speak_in_the_order_of_the_seats_after_the_walker() -> None:
    t = Evening(4).at(0, 2).set(3, FIRE_SNARE).set(1, FIRE_SNARE).go_on()
    t.choose(0, WALK, 3)
    assert t.asked() == [1]
    t.choose(1, PASS)
    assert t.asked() == [3]
    t.choose(3, PASS).idle(seat=0)


# --- 4. protections -------------------------------------------------------------------------------------
def test_an_aegis_answers_a_snare_before_the_walk_goes_on() -> None:
    """A window inside a window is finished first."""
    t = Evening().at(0, 2).set(0, AEGIS).set(1, FIRE_SNARE).go_on()
    t.choose(0, WALK, 3)
    use(t, 1, FIRE_SNARE)
    assert t.asked() == [0]
    assert t.bookmarks() == "game@3 > turn@1 > happening@3 > reply@1 > Fire Snare@2 > happening@1 > reply@0"
    use(t, 0, AEGIS)
    assert t.s.damage == [0, 0]
    t.idle(seat=0)


def test_sparing_one_does_not_spare_the_others() -> None:
    t = Evening(3).at(1, 1).at(2, 1).set(1, AEGIS).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    use(t, 1, AEGIS)
    assert t.s.damage == [0, 0, 3]
    assert t.s.marks[1] == 1
    t.idle(seat=0)


def test_sparing_the_only_one_cancels_it_and_nobody_else_is_asked() -> None:
    t = Evening().at(1, 1).set(1, AEGIS, PARRY).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    use(t, 1, AEGIS)
    assert t.told(HURT) == []
    t.idle(seat=0)


def test_a_parry_lessens_and_the_next_is_offered_only_while_there_is_something_left() -> None:
    t = Evening().at(1, 1).set(1, PARRY, PARRY).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    use(t, 1, PARRY)
    assert len(t.offered(1, USE)) == 1
    use(t, 1, PARRY)
    assert t.s.damage == [0, 0], "never below nothing"
    t.idle(seat=0)
    t = Evening().at(0, 2).set(0, PARRY, PARRY).set(1, FIRE_SNARE).go_on()
    t.choose(0, WALK, 3)
    use(t, 1, FIRE_SNARE)
    use(t, 0, PARRY)
    assert t.s.damage == [0, 0], "2 less 2 is nothing, so the second parry stays"
    t.idle(seat=0)


def test_a_mirror_turns_damage_on_who_deals_it() -> None:
    t = Evening().at(0, 0).at(1, 1).set(1, MIRROR).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    use(t, 1, MIRROR)
    assert t.s.damage == [3, 0]
    t.idle(seat=0)


def test_what_is_turned_on_somebody_who_is_hit_already_adds_up() -> None:
    t = Evening().at(0, 1).at(1, 1).set(1, MIRROR).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    use(t, 1, MIRROR)
    assert t.s.damage[0] == 0, "6 damage is more than a mage bears"
    assert [e.n for e in t.told(HURT)] == [6]
    t.idle(seat=0)


def test_damage_may_become_something_else() -> None:
    t = Evening(3).at(1, 1).at(2, 1).set(1, LEAVES).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    use(t, 1, LEAVES)
    assert t.s.damage == [0, 0, 0]
    assert [(e.a, e.n) for e in t.told(MARKED)] == [(1, 3), (2, 3), (1, 1)]
    t.idle(seat=0)


def test_silence_cancels_a_spell_for_everybody_and_ends_all_offers() -> None:
    t = Evening(3).at(1, 1).at(2, 1).set(1, SILENCE).set(2, SILENCE, AEGIS).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM)
    use(t, 1, SILENCE)
    assert t.s.damage == [0, 0, 0]
    assert t.s.marks == [0] * 6
    assert t.s.zone[t.card(FIRESTORM)] == DISCARD, "the spell is used all the same"
    t.idle(seat=0)


# --- 5. for a time --------------------------------------------------------------------------------------
def test_violet_hour_lasts_until_the_turn_ends() -> None:
    t = Evening().at(0, 1).at(1, 1).give(0, VIOLET_HOUR).go_on()
    t.cast(0, VIOLET_HOUR).choose(0, ACTIVATE)
    assert t.s.points == [2, 0], "one from the room, one from the hour"
    t.idle(seat=1)
    assert t.s.lasting == []
    t.choose(1, ACTIVATE)
    assert t.s.points == [2, 1]


def test_two_violet_hours_are_two() -> None:
    t = Evening().at(0, 1).give(0, VIOLET_HOUR, VIOLET_HOUR).go_on()
    t.s.actions = 3
    first, second = (c for c in range(len(t.s.zone)) if (c, -1) in t.offered(0, CAST))
    t.choose(0, CAST, first).choose(0, CAST, second)
    assert [row.number for row in t.s.lasting] == [0, 1]


def test_a_blessing_outlasts_the_turn_and_ends_a_round_later() -> None:
    t = Evening().at(0, 0).give(0, BLESSING).go_on()
    t.cast(0, BLESSING).choose(0, PASS)
    assert t.asked() == [1]
    assert [row.amount for row in t.s.lasting] == [2]
    t.choose(1, PASS)
    while t.s.round == 2 and t.s.aside:
        t.choose(t.asked()[0], PASS)
    assert t.s.lasting != [], "it lasts until the second turn after it ends"
    t.choose(1, PASS)
    assert t.s.lasting == []


# --- 6. quests, and the order of texts ------------------------------------------------------------------
def test_the_gardener_is_fulfilled_by_a_green_room() -> None:
    t = Evening().at(0, 2).stand(0, GARDENER).go_on()
    t.choose(0, ACTIVATE)
    assert t.s.points == [2, 0]
    assert t.s.zone[t.card(GARDENER)] == DISCARD
    t.idle(seat=0)


def test_another_seats_quest_is_not_fulfilled() -> None:
    t = Evening().at(0, 2).stand(1, GARDENER).go_on()
    t.choose(0, ACTIVATE)
    assert t.s.points == [0, 0]
    t.idle(seat=0)


def test_nobody_is_asked_for_an_order_that_does_not_matter() -> None:
    t = Evening().at(0, 2).stand(0, GARDENER, GARDENER).go_on()
    t.choose(0, ACTIVATE)
    assert t.s.points == [4, 0]
    t.idle(seat=0)


@pytest.mark.parametrize(("first", "marks"), [(DOUBLER, 5), (ADDER, 6)])
def test_the_owner_says_which_of_two_texts_speaks_first_where_it_matters(first: int, marks: int) -> None:
    t = Evening().at(0, 3).stand(0, DOUBLER, ADDER).go_on()
    t.s.marks[3] = 2
    t.choose(0, ACTIVATE)
    assert t.verbs(0) == {USE}, "both must speak: there is no declining"
    use(t, 0, first)
    assert t.s.marks[3] == marks
    t.idle(seat=0)


def test_one_compulsory_text_speaks_without_a_question() -> None:
    t = Evening().at(0, 3).stand(0, DOUBLER).go_on()
    t.s.marks[3] = 2
    t.choose(0, ACTIVATE)
    assert t.s.marks[3] == 4
    t.idle(seat=0)


# --- 7. attack, defence, counterstrike ------------------------------------------------------------------
def melee(seed: int, defend: int) -> Evening:
    t = Evening(seed=seed).at(0, 2).at(1, 2).give(0, MELEE).go_on()
    return t.cast(0, MELEE).choose(0, PICK, 1).choose(1, defend)


def test_a_survivor_strikes_back() -> None:
    t = melee(1, PASS)
    (rolled,) = t.told(ROLLED)
    hurt = [(e.a, e.n) for e in t.told(HURT)]
    assert hurt == [(1, rolled.n), (0, 1)]
    t.idle(seat=0)


def test_a_defence_is_rolled_and_avoids_on_eight_or_more() -> None:
    seen = set()
    for seed in range(30):
        t = melee(seed, DEFEND)
        rolled = t.told(ROLLED)
        avoided = rolled[0].n >= 8
        assert (len(t.told(HURT)) == 0) == avoided
        seen.add(avoided)
        t.idle(seat=0)
    assert seen == {True, False}


def test_a_melee_without_a_foe_is_over() -> None:
    Evening().at(0, 2).at(1, 3).give(0, MELEE).go_on().cast(0, MELEE).idle(seat=0)


def test_dice_are_behind_the_horizon() -> None:
    t = Evening().at(0, 2).at(1, 2).give(0, MELEE).go_on()
    t.cast(0, MELEE)
    assert t.s.horizon == t.s.decided, "the card was shown"
    t.choose(0, PICK, 1)
    assert t.s.horizon < t.s.decided
    t.choose(1, PASS)
    assert t.s.horizon == t.s.decided


# --- 8. when revealed, and looking ----------------------------------------------------------------------
def test_a_sleeper_speaks_when_the_ghoul_above_it_falls() -> None:
    t = Evening().at(0, 0).give(0, FIRESTORM).ghoul(1, 1, over=SLEEPER).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    assert [e.b for e in t.told(SHOWN)] == [SLEEPER]
    assert t.s.points == [0, 1]
    assert t.s.room[2] == GONE
    t.idle(seat=0)


def test_two_ghouls_fall_together_and_what_was_beneath_is_revealed_together() -> None:
    t = Evening().give(0, FIRESTORM).ghoul(1, 1, over=SLEEPER).ghoul(1, 1, over=SLEEPER).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    # The two texts are the same but could matter in their order, so their owner is asked.
    assert t.asked() == [1]
    use(t, 1, SLEEPER)
    assert [e.kind for e in t.s.events if e.kind in (SHOWN, GAINED)] == [SHOWN, SHOWN, GAINED, GAINED]
    assert t.s.points == [0, 2]
    t.idle(seat=0)


def test_a_look_is_for_one_seat() -> None:
    t = Evening(3).set(1, FIRE_SNARE).give(0, SCRY).go_on()
    t.cast(0, SCRY)
    t.choose(0, PICK, t.card(FIRE_SNARE))
    assert [len(t.heard(seat, SAW)) for seat in range(4)] == [1, 0, 0, 0]
    assert t.view(0).face[t.card(FIRE_SNARE)] == FIRE_SNARE
    assert t.s.horizon == t.s.decided
    t.idle(seat=0)


# --- questions ------------------------------------------------------------------------------------------
def test_printed_and_lasting_answers_add_up() -> None:
    t = Evening().at(1, 1).stand(1, STONE_SKIN).give(0, FIRESTORM).go_on()
    t.s.let_last(-1, -1, 1, it=1, amount=1, until=1, when=99)
    t.cast(0, FIRESTORM).choose(0, PICK, 1)
    assert t.s.damage == [0, 1], "3 damage, less 1 printed, less 1 lasting"
    t.idle(seat=0)


# --- causes ---------------------------------------------------------------------------------------------
def test_every_event_hangs_on_what_brought_it_about() -> None:
    t = Evening().at(0, 2).at(1, 3).set(1, FIRE_SNARE).give(0, FIRESTORM).go_on()
    t.cast(0, FIRESTORM).choose(0, PICK, 3)
    events = {e.number: e for e in t.s.events}
    hurt, marked = t.told(HURT)[0], t.told(MARKED)[0]
    assert events[hurt.cause].a == t.card(FIRESTORM)
    assert hurt.cause == marked.cause
    t.choose(0, WALK, 3)
    use(t, 1, FIRE_SNARE)
    assert events_kind(t, t.told(HURT)[1].cause) == (1, t.card(FIRE_SNARE))


def events_kind(t: Evening, number: int) -> tuple[int, int]:
    """Whose event it is, and about which card."""
    e = t.s.events[number]
    return e.seat, e.a
