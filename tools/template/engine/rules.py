"""The turns of New Game."""

from __future__ import annotations

from typing import Any

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.flows import left_of
from engines.core.frames import Ctx, FrameRules
from engines.core.game import ranks_of
from engines.core.text import Msg, Ref
from engines.newgame.actions import Draw, Show
from engines.newgame.data import DEAL, HAND, KINDS, SHOW, full_deck
from engines.newgame.events import Drawn, Drew, Ended, Shown
from engines.newgame.state import NewGameState, Turns


class TurnsRules(FrameRules[NewGameState]):
    """Deal, then everybody in turn draws or shows, until somebody has shown enough."""

    def pending(self, state: NewGameState, frame: Turns) -> list[Decision]:
        """Who owes what. Several decisions at once are several seats that are asked together."""
        if frame.at != "turn":
            return []
        # The last argument is the almanac's entry of this moment.
        return [Decision(frame.seat, Msg("newgame-ask-turn"), "turn")]

    def options(self, state: NewGameState, frame: Turns, seat: int) -> list[Option]:
        """What the seat may do: the only test of legality. For open amounts see core.actions."""
        hand = state.players[seat].hand
        found = [Option(Draw(), group="draw")] if state.pile and len(hand) < HAND else []
        for kind in KINDS:
            if kind in hand:
                found.append(Option(Show(kind), group="show", target=Ref("card", kind)))
        return found

    def handle(self, ctx: Ctx[NewGameState], frame: Turns, seat: int, action: Any) -> None:
        """Carry out a legal action. It was checked already, and the state is a copy to write on."""
        player = ctx.state.players[seat]
        match action:
            case Draw():
                # A hidden card is seen: the turn cannot be taken back alone.
                ctx.reveal()
                card = ctx.state.pile.pop()
                player.hand.append(card)
                ctx.emit(Drew(seat))
                ctx.emit(Drawn(seat, card), to=(seat,))
            case Show(card):
                player.hand.remove(card)
                player.shown.append(card)
                ctx.emit(Shown(seat, card))
        frame.at = "after"

    def resume(self, ctx: Ctx[NewGameState], frame: Turns) -> None:
        """Whatever happens without a choice, until somebody is asked or the match is over."""
        state = ctx.state
        if frame.at == "start":
            state.pile = full_deck()
            # Every draw has a name: it is logged, and tests force it (orders of piles excepted).
            ctx.shuffle(state.pile, "deck")
            frame.seat = ctx.below(state.seats, "start.seat")
            for player in state.players:
                player.hand = [state.pile.pop() for _ in range(DEAL)]
        elif len(state.players[frame.seat].shown) == SHOW:
            ranks = ranks_of([len(set(player.shown)) for player in state.players])
            ctx.emit(Ended(tuple(seat for seat, rank in enumerate(ranks) if rank == 1)))
            state.stack = []
            state.over = True
            return
        else:
            frame.seat = left_of(frame.seat, state.seats)
        frame.at = "turn"
