"""The news of a picture: what changed since the last one. Private events are ignored."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engines.cities_knights import events as ev


class Move(Struct, frozen=True):
    """An action of a seat, for the title bar.

    what: road, settlement, city, wall, metropolis, tipped, knight, activated, card, improved, robber, road-gone or
    roll. detail: a card or a track; not the direction of an edge. level: of a knight or a track; 0 if the events
    do not say, for a knight that is now at the vertex ``at``.
    """

    seat: int
    what: str
    detail: str = ""
    level: int = 1
    at: int = -1


class News(Struct):
    """The events, sorted by their use in the picture.

    steps: oldest first. vertices, edges: places with something new. lost: vertices where a city was razed, a
    metropolis taken away, or a knight driven away or given up.
    gone_roads: (edge, owner) of removed roads. left: places that knights left, as (vertex, seat, level, the
    knight's present vertex); level 0 and vertex -1 if unknown.
    robber, merchant: moved. rolled, ship: the dice were rolled, the ship sailed. landed: the last attack.
    tracks: (seat, track) of new levels. gains: by seat, cards got and lost without trade or building.
    road: the longest road changed hands.
    """

    steps: list[Move]
    vertices: set[int]
    edges: set[str]
    lost: set[int]
    gone_roads: list[tuple[str, int]]
    left: list[tuple[int, int, int, int]]
    tracks: set[tuple[int, str]]
    gains: Counter[int]
    robber: bool = False
    merchant: bool = False
    rolled: bool = False
    ship: bool = False
    landed: ev.BarbariansLanded | None = None
    road: bool = False


def read_news(events: Sequence[Any]) -> News:
    """Sort the public events of Cities & Knights; others are ignored."""
    news = News([], set(), set(), set(), [], [], set(), Counter())
    levels: dict[int, int] = {}
    for event in events:
        match event:
            case ev.TurnBegan() | ev.Shortage():
                pass
            case ev.Built() | ev.RoadBuilt() | ev.RoadRemoved() | ev.MetropolisBuilt() | ev.CityRazed():
                _building(news, event)
            case ev.KnightActivated(seat, vertex):
                news.vertices.add(vertex)
                news.steps.append(Move(seat, "activated", level=levels.get(vertex, 0), at=vertex))
            case ev.KnightPromoted(seat, vertex, level):
                levels[vertex] = level
                news.vertices.add(vertex)
                news.steps.append(Move(seat, "knight", level=level))
            case ev.KnightMoved(seat, start, to):
                news.vertices.discard(start)
                news.vertices.add(to)
                news.left.append((start, seat, levels.get(start, 0), to))
                news.steps.append(Move(seat, "activated", level=levels.get(start, 0), at=to))
            case ev.KnightDisplaced(seat, _, vertex, level) | ev.KnightDeserted(seat, _, vertex, level):
                news.left.append((vertex, seat, level, -1))
                if vertex not in news.vertices:
                    news.lost.add(vertex)
                news.steps.append(Move(seat, "driven", level=level))
            case ev.KnightDriven(seat, _, start, int(to)):
                news.left = [left for left in news.left if left[:2] != (start, seat)] + [(start, seat, 0, to)]
                news.lost.discard(start)
                news.vertices.add(to)
                news.steps.append(Move(seat, "knight", level=0, at=to))
            case ev.KnightJoined(seat, vertex, level):
                news.vertices.add(vertex)
                news.steps.append(Move(seat, "knight", level=level))
            case ev.Improved(seat, track, level):
                news.tracks.add((seat, track))
                news.steps.append(Move(seat, "improved", track, level))
            case ev.CardPlayed(seat, card):
                news.merchant = news.merchant or card == "merchant"
                news.steps.append(Move(seat, "card", card))
            case ev.RobberMoved(seat):
                news.robber = True
                news.steps.append(Move(seat, "robber"))
            case ev.Rolled(seat):
                news.rolled = True
                news.steps.append(Move(seat, "roll"))
            case ev.ShipMoved():
                news.ship = True
            case ev.BarbariansLanded():
                news.landed = event
            case ev.LongestRoad():
                news.road = True
            case _:
                _cards(news, event)
    return news


def _building(news: News, event: Any) -> None:
    match event:
        case ev.Built(seat, what, vertex):
            news.vertices.add(vertex)
            news.steps.append(Move(seat, what))
        case ev.RoadBuilt(seat, edge):
            news.edges.add(edge)
            news.steps.append(Move(seat, "road"))
        case ev.RoadRemoved(seat, owner, edge):
            news.edges.discard(edge)
            news.gone_roads.append((edge, owner))
        case ev.MetropolisBuilt(seat, track, vertex, _, lost):
            news.vertices.add(vertex)
            if lost is not None:
                news.lost.add(lost)
            news.steps.append(Move(seat, "metropolis", track))
        case ev.CityRazed(seat, vertex):
            news.lost.add(vertex)
            news.steps.append(Move(seat, "tipped"))


def _cards(news: News, event: Any) -> None:
    gains = news.gains
    match event:
        case ev.Received(seat, cards):
            gains[seat] += cards.total()
        case ev.CardsLost(seat, count):
            gains[seat] -= count
        case ev.CardStolen(seat, victim):
            gains[seat] += 1
            gains[victim] -= 1
        case ev.CardsGiven(seat, to, count):
            gains[seat] -= count
            gains[to] += count
        case ev.CardsTaken(seat, victim, cards):
            gains[seat] += cards.total()
            gains[victim] -= cards.total()
