"""The news of a picture: what changed since the last one. Private events are ignored."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engines.fugger.events import Delivered, Delivery, Drew, JakobDrew, Played, PricesMoved, RoundBegan, Sold

JAKOB = -1
"""Jakob, in place of a seat."""


class Move(Struct, frozen=True):
    """A seat's move: ``kind`` is play, deliver, draw or jakob; ``card`` a kind of card, or "" if unseen."""

    seat: int
    kind: str
    card: str = ""
    round: int = 0


class News(Struct):
    """The events, sorted by their use in the picture.

    moves: oldest first. fresh_front, fresh_jakob: by kind of card, how many of the cards there are new.
    fresh_down: (seat, round) of new face-down cards. drew: seats that drew as their move. prices: the last
    evaluation. sold: what each seat sold in it. gains: by seat, florins from sales; paid: from deliveries.
    """

    moves: list[Move]
    fresh_front: dict[int, Counter[str]]
    fresh_jakob: Counter[str]
    fresh_down: set[tuple[int, int]]
    drew: set[int]
    prices: PricesMoved | None
    sold: dict[int, tuple[str, ...]]
    gains: dict[int, int]
    paid: dict[int, int]


def read_news(events: Sequence[Any]) -> News:
    """Sort the public events of Die Fugger; others are ignored."""
    news = News([], {}, Counter(), set(), set(), None, {}, {}, {})
    dealing = False
    for event in events:
        match event:
            case RoundBegan():
                dealing = False
            case Drew(seat) if not dealing:
                news.moves.append(Move(seat, "draw"))
                news.drew.add(seat)
            case Played(seat, card):
                news.moves.append(Move(seat, "play", card))
                news.fresh_front.setdefault(seat, Counter())[card] += 1
            case Delivered(seat, number):
                news.moves.append(Move(seat, "deliver", round=number))
                news.fresh_down.add((seat, number))
            case JakobDrew(card):
                news.moves.append(Move(JAKOB, "jakob", card))
                news.fresh_jakob[card] += 1
            case PricesMoved():
                # After an evaluation the rules deal new hands, and the cards in front are gone.
                dealing = True
                news.prices = event
                news.sold.clear()
            case Sold(seat, cards, _, florins):
                news.gains[seat] = news.gains.get(seat, 0) + florins
                news.sold[seat] = cards
            case Delivery(seat, _, florins):
                news.paid[seat] = florins
            case _:
                pass
        if isinstance(event, RoundBegan):
            news.fresh_front.clear()
            news.fresh_jakob.clear()
            news.drew.clear()
    return news
