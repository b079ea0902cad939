"""Build a view from a state, by inclusion."""

from engines.fugger.data import in_order
from engines.fugger.state import FuggerState, PlayerState, Turns, face_up_counts
from engines.fugger.view import DeliveredView, FuggerView, PlayerView


def _player(player: PlayerState, shown: bool) -> PlayerView:
    return PlayerView(
        florins=player.florins,
        front=tuple(player.front),
        delivered=tuple(DeliveredView(card.round, card.card if shown else None) for card in player.delivered),
        hand_count=len(player.hand),
        hand=tuple(in_order(player.hand)) if shown else None,
    )


def make_view(state: FuggerState, viewer: int | None) -> FuggerView:
    """Return the view of a seat, or of the public."""
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
