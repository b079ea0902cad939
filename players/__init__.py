"""Computer players, by key. They see determinized positions only."""

from collections.abc import Mapping

from players.base import Player
from players.greedy import GreedyPlayer
from players.random import RandomPlayer

PLAYERS: Mapping[str, Player] = {player.key: player for player in (RandomPlayer(), GreedyPlayer())}

__all__ = ["PLAYERS", "Player"]
