"""Orders in which a table places its first pieces."""

from __future__ import annotations


def snake_seat(turn: int, seats: int, first: int = 0) -> int:
    """Whose placement the ``turn``-th is (from 0): all once clockwise from ``first``, then back again, and so on.

    Whoever places last in one direction places first in the other.
    """
    lap, place = divmod(turn, seats)
    return (first + (place if lap % 2 == 0 else seats - 1 - place)) % seats
