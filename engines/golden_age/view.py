"""What a seat, or the public, may know of a position of The Golden Age; built by inclusion. Money is in half
florins, places, colours, decks and cards are ids, spaces of the track numbers.
"""

from msgspec import Struct

from engines.core.outcome import PointsBySource
from engines.golden_age.state import Dice


class MarkerView(Struct, frozen=True):
    """An influence marker. flipped: its action has been used in this turn."""

    seat: int
    flipped: bool


class ProvinceView(Struct, frozen=True):
    """A province. pawns: by seat."""

    id: str
    colour: str
    pawns: tuple[int, ...]
    marker: MarkerView | None


class GuildView(Struct, frozen=True):
    """A guild. step: the price that its controller paid, 0 without one. price: the cost of taking it next,
    None if its controller cannot be displaced.
    """

    colour: str
    marker: MarkerView | None
    step: int
    price: int | None


class ColonyView(Struct, frozen=True):
    """A colony. markers: there, by seat. cost: of a spice card. free: it can take another marker."""

    id: str
    region: str
    cost: int
    points: int
    markers: tuple[MarkerView, ...]
    free: bool


class DeckView(Struct, frozen=True):
    """A deck. cards: how many are left. discards: printed ids, sorted; they are open."""

    id: str
    cards: int
    discards: tuple[str, ...]


class PaintingView(Struct, frozen=True):
    """A painting. id: its name in actions, shared by equal ones. finished: all payments are made."""

    id: str
    card: str
    points: int
    paid: int
    payments: int
    finished: bool


class HandCardView(Struct, frozen=True):
    """A card in the viewer's hand. card: printed id. deck: its back. kind: as in `data.CardData`."""

    card: str
    deck: str
    kind: str


class PointsView(PointsBySource, frozen=True):
    """Points by source; all of them are public."""

    pawns: int
    provinces: int
    east: int
    west: int
    art: int
    windmills: int
    governors: int
    money: int


class PlayerView(Struct, frozen=True):
    """A seat's public possessions, and its hand if the viewer may see it.

    pawns, markers: in reserve. cards: hidden cards in hand by back, in the order of `data.DECKS`. governors:
    provinces. hand: None if hidden.
    """

    money: int
    points: PointsView
    pawns: int
    markers: int
    cards: tuple[int, ...]
    paintings: tuple[PaintingView, ...]
    governors: tuple[str, ...]
    windmills: int
    hand: tuple[HandCardView, ...] | None


class UseView(Struct, frozen=True):
    """What a marker of the active seat can do in this turn.

    place, kind: its place's id and `Ref` kind. colour: of its action. flipped: already used. cost: of the action's
    card or pawn. possible: there is a pawn, a card or a painting (money aside). auction: the action may be
    auctioned.
    """

    place: str
    kind: str
    colour: str
    flipped: bool
    cost: int
    possible: bool
    auction: bool


class RollForecastView(Struct, frozen=True):
    """Where a total of the dice would lead. income: by seat. ways: of 36."""

    total: int
    space: int
    income: tuple[int, ...]
    ways: int


class AuctionView(Struct, frozen=True):
    """The auction in progress.

    marker: the province. asked: who could bid at its opening. bidders: who is still in, in bidding order, the next
    first; empty once it is won. least: the smallest bid now. highest, leader: None before the first bid.
    """

    number: int
    seller: int
    marker: str
    colour: str
    asked: tuple[int, ...]
    bidders: tuple[int, ...]
    least: int
    highest: int | None
    leader: int | None


class OfferView(Struct, frozen=True):
    """What a seat may do out of its turn. settle: the province for a new marker. sail: it may hold a crew."""

    seat: int
    settle: str | None
    sail: bool


class GoldenAgeView(Struct, frozen=True):
    """A position as its viewer may know it.

    guilds: in the order of `data.COLOURS`. stadtholder: None before it is placed. ahead: totals 2 to 12 from
    there.
    active: whose turn it is; in the setup, who places. turn: turns begun. phase: the frame that is asked ("draft",
    "turn", "auction", "perform", or "over") and its step ("marker", "pawns", "stadtholder", "before", "main" …).
    performing: the seat that performs a won action, and its colour. uses: of the active seat's markers, empty
    outside a turn. offers: open ones of other seats.
    """

    viewer: int | None
    provinces: tuple[ProvinceView, ...]
    guilds: tuple[GuildView, ...]
    colonies: tuple[ColonyView, ...]
    stadtholder: int | None
    dice: Dice | None
    ahead: tuple[RollForecastView, ...]
    decks: tuple[DeckView, ...]
    players: tuple[PlayerView, ...]
    active: int
    turn: int
    phase: tuple[str, str]
    auction: AuctionView | None
    performing: tuple[int, str] | None
    uses: tuple[UseView, ...]
    offers: tuple[OfferView, ...]
    over: bool
