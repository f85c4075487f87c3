"""Setting up: Mages in opposite corners, books shuffled, mana, initiative (R4, O81)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.books import PUBLISHED, Published, from_code, trained_in
from conclave.games.mage_wars.rules.rounds import ROUND
from conclave.games.mage_wars.rules.traits import refresh
from conclave.games.mage_wars.table import BOOK, Table, Terms
from conclave.kernel.book import Runs
from conclave.kernel.frames import Frame
from conclave.kernel.rng import Rng

ANY_BOOK: Final = "any"
BROUGHT: Final = ""
"""The key of a book that a player has made."""
APPRENTICE: Final = "-apprentice"
FOURTH: Final = "-fourth"
"""The end of the keys of apprentice books as they were printed later."""
APPRENTICES: Final = [book for book in PUBLISHED if book.for_apprentice]
MASTERS: Final = [book for book in PUBLISHED if not book.for_apprentice]
BOOK_KEYS: Final = [book.key for book in MASTERS] + [book.key + FOURTH for book in MASTERS]


def book_called(options: Mapping[str, Any], name: str, rng: Rng, but_for: int = k.NONE) -> Published:
    """The published book that an option names, any that fits but for a Mage's, or that of a code (O84)."""
    fitting = APPRENTICES if options["apprentice"] else MASTERS
    wanted = str(options[name])
    if wanted != ANY_BOOK and wanted not in BOOK_KEYS:
        return Published(BROUGHT, "", False, from_code(wanted))
    mage = wanted.removesuffix(FOURTH)
    key = mage
    if options["apprentice"]:
        key = mage + APPRENTICE + (FOURTH if wanted != mage else "")
    for book in fitting:
        if book.key == key:
            return book
    free = [book for book in fitting if book.book.mage != but_for]
    return free[int(rng.below(len(free)))]


def both_books(options: Mapping[str, Any], rng: Rng) -> list[Published]:
    """The books of both seats: one that is left to chance is never of the other one's Mage."""
    if str(options["first_book"]) == ANY_BOOK:
        second = book_called(options, "second_book", rng)
        return [book_called(options, "first_book", rng, second.book.mage), second]
    first = book_called(options, "first_book", rng)
    return [first, book_called(options, "second_book", rng, first.book.mage)]


def begin(rng: Rng, options: Mapping[str, Any]) -> Table:
    """A table with two books, before anything has happened."""
    books = both_books(options, rng)
    element = str(options["wizard_element"])
    school = k.SCHOOL_WORDS.index(element) if element in k.SCHOOL_WORDS else k.NONE
    cards = [cards_of(book) for book in books]
    terms = Terms(options, [book.book.mage for book in books], cards)
    terms.trained = [training_of(book, school) for book in books]
    terms.published = [PUBLISHED.index(book) if book in PUBLISHED else -1 for book in books]
    return Table(rng, terms)


def training_of(book: Published, element: int) -> int:
    """The schools of a Mage: the option's element goes with published books only (O81)."""
    return trained_in(book.book.mage, book.book.school if book.key == BROUGHT else element)


def cards_of(book: Published) -> list[int]:
    """The faces of a book, each as often as it is in it."""
    faces: list[int] = []
    for face in sorted(book.book.copies):
        faces.extend([face] * book.book.copies[face])
    return faces


def set_up(s: Table, f: Frame) -> None:
    """Each Mage stands in its corner with 10 mana; its book lies face down (R4.1, R4.2)."""
    for seat in range(2):
        mage = s.terms.mages[seat]
        s.face[seat] = mage
        s.place[seat] = k.PLAY
        s.up[seat] = 1
        s.zone[seat] = s.terms.board.starts[seat]
        s.mana[seat] = box.STARTING_MANA[mage]
        s.ready[seat] = 1
        s.play.append(seat)
        faces = s.terms.books[seat][:]
        s.rng.shuffle(faces)
        first = s.terms.first[seat]
        for n, face in enumerate(faces):
            s.face[first + n] = face
            s.seen_by[first + n] = 1 << seat
            s.place[first + n] = k.BOOK
        s.tell(t.SET_UP, seat, mage, s.zone[seat], len(faces))
        if s.terms.published[seat] >= 0:
            s.tell(t.PLAYS_BOOK, seat, s.terms.published[seat])
    for x in range(s.terms.plans, s.terms.handles):
        s.seen_by[x] = 1 << s.terms.owner[x]
    refresh(s)


def roll_for_initiative(s: Table, f: Frame) -> None:
    """The higher roll begins; equal ones are rolled again (R4.3)."""
    rolls = [int(s.rng.die(12)), int(s.rng.die(12))]
    for seat in range(2):
        s.tell(t.ROLLED_FIRST, seat, rolls[seat])
    if rolls[0] == rolls[1]:
        f.again()
    else:
        s.initiative = 0 if rolls[0] > rolls[1] else 1


GAME: Final = BOOK.rule("game", [set_up, roll_for_initiative, Runs(ROUND)])
