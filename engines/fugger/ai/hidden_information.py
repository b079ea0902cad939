"""What a seat does not know: worlds that look the same to it, and secrets."""

from typing import Any

from engines.core.rng import Rng
from engines.fugger.data import MERCHANT, NUMBERS, in_order
from engines.fugger.state import DeliveredState, FuggerState, PlayerState


def resample(state: FuggerState, seat: int, rng: Rng) -> None:
    """Deal every card that the seat cannot see again, changing ``state``.

    Public facts stay true: face-down cards are goods, and the seat whose turn it is can act.
    """
    others = [player for other, player in enumerate(state.players) if other != seat]
    unknown = list(state.pile)
    for player in others:
        unknown += player.hand
        unknown += [card.card for card in player.delivered]
    unknown = in_order(unknown)
    rng.shuffle(unknown)
    for player in others:
        player.delivered = [DeliveredState(old.round, _next_good(unknown)) for old in player.delivered]
    must_play = _needs_a_good(state, seat)
    for player in others:
        kept = [_next_good(unknown)] if player is must_play else []
        player.hand = kept + [unknown.pop() for _ in range(len(player.hand) - len(kept))]
    state.pile = unknown


def _needs_a_good(state: FuggerState, seat: int) -> PlayerState | None:
    # With no card to draw and two merchants in front, only a good in hand saves a seat from being skipped.
    active = state.stack[-1].seat
    player = state.players[active]
    if active == seat or state.pile or state.discards:
        return None
    return player if player.front.count(MERCHANT) == NUMBERS.merchants_in_front else None


def _next_good(cards: list[str]) -> str:
    at = next(i for i in range(len(cards) - 1, -1, -1) if cards[i] != MERCHANT)
    return cards.pop(at)


def secrets(state: FuggerState, seat: int) -> dict[str, Any]:
    """Return hands and face-down cards of the others, and the draw pile's order."""
    found: dict[str, Any] = {"pile": tuple(state.pile)}
    for other, player in enumerate(state.players):
        if other != seat:
            found[f"hand-{other}"] = tuple(in_order(player.hand))
            found[f"delivered-{other}"] = tuple(card.card for card in player.delivered)
    return found
