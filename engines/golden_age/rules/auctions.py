"""Auctions of actions, and what their winners do (rules 3.7)."""

from functools import cache

from engines.core.actions import IntHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules, outermost_frame
from engines.core.mechanics.auctions import EnglishAuctionRules, bidding_order, least_bid
from engines.core.mechanics.turn_order import left_of
from engines.core.text.messages import Num, Ref, SeatRef
from engines.golden_age import actions as a
from engines.golden_age.data import BLUE, BROWN, COLOURS, GREEN, GREY, NOBODY, NUMBERS
from engines.golden_age.events import AuctionFailed, AuctionOpened, AuctionWon, BidMade, BidPassed
from engines.golden_age.geography import PLACES, PROVINCE_COLOUR
from engines.golden_age.rules.cards import art_is_dead, may_hold_crew, may_hold_set, unfinished, worth_of_sets
from engines.golden_age.rules.common import UNIT, ask, passing
from engines.golden_age.rules.pieces import flip, settle_spots
from engines.golden_age.rules.special_actions import perform, performable, use_options
from engines.golden_age.rules.voyages import lapse, make_offer
from engines.golden_age.state import Bidding, GoldenAgeState, Offer, Perform, Turn


def kept_back(state: GoldenAgeState, colour: int) -> int:
    """Return the money that a winner must not bid: a painter's payment, if the action can be nothing else."""
    return NUMBERS.painter if colour == BROWN and art_is_dead(state) else 0


def can_bid(state: GoldenAgeState, seat: int, colour: int, amount: int) -> bool:
    """Return whether, by public facts, the seat might perform the action and can bid the amount."""
    if state.players[seat].money < amount + kept_back(state, colour) and not may_hold_set(state, seat):
        return False
    return performable(state, seat, colour)


def budget(state: GoldenAgeState, seat: int, colour: int) -> int:
    """Return the most that the seat can bid at once."""
    return state.players[seat].money - kept_back(state, colour)


def reach(state: GoldenAgeState, seat: int, colour: int) -> int:
    """Return the most that the seat could bid after cashing in all its sets; only the seat itself knows it."""
    return max(0, budget(state, seat, colour) + worth_of_sets(state, seat))


def sellable(state: GoldenAgeState, seller: int, colour: int) -> bool:
    """Return whether any seat may bid for an action."""
    return any(can_bid(state, seat, colour, NUMBERS.least_bid) for seat in range(state.seats) if seat != seller)


def open_auction(ctx: Ctx[GoldenAgeState], seller: int, place: int) -> None:
    """Auction a marker's action to all seats that may bid."""
    state = ctx.state
    colour = PROVINCE_COLOUR[place]
    bidders = [
        seat
        for seat in bidding_order(left_of(seller, state.seats), state.seats, seller)
        if can_bid(state, seat, colour, NUMBERS.least_bid)
    ]
    state.auctions += 1
    ctx.emit(AuctionOpened(seller, PLACES[place], COLOURS[colour], tuple(bidders), state.auctions))
    ctx.reveal()
    ctx.push(
        Bidding(
            number=state.auctions,
            seller=seller,
            bidders=bidders,
            asked=tuple(bidders),
            minimum=NUMBERS.least_bid,
            step=NUMBERS.least_raise,
            place=place,
        )
    )


@cache
def _question(seat: int, seller: int, place: int, least: int, alone: bool) -> Decision:
    return ask(
        seat,
        "bid",
        "auction",
        seat=SeatRef(seller),
        colour=Ref("colour", COLOURS[PROVINCE_COLOUR[place]]),
        deed=Ref("deed", COLOURS[PROVINCE_COLOUR[place]]),
        province=Ref("province", PLACES[place]),
        least=Num(least, UNIT),
        asked="alone" if alone else "several",
    )


