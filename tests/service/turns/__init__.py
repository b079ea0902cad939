"""Moves, undo, offers, stand-ins."""
