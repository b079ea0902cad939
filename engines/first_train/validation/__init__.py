"""Checks of states of First Train, and of positions as plain data."""
