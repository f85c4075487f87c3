"""What options speak of, beside what their numbers stand for."""

from __future__ import annotations

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.actions import DRAGON_POWER
from conclave.games.dark_artifacts.rules.movement import allowance
from conclave.games.dark_artifacts.rules.power import attack_power, defence_power
from conclave.games.dark_artifacts.show.facts import Look
from conclave.games.dark_artifacts.show.names import TYPE_KEYS
from conclave.kernel.choices import Decision, Option
from conclave.show import author as show
from conclave.show.asking import KEY, More
from conclave.show.sentences import Thing


# --- things ------------------------------------------------------------------------------------------------
def entity(look: Look, e: int) -> Thing:
    """An entity, told apart from every other."""
    return "entity", look.stacks[e], look.v.space[e]


def card(look: Look, handle: int) -> Thing:
    """The card behind a handle."""
    return "card", int(look.v.face[handle])


def piece(look: Look, p: int) -> Thing:
    """A piece goes by its type."""
    return "type", int(look.v.face[p])


def compared(mine: int, theirs: int) -> More:
    """Two powers, and who has the greater."""
    return {"mine": mine, "theirs": theirs, "wins": show.yes(mine > theirs)}


# --- options -----------------------------------------------------------------------------------------------
def of_move(look: Look, o: Option) -> More:
    """How far an entity may go."""
    return {"reach": int(allowance(look.v, o.a))}


def of_split(look: Look, o: Option) -> More:
    """Whether a relic is on top."""
    return {"relic": show.yes(look.v.face[look.v.top[o.a]] >= t.CUBE_A)}


def of_attack(look: Look, o: Option) -> More:
    """Who attacks whom, where, and with what success."""
    return {
        "what": ("here", look.stacks[o.a]),
        "whom": ("here", look.stacks[o.b]),
        "at": ("space", look.v.space[o.a]),
        **compared(attack_power(look.v, o.a), defence_power(look.v, o.b)),
    }


def of_strike(look: Look, o: Option) -> More:
    """Whom the Dragon attacks, and with what success."""
    facts = compared(DRAGON_POWER, defence_power(look.v, o.a))
    return {"whom": ("here", look.stacks[o.a]), **facts}


def of_next(look: Look, o: Option) -> More:
    """What fell, and where."""
    return {"what": ("numbered", look.stacks[o.a]), "space": ("space", look.v.space[o.a])}


def of_dragon(look: Look, asked: Option | Decision) -> More:
    """Where the Dragon is."""
    return {"space": ("space", int(look.v.dragon))}


def of_landing(look: Look, o: Option) -> More:
    """Only the Dragon goes where it is already."""
    return {KEY: "option-to-stay"} if o.a == look.v.dragon else {}


def of_use(look: Look, o: Option) -> More:
    """The card whose text may speak."""
    return {"card": ("card", look.v.face_of(o.b))}


def of_lay(look: Look, o: Option) -> More:
    """Which type of piece it is: a five-dot closes the stack."""
    return {"type": TYPE_KEYS[o.a]}


def of_lift(look: Look, o: Option) -> More:
    """Which terrain is taken, and from where."""
    where = "line" if o.b == t.WALL else "space"
    return {KEY: f"option-lift-{t.V.verbs[o.b].name}", where: (where, o.a)}


def at_lift(look: Look, o: Option) -> tuple[str, ...]:
    """The line or space of the terrain that is taken."""
    return (f"line-{o.a}" if o.b == t.WALL else f"space-{o.a}",)


def at_dragon(look: Look, o: Option) -> tuple[str, ...]:
    """The Dragon."""
    return ("dragon-0",)


def text_of_card(look: Look, o: Option) -> Thing:
    """What a card says, to be read before it is kept."""
    return "text", int(look.v.face[o.a])
