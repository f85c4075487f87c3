"""Many games at once: simulation, arenas and measurements."""
