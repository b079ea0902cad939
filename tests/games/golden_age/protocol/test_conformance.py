"""The protocol's promises on random matches, for both numbers of seats."""

import pytest

from engines.core.testing import check_game
from engines.golden_age.game import GAME
from tests.tiers import few


@pytest.mark.parametrize("seats", few(1, [3, 4]))
def test_random_matches_keep_every_promise(seats: int) -> None:
    report = check_game(GAME, seats, "golden", one_in=20, look_in=2)
    assert report.samples >= 20


@pytest.mark.long
def test_many_matches_under_thin_checks_show_every_verb() -> None:
    verbs: set[str] = set()
    for n in range(12):
        verbs |= check_game(GAME, 3 + n % 2, f"thin {n}", one_in=200, look_in=20).verbs
    assert verbs == set(GAME.verbs)
