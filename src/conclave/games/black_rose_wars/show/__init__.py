"""What Black Rose Wars looks like and what it says."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.guide.catalogue import card_texts
from conclave.games.black_rose_wars.show import facts
from conclave.games.black_rose_wars.show.areas import draw_area, draw_door
from conclave.games.black_rose_wars.show.cards import draw_card
from conclave.games.black_rose_wars.show.log import TELLING
from conclave.games.black_rose_wars.show.names import Names
from conclave.games.black_rose_wars.show.pieces import draw_legend, draw_piece
from conclave.games.black_rose_wars.show.prompt import ASKING
from conclave.games.black_rose_wars.show.seats import banner, draw_player, phase, result
from conclave.games.black_rose_wars.show.tracks import draw_track
from conclave.show.author import Show, Things, Whole

OF_LODGE: Final = "room_at activated flipped destroyed instability lasting moon turn phase"
"""The columns that the looks of a Room rest on."""

PARTS: Final = {
    "seats": Things(
        facts.players,
        draw_player,
        columns="waiting active phase turn over crown first school mage lasting seats",
    ),
    "areas": Things(facts.areas, draw_area, columns=f"{OF_LODGE} winner_of door"),
    "edges": Things(facts.doors, draw_door, columns="door phase seats"),
    "pieces": Things(
        facts.pieces, draw_piece, columns="kind where damage mage door lasting turn phase viewer"
    ),
    "cards": Things(facts.cards, draw_card, columns="top under face seen_by sheet side status token"),
    "tracks": Things(
        facts.numbers,
        draw_track,
        columns="phase turn moon round_limit size points damage mage tokens taken winner_of reserve",
    ),
    "legend": Things(facts.legend, draw_legend, columns=f"{OF_LODGE} kind viewer"),
    "banner": Whole(banner, Names.tell, columns="over phase active waiting seats"),
    "phase": Whole(phase, Names.tell, columns="phase turn moon"),
    "result": Whole(result, Names.tell, columns="over winners points"),
}

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
    parts=PARTS,
    catalogue=card_texts,
)
