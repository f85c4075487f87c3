"""Who sees what of Black Rose Wars, and what a world may hold (O17, O18, R31, R84, R26)."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.games.black_rose_wars import GAME
from conclave.games.black_rose_wars.rules.activation import ASKS_DOOR
from conclave.games.black_rose_wars.rules.box import SPELLS
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.piles import cards_in, mix, put
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.terms import (
    ACTIVATE,
    ACTIVE,
    CUSTOM,
    DONE,
    END,
    EVENT_DECK,
    FORGOTTEN,
    FORGOTTEN_DECK,
    GARDEN,
    GRIMOIRE,
    HAND,
    MEMORIES,
    PHYSICAL_MOVE,
    PLACES,
    PREPARATION,
    PREPARE,
    PROTECTION,
    QUEST_DECK,
    QUESTS,
    READY,
    REVERSE,
    SCHOOL_DECK,
    SCHOOLS,
    SHEET,
    STEP,
    STRAIGHT,
    TRAP,
)
from conclave.games.black_rose_wars.words.hiding import hide_choice
from conclave.kernel.events import EVERYONE
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from conclave.kernel.state import UNKNOWN
from conclave.language.hiding import hide_order
from conclave.testkit.strategies import any_answer
from tests.games.black_rose_wars.layout import (
    answer,
    at,
    begin,
    face_of,
    free_hexes,
    give,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
)

NERO, REBECCA, TESSA, JAFAR = range(4)
SPECTATOR = 4


def at_preparation(seed: int = 0) -> Table:
    """A table whose Mages are about to prepare, everybody at once."""
    s: Table = GAME.new(4, seed)
    rng = seeded(seed)
    while s.phase != PREPARATION:
        seat, index = any_answer(s.pending, rng)
        GAME.decide(s, seat, index)
    return s


# --- hands -----------------------------------------------------------------------------------------------
def test_a_mixed_hand_cannot_be_followed() -> None:
    """A card everybody saw in Memories is one of several in hand, and nobody else knows which any longer."""
    s = in_action()
    for key in ("fireball", "maelstrom", "ice-burst"):
        give(s, NERO, key)
    known = give(s, NERO, "clairvoyance")
    put(s, known, MEMORIES + NERO)
    put(s, known, HAND + NERO)
    assert GAME.view(s, REBECCA).face[known] == face_of("clairvoyance")
    faces = sorted(s.face[c] for c in cards_in(s, HAND + NERO))
    mix(s, HAND + NERO, 1 << NERO)
    hand = cards_in(s, HAND + NERO)
    assert all(GAME.view(s, REBECCA).face[c] == UNKNOWN for c in hand)
    assert sorted(GAME.view(s, NERO).face[c] for c in hand) == faces


def test_hands_are_mixed_before_preparation() -> None:
    """Whatever others had seen, at the start of Preparation only its owner knows a hand."""
    s = at_preparation()
    for seat in range(4):
        for c in cards_in(s, HAND + seat) + cards_in(s, SHEET + seat):
            assert s.seen_by[c] == 1 << seat


def test_a_card_put_down_from_a_hand_is_unknown_again() -> None:
    """O18: which card goes under a Grimoire, its owner alone knows; face up it is everybody's."""
    s = in_action()
    c = give(s, NERO, "fireball")
    s.show(c, EVERYONE)
    put(s, c, GRIMOIRE + NERO)
    assert s.seen_by[c] == 1 << NERO
    put(s, c, HAND + NERO)
    put(s, c, MEMORIES + NERO)
    assert s.seen_by[c] == EVERYONE


# --- behind the screens ----------------------------------------------------------------------------------
def test_nobody_sees_what_others_have_placed() -> None:
    """O17: however far Nero has come, to the others all his cards are in hand; his own view shows them."""
    s = at_preparation()
    before = {seat: GAME.view(s, seat) for seat in (REBECCA, SPECTATOR)}
    size = s.size[HAND + NERO]
    card = s.decision_of(NERO).options[0].a
    answer(s, NERO, PREPARE, card, STRAIGHT)
    assert s.sheet[0] == card
    assert GAME.view(s, NERO).sheet[0] == card
    for seat, v in before.items():
        now = GAME.view(s, seat)
        assert (now.sheet[0], now.size[HAND + NERO], now.size[SHEET + NERO]) == (-1, size, 0)
        assert cards_in(now, HAND + NERO) == cards_in(v, HAND + NERO)


