"""The auction: bids on boxes in general order, and the gains of the boxes."""

from collections.abc import Iterator
from functools import cache

from engines.core.actions import IntHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text.messages import Ref
from engines.first_train.actions import Bid, ChooseColour
from engines.first_train.data import (
    BOARDS,
    COLOURS,
    COMPANIES,
    NOBODY,
    NUMBERS,
    BoxData,
    Influence,
    company_colour,
)
from engines.first_train.events import BidMade, BoxWon, ColourChosen
from engines.first_train.rules.common import ask, ask_each, gain
from engines.first_train.state import ASKING, Auction, Colour, FirstTrainState

LEAST = {name: tuple([box.least for box in board.boxes]) for name, board in BOARDS.items()}
"""By board and box, the smallest bid on an empty box."""
PRINTED = {name: tuple([box.printed.counts() for box in board.boxes]) for name, board in BOARDS.items()}
"""By board and box, its printed points by colour."""


def boxes_of(state: FirstTrainState) -> tuple[BoxData, ...]:
    """Return the boxes of the board in play."""
    return BOARDS[state.board].boxes


def least_bid(state: FirstTrainState, box: int) -> int:
    """Return the smallest bid on a box."""
    return state.bids[box] + 1 if state.bids[box] else LEAST[state.board][box]


def bids_of(state: FirstTrainState, seat: int) -> dict[int, int]:
    """Return a seat's standing bids: by box, its cubes there."""
    return {box: bid for box, bid in enumerate(state.bids) if state.bidders[box] == seat}


def open_boxes(state: FirstTrainState, seat: int) -> dict[int, int]:
    """Return the boxes on which a seat can bid, each with the smallest bid; none at its limit of bids."""
    return dict(_open_boxes(state, seat))


def can_bid(state: FirstTrainState, seat: int) -> bool:
    """Return whether a seat can bid on any box."""
    return next(_open_boxes(state, seat), None) is not None


def _open_boxes(state: FirstTrainState, seat: int) -> Iterator[tuple[int, int]]:
    if state.bidders.count(seat) >= NUMBERS.bids:
        return
    cubes, least = state.players[seat].cubes, LEAST[state.board]
    for box, bid in enumerate(state.bids):
        wanted = bid + 1 if bid else least[box]
        if wanted <= cubes and state.bidders[box] != seat:
            yield box, wanted


@cache
def _bid(box: int, least: int, most: int) -> Option:
    holes = (IntHole("cubes", least, most),) if most > least else ()
    return Option(Bid(box + 1, least), holes=holes, group="bid", target=Ref("box", str(box + 1)))


_ASKED = ask_each("bid", "auction")


class AuctionRules(FrameRules[FirstTrainState, Auction, Bid]):
    """Bids in turn, round after round; a seat that can bid must bid."""

    def pending(self, state: FirstTrainState, frame: Auction) -> list[Decision]:
        """Ask the next seat, after a check that it can bid."""
        return [_ASKED[frame.order[0]]] if frame.at == ASKING else []

    def options(self, state: FirstTrainState, frame: Auction, seat: int) -> list[Option]:
        """Offer a bid on each box that the seat can pay."""
        cubes = state.players[seat].cubes
        return [_bid(box, least, cubes) for box, least in _open_boxes(state, seat)]

    def handle(self, ctx: Ctx[FirstTrainState], frame: Auction, seat: int, action: Bid) -> None:
        """Put cubes on the box; a seat that was there takes its own back."""
        state, box = ctx.state, action.box - 1
        ousted = state.bidders[box]
        if ousted != NOBODY:
            state.players[ousted].cubes += state.bids[box]
        state.players[seat].cubes -= action.cubes
        state.bidders[box], state.bids[box] = seat, action.cubes
        frame.at, frame.started = "start", True
        frame.order.append(frame.order.pop(0))
        ctx.emit(BidMade(seat, action.box, action.cubes, None if ousted == NOBODY else ousted))

    def resume(self, ctx: Ctx[FirstTrainState], frame: Auction) -> None:
        """Find the next seat that can bid, or book the boxes."""
        for _ in frame.order:
            if can_bid(ctx.state, frame.order[0]):
                frame.at = ASKING
                return
            frame.order.append(frame.order.pop(0))
        ctx.pop()
        book(ctx)


def book(ctx: Ctx[FirstTrainState]) -> None:
    """Book the boxes by number: points go to the seat there; a point with a choice of colour comes last."""
    state = ctx.state
    for number, box in enumerate(boxes_of(state)):
        seat = state.bidders[number]
        if seat == NOBODY:
            continue
        gained = list(PRINTED[state.board][number])
        gained[state.drawn[number]] += 1
        gain(state, seat, gained)
        ctx.emit(BoxWon(seat, number + 1, state.bids[number], Influence.of(gained)))
        if box.choice:
            ctx.push(Colour(seat=seat, box=number))


_CHOICES = [Option(ChooseColour(company), group="colour", target=Ref("company", company)) for company in COMPANIES]


class ColourRules(FrameRules[FirstTrainState, Colour, ChooseColour]):
    """The last box's point of either company."""

    def pending(self, state: FirstTrainState, frame: Colour) -> list[Decision]:
        """Ask the seat that won the box."""
        return [ask(frame.seat, "colour", "auction", box=frame.box + 1)]

    def options(self, state: FirstTrainState, frame: Colour, seat: int) -> list[Option]:
        """Offer red and green."""
        return _CHOICES

    def handle(self, ctx: Ctx[FirstTrainState], frame: Colour, seat: int, action: ChooseColour) -> None:
        """Book the point."""
        colour = company_colour(COMPANIES.index(action.colour))
        count = boxes_of(ctx.state)[frame.box].choice
        gain(ctx.state, seat, [count * (colour == other) for other in range(len(COLOURS))])
        ctx.emit(ColourChosen(seat, frame.box + 1, action.colour))
        ctx.pop()
