"""How a turn, the choice of all and a payment go at the bazaar; see `game`."""

import itertools
from typing import Any, Generic, TypeVar

from engines.core.actions import BagHole, IntHole, Option, PickHole
from engines.core.decisions import Decision
from engines.core.frames import Ctx, Frame, FrameRules
from engines.core.text.messages import Msg
from tests.toys.bazaar import position as pos

CIRCLES = 3
OFFERS = 6
F = TypeVar("F", bound=Frame)
COUNTER: list[int] = []


class FaultyRules(FrameRules[pos.BazaarState, F, Any], Generic[F]):
    """Rules with the faults named; without any they are sound."""

    def __init__(self, faults: frozenset[str] = frozenset()) -> None:
        self.faults = faults


class TurnRules(FaultyRules[pos.Turn]):
    """One seat acts until it passes; those with an offer may answer meanwhile."""

    def pending(self, state: pos.BazaarState, frame: pos.Turn) -> list[Decision]:
        """Ask the seat, automatically if it can only pass, and the seats with an offer, which need not answer."""
        if frame.at == "over":
            return []
        hand, draws = state.hands[frame.seat], bool(state.pile) and not frame.drew
        bare = not hand and not draws and not state.settings.offers
        if "automatic by hidden cards" in self.faults:
            bare = bare and sum(state.pile) % 2 == 0
        asked = sorted({seat for offer in frame.offers if offer.seat == frame.seat for seat in offer.to})
        return [
            Decision(frame.seat, Msg("bazaar-ask"), "turn", auto=bare),
            *(Decision(seat, Msg("bazaar-offer"), "offer", optional=True) for seat in asked),
        ]

    def options(self, state: pos.BazaarState, frame: pos.Turn, seat: int) -> list[Option]:
        """List cards, a draw, offers and a pass; or the answers to an offer."""
        mine = [offer for offer in frame.offers if offer.seat == seat]
        to_me = [offer for offer in frame.offers if seat in offer.to]
        answers = [Option(kind(offer.id)) for offer in to_me for kind in (pos.Accept, pos.Decline)]
        if seat != frame.seat:
            return [*answers, *(Option(pos.Counter(offer.id)) for offer in to_me), Option(pos.Close())]
        if "asking writes" in self.faults:
            state.hands[seat].sort(reverse=state.circle % 2 == 0)
        found = [Option(pos.Put(card)) for card in sorted(state.hands[seat])]
        if state.pile and not frame.drew:
            found.append(Option(pos.Draw()))
        if "offered twice" in self.faults:
            found += found[:1]
        if "options by hidden cards" in self.faults and state.pile and state.pile[-1] > 5:
            found = found[:1]
        if "offers what it cannot do" in self.faults:
            found.append(Option(pos.Put(99)))
        if state.settings.offers and frame.made < OFFERS:
            others = [str(other) for other in range(state.seats) if other != seat and other not in frame.closed]
            to = [to for n in range(1, state.seats) for to in itertools.combinations(others, n)]
            found += [Option(pos.Offer("".join(seats))) for seats in to]
        return [*found, *answers, *(Option(pos.Withdraw(offer.id)) for offer in mine), Option(pos.Pass())]

    def handle(self, ctx: Ctx[pos.BazaarState], frame: pos.Turn, seat: int, action: Any) -> None:
        """Carry out the action."""
        state = ctx.state
        match action:
            case pos.Put(card):
                state.hands[seat].remove(card)
                state.table[seat].append(card)
                ctx.emit(pos.Placed(seat, card))
            case pos.Draw():
                frame.drew = True
                if not self.faults & {"barrier forgotten", "looks silently"}:
                    ctx.reveal()
                state.hands[seat].append(state.pile.pop())
                ctx.emit(pos.Drew(seat))
                if "looks silently" not in self.faults:
                    ctx.emit(pos.Got(seat, state.hands[seat][-1]), to=(seat,))
            case pos.Pass():
                frame.offers = []
                frame.at = "over"
                ctx.emit(pos.Passed(seat))
            case _:
                ctx.emit(pos.Traded(seat, type(action).__struct_config__.tag))
                self._trade(ctx, frame, seat, action)

    def _trade(self, ctx: Ctx[pos.BazaarState], frame: pos.Turn, seat: int, action: Any) -> None:
        match action:
            case pos.Offer(to):
                self._offer(ctx, frame, seat, tuple(map(int, to)))
            case pos.Accept(number) | pos.Withdraw(number):
                frame.offers = [offer for offer in frame.offers if offer.id != number]
                if isinstance(action, pos.Accept):
                    ctx.reveal()
            case pos.Decline(number) | pos.Counter(number):
                self._answer(frame, number, seat)
                if isinstance(action, pos.Counter):
                    self._offer(ctx, frame, seat, (frame.seat,))
            case pos.Close():
                frame.closed = [*frame.closed, seat]
                for offer in frame.offers:
                    self._answer(frame, offer.id, seat)

    def _offer(self, ctx: Ctx[pos.BazaarState], frame: pos.Turn, seat: int, to: tuple[int, ...]) -> None:
        frame.made += 1
        frame.offers = [*frame.offers, pos.OpenOffer(frame.made, seat, to)]
        ctx.reveal()

    def _answer(self, frame: pos.Turn, number: int, seat: int) -> None:
        left = [
            pos.OpenOffer(offer.id, offer.seat, tuple(other for other in offer.to if other != seat))
            if offer.id == number
            else offer
            for offer in frame.offers
        ]
        frame.offers = [offer for offer in left if offer.to]

    def resume(self, ctx: Ctx[pos.BazaarState], frame: pos.Turn) -> None:
        """Go on to the next seat; after the last one, to the choice of all, or to the next circle of offers."""
        ctx.pop()
        if frame.seat + 1 < ctx.state.seats:
            ctx.push(pos.Turn(seat=frame.seat + 1))
        elif ctx.state.settings.offers:
            next_circle(ctx)
        else:
            ctx.push(pos.Choosing())


