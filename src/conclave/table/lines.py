"""The lines of a record: how each is written, summed and read back.

Every line carries a sum over its own content and the sum before it, so a changed digit is found in its line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from conclave.kernel.game import ConclaveError, Standing
from conclave.table.chance import Chance, is_word

FORMAT: Final = "conclave-record/1"
SUM_BYTES: Final = 8
NAME_LETTERS: Final = 40


class BrokenRecord(ConclaveError):
    """A record that cannot be trusted: the line, and one sentence saying what is wrong with it.

    `readable` is how many decisions stand before that line.
    """

    def __init__(self, line: int, sentence: str, readable: int = 0) -> None:
        super().__init__(f"Line {line} of the record: {sentence}")
        self.line = line
        self.sentence = sentence
        self.readable = readable

    def __reduce__(self) -> tuple[type[BrokenRecord], tuple[int, str, int]]:
        return BrokenRecord, (self.line, self.sentence, self.readable)


@dataclass(frozen=True)
class Player:
    """Who sat on a seat: a person by name, a bot by level, or a bot that played on for a person."""

    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Header:
    """The first line: everything needed to begin the same game, and, if it is known, who played it.

    With a `chance`, it can be checked that nobody chose the seed.
    """

    game: str
    version: str
    conclave: str
    seats: int
    seed: int
    options: Mapping[str, bool | int | str]
    players: tuple[Player, ...] = ()
    chance: Chance | None = None


@dataclass(frozen=True)
class Decided:
    """Decision number `number` of the record: what a seat answered, by index and by name."""

    number: int
    seat: int
    index: int
    option: tuple[int, int, int]


@dataclass(frozen=True)
class Withdrawn:
    """An undo: a seat withdrew decision `number`. The decision stays in the record.

    Beyond the horizon it is `agreed`: the others let the table go back, one decision after another.
    """

    number: int
    seat: int
    agreed: bool = False


@dataclass(frozen=True)
class Closed:
    """The last line of a finished game: how many decisions stood, and the final standing."""

    decisions: int
    standing: tuple[Standing, ...]


Entry = Decided | Withdrawn | Closed


# --- writing -----------------------------------------------------------------------------------------------
def content_of(entry: Header | Withdrawn | Closed) -> dict[str, Any]:
    """What a line says that is no decision, without its sum."""
    if isinstance(entry, Header):
        players = [{"name": clean(each.name), "bot": clean(each.bot)} for each in entry.players]
        return {
            "format": FORMAT,
            "game": entry.game,
            "rules": entry.version,
            "conclave": entry.conclave,
            "seats": entry.seats,
            "seed": entry.seed,
            "options": {name: entry.options[name] for name in sorted(entry.options)},
            **({"players": players} if players else {}),
            **({"chance": said_of(entry.chance)} if entry.chance else {}),
        }
    if isinstance(entry, Withdrawn):
        return {"undo": entry.number, "seat": entry.seat, **({"agreed": True} if entry.agreed else {})}
    rows = [{"seat": r.seat, "place": r.place, "points": r.points, "won": r.won} for r in entry.standing]
    return {"decisions": entry.decisions, "standing": rows}


def said_of(chance: Chance) -> dict[str, Any]:
    """How a deal came about."""
    return {
        "promise": chance.promise,
        "nonce": chance.nonce,
        "secret": chance.secret,
        "throws": list(chance.throws),
    }


def clean(name: str, letters: int = NAME_LETTERS) -> str:
    """A name on one line, without signs that a screen or a database cannot take, and not too long."""
    text = name.encode("utf-8", "replace").decode()
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:letters].rstrip()


WRITER: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def written(entry: Header | Entry) -> str:
    """The one way in which an entry is written, without its sum."""
    if isinstance(entry, Decided):  # nearly every line is one
        verb, a, b = entry.option
        return f'{{"n":{entry.number},"seat":{entry.seat},"index":{entry.index},"option":[{verb},{a},{b}]}}'
    return WRITER.encode(content_of(entry))


def sum_of(text: str, before: str) -> str:
    """The sum of a line that follows a line with the sum `before`."""
    both = before + text
    return blake2b(both.encode("utf-8", "surrogatepass"), digest_size=SUM_BYTES).hexdigest()


def line_of(entry: Header | Entry, before: str) -> tuple[str, str]:
    """An entry as a line of text, and its sum."""
    text = written(entry)
    own = sum_of(text, before)
    return f'{text[:-1]},"sum":"{own}"}}', own


# --- reading -----------------------------------------------------------------------------------------------
def read_line(raw: bytes, number: int, before: str) -> tuple[Header | Entry, str]:
    """The entry on a line and its sum, or a sentence about what is wrong with it."""
    content = parsed(raw, number)
    own = content.pop("sum", None)
    try:
        entry = header_from(content) if number == 1 else entry_from(content)
    except (KeyError, TypeError) as error:
        raise BrokenRecord(number, f"{error.args[0]}.") from None
    if own != sum_of(WRITER.encode(content), before):
        raise BrokenRecord(number, "it does not fit its checksum; it has been changed since it was written.")
    if raw.decode() != line_of(entry, before)[0]:
        raise BrokenRecord(number, "it is not written the way a record is; it has been edited.")
    return entry, own


def parsed(raw: bytes, number: int) -> dict[str, Any]:
    """A line as a JSON object."""
    try:
        content = json.loads(raw.decode())
    except (ValueError, RecursionError):
        raise BrokenRecord(number, "it is not JSON.") from None
    if not isinstance(content, dict):
        raise BrokenRecord(number, "it is not a JSON object.")
    return content


def header_from(content: dict[str, Any]) -> Header:
    """Read the first line."""
    if content.get("format") != FORMAT:
        raise KeyError(f"it does not begin a record ({FORMAT})")
    more = [name for name in ("players", "chance") if name in content]
    only(content, "format", "game", "rules", "conclave", "seats", "seed", "options", *more)
    options = content["options"]
    if not isinstance(options, dict) or not all(isinstance(v, (bool, int, str)) for v in options.values()):
        raise TypeError("options must be names with a value each")
    chance = chance_from(content["chance"], content["seats"]) if "chance" in content else None
    if chance is not None and chance.seed != content["seed"]:
        raise TypeError("the seed is not what the promised secret and the throws make")
    return Header(
        word(content, "game"),
        word(content, "rules"),
        word(content, "conclave"),
        count(content, "seats"),
        count(content, "seed"),
        options,
        players_from(content["players"], content["seats"]) if "players" in content else (),
        chance,
    )


def chance_from(content: object, seats: int) -> Chance:
    """Read how a deal came about; the promise must be that of the secret."""
    if not isinstance(content, dict):
        raise TypeError("chance must be an object")
    only(content, "promise", "nonce", "secret", "throws")
    throws = content["throws"]
    if not isinstance(throws, list) or len(throws) != seats:
        raise TypeError("throws must be a list with one for each seat")
    words = [word(content, "nonce"), word(content, "secret"), *throws]
    if not all(isinstance(each, str) and is_word(each) for each in words):
        raise TypeError("what chance is made of must be letters and digits")
    chance = Chance(words[0], words[1], tuple(throws))
    if chance.promise != content["promise"]:
        raise TypeError("the secret is not the one that was promised")
    return chance


def players_from(rows: object, seats: int) -> tuple[Player, ...]:
    """Read who sat where."""
    if not isinstance(rows, list) or len(rows) != seats:
        raise TypeError("players must be a list with one for each seat")
    players: list[Player] = []
    for row in rows:
        if not isinstance(row, dict):
            raise TypeError("players must be a list of objects")
        only(row, "name", "bot")
        player = Player(word(row, "name"), word(row, "bot"))
        if (clean(player.name), clean(player.bot)) != (player.name, player.bot):
            raise TypeError(f"a player's name is one line of at most {NAME_LETTERS} letters")
        players.append(player)
    return tuple(players)


def entry_from(content: dict[str, Any]) -> Entry:
    """Read any line but the first."""
    if "n" in content:
        only(content, "n", "seat", "index", "option")
        option = content["option"]
        if not isinstance(option, list) or len(option) != 3 or not all(type(x) is int for x in option):
            raise TypeError("option must be three whole numbers")
        verb, a, b = option
        return Decided(count(content, "n"), count(content, "seat"), count(content, "index"), (verb, a, b))
    if "undo" in content:
        agreed = ("agreed",) if "agreed" in content else ()
        only(content, "undo", "seat", *agreed)
        if agreed and content["agreed"] is not True:
            raise TypeError("agreed is true where it is said")
        return Withdrawn(count(content, "undo"), count(content, "seat"), bool(agreed))
    if "standing" in content:
        only(content, "decisions", "standing")
        return Closed(count(content, "decisions"), standing_from(content["standing"]))
    raise KeyError("it is neither a decision, nor an undo, nor a standing")


def standing_from(rows: object) -> tuple[Standing, ...]:
    """Read the final standing."""
    if not isinstance(rows, list):
        raise TypeError("standing must be a list")
    standing: list[Standing] = []
    for row in rows:
        if not isinstance(row, dict):
            raise TypeError("standing must be a list of objects")
        only(row, "seat", "place", "points", "won")
        if type(row["points"]) is not int or type(row["won"]) is not bool:
            raise TypeError("points must be a whole number and won true or false")
        standing.append(Standing(count(row, "seat"), count(row, "place"), row["points"], row["won"]))
    return tuple(standing)


def only(content: dict[str, Any], *names: str) -> None:
    """Refuse a field that is missing and one that nobody knows."""
    for name in names:
        if name not in content:
            raise KeyError(f"the field {name} is missing")
    for name in content:
        if name not in names:
            raise KeyError(f"there is an unknown field {name[:40]!r}")


def word(content: dict[str, Any], name: str) -> str:
    """A field that holds a word."""
    value = content[name]
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a word")
    return value


def count(content: dict[str, Any], name: str) -> int:
    """A field that holds a whole number from nought."""
    value = content[name]
    if type(value) is not int or value < 0:
        raise TypeError(f"{name} must be a whole number from 0")
    return value
