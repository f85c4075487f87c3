"""Numbers and headings: tracks with disks, what players have, what is going on, and who won."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.rules import box
from conclave.games.triora.show.areas import LETTERS
from conclave.games.triora.show.facts import Number, Row
from conclave.games.triora.show.names import COLOURS, PLACES, SEATS, TONES, Names
from conclave.games.triora.table import Table
from conclave.show import author as show

MOST: Final = {"inquisition": box.MOST_INQUISITION, "order": t.POSITIONS, "stones": t.SPACES - 1}
ROLES: Final = {"round": "clock", "deck": "pile", "points": "points"}
POTION_TONES: Final = ("blue", "yellow", "green", "red", "cyan", "violet", "white", "grey", "pink")
PICTURES: Final = {"silver": "silver", "undead": "undead", "markers": "doom", "crowns": "crown"}


def draw_track(names: Names, facts: Number) -> show.Track:
    """A track with disks, a row of counters, or a number."""
    what, seat, value, standing = facts
    if what in MOST:
        return draw_course(names, what, standing)
    if what in ("ring", "potions"):
        return draw_row(names, what, seat, value, standing)
    return show.Track(
        key=f"{what}-{seat}" if seat >= 0 else what,
        label=names.say(f"track-{what}"),
        value=value,
        seat=seat,
        role=ROLES.get(what, "count"),
        picture=PICTURES.get(what, ""),
    )


def draw_course(names: Names, what: str, standing: Row) -> show.Track:
    """A track on which disks of the players stand, or the token of the Stone Circle."""
    runners = tuple(
        show.Runner(
            key=f"{what}-{seat}",
            label=names.seat(seat) if seat >= 0 else names.say("token"),
            at=at,
            seat=seat,
            symbol=LETTERS[seat] if seat >= 0 else "●",
            tone=TONES[seat] if seat >= 0 else "black",
            picture=SEATS[seat] if seat >= 0 else "stones",
        )
        for seat, at in standing
    )
    return show.Track(
        key=what, label=names.say(f"track-{what}"), value=0, most=MOST[what], role="course", runners=runners
    )


def draw_row(names: Names, what: str, seat: int, place: int, standing: Row) -> show.Track:
    """The herbs of a player in one place of the ring, colour by colour, or the potions."""
    is_ring = what == "ring"
    key = f"{PLACES[place] if is_ring else what}-{seat}"
    return show.Track(
        key=key,
        label=names.say(f"place-{PLACES[place]}" if is_ring else f"track-{what}"),
        value=sum(n for _, n in standing),
        seat=seat,
        group=names.say("track-ring") if is_ring else "",
        role="ring" if is_ring else "count",
        parts=tuple(
            show.Part(
                key=f"{key}-{which}",
                label=names.colour(which) if is_ring else names.potion(which),
                value=n,
                tone=(COLOURS if is_ring else POTION_TONES)[which],
                picture="herb" if is_ring else box.POTION_KEYS[which],
            )
            for which, n in standing
        ),
    )


# --- headings ----------------------------------------------------------------------------------------------
def banner(v: Table) -> show.Sentence:
    """What is going on, in one line."""
    if v.over:
        return show.said("banner-over")
    if v.active >= 0:
        return show.said("banner-turn", who=("seat", v.active))
    return show.said("banner-day" if v.order else "banner-nightfall")


def phase(v: Table) -> show.Sentence:
    """The round, and what comes when it is over."""
    return show.said("phase", n=v.round, last=show.yes(v.ending))


def result(v: Table) -> show.Sentence:
    """Who won, once the game is over."""
    if not v.over:
        return show.said("")
    winners = [
        ("seat", seat) for seat in range(v.seats) if v.place[seat] == 1 and not (v.captured >> seat) & 1
    ]
    return show.said("result-won" if winners else "result-nobody", who=("row", *winners))


LEGEND: Final = ["B", "b", "I", "M"]


def legend(v: Table) -> list[str]:
    """The symbols that are explained."""
    return LEGEND


def draw_legend(names: Names, symbol: str) -> tuple[str, str]:
    """What a symbol means."""
    return symbol, names.say(f"legend-{LEGEND.index(symbol)}")
