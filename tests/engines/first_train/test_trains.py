"""Section 6: trains, transport and removals."""

from __future__ import annotations

import pytest

from engines.core.frames import Ctx
from engines.first_train.actions import BuyTrain, Load, Pass
from engines.first_train.data import TRAIN, Exchange
from engines.first_train.events import Loaded, Passed, Removed
from engines.first_train.game import GAME
from engines.first_train.selling import clear
from engines.first_train.state import FirstTrainState, track_of
from tests.engines.first_train.table import do, lay, may, settled, table


def ready(*lines: str, trains: dict[str, int] | None = None, **given: object) -> FirstTrainState:
    """Seat 0 has links and, with seat 1, trains."""
    state = table("running", links={0: lines, **given.pop("links", {})}, **given)  # type: ignore[arg-type,dict-item]
    for player in state.players:
        player.influence = [0, 3, 0, 0]
    for train, seat in (trains or {"3a": 0}).items():
        state.trains[TRAIN[train]] = seat
    return state


def test_one_locomotive_a_train_three_trains_and_no_two_of_a_price() -> None:
    state = settled(ready(trains={"3a": 0, "2b": 1}))
    assert not may(state, 0, BuyTrain("3a"))
    assert not may(state, 0, BuyTrain("3b"))
    assert not may(state, 0, BuyTrain("2b"))
    assert may(state, 0, BuyTrain("2a"))
    full = ready(trains={"3a": 0, "2a": 0, "1a": 0})
    full.players[0].influence[1] = 9
    assert not any(may(settled(full), 0, BuyTrain(train)) for train in TRAIN)


def test_three_points_of_other_influence_and_cubes_count_as_one_brown_and_never_for_more() -> None:
    state = ready(trains={"3b": 1})
    state.players[0].influence, state.players[0].cubes = [2, 1, 1, 0], 4
    state = settled(state)
    assert not may(state, 0, BuyTrain("3a"))
    assert may(state, 0, BuyTrain("3a", Exchange(cubes=3, white=2, red=1)))
    assert not may(state, 0, BuyTrain("2a"))
    assert may(state, 0, BuyTrain("2a", Exchange(cubes=4, white=1, red=1)))
    assert not may(state, 0, BuyTrain("2a", Exchange(cubes=4)))
    assert may(state, 0, BuyTrain("1a"))
    assert not may(state, 0, BuyTrain("1a", Exchange(cubes=4, white=2)))
    state, _ = do(state, 0, BuyTrain("2a", Exchange(cubes=3)))
    assert (state.players[0].influence, state.players[0].cubes) == ([2, 0, 1, 0], 1)


def test_a_train_bought_by_exchange_alone_leaves_the_brown_disc_where_it_is() -> None:
    state = ready(trains={"3b": 1})
    state.players[0].cubes = 3
    before = state.stacks[1][:]
    state, _ = do(settled(state), 0, BuyTrain("1a", Exchange(cubes=3)))
    assert state.stacks[1] == before
    assert state.players[0].influence[1] == 3


def test_yellow_cubes_need_own_track_and_no_company_track_in_their_area() -> None:
    state = ready("erlangen ronhof", links={1: ["graefenberg poppenreuth"], track_of(1): ["poppenreuth doos"]})
    for area in ("ronhof", "poppenreuth", "doos"):
        lay(state, area, cubes=2)
    assert may(settled(state), 0, Load("ronhof", "yellow"))
    assert not may(state, 0, Load("poppenreuth", "yellow"))
    mixed = ready("erlangen ronhof", links={track_of(1): ["ronhof fuerth"]})
    lay(mixed, "ronhof", cubes=2)
    assert not may(settled(mixed), 0, Load("ronhof", "yellow"))


def test_white_cubes_need_own_track_at_a_neutral_town_of_their_arrows() -> None:
    state = ready("hoechstadt emskirchen")
    lay(state, "aischgrund", cubes=1)
    assert may(settled(state), 0, Load("aischgrund", "white"))
    for town in ("hoechstadt", "emskirchen"):
        state.companies[state.chart.area[town]] = 1
    assert not may(state, 0, Load("aischgrund", "white"))


def test_passengers_need_own_links_alone_to_a_town_of_their_colour() -> None:
    state = ready("erlangen ronhof fuerth", links={1: ["forchheim erlangen"]})
    lay(state, "fuerth", figures=(1, 1, 0))
    assert not may(settled(state), 0, Load("fuerth", "red"))
    state = ready("forchheim erlangen ronhof fuerth")
    lay(state, "fuerth", figures=(1, 1, 0))
    lay(state, "zirndorf", figures=(1, 0, 0))
    assert may(settled(state), 0, Load("fuerth", "red"))
    assert not may(state, 0, Load("fuerth", "green"))
    assert not may(state, 0, Load("zirndorf", "red"))


def test_a_town_that_has_turned_the_other_colour_does_not_stop_a_passenger() -> None:
    state = ready("forchheim erlangen")
    lay(state, "erlangen", figures=(1, 0, 0))
    state.companies[state.chart.area["erlangen"]] = 2
    assert may(settled(state), 0, Load("erlangen", "red"))


def test_a_load_goes_on_the_dearest_train_with_room_of_its_kind() -> None:
    state = ready("forchheim erlangen", trains={"2b": 0, "3b": 0})
    lay(state, "erlangen", figures=(3, 0, 0))
    lay(state, "ronhof", cubes=2)
    trains = []
    state = settled(state)
    state.stack[-1].order = [0]  # type: ignore[union-attr]
    for _ in range(3):
        state, events = do(state, 0, Load("erlangen", "red"))
        trains += [event.train for event in events if isinstance(event, Loaded)]
    assert trains == ["3b", "3b", "2b"]


def test_passing_is_final_and_whoever_can_do_nothing_is_not_asked() -> None:
    state = ready(trains={"3b": 1})
    state.players[1].influence = [0, 0, 0, 0]
    state, events = do(settled(state), 0, BuyTrain("1a"))
    assert Passed(1, "trains", unable=True) in events
    assert [decision.seat for decision in GAME.pending(state)] == [0]
    state, _ = do(state, 0, Pass())
    assert state.round == 2


@pytest.mark.parametrize(
    ("area", "lying", "company", "gone"),
    [
        ("erlangen", (2, 1, 0), 0, (0, 1, 0)),
        ("erlangen", (2, 1, 1), 1, (2, 0, 1)),
    ],
)
def test_passengers_in_a_town_of_their_colour_leave_the_game(
    area: str, lying: tuple[int, ...], company: int, gone: tuple[int, ...]
) -> None:
    state = ready()
    lay(state, area, figures=lying)
    state.companies[state.chart.area[area]] = 1 << company
    clear(Ctx(state))
    assert tuple(state.figures[state.chart.area[area]]) == gone


def test_cubes_that_only_companies_serve_leave_the_game() -> None:
    state = ready("doos poppenreuth", links={track_of(0): ["ronhof erlangen"]})
    for area in ("ronhof", "poppenreuth", "aischgrund", "betzenstein"):
        lay(state, area, cubes=2)
    for town in ("velden", "ebermannstadt", "hoechstadt"):
        state.companies[state.chart.area[town]] = 2
    ctx = Ctx(state)
    clear(ctx)
    names = ("ronhof", "poppenreuth", "aischgrund", "betzenstein")
    assert [state.cubes[state.chart.area[area]] for area in names] == [0, 2, 2, 0]
    assert [type(emitted.event) for emitted in ctx.events] == [Removed]
