"""A preview says what a purchase brings with the answers that Kontor then gives for its player."""

import pytest

from engines.cities_knights.actions import BuildRoad, Improve
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from engines.core.text.changes import points
from service.base.read_models.panels import MoveResult
from service.match.move_preview import preview_moves
from tests.games.cities_knights.helpers.positions import position


def result(state: CatanState, action: object) -> MoveResult:
    """Return what the preview says of a move of seat 0."""
    return preview_moves(GAME, state, 0, GAME.options(state, 0)).results[action]


@pytest.mark.parametrize("cities", [[40], [40, 8]])
def test_a_metropolis_in_the_only_city_gains_its_points_which_a_choice_of_cities_still_has_to_bring(
    cities: list[int],
) -> None:
    state = position(P0={"cities": cities, "improvements": {"science": 3}, "hand": {"paper": 4}}, metropolis={})
    found = result(state, Improve("science"))
    assert found.gain == (2 if cities == [40] else 0)
    assert not found.open
    assert points(2) in found.changes[0].args.values()


def test_a_metropolis_taken_over_by_itself_gains_its_points_too() -> None:
    rival = {"cities": [40], "improvements": {"politics": 4}}
    own = {"cities": [8], "improvements": {"politics": 4}, "hand": {"coin": 5}}
    state = position(P0=own, P1=rival, metropolis={"politics": [1, 40]})
    assert result(state, Improve("politics")).gain == 2


def test_the_roll_after_the_last_road_of_the_setup_is_foretold_in_nothing_and_makes_it_final() -> None:
    state = GAME.setup(3, bytes(16)).state
    while True:
        seat = GAME.pending(state)[0].seat
        options = GAME.options(state, seat)
        last = isinstance(options[0].action, BuildRoad) and sum(edge >= 0 for edge in state.roads) == 5
        if last:
            break
        GAME.play(state, seat, next(options[0].expand()))
    found = preview_moves(GAME, state, seat, options)
    assert found.final == frozenset(range(len(options)))
    assert not found.passes_on
    assert not any(one.open for one in found.results.values())
