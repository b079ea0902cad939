"""Why a typed move of Die Fugger is illegal, and what would be right."""

from __future__ import annotations

from typing import Any

from engines.core.text.messages import Msg, Ref
from engines.fugger.actions import Deliver, Draw
from engines.fugger.data import GOOD_INDEX, MERCHANT, NUMBERS
from engines.fugger.rules.turn import may_deliver
from engines.fugger.state import FuggerState


def why_not(state: FuggerState, seat: int, action: Any) -> Msg:
    """Return the rule that forbids a typed action, based on what the seat itself may know."""
    player = state.players[seat]
    if isinstance(action, Draw):
        if len(player.hand) > NUMBERS.draw_with_at_most:
            return Msg("fugger-no-draw-hand", {"cards": len(player.hand), "most": NUMBERS.draw_with_at_most})
        return Msg("fugger-no-draw-empty")
    card = action.card
    if card not in GOOD_INDEX and card != MERCHANT:
        return Msg("fugger-no-such-card", {"text": card[:40]})
    if isinstance(action, Deliver):
        if card == MERCHANT:
            return Msg("fugger-no-deliver-merchant")
        if state.round > NUMBERS.delivery_rounds:
            return Msg("fugger-no-deliver-late", {"rounds": NUMBERS.delivery_rounds, "round": state.round})
        if not may_deliver(state, player):
            return Msg("fugger-no-deliver-twice", {"round": state.round})
    if card not in player.hand:
        return Msg("fugger-not-in-hand", {"card": Ref("card", card)})
    return Msg("fugger-no-third-merchant", {"most": NUMBERS.merchants_in_front})
