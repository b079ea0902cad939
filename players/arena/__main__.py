"""Compare computer players: ``python -m players.arena fugger --a greedy --b random --seats 4``.

One seat of a plays against b at all the others, or against several kinds in turn (``--b greedy,random``), in
blocks: all matches of a block have one seed, and a sits at each seat once, so that neither cards nor seats decide.
The first lines say whether the arena itself is fair: with b at all seats, a's share must be exactly even; and a
against players who play at random shows how far apart players can be.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import cycle, islice

from engines import GAMES
from players.arena.blocks import Block, Table, play_blocks
from players.arena.names import KNOWN, open_player
from players.arena.report import table_of
from players.arena.signature import signature
from players.arena.statistics import mean, verdict
from players.external import PREFIX, BadAnswer

CONTROLS = 5
"""Blocks of each control."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Return the exit code: 1 if a control fails, or ``--between`` is decided for the low share; 2 if a player fails.
    """
    parser = _parser()
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    low, high = game.info.seats
    seats = max(low, 2) if given.seats is None else given.seats
    if not max(low, 2) <= seats <= high:
        parser.error(f"{given.game} is for {low} to {high} seats, not {seats}")
    if given.blocks < 1 or given.jobs < 1:
        parser.error("at least one block and one process are needed")
    players = tuple(given.b.split(","))
    for key in (given.a, *players):
        try:
            open_player(key)
        except KeyError:
            parser.error(f"there is no player {key!r}; there are {KNOWN}")
    try:
        game.chosen(given.set)
    except ValueError as error:
        parser.error(f"--set: {error}")
    table = Table(given.game, given.a, tuple(islice(cycle(players), seats - 1)), tuple(given.set))
    try:
        return _run(table, given.seed, given.blocks, given.jobs, given.between)
    except (BadAnswer, OSError) as error:
        print(f"a player failed: {error}", file=sys.stderr)
        return 2


def _run(table: Table, seed: str, most: int, jobs: int, between: tuple[float, float] | None) -> int:
    print(f"{table.game}, {table.seats} seats: {table.a} against {', '.join(table.others)}; seed {seed}")
    if not table.a.startswith(PREFIX):
        print(f"signature of {table.a}: {signature(GAMES[table.game], open_player(table.a))}")
    fair = _controls(table, seed, min(most, CONTROLS), jobs)
    blocks: list[Block] = []
    decided = None
    for block in play_blocks(table, seed, most, jobs):
        blocks.append(block)
        if between is not None and (decided := verdict([one.share for one in blocks], *between)) is not None:
            break
    print(table_of(table, blocks))
    if between is not None:
        said = "undecided" if decided is None else f"{between[decided == 'high']:.0%}"
        print(f"between {between[0]:.0%} and {between[1]:.0%}: {said}")
    return 0 if fair and decided != "low" else 1


def _controls(table: Table, seed: str, most: int, jobs: int) -> bool:
    """Print the controls; return whether the arena is fair."""
    same = Table(table.game, table.others[0], (table.others[0],) * len(table.others), table.settings)
    far = Table(table.game, table.a, ("random",) * len(table.others), table.settings)
    even = mean([block.share for block in play_blocks(same, f"{seed} control", most, jobs)])
    apart = mean([block.share for block in play_blocks(far, f"{seed} control", most, jobs)])
    print(f"controls, {most} blocks each: alike {even:.1%}, against random {apart:.1%}")
    return abs(even - 1 / table.seats) < 1e-9


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m players.arena", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument(
        "--a",
        default="greedy",
        help="the player under test; strong:16 rolls out 16 times, cmd:COMMAND asks a command",
    )
    parser.add_argument("--b", default="random", help="the others; several, divided by commas, in turn")
    parser.add_argument("--blocks", type=int, default=100, help="most blocks, each of as many matches as seats")
    parser.add_argument("--seats", type=int, help="so many; the fewest the game allows if not given")
    parser.add_argument("--between", type=_shares, metavar="LOW,HIGH", help="stop once one share is proved")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--set", metavar="OPTION=VALUE", action="append", default=[], help="of the game's settings"
    )
    return parser


def _shares(text: str) -> tuple[float, float]:
    low, _, high = text.partition(",")
    found = float(low), float(high)
    if not 0 < found[0] < found[1] < 1:
        raise ValueError(text)
    return found


if __name__ == "__main__":
    sys.exit(main())
