"""Checks of states of Nuremberg, and of positions as plain data."""
