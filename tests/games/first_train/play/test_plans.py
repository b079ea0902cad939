"""Plans for the phases end as open play by them would, and do what they say."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.rng import Rng, rng_from
from engines.first_train.actions import Bid, BuildLine, BuyTrain, Load, Pass
from engines.first_train.data import TRAIN
from engines.first_train.game import GAME
from engines.first_train.plans import Errands, JustLoad, LineWish, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import Auction, FirstTrainState
from tests.games.first_train.helpers.positions import do, lay, settled, table


def auction(seats: int) -> FirstTrainState:
    state = table("auction", seats=seats)
    for player in state.players:
        player.cubes = 12
    return settled(state)


def wishes(state: FirstTrainState, seat: int, rng: Rng) -> Any:
    """A plan by chance that never asks."""
    options = [option for option in CONTEST.options(state, seat) if getattr(option.action, "then", "") == "least"]
    return rng.choice(options).random(rng)


def opened(state: FirstTrainState, plans: list[Any]) -> FirstTrainState:
    """The auction cried openly, each seat by its own plan and what stands on the boxes."""
    while isinstance(state.stack[-1], Auction):
        seat = GAME.pending(state)[0].seat
        plan, own = plans[seat], [box + 1 for box, there in enumerate(state.bidders) if there == seat]
        bid = None
        for wanted in (plan.first, plan.second):
            pairs = [tuple(map(int, text.split("-"))) for text in wanted]
            held = [box for box, _ in pairs if box in own]
            if held:
                own.remove(held[0])
                continue
            for box, most in pairs:
                offer = next((o for o in GAME.options(state, seat) if o.action.box == box), None)
                if offer is not None and offer.action.cubes <= most:
                    bid = offer.action
                    break
            if bid is not None:
                break
        if bid is None:
            bid = min((option.action for option in GAME.options(state, seat)), key=lambda action: action.cubes)
        state = GAME.apply(state, seat, bid).state
    return state


def contested(state: FirstTrainState, plans: list[Any]) -> FirstTrainState:
    """The auction settled from the plans."""
    while isinstance(state.stack[-1], Auction):
        facts = CONTEST.facts(state)
        assert facts is not None
        action = CONTEST.act(state, facts.next, plans[facts.next])
        assert action is not None
        state = GAME.apply(state, facts.next, action).state
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_contest_ends_as_open_bidding_by_the_same_plans(seats: int) -> None:
    for number in range(8):
        rng = rng_from(f"plans {seats} {number}")
        state = auction(seats)
        plans = [wishes(state, seat, rng) for seat in range(seats)]
        assert contested(state, plans) == opened(state, plans)


def test_a_wish_is_bid_for_as_cheaply_as_possible_then_the_next_one_then_a_question() -> None:
    state = auction(2)
    plan = Wishes(("3-5", "5-4"), ("1-3",))
    assert CONTEST.act(state, 0, plan) == Bid(3, 3)
    state, _ = do(state, 0, Bid(3, 3))
    state, _ = do(state, 1, Bid(3, 5))
    assert CONTEST.act(state, 0, plan) == Bid(5, 2)
    state, _ = do(state, 0, Bid(5, 2))
    state, _ = do(state, 1, Bid(1, 3))
    assert CONTEST.act(state, 0, plan) is None
    assert CONTEST.act(state, 0, Wishes(("3-5", "5-4"), ("1-3",), "least")) == Bid(4, 2)


def running() -> FirstTrainState:
    state = table("running", links={0: ["forchheim erlangen ronhof"]})
    lay(state, "erlangen", figures=(2, 0, 0))
    lay(state, "ronhof", cubes=2)
    for player in state.players:
        player.influence = [0, 4, 0, 0]
    return settled(state)


def test_errands_are_done_in_their_order_each_once_and_what_is_gone_is_skipped() -> None:
    state = running()
    plan = Errands(("buy-2a", "yellow-ronhof", "red-erlangen", "green-erlangen", "yellow-ronhof"), "pass")
    done = []
    while (facts := CONTEST.facts(state)) is not None and state.round == 1:
        seat = facts.next
        action = CONTEST.act(state, seat, plan) if seat == 0 else Pass()
        if seat == 0:
            done.append(action)
        state, _ = do(state, seat, action)
    assert done[:4] == [
        BuyTrain("2a"),
        Load("ronhof", "yellow"),
        Load("erlangen", "red"),
        Load("ronhof", "yellow"),
    ]
    assert done[4:] == [Pass()]


def test_after_a_list_of_which_all_was_done_it_passes_and_where_something_is_missing_it_asks() -> None:
    plan = Errands(("buy-2a", "red-erlangen"), "missed")
    state, _ = do(running(), 0, BuyTrain("2a"))
    state, _ = do(state, 1, Pass())
    gone = GAME.clone(state)
    gone.figures[gone.chart.area["erlangen"]][0] = 0
    assert CONTEST.act(gone, 0, plan) is None, "there is room for another passenger"
    state, _ = do(state, 0, Load("erlangen", "red"))
    assert CONTEST.act(state, 0, plan) == Pass()


def test_a_list_asks_for_a_train_that_is_taken_and_not_for_a_piece_without_room() -> None:
    state, _ = do(running(), 0, BuyTrain("2a"))
    state, _ = do(state, 1, BuyTrain("1a"))
    assert CONTEST.act(state, 0, Errands(("buy-1a",), "missed", 1)) is None
    state.wagons[TRAIN["2a"]] = [0, 0, 0, 2]
    assert CONTEST.act(state, 0, Errands(("yellow-ronhof",), "missed", 1)) == Pass()


def test_a_typed_load_is_done_once_and_then_the_seat_is_asked() -> None:
    state = running()
    state.trains[TRAIN["3a"]] = 0
    plan = CONTEST.exactly(state, 0, Load("erlangen", "red"))
    assert plan == JustLoad("erlangen", "red", 0)
    assert CONTEST.act(state, 0, plan) == Load("erlangen", "red")
    state, _ = do(state, 0, Load("erlangen", "red"))
    state, _ = do(state, 1, Pass())
    assert CONTEST.act(state, 0, plan) is None


def test_a_line_is_built_if_it_is_free_and_cheap_enough_else_shortened_else_asked_for() -> None:
    state = table("construction")
    for player in state.players:
        player.cubes, player.influence = 9, [0, 0, 3, 3]
    state = settled(state)
    way = ("forchheim", "erlangen", "ronhof", "fuerth")
    assert CONTEST.act(state, 0, LineWish(way, 5)) == BuildLine(way)
    assert CONTEST.act(state, 0, LineWish(way, 4)) is None
    assert CONTEST.act(state, 0, LineWish(way, 4, shorten=True)) == BuildLine(way[:3])
    assert CONTEST.act(state, 0, LineWish(way, 1, shorten=True)) is None
    assert CONTEST.act(state, 0, LineWish(way, 1, True, "pass")) == Pass()


def test_a_line_may_be_given_while_others_build() -> None:
    state = table("construction", seats=3)
    for player in state.players:
        player.cubes = 9
    facts = CONTEST.facts(settled(state))
    assert facts is not None
    assert (facts.seats, facts.started) == ((0, 1, 2), True)
