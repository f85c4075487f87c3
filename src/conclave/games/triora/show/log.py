"""The log: what each event speaks of, beside what its numbers stand for."""

from __future__ import annotations

from typing import Any, Final

from conclave.games.triora import terms as t
from conclave.games.triora.rules import box
from conclave.games.triora.show.prompt import ASKING
from conclave.games.triora.table import Table
from conclave.kernel.events import Event
from conclave.show import author as show
from conclave.show.asking import More


def of_hunter(past: show.Past[Table], event: Event) -> More:
    """The Inquisitor, or Morgana."""
    return {"hunter": ("hunter", event.a)}


def of_start(past: show.Past[Table], event: Event) -> More:
    """Who starts where, and by which card: the card is drawn, shown and shuffled back."""
    return {"hunter": ("hunter", event.a), "card": ("card", event.n)}


def of_piece(past: show.Past[Table], event: Event) -> More:
    """A piece of a player."""
    return {"piece": ("piece-of", event.seat, event.a)}


def of_brew(past: show.Past[Table], event: Event) -> More:
    """What was brewed, and from what."""
    return {"mix": ("mixed", event.a, event.b)}


def of_service(past: show.Past[Table], event: Event) -> More:
    """Villagers of a kind, several of them."""
    return {"kinds": ("kinds", event.b)}


def of_act(past: show.Past[Table], event: Event) -> More:
    """Whether anything is paid."""
    return {"free": show.yes(event.b == t.FOR_NOTHING)}


def of_purchase(past: show.Past[Table], event: Event) -> More:
    """Whether a potion was let off."""
    return {"cheaper": show.yes(event.b >= 0)}


def of_crowns(past: show.Past[Table], event: Event) -> More:
    """What a personage brings."""
    return {"crowns": box.CROWNS[event.a]}


def of_capture(past: show.Past[Table], event: Event) -> More:
    """Whether the player was captured, or another has as many points (R91)."""
    v = past.look
    tied = [seat for seat in range(v.seats) if v.total[seat] == event.a and not (v.captured >> seat) & 1]
    return {"captured": show.yes((v.captured >> event.seat) & 1), "tied": show.yes(len(tied) > 1)}


def cards(past: show.Past[Table], event: Event) -> tuple[str, ...]:
    """The card that a line shows."""
    if event.kind in (t.BOUGHT, t.REVEALED):
        face = int(past.look.face[event.a])
        return (box.villager_key(face),) if face >= 0 else ()
    if event.kind in (t.ENCHANTED, t.CURSED):
        return (box.PERSONAGES[event.a],)
    return ()


MORE: Final[dict[int, Any]] = {
    t.STARTS_AT: of_start,
    t.PLACED: of_piece,
    t.FOUND: of_piece,
    t.HIDDEN: of_piece,
    t.WALKED: of_hunter,
    t.STAYED: of_hunter,
    t.BREWED: of_brew,
    t.ACTED: of_act,
    t.VILLAGER_GIFTS: of_service,
    t.BOUGHT: of_purchase,
    t.ENCHANTED: of_crowns,
    t.CURSED: of_crowns,
    t.TOTALLED: of_capture,
}

TELLING: Final = show.Telling(t.V, ASKING, more=MORE, cards=cards)
