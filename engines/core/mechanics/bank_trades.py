"""Trade with the bank: a number of pieces of one kind for one of another, any number of times."""

from functools import cache
from typing import Generic, TypeVar

from engines.core.actions import Action, Event, IntHole, Option
from engines.core.mechanics.resource_counts import ResourceCounts
from engines.core.text.messages import Ref

G = TypeVar("G", bound=ResourceCounts)


class TradeBank(Action, frozen=True, tag="trade-bank"):
    """Trade with the bank at the seat's best rate, ``sets`` times."""

    give: str
    get: str
    sets: int = 1


class BankTraded(Event, Generic[G], frozen=True, tag="bank-traded"):
    """A trade with the bank."""

    seat: int
    gave: G
    got: G


@cache
def bank_trade_option(give: str, get: str, most: int) -> Option:
    """Return the option to trade one kind for another, up to ``most`` sets; each is made once and cached."""
    return Option(
        TradeBank(give, get, 1),
        holes=(IntHole("sets", 1, most),) if most > 1 else (),
        group="bank",
        under=Ref("kind", give),
        target=Ref("kind", get),
    )
