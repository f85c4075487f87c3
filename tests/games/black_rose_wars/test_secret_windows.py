"""Who could answer from face down: said by tokens and casters alone, and never too little (O37)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

import conclave
from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box, windows
from conclave.games.black_rose_wars.rules.entering import ENTER
from conclave.games.black_rose_wars.rules.harm import HARM, Harm
from conclave.games.black_rose_wars.table import DOOR
from conclave.kernel.happenings import Happening
from conclave.kernel.rng import seeded
from conclave.table.timeline import snapshot

GAME = conclave.load("black-rose-wars")


def with_tokens(seed: int) -> Iterator[Any]:
    """Positions of a random game at which cards lie face down under a token."""
    dice, s = Random(seed), GAME.new(2 + seed % 3, seed)
    while not s.over:
        d = dice.choice(s.pending)
        GAME.decide(s, d.seat, dice.randrange(len(d.codes)))
        if dice.random() < 0.3 and tokens(s):
            yield snapshot(s)


def tokens(s: Any) -> list[int]:
    """The places at which a Trap or a Protection is Active."""
    return [p for p in range(len(s.sheet)) if s.sheet[p] >= 0 and s.status[p] == t.ACTIVE]


def happenings(s: Any, kind: int, dice: Random) -> Iterator[Happening]:
    """Such a happening to each model, by each side; most befall Mages only."""
    for m in range(t.MODELS if kind in (ENTER, HARM) else s.seats):
        for you in range(s.seats):
            if kind == HARM:
                h: Happening = Harm(-1, you, [m], [2])
                h.placed = [1]
            else:
                h = Happening(kind, dice.choice([c for c in s.sheet if c >= 0]), you, [m], [0])
            h.here = s.where[m] if s.where[m] >= 0 else 0
            yield h


def faces_under(token: int) -> list[tuple[int, int]]:
    """Every face, and side of it, that may lie under a token."""
    return [
        (face, side)
        for face, spell in enumerate(box.SPELLS)
        for side in range(2)
        if spell.sides[side].type == token
    ]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_lies_there_it_answers_only_what_it_could_answer(seed: int) -> None:
    """O37: with every Trap and Protection of the box in place of the one that lies there."""
    dice, answered = Random(seed), 0
    for s in chain(*map(with_tokens, range(10 * seed, 10 * seed + 10))):
        for place in tokens(s):
            for face, side in faces_under(s.token[place]):
                s.face[s.sheet[place]], s.side[place] = face, side
                for n in DOOR.printed.get(2 * face + side, []):
                    ability = DOOR.abilities[n]
                    for kind in (k for k in range(len(DOOR.kinds)) if (ability.kinds >> k) & 1):
                        for h in happenings(s, kind, dice):
                            if ability.when(s, h, place, s.voice_of(place)):
                                answered += 1
                                assert DOOR.could_answer(s, h, place), (ability.name, place, h.it)
    assert answered > 1000


def test_nobody_is_veiled_from_what_no_card_could_answer() -> None:
    """O37: a Trap waits for enemies, a Protection for its own Mage; a token tells which of them it is."""
    seen: set[int] = set()
    for s in chain(with_tokens(1), with_tokens(3)):
        for place in tokens(s):
            seen.add(s.token[place])
            you = s.caster[place]
            other = (you + 1) % s.seats
            moved, hurt = Happening(windows.PHYSICAL, -1, you, [you], [0]), Harm(-1, other, [you], [1])
            assert not DOOR.could_answer(s, moved, place)
            assert DOOR.could_answer(s, hurt, place) == (s.token[place] == t.PROTECTION)
            moved, hurt = Happening(windows.PHYSICAL, -1, other, [other], [0]), Harm(-1, you, [other], [1])
            assert DOOR.could_answer(s, moved, place) == (s.token[place] == t.TRAP)
            assert not DOOR.could_answer(s, hurt, place)
    assert seen == {t.TRAP, t.PROTECTION}


def test_a_card_that_is_turned_over_changes_nothing_that_is_asked() -> None:
    """O37: whether a card could answer does not look at its face, so no world differs in it."""
    dice = Random(5)
    for s in with_tokens(2):
        w = GAME.determinise(GAME.view(s, dice.randrange(s.seats)), seeded(dice.randrange(99)))
        for place in tokens(s):
            for kind in range(len(DOOR.kinds)):
                for h in happenings(s, kind, dice):
                    assert DOOR.could_answer(s, h, place) == DOOR.could_answer(w, h, place)
