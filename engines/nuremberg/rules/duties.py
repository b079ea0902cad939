"""What an event asks of several seats at once: discards and the knight's way, and free walls."""

from __future__ import annotations

from functools import cache

from engines.core.actions import BagHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.resource_counts import move_pieces
from engines.core.mechanics.turn_order import clockwise
from engines.core.text.messages import Ref
from engines.nuremberg import actions as a
from engines.nuremberg.data import COSTS, NOBODY, Cards
from engines.nuremberg.events import Answered, Discarded, KnightMoved, WallDeclined
from engines.nuremberg.geography.countryside import COUNTRY, FIELDS
from engines.nuremberg.rules.building import wall_left
from engines.nuremberg.rules.common import ask
from engines.nuremberg.rules.hands import size, steal
from engines.nuremberg.rules.walls import build_wall
from engines.nuremberg.state import NO, UNANSWERED, YES, FreeClay, Knight, NurembergState

FREE_WALL = Option(a.FreeWall(), group="answer")
NO_WALL = Option(a.NoWall(), group="answer")


def victims(state: NurembergState, thief: int) -> list[int]:
    """Opponents with a card; whoever discards keeps some."""
    return [seat for seat in range(state.seats) if seat != thief and size(state, seat)]


@cache
def _way(place: int, victim: int | None) -> Option:
    """The option of sending the knight to a field; it belongs to it."""
    target = Ref("field", COUNTRY.names[place])
    return Option(a.MoveKnight(target.id, victim), group="answer", target=target, under=target)


class KnightRules(FrameRules[NurembergState, Knight, a.Discard | a.MoveKnight]):
    """Discards in parallel, shown once all are in; then the knight's way, which may be given meanwhile."""

    def owing(self, frame: Knight) -> list[int]:
        """Seats that have not chosen what they return."""
        return [seat for seat, n in enumerate(frame.amounts) if n and frame.given[seat] is None]

    def pending(self, state: NurembergState, frame: Knight) -> list[Decision]:
        """Who has to return cards; and who moves the knight, after their own discard."""
        owing = self.owing(frame)
        found = [ask(seat, "discard", "knight", secret=True, n=frame.amounts[seat]) for seat in owing]
        if frame.field == NOBODY and frame.seat not in owing:
            early = bool(owing)
            found.append(ask(frame.seat, "knight", "knight", secret=early, optional=early))
        return found

    def options(self, state: NurembergState, frame: Knight, seat: int) -> list[Option]:
        """Cards of the hand; or every other field, with each possible victim."""
        if seat in self.owing(frame):
            n, hand = frame.amounts[seat], Cards.of(state.players[seat].hand)
            return [Option(a.Discard(hand), holes=(BagHole("cards", hand, n, n),), group="answer")]
        there: list[int | None] = [*victims(state, seat)] or [None]
        return [_way(place, who) for place in FIELDS if place != state.knight for who in there]

    def handle(self, ctx: Ctx[NurembergState], frame: Knight, seat: int, action: a.Discard | a.MoveKnight) -> None:
        """Keep the answer until nobody owes cards any more."""
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
        """Move and theft, after all discards (resolution 19)."""
        state = ctx.state
        ctx.pop()
        ctx.reveal()
        # By version 1 cards waited for the way: a match that such rules left here may hold some.
        self._return(ctx, frame)
        state.knight = frame.field
        ctx.emit(KnightMoved(frame.seat, COUNTRY.names[frame.field]))
        if frame.victim != NOBODY:
            steal(ctx, frame.seat, frame.victim)

    def _return(self, ctx: Ctx[NurembergState], frame: Knight) -> None:
        """Return what has been chosen, for all to see before the way is asked (resolution 20)."""
        state = ctx.state
        for seat in clockwise(frame.seat, state.seats):
            cards = frame.given[seat]
            if cards is not None:
                ctx.reveal()
                move_pieces(state.players[seat].purse, state.bank, cards.counts())
                ctx.emit(Discarded(seat, cards))
                frame.amounts[seat], frame.given[seat] = 0, None


class FreeClayRules(FrameRules[NurembergState, FreeClay, a.FreeWall | a.NoWall]):
    """Free clay: whoever has the gold says yes or no at any time, and walls are built in turn order."""

    def pending(self, state: NurembergState, frame: FreeClay) -> list[Decision]:
        """Everybody whose answer is missing, unless the next one has answered."""
        if not frame.order or not wall_left(state) or frame.answers[frame.order[0]] != UNANSWERED:
            return []
        first, *others = [seat for seat in frame.order if frame.answers[seat] == UNANSWERED]
        return [
            ask(first, "wall", "free-clay"),
            *(ask(seat, "wall", "free-clay", secret=True) for seat in others),
        ]

    def options(self, state: NurembergState, frame: FreeClay, seat: int) -> list[Option]:
        """A wall, or none."""
        return [FREE_WALL, NO_WALL]

    def handle(self, ctx: Ctx[NurembergState], frame: FreeClay, seat: int, action: a.FreeWall | a.NoWall) -> None:
        """Keep the answer until it is the seat's turn."""
        frame.answers[seat] = YES if isinstance(action, a.FreeWall) else NO
        if seat != frame.order[0]:
            ctx.emit(Answered(seat, "wall"))

    def resume(self, ctx: Ctx[NurembergState], frame: FreeClay) -> None:
        """Carry out the next answer; the council is settled before the one after it."""
        if not frame.order or not wall_left(ctx.state):
            ctx.pop()
            return
        seat = frame.order.pop(0)
        # An answer that was given in secret comes to light.
        ctx.reveal()
        if frame.answers[seat] == YES:
            build_wall(ctx, seat, COSTS["free_wall"], free=True)
        else:
            ctx.emit(WallDeclined(seat))
