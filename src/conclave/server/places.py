"""Places: how many connections there may be, of one guest and in all, and who goes when another comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable


class Place:
    """Where one connection stands. While it only waits, it can be asked to go, for which `go` is called."""

    __slots__ = ("_places", "go", "gone", "guest")

    def __init__(self, places: Places, guest: str, go: Callable[[], object]) -> None:
        self._places = places
        self.guest = guest
        self.go = go
        self.gone = False

    def wait(self) -> None:
        """Nothing is done for it now: somebody else may have the place."""
        self._places.wait(self)

    def stay(self) -> None:
        """Something is done for it, or somebody sits at a table: nobody is put in its place."""
        self._places.stay(self)

    def leave(self) -> None:
        """It has gone."""
        self._places.leave(self)


class Places:
    """All places. Whoever comes is let in at the cost of one that waits, the one that has waited longest.

    If the guest has too many, that is one of its own; if there are too many in all, one of the guest
    with most of them. So nobody loses a place because of what others do, and who has none gets one.
    """

    def __init__(self, most: float, each: float, free: Callable[[str], bool] = lambda guest: False) -> None:
        self.most = most
        self.each = each
        self.total = 0
        self.of: Counter[str] = Counter()
        self._free = free
        self._waiting: dict[str, dict[Place, None]] = {}

    def come(self, guest: str, go: Callable[[], object]) -> Place:
        """Let a connection in; somebody, perhaps itself, is asked to go if there are too many then.

        There is no limit of its own for who is `free`: proxies bring many guests.
        """
        place = Place(self, guest, go)
        self.total += 1
        self.of[guest] += 1
        self.wait(place)
        if self.of[guest] > self.each and not self._free(guest):
            self._ask_to_go(guest)
        elif self.total > self.most:
            self._ask_to_go(max(self._waiting, key=lambda each: len(self._waiting[each])))
        return place

    def _ask_to_go(self, guest: str) -> None:
        victim = next(iter(self._waiting[guest]))
        self.leave(victim)
        victim.go()

    def wait(self, place: Place) -> None:
        """A connection waits from now on."""
        if not place.gone:
            self._waiting.setdefault(place.guest, {})[place] = None

    def stay(self, place: Place) -> None:
        """A connection is busy from now on."""
        waiting = self._waiting.get(place.guest)
        if waiting is not None:
            waiting.pop(place, None)
            if not waiting:
                del self._waiting[place.guest]

    def leave(self, place: Place) -> None:
        """A connection has gone; to say so twice does no harm."""
        if place.gone:
            return
        self.stay(place)
        place.gone = True
        self.total -= 1
        self.of[place.guest] -= 1
        if not self.of[place.guest]:
            del self.of[place.guest]
