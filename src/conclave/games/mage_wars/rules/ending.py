"""The end of the game (R22.2, O78 to O80)."""

from __future__ import annotations

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.harm import life_left
from conclave.games.mage_wars.table import Table, is_alive
from conclave.kernel.frames import Frame


def end_if_over(s: Table, f: Frame) -> None:
    """Where a Mage has fallen, the game ends with the Action Phase or the phase (O79); or with the rounds."""
    if s.fallen or (s.phase == k.ROUND_END and 0 < s.terms.max_rounds <= s.round):
        end_game(s)


def end_game(s: Table) -> None:
    """Who has a Mage left wins; if both have, whoever has more Life left (O80)."""
    s.over = True
    s.tell(t.GAME_ENDS, -1, s.round)
    winner = winner_of(s)
    if winner >= 0:
        s.tell(t.WON, winner, left_of(s, winner))
    else:
        s.tell(t.DRAWN, -1)


def left_of(s: Table, seat: int) -> int:
    """The Life that a Mage has left."""
    return max(0, life_left(s, seat)) if is_alive(s, seat) else 0


def winner_of(s: Table) -> int:
    """The seat that has won, or -1."""
    first, second = left_of(s, 0), left_of(s, 1)
    return -1 if first == second else 0 if first > second else 1
