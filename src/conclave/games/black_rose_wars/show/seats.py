"""The players, and what is going on: banner, phase and result."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms
from conclave.games.black_rose_wars.show.facts import Look, active_seat
from conclave.games.black_rose_wars.show.names import PHASE_KEYS, TONES, Names
from conclave.games.black_rose_wars.show.pieces import bonds
from conclave.show.author import SeatScene, Sentence, said
from conclave.show.sentences import NO_SENTENCE, Fact, Thing


def draw_player(names: Names, player: tuple[int, bool, bool, bool, bool, bool, int, int]) -> SeatScene:
    """A player: School, Crown, order of play, and what holds for the Mage for a while."""
    seat, active, asked, prepares, has_crown, is_first, school, bits = player
    say = names.say
    notes = [say("note-crown")] if has_crown else []
    if is_first:
        notes.append(say("note-first"))
    if school >= 0:
        notes.append(names.school(school))
    if prepares:
        notes.append(say("note-preparing" if asked else "note-prepared"))
    notes.extend(bonds(names, bits))
    return SeatScene(
        seat=seat,
        name=names.seat(seat),
        tone=TONES[seat],
        symbol=names.symbol(seat),
        active=active,
        asked=asked,
        team=seat,
        notes=tuple(notes),
    )


def banner(look: Look) -> Sentence:
    """What is going on, in one line."""
    v = look.v
    if v.over:
        return said("banner-over")
    active = active_seat(v)
    who: Fact = ("seat", active) if active >= 0 else ("sentence", "everybody", ())
    return said(f"banner-{PHASE_KEYS[v.phase]}", who=who)


def phase(look: Look) -> Sentence:
    """The Game Turn, the Moon and the phase."""
    v = look.v
    if v.phase == terms.SETUP:
        return said("phase-setup")
    return said("phase-of-turn", turn=v.turn, moon=("moon", v.moon), phase=("phase", v.phase))


def result(look: Look) -> Sentence:
    """Who won, once the game is over (R141, O79), then the other sides, best first."""
    v = look.v
    if not v.over:
        return NO_SENTENCE
    sides = [side for side in (*range(v.seats), terms.ROSE) if not (v.winners >> side) & 1]
    sides.sort(key=lambda side: -v.points[side])
    others: Thing = ("row", *[("with_points", side, v.points[side]) for side in sides])
    if (v.winners >> terms.ROSE) & 1:
        return said("result-rose", n=v.points[terms.ROSE], others=others)
    who: Thing = ("row", *[("seat", side) for side in range(v.seats) if (v.winners >> side) & 1])
    return said("result-won", who=who, n=max(v.points[: v.seats]), others=others)
