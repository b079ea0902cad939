"""Plans for the phases end as open play by them would, and do what they say."""

from typing import Any

import pytest

from engines.core.mechanics.lots import read_limit
from engines.core.rng import Rng, rng_from
from engines.first_train.actions import Bid, BuildLine, BuyTrain, ChooseColour, Load, Pass
from engines.first_train.data import TRAIN
from engines.first_train.game import GAME
from engines.first_train.plans import Errands, JustLoad, JustPass, LineWish, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import Auction, Colour, FirstTrainState
from tests.games.first_train.helpers.positions import asked, auction, play, running, settled, table


def wishes(state: FirstTrainState, seat: int, rng: Rng) -> Any:
    """A plan by chance that never asks."""
    options = [option for option in CONTEST.options(state, seat) if getattr(option.action, "then", "") == "least"]
    return rng.choice(options).random(rng)


def opened(state: FirstTrainState, plans: list[Any]) -> FirstTrainState:
    """The auction cried openly, each seat by its own plan and the bids on the boxes."""
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
    state = play(state, (0, Bid(3, 3)), (1, Bid(3, 5)))
    assert CONTEST.act(state, 0, plan) == Bid(5, 2)
    state = play(state, (0, Bid(5, 2)), (1, Bid(1, 3)))
    assert CONTEST.act(state, 0, plan) is None
    assert CONTEST.act(state, 0, Wishes(("3-5", "5-4"), ("1-3",), "least")) == Bid(4, 2)


def test_errands_are_done_in_their_order_each_once_and_what_is_gone_is_skipped() -> None:
    state = running()
    plan = Errands(("buy-2a", "yellow-ronhof", "red-erlangen", "green-erlangen", "yellow-ronhof"), "pass")
    done = []
    while (facts := CONTEST.facts(state)) is not None and state.round == 1:
        action = CONTEST.act(state, facts.next, plan) if facts.next == 0 else Pass()
        done += [action] * (facts.next == 0)
        state = play(state, (facts.next, action))
    mail = Load("ronhof", "yellow")
    assert done == [BuyTrain("2a"), mail, Load("erlangen", "red"), mail, Pass()]


def test_after_a_list_of_which_all_was_done_it_passes_and_where_something_is_missing_it_asks() -> None:
    plan = Errands(("buy-2a", "red-erlangen"), "missed")
    state = play(running(), (0, BuyTrain("2a")), (1, Pass()))
    gone = GAME.clone(state)
    gone.figures[gone.chart.area["erlangen"]] = (0, 0, 0)
    assert CONTEST.act(gone, 0, plan) is None, "there is room for another passenger"
    assert CONTEST.act(play(state, (0, Load("erlangen", "red"))), 0, plan) == Pass()


def test_a_list_asks_for_a_train_that_is_taken_and_not_for_a_piece_without_room() -> None:
    state = play(running(), (0, BuyTrain("2a")), (1, BuyTrain("1a")))
    assert CONTEST.act(state, 0, Errands(("buy-1a",), "missed", 1)) is None
    state.wagons[TRAIN["2a"]] = (0, 0, 0, 2)
    assert CONTEST.act(state, 0, Errands(("yellow-ronhof",), "missed", 1)) == Pass()


def test_a_typed_load_is_done_once_and_then_the_seat_is_asked() -> None:
    state = running()
    state.trains[TRAIN["3a"]] = 0
    plan = CONTEST.exactly(state, 0, Load("erlangen", "red"))
    assert plan == JustLoad("erlangen", "red", 0)
    assert CONTEST.act(state, 0, plan) == Load("erlangen", "red")
    state = play(state, (0, Load("erlangen", "red")), (1, Pass()))
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


def carrier(train: str) -> Any:
    """A player who buys a train and carries what they can, passengers first."""

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
    while state.round == 1 and (seat := asked(state)[0]) in (0, 1):
        action = CONTEST.act(state, 0, plan) if seat == 0 else Pass()
        done += [action] * (seat == 0)
        state = play(state, (seat, action))
    mail = Load("ronhof", "yellow")
    assert done == [BuyTrain("1a"), Load("erlangen", "red"), mail, mail, Pass()]


def test_who_would_do_nothing_passes() -> None:
    assert CONTEST.foreseen(running(), 0, lambda _: Pass()) == JustPass()


def bidder(worth: dict[int, int]) -> Any:
    """A player to whom boxes are worth a number of cubes each, and who bids where most of it is left."""

    def choose(state: FirstTrainState) -> Any:
        if isinstance(state.stack[-1], Colour):
            return ChooseColour("green")
        bids = [option.action for option in GAME.options(state, 0)]
        return max(bids, key=lambda bid: worth.get(bid.box, 0) - bid.cubes)

    return choose


def test_wishes_go_for_each_box_as_far_as_the_seat_would_before_it_turns_to_a_new_one() -> None:
    state = auction(2)
    plan = CONTEST.foreseen(state, 0, bidder({1: 9, 4: 5, 5: 2, 6: 2}))
    assert isinstance(plan, Wishes)
    assert plan.first == ("1-6", "4-5", "5-2", "6-2")
    assert (plan.first, plan.then) == (plan.second, "least")
    assert CONTEST.act(state, 0, plan) == Bid(1, 3)


def test_a_wish_is_never_for_more_cubes_than_there_are() -> None:
    plan = CONTEST.foreseen(auction(2), 0, bidder({1: 90}))
    assert isinstance(plan, Wishes)
    assert read_limit(plan.first[0]) == (1, 12)


def test_the_colour_of_the_box_that_may_be_either_is_said_with_the_wishes() -> None:
    assert auction(2).board == "2-3"
    plan = CONTEST.foreseen(auction(2), 0, bidder({}))
    assert isinstance(plan, Wishes)
    assert plan.colour == "green"
