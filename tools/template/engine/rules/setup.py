"""The setup: everybody is dealt a hand, and chance says who begins (rule 1)."""

from __future__ import annotations

from engines.core.frames import AutomaticFrameRules, Ctx
from engines.newgame.data import NUMBERS
from engines.newgame.events import Began
from engines.newgame.state import NewGameState, Setup, Turn


class SetupRules(AutomaticFrameRules[NewGameState, Setup]):
    """Nobody is asked."""

    def resume(self, ctx: Ctx[NewGameState], frame: Setup) -> None:
        """Shuffle, deal, begin."""
        state = ctx.state
        # Every draw has a name: it is logged, and tests force it (orders of piles excepted).
        ctx.shuffle(state.pile, "deck")
        for player in state.players:
            player.hand = [state.pile.pop() for _ in range(NUMBERS.deal)]
        seat = ctx.below(state.seats, "start.seat")
        ctx.emit(Began(seat))
        state.turns = 1
        state.stack[-1] = Turn(seat=seat)
