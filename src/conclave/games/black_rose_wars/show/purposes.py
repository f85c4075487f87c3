"""What a text asks for: read from the lines that come after the question."""

from __future__ import annotations

from functools import cache
from typing import Final

from conclave.games.black_rose_wars.rules.effect import Effect
from conclave.games.black_rose_wars.show.options import Known
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import COMPLETED, HAND, MEMORIES, QUESTS
from conclave.games.black_rose_wars.words import (
    card_verbs,
    casting_verbs,
    chain_verbs,
    cube_verbs,
    model_verbs,
    numbers,
)
from conclave.games.black_rose_wars.words import point_verbs as points
from conclave.games.black_rose_wars.words import window_verbs as windows
from conclave.games.black_rose_wars.words.flow import KeepLimits
from conclave.games.black_rose_wars.words.nouns import ME
from conclave.games.black_rose_wars.words.speech import A_ROOM, A_SEAT, Noun
from conclave.games.black_rose_wars.words.zones import PileOf
from conclave.kernel.book import Step
from conclave.language import sets, speech
from conclave.language.flow import LetBe
from conclave.language.grammar import AskMay, AskPick, TakePick, UnlessYes
from conclave.language.speech import Plain

INNER: Final = ("rooms", "models", "whose", "zone", "a", "quest", "mage", "models_")
"""Where a noun may name another: `the models in A`, `the Room of A`, `the hand of A`."""

USES: Final[tuple[tuple[type, str, str], ...]] = (
    (cube_verbs.Damage, "noun", "damage"),
    (chain_verbs.FirstLink, "noun", "damage"),
    (cube_verbs.Defeat, "noun", "defeat"),
    (cube_verbs.Cubes, "to", "transfer"),
    (model_verbs.AskStep, "to", "go"),
    (model_verbs.Shift, "room", "go"),
    (model_verbs.Shift, "noun", "shift"),
    (model_verbs.Swap, "a", "swap"),
    (model_verbs.Swap, "b", "swap"),
    (model_verbs.ToCell, "noun", "cell"),
    (model_verbs.Attack, "noun", "attack"),
    (model_verbs.Summon, "room", "summon"),
    (model_verbs.Remove, "noun", "remove"),
    (model_verbs.Activate, "room", "activate"),
    (model_verbs.CopyEffect, "noun", "copy"),
    (model_verbs.Block, "noun", "block"),
    (card_verbs.AskDiscard, "cards", "discard"),
    (card_verbs.Look, "zone", "look"),
    (casting_verbs.Complete, "quest", "complete"),
    (casting_verbs.PlayEvent, "noun", "play"),
    (casting_verbs.AskReady, "who", "cast"),
    (points.PlaceInstability, "noun", "instability"),
    (points.Destroy, "noun", "destroy"),
    (points.TakeCrown, "noun", "crown"),
    (windows.Redirect, "noun", "redirect"),
)
"""What a line does with the thing it names."""

CUBE_USES: Final = ("heal", "convert", "calm", "transfer-from", "convert-room")
POINT_USES: Final = ("gain", "lose", "steal")
ZONE_USES: Final = {HAND: "hand", QUESTS: "quests", MEMORIES: "memories", COMPLETED: "completed"}

MAY: Final[tuple[tuple[type, str], ...]] = (
    (model_verbs.Activate, "activate"),
    (model_verbs.Attack, "attack"),
    (casting_verbs.AskPlace, "cast"),
    (card_verbs.AskDiscard, "discard"),
    (card_verbs.Draw, "draw"),
    (card_verbs.AskSchool, "draw"),
    (cube_verbs.Damage, "damage"),
    (windows.PreventDamage, "prevent"),
    (model_verbs.InsteadOfAttack, "instead"),
    (model_verbs.Summon, "summon"),
    (points.PlaceInstability, "instability"),
)
"""What a text may let one do."""


