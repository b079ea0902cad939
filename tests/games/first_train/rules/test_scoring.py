"""Section 7: victory points, profit and loss, the general order, the sale, and the end."""

import pytest

from engines.core.frames import Ctx
from engines.first_train.actions import Pass, SellLine
from engines.first_train.data import TRAIN, Loads, rounds_of
from engines.first_train.events import FinalScored, LineSold, ProfitMoved, Removed
from engines.first_train.game import GAME
from engines.first_train.rules.round import order_anew, score
from engines.first_train.rules.sale import cost_of
from engines.first_train.rules.scoring import final_points, transport_points
from engines.first_train.rules.track import borders_of, lay_links, links_left
from engines.first_train.state import PROFIT, FirstTrainState, Sale, track_of
from tests.games.first_train.helpers.positions import asked, do, lay, may, owner, play, settled, table, turn


def loaded(seats: int, **trains: tuple[int, ...]) -> FirstTrainState:
    """Seat 0 has trains with loads."""
    state = table("running", seats=seats)
    for name, loads in trains.items():
        train = TRAIN[name.removeprefix("t")]
        state.trains[train], state.wagons[train] = 0, loads
    return state


@pytest.mark.parametrize(("seats", "points"), [(4, 8), (2, 3 * 2 + 2 + 1 + 4)])
def test_passengers_count_by_train_on_one_side_and_one_each_on_the_other(seats: int, points: int) -> None:
    state = loaded(seats, t3a=(1, 1, 1, 1), t2a=(1, 0, 0, 1), t1a=(0, 1, 0, 1))
    assert transport_points(state, 0) == points


def test_profit_counts_two_for_white_one_for_others_and_a_link_costs_one() -> None:
    state = loaded(2, t3a=(1, 1, 1, 1))
    lay_links(state, [0], 0)
    score(Ctx(state))
    assert state.players[0].profit == 1 + 1 + 2 + 1 - 1
    assert state.players[0].loads == [1, 1, 1, 1]
    assert state.trains == [-1] * 6


def test_profit_stops_at_both_ends_and_such_a_disc_lies_on_top_too() -> None:
    state = loaded(2, t3a=(3, 0, 2, 0))
    state.players[1].profit = -13
    lay_links(state, range(3), 1)
    state.order, state.stacks[PROFIT] = [1, 0], [0, 1]
    score(Ctx(state))
    assert [player.profit for player in state.players] == [5, -13]
    assert state.stacks[PROFIT] == [1, 0]


def test_among_equals_the_later_mover_leads_and_highest_profit_the_general_order() -> None:
    state = table("running", seats=3)
    state.order = [2, 0, 1]
    score(Ctx(state))
    order_anew(Ctx(state))
    assert state.order == [1, 0, 2]
    state = table("running", seats=4)
    for player, profit in zip(state.players, (-3, 4, -3, 0), strict=True):
        player.profit = profit
    order_anew(Ctx(state))
    assert state.order == [1, 3, 0, 2]


def test_points_are_booked_and_profit_moves_by_its_net_for_every_seat() -> None:
    state = loaded(2, t3a=(1, 0, 1, 0))
    state.trains[TRAIN["1a"]], state.wagons[TRAIN["1a"]] = 1, (0, 1, 0, 2)
    lay_links(state, range(3), 1)
    lay_links(state, [3], 0)
    ctx = Ctx(state)
    score(ctx)
    assert [player.points for player in state.players] == [3 + 1, 1 + 2]
    assert [player.profit for player in state.players] == [3 - 1, 3 - 3]
    assert [player.loads for player in state.players] == [[1, 0, 1, 0], [0, 1, 0, 2]]
    assert state.wagons == [(0, 0, 0, 0)] * 6
    assert ctx.barrier
    assert ProfitMoved(1, 3, 3, 0, 0) in [emitted.event for emitted in ctx.events]


def test_sold_track_costs_no_player_anything() -> None:
    state = table("running", seats=2, links={track_of(0): ["forchheim erlangen"]})
    score(Ctx(state))
    assert [player.profit for player in state.players] == [0, 0]


def test_a_disc_goes_on_from_where_it_was_and_on_top_with_a_net_of_nothing_too_in_general_order() -> None:
    state = loaded(2, t3a=(0, 0, 2, 0))
    state.players[0].profit = -6
    score(Ctx(state))
    assert state.players[0].profit == -2
    state = table("running", seats=3)
    state.order, state.stacks[PROFIT] = [1, 2, 0], [2, 1, 0]
    score(Ctx(state))
    assert state.stacks[PROFIT] == [1, 2, 0]


def selling(*lines: str, influence: tuple[int, ...] = (0, 0, 3, 3)) -> FirstTrainState:
    state = table("sale", links={0: lines})
    state.players[0].influence = list(influence)
    return settled(state)


def sale(company: str, text: str) -> SellLine:
    return SellLine(company, tuple(text.split()))  # type: ignore[arg-type]


WAY = "forchheim erlangen ronhof fuerth"


