"""Who is asked does not show: not in bytes, not in order, not in what may be taken back (O4, O8).

Each moment is laid out in worlds that differ in one hidden card: in the first its owner is asked something,
in the others not, for want of mana or of a card that fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box, rounds
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.choosing import targets_of
from conclave.games.mage_wars.rules.events import AVOID, COUNTER_SPELL, DOOR, ENTERED
from conclave.games.mage_wars.rules.legality import why_no_kind, why_no_zone
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.games.mage_wars.rules.spell import casting_of
from conclave.games.mage_wars.table import Table, is_creature, is_hidden
from conclave.kernel.happenings import Happening
from conclave.kernel.reasons import ALLOWED
from conclave.kernel.rng import seeded
from conclave.table.standing import StandingAnswers, may_stand
from conclave.testkit.strategies import any_answer
from conclave.testkit.worlds import keep_secrets
from tests.games.mage_wars.layout import GAME, A, B, Layout, face
from tests.games.mage_wars.worlds import SPECTATOR, Making, Worlds, settled

Acting = Callable[[Layout], object]
"""The decision after which somebody is asked, or not."""


class Moment:
    """Worlds, the decision of a seat, and what the other is then asked in the first of them alone."""

    def __init__(self, make: Making, names: tuple[str, ...], seat: int, act: Acting, about: int) -> None:
        self.make = make
        self.names = names
        self.seat = seat
        self.act = act
        self.about = about

    def worlds(self) -> Worlds:
        """The worlds after the decision."""
        return Worlds(self.make, *self.names).do(self.act)


# --- positions ---------------------------------------------------------------------------------------------
def with_rest(g: Layout, seat: int, rest: list[str]) -> Layout:
    """The other cards are in the book."""
    for name in rest:
        g.card(seat, name)
    return settled(g)


def wolves(name: str, rest: list[str]) -> Layout:
    """Two Wolves in a zone; on B's an enchantment of B's lies face down, and B has 2 mana."""
    g = Layout("Wizard", "Wizard").mana(B, 2)
    g.put(A, "Timber Wolf", "b1")
    g.put(B, name, on=g.put(B, "Timber Wolf", "b1"), up=False)
    return with_rest(g, B, rest).turn(A)


def wolf_of(g: Layout, seat: int) -> int:
    """A seat's Wolf."""
    wolf = face("Timber Wolf")
    return next(int(x) for x in g.s.play if g.s.face[x] == wolf and g.s.controller[x] == seat)


def active(name: str, rest: list[str]) -> Layout:
    """The same, and A's Wolf has been activated."""
    g = wolves(name, rest)
    g.activate(wolf_of(g, A))
    return g.done(B) if g.asks(B, t.REVEAL_WHAT) else g


def bites(g: Layout) -> None:
    """One Wolf bites the other."""
    g.dice("0 1 2* 0").attack(wolf_of(g, A), "Bite", wolf_of(g, B))


def before_casting(name: str, rest: list[str]) -> Layout:
    """The same, and A has a spell ready."""
    g = Layout("Wizard", "Wizard").mana(B, 2)
    g.stand(A, "b1").put(B, name, on=g.put(B, "Timber Wolf", "b1"), up=False)
    g.prepare(A, "Fireball")
    return with_rest(g, B, rest).turn(A)


def casts(g: Layout) -> None:
    """A quickcasts at B's Wolf."""
    spell = next(x for x in range(2, g.s.terms.plans) if g.s.place[x] == k.PREPARED)
    g.dice("0 1 2* 0 0 1 d1").cast(A, spell, wolf_of(g, B))


def before_quickcasts(name: str, rest: list[str]) -> Layout:
    """Both have a spell prepared, and A may quickcast first; B has 5 mana."""
    g = Layout("Warlock", "Warlock").mana(B, 5)
    g.prepare(A, "Minor Heal")
    g.prepare(B, name)
    with_rest(g, B, rest).phase(rounds.DEPLOYMENT)
    return g


def before_the_end_of_a_turn(name: str, rest: list[str]) -> Layout:
    """A's Mage is active, has acted, and has one spell prepared: B waits."""
    g = Layout("Warlock", "Wizard").mana(A, 5)
    g.prepare(A, name)
    return with_rest(g, A, rest).turn(A).activate(A)


