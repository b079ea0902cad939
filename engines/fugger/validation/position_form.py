"""The plain-data form of a position, and the checks that hold for every position."""

from collections.abc import Iterable

from msgspec import Struct

from engines.core.files.position_form import PositionError, at_least, check_seed
from engines.fugger.data import GOODS, KINDS, MERCHANT, NUMBERS

SEATS = (2, 4)
"""The fewest and the most."""


class DeliveredForm(Struct, forbid_unknown_fields=True):
    """A delivered card, and the round it belongs to."""

    round: int
    card: str


class SeatForm(Struct, forbid_unknown_fields=True):
    """The possessions of a seat."""

    hand: list[str] = []
    front: list[str] = []
    delivered: list[DeliveredForm] = []
    florins: int = 0


class PositionForm(Struct, forbid_unknown_fields=True):
    """A whole position; the module `position` explains the keys."""

    players: list[SeatForm]
    round: int = 1
    prices: dict[str, int] = {}
    active: int = 0
    taken: int = 0
    starter: int | None = None
    jakob: list[str] = []
    pile: list[str] | None = None
    next: list[str] | None = None
    discards: list[str] | None = None
    over: bool = False
    seed: str = "00" * 16
    counter: int = 0


def check_form(given: PositionForm) -> None:
    """Raise PositionError for data that the rules cannot work with."""
    seats = len(given.players)
    if not SEATS[0] <= seats <= SEATS[1]:
        raise PositionError(f"players: {SEATS[0]} to {SEATS[1]} seats, not {seats}")
    for name, seat in (("active", given.active), ("starter", given.starter)):
        if seat is not None and not 0 <= seat < seats:
            raise PositionError(f"{name}: seats are 0 to {seats - 1}, not {seat}")
    for card in cards_named(given):
        if card not in KINDS:
            raise PositionError(f"{card!r} is no card; cards are {', '.join(KINDS)}")
    unknown = sorted(given.prices.keys() - set(GOODS))
    if unknown:
        raise PositionError(f"prices: {unknown[0]!r} is no good; goods are {', '.join(GOODS)}")
    for good, price in given.prices.items():
        if not NUMBERS.price_min <= price <= NUMBERS.price_max:
            raise PositionError(f"prices: {good} at {price}, not {NUMBERS.price_min} to {NUMBERS.price_max}")
    if MERCHANT in given.jakob:
        raise PositionError("jakob: Jakob never keeps a merchant")
    if any(card.card == MERCHANT for player in given.players for card in player.delivered):
        raise PositionError("delivered: a merchant is never played face down")
    for player in given.players:
        if player.front.count(MERCHANT) > NUMBERS.merchants_in_front:
            raise PositionError(f"front: at most {NUMBERS.merchants_in_front} merchants")
    for name, number, least in (
        ("round", given.round, 1),
        ("taken", given.taken, 0),
        ("counter", given.counter, 0),
    ):
        at_least(name, number, least)
    if given.pile is not None and given.next is not None:
        raise PositionError("pile and next exclude each other")
    check_seed(given.seed)


def cards_named(given: PositionForm) -> Iterable[str]:
    """Yield every card that the position names, once per copy."""
    for cards in (given.jakob, given.pile, given.next, given.discards):
        yield from cards or ()
    for player in given.players:
        yield from player.hand
        yield from player.front
        yield from (card.card for card in player.delivered)
