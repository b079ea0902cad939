"""Hands, banks and bags whose pieces of one kind are all alike: counts by kind.

In a state they are lists of integers in the order of the game's kinds. In actions, events and views they are
`ResourceCounts`, which name the kinds.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import ge
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import astuple

from engines.core.frames import Ctx

CountsByKind = list[int]
"""The number of pieces by kind."""


class ResourceCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """Counts that name their kinds: a game's subclass has one integer field a kind, 0 by default."""

    @classmethod
    def of(cls, counts: Iterable[int]) -> Self:
        """Return the counts of a list by kind."""
        return cls(*counts)

    def counts(self) -> tuple[int, ...]:
        """Return the counts as a list by kind."""
        return astuple(self)

    def total(self) -> int:
        """Return the number of pieces in all."""
        return sum(astuple(self))


def can_pay(purse: Sequence[int], cost: Sequence[int]) -> bool:
    """Return whether a purse covers a cost."""
    return all(map(ge, purse, cost))


Needs = tuple[tuple[int, int], ...]
"""A cost without the kinds that it leaves out: kinds with their counts."""


def needs(cost: Sequence[int]) -> Needs:
    """Return a fixed cost as `covers` reads it."""
    return tuple((kind, count) for kind, count in enumerate(cost) if count)


def covers(purse: Sequence[int], cost: Needs) -> bool:
    """Return whether a purse covers a cost; several times faster than `can_pay`."""
    for kind, count in cost:
        if purse[kind] < count:
            break
    else:
        return True
    return False


def lacking(purse: Sequence[int], cost: Sequence[int]) -> list[int]:
    """Return by kind how many pieces of a cost a purse lacks."""
    return [max(0, need - have) for have, need in zip(purse, cost, strict=True)]


def least_missed_pieces(
    purse: Sequence[int], count: int, spare: Callable[[int, int], tuple[float, ...]]
) -> list[int]:
    """Return ``count`` pieces, by kind, that are missed least: always one of the kind that can best be spared.

    spare: how well a piece of a kind can be spared, by the kind and the number left of it. Among equals the first
    kind goes. The purse must hold enough pieces; it does not change.
    """
    left, gone = list(purse), [0] * len(purse)
    for _ in range(count):
        kind = max((kind for kind, n in enumerate(left) if n), key=lambda kind: spare(kind, left[kind]))
        left[kind] -= 1
        gone[kind] += 1
    return gone


def move_pieces(giver: CountsByKind, taker: CountsByKind, counts: Sequence[int]) -> None:
    """Move pieces from one purse to another. The giver must have them."""
    for kind, count in enumerate(counts):
        if count:
            giver[kind] -= count
            taker[kind] += count


def move_available(giver: CountsByKind, taker: CountsByKind, wanted: Sequence[int]) -> list[int]:
    """Move pieces from one purse to another as far as the giver has them. Return the number moved, by kind."""
    went = list(map(min, wanted, giver))
    move_pieces(giver, taker, went)
    return went


def draw_blind(ctx: Ctx[Any], purse: Sequence[int], kinds: Sequence[str], name: str) -> str | None:
    """Return the kind of a piece drawn blind, each piece equally likely; None from an empty purse.

    The piece stays in the purse. name: the draw's, so that it can be forced to a kind that is there.
    """
    pieces = [kind for kind, count in zip(kinds, purse, strict=True) for _ in range(count)]
    return ctx.choice(pieces, name) if pieces else None


def limit_to_stock(stock: Sequence[int], wanted: Sequence[CountsByKind]) -> list[tuple[int, bool]]:
    """Cut down, in place, what seats are to get where the stock cannot supply all of them with a kind.

    A single claimant takes what is left; several get nothing of the kind.
    wanted: by seat and kind. Return the kinds that are short, each with whether there was one claimant.
    """
    short: list[tuple[int, bool]] = []
    if min(stock) >= sum(map(max, wanted)):
        # Enough of every kind, even if all that any seat claims were of that one.
        return short
    due = list(map(sum, zip(*wanted, strict=True)))
    for kind, left in enumerate(stock):
        if due[kind] > left:
            claimants = [claims for claims in wanted if claims[kind]]
            short.append((kind, len(claimants) == 1))
            for claims in claimants:
                claims[kind] = left if len(claimants) == 1 else 0
    return short
