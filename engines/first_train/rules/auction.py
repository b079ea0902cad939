"""The auction: bids on boxes in general order, and what the boxes bring."""

from __future__ import annotations

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
from engines.first_train.rules.common import ask, gain
from engines.first_train.state import ASKING, Auction, Colour, FirstTrainState


def boxes_of(state: FirstTrainState) -> tuple[BoxData, ...]:
    """The boxes of the board that is played on."""
    return BOARDS[state.board].boxes


def least_bid(state: FirstTrainState, box: int) -> int:
    """The smallest bid on a box."""
    return state.bids[box] + 1 if state.bids[box] else boxes_of(state)[box].least


def bids_of(state: FirstTrainState, seat: int) -> dict[int, int]:
    """A seat's standing bids: by box, its cubes there."""
    return {box: bid for box, bid in enumerate(state.bids) if state.bidders[box] == seat}


def open_boxes(state: FirstTrainState, seat: int) -> dict[int, int]:
    """By box on which a seat can bid, the smallest bid; none while it has as many bids as it may have."""
    if state.bidders.count(seat) >= NUMBERS.bids:
        return {}
    cubes = state.players[seat].cubes
    return {
        box: least
        for box, there in enumerate(state.bidders)
        if there != seat and (least := least_bid(state, box)) <= cubes
    }


@cache
def _bid(box: int, least: int, most: int) -> Option:
    holes = (IntHole("cubes", least, most),) if most > least else ()
    return Option(Bid(box + 1, least), holes=holes, group="bid", target=Ref("box", str(box + 1)))


class AuctionRules(FrameRules[FirstTrainState, Auction, Bid]):
    """Bids round and round; it is a duty to bid while one can."""

    def pending(self, state: FirstTrainState, frame: Auction) -> list[Decision]:
        """The next seat, once it was seen that it can bid."""
        return [ask(frame.order[0], "bid", "auction")] if frame.at == ASKING else []

    def options(self, state: FirstTrainState, frame: Auction, seat: int) -> list[Option]:
        """A bid on each box that can be paid."""
        cubes = state.players[seat].cubes
        return [_bid(box, least, cubes) for box, least in open_boxes(state, seat).items()]

    def handle(self, ctx: Ctx[FirstTrainState], frame: Auction, seat: int, action: Bid) -> None:
        """Cubes go there, and whoever stood there takes theirs back."""
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
        """The next who can bid; or the boxes are booked."""
        for _ in frame.order:
            if open_boxes(ctx.state, frame.order[0]):
                frame.at = ASKING
                return
            frame.order.append(frame.order.pop(0))
        ctx.pop()
        book(ctx)


def book(ctx: Ctx[FirstTrainState]) -> None:
    """Boxes in the order of their numbers: points go to who stands there, the one with a choice last."""
    state = ctx.state
    for number, box in enumerate(boxes_of(state)):
        seat = state.bidders[number]
        if seat == NOBODY:
            continue
        gained = list(box.printed.counts())
        gained[state.drawn[number]] += 1
        gain(state, seat, gained)
        ctx.emit(BoxWon(seat, number + 1, state.bids[number], Influence.of(gained)))
        if box.choice:
            ctx.push(Colour(seat=seat, box=number))


_CHOICES = [Option(ChooseColour(company), group="colour", target=Ref("company", company)) for company in COMPANIES]


class ColourRules(FrameRules[FirstTrainState, Colour, ChooseColour]):
    """The last box's point of either company."""

    def pending(self, state: FirstTrainState, frame: Colour) -> list[Decision]:
        """Who stands there."""
        return [ask(frame.seat, "colour", "auction", box=frame.box + 1)]

    def options(self, state: FirstTrainState, frame: Colour, seat: int) -> list[Option]:
        """Red or green."""
        return _CHOICES

    def handle(self, ctx: Ctx[FirstTrainState], frame: Colour, seat: int, action: ChooseColour) -> None:
        """It is booked."""
        colour = company_colour(COMPANIES.index(action.colour))
        count = boxes_of(ctx.state)[frame.box].choice
        gain(ctx.state, seat, [count * (colour == other) for other in range(len(COLOURS))])
        ctx.emit(ColourChosen(seat, frame.box + 1, action.colour))
        ctx.pop()
