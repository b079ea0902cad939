"""The protocol's promises on random matches, for both numbers of seats."""

from __future__ import annotations

import pytest

from engines.core.testing import check_game
from engines.golden_age.game import GAME


@pytest.mark.parametrize("seats", [3, 4])
def test_random_matches_keep_every_promise(seats: int) -> None:
    reports = [check_game(GAME, seats, f"golden {n}", one_in=40) for n in range(2)]
    assert sum(report.samples for report in reports) >= 30
    assert len({verb for report in reports for verb in report.verbs}) >= 19
