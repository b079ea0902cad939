"""The protocol's promises for every number of seats and every kind of island."""

from typing import Any

import pytest

from engines.cities_knights.game import GAME, CatanSettings
from engines.core.testing import check_game
from tests.tiers import few

RARE = {"answer-metropolis"}
"""Several places for a metropolis are seldom seen in random play; recorded matches have them."""


@pytest.mark.parametrize(("seats", "board"), few(1, [(4, "random"), (3, "fixed"), (3, "spiral"), (4, "fixed")]))
def test_random_matches_keep_every_promise(seats: int, board: Any) -> None:
    settings = CatanSettings(board=board)
    report = check_game(GAME, seats, f"knights {board}", settings=settings, one_in=100, look_in=10)
    assert report.samples >= 3
    assert len(report.verbs) >= 25


@pytest.mark.long
def test_many_matches_under_thin_checks_show_every_verb() -> None:
    verbs: set[str] = set()
    for n in range(8):
        verbs |= check_game(GAME, 3 + n % 2, f"many {n}", one_in=200, look_in=40).verbs
    assert verbs >= set(GAME.verbs) - RARE
