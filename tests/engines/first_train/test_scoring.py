"""Section 7: victory points, profit and loss, the general order, the sale, and the end."""

from __future__ import annotations

import pytest

from engines.core.frames import Ctx
from engines.first_train.actions import Pass, SellLine
from engines.first_train.data import TRAIN, rounds_of
from engines.first_train.game import GAME
from engines.first_train.rounds import order_anew, score
from engines.first_train.scoring import transport_points
from engines.first_train.state import PROFIT, FirstTrainState, track_of
from tests.engines.first_train.table import do, lay, may, owner, settled, table


def loaded(seats: int, **trains: list[int]) -> FirstTrainState:
    """Seat 0 has trains with loads."""
    state = table("running", seats=seats)
    for name, loads in trains.items():
        train = TRAIN[name.removeprefix("t")]
        state.trains[train], state.wagons[train] = 0, loads
    return state


@pytest.mark.parametrize(("seats", "points"), [(4, 8), (2, 3 * 2 + 2 + 1 + 4)])
def test_passengers_count_by_train_on_one_side_and_one_each_on_the_other(seats: int, points: int) -> None:
    state = loaded(seats, t3a=[1, 1, 1, 1], t2a=[1, 0, 0, 1], t1a=[0, 1, 0, 1])
    assert transport_points(state, 0) == points


def test_profit_counts_two_for_white_one_for_others_and_a_link_costs_one() -> None:
    state = loaded(2, t3a=[1, 1, 1, 1])
    state.links[0] = 0
    score(Ctx(state))
    assert state.players[0].profit == 1 + 1 + 2 + 1 - 1
    assert state.players[0].loads == [1, 1, 1, 1]
    assert state.trains == [-1] * 6


def test_profit_stops_at_both_ends_and_such_a_disc_lies_on_top_too() -> None:
    state = loaded(2, t3a=[3, 0, 2, 0])
    state.players[1].profit = -13
    state.links[:3] = [1, 1, 1]
    state.order = [1, 0]
    score(Ctx(state))
    assert [player.profit for player in state.players] == [5, -13]
    assert state.stacks[PROFIT] == [1, 0]


def test_among_equals_the_later_mover_leads() -> None:
    state = table("running", seats=3)
    state.order = [2, 0, 1]
    score(Ctx(state))
    order_anew(Ctx(state))
    assert state.order == [1, 0, 2]


# ------------------------------------------------------------------ the sale


def selling(*lines: str, influence: tuple[int, ...] = (0, 0, 3, 3)) -> FirstTrainState:
    state = table("sale", links={0: lines})
    state.players[0].influence = list(influence)
    return settled(state)


def sale(company: str, text: str) -> SellLine:
    return SellLine(company, tuple(text.split()))  # type: ignore[arg-type]


def test_a_sold_line_begins_at_a_town_of_the_buyer_and_ends_at_any_town() -> None:
    state = selling("forchheim erlangen ronhof fuerth")
    assert may(state, 0, sale("red", "forchheim erlangen"))
    assert may(state, 0, sale("red", "forchheim erlangen ronhof fuerth"))
    assert not may(state, 0, sale("red", "forchheim erlangen ronhof"))
    assert not may(state, 0, sale("red", "erlangen ronhof fuerth"))
    assert not may(state, 0, sale("green", "forchheim erlangen"))


def test_one_influence_of_the_buyer_for_two_links_rounded_up() -> None:
    state = selling("forchheim erlangen ronhof fuerth", influence=(0, 0, 2, 0))
    after, _ = do(state, 0, sale("red", "forchheim erlangen ronhof fuerth"))
    assert after.players[0].influence[2] == 0
    poor = selling("forchheim erlangen ronhof fuerth", influence=(0, 0, 1, 9))
    assert not may(poor, 0, sale("red", "forchheim erlangen ronhof fuerth"))
    assert may(poor, 0, sale("red", "forchheim erlangen"))


def test_own_links_that_branch_off_stay_and_every_town_touched_takes_the_colour() -> None:
    state = selling("forchheim erlangen ronhof fuerth", "erlangen graefenberg")
    lay(state, "fuerth", figures=(1, 1, 0))
    lay(state, "ronhof", cubes=2)
    state, _ = do(state, 0, sale("red", "forchheim erlangen ronhof fuerth"))
    assert owner(state, "erlangen", "ronhof") == track_of(0)
    assert owner(state, "erlangen", "graefenberg") == 0
    assert [state.companies[state.chart.area[town]] for town in ("erlangen", "fuerth", "graefenberg")] == [1, 1, 0]
    assert state.figures[state.chart.area["fuerth"]] == [0, 1, 0]
    assert state.cubes[state.chart.area["ronhof"]] == 0


def test_a18_company_towns_on_the_way_become_two_coloured() -> None:
    state, _ = do(selling("roth katzwang nuernberg_sued doos nuernberg_nord"), 0, sale("green", NORTH_TO_ROTH))
    assert state.companies[state.chart.area["nuernberg_sued"]] == 3


NORTH_TO_ROTH = "nuernberg_nord doos nuernberg_sued katzwang roth"


def test_no_circle_is_sold() -> None:
    state = selling("forchheim ebermannstadt graefenberg forchheim")
    assert may(state, 0, sale("red", "forchheim ebermannstadt graefenberg"))
    assert not may(state, 0, sale("red", "forchheim ebermannstadt graefenberg forchheim"))


# ------------------------------------------------------------------ the end


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
