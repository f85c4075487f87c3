"""What stands on the board, as a scene shows it: stacks, and the Dragon."""

from __future__ import annotations

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.show.facts import IN_PLAY, UNCOUNTED, Stack, Standing
from conclave.games.dark_artifacts.show.names import PICTURES, SEATS, Names
from conclave.show import author as show


def draw_piece(names: Names, facts: Standing) -> show.Piece:
    """An entity, a stack that the viewer builds behind the screen, or the Dragon."""
    family, number, space, stack = facts
    owner, _, fallen, twin, faces = stack
    if family == "dragon":
        return draw_dragon(names, space, owner)
    key = f"{family}-{number}"
    layers = tuple([draw_layer(names, f"{key}-{n}", face) for n, face in enumerate(faces)])
    top = layers[0] if layers and fallen == IN_PLAY else None
    return show.Piece(
        key=key,
        at=f"space-{space}",
        seat=owner,
        symbol=top.symbol if top else "_" if family == "stack" else "?",
        label=called(names, family, stack),
        tone=SEATS[owner],
        note=f"#{twin}" if twin else "",
        layers=layers,
        more=-1 if UNCOUNTED in faces else max(0, len(faces) - 1),
        figure="stack",
        picture=top.picture if top else "",
        pips=top.pips if top else 0,
    )


def called(names: Names, family: str, stack: Stack) -> str:
    """What an entity, or a stack that is being built, is called on the board."""
    _, mine, fallen, _, faces = stack
    if fallen != IN_PLAY:
        return names.say("waits-beneath", piece=names.type(fallen))
    if not faces:
        return names.say("stack-begun")
    return names.say("yours", what=names.here(stack)) if mine and family == "entity" else names.here(stack)


def draw_layer(names: Names, key: str, face: int) -> show.Layer:
    """One piece of a stack, as far as the viewer knows it."""
    known = face >= 0
    return show.Layer(
        key=key,
        symbol=names.symbol(face),
        label=names.type(face),
        known=known,
        picture=PICTURES[face] if known else "",
        pips=t.POWER[face] if known else 0,
    )


def draw_dragon(names: Names, space: int, obeyed: int) -> show.Piece:
    """The Dragon, and whom it obeys."""
    obeys = obeyed >= 0
    return show.Piece(
        key="dragon-0",
        at=f"space-{space}",
        seat=-1,
        symbol=names.say("dragon"),
        label=names.say("dragon-of", seat=names.seat(obeyed)) if obeys else names.say("dragon-wild"),
        tone=SEATS[obeyed] if obeys else "",
        figure="creature",
        picture="dragon",
    )
