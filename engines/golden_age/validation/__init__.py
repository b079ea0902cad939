"""Faults of a state of The Golden Age, and of a position as plain data."""