class BiddingRules(EnglishAuctionRules[GoldenAgeState, Bidding]):
    """Bid in turn from the seller's left; the last one in pays the seller and performs the action."""

    def able(self, state: GoldenAgeState, frame: Bidding, seat: int) -> bool:
        """See `can_bid`."""
        return can_bid(state, seat, PROVINCE_COLOUR[frame.place], least_bid(frame))

    def ask(self, state: GoldenAgeState, frame: Bidding, seat: int) -> Decision:
        """Return the question whether to bid or pass."""
        return _question(seat, frame.seller, frame.place, least_bid(frame), frame.asked == (seat,))

    def options(self, state: GoldenAgeState, frame: Bidding, seat: int) -> list[Option]:
        """Return the amounts within the cash in hand, and a pass; sets may be cashed in first."""
        least, most = least_bid(frame), budget(state, seat, PROVINCE_COLOUR[frame.place])
        if most < least:
            return [passing("bid")]
        hole = IntHole("amount", least, most, 1)
        return [Option(a.Bid(least), holes=(hole,), group="bid"), passing("bid")]

    def handle(self, ctx: Ctx[GoldenAgeState], frame: Bidding, seat: int, action: a.Bid | a.Pass) -> None:
        """Carry out the bid or the pass."""
        self.cry(ctx, frame, action.amount if isinstance(action, a.Bid) else None)

    def told(self, ctx: Ctx[GoldenAgeState], frame: Bidding, seat: int, amount: int | None, unable: bool) -> None:
        """Emit the bid or the pass."""
        ctx.emit(BidPassed(seat, unable) if amount is None else BidMade(seat, amount))

    def won(self, ctx: Ctx[GoldenAgeState], frame: Bidding, seat: int, amount: int) -> None:
        """Use the seller's marker, pay the seller, and let the winner perform the action."""
        state = ctx.state
        colour = COLOURS[PROVINCE_COLOUR[frame.place]]
        state.players[seat].money -= amount
        state.players[frame.seller].money += amount
        flip(state, frame.seller, frame.place)
        ctx.emit(AuctionWon(seat, frame.seller, amount, PLACES[frame.place], colour))
        ctx.push(Perform(seat=seat, place=frame.place))

    def unsold(self, ctx: Ctx[GoldenAgeState], frame: Bidding) -> None:
        """Leave the marker active, but bar it from auction for the rest of this turn."""
        turn = outermost_frame(ctx.state, Turn)
        assert turn is not None
        turn.unsold.append(frame.place)
        ctx.emit(AuctionFailed(frame.seller, PLACES[frame.place]))


@cache
def _performing(seat: int, place: int) -> Decision:
    name = COLOURS[PROVINCE_COLOUR[place]]
    colour, deed, province = Ref("colour", name), Ref("deed", name), Ref("province", PLACES[place])
    return ask(seat, "perform", "perform", colour=colour, deed=deed, province=province)


class PerformRules(FrameRules[GoldenAgeState, Perform, a.SpecialAction]):
    """The winner performs the action without its cost; only a painter is still paid."""

    def pending(self, state: GoldenAgeState, frame: Perform) -> list[Decision]:
        """Return the winner's decision, if by public facts there is a choice."""
        return [_performing(frame.seat, frame.place)] if self._choice(state, frame) else []

    def _choice(self, state: GoldenAgeState, frame: Perform) -> bool:
        colour = PROVINCE_COLOUR[frame.place]
        if colour == GREEN:
            return True
        if colour != BROWN:
            return False
        # The money for a payment may be in a set that is still hidden.
        seat = frame.seat
        pays = state.players[seat].money >= NUMBERS.painter or may_hold_set(state, seat)
        return (len(unfinished(state, seat)) if pays else 0) + (not art_is_dead(state)) > 1

    def options(self, state: GoldenAgeState, frame: Perform, seat: int) -> list[Option]:
        """Return the provinces for the pawn; or a new painting and the payments."""
        return use_options(state, seat, NOBODY, PROVINCE_COLOUR[frame.place], 0)

    def handle(self, ctx: Ctx[GoldenAgeState], frame: Perform, seat: int, action: a.SpecialAction) -> None:
        """Perform the action, and offer the new marker or the voyage that it may make possible."""
        state = ctx.state
        turn = outermost_frame(state, Turn)
        assert turn is not None
        ctx.pop()
        drawn = perform(ctx, seat, action, 0)
        colour = PROVINCE_COLOUR[frame.place]
        if isinstance(action, a.AddPawn):
            province = PLACES.index(action.province)
            if province in settle_spots(state, seat):
                make_offer(state, turn, Offer(seat, settle=province))
        elif drawn and colour in (BLUE, GREY) and may_hold_crew(state, seat):
            make_offer(state, turn, Offer(seat, sail=True))
        lapse(state, turn)

    def resume(self, ctx: Ctx[GoldenAgeState], frame: Perform) -> None:
        """Perform the only possible action automatically."""
        (option,) = self.options(ctx.state, frame, frame.seat)
        self.handle(ctx, frame, frame.seat, option.action)
