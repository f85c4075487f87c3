"""Spells, Quests, Events, Rooms and Evocations, in printed order."""

from importlib import import_module
from typing import Final

CHAPTERS: Final = (
    "conspiracy",
    "destruction",
    "divination",
    "illusion",
    "necromancy",
    "transmutation",
    "custom",
    "forgotten",
    "quests_first_moon",
    "quests_second_moon",
    "quests_third_moon",
    "events_first_moon",
    "events_second_moon",
    "events_third_moon",
    "rooms",
    "evocations",
)
"""The files of the box; a card's number is its place in this order, so they are read in no other."""

for chapter in CHAPTERS:
    import_module(f"{__name__}.{chapter}")
