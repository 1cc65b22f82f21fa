"""Means with their 95% intervals, and quantiles. The sample is always a pair of games, never a single one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

__all__ = ["Estimate", "mean_per_deal", "quantile", "share", "student"]

_Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over so many samples, and its 95% interval from `low` to `high`; ``None`` where too few samples say
    nothing."""

    mean: float
    low: float | None
    high: float | None
    samples: int

    @property
    def half_width(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def student(degrees: int) -> float:
    """The 97.5% quantile of Student's t distribution, by the Cornish-Fisher expansion around the normal one.

    The error is below 0.5% from three degrees on. The first two are exact.

    >>> [round(student(n), 2) for n in (1, 2, 5, 30, 1000)]
    [12.71, 4.3, 2.57, 2.04, 1.96]
    """
    if degrees == 1:
        return math.tan(math.pi * 0.475)
    if degrees == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z, n = _Z, float(degrees)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean_per_deal(points: Sequence[float], deals: Sequence[int]) -> Estimate:
    """Points per deal, from what each pair brought in points and took in deals.

    Where all pairs have as many deals, this is the mean of the pairs with Student's interval. In matches they differ,
    and it is the usual estimate of a ratio.

    >>> mean_per_deal([2.0, 0.0, 2.0, 0.0], [2, 2, 2, 2]).mean
    0.5
    """
    samples = len(points)
    if samples == 0 or sum(deals) == 0:
        return Estimate(0.0, None, None, samples)
    mean = sum(points) / sum(deals)
    if samples < 2:
        return Estimate(mean, None, None, samples)
    each = sum(deals) / samples
    spread = sum((got - mean * took) ** 2 for got, took in zip(points, deals, strict=True)) / (samples - 1)
    half = student(samples - 1) * math.sqrt(spread / samples) / each
    return Estimate(mean, mean - half, mean + half, samples)


def share(pairs: Sequence[float]) -> Estimate:
    """A share of wins from the share won in each pair (0, a half or 1).

    Student's interval, cut at 0 and 1. Where all pairs are alike their spread says nothing; then it is Wilson's
    interval for as many independent trials as there are pairs.

    >>> share([1.0] * 20).high, round(share([1.0] * 20).low, 2)
    (1.0, 0.84)
    """
    samples = len(pairs)
    if samples == 0:
        return Estimate(0.0, None, None, 0)
    mean = sum(pairs) / samples
    if samples < 2:
        return Estimate(mean, None, None, samples)
    spread = sum((each - mean) ** 2 for each in pairs) / (samples - 1)
    if spread == 0:
        low, high = _wilson(mean, samples)
        return Estimate(mean, low, high, samples)
    half = student(samples - 1) * math.sqrt(spread / samples)
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half), samples)


def _wilson(mean: float, trials: int) -> tuple[float, float]:
    weight = _Z**2 / trials
    centre = (mean + weight / 2) / (1 + weight)
    half = _Z * math.sqrt(mean * (1 - mean) / trials + weight / (4 * trials)) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


def quantile(ascending: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of the values do not exceed; 0 if there are none.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.99)
    (2, 4)
    """
    if not ascending:
        return 0
    return ascending[max(0, math.ceil(part * len(ascending)) - 1)]
