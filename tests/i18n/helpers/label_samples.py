"""Sample values of what labels say, by variable."""

from engines import GAMES
from engines.core.text.messages import Arg, Msg, Num

ORDERS = tuple(Msg(f"{key}-order-{order.key}") for key, game in GAMES.items() for order in game.orders)
SAMPLES: dict[str, tuple[Arg, ...]] = {
    "game": tuple(Msg(f"{key}-name") for key in GAMES),
    "match": (42,),
    "order": ORDERS,
    "amount": (Num(79, "half-florin"),),
    "hours": (8,),
    "bid": (14,),
    "seat": ("Regina",),
    "least": (15,),
    "lot": (8,),
    "n": (0, 1, 4, 60),
    "of": (60,),
    "page": (12,),
    "pages": (14,),
}
"""By variable, its sample values."""
