"""Record the matches of the long scenes: ``python -m tools.playground.record_scenes [SCENE …]``.

Greedy computer players have all seats until the scene is reached. Run it whenever rules change; a test fails until
then.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

from engines import GAMES
from engines.core.actions import Action
from engines.core.encoding.codec import write_code
from engines.core.game import Game
from engines.core.rng import rng_from
from players import PLAYERS
from tools.playground.recorded_matches import RecordedMatch, path_of, write
from tools.playground.scenes import COMPANY, OFFER, SOME_TURNS, Scene, long_scenes

HOST, GUEST = 0, 1
TRIES = 200
"""Number of offers to try until one goes to the host alone, who could accept it."""
SEEDS = 50
AUCTION_TURNS = 3
"""Number of the host's own turns before the search for an auction begins."""


def _opened(game: Game[Any, Any], seats: int, seed: bytes) -> Any:
    """Return the opening of a match as the bot makes it, with its automatic moves done."""
    state = game.setup(seats, seed).state
    while alone := [one.seat for one in game.pending(state) if one.auto]:
        state = game.apply(state, alone[0], game.options(state, alone[0])[0].action).state
    return state


class Played:
    """A match between greedy players, played until a condition holds.

    turns: how often the host began to move.
    """

    def __init__(self, game: Game[Any, Any], seats: int, seed: str) -> None:
        self.game = game
        self.rng = rng_from(f"scene {game.info.key} {seed}")
        self.seed = self.rng.fork("match").seed
        self.state = _opened(game, seats, self.seed)
        self.moves: list[tuple[int, str]] = []
        self.turns = 0

    def do(self, seat: int, action: Action) -> None:
        """Make a move of a seat."""
        if seat == HOST and (not self.moves or self.moves[-1][0] != HOST):
            self.turns += 1
        self.state = self.game.apply(self.state, seat, action).state
        self.moves.append((seat, write_code(action)))

    def until(self, reached: Callable[[Played], bool]) -> bool:
        """Play until a condition holds. Return whether it did before the end."""
        while not reached(self):
            if self.state.over:
                return False
            pending = self.game.pending(self.state)
            seat = next((one.seat for one in pending if not one.optional), pending[0].seat)
            world = self.game.determinize(self.state, seat, self.rng.fork("world"))
            self.do(seat, PLAYERS["greedy"].choose(self.game, world, seat, self.rng.fork("choice")))
        return True


def is_over(played: Played) -> bool:
    """Return whether the match is finished."""
    return bool(played.state.over)


def is_in_the_middle(played: Played) -> bool:
    """Return whether it is the host's turn, some way into the match."""
    pending = played.game.pending(played.state)
    return played.turns >= SOME_TURNS and [one.seat for one in pending if not one.auto] == [HOST]


def makes_an_offer(played: Played) -> bool:
    """Let the guest offer the host alone something that the host could give; return whether that happened."""
    offer = played.game.verbs[OFFER]
    if played.turns < SOME_TURNS:
        return False
    for option in played.game.options(played.state, GUEST):
        if isinstance(option.action, offer):
            for _ in range(TRIES):
                action = option.random(played.rng)
                if action.to != (str(HOST),):
                    continue
                after = played.game.apply(played.state, GUEST, action).state
                if any("accept" in write_code(one.action) for one in played.game.options(after, HOST)):
                    played.do(GUEST, action)
                    return True
    return False


def opens_an_auction(played: Played) -> bool:
    """Let another player open an auction in which the host may bid; return whether that happened."""
    if played.turns < AUCTION_TURNS or played.game.open_contest(played.state) is not None:
        return False
    for one in played.game.pending(played.state):
        if one.seat == HOST or one.optional:
            continue
        for option in played.game.options(played.state, one.seat):
            action = option.random(played.rng)
            contest = played.game.open_contest(played.game.apply(played.state, one.seat, action).state)
            if contest is not None and HOST in contest.seats:
                played.do(one.seat, action)
                return True
    return False


REACHED: dict[str, Callable[[Played], bool]] = {
    "midgame": is_in_the_middle,
    "finished": is_over,
    "offer": makes_an_offer,
    "auction": opens_an_auction,
}


def made(scene: Scene) -> RecordedMatch:
    """Return the match of a scene. Raises LookupError if no seed leads to it."""
    game = GAMES[scene.game]
    low, high = game.info.seats
    seats = max(low, min(high, COMPANY))
    for number in range(SEEDS):
        played = Played(game, seats, f"{scene.key} {number}")
        if played.until(REACHED[scene.kind]):
            return RecordedMatch(
                game=scene.game,
                rules_version=game.info.rules_version,
                seats=seats,
                people=scene.people,
                seed=played.seed.hex(),
                moves=tuple(played.moves),
                digest=game.states.digest(played.state),
            )
    raise LookupError(scene.key)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code."""
    scenes = {scene.key: scene for scene in long_scenes(GAMES)}
    parser = argparse.ArgumentParser(
        prog="python -m tools.playground.record_scenes", description=(__doc__ or "").split(":")[0]
    )
    parser.add_argument("scene", nargs="*", choices=[[], *scenes], help="which ones (default: all)")
    for key in parser.parse_args(arguments).scene or scenes:
        ready = made(scenes[key])
        write(key, ready)
        print(f"{path_of(key)}: {len(ready.moves)} moves", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
