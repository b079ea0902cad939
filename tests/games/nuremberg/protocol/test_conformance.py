"""The protocol's promises for both set-ups with three and four seats."""

from typing import Any

import pytest

from engines.core.testing import check_game
from engines.nuremberg.game import GAME, NurembergSettings
from tests.tiers import few

RARE = {"answer-council"}
"""Equal holders are seldom passed in random play; recorded matches have it."""


@pytest.mark.parametrize(
    ("setup", "seats"), few(2, [("beginner", 3), ("advanced", 4), ("beginner", 4), ("advanced", 3)])
)
def test_random_matches_keep_every_promise(seats: int, setup: Any) -> None:
    settings = NurembergSettings(setup=setup)
    report = check_game(GAME, seats, f"nuremberg {setup}", settings=settings, one_in=40, look_in=10)
    assert report.samples >= 3
    assert len(report.verbs) >= 15
    assert ("place" in report.verbs) == (setup == "advanced")


@pytest.mark.long
def test_many_matches_under_thin_checks_show_every_verb() -> None:
    verbs: set[str] = set()
    for n in range(12):
        settings = NurembergSettings(setup="advanced" if n % 2 else "beginner")
        verbs |= check_game(GAME, 3 + n // 2 % 2, f"many {n}", settings=settings, one_in=200, look_in=60).verbs
    assert verbs >= set(GAME.verbs) - RARE
