"""Each seat's chance to win a position, learnt from finished matches."""

import math
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from engines.core.frames import BaseState

S = TypeVar("S", bound=BaseState)


class ChanceWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """What `players.learning` found: by feature, a weight at the opening and one at the end of a match.

    made_by: the command that finds them again. early, late: by name of a feature.
    """

    made_by: str
    early: dict[str, float]
    late: dict[str, float]


class WinningChances(Generic[S]):
    """The chance of each seat to win: a logistic model whose weights move from the opening to the end.

    names: of the features. features: their values for a seat, in this order; what all seats have alike counts
    nothing. progress: how far a match is, from 0 to 1.
    """

    def __init__(
        self,
        names: Sequence[str],
        features: Callable[[S, int], Sequence[float]],
        progress: Callable[[S], float],
        weights: ChanceWeights | None = None,
    ) -> None:
        self.names = tuple(names)
        self.features = features
        self.progress = progress
        early, late = ({}, {}) if weights is None else (weights.early, weights.late)
        self._early = [early.get(name, 0.0) for name in self.names]
        self._change = [late.get(name, 0.0) - first for name, first in zip(self.names, self._early, strict=True)]

    def of(self, state: S) -> list[float]:
        """Return each seat's chance in a match that runs; they sum to one."""
        progress = self.progress(state)
        weights = [early + progress * change for early, change in zip(self._early, self._change, strict=True)]
        worth = [
            sum(map(float.__mul__, weights, map(float, self.features(state, seat)))) for seat in range(state.seats)
        ]
        most = max(worth)
        odds = [math.exp(one - most) for one in worth]
        whole = sum(odds)
        return [one / whole for one in odds]
