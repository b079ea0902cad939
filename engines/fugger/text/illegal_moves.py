"""What the moves of Die Fugger require, and what is said to a typed one that may not be made."""

from typing import Any

from engines.core.requirements import Requirements, RequirementTable
from engines.core.text.messages import Msg, Ref
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import KINDS, MERCHANT, NUMBERS
from engines.fugger.rules.turn import may_deliver, may_draw, may_play_merchant
from engines.fugger.state import FuggerState


def _every(state: FuggerState, seat: int, action: Any) -> Requirements:
    if not isinstance(action, Draw):
        yield action.card in KINDS, Msg("fugger-no-such-card", {"text": action.card[:40]})


def _draw(state: FuggerState, seat: int, action: Draw) -> Requirements:
    player, most = state.players[seat], NUMBERS.draw_with_at_most
    cards = len(player.hand)
    yield cards <= most, Msg("fugger-no-draw-hand", {"cards": cards, "most": most})
    yield may_draw(state, player), Msg("fugger-no-draw-empty")


def _play(state: FuggerState, seat: int, action: Play) -> Requirements:
    player, third = state.players[seat], Msg("fugger-no-third-merchant", {"most": NUMBERS.merchants_in_front})
    yield action.card in player.hand, Msg("fugger-not-in-hand", {"card": Ref("card", action.card)})
    yield action.card != MERCHANT or may_play_merchant(player), third


def _deliver(state: FuggerState, seat: int, action: Deliver) -> Requirements:
    player, last = state.players[seat], NUMBERS.delivery_rounds
    yield action.card != MERCHANT, Msg("fugger-no-deliver-merchant")
    yield state.round <= last, Msg("fugger-no-deliver-late", {"rounds": last, "round": state.round})
    yield may_deliver(state, player), Msg("fugger-no-deliver-twice", {"round": state.round})
    yield action.card in player.hand, Msg("fugger-not-in-hand", {"card": Ref("card", action.card)})


REQUIREMENTS = RequirementTable(_every, {Draw: _draw, Play: _play, Deliver: _deliver})
"""What moves require."""
