"""What Black Rose Wars looks like and what it says."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.show.bridge import BlackRoseShow as Show  # isort: skip
from conclave.games.black_rose_wars.show import facts
from conclave.games.black_rose_wars.show.areas import draw_area, draw_door
from conclave.games.black_rose_wars.show.cards import draw_card
from conclave.games.black_rose_wars.show.log import TELLING
from conclave.games.black_rose_wars.show.names import Names
from conclave.games.black_rose_wars.show.pieces import draw_legend, draw_piece
from conclave.games.black_rose_wars.show.prompt import ASKING
from conclave.games.black_rose_wars.show.seats import banner, draw_player, phase, result
from conclave.games.black_rose_wars.show.tracks import draw_track
from conclave.show.author import Things, Whole

SHOW: Final = Show(
    "black-rose-wars",
    "Black Rose Wars",
    "conclave.games.black_rose_wars.guide",
    terms.V,
    asking=ASKING,
    telling=TELLING,
    names=Names,
    ground=facts.ground_of,
    look=facts.Look,
    view=facts.view_of,
    parts={
        "seats": Things(facts.players, draw_player),
        "areas": Things(facts.areas, draw_area),
        "edges": Things(facts.doors, draw_door),
        "pieces": Things(facts.pieces, draw_piece),
        "cards": Things(facts.cards, draw_card),
        "tracks": Things(facts.numbers, draw_track),
        "legend": Things(facts.legend, draw_legend),
        "banner": Whole(banner, Names.tell),
        "phase": Whole(phase, Names.tell),
        "result": Whole(result, Names.tell),
    },
)
