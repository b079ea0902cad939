"""Plans for First Train's contests."""

from typing import Literal

from engines.core.play.contests import Plan
from engines.first_train.data import CompanyName, Exchange, Influence, LoadName


class Wishes(Plan, frozen=True, tag="wishes"):
    """Boxes of the auction, and how far to go for each.

    first, second: for each of two standing bids, boxes with the highest bid there ("3-5": box 3 up to 5), most
    wanted first. then: what to do when no wish of a list can be had: the cheapest possible bid, or a question.
    colour: of the point that may be of either company.
    """

    first: tuple[str, ...]
    second: tuple[str, ...] = ()
    then: Literal["ask", "least"] = "ask"
    colour: CompanyName | None = None


class LineWish(Plan, frozen=True, tag="ahead"):
    """A line to build if it is free and costs at most ``most`` in all.

    shorten: otherwise build as much of it from its start as is possible. then: what to do if nothing is.
    """

    areas: tuple[str, ...]
    most: int
    shorten: bool = False
    then: Literal["ask", "pass"] = "ask"


class Errands(Plan, frozen=True, tag="errands"):
    """Trains to buy and pieces to load, in order (`trains.buying`, `trains.loading`); what is gone is skipped.

    then: what to do after all of them; "missed" is a question if something is missing, a train or a piece with
    room on a train, otherwise a pass. after: how many errands the seat had done before it gave the list.
    """

    errands: tuple[str, ...]
    then: Literal["ask", "missed", "pass"] = "ask"
    after: int = 0


class JustBid(Plan, frozen=True, tag="just-bid"):
    """Only this bid, and then a question."""

    box: int
    cubes: int


class JustColour(Plan, frozen=True, tag="just-colour"):
    """This colour."""

    colour: CompanyName


class JustLine(Plan, frozen=True, tag="just-line"):
    """Only this line; a question if it cannot be built."""

    areas: tuple[str, ...]
    pay: Influence = Influence()


class JustBuy(Plan, frozen=True, tag="just-buy"):
    """Only this train, and then a question."""

    train: str
    pay: Exchange = Exchange()


class JustLoad(Plan, frozen=True, tag="just-load"):
    """Only this piece, and then a question. after: as in `Errands`."""

    area: str
    load: LoadName
    after: int = 0


class JustSell(Plan, frozen=True, tag="just-sell"):
    """Only this line; a question if it cannot be sold."""

    company: CompanyName
    areas: tuple[str, ...]


class JustPass(Plan, frozen=True, tag="just-pass"):
    """A pass."""


class AskMe(Plan, frozen=True, tag="ask-me"):
    """A question at each of the seat's turns."""
