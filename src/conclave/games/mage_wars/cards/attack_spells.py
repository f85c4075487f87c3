"""Attack spells, in printed order."""

from __future__ import annotations

from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.forms import chain, douses, spares_caster

card("Blinding Flash", "It spares its caster.", spares_caster())
card(
    "Chain Lightning",
    "After each attack that dealt damage it may leap to a new target within 1 zone of the last one, each "
    "time with 1 die and 1 effect less.",
    chain(),
)
card("Electrify", "It spares its caster.", spares_caster())
card("Fireball", "")
card("Firestorm", "")
card("Flameblast", "")
card("Lightning Bolt", "")
card(
    "Geyser",
    "A burning target loses all its Burns instead of being attacked; even what is immune may be doused.",
    douses(),
)
card("Jet Stream", "")
card("Pillar of Light", "")
card("Ring of Fire", "It spares its caster.", spares_caster())
card("Thunderbolt", "")
card("Sunfire Burst", "")
