"""The power cards and cursed relics, in the order of the box."""