def test_a_sold_line_begins_at_a_town_of_the_buyer_and_ends_at_any_town() -> None:
    state = selling(WAY)
    assert may(state, 0, sale("red", "forchheim erlangen"))
    assert may(state, 0, sale("red", WAY))
    assert not may(state, 0, sale("red", "forchheim erlangen ronhof"))
    assert not may(state, 0, sale("red", "erlangen ronhof fuerth"))
    assert not may(state, 0, sale("green", "forchheim erlangen"))


def test_one_influence_of_the_buyer_for_two_links_rounded_up() -> None:
    after, _ = do(selling(WAY, influence=(0, 0, 2, 0)), 0, sale("red", WAY))
    assert after.players[0].influence[2] == 0
    poor = selling(WAY, influence=(0, 0, 1, 9))
    assert not may(poor, 0, sale("red", WAY))
    assert may(poor, 0, sale("red", "forchheim erlangen"))


def test_own_links_that_branch_off_stay_and_every_town_touched_takes_the_colour() -> None:
    state = selling("forchheim erlangen ronhof fuerth", "erlangen graefenberg")
    lay(state, "fuerth", figures=(1, 1, 0))
    lay(state, "ronhof", cubes=2)
    state, _ = do(state, 0, sale("red", "forchheim erlangen ronhof fuerth"))
    assert owner(state, "erlangen", "ronhof") == track_of(0)
    assert owner(state, "erlangen", "graefenberg") == 0
    assert [state.companies[state.chart.area[town]] for town in ("erlangen", "fuerth", "graefenberg")] == [1, 1, 0]
    assert state.figures[state.chart.area["fuerth"]] == (0, 1, 0)
    assert state.cubes[state.chart.area["ronhof"]] == 0


def test_a18_company_towns_on_the_way_become_two_coloured() -> None:
    way = "nuernberg_nord doos nuernberg_sued katzwang roth"
    state, _ = do(selling(way), 0, sale("green", way))
    assert state.companies[state.chart.area["nuernberg_sued"]] == 3
    # Four links for two of the buyer's own colour.
    assert state.players[0].influence == [0, 0, 3, 1]


def test_no_circle_is_sold() -> None:
    state = selling("forchheim ebermannstadt graefenberg forchheim")
    assert may(state, 0, sale("red", "forchheim ebermannstadt graefenberg"))
    assert not may(state, 0, sale("red", "forchheim ebermannstadt graefenberg forchheim"))


WAYS = ("forchheim erlangen", "hersbruck velden", "roth hilpoltstein")


def test_a20_lines_are_sold_in_general_order_one_each_or_none() -> None:
    state = table("sale", seats=3, links={seat: [way] for seat, way in enumerate(WAYS)})
    state.order = state.stack[-1].left = [2, 0, 1]  # type: ignore[union-attr]
    state = settled(state)
    assert not may(state, 0, sale("red", WAYS[0]))
    state = play(state, (2, sale("red", WAYS[2])))
    assert asked(state) == [0]
    state = play(state, (0, Pass()))
    assert asked(state) == [1]
    state = play(state, (1, sale("green", WAYS[1])))
    assert state.round == 2
    assert [len(borders_of(state, seat)) for seat in range(3)] == [1, 0, 0]


def test_a20_the_order_of_the_sale_is_the_one_that_profit_and_loss_has_just_made() -> None:
    state = table("running", seats=3, links={seat: [way] for seat, way in enumerate(WAYS)})
    for player, profit in zip(state.players, (0, 3, 1), strict=True):
        player.profit, player.influence, player.cubes = profit, [0, 0, 1, 1], 0
    # No seat can pay for a train, so that points are booked and the sale begins.
    state = settled(state)
    assert isinstance(state.stack[-1], Sale)
    assert state.stack[-1].left == state.order == [1, 2, 0]


def test_who_has_nothing_to_sell_or_cannot_pay_is_not_asked() -> None:
    state = table("sale", seats=3, links={seat: [way] for seat, way in enumerate(WAYS)})
    state.players[0].influence = [9, 9, 0, 9]
    state.links = tuple([-1 if owner == 1 else owner for owner in state.links])
    assert [decision.seat for decision in GAME.pending(settled(state))] == [2]


def test_a24_the_first_end_has_the_buyers_colour_and_a_town_of_both_colours_sells_to_either() -> None:
    state = selling("forchheim erlangen ronhof fuerth")
    turn(state, "fuerth", 2)
    assert may(state, 0, sale("red", "forchheim erlangen ronhof fuerth"))
    assert may(state, 0, sale("green", "fuerth ronhof erlangen forchheim"))
    assert may(state, 0, sale("green", "fuerth ronhof erlangen"))
    assert not may(state, 0, sale("green", "forchheim erlangen ronhof fuerth"))
    turn(state, "forchheim", 3)
    assert may(state, 0, sale("green", "forchheim erlangen"))


def test_a_line_is_of_own_links_only() -> None:
    others = {1: ["erlangen ronhof fuerth"], track_of(0): ["forchheim graefenberg"]}
    state = settled(table("sale", links={0: ["forchheim erlangen"], **others}))
    for way in (WAY, "forchheim graefenberg", "forchheim", "forchheim ebermannstadt"):
        assert not may(state, 0, sale("red", way))


