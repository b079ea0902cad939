"""Compare computer players: ``python -m players.arena fugger --a greedy --b random --matches 500``.

Each pair of matches has one seed and swapped seats, so that neither the cards nor the seat decide. With more than
two seats, the players alternate round the table.
"""

import argparse
import math
import sys
import time
from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct, field

from engines import GAMES
from engines.core.decisions import Decision
from engines.core.game import Game
from engines.core.outcome import Outcome
from engines.core.rng import rng_from
from players import PLAYERS, Player

Z = 1.96
"""The normal quantile of a 95 % confidence interval."""


class Score(Struct):
    """The result of player a against player b.

    wins, losses: matches that only a, or only b, won. shared: matches that both won. actions: in all matches.
    turns: of each match. reasons: number of matches by end reason. points_a, points_b: the sums of the seats'
    final scores, over seats_a and seats_b seats.
    """

    wins: int = 0
    losses: int = 0
    shared: int = 0
    actions: int = 0
    points_a: int = 0
    points_b: int = 0
    seats_a: int = 0
    seats_b: int = 0
    turns: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)

    @property
    def matches(self) -> int:
        """Return the number of matches."""
        return self.wins + self.losses + self.shared

    @property
    def share(self) -> float:
        """Return the share of matches that a won alone, 0 to 1."""
        return self.wins / self.matches if self.matches else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval (Wilson) of `share`."""
        n, p = self.matches, self.share
        if not n:
            return 0.0, 1.0
        middle = p + Z * Z / (2 * n)
        half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return (middle - half) / (1 + Z * Z / n), (middle + half) / (1 + Z * Z / n)


class Played(Struct, frozen=True):
    """A finished match: its outcome, and its numbers of actions and turns."""

    outcome: Outcome
    actions: int
    turns: int


def played(game: Game[Any, Any], players: Sequence[Player], seed: str, settings: Any = None) -> Played:
    """Play one match between computer players, by seat. settings: the game's, None for the usual ones.

    Optional decisions, such as an offer, are asked before the match goes on: each seat once between two required
    actions, so that answers without effect cannot go on forever.
    """
    rng = rng_from(f"arena {game.info.key} {seed}")
    state = game.setup(len(players), rng.fork("match").seed, settings).state
    actions = 0
    answered: set[int] = set()
    while not state.over:
        decision = _next(game.pending(state), answered)
        seat = decision.seat
        answered = {*answered, seat} if decision.optional else set()
        # No player sees the true position.
        world = game.determinize(state, seat, rng.fork(f"world {actions}"))
        action = players[seat].choose(game, world, seat, rng.fork(f"choice {actions}"))
        state = game.apply(state, seat, action).state
        actions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(outcome, actions, game.rules.turn(state))


def _next(pending: Sequence[Decision], answered: Collection[int]) -> Decision:
    for decision in pending:
        if decision.optional and decision.seat not in answered:
            return decision
    return next(decision for decision in pending if not decision.optional)


def duel(
    game: Game[Any, Any],
    a: Player,
    b: Player,
    matches: int,
    *,
    seats: int = 2,
    seed: str = "1",
    alone: bool = False,
    settings: Any = None,
) -> Score:
    """Play matches of a against b, every second one with seats swapped.

    alone: a has one seat against b on all others, each seat in turn from one seed. settings: as for `played`.
    """
    score = Score()
    rounds = seats if alone else 2
    for n in range(matches):
        turned = n % rounds
        of_a = [seat for seat in range(seats) if (seat + turned) % rounds == 0]
        table = [a if seat in of_a else b for seat in range(seats)]
        match = played(game, table, f"{seed} {n // rounds}", settings)
        outcome = match.outcome
        by_a = any(seat in of_a for seat in outcome.winners)
        by_b = any(seat not in of_a for seat in outcome.winners)
        score.shared += by_a and by_b
        score.wins += by_a and not by_b
        score.losses += by_b and not by_a
        score.actions += match.actions
        score.turns.append(match.turns)
        score.reasons[outcome.reason] = score.reasons.get(outcome.reason, 0) + 1
        score.points_a += sum(outcome.scores[seat] for seat in of_a)
        score.points_b += sum(points for seat, points in enumerate(outcome.scores) if seat not in of_a)
        score.seats_a += len(of_a)
        score.seats_b += seats - len(of_a)
    return score


def table_of(a: str, b: str, score: Score) -> str:
    """Return the score as a table for a terminal."""
    low, high = score.interval()
    rows = [
        ("matches", str(score.matches)),
        (f"won by {a}", f"{score.wins}  ({score.share:.1%}; 95 % interval {low:.1%} to {high:.1%})"),
        (f"won by {b}", f"{score.losses}  ({score.losses / score.matches:.1%})"),
        ("shared", f"{score.shared}  ({score.shared / score.matches:.1%})"),
        ("mean score", f"{a} {score.points_a / score.seats_a:.1f}, {b} {score.points_b / score.seats_b:.1f}"),
        ("ended by", ", ".join(f"{reason} {count}" for reason, count in sorted(score.reasons.items()))),
        ("turns a match", f"{sum(score.turns) / score.matches:.1f}, at most {max(score.turns)}"),
        ("actions a match", f"{score.actions / score.matches:.1f}"),
    ]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m players.arena", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--a", choices=sorted(PLAYERS), default="greedy")
    parser.add_argument("--b", choices=sorted(PLAYERS), default="random")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seats", type=int, help="so many; the fewest the game allows if not given")
    parser.add_argument("--alone", action="store_true", help="one seat of a against b on all the others")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--set", metavar="OPTION=VALUE", action="append", default=[], help="of the game's settings"
    )
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    low, high = game.info.seats
    seats = max(low, 2) if given.seats is None else given.seats
    if not max(low, 2) <= seats <= high:
        parser.error(f"{given.game} is for {low} to {high} seats, not {seats}")
    if given.matches < 1:
        parser.error("at least one match is needed")
    try:
        settings = game.chosen(given.set)
    except ValueError as error:
        parser.error(f"--set: {error}")
    began = time.perf_counter()
    a, b = PLAYERS[given.a], PLAYERS[given.b]
    score = duel(game, a, b, given.matches, seats=seats, seed=given.seed, alone=given.alone, settings=settings)
    sat = "one of them alone" if given.alone else "seats swapped"
    print(f"{given.game}, {seats} seats, {sat}, seed {given.seed}")
    print(table_of(given.a, given.b, score))
    seconds = time.perf_counter() - began
    print(f"{seconds:.1f} s, {1000 * seconds / score.actions:.2f} ms an action")
    return 0


if __name__ == "__main__":
    sys.exit(main())
