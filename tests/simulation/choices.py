"""Choose a move of a wanted kind, such as an offer that another player can accept."""

from collections.abc import Sequence
from typing import Any, Final

from engines.core.rng import Rng
from service.match.snapshot import MatchSnapshot

OFFERS: Final = 40
"""Offers among which one is likely that a player can accept."""


def options_of(live: MatchSnapshot, seat: int) -> Sequence[Any]:
    """Return the options of a seat, as far as it may know."""
    return live.game.options(live.readable(seat), seat)


def tag(action: Any) -> str:
    """Return the kind of a move."""
    return str(type(action).__struct_config__.tag)


def choose_move(live: MatchSnapshot, seat: int, wanted: Sequence[str], rng: Rng) -> Any:
    """Return a move of the first of these kinds that there is, else any."""
    options = options_of(live, seat)
    for kind in wanted:
        found = [option for option in options if tag(option.action) == kind]
        if kind == "trade-offer" and found:
            tried = [rng.choice(found).random(rng) for _ in range(OFFERS)]
            return next((one for one in tried if _accepted(live, seat, one)), tried[0])
        if found:
            return rng.choice(found).random(rng)
    return rng.choice(options).random(rng)


def _accepted(live: MatchSnapshot, seat: int, offer: Any) -> bool:
    """Return whether a player can accept an offer."""
    after = live.game.apply(live.readable(seat), seat, offer).state
    others = [other for other in range(len(live.seats)) if other != seat]
    return any(tag(one.action) == "trade-accept" for other in others for one in live.game.options(after, other))
