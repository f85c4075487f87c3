"""What a client draws of Dark Artifacts: the scene of a view."""

from __future__ import annotations

from typing import Any, Final

from conclave.games.dark_artifacts import terms
from conclave.games.dark_artifacts.rules.setup import laid
from conclave.games.dark_artifacts.show.asking import prompt
from conclave.games.dark_artifacts.show.changes import (
    CARDS,
    CLOCK,
    COUNTS,
    DRAGON,
    EVERYTHING,
    GROUND,
    PHASE,
    SCREENS,
    SIDES,
    SPACES,
    STACKS,
    WAITING,
    changes,
)
from conclave.games.dark_artifacts.show.chronicle import Teller
from conclave.games.dark_artifacts.show.codes import active_seat
from conclave.games.dark_artifacts.show.naming import Names
from conclave.games.dark_artifacts.show.picture import areas, edges, pieces
from conclave.games.dark_artifacts.show.players import seats
from conclave.games.dark_artifacts.show.showing import cards
from conclave.games.dark_artifacts.table import DRAFT, PLAY, STACKING, TERRAIN, TYPES, Table, kit_of
from conclave.show.diary import Diary, told
from conclave.show.memory import Memory
from conclave.show.scene import Area, Card, Edge, Piece, Scene, Track

PHASES: Final = {DRAFT: "draft", TERRAIN: "terrain", STACKING: "stacking", PLAY: "play"}
LEGEND: Final = ("5", "L", "r")
STILL_SHOWN_FROM: Final = 10
"""The count towards a stalemate is worth a place on the screen only when it begins to matter (O35)."""

WAITING_SEATS: Final = tuple([tuple([n for n in range(4) if (mask >> n) & 1]) for mask in range(1 << 4)])
"""The seats of each mask."""

# What each part of a scene rests on: while none of it changes, the part is the very same object.
OF_HEADING: Final = PHASE | CLOCK | WAITING
OF_PLAYERS: Final = PHASE | CLOCK | WAITING | STACKS | SIDES
OF_PIECES: Final = PHASE | STACKS | SPACES | DRAGON | SCREENS
OF_CARDS: Final = PHASE | CARDS
OF_TRACKS: Final = PHASE | CLOCK | COUNTS | SCREENS
OF_PROMPT: Final = EVERYTHING & ~WAITING

Ground = tuple[tuple[Area, ...], tuple[Edge, ...], tuple[tuple[str, str], ...]]

GROUNDS: Final[Memory[Ground]] = Memory(2_000)
LEGENDS: Final[Memory[tuple[tuple[str, str], ...]]] = Memory()


# --- numbers and headings --------------------------------------------------------------------------------
def tracks(names: Names) -> tuple[Track, ...]:
    """Actions and attacks left, the turn; at stacking, what the viewer has still to lay."""
    v = names.v
    memory = names.palette.tracks
    if v.phase == PLAY and not v.over:
        still = v.still if v.still >= STILL_SHOWN_FROM else 0
        key = (v.turn, v.actions, v.attacks, still)
        return memory.get(key) or memory.keep(key, tracks_of_turn(names, still))
    if v.phase == STACKING and v.viewer < v.seats:
        so_far = tuple(laid(v, v.viewer))
        return memory.of((v.viewer, so_far), lambda: tracks_of_stacking(names, so_far))
    return ()


def tracks_of_turn(names: Names, still: int) -> tuple[Track, ...]:
    """The turn, and what is left of it."""
    v = names.v
    say = names.say
    found = [
        Track(key="turn", label=say("track-turn"), value=v.turn, role="clock"),
        Track(key="actions", label=say("track-actions"), value=v.actions, most=max(3, v.actions)),
        Track(key="attacks", label=say("track-attacks"), value=v.attacks, most=max(1, v.attacks)),
    ]
    if still:
        found.append(Track(key="still", label=say("track-still"), value=still, most=30))
    return tuple(found)


def tracks_of_stacking(names: Names, so_far: tuple[int, ...]) -> tuple[Track, ...]:
    """What the viewer has still to lay."""
    most = kit_of(names.v).pieces
    return tuple(
        Track(
            key=f"type-{type_}",
            label=names.type(type_),
            value=most[type_] - so_far.count(type_),
            most=most[type_],
            seat=names.v.viewer,
            group=names.say("track-left"),
            picture=names.picture(type_),
        )
        for type_ in range(TYPES)
        if most[type_]
    )


