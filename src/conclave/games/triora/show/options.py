"""What options speak of, beside what their numbers stand for."""

from __future__ import annotations

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREA_OF, CASTLE, MAIN
from conclave.games.triora.rules import box
from conclave.games.triora.rules.areas import POTION_FOR
from conclave.games.triora.table import Table
from conclave.kernel.choices import Option
from conclave.show.asking import KEY, More
from conclave.show.sentences import Thing, yes


# --- things ------------------------------------------------------------------------------------------------
def card(v: Table, handle: int) -> Thing:
    """The Villager behind a handle."""
    return "card", int(v.face[handle])


def circle_key(v: Table, circle: int) -> str:
    """A circle is drawn as its area."""
    return f"area-{AREA_OF[circle]}"


# --- options -----------------------------------------------------------------------------------------------
def of_act(v: Table, o: Option) -> More:
    """What is done in an area, what it gives and what it costs."""
    if o.b == t.WITH_POTION:
        paid: Thing = ("potion", POTION_FOR[o.a])
    else:
        paid = ("payment", o.b)
    kind = "doom" if o.a < MAIN else "other"
    return {KEY: f"option-act-{kind}-{o.b}", "gain": ("action-gain", o.a), "paid": paid}


def of_bonus(v: Table, o: Option) -> More:
    """What the Witch's Bonus gives."""
    return {"gain": ("bonus-gain", o.a)}


def of_spread(v: Table, o: Option) -> More:
    """What a marker in that area gives."""
    return {"gain": ("action-gain", o.a)}


def of_brew(v: Table, o: Option) -> More:
    """The herbs of a formula."""
    return {"recipe": ("recipe", o.a)}


def of_mix(v: Table, o: Option) -> More:
    """Herbs, and silver in place of others."""
    return {"mix": ("mixed", o.b, o.a)}


def of_bewitching(v: Table, o: Option) -> More:
    """What it costs and brings to bewitch a personage."""
    n = (box.ENCHANT_GAIN if o.verb == t.ENCHANT else box.CURSE_GAIN)[o.a]
    return {"free": yes(v.copied >= 0), "silver": box.FEE[o.a], "crowns": box.CROWNS[o.a], "n": n}


def of_buy(v: Table, o: Option) -> More:
    """What a Villager costs, one potion perhaps let off."""
    cost = list(box.COST[v.face[o.a]])
    if o.b >= 0:
        cost.remove(o.b)
    return {KEY: "option-buy" if cost else "option-buy-free", "cost": ("potions", *cost)}


def at_castle(v: Table, o: Option) -> tuple[str, ...]:
    """A personage, and the Castle."""
    return (f"column-{o.a}", f"area-{CASTLE}")


def at_card(v: Table, o: Option) -> tuple[str, ...]:
    """The Villager that would be won."""
    return (f"card-{o.a}",)


def picture_of_brew(v: Table, o: Option) -> str:
    """The potion that is brewed."""
    return box.POTION_KEYS[box.FORMULA_POTION[o.a]]


def picture_of_potion(v: Table, o: Option) -> str:
    """The potion that is sold."""
    return box.POTION_KEYS[o.a]
