"""Rounds and actions: setting up, turns, passing, quickcasts, moves, Action Phases (R4 to R6, O11 to O21)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.board import EAST
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import rounds
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.games.mage_wars.rules.traits import channeling_of
from conclave.kernel.happenings import PASS
from conclave.testkit.scenario import Scene
from tests.games.mage_wars.layout import GAME, A, B, Layout, face


def begin(seed: int) -> Scene:
    """A game as people begin it: both plan their first spells."""
    return Scene(GAME, GAME.new(2, seed, {"first_book": "any", "second_book": "any"}))


def may_pass(g: Layout, seat: int) -> bool:
    """Whether a seat may pass its turn; the reason says the same."""
    assert g.asks(seat, t.WHOSE_TURN)
    found = bool(g.offered(seat, PASS))
    assert g.why(seat, PASS) == ("allowed" if found else "must-activate")
    return found


def use_up(g: Layout, x: int) -> Layout:
    """A creature is activated and does nothing that it need not do."""
    g.activate(x)
    seat = int(g.s.controller[x])
    while g.asks(seat, t.DO_WHAT) or (
        g.asked() and not g.asks(A, t.WHOSE_TURN) and not g.asks(B, t.WHOSE_TURN)
    ):
        g.done(g.asked()[0])
    return g


def consistent(g: Layout, seat: int) -> None:
    """Whatever is offered is also said to be allowed."""
    for o in g.decision(seat).options:
        assert g.why(seat, o.verb, o.a, o.b) == "allowed", o


# --- setting up (R4) ---------------------------------------------------------------------------------------
def test_a4_the_first_planning_phase() -> None:
    """A4: each has 10 mana and its Channeling, everything is ready, and the higher roll begins."""
    wanted = [face("Beastmaster"), face("Wizard")]
    g = next(g for g in map(begin, range(99)) if g.s.terms.mages == wanted)
    s = g.s
    g.choose(B, PASS)  # no Voltaric Shield in the Upkeep
    assert g.asked() == [A, B]
    assert g.decision(A).about == g.decision(B).about == t.PLAN
    assert (s.round, s.phase, [s.mana[A], s.mana[B]]) == (1, k.PLANNING, [19, 20])
    assert [s.zone[A], s.zone[B]] == [s.terms.board.zone_at(0, 0), s.terms.board.zone_at(3, 2)]
    assert [s.damage[A], s.damage[B], s.ready[A], s.ready[B], *s.quick] == [0, 0, 1, 1, 1, 1]
    rolls = [e.a for e in g.told(t.ROLLED_FIRST)][-2:]
    assert rolls[s.initiative] > rolls[1 - s.initiative]


def test_r5_the_initiative_passes_with_each_round() -> None:
    """R5.1, R5.2: the next round belongs to the other player, and every marker is ready again."""
    g = Layout()
    g.turn(A)
    use_up(use_up(g, A), B) if g.asks(A, t.WHOSE_TURN) else None
    assert (g.s.round, g.s.initiative) == (3, B)
    assert [g.s.ready[A], g.s.ready[B], *g.s.quick] == [1, 1, 1, 1]


# --- turns (R5.8, O11, O12) --------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf")
def test_a6_who_has_fewer_ready_creatures_may_pass() -> None:
    """A6: one against three."""
    g = Layout()
    wolves = [g.put(B, "Timber Wolf", zone) for zone in ("d3", "d2")]
    g.turn(A)
    assert may_pass(g, A)
    g.done(A)
    assert not may_pass(g, B)
    use_up(g, wolves[0])
    assert may_pass(g, A)
    g.done(A)
    assert not may_pass(g, B)
    use_up(g, wolves[1])
    assert not may_pass(g, A)
    use_up(g, A)
    assert not may_pass(g, B)
    use_up(g, B)
    assert g.s.round == 3


@pytest.mark.card("timber-wolf")
def test_o12_the_banished_do_not_count() -> None:
    """O12: a Wolf that is away with its marker ready leaves A one creature against two, so A may pass."""
    g = Layout()
    away = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Timber Wolf", "c2")
    g.s.place[away] = k.BANISHED
    g.turn(A)
    assert may_pass(g, A)
    assert (away, -1) not in g.offered(A, t.ACTIVATE)
    assert g.why(A, t.ACTIVATE, away) == "no-creature"


def test_a7_with_equal_numbers_nobody_passes() -> None:
    """A7: neither the player with the initiative in the first turn, nor the other one after."""
    g = Layout().turn(A)
    assert not may_pass(g, A)
    use_up(g, A)
    assert not may_pass(g, B)


@pytest.mark.card("minor-heal", "timber-wolf")
def test_a7_a_quickcast_before_an_activation_obliges_to_activate() -> None:
    """A7, O11: whoever has begun must activate a creature now, even with fewer of them."""
    g = Layout().hurt(A, 9)
    g.put(B, "Timber Wolf", "d3")
    heal = g.prepare(A, "Minor Heal")
    g.turn(A)
    assert may_pass(g, A)
    g.cast(A, heal, A)
    assert g.asks(A, t.WHOSE_TURN)
    assert not g.offered(A, PASS)
    assert g.why(A, PASS) == "has-begun"
    assert g.why(A, t.CAST, heal, A) == "quickcast-used"
    g.activate(A)
    assert g.asks(A, t.DO_WHAT)


@pytest.mark.card("minor-heal", "timber-wolf")
def test_a7_who_passes_has_no_priority() -> None:
    """A7: after a pass there is no quickcast, the other player is asked at once."""
    g = Layout().hurt(A, 9)
    g.put(B, "Timber Wolf", "d3")
    g.prepare(A, "Minor Heal")
    g.turn(A).done(A)
    assert g.asked() == [B]
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("minor-heal", "timber-wolf")
def test_o11_priority_after_an_activation() -> None:
    """O11: the quickcast action may follow one's own activation, and is gone then."""
    g = Layout().hurt(A, 9)
    wolf = g.put(A, "Timber Wolf", "b2")
    heal = g.prepare(A, "Minor Heal")
    g.turn(A).activate(wolf).done(A)
    assert g.asks(A, t.PRIORITIES)
    consistent(g, A)
    g.dice("2 2 1 0 0").cast(A, heal, A)
    assert g.damage(A) == 4
    assert g.s.quick[A] == 0
    assert g.asks(B, t.WHOSE_TURN)


