"""Whatever is offered, as a move or as the first step of a list, can be paid from what its seat has or gets."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engines import GAMES
from engines.core.actions import PathHole
from engines.core.game import Game
from engines.core.mechanics.lots import write_limit
from engines.core.premove_positions import premove_position
from engines.core.rng import rng_from
from engines.first_train.actions import Bid, BuyTrain
from engines.first_train.data import NUMBERS
from engines.first_train.plans import Errands, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.rules.auction import bids_of
from engines.first_train.rules.trains import errand_parts
from engines.first_train.state import Auction, Running

MOVES = 250
FIRST_TRAIN: Game[Any, Any] = GAMES["first_train"]


def positions(game: Game[Any, Any], seats: int, seed: int, moves: int = MOVES) -> Iterator[Any]:
    """Those of a random match in which a seat is asked."""
    chance = random.Random(seed)
    state = game.setup(seats, seed.to_bytes(16, "big")).state
    for _ in range(moves):
        if state.over:
            return
        yield state
        seat = game.pending(state)[0].seat
        action = chance.choice(game.options(state, seat)).random(rng_from(f"{chance.random()}"))
        state = game.apply(state, seat, action).state


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_move_that_is_offered_now_or_for_the_next_turn_can_be_paid(key: str) -> None:
    game = GAMES[key]
    chance = random.Random(key)
    for state in positions(game, game.info.seats[1], 3):
        for seat in range(state.seats):
            there = premove_position(game, state, seat) or state
            options = game.options(there, seat)
            for option in chance.sample(options, min(3, len(options))):
                after = game.clone(there)
                game.play(after, seat, option.random(rng_from(f"{chance.random()}")))
                assert not _debts(after, seat), option


def test_a_list_offers_only_trains_that_can_be_paid() -> None:
    left_out = 0
    for seed in range(6):
        for state in positions(FIRST_TRAIN, 3, seed, 2 * MOVES):
            facts = CONTEST.facts(state)
            if facts is None or not isinstance(state.stack[-1], Running):
                continue
            for seat in facts.seats:
                plans = [o for o in CONTEST.options(state, seat) if isinstance(o.action, Errands)]
                for option in plans[:1]:
                    errands = _first(option.holes[0])
                    trains = [one for one in errands if errand_parts(one)[0] is None]
                    left_out += state.trains.count(-1) > len(trains)
                    for errand in trains:
                        plan = Errands((errand,), "ask", option.action.after)
                        act = CONTEST.act(CONTEST.as_if_next(state, seat), seat, plan)
                        assert isinstance(act, BuyTrain), errand
    assert left_out


def test_a_box_is_wished_for_with_no_more_than_its_seat_has_or_gets_back() -> None:
    for state in positions(FIRST_TRAIN, 3, 2):
        if not isinstance(state.stack[-1], Auction):
            continue
        for seat in range(3):
            own = bids_of(state, seat)
            have = state.players[seat].cubes + sum(own.values())
            for option in CONTEST.options(state, seat):
                if not isinstance(option.action, Wishes):
                    continue
                for text in _first(option.holes[0]):
                    box, most = map(int, text.split("-"))
                    assert most <= have
                    act = CONTEST.act(CONTEST.as_if_next(state, seat), seat, Wishes((write_limit(box, most),)))
                    able = box - 1 not in own and len(own) < NUMBERS.bids and most <= state.players[seat].cubes
                    assert isinstance(act, Bid) or not able


def _debts(state: Any, seat: int) -> list[str]:
    """The means that a seat has overspent; points and profit may be a loss."""
    means = msgspec.to_builtins(state.players[seat])
    return [name for name, have in means.items() if name not in ("points", "profit") and _is_short(have)]


def _is_short(have: Any) -> bool:
    match have:
        case int():
            return have < 0
        case dict():
            return any(map(_is_short, have.values()))
        case list():
            return any(map(_is_short, have))
    return False


def _first(hole: Any) -> list[str]:
    assert isinstance(hole, PathHole)
    return list(hole.paths.follow(()))
