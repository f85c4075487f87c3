"""What stands in the arena: Mages, creatures, conjurations, walls, enchantments of zones."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.show.facts import NOTHING, Standing, State
from conclave.games.mage_wars.show.names import MARK_KEYS, TOKEN_KEYS, TONES, Names
from conclave.show import author as show
from conclave.show.names import capital

HEART: Final = "♥"
READY: Final = "•"
GUARD: Final = "G"
HIDDEN: Final = "?"

PICTURES: Final = (
    "mage", "creature", "conjuration", "wall", "enchantment", "equipment", "incantation", "attack",
)  # fmt: skip
"""The drawing of each type of card."""

CREATURES: Final = (
    ("canine", "canine"), ("cat", "cat"), ("bear", "bear"), ("ape", "ape"), ("bird", "bird"), ("bat", "bat"),
    ("horse", "horse"), ("elephant", "elephant"), ("rhinoceros", "rhinoceros"), ("bovid", "bovid"),
    ("serpent", "serpent"), ("reptile", "reptile"), ("worm", "serpent"), ("angel", "angel"),
    ("demon", "demon"), ("vampire", "vampire"), ("undead", "skull"), ("cleric", "cleric"),
    ("soldier", "soldier"), ("faerie", "faerie"), ("gremlin", "gremlin"), ("golem", "golem"),
    ("elemental", "elemental"), ("wind", "elemental"),
)  # fmt: skip
"""Subtypes of creatures with their drawings; the first that fits counts."""
OTHERS: Final = (
    ("tree", "tree"), ("plant", "plant"), ("temple", "temple"), ("totem", "totem"), ("portal", "portal"),
    ("cloud", "cloud"), ("mana", "mana"), ("artifact", "artifact"), ("war-machine", "ballista"),
    ("structure", "forge"),
)  # fmt: skip
"""The same for conjurations."""


def picture_of(face: int) -> str:
    """The drawing of a card: of what it is, else of its type."""
    if face < 0:
        return "enchantment"
    kind = box.KIND[face]
    rows = CREATURES if kind == k.CREATURE else OTHERS if kind == k.CONJURATION else ()
    for word, picture in rows:
        if (box.SUBTYPES[face] >> k.SUBTYPE_WORDS.index(word)) & 1:
            return picture
    return box.KEY[face] if kind == k.MAGE else PICTURES[kind]


def letters_of(name: str) -> str:
    """A name in two letters: of its first two words, or of its only one."""
    words = [word for word in name.replace("-", " ").split() if word[0].isupper()]
    return f"{words[0][0]}{words[1][0]}" if len(words) > 1 else name[:2]


def draw_piece(names: Names, facts: Standing) -> show.Piece:
    """One object; its label tells all that everybody can see of it."""
    x, name, seat, face, where, up, numbers, state, _, _, _, _ = facts
    if x < 2:
        symbol, figure = names.symbol(seat), "person"
    else:
        symbol = letters_of(names.spell(face)) if up and face >= 0 else HIDDEN
        figure = "creature" if state[6] else "token"
        if name[0] == "card" and name[3]:
            symbol += subscript(name[3])
    return show.Piece(
        key=f"card-{x}",
        at=where,
        seat=seat,
        symbol=symbol,
        label=label_of(names, facts),
        tone=TONES[seat],
        note=note_of(numbers, state),
        figure=figure,
        picture=picture_of(face) if up else "face-down",
        state="spent" if state[6] and not state[0] else "",
        marks=marks_of(names, facts),
    )


def subscript(n: int) -> str:
    """A number below the line, which nobody takes for Life."""
    return "".join([chr(ord("₀") + int(digit)) for digit in str(n)])


def note_of(numbers: tuple[int, ...], state: State) -> str:
    """Life left, and whether it is ready to act."""
    return f"{HEART}{numbers[0]}{READY if state[0] else ''}" if numbers else ""


# --- what lies on them -------------------------------------------------------------------------------------
def marks_of(names: Names, facts: Standing) -> tuple[show.Mark, ...]:
    """Guard, Armour, conditions, tokens and enchantments, the weightiest first."""
    numbers, (_, guards, flying, conditions, tokens, marks, _), spells = facts[6], facts[7], facts[11]
    found = [mark("on-guard", names.say("piece-guards"), symbol=GUARD)] if guards else []
    found.extend([mark(f"has-{k.EFFECT_WORDS[c]}", names.conditions(c, n), n) for c, n in conditions])
    for seat, open_, n in spells:
        word = "enchantment" if open_ else "face-down"
        found.append(mark(word, names.say(f"marked-{word}", n=n, who=names.seat(seat)), n, TONES[seat]))
    if numbers and numbers[2]:
        found.append(mark("shield", names.say("has-armour", n=numbers[2]), numbers[2]))
    if flying:
        found.append(mark("on-wings", names.say("piece-flies")))
    found.extend([mark(f"mark-{MARK_KEYS[each]}", names.mark(each)) for each in MARK_KEYS if marks & each])
    for token, n in tokens:
        label = names.say("so-many", n=n, what=names.token(token))
        found.append(mark(f"token-{TOKEN_KEYS[token]}", label, n))
    return tuple(found)


def mark(picture: str, label: str, n: int = 1, tone: str = "", symbol: str = "") -> show.Mark:
    """Something that lies on a piece, so many times; for want of a drawing it goes by two letters."""
    symbol = symbol or picture.rpartition("-")[2][:2].capitalize()
    return show.Mark(key=f"{picture}{tone}", symbol=symbol, label=label, picture=picture, value=n, tone=tone)


# --- in words ----------------------------------------------------------------------------------------------
def label_of(names: Names, facts: Standing) -> str:
    """An object with its numbers, what burdens it, and what is attached to it."""
    _, name, seat, _, _, _, numbers, state, attached, bearer, border, _ = facts
    what = capital(str(names.fact(name)))
    found: list[str] = []
    if name[0] != "seat":
        found.append(names.say("piece-of", who=names.seat(seat)))
    if border >= 0:
        found.append(names.border(border))
    if bearer != NOTHING:
        found.append(names.on(bearer))
    found.extend(told_numbers(names, numbers))
    found.extend(told_state(names, state))
    if attached:
        found.append(names.say("piece-has", what=names.row(*attached)))
    return names.say("piece", what=what, state="; ".join(found)) if found else what


def told_numbers(names: Names, numbers: tuple[int, ...]) -> list[str]:
    """Life, Armour and mana."""
    if not numbers:
        return []
    left, life, armour, mana, channeling = numbers
    found = [names.say("piece-life", n=left, most=life)]
    if armour:
        found.append(names.say("has-armour", n=armour))
    if channeling:
        found.append(names.say("has-channeling", n=channeling))
    if mana:
        found.append(names.say("piece-mana", n=mana))
    return found


def told_state(names: Names, state: State) -> list[str]:
    """Whether it may still act, what it does, what lies on it."""
    ready, guards, flying, conditions, tokens, marks, creature = state
    found = [names.say("piece-ready" if ready else "piece-acted")] if creature else []
    if guards:
        found.append(names.say("piece-guards"))
    if flying:
        found.append(names.say("piece-flies"))
    found.extend([names.conditions(c, n) for c, n in conditions])
    found.extend([names.say("so-many", n=n, what=names.token(token)) for token, n in tokens])
    found.extend([names.mark(mark) for mark in MARK_KEYS if marks & mark])
    return found


# --- what signs mean ---------------------------------------------------------------------------------------
SIGNS: Final = {"life": f"{HEART}9", "ready": READY, "hidden": HIDDEN}


def draw_legend(names: Names, sign: str) -> tuple[str, str]:
    """What a sign means, or the drawing of what lies on pieces."""
    if sign.startswith("has-"):
        return sign, names.condition(k.EFFECT_WORDS.index(sign.removeprefix("has-")))
    if sign.startswith("mark-"):
        return sign, names.say(sign)
    return SIGNS.get(sign, sign), names.say(f"legend-{sign}")
