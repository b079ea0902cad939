"""Choices of standing orders: conditions and preferences."""

COUNCIL = "council"
"""Build a free wall only if it wins or keeps a council card, or makes one safe."""
WALL_CONDITIONS = ("0", "1", "2", "3", "6", "9", COUNCIL)
"""Build a free wall if this much gold is left after it, or by `COUNCIL`."""
POINTS, CARDS = "points", "cards"
KNIGHTS_WAYS = (POINTS, CARDS)
"""How the knight's victim is chosen: most points or most cards."""
FULL_HAND = "full-hand"
"""End turns until the hand is so large that a robber knight would cost half of it."""