def test_a_world_lets_the_others_prepare_something() -> None:
    """One who is done has placed two Spells at least; one who is not begins anew."""
    s = at_preparation()
    for _ in range(2):
        answer(s, NERO, PREPARE, s.decision_of(NERO).options[0].a, STRAIGHT)
    if s.decision_of(NERO) is not None:
        answer(s, NERO, DONE)
    for n in range(5):
        w = GAME.determinise(GAME.view(s, TESSA), seeded(n))
        assert sum(c >= 0 for c in w.sheet[:PLACES]) >= 2
        assert w.sheet[PLACES : 2 * PLACES] == [-1] * PLACES


# --- sheets ----------------------------------------------------------------------------------------------
def sheet_scene() -> Table:
    """Rebecca has a Trap and a Protection Active, and a Spell Ready."""
    s = in_action(2)
    lay_spell(s, REBECCA, 0, "blade-barrage", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "deceiving-wind", REVERSE, ACTIVE)
    lay_spell(s, REBECCA, 2, "fireball", REVERSE, READY)
    begin(s)
    return s


def test_the_token_is_seen_the_card_and_its_side_are_not() -> None:
    """R84: others see Trap or Protection, never which, nor how it lies."""
    s = sheet_scene()
    v = GAME.view(s, NERO)
    assert [v.face[v.sheet[p]] for p in (4, 5, 6)] == [UNKNOWN] * 3
    assert v.side[4:7] == [UNKNOWN] * 3
    assert v.token[4:6] == [TRAP, PROTECTION]
    mine = GAME.view(s, REBECCA)
    assert mine.side[4:7] == [STRAIGHT, REVERSE, REVERSE]
    assert mine.face[mine.sheet[6]] == face_of("fireball")


def test_worlds_put_a_fitting_spell_under_a_token() -> None:
    """R84, R89: of the token's type, either way up; a Room Trap has one way only."""
    s = sheet_scene()
    sides = set()
    for n in range(40):
        w = GAME.determinise(GAME.view(s, NERO), seeded(n))
        assert SPELLS[w.face[w.sheet[4]]].sides[0].type == TRAP
        assert SPELLS[w.face[w.sheet[5]]].sides[0].type == PROTECTION
        assert all(w.side[p] in (STRAIGHT, REVERSE) for p in (4, 5, 6))
        sides.add(w.side[6])
    assert sides == {STRAIGHT, REVERSE}


def test_tokens_leave_a_world_for_every_token() -> None:
    """Of two tokens that need the same last card of a School, neither may take it from the other.

    Rebecca holds one Conspiracy Spell only and everything else Active is a Protection: whatever the worlds
    put under the Protections, the Trap must come from Conspiracy.
    """
    s = in_action(2)
    lay_spell(s, REBECCA, 0, "deceiving-wind", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 1, "obscure-armor", STRAIGHT, ACTIVE)
    lay_spell(s, REBECCA, 2, "magical-theft", STRAIGHT, ACTIVE)
    begin(s)
    for n in range(60):
        w = GAME.determinise(GAME.view(s, NERO), seeded(n))
        assert [SPELLS[w.face[w.sheet[p]]].sides[0].type for p in (4, 5, 6)] == [PROTECTION, PROTECTION, TRAP]


# --- decks -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_worlds_keep_schools_moons_and_mages_apart(seed: int) -> None:
    """School decks hold their School, the Forgotten deck its own, Custom Spells lie with their Mage (R26)."""
    s: Any = GAME.new(4, seed)
    rng = seeded(seed)
    for _ in range(300 + 100 * seed):
        if not s.over:
            GAME.decide(s, *any_answer(s.pending, rng))
    for seat in range(5):
        w = GAME.determinise(GAME.view(s, seat), rng)
        for k in range(SCHOOLS):
            assert {SPELLS[w.face[c]].school for c in cards_in(w, SCHOOL_DECK + k)} <= {k}
        assert {SPELLS[w.face[c]].school for c in cards_in(w, FORGOTTEN_DECK)} <= {FORGOTTEN}
        for q in range(4):
            for c in cards_in(w, GRIMOIRE + q) + cards_in(w, HAND + q) + cards_in(w, SHEET + q):
                spell = SPELLS[w.face[c]]
                assert spell.school != CUSTOM or spell.mage == w.mage[q]
                assert w.seen_by[c] == EVERYONE or w.pile[c] < HAND or (w.seen_by[c] >> q) & 1


