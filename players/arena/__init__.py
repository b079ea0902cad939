"""Matches between computer players without a service, to tell which is better."""

from players.arena.playing import Played, played

__all__ = ["Played", "played"]
