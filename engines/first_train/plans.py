"""What seats may plan in First Train's contests, and the ways of which plans are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Union

from msgspec import Struct

from engines.core.play.contests import Plan
from engines.first_train.data import CompanyName, Exchange, Influence, LoadName


class Wishes(Plan, frozen=True, tag="wishes"):
    """Boxes of the auction, and how far to go for each.

    first, second: for one standing bid and for the other, boxes with the most that is bid there ("3-5": box 3 up
    to 5), the dearest wish first. then: what is done when none of a list's wishes can be had: the cheapest bid
    that there is, or a question. colour: of the point that may be of either company.
    """

    first: tuple[str, ...]
    second: tuple[str, ...] = ()
    then: Literal["ask", "least"] = "ask"
    colour: CompanyName | None = None


class LineWish(Plan, frozen=True, tag="ahead"):
    """A line that is built if it is free and costs no more than ``most`` in all.

    shorten: else as much of it from its start as is and does. then: what is done if there is none.
    """

    areas: tuple[str, ...]
    most: int
    shorten: bool = False
    then: Literal["ask", "pass"] = "ask"


class Errands(Plan, frozen=True, tag="errands"):
    """Trains to buy and pieces to load, in their order (`trains.buying`, `trains.loading`); what is gone is
    skipped.

    then: what is done after all of them; "missed" is a question where something is missing, a train or a piece
    for which there is room, and else a pass. after: how many errands the seat had done before it gave the list.
    """

    errands: tuple[str, ...]
    then: Literal["ask", "missed", "pass"] = "ask"
    after: int = 0


class JustBid(Plan, frozen=True, tag="just-bid"):
    """Just this bid, and then a question."""

    box: int
    cubes: int


class JustColour(Plan, frozen=True, tag="just-colour"):
    """This colour."""

    colour: CompanyName


class JustLine(Plan, frozen=True, tag="just-line"):
    """Just this line; a question if it cannot be built so."""

    areas: tuple[str, ...]
    pay: Influence = Influence()


class JustBuy(Plan, frozen=True, tag="just-buy"):
    """Just this train, and then a question."""

    train: str
    pay: Exchange = Exchange()


class JustLoad(Plan, frozen=True, tag="just-load"):
    """Just this piece, and then a question. after: as in `Errands`."""

    area: str
    load: LoadName
    after: int = 0


class JustSell(Plan, frozen=True, tag="just-sell"):
    """Just this line; a question if it cannot be sold."""

    company: CompanyName
    areas: tuple[str, ...]


class JustPass(Plan, frozen=True, tag="just-pass"):
    """A pass."""


class AskMe(Plan, frozen=True, tag="ask-me"):
    """A question whenever it is one's turn."""


FirstTrainPlan = Union[
    Wishes,
    LineWish,
    Errands,
    JustBid,
    JustColour,
    JustLine,
    JustBuy,
    JustLoad,
    JustSell,
    JustPass,
    AskMe,
]


# ------------------------------------------------------------------ wishes and errands as ways


def wish(box: int, most: int) -> str:
    """A box, and the most that is bid there."""
    return f"{box}-{most}"


def wished(text: str) -> tuple[int, int]:
    """The box and the most of a wish."""
    box, most = text.split("-")
    return int(box), int(most)


class BoxPaths(Struct, frozen=True):
    """Wishes in their order, each box once. ranges: boxes with least and most. empty: there may be none."""

    ranges: tuple[tuple[int, int, int], ...]
    empty: bool

    def follow(self, way: tuple[str, ...]) -> Sequence[str]:
        """Boxes that are not named yet, up to any number of cubes."""
        named = {wished(text)[0] for text in way}
        return [wish(box, most) for box, lo, hi in self.ranges if box not in named for most in range(lo, hi + 1)]

    def ends(self, way: tuple[str, ...]) -> bool:
        """Anywhere."""
        return self.empty or bool(way)


class ErrandPaths(Struct, frozen=True):
    """Errands in their order. errands: each with how often it can be done."""

    errands: tuple[tuple[str, int], ...]

    def follow(self, way: tuple[str, ...]) -> Sequence[str]:
        """What is not named so often yet."""
        return [errand for errand, times in self.errands if way.count(errand) < times]

    def ends(self, way: tuple[str, ...]) -> bool:
        """Anywhere, once there is one."""
        return bool(way)
