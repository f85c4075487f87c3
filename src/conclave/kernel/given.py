"""What is given with a game: all its states share it, because nobody changes it once it is made."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Given:
    """Something that states point to and copies keep: a board, what a game was begun with. Never mutated."""

    def told(self) -> tuple[object, ...]:
        """What tells it from others of its class, as plain values."""
        raise NotImplementedError
