"""Sets that a text points at: models, Rooms, and sets put together."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.board import DISTANCE, HEXES
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules import reasons as why
from conclave.games.black_rose_wars.rules.casting import spared_by
from conclave.games.black_rose_wars.rules.cubes import damage_on as cubes_on
from conclave.games.black_rose_wars.rules.cubes import instability_on as cubes_in
from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.rules.lodge import colour_at, name_at
from conclave.games.black_rose_wars.rules.sides import owner_of_model, turn_order
from conclave.games.black_rose_wars.table import Table
from conclave.games.black_rose_wars.words.speech import A_MODEL, A_ROOM, A_SEAT, Noun, Number
from conclave.kernel.reasons import ALLOWED
from conclave.language.speech import number


# --- whose -----
class Whose(Noun):
    """Whose models are meant: anyone's, the controller's, or anybody else's."""

    def __init__(self, mine: bool, others: bool) -> None:
        super().__init__(A_SEAT)
        self.mine = mine
        self.others = others

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seats."""
        return [q for q in range(s.seats) if (self.mine if q == f.you else self.others)]


ANYONE: Final = Whose(True, True)
OTHER: Final = Whose(False, True)
MINE: Final = Whose(True, False)


# --- models -----
class Models(Noun):
    """Models standing in some Rooms."""

    def __init__(
        self, rooms: Noun, owner: Noun, with_mages: bool, with_evocations: bool,
        archetype: int, kind: int, damaged: bool,
    ) -> None:  # fmt: skip
        super().__init__(A_MODEL)
        self.rooms = rooms
        self.owner = owner
        self.with_mages = with_mages
        self.with_evocations = with_evocations
        self.archetype = archetype
        self.kind = kind
        self.damaged = damaged

    def of(self, s: Table, f: Effect) -> list[int]:
        """The models, Mages first."""
        mask = mask_of(self.rooms.of(s, f))
        owners = self.owner.of(s, f)
        spared = spared_by(s, f)
        return [
            m
            for m in range(t.MODELS)
            if s.where[m] >= 0 and self.why_left_out(s, f, m, mask, owners, spared) == ALLOWED
        ]

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """Where a model stands, what it is, whose it is."""
        mask = mask_of(self.rooms.of(s, f))
        return self.why_left_out(s, f, x, mask, self.owner.of(s, f), spared_by(s, f))

    def why_left_out(self, s: Table, f: Effect, m: int, mask: int, owners: list[int], spared: int) -> int:
        """Why a model is not meant, given the Rooms, the owners, and who ignores the Spell (R86)."""
        if s.kind[m] == t.NO_MODEL or s.where[m] < 0:
            return why.NOT_IN_PLAY if s.kind[m] == t.NO_MODEL else why.IN_ITS_CELL
        if not (mask >> s.where[m]) & 1:
            return why.NOT_IN_THOSE_ROOMS
        if m < s.seats and (spared >> m) & 1:
            return why.NOT_MEANT
        reason = self.why_another(s, m)
        if reason != ALLOWED or owner_of_model(m) in owners:
            return reason
        if owner_of_model(m) == f.you:
            return why.OTHERS_ONLY
        return why.OWN_ONLY if self.owner is MINE else why.NOT_MEANT

    def why_another(self, s: Table, m: int) -> int:
        """Why a model is not of the kind that is meant."""
        is_mage = s.kind[m] == t.A_MAGE
        if not (self.with_mages if is_mage else self.with_evocations):
            return why.EVOCATIONS_ONLY if is_mage else why.MAGES_ONLY
        if self.archetype >= 0 and box.ARCHETYPE[s.kind[m]] != self.archetype:
            return why.ANOTHER_KIND
        if self.kind >= 0 and s.kind[m] != self.kind:
            return why.ANOTHER_KIND
        return why.NOT_MEANT if self.damaged and cubes_on(s, m) == 0 else ALLOWED


def mask_of(numbers: list[int]) -> int:
    """Numbers as bits."""
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def models(rooms: Noun, owner: Noun = ANYONE, damaged: bool = False) -> Noun:
    """Mages and Evocations in some Rooms."""
    return Models(rooms, owner, True, True, -1, -1, damaged)


def mages(rooms: Noun, who: Noun = ANYONE) -> Noun:
    """Mages in some Rooms."""
    return Models(rooms, who, True, False, -1, -1, False)


def evocations(rooms: Noun, owner: Noun = ANYONE, archetype: int = -1, kind: int = -1) -> Noun:
    """Evocations in some Rooms."""
    return Models(rooms, owner, False, True, archetype, kind, False)


# --- Rooms -----
EITHER_WAY: Final = -1
STANDING: Final = 0
DESTROYED: Final = 1


class Rooms(Noun):
    """Rooms of the Lodge by colour, name or state."""

    def __init__(
        self,
        colour: int | Number = -1,
        name: int = -1,
        activated: bool = False,
        destroyed: int = EITHER_WAY,
        unstable_from: int = 0,
    ) -> None:
        super().__init__(A_ROOM)
        self.colour = number(colour)
        self.name = name
        self.activated = activated
        self.destroyed = destroyed
        self.least = unstable_from

    def of(self, s: Table, f: Effect) -> list[int]:
        """The hexes, in order."""
        colour = self.colour.of(s, f)
        return [h for h in range(HEXES) if self.why_another(s, colour, h) == ALLOWED]

    def why_another(self, s: Table, colour: int, h: int) -> int:
        """Why the Room on a hex is not one of those meant."""
        if s.room_at[h] < 0:
            return why.NO_ROOM_THERE
        if colour >= 0 and colour_at(s, h) != colour:
            return why.ANOTHER_COLOUR
        if self.name >= 0 and name_at(s, h) != self.name:
            return why.NOT_MEANT
        if self.activated and (not s.activated[h] or s.destroyed[h]):
            return why.NOT_ACTIVATED
        if self.destroyed != EITHER_WAY and s.destroyed[h] != self.destroyed:
            return why.NOT_MEANT
        return ALLOWED if int(cubes_in(s, h)) >= self.least else why.TOO_STABLE

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """Its colour, its name, its state."""
        return self.why_another(s, self.colour.of(s, f), x)


class Nearby(Noun):
    """Rooms up to some steps from Rooms; without those themselves if `around`."""

    def __init__(self, rooms: Noun, n: int, around: bool) -> None:
        super().__init__(A_ROOM)
        self.rooms = rooms
        self.n = n
        self.around = around

    def of(self, s: Table, f: Effect) -> list[int]:
        """The hexes, in order."""
        centres = self.rooms.of(s, f)
        found: list[int] = []
        for h in range(HEXES):
            if s.room_at[h] < 0 or (self.around and h in centres):
                continue
            if any(DISTANCE[HEXES * c + h] <= self.n for c in centres):
                found.append(h)
        return found

    def why_not(self, s: Table, f: Effect, x: int) -> int:
        """No Room, one that is too far away, or the Room in the middle."""
        if s.room_at[x] < 0:
            return why.NO_ROOM_THERE
        return why.NOT_MEANT if x in self.rooms.of(s, f) else why.NOT_NEAR


def adjacent(x: Noun) -> Noun:
    """The Rooms next to some Rooms."""
    return Nearby(x, 1, True)


def within(x: Noun, n: int) -> Noun:
    """The Rooms up to n steps from some Rooms, those included."""
    return Nearby(x, n, False)


class RoomOf(Noun):
    """The Rooms in which models stand."""

    def __init__(self, x: Noun) -> None:
        super().__init__(A_ROOM)
        self.models = x

    def of(self, s: Table, f: Effect) -> list[int]:
        """The hexes; a Mage in its Cell stands in none (O87)."""
        found: list[int] = []
        for m in self.models.of(s, f):
            if s.where[m] >= 0 and s.where[m] not in found:
                found.append(s.where[m])
        return found


# --- Mages -----
class OwnerOf(Noun):
    """The Mages that control models."""

    def __init__(self, x: Noun) -> None:
        super().__init__(A_MODEL)
        self.models = x

    def of(self, s: Table, f: Effect) -> list[int]:
        """Each once."""
        found: list[int] = []
        for m in self.models.of(s, f):
            if owner_of_model(m) not in found:
                found.append(owner_of_model(m))
        return found


class HolderOf(Noun):
    """The Mage that holds a Quest."""

    def __init__(self, x: Noun) -> None:
        super().__init__(A_MODEL)
        self.quest = x

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seat whose Quests it lies with."""
        return [
            s.pile[c] - t.QUESTS for c in self.quest.of(s, f) if t.QUESTS <= s.pile[c] < t.QUESTS + s.seats
        ]


class TopDamager(Noun):
    """The other Mage with most cubes on a Mage; nobody if there is none."""

    def __init__(self, x: Noun) -> None:
        super().__init__(A_MODEL)
        self.mage = x

    def of(self, s: Table, f: Effect) -> list[int]:
        """The seat; ties by turn order."""
        m = self.mage.one(s, f)
        best = -1
        for seat in turn_order(s):
            n = s.damage[t.SIDES * m + seat]
            if seat != m and n > 0 and (best < 0 or n > s.damage[t.SIDES * m + best]):
                best = seat
        return [best] if best >= 0 else []


# --- as cards say it -----
rooms: Final = Rooms
room_of: Final = RoomOf
owner_of: Final = OwnerOf
holder_of: Final = HolderOf
top_damager: Final = TopDamager
