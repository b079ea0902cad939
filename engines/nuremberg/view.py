"""What one seat, or the public, may know of a position of Nuremberg; built by inclusion.

Everything is open but the cards of other hands, the order of the deck, and the secret answers of others
(resolution 20). Lists by route, crossing, site, wall, tower and council card are in the order of `data.ROUTES`,
`geography.countryside.CROSSING_IDS`, `geography.city.SITE_IDS`, the walls' numbers, `geography.city.TOWER_IDS` and
of the cards' points, best first.
"""

from msgspec import Struct

from engines.core.mechanics.trade_offers import Offer
from engines.core.outcome import PointsBySource
from engines.nuremberg.data import Cards, Goods


class PointsView(PointsBySource, frozen=True):
    """Victory points by source."""

    settlements: int
    workshops: int
    rights: int
    council: int


class PlayerView(Struct, frozen=True):
    """A seat's public things, and its cards if the viewer may see them.

    points: with their sources. held: resource cards in hand. rates: by kind, gold included, how many the bank
    takes for one resource. doubled: the goods whose price its workshops double. stations, settlements, workshops:
    pieces left. hand: None if hidden.
    """

    points: PointsView
    gold: int
    prestige: int
    held: int
    rates: tuple[int, ...]
    doubled: tuple[str, ...]
    stations: int
    settlements: int
    workshops: int
    hand: Cards | None


class CouncilView(Struct, frozen=True):
    """A council card in play. points: its worth. safe: it cannot be taken any more."""

    points: int
    seat: int | None
    safe: bool


class ChosenView(Struct, frozen=True):
    """The viewer's own secret answers.

    cards: to be returned. field, victim: of the robber knight. wall: whether to build the free wall.
    """

    cards: Cards | None = None
    field: str | None = None
    victim: int | None = None
    wall: bool | None = None


class NurembergView(Struct, frozen=True):
    """A position as its viewer may know it.

    stations: by route, the seats of its stations from Nuremberg on. settlements: by crossing, the seat or None.
    rights: by route, the holder or None. workshops: by site, the seat or None.
    walls: number of finished ones; towers: by place, whether there is one.
    knight: his hex, "q,r"; at_castle: whether that is his castle.
    bank: resource cards. deck: cards left in it; drawn: ids of those since they were last shuffled, in order.
    card: the last event card, None before the first. square, year: of the timeline. active: the seat whose turn it
    is; turn: number of turns begun; placing: who places next in the setup. first: who takes the first turn, None
    once it has begun. phase: the frame that asks ("draft", "turn", "knight" …) and its step.
    owing: by seat, cards that it still has to choose to return. asked: seats still to answer on a free wall.
    chosen: the viewer's own secret answers. offers: open ones; closed: seats that stopped trading for this turn.
    years: the match ended in the last year.
    """

    viewer: int | None
    players: tuple[PlayerView, ...]
    stations: tuple[tuple[int, ...], ...]
    settlements: tuple[int | None, ...]
    rights: tuple[int | None, ...]
    workshops: tuple[int | None, ...]
    walls: int
    towers: tuple[bool, ...]
    council: tuple[CouncilView, ...]
    knight: str
    at_castle: bool
    bank: Cards
    deck: int
    drawn: tuple[int, ...]
    card: int | None
    square: int
    year: int
    active: int
    turn: int
    placing: int | None
    first: int | None
    phase: tuple[str, str]
    owing: tuple[int, ...]
    asked: tuple[int, ...]
    chosen: ChosenView | None
    offers: tuple[Offer[Goods], ...]
    closed: tuple[int, ...]
    over: bool
    years: bool

    @property
    def moving(self) -> int:
        """The seat whose turn it is, or that places next."""
        return self.active if self.placing is None else self.placing
