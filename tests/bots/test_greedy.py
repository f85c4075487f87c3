"""What greedy sees in Dark Artifacts: leaders in reach, stacks that cover, games won, drawn or lost."""

from __future__ import annotations

from typing import Any

from conclave import bots
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.terms import ATTACK, LEADER, PLAY, STACKING
from conclave.games.dark_artifacts.worth import COVER, worth
from conclave.kernel.choices import Decision, Option
from conclave.kernel.rng import seeded
from tests.bots.games import GAME, dice, play, positions

GREEDY = bots.make("greedy", GAME)


def fells_a_leader(s: Any, o: Option) -> bool:
    if o.verb != ATTACK or s.face[s.top[o.b]] != LEADER:
        return False
    return attack_power(s, o.a) > defence_power(s, o.b)


def test_greedy_never_misses_a_leader_that_it_can_attack() -> None:
    """R1: with two players an attack on a visible leader wins at once."""
    seen = 0
    for s in positions(8, 2, 1):
        d = s.pending[0]
        if s.phase == PLAY and any(fells_a_leader(s, o) for o in d.options):
            choice = GREEDY.choose(GAME.view(s, d.seat), dice(seen))
            t = s.copy()
            GAME.decide(t, d.seat, choice)
            assert t.over
            assert t.winners == 1 << d.seat
            seen += 1
    assert seen >= 3


def stacks_of(seed: int, seat: int) -> list[list[int]]:
    """What greedy stacks, top first."""
    s = GAME.new(2, seed)
    rng = seeded(seed + 900)
    while s.phase != PLAY:
        d = s.pending[0]
        GAME.decide(s, d.seat, GREEDY.choose(GAME.view(s, d.seat), rng))
    stacks: list[list[int]] = []
    for e in range(len(s.top)):
        if s.owner[e] == seat:
            stacks.append([])
            p = s.top[e]
            while p >= 0:
                stacks[-1].append(s.face[p])
                p = s.under[p]
    return stacks


def test_greedy_covers_its_leader_and_cannot_be_guessed() -> None:
    """R22: a good stack is deep, but which of many it is remains a secret."""
    many = [stacks_of(seed, seat) for seed in range(12) for seat in (0, 1)]
    covers = [stack.index(LEADER) for stacks in many for stack in stacks if LEADER in stack]
    assert len(covers) == len(many)
    assert min(covers) >= COVER
    where = {next(k for k in range(4) if LEADER in stacks[k]) for stacks in many}
    assert len(where) > 2
    assert len({str(stacks) for stacks in many}) == len(many)


def test_with_one_option_greedy_spends_no_dice() -> None:
    s = next(s for s in positions(9, 2, 1) if s.phase == STACKING)
    s.pending[0] = Decision(s.pending[0].seat, 0, -1, s.pending[0].codes[:1], True, True)
    rng = dice(1)
    assert GREEDY.choose(GAME.view(s, s.pending[0].seat), rng) == 0
    assert rng.words() == dice(1).words()


def test_a_won_game_is_worth_more_than_any_position_and_a_lost_one_less() -> None:
    s = play(["random", "random"], 3)
    while s.winners == 3:
        s = play(["random", "random"], s.decided)
    winner = 0 if s.winners == 1 else 1
    best, least = worth(s, winner), worth(s, 1 - winner)
    assert best == -least
    for t in positions(4, 2, 5):
        assert least < worth(t, 0) < best


def test_a_draw_is_worth_nothing() -> None:
    """O35: equal numbers after a stalemate are a draw among the sides."""
    s = play(["random", "random"], 3)
    s.winners = 3
    assert worth(s, 0) == worth(s, 1) == 0


def test_allies_win_together() -> None:
    """O38: with more players the whole team wins; whoever is on no winning team has lost."""
    s = play(["random"] * 4, 11)
    won = [bool((s.winners >> seat) & 1) for seat in range(4)]
    assert any(won)
    assert [worth(s, seat) > 0 for seat in range(4)] == won
    assert [worth(s, seat) < 0 for seat in range(4)] == [not w for w in won]
