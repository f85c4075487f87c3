"""For authors of games: scenes to test rules with, strategies for random positions, and the laws."""

from conclave.testkit.scenario import Scene

__all__ = ["Scene"]
