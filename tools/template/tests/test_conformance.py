"""New Game keeps the protocol's promises.

Delete this file when the game is listed in `engines.GAMES`, where all games are tested.
"""

from __future__ import annotations

import pytest

from engines.core.testing import check_game
from engines.newgame import GAME


@pytest.mark.parametrize("seats", range(GAME.info.seats[0], GAME.info.seats[1] + 1))
def test_random_matches_keep_every_promise(seats: int) -> None:
    reports = [check_game(GAME, seats, f"conformance {n}") for n in range(6)]
    assert {verb for report in reports for verb in report.verbs} == set(GAME.verbs)
