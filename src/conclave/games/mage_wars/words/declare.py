"""How cards are declared: their names, our sentences, and the forms of their texts."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.words.forms import Form

SENTENCES: Final[list[str]] = [""] * box.FACES
"""What each card does beyond its printed facts, in our words."""
DECLARED: Final[list[bool]] = [False] * box.FACES


def card(name: str, sentence: str, *forms: Form) -> None:
    """Declare a card of the box, once."""
    assert name in box.NAME, f"the box has no card called {name!r}"
    face = box.NAME.index(name)
    assert not DECLARED[face], f"{name} is declared twice"
    DECLARED[face] = True
    SENTENCES[face] = sentence
    for form in forms:
        form.print_on(face)


def undeclared() -> list[str]:
    """The cards of the box that nobody has declared."""
    return [box.NAME[face] for face in range(box.FACES) if not DECLARED[face]]
