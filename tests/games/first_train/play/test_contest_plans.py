"""Whole plans from what a seat would do move by move: they do the same while nobody is in its way."""

from __future__ import annotations

from typing import Any

from engines.first_train.actions import Bid, BuyTrain, ChooseColour, Load, Pass
from engines.first_train.game import GAME
from engines.first_train.plans import Errands, JustPass, Wishes, wished
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import Colour, FirstTrainState
from tests.games.first_train.helpers.positions import do, lay, settled, table


def running() -> FirstTrainState:
    """Seat 0 reaches two red passengers and four pieces of mail."""
    state = table("running", links={0: ["forchheim erlangen ronhof"]})
    lay(state, "erlangen", figures=(2, 0, 0))
    lay(state, "ronhof", cubes=2)
    for player in state.players:
        player.influence = [0, 4, 0, 0]
    return settled(state)


def carrier(train: str) -> Any:
    """Somebody who buys a train and carries what they can, passengers first."""

    def choose(state: FirstTrainState) -> Any:
        found: list[Any] = [option.action for option in GAME.options(state, 0)]
        loads = [action for action in found if isinstance(action, Load)]
        if loads:
            return loads[0]
        wanted = BuyTrain(train)
        return wanted if any(isinstance(one, BuyTrain) and one.train == train for one in found) else Pass()

    return choose


def test_a_list_names_what_the_seat_would_do_and_then_what_would_replace_it() -> None:
    plan = CONTEST.foreseen(running(), 0, carrier("1a"))
    assert plan == Errands(("buy-1a", "red-erlangen", "yellow-ronhof", "yellow-ronhof", "red-erlangen"), "missed")
    state, done = running(), []
    while state.round == 1 and GAME.pending(state)[0].seat in (0, 1):
        seat = GAME.pending(state)[0].seat
        action = CONTEST.act(state, 0, plan) if seat == 0 else Pass()
        done += [action] * (seat == 0)
        state, _ = do(state, seat, action)
    assert done == [
        BuyTrain("1a"),
        Load("erlangen", "red"),
        Load("ronhof", "yellow"),
        Load("ronhof", "yellow"),
        Pass(),
    ]


def test_who_would_do_nothing_passes() -> None:
    assert CONTEST.foreseen(running(), 0, lambda _: Pass()) == JustPass()


def bidder(worth: dict[int, int]) -> Any:
    """Somebody to whom boxes are worth so many cubes, and who bids where most of it is left."""

    def choose(state: FirstTrainState) -> Any:
        if isinstance(state.stack[-1], Colour):
            return ChooseColour("green")
        bids = [option.action for option in GAME.options(state, 0)]
        return max(bids, key=lambda bid: worth.get(bid.box, 0) - bid.cubes)

    return choose


def auction() -> FirstTrainState:
    state = table("auction", seats=2)
    for player in state.players:
        player.cubes = 12
    return settled(state)


def test_wishes_go_for_each_box_as_far_as_the_seat_would_before_it_turns_to_a_new_one() -> None:
    state = auction()
    plan = CONTEST.foreseen(state, 0, bidder({1: 9, 4: 5, 5: 2, 6: 2}))
    assert isinstance(plan, Wishes)
    assert plan.first == ("1-6", "4-5", "5-2", "6-2")
    assert (plan.first, plan.then) == (plan.second, "least")
    assert CONTEST.act(state, 0, plan) == Bid(1, 3)


def test_a_wish_is_never_for_more_cubes_than_there_are() -> None:
    plan = CONTEST.foreseen(auction(), 0, bidder({1: 90}))
    assert isinstance(plan, Wishes)
    assert wished(plan.first[0]) == (1, 12)


def test_the_colour_of_the_box_that_may_be_either_is_said_with_the_wishes() -> None:
    state = table("auction", seats=2)
    assert state.board == "2-3"
    for player in state.players:
        player.cubes = 12
    plan = CONTEST.foreseen(settled(state), 0, bidder({}))
    assert isinstance(plan, Wishes)
    assert plan.colour == "green"
