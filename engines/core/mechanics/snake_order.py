"""The order in which players place their first pieces."""


def snake_seat(turn: int, seats: int, first: int = 0) -> int:
    """Return whose placement the ``turn``-th is (from 0): once around clockwise from ``first``, then back.

    The seat that places last in one direction places first in the other.
    """
    lap, place = divmod(turn, seats)
    return (first + (place if lap % 2 == 0 else seats - 1 - place)) % seats
