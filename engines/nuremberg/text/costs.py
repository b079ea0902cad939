"""The list of costs: pieces and goods, what they bring, and what the viewer lacks for each."""

from engines.core.text.messages import Msg, Ref, Section
from engines.nuremberg.data import COSTS, GOODS, RECIPES, Goods
from engines.nuremberg.rules.building import PIECES
from engines.nuremberg.text.labels import earned
from engines.nuremberg.text.names import TRADE, gold
from engines.nuremberg.view import NurembergView


def purse(view: NurembergView) -> Goods | None:
    """Return everything that the viewer can pay with; None for the public."""
    if view.viewer is None:
        return None
    player = view.players[view.viewer]
    return None if player.hand is None else Goods.of((*player.hand.counts(), player.gold))


def costs(view: NurembergView) -> list[Section]:
    """Return the costs of pieces and goods for the viewer; nothing for the public."""
    have = purse(view)
    if have is None:
        return []
    pieces = [
        TRADE.cost(Msg("core-thing", {"thing": Ref("piece", piece)}), COSTS[piece], have) for piece in PIECES
    ]
    goods = [TRADE.cost(_sale(view, good), RECIPES[good], have) for good in GOODS]
    return [Section(Msg("nuremberg-board-costs"), (*pieces, *goods))]


def _piece(piece: str) -> Msg:
    return Msg("core-thing", {"thing": Ref("piece", piece)})


def _sale(view: NurembergView, good: str) -> Msg:
    """Return a good with what its sale brings now."""
    price, toll = earned(view, good)
    return Msg("nuremberg-board-good", {"goods": Ref("goods", good), "gold": gold(price - toll)})
