"""Events: slots, entry and exit, the effects they have (R36 to R38, R58 to R61, O14, O61 to O64)."""

from __future__ import annotations

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import box
from conclave.games.black_rose_wars.rules.effect import speak
from conclave.games.black_rose_wars.rules.piles import put, rebuild
from conclave.games.black_rose_wars.rules.sides import gain, is_on, take_crown
from conclave.games.black_rose_wars.table import Table
from conclave.kernel.frames import Frame


def top_event(s: Table) -> int:
    """The next Event of the current Moon, or -1; an empty deck is rebuilt (O14)."""
    rebuild(s, t.EVENT_DECK + s.moon - 1, t.EVENT_DISCARD + s.moon - 1)
    return s.top[t.EVENT_DECK + s.moon - 1]


def leave_play(s: Table, c: int, rose: int) -> None:
    """An Event leaves; the Rose gains its exit points, or what an effect says instead (R37, O64)."""
    event = box.EVENT_CARDS[s.face[c]]
    put(s, c, t.EVENT_DISCARD + event.moon - 1)
    s.lasting = [row for row in s.lasting if row.this != c]
    s.tell(t.EVENT_LEFT, t.ROSE, c, s.face[c])
    if rose >= 0:
        gain(s, t.ROSE, rose, t.FOR_EVENT_EXIT)
    elif is_on(s, t.EVENT_POINTS):
        gain(s, t.ROSE, event.exit, t.FOR_EVENT_EXIT)


def shift_events(s: Table) -> None:
    """Events move one slot on; the one in slot 3 leaves (R58)."""
    for slot in (2, 1, 0):
        c = s.top[t.EVENT_SLOT + slot]
        if c >= 0:
            if slot == 2:
                leave_play(s, c, -1)
            else:
                put(s, c, t.EVENT_SLOT + slot + 1)


def push_from(s: Table, slot: int) -> None:
    """An Event in a slot that is needed is pushed on, which may push out another (R59)."""
    c = s.top[t.EVENT_SLOT + slot]
    if c < 0:
        return
    if slot == 2:
        leave_play(s, c, -1)
        return
    push_from(s, slot + 1)
    put(s, c, t.EVENT_SLOT + slot + 1)


def play_event(s: Table, f: Frame, c: int, drawer: int) -> None:
    """An Event enters: slot, entry points, Crown; an Instant works at once and leaves (R59 to R61, O63).

    An Action Event that a Spell brings into the Action Phase holds from now on (O62).
    """
    event = box.EVENT_CARDS[s.face[c]]
    before = f.told
    s.tell_and_head(t.EVENT_DRAWN, drawer, c, s.face[c])
    if event.phase == t.INSTANT:
        put(s, c, t.EVENT_DISCARD + event.moon - 1)
    else:
        push_from(s, event.slot - 1)
        put(s, c, t.EVENT_SLOT + event.slot - 1)
    if is_on(s, t.EVENT_POINTS):
        gain(s, t.ROSE, event.entry, t.FOR_EVENT_ENTRY)
        if event.phase == t.INSTANT:
            gain(s, t.ROSE, event.exit, t.FOR_EVENT_EXIT)
    if event.crown:
        take_crown(s, drawer)
    if event.phase == t.INSTANT or event.phase == t.ACTION == s.phase:
        work(s, c)
    f.told = before  # what the rule goes on to do does not follow from the Event


def work(s: Table, c: int) -> None:
    """The effect of an Event; the Rose controls it."""
    s.tell(t.EVENT_WORKS, t.ROSE, c, s.face[c])
    e = speak(s, box.EVENT_CARDS[s.face[c]].rule, c, t.ROSE, -1)
    if not s.quiet:
        e.told = s.told - 1
