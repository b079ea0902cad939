"""Every game keeps the protocol's promises, for every number of seats."""

import pytest

from engines import GAMES
from engines.core.testing import ConformanceReport, check_game
from tests.games.profiles import PROFILES
from tests.tiers import few

SEATS = [
    (key, seats)
    for key, game in GAMES.items()
    if not PROFILES[key].long
    for seats in range(game.info.seats[0], game.info.seats[1] + 1)
]
MATCHES = 12
SAMPLES = 10 * MATCHES
"""The least number of positions that are checked closely."""


@pytest.mark.promise("no-waiting")
@pytest.mark.parametrize(("key", "seats"), few(1, SEATS))
def test_random_matches_keep_every_promise(key: str, seats: int) -> None:
    game = GAMES[key]
    reports: list[ConformanceReport] = []
    # Of a game whose matches are short, some more are played.
    while len(reports) < MATCHES or sum(report.samples for report in reports) < SAMPLES:
        reports.append(check_game(game, seats, f"conformance {len(reports)}"))
        assert len(reports) < 10 * MATCHES, "hardly anything is looked at"
    assert {verb for report in reports for verb in report.verbs} == set(game.verbs)


def test_games_are_listed_under_their_keys_and_differ_in_their_commands() -> None:
    assert all(game.info.key == key for key, game in GAMES.items())
    commands = [game.info.command for game in GAMES.values()]
    assert len(set(commands)) == len(commands)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_refuses_too_few_and_too_many_seats(key: str) -> None:
    low, high = GAMES[key].info.seats
    for seats in (low - 1, high + 1):
        with pytest.raises(ValueError, match="is for"):
            GAMES[key].setup(seats, bytes(16))
