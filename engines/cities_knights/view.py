"""What one seat, or the public, may know of a position of Cities & Knights; built by inclusion."""

from msgspec import Struct

from engines.cities_knights.data import Cards
from engines.cities_knights.state import Dice
from engines.core.mechanics.trade_offers import Offer
from engines.core.outcome import PointsBySource

PIECES = ("", "settlement", "city", "tipped")


class HexView(Struct, frozen=True):
    """A hex: its id, terrain, and token (None on the desert)."""

    id: str
    terrain: str
    token: int | None


class BuildingView(Struct, frozen=True):
    """A building. piece: "settlement", "city" or "tipped" (a city piece that counts as a settlement).

    metropolis: the track of its metropolis, if it has one.
    """

    vertex: int
    seat: int
    piece: str
    wall: bool
    metropolis: str | None


class RoadView(Struct, frozen=True):
    """A road."""

    edge: str
    seat: int


class KnightView(Struct, frozen=True):
    """A knight. ready: it may act now if its owner's turn allows."""

    vertex: int
    seat: int
    level: int
    active: bool
    ready: bool


class PointsView(PointsBySource, frozen=True):
    """Victory points by source; ``total`` is their sum. ``cards``: Printer and Constitution."""

    settlements: int
    cities: int
    metropolises: int
    longest_road: int
    defender: int
    merchant: int
    cards: int


class PlayerView(Struct, frozen=True):
    """A seat's public things, and its cards if the viewer may see them.

    points: with their sources. held: resources and commodities in hand as one number, since their backs are the
    same.
    progress: progress cards in hand; backs: by track, since their backs show it.
    improvements: levels by track. road: length of the longest road. defence: strength of active knights.
    hand, cards: kinds and progress cards; None if hidden.
    supply: pieces left as (roads, settlements, cities, walls, basic, strong, mighty knights).
    discard_limit: cards that a seven leaves alone.
    """

    points: PointsView
    held: int
    progress: int
    backs: tuple[int, ...]
    improvements: tuple[int, ...]
    point_cards: tuple[str, ...]
    road: int
    defence: int
    supply: tuple[int, ...]
    discard_limit: int
    hand: Cards | None
    cards: tuple[str, ...] | None


class CatanView(Struct, frozen=True):
    """A position as its viewer may know it.

    robber: hex id. merchant: (hex id, seat), or None. bank: by kind, public. decks: sizes by track.
    barbarians: 0 to 6 of seven steps. strength, defence: if the ship landed now. endangered: the seats that would
    lose a city then. metropolises: by track, the holder's seat or None. phase: the frame that asks ("draft",
    "turn", "owing" …) and its step. offers: open ones; closed: seats that stopped trading for this turn.
    rates: by kind, how many cards the active seat gives the bank for one; empty in the draft. placing: who places
    next in the draft.
    seen_hand, seen_cards: what a Master Merchant or Spy shows to the viewer now.
    """

    viewer: int | None
    hexes: tuple[HexView, ...]
    harbours: tuple[str, ...]
    buildings: tuple[BuildingView, ...]
    roads: tuple[RoadView, ...]
    knights: tuple[KnightView, ...]
    players: tuple[PlayerView, ...]
    robber: str
    merchant: tuple[str, int] | None
    bank: Cards
    decks: tuple[int, ...]
    barbarians: int
    attacks: int
    strength: int
    defence: int
    metropolises: tuple[int | None, ...]
    longest_road: int | None
    active: int
    turn: int
    dice: Dice | None
    phase: tuple[str, str]
    cranes: int
    fleets: tuple[str, ...]
    offers: tuple[Offer[Cards], ...]
    closed: tuple[int, ...]
    seen_hand: Cards | None
    seen_cards: tuple[str, ...] | None
    over: bool
    rates: tuple[int, ...] = ()
    endangered: tuple[int, ...] = ()
    placing: int | None = None

    @property
    def moving(self) -> int:
        """The seat whose turn it is, or that places next."""
        return self.active if self.placing is None else self.placing
