"""Several processes on one database of a server: here several services, which share nothing but that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service.errors import Refusal
from service.kontor import Kontor
from service.read_models import ProposalInfo
from tests.databases import POSTGRESQL
from tests.service.bazaar import Pass
from tests.service.table import ALL_GAMES, ANNA, BEN, CHLOE, DIRK, Ears, Table

pytestmark = pytest.mark.parametrize("on", [pytest.param(POSTGRESQL, marks=pytest.mark.postgresql)], indirect=True)


@pytest.fixture
async def pair(on: str, tmp_path: Path) -> AsyncIterator[tuple[Table, Table]]:
    """Two tables at the same matches, each by a process of its own; only the first has workers."""
    first = await Table.empty(tmp_path)
    second = Table(
        await Kontor.open(first.config, first.clock, ALL_GAMES), Ears(first.clock), first.clock, first.config
    )
    second.kontor.gate.through(second.town)
    yield first, second
    await second.kontor.close()
    await first.kontor.close()


async def test_a_match_opened_through_one_is_played_through_the_other(pair: tuple[Table, Table]) -> None:
    here, there = pair
    await here.begin()
    there.id = here.id
    for _ in range(3):
        for user, table in ((ANNA, here), (BEN, there)):
            shown = await table.look(user)
            await table.kontor.play.submit(user, here.id, [Pass()], shown.token)
            await here.wait(15)
    assert (await there.info()).seq == (await here.info()).seq
    await here.prove()
    await there.prove()


async def test_of_two_moves_at_one_instant_one_counts_and_the_other_is_told(pair: tuple[Table, Table]) -> None:
    here, there = pair
    await here.begin()
    there.id = here.id
    for _ in range(5):
        mover = ANNA if 0 in await here.awaited() else BEN
        tokens = [(await table.look(mover)).token for table in pair]
        before = (await here.info()).seq
        done = await asyncio.gather(
            *(
                table.kontor.play.submit(mover, here.id, [Pass()], token)
                for table, token in zip(pair, tokens, strict=True)
            ),
            return_exceptions=True,
        )
        assert all(not isinstance(one, BaseException) or isinstance(one, Refusal) for one in done), done
        await here.wait(15)
        assert (await here.info()).seq == before + 1
        await here.prove()
        await there.prove()


async def test_the_last_place_of_a_lobby_is_taken_once(pair: tuple[Table, Table]) -> None:
    here, there = pair
    for _ in range(5):
        info = await here.kontor.lobby.create(ANNA, game="bazaar", guild_id=70, channel_id=80, seats=3)
        await here.kontor.lobby.join(BEN, info.id)
        assert (await there.kontor.reading.info(info.id)).id == info.id
        done = await asyncio.gather(
            here.kontor.lobby.join(CHLOE, info.id),
            there.kontor.lobby.join(DIRK, info.id),
            return_exceptions=True,
        )
        assert [type(one) for one in done].count(Refusal) == 1, done
        assert len((await there.kontor.reading.info(info.id)).people) == 3


async def test_the_last_two_votes_are_settled_once(pair: tuple[Table, Table]) -> None:
    here, there = pair
    await here.begin(people=3)
    vote = await here.kontor.votes.pause(ANNA, here.id)
    assert isinstance(vote, ProposalInfo)
    done = await asyncio.gather(
        here.kontor.votes.answer(BEN, vote.id, True), there.kontor.votes.answer(CHLOE, vote.id, True)
    )
    assert sorted(one is None for one in done) == [False, True]
    assert (await here.info()).status == (await there.kontor.reading.info(here.id)).status == "paused"


async def test_a_rematch_is_opened_once(pair: tuple[Table, Table]) -> None:
    here, there = pair
    await here.begin()
    await here.kontor.votes.close(ANNA, here.id)
    await here.kontor.votes.close(BEN, here.id)
    assert (await there.kontor.reading.info(here.id)).status == "aborted"
    first, second = await asyncio.gather(
        here.kontor.lobby.rematch(ANNA, here.id), there.kontor.lobby.rematch(BEN, here.id)
    )
    assert first.id == second.id


async def test_settings_changed_in_two_places_are_both_kept(pair: tuple[Table, Table]) -> None:
    here, there = pair
    for user in (ANNA, BEN, CHLOE):
        await asyncio.gather(
            here.kontor.users.update(user, time_zone="Europe/Paris"),
            there.kontor.users.update(user, style=3),
        )
        kept = await here.kontor.users.settings(user.id)
        assert (kept.time_zone, kept.style) == ("Europe/Paris", 3)


async def test_whoever_follows_a_match_elsewhere_learns_of_its_change(pair: tuple[Table, Table]) -> None:
    here, there = pair
    await here.begin()
    await there.kontor.matches.get(here.id)
    heard = asyncio.Event()
    there.kontor.matches.changed.append(lambda _: heard.set())
    moment = there.kontor.matches.moment(here.id)
    await here.do(ANNA if 0 in await here.awaited() else BEN, Pass())
    async with asyncio.timeout(30):
        await heard.wait()
    assert there.kontor.matches.moment(here.id) > moment
