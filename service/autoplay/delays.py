"""Delays of automatic moves, seeded by public facts so that they reveal nothing."""

from hashlib import blake2b
from typing import Final

from service.autoplay.intent import Timed
from service.match.unit_of_work import UnitOfWork

LESSON_DELAY: Final = 10
"""Seconds after which a computer player moves in a lesson if the press before did not let it."""


def computer_delay(unit: UnitOfWork, seat: int) -> int:
    """Return how long a computer player takes, in seconds.

    In a lesson it answers before the press does; only after a restart in between is it left to the timer.
    """
    if unit.match.is_lesson:
        return LESSON_DELAY
    return _between(unit, seat, unit.config.computer_delay)


def as_if_present(unit: UnitOfWork, seat: int) -> Timed:
    """Return when a move that its owner has given is made: after a while, as if they had come by."""
    return Timed("order", unit.now + _between(unit, seat, unit.config.order_delay))


def _between(unit: UnitOfWork, seat: int, bounds: tuple[int, int]) -> int:
    least, most = bounds
    seed = blake2b(f"{unit.match.id}/{unit.match.row.seq}/{seat}".encode(), digest_size=4).digest()
    return least + int.from_bytes(seed, "big") % (most - least + 1)
