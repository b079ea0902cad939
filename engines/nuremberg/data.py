"""Numbers, goods, event cards and years of the game, read once from ``data/``.

These files also hold what the sources leave out (README.md), so that an owner of the printed game can correct it.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from engines.core.files.data_files import DataFile
from engines.core.mechanics.resource_counts import ResourceCounts

FOLDER = Path(__file__).parent / "data"

NOBODY = -1
"""No seat."""
RESOURCES = ("wood", "clay", "wool", "grain", "ore")
"""The kinds of resource cards, in the order of every list "by resource"."""
KINDS = (*RESOURCES, "gold")
"""Everything used in payments and trades, in the order of every purse: gold comes last."""
KIND = {kind: i for i, kind in enumerate(KINDS)}
WOOD, CLAY, WOOL, GRAIN, ORE, GOLD = range(6)
ROUTES = ("i", "ii", "iii", "iv", "v")
"""The routes by the numerals printed at their first crossings, in the order of every list "by route"."""
ROUTE = {route: i for i, route in enumerate(ROUTES)}

Numeral = Literal["I", "II", "III", "IV", "V"]
"""A route, as data files and positions name it."""


def route_of(numeral: str) -> int:
    """Return the number of a route by its numeral, in lower or upper case."""
    return ROUTE[numeral.lower()]


class Cards(ResourceCounts, frozen=True):
    """Counts of resource cards by kind, as actions, events and views name them."""

    wood: int = 0
    clay: int = 0
    wool: int = 0
    grain: int = 0
    ore: int = 0


class Goods(Cards, frozen=True):
    """Goods of trades and payments: resource cards, and pieces of gold."""

    gold: int = 0


# ------------------------------------------------------------------ the files


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces of one seat."""

    station: int
    settlement: int
    workshop: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points. council: by card, the best one first."""

    settlement: int
    workshop: int
    right: int
    council: tuple[int, ...]


class Prestige(Struct, frozen=True, forbid_unknown_fields=True):
    """Prestige of buildings in the city, from how much on it brings a council card, and when that is safe."""

    wall: int
    tower: int
    council_from: int
    lock_at: int


class Rates(Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces the bank takes for one.

    usual: alike resources; any: with the workshop for any kind; printed: of a workshop's printed kind. gold:
    pieces of gold for a resource; gold_any: with the workshop for any kind. to_gold: alike resources for a piece
    of gold.
    """

    usual: int
    any: int
    printed: int
    gold: int
    gold_any: int
    to_gold: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Counts, costs and limits. council_cards: by number of seats, the points of the cards in play."""

    cards_of_each_kind: int
    pieces: Pieces
    costs: dict[str, dict[str, int]]
    points: Points
    council_cards: dict[str, tuple[int, ...]]
    prestige: Prestige
    rates: Rates
    target: int
    discard_from: int


class GoodData(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of goods: its raw materials, its price, and the route of the toll on its sale."""

    id: str
    cost: dict[str, int]
    price: int
    route: Numeral
    toll: int


EventName = Literal["toll", "free_clay", "none", "margrave", "years_pass", "robber_knight"]


class CardData(Struct, frozen=True, forbid_unknown_fields=True):
    """An event card. harvest: the number of the fields that produce, None on a robber knight. route: of a toll."""

    id: int
    harvest: int | None
    event: EventName
    route: Numeral | None


class YearData(Struct, frozen=True, forbid_unknown_fields=True):
    """A square of the timeline. red: all cards are shuffled there. end: the match ends there."""

    year: int
    red: bool
    end: bool


# ------------------------------------------------------------------ loading


def priced(file: DataFile, counts: Mapping[str, int]) -> tuple[int, ...]:
    """Return counts by name as a list by kind, including gold. Raises DataFileError for an unknown kind."""
    for kind in counts:
        file.must(kind in KIND, f"{kind!r} is none of {', '.join(KINDS)}")
    return tuple(counts.get(kind, 0) for kind in KINDS)


def _numbers() -> Numbers:
    numbers = _NUMBERS_FILE.read(Numbers)
    _NUMBERS_FILE.must(
        numbers.points.council == numbers.council_cards["4"], "four seats play with all council cards"
    )
    return numbers


def _goods() -> dict[str, GoodData]:
    found: tuple[GoodData, ...] = _GOODS_FILE.read_list("goods", GoodData)
    for good in found:
        _GOODS_FILE.must(0 < good.toll < good.price, f"the toll on {good.id} is no part of its price")
        _GOODS_FILE.must("gold" not in good.cost, f"{good.id} is made of resources only")
    return {good.id: good for good in found}


def _deck() -> dict[int, CardData]:
    cards: tuple[CardData, ...] = _DECK_FILE.read_list("cards", CardData)
    for card in cards:
        _DECK_FILE.must((card.route is not None) == (card.event == "toll"), f"card {card.id}: a toll has a route")
        knight = card.event == "robber_knight"
        _DECK_FILE.must((card.harvest is None) == knight, f"card {card.id}: all but robber knights have a harvest")
    _DECK_FILE.must(len({card.id for card in cards}) == len(cards), "two cards have the same id")
    return {card.id: card for card in cards}


def _years() -> tuple[YearData, ...]:
    squares: tuple[YearData, ...] = _TIMELINE_FILE.read_list("squares", YearData)
    ends = [square.end for square in squares]
    _TIMELINE_FILE.must(ends.index(True) == len(ends) - 1, "the last square is the only end")
    return squares


_NUMBERS_FILE, _GOODS_FILE = DataFile(FOLDER / "numbers.json"), DataFile(FOLDER / "goods.json")
_DECK_FILE, _TIMELINE_FILE = DataFile(FOLDER / "deck.json"), DataFile(FOLDER / "timeline.json")
NUMBERS = _numbers()
GOODS = _goods()
"""The goods by id."""
CARDS = _deck()
"""The event cards by id."""
YEARS = _years()
"""The squares of the timeline."""
RECIPES = {good.id: priced(_GOODS_FILE, good.cost) for good in GOODS.values()}
"""By good, its raw materials by kind."""
COSTS = {piece: priced(_NUMBERS_FILE, cost) for piece, cost in NUMBERS.costs.items()}
"""By piece ("station", "settlement", "workshop", "wall", "free_wall", "tower"), its cost by kind."""
LAST_SQUARE = len(YEARS) - 1


def council_points(seats: int) -> tuple[int, ...]:
    """Return the points of the council cards in play, best first."""
    return NUMBERS.council_cards[str(seats)]
