"""Every game keeps the protocol's promises, for every number of seats."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.core.testing import check_game

SEATS = [
    (key, seats) for key, game in GAMES.items() for seats in range(game.info.seats[0], game.info.seats[1] + 1)
]
MATCHES = 12
LONG = {"cities_knights", "golden_age"}
"""Games whose random matches take a thousand actions and more: their own tests check a few of them."""


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key, seats in SEATS if key not in LONG])
def test_random_matches_keep_every_promise(key: str, seats: int) -> None:
    game = GAMES[key]
    reports = [check_game(game, seats, f"conformance {n}") for n in range(MATCHES)]
    assert {verb for report in reports for verb in report.verbs} == set(game.verbs)
    assert sum(report.samples for report in reports) >= 10 * MATCHES


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
