"""Keys and codes that leave the server: none of them lets a viewer follow a card it does not know.

A scene names what is hidden by its place. What is left are the numbers of options that point at nothing on
view, and backs that a game drew under a handle: they get a number that says only where they stand.
"""

from __future__ import annotations

from msgspec.structs import replace

from conclave.kernel.choices import PART
from conclave.kernel.scene import Choice, Prompt, Scene

LAST = PART - 1
HANDLES = "card-"
"""The family of keys that are made of a handle."""


def rekeyed(scene: Scene) -> Scene:
    """A scene in which no handle of a hidden card is left."""
    backs = {
        card.key: f"hidden-{n}"
        for n, card in enumerate(scene.cards)
        if not card.face_up and card.key.startswith(HANDLES)
    }
    if backs:
        scene = replace(scene, cards=tuple(replace(c, key=backs.get(c.key, c.key)) for c in scene.cards))
    if scene.prompt is None:
        return scene
    return replace(scene, prompt=rekeyed_prompt(scene.prompt, backs))


def rekeyed_prompt(prompt: Prompt, backs: dict[str, str]) -> Prompt:
    """A prompt whose options name only what its viewer can see."""
    return replace(
        prompt,
        choices=tuple(rekeyed_choice(choice, backs) for choice in prompt.choices),
        points_at=tuple(backs.get(key, key) for key in prompt.points_at),
    )


def rekeyed_choice(choice: Choice, backs: dict[str, str]) -> Choice:
    """An option; a number that belongs to nothing it points at is replaced by one made of its index."""
    visible = {number_of(key) for key in choice.points_at if key not in backs}
    verb, a, b = choice.code
    code = (verb, shown(a, visible, choice.index), shown(b, visible, choice.index))
    points_at = tuple(backs.get(key, key) for key in choice.points_at)
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
