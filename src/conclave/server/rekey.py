"""Keys and codes that leave the server: none of them lets a viewer follow a card it does not know.

A scene names what is hidden by its place. What is left are the numbers of options that point at nothing on
view, and backs that a game drew under a handle: they get a number that says only where they stand.
"""

from __future__ import annotations

from operator import is_
from typing import Final

from msgspec.structs import replace

from conclave.kernel.choices import PART
from conclave.server.recall import Recall
from conclave.show.scene import Card, Choice, Prompt, Scene

LAST: Final = PART - 1
HANDLES: Final = "card-"
"""The family of keys that are made of a handle."""

Backs = dict[str, str]
"""What backs that were drawn under a handle are called instead."""


def rekeyed(scene: Scene) -> Scene:
    """A scene in which no handle of a hidden card is left."""
    cards, backs = LAID(scene.cards)
    prompt = rekeyed_prompt(scene.prompt, backs) if scene.prompt is not None else None
    if cards is scene.cards and prompt is scene.prompt:
        return scene
    return replace(scene, cards=cards, prompt=prompt)


def rekeyed_cards(drawn: tuple[Card, ...]) -> tuple[tuple[Card, ...], Backs]:
    """Cards whose backs have no handles, and the new keys of those backs."""
    backs = {
        card.key: f"hidden-{n}"
        for n, card in enumerate(drawn)
        if not card.face_up and card.key.startswith(HANDLES)
    }
    if not backs:
        return drawn, backs
    return tuple([replace(c, key=backs[c.key]) if c.key in backs else c for c in drawn]), backs


def rekeyed_prompt(prompt: Prompt, backs: Backs) -> Prompt:
    """A prompt whose options name only what its viewer can see."""
    if backs:
        choices = [rekeyed_choice(choice, backs) for choice in prompt.choices]
    else:
        choices = [OFFERED(choice) for choice in prompt.choices]
    points_at = named(prompt.points_at, backs)
    if points_at is prompt.points_at and all(map(is_, choices, prompt.choices)):
        return prompt
    return replace(prompt, choices=tuple(choices), points_at=points_at)


def rekeyed_choice(choice: Choice, backs: Backs) -> Choice:
    """An option; a number that belongs to nothing it points at is replaced by one made of its index."""
    visible = {number_of(key) for key in choice.points_at if key not in backs}
    verb, a, b = choice.code
    code = (verb, shown(a, visible, choice.index), shown(b, visible, choice.index))
    points_at = named(choice.points_at, backs)
    if code == choice.code and points_at is choice.points_at:
        return choice
    return replace(choice, code=code, points_at=points_at)


def offered(choice: Choice) -> Choice:
    """An option where no back has another name."""
    return rekeyed_choice(choice, {})


LAID: Final = Recall(rekeyed_cards, 1_000)
OFFERED: Final = Recall(offered, 20_000)
"""Games remember what they drew, so the same cards and options come by again and again."""


def named(keys: tuple[str, ...], backs: Backs) -> tuple[str, ...]:
    """Keys as they may leave the server."""
    return keys if backs.keys().isdisjoint(keys) else tuple([backs.get(key, key) for key in keys])


def shown(number: int, visible: set[int], index: int) -> int:
    """A number of an option as it may leave the server."""
    return number if number < 0 or number in visible else max(0, LAST - index)


def number_of(key: str) -> int:
    """The number at the end of a key, or -1."""
    tail = key.rpartition("-")[2]
    return int(tail) if tail.isdecimal() else -1
