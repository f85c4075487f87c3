"""What cards point at. A noun says which numbers it means and, for every other number, why not.

So the options of a card and the answers to "why not?" come from one place.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules import reasons as why
from conclave.games.dark_artifacts.rules.movement import has_step, why_no_step
from conclave.games.dark_artifacts.rules.power import printed_power
from conclave.games.dark_artifacts.rules.terrain import why_no_forest, why_no_swamp, why_no_wall
from conclave.games.dark_artifacts.table import Table, board_of, is_on_board, owner_of_piece, speaks
from conclave.kernel.reasons import ALLOWED
from conclave.language import speech
from conclave.language.text import Text

Noun: TypeAlias = speech.Noun[Table, Text]
"""Its sort is the verb by which it is named."""

# How far a noun looks
HERE: Final = 0
NEAR: Final = 1  # here or on an adjacent space, walls ignored
ANYWHERE: Final = 2


# --- nouns ---------------------------------------------------------------------------------------------
class Entity(Noun):
    """An entity on the board."""

    def most(self, s: Table) -> int:
        """The entities there ever were."""
        return len(s.top)


def why_out_of_reach(s: Table, f: Text, space: int, reach: int) -> int:
    """Why a space is not where a card looks."""
    if reach == ANYWHERE or board_of(s).distance(f.here, space) <= reach:
        return ALLOWED
    return why.OUT_OF_REACH


class Enemy(Entity):
    """An enemy entity within reach to which a deed can be done: PUSH, UNVEIL, DEFEAT or PEEK."""

    def __init__(self, reach: int, deed: int) -> None:
        super().__init__(deed)
        self.reach = reach
        self.deed = deed

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why an entity is not meant."""
        if not is_on_board(s, x):
            return why.NO_ENTITY
        if s.team[s.owner[x]] == s.team[f.you]:
            return why.NOT_AN_ENEMY
        if why_out_of_reach(s, f, s.space[x], self.reach) != ALLOWED:
            return why.OUT_OF_REACH
        if x in f.them:
            return why.HANDLED
        return why_no_deed(s, x, self.deed)


def why_no_deed(s: Table, e: int, deed: int) -> int:
    """Why an effect cannot do this to an entity (T3, B11)."""
    if deed != t.PEEK and speaks(s, e, t.STANDS_FIRM):
        return why.UNYIELDING
    if deed == t.PUSH:
        return ALLOWED if has_step(s, e) else why.NO_STEP
    if deed in (t.UNVEIL, t.PEEK):
        return why.ONE_PIECE if s.under[s.top[e]] == -1 else ALLOWED
    return ALLOWED


class WeakEnemy(Enemy):
    """An enemy entity whose top has printed power 2 or less."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why an entity is not meant."""
        reason = super().why_not(s, f, x)
        if reason == ALLOWED and printed_power(s, x) > 2:
            return why.TOO_STRONG
        return reason


class Culprit(Enemy):
    """The enemy entity that defeated this; if an effect did, any enemy entity here."""

    def __init__(self, deed: int) -> None:
        super().__init__(HERE, deed)

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why an entity is not meant."""
        if f.by >= 0 and x != f.by:
            return why.NOT_THE_ATTACKER
        return super().why_not(s, f, x)


class YourOther(Entity):
    """Another entity of yours, on another space."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why an entity is not meant."""
        if not is_on_board(s, x):
            return why.NO_ENTITY
        if s.owner[x] != f.you or x == f.this:
            return why.NOT_YOUR_OTHER
        return why.SAME_PLACE if s.space[x] == s.space[f.this] else ALLOWED


class Space(Noun):
    """A space of the board."""

    def most(self, s: Table) -> int:
        """The spaces of the board."""
        return board_of(s).spaces


class StepAway(Space):
    """A space one legal step from this entity."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a space is not meant."""
        line = board_of(s).line_between(s.space[f.this], x)
        return why.OUT_OF_REACH if line < 0 else why_no_step(s, speaks(s, f.this, t.WADES), line, x)