# --- questions that nobody may notice --------------------------------------------------------------------
@pytest.mark.parametrize("trap", ["blade-barrage", "blood-pact"])
def test_who_may_spring_a_trap_is_not_seen(trap: str) -> None:
    """A red Room sets off Blade Barrage and not Blood Pact: Nero and the others cannot tell which it was."""
    s = in_action(3)
    lay_room(s, 10, at(0, 1))
    s.where[NERO] = at(1, 0)
    s.where[REBECCA] = s.where[TESSA] = at(-2, 0)
    lay_spell(s, REBECCA, 1, trap, STRAIGHT, ACTIVE)
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    answer(s, NERO, STEP, at(0, 1), NERO)
    asked = s.decision_of(REBECCA) is not None
    assert asked == (trap == "blade-barrage")
    assert s.horizon == s.decided, "an undo must not find out"
    if asked:
        assert GAME.view(s, TESSA).waiting == 1 << NERO, "to her Nero seems to think"
        assert GAME.view(s, NERO).waiting == 0b110, "to him it may be anybody"
        assert GAME.view(s, NERO).stack == []
        answer(s, REBECCA, PASS)
        assert s.pending[0].seat == NERO


def test_whoever_holds_a_quest_is_asked_at_every_door() -> None:
    """R31: the Garden is the door of q1-03 and not of q1-01; the others cannot tell which Nero holds."""
    seen = []
    for key in ("q1-03", "q1-01"):
        s = in_action(2)
        lay_room(s, GARDEN, at(0, 1))
        s.where[NERO], s.where[REBECCA] = at(0, 1), at(-2, 0)
        hold_quest(s, NERO, key)
        begin(s)
        answer(s, NERO, PHYSICAL_MOVE)
        GAME.choose(s, NERO, ACTIVATE, at(0, 1))
        assert s.decision_of(NERO).about == ASKS_DOOR
        v = GAME.view(s, REBECCA)
        seen.append((v.waiting, v.stack, [(e.kind, e.a, e.b) for e in v.events[-3:]]))
    assert seen[0] == seen[1]


def test_the_order_in_which_cards_go_back_is_their_readers_alone() -> None:
    """O18: who knew the cards before does not know where they lie now."""
    s = in_action(2)
    deck = cards_in(s, EVENT_DECK)[:3]
    for c in deck:
        s.show(c, 0b11)
    faces = [int(s.face[c]) for c in deck]
    handles = hide_order(s, [deck[2], deck[0], deck[1]], NERO)
    assert [s.face[c] for c in handles] == [faces[2], faces[0], faces[1]]
    assert all(GAME.view(s, REBECCA).face[c] == UNKNOWN for c in handles)
    assert all(GAME.view(s, NERO).face[c] != UNKNOWN for c in handles)


def test_which_of_several_cards_was_taken_is_not_seen() -> None:
    """O18: of three Quests that Rebecca knows Nero takes one; its handle is always the first."""
    for n in range(3):
        s = in_action(2)
        deck = cards_in(s, QUEST_DECK)[:3]
        for c in deck:
            s.show(c, 0b11)
        wanted = int(s.face[deck[n]])
        e = Effect(-1, -1, NERO, -1)
        e.seen = deck[:]
        e.keep(0, [deck[n]])
        taken = hide_choice(s, e, deck[n])
        assert (taken, s.face[taken], e.recall(0)) == (deck[0], wanted, [deck[0]])
        assert all(GAME.view(s, REBECCA).face[c] == UNKNOWN for c in deck)


def test_whether_a_quest_is_offered_is_not_seen() -> None:
    """R31: its holder alone is asked, and an undo finds nothing out either."""
    s = in_action(2)
    s.where[NERO] = s.where[REBECCA] = at(1, 0)
    hold_quest(s, REBECCA, "q1-02")
    begin(s)
    answer(s, NERO, PHYSICAL_MOVE)
    step = next(h for h in free_hexes(s) if h in [o.a for o in s.decision_of(NERO).options if o.verb == STEP])
    answer(s, NERO, STEP, step, NERO)
    while s.decision_of(NERO) is not None and s.tokens[NERO] == 1 and s.active == NERO:
        d = s.decision_of(NERO)
        verbs = [o.verb for o in d.options]
        if END in verbs:
            break
        GAME.decide(s, NERO, len(d.codes) - 1)
    assert s.horizon == s.decided, "Rebecca holds a Quest: after the Action nothing is taken back"


def test_quests_of_others_are_unknown_but_their_number_is_not() -> None:
    """R31, O18."""
    s = in_action(2)
    c = hold_quest(s, REBECCA, "q1-02")
    begin(s)
    v = GAME.view(s, NERO)
    assert (v.face[c], v.size[QUESTS + REBECCA]) == (UNKNOWN, 1)
    assert GAME.view(s, REBECCA).face[c] != UNKNOWN
