"""Rule 2.5: city improvements, and metropolises won and taken."""

from typing import Any

import pytest

from engines.cities_knights.actions import Improve, PlaceMetropolis
from engines.cities_knights.card_actions import Crane
from engines.cities_knights.data import COMMODITY_OF, KINDS, TRACKS
from engines.cities_knights.events import Improved, MetropolisBuilt
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from tests.engines.helpers.acting import allowed, asked, do, told, values
from tests.games.cities_knights.helpers.positions import hand, next_turn, play, points, position

RICH = {"paper": 5, "cloth": 5, "coin": 5}


def builder(level: int, *cities: int, track: str = "science", **more: Any) -> dict[str, Any]:
    return {"cities": list(cities), "improvements": {track: level}, "hand": RICH, **more}


@pytest.mark.parametrize("track", TRACKS)
def test_2_5_each_level_costs_as_many_commodities_of_its_track(track: str) -> None:
    kind = KINDS[COMMODITY_OF[TRACKS.index(track)]]
    assert kind == {"trade": "cloth", "politics": "coin", "science": "paper"}[track]
    for level in range(5):
        crown = {track: [0, 40]} if level >= 4 else {}
        for held in (level, level + 1):
            seat = {"cities": [40, 8], "improvements": {track: level}, "hand": {kind: held}}
            state = position(P0=seat, metropolis=crown)
            assert allowed(state, Improve(track)) == (held == level + 1)
            if held == level + 1:
                step = do(state, Improve(track))
                assert told(step, Improved) == [Improved(0, track, level + 1)]
                assert hand(step.state, 0) == {}


def test_2_5_any_number_a_turn_up_to_level_5() -> None:
    state = position(P0=builder(0, 40, 8, hand={"paper": 10}))
    for _ in range(4):
        state = do(state, Improve("science")).state
        if asked(state) == [(0, "metropolis")]:
            state = do(state, PlaceMetropolis(8)).state
    assert state.players[0].improvements == (0, 0, 4)
    assert not allowed(position(P0=builder(5, 40), metropolis={"science": [0, 40]}), Improve("science"))


def test_2_5_every_purchase_needs_a_city_on_the_board() -> None:
    for level in range(3):
        seat = {"settlements": [40], "improvements": {"science": level}, "hand": RICH}
        assert values(position(P0=seat), Improve, "track") == []
    assert values(position(P0={"tipped": [40], "hand": RICH}), Improve, "track") == []


def test_2_5_the_first_at_level_4_places_the_metropolis_on_a_free_city_of_choice() -> None:
    state = position(P0=builder(3, 40, 8, 2, track="science"), metropolis={})
    state = do(state, Improve("science")).state
    assert asked(state) == [(0, "metropolis")]
    assert values(state, PlaceMetropolis, "vertex") == [2, 8, 40]
    step = do(state, PlaceMetropolis(8))
    assert told(step, MetropolisBuilt) == [MetropolisBuilt(0, "science", 8, None)]
    assert points(step.state)[0] == 8


def test_2_5_level_4_needs_a_free_city_even_if_the_metropolis_is_taken() -> None:
    seat = {"cities": [40], "improvements": {"science": 4, "trade": 3}, "hand": RICH}
    crowns = {"science": [0, 40]}
    assert values(position(P0=seat, metropolis=crowns), Improve, "track") == ["politics", "science"]
    taken: dict[str, Any] = {"P1": {"cities": [8], "improvements": {"trade": 4}}}
    assert not allowed(position(P0=seat, metropolis={**crowns, "trade": [1, 8]}, **taken), Improve("trade"))
    state = position(P0={**seat, "cities": [40, 2]}, metropolis={**crowns, "trade": [1, 8]}, **taken)
    after = do(state, Improve("trade")).state
    assert asked(after) == [(0, "turn")]
    assert points(after) == points(state)


def test_2_5_with_a_single_free_city_there_is_nothing_to_choose() -> None:
    state = do(position(P0=builder(3, 40)), Improve("science")).state
    assert [decision.auto for decision in GAME.pending(state)] == [True]


def rivals(mine: int, theirs: int, *cities: int, **more: Any) -> CatanState:
    """Seat 1 holds the metropolis of science."""
    rival = {"cities": [8], "improvements": {"science": theirs}}
    crowns = {"science": [1, 8], **more.pop("metropolis", {})}
    return position(P0=builder(mine, *cities, **more), P1=rival, metropolis=crowns)


def test_2_5_level_5_takes_the_metropolis_from_a_holder_at_level_4() -> None:
    state = rivals(4, 4, 40, 2)
    assert points(state)[:2] == [4, 4]
    state = do(state, Improve("science")).state
    assert asked(state) == [(0, "metropolis")]
    step = do(state, PlaceMetropolis(2))
    assert told(step, MetropolisBuilt) == [MetropolisBuilt(0, "science", 2, 1, 8)]
    assert points(step.state)[:2] == [6, 2]


