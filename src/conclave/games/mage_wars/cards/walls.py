"""Walls, in printed order."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.forms import lend, thorns
from conclave.games.mage_wars.words.nouns import THIS
from conclave.games.mage_wars.words.tests import all_of, damage_is, defends

card("Fog Bank", "")
card("Wall of Stone", "")
card(
    "Wall of Fire",
    "Water does it full damage.",
    lend(k.ETHEREAL, all_of(defends(THIS), damage_is(k.HYDRO))),
)
card(
    "Wall of Thorns",
    "It attacks whoever passes once for each level above the first, and those above the first level need a "
    "full action to pass.",
    thorns(),
)
card("Wall of Poison Gas", "")
