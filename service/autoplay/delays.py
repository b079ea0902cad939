"""Delays of automatic moves, seeded by public facts so that they reveal nothing."""

from hashlib import blake2b

from service.autoplay.intent import Timed
from service.match.unit_of_work import UnitOfWork


def computer_delay(unit: UnitOfWork, seat: int) -> int:
    """Return how long a computer player takes, in seconds; in a lesson it answers at once."""
    if unit.match.is_lesson:
        return 0
    return _between(unit, seat, unit.config.computer_delay)


def as_if_present(unit: UnitOfWork, seat: int) -> Timed:
    """Return when a move that its owner has given is made: after a while, as if they had come by."""
    return Timed("order", unit.now + _between(unit, seat, unit.config.order_delay))


def _between(unit: UnitOfWork, seat: int, bounds: tuple[int, int]) -> int:
    least, most = bounds
    seed = blake2b(f"{unit.match.id}/{unit.match.row.seq}/{seat}".encode(), digest_size=4).digest()
    return least + int.from_bytes(seed, "big") % (most - least + 1)
