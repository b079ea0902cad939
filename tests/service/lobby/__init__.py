"""Lobbies, seats, votes, limits, access."""
