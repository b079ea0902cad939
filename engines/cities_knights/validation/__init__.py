"""Checks of states of Cities & Knights, and of positions as plain data."""
