"""Times of people's answers: after a random pause, and never at night."""

import math
from random import Random
from statistics import NormalDist

from service.base.config import HOUR

DAY = 24 * HOUR
MEDIAN, MOST, SHARE = 1.4 * HOUR, 9.3 * HOUR, 0.9
"""Half of the pauses are shorter than `MEDIAN` seconds, and this share of them is shorter than `MOST`."""
_SPREAD = math.log(MOST / MEDIAN) / NormalDist().inv_cdf(SHARE)
EVENING, MORNING = 23 * HOUR, 7 * HOUR
"""The night, in seconds of a local day."""
ZONES = (1, -5)
"""Hours ahead of UTC of people's time zones, alternately."""
QUIET = (EVENING // 60, MORNING // 60)
"""The night in minutes, as people's quiet hours."""
AT_ONCE = 20
"""Seconds until a person who is present answers the next question."""


def awake(at: int, zone: int) -> int:
    """Return `at`, or the following morning if it is night then; UTC seconds. zone: hours ahead of UTC."""
    local = (at + zone * HOUR) % DAY
    if local >= EVENING:
        return at - local + DAY + MORNING
    return at - local + MORNING if local < MORNING else at


def name_of(zone: int) -> str:
    """Return a zone's name without summer time in the tz database, which counts the other way."""
    return f"Etc/GMT{-zone:+d}"


def zones(seats: int, seed: str) -> list[int]:
    """Return the zone of each seat's person: alternating, the seed chooses the first."""
    first = Random(f"zones {seed}").randrange(len(ZONES))
    return [ZONES[(first + seat) % len(ZONES)] for seat in range(seats)]


class Pauses:
    """One person's pauses, in the order in which they are drawn: the same for the same seed."""

    def __init__(self, seed: str, zone: int) -> None:
        self.zone = zone
        self._random = Random(seed)

    def draw(self) -> int:
        """Draw the next pause in seconds, at least one, without nights."""
        return max(1, round(self._random.lognormvariate(math.log(MEDIAN), _SPREAD)))

    def answered(self, asked: int) -> int:
        """Return when the person answers a question of time `asked`; UTC seconds."""
        return awake(asked + self.draw(), self.zone)


def pauses(seats: int, seed: str) -> list[Pauses]:
    """Return the people of a match, by seat."""
    return [Pauses(f"pauses {seed} {seat}", zone) for seat, zone in enumerate(zones(seats, seed))]
