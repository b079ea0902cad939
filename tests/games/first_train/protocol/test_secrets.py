"""Only the order of the bag is hidden: nothing that a seat is offered, shown or advised depends on it."""

from typing import Any

import pytest

from engines.core.rng import Rng, rng_from
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import FirstTrainState
from players import PLAYERS
from players.bidding import choose_plan


def moments(name: MapName, seats: int, every: int) -> list[FirstTrainState]:
    """Positions of a random match in which few pass, one in a given number."""
    rng = rng_from(f"secrets {name} {seats}")
    state = GAME.setup(seats, rng.fork("match").seed, FirstTrainSettings(map=name)).state
    found = []
    n = 0
    while not state.over:
        if n % every == 0:
            found.append(GAME.clone(state))
        n += 1
        seat = GAME.pending(state)[0].seat
        options = GAME.options(state, seat)
        wanted = [option for option in options if option.group != "pass"] if rng.below(4) else options
        GAME.play(state, seat, rng.choice(wanted or options).random(rng))
    return [*found, state]


def twin(state: FirstTrainState, seed: str) -> FirstTrainState:
    """The same position with another chance to come."""
    other = GAME.clone(state)
    other.rng = Rng(rng_from(seed).seed, state.rng.counter + 7)
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", MAPS)
def test_what_a_seat_is_shown_and_offered_does_not_depend_on_the_seed(name: MapName, seats: int) -> None:
    for state in moments(name, seats, every=5):
        other = twin(state, "another")
        assert GAME.view(state, None) == GAME.view(other, None)
        assert GAME.pending(state) == GAME.pending(other)
        facts = GAME.open_contest(state)
        assert facts == GAME.open_contest(other)
        for seat in range(seats):
            assert GAME.view(state, seat) == GAME.view(other, seat)
            assert GAME.options(state, seat) == GAME.options(other, seat)
            if facts is not None and seat in facts.seats:
                assert CONTEST.options(state, seat) == CONTEST.options(other, seat)


@pytest.mark.parametrize("name", MAPS)
def test_what_a_seat_is_advised_and_a_computer_player_answers_does_not_depend_on_the_seed(name: MapName) -> None:
    for n, state in enumerate(moments(name, 3, every=12)):
        other = twin(state, "another")
        for seat in range(3):
            assert GAME.advice.evaluate(state, seat) == GAME.advice.evaluate(other, seat)
        facts = GAME.open_contest(state)
        for seat in () if facts is None else facts.seats[:1] if facts.started else facts.seats:
            asked = [CONTEST.as_if_next(world, seat) for world in (state, other)]
            assert GAME.advice.suggest(asked[0], seat) == GAME.advice.suggest(asked[1], seat)
            answers: list[Any] = [
                choose_plan(
                    PLAYERS["greedy"],
                    GAME,
                    GAME.determinize(world, seat, rng_from(f"{n}")),
                    seat,
                    rng_from(f"{n}"),
                )
                for world in (state, other)
            ]
            assert answers[0] == answers[1]


@pytest.mark.parametrize("name", MAPS)
def test_what_a_plan_does_depends_on_the_position_and_the_plan_alone(name: MapName) -> None:
    rng = rng_from(f"acting {name}")
    for state in moments(name, 4, every=6):
        facts = GAME.open_contest(state)
        if facts is None:
            continue
        seat = facts.next
        for option in CONTEST.options(state, seat):
            chosen = option.random(rng)
            assert CONTEST.act(state, seat, chosen) == CONTEST.act(twin(state, "another"), seat, chosen)


def test_a_drawn_world_differs_in_the_chance_to_come_alone() -> None:
    for state in moments("wensleydale", 3, every=10):
        worlds = [GAME.determinize(state, seat, rng_from(f"{seat}")) for seat in range(3)]
        for seat, world in enumerate(worlds):
            # The end opens the seed.
            assert state.over or world.rng.seed != state.rng.seed
            assert GAME.view(world, seat) == GAME.view(state, seat)
            world.rng = state.rng
            assert world == state


def test_the_seed_is_the_secret_until_the_match_is_over() -> None:
    *running, last = moments("nuernberg_compact", 2, every=9)
    assert all(GAME.secrets(state, 0) == {"seed": state.rng.seed} for state in running)
    assert GAME.secrets(last, 0) == {}


def test_the_draw_of_counters_ends_undo_and_so_does_the_booking_of_trains() -> None:
    rng = rng_from("barriers")
    state = GAME.setup(2, rng.fork("match").seed, FirstTrainSettings(map="nuernberg_compact")).state
    seen = set()
    while not state.over:
        seat = GAME.pending(state)[0].seat
        step = GAME.apply(state, seat, rng.choice(GAME.options(state, seat)).random(rng))
        names = {type(emitted.event).__name__ for emitted in step.events}
        assert step.barrier == bool(names & {"CountersDrawn", "ProfitMoved", "FinalScored"}), names
        seen.add(step.barrier)
        state = step.state
    assert seen == {True, False}
