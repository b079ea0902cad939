"""The numbers of the games' rules, for the sentences and almanac entries that state them."""

from engines import GAMES
from engines.core.text.facts import Facts


def facts_of(game: str) -> Facts:
    """Return the numbers of a game's rules by name; none for Kontor itself and for an unknown game."""
    return GAMES[game].names.facts if game in GAMES else {}
