"""Keys and codes that leave the server: none of them lets a viewer follow a card it does not know.

A scene names what is hidden by its place. What is left are the numbers of options that point at nothing on
view, and backs that a game drew under a handle: they get a number that says only where they stand.

Games remember what they drew, so the same cards and options come by again and again: what became of them
is found by the very object, which is kept beside it.
"""

from __future__ import annotations

from operator import is_
from typing import Final

from msgspec.structs import replace

from conclave.kernel.choices import PART
from conclave.show.memory import Memory
from conclave.show.scene import Card, Choice, Prompt, Scene

LAST = PART - 1
HANDLES = "card-"
"""The family of keys that are made of a handle."""

Backs = dict[str, str]
NO_BACKS: Final[Backs] = {}

LAID: Final[Memory[tuple[tuple[Card, ...], tuple[Card, ...], Backs]]] = Memory(1_000)
"""Cards as they were drawn, as they leave the server, and what their backs are called there."""
CHOICES: Final[Memory[tuple[Choice, Choice]]] = Memory()
"""Options as they were drawn and as they leave the server, where no back has another name."""


def rekeyed(scene: Scene) -> Scene:
    """A scene in which no handle of a hidden card is left."""
    drawn = scene.cards
    _, cards, backs = LAID.get(id(drawn)) or LAID.keep(id(drawn), rekeyed_cards(drawn))
    prompt = rekeyed_prompt(scene.prompt, backs) if scene.prompt is not None else None
    if cards is drawn and prompt is scene.prompt:
        return scene
    return replace(scene, cards=cards, prompt=prompt)


def rekeyed_cards(drawn: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...], Backs]:
    """Cards, the same whose backs have no handles, and the new keys of those backs."""
    backs = {
        card.key: f"hidden-{n}"
        for n, card in enumerate(drawn)
        if not card.face_up and card.key.startswith(HANDLES)
    }
    if not backs:
        return drawn, drawn, NO_BACKS
    return drawn, tuple(replace(c, key=backs[c.key]) if c.key in backs else c for c in drawn), backs


def rekeyed_prompt(prompt: Prompt, backs: Backs) -> Prompt:
    """A prompt whose options name only what its viewer can see."""
    if backs:
        choices = [rekeyed_choice(choice, backs) for choice in prompt.choices]
        points_at = tuple([backs.get(key, key) for key in prompt.points_at])
    else:
        get = CHOICES.get
        choices = [(get(id(choice)) or known_choice(choice))[1] for choice in prompt.choices]
        points_at = prompt.points_at
    if all(map(is_, choices, prompt.choices)) and points_at == prompt.points_at:
        return prompt
    return replace(prompt, choices=tuple(choices), points_at=points_at)


def known_choice(choice: Choice) -> tuple[Choice, Choice]:
    """An option where no back has another name, and what leaves the server: it rests on nothing else."""
    return CHOICES.keep(id(choice), (choice, rekeyed_choice(choice, NO_BACKS)))


def rekeyed_choice(choice: Choice, backs: Backs) -> Choice:
    """An option; a number that belongs to nothing it points at is replaced by one made of its index."""
    visible = {number_of(key) for key in choice.points_at if key not in backs}
    verb, a, b = choice.code
    code = (verb, shown(a, visible, choice.index), shown(b, visible, choice.index))
    points_at = tuple([backs.get(key, key) for key in choice.points_at])
    if code == choice.code and points_at == choice.points_at:
        return choice
    return replace(choice, code=code, points_at=points_at)


def shown(number: int, visible: set[int], index: int) -> int:
    """A number of an option as it may leave the server."""
    return number if number < 0 or number in visible else max(0, LAST - index)


def number_of(key: str) -> int:
    """The number at the end of a key, or -1."""
    tail = key.rpartition("-")[2]
    return int(tail) if tail.isdecimal() else -1
