"""For authors of games: scenes to test rules with, strategies for random positions, and the laws."""

from conclave.testkit.scenario import Scene
from conclave.testkit.upholding import laws_of

__all__ = ["Scene", "laws_of"]
