"""The form of plain data from which a position is read, and checks that hold for any position.

`position` documents the keys.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from engines.cities_knights.data import KINDS, NUMBERS, POINT_CARDS, TRACK_OF, TRACKS, full_deck
from engines.cities_knights.geography import BOARD, ISLAND, BoardLayout
from engines.cities_knights.state import AnyFrame
from engines.core.files.position_form import (
    PositionError,
    TableForm,
    at_least,
    check_seat,
    check_table,
    must,
    named,
)

SEATS = (3, 4)
LEVELS = (1, 2, 3)


class KnightForm(Struct, forbid_unknown_fields=True):
    """A knight of a seat."""

    v: int
    level: int = 1
    active: bool = False
    ready: bool | None = None
    promoted: bool = False


class SeatForm(Struct, forbid_unknown_fields=True):
    """The pieces and cards of a seat."""

    settlements: list[int] = []
    cities: list[int] = []
    tipped: list[int] = []
    walls: list[int] = []
    roads: list[tuple[int, int]] = []
    knights: list[KnightForm] = []
    hand: dict[str, int] = {}
    improvements: dict[str, int] = {}
    progress: list[str] = []
    vp_cards: list[str] = []
    defender: int = 0


Phase = Literal["roll", "main"]
"""Phases: before the dice, and after them."""


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    bank: dict[str, int] = {}
    decks: dict[str, list[str]] = {}
    metropolis: dict[str, tuple[int, int] | None] = {}
    merchant: tuple[int, str] | None = None
    robber: str | None = None
    barbarian: int = 0
    attacks: int = 0
    longest_road: int | msgspec.UnsetType | None = msgspec.UNSET
    board: BoardLayout = BOARD.fixed
    dice: tuple[int, int, str] | None = None
    frames: list[AnyFrame] | None = None
    loose: bool = False

    def of(self, seat: int) -> SeatForm:
        """Return the form of a seat."""
        return self.given()[seat] or SeatForm()


def check_form(given: PositionForm) -> None:
    """Raise PositionError for names, numbers and places that do not exist."""
    check_table(given, SEATS, framed=given.frames is not None)
    seats = {}
    if isinstance(given.longest_road, int):
        seats["longest_road"] = given.longest_road
    if given.merchant is not None:
        seats["merchant"] = given.merchant[0]
    seats |= {f"metropolis {track}": holder[0] for track, holder in given.metropolis.items() if holder}
    for name, seat in seats.items():
        check_seat(given, name, seat)
    for name, hexagon in (("robber", given.robber), ("merchant", given.merchant and given.merchant[1])):
        if hexagon is not None and hexagon not in ISLAND.names:
            raise PositionError(f'{name}: {hexagon!r} is no hex; hexes are "q,r", such as {ISLAND.names[0]!r}')
    named("bank", given.bank, KINDS)
    named("decks", given.decks, TRACKS)
    named("metropolis", given.metropolis, TRACKS)
    for track, deck in given.decks.items():
        named(f"decks {track}", deck, full_deck(TRACKS.index(track)))
    if given.dice is not None and not (
        {given.dice[0], given.dice[1]} <= set(range(1, 7)) and given.dice[2] in NUMBERS.event_die
    ):
        raise PositionError(f"dice: two of 1 to 6 and one of {', '.join(sorted(set(NUMBERS.event_die)))}")
    board = given.board
    if (len(board.terrain), len(board.tokens), len(board.harbours)) != (19, 19, 9) or 0 in board.tokens:
        raise PositionError("board: 19 terrains, 19 tokens (null on the desert) and 9 harbours")
    named("board", board.terrain, NUMBERS.terrain)
    named("board", board.harbours, NUMBERS.harbours)
    must(board.terrain.count("desert") == 1, "board: there is one desert")
    for seat in range(given.players):
        _check_seat(f"P{seat}", given.of(seat))


def _check_seat(name: str, seat: SeatForm) -> None:
    named(f"{name} hand", seat.hand, KINDS)
    named(f"{name} improvements", seat.improvements, TRACKS)
    named(f"{name} progress", seat.progress, TRACK_OF.keys() - POINT_CARDS)
    named(f"{name} vp_cards", seat.vp_cards, POINT_CARDS)
    places = [*seat.settlements, *seat.cities, *seat.tipped, *seat.walls, *(knight.v for knight in seat.knights)]
    for vertex in places:
        if vertex not in range(len(ISLAND.spots)):
            raise PositionError(f"{name}: vertices are 0 to {len(ISLAND.spots) - 1}, not {vertex}")
    for pair in seat.roads:
        must(ISLAND.edge_between(*pair) is not None, f"{name} roads: no edge joins {pair[0]} and {pair[1]}")
    for knight in seat.knights:
        must(knight.level in LEVELS, f"{name} knights: levels are 1 to {LEVELS[-1]}, not {knight.level}")
    at_least(f"{name} defender", seat.defender, 0)
