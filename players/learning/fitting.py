"""Weights that explain who won: a logistic model of several seats, fitted by maximum likelihood."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from scipy.optimize import minimize

from players.learning.positions import Position

Floats = NDArray[np.float64]
KEPT_BACK: Final = 5
"""Every fifth match is not learnt from: the model is checked on it."""
SHRINKING: Final = 0.1
"""How strongly weights are drawn to zero, for features of equal spread: only what matches prove counts."""
FREE: Final = 1e-3
"""The same for the first feature, the game's own evaluation, and for how well the players of a match play."""
BANDS: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 1.0)


class Fitted(Struct, frozen=True):
    """Weights by feature, and how well they foretell matches that were held back.

    loss: mean of minus the log of the chance that the winner was given; even: of even chances. calibration: by
    band of chances, how many were given, their mean, and how often that seat won.
    """

    early: tuple[float, ...]
    late: tuple[float, ...]
    loss: float
    even: float
    calibration: tuple[tuple[int, float, float], ...]


def fit(matches: Sequence[Sequence[Position]]) -> Fitted:
    """Fit a model to the positions of matches. Raises ValueError without any."""
    learnt = [one for n, match in enumerate(matches) if n % KEPT_BACK for one in match]
    checked = [one for n, match in enumerate(matches) if not n % KEPT_BACK for one in match]
    if not learnt or not checked:
        raise ValueError("too few matches to learn from")
    features, kinds = len(learnt[0].features[0]), 1 + max(max(one.kinds) for one in learnt)
    spread = np.array([one.features for one in learnt]).std(axis=(0, 1)) + 1e-6
    inputs, shares = _inputs(learnt, spread, kinds), _shares(learnt)
    shrinking = np.array([FREE, *[SHRINKING] * (features - 1), *[FREE] * kinds] * 2)

    def loss_and_slope(weights: Floats) -> tuple[float, Floats]:
        chances = _chances(inputs, weights)
        slope = np.einsum("ps,psw->w", chances - shares, inputs) / len(shares)
        penalty = float(shrinking @ weights**2) / 2
        return _loss(chances, shares) + penalty, slope + shrinking * weights

    found: Any = minimize(loss_and_slope, np.zeros(inputs.shape[2]), jac=True, method="L-BFGS-B")
    given, won = _chances(_inputs(checked, spread, kinds), found.x), _shares(checked)
    early, late = found.x.reshape(2, -1)[:, :features] / spread
    return Fitted(
        tuple(early.tolist()),
        tuple(late.tolist()),
        _loss(given, won),
        float(np.log(won.shape[1])),
        _bands(given, won),
    )


def _inputs(positions: Sequence[Position], spread: Floats, kinds: int) -> Floats:
    """Return by position, seat and weight the number that the weight is multiplied by."""
    sitting = np.eye(kinds)[np.array([one.kinds for one in positions])]
    features = np.concatenate([np.array([one.features for one in positions]) / spread, sitting], axis=2)
    progress = np.array([one.progress for one in positions])[:, None, None]
    return np.concatenate([features * (1 - progress), features * progress], axis=2)


def _shares(positions: Sequence[Position]) -> Floats:
    return np.array([one.shares for one in positions])


def _chances(inputs: Floats, weights: Floats) -> Floats:
    worth = inputs @ weights
    odds = np.exp(worth - worth.max(axis=1, keepdims=True))
    chances: Floats = odds / odds.sum(axis=1, keepdims=True)
    return chances


def _loss(chances: Floats, shares: Floats) -> float:
    return float(-(shares * np.log(chances + 1e-12)).sum(axis=1).mean())


def _bands(chances: Floats, shares: Floats) -> tuple[tuple[int, float, float], ...]:
    found = []
    for low, high in pairwise(BANDS):
        inside = (chances >= low) & (chances < high)
        if inside.any():
            found.append((int(inside.sum()), float(chances[inside].mean()), float(shares[inside].mean())))
    return tuple(found)