def before_deployment(name: str, rest: list[str]) -> Layout:
    """B's Battle Forge, which has no mana, has been given a spell; B has 4 mana, and A plans last."""
    g = Layout("Wizard", "Wizard").mana(B, 4)
    forge = g.put(B, "Battle Forge", "d3")
    g.card(B, name)
    with_rest(g, B, rest).phase(PLANNING)
    return g.choose(B, t.GIVE, face(name), forge).done(B)


def before_binding(name: str, rest: list[str]) -> Layout:
    """A is about to put on a wand for attack spells; one is in the book, or prepared."""
    g = Layout("Wizard", "Wizard")
    g.prepare(A, name)
    g.prepare(A, "Elemental Wand")
    return with_rest(g, A, rest).turn(A)


def puts_the_wand_on(g: Layout) -> None:
    """A quickcasts it."""
    wand = next(x for x in range(2, g.s.terms.plans) if g.s.face[x] == face("Elemental Wand"))
    g.cast(A, wand, A)


def before_two_answers(name: str, rest: list[str]) -> Layout:
    """On B's Wolf lie Block and another enchantment; B can turn up nothing that it may."""
    g = Layout("Wizard", "Wizard").mana(B, 2)
    g.put(A, "Timber Wolf", "b1")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Block", on=wolf, up=False)
    g.put(B, name, on=wolf, up=False)
    with_rest(g, B, rest).turn(A)
    return g.activate(wolf_of(g, A))


