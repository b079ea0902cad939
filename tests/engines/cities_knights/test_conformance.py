"""The protocol's promises for every number of seats and every kind of island."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cities_knights.game import GAME, CatanSettings
from engines.core.testing import check_game


@pytest.mark.parametrize(("seats", "board"), [(3, "spiral"), (4, "random"), (3, "fixed")])
def test_random_matches_keep_every_promise(seats: int, board: Any) -> None:
    report = check_game(GAME, seats, f"knights {board}", settings=CatanSettings(board=board), one_in=100)
    assert report.samples >= 5
    assert len(report.verbs) >= 25
