"""What the events since the last picture mean for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from engines.first_train import events as ev


class Step(Struct, frozen=True):
    """One thing that a seat did, for the title bar.

    what: bid, line, train, load or sale. count: cubes, links, or the price of a train. detail: load or company.
    """

    seat: int
    what: str
    count: int = 0
    detail: str = ""


class News(Struct):
    """The events, sorted by what the picture does with them.

    steps: oldest first. links: pairs of areas that a line joined or a sale took. areas: where something was taken
    or left. turned: towns that became a company's. boxes: those with a new bid or winner. trains: bought or loaded
    ones. moved: seats whose profit and loss moved.
    """

    steps: list[Step]
    links: set[frozenset[str]]
    areas: set[str]
    turned: set[str]
    boxes: set[int]
    trains: set[str]
    moved: set[int]


def _pairs(areas: Sequence[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in pairwise(areas)}


def read_news(events: Sequence[Any]) -> News:
    """Sort the public events of First Train; others are passed over."""
    news = News([], set(), set(), set(), set(), set(), set())
    for event in events:
        match event:
            case ev.BidMade(seat=seat, box=box, cubes=cubes):
                news.boxes.add(box)
                news.steps.append(Step(seat, "bid", cubes))
            case ev.BoxWon(box=box):
                news.boxes.add(box)
            case ev.LineBuilt(seat=seat, areas=areas):
                news.links |= _pairs(areas)
                news.steps.append(Step(seat, "line", len(areas) - 1))
            case ev.TrainBought(seat=seat, train=train):
                news.trains.add(train)
                news.steps.append(Step(seat, "train", int(train[0])))
            case ev.Loaded(seat=seat, area=area, load=load, train=train):
                news.areas.add(area)
                news.trains.add(train)
                news.steps.append(Step(seat, "load", detail=load))
            case ev.ProfitMoved(seat=seat):
                news.moved.add(seat)
            case ev.LineSold(seat=seat, company=company, areas=areas, turned=turned):
                news.links |= _pairs(areas)
                news.turned |= set(turned)
                news.steps.append(Step(seat, "sale", len(areas) - 1, company))
            case ev.Removed(areas=areas):
                news.areas |= set(areas)
            case _:
                pass
    return news
