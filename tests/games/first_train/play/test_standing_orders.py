"""What is ordered in advance answers a phase by a plan that its owner could have given."""

from typing import Any

import pytest

from engines.core.rng import rng_from
from engines.first_train.actions import Bid, BuyTrain, Load, Pass
from engines.first_train.data import TRAIN
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName
from engines.first_train.plans import Errands, JustPass, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.play.standing_orders import ORDERS, limits, passes, trips
from engines.first_train.state import FirstTrainState
from tests.games.first_train.helpers.positions import auction, do, lay, running, settled, table

ALL = ("3a", "2a", "1a", "red", "yellow", "pass")
"""What trains do: the dearest first, passengers before mail, and then a pass."""


def played(state: FirstTrainState, chosen: tuple[str, ...]) -> list[Any]:
    """What seat 0 does in the trains phase by its ranking, while the other one passes."""
    plan = trips(state, 0, chosen)
    done: list[Any] = []
    while GAME.pending(state)[0].prompt.key.endswith("run"):
        seat = GAME.pending(state)[0].seat
        action = CONTEST.act(state, 0, plan) if seat == 0 else Pass()
        if action is None:
            return [*done, None]
        done += [action] * (seat == 0)
        state, _ = do(state, seat, action)
    return done


def test_limits_bid_for_the_first_box_that_is_not_too_dear_for_both_bids_and_then_ask() -> None:
    state = auction()
    plan = limits(state, 0, ("3=4", "1=5", "6=2"))
    assert plan == Wishes(("3-4", "1-5", "6-2"), ("3-4", "1-5", "6-2"), "ask")
    assert CONTEST.act(state, 0, plan) == Bid(3, 3)
    state.bidders[2], state.bids[2] = 1, 4
    assert CONTEST.act(state, 0, plan) == Bid(1, 3)
    state.bidders[0], state.bids[0] = 0, 3
    assert CONTEST.act(state, 0, plan) == Bid(6, 2)
    state.bidders[5], state.bids[5] = 1, 2
    assert CONTEST.act(state, 0, plan) is None, "all are too dear"


def test_limits_reach_as_far_as_cubes_do_and_boxes_that_are_out_of_reach_are_left_out() -> None:
    assert limits(auction(cubes=4), 0, ("3=9", "6=3")) == Wishes(("3-4", "6-3"), ("3-4", "6-3"), "ask")
    assert limits(auction(cubes=2), 0, ("3=9", "6=3")) == Wishes(("6-2",), ("6-2",), "ask")
    assert limits(auction(cubes=2), 0, ("3=9",)) is None
    assert limits(auction(seats=2), 0, ("7=9", "8=9")) is None, "the board for two has six boxes"


@pytest.mark.parametrize(("influence", "colour"), [((2, 1), "green"), ((1, 2), "red"), ((1, 1), "red")])
def test_the_point_of_either_company_goes_to_the_one_of_which_there_is_less(
    influence: tuple[int, int], colour: str
) -> None:
    state = auction(seats=2)
    state.players[0].influence[2:] = influence
    plan = limits(state, 0, ("6=3",))
    assert plan is not None
    assert plan.colour == colour


def test_trains_are_bought_and_loaded_in_the_order_of_the_ranking() -> None:
    passenger, mail = Load("erlangen", "red"), Load("ronhof", "yellow")
    assert played(running(), ALL) == [BuyTrain("3a"), passenger, passenger, mail, mail, Pass()]
    assert played(running(), ("1a", "yellow", "red", "pass"))[:3] == [BuyTrain("1a"), mail, mail]


def test_a_second_train_is_bought_only_if_ranked_pieces_lack_room_without_it() -> None:
    both = ("1a", "3a", "red", "yellow", "pass")
    for passengers, bought in ((2, [BuyTrain("1a"), BuyTrain("3a")]), (1, [BuyTrain("1a")])):
        done = played(running(passengers=passengers), both)
        assert [act for act in done if isinstance(act, BuyTrain)] == bought


def test_a_train_is_never_paid_by_exchange() -> None:
    state = running(brown=2)
    state.players[0].cubes = 12
    assert played(state, ALL)[0] == BuyTrain("2a")
    poor = running(brown=0)
    poor.players[0].cubes = 12
    assert trips(poor, 0, ALL) is None, "its owner is asked, for pieces wait and no train is to be had"


@pytest.mark.parametrize(("ranked", "last"), [(("1a", "red", "pass"), Pass()), (("1a", "red"), None)])
def test_what_is_not_ranked_is_not_done_and_without_a_pass_the_end_is_a_question(
    ranked: tuple[str, ...], last: Any
) -> None:
    assert played(running(), ranked) == [BuyTrain("1a"), Load("erlangen", "red"), last]


def test_where_a_ranked_train_is_taken_meanwhile_its_owner_is_asked() -> None:
    state = running(brown=1)
    plan = trips(state, 0, ("1a", "red", "pass"))
    state.trains[TRAIN["1a"]] = 1
    assert CONTEST.act(state, 0, plan) is None


def test_where_nothing_ranked_can_be_fetched_a_ranking_with_a_pass_passes() -> None:
    state = running(passengers=0, mail=0)
    assert trips(state, 0, ALL) == JustPass()
    assert trips(state, 0, ALL[:-1]) is None


@pytest.mark.parametrize(
    ("rival", "first", "then"),
    [("doos muggenhof", "muggenhof", "ronhof"), ("poppenreuth ronhof", "ronhof", "muggenhof")],
)
def test_what_others_can_fetch_too_is_loaded_first(rival: str, first: str, then: str) -> None:
    state = table("running", links={0: ["erlangen ronhof muggenhof"], 1: [rival]})
    lay(state, "ronhof", cubes=1)
    lay(state, "muggenhof", cubes=1)
    state.players[0].influence[1] = 1
    plan = trips(settled(state), 0, ("1a", "yellow"))
    assert plan == Errands(("buy-1a", f"yellow-{first}", f"yellow-{then}"), "ask")


@pytest.mark.parametrize(
    ("phase", "name"), [("construction", "construction"), ("running", "trains"), ("sale", "sale")]
)
def test_a_phase_that_is_to_be_passed_is_passed_and_no_other(phase: str, name: str) -> None:
    state = settled(running()) if phase == "running" else table(phase, links={0: ["forchheim erlangen ronhof"]})
    assert passes(state, 0, (name,)) == JustPass()
    others = tuple({"construction", "trains", "sale"} - {name})
    assert passes(state, 0, others) is None


@pytest.mark.parametrize("name", MAPS)
def test_an_order_gives_only_plans_that_its_owner_could_give(name: MapName) -> None:
    rng = rng_from(f"orders {name}")
    state = GAME.setup(3, rng.fork("match").seed, FirstTrainSettings(map=name)).state
    given = {
        "limits": ("2=9", "4=4", "1=15", "8=2", "6=3"),
        "trips": ("1b", "3a", "2b", "white", "red", "green", "yellow", "pass"),
        "pass": ("sale", "trains"),
    }
    answered = set()
    while not state.over:
        facts = CONTEST.facts(state)
        assert facts is not None
        for order in ORDERS:
            for seat in facts.seats[:1] if facts.started else facts.seats:
                plan = order.act(state, seat, given[order.key])
                if plan is not None:
                    answered.add(order.key)
                    assert any(option.admits(plan) for option in CONTEST.options(state, seat)), plan
        options = GAME.options(state, facts.next)
        wanted = [option for option in options if option.group != "pass"] if rng.below(3) else options
        GAME.play(state, facts.next, rng.choice(wanted or options).random(rng))
    assert answered == set(given)
