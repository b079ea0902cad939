"""Each seat's chance to win a position, learnt from finished matches."""

import math
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)


class ChanceWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt: by feature, its weight at the opening of a match and at its end.

    made_by: the command that finds the weights again.
    """

    made_by: str
    early: dict[str, float]
    late: dict[str, float]


class WinningChances(Generic[S]):
    """The chance of each seat to win: a logistic model whose weights move from the opening to the end.

    names: of the features. features: their values for a seat, in this order; what all seats have alike counts
    nothing. progress: how far a match is, from 0 to 1. A feature without a weight counts nothing.
    """

    def __init__(
        self,
        names: Sequence[str],
        features: Callable[[S, int], Sequence[float]],
        progress: Callable[[S], float],
        weights: ChanceWeights,
    ) -> None:
        self.names = tuple(names)
        self.features = features
        self.progress = progress
        self._early = [weights.early.get(name, 0.0) for name in self.names]
        late = [weights.late.get(name, 0.0) for name in self.names]
        self._change = [last - first for first, last in zip(self._early, late, strict=True)]

    def of(self, state: S) -> list[float]:
        """Return each seat's chance in a match that runs; they sum to one.

        state: the chances are those of one who sees all of it. A seat's own are their mean over positions that it
        cannot distinguish.
        """
        progress = self.progress(state)
        weights = [first + progress * change for first, change in zip(self._early, self._change, strict=True)]
        worth = [
            sum(weight * feature for weight, feature in zip(weights, self.features(state, seat), strict=True))
            for seat in range(state.seats)
        ]
        most = max(worth)
        odds = [math.exp(one - most) for one in worth]
        whole = sum(odds)
        return [one / whole for one in odds]
