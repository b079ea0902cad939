"""Orders of play that more than one game needs."""

from collections.abc import Iterator


def left_of(seat: int, seats: int) -> int:
    """Return the next seat clockwise."""
    return (seat + 1) % seats


def clockwise(first: int, seats: int) -> Iterator[int]:
    """Yield every seat once, beginning with ``first``."""
    return ((first + i) % seats for i in range(seats))
