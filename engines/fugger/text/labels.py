"""Labels of Die Fugger's options on buttons and in lists."""

from engines.core.actions import Option
from engines.core.text.messages import Arg, Msg, Ref
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOOD_INDEX, MERCHANT, NUMBERS
from engines.fugger.view import FuggerView


def label(view: FuggerView, option: Option) -> Msg:
    """Return an option's label with the facts to weigh: cards in hand and on the table, and the price."""
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
    hand = None if view.viewer is None else view.players[view.viewer].hand
    args: dict[str, Arg] = {"card": Ref("card", card), "have": 1 if hand is None else hand.count(card)}
    if card == MERCHANT:
        return Msg("fugger-play-merchant", args)
    open_after = view.counts[GOOD_INDEX[card]] + 1
    args |= {"price": view.price(card), "n": open_after, "of": NUMBERS.round_ends_at}
    return Msg("fugger-play-last" if open_after >= NUMBERS.round_ends_at else "fugger-play", args)
