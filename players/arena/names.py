"""The names by which players are called in the arena: their keys, a budget, or a command."""

from typing import Final

from players import PLAYERS
from players.base import Player
from players.external import PREFIX, ExternalPlayer
from players.strong import StrongPlayer

BUDGET: Final = f"{StrongPlayer.key}:"
"""What the name of a strong player with another number of rollouts begins with."""
KNOWN: Final = f"{', '.join(PLAYERS)}, {BUDGET}ROLLOUTS, and {PREFIX}COMMAND"


def open_player(name: str) -> Player:
    """Return a player by its name. Raises KeyError if there is none."""
    if name.startswith(PREFIX):
        return ExternalPlayer(name.removeprefix(PREFIX))
    rollouts = name.removeprefix(BUDGET)
    if rollouts != name and rollouts.isascii() and rollouts.isdigit() and int(rollouts):
        return StrongPlayer(int(rollouts))
    return PLAYERS[name]
