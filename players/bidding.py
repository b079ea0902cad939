"""How far a computer player goes at an auction, found by asking what it would cry at which price."""

from __future__ import annotations

from typing import Any

from engines.core.actions import IntHole
from engines.core.auctions import next_to_cry
from engines.core.game import Game
from engines.core.rng import Rng
from players.base import Player


def limit(player: Player, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> int:
    """The highest price at which the player would still bid in the open auction; 0 for none.

    What it would cry first is taken as it is if it is more than the least bid. Money that is within reach, such as
    sets of cards to cash in, is fetched for a price that needs it, and weighed with it.
    state: as for `Player.choose`.
    """
    auction = game.auction(state)
    if auction is None:
        raise ValueError("no auction is open")
    first = _cried(player, game, state, seat, auction.least, rng)
    if not first:
        return 0
    steps = (game.limit(state, seat) - auction.least) // auction.step
    low, high = (first - auction.least) // auction.step, steps
    # Whoever would not pay some price does not pay a higher one.
    while low < high:
        middle = (low + high + 1) // 2
        if _cried(player, game, state, seat, auction.least + middle * auction.step, rng):
            low = middle
        else:
            high = middle - 1
    return auction.least + low * auction.step


def _cried(player: Player, game: Game[Any, Any], state: Any, seat: int, least: int, rng: Rng) -> int:
    """What the player bids where it must bid at least so much; 0 if it does anything else."""
    asked = next_to_cry(game, state, seat, least)
    while _fetches(game, asked, seat, least):
        game.play(asked, seat, game.cry(asked, seat, least))
    action = player.choose(game, asked, seat, rng.fork(f"limit {least}"))
    for option in game.options(asked, seat):
        if option.holes and isinstance(option.holes[0], IntHole) and option.admits(action):
            return int(getattr(action, option.holes[0].field))
    return 0


def _fetches(game: Game[Any, Any], state: Any, seat: int, least: int) -> bool:
    """Whether the seat must fetch money before it can bid so much."""
    action = game.cry(state, seat, least)
    return any(option.admits(action) for option in game.anytime(state, seat))