@pytest.mark.card("hand-of-bim-shalla", "minor-heal")
def test_o11_several_priority_abilities_and_the_quickcast_in_any_order() -> None:
    """O11, R5.11: an ability worded so, then the quickcast, then a creature must be activated."""
    g = Layout("Priestess", "Wizard").hurt(A, 9)
    hand = g.put(A, "Hand of Bim-Shalla", "b2")
    heal = g.prepare(A, "Minor Heal")
    g.turn(A).invoke(A, hand, 0, A)
    first = next(o for o in g.decision(A).options if o.verb == t.BRANCH)
    g.choose(A, first.verb, first.a, first.b)
    assert g.asks(A, t.WHOSE_TURN)
    assert g.why(A, PASS) == "has-begun"
    assert g.why(A, t.INVOKE, k.DEEDS * hand, A) == "used-already"
    g.cast(A, heal, A)
    assert g.asks(A, t.WHOSE_TURN)
    assert g.why(A, PASS) == "has-begun"


# --- quickcast phases (R5.7, R5.9, O13) --------------------------------------------------------------------
@pytest.mark.card("minor-heal", "timber-wolf")
def test_o13_each_quickcast_phase_asks_each_player_once() -> None:
    """O13: the initiative player first; a spell that is left waits for the turns and the Final Phase."""
    g = Layout().hurt(A, 9).hurt(B, 9)
    a, b = g.prepare(A, "Minor Heal"), g.prepare(B, "Minor Heal")
    g.put(A, "Timber Wolf", "a1")
    g.phase(rounds.DEPLOYMENT, B)
    assert g.asked() == [B]
    assert g.asks(B, t.QUICKCAST)
    g.cast(B, b, B)
    assert g.asks(A, t.QUICKCAST)
    g.done(A)
    assert g.asks(B, t.WHOSE_TURN)
    assert not any(verb == t.CAST for verb in g.verbs(B))
    g.skip()
    while g.s.phase == k.CREATURE_ACTIONS:
        seat = g.asked()[0]
        if g.asks(seat, t.WHOSE_TURN) and not g.offered(seat, PASS):
            verb, x = t.ACTIVATE, g.offered(seat, t.ACTIVATE)[0][0]
            g.choose(seat, verb, x)
        else:
            g.done(seat)
    assert g.s.phase == k.FINAL_QUICKCAST
    assert g.asks(A, t.QUICKCAST)
    g.cast(A, a, A)
    assert g.s.round == 3


