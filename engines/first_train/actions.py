"""Actions of First Train. Areas ("fuerth") and trains ("3a") are ids, boxes are numbers from 1."""

from typing import Union

from engines.core.actions import Action
from engines.first_train.data import CompanyName, Exchange, Influence, LoadName


class Bid(Action, frozen=True, tag="bid"):
    """Put cubes on a box of the auction."""

    box: int
    cubes: int


class ChooseColour(Action, frozen=True, tag="colour"):
    """Choose the colour of a box's printed point that may be red or green."""

    colour: CompanyName


class BuildLine(Action, frozen=True, tag="line"):
    """Build a line through areas, from its start.

    pay: influence that pays first for points beyond the cubes, as far as it is needed and not owed for fees and
    landowners. The rest is paid white, red, green and brown, in this order.
    """

    areas: tuple[str, ...]
    pay: Influence = Influence()


class BuyTrain(Action, frozen=True, tag="buy"):
    """Put a locomotive on a train. pay: what is exchanged for a part of its price."""

    train: str
    pay: Exchange = Exchange()


class Load(Action, frozen=True, tag="load"):
    """Put a passenger or a cube of an area on an own train: the most expensive with room, where it counts most."""

    area: str
    load: LoadName


class SellLine(Action, frozen=True, tag="sell"):
    """Sell a line of own links to a company, starting in the area with its town."""

    company: CompanyName
    areas: tuple[str, ...]


class Pass(Action, frozen=True, tag="pass"):
    """Build no line, sell no line, or stop running trains for this round."""


FirstTrainAction = Union[Bid, ChooseColour, BuildLine, BuyTrain, Load, SellLine, Pass]
