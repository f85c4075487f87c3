"""How a visit at a table is ended, and who may not do what there."""

from __future__ import annotations

from conclave.server.sentences import Refusal

BAD_HELLO, WRONG_TOKEN, NO_TABLE, TOO_MUCH, FAILED = 4400, 4403, 4404, 4429, 4500


class Dismissed(Exception):
    """This socket ends: with a code for the page and a sentence for the person."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


def seated(seat: int) -> int:
    """A seat, or a refusal for a spectator."""
    if seat < 0:
        raise Refusal("only-seated")
    return seat