@pytest.mark.card("fireball", "ring-of-fire", "force-push")
def test_o13_the_quickcast_casts_quick_spells_only() -> None:
    """O13, R5.7: a full spell is not offered; neither phase is a time for priority abilities."""
    g = Layout("Warlock").stand(B, "b1")
    ball, ring = g.prepare(A, "Fireball"), g.prepare(A, "Ring of Fire")
    g.phase(rounds.DEPLOYMENT)
    assert (ball, B) in g.offered(A, t.CAST)
    assert not g.offered(A, t.CAST_ZONE)
    assert g.why(A, t.CAST_ZONE, ring, g.zone("a1")) == "full-spell"


@pytest.mark.card("fireball", "minor-heal")
def test_o13_an_incapacitated_mage_quickcasts_no_attack_spell() -> None:
    """O13, R6.7: quick spells that are no attacks are all it has, in its Action Phase too."""
    g = Layout().hurt(A, 9).stand(B, "b1").afflict(A, k.STUN)
    ball, heal = g.prepare(A, "Fireball"), g.prepare(A, "Minor Heal")
    g.phase(rounds.DEPLOYMENT)
    assert g.offered(A, t.CAST) == [(heal, A), (heal, B)] or g.offered(A, t.CAST) == [(heal, A)]
    assert g.why(A, t.CAST, ball, B) == "no-attack-spell"
    assert not g.offered(A, t.INVOKE)
    g.done(A).done(B).activate(A)
    consistent(g, A)
    assert t.CAST in g.verbs(A)
    assert t.GUARD not in g.verbs(A)
    assert t.MOVE not in g.verbs(A)
    g.cast(A, heal, A)
    assert g.damage(A) < 9 or g.pools() == []
    assert not g.has(A, k.STUN)


# --- channeling, and arriving (R5.3, R6.6, O16) ------------------------------------------------------------
@pytest.mark.card("moonglow-amulet", "mana-crystal", "mana-siphon", "harmonize")
def test_a8_what_channels_and_how_much() -> None:
    """A8: amulet and crystal add, a Siphon that is linked takes, and no Wolf channels."""
    g = Layout("Wizard", "Wizard").stand(B, "b2").mana(B, 30)
    wolf = g.put(A, "Timber Wolf", "a1")
    g.put(A, "Moonglow Amulet", on=A)
    g.put(A, "Mana Crystal", "a2")
    harmonize, siphon = g.prepare(A, "Harmonize"), g.prepare(B, "Mana Siphon")
    g.turn(A)
    assert channeling_of(g.s, A) == 12
    assert g.why(A, t.CAST, harmonize, wolf) == "no-channeling"
    assert (harmonize, wolf) not in g.offered(A, t.CAST)
    use_up(g, wolf)
    g.activate(B).cast_zone(B, siphon, "b2")
    if g.asks(B, t.ASKS_PICK):
        g.choose(B, t.PICK, A)
    assert channeling_of(g.s, A) == 10
    g.mana(A, 0).skip()
    use_up(g, A)
    while g.s.round == 2:
        g.skip()
    assert g.s.mana[A] == 10


