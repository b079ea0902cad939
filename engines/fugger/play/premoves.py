"""The next two turns of a seat, given beforehand: what lies open may have changed by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.core.encoding.cloning import cloner
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.text.messages import Msg, Ref
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOOD_INDEX, GOODS, MERCHANT, NUMBERS
from engines.fugger.rules.turn import can_act, round_is_over
from engines.fugger.state import DeliveredState, FuggerState, Turns, face_up_counts

ROUND: Final = "round"
"""The same round is played still."""
OPEN: Final = "open"
"""No more cards of a good lie face up."""
_clone = cloner(FuggerState)


class FuggerPremoves(Premoves[FuggerState]):
    """What a seat plays next, and next but one."""

    turns = 2

    def asks(self, state: FuggerState, seat: int) -> bool:
        """Its turn."""
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Turns) or (frame.at, frame.seat) != ("turn", seat):
            return False
        return can_act(state, state.players[seat])

    def as_if_asked(self, state: FuggerState, seat: int) -> FuggerState | None:
        """As if it were its turn in this round, with the cards of now."""
        state.stack = [Turns(seat=seat, at="turn")]
        return state if can_act(state, state.players[seat]) else None

    def beyond(self, state: FuggerState, seat: int, action: Any) -> FuggerState | None:
        """Its turn after this one, if the round goes on; a card that it will draw is none yet to be played."""
        after: FuggerState = _clone(state)
        player = after.players[seat]
        match action:
            case Draw():
                if len(player.hand) + 1 > NUMBERS.draw_with_at_most:
                    # With the card that nobody knows yet it will draw no other.
                    after.pile, after.discards = [], []
            case Play(card):
                player.hand.remove(card)
                player.front.append(card)
            case Deliver(card):
                player.hand.remove(card)
                player.delivered.append(DeliveredState(after.round, card))
        return after if not round_is_over(after) and can_act(after, player) else None

    def ends(self, state: FuggerState, seat: int, action: Any) -> bool:
        """Each turn is one move (rule 2.3)."""
        return True

    def conditions(self, state: FuggerState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """That the round is the same, and what lies open of the good."""
        found = [PremoveCondition(ROUND, amount=state.round)]
        if isinstance(action, Play) and action.card != MERCHANT:
            good = GOOD_INDEX[action.card]
            found.append(PremoveCondition(OPEN, GOODS[good], face_up_counts(state)[good]))
        return found

    def holds(self, state: FuggerState, seat: int, condition: PremoveCondition) -> bool:
        """By the round, or by the cards that lie face up."""
        match condition:
            case PremoveCondition(kind="round", amount=number):
                return state.round == number
            case PremoveCondition(kind="open", about=good, amount=most) if good in GOODS:
                return face_up_counts(state)[GOODS.index(good)] <= most
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """“round 2 still runs”, “no more than 3 cards of wine lie open”."""
        if condition.kind == ROUND:
            return Msg("fugger-if-round", {"round": condition.amount})
        return Msg("fugger-if-open", {"good": Ref("good", condition.about), "n": condition.amount})
