"""A turn: draw a card or show one (rules 2 and 3)."""

from __future__ import annotations

from functools import cache

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.mechanics.turn_order import left_of
from engines.core.frames import Ctx, FrameRules
from engines.core.text.messages import Msg, Ref
from engines.core.outcome import leaders
from engines.newgame.actions import Draw, NewGameAction, Show
from engines.newgame.data import KINDS, NUMBERS
from engines.newgame.events import Drawn, Drew, Ended, Shown
from engines.newgame.rules.points import standings
from engines.newgame.state import NewGameState, Turn

DRAW = Option(Draw(), group="draw")


@cache
def _show(kind: str) -> Option:
    # Options are values, so each is made once. For open amounts see the holes of core.actions.
    return Option(Show(kind), group="show", target=Ref("card", kind))


class TurnRules(FrameRules[NewGameState, Turn, NewGameAction]):
    """The seat draws a card or shows one, until somebody has shown enough."""

    def pending(self, state: NewGameState, frame: Turn) -> list[Decision]:
        """Who owes what. Several decisions at once are several seats that are asked together."""
        if frame.at != "start":
            return []
        # The last argument is the almanac's entry of this moment.
        return [Decision(frame.seat, Msg("newgame-ask-turn"), "turn")]

    def options(self, state: NewGameState, frame: Turn, seat: int) -> list[Option]:
        """What the seat may do: the only test of legality."""
        hand = state.players[seat].hand
        drawing = [DRAW] if state.pile and len(hand) < NUMBERS.hand else []
        return drawing + [_show(kind) for kind in KINDS if kind in hand]

    def handle(self, ctx: Ctx[NewGameState], frame: Turn, seat: int, action: NewGameAction) -> None:
        """Carry out a legal action. It was checked already, and the state is a copy to write on."""
        player = ctx.state.players[seat]
        match action:
            case Draw():
                # A hidden card is seen: the turn cannot be taken back alone.
                ctx.reveal()
                card = ctx.state.pile.pop()
                player.hand.append(card)
                ctx.emit(Drawn(seat, card), to=(seat,), others=Drew(seat))
            case Show(card):
                player.hand.remove(card)
                player.shown.append(card)
                ctx.emit(Shown(seat, card))
        frame.at = "after"

    def resume(self, ctx: Ctx[NewGameState], frame: Turn) -> None:
        """Whatever happens without a choice: the match ends, or the next seat is on turn."""
        state = ctx.state
        if len(state.players[frame.seat].shown) == NUMBERS.show:
            # The hands are laid open: nobody can unlearn that.
            ctx.reveal()
            ctx.emit(Ended(leaders(standings(state))))
            state.stack = []
            state.over = True
            return
        state.turns += 1
        state.stack[-1] = Turn(seat=left_of(frame.seat, state.seats))
