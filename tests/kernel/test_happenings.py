"""Happenings by themselves: what an interrupt may do to one, and who is heard."""

from __future__ import annotations

import pytest

from conclave.kernel.book import Book
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.happenings import (
    AFTER,
    LASTING,
    Door,
    Happening,
    Window,
    lasting_row,
    voice_ability,
    voice_this,
)
from conclave.kernel.lasting import FOREVER, Lasting, without_ended
from conclave.kernel.modifiers import Fixed, Modifier, Modifiers
from conclave.kernel.state import MOST_LASTING
from conclave.testkit.plain import plain
from tests.kernel.lodge import Evening
from tests.kernel.lodge_cards import FIRESTORM, STONE_SKIN, VIOLET_TEXT
from tests.kernel.lodge_table import ARMOUR, DAMAGE, DOOR, GAIN, MARK, MODIFIERS, REVEAL, ROOTED, Lodge
from tests.kernel.test_books import Page, close, run


def batch() -> Happening:
    return Happening(DAMAGE, 7, 0, [3, 4, 5], [1, 2, 3])


def test_cancel() -> None:
    h = batch()
    h.prevent()
    assert h.prevented


def test_spare_one_then_all() -> None:
    h = batch()
    h.spare(4)
    assert (h.them, h.amounts, h.prevented) == ([3, 5], [1, 3], False)
    h.spare(9)
    h.spare(3)
    assert not h.prevented
    h.spare(5)
    assert (h.them, h.amounts, h.prevented) == ([], [], True)


def test_lessen_never_below_nothing() -> None:
    h = batch()
    h.lessen(4, 1)
    h.lessen(5, 9)
    h.lessen(99, 1)
    assert h.amounts == [1, 1, 0]


def test_redirect_to_a_bystander_or_to_another_victim() -> None:
    h = batch()
    h.redirect(3, 8)
    assert (h.them, h.amounts) == ([8, 4, 5], [1, 2, 3])
    h.redirect(4, 5)
    assert (h.them, h.amounts) == ([8, 5], [1, 5])
    h.redirect(5, 5)
    h.redirect(77, 1)
    assert (h.them, h.amounts) == ([8, 5], [1, 5])


def test_replace_keeps_whom_and_how_much() -> None:
    h = batch()
    h.replace(MARK)
    assert (h.kind, h.them, h.amounts) == (MARK, [3, 4, 5], [1, 2, 3])


def test_amount_for() -> None:
    assert [batch().amount_for(x) for x in (3, 4, 9)] == [1, 2, 0]


def test_a_copy_has_everything_and_shares_nothing() -> None:
    h = batch()
    h.rule, h.it, h.prevented, h.spoken, h.amount = 9, 4, True, [5], 6
    twin = h.copy()
    assert plain(twin) == plain(h)
    assert isinstance(twin, Happening)
    twin.them.append(1)
    twin.amounts.append(1)
    twin.spoken.append(1)
    assert (h.them, h.amounts, h.spoken) == ([3, 4, 5], [1, 2, 3], [5])


def test_with_nobody_listening_it_takes_place_at_once_without_a_frame() -> None:
    t = Evening().go_on()
    depth = len(t.s.stack)
    DOOR.cause(t.s, Happening(GAIN, -1, 0, [0, 1], [1, 2]))
    assert t.s.points == [1, 2]
    assert len(t.s.stack) == depth


def test_a_happening_finds_its_rule_wherever_that_stands_in_the_book() -> None:
    book: Book[Lodge] = Book()
    book.rule("something else", [])
    door: Door[Lodge] = Door(book, [])
    s = Evening().s
    h = Happening(door.kind("nothing", lambda s, h: None), -1, 0, [], [])
    door.cause(s, h)
    assert h.rule == door.rule == 1
    assert h.it == -1


def test_with_a_listener_it_waits_on_the_stack() -> None:
    t = Evening().go_on()
    t.s.let_last(VIOLET_TEXT, -1, 1)
    assert not DOOR.anybody_listens(t.s, Happening(GAIN, -1, 0, [0], [1]))
    h = Happening(DOOR.kinds.index("activation"), -1, 0, [1], [1])
    assert DOOR.anybody_listens(t.s, h)
    DOOR.cause(t.s, h)
    assert t.s.stack[-1] is h