def test_2_5_level_4_takes_nothing() -> None:
    after = do(rivals(3, 4, 40), Improve("science")).state
    assert (asked(after), points(after)[:2]) == ([(0, "turn")], [2, 4])


def test_2_5_a_holder_at_level_5_is_safe() -> None:
    after = do(rivals(4, 5, 40), Improve("science")).state
    assert (asked(after), points(after)[:2]) == ([(0, "turn")], [2, 4])


def test_a4_the_thief_at_level_5_needs_a_free_city_unless_it_brings_no_metropolis() -> None:
    more = {"metropolis": {"trade": [0, 40]}, "improvements": {"science": 4, "trade": 4}}
    assert not allowed(rivals(4, 4, 40, **more), Improve("science"))
    assert allowed(rivals(4, 4, 40, 2, **more), Improve("science"))
    assert allowed(rivals(4, 5, 40, **more), Improve("science"))
    holder = position(P0=builder(4, 40), metropolis={"science": [0, 40]})
    after = do(holder, Improve("science")).state
    assert (asked(after), points(after)[0]) == ([(0, "turn")], 4)


def test_2_5_a_seat_may_own_several_metropolises_on_different_cities() -> None:
    seat = {"cities": [40, 8], "improvements": {"science": 4, "trade": 3}, "hand": RICH}
    state = do(position(P0=seat, metropolis={"science": [0, 40]}), Improve("trade")).state
    assert values(state, PlaceMetropolis, "vertex") == [8]
    assert points(do(state, PlaceMetropolis(8)).state)[0] == 8


def test_2_5_a_lost_metropolis_leaves_an_ordinary_city_that_can_be_crowned_again() -> None:
    state = play(rivals(4, 4, 40), Improve("science"), PlaceMetropolis(40))
    view = GAME.view(state, None)
    assert {building.vertex: building.metropolis for building in view.buildings} == {40: "science", 8: None}


def crane(level: int, held: int, copies: int = 1) -> CatanState:
    seat = {"cities": [40, 8], "improvements": {"science": level}, "hand": {"paper": held}}
    return position(P0={**seat, "progress": ["crane"] * copies})


@pytest.mark.parametrize("level", range(4))
def test_crane_saves_one_commodity_of_one_improvement(level: int) -> None:
    state = crane(level, 2 * level + 2)
    state = do(state, Crane()).state
    state = do(state, Improve("science")).state
    assert hand(state, 0).get("paper", 0) == level + 2
    if asked(state) == [(0, "turn")]:
        paid = do(state, Improve("science")).state
        assert hand(paid, 0).get("paper", 0) == 0


def test_crane_makes_level_1_free() -> None:
    state = do(crane(0, 0), Crane()).state
    assert set(values(state, Improve, "track")) == set(TRACKS)
    assert do(state, Improve("trade")).state.players[0].improvements == (1, 0, 0)


def test_a8_two_cranes_serve_two_improvements_never_one() -> None:
    state = play(crane(1, 3, copies=2), Crane(), Crane(), Improve("science"))
    assert hand(state, 0) == {"paper": 2}
    assert hand(do(state, Improve("science")).state, 0) == {}


def test_a16_no_crane_without_a_city_or_with_nothing_left_to_buy() -> None:
    assert not allowed(position(P0={"settlements": [40], "progress": ["crane"]}), Crane())
    levels = dict.fromkeys(TRACKS, 5)
    done = {"improvements": levels, "cities": [40, 8, 2], "progress": ["crane"]}
    crowns = {"trade": [1, 18], "politics": [1, 21], "science": [1, 50]}
    rival = {"cities": [18, 21, 50], "improvements": levels}
    assert not allowed(position(active=0, P0=done, P1=rival, metropolis=crowns), Crane())


def test_a16_no_second_crane_for_the_last_level_that_is_left() -> None:
    seat = {"cities": [40, 8, 2], "improvements": {"trade": 5, "politics": 5, "science": 4}, "hand": {"paper": 4}}
    crowns = {"trade": [0, 40], "politics": [0, 8], "science": [1, 18]}
    rival = {"cities": [18], "improvements": {"science": 5}}
    state = position(P0={**seat, "progress": ["crane", "crane"]}, P1=rival, metropolis=crowns)
    state = do(state, Crane()).state
    assert not allowed(state, Crane())
    assert GAME.why_not(state, 0, Crane()).key == "cities_knights-no-effect-crane"
    assert allowed(state, Improve("science"))


def test_crane_is_gone_with_the_turn() -> None:
    state = next_turn(next_turn(next_turn(do(crane(1, 1), Crane()).state)))
    assert not allowed(state, Improve("science"))
