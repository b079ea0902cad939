"""What one seat, or the public, may know of a position of Die Fugger.

The view is built by inclusion: a card in a hand, face down or in the pile appears only where its reader may
see it. Everything is open once the match is over.
"""

from __future__ import annotations

from msgspec import Struct

from engines.fugger.data import GOOD_INDEX, GOODS, NUMBERS, in_order
from engines.fugger.state import FuggerState, PlayerState, Turns, face_up_counts


class DeliveredView(Struct, frozen=True):
    """A face-down card: the round it belongs to, and its kind if the viewer may look."""

    round: int
    card: str | None


class PlayerView(Struct, frozen=True):
    """A seat's public things, and its hand if the viewer may see it.

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
    counts: face-up cards by good, players and Jakob together. pile: cards in the draw pile.
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
        """The present price of a goods card's good. Raises KeyError for a merchant."""
        return self.prices[GOOD_INDEX[card]]


def _player(player: PlayerState, shown: bool) -> PlayerView:
    return PlayerView(
        florins=player.florins,
        front=tuple(player.front),
        delivered=tuple(DeliveredView(card.round, card.card if shown else None) for card in player.delivered),
        hand_count=len(player.hand),
        hand=tuple(in_order(player.hand)) if shown else None,
    )


def make_view(state: FuggerState, viewer: int | None) -> FuggerView:
    """The view of a seat, or of the public."""
    turns = state.stack[-1] if state.stack else None
    return FuggerView(
        viewer=viewer,
        round=state.round,
        prices=tuple(state.prices),
        counts=tuple(face_up_counts(state)),
        jakob=tuple(state.jakob),
        players=tuple(
            _player(player, shown=state.over or seat == viewer) for seat, player in enumerate(state.players)
        ),
        pile=len(state.pile),
        discards=tuple(in_order(state.discards)),
        starter=state.starter,
        active=turns.seat if isinstance(turns, Turns) and not state.over else None,
        pair_turns=turns.taken % 2 if isinstance(turns, Turns) and state.seats == 2 else 0,
        over=state.over,
    )


__all__ = ["GOODS", "NUMBERS", "DeliveredView", "FuggerView", "PlayerView", "make_view"]
