"""What is to be read before choosing an answer: what cards say, attacks in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.show.facts import Look
from conclave.games.mage_wars.show.options import Known
from conclave.games.mage_wars.show.pointing import voice_of
from conclave.kernel.choices import Option, pack
from conclave.kernel.happenings import USE


def note_of_card(look: Look, o: Option) -> Known:
    """What a card says, as far as the viewer knows it."""
    face = max(-1, int(look.v.face[o.a]))
    return ("says", face) if face >= 0 else ""


def note_of_spell(look: Look, o: Option) -> Known:
    """What a spell in the book says."""
    return ("says", o.a) if is_first(look, o) else ""


def is_first(look: Look, o: Option) -> bool:
    """Whether no answer before it says the same of another target: what is to be read is read once."""
    if look.firsts is None:
        look.firsts = {}
        if look.d is not None:
            for other in look.d.options:
                look.firsts.setdefault(pack(other.verb, other.a), other.b)
    return look.firsts.get(pack(o.verb, o.a), o.b) == o.b


def note_of_bar(look: Look, o: Option) -> Known:
    """An attack in full."""
    return ("bar_text", o.a) if is_first(look, o) else ""


def note_of_deed(look: Look, o: Option) -> Known:
    """What the card with the ability says."""
    face = look.v.face_of(o.a // k.DEEDS)
    return ("sentence_of", face) if face >= 0 and is_first(look, o) else ""


def note_of_voice(look: Look, o: Option) -> Known:
    """What the card says that may speak."""
    x = voice_of(look, o)
    face = max(-1, int(look.v.face[x]))
    return ("sentence_of" if x < 2 else "says", face) if face >= 0 else ""


def note_of_yes(look: Look, o: Option) -> Known:
    """What the card says that lets one choose."""
    if look.d is None or look.d.about != t.ASKS_MAY or look.d.this < 0:
        return ""
    face = max(-1, int(look.v.face[look.d.this]))
    return ("sentence_of", face) if face >= 0 else ""


NOTES: Final[dict[int, Callable[[Look, Option], Known]]] = {
    USE: note_of_voice,
    t.YES: note_of_yes,
    t.PREPARE: note_of_spell,
    t.GIVE: note_of_spell,
    t.BIND: note_of_spell,
    t.ATTACK: note_of_bar,
    t.STRIKE_BACK: note_of_bar,
    t.TRAMPLES: note_of_bar,
    t.INVOKE: note_of_deed,
    t.INVOKE_ALONE: note_of_deed,
    **dict.fromkeys((t.SWAP, t.REVEAL, t.DEFEND, t.DISCOUNT, t.REROLL), note_of_card),
}
