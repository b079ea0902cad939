"""Premoves and standing orders."""
