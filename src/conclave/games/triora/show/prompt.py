"""What questions speak of, and how questions and options are told."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.board import STONES
from conclave.games.triora.rules.placing import is_half_moved
from conclave.games.triora.rules.stones import next_space
from conclave.games.triora.show import options
from conclave.games.triora.table import Table, area_of
from conclave.kernel.choices import Decision
from conclave.show import author as show
from conclave.show.asking import KEY, More


# --- questions ---------------------------------------------------------------------------------------------
def of_placing(v: Table, d: Decision) -> More:
    """Which turn of the round it is, and what has been placed; half way, which Familiar is still to move."""
    if is_half_moved(v, d.seat):
        return {KEY: "ask-place-extra" if v.used[d.seat] & 2 else "ask-place-familiar"}
    return {"used": v.used[d.seat] & 3, "two": show.yes(v.extra)}


def of_turn(v: Table, d: Decision) -> More:
    """Where the piece was placed, and what is left to do."""
    f = v.frame_asking(d.seat)
    piece = t.WITCH if f is not None and f.this == t.WITCH else t.FAMILIAR
    area = v.copied if v.copied >= 0 else area_of(v, d.seat, piece)
    return {
        "area": ("area", area),
        "cauldron": show.yes(v.cauldron),
        "bonus": show.yes(v.bonus >= 0),
        "action": show.yes(v.action >= 0),
    }


def of_left(v: Table, d: Decision) -> More:
    """How many shovels or Cauldrons there are."""
    return {"n": d.this}


def of_formula(v: Table, d: Decision) -> More:
    """Which formula is brewed."""
    return {"formula": ("formula", d.this)}


def of_space(v: Table, d: Decision) -> More:
    """Where the token would go next."""
    return {"space": ("space", d.this)}


def of_coven(v: Table, d: Decision) -> More:
    """Who has come, where, and what was copied there; or that a second move is left."""
    if v.skips:
        return {KEY: "ask-coven-skip", "space": ("space", next_space(v))}
    here = area_of(v, v.active, t.WITCH)
    key = "ask-coven" if here == d.this else "ask-coven-copied"
    return {KEY: key, "who": ("seat", v.active), "area": ("area", d.this), "here": ("area", here)}


def pointed_at(v: Table, d: Decision) -> tuple[str, ...]:
    """The area that a question is about."""
    if d.about == t.COVEN:
        return (f"area-{area_of(v, v.active, t.WITCH)}",)
    if d.about == t.MOVE_TOKEN:
        return (f"area-{STONES}",)
    if d.about == t.MORGANA:
        return ("hunter-1",)
    return ()


ASKING: Final = show.Asking(
    t.V,
    things={"card": options.card},
    keys={"circle": options.circle_key},
    labels={
        t.ACT: options.of_act,
        t.BONUS: options.of_bonus,
        t.SPREAD: options.of_spread,
        t.BREW: options.of_brew,
        t.MIX: options.of_mix,
        t.ENCHANT: options.of_bewitching,
        t.CURSE: options.of_bewitching,
        t.BUY: options.of_buy,
    },
    points={t.ENCHANT: options.at_castle, t.CURSE: options.at_castle, t.BUY: options.at_card},
    pictures={
        t.BREW: options.picture_of_brew,
        t.SELL: options.picture_of_potion,
    },
    questions={
        t.PLACE_PIECE: of_placing,
        t.DO_WHAT: of_turn,
        t.BREW_WHAT: of_left,
        t.BREW_FROM: of_formula,
        t.DIG_WHAT: of_left,
        t.MOVE_TOKEN: of_space,
        t.COVEN: of_coven,
    },
    about=pointed_at,
)
