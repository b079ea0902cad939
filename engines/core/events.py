"""Events that several games have: a turn, the end by points, shortages of the bank, and thefts."""

from engines.core.actions import Event


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn begins; ``turn`` counts all turns."""

    seat: int
    turn: int


class Shortage(Event, frozen=True, tag="shortage"):
    """The bank ran short of a kind. sole: the only claimant took what was left."""

    kind: str
    sole: bool


class CardStolen(Event, frozen=True, tag="card-stolen"):
    """A card was stolen. `CardStolenSeen` shows both seats which."""

    seat: int
    victim: int


class CardStolenSeen(CardStolen, frozen=True, tag="card-stolen-seen"):
    """Which card was stolen; visible to both seats."""

    kind: str


class Won(Event, frozen=True, tag="won"):
    """The match is over: the active seat has reached the points."""

    seat: int
    points: int
