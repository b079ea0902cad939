"""Section 6: trains, transport and removals."""

import pytest

from engines.core.frames import Ctx
from engines.first_train.actions import BuyTrain, Load, Pass
from engines.first_train.data import TRAIN, Exchange, Loads
from engines.first_train.events import Loaded, Passed, Removed, TrainBought
from engines.first_train.game import GAME
from engines.first_train.rules.sale import clear
from engines.first_train.state import FirstTrainState, track_of
from tests.games.first_train.helpers.positions import asked, do, lay, may, play, settled, table, turn


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
    state.stacks = [[0, 1] for _ in state.stacks]
    state, _ = do(settled(state), 0, BuyTrain("1a", Exchange(cubes=3)))
    assert state.stacks == [[0, 1]] * 5
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
        turn(state, town, 1)
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
    turn(state, "erlangen", 2)
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
    assert asked(state) == [0]
    state, _ = do(state, 0, Pass())
    assert state.round == 2


@pytest.mark.parametrize(("lying", "company", "left"), [((2, 1, 0), 0, (0, 1, 0)), ((2, 1, 1), 1, (2, 0, 1))])
def test_passengers_in_a_town_of_their_colour_leave_the_game(
    lying: tuple[int, ...], company: int, left: tuple[int, ...]
) -> None:
    area = "erlangen"
    state = ready()
    lay(state, area, figures=lying)
    turn(state, area, 1 << company)
    clear(Ctx(state))
    assert tuple(state.figures[state.chart.area[area]]) == left


def test_cubes_that_only_companies_serve_leave_the_game() -> None:
    state = ready("doos poppenreuth", links={track_of(0): ["ronhof erlangen"]})
    for area in ("ronhof", "poppenreuth", "aischgrund", "betzenstein"):
        lay(state, area, cubes=2)
    for town in ("velden", "ebermannstadt", "hoechstadt"):
        turn(state, town, 2)
    ctx = Ctx(state)
    clear(ctx)
    names = ("ronhof", "poppenreuth", "aischgrund", "betzenstein")
    assert [state.cubes[state.chart.area[area]] for area in names] == [0, 2, 2, 0]
    assert [type(emitted.event) for emitted in ctx.events] == [Removed]


def test_one_action_each_in_train_order_round_and_round_until_all_have_passed() -> None:
    state = table("running", seats=3)
    state.runners = state.stack[-1].order = [2, 0, 1]  # type: ignore[union-attr]
    for player in state.players:
        player.influence = [0, 9, 0, 0]
    state = settled(state)
    turns = []
    for action in (BuyTrain("3a"), BuyTrain("3b"), Pass(), BuyTrain("2a"), BuyTrain("2b"), Pass()):
        turns.append(GAME.pending(state)[0].seat)
        assert not may(state, (turns[-1] + 1) % 3, Pass())
        state = play(state, (turns[-1], action))
    assert turns == [2, 0, 1, 2, 0, 2]
    assert asked(state) == [0]


@pytest.mark.parametrize(("train", "price"), [("3a", 3), ("3b", 3), ("2a", 2), ("2b", 2), ("1a", 1), ("1b", 1)])
def test_a_train_costs_its_price_in_brown_influence(train: str, price: int) -> None:
    state = ready(trains={"3a" if train == "3b" else "3b": 1})
    state, events = do(settled(state), 0, BuyTrain(train))
    assert state.players[0].influence == [0, 3 - price, 0, 0]
    assert TrainBought(0, train, price, Exchange()) in events
    assert state.trains[TRAIN[train]] == 0


def test_a15_any_mix_of_three_and_any_part_of_the_price_up_to_all_of_it() -> None:
    state = ready(trains={"3b": 1})
    state.players[0].influence, state.players[0].cubes = [3, 3, 3, 3], 9
    state = settled(state)
    for pay in (Exchange(0, 1, 1, 1), Exchange(cubes=2, green=1), Exchange(cubes=9), Exchange(red=3, green=3)):
        assert may(state, 0, BuyTrain("3a", pay))
    for pay in (Exchange(cubes=9, white=3), Exchange(cubes=2), Exchange(cubes=5)):
        assert not may(state, 0, BuyTrain("3a", pay))
    after, _ = do(state, 0, BuyTrain("3a", Exchange(cubes=1, white=2, green=3)))
    assert (after.players[0].influence, after.players[0].cubes) == ([1, 2, 3, 0], 8)


def test_brown_may_be_saved_by_exchange_and_nothing_is_exchanged_but_for_a_train() -> None:
    state = ready(trains={"3b": 1})
    state.players[0].influence, state.players[0].cubes = [0, 3, 0, 0], 9
    state, _ = do(settled(state), 0, BuyTrain("3a", Exchange(cubes=9)))
    assert (state.players[0].influence, state.players[0].cubes) == ([0, 3, 0, 0], 0)


def test_only_own_trains_carry_and_only_as_much_as_they_have_room_for() -> None:
    state = ready("forchheim erlangen ronhof", trains={"1b": 0, "3a": 1})
    lay(state, "erlangen", figures=(3, 0, 0))
    lay(state, "ronhof", cubes=2)
    state = settled(state)
    state.stack[-1].order = [0]  # type: ignore[union-attr]
    state = play(state, *((0, load) for load in (Load("erlangen", "red"),) * 2), (0, Load("ronhof", "yellow")))
    assert state.wagons[TRAIN["1b"]] == (2, 0, 0, 1)
    assert not may(state, 0, Load("erlangen", "red"))
    assert not may(state, 0, Load("ronhof", "yellow"))
    assert state.figures[state.chart.area["erlangen"]] == (1, 0, 0)
    assert state.cubes[state.chart.area["ronhof"]] == 1
    assert may(state, 0, BuyTrain("2a"))


