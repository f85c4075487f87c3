"""All that the author of a game needs of the kernel, under one name."""

from conclave.kernel.book import Book
from conclave.kernel.choices import Decision, Option, pack
from conclave.kernel.events import EVERYONE, Event
from conclave.kernel.frames import Frame, Label
from conclave.kernel.game import CardText, Game, RuleText, Setting, Standing, by_points
from conclave.kernel.happenings import AFTER, BEFORE, PASS, USE, Door, Happening, Opens, Window
from conclave.kernel.modifiers import Fixed, Modifier, Modifiers
from conclave.kernel.plain import PlainState, begin_with, fill_with, keep_answer
from conclave.kernel.reasons import ALLOWED, Reasons
from conclave.kernel.rng import Rng
from conclave.kernel.sequences import Sequence
from conclave.kernel.state import UNKNOWN, State
from conclave.kernel.views import begin_world, deal_missing, fill_screens, make_holes, view_of_faces

__all__ = [
    "AFTER", "ALLOWED", "BEFORE", "EVERYONE", "PASS", "UNKNOWN", "USE", "Book", "CardText", "Decision",
    "Door", "Event", "Fixed", "Frame", "Game", "Happening", "Label", "Modifier", "Modifiers", "Opens",
    "Option", "PlainState", "Reasons", "Rng", "RuleText", "Sequence", "Setting", "Standing", "State",
    "Window", "begin_with", "begin_world", "by_points", "deal_missing", "fill_screens", "fill_with",
    "keep_answer", "make_holes", "pack", "view_of_faces",
]  # fmt: skip
