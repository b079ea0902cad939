"""What is wrong with a position, in words for developers: for the conformance kit and for `position`."""

from __future__ import annotations

from engines.newgame.data import NUMBERS, full_deck
from engines.newgame.state import NewGameState


def faults(state: NewGameState) -> list[str]:
    """Cards that are lost or doubled, bounds exceeded; empty if all is well."""
    return [*_cards(state), *_bounds(state)]


def _cards(state: NewGameState) -> list[str]:
    everywhere = [*state.pile, *(card for player in state.players for card in player.hand + player.shown)]
    return [] if sorted(everywhere) == full_deck() else ["cards are lost, doubled or unknown"]


def _bounds(state: NewGameState) -> list[str]:
    wrong = []
    for seat, player in enumerate(state.players):
        if len(player.hand) > NUMBERS.hand:
            wrong.append(f"P{seat} holds {len(player.hand)} cards, {NUMBERS.hand} at most")
        if len(player.shown) > NUMBERS.show:
            wrong.append(f"P{seat} has shown {len(player.shown)} cards, {NUMBERS.show} at most")
    return wrong
