"""What people are shown and told: from a view to a scene, words and refusals. Knows no game."""
