"""The two profiles of Black Rose Wars, and every switch between them (section "Profiles" of the rulings)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from conclave.games.black_rose_wars import terms as t
from conclave.kernel.game import Setting

AS_PROFILE: Final = "profile"
RULEBOOK: Final = "rulebook"
MANUAL: Final = "manual"

Value = bool | int | str


class Switch:
    """One difference: its name, what it may be (the second if its bit is on), and what each profile says."""

    def __init__(
        self, name: str, bit: int, off: Value, on: Value, in_rulebook: bool, in_manual: bool, help_: str
    ) -> None:
        self.name = name
        self.bit = bit
        self.off = off
        self.on = on
        self.in_rulebook = in_rulebook
        self.in_manual = in_manual
        self.help = help_

    def is_on(self, value: Value, profile: Value) -> bool:
        """Whether the switch is on, given its option and the profile."""
        if value == AS_PROFILE:
            return self.in_rulebook if profile == RULEBOOK else self.in_manual
        return value == self.on and type(value) is type(self.on)


def either(name: str, bit: int, in_rulebook: bool, in_manual: bool, help_: str) -> Switch:
    """A switch that is yes or no."""
    return Switch(name, bit, False, True, in_rulebook, in_manual, help_)


SWITCHES: Final[tuple[Switch, ...]] = (
    Switch("lodge_rooms", t.SMALL_LODGE, 19, 18, False, True, "Rooms in the Lodge (R40, O3)."),
    either("custom_spells", t.CUSTOM_SPELLS, True, False, "Mages have Custom Spells (R26, R47)."),
    Switch("evocation_set", t.SMALL_RESERVE, 34, 30, False, True, "Evocation cards in all (O9, O97)."),
    Switch("card_pool", t.SMALL_DECKS, "all", "manual", False, True, "Quests and Events in the decks."),
    Switch(
        "quest_draw_below", t.DRAW_QUEST_BELOW_TWO, 1, 2, False, True,
        "Whoever holds fewer Quests than this draws one (R62).",
    ),
    Switch(
        "second_quest_points", t.SECOND_QUESTS_TWO, 3, 2, False, True,
        "Points at the end for the second most completed Quests (R136).",
    ),
    Switch(
        "final_tie", t.CROWN_BREAKS_TIES, "quests", "crown", False, True,
        "What breaks a tie at the end first (R141, O80).",
    ),
    Switch(
        "physical_values", t.FIXED_PHYSICAL, "sheet", "fixed", False, True,
        "Movement and attack as on the sheet, or 2 for everybody.",
    ),
    either("may_pass", t.MAY_PASS, False, True, "A Mage may pass with something left to play (R78)."),
    either(
        "sacrifice_active", t.SACRIFICE_ACTIVE, True, False,
        "Active Traps and Protections may be sacrificed (R80).",
    ),
    Switch(
        "sacrifice_slot", t.SACRIFICE_IS_ACTION, "free", "action", False, True,
        "A sacrifice is free, or one of the Actions of an activation (R80).",
    ),
    Switch(
        "cancel_scope", t.CANCEL_FOR_SELF, "all", "self", False, True,
        "A cancelled Spell touches nobody, or only spares whoever cancels it (R86).",
    ),
    either("evocation_must_act", t.EVOCATIONS_MUST_ACT, False, True, "Every Evocation must act (R120)."),
    either(
        "hand_cast_replaces_used", t.REPLACE_USED, True, False,
        "Casting from hand may replace a Used Spell (R153).",
    ),
    either("rose_can_win", t.ROSE_CAN_WIN, True, False, "The Black Rose can win (R135, O79)."),
    Switch(
        "cell_pierced_by", t.ONLY_EVENTS_PIERCE_CELLS, "rose", "events", False, True,
        "What reaches a Mage in its Cell: all the Rose does, or Events only (R7).",
    ),
    either("study_remove", t.STUDY_REMOVE, True, False, "A Spell may be removed while studying (R68)."),
    either(
        "rose_pp_for_quests", t.ROSE_POINTS_FOR_QUESTS, True, True,
        "The Rose scores Quests that are discarded (R32).",
    ),
    Switch(
        "event_drawer", t.FIRST_PLAYER_DRAWS_EVENT, "last", "first", False, True,
        "Who draws the Event: the last in turn order, or the First Player (R59).",
    ),
    either("event_pp", t.EVENT_POINTS, True, True, "Events bring the Rose points (R37)."),
    either("cap_instability", t.CAP_INSTABILITY, True, True, "A full Room takes no more cubes (R112)."),
    either("straight_lines", t.STRAIGHT_LINES, True, True, "Ranges run along straight lines (R100)."),
    either("for_the_crown", t.FOR_THE_CROWN, False, False, "Optional: the Crown rules at once (R143)."),
    either("overkill", t.OVERKILL, False, False, "Optional: surplus damage counts for ranks (R111)."),
    either("overload", t.OVERLOAD, False, False, "Optional: cubes beyond a Room's Resistance (R116)."),
    either("extra_turns", t.EXTRA_TURNS, False, False, "Optional: a tie is played out (R142)."),
    Switch(
        "rose_choice", t.ROSE_CHOOSES_AT_RANDOM, "crown", "random", False, False,
        "Who chooses for the Rose: the Crown holder, or chance (O60).",
    ),
    Switch(
        "rank_mode", t.COMPETITION_RANKS, "dense", "competition", False, False,
        "Whether two tied for most leave the second rank open (O42).",
    ),
)  # fmt: skip

PROFILE: Final = Setting(
    "profile", RULEBOOK, "Which of the two rulebooks holds where they differ.", (RULEBOOK, MANUAL)
)
ROUND_LIMIT: Final = Setting(
    "round_limit", 20, "The game is counted after this many Game Turns at the latest (O78).", (10, 15, 20, 30)
)


def setting(switch: Switch) -> Setting:
    """A switch as an option of the game: as the profile has it, or one of its two ways."""
    return Setting(switch.name, AS_PROFILE, switch.help, (AS_PROFILE, switch.off, switch.on))


SETTINGS: Final = (PROFILE, *[setting(switch) for switch in SWITCHES], ROUND_LIMIT)


def switches_of(options: Mapping[str, Any]) -> int:
    """The switches as bits of one number."""
    found = 0
    for switch in SWITCHES:
        if switch.is_on(options[switch.name], options["profile"]):
            found |= 1 << switch.bit
    return found