class ChoosingRules(FaultyRules[pos.Choosing]):
    """All seats choose at once."""

    def pending(self, state: pos.BazaarState, frame: pos.Choosing) -> list[Decision]:
        """Ask the seats that have not chosen."""
        asked = [seat for seat, number in enumerate(state.chosen) if number is None]
        if "a stranger is asked" in self.faults and asked and state.circle == 2:
            return [Decision(7, Msg("bazaar-choose"), "choose")]
        leak = "prompt leaks" in self.faults
        return [
            Decision(
                seat, Msg("bazaar-choose", {"n": sum(state.hands[seat])} if leak else {}), "choose", secret=True
            )
            for seat in asked
        ]

    def options(self, state: pos.BazaarState, frame: pos.Choosing, seat: int) -> list[Option]:
        """Offer one to three."""
        if "no option" in self.faults and state.circle == 2:
            return []
        return [Option(pos.Choose(number)) for number in (1, 2, 3)]

    def handle(self, ctx: Ctx[pos.BazaarState], frame: pos.Choosing, seat: int, action: Any) -> None:
        """Choose."""
        state = ctx.state
        state.chosen[seat] = action.number
        ctx.emit(pos.Chose(seat, action.number if "audience too wide" in self.faults else None))
        if "unnamed draw" in self.faults:
            state.scores[seat] += state.rng.below(3)
        if "counts outside the state" in self.faults:
            COUNTER.append(seat)
            state.scores[seat] += len(COUNTER)
        if "card lost" in self.faults and state.circle == 2:
            state.pile.pop()

    def resume(self, ctx: Ctx[pos.BazaarState], frame: pos.Choosing) -> None:
        """Reveal; then the highest throws a die and pays, or the next circle begins."""
        state = ctx.state
        if "stuck" in self.faults and state.circle == 2:
            return
        numbers = [number or 0 for number in state.chosen]
        ctx.reveal()
        ctx.emit(pos.Revealed(tuple(numbers)))
        best = max(numbers)
        first = numbers.index(best)
        if numbers.count(best) == 1:
            state.scores[first] += best
        state.chosen = [None] * state.seats
        ctx.pop()
        if state.settings.paying:
            die = 1 + ctx.below(6, "die")
            if "script ignored" in self.faults:
                die = 1 + state.rng.below(6)
                ctx.chance[-1] = ("die", die - 1)
            state.scores[first] += die
            ctx.push(pos.Paying(seat=first))
        else:
            next_circle(ctx)
        if "stack grows" in self.faults:
            state.stack[:0] = [pos.Choosing() for _ in range(40)]


class PayingRules(FaultyRules[pos.Paying]):
    """One seat pays."""

    def pending(self, state: pos.BazaarState, frame: pos.Paying) -> list[Decision]:
        """Ask the seat."""
        return [] if frame.at == "paid" else [Decision(frame.seat, Msg("bazaar-pay"), "pay")]

    def options(self, state: pos.BazaarState, frame: pos.Paying, seat: int) -> list[Option]:
        """Offer an amount, cards and chips, in any combination."""
        hand = tuple(str(card) for card in sorted(state.hands[seat]))
        holes = (
            IntHole("points", 0, state.scores[seat], 2),
            PickHole("drop", hand, 0, min(1, len(hand)), "card"),
            BagHole("chips", state.chips[seat], 0, 1),
        )
        return [Option(pos.Pay(0, (), pos.Chips()), holes)]

    def handle(self, ctx: Ctx[pos.BazaarState], frame: pos.Paying, seat: int, action: Any) -> None:
        """Pay."""
        state = ctx.state
        state.scores[seat] -= action.points
        for card in map(int, action.drop):
            state.hands[seat].remove(card)
            state.pile.insert(0, card)
        had = state.chips[seat]
        state.chips[seat] = pos.Chips(had.red - action.chips.red, had.blue - action.chips.blue)
        ctx.emit(pos.Paid(seat, action.points))
        frame.at = "paid"

    def resume(self, ctx: Ctx[pos.BazaarState], frame: pos.Paying) -> None:
        """Begin the next circle."""
        ctx.pop()
        next_circle(ctx)
        if "endless" in self.faults and ctx.state.over:
            ctx.state.over = False
            ctx.push(pos.Turn(seat=0))


def next_circle(ctx: Ctx[pos.BazaarState]) -> None:
    """Begin the next circle of turns, or end the match."""
    ctx.state.circle += 1
    if ctx.state.circle > CIRCLES:
        ctx.state.over = True
    else:
        ctx.push(pos.Turn(seat=0))
