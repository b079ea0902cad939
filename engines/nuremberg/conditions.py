"""On what a seat can let a free wall depend that it orders beforehand."""

from __future__ import annotations

COUNCIL = "council"
"""Only if it wins or keeps a council card, or makes one safe."""
SPARES = ("0", "1", "2", "3", "6", "9")
"""If so much gold is left after it."""
CONDITIONS = (*SPARES, COUNCIL)
