"""Tests may import each other's layouts by their full name: `from tests.kernel import lodge`."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)
