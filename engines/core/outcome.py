"""The result of a match: ranks with ties, and ranks in games that are won only on one's own turn."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple


class Outcome(Struct, frozen=True):
    """The result of a match: the reason's id, and by seat the score and the rank (1 is best; ties share)."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats ranked first."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory: 1 alone, 1/2 with one other, 0 for who has not won."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


class PointsBySource(Struct, frozen=True):
    """A seat's victory points: a game's subclass has one integer field a source. All of them are public."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(astuple(self))


def ranks_of(standings: Sequence[Any]) -> tuple[int, ...]:
    """Return each seat's rank, 1 for the highest standing; equal standings share the better rank.

    standings: by seat, its score, or a tuple of the score and the tie-breakers in order.
    """
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def ranks_behind(winner: int, standings: Sequence[Any]) -> tuple[int, ...]:
    """Return the ranks where only the seat whose turn it is can win: it is first, whatever the others have.

    standings: as for `ranks_of`.
    """
    others = ranks_of([own for seat, own in enumerate(standings) if seat != winner])
    ranks = [1 + rank for rank in others]
    ranks.insert(winner, 1)
    return tuple(ranks)


def leaders(standings: Sequence[Any]) -> tuple[int, ...]:
    """Return the seats with the highest standing. standings: as for `ranks_of`, not empty."""
    best = max(standings)
    return tuple(seat for seat, own in enumerate(standings) if own == best)