@pytest.mark.parametrize(("links", "paid"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (15, 8)])
def test_a19_one_influence_for_two_links_rounded_up(links: int, paid: int) -> None:
    assert cost_of(links) == paid


def test_only_influence_of_the_buyer_pays_and_the_pieces_come_back() -> None:
    state = selling(WAY, influence=(5, 5, 2, 5))
    assert links_left(state, 0) == 12
    state, events = do(state, 0, sale("red", WAY))
    assert state.players[0].influence == [5, 5, 0, 5]
    assert links_left(state, 0) == 15
    assert events[0] == LineSold(0, "red", tuple(WAY.split()), 2, ("erlangen", "fuerth"))


def test_removals_come_at_once_after_every_sale_and_the_next_seat_may_use_a_turned_town() -> None:
    state = table("sale", seats=2, links={0: ["forchheim erlangen"], 1: ["erlangen ronhof fuerth"]})
    lay(state, "fuerth", figures=(1, 0, 0))
    lay(state, "erlangen", figures=(2, 1, 0))
    state = settled(state)
    state, events = do(state, 0, sale("red", "forchheim erlangen"))
    assert Removed(Loads(red=2), ("erlangen",)) in events
    assert state.figures[state.chart.area["erlangen"]] == (0, 1, 0)
    assert may(state, 1, sale("red", "erlangen ronhof fuerth"))


def test_nothing_leaves_where_nothing_is_sold() -> None:
    state = selling("forchheim erlangen")
    lay(state, "erlangen", figures=(1, 0, 0))
    _, events = do(state, 0, Pass())
    assert not any(isinstance(event, Removed) for event in events)


def test_goods_and_towns_along_a_sold_line_change_and_others_do_not() -> None:
    state = selling("forchheim erlangen ronhof fuerth")
    for area in ("ronhof", "poppenreuth", "veitsbronn"):
        lay(state, area, cubes=2)
    state, _ = do(state, 0, sale("red", "forchheim erlangen ronhof fuerth"))
    assert [state.cubes[state.chart.area[area]] for area in ("ronhof", "poppenreuth", "veitsbronn")] == [0, 2, 2]
    assert sum(map(bool, state.companies)) == sum(company != -1 for company in state.chart.company) + 2


def test_the_end_sets_profit_and_links_left_and_ties_go_to_profit() -> None:
    state = table("sale", seats=2, number=5, links={0: ["forchheim erlangen"], 1: ["hersbruck velden"]})
    for seat, (points, profit, loads) in enumerate(((10, -2, [2, 1, 3, 1]), (7, 3, [9, 9, 9, 0]))):
        player = state.players[seat]
        player.points, player.profit, player.loads, player.influence = points, profit, loads, [0, 0, 1, 1]
    state.order = [1, 0]
    state, _ = do(settled(state), 0, Pass())
    state, _ = do(state, 1, Pass())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (10 + 2 - 2 - 1, 7 + 3 - 1)
    assert outcome.ranks == (2, 1)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 5), (4, 4)])
def test_four_play_four_rounds_and_fewer_five(seats: int, rounds: int) -> None:
    assert rounds_of(seats) == rounds


def test_after_the_last_sale_the_match_ends_and_before_it_a_new_round_begins() -> None:
    state = table("sale", seats=4, number=3, links={0: ["forchheim erlangen"]})
    state, events = do(settled(state), 0, Pass())
    assert (state.over, state.round) == (False, 4)
    state = table("sale", seats=4, number=4, links={0: ["forchheim erlangen"]})
    state, events = do(settled(state), 0, sale("red", "forchheim erlangen"))
    assert (state.over, state.round) == (True, 4)
    assert GAME.pending(state) == []
    assert [event.seat for event in events if isinstance(event, FinalScored)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("loads", "sets"),
    [([1, 1, 1, 1], 1), ([3, 2, 5, 4], 2), ([0, 9, 9, 9], 0), ([9, 9, 9, 0], 0), ([4, 4, 4, 4], 4)],
)
def test_two_points_for_each_set_of_all_four_kinds(loads: list[int], sets: int) -> None:
    state = table("sale", seats=2)
    state.players[0].loads = loads
    assert final_points(state, 0) == 2 * sets


def test_the_value_on_profit_and_loss_counts_with_its_sign_and_each_link_left_costs_one() -> None:
    state = table("sale", seats=2, links={0: ["forchheim erlangen ronhof"], track_of(0): ["roth hilpoltstein"]})
    state.players[0].points, state.players[0].profit, state.players[1].profit = 20, -7, 4
    assert [final_points(state, seat) for seat in range(2)] == [20 - 7 - 2, 4]


def test_among_equals_at_the_end_the_general_order_decides_and_places_are_never_shared() -> None:
    state = table("sale", seats=3, number=5, links={0: ["forchheim erlangen"]})
    state.order = [2, 0, 1]
    state.players[0].points = 1
    state, _ = do(settled(state), 0, Pass())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((0, 0, 0), (2, 3, 1), "rounds")
    assert GAME.outcome(table("sale")) is None
