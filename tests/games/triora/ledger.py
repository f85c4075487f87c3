"""Everything on the table by name, so that a test can say what has changed and that nothing else has."""

from __future__ import annotations

from conclave.games.triora import board
from conclave.games.triora import terms as t
from conclave.games.triora.table import crowns_of
from tests.games.triora.layout import POTIONS, Layout, circle

PERSONAGES = ("captain", "steward", "notary", "treasurer", "magistrate", "vicar", "countess", "count")
KINDS = ("noble", "peasant", "merchant", "soldier")
MAIN_AREAS = ("city", "fields", "river", "dungeon")
PLACES = ("HERBS", "SEEDS", "PLANTING", "HARVEST")
PIECES = ("witch", "familiar", "extra")
BETWEEN_TURNS = "game@3 > night@2"
"""Where the rules stand when a turn has begun and nothing is left of the one before."""

CIRCLES = {-1: "", **{circle(key): key for key in board.KEYS if key != "forest"}}
CIRCLES |= {circle(f"forest-{n}"): f"forest-{n}" for n in range(1, 7)}


def card_name(face: int) -> str:
    """A Villager as tests write it."""
    return f"{KINDS[face // 9]}-{face % 9 + 1}"


def ledger(g: Layout) -> dict[str, object]:
    """What the main board shows, and then every player's own things under the player's letter."""
    s = g.s
    found: dict[str, object] = {
        "token": s.token,
        "inquisitor": board.KEYS[s.inquisitor],
        "morgana": board.KEYS[s.morgana],
        "row": " ".join(card_name(s.face[handle]) for handle in s.row),
        "deck": 36 - s.drawn,
        "ending": s.ending,
        "captured": s.captured,
    }
    for column, personage in enumerate(PERSONAGES):
        found[personage] = "ABCD"[s.castle[column]] if s.castle[column] >= 0 else ""
    for seat in range(s.seats):
        found |= {f"{'ABCD'[seat]} {name}": thing for name, thing in things_of(g, seat).items()}
    return found


def things_of(g: Layout, seat: int) -> dict[str, object]:
    """What one player has, and where."""
    s = g.s
    found: dict[str, object] = {
        "points": s.points[seat],
        "inquisition": s.inquisition[seat],
        "silver": s.silver[seat],
        "undead": s.undead[seat],
        "markers": s.markers[seat],
        "crowns": crowns_of(s, seat),
        "villagers": " ".join(card_name(s.face[h]) for h in range(36) if s.owner[h] == seat),
    }
    found |= {name: g.potion(seat, name) for name in POTIONS}
    found |= dict(zip(PLACES, g.ring(seat), strict=True))
    found |= {f"doom {name}": g.doom_in(name)[seat] for name in MAIN_AREAS}
    found |= {name: CIRCLES[s.circle[t.PIECES * seat + n]] for n, name in enumerate(PIECES)}
    return found


def changes(g: Layout, was: dict[str, object]) -> dict[str, object]:
    """What is no longer as it was, and how it is now."""
    return {name: thing for name, thing in ledger(g).items() if thing != was[name]}


def next_turn(g: Layout, seat: int) -> None:
    """Prove that the turn is over, with all that it set in motion, and that the next player begins."""
    g.idle(BETWEEN_TURNS, seat)
    assert g.asks(seat, t.PLACE_PIECE)
