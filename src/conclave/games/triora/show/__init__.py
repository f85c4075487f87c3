"""What Triora looks like and what it says."""

from __future__ import annotations

from typing import Final

from conclave.games.triora import terms as t
from conclave.games.triora.guide.catalogue import catalogue
from conclave.games.triora.show import areas, cards, facts, pieces, seats, tracks
from conclave.games.triora.show.log import TELLING
from conclave.games.triora.show.names import Names
from conclave.games.triora.show.prompt import ASKING
from conclave.games.triora.table import Table
from conclave.show import author as show


def roads(v: Table) -> int:
    """The roads never change."""
    return 0


SHOW: Final = show.Show(
    "triora",
    "Triora: City of Witches",
    "conclave.games.triora.guide",
    t.V,
    asking=ASKING,
    telling=TELLING,
    names=Names,
    parts={
        "areas": show.Things(facts.areas, areas.draw_area, columns="doom"),
        "edges": show.Whole(roads, areas.draw_roads),
        "pieces": show.Things(facts.pieces, pieces.draw_piece, columns="circle inquisitor morgana"),
        "cards": show.Things(facts.cards, cards.draw_card, columns="row owner castle face"),
        "seats": show.Things(facts.players, seats.draw_seat),
        "tracks": show.Things(facts.tracks, tracks.draw_track),
        "banner": show.told(tracks.banner, columns="over active order"),
        "phase": show.told(tracks.phase, columns="round ending"),
        "result": show.told(tracks.result, columns="over place captured"),
        "legend": show.Things(tracks.legend, tracks.draw_legend),
    },
    catalogue=catalogue,
)
