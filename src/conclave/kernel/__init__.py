"""The kernel: frames, happenings, choices, views and records. It knows no game."""
