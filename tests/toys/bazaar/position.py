"""Positions, moves, events and views of the bazaar; see `game`."""

from typing import Union

from msgspec import Struct

from engines.core.actions import Action, Event
from engines.core.frames import BaseState, Frame


class Chips(Struct, frozen=True):
    """Chips by colour."""

    red: int = 0
    blue: int = 0


class Put(Action, frozen=True, tag="put"):
    """Put a card down."""

    card: int


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card, once a turn."""


class Pass(Action, frozen=True, tag="pass"):
    """End the turn."""


class Choose(Action, frozen=True, tag="choose"):
    """Choose a number secretly."""

    number: int


class Pay(Action, frozen=True, tag="pay"):
    """Pay points, put cards back under the pile (as text), give back chips."""

    points: int
    drop: tuple[str, ...]
    chips: Chips


class Offer(Action, frozen=True, tag="offer"):
    """Offer something to seats, given as a string of their numbers."""

    to: str


class Accept(Action, frozen=True, tag="accept"):
    """Take an offer."""

    offer: int


class Decline(Action, frozen=True, tag="decline"):
    """Refuse an offer."""

    offer: int


class Counter(Action, frozen=True, tag="counter"):
    """Refuse an offer and make another one to the mover."""

    offer: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take an own offer back."""

    offer: int


class Close(Action, frozen=True, tag="close"):
    """Decline everything in this turn."""


BazaarAction = Union[Put, Draw, Pass, Choose, Pay, Offer, Accept, Decline, Counter, Withdraw, Close]


class Placed(Event, frozen=True, tag="placed"):
    """A card was put down."""

    seat: int
    card: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew."""

    seat: int


class Got(Event, frozen=True, tag="got"):
    """What a seat drew; sent to it alone."""

    seat: int
    card: int


class Passed(Event, frozen=True, tag="passed"):
    """A turn ended."""

    seat: int


class Chose(Event, frozen=True, tag="chose"):
    """A seat chose; with the number only in a faulty game."""

    seat: int
    number: int | None = None


class Revealed(Event, frozen=True, tag="revealed"):
    """What all chose."""

    numbers: tuple[int, ...]


class Paid(Event, frozen=True, tag="paid"):
    """A seat paid."""

    seat: int
    points: int


class Traded(Event, frozen=True, tag="traded"):
    """A seat made, answered or withdrew an offer. what: the tag of its action."""

    seat: int
    what: str


BazaarEvent = Union[Placed, Drew, Got, Passed, Chose, Revealed, Paid, Traded]


class OpenOffer(Struct, frozen=True):
    """An offer. to: the seats that have not answered yet."""

    id: int
    seat: int
    to: tuple[int, ...]


class Turn(Frame, tag="turn"):
    """One seat's turn. drew: it drew already. made: offers in it. closed: the seats that take no offers in it."""

    seat: int
    drew: bool = False
    offers: list[OpenOffer] = []
    made: int = 0
    closed: list[int] = []


class Choosing(Frame, tag="choosing"):
    """All choose."""


class Paying(Frame, tag="paying"):
    """One seat pays."""

    seat: int


class BazaarSettings(Struct, frozen=True):
    """Lobby options. offers: seats make offers, and do not choose. paying: the best pays."""

    offers: bool = False
    paying: bool = False


class BazaarState(BaseState, kw_only=True):
    """A position. Cards are numbers, each there once."""

    stack: list[Turn | Choosing | Paying]
    settings: BazaarSettings
    hands: list[list[int]]
    table: list[list[int]]
    pile: list[int]
    chosen: list[int | None]
    scores: list[int]
    chips: list[Chips]
    circle: int = 1


class BazaarView(Struct, frozen=True):
    """A position as a viewer may know it. extra: what a faulty game shows besides."""

    viewer: int | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]
    pile: int
    answered: tuple[bool, ...]
    own: int | None
    scores: tuple[int, ...]
    mover: int | None
    offers: tuple[OpenOffer, ...]
    closed: tuple[int, ...]
    circle: int
    extra: str = ""
