"""Shared by the frames of The Golden Age: cached options, and questions."""

from functools import cache

from engines.core.actions import Option
from engines.core.decisions import DecisionFactory
from engines.core.text.messages import Ref
from engines.golden_age.actions import Pass
from engines.golden_age.data import NOBODY
from engines.golden_age.geography import PLACE_KIND, PLACES

UNIT = "half-florin"
ask = DecisionFactory(prefix="golden_age-ask")
"""Make a question to a seat."""


@cache
def at(place: int) -> Ref:
    """Return a place of markers."""
    return Ref(PLACE_KIND[place], PLACES[place])


def name_of(place: int) -> str | None:
    """Return a place of markers as actions name it; None for NOBODY, the reserve or an auction."""
    return None if place == NOBODY else PLACES[place]


def whence(place: int) -> Ref | None:
    """Return the place of a marker that is used or moved; None for NOBODY, the reserve or an auction."""
    return None if place == NOBODY else at(place)


@cache
def passing(group: str) -> Option:
    """Return the option to decline."""
    return Option(Pass(), group=group, declines=True)