def test_without_a_train_nothing_is_loaded() -> None:
    state = ready("erlangen ronhof", trains={"3a": 1})
    lay(state, "ronhof", cubes=2)
    assert not may(settled(state), 0, Load("ronhof", "yellow"))


def test_a_piece_needs_its_own_kind_of_room() -> None:
    state = ready("forchheim erlangen ronhof", trains={"1a": 0})
    state.wagons[TRAIN["1a"]] = (0, 1, 0, 0)
    lay(state, "erlangen", figures=(1, 0, 0))
    lay(state, "ronhof", cubes=1)
    state = settled(state)
    assert not may(state, 0, Load("erlangen", "red"))
    assert may(state, 0, Load("ronhof", "yellow"))
    state.wagons[TRAIN["1a"]] = (0, 0, 1, 1)
    assert may(state, 0, Load("erlangen", "red"))
    assert not may(state, 0, Load("ronhof", "yellow"))


def test_only_what_lies_there_is_loaded_and_under_its_own_name() -> None:
    state = ready("forchheim erlangen ronhof")
    lay(state, "erlangen", figures=(1, 0, 1))
    lay(state, "ronhof", cubes=1)
    state = settled(state)
    assert may(state, 0, Load("erlangen", "red"))
    others = [("erlangen", "green"), ("erlangen", "yellow"), ("ronhof", "white"), ("poppenreuth", "yellow")]
    assert not any(may(state, 0, Load(area, load)) for area, load in others)  # type: ignore[arg-type]


def test_goods_need_no_destination_and_a9_a_train_is_bound_to_no_line() -> None:
    state = ready("poppenreuth ronhof", "stein katzwang", trains={"1a": 0})
    for area in ("ronhof", "katzwang"):
        lay(state, area, cubes=1)
    state = settled(state)
    state.stack[-1].order = [0]  # type: ignore[union-attr]
    state = play(state, *((0, Load(area, "yellow")) for area in ("ronhof", "katzwang")))
    assert state.wagons[TRAIN["1a"]] == (0, 0, 0, 2)


def test_a9_neither_others_track_nor_a_companys_brings_a_passenger_on() -> None:
    lines = {1: ["forchheim erlangen"], track_of(0): ["forchheim graefenberg"]}
    state = ready("erlangen ronhof fuerth", "graefenberg schnaittach", links=lines)
    for town in ("fuerth", "schnaittach"):
        lay(state, town, figures=(1, 0, 0))
    assert not any(may(settled(state), 0, Load(town, "red")) for town in ("fuerth", "schnaittach"))
    # A town on the own track that has turned is as good as one that is printed so.
    turn(state, "graefenberg", 1)
    assert may(state, 0, Load("schnaittach", "red"))


def test_a17_track_that_ends_at_the_town_of_an_arrow_serves_and_other_track_does_not() -> None:
    state = ready("neustadt_aisch hoechstadt")
    for area in ("aischgrund", "markt_erlbach"):
        lay(state, area, cubes=1)
    assert may(settled(state), 0, Load("aischgrund", "white"))
    # Neustadt borders on the hops of Markt Erlbach, and no arrow leads there.
    assert not may(state, 0, Load("markt_erlbach", "white"))


def test_a16_a_town_that_turned_no_longer_serves_and_another_arrow_does() -> None:
    state = ready("hoechstadt emskirchen")
    lay(state, "aischgrund", cubes=1)
    turn(state, "hoechstadt", 2)
    assert may(settled(state), 0, Load("aischgrund", "white"))
    turn(state, "emskirchen", 1)
    assert not may(state, 0, Load("aischgrund", "white"))


def test_loads_stay_on_their_train_until_phase_seven() -> None:
    state = ready("erlangen ronhof", trains={"2a": 0})
    lay(state, "ronhof", cubes=2)
    for player in state.players:
        player.influence = [0, 0, 0, 0]
    state = settled(state)
    state, _ = do(state, 0, Load("ronhof", "yellow"))
    assert (state.wagons[TRAIN["2a"]], state.players[0].loads) == ((0, 0, 0, 1), [0, 0, 0, 0])
    state, _ = do(state, 0, Load("ronhof", "yellow"))
    # Nothing more can be done, so the round goes on.
    assert (state.wagons[TRAIN["2a"]], state.players[0].loads) == ((0, 0, 0, 0), [0, 0, 0, 2])
    assert state.players[0].points == 2


def test_a_passenger_in_a_town_of_both_colours_leaves_whichever_they_are_and_landowners_stay() -> None:
    state = ready()
    lay(state, "erlangen", figures=(1, 1, 1))
    turn(state, "erlangen", 3)
    clear(Ctx(state))
    assert state.figures[state.chart.area["erlangen"]] == (0, 0, 1)


def test_a21_players_track_protects_nothing_and_a16_white_cubes_stay_while_an_arrow_is_left() -> None:
    state = ready("ronhof erlangen", "hoechstadt emskirchen", links={track_of(1): ["ronhof poppenreuth"]})
    for area in ("ronhof", "aischgrund"):
        lay(state, area, cubes=2)
    for town in ("hoechstadt", "emskirchen"):
        turn(state, town, 1)
    ctx = Ctx(state)
    clear(ctx)
    assert [state.cubes[state.chart.area[area]] for area in ("ronhof", "aischgrund")] == [0, 2]
    turn(state, "herzogenaurach", 2)
    clear(ctx)
    assert state.cubes[state.chart.area["aischgrund"]] == 0
    assert [emitted.event for emitted in ctx.events] == [
        Removed(Loads(yellow=2), ("ronhof",)),
        Removed(Loads(white=2), ("aischgrund",)),
    ]
