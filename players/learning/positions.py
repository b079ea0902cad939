"""Positions of whole matches between computer players, and who won them."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final

from msgspec import Struct

from engines import GAMES
from engines.core.game import Game
from engines.core.rng import rng_from
from players.arena.names import open_player
from players.arena.playing import play

ONE_OF: Final = 8
"""Of positions at which no rollout would end, one of this number is recorded."""


class Position(Struct, frozen=True):
    """What a model learns from.

    features: by seat. progress: of the match, from 0 to 1. shares: by seat, of the victory. kinds: by seat, which
    of the players sits there, by number: who plays well wins more often from the same position.
    """

    features: tuple[tuple[float, ...], ...]
    progress: float
    shares: tuple[float, ...]
    kinds: tuple[int, ...]


def positions_of(key: str, kinds: Sequence[str], seats: int, seed: str) -> list[Position]:
    """Return positions of one match: all at which a rollout would end, and some of the others.

    kinds: names of the players, who sit in this order around the table, from a seat that the seed decides.
    """
    game: Game[Any, Any] = GAMES[key]
    lookahead = game.advice.lookahead
    assert lookahead is not None
    rng = rng_from(f"learning {key} {seed}")
    first = rng.below(seats)
    sitting = [kinds[(first + seat) % len(kinds)] for seat in range(seats)]
    players = [open_player(kind) for kind in sitting]
    found: list[tuple[tuple[tuple[float, ...], ...], float]] = []
    until = 0
    state: Any = None
    for state in play(game, players, f"learning {seed}"):
        if state.over:
            break
        judged = game.rules.turn(state) >= until
        if judged:
            until = lookahead.until(state)
        if judged or not rng.below(ONE_OF):
            features = tuple([tuple(lookahead.chances.features(state, seat)) for seat in range(seats)])
            found.append((features, lookahead.chances.progress(state)))
    outcome = game.outcome(state)
    assert outcome is not None
    shares = tuple([outcome.share(seat) for seat in range(seats)])
    numbers = tuple([kinds.index(kind) for kind in sitting])
    return [Position(features, progress, shares, numbers) for features, progress in found]


def matches(key: str, kinds: Sequence[str], seats: int, count: int, jobs: int) -> Iterator[list[Position]]:
    """Yield the positions of each match, played by several processes; the same each time."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(positions_of, key, kinds, seats), map(str, range(count)), chunksize=4)
