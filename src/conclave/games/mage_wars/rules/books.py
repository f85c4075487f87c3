"""Spellbooks: what they cost, why one is not legal, and how they are written down (R3, O81, O83, O84)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules import reasons as why
from conclave.games.mage_wars.terms import REASONS
from conclave.kernel.decks import BadDeck, plain, read_code, read_list, write_code, write_list
from conclave.kernel.reasons import ALLOWED

GAME_KEY: Final = "mage-wars"
COPIES_OF_LEVEL_1: Final = 6
COPIES_OF_MORE: Final = 4

CODE_KEYS: Final[list[str]] = [*k.SCHOOL_WORDS, *box.KEY]
"""What codes may name: the school chosen, the Mage, the spells. Only ever extended at its end."""


class Spellbook:
    """A Mage, the school it is trained in by choice, and copies of spells by face. Never mutated.

    `mage` is NONE for a Mage that nobody knows, `school` NONE if none was chosen. `unknown` are names that
    stand for no spell.
    """

    def __init__(self, mage: int, school: int, copies: dict[int, int], unknown: list[str]) -> None:
        self.mage = mage
        self.school = school
        self.copies = copies
        self.unknown = unknown

    def cards(self) -> int:
        """How many cards the book has."""
        return sum(self.copies.values())


class Flaw:
    """Why a book is not legal: the reason, what it is about, and how many of it there are. Never mutated.

    `face` is NONE where no known card is meant; `amount` is copies, or points of the whole book.
    """

    def __init__(self, reason: int, face: int, name: str, amount: int) -> None:
        self.reason = reason
        self.face = face
        self.name = name
        self.amount = amount

    def sentence(self) -> str:
        """The reason in words, after what it is about."""
        about = f"{self.amount} × {self.name}" if self.amount > 1 else self.name
        if self.reason == why.TOO_MANY_POINTS:
            about = f"{self.amount} points"
        return f"{about}: {REASONS[self.reason].sentence}"


# --- what a spell costs (R3.2 to R3.4) ---------------------------------------------------------------------
def is_mage(face: int) -> bool:
    """Whether a face is a Mage."""
    return 0 <= face < box.MAGES


def trained_in(mage: int, school: int) -> int:
    """The schools a Mage is trained in, with the one it chose, as a mask."""
    chosen = school if school != k.NONE else box.UNLESS_SAID[mage]
    if chosen != k.NONE and (box.CHOOSES[mage] >> chosen) & 1:
        return box.TRAINED[mage] | 1 << chosen
    return box.TRAINED[mage]


def rate(mage: int, trained: int, school: int) -> int:
    """Points for each level of a school: trained, neutral, opposed (R3.2)."""
    if (trained >> school) & 1:
        return 1
    return 3 if (box.OPPOSED[mage] >> school) & 1 else 2


def price(face: int, mage: int, school: int = k.NONE) -> int:
    """What one copy costs a Mage: each part at its own rate, or the cheapest; 1 for a Novice spell (O84)."""
    if box.TRAITS[face][k.NOVICE]:
        return 1
    trained = trained_in(mage, school)
    parts = [level * rate(mage, trained, each) for each, level in box.PARTS[face]]
    return min(parts) if box.EITHER[face] else sum(parts)


def points(book: Spellbook) -> int:
    """What all spells of a book cost; nothing if its Mage is unknown."""
    if not is_mage(book.mage):
        return 0
    known = [(face, n) for face, n in book.copies.items() if is_spell(face) and n > 0]
    return sum(n * price(face, book.mage, book.school) for face, n in known)


# --- what is legal (R3.5, R3.6) ----------------------------------------------------------------------------
def is_spell(face: int) -> bool:
    """Whether a face is a spell."""
    return box.MAGES <= face < box.FACES


def most_copies(face: int) -> int:
    """How many copies of a spell a book may hold (R3.5)."""
    if box.TRAITS[face][k.EPIC]:
        return 1
    return COPIES_OF_LEVEL_1 if box.LEVEL[face] == 1 else COPIES_OF_MORE


def why_not_copies(face: int, copies: int) -> int:
    """Why a book may not hold so many copies of a spell (R3.5)."""
    if copies < 1:
        return why.NO_COPIES
    if copies <= most_copies(face):
        return ALLOWED
    if box.TRAITS[face][k.EPIC]:
        return why.ONE_EPIC
    return why.SIX_COPIES if box.LEVEL[face] == 1 else why.FOUR_COPIES


def why_not_class(face: int, mage: int) -> int:
    """Why a spell is not for this class of Mage (R3.6)."""
    return why.OTHER_CLASS if box.ONLY_CLASS[face] not in (k.NONE, mage) else ALLOWED


def why_not_school(face: int, trained: int) -> int:
    """Why a spell is not for a Mage trained in these schools (R3.6)."""
    school = box.ONLY_SCHOOL[face]
    return why.OTHER_SCHOOL if school != k.NONE and not (trained >> school) & 1 else ALLOWED


def flaws(book: Spellbook, open_training: bool = False) -> list[Flaw]:
    """All that is wrong with a book: of the whole first, then by card; none if it is legal (R3, O84).

    Open training lifts the limits of class and school (O83).
    """
    found = flaws_of_whole(book)
    for name in book.unknown:
        found.append(Flaw(why.UNKNOWN_CARD, k.NONE, name, 1))
    for face, copies in book.copies.items():
        for reason in reasons_against(book, face, copies, open_training):
            known = 0 <= face < box.FACES
            name = box.NAME[face] if known else f"Card {face}"
            found.append(Flaw(reason, face if known else k.NONE, name, copies))
    return found


def flaws_of_whole(book: Spellbook) -> list[Flaw]:
    """What is wrong with the Mage, its training, and the sum of the points."""
    if not is_mage(book.mage):
        return [Flaw(why.UNKNOWN_MAGE, k.NONE, "The Mage", 1)]
    found: list[Flaw] = []
    name = box.NAME[book.mage]
    if book.school != k.NONE and not (box.CHOOSES[book.mage] >> book.school) & 1:
        found.append(Flaw(why.OTHER_TRAINING, book.mage, name, 1))
    spent = points(book)
    if spent > box.POINTS[book.mage]:
        found.append(Flaw(why.TOO_MANY_POINTS, book.mage, name, spent))
    return found


def reasons_against(book: Spellbook, face: int, copies: int, open_training: bool) -> list[int]:
    """Why a book may not hold these copies of a card; limits of class and school need a known Mage."""
    if not is_spell(face):
        return [why.UNKNOWN_CARD]
    found = [why_not_copies(face, copies)]
    if is_mage(book.mage) and not open_training:
        found.append(why_not_class(face, book.mage))
        found.append(why_not_school(face, trained_in(book.mage, book.school)))
    return [reason for reason in found if reason != ALLOWED]


# --- books as text and as codes ----------------------------------------------------------------------------
FACE_OF: Final[dict[str, int]] = {plain(name): face for face, name in enumerate(box.NAME)}
"""The face of each name, as it is compared."""


def from_text(text: str) -> Spellbook:
    """A book that a person wrote: the Mage, perhaps its training, and lines such as `3 Timber Wolf`."""
    found = read_list(text)
    for word in found.headings:
        if word not in ("mage", "training"):
            raise BadDeck(f"The book says {word!r}, but only 'Mage' and 'Training' are known.")
    mage = found.headings.get("mage", "")
    if not mage:
        raise BadDeck("The book does not say whose it is: a line such as 'Mage: Wizard' is missing.")
    school = plain(found.headings.get("training", ""))
    if school and school not in k.SCHOOL_WORDS:
        raise BadDeck(f"There is no school called {school!r}.")
    copies: dict[int, int] = {}
    unknown: list[str] = []
    for n, name in found.counts:
        face = FACE_OF.get(plain(name), k.NONE)
        if is_spell(face):
            copies[face] = copies.get(face, 0) + n
        else:
            unknown.append(name)
    owner = FACE_OF.get(plain(mage), k.NONE)
    number = k.SCHOOL_WORDS.index(school) if school else k.NONE
    return Spellbook(owner if is_mage(owner) else k.NONE, number, in_order(copies), unknown)


def in_order(copies: dict[int, int]) -> dict[int, int]:
    """Copies in printed order."""
    return {face: copies[face] for face in sorted(copies)}


def to_text(book: Spellbook) -> str:
    """A book as a list that a person can edit, sorted by type and name."""
    refuse_unknown(book)
    headings = {"Mage": box.NAME[book.mage]}
    if book.school != k.NONE:
        headings["Training"] = k.SCHOOL_WORDS[book.school]
    rows = sorted((box.KIND[face], box.NAME[face], n) for face, n in book.copies.items())
    return write_list(headings, [(n, name) for _, name, n in rows])


def from_code(code: str) -> Spellbook:
    """The book of a code."""
    mage, school = k.NONE, k.NONE
    copies: dict[int, int] = {}
    for key, n in read_code(GAME_KEY, CODE_KEYS, code).items():
        if key in k.SCHOOL_WORDS:
            if school != k.NONE or n > 1:
                raise BadDeck("The code names more than one school to be trained in by choice.")
            school = k.SCHOOL_WORDS.index(key)
        elif is_mage(box.FACE[key]):
            if mage != k.NONE or n > 1:
                raise BadDeck("The code names more than one Mage.")
            mage = box.FACE[key]
        else:
            copies[box.FACE[key]] = n
    if mage == k.NONE:
        raise BadDeck("The code names no Mage.")
    return Spellbook(mage, school, copies, [])


def to_code(book: Spellbook) -> str:
    """A book as a short code to paste: the same for the same book."""
    refuse_unknown(book)
    counts = {box.KEY[face]: n for face, n in book.copies.items()}
    counts[box.KEY[book.mage]] = 1
    if book.school != k.NONE:
        counts[k.SCHOOL_WORDS[book.school]] = 1
    return write_code(GAME_KEY, CODE_KEYS, counts)


def refuse_unknown(book: Spellbook) -> None:
    """What nobody knows cannot be written down."""
    for name in book.unknown:
        raise BadDeck(f"There is no spell called {name!r}.")
    for face in book.copies:
        if not is_spell(face):
            raise BadDeck(f"There is no spell with the number {face}.")
    if not is_mage(book.mage):
        raise BadDeck("The Mage of this book is unknown.")


# --- the published books -----------------------------------------------------------------------------------
class Published:
    """A book that was published, with a key and a title. One for apprentices costs what it costs (O84)."""

    def __init__(self, key: str, title: str, for_apprentice: bool, book: Spellbook) -> None:
        self.key = key
        self.title = title
        self.for_apprentice = for_apprentice
        self.book = book


def read_published(text: str) -> list[Published]:
    """The books of the data file, in its order."""
    found: list[Published] = []
    for key, fields in tomllib.loads(text).items():
        book = from_text("\n".join([f"Mage: {fields['mage']}", *fields["spells"]]))
        for name in book.unknown:
            raise BadDeck(f"{key}: there is no spell called {name!r}.")
        found.append(Published(key, fields["title"], fields["apprentice"], book))
    return found


PUBLISHED: Final[list[Published]] = read_published(
    files("conclave.games.mage_wars.data").joinpath("books.toml").read_text(encoding="utf-8")
)