class Deaf(Door[Lodge]):
    """A door at which no face-down card could answer."""

    def could_answer(self, s: Lodge, h: Happening, this: int) -> bool:
        return False


def test_a_face_down_card_that_could_answer_veils_whether_it_does() -> None:
    """Whatever it is: the happening waits, and neither an undo nor the wait may tell whether it answers."""
    t = Evening().set(1, FIRESTORM).go_on()
    t.s.decided, depth = 7, len(t.s.stack)
    DOOR.cause(t.s, Happening(GAIN, -1, 0, [0], [1]))
    assert (t.s.horizon, t.s.veiled) == (7, 7)
    assert len(t.s.stack) == depth + 1


def test_one_that_could_not_answer_changes_nothing() -> None:
    """Everybody knows that it could not, so nothing waits and nothing is veiled."""
    t = Evening().set(1, FIRESTORM).go_on()
    door = Deaf(Book(), [])
    kind = door.kind("nothing", lambda s, h: None)
    t.s.decided, horizon, depth = 7, t.s.horizon, len(t.s.stack)
    door.cause(t.s, Happening(kind, -1, 0, [0], [1]))
    assert (t.s.horizon, t.s.veiled) == (horizon, 0)
    assert len(t.s.stack) == depth


def test_a_lasting_text_speaks_for_whose_it_is() -> None:
    t = Evening().at(0, 1).go_on()
    t.s.let_last(VIOLET_TEXT, 5, 1)
    t.choose(0, 4)
    assert t.s.points == [1, 1]
    t.idle(seat=0)


def test_nothing_is_happening_outside_a_happening() -> None:
    with pytest.raises(LookupError, match="nothing is happening"):
        DOOR.happening(Evening().go_on().s)


def test_windows_are_steps_in_their_order() -> None:
    steps = DOOR.book.rules[DOOR.rule]
    assert [w.name for w in DOOR.windows] == ["cancels", "saves", "reacts"]
    assert len(steps) == 4
    assert DOOR.before == 2


def test_voices_are_packed_options() -> None:
    v = pack(1, 12, 34)
    assert (voice_ability(v), voice_this(v)) == (12, 34)
    assert voice_this(pack(1, 2, LASTING + 3)) - LASTING == 3


def test_masks_tell_which_faces_listen() -> None:
    assert (DOOR.hears[FIRESTORM] if len(DOOR.hears) > FIRESTORM else 0) == 0
    spoken_of = [face for face, mask in enumerate(DOOR.hears) if (mask >> REVEAL) & 1]
    assert len(spoken_of) == 1


def test_what_is_spared_or_turned_aside_is_no_longer_it() -> None:
    """`it` is the first of `them`: what speaks later in the window must not hear of who was spared."""
    h = Happening(DAMAGE, 7, 0, [3, 4], [1, 2])
    h.redirect(3, 8)
    assert h.it == 8
    h.spare(8)
    assert h.it == 4


def test_a_happening_behind_a_screen_is_answered_behind_it() -> None:
    book: Book[Page] = Book()
    door: Door[Page] = Door(book, [Window("after", AFTER)])

    def note(s: Page, h: Happening) -> None:
        s.done.append("happened")

    def always(s: Page, h: Happening, this: int, you: int) -> bool:
        return True

    def answer(s: Page, f: Frame) -> None:
        s.done.append(f"answered {door.happening(s).kind}")

    kind = door.kind("thing", note)
    text = door.ability("text", [kind], 0, always, book.rule("answer", [answer]), optional=True)

    def happen(s: Page, f: Frame) -> None:
        if f.you == 0:
            s.let_last(text, -1, 0)
            door.cause(s, Happening(kind, -1, 0, [0], [1]))

    aside = book.rule("aside", [happen])

    def fork(s: Page, f: Frame) -> None:
        s.fork(aside)

    s, _ = run(fork, close, book=book)
    d = s.decision_of(0)
    assert d is not None
    book.decide(s, d, 1)
    assert s.done == ["happened", "answered 0"]


