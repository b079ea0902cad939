"""Orders of play that more than one game needs."""

from collections.abc import Iterator


def left_of(seat: int, seats: int) -> int:
    """Return the next seat clockwise."""
    return (seat + 1) % seats


def clockwise(first: int, seats: int) -> Iterator[int]:
    """Yield every seat once, beginning with ``first``."""
    return ((first + i) % seats for i in range(seats))


def snake_seat(turn: int, seats: int, first: int = 0) -> int:
    """Return whose placement the ``turn``-th is (from 0): once around clockwise from ``first``, then back.

    The seat that places last in one direction places first in the other.
    """
    lap, place = divmod(turn, seats)
    return (first + (place if lap % 2 == 0 else seats - 1 - place)) % seats
