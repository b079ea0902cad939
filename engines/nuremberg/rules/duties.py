"""Decisions of several seats at once in an event: discards, the knight's move, and free walls."""

from functools import cache

from engines.core.actions import BagHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.resource_counts import move_pieces
from engines.core.mechanics.turn_order import clockwise
from engines.core.text.messages import Ref
from engines.nuremberg import actions as a
from engines.nuremberg.data import NOBODY, Cards
from engines.nuremberg.events import Answered, Discarded, KnightMoved, WallDeclined
from engines.nuremberg.geography.countryside import COUNTRY, FIELDS
from engines.nuremberg.rules.building import wall_left
from engines.nuremberg.rules.common import ask
from engines.nuremberg.rules.council import build_wall
from engines.nuremberg.rules.hands import size, steal
from engines.nuremberg.state import NO, UNANSWERED, YES, FreeClay, Knight, NurembergState

FREE_WALL = Option(a.FreeWall(), group="answer")
NO_WALL = Option(a.NoWall(), group="answer", declines=True)


def victims(state: NurembergState, thief: int) -> list[int]:
    """Return opponents with a card; a discard never empties a hand."""
    return [seat for seat in range(state.seats) if seat != thief and size(state, seat)]


@cache
def _way(place: int, victim: int | None) -> Option:
    """Return the option of sending the knight to a field, listed under it."""
    target = Ref("field", COUNTRY.names[place])
    return Option(a.MoveKnight(target.id, victim), group="answer", target=target, under=target)


class KnightRules(FrameRules[NurembergState, Knight, a.Discard | a.MoveKnight]):
    """Discards in parallel, shown once all are in; then the knight's move, which may be chosen meanwhile."""

    def owing(self, frame: Knight) -> list[int]:
        """Return the seats that have not chosen what they return."""
        return [seat for seat, n in enumerate(frame.amounts) if n and frame.given[seat] is None]

    def pending(self, state: NurembergState, frame: Knight) -> list[Decision]:
        """Ask the seats that owe cards, and the seat that moves the knight once it owes none itself."""
        owing = self.owing(frame)
        found = [ask(seat, "discard", "knight", secret=True, n=frame.amounts[seat]) for seat in owing]
        if frame.field == NOBODY and frame.seat not in owing:
            early = bool(owing)
            found.append(ask(frame.seat, "knight", "knight", secret=early, optional=early))
        return found

    def options(self, state: NurembergState, frame: Knight, seat: int) -> list[Option]:
        """Offer cards of the hand, or every other field with each possible victim."""
        if seat in self.owing(frame):
            n, hand = frame.amounts[seat], Cards.of(state.players[seat].hand)
            return [Option(a.Discard(hand), holes=(BagHole("cards", hand, n, n),), group="answer")]
        there: list[int | None] = [*victims(state, seat)] or [None]
        return [_way(place, who) for place in FIELDS if place != state.knight for who in there]

    def handle(self, ctx: Ctx[NurembergState], frame: Knight, seat: int, action: a.Discard | a.MoveKnight) -> None:
        """Hold the answer until no seat owes cards any more."""
        if isinstance(action, a.Discard):
            frame.given[seat] = action.cards
            ctx.emit(Answered(seat, "discard"))
            if not self.owing(frame):
                self._return(ctx, frame)
        else:
            frame.field = COUNTRY.cell(action.field)
            frame.victim = NOBODY if action.victim is None else action.victim
            if self.owing(frame):
                ctx.emit(Answered(seat, "knight"))

    def resume(self, ctx: Ctx[NurembergState], frame: Knight) -> None:
        """Move the knight and steal, after all discards (resolution 19)."""
        state = ctx.state
        ctx.pop()
        ctx.reveal()
        # Under version 1, cards were held until the knight's move: a match from then may still hold some.
        self._return(ctx, frame)
        state.knight = frame.field
        ctx.emit(KnightMoved(frame.seat, COUNTRY.names[frame.field]))
        if frame.victim != NOBODY:
            steal(ctx, frame.seat, frame.victim)

    def _return(self, ctx: Ctx[NurembergState], frame: Knight) -> None:
        """Move the chosen cards to the bank, visible to all before the knight's move is asked (resolution 20)."""
        state = ctx.state
        for seat in clockwise(frame.seat, state.seats):
            cards = frame.given[seat]
            if cards is not None:
                ctx.reveal()
                move_pieces(state.players[seat].purse, state.bank, cards.counts())
                ctx.emit(Discarded(seat, cards))
                frame.amounts[seat], frame.given[seat] = 0, None


class FreeClayRules(FrameRules[NurembergState, FreeClay, a.FreeWall | a.NoWall]):
    """Free clay: all seats with the gold accept or decline at any time; walls are built in turn order."""

    def pending(self, state: NurembergState, frame: FreeClay) -> list[Decision]:
        """Ask all seats without an answer, unless the next seat in order has answered."""
        if not frame.order or not wall_left(state) or frame.answers[frame.order[0]] != UNANSWERED:
            return []
        first, *others = [seat for seat in frame.order if frame.answers[seat] == UNANSWERED]
        return [
            ask(first, "wall", "free-clay"),
            *(ask(seat, "wall", "free-clay", secret=True) for seat in others),
        ]

    def options(self, state: NurembergState, frame: FreeClay, seat: int) -> list[Option]:
        """Offer a wall, or none."""
        return [FREE_WALL, NO_WALL]

    def handle(self, ctx: Ctx[NurembergState], frame: FreeClay, seat: int, action: a.FreeWall | a.NoWall) -> None:
        """Hold the answer until it is the seat's turn."""
        frame.answers[seat] = YES if isinstance(action, a.FreeWall) else NO
        if seat != frame.order[0]:
            ctx.emit(Answered(seat, "wall"))

    def resume(self, ctx: Ctx[NurembergState], frame: FreeClay) -> None:
        """Carry out the next answer; the council is settled before the one after it."""
        if not frame.order or not wall_left(ctx.state):
            ctx.pop()
            return
        seat = frame.order.pop(0)
        # A secret answer becomes public.
        ctx.reveal()
        if frame.answers[seat] == YES:
            build_wall(ctx, seat, free=True)
        else:
            ctx.emit(WallDeclined(seat))
