"""What a seat does in First Train. Areas ("fuerth") and trains ("3a") are ids, boxes are numbers from 1."""

from __future__ import annotations

from typing import Union

from engines.core.actions import Action
from engines.first_train.data import CompanyName, Exchange, Influence, LoadName


class Bid(Action, frozen=True, tag="bid"):
    """Put cubes on a box of the auction."""

    box: int
    cubes: int


class ChooseColour(Action, frozen=True, tag="colour"):
    """Say which colour the printed point of a box has that may be either."""

    colour: CompanyName


class BuildLine(Action, frozen=True, tag="line"):
    """Build a line through areas, the one where it starts first.

    pay: influence that pays first for the points that cubes are missing for, as far as it is needed and not owed
    for fees and landowners; what is missing then is paid white, red, green and brown, in this order.
    """

    areas: tuple[str, ...]
    pay: Influence = Influence()


class BuyTrain(Action, frozen=True, tag="buy"):
    """Put a locomotive on a train. pay: what is exchanged for a part of its price."""

    train: str
    pay: Exchange = Exchange()


class Load(Action, frozen=True, tag="load"):
    """Put a passenger or a cube of an area on an own train: the dearest that has room, for it counts the most."""

    area: str
    load: LoadName


class SellLine(Action, frozen=True, tag="sell"):
    """Sell a line of own links to a company, from the area with its town on."""

    company: CompanyName
    areas: tuple[str, ...]


class Pass(Action, frozen=True, tag="pass"):
    """Build no line, sell no line, or do no more with trains in this round."""


FirstTrainAction = Union[Bid, ChooseColour, BuildLine, BuyTrain, Load, SellLine, Pass]
