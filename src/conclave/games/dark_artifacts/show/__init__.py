"""What Dark Artifacts looks like and what it says."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.show import areas, cards, facts, pieces, seats, tracks
from conclave.games.dark_artifacts.show.facts import Look
from conclave.games.dark_artifacts.show.log import TELLING
from conclave.games.dark_artifacts.show.names import Names
from conclave.games.dark_artifacts.show.prompt import ASKING
from conclave.games.dark_artifacts.table import Table
from conclave.show import author as show


def seats_of(look: Look) -> tuple[int]:
    """Names rest on the number of players: the board and the relics depend on it."""
    return (look.v.seats,)


def view_of(look: Look) -> Table:
    """The view that is looked at."""
    return look.v


SHOW: Final = show.Show(
    "dark-artifacts",
    "Dark Artifacts",
    "conclave.games.dark_artifacts.guide",
    t.V,
    asking=ASKING,
    telling=TELLING,
    names=Names,
    ground=seats_of,
    look=Look,
    view=view_of,
    parts={
        "areas": show.Whole(facts.ground, areas.draw_areas),
        "edges": show.Whole(facts.lines, areas.draw_edges),
        "pieces": show.Things(
            facts.pieces,
            pieces.draw_piece,
            columns="top owner space under fell face phase viewer dragon commander",
        ),
        "cards": show.Things(facts.cards, cards.draw_card, columns="slot face seen_by phase viewer"),
        "seats": show.Things(
            facts.players,
            seats.draw_seat,
            columns="phase active waiting first over grave face top owner under team hide_heights viewer",
        ),
        "tracks": show.Things(facts.tracks, tracks.draw_track),
        "banner": show.told(tracks.banner, columns="over phase active waiting first"),
        "phase": show.told(tracks.phase, columns="phase turn"),
        "result": show.told(tracks.result, columns="over winners drawn"),
        "legend": show.Things(tracks.legend, tracks.draw_legend),
    },
)
