"""The plain-data form of a position, and the checks that hold for every position."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from engines.core.files.position_form import Amount, check_seed, must, named, one_of
from engines.fugger.data import GOODS, KINDS, NUMBERS
from engines.fugger.state import PlayerState

Price = Annotated[int, Meta(ge=NUMBERS.price_min, le=NUMBERS.price_max)]


class PositionForm(Struct, forbid_unknown_fields=True):
    """A whole position; the module `position` explains the keys."""

    players: Annotated[list[PlayerState], Meta(min_length=2, max_length=4)]
    round: Annotated[int, Meta(ge=1)] = 1
    prices: dict[Annotated[str, one_of(GOODS)], Price] = {}
    active: Amount = 0
    taken: Amount = 0
    starter: Amount | None = None
    jakob: list[str] = []
    pile: list[str] | None = None
    next: list[str] | None = None
    discards: list[str] | None = None
    over: bool = False
    seed: str = "00" * 16
    counter: Amount = 0


def check_form(given: PositionForm) -> None:
    """Raise PositionError for data that the rules cannot work with."""
    seats = len(given.players)
    for name, seat in (("active", given.active), ("starter", given.starter)):
        must(seat is None or seat < seats, f"{name}: seats are 0 to {seats - 1}, not {seat}")
    named("cards", cards_named(given), KINDS)
    must(given.pile is None or given.next is None, "pile and next exclude each other")
    check_seed(given.seed)


def cards_named(given: PositionForm) -> Iterable[str]:
    """Yield every card that the position names, once per copy."""
    for cards in (given.jakob, given.pile, given.next, given.discards):
        yield from cards or ()
    for player in given.players:
        yield from player.hand
        yield from player.front
        yield from (card.card for card in player.delivered)