@pytest.mark.card("timber-wolf", "rouse-the-beast")
def test_a10_a_summoned_creature_waits_unless_it_is_roused() -> None:
    """A10: by a full action its marker is used; Rouse the Beast costs its level, once a round."""
    g = Layout("Beastmaster").mana(A, 30)
    wolf, rouse = g.prepare(A, "Timber Wolf"), g.prepare(A, "Rouse the Beast")
    g.turn(A)
    assert not any(card == wolf for card, _ in g.offered(A, t.CAST_ZONE))
    g.activate(A).cast_zone(A, wolf, "a1").done(A)  # it is no Pet
    assert g.in_play(wolf)
    assert g.s.ready[wolf] == 0
    assert g.asks(A, t.PRIORITIES)
    was = g.s.mana[A]
    g.cast(A, rouse, wolf)
    assert (g.s.ready[wolf], was - g.s.mana[A]) == (1, 2)
    use_up(g, B)
    g.activate(wolf)
    assert {t.MOVE, t.GUARD} <= g.verbs(A)


@pytest.mark.card("timber-wolf", "lair", "rouse-the-beast")
def test_a10_what_a_lair_brings_waits_too() -> None:
    """A10, O16: the reset of the round comes before Deployment."""
    g = Layout("Beastmaster")
    lair = g.put(A, "Lair", "b1")
    wolf, rouse = g.prepare(A, "Timber Wolf", lair), g.prepare(A, "Rouse the Beast")
    again = g.prepare(A, "Rouse the Beast")
    g.phase(rounds.DEPLOYMENT)
    assert g.asks(A, t.DEPLOY)
    consistent(g, A)
    g.cast_zone(A, wolf, "b1").done(A)  # it is no Pet
    assert g.in_play(wolf)
    assert g.s.ready[wolf] == 0
    was = g.s.mana[A]
    g.cast(A, rouse, wolf)
    assert was - g.s.mana[A] == 2
    g.done(B)
    assert (wolf, -1) in g.offered(A, t.ACTIVATE)
    g.activate(A)
    assert g.why(A, t.CAST, again, wolf) == "not-again"
    assert (again, wolf) not in g.offered(A, t.CAST)


# --- actions (R6, R7.2, O21) -------------------------------------------------------------------------------
@pytest.mark.card("timber-wolf", "bitterwood-fox")
def test_a11_a_hindered_creature_moves_no_more() -> None:
    """A11: leaving an enemy's zone it may still attack or guard, but not move again."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Bitterwood Fox", "b2")
    other = g.put(B, "Bitterwood Fox", "c2")
    g.turn(A).activate(wolf).move(wolf, "c2")
    assert not g.offered(A, t.MOVE)
    assert g.why(A, t.MOVE, g.zone("c1")) == "hindered"
    assert (g.bar(wolf, "Bite"), other) in g.offered(A, t.ATTACK)
    assert t.GUARD in g.verbs(A)
    consistent(g, A)


@pytest.mark.card("timber-wolf", "bitterwood-fox")
def test_a11_entering_an_enemys_zone_hinders_too() -> None:
    """R7.2: into the zone of an enemy, not only out of it; a used marker of the enemy does not matter."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "a2")
    g.put(B, "Bitterwood Fox", "b2", ready=False)
    g.turn(A).activate(wolf).move(wolf, "b2")
    assert g.why(A, t.MOVE, g.zone("c2")) == "hindered"


