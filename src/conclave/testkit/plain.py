"""States as plain rows: to compare them, to find what two of them share, to fill them, to store them.

It knows compiled classes, which keep their attributes in the object itself, as well as interpreted ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from conclave.kernel.choices import Decision, Option
from conclave.kernel.events import Event
from conclave.kernel.given import Given
from conclave.kernel.lasting import Lasting

SHARED: Final = (Decision, Option, Event, Lasting, Given)
"""What states may share, because nobody ever changes it."""

COLUMN: Final[Any] = vec[i16]
"""A column of numbers that holds no objects: quick to copy."""

PLAIN_TYPES: Final = (int, float, str, bytes, list, tuple, dict, set, frozenset, COLUMN)

LOG: Final = ("events",)
"""What a copy leaves behind."""

ROW_LISTS: Final = ("aside", "events", "lasting", "pending", "stack", "kept", "loops")
"""Lists whose rows are not numbers: the kernel's, and what a running text has kept."""


# --- looking inside ------------------------------------------------------------------------------------
def field_names(x: object) -> list[str]:
    """The attributes that an object has, compiled or not, in alphabetical order."""
    names: set[str] = set(getattr(x, "__dict__", ()))
    for cls in type(x).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        slots = cls.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    return sorted(name for name in names if not name.startswith("__") and hasattr(x, name))


def is_row(x: object) -> bool:
    """Whether something is an object of a class of ours: not a number, a text, a list or a function."""
    return not callable(x) and not isinstance(x, PLAIN_TYPES)


def plain(x: object, leave_out: Iterable[str] = ()) -> Any:
    """Anything in a state as numbers, texts, lists and dicts; only the outermost row leaves fields out.

    A function, or anything else that cannot be written down, is refused: it has no place in a state.
    """
    if x is None or isinstance(x, (bool, int, float, str)):
        return x
    if isinstance(x, (list, tuple, COLUMN)):
        return [plain(each) for each in x]
    if isinstance(x, (set, frozenset)):
        return sorted(plain(each) for each in x)
    if isinstance(x, dict):
        return sorted([plain(key), plain(value)] for key, value in x.items())
    if isinstance(x, Given):
        return [type(x).__name__, *plain(x.told())]
    names = field_names(x)
    if callable(x) or not names:
        raise TypeError(f"a state cannot hold {x!r}: it is not plain data")
    skipped = set(leave_out)
    rows: dict[str, Any] = {name: plain(getattr(x, name)) for name in names if name not in skipped}
    rows["class"] = type(x).__name__
    return rows


def difference(a: Any, b: Any, where: str = "") -> list[str]:
    """The places at which two plain values differ, each in a line; no line, no difference."""
    if isinstance(a, dict) and isinstance(b, dict):
        found = []
        for key in sorted(a.keys() | b.keys()):
            found += difference(a.get(key, "(absent)"), b.get(key, "(absent)"), f"{where}.{key}")
        return found
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [line for i in range(len(a)) for line in difference(a[i], b[i], f"{where}[{i}]")]
    return [] if a == b and type(a) is type(b) else [f"{where or 'the whole'}: {a!r} against {b!r}"]


def as_bytes(x: object, leave_out: Iterable[str] = ()) -> bytes:
    """The plain rows of anything as bytes: what a wire would carry, and a log would keep."""
    return json.dumps(plain(x, leave_out), sort_keys=True, separators=(",", ":")).encode()


# --- what is shared --------------------------------------------------------------------------------------
def mutables(x: object, where: str = "state") -> Iterator[tuple[str, Any]]:
    """Everything changeable that can be reached from a state, each with the way to it."""
    if isinstance(x, SHARED) or x is None or isinstance(x, (bool, int, float, str, bytes)) or callable(x):
        return
    if not isinstance(x, (tuple, frozenset)):
        yield where, x
    if isinstance(x, dict):
        for key, value in x.items():
            yield from mutables(value, f"{where}[{key!r}]")
    elif isinstance(x, (list, tuple, set, frozenset, COLUMN)):
        for i, each in enumerate(x):
            yield from mutables(each, f"{where}[{i}]")
    else:
        for name in field_names(x):
            yield from mutables(getattr(x, name), f"{where}.{name}")


