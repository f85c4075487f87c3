"""Villagers and personages of the Castle, as a scene shows them."""

from __future__ import annotations

from typing import Final

from conclave.games.triora.rules import box
from conclave.games.triora.show.facts import Lying
from conclave.games.triora.show.names import AREA_TONES, TONES, Names
from conclave.show import author as show

ROLES: Final = {"sale": "open", "next": "pile", "won": "front", "castle": "open"}


def draw_card(names: Names, facts: Lying) -> show.Card:
    """A Villager, or a personage."""
    where, number, face, owner = facts
    if where == "castle":
        return draw_personage(names, number, owner)
    kind = box.KIND[face]
    return show.Card(
        key=f"card-{number}",
        where=where,
        seat=owner,
        face_up=True,
        name=names.card(face),
        kind=names.kind(kind),
        sentence=names.say(f"villager-{box.KIND_KEYS[kind]}"),
        text_key=box.villager_key(face),
        note=names.say("costs", what=names.cost(face)) if owner < 0 else "",
        public=True,
        heading=names.say(f"where-{where}"),
        place=ROLES[where],
        pictures=(box.KIND_KEYS[kind],),
        tone=AREA_TONES[kind],
    )


def draw_personage(names: Names, column: int, owner: int) -> show.Card:
    """A personage of the Castle, and who has bewitched it."""
    taken = owner >= 0
    return show.Card(
        key=f"column-{column}",
        where="castle",
        seat=-1,
        face_up=True,
        name=names.column(column),
        kind=names.say("kind-personage"),
        sentence=names.personage(column),
        text_key=box.PERSONAGES[column],
        note=names.say("bewitched", who=names.seat(owner)) if taken else "",
        public=True,
        heading=names.say("where-castle"),
        place=ROLES["castle"],
        pictures=("crown",),
        tone=TONES[owner] if taken else AREA_TONES[4],
        used=taken,
    )
