"""Sections 2 and 4: the ten phases of a round, what is drawn, and what is forced."""

from collections import Counter

import pytest

from engines.core.decisions import ScriptError
from engines.core.frames import Ctx, Step
from engines.core.rng import rng_from
from engines.first_train import events as ev
from engines.first_train.actions import Bid
from engines.first_train.data import BOARDS, COLOURS, NUMBERS, BoardName, Influence
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.rules.round import draw_counters
from engines.first_train.state import FirstTrainState
from tests.games.first_train.helpers.positions import table

SEED = rng_from("rounds").seed
SMALL = ["white"] * 4 + ["brown"] * 4 + ["red"] * 2 + ["green"] * 2


def quietly(state: FirstTrainState) -> list[Step[FirstTrainState]]:
    """A whole round in which all bid as little as they can and do nothing else."""
    steps: list[Step[FirstTrainState]] = []
    number = state.round
    while state.round == number and not state.over:
        seat = GAME.pending(state)[0].seat
        options = GAME.options(state, seat)
        action = min(
            (option.action for option in options if isinstance(option.action, Bid)),
            key=lambda bid: bid.cubes,
            default=options[-1].action,
        )
        steps.append(GAME.apply(state, seat, action))
        state = steps[-1].state
    return steps


def test_the_phases_of_a_round_follow_each_other() -> None:
    state = GAME.setup(3, SEED, FirstTrainSettings(map="nuernberg_compact")).state
    told = [emitted.event for step in quietly(state) for emitted in step.events]
    kinds = [type(event) for event in told if not isinstance(event, ev.Passed | ev.BidMade)]
    assert kinds == [
        *[ev.BoxWon] * 6,
        ev.OrdersSet,
        ev.PhaseBegan,
        ev.PhaseBegan,
        *[ev.TransportScored] * 3,
        *[ev.ProfitMoved] * 3,
        ev.OrderSet,
        ev.PhaseBegan,
        ev.RoundEnded,
        ev.RoundBegan,
        ev.CountersDrawn,
        ev.PhaseBegan,
    ]
    phases = [event.phase for event in told if isinstance(event, ev.PhaseBegan)]
    assert phases == ["construction", "trains", "sale", "auction"]


def test_cubes_are_taken_up_to_fifteen_in_every_round() -> None:
    state = GAME.setup(2, SEED, FirstTrainSettings(map="nuernberg_compact")).state
    steps = quietly(state)
    began = next(e.event for e in steps[-1].events if isinstance(e.event, ev.RoundBegan))
    assert began.round == 2
    # Two boxes of 2 cubes left eight in hand, boxes of 2 and 3 seven, and fifteen is the most.
    assert began.cubes == (7, 8)
    assert [player.cubes for player in steps[-1].state.players] == [15, 15]


@pytest.mark.parametrize(("board", "bag"), [("3-4", Influence(5, 5, 5, 5)), ("2-3", Influence(4, 4, 2, 2))])
def test_all_counters_are_in_the_bag_in_every_round(board: BoardName, bag: Influence) -> None:
    assert BOARDS[board].bag == bag
    state = table("auction", seats=3)
    state.board = board
    state.drawn = [0] * len(BOARDS[board].boxes)
    whole = [colour for colour, n in zip(COLOURS, bag.counts(), strict=True) for _ in range(n)]
    for order in (whole, whole[::-1]):
        # A forced order is refused unless it names all counters, those of the last round included.
        draw_counters(Ctx(state, {"counters": [order]}))
        assert [COLOURS[colour] for colour in state.drawn] == order[: len(state.drawn)]
    with pytest.raises(ScriptError):
        draw_counters(Ctx(state, {"counters": [whole[1:]]}))


