"""Positions, moves, events and views of the salesroom; see `game`."""

from typing import Literal, Union

from msgspec import Struct

from engines.core.actions import Action, Event
from engines.core.frames import BaseState, Frame
from engines.core.mechanics.auctions import AuctionFacts, EnglishAuction

Use = Literal["keep", "saw"]
USES: tuple[Use, ...] = ("keep", "saw")


class Sell(Action, frozen=True, tag="sell"):
    """Put a thing up for sale."""


class Done(Action, frozen=True, tag="done"):
    """End the turn."""


class Bid(Action, frozen=True, tag="bid"):
    """Bid an amount."""

    amount: int


class Pass(Action, frozen=True, tag="pass"):
    """Bid no more."""


class Cash(Action, frozen=True, tag="cash"):
    """Turn a bond into coins."""

    bond: int


class LotBid(Action, frozen=True, tag="lot-bid"):
    """Lay coins on a lot."""

    lot: int
    amount: int


class Take(Action, frozen=True, tag="take"):
    """Use a lot that was won."""

    use: Use


SalesAction = Union[Sell, Done, Bid, Pass, Cash, LotBid, Take]


class Opened(Event, frozen=True, tag="opened"):
    """A sale begins."""

    sale: int


class Cried(Event, frozen=True, tag="cried"):
    """A bid, or a pass."""

    seat: int
    amount: int | None


class Sold(Event, frozen=True, tag="sold"):
    """A sale is over; without a buyer if seat is None."""

    seat: int | None
    amount: int


class Cashed(Event, frozen=True, tag="cashed"):
    """A bond became coins."""

    seat: int
    bond: int


class Passed(Event, frozen=True, tag="passed"):
    """A turn ended."""

    seat: int


class Laid(Event, frozen=True, tag="laid"):
    """A bid on a lot. ousted: the seat whose coins lay there."""

    seat: int
    lot: int
    amount: int
    ousted: int


class Taken(Event, frozen=True, tag="taken"):
    """A lot is paid, and taken for points or sawn up."""

    seat: int
    lot: int
    amount: int
    use: Use


SalesEvent = Union[Opened, Cried, Sold, Cashed, Passed, Laid, Taken]


class Turn(Frame, tag="turn"):
    """One seat's turn. sold: it put something up already."""

    seat: int
    sold: bool = False


class Sale(EnglishAuction, tag="sale"):
    """A thing is sold."""


class Selling(Frame, kw_only=True, tag="selling"):
    """A sale of lots. order: the next to bid first. by, on: each lot's highest bidder and bid."""

    number: int
    order: list[int]
    by: list[int]
    on: list[int]
    started: bool = False


class Prizes(Frame, kw_only=True, tag="prizes"):
    """What winners do with their lots. left: the lots, the next one first."""

    number: int
    left: list[int]
    by: list[int]
    on: list[int]


class SalesSettings(Struct, frozen=True):
    """Lobby options. lots: lots are sold, four at once, instead of one thing on a turn."""

    lots: bool = False


class SalesState(BaseState, kw_only=True):
    """A position. coins: in hand, those on lots left out. bonds: what each is worth, by seat."""

    stack: list[Turn | Sale | Selling | Prizes]
    coins: list[int]
    bonds: list[list[int]]
    things: list[int]
    points: list[int]
    turns: int = 0
    sales: int = 0


class SalesView(Struct, frozen=True):
    """A position as a viewer may know it. by, on: see `Selling`."""

    coins: tuple[int, ...]
    bonds: tuple[int, ...]
    own: tuple[int, ...]
    things: tuple[int, ...]
    points: tuple[int, ...]
    sale: AuctionFacts | None
    by: tuple[int, ...]
    on: tuple[int, ...]
