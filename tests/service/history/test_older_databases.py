"""A database that an earlier release left is opened by this one, and the matches in it go on."""

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import encode

import engines.cities_knights.actions as cities_knights
import engines.fugger.actions as fugger
import engines.golden_age.actions as golden_age
from engines.first_train.plans import Wishes
from service.app import Kontor
from service.base.config import Config
from service.base.read_models.panels import ContestView
from service.match.log_line import verb_of
from tests.service.helpers.fake_discord import FakeClock, FakeDiscord
from tests.service.helpers.match import ALL_GAMES, ServiceMatch
from tests.service.helpers.older_databases import DUMPS, move, sit_down

GAMES = ("fugger", "cities_knights", "golden_age", "nuremberg", "first_train")
"""The games of a dump's matches by number; the first release had three."""
DUMPED = {"0004_nicknames": 3, "0011_status": 5}
"""By dump, the number of its matches."""
LEFT = 1_750_250_100
"""When the newest dump was written, by its own clock."""
MOVES = 40
LONG = 300
"""Seconds within which what was ordered or planned ahead is done."""


async def opened(dump: str, folder: Path) -> ServiceMatch:
    """The service on a database of an earlier release."""
    with closing(sqlite3.connect(folder / "kontor.db")) as connection:
        connection.executescript((DUMPS / f"{dump}.sql").read_text(encoding="utf-8"))
    clock = FakeClock(LEFT)
    discord, config = FakeDiscord(clock), Config(folder / "kontor.db", computer_delay=(2, 2))
    match = ServiceMatch(await Kontor.open(config, clock, ALL_GAMES), discord, clock, config)
    await match._start()
    return match


@pytest.fixture
async def left(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ServiceMatch]:
    match = await opened(request.param, tmp_path)
    yield match
    await match.kontor.close()


every_dump = pytest.mark.parametrize("left", DUMPED, indirect=True)
newest_dump = pytest.mark.parametrize("left", ["0011_status"], indirect=True)


def test_every_dump_is_opened() -> None:
    assert {path.stem for path in DUMPS.glob("*.sql")} == set(DUMPED)


@pytest.mark.parametrize(
    ("left", "match_id"),
    [(dump, number) for dump, matches in DUMPED.items() for number in range(1, matches + 1)],
    indirect=["left"],
)
async def test_a_match_of_an_earlier_release_goes_on(left: ServiceMatch, match_id: int) -> None:
    await sit_down(left, match_id)
    assert (await left.info()).game == GAMES[match_id - 1]
    await left.prove()
    before = (await left.info()).seq
    chance = random.Random(match_id)
    for _ in range(MOVES):
        if (await left.info()).status == "over":
            break
        await move(left, chance)
    await left.wait(60)
    assert (await left.info()).seq >= before + MOVES // 5
    await left.prove()


@pytest.mark.parametrize("left", ["0004_nicknames"], indirect=True)
async def test_what_was_answered_in_an_auction_is_kept(left: ServiceMatch) -> None:
    await sit_down(left, 3)
    plans = {seat: await planning(left, seat) for seat in sorted(await left.awaited())}
    assert {seat: plan.plan and plan.plan.most for seat, plan in plans.items()} == {1: None, 2: 6, 3: 6}
    await left.prove()


async def planning(match: ServiceMatch, seat: int) -> ContestView:
    shown = (await match.look(match.people[seat])).choices.planning
    assert shown is not None
    return shown


@newest_dump
@pytest.mark.parametrize("match_id", range(1, len(GAMES) + 1), ids=GAMES)
async def test_instructions_of_two_tables_are_as_they_were_given(left: ServiceMatch, match_id: int) -> None:
    await sit_down(left, match_id)
    for seat, user in enumerate(left.people):
        was = given_before(match_id, seat)
        shown = await left.look(user)
        ahead = was.pop("ahead", {"moves": (), "lapsed": None})
        assert [to_builtins(why) for why in shown.news.missed] == was.pop("missed", {"why": []})["why"]
        planning = shown.choices.planning
        plan = None if planning is None or planning.plan is None else encode(planning.plan)
        assert plan == (encode(was.pop("plan")) if "plan" in was else None)
        orders = {info.key: list(info.chosen) for info in shown.instructions.orders if info.on}
        assert orders == {key: order["chosen"] for key, order in was.items()}
        premoves = shown.instructions.premoves
        assert premoves is not None
        assert [to_builtins(line.label) for line in premoves.lines] == [one["label"] for one in ahead["moves"]]
        assert to_builtins(premoves.lapsed) == ahead["lapsed"]


def given_before(match_id: int, seat: int) -> dict[str, Any]:
    """Return a seat's instructions in the newest dump, by kind; orders by their keys."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript((DUMPS / "0011_status.sql").read_text(encoding="utf-8"))
        found = connection.execute(
            "SELECT kind, payload FROM standing_order WHERE match_id = :match AND seat = :seat"
            " UNION SELECT 'plan', plan FROM contest_plan WHERE match_id = :match AND seat = :seat",
            {"match": match_id, "seat": seat},
        )
        return {kind: json.loads(payload) for kind, payload in found}


@newest_dump
@pytest.mark.parametrize(
    ("game", "answers", "done"),
    [
        ("fugger", {2: fugger.Play("copper")}, ["2 player play"]),
        ("cities_knights", {1: cities_knights.EndTurn()}, ["1 player end", "2 auto roll"]),
        (
            "golden_age",
            {3: golden_age.Pass(), 2: golden_age.Pass()},
            ["1 auto bid", "2 player pass", "3 auto pass", "0 player end", "1 auto roll"],
        ),
        ("nuremberg", {}, ["0 player end", "1 player end", "2 player end"]),
        ("first_train", {1: Wishes(("4-6",), ("3-6",), "least")}, ["1 auto bid", "2 auto bid", "2 player line"]),
    ],
)
async def test_what_was_ordered_and_planned_is_done(
    left: ServiceMatch, game: str, answers: dict[int, Any], done: list[str]
) -> None:
    await sit_down(left, GAMES.index(game) + 1)
    before = (await left.info()).seq
    for seat, action in answers.items():
        await left.do(left.people[seat], action)
    await left.wait(3 * LONG)
    made = [f"{step.seat} {step.origin} {verb_of(step.payload)}" for step in (await left.steps())[before:]]
    assert [step for step in dict.fromkeys(made) if step in done] == done
    await left.prove()
