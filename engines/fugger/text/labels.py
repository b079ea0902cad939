"""Labels of Die Fugger's options on buttons and in lists."""

from engines.core.actions import Option
from engines.core.text.messages import Arg, Msg, Ref
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOOD_INDEX, MERCHANT, NUMBERS
from engines.fugger.view import FuggerView


def label(view: FuggerView, option: Option) -> Msg:
    """Return an option's label with the facts to weigh: the price, the cards on the table, the bonus."""
    match option.action:
        case Draw():
            return Msg("fugger-draw", {"pile": view.pile})
        case Play(card):
            return _label_play(view, card)
        case Deliver(card):
            florins = NUMBERS.delivery_factor * view.price(card)
            return Msg("fugger-deliver", {"card": Ref("card", card), "florins": florins})
    raise TypeError(option.action)


def _label_play(view: FuggerView, card: str) -> Msg:
    args: dict[str, Arg] = {"card": Ref("card", card)}
    if card == MERCHANT:
        out = 0 if view.viewer is None else view.players[view.viewer].front.count(MERCHANT)
        return Msg("fugger-play-merchant", args | {"bonus": NUMBERS.merchant_bonus[out + 1]})
    open_after = view.counts[GOOD_INDEX[card]] + 1
    args |= {"price": view.price(card), "n": open_after}
    return Msg("fugger-play-last" if open_after >= NUMBERS.round_ends_at else "fugger-play", args)
