"""The form of plain data from which a position is read, and checks that hold for any position.

`position` documents the keys.
"""

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

from engines.core.files.position_form import PositionError, TableForm, at_least, check_seat, check_table, named
from engines.nuremberg.data import CARDS, NUMBERS, RESOURCES, YEARS, Numeral
from engines.nuremberg.geography.city import SITES, TOWER_AT
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING_AT, SECTIONS, SectionData
from engines.nuremberg.state import AnyFrame

SEATS = (3, 4)
NUMERALS: tuple[Numeral, ...] = get_args(Numeral)
"""The routes, in the order of every list "by route"."""
Phase = Literal["draw", "main"]
"""Phases: before the event card, and after it."""


class SeatForm(Struct, forbid_unknown_fields=True):
    """The pieces, cards and prestige of a seat."""

    stations: list[SectionData] = []
    settlements: list[str] = []
    workshops: list[str] = []
    hand: dict[str, int] = {}
    gold: int = 0
    prestige: int = 0


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    walls: int | None = None
    towers: list[str] = []
    rights: dict[Numeral, int | None] = {}
    council: dict[str, int | None] | None = None
    knight: str | None = None
    bank: dict[str, int] = {}
    deck: list[int] = []
    drawn: list[int] | None = None
    card: int | None = None
    year: int = YEARS[0].year
    frames: list[AnyFrame] | None = None
    loose: bool = False

    def of(self, seat: int) -> SeatForm:
        """Return the form of a seat."""
        return self.given()[seat] or SeatForm()


def check_form(given: PositionForm) -> None:
    """Raise PositionError for names, numbers and places that do not exist."""
    check_table(given, SEATS, framed=given.frames is not None)
    cards = [str(points) for points in NUMBERS.council_cards[str(given.players)]]
    named("council", given.council or (), cards)
    holders = {f"rights {route}": seat for route, seat in given.rights.items()}
    holders |= {f"council {card}": seat for card, seat in (given.council or {}).items()}
    for name, seat in holders.items():
        if seat is not None:
            check_seat(given, name, seat)
    if given.knight is not None and given.knight not in COUNTRY.names:
        example = COUNTRY.names[0]
        raise PositionError(f'knight: {given.knight!r} is no hex; hexes are "q,r", such as {example!r}')
    named("towers", given.towers, TOWER_AT)
    _once("towers", given.towers)
    named("bank", given.bank, RESOURCES)
    _check_cards(given)
    if given.year not in [square.year for square in YEARS]:
        raise PositionError(
            f"year: {YEARS[0].year} to {YEARS[-1].year} in steps of the timeline, not {given.year}"
        )
    if given.walls is not None:
        at_least("walls", given.walls, 0)
    for seat in range(given.players):
        _check_seat(f"P{seat}", given.of(seat))


def _check_cards(given: PositionForm) -> None:
    piles = {"deck": given.deck, "drawn": given.drawn or [], "card": [] if given.card is None else [given.card]}
    for name, cards in piles.items():
        for card in cards:
            if card not in CARDS:
                raise PositionError(f"{name}: event cards are 1 to {len(CARDS)}, not {card}")
        _once(name, cards)


def _check_seat(name: str, seat: SeatForm) -> None:
    for station in seat.stations:
        if not 1 <= station.section <= SECTIONS:
            raise PositionError(f"{name} stations: sections are 1 to {SECTIONS}, not {station.section}")
    named(f"{name} settlements", seat.settlements, CROSSING_AT)
    named(f"{name} workshops", seat.workshops, (site.id for site in SITES))
    named(f"{name} hand", seat.hand, RESOURCES)
    at_least(f"{name} gold", seat.gold, 0)
    at_least(f"{name} prestige", seat.prestige, 0)


def _once(name: str, found: Iterable[object]) -> None:
    items = list(found)
    for item in items:
        if items.count(item) > 1:
            raise PositionError(f"{name}: {item!r} is named twice")
