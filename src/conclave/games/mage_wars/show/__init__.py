"""What Mage Wars looks like and what it says."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.guide.catalogue import catalogue
from conclave.games.mage_wars.show import areas, cards, facts, holdings, pieces, seats
from conclave.games.mage_wars.show.log import TELLING
from conclave.games.mage_wars.show.names import Names
from conclave.games.mage_wars.show.prompt import ASKING
from conclave.show import author as show

SHOW: Final = show.Show(
    "mage-wars",
    "Mage Wars Arena",
    "conclave.games.mage_wars.guide",
    t.V,
    asking=ASKING,
    telling=TELLING,
    names=Names,
    ground=facts.ground_of,
    look=facts.Look,
    view=facts.view_of,
    parts={
        "areas": show.Things(facts.areas, areas.draw_area, columns="terms"),
        "edges": show.Things(facts.edges, areas.draw_edge, columns="terms play border place"),
        "pieces": show.Things(facts.pieces, pieces.draw_piece),
        "cards": show.Things(holdings.cards, cards.draw_card),
        "seats": show.Things(facts.players, seats.draw_player),
        "tracks": show.Things(facts.numbers, seats.draw_number),
        "banner": show.told(seats.banner, columns="over round phase active initiative acting face"),
        "phase": show.told(seats.phase, columns="round phase"),
        "result": show.told(seats.result),
        "legend": show.Things(facts.legend, pieces.draw_legend),
    },
    catalogue=catalogue,
)
