"""Advice of a game to computer players."""
