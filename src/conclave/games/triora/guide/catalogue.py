"""What people look up: areas, formulas, Villagers, personages, positions and stones, in our own words."""

from __future__ import annotations

from conclave.games.triora import terms as t
from conclave.games.triora.board import AREAS, KEYS
from conclave.games.triora.rules import box
from conclave.games.triora.show.names import AREA_TONES, Names
from conclave.kernel.game import CardText
from conclave.show.names import capital


def catalogue(names: Names) -> tuple[CardText, ...]:
    """Everything with a text or a number of its own."""
    return (
        *[area(names, n) for n in range(AREAS)],
        *[formula(names, n) for n in range(t.FORMULAS)],
        *[villager(names, face) for face in range(t.VILLAGERS)],
        *[personage(names, column) for column in range(t.COLUMNS)],
        *[stone(names, space) for space in range(t.SPACES)],
        *[position(names, n) for n in range(1, t.POSITIONS + 1)],
    )


def area(names: Names, n: int) -> CardText:
    """An area: its action and its Witch's Bonus."""
    say = names.say
    return CardText(
        KEYS[n],
        names.area_name(n),
        say("kind-area"),
        f"{say(f'about-{KEYS[n]}')} {say('with-bonus', bonus=say(f'bonus-{KEYS[n]}'))}",
        pictures=(KEYS[n],),
        tone=AREA_TONES[n],
    )


def formula(names: Names, n: int) -> CardText:
    """A formula: what it takes, what it makes, and what that is for."""
    which = box.FORMULA_POTION[n]
    key = f"{box.POTION_KEYS[which]}-{len(box.FORMULA_HERBS[n])}"
    sentence = names.say("formula", herbs=names.recipe(n), potions=names.formula(n))
    use = names.say(f"use-{box.POTION_KEYS[which]}")
    return CardText(
        key,
        names.formula(n),
        names.say("kind-formula"),
        f"{sentence} {use}",
        pictures=(box.POTION_KEYS[which],),
    )


def villager(names: Names, face: int) -> CardText:
    """A Villager: its price and its gift."""
    kind = box.KIND[face]
    return CardText(
        box.villager_key(face),
        names.card(face),
        names.kind(kind),
        names.say(f"villager-{box.KIND_KEYS[kind]}"),
        facts={"price": names.cost(face)},
        pictures=(box.KIND_KEYS[kind],),
        tone=AREA_TONES[kind],
    )


def personage(names: Names, column: int) -> CardText:
    """A personage of the Castle."""
    key, name, kind = box.PERSONAGES[column], capital(names.column(column)), names.say("kind-personage")
    return CardText(key, name, kind, names.personage(column), pictures=("crown",))


def stone(names: Names, space: int) -> CardText:
    """A space of the Stone Circle."""
    gain = capital(names.gain("space", space))
    name = names.say("stone", n=space)
    return CardText(f"stone-{space}", name, names.say("kind-stone"), f"{gain}.", pictures=("stones",))


def position(names: Names, n: int) -> CardText:
    """A position of the Turn Order track."""
    gain = capital(names.gain("position", n))
    name = names.say("place-in-order", n=n)
    return CardText(f"position-{n}", name, names.say("kind-position"), f"{gain}.", pictures=("turn-order",))