MOMENTS: Final = {
    "an activation": Moment(
        wolves,
        ("Rhino Hide", "Cheetah Speed", "Bear Strength", "Block", "Nullify", "Turn to Stone"),
        A,
        lambda g: g.activate(wolf_of(g, A)),
        t.REVEAL_WHAT,
    ),
    "a move": Moment(
        active,
        ("Rhino Hide", "Bear Strength", "Block"),
        A,
        lambda g: g.move(wolf_of(g, A), "c1"),
        t.REVEAL_WHAT,
    ),
    "an attack": Moment(active, ("Rhino Hide", "Bear Strength", "Nullify", "Jinx"), A, bites, t.REVEAL_WHAT),
    "a spell": Moment(before_casting, ("Rhino Hide", "Bear Strength", "Nullify"), A, casts, t.REVEAL_WHAT),
    "the quickcast of the other": Moment(
        before_quickcasts,
        ("Minor Heal", "Heal", "Wall of Stone", "Timber Wolf"),
        A,
        lambda g: g.done(A),
        t.QUICKCAST,
    ),
    "the end of an Action Phase": Moment(
        before_the_end_of_a_turn,
        ("Minor Heal", "Heal", "Wall of Stone"),
        A,
        lambda g: g.done(A),
        t.PRIORITIES,
    ),
    "planning": Moment(
        before_deployment, ("Leather Boots", "Bearskin", "Elemental Cloak"), A, lambda g: g.done(A), t.DEPLOY
    ),
    "a wand": Moment(before_binding, ("Leather Boots", "Fireball"), A, puts_the_wand_on, t.BIND_WHAT),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_o4_who_is_asked_shows_neither_in_bytes_nor_in_order(name: str) -> None:
    """O4: when the answer has been declined, nobody else can tell the worlds apart, nor undo in one alone."""
    m = MOMENTS[name]
    worlds = m.worlds()
    asked, *others = worlds.all
    (d,) = asked.s.pending
    assert d.about == m.about
    assert not d.open
    assert all(m.about not in [other.about for other in g.s.pending] for g in others)
    assert all(g.s.veiled == g.s.horizon == g.s.decided for g in worlds.all)
    assert keep_secrets(GAME, asked.done(d.seat).s, 1 - d.seat)
    worlds.look_alike(1 - d.seat, SPECTATOR)
    worlds.look_different(d.seat)


@pytest.mark.parametrize("name", MOMENTS)
def test_o8_what_is_asked_shows_to_nobody_while_it_is_thought_about(name: str) -> None:
    """O4: the others see no question, no stack, and that everybody may be asked something."""
    m = MOMENTS[name]
    g = m.worlds().all[0]
    (d,) = g.s.pending
    for viewer in (1 - d.seat, SPECTATOR):
        v = g.view(viewer)
        assert not v.pending
        assert not v.frames()
        assert v.waiting == 0b11
        assert (v.decided, v.veiled, v.horizon, v.stirred, v.settled) == (0, 0, 0, 0, 0)
        assert GAME.scene(v).prompt is None
        assert [seat.asked for seat in GAME.scene(v).seats] == [True, True]


def in_either_hand(name: str, rest: list[str]) -> Layout:
    """A and B have 2 mana each, and an enchantment face down: one that they can pay, or not."""
    g = Layout("Wizard", "Wizard").mana(A, 2).mana(B, 2)
    for seat, letter in ((A, name[0]), (B, name[1])):
        pair = ["Rhino Hide", "Bear Strength"]
        wolf = g.put(seat, "Timber Wolf", "b1")
        g.put(seat, pair.pop("yn".index(letter)), on=wolf, up=False)
        g.card(seat, pair[0])
    settled(g).turn(A).activate(wolf_of(g, A))
    while g.asks(A, t.REVEAL_WHAT) or g.asks(B, t.REVEAL_WHAT):
        g.done(g.asked()[0])
    return g


def test_o3_a_spectator_cannot_tell_who_was_asked_first_or_at_all() -> None:
    """O3, O4: both, one of them, or nobody could have revealed something."""
    worlds = Worlds(in_either_hand, "yy", "yn", "ny", "nn").look_alike(SPECTATOR)
    assert [g.s.decided for g in worlds.all] == [3, 2, 2, 1]


# --- enchantments that must answer (O5, O6) ----------------------------------------------------------------
def in_the_way(name: str, rest: list[str]) -> Layout:
    """An enchantment of B's lies in the zone next to A's Wolf; B has no mana."""
    g = Layout("Wizard", "Wizard").mana(B, 0)
    g.put(A, "Timber Wolf", "b1")
    g.put(B, name, "c1", up=False)
    with_rest(g, B, rest).turn(A)
    return g.activate(wolf_of(g, A))


def on_the_caster(name: str, rest: list[str]) -> Layout:
    """An enchantment of B's lies on A's Mage, who heals; B has no mana."""
    g = Layout("Wizard", "Warlock").mana(B, 0).hurt(A, 3)
    g.put(B, name, on=A, up=False)
    g.prepare(A, "Minor Heal")
    return with_rest(g, B, rest).turn(A)


def before_a_storm(name: str, rest: list[str]) -> Layout:
    """On a Wolf of B's lies an enchantment; A is about to attack its whole zone."""
    g = Layout("Wizard", "Wizard").mana(B, 0).stand(A, "b1")
    g.put(B, name, on=g.put(B, "Timber Wolf", "b1"), up=False)
    g.prepare(A, "Electrify")
    return with_rest(g, B, rest).turn(A).activate(A)


def heals(g: Layout) -> None:
    """A heals its Mage."""
    spell = next(x for x in range(2, g.s.terms.plans) if g.s.place[x] == k.PREPARED)
    g.dice("1 1 0 0 0").cast(A, spell, A)


def storms(g: Layout) -> None:
    """A attacks the zone."""
    spell = next(x for x in range(2, g.s.terms.plans) if g.s.place[x] == k.PREPARED)
    g.dice("1 0 1 0 d1").cast_zone(A, spell, "b1")


SILENT: Final = [
    (in_the_way, ("Sacred Ground", "Summoning Circle"), lambda g: g.move(wolf_of(g, A), "c1")),
    (in_the_way, ("Hellfire Trap", "Teleport Trap", "Sacred Ground"), lambda g: g.move(wolf_of(g, A), "b2")),
    (on_the_caster, ("Block", "Reverse Attack", "Agony", "Magebane"), heals),
    (before_a_storm, ("Block", "Reverse Attack", "Jinx", "Rhino Hide"), storms),
    (before_casting, ("Nullify", "Reverse Magic", "Jinx", "Bear Strength"), casts),
]


@pytest.mark.parametrize(("make", "names", "act"), SILENT)
def test_o6_what_need_not_answer_leaves_no_trace(make: Making, names: tuple[str, ...], act: Acting) -> None:
    """O5, O6: nothing that was near answers; neither bytes nor what may be taken back tell what it was."""
    worlds = Worlds(make, *names).do(act).look_alike(A, SPECTATOR)
    assert len({(g.s.decided, g.s.veiled, g.s.horizon) for g in worlds.all}) == 1
    assert not any(g.told(t.REVEALED) for g in worlds.all)


def test_o6_what_could_have_answered_cannot_be_tried_out() -> None:
    """O8: a Wolf that was bitten where Block might have lain cannot bite another by an undo."""
    g = active("Bear Strength", ["Block"])
    bites(g)
    assert g.s.veiled == g.s.horizon == g.s.decided


@pytest.mark.card("block", "reverse-attack", "bear-strength")
def test_o6_nobody_sees_that_there_was_an_order_to_choose() -> None:
    """O6: B chooses Block before Reverse Attack; without that, Block answers by itself."""
    worlds = Worlds(before_two_answers, "Reverse Attack", "Bear Strength").do(bites)
    two, one = worlds.all
    assert two.asks(B, 1)
    assert not two.decision(B).open
    assert (two.s.veiled, two.s.horizon) == (two.s.decided, two.s.decided)
    block = next(x for x in two.s.play if two.s.face[x] == face("Block"))
    two.speak(B, block)
    assert [g.told(t.AVOIDED) != [] for g in worlds.all] == [True, True]
    assert (one.s.veiled, one.s.horizon) == (one.s.decided, one.s.decided)
    worlds.look_alike(A, SPECTATOR)


def may_lie(s: Table, x: int, f: int) -> bool:
    """Whether an enchantment of a face must answer something, and may lie where a card lies."""
    return box.MANDATORY[f] and why_no_place(s, f, x) == ALLOWED


def why_no_place(s: Table, f: int, x: int) -> int:
    """Why an enchantment could not have been cast there."""
    you, bearer = int(s.controller[x]), int(s.bearer[x])
    return why_no_kind(s, f, you, bearer) if bearer >= 0 else why_no_zone(s, f, you, int(s.zone[x]))


def happenings(s: Table) -> list[Happening]:
    """Each creature is attacked, and enters its zone; the spell under way meets its targets."""
    found, c = [], casting_of(s)
    for x in s.play:
        if is_creature(s, x):
            found += [Happening(kind, x, int(s.controller[x]), [x], [0]) for kind in (AVOID, ENTERED)]
            found[-1].here = int(s.zone[x])
    if c is not None:
        found.append(Happening(COUNTER_SPELL, c.this, c.you, targets_of(s, c), []))
        found[-1].by = c.caster
    return found


@pytest.mark.parametrize("seed", range(4))
def test_whatever_lies_there_it_answers_only_what_it_could_answer(seed: int) -> None:
    """O8: `could_answer` looks at no face and never says too little, with each card in place of each."""
    dice, s, answered = seeded(seed), GAME.new(2, seed, {"max_rounds": 20}), 0
    while not s.over:
        GAME.decide(s, *any_answer(s.pending, dice))
        hidden = [x for x in s.play if is_hidden(s, x)]
        if not hidden or dice.below(4):
            continue
        w = s.copy()
        for x in hidden:
            for f in range(box.FACES):
                if may_lie(w, x, f):
                    w.face[x] = f
                    answered += check(w, x, f)
    assert answered


def check(w: Table, x: int, f: int) -> int:
    """How often a card that lies somewhere must answer; then it could have, whatever it is."""
    answered = 0
    for h in happenings(w):
        for n in DOOR.printed[f]:
            ability = DOOR.abilities[n]
            if (ability.kinds >> h.kind) & 1 and ability.when(w, h, x, w.voice_of(x)):
                answered += 1
                assert DOOR.could_answer(w, h, x), (box.NAME[f], h.kind)
    return answered


# --- standing answers --------------------------------------------------------------------------------------
def test_o4_what_is_let_pass_is_passed_until_the_round_is_over() -> None:
    """A seat that lets a reveal window pass is asked again in the next round, in this one no more."""
    g, standing = MOMENTS["an activation"].worlds().all[0], StandingAnswers()
    d = g.decision(B)
    assert may_stand(d)
    standing.keep(GAME, g.s, B)
    passed = 0
    round_ = g.s.round
    while g.s.round == round_:
        answer = standing.answer(GAME, g.s)
        if answer is not None:
            assert g.decision(answer[0]).about == t.REVEAL_WHAT
            passed += 1
        seat, n = answer or (g.s.pending[0].seat, 0)
        GAME.decide(g.s, seat, n)
    assert passed > 2
    assert not standing.count(GAME, g.s, B)
