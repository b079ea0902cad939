"""What the moves of the game are called."""

from __future__ import annotations

from engines.core.actions import Option
from engines.core.text.messages import Msg, Ref
from engines.newgame.actions import Draw, Show
from engines.newgame.view import NewGameView


def label(view: NewGameView, option: Option) -> Msg:
    """An option's name, different for each; if it is long when said, it needs a short form."""
    match option.action:
        case Draw():
            return Msg("newgame-draw", {"pile": view.pile})
        case Show(card):
            return Msg("newgame-show", {"card": Ref("card", card)})
    raise TypeError(option.action)
