"""The position of a match of Cities & Knights: data only. Lists "by kind" follow `data.KINDS`."""

from typing import Union

from msgspec import Struct

from engines.cities_knights.data import Cards
from engines.core.frames import BaseState, Frame
from engines.core.mechanics import simultaneous_duties
from engines.core.mechanics.trade_offers import Offer

NOBODY = -1
EMPTY, SETTLEMENT, CITY, TIPPED = range(4)
"""Pieces on a vertex; a tipped city piece counts as a settlement until it is set up again."""


class Player(Struct):
    """A seat's cards, levels and points.

    hand: counts by kind. improvements: levels 0 to 5 by track. progress: cards in hand, oldest first.
    point_cards: Printer and Constitution, face up. defender: points as Defender of Catan. road: length of the
    longest road.
    """

    hand: list[int]
    improvements: tuple[int, ...]
    progress: tuple[str, ...]
    point_cards: tuple[str, ...]
    defender: int = 0
    road: int = 0


class Knight(Struct, frozen=True):
    """A knight on the board.

    level: 1 basic, 2 strong, 3 mighty. active: counts for the defence. ready: its seat is active, and the knight
    was active before this turn and has not acted in it, so that it may act. promoted: in this turn.
    """

    seat: int
    vertex: int
    level: int = 1
    active: bool = False
    ready: bool = False
    promoted: bool = False


class Dice(Struct, frozen=True):
    """The last roll. event: "ship" or the track of the gate."""

    red: int
    yellow: int
    event: str


def replaced(entries: tuple[int, ...], place: int, entry: int) -> tuple[int, ...]:
    """Return entries, such as owners by vertex, with another one at a place."""
    return (*entries[:place], entry, *entries[place + 1 :])


# ------------------------------------------------------------------ frames


class Setup(Frame, tag="draft"):
    """The first placements in snake order. turn: 0 to 2n - 1. at: "start", "piece" or "road".

    vertex: the piece just laid. board: the layout of the island ("spiral", "random" or "fixed").
    """

    board: str = "spiral"
    turn: int = 0
    vertex: int = NOBODY


class Turn(Frame, tag="turn"):
    """One seat's turn.

    at: "start" (win check), "before" (roll or Alchemist), "main", "end".
    cranes: played and not used. fleets: kinds that trade 2:1 this turn. harbour: Commercial Harbour is in force.
    harbours: opponents to whom it offered a resource this turn. offers: open ones. offers_made: counts their ids.
    proposals: how many of them the active seat made. closed: seats that stopped trading for this turn.
    """

    seat: int
    cranes: int = 0
    fleets: list[int] = []
    harbours: list[int] = []
    offers: list[Offer[Cards]] = []
    offers_made: int = 0
    closed: list[int] = []
    harbour: bool = False
    proposals: int = 0


class Roll(Frame, tag="roll"):
    """The consequences of a roll in their fixed order. at: "start", "drop", "sum", "robber", "done", "aqueduct".

    empty: seats that received nothing and may use the aqueduct, next one first.
    """

    seat: int
    empty: list[int] = []


class Attack(Frame, tag="attack"):
    """The barbarians land. at: "start" (the fight), "draw" (decks are chosen, then knights become inactive).

    tied: seats that choose a deck, next one first.
    """

    seat: int
    tied: list[int] = []


class DropProgress(Frame, tag="drop-progress"):
    """Seats with excess progress cards choose which to drop, in parallel. owing: the seats."""

    owing: list[int] = []


class CardsOwed(simultaneous_duties.PiecesOwed, tag="owing"):
    """Seats that owe cards of their choice, in parallel: after a seven, a Saboteur, or as a Wedding gift.

    reason: "seven", "saboteur" or "wedding". to: the seat that receives them, NOBODY for the bank.
    """

    reason: str
    to: int = NOBODY


class Raze(Frame, tag="raze"):
    """Seats that lose a city to the barbarians choose which, in parallel. owing: the seats."""

    owing: list[int]


class Robber(Frame, tag="robber"):
    """The active seat moves the robber and steals. by: "seven" or "knight"."""

    seat: int
    by: str


class Relocate(Frame, tag="relocate"):
    """A knight that ``by`` displaced is placed by its owner. vertex: where it was; level, active: its state."""

    seat: int
    vertex: int
    level: int
    active: bool
    by: int


class Metropolis(Frame, tag="metropolis"):
    """A seat chooses the city that becomes the metropolis of a track."""

    seat: int
    track: int


class Harbour(Frame, tag="harbour"):
    """Commercial Harbour. at: "start" (the active seat may offer resources to more opponents) or "reply".

    laid: by seat, the kind offered to it and not answered, NOBODY for none.
    """

    seat: int
    laid: list[int]


class Plunder(Frame, tag="plunder"):
    """Master Merchant: the active seat sees the victim's hand and takes up to two cards of its choice."""

    seat: int
    victim: int


class Spying(Frame, tag="spying"):
    """Spy: the active seat sees the victim's progress cards and takes one, or none."""

    seat: int
    victim: int


class Desertion(Frame, tag="desertion"):
    """Deserter. at: "start" (the victim chooses the knight that leaves) or "join" (the active seat places one).

    level, active: of the knight that may be placed.
    """

    seat: int
    victim: int
    level: int = 0
    active: bool = False


class FreeRoads(Frame, tag="free-roads"):
    """Free roads, one after the other: Road Building, or the Diplomat's own road rebuilt.

    left: how many. not_on: the edge just cleared, else NOBODY. optional: may be declined.
    """

    seat: int
    left: int
    not_on: int = NOBODY
    optional: bool = False


class FreePromotions(Frame, tag="free-promotions"):
    """Smith: up to two knights are promoted. left: how many."""

    seat: int
    left: int


AnyFrame = Union[
    Setup,
    Turn,
    Roll,
    Attack,
    DropProgress,
    CardsOwed,
    Raze,
    Robber,
    Relocate,
    Metropolis,
    Harbour,
    Plunder,
    Spying,
    Desertion,
    FreeRoads,
    FreePromotions,
]


class CatanState(BaseState, kw_only=True, dict=True):
    """A position.

    The island's pieces are in tuples, each replaced as a whole when a piece comes, goes or changes: copies share
    them, and what was found on an island holds while it has the same tuples (`rules.remembered`).

    terrain, tokens: by hex; token 0 on the desert. harbours: types by place ("any" or a resource).
    owner, piece: by vertex. roads: by edge, the seat or NOBODY. walls, knights: in the order of their vertices.
    metropolises: by track, the vertex or NOBODY (its seat is the vertex's owner).
    bank: by kind. decks: by track, the next card last; cards that were played or discarded go to the front.
    robber: hex. merchant_hex, merchant_seat: NOBODY while it is beside the board.
    barbarians: 0 to 6. attacks: until now. longest_road: its holder, or NOBODY.
    active: the seat whose turn it is. turns: number of turns begun. dice: the last roll.
    """

    stack: list[AnyFrame]
    players: list[Player]
    terrain: tuple[str, ...]
    tokens: list[int]
    harbours: tuple[str, ...]
    owner: tuple[int, ...]
    piece: tuple[int, ...]
    roads: tuple[int, ...]
    walls: tuple[int, ...]
    knights: tuple[Knight, ...]
    metropolises: tuple[int, ...]
    bank: list[int]
    decks: list[tuple[str, ...]]
    robber: int
    merchant_hex: int = NOBODY
    merchant_seat: int = NOBODY
    barbarians: int = 0
    attacks: int = 0
    longest_road: int = NOBODY
    active: int = 0
    turns: int = 0
    dice: Dice | None = None
