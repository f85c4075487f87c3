"""The players, and what is going on: banner, phase and result."""

from __future__ import annotations

from typing import Final

from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.ending import left_of, winner_of
from conclave.games.mage_wars.show.facts import Look, Number, Player
from conclave.games.mage_wars.show.names import PHASE_KEYS, TONES, Names
from conclave.show import author as show
from conclave.show.sentences import NO_SENTENCE

ROLES: Final = {"round": "clock", "life": "health", "book": "pile", "discards": "pile"}
STEPS: Final = (
    (k.INITIATIVE, k.RESET, k.CHANNEL), (k.UPKEEP_PHASE,), (k.PLANNING,), (k.DEPLOYMENT,),
    (k.FIRST_QUICKCAST,), (k.CREATURE_ACTIONS,), (k.ROUND_END, k.FINAL_QUICKCAST),
)  # fmt: skip
"""The phases of a round as they are shown."""
PICTURES: Final = {"mana": "mana", "channeling": "channeling", "armour": "shield"}


def draw_player(names: Names, facts: Player) -> show.SeatScene:
    """One player: initiative, what the Mage may still do, what burdens it."""
    seat, active, asked, first, alive, quick, ready, conditions, element = facts
    notes = [names.say("note-initiative")] if first else []
    if alive:
        notes.append(names.say("note-action-ready" if ready else "note-action-used"))
        notes.append(names.say("note-quickcast-ready" if quick else "note-quickcast-used"))
    else:
        notes.append(names.say("note-fallen"))
    for school in range(k.SCHOOLS):
        if (element >> school) & 1:
            notes.append(names.say("note-element", school=names.school(school)))
    notes.extend([names.conditions(c, n) for c, n in conditions])
    return show.SeatScene(
        seat=seat,
        name=names.player(seat),
        tone=TONES[seat],
        symbol=names.symbol(seat),
        active=active,
        asked=asked,
        team=seat,
        notes=tuple(notes),
        picture=box.KEY[names.mages[seat]],
    )


def draw_number(names: Names, facts: Number) -> show.Track:
    """A number of a Mage, or the round with its phases."""
    what, seat, n, most, phase = facts
    return show.Track(
        key=f"{what}-{seat}" if seat >= 0 else what,
        label=names.say(f"track-{what}"),
        value=n,
        most=most,
        seat=seat,
        role=ROLES.get(what, "count"),
        picture=PICTURES.get(what, ""),
        parts=tuple([step(names, each, phase) for each in STEPS]) if phase >= 0 else (),
    )


def step(names: Names, phases: tuple[int, ...], phase: int) -> show.Part:
    """A phase of the round, or several that nobody has much to do in; one of all is under way."""
    key = f"step-{PHASE_KEYS[phases[-1]]}"
    return show.Part(key=key, label=names.say(key), value=1 if phase in phases else 0)


# --- headings ----------------------------------------------------------------------------------------------
def banner(look: Look) -> show.Sentence:
    """What is going on, in one line."""
    v = look.v
    if v.over:
        return show.said("banner-over")
    if v.round == 0:
        return show.said("banner-setup")
    who = v.active if v.active >= 0 else v.initiative
    return show.said(
        "banner",
        phase=PHASE_KEYS[v.phase],
        who=("seat", who),
        acts=show.yes(v.acting >= 0),
        what=acting(look),
    )


def acting(look: Look) -> show.Fact:
    """The creature whose Action Phase it is."""
    v = look.v
    if v.acting < 0:
        return ""
    return ("seat", v.acting) if v.acting < 2 else ("spell", int(v.face[v.acting]))


def phase(look: Look) -> show.Sentence:
    """The round and the phase."""
    v = look.v
    return show.said("phase", n=v.round, phase=("phase", v.phase)) if v.round else NO_SENTENCE


def result(look: Look) -> show.Sentence:
    """Who has won, once the game is over."""
    v = look.v
    if not v.over:
        return NO_SENTENCE
    winner = winner_of(v)
    if winner < 0:
        return show.said("result-drawn")
    fell = show.yes(v.fallen != 0)
    return show.said("result-won", who=("seat", winner), n=left_of(v, winner), fell=fell)
