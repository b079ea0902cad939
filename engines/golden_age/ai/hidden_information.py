"""What a seat does not know: worlds that look the same to it, and secrets."""

from typing import Any

from engines.core.rng import Rng
from engines.golden_age.data import CARDS, DECKS
from engines.golden_age.state import GoldenAgeState


def resample(state: GoldenAgeState, seat: int, rng: Rng) -> None:
    """Deal the cards that the seat cannot see again, changing ``state``.

    The others' hands keep their backs; for each back, the cards in these hands and the deck are mixed and dealt.
    Cards that are revealed when drawn are never in a hand.
    """
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


def secrets(state: GoldenAgeState, seat: int) -> dict[str, Any]:
    """Return the others' hands and the decks' order."""
    found: dict[str, Any] = {f"deck-{name}": tuple(deck) for name, deck in zip(DECKS, state.decks, strict=True)}
    for other, player in enumerate(state.players):
        if other != seat:
            found[f"hand-{other}"] = tuple(sorted(player.hand))
    return found
