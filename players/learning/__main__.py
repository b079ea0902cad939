"""Learn each seat's chance to win: ``python -m players.learning fugger --matches 3000``.

Plays matches between computer players, fits a model to who won, and writes its weights beside the game's other
data, with the command that finds them again. The last lines say how well it foretells matches that it did not see.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

import engines
from engines import GAMES
from engines.core.ai.winning_chances import ChanceWeights
from players.arena.names import KNOWN, open_player
from players.learning.fitting import fit
from players.learning.positions import matches

KINDS = "strong:4,greedy,easy,greedy"
DIGITS = 4


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m players.learning", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=sorted(key for key, game in GAMES.items() if game.advice.lookahead))
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--players", default=KINDS, help="as in the arena, around the table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--out", type=Path, help="the game's own file if not given")
    given = parser.parse_args(arguments)
    kinds = given.players.split(",")
    for kind in kinds:
        try:
            open_player(kind)
        except KeyError:
            parser.error(f"there is no player {kind!r}; there are {KNOWN}")
    lookahead = GAMES[given.game].advice.lookahead
    assert lookahead is not None
    try:
        fitted = fit(list(matches(given.game, kinds, given.seats, given.matches, given.jobs)))
    except ValueError as error:
        parser.error(str(error))
    names = lookahead.chances.names
    command = f"python -m players.learning {given.game} --matches {given.matches} --seats {given.seats}"
    weights = ChanceWeights(
        f"{command} --players {given.players}", _named(names, fitted.early), _named(names, fitted.late)
    )
    file = given.out or Path(engines.__file__).parent / given.game / "data" / "chances.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n")
    print(f"loss {fitted.loss:.3f}, of even chances {fitted.even:.3f}")
    for count, said, was in fitted.calibration:
        print(f"{count:6} chances of {said:5.1%}: won {was:5.1%}")
    return 0


def _named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    return {name: round(weight, DIGITS) for name, weight in zip(names, weights, strict=True)}


if __name__ == "__main__":
    sys.exit(main())
