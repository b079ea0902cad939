"""The three actions of Die Fugger; a seat does exactly one of them on its turn."""

from typing import Union

from engines.core.actions import Action


class Draw(Action, frozen=True, tag="draw"):
    """Draw one card; allowed with at most four cards in hand."""


class Play(Action, frozen=True, tag="play"):
    """Play a card face up: a good, or a merchant with fewer than two merchants in front."""

    card: str


class Deliver(Action, frozen=True, tag="deliver"):
    """Play a good face down, in rounds 1 and 2, once a round."""

    card: str


FuggerAction = Union[Draw, Play, Deliver]
