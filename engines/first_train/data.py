"""Numbers, trains and boards of the game, read once from ``data/``.

These files also hold what the sources leave out (README.md), so that an owner of the printed game can correct it.
The maps are read by `geography`.
"""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from engines.core.files.data_files import DataFile
from engines.core.mechanics.resource_counts import ResourceCounts

FOLDER = Path(__file__).parent / "data"

NOBODY = -1
"""No seat."""
COLOURS = ("white", "brown", "red", "green")
"""The influence tracks, in the order of every list "by colour": government, railway and the two companies."""
WHITE, BROWN, RED, GREEN = range(4)
CompanyName = Literal["red", "green"]
COMPANIES: tuple[CompanyName, ...] = ("red", "green")
"""The companies, in the order of every list "by company"; `company_colour` gives a company's influence."""
LoadName = Literal["red", "green", "white", "yellow"]
LOADS: tuple[LoadName, ...] = ("red", "green", "white", "yellow")
"""What trains carry, in the order of every list "by load": passengers of two colours, and two kinds of goods."""
RED_PASSENGER, GREEN_PASSENGER, WHITE_CUBE, YELLOW_CUBE = range(4)
PASSENGERS, GOODS = (RED_PASSENGER, GREEN_PASSENGER), (WHITE_CUBE, YELLOW_CUBE)
FIGURES = ("red", "green", "landowner")
"""Figures on towns, in the order of every list "by figure"."""
LANDOWNER = 2

BoardName = Literal["3-4", "2-3"]
"""A side of the auction board and of the train board."""


def company_colour(company: int) -> int:
    """Return the colour of a company's influence."""
    return company + RED


class Influence(ResourceCounts, frozen=True):
    """Points of influence by colour, as actions, events and views name them."""

    white: int = 0
    brown: int = 0
    red: int = 0
    green: int = 0


class Exchange(ResourceCounts, frozen=True):
    """What may be exchanged for railway influence when a train is bought."""

    cubes: int = 0
    white: int = 0
    red: int = 0
    green: int = 0


class Loads(ResourceCounts, frozen=True):
    """Passengers and cubes by load."""

    red: int = 0
    green: int = 0
    white: int = 0
    yellow: int = 0


# ------------------------------------------------------------------ the files


class LinkCost(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for a link: between plains, with a valley at an end, across a river."""

    plain: int
    valley: int
    river: int


class ProfitData(Struct, frozen=True, forbid_unknown_fields=True):
    """What a load of each kind, and an own link on the map, count on profit and loss."""

    red: int
    green: int
    white: int
    yellow: int
    link: int


class PointsData(Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points: for a cube, a set of all four loads, an own link left at the end, and a link bonus."""

    cube: int
    set: int
    link: int
    bonus: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Counts, costs and limits.

    rounds: by number of seats. start: influence at the start. links, locomotives: pieces of a seat. goods,
    figures: in the bag at the setup. exchange: points for one of railway influence. links_sold_for_one: most
    links sold for one influence of the company.
    """

    rounds: dict[str, int]
    cubes_a_round: int
    cubes_most: int
    start: Influence
    influence_most: int
    profit_least: int
    profit_most: int
    links: int
    locomotives: int
    bids: int
    goods: dict[str, int]
    cubes_an_area: int
    figures: dict[str, int]
    figures_a_town: dict[str, int]
    link_cost: LinkCost
    fee: int
    landowner: int
    exchange: int
    profit: ProfitData
    links_sold_for_one: int
    points: PointsData


class TrainData(Struct, frozen=True, forbid_unknown_fields=True):
    """A train: its price in railway influence, and its room for passengers and goods."""

    id: str
    price: int
    passengers: int
    goods: int


class BoxData(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the auction. least: its smallest bid. choice: printed points that are red or green, as chosen."""

    least: int
    printed: Influence
    choice: int


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the boards. bag: the influence counters. passenger_points: by price of the train."""

    bag: Influence
    passenger_points: dict[str, int]
    boxes: tuple[BoxData, ...]


# ------------------------------------------------------------------ loading


def check_numbers(numbers: Numbers) -> None:
    """Raise DataFileError unless the numbers make a game."""
    must = NUMBERS_FILE.must
    must(sorted(numbers.rounds) == ["2", "3", "4"], "rounds: for 2, 3 and 4 seats")
    must(min(numbers.rounds.values()) > 0, "rounds: there is one at least")
    must(sorted(numbers.goods) == ["white", "yellow"], "goods: white and yellow")
    must(sorted(numbers.figures) == sorted(FIGURES), f"figures: {', '.join(FIGURES)}")
    must(sorted(numbers.figures_a_town) == ["town_major", "town_minor"], "figures_a_town: major and minor towns")
    must(max(numbers.start.counts()) <= numbers.influence_most, "start: more influence than there can be")
    must(numbers.profit_least < 0 < numbers.profit_most, "profit_least, profit_most: 0 lies between them")
    must(min(numbers.exchange, numbers.links_sold_for_one) > 0, "exchange, links_sold_for_one: 1 at least")


def check_boards(boards: dict[BoardName, BoardData], trains: tuple[TrainData, ...]) -> None:
    """Raise DataFileError unless each side has boxes, counters for all of them, and points for each train."""
    must = BOARDS_FILE.must
    must(sorted(boards) == ["2-3", "3-4"], "the sides are 2-3 and 3-4")
    for name, board in boards.items():
        must(board.bag.total() >= len(board.boxes) > 0, f"{name}: there is a counter for each box")
        for train in trains:
            known = str(train.price) in board.passenger_points
            must(known, f"{name}, passenger_points: none for trains of price {train.price}")
        for number, box in enumerate(board.boxes, start=1):
            must(box.least > 0, f"{name}, box {number}: least is 1 at least")
            last = number == len(board.boxes)
            must(box.choice == 0 or last, f"{name}, box {number}: only the last box leaves a choice")


def _trains() -> tuple[TrainData, ...]:
    trains: tuple[TrainData, ...] = TRAINS_FILE.read_list("trains", TrainData)
    TRAINS_FILE.must(len({train.id for train in trains}) == len(trains) > 0, "two trains have the same id")
    for train in trains:
        TRAINS_FILE.must(train.price > 0, f"{train.id}: price is 1 at least")
    return trains


NUMBERS_FILE, TRAINS_FILE = DataFile(FOLDER / "numbers.json"), DataFile(FOLDER / "trains.json")
BOARDS_FILE = DataFile(FOLDER / "boards.json")
NUMBERS = NUMBERS_FILE.read(Numbers)
check_numbers(NUMBERS)
TRAINS = _trains()
"""The trains, in the order of every list "by train"."""
TRAIN = {train.id: i for i, train in enumerate(TRAINS)}
BOARDS = BOARDS_FILE.read(dict[BoardName, BoardData])
check_boards(BOARDS, TRAINS)
PROFIT_OF = (NUMBERS.profit.red, NUMBERS.profit.green, NUMBERS.profit.white, NUMBERS.profit.yellow)
"""By load, its effect on profit and loss."""
MOST_BOXES = max(len(board.boxes) for board in BOARDS.values())
SEATS = (2, 4)


def rounds_of(seats: int) -> int:
    """Return the number of rounds of a match."""
    return NUMBERS.rounds[str(seats)]


def board_of(seats: int, wanted: BoardName) -> BoardName:
    """Return the side of the boards for a number of seats (A22)."""
    if seats == 3:
        return wanted
    return "2-3" if seats == 2 else "3-4"