@pytest.mark.card("cervere-the-forest-shadow", "thunderift-falcon", "bitterwood-fox")
@pytest.mark.parametrize(
    ("name", "bar"), [("Cervere, The Forest Shadow", "Claws & Bite"), ("Thunderift Falcon", "Razor Beak")]
)
def test_a11_elusive_and_flying_ones_are_not_hindered(name: str, bar: str) -> None:
    """A11: Fast and not hindered they move twice and attack; a third move action there is none."""
    g = Layout()
    x = g.put(A, name, "b2")
    g.put(B, "Bitterwood Fox", "b2")
    other = g.put(B, "Bitterwood Fox", "d2")
    g.turn(A).activate(x).move(x, "c2").move(x, "d2")
    assert not g.offered(A, t.MOVE)
    assert g.why(A, t.MOVE, g.zone("c2")) == "moved-enough"
    g.dice("2 0 0").attack(x, bar, other).skip()
    assert g.damage(other) == 2


@pytest.mark.card("timber-wolf", "darkfenne-hydra", "goran-werewolf-pet")
def test_r6_moves_quick_and_full_actions() -> None:
    """R6.2 to R6.5: two moves use up the quick action, one leaves it, a full action wants no move."""
    g = Layout("Warlock")
    goran, prey = g.put(A, "Goran, Werewolf Pet", "b2"), g.put(B, "Timber Wolf", "c2")
    g.put(B, "Timber Wolf", "b2")
    g.turn(A).activate(goran)
    assert {bar for bar, _ in g.offered(A, t.ATTACK)} == {g.bar(goran, "Fangs"), g.bar(goran, "Feral Claws")}
    g.move(goran, "c2")
    assert g.why(A, t.ATTACK, g.bar(goran, "Feral Claws"), prey) == "has-moved"
    assert {bar for bar, _ in g.offered(A, t.ATTACK)} == {g.bar(goran, "Fangs")}
    consistent(g, A)

    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b1")
    g.turn(A).activate(wolf).move(wolf, "b2").move(wolf, "c2")
    assert not g.asks(A, t.DO_WHAT)

    g = Layout()
    hydra = g.put(A, "Darkfenne Hydra", "b1")
    g.turn(A).activate(hydra).move(hydra, "b2")
    assert not g.asks(A, t.DO_WHAT), "a Slow creature's Action Phase ends with its move"


@pytest.mark.card("timber-wolf")
def test_r6_after_a_quick_action_there_is_no_move() -> None:
    """R6.2: all movement comes first."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.turn(A).activate(wolf).choose(A, t.GUARD)
    assert g.s.guard[wolf]
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("cheetah-speed", "enfeeble", "timber-wolf")
def test_r6_fast_and_slow_cancel_each_other() -> None:
    """R6.5: with both, two moves and no quick action after them."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b1")
    g.put(A, "Cheetah Speed", on=wolf)
    g.put(B, "Enfeeble", on=wolf)
    g.turn(A).activate(wolf).move(wolf, "b2")
    assert t.GUARD in g.verbs(A)
    g.move(wolf, "c2")
    assert not g.asks(A, t.DO_WHAT)


@pytest.mark.card("feral-bobcat", "skeletal-sentry")
def test_a12_charge_needs_a_move_right_before() -> None:
    """A12: 4 dice after a move, 2 without one."""
    g = Layout()
    cat, prey = g.put(A, "Feral Bobcat", "b1"), g.put(B, "Skeletal Sentry", "b2")
    g.turn(A).activate(cat).move(cat, "b2").attack(cat, "Claws", prey)
    assert g.pools() == [4]
    g = Layout()
    cat, prey = g.put(A, "Feral Bobcat", "b2"), g.put(B, "Skeletal Sentry", "b2")
    g.turn(A).activate(cat).attack(cat, "Claws", prey)
    assert g.pools() == [2]


