"""The protocol's promises on all maps, both sides of the boards and for all numbers of seats."""

import itertools

import pytest

from engines.core.rng import rng_from
from engines.core.testing import check_game
from engines.first_train.data import BoardName
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName, SouthName
from tests.tiers import few

TABLES: tuple[tuple[int, BoardName], ...] = ((2, "2-3"), (3, "3-4"), (3, "2-3"), (4, "3-4"))
SOUTHS: tuple[SouthName, ...] = ("original", "extended")


@pytest.mark.parametrize(("name", "table"), few(6, itertools.product(MAPS, TABLES)))
def test_random_matches_keep_every_promise(name: MapName, table: tuple[int, BoardName]) -> None:
    seats, board = table
    south = rng_from(f"south {name} {table}").choice(SOUTHS)
    settings = FirstTrainSettings(map=name, board=board, south=south)
    report = check_game(GAME, seats, f"random {name} {board}", settings=settings, one_in=30, look_in=5)
    outcome = report.record.outcome
    assert outcome is not None
    assert sorted(outcome.ranks) == list(range(1, seats + 1))


@pytest.mark.long
def test_many_matches_under_thin_checks_show_every_verb_and_most_events() -> None:
    reports = [
        check_game(GAME, 2 + n % 2, f"many {n}", settings=FirstTrainSettings(board="2-3"), one_in=200, look_in=60)
        for n in range(12)
    ]
    assert {verb for report in reports for verb in report.verbs} == set(GAME.verbs)
    told = {event for report in reports for event in report.events}
    # Nürnberg and Fürth are seldom joined by chance.
    assert {"line-sold", "removed", "colour-chosen", "train-bought"} <= told
