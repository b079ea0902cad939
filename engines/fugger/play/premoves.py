"""Premoves: a seat plans its next two turns; the cards on the table may have changed by then."""

from collections.abc import Sequence
from typing import Any

from engines.core.encoding.cloning import cloner
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.text.messages import Msg, Ref
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOOD_INDEX, GOODS, MERCHANT, NUMBERS
from engines.fugger.rules.turn import can_act, round_is_over
from engines.fugger.state import DeliveredState, FuggerState, Turns, face_up_counts

_clone = cloner(FuggerState)


class FuggerPremoves(Premoves[FuggerState]):
    """Plan a seat's next turn and the one after it.

    Kinds of conditions: "round" (still the same), "open" (at most this many cards of a good are face up).
    """

    turns = 2

    def asks(self, state: FuggerState, seat: int) -> bool:
        """Return whether it is the seat's turn."""
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Turns) or (frame.at, frame.seat) != ("turn", seat):
            return False
        return can_act(state, state.players[seat])

    def as_if_asked(self, state: FuggerState, seat: int) -> FuggerState | None:
        """Return the position as if it were the seat's turn in this round, with the present cards."""
        state.stack = [Turns(seat=seat, at="turn")]
        return state if can_act(state, state.players[seat]) else None

    def beyond(self, state: FuggerState, seat: int, action: Any) -> FuggerState | None:
        """Return the seat's turn after this one if the round goes on; a card to be drawn cannot be planned
        with.
        """
        after: FuggerState = _clone(state)
        player = after.players[seat]
        match action:
            case Draw():
                if len(player.hand) + 1 > NUMBERS.draw_with_at_most:
                    # With the unknown card in hand it may not draw another.
                    after.pile, after.discards = [], []
            case Play(card):
                player.hand.remove(card)
                player.front.append(card)
            case Deliver(card):
                player.hand.remove(card)
                player.delivered.append(DeliveredState(after.round, card))
        return after if not round_is_over(after) and can_act(after, player) else None

    def ends(self, state: FuggerState, seat: int, action: Any) -> bool:
        """Return True: each turn is one move (rule 2.3)."""
        return True

    def conditions(self, state: FuggerState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """Return that the round is the same, and that no more cards of the good are face up."""
        found = [PremoveCondition("round", amount=state.round)]
        if isinstance(action, Play) and action.card != MERCHANT:
            good = GOOD_INDEX[action.card]
            found.append(PremoveCondition("open", GOODS[good], face_up_counts(state)[good]))
        return found

    def holds(self, state: FuggerState, seat: int, condition: PremoveCondition) -> bool:
        """Return whether the round is the same, or few enough cards are face up."""
        match condition:
            case PremoveCondition(kind="round", amount=number):
                return state.round == number
            case PremoveCondition(kind="open", about=good, amount=most) if good in GOODS:
                return face_up_counts(state)[GOODS.index(good)] <= most
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """Return “it’s still round 2”, “there’s at most 3 wine on the table”."""
        if condition.kind == "round":
            return Msg("fugger-if-round", {"round": condition.amount})
        return Msg("fugger-if-open", {"good": Ref("good", condition.about), "n": condition.amount})
