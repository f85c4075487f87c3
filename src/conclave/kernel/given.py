"""What all states of a game share, because nobody changes it once it is made."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """Something that states point to and copies keep: a board, what a game was begun with. Never mutated."""

    def told(self) -> tuple[object, ...]:
        """What tells it from others of its class, as plain values."""
        raise NotImplementedError
