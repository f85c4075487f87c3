"""Mage Wars Arena with Lost Grimoire: Mages duel with books of spells. `GAME` is all that others import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.mage_wars.cards import (  # noqa: F401 (what the cards do is declared there)
    attack_spells,
    conjurations,
    creatures,
    enchantments,
    equipment,
    incantations,
    mages,
    walls,
)
from conclave.games.mage_wars.decks import DECKS
from conclave.games.mage_wars.guide.rulebook import RULE_TEXTS
from conclave.games.mage_wars.rules import box, setup
from conclave.games.mage_wars.rules.ending import left_of, winner_of
from conclave.games.mage_wars.secrets import determinise, view
from conclave.games.mage_wars.show import SHOW
from conclave.games.mage_wars.table import BOOK, Table
from conclave.games.mage_wars.worth import worth
from conclave.kernel.building import DeckSetting
from conclave.kernel.game import Game, Setting, Standing, in_order
from conclave.kernel.rng import Rng
from conclave.show.symbols import symbols_of

BOOKS: Final = (setup.ANY_BOOK, *setup.BOOK_KEYS)
ELEMENTS: Final = ("air", "earth", "fire", "water")
SETTINGS: Final = (
    Setting("apprentice", False, "The short game: half the arena and the small published books (R4.4)."),
    DeckSetting("first_book", setup.ANY_BOOK, "The spellbook of the first seat (R3.1).", BOOKS, DECKS),
    DeckSetting("second_book", setup.ANY_BOOK, "The spellbook of the second seat (R3.1).", BOOKS, DECKS),
    Setting("channeling", "printed", "Channeling as printed, or 10 for everybody (O81).", ("printed", "ten")),
    Setting("zap_cost", 1, "What Arcane Zap costs the Wizard (R24.1).", (1, 2)),
    Setting("wizard_element", "air", "What the Wizard of a published book trains in (R2.2).", ELEMENTS),
    Setting("open_training", False, "No limits of class and school, in books and in play (O83)."),
    Setting(
        "max_rounds",
        0,
        "The last round, after which more Life left wins; 0: none (O80).",
        (0, 20, 30, 40, 60),
    ),
    Setting("sudden_death", False, "The game ends at once when a Mage falls (O79)."),
)


def begin(seats: int, rng: Rng, options: Mapping[str, Any]) -> Table:
    """A new game, run to its first question."""
    s = setup.begin(rng, options)
    BOOK.begin(s, setup.GAME)
    return s


def standing(s: Table) -> list[Standing]:
    """The Mage that lives, or has more Life left, wins; of equals nobody does (O79, O80)."""
    winner = winner_of(s)
    rows = [
        Standing(seat, 1 if winner in (seat, -1) else 2, left_of(s, seat), winner == seat)
        for seat in range(2)
    ]
    return in_order(rows)


def traits(s: Table, seat: int) -> tuple[str, ...]:
    """The Mage that a seat plays."""
    return (box.NAME[s.terms.mages[seat]],)


def round_of(s: Table) -> int:
    """The number of the round."""
    return s.round


GAME: Final = Game(
    key="mage-wars",
    title="Mage Wars Arena",
    version="1",
    players=range(2, 3),
    book=BOOK,
    setting_list=SETTINGS,
    begin=begin,
    make_view=view,
    fill_holes=determinise,
    standing=standing,
    show=SHOW,
    worth=worth,
    cards=tuple(SHOW.cards().values()),
    rules=RULE_TEXTS,
    round_of=round_of,
    decks=DECKS,
    in_series={"max_rounds": 40},
    traits=traits,
    symbols=symbols_of("conclave.games.mage_wars.data"),
    crest=("mage", "creature", "attack"),
)
