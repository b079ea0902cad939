"""Matches between computer players without a service, which show who is better."""

from players.arena.playing import Played, played

__all__ = ["Played", "played"]
