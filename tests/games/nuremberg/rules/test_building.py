"""Rules 1, 2 and 8: where stations, settlements, workshops, walls and towers go, and their cost; rights of way."""

from typing import Any

import pytest

from engines.nuremberg import events as ev
from engines.nuremberg.actions import BuildSettlement, BuildStation, BuildTower, BuildWall, BuildWorkshop
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import allowed, choices, do, told, values
from tests.games.nuremberg.helpers import positions as pos

COSTS: list[tuple[Any, dict[str, int], int]] = [
    (BuildStation("i"), {"wood": 1, "clay": 1}, 0),
    (BuildSettlement("ii-4"), {"wood": 1, "clay": 1, "wool": 1, "grain": 1}, 0),
    (BuildWorkshop("h-n"), {"ore": 3, "grain": 2}, 0),
    (BuildWall(), {"clay": 1}, 3),
    (BuildTower("1-2"), {"clay": 1, "wood": 1}, 3),
]


def rich(seat: dict[str, Any] | None = None, **keys: Any) -> NurembergState:
    """Seat 0 can pay for anything."""
    return pos.position(P0={"hand": pos.PLENTY, "gold": 9, **(seat or {})}, **keys)


def builder(hand: dict[str, int], gold: int) -> NurembergState:
    """Seat 0 may build anything anywhere that it can pay for."""
    seat = {**pos.country(ii=[1]), "workshops": ["B-S"], "prestige": 2, "hand": hand, "gold": gold}
    return pos.position(P0=seat)


@pytest.mark.parametrize(("action", "cost", "coins"), COSTS)
def test_2_building_costs(action: Any, cost: dict[str, int], coins: int) -> None:
    state = builder(cost, coins)
    after = do(state, action).state
    assert pos.hand(after, 0) == {}
    assert pos.gold(after)[0] == 0
    assert all(pos.bank(after, kind) == 20 for kind in cost)


@pytest.mark.parametrize(("action", "cost", "coins"), COSTS)
def test_2_nothing_is_built_with_a_card_or_a_piece_of_gold_missing(
    action: Any, cost: dict[str, int], coins: int
) -> None:
    for kind in cost:
        assert not allowed(builder({**cost, kind: cost[kind] - 1}, coins), action)
    if coins:
        assert not allowed(builder(cost, coins - 1), action)


def test_1_and_9_9_the_first_station_goes_on_the_section_that_starts_at_the_numeral_crossing() -> None:
    step = do(rich(), BuildStation("iii"))
    assert told(step, ev.StationBuilt) == [ev.StationBuilt(0, "iii", 1)]
    assert step.state.stations == [[], [], [0], [], []]
    assert values(step.state, BuildSettlement, "crossing") == [f"iii-{place}" for place in range(1, 9)]


def test_1_each_next_station_goes_next_to_any_station_own_or_not() -> None:
    step = do(rich(P1=pos.country(iii=[1, 2])), BuildStation("iii"))
    assert told(step, ev.StationBuilt) == [ev.StationBuilt(0, "iii", 3)]


def test_1_and_8_a_full_route_takes_no_station_and_none_is_left_after_fifteen() -> None:
    full = rich(P1=pos.country(iii=[*range(1, 9)]))
    assert values(full, BuildStation, "route") == ["i", "ii", "iv", "v"]
    for last, may in ((7, False), (6, True)):
        state = rich(pos.country(i=[*range(1, 9)], ii=[*range(1, last + 1)]))
        assert allowed(state, BuildStation("iii")) == may
        assert bool(choices(state, BuildStation)) == may


def test_1_a_settlement_needs_an_own_station_anywhere_on_the_route() -> None:
    state = rich(pos.country(ii=[1]), P1=pos.country(iii=[1]))
    assert set(values(state, BuildSettlement, "crossing")) == {f"ii-{place}" for place in range(1, 9)}
    step = do(state, BuildSettlement("ii-8"))
    assert told(step, ev.SettlementBuilt) == [ev.SettlementBuilt(0, "ii-8")]
    assert pos.points(step.state)[0] == 2


