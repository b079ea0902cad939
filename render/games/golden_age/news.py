"""The news of a picture: what changed since the last one. Private events are ignored."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engines.golden_age import events as ev
from engines.golden_age.data import CARDS


class Move(Struct, frozen=True):
    """An action of a seat, for the title bar.

    what: marker, pawn, move, guild, draw, shown, paint, cash, sail, auction or unsold. detail: a place, a colour,
    a deck or a card. amount: half florins that it cost or brought; payments made for a painting.
    """

    seat: int
    what: str
    detail: str = ""
    amount: int = 0


class News(Struct):
    """The events, sorted by their use in the picture.

    steps: oldest first. pawns: new pawns by seat and province. moves: of pawns that are still at their target, as
    (seat, start, to). markers: places with a new one. paintings: new or paid ones, by seat, card and
    payments made. governors: new ones, as (seat, province). windmills: seats with a new one. decks: those drawn
    from. income: by seat, once the Stadtholder paid. came: the space from which he came.
    """

    steps: list[Move]
    pawns: Counter[tuple[int, str]]
    moves: list[tuple[int, str, str]]
    markers: set[str]
    paintings: Counter[tuple[int, str, int]]
    governors: set[tuple[int, str]]
    windmills: set[int]
    decks: set[str]
    income: tuple[int, ...] = ()
    came: int | None = None
    rolled: bool = False


def read_news(events: Sequence[Any]) -> News:
    """Sort the public events of The Golden Age; others are ignored."""
    news = News([], Counter(), [], set(), Counter(), set(), set(), set())
    total = 0
    for event in events:
        match event:
            case ev.Rolled():
                news.rolled = True
                total = event.total
            case ev.StadtholderMoved(space, income):
                news.income = income
                news.came = space - total
            case (
                ev.MarkerPlaced() | ev.PawnPlaced() | ev.PawnMoved() | ev.PawnAdded() | ev.MarkerMade()
                | ev.GuildTaken() | ev.Sailed()
            ):  # fmt: skip
                _pieces(news, event)
            case _:
                _cards(news, event)
    return news


def _pieces(news: News, event: Any) -> None:
    match event:
        case ev.MarkerPlaced(seat, province):
            news.markers.add(province)
            news.steps.append(Move(seat, "marker", province))
        case ev.PawnPlaced(seat, province):
            news.pawns[seat, province] += 1
            news.steps.append(Move(seat, "pawn", province))
        case ev.PawnMoved(seat, start, to, cost):
            _moved(news, seat, start, to)
            news.steps.append(Move(seat, "move", to, cost))
        case ev.PawnAdded(seat, province, _, cost):
            news.pawns[seat, province] += 1
            news.steps.append(Move(seat, "pawn", province, cost))
        case ev.MarkerMade(seat, province, source):
            news.pawns.pop((seat, province), None)
            news.moves = [move for move in news.moves if (move[0], move[2]) != (seat, province)]
            news.markers.discard(source or "")
            news.markers.add(province)
            news.steps.append(Move(seat, "marker", province))
        case ev.GuildTaken(seat, guild, price):
            news.markers.add(guild)
            news.steps.append(Move(seat, "guild", guild, price))
        case ev.Sailed(seat, space, _, source):
            news.markers.discard(source or "")
            news.markers.add(space)
            news.steps.append(Move(seat, "sail", space))


def _moved(news: News, seat: int, start: str, to: str) -> None:
    """Record a pawn's move, which may continue an earlier one."""
    first = start
    if news.pawns[seat, start]:
        news.pawns[seat, start] -= 1
        earlier = next((move for move in news.moves if (move[0], move[2]) == (seat, start)), None)
        if earlier is not None:
            news.moves.remove(earlier)
            first = earlier[1]
        else:
            first = ""
    if first == to:
        return
    onward = next((move for move in news.moves if (move[0], move[1]) == (seat, to)), None)
    if first and onward is not None:
        # Another pawn of the seat left this province before: in all, one pawn went the whole way.
        news.moves.remove(onward)
        news.moves.append((seat, first, onward[2]))
        return
    news.pawns[seat, to] += 1
    if first:
        news.moves.append((seat, first, to))


def _cards(news: News, event: Any) -> None:
    match event:
        case ev.CardDrawn(seat, deck, _, cost):
            news.decks.add(deck)
            news.steps.append(Move(seat, "draw", deck, cost))
        case ev.CardShown(seat, card):
            data = CARDS[card].data
            if data.kind == "art":
                news.paintings[seat, card, 0] += 1
            elif data.kind == "governor":
                news.governors.add((seat, data.province))
            else:
                news.windmills.add(seat)
            news.steps.append(Move(seat, "shown", card))
        case ev.PainterPaid(seat, card, paid):
            # A painting that is new here, or was paid for here before, is still the same one.
            news.paintings -= Counter([(seat, card, paid - 1)])
            news.paintings[seat, card, paid] += 1
            news.steps.append(Move(seat, "paint", card, paid))
        case ev.Cashed(seat, card, _, pays):
            news.steps.append(Move(seat, "cash", card, pays))
        case ev.AuctionWon(seat, _, amount, _, colour):
            news.steps.append(Move(seat, "auction", colour, amount))
        case ev.AuctionFailed(seat, _):
            news.steps.append(Move(seat, "unsold"))
