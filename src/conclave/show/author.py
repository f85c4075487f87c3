"""All that the author of a game needs of the show layer, under one name."""

from conclave.show.asking import Asking
from conclave.show.drawing import Things, Whole, told
from conclave.show.names import Names
from conclave.show.scene import Area, Card, Edge, Layer, Mark, Part, Piece, Runner, SeatScene, Track
from conclave.show.sentences import Fact, Sentence, said, yes
from conclave.show.show import Show, points, winners
from conclave.show.telling import Past, Telling
from conclave.show.vocabulary import Vocabulary

__all__ = [
    "Area", "Asking", "Card", "Edge", "Fact", "Layer", "Mark", "Names", "Part", "Past", "Piece", "Runner",
    "SeatScene", "Sentence", "Show", "Telling", "Things", "Track", "Vocabulary", "Whole", "points", "said",
    "told", "winners", "yes",
]  # fmt: skip
