"""The models in play, and what symbols mean."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.board import IN_CELL
from conclave.games.black_rose_wars.rules.sides import owner_of_model
from conclave.games.black_rose_wars.show.areas import COLOUR_SYMBOLS, SIGNS, TOKEN_KEYS
from conclave.games.black_rose_wars.show.names import EVOCATION_KEYS, ROSE_SYMBOL, TONES, Names
from conclave.show.author import Piece
from conclave.show.sentences import Thing

BOUND: Final = "!"
HEALTH: Final = "♥"

BOND_KEYS: Final = (
    "no-move", "no-leave", "no-activate", "no-physical-activate", "no-activate-after-move",
    "no-protection", "is-abomination",
)  # fmt: skip
"""What may be fastened to a model for a while, in the order of its bits."""


def bonds(names: Names, bits: int) -> list[str]:
    """What a model may not do, or is, for a while (R22)."""
    return [names.say(f"piece-{key}") for k, key in enumerate(BOND_KEYS) if (bits >> k) & 1]


def draw_piece(names: Names, piece: tuple[int, Thing, int, int, int, int, tuple[int, ...]]) -> Piece:
    """A model with the Health it has left; its label tells whose cubes lie on it."""
    m, name, where, kind, health, bits, cubes = piece
    seat = owner_of_model(m)
    is_mage = kind == terms.A_MAGE
    left = max(0, health - sum(cubes))
    state = [names.say("piece-health", n=left, most=health)] if health else []
    damage = [names.say("piece-cubes", n=n, seat=names.seat(side)) for side, n in enumerate(cubes) if n]
    if damage:
        state.append(names.say("piece-damage", what=", ".join(damage)))
    state.extend(bonds(names, bits))
    return Piece(
        key=f"model-{m}",
        at=f"cell-{m}" if where == IN_CELL else f"hex-{where}",
        seat=seat,
        symbol=names.symbol(seat) if is_mage else names.kind(kind)[:2],
        label=names.say("piece", what=names.fact(name), state="; ".join(state)),
        tone=TONES[seat],
        note=f"{HEALTH}{left}{BOUND if bits else ''}",
        figure="person" if is_mage else "creature",
        picture="mage" if is_mage else EVOCATION_KEYS[kind],
    )


def draw_legend(names: Names, row: tuple[str, int]) -> tuple[str, str]:
    """What one symbol means."""
    say = names.say
    key, n = row
    if key == "kind":
        return names.kind(n)[:2], names.kind(n)
    if key == "colour":
        return COLOUR_SYMBOLS[n], names.colour(n)
    if key == "token":
        return SIGNS[TOKEN_KEYS[n]], say(f"legend-{TOKEN_KEYS[n]}")
    if key == "mage":
        return f"{names.symbol(n)}{HEALTH}7", say("legend-mage", seat=names.seat(n))
    if key == "cubes":
        return f"{names.symbol(n)}2 {ROSE_SYMBOL}1", say("legend-cubes")
    return {"instability": "2/6", "copy": SIGNS["copy"], "bound": BOUND}[key], say(f"legend-{key}")