@pytest.mark.card("feral-bobcat", "retaliate", "timber-wolf")
def test_a12_a_counterstrike_never_charges() -> None:
    """A12: 2 dice as a counterstrike."""
    g = Layout()
    cat, wolf = g.put(A, "Feral Bobcat", "b2"), g.put(B, "Timber Wolf", "b2")
    g.put(A, "Retaliate", on=cat)
    g.turn(B).activate(wolf).dice("0 0 0 0").attack(wolf, "Bite", cat)
    g.done(A)
    assert g.asks(A, t.ANSWER_WITH)
    g.choose(A, t.STRIKE_BACK, g.bar(cat, "Claws"), wolf)
    assert g.pools() == [4, 2]


@pytest.mark.card("chains-of-agony", "timber-wolf")
def test_a14_chains_hurt_at_each_move_action() -> None:
    """A14: two moves, 2 damage."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b1")
    g.put(B, "Chains of Agony", on=wolf)
    g.turn(A).activate(wolf).move(wolf, "b2")
    assert g.damage(wolf) == 1
    g.move(wolf, "c2")
    assert g.damage(wolf) == 2


@pytest.mark.card("chains-of-agony", "force-push", "timber-wolf")
def test_a14_a_push_is_no_move_action() -> None:
    """A14: Pushed, the Wolf takes nothing."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(A, "Chains of Agony", on=wolf)
    push = g.prepare(A, "Force Push")
    g.turn(A).activate(A).cast(A, push, wolf).choose(A, t.PICK_WAY, EAST)
    assert (g.name_of_zone(wolf), g.damage(wolf)) == ("c1", 0)


@pytest.mark.card("chains-of-agony", "timber-wolf")
def test_a14_chains_revealed_after_the_first_move_count_for_the_second() -> None:
    """A14, O2: between the declaration of a move and its end there is no window."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b1")
    chains = g.put(B, "Chains of Agony", on=wolf, up=False)
    g.turn(A).activate(wolf)
    assert g.asks(B, t.REVEAL_WHAT)
    g.done(B).move(wolf, "b2")
    assert g.asks(B, t.REVEAL_WHAT)
    assert g.name_of_zone(wolf) == "b2"
    g.choose(B, t.REVEAL, chains)
    assert (g.damage(wolf), g.s.mana[B]) == (0, 19)
    g.move(wolf, "c2")
    assert g.damage(wolf) == 1


# --- the end of an Action Phase (R6.8, O17, O18) -----------------------------------------------------------
@pytest.mark.card("timber-wolf")
def test_o17_daze_and_stun_that_were_there_go_at_the_end() -> None:
    """R6.8, R6.7: a Stunned creature takes an empty Action Phase and is free after it."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.STUN).afflict(wolf, k.DAZE, 2).turn(A).activate(wolf)
    assert not g.asks(A, t.DO_WHAT)
    assert (g.has(wolf, k.STUN), g.has(wolf, k.DAZE)) == (0, 0)


@pytest.mark.card("circle-of-lightning", "timber-wolf", "skeletal-sentry")
@pytest.mark.parametrize(("rolls", "condition"), [("d8", k.DAZE), ("d11", k.STUN)])
def test_o17_what_came_in_its_own_action_phase_stays(rolls: str, condition: int) -> None:
    """O17: the Daze or Stun of a barrier is still there after the phase in which it came."""
    g = Layout()
    wolf, foe = g.put(A, "Timber Wolf", "b2"), g.put(B, "Knight of Westlock", "b2")
    g.put(B, "Circle of Lightning", on=foe)
    g.turn(A).activate(wolf).attack(wolf, "Bite", foe)
    g.dice(f"1 0 0 0 0 0 {rolls}").done(B).skip()
    assert g.has(wolf, condition) == 1


