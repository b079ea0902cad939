"""Faults of a state of Die Fugger, and of a position as plain data."""
