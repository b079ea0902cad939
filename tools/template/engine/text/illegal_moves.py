"""Why a typed move is not possible in the game, and what would be right."""

from __future__ import annotations

from engines.core.text.messages import Msg, Ref
from engines.newgame.actions import Draw, NewGameAction
from engines.newgame.data import KINDS, NUMBERS
from engines.newgame.state import NewGameState


def why_not(state: NewGameState, seat: int, action: NewGameAction) -> Msg:
    """The rule that forbids it, told from what the seat itself may know."""
    if isinstance(action, Draw):
        cards = len(state.players[seat].hand)
        if cards >= NUMBERS.hand:
            return Msg("newgame-no-draw-hand", {"cards": cards, "most": NUMBERS.hand})
        return Msg("newgame-no-draw-empty")
    if action.card not in KINDS:
        return Msg("newgame-no-such-card", {"text": action.card[:40]})
    return Msg("newgame-not-in-hand", {"card": Ref("card", action.card)})