def test_9_18_the_last_crossing_of_a_route_may_be_settled() -> None:
    for route in ("i", "ii", "iii", "iv", "v"):
        assert allowed(rich(pos.country(**{route: [1]})), BuildSettlement(f"{route}-8"))


def test_1_one_crossing_stays_free_between_settlements_of_a_route_anyones() -> None:
    state = rich(pos.country("ii-1", ii=[1]), P1=pos.country("ii-5", ii=[2]))
    assert values(state, BuildSettlement, "crossing") == ["ii-3", "ii-7", "ii-8"]


def test_1_and_9_17_there_is_no_distance_rule_between_routes() -> None:
    # iii-3 and ii-1 are joined by an edge; i-8 is followed by ii-1 in the list of crossings.
    assert allowed(rich(pos.country(iii=[1]), P1=pos.country("ii-1", ii=[1])), BuildSettlement("iii-3"))
    own = do(rich(pos.country("ii-1", ii=[1], iii=[1])), BuildSettlement("iii-3")).state
    assert own.settlements.count(0) == 2
    for there, new in (("i-8", "ii-1"), ("ii-1", "i-8")):
        assert allowed(rich(pos.country(there, i=[1], ii=[1])), BuildSettlement(new))


def test_8_no_settlement_is_left_after_five() -> None:
    five = pos.country("i-1", "i-3", "i-5", "ii-1", "ii-3", i=[1], ii=[1])
    assert not choices(rich(five), BuildSettlement)
    four = pos.country("i-1", "i-3", "i-5", "ii-1", i=[1], ii=[1])
    assert allowed(rich(four), BuildSettlement("ii-3"))


def test_1_a_workshop_goes_on_any_free_site_without_a_distance_rule() -> None:
    state = rich(P1={"workshops": ["H-N"]})
    sites = values(state, BuildWorkshop, "site")
    assert len(sites) == 11
    assert {"h-ne", "h-nw", "b-n"} <= set(sites)
    assert not allowed(state, BuildWorkshop("h-n"))
    step = do(state, BuildWorkshop("h-ne"))
    assert told(step, ev.WorkshopBuilt) == [ev.WorkshopBuilt(0, "h-ne")]
    assert pos.points(step.state)[0] == 1


def test_1_and_8_four_workshops_for_each_and_twelve_sites_for_all() -> None:
    assert not choices(rich({"workshops": ["H-N", "H-S", "B-N", "B-S"]}), BuildWorkshop)
    sites = ["H-N", "H-NE", "H-SE", "H-S", "H-SW", "H-NW", "B-N", "B-NE", "B-SE", "B-S", "B-SW", "B-NW"]
    seats = {f"P{seat}": {"workshops": sites[4 * seat - 4 : 4 * seat]} for seat in (1, 2, 3)}
    assert not choices(rich(players=4, **seats), BuildWorkshop)


def test_1_the_wall_is_built_edge_by_edge_without_a_choice_and_brings_a_prestige() -> None:
    state = rich()
    assert choices(state, BuildWall) == [BuildWall()]
    step = do(state, BuildWall())
    assert told(step, ev.WallBuilt) == [ev.WallBuilt(0, 1, 1)]
    again = do(step.state, BuildWall())
    assert told(again, ev.WallBuilt) == [ev.WallBuilt(0, 2, 2)]
    assert pos.prestige(again.state) == [2, 0, 0]
    assert pos.points(again.state) == [0, 0, 0]


def test_1_walls_are_allowed_from_the_start_and_without_a_workshop() -> None:
    assert allowed(pos.position(P0={"hand": {"clay": 1}, "gold": 3}, turn=1), BuildWall())


def test_8_after_the_26th_no_wall_can_be_built_and_towers_still_can() -> None:
    seats = {"P1": {"prestige": 12}, "P2": {"prestige": 14}}
    state = rich({"workshops": ["B-N"]}, **seats)
    assert state.walls == 26
    assert not allowed(state, BuildWall())
    assert len(values(state, BuildTower, "tower")) == 16


