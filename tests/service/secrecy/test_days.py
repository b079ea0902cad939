"""Contests over days: no one else notices who has answered, when, what and by which source of moves."""

from pathlib import Path

import pytest

from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.match import ServiceMatch
from tests.service.secrecy.days import SEATS, Days
from tests.service.secrecy.twins import differences

IN_FILES = pytest.mark.in_files
MORE = (pytest.mark.long, IN_FILES)


async def played(path: Path | str, game: str, seed: int, number: int) -> Days:
    match = await ServiceMatch.empty(path)
    try:
        world = Days(match, game, str(seed), number)
        await world.play()
        return world
    finally:
        await match.kontor.close()


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize(
    "seed", [1, pytest.param(3, marks=IN_FILES), *(pytest.param(seed, marks=MORE) for seed in (2, 4, 5))]
)
@pytest.mark.parametrize("game", SEATS)
async def test_others_get_the_same_whoever_has_answered(databases: DatabaseFactory, game: str, seed: int) -> None:
    one, other = [await played(databases.new(str(number)), game, seed, number) for number in range(2)]
    assert len(one.readings) > 20
    assert differences(one, other) == {}
