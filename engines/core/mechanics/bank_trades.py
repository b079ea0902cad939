"""Trade with the bank: a number of pieces of one kind for one of another, any number of times."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engines.core.actions import Action, IntHole, Option
from engines.core.text.messages import Ref


@cache
def bank_trade_option(trade: Callable[[str, str, int], Action], give: str, get: str, most: int) -> Option:
    """Return the option to trade one kind for another, up to ``most`` sets. Options are values, so each is cached.

    trade: the game's action, made from the kinds given and got and a field ``sets``.
    """
    return Option(
        trade(give, get, 1),
        holes=(IntHole("sets", 1, most),) if most > 1 else (),
        group="bank",
        under=Ref("kind", give),
        target=Ref("kind", get),
    )
