"""The position of a match of Nuremberg: data only. Lists "by kind" follow `data.KINDS`, gold last."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from engines.core.frames import BaseState, Frame
from engines.core.mechanics.trade_offers import Offer
from engines.nuremberg.data import NOBODY, Cards, Goods

UNANSWERED, NO, YES = -1, 0, 1
"""What a seat has said of a free wall."""


class Player(Struct):
    """A seat's things. purse: resource cards in hand and gold, by kind. prestige: points from walls and towers."""

    purse: list[int]
    prestige: int = 0

    @property
    def gold(self) -> int:
        """Pieces of gold, which everybody sees."""
        return self.purse[-1]

    @property
    def hand(self) -> list[int]:
        """Resource cards by kind; a copy."""
        return self.purse[:-1]


# ------------------------------------------------------------------ frames


class Setup(Frame, tag="draft"):
    """Before the first turn. at: "start" (the draw for it, and what the plan lays out), "place" (advanced).

    setup: "beginner" or "advanced". first: who takes the first turn. turn: 0 to 2n - 1, in snake order.
    """

    setup: str = "beginner"
    first: int = 0
    turn: int = 0


class Turn(Frame, tag="turn"):
    """One seat's turn. at: "start", "draw" (of the event card), "main", "end".

    offers: standing ones. offers_made: counts their ids. proposals: those of them that the active seat made.
    closed: seats that trade no more this turn.
    """

    seat: int
    offers: list[Offer[Goods]] = []
    offers_made: int = 0
    proposals: int = 0
    closed: list[int] = []


class FreeClay(Frame, tag="free-clay"):
    """Everybody with the gold says whether they build a wall; it is settled in turn order.

    order: seats whose answer is not carried out yet, next one first. answers: by seat, `UNANSWERED`, `NO` or
    `YES`; a seat that has answered before its turn comes has done so in secret.
    """

    order: list[int]
    answers: list[int]


class Knight(Frame, tag="knight"):
    """The robber knight: discards in parallel, while his next field and victim may be chosen already.

    amounts: by seat, cards that it owes, 0 for none. given: by seat, what it has chosen, None while it owes or
    if it owes nothing; secret until all have. seat: who moves him. field: where to, a hex, `NOBODY` until it is
    chosen. victim: from whom a card is taken, `NOBODY` if nobody has one.
    """

    seat: int
    amounts: list[int]
    given: list[Cards | None]
    field: int = NOBODY
    victim: int = NOBODY


class Council(Frame, tag="council"):
    """Who holds the council cards is settled after a seat gained prestige. at: "start" (the seat), "others".

    seat: who gained it, and how much. displaced: seats that lost their card by it, next one first.
    """

    seat: int
    gained: int
    displaced: list[int] = []


AnyFrame = Union[Setup, Turn, FreeClay, Knight, Council]


class NurembergState(BaseState, kw_only=True):
    """A position.

    stations: by route, the seats of its stations from Nuremberg on. settlements: by crossing, the seat or NOBODY.
    workshops: by site, the seat or NOBODY. rights: by route, who holds its right of way, or NOBODY.
    walls: standing ones, built in their order. towers: by place, whether one stands.
    council: by card in play, the best one first, its holder or NOBODY.
    knight: the hex on which the robber knight stands. bank: resource cards by kind, without gold, which never
    ends. deck: event cards, the next one last; drawn: since they were last shuffled, in order. card: the last one,
    0 before the first. square: of the timeline. active: whose turn it is. turns: begun so far.
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
