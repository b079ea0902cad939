"""Section 4: investment cubes, counters, the auction, influence and orders."""

from engines.core.frames import Ctx
from engines.first_train.actions import Bid, BuildLine, ChooseColour, Pass
from engines.first_train.data import NOBODY, Influence
from engines.first_train.events import BidMade, BoxWon, ColourChosen, OrdersSet
from engines.first_train.game import GAME
from engines.first_train.rules.common import gain, influence_order, spend
from engines.first_train.rules.round import set_orders, take_cubes
from engines.first_train.state import Construction
from tests.games.first_train.helpers.positions import asked, do, may, play, settled, table


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


def test_a_bid_is_at_least_the_rows_minimum_and_more_than_another_seats_and_none_bids_on_its_own() -> None:
    state = auction(12, 12, 12, 12)
    assert not may(state, 0, Bid(1, 2))
    assert may(state, 0, Bid(5, 2))
    state, _ = do(state, 0, Bid(1, 4))
    assert not may(state, 1, Bid(1, 4))
    assert may(state, 1, Bid(1, 5))
    assert not may(play(auction(12, 12, seats=2), (0, Bid(1, 4)), (1, Bid(2, 4))), 0, Bid(1, 5))


def test_the_ousted_player_takes_his_cubes_back_and_may_bid_on_the_same_box() -> None:
    state = play(auction(12, 12, 12, 12), (0, Bid(1, 4)), (1, Bid(1, 5)))
    assert (state.players[0].cubes, state.bidders[0], state.bids[0]) == (12, 1, 5)
    assert may(play(state, (2, Bid(2, 3)), (3, Bid(3, 3))), 0, Bid(1, 6))


def test_a_player_with_two_standing_bids_is_skipped_until_ousted() -> None:
    state = play(auction(12, 12, seats=2), (0, Bid(1, 3)), (1, Bid(2, 3)), (0, Bid(3, 3)), (1, Bid(1, 4)))
    assert asked(state) == [0]


def test_who_can_afford_no_bid_is_skipped_and_bids_again_after_being_ousted() -> None:
    state = play(auction(3, 12, 12, 12), *((seat, Bid(seat + 1, 3)) for seat in range(4)))
    assert asked(state) == [1], "seat 0 has no cube left"
    state = play(state, (1, Bid(1, 4)), (2, Bid(5, 2)), (3, Bid(6, 2)))
    assert asked(state) == [0]
    assert may(state, 0, Bid(7, 3))


def test_boxes_are_booked_in_their_order_and_the_colour_of_the_last_one_is_chosen_after_it() -> None:
    state = play(auction(12, 12, seats=2), (0, Bid(6, 2)), (1, Bid(5, 2)), (0, Bid(1, 3)))
    state, events = do(state, 1, Bid(4, 2))
    assert [event.box for event in events if isinstance(event, BoxWon)] == [1, 4, 5, 6]
    assert asked(state) == [0]
    # Box 1: B B G, box 6: W, and a white counter in each.
    assert state.players[0].influence == [4, 4, 1, 2]
    state, events = do(state, 0, ChooseColour("red"))
    assert state.players[0].influence == [4, 4, 2, 2]
    assert any(isinstance(event, OrdersSet) for event in events)


def test_nothing_is_chosen_if_no_player_holds_the_last_box() -> None:
    state = play(auction(12, 12, seats=2), (0, Bid(2, 3)), (1, Bid(5, 2)), (0, Bid(1, 3)), (1, Bid(4, 2)))
    assert state.bidders[5] == NOBODY
    assert isinstance(state.stack[-1], Construction)
    # Box 1: B B G, box 2: W B R, boxes 4 and 5: B R and B G, and a white counter in each.
    assert [player.influence for player in state.players] == [[4, 5, 2, 2], [3, 4, 2, 2]]


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


def test_a2_who_can_pay_for_a_box_must_bid_and_stays_at_a_single_bid_only_for_want_of_cubes() -> None:
    state = auction(12, 12, seats=2)
    assert not may(state, 0, Pass())
    assert {option.action.box for option in GAME.options(state, 0)} == {1, 2, 3, 4, 5, 6}
    assert not may(auction(12, 12, 12, 12), 1, Bid(1, 3))
    state = play(auction(5, 1, seats=2), (0, Bid(1, 3)))
    assert asked(state) == [0]
    state = play(state, (0, Bid(4, 2)))
    assert isinstance(state.stack[-1], Construction)
    assert NOBODY in state.bidders


