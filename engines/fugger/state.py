"""The position of a match of Die Fugger: data only."""

from msgspec import Struct

from engines.core.frames import BaseState, Frame
from engines.fugger.data import GOOD_INDEX, GOODS


class DeliveredState(Struct, frozen=True, forbid_unknown_fields=True):
    """A card played face down, and the round in which it was played."""

    round: int
    card: str


class PlayerState(Struct, forbid_unknown_fields=True):
    """The possessions of a seat: cards are kinds; ``front`` is in the order played."""

    hand: list[str] = []
    front: list[str] = []
    delivered: list[DeliveredState] = []
    florins: int = 0


class Turns(Frame, tag="turns"):
    """The turns of one round.

    seat: whose turn it is. taken: turns over in this round, skipped ones included.
    at: "start" deals the round, "turn" waits for the seat, "after" ends a turn.
    """

    seat: int
    taken: int = 0


class FuggerState(BaseState, kw_only=True):
    """A position.

    round: 1 and up. prices: by good. jakob: his face-up goods. pile: the draw pile, next card last.
    starter: who began the round.
    """

    stack: list[Turns]
    round: int
    prices: list[int]
    jakob: list[str]
    pile: list[str]
    discards: list[str]
    players: list[PlayerState]
    starter: int


def face_up_counts(state: FuggerState) -> list[int]:
    """Return by good the face-up cards of all players and Jakob."""
    counts = [0] * len(GOODS)
    for card in state.jakob:
        counts[GOOD_INDEX[card]] += 1
    for player in state.players:
        for card in player.front:
            if card in GOOD_INDEX:
                counts[GOOD_INDEX[card]] += 1
    return counts
