"""Standing orders. They use only what the seat itself may know; whether they act follows from public facts."""

from typing import Any

from engines.core.frames import outermost_frame
from engines.core.mechanics.auctions import BidLimit
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType, amounts
from engines.golden_age import actions as a
from engines.golden_age.data import COLONY_IDS, COLOURS, GREEN, NOBODY
from engines.golden_age.events import AuctionWon
from engines.golden_age.geography import COLONY_0, PLACES, PROVINCE, PROVINCE_COLOUR, PROVINCES
from engines.golden_age.play.contest import AUCTIONS
from engines.golden_age.rules.cards import CREW, crew
from engines.golden_age.rules.common import UNIT
from engines.golden_age.rules.pieces import free_colonies
from engines.golden_age.rules.setup import drafter, marker_spots, pawn_spots
from engines.golden_age.rules.voyages import settle_options
from engines.golden_age.state import GoldenAgeState, Offer, Perform, Setup, Turn

HIGHEST = 200
"""Above any possible limit: far more than any seat ever has."""
LIMITS = OrderChoice("colour", COLOURS, hi=len(COLOURS), upto=(0, HIGHEST), unit=UNIT)
BEST_PROVINCES = OrderChoice("province", PROVINCES, hi=len(PROVINCES), ranked=True)
BEST_COLONIES = OrderChoice("colony", COLONY_IDS, hi=len(COLONY_IDS), ranked=True)


def roll(state: GoldenAgeState, seat: int, _: ChosenItems) -> a.Roll | None:
    """Roll before anything else."""
    frame = state.stack[-1] if state.stack else None
    return a.Roll() if isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat else None


# ------------------------------------------------------------------ auctions


def limit(state: GoldenAgeState, seat: int, chosen: ChosenItems) -> BidLimit | None:
    """Return how far to go for an action of this colour."""
    frame = AUCTIONS.frame(state)
    most = None if frame is None else amounts(chosen).get(COLOURS[PROVINCE_COLOUR[frame.place]])
    return None if most is None else AUCTIONS.limit_ahead(state, seat, most)


def not_won(event: Any, seat: int, chosen: ChosenItems) -> ChosenItems:
    """Remove a limit when its owner wins an auction by it."""
    if not isinstance(event, AuctionWon) or event.seat != seat:
        return chosen
    return tuple(one for one in chosen if event.colour not in amounts((one,)))


def won_pawn(state: GoldenAgeState, seat: int, chosen: ChosenItems) -> a.AddPawn | None:
    """Return the pawn of a won auction, put in the first of these provinces without a marker."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Perform) or frame.seat != seat or PROVINCE_COLOUR[frame.place] != GREEN:
        return None
    free = (name for name in chosen if state.owner[PROVINCE[name]] == NOBODY)
    return next((a.AddPawn(name) for name in free), None)


def _offered(state: GoldenAgeState, seat: int) -> Offer | None:
    """Return what the seat may do out of turn, if it has a marker in reserve."""
    turn = state.stack[-1] if state.stack else None
    if not isinstance(turn, Turn) or not state.players[seat].markers:
        return None
    return next((offer for offer in turn.offers if offer.seat == seat), None)


def settle(state: GoldenAgeState, seat: int, _: ChosenItems) -> a.MakeMarker | None:
    """Return the move that turns three pawns into a marker of the reserve, out of turn."""
    offer = _offered(state, seat)
    if offer is None or offer.settle == NOBODY or not settle_options(state, seat, offer.settle):
        return None
    return a.MakeMarker(PROVINCES[offer.settle])


def sail(state: GoldenAgeState, seat: int, chosen: ChosenItems) -> a.Sail | a.Pass | None:
    """Sail out of turn with a marker of the reserve to the first free one of these colonies.

    Without a crew, decline. Whether the order answers is the same with and without a crew, so that a missing
    answer reveals nothing.
    """
    offer = _offered(state, seat)
    if offer is None or not offer.sail or offer.settle != NOBODY:
        return None
    free = {PLACES[COLONY_0 + colony] for colony in free_colonies(state)}
    space = next((space for space in chosen if space in free), None)
    if space is None:
        return None
    held, jokers = crew(state, seat)
    return a.Sail(space, held) if len(held) + jokers >= CREW else a.Pass()


# ------------------------------------------------------------------ the setup


def _first(state: GoldenAgeState, seat: int, at: str, chosen: ChosenItems, spots: list[int]) -> str | None:
    """Return the first of these provinces among the spots for a piece that the seat has to place now."""
    frame = outermost_frame(state, Setup)
    if frame is None or frame.at != at or drafter(state, frame) != seat:
        return None
    free = {PROVINCES[province] for province in spots}
    return next((name for name in chosen if name in free), None)


def first_marker(state: GoldenAgeState, seat: int, chosen: ChosenItems) -> a.PlaceMarker | None:
    """Return the first marker, in the first free one of these provinces."""
    name = _first(state, seat, "marker", chosen, marker_spots(state))
    return None if name is None else a.PlaceMarker(name)


def first_pawns(state: GoldenAgeState, seat: int, chosen: ChosenItems) -> a.PlacePawn | None:
    """Return a first pawn, in the first of these provinces with room."""
    name = _first(state, seat, "pawns", chosen, pawn_spots(state))
    return None if name is None else a.PlacePawn(name)


def sets_up(state: GoldenAgeState) -> bool:
    """Return whether the first pieces are being placed."""
    return outermost_frame(state, Setup) is not None


ORDERS = (
    OrderType("marker", first_marker, choice=BEST_PROVINCES, serves=sets_up),
    OrderType("pawns", first_pawns, choice=BEST_PROVINCES, serves=sets_up),
    OrderType("roll", roll, usual=True),
    OrderType("limits", limit, choice=LIMITS, left=not_won),
    OrderType("won-pawn", won_pawn, choice=BEST_PROVINCES),
    OrderType("settle", settle),
    OrderType("sail", sail, choice=BEST_COLONIES),
)