def mentions(noun: object, name: Noun, depth: int = 4) -> bool:
    """Whether a noun is a name, or speaks of it."""
    if noun is name:
        return True
    if not isinstance(noun, speech.Noun) or isinstance(noun, sets.Name) or depth == 0:
        return False
    return any(mentions(getattr(noun, inner, None), name, depth - 1) for inner in INNER)


def plain(n: object) -> int:
    """A number if it is printed, else 0: it is worked out later."""
    return n.n if isinstance(n, Plain) else 0


def is_acting(lines: list[Step[Table]], at: int) -> bool:
    """Whether the move that begins here is an Evocation's act."""
    step = lines[at + 1] if at + 1 < len(lines) else None
    return isinstance(step, model_verbs.AskStep) and isinstance(step.n, model_verbs.MoveValue)


def use_of(lines: list[Step[Table]], at: int, name: Noun) -> tuple[str, int]:
    """What one line does with a thing, and how much of it; nothing if it does not name it."""
    line = lines[at]
    if isinstance(line, model_verbs.BeginMove) and mentions(line.noun, name):
        return ("act" if is_acting(lines, at) else "move"), 0
    if isinstance(line, cube_verbs.Cubes) and mentions(line.noun, name):
        return CUBE_USES[line.how], plain(line.n)
    if isinstance(line, points.Points) and mentions(line.noun, name):
        return POINT_USES[line.how], plain(line.n)
    if isinstance(line, card_verbs.Put) and line.cards is name:
        where = ZONE_USES.get(line.zone.first, "away") if isinstance(line.zone, PileOf) else "away"
        return f"put-{where}", 0
    if isinstance(line, card_verbs.Put) and mentions(line.zone, name):
        return "give", 0
    if isinstance(line, model_verbs.Modify) and isinstance(line.value, numbers.About):
        return ("become", 0) if mentions(line.value.noun, name) else ("", 0)
    for kind, attribute, use in USES:
        if isinstance(line, kind) and mentions(getattr(line, attribute), name):
            return use, plain(getattr(line, "n", None))
    return "", 0


@cache
def purpose(rule: int, at: int) -> tuple[str, int]:
    """What the thing to be picked by the line before is for, and how much of it."""
    lines = BOOK.rules[rule]
    asking = lines[at - 1]
    assert isinstance(asking, AskPick)
    for k in range(at, len(lines)):
        use, n = use_of(lines, k, asking.name)
        if use:
            return use, n
    return "", 0


@cache
def kind_summoned(rule: int, at: int) -> int:
    """The Evocation that a text summons next, or -1."""
    for line in BOOK.rules[rule][at:]:
        if isinstance(line, model_verbs.Summon):
            return line.kind
    return -1


def pick_facts(f: Effect, line: AskPick[Table, Effect]) -> tuple[str, dict[str, Known]]:
    """The sentence of a question that picks, and what it speaks of."""
    use, n = purpose(f.rule, f.at)
    sort = "room" if line.noun.sort == A_ROOM else "seat" if line.noun.sort == A_SEAT else "thing"
    kind: Known = ("kind", kind_summoned(f.rule, f.at)) if use == "summon" else ""
    return f"ask-pick-{use}" if use else "ask-pick", {"n": n, "sort": sort, "kind": kind}


@cache
def gist(rule: int, at: int) -> str:
    """What saying yes leads to, by the first line that does something."""
    lines = BOOK.rules[rule]
    for k in range(at, len(lines)):
        line = lines[k]
        if isinstance(line, (AskMay, UnlessYes, AskPick, TakePick, LetBe, KeepLimits)):
            continue
        if isinstance(line, model_verbs.BeginMove) and is_acting(lines, k):
            return "act"
        if isinstance(line, (model_verbs.BeginMove, model_verbs.Shift)):
            return "move" if line.noun is ME else "shift"
        if isinstance(line, points.Points):
            return POINT_USES[line.how]
        if isinstance(line, cube_verbs.Cubes):
            return CUBE_USES[line.how]
        for kind, name in MAY:
            if isinstance(line, kind):
                return name
        break
    return "use"
