"""What blocks prove: the share of victories with its interval, and a sequential test between two shares."""

import math
from collections.abc import Sequence
from typing import Final, Literal

Z: Final = 1.96
"""The normal quantile of a 95 % confidence interval."""
DECIDED: Final = math.log(0.95 / 0.05)
"""The log-likelihood ratio at which a sequential test ends: wrong in 5 % of cases on either side."""
LEAST_VARIANCE: Final = 0.01
"""Some blocks that ended alike do not prove that all will."""
FEWEST: Final = 8
"""Blocks before a test may end: of fewer, the variance is a guess."""


def mean(values: Sequence[float]) -> float:
    """Return the mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % confidence interval of the mean share, from blocks, whose matches are not independent."""
    if not shares:
        return 0.0, 1.0
    half = Z * math.sqrt(_variance(shares) / len(shares))
    return max(0.0, mean(shares) - half), min(1.0, mean(shares) + half)


def likelihood(shares: Sequence[float], low: float, high: float) -> float:
    """Return the log of how much likelier these blocks are if the true share is ``high`` than if it is ``low``."""
    return len(shares) * (high - low) * (mean(shares) - (low + high) / 2) / _variance(shares)


def verdict(shares: Sequence[float], low: float, high: float) -> Literal["high", "low"] | None:
    """Return what a sequential test between two true shares has decided; None while it has not."""
    if len(shares) < FEWEST or abs(ratio := likelihood(shares, low, high)) < DECIDED:
        return None
    return "high" if ratio > 0 else "low"


def _variance(shares: Sequence[float]) -> float:
    if len(shares) < 2:
        return 0.25
    middle = mean(shares)
    return max(LEAST_VARIANCE, sum((share - middle) ** 2 for share in shares) / (len(shares) - 1))
