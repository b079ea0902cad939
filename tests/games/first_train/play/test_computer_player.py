"""The greedy computer player beats chance on every map, and answers contests by plans that are followed."""

from itertools import pairwise
from typing import Any

import pytest

from engines.core.rng import Rng, rng_from
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import Construction, FirstTrainState
from players.arena.playing import play
from players.base import Player
from players.bidding import choose_plan
from players.greedy import GreedyPlayer
from players.random import RandomPlayer

GREEDY, RANDOM = GreedyPlayer(), RandomPlayer()


def planned(state: FirstTrainState, players: list[Player], rng: Rng) -> FirstTrainState:
    """The match to its end, each phase settled from plans as the service does it."""
    plans: dict[tuple[int, int], Any] = {}
    while not state.over:
        facts = CONTEST.facts(state)
        assert facts is not None
        assert [decision.seat for decision in GAME.pending(state)] == [facts.next]
        asked = [facts.next] if facts.started else list(facts.seats)
        for seat in asked:
            if (facts.number, seat) not in plans:
                chance = rng.fork(f"{len(plans)} {seat}")
                plans[facts.number, seat] = choose_plan(players[seat], GAME, state, seat, chance)
        action = CONTEST.act(state, facts.next, plans[facts.number, facts.next])
        if action is None:
            del plans[facts.number, facts.next]
            rng.word()
            continue
        state = GAME.apply(state, facts.next, action).state
    return state


@pytest.mark.parametrize("name", MAPS)
def test_greedy_ends_above_zero_and_before_three_that_play_at_random(name: MapName) -> None:
    rng = rng_from(f"greedy {name}")
    state = GAME.setup(4, rng.fork("match").seed, FirstTrainSettings(map=name)).state
    outcome = GAME.outcome(planned(state, [RANDOM, GREEDY, RANDOM, RANDOM], rng))
    assert outcome is not None
    assert outcome.ranks[1] == 1
    assert outcome.scores[1] > 0


def test_three_of_four_greedy_seats_or_more_build_in_every_round() -> None:
    built = [0] * 4
    for seed in ("first", "second"):
        for before, after in pairwise(play(GAME, [GREEDY] * 4, seed)):
            if before.stack and isinstance(before.stack[-1], Construction) and after.links != before.links:
                built[before.round - 1] += 1
    assert min(built) >= 2 * 3
