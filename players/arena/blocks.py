"""Blocks: all matches of one seed, in which the player under test sits at each seat once."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from typing import Any

from msgspec import Struct, field

from engines import GAMES
from players.arena.names import open_player
from players.arena.playing import Played, Thinking, played
from players.base import Player


class Table(Struct, frozen=True):
    """Who plays what: one seat of a against the others.

    game: its key. a: the player under test. others: the players at the other seats, in their order behind a's.
    settings: of the game, such as "map=wensleydale".
    """

    game: str
    a: str
    others: tuple[str, ...]
    settings: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return 1 + len(self.others)


class Block(Struct):
    """The results of the matches of one seed.

    shares: by seat of a, its share of the victory there (1 alone, 1/2 with one other, 0). points, others: mean
    final scores of a and of another seat. actions: of each match. reasons: how many ended so. thinking: of a.
    """

    shares: list[float] = []
    points: float = 0.0
    others: float = 0.0
    actions: list[int] = []
    reasons: Counter[str] = field(default_factory=Counter)
    thinking: list[Thinking] = []

    @property
    def share(self) -> float:
        """Return a's mean share of the victory."""
        return sum(self.shares) / len(self.shares)


def play_block(table: Table, seed: str) -> Block:
    """Play all rotations of one seed. Raises what `players.arena.names.open_player` raises."""
    with closing(_Seats(table)) as seats:
        return block_of([_rotated(table, seats, seed, at) for at in range(table.seats)])


def block_of(matches: Sequence[Played]) -> Block:
    """Return the block of matches, by the seat at which the player under test sat."""
    block, count = Block(), len(matches)
    for at, match in enumerate(matches):
        outcome = match.outcome
        block.shares.append(outcome.share(at))
        block.points += outcome.scores[at] / count
        block.others += (sum(outcome.scores) - outcome.scores[at]) / (count - 1) / count
        block.actions.append(match.actions)
        block.reasons[outcome.reason] += 1
        block.thinking.append(match.thinking[at])
    return block


def play_blocks(table: Table, seed: str, most: int, jobs: int = 1) -> Iterator[Block]:
    """Yield the blocks of consecutive seeds in their order, up to ``most``, played by several processes."""
    seeds = [f"{seed} {n}" for n in range(most)]
    if jobs == 1:
        yield from map(partial(play_block, table), seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(partial(play_block, table), seeds)
        finally:
            # A test that is decided needs no more of them.
            pool.shutdown(wait=False, cancel_futures=True)


class _Seats:
    """The players of a table, opened once for a block."""

    def __init__(self, table: Table) -> None:
        self.a: Player = open_player(table.a)
        self.others: list[Player] = [open_player(key) for key in table.others]

    def close(self) -> None:
        for player in (self.a, *self.others):
            close = getattr(player, "close", None)
            if close is not None:
                close()


def _rotated(table: Table, seats: _Seats, seed: str, at: int) -> Played:
    """Play the match of a seed in which a sits at a seat, and the others behind it."""
    game: Any = GAMES[table.game]
    around = [seats.a, *seats.others]
    sitting = [around[(seat - at) % table.seats] for seat in range(table.seats)]
    return played(game, sitting, seed, game.chosen(table.settings))
