"""What progress cards of all three kinds share."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from engines.cities_knights.actions import CatanAction
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.points import total
from engines.cities_knights.state import CatanState, Turn
from engines.core.actions import Option, plain_option
from engines.core.encoding.codec import tag_of
from engines.core.frames import Ctx
from engines.core.text.messages import Ref

Listing = Callable[[CatanState, Turn], list[Option]]
Offers = Mapping[str, Listing]
"""By card, the function that lists its options for the active seat."""
Effects = Mapping[type, Callable[[Ctx[CatanState], Turn, Any], None]]
"""By action, the function that applies the card's effect."""


def card_of(action: CatanAction) -> str:
    """Return the progress card that an action plays."""
    return tag_of(type(action)).removeprefix("card-")


def opponents(state: CatanState, seat: int) -> list[int]:
    """Return all other seats, in seat order."""
    return [other for other in range(state.seats) if other != seat]


def richer(state: CatanState, seat: int) -> list[int]:
    """Return opponents with more points than the seat who hold a card."""
    mine = total(state, seat)
    return [other for other in opponents(state, seat) if size(state, other) and total(state, other) > mine]


@cache
def upon(card: Callable[[Any], CatanAction], kind: str, what: int | str) -> Option:
    """Return an option to play a card on one thing, such as a seat. Options are values, so each is made once."""
    return named(card(what), Ref(kind, str(what)))


def upon_each(
    card: Callable[[Any], CatanAction], kind: str, things: Callable[[CatanState, Turn], Iterable[int | str]]
) -> Listing:
    """Return the options to play a card on one of several things."""
    return lambda state, turn: _upon_all(card, kind, tuple(things(state, turn)))


@lru_cache(maxsize=1024)
def _upon_all(card: Callable[[Any], CatanAction], kind: str, things: tuple[int | str, ...]) -> list[Option]:
    return [upon(card, kind, thing) for thing in things]


def if_useful(action: CatanAction, useful: Callable[[CatanState, Turn], object]) -> Listing:
    """Return the option to play a card that names nothing, if it may have an effect."""
    option = [named(action)]
    return lambda state, turn: option[:] if useful(state, turn) else []


def named(action: CatanAction, target: Ref | None = None) -> Option:
    """Return an option to play a card, perhaps on something."""
    card = Ref("card", card_of(action))
    return plain_option(action, "card", target or card, card)
