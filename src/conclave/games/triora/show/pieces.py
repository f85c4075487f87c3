"""Witches, Familiars, the Inquisitor and Morgana, as a scene shows them."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREA_OF, CIRCLE_OF, FOREST
from conclave.games.triora.show.areas import LETTERS
from conclave.games.triora.show.facts import Standing
from conclave.games.triora.show.names import HUNTERS, TONES, Names
from conclave.show import author as show

FIGURES: Final = ("person", "creature", "creature")
PICTURES: Final = ("witch", "familiar", "familiar")


def draw_piece(names: Names, facts: Standing) -> show.Piece:
    """A piece of a player, or one of the two that hunt and seek."""
    seat, piece, where = facts
    if seat < 0:
        return draw_hunter(names, piece, where)
    area = AREA_OF[where]
    label, circle = names.piece_of(seat, piece), where - CIRCLE_OF[FOREST] + 1
    return show.Piece(
        key=f"piece-{t.PIECES * seat + piece}",
        at=f"area-{area}",
        seat=seat,
        symbol=LETTERS[seat] if piece == t.WITCH else LETTERS[seat].lower(),
        label=names.say("in-circle", piece=label, n=circle) if area == FOREST else label,
        tone=TONES[seat if piece != t.EXTRA else seat + t.WITCHES - 2],
        note=str(circle) if area == FOREST else "",
        figure=FIGURES[piece],
        picture=PICTURES[piece],
    )


def draw_hunter(names: Names, which: int, area: int) -> show.Piece:
    """The Inquisitor, or Morgana."""
    return show.Piece(
        key=f"hunter-{which}",
        at=f"area-{area}",
        seat=-1,
        symbol="IM"[which],
        label=names.hunter(which),
        tone="black" if which == 0 else "white",
        figure="person",
        picture=HUNTERS[which],
    )