@pytest.mark.card("timber-wolf")
def test_o17_slam_becomes_daze_that_counts_from_the_start() -> None:
    """R6.1, O17: on activation; at the end of the phase it is gone."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.SLAM).turn(A).activate(wolf)
    assert (g.has(wolf, k.SLAM), g.has(wolf, k.DAZE)) == (0, 1)
    assert t.MOVE in g.verbs(A)
    g.done(A).skip()
    assert g.has(wolf, k.DAZE) == 0


@pytest.mark.card("timber-wolf")
@pytest.mark.parametrize(("dice", "left"), [("d6 d7", 1), ("d7 d12", 0), ("d6 d1", 2)])
def test_o17_an_escape_roll_for_each_marker(dice: str, left: int) -> None:
    """R6.8, R19: 7 or more frees of one Cripple, also of a creature that cannot move for it."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.afflict(wolf, k.CRIPPLE, 2).turn(A).activate(wolf)
    assert not g.offered(A, t.MOVE)
    assert g.why(A, t.MOVE, g.zone("c2")) == "restrained"
    assert t.GUARD in g.verbs(A)
    g.dice(dice).done(A)
    assert g.has(wolf, k.CRIPPLE) == left


@pytest.mark.card("wall-of-poison-gas", "timber-wolf")
def test_o18_restrained_in_its_action_phase_only_the_moving_ends() -> None:
    """O18: a Wolf Crippled by a wall stays where it was, and still guards."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.put(B, "Wall of Poison Gas", between=("b2", "c2"))
    g.turn(A).activate(wolf).dice("1 0 2 d10").move(wolf, "c2")
    assert (g.name_of_zone(wolf), g.damage(wolf), g.has(wolf, k.CRIPPLE)) == ("b2", 3, 1)
    assert t.GUARD in g.verbs(A)
    assert not g.offered(A, t.MOVE)


@pytest.mark.card("hellfire-trap", "wall-of-thorns", "gray-angel")
def test_o18_an_action_phase_ends_with_its_creature() -> None:
    """O18, R22.1: who dies on the way acts no more; the turn goes to the other player."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.hurt(wolf, 9)
    g.put(B, "Hellfire Trap", "c2", up=False)
    g.turn(A).activate(wolf).dice("1* 0 0 0").move(wolf, "c2").skip()
    assert not g.in_play(wolf)
    assert g.asks(B, t.WHOSE_TURN)


def test_o19_effects_of_the_round_end_with_it() -> None:
    """R5.10, O19: after the Final Quickcast Phase."""
    g = Layout("Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2", ready=False)
    call = g.prepare(A, "Call of the Wild")
    g.s.quick[B] = 0
    g.turn(A).activate(A).choose(A, t.CAST_ALONE, call).skip()
    assert g.s.lasting
    use_up(g, B)
    while g.s.round == 2:
        g.skip()
    assert not g.s.lasting
    assert g.in_play(wolf)


