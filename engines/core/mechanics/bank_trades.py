"""Trade with the bank: so many of one kind for one of another, as often as one likes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engines.core.actions import Action, IntHole, Option
from engines.core.text.messages import Ref


@cache
def bank_trade_option(trade: Callable[[str, str, int], Action], give: str, get: str, most: int) -> Option:
    """The option of trading one kind for another, up to ``most`` sets; options are values, so each is made once.

    trade: the game's action, of the kinds given and got, and a field ``sets``.
    """
    return Option(
        trade(give, get, 1),
        holes=(IntHole("sets", 1, most),) if most > 1 else (),
        group="bank",
        under=Ref("kind", give),
        target=Ref("kind", get),
    )
