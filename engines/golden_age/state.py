"""The position of a match of The Golden Age: data only. Money is in half florins."""

from typing import Union

from msgspec import Struct

from engines.core.frames import BaseState, Frame
from engines.core.mechanics.auctions import EnglishAuction
from engines.golden_age.data import NOBODY


class Painting(Struct, frozen=True):
    """A painting in front of its owner. card: its key in `data.CARDS`. paid: payments made."""

    card: str
    paid: int = 0


class Player(Struct):
    """A seat's possessions.

    money: in half florins. pawns, markers: in reserve. hand: keys of hidden cards, oldest first.
    governors: provinces by number. windmills: how many.
    """

    money: int
    pawns: int
    markers: int
    hand: list[str]
    paintings: list[Painting]
    governors: list[int]
    windmills: int = 0


class Dice(Struct, frozen=True):
    """The last roll. first, second: None if a die card chose the total."""

    total: int
    first: int | None = None
    second: int | None = None


class Offer(Struct, frozen=True):
    """What a seat may do out of its turn after it won an auction.

    settle: the province (by number) in which three pawns may become a marker, NOBODY if there is none.
    sail: it drew a hidden card of a kind that may complete a crew.
    """

    seat: int
    settle: int = NOBODY
    sail: bool = False


# ------------------------------------------------------------------ frames


class Setup(Frame, tag="draft"):
    """The first placements. at: "start", "marker", "pawns" or "stadtholder". turn: seats done in this step."""

    turn: int = 0


class Turn(Frame, tag="turn"):
    """A seat's turn.

    at: "start", "before" (roll or die card), "main", "end" (other seats answer their offers).
    unsold: places (by number) of markers whose action found no buyer in this turn. offers: open ones of other
    seats.
    """

    seat: int
    unsold: list[int] = []
    offers: list[Offer] = []


class Bidding(EnglishAuction, tag="auction"):
    """An auction of the action of a marker in a province. place: the province, by number."""

    place: int


class Perform(Frame, tag="perform"):
    """The winner of an auction performs the action without its cost. place: the province whose action it is."""

    seat: int
    place: int


AnyFrame = Union[Setup, Turn, Bidding, Perform]


class GoldenAgeState(BaseState, kw_only=True):
    """A position.

    pawns: by seat, by province. owner: by place (`geography.PLACES`) without the West Indies, the marker's seat or
    NOBODY. flipped: by the same places, whether the marker there has been used this turn. west, west_flipped: by
    seat, all markers in the West Indies, and the used ones among them. steps: by guild, the price at which it was
    taken, 0 while it is free.
    stadtholder: space of the track, NOBODY before it is placed. decks: by deck, the next card last. discards: by
    deck. active: whose turn it is. turns: number begun. auctions: number opened. dice: the last roll.
    """

    stack: list[AnyFrame]
    players: list[Player]
    pawns: list[list[int]]
    owner: list[int]
    flipped: list[bool]
    west: list[int]
    west_flipped: list[int]
    steps: list[int]
    decks: list[list[str]]
    discards: list[list[str]]
    stadtholder: int = NOBODY
    active: int = 0
    turns: int = 0
    auctions: int = 0
    dice: Dice | None = None
