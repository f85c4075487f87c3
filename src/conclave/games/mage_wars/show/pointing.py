"""What answers are about: what things are called, what can be pointed at, and who acts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.deeds import DEEDS
from conclave.games.mage_wars.rules.events import DOOR
from conclave.games.mage_wars.rules.invoking import deed_at
from conclave.games.mage_wars.show.facts import Look, called, is_drawn
from conclave.games.mage_wars.show.holdings import HELD, book_key
from conclave.games.mage_wars.table import BOOK
from conclave.kernel.choices import Option
from conclave.kernel.happenings import LASTING, USE, lasting_row
from conclave.language.grammar import AskBranch
from conclave.show.sentences import Thing


# --- what things are called by -----------------------------------------------------------------------------
def called_deed(look: Look, number: int) -> Thing:
    """An ability by its card, or by the attack that it makes; those of a Mage have names."""
    x = number // k.DEEDS
    deed = deed_at(look.v, number)
    if deed is not None and deed.bar:
        return "bar_name", deed.bar
    return ("deed", int(look.v.face[x]), number % k.DEEDS) if x < 2 else called(look, x)


def called_voice(look: Look, o: Option) -> Thing:
    """A text that may speak by its card; those of a Mage have names."""
    x = voice_of(look, o)
    if x >= 2:
        return called(look, x)
    texts = DOOR.printed.get(int(look.v.face[x]), [])
    return "voice", int(look.v.face[x]), texts.index(o.a) if o.a in texts else 0


def called_text(face: int, rule: int) -> Thing:
    """A card by its name, and the ability of a Mage by the rule that carries it out."""
    if box.KIND[face] == k.MAGE:
        for n, ability in enumerate(DOOR.printed.get(face, [])):
            if DOOR.abilities[ability].rule == rule:
                return "voice", face, n
        for n, deed in enumerate(DEEDS[face]):
            if deed.rule == rule:
                return "deed", face, n
        return "voice", face, 0
    return "spell", face


def called_by(look: Look, x: int, asked: str) -> Thing:
    """What something is called to the seat that is asked: its own Mage by a word."""
    return ("sentence", asked, ()) if look.d is not None and x == look.d.seat else called(look, x)


def called_branch(look: Look, n: int) -> Thing:
    """A branch by the label that the text gives it."""
    line = line_asking(look)
    return "branch", line.labels[n] if isinstance(line, AskBranch) and n < len(line.labels) else "", n


def line_asking(look: Look) -> object:
    """The line of a text that asks, if a text does."""
    if look.d is None:
        return None
    f = look.v.frame_asking(look.d.seat)
    if f is None or not 0 < f.at <= len(BOOK.rules[f.rule]):
        return None
    return BOOK.rules[f.rule][f.at - 1]


THINGS: Final[dict[str, Callable[[Look, int], Thing]]] = {
    "card": called,
    "deed": called_deed,
    "branch": called_branch,
}


# --- what can be pointed at --------------------------------------------------------------------------------
def key_of_card(look: Look, x: int) -> str:
    """A card or an object that is drawn; what may be cast has a key of its own sort."""
    if not is_drawn(look.v, x):
        return ""
    return f"held-{x}" if look.v.place[x] in HELD else f"card-{x}"


def key_of_deed(look: Look, number: int) -> str:
    """The card that has the ability."""
    return key_of_card(look, number // k.DEEDS)


def key_of_spell(look: Look, face: int) -> str:
    """A spell in the book of whoever is asked."""
    return book_key(look.d.seat, face) if look.d is not None else ""


KEYS: Final[dict[str, Callable[[Look, int], str]]] = {
    "card": key_of_card,
    "deed": key_of_deed,
    "spell": key_of_spell,
}


def points_at_attack(look: Look, o: Option) -> tuple[str, ...]:
    """Who attacks, and what."""
    actor = actor_of(look)
    found = [key_of_card(look, actor), key_of_card(look, o.b)]
    return tuple([key for key in found if key])


def points_at_actor(look: Look, o: Option) -> tuple[str, ...]:
    """The creature that acts."""
    key = key_of_card(look, actor_of(look))
    return (key,) if key else ()


def points_at_spell(look: Look, o: Option) -> tuple[str, ...]:
    """A spell in the book, and what it is given to."""
    found = [key_of_spell(look, o.a)]
    if o.verb == t.GIVE:
        found.append(key_of_card(look, o.b))
    return tuple([key for key in found if key])


def points_at_used(look: Look, o: Option) -> tuple[str, ...]:
    """The card whose text may speak."""
    key = key_of_card(look, voice_of(look, o))
    return (key,) if key else ()


def points_at_wall(look: Look, o: Option) -> tuple[str, ...]:
    """The card that is cast, and the border."""
    key = key_of_card(look, o.a)
    return (key, f"border-{o.b}") if key else (f"border-{o.b}",)


def points_at_condition(look: Look, o: Option) -> tuple[str, ...]:
    """What has the condition."""
    key = key_of_card(look, o.b)
    return (key,) if key else ()


POINTS: Final[dict[int, Callable[[Look, Option], tuple[str, ...]]]] = {
    USE: points_at_used,
    t.ATTACK: points_at_attack,
    t.STRIKE_BACK: points_at_attack,
    t.TRAMPLES: points_at_attack,
    t.GUARD: points_at_actor,
    t.PREPARE: points_at_spell,
    t.GIVE: points_at_spell,
    t.BIND: points_at_spell,
    t.CAST_BORDER: points_at_wall,
    t.PICK_CONDITION: points_at_condition,
}


# --- who acts ----------------------------------------------------------------------------------------------
def actor_of(look: Look) -> int:
    """The creature that a question is about, or -1."""
    return look.d.this if look.d is not None else -1


def voice_of(look: Look, o: Option) -> int:
    """The card of a text that may speak."""
    return o.b if o.b < LASTING else lasting_row(look.v, o.b - LASTING).this


def caster_of(look: Look, card: int) -> int:
    """Who casts a spell: whoever acts, else the holder of a prepared card, else the Mage."""
    v = look.v
    if v.place[card] == k.PREPARED:
        return int(v.bearer[card])
    return int(v.controller[card])
