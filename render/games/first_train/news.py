"""The news of a picture: what changed since the last one."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from engines.first_train import events as ev
from engines.first_train.data import COLOURS, TRAIN, TRAINS, Exchange, Influence


class Move(Struct, frozen=True):
    """An action of a seat, for the title bar.

    what: bid, colour, line, bonus, train, load or sale. count: cubes, links, points, or the price of a train.
    detail: load, company or colour; of a line "landowner" if some left.
    """

    seat: int
    what: str
    count: int = 0
    detail: str = ""


class News(Struct):
    """The events, sorted by their use in the picture.

    steps: oldest first. links: pairs of areas that a line joined or a sale took. areas: places from which
    something was removed. turned: towns that became a company's. boxes: those with a new bid or winner. drawn: the
    counters of the boxes are new. trains: bought or loaded ones. profit: seats whose profit and loss moved.
    influence: seats whose disc on the track of a colour moved, by seat and colour. gained: by seat, victory
    points.
    """

    steps: list[Move] = []
    links: set[frozenset[str]] = set()
    areas: set[str] = set()
    turned: set[str] = set()
    boxes: set[int] = set()
    drawn: bool = False
    trains: set[str] = set()
    profit: set[int] = set()
    influence: set[tuple[int, str]] = set()
    gained: dict[int, int] = {}

    def score(self, seat: int, points: int) -> None:
        """Record victory points of a seat."""
        self.gained[seat] = self.gained.get(seat, 0) + points

    def move(self, seat: int, counts: Influence | Exchange) -> None:
        """Record the moves of discs by a seat's gains or payments."""
        self.influence |= {(seat, colour) for colour in COLOURS if getattr(counts, colour, 0)}


def _pairs(areas: Sequence[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in pairwise(areas)}


def read_news(events: Sequence[Any]) -> News:
    """Sort the public events of First Train; others are ignored."""
    news = News()
    for event in events:
        _read_auction(news, event)
        _read_track(news, event)
        _read_trains(news, event)
    return news


def _read_auction(news: News, event: Any) -> None:
    match event:
        case ev.CountersDrawn():
            news.drawn = True
        case ev.BidMade(seat=seat, box=box, cubes=cubes):
            news.boxes.add(box)
            news.steps.append(Move(seat, "bid", cubes))
        case ev.BoxWon(seat=seat, box=box, gained=gained):
            news.boxes.add(box)
            news.move(seat, gained)
        case ev.ColourChosen(seat=seat, box=box, colour=colour):
            news.boxes.add(box)
            news.influence.add((seat, colour))
            news.steps.append(Move(seat, "colour", detail=colour))


def _read_track(news: News, event: Any) -> None:
    match event:
        case ev.LineBuilt(seat=seat, areas=areas, influence=influence, landowners=landowners):
            news.links |= _pairs(areas)
            news.move(seat, influence)
            news.steps.append(Move(seat, "line", len(areas) - 1, "landowner" if landowners else ""))
        case ev.BonusGiven(builder=builder, points=points):
            for seat, got in enumerate(points):
                news.score(seat, got)
            news.steps.append(Move(builder, "bonus", points[builder]))
        case ev.LineSold(seat=seat, company=company, areas=areas, turned=turned):
            news.links |= _pairs(areas)
            news.turned |= set(turned)
            news.influence.add((seat, company))
            news.steps.append(Move(seat, "sale", len(areas) - 1, company))
        case ev.Removed(areas=areas):
            news.areas |= set(areas)


def _read_trains(news: News, event: Any) -> None:
    match event:
        case ev.TrainBought(seat=seat, train=train, brown=brown, pay=pay):
            news.trains.add(train)
            news.move(seat, pay)
            news.move(seat, Influence(brown=brown))
            news.steps.append(Move(seat, "train", TRAINS[TRAIN[train]].price))
        case ev.Loaded(seat=seat, area=area, load=load, train=train):
            news.areas.add(area)
            news.trains.add(train)
            news.steps.append(Move(seat, "load", detail=load))
        case ev.TransportScored(seat=seat, points=points):
            news.score(seat, points)
        case ev.ProfitMoved(seat=seat):
            news.profit.add(seat)
