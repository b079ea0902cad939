"""Random matches of catanatron, run by an interpreter that has it and needs nothing of Kontor.

Reads lines such as ``copies 20000`` (how, and how many actions) and answers each with the number of actions and
the seconds of processor time. It plays as catanatron's own `Game.play` does, to the end or the 1,000th turn.
"""

import importlib
import random
import sys
from time import process_time
from typing import Any

SEATS = 4


def played(how: str, actions: int) -> float:
    """Return the seconds of processor time for `actions` actions of random matches. how: "place", or "copies"
    before each action.
    """
    library: Any = importlib.import_module("catanatron.game")
    players: Any = importlib.import_module("catanatron.models.player")
    done = matches = 0
    start = process_time()
    while done < actions:
        matches += 1
        random.seed(matches)
        seated = [players.RandomPlayer(color) for color in list(players.Color)[:SEATS]]
        game = library.Game(seated, seed=matches)
        while done < actions and game.winning_color() is None and game.state.num_turns < library.TURNS_LIMIT:
            if how == "copies":
                game = game.copy()
            game.play_tick()
            done += 1
    return process_time() - start


def main() -> None:
    """Answer line by line."""
    for line in sys.stdin:
        how, actions = line.split()
        print(actions, played(how, int(actions)), flush=True)


if __name__ == "__main__":
    main()
