"""Lobbies, turns and mistakes of people who play."""