def shared(a: object, b: object) -> list[str]:
    """The ways to changeable things that two states have in common."""
    of_a = {id(x): (where, x) for where, x in mutables(a)}
    found = [f"{of_a[id(x)][0]} is {where}" for where, x in mutables(b) if id(x) in of_a]
    columns = {where: x for where, x in of_a.values() if isinstance(x, COLUMN)}
    found += [f"{where} is {where}" for where, x in mutables(b) if is_same_column(columns.get(where), x)]
    return found


def is_same_column(a: Any, b: Any) -> bool:
    """Whether two columns are one: a number written into the one is in the other. They have no identity."""
    if a is None or a is b or not isinstance(b, COLUMN) or not len(a) or not len(b):
        return False
    before, other = a[0], b[0]
    a[0] = before + 1 if before + 1 != other else before + 2
    same: bool = b[0] != other
    a[0] = before
    return same


# --- odd values ------------------------------------------------------------------------------------------
def odd_value(x: object, salt: int) -> Any:
    """A value of the same type that nobody would expect to find there."""
    if isinstance(x, bool):
        return not x
    if isinstance(x, int):
        return x + 1000 + salt
    if isinstance(x, float):
        return x + 0.5
    if isinstance(x, str):
        return f"{x} odd"
    if isinstance(x, Option):
        return Option(x.verb + 1, x.a + salt, x.b + salt)
    if isinstance(x, COLUMN):
        return COLUMN([*x, 1000 + salt])
    if isinstance(x, list):
        return [*x, x[-1] if x and (is_row(x[-1]) or isinstance(x[-1], list)) else 1000 + salt]
    if isinstance(x, dict):
        return {**x, 1000 + salt: 1000 + salt}
    if isinstance(x, (set, frozenset)):
        return type(x)([*x, 1000 + salt])
    return None


def odd_fillings(state: object, leave_alone: Iterable[str] = ()) -> Iterator[str]:
    """Put an odd value into every field of everything in a state, one at a time; gives each field's name.

    A list of rows gets a second helping of its last one; an empty one of the kernel's is passed over.
    """
    spared = set(leave_alone)
    salt = 0
    for where, x in list(mutables(state)):
        for name in field_names(x) if is_row(x) else ():
            before = getattr(x, name)
            if name in spared or (name in ROW_LISTS and not before):
                continue
            salt += 1
            odd = odd_value(before, salt)
            if odd is not None:
                setattr(x, name, odd)
                yield f"{where}.{name}"
                setattr(x, name, before)


# --- and back --------------------------------------------------------------------------------------------
def rebuild(rows: Any, examples: dict[str, Any], example: object = None) -> Any:
    """Make something again from its plain rows; `examples` has one of each class that may occur.

    `example` is what stood there before, since rows alone do not tell a tuple from a list.
    """
    if isinstance(example, Given):
        return example
    if isinstance(rows, dict):
        made = blank(examples[rows["class"]])
        for name, value in rows.items():
            if name != "class":
                setattr(made, name, rebuild(value, examples, getattr(made, name, None)))
        return made
    if isinstance(rows, list):
        items = [rebuild(each, examples) for each in rows]
        if isinstance(example, dict):
            return dict(items)
        return type(example)(items) if isinstance(example, (tuple, set, frozenset, COLUMN)) else items
    return rows


def blank(example: Any) -> Any:
    """A new object of the same class, to be filled; compiled classes are made by their constructors only."""
    if isinstance(example, Option):
        return Option(0)
    if isinstance(example, Decision):
        return Decision(0, 0, 0, [], False, False)
    if isinstance(example, Event):
        return Event(0, 0, 0, 0, 0, 0, 0, 0)
    return example.copy()


def examples_in(x: object) -> dict[str, Any]:
    """One row of every class in a state, by the name of the class."""
    found: dict[str, Any] = {}
    if isinstance(x, dict):
        for value in x.values():
            found |= examples_in(value)
    elif isinstance(x, (list, tuple, set, frozenset)):
        for each in x:
            found |= examples_in(each)
    elif x is not None and is_row(x) and not isinstance(x, Given):
        found[type(x).__name__] = x
        for name in field_names(x):
            found |= examples_in(getattr(x, name))
    return found
