"""How a match ended: ranks with ties, and games that are won on one's own turn only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """How a match ended: the reason's id, and by seat the score and the rank (1 is best, ties share)."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats ranked first."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks_of(standings: Sequence[Any]) -> tuple[int, ...]:
    """By seat, its rank, the highest standing first; equal ones share the better rank.

    standings: by seat, its score, or a tuple of the score and what breaks ties, in that order.
    """
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def ranks_behind(winner: int, standings: Sequence[Any]) -> tuple[int, ...]:
    """Ranks where only the seat whose turn it is can win: it is first, whatever others hold.

    standings: as for `ranks_of`.
    """
    others = ranks_of([own for seat, own in enumerate(standings) if seat != winner])
    ranks = [1 + rank for rank in others]
    ranks.insert(winner, 1)
    return tuple(ranks)


def leaders(standings: Sequence[Any]) -> tuple[int, ...]:
    """The seats with the highest standing. standings: as for `ranks_of`, not empty."""
    best = max(standings)
    return tuple(seat for seat, own in enumerate(standings) if own == best)
