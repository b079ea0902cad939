"""The form of plain data from which a position is read, and checks that hold for any position.

`position` documents the keys.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engines.cities_knights.data import KINDS, NUMBERS, POINT_CARDS, TRACK_OF, TRACKS, Cards, full_deck
from engines.cities_knights.geography import BOARD, ISLAND, BoardLayout
from engines.cities_knights.state import AnyFrame
from engines.core.files.position_form import Amount, TableForm, check_seat, check_table, must, named, one_of

SEATS = (3, 4)
MOST_LEVEL = 3
Vertex = Annotated[int, Meta(ge=0, lt=len(ISLAND.spots))]
Hex = Annotated[str, one_of(ISLAND.names)]
Kind = Annotated[str, one_of(KINDS)]
Track = Annotated[str, one_of(TRACKS)]
Die = Annotated[int, Meta(ge=1, le=6)]


class KnightForm(Struct, forbid_unknown_fields=True):
    """A knight of a seat."""

    v: Vertex
    level: Annotated[int, Meta(ge=1, le=MOST_LEVEL)] = 1
    active: bool = False
    ready: bool | None = None
    promoted: bool = False


class SeatForm(Struct, forbid_unknown_fields=True):
    """The pieces and cards of a seat."""

    settlements: list[Vertex] = []
    cities: list[Vertex] = []
    tipped: list[Vertex] = []
    walls: list[Vertex] = []
    roads: list[tuple[int, int]] = []
    knights: list[KnightForm] = []
    hand: Cards = Cards()
    improvements: dict[Track, int] = {}
    progress: list[Annotated[str, one_of(TRACK_OF.keys() - POINT_CARDS)]] = []
    vp_cards: list[Annotated[str, one_of(POINT_CARDS)]] = []
    defender: Amount = 0


Phase = Literal["roll", "main"]
"""Phases: before the dice, and after them."""


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    seat_form = SeatForm
    bank: dict[Kind, int] = {}
    decks: dict[Track, list[str]] = {}
    metropolis: dict[Track, tuple[int, int] | None] = {}
    merchant: tuple[int, Hex] | None = None
    robber: Hex | None = None
    barbarian: int = 0
    attacks: int = 0
    longest_road: int | msgspec.UnsetType | None = msgspec.UNSET
    board: BoardLayout = BOARD.fixed
    dice: tuple[Die, Die, Annotated[str, one_of(NUMBERS.event_die)]] | None = None
    frames: list[AnyFrame] | None = None
    loose: bool = False


def check_form(given: PositionForm) -> None:
    """Raise PositionError for seats, cards and edges that do not exist, and for an impossible board."""
    check_table(given, SEATS, framed=given.frames is not None)
    seats = {f"metropolis {track}": holder[0] for track, holder in given.metropolis.items() if holder}
    if isinstance(given.longest_road, int):
        seats["longest_road"] = given.longest_road
    if given.merchant is not None:
        seats["merchant"] = given.merchant[0]
    for name, seat in seats.items():
        check_seat(given, name, seat)
    for track, deck in given.decks.items():
        named(f"decks {track}", deck, full_deck(TRACKS.index(track)))
    board = given.board
    full = (len(board.terrain), len(board.tokens), len(board.harbours)) == (19, 19, 9) and 0 not in board.tokens
    must(full, "board: 19 terrains, 19 tokens (null on the desert) and 9 harbours")
    named("board", board.terrain, NUMBERS.terrain)
    named("board", board.harbours, NUMBERS.harbours)
    must(board.terrain.count("desert") == 1, "board: there is one desert")
    for seat in range(given.players):
        for one, other in given.of(seat).roads:
            must(ISLAND.edge_between(one, other) is not None, f"P{seat} roads: no edge joins {one} and {other}")
