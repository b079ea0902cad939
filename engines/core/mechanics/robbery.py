"""Robbers on a board of hexes: how often numbers come, and what a robber costs the seats around a hex."""

from collections.abc import Iterable
from typing import Final

PIPS: Final = {number: 6 - abs(number - 7) for number in range(2, 13)}
"""By number, in how many of thirty-six draws it comes."""


def robbery_rank(yields: Iterable[tuple[int, int]], number: int | None, thief: int) -> tuple[int, int]:
    """Rank a hex for a robber: higher for more harm to others, then for less to the thief.

    yields: the seats around the hex, with the cards that each of their pieces draws there.
    """
    pips = PIPS.get(number or 0, 0)
    harm = [(seat == thief, cards * pips) for seat, cards in yields]
    return sum(lost for own, lost in harm if not own), -sum(lost for own, lost in harm if own)