def heading(names: Names) -> tuple[str, str]:
    """What is going on, in one line, and the phase."""
    v = names.v
    who = active_seat(v)
    key = (v.phase, v.over, v.turn, who)
    memory = names.palette.headings
    return memory.get(key) or memory.keep(key, (banner(names, who), phase_name(names)))


def banner(names: Names, who: int) -> str:
    """What is going on, in one line."""
    if names.v.over:
        return names.say("banner-over")
    return names.say(f"banner-{PHASES[names.v.phase]}", who=names.seat(who))


def phase_name(names: Names) -> str:
    """The phase, in play the turn."""
    return names.say(f"phase-{PHASES[names.v.phase]}", turn=names.v.turn)


def ground(names: Names) -> Ground:
    """The spaces, the lines and the legend: what changes only with the terrain."""
    v = names.v
    key = (names.words, v.seats, v.swamps, v.forests, v.walls)
    return GROUNDS.get(key) or GROUNDS.keep(key, (areas(names), edges(v), legend(names)))


def legend(names: Names) -> tuple[tuple[str, str], ...]:
    """What symbols mean."""
    return LEGENDS.of(
        names.words, lambda: tuple((symbol, names.say(f"legend-{symbol}")) for symbol in LEGEND)
    )


def result(names: Names) -> str:
    """Who won, once the game is over."""
    v = names.v
    if not v.over:
        return ""
    drawn = any(event.kind == terms.DRAWN for event in v.events)
    one = "yes" if v.winners & (v.winners - 1) == 0 else "no"
    return names.say("result-drawn" if drawn else "result-won", who=names.seats(v.winners), one=one)


# --- the whole -------------------------------------------------------------------------------------------
class Easel:
    """What was drawn last for one viewer in one language, and of which view.

    A view is never changed once it is drawn; if one is, it is drawn from nothing.
    """

    def __init__(self, v: Table, code: str) -> None:
        self.code = code
        self.names = Names(v, code)
        self.drawn: Table | None = None
        self.scene: Scene | None = None
        self.parts: dict[str, Any] = {
            "game": "dark-artifacts",
            "title": "Dark Artifacts",
            "viewer": v.viewer,
            "pieces": (),
            "cards": (),
        }

    def draw(self, v: Table) -> Scene:
        """The scene of a view: what rests on nothing that changed is taken over from the last."""
        mask = EVERYTHING if self.drawn is None else changes(v, self.drawn)
        self.drawn = None  # whatever fails now, nothing half drawn is taken over
        log = told(v, self.code, None, Teller)
        scene = self.scene
        if scene is None or mask or log is not scene.log:
            self.names.look(v, mask)
            self.repaint(mask)
            self.parts["log"] = log
            scene = self.scene = Scene(**self.parts)
        self.drawn = v
        return scene

    def repaint(self, mask: int) -> None:
        """Draw the parts that rest on what changed."""
        names, parts = self.names, self.parts
        if mask & PHASE:
            parts["over"], parts["result"] = names.v.over, result(names)
        if mask & GROUND:
            parts["areas"], parts["edges"], parts["legend"] = ground(names)
        if mask & OF_HEADING:
            parts["banner"], parts["phase"] = heading(names)
            parts["waiting"] = WAITING_SEATS[names.v.waiting & ((1 << names.v.seats) - 1)]
        if mask & OF_PLAYERS:
            parts["seats"] = seats(names)
        if mask & OF_PIECES:
            self.replace("pieces", pieces(names))
        if mask & OF_CARDS:
            self.replace("cards", cards(names))
        if mask & OF_TRACKS:
            parts["tracks"] = tracks(names)
        if mask & OF_PROMPT:
            parts["prompt"] = prompt(names)

    def replace(self, name: str, part: tuple[Piece | Card, ...]) -> None:
        """Put a part in the place of the one before, unless it is like it."""
        if part != self.parts[name]:
            self.parts[name] = part


def draw(v: Table, language: str) -> Scene:
    """The scene of a view: nothing in it comes from anywhere else."""
    events = v.events
    if not isinstance(events, Diary):
        return Easel(v, language).draw(v)
    easel: Easel | None = events.easels.get(language)
    if easel is None:
        easel = events.easels[language] = Easel(v, language)
    return easel.draw(v)
