"""The arena as a scene shows it: zones, and the borders between them."""

from __future__ import annotations

from conclave.games.mage_wars.show.facts import Border, Ground
from conclave.games.mage_wars.show.names import TONES, Names
from conclave.show import author as show


def draw_area(names: Names, facts: Ground) -> show.Area:
    """A zone; in two of them a Mage begins."""
    zone, column, row, home = facts
    return show.Area(
        key=f"zone-{zone}",
        label=names.zone(zone),
        shape="square",
        x=float(column),
        y=float(row),
        tone=TONES[home] if home >= 0 else "",
        note=names.say("area-home", who=names.seat(home)) if home >= 0 else "",
    )


def draw_edge(names: Names, facts: Border) -> show.Edge:
    """A border, on which a wall may stand (R1.3)."""
    border, one, other, wall = facts
    return show.Edge(
        key=f"border-{border}", ends=(f"zone-{one}", f"zone-{other}"), kind="wall" if wall else "open"
    )
