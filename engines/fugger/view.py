"""What a seat, or the public, may know of a position of Die Fugger.

The view is built by inclusion: a card in a hand, face down or in the pile appears only if the viewer may see it.
Everything is open once the match is over.
"""

from msgspec import Struct

from engines.fugger.data import GOOD_INDEX


class DeliveredView(Struct, frozen=True):
    """A face-down card: the round it belongs to, and its kind if the viewer may see it."""

    round: int
    card: str | None


class PlayerView(Struct, frozen=True):
    """A seat's public possessions, and its hand if the viewer may see it.

    front: cards face up, in the order played. hand: sorted kinds, or None if hidden. hand_count: always known.
    """

    florins: int
    front: tuple[str, ...]
    delivered: tuple[DeliveredView, ...]
    hand_count: int
    hand: tuple[str, ...] | None


class FuggerView(Struct, frozen=True):
    """A position as its viewer may know it.

    viewer: the seat, or None for the public. Lists "by good" follow `engines.fugger.data.GOODS`.
    counts: face-up cards by good, players and Jakob together. pile: number of cards in the draw pile.
    discards: kinds in the discard pile, sorted (they all were face up). active: whose turn it is, None at the end.
    pair_turns: with two seats, how many turns of the present pair are over (0 or 1), else 0.
    """

    viewer: int | None
    round: int
    prices: tuple[int, ...]
    counts: tuple[int, ...]
    jakob: tuple[str, ...]
    players: tuple[PlayerView, ...]
    pile: int
    discards: tuple[str, ...]
    starter: int
    active: int | None
    pair_turns: int
    over: bool

    def price(self, card: str) -> int:
        """Return the present price of a goods card's good. Raises KeyError for a merchant."""
        return self.prices[GOOD_INDEX[card]]
