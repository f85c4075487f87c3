"""Facts and drawings of Dark Artifacts that are no code."""
