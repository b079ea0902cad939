"""A database that an earlier release left is opened by this one, and the matches in it go on."""

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from service.app import Kontor
from service.base.config import Config
from service.base.read_models.panels import ContestView
from tests.service.helpers.fake_discord import FakeClock, FakeDiscord
from tests.service.helpers.match import ALL_GAMES, PEOPLE, ServiceMatch
from tests.service.helpers.older_databases import DUMPS, move

MATCHES = {1: "fugger", 2: "cities_knights", 3: "golden_age"}
LEFT = 1_750_250_000
"""When the newest dump was written, by its own clock."""
MOVES = 40


@pytest.fixture(params=sorted(DUMPS.glob("*.sql")), ids=lambda path: path.stem)
async def left(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ServiceMatch]:
    """The service on a database of an earlier release."""
    with closing(sqlite3.connect(tmp_path / "kontor.db")) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
    clock = FakeClock(LEFT)
    discord, config = FakeDiscord(clock), Config(tmp_path / "kontor.db", computer_delay=(2, 2))
    match = ServiceMatch(await Kontor.open(config, clock, ALL_GAMES), discord, clock, config)
    await match._start()
    yield match
    await match.kontor.close()


async def sit_down(match: ServiceMatch, match_id: int) -> None:
    match.id = match_id
    by_id = {user.id: user for user in PEOPLE}
    match.people = [by_id[seat.user_id or 0] for seat in (await match.info()).seats]


@pytest.mark.parametrize("match_id", MATCHES, ids=MATCHES.values())
async def test_a_match_of_an_earlier_release_goes_on(left: ServiceMatch, match_id: int) -> None:
    await sit_down(left, match_id)
    assert (await left.info()).game == MATCHES[match_id]
    await left.prove()
    before = (await left.info()).seq
    chance = random.Random(match_id)
    for _ in range(MOVES):
        if (await left.info()).status == "over":
            break
        await move(left, chance)
    await left.wait(60)
    assert (await left.info()).seq >= before + MOVES // 2
    await left.prove()


async def test_what_was_answered_in_an_auction_is_kept(left: ServiceMatch) -> None:
    await sit_down(left, 3)
    plans = {seat: await planning(left, seat) for seat in sorted(await left.awaited())}
    assert {seat: plan.plan and plan.plan.most for seat, plan in plans.items()} == {1: None, 2: 6, 3: 6}
    await left.prove()


async def planning(match: ServiceMatch, seat: int) -> ContestView:
    shown = (await match.look(match.people[seat])).choices.planning
    assert shown is not None
    return shown
