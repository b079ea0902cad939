"""The news of a picture: what changed since the last one. Private events are ignored."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engines.nuremberg import events as ev


class Move(Struct, frozen=True):
    """An action of a seat, for the title bar.

    what: station, settlement, workshop, wall, tower, sold, knight, right or council. detail: goods, a route, or
    what a council card counts.
    """

    seat: int
    what: str
    detail: str = ""


class News(Struct):
    """The events, sorted by their use in the picture.

    steps: oldest first. stations: (route, section) by id and number. crossings, sites, towers: ids of places with
    something new. walls: numbers of new ones. rights, council: routes and values of cards that changed hands.
    cards, gold: by seat, gains and losses without building, for cards also without trade. left: the field that the
    knight left, "" if unknown. knight: he moved; years: the marker did. drawn: an event card was drawn.
    """

    steps: list[Move]
    stations: set[tuple[str, int]]
    crossings: set[str]
    sites: set[str]
    towers: set[str]
    walls: set[int]
    rights: set[str]
    council: set[int]
    cards: Counter[int]
    gold: Counter[int]
    left: str = ""
    knight: bool = False
    years: bool = False
    drawn: bool = False


def read_news(events: Sequence[Any]) -> News:
    """Sort the public events of Nuremberg; others are ignored."""
    news = News([], set(), set(), set(), set(), set(), set(), set(), Counter(), Counter())
    for event in events:
        match event:
            case ev.CardDrawn():
                news.drawn = True
            case ev.YearsPassed():
                news.years = True
            case ev.KnightMoved(seat):
                news.knight = True
                news.steps.append(Move(seat, "knight"))
            case ev.KnightSentHome(str(was)):
                news.knight, news.left = True, was
            case ev.RightTaken(seat, route):
                news.rights.add(route)
                news.steps.append(Move(seat, "right", route))
            case ev.CouncilTaken(seat, card):
                news.council.add(card)
                news.steps.append(Move(seat, "council", str(card)))
            case ev.Sold(seat, goods):
                news.steps.append(Move(seat, "sold", goods))
                news.gold[seat] += event.price - event.toll
                if event.to is not None:
                    news.gold[event.to] += event.toll
            case _:
                _building(news, event)
                _cards(news, event)
    return news


def _building(news: News, event: Any) -> None:
    match event:
        case ev.Placed(seat, crossing, section):
            news.stations.add((crossing.partition("-")[0], section))
            news.crossings.add(crossing)
            news.steps += [Move(seat, "station"), Move(seat, "settlement")]
        case ev.StationBuilt(seat, route, section):
            news.stations.add((route, section))
            news.steps.append(Move(seat, "station"))
        case ev.SettlementBuilt(seat, crossing):
            news.crossings.add(crossing)
            news.steps.append(Move(seat, "settlement"))
        case ev.WorkshopBuilt(seat, site):
            news.sites.add(site)
            news.steps.append(Move(seat, "workshop"))
        case ev.WallBuilt(seat, wall):
            news.walls.add(wall)
            news.steps.append(Move(seat, "wall"))
        case ev.TowerBuilt(seat, tower):
            news.towers.add(tower)
            news.steps.append(Move(seat, "tower"))


def _cards(news: News, event: Any) -> None:
    match event:
        case ev.Received(seat, cards):
            news.cards[seat] += cards.total()
        case ev.Discarded(seat, cards):
            news.cards[seat] -= cards.total()
        case ev.CardStolen(seat, victim):
            news.cards[seat] += 1
            news.cards[victim] -= 1
        case ev.TollPaid(seat, to):
            news.gold[seat] -= event.gold
            news.gold[to] += event.gold
            news.cards[seat] -= event.cards
            news.cards[to] += event.cards
