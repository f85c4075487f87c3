"""Facts and drawings of Black Rose Wars that are no code."""
