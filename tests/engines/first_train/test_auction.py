"""Section 4: investment cubes, counters, the auction, influence and orders."""

from __future__ import annotations

from engines.core.frames import Ctx
from engines.first_train.actions import Bid, ChooseColour
from engines.first_train.common import gain, influence_order, spend
from engines.first_train.data import NOBODY
from engines.first_train.events import BoxWon, OrdersSet
from engines.first_train.game import GAME
from engines.first_train.rounds import take_cubes
from tests.engines.first_train.table import do, may, settled, table


def auction(*cubes: int, seats: int = 4):  # type: ignore[no-untyped-def]
    state = table("auction", seats=seats)
    for player, count in zip(state.players, cubes, strict=True):
        player.cubes = count
    return settled(state)


def test_everyone_takes_twelve_cubes_fewer_if_that_would_exceed_fifteen() -> None:
    state = table("auction", seats=2)
    state.players[0].cubes, state.players[1].cubes = 5, 2
    take_cubes(Ctx(state))
    assert [player.cubes for player in state.players] == [15, 14]


def test_a_bid_is_at_least_the_rows_minimum_and_more_than_the_standing_one() -> None:
    state = auction(12, 12, 12, 12)
    assert not may(state, 0, Bid(1, 2))
    assert may(state, 0, Bid(5, 2))
    state, _ = do(state, 0, Bid(1, 4))
    assert not may(state, 1, Bid(1, 4))
    assert may(state, 1, Bid(1, 5))


def test_the_ousted_player_takes_his_cubes_back_and_may_bid_on_the_same_box() -> None:
    state, _ = do(auction(12, 12, 12, 12), 0, Bid(1, 4))
    state, _ = do(state, 1, Bid(1, 5))
    assert (state.players[0].cubes, state.bidders[0], state.bids[0]) == (12, 1, 5)
    state, _ = do(state, 2, Bid(2, 3))
    state, _ = do(state, 3, Bid(3, 3))
    assert may(state, 0, Bid(1, 6))


def test_nobody_bids_on_their_own_bid() -> None:
    state, _ = do(auction(12, 12, seats=2), 0, Bid(1, 4))
    state, _ = do(state, 1, Bid(2, 4))
    assert not may(state, 0, Bid(1, 5))


def test_a_player_with_two_standing_bids_is_skipped_until_ousted() -> None:
    state = auction(12, 12, seats=2)
    for seat, bid in ((0, Bid(1, 3)), (1, Bid(2, 3)), (0, Bid(3, 3))):
        state, _ = do(state, seat, bid)
    state, _ = do(state, 1, Bid(1, 4))
    assert [decision.seat for decision in GAME.pending(state)] == [0]


def test_whoever_can_afford_no_bid_is_skipped_and_bids_again_after_being_ousted() -> None:
    state = auction(3, 12, 12, 12)
    state, _ = do(state, 0, Bid(1, 3))
    state, _ = do(state, 1, Bid(2, 3))
    state, _ = do(state, 2, Bid(3, 3))
    state, _ = do(state, 3, Bid(4, 3))
    # Seat 0 has no cube left.
    assert [decision.seat for decision in GAME.pending(state)] == [1]
    state, _ = do(state, 1, Bid(1, 4))
    state, _ = do(state, 2, Bid(5, 2))
    state, _ = do(state, 3, Bid(6, 2))
    assert [decision.seat for decision in GAME.pending(state)] == [0]
    assert may(state, 0, Bid(7, 3))


def test_boxes_are_booked_in_their_order_and_the_colour_of_the_last_one_is_chosen_after_it() -> None:
    state = auction(12, 12, seats=2)
    for seat, bid in ((0, Bid(6, 2)), (1, Bid(5, 2)), (0, Bid(1, 3))):
        state, _ = do(state, seat, bid)
    state, events = do(state, 1, Bid(4, 2))
    assert [event.box for event in events if isinstance(event, BoxWon)] == [1, 4, 5, 6]
    assert [decision.seat for decision in GAME.pending(state)] == [0]
    # Box 1: B B G, box 6: W, and a white counter in each.
    assert state.players[0].influence == [4, 4, 1, 2]
    state, events = do(state, 0, ChooseColour("red"))
    assert state.players[0].influence == [4, 4, 2, 2]
    assert any(isinstance(event, OrdersSet) for event in events)


def test_nothing_is_chosen_if_nobody_holds_the_last_box() -> None:
    state = auction(12, 12, seats=2)
    for seat, bid in ((0, Bid(2, 3)), (1, Bid(5, 2)), (0, Bid(1, 3)), (1, Bid(4, 2))):
        state, _ = do(state, seat, bid)
    assert state.bidders[5] == NOBODY
    assert state.builders


def test_a_disc_that_arrives_lies_on_top_also_when_it_moves_down() -> None:
    state = table("auction", seats=3)
    for seat, white in enumerate((2, 1, 2)):
        state.players[seat].influence[0] = white
    gain(state, 1, (1, 0, 0, 0))
    assert influence_order(state, 0) == [1, 0, 2]
    spend(state, 0, (1, 0, 0, 0))
    gain(state, 0, (1, 0, 0, 0))
    assert influence_order(state, 0) == [0, 1, 2]


def test_at_the_maximum_a_gain_only_puts_the_disc_on_top_and_what_does_not_change_keeps_its_place() -> None:
    state = table("auction", seats=2)
    for player in state.players:
        player.influence = [10, 3, 3, 3]
    assert influence_order(state, 0) == [0, 1]
    gain(state, 1, (1, 0, 0, 0))
    assert state.players[1].influence == [10, 3, 3, 3]
    assert influence_order(state, 0) == [1, 0]
    assert influence_order(state, 1) == [0, 1]