def test_the_auction_goes_round_in_general_order() -> None:
    state = table("auction", seats=3)
    state.order = state.stack[-1].order = [2, 0, 1]  # type: ignore[union-attr]
    for player in state.players:
        player.cubes = 12
    state = settled(state)
    turns = []
    for box in (1, 2, 3, 4, 5, 6):
        turns += asked(state)
        state = play(state, (turns[-1], Bid(box, 3)))
    assert turns == [2, 0, 1, 2, 0, 1]


def test_who_is_ousted_waits_for_the_next_turn_and_may_then_bid_on_another_box() -> None:
    state, _ = do(auction(12, 12, 12, 12), 0, Bid(1, 3))
    state, events = do(state, 1, Bid(1, 4))
    assert events == [BidMade(1, 1, 4, 0)]
    assert asked(state) == [2]
    assert not may(state, 0, Bid(2, 3))
    assert may(play(state, (2, Bid(2, 3)), (3, Bid(3, 3))), 0, Bid(4, 12))


def test_a3_cubes_of_standing_bids_are_spent_until_phase_one() -> None:
    state = play(auction(12, 13, seats=2), (0, Bid(1, 6)), (1, Bid(2, 3)), (0, Bid(3, 4)), (1, Bid(4, 2)))
    assert [player.cubes for player in state.players] == [2, 8]


def test_each_point_moves_the_disc_up_one_printed_and_drawn_ones_alike() -> None:
    state = auction(12, 12, 12, 12)
    state.drawn = [0, 1, 2, 3, 0, 1, 2, 3]
    state = play(state, *((seat, Bid(box, 3)) for seat, box in enumerate((4, 2, 3, 1))))
    state = play(state, *((seat, Bid(box, 2)) for seat, box in enumerate((5, 6, 7, 8))))
    # 4: W G G and green; 5: B W and white. 2: B B R and brown; 6: B R and brown. 3: W R R and red; 7: W G and red.
    # 1: B B G and white; 8: R G and green.
    found = [player.influence for player in state.players]
    assert found == [[4, 3, 1, 4], [1, 7, 3, 1], [3, 2, 5, 2], [2, 4, 2, 4]]


def test_the_disc_of_the_box_with_the_highest_number_arrives_last() -> None:
    state = play(auction(12, 12, seats=2), (0, Bid(5, 2)), (1, Bid(2, 3)), (0, Bid(1, 3)), (1, Bid(4, 2)))
    # Brown points are in boxes 1, 2, 4 and 5: seat 0 holds the last of them.
    assert state.stacks[1] == [1, 0]


def test_the_chosen_point_is_booked_when_all_else_is_and_before_the_orders() -> None:
    state = play(auction(12, 12, seats=2), (0, Bid(6, 2)), (1, Bid(3, 3)), (0, Bid(1, 3)), (1, Bid(2, 3)))
    assert asked(state) == [0]
    assert not may(state, 1, ChooseColour("red"))
    state, events = do(state, 0, ChooseColour("green"))
    assert state.players[0].influence[3] == 3
    assert [type(event) for event in events[:2]] == [ColourChosen, OrdersSet]


def test_most_white_builds_first_most_brown_runs_trains_first_and_the_higher_disc_decides_ties() -> None:
    state = table("auction", seats=4)
    for player, (white, brown) in zip(state.players, ((3, 0), (2, 2), (3, 5), (0, 2)), strict=True):
        player.influence = [white, brown, 9, 9]
    state.stacks[0], state.stacks[1] = [3, 0, 1, 2], [0, 3, 1, 2]
    set_orders(Ctx(state))
    assert (state.builders, state.runners) == ([2, 0, 1, 3], [2, 1, 3, 0])


def test_orders_are_fixed_for_the_round_whatever_is_spent_later() -> None:
    state = table("construction", seats=2)
    for player in state.players:
        player.cubes, player.influence = 0, [3, 3, 3, 3]
    state, _ = do(settled(state), 0, BuildLine(("forchheim", "erlangen", "poppenreuth"), Influence(white=2)))
    assert state.players[0].influence[0] == 1
    assert (state.builders, state.runners) == ([0, 1], [0, 1])


def test_a_box_without_a_bid_brings_its_points_to_no_player() -> None:
    state = play(auction(12, 12, seats=2), (0, Bid(1, 3)), (1, Bid(2, 3)), (0, Bid(4, 2)))
    state, events = do(state, 1, Bid(5, 2))
    assert [event.box for event in events if isinstance(event, BoxWon)] == [1, 2, 4, 5]
    # Four boxes of three or four points.
    assert sum(sum(player.influence) for player in state.players) == 10 + 4 + 4 + 3 + 3
