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

    What it would cry first is taken as it is if it is more than the least bid. Only money at hand is counted.
    state: as for `Player.choose`.
    """
    auction = game.auction(state)
    if auction is None:
        raise ValueError("no auction is open")
    first = _cried(player, game, state, seat, auction.least, rng)
    if not first:
        return 0
    steps = (_most(game, state, seat) - auction.least) // auction.step
    low, high = (first - auction.least) // auction.step, steps
    # Whoever would not pay some price does not pay a higher one.
    while low < high:
        middle = (low + high + 1) // 2
        if _cried(player, game, state, seat, auction.least + middle * auction.step, rng):
            low = middle
        else:
            high = middle - 1
    return auction.least + low * auction.step


def _most(game: Game[Any, Any], state: Any, seat: int) -> int:
    options = game.options(next_to_cry(game, state, seat), seat)
    return max((hole.hi for option in options for hole in option.holes if isinstance(hole, IntHole)), default=0)


def _cried(player: Player, game: Game[Any, Any], state: Any, seat: int, least: int, rng: Rng) -> int:
    """What the player bids where it must bid at least so much; 0 if it does anything else."""
    asked = next_to_cry(game, state, seat, least)
    action = player.choose(game, asked, seat, rng.fork(f"limit {least}"))
    for option in game.options(asked, seat):
        if option.holes and isinstance(option.holes[0], IntHole) and option.admits(action):
            return int(getattr(action, option.holes[0].field))
    return 0
