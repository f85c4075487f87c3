"""Spells, Quests, Events, Rooms and Evocations, in printed order."""
