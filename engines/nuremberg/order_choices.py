"""With what seats give standing orders: on what these depend, and what they prefer."""

from __future__ import annotations

COUNCIL = "council"
"""A free wall only if it wins or keeps a council card, or makes one safe."""
SPARES = ("0", "1", "2", "3", "6", "9")
"""A free wall if so much gold is left after it."""
WALL_CONDITIONS = (*SPARES, COUNCIL)
POINTS, CARDS = "points", "cards"
KNIGHTS_WAYS = (POINTS, CARDS)
"""Of what whoever the knight robs has most."""
FULL_HAND = "full-hand"
"""Turns are ended until the hand is so large that a robber knight would cost half of it."""