def test_1_a_tower_needs_a_workshop_at_the_bauhof() -> None:
    for sites, may in (([], False), (["H-S"], False), (["B-SE"], True)):
        state = rich({"workshops": sites, "prestige": 2})
        assert allowed(state, BuildTower("1-2")) == may
    # Another seat's workshop there does not count.
    assert not allowed(rich({"prestige": 2}, P1={"workshops": ["B-N"]}), BuildTower("1-2"))


def test_1_a_tower_goes_in_an_open_triangle_between_two_walls_that_anyone_built() -> None:
    state = rich({"workshops": ["B-N"]}, P1={"prestige": 5})
    assert values(state, BuildTower, "tower") == ["1-2", "3-4", "4-5"]
    one = rich({"workshops": ["B-N"]}, P1={"prestige": 1})
    assert values(one, BuildTower, "tower") == []
    taken = rich({"workshops": ["B-N"], "prestige": 4}, towers=["S:0,-2"], P1={"prestige": 2})
    assert values(taken, BuildTower, "tower") == ["3-4"], "one tower a triangle"


def test_1_a_tower_brings_two_prestige() -> None:
    step = do(rich({"workshops": ["B-N"]}, P1={"prestige": 2}), BuildTower("1-2"))
    assert told(step, ev.TowerBuilt) == [ev.TowerBuilt(0, "1-2", 2)]
    assert pos.prestige(step.state) == [2, 2, 0]


@pytest.mark.parametrize(("walls", "may"), [(25, False), (26, True)])
def test_5_the_tower_between_the_last_and_the_first_wall_needs_the_closed_ring(walls: int, may: bool) -> None:
    state = rich({"workshops": ["B-N"]}, P1={"prestige": 12}, P2={"prestige": walls - 12})
    assert allowed(state, BuildTower("26-1")) == may


def test_1_the_first_station_on_an_empty_route_takes_the_right_of_way() -> None:
    step = do(rich(), BuildStation("iv"))
    assert pos.right(step.state, "iv") == 0
    assert told(step, ev.RightTaken) == [ev.RightTaken(0, "iv", 1)]
    assert pos.points(step.state) == [1, 0, 0]


def test_1_a_right_of_way_is_lost_to_who_has_a_station_more() -> None:
    state = rich(pos.country(iv=[2]), P1=pos.country(iv=[1]))
    assert pos.right(state, "iv") == 1
    step = do(state, BuildStation("iv"))
    assert pos.right(step.state, "iv") == 0
    assert told(step, ev.RightTaken) == [ev.RightTaken(0, "iv", 2, 1)]
    assert pos.points(step.state) == [1, 0, 0]


def test_9_10_in_play_an_equal_number_moves_no_card_wherever_it_lies() -> None:
    state = rich(P1=pos.country(iv=[1]))
    assert pos.right(do(state, BuildStation("iv")).state, "iv") == 1
    # Seat 0 lies nearer to Nuremberg, seat 1 holds the card by an earlier lead.
    state = rich(pos.country(iv=[1, 3]), P1=pos.country(iv=[2, 4, 5]))
    after = do(state, BuildStation("iv"))
    assert pos.right(after.state, "iv") == 1
    assert told(after, ev.RightTaken) == []


def test_1_who_holds_a_right_of_way_keeps_it_by_more_stations_untold() -> None:
    step = do(rich(pos.country(iv=[1])), BuildStation("iv"))
    assert told(step, ev.RightTaken) == []
    assert pos.right(step.state, "iv") == 0


def test_1_points_by_source() -> None:
    state = pos.position(
        P0={**pos.country("ii-2", "v-1", ii=[1], v=[1, 2]), "workshops": ["H-N"], "prestige": 4},
        P1={**pos.country("ii-4", ii=[2], iii=[1]), "prestige": 3},
        P2={"prestige": 1},
        players=4,
    )
    assert pos.points(state) == [2 + 1 + 2 + 4, 1 + 0 + 1 + 3, 0, 0]