def test_one_counter_is_drawn_for_each_box_and_last_rounds_bids_are_gone() -> None:
    for seats, boxes in ((2, 6), (3, 8), (4, 8)):
        state = GAME.setup(seats, SEED).state
        assert len(state.drawn) == len(state.bids) == boxes
        after = quietly(state)[-1].state
        assert (set(after.bidders), set(after.bids), len(after.drawn)) == ({-1}, {0}, boxes)


def test_the_bag_is_forced_with_its_next_counter_first() -> None:
    forced = SMALL[::-1]
    step = GAME.setup(2, SEED, script={"counters": [forced]})
    assert step.events[2].event == ev.CountersDrawn(tuple(forced[:6]))
    assert [COLOURS[colour] for colour in step.state.drawn] == ["green", "green", "red", "red", "brown", "brown"]
    assert ("counters", len(forced)) in step.chance


def test_goods_and_figures_are_forced_with_the_next_one_first_in_the_order_of_the_map() -> None:
    goods = ["yellow"] * 60 + ["white"] * 60
    figures = ["landowner"] * 25 + ["green"] * 25 + ["red"] * 25
    settings = FirstTrainSettings(map="nuernberg_compact")
    step = GAME.setup(2, SEED, settings, {"goods": [goods], "figures": [figures], "first": [1]})
    chart, state = step.state.chart, step.state
    # Nine areas of hops and ten of plains take 38 cubes, all of them yellow.
    for area, cubes in zip(chart.areas, state.cubes, strict=True):
        assert cubes == (2 if area.mark == "goods_yellow" else 0), area.id
    towns = [there for there in state.figures if sum(there)]
    assert [sum(there) for there in towns] == [
        3 if area.mark == "town_major" else 2 for area in chart.areas if area.is_town and area.company is None
    ]
    kinds = [kind for there in towns for kind in sorted(range(3), reverse=True) for _ in range(there[kind])]
    assert kinds == [2] * 25 + [1] * 25 + [0] * 3
    assert [name for name, _ in step.chance] == ["first", "goods", "figures", "counters"]


@pytest.mark.parametrize(
    ("name", "forced"),
    [("goods", ["white"] * 120), ("figures", ["red"] * 75), ("counters", SMALL[1:]), ("counters", ["blue"] * 12)],
)
def test_an_order_of_other_pieces_cannot_be_forced(name: str, forced: list[str]) -> None:
    with pytest.raises(ScriptError, match=f"{name} cannot be"):
        GAME.setup(2, SEED, script={name: [forced]})
    with pytest.raises(ScriptError, match="first cannot be 2"):
        GAME.setup(2, SEED, script={"first": [2]})


def test_3_4_and_3_5_what_is_drawn_comes_out_of_120_cubes_and_75_figures() -> None:
    assert NUMBERS.goods == {"white": 60, "yellow": 60}
    assert NUMBERS.figures == {"red": 25, "green": 25, "landowner": 25}
    step = GAME.setup(4, SEED)
    filled = step.events[0].event
    assert isinstance(filled, ev.MapFilled)
    assert filled.white + filled.yellow + filled.removed == 92
    assert filled.red + filled.green + filled.landowners == 73
    assert filled.white == sum(
        n for n, area in zip(step.state.cubes, step.state.chart.areas, strict=True) if not area.open
    )


def test_3_6_nothing_ever_comes_back_to_the_map() -> None:
    rng = rng_from("never")
    state = GAME.setup(3, SEED, FirstTrainSettings(map="wensleydale_compact")).state
    while not state.over:
        before = [*state.cubes, *(n for there in state.figures for n in there)]
        seat = GAME.pending(state)[0].seat
        state = GAME.apply(state, seat, rng.choice(GAME.options(state, seat)).random(rng)).state
        now = [*state.cubes, *(n for there in state.figures for n in there)]
        assert all(n <= was for n, was in zip(now, before, strict=True))


def test_the_first_seat_is_any_of_them() -> None:
    firsts = Counter(GAME.setup(3, rng_from(f"first {n}").seed).state.order[0] for n in range(60))
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 8