# --- lasting effects ------------------------------------------------------------------------------------
def test_effects_end_at_their_moment_and_not_before() -> None:
    rows = [
        Lasting(0, 1, 0, 0, 0, 0, 1, 5),
        Lasting(1, 1, 0, 0, 0, 0, 1, 6),
        Lasting(2, 1, 0, 0, 0, 0, 2, 5),
        Lasting(3, 1, 0, 0, 0, 0, FOREVER, 0),
    ]
    assert [row.number for row in without_ended(rows, 1, 4)] == [0, 1, 2, 3]
    assert [row.number for row in without_ended(rows, 1, 5)] == [1, 2, 3]
    assert [row.number for row in without_ended(rows, 1, 9)] == [2, 3]
    assert [row.number for row in without_ended(rows, 2, 5)] == [0, 1, 3]


def test_effects_are_found_by_number() -> None:
    s = Evening().s
    s.let_last(4, 1, 0)
    s.let_last(5, 1, 1)
    assert lasting_row(s, 1).text == 5
    assert repr(lasting_row(s, 1)) == "Lasting(5, you=1, it=-1, until=0/0)"
    s.end_lasting(FOREVER, 0)
    with pytest.raises(LookupError, match="no lasting effect 1"):
        lasting_row(s, 1)


def test_numbers_of_effects_are_not_used_again() -> None:
    s = Evening().s
    s.let_last(4, 1, 0, until=1)
    s.end_lasting(1, 0)
    s.let_last(4, 1, 0, until=1)
    assert [row.number for row in s.lasting] == [1]


def test_effects_may_be_stored_for_as_long_as_a_game_lasts() -> None:
    """The number of an effect is part of a packed option, which has room for a few thousand."""
    t = Evening().at(0, 1).go_on()
    t.s.lasted = 5000
    t.s.let_last(VIOLET_TEXT, -1, 0)
    t.choose(0, 4)
    assert t.s.points == [2, 0]
    t.idle(seat=0)


# --- questions ------------------------------------------------------------------------------------------
def test_a_question_nobody_answers_is_nothing() -> None:
    t = Evening().go_on()
    assert MODIFIERS.total(t.s, ARMOUR, 0) == 0
    assert MODIFIERS.names[ROOTED] == "cannot walk"


def test_one_card_answers_for_its_owner() -> None:
    t = Evening().stand(1, STONE_SKIN).go_on()
    c = t.card(STONE_SKIN)
    assert MODIFIERS.says(t.s, c, ARMOUR, 1) == 1
    assert MODIFIERS.says(t.s, c, ARMOUR, 0) == 0
    assert MODIFIERS.says(t.s, c, ROOTED, 1) == 0
    assert MODIFIERS.speaks_to(STONE_SKIN, ARMOUR)
    assert not MODIFIERS.speaks_to(-9, ARMOUR)
    assert not MODIFIERS.speaks_to(999, ARMOUR)


def test_a_lasting_answer_is_for_what_it_is_fastened_to() -> None:
    t = Evening().go_on()
    t.s.let_last(~ROOTED, -1, 0, it=1, amount=1)
    t.s.let_last(~ROOTED, -1, 0, it=1, amount=2)
    assert [MODIFIERS.total(t.s, ROOTED, x) for x in (0, 1)] == [0, 3]
    assert MODIFIERS.lasting_total(t.s, ARMOUR, 1) == 0


def test_an_answer_may_be_a_fixed_number_and_must_be_some_number() -> None:
    s = Evening().s
    assert Fixed(3).amount(s, 0, 0, 1) == 3
    with pytest.raises(NotImplementedError):
        Modifier().amount(s, 0, 0, 1)


def test_a_happening_keeps_lists_of_its_own() -> None:
    them, amounts = [3, 4], [1, 2]
    h = Happening(DAMAGE, 7, 0, them, amounts)
    h.spare(3)
    assert (them, amounts) == ([3, 4], [1, 2])


def test_a_face_answers_a_question_once() -> None:
    asking: Modifiers[Lodge] = Modifiers()
    n = asking.declare("how much")
    asking.print_on(3, n, Fixed(1))
    with pytest.raises(AssertionError, match="twice"):
        asking.print_on(3, n, Fixed(2))


def test_numbers_of_lasting_effects_come_round_without_meeting() -> None:
    s, _ = run(close)
    s.let_last(0, -1, 0)
    for _ in range(2 * MOST_LASTING):
        s.let_last(0, -1, 0)
        s.lasting.pop()
    s.let_last(0, -1, 0)
    assert len({row.number for row in s.lasting}) == 2
