"""What computer players need: positions a seat cannot tell apart, their secrets, and how good one is."""

from __future__ import annotations

from typing import Any

from engines.core.frames import outermost_frame
from engines.core.rng import Rng
from engines.golden_age.ai.evaluation import worth
from engines.golden_age.data import CARDS, DECKS, NUMBERS
from engines.golden_age.rules.points import total
from engines.golden_age.state import GoldenAgeState, Turn


def resample(state: GoldenAgeState, seat: int, rng: Rng) -> GoldenAgeState:
    """Deal anew what the seat cannot see. ``state`` is written on.

    Hands of the others keep their backs; of each back, what they and the deck hold is dealt again. Cards that are
    laid open when they are drawn are never in a hand.
    """
    if state.over:
        return state
    for deck in range(len(DECKS)):
        places = [
            (other, i)
            for other, player in enumerate(state.players)
            if other != seat
            for i, key in enumerate(player.hand)
            if CARDS[key].deck == deck
        ]
        pool = state.decks[deck] + [state.players[other].hand[i] for other, i in places]
        hidden = sorted(key for key in pool if CARDS[key].hidden)
        rng.shuffle(hidden)
        for other, i in places:
            state.players[other].hand[i] = hidden.pop()
        rest = sorted(hidden + [key for key in pool if not CARDS[key].hidden])
        rng.shuffle(rest)
        state.decks[deck] = rest
    state.rng = Rng(rng.word().to_bytes(8, "big") * 2)
    return state


def secrets(state: GoldenAgeState, seat: int) -> dict[str, Any]:
    """Hands of the others, the decks' order, and the seed."""
    if state.over:
        return {}
    found: dict[str, Any] = {"seed": state.rng.seed}
    for name, deck in zip(DECKS, state.decks, strict=True):
        found[f"deck-{name}"] = tuple(deck)
    for other, player in enumerate(state.players):
        if other != seat:
            found[f"hand-{other}"] = tuple(sorted(player.hand))
    return found


def evaluate(state: GoldenAgeState, seat: int) -> float:
    """Points first; then what brings the next ones: actions, income, cards, money."""
    if state.over:
        return 1000.0 if seat == state.active else -1000.0
    if seat == state.active and outermost_frame(state, Turn) is not None and total(state, seat) >= NUMBERS.target:
        # Ending the turn wins: nothing else is better.
        return 500.0
    rivals = [worth(state, other, known=False) for other in range(state.seats) if other != seat]
    return worth(state, seat, known=True) - 0.3 * max(rivals) - 0.1 * sum(rivals) / len(rivals)