class StepOfIt(Space):
    """A space one legal step from the entity that was named."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a space is not meant."""
        line = board_of(s).line_between(s.space[f.it], x)
        return why.OUT_OF_REACH if line < 0 else why_no_step(s, speaks(s, f.it, t.WADES), line, x)


class BlinkAway(Space):
    """Another space up to two orthogonal steps away, walls ignored; no swamp, no Dragon."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a space is not meant."""
        if not 1 <= board_of(s).distance(f.here, x) <= 2:
            return why.OUT_OF_REACH
        if (s.swamps >> x) & 1:
            return why.INTO_SWAMP
        return why.DRAGON_THERE if x == s.dragon else ALLOWED


class Lair(Space):
    """A space without entity or swamp up to two orthogonal steps away."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a space is not meant."""
        if board_of(s).distance(f.here, x) > 2:
            return why.OUT_OF_REACH
        if (s.swamps >> x) & 1:
            return why.INTO_SWAMP
        return why.ENTITY_THERE if anybody_at(s, x) else ALLOWED


def anybody_at(s: Table, space: int) -> bool:
    """Whether any piece stands on a space, one waiting to be revealed included."""
    return any(s.space[e] == space and s.top[e] != t.GONE for e in range(len(s.space)))


class SwampSpot(Space):
    """An adjacent space without entity, swamp, forest and Dragon that leaves the board whole."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a space is not meant."""
        if board_of(s).distance(f.here, x) != 1:
            return why.OUT_OF_REACH
        if anybody_at(s, x):
            return why.ENTITY_THERE
        if x == f.amount - 1:
            return why.SAME_SPOT
        return why.DRAGON_THERE if x == s.dragon else why_no_swamp(s, x)


class ForestSpot(Space):
    """This space or an adjacent one, without swamp, forest and Dragon."""

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a space is not meant."""
        if board_of(s).distance(f.here, x) > 1:
            return why.OUT_OF_REACH
        return why.SAME_SPOT if x == f.amount - 1 else why_no_forest(s, x)


class WallSpot(Noun):
    """A free line bordering this space that leaves the board whole."""

    def most(self, s: Table) -> int:
        """The lines of the board."""
        return board_of(s).lines

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a line is not meant."""
        board = board_of(s)
        if f.here not in (board.line_from[x], board.line_to[x]):
            return why.OUT_OF_REACH
        return why.SAME_SPOT if x == f.amount - 1 else why_no_wall(s, x)


class Fallen(Noun):
    """A character in your graveyard, never a leader; one piece stands for all of its type."""

    def __init__(self, five_dots_only: bool) -> None:
        super().__init__(t.RETURN)
        self.five_dots_only = five_dots_only

    def most(self, s: Table) -> int:
        """The pieces of the game."""
        return len(s.under)

    def why_not(self, s: Table, f: Text, x: int) -> int:
        """Why a piece is not meant."""
        if x not in s.grave or owner_of_piece(s, x) != f.you:
            return why.NOT_IN_GRAVEYARD
        if s.face[x] >= t.LEADER:
            return why.NEVER_RETURNS
        return why.FIVE_DOTS_ONLY if self.five_dots_only and s.face[x] != t.FIVE else ALLOWED

    def of(self, s: Table, f: Text) -> list[int]:
        """One piece of each type that may be named."""
        found: list[int] = []
        types = 0
        for p in s.grave:
            if self.why_not(s, f, p) == ALLOWED and not (types >> s.face[p]) & 1:
                types |= 1 << s.face[p]
                found.append(p)
        return found


STEP_AWAY: Final = StepAway(t.STEP)
STEP_OF_IT: Final = StepOfIt(t.STEP)
BLINK_AWAY: Final = BlinkAway(t.STEP)
LAIR: Final = Lair(t.DRAGON)
SWAMP_SPOT: Final = SwampSpot(t.SWAMP)
FOREST_SPOT: Final = ForestSpot(t.FOREST)
WALL_SPOT: Final = WallSpot(t.WALL)
YOUR_OTHER: Final = YourOther(t.EXCHANGE)
YOUR_FALLEN: Final = Fallen(False)
YOUR_FALLEN_FIVE: Final = Fallen(True)
