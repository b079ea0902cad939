"""Positions that older rules left behind, in the middle of what has changed since: they are read and played on.

``tests/fixtures/<game>/version-<n>`` holds states as matches by rules version n stored them.
"""

from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core.encoding.codec import DecodeError
from engines.core.game import Game
from engines.core.rng import rng_from

FIXTURES = Path(__file__).parents[1] / "fixtures"
FILES = sorted(path for key in GAMES for path in (FIXTURES / key).glob("version-*/*.json"))
MOST = 20_000
"""Random matches end before."""


def read(path: Path) -> tuple[Game[Any, Any], Any]:
    game = GAMES[path.parent.parent.name]
    return game, game.read_state(path.read_bytes(), int(path.parent.name.removeprefix("version-")))


@pytest.mark.promise("old-matches")
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_position_of_older_rules_is_read_and_played_to_its_end(path: Path) -> None:
    game, state = read(path)
    assert game.rules.invariants(state) == []
    assert game.states.decode(game.states.encode(state)) == state
    rng = rng_from(path.stem)
    moves = 0
    while not state.over:
        seat = rng.choice(game.pending(state)).seat
        game.play(state, seat, rng.choice(game.options(state, seat)).random(rng))
        moves += 1
        assert moves < MOST
        if moves % 50 == 1:
            assert game.rules.invariants(state) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_position_of_later_rules_is_refused(path: Path) -> None:
    game, state = read(path)
    with pytest.raises(DecodeError):
        game.read_state(game.states.encode(state), game.info.rules_version + 1)


def test_every_game_whose_rules_have_changed_has_positions_of_each_older_version() -> None:
    found = {(path.parent.parent.name, int(path.parent.name.removeprefix("version-"))) for path in FILES}
    assert found == {(key, n) for key, game in GAMES.items() for n in range(1, game.info.rules_version)}
