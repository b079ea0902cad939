"""The actions of The Golden Age.

Provinces, guilds (by colour), colonies ("2" to "7"), decks and cards are ids. ``marker`` is the place of one's own
marker whose action is used; None if the action was won at an auction. ``source`` is the place that an own marker
moves from; None if it comes out of the reserve.
"""

from typing import Union

from engines.core.actions import Action

# ------------------------------------------------------------------ setup


class PlaceMarker(Action, frozen=True, tag="place-marker"):
    """Setup: put the first marker in a province."""

    province: str


class PlacePawn(Action, frozen=True, tag="place-pawn"):
    """Setup: put a pawn in a province."""

    province: str


class PlaceStadtholder(Action, frozen=True, tag="stadtholder"):
    """Setup: choose the Stadtholder's merchant space."""

    space: int


# ------------------------------------------------------------------ the turn


class Roll(Action, frozen=True, tag="roll"):
    """Roll both dice."""


class PlayDie(Action, frozen=True, tag="die"):
    """Play a die card: choose the total instead of rolling."""

    total: int


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn."""


class MovePawn(Action, frozen=True, tag="move"):
    """Move a pawn by the shortest route, for half a florin per border."""

    start: str
    to: str


class TakeGuild(Action, frozen=True, tag="guild"):
    """Put a marker from the reserve on a guild."""

    guild: str


class MakeMarker(Action, frozen=True, tag="marker"):
    """Replace three of one's own pawns with a marker."""

    province: str
    source: str | None = None


class Cash(Action, frozen=True, tag="cash"):
    """Cash in a set of an investment or a spice."""

    card: str


class Sail(Action, frozen=True, tag="sail"):
    """Discard a crew and put a marker on a colony.

    cards: which of ship, captain and cannon are given; jokers replace the missing ones.
    """

    space: str
    cards: tuple[str, ...]
    source: str | None = None


# ------------------------------------------------------------------ special actions


class AddPawn(Action, frozen=True, tag="pawn"):
    """Green: put a pawn from the reserve in any province."""

    province: str
    marker: str | None = None


class DrawInvestment(Action, frozen=True, tag="invest"):
    """Yellow: draw an investment card."""

    marker: str | None = None


class DrawArt(Action, frozen=True, tag="paint"):
    """Brown: draw an art card."""

    marker: str | None = None


class PayPainter(Action, frozen=True, tag="pay-painter"):
    """Brown: make a payment for an unfinished painting, named "points-payments made" as in "5-1"."""

    painting: str
    marker: str | None = None


class DrawColony(Action, frozen=True, tag="colony"):
    """Blue: draw a colony card."""

    marker: str | None = None


class DrawCulture(Action, frozen=True, tag="culture"):
    """Grey: draw a culture card."""

    marker: str | None = None


class DrawSpice(Action, frozen=True, tag="spice"):
    """Orange: draw a spice card at a colony."""

    marker: str | None = None


# ------------------------------------------------------------------ auctions


class OpenAuction(Action, frozen=True, tag="auction"):
    """Auction the action of a marker in a province."""

    marker: str


class Bid(Action, frozen=True, tag="bid"):
    """Bid an amount in half florins."""

    amount: int


class Pass(Action, frozen=True, tag="pass"):
    """Stop bidding; or decline to make a marker or sail out of turn."""


SpecialAction = Union[AddPawn, DrawInvestment, DrawArt, PayPainter, DrawColony, DrawCulture, DrawSpice]
"""The actions of markers."""
SetupAction = Union[PlaceMarker, PlacePawn, PlaceStadtholder]
TurnAction = Union[
    Roll, PlayDie, EndTurn, MovePawn, TakeGuild, MakeMarker, Sail, SpecialAction, OpenAuction, Pass
]  # fmt: skip
