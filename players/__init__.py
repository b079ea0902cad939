"""Computer players, by key. They see determinized positions only."""

from collections.abc import Mapping

from players.base import Player
from players.easy import EasyPlayer
from players.greedy import GreedyPlayer
from players.random import RandomPlayer
from players.strong import StrongPlayer

PLAYERS: Mapping[str, Player] = {
    player.key: player for player in (RandomPlayer(), EasyPlayer(), GreedyPlayer(), StrongPlayer())
}

__all__ = ["PLAYERS", "Player"]
