"""The position of a match of Nuremberg: data only. Lists "by kind" follow `data.KINDS`, gold last."""

from typing import Union

from msgspec import Struct

from engines.core.frames import BaseState, Frame
from engines.core.mechanics.trade_offers import Offer
from engines.nuremberg.data import NOBODY, Cards, Goods

UNANSWERED, NO, YES = -1, 0, 1
"""A seat's answer on a free wall."""


class Player(Struct):
    """A seat's goods and prestige.

    purse: resource cards in hand and gold, by kind. prestige: points from walls and towers.
    """

    purse: list[int]
    prestige: int = 0

    @property
    def gold(self) -> int:
        """Pieces of gold, which are public."""
        return self.purse[-1]

    @property
    def hand(self) -> list[int]:
        """Resource cards by kind; a copy."""
        return self.purse[:-1]


# ------------------------------------------------------------------ frames


class Setup(Frame, tag="draft"):
    """The setup before the first turn. at: "start" (the draw, the beginners' plan), "place" (advanced).

    setup: "beginner" or "advanced". first: the seat that takes the first turn. turn: 0 to 2n - 1, in snake order.
    """

    setup: str = "beginner"
    first: int = 0
    turn: int = 0


class Turn(Frame, tag="turn"):
    """One seat's turn. at: "start", "draw" (of the event card), "main", "end".

    offers: open ones. offers_made: counts their ids. proposals: how many of them the active seat made.
    closed: seats that stopped trading for this turn.
    """

    seat: int
    offers: list[Offer[Goods]] = []
    offers_made: int = 0
    proposals: int = 0
    closed: list[int] = []


class FreeClay(Frame, tag="free-clay"):
    """All seats with the gold accept or decline a wall; walls are built in turn order.

    order: seats whose answer is not carried out yet, next one first. answers: by seat, `UNANSWERED`, `NO` or
    `YES`; the answers of all but the next seat are secret.
    """

    order: list[int]
    answers: list[int]


class Knight(Frame, tag="knight"):
    """The robber knight: discards in parallel, while his next field and victim may be chosen already.

    amounts: by seat, cards that it owes, 0 for none. given: by seat, the cards it has chosen, None while it owes
    or if it owes nothing; secret until all have chosen. seat: moves him. field: his next hex, `NOBODY` until it is
    chosen. victim: loses a card, `NOBODY` if no seat has one.
    """

    seat: int
    amounts: list[int]
    given: list[Cards | None]
    field: int = NOBODY
    victim: int = NOBODY


class Council(Frame, tag="council"):
    """The council cards are settled after a seat gained prestige. at: "start" (the seat), "others".

    seat: the one that gained it. displaced: seats that lost their card by it, next one first.
    """

    seat: int
    gained: int
    displaced: list[int] = []


AnyFrame = Union[Setup, Turn, FreeClay, Knight, Council]


class NurembergState(BaseState, kw_only=True):
    """A position.

    stations: by route, the seats of its stations from Nuremberg on. settlements: by crossing, the seat or NOBODY.
    workshops: by site, the seat or NOBODY. rights: by route, the holder of its right of way, or NOBODY.
    walls: number of finished ones, built in their order. towers: by place, whether there is one.
    council: by card in play, best first, its holder or NOBODY.
    knight: the hex of the robber knight. bank: resource cards by kind, without gold, which is unlimited.
    deck: event cards, the next one last; drawn: since they were last shuffled, in order. card: the last one, 0
    before the first. square: of the timeline. active: the seat whose turn it is. turns: number of turns begun.
    """

    stack: list[AnyFrame]
    players: list[Player]
    stations: list[list[int]]
    settlements: list[int]
    workshops: list[int]
    rights: list[int]
    council: list[int]
    knight: int
    bank: list[int]
    deck: list[int]
    towers: list[bool]
    walls: int = 0
    drawn: list[int] = []
    card: int = 0
    square: int = 0
    active: int = 0
    turns: int = 0
