"""A database that an earlier release left is opened by this one, and the matches in it go on."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from service.app import Kontor
from service.base.config import Config
from service.base.read_models import ContestView
from tests.service.older import DUMPS, move
from tests.service.table import ALL_GAMES, PEOPLE, Ears, FakeClock, Table

MATCHES = {1: "fugger", 2: "cities_knights", 3: "golden_age"}
LEFT = 1_750_250_000
"""When the newest dump was written, by its own clock."""
MOVES = 40


@pytest.fixture(params=sorted(DUMPS.glob("*.sql")), ids=lambda path: path.stem)
async def left(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Table]:
    """The service on a database of an earlier release."""
    with closing(sqlite3.connect(tmp_path / "kontor.db")) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
    clock = FakeClock(LEFT)
    ears, config = Ears(clock), Config(tmp_path / "kontor.db", computer_delay=(2, 2))
    table = Table(await Kontor.open(config, clock, ALL_GAMES), ears, clock, config)
    await table._start()
    yield table
    await table.kontor.close()


async def sit_down(table: Table, match: int) -> None:
    """At one of its matches."""
    table.id = match
    by_id = {user.id: user for user in PEOPLE}
    table.people = [by_id[seat.user_id or 0] for seat in (await table.info()).seats]


@pytest.mark.parametrize("match", MATCHES, ids=MATCHES.values())
async def test_a_match_of_an_earlier_release_goes_on(left: Table, match: int) -> None:
    await sit_down(left, match)
    assert (await left.info()).game == MATCHES[match]
    await left.prove()
    before = (await left.info()).seq
    chance = random.Random(match)
    for _ in range(MOVES):
        if (await left.info()).status == "over":
            break
        await move(left, chance)
    await left.wait(60)
    assert (await left.info()).seq >= before + MOVES // 2
    await left.prove()


async def test_what_was_answered_in_an_auction_is_kept(left: Table) -> None:
    await sit_down(left, 3)
    asked = sorted(await left.awaited())
    plans = {seat: await planning(left, seat) for seat in asked}
    assert {seat: plan.plan and plan.plan.most for seat, plan in plans.items()} == {1: None, 2: 6, 3: 6}
    await left.prove()


async def planning(table: Table, seat: int) -> ContestView:
    """What a seat's panel shows of the auction."""
    shown = (await table.look(table.people[seat])).planning
    assert shown is not None
    return shown
