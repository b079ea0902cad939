"""The signature of a player's choices: a change of code leaves it as it is, or changes how the player plays."""

from hashlib import blake2b
from typing import Any, Final

from engines.core.game import Game
from engines.core.rng import rng_from
from players.base import Player

MATCHES: Final = 2
EVERY: Final = 7
"""Of this number of positions one after the other, the player is asked about the first."""
MOST: Final = 20
"""Positions of a match."""


def signature(game: Game[Any, Any], player: Player) -> str:
    """Return twelve hex digits of a player's choices in fixed positions of matches played at random."""
    digest = blake2b(digest_size=6)
    for n in range(MATCHES):
        rng = rng_from(f"signature {game.info.key} {n}")
        state = game.setup(game.info.seats[n % 2], rng.fork("match").seed).state
        asked = step = 0
        while not state.over and asked < MOST:
            decision = next(one for one in game.pending(state) if not one.optional)
            options = game.answers(state, decision)
            if step % EVERY == 0:
                world = game.determinize(state, decision.seat, rng.fork(f"world {step}"))
                chosen = player.choose(game, world, decision.seat, rng.fork(f"choice {step}"))
                digest.update(game.actions.encode(chosen))
                asked += 1
            move = rng.fork(f"move {step}")
            state = game.apply(state, decision.seat, move.choice(options).random(move)).state
            step += 1
    return digest.hexdigest()