@pytest.mark.card("timber-wolf")
def test_r61_activation_takes_the_guard_marker_off() -> None:
    """R6.1: and the marker is used."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.guard(wolf).turn(A).activate(wolf)
    assert (g.s.guard[wolf], g.s.ready[wolf]) == (0, 0)


# --- planning (R5.5) ---------------------------------------------------------------------------------------
def test_r55_both_plan_at_once_and_two_spells_each() -> None:
    """R5.5, O20: secretly, at the same time; unused spells are back in the book."""
    g = Layout()
    old = g.prepare(A, "Fireball")
    g.phase(PLANNING)
    assert g.asked() == [A, B]
    assert (face("Fireball"), -1) in g.offered(A, t.PREPARE)
    g.choose(A, t.PREPARE, face("Fireball")).choose(A, t.PREPARE, face("Minor Heal"))
    assert not g.asks(A, t.PLAN) or not g.offered(A, t.PREPARE)
    assert g.asks(B, t.PLAN)
    g.done(B)
    held = [x for x in range(g.s.terms.plans) if g.s.place[x] == k.PREPARED]
    assert sorted(g.s.face[x] for x in held) == sorted([face("Fireball"), face("Minor Heal")])
    assert old in held or g.s.place[old] == k.BOOK


# --- spells of a round (R2.4, R10.1, O30) ------------------------------------------------------------------
@pytest.mark.card("fireball", "mage-wand", "minor-heal")
def test_o30_a_mage_casts_two_spells_a_round_at_most() -> None:
    """O30: prepared, bound and its own Zap share one action and one quickcast."""
    g = Layout().hurt(A, 20)
    wolf = g.put(B, "Timber Wolf", "b1")
    ball, wand = g.prepare(A, "Fireball"), g.put(A, "Mage Wand", on=A)
    heal = g.bind(A, "Minor Heal", wand)
    g.turn(A).cast(A, heal, A).activate(A)
    assert g.why(A, t.CAST, heal, A) == "cast-already"
    g.cast(A, ball, wolf).skip()
    assert not g.asks(A, t.PRIORITIES)
    assert not g.asks(A, t.DO_WHAT)
    use_up(g, B)
    use_up(g, wolf)
    assert not g.asks(A, t.QUICKCAST)


@pytest.mark.card("jinx", "fireball")
def test_o30_what_returns_to_the_book_waits_for_the_next_planning() -> None:
    """O30: a Fireball that Jinx has cancelled is not cast with the action; then it may be prepared anew."""
    g = Layout().mana(A, 30)
    wolf = g.put(B, "Timber Wolf", "b1")
    ball = g.prepare(A, "Fireball")
    g.put(B, "Jinx", on=A, up=False)
    g.turn(A).cast(A, ball, wolf)
    assert (g.s.place[ball], g.s.mana[A]) == (k.BOOK, 30)
    g.activate(A)
    assert (ball, wolf) not in g.offered(A, t.CAST)
    assert g.why(A, t.CAST, ball, wolf) == "not-prepared"
    g.done(A).phase(PLANNING)
    assert (face("Fireball"), -1) in g.offered(A, t.PREPARE)


@pytest.mark.card("fireball", "minor-heal")
def test_o30_unused_spells_stay_prepared_to_the_next_planning() -> None:
    """R5.5, O30: neither the end of the round nor the Upkeep takes them back."""
    g = Layout("Priestess", "Priestess")
    ball = g.prepare(A, "Fireball")
    g.tire(A).tire(B).turn(A)
    while not g.asks(A, t.PLAN):
        assert g.s.place[ball] == k.PREPARED
        g.done(g.asked()[0])
    assert g.s.place[ball] == k.BOOK


@pytest.mark.card("resurrection", "call-of-the-wild", "feral-bobcat", "timber-wolf")
def test_o51_who_rises_in_the_same_round_begins_anew() -> None:
    """O51: neither what lasts for the round nor what was used once a round comes back with it."""
    g = Layout("Beastmaster", "Warlock").stand(A, "b1")
    wolf, fox = g.put(A, "Timber Wolf", "b2"), g.put(A, "Bitterwood Fox", "a1")
    cat, slayer = g.put(A, "Feral Bobcat", "b2"), g.put(B, "Dark Pact Slayer", "b2")
    imp = g.put(B, "Firebrand Imp", "b1")
    call, rise = g.prepare(A, "Call of the Wild"), g.prepare(A, "Resurrection")
    g.turn(A).choose(A, t.CAST_ALONE, call)
    assert (g.trait(wolf, k.MELEE_BONUS), g.trait(cat, k.MELEE_BONUS)) == (1, 1)
    use_up(g.hurt(cat, 3), fox)
    g.activate(slayer).dice("d1 2* 0 0 0").attack(slayer, "Hellsword", cat).choose(A, t.DEFEND, cat).skip()
    assert not g.in_play(cat)
    assert g.s.done
    g.activate(A).cast(A, rise, cat).skip()
    assert (g.in_play(cat), g.damage(cat), g.s.ready[cat]) == (True, 0, 0)
    assert (g.trait(wolf, k.MELEE_BONUS), g.trait(cat, k.MELEE_BONUS)) == (1, 0)
    g.activate(imp).attack(imp, "Hellfire Claws", cat)
    assert g.offered(A, t.DEFEND) == [(cat, -1)]
